# SPDX-License-Identifier: MIT
# Wanted: what raises the points and what lowers them, who is the most wanted, and the bounty on those who are.

# Red and Blue stand on PE2, which bears the merchant icon. Red's hero, of level 2, fells Blue's with one blow that counts
# twice.
game runes seats 2
    pe0: silk-marker
    jp0: iron-marker
    pe2: red traveller, blue traveller
    red at: pe2
    red hero-of: salman
    red hero-level: 2
    red caravan: trader
    red gold: 20
    red explorer: 2
    red charisma: 2
    red leadership: 2
    blue at: pe2
    blue hero-of: kaede
    blue caravan: chaser
    blue gold: 20
    dice turn 1: 1

# ---- the worked example of the rulebook ----

case of A and B, who plundered a merchant each, and C, who fought the government and has slain a raid since, A is the most wanted, B the second and C the third [wanted 2, wanted 3, wanted 4, wanted 6]
given seats 3
    dice turn 2: 1
    dice turn 3: 1
    next-event: muster
    cn2: green traveller, government
    pe2: red traveller
    eu2: blue traveller
    blue at: eu2
    blue explorer: 1
    blue leadership: 0
    green at: cn2
    green hero-of: raden
    green hero-level: 2
    green caravan: trader
    green gold: 20
    green explorer: 1
    green leadership: 4
    green soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4, level 2)
    government-at: cn2
    ru3: raid
    raid-at: ru3
    dice scout red pe2: 1 6
    dice scout blue eu2: 1
    dice scout green cn2: 1
    dice card-die red: 6 6
    dice card-die blue: 6 6
    dice hero-die green: 1
    dice skill-die green: 1
    dice soldier-die green s1: 1
    dice soldier-die green s2: 1
    dice soldier-die green s3: 1
    dice soldier-die green s4: 1
    dice band-die government s1: 6
    dice band-die government s2: 6
    dice band-die government s3: 6
    dice band-die government s4: 6
orders red
    scout merchant
    when attack: attack
orders blue
    scout merchant
    when attack: attack
orders green
    scout government
    when attack: attack
expect
    red wanted: 1
    blue wanted: 1
    green wanted: 2
    told all: wanted-list green 2 1 10
    told all: wanted-list red 1 2 7
    told all: wanted-list blue 1 3 5
next season
given
    dice turn 1: 1
    dice turn 2: 1
    dice turn 3: 1
    dice hero-die green: 1
    dice skill-die green: 1
    dice soldier-die green s1: 1
    dice soldier-die green s2: 1
    dice soldier-die green s3: 1
    dice soldier-die green s4: 1
orders green
    go cn1
expect
    told all: defeated green mountain-troll
    green wanted: 1
    told all: wanted-list red 1 1 10
    told all: wanted-list blue 1 2 7
    told all: wanted-list green 1 3 5

# ---- the track ----

case a wanted point beyond 9 is lost [wanted 1]
given
    red wanted: 9
    red arrived: 1
    arrivals: 1
    dice scout red pe2: 1 6
    dice card-die red: 6 6
orders red
    scout merchant
    when attack: attack
expect
    told all: plunders red silk-caravan-1
    red wanted: 9

case from 8 an attack on a merchant leads to 9 [wanted 1]
given
    red wanted: 8
    red arrived: 1
    arrivals: 1
    dice scout red pe2: 1 6
    dice card-die red: 6 6
orders red
    scout merchant
    when attack: attack
expect
    red wanted: 9

case wanted points never fall below 0: of one point the brigand takes but one [wanted 1, wanted 6]
given
    pe2: red traveller
    jp0: blue traveller, iron-marker
    blue at: jp0
    pe3: brigand
    brigand-at: pe3
    red wanted: 1
    red arrived: 1
    arrivals: 1
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2)
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice band-die brigand s1: 6
    dice band-die brigand s2: 6
    dice band-die brigand s3: 6
orders red
    go pe3
expect
    told all: band-slain red brigand-1
    red wanted: 0

case a seat with 1 point is wanted and the government goes for it, one with 0 is not [wanted 1, government 3]
given
    pe2: red traveller
    pe5: blue traveller
    blue at: pe5
    blue wanted: 1
    blue arrived: 1
    arrivals: 1
    pe3: government
    government-at: pe3
    dice scout none: 6 6 6
expect
    told all: government-seeks blue
    told nobody: government-seeks red

# ---- the rank ----

case the seat with more points is the more wanted, though another was wanted earlier [wanted 2]
given
    red wanted: 2
    red arrived: 1
    blue wanted: 3
    blue arrived: 2
    arrivals: 2
orders red
    if bounty blue = 10 and bounty = 7: go pe0
expect
    done red 1
    told all: wanted-list blue 3 1 10
    told all: wanted-list red 2 2 7

case who comes to a number where another stands is wanted less than he, whatever the order of seats [wanted 2]
given
    blue wanted: 1
    blue arrived: 1
    arrivals: 1
    dice scout red pe2: 1 6
    dice card-die red: 6 6
orders red
    scout merchant
    when attack: attack
expect
    red wanted: 1
    told all: wanted-list blue 1 1 10
    told all: wanted-list red 1 2 7

case who comes to a number first has his place before who comes there later in the same month [wanted 2]
given
    pe2: red traveller
    jp4: blue traveller
    blue at: jp4
    blue explorer: 1
    dice scout red pe2: 1 6
    dice card-die red: 6 6
    dice scout blue jp4: 1
    dice card-die blue: 6 6
orders red
    scout merchant
    when attack: attack
orders blue
    scout merchant
    when attack: attack
expect
    told all: wanted-list red 1 1 10
    told all: wanted-list blue 1 2 7

case who falls to a number where another stands comes behind him [wanted 2]
given
    pe2: red traveller, raid
    raid-at: pe2
    jp0: blue traveller, iron-marker
    blue at: jp0
    red leadership: 3
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2)
    red wanted: 2
    red arrived: 1
    blue wanted: 1
    blue arrived: 2
    arrivals: 2
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice soldier-die red s3: 1
orders red
    engage raid
    when attack: attack
expect
    red wanted: 1
    told all: wanted-list blue 1 1 10
    told all: wanted-list red 1 2 7

case who is at 9 and would get one more keeps his place before another who is at 9 [wanted 2]
given
    red wanted: 9
    red arrived: 1
    blue wanted: 9
    blue arrived: 2
    arrivals: 2
    dice scout red pe2: 1 6
    dice card-die red: 6 6
orders red
    scout merchant
    when attack: attack
expect
    told all: plunders red silk-caravan-1
    told all: wanted-list red 9 1 10
    told all: wanted-list blue 9 2 7

# ---- what raises the points ----

case to attack the government after scouting it brings 2 points before the battle, and to defeat it none [wanted 4]
given
    pe2: red traveller, government
    jp0: blue traveller, iron-marker
    blue at: jp0
    government-at: pe2
    red leadership: 2
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2)
    dice scout red pe2: 1 6
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice band-die government s1: 6
    dice band-die government s2: 6
    dice band-die government s3: 6
    dice band-die government s4: 6
orders red
    scout government
    when attack: attack
expect
    told all: attacks-band red government-1 pe2
    told all: wanted-is red 2
    then told all: stage-begins 1
    then told all: band-slain red government-1
    told all 1 times: wanted-is
    red wanted: 2
    red gold: 30

case the points for an attack on the government stay with who runs away from it [wanted 4]
given
    pe2: red traveller, government
    jp0: blue traveller, iron-marker
    blue at: jp0
    government-at: pe2
    red bomb: 1
    dice scout red pe2: 1 6
    dice scout none pe1: 6 6 6
orders red
    scout government
    go pe1
    when attack: attack
    when retreat: bomb
expect
    told all: bomb-thrown red
    red wanted: 2

case who ran away from the government he attacked is not attacked by it when his turn ends in its space, but is looked for in its own part of the month [fight 25, government 6, government 5]
given
    pe2: red traveller, government
    jp0: blue traveller, iron-marker
    blue at: jp0
    government-at: pe2
    red bomb: 1
    dice scout red pe2: 1 6
    dice scout none pe2: 6 6 6
orders red
    scout government
    when attack: attack
    when retreat: bomb
expect
    told all: bomb-thrown red
    told nobody: brigand-attacks
    told nobody: brigand-catches
    told nobody: government-attacks
    told nobody: government-catches
    red wanted: 2

case in defence against the government there is no point, nor for defeating it [wanted 4]
given
    pe2: red traveller
    pe3: government
    jp0: blue traveller, iron-marker
    blue at: jp0
    government-at: pe3
    red wanted: 1
    red arrived: 1
    arrivals: 1
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2)
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice band-die government s1: 6
    dice band-die government s2: 6
    dice band-die government s3: 6
    dice band-die government s4: 6
orders red
    go pe3
expect
    told all: government-attacks government-1 red
    told all: band-slain red government-1
    told nobody: wanted-is
    red wanted: 1

case to attack a seat without wanted points brings 1 at once, and slaying it changes nothing more [wanted 5, wanted 7, wanted 8]
given
    dice scout red pe2: 1 6
    dice hero-die red: 1
    dice skill-die red: 1
    dice hero-die blue: 6
    dice skill-die blue: 6
    dice nation waking blue: 3
    dice penalty blue: 1 1 1
orders red
    scout blue
    when attack: attack
expect
    told all: attacks-seat red blue pe2
    told all: wanted-is red 1
    then told all: stage-begins 1
    then told all: slays red blue
    told nobody: bounty-paid
    told all 1 times: wanted-is
    red wanted: 1
    red gold: 40

case to attack a wanted seat brings no point, though it gets away [wanted 5, wanted 7, wanted 8]
given
    blue wanted: 1
    blue arrived: 1
    arrivals: 1
    blue bomb: 1
    dice scout red pe2: 1 6
orders red
    scout blue
    when attack: attack
orders blue
    when retreat: bomb
expect
    told all: attacks-seat red blue pe2
    told all: fled blue red
    told nobody: wanted-is
    told nobody: bounty-paid
    red wanted: 0
    blue wanted: 1
    red gold: 20

# ---- what lowers them ----

case a victory over the brigand takes 2 points from its attacker [wanted 6]
given
    pe2: red traveller, brigand
    jp0: blue traveller, iron-marker
    blue at: jp0
    brigand-at: pe2
    red wanted: 5
    red arrived: 1
    arrivals: 1
    red bomb: 1
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2)
    dice scout red pe2: 1 6
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice band-die brigand s1: 6
    dice band-die brigand s2: 6
    dice band-die brigand s3: 6
orders red
    scout brigand
    when attack: attack
    when retreat: bomb        # from the battle that the brigand opens, before Red looks for it himself
expect
    told all: attacks-band red brigand-1 pe2
    then told all: band-slain red brigand-1
    red wanted: 3

case a victory over the brigand in defence takes 2 points, too [wanted 6]
given
    pe2: red traveller
    pe3: brigand
    jp0: blue traveller, iron-marker
    blue at: jp0
    brigand-at: pe3
    red wanted: 5
    red arrived: 1
    arrivals: 1
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2)
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice band-die brigand s1: 6
    dice band-die brigand s2: 6
    dice band-die brigand s3: 6
orders red
    go pe3
expect
    told all: brigand-attacks brigand-1 red
    told all: band-slain red brigand-1
    red wanted: 3

case a victory over a destroyer in defence takes 1 point [wanted 6, monster 9]
given
    pe2: red traveller
    pe3: destroyer (card ogre)
    jp0: blue traveller, iron-marker
    blue at: jp0
    destroyer-at: pe3
    red wanted: 5
    red arrived: 1
    arrivals: 1
    red soldiers-of: soldier (slot 1, level 2)
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red s1: 1
expect
    told all: defeated red ogre
    red wanted: 4

case a victory over a minion takes none [monster 9, wanted 6]
given
    pe2: red traveller, minion (card jackal)
    jp0: blue traveller, iron-marker
    blue at: jp0
    minion-at: pe2
    red wanted: 5
    red arrived: 1
    arrivals: 1
    dice hero-die red: 1
    dice skill-die red: 1
orders red
    engage
    when attack: attack
expect
    told all: defeated red jackal
    told nobody: wanted-is
    red wanted: 5

case a victory over a legendary monster takes 2 points [wanted 6, monster 9]
given
    pe2: empty
    jv4: red traveller, antaboga (woken-as 1)
    red at: jv4
    woken: 1
    jp0: blue traveller, iron-marker
    blue at: jp0
    red wanted: 5
    red arrived: 1
    arrivals: 1
    red leadership: 4
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4, level 2)
    dice hero-die red: 1 1
    dice skill-die red: 1 1
    dice soldier-die red s2: 1 1
    dice soldier-die red s3: 1 1
    dice soldier-die red s1: 1
    dice soldier-die red s4: 1 1
orders red
    engage
    when attack: attack
expect
    told all: defeated red antaboga
    red wanted: 3

case a monster that was attacked and not defeated takes nothing [wanted 6]
given
    pe2: red traveller, raid
    raid-at: pe2
    jp0: blue traveller, iron-marker
    blue at: jp0
    red wanted: 5
    red arrived: 1
    arrivals: 1
    red bomb: 1
orders red
    engage raid
    when attack: attack
    when retreat: bomb
expect
    told all: bomb-thrown red
    told nobody: wanted-is
    red wanted: 5

# ---- seats that slay seats ----

case who attacks a wanted seat and slays it gets the bounty of its rank, and then loses 1 point [wanted 7, wanted 8, wanted 10, band 11]
given
    red wanted: 3
    red arrived: 1
    blue wanted: 3
    blue arrived: 2
    arrivals: 2
    dice scout red pe2: 1 6
    dice hero-die red: 1
    dice skill-die red: 1
    dice hero-die blue: 6
    dice skill-die blue: 6
    dice nation waking blue: 3
    dice penalty blue: 1 1 1
orders red
    scout blue
    when attack: attack
expect
    told all: bounty-paid red blue 2 7
    then told all: wanted-is red 2
    red wanted: 2
    blue wanted: 0
    red gold: 47

case the most wanted seat is worth 10 gold [wanted 8]
given
    red wanted: 1
    red arrived: 2
    blue wanted: 1
    blue arrived: 1
    arrivals: 2
    dice scout red pe2: 1 6
    dice hero-die red: 1
    dice skill-die red: 1
    dice hero-die blue: 6
    dice skill-die blue: 6
    dice nation waking blue: 3
    dice penalty blue: 1 1 1
orders red
    scout blue
    when attack: attack
expect
    told all: bounty-paid red blue 1 10
    red wanted: 0
    red gold: 50

case of four wanted seats the third is worth 5 gold, though the slayer is himself wanted less [wanted 8]
given seats 4
    red wanted: 1
    red arrived: 4
    blue wanted: 2
    blue arrived: 3
    green wanted: 3
    green arrived: 2
    yellow wanted: 4
    yellow arrived: 1
    arrivals: 4
    ru0: green traveller, fruit-marker
    green at: ru0
    green hero-of: mei
    green caravan: trader
    eg0: yellow traveller, spice-marker
    yellow at: eg0
    yellow hero-of: otto
    yellow caravan: trader
    dice turn 2: 1
    dice turn 3: 1
    dice scout red pe2: 1 6
    dice hero-die red: 1
    dice skill-die red: 1
    dice hero-die blue: 6
    dice skill-die blue: 6
    dice nation waking blue: 3
    dice penalty blue: 1 1 1
orders red
    scout blue
    when attack: attack
expect
    told all: bounty-paid red blue 3 5
    red gold: 45

case the fourth is worth 3 gold [wanted 8]
given seats 4
    red wanted: 2
    red arrived: 3
    blue wanted: 2
    blue arrived: 4
    green wanted: 3
    green arrived: 2
    yellow wanted: 4
    yellow arrived: 1
    arrivals: 4
    ru0: green traveller, fruit-marker
    green at: ru0
    green hero-of: mei
    green caravan: trader
    eg0: yellow traveller, spice-marker
    yellow at: eg0
    yellow hero-of: otto
    yellow caravan: trader
    dice turn 2: 1
    dice turn 3: 1
    dice scout red pe2: 1 6
    dice hero-die red: 1
    dice skill-die red: 1
    dice hero-die blue: 6
    dice skill-die blue: 6
    dice nation waking blue: 3
    dice penalty blue: 1 1 1
orders red
    scout blue
    when attack: attack
expect
    told all: bounty-paid red blue 4 3
    red gold: 43
    red wanted: 1

case who is attacked without being wanted and slays his attacker gets the bounty on him, for the attack made him wanted [wanted 8, wanted 5, wanted 10]
given
    blue explorer: 1
    dice scout blue pe2: 1
    dice hero-die red: 1
    dice skill-die red: 1
    dice hero-die blue: 6
    dice skill-die blue: 6
    dice nation waking blue: 3
orders blue
    scout red
    when attack: attack
expect
    told all: wanted-is blue 1
    then told all: bounty-paid red blue 1 10
    red gold: 50
    red wanted: 0
    blue wanted: 0

case a defender who slays his wanted attacker loses no point of his own [wanted 7]
given
    red wanted: 2
    red arrived: 1
    blue wanted: 2
    blue arrived: 2
    arrivals: 2
    blue explorer: 1
    dice scout blue pe2: 1
    dice hero-die red: 1
    dice skill-die red: 1
    dice hero-die blue: 6
    dice skill-die blue: 6
    dice nation waking blue: 3
orders blue
    scout red
    when attack: attack
expect
    told all: bounty-paid red blue 2 7
    red wanted: 2
    blue wanted: 0

case a wanted seat that retreats keeps its points, and its attacker gets no bounty and loses no point [wanted 8, wanted 7, band 10]
given
    red wanted: 2
    red arrived: 1
    blue wanted: 2
    blue arrived: 2
    arrivals: 2
    dice scout red pe2: 1 6
    dice retreat-die blue: 3
orders red
    scout blue
    when attack: attack
orders blue
    when retreat: roll
expect
    told all: fled blue red
    red runes-of: duel1-rune
    told nobody: bounty-paid
    told nobody: wanted-is
    red wanted: 2
    blue wanted: 2
    red gold: 20

# ---- others that slay ----

case when the government slays a wanted seat nobody gets the bounty, and its points are gone [wanted 9, wanted 10]
given
    pe2: blue traveller
    pe1: red traveller
    red at: pe1
    pe3: government
    government-at: pe3
    blue wanted: 3
    blue arrived: 1
    arrivals: 1
    dice hero-die blue: 6
    dice skill-die blue: 6
    dice band-die government s1: 1
    dice band-die government s2: 1
    dice band-die government s3: 1
    dice band-die government s4: 6
    dice nation waking blue: 3
orders blue
    go pe3
expect
    told all: government-attacks government-1 blue
    told all: slain blue none pe3
    told nobody: bounty-paid
    red gold: 20
    blue wanted: 0

case when a monster slays a wanted seat nobody gets the bounty, and its points are gone [wanted 9, wanted 10]
given
    pe2: red traveller
    pe3: blue traveller, minion (card jackal)
    minion-at: pe3
    blue at: pe3
    blue wanted: 3
    blue arrived: 1
    arrivals: 1
    dice hero-die blue: 6
    dice skill-die blue: 6
    dice nation waking blue: 3
expect
    told all: slain blue
    told nobody: bounty-paid
    red gold: 20
    blue wanted: 0
