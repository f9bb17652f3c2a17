# SPDX-License-Identifier: MIT
# Who tells, refuses, asks, rolls or draws gives as many arguments as the row has: the processor would
# find that in a live match only.
. "${srcdir:-.}/tests/lib.sh"

# Calls whose row only the running program knows, and why: GAME/FILE: EXPRESSION.
open_calls='
	a fact that a test of the rules returned, with what all its facts have in common
dragonlords/aid.c: why
dragonlords/army.c: army->why
dragonlords/army.c: army->why ? army->why : NOBODY_GOES
dragonlords/blows.c: bar
dragonlords/elemental.c: bar
dragonlords/march.c: why
dragonlords/naval.c: bar
dragonlords/portal.c: bar
dragonlords/portal.c: lords_bars(t, r->caster, TO_TELEPORT)
dragonlords/portal.c: lords_bars(t, r->m.barred, r->m.act)
dragonlords/sail.c: lords_bars(t, m.barred, TO_BOARD)
ktech/cards.c: no
ktech/gold.c: no
runes/train.c: why
tradewarz/act.c: no
tradewarz/build.c: no
tradewarz/march.c: no
tradewarz/tech.c: no
	a function that is given its row, for several that are told, asked or thrown alike
dragonlords/blows.c: label
dragonlords/prize.c: question
dragonlords/reinforce.c: fact
dragonlords/setup.c: question
ktech/board.c: fact
ktech/turn.c: fact
ktech/turn.c: question
runes/battle.c: fact
tradewarz/army.c: fact
tradewarz/build.c: fact
tradewarz/hold.c: fact
tradewarz/sail.c: label
tradeworlds/fight.c: again
tradeworlds/roles.c: question
	rows that follow each other as what they are about does
dragonlords/income.c: fact[i]
runes/battle.c: fact + tier - BRIGAND
runes/npc.c: BRIGAND_SEEKS_ONE + tier - BRIGAND
runes/npc.c: BRIGAND_WALKS + tier - BRIGAND
runes/world.c: BRIGAND_APPEARS + tier - BRIGAND
runes/world.c: BRIGAND_LIVES + tier - BRIGAND
runes/world.c: MONSTER_TOKEN + icon - MONSTER_ICON
runes/world.c: MONSTER_TOKENS_BACK + icon - MONSTER_ICON
'

find_calls()
{
	for folder in "$srcdir"/src/games/*/; do
		awk -v game="$(basename "$folder")" -f "$srcdir/tests/tables/args.awk" \
			"$folder"*.def "$folder"*.h "$folder"*.c || return 1
	done >found
	awk '/^calls/ { n += $2 } END { exit n < 1000 }' found
}

check 'the calls of all games were found' find_calls

all_fit()
{
	! grep '^wrong' found
}

check 'each gives the arguments of its row' all_fit

open_ones_are_listed()
{
	printf '%s' "$open_calls" | grep '^[a-z]' | sort -u >listed
	sed -n 's/^open //p' found | sort -u | diff listed -
}

check 'those that only a match can decide are listed with the reason' open_ones_are_listed
finish
