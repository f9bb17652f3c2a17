#!/bin/sh
# SPDX-License-Identifier: MIT
# TradeWorlds by mail, in everyday words: those for a deed, numbers written out, and both or all of somebody's ships.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
. "$srcdir/tests/lib/three_lanes.sh"

# ---- letters written anew ----

writes 2 'trader' 'put my gunners on red-1'
writes 2 'treasurer packet' 'buy crew' 'keep deckhands'
check 'who writes more orders than were in writes them all' sh -c '! grep -q "other lines" .told'
writes 2 'trader' 'put my gunners on red-1'
writes 2 'treasurer packet' 'buy crew'
check 'and so does who writes what the others would hinder' sh -c '! grep -q "other lines" .told'
writes 2 'trader' 'keep deckhands' 'put my gunners on red-1'
writes 2 'buy crew'
check 'one of fewer may be to come to the others' has .told 'If your other lines are to stay, too, answer with the word yes'

# ---- words for a deed ----

mended() {
	writes $from "$1"
	check "'$1' is offered as '$2'" grep -q "1 $1 NOT UNDERSTOOD. Write '$2' if that was meant" .told
}
from=2
mended 'steal from red' 'smuggler red'
mended 'build a ship packet pulse battery recruits' 'configure packet pulse-battery recruits'
mended 'sabotage red' 'saboteur red'
mended 'scrap deckhands' 'mechanic deckhands'
from=3
writes 3 'draw two cards'
check 'what is no order as it stands is told how it is written' has .told '1 draw two cards NOT UNDERSTOOD. Write the line as trader:'
writes 3 'reconfigure the crew of green-1'
check 'of several deeds each is told' has .told 'Write the line as captain BERTH STARSHIP ...; commander BERTH CREW ...; engineer'
writes 2 "admiral: attack red's homeworld with my new ship"
check 'the name of a Role leads to its orders' has .told 'Write the line as attack BERTH ... with BERTH ... (using TACTIC ...); hit SEAT with BERTH'
writes 2 "attack red's homeworld with my new ship"
check 'an attack on a Homeworld with a ship that is none is told how it is written' has .told 'Write the line as hit SEAT with BERTH'
writes 2 "attack red's homeworld with blue-1"
check 'one with a ship is such an order' has .told "understood as 'hit red with blue-1'"
writes 2 "attack red's homeworld with everything"
check 'and whatever is wrong with it, no attack on ships is proposed' sh -c '! grep -q "attack red-1" .told'
from=2
mended 'bank packet and deckhands' 'treasurer packet deckhands'
from=3

# ---- what somebody says of themself ----

asks_of() {
	writes $from 'discard packet' "$1"
	check "'$1' is asked about" has .told "$1 NOT UNDERSTOOD"
}
from=2
asks_of 'I am the Saboteur and red must discard two cards'
asks_of 'Saboteur: red must discard two cards'
asks_of "I'll be the smuggler."
asks_of 'In the attack I want to use my Pulse Battery'
offers() {
	writes 2 "$1"
	check "'$1' is one order" has .told "Write 'treasurer packet deckhands' if that was meant"
}
offers "I'm the Treasurer and bank packet and deckhands"
offers "treasurer. I bank packet and deckhands"
offers "Treasurer - bank packet and deckhands"
says_only() {
	writes $from 'discard packet' "$1"
	check "'$1' is none" sh -c '! grep -q UNDERSTOOD .told'
}
says_only 'I am the best of us, beware'
says_only 'Can I be the smuggler?'
from=3

# ---- what a report promises ----

newest report 2 | sed 's/^# *//; /^Content-Type: application/,$d' | tr -s '\n ' '  ' >.report
check 'no report names the berth of another seat as the first free one' has .report 'the ship is called as your first free berth is for example:'
check 'a question that a number on the cards answers shows such an answer' has .report 'for example: when sabotaged: 2 lowest value'
check 'one card has no number' has .report 'for example: when smuggle: highest value'

# ---- numbers on the cards ----

meant() {
	writes $from "$1"
	check "the remedy of '$1' is '$2'" has .told "Write the line as '$2'"
}
meant 'when sabotaged: lowest' 'when sabotaged: lowest value'
check 'with the numbers that there are' has .told "after 'lowest' write one of the numbers on the cards: value, capacity, firepower, resistance"
meant 'when bank: two highest' 'when bank: two highest value'
meant 'when scrap: packet, lowest, recruits' 'when scrap: packet, lowest value, recruits'
meant 'when scrap: two lowest cards' 'when scrap: two lowest value'
meant 'when scrap: two of the lowest' 'when scrap: 2 lowest value'
writes 3 'when bank: two highest values'
check 'a number that is written out is one' has .told '1 when bank: two highest values counts every season'

# ---- rules ----

writes 3 '/rules bounty'
newest answer 3 | tr -s '\n ' '  ' >.answer
check '/rules finds several where one is asked for' has .answer 'Credits are gained by Roles, tactics and bounties.'
tp rule tradeworlds bounty >.rules
check 'and so does the command' grep -q '^\[credit 1\]' .rules
writes 3 '/rules veil'
newest answer 3 | tr -s '\n ' '  ' >.answer
check 'a policy is shown with an answer that changes something' has .answer "'when veil: yes'"
check 'a word that no rule has is told' says 64 "has no clause 'zebra', and none with that word" tp rule tradeworlds zebra
tp rule tradeworlds ships 3 >.rules
check 'several of a group are its clauses' grep -q '^\[ship 3\]' .rules

# ---- both and all ----

from=2
mended 'attack all ships of red with blue-1' 'attack red-1 with blue-1'
writes 2 "attack both of green's ships with blue-1"
check 'both are the two ships of a seat' has .told "if you meant 'attack green-1 green-2 with blue-1', it will be refused"
writes 2 'attack both ships with blue-1'
check 'what is said to begin an order begins the line' has .told "no order was found that begins with 'attack' and can be done now"
finish
