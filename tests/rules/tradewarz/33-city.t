# SPDX-License-Identifier: MIT
# Capital cities: how they defend themselves, what a conquest brings, what an occupied city may still do and what its
# occupier has of it, and how an occupation ends.

# ---- attacked ----

# Red on s51 stands at Blue's gate with six military techs: 14 strength, 5 kills, 7 blocks. Blue has 2 soldiers, plays
# 1/3/2 and has the city: 9 strength, 7 kills, 6 blocks. Red wins, and nobody dies.
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
    red pile: b222, b402, b411, b330, b231, b420
    blue pile: b222, b132, b411, b213, b303, b123
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
    s51: red 2 soldier
    s51 lead: red
    red techs: grapeshot, gun-powder, superior-offensive-tactics, trench-warfare, increased-fitness, offensive-manoeuvres

case in defence a city adds 6 strength, 4 kills and 4 blocks for its owner [city 2, battle 11]
orders red
    march s51 via g6
expect
    told all: battle red blue g6 2 2
    told all: strength blue 2 1 0 0 6 0 9
    told all: kills blue 3 0 0 4 0 7
    told all: blocks blue 2 0 0 4 0 6

case who leaves an occupied city and comes back in the same march has to fight for it again [city 9, march 10]
given
    g6: blue city, red 2 soldier
    g6 lead: red
    s51: empty
    s51 lead: none
    blue reserve: 10 soldier
    dice march red g6: 1
orders red
    march g6 via s51 g6
expect
    told all: city-freed blue g6
    then told all: battle red blue g6 2 0
    told all: strength blue 0 1 0 0 6 0 7

case an occupier whose march finds no room and ends on the gate never left it [city 9, march 8]
given
    g6: blue city, red 1 soldier
    g6 lead: red
    s51: red 3 soldier
    s24: red village
    o24: mine, 2 red silo (for s24)
    red supply: 21 silo
    blue reserve: 10 soldier
    dice march red g6: 6
orders red
    march g6 via s51
expect
    told nobody: city-freed
    told only red: stopped-room red g6 s51
    g6: blue city, red 1 soldier
    g6 lead: red

case all loose soldiers on the gate defend the city, not three of them [battle 11]
given
    g6: blue city, blue 6 soldier
    blue reserve: 4 soldier
orders red
    march s51 via g6
expect
    told all: battle red blue g6 2 6
    told all: strength blue 6 1 0 0 6 0 13

case a city without soldiers defends itself with its values and its owner's battle card [city 3, battle 1, march 10]
given
    g6: blue city
    blue reserve: 10 soldier
orders red
    march s51 via g6
expect
    told all: battle red blue g6 2 0
    told all: burned blue b222
    told all: card-shown blue b132
    told all: strength blue 0 1 0 0 6 0 7
    told all: kills blue 3 0 0 4 0 7
    told all: blocks blue 2 0 0 4 0 6
    told all: city-taken red blue g6

case in a city without soldiers techs do not count, but morale cards do [battle 12, city 3]
given
    g6: blue city
    blue reserve: 10 soldier
    blue techs: army-camps, village-defences, fortified-castles
    blue hand: extra-strength, extra-block
orders red
    march s51 via g6
orders blue
    defend with extra-strength extra-block
    pass
expect
    told nobody: tech-counts blue
    told all: strength blue 0 1 0 0 6 1 8
    told all: blocks blue 2 0 0 4 1 7

case Village defences and Upgrade all fortified castles do not count at a gate, with soldiers either [city 2, tech 8]
given
    blue techs: army-camps, village-defences, fortified-castles
orders red
    march s51 via g6
expect
    told all: tech-counts blue army-camps
    told nobody: tech-counts blue village-defences
    told nobody: tech-counts blue fortified-castles
    told all: strength blue 2 1 2 0 6 0 11

case Battering ram and Mobile tower cancel nothing at a city [castle 9, city 2]
given
    s51: red 2 soldier, red battering-ram
orders red
    march s51 via g6
expect
    told all: strength red 2 4 8 2 0 0 16
    told all: strength blue 2 1 0 0 6 0 9
    told all: blocks blue 2 0 0 4 0 6

case a super unit that waits in a city does not defend it [city 2, super 6]
given
    blue techs: cannons
orders red
    march s51 via g6
expect
    told all: strength blue 2 1 0 0 6 0 9
    told all: kills blue 3 0 0 4 0 7

case a city whose last soldier fell to a first kill fights on [battle 7, city 3]
given
    s51: red 2 soldier, red super-cannons
    g6: blue city, blue soldier
    blue reserve: 9 soldier
orders red
    march s51 via g6
expect
    told all: first-blood red super-cannons blue
    told all: strength blue 0 1 0 0 6 0 7
    told all: city-taken red blue g6
    blue reserve: 10 soldier

case a battle at a city may be cancelled, and the attacker goes back to the space before [battle 3, home 2]
given
    blue hand: cancel-battle
    s25: red settlement
orders red
    march s51 via g6
orders blue
    when cancel-battle: yes
    pass
expect
    told all: cancelled blue red g6
    s51: red 2 soldier
    g6: blue city, blue 2 soldier
    red gold: 8

case a Trebuchet that waits in the city kills nobody [battle 5, super 6]
given
    blue techs: trebuchet
orders red
    march s51 via g6
expect
    told nobody: first-blood
    told all: strength blue 2 1 0 0 6 0 9

# ---- conquered or not ----

case who beats the owner at his city with a soldier left is its occupier [city 4, city 1]
orders red
    march s51 via g6
expect
    told all: battle-won red blue g6 14 9
    told all: city-taken red blue g6 [city 4]
    g6: blue city, red 2 soldier
    g6 lead: red
    blue reserve: 10 soldier

case a conquest brings 2 gold Xadlas in all [city 5]
orders red
    march s51 via g6
expect
    told all: xadla-city red 2 [city 5]
    told nobody: xadla-battle
    red gold-xadlas: 2
    blue gold-xadlas: 0

case by option a conquest brings another number of Xadlas [city 5]
given option capital-xadlas 3
orders red
    march s51 via g6
expect
    told all: xadla-city red 3
    red gold-xadlas: 3

case who wins at a city with no soldier left has 1 Xadla, and the city stays with its owner [city 4, city 5, battle 17]
given
    red techs: grapeshot, superior-offensive-tactics, trench-warfare
orders red
    march s51 via g6
expect
    told all: battle-won red blue g6 12 9
    told all: losses red 2 7 3 2
    told nobody: city-taken
    told all: xadla-battle red 1
    told nobody: xadla-city
    red gold-xadlas: 1
    s51: empty

case beaten soldiers stay on their gate if the city was not taken [battle 19, city 4]
given
    red techs: grapeshot, superior-offensive-tactics, trench-warfare
    s61: blue settlement
orders red
    march s51 via g6
expect
    told all: battle-won red blue g6 12 9
    g6: blue city, blue 2 soldier
    s61: blue settlement
    told nobody: displaced

case who defends his city has 1 Xadla [city 5, battle 14]
given
    red techs: increased-fitness, offensive-manoeuvres
orders red
    march s51 via g6
expect
    told all: battle-won blue red g6 9 6
    told all: xadla-battle blue 1
    blue gold-xadlas: 1
    red gold-xadlas: 0
    g6: blue city, blue 2 soldier

case at equal strength a city is not taken, and the attacker goes back to the space before [battle 15, city 4]
given
    red techs: military-discipline, defensive-tactics, offensive-tactics, increased-fitness, offensive-manoeuvres
    s25: red settlement
orders red
    march s51 via g6
expect
    told all: battle-drawn red blue g6 9
    told all: losses red 1 7 6 2
    told all: went-back red 1 g6 s51
    g6: blue city, blue 2 soldier
    red gold-xadlas: 0
    blue gold-xadlas: 0

case at equal strength the attacker goes back to the space before, even if all defenders of the city died [battle 15, battle 18]
given
    g6: blue city, blue soldier
    blue reserve: 9 soldier
    red techs: gun-powder, trench-warfare, increased-fitness, offensive-manoeuvres
    red pile: b213, b222, b402, b330, b231, b420
    red hand: 3 extra-kill
    s25: red settlement
orders red
    attack with extra-kill extra-kill extra-kill
    march s51 via g6
expect
    told all: battle-drawn red blue g6 8
    told all: losses blue 1 7 6 1
    told all: losses red 0 7 7 2
    told all: went-back red 2 g6 s51
    s51: red 2 soldier
    g6: blue city
    red gold-xadlas: 0

case a defender who wins keeps his city though all his soldiers died [battle 18, city 4]
given
    g6: blue city, blue soldier
    blue reserve: 9 soldier
    blue pile: b222, b420, b411, b213, b303, b132
    red pile: b222, b132, b411, b330, b231, b420
    red techs: hand-cannons, offensive-tactics, increased-fitness, offensive-manoeuvres
orders red
    march s51 via g6
expect
    told all: strength red 2 1 2 0 0 0 5
    told all: strength blue 1 4 0 0 6 0 11
    told all: losses blue 1 6 4 1
    told all: battle-won blue red g6 11 5
    g6: blue city
    blue gold-xadlas: 1
    red gold-xadlas: 0

case of a defender's city nothing but the gate is taken: techs, waiting super units, universities and counters stay his [city 8]
given
    blue techs: cannons, army-camps
    blue engineering: 4
    blue silver-xadlas: 0
orders red
    march s51 via g6
orders blue
    pass
expect
    told all: city-taken red blue g6
    blue techs: cannons, army-camps
    blue engineering: 4
    blue lumber: 6
    blue gold: 6
    red gold: 6

case super units with squads elsewhere stay their owner's when his city falls [city 8]
given
    s44: blue soldier, blue cannons
    s44 lead: blue
    blue reserve: 7 soldier
orders red
    march s51 via g6
expect
    told all: city-taken red blue g6
    s44: blue soldier, blue cannons

# ---- won back ----

# Red occupies Blue's city with two soldiers. Blue has two on s61 and plays 4/1/1, Red 1/2/3; Blue wins by 6 to 3,
# Red loses none, Blue one.
game tradewarz seats 2
    o11 o12 o13 o14 o23 o31 o45 o47 o51 o63 o65 o67: forest
    o15 o17 o24 o25 o26 o34 o35 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o33 o46 o53 o54 o55 o64 o66: mountain
    g2: red city, red 2 soldier
    g6: blue city, red 2 soldier
    red reserve: 6 soldier
    blue reserve: 8 soldier
    red supply: 23 silo
    blue supply: 23 silo
    red pile: b222, b123, b402, b330, b231, b420
    blue pile: b222, b411, b213, b303, b132, b420
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
    g6 lead: red
    s61: blue 2 soldier
    s61 lead: blue

case the owner may retreat into his occupied city, which is a battle with the occupier [city 11, retreat 4]
orders red
    pass
orders blue
    retreat s61 to g6
expect
    told all: battle blue red g6 2 2
    told all: battle-won blue red g6 6 3
    g6: blue city, blue soldier
    s61: empty
    blue retreats-used: 1

case the owner comes from anywhere, whatever lies between [retreat 4]
given
    s61: empty
    s61 lead: none
    s16: blue 2 soldier
    s16 lead: blue
    s26: red soldier
    s26 lead: red
    s36: red settlement
    red reserve: 5 soldier
orders red
    pass
orders blue
    retreat s16 to g6
expect
    told all: battle-won blue red g6 6 3
    g6: blue city, blue soldier
    s16: empty
    s26: red soldier

case the owner may march onto his occupied gate, which does the same [march 11, city 11]
given
    dice march blue s61: 4     # wind, two moves
orders red
    pass
orders blue
    march s61 via s51 g6
expect
    told all: battle blue red g6 2 2
    told all: battle-won blue red g6 6 3
    told all: city-freed blue g6
    g6: blue city, blue soldier
    blue marches-used: 1

case the walls fight neither for the occupier nor for the owner who attacks him [city 2]
orders red
    pass
orders blue
    retreat s61 to g6
expect
    told all: strength blue 2 4 0 0 0 0 6
    told all: strength red 2 1 0 0 0 0 3
    told all: kills blue 1 0 0 0 0 1
    told all: kills red 2 0 0 0 0 2
    told all: blocks blue 1 0 0 0 0 1
    told all: blocks red 3 0 0 0 0 3

case in this battle the owner has his military techs, the occupier his engineering techs [city 2, tech 5]
given
    blue techs: military-discipline, improved-steel
    red techs: improved-shields, grapeshot
orders red
    pass
orders blue
    retreat s61 to g6
expect
    told all: tech-counts blue military-discipline
    told all: tech-counts red improved-shields
    told nobody: tech-counts blue improved-steel
    told nobody: tech-counts red grapeshot
    told all: strength blue 2 4 1 0 0 0 7
    told all: strength red 2 1 1 0 0 0 4

case the owner who wins his city back has 1 Xadla, not 2 [city 5]
orders red
    pass
orders blue
    retreat s61 to g6
expect
    told all: xadla-battle blue 1
    told nobody: xadla-city
    blue gold-xadlas: 1
    red gold-xadlas: 0

case a city won back is free at once [city 9, city 6]
orders red
    pass
orders blue
    retreat s61 to g6
expect
    told all: city-freed blue g6 [city 9]
next season
orders red
    pass
orders blue
    recruit
expect
    done blue 1
    g6: blue city, blue 2 soldier

case an occupier who is beaten is sent home like any beaten defender [city 11, home 1]
given
    s35 s63: red settlement
orders red
    pass
orders blue
    retreat s61 to g6
expect
    told all: displaced red 2 g6 s63
    s63: red 2 soldier, red settlement

case a beaten occupier chooses himself where he goes home [city 11, home 6]
given
    s35 s63: red settlement
orders red
    when displace: s35
    pass
orders blue
    when send-off: s63
    retreat s61 to g6
expect
    told all: displaced red 2 g6 s35
    not used blue 1

case a beaten occupier without a building goes to his own gate [city 11, home 1]
orders red
    pass
orders blue
    retreat s61 to g6
expect
    g2: red city, red 4 soldier

case an owner beaten at his own gate goes where the occupier says [city 11, home 7, retreat 4]
given
    blue pile: b222, b123, b213, b303, b132, b420
    red pile: b222, b411, b402, b330, b231, b420
    s41 s62: blue settlement
orders red
    when send-off: s62
    pass
orders blue
    retreat s61 to g6
expect
    told all: battle-won red blue g6 6 3
    told all: sent-off blue 2 g6 s62
    s62: blue 2 soldier, blue settlement
    s61: empty
    g6: blue city, red soldier
    red gold-xadlas: 1

case an owner beaten at his own gate without a building goes to his reserve, for his gate is occupied [city 11, home 7, home 5]
given
    blue pile: b222, b123, b213, b303, b132, b420
    red pile: b222, b411, b402, b330, b231, b420
orders red
    pass
orders blue
    retreat s61 to g6
expect
    told all: battle-won red blue g6 6 3
    told all: to-reserve blue 2
    blue reserve: 10 soldier
    s61: empty

case at equal strength the owner goes back where his retreat began [battle 15, retreat 4]
given
    blue pile: b222, b123, b213, b303, b132, b420
    red pile: b222, b132, b402, b330, b231, b420
    s41: blue settlement
orders red
    pass
orders blue
    retreat s61 to g6
expect
    told all: battle-drawn blue red g6 3
    s61: blue 2 soldier
    g6: blue city, red 2 soldier
    told nobody: city-freed

case an owner who wins and loses all his soldiers has 1 Xadla [city 5, battle 17]
given
    red pile: b222, b231, b402, b330, b213, b420
    red techs: improved-steel
orders red
    pass
orders blue
    retreat s61 to g6
expect
    told all: battle-won blue red g6 6 5
    told all: losses blue 2 4 1 2
    blue gold-xadlas: 1

case a beaten occupier leaves even if nobody is left to take the gate, for the city is not his [city 11, battle 19, city 9]
given
    red pile: b222, b231, b402, b330, b213, b420
    red techs: improved-steel
orders red
    pass
orders blue
    retreat s61 to g6
expect
    told all: battle-won blue red g6 6 5
    told all: losses blue 2 4 1 2
    told all: losses red 0 1 1 2
    told all: displaced red 2 g6 g2
    told all: city-freed blue g6
    g6: blue city
    g2: red city, red 4 soldier

case unnamed, an owner beaten at his own gate goes to his building farthest from the occupier's gate [home 7, city 11]
given
    blue pile: b222, b123, b213, b303, b132, b420
    red pile: b222, b411, b402, b330, b231, b420
    s41 s16: blue settlement   # s41 is eight steps from g2, s16 two
orders red
    pass
orders blue
    retreat s61 to g6
expect
    told all: sent-off blue 2 g6 s41
    s16: blue settlement

case the squad that won its city back is the pool on the gate, its super unit waits in the city [march 11, super 5]
given
    s61: blue 2 soldier, blue mobile-tower
orders red
    pass
orders blue
    retreat s61 to g6
expect
    told all: city-freed blue g6
    g6: blue city, blue 2 soldier
    blue techs: mobile-tower

case one squad alone wins the city back, all of it [retreat 4]
given
    s61: blue 3 soldier
    s41: blue soldier, blue village (since 1 builder blue)
    s41 lead: blue
    blue reserve: 6 soldier
orders red
    pass
orders blue
    retreat s61 to g6
expect
    told all: battle blue red g6 3 2
    s61: empty
    s41: blue soldier, blue village

# ---- occupied ----

# Red occupies Blue's city with two soldiers, and Blue has none on the map.
game tradewarz seats 2
    o11 o12 o13 o14 o23 o31 o45 o47 o51 o63 o65 o67: forest
    o15 o17 o24 o25 o26 o34 o35 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o33 o46 o53 o54 o55 o64 o66: mountain
    g2: red city, red 2 soldier
    g6: blue city, red 2 soldier
    red reserve: 6 soldier
    blue reserve: 10 soldier
    red supply: 23 silo
    blue supply: 23 silo
    red pile: b222, b123, b402, b330, b231, b420
    blue pile: b222, b411, b213, b303, b132, b420
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
    g6 lead: red

case while his city is occupied its owner cannot recruit [city 6]
orders red
    pass
orders blue
    recruit
expect
    refused blue 1: city-occupied [city 6]
    blue recruits-used: 0
    blue reserve: 10 soldier
    blue wheat: 6

case while his city is occupied its owner cannot recruit to a building either [city 6, recruit 6]
given
    s61: blue settlement
orders red
    pass
orders blue
    recruit s61
expect
    refused blue 1: city-occupied
    s61: blue settlement
    blue wheat: 6

case while his city is occupied its owner cannot play Volunteer [city 6]
given
    blue hand: volunteer
orders red
    pass
orders blue
    play volunteer
    pass
expect
    refused blue 1: city-occupied
    blue hand: volunteer
    blue reserve: 10 soldier

case while his city is occupied the free soldier of Superior fertility is forgone [city 6, recruit 7]
given
    blue economy: 4
    blue gold-xadlas: 1
    blue techs: higher-productivity, improved-building, free-annual-recruit
orders red
    pass
orders blue
    buy superior-fertility
expect
    told all: tech-bought blue superior-fertility
    told nobody: drafted blue
    blue reserve: 14 soldier
    g6: blue city, red 2 soldier

case while his city is occupied its owner may raise universities [city 6]
orders red
    pass
orders blue
    build university engineering 2
expect
    done blue 1
    blue engineering: 2
    blue gold: 3

case while his city is occupied its owner may buy techs [city 6]
given
    blue engineering: 1
orders red
    pass
orders blue
    buy improved-steel
expect
    done blue 1
    blue techs: improved-steel

case while his city is occupied its owner may march, play cards and trade [city 6]
given
    s61: blue 2 soldier
    s61 lead: blue
    blue reserve: 8 soldier
    blue hand: tax-chest
orders red
    trade blue give 1 lumber take 1 wheat
    pass
orders blue
    play tax-chest
    trade red give 1 wheat take 1 lumber
    march s61 via s62
expect
    done blue 1
    done blue 2
    done blue 3
    s62: blue 2 soldier
    blue gold: 8
    blue lumber: 7
    blue wheat: 5

case while his city is occupied its owner may build and take resources [city 6]
given
    s61: blue settlement
    o72: field, blue silo (for s61)
    blue supply: 22 silo
orders red
    pass
orders blue
    build village s61 o61
expect
    done blue 1
    s61: blue village
next season
orders red
    pass
orders blue
    resources gold
expect
    done blue 1

case techs of the owner of an occupied city keep working [city 8]
given season 5
    blue techs: generate-tax
orders red
    pass
orders blue
    pass
expect
    told all: income blue techs 0 0 0 2
    blue gold: 8

case the yearly yield of an occupied city goes to its occupier, besides his own [city 7]
given season 5
orders red
    pass
orders blue
    pass
expect
    told all: income red city 2 2 2 6
    told nobody: income blue city
    red lumber: 8
    red wheat: 8
    red mining: 8
    red gold: 12
    blue lumber: 6
    blue gold: 6

case the morale card of an occupied city goes to its occupier, besides his own [city 7]
given season 5
orders red
    pass
orders blue
    pass
expect
    told all: card-to-occupier red blue [city 7]
    told all: card-drawn red
    told nobody: card-drawn blue
    blue hand: empty

case the free soldier of an occupied city is lost [city 7, income 8]
given season 5
    blue techs: free-annual-recruit
orders red
    pass
orders blue
    pass
expect
    told all: no-free-soldier blue occupied
    told nobody: free-soldier blue
    told all: free-soldier red 1
    blue reserve: 10 soldier
    g6: blue city

case silos, villages and castles of the owner of an occupied city yield to him as ever [city 8, city 7]
given season 5
    s61: blue village (since 1 builder blue)
    o72: field, blue 2 silo (for s61)
    blue supply: 21 silo
orders red
    pass
orders blue
    pass
expect
    told all: income blue silos 0 2 0 0
    told all: income blue villages 0 0 0 1
    blue wheat: 8
    blue gold: 7

# ---- the end of an occupation ----

case an occupation ends at once when the occupier marches away [city 9]
orders red
    march g6 via s51
orders blue
    recruit
expect
    told all: city-freed blue g6
    done blue 1
    s51: red 2 soldier
    g6: blue city, blue soldier

case an occupation goes on as long as one occupier is left behind [city 9]
orders red
    march 1 g6 via s51
orders blue
    recruit
    pass
expect
    told nobody: city-freed
    refused blue 1: city-occupied
    g6: blue city, red soldier
    s51: red soldier

case an occupation ends when want of support takes the last occupier home [city 9, support 2, support 3]
given
    g6: blue city, red soldier
    s35: red 2 soldier
    s35 lead: red
    s36: red settlement
    s46: blue 2 soldier
    s46 lead: blue
    red reserve: 5 soldier
    blue reserve: 8 soldier
orders red
    pass
orders blue
    march s46 via s36
expect
    told all: raided blue red settlement s36
    told all: city-freed blue g6
    g6: blue city
    g2: red city, red 3 soldier

case an occupier may retreat, and the city is free [city 9]
given
    s61: red settlement
orders red
    retreat g6
orders blue
    recruit
expect
    told all: city-freed blue g6
    s61: red 2 soldier, red settlement
    done blue 1
    g6: blue city, blue soldier

case a city freed before the end of Spring yields to its owner again [city 9, city 7]
given season 5
orders red
    march g6 via s51
orders blue
    pass
expect
    told all: income blue city 1 1 1 3
    told all: income red city 1 1 1 3
    told all: free-soldier blue 1
    told all: card-drawn blue
    g6: blue city, blue soldier

case after Spring occupiers are sent home to the nearest building with room [city 10]
given season 5
    s63 s25: red settlement
orders red
    pass
orders blue
    pass
expect
    told all: income red city 2 2 2 6      # the city still yields to him
    then told all: sent-home red 2 g6 s63
    told all: city-freed blue g6
    s63: red 2 soldier, red settlement
    g6: blue city

case after Spring occupiers go to the building their owner named [city 10, home 6]
given season 5
    s63 s25: red settlement
orders red
    when displace: s25
    pass
orders blue
    pass
expect
    told all: sent-home red 2 g6 s25
    s25: red 2 soldier, red settlement

case after Spring occupiers without a building go to their own gate, behind the free soldier [city 10, income 9]
given season 5
orders red
    pass
orders blue
    pass
expect
    told all: free-soldier red 1
    then told all: sent-home red 2 g6 g2
    g2: red city, red 5 soldier
    red reserve: 5 soldier
    g6: blue city

case after Spring occupiers go to the reserve if their own gate is full [city 10, home 5]
given season 5
    g2: red city, red 5 soldier
    red reserve: 3 soldier
orders red
    pass
orders blue
    pass
expect
    told all: free-soldier red 1
    then told all: to-reserve red 2
    g2: red city, red 6 soldier
    red reserve: 4 soldier

case after any other season occupiers stay [city 10]
given season 4
orders red
    pass
orders blue
    pass
expect
    told nobody: sent-home
    g6: blue city, red 2 soldier

case a super unit of an occupier goes home with him after Spring [city 10, home 8]
given season 5
    g6: blue city, red 2 soldier, red battering-ram
    s63: red settlement
orders red
    pass
orders blue
    pass
expect
    s63: red 2 soldier, red battering-ram, red settlement

case the city that was occupied gives its owner all again in the next year [city 7, city 10]
given season 5
orders red
    pass
orders blue
    pass
expect
    told all: city-freed blue g6
next season
orders red
    pass
orders blue
    recruit
expect
    done blue 1
    g6: blue city, blue soldier

case an occupier may be joined by a squad of his own, up to the squad limit [march 9, city 4]
given
    g6: blue city, red soldier
    s51: red 2 soldier
    s51 lead: red
    s26: red settlement
    red reserve: 5 soldier
orders red
    march s51 via g6
expect
    told nobody: battle
    g6: blue city, red 3 soldier

# ---- a third seat ----

# Red occupies Blue's city with two soldiers. Green has two on s51, plays 4/1/1 and wins by 6 to 3; nobody of Red dies.
game tradewarz seats 3
    o11 o12 o13 o14 o23 o31 o45 o47 o51 o63 o65 o67: forest
    o15 o17 o24 o25 o26 o34 o35 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o33 o46 o53 o54 o55 o64 o66: mountain
    g2: red city, red 2 soldier
    g6: blue city, red 2 soldier
    red reserve: 6 soldier
    blue reserve: 10 soldier
    red supply: 23 silo
    blue supply: 23 silo
    red pile: b222, b123, b402, b330, b231, b420
    blue pile: b222, b411, b213, b303, b132, b420
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
    g6 lead: red
    s51: green 2 soldier
    s51 lead: green
    g4: green city, green 2 soldier
    green reserve: 6 soldier
    green supply: 23 silo
    green pile: b222, b411, b312, b303, b132, b402
    green sailed: 3
    green lumber: 6
    green wheat: 6
    green mining: 6
    green gold: 6

case a third seat that beats the occupier is the occupier then, for 1 Xadla [city 5]
orders green
    march s51 via g6
expect
    told all: battle green red g6 2 2
    told all: battle-won green red g6 6 3
    told all: xadla-battle green 1
    told nobody: xadla-city
    green gold-xadlas: 1
    g6: blue city, green soldier
    g6 lead: green
    g2: red city, red 4 soldier

case a third seat does not free the city for its owner [city 5, city 6]
orders green
    march s51 via g6
expect
    g6: blue city, green soldier
next season
orders blue
    recruit
    pass
expect
    refused blue 1: city-occupied

case an occupier has no help from the walls against a third seat either [city 2]
orders green
    march s51 via g6
expect
    told all: strength red 2 1 0 0 0 0 3
    told all: kills red 2 0 0 0 0 2
    told all: blocks red 3 0 0 0 0 3

case a third seat that conquers the city from its owner has 2 Xadlas, though it was taken before [city 5]
given
    g6: blue city
    g6 lead: none
    red reserve: 8 soldier
    green techs: grapeshot, trench-warfare, increased-fitness, gun-powder
    green pile: b222, b402, b312, b303, b132, b411
    blue pile: b222, b123, b213, b303, b132, b420
orders green
    march s51 via g6
expect
    told all: strength green 2 4 6 0 0 0 12
    told all: strength blue 0 1 0 0 6 0 7
    told all: xadla-city green 2
    g6: blue city, green 2 soldier
    green gold-xadlas: 2

case at equal strength a third seat goes back and the occupier stays [battle 15, city 5]
given
    red pile: b222, b213, b402, b330, b231, b420
    green pile: b222, b213, b312, b303, b132, b402
orders green
    march s51 via g6
expect
    told all: battle-drawn green red g6 4
    told all: went-back green 2 g6 s51
    s51: green 2 soldier
    g6: blue city, red 2 soldier
    green gold-xadlas: 0

case a third seat beaten by the occupier goes where the occupier says [city 11, home 7]
given
    red pile: b222, b411, b402, b330, b231, b420
    green pile: b222, b123, b312, b303, b132, b411
    s64 s61: green settlement
orders red
    when send-off: s64
    pass
orders green
    march s51 via g6
expect
    told all: battle-won red green g6 6 3
    told all: sent-off green 2 g6 s64
    red gold-xadlas: 1
    g6: blue city, red soldier
