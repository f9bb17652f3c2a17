# SPDX-License-Identifier: MIT
# The little board has a1 to d4; in it red holds b3 and c2, blue b2 and c3, unless a case says otherwise.

game reversi map little
    mover: red
    b2: blue disc
    c3: blue disc
    b3: red disc
    c2: red disc

case the board begins with four discs, and the first seat moves first [start 1]
given set-up
expect
    b2, c3: blue disc
    b3, c2: red disc
    bag has 60 disc
    mover: red
    not over
    offered red: place
    writes red

case a disc is placed where it holds one of the other seat, which is turned [move 1, move 2]
orders red
    place b1
expect
    done red 1
    told all: placed red b1 [move 1]
    then told all: turned red b2 [move 2]
    b1, b2, b3: red disc
    c3: blue disc
    mover: blue

case every disc of a row is turned, up to one of the mover [move 2]
given
    a1: red disc
    a2, a3: blue disc
orders red
    place a4
expect
    a1, a2, a3, a4: red disc

case rows of more than one direction are turned at once [move 2]
given
    b2, b3, c3: blue disc
    c2: empty
    b1: red disc
    d3: red disc
    a4: empty
    d1: empty
orders red
    place b4
expect
    told all: turned red b3
    told all: turned red b2
    not told all: turned red c3
    b2, b3: red disc

case a space that is not empty takes no disc [move 1]
orders red
    place c3
expect
    refused red 1: occupied c3 [move 1]

case a disc that turns none may not be placed [move 1]
orders red
    place a3
expect
    refused red 1: turns-none a3 [move 1]
    a3: empty

case of several spaces the first that turns a disc is taken [move 1]
orders red
    place a3 c3 d3
expect
    done red 1
    d3: red disc

case one disc is placed a season [move 1]
orders red
    place b1
    place d3
expect
    done red 1
    not reached red 2
    d3: empty

case who is not the mover places nothing [move 1]
orders red
    place b1
orders blue
    place a1
expect
    not reached blue 1
    a1: empty

case who orders no move that is one is asked where [move 4]
orders red
    when place-where: d3
expect
    used red 1
    d3: red disc

case who says nothing places a disc on the space of least worth [move 4]
given
    a1: red disc
    a2, a3: blue disc
expect
    asked red: place-where
    a4: empty

case a lot may choose the space [move 4]
given
    dice lot place-where red: 2
orders red
    when place-where: lot
expect
    used red 1
    told all: placed red d3

case a policy may ask for the space of most worth [move 4]
given
    a1: red disc
    a2, a3: blue disc
orders red
    when place-where: highest worth
expect
    a4: red disc

case a space that turns none is no answer [move 4]
orders red
    when place-where: a3, d3
expect
    not legal red place-where: a3
    legal red place-where: b1
    d3: red disc

case the seat that is to move writes, and the other does not [move 1]
orders red
    place b1
expect
    writes blue
next season
orders blue
    place a1
expect
    writes red

case who has no move passes, and nobody writes for that season [move 3]
given
    a1: red disc
    b1, c1: blue disc
    b2, c2, b3, c3: empty
    a4: red disc
    b4: blue disc
orders red
    place d1
expect
    a1, b1, c1, d1: red disc
    mover: blue
    writes nobody
    not over
next season
expect
    told all: passed blue [move 3]
    mover: red
    writes red
next season
orders red
    place c4
expect
    over
    rank red: 1 7
    rank blue: 1 0

case a letter for a season for which nobody writes is read, and its policies stand [move 3]
given
    a1: red disc
    b1: blue disc
    b2, c2, b3, c3: empty
    a4: red disc
    b4: blue disc
    mover: blue
orders blue
    place a2
    when place-where: a2
expect
    told all: passed blue
    not reached blue 1
    not used blue 2
    standing blue: when place-where: a2

case the match ends when neither seat has a move [end 1]
given
    b2, c2, b3, c3: empty
    a1: red disc
    b1: blue disc
orders red
    place c1
expect
    over
    rank red: 1 3
    writes nobody

case a seat resigns, and has lost with any number of discs [end 2]
given
    a1, a2, a3, a4: red disc
orders red
    resign
expect
    told all: resigned red [end 2]
    out red
    over
    rank red: 0
    rank blue: 1

case a seat resigns in the season of the other, too [end 2]
orders blue
    resign
orders red
    place b1
expect
    told all: resigned blue
    not reached red 1
    over

case nobody is proposed to resign [end 2]
orders red
    place b1
expect
    not offered blue: resign
    offered blue: place a1
    not offered red: place

case players write a space alone [move 1]
orders red
    b1
expect
    done red 1
    b1: red disc

case a space alone that is none of the board is not understood [move 1]
orders red
    z9
expect
    bad red 1: z9

case a season has the name of its move [move 1]
orders red
    b1
expect
    printed all: 'move 1'
    printed all: 'blue to move'
