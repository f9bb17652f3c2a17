# SPDX-License-Identifier: MIT
# Letters: lines for later seasons with at, standing lines with @, cancel, and standing answers.

game ktech seats 2
    4,6: red village
    7,3: blue village
    first: red

# at.

case a line with at waits for its season [letters 9]
given season 5
    red gold: 6
orders red
    at 6: gold e
expect
    later red 1
    red gold: 6
next season
expect
    red gold: 3
    red vp: 5
    done red @1

case a line with at is played once and then gone [letters 9]
given season 5
    red gold: 9
orders red
    at 6: gold e
expect
    later red 1
    standing red: at 6: gold e
next season
expect
    red gold: 6
    standing red: none
next season
expect
    red gold: 6

case a line with at of the present season is played now [letters 9]
given season 5
    red gold: 6
orders red
    at 5: gold e
expect
    done red 1
    red gold: 3
    standing red: none

case a line with at whose season is past is never played [letters 9]
given season 5
    red gold: 6
orders red
    at 4: gold e
expect
    red gold: 6
    standing red: none
next season
expect
    red gold: 6

case a line that waits may have a condition, tested in its season [letters 9]
given season 5
    red gold: 3
orders red
    at 6: if gold > 3: gold e
expect
    later red 1
next season
expect
    false red @1
    red gold: 3

# @ and cancel.

case a line with @ is played now and stands for the seasons to come [letters 10]
given season 5
    red gold: 6
orders red
    @ gold e
expect
    done red 1
    red gold: 3
    standing red: @ gold e
next season
expect
    done red @1
    red gold: 0
    standing red: @ gold e

case a line without @ is for its season only [letters 10]
given season 5
    red gold: 6
orders red
    gold e
expect
    standing red: none
next season
expect
    red gold: 3

case a standing line that was refused stands on [letters 10]
given season 5
    red gold: 2
orders red
    @ gold e
expect
    refused red 1
    standing red: @ gold e
next season
given
    red gold: 3
expect
    done red @1
    red vp: 5

case a standing line stands with its alternatives [letters 10, letters 4]
given season 5
    red gold: 2
orders red
    @ gold e
      else gold d
expect
    refused red 1: cannot-pay
    done red 2
    red gold: 0
next season
given
    red gold: 2
expect
    refused red @1: cannot-pay
    told all 1 times: bought-card red
    red gold: 0

case a line that equals a standing one changes nothing [letters 10]
given season 5
    red gold: 9
orders red
    @ gold e
expect
    red gold: 6
next season
orders red
    @ gold e
expect
    kept red 1
    done red @1
    red gold: 3

case new lines come before those that stood [letters 10]
given season 5
    red gold: 0
orders red
    @ gold e
expect
    refused red 1
next season
given
    red gold: 4
orders red
    gold d
expect
    done red 1
    refused red @1: cannot-pay 3 2
    red gold: 2

case cancel ends a standing line [letters 10]
given season 5
    red gold: 9
orders red
    @ gold e
expect
    red gold: 6
next season
orders red
    cancel @ gold e
expect
    red gold: 6
    standing red: none
next season
expect
    red gold: 6

case cancel of one line leaves the others [letters 10]
given season 5
    red gold: 5
orders red
    @ gold e
    @ gold d
expect
    red gold: 0
next season
given
    red gold: 5
orders red
    cancel @ gold e
expect
    red gold: 3
    not standing red: @ gold e
    standing red: @ gold d

case cancel all ends every standing line [letters 10]
given season 5
orders red
    @ gold e
    @ discard cards raid
    when discard-counter: ship
expect
    standing red: @ gold e
    standing red: @ discard cards raid
    standing red: when discard-counter: ship
next season
given
    red gold: 3
orders red
    cancel all
expect
    standing red: none
    red gold: 3

case cancel when ends the answers to one question [letters 10]
given season 5
orders red
    @ gold e
    when discard-card: raid
    when discard-card if gold > 5: sail
    when discard-counter: ship
expect
    standing red: when discard-card: raid
next season
orders red
    cancel when discard-card
expect
    not standing red: when discard-card: raid
    not standing red: when discard-card if gold > 5: sail
    standing red: when discard-counter: ship
    standing red: @ gold e

case standing lines of one seat are not those of another [letters 10, seen 8]
given season 5
    red gold: 3
    blue gold: 3
orders red
    @ gold e
expect
    standing blue: none
    blue gold: 3

# when.

case excess cards are chosen by a standing answer [letters 10, end 5]
given season 5
    red hand: 4 raid, 2 sail
orders red
    when discard-card: sail
expect
    told all: gave-up-card red sail
    used red 1
    standing red: when discard-card: sail

case a standing answer answers in later seasons [letters 10]
given season 5
    deck top: sail, march
    red hand: 4 raid
orders red
    when discard-card: sail
expect
    not used red 1
next season
expect
    told all: gave-up-card red sail
    used red @1

case excess counters are chosen by a standing answer [letters 10, end 5]
given season 5
    red reserve: 5 village, ship
orders red
    when discard-counter: ship
expect
    told all 1 times: gave-up-counter red ship
    used red 1

case a standing answer is passed over when its test does not hold [letters 10]
given season 5
    red gold: 2
    red hand: 4 raid, 2 sail
orders red
    when discard-card if gold > 2: raid
    when discard-card if gold = 2: sail
expect
    told all: gave-up-card red sail
    not used red 1
    used red 2

case of several standing answers the first that fits answers [letters 10]
given season 5
    red hand: 4 raid, 2 sail
orders red
    when discard-card: battle
    when discard-card: sail
    when discard-card: raid
expect
    told all: gave-up-card red sail
    used red 2
    not used red 3

case a list of the letter comes before a standing answer [letters 10, letters 8]
given season 5
    red hand: 4 raid, sail
    deck top: sail, sail
orders red
    when discard-card: raid
expect
    red hand: 4 raid, 3 sail
next season
orders red
    discard cards sail sail
expect
    told all 2 times: gave-up-card red sail
    not used red @1

case what prefer leaves out, a standing answer may name [letters 10, letters 7]
given season 5
    red gold: 4
    red reserve: city, village
orders red
    when place-any: village
    gold b any 3,6
expect
    3,6: red village
    used red 1

case a standing answer may ask for the space [letters 10, letters 7]
given season 5
    red gold: 8
    red reserve: 2 city, 2 village
orders red
    when place-any if at = 3,6: village
    when place-any: city
    gold b any 3,6
    gold b any 4,7
expect
    3,6: red village
    4,7: red city

case prefer of the letter comes before a standing answer [letters 10]
given season 5
    red gold: 4
    red reserve: city, village, army
orders red
    when place-any: village
    prefer army
    gold b any 3,6
expect
    3,6: red army

# Whom to rob. Blue stands on 3,7 and Green on 5,7, both beside Red's army on 4,7.

game ktech seats 3
    4,6: red village
    4,7: red army
    3,7: blue village
    5,7: green village
    first: red

case without an answer the richest that can be robbed is robbed [letters 10, action 29]
given season 5
    blue gold: 5
    green gold: 9
    red hand: raid
orders red
    play raid
expect
    told all: stole red green 1 gold 4,7
    green gold: 8

case a standing answer names the seat to rob [letters 10]
given season 5
    blue gold: 5
    green gold: 9
    red hand: raid
orders red
    when steal-from: blue
    play raid
expect
    told all: stole red blue 1 gold 4,7
    used red 1

case a standing answer with a test that holds is taken [letters 10]
given season 5
    blue gold: 5
    green gold: 9
    red hand: raid
orders red
    when steal-from if gold blue > 4: blue
    play raid
expect
    told all: stole red blue 1 gold 4,7

case a standing answer with a test that fails leaves it to the rule [letters 10]
given season 5
    blue gold: 4
    green gold: 9
    red hand: raid
orders red
    when steal-from if gold blue > 4: blue
    play raid
expect
    told all: stole red green 1 gold 4,7
    not used red 1

case the from of the order comes before a standing answer [letters 10, letters 5]
given season 5
    blue gold: 5
    green gold: 2
    red hand: raid
orders red
    when steal-from: blue
    play raid from green
expect
    told all: stole red green 1 gold 4,7
    not used red 1

case a standing answer may ask which card steals [letters 10]
# The ship on 4,9 is beside Blue's ship and Green's.
given season 5
    4,8: red village
    4,9: red ship
    3,9: blue ship
    4,10: green ship
    blue gold: 5
    green gold: 9
    red hand: raid, piracy
orders red
    when steal-from if with = piracy: blue
    play raid
    play piracy
expect
    told all: stole red green 1 gold 4,7
    told all: stole red blue 1 gold 4,9
    used red 1 1 times

case a standing answer may ask which space the thief stands on [letters 10]
# Both armies touch 3,7 and 5,7.
given season 5
    4,8: red army
    blue gold: 5
    green gold: 9
    red hand: raid
orders red
    when steal-from if at = 4,8: blue
    play raid
expect
    told all: stole red green 1 gold 4,7
    told all: stole red blue 1 gold 4,8

case a standing answer may ask for the how manieth question it is [letters 10]
given season 5
    4,8: red army
    blue gold: 5
    green gold: 9
    red hand: raid
orders red
    when steal-from if nth = 2: blue
    play raid
expect
    told all: stole red green 1 gold 4,7
    told all: stole red blue 1 gold 4,8

case a standing answer that cannot be followed leaves it to the next, or to the rule [letters 10]
# Blue has nothing left to rob.
given season 5
    green gold: 2
    red hand: raid
orders red
    when steal-from: blue
    play raid
expect
    told all: stole red green 1 gold 4,7

case an answer to a question the game does not ask is bad [letters 10]
given season 5
    red hand: raid
orders red
    when tell-lies: blue
    play raid for nothing
expect
    bad red 1
    done red 2

game ktech seats 2
    4,6: red village
    7,3: blue village
    first: red

case a list may wait for its season [letters 8, letters 10]
given season 5
    red hand: 4 raid, 2 sail
    deck top: sail, sail
orders red
    at 6: discard cards raid raid
    discard cards sail
expect
    told all: gave-up-card red sail
    later red 1
next season
expect
    told all 2 times: gave-up-card red raid

case a standing answer may name how many of a sort [letters 10, end 5]
given season 5
    red reserve: 5 ship, 2 city
orders red
    when discard-counter: 2 city
expect
    told all 2 times: gave-up-counter red city

case cancel of a line that does not stand is refused [letters 10]
given season 5
orders red
    @ gold e
expect
    standing red: @ gold e
next season
orders red
    cancel @ gold d
expect
    refused red 1
    standing red: @ gold e
