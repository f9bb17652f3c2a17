# SPDX-License-Identifier: MIT
# Battles with bands and seats: what brigand and government have, how damage is spread, when a hero is hit, ties, what
# a victory brings, and seat against seat.

# ---- A band comes to red, who stands outside and has no soldier; every die of the band hits ----

game runes seats 2
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red hero-of: salman
    red caravan: trader
    red gold: 20
    red explorer: 2
    red charisma: 1
    red leadership: 2
    jp0: blue traveller, iron-marker
    blue at: jp0
    blue hero-of: otto
    blue caravan: chaser
    blue gold: 20
    dice turn 1: 1

case the brigand of stage level 1 scouts with two dice, has three soldiers of level 1 and none of level 2, and no hero [band 1, brigand 6]
given
    stage: 1
    blue runes-of: green-rune, brigand-rune, government-rune
    pe2: brigand
    brigand-at: pe2
    dice scout none pe1: 3 3
    dice hero-die red: 6
    dice skill-die red: 6
    dice band-die brigand s1: 1
    dice band-die brigand s2: 1
    dice band-die brigand s3: 1
expect
    told all: brigand-seeks red 2
    told all: brigand-catches brigand-1 red
    told all 3 times: rolled none brigand-1
    told all: dealt none brigand-1 3
    told nobody: rolled none brigand-1 hero
    told nobody: skill-rolled none
    told all: slain red none pe1

case the brigand of stage level 2 scouts with three dice, has two soldiers of level 1 and two of level 2, and no hero [band 1, brigand 6]
given
    stage: 2
    blue runes-of: green-rune, brigand-rune, government-rune, minion-rune
    pe2: brigand
    brigand-at: pe2
    dice scout none pe1: 3 3 3
    dice hero-die red: 6
    dice skill-die red: 6
    dice band-die brigand s1: 1
    dice band-die brigand s2: 1
    dice band-die brigand s3: 1
    dice band-die brigand s4: 1
expect
    told all: brigand-seeks red 3
    told all: brigand-catches brigand-2 red
    told all 4 times: rolled none brigand-2
    told all: dealt none brigand-2 6
    told nobody: rolled none brigand-2 hero
    told nobody: skill-rolled none
    told all: slain red none pe1

case the brigand of stage level 3 scouts with four dice, has two soldiers of level 1 and three of level 2, and no hero [band 1, brigand 6]
given
    stage: 3
    blue runes-of: green-rune, brigand-rune, government-rune, minion-rune, yellow-rune, duel1-rune, duel2-rune
    pe2: brigand
    brigand-at: pe2
    dice scout none pe1: 3 3 3 3
    dice hero-die red: 6
    dice skill-die red: 6
    dice band-die brigand s1: 1
    dice band-die brigand s2: 1
    dice band-die brigand s3: 1
    dice band-die brigand s4: 1
    dice band-die brigand s5: 1
expect
    told all: brigand-seeks red 4
    told all: brigand-catches brigand-3 red
    told all 5 times: rolled none brigand-3
    told all: dealt none brigand-3 8
    told nobody: rolled none brigand-3 hero
    told nobody: skill-rolled none
    told all: slain red none pe1

case the government of stage level 1 scouts with three dice, has four soldiers of level 1 and none of level 2, and no hero [band 1, government 5]
given
    stage: 1
    blue runes-of: green-rune, brigand-rune, government-rune
    pe2: government
    government-at: pe2
    red wanted: 1
    dice scout none pe1: 3 3 3
    dice hero-die red: 6
    dice skill-die red: 6
    dice band-die government s1: 1
    dice band-die government s2: 1
    dice band-die government s3: 1
    dice band-die government s4: 1
expect
    told all: government-seeks red 3
    told all: government-catches government-1 red
    told all 4 times: rolled none government-1
    told all: dealt none government-1 4
    told nobody: rolled none government-1 hero
    told nobody: skill-rolled none
    told all: slain red none pe1

case the government of stage level 2 scouts with three dice, has three soldiers of level 1 and two of level 2, and no hero [band 1, government 5]
given
    stage: 2
    blue runes-of: green-rune, brigand-rune, government-rune, minion-rune
    pe2: government
    government-at: pe2
    red wanted: 1
    dice scout none pe1: 3 3 3
    dice hero-die red: 6
    dice skill-die red: 6
    dice band-die government s1: 1
    dice band-die government s2: 1
    dice band-die government s3: 1
    dice band-die government s4: 1
    dice band-die government s5: 1
expect
    told all: government-seeks red 3
    told all: government-catches government-2 red
    told all 5 times: rolled none government-2
    told all: dealt none government-2 7
    told nobody: rolled none government-2 hero
    told nobody: skill-rolled none
    told all: slain red none pe1

case the government of stage level 3 scouts with four dice, has two soldiers of level 1 and four of level 2, and no hero [band 1, government 5]
given
    stage: 3
    blue runes-of: green-rune, brigand-rune, government-rune, minion-rune, yellow-rune, duel1-rune, duel2-rune
    pe2: government
    government-at: pe2
    red wanted: 1
    dice scout none pe1: 3 3 3 3
    dice hero-die red: 6
    dice skill-die red: 6
    dice band-die government s1: 1
    dice band-die government s2: 1
    dice band-die government s3: 1
    dice band-die government s4: 1
    dice band-die government s5: 1
    dice band-die government s6: 1
expect
    told all: government-seeks red 4
    told all: government-catches government-3 red
    told all 6 times: rolled none government-3
    told all: dealt none government-3 10
    told nobody: rolled none government-3 hero
    told nobody: skill-rolled none
    told all: slain red none pe1

# ---- Red walks into the space of a band ----

game runes seats 2
    pe0: red traveller, silk-marker
    red at: pe0
    red hero-of: salman
    red caravan: trader
    red gold: 20
    red explorer: 2
    red charisma: 1
    red leadership: 4
    jp0: blue traveller, iron-marker
    blue at: jp0
    blue hero-of: otto
    blue caravan: chaser
    blue gold: 20
    dice turn 1: 1

case both sides strike with all who stood when the stage began, and who falls has still struck [band 2]
given
    pe1: brigand
    brigand-at: pe1
    red leadership: 2
    red runes-of: green-rune, brigand-rune, government-rune
    red soldiers-of: soldier (slot 1), soldier (slot 2, fainted 1)
    dice hero-die red: 1 6
    dice skill-die red: 6 6
    dice soldier-die red s1: 1
    dice band-die brigand s1: 1
    dice band-die brigand s2: 1 6
    dice band-die brigand s3: 6 6
    dice retreat-die red: 1
    dice scout none pe1: 6 6
orders red
    go pe1
    when retreat if stage = 3: roll
expect
    told all: dealt none brigand-1 2
    told all: dealt red none 2
    told all: falls none s1
    told all: falls red s1
    told all 1 times: rolled none brigand-1 s1
    told all 1 times: rolled red none s1
    told all 2 times: rolled none brigand-1 s2

case a band goes for the weakest first, the fewest hit points left, and what is over goes on to the next [band 3]
given
    pe1: brigand
    brigand-at: pe1
    red leadership: 3
    red runes-of: green-rune, brigand-rune, government-rune
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2), soldier (slot 3)
    dice hero-die red: 6 6 6
    dice skill-die red: 6 6 6
    dice soldier-die red s1: 6 6 6
    dice soldier-die red s2: 6 6
    dice soldier-die red s3: 6 6 6
    dice band-die brigand s1: 1 1 1
    dice band-die brigand s2: 6 1 1
    dice band-die brigand s3: 6 6 1
    dice retreat-die red: 1
    dice scout none pe1: 6 6
orders red
    go pe1
    when retreat if stage = 4: roll
expect
    told all: hurt red s2 1 1
    then told all: stage-begins 2
    then told all: hurt red s2 1 0
    then told all: stage-begins 3
    then told all: hurt red s3 1 0
    told all: hurt red s3 1 1
    told all: hurt red s1 2 2
    told all: falls red s2
    told all: falls red s3
    told nobody: faints red s1
    told nobody: falls red s1

case a seat that says nothing goes for the weakest first, then for the lowest slot [band 3, letters 32]
given
    pe1: government
    government-at: pe1
    red wanted: 1
    red leadership: 2
    red runes-of: green-rune, brigand-rune, government-rune
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice band-die government s1: 6
    dice band-die government s2: 6
    dice band-die government s3: 6
    dice band-die government s4: 6
    dice retreat-die red: 1
    dice scout none pe1: 6 6 6
orders red
    go pe1
    when retreat if stage = 2: roll
expect
    told all: hurt none s1 2 0
    told all: falls none s1
    told all: hurt none s2 1 1
    told nobody: hurt none s3

case a side spreads its damage as it likes, each point by itself [band 3]
given
    pe1: brigand
    brigand-at: pe1
    red leadership: 3
    red runes-of: green-rune, brigand-rune, government-rune
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3)
    dice hero-die red: 1 6
    dice skill-die red: 6 6
    dice soldier-die red s1: 1 6
    dice soldier-die red s2: 1 6
    dice soldier-die red s3: 6 1
    dice band-die brigand s1: 6 6
    dice band-die brigand s2: 6 6
    dice band-die brigand s3: 6 6
    dice retreat-die red: 1
    dice scout none pe1: 6 6
orders red
    go pe1
    when damage if stage = 1: s1, s2, s3
    when retreat if stage = 3: roll
expect
    told all: hurt none s1 1 1
    told all: hurt none s2 1 1
    told all: hurt none s3 1 1
    then told all: stage-begins 2
    then told all: hurt none s1 1 0
    told all 1 times: falls none

case a hero is not hit while a soldier of his stood when the stage began, and what is left over is lost [band 4]
given
    pe1: government
    government-at: pe1
    red wanted: 1
    red leadership: 2
    red runes-of: green-rune, brigand-rune, government-rune
    red soldiers-of: soldier (slot 1), soldier (slot 2, fainted 1)
    dice hero-die red: 6 6
    dice skill-die red: 6 6
    dice soldier-die red s1: 6
    dice band-die government s1: 1 1
    dice band-die government s2: 1 6
    dice band-die government s3: 1 6
    dice band-die government s4: 1 6
    dice retreat-die red: 1
    dice scout none pe1: 6 6 6
orders red
    go pe1
    when retreat if stage = 3: roll
expect
    told all: dealt none government-1 4
    told all: hurt red s1 2 0
    then told all: stage-begins 2
    then told all: hurt red hero 1 2
    told all 1 times: hurt red hero
    told nobody: slain

case a hero who stands alone is hit on his accuracy, a soldier on 3 though his hero's is 4 [band 4, fight 5]
given
    pe1: brigand
    brigand-at: pe1
    red hero-of: svetla
    red leadership: 2
    red runes-of: green-rune, brigand-rune, government-rune
    red soldiers-of: soldier (slot 1)
    dice hero-die red: 6 6
    dice skill-die red: 6 6
    dice soldier-die red s1: 6
    dice band-die brigand s1: 4 4
    dice band-die brigand s2: 3 4
    dice band-die brigand s3: 3 5
    dice retreat-die red: 1
    dice scout none pe1: 6 6
orders red
    go pe1
    when retreat if stage = 3: roll
expect
    told all: dealt none brigand-1 2
    told all: falls red s1
    then told all: stage-begins 2
    then told all: dealt none brigand-1 2
    then told all: hurt red hero 2 3

case from the government a seat gets away on 1 to 3 before the first stage, and drops one good [band 5, fight 26]
given
    pe1: government
    government-at: pe1
    red wanted: 1
    red cargo-of: 2 silk
    dice retreat-die red: 3
    dice scout none pe1: 6 6 6
orders red
    go pe1
    when retreat: roll
expect
    told all: retreat-rolled red 3 3
    told all: fled red none government-1
    told all: dropped red silk none
    told nobody: rolled
    red cargo-of: silk
    red wanted: 1
    pe1: red traveller, government

case a band never retreats: it fights to its last soldier, and then leaves the map [band 6, band 7]
given
    pe1: brigand
    brigand-at: pe1
    red leadership: 2
    red runes-of: green-rune, brigand-rune, government-rune
    dice hero-die red: 1 1 1
    dice skill-die red: 1 1 1
    dice band-die brigand s1: 6
    dice band-die brigand s2: 6 6
    dice band-die brigand s3: 6 6 6
orders red
    go pe1
expect
    told nobody: retreat-rolled
    told nobody: bomb-thrown
    told all 3 times: falls none
    told all: band-slain red brigand-1
    pe1: red traveller
    brigand-at: none
    ready has brigand

case if both fall in one stage each rolls a die; if red has more his hero stands again and the band is slain [band 8]
given
    pe1: brigand
    brigand-at: pe1
    red leadership: 2
    red runes-of: green-rune, yellow-rune, minion-rune
    red soldiers-of: soldier (slot 1, fainted 1)
    red wanted: 3
    dice hero-die red: 1 1 1
    dice skill-die red: 1 1 1
    dice band-die brigand s1: 6
    dice band-die brigand s2: 1 6
    dice band-die brigand s3: 6 1 1
    dice tie red: 4 6
    dice tie none: 4 5
orders red
    go pe1
expect
    told all: falls red hero
    told all 4 times: tie-rolled
    told all: tie-rolled red none 4
    told all: tie-rolled none brigand-1 4
    then told all: tie-rolled red none 6
    told all: band-slain red brigand-1
    told nobody: slain
    red gold: 28
    red wanted: 1
    red hero-ep: 2
    red runes-of has brigand-rune
    red soldiers-of: soldier (slot 1, fainted 1)
    pe1: red traveller

case if the band has more in the tie, the seat is slain and the band stays where it is [band 8]
given
    pe1: brigand
    brigand-at: pe1
    red leadership: 2
    red runes-of: green-rune, yellow-rune, minion-rune
    red soldiers-of: soldier (slot 1, fainted 1)
    red wanted: 3
    dice hero-die red: 1 1 1
    dice skill-die red: 1 1 1
    dice band-die brigand s1: 6
    dice band-die brigand s2: 1 6
    dice band-die brigand s3: 6 1 1
    dice tie red: 2
    dice tie none: 3
orders red
    go pe1
expect
    told all: tie-rolled none brigand-1 3
    told all: slain red none pe1
    told nobody: defeated
    told nobody: band-slain
    told nobody: rune-gained
    red gold: 0
    red wanted: 0
    pe1: brigand
    brigand-at: pe1

case who defeats the brigand of stage level 1 gets 2 experience and 8 gold [band 9]
given
    stage: 1
    pe1: brigand
    brigand-at: pe1
    red runes-of: green-rune, brigand-rune, government-rune
    red wanted: 3
    red hero-of: mei
    red hero-level: 1
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4, level 2)
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice soldier-die red s3: 1
    dice soldier-die red s4: 1
    dice band-die brigand s1: 6
    dice band-die brigand s2: 6
    dice band-die brigand s3: 6
orders red
    go pe1
expect
    told all: band-slain red brigand-1
    told all: battle-experience red 2
    red hero-ep: 2
    red gold: 28
    red wanted: 1
    pe1: red traveller
    brigand-at: none

case who defeats the brigand of stage level 2 gets 2 experience and 12 gold [band 9]
given
    stage: 2
    pe1: brigand
    brigand-at: pe1
    red runes-of: green-rune, brigand-rune, government-rune, minion-rune
    red wanted: 3
    red hero-of: mei
    red hero-level: 1
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4, level 2)
    dice hero-die red: 1 1
    dice skill-die red: 1 1
    dice soldier-die red s1: 1 1
    dice soldier-die red s2: 1 1
    dice soldier-die red s3: 1 1
    dice soldier-die red s4: 1 1
    dice band-die brigand s1: 6
    dice band-die brigand s2: 6
    dice band-die brigand s3: 6
    dice band-die brigand s4: 6 6
orders red
    go pe1
expect
    told all: band-slain red brigand-2
    told all: battle-experience red 2
    red hero-ep: 2
    red gold: 32
    red wanted: 1
    pe1: red traveller
    brigand-at: none

case who defeats the brigand of stage level 3 gets 2 experience and 16 gold [band 9]
given
    stage: 3
    pe1: brigand
    brigand-at: pe1
    red runes-of: green-rune, brigand-rune, government-rune, minion-rune, yellow-rune, duel1-rune, duel2-rune
    red wanted: 3
    red hero-of: mei
    red hero-level: 1
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4, level 2)
    dice hero-die red: 1 1
    dice skill-die red: 1 1
    dice soldier-die red s1: 1 1
    dice soldier-die red s2: 1 1
    dice soldier-die red s3: 1 1
    dice soldier-die red s4: 1 1
    dice band-die brigand s1: 6
    dice band-die brigand s2: 6
    dice band-die brigand s3: 6
    dice band-die brigand s4: 6 6
    dice band-die brigand s5: 6 6
orders red
    go pe1
expect
    told all: band-slain red brigand-3
    told all: battle-experience red 2
    red hero-ep: 2
    red gold: 36
    red wanted: 1
    pe1: red traveller
    brigand-at: none

case who defeats the government of stage level 1 gets 2 experience and 10 gold [band 9]
given
    stage: 1
    pe1: government
    government-at: pe1
    red runes-of: green-rune, brigand-rune, government-rune
    red wanted: 3
    red hero-of: mei
    red hero-level: 1
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4, level 2)
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice soldier-die red s3: 1
    dice soldier-die red s4: 1
    dice band-die government s1: 6
    dice band-die government s2: 6
    dice band-die government s3: 6
    dice band-die government s4: 6
orders red
    go pe1
expect
    told all: band-slain red government-1
    told all: battle-experience red 2
    red hero-ep: 2
    red gold: 30
    red wanted: 3
    pe1: red traveller
    government-at: none

case who defeats the government of stage level 2 gets 2 experience and 15 gold [band 9]
given
    stage: 2
    pe1: government
    government-at: pe1
    red runes-of: green-rune, brigand-rune, government-rune, minion-rune
    red wanted: 3
    red hero-of: mei
    red hero-level: 1
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4, level 2)
    dice hero-die red: 1 1
    dice skill-die red: 1 1
    dice soldier-die red s1: 1 1
    dice soldier-die red s2: 1 1
    dice soldier-die red s3: 1 1
    dice soldier-die red s4: 1 1
    dice band-die government s1: 6
    dice band-die government s2: 6
    dice band-die government s3: 6
    dice band-die government s4: 6
    dice band-die government s5: 6 6
orders red
    go pe1
expect
    told all: band-slain red government-2
    told all: battle-experience red 2
    red hero-ep: 2
    red gold: 35
    red wanted: 3
    pe1: red traveller
    government-at: none

case who defeats the government of stage level 3 gets 2 experience and 20 gold [band 9]
given
    stage: 3
    pe1: government
    government-at: pe1
    red runes-of: green-rune, brigand-rune, government-rune, minion-rune, yellow-rune, duel1-rune, duel2-rune
    red wanted: 3
    red hero-of: mei
    red hero-level: 1
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4, level 2)
    dice hero-die red: 1 1
    dice skill-die red: 1 1
    dice soldier-die red s1: 1 1
    dice soldier-die red s2: 1 1
    dice soldier-die red s3: 1 1
    dice soldier-die red s4: 1 1
    dice band-die government s1: 6
    dice band-die government s2: 6
    dice band-die government s3: 6
    dice band-die government s4: 6 6
    dice band-die government s5: 6 6
    dice band-die government s6: 6 6
orders red
    go pe1
expect
    told all: band-slain red government-3
    told all: battle-experience red 2
    red hero-ep: 2
    red gold: 40
    red wanted: 3
    pe1: red traveller
    government-at: none

# ---- Seat against seat ----

game runes seats 2
    pe0: silk-marker
    jp0: iron-marker
    pe2: red traveller, blue traveller
    red at: pe2
    red hero-of: salman
    red caravan: trader
    red gold: 20
    red explorer: 2
    red charisma: 1
    red leadership: 2
    red runes-of: green-rune, yellow-rune, minion-rune
    blue at: pe2
    blue hero-of: raden
    blue caravan: trader
    blue gold: 30
    blue leadership: 2
    blue runes-of: green-rune, yellow-rune, minion-rune
    dice turn 1: 1
    dice scout red pe2: 1 6

case between seats both fall in one stage and the higher die wins: the attacker, who gets all that a slayer gets [band 8, band 11]
given
    red soldiers-of: soldier (slot 1, fainted 1)
    red wanted: 2
    blue wanted: 1
    dice hero-die red: 6 1 1
    dice skill-die red: 6 1 6
    dice hero-die blue: 1 6 1
    dice skill-die blue: 6 6 1
    dice tie red: 2 2 5
    dice tie blue: 2 2 1
    dice penalty blue: 1 1 1
orders red
    scout blue
    when attack: attack
expect
    told all: falls blue hero
    told all: falls red hero
    told all 6 times: tie-rolled
    told all: slain blue red pe2
    told nobody: slain red
    told all: bounty-paid red blue 2 7
    red gold: 57
    red wanted: 1
    red runes-of has duel1-rune
    red at: pe2
    red soldiers-of: soldier (slot 1, fainted 1)
    blue gold: 6
    blue wanted: 0

case in a tie the defender's higher die slays the attacker, who was wanted for the attack [band 8, wanted 8]
given
    dice hero-die red: 6 1 1
    dice skill-die red: 6 1 6
    dice hero-die blue: 1 6 1
    dice skill-die blue: 6 6 1
    dice tie red: 1
    dice tie blue: 2
orders red
    scout blue
    when attack: attack
expect
    told all: wanted-is red 1
    told all: slain red blue pe2
    told all: bounty-paid blue red 1 10
    told nobody: slain blue
    blue gold: 60
    blue wanted: 0
    blue runes-of has duel1-rune
    blue at: pe2
    red wanted: 0
    red gold: 0

case a seat gets away from a seat on 3, not on 4, and drops one good that the other takes [band 5]
given
    blue cargo-of: silk, iron
    dice retreat-die blue: 4 3
    dice hero-die red: 6
    dice skill-die red: 6
    dice hero-die blue: 6
    dice skill-die blue: 6
orders red
    scout blue
    when attack: attack
orders blue
    when retreat: roll
expect
    told all: retreat-rolled blue 4 3
    then told all: stage-begins 2
    then told all: retreat-rolled blue 3 3
    then told all: fled blue red none
    told all: dropped blue silk red
    blue cargo-of: iron
    red cargo-of: silk
    blue at: pe2

case from a wanted seat that retreats the other has rune and 2 experience, but no bounty, gold or change of points [band 10]
given
    blue wanted: 2
    blue cargo-of: 2 iron
    red wanted: 3
    dice retreat-die blue: 1
orders red
    scout blue
    when attack: attack
orders blue
    when retreat: roll
expect
    told all: fled blue red none
    told all: battle-experience red 2
    told all: rune-gained red duel1-rune 4
    told nobody: bounty-paid
    told nobody: wanted-is
    told nobody: gold-taken
    told nobody: experience blue
    told nobody: battle-experience blue
    red gold: 20
    red wanted: 3
    blue gold: 30
    blue wanted: 2
    red cargo-of: iron
    blue cargo-of: iron
    blue at: pe2

case an attacker who retreats counts as defeated by the defender [band 10, rune 11]
given
    red bomb: 1
    red cargo-of: silk
orders red
    scout blue
    when attack: attack
    when retreat: bomb
expect
    told all: fled red blue none
    told all: rune-gained blue duel1-rune 4
    told nobody: rune-gained red
    told all: dropped red silk blue
    blue hero-ep: 2
    red hero-ep: 0
    red wanted: 1
    blue wanted: 0

case the slayer gets bounty, 2 experience, what the dead leaves, and the rune in this order, and loses a point after the bounty [band 11, wanted 7]
given
    red hero-level: 2
    red soldiers-of: soldier (slot 1)
    red wanted: 3
    blue wanted: 2
    blue cargo-of: silk
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red s1: 6
    dice hero-die blue: 6
    dice skill-die blue: 6
orders red
    scout blue
    when attack: attack
expect
    told all: bounty-paid red blue 2 7
    then told all: battle-experience red 2
    then told all: gold-taken blue red 30
    then told all: good-taken blue red silk
    then told all: rune-gained red duel1-rune 4
    told all: bounty-paid red blue
    then told all: wanted-is red 2
    red gold: 57
    red wanted: 2
    red cargo-of: silk
    red soldiers-of: soldier (slot 1, ep 2)
    blue wanted: 0

case a seat that is not wanted brings no bounty, and its slayer stays wanted [band 11, wanted 5]
given
    red hero-level: 2
    dice hero-die red: 1
    dice skill-die red: 1
    dice hero-die blue: 6
    dice skill-die blue: 6
orders red
    scout blue
    when attack: attack
expect
    told all: slain blue red pe2
    told nobody: bounty-paid
    red wanted: 1
    red gold: 50

case a seat is slain only when its last soldier and then its hero have fallen [band 7, band 4]
given
    red hero-level: 2
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2)
    blue soldiers-of: soldier (slot 1)
    dice hero-die red: 1 1
    dice skill-die red: 1 1
    dice soldier-die red s1: 1 1
    dice soldier-die red s2: 1 1
    dice hero-die blue: 6 6
    dice skill-die blue: 6 6
    dice soldier-die blue s1: 6
orders red
    scout blue
    when attack: attack
expect
    told all: dealt red none 8
    told all: hurt blue s1 2 0
    then told all: stage-begins 2
    then told all: falls blue hero
    then told all: slain blue red pe2
    told all 2 times: falls

case a hero whose accuracy is 2 is not hit on 3, but on 2 [fight 5, band 4]
given
    blue hero-of: nefret
    dice hero-die red: 3 2
    dice skill-die red: 6 6
    dice hero-die blue: 6 6
    dice skill-die blue: 6 6
    dice retreat-die blue: 1
orders red
    scout blue
    when attack: attack
orders blue
    when retreat if stage = 3: roll
expect
    told all: rolled red none hero 3 2
    told all: stage-begins 2
    then told all: hurt blue hero 1 2
    told all 1 times: hurt blue hero

case the same hero at level 2 has 6 hit points and is hit on 3: the second set of values counts [fight 5, train 8]
given
    blue hero-of: nefret
    blue hero-level: 2
    dice hero-die red: 3
    dice skill-die red: 6
    dice hero-die blue: 1
    dice skill-die blue: 6
    dice retreat-die blue: 1
orders red
    scout blue
    when attack: attack
orders blue
    when retreat if stage = 2: roll
expect
    told all: rolled red none hero 3 3
    told all: hurt blue hero 1 5
    told all: hurt red hero 2 1

case a name in a policy takes as many points as its number says, and the rest goes to the weakest [letters 32, band 3]
given
    red hero-level: 2
    red soldiers-of: soldier (slot 1, level 2)
    blue soldiers-of: soldier (slot 1), soldier (slot 2, level 2)
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice hero-die blue: 6
    dice skill-die blue: 6
    dice soldier-die blue s1: 6
    dice soldier-die blue s2: 6
    dice retreat-die blue: 1
orders red
    scout blue
    when attack: attack
    when damage: 3 s2
orders blue
    when retreat if stage = 2: roll
expect
    told all: dealt red none 4
    told all: hurt blue s2 3 1
    told all: hurt blue s1 1 1
    told nobody: faints blue
    told nobody: falls blue

case nine points for a soldier of four fell him, and what is over goes on [letters 32, band 3]
given
    red hero-level: 2
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2)
    blue soldiers-of: soldier (slot 1), soldier (slot 2, level 2)
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice hero-die blue: 6
    dice skill-die blue: 6
    dice soldier-die blue s1: 6
    dice soldier-die blue s2: 6
    dice retreat-die blue: 1
orders red
    scout blue
    when attack: attack
    when damage: 9 s2
orders blue
    when retreat if stage = 2: roll
expect
    told all: dealt red none 5
    told all: hurt blue s2 4 0
    told all: hurt blue s1 1 1
