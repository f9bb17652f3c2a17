#!/bin/sh
# SPDX-License-Identifier: MIT
# What is proposed for an order in a sentence has all that the sentence says: a condition, a number, the second card; or
# it says what it has not, and then a yes does not take it. It is no order of another kind.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
. "$srcdir/tests/lib/any_game.sh"
# proposes TEXT: of the line above
proposes() {
	check "$1" has .told "NOT UNDERSTOOD. $2"
}

begin tradewarz 0
writes "I'd take g3 or g6 pls"
proposes 'names of what an order of the set-up takes are such an order' "Write 'dock g3 g6' if that was meant"
writes 'g3 looks great, thanks for the map'
check 'praise for one of them is none' sh -c '! grep -q UNDERSTOOD .told'

begin tradewarz 1
writes 'resources wheat'
writes 'Actually take resources lumber instead of the university'
check 'a word of change beside words of an order is an order told in words, which is asked about' has .told 'Actually take resources lumber instead of the university NOT UNDERSTOOD'
check 'and hands no seat over' sh -c '! grep -q hand-over .told'

writes 'recruit'
tp -C club run tradewarz --now >.out
walk=$(newest report 1 | tr -s '\n# ' '   ' | tr -s ' ' | sed -n 's/.*for example: \(march [a-z0-9]* via [a-z0-9]*\).*/\1/p')
writes "$walk s11 s66"
check 'a walk that the map does not allow is told where its way ends, however far the die lets it go' has .told 'No way leads from s'
writes "$walk" "on 1 ${walk#march }"
check 'a line for a die that did not come is no second choice' sh -c '! grep -q "an earlier line is played instead" .told'

begin runes 0
writes 'Salman oder Liang als Held bitte'
proposes 'so are names with words of another language' "Write 'hero salman liang' if that was meant"
writes 'status charisma 3, leadership 2'
proposes 'a number that stands behind its name stays with it' "Write 'status 3 charisma 2 leadership' if that was meant"

begin ktech 0
writes 'start 4,6' 'no wait, make that 5,3'
check 'a space beside a word of change is an order, too, and is asked about' has .told 'of which 1 cannot be understood'
writes 'start 4,6' 'see you at 5,3!'
check 'a space alone is none' sh -c '! grep -q UNDERSTOOD .told'

begin tradeworlds 1
writes 'Please discard all and trader'
check 'two orders in one line are offered as two' has .told 'Your letter is then: discard all trader'
writes 'yes'
check 'and yes sends both' has .told '1 discard all understood 2 trader understood'
writes 'I bank deckhands'
check 'what people call an order is proposed as that order' has .told "'treasurer deckhands'"
check 'and not as an answer to the question of that name' sh -c '! grep -q "when bank" .told'

begin runes 1
writes 'Cleo, well done!' 'go pe0'
check 'a word of praise is no question of the game' sh -c '! grep -q "when well" .told'
writes 'I want to hire two soldiers'
proposes 'what people call an order is asked about behind what its writer wants' "Write 'recruit 2' if that was meant"
writes 'Walk to pe1 and fight there'
proposes 'so is a word that people write for it in any game' "Write 'go pe1' if that is all that was meant"
writes 'Change my caravan to a scout-shell'
check 'so is what a caravan is changed to' has .told "Change my caravan to a scout-shell NOT UNDERSTOOD"
writes 'If there is silk in the shop I buy it'
check 'a thing in a condition is enough, with a verb behind it' has .told "If there is silk in the shop I buy it NOT UNDERSTOOD"
writes 'I want to thank you for the map of Persia'
check 'a wish without such a word is none' sh -c '! grep -q UNDERSTOOD .told'
# From where the match begins most of these walks end outside of a city.
for land in pe1 jv1 cn1; do
	writes "go $land" 'fit rack'
	! has .told 'it will be refused' || break
done >.err 2>&1
check 'what a walk of the same letter makes impossible is told before the season' has .told 'fit rack understood, but if nothing changes, it will be refused'
# Where the match begins is dealt: one of these is far from there.
for city in pe0 jv0 cn0 eu0; do
	writes "go $city" 'recruit 1'
	! has .told 'Write this line above line 1' || break
done >.err 2>&1
check 'a line that another leaves no time for is told to stand first' has .told \
	"Write this line above line 1, 'go $city': line 1 is played first"

begin ktech 1
writes 'gold b mine 5,5 unless gold < 4'
proposes 'a condition is proposed as it is tested' "Write 'if gold >= 4: gold b mine 5,5' if that was meant"
writes 'gold e max if i dont need it'
proposes 'one that cannot be tested is said to be none, with what can be' \
	"Write the line as 'if TEST: gold e max', for example 'if season > 3: gold e max'; 'if i dont need it' is not a TEST. A TEST begins with one of these: season, gold, vp"
check 'and no yes takes the order without it' sh -c '! grep -q "if your lines that are not understood" .told'
writes 'if red attacks my castle play raid on red'
proposes 'a line that begins with a condition and has an order is one' "Write the line as 'if TEST: play raid from red'"
writes 'play harvest and copper mines'
proposes 'two cards are two lines' "To order that, write 'play harvest', 'play copper-mines', each as a line of its own"
writes 'build mine 5,5, play harvest'
proposes 'so are two behind a comma, of which the first is nobody who is called' \
	"To order that, write 'build mine 5,5', 'play harvest', each as a line of its own"
writes 'discard trade route'
proposes 'a word that is missing is put in, and the name stays' "Write 'discard cards trade-route' if that was meant"
writes 'build mine 5,4' 'else mine 5,5'
check 'what stands behind else is of the kind of the order above' has .told "'else build mine 5,5'"
writes 'prefer city' 'keep gems and seige'
check 'no order of another kind is proposed' sh -c '! grep -q "play gems" .told'
writes "Wait don't build the mine"
proposes 'what is not to be done is taken out of the letter that was offered' "Write 'cancel build mine 5,4' if that was meant"
check 'which is offered without it' sh -c 'grep -q "letter is then: .*prefer city These" .told && ! grep -q "letter is then: .*build mine 5,4.*These" .told'
writes "Wait don't build the temple"
proposes 'nor what is not to be done' 'Leave the line out, and write all that you want to be done'
writes 'discard cards routes'
proposes 'a part of a name, of several things as well, is the name' "Write 'discard cards trade-route' if that was meant"

begin dragonlords 1
writes 'baue mill r4f'
check 'none of another season is proposed' sh -c '! grep -q claims .told || ! grep -q "claims r4f" .told'
writes 'fortify r4k; buy 2 orc r4k'
proposes 'two orders in a line are two lines' "To order that, write 'fortify r4k', 'buy 2 orc r4k', each as a line of its own"
writes 'Sorry, I also want r4b and r4c with towers. And buy 2 orc r4k'
proposes 'an order behind words that name more of the game is a part of the line' \
	"Write 'buy 2 orc r4k' if that is all that was meant: it leaves out 'Sorry r4b r4c towers'"
check 'and no yes takes that alone' sh -c '! grep -q "word yes if you meant" .told'
writes 'I also want r5d and r5f now, so build mill r4f'
proposes 'so is one whose verb is the first of the line' \
	"Write 'build mill r4f' if that is all that was meant: it leaves out 'r5d r5f so'"
writes 'Attack r3k pls with everything'
check 'words of courtesy and what people call all units are read' has .told "'attack r3k with army'"
check 'an attack that cannot be ordered has its reason' has .told 'Units attack from lands of yours beside the target'
writes 'attack r3k with all hobgoblins' 'march all orcs from r4k to r4a'
check 'all of a kind are that kind, and not the whole army beside' has .told "'attack r3k with hobgoblin'"
proposes 'so they are where they go' "Write 'march orc from r4k via r4a' if that was meant"
writes 'buy 2 wolf riders at r4k please'
check 'two words for several are the name of one' has .told "'buy 2 wolf-rider r4k'"
writes 'buy 12 orc r4k' 'buy 11 orc r4k'
check 'a line is told which one before it takes what it needs' has .told \
	"Line 1, 'buy 12 orc r4k', is played before this line and uses up what this line needs: write line 1 so that it uses less, if that is possible, or leave out one of the two lines."
writes 'land 1 orc on i5'
proposes 'an order that cannot be given yet is told how it is written, and none of another verb is proposed' \
	"Write the line as land (NUMBER) FORCE ... off SHIP at LAND: no order was found that begins with 'land' and can be done now"

# ---- a ship that leaves its port ----

newest report 1 | tr -s '\n# ' '   ' | tr -s ' ' >.report
check 'an order that would be refused as it stands is shown as that' has .report 'not as things stand, but written so: sail maw'
writes 'load orc from r4k on maw' 'sail maw iw3 iw2'
check 'behind the load it is understood' has .told '1 load orc from r4k on maw understood 2 sail maw iw3 iw2 understood'
tp -C club run dragonlords --now >.out
newest report 1 | sed '1,/^$/d' >.report
check 'a ship that left its port, and who went aboard, are neither gained nor lost' sh -c '! sed -n 1,14p .report | grep "Maw[,.]" && ! sed -n 1,14p .report | grep "Lost since"'
check 'and that a turn began is no deed' sh -c '! sed -n 1,14p .report | grep "turn of round"'

begin ktech 1
newest report 1 | sed -n '/^ONLY YOU SEE/,/^ALL SEE/p' >.hand
set --
for card in taxes markets fishing gems harvest iron-mines; do grep -q "^    $card " .hand || set -- "$@" $card; done
writes "I want to use $1 then $2"
check 'of two orders in a sentence that would both be refused it is told why the first would be' has .told \
	"each as a line of its own; 'play $1' will be refused as the match is now (You do not hold"
writes 'discard sea battle'
proposes 'of two words that are a name only together the name is meant' "Write 'discard cards sea-battle' if that was meant"
writes 'Convert the green village on 5,5 with my priest'
proposes 'a card in place of a verb leads to the orders that take it' 'Write the line as play CARD; play CARD SPACE'
finish
