#!/bin/sh
# SPDX-License-Identifier: MIT
# What somebody who plays DragonLords by mail alone is told before a round, and after it: of what would not be built,
# of the lands beside one, of who stays at home.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
. "$srcdir/tests/lib/any_game.sh"

# plays LINE...: her letter, and the round
plays() {
	writes "$@"
	tp -C club run dragonlords --now >.out
	mail=report
	newest report 1 | sed '/^-----BEGIN/,$d' | tr -s '\n ' '  ' >.report
}
begin dragonlords 0
plays 'kingdoms r4k' 'golds g4' 'claims r4a r4b r1a r1b r1c r1d r1e r1f'
plays 'build mill r4a' 'buy 4 orc r4k'

# ---- how many ----

check 'a template says how the neighbours of a land are asked for' has .report \
	'The line /map in an answer tells which lands and seas lie beside each'

check 'no more walls are told of than there are lands for them' has .report \
	'With 45 gold you can pay for up to one building, 6 wooden walls or 17 orcs.'
check 'a number that the rules set stands at the price' has .report 'a building in your realm (5 gold, at most 1)'

# ---- what is paid for, and not built ----

writes 'fortify g4' 'march 4 orc from r4k via r4d g4'
check 'a wall outside the realm is nothing to tell of where three units guard it' has .told '1 fortify g4 understood 2'
writes 'fortify g4' 'fortify r4b'
check 'without them it is told before the round' has .told \
	'1 fortify g4 understood, but if nothing changes, it will be refused: A wooden wall could not be built at Gold 4 (g4): outside the realm three units must be there, and Gold 4 (g4) had 1. [letters 9] 2 fortify r4b understood'
check 'and the season waits for an answer' has .told '1 line will be refused, so the season waits for your answer'
printf '/forecast\n' | mailed ann@example.org "$(address report 1)"
newest answer 1 | tr -s '\n ' '  ' >.forecast
check 'a forecast does not call it done' has .forecast '1 fortify g4: refused in 100 of 100'
writes 'buy 500 orc r4k'
printf '/forecast\n' | mailed ann@example.org "$(address report 1)"
newest answer 1 | tr -s '\n ' '  ' >.forecast
check 'nor what is done in part' has .forecast 'buy 500 orc r4k: done in part in 100 of 100'
plays 'fortify g4' 'fortify r4b'
check 'the report tells it in its first lines' has .report 'A wooden wall could not be built at Gold 4 (g4). One of your orders was done, one was tried and failed.'
check 'and at the line' grep -q '1 fortify g4 tried, and failed (see [0-9]*) [0-9]* A wooden wall could not be built' .report

# ---- names ----

writes 'march king gorbag wizard morg 3 orc from r4k via r4d'
check 'a title before a name is no second piece' has .told "from r4k via r4d understood 'Understood'"
writes 'march king, gorbag from r4k via r4d'
check 'behind a comma the name is another one' has .told 'Name units that are there: no king of yours is at Gharzul (r4k).'

# ---- words of the board game ----

writes 'Build a wall in r4b.' 'build a new ship at r4k' 'Teach Morg another spell' 'build walls at r4a, r4c' 'hire 2 orcs r4k' \
	'quest south with morg' 'cast tempest' 'invade r1k' 'cast fireball' 'wall r4b' 'when scroll: tower' 'when retreat: r4a' \
	'when scroll if the foe is weak: tempest'
check 'a wall that is built is the order fortify' has .told "1 Build a wall in r4b understood as 'fortify r4b'"
check 'a ship has its own order' has .told "2 build a new ship at r4k understood as 'ship r4k'"
check 'who is taught is trained' has .told "3 Teach Morg another spell understood as 'train morg'"
check 'two walls in one line are no order' has .told '4 build walls at r4a, r4c NOT UNDERSTOOD'
check 'a word for a verb is one in a proposal' has .told "Write 'buy 2 orc r4k' if that was meant"
check 'a word that begins no order is told by which' has .told \
	'6 quest south with morg NOT UNDERSTOOD. Write the line as enter north from LAND with'
check 'or by which question' has .told "7 cast tempest NOT UNDERSTOOD. Write the line as 'when scroll:"
check 'so is a word that people of any game write' has .told '8 invade r1k NOT UNDERSTOOD. Write the line as attack LAND'
check 'of two questions the one that the word answers' has .told "9 cast fireball NOT UNDERSTOOD. Write the line as 'when spell: fireball'"
check 'a wall alone is built' has .told "10 wall r4b understood as 'fortify r4b'"
check 'a policy names nothing that can never answer' has .told "'tower' is no scroll"
check 'what is no question is told which have the word' has .told \
	"12 when retreat: r4a NOT UNDERSTOOD. Begin the line with one of these: 'when go-on', 'when retreat-to'"
check 'a test that is none is told what those of its question begin with' has .told \
	'A TEST begins with one of these: at, enemy, round, units,'

# ---- who stays ----

writes 'march army from r4k via r4d'
check 'a king whom an order leaves alone is told' has .told \
	"1 march army from r4k via r4d understood, but as the match is now: King Gorbag stays alone: name the king in the line, too, if he shall go; 'army' is all but the king. 'Understood'"
writes 'march 5 orc from r4k via r4d'
check 'who stays with others is no matter' has .told '1 march 5 orc from r4k via r4d understood'

# ---- what lies beside ----

writes 'march 4 orc from r4k via g4' 'attack g5 with 4 orc from r4k' 'attack r1k with 3 orc from r1b' 'load 3 orc from r4k on maw' \
	'sail maw iw1'
check 'where no way leads, the lands beside are told' has .told \
	'No way leads straight from Gharzul (r4k) to Gold 4 (g4). Beside Gharzul (r4k): r4a, r4c, r4d, r4f. [land 4]'
check 'an attack from too far away says which land has the others beside it' has .told \
	'No way leads straight between Gharzul (r4k) and the land named with it. Beside Gharzul (r4k): r4a, r4c, r4d, r4f. [attack 2]'
check 'across mountains it says where no mountains are' has .told \
	'Mountains bar the way from Brogkar b (r1b). Open from there: r1a, r1c, r4b. [land 5]'
check 'a ship from a harbour is told the seas' has .told 'to Inner West Sea 1 (iw1). Ships go from there to: iw3. [sail 4]'
# asks COMMAND
asks() {
	echo "$1" | mailed ann@example.org "$(address report 1)"
	newest answer 1 | sed '1,/^$/d' | tr -s '\n ' '  ' >.answer
}
asks '/map g1, gold-4 r9x'
check '/map tells of each space that it names' has .answer \
	'/map g1, gold-4 r9x Gold 1 (g1): next to r1c, r2a; coast n1, iw1. Gold 4 (g4): next to r1d, r4d;'
check 'and which is none' has .answer 'No space of the map is called r9x.'
asks '/rules quest'
check '/rules with a word of players tells how the order is written' has .answer \
	'Orders for it are written so: enter north from LAND with (NUMBER) FORCE'
asks '/rules cast'
check 'or the policy, where the word is for one' has .answer "Write the line as 'when scroll: "
asks '/map'
check 'alone it tells of all' has .answer 'Gharzul (r4k): next to r4a, r4c, r4d, r4f;'

# ---- ships ----

plays 'load 3 orc from r4k on maw' 'sail maw iw3' 'march 6 orc morg from r4k via r4c' 'march 3 orc from r4k via r4a r4b'
writes 'attack g5 with 3 orc'
check 'units aboard a ship beside the land that is attacked are told to stay' has .told \
	"Those aboard the Maw stay there: 'off' with the name of the ship takes them along."
writes 'attack g5 with 3 orc 2 orc off maw'
check 'where the ship is named they are not' sh -c '! grep -q "Those aboard" .told'
scroll=$(newest report 1 | sed -n '/^ *Your scrolls/,/^$/s/^    \([a-z-]*\) .*/\1/p' | head -n 1)
writes "when scroll: $scroll" 'attack g5 with 3 orc off maw'
check 'a scroll that nobody who goes can cast is told' has .told \
	"Nobody who casts scrolls goes with it, so the line 'when scroll' will not cast"
writes "when scroll: $scroll" 'attack g5 with 3 orc morg'
check 'with a Wizard it is not' sh -c '! grep -q "Nobody who casts" .told'

# ---- a party ----

plays 'enter south from r4b with 2 orc' 'when stop-short: yes' 'attack g5 with 8 orc'
check 'whose party is on its way is told of the witch and of the dragon' has .report \
	"Your party in the South pays a witch (5) only if 'when witch: pay' stands or you write it, and fights the dragon of a lair (8) only if 'when lair: fight' does."
fact=$(grep -o '[0-9-]* You attacked' .report | grep -o '^[0-9]*')
check 'why an attack took fewer than named stands at its line' has .report \
	'One of those named did not take part: no more could go.'
asks '/explain line 3'
check 'and is told by /explain' has .answer 'One of those named did not take part'
asks "/explain $fact"
check 'why an attack came about has nothing of the party' sh -c \
	'grep -q "You attacked the unknown units at Gold 5" .answer && ! grep -q "fight the dragon" .answer'

# ---- a king who stood alone before ----

plays 'march king 4 orc from r4k via r4c r4b'
plays 'march king 4 orc from r4b via r1b r1c'
plays 'march 4 orc from r1c via r1d'
# An orc that retreats would be with him again.
writes 'attack r1k with army from r1c' 'when go-on: fight'
check 'a king whom an attack leaves alone is told' has .told 'King Gorbag stays alone'
writes 'march army from r1c via r1b' 'attack r1k with 3 orc from r1d'
check 'an attack from another land does not leave him' has .told "2 attack r1k with 3 orc from r1d understood 'Understood'"
plays 'march army from r1c via r1b'
writes 'attack r1k with 3 orc'
check 'nor does one from any land, where he stood alone before' has .told "1 attack r1k with 3 orc understood 'Understood'"
finish
