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

writes 'recruit one unit'
check 'a number that is written out is one, and one of a thing without a number says nothing' has .told "Write 'recruit' if that was meant"
writes 'build military university lvl 1'
check 'two words that changed places are an order in theirs' has .told "build university military"
begin runes 1
writes 'fit pet, rack, bomb and 3 medics'
check 'where an order takes no numbers, so many are the name so many times' has .told "Write 'fit pet rack bomb medic medic medic' if that was meant"
writes 'build a market stall'
check 'what players of the board game call an order is mended' has .told "Write 'stall' if that was meant"
writes 'travel to JV1'
check 'and an order that is not understood where it is not' has .told '1 travel to JV1 NOT UNDERSTOOD'
writes 'when attack: decline if it has more than 8 hp'
check 'of a policy the answer that was written is kept' has .told "Write the line as 'when attack: decline if TEST'"
writes 'when card: ogre or wyvern'
check 'answers may be parted by or' has .told "counts every season from now on"

begin ktech 1
writes 'discard cards salt mining, sea battle'
check 'two words that are one name only together are one' has .told "understood as 'discard cards salt-mining sea-battle'"
writes 'Discard the cards Sea Battle and Safe Passage'
check 'so they are in a sentence' has .told "understood as 'discard cards sea-battle safe-passage'"
writes 'Harvest and Fishing'
check 'to what lacks its verb nothing but the verb is added' has .told "write 'play harvest', 'play fishing'"
writes 'gold a' 'build mine 3,5' 'play lumber' 'build village 3,5'
writes 'cancel lines 1 and 3'
check 'lines are cancelled by a list of their numbers' has .told 'no longer count: gold a play lumber'
finish
