# SPDX-License-Identifier: MIT
# The engineering techs: in defence, and not in attack; those with a super unit in both.
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

# ---- each of them in defence ----

case battlefield obstacles count 1 block in defence [tech 5]
given
    blue techs: battlefield-obstacles
orders red
    march s14 via s15
expect
    told all: tech-counts blue battlefield-obstacles [tech 5]
    told all: strength blue 2 3 0 0 0 0 5 [battle 10]
    told all: kills blue 2 0 0 0 0 2
    told all: blocks blue 1 1 0 0 0 2
    told all: battle-drawn red blue s15 5 [battle 15]
    s15: blue 2 soldier
    s14: red soldier

case rolling fireballs count 1 strength in defence [tech 5]
given
    blue techs: rolling-fireballs
orders red
    march s14 via s15
expect
    told all: tech-counts blue rolling-fireballs [tech 5]
    told all: strength blue 2 3 1 0 0 0 6 [battle 10]
    told all: kills blue 2 0 0 0 0 2
    told all: blocks blue 1 0 0 0 0 1
    told all: battle-won blue red s15 6 5 [battle 14]
    blue gold-xadlas: 1
    s15: blue soldier
    s14: red soldier

case improved shields count 1 strength and 1 block in defence [tech 5]
given
    blue techs: improved-shields
orders red
    march s14 via s15
expect
    told all: tech-counts blue improved-shields [tech 5]
    told all: strength blue 2 3 1 0 0 0 6 [battle 10]
    told all: kills blue 2 0 0 0 0 2
    told all: blocks blue 1 1 0 0 0 2
    told all: battle-won blue red s15 6 5 [battle 14]
    blue gold-xadlas: 1
    s15: blue 2 soldier
    s14: red soldier

case improved steel counts 1 strength and 1 kill in defence [tech 5]
given
    blue techs: improved-steel
orders red
    march s14 via s15
expect
    told all: tech-counts blue improved-steel [tech 5]
    told all: strength blue 2 3 1 0 0 0 6 [battle 10]
    told all: kills blue 2 1 0 0 0 3
    told all: blocks blue 1 0 0 0 0 1
    told all: battle-won blue red s15 6 5 [battle 14]
    blue gold-xadlas: 1
    s15: blue soldier
    s14: empty
    red reserve: 10 soldier

case hardened steel counts 2 blocks in defence [tech 5]
given
    blue techs: hardened-steel
orders red
    march s14 via s15
expect
    told all: tech-counts blue hardened-steel [tech 5]
    told all: strength blue 2 3 0 0 0 0 5 [battle 10]
    told all: kills blue 2 0 0 0 0 2
    told all: blocks blue 1 2 0 0 0 3
    told all: battle-drawn red blue s15 5 [battle 15]
    s15: blue 2 soldier
    s14: red soldier

case village defences count 1 strength, 1 kill and 1 block in defence of an own village [tech 8]
given
    s15: blue 2 soldier, blue village (since 1 builder blue)
    o15: mine, blue silo (for s15)
    o16: field, blue silo (for s15)
    blue supply: 21 silo
    blue techs: village-defences
orders red
    march s14 via s15
expect
    told all: tech-counts blue village-defences [tech 5]
    told all: strength blue 2 3 1 0 0 0 6 [battle 10]
    told all: kills blue 2 1 0 0 0 3
    told all: blocks blue 1 1 0 0 0 2
    told all: battle-won blue red s15 6 5 [battle 14]
    blue gold-xadlas: 1
    s15: blue 2 soldier, blue village
    s14: empty
    red reserve: 10 soldier

case defensive line counts 1 strength and 1 block in defence [tech 5]
given
    blue techs: defensive-line
orders red
    march s14 via s15
expect
    told all: tech-counts blue defensive-line [tech 5]
    told all: strength blue 2 3 1 0 0 0 6 [battle 10]
    told all: kills blue 2 0 0 0 0 2
    told all: blocks blue 1 1 0 0 0 2
    told all: battle-won blue red s15 6 5 [battle 14]
    blue gold-xadlas: 1
    s15: blue 2 soldier
    s14: red soldier

case longbow counts 1 strength and 2 kills in defence [tech 5]
given
    blue techs: longbow
orders red
    march s14 via s15
expect
    told all: tech-counts blue longbow [tech 5]
    told all: strength blue 2 3 1 0 0 0 6 [battle 10]
    told all: kills blue 2 2 0 0 0 4
    told all: blocks blue 1 0 0 0 0 1
    told all: battle-won blue red s15 6 5 [battle 14]
    blue gold-xadlas: 1
    s15: blue soldier
    s14: empty
    red reserve: 10 soldier

case army camps count 2 strength and 1 block in defence [tech 5]
given
    blue techs: army-camps
orders red
    march s14 via s15
expect
    told all: tech-counts blue army-camps [tech 5]
    told all: strength blue 2 3 2 0 0 0 7 [battle 10]
    told all: kills blue 2 0 0 0 0 2
    told all: blocks blue 1 1 0 0 0 2
    told all: battle-won blue red s15 7 5 [battle 14]
    blue gold-xadlas: 1
    s15: blue 2 soldier
    s14: red soldier

case fire trenches count 2 strength, 1 kill and 1 block in defence [tech 5]
given
    blue techs: fire-trenches
orders red
    march s14 via s15
expect
    told all: tech-counts blue fire-trenches [tech 5]
    told all: strength blue 2 3 2 0 0 0 7 [battle 10]
    told all: kills blue 2 1 0 0 0 3
    told all: blocks blue 1 1 0 0 0 2
    told all: battle-won blue red s15 7 5 [battle 14]
    blue gold-xadlas: 1
    s15: blue 2 soldier
    s14: empty
    red reserve: 10 soldier

case superior army camps count 2 strength, 1 kill and 3 blocks in defence [tech 5]
given
    blue techs: superior-army-camps
orders red
    march s14 via s15
expect
    told all: tech-counts blue superior-army-camps [tech 5]
    told all: strength blue 2 3 2 0 0 0 7 [battle 10]
    told all: kills blue 2 1 0 0 0 3
    told all: blocks blue 1 3 0 0 0 4
    told all: battle-won blue red s15 7 5 [battle 14]
    blue gold-xadlas: 1
    s15: blue 2 soldier
    s14: empty
    red reserve: 10 soldier

case village defences count at an own settlement [tech 8]
given
    s15: blue 2 soldier, blue settlement
    o15: mine, blue silo (for s15)
    blue supply: 22 silo
    blue techs: village-defences
orders red
    march s14 via s15
expect
    told all: strength blue 2 3 1 0 0 0 6
    told all: battle-won blue red s15 6 5
    s15: blue 2 soldier, blue settlement

case village defences count at an own castle [tech 8]
given
    s15: blue 2 soldier, blue village (since 1 builder blue), blue castle (since 1 builder blue)
    o15: mine, blue silo (for s15)
    o16: field, blue silo (for s15)
    blue supply: 21 silo
    blue silver-xadlas: 1
    blue techs: village-defences
orders red
    march s14 via s15
expect
    told all: strength blue 2 3 1 0 2 0 8
    told all: kills blue 2 1 0 1 0 4
    told all: blocks blue 1 1 0 1 0 3

case village defences do not count on a square without a building [tech 8]
given
    blue techs: village-defences
orders red
    march s14 via s15
expect
    told nobody: tech-counts blue village-defences
    told all: strength blue 2 3 0 0 0 0 5
    told all: battle-drawn red blue s15 5

case village defences do not count at a gate [tech 8]
given
    g2: red city
    g6: blue city, blue 2 soldier
    s14 s15: empty
    s51: red 2 soldier
    s51 lead: red
    blue techs: village-defences, fortified-castles
orders red
    march s51 via g6
expect
    told nobody: tech-counts
    told all: strength blue 2 3 0 0 6 0 11
    told all: kills blue 2 0 0 4 0 6
    told all: blocks blue 1 0 0 4 0 5

case upgrade all fortified castles counts 1 strength, 1 kill and 1 block at an own castle [tech 8]
given
    s15: blue 2 soldier, blue village (since 1 builder blue), blue castle (since 1 builder blue)
    o15: mine, blue silo (for s15)
    o16: field, blue silo (for s15)
    blue supply: 21 silo
    blue silver-xadlas: 1
    blue techs: fortified-castles
orders red
    march s14 via s15
expect
    told all: tech-counts blue fortified-castles [tech 5]
    told all: strength blue 2 3 1 0 2 0 8
    told all: kills blue 2 1 0 1 0 4
    told all: blocks blue 1 1 0 1 0 3
    told all: battle-won blue red s15 8 5
    s15: blue 2 soldier, blue village, blue castle
    s14: empty
    red reserve: 10 soldier

case upgrade all fortified castles counts at a castle taken from another seat, too [tech 8]
given
    s15: blue 2 soldier, blue village (since 1 builder red), blue castle (since 1 builder red)
    o15: mine, blue silo (for s15)
    o16: field, blue silo (for s15)
    blue supply: 21 silo
    blue silver-xadlas: 1
    blue techs: fortified-castles
orders red
    march s14 via s15
expect
    told all: strength blue 2 3 1 0 2 0 8

case upgrade all fortified castles does not count at a village [tech 8]
given
    s15: blue 2 soldier, blue village (since 1 builder blue)
    o15: mine, blue silo (for s15)
    o16: field, blue silo (for s15)
    blue supply: 21 silo
    blue techs: fortified-castles
orders red
    march s14 via s15
expect
    told nobody: tech-counts
    told all: strength blue 2 3 0 0 0 0 5

case at a castle without soldiers only village defences and upgrade all fortified castles count [battle 12]
given
    s15: blue village (since 1 builder blue), blue castle (since 1 builder blue)
    o15: mine, blue silo (for s15)
    o16: field, blue silo (for s15)
    blue supply: 21 silo
    blue reserve: 10 soldier
    blue silver-xadlas: 1
    blue techs: fortified-castles, village-defences, army-camps, longbow
orders red
    march s14 via s15
expect
    told all: strength blue 0 3 2 0 2 0 7
    told all: kills blue 2 2 0 1 0 5
    told all: blocks blue 1 2 0 1 0 4
    told nobody: tech-counts blue army-camps
    told all: battle-won blue red s15 7 5
    s14: empty
    s15: blue village, blue castle

case at a city without soldiers no tech counts [battle 12]
given
    g2: red city
    s14 s15: empty
    s51: red 2 soldier
    s51 lead: red
    blue reserve: 10 soldier
    blue techs: fortified-castles, village-defences, army-camps, longbow
orders red
    march s51 via g6
expect
    told nobody: tech-counts
    told all: strength blue 0 3 0 0 6 0 9
    told all: kills blue 2 0 0 4 0 6

case at a city with soldiers engineering techs count as anywhere [tech 5]
given
    s14 s15: empty
    s51: red 2 soldier
    s51 lead: red
    g6: blue city, blue 2 soldier
    blue techs: army-camps, longbow
orders red
    march s51 via g6
expect
    told all: strength blue 2 3 3 0 6 0 14
    told all: kills blue 2 2 0 4 0 8
    told all: blocks blue 1 1 0 4 0 6

# ---- sums, and what does not count ----

case all engineering techs of a level add up in defence [tech 6, tech 5]
given
    blue techs: battlefield-obstacles, rolling-fireballs, improved-shields, improved-steel
orders red
    march s14 via s15
expect
    told all: strength blue 2 3 3 0 0 0 8
    told all: kills blue 2 1 0 0 0 3
    told all: blocks blue 1 2 0 0 0 3
    told all 4 times: tech-counts blue
    s15: blue 2 soldier
    s14: empty

case engineering techs of several levels add up [tech 6]
given
    blue techs: improved-shields, longbow, fire-trenches, superior-army-camps
orders red
    march s14 via s15
expect
    told all: strength blue 2 3 6 0 0 0 11
    told all: kills blue 2 4 0 0 0 6
    told all: blocks blue 1 5 0 0 0 6

case engineering techs of level 1 do not count in attack [tech 5]
given
    red techs: battlefield-obstacles, rolling-fireballs, improved-shields, improved-steel
orders red
    march s14 via s15
expect
    told nobody: tech-counts
    told all: strength red 2 3 0 0 0 0 5
    told all: kills red 2 0 0 0 0 2
    told all: blocks red 1 0 0 0 0 1
    told all: battle-drawn red blue s15 5

case engineering techs of level 2 do not count in attack [tech 5]
given
    red techs: hardened-steel, village-defences, defensive-line, longbow
orders red
    march s14 via s15
expect
    told nobody: tech-counts
    told all: strength red 2 3 0 0 0 0 5
    told all: kills red 2 0 0 0 0 2
    told all: blocks red 1 0 0 0 0 1

case engineering techs of levels 3 and 4 do not count in attack [tech 5]
given
    red techs: fortified-castles, army-camps, fire-trenches, superior-army-camps
orders red
    march s14 via s15
expect
    told nobody: tech-counts
    told all: strength red 2 3 0 0 0 0 5
    told all: kills red 2 0 0 0 0 2
    told all: blocks red 1 0 0 0 0 1

case economy techs do not count in battle [tech 5]
given
    red techs: generate-tax, improved-building, university-efficiency, free-annual-recruit
    blue techs: higher-productivity, lower-recruitment-cost, free-university-upgrade, four-extra-silos
orders red
    march s14 via s15
expect
    told nobody: tech-counts
    told all: battle-drawn red blue s15 5

case an engineering tech counts in each defence of a season, wherever it is [tech 5]
given
    s14: red soldier
    s15: blue soldier
    s63: red soldier
    s63 lead: red
    s64: blue soldier
    s64 lead: blue
    red techs: superior-logistics
    blue techs: army-camps
orders red
    march s14 via s15
    march s63 via s64
expect
    told all 2 times: tech-counts blue army-camps
    told all 2 times: strength blue 1 * 2

# ---- super units ----

case defensive equipment counts 1 strength and 2 blocks in defence for its squad [super 2]
given
    s15: blue 2 soldier, blue defensive-equipment
orders red
    march s14 via s15
expect
    told all: strength blue 2 3 0 1 0 0 6 [battle 10]
    told all: kills blue 2 0 0 0 0 2
    told all: blocks blue 1 0 2 0 0 3
    told all: battle-won blue red s15 6 5 [battle 14]
    blue gold-xadlas: 1
    s15: blue 2 soldier, blue defensive-equipment
    s14: red soldier

case defensive equipment counts 1 strength and 2 blocks in attack, too [super 2]
given
    s14: red 2 soldier, red defensive-equipment
orders red
    march s14 via s15
expect
    told all: strength red 2 3 0 1 0 0 6 [battle 10]
    told all: kills red 2 0 0 0 0 2
    told all: blocks red 1 0 2 0 0 3
    told all: battle-won red blue s15 6 5 [battle 14]
    red gold-xadlas: 1
    s15: red 2 soldier, red defensive-equipment
    s14: empty
    g6: blue city, blue soldier

case superior defensive equipment counts 2 strength, 1 kill and 2 blocks in defence for its squad [super 2]
given
    s15: blue 2 soldier, blue superior-defensive-equipment
orders red
    march s14 via s15
expect
    told all: strength blue 2 3 0 2 0 0 7 [battle 10]
    told all: kills blue 2 0 1 0 0 3
    told all: blocks blue 1 0 2 0 0 3
    told all: battle-won blue red s15 7 5 [battle 14]
    blue gold-xadlas: 1
    s15: blue 2 soldier, blue superior-defensive-equipment
    s14: empty
    red reserve: 10 soldier

case superior defensive equipment counts 2 strength, 1 kill and 2 blocks in attack, too [super 2]
given
    s14: red 2 soldier, red superior-defensive-equipment
orders red
    march s14 via s15
expect
    told all: strength red 2 3 0 2 0 0 7 [battle 10]
    told all: kills red 2 0 1 0 0 3
    told all: blocks red 1 0 2 0 0 3
    told all: battle-won red blue s15 7 5 [battle 14]
    red gold-xadlas: 1
    s15: red 2 soldier, red superior-defensive-equipment
    s14: empty
    g6: blue city
    blue reserve: 10 soldier

case cannons count 2 strength, 2 kills and 1 block in defence for their squad [super 2]
given
    s15: blue 2 soldier, blue cannons
orders red
    march s14 via s15
expect
    told all: strength blue 2 3 0 2 0 0 7 [battle 10]
    told all: kills blue 2 0 2 0 0 4
    told all: blocks blue 1 0 1 0 0 2
    told all: battle-won blue red s15 7 5 [battle 14]
    blue gold-xadlas: 1
    s15: blue 2 soldier, blue cannons
    s14: empty
    red reserve: 10 soldier

case cannons count 2 strength, 2 kills and 1 block in attack, too [super 2]
given
    s14: red 2 soldier, red cannons
orders red
    march s14 via s15
expect
    told all: strength red 2 3 0 2 0 0 7 [battle 10]
    told all: kills red 2 0 2 0 0 4
    told all: blocks red 1 0 1 0 0 2
    told all: battle-won red blue s15 7 5 [battle 14]
    red gold-xadlas: 1
    s15: red 2 soldier, red cannons
    s14: empty
    g6: blue city
    blue reserve: 10 soldier

case a trebuchet counts 3 strength in defence and kills one attacker before the battle [battle 5]
given
    s15: blue 2 soldier, blue trebuchet
orders red
    march s14 via s15
expect
    told all: first-blood blue trebuchet red [battle 5]
    then told all: burned red b411
    told all: strength red 1 3 0 0 0 0 4
    told all: strength blue 2 3 0 3 0 0 8
    told all: kills blue 2 0 0 0 0 2
    told all: blocks blue 1 0 0 0 0 1
    told all: battle-won blue red s15 8 4
    s15: blue soldier, blue trebuchet
    s14: empty
    red reserve: 10 soldier

case a trebuchet counts 3 strength in attack, too, but kills nobody before the battle [battle 5]
given
    s14: red 2 soldier, red trebuchet
orders red
    march s14 via s15
expect
    told nobody: first-blood
    told all: strength red 2 3 0 3 0 0 8
    told all: strength blue 2 3 0 0 0 0 5
    told all: battle-won red blue s15 8 5
    s15: red soldier, red trebuchet

case against a lone attacker a trebuchet wins before a card is burned [battle 7]
given
    s14: red soldier
    red reserve: 9 soldier
    s15: blue 2 soldier, blue trebuchet
orders red
    march s14 via s15
expect
    told all: first-blood blue trebuchet red
    told nobody: burned
    told all: battle-won blue red s15
    blue gold-xadlas: 1
    red gold-xadlas: 0
    red pile top: b411, b321
    s15: blue 2 soldier, blue trebuchet
    s14: empty
    red reserve: 10 soldier

case no block helps against the first kill of a trebuchet [battle 6]
given
    s15: blue 2 soldier, blue trebuchet
    red techs: increased-fitness, offensive-manoeuvres
orders red
    march s14 via s15
expect
    told all: first-blood blue trebuchet red
    told all: strength red 1 3 0 0 0 0 4
    s14: red soldier

case a trebuchet that waits in the city kills nobody [super 6, battle 5]
given
    s14 s15: empty
    s51: red 2 soldier
    s51 lead: red
    g6: blue city, blue 2 soldier
    blue techs: trebuchet
orders red
    march s51 via g6
expect
    told nobody: first-blood
    told all: strength blue 2 3 0 0 6 0 11
    told all: strength red 2 3 0 0 0 0 5
