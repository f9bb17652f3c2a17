# SPDX-License-Identifier: MIT
# Who may know what: the table, what seats have, dice and draws, heroes, powers and quests that are drawn, decks, letters.

# Three seats. Red stands in Persia's city, Blue in Japan's, Green in India's.
game runes seats 3
    pe0: red traveller, silk-marker
    red at: pe0
    red hero-of: salman
    red caravan: trader
    red gold: 20
    red explorer: 2
    red charisma: 2
    red leadership: 2
    jp0: blue traveller, iron-marker
    blue at: jp0
    blue hero-of: otto
    blue caravan: chaser
    blue gold: 20
    in0: green traveller, chocolate-marker
    green at: in0
    green hero-of: mei
    green caravan: chaser
    green gold: 20
    next-event: muster
    dice turn 1: 1
    dice turn 2: 1

# ---- what lies open ----

case open to all are spaces and what stands there, stock, the open pile, the open quests and the event [seen 1]
given
    pe0: red traveller, red stall, silk-marker
    cn1: monster-x
    monsters-x: 1
    cn2: merchant-x
    merchants-x: 1
    open-quests: arena, escort, smuggler
    power-pile: flame, ward
expect
    sees blue exactly: pe0, cn1, cn2, in0
    sees red exactly: stock, power-pile, open-quests, next-event, this-event, past-events
    sees green exactly: stock, power-pile, open-quests, next-event, this-event
    sees green exactly: stage, needs, monsters-x, merchants-x, woken, order

case open to all is what another seat has: gold, goods, hero, status, soldiers, caravan, upgrades, items, powers, quest, runes [seen 2, seen 1]
given
    red cargo-of: silk
    red soldiers-of: soldier (slot 1, fainted 1, ep 3)
    red powers-of: wind-step (uses 1)
    red quest-of: treasure (waypoint 0 pe1)
    red quest-at 0: pe1
    red runes-of: minion-rune
    red trophies: sand-roc
    woken: 1
    red bomb: 1
    red medic: 2
expect
    sees blue exactly: red gold, red cargo-of, red hero-of, red hero-level, red hero-ep
    sees blue exactly: red explorer, red charisma, red leadership, red soldiers-of, red caravan
    sees blue exactly: red bomb, red medic, red pet, red rack, red trophies, red powers-of
    sees blue exactly: red quest-of, red quest-at, red runes-of, red wanted, red at
    sees green exactly: red gold, red powers-of, red quest-of, red soldiers-of

case nobody knows how the decks and the track of markers lie, nor which legendary monster comes next [seen 8]
expect
    sees red number: powers, quests, events, legends, track
    sees green number: powers, quests, events, legends, track

case a discard that was shuffled is a deck, and nobody knows how it lies [seen 8, event 2]
given season 3
    this-event: silk-boom
    events: empty
    past-events: rest of events
expect
    told all: event-ahead
    sees red number: events
    sees blue number: events
    past-events: empty

# ---- dice, draws and what is offered ----

case dice, the order of turns and places drawn are seen by all when it happens [seen 4]
given season 3
    this-event: glut
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    dice nation raid: 7
    dice side raid: 2
    dice scout red pe2: 1 6
    dice card-die red: 1 4
orders red
    scout merchant
    when card: herb-cart-1
    when attack: decline
expect
    rolled all: turn 1
    rolled all: nation raid
    rolled all: side raid
    rolled all: scout red pe2
    rolled all: card-die red
    told all: turn-is red 1
    told all: raid-appears mountain-troll ar2

case the cards that slot dice offer, which one was chosen, and that it was declined, are seen by all [seen 4]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    dice scout red pe2: 1 6
    dice card-die red: 1 4
orders red
    scout merchant
    when card: herb-cart-1
    when attack: decline
expect
    told all: merchant-shown red fruit-peddler-1 1
    told all: merchant-shown red herb-cart-1 4
    told all: merchant-chosen red herb-cart-1
    told all: declines red herb-cart-1

# ---- heroes ----

case the heroes dealt are known to their seat, and the one that was not chosen is never shown to others [seen 5]
given set-up
    shuffle heroes: salman, otto, liang, kaede, mei, idris
orders blue
    hero liang
expect
    told only blue: hero-dealt blue liang
    told only blue: hero-dealt blue kaede
    told all: hero-chosen blue liang
    told nobody: hero-chosen blue kaede
    sees red number: lost
    sees blue number: lost
    sees red exactly: blue hero-of

# ---- powers and quests that are drawn ----

# A second stall is Red's first rune.
case the two power cards drawn are seen by their seat; then all see which was kept and which went to the pile [seen 6]
given
    eu0: red stall, fruit-marker
    powers top: flame, ward, chain
orders red
    stall
    when power-card: ward
expect
    told only red: power-drawn red flame
    told only red: power-drawn red ward
    not told blue: power-drawn
    told all: power-kept red ward
    told all: power-rejected red flame
    red powers-of: ward
    power-pile: flame
    powers top: chain
    sees green number: powers

case when neither is kept all see both in the pile [seen 6]
given
    eu0: red stall, fruit-marker
    powers top: flame, ward
orders red
    stall
    when power-card: none
expect
    told only red: power-drawn red ward
    told all: power-rejected red flame
    told all: power-rejected red ward
    power-pile: flame, ward
    red powers-of: empty

case all see which card was given up for the new one [seen 6, power 5]
given
    eu0: red stall, fruit-marker
    red runes-of: minion-rune
    red powers-of: wind-step (uses 2)
    powers top: flame, ward
orders red
    stall
    when power-card: flame
    when give-up: wind-step
expect
    told all: power-given-up red wind-step
    told all: power-kept red flame
    told all: power-rejected red ward
    red powers-of: flame
    power-pile: wind-step, ward

case who does not say which power card he keeps keeps the first one drawn [seen 6, letters 35]
given
    eu0: red stall, fruit-marker
    powers top: flame, ward
orders red
    stall
expect
    told red: power-drawn red flame
    then told red: power-drawn red ward
    told all: power-kept red flame
    red powers-of: flame

case the two quests drawn are seen by their seat; then all see the one kept and the one laid open [seen 7]
given
    open-quests: arena, escort, smuggler
    quests top: bell-tower, tax-collector, treasure
orders red
    quest new
    when keep-quest: tax-collector
expect
    told only red: quest-drawn red bell-tower
    told only red: quest-drawn red tax-collector
    not told blue: quest-drawn
    told all: quest-accepted red tax-collector
    told all: quest-rejected red bell-tower
    red quest-of: tax-collector
    open-quests: arena, escort, smuggler, bell-tower
    quests top: treasure

case who keeps neither quest lays both open, and all see them [seen 7, quest 2]
given
    open-quests: arena, escort, smuggler
    quests top: bell-tower, tax-collector
orders red
    quest new
    when keep-quest: none
expect
    told only red: quest-drawn red bell-tower
    told all: quest-rejected red bell-tower
    told all: quest-rejected red tax-collector
    told nobody: quest-accepted
    red quest-of: empty
    open-quests: arena, escort, smuggler, bell-tower, tax-collector

case who does not say which quest he keeps keeps the first one drawn [seen 7, letters 34]
given
    open-quests: arena, escort, smuggler
    quests top: bell-tower, tax-collector
orders red
    quest new
expect
    told all: quest-accepted red bell-tower
    told all: quest-rejected red tax-collector

# ---- letters ----

case a refused line and its reason are its writer's alone [seen 9, letters 2]
given
    red gold: 4
orders red
    stall
      else go pe1
expect
    refused red 1: cannot-pay 5 4
    done red 2
    told only red: cannot-pay
    not told blue: cannot-pay
    not told green: cannot-pay

case a refused line is hidden from a mate, too [seen 9]
given seats 4 option teams yes
    ru0: yellow traveller, fruit-marker
    yellow at: ru0
    yellow hero-of: idris
    yellow caravan: trader
    dice turn 3: 1
orders red
    engage
expect
    refused red 1: no-monster pe0
    told only red: no-monster
    not told green: no-monster

case a bomb that was kept back is not told of [seen 9]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red bomb: 1
    dice scout red pe2: 6 6
orders red
    scout merchant
    when scout-bomb: no
expect
    used red 2
    told all: not-found red
    told nobody: bomb-for-scouts
    told nobody: bomb-thrown

case a card that was held back in a battle is not told of [seen 9]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red powers-of: flame (uses 1)
    red runes-of: green-rune
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
orders red
    engage
    when power: none
expect
    told all: defeated red dust-imp
    told nobody: power-used
    red powers-of: flame (uses 1)

# ---- who may be met ----

case a report ends with the merchants and monsters of the stage level, and their hit points [seen 10]
expect
    told all 1 times: merchants-are fruit-peddler-1 2 spice-donkey-1 3 sweet-seller-1 3 herb-cart-1 4 iron-wagon-1 5 silk-caravan-1 6
    told all 1 times: monsters-are dust-imp 2 jackal 3 ghoul 3 scorpion 4 ogre 5 wyvern 6
    told nobody: monster-is
    told nobody: band-is

case at stage level 2 it names those of that level [seen 10, stage 3]
given
    stage: 2
expect
    told all 1 times: monsters-are bog-imp 5 dire-jackal 5 grave-ghoul 6 war-scorpion 8 twin-ogre 9 storm-wyvern 10

case Monster moon, the event to come, has given monsters and the raid 1 hit point more, merchants not [seen 10, event 16]
given season 4
    next-event: muster
    events top: monster-moon
    ar2: raid
    raid-at: ar2
expect
    told all: event-ahead monster-moon
    told all 1 times: merchants-are fruit-peddler-1 2
    told all 1 times: monsters-are dust-imp 3 jackal 4
    told all 1 times: monster-is mountain-troll ar2 10

case the event that lies open at the start is not that of the first month [seen 10, event 1]
given set-up
    shuffle events: monster-moon, market-fair
expect
    told all: event-ahead monster-moon
    told all 1 times: monsters-are dust-imp 2

case a raid, a legendary monster, brigand and government on the map are told with where they are [seen 10]
given season 4
    ar2: raid
    raid-at: ar2
    ar4: sand-roc (woken-as 1)
    woken: 1
    eu1: brigand
    brigand-at: eu1
expect
    told all 1 times: monster-is mountain-troll ar2 9 3 yes
    printed red: '9 hit points; a die of 3 or less hits it, and it leaves as the next month begins.'
    told all 1 times: monster-is sand-roc ar4 19 3 no
    told all 1 times: band-is brigand-1
    told nobody: band-is government-1

case how somebody stands is told in runes, and of equal ones in gold and wanted points [over 4]
given
    red runes-of: minion-rune
    blue runes-of: raid-rune
    red gold: 5
    blue gold: 5
    red wanted: 3
    blue wanted: 1
expect
    printed blue: 'You lead with 1 rune, ahead of Red by the tie-break: 1 wanted point against 3 wanted points.'
    printed red: 'runes gold'

case what several have alike in the open is told once [seen 1]
given
    red runes-of: minion-rune
    green runes-of: minion-rune
    blue runes-of: raid-rune
expect
    printed green: 'The runes of Red and you: the rune of a minion'
    printed green: 'Blue's runes: the rune of'
