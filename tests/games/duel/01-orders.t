# SPDX-License-Identifier: MIT
game duel seats 2

case the first year begins with two armies each, and all write [orders 1]
given set-up
expect
    par, pic: red army
    ber, mun: blue army
    par holder: red
    writes all
    offered red: move par to
    not offered red: retreat
    printed all: 'the moves of year 1'

case an army moves, all at once [orders 2]
given
    par: red army
    mun: blue army
orders red
    move par to bur
orders blue
    move mun to tyr
expect
    done red 1
    done blue 1
    told all: moved red par bur [orders 2]
    bur: red army
    tyr: blue army
    par, mun: empty
    writes nobody

case an army moves beside its own space alone [orders 2]
given
    par: red army
    mun: blue army
orders red
    move par to ber
expect
    refused red 1: too-far par ber [orders 2]
    par: red army

case two armies of equal strength bounce [orders 4]
given
    par: red army
    mun: blue army
orders red
    move par to bur
orders blue
    move mun to bur
expect
    refused red 1: bounced red par bur [orders 4]
    refused blue 1: bounced blue mun bur
    told all: bounced red par bur
    par: red army
    mun: blue army
    bur: empty

case an army that is refused otherwise may have an alternative of the same season [orders 2]
given
    par: red army
    mun: blue army
orders red
    move par to ber
        else move par to bur
expect
    done red 2
    bur: red army

case a supported move dislodges [orders 3, orders 4]
given
    par, ruh: red army
    bur: blue army
    rom: blue army
orders red
    move par to bur
    support ruh for par to bur
expect
    done red 1
    done red 2
    told all: supported red ruh bur [orders 3]
    told all: dislodged blue bur par [orders 4]
    bur has red army, blue army
    writes blue

case a supported army stands against a supported move [orders 3]
given
    par, ruh: red army
    bur, mun: blue army
orders red
    move par to bur
    support ruh for par to bur
orders blue
    hold bur
    support mun for bur
expect
    refused red 1: bounced
    done blue 1
    done blue 2
    told nobody: dislodged

case a support is cut by an attack [orders 5]
given
    par, ruh: red army
    bur, ber: blue army
orders red
    move par to bur
    support ruh for par to bur
orders blue
    hold bur
    move ber to ruh
expect
    refused red 2: cut red ruh bur [orders 5]
    refused red 1: bounced
    told nobody: dislodged

case a support is not cut from where it is directed [orders 5]
given
    par, ruh: red army
    bur, ber: blue army
orders red
    move par to bur
    support ruh for par to bur
orders blue
    move bur to ruh
expect
    done red 1
    done red 2
    refused blue 1: bounced
    told all: dislodged blue bur par

case it is cut from there where the supporter is dislodged [orders 5]
given
    par, ruh: red army
    bur, ber: blue army
orders red
    move par to bur
    support ruh for par to bur
orders blue
    move bur to ruh
    support ber for bur to ruh
expect
    refused red 2: cut
    done blue 1
    done blue 2
    told all: dislodged red ruh bur
    done red 1
    bur: red army

case a support for what is not ordered counts nothing [orders 3]
given
    par, ruh: red army
    mun: blue army
orders red
    move par to pic
    support ruh for par to bur
expect
    refused red 2: not-matched par bur [orders 3]

case no army dislodges one of its own seat [orders 4]
given
    par, bur, ruh: red army
    rom: blue army
orders red
    move par to bur
    support ruh for par to bur
expect
    refused red 1: bounced
    told nobody: dislodged

case armies do not change places [orders 2]
given
    par: red army
    bur: blue army
orders red
    move par to bur
orders blue
    move bur to par
expect
    refused red 1: bounced
    refused blue 1: bounced
    par: red army

case armies go round in a ring [orders 2]
given
    par, pic: red army
    bur: blue army
orders red
    move par to pic
    move pic to bur
orders blue
    move bur to par
expect
    done red 1
    done red 2
    done blue 1
    par: blue army
    pic, bur: red army

case an army follows one that leaves, and not one that bounces [orders 2]
given
    par, pic: red army
    mun: blue army
orders red
    move par to pic
    move pic to bur
orders blue
    move mun to bur
expect
    refused red 1: bounced red par pic
    par, pic: red army

case the first order of an army counts [orders 6]
given
    par: red army
    mun: blue army
orders red
    hold par
    move par to bur
expect
    done red 1
    refused red 2: ordered par [orders 6]

case an army of another seat takes no order [orders 1]
given
    par: red army
    mun: blue army
orders red
    move mun to bur
expect
    refused red 1: no-army mun [orders 1]

case players write in a shorthand [orders 2, orders 3]
given
    par, ruh, pic: red army
    bur: blue army
orders red
    A Par - Bur
    A Ruh S Par - Bur
    a pic h
orders blue
    A Bur S Par
expect
    done red 1
    done red 2
    done red 3
    refused blue 1: not-matched
    told all: dislodged blue bur par

case a shorthand of no order is not understood [orders 2]
given
    par: red army
    mun: blue army
orders red
    A Par X Bur
expect
    bad red 1
