#!/bin/sh
# SPDX-License-Identifier: MIT
# An order in words may need what the letter that is in orders first: it is judged behind that. What would keep a line of
# an offered letter from being done stands beneath that line.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
. "$srcdir/tests/lib/any_game.sh"

begin runes 1
quest=$(newest report 1 | tr -s '\n ' '  ' | sed 's/The quest/\n&/g' | sed -n 's/^The quest \([A-Z][a-z ]*\) is open.*/\1/p' | head -1)
card=$(echo "$quest" | tr 'A-Z ' 'a-z-')
# One of these walks ends beside a city.
for land in eg1 eu1 pe1 jv1; do
	writes "go $land" 'fit rack'
	! has .told 'it will be refused' || break
done >.err 2>&1
writes "go $land"
tp -C club run runes --now >.out
mail=report
city=$(newest report 1 | sed -n 's/.*You are at .*(\([a-z]*\)[1-6]).*/\1/p' | head -1)0

writes "I'd like to take the $quest"
check 'an order in words that nothing comes before would be refused here' has .told "if you meant 'take $card', it will be refused"
writes "go $city"
writes "I'd like to take the $quest there"
check 'behind the way of the letter that is in it is offered' has .told "Your letter is then: go $city take $card"
writes 'yes'
check 'and a yes sends both' has .told "1 go $city understood 2 take $card understood"
writes "go $city" "take the quest $quest"
check 'what a thing is called beside its name is no word left out' has .told "Write 'take $card' if that was meant"
writes "go $city"
writes 'Then I want to recruit 1 there'
check 'a number is enough behind a wish and a verb' has .told "Your letter is then: go $city recruit 1"
writes "go $city" 'recruit 1'
writes "Forget the go $city please"
check 'of an offered letter each line that would be refused says so' has .told "Your letter is then: recruit 1 understood, but if nothing changes, it will be refused:"

begin dragonlords 1
writes 'march king from r4k via r4a' 'buy 2 orc r4k' 'build mill r4k'
check 'whose lines are played in another order than they stand is told in which' has .told \
	'build mill r4k understood Your lines are played in this order: 2, 3, 1. The phases of the game decide this, not your letter.'
writes 'buy 2 orc r4k' 'build mill r4k' 'march king from r4k via r4a'
check 'and of lines that stand so nothing is told' has .told "via r4a understood 'Understood' means"

begin tradeworlds 1
cat >nine.t <<'EOF'
given
    red credits: 9
    red hand: deckhands, chaff-screen, recruits, packet, pulse-battery
EOF
tp -C club amend tradeworlds nine.t --why 'a gift' >.out
tp -C club run tradeworlds --now >.out
writes 'configure packet pulse-battery recruits' 'discard chaff-screen' 'treasurer deckhands'
check 'a line that would be done below another one is told so first' has .told \
	"it will be refused: Write this line below line 3, 'treasurer deckhands': below that line it can be done. You have no ship, and none is unlocked. [ship 5]"
writes 'configure packet pulse-battery recruits' 'treasurer recruits'
check 'but not where that one takes what it needs' has .told 'it will be refused: You have no ship, and none is unlocked. [ship 5]'
writes 'configure packet pulse-battery recruits' 'discard recruits' 'treasurer deckhands'
check 'nor where a line of a later phase then lacks what it needs' has .told \
	'it will be refused: You have no ship, and none is unlocked. [ship 5] 2 discard recruits understood'
finish
