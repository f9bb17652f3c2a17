# SPDX-License-Identifier: MIT
# The Action phase: how units move.

game ktech seats 2
    first: red
    last: 1       # in the last season no seat draws, so a hand is what its letter left of it

# ---- where to ----

case a unit moves to an adjacent space of a terrain it may stand on [action 20]
given
    4,6: red village
    4,7: red army
    red hand: march
orders red
    play march 4,7-5,6         # hills
expect
    done red 1
    told all: moved red army 4,7 5,6
    4,7: empty
    5,6: red army
    discard: march

case a ground unit may enter land of every terrain [action 20, build 5]
given
    3,4 3,6: red village
    4,4: red priest            # to mountains
    2,4: red priest            # to hills
    3,5: red priest            # to a swamp
    5,5: red priest            # to a desert
    red hand: pilgrimage
orders red
    play pilgrimage 4,4-4,5, 2,4-2,5, 3,5-4,6, 5,5-5,4
expect
    4,5: red priest
    2,5: red priest
    4,6: red priest
    5,4: red priest

case a ground unit may enter tundra, forest and plains [action 20, build 5]
given
    1,6 2,8: red village
    1,7: red caravan           # to tundra
    3,8: red caravan           # to forest
    2,7: red caravan           # to plains
    red hand: trade-route
orders red
    play trade-route 1,7-0,7, 3,8-2,9, 2,7-3,7
expect
    0,7: red caravan
    2,9: red caravan
    3,7: red caravan

case a ground unit may not enter water [action 20, build 5]
given
    5,8: red army
    4,8: red caravan
    5,7: red priest
    6,8: red priest
    red hand: march, trade-route, pilgrimage, safe-passage
orders red
    play march 5,8-4,9
    play trade-route 4,8-4,9
    play pilgrimage 6,8-6,9
    play safe-passage 5,8-4,9
expect
    refused red 1: wrong-terrain army 4,9 [build 5]
    refused red 2: wrong-terrain caravan 4,9
    refused red 3: wrong-terrain priest 6,9
    refused red 4: wrong-terrain army 4,9
    red hand: march, trade-route, pilgrimage, safe-passage

case a ship may not enter land [action 20, build 5]
given
    4,9: red ship
    4,8: red village
    red hand: sail
orders red
    play sail 4,9-5,8
expect
    refused red 1: wrong-terrain ship 5,8
    4,9: red ship
    red hand: sail

case only your own units can be moved [action 20]
given
    4,7: red village
    4,8: blue army
    5,8: blue village
    red hand: march
orders red
    play march 4,8-3,8, 5,7-5,6    # a blue army, nobody
expect
    refused red 1: not-yours 4,8
    refused red 1: not-yours 5,7
    refused red 1: no-step march
    4,8: blue army
    red hand: march

case a card moves the sort of unit it names and no other [action 20]
given
    4,6: red caravan
    4,7: red priest
    5,6: red army
    4,9: red ship
    3,8: red village
    3,7: red temple
    red hand: march, sail, pilgrimage, trade-route
orders red
    play march 4,7-5,7, 4,9-3,9
    play sail 5,6-5,7, 4,6-5,5
    play pilgrimage 4,6-5,5
    play trade-route 4,7-5,7
expect
    refused red 1: not-moved-by priest march
    refused red 1: not-moved-by ship march
    refused red 2: not-moved-by army sail
    refused red 2: not-moved-by caravan sail
    refused red 3: not-moved-by caravan pilgrimage
    refused red 4: not-moved-by priest trade-route
    red hand: march, sail, pilgrimage, trade-route

case villages, cities, castles, mines and temples never move [action 20, build 7]
given
    4,7: red village
    3,6: red city
    2,7: red castle
    4,5: red mine
    4,6: red temple
    red hand: safe-passage, march
orders red
    play safe-passage 4,7-5,6, 3,6-3,7, 2,7-3,7, 4,5-3,5, 4,6-5,6
    play march 4,7-5,6
expect
    refused red 1: not-moved-by village safe-passage
    refused red 1: not-moved-by city safe-passage
    refused red 1: not-moved-by castle safe-passage
    refused red 1: not-moved-by mine safe-passage
    refused red 1: not-moved-by temple safe-passage
    refused red 2: not-moved-by village march
    red hand: safe-passage, march

# ---- one step, into an empty space ----

case a move is one step and no longer [action 21]
given
    4,6 4,7: red village
    4,8: red army
    red hand: march
orders red
    play march 4,8-5,6         # two spaces away, empty, beside both villages
expect
    refused red 1: not-adjacent 4,8 5,6 [action 21]
    4,8: red army

case a step onto the unit's own space is no move [action 21]
given
    4,7: red village
    4,8: red army
    red hand: march
orders red
    play march 4,8-4,8
expect
    refused red 1
    4,8: red army
    red hand: march

case the space entered must be empty of your own counters [action 21, build 4]
given
    4,6 4,7: red village
    4,8: red army
    red hand: march
orders red
    play march 4,8-4,7
expect
    refused red 1: occupied 4,7
    4,8: red army
    4,7: red village
    red hand: march

case the space entered must be empty of counters of opponents [action 21, build 4]
given
    4,7: red village
    4,8: red army
    3,7: blue village
    red hand: march
orders red
    play march 4,8-3,7
expect
    refused red 1: occupied 3,7
    3,7: blue village
    4,8: red army

case a step through an occupied space is not a move either [action 21]
given
    4,6: red village
    4,7: red caravan
    4,8: red army
    red hand: march
orders red
    play march 4,8-4,7, 4,7-5,6
expect
    refused red 1: occupied 4,7
    4,8: red army
    4,7: red caravan
    5,6: empty

case enemies beside the way do not hinder [action 22]
given
    4,6: red village
    4,7: red army
    3,7 4,8 5,7: blue army
    red hand: march
orders red
    play march 4,7-3,6
expect
    done red 1
    3,6: red army

case a space left by an earlier step of the same card is free [action 22]
given
    4,6: red village
    4,7: red army
    4,8: red army
    3,6: red village
    red hand: march
orders red
    play march 4,7-5,6, 4,8-4,7
expect
    told all: moved red army 4,7 5,6
    then told all: moved red army 4,8 4,7
    5,6: red army
    4,7: red army
    4,8: empty

case a space left by a later step of the same card is not free yet [action 22, action 4]
given
    4,6: red village
    4,7: red army
    4,8: red army
    red hand: march
orders red
    play march 4,8-4,7, 4,7-5,6
expect
    done red 1
    told only red: occupied 4,7
    4,8: red army
    4,7: empty
    5,6: red army

case a unit moves at most once for one card [action 22]
given
    4,6: red village
    4,7: red army
    red hand: march
orders red
    play march 4,7-5,6, 5,6-5,5
expect
    done red 1
    told only red: moved-already 5,6 [action 22]
    told all 1 times: moved
    5,6: red army

case a unit that moved away cannot come back by the same card [action 22]
given
    4,6: red village
    4,9: red ship
    4,8: red village
    3,8: red village
    red hand: sail
orders red
    play sail 4,9-3,9, 3,9-4,9
expect
    told only red: moved-already 3,9
    3,9: red ship
    4,9: empty

case two units never change places [action 22]
given
    4,6: red village
    4,7: red army
    5,6: red army
    red hand: march
orders red
    play march 4,7-5,6, 5,6-4,7
expect
    refused red 1: occupied 5,6
    refused red 1: occupied 4,7
    4,7: red army
    5,6: red army
    red hand: march

case a unit may move once for each of two cards [action 23]
given
    4,6: red village
    4,7: red army
    red hand: march, safe-passage
orders red
    play march 4,7-5,6
    play safe-passage 5,6-5,5
expect
    done red 1
    done red 2
    5,5: red army
    discard: march, safe-passage

case two copies of the same card move a unit twice [action 23]
given
    4,8: red village
    4,9: red ship
    5,8: red village
    red hand: 2 sail
orders red
    play sail 4,9-5,9
    play sail 5,9-6,9
expect
    6,9: red ship
    4,9: empty
    5,9: empty
    discard: 2 sail

# ---- contact ----

case a unit that moves must end beside another counter of its owner [action 24, action 25]
given
    4,6: red village
    4,7: red army
    red hand: march
orders red
    play march 4,7-4,8
expect
    refused red 1: no-contact 4,8 [action 25]
    refused red 1: no-step march
    4,7: red army
    4,8: empty
    red hand: march

case counters of opponents are no contact [action 24]
given
    4,6: red village
    4,7: red army
    3,7 5,8: blue village
    red hand: march
orders red
    play march 4,7-4,8
expect
    refused red 1: no-contact 4,8
    4,7: red army

case the space a unit leaves is no contact [action 25]
given
    4,6: red village
    4,7: red army
    4,8: red army
    red hand: march
orders red
    play march 4,8-5,8         # beside 4,8, which is empty by then
expect
    refused red 1: no-contact 5,8
    4,8: red army

case only the unit that moved is tested, and others may be left alone [action 25]
given
    4,6: red village
    4,7: red army
    4,8: red caravan           # touches nothing but the army
    red hand: march
orders red
    play march 4,7-3,6
expect
    done red 1
    3,6: red army
    4,8: red caravan

case a unit that was left alone may move back into contact [action 25]
given
    4,6: red village
    4,8: red caravan
    red hand: safe-passage
orders red
    play safe-passage 4,8-4,7
expect
    done red 1
    4,7: red caravan

case a unit that was left alone may not move on alone [action 25]
given
    4,6: red village
    4,8: red caravan
    red hand: safe-passage
orders red
    play safe-passage 4,8-5,8
expect
    refused red 1: no-contact 5,8
    4,8: red caravan

case of two units that move, each must be in contact after its own step [action 25]
given
    4,6: red village
    4,7: red army
    4,8: red army
    red hand: march
orders red
    play march 4,8-5,8, 4,7-5,7    # 5,8 would touch 5,7, but only later
expect
    done red 1
    told only red: no-contact 5,8
    4,8: red army
    5,7: red army
    4,7: empty

case in the other order the second unit finds contact with the first [action 25]
given
    4,6: red village
    4,7: red army
    4,8: red army
    red hand: march
orders red
    play march 4,7-5,7, 4,8-5,8
expect
    done red 1
    5,7: red army
    5,8: red army
    4,6: red village           # left alone, as it may be

case a ship in contact with a counter on land may move [action 26]
given
    3,8: red village
    4,9: red ship
    red hand: sail
orders red
    play sail 4,9-3,9
expect
    done red 1
    3,9: red ship

case a ship is contact enough for a unit on land [action 26]
given
    4,9: red ship
    5,8: red army
    red hand: march
orders red
    play march 5,8-4,8
expect
    done red 1
    4,8: red army

case an only counter cannot move [action 26]
given
    4,7: red army
    7,4: blue village
    red hand: march, safe-passage
orders red
    play march 4,7-4,8
    play safe-passage 4,7-3,6
expect
    refused red 1: no-contact 4,8
    refused red 2: no-contact 3,6
    4,7: red army
    red hand: march, safe-passage

case contact with a unit that moves away later by the same card is contact enough [action 25]
given
    4,6 5,5: red village
    4,7: red army
    5,6: red army
    red hand: march
orders red
    play march 4,7-5,7, 5,6-6,6    # 5,7 touches 5,6 alone; 6,6 touches 5,5
expect
    done red 1
    5,7: red army              # alone by now, as it may be
    6,6: red army
    5,6: empty

case a counter taken over in the same turn is contact [action 26, build 9]
given
    4,7: red priest
    4,6: blue village
    5,7: red army
    red hand: convert, march, safe-passage
orders red
    play convert 4,6
    play march 5,7-5,6         # touches 4,6 and 4,7
    play safe-passage 5,6-5,5  # touches 4,6 alone
expect
    done red 3
    4,6: red village
    5,5: red army

case contact is lost with a counter taken over by an earlier seat [action 25]
given
    4,7: red priest
    4,6: blue village
    5,5: blue army
    blue hand: march
    red hand: convert
orders red
    play convert 4,6
orders blue
    play march 5,5-5,6         # beside 4,6, which is Red's by now
expect
    refused blue 1: no-contact 5,6
    5,5: blue army

case a space from which a counter was just destroyed may be entered [action 21]
given
    4,6: red village
    4,7: red army
    3,6: blue army
    red hand: battle, march
orders red
    play battle 3,6
    play march 4,7-3,6
expect
    done red 2
    3,6: red army

case a second step for the same unit is tried when its first was refused [action 4, action 22]
given
    4,6: red village
    4,7: red army
    red hand: march
orders red
    play march 4,7-4,8, 4,7-3,6    # out of contact; well
expect
    done red 1
    told only red: no-contact 4,8
    3,6: red army

case ships are contact for ships [action 26]
given
    4,9 5,9: red ship
    red hand: sail
orders red
    play sail 5,9-4,10
expect
    done red 1
    4,10: red ship

case the orders of a report offer the steps that may be gone, and no others [action 25]
given season 5
    last: 99
    4,6: red village
    4,7: red army
    7,3: blue village
    red hand: march
expect
    offered red: play march 4,7-3,6
    offered red: play march 4,7-5,6
    not offered red: play march 4,7-4,8
