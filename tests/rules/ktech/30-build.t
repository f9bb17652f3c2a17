# SPDX-License-Identifier: MIT
# Build: one counter of the reserve, beside a space you control, where it may stand.

game ktech seats 2
    4,6: red village
    7,3: blue village
    first: red

case a counter is placed next to a space you control [build 1]
given season 5
    red reserve: village
orders red
    build village 4,7
expect
    4,7: red village
    told all: built red village 4,7 [build 1]
    done red 1

case a space that touches none of yours is out of reach [build 1]
given season 5
    red reserve: village
    last: 5
orders red
    build village 4,8
expect
    refused red 1: no-reach 4,8 [build 1]
    4,8: empty
    red reserve: village

case a counter of an opponent gives no reach [build 1]
given season 5
    red reserve: village
orders red
    build village 7,4
expect
    refused red 1: no-reach 7,4
    7,4: empty

case only what lies in your own reserve can be placed [build 1]
given season 5
    red reserve: village
    blue reserve: castle
    last: 5
orders red
    build castle 4,5
expect
    refused red 1: not-reserved castle [build 1]
    4,5: empty
    red reserve: village
    blue reserve: castle

case at most one counter is placed in Build [build 1, build 2, letters 4]
given season 5
    red reserve: 2 village, castle
    last: 5
orders red
    build village 4,7
    build castle 4,5
expect
    4,7: red village
    4,5: empty
    done red 1
    not reached red 2
    red reserve: village, castle

case the first build order that is legal is carried out [build 2, letters 4]
given season 5
    red reserve: village, castle
    last: 5
orders red
    build castle 3,7
    build castle 4,5
    build village 4,7
expect
    refused red 1: no-reach
    done red 2
    not reached red 3
    4,5: red castle
    4,7: empty

case nobody need build, and nothing is built where nothing was ordered [build 2]
given season 5
    red reserve: village
orders red
    gold e
expect
    told nobody: built

case where no order is legal nothing is built, and the turn goes on [build 2]
given season 5
    red reserve: village
    red gold: 3
orders red
    build village 4,8
    build village 4,6
    gold e
expect
    told nobody: built
    red vp: 5

case a placed counter is yours at once and earns in the same turn [build 3, build 9]
given season 5
    red reserve: village
    red hand: harvest
orders red
    build village 4,7
    play harvest
expect
    4,7: red village
    red gold: 1

case no second counter goes onto a space of your own [build 4]
given season 5
    4,7: red army
    red reserve: village
orders red
    build village 4,7
expect
    refused red 1: occupied 4,7 [build 4]
    4,7: red army

case no counter goes onto a space of an opponent [build 4]
given season 5
    4,7: blue army
    red reserve: village
orders red
    build village 4,7
expect
    refused red 1: occupied 4,7
    4,7: blue army

case not even ships share a space [build 4]
given season 5
    4,8: red village
    4,9: blue ship
    red reserve: ship
orders red
    build ship 4,9
expect
    refused red 1: occupied 4,9
    4,9: blue ship

# Where counters may stand. Red's villages reach a space of every terrain: 2,6 plains, 3,4 forest,
# 4,5 mountains, 2,5 hills, 4,6 swamp, 3,3 water, 5,4 desert, 0,6 tundra. gold b tries its spaces
# from the left, so all that stand before the one taken were refused.

game ktech seats 2
    3,5 4,4 1,6: red village
    7,3: blue village
    first: red

case a city stands on plains or hills [build 5]
given season 5
    red reserve: 2 city
    red gold: 8
orders red
    gold b city 3,4 4,5 4,6 3,3 5,4 0,6 2,6
    gold b city 3,4 4,5 4,6 3,3 5,4 0,6 2,5
expect
    2,6: red city
    2,5: red city
    3,4 4,5 4,6 3,3 5,4 0,6: empty
    told only red 2 times: wrong-terrain city 3,4 [build 5]
    told only red 2 times: wrong-terrain city 4,5
    told only red 2 times: wrong-terrain city 4,6
    told only red 2 times: wrong-terrain city 3,3
    told only red 2 times: wrong-terrain city 5,4
    told only red 2 times: wrong-terrain city 0,6

case a castle stands on plains, hills, forest or mountains [build 5]
given season 5
    red reserve: 4 castle
    red gold: 16
orders red
    gold b castle 4,6 3,3 5,4 0,6 2,6
    gold b castle 4,6 3,3 5,4 0,6 2,5
    gold b castle 4,6 3,3 5,4 0,6 3,4
    gold b castle 4,6 3,3 5,4 0,6 4,5
expect
    2,6 2,5 3,4 4,5: red castle
    4,6 3,3 5,4 0,6: empty

case a mine stands on mountains, hills or desert [build 5]
given season 5
    red reserve: 3 mine
    red gold: 12
orders red
    gold b mine 2,6 3,4 4,6 3,3 0,6 4,5
    gold b mine 2,6 3,4 4,6 3,3 0,6 2,5
    gold b mine 2,6 3,4 4,6 3,3 0,6 5,4
expect
    4,5 2,5 5,4: red mine
    2,6 3,4 4,6 3,3 0,6: empty

case a village stands on everything but water [build 5]
given season 5
    red reserve: 7 village
    red gold: 28
orders red
    gold b village 3,3 2,6
    gold b village 3,3 3,4
    gold b village 3,3 4,5
    gold b village 3,3 2,5
    gold b village 3,3 4,6
    gold b village 3,3 5,4
    gold b village 3,3 0,6
expect
    2,6 3,4 4,5 2,5 4,6 5,4 0,6: red village
    3,3: empty

case a temple stands on everything but water [build 5]
given season 5
    red reserve: 7 temple
    red gold: 28
orders red
    gold b temple 3,3 2,6
    gold b temple 3,3 3,4
    gold b temple 3,3 4,5
    gold b temple 3,3 2,5
    gold b temple 3,3 4,6
    gold b temple 3,3 5,4
    gold b temple 3,3 0,6
expect
    2,6 3,4 4,5 2,5 4,6 5,4 0,6: red temple
    3,3: empty

case an army is placed on everything but water [build 5, build 6]
given season 5
    red reserve: 7 army
    red gold: 28
orders red
    gold b army 3,3 2,6
    gold b army 3,3 3,4
    gold b army 3,3 4,5
    gold b army 3,3 2,5
    gold b army 3,3 4,6
    gold b army 3,3 5,4
    gold b army 3,3 0,6
expect
    2,6 3,4 4,5 2,5 4,6 5,4 0,6: red army
    3,3: empty

case a caravan is placed on everything but water [build 5, build 6]
given season 5
    red reserve: 7 caravan
    red gold: 28
orders red
    gold b caravan 3,3 2,6
    gold b caravan 3,3 3,4
    gold b caravan 3,3 4,5
    gold b caravan 3,3 2,5
    gold b caravan 3,3 4,6
    gold b caravan 3,3 5,4
    gold b caravan 3,3 0,6
expect
    2,6 3,4 4,5 2,5 4,6 5,4 0,6: red caravan
    3,3: empty

case a priest is placed on everything but water [build 5, build 6]
given season 5
    red reserve: 7 priest
    red gold: 28
orders red
    gold b priest 3,3 2,6
    gold b priest 3,3 3,4
    gold b priest 3,3 4,5
    gold b priest 3,3 2,5
    gold b priest 3,3 4,6
    gold b priest 3,3 5,4
    gold b priest 3,3 0,6
expect
    2,6 3,4 4,5 2,5 4,6 5,4 0,6: red priest
    3,3: empty

case a ship is placed on water alone [build 5]
given season 5
    red reserve: ship
    red gold: 4
orders red
    gold b ship 2,6 3,4 4,5 2,5 4,6 5,4 0,6 3,3
expect
    3,3: red ship
    2,6 3,4 4,5 2,5 4,6 5,4 0,6: empty
    told only red: wrong-terrain ship 2,6

case Build is held to the same terrains [build 1, build 5]
given season 5
    red reserve: city
orders red
    build city 4,5
expect
    refused red 1: wrong-terrain city 4,5 [build 5]
    4,5: empty

case what is being placed is tested before the space it would go to [build 1, build 5]
# Both are wrong; it is enough that one is told, and that nothing happens.
given season 5
    red reserve: village
    last: 5
orders red
    build ship 9,9
expect
    refused red 1
    9,9: empty
    red reserve: village

game ktech seats 2
    4,6: red village
    7,3: blue village
    first: red

case a village and a city are settlements, and nothing else is [build 6, build 7]
# Markets earns 1 for each settlement.
given season 5
    3,6: red city
    4,7: red castle
    4,5: red mine
    5,6: red temple
    5,5: red army
    3,5: red priest
    red hand: markets
orders red
    play markets
expect
    red gold: 2

case armies, caravans and priests are ground units, ships are not [build 6, build 7]
given season 5
    4,8: red village
    4,9: red ship
    red hand: safe-passage
orders red
    play safe-passage 4,9-3,9
expect
    refused red 1: not-moved-by ship safe-passage
    4,9: red ship

case a temple is no unit and does not move [build 7]
given season 5
    4,7: red temple
    red hand: safe-passage
orders red
    play safe-passage 4,7-4,8
expect
    refused red 1: not-moved-by temple safe-passage
    4,7: red temple

case a castle counts as a non-ship counter [build 7]
given season 5
    4,7: red army
    3,7: blue castle
    red hand: conquest
orders red
    play conquest 3,7
expect
    3,7: red castle

case a ship is placed in the water next to your land [build 8]
given season 5
    4,8: red village
    red reserve: ship
orders red
    build ship 4,9
expect
    4,9: red ship

case a counter on land is placed next to your ship [build 8]
# 3,10 lies on the far side of the river.
given season 5
    3,9: red ship
    red reserve: village
orders red
    build village 3,10
expect
    3,10: red village

case a ship is placed next to a ship [build 8]
given season 5
    3,9: red ship
    red reserve: ship
orders red
    build ship 2,10
expect
    2,10: red ship

case the river itself gives no reach without a ship on it [build 8]
given season 5
    3,8: red village
    red reserve: village
orders red
    build village 3,10
expect
    refused red 1: no-reach 3,10
    3,10: empty

case a space won in Action widens gold b of the same turn but not the Build before it [build 9]
# Blue's castle on 3,7 touches 2,8; nothing of Red's does before it is taken.
given season 5
    4,7: red army
    3,7: blue castle
    red hand: siege
    red reserve: 2 village
    red gold: 4
orders red
    build village 2,8
    play siege 3,7
    gold b village 2,8
expect
    refused red 1: no-reach 2,8
    3,7: red castle
    2,8: red village
    told all: bought-place red village 2,8

case a space lost before your turn gives no reach any more [build 9, turn 2]
given season 5
    4,7: red army
    3,7: blue castle
    red hand: siege
    blue reserve: village
orders red
    play siege 3,7
orders blue
    build village 2,8
expect
    refused blue 1: no-reach 2,8
    2,8: empty

case a captured counter serves the next card of the same turn [build 9]
# The army taken by Conquest lays siege to the city beside it.
given season 5
    4,7: red army
    4,8: blue army
    5,8: blue city
    red hand: conquest, siege
orders red
    play conquest 4,8
    play siege 5,8
expect
    4,8: red army
    5,8: red city

case a counter placed in Build serves the cards of that turn [build 9, build 3]
given season 5
    3,6: blue city
    red reserve: army
    red hand: siege
orders red
    build army 4,7
    play siege 3,6
expect
    3,6: red city
