# SPDX-License-Identifier: MIT
# End: down to 5 counters and 5 cards, what goes first, and the draws that follow.

game ktech seats 2
    4,6: red village
    7,3: blue village
    first: red

case at most 5 counters stay in reserve [end 1, end 4]
given season 5
    red reserve: 7 ship
    last: 5
expect
    red reserve: 5 ship
    bowl has 35 ship
    told all 2 times: gave-up-counter red ship

case at most 5 cards stay in hand [end 2, end 4]
given season 5
    red hand: 4 raid, 3 sail
    last: 5
orders red
    discard cards sail sail
expect
    red hand: 4 raid, sail
    discard: 2 sail
    told all 2 times: gave-up-card red sail

case five counters and five cards are not too many [end 1, end 2]
given season 5
    red reserve: 5 ship
    red hand: 4 raid, sail
    last: 5
expect
    red reserve: 5 ship
    red hand: 4 raid, sail
    told nobody: gave-up-counter
    told nobody: gave-up-card

case the limits do not hold before End [end 3]
# Eight cards in hand, of which three are played, and seven counters, of which one is built and
# another placed for gold.
given season 5
    red hand: 4 raid, 2 markets, 2 harvest
    red reserve: 6 ship, village
    red gold: 6
    draws bowl: village, ship, ship, ship, ship
    deck top: siege, siege
orders red
    build village 4,7
    play markets
    play harvest
    play harvest
    gold a
    gold b village 4,5
expect
    told all 1 times: gave-up-counter red ship
    told nobody: gave-up-card red
    red hand: 4 raid, markets, 2 siege
    4,5: red village

case cards bought beyond the limit are held until End, and may be listed [end 3, gold 5, letters 8]
given season 5
    red hand: 4 raid, sail
    red gold: 4
    deck top: march, siege, convert, convert
orders red
    gold d 2
    discard cards march sail
expect
    told all: bought-card red
    then told all: bought-card red
    then told all: gave-up-card red march
    then told all: gave-up-card red sail
    red hand: 4 raid, siege, 2 convert

case the draws ahead come after the limits [end 3, end 6]
given season 5
    red reserve: 5 ship
    red hand: 4 raid, sail
    draws bowl: city, mine, ship, ship
    deck top: siege, march
expect
    red reserve: 5 ship, city, mine
    red hand: 4 raid, sail, siege, march
    told nobody: gave-up-counter
    told nobody: gave-up-card

case excess counters go into the Bowl and excess cards to the discard pile [end 4]
given season 5
    red hand: 4 raid, 2 sail
    red reserve: 5 ship, city
    last: 5
orders red
    discard cards raid
    discard counters city
expect
    discard: raid
    bowl has 20 city
    red hand: 3 raid, 2 sail
    red reserve: 5 ship

case without a list the lot decides, one piece after the other [end 4, letters 1]
given season 5
    red hand: 4 raid, 4 sail
    red reserve: 4 ship, 4 village
    last: 5
expect
    told all 3 times: gave-up-card red
    told all 3 times: gave-up-counter red

case a list is read from the left [end 5, letters 8]
given season 5
    red hand: battle, 4 raid, siege, march
    last: 5
orders red
    discard cards march battle siege
expect
    red hand: 4 raid, siege
    told all: gave-up-card red march
    then told all: gave-up-card red battle
    used red 1

case a list of counters is read from the left [end 5, letters 8]
given season 5
    red reserve: city, 4 ship, mine, army
    last: 5
orders red
    discard counters army city mine
expect
    red reserve: 4 ship, mine
    told all: gave-up-counter red army
    then told all: gave-up-counter red city

case what a list names and the seat does not hold is passed over [end 5]
given season 5
    red hand: 4 raid, 2 sail
    last: 5
orders red
    discard cards battle siege sail
expect
    red hand: 4 raid, sail

case only the excess is given up, however long the list [end 5]
given season 5
    red hand: 4 raid, 2 sail
    red reserve: 4 ship, 2 city
    last: 5
orders red
    discard cards raid raid sail sail raid
    discard counters city city ship
expect
    red hand: 3 raid, 2 sail
    red reserve: 4 ship, city

case nothing is given up where there is no excess, though a list stands [end 5]
given season 5
    red hand: 4 raid, sail
    red reserve: 5 ship
    last: 5
orders red
    discard cards raid sail
    discard counters ship
expect
    red hand: 4 raid, sail
    red reserve: 5 ship
    not used red 1
    not used red 2

case what the list leaves open goes by lot [end 5]
# Sail is given up first; the second card is one of four raids and two marches.
given season 5
    red hand: 4 raid, sail, 2 march
    last: 5
orders red
    discard cards sail
expect
    told all: gave-up-card red sail
    told all 2 times: gave-up-card red
    discard has 1 sail

case by lot every single card is as likely, not every sort [end 5, end 4]
# Six cards are six sides of the lot: 1 to 4 are raids, 5 and 6 sails.
given season 5
    red hand: 4 raid, 2 sail
    last: 5
    dice lot discard-card red: 6
expect
    red hand: 4 raid, sail

case by lot every single counter is as likely, not every sort [end 5, end 4]
# Of seven the seventh, then of six the first.
given season 5
    red reserve: 6 ship, city
    last: 5
    dice lot discard-counter red: 7, 1
expect
    red reserve: 5 ship

case a sort listed once names one piece of it, and twice two [end 5, letters 8]
given season 5
    red hand: 4 raid, 3 sail
    last: 5
orders red
    discard cards sail raid
expect
    told all 1 times: gave-up-card red sail
    told all 1 times: gave-up-card red raid

case a list of cards says nothing of the counters [end 5]
given season 5
    red hand: 4 raid, 2 sail
    red reserve: 6 ship
    last: 5
orders red
    discard cards sail
expect
    told all 1 times: gave-up-counter red ship
    red hand: 4 raid, sail

case counters are discarded before cards, and then come the draws [end 6]
given season 5
    red hand: 4 raid, 2 sail
    red reserve: 6 ship
expect
    told all: gave-up-counter red ship
    then told all: gave-up-card red
    then told all: drew-counter red
    then told all: drew-counter red
    then told all: drew-card red
    then told all: drew-card red

case in the last season the limits hold, but nothing is drawn [end 6, turn 5]
given season 5
    red hand: 4 raid, 2 sail
    red reserve: 6 ship
    last: 5
expect
    told all 1 times: gave-up-counter red ship
    told all 1 times: gave-up-card red
    told nobody: drew-counter
    told nobody: drew-card

case each seat's limits are tested in its own turn [end 3, turn 2]
given season 5
    red hand: 4 raid, 2 sail
    blue hand: 2 march, 2 siege, 2 battle
orders blue
    discard cards siege
orders red
    discard cards sail
expect
    told all: gave-up-card red sail
    then told all: drew-card red
    then told all: gave-up-card blue siege

case a list may be a standing one [end 5, letters 8]
given season 5
    red hand: 4 raid, 2 sail
    deck top: march, siege, battle, battle
orders red
    @ discard cards sail march siege
expect
    red hand: 4 raid, sail, march, siege
next season
expect
    told all: gave-up-card red sail
    then told all: gave-up-card red march
    used red @1

case counters that a line leaves open go by lot, and the report tells them apart [end 4]
given
    4,7: red village
    red hand: empty
    red reserve: army, 7 ship
orders red
    discard counters army
expect
    printed red: 'Answer: an army; by default, as the line named nothing more: 2 ships.'
