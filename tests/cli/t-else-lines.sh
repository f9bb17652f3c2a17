#!/bin/sh
# SPDX-License-Identifier: MIT
# Lines that hang on something: alternatives, conditions, what a seat cannot see; and lines that only name a thing. Each is
# answered by what is true of it, and the season waits for nobody who has said what else to do.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
. "$srcdir/tests/lib/any_game.sh"

begin ktech 1
writes 'gold a' 'else play harvest for nothing'
check 'a line that will be refused is told so though it has an alternative' has .told '1 gold a understood, but if nothing changes, it will be refused'
check 'but the season does not wait for it' sh -c '! grep -q "the season waits for your answer" .told'
writes 'gold a' 'else gold a'
check 'it does where no alternative would be done' has .told 'the season waits for your answer'
writes 'if season > 30: gold a'
check 'of a condition that does not hold it is told that its order was not tried' has .told \
	'1 if season > 30: gold a understood, but as the match is now: The `if` is false, so the order behind it was not tried.'
writes 'if season < 30: gold a'
check 'one that holds is tried with its order' has .told 'it will be refused: The price is 2 gold'
writes 'gold a' 'else every season gold d please'
check 'an alternative is no standing line' sh -c '! grep -q "@ else" .told'
writes 'gold a' 'else if season > 30: gold d'
check 'one whose condition does not hold is none that lets the season go on' has .told 'the season waits for your answer'
writes 'gold a' 'Harvest'
check 'the name of a card among orders was meant as one' has .told '2 Harvest NOT UNDERSTOOD.'
check 'and is offered' has .told 'play harvest'
writes 'gold a' 'Harvest!' 'Village'
check 'one that is called out is none' has .told '| Harvest!'

cat >hand.t <<'EOF'
given
    4,7 3,7: red village
    red hand: harvest, lumber
EOF
tp -C club amend ktech hand.t --why 'two cards' >.out
writes 'if gold < 3: play harvest, play lumber'
check 'two orders under one condition are told as two lines' has .told "write 'if gold < 3: play harvest', 'if gold < 3: play lumber'"
check 'which no yes takes: the first may change what the second tests' \
	sh -c "! sed 's/.*With yes your letter is//; s/ 1 if gold.*//' .told | grep -q 'if gold < 3: play harvest'"
writes 'play harvst' 'gold d'
check 'a line is judged in the letter that a yes sends' has .told "1 play harvst NOT UNDERSTOOD. Write 'play harvest' if that was meant: 'harvst' is no card 2 gold d understood"
check 'and is not refused for want of what a proposal brings' sh -c '! sed "s/.* 2 gold d//" .told | grep -q "The price is 2 gold"'
writes 'gold d'
check 'as it is without that' has .told 'The price is 2 gold, and you had none'

begin tradeworlds 1
# The two cards that the Trader draws are worth 1 to 5 each.
cat >dear.t <<'EOF'
given
    red hand: packet, pulse-battery, recruits, recruits, packet
    red deck: packet, convoy, corsair, leviathan
    red market: leviathan, nova-projector, vanguard, veil-shield
EOF
tp -C club amend tradeworlds dear.t --why 'dear cards' >.out
writes trader 'buy weapon and crew and starship and tactic'
check 'a reason whose figures hang on what is hidden is told as a guess' has .told 'By one of the guesses at what you cannot see, this is the reason: The price is'
writes 'buy weapon and crew and starship and tactic'
check 'one that does not is told as it is' sh -c '! grep -q "By one of the guesses" .told'
finish
