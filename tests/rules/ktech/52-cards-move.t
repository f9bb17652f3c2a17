# SPDX-License-Identifier: MIT
# Cards that move units: which, and how many.

game ktech seats 2
    first: red
    last: 1       # in the last season no seat draws, so a hand is what its letter left of it

case March moves as many of your armies as you like [card 10]
given
    4,6 5,6: red village
    4,7 5,5 5,7: red army
    red hand: march
orders red
    play march 4,7-3,6, 5,5-4,5, 5,7-6,7
expect
    told all 3 times: moved red army
    3,6: red army
    4,5: red army
    6,7: red army
    discard: march

case March may move one army of several [card 10]
given
    4,6: red village
    4,7 5,5: red army
    red hand: march
orders red
    play march 5,5-4,5
expect
    told all 1 times: moved
    4,5: red army
    4,7: red army

case Sail moves as many of your ships as you like, within the water [card 11]
given
    4,8 5,8: red village
    4,9 5,9: red ship
    red hand: sail
orders red
    play sail 5,9-6,9, 4,9-5,9
expect
    told all 2 times: moved red ship
    6,9: red ship
    5,9: red ship
    4,9: empty

case Sail needs contact for ships as well [card 11, action 25]
given
    4,8: red village
    4,9: red ship
    red hand: sail
orders red
    play sail 4,9-4,10
expect
    refused red 1: no-contact 4,10
    4,9: red ship
    red hand: sail

case what Safe Passage has no more steps for is told as not needed, and is not refused [action 4, card 12]
# The second unit could go, the third step is none: neither matters any more.
given
    4,6: red village
    4,7 5,5: red army
    red hand: safe-passage
orders red
    play safe-passage 9,9-9,8, 4,7-3,6, 5,5-4,5, 3,3-3,4
expect
    done red 1
    told red: not-yours 9,9
    told all 1 times: moved
    told only red: enough-moved safe-passage 2
    told red 1 times: not-yours
    5,5: red army

case where the whole list was needed nothing is said of a rest [action 4, card 10]
given
    4,6: red village
    4,7: red army
    red hand: march, safe-passage
orders red
    play safe-passage 4,7-3,6
    play march 3,6-4,7, 5,5-4,5
expect
    done red 1
    done red 2
    told nobody: enough-moved
    told red: not-yours 5,5

case Safe Passage moves an army [card 12]
given
    4,6: red village
    4,7: red army
    red hand: safe-passage
orders red
    play safe-passage 4,7-5,6
expect
    told all: moved red army 4,7 5,6
    5,6: red army
    discard: safe-passage

case Safe Passage moves a caravan or a priest as well [card 12]
given
    4,6: red village
    4,7: red caravan
    5,5: red priest
    red hand: 2 safe-passage
orders red
    play safe-passage 4,7-5,6
    play safe-passage 5,5-4,5
expect
    5,6: red caravan
    4,5: red priest
    discard: 2 safe-passage

case Safe Passage does not move a ship [card 12, action 22]
given
    4,8: red village
    5,8: red village
    4,9: red ship
    red hand: safe-passage
orders red
    play safe-passage 4,9-5,9
expect
    refused red 1: not-moved-by ship safe-passage
    4,9: red ship
    red hand: safe-passage

case Safe Passage moves one unit: the first of its list that can go [card 12, action 4]
given
    4,6: red village
    4,7: red army
    5,6: red caravan
    5,5: red priest
    red hand: safe-passage
orders red
    play safe-passage 4,7-4,8, 5,6-4,7, 5,5-4,5    # no contact; occupied; well
expect
    done red 1
    told all 1 times: moved
    4,7: red army
    5,6: red caravan
    4,5: red priest

case Safe Passage moves no second unit [card 12]
given
    4,6: red village
    4,7: red army
    5,6: red caravan
    red hand: safe-passage
orders red
    play safe-passage 4,7-3,6, 5,6-5,5
expect
    done red 1
    told all 1 times: moved
    3,6: red army
    5,6: red caravan

case Safe Passage without a legal step stays in the hand [card 12, action 4]
given
    4,6: red village
    4,7: red army
    red hand: safe-passage
orders red
    play safe-passage 4,7-4,8
expect
    refused red 1: no-contact 4,8
    refused red 1: no-step safe-passage
    red hand: safe-passage

case Pilgrimage moves as many of your priests as you like, and nobody else [card 15]
given
    4,6: red village
    4,7 5,5: red priest
    5,6: red caravan
    red hand: pilgrimage
orders red
    play pilgrimage 4,7-3,6, 5,6-4,7, 5,5-4,5
expect
    told all 2 times: moved red priest
    told only red: not-moved-by caravan pilgrimage
    3,6: red priest
    4,5: red priest
    5,6: red caravan
    discard: pilgrimage

case Trade Route moves as many of your caravans as you like, and nobody else [card 16]
given
    4,6: red village
    4,7 5,5: red caravan
    5,6: red priest
    red hand: trade-route
orders red
    play trade-route 4,7-3,6, 5,6-4,7, 5,5-4,5
expect
    told all 2 times: moved red caravan
    told only red: not-moved-by priest trade-route
    3,6: red caravan
    4,5: red caravan
    5,6: red priest
    discard: trade-route

case units of opponents are not moved by your cards [card 10, card 11, card 15, card 16, action 20]
given
    4,6 5,6 4,8: red village
    4,7: blue army
    4,9: blue ship
    5,5: blue priest
    3,6: blue caravan
    7,4: blue village
    red hand: march, sail, pilgrimage, trade-route, safe-passage
orders red
    play march 4,7-3,7
    play sail 4,9-5,9
    play pilgrimage 5,5-4,5
    play trade-route 3,6-3,5
    play safe-passage 4,7-3,7
expect
    refused red 1: not-yours 4,7
    refused red 2: not-yours 4,9
    refused red 3: not-yours 5,5
    refused red 4: not-yours 3,6
    refused red 5: not-yours 4,7
    told nobody: moved
    red hand: march, sail, pilgrimage, trade-route, safe-passage

# ---- a red counter of each sort, each with a space it could step to ----

game ktech seats 2
    first: red
    last: 1
    3,4: red village           # could step to 4,5
    5,5: red city              # could step to 5,6
    4,1: red castle            # could step to 4,0
    6,4: red mine              # could step to 5,4
    3,0: red army              # could step to 3,1
    4,7: red caravan           # could step to 4,6
    6,5: red temple            # could step to 6,6
    3,8: red priest            # could step to 3,7
    4,3: red ship              # could step to 3,3

case of nine sorts March moves armies [card 10, action 20]
given
    red hand: march
orders red
    play march 3,4-4,5, 5,5-5,6, 4,1-4,0, 6,4-5,4, 4,7-4,6, 6,5-6,6, 3,8-3,7, 4,3-3,3, 3,0-3,1
expect
    told only red: not-moved-by village march
    told only red: not-moved-by city march
    told only red: not-moved-by castle march
    told only red: not-moved-by mine march
    told only red: not-moved-by caravan march
    told only red: not-moved-by temple march
    told only red: not-moved-by priest march
    told only red: not-moved-by ship march
    told all 1 times: moved
    3,1: red army

case of nine sorts Sail moves ships [card 11, action 20]
given
    red hand: sail
orders red
    play sail 3,4-4,5, 5,5-5,6, 4,1-4,0, 6,4-5,4, 3,0-3,1, 4,7-4,6, 6,5-6,6, 3,8-3,7, 4,3-3,3
expect
    told only red: not-moved-by village sail
    told only red: not-moved-by city sail
    told only red: not-moved-by castle sail
    told only red: not-moved-by mine sail
    told only red: not-moved-by army sail
    told only red: not-moved-by caravan sail
    told only red: not-moved-by temple sail
    told only red: not-moved-by priest sail
    told all 1 times: moved
    3,3: red ship

case of nine sorts Safe Passage moves an army, a caravan or a priest [card 12, action 20]
given
    red hand: safe-passage
orders red
    play safe-passage 3,4-4,5, 5,5-5,6, 4,1-4,0, 6,4-5,4, 6,5-6,6, 4,3-3,3, 3,0-3,1
expect
    told only red: not-moved-by village safe-passage
    told only red: not-moved-by city safe-passage
    told only red: not-moved-by castle safe-passage
    told only red: not-moved-by mine safe-passage
    told only red: not-moved-by temple safe-passage
    told only red: not-moved-by ship safe-passage
    told all 1 times: moved
    3,1: red army

case of nine sorts Pilgrimage moves priests [card 15, action 20]
given
    red hand: pilgrimage
orders red
    play pilgrimage 3,4-4,5, 5,5-5,6, 4,1-4,0, 6,4-5,4, 3,0-3,1, 4,7-4,6, 6,5-6,6, 4,3-3,3, 3,8-3,7
expect
    told only red: not-moved-by village pilgrimage
    told only red: not-moved-by city pilgrimage
    told only red: not-moved-by castle pilgrimage
    told only red: not-moved-by mine pilgrimage
    told only red: not-moved-by army pilgrimage
    told only red: not-moved-by caravan pilgrimage
    told only red: not-moved-by temple pilgrimage
    told only red: not-moved-by ship pilgrimage
    told all 1 times: moved
    3,7: red priest

case of nine sorts Trade Route moves caravans [card 16, action 20]
given
    red hand: trade-route
orders red
    play trade-route 3,4-4,5, 5,5-5,6, 4,1-4,0, 6,4-5,4, 3,0-3,1, 6,5-6,6, 3,8-3,7, 4,3-3,3, 4,7-4,6
expect
    told only red: not-moved-by village trade-route
    told only red: not-moved-by city trade-route
    told only red: not-moved-by castle trade-route
    told only red: not-moved-by mine trade-route
    told only red: not-moved-by army trade-route
    told only red: not-moved-by temple trade-route
    told only red: not-moved-by priest trade-route
    told only red: not-moved-by ship trade-route
    told all 1 times: moved
    4,6: red caravan

case blanks around the dash of a step are none [card 12]
given
    4,6: red village
    4,7: red army
    red hand: safe-passage
orders red
    play safe passage 4,7 - 3,6
expect
    told all 1 times: moved red army
    3,6: red army
