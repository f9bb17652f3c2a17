# SPDX-License-Identifier: MIT
game ponds

case the lighter frog is stopped and pushed, and its seat alone writes [hop 1, hop 2]
given set-up
expect
    writes all
next season
orders red
    hop a to b
    hop b to c
orders blue
    hop b to c
    hop d to e
expect
    refused red 2: no-way b c [hop 1]
    told all: stopped blue b c
    b: red bull, blue tree (pushed 1)
    writes blue
    printed all: 'the hops'
    offered blue: hop b to a
    not offered red: hop
next season
orders blue
    hop b to a
expect
    a: blue tree (pushed 0)
    writes all
    printed all: 'the flight'
next season
orders red
    hop c to d
orders blue
    hop e to d
expect
    refused red 1: stopped red c d [hop 2]
    writes nobody

case who does not flee is lost [flee 1, end 1]
given season 12
    a: red bull, blue tree (pushed 1)
expect
    told all: lost blue a [flee 1]
    over
    rank red: 1 2
