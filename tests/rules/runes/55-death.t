# SPDX-License-Identifier: MIT
# Who is dead, where he wakes, what he loses and keeps, who gets it, and the penalty turn.

# ---- A monster slays red: a Wyvern meets his hero and one soldier ----

game runes seats 2
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red hero-of: salman
    red caravan: trader
    red gold: 20
    red explorer: 2
    red charisma: 2
    red leadership: 2
    red runes-of: green-rune, destroyer-rune, minion-rune
    jp0: blue traveller, iron-marker
    blue at: jp0
    blue hero-of: otto
    blue caravan: chaser
    blue gold: 20
    dice turn 1: 1

case hero and all soldiers fainted is dead; the hero wakes in a city drawn by lot, the soldiers stay fainted [death 1, death 2, death 4]
given
    red soldiers-of: soldier (slot 1), soldier (slot 2, level 2, fainted 1)
    dice card-die red: 6 6
    dice hero-die red: 6 6
    dice skill-die red: 6 6
    dice soldier-die red s1: 6
    dice nation waking red: 9
orders red
    engage
    when attack: attack
expect
    told all: faints red s1
    then told all: faints red hero
    then told all: slain red none pe1
    then told all: wakes-up red jv0
    red at: jv0
    jv0 has red traveller
    pe1: empty
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, fainted 1)

case another seat may be in the city where the dead wakes [death 2]
given
    dice card-die red: 6 6
    dice hero-die red: 6
    dice skill-die red: 6
    dice nation waking red: 3
orders red
    engage
    when attack: attack
expect
    told all: wakes-up red jp0
    red at: jp0
    jp0: red traveller, blue traveller, iron-marker

case all gold, all goods, the wanted points and the quest are lost: to bank, stock and discard, if a monster slew [death 3, death 9, wanted 9, wanted 10]
given
    red wanted: 4
    red cargo-of: silk, 2 fruit
    red quest-of: pest-control
    dice card-die red: 6 6
    dice hero-die red: 6
    dice skill-die red: 6
orders red
    engage
    when attack: attack
expect
    told all: slain red none pe1
    told all: quest-lost red pest-control [death 3]
    told nobody: bounty-paid
    red gold: 0
    red cargo-of: empty
    red wanted: 0
    red quest-of: empty
    done-quests: pest-control
    stock has 4 silk, 4 fruit
    blue gold: 20
    blue cargo-of: empty

case kept are experience, status, stalls, caravan with upgrades, runes, power cards, soldiers and legendary items [death 4]
given
    woken: 1
    red trophies: antaboga
    red explorer: 5
    red pet: 1
    red rack: 1
    red bomb: 1
    red medic: 2
    red hero-level: 2
    red runes-of: green-rune, destroyer-rune, legend-rune
    red powers-of: wind-step (uses 1)
    red soldiers-of: soldier (slot 1, ep 4), soldier (slot 2, level 2)
    jv0: red stall
    dice card-die red: 6 6
    dice hero-die red: 6 6 6
    dice skill-die red: 6 6 6
    dice soldier-die red s1: 6
    dice soldier-die red s2: 6 6
    dice nation waking red: 1
orders red
    engage
    when attack: attack
expect
    told all: slain red none pe1
    red trophies: antaboga
    red explorer: 5
    red charisma: 2
    red leadership: 2
    red caravan: trader
    red pet: 1
    red rack: 1
    red bomb: 1
    red medic: 2
    red hero-level: 2
    red runes-of: green-rune, destroyer-rune, legend-rune
    red powers-of: wind-step (uses 1)
    red soldiers-of: soldier (slot 1, ep 4, fainted 1), soldier (slot 2, level 2, fainted 1)
    jv0 has red stall
    red at: eu0

case a hero's experience is kept, and the dead gets none for the battle [death 4]
given
    red hero-ep: 3
    dice card-die red: 6 6
    dice hero-die red: 1
    dice skill-die red: 6
orders red
    engage
    when attack: attack
expect
    told all: slain red none pe1
    told nobody: experience
    told nobody: battle-experience
    red hero-ep: 3

case who dies in his own turn does nothing more in it: no further line is read [death 5]
given
    red medic: 1
    red soldiers-of: soldier (slot 1, fainted 1)
    dice card-die red: 6 6
    dice hero-die red: 6
    dice skill-die red: 6
    dice nation waking red: 1
orders red
    engage
    go eu1
    medic
    when attack: attack
expect
    done red 1
    not reached red 2
    not reached red 3
    red at: eu0
    red medic: 1

case the next own turn is a penalty turn of three gold dice, and only lines of medic packs are reached [death 6]
given
    red medic: 1
    red soldiers-of: soldier (slot 1)
    dice card-die red: 6 6
    dice hero-die red: 6 6
    dice skill-die red: 6 6
    dice soldier-die red s1: 6
    dice nation waking red: 1
orders red
    engage
    when attack: attack
expect
    told all: penalty-ahead red [death 6]
    red rests: 1
    told nobody: works
    red gold: 0
next season
given
    next-event: silk-boom
    dice turn 1: 1
    dice penalty red: 1 3 6
orders red
    recruit
    medic s1
    go eu1
expect
    told all: works red 9
    red gold: 9
    red rests: 0
    not reached red 1
    done red 2
    not reached red 3
    red at: eu0
    red medic: 0
    red soldiers-of: soldier (slot 1, fainted 0)
next season
given
    dice turn 1: 1
orders red
    recruit
expect
    told nobody: works
    done red 1

case who was slain reads what the next turn is, and why its lines were not reached; only medic packs are offered [death 6]
given
    red medic: 1
    red soldiers-of: soldier (slot 1)
    red cargo-of: silk
    dice card-die red: 6 6
    dice hero-die red: 6 6
    dice skill-die red: 6 6
    dice soldier-die red s1: 6
    dice nation waking red: 1
orders red
    engage
    go pe2
      else heal
    when attack: attack
expect
    printed red: 'Your next turn is a penalty turn: only lines that use medic packs are played. [death 6]'
    printed red 3 times: 'Your next turn is a penalty turn'
    printed blue 1 times: 'next turn is a penalty turn'
    printed red: '2-3 1 order and 1 alternative were not reached (see'
    offered red: medic s1
    not offered red: go
    not offered red: recruit
    not offered red: sell
    not offered red: quest new
    offered blue: go
next season
given
    next-event: silk-boom
    dice turn 1: 1
orders red
    recruit
    medic s1
      else heal
    go eu1
expect
    printed red: 'recruit not reached (see'
    not printed red: 'else heal not reached (see'
    printed red: 'go eu1 not reached (see'
    not printed red: 'next turn is a penalty turn'
    offered red: go
    offered red: recruit

case no power card is used in a penalty turn [death 6, power 8]
given
    red rests: 1
    red powers-of: coin-spring (uses 2)
    pe1: empty
    pe0: red traveller, silk-marker
    red at: pe0
    dice penalty red: 2 4 5
orders red
    use coin-spring
    sell all
expect
    not reached red 1
    not reached red 2
    told all: works red 8
    red gold: 28
    red powers-of: coin-spring (uses 2)

# ---- Others slay: red and blue on one space, or a band ----

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
    red charisma: 1
    red leadership: 2
    red runes-of: green-rune, duel1-rune, duel2-rune
    blue at: pe2
    blue hero-of: raden
    blue caravan: trader
    blue gold: 30
    blue leadership: 2
    blue runes-of: green-rune, duel1-rune, duel2-rune

case who dies before his turn of the month has his penalty turn in this month [death 6]
given
    dice turn 1: 1
    dice scout red pe2: 1 6
    dice hero-die red: 1
    dice skill-die red: 1
    dice hero-die blue: 6
    dice skill-die blue: 6
    dice penalty blue: 6 6 6
    dice nation waking blue: 4
orders red
    scout blue
    when attack: attack
orders blue
    go eg1
expect
    told all: slain blue red pe2
    then told all: penalty-ahead blue [death 6]
    then told all: works blue 12
    blue gold: 12
    blue rests: 0
    not reached blue 1
    blue at: eg0

case who dies after his turn of the month has his penalty turn in the next [death 6]
given
    dice turn 1: 2
    dice scout red pe2: 1 6
    dice hero-die red: 1
    dice skill-die red: 1
    dice hero-die blue: 6
    dice skill-die blue: 6
orders red
    scout blue
    when attack: attack
expect
    told all: slain blue red pe2
    told nobody: works
    blue gold: 0
    blue rests: 1

case the slayer gets the gold up to 99, the rest is lost, and the goods as far as there is room [death 7, start 14]
given
    dice turn 1: 2
    dice scout red pe2: 1 6
    red gold: 80
    red caravan: chaser
    red cargo-of: 2 fruit
    blue cargo-of: silk, iron, spice
    dice hero-die red: 1
    dice skill-die red: 1
    dice hero-die blue: 6
    dice skill-die blue: 6
orders red
    scout blue
    when attack: attack
expect
    told all: gold-taken blue red 30
    red gold: 99
    blue gold: 0
    red cargo-of: 2 fruit, iron
    blue cargo-of: empty
    stock has 4 silk, 4 spice, 3 iron, 2 fruit

case the slayer says which goods he takes where room is short [death 7, letters 33]
given
    dice turn 1: 2
    dice scout red pe2: 1 6
    red caravan: chaser
    red cargo-of: fruit
    blue cargo-of: silk, iron, spice
    dice hero-die red: 1
    dice skill-die red: 1
    dice hero-die blue: 6
    dice skill-die blue: 6
orders red
    scout blue
    when attack: attack
    when booty: spice, silk
expect
    red cargo-of: fruit, silk, spice
    stock has 4 iron

case the slayer takes the quest with the same places, but from the beginning [death 8]
given
    dice turn 1: 2
    dice scout red pe2: 1 6
    blue quest-of: pilgrimage (waypoint 0 eu0, waypoint 1 in0)
    blue quest-at 0: eu0
    dice hero-die red: 1
    dice skill-die red: 1
    dice hero-die blue: 6
    dice skill-die blue: 6
orders red
    scout blue
    when attack: attack
expect
    told all: quest-taken-over red blue pilgrimage
    blue quest-of: empty
    red quest-of: pilgrimage
    red quest-at 0: eu0
    red quest-at 1: in0

case who holds a quest already does not take that of the dead: it is discarded [death 8]
given
    dice turn 1: 2
    dice scout red pe2: 1 6
    red quest-of: pest-control
    blue quest-of: big-game
    dice hero-die red: 1
    dice skill-die red: 1
    dice hero-die blue: 6
    dice skill-die blue: 6
orders red
    scout blue
    when attack: attack
expect
    told nobody: quest-taken-over
    told all: quest-lost blue big-game
    red quest-of: pest-control
    blue quest-of: empty
    done-quests: big-game

case the slayer need not take the quest [death 8, letters 34]
given
    dice turn 1: 2
    dice scout red pe2: 1 6
    blue quest-of: big-game
    dice hero-die red: 1
    dice skill-die red: 1
    dice hero-die blue: 6
    dice skill-die blue: 6
orders red
    scout blue
    when attack: attack
    when take-quest: no
expect
    used red 3
    told nobody: quest-taken-over
    red quest-of: empty
    done-quests: big-game

case what a seat leaves that a band slew goes to bank, stock and discard, and nobody gets a bounty [death 9, wanted 9]
given
    dice turn 1: 2
    pe2: red traveller
    pe3: blue traveller
    blue at: pe3
    pe4: government
    government-at: pe4
    blue wanted: 5
    blue cargo-of: silk
    blue quest-of: big-game
    dice scout none pe3: 6 6 1
    dice band-die government s1: 1
    dice band-die government s2: 1
    dice band-die government s3: 1
    dice band-die government s4: 1
    dice hero-die blue: 6
    dice skill-die blue: 6
expect
    told all: government-catches government-1 blue
    told all: slain blue none pe3
    told nobody: bounty-paid
    blue gold: 0
    blue cargo-of: empty
    blue wanted: 0
    blue quest-of: empty
    red gold: 20
    red cargo-of: empty
    stock has 4 silk
    done-quests: big-game
    pe3: government
    blue rests: 1

case a failed Escort that the slayer takes begins anew with him [death 8]
given
    dice turn 1: 2
    dice scout red pe2: 1 6
    blue quest-of: escort (waypoint 0 eu0)
    blue quest-at 0: eu0
    blue quest-failed: 1
    dice hero-die red: 1
    dice skill-die red: 1
    dice hero-die blue: 6
    dice skill-die blue: 6
orders red
    scout blue
    when attack: attack
expect
    told all: quest-taken-over red blue escort
    red quest-of: escort
    red quest-at 0: eu0
    red quest-failed: 0
    blue quest-failed: 0

case bounty and the gold of the dead together bring the slayer to 99 at most [death 7, start 14]
given
    dice turn 1: 2
    dice scout red pe2: 1 6
    red gold: 95
    blue wanted: 1
    dice hero-die red: 1
    dice skill-die red: 1
    dice hero-die blue: 6
    dice skill-die blue: 6
orders red
    scout blue
    when attack: attack
expect
    told all: bounty-paid red blue 1 10
    told all: gold-taken blue red
    red gold: 99
    blue gold: 0
