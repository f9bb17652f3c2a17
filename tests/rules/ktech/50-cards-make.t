# SPDX-License-Identifier: MIT
# Cards that make gold or victory points: each with counters that count and others that nearly do.

game ktech seats 2
    first: red
    last: 1       # in the last season no seat draws, so a hand is what its letter left of it

case the deck holds 83 cards, of each sort as many as its clause says [start 13, card 29]
given
expect
    deck has 4 raid, 4 sail, 4 harvest, 1 disaster
    deck has 2 battle, 2 gold-mines, 2 iron-mines, 2 copper-mines, 2 port-of-call
    deck has 2 merchants, 2 sea-battle, 2 siege, 2 march, 2 safe-passage
    deck has 2 trawlers, 2 pilgrimage, 2 trade-route, 2 convert, 2 indulgences
    deck has 2 tithes, 2 taxes, 2 tariffs, 2 raze, 2 piracy
    deck has 2 markets, 2 commerce, 2 fishing, 2 lumber, 2 conquest
    deck has 2 bazaars, 2 culture, 2 religion, 2 gems, 2 history
    deck has 2 victory, 2 trapping, 2 herding, 2 salt-mining, 2 quarries

# ---- mines ----

case Gold Mines pay 3 for each of your mines on mountains [card 2]
given
    4,5 6,7: red mine          # mountains
    3,6: red mine              # hills
    5,7: red mine              # desert
    3,5: red village           # mountains, but no mine
    0,2: blue mine             # mountains
    red hand: gold-mines
orders red
    play gold-mines
expect
    red gold: 6
    blue gold: 0

case Iron Mines pay 2 for each of your mines on hills [card 3]
given
    3,6 5,5: red mine          # hills
    4,5: red mine              # mountains
    5,7: red mine              # desert
    5,6: red city              # hills, but no mine
    2,7: blue mine             # hills
    red hand: iron-mines
orders red
    play iron-mines
expect
    red gold: 4

case Copper Mines pay 1 for each of your mines, whatever the terrain [card 4]
given
    4,5: red mine              # mountains
    3,6: red mine              # hills
    5,7: red mine              # desert
    4,7: red castle
    2,7: blue mine
    red hand: copper-mines
orders red
    play copper-mines
expect
    red gold: 3

case a mine on mountains serves Gold Mines and Copper Mines alike [card 2, card 4, action 2]
given
    4,5: red mine
    red hand: gold-mines, copper-mines, iron-mines
orders red
    play gold-mines
    play copper-mines
    play iron-mines
expect
    red gold: 4

case Salt Mining pays your mines in desert times your cities [card 38, action 11]
given
    4,8 5,7: red mine          # desert
    3,6: red mine              # hills
    2,5 2,7 5,5: red city
    5,6: blue city
    5,4: blue mine             # desert
    red hand: salt-mining
orders red
    play salt-mining
expect
    red gold: 6
    blue gold: 0

# ---- ships and caravans ----

case Port of Call pays 3 for each of your ships beside a settlement of an opponent [card 5]
given
    4,9: red ship              # beside a blue village
    4,8: blue village
    1,4: red ship              # beside a blue city
    2,5: blue city
    3,9: red ship              # beside a blue temple
    2,9: blue temple
    6,9: red ship              # beside a red village
    6,8: red village
    4,10: blue ship            # beside the ships only
    red hand: port-of-call
orders red
    play port-of-call
expect
    red gold: 6

case Port of Call pays a ship beside a village and a city once [card 5, action 9]
given
    1,4: red ship
    2,5: blue city
    2,4: blue village
    red hand: port-of-call
orders red
    play port-of-call
expect
    red gold: 3

case Merchants pay 3 for each of your caravans beside a settlement of an opponent [card 6]
given
    4,7: red caravan           # beside a blue village
    4,8: blue village
    7,4: red caravan           # beside a blue city
    7,5: blue city
    5,5: red caravan           # beside a blue castle
    5,6: blue castle
    2,6: red caravan           # beside a red city
    2,7: red city
    5,7: red army              # beside the blue village, but no caravan
    red hand: merchants
orders red
    play merchants
expect
    red gold: 6

case Trawlers pay 2 for each of your ships beside land [card 13]
given
    4,9 9,0: red ship
    5,8: red village           # beside land and water, but no ship
    6,9: blue ship
    red hand: trawlers
orders red
    play trawlers
expect
    red gold: 4
    blue gold: 0

case Trawlers take any land for land: swamp, mountains or forest [card 13, start 3]
given
    0,4 1,11 2,12: red ship    # beside nothing but swamp, mountains and forest
    red hand: trawlers
orders red
    play trawlers
expect
    red gold: 6

case Trawlers ask for land beside the ship and not for a counter on it [card 13, start 3]
given
    9,0: red ship              # land at 10,0 and 10,1 only, both empty
    red hand: trawlers
orders red
    play trawlers
expect
    red gold: 2

case Commerce pays 1 for each of your ships and caravans [card 25]
given
    4,9 8,1: red ship
    4,7: red caravan
    4,6: red priest
    3,7: red army
    6,9: blue ship
    7,4: blue caravan
    red hand: commerce
orders red
    play commerce
expect
    red gold: 3

case Bazaars pay your cities times your caravans [card 30, action 11]
given
    2,5 2,7: red city
    4,6 4,7 4,8: red caravan
    3,7: red village
    5,6: blue city
    7,4: blue caravan
    red hand: bazaars
orders red
    play bazaars
expect
    red gold: 6

# ---- villages ----

case Harvest pays 1 for each of your villages on plains [card 14]
given
    3,7 4,7: red village       # plains
    4,6: red village           # swamp
    5,8: red city              # plains, but no village
    6,8: blue village          # plains
    red hand: harvest
orders red
    play harvest
expect
    red gold: 2

case Fishing pays 1 for each of your villages beside water [card 26]
given
    5,8 3,8: red village       # beside water
    4,7: red village           # not
    4,11: red city             # beside water, but no village
    5,3: blue village          # beside water
    red hand: fishing
orders red
    play fishing
expect
    red gold: 2

case Lumber pays 2 for each of your villages in forest [card 27]
given
    2,8 2,9: red village       # forest
    3,7: red village           # plains, beside forest
    3,4: red castle            # forest, but no village
    2,4: blue village          # forest
    red hand: lumber
orders red
    play lumber
expect
    red gold: 4

case Quarries pay 2 for each of your villages on mountains [card 39]
given
    4,5 6,7: red village       # mountains
    3,6: red village           # hills, beside mountains
    3,5: red mine              # mountains, but no village
    0,2: blue village          # mountains
    red hand: quarries
orders red
    play quarries
expect
    red gold: 4

case Trapping pays 2 for each tundra space beside each of your villages [card 36]
given
    1,6: red village           # beside 0,6 and 0,7
    9,5: red village           # beside 10,5 and 10,6
    10,3: red village          # on tundra, beside 10,4
    4,7: red village           # far from any
    1,9: red city              # beside 0,9, but no village
    1,8: blue village          # beside 0,8 and 0,9
    red hand: trapping
orders red
    play trapping
expect
    red gold: 10

case Herding pays 1 for each hills space beside each of your villages [card 37]
given
    4,6: red village           # beside 3,6 and 5,5 and 5,6
    2,7: red village           # on hills, beside 3,6
    4,8: red village           # beside none
    3,7: red city              # beside hills, but no village
    4,7: blue village          # beside hills
    red hand: herding
orders red
    play herding
expect
    red gold: 4

case Markets pay 1 for each of your settlements [card 24]
given
    4,6 4,8: red village
    4,7: red city
    3,6: red castle
    5,7: red mine
    3,8: red temple
    5,8: blue village
    5,6: blue city
    red hand: markets
orders red
    play markets
expect
    red gold: 3

case Tariffs pay 1 for each of your settlements beside a counter of an opponent [card 21]
given
    4,6: red village           # beside a blue army
    3,7: red city              # beside the same army
    4,7: blue army
    5,8: red village           # beside a blue ship
    5,9: blue ship
    6,5: red village           # beside a red priest only
    6,4: red priest
    5,6: red castle            # beside the army, but no settlement
    red hand: tariffs
orders red
    play tariffs
expect
    red gold: 3

case Tariffs pay a settlement beside many counters of opponents once [card 21, action 9]
given seats 3
    4,7: red city
    4,6 4,8: blue village
    3,6 3,7: green village
    red hand: tariffs
orders red
    play tariffs
expect
    red gold: 1

# ---- temples, priests, castles ----

case Indulgences pay 1 for each village beside each of your temples and priests [card 18]
given seats 3
    4,6: red temple            # beside a red and a green village, and a city
    4,7: red village
    5,5: green village
    3,6: blue city
    4,8: red priest            # beside the red village again
    5,6: red castle            # beside villages, but neither temple nor priest
    7,5: blue temple           # beside a village
    7,4: blue village
    red hand: indulgences
orders red
    play indulgences
expect
    red gold: 3
    blue gold: 0

case Taxes pay 1 for each village beside each of your castles [card 20]
given seats 3
    5,6: red castle            # beside a red, a blue and a green village, and a city
    4,6: red village
    5,7: blue village
    6,7: green village
    5,5: blue city
    3,6: red castle            # beside the red village again
    6,6: red temple            # beside villages, but no castle
    2,4: blue castle           # beside a village
    3,4: red village
    red hand: taxes
orders red
    play taxes
expect
    red gold: 4
    blue gold: 0

case Tithes pay your temples times your castles, near or far [card 19, action 11]
given
    4,8 9,4: red temple
    2,7 4,7 8,8: red castle
    4,6: red priest
    5,6: blue castle
    7,4: blue temple
    red hand: tithes
orders red
    play tithes
expect
    red gold: 6
    blue gold: 0

# ---- victory points ----

case Culture gives 5 points for each of your cities, and no gold [card 31]
given
    4,7 3,6: red city
    4,6: red village
    2,7: red castle
    5,6: blue city
    red hand: culture
orders red
    play culture
expect
    told all: made red 10 vp
    red vp: 10
    red gold: 0
    blue vp: 0

case Religion gives 5 points for each of your temples [card 32]
given
    4,6 4,8: red temple
    4,7: red priest
    5,7: blue temple
    red hand: religion
orders red
    play religion
expect
    red vp: 10
    blue vp: 0

case Gems give 5 points for each of your mines, whatever the terrain [card 33]
given
    4,5: red mine              # mountains
    3,6: red mine              # hills
    4,8: red mine              # desert
    5,7: blue mine
    red hand: gems
orders red
    play gems
expect
    red vp: 15
    blue vp: 0

case History gives 5 points for each of your castles [card 34]
given
    4,7 2,7: red castle
    3,6: red city
    5,6: blue castle
    red hand: history
orders red
    play history
expect
    red vp: 10
    blue vp: 0

case two copies of a card for points give them twice [card 31, action 2]
given
    4,7: red city
    red hand: 2 culture
orders red
    play culture
    play culture
expect
    red vp: 10
