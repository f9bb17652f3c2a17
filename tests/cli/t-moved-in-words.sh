#!/bin/sh
# SPDX-License-Identifier: MIT
# Cards of KTech that are named without the verb, steps with "to" in place of a dash, and what lies where they strike; what a
# line says that nothing asks for, and one that chooses a part of what goes.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
. "$srcdir/tests/lib/any_game.sh"

begin ktech 1
cat >hand.t <<'EOT'
given
    4,7 3,7: red village
    4,6: red army
    3,8: red priest
    3,9: blue army
    red hand: march, safe-passage, convert, raze, trawlers
    red reserve: village, village, castle
    red gold: 2
EOT
tp -C club amend ktech hand.t --why 'cards for a test' >.out

# is_meant LINE ORDER
is_meant() {
	writes "$1" 'gold c village'
	check "'$1' is offered as '$2'" has .told "1 $1 NOT UNDERSTOOD. Write '$2' if that was meant"
}
# is_order LINE ORDER
is_order() {
	writes "$1" 'gold c village'
	check "'$1' is '$2'" has .told "1 $1 understood as '$2'"
}
is_meant 'march army 4,6 to 3,6' 'play march 4,6-3,6'
is_meant 'march 4,6 to 3,6' 'play march 4,6-3,6'
is_meant 'march 4,6-3,6' 'play march 4,6-3,6'
is_meant 'safe passage priest 3,8 to 2,8' 'play safe-passage 3,8-2,8'
is_meant 'convert army 3,9' 'play convert 3,9'
is_order 'play march 4,6 to 3,6' 'play march 4,6-3,6'
is_order 'pay 4 gold to place village 4,8' 'gold b village 4,8'
is_order 'pay 4 gold: place village 4,8' 'gold b village 4,8'
writes 'gold c village' 'throw away raze'
check 'who throws a card away reads how it is played for nothing, too' has .told 'play CARD for nothing'
check 'and each form once' sh -c '[ "$(grep -o "discard cards CARD" .told | wc -l)" = 1 ]'
writes 'play raze 3,6'
check 'why a card strikes nothing is what the card says' has .told \
	'Raze cannot strike anything on 3,6: Your army removes one enemy village or city next to it.'
writes 'discard cards trawlers'
check 'what nothing asks for is said to wait for a question' has .told \
	'1 discard cards trawlers understood: it counts if the game asks for it this season; as the match is now, nothing does'
cat >many.t <<'EOT'
given
    red hand: march, safe-passage, convert, raze, trawlers, harvest, lumber
EOT
tp -C club amend ktech many.t --why 'more cards' >.out
writes 'discard cards trawlers'
check 'of two that go one is chosen, and that is said' has .told \
	'Name 2 to choose all of them: this line chooses 1, and the rest is decided by default.'
writes 'play harvest' 'play trawlers for nothing' 'discard cards lumber'
check 'where plays leave no more than may be kept, nothing asks' has .told \
	'3 discard cards lumber understood: it counts if the game asks for it'
writes 'discard cards trawlers'
check 'and nothing else is told of the two' sh -c '! grep -q "cards go, by lot" .told'
finish
