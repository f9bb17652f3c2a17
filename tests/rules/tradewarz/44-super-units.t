# SPDX-License-Identifier: MIT
# Super units: whose they are, which squad they go with, and what caravans earn.
# Red marches from s14 onto blue on s15. Both burn b411 and play b321: strength 3, kills 2, blocks 1; so two
# against two, without techs, are 5 to 5 with 1 casualty each, and what differs is the tech.

game tradewarz seats 2
    o11 o12 o13 o14 o23 o31 o45 o47 o51 o63 o65 o67: forest
    o15 o17 o24 o25 o26 o34 o35 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o33 o46 o53 o54 o55 o64 o66: mountain
    g2: red city
    g6: blue city
    s14: red 2 soldier
    s15: blue 2 soldier
    red reserve: 8 soldier
    blue reserve: 8 soldier
    red supply: 23 silo
    blue supply: 23 silo
    red pile: b411, b321, b402, b330, b231, b222
    blue pile: b411, b321, b222, b303, b132, b123
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

# ---- which squad it goes with ----

case the rulebook's example: donkey caravans make it 7 to 6 [super 2, battle 10]
given
    s14: red 2 soldier, red donkey-caravans
    s15: blue 3 soldier
    s61: blue settlement
    o71: field, blue silo (for s61)
    blue supply: 22 silo
    blue reserve: 7 soldier
    red pile: b402, b411, b420, b330, b231, b222
    blue pile: b411, b231, b222, b303, b132, b123
    red hand: extra-block
    blue hand: extra-strength
orders red
    march s14 via s15
    attack with extra-block
orders blue
    defend with extra-strength
expect
    told all: strength red 2 4 0 1 0 0 7
    told all: strength blue 3 2 0 0 0 1 6
    told all: kills red 1 0 0 0 0 1
    told all: blocks red 1 0 0 0 1 2
    told all: kills blue 3 0 0 0 0 3
    told all: battle-won red blue s15 7 6
    told all: losses red 1 3 2
    s15: red soldier, red donkey-caravans
    s61: blue 3 soldier, blue settlement

case donkey caravans count 1 strength in defence, too [super 2]
given
    s15: blue 2 soldier, blue donkey-caravans
orders red
    march s14 via s15
expect
    told all: strength blue 2 3 0 1 0 0 6
    told all: battle-won blue red s15 6 5
    s15: blue soldier, blue donkey-caravans

case mule caravans count 2 strength in attack [super 2]
given
    s14: red 2 soldier, red mule-caravans
orders red
    march s14 via s15
expect
    told all: strength red 2 3 0 2 0 0 7
    told all: battle-won red blue s15 7 5

case elephant caravans count 2 strength in defence [super 2]
given
    s14: red 2 soldier, red mule-caravans
    s15: blue 2 soldier, blue elephant-caravans
orders red
    march s14 via s15
expect
    told all: strength red 2 3 0 2 0 0 7
    told all: strength blue 2 3 0 2 0 0 7
    told all: battle-drawn red blue s15 7

case a super unit counts only for its own squad [super 2]
given
    s14: red soldier
    s63: red soldier, red cannons
    s63 lead: red
orders red
    march s14 via s15
expect
    told all: strength red 1 3 0 0 0 0 4
    told all: kills red 2 0 0 0 0 2

case what waits in the city does not fight for a squad afield [super 6, super 2]
given
    red techs: cannons
orders red
    march s14 via s15
expect
    told all: strength red 2 3 0 0 0 0 5
    told all: battle-drawn red blue s15 5

case what waits in the city does not defend the gate [super 6]
given
    s14 s15: empty
    s51: red 2 soldier
    s51 lead: red
    g6: blue city, blue 2 soldier
    blue techs: cannons, superior-defensive-equipment
orders red
    march s51 via g6
expect
    told all: strength blue 2 3 0 0 6 0 11
    told all: kills blue 2 0 0 4 0 6
    told all: blocks blue 1 0 0 4 0 5

case super unit and techs add up [tech 6, super 2]
given
    s14: red 2 soldier, red cannons
    red techs: gun-powder
orders red
    march s14 via s15
expect
    told all: strength red 2 3 2 2 0 0 9
    told all: kills red 2 1 2 0 0 5
    told all: blocks red 1 1 1 0 0 3

# ---- bought ----

case a super unit that was bought waits in the city if nothing is said [super 3]
given
    red military: 3
    red techs: military-discipline, one-more-unit
orders red
    buy cavalry
expect
    told all: tech-bought red cavalry
    red techs: military-discipline, one-more-unit, cavalry
    s14: red 2 soldier

case a super unit that was bought joins the squad that is named [super 3]
given
    red military: 3
    red techs: military-discipline, one-more-unit
orders red
    buy cavalry
    when super-unit: s14
expect
    told all: unit-goes red cavalry s14 [super 3]
    s14: red 2 soldier, red cavalry
    red techs: military-discipline, one-more-unit

case a squad that has a super unit is given no second one [super 3, super 2]
given
    s14: red 2 soldier, red donkey-caravans
    red military: 3
    red techs: military-discipline, one-more-unit
orders red
    buy cavalry
    when super-unit: s14
expect
    done red 1
    s14: red 2 soldier, red donkey-caravans
    red techs has cavalry

case soldiers on the own gate are no squad, and are given no super unit [super 3, march 6]
given
    s14: empty
    g2: red city, red 2 soldier
    red military: 3
    red techs: military-discipline, one-more-unit
orders red
    buy cavalry
    when super-unit: g2
expect
    done red 1
    g2: red city, red 2 soldier
    red techs has cavalry

case the squad of another seat is given none [super 3]
given
    red military: 3
    red techs: military-discipline, one-more-unit
orders red
    buy cavalry
    when super-unit: s15
expect
    done red 1
    s15: blue 2 soldier
    red techs has cavalry

# ---- leaving, splitting, joining, coming home ----

case a squad that leaves the gate takes the super unit that is named [super 4]
given
    s14: empty
    g2: red city, red 2 soldier
    red techs: cannons, donkey-caravans
orders red
    march 2 g2 via s26 with donkey-caravans
expect
    s26: red 2 soldier, red donkey-caravans
    red techs: cannons

case a squad that leaves the gate takes no super unit if none is named [super 4]
given
    s14: empty
    g2: red city, red 2 soldier
    red techs: cannons
orders red
    march 2 g2 via s26
expect
    s26: red 2 soldier
    red techs: cannons

case an answer may send a super unit along from the gate [super 4, letters 13]
given
    s14: empty
    g2: red city, red 2 soldier
    red techs: cannons
orders red
    march 2 g2 via s26
    when super-unit: squad
expect
    s26: red 2 soldier, red cannons
    red techs: empty

case of two super units in the city one leaves the gate at most [super 2, super 4]
given
    s14: empty
    g2: red city, red 2 soldier
    red techs: cannons, donkey-caravans
orders red
    march 2 g2 via s26
    when super-unit if unit = cannons: squad
    when super-unit: squad
expect
    red techs: donkey-caravans
    s26: red 2 soldier, red cannons

case from the city a super unit does not join a squad that is afield [super 4]
given
    red techs: cavalry
orders red
    march s14 via s13 with cavalry
    pass
expect
    refused red 1: no-unit-there cavalry s14 [super 4]
    s14: red 2 soldier
    red techs: cavalry
    red marches-used: 0

case a super unit that its seat does not have cannot be taken along [super 4]
given
    s14: empty
    g2: red city, red 2 soldier
    blue techs: cannons
orders red
    march 2 g2 via s26 with cannons
    pass
expect
    refused red 1: no-unit-there cannons g2 [super 4]
    blue techs: cannons

case when a squad splits the super unit goes with the part that marches [super 4]
given
    s14: red 2 soldier, red cannons
orders red
    march 1 s14 via s13
expect
    s13: red soldier, red cannons
    s14: red soldier

case when a squad splits the super unit may stay [super 4, letters 13]
given
    s14: red 2 soldier, red cannons
orders red
    march 1 s14 via s13
    when super-unit: stay
expect
    s13: red soldier
    s14: red soldier, red cannons

case a whole squad takes its super unit along, whatever was said [super 4, super 2]
given
    s14: red 2 soldier, red cannons
orders red
    march 2 s14 via s13
    when super-unit: stay
expect
    s13: red 2 soldier, red cannons
    s14: empty

case where two squads with super units join, that of the arriving one goes to the city [super 5]
given
    s14: red soldier, red cannons
    s13: red soldier, red donkey-caravans
orders red
    march s14 via s13
expect
    told all: unit-home red cannons
    s13: red 2 soldier, red donkey-caravans
    red techs: cannons

case a squad without a super unit gets that of the squad that joins it [super 5, super 2]
given
    s14: red soldier, red cannons
    s13: red soldier
orders red
    march s14 via s13
expect
    s13: red 2 soldier, red cannons
    red techs: empty

case passing another squad of the seat leaves both super units where they are [super 5, march 8]
given
    s14: red soldier, red cannons
    s13: red soldier, red donkey-caravans
    dice march red s14: 1
orders red
    march s14 via s13 s12
expect
    s12: red soldier, red cannons
    s13: red soldier, red donkey-caravans

case when its squad comes home onto the gate a super unit waits in the city [super 5]
given
    s14: empty
    s26: red 2 soldier, red cannons
    s26 lead: red
orders red
    march s26 via g2
expect
    g2: red city, red 2 soldier
    red techs: cannons

case after a retreat to the gate a super unit waits in the city, too [super 5, retreat 1]
given
    s14: red 2 soldier, red cannons
orders red
    retreat s14 to g2
expect
    g2: red city, red 2 soldier
    red techs: cannons

case a squad that retreats to a building keeps its super unit [super 2, retreat 2]
given
    s14: red 2 soldier, red cannons
    s36: red settlement
    o37: mine, red silo (for s36)
    red supply: 22 silo
orders red
    retreat s14
expect
    s36: red 2 soldier, red cannons, red settlement

case when the last soldier of its squad dies the super unit goes to the city [super 5]
given
    s14: red 2 soldier, red donkey-caravans
    blue techs: longbow
orders red
    march s14 via s15
expect
    told all: unit-home red donkey-caravans
    red techs: donkey-caravans
    red reserve: 10 soldier
    s14: empty

case a super unit whose squad won and died goes home without having been lost [super 5, battle 17]
given
    s14: red 2 soldier, red elephant-caravans
    blue techs: longbow
orders red
    march s14 via s15
expect
    told all: battle-won red blue s15 7 6
    red techs: elephant-caravans
    red gold-xadlas: 1

case a beaten squad keeps its super unit on the way home to a building [home 8]
given
    s14: red 2 soldier
    s15: blue 2 soldier, blue donkey-caravans
    red techs: gun-powder, grapeshot
    red pile: b411, b303, b420, b402, b231, b222
    s11: blue settlement
    o11: forest, blue silo (for s11)
    blue supply: 22 silo
    blue pile: b411, b222, b321, b303, b132, b123
orders red
    march s14 via s15
expect
    told all: displaced blue 1 s15 s11
    s11: blue soldier, blue donkey-caravans, blue settlement

case a beaten squad that comes to one with a super unit sends its own to the city [home 8, super 5]
given
    s14: red 2 soldier
    s15: blue 2 soldier, blue donkey-caravans
    red techs: gun-powder, grapeshot
    red pile: b411, b303, b420, b402, b231, b222
    s11: blue soldier, blue cannons, blue settlement
    o11: forest, blue silo (for s11)
    blue supply: 22 silo
    blue reserve: 7 soldier
    blue pile: b411, b222, b321, b303, b132, b123
orders red
    march s14 via s15
expect
    s11: blue 2 soldier, blue cannons, blue settlement
    blue techs: donkey-caravans

case a beaten squad that comes to the gate leaves its super unit in the city [super 5, home 8]
given
    s15: blue 2 soldier, blue donkey-caravans
    red techs: gun-powder, hardened-steel
orders red
    march s14 via s15
expect
    told all: battle-won red blue s15 7 6
    blue techs: donkey-caravans

case a squad that loses its last soldier for want of support sends its super unit to the city [support 3, super 5]
given
    s15: empty
    s14: empty
    s26: red 2 soldier
    s26 lead: red
    s22: blue soldier, blue cannons
    s22 lead: blue
    s61: blue 2 soldier
    s61 lead: blue
    s16: blue settlement
    o17: mine, blue silo (for s16)
    blue supply: 22 silo
    blue reserve: 7 soldier
orders red
    march s26 via s16
expect
    told all: raided red blue settlement s16
    s22: empty
    s61: blue 2 soldier
    blue techs: cannons
    g6: blue city, blue soldier

case a super unit comes home to an occupied city, too, and stays its owner's [super 5, city 8]
given
    s14: red 2 soldier, red donkey-caravans
    s15: blue 2 soldier
    g2: red city, blue 2 soldier
    g2 lead: blue
    blue reserve: 6 soldier
    s61: blue village (since 1 builder blue)
    o71: field, blue 2 silo (for s61)
    blue supply: 21 silo
    blue techs: longbow
orders red
    march s14 via s15
expect
    told all: unit-home red donkey-caravans
    red techs: donkey-caravans
    blue techs: longbow

case a squad that retreats to one with a super unit sends its own to the city [super 5, retreat 2]
given
    s14: red 2 soldier, red cannons
    s36: red soldier, red donkey-caravans, red settlement
    o37: mine, red silo (for s36)
    red supply: 22 silo
    red reserve: 7 soldier
orders red
    retreat s14 to s36
expect
    s36: red 3 soldier, red donkey-caravans, red settlement
    red techs: cannons

case a squad that goes back after a battle keeps its super unit [super 2, home 1]
given
    s14: red 2 soldier, red donkey-caravans
    blue techs: rolling-fireballs
orders red
    march s14 via s15
expect
    told all: battle-drawn red blue s15 6
    s14: red soldier, red donkey-caravans
    red techs: empty

case a squad that occupies a city may be given the super unit that was bought [super 3, city 1]
given
    s14 s15: empty
    g6: blue city, red 2 soldier
    g6 lead: red
    blue reserve: 10 soldier
    red military: 3
    red techs: military-discipline, one-more-unit
orders red
    buy cavalry
    when super-unit: g6
expect
    g6: blue city, red 2 soldier, red cavalry

case who leaves the gate of another city takes along nothing that waits at home [super 4]
given
    s14 s15: empty
    g6: blue city, red 2 soldier
    g6 lead: red
    blue reserve: 10 soldier
    red techs: cavalry
orders red
    march g6 via s51 with cavalry
    pass
expect
    refused red 1: no-unit-there cavalry g6 [super 4]
    red techs: cavalry

case the super unit of an occupier defends the gate he holds, the walls do not [super 2, city 2]
given
    s14 s15: empty
    g2: red city, blue 2 soldier, blue cannons
    g2 lead: blue
    s26: red 2 soldier
    s26 lead: red
orders red
    march s26 via g2
expect
    told all: strength blue 2 3 0 2 0 0 7
    told all: kills blue 2 0 2 0 0 4
    told all: blocks blue 1 0 1 0 0 2

# ---- caravans ----

case donkey caravans earn 1 gold and 1 resource a year [super 7]
given season 5
    s14: red 2 soldier, red donkey-caravans
orders red
    pass
expect
    told all: income red caravans 1 0 0 1
    red lumber: 8
    red wheat: 7
    red mining: 7
    red gold: 10

case mule caravans earn 1 gold and 2 resources a year [super 7]
given season 5
    s14: red 2 soldier, red mule-caravans
orders red
    pass
expect
    told all: income red caravans 1 0 1 1
    red lumber: 8
    red wheat: 7
    red mining: 8
    red gold: 10

case elephant caravans earn 1 gold and 3 resources a year [super 7]
given season 5
    s14: red 2 soldier, red elephant-caravans
orders red
    pass
expect
    told all: income red caravans 2 0 1 1
    red lumber: 9
    red wheat: 7
    red mining: 8
    red gold: 10

case without an answer each resource goes to the lowest counter of the kinds touching [super 8]
given season 5
    s14: red 2 soldier, red elephant-caravans
    red wheat: 0
    red mining: 2
orders red
    pass
expect
    told all: income red caravans 0 0 3 1
    red lumber: 7
    red wheat: 1
    red mining: 6

case the lowest counter is looked for after all other income [super 8, income 4]
given season 5
    s14: red 2 soldier, red donkey-caravans
    red lumber: 5
    red techs: higher-productivity
    o63: forest, red 2 silo (for s63)
    s63: red village (since 1 builder red)
    red supply: 21 silo
orders red
    pass
expect
    told all: income red caravans 0 0 1 1
    red lumber: 9
    red mining: 9

case a caravan may earn any mix of the kinds touching [super 8, letters 14]
given season 5
    s14: red 2 soldier, red elephant-caravans
orders red
    pass
    when caravan: mining
expect
    told all: income red caravans 0 0 3 1
    red lumber: 7
    red mining: 10

case a caravan earns nothing of a kind that does not touch [super 8]
given season 5
    s14: red 2 soldier, red donkey-caravans
orders red
    pass
    when caravan: wheat
expect
    red wheat: 7
    red lumber: 8

case where one kind touches a caravan earns that kind alone [super 8]
given season 5
    s14: empty
    s54: red 2 soldier, red elephant-caravans
    s54 lead: red
orders red
    pass
expect
    told all: income red caravans 3 0 0 1
    red lumber: 10
    red gold: 10

case caravans are earned where their squad stands after spring [super 7]
given season 5
    s14: red 2 soldier, red elephant-caravans
    dice march red s14: 1
orders red
    march s14 via s13 s12 s11
    when caravan: wheat
expect
    s11: red 2 soldier, red elephant-caravans
    red wheat: 10
    red lumber: 7

case a caravan that waits in the city earns neither gold nor resources [super 6]
given season 5
    red techs: donkey-caravans, elephant-caravans
orders red
    pass
expect
    red lumber: 7
    red wheat: 7
    red mining: 7
    red gold: 9

case on a gate that its squad occupies a caravan earns gold, but no resources [super 7, super 8]
given season 5
    s14 s15: empty
    g6: blue city, red 2 soldier, red elephant-caravans
    g6 lead: red
    blue reserve: 10 soldier
orders red
    pass
expect
    told all: income red caravans 0 0 0 1
    red lumber: 8
    red wheat: 8
    red mining: 8
    red gold: 13
    red techs: elephant-caravans

case two caravans earn one after the other [super 7, super 8]
given season 5
    s14: red soldier, red mule-caravans
    s63: red soldier, red donkey-caravans
    s63 lead: red
orders red
    pass
    when caravan if unit = donkey-caravans: wheat
    when caravan: mining
expect
    red lumber: 7
    red wheat: 8
    red mining: 9
    red gold: 11

case outside spring caravans earn nothing [super 7]
given season 4
    s14: red 2 soldier, red elephant-caravans
orders red
    pass
expect
    red lumber: 6
    red wheat: 6
    red mining: 6
    red gold: 6

# ---- with an ally ----

case a super unit may be left with an ally's squad on the way [super 9]
given seats 3
    g4: green city
    s13: green 2 soldier
    s13 lead: green
    green reserve: 8 soldier
    green supply: 23 silo
    green pile: b402, b330, b312, b303, b213, b132
    green sailed: 3
    red alliance: 1
    green alliance: 1
    s14: red 2 soldier, red cavalry
    dice march red s14: 1
orders red
    march s14 via s13 s12
    when super-unit: lend
expect
    told all: unit-lent red green cavalry s13 [super 9]
    s13: green 2 soldier, red cavalry
    s12: red 2 soldier

case without an answer nothing is lent [super 9, letters 13]
given seats 3
    g4: green city
    s13: green 2 soldier
    s13 lead: green
    green reserve: 8 soldier
    green supply: 23 silo
    green pile: b402, b330, b312, b303, b213, b132
    green sailed: 3
    red alliance: 1
    green alliance: 1
    s14: red 2 soldier, red cavalry
    dice march red s14: 1
orders red
    march s14 via s13 s12
expect
    told nobody: unit-lent
    s13: green 2 soldier
    s12: red 2 soldier, red cavalry

case a squad that has a super unit is lent no second one [super 9, super 2]
given seats 3
    g4: green city
    s13: green 2 soldier, green cannons
    s13 lead: green
    green reserve: 8 soldier
    green supply: 23 silo
    green pile: b402, b330, b312, b303, b213, b132
    green sailed: 3
    red alliance: 1
    green alliance: 1
    s14: red 2 soldier, red cavalry
    dice march red s14: 1
orders red
    march s14 via s13 s12
    when super-unit: lend
expect
    told nobody: unit-lent
    s13: green 2 soldier, green cannons
    s12: red 2 soldier, red cavalry

case a lent super unit fights for the squad it is with [super 9]
given seats 3
    g4: green city
    s14: green 2 soldier, red cannons (with green)
    s14 lead: green
    green reserve: 8 soldier
    green supply: 23 silo
    green pile: b402, b330, b312, b303, b213, b132
    green sailed: 3
    red alliance: 1
    green alliance: 1
    red reserve: 10 soldier
orders red
    pass
orders blue
    march s15 via s14
expect
    told all: strength green 2 3 0 2 0 0 7
    told all: battle-won green blue s14 7 5

case a lent super unit counts among its owner's four [super 10, super 1]
given seats 3
    g4: green city
    s13: green 2 soldier, red cannons (with green)
    s13 lead: green
    green reserve: 8 soldier
    green supply: 23 silo
    green pile: b402, b330, b312, b303, b213, b132
    green sailed: 3
    red alliance: 1
    green alliance: 1
    red military: 3
    red techs: military-discipline, one-more-unit, trebuchet, mobile-tower, donkey-caravans
orders red
    buy cavalry
    pass
expect
    refused red 1: too-many-units cavalry 4 [super 1]

case a lent caravan earns for its owner [super 10]
given season 5 seats 3
    g4: green city
    s13: green 2 soldier, red donkey-caravans (with green)
    s13 lead: green
    green reserve: 8 soldier
    green supply: 23 silo
    green pile: b402, b330, b312, b303, b213, b132
    green sailed: 3
    red alliance: 1
    green alliance: 1
orders red
    pass
orders green
    pass
expect
    told all: income red caravans 1 0 0 1
    red gold: 10
    red lumber: 8
    green gold: 3

case when the squad it is with dies a lent super unit goes to its owner's city [super 10]
given seats 3
    g4: green city
    s14: green soldier, red donkey-caravans (with green)
    s14 lead: green
    green reserve: 9 soldier
    green supply: 23 silo
    green pile: b402, b330, b312, b303, b213, b132
    green sailed: 3
    red alliance: 1
    green alliance: 1
    red reserve: 10 soldier
    blue techs: gun-powder, grapeshot
orders red
    pass
orders blue
    march s15 via s14
expect
    told all: unit-home red donkey-caravans
    red techs: donkey-caravans
    green techs: empty

case when the alliance ends a lent super unit goes to its owner's city [super 10, ally 4]
given seats 3
    g4: green city
    s13: green 2 soldier, red cannons (with green)
    s13 lead: green
    green reserve: 8 soldier
    green supply: 23 silo
    green pile: b402, b330, b312, b303, b213, b132
    green sailed: 3
    red alliance: 1
    green alliance: 1
orders red
    leave alliance
    pass
expect
    told all: unit-home red cannons
    s13: green 2 soldier
    red techs: cannons
    red gold: 2

case a lent super unit goes along where the squad of the ally marches [super 9]
given seats 3
    g4: green city
    s13: green 2 soldier, red cannons (with green)
    s13 lead: green
    green reserve: 8 soldier
    green supply: 23 silo
    green pile: b402, b330, b312, b303, b213, b132
    green sailed: 3
    red alliance: 1
    green alliance: 1
orders red
    pass
orders green
    march s13 via s12
expect
    s12: green 2 soldier, red cannons
    s13: empty

case a super unit may be left with an ally's squad where the march ends [super 9]
given seats 3
    g4: green city
    s13: green 2 soldier
    s13 lead: green
    green reserve: 8 soldier
    green supply: 23 silo
    green pile: b402, b330, b312, b303, b213, b132
    green sailed: 3
    red alliance: 1
    green alliance: 1
    s14: red 2 soldier, red cavalry
orders red
    march s14 via s13
    when super-unit: lend
expect
    told all: unit-lent red green cavalry s13 [super 9]
    s13: green 2 soldier, red 2 soldier, red cavalry (with green)

case when the ally's squad goes home onto its gate a lent super unit goes to its owner's city [super 10, super 5]
given seats 3
    g4: green city
    s65: green 2 soldier, red cannons (with green)
    s65 lead: green
    green reserve: 8 soldier
    green supply: 23 silo
    green pile: b402, b330, b312, b303, b213, b132
    green sailed: 3
    red alliance: 1
    green alliance: 1
orders red
    pass
orders green
    march s65 via g4
expect
    told all: unit-home red cannons
    g4: green city, green 2 soldier
    red techs: cannons
    green techs: empty

case nothing is lent to who is no ally [super 9, march 12]
given seats 3
    g4: green city
    s13: green 2 soldier
    s13 lead: green
    green reserve: 8 soldier
    green supply: 23 silo
    green pile: b402, b330, b312, b303, b213, b132
    green sailed: 3
    s14: red 2 soldier, red cavalry
orders red
    march s14 via s13
    when super-unit: lend
expect
    told nobody: unit-lent
    told all: battle red green s13
