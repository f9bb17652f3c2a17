#!/bin/sh
# SPDX-License-Identifier: MIT
# A player's mail to the club's own address, which their program shows: nothing in it is taken, and the address of
# the seat gets one mail that can be answered.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'mail = club@example.net' >>club/tradepost.conf
seats harbour ann bob >/dev/null || exit 1
# plain FROM: standard input to the club's address
plain() {
	query 'select max(id) from mails' >seen
	mailed "$1" club@example.net
}
# got: who was mailed since
got() {
	query "select recipient from mails where id > $(cat seen)" | tr '\n' ' '
}
last() {
	query "select bytes from mails join mail_bytes on mail = mails.id order by mails.id desc limit 1" | tr -d '\r'
}
says() {
	{ last | tr -s ' \n' '  '; echo; } >said
	has said "$1"
}
taken() {
	query "select count(*) from letters where verdict = 'taken'"
}

{
	printf 'start 4,6\n\n> build village 1,1\n'
	newest roster 1 | sed '1,/^$/d; s/^/> /'
} >body
plain ann@example.org <body
check 'orders to the plain address are not taken' is "$(taken)" 0
check 'the address of the seat gets one mail' is "$(got)" 'ann@example.org '
check 'which says to answer it' says "Press Reply to this mail, and write your orders for 'harbour' again"
check 'and has nothing of what somebody wrote who proved nothing' sh -c '! grep -q "start 4,6\|build village" said'
check 'nothing is counted as from an unknown sender' is "$(query 'select count(*) from unknown_senders')" 0
to=$(last | sed -n 's/^Reply-To: <\(.*\)>$/\1/p')
printf 'start 4,6\n' | mailed ann@example.org "$to"
check 'a reply to it is taken' is "$(taken)" 1
tp -C club take mail.1 >/dev/null
check 'the same mail again is answered by nothing' says 'is taken'

for body in /help /mine 'build village 1,1' 'season 0
start 5,5'; do
	echo "$body" | plain bob@example.org
	check "so is '$body'" is "$(got)" 'bob@example.org '
done
check 'not more often than answers go to a seat' sh -c '[ "$1" -le 20 ]' - "$(
	for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22; do
		echo "start 1,$i" | mailed bob@example.org club@example.net
	done
	query "select count(*) from mails where recipient = 'bob@example.org' and kind = 'answer'")"
head=$(query 'select count(*) from mails')
echo 'start 4,6' | mailed ann@example.org club@example.net 'Auto-Submitted: auto-replied'
check 'no program is answered' is "$(query 'select count(*) from mails')" "$head"
echo 'start 4,6' | plain mallory@example.org
check 'who has no seat is told of no seat' is "$(got)" 'mallory@example.org '
check 'but where one could be asked for' says 'send the line /games alone to this address'

seats lagoon ann cleo >/dev/null || exit 1
echo 'start 3,3' | plain ann@example.org
check 'who has two matches gets one mail, too' is "$(got)" 'ann@example.org '
last >several
for match in harbour lagoon; do
	at=$(sed -n "s/^    $match (.*): //p" several)
	before=$(taken)
	echo 'start 3,3' | mailed ann@example.org "$at"
	check "with the address of $match" is "$(taken)" $((before + 1))
done
check 'nothing of another seat is in it' sh -c '! grep -qi "bob\|cleo\|blue" several'
finish
