# SPDX-License-Identifier: MIT
# Marching: dice, paths, squads, gates, enemies, and the cards that make a march longer.

# Battles here: red burns 4/1/1 and plays 4/0/2, blue burns 4/1/1 and plays 2/2/2, so on open
# ground nobody dies.

game tradewarz seats 2
    o11 o12 o13 o14 o23 o31 o45 o47 o51 o63 o65 o67: forest
    o15 o17 o24 o25 o26 o34 o35 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o33 o46 o53 o54 o55 o64 o66: mountain
    g2: red city, red 2 soldier
    g6: blue city, blue 2 soldier
    red reserve: 6 soldier
    blue reserve: 8 soldier
    red supply: 23 silo
    blue supply: 23 silo
    red pile: b411, b402, b420, b330, b231, b222
    blue pile: b411, b222, b231, b303, b132, b123
    red sailed: 1
    blue sailed: 2
    red lumber: 6
    red wheat: 6
    red mining: 6
    red gold: 6
    blue lumber: 6
    blue wheat: 6
    blue mining: 6
    blue gold: 6
    s63: red 2 soldier

# ---- how far ----

case a march goes as many steps as the die of the season shows [march 1, year 3]
given
    dice march red s63: 1
orders red
    march s63 via s62 s61 s51 s41
expect
    done red 1
    told all: marched red 2 s63 sun 3 [march 1]
    then told all: stepped red s62
    then told all: stepped red s61
    then told all: stepped red s51
    then told all: arrived red 2 s51
    told all 3 times: stepped red
    rolled all: march red s63
    s63: empty
    s51: red 2 soldier
    red marches-used: 1

case who marches up to somebody is in the opening of their report [march 3]
given
    s41: blue 2 soldier
    blue reserve: 6 soldier
    dice march red s63: 1
orders red
    march s63 via s62 s61 s51
expect
    told all: arrived red 2 s51
    printed blue: 'Red marched up to you: 2 soldiers stand on s51.'
    not printed red: 'marched up to'

case nobody marched up to who stands further off [march 3]
given
    s21: blue 2 soldier
    blue reserve: 6 soldier
    dice march red s63: 1
orders red
    march s63 via s62
expect
    not printed blue: 'marched up to'

case the red die has two winds of 2 and a cloud of 1 [march 1, year 3]
given
    s51: blue 2 soldier
    blue reserve: 6 soldier
    dice march red s63: 4
    dice march blue s51: 6
orders red
    march s63 via s64 s65 s66
orders blue
    march s51 via s41 s31 s21
expect
    told all: marched red 2 s63 wind 2
    told all: marched blue 2 s51 cloud 1
    s65: red 2 soldier
    s41: blue 2 soldier

case the third face of the red die is a sun, the fifth a wind [march 1, year 3]
given
    s51: blue 2 soldier
    blue reserve: 6 soldier
    dice march red s63: 3
    dice march blue s51: 5
orders red
    march s63 via s64 s65 s66
orders blue
    march s51 via s41 s31 s21
expect
    told all: marched red 2 s63 sun 3
    told all: marched blue 2 s51 wind 2
    s66: red 2 soldier
    s31: blue 2 soldier

case in Fall the blue die is rolled, with one sun and two winds [march 1, year 2, year 3]
given season 3
    s51: blue 2 soldier
    blue reserve: 6 soldier
    dice march red s63: 1
    dice march blue s51: 2
orders red
    march s63 via s64 s65 s66 s56
orders blue
    march s51 via s41 s31 s21
expect
    told all: marched red 2 s63 sun 3
    told all: marched blue 2 s51 wind 2
    s66: red 2 soldier
    s31: blue 2 soldier

case in Winter a cloud and two snows of the blue die are 1 each [march 1, year 2, year 3]
given season 4
    s51: blue 2 soldier
    blue reserve: 6 soldier
    dice march red s63: 4
    dice march blue s51: 5
orders red
    march s63 via s64 s65 s66
orders blue
    march s51 via s41 s31 s21
expect
    told all: marched red 2 s63 cloud 1
    told all: marched blue 2 s51 snow 1
    s64: red 2 soldier
    s41: blue 2 soldier

case in Spring the red die is rolled again [march 1, year 2]
given season 5
    dice march red s63: 2
orders red
    march s63 via s62 s61 s51
expect
    told all: marched red 2 s63 sun 3
    s51: red 2 soldier

case a march may be shorter than the die allows [march 1]
given
    dice march red s63: 1
orders red
    march s63 via s62
expect
    done red 1
    told all 1 times: arrived red 2 s62
    s62: red 2 soldier

case a path may lead back to where it began [march 1, march 3]
given
    dice march red s63: 1
orders red
    march s63 via s62 s63 s64
expect
    s64: red 2 soldier
    s62: empty
    s63: empty

case there must be a squad of yours on the space the march leaves [march 1]
given
    s61: blue 2 soldier
    blue reserve: 6 soldier
orders red
    march s64 via s65
    march s61 via s51
    pass
expect
    refused red 1: no-squad s64 [march 1]
    refused red 2: no-squad s61 [march 1]
    s61: blue 2 soldier
    red marches-used: 0

case two marches a year are all [action 2, march 1]
given
    red marches-used: 2
orders red
    march s63 via s62
    pass
expect
    refused red 1: no-token march [action 2]
    s63: red 2 soldier
    told nobody: marched

case one march a season is all [action 3, march 15]
given
    s63: red 1 soldier
    s65: red 1 soldier
    dice march red s63: 1
orders red
    march s63 via s62
    march s65 via s66
expect
    done red 1
    refused red 2: acted-already [action 3]
    s62: red 1 soldier
    s65: red 1 soldier
    red marches-used: 1

# ---- the path ----

case a step leads to a neighbour only [march 2]
given
orders red
    march s63 via s65
    march s63 via s54
    march s63 via s63
    pass
expect
    refused red 1: no-way s63 s65 [march 2]
    refused red 2
    refused red 3
    s63: red 2 soldier

case a march does not go through a shut channel [march 2, map 8]
given
    s63: empty
    s53: red 2 soldier
orders red
    march s53 via s43
    march s53 via s54
    pass
expect
    refused red 1: way-shut s53 s43 [map 8]
    refused red 2: way-shut s53 s54 [map 8]
    s53: red 2 soldier

case a march goes over a crossing that is there [march 2, cross 6]
given
    o63: forest, road (from s52)
    dice march red s63: 6
orders red
    march s63 via s52
expect
    done red 1
    told all: crossed red road o63 s52
    told nobody: crossing-built
    s52: red 2 soldier
    red lumber: 6
    red mining: 6

case a march builds a crossing and goes over it [march 2, cross 1]
given
    dice march red s63: 6
orders red
    march s63 via s52 by road
expect
    done red 1
    told all: crossing-built red road o63 [cross 1]
    then told all: crossed red road o63 s52
    s52: red 2 soldier

case where a step of the path is impossible the march ends, and has been one [march 3]
given
    dice march red s63: 1
orders red
    march s63 via s53 s54 s55
expect
    done red 1
    told all: stepped red s53
    then told only red: stopped-way red s53 s54 [march 3]
    then told all: arrived red 2 s53
    s53: red 2 soldier
    red marches-used: 1

case a gap in the path ends the march before it [march 3]
given
    dice march red s63: 1
orders red
    march s63 via s62 s51
expect
    done red 1
    s62: red 2 soldier
    red marches-used: 1

case where a crossing cannot be paid the march ends [march 3, cross 7]
given
    red gold: 1
    dice march red s63: 1
orders red
    march s63 via s53 s44 by tunnel s34
expect
    done red 1
    told only red: stopped-pay red s53 tunnel [cross 7]
    s53: red 2 soldier
    red lumber: 6
    red mining: 6
    red gold: 1
    o54: mountain

case a battle ends the path [march 3, march 12]
given
    s62: blue 1 soldier
    blue reserve: 7 soldier
    dice march red s63: 1
orders red
    march s63 via s62 s61 s51
expect
    done red 1
    told all: battle red blue s62 2 1 [battle 1]
    then told all: battle-won red blue s62 6 3
    s62: red 2 soldier
    s61: empty

case a march whose first step is impossible is refused, without token or die [march 4]
given
orders red
    march s63 via s73
    march s63 via s61 s51
    pass
expect
    refused red 2: no-way s63 s61
    told nobody: marched
    rolled nobody: march
    red marches-used: 0
    s63: red 2 soldier

case a march whose first crossing cannot be paid is refused [march 4, cross 7]
given
    red mining: 0
orders red
    march s63 via s52 by road
    pass
expect
    refused red 1: cannot-pay 1 0 1 0 6 6 0 6
    rolled nobody: march
    red marches-used: 0
    red lumber: 6
    o63: forest

case who wrote nothing but a refused march takes resources [march 4, action 7]
given
orders red
    march s63 via s61
expect
    refused red 1: no-way s63 s61
    red lumber: 8
    red marches-used: 0
    red resources-used: 1

case the alternative of a refused march is tried [march 4, action 5]
given
    dice march red s63: 6
orders red
    march s63 via s61
    else march s63 via s62
expect
    refused red 1: no-way s63 s61
    done red 2
    s62: red 2 soldier
    red marches-used: 1

case a march is not refused if the path for one value of the die can be begun [march 4, letters 4]
given
    dice march red s63: 1
orders red
    march s63 via s61
    on 3 s63 via s62 s61
expect
    done red 1
    s61: red 2 soldier

case a march whose path for the die cannot be begun stays where it is, and has been one [march 4, letters 4]
given
    dice march red s63: 1
orders red
    march s63 via s62
    on 3 s63 via s61
expect
    done red 1
    s63: red 2 soldier
    red marches-used: 1

# ---- squads ----

case more than three soldiers never leave the gate in one squad [march 5, march 6]
given
    g2: red city, red 5 soldier
    s63: empty
    s11: red village (since 1 builder red)
    o11: forest, red 2 silo (for s11)
    red supply: 21 silo
    red reserve: 5 soldier
    dice march red g2: 1
orders red
    march 4 g2 via s26
    march 3 g2 via s26
expect
    refused red 1: too-many 3 [march 5]
    done red 2
    g2: red city, red 2 soldier
    s26: red 3 soldier

case with One more unit a squad may be four strong [march 5, tech 6]
given
    g2: red city, red 6 soldier
    s63: empty
    s11: red village (since 1 builder red)
    o11: forest, red 2 silo (for s11)
    red supply: 21 silo
    red reserve: 4 soldier
    red techs: one-more-unit
    dice march red g2: 1
orders red
    march 5 g2 via s26
    march 4 g2 via s26
expect
    refused red 1: too-many 4 [march 5]
    done red 2
    g2: red city, red 2 soldier
    s26: red 4 soldier

case from the own gate you name how many leave [march 6, letters 3]
given
    s63: empty
    red reserve: 8 soldier
    dice march red g2: 4
orders red
    march 1 g2 via s26 s25 s24
expect
    told all: marched red 1 g2 wind 2
    g2: red city, red 1 soldier
    s25: red 1 soldier

case without a number as many leave the gate as squad and support allow [letters 3, march 6]
given
    g2: red city, red 5 soldier
    s63: empty
    red reserve: 5 soldier
    dice march red g2: 1
orders red
    march g2 via s26
expect
    done red 1
    g2: red city, red 3 soldier
    s26: red 2 soldier

case without a number no more than a squad leaves the gate [letters 3, march 5]
given
    g2: red city, red 5 soldier
    s63: empty
    s11: red village (since 1 builder red)
    o11: forest, red 2 silo (for s11)
    red supply: 21 silo
    red reserve: 5 soldier
    dice march red g2: 1
orders red
    march g2 via s26
expect
    g2: red city, red 2 soldier
    s26: red 3 soldier

case without a number the whole squad of a square goes [letters 3]
given
    s63: red 3 soldier
    s11: red settlement
    o11: forest, red silo (for s11)
    red supply: 22 silo
    red reserve: 5 soldier
    dice march red s63: 1
orders red
    march s63 via s62
expect
    told all: marched red 3 s63
    s63: empty
    s62: red 3 soldier

case more soldiers than there are cannot march [march 7]
given
orders red
    march 3 s63 via s62
    march 3 g2 via s26
    pass
expect
    refused red 1: too-few 2 s63 [march 7]
    refused red 2: too-few 2 g2 [march 7]
    s63: red 2 soldier
    g2: red city, red 2 soldier

case soldiers left behind are a squad of their own [march 7]
given
    s63: red 3 soldier
    s11: red settlement
    o11: forest, red silo (for s11)
    red supply: 22 silo
    red reserve: 5 soldier
    dice march red s63: 1
orders red
    march 1 s63 via s62 s61
expect
    told all: marched red 1 s63 sun 3
    s63: red 2 soldier
    s61: red 1 soldier

case no march sets out as a fifth squad, from a square or from the gate [march 7, march 5]
given
    s63: red 2 soldier
    s11 s12: red village (since 1 builder red), red 1 soldier
    s13: red 1 soldier
    o11: forest, red 2 silo (for s11)
    o13: forest, red 2 silo (for s12)
    red supply: 19 silo
    red reserve: 3 soldier
    dice march red s63: 1
orders red
    march 1 s63 via s62
    march 1 g2 via s26
    march s63 via s62
expect
    refused red 1: no-tray 4 [march 7]
    refused red 2: no-tray 4 [march 7]
    done red 3
    s62: red 2 soldier

case a fifth squad is refused though it would soon join another [march 7]
given
    s63: red 2 soldier
    s62: red 1 soldier
    s11 s12: red village (since 1 builder red), red 1 soldier
    o11: forest, red 2 silo (for s11)
    o13: forest, red 2 silo (for s12)
    red supply: 19 silo
    red reserve: 3 soldier
orders red
    march 1 s63 via s62
    pass
expect
    refused red 1: no-tray 4 [march 7]
    s63: red 2 soldier
    s62: red 1 soldier

case the soldiers on the own gate need no tray [march 6]
given
    s63: red 2 soldier
    s11 s12: red village (since 1 builder red), red 1 soldier
    s13: red 1 soldier
    o11: forest, red 2 silo (for s11)
    o13: forest, red 2 silo (for s12)
    red supply: 19 silo
    g2: red city, red 5 soldier
    red reserve: empty
    dice march red s12: 1
orders red
    march s12 via s22
expect
    done red 1
    g2: red city, red 5 soldier
    s22: red 1 soldier

case a squad of yours is passed freely [march 8]
given
    s63: red 2 soldier
    s62: red 3 soldier
    s11: red village (since 1 builder red)
    s12: red settlement
    o11: forest, red 2 silo (for s11)
    o13: forest, red silo (for s12)
    red supply: 20 silo
    red reserve: 3 soldier
    dice march red s63: 1
orders red
    march s63 via s62 s61 s51
expect
    told all: stepped red s62
    told nobody: joined
    s62: red 3 soldier
    s51: red 2 soldier

case a squad that ends on a squad of yours joins it [march 8]
given
    s63: red 2 soldier
    s62: red 1 soldier
    s11: red settlement
    o11: forest, red silo (for s11)
    red supply: 22 silo
    red reserve: 5 soldier
    dice march red s63: 1
orders red
    march s63 via s62
expect
    told all: joined red 2 s62 3 [march 8]
    s63: empty
    s62: red 3 soldier

case a march cut short by the die joins the squad it ends on [march 8, march 3]
given
    s63: red 1 soldier
    s61: red 1 soldier
    dice march red s63: 4
orders red
    march s63 via s62 s61 s51
expect
    told all: joined red 1 s61 2
    s61: red 2 soldier
    s51: empty

case without room for all the march ends on the last space that has it [march 8]
given
    s63: red 2 soldier
    s61: red 2 soldier
    s11: red village (since 1 builder red)
    o11: forest, red 2 silo (for s11)
    red supply: 21 silo
    red reserve: 4 soldier
    dice march red s63: 4
orders red
    march s63 via s62 s61 s51
expect
    done red 1
    told only red: stopped-room red s62 s61 [march 8]
    s62: red 2 soldier
    s61: red 2 soldier
    s51: empty

case the last space with room may lie two steps back [march 8]
given
    s62 s61: red 2 soldier
    s11 s12: red village (since 1 builder red)
    o11: forest, red 2 silo (for s11)
    o13: forest, red 2 silo (for s12)
    red supply: 19 silo
    red reserve: 2 soldier
    s63: empty
    s64: red 2 soldier
    dice march red s64: 1
orders red
    march s64 via s63 s62 s61 s51
expect
    done red 1
    s63: red 2 soldier
    s62 s61: red 2 soldier
    s64: empty

case with One more unit two squads of two are one [march 8, march 5]
given
    s63: red 2 soldier
    s62: red 2 soldier
    s11: red village (since 1 builder red)
    o11: forest, red 2 silo (for s11)
    red supply: 21 silo
    red reserve: 4 soldier
    red techs: one-more-unit
    dice march red s63: 1
orders red
    march s63 via s62
expect
    told all: joined red 2 s62 4
    s62: red 4 soldier

# ---- gates ----

case a squad that comes onto the own gate is one no more, and its march ends [march 9]
given
    s63: empty
    s25: red 2 soldier
    g2: red city, red 4 soldier
    red reserve: 4 soldier
    dice march red s25: 1
orders red
    march s25 via s26 g2 s26
expect
    done red 1
    g2: red city, red 6 soldier
    s26: empty
    s25: empty

case onto the own gate a squad goes only if all fit [march 9]
given
    s63: empty
    s25: red 2 soldier
    g2: red city, red 5 soldier
    red reserve: 3 soldier
    dice march red s25: 1
orders red
    march s25 via s26 g2
expect
    done red 1
    told only red: stopped-room red s26 g2
    g2: red city, red 5 soldier
    s26: red 2 soldier

case a march whose first step leads onto the own gate, where not all fit, is refused [march 9, march 4]
given
    s63: empty
    s26: red 2 soldier
    g2: red city, red 5 soldier
    red reserve: 3 soldier
orders red
    march s26 via g2
    pass
expect
    refused red 1
    rolled nobody: march
    s26: red 2 soldier
    red marches-used: 0

case part of a squad may go onto the own gate where not all would fit [march 9, march 7]
given
    s63: empty
    s26: red 2 soldier
    g2: red city, red 5 soldier
    red reserve: 3 soldier
    dice march red s26: 6
orders red
    march 1 s26 via g2
expect
    done red 1
    s26: red 1 soldier
    g2: red city, red 6 soldier

case a super unit that comes onto the own gate waits in the city [march 9, super 5]
given
    s63: empty
    s26: red 2 soldier, red trebuchet
    dice march red s26: 1
orders red
    march s26 via g2
expect
    told all: unit-home red trebuchet
    g2: red city, red 4 soldier
    red techs: trebuchet

case a gate you occupy is joined like a square [march 9]
given
    s63: empty
    s51: red 2 soldier
    g6: blue city, red 1 soldier
    g6 lead: red
    s11: red settlement
    o11: forest, red silo (for s11)
    red supply: 22 silo
    red reserve: 5 soldier
    blue reserve: 10 soldier
    dice march red s51: 1
orders red
    march s51 via g6
orders blue
    pass
expect
    told all: joined red 2 g6 3
    told nobody: battle
    g6: blue city, red 3 soldier

case on a gate you occupy no more than a squad finds room [march 9]
given
    s63: empty
    s61: red 2 soldier
    g6: blue city, red 2 soldier
    g6 lead: red
    s11: red village (since 1 builder red)
    o11: forest, red 2 silo (for s11)
    red supply: 21 silo
    red reserve: 4 soldier
    blue reserve: 10 soldier
    dice march red s61: 1
orders red
    march s61 via s51 g6
orders blue
    pass
expect
    told only red: stopped-room red s51 g6
    g6: blue city, red 2 soldier
    s51: red 2 soldier

case to enter a guarded gate of another seat is a battle [march 10]
given
    s63: empty
    s61: red 2 soldier
    dice march red s61: 1
orders red
    march s61 via s51 g6
orders blue
    pass
expect
    told all: battle red blue g6 2 2 [battle 1]
    told all: battle-won blue red g6 10 6
    g6: blue city, blue 2 soldier
    red reserve: 8 soldier

case to enter an unguarded gate of another seat is a battle as well [march 10, city 3]
given
    s63: empty
    s51: red 2 soldier
    g6: blue city
    blue reserve: 10 soldier
    dice march red s51: 1
orders red
    march s51 via g6
orders blue
    pass
expect
    told all: battle red blue g6 2 0
    told all: battle-won blue red g6 8 6
    g6: blue city

case to enter the own gate under an occupier is a battle, and the victor is the new gate [march 11]
given
    s63: empty
    s26: red 2 soldier
    g2: red city, blue 2 soldier
    g2 lead: blue
    red reserve: 8 soldier
    blue reserve: 6 soldier
    dice march red s26: 1
orders red
    march s26 via g2
expect
    told all: battle red blue g2 2 2
    told all: battle-won red blue g2 6 4
    told all: city-freed red g2
    g2: red city, red 2 soldier
    g6: blue city, blue 4 soldier
    red gold-xadlas: 1

case an occupying squad may leave any number on the gate, or all [march 7, city 9]
given
    s63: empty
    g6: blue city, red 2 soldier
    g6 lead: red
    blue reserve: 10 soldier
    dice march red g6: 6
orders red
    march 1 g6 via s51
orders blue
    pass
expect
    g6: blue city, red 1 soldier
    s51: red 1 soldier
    told nobody: city-freed
next season
given
    dice march red g6: 6
orders red
    march g6 via s51
orders blue
    pass
expect
    told all: joined red 1 s51 2
    told all: city-freed blue g6 [city 9]
    g6: blue city

case the squad on a gate one occupies has a tray like any other [march 7, march 9]
given
    s63: red 1 soldier
    s62: red 1 soldier
    s64: red 1 soldier
    g6: blue city, red 1 soldier
    g6 lead: red
    s11: red village (since 1 builder red)
    s12: red settlement
    o11: forest, red 2 silo (for s11)
    o13: forest, red silo (for s12)
    red supply: 20 silo
    red reserve: 4 soldier
    blue reserve: 10 soldier
orders red
    march 1 g2 via s26
    pass
orders blue
    pass
expect
    refused red 1: no-tray 4 [march 7]
    g2: red city, red 2 soldier

case a march told to stop before enemies stops before the own gate under an occupier [march 11, march 13]
given
    s63: empty
    s25: red 2 soldier
    g2: red city, blue 2 soldier
    g2 lead: blue
    red reserve: 8 soldier
    blue reserve: 6 soldier
    dice march red s25: 1
orders red
    march s25 via s26 g2 no-fight
expect
    told nobody: battle
    s26: red 2 soldier
    g2: red city, blue 2 soldier

case a squad beaten at its own gate goes where the occupier says [march 11, home 7]
given
    s63: empty
    s26: red 1 soldier
    s61 s11: red settlement
    o61: field, red silo (for s61)
    o11: forest, red silo (for s11)
    red supply: 21 silo
    g2: red city, blue 3 soldier
    g2 lead: blue
    s51: blue settlement
    o51: forest, blue silo (for s51)
    blue supply: 22 silo
    red reserve: 9 soldier
    blue reserve: 5 soldier
    red pile: b402, b222, b411, b420, b330, b231
    blue pile: b411, b303, b222, b231, b132, b123
    dice march red s26: 1
orders red
    march s26 via g2
orders blue
    when send-off: s61
    pass
expect
    told all: battle-won blue red g2 6 3
    told all: sent-off red 1 g2 s61
    s26: empty
    s61: red settlement, red 1 soldier
    s11: red settlement
    g2: red city, blue 3 soldier

# ---- enemies ----

case nobody walks through soldiers of another seat [march 12]
given
    s62: blue 1 soldier
    blue reserve: 7 soldier
    dice march red s63: 1
orders red
    march s63 via s62 s61
expect
    told all: battle red blue s62
    told nobody: stepped red s61
    s61: empty

case an enemy beyond the reach of the die is not fought [march 12, march 3]
given
    s61: blue 1 soldier
    blue reserve: 7 soldier
    dice march red s63: 6
orders red
    march s63 via s62 s61
expect
    told nobody: battle
    s62: red 2 soldier
    s61: blue 1 soldier

case a march told to stop before enemies never fights, though they stand on its first space [march 13]
given
    s62: blue 1 soldier
    blue reserve: 7 soldier
orders red
    march s63 via s62 s61 no-fight
    pass
expect
    told nobody: battle
    s63: red 2 soldier
    s62: blue 1 soldier

case who loses his attack goes back to the last space of his path with room [march 12, home 2]
given
    s63: red 2 soldier
    s62: red 2 soldier
    s11: red village (since 1 builder red)
    o11: forest, red 2 silo (for s11)
    red supply: 21 silo
    red reserve: 4 soldier
    s61: blue 3 soldier
    s16: blue settlement
    o16: field, blue silo (for s16)
    blue supply: 22 silo
    blue reserve: 5 soldier
    red pile: b402, b222, b411, b420, b330, b231
    blue pile: b411, b303, b222, b231, b132, b123
    dice march red s63: 1
orders red
    march s63 via s62 s61
expect
    told all: battle-won blue red s61 6 4
    told all: went-back red 2 s61 s63
    s63: red 2 soldier
    s62: red 2 soldier
    s61: blue 3 soldier

case who loses his attack joins a squad of his on the space before, if there is room [march 12, home 2]
given
    s63: red 2 soldier
    s62: red 1 soldier
    s11: red settlement
    o11: forest, red silo (for s11)
    red supply: 22 silo
    red reserve: 5 soldier
    s61: blue 3 soldier
    s16: blue settlement
    o16: field, blue silo (for s16)
    blue supply: 22 silo
    blue reserve: 5 soldier
    red pile: b402, b222, b411, b420, b330, b231
    blue pile: b411, b303, b222, b231, b132, b123
    dice march red s63: 1
orders red
    march s63 via s62 s61
expect
    told all: battle-won blue red s61 6 4
    s63: empty
    s62: red 3 soldier

case who loses an attack from the gate goes back to it [march 12, home 2]
given
    s63: empty
    red reserve: 8 soldier
    s26: blue 3 soldier
    s16: blue settlement
    o16: field, blue silo (for s16)
    blue supply: 22 silo
    blue reserve: 5 soldier
    red pile: b402, b222, b411, b420, b330, b231
    blue pile: b411, b303, b222, b231, b132, b123
    dice march red g2: 6
orders red
    march 1 g2 via s26
expect
    told all: battle-won blue red s26 6 3
    told all: went-back red 1 s26 g2
    g2: red city, red 2 soldier

case who loses an attack goes back to the square he has just raided [raid 2, home 2]
given
    s62: blue settlement
    s61: blue 2 soldier
    o63: forest, blue silo (for s62)
    blue supply: 22 silo
    blue reserve: 6 soldier
    red pile: b402, b222, b411, b420, b330, b231
    blue pile: b411, b303, b222, b231, b132, b123
    red reserve: 7 soldier
    s63: red 1 soldier
    dice march red s63: 1
orders red
    march s63 via s62 s61
expect
    told all: raided red blue settlement s62
    then told all: battle-won blue red s61 5 3
    s62: red 1 soldier
    s63: empty

case a march told so stops on the space before enemies [march 13, letters 5]
given
    s61: blue 1 soldier
    blue reserve: 7 soldier
    dice march red s63: 1
orders red
    march s63 via s62 s61 s51 no-fight
expect
    done red 1
    told only red: stopped-enemy red s62 s61 blue [march 13]
    told nobody: battle
    s62: red 2 soldier
    s61: blue 1 soldier
    red marches-used: 1

case a march told to stop before enemies stops before an unguarded castle [march 13, raid 4]
given
    s61: blue village (since 1 builder blue), blue castle (since 1 builder blue)
    o61: field, blue 2 silo (for s61)
    blue supply: 21 silo
    blue silver-xadlas: 1
    dice march red s63: 1
orders red
    march s63 via s62 s61 no-fight
expect
    told only red: stopped-enemy red s62 s61 blue
    told nobody: battle
    s62: red 2 soldier

case a march told to stop before enemies stops before an unguarded city [march 13, march 10]
given
    s63: empty
    s61: red 2 soldier
    g6: blue city
    blue reserve: 10 soldier
    dice march red s61: 1
orders red
    march s61 via s51 g6 no-fight
orders blue
    pass
expect
    told only red: stopped-enemy red s51 g6 blue
    told nobody: battle
    s51: red 2 soldier

case a march told to stop before enemies raids what is unguarded all the same [march 13, raid 2]
given
    s62: blue settlement
    o63: forest, blue silo (for s62)
    blue supply: 22 silo
    dice march red s63: 1
orders red
    march s63 via s62 s61 no-fight
expect
    told all: raided red blue settlement s62
    s61: red 2 soldier

case a march that ends in no-fight stops whatever the answer to meet says [letters 5]
given
    s61: blue 1 soldier
    blue reserve: 7 soldier
    dice march red s63: 1
orders red
    march s63 via s62 s61 no-fight
    when meet: fight
expect
    told nobody: battle
    s62: red 2 soldier

case without an answer to meet a march fights [letters 5]
given
    s61: blue 1 soldier
    blue reserve: 7 soldier
    dice march red s63: 1
orders red
    march s63 via s62 s61
expect
    told all: battle red blue s61
    s61: red 2 soldier

case an answer to meet may stop a march before enemies [letters 5, march 13]
given
    s61: blue 3 soldier
    s11: blue settlement
    o11: forest, blue silo (for s11)
    blue supply: 22 silo
    blue reserve: 5 soldier
    dice march red s63: 1
orders red
    march s63 via s62 s61
    when meet if theirs >= 3: stop
expect
    used red 2
    told only red: stopped-enemy red s62 s61 blue
    s62: red 2 soldier

case an answer to meet that does not fit leaves the march fighting [letters 5]
given
    s61: blue 1 soldier
    blue reserve: 7 soldier
    dice march red s63: 1
orders red
    march s63 via s62 s61
    when meet if theirs >= 3: stop
expect
    not used red 2
    told all: battle red blue s61 2 1

case an answer to meet may hang on the space, the enemy and the own strength [letters 5, letters 11]
given
    s61: blue 1 soldier
    blue reserve: 7 soldier
    dice march red s63: 1
orders red
    march s63 via s62 s61
    when meet if at = s62: fight
    when meet if enemy = blue and at = s61 and mine = 2: stop
expect
    not used red 2
    used red 3
    told nobody: battle
    s62: red 2 soldier

case an answer to meet may hang on the die [letters 5]
given
    s61: blue 1 soldier
    blue reserve: 7 soldier
    dice march red s63: 4
orders red
    march s63 via s62 s61
    when meet if die = 3: fight
    when meet if die = 2: stop
expect
    not used red 2
    used red 3
    s62: red 2 soldier

case before what is raided nobody is asked [letters 5, raid 1]
given
    s62: blue settlement
    o63: forest, blue silo (for s62)
    blue supply: 22 silo
    dice march red s63: 1
orders red
    march s63 via s62
    when meet: stop
expect
    not used red 2
    told all: raided red blue settlement s62
    s62: red 2 soldier

case the own gate that falls free during a march is entered without battle [march 11, march 16, support 2]
given
    s63: empty
    s24: red 2 soldier
    s25: blue settlement
    o25: mine, blue silo (for s25)
    blue supply: 22 silo
    s51: blue 2 soldier
    g2: red city, blue 1 soldier
    g2 lead: blue
    red reserve: 8 soldier
    blue reserve: 5 soldier
    dice march red s24: 1
orders red
    march s24 via s25 s26 g2
orders blue
    when support-loss: g2
    pass
expect
    told all: raided red blue settlement s25
    then told all: city-freed red g2
    told nobody: battle
    g2: red city, red 2 soldier
    s51: blue 2 soldier
    g6: blue city, blue 3 soldier

# ---- another path for what the die shows ----

case a march may name another path for a value of the die [letters 4, march 13]
given
    dice march red s63: 6
orders red
    march s63 via s62 s61 s51
    on 1 s63 via s64
expect
    done red 1
    told all: marched red 2 s63 cloud 1
    s64: red 2 soldier

case the path for one value of the die is not walked at another [letters 4]
given
    dice march red s63: 4
orders red
    march s63 via s62 s61 s51
    on 1 s63 via s64
    on 3 s63 via s53
expect
    s61: red 2 soldier

case each value of the die may have a path of its own [letters 4]
given
    dice march red s63: 1
orders red
    march s63 via s62
    on 1 s63 via s64
    on 2 s63 via s64 s65
    on 3 s63 via s53 s52 s62
expect
    s62: red 2 soldier
    told all: stepped red s52

case the path for a value of the die may be written above the march [letters 4]
given
    dice march red s63: 6
orders red
    on 1 s63 via s64
    march s63 via s62
expect
    done red 2
    s64: red 2 soldier

case a path for the die from another space does not concern the march [letters 4]
given
    s63: red 1 soldier
    s65: red 1 soldier
    dice march red s63: 6
orders red
    march s63 via s62
    on 1 s65 via s66
expect
    s62: red 1 soldier
    s65: red 1 soldier

case the path for a value of the die may build crossings [letters 4, cross 1]
given
    dice march red s63: 4
orders red
    march s63 via s62
    on 2 s63 via s52 by road s41 by bridge
expect
    s41: red 2 soldier
    red lumber: 1
    red mining: 3
    red gold: 4

case with Fair wind the path for 3 is walked [letters 4, march 14]
given
    red hand: fair-wind
    dice march red s63: 6
orders red
    march s63 via s62
    on 1 s63 via s64
    on 3 s63 via s53 s52 s62
    when march-card: fair-wind
expect
    s62: red 2 soldier
    told all: stepped red s52

case the path for a value of the die serves the second squad by its own die [letters 4, march 15]
given
    s63: red 1 soldier
    s65: red 1 soldier
    red techs: superior-logistics
    dice march red s63: 1
    dice march red s65: 6
orders red
    march s63 via s62
    march s65 via s66
    on 1 s63 via s53
    on 1 s65 via s55
expect
    s62: red 1 soldier
    s55: red 1 soldier

case a march told to stop before enemies does so on its other paths too [letters 4, letters 5]
given
    s61: blue 1 soldier
    blue reserve: 7 soldier
    dice march red s63: 1
orders red
    march s63 via s64 no-fight
    on 3 s63 via s62 s61
expect
    told nobody: battle
    s62: red 2 soldier

# ---- further than the die ----

case Cavalry lets its squad go one step further [march 14]
given
    s63: red 2 soldier, red cavalry
    dice march red s63: 1
orders red
    march s63 via s62 s61 s51 s41 s31
expect
    s41: red 2 soldier, red cavalry

case Cavalry adds to a cloud as well [march 14]
given
    s63: red 2 soldier, red cavalry
    dice march red s63: 6
orders red
    march s63 via s62 s61 s51 s41 s31
expect
    s61: red 2 soldier, red cavalry

case Cavalry that waits in the city helps no march [march 14, super 6]
given
    red techs: cavalry
    dice march red s63: 6
orders red
    march s63 via s62 s61
expect
    s62: red 2 soldier

case Cavalry of one squad does not help another [march 14, super 2]
given
    s63: red 1 soldier
    s65: red 1 soldier, red cavalry
    dice march red s63: 6
orders red
    march s63 via s62 s61
expect
    s62: red 1 soldier

case Cavalry named when its squad leaves the gate makes the march longer at once [march 14, letters 3, super 4]
given
    s63: empty
    red reserve: 8 soldier
    red techs: cavalry
    dice march red g2: 4
orders red
    march 2 g2 via s26 s25 s24 s23 with cavalry
expect
    told all: unit-goes red cavalry
    g2: red city
    s24: red 2 soldier, red cavalry

case a super unit not named stays in the city [letters 3, letters 13]
given
    s63: empty
    red reserve: 8 soldier
    red techs: cavalry
    dice march red g2: 4
orders red
    march 2 g2 via s26 s25 s24 s23
expect
    s25: red 2 soldier
    red techs: cavalry

case a super unit can be taken along only from where it is [letters 3, super 4]
given
    red techs: cavalry
orders red
    march s63 via s62 with cavalry
    march s63 via s62 with trebuchet
    pass
expect
    refused red 1: no-unit-there cavalry [super 4]
    refused red 2: no-unit-there trebuchet [super 4]
    s63: red 2 soldier

case an answer to super-unit sends the unit along that waits in the city [letters 13, super 4]
given
    s63: empty
    red reserve: 8 soldier
    red techs: cavalry
    dice march red g2: 4
orders red
    march 2 g2 via s26 s25 s24 s23
    when super-unit: squad
expect
    used red 2
    s24: red 2 soldier, red cavalry

case Cavalry whose squad is wiped out in its attack goes to the city [march 12, super 5]
given
    s63: red 1 soldier, red cavalry
    red reserve: 7 soldier
    s62: blue 3 soldier
    s16: blue settlement
    o16: field, blue silo (for s16)
    blue supply: 22 silo
    blue reserve: 5 soldier
    red pile: b402, b330, b411, b420, b222, b231
    blue pile: b411, b231, b303, b222, b132, b123
    dice march red s63: 6
orders red
    march s63 via s62
expect
    told all: battle red blue s62 1 3
    told all: unit-home red cavalry
    s63: empty
    red techs: cavalry
    red reserve: 8 soldier

case of two super units on one square that of the arriving squad goes to the city [march 8, super 5]
given
    s63: red 1 soldier, red cavalry
    s62: red 1 soldier, red trebuchet
    dice march red s63: 6
orders red
    march s63 via s62
expect
    told all: joined red 1 s62 2
    told all: unit-home red cavalry
    s62: red 2 soldier, red trebuchet
    red techs: cavalry

case a super unit that passes a squad of its owner goes on with its own [march 8, super 2]
given
    s63: red 1 soldier, red trebuchet
    s62: red 1 soldier
    dice march red s63: 4
orders red
    march s63 via s62 s61
expect
    s62: red 1 soldier
    s61: red 1 soldier, red trebuchet

case a super unit that joins a squad without one serves both [march 8, super 5]
given
    s63: red 1 soldier, red trebuchet
    s62: red 1 soldier
    dice march red s63: 4
orders red
    march s63 via s62
expect
    told nobody: unit-home
    s62: red 2 soldier, red trebuchet

case Cavalry goes with the part that marches [march 14, super 4]
given
    s63: red 2 soldier, red cavalry
    dice march red s63: 6
orders red
    march 1 s63 via s62 s61
expect
    s63: red 1 soldier
    s61: red 1 soldier, red cavalry

case Cavalry told to stay with the part left behind does not make the march longer [march 14, letters 13]
given
    s63: red 2 soldier, red cavalry
    dice march red s63: 6
orders red
    march 1 s63 via s62 s61
    when super-unit: stay
expect
    s63: red 1 soldier, red cavalry
    s62: red 1 soldier

case Forced march adds one step [march 14]
given
    red hand: forced-march
    dice march red s63: 1
orders red
    march s63 via s62 s61 s51 s41 s31
    when march-card: forced-march
expect
    used red 2
    told all: march-card red forced-march
    s41: red 2 soldier
    red hand: empty

case Fair wind makes the die count 3 [march 14]
given
    red hand: fair-wind
    dice march red s63: 6
orders red
    march s63 via s62 s61 s51 s41
    when march-card: fair-wind
expect
    told all: march-card red fair-wind
    s51: red 2 soldier
    red hand: empty

case Fair wind makes a snow of the blue die count 3, too [march 14, year 3]
given season 4
    red hand: fair-wind
    dice march red s63: 6
orders red
    march s63 via s62 s61 s51 s41
    when march-card: fair-wind
expect
    told all: marched red 2 s63 snow
    s51: red 2 soldier

case Fair wind adds nothing to a sun [march 14]
given
    red hand: fair-wind
    dice march red s63: 1
orders red
    march s63 via s62 s61 s51 s41
    when march-card: fair-wind
expect
    s51: red 2 soldier

case Cavalry, Forced march and Fair wind add up to 5 [march 14]
given
    s63: red 2 soldier, red cavalry
    red hand: fair-wind, forced-march
    dice march red s63: 6
orders red
    march s63 via s62 s61 s51 s41 s31 s21
    when march-card: fair-wind forced-march
expect
    told all 5 times: stepped red
    s31: red 2 soldier, red cavalry
    red hand: empty

case two Forced marches add a step each [march 14]
given
    red hand: 2 forced-march
    dice march red s63: 6
orders red
    march s63 via s62 s61 s51 s41
    when march-card: 2 forced-march
expect
    s51: red 2 soldier
    red hand: empty

case die, Cavalry and Forced marches add up, however many steps that makes [march 14]
given
    s63: red 2 soldier, red cavalry
    red hand: 2 forced-march
    dice march red s63: 1
orders red
    march s63 via s62 s61 s51 s41 s31 s21
    when march-card: 2 forced-march
expect
    s21: red 2 soldier, red cavalry
    red hand: empty

case a march card that adds no step stays in the hand [march 14]
given
    red hand: fair-wind, forced-march
    dice march red s63: 1
orders red
    march s63 via s62 s61 s51 s41
    when march-card: all
expect
    told only red: march-card-kept red fair-wind 3 [march 14]
    s41: red 2 soldier
    red hand: fair-wind

case who holds no march card is not asked for one [march 14, letters 9]
given
    dice march red s63: 6
orders red
    march s63 via s62
expect
    not asked red: march-card s63 *

case march cards may hang on what the die shows [march 14, letters 9]
given
    red hand: fair-wind
    dice march red s63: 6
orders red
    march s63 via s62 s61 s51
    when march-card if die < 2: fair-wind
expect
    used red 2
    s51: red 2 soldier

case march cards that hang on another die are kept [march 14, letters 9]
given
    red hand: fair-wind
    dice march red s63: 4
orders red
    march s63 via s62 s61 s51
    when march-card if die < 2: fair-wind
expect
    not used red 2
    s61: red 2 soldier
    red hand: fair-wind

case without an answer no march card is played [march 14]
given
    red hand: fair-wind, forced-march
    dice march red s63: 6
orders red
    march s63 via s62 s61 s51
expect
    told nobody: march-card
    s62: red 2 soldier
    red hand: fair-wind, forced-march

case cards that are not for a march are not played on one [morale 2, march 14]
given
    red hand: extra-strength, tax-chest
    dice march red s63: 6
orders red
    march s63 via s62 s61
    when march-card: extra-strength tax-chest
expect
    s62: red 2 soldier
    red hand: extra-strength, tax-chest

case a march card is not played as a line of its own [morale 2, letters 9]
given
    red hand: forced-march
orders red
    play forced-march
    pass
expect
    refused red 1: not-now forced-march march [morale 2]
    red hand: forced-march

case a used march card goes to the bottom of the deck [morale 1, march 14]
given
    red hand: forced-march
    dice march red s63: 6
orders red
    march s63 via s62 s61
    when march-card: forced-march
expect
    s61: red 2 soldier
    red hand: empty
    morale-deck has 3 forced-march

# ---- two squads with one token ----

case with Superior logistics one token moves two squads, each by its own die [march 15]
given
    s63: red 1 soldier
    s65: red 1 soldier
    red techs: superior-logistics
    dice march red s63: 6
    dice march red s65: 4
orders red
    march s65 via s66 s56 s46
    march s63 via s62 s61 s51
expect
    done red 1
    done red 2
    told all: marched red 1 s65 wind 2
    then told all: marched red 1 s63 cloud 1
    s56: red 1 soldier
    s62: red 1 soldier
    red marches-used: 1

case with Superior logistics a squad does not march twice [march 15]
given
    red techs: superior-logistics
    dice march red s63: 6
orders red
    march s63 via s62
    march s62 via s61
expect
    done red 1
    refused red 2: same-squad s62 [march 15]
    s62: red 2 soldier
    red marches-used: 1

case with Superior logistics a third squad does not march [march 15, action 3]
given
    s63: red 1 soldier
    s65: red 1 soldier
    s33: red 1 soldier
    s11: red settlement
    o11: forest, red silo (for s11)
    red supply: 22 silo
    red reserve: 5 soldier
    red techs: superior-logistics
    dice march red s63: 6
    dice march red s65: 6
orders red
    march s63 via s62
    march s65 via s66
    march s33 via s34
expect
    done red 1
    done red 2
    refused red 3: acted-already [action 3]
    s33: red 1 soldier
    red marches-used: 1

case with Superior logistics the part left behind may march as the second squad [march 15, march 7]
given
    red techs: superior-logistics
    dice march red s63: 6, 6
orders red
    march 1 s63 via s62
    march 1 s63 via s64
expect
    done red 1
    done red 2
    s62: red 1 soldier
    s64: red 1 soldier
    red marches-used: 1

case with Superior logistics each of the two years' tokens moves two squads [march 15, action 2]
given
    s63: red 1 soldier
    s65: red 1 soldier
    red techs: superior-logistics
    red marches-used: 1
    dice march red s63: 6
    dice march red s65: 6
orders red
    march s63 via s62
    march s65 via s66
expect
    done red 1
    done red 2
    red marches-used: 2

case a morale card serves only one of the two squads [march 15]
given
    s63: red 1 soldier
    s65: red 1 soldier
    red techs: superior-logistics
    red hand: forced-march
    dice march red s63: 6
    dice march red s65: 6
orders red
    march s63 via s62 s61 s51
    march s65 via s66 s56 s46
    when march-card: forced-march
expect
    s61: red 1 soldier
    s66: red 1 soldier
    red hand: empty

case a morale card may be kept for the second squad [march 15, letters 9]
given
    s63: red 1 soldier
    s65: red 1 soldier
    red techs: superior-logistics
    red hand: forced-march
    dice march red s63: 6
    dice march red s65: 6
orders red
    march s63 via s62 s61 s51
    march s65 via s66 s56 s46
    when march-card if from = s65: forced-march
expect
    s62: red 1 soldier
    s56: red 1 soldier
    red hand: empty

case with Superior logistics and no token left nobody marches [march 15, action 2]
given
    s63: red 1 soldier
    s65: red 1 soldier
    red techs: superior-logistics
    red marches-used: 2
orders red
    march s63 via s62
    march s65 via s66
    pass
expect
    refused red 1: no-token march
    refused red 2: no-token march
    s63: red 1 soldier
    s65: red 1 soldier

case with Superior logistics the second squad may join the first [march 15, march 8]
given
    s63: red 1 soldier
    s65: red 1 soldier
    red techs: superior-logistics
    dice march red s63: 6
    dice march red s65: 6
orders red
    march s63 via s64
    march s65 via s64
expect
    done red 1
    done red 2
    told all: joined red 1 s64 2
    s64: red 2 soldier

case with Superior logistics another action before the march keeps the second squad away, too [march 15, action 3]
given
    s63: red 1 soldier
    s65: red 1 soldier
    red techs: superior-logistics
orders red
    resources gold
    march s63 via s62
    march s65 via s66
expect
    done red 1
    refused red 2: acted-already
    refused red 3: acted-already
    red marches-used: 0

case the second squad may be refused alone [march 15, action 5]
given
    s63: red 1 soldier
    s65: red 1 soldier
    red techs: superior-logistics
    dice march red s63: 6
orders red
    march s63 via s62
    march s65 via s63
expect
    done red 1
    refused red 2: no-way s65 s63
    s62: red 1 soldier
    s65: red 1 soldier
    red marches-used: 1

# ---- what is done on the spaces entered ----

case on each space entered raids come first, then support, then posts [march 16]
given
    s62: blue settlement, blue post-1
    o63: forest, blue silo (for s62)
    blue supply: 22 silo
    blue silver-xadlas: 1
    s33: blue 3 soldier
    blue reserve: 5 soldier
    dice march red s63: 1
orders red
    march s63 via s62 s61
orders blue
    pass
expect
    told all: stepped red s62
    then told all: raided red blue settlement s62
    then told all: went-home blue 1 s33 g6
    then told all: post-lost blue post-1 s62
    then told all: stepped red s61
    s62: post-1
    s61: red 2 soldier
    blue silver-xadlas: 0
    red silver-xadlas: 0

case a post whose building is raided in passing is not gained, not even for a moment [post 4, post 5, march 16]
given
    s62: blue settlement, blue post-1
    o63: forest, blue silo (for s62)
    blue supply: 22 silo
    blue silver-xadlas: 1
    dice march red s63: 1
orders red
    march s63 via s62 s61
expect
    told all: post-lost blue post-1 s62
    told nobody: post-gained red
    told nobody: post-lost red
    s62: post-1

case a post is gained where the march ends [march 16, post 4]
given
    s62: post-1
    dice march red s63: 1
orders red
    march s63 via s62
expect
    told all: post-gained red post-1 s62 [post 4]
    s62: red post-1, red 2 soldier
    red silver-xadlas: 1

case a post is not gained in passing [march 16, post 4]
given
    s62: post-1
    dice march red s63: 1
orders red
    march s63 via s62 s61
expect
    told nobody: post-gained
    s62: post-1
    red silver-xadlas: 0

case a post is lost when the last soldier marches off [post 4, march 16]
given
    s63: red post-1, red 2 soldier
    red silver-xadlas: 1
    dice march red s63: 1
orders red
    march s63 via s62
expect
    told all: post-lost red post-1 s63 [post 4]
    s63: post-1
    red silver-xadlas: 0

case a post stays with the soldiers left behind [post 4, march 7]
given
    s63: red post-1, red 2 soldier
    red silver-xadlas: 1
    dice march red s63: 1
orders red
    march 1 s63 via s62
expect
    told nobody: post-lost
    s63: red post-1, red 1 soldier
    red silver-xadlas: 1

case a post taken in battle is gained by the victor [march 16, post 9]
given
    s62: blue post-1, blue 1 soldier
    blue silver-xadlas: 1
    blue reserve: 7 soldier
    dice march red s63: 1
orders red
    march s63 via s62
expect
    told all: battle-won red blue s62 6 3
    s62: red post-1, red 2 soldier
    red silver-xadlas: 1
    blue silver-xadlas: 0

# ---- with allies ----

game tradewarz seats 3
    o11 o12 o13 o14 o23 o31 o45 o47 o51 o63 o65 o67: forest
    o15 o17 o24 o25 o26 o34 o35 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o33 o46 o53 o54 o55 o64 o66: mountain
    g2: red city, red 2 soldier
    g6: blue city, blue 2 soldier
    red reserve: 6 soldier
    blue reserve: 8 soldier
    red supply: 23 silo
    blue supply: 23 silo
    red pile: b411, b402, b420, b330, b231, b222
    blue pile: b411, b222, b231, b303, b132, b123
    red sailed: 1
    blue sailed: 2
    red lumber: 6
    red wheat: 6
    red mining: 6
    red gold: 6
    blue lumber: 6
    blue wheat: 6
    blue mining: 6
    blue gold: 6
    s63: red 2 soldier
    g4: green city, green 2 soldier
    green reserve: 8 soldier
    green supply: 23 silo
    green pile: b402, b330, b312, b213, b222, b123
    green sailed: 3
    green lumber: 6
    green wheat: 6
    green mining: 6
    green gold: 6
    red alliance: 1
    green alliance: 1

case through soldiers of an ally one may march without battle [march 12, ally 6]
given
    s64: green 2 soldier
    green reserve: 6 soldier
    dice march red s63: 1
orders red
    march s63 via s64 s54
expect
    told nobody: battle
    s64: green 2 soldier
    s54: red 2 soldier

case a march may end on the square of an ally [march 12, ally 6]
given
    s64: green 2 soldier
    s64 lead: green
    green reserve: 6 soldier
    dice march red s63: 1
orders red
    march s63 via s64
    when meet: stop
expect
    not used red 2
    told nobody: battle
    s64: green 2 soldier, red 2 soldier

case the room on a square is counted for each ally alone [march 12, ally 6]
given
    s64: green 3 soldier
    s64 lead: green
    s66: green settlement
    o76: mine, green silo (for s66)
    green supply: 22 silo
    green reserve: 5 soldier
    s63: red 2 soldier
    dice march red s63: 6
orders red
    march s63 via s64 s65
expect
    told nobody: stopped-room
    s64: green 3 soldier, red 2 soldier

case buildings of an ally are not raided [march 12, ally 6]
given
    s64: green settlement
    o74: field, green silo (for s64)
    green supply: 22 silo
    dice march red s63: 1
orders red
    march s63 via s64 s54
expect
    told nobody: raided
    s64: green settlement
    s54: red 2 soldier

case soldiers of a seat that is no ally are fought though one has allies [march 12]
given
    s62: blue 1 soldier
    blue reserve: 7 soldier
    dice march red s63: 1
orders red
    march s63 via s62 s61
expect
    told all: battle red blue s62
    s62: red 2 soldier

case the gate of an ally's city may not be entered [march 10]
given
    s63: empty
    s65: red 2 soldier
orders red
    march s65 via g4
    pass
expect
    refused red 1: gate-of-ally g4 [march 10]
    s65: red 2 soldier
    g4: green city, green 2 soldier
    red marches-used: 0

case a march ends before the gate of an ally's city [march 10, march 3]
given
    dice march red s63: 1
orders red
    march s63 via s64 s65 g4
expect
    done red 1
    told nobody: battle
    s65: red 2 soldier
    g4: green city, green 2 soldier

case a gate that an ally occupies may not be entered [march 10]
given
    s63: empty
    s51: red 2 soldier
    g6: blue city, green 1 soldier
    g6 lead: green
    blue reserve: 10 soldier
    green reserve: 7 soldier
orders red
    march s51 via g6
    pass
orders blue
    pass
expect
    refused red 1: gate-of-ally g6 [march 10]
    s51: red 2 soldier

case a square with an ally and without an enemy does not stop a march told to stop before enemies [march 13, march 12]
given
    s64: green 2 soldier
    green reserve: 6 soldier
    dice march red s63: 1
orders red
    march s63 via s64 s54 no-fight
expect
    s54: red 2 soldier

case the own gate that an ally occupies may not be entered [march 10, ally 6]
given
    s63: empty
    s26: red 2 soldier
    g2: red city, green 1 soldier
    g2 lead: green
    red reserve: 8 soldier
    green reserve: 7 soldier
orders red
    march s26 via g2
    pass
expect
    refused red 1: gate-of-ally g2 [march 10]
    told nobody: battle
    s26: red 2 soldier

case only the own soldiers march from a square shared with an ally [march 1, ally 6]
given
    s63: red 2 soldier, green 2 soldier
    s63 lead: red
    green reserve: 6 soldier
    dice march red s63: 6
orders red
    march 3 s63 via s62
    march s63 via s62
expect
    refused red 1: too-few 2 s63 [march 7]
    done red 2
    s62: red 2 soldier
    s63: green 2 soldier

case an unguarded castle of an ally is not fought [march 12, ally 6]
given
    s64: green village (since 1 builder green), green castle (since 1 builder green)
    o74: field, green 2 silo (for s64)
    green supply: 21 silo
    green silver-xadlas: 1
    dice march red s63: 1
orders red
    march s63 via s64
expect
    told nobody: battle
    s64: green village, green castle, red 2 soldier

# ---- three seats without alliances ----

game tradewarz seats 3
    o11 o12 o13 o14 o23 o31 o45 o47 o51 o63 o65 o67: forest
    o15 o17 o24 o25 o26 o34 o35 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o33 o46 o53 o54 o55 o64 o66: mountain
    g2: red city, red 2 soldier
    g6: blue city, blue 2 soldier
    red reserve: 6 soldier
    blue reserve: 8 soldier
    red supply: 23 silo
    blue supply: 23 silo
    red pile: b411, b402, b420, b330, b231, b222
    blue pile: b411, b222, b231, b303, b132, b123
    red sailed: 1
    blue sailed: 2
    red lumber: 6
    red wheat: 6
    red mining: 6
    red gold: 6
    blue lumber: 6
    blue wheat: 6
    blue mining: 6
    blue gold: 6
    s63: red 2 soldier
    g4: green city, green 2 soldier
    green reserve: 8 soldier
    green supply: 23 silo
    green pile: b402, b330, b312, b213, b222, b123
    green sailed: 3
    green lumber: 6
    green wheat: 6
    green mining: 6
    green gold: 6

case whoever stands on a gate is fought there, be he its occupier [march 10, city 5]
given
    s63: empty
    s51: red 2 soldier
    g6: blue city, green 1 soldier
    g6 lead: green
    blue reserve: 10 soldier
    green reserve: 7 soldier
    green pile: b330, b222, b402, b312, b213, b123
    dice march red s51: 1
orders red
    march s51 via g6
orders blue
    pass
expect
    told all: battle red green g6 2 1
    told all: battle-won red green g6 6 3
    g6: blue city, red 2 soldier
    red gold-xadlas: 1

case soldiers of two other seats on a path stop it at the first [march 12]
given
    s62: green 1 soldier
    s61: blue 1 soldier
    blue reserve: 7 soldier
    green reserve: 7 soldier
    green pile: b330, b222, b402, b312, b213, b123
    dice march red s63: 1
orders red
    march s63 via s62 s61
expect
    told all: battle red green s62 2 1
    told all 1 times: battle red
    s62: red 2 soldier
    s61: blue 1 soldier
