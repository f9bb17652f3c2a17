# SPDX-License-Identifier: MIT
game stones
    mover: red
    leap: 2
    a: red frog
    c: blue frog
    red bank: red frog

case each seat has two frogs, and red moves first [start 1]
given set-up
expect
    red bank: red 2 frog
    writes red

case a frog leaps on another, whose seat is the next to write [turn 1, turn 4]
given
    dice legs blue: 1
orders red
    hop a
orders blue
    come
expect
    told all: dunked blue c [turn 4]
    c: red frog
    blue bank: blue frog
    not reached blue 1
    told all: next blue 1 [turn 1]
    offered blue: come
    not offered red: hop
    writes blue

case a frog comes to no stone where its seat has one [turn 2]
given
    b: red frog
orders red
    hop c
    come
expect
    refused red 1: no-frog [turn 2]
    refused red 2: taken b [turn 2]

case a frog that leaps beyond the last stone has crossed [turn 3, end 1]
given
    a: empty
    g: red frog
    red bank: empty
    red reeds: red frog
orders red
    hop g
expect
    told all: crossed red [turn 3]
    over
    rank red: 2
