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
    hop c to d
orders blue
    hop b to c
    hop d to e
expect
    done red 1
    refused red 2: no-way b c [hop 1]
    refused red 3: stopped red c d [hop 2]
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
expect
    writes nobody

case who does not flee is lost [flee 1, end 1]
given season 12
    a: red bull, blue tree (pushed 1)
expect
    told all: lost blue a [flee 1]
    over
    rank red: 1 2
