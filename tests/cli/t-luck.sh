#!/bin/sh
# SPDX-License-Identifier: MIT
# What the dice of a match came to: for the referee, and for a player by mail. The sums below were
# worked out by hand from the journal of these two seasons.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/mailcmds.sh"

# A match of tradewarz has dice; with this chance they are known.
tp init club
known_keys club 2
echo 'answers = 500' >>club/tradepost.conf
tp -C club new tradewarz harbour --seats 2
known match club harbour 44
for seat in red blue; do
	tp -C club seat harbour $seat --name $seat --mail $seat@example.org --key club/$seat.pub
done
tp -C club start harbour

luck() {
	tp -C club luck harbour "$@" >.luck
}
check 'before any season there is nothing to tell' \
	prints 'No season of harbour has been played yet' tp -C club luck harbour
tp -C club run harbour --now
tp -C club run harbour --now
check 'after two seasons there is' luck
check 'which seasons it is of' has .luck 'The dice of harbour, seasons 0 to 1'
sed -n '/^red:/,/^$/p' .luck >.red
sed -n '/^blue:/,/^$/p' .luck >.blue
# A red die counts 3 on three sides, 2 on two and 1 on one, a blue one 3, 2, 2, 1, 1, 1: 14/6 and
# 10/6 are expected. Red threw three of each, and 16 in all, of 18: of the 46656 throws of six such dice
# 1197 come to 16 or more, and as many to 8 or less.
check 'a label: how many, what is expected, what came' \
	has .red 'order: 2 dice, expected 4, rolled 6: 2 higher'
check 'another player' has .blue 'sail: 2 dice, expected 4, rolled 5: 1 higher'
check 'what is expected' has .blue 'order: 2 dice, expected 4, rolled 4: as expected'
check 'all labels together' has .red 'in all: 6 dice, expected 12, rolled 16: 4 higher'
check 'how often so far off' has .red 'about 1 in 19 matches is this far off'
check 'a high die is no luck by itself' has .luck 'A high die is not lucky by itself'
check 'who looks at many sees rare things' has .luck 'about 2 times as often'
check 'lots do not count' sh -c '! grep -q "post" .luck'
check 'nothing of hidden dice where there are none' sh -c '! grep -q "Left out" .luck'
check 'no line is too long for a mail' sh -c '! grep -q "^.\{73,\}" .luck'
check 'for a seat' luck --seat blue
check 'with what it was shown' has .luck 'those you were shown'
check 'and what it was not counts later' has .luck 'count when the match is over'
check 'no such seat' says 64 'green' tp -C club luck harbour --seat green
check 'no such match' says 66 'nowhere' tp -C club luck nowhere
make_match club lots 2
play club lots 0 2 'start 4,6 5,3'
check 'a game without dice has none' prints 'red: no dice' tp -C club luck lots

# ---- by mail ----

check 'a player asks by mail' ask 'in all: 6 dice, expected 12, rolled 16: 4 higher' red 30 <<EOT
/luck
EOT
check 'nothing may stand behind it' ask 'Write /luck alone: nothing may follow it' red 31 <<EOT
/luck blue
EOT
check 'help tells of it' ask '/luck the dice you saw, compared' red 32 <<EOT
/help
EOT
query "update matches set state = 2 where name = 'harbour'"
check 'once the match is over all dice count' prints 'seasons 0 to 1, all of them' \
	tp -C club luck harbour
finish
