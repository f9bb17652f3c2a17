#!/bin/sh
# SPDX-License-Identifier: MIT
# What the players of a match decide together, and who is asked.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/wishes.sh"
make_match club harbour 3 || exit 1
echo 'answers = 500' >>club/tradepost.conf

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
	query "select state from matches where name = '${1:-harbour}'"
}

# ---- asking and refusing ----

check 'vote alone tells what there is' ask '/vote concede SEAT: the match ends, and who has won is' \
	red 1 0 <<EOT
/vote
EOT
for wrong in 'frob' 'concede' 'concede purple' 'draw maybe' 'draw no yes'; do
	seq=$((${seq:-1} + 1))
	check "'/vote $wrong' is none" ask 'It was not done: write one of these' red $seq 0 <<EOT
/vote $wrong
EOT
done
check 'what was not voted for cannot be taken back' ask 'you had not voted for that' red 10 0 <<EOT
/vote draw no
EOT
check 'a season that is not held cannot be let go' ask 'the season is not held' red 11 0 <<EOT
/vote go
EOT
check 'nobody was told of all that' is "$(mails notice)" 0

# ---- proposing ----

check 'a vote is counted' ask 'it is a draw'"'"': 1 of 3; it needs all. Not yet: blue, green' red 12 0 <<EOT
/vote draw
EOT
check 'all are told once' is "$(mails notice)" 3
notice 2 >.notice
check 'who proposed it, and how to agree' has .notice \
	"A vote in 'harbour', proposed by red. If it is carried, the match ends, and it is a draw."
check 'and with which line' has .notice '/vote draw'
check 'another agrees' ask '2 of 3; it needs all. Not yet: green' blue 1 0 <<EOT
/vote DRAW
EOT
check 'nobody is told of that' is "$(mails notice)" 3
check 'what is voted on can be asked' ask '2 of 3' green 1 0 <<EOT
/vote
EOT
check 'a vote can be taken back' ask 'Your vote is taken back' red 13 0 <<EOT
/vote draw no
EOT
check 'and given again' ask '2 of 3' red 14 0 <<EOT
/vote draw
EOT
check 'of which nobody is told' is "$(mails notice)" 3
check 'the match goes on' is "$(state)" 1

# ---- a pause ----

check 'a pause needs more than half' ask '1 of 3; it needs more than half' red 15 0 <<EOT
/vote pause
EOT
check 'two of three are more than half' ask 'It is decided, and all are told' green 2 0 <<EOT
/vote pause
EOT
notice 0 >.notice
check 'the referee is told' has .notice "The players of 'harbour' have decided: the season is held"
check 'the season is held' prints 'by a vote of its players' tp -C club status harbour
for seat in red blue green; do
	echo 'start 1' | letter club harbour 0 $seat 60 >.eml
	tp -C club take .eml
done
tp -C club run harbour
check 'even if all letters are in' is "$(query 'select season from matches')" 0
check 'another pause is none' ask 'the season is held already' blue 2 0 <<EOT
/vote pause
EOT
check 'players may let it go on, too' ask '1 of 3' red 16 0 <<EOT
/vote go
EOT
check 'by the same majority' ask 'It is decided' blue 3 0 <<EOT
/vote go
EOT
check 'a pause voted on again begins with no votes' ask '1 of 3' blue 4 0 <<EOT
/vote pause
EOT
tp -C club run harbour
check 'the season is played' is "$(query 'select season from matches')" 1

# ---- votes end with their season ----

check 'votes of an old season do not count' ask '1 of 3; it needs all. Not yet: red, blue' green 1 1 <<EOT
/vote draw
EOT
check 'who left is not asked' ask 'You have left' red 1 1 <<EOT
/stop
EOT
check 'and has no vote' ask 'your seat has no vote on that' red 2 1 <<EOT
/vote draw
EOT
printf 'I was near.\n' >.diary
{ echo /diary && cat .diary; } | wish green 2 1 >.eml
tp -C club take .eml
check 'all who are left end the match' ask 'It is decided' blue 1 1 <<EOT
/vote draw
EOT
check 'it is over' is "$(state)" 2
check 'status says why' prints 'over after season 0: the match ends, and it is a draw' \
	tp -C club status harbour
# waiting SEAT: its line of status, where it is of mails alone
waiting() {
	tp -C club status harbour | grep -q "^  $1  *$1 player  *[0-9][0-9]* mails to send\$"
}
check 'and what waits for a seat, with no comma before it' waiting blue
check 'all are told how it stands' has .answer 'all are told'
query "select cast(bytes as text) from mails join mail_bytes on mail = id where seat = 3
	order by id desc limit 3" | tr -d '\r' >.last
check 'in a mail' has .last 'It stands:'
check 'diaries are opened' has .last 'I was near.'
check 'history says so, too' ask 'its players have decided: the match ends, and it is a draw' \
	blue 30 <<EOT
/history
EOT
echo 'build village 4,5' | letter club harbour 1 blue 70 >.eml
tp -C club take .eml
check 'letters are not taken any more' is "$(verdict)" match-over
before=$(query 'select count(*) from seasons')
tp -C club tick
check 'and no season is played' is "$(query 'select count(*) from seasons')" "$before"

# ---- conceding, and the referee for a seat ----

make_match club lake 3 || exit 1
check 'the referee votes for a seat' prints 'is blue'"'"': 1 of 2; it needs all' \
	tp -C club tell lake red /vote concede blue
check 'who is conceded to is not asked' exits 1 tp -C club tell lake blue /vote concede blue
check 'another winner is another vote' prints 'Not yet: blue' \
	tp -C club tell lake red /vote concede green
check 'all others decide' prints 'It is decided' tp -C club tell lake green /vote concede blue
check 'the reason names the winner' prints 'who has won is blue' tp -C club status lake
make_match club pond 2 || exit 1
tp -C club tell pond red /vote end >.out
check 'a match may end as it stands' prints 'It is decided' tp -C club tell pond blue /vote end

# ---- what a vote cannot do ----

make_match club mere 3 || exit 1
check 'a vote is one letter of many' prints '1 of 3' tp -C club tell mere red /vote draw
tp -C club export mere mere.store 2>.err
tp init other
tp -C other import --yes mere.store
check 'votes go along with a match' is "$(sqlite3 other/club.db 'select count(*) from votes')" 1
tp -C club tell mere red /stop >.out
check 'who has left and comes no more is not waited for' prints 'Awaited: blue, green' \
	tp -C club tell mere blue /who
tp key new club/ann
tail -1 club/ann.pub >ann.pub
tp -C club seat mere red --name Ann --mail ann@example.org --key ann.pub
tp -C club tell mere blue /vote draw >.out
check 'who takes a seat over has not voted' prints '2 of 3' tp -C club tell mere green /vote draw
check 'when one leaves whom the others waited for, they have decided' prints 'It is decided' \
	tp -C club tell mere red /stop
check 'and the match is over' is "$(state mere)" 2
check 'the referee can take it up again' exits 0 tp -C club start mere
check 'then it goes on' is "$(state mere)" 1
check 'and all are told' has_notice 2 "The referee has taken up 'mere' again"
tp -C club tell mere green /stop >.out
check 'who is alone cannot end it' prints 'nobody else is there to agree' \
	sh -c '"$0" -C club tell mere blue /vote end; true' "$TRADEPOST"
check 'nor take it back for others' exits 1 tp -C club tell mere blue /vote end no
for i in 1 2 3 4 5 6 7 8 9 10 11; do
	tp -C club tell mere blue /vote pause >.out
	tp -C club tell mere blue /vote go >.out
done
check 'nobody votes without end' prints 'you have voted 10 times this season' \
	sh -c '"$0" -C club tell mere blue /vote go; true' "$TRADEPOST"

make_match club fen 3 || exit 1
tp -C club hold fen --why 'a storm'
tp -C club tell fen red /vote go >.out
tp -C club go fen
tp -C club hold fen --why 'another storm'
check 'votes to go on do not end a later hold' prints '1 of 3' tp -C club tell fen blue /vote go
tp -C club go fen

make_match club tarn 2 || exit 1
tp -C club tell tarn blue /vote end >.out
printf '/vote end\n/vote draw\n/stop\n' | orders tarn 0 red 3 >.text
tp sign --key club/red.key .text | mail red >.eml
tp -C club take .eml
answer | tr '\n' ' ' | tr -s ' ' >.answer
check 'below a vote that ends the match nothing is done' has .answer \
	'/stop It was not done: the match is over.'
check 'and nothing is said of a season to come' sh -c '! grep -q "The season is" .answer'
check 'one vote alone has ended it' prints 'the match ends as it stands' tp -C club status tarn

make_match club bog 2 || exit 1
echo | letter club bog 0 red 1 >.eml
tp -C club take .eml
tp -C club run bog --now
query "update seasons set image = x'00' where match = (select id from matches where name = 'bog')"
echo '/vote draw' | orders bog 1 red 2 >.text
tp sign --key club/red.key .text | mail red >.eml
check 'a match that cannot be read keeps no letters of others waiting' exits 0 tp -C club take .eml
answer >.answer
check 'its player is told' has .answer 'cannot be read now'
finish
