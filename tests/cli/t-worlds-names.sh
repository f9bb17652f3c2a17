#!/bin/sh
# SPDX-License-Identifier: MIT
# TradeWorlds by mail: what a report shows is what orders may call it. The signs of the map are names of its spaces.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
. "$srcdir/tests/lib/three_lanes.sh"

# ---- the map ----

newest report 2 | sed 's/^# *//' | tr -s '\n ' '  ' >.report
check 'the key of the map says that its signs are names' has .report 'Orders may use these signs: R1 is red-1.'
writes 2 'attack R1 with b1'
check 'so they are read' has .told "attack R1 with b1 understood 'Understood' means"
writes 2 'attack R5 with b1'
check 'and no others' has .told "'R5' is no berth"

# ---- cards ----

check 'the report says what stands behind a card' has .report 't tactic, with the value it costs and pays;'
check 'and what a ship will be called' has .report 'the ship is called as your first free berth is'
check 'no report names a manual to who has none' sh -c '! grep -q "tradeworlds(6)" .report'
writes 2 'treasurer SCS-Packet, recruits'
check 'a card goes by the name that a report has' has .told "1 treasurer SCS-Packet, recruits understood 'Understood' means"
from=2
mended() {
	writes $from "$1"
	check "'$1' is offered as '$2'" grep -q "1 $1 NOT UNDERSTOOD. ${3:-}Write '$2' if that was meant" .told
}
mended 'buy regulars with deckhands and recruits' 'buy crew with deckhands recruits'
mended 'buy crew regulars with deckhands and recruits' 'buy crew with deckhands recruits'
mended 'Buy the second plot w/ packet and chaff screen' 'buy tactic with packet chaff-screen'
mended 'buy SCS-Convoy and the ion mortar' 'buy starship and weapon'
writes 2 'buy veterans with deckhands and packet'
check 'a card that does not lie open is not offered as another one' sh -c "! grep -q \"Write 'buy crew with\" .told"

# ---- players ----

# A seat's letters of a season are limited in number: these are Eve's.
from=3
writes 3 'trader' 'saboteur Cleo'
check 'a line that names a player is offered with their seat' has .told 'Your letter is then: trader saboteur red'
mended 'Saboteur against Cleo' 'saboteur red' 'Cleo is red: write .red.. '
mended 'Saboteur on everybody' 'saboteur all'
writes 3 'saboteur whoever'
check 'what may stand there has the word of an order without names, too' grep -q 'Write one of these: [a-z]*, [a-z]*, all, for example' .told
writes 3 'Chancellor together with Dan against Cleo'
check 'no example names seats that the line has otherwise' has .told \
	"Dan is blue: write 'blue'. Write the line as chancellor against SEAT with SEAT ...:"
writes 3 'cancel letter'
writes 3 'chancellor against Cleo with Dan'
writes 3 'yes'
check 'a yes sends it with the seats' has .told 'chancellor against red with blue understood'
finish
