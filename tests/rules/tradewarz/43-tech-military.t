# SPDX-License-Identifier: MIT
# The military techs: in attack, and not in defence; those with a super unit in both.
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

# ---- each of them in attack ----

case military discipline counts 1 strength in attack [tech 5]
given
    red techs: military-discipline
orders red
    march s14 via s15
expect
    told all: tech-counts red military-discipline [tech 5]
    told all: strength red 2 3 1 0 0 0 6 [battle 10]
    told all: kills red 2 0 0 0 0 2
    told all: blocks red 1 0 0 0 0 1
    told all: battle-won red blue s15 6 5 [battle 14]
    red gold-xadlas: 1
    s15: red soldier
    s14: empty
    g6: blue city, blue soldier

case offensive manoeuvres count 1 block in attack [tech 5]
given
    red techs: offensive-manoeuvres
orders red
    march s14 via s15
expect
    told all: tech-counts red offensive-manoeuvres [tech 5]
    told all: strength red 2 3 0 0 0 0 5 [battle 10]
    told all: kills red 2 0 0 0 0 2
    told all: blocks red 1 1 0 0 0 2
    told all: battle-drawn red blue s15 5 [battle 15]
    s14: red 2 soldier
    s15: blue soldier

case defensive tactics count 1 strength and 1 block in attack [tech 7]
given
    red techs: defensive-tactics
orders red
    march s14 via s15
expect
    told all: tech-counts red defensive-tactics [tech 5]
    told all: strength red 2 3 1 0 0 0 6 [battle 10]
    told all: kills red 2 0 0 0 0 2
    told all: blocks red 1 1 0 0 0 2
    told all: battle-won red blue s15 6 5 [battle 14]
    red gold-xadlas: 1
    s15: red 2 soldier
    s14: empty
    g6: blue city, blue soldier

case offensive tactics count 1 strength and 1 kill in attack [tech 5]
given
    red techs: offensive-tactics
orders red
    march s14 via s15
expect
    told all: tech-counts red offensive-tactics [tech 5]
    told all: strength red 2 3 1 0 0 0 6 [battle 10]
    told all: kills red 2 1 0 0 0 3
    told all: blocks red 1 0 0 0 0 1
    told all: battle-won red blue s15 6 5 [battle 14]
    red gold-xadlas: 1
    s15: red soldier
    s14: empty
    g6: blue city
    blue reserve: 10 soldier

case increased fitness counts 2 blocks in attack [tech 5]
given
    red techs: increased-fitness
orders red
    march s14 via s15
expect
    told all: tech-counts red increased-fitness [tech 5]
    told all: strength red 2 3 0 0 0 0 5 [battle 10]
    told all: kills red 2 0 0 0 0 2
    told all: blocks red 1 2 0 0 0 3
    told all: battle-drawn red blue s15 5 [battle 15]
    s14: red 2 soldier
    s15: blue soldier

case hand cannons count 1 strength and 2 kills in attack [tech 5]
given
    red techs: hand-cannons
orders red
    march s14 via s15
expect
    told all: tech-counts red hand-cannons [tech 5]
    told all: strength red 2 3 1 0 0 0 6 [battle 10]
    told all: kills red 2 2 0 0 0 4
    told all: blocks red 1 0 0 0 0 1
    told all: battle-won red blue s15 6 5 [battle 14]
    red gold-xadlas: 1
    s15: red soldier
    s14: empty
    g6: blue city
    blue reserve: 10 soldier

case upgraded defensive tactics count 1 strength, 1 kill and 1 block in attack [tech 7]
given
    red techs: upgraded-defensive-tactics
orders red
    march s14 via s15
expect
    told all: tech-counts red upgraded-defensive-tactics [tech 5]
    told all: strength red 2 3 1 0 0 0 6 [battle 10]
    told all: kills red 2 1 0 0 0 3
    told all: blocks red 1 1 0 0 0 2
    told all: battle-won red blue s15 6 5 [battle 14]
    red gold-xadlas: 1
    s15: red 2 soldier
    s14: empty
    g6: blue city
    blue reserve: 10 soldier

case grapeshot counts 2 strength and 2 kills in attack [tech 5]
given
    red techs: grapeshot
orders red
    march s14 via s15
expect
    told all: tech-counts red grapeshot [tech 5]
    told all: strength red 2 3 2 0 0 0 7 [battle 10]
    told all: kills red 2 2 0 0 0 4
    told all: blocks red 1 0 0 0 0 1
    told all: battle-won red blue s15 7 5 [battle 14]
    red gold-xadlas: 1
    s15: red soldier
    s14: empty
    g6: blue city
    blue reserve: 10 soldier

case gun powder counts 2 strength, 1 kill and 1 block in attack [tech 5]
given
    red techs: gun-powder
orders red
    march s14 via s15
expect
    told all: tech-counts red gun-powder [tech 5]
    told all: strength red 2 3 2 0 0 0 7 [battle 10]
    told all: kills red 2 1 0 0 0 3
    told all: blocks red 1 1 0 0 0 2
    told all: battle-won red blue s15 7 5 [battle 14]
    red gold-xadlas: 1
    s15: red 2 soldier
    s14: empty
    g6: blue city
    blue reserve: 10 soldier

case superior offensive tactics count 2 strength and 1 kill in attack [tech 5]
given
    red techs: superior-offensive-tactics
orders red
    march s14 via s15
expect
    told all: tech-counts red superior-offensive-tactics [tech 5]
    told all: strength red 2 3 2 0 0 0 7 [battle 10]
    told all: kills red 2 1 0 0 0 3
    told all: blocks red 1 0 0 0 0 1
    told all: battle-won red blue s15 7 5 [battle 14]
    red gold-xadlas: 1
    s15: red soldier
    s14: empty
    g6: blue city
    blue reserve: 10 soldier

case trench warfare counts 2 strength, 1 kill and 1 block in attack [tech 5]
given
    red techs: trench-warfare
orders red
    march s14 via s15
expect
    told all: tech-counts red trench-warfare [tech 5]
    told all: strength red 2 3 2 0 0 0 7 [battle 10]
    told all: kills red 2 1 0 0 0 3
    told all: blocks red 1 1 0 0 0 2
    told all: battle-won red blue s15 7 5 [battle 14]
    red gold-xadlas: 1
    s15: red 2 soldier
    s14: empty
    g6: blue city
    blue reserve: 10 soldier

case with one more unit four soldiers march as a squad [march 5, tech 6]
given
    s14 s15: empty
    red techs: one-more-unit
    g2: red city, red 4 soldier
    s36: red village (since 1 builder red)
    o37: mine, red silo (for s36)
    o47: forest, red silo (for s36)
    red supply: 21 silo
    red reserve: 6 soldier
    blue reserve: 10 soldier
orders red
    march 4 g2 via s26
expect
    done red 1
    s26: red 4 soldier

case without one more unit four soldiers do not march as a squad [march 5]
given
    s14 s15: empty
    g2: red city, red 4 soldier
    s36: red village (since 1 builder red)
    o37: mine, red silo (for s36)
    o47: forest, red silo (for s36)
    red supply: 21 silo
    red reserve: 6 soldier
    blue reserve: 10 soldier
orders red
    march 4 g2 via s26
    pass
expect
    refused red 1: too-many 3 [march 5]
    g2: red city, red 4 soldier

case with one more unit two squads of two may join [march 8, tech 6]
given
    s15: empty
    blue reserve: 10 soldier
    red techs: one-more-unit
    s13: red 2 soldier
    s36: red village (since 1 builder red)
    o37: mine, red silo (for s36)
    o47: forest, red silo (for s36)
    red supply: 21 silo
    red reserve: 6 soldier
orders red
    march s13 via s14
expect
    told all: joined red 2 s14 4 [march 8]
    s14: red 4 soldier
    s13: empty

case even with one more unit no squad has five [march 5, march 8]
given
    s15: empty
    blue reserve: 10 soldier
    red techs: one-more-unit
    s14: red 3 soldier
    s12: red 2 soldier
    s36: red village (since 1 builder red), red castle (since 1 builder red)
    o37: mine, red silo (for s36)
    o47: forest, red silo (for s36)
    red supply: 21 silo
    red silver-xadlas: 1
    red reserve: 5 soldier
    dice march red s12: 1
orders red
    march s12 via s13 s14
expect
    s13: red 2 soldier
    s14: red 3 soldier

case squads of four defend themselves as four, though one more unit is military [tech 6]
given
    blue techs: one-more-unit
    s15: blue 4 soldier
    s61: blue village (since 1 builder blue)
    o71: field, blue silo (for s61)
    o72: field, blue silo (for s61)
    blue supply: 21 silo
    blue reserve: 6 soldier
orders red
    march s14 via s15
expect
    told nobody: tech-counts
    told all: strength blue 4 3 0 0 0 0 7
    told all: battle-won blue red s15 7 5
    s15: blue 3 soldier

case squads of four attack as four [tech 6]
given
    red techs: one-more-unit
    s14: red 4 soldier
    s36: red village (since 1 builder red)
    o37: mine, red silo (for s36)
    o47: forest, red silo (for s36)
    red supply: 21 silo
    red reserve: 6 soldier
orders red
    march s14 via s15
expect
    told all: strength red 4 3 0 0 0 0 7
    told all: battle-won red blue s15 7 5
    s15: red 3 soldier

case with one more unit a fourth soldier may be recruited straight to a squad [tech 6, recruit 3]
given
    s15: empty
    blue reserve: 10 soldier
    red techs: one-more-unit
    s14: red 3 soldier, red village (since 1 builder red)
    o14: forest, red silo (for s14)
    o15: mine, red silo (for s14)
    red supply: 21 silo
    red reserve: 7 soldier
orders red
    recruit s14
expect
    done red 1
    s14: red 4 soldier, red village

# ---- sums, and what does not count ----

case all military techs of a level add up in attack [tech 6, tech 5]
given
    red techs: military-discipline, offensive-manoeuvres, defensive-tactics, offensive-tactics
orders red
    march s14 via s15
expect
    told all: strength red 2 3 3 0 0 0 8
    told all: kills red 2 1 0 0 0 3
    told all: blocks red 1 2 0 0 0 3
    told all 4 times: tech-counts red
    s15: red 2 soldier

case military techs of several levels add up [tech 6]
given
    red techs: defensive-tactics, hand-cannons, grapeshot, trench-warfare
orders red
    march s14 via s15
expect
    told all: strength red 2 3 6 0 0 0 11
    told all: kills red 2 5 0 0 0 7
    told all: blocks red 1 2 0 0 0 3

case military techs of level 1 do not count in defence [tech 5, tech 7]
given
    blue techs: military-discipline, offensive-manoeuvres, defensive-tactics, offensive-tactics
orders red
    march s14 via s15
expect
    told nobody: tech-counts
    told all: strength blue 2 3 0 0 0 0 5
    told all: kills blue 2 0 0 0 0 2
    told all: blocks blue 1 0 0 0 0 1
    told all: battle-drawn red blue s15 5

case military techs of level 2 do not count in defence [tech 5, tech 7]
given
    blue techs: one-more-unit, increased-fitness, hand-cannons, upgraded-defensive-tactics
orders red
    march s14 via s15
expect
    told nobody: tech-counts
    told all: strength blue 2 3 0 0 0 0 5
    told all: kills blue 2 0 0 0 0 2
    told all: blocks blue 1 0 0 0 0 1

case military techs of levels 3 and 4 do not count in defence [tech 5]
given
    blue techs: grapeshot, gun-powder, superior-offensive-tactics, trench-warfare
orders red
    march s14 via s15
expect
    told nobody: tech-counts
    told all: strength blue 2 3 0 0 0 0 5
    told all: kills blue 2 0 0 0 0 2
    told all: blocks blue 1 0 0 0 0 1

case military techs count in the attack on a city, too [tech 5]
given
    s14 s15: empty
    s51: red 2 soldier
    s51 lead: red
    blue reserve: 10 soldier
    red techs: gun-powder, hand-cannons
orders red
    march s51 via g6
expect
    told all: strength red 2 3 3 0 0 0 8
    told all: kills red 2 3 0 0 0 5
    told all: blocks red 1 1 0 0 0 2

case an owner who attacks the occupier of his city has his military techs, not his engineering ones [tech 5, march 11]
given
    s14 s15: empty
    g2: red city, blue 2 soldier
    g2 lead: blue
    s26: red 2 soldier
    s26 lead: red
    red techs: gun-powder, army-camps
    blue techs: grapeshot, longbow
orders red
    march s26 via g2
expect
    told all: strength red 2 3 2 0 0 0 7
    told all: strength blue 2 3 1 0 0 0 6
    told all: battle-won red blue g2 7 6

case attacker and defender have each their own techs in one battle [tech 5]
given
    red techs: gun-powder, army-camps
    blue techs: grapeshot, longbow
orders red
    march s14 via s15
expect
    told all: strength red 2 3 2 0 0 0 7
    told all: strength blue 2 3 1 0 0 0 6
    told all: kills red 2 1 0 0 0 3
    told all: kills blue 2 2 0 0 0 4

# ---- super units ----

case cavalry counts 1 strength, 1 kill and 2 blocks in attack for its squad [super 2]
given
    s14: red 2 soldier, red cavalry
orders red
    march s14 via s15
expect
    told all: strength red 2 3 0 1 0 0 6 [battle 10]
    told all: kills red 2 0 1 0 0 3
    told all: blocks red 1 0 2 0 0 3
    told all: battle-won red blue s15 6 5 [battle 14]
    red gold-xadlas: 1
    s15: red 2 soldier, red cavalry
    s14: empty
    g6: blue city
    blue reserve: 10 soldier

case cavalry counts 1 strength, 1 kill and 2 blocks in defence, too [super 2]
given
    s15: blue 2 soldier, blue cavalry
orders red
    march s14 via s15
expect
    told all: strength blue 2 3 0 1 0 0 6 [battle 10]
    told all: kills blue 2 0 1 0 0 3
    told all: blocks blue 1 0 2 0 0 3
    told all: battle-won blue red s15 6 5 [battle 14]
    blue gold-xadlas: 1
    s15: blue 2 soldier, blue cavalry
    s14: empty
    red reserve: 10 soldier

case mobile tower counts 1 strength, 1 kill and 1 block in attack for its squad [super 2]
given
    s14: red 2 soldier, red mobile-tower
orders red
    march s14 via s15
expect
    told all: strength red 2 3 0 1 0 0 6 [battle 10]
    told all: kills red 2 0 1 0 0 3
    told all: blocks red 1 0 1 0 0 2
    told all: battle-won red blue s15 6 5 [battle 14]
    red gold-xadlas: 1
    s15: red 2 soldier, red mobile-tower
    s14: empty
    g6: blue city
    blue reserve: 10 soldier

case mobile tower counts 1 strength, 1 kill and 1 block in defence, too [super 2]
given
    s15: blue 2 soldier, blue mobile-tower
orders red
    march s14 via s15
expect
    told all: strength blue 2 3 0 1 0 0 6 [battle 10]
    told all: kills blue 2 0 1 0 0 3
    told all: blocks blue 1 0 1 0 0 2
    told all: battle-won blue red s15 6 5 [battle 14]
    blue gold-xadlas: 1
    s15: blue 2 soldier, blue mobile-tower
    s14: empty
    red reserve: 10 soldier

case battering ram counts 2 strength in attack for its squad [super 2]
given
    s14: red 2 soldier, red battering-ram
orders red
    march s14 via s15
expect
    told all: strength red 2 3 0 2 0 0 7 [battle 10]
    told all: kills red 2 0 0 0 0 2
    told all: blocks red 1 0 0 0 0 1
    told all: battle-won red blue s15 7 5 [battle 14]
    red gold-xadlas: 1
    s15: red soldier, red battering-ram
    s14: empty
    g6: blue city, blue soldier

case battering ram counts 2 strength in defence, too [super 2]
given
    s15: blue 2 soldier, blue battering-ram
orders red
    march s14 via s15
expect
    told all: strength blue 2 3 0 2 0 0 7 [battle 10]
    told all: kills blue 2 0 0 0 0 2
    told all: blocks blue 1 0 0 0 0 1
    told all: battle-won blue red s15 7 5 [battle 14]
    blue gold-xadlas: 1
    s15: blue soldier, blue battering-ram
    s14: red soldier

case cavalry lets its squad march 1 step further [march 14]
given
    s15: empty
    blue reserve: 10 soldier
    s14: red 2 soldier, red cavalry
    dice march red s14: 6
orders red
    march s14 via s13 s12 s11
expect
    s12: red 2 soldier, red cavalry
    s11: empty

case with cavalry a squad may go 4 steps [march 14]
given
    s15: empty
    blue reserve: 10 soldier
    s14: red 2 soldier, red cavalry
    dice march red s14: 1
orders red
    march s14 via s13 s12 s11 s21
expect
    s21: red 2 soldier, red cavalry

case cavalry, forced march and fair wind make 5 steps [march 14]
given
    s15: empty
    blue reserve: 10 soldier
    s14: red 2 soldier, red cavalry
    red hand: forced-march, fair-wind
    dice march red s14: 6
orders red
    march s14 via s13 s12 s11 s21 s31 s41
    when march-card: forced-march fair-wind
expect
    s31: red 2 soldier, red cavalry
    s41: empty
    red hand: empty

case cavalry does not help another squad [super 2, march 14]
given
    s15: empty
    blue reserve: 10 soldier
    s14: red soldier
    s63: red soldier, red cavalry
    dice march red s14: 6
orders red
    march s14 via s13 s12
expect
    s13: red soldier
    s12: empty

case cavalry left behind does not help those who march [march 14, super 4]
given
    s15: empty
    blue reserve: 10 soldier
    s14: red 2 soldier, red cavalry
    dice march red s14: 6
orders red
    march 1 s14 via s13 s12
    when super-unit: stay
expect
    s13: red soldier
    s14: red soldier, red cavalry

case cavalry helps the squad with which it leaves the gate [march 14, super 4]
given
    s14 s15: empty
    g2: red city, red 2 soldier
    blue reserve: 10 soldier
    red techs: cavalry
    dice march red g2: 6
orders red
    march 2 g2 via s26 s25 with cavalry
expect
    s25: red 2 soldier, red cavalry
    red techs: empty

case super cannons count 3 strength in attack and kill one defender before the battle [battle 5]
given
    s14: red 2 soldier, red super-cannons
orders red
    march s14 via s15
expect
    told all: first-blood red super-cannons blue [battle 5]
    then told all: burned red b411
    told all: strength red 2 3 0 3 0 0 8
    told all: strength blue 1 3 0 0 0 0 4
    told all: kills red 2 0 0 0 0 2
    told all: battle-won red blue s15 8 4
    s15: red soldier, red super-cannons
    blue reserve: 10 soldier

case super cannons count 3 strength in defence, too, but kill nobody before the battle [battle 5]
given
    s15: blue 2 soldier, blue super-cannons
orders red
    march s14 via s15
expect
    told nobody: first-blood
    told all: strength blue 2 3 0 3 0 0 8
    told all: battle-won blue red s15 8 5
    s15: blue soldier, blue super-cannons
    s14: red soldier

case against a lone defender super cannons win before a card is burned [battle 7]
given
    s14: red 2 soldier, red super-cannons
    s15: blue soldier
    blue reserve: 9 soldier
orders red
    march s14 via s15
expect
    told nobody: burned
    told all: battle-won red blue s15
    told all: xadla-battle red 1
    red gold-xadlas: 1
    red pile top: b411, b321
    blue pile top: b411, b321
    s15: red 2 soldier, red super-cannons
    blue reserve: 10 soldier

case a defender's village falls when super cannons have won at once [battle 7, battle 16]
given
    s14: red 2 soldier, red super-cannons
    s15: blue soldier, blue village (since 1 builder blue)
    o15: mine, blue silo (for s15)
    o16: field, blue silo (for s15)
    blue supply: 21 silo
    blue reserve: 9 soldier
orders red
    march s14 via s15
expect
    told all: building-lost blue village s15 [battle 16]
    s15: red 2 soldier, red super-cannons
    blue supply: 23 silo

case no block helps against the first kill of super cannons [battle 6]
given
    s14: red 2 soldier, red super-cannons
    blue techs: hardened-steel, superior-army-camps
orders red
    march s14 via s15
expect
    told all: first-blood red super-cannons blue
    told all: strength blue 1 3 2 0 0 0 6
    g6: blue city, blue soldier

case the first kills of super cannons and trebuchet fall at once, and nobody wins [battle 6, battle 7]
given
    s14: red soldier, red super-cannons
    s15: blue soldier, blue trebuchet, blue village (since 1 builder blue)
    o15: mine, blue silo (for s15)
    o16: field, blue silo (for s15)
    blue supply: 21 silo
    red reserve: 9 soldier
    blue reserve: 9 soldier
orders red
    march s14 via s15
expect
    told all: first-blood red super-cannons blue
    told all: first-blood blue trebuchet red
    told all: battle-void red blue s15 [battle 7]
    told nobody: burned
    told nobody: battle-won
    red gold-xadlas: 0
    blue gold-xadlas: 0
    s14: empty
    s15: blue village
    red techs: super-cannons
    blue techs: trebuchet
    red reserve: 10 soldier
    blue reserve: 10 soldier

case super cannons and trebuchet kill one of two on both sides, and the battle goes on [battle 6]
given
    s14: red 2 soldier, red super-cannons
    s15: blue 2 soldier, blue trebuchet
orders red
    march s14 via s15
expect
    told all: strength red 1 3 0 3 0 0 7
    told all: strength blue 1 3 0 3 0 0 7
    told all: battle-drawn red blue s15 7

case a castle fights on after its last soldier fell to super cannons, without his techs [battle 7, battle 12]
given
    s14: red 2 soldier, red super-cannons
    s15: blue soldier, blue village (since 1 builder blue), blue castle (since 1 builder blue)
    o15: mine, blue silo (for s15)
    o16: field, blue silo (for s15)
    blue supply: 21 silo
    blue silver-xadlas: 1
    blue reserve: 9 soldier
    blue techs: army-camps, fortified-castles
orders red
    march s14 via s15
expect
    told all: first-blood red super-cannons blue
    told all: burned blue b411
    told all: strength blue 0 3 1 0 2 0 6
    told all: strength red 2 3 0 3 0 0 8
    told nobody: tech-counts blue army-camps

case a super unit whose squad fell to the first kill counts for nothing more [battle 6]
given
    s14: red 2 soldier, red super-cannons
    s15: blue soldier, blue cannons, blue village (since 1 builder blue), blue castle (since 1 builder blue)
    o15: mine, blue silo (for s15)
    o16: field, blue silo (for s15)
    blue supply: 21 silo
    blue silver-xadlas: 1
    blue reserve: 9 soldier
orders red
    march s14 via s15
expect
    told all: strength blue 0 3 0 0 2 0 5
    told all: kills blue 2 0 0 1 0 3
    blue techs: cannons

case super cannons find nobody to kill at an empty castle, and the battle is fought [battle 5, castle 5]
given
    s14: red 2 soldier, red super-cannons
    s15: blue village (since 1 builder blue), blue castle (since 1 builder blue)
    o15: mine, blue silo (for s15)
    o16: field, blue silo (for s15)
    blue supply: 21 silo
    blue silver-xadlas: 1
    blue reserve: 10 soldier
orders red
    march s14 via s15
expect
    told nobody: first-blood
    told all: strength blue 0 3 0 0 2 0 5
    told all: strength red 2 3 0 3 0 0 8

case a battering ram cancels strength and blocks of the castle it attacks, not its kills [castle 9]
given
    s14: red 2 soldier, red battering-ram
    red techs: increased-fitness
    s15: blue 2 soldier, blue village (since 1 builder blue), blue castle (since 1 builder blue)
    o15: mine, blue silo (for s15)
    o16: field, blue silo (for s15)
    blue supply: 21 silo
    blue silver-xadlas: 1
orders red
    march s14 via s15
expect
    told all: strength red 2 3 0 2 0 0 7
    told all: strength blue 2 3 0 0 0 0 5
    told all: kills blue 2 0 0 1 0 3
    told all: blocks blue 1 0 0 0 0 1
    told all: castle-taken red blue s15 [castle 6]
    s15: red 2 soldier, red battering-ram, red village, red castle
    red silver-xadlas: 1
    blue silver-xadlas: 0

case a mobile tower cancels strength and blocks of the castle it attacks, not its kills [castle 9]
given
    s14: red 2 soldier, red mobile-tower
    s15: blue 2 soldier, blue village (since 1 builder blue), blue castle (since 1 builder blue)
    o15: mine, blue silo (for s15)
    o16: field, blue silo (for s15)
    blue supply: 21 silo
    blue silver-xadlas: 1
orders red
    march s14 via s15
expect
    told all: strength red 2 3 0 1 0 0 6
    told all: strength blue 2 3 0 0 0 0 5
    told all: kills blue 2 0 0 1 0 3
    told all: blocks blue 1 0 0 0 0 1
    told all: castle-taken red blue s15
    s15: red soldier, red mobile-tower, red village, red castle

case upgrade all fortified castles is cancelled likewise, but for its kill [castle 9, tech 8]
given
    s14: red 2 soldier, red battering-ram
    s15: blue 2 soldier, blue village (since 1 builder blue), blue castle (since 1 builder blue)
    o15: mine, blue silo (for s15)
    o16: field, blue silo (for s15)
    blue supply: 21 silo
    blue silver-xadlas: 1
    blue techs: fortified-castles
orders red
    march s14 via s15
expect
    told all: strength blue 2 3 0 0 0 0 5
    told all: kills blue 2 1 0 1 0 4
    told all: blocks blue 1 0 0 0 0 1

case village defences at a castle is not cancelled [castle 9, tech 8]
given
    s14: red 2 soldier, red mobile-tower
    s15: blue 2 soldier, blue village (since 1 builder blue), blue castle (since 1 builder blue)
    o15: mine, blue silo (for s15)
    o16: field, blue silo (for s15)
    blue supply: 21 silo
    blue silver-xadlas: 1
    blue techs: village-defences
orders red
    march s14 via s15
expect
    told all: strength blue 2 3 1 0 0 0 6
    told all: kills blue 2 1 0 1 0 4
    told all: blocks blue 1 1 0 0 0 2

case other techs of the defender are not cancelled at a castle [castle 9]
given
    s14: red 2 soldier, red battering-ram
    s15: blue 2 soldier, blue village (since 1 builder blue), blue castle (since 1 builder blue)
    o15: mine, blue silo (for s15)
    o16: field, blue silo (for s15)
    blue supply: 21 silo
    blue silver-xadlas: 1
    blue techs: army-camps
orders red
    march s14 via s15
expect
    told all: strength blue 2 3 2 0 0 0 7
    told all: blocks blue 1 1 0 0 0 2

case an empty castle under a mobile tower has only its card and its kill [castle 9, castle 5]
given
    s14: red 2 soldier, red mobile-tower
    s15: blue village (since 1 builder blue), blue castle (since 1 builder blue)
    o15: mine, blue silo (for s15)
    o16: field, blue silo (for s15)
    blue supply: 21 silo
    blue silver-xadlas: 1
    blue reserve: 10 soldier
orders red
    march s14 via s15
expect
    told all: strength blue 0 3 0 0 0 0 3
    told all: kills blue 2 0 0 1 0 3
    told all: blocks blue 1 0 0 0 0 1
    s15: red soldier, red mobile-tower, red village, red castle

case at cities battering ram and mobile tower cancel nothing [castle 9]
given
    s14 s15: empty
    s51: red 2 soldier, red battering-ram
    s51 lead: red
    g6: blue city, blue 2 soldier
orders red
    march s51 via g6
expect
    told all: strength red 2 3 0 2 0 0 7
    told all: strength blue 2 3 0 0 6 0 11
    told all: blocks blue 1 0 0 4 0 5

case a battering ram that defends a castle leaves it all its values [castle 9]
given
    s15: blue 2 soldier, blue battering-ram, blue village (since 1 builder blue), blue castle (since 1 builder blue)
    o15: mine, blue silo (for s15)
    o16: field, blue silo (for s15)
    blue supply: 21 silo
    blue silver-xadlas: 1
orders red
    march s14 via s15
expect
    told all: strength blue 2 3 0 2 2 0 9
    told all: kills blue 2 0 0 1 0 3
    told all: blocks blue 1 0 0 1 0 2

case a mobile tower with another squad does not breach the castle [castle 9, super 2]
given
    s14: red soldier
    s63: red soldier, red mobile-tower
    s63 lead: red
    s15: blue village (since 1 builder blue), blue castle (since 1 builder blue)
    o15: mine, blue silo (for s15)
    o16: field, blue silo (for s15)
    blue supply: 21 silo
    blue silver-xadlas: 1
    blue reserve: 10 soldier
orders red
    march s14 via s15
expect
    told all: strength blue 0 3 0 0 2 0 5
    told all: strength red 1 3 0 0 0 0 4

case upgrade all fortified castles is cancelled at an empty castle, too, but for its kill [castle 9, battle 12]
given
    s14: red 2 soldier, red battering-ram
    s15: blue village (since 1 builder blue), blue castle (since 1 builder blue)
    o15: mine, blue silo (for s15)
    o16: field, blue silo (for s15)
    blue supply: 21 silo
    blue silver-xadlas: 1
    blue reserve: 10 soldier
    blue techs: fortified-castles
orders red
    march s14 via s15
expect
    told all: strength blue 0 3 0 0 0 0 3
    told all: kills blue 2 1 0 1 0 4
    told all: blocks blue 1 0 0 0 0 1

case a cancelled battle kills nobody, not by super cannons either [battle 2, battle 4, battle 6]
given
    s14: red 2 soldier, red super-cannons
    blue hand: cancel-battle
orders red
    march s14 via s15
orders blue
    pass
    when cancel-battle: yes
expect
    told all: cancelled blue red s15 [battle 3]
    told nobody: first-blood
    s14: red 2 soldier, red super-cannons
    s15: blue 2 soldier
    blue gold: 4

case if both last soldiers fall to first kills at a castle, the castle wins [battle 7]
given
    s14: red soldier, red super-cannons
    s15: blue soldier, blue trebuchet, blue village (since 1 builder blue), blue castle (since 1 builder blue)
    o15: mine, blue silo (for s15)
    o16: field, blue silo (for s15)
    blue supply: 21 silo
    blue silver-xadlas: 1
    red reserve: 9 soldier
    blue reserve: 9 soldier
orders red
    march s14 via s15
expect
    told nobody: burned
    told nobody: battle-void
    told all: battle-won blue red s15
    blue gold-xadlas: 1
    s15: blue village, blue castle
    blue techs: trebuchet
    red techs: super-cannons

case a city fights on after its last soldier fell to super cannons, without techs [battle 7, battle 12]
given
    s14 s15: empty
    s51: red 2 soldier, red super-cannons
    s51 lead: red
    g6: blue city, blue soldier
    blue reserve: 9 soldier
    blue techs: army-camps
orders red
    march s51 via g6
expect
    told all: first-blood red super-cannons blue
    told nobody: tech-counts
    told all: strength blue 0 3 0 0 6 0 9
    told all: strength red 2 3 0 3 0 0 8
    told all: battle-won blue red g6 9 8

case an empty castle that is breached keeps village defences [castle 9, battle 12]
given
    s14: red 2 soldier, red battering-ram
    s15: blue village (since 1 builder blue), blue castle (since 1 builder blue)
    o15: mine, blue silo (for s15)
    o16: field, blue silo (for s15)
    blue supply: 21 silo
    blue silver-xadlas: 1
    blue reserve: 10 soldier
    blue techs: village-defences, army-camps
orders red
    march s14 via s15
expect
    told all: strength blue 0 3 1 0 0 0 4
    told all: kills blue 2 1 0 1 0 4
    told all: blocks blue 1 1 0 0 0 2
