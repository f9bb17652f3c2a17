# SPDX-License-Identifier: MIT
# The Action phase: whose gold a card makes, whose counters count, and how often.

game ktech seats 2
    first: red
    last: 1       # in the last season no seat draws, so a hand is what its letter left of it

# ---- whose gold, whose counters ----

case gold that a card makes goes to the seat that played it and to no other [action 5]
given
    3,7: red village
    4,7 5,8 6,8: blue village  # all on plains
    red hand: harvest
orders red
    play harvest
expect
    red gold: 1
    blue gold: 0
    told all: made red 1 gold

case gold that is made comes from the bank, however much it is [action 6]
given
    2,5 2,7 3,6 5,5 5,6 7,5: red city
    4,6 4,7 4,8 5,7 6,6 6,7: red caravan
    red gold: 100
    blue gold: 1
    red hand: bazaars
orders red
    play bazaars
expect
    red gold: 136
    blue gold: 1

case theft leaves all stashes together the same [action 6, action 27]
given
    4,7: red army
    4,6: blue village
    red gold: 2
    blue gold: 3
    red hand: raid
orders red
    play raid
expect
    red gold: 3
    blue gold: 2

case a counter of an opponent neither strikes nor takes over for you [action 7]
given seats 3
    3,5: red army
    5,6: blue castle
    5,5: green army
    4,7: green priest
    red hand: siege, convert
orders red
    play siege 5,6             # beside a green army, not beside the red one
    play convert 5,6           # beside a green priest
expect
    refused red 1: not-a-target 5,6 siege
    refused red 2: not-a-target 5,6 convert
    5,6: blue castle
    red hand: siege, convert

case a counter of an opponent earns nothing for you [action 7]
given
    4,6: blue temple
    4,7: red village
    5,6: blue castle
    red hand: indulgences, taxes, copper-mines
    3,5: blue mine
orders red
    play indulgences
    play taxes
    play copper-mines
expect
    red gold: 0
    blue gold: 0

case three cities give 15 points where a city gives 5 [action 8]
given
    2,5 3,6 4,7: red city
    red hand: culture
orders red
    play culture
expect
    red vp: 15
    told all: made red 15 vp

case each mine earns the whole amount [action 8]
given
    3,5 4,5: red mine          # in mountains
    red hand: gold-mines
orders red
    play gold-mines
expect
    red gold: 6

case a caravan beside three settlements of opponents earns once [action 9]
given
    4,7: red caravan
    4,6 4,8: blue village
    5,6: blue city
    red hand: merchants
orders red
    play merchants
expect
    red gold: 3

case a ship beside several land spaces earns once [action 9]
given
    4,9: red ship              # 3,8 and 4,8 and 5,8 are land
    red hand: trawlers
orders red
    play trawlers
expect
    red gold: 2

case a village beside several water spaces earns once [action 9]
given
    5,8: red village           # 4,9 and 5,9 and 6,9 are water
    red hand: fishing
orders red
    play fishing
expect
    red gold: 1

case an army beside counters of two opponents steals once [action 9]
given seats 3
    4,7: red army
    4,6: blue village
    4,8: green village
    blue gold: 2
    green gold: 2
    red hand: raid
orders red
    play raid from blue green
expect
    red gold: 1
    blue gold: 1
    green gold: 2

case a village beside two temples counts once for each [action 10]
given
    4,7: red village
    3,6 4,6: red temple
    red hand: indulgences
orders red
    play indulgences
expect
    red gold: 2

case a village beside a castle and another castle counts for both [action 10]
given
    4,6: blue village
    3,5 5,6: red castle
    red hand: taxes
orders red
    play taxes
expect
    red gold: 2

case a tundra space beside two villages counts once for each [action 10]
given
    1,6 0,6: red village       # 1,6 touches tundra at 0,6 and 0,7; 0,6 touches it at 0,7
    red hand: trapping
orders red
    play trapping
expect
    red gold: 6

case a hills space beside two villages counts once for each [action 10]
given
    3,7 4,7: red village       # 3,7 touches hills at 2,7 and 3,6; 4,7 at 3,6 and 5,6
    red hand: herding
orders red
    play herding
expect
    red gold: 4

case cards that count two sorts of counters multiply their numbers [action 11]
given
    3,8 4,8: red temple
    2,5 2,7 3,6: red castle
    red hand: tithes
orders red
    play tithes
expect
    red gold: 6

case with none of one sort the product is nothing [action 11]
given
    3,8 4,8: red temple
    2,5: red city
    red hand: tithes, bazaars, salt-mining
    2,7: blue castle
    5,5: blue caravan
    5,7: blue mine
orders red
    play tithes
    play bazaars
    play salt-mining
expect
    red gold: 0
    red hand: empty

case adjacent villages are counted whoever owns them [action 12]
given seats 3
    5,6: red castle
    4,6: red village
    4,7: blue village
    5,7: green village
    red hand: taxes
orders red
    play taxes
expect
    red gold: 3

case what you own is counted where the card says so, not what others own [action 12, action 11]
given
    4,8: red temple
    2,7: red castle
    2,5 3,6: blue castle
    red hand: tithes
orders red
    play tithes
expect
    red gold: 1

case your own counters are no targets of cards that destroy beside you [action 13]
given
    4,7: red army
    4,6: red army
    4,8: red village
    4,9 5,9: red ship
    red hand: battle, raze, sea-battle
orders red
    play battle 4,6
    play raze 4,8
    play sea-battle 5,9
expect
    refused red 1: not-a-target 4,6 battle
    refused red 2: not-a-target 4,8 raze
    refused red 3: not-a-target 5,9 sea-battle
    red hand: battle, raze, sea-battle

case your own counters are no targets of cards that take over [action 13]
given
    4,7: red army
    3,6: red city
    4,8: red village
    5,7: red priest
    red hand: siege, convert, conquest
orders red
    play siege 3,6
    play convert 4,8
    play conquest 3,6
expect
    refused red 1: not-a-target 3,6 siege
    refused red 2: not-a-target 4,8 convert
    refused red 3: not-a-target 3,6 conquest
    red hand: siege, convert, conquest

case Disaster alone may strike a counter of your own [action 13, action 17]
given
    4,7: red army
    4,6: red village
    red hand: disaster
orders red
    play disaster 4,7
expect
    told all: destroyed red red army 4,7
    4,7: empty
    bowl has 20 army

case counters of opponents are of every sort, ships included [action 14]
given
    5,8: red village
    5,9: blue ship
    6,9: red ship
    blue gold: 1
    red hand: tariffs, piracy
orders red
    play tariffs
    play piracy
expect
    told all: made red 1 gold
    told all: stole red blue 1 gold
    red gold: 2
    blue gold: 0

case Raid leaves out ships [action 14]
given
    5,8: red army
    5,9: blue ship
    blue gold: 1
    red hand: raid
orders red
    play raid
expect
    told nobody: stole
    blue gold: 1
