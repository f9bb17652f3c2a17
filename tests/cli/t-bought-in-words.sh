#!/bin/sh
# SPDX-License-Identifier: MIT
# What reports of KTech say of a purchase orders it, too; what is no purchase is none.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
. "$srcdir/tests/lib/any_game.sh"

begin ktech 1
# is_order LINE ORDER
is_order() {
	writes "$1"
	check "$1" has .told "1 $1 understood as '$2'"
}
# is_none LINE
is_none() {
	writes "$1" 'gold e'
	check "$1: is no purchase" sh -c '! grep -q "understood as .gold [a-d]" .told && ! grep -q "understood as .gold e" .told'
}

is_order 'buy 5 victory points for 3 gold' 'gold e'
is_order 'I want to buy 5 victory points for 3 gold' 'gold e'
is_order 'spend 4 gold to build a city on 5,8' 'gold b city 5,8'
is_order 'Buy victory points twice' 'gold e 2'
is_order 'buy victory points as often as possible' 'gold e max'
is_order 'draw a card for 2 gold' 'gold d'
is_order 'buy 2 cards for 4 gold' 'gold d 2'
is_order 'draw a counter from the bowl for 2 gold' 'gold a'
is_order 'place a city on 5,8 for 4 gold' 'gold b city 5,8'
is_order 'swap one village for 1 gold' 'gold c village'
is_order 'swap 2 priests' 'gold c priest 2'
is_none 'draw 2 cards'
is_none 'place a city on 5,8'
is_none 'buy 3 victory points'
is_none 'buy 7 victory points for 3 gold'
is_none 'swap a village for a priest'
is_none '2 cards for 4 gold, blue?'
writes 'if gold >= 3: buy victory points'
check 'under a condition it is an order as well' has .told "1 if gold >= 3: buy victory points understood as 'gold e'"

# ---- under one condition ----

writes 'if gold >= 3: gold e, gold c village' 'gold a'
check 'two orders under a condition are shown' has .told "To order that, write 'if gold >= 3: gold e', 'if gold >= 3: gold c village', each as a line of its own"
check 'but no yes takes them: the first spends what the second looks at' sh -c '! grep -q "Your letter is then" .told'
finish
