# SPDX-License-Identifier: MIT
# The economy techs: what each of them brings, and the extra silos.

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

# ---- level 1 ----

case higher productivity yields 1 mining and 1 lumber a year [income 3]
given season 5
    red techs: higher-productivity
orders red
    pass
expect
    told all: income red techs 1 0 1 0
    red lumber: 8
    red wheat: 7
    red mining: 8
    red gold: 9

case generate tax yields 2 gold a year [income 3]
given season 5
    red techs: generate-tax
orders red
    pass
expect
    told all: income red techs 0 0 0 2
    red lumber: 7
    red wheat: 7
    red mining: 7
    red gold: 11

case improved farming yields 1 wheat and 1 lumber a year [income 3]
given season 5
    red techs: improved-farming
orders red
    pass
expect
    told all: income red techs 1 1 0 0
    red lumber: 8
    red wheat: 8
    red mining: 7
    red gold: 9

case what several techs yield is added up [income 3, tech 6]
given season 5
    red techs: higher-productivity, generate-tax, improved-farming
orders red
    pass
expect
    red lumber: 9
    red wheat: 8
    red mining: 8
    red gold: 11

case a tech bought in spring yields after that spring [income 3, tech 1]
given season 5
    red economy: 1
orders red
    buy generate-tax
expect
    red wheat: 6
    red mining: 6
    red gold: 10

case techs yield to their owner even while his city is occupied [city 8, city 7]
given season 5
    g2: red city, blue 2 soldier
    g2 lead: blue
    g6: blue city
    red reserve: 10 soldier
    red techs: generate-tax
orders red
    pass
orders blue
    pass
expect
    red lumber: 6
    red gold: 8
    blue lumber: 8
    blue gold: 12

case outside spring techs yield nothing [income 1]
given season 4
    red techs: higher-productivity, generate-tax
orders red
    pass
expect
    red lumber: 6
    red mining: 6
    red gold: 6

case increased fertility adds 2 soldiers to the reserve [tech 10]
given
    red economy: 1
orders red
    buy increased-fertility
expect
    told all: more-soldiers red 2 [tech 10]
    red reserve: 10 soldier
    g2: red city, red 2 soldier

case with both fertility techs a seat has 16 soldiers [tech 10]
given
    red economy: 4
    red techs: increased-fertility, university-efficiency, free-annual-recruit
    red reserve: 10 soldier
orders red
    buy superior-fertility
expect
    told all: more-soldiers red 4
    red reserve: 13 soldier
    g2: red city, red 3 soldier

# ---- improved building ----

case with improved building one build token builds twice, at full price [build 11]
given
    red techs: improved-building
    g2: red city
    s14: red soldier
    s63: red soldier
orders red
    build settlement s14 o14
    build settlement s63 o63
expect
    done red 1
    done red 2
    s14: red soldier, red settlement
    s63: red soldier, red settlement
    red builds-used: 1
    red lumber: 4
    red wheat: 4
    red supply: 21 silo

case without it the second build is refused [build 11, action 3]
given
    g2: red city
    s14: red soldier
    s63: red soldier
orders red
    build settlement s14 o14
    build settlement s63 o63
expect
    done red 1
    refused red 2: acted-already [action 3]
    s63: red soldier

case the two builds may be of any two kinds [build 11]
given
    red techs: improved-building
    g2: red city
    s14: red 2 soldier
orders red
    build university military
    build village s14 o14 o15
expect
    done red 1
    done red 2
    red military: 1
    s14: red 2 soldier, red village
    red builds-used: 1

case the two builds may be two levels of one university [build 11, university 3]
given
    red techs: improved-building
orders red
    build university military
    build university military
expect
    red military: 2
    red mining: 3
    red gold: 3
    red builds-used: 1

case a settlement and its village may be the two builds of one token [build 11, build 3]
given
    red techs: improved-building
    g2: red city
    s14: red 2 soldier
orders red
    build settlement s14 o14
    build village s14 o15
expect
    done red 2
    s14: red 2 soldier, red village
    red lumber: 4
    red wheat: 4
    red mining: 4

case if the second build fails the first stands [build 11]
given
    red techs: improved-building
    g2: red city
    s14: red 2 soldier
orders red
    build settlement s14 o14
    build settlement s63 o63
expect
    done red 1
    refused red 2: no-soldier-there s63 [build 5]
    s14: red 2 soldier, red settlement
    red builds-used: 1
    red lumber: 5
    red wheat: 5

case the second build is paid out of what the first left [build 11, build 1]
given
    red techs: improved-building
    red mining: 2
orders red
    build university economy
    build university military 2
expect
    done red 1
    refused red 2: cannot-pay 0 0 3 3 6 6 1 5 [action 5]
    red economy: 1
    red military: 0

case no third build is possible [build 11, action 3]
given
    red techs: improved-building
orders red
    build university economy
    build university military
    build university engineering
expect
    done red 2
    refused red 3: acted-already
    red engineering: 0

case beside a build no other action is possible [build 11, action 3]
given
    red techs: improved-building
orders red
    build university economy
    resources lumber
expect
    done red 1
    refused red 2: acted-already
    red lumber: 6

case only one build token of a year builds twice [build 11]
given
    red techs: improved-building
orders red
    build university economy
    build university military
next season
orders red
    build university engineering
    build university economy
expect
    done red 1
    refused red 2: acted-already
    red economy: 1
    red military: 1
    red engineering: 1
    red builds-used: 2

case it need not be the first build token of the year that builds twice [build 11]
given
    red techs: improved-building
orders red
    build university economy
next season
orders red
    build university military
    build university engineering
expect
    done red 1
    done red 2
    red economy: 1
    red military: 1
    red engineering: 1
    red builds-used: 2

case in a new year a build token builds twice again [build 11]
given season 5
    red techs: improved-building
orders red
    build university economy
    build university military
next season
orders red
    build university engineering
    build university economy
expect
    done red 1
    done red 2
    red engineering: 1
    red economy: 2
    red builds-used: 1

case what a card brings may pay the second build [build 11, action 4]
given
    red techs: improved-building
    red mining: 1
    red hand: rich-seam
orders red
    build university economy
    play rich-seam
    build university military
expect
    done red 1
    done red 2
    done red 3
    red economy: 1
    red military: 1
    red mining: 1

case no castle is built on a village that the first build put up [build 11, castle 2]
given
    red techs: improved-building
    g2: red city
    s14: red 2 soldier
    red lumber: 10
    red mining: 10
orders red
    build village s14 o14 o15
    build castle s14
expect
    done red 1
    refused red 2: same-year s14 [castle 2]
    s14: red 2 soldier, red village

case without a build token nothing is built twice either [build 11, action 2]
given
    red techs: improved-building
    red builds-used: 2
orders red
    build university economy
    build university military
    pass
expect
    refused red 1: no-token build [action 2]
    refused red 2: no-token build [action 2]
    red economy: 0

# ---- recruits ----

case lower recruitment cost makes a recruit cost 2 wheat and 2 lumber [recruit 4]
given
    red techs: lower-recruitment-cost
orders red
    recruit
expect
    told all: recruited red g2 [recruit 1]
    g2: red city, red 3 soldier
    red reserve: 7 soldier
    red lumber: 4
    red wheat: 4

case straight to a building the lower price is doubled [recruit 4, recruit 5]
given
    red techs: lower-recruitment-cost
    o14: forest, red silo (for s14)
    s14: red settlement
    red supply: 22 silo
orders red
    recruit s14
expect
    s14: red soldier, red settlement
    red reserve: 7 soldier
    red lumber: 2
    red wheat: 2

case superior fertility makes a recruit cost 2 wheat and 1 lumber [recruit 4]
given
    red techs: superior-fertility
    red reserve: 12 soldier
orders red
    recruit
expect
    g2: red city, red 3 soldier
    red lumber: 5
    red wheat: 4

case with both techs the cheaper price holds [recruit 5]
given
    red techs: lower-recruitment-cost, superior-fertility
    red reserve: 12 soldier
orders red
    recruit
expect
    g2: red city, red 3 soldier
    red lumber: 5
    red wheat: 4

case with both techs a recruit to a building costs 4 wheat and 2 lumber [recruit 5]
given
    red techs: lower-recruitment-cost, superior-fertility
    red reserve: 12 soldier
    o14: forest, red silo (for s14)
    s14: red settlement
    red supply: 22 silo
orders red
    recruit s14
expect
    s14: red soldier, red settlement
    red lumber: 4
    red wheat: 2

case superior fertility adds 4 soldiers and sends one to the gate at once [tech 10, recruit 7]
given
    red economy: 4
    red techs: generate-tax, university-efficiency, free-annual-recruit
orders red
    buy superior-fertility
expect
    told all: more-soldiers red 4 [tech 10]
    told all: drafted red 1 [recruit 7]
    g2: red city, red 3 soldier
    red reserve: 11 soldier
    red lumber: 6
    red wheat: 2

case the free soldier of superior fertility comes even if the reserve was empty before [recruit 7, tech 10]
given
    red economy: 4
    red techs: generate-tax, university-efficiency, free-annual-recruit
    g2: red city, red 4 soldier
    s14: red 3 soldier
    s63: red 3 soldier
    o11: forest, red silo (for s11)
    o13: forest, red silo (for s13)
    o17: mine, red silo (for s16)
    o31: forest, red silo (for s31)
    s11 s13 s16 s31: red settlement
    red supply: 19 silo
    red reserve: empty
orders red
    buy superior-fertility
expect
    g2: red city, red 5 soldier
    red reserve: 3 soldier

case onto a full gate the free soldier of superior fertility does not come [recruit 7]
given
    red economy: 4
    red techs: generate-tax, university-efficiency, free-annual-recruit
    g2: red city, red 6 soldier
    red reserve: 4 soldier
orders red
    buy superior-fertility
expect
    told nobody: drafted
    g2: red city, red 6 soldier
    red reserve: 8 soldier

case while the city is occupied the free soldier of superior fertility is forgone [recruit 7, city 6]
given
    g2: red city, blue 2 soldier
    g2 lead: blue
    g6: blue city
    red reserve: 10 soldier
    red economy: 4
    red techs: generate-tax, university-efficiency, free-annual-recruit
orders red
    buy superior-fertility
expect
    done red 1
    told nobody: drafted
    g2: red city, blue 2 soldier
    red reserve: 14 soldier

case with one free annual recruit two soldiers come each year [income 8]
given season 5
    red techs: free-annual-recruit
orders red
    pass
expect
    told all: free-soldier red 2 [income 8]
    g2: red city, red 4 soldier
    red reserve: 6 soldier
    g6: blue city, blue 3 soldier

case of the two soldiers a year only as many come as the gate has room for [income 8]
given season 5
    red techs: free-annual-recruit
    g2: red city, red 5 soldier
    red reserve: 5 soldier
orders red
    pass
expect
    g2: red city, red 6 soldier
    red reserve: 4 soldier

case while the city is occupied neither of the two soldiers comes [income 8, city 6]
given season 5
    red techs: free-annual-recruit
    g2: red city, blue 2 soldier
    g2 lead: blue
    g6: blue city
    red reserve: 10 soldier
orders red
    pass
expect
    told all: no-free-soldier red occupied [income 8]
    g2: red city
    red reserve: 10 soldier

case of the two soldiers a year one comes if the reserve has no more [income 8]
given season 5
    red techs: free-annual-recruit
    g2: red city, red 3 soldier
    s14: red 3 soldier
    s63: red 3 soldier
    o11: forest, red silo (for s11)
    o13: forest, red silo (for s13)
    o17: mine, red silo (for s16)
    o31: forest, red silo (for s31)
    s11 s13 s16 s31: red settlement
    red supply: 19 silo
    red reserve: soldier
orders red
    pass
expect
    g2: red city, red 4 soldier
    red reserve: empty

# ---- superior logistics ----

case with superior logistics one march token moves two squads [march 15]
given
    red techs: superior-logistics
    g2: red city
    s14: red soldier
    s63: red soldier
    dice march red s14: 1
    dice march red s63: 6
orders red
    march s14 via s13 s12 s11
    march s63 via s62 s61
expect
    done red 1
    done red 2
    s11: red soldier
    s62: red soldier
    s14 s63: empty
    red marches-used: 1

case without it a second march is refused [march 15, action 3]
given
    g2: red city
    s14: red soldier
    s63: red soldier
orders red
    march s14 via s13
    march s63 via s62
expect
    done red 1
    refused red 2: acted-already [action 3]
    s63: red soldier

case one and the same squad is not moved twice [march 15]
given
    red techs: superior-logistics
    g2: red city
    s14: red 2 soldier
    dice march red s14: 6
orders red
    march s14 via s13
    march s13 via s12
expect
    done red 1
    refused red 2: same-squad s13 [march 15]
    s13: red 2 soldier
    red marches-used: 1

case no third squad marches [march 15, action 3]
given
    red techs: superior-logistics
    g2: red city
    s14: red soldier
    s63: red soldier
    s22: red soldier
    o11: forest, red silo (for s11)
    s11: red settlement
    red supply: 22 silo
    red reserve: 7 soldier
orders red
    march s14 via s13
    march s63 via s62
    march s22 via s12
expect
    done red 2
    refused red 3: acted-already
    s22: red soldier

case if the second march is refused the first stands and the token is spent [march 15, march 4]
given
    red techs: superior-logistics
    g2: red city
    s14: red soldier
    s53: red soldier
orders red
    march s14 via s13
    march s53 via s54
expect
    done red 1
    refused red 2: way-shut s53 s54 [map 8]
    s13: red soldier
    s53: red soldier
    red marches-used: 1

case two squads may leave the gate one after the other [march 15, march 6]
given
    red techs: superior-logistics
    dice march red g2: 1, 6
orders red
    march 1 g2 via s26 s25
    march 1 g2 via s26
expect
    done red 1
    done red 2
    g2: red city
    s25: red soldier
    s26: red soldier
    red marches-used: 1

case a march card serves only one of the two squads [march 15, march 14]
given
    red techs: superior-logistics
    g2: red city
    s14: red soldier
    s63: red soldier
    red hand: forced-march
    dice march red s14: 6
    dice march red s63: 6
orders red
    march s14 via s13 s12
    march s63 via s62 s61
    when march-card: forced-march
expect
    s12: red soldier
    s62: red soldier
    red hand: empty

case the march card may be kept for the second squad [march 15, march 14]
given
    red techs: superior-logistics
    g2: red city
    s14: red soldier
    s63: red soldier
    red hand: forced-march
    dice march red s14: 6
    dice march red s63: 6
orders red
    march s14 via s13 s12
    march s63 via s62 s61
    when march-card if from = s63: forced-march
expect
    s13: red soldier
    s61: red soldier
    red hand: empty

case a build is no part of a march token [march 15, action 3]
given
    red techs: superior-logistics, improved-building
    g2: red city
    s14: red 2 soldier
orders red
    march s14 via s13
    build university economy
expect
    done red 1
    refused red 2: acted-already
    red economy: 0

case a squad that went back after a battle is still the one that marched [march 15, home 2]
given
    red techs: superior-logistics
    g2: red city
    s14: red 2 soldier
    g6: blue city
    s15: blue 2 soldier
    red pile: b411, b303, b420, b402, b231, b222
    blue pile: b411, b303, b222, b231, b132, b123
orders red
    march s14 via s15
    march s14 via s13
expect
    told all: went-back red 2 s15 s14
    refused red 2: same-squad s14 [march 15]
    s14: red 2 soldier

case a squad that went back onto the gate is still the one that marched [march 15, home 2]
given
    red techs: superior-logistics
    s26: blue 2 soldier
    g6: blue city
    red pile: b411, b303, b420, b402, b231, b222
    blue pile: b411, b303, b222, b231, b132, b123
orders red
    march 2 g2 via s26
    march 2 g2 via s16 by road
expect
    told all: went-back red 2 s26 g2
    refused red 2: same-squad g2 [march 15]
    g2: red city, red 2 soldier

case a squad that was sent off from a city is still the one that marched [march 15, home 7]
given
    red techs: superior-logistics, increased-fitness, offensive-manoeuvres, defensive-tactics
    g2: red city
    s51: red 2 soldier
    s51 lead: red
    g6: blue city, blue 3 soldier
    blue reserve: 7 soldier
    s36: red settlement
    o37: mine, red silo (for s36)
    red supply: 22 silo
    red pile: b411, b303, b420, b402, b231, b222
    blue pile: b411, b303, b222, b231, b132, b123
orders red
    march s51 via g6
    march s36 via s46
expect
    told all: sent-off red 2 g6 s36
    refused red 2: same-squad s36 [march 15]
    s36: red 2 soldier, red settlement

case who was left behind is a squad of his own, and may march second [march 15, march 7]
given
    red techs: superior-logistics
    g2: red city
    s14: red 2 soldier
orders red
    march 1 s14 via s13
    march 1 s14 via s24
expect
    done red 1
    done red 2
    s13: red soldier
    s24: red soldier
    s14: empty

case the second squad may join the first [march 15, march 8]
given
    red techs: superior-logistics
    g2: red city
    s14: red soldier
    s12: red soldier
orders red
    march s14 via s13
    march s12 via s13
expect
    done red 1
    done red 2
    s13: red 2 soldier
    red marches-used: 1

# ---- universities ----

case with university upgrade efficiency level 1 is free [university 5]
given
    red techs: university-efficiency
    red mining: 0
    red gold: 0
orders red
    build university military
expect
    done red 1
    red military: 1
    red mining: 0
    red gold: 0
    red builds-used: 1

case with university upgrade efficiency level 3 from nothing costs 3 gold and 3 mining [university 5, university 3]
given
    red techs: university-efficiency
orders red
    build university military 3
expect
    red military: 3
    red mining: 3
    red gold: 3

case with university upgrade efficiency level 4 costs 3 gold and 3 mining [university 5, university 4]
given
    red techs: university-efficiency
    red military: 3
    red mining: 3
    red gold: 3
orders red
    build university military
expect
    red military: 4
    red mining: 0
    red gold: 0
    red gold-xadlas: 1

case with free university upgrade a level costs nothing, but a build token [university 6]
given
    red techs: free-university-upgrade
    red military: 2
orders red
    build university military
    when level-free: yes
expect
    told all: level-built red military 3 yes [university 3]
    red military: 3
    red mining: 6
    red gold: 6
    red builds-used: 1

case the free level may be named by its number [university 6, letters 6]
given
    red techs: free-university-upgrade
    red military: 2
orders red
    build university military 3
    when level-free: yes
expect
    told all: level-built red military 3 yes
    red military: 3
    red mining: 6
    red gold: 6

case free university upgrade must be asked for [university 6]
given
    red techs: free-university-upgrade
    red military: 1
orders red
    build university military
expect
    told all: level-built red military 2 no
    red military: 2
    red mining: 4
    red gold: 4

case only one level a year is free [university 6]
given
    red techs: free-university-upgrade
orders red
    build university military
    when level-free: yes
next season
orders red
    build university military
expect
    red military: 2
    red mining: 4
    red gold: 4
    red builds-used: 2

case next year a level is free again [university 6]
given season 5
    red techs: free-university-upgrade
orders red
    build university military
    when level-free: yes
next season
orders red
    build university military
expect
    told all: level-built red military 2 yes
    red military: 2
    red mining: 7
    red gold: 9

case a free level 4 brings its xadla [university 6, university 4]
given
    red techs: free-university-upgrade
    red military: 3
    red mining: 0
    red gold: 0
orders red
    build university military
    when level-free: yes
expect
    told all: xadla-level red 1
    red military: 4
    red gold-xadlas: 1

case without a build token no level is free [university 6, action 2]
given
    red techs: free-university-upgrade
    red builds-used: 2
orders red
    build university military
    pass
    when level-free: yes
expect
    refused red 1: no-token build [action 2]
    red military: 0

case the free level may be one of the two builds of improved building [university 6, build 11]
given
    red techs: free-university-upgrade, improved-building
    red economy: 2
    red military: 1
orders red
    build university economy
    build university military
    when level-free if university = economy: yes
expect
    done red 1
    done red 2
    told all: level-built red economy 3 yes
    told all: level-built red military 2 no
    red mining: 4
    red gold: 4
    red builds-used: 1

case the free level may be the second of the two builds [university 6, build 11]
given
    red techs: free-university-upgrade, improved-building
    red economy: 2
    red military: 1
orders red
    build university military
    build university economy
    when level-free if university = economy: yes
expect
    done red 1
    done red 2
    red economy: 3
    red military: 2
    red mining: 4
    red gold: 4

case of the two builds of one token one level only is free [university 6, build 11]
given
    red techs: free-university-upgrade, improved-building
orders red
    build university economy
    build university military
    when level-free: yes
expect
    told all: level-built red economy 1 yes
    told all: level-built red military 1 no
    red mining: 5
    red gold: 5

# ---- extra silos: +3 ----

case three extra silos are placed at the purchase, free of cost [build 12, build 13]
given
    red economy: 3
    red techs: generate-tax, university-efficiency
    o14: forest, red silo (for s14)
    o15: mine, red silo (for s14)
    s14: red village (since 1 builder red)
    red supply: 21 silo
orders red
    buy three-extra-silos
    silo s14 o14 o24 o25
expect
    done red 1
    done red 2
    o14: forest, red silo (for s14 by three-extra-silos), red silo (for s14)
    o24: mine, red silo (for s14 by three-extra-silos)
    o25: mine, red silo (for s14 by three-extra-silos)
    red supply: 18 silo
    red lumber: 6
    red wheat: 3
    red mining: 3
    red gold: 3

case extra silos may all lie on one octagon [build 13, build 10]
given
    red techs: three-extra-silos
    o14: forest, red silo (for s14)
    o15: mine, red silo (for s14)
    s14: red village (since 1 builder red)
    red supply: 21 silo
orders red
    silo s14 o14 o14 o14
    pass
expect
    done red 1
    o14: forest, red 3 silo (for s14 by three-extra-silos), red silo (for s14)
    red supply: 18 silo

case without an order extra silos wait [build 13]
given
    red economy: 3
    red techs: generate-tax, university-efficiency
    o14: forest, red silo (for s14)
    o15: mine, red silo (for s14)
    s14: red village (since 1 builder red)
    red supply: 21 silo
orders red
    buy three-extra-silos
expect
    told nobody: silo-placed
    red supply: 21 silo

case waiting extra silos are placed in a later turn, which takes no token [build 13]
given season 3
    red techs: three-extra-silos
    o14: forest, red silo (for s14)
    o15: mine, red silo (for s14)
    s14: red village (since 1 builder red)
    red supply: 21 silo
orders red
    silo s14 o24 o24 o15
    resources lumber
expect
    done red 1
    done red 2
    told all: silo-placed red o24 mine s14
    o24: mine, red 2 silo (for s14 by three-extra-silos)
    o15: mine, red silo (for s14 by three-extra-silos), red silo (for s14)
    red lumber: 8
    red supply: 18 silo

case extra silos are placed at the start of a turn, before an action written above them [build 13, year 5]
given
    red techs: three-extra-silos
    o14: forest, red silo (for s14)
    o15: mine, red silo (for s14)
    s14: red village (since 1 builder red)
    red supply: 21 silo
orders red
    resources lumber
    silo s14 o24 o24 o15
expect
    told all: silo-placed red o24
    then told all: resources-taken red 2 lumber
    done red 2
    red supply: 18 silo

case extra silos yield like all others [income 3, build 12]
given season 5
    red techs: three-extra-silos
    o14: forest, red silo (for s14)
    o15: mine, red silo (for s14)
    s14: red village (since 1 builder red)
    red supply: 21 silo
orders red
    silo s14 o24 o24 o24
    pass
expect
    told all: income red silos 1 0 4 0
    red lumber: 8
    red mining: 11

case unnamed octagons of extra silos are of the lowest counter's kind [build 13, letters 14]
given
    red techs: three-extra-silos
    o14: forest, red silo (for s14)
    o15: mine, red silo (for s14)
    s14: red village (since 1 builder red)
    red supply: 21 silo
    red mining: 2
orders red
    silo s14
    pass
expect
    done red 1
    o15: mine, red 3 silo (for s14 by three-extra-silos), red silo (for s14)
    red supply: 18 silo

case an answer may choose the octagons of extra silos [letters 14]
given
    red techs: three-extra-silos
    o14: forest, red silo (for s14)
    o15: mine, red silo (for s14)
    s14: red village (since 1 builder red)
    red supply: 21 silo
orders red
    silo s14
    pass
    when extra-silo: o25 o24 o14
expect
    done red 1
    o25: mine, red silo (for s14 by three-extra-silos)
    o24: mine, red silo (for s14 by three-extra-silos)
    o14: forest, red silo (for s14 by three-extra-silos), red silo (for s14)

case an extra silo lies on an octagon that touches its village [build 13]
given
    red techs: three-extra-silos
    o14: forest, red silo (for s14)
    o15: mine, red silo (for s14)
    s14: red village (since 1 builder red)
    red supply: 21 silo
orders red
    silo s14 o14 o15 o16
    pass
expect
    refused red 1: silo-unfit o16 s14 [build 7]
    red supply: 21 silo

case no extra silo lies on a mountain or a lake [build 13, build 7]
given
    red techs: three-extra-silos
    o63: forest, red silo (for s63)
    o73: mine, red silo (for s63)
    s63: red village (since 1 builder red)
    red supply: 21 silo
orders red
    silo s63 o63 o64 o73
    pass
expect
    refused red 1: silo-unfit o64 s63 [build 7]
    red supply: 21 silo

case with +3 no fourth silo is placed [build 12]
given
    red techs: three-extra-silos
    o14: forest, red silo (for s14)
    o15: mine, red silo (for s14)
    s14: red village (since 1 builder red)
    red supply: 21 silo
orders red
    silo s14 o14 o15 o24 o25
    pass
expect
    refused red 1: too-many-silos 3 [build 7]
    red supply: 21 silo

case the three extra silos go to one village only [build 12]
given
    red techs: three-extra-silos
    o14: forest, red silo (for s14), red 2 silo (for s14 by three-extra-silos)
    o15: mine, red silo (for s14), red silo (for s14 by three-extra-silos)
    s14: red village (since 1 builder red)
    o63: forest, red silo (for s63)
    o73: mine, red silo (for s63)
    s63: red village (since 1 builder red)
    red supply: 16 silo
orders red
    silo s63 o63
    pass
expect
    refused red 1: no-extra-silos [build 12]
    o63: forest, red silo (for s63)
    red supply: 16 silo

case without a tech for them there are no extra silos [build 12]
given
    o14: forest, red silo (for s14)
    o15: mine, red silo (for s14)
    s14: red village (since 1 builder red)
    red supply: 21 silo
orders red
    silo s14 o14
    pass
expect
    refused red 1: no-extra-silos [build 12]
    red supply: 21 silo

case a settlement gets no extra silos [build 12]
given
    red techs: three-extra-silos
    o14: forest, red silo (for s14)
    s14: red settlement
    red supply: 22 silo
orders red
    silo s14 o14 o15 o24
    pass
expect
    refused red 1: no-village-there s14
    red supply: 22 silo

case the village of another seat gets no extra silos [build 12]
given
    red techs: three-extra-silos
    o14: forest, blue silo (for s14)
    o15: mine, blue silo (for s14)
    s14: blue village (since 1 builder blue)
    blue supply: 21 silo
orders red
    silo s14 o14 o15 o24
    pass
expect
    refused red 1: no-village-there s14
    red supply: 23 silo

case a castle counts as a village for extra silos [build 14]
given
    red techs: three-extra-silos
    o14: forest, red silo (for s14)
    o15: mine, red silo (for s14)
    s14: red village (since 1 builder red), red castle (since 1 builder red)
    red silver-xadlas: 1
    red supply: 21 silo
orders red
    silo s14 o24 o24 o24
    pass
expect
    done red 1
    o24: mine, red 3 silo (for s14 by three-extra-silos)

case extra silos of a village that fell come back and are placed anew [build 14, raid 3]
given
    red techs: three-extra-silos
    o14: forest, red silo (for s14), red 3 silo (for s14 by three-extra-silos)
    o15: mine, red silo (for s14)
    s14: red village (since 1 builder red)
    o63: forest, red silo (for s63)
    o73: mine, red silo (for s63)
    s63: red village (since 1 builder red)
    red supply: 16 silo
    g6: blue city
    s15: blue 2 soldier
orders red
    pass
orders blue
    march s15 via s14
expect
    told all: raided blue red village s14 [raid 1]
    o14: forest
    red supply: 21 silo
next season
orders red
    silo s63 o63 o63 o63
    pass
expect
    done red 1
    o63: forest, red 3 silo (for s63 by three-extra-silos), red silo (for s63)
    red supply: 18 silo

case extra silos stay as long as their village stands [build 14]
given
    red techs: three-extra-silos
    o14: forest, red silo (for s14), red 3 silo (for s14 by three-extra-silos)
    o15: mine, red silo (for s14)
    s14: red village (since 1 builder red)
    red supply: 18 silo
orders red
    silo s14 o24 o24 o24
    pass
expect
    refused red 1: no-extra-silos [build 12]
    o14: forest, red 3 silo (for s14 by three-extra-silos), red silo (for s14)

case extra silos of a castle that was taken come back to the loser [build 14, castle 7]
given
    red techs: three-extra-silos
    o14: forest, red silo (for s14), red 3 silo (for s14 by three-extra-silos)
    o15: mine, red silo (for s14)
    s14: red village (since 1 builder red), red castle (since 1 builder red)
    red silver-xadlas: 1
    red supply: 18 silo
    g6: blue city
    s15: blue 2 soldier
    s15 lead: blue
    blue techs: military-discipline, offensive-tactics, increased-fitness
    red pile: b411, b222, b420, b402, b330, b231
    blue pile: b411, b312, b222, b303, b132, b123
orders red
    pass
orders blue
    march s15 via s14
expect
    told all: castle-taken blue red s14 [castle 6]
    s14: blue 2 soldier, blue village, blue castle
    o14: forest, blue silo (for s14)
    o15: mine, blue silo (for s14)
    red supply: 23 silo
    blue supply: 21 silo
    blue silver-xadlas: 1
    red silver-xadlas: 0

case an upgrade to a castle leaves the extra silos where they are [build 14, build 10]
given season 6
    red techs: three-extra-silos
    o14: forest, red silo (for s14), red 3 silo (for s14 by three-extra-silos)
    o15: mine, red silo (for s14)
    s14: red village (since 1 builder red)
    red supply: 18 silo
orders red
    build castle s14
expect
    done red 1
    o14: forest, red 3 silo (for s14 by three-extra-silos), red silo (for s14)
    red supply: 18 silo

case a castle taken from another seat may have extra silos [build 14, castle 8]
given
    red techs: three-extra-silos
    o14: forest, red silo (for s14)
    o15: mine, red silo (for s14)
    s14: red village (since 1 builder blue), red castle (since 1 builder blue)
    red silver-xadlas: 1
    red supply: 21 silo
orders red
    silo s14 o24 o24 o24
    pass
expect
    done red 1
    o24: mine, red 3 silo (for s14 by three-extra-silos)

case if the tech is not bought its silos are not placed [build 12]
given
    red economy: 2
    red techs: generate-tax, university-efficiency
    o14: forest, red silo (for s14)
    o15: mine, red silo (for s14)
    s14: red village (since 1 builder red)
    red supply: 21 silo
orders red
    buy three-extra-silos
    silo s14 o24 o24 o24
    pass
expect
    refused red 1: no-university three-extra-silos economy 3
    refused red 2: no-extra-silos [build 12]
    red supply: 21 silo

# ---- extra silos: +4 ----

case four extra silos go to two villages, two to each [build 12, build 13]
given
    red economy: 4
    red techs: generate-tax, university-efficiency, free-annual-recruit
    o14: forest, red silo (for s14)
    o15: mine, red silo (for s14)
    s14: red village (since 1 builder red)
    o63: forest, red silo (for s63)
    o73: mine, red silo (for s63)
    s63: red village (since 1 builder red)
    red supply: 19 silo
orders red
    buy four-extra-silos
    silo s14 o24 o25
    silo s63 o74 o74
expect
    done red 1
    done red 2
    done red 3
    o24: mine, red silo (for s14 by four-extra-silos)
    o25: mine, red silo (for s14 by four-extra-silos)
    o74: field, red 2 silo (for s63 by four-extra-silos)
    red supply: 15 silo

case one village never has four of them [build 14]
given
    red techs: four-extra-silos
    o14: forest, red silo (for s14)
    o15: mine, red silo (for s14)
    s14: red village (since 1 builder red)
    red supply: 21 silo
orders red
    silo s14 o24 o25
    silo s14 o24 o25
    pass
expect
    done red 1
    refused red 2: site-taken s14 [build 14]
    o24: mine, red silo (for s14 by four-extra-silos)
    red supply: 19 silo

case with +4 no village gets three silos at once [build 12]
given
    red techs: four-extra-silos
    o14: forest, red silo (for s14)
    o15: mine, red silo (for s14)
    s14: red village (since 1 builder red)
    red supply: 21 silo
orders red
    silo s14 o24 o24 o25
    pass
expect
    refused red 1: too-many-silos 2 [build 7]
    red supply: 21 silo

case the second village of +4 may get its silos later [build 14]
given
    red techs: four-extra-silos
    o14: forest, red silo (for s14)
    o15: mine, red silo (for s14)
    s14: red village (since 1 builder red)
    o63: forest, red silo (for s63)
    o73: mine, red silo (for s63)
    s63: red village (since 1 builder red)
    red supply: 19 silo
orders red
    silo s14 o24 o25
    pass
next season
orders red
    silo s63 o63 o63
    pass
expect
    done red 1
    o24: mine, red silo (for s14 by four-extra-silos)
    o63: forest, red 2 silo (for s63 by four-extra-silos), red silo (for s63)
    red supply: 15 silo

case with +4 no third village gets extra silos [build 12]
given
    red techs: four-extra-silos
    o14: forest, red silo (for s14)
    o15: mine, red silo (for s14)
    o24: mine, red 2 silo (for s14 by four-extra-silos)
    s14: red village (since 1 builder red)
    o63: forest, red silo (for s63), red 2 silo (for s63 by four-extra-silos)
    o73: mine, red silo (for s63)
    s63: red village (since 1 builder red)
    o47: forest, red 2 silo (for s46)
    s46: red village (since 1 builder red)
    red supply: 13 silo
orders red
    silo s46 o47 o47
    pass
expect
    refused red 1: no-extra-silos [build 12]
    red supply: 13 silo

case both techs may use the same village [build 14]
given
    red techs: three-extra-silos, four-extra-silos
    o14: forest, red silo (for s14), red 3 silo (for s14 by three-extra-silos)
    o15: mine, red silo (for s14)
    s14: red village (since 1 builder red)
    red supply: 18 silo
orders red
    silo s14 o24 o25
    pass
expect
    done red 1
    o14: forest, red 3 silo (for s14 by three-extra-silos), red silo (for s14)
    o24: mine, red silo (for s14 by four-extra-silos)
    o25: mine, red silo (for s14 by four-extra-silos)
    red supply: 16 silo

case if one of two villages falls only its extra silos come back [build 14]
given
    red techs: four-extra-silos
    o14: forest, red silo (for s14)
    o15: mine, red silo (for s14)
    o24: mine, red 2 silo (for s14 by four-extra-silos)
    s14: red village (since 1 builder red)
    o63: forest, red silo (for s63), red 2 silo (for s63 by four-extra-silos)
    o73: mine, red silo (for s63)
    s63: red village (since 1 builder red)
    red supply: 15 silo
    g6: blue city
    s15: blue 2 soldier
orders red
    pass
orders blue
    march s15 via s14
expect
    o24: mine
    red supply: 19 silo
    o63: forest, red 2 silo (for s63 by four-extra-silos), red silo (for s63)
next season
orders red
    silo s63 o63 o63
    pass
expect
    refused red 1: site-taken s63 [build 14]
    red supply: 19 silo

case extra silos come out of the supply of 23 [build 10, build 9]
given
    red techs: three-extra-silos
    o14: forest, red 2 silo (for s14)
    s14: red village (since 1 builder red)
    o63: forest, red 2 silo (for s63)
    s63: red village (since 1 builder red)
    o31: forest, red 2 silo (for s31)
    s31: red village (since 1 builder red)
    o51: forest, red 2 silo (for s41)
    s41: red village (since 1 builder red)
    o47: forest, red 2 silo (for s46)
    s46: red village (since 1 builder red)
    o12: forest, red silo (for s12)
    s12: red settlement
    red supply: 12 silo
orders red
    silo s46 o47 o47 o47
    pass
expect
    done red 1
    red supply: 9 silo

case both techs may be placed at one village in one turn [build 14]
given
    red techs: three-extra-silos, four-extra-silos
    o14: forest, red silo (for s14)
    o15: mine, red silo (for s14)
    s14: red village (since 1 builder red)
    red supply: 21 silo
orders red
    silo s14 o24 o24 o24
    silo s14 o25 o25
    pass
expect
    done red 1
    done red 2
    o24: mine, red 3 silo (for s14 by three-extra-silos)
    o25: mine, red 2 silo (for s14 by four-extra-silos)
    red supply: 16 silo

case extra silos of a village that was beaten in battle come back, too [build 14, battle 16]
given
    red techs: four-extra-silos
    g2: red city
    o14: forest, red silo (for s14)
    o15: mine, red silo (for s14)
    o24: mine, red 2 silo (for s14 by four-extra-silos)
    s14: red 2 soldier, red village (since 1 builder red)
    red supply: 19 silo
    g6: blue city
    s15: blue 2 soldier
    blue techs: gun-powder, grapeshot
orders red
    pass
orders blue
    march s15 via s14
expect
    told all: building-lost red village s14 [battle 16]
    o24: mine
    red supply: 23 silo
