# SPDX-License-Identifier: MIT
# Every card that counts your counters, on one table where a counter of each sort stands on every
# terrain it may stand on.

game ktech seats 2
    first: red
    last: 1
    # on plains, forest, mountains, hills, swamp, desert and tundra in turn
    9,5 3,0 0,12 2,5 10,9 5,4 10,4: red village
    10,11 8,3 6,7 2,1 0,3 4,2 0,7: red army
    3,7 7,0 10,10 4,0 9,9 6,10 0,9: red caravan
    5,8 5,11 1,1 8,11 1,7 3,1 10,6: red temple
    5,3 7,11 7,6 1,0 6,6 7,3 10,3: red priest
    9,3 5,10 4,5 2,7: red castle    # on plains, forest, mountains and hills
    10,1 1,5 6,4: red mine          # on mountains, hills and desert
    9,2 4,1: red city               # on plains and hills
    1,11 0,5: red ship

case Gold Mines pay for the mine on mountains, of a table of all sorts [card 2]
given
    red hand: gold-mines
orders red
    play gold-mines
expect
    red gold: 3

case Iron Mines pay for the mine on hills, of a table of all sorts [card 3]
given
    red hand: iron-mines
orders red
    play iron-mines
expect
    red gold: 2

case Copper Mines pay for three mines, of a table of all sorts [card 4]
given
    red hand: copper-mines
orders red
    play copper-mines
expect
    red gold: 3

case Salt Mining pays for the mine in desert and two cities, of a table of all sorts [card 38]
given
    red hand: salt-mining
orders red
    play salt-mining
expect
    red gold: 2

case Harvest pays for the village on plains, of a table of all sorts [card 14]
given
    red hand: harvest
orders red
    play harvest
expect
    red gold: 1

case Lumber pays for the village in forest, of a table of all sorts [card 27]
given
    red hand: lumber
orders red
    play lumber
expect
    red gold: 2

case Quarries pay for the village on mountains, of a table of all sorts [card 39]
given
    red hand: quarries
orders red
    play quarries
expect
    red gold: 2

case Fishing pays for the villages that water touches, of a table of all sorts [card 26]
given
    red hand: fishing
orders red
    play fishing
expect
    # 0,12 at 1,11; 2,5 at 1,4; 10,9 at 9,8
    red gold: 3

case Trapping pays for the tundra that touches villages, of a table of all sorts [card 36]
given
    red hand: trapping
orders red
    play trapping
expect
    # 9,5 at 10,5 10,6; 10,4 at 10,3 10,5
    red gold: 8

case Herding pays for the hills that touch villages, of a table of all sorts [card 37]
given
    red hand: herding
orders red
    play herding
expect
    # 9,5 at two, 3,0 at three, 2,5 and 5,4 at one each
    red gold: 7

case Trawlers pay for two ships, of a table of all sorts [card 13]
given
    red hand: trawlers
orders red
    play trawlers
expect
    red gold: 4

case Commerce pays for two ships and seven caravans, of a table of all sorts [card 25]
given
    red hand: commerce
orders red
    play commerce
expect
    red gold: 9

case Markets pay for seven villages and two cities, of a table of all sorts [card 24]
given
    red hand: markets
orders red
    play markets
expect
    red gold: 9

case Bazaars pay for two cities times seven caravans, of a table of all sorts [card 30]
given
    red hand: bazaars
orders red
    play bazaars
expect
    red gold: 14

case Tithes pay for seven temples times four castles, of a table of all sorts [card 19]
given
    red hand: tithes
orders red
    play tithes
expect
    red gold: 28

case Culture gives points for two cities, of a table of all sorts [card 31]
given
    red hand: culture
orders red
    play culture
expect
    red vp: 10

case Religion gives points for seven temples, of a table of all sorts [card 32]
given
    red hand: religion
orders red
    play religion
expect
    red vp: 35

case Gems give points for three mines, of a table of all sorts [card 33]
given
    red hand: gems
orders red
    play gems
expect
    red vp: 15

case History gives points for four castles, of a table of all sorts [card 34]
given
    red hand: history
orders red
    play history
expect
    red vp: 20

case Victory steals for seven armies, of a table of all sorts [card 35]
given
    blue vp: 20
    red hand: victory
orders red
    play victory
expect
    red vp: 7
    blue vp: 13
