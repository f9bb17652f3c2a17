# SPDX-License-Identifier: MIT
# The battle worked in the rulebook, lines 430-528, term by term. Player A (yellow there) is Red here, player B (red
# there) is Blue. A has 2 soldiers with Donkey caravans, plays the card 4/1/1 and lays Extra block; B has 3 soldiers,
# no tech, plays 2/3/1 and lays Extra strength. A wins by 7 to 6 and loses one soldier, B none.

# A stands on s25, two steps from B on s34, and rolls a wind: two moves.
game tradewarz seats 2
    o11 o12 o13 o14 o23 o31 o45 o47 o51 o63 o65 o67: forest
    o15 o17 o24 o25 o26 o34 o35 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o33 o46 o53 o54 o55 o64 o66: mountain
    g2: red city, red 2 soldier
    g6: blue city, blue 2 soldier
    red reserve: 6 soldier
    blue reserve: 5 soldier
    red supply: 23 silo
    blue supply: 23 silo
    red pile: b402, b411, b330, b222, b231, b420
    blue pile: b303, b231, b222, b411, b132, b123
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
    s25: red 2 soldier, red donkey-caravans
    s34: blue 3 soldier
    s41: blue settlement
    s25 lead: red
    s34 lead: blue
    red hand: extra-block
    blue hand: extra-strength
    dice march red s25: 4

case A needs a two on the die to meet B, and the battle starts [battle 1, march 12]
orders red
    attack with extra-block
    march s25 via s35 s34
orders blue
    defend with extra-strength
    pass
expect
    told all: marched red 2 s25 wind 2
    then told all: battle red blue s34 2 3

case both burn their top card face up and play the second [battle 9]
orders red
    attack with extra-block
    march s25 via s35 s34
orders blue
    defend with extra-strength
    pass
expect
    told all: burned red b402
    told all: burned blue b303
    told all: card-shown red b411
    told all: card-shown blue b231
    told all: committed red extra-block
    told all: committed blue extra-strength

case A has 2 for soldiers, 4 for the card, 1 for Donkey caravans and 0 for Extra block, which is 7 [battle 10]
orders red
    attack with extra-block
    march s25 via s35 s34
orders blue
    defend with extra-strength
    pass
expect
    told all: strength red 2 4 0 1 0 0 7

case B has 3 for soldiers, 2 for the card, 0 for techs and 1 for Extra strength, which is 6 [battle 10]
orders red
    attack with extra-block
    march s25 via s35 s34
orders blue
    defend with extra-strength
    pass
expect
    told all: strength blue 3 2 0 0 0 1 6

case A blocks 2, with the card and with Extra block, and B blocks 1 [battle 10]
orders red
    attack with extra-block
    march s25 via s35 s34
orders blue
    defend with extra-strength
    pass
expect
    told all: blocks red 1 0 0 0 1 2
    told all: blocks blue 1 0 0 0 0 1
    told all: kills red 1 0 0 0 0 1
    told all: kills blue 3 0 0 0 0 3

case A loses 3 less 2, which is one soldier, and B loses 1 less 1, which is none [battle 13]
orders red
    attack with extra-block
    march s25 via s35 s34
orders blue
    defend with extra-strength
    pass
expect
    told all: losses red 1 3 2 2
    told all: losses blue 0 1 1 3
    red reserve: 7 soldier
    blue reserve: 5 soldier

case A wins by 7 to 6, has the Xadla, and stands with one soldier where B stood [battle 14]
orders red
    attack with extra-block
    march s25 via s35 s34
orders blue
    defend with extra-strength
    pass
expect
    told all: battle-won red blue s34 7 6
    red gold-xadlas: 1
    blue gold-xadlas: 0
    s34: red soldier, red donkey-caravans
    s25: empty

case B's three soldiers leave for their nearest building [battle 19, home 1]
orders red
    attack with extra-block
    march s25 via s35 s34
orders blue
    defend with extra-strength
    pass
expect
    told all: displaced blue 3 s34 s41
    s41: blue 3 soldier, blue settlement

case the morale cards laid are used, the battle cards lie on the used piles [battle 9, morale 1]
orders red
    attack with extra-block
    march s25 via s35 s34
orders blue
    defend with extra-strength
    pass
expect
    red hand: empty
    blue hand: empty
    morale-deck has 6 extra-block
    morale-deck has 6 extra-strength
    red used: b402, b411
    blue used: b303, b231

case without the two morale cards A wins by 7 to 5, but loses both soldiers [battle 10, battle 13, battle 17]
orders red
    march s25 via s35 s34
orders blue
    pass
expect
    told all: strength red 2 4 0 1 0 0 7
    told all: strength blue 3 2 0 0 0 0 5
    told all: losses red 2 3 1 2
    told all: battle-won red blue s34 7 5
    told all: unit-home red donkey-caravans
    red gold-xadlas: 1
    s34: empty
    red hand: extra-block

case without Donkey caravans the same battle is equal and A goes back [battle 15]
given
    s25: red 2 soldier
orders red
    attack with extra-block
    march s25 via s35 s34
orders blue
    defend with extra-strength
    pass
expect
    told all: battle-drawn red blue s34 6
    told all: losses red 1 3 2 2
    told all: losses blue 0 1 1 3
    s35: red soldier
    s34: blue 3 soldier
    red gold-xadlas: 0
    blue gold-xadlas: 0

game tradewarz seats 2
    o11 o12 o13 o14 o23 o31 o45 o47 o51 o63 o65 o67: forest
    o15 o17 o24 o25 o26 o34 o35 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o33 o46 o53 o54 o55 o64 o66: mountain
    g2: red city, red 2 soldier
    g6: blue city, blue 2 soldier
    red reserve: 6 soldier
    blue reserve: 5 soldier
    red supply: 23 silo
    blue supply: 23 silo
    red pile: b402, b411, b330, b222, b231, b420
    blue pile: b303, b231, b222, b411, b132, b123
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
    s25: red 2 soldier, red donkey-caravans
    s34: blue 3 soldier
    s41: blue settlement
    s25 lead: red
    s34 lead: blue
    red hand: extra-block
    blue hand: extra-strength

case with a one on the die A does not reach B and there is no battle [battle 1, march 3]
given
    dice march red s25: 6      # cloud
orders red
    attack with extra-block
    march s25 via s35 s34
expect
    told all: marched red 2 s25 cloud 1
    told nobody: battle
    s35: red 2 soldier, red donkey-caravans
    red hand: extra-block
    red pile top: b402, b411

case if B attacked A instead, Donkey caravans count in A's defence as well [super 2, battle 10]
given
    dice march blue s34: 4
orders red
    defend with extra-block
    pass
orders blue
    attack with extra-strength
    march s34 via s35 s25
expect
    told all: battle blue red s25 3 2
    told all: strength red 2 4 0 1 0 0 7
    told all: strength blue 3 2 0 0 0 1 6
    told all: battle-won red blue s25 7 6
    told all: went-back blue 3 s25 s35
    red gold-xadlas: 1
