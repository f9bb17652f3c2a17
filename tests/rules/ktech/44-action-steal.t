# SPDX-License-Identifier: MIT
# The Action phase: stealing, whom and in what order.

game ktech seats 3
    first: red
    last: 1       # in the last season no seat draws, so a hand is what its letter left of it

case stolen gold comes out of the stash of the opponent it is stolen from [action 27]
given
    4,7: red army
    4,6: blue village
    blue gold: 3
    green gold: 4
    red hand: raid
orders red
    play raid
expect
    told all: stole red blue 1 gold
    told nobody: made
    red gold: 1
    blue gold: 2
    green gold: 4

case stolen victory points come off those of the opponent, and none go below 0 [action 27, action 6]
given
    4,7 4,8: red army
    blue vp: 1
    blue gold: 5
    red hand: victory
orders red
    play victory from blue
expect
    told all 1 times: stole red blue 1 vp
    red vp: 1
    blue vp: 0
    blue gold: 5

case a stash never goes below 0, however many counters steal [action 28]
given
    4,7 5,6 5,5: red army
    4,6: blue village          # beside all three
    blue gold: 2
    red hand: raid
orders red
    play raid
expect
    told all 2 times: stole red blue 1 gold
    printed blue: '=* Red robbed you of 2 gold.'
    red gold: 2
    blue gold: 0
    red hand: empty

# ---- without a list ----

case without a list the richest of those that can be robbed is robbed [action 28]
given
    4,7: red army
    4,6: blue village
    4,8: green village
    blue gold: 2
    green gold: 5
    red hand: raid
orders red
    play raid
expect
    told all: stole red green 1 gold
    red gold: 1
    blue gold: 2
    green gold: 4

case a richer seat with nothing beside the thief is not robbed [action 28]
given
    4,7: red army
    4,6: blue village
    9,3: green village
    blue gold: 2
    green gold: 50
    red hand: raid
orders red
    play raid
expect
    red gold: 1
    blue gold: 1
    green gold: 50

case where points are stolen the richest in points is robbed, not in gold [action 28]
given
    4,7: red army
    blue vp: 3
    green vp: 2
    green gold: 9
    red hand: victory
orders red
    play victory
expect
    told all: stole red blue 1 vp
    red vp: 1
    blue vp: 2
    green vp: 2

case of two that have as much, the next after the thief is robbed: red robs blue [action 29]
given
    4,7: red army
    4,6: green village
    4,8: blue village
    blue gold: 2
    green gold: 2
    red hand: raid
orders red
    play raid
expect
    told all: stole red blue 1 gold
    green gold: 2

case of two that have as much, the next after the thief is robbed: blue robs green [action 29]
given
    4,7: blue army
    4,6: red village
    4,8: green village
    red gold: 2
    green gold: 2
    blue hand: raid
orders blue
    play raid
expect
    told all: stole blue green 1 gold
    red gold: 2

case of two that have as much, the next after the thief is robbed: green robs red [action 29]
given
    4,7: green army
    4,6: blue village
    4,8: red village
    red gold: 2
    blue gold: 2
    green hand: raid
orders green
    play raid
expect
    told all: stole green red 1 gold
    blue gold: 2

case who goes first in a season does not change who comes next after the thief [action 29, start 18]
given
    first: green
    4,7: blue army
    4,6: red village
    4,8: green village
    red gold: 2
    green gold: 2
    blue hand: raid
orders blue
    play raid
expect
    told all: stole blue green 1 gold
    red gold: 2

case who has most is looked at anew for each thief [action 29]
given
    4,7 5,7: red army
    4,6 5,6: blue village
    4,8: green village         # both armies touch blue and green
    blue gold: 3
    green gold: 3
    red hand: raid
orders red
    play raid
expect
    told all: stole red blue 1 gold
    then told all: stole red green 1 gold
    blue gold: 2
    green gold: 2

case where points are stolen the richest is looked at anew for each thief [action 29]
given
    4,7 5,7 9,3: red army
    blue vp: 2
    green vp: 3
    red hand: victory
orders red
    play victory
expect
    told all: stole red green 1 vp
    then told all: stole red blue 1 vp
    then told all: stole red green 1 vp
    red vp: 3
    blue vp: 1
    green vp: 1

case a seat that has nothing is never robbed while another has something [action 29]
given
    4,7: red army
    4,6: blue village
    4,8: green village
    green gold: 1
    red hand: raid
orders red
    play raid
expect
    told nobody: stole red blue
    red gold: 1
    green gold: 0

# ---- with a list ----

case the seat named is robbed although another is richer [action 28, action 29]
given
    4,7: red army
    4,6: blue village
    4,8: green village
    blue gold: 1
    green gold: 5
    red hand: raid
orders red
    play raid from blue
expect
    red gold: 1
    blue gold: 0
    green gold: 5

case the first of the list that has something is robbed [action 29]
given
    4,7: red army
    4,6: blue village
    4,8: green village
    green gold: 5
    red hand: raid
orders red
    play raid from blue green
expect
    told nobody: stole red blue
    red gold: 1
    green gold: 4

case a seat of the list that is not beside the thief is passed over [action 29]
given
    4,7: red army
    4,6: blue village
    9,3: green village
    blue gold: 1
    green gold: 5
    red hand: raid
orders red
    play raid from green blue
expect
    red gold: 1
    blue gold: 0
    green gold: 5

case when the list is exhausted nothing is stolen, be others ever so rich [action 29]
given
    4,7: red army
    4,6: blue village
    4,8: green village
    green gold: 5
    red hand: raid
orders red
    play raid from blue
expect
    told all: played red raid
    told nobody: stole
    green gold: 5
    red hand: empty

case the word any behind a list lets the richest of the others be robbed [action 29]
given seats 4
    4,7: red army
    4,6: blue village
    4,8: green village
    3,6: yellow village
    green gold: 2
    yellow gold: 5
    red hand: raid
orders red
    play raid from blue any
expect
    told all: stole red yellow 1 gold
    green gold: 2

case before the word any comes into force the list is kept to [action 29]
given
    4,7: red army
    4,6: blue village
    4,8: green village
    blue gold: 1
    green gold: 5
    red hand: raid
orders red
    play raid from blue any
expect
    red gold: 1
    blue gold: 0
    green gold: 5

case the list is read anew for each thief [action 29]
given
    4,7 5,7: red army
    4,6 5,6: blue village
    4,8: green village         # both armies touch blue and green
    blue gold: 1
    green gold: 5
    red hand: raid
orders red
    play raid from blue green
expect
    red gold: 2
    blue gold: 0
    green gold: 4

case nobody robs himself [action 27, action 29]
given
    4,7: red army
    4,6: red village
    4,8: blue village
    red gold: 2
    red hand: raid
orders red
    play raid
expect
    told nobody: stole
    red gold: 2
    red hand: empty

case a standing answer names whom to rob where the order names nobody [action 28, letters 10]
given
    4,7: red army
    4,6: blue village
    4,8: green village
    blue gold: 1
    green gold: 5
    red hand: raid
orders red
    play raid
    when steal-from: blue
expect
    red gold: 1
    blue gold: 0
    green gold: 5

case a seat is asked where a thief could rob two, and nobody else is [action 28, action 29]
given
    4,7: red army
    4,6: blue village
    4,8: green village
    blue gold: 1
    green gold: 5
    red hand: raid
orders red
    play raid
expect
    asked only red: steal-from raid 4,7 [action 29]
    asked red 1 time: steal-from
    legal red steal-from raid 4,7: blue
    legal red steal-from raid 4,7: green
    not legal red steal-from: red

case where the order names whom to rob nobody is asked [action 28]
given
    4,7: red army
    4,6: blue village
    4,8: green village
    blue gold: 1
    green gold: 5
    red hand: raid
orders red
    play raid from green
expect
    not asked red: steal-from

# ---- in what order ----

case thieves in an upper row come before those in a lower one [action 29]
given
    4,7: red army              # touches blue and green
    5,5: red army              # touches blue alone
    4,6: blue village
    4,8: green village
    blue gold: 1
    green gold: 5
    red hand: raid
orders red
    play raid from blue green  # the army in row 4 takes the only coin of Blue's
expect
    red gold: 1
    blue gold: 0
    green gold: 5

case in the same row thieves come from left to right [action 29]
given
    4,7: red army              # touches blue and green
    4,5: red army              # touches blue alone, and comes first
    4,6: blue village
    4,8: green village
    blue gold: 1
    green gold: 5
    red hand: raid
orders red
    play raid from blue green
expect
    red gold: 2
    blue gold: 0
    green gold: 4

case column 9 comes before column 10 [action 29]
given
    4,9: red ship              # touches blue and green, and comes first
    4,10: red ship             # touches blue alone
    3,9: blue ship
    4,8: green village
    blue gold: 1
    green gold: 5
    red hand: piracy
orders red
    play piracy from blue green
expect
    red gold: 1
    blue gold: 0
    green gold: 5

case row 9 comes before row 10 [action 29]
given
    9,7: red ship              # touches blue and green, and comes first
    10,8: red ship             # touches blue alone
    10,7: blue ship
    8,7: green village
    blue gold: 1
    green gold: 5
    red hand: piracy
orders red
    play piracy from blue green
expect
    red gold: 1
    blue gold: 0
    green gold: 5

# ---- six seats, on map b ----

case of two that have as much, the next after the thief is robbed: black robs white [action 29]
given seats 6
    2,11: black army
    2,10: red village
    1,10: white village
    red gold: 2
    white gold: 2
    black hand: raid
orders black
    play raid
expect
    told all: stole black white 1 gold
    red gold: 2

case seats are robbed round the table: white robs red and not yellow [action 29]
given seats 6
    2,11: white army
    2,10: red village
    1,10: yellow village
    red gold: 2
    yellow gold: 2
    white hand: raid
orders white
    play raid
expect
    told all: stole white red 1 gold
    yellow gold: 2

case the richest is robbed, wherever he sits [action 28]
given seats 6
    2,11: green army
    2,10 1,11 2,12 3,10 3,11: blue village
    1,10: white village
    blue gold: 2
    white gold: 3
    green hand: raid
orders green
    play raid
expect
    told all: stole green white 1 gold
    blue gold: 2
