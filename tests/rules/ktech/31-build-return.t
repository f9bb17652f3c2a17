# SPDX-License-Identifier: MIT
# Coming back: Red has nothing on the board.

game ktech seats 2
    7,3: blue village
    first: red

case who has no counter on the board may place a village 2 steps from all opponents [build 10]
# 7,5 lies two steps from 7,3.
given season 5
    red reserve: village
orders red
    build village 7,5
expect
    7,5: red village
    told all: returned red village 7,5 [build 10]

case who has no counter on the board may place a temple as well [build 10]
given season 5
    red reserve: temple
orders red
    build temple 0,0
expect
    0,0: red temple
    told all: returned red temple 0,0

case a return at distance 1 is too near [build 10]
given season 5
    red reserve: village
    last: 5
orders red
    build village 7,4
expect
    refused red 1: too-near 7,4 [build 10]
    7,4: empty
    red reserve: village

case every counter of an opponent keeps a return away, a ship too [build 10]
given season 5
    9,8: blue ship
    red reserve: village
orders red
    build village 8,8
      else build village 7,7
expect
    refused red 1: too-near 8,8
    8,8: empty
    7,7: red village

case a return is to land [build 10, build 5]
given season 5
    red reserve: village
orders red
    build village 3,3
expect
    refused red 1
    3,3: empty

case a return is to an empty space [build 10, build 4]
given season 5
    red reserve: village
orders red
    build village 7,3
expect
    refused red 1
    7,3: blue village

case no other counter returns [build 10, build 11]
given season 5
    red reserve: city, army, ship
    last: 5
orders red
    build city 0,0
    build army 0,0
    build ship 0,4
expect
    refused red 1: no-return city [build 10]
    refused red 2: no-return army
    refused red 3: no-return ship
    0,0: empty
    0,4: empty
    red reserve: city, army, ship

case a village that is not in the reserve does not return [build 10, build 11]
given season 5
    red reserve: city
    last: 5
orders red
    build village 0,0
expect
    refused red 1: not-reserved village
    0,0: empty

case where no empty land is at distance 2, any empty land will do [build 10]
# Only 4,7 and 9,9 are free, both beside counters of Blue.
given season 5
    land: blue village
    4,7 9,9: empty
    0,0 0,1 0,2 1,0 1,1 2,0: blue temple
    red reserve: village
orders red
    build village 4,7
expect
    4,7: red village
    told all: returned red village 4,7
    not over

case with one place at distance 2 left, those beside an opponent are still too near [build 10]
# 4,6 and all around it is free, so 4,6 is two steps from the nearest counter of Blue.
given season 5
    land: blue village
    3,5 3,6 4,5 4,6 4,7 5,5 5,6: empty
    red reserve: village
orders red
    build village 4,7
      else build village 4,6
expect
    refused red 1: too-near 4,7
    4,6: red village

case who has no counter on the board keeps gold and points, draws and buys [build 10]
given season 5
    red gold: 5
    red vp: 7
    draws bowl: ship, ship, ship, ship
    deck top: raid, siege
orders red
    gold e
expect
    red gold: 2
    red vp: 12
    red reserve: 2 ship
    red hand: raid, siege

case who has no counter on the board may still play Disaster [build 10, action 17]
given season 5
    7,4: blue castle
    red hand: disaster
orders red
    play disaster 7,4
expect
    7,4: empty
    done red 1

case other cards of who has no counter on the board bring nothing [build 10]
given season 5
    red hand: markets
orders red
    play markets
expect
    done red 1
    red gold: 0
    discard has 1 markets

case Disaster may make room for a return by gold in the same turn [build 10, build 11]
# A castle alone keeps 8,5 too near; with it gone the village may come back there.
given season 5
    8,6: blue castle
    red hand: disaster
    red reserve: village
    red gold: 4
orders red
    build village 8,5
    play disaster 8,6
    gold b village 8,5
expect
    refused red 1: too-near 8,5
    8,5: red village
    told all: returned red village 8,5

case one may return by gold b [build 11, gold 3]
given season 5
    red reserve: temple
    red gold: 4
orders red
    gold b temple 7,4 0,0
expect
    0,0: red temple
    7,4: empty
    red gold: 0

case from the first counter on reach is needed again [build 11]
given season 5
    red reserve: 3 village
    red gold: 8
orders red
    build village 0,0
    gold b village 10,12
    gold b village 0,1
expect
    0,0: red village
    10,12: empty
    refused red 2: no-reach 10,12
    0,1: red village
    told all 1 times: returned red
    told all: bought-place red village 0,1
    red gold: 4

case after a return other sorts may be placed, in reach [build 11]
given season 5
    red reserve: village, city
    red gold: 4
orders red
    build village 0,0
    gold b city 0,1
expect
    0,0: red village
    0,1: red city

case who has still one counter does not return elsewhere [build 11]
given season 5
    0,4: red ship
    red reserve: village
orders red
    build village 10,12
expect
    refused red 1: no-reach 10,12
    10,12: empty

case without a village or temple one waits, and is not out of the game [build 11]
given season 5
    red reserve: city
    draws bowl: village, ship, ship, ship
expect
    not out red
    not over
next season
given
    draws bowl: ship, ship, ship, ship
orders red
    build village 0,0
expect
    0,0: red village
    told all: returned red village 0,0

case the game goes on with all seats off the board [build 11]
given season 5
    7,3: empty
    red reserve: village
    blue reserve: village
orders red
    build village 7,3
orders blue
    build village 7,4
      else build village 7,5
expect
    7,3: red village
    refused blue 1: too-near 7,4
    7,5: blue village
    not out red
    not out blue
    not over

case all seats off the board with nothing to return with play on [build 11]
given season 5
    7,3: empty
    red reserve: ship
    blue reserve: ship
expect
    not over
    not out red
    not out blue
    told all 2 times: drew-counter blue
