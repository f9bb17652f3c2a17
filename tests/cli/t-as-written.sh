#!/bin/sh
# SPDX-License-Identifier: MIT
# Orders as people write them: with words of a sentence between the names, several orders in one line, and second thoughts.
# What can be one order alone is read as that; what is proposed is what was written, and what is blamed is at fault.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
. "$srcdir/tests/lib/any_game.sh"

hides() {
	! has .told "$1"
}

begin dragonlords 1
writes 'march 5 orcs + Grim from r4k via r4a'
check 'a plus joins as a comma does' has .told "understood as 'march 5 orc grim from r4k via r4a'"
writes 'load 6 orcs + Grim aboard the Maw' 'saill maw to iw3 please'
check 'the place that a line leaves out is the one where that can be done' has .told "load 6 orc grim from r4k on maw sail maw iw3"
check 'a line is judged behind what the one before it was surely meant as' hides 'Load a unit first'
writes 'buy a hut r4k'
check 'an article is no short name, and the word that does not fit is blamed' has .told "'hut' is no goods"
writes 'march 10 orcs from r4k via r4a, no wait, only 8'
check 'where a line takes something back no part of it is proposed' hides 'if that is all that was meant'
check 'but how it is written' has .told 'Write the line as march (NUMBER) FORCE'
writes 'move 10 orcs and the king to r4a'
check 'of a verb that people write for others the forms of these are told, too' has .told 'march (NUMBER) FORCE'
writes 'when casualties: orc archers, the king and orcs'
check 'an answer has names of two words, and for several' hides 'NOT UNDERSTOOD'

begin tradeworlds 1
writes 'configure packet with pulse battery and regulars'
check 'a with that an order has not says nothing' has .told "understood as 'configure packet pulse-battery regulars'"
writes 'buy weapon for the leviathan'
check 'what something is for is not paid for it' hides 'buy weapon with leviathan'
writes 'treasurer packet, rail lance, deckhands, recruits. Then buy tactic with evasive drift'
check 'a line of several orders is cut where a sentence ends before it is within a list' has .told \
	"To order that, write 'treasurer packet rail-lance deckhands recruits', 'buy tactic with evasive-drift'"
writes 'attack them, saboteur on blue'
check 'what another verb before an order says is not left out unsaid' has .told "Write 'saboteur blue' if that is all that was meant: it leaves out 'attack them'"
writes 'tresurer pulse batery'
check 'two words may be mistyped, one of them in a name of two words' has .told "'treasurer pulse-battery"

begin tradewarz 1
writes 'march somewhere, then wheat'
check 'no order of another verb than the one that is written is proposed' hides 'resources wheat'

begin ktech 1
writes 'gold a' 'build mine 3,5' 'play lumber' 'build village 3,5'
writes 'cancel lines 1 and 3'
check 'lines are cancelled by a list of their numbers' has .told 'no longer count: gold a play lumber'
finish
