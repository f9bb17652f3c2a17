# SPDX-License-Identifier: MIT
# Building: prices, squares, silos, the doubled build, and the extra silos of techs.

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

# ---- what is built, and what it costs ----

case a settlement costs 1 lumber and 1 wheat and brings one silo [build 3, build 1, build 7]
given
    g2: red city, red soldier
    s26: red soldier
orders red
    build settlement s26 o27
expect
    done red 1
    told all: built red settlement s26 [build 1]
    then told all: silo-placed red o27 field s26 [build 7]
    s26: red soldier, red settlement
    o27: field, red silo (for s26)
    red supply: 22 silo
    red lumber: 5
    red wheat: 5
    red mining: 6
    red gold: 6
    red builds-used: 1

case a village of a settlement costs 1 lumber, 1 wheat and 2 mining [build 3]
given
    s26: red settlement
    o27: field, red silo (for s26)
    red supply: 22 silo
orders red
    build village s26 o37
expect
    told all: upgraded red village s26 [build 3]
    s26: red village (since 1 builder red)
    red lumber: 5
    red wheat: 5
    red mining: 4
    red gold: 6
    red builds-used: 1

case a village built at once costs 2 lumber, 2 wheat and 2 mining [build 4]
given
    g2: red city, red soldier
    s26: red soldier
orders red
    build village s26 o27 o37
expect
    told all: built red village s26 [build 1]
    s26: red soldier, red village (since 1 builder red)
    red lumber: 4
    red wheat: 4
    red mining: 4
    red gold: 6
    red builds-used: 1

case what cannot be paid in full is refused, spends no token and costs nothing [build 1, action 5]
given
    g2: red city, red soldier
    s26: red soldier
    red lumber: 0
orders red
    build settlement s26
    pass
expect
    refused red 1: cannot-pay 1 1 0 0 0 6 6 6 [action 5]
    s26: red soldier
    red lumber: 0
    red wheat: 6
    red builds-used: 0
    red supply: 23 silo

case for a village that is too dear no settlement is put up instead [build 1, build 4]
given
    g2: red city, red soldier
    s26: red soldier
    red mining: 1
orders red
    build village s26
      else build settlement s26 o27
expect
    refused red 1: cannot-pay 2 2 2 0 6 6 1 6
    done red 2
    s26: red soldier, red settlement
    red lumber: 5
    red mining: 1

case an upgrade that cannot be paid leaves the settlement as it was [build 1, build 3]
given
    s26: red settlement
    o27: field, red silo (for s26)
    red supply: 22 silo
    red mining: 1
orders red
    build village s26
    pass
expect
    refused red 1: cannot-pay 1 1 2 0 6 6 1 6 [action 5]
    s26: red settlement
    red mining: 1
    red supply: 22 silo

case one build action puts up one building [build 1, action 3]
given
    g2: red city
    s26: red soldier
    s16: red soldier
orders red
    build settlement s26 o27
    build settlement s16 o17
expect
    done red 1
    refused red 2: acted-already [action 3]
    s16: red soldier
    red builds-used: 1

case a third build in a year finds no token [build 1, action 2]
given season 3
    g2: red city, red soldier
    s26: red soldier
    red builds-used: 2
orders red
    build settlement s26
    pass
expect
    refused red 1: no-token build [action 2]
    s26: red soldier
    red lumber: 6

# ---- where ----

case a square bears one building at most [build 2]
given
    g2: red city, red soldier
    s26: red soldier, red settlement
    o27: field, red silo (for s26)
    red supply: 22 silo
orders red
    build settlement s26
    pass
expect
    refused red 1: built-already s26 [build 2]
    s26: red soldier, red settlement
    red lumber: 6

case a village is not built a second time on its square [build 2]
given
    g2: red city, red soldier
    s26: red soldier, red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
orders red
    build village s26
    pass
expect
    refused red 1: built-already s26 [build 2]
    red mining: 6

case beside a settlement of an ally no second one is built [build 2]
given seats 3
    g2: red city, red soldier
    s26: red soldier, blue soldier, blue settlement
    g6: blue city, blue soldier
    s26 lead: blue
    o27: field, blue silo (for s26)
    blue supply: 22 silo
    g4: green city, green 2 soldier
    green reserve: 8 soldier
    green supply: 23 silo
    green pile: b402, b330, b312, b303, b213, b132
    green sailed: 3
    red alliance: 1
    blue alliance: 1
orders red
    build settlement s26
    build village s26
    pass
expect
    refused red 1: built-already s26 [build 2]
    refused red 2: built-already s26 [build 2]
    s26: red soldier, blue soldier, blue settlement

case a settlement may be built on a trading post [build 2]
given
    g2: red city, red soldier
    s25: red soldier, red post-1
    red silver-xadlas: 1
orders red
    build settlement s25 o25
expect
    done red 1
    s25: red soldier, red settlement, red post-1
    red silver-xadlas: 1

case without a soldier of yours on the square no settlement is built [build 5]
given
orders red
    build settlement s26
    pass
expect
    refused red 1: no-soldier-there s26 [build 5]
    s26: empty
    red lumber: 6
    red builds-used: 0

case without a soldier of yours no village is built at once [build 5]
given
orders red
    build village s26
    pass
expect
    refused red 1: no-soldier-there s26 [build 5]
    s26: empty

case the soldier of another seat on the square is no help [build 5]
given
    g6: blue city, blue soldier
    s41: blue soldier
orders red
    build settlement s41
    pass
expect
    refused red 1: no-soldier-there s41 [build 5]
    s41: blue soldier

case a settlement becomes a village without a soldier there [build 5]
given
    s26: red settlement
    o27: field, red silo (for s26)
    red supply: 22 silo
orders red
    build village s26
expect
    done red 1
    s26: red village (since 1 builder red)

case nothing is built on a seventh square [build 6]
given
    g2: red city, red soldier
    s11 s12 s13 s14 s15 s16: red settlement
    o11: forest, red silo (for s11)
    o12: forest, red silo (for s12)
    o13: forest, red silo (for s13)
    o14: forest, red silo (for s14)
    o15: mine, red silo (for s15)
    o16: field, red silo (for s16)
    red supply: 17 silo
    s26: red soldier
orders red
    build settlement s26
    build village s26
    pass
expect
    refused red 1: too-many-squares 6 [build 6]
    refused red 2: too-many-squares 6 [build 6]
    s26: red soldier
    red lumber: 6

case on the sixth square a settlement may be built [build 6]
given season 6
    g2: red city, red soldier
    s11 s12 s13 s14: red village (since 1 builder red)
    s15: red village (since 1 builder red), red castle (since 1 builder red)
    red silver-xadlas: 1
    o11: forest, red 2 silo (for s11)
    o12: forest, red 2 silo (for s12)
    o13: forest, red 2 silo (for s13)
    o14: forest, red 2 silo (for s14)
    o15: mine, red 2 silo (for s15)
    red supply: 13 silo
    s26: red soldier
orders red
    build settlement s26
expect
    done red 1
    s26: red soldier, red settlement

case no sixth village is made, neither at once nor of a settlement [build 6]
given season 6
    g2: red city, red soldier
    s11 s12 s13 s14: red village (since 1 builder red)
    s15: red village (since 1 builder red), red castle (since 1 builder red)
    red silver-xadlas: 1
    o11: forest, red 2 silo (for s11)
    o12: forest, red 2 silo (for s12)
    o13: forest, red 2 silo (for s13)
    o14: forest, red 2 silo (for s14)
    o15: mine, red 2 silo (for s15)
    red supply: 13 silo
    s26: red soldier
orders red
    build village s26
    build settlement s26 o27
orders blue
    pass
expect
    refused red 1: too-many-villages 5 [build 6]
    done red 2
next season
orders red
    build village s26
    pass
expect
    refused red 1: too-many-villages 5 [build 6]
    s26: red soldier, red settlement

case nothing is built on a gate [map 9]
given
orders red
    build settlement g2
    pass
expect
    bad red 1
    g2: red city, red 2 soldier

case beside the soldiers of an ally a settlement may be built [build 5, ally 6]
given seats 3
    g2: red city, red soldier
    s26: red soldier, blue soldier
    s26 lead: blue
    g6: blue city, blue soldier
    g4: green city, green 2 soldier
    green reserve: 8 soldier
    green supply: 23 silo
    green pile: b402, b330, b312, b303, b213, b132
    green sailed: 3
    red alliance: 1
    blue alliance: 1
orders red
    build settlement s26
expect
    done red 1
    s26: red soldier, red settlement, blue soldier

case who has lost his city may build as ever [build 1, city 6]
given
    g2: red city, blue 2 soldier
    g2 lead: blue
    g6: blue city
    s16: red 2 soldier
orders red
    build settlement s16
orders blue
    pass
expect
    done red 1
    s16: red 2 soldier, red settlement

# ---- silos ----

case a village has two silos, on two octagons [build 7]
given
    g2: red city, red soldier
    s26: red soldier
orders red
    build village s26 o27 o37
expect
    told all: silo-placed red o27 field s26 [build 7]
    told all: silo-placed red o37 mine s26 [build 7]
    o27: field, red silo (for s26)
    o37: mine, red silo (for s26)
    red supply: 21 silo

case a village may have both silos on one octagon [build 7]
given
    g2: red city, red soldier
    s26: red soldier
orders red
    build village s26 o37 o37
expect
    done red 1
    o37: mine, red 2 silo (for s26)
    red supply: 21 silo

case a third silo for a village is refused [build 7]
given
    g2: red city, red soldier
    s26: red soldier
orders red
    build village s26 o27 o37 o37
    pass
expect
    refused red 1: too-many-silos 2 [build 7]
    s26: red soldier
    red lumber: 6

case an upgrade adds one silo, two are refused [build 7, build 8]
given
    s26: red settlement
    o27: field, red silo (for s26)
    red supply: 22 silo
orders red
    build village s26 o37 o37
    pass
expect
    refused red 1: too-many-silos 1 [build 7]
    s26: red settlement
    red supply: 22 silo

case a silo goes only where its octagon touches the square [build 7]
given
    g2: red city, red soldier
    s26: red soldier
orders red
    build settlement s26 o25
    pass
expect
    refused red 1: silo-unfit o25 s26 [build 7]
    s26: red soldier

case no silo stands on a lake or a mountain [build 7]
given
    g2: red city
    s36: red 2 soldier
orders red
    build settlement s36 o36
    build settlement s36 o46
    pass
expect
    refused red 1: silo-unfit o36 s36 [build 7]
    refused red 2: silo-unfit o46 s36 [build 7]
    s36: red 2 soldier

case without a word the silo goes to the kind of the lowest counter [build 8]
given
    g2: red city, red soldier
    s16: red soldier
    red mining: 3
orders red
    build settlement s16
expect
    o17: mine, red silo (for s16)
    red supply: 22 silo

case of the octagons of that kind it is the lowest [build 8]
given
    g2: red city, red soldier
    s25: red soldier
orders red
    build settlement s25
expect
    o25: mine, red silo (for s25)

case a kind that does not touch the square is passed over, be its counter the lowest [build 8]
given
    g2: red city, red soldier
    s16: red soldier
    red lumber: 1
    red wheat: 4
orders red
    build settlement s16
expect
    o16: field, red silo (for s16)

case at equal counters lumber comes before mining [build 8]
given
    g2: red city, red soldier
    s36: red soldier
orders red
    build settlement s36
expect
    o47: forest, red silo (for s36)

case without a word both silos of a village go to the lowest counter's kind [build 8]
given
    g2: red city, red soldier
    s16: red soldier
    red mining: 2
orders red
    build village s16
expect
    o17: mine, red 2 silo (for s16)

case a village for which one octagon is named has the other silo on the lowest counter's kind [build 8]
given
    g2: red city, red soldier
    s16: red soldier
    red mining: 2
orders red
    build village s16 o27
expect
    o27: field, red silo (for s16)
    o17: mine, red silo (for s16)
    red supply: 21 silo

case an answer may name the octagons that the order does not [build 8, letters 14]
given
    g2: red city, red soldier
    s16: red soldier
    red mining: 2
orders red
    build village s16
    when silo: o16 o27
expect
    used red 2
    o16: field, red silo (for s16)
    o27: field, red silo (for s16)
    o17: mine

case a village made of a settlement keeps the old silo [build 8]
given
    s26: red settlement
    o27: field, red silo (for s26)
    red supply: 22 silo
orders red
    build village s26 o37
expect
    told all 1 times: silo-placed red
    o27: field, red silo (for s26)
    o37: mine, red silo (for s26)
    red supply: 21 silo

case the silo of an upgrade follows the lowest counter, too [build 8]
given
    s26: red settlement
    o37: mine, red silo (for s26)
    red supply: 22 silo
    red wheat: 4
orders red
    build village s26
expect
    o27: field, red silo (for s26)
    o37: mine, red silo (for s26)

case where no resource octagon touches the square nothing is built [build 9]
given
    g2: red city
    s44: red 2 soldier
    o45: lake
    o36: forest
orders red
    build settlement s44
    build village s44
    pass
expect
    refused red 1: no-field s44 [build 9]
    refused red 2: no-field s44 [build 9]
    s44: red 2 soldier
    red lumber: 6

case with one silo left there is no village, but a settlement [build 9, build 10]
given season 6 option end-xadlas 60
    g2: red city, red soldier
    s11 s12 s13 s14: red village (since 1 builder red)
    s21 s31 s41 s61 s62 s63 s64: red village (since 1), red castle (since 1)
    red silver-xadlas: 7
    o11: forest, red 2 silo (for s11)
    o12: forest, red 2 silo (for s12)
    o13: forest, red 2 silo (for s13)
    o14: forest, red 2 silo (for s14)
    o21: field, red 2 silo (for s21)
    o31: forest, red 2 silo (for s31)
    o41: mine, red 2 silo (for s41)
    o71: field, red 2 silo (for s61)
    o72: field, red 2 silo (for s62)
    o74: field, red 2 silo (for s63)
    o75: field, red 2 silo (for s64)
    red supply: silo
    s26: red soldier
orders red
    build village s26
      else build settlement s26
expect
    refused red 1: silos-out [build 9]
    done red 2
    s26: red soldier, red settlement
    red supply: empty
    red lumber: 5

case any number of silos may be on one octagon, of several seats [build 10]
given
    g2: red city, red soldier
    s16: red soldier
    s26: red village (since 1 builder red)
    s15: blue soldier, blue settlement
    g6: blue city, blue soldier
    o16: field, blue silo (for s15)
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
    blue supply: 22 silo
orders red
    build village s16 o27 o16
expect
    done red 1
    o16: field, red silo (for s16), blue silo (for s15)
    o27: field, red 2 silo (for s26), red silo (for s16)
    red supply: 19 silo

case the silo of a destroyed settlement comes back to the supply, and it may be built anew [build 10, raid 3]
given
    g2: red city, red 2 soldier
    s26: red settlement
    o27: field, red silo (for s26)
    red supply: 22 silo
    g6: blue city, blue soldier
    s25: blue soldier
    dice march blue s25: 1
orders red
    pass
orders blue
    march s25 via s26 s16
expect
    told all: raided blue red settlement s26
    s26: empty
    o27: field
    red supply: 23 silo
next season
given
    dice march red g2: 1
orders red
    march 1 g2 via s26
orders blue
    pass
expect
    s26: red soldier
next season
orders red
    build settlement s26 o37
expect
    done red 1
    o37: mine, red silo (for s26)
    red supply: 22 silo
    red lumber: 5
    red wheat: 5

# ---- improved building ----

case with improved building one token builds twice, each at full price [build 11]
given
    g2: red city
    s26: red soldier
    s16: red soldier
    red techs: generate-tax, improved-building
orders red
    build settlement s26 o27
    build village s16 o16 o17
expect
    done red 1
    done red 2
    s26: red soldier, red settlement
    s16: red soldier, red village (since 1 builder red)
    red lumber: 3
    red wheat: 3
    red mining: 4
    red builds-used: 1

case the two builds may be a building and a university [build 11]
given
    g2: red city, red soldier
    s26: red soldier
    red techs: generate-tax, improved-building
orders red
    build university economy
    build settlement s26
expect
    done red 1
    done red 2
    red economy: 1
    s26: red soldier, red settlement
    red builds-used: 1

case the two builds are done in the order written, a settlement and its village [build 11, build 3]
given
    g2: red city, red soldier
    s26: red soldier
    red techs: generate-tax, improved-building
orders red
    build settlement s26 o27
    build village s26 o37
expect
    told all: built red settlement s26
    then told all: upgraded red village s26
    s26: red soldier, red village (since 1 builder red)
    red lumber: 4
    red wheat: 4
    red mining: 4
    red builds-used: 1

case if the second build fails it fails alone [build 11]
given
    g2: red city
    s26: red soldier
    s16: red soldier
    red lumber: 1
    red techs: generate-tax, improved-building
orders red
    build settlement s26 o27
    build settlement s16 o17
expect
    done red 1
    refused red 2: cannot-pay 1 1 0 0 0 5 6 6
    s26: red soldier, red settlement
    s16: red soldier
    red builds-used: 1

case a third build of one token is refused [build 11, action 3]
given
    g2: red city
    s26: red soldier
    s16: red soldier
    red techs: generate-tax, improved-building
orders red
    build settlement s26 o27
    build settlement s16 o17
    build university economy
expect
    done red 2
    refused red 3: acted-already [action 3]
    red economy: 0

case after the build that was doubled the other token of the year builds once [build 11]
given
    g2: red city
    s26: red soldier
    s16: red soldier
    red techs: generate-tax, improved-building
orders red
    build settlement s26 o27
    build settlement s16 o17
orders blue
    pass
expect
    red builds-used: 1
next season
orders red
    build university economy
    build university military
orders blue
    pass
expect
    done red 1
    refused red 2: acted-already [action 3]
    red builds-used: 2
    red military: 0

case a single build leaves the doubling for the other token of the year [build 11]
given
    red techs: generate-tax, improved-building
orders red
    build university economy
orders blue
    pass
expect
    red builds-used: 1
next season
orders red
    build university military
    build university engineering
orders blue
    pass
expect
    done red 1
    done red 2
    red builds-used: 2

case in a new year one token builds twice again [build 11]
given season 5
    red techs: generate-tax, improved-building
orders red
    build university economy
    build university military
orders blue
    pass
expect
    done red 2
next season
orders red
    build university engineering
    build university economy
orders blue
    pass
expect
    done red 1
    done red 2
    red economy: 2

case one of the two builds may be the free level of a university [build 11, university 6]
given
    g2: red city, red soldier
    s26: red soldier
    red techs: generate-tax, improved-building, free-university-upgrade
orders red
    build university economy
    build settlement s26
    when level-free: yes
expect
    told all: level-built red economy 1 yes
    done red 2
    red mining: 6
    red gold: 6
    red builds-used: 1

case without a build token nothing is built twice either [build 11, action 2]
given season 3
    red builds-used: 2
    red techs: generate-tax, improved-building
orders red
    build university economy
    pass
expect
    refused red 1: no-token build [action 2]

case a refused first build does not use the doubling up [build 11, action 5]
given
    red techs: generate-tax, improved-building
orders red
    build settlement s26
    build university economy
    build university military
expect
    refused red 1: no-soldier-there s26
    done red 2
    done red 3
    red builds-used: 1

# ---- extra silos ----

case three extra silos are placed at one village, free of cost and of any token [build 12, build 13]
given
    s26: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
    red techs: generate-tax, improved-building, three-extra-silos
orders red
    silo s26 o27 o37 o37
    build university economy
expect
    done red 1
    done red 2
    told all: silo-placed red o37 mine s26
    o27: field, red silo (for s26 by three-extra-silos), red 2 silo (for s26)
    o37: mine, red 2 silo (for s26 by three-extra-silos)
    red supply: 18 silo
    red lumber: 6
    red wheat: 6
    red builds-used: 1

case the other tech gives two silos each to two different villages [build 12, build 14]
given
    s26 s16: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    o17: mine, red 2 silo (for s16)
    red supply: 19 silo
    red techs: generate-tax, improved-building, donkey-caravans, four-extra-silos
orders red
    silo s26 o37 o37
    silo s16 o16 o16
    pass
expect
    done red 1
    done red 2
    o37: mine, red 2 silo (for s26 by four-extra-silos)
    o16: field, red 2 silo (for s16 by four-extra-silos)
    red supply: 15 silo

case the two villages of the second tech may be served in different turns [build 14, build 13]
given
    s26 s16: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    o17: mine, red 2 silo (for s16)
    red supply: 19 silo
    red techs: generate-tax, improved-building, donkey-caravans, four-extra-silos
orders red
    silo s26 o37 o37
    pass
orders blue
    pass
expect
    red supply: 17 silo
next season
orders red
    silo s16 o16 o16
    pass
orders blue
    pass
expect
    done red 1
    o16: field, red 2 silo (for s16 by four-extra-silos)
    red supply: 15 silo

case the second tech serves no village twice [build 14]
given
    s26: red village (since 1 builder red)
    o27: field, red 2 silo (for s26), red 2 silo (for s26 by four-extra-silos)
    red supply: 19 silo
    red techs: generate-tax, improved-building, donkey-caravans, four-extra-silos
orders red
    silo s26 o37 o37
    pass
expect
    refused red 1: site-taken s26 [build 14]
    o37: mine
    red supply: 19 silo

case both techs may serve the same village [build 14]
given
    s26: red village (since 1 builder red)
    o27: field, red 2 silo (for s26), red 3 silo (for s26 by three-extra-silos)
    red supply: 18 silo
    red techs: generate-tax, improved-building, three-extra-silos, four-extra-silos
orders red
    silo s26 o37 o37
    pass
expect
    done red 1
    o37: mine, red 2 silo (for s26 by four-extra-silos)
    red supply: 16 silo

case two lines place the extra silos of both techs at one village in one turn [build 14, build 12]
given
    s26: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
    red techs: generate-tax, improved-building, three-extra-silos, four-extra-silos
orders red
    silo s26 o37 o37 o37
    silo s26 o37 o37
    pass
expect
    done red 1
    done red 2
    red supply: 16 silo
    o37: mine, red 3 silo (for s26 by three-extra-silos), red 2 silo (for s26 by four-extra-silos)

case when one of two villages falls, its two extra silos go to a third, not to the one that has its own [build 14]
given
    s26 s16 s15: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    o37: mine, red 2 silo (for s26 by four-extra-silos)
    o17: mine, red 2 silo (for s16), red 2 silo (for s16 by four-extra-silos)
    o15: mine, red 2 silo (for s15)
    red supply: 13 silo
    red techs: generate-tax, improved-building, donkey-caravans, four-extra-silos
    g6: blue city, blue soldier
    s25: blue soldier
    dice march blue s25: 1
orders red
    pass
orders blue
    march s25 via s26
expect
    o37: mine
    red supply: 17 silo
next season
orders red
    silo s16 o16 o16
    silo s15 o25 o25
    pass
orders blue
    pass
expect
    refused red 1: site-taken s16 [build 14]
    done red 2
    o25: mine, red 2 silo (for s15 by four-extra-silos)
    red supply: 15 silo

case a castle counts as a village for extra silos [build 14]
given season 6
    s26: red village (since 1 builder red), red castle (since 1 builder red)
    red silver-xadlas: 1
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
    red techs: generate-tax, improved-building, three-extra-silos
orders red
    silo s26 o37 o37 o37
    pass
expect
    done red 1
    o37: mine, red 3 silo (for s26 by three-extra-silos)
    red supply: 18 silo

case a settlement gets no extra silos [build 12]
given
    s26: red settlement
    o27: field, red silo (for s26)
    red supply: 22 silo
    red techs: generate-tax, improved-building, three-extra-silos
orders red
    silo s26 o37 o37 o37
    pass
expect
    refused red 1: no-village-there s26
    red supply: 22 silo

case without such a tech there are no extra silos [build 12]
given
    s26: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
orders red
    silo s26 o37
    pass
expect
    refused red 1: no-extra-silos [build 12]
    red supply: 21 silo

case once all are placed there are no more extra silos [build 12, build 13]
given
    s26 s16: red village (since 1 builder red)
    o27: field, red 2 silo (for s26), red 3 silo (for s26 by three-extra-silos)
    o17: mine, red 2 silo (for s16)
    red supply: 16 silo
    red techs: generate-tax, improved-building, three-extra-silos
orders red
    silo s16 o16 o16 o16
    pass
expect
    refused red 1: no-extra-silos [build 12]
    red supply: 16 silo

case a fourth silo is not had of the first tech [build 12, build 7]
given
    s26: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
    red techs: generate-tax, improved-building, three-extra-silos
orders red
    silo s26 o37 o37 o37 o37
    pass
expect
    refused red 1: too-many-silos 3 [build 7]
    red supply: 21 silo

case extra silos, too, stand only on resource octagons that touch the village [build 13, build 7]
given
    s26: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
    red techs: generate-tax, improved-building, three-extra-silos
orders red
    silo s26 o37 o37 o36
    silo s26 o37 o37 o47
    pass
expect
    refused red 1: silo-unfit o36 s26 [build 7]
    refused red 2: silo-unfit o47 s26 [build 7]
    red supply: 21 silo

case in place of a refused line, below the action of the turn, it is too late for extra silos [build 13]
given
    s26: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
    red techs: generate-tax, improved-building, three-extra-silos
orders red
    build university economy
    build castle s26
      else silo s26 o37 o37 o37
expect
    done red 1
    refused red 2
    refused red 3: too-late [build 13]
    red supply: 21 silo

case without an order the extra silos wait [build 13]
given
    s26: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
    red techs: generate-tax, improved-building, three-extra-silos
orders red
    pass
orders blue
    pass
expect
    told nobody: silo-placed
    red supply: 21 silo
next season
orders red
    silo s26 o37 o37 o37
    pass
expect
    done red 1
    red supply: 18 silo

case extra silos may be placed at the purchase, by a line below it [build 13, letters 6]
given
    s26: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
    red economy: 3
    red techs: generate-tax, improved-building
orders red
    buy three-extra-silos
    silo s26 o37 o37 o37
expect
    done red 1
    done red 2
    o37: mine, red 3 silo (for s26 by three-extra-silos)
    red supply: 18 silo

case before the tech is bought there are no extra silos [build 13, build 12]
given
    s26: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
    red economy: 3
    red techs: generate-tax, improved-building
orders red
    silo s26 o37 o37 o37
    buy three-extra-silos
expect
    refused red 1: no-extra-silos [build 12]
    done red 2
    red supply: 21 silo

case for an order that names the village only an answer names the octagons [build 13, letters 14]
given
    s26: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
    red techs: generate-tax, improved-building, three-extra-silos
orders red
    silo s26
    when extra-silo: o27 o37 o37
    pass
expect
    done red 1
    used red 2
    o27: field, red silo (for s26 by three-extra-silos), red 2 silo (for s26)
    o37: mine, red 2 silo (for s26 by three-extra-silos)
    red supply: 18 silo

case without octagons extra silos go to the kind of the lowest counter [build 13, letters 14]
given
    s26: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
    red mining: 5
    red techs: generate-tax, improved-building, three-extra-silos
orders red
    silo s26
    pass
expect
    done red 1
    o26: mine, red 3 silo (for s26 by three-extra-silos)
    red supply: 18 silo

case an answer alone places no extra silos, it takes an order [build 13]
given
    s26: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
    red techs: generate-tax, improved-building, three-extra-silos
orders red
    when extra-silo: o27 o37 o37
    pass
expect
    told nobody: silo-placed
    red supply: 21 silo

case extra silos for which the order names no octagon go to the kind of the lowest counter [letters 14, build 13]
given
    s26: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    red supply: 21 silo
    red mining: 5
    red techs: generate-tax, improved-building, three-extra-silos
orders red
    silo s26 o27
    pass
expect
    done red 1
    o27: field, red silo (for s26 by three-extra-silos), red 2 silo (for s26)
    o26: mine, red 2 silo (for s26 by three-extra-silos)
    red supply: 18 silo

case the extra silos of a destroyed village come back and are placed anew at another [build 14]
given
    s26 s16: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    o26: mine, red 3 silo (for s26 by three-extra-silos)
    o17: mine, red 2 silo (for s16)
    red supply: 16 silo
    red techs: generate-tax, improved-building, three-extra-silos
    g6: blue city, blue soldier
    s25: blue soldier
    dice march blue s25: 1
orders red
    pass
orders blue
    march s25 via s26
expect
    told all: raided blue red village s26
    o27: field
    o37: mine
    red supply: 21 silo
next season
orders red
    silo s16 o16 o16 o17
    pass
orders blue
    pass
expect
    done red 1
    o16: field, red 2 silo (for s16 by three-extra-silos)
    o17: mine, red silo (for s16 by three-extra-silos), red 2 silo (for s16)
    red supply: 18 silo

case as long as their village stands extra silos are not moved [build 14, build 10]
given
    s26 s16: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    o37: mine, red silo (for s26 by three-extra-silos)
    o17: mine, red 2 silo (for s16)
    red supply: 18 silo
    red techs: generate-tax, improved-building, three-extra-silos
orders red
    silo s16 o16 o16
    pass
expect
    refused red 1
    o37: mine, red silo (for s26 by three-extra-silos)
    o16: field
    red supply: 18 silo

case an upgrade to a castle keeps the extra silos where they are [build 14, castle 2]
given season 6
    s26: red village (since 1 builder red)
    o27: field, red 2 silo (for s26)
    o37: mine, red 3 silo (for s26 by three-extra-silos)
    red supply: 18 silo
    red techs: generate-tax, improved-building, three-extra-silos
orders red
    build castle s26
expect
    done red 1
    o37: mine, red 3 silo (for s26 by three-extra-silos)
    red supply: 18 silo

# ---- how it is told ----

case two silos on one octagon are told with what it is, not as two octagons [build 7]
given
    s26: red 1 soldier
orders red
    build village s26 o27 o27
expect
    told all 2 times: silo-placed red o27 field s26
    printed red: 'You placed 2 silos for s26, each on a field: o27 (2).'

case a price is told as a list [action 5]
given
    s26: red 1 soldier
    red lumber: 0
orders red
    build village s26 o27 o27
expect
    refused red 1: cannot-pay
    printed red: 'The price is 2 lumber, 2 wheat and 2 mining; you had'
