# SPDX-License-Identifier: MIT
# Battles: how they begin, what counts in them, who dies, who wins, and what becomes of buildings and castles.

# Red on s35 stands beside Blue on s34, two against two. If nothing else is said Red plays 4/1/1 and Blue 2/1/3,
# so Red wins by 6 to 4 and nobody dies.
game tradewarz seats 2
    o11 o12 o13 o14 o23 o31 o45 o47 o51 o63 o65 o67: forest
    o15 o17 o24 o25 o26 o34 o35 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o33 o46 o53 o54 o55 o64 o66: mountain
    g2: red city, red 2 soldier
    g6: blue city, blue 2 soldier
    red reserve: 6 soldier
    blue reserve: 6 soldier
    red supply: 23 silo
    blue supply: 23 silo
    red pile: b222, b411, b402, b330, b231, b420
    blue pile: b222, b213, b411, b303, b132, b123
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
    s35: red 2 soldier
    s34: blue 2 soldier
    s35 lead: red
    s34 lead: blue

# ---- how it begins ----

case a march onto a square with enemy soldiers is a battle, and ends there [battle 1]
given
    dice march red s35: 1      # sun, three moves
orders red
    march s35 via s34 s33 s23
expect
    told all: battle red blue s34 2 2 [battle 1]
    told all: battle-won red blue s34 6 4
    s34: red 2 soldier
    s33: empty
    s35: empty
    red marches-used: 1

case who marched is the attacker, whoever is stronger [battle 1, battle 14]
given
    red pile: b222, b132, b402, b330, b231, b420
orders red
    march s35 via s34
expect
    told all: battle red blue s34 2 2
    told all: battle-won blue red s34 4 3
    told all: went-back red 2 s34 s35
    s34: blue 2 soldier

case the soldiers left behind take no part in the battle [battle 1]
given
    s35: red 3 soldier
    s26: red settlement
    red reserve: 5 soldier
orders red
    march 1 s35 via s34
expect
    told all: battle red blue s34 1 2
    told all: strength red 1 4 0 0 0 0 5
    s35: red 2 soldier

case in a battle first kills come before morale cards, these before battle cards, then strength, casualties, winner, ways home [battle 2]
given
    s35: red 2 soldier, red super-cannons
    red hand: extra-strength
    blue hand: extra-block
orders red
    attack with extra-strength
    march s35 via s34
orders blue
    defend with extra-block
    pass
expect
    told all: battle red blue s34 2 2
    then told all: first-blood red super-cannons blue
    then told all: burned red b222             # both cards and the morale cards are shown at once
    then told all: strength red 2 4 0 3 0 1 10
    then told all: losses red 0 1 1 2
    then told all: battle-won red blue s34 10 3
    then told all: displaced blue 1 s34 g6
    told all: first-blood red super-cannons blue
    then told all: committed red extra-strength
    then told all: strength red 2 4 0 3 0 1 10

case soldiers of an ally are met without battle [battle 1, ally 6]
given seats 3
    g4: green city, green 2 soldier
    green reserve: 8 soldier
    green supply: 23 silo
    green pile: b321, b402, b312, b222, b132, b411
    green sailed: 3
    green lumber: 6
    green wheat: 6
    green mining: 6
    green gold: 6
    red alliance: 1
    blue alliance: 1
orders red
    march s35 via s34
expect
    told nobody: battle
    s34: red 2 soldier, blue 2 soldier
    s35: empty

# ---- called off ----

case a defender may cancel the battle for 2 gold to the attacker, who goes back [battle 3]
given
    blue hand: cancel-battle
orders red
    march s35 via s34
orders blue
    when cancel-battle: yes
    pass
expect
    told all: cancelled blue red s34 [battle 3]
    told all: paid-off blue red 2
    told nobody: battle-won
    s35: red 2 soldier
    s34: blue 2 soldier
    red gold: 8
    blue gold: 4
    blue hand: empty
    morale-deck has 3 cancel-battle
    red gold-xadlas: 0
    red marches-used: 1             # the token is spent

case a list of cards to lay names no Cancel battle: it says how that is played, and lays the rest [letters 10, battle 8]
given
    red hand: cancel-battle, extra-strength
    blue hand: cancel-battle, road-gang
orders red
    attack with cancel-battle extra-strength
    march s35 via s34
orders blue
    defend with cancel-battle road-gang
    pass
expect
    told red: cancel-by-policy cancel-battle [letters 10]
    told all: committed red extra-strength
    told nobody: cancelled
    used red 1
    red hand: cancel-battle
    not used blue 1
    told blue 1 times: cancel-by-policy cancel-battle
    told only blue: not-now road-gang march [morale 2]

case a list none of whose cards is held says so, once [letters 10, morale 2]
given
    blue hand: extra-block
orders red
    march s35 via s34
orders blue
    defend with extra-strength extra-kill
    defend with extra-block extra-strength
    pass
expect
    not used blue 1
    told blue 1 times: not-held extra-strength
    told blue 1 times: not-held extra-kill
    used blue 2
    told nobody: not-held extra-block

case an attacker may cancel his own battle for 2 gold to the defender [battle 3]
given
    red hand: cancel-battle
orders red
    when cancel-battle: yes
    march s35 via s34
orders blue
    pass
expect
    told all: cancelled red blue s34
    told all: paid-off red blue 2
    red gold: 4
    blue gold: 8
    red hand: empty
    s35: red 2 soldier
    s34: blue 2 soldier

case after a cancelled battle the attacker is on the space before, not where his march began [battle 3, home 2]
given
    s35: empty
    s35 lead: none
    s25: red 2 soldier
    s25 lead: red
    blue hand: cancel-battle
    dice march red s25: 4      # wind, two moves
orders red
    march s25 via s35 s34
orders blue
    when cancel-battle: yes
    pass
expect
    told all: cancelled blue red s34
    s25: empty
    s35: red 2 soldier

case a crossing built on the way to a battle that is cancelled stays, and its price is kept [battle 3, cross 7]
given
    s35: empty
    s35 lead: none
    s25: red 2 soldier
    s25 lead: red
    blue hand: cancel-battle
orders red
    march s25 via s34 by road
orders blue
    when cancel-battle: yes
    pass
expect
    told all: cancelled blue red s34
    s25: red 2 soldier
    o35: mine, road
    red lumber: 5
    red mining: 5

case after a cancelled battle a squad that came from its gate is back on the gate [battle 3, home 2]
given
    s35: empty
    s35 lead: none
    s34: empty
    s34 lead: none
    s26: blue 2 soldier
    s26 lead: blue
    red reserve: 8 soldier
    blue hand: cancel-battle
orders red
    march 2 g2 via s26
orders blue
    when cancel-battle: yes
    pass
expect
    told all: cancelled blue red s26
    g2: red city, red 2 soldier
    s26: blue 2 soldier

case if the attacker cancels, the defender is not asked and keeps his card and gold [battle 4]
given
    red hand: cancel-battle
    blue hand: cancel-battle
orders red
    when cancel-battle: yes
    march s35 via s34
orders blue
    when cancel-battle: yes
    pass
expect
    told all: cancelled red blue s34
    not used blue 1
    blue hand: cancel-battle
    red gold: 4
    blue gold: 8

case without 2 gold a battle cannot be cancelled [battle 4]
given
    blue hand: cancel-battle
    blue gold: 1
orders red
    march s35 via s34
orders blue
    when cancel-battle: yes
    pass
expect
    told nobody: cancelled
    told all: battle-won red blue s34
    blue hand: cancel-battle
    blue gold: 1

case if the attacker wants to cancel and cannot pay, the defender is asked [battle 4]
given
    red hand: cancel-battle
    red gold: 1
    blue hand: cancel-battle
orders red
    when cancel-battle: yes
    march s35 via s34
orders blue
    when cancel-battle: yes
    pass
expect
    told all: cancelled blue red s34
    red hand: cancel-battle
    red gold: 3
    blue gold: 4

case without an answer a Cancel battle card is not played [battle 4]
given
    red hand: cancel-battle
    blue hand: cancel-battle
orders red
    march s35 via s34
orders blue
    pass
expect
    told nobody: cancelled
    told all: battle-won red blue s34
    red hand: cancel-battle
    blue hand: cancel-battle

case cancelling may be answered for one's attacks apart from one's defences [battle 4, letters 10]
given
    blue hand: cancel-battle
orders red
    march s35 via s34
orders blue
    when cancel-battle if role = attack: yes
    pass
expect
    told nobody: cancelled
    blue hand: cancel-battle

case a cancelled battle burns no card and kills nobody, first kills included [battle 4, battle 6]
given
    s35: red 2 soldier, red super-cannons
    s34: blue 2 soldier, blue trebuchet
    blue hand: cancel-battle
orders red
    march s35 via s34
orders blue
    when cancel-battle: yes
    pass
expect
    told nobody: first-blood
    told nobody: burned
    s35: red 2 soldier, red super-cannons
    s34: blue 2 soldier, blue trebuchet
    red pile top: b222, b411
    blue pile top: b222, b213
    red used: empty
    red reserve: 6 soldier

# ---- first kills ----

case Super cannons that attack kill one defender before the battle [battle 5]
given
    s35: red 2 soldier, red super-cannons
orders red
    march s35 via s34
expect
    told all: first-blood red super-cannons blue [battle 5]
    told all: strength red 2 4 0 3 0 0 9
    told all: strength blue 1 2 0 0 0 0 3
    blue reserve: 7 soldier
    s34: red 2 soldier, red super-cannons

case Super cannons that defend add their strength and kill nobody [battle 5]
given
    s34: blue 2 soldier, blue super-cannons
orders red
    march s35 via s34
expect
    told nobody: first-blood
    told all: strength blue 2 2 0 3 0 0 7
    told all: battle-won blue red s34 7 6
    red reserve: 6 soldier

case a Trebuchet that defends kills one attacker before the battle [battle 5]
given
    s34: blue 2 soldier, blue trebuchet
orders red
    march s35 via s34
expect
    told all: first-blood blue trebuchet red
    told all: strength red 1 4 0 0 0 0 5
    told all: strength blue 2 2 0 3 0 0 7
    red reserve: 7 soldier
    s35: red soldier

case a Trebuchet that attacks adds its strength and kills nobody [battle 5]
given
    s35: red 2 soldier, red trebuchet
orders red
    march s35 via s34
expect
    told nobody: first-blood
    told all: strength red 2 4 0 3 0 0 9
    told all: battle-won red blue s34 9 4

case first kills fall on both sides at once [battle 6]
given
    s35: red 2 soldier, red super-cannons
    s34: blue 2 soldier, blue trebuchet
orders red
    march s35 via s34
expect
    told all: first-blood red super-cannons blue
    told all: first-blood blue trebuchet red
    told all: strength red 1 4 0 3 0 0 8
    told all: strength blue 1 2 0 3 0 0 6
    red reserve: 7 soldier
    blue reserve: 7 soldier

case no block helps against a first kill [battle 6]
given
    s35: red 2 soldier, red super-cannons
    blue techs: hardened-steel, battlefield-obstacles
    blue hand: extra-block
orders red
    march s35 via s34
orders blue
    defend with extra-block
    pass
expect
    told all: first-blood red super-cannons blue
    told all: strength blue 1 2 0 0 0 0 3
    told all: losses blue 0 1 7 1
    blue reserve: 7 soldier

case a defender whose last soldier falls to a first kill has lost at once, and no card is burned [battle 7]
given
    s35: red 2 soldier, red super-cannons
    s34: blue soldier, blue settlement
    blue reserve: 7 soldier
orders red
    march s35 via s34
expect
    told all: battle-won red blue s34
    told all: building-lost blue settlement s34
    told nobody: burned
    told nobody: card-shown
    s34: red 2 soldier, red super-cannons
    red gold-xadlas: 1
    blue reserve: 8 soldier
    red pile top: b222, b411

case an attacker whose last soldier falls to a first kill has lost at once, and no card is burned [battle 7, super 5]
given
    s35: red soldier, red cavalry
    s34: blue 2 soldier, blue trebuchet
    red reserve: 7 soldier
orders red
    march s35 via s34
expect
    told all: battle-won blue red s34
    told nobody: burned
    told all: unit-home red cavalry
    red techs: cavalry
    s35: empty
    s34: blue 2 soldier, blue trebuchet
    blue gold-xadlas: 1
    red gold-xadlas: 0
    red reserve: 8 soldier

case if first kills leave nobody on either side, nobody wins and the building stays [battle 7]
given
    s35: red soldier, red super-cannons
    s34: blue soldier, blue trebuchet, blue village (since 1 builder blue)
    red reserve: 7 soldier
    blue reserve: 7 soldier
orders red
    march s35 via s34
expect
    told all: battle-void red blue s34 [battle 7]
    told nobody: battle-won
    told nobody: burned
    s34: blue village
    red gold-xadlas: 0
    blue gold-xadlas: 0
    red reserve: 8 soldier
    blue reserve: 8 soldier
    red techs: super-cannons
    blue techs: trebuchet

# ---- morale cards ----

case morale cards are laid open with the battle card and add up [battle 8, battle 10]
given
    red hand: war-banner, extra-strength, extra-kill
    blue hand: extra-block, 2 extra-strength
orders red
    attack with war-banner extra-strength extra-kill
    march s35 via s34
orders blue
    defend with extra-block extra-strength
    pass
expect
    told all: committed red war-banner [battle 8]
    told all: committed red extra-strength
    told all: committed red extra-kill
    told all: committed blue extra-block
    told all: committed blue extra-strength
    told all: strength red 2 4 0 0 0 3 9
    told all: kills red 1 0 0 0 1 2
    told all: strength blue 2 2 0 0 0 1 5
    told all: blocks blue 3 0 0 0 1 4
    red hand: empty
    blue hand: extra-strength

case a seat that chose no morale card lays none [battle 8, letters 10]
given
    red hand: war-banner
    blue hand: extra-block
orders red
    march s35 via s34
orders blue
    attack with extra-block    # for attacks, and Blue defends
    pass
expect
    told nobody: committed
    told all: strength red 2 4 0 0 0 0 6
    told all: blocks blue 3 0 0 0 0 3
    red hand: war-banner
    blue hand: extra-block

case morale cards may be chosen by the strength known before any card is shown [battle 8, letters 11]
given
    blue techs: army-camps
    red hand: war-banner, extra-strength
orders red
    when morale-attack if theirs > 4: war-banner
    when morale-attack if mine = 2 and theirs = 4: extra-strength
    march s35 via s34
expect
    told all: committed red extra-strength
    told nobody: committed red war-banner
    told all: strength red 2 4 0 0 0 1 7
    told all: strength blue 2 2 2 0 0 0 6
    red hand: war-banner

case a morale card for battles cannot be played as a line of one's turn [battle 8, morale 2]
given
    red hand: war-banner
orders red
    play war-banner
expect
    refused red 1: not-now war-banner battle
    red hand: war-banner

# ---- battle cards ----

case each side burns its top card and plays the next one [battle 9]
orders red
    march s35 via s34
expect
    told all: burned red b222 [battle 9]
    told all: card-shown red b411
    told all: burned blue b222
    told all: card-shown blue b213
    red used: b222, b411
    blue used: b222, b213
    red pile: b402, b330, b231, b420
    blue pile: b411, b303, b132, b123

case the second battle goes on where the pile was left [battle 9]
orders red
    march s35 via s34
expect
    red pile top: b402, b330
next season
given
    s24: blue 2 soldier
    s24 lead: blue
    g6: blue city, blue 2 soldier
orders red
    march s34 via s24
expect
    told all: burned red b402
    told all: card-shown red b330
    told all: burned blue b411
    told all: card-shown blue b303
    red pile: b231, b420
    red used: b222, b411, b402, b330

case when all six cards are used they are shuffled and are the pile again [battle 9]
given
    red pile: b231, b420
    red used: b222, b411, b402, b330
orders red
    march s35 via s34
expect
    told all: burned red b231
    told all: card-shown red b420
    red pile: b222, b411, b402, b330, b231, b420
    red used: empty
    blue used: b222, b213

case after the shuffle the cards are burned and played in their new order [battle 9]
given
    red pile: b231, b420
    red used: b222, b411, b402, b330
    shuffle red pile: b402, b222
orders red
    march s35 via s34
expect
    told all: card-shown red b420
next season
given
    s24: blue 2 soldier
    s24 lead: blue
    g6: blue city, blue 2 soldier
orders red
    march s34 via s24
expect
    told all: burned red b402
    told all: card-shown red b222

# ---- strength, kills, blocks ----

case the attacker adds up soldiers, card, military techs, super unit and morale [battle 10, tech 5]
given
    s35: red 2 soldier, red cavalry
    red techs: military-discipline, offensive-tactics, improved-steel
    red hand: war-banner
orders red
    attack with war-banner
    march s35 via s34
expect
    told all: tech-counts red military-discipline
    told all: tech-counts red offensive-tactics
    told nobody: tech-counts red improved-steel    # of engineering
    told all: strength red 2 4 2 1 0 2 11 [battle 10]
    told all: kills red 1 1 1 0 0 3
    told all: blocks red 1 0 2 0 0 3

case the defender adds up soldiers, card, engineering techs, super unit and morale [battle 10, tech 5]
given
    s34: blue 2 soldier, blue defensive-equipment
    blue techs: improved-steel, longbow, military-discipline
    blue hand: extra-kill
orders red
    march s35 via s34
orders blue
    defend with extra-kill
    pass
expect
    told nobody: tech-counts blue military-discipline
    told all: strength blue 2 2 2 1 0 0 7
    told all: kills blue 1 3 0 0 1 5
    told all: blocks blue 3 0 2 0 0 5
    told all: battle-won blue red s34 7 6
    told all: losses red 2 5 1 2

case a super unit that waits in the city does not count [battle 10, super 6]
given
    red techs: cavalry
orders red
    march s35 via s34
expect
    told all: strength red 2 4 0 0 0 0 6
    told nobody: tech-counts red cavalry

case soldiers add neither kills nor blocks [battle 10]
given
    s35: red 3 soldier
    s34: blue 3 soldier
    s26: red settlement
    s41: blue settlement
    red reserve: 5 soldier
    blue reserve: 5 soldier
orders red
    march s35 via s34
expect
    told all: strength red 3 4 0 0 0 0 7
    told all: kills red 1 0 0 0 0 1
    told all: blocks red 1 0 0 0 0 1
    told all: kills blue 1 0 0 0 0 1
    told all: blocks blue 3 0 0 0 0 3

# ---- casualties ----

case casualties are the enemy's kills less the own blocks, and the dead go to the reserve [battle 13]
given
    blue pile: b213, b222, b411, b303, b132, b123
orders red
    march s35 via s34
expect
    told all: losses red 1 2 1 2 [battle 13]
    told all: losses blue 0 1 2 2      # never below 0
    s34: red soldier
    red reserve: 7 soldier
    blue reserve: 6 soldier

case casualties are never more than the soldiers there [battle 13]
given
    blue pile: b222, b231, b411, b303, b132, b123
    blue techs: longbow
orders red
    march s35 via s34
expect
    told all: strength blue 2 2 1 0 0 0 5
    told all: losses red 2 5 1 2
    red reserve: 8 soldier

case casualties fall on both sides at once and do not lower the strength counted [battle 13, battle 14]
given
    red pile: b222, b330, b402, b411, b231, b420
    blue pile: b213, b222, b411, b303, b132, b123
orders red
    march s35 via s34
expect
    told all: losses red 2 2 0 2
    told all: losses blue 1 3 2 2
    told all: battle-won red blue s34 5 4
    red gold-xadlas: 1
    s34: empty
    red reserve: 8 soldier
    blue reserve: 7 soldier
    g6: blue city, blue 3 soldier

case who died may be recruited again at once [battle 13]
given
    red pile: b411, b420, b402, b330, b231, b222
    blue pile: b213, b231, b411, b303, b132, b123
    s41: blue 3 soldier, blue settlement
    s31 s61: blue settlement
    g6: blue city, blue 5 soldier
    blue reserve: empty
orders red
    march s35 via s34
orders blue
    recruit
expect
    told all: losses blue 1 2 1 2
    then told all: recruited blue g6
    done blue 1
    g6: blue city, blue 6 soldier
    blue reserve: empty
    blue lumber: 3
    blue wheat: 3

# ---- winner ----

case the stronger attacker wins and receives a gold Xadla [battle 14]
orders red
    march s35 via s34
expect
    told all: battle-won red blue s34 6 4 [battle 14]
    told all: xadla-battle red 1
    red gold-xadlas: 1
    blue gold-xadlas: 0
    s34: red 2 soldier
    g6: blue city, blue 4 soldier

case the stronger defender wins and receives a gold Xadla [battle 14]
given
    red pile: b222, b132, b402, b330, b231, b420
    s34: blue 2 soldier, blue settlement
orders red
    march s35 via s34
expect
    told all: xadla-battle blue 1
    blue gold-xadlas: 1
    red gold-xadlas: 0
    s34: blue 2 soldier, blue settlement

case at equal strength nobody wins, casualties fall, the attacker goes back and the building stays [battle 15]
given
    red pile: b222, b231, b402, b330, b411, b420
    blue pile: b213, b222, b411, b303, b132, b123
    s34: blue 2 soldier, blue settlement
orders red
    march s35 via s34
expect
    told all: battle-drawn red blue s34 4 [battle 15]
    told nobody: xadla-battle
    told all: losses red 1 2 1 2
    told all: losses blue 1 3 2 2
    told all: went-back red 1 s34 s35
    s35: red soldier
    s34: blue soldier, blue settlement
    red gold-xadlas: 0
    blue gold-xadlas: 0

case at equal strength an attacker may lose all his soldiers too [battle 15, battle 13]
given
    red pile: b222, b231, b402, b330, b411, b420
    blue pile: b222, b231, b411, b303, b132, b123
orders red
    march s35 via s34
expect
    told all: battle-drawn red blue s34 4
    told all: losses red 2 3 1 2
    told all: losses blue 2 3 1 2
    told nobody: went-back
    s34 s35: empty
    red reserve: 8 soldier
    blue reserve: 8 soldier

case a beaten defender's settlement is destroyed and its silo goes back to his supply [battle 16, raid 3]
given
    s34: blue 2 soldier, blue settlement
    o34: mine, blue silo (for s34)
    blue supply: 22 silo
orders red
    march s35 via s34
expect
    told all: building-lost blue settlement s34 [battle 16]
    s34: red 2 soldier
    o34: mine
    blue supply: 23 silo
    told nobody: raided

case a beaten defender's village is destroyed even if no attacker survives [battle 16, battle 17]
given
    red pile: b222, b330, b402, b411, b231, b420
    blue pile: b213, b222, b411, b303, b132, b123
    s34: blue 2 soldier, blue village (since 1 builder blue)
    o34: mine, blue silo (for s34)
    o45: forest, blue silo (for s34)
    blue supply: 21 silo
orders red
    march s35 via s34
expect
    told all: battle-won red blue s34 5 4
    told all: building-lost blue village s34
    s34: empty
    o34: mine
    o45: forest
    blue supply: 23 silo
    red gold-xadlas: 1

case a defender who wins keeps his village though all his soldiers died [battle 18]
given
    red pile: b222, b231, b402, b330, b411, b420
    blue pile: b213, b420, b411, b303, b132, b123
    s34: blue 2 soldier, blue village (since 1 builder blue)
orders red
    march s35 via s34
expect
    told all: battle-won blue red s34 6 4
    told all: losses blue 2 3 0 2
    told nobody: building-lost
    told nobody: raided
    s34: blue village
    s35: red soldier
    blue gold-xadlas: 1
    told all: went-back red 1 s34 s35

case a defender at equal strength keeps his village though all his soldiers died [battle 18, battle 15]
given
    red pile: b222, b231, b402, b330, b411, b420
    blue pile: b213, b231, b411, b303, b132, b123
    s35: red 3 soldier
    s34: blue 3 soldier, blue village (since 1 builder blue)
    s26: red settlement
    red reserve: 5 soldier
    blue reserve: 5 soldier
    red hand: extra-kill, extra-block
orders red
    attack with extra-kill extra-block
    march s35 via s34
expect
    told all: battle-drawn red blue s34 5
    told all: losses blue 3 4 1 3
    told all: losses red 1 3 2 3
    s34: blue village
    s35: red 2 soldier
    blue gold-xadlas: 0
    red gold-xadlas: 0

case a beaten defender leaves the square even if nobody is left to take it [battle 19]
given
    red pile: b222, b330, b402, b411, b231, b420
    blue pile: b213, b222, b411, b303, b132, b123
orders red
    march s35 via s34
expect
    told all: losses red 2 2 0 2
    told all: displaced blue 1 s34 g6
    s34: empty

case a seat of several may be attacked twice in one season, each time with new cards [battle 9]
given seats 3
    g4: green city, green 2 soldier
    s33: green 2 soldier
    s33 lead: green
    green reserve: 6 soldier
    green supply: 23 silo
    green pile: b321, b402, b312, b222, b132, b411
    green sailed: 3
    green lumber: 6
    green wheat: 6
    green mining: 6
    green gold: 6
    red pile: b222, b132, b402, b330, b231, b420
orders red
    march s35 via s34
orders green
    march s33 via s34
expect
    told all: battle-won blue red s34 4 3
    then told all: battle green blue s34 2 2
    told all: burned blue b411
    told all: card-shown blue b303
    blue used: b222, b213, b411, b303

# ---- castles ----

# As above, but it is Summer of the second year, on s34 stands a castle of Blue without soldiers, and Red plays
# 4/0/2, so Red wins by 6 to 4 and nobody dies.
game tradewarz seats 2
    o11 o12 o13 o14 o23 o31 o45 o47 o51 o63 o65 o67: forest
    o15 o17 o24 o25 o26 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o33 o46 o53 o54 o55 o64 o66: mountain
    g2: red city, red 2 soldier
    g6: blue city, blue 2 soldier
    red reserve: 6 soldier
    blue reserve: 8 soldier
    red supply: 23 silo
    blue supply: 21 silo
    red pile: b222, b402, b411, b330, b231, b420
    blue pile: b222, b213, b411, b303, b132, b123
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
    s35: red 2 soldier
    s34: blue village (since 1 builder blue), blue castle (since 2 builder blue)
    s35 lead: red
    o34: mine, blue silo (for s34)
    o35: mine, blue silo (for s34)
    blue silver-xadlas: 1

case an unguarded castle is no raid but a battle, with its owner's battle card [battle 1, castle 5, raid 4]
given season 6
orders red
    march s35 via s34
expect
    told all: battle red blue s34 2 0
    told nobody: raided
    told all: burned blue b222
    told all: card-shown blue b213
    told all: strength blue 0 2 0 0 2 0 4
    told all: kills blue 1 0 0 1 0 2
    told all: blocks blue 3 0 0 1 0 4
    told all: xadla-battle red 1
    red gold-xadlas: 1

case a castle gives its soldiers 2 strength, 1 kill and 1 block besides [battle 11, castle 5]
given season 6
    s34: blue 2 soldier, blue village (since 1 builder blue), blue castle (since 2 builder blue)
    blue reserve: 6 soldier
orders red
    march s35 via s34
expect
    told all: strength blue 2 2 0 0 2 0 6
    told all: kills blue 1 0 0 1 0 2
    told all: blocks blue 3 0 0 1 0 4
    told all: strength red 2 4 0 0 0 0 6

case an attacker has nothing of the castle he comes from [battle 11]
given season 6
    s34: blue 2 soldier
    s34 lead: blue
    s35: red 2 soldier, red village (since 1 builder red), red castle (since 2 builder red)
    red silver-xadlas: 1
    blue silver-xadlas: 0
    o34 o35: mine
    blue supply: 23 silo
    blue reserve: 6 soldier
orders red
    march s35 via s34
expect
    told all: strength red 2 4 0 0 0 0 6
    told all: kills red 0 0 0 0 0 0
    told all: blocks red 2 0 0 0 0 2

case in an unguarded castle no tech counts but Village defences and Upgrade all fortified castles [battle 12, tech 8]
given season 6
    blue techs: army-camps, improved-steel, village-defences, fortified-castles
    blue pile: b222, b303, b411, b213, b132, b123
orders red
    march s35 via s34
expect
    told all: tech-counts blue village-defences
    told all: tech-counts blue fortified-castles
    told nobody: tech-counts blue army-camps
    told nobody: tech-counts blue improved-steel
    told all: strength blue 0 3 2 0 2 0 7
    told all: kills blue 0 2 0 1 0 3
    told all: blocks blue 3 2 0 1 0 6
    told all: battle-won blue red s34 7 6
    blue gold-xadlas: 1

case an unguarded castle fights with its owner's morale cards [battle 12]
given season 6
    blue hand: extra-strength, extra-block
orders red
    march s35 via s34
orders blue
    defend with extra-strength extra-block
    pass
expect
    told all: strength blue 0 2 0 0 2 1 5
    told all: blocks blue 3 0 0 1 1 5

case in a guarded castle every engineering tech counts [battle 12, tech 8]
given season 6
    s34: blue soldier, blue village (since 1 builder blue), blue castle (since 2 builder blue)
    blue reserve: 7 soldier
    blue techs: army-camps, village-defences, fortified-castles
orders red
    march s35 via s34
expect
    told all: strength blue 1 2 4 0 2 0 9
    told all: kills blue 1 2 0 1 0 4
    told all: blocks blue 3 3 0 1 0 7

case a super unit whose squad fell to a first kill counts no more, nor do the techs of the castle left alone [battle 6, battle 12, super 5]
given season 6
    s35: red 2 soldier, red super-cannons
    s34: blue soldier, blue trebuchet, blue village (since 1 builder blue), blue castle (since 2 builder blue)
    blue reserve: 7 soldier
    blue techs: army-camps
    blue pile: b222, b303, b411, b213, b132, b123
orders red
    march s35 via s34
expect
    told all: first-blood red super-cannons blue
    told all: first-blood blue trebuchet red       # at once, so it kills all the same
    told all: strength red 1 4 0 3 0 0 8
    told all: strength blue 0 3 0 0 2 0 5
    told nobody: tech-counts blue army-camps
    s34: red soldier, red super-cannons, red village, red castle
    blue techs: army-camps, trebuchet

case an attacker emptied by a first kill has lost to a castle that was emptied too [battle 7]
given season 6
    s35: red soldier, red super-cannons
    red reserve: 7 soldier
    s34: blue soldier, blue trebuchet, blue village (since 1 builder blue), blue castle (since 2 builder blue)
    blue reserve: 7 soldier
orders red
    march s35 via s34
expect
    told all: battle-won blue red s34
    told nobody: burned
    s34: blue village, blue castle
    blue gold-xadlas: 1
    red gold-xadlas: 0

case the owner of an unguarded castle may cancel the battle for it [battle 3, castle 5]
given season 6
    blue hand: cancel-battle
orders red
    march s35 via s34
orders blue
    when cancel-battle: yes
    pass
expect
    told all: cancelled blue red s34
    s35: red 2 soldier
    s34: blue village, blue castle
    blue gold: 4

case Upgrade all fortified castles counts at a castle that was taken, too [castle 5, tech 8]
given season 6
    s34: blue 2 soldier, blue village (since 1 builder red), blue castle (since 2 builder red)
    blue reserve: 6 soldier
    blue techs: fortified-castles
orders red
    march s35 via s34
expect
    told all: strength blue 2 2 1 0 2 0 7
    told all: blocks blue 3 1 0 1 0 5

case a castle that is beaten goes to the victor with its village and its silver Xadla [castle 6]
given season 6
orders red
    march s35 via s34
expect
    told all: castle-taken red blue s34 [castle 6]
    s34: red 2 soldier, red village, red castle
    told nobody: building-lost
    red silver-xadlas: 1
    blue silver-xadlas: 0

case the beaten garrison of a castle that is taken leaves it [castle 6, battle 19, home 1]
given season 6
    s34: blue soldier, blue village (since 1 builder blue), blue castle (since 2 builder blue)
    blue reserve: 7 soldier
orders red
    march s35 via s34
expect
    told all: battle-won red blue s34 6 5
    told all: displaced blue 1 s34 g6
    s34: red 2 soldier, red village, red castle
    red silver-xadlas: 1

case an attacker who wins at a castle and loses all his soldiers has his Xadla, but not the castle [battle 17, castle 6]
given season 6
    blue pile: b222, b231, b411, b303, b132, b123
orders red
    march s35 via s34
expect
    told all: battle-won red blue s34 6 4
    told all: losses red 2 4 2 2
    told nobody: castle-taken
    told nobody: building-lost
    red gold-xadlas: 1
    s34: blue village, blue castle
    blue silver-xadlas: 1
    red silver-xadlas: 0
    blue supply: 21 silo

case beaten soldiers stay in a castle that was not taken [battle 19]
given season 6
    s34: blue soldier, blue village (since 1 builder blue), blue castle (since 2 builder blue)
    blue reserve: 7 soldier
    blue pile: b222, b231, b411, b303, b132, b123
orders red
    march s35 via s34
expect
    told all: battle-won red blue s34 6 5
    told all: losses red 2 4 2 2
    told nobody: displaced
    s34: blue soldier, blue village, blue castle
    red gold-xadlas: 1

case at equal strength a castle is not taken, though its soldiers all died [battle 15, battle 18]
given season 6
    s34: blue soldier, blue village (since 1 builder blue), blue castle (since 2 builder blue)
    blue reserve: 7 soldier
    red pile: b222, b330, b402, b411, b231, b420
    blue pile: b213, b222, b411, b303, b132, b123
    red techs: increased-fitness
    red hand: extra-kill
orders red
    attack with extra-kill
    march s35 via s34
expect
    told all: battle-drawn red blue s34 5
    told all: losses blue 1 4 3 1
    told all: losses red 1 3 2 2
    s34: blue village, blue castle
    s35: red soldier
    blue silver-xadlas: 1

case a taken castle has silos of its new owner on the same octagons [castle 7]
given season 6
orders red
    march s35 via s34
expect
    o34: mine, red silo (for s34)
    o35: mine, red silo (for s34)
    red supply: 21 silo
    blue supply: 23 silo

case two silos on one octagon are replaced there [castle 7]
given season 6
    o34: mine
    o35: mine, blue 2 silo (for s34)
orders red
    march s35 via s34
expect
    o34: mine
    o35: mine, red 2 silo (for s34)
    blue supply: 23 silo

case a captor with one silo places it on the lower octagon [castle 7]
given season 6
    red supply: silo
orders red
    march s35 via s34
expect
    o34: mine, red silo (for s34)
    o35: mine
    red supply: empty
    blue supply: 23 silo

case a captor without a silo takes the castle without silos [castle 7]
given season 6
    red supply: empty
orders red
    march s35 via s34
expect
    s34: red 2 soldier, red village, red castle
    o34 o35: mine
    blue supply: 23 silo

case extra silos of a tech go back to the loser when his castle is taken [castle 7, build 14]
given season 6
    blue techs: three-extra-silos
    o35: mine, blue silo (for s34), blue 3 silo (for s34 by three-extra-silos)
    blue supply: 18 silo
orders red
    march s35 via s34
expect
    o34: mine, red silo (for s34)
    o35: mine, red silo (for s34)
    blue supply: 23 silo

case a taken castle yields to its new owner: 2 gold, 1 for its village, and its silos [castle 8]
given season 10               # Spring of the second year
orders red
    march s35 via s34
orders blue
    pass
expect
    told all: income red castles 0 0 0 2
    told all: income red villages 0 0 0 1
    told all: income red silos 0 0 2 0
    red gold: 12              # the city brings 3
    red mining: 9
    red silver-xadlas: 1
    told nobody: income blue castles

case a castle may be taken back, and its silver Xadla with it [castle 6, castle 8]
given season 6
    s33: blue 2 soldier
    s33 lead: blue
    blue reserve: 6 soldier
    blue pile: b222, b213, b123, b411, b303, b132
    red pile: b222, b402, b411, b123, b231, b420
    blue techs: grapeshot, increased-fitness
orders red
    march s35 via s34
orders blue
    march s33 via s34
expect
    told all: castle-taken red blue s34
    then told all: strength blue 2 4 2 0 0 0 8
    then told all: castle-taken blue red s34
    s34: blue 2 soldier, blue village, blue castle
    o34: mine, blue silo (for s34)
    o35: mine, blue silo (for s34)
    red supply: 23 silo
    blue silver-xadlas: 1
    red silver-xadlas: 0

case a Battering ram cancels the strength and the block of the castle it attacks, not its kill [castle 9]
given season 6
    s35: red 2 soldier, red battering-ram
    s34: blue soldier, blue village (since 1 builder blue), blue castle (since 2 builder blue)
    blue reserve: 7 soldier
orders red
    march s35 via s34
expect
    told all: strength red 2 4 0 2 0 0 8
    told all: strength blue 1 2 0 0 0 0 3
    told all: kills blue 1 0 0 1 0 2
    told all: blocks blue 3 0 0 0 0 3

case a Battering ram cancels strength and block of Upgrade all fortified castles too, and leaves Village defences [castle 9]
given season 6
    s35: red 2 soldier, red battering-ram
    s34: blue soldier, blue village (since 1 builder blue), blue castle (since 2 builder blue)
    blue reserve: 7 soldier
    blue techs: village-defences, fortified-castles
orders red
    march s35 via s34
expect
    told all: strength blue 1 2 1 0 0 0 4
    told all: kills blue 1 2 0 1 0 4
    told all: blocks blue 3 1 0 0 0 4

case a Mobile tower cancels as much [castle 9]
given season 6
    s35: red 2 soldier, red mobile-tower
    blue techs: village-defences, fortified-castles
orders red
    march s35 via s34
expect
    told all: strength red 2 4 0 1 0 0 7
    told all: kills red 0 0 1 0 0 1
    told all: blocks red 2 0 1 0 0 3
    told all: strength blue 0 2 1 0 0 0 3
    told all: kills blue 1 2 0 1 0 4
    told all: blocks blue 3 1 0 0 0 4

case a Battering ram that waits in the city cancels nothing [castle 9, super 6]
given season 6
    red techs: battering-ram
orders red
    march s35 via s34
expect
    told all: strength blue 0 2 0 0 2 0 4
    told all: blocks blue 3 0 0 1 0 4

case a Battering ram that defends a castle leaves it all its values [castle 9]
given season 6
    s35: red 2 soldier
    s34: blue 2 soldier, blue battering-ram, blue village (since 1 builder blue), blue castle (since 2 builder blue)
    blue reserve: 6 soldier
orders red
    march s35 via s34
expect
    told all: strength blue 2 2 0 2 2 0 8
    told all: blocks blue 3 0 0 1 0 4
