#!/bin/sh
# SPDX-License-Identifier: MIT
# What the players of a match decide together, as the referee sees it and by tell; tests/unit/t-votes.c has
# the rest.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/mailcmds.sh"
# notice SEAT: the newest notice to that seat (0: the referee), as text
notice() {
	query "select bytes from mails join mail_bytes on mail = id where kind = 'notice'
		and seat = $1 order by id desc limit 1" | tr -d '\r' | tr '\n' ' ' | tr -s ' '
}
has_notice() {
	notice "$1" >.found
	has .found "$2"
}
state() {
	query "select state from matches where name = '$1'"
}

# ---- conceding, and the referee for a seat ----

make_match club lake 3 || exit 1
check 'the referee votes for a seat' prints 'blue has won'"'"': 1 of 2 agree, and all must agree' \
	tp -C club tell lake red /vote concede blue
check 'who is conceded to is not asked' exits 1 tp -C club tell lake blue /vote concede blue
check 'all others decide' prints 'The vote is carried' tp -C club tell lake green /vote concede blue
check 'the reason names the winner' prints 'blue has won' tp -C club status lake
# waiting SEAT: its line of status, where it is of mails alone
waiting() {
	tp -C club status lake | grep -q "^  $1  *$1 player  *[0-9][0-9]* mails to send\$"
}
check 'and what waits for a seat, with no comma before it' waiting blue

# ---- what a vote cannot do ----

make_match club mere 3 || exit 1
check 'a vote is one letter of many' prints '1 of 3' tp -C club tell mere red /vote draw
tp -C club export mere mere.store 2>.err
tp init other
tp -C other import --yes mere.store
check 'votes go along with a match' is "$(sqlite3 other/club.db 'select count(*) from votes')" 1
to_referee() { query 'select count(*) from mails where seat = 0'; }
before=$(to_referee)
tp -C club tell mere red /stop >.out
check 'a referee who types that somebody leaves is not mailed it' is "$(to_referee)" "$before"
check 'who has left and comes no more is not waited for' prints 'Awaited: blue, green' \
	tp -C club tell mere blue /who
tp key new club/ann
tail -1 club/ann.pub >ann.pub
tp -C club seat mere red --name Ann --mail ann@example.org --key ann.pub
tp -C club tell mere blue /vote draw >.out
check 'who takes a seat over has not voted' prints '2 of 3' tp -C club tell mere green /vote draw
check 'when one leaves whom the others waited for, they have decided' prints 'The vote is carried' \
	tp -C club tell mere red /stop
check 'and the match is over' is "$(state mere)" 2
check 'the referee can take it up again' exits 0 tp -C club start mere
check 'then it goes on' is "$(state mere)" 1
check 'and all are told' has_notice 2 "The referee has taken up 'mere' again"
tp -C club tell mere green /stop >.out
check 'who is alone cannot end it' prints 'there is nobody else who could agree' \
	sh -c '"$0" -C club tell mere blue /vote end; true' "$TRADEPOST"
check 'nor take it back for others' exits 1 tp -C club tell mere blue /vote end no
finish
