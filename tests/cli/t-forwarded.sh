#!/bin/sh
# SPDX-License-Identifier: MIT
# A mail of the club that its player forwards to the club's own address, with orders above: these are the letter, as in an
# answer to that mail, and nothing of what is forwarded is.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'mail = club@example.net' 'answers = 500' >>club/tradepost.conf
seats harbour ann bob >/dev/null || exit 1

last() {
	query "select verdict || ' ' || season || ' ' || replace(substr(text, instr(text, 'seq')), char(10), ';')
		from letters order by id desc limit 1"
}
told() {
	query "select bytes from mails join mail_bytes on mail = mails.id order by mails.id desc limit 1" |
		tr -d '\r' | tr -s ' \n' '  ' >.told
}
# head PROGRAM: what it puts above a mail that it forwards
head_of() {
	case $1 in
	gmail) printf '%s\n' '---------- Forwarded message ---------' "From: A tradepost club <club@example.net>" \
		'Date: Mon, Nov 23, 2026 at 2:41 AM' 'Subject: [harbour] the match begins' 'To: Ann <ann@example.org>' '' ;;
	iphone) printf '%s\n' 'Begin forwarded message:' '' "From: A tradepost club <club@example.net>" \
		'Date: 23 November 2026 at 02:41:05 GMT' 'To: Ann <ann@example.org>' 'Subject: [harbour] the match begins' '' ;;
	thunderbird) printf '%s\n' '-------- Weitergeleitete Nachricht --------' 'Betreff:  [harbour] the match begins' \
		'Datum:  Mon, 23 Nov 2026 02:41:05 +0000' 'Von:  A tradepost club <club@example.net>' 'An:  Ann <ann@example.org>' '' ;;
	outlook) printf '%s\n' '________________________________' "From: A tradepost club <club@example.net>" \
		'Sent: Monday, November 23, 2026 2:41 AM' 'To: Ann <ann@example.org>' 'Subject: [harbour] the match begins' '' ;;
	word) printf '%s\n' "From: A tradepost club <club@example.net>" 'Sent: Monday, November 23, 2026 2:41 AM' \
		'To: Ann <ann@example.org>' 'Subject: [harbour] the match begins' '' ;;
	esac
}
# forwards PROGRAM KIND FROM LINES: to the club's address
forwards() {
	{
		printf "$4\\n\\n"
		head_of "$1"
		newest "$2" 1 | sed '1,/^$/d'
	} | mailed "$3" club@example.net
}

seq=0
for program in gmail iphone thunderbird outlook word; do
	seq=$((seq + 1))
	forwards $program roster ann@example.org "Hello, my orders:\nstart 4,6 5,$seq"
	check "orders above a mail that $program forwards are the letter" is "$(last)" "taken 0 seq $seq;start 4,6 5,$seq;"
	told
	check 'what was forwarded is none of it, and no words of its writer either' sh -c \
		'grep -q "read as words, not as orders: | Hello, my orders: Your" .told || ! grep -q "orders: | .*orwarded message" .told'
done

forwards gmail roster ann@example.org 'Look at this'
check 'without orders above nothing of it is taken' is "$(query "select count(*) from letters where verdict = 'taken'")" $seq
told
check 'and the answer says which letter stands' has .told "Your earlier letter for season 0 of 'harbour' still counts."

forwards gmail roster third@elsewhere.example 'start 3,6'
check 'from another address it waits, as anybody may have been forwarded it' is "$(last | sed 's/match.*start/start/')" 'waits 0 start 3,6;'
check 'for a yes of the address of the seat' is "$(query "select recipient from mails where kind = 'notice' order by id desc limit 1")" ann@example.org

printf 'start 7,3 4,6\n' | mailed bob@example.org "$(address roster 2)"
tp -C club run harbour --now >.out
forwards gmail report ann@example.org '@ prefer city castle temple mine village army'
check 'a report is answered so as well' is "$(last)" 'taken 1 seq 1;@ prefer city castle temple mine village army;'
forwards gmail roster ann@example.org 'gold a'
told
check 'of a season that is over the orders come too late' has .told 'season 0'

# Without a token that proves it, the seat is told how to answer.
{
	printf 'start 4,6 5,5\n\n'
	head_of gmail
	newest report 1 | sed '1,/^$/d; /^token/d'
} | mailed ann@example.org club@example.net
told
check 'where no token is forwarded, the seat is told to press Reply' has .told "Press Reply to this mail, and write your orders for 'harbour' again"
finish
