# SPDX-License-Identifier: MIT
game path
    b, c: red disc
    e, f: blue disc

case the mover alone writes; anybody may resign, and is not told to [move 1, end 2]
orders red
    d
orders blue
    place g
    x9
expect
    told all: placed red d [move 1]
    not reached blue 1
    bad blue 2
    writes blue
    offered blue: place g
    not offered blue: resign
    not offered red: place
    printed all: 'blue to move'
next season
orders red
    resign
expect
    told all: resigned red [end 2]
    over
    rank red: 0 3
    g: empty

case who cannot place a disc passes, and nobody writes for that season [move 2, end 1]
given
    d, g: blue disc
    mover: blue
orders blue
    when place-where: lot
expect
    told all: passed blue [move 2]
    standing blue: when place-where: lot
    writes red
next season
orders red
    a
expect
    over
    writes nobody

case a policy says where, else it is the space of least worth, if no order is legal [move 3]
orders red
    place g
    when place-where: d
expect
    refused red 1: cannot g [move 1]
    used red 2
next season
expect
    asked blue: place-where
    g: blue disc
