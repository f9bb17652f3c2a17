# SPDX-License-Identifier: MIT
# Letters: what holds without one, the order of the lines, and else.

game ktech seats 2
    4,6: red village
    7,3: blue village
    first: red

# No letter.

case without a letter nothing is built, played or bought [letters 1]
given season 5
    red reserve: village
    red hand: markets
    red gold: 9
expect
    told nobody: built
    told nobody: played
    told nobody: bought-vp
    told nobody: bought-card
    red gold: 9
    red vp: 0

case without a letter the draws are made as usual [letters 1]
given season 5
    draws bowl: city, mine, ship, ship
    deck top: raid, siege
expect
    red reserve: city, mine
    red hand: raid, siege

case without a letter excess pieces go by lot [letters 1, end 4]
given season 5
    red reserve: 7 ship
    red hand: 4 raid, 4 sail
expect
    told all 2 times: gave-up-counter red ship
    told all 3 times: gave-up-card red

# Phases and order.

case within a phase the written order holds [letters 2]
given season 5
    red hand: markets, harvest
orders red
    play harvest
    play markets
expect
    told all: played red harvest
    then told all: played red markets

case an order of a later phase waits for it, wherever it stands [letters 2]
given season 5
    red reserve: village
    red gold: 3
orders red
    gold e
    build village 4,7
expect
    told all: built red village 4,7
    then told all: bought-vp red

case each order meets the table as it is by then [letters 2]
# The raze is tried before the army has come near and again after.
given season 5
    4,7: red army
    2,7: blue village
    red hand: raze, march
orders red
    play raze 2,7
    play march 4,7-3,6
    play raze 2,7
expect
    refused red 1: not-a-target 2,7
    done red 3
    2,7: empty

case what is not ordered is not played [letters 5]
given season 5
    red hand: markets, harvest
orders red
    play harvest
expect
    told nobody: played red markets

case for nothing discards the card without effect [letters 5, action 2]
given season 5
    red hand: markets
orders red
    play markets for nothing
expect
    red gold: 0
    discard: markets
    told nobody: made

case the letters of the orders may be written large or small [letters 5]
given season 5
    red hand: markets
orders red
    PLAY Markets
expect
    red gold: 1

case a line that is no order is told to be bad, and the others are played [letters 5]
given season 5
    red hand: markets
orders red
    sing markets
    play marketts
    build village
    build village 77,7
    play markets
expect
    bad red 1
    bad red 2
    bad red 3
    bad red 4
    done red 5
    red gold: 1

case a long line may go on behind a plus sign and counts as one [letters 5]
given season 5
    4,7: red army
    4,8: blue army
    red hand: battle, markets
orders red
    play battle 5,7 3,7 3,6
    + 4,8
    play markets
expect
    done red 1
    done red 2
    4,8: empty

case comments do not count as lines [letters 5]
given season 5
    red hand: markets
orders red
    # earn first
    play markets # one village
    gold e
expect
    done red 1
    refused red 2: cannot-pay 3 1

# else.

case else is tried when the line above was refused [letters 4]
given season 5
    red reserve: village
orders red
    build city 3,6
      else build village 3,6
expect
    refused red 1: not-reserved city
    done red 2
    3,6: red village

case else is not tried when the line above was done [letters 4]
given season 5
    red reserve: city, village
    red gold: 3
orders red
    build city 3,6
      else build village 4,7
expect
    done red 1
    not reached red 2
    4,7: empty

case else is tried when the condition of the line above is false [letters 4, letters 9]
given season 5
    red reserve: city, village
orders red
    if gold > 2: build city 3,6
      else build village 4,7
expect
    false red 1
    done red 2
    4,7: red village

case of several alternatives the first that can be done is done [letters 4]
given season 5
    red reserve: village, army
orders red
    build city 3,6
      else build village 4,8
      else build army 4,7
      else build village 4,5
expect
    refused red 1
    refused red 2
    done red 3
    not reached red 4
    4,7: red army
    4,5: empty

case else serves cards and gold as well [letters 5, letters 6]
given season 5
    red hand: harvest, siege
    red gold: 2
    deck top: raid, raid, raid
orders red
    play siege 7,3
      else play harvest
    gold e
      else gold d
expect
    refused red 1
    done red 2
    refused red 3: cannot-pay 3 2
    done red 4
    red gold: 0

case an alternative may have a condition of its own [letters 4, letters 9]
given season 5
    red reserve: village
orders red
    build city 3,6
      else if gold > 5: build village 3,6
      else build village 4,7
expect
    refused red 1
    false red 2
    done red 3
    4,7: red village

case a seat may be named by its number [letters 5]
given season 5
    4,7: red army
    4,8: blue village
    blue gold: 2
    red hand: raid
orders red
    play raid from 2
expect
    told all: stole red blue 1 gold 4,7

case whoever is named to be robbed cannot be the thief himself [letters 5, action 28]
given season 5
    4,7: red army
    4,8: blue village
    blue gold: 2
    red gold: 9
    red hand: raid
orders red
    play raid from red any
expect
    told all: stole red blue 1 gold 4,7
    told all 1 times: stole

case a number of times that is no whole number is bad [letters 6]
given season 5
    red gold: 50
orders red
    gold e -1
    gold e 1.5
    gold e 99999999999
    gold e two
    gold e max 2
    gold f
expect
    bad red 1
    bad red 2
    bad red 3
    bad red 4
    bad red 5
    bad red 6
    red gold: 50
