# SPDX-License-Identifier: MIT
# Monsters on the map: minion, destroyer, raid and legendary monsters, when each strikes, and whom of several.

# Whoever is attacked and has a smoke bomb throws it before the first stage, which ends the battle without dice.
game runes seats 2
    pe0: red traveller, silk-marker
    red at: pe0
    red hero-of: salman
    red caravan: trader
    red gold: 20
    red explorer: 2
    red charisma: 2
    red leadership: 2
    red bomb: 1
    jp0: blue traveller, iron-marker
    blue at: jp0
    blue hero-of: otto
    blue caravan: chaser
    blue gold: 20
    blue leadership: 2
    blue bomb: 1
    dice turn 1: 1

# ---- Whom of several ----

case example of the rulebook: of two travellers near a destroyer the one with fewer soldiers is attacked [beast 1, beast 4]
given
    pe0: silk-marker
    jp0: iron-marker
    pe2: red traveller
    red at: pe2
    ru5: blue traveller
    blue at: ru5
    pe1: destroyer (card ogre)
    destroyer-at: pe1
    red gold: 90
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    blue soldiers-of: soldier (slot 1)
orders red
    when retreat: bomb
orders blue
    when retreat: bomb
expect
    told all: monster-attacks ogre blue 5
    told nobody: monster-attacks ogre red
    told all: fled blue none ogre

case only soldiers that stand are counted [beast 1]
given
    pe0: silk-marker
    jp0: iron-marker
    pe2: red traveller
    red at: pe2
    ru5: blue traveller
    blue at: ru5
    pe1: destroyer (card ogre)
    destroyer-at: pe1
    red leadership: 3
    red soldiers-of: soldier (slot 1), soldier (slot 2, fainted 1), soldier (slot 3, fainted 1)
    blue gold: 90
    blue soldiers-of: soldier (slot 1), soldier (slot 2)
orders red
    when retreat: bomb
orders blue
    when retreat: bomb
expect
    told all: monster-attacks ogre red 5
    told nobody: monster-attacks ogre blue

case as many soldiers standing, the one with fewer of level 2 among them is attacked [beast 1]
given
    pe0: silk-marker
    jp0: iron-marker
    pe2: red traveller
    red at: pe2
    ru5: blue traveller
    blue at: ru5
    pe1: destroyer (card ogre)
    destroyer-at: pe1
    red gold: 90
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2)
    blue soldiers-of: soldier (slot 1), soldier (slot 2)
orders red
    when retreat: bomb
orders blue
    when retreat: bomb
expect
    told all: monster-attacks ogre blue 5
    told nobody: monster-attacks ogre red

case a hero of level 2 is not counted [beast 1]
given
    pe0: silk-marker
    jp0: iron-marker
    pe2: red traveller
    red at: pe2
    ru5: blue traveller
    blue at: ru5
    pe1: destroyer (card ogre)
    destroyer-at: pe1
    red hero-level: 2
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    blue gold: 90
    blue soldiers-of: soldier (slot 1), soldier (slot 2, level 2)
orders red
    when retreat: bomb
orders blue
    when retreat: bomb
expect
    told all: monster-attacks ogre red 5
    told nobody: monster-attacks ogre blue

case of those of level 2, too, only those that stand are counted [beast 1]
given
    pe0: silk-marker
    jp0: iron-marker
    pe2: red traveller
    red at: pe2
    ru5: blue traveller
    blue at: ru5
    pe1: destroyer (card ogre)
    destroyer-at: pe1
    red leadership: 4
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3, level 2, fainted 1), soldier (slot 4, level 2, fainted 1)
    blue gold: 90
    blue soldiers-of: soldier (slot 1), soldier (slot 2, level 2)
orders red
    when retreat: bomb
orders blue
    when retreat: bomb
expect
    told all: monster-attacks ogre red 5
    told nobody: monster-attacks ogre blue

case soldiers being equal, the one with most gold is attacked [beast 1]
given
    pe0: silk-marker
    jp0: iron-marker
    pe2: red traveller
    red at: pe2
    ru5: blue traveller
    blue at: ru5
    pe1: destroyer (card ogre)
    destroyer-at: pe1
    red cargo-of: 3 silk
    blue gold: 21
orders red
    when retreat: bomb
orders blue
    when retreat: bomb
expect
    told all: monster-attacks ogre blue 5
    told nobody: monster-attacks ogre red

case soldiers and gold being equal, the one with most goods is attacked [beast 1]
given
    pe0: silk-marker
    jp0: iron-marker
    pe2: red traveller
    red at: pe2
    ru5: blue traveller
    blue at: ru5
    pe1: destroyer (card ogre)
    destroyer-at: pe1
    red cargo-of: 2 silk
    blue cargo-of: 3 fruit
orders red
    when retreat: bomb
orders blue
    when retreat: bomb
expect
    told all: monster-attacks ogre blue 5
    told nobody: monster-attacks ogre red

case all being equal, the lot decides [beast 1]
given
    pe0: silk-marker
    jp0: iron-marker
    pe2: red traveller
    red at: pe2
    ru5: blue traveller
    blue at: ru5
    pe1: destroyer (card ogre)
    destroyer-at: pe1
    red cargo-of: 2 silk
    blue cargo-of: 2 fruit
    dice target destroyer: 2
orders red
    when retreat: bomb
orders blue
    when retreat: bomb
expect
    rolled all: target destroyer
    told all: monster-attacks ogre blue 5
    told nobody: monster-attacks ogre red

case the lot falls among the tied only [beast 1]
given seats 3
    pe0: silk-marker
    jp0: iron-marker
    pe2: red traveller
    red at: pe2
    red gold: 19
    ru5: blue traveller
    blue at: ru5
    pe6: green traveller
    green at: pe6
    green hero-of: liang
    green caravan: chaser
    green gold: 20
    green bomb: 1
    pe1: destroyer (card ogre)
    destroyer-at: pe1
    dice turn 2: 1
    dice target destroyer: 2
orders green
    when retreat: bomb
expect
    told all: monster-attacks ogre green 5
    told all 1 times: monster-attacks

case fewest soldiers come before most gold for a minion's choice in its space as well [beast 1, beast 3]
given
    pe0: silk-marker
    jp0: iron-marker
    pe1: red traveller, blue traveller, minion (card dust-imp)
    minion-at: pe1
    red at: pe1
    blue at: pe1
    red gold: 90
    red soldiers-of: soldier (slot 1)
orders red
    when retreat: bomb
orders blue
    when retreat: bomb
expect
    told all: monster-attacks dust-imp blue 2
    told all 1 times: monster-attacks

# ---- The minion ----

case a minion attacks a seat in its own space when the monsters have their part of the month [beast 3]
given
    pe0: silk-marker
    pe1: red traveller, minion (card dust-imp)
    minion-at: pe1
    red at: pe1
orders red
    when retreat: bomb
expect
    told all: monster-attacks dust-imp red 2
    told all: fled red none dust-imp
    told all 1 times: monster-attacks
    red bomb: 0

case a minion attacks nobody in the spaces around it [beast 3]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    pe1: minion (card dust-imp)
    minion-at: pe1
expect
    told nobody: monster-attacks
    told nobody: raid-attacks
    told nobody: legend-attacks

case example of the rulebook: it slays the one who engaged it, and strikes the one who came there when the turns are over [beast 3, engage 6, engage 5]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red bomb: 0
    jp0: iron-marker
    ru4: blue traveller
    blue at: ru4
    dice card-die red: 1 1
    dice hero-die red: 6
    dice skill-die red: 6
    dice nation waking red: 9
orders red
    when attack: attack
    engage
orders blue
    when retreat: bomb
    go pe1
    stall
expect
    told all: hunts red dust-imp pe1 2
    told all: stands dust-imp pe1
    told all: slain red none pe1
    then told all: stepped blue pe1
    then told all: monster-attacks dust-imp blue 2
    told nobody: monster-attacks dust-imp red
    told all 1 times: monster-attacks
    red at: jv0

case a minion strikes nobody in the turns: who comes and goes on is not attacked [beast 3]
given
    pe1: minion (card dust-imp)
    minion-at: pe1
orders red
    go pe1 pe0
expect
    told nobody: monster-attacks
    told nobody: raid-attacks
    told nobody: legend-attacks
    red at: pe0

case who engaged the standing minion and declined is spared by it [engage 6, beast 3]
given
    pe0: silk-marker
    pe1: red traveller, minion (card dust-imp)
    minion-at: pe1
    red at: pe1
orders red
    when attack: decline
    engage
expect
    told all: lets-be red dust-imp
    told nobody: monster-attacks
    told nobody: raid-attacks
    told nobody: legend-attacks

case of two seats in its space it strikes one only [beast 3]
given
    pe0: silk-marker
    jp0: iron-marker
    pe1: red traveller, blue traveller, minion (card dust-imp)
    minion-at: pe1
    red at: pe1
    blue at: pe1
    red gold: 21
orders red
    when retreat: bomb
orders blue
    when retreat: bomb
expect
    told all 1 times: monster-attacks
    told all: monster-attacks dust-imp red 2

# ---- The destroyer ----

case a destroyer attacks a seat in its own space [beast 4]
given
    pe0: silk-marker
    pe1: red traveller, destroyer (card ogre)
    destroyer-at: pe1
    red at: pe1
orders red
    when retreat: bomb
expect
    told all: monster-attacks ogre red 5

case a destroyer does not reach two spaces away [beast 4]
given
    pe0: silk-marker
    cn6: red traveller
    red at: cn6
    pe1: destroyer (card ogre)
    destroyer-at: pe1
expect
    told nobody: monster-attacks
    told nobody: raid-attacks
    told nobody: legend-attacks

case a destroyer does not reach into the city beside it [beast 4, go 8]
given
    pe1: destroyer (card ogre)
    destroyer-at: pe1
expect
    told nobody: monster-attacks
    told nobody: raid-attacks
    told nobody: legend-attacks

case a destroyer strikes nobody in the turns [beast 4]
given
    pe1: destroyer (card ogre)
    destroyer-at: pe1
orders red
    go pe2 pe0
expect
    told nobody: monster-attacks
    told nobody: raid-attacks
    told nobody: legend-attacks
    red at: pe0

case example of the rulebook: who met a destroyer and declined is spared, and the other one is attacked [engage 6, beast 4]
given
    pe0: silk-marker
    jp0: iron-marker
    pe1: red traveller, blue traveller
    red at: pe1
    blue at: pe1
    red gold: 90
    blue soldiers-of: soldier (slot 1)
    dice card-die red: 5 6
orders red
    when card: ogre
    when attack: decline
    engage
orders blue
    when retreat: bomb
expect
    told all: lets-be red ogre
    then told all: stands ogre pe1
    then told all: monster-attacks ogre blue 5
    told nobody: monster-attacks ogre red

# ---- The raid ----

case in month 3 a raid comes to an outer space drawn by lot, after the stall income [beast 5, month 3]
given season 3
    next-event: glut
    jv0: red stall
    dice nation raid: 7
    dice side raid: 2
expect
    told all: stalls-pay red 1 5
    then told all: raid-appears mountain-troll ar2 [beast 5]
    ar2: raid
    raid-at: ar2

case in month 2 no raid comes [beast 5]
given season 2
    next-event: glut
expect
    told nobody: raid-appears
    raid-at: none

case in month 1 no raid comes [beast 5]
expect
    told nobody: raid-appears
    raid-at: none

case in month 4 no raid comes, and the old one stays [beast 5]
given season 4
    next-event: glut
    ar2: raid
    raid-at: ar2
expect
    told nobody: raid-appears
    told nobody: raid-leaves
    ar2: raid
    raid-at: ar2

case in month 5 the raid that still stands is taken away, and another comes [beast 5]
given season 5
    next-event: glut
    ar2: raid
    raid-at: ar2
    dice nation raid: 1
    dice side raid: 6
expect
    told all: raid-leaves
    then told all: raid-appears mountain-troll eu6
    ar2: empty
    eu6: raid
    raid-at: eu6

case at stage level 2 the raid that comes is of that level [beast 5]
given season 3
    stage: 2
    blue runes-of: minion-rune, raid-rune, green-rune, yellow-rune
    next-event: glut
    dice nation raid: 7
    dice side raid: 2
expect
    told all: raid-appears fire-chimera ar2

case a raid that comes where a seat stands does not attack it in its turn, but when the monsters have their part [beast 7, beast 13]
given season 3
    next-event: glut
    pe0: silk-marker
    in1: red traveller
    red at: in1
    dice nation raid: 8
    dice side raid: 1
orders red
    when retreat: bomb
    raise explorer
orders blue
    fit pet
expect
    told all: raid-appears mountain-troll in1
    then told all: fitted blue pet
    then told all: monster-attacks mountain-troll red 9
    told all 1 times: monster-attacks

case a step into a space beside the raid brings its attack at once [beast 6]
given
    pe1: raid
    raid-at: pe1
orders red
    when retreat: bomb
    go pe2
orders blue
    fit pet
expect
    told all: stepped red pe2
    then told all: raid-attacks mountain-troll red 9
    then told all: fled red none mountain-troll
    then told all: fitted blue pet
    told all 1 times: raid-attacks

case a step into its own space brings its attack, too [beast 6]
given
    pe1: raid
    raid-at: pe1
orders red
    when retreat: bomb
    go pe1
expect
    told all: stepped red pe1
    then told all: raid-attacks mountain-troll red 9
    told all 1 times: raid-attacks

case a step to two spaces away brings no attack [beast 6]
given
    ru5: raid
    raid-at: ru5
orders red
    go pe2
expect
    told nobody: monster-attacks
    told nobody: raid-attacks
    told nobody: legend-attacks
    red at: pe2

case a step into a city beside the raid brings none [beast 6, go 8]
given
    pe1: raid
    raid-at: pe1
    pe0: silk-marker
    pe4: red traveller
    red at: pe4
orders red
    go pe0
expect
    told nobody: monster-attacks
    told nobody: raid-attacks
    told nobody: legend-attacks
    red at: pe0

case example of the rulebook: who sits in the city is safe, who steps near the raid is attacked in his own turn [beast 6, go 8]
given
    pe1: raid
    raid-at: pe1
    jp0: iron-marker
    cn6: blue traveller
    blue at: cn6
orders blue
    when retreat: bomb
    go pe2
expect
    told all: stepped blue pe2
    then told all: raid-attacks mountain-troll blue 9
    told nobody: monster-attacks mountain-troll red
    told nobody: raid-attacks mountain-troll red
    told all 1 times: raid-attacks

case it attacks a seat once a month: neither the next step in reach nor the monsters' part brings a second attack [beast 2, beast 6]
given
    pe1: raid
    raid-at: pe1
orders red
    when retreat: bomb
    go pe2 pe1
expect
    told all: stepped red pe2
    then told all: raid-attacks mountain-troll red 9
    then told all: stepped red pe1
    told all 1 times: raid-attacks

case in the next month it attacks the same seat again [beast 2, month 12]
given
    next-event: glut
    pe1: raid
    raid-at: pe1
orders red
    when retreat: bomb
    go pe2
expect
    told all 1 times: raid-attacks
next season
given
    red bomb: 1
    dice turn 1: 1
orders red
    go pe1
expect
    told all: stepped red pe1
    then told all: raid-attacks mountain-troll red 9
    told all 1 times: raid-attacks

case who begins his turn in its reach and takes no step is attacked only when the monsters have their part [beast 7]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    pe1: raid
    raid-at: pe1
    dice scout red pe2: 4 4
orders red
    when retreat: bomb
    scout merchant
orders blue
    fit pet
expect
    told all: not-found red
    then told all: fitted blue pet
    then told all: monster-attacks mountain-troll red 9
    told all 1 times: monster-attacks

case who begins his turn in its reach and steps out of it is not attacked [beast 7]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    pe1: raid
    raid-at: pe1
orders red
    go pe3
expect
    told nobody: monster-attacks
    told nobody: raid-attacks
    told nobody: legend-attacks
    red at: pe3

case who begins his turn in its reach and steps within it is attacked after that step [beast 7, beast 6]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    pe1: raid
    raid-at: pe1
orders red
    when retreat: bomb
    go ru4
orders blue
    fit pet
expect
    told all: stepped red ru4
    then told all: raid-attacks mountain-troll red 9
    then told all: fitted blue pet
    told all 1 times: raid-attacks

case in the monsters' part the raid takes one of those it has not yet attacked in that month [beast 2, beast 7]
given
    jp0: iron-marker
    ru5: blue traveller
    blue at: ru5
    blue soldiers-of: soldier (slot 1)
    pe1: raid
    raid-at: pe1
orders red
    when retreat: bomb
    go pe2
orders blue
    when retreat: bomb
expect
    told all: raid-attacks mountain-troll red 9
    then told all: monster-attacks mountain-troll blue 9
    told all 1 times: raid-attacks
    told all 1 times: monster-attacks

case who was attacked by the raid may engage it in the same turn [beast 2, engage 3]
given
    pe1: raid
    raid-at: pe1
orders red
    when attack: decline
    when retreat: bomb
    go pe1
    engage raid
expect
    told all: raid-attacks mountain-troll red 9
    then told all: engages red pe1
    then told all: lets-be red mountain-troll
    told all 1 times: raid-attacks

case who engaged the raid has nothing to fear from it in that month, even if he steps within its reach [engage 6, beast 6]
given
    pe0: silk-marker
    pe1: red traveller, raid
    raid-at: pe1
    red at: pe1
orders red
    when attack: decline
    engage
    go pe2
expect
    told all: lets-be red mountain-troll
    told nobody: monster-attacks
    told nobody: raid-attacks
    told nobody: legend-attacks
    red at: pe2

case whom the raid slays on his way goes no further [beast 6, death 5]
given
    pe1: raid
    raid-at: pe1
    dice hero-die red: 6
    dice skill-die red: 6
    dice nation waking red: 9
orders red
    go pe2 pe3
    fit pet
expect
    told all: slain red none pe2
    told nobody: stepped red pe3
    not reached red 2
    red at: jv0
    raid-at: pe1

case who defeats the raid in defence takes its rune, and no token is laid [rune 16, engage 8, monster 9]
given
    pe1: raid
    raid-at: pe1
    red wanted: 2
    red arrived: 1
    arrivals: 1
    red leadership: 4
    red hero-level: 2
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4)
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red: 1 1 1 6
    dice again red s4: 6
    dice loot-die red: 1 1 1
    dice cargo-die red: 6 6
orders red
    go pe2
expect
    told all: raid-attacks mountain-troll red 9
    then told all: defeated red mountain-troll
    told nobody: monster-token
    told nobody: merchant-token
    raid-at: none
    monsters-x: 0
    red wanted: 1
    red gold: 26
    red cargo-of: 2 silk
    red runes-of: raid-rune

# ---- Legendary monsters ----

case the third monster token wakes the uppermost legendary card in its lair [beast 8]
given
    monsters-x: 2
    ru3: monster-x
    jp3: monster-x
    legends top: frost-zmey
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
    dice loot-die red: 1
orders red
    go pe1
    engage
expect
    told all: monster-token pe1 3
    then told all: wakes frost-zmey ru1
    ru1 has 1 frost-zmey
    monsters-x: 3
    woken: 1

case the second token wakes nobody [beast 8]
given
    monsters-x: 1
    ru3: monster-x
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
    dice loot-die red: 1
orders red
    go pe1
    engage
expect
    monsters-x: 2
    told nobody: wakes
    woken: 0

case the sixth token wakes a second one, while the first still lives [beast 8]
given
    monsters-x: 5
    ru3: monster-x
    jp3: monster-x
    in1: monster-x
    in3: monster-x
    ar1: monster-x
    jv4: antaboga (woken-as 1)
    woken: 1
    legends top: ash-naga
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
    dice loot-die red: 1
orders red
    go pe1
    engage
expect
    told all: wakes ash-naga in4
    jv4: antaboga
    in4: ash-naga (woken-as 2)
    woken: 2

case when all six are out the token is in vain [beast 8, beast 9]
given
    monsters-x: 20
    ru3: monster-x
    jp3: monster-x
    blue trophies: antaboga, thunder-oni, frost-zmey, iron-griffin, sand-roc, ash-naga
    woken: 6
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
    dice loot-die red: 1
orders red
    go pe1
    engage
expect
    told all: monster-token pe1 21
    then told all: no-legend-left
    told nobody: wakes
    woken: 6

case a legendary monster attacks at once who enters its space [beast 10]
given
    pe0: silk-marker
    jv5: red traveller
    red at: jv5
    jv4: antaboga (woken-as 1)
    woken: 1
orders red
    when retreat: bomb
    go jv4
orders blue
    fit pet
expect
    told all: stepped red jv4
    then told all: legend-attacks antaboga red 16
    then told all: fled red none antaboga
    then told all: fitted blue pet
    told all 1 times: legend-attacks

case example of the rulebook: it attacks before the one who came can engage it [beast 10]
given
    pe0: silk-marker
    jv5: red traveller
    red at: jv5
    jv4: antaboga (woken-as 1)
    woken: 1
orders red
    when retreat: bomb
    when attack: decline
    go jv4
    engage
expect
    told all: legend-attacks antaboga red 16
    then told all: engages red jv4
    then told all: lets-be red antaboga
    told all 1 times: legend-attacks

case it does not reach the spaces around it [beast 10, beast 11]
given
    pe0: silk-marker
    jv3: red traveller
    red at: jv3
    jv4: antaboga (woken-as 1)
    woken: 1
orders red
    go jv2 jv3
expect
    told nobody: monster-attacks
    told nobody: raid-attacks
    told nobody: legend-attacks
    red at: jv3

case who begins his turn in its space is struck when the monsters have their part, not before [beast 11]
given
    pe0: silk-marker
    jv4: red traveller, antaboga (woken-as 1)
    red at: jv4
    woken: 1
    dice scout red jv4: 4 4
orders red
    when retreat: bomb
    scout merchant
orders blue
    fit pet
expect
    told all: not-found red
    then told all: fitted blue pet
    then told all: monster-attacks antaboga red 16
    told all 1 times: monster-attacks

case whom it has attacked in his turn it does not strike again in that month [beast 2, beast 11]
given
    pe0: silk-marker
    jp0: iron-marker
    jv5: red traveller
    red at: jv5
    jv4: blue traveller, antaboga (woken-as 1)
    blue at: jv4
    blue soldiers-of: soldier (slot 1)
    woken: 1
orders red
    when retreat: bomb
    go jv4
orders blue
    when retreat: bomb
expect
    told all: legend-attacks antaboga red 16
    then told all: monster-attacks antaboga blue 16
    told all 1 times: legend-attacks
    told all 1 times: monster-attacks

case whose victory wakes it where he stands is not attacked by that, but in the monsters' part of the same month [beast 11, beast 13]
given
    monsters-x: 2
    pe3: monster-x
    jp3: monster-x
    pe0: silk-marker
    ru1: red traveller
    red at: ru1
    legends top: frost-zmey
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
    dice loot-die red: 1
orders red
    when retreat if foe = frost-zmey: bomb
    engage
orders blue
    fit pet
expect
    told all: wakes frost-zmey ru1
    then told all: fitted blue pet
    then told all: monster-attacks frost-zmey red 18
    told all 1 times: monster-attacks

case of several the oldest strikes first [month 10, beast 11]
given
    pe0: silk-marker
    jp0: iron-marker
    jv4: red traveller, antaboga (woken-as 2)
    red at: jv4
    ru1: blue traveller, frost-zmey (woken-as 1)
    blue at: ru1
    woken: 2
orders red
    when retreat: bomb
orders blue
    when retreat: bomb
expect
    told all: monster-attacks frost-zmey blue 18
    then told all: monster-attacks antaboga red 16
    told all 2 times: monster-attacks

case who slays a legendary monster gets its item, a status point and the right to 5 in a status, and it is gone [beast 12, beast 9, status 2]
given
    pe0: silk-marker
    jv4: red traveller, antaboga (woken-as 1)
    red at: jv4
    woken: 1
    red explorer: 4
    red charisma: 2
    red leadership: 4
    red hero-level: 2
    red wanted: 2
    red arrived: 1
    arrivals: 1
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4, level 2)
    dice hero-die red: 1 1
    dice skill-die red: 1 1
    dice soldier-die red: 1 1 1 1 1 1 1
    dice loot-die red: 1 1 1 1 1
    dice cargo-die red: 6 6 6
orders red
    when attack: attack
    when raise: explorer, charisma
    engage
expect
    told all: defeated red antaboga
    then told all: item-won red antaboga
    then told all: raised red explorer 5
    then told all: rune-gained red legend-rune 1
    then told all: raised red charisma 3
    told nobody: monster-token
    told nobody: merchant-token
    jv4: red traveller
    red trophies: antaboga
    red explorer: 5
    red charisma: 3
    red wanted: 0
    red gold: 30
    monsters-x: 0
    woken: 1

# ---- Order ----

case minion, destroyer and raid strike in this order, each once, and each of them may strike the same seat [month 10, beast 2]
given
    pe0: silk-marker
    pe1: red traveller, minion (card jackal), destroyer (card ogre), raid
    minion-at: pe1
    destroyer-at: pe1
    raid-at: pe1
    red at: pe1
    red leadership: 4
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3), soldier (slot 4)
    dice hero-die red: 6 6 6
    dice skill-die red: 6 6 6
    dice soldier-die red: 6 6 6 6 6 6 6 6 6
    dice retreat-die red: 1 1 1
orders red
    when reroll: none
    when retreat if stage > 1: roll
expect
    told all: monster-attacks jackal red 3
    then told all: monster-attacks ogre red 5
    then told all: monster-attacks mountain-troll red 9
    told all 3 times: monster-attacks
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, fainted 1), soldier (slot 3, fainted 1), soldier (slot 4, fainted 0)

case whom the minion slays the destroyer and the raid do not find; they take another [month 11]
given
    pe0: silk-marker
    jp0: iron-marker
    pe1: red traveller, minion (card jackal), destroyer (card ogre), raid
    minion-at: pe1
    destroyer-at: pe1
    raid-at: pe1
    red at: pe1
    ru5: blue traveller
    blue at: ru5
    blue soldiers-of: soldier (slot 1), soldier (slot 2)
    dice hero-die red: 6
    dice skill-die red: 6
    dice nation waking red: 9
    dice hero-die blue: 6 6
    dice skill-die blue: 6 6
    dice soldier-die blue: 6 6 6
    dice retreat-die blue: 1 1
orders blue
    when retreat if stage > 1: roll
expect
    told all: monster-attacks jackal red 3
    then told all: slain red none pe1
    then told all: monster-attacks ogre blue 5
    then told all: monster-attacks mountain-troll blue 9
    told all 3 times: monster-attacks
    red at: jv0

case a monster that strikes no one else rests when its only target has died before [month 11]
given
    pe0: silk-marker
    pe1: red traveller, minion (card jackal), destroyer (card ogre)
    minion-at: pe1
    destroyer-at: pe1
    red at: pe1
    red bomb: 0
    dice hero-die red: 6
    dice skill-die red: 6
    dice nation waking red: 9
expect
    told all: slain red none pe1
    told nobody: monster-attacks ogre
    told all 1 times: monster-attacks

case at month end minion and destroyer leave the map, raid and legendary monster stay [month 12, beast 5]
given
    in1: minion (card jackal)
    minion-at: in1
    cn3: destroyer (card ogre)
    destroyer-at: cn3
    ar1: raid
    raid-at: ar1
    jv4: antaboga (woken-as 1)
    woken: 1
expect
    told all: monster-leaves minion in1
    told all: monster-leaves destroyer cn3
    in1: empty
    cn3: empty
    minion-at: none
    destroyer-at: none
    ar1: raid
    raid-at: ar1
    jv4: antaboga
