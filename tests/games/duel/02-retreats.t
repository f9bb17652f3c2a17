# SPDX-License-Identifier: MIT
game duel seats 2

case who was dislodged writes alone, and retreats [retreats 1]
given
    par, ruh: red army
    bur, rom: blue army
orders red
    move par to bur
    support ruh for par to bur
expect
    writes blue
    printed all: 'the retreats of year 1'
    offered blue: retreat bur to mun
    not offered blue: retreat bur to par
    not offered blue: move
    not offered red: move
next season
orders blue
    A bur R mun
expect
    done blue 1
    told all: retreated blue bur mun [retreats 1]
    mun: blue army
    bur: red army
    bur holder: red
    writes all

case an army that is dislodged does not retreat to where the attack came from [retreats 1]
given season 2
    bur: red army, blue army (beaten-from par)
    rom: blue army
orders blue
    retreat bur to par
        else retreat bur to pie
expect
    refused blue 1: no-way par [retreats 1]
    done blue 2
    pie: blue army

case and where the attack came from is no answer to where it retreats [retreats 1]
given
    par, ruh, pic: red army
    bur, ber: blue army
    tyr: blue army
    pie: red army
orders red
    move par to bur
    support ruh for par to bur
    move pie to mar
orders blue
    move tyr to mun
    hold ber
next season
expect
    asked blue: retreat-where bur
    not legal blue retreat-where bur: par

case a space that was bounced for is closed [retreats 1]
given
    par, ruh, spa: red army
    bur, pie: blue army
orders red
    move par to bur
    support ruh for par to bur
    move spa to mar
orders blue
    move pie to mar
expect
    told all: bounced blue pie mar
    mar contested: 1
next season
orders blue
    retreat bur to mar
expect
    refused blue 1: no-way mar [retreats 1]
    not legal blue retreat-where bur: mar
    mar contested: 0

case who says nothing retreats to the first space that is free [retreats 1]
given season 2
    bur: red army, blue army (beaten-from par)
    rom: blue army
expect
    asked blue: retreat-where bur
    pic: blue army

case a policy says where an army retreats [retreats 1]
given season 2
    bur: red army, blue army (beaten-from par)
    rom: blue army
orders blue
    when retreat-where: mun
expect
    used blue 1
    mun: blue army

case an army may be disbanded [retreats 2]
given season 2
    bur: red army, blue army (beaten-from par)
    rom: blue army
orders blue
    A bur D
expect
    done blue 1
    told all: disbanded blue bur [retreats 2]
    bur: red army

case an army that has nowhere to go is disbanded at once [retreats 2]
given
    mar, pic: red army
    par, spa: red army
    rom: blue army
    ven: red army
    pie: red army
    tyr: red army
orders red
    move ven to rom
    support pie for ven to rom
    move tyr to ven
expect
    told all: dislodged blue rom ven
    told all: disbanded blue rom [retreats 2]
    out blue
    over
    writes nobody

case two that retreat to the same space are both disbanded [retreats 3]
given season 2
    bur: red army, blue army (beaten-from par)
    pie: red army, blue army (beaten-from rom)
    ber: blue army
orders blue
    retreat bur to mar
    retreat pie to mar
expect
    refused blue 2: met mar [retreats 3]
    refused blue 1: met mar [retreats 3]
    told all 2 times: disbanded blue
    mar: empty

case nobody was dislodged, so nobody writes, and the season passes [retreats 1]
given
    par: red army
    mun: blue army
expect
    writes nobody
next season
expect
    writes all
    told nobody: retreated

case a centre is taken by the army on it after the retreats, and kept without one [end 1]
given
    par: red army
    mun: blue army
    bur holder: blue
orders red
    move par to bur
expect
    bur holder: blue
next season
expect
    bur holder: red
    told all: took red bur [end 1]
next season
orders red
    move bur to par
expect
    bur holder: red

case most centres win after the last year [end 2]
given season 12
    par: red army
    mun: blue army
    bur holder: blue
    tyr holder: blue
    ber holder: blue
expect
    over
    rank blue: 4 1
    rank red: 1 1

case the last year is not over before its retreats [end 2]
given season 11
    par: red army
    mun: blue army
expect
    not over
