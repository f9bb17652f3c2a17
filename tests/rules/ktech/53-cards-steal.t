# SPDX-License-Identifier: MIT
# Cards that steal: which counters steal, and from whom they may.

game ktech seats 3
    first: red
    last: 1       # in the last season no seat draws, so a hand is what its letter left of it

case Raid steals 1 gold for each of your armies beside a counter of an opponent [card 8]
given
    4,7 5,6: red army          # both beside 4,6
    4,6: blue village
    9,3: red army              # beside nobody
    5,7: red priest            # beside the blue city, but no army
    5,8: blue city
    blue gold: 5
    red hand: raid
orders red
    play raid
expect
    told all 2 times: stole red blue 1 gold
    red gold: 2
    blue gold: 3

case Raid robs the owner of any counter on land: castle, mine, army, temple [card 8]
given
    4,7: red army
    4,6: blue temple
    7,4: red army
    7,3: blue mine
    2,7: red army
    2,8: blue castle
    9,5: red army
    9,4: blue army
    blue gold: 9
    red hand: raid
orders red
    play raid
expect
    red gold: 4
    blue gold: 5

case an army beside ships alone raids nobody [card 8, action 14]
given
    5,8: red army
    4,9 5,9: blue ship
    9,3: blue village
    blue gold: 5
    red hand: raid
orders red
    play raid from blue
expect
    told nobody: stole
    blue gold: 5
    red hand: empty

case an army beside a ship of one opponent and a village of another raids the other [card 8]
given
    5,8: red army
    5,9: blue ship
    6,8: green village
    blue gold: 9
    green gold: 1
    red hand: raid
orders red
    play raid from blue green
expect
    told all: stole red green 1 gold
    blue gold: 9
    green gold: 0

case two copies of Raid steal twice [card 8, action 2]
given
    4,7: red army
    4,6: blue village
    blue gold: 5
    red hand: 2 raid
orders red
    play raid
    play raid
expect
    red gold: 2
    blue gold: 3
    discard: 2 raid

case Piracy steals 1 gold for each of your ships beside any counter of an opponent [card 23]
given
    4,9: red ship              # beside a blue village
    4,8: blue village
    6,9: red ship              # beside a blue ship
    5,9: blue ship
    1,4: red ship              # beside a blue castle
    2,4: blue castle
    9,0: red ship              # beside nobody
    3,8: red army              # beside the blue village, but no ship
    blue gold: 9
    red hand: piracy
orders red
    play piracy
expect
    told all 3 times: stole red blue 1 gold
    red gold: 3
    blue gold: 6

case Piracy goes by the list as Raid does [card 23, action 29]
given
    4,9: red ship
    4,8: blue village
    3,9: green ship
    blue gold: 1
    green gold: 9
    red hand: piracy
orders red
    play piracy from blue green
expect
    told all: stole red blue 1 gold
    green gold: 9

case Victory steals 1 victory point for each of your armies, wherever it stands [card 35]
given
    4,7 9,3: red army          # beside nobody
    4,6: red priest
    2,7: blue village
    blue vp: 5
    blue gold: 5
    red hand: victory
orders red
    play victory
expect
    told all 2 times: stole red blue 1 vp
    red vp: 2
    blue vp: 3
    red gold: 0
    blue gold: 5

case Victory robs a seat that has no counter on the board [card 35]
given
    4,7: red army
    green vp: 2
    red hand: victory
orders red
    play victory
expect
    red vp: 1
    green vp: 1

case Victory goes by the list: a seat without points is passed over [card 35, action 29]
given
    4,7 4,8: red army
    green vp: 1
    red hand: victory
orders red
    play victory from blue green
expect
    red vp: 1
    green vp: 0

case Victory without an army steals nothing and is spent [card 35, action 4]
given
    4,7: red village
    blue vp: 5
    red hand: victory
orders red
    play victory
expect
    told nobody: stole
    blue vp: 5
    discard: victory
