# SPDX-License-Identifier: MIT
# Universities and techs: what they cost, who may have them, and what is refused.

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

# ---- universities ----

case the first level of a university costs 1 gold and 1 mining [university 2, university 1]
given
orders red
    build university economy
expect
    done red 1
    told all: level-built red economy 1 no [university 3]
    red economy: 1
    red engineering: 0
    red lumber: 6
    red wheat: 6
    red mining: 5
    red gold: 5
    red builds-used: 1

case level 2 costs 2 gold and 2 mining [university 2]
given
    red engineering: 1
orders red
    build university engineering
expect
    red engineering: 2
    red mining: 4
    red gold: 4

case level 3 built from nothing costs 6 gold and 6 mining [university 3]
given
orders red
    build university military 3
expect
    told all: level-built red military 3
    red military: 3
    red mining: 0
    red gold: 0
    red builds-used: 1

case each level on the way is paid, from level 1 to level 3 it is 5 and 5 [university 3]
given
    red military: 1
orders red
    build university military 3
expect
    red military: 3
    red mining: 1
    red gold: 1

case levels that cannot all be paid are refused as a whole [build 1, university 3]
given
    red mining: 5
orders red
    build university military 3
    pass
expect
    refused red 1: cannot-pay 0 0 6 6 6 6 5 6 [action 5]
    red military: 0
    red mining: 5
    red gold: 6
    red builds-used: 0

case a university of level 4 brings a gold xadla [university 4]
given
    red economy: 3
orders red
    build university economy
expect
    told all: xadla-level red 1 [university 4]
    red economy: 4
    red gold-xadlas: 1
    red mining: 2
    red gold: 2

case all four levels at once cost 10 gold and 10 mining, and bring one xadla [university 3, university 4]
given
    red mining: 10
    red gold: 10
orders red
    build university engineering 4
expect
    told all 1 times: xadla-level red
    red engineering: 4
    red mining: 0
    red gold: 0
    red gold-xadlas: 1

case each of the three colours brings its own xadla [university 4]
given
    red economy: 4
    red engineering: 4
    red military: 3
    red gold-xadlas: 2
orders red
    build university military
expect
    told all: xadla-level red 1
    red gold-xadlas: 3

case a level that is reached is not built again [university 3]
given
    red economy: 2
orders red
    build university economy 2
    pass
expect
    refused red 1: level-reached economy 2 [university 3]
    red economy: 2
    red gold: 6

case no university has a fifth level [university 2]
given
    red economy: 4
    red gold-xadlas: 1
    red gold: 10
    red mining: 10
orders red
    build university economy 5
    pass
expect
    refused red 1: level-too-high 4 [university 2]
    red economy: 4
    red gold-xadlas: 1
    red gold: 10

case a university at its top is not raised any more, and brings no second xadla [university 2, university 4]
given
    red economy: 4
    red gold-xadlas: 1
orders red
    build university economy
    pass
expect
    refused red 1
    red economy: 4
    red gold-xadlas: 1
    red gold: 6

case one build action raises one university only [build 1, university 3]
given
orders red
    build university economy
    build university military
expect
    done red 1
    refused red 2: acted-already [action 3]
    red economy: 1
    red military: 0
    red builds-used: 1

case a university needs a build token [university 3, action 2]
given
    red builds-used: 2
orders red
    build university economy
    pass
expect
    refused red 1: no-token build [action 2]
    red economy: 0

case universities take up no square and are built without a soldier [university 1]
given
    g2: red city
    red reserve: 10 soldier
    o11: forest, red silo (for s11)
    o13: forest, red silo (for s13)
    o17: mine, red silo (for s16)
    o31: forest, red silo (for s31)
    o47: forest, red silo (for s46)
    o77: mine, red silo (for s66)
    s11 s13 s16 s31 s46 s66: red settlement
    red supply: 17 silo
orders red
    build university economy
expect
    done red 1
    red economy: 1

case universities may be raised while the city is occupied [city 6, university 1]
given
    g2: red city, blue 2 soldier
    g2 lead: blue
    g6: blue city
    red reserve: 10 soldier
orders red
    build university military
expect
    done red 1
    red military: 1

# ---- the price of techs ----

case a tech of level 1 costs 1 wheat, 1 mining and 1 gold [tech 2]
given
    red military: 1
orders red
    buy military-discipline
expect
    done red 1
    told all: tech-bought red military-discipline [tech 3]
    red techs: military-discipline
    market has 0 military-discipline
    red lumber: 6
    red wheat: 5
    red mining: 5
    red gold: 5
    red buys-used: 1

case a tech of level 2 costs 2 of each [tech 2]
given
    red military: 2
    red techs: military-discipline
orders red
    buy one-more-unit
expect
    red techs: military-discipline, one-more-unit
    red lumber: 6
    red wheat: 4
    red mining: 4
    red gold: 4

case a tech of level 3 costs 3 of each [tech 2]
given
    red military: 3
    red techs: military-discipline, one-more-unit
orders red
    buy grapeshot
expect
    red techs has grapeshot
    red lumber: 6
    red wheat: 3
    red mining: 3
    red gold: 3

case a tech of level 4 costs 4 of each [tech 2]
given
    red military: 4
    red techs: military-discipline, one-more-unit, grapeshot
orders red
    buy trench-warfare
expect
    red techs has trench-warfare
    red lumber: 6
    red wheat: 2
    red mining: 2
    red gold: 2

case a tech that cannot be paid in full is refused and costs nothing [tech 2, action 5]
given
    red military: 3
    red techs: military-discipline, one-more-unit
    red wheat: 2
orders red
    buy grapeshot
    pass
expect
    refused red 1: cannot-pay 0 3 3 3 6 2 6 6 [action 5]
    red techs: military-discipline, one-more-unit
    red wheat: 2
    red mining: 6
    red gold: 6
    red buys-used: 0

case learned guest makes a tech cheaper by 1 of each [morale 8, tech 2]
given
    red economy: 2
    red techs: generate-tax
    red hand: learned-guest
orders red
    buy university-efficiency
    when tech-card: yes
expect
    red techs: generate-tax, university-efficiency
    red hand: empty
    red wheat: 5
    red mining: 5
    red gold: 5

case with learned guest a tech of level 1 is free [morale 8, tech 2]
given
    red economy: 1
    red wheat: 0
    red mining: 0
    red gold: 0
    red hand: learned-guest
orders red
    buy generate-tax
    when tech-card: yes
expect
    done red 1
    red techs: generate-tax
    red wheat: 0
    red mining: 0
    red gold: 0

case learned guest stays in the hand if nobody asks for it [morale 8]
given
    red economy: 1
    red hand: learned-guest
orders red
    buy generate-tax
expect
    red hand: learned-guest
    red wheat: 5
    red mining: 5
    red gold: 5

# ---- who may have them ----

case without a university of its colour no tech is bought [tech 4]
given
orders red
    buy generate-tax
    pass
expect
    refused red 1: no-university generate-tax economy 1 [tech 4]
    red techs: empty
    red gold: 6

case a university of another colour does not help [tech 4]
given
    red engineering: 4
    red military: 4
orders red
    buy generate-tax
    pass
expect
    refused red 1: no-university generate-tax economy 1 [tech 4]

case a university of a lower level is not enough [tech 4]
given
    red economy: 1
    red techs: generate-tax
orders red
    buy improved-building
    pass
expect
    refused red 1: no-university improved-building economy 2 [tech 4]
    red techs: generate-tax

case a university of a higher level serves for lower techs too [tech 4]
given
    red economy: 3
orders red
    buy generate-tax
expect
    done red 1
    red techs: generate-tax
    red gold: 5

case who skipped the first level gets no tech of the second [tech 4]
given
    red economy: 2
orders red
    buy improved-building
    pass
expect
    refused red 1: no-lower-tech improved-building economy 1 [tech 4]
    red techs: empty

case army camps, of level 3, need a tech of level 1 and one of level 2 [tech 4]
given
    red engineering: 3
    red techs: improved-steel, longbow
orders red
    buy army-camps
expect
    done red 1
    red techs: improved-steel, longbow, army-camps

case army camps are refused to who has no tech of level 2 [tech 4]
given
    red engineering: 3
    red techs: improved-steel
orders red
    buy army-camps
    pass
expect
    refused red 1: no-lower-tech army-camps engineering 2 [tech 4]

case army camps are refused to who has no tech of level 1 [tech 4]
given
    red engineering: 3
    red techs: longbow
orders red
    buy army-camps
    pass
expect
    refused red 1: no-lower-tech army-camps engineering 1 [tech 4]

case lower techs of another colour do not count [tech 4]
given
    red engineering: 2
    red techs: military-discipline, one-more-unit
orders red
    buy longbow
    pass
expect
    refused red 1: no-lower-tech longbow engineering 1 [tech 4]

case a level is waived if all four of its techs were sold to others [tech 4]
given
    red engineering: 2
    blue techs: battlefield-obstacles, rolling-fireballs, improved-shields, improved-steel
orders red
    buy longbow
expect
    done red 1
    red techs: longbow
    red gold: 4

case a level is waived, too, if several others have its four techs [tech 4]
given seats 3
    g4: green city, green 2 soldier
    green reserve: 8 soldier
    green supply: 23 silo
    green pile: b402, b330, b312, b303, b213, b132
    green sailed: 3
    red engineering: 2
    blue techs: battlefield-obstacles, rolling-fireballs
    green techs: improved-shields, improved-steel
orders red
    buy longbow
expect
    done red 1
    red techs: longbow

case a level of which one tech is left on offer is not waived [tech 4]
given
    red engineering: 2
    blue techs: battlefield-obstacles, rolling-fireballs, improved-shields
orders red
    buy longbow
    pass
expect
    refused red 1: no-lower-tech longbow engineering 1 [tech 4]

case the waiver of level 1 does not waive level 2 [tech 4]
given
    red engineering: 3
    blue techs: battlefield-obstacles, rolling-fireballs, improved-shields, improved-steel
orders red
    buy army-camps
    pass
expect
    refused red 1: no-lower-tech army-camps engineering 2 [tech 4]

case two levels may be waived at once [tech 4]
given
    red military: 3
    blue techs: military-discipline, offensive-manoeuvres, defensive-tactics, offensive-tactics, one-more-unit, increased-fitness, hand-cannons, upgraded-defensive-tactics
orders red
    buy grapeshot
expect
    done red 1
    red techs: grapeshot

case the university is needed even where a level is waived [tech 4]
given
    red engineering: 1
    blue techs: battlefield-obstacles, rolling-fireballs, improved-shields, improved-steel
orders red
    buy longbow
    pass
expect
    refused red 1: no-university longbow engineering 2 [tech 4]

case a tech once bought is nobody else's [tech 1]
given
    red economy: 1
    blue economy: 1
orders red
    buy generate-tax
orders blue
    buy generate-tax
    pass
expect
    red techs: generate-tax
    blue techs: empty
    refused blue 1: tech-sold generate-tax [tech 1]
    blue gold: 6
    blue buys-used: 0

case nobody buys his own tech a second time [tech 1]
given
    red economy: 1
    red techs: generate-tax
orders red
    buy generate-tax
    pass
expect
    refused red 1: tech-sold generate-tax [tech 1]
    red gold: 6

case a tech action buys one tech, the first of the list that may be bought [tech 3, letters 7]
given
    red economy: 1
    blue techs: higher-productivity
orders red
    buy higher-productivity improved-building improved-farming generate-tax
expect
    done red 1
    told all 1 times: tech-bought red
    red techs: improved-farming
    red wheat: 5

case no second tech is bought in the same season [tech 3, action 3]
given
    red economy: 1
orders red
    buy generate-tax
    buy improved-farming
expect
    done red 1
    refused red 2: acted-already [action 3]
    red techs: generate-tax

case a tech is bought once a year only [action 2, tech 3]
given season 2
    red economy: 1
    red buys-used: 1
orders red
    buy generate-tax
    pass
expect
    refused red 1: no-token buy [action 2]
    red techs: empty

case after spring a tech may be bought again [action 2]
given season 5
    red economy: 1
    red buys-used: 1
orders red
    pass
next season
orders red
    buy generate-tax
expect
    done red 1
    red techs: generate-tax

case techs may be bought while the city is occupied [city 6]
given
    g2: red city, blue 2 soldier
    g2 lead: blue
    g6: blue city
    red reserve: 10 soldier
    red economy: 1
orders red
    buy generate-tax
expect
    done red 1
    red techs: generate-tax

case whose city is conquered keeps his techs and universities [tech 9, city 8]
given
    g2: red city
    g6: blue city
    s51: red 2 soldier
    s51 lead: red
    blue reserve: 10 soldier
    red techs: grapeshot, gun-powder, trench-warfare, increased-fitness, superior-offensive-tactics
    blue techs: longbow, generate-tax, cannons
    blue engineering: 3
    red pile: b411, b411, b420, b330, b231, b222
    blue pile: b411, b123, b222, b303, b132, b231
orders red
    march 2 s51 via g6
orders blue
    pass
expect
    told all: city-taken red blue g6 [city 4]
    blue techs: longbow, generate-tax, cannons
    red techs has 0 longbow
    blue engineering: 3
    red engineering: 0

case a fifth super unit is refused [super 1]
given
    red military: 3
    red techs: military-discipline, one-more-unit, donkey-caravans, cannons, trebuchet, mobile-tower
orders red
    buy cavalry
    pass
expect
    refused red 1: too-many-units cavalry 4 [super 1]
    red techs has 0 cavalry
    red gold: 6

case a fourth super unit may be bought [super 1]
given
    red military: 3
    red techs: military-discipline, one-more-unit, donkey-caravans, cannons, trebuchet
orders red
    buy cavalry
expect
    done red 1
    red techs has cavalry

case super units beside squads count among the four [super 1]
given
    g2: red city
    s14: red soldier, red donkey-caravans
    s63: red soldier, red cannons
    red military: 3
    red techs: military-discipline, one-more-unit, trebuchet, mobile-tower
orders red
    buy cavalry
    pass
expect
    refused red 1: too-many-units cavalry 4 [super 1]

case a tech without a unit may be bought beside four super units [super 1]
given
    red military: 3
    red techs: military-discipline, one-more-unit, donkey-caravans, cannons, trebuchet, mobile-tower
orders red
    buy cavalry grapeshot
expect
    done red 1
    red techs has grapeshot

case a tech that is too dear is passed over for the next of the list [tech 3, letters 7]
given
    red military: 3
    red techs: military-discipline, one-more-unit
    red wheat: 2
orders red
    buy grapeshot hand-cannons
expect
    done red 1
    red techs: military-discipline, one-more-unit, hand-cannons
    red wheat: 0

case learned guest is kept if the tech is not bought [morale 8, action 5]
given
    red military: 3
    red techs: military-discipline, one-more-unit
    red wheat: 1
    red hand: learned-guest
orders red
    buy grapeshot
    pass
    when tech-card: yes
expect
    refused red 1: cannot-pay
    red hand: learned-guest
    red wheat: 1

case the price that learned guest lowers must be there, not the full one [morale 8]
given
    red military: 3
    red techs: military-discipline, one-more-unit
    red wheat: 2
    red mining: 2
    red gold: 2
    red hand: learned-guest
orders red
    buy grapeshot
    when tech-card: yes
expect
    done red 1
    red techs has grapeshot
    red wheat: 0
    red mining: 0
    red gold: 0

case the xadla of a university may be the one that wins [university 4, over 2]
given
    red economy: 3
    red gold-xadlas: 5
orders red
    build university economy
orders blue
    resources lumber
expect
    told all: target-reached red 6
    over
    not reached blue 1

case levels brought about in two builds cost what they cost at once [university 2, university 3]
given
orders red
    build university military 2
next season
orders red
    build university military
expect
    red military: 3
    red mining: 0
    red gold: 0

case a tech is there since a season, as the report says, and not since a year [tech 2]
given
    red techs: superior-logistics (since 1)
expect
    printed red: 'techs: Superior logistics (since season 1)'
    printed red 0 times: 'Superior logistics (year'
