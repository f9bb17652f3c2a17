#!/bin/sh
# SPDX-License-Identifier: MIT
# Somebody without a seat writes to a club that has no seat open: nobody is met with silence, and no robot with an
# answer.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'mail = club@example.net' "name = Clara's Table" >>club/tradepost.conf
tp -C club person ann --mail ann@example.org
tp -C club new ktech harbour ann --seats 2

# ask FROM LINE... [in $head]: a new mail to the club with these lines
ask() {
	from=$1
	shift
	printf '%s\n' "$@" | mailed "$from" club@example.net "${head:-}"
}
mails() {
	query "select count(*) from mails where recipient = '$1'"
}
# says TO TEXT: the newest mail to that address has the text, however its lines are broken
says() {
	{
		query "select bytes from mails join mail_bytes on mail = mails.id where recipient = '$1'
			order by mails.id desc limit 1" | tr -d '\r' | tr -s ' \n' '  '
		echo
	} >said
	has said "$2"
}
logged() {
	query 'select count(*) from unknown_senders'
}

ask cora@example.org 'Hello, how do I join a game?'
check 'whoever writes in words is told what this is, and how to ask' says cora@example.org \
	"send the line /games alone to this address. Clara's Table plays board games by mail."
check 'and that no seat is open' has said 'No match of this club has an open seat now.'
check 'and nothing of a match that is not open' sh -c '! grep -qi harbour said'
check 'the referee reads of it' is "$(logged)" 1
tp -C club take "mail.$(find . -name 'mail.*' | wc -l)" >/dev/null
check 'the same mail once more is not answered' is "$(mails cora@example.org)" 1
ask cora@example.org 'start 4,6 5,3'
check 'orders of somebody without a seat are answered, too' says cora@example.org 'nothing in it was taken'
ask cora@example.org 'match nowhere' 'season 0' 'seat red' 'start 4,6 5,3'
check 'as is a letter to no match' is "$(mails cora@example.org)" 3
ask cora@example.org /games
check 'but no more in a day than other unknown senders are' is "$(mails cora@example.org)" 3
check 'nobody else hears of it' is "$(mails ann@example.org)" 1

for line in 'Auto-Submitted: auto-replied' 'Precedence: bulk' 'List-Id: <games.example.net>' 'Return-Path: <>'; do
	head=$line ask robot@example.org 'I am away until Monday, and read no mails.'
done
head= ask mailer-daemon@example.org 'Your mail could not be delivered.'
check 'no program, list or bounce is answered' is "$(mails robot@example.org)$(mails mailer-daemon@example.org)" 00
ask spam@example.org 'See what you have won at https://example.org/won today'
check 'nor what has links' is "$(mails spam@example.org)" 0
ask ann@example.org 'Hello, how do I join a game?'
check 'a player is told how to answer a mail of their seat instead' says ann@example.org 'Press Reply to this mail, and write your orders for'
echo 'unknown-senders = answer' >>club/tradepost.conf
ask dora@example.org 'Hello, how do I join a game?'
check 'a club that tells unknown senders what is wrong does so instead' says dora@example.org 'could not be taken as a letter of orders'
check 'by one mail' is "$(mails dora@example.org)" 1
finish
