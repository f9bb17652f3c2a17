# SPDX-License-Identifier: MIT
# Castles: what they cost, on which village, how many, and what a taken one counts.

game tradewarz seats 2
    o11 o12 o13 o14 o23 o31 o45 o47 o51 o63 o65 o67: forest
    o15 o17 o24 o25 o26 o34 o35 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o33 o46 o53 o54 o55 o64 o66: mountain
    g2: red city, red 2 soldier
    g6: blue city, blue 2 soldier
    red reserve: 8 soldier
    blue reserve: 8 soldier
    red supply: 23 silo
    blue supply: 23 silo
    red pile: b411, b420, b402, b330, b231, b222
    blue pile: b411, b231, b222, b303, b132, b123
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

case a castle costs 3 lumber, 4 mining and 4 gold [castle 1]
given season 6
    s26: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
orders red
    build castle s26
expect
    done red 1
    told all: built red castle s26 [build 1]
    s26: red village (since 1 builder red), red castle
    red lumber: 3
    red wheat: 6
    red mining: 2
    red gold: 2
    red builds-used: 1

case a castle is built without a soldier on its square [build 5, castle 2]
given season 6
    g2: red city
    s13: red 2 soldier
    s26: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
orders red
    build castle s26
expect
    done red 1
    s26: red village, red castle

case a castle brings its owner a silver xadla at once, and no silo [castle 8, xadla 1]
given season 6
    s26: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
orders red
    build castle s26
expect
    red silver-xadlas: 1
    red gold-xadlas: 0
    red supply: 21 silo
    told nobody: silo-placed

case a castle that cannot be paid in full is refused [castle 1, build 1]
given season 6
    s26: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
    red gold: 3
orders red
    build castle s26
    pass
expect
    refused red 1: cannot-pay 3 0 4 4 6 6 6 3 [action 5]
    s26: red village
    red gold: 3
    red silver-xadlas: 0
    red builds-used: 0

case no castle is built in the year of its village [castle 2]
given season 5
    s26: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
orders red
    build castle s26
    pass
expect
    refused red 1: same-year s26 [castle 2]
    s26: red village

case a village built in spring bears a castle in the summer after it [castle 2]
given season 5
    g2: red city, red soldier
    s26: red soldier
orders red
    build village s26 o27 o27
orders blue
    pass
expect
    s26: red soldier, red village (since 1 builder red)
next season
orders red
    build castle s26
expect
    done red 1
    s26: red soldier, red village, red castle

case of a settlement the year counts in which it was made a village [castle 2]
given season 6
    s26: red settlement
    o27: field, red silo (for s26)
    red supply: 22 silo
orders red
    build village s26
orders blue
    pass
expect
    s26: red village (since 2 builder red)
next season
orders red
    build castle s26
    pass
expect
    refused red 1: same-year s26 [castle 2]
    s26: red village

case a settlement bears no castle [castle 2]
given season 6
    g2: red city, red soldier
    s26: red soldier, red settlement
    o27: field, red silo (for s26)
    red supply: 22 silo
orders red
    build castle s26
    pass
expect
    refused red 1: no-village s26 [castle 2]
    s26: red soldier, red settlement

case an empty square bears no castle [castle 2]
given season 6
    g2: red city, red soldier
    s26: red soldier
orders red
    build castle s26
    pass
expect
    refused red 1: no-village s26 [castle 2]
    s26: red soldier

case on the village of another seat no castle is built [castle 2]
given season 6
    s41: blue village (since 1 builder blue)
    o41: mine, blue 2 silo (for s41)
    blue supply: 21 silo
orders red
    build castle s41
    pass
expect
    refused red 1: no-village s41 [castle 2]
    s41: blue village

case a village bears one castle only [build 2, castle 2]
given season 11
    s26: red village (since 1 builder red), red castle (since 2 builder red)
    red silver-xadlas: 1
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
orders red
    build castle s26
    pass
expect
    refused red 1: built-already s26 [build 2]
    red silver-xadlas: 1
    red gold: 6

case a second castle may be built [castle 3]
given season 11
    s16: red village (since 1 builder red), red castle (since 2 builder red)
    s26: red village (since 1 builder red)
    red silver-xadlas: 1
    o17: mine, red 2 silo (for s16)
    o27: field, red 2 silo (for s26)
    red supply: 19 silo
orders red
    build castle s26
expect
    done red 1
    red silver-xadlas: 2

case a third castle is not built [castle 3]
given season 11
    s15 s16: red village (since 1 builder red), red castle (since 2 builder red)
    s26: red village (since 1 builder red)
    red silver-xadlas: 2
    o15: mine, red 2 silo (for s15)
    o17: mine, red 2 silo (for s16)
    o27: field, red 2 silo (for s26)
    red supply: 17 silo
orders red
    build castle s26
    pass
expect
    refused red 1: too-many-castles 2 [castle 3]
    s26: red village
    red gold: 6
    not offered red: build castle s26

case a third castle may be owned by conquest [castle 3, castle 6]
given season 11
    s15 s16: red village (since 1 builder red), red castle (since 2 builder red)
    red silver-xadlas: 2
    o15: mine, red 2 silo (for s15)
    o17: mine, red 2 silo (for s16)
    red supply: 19 silo
    s12: blue village (since 1 builder blue), blue castle (since 2 builder blue)
    blue silver-xadlas: 1
    o13: forest, blue 2 silo (for s12)
    blue supply: 21 silo
    s13: red 3 soldier
    s13 lead: red
    g2: red city
    red reserve: 7 soldier
    red techs: grapeshot, gun-powder, trench-warfare
    dice march red s13: 1
orders red
    march s13 via s12
orders blue
    pass
expect
    told all: castle-taken red blue s12 [castle 6]
    s12: red soldier, red village, red castle
    red silver-xadlas: 3
    blue silver-xadlas: 0
    o13: forest, red 2 silo (for s12)
    red supply: 17 silo
    blue supply: 23 silo

case a castle taken counts in no limit of the captor, he may still build his second [castle 4, castle 3]
given season 11
    s16: red village (since 1 builder red), red castle (since 2 builder red)
    s26: red village (since 1 builder red)
    red silver-xadlas: 1
    o17: mine, red 2 silo (for s16)
    o27: field, red 2 silo (for s26)
    red supply: 19 silo
    s12: blue village (since 1 builder blue), blue castle (since 2 builder blue)
    blue silver-xadlas: 1
    o13: forest, blue 2 silo (for s12)
    blue supply: 21 silo
    s13: red 3 soldier
    s13 lead: red
    g2: red city
    red reserve: 7 soldier
    red techs: grapeshot, gun-powder, trench-warfare
    dice march red s13: 1
orders red
    march s13 via s12
orders blue
    pass
expect
    red silver-xadlas: 2
next season
orders red
    build castle s26
orders blue
    pass
expect
    done red 1
    red silver-xadlas: 3

case a castle taken counts neither as a square nor as a village of the captor [castle 4, build 6]
given season 11
    s11 s12 s14 s15: red village (since 1 builder red)
    o11: forest, red 2 silo (for s11)
    o12: forest, red 2 silo (for s12)
    o14: forest, red 2 silo (for s14)
    o15: mine, red 2 silo (for s15)
    s21 s31: red village (since 1), red castle (since 2)
    o21: field, red 2 silo (for s21)
    o31: forest, red 2 silo (for s31)
    red supply: 11 silo
    red silver-xadlas: 2
    g2: red city
    s26: red soldier
    s16: red soldier
    red techs: generate-tax, improved-building
orders red
    build village s26
    build settlement s16
expect
    done red 1
    done red 2
    s26: red soldier, red village
    s16: red soldier, red settlement

case who lost a castle may build another in its stead [castle 3, castle 4]
given season 11
    s15 s16: red village (since 1 builder red), red castle (since 2 builder red)
    s26: red village (since 1 builder red)
    red silver-xadlas: 2
    o15: mine, red 2 silo (for s15)
    o17: mine, red 2 silo (for s16)
    o27: field, red 2 silo (for s26)
    red supply: 17 silo
    s14: blue 3 soldier
    s14 lead: blue
    g6: blue city
    blue reserve: 7 soldier
    s41: blue village (since 1 builder blue)
    o41: mine, blue 2 silo (for s41)
    blue supply: 21 silo
    blue techs: grapeshot, gun-powder, trench-warfare
    dice march blue s14: 1
orders red
    build castle s26
    pass
orders blue
    march s14 via s15
expect
    refused red 1: too-many-castles 2 [castle 3]
    told all: castle-taken blue red s15 [castle 6]
    red silver-xadlas: 1
    blue silver-xadlas: 1
next season
orders red
    build castle s26
orders blue
    pass
expect
    done red 1
    red silver-xadlas: 2

case who lost a castle has its square and its village free for another [castle 4, build 6]
given season 11
    s11 s12 s13 s14: red village (since 1 builder red)
    s16: red settlement
    s24: blue village (since 1), blue castle (since 2)
    o24: mine, blue 2 silo (for s24)
    blue supply: 21 silo
    blue silver-xadlas: 1
    o11: forest, red 2 silo (for s11)
    o12: forest, red 2 silo (for s12)
    o13: forest, red 2 silo (for s13)
    o14: forest, red 2 silo (for s14)
    o17: mine, red silo (for s16)
    red supply: 14 silo
    g2: red city, red soldier
    s26: red soldier
orders red
    build village s26
expect
    done red 1
    s26: red soldier, red village

case all castles come out of one stock of twelve, and none is built when it is empty [castle 4]
given season 11 option end-xadlas 60
    s26: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
    s31 s32 s33 s34 s41 s42 s43 s44 s51 s52: blue village (since 1), blue castle (since 2)
    s61 s62: blue village (since 1 builder blue), blue castle (since 2 builder blue)
    o41: mine, blue 2 silo (for s31), blue 2 silo (for s41)
    o43: field, blue 2 silo (for s32), blue 2 silo (for s33), blue 2 silo (for s42), blue 2 silo (for s43)
    o45: forest, blue 2 silo (for s34), blue 2 silo (for s44)
    o61: field, blue 2 silo (for s51), blue silo (for s61)
    o63: forest, blue 2 silo (for s52), blue 2 silo (for s62)
    blue supply: empty
    blue silver-xadlas: 12
orders red
    build castle s26
    pass
expect
    refused red 1: pieces-out castle [castle 4]
    s26: red village
    red gold: 6

case a castle that is lost loses the extra silos, too, and they come back to be placed anew [build 14, castle 7, xadla 1]
given season 11
    s16: red village (since 1 builder red), red castle (since 2 builder red)
    s26: red village (since 1 builder red)
    red silver-xadlas: 1
    red gold-xadlas: 2
    o17: mine, red 2 silo (for s16), red 3 silo (for s16 by three-extra-silos)
    o27: field, red 2 silo (for s26)
    red supply: 16 silo
    red techs: generate-tax, improved-building, three-extra-silos
    s15: blue 3 soldier
    s15 lead: blue
    g6: blue city
    blue reserve: 7 soldier
    s41: blue settlement
    o41: mine, blue silo (for s41)
    blue supply: 22 silo
    blue techs: grapeshot, gun-powder, trench-warfare
    dice march blue s15: 1
orders red
    pass
orders blue
    march s15 via s16
expect
    told all: castle-taken blue red s16 [castle 6]
    s16: blue 3 soldier, blue village, blue castle
    o17: mine, blue 2 silo (for s16)
    red supply: 21 silo
    blue supply: 20 silo
    red silver-xadlas: 0
    red gold-xadlas: 2
    blue silver-xadlas: 1
    blue gold-xadlas: 1
next season
orders red
    silo s26 o37 o37 o37
    pass
orders blue
    pass
expect
    done red 1
    o37: mine, red 3 silo (for s26 by three-extra-silos)
    red supply: 18 silo

case a castle taken back by its builder counts in his limit no more than any other he took [castle 4, castle 3]
given season 11
    s15: red village (since 1 builder red), red castle (since 2 builder red)
    s26: red village (since 1 builder red)
    s12: blue village (since 1 builder red), blue castle (since 2 builder red)
    red silver-xadlas: 1
    blue silver-xadlas: 1
    o15: mine, red 2 silo (for s15)
    o27: field, red 2 silo (for s26)
    red supply: 19 silo
    o13: forest, blue 2 silo (for s12)
    blue supply: 21 silo
    s13: red 3 soldier
    s13 lead: red
    g2: red city
    red reserve: 7 soldier
    red techs: grapeshot, gun-powder, trench-warfare
    dice march red s13: 1
orders red
    march s13 via s12
orders blue
    pass
expect
    told all: castle-taken red blue s12
    red silver-xadlas: 2
next season
orders red
    build castle s26
    pass
orders blue
    pass
expect
    done red 1
    red silver-xadlas: 3

# ---- what a report offers ----

case a castle is offered to who can pay for it [castle 1]
given season 6
    s26: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
expect
    offered red: build castle s26

case a castle that cannot be paid is not offered [castle 1]
given season 6
    s26: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
    red gold: 0
expect
    not offered red: build castle s26
