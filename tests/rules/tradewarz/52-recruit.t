# SPDX-License-Identifier: MIT
# Recruits, to the gate and to buildings, what makes them cheaper, and taking resources.

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

# ---- to the gate ----

case a recruit costs 3 lumber and 3 wheat and comes from the reserve to the gate [recruit 1]
given
orders red
    recruit
expect
    done red 1
    told all: recruited red g2 [recruit 1]
    g2: red city, red 3 soldier
    red reserve: 7 soldier
    red lumber: 3
    red wheat: 3
    red mining: 6
    red gold: 6
    red recruits-used: 1

case the gate may be named [recruit 1, letters 8]
given
orders red
    recruit g2
expect
    done red 1
    g2: red city, red 3 soldier
    red lumber: 3
    red wheat: 3

case a recruit action brings one soldier [recruit 1, action 3]
given
orders red
    recruit
    recruit
expect
    done red 1
    refused red 2: acted-already [action 3]
    g2: red city, red 3 soldier
    red recruits-used: 1

case two recruits a year, a third finds no token [action 2, recruit 1]
given season 3
    red recruits-used: 2
orders red
    recruit
    pass
expect
    refused red 1: no-token recruit [action 2]
    g2: red city, red 2 soldier
    red lumber: 6

case a recruit that cannot be paid is refused [recruit 1, action 5]
given
    red wheat: 2
orders red
    recruit
    pass
expect
    refused red 1: cannot-pay 3 3 0 0 6 2 6 6 [action 5]
    red reserve: 8 soldier
    red lumber: 6
    red recruits-used: 0

case soldiers on the own gate need no support [recruit 1, support 1]
given
    g2: red city, red 2 soldier
    s26: red 2 soldier
    red reserve: 6 soldier
orders red
    recruit
expect
    done red 1
    g2: red city, red 3 soldier

case onto a full gate nobody is recruited [recruit 6]
given
    g2: red city, red 6 soldier
    red reserve: 4 soldier
orders red
    recruit
    pass
expect
    refused red 1: gate-full 6 [recruit 6]
    red reserve: 4 soldier
    red lumber: 6

case a sixth soldier fits on the gate [recruit 6]
given
    g2: red city, red 5 soldier
    red reserve: 5 soldier
orders red
    recruit
expect
    done red 1
    g2: red city, red 6 soldier

case a full gate does not hinder a recruit straight to a building [recruit 6, recruit 2]
given
    g2: red city, red 6 soldier
    red reserve: 4 soldier
    s26: red settlement
    o27: field, red silo (for s26)
    red supply: 22 silo
orders red
    recruit s26
expect
    done red 1
    s26: red soldier, red settlement
    red lumber: 0

case with an empty reserve nobody is recruited, to a building neither [recruit 6]
given
    g2: red city, red 5 soldier
    s15: red 2 soldier
    s16: red 3 soldier
    s26: red village (since 1 builder red)
    s25: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    o25: mine, red 2 silo (for s25)
    red supply: 19 silo
    red reserve: empty
orders red
    recruit
    recruit s26
    pass
expect
    refused red 1: no-reserve [recruit 6]
    refused red 2: no-reserve [recruit 6]
    g2: red city, red 5 soldier

case while the city is occupied every recruit is refused [recruit 6, city 6]
given
    g2: red city, blue 2 soldier
    g2 lead: blue
    g6: blue city
    red reserve: 10 soldier
    s16: red settlement
    o17: mine, red silo (for s16)
    red supply: 22 silo
orders red
    recruit
    recruit s16
    pass
expect
    refused red 1: city-occupied blue [city 6]
    refused red 2: city-occupied blue [city 6]
    s16: red settlement
    red reserve: 10 soldier
    red lumber: 6

# ---- straight to a building ----

case for double the price a soldier goes straight to a settlement and forms a squad [recruit 2, recruit 3]
given
    s26: red settlement
    o27: field, red silo (for s26)
    red supply: 22 silo
orders red
    recruit s26
expect
    told all: recruited red s26 [recruit 1]
    s26: red soldier, red settlement
    g2: red city, red 2 soldier
    red reserve: 7 soldier
    red lumber: 0
    red wheat: 0
    red recruits-used: 1

case straight to a village he joins the squad there [recruit 2, recruit 3]
given
    s26: red 2 soldier, red village (since 1 builder red)
    g2: red city
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
orders red
    recruit s26
expect
    s26: red 3 soldier, red village
    red reserve: 7 soldier

case a castle, too, may be recruited to [recruit 2]
given season 6
    s26: red village (since 1 builder red), red castle (since 1 builder red)
    red silver-xadlas: 1
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
orders red
    recruit s26
expect
    done red 1
    s26: red soldier, red village, red castle

case without the double price nobody is recruited to a building [recruit 2, action 5]
given
    s26: red settlement
    o27: field, red silo (for s26)
    red supply: 22 silo
    red lumber: 5
orders red
    recruit s26
    pass
expect
    refused red 1: cannot-pay 6 6 0 0 5 6 6 6 [action 5]
    s26: red settlement
    red reserve: 8 soldier

case where no building of yours stands nobody is recruited, be a squad of yours there [recruit 2]
given
    g2: red city, red soldier
    s26: red soldier
orders red
    recruit s26
    pass
expect
    refused red 1: no-building-there s26 [recruit 2]
    s26: red soldier

case the building of another seat is no place for recruits, nor is his gate [recruit 2]
given
    s41: blue settlement
    o41: mine, blue silo (for s41)
    blue supply: 22 silo
orders red
    recruit s41
    recruit g6
    pass
expect
    refused red 1: no-building-there s41 [recruit 2]
    refused red 2: no-building-there g6 [recruit 2]
    s41: blue settlement
    red reserve: 8 soldier

case a squad of three takes no recruit [recruit 3, march 5]
given
    g2: red city
    s26: red 3 soldier, red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
    red reserve: 7 soldier
orders red
    recruit s26
    pass
expect
    refused red 1: no-room s26
    s26: red 3 soldier, red village

case with one more unit a squad of three takes a fourth [recruit 3, march 5]
given
    g2: red city
    s26: red 3 soldier, red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
    red reserve: 7 soldier
    red techs: military-discipline, one-more-unit
orders red
    recruit s26
expect
    done red 1
    s26: red 4 soldier, red village

case a recruit who would be a fifth squad is refused for want of a tray [recruit 3, march 5]
given
    g2: red city
    s11 s12 s13 s14: red soldier
    s26: red village (since 1 builder red)
    s16: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    o17: mine, red 2 silo (for s16)
    red supply: 19 silo
    red reserve: 6 soldier
orders red
    recruit s26
    pass
expect
    refused red 1: no-tray 4
    s26: red village
    red lumber: 6

case a recruit beyond the support is refused [recruit 3, support 4]
given
    g2: red city
    s14: red 3 soldier
    s26: red settlement
    o27: field, red silo (for s26)
    red supply: 22 silo
    red reserve: 7 soldier
orders red
    recruit s26
    pass
expect
    refused red 1: no-support [support 4]
    s26: red settlement
    red lumber: 6
    red recruits-used: 0

case the support of buildings lets a recruit come where without them he could not [recruit 3, support 1]
given
    g2: red city
    s14: red 3 soldier
    s26: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
    red reserve: 7 soldier
orders red
    recruit s26
expect
    done red 1
    s26: red soldier, red village

case beside a squad of an ally a recruit forms a squad of his own [recruit 3, ally 6]
given seats 3
    s26: blue 3 soldier, red settlement
    s26 lead: blue
    o27: field, red silo (for s26)
    red supply: 22 silo
    g6: blue city
    blue reserve: 7 soldier
    s41: blue settlement
    o41: mine, blue silo (for s41)
    blue supply: 22 silo
    g4: green city, green 2 soldier
    green reserve: 8 soldier
    green supply: 23 silo
    green pile: b402, b330, b312, b303, b213, b132
    green sailed: 3
    red alliance: 1
    blue alliance: 1
orders red
    recruit s26
expect
    done red 1
    s26: red soldier, red settlement, blue 3 soldier

# ---- cheaper ----

case with lower recruitment cost a recruit costs 2 wheat and 2 lumber [recruit 4]
given
    red techs: generate-tax, lower-recruitment-cost
orders red
    recruit
expect
    red lumber: 4
    red wheat: 4
    g2: red city, red 3 soldier

case with lower recruitment cost the price to a building is 4 wheat and 4 lumber [recruit 4, recruit 2]
given
    red techs: generate-tax, lower-recruitment-cost
    s26: red settlement
    o27: field, red silo (for s26)
    red supply: 22 silo
orders red
    recruit s26
expect
    red lumber: 2
    red wheat: 2

case with superior fertility a recruit costs 2 wheat and 1 lumber [recruit 4]
given
    red techs: generate-tax, improved-building, donkey-caravans, superior-fertility
    red reserve: 12 soldier
orders red
    recruit
expect
    red lumber: 5
    red wheat: 4
    red reserve: 11 soldier

case with both techs the cheaper price holds, 4 wheat and 2 lumber to a building [recruit 5]
given
    red techs: generate-tax, lower-recruitment-cost, donkey-caravans, superior-fertility
    red reserve: 12 soldier
    s26: red settlement
    o27: field, red silo (for s26)
    red supply: 22 silo
orders red
    recruit s26
expect
    done red 1
    red lumber: 4
    red wheat: 2

case with both techs a recruit to the gate costs 2 wheat and 1 lumber [recruit 5]
given
    red techs: generate-tax, lower-recruitment-cost, donkey-caravans, superior-fertility
    red reserve: 12 soldier
    red lumber: 1
    red wheat: 2
orders red
    recruit
expect
    done red 1
    red lumber: 0
    red wheat: 0

# ---- the free soldier of superior fertility ----

case superior fertility brings four soldiers more and one of them to the gate at once, free [recruit 7, tech 10]
given
    red economy: 4
    red gold-xadlas: 1
    red techs: generate-tax, improved-building, donkey-caravans
orders red
    buy superior-fertility
expect
    done red 1
    told all: more-soldiers red 4
    told all: drafted red 1 [recruit 7]
    g2: red city, red 3 soldier
    red reserve: 11 soldier
    red lumber: 6
    red wheat: 2
    red mining: 2
    red gold: 2
    red recruits-used: 0

case the free soldier is forgone if the gate is full [recruit 7]
given
    g2: red city, red 6 soldier
    red reserve: 4 soldier
    red economy: 4
    red gold-xadlas: 1
    red techs: generate-tax, improved-building, donkey-caravans
orders red
    buy superior-fertility
expect
    done red 1
    told nobody: drafted
    g2: red city, red 6 soldier
    red reserve: 8 soldier

case the free soldier is forgone while the city is occupied [recruit 7, city 6]
given
    g2: red city, blue 2 soldier
    g2 lead: blue
    g6: blue city
    red reserve: 10 soldier
    red economy: 4
    red gold-xadlas: 1
    red techs: generate-tax, improved-building, donkey-caravans
orders red
    buy superior-fertility
orders blue
    pass
expect
    done red 1
    told nobody: drafted
    g2: red city, blue 2 soldier
    red reserve: 14 soldier

# ---- taking resources ----

case taking resources raises one counter by 2 [resources 1]
given
orders red
    resources gold
expect
    done red 1
    told all: resources-taken red 2 gold [resources 1]
    red gold: 8
    red lumber: 6
    red wheat: 6
    red mining: 6
    red resources-used: 1

case taking resources raises two counters by 1 each [resources 1]
given
orders red
    resources lumber mining
expect
    done red 1
    told all: resources-taken red 1 lumber [resources 1]
    told all: resources-taken red 1 mining [resources 1]
    red lumber: 7
    red mining: 7
    red wheat: 6
    red gold: 6
    red resources-used: 1

case resources are taken once in a season [resources 1, action 3]
given
orders red
    resources gold
    resources wheat
expect
    refused red 2: acted-already [action 3]
    red gold: 8
    red wheat: 6

case resources are taken twice a year at most [resources 1, action 2]
given season 4
    red resources-used: 2
orders red
    resources gold
    pass
expect
    refused red 1: no-token resources [action 2]
    red gold: 6

case who was refused all his lines takes 2 of his lowest counter [action 7, resources 1]
given
    g2: red city, red 6 soldier
    red reserve: 4 soldier
    red mining: 5
orders red
    recruit
expect
    refused red 1: gate-full
    told all: resources-taken red 2 mining [resources 1]
    red mining: 7
    red resources-used: 1

case without a token left the default is to pass [action 7, action 2]
given season 4
    red resources-used: 2
expect
    told nobody: resources-taken red
    red lumber: 6
    red resources-used: 2
