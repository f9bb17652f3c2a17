# SPDX-License-Identifier: MIT
# Supply and Draw: 2 counters out of the Bowl, 2 cards off the deck, and what happens when they
# run short. Both are made at the end of a seat's turn, for its coming one.

game ktech seats 2
    4,6: red village
    7,3: blue village
    first: red

case two counters go from the Bowl into the reserve [supply 1]
given season 5
    red reserve: mine
    draws bowl: city, ship, village, village
expect
    red reserve: mine, city, ship
    told all 2 times: drew-counter red
    bowl has 19 city
    bowl has 39 ship
    bowl has 96 village

case what was drawn is not put back before the next is drawn [supply 2]
# Only a city and a mine lie in the Bowl: Red must draw both.
given season 5
    bowl: city, mine
    blue reserve: rest of bowl
expect
    told all 1 times: drew-counter red city
    told all 1 times: drew-counter red mine
    red reserve: city, mine

case from a Bowl of one counter one is drawn, and nothing else follows [supply 3]
given season 5
    bowl: city
    blue reserve: rest of bowl
expect
    red reserve: city
    told all 1 times: drew-counter red
    not over

case from an empty Bowl nothing is drawn, and cards are drawn as ever [supply 3]
given season 5
    bowl: empty
    blue reserve: rest of bowl
    deck top: raid, siege
expect
    red reserve: empty
    told nobody: drew-counter red
    red hand: raid, siege
    not over

case counters given up in End are in the Bowl when the draw comes [supply 1, end 4, end 6]
# The Bowl is empty but for what Red gives up.
given season 5
    bowl: empty
    red reserve: 2 ship, 5 village
    blue reserve: rest of bowl
orders red
    discard counters ship ship
expect
    told all 2 times: gave-up-counter red ship
    then told all: drew-counter red ship
    then told all: drew-counter red ship
    red reserve: 2 ship, 5 village

case two cards come off the top of the deck [draw 1]
given season 5
    red hand: battle
    deck top: raid, siege, sail
expect
    red hand: battle, raid, siege
    blue hand has 1 sail
    told only red: drew-card red raid [draw 1]

case taking the last card of the deck counts no pass [draw 3]
given season 5
    deck: raid, siege, sail, march
    discard: rest of deck
expect
    deck: empty
    passes: 0
    told nobody: deck-out

case a card drawn from an empty deck shuffles the discard pile and counts a pass [draw 2, draw 3]
given season 5
    deck: raid, siege
    discard: rest of deck
    shuffle deck: sail, march
expect
    red hand: raid, siege
    blue hand: sail, march
    passes: 1
    discard: empty
    deck has 3 raid
    told all 1 times: deck-out 1 [draw 3]

case the card of a half-finished draw stays with the drawer [draw 3]
given season 5
    deck: raid
    discard: rest of deck
    shuffle deck: sail, march, siege
expect
    red hand: raid, sail
    blue hand: march, siege
    passes: 1
    told all: drew-card red
    then told all: deck-out 1
    then told all: drew-card red
    then told all: drew-card blue

case with deck and discard pile empty there is no card and no pass [draw 3, supply 3]
# Blue holds all other cards. He gives up all but 5 and may then draw from what he gave up.
given season 5
    deck: empty
    red hand: raid, siege
    blue hand: rest of deck
expect
    told nobody: drew-card red
    red hand: raid, siege
    told all 1 times: deck-out 1
    passes: 1

case a single card left in deck and discard pile together is all that is drawn [draw 3, supply 3]
given season 5
    deck: empty
    discard: sail
    red hand: raid, siege
    blue hand: rest of deck
expect
    told only red: drew-card red sail
    told all 1 times: drew-card red
    red hand: raid, siege, sail
    told all: deck-out 1
    then told all: deck-out 2
    passes: 2

case a card is in the discard pile as soon as it is played [draw 3, action 3]
given season 5
    deck: empty
    red hand: markets
    red gold: 2
    blue hand: rest of deck
orders red
    play markets
    gold d
expect
    told all: deck-out 1
    told only red: bought-card red 2 markets
    red hand: markets

case cards given up in End are there for the draw that follows [draw 3, end 6]
given season 5
    deck: empty
    red hand: 3 raid, 2 siege, sail
    blue hand: rest of deck
orders red
    discard cards sail
expect
    told all: gave-up-card red sail
    then told all: deck-out 1
    told only red: drew-card red sail
    told all 1 times: drew-card red
    red hand: 3 raid, 2 siege, sail

case two shuffles in one season count two passes [draw 2, draw 3]
given season 5
    deck: empty
    discard: sail, march
    red hand: markets
    blue hand: rest of deck
orders red
    play markets
expect
    told all: deck-out 1
    then told all: deck-out 2
    passes: 2

case a card bought from an empty deck counts its pass as well [draw 3, gold 5]
given season 5
    deck: empty
    discard: rest of deck
    red gold: 2
    shuffle deck: siege, sail, march, convert, convert
orders red
    gold d
expect
    passes: 1
    told only red: bought-card red 2 siege
    red hand: siege, sail, march
    blue hand: 2 convert

case the pass that ends the match, drawn ahead, makes the coming season the last [draw 3, over 3]
given season 5
    passes: 2
    deck: raid
    discard: rest of deck
expect
    passes: 3
    last: 6
    told all: last-season 6 [over 3]
    not over

case a reserve fuller than its limit is not refilled more slowly [supply 1, end 3]
given season 5
    red reserve: 5 village
    draws bowl: city, mine, ship, ship
expect
    red reserve: 5 village, city, mine
    told nobody: gave-up-counter red
