# SPDX-License-Identifier: MIT
# The events: when a card is in force and when it rests, what each of the eighteen does, and what each of the six legendary
# monsters does while it lives.

# Red stands in Persia's city, which needs silk; Blue in Japan's, which needs iron. Both have 20 gold.
game runes seats 2
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
    blue explorer: 2
    dice turn 1: 1

# ---- which event is in force ----

case from the second month on the open card comes into force, and the next is turned up [event 1]
given season 2
    next-event: silk-boom
    events top: glut, muster
expect
    told all: event-is silk-boom [event 1]
    told all: event-ahead glut [event 1]
    this-event: silk-boom
    next-event: glut
    events top: muster
    past-events: empty

case the first month has no event, and the open card waits for the second [event 1]
given
    next-event: silk-boom
    red cargo-of: fruit
    pe0: red traveller, fruit-marker
orders red
    sell all
expect
    told nobody: event-is
    told nobody: event-ahead
    this-event: empty
    next-event: silk-boom
    not printed red: 'When the month begins, a raid comes'

case a report says that a raid comes, and what stalls bring, before the turn of the next month [beast 5, month 3]
given season 2
    next-event: silk-boom
    events top: glut, muster
    in0: red stall, iron-marker
expect
    printed red: 'Before your turn your stalls bring 5 gold. When the month begins, a raid comes to a space drawn by lot.'
    not printed blue: 'your stalls bring'

case a card is in force in its own month only, and is discarded when the next begins [event 2]
given season 3
    this-event: silk-boom
    next-event: glut
    events top: muster
    red cargo-of: silk
    pe0: red traveller, fruit-marker
orders red
    sell all
expect
    told all: event-is glut
    told all: sold red silk 4
    past-events: silk-boom
    this-event: glut
    next-event: muster

case when the deck is used up the discards are shuffled and are the deck [event 2]
given season 3
    this-event: silk-boom
    next-event: glut
    events: empty
    past-events: rest of events
    shuffle events: plague
expect
    told all: event-is glut
    told all: event-ahead plague
    next-event: plague
    past-events: empty
    events has silk-boom
    sees red number: events

# ---- legendary monsters and the card of the month ----

# Red, in PE1, slays the minion whose token wakes Antaboga, and then sells in Persia. Blue, with a strong clan in Java, goes to
# its lair, slays it, and comes back to sell. Silk is needed in neither city.
case from the moment a legendary monster wakes the card rests, and counts again for the rest of the month when it is slain [event 3]
given season 2
    next-event: silk-boom
    pe0: fruit-marker
    pe1: red traveller
    red at: pe1
    red cargo-of: silk
    cn1: monster-x
    cn3: monster-x
    monsters-x: 2
    legends top: antaboga
    jp0: iron-marker
    jv0: blue traveller, chocolate-marker
    blue at: jv0
    blue hero-level: 2
    blue leadership: 4
    blue soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4, level 2)
    blue cargo-of: silk
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
    dice hero-die blue: 1 1
    dice skill-die blue: 6 6
    dice soldier-die blue s1: 1 1
    dice soldier-die blue s2: 1 1
    dice soldier-die blue s3: 1 1
    dice soldier-die blue s4: 1
    dice cargo-die blue: 1 1 1
orders red
    engage
    go pe0
    sell all
orders blue
    go jv4
    go jv0
    sell silk
    when faint: s4
expect
    told all: event-is silk-boom
    then told all: wakes antaboga jv4
    then told all: sold red silk 4
    then told all: defeated blue antaboga
    then told all: sold blue silk 6
    this-event: silk-boom
    printed red: 'Antaboga awoke in its lair, Java S (jv4), and counts instead of the event of the month.'
    not printed red: 'It does not count in month 1, nor while a legendary monster lives.'

case if a legendary monster lives when a month begins no card is turned, and the open one waits [event 4]
given season 4
    this-event: silk-boom
    next-event: muster
    events top: glut
    ar4: sand-roc (woken-as 1)
    woken: 1
expect
    told all: legend-rules sand-roc
    told nobody: event-is muster
    told nobody: event-ahead
    next-event: muster
    this-event: empty
    past-events: silk-boom
    events top: glut
    printed red: 'It does not count in month 1, nor while a legendary monster lives.'

# Red stands next to the lair of the Sand roc, with a strong clan.
case a legendary monster slain in a month that began with it leaves this month without an event; the open card comes with the next [event 4, event 3]
given season 4
    next-event: silk-boom
    events top: glut
    pe0: fruit-marker
    ar0: red traveller, fruit-marker
    red at: ar0
    red hero-level: 2
    red leadership: 4
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4, level 2)
    red cargo-of: silk
    ar4: sand-roc (woken-as 1)
    woken: 1
    dice hero-die red: 1 1
    dice skill-die red: 1 1
    dice soldier-die red s1: 1 1
    dice soldier-die red s2: 1 1
    dice soldier-die red s3: 1 1
    dice soldier-die red s4: 1
    dice cargo-die red: 1 1 1 1
orders red
    go ar4
    go ar0
    sell silk
    when faint: s4
expect
    told all: legend-rules sand-roc
    then told all: defeated red sand-roc
    then told all: sold red silk 4
    told nobody: event-is silk-boom
    next-event: silk-boom
next season
expect
    told all: event-is silk-boom
    next-event: glut

case of two legendary monsters the youngest brings the event [event 5]
given season 4
    next-event: silk-boom
    in4: ash-naga (woken-as 1)
    ar4: sand-roc (woken-as 2)
    woken: 2
    eu0: red stall, fruit-marker
    red cargo-of: fruit
orders red
    sell all
expect
    told all: legend-rules sand-roc
    told nobody: event-is ash-naga
    told all: stalls-pay red 1 5
    told all: sold red fruit 3

case when the youngest is slain the event is that of the youngest left [event 5]
given season 4
    next-event: silk-boom
    in4: ash-naga (woken-as 1)
    ar4: sand-roc (woken-as 2)
    woken: 2
    pe0: red stall, fruit-marker
    ar0: red traveller, fruit-marker
    red at: ar0
    red hero-level: 2
    red leadership: 4
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4, level 2)
    red cargo-of: silk
    dice hero-die red: 1 1
    dice skill-die red: 1 1
    dice soldier-die red s1: 1 1
    dice soldier-die red s2: 1 1
    dice soldier-die red s3: 1 1
    dice soldier-die red s4: 1
    dice cargo-die red: 1 1 1 1
orders red
    go ar4
    go ar0
    sell silk
    when faint: s4
expect
    told all: legend-rules sand-roc
    then told all: defeated red sand-roc
    then told all: sold red silk 4
next season
expect
    told all: legend-rules ash-naga
    told all: stalls-pay red 1 3

# ---- what sells for more or less ----

case Silk boom: silk sells for 2 gold more where it is needed, other goods do not [event 6]
given season 2
    next-event: silk-boom
    red cargo-of: silk, spice, iron, medicine, chocolate
orders red
    sell all
expect
    told all: sold red silk 8
    told all: sold red spice 4
    told all: sold red iron 4
    told all: sold red medicine 4
    told all: sold red chocolate 4
    red gold: 44

case Silk boom: silk sells for 2 gold more where it is not needed [event 6]
given season 2
    next-event: silk-boom
    pe0: red traveller, fruit-marker
    red cargo-of: silk, fruit
orders red
    sell all
expect
    told all: sold red silk 6
    told all: sold red fruit 6

case Spice boom: spice sells for 2 gold more, other goods do not [event 6]
given season 2
    next-event: spice-boom
    red cargo-of: silk, spice, iron, medicine, chocolate
orders red
    sell all
expect
    told all: sold red spice 6
    told all: sold red silk 6
    told all: sold red iron 4
    told all: sold red medicine 4
    told all: sold red chocolate 4

case Border war: iron sells for 2 gold more, other goods do not [event 6]
given season 2
    next-event: border-war
    red cargo-of: silk, spice, iron, medicine, chocolate
orders red
    sell all
expect
    told all: sold red iron 6
    told all: sold red silk 6
    told all: sold red spice 4
    told all: sold red medicine 4
    told all: sold red chocolate 4

case Sweet fair: chocolate sells for 2 gold more, other goods do not [event 6]
given season 2
    next-event: sweet-fair
    red cargo-of: silk, spice, iron, medicine, chocolate
orders red
    sell all
expect
    told all: sold red chocolate 6
    told all: sold red silk 6
    told all: sold red spice 4
    told all: sold red iron 4
    told all: sold red medicine 4

case Plague: medicine sells for 2 gold more, and to heal a soldier costs 3 gold [event 6, event 9]
given season 2
    next-event: plague
    pe0: red traveller, medicine-marker
    red cargo-of: silk, spice, iron, medicine, chocolate
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2)
orders red
    sell all
    heal
expect
    told all: sold red medicine 8
    told all: sold red silk 4
    told all: sold red spice 4
    told all: sold red iron 4
    told all: sold red chocolate 4
    told all: healed red 3 [recruit 4]
    red gold: 41
    red soldiers-of: soldier (slot 1, fainted 0), soldier (slot 2)

case Plague: 2 gold do not heal a soldier [event 9]
given season 2
    next-event: plague
    red gold: 2
    red soldiers-of: soldier (slot 1, fainted 1)
orders red
    heal
expect
    refused red 1: cannot-pay 3 2
    red gold: 2
    red soldiers-of: soldier (slot 1, fainted 1)

case Glut: fruit sells for 1 gold less, needed or not; other goods do not [event 7]
given season 2
    next-event: glut
    pe0: red traveller, fruit-marker
    red cargo-of: fruit, silk
    blue cargo-of: fruit
orders red
    sell all
orders blue
    sell all
expect
    told all: sold red fruit 5
    told all: sold red silk 4
    told all: sold blue fruit 3

case Harvest feast: each piece bought costs 1 gold less [event 8]
given season 2
    next-event: harvest-feast
    dice market red pe0: 1 1 2 3 4 5
orders red
    buy 2 fruit spice
expect
    told all 2 times: bought red fruit 1
    told all 1 times: bought red spice 1
    red gold: 17
    red cargo-of: 2 fruit, spice

case Harvest feast: a piece never costs less than 0 [event 8]
given season 2
    next-event: harvest-feast
    red charisma: 4
    dice market red pe0: 1 1 2 3 4 5
orders red
    buy 2 fruit spice
expect
    told all 2 times: bought red fruit 0
    red gold: 20

case Muster: to recruit a soldier costs 3 gold [event 9]
given season 2
    next-event: muster
    red gold: 6
orders red
    recruit 2
expect
    told all 2 times: recruited red * 3
    red gold: 0
    red soldiers-of: 2 soldier

case Muster: two gold do not recruit [event 9]
given season 2
    next-event: muster
    red gold: 2
orders red
    recruit
expect
    refused red 1: cannot-pay 3 2
    red soldiers-of: empty

case Muster changes nothing for him who heals, nor Plague for him who recruits [event 9]
given season 2
    next-event: plague
    red soldiers-of: soldier (slot 1)
orders red
    recruit
expect
    told all: recruited red s2 5
next season
given
    this-event: plague
    next-event: muster
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2)
orders red
    heal
expect
    told all: healed red 2

case Drill month: a training die of 4 succeeds, one of 5 does not [event 10]
given season 2
    next-event: drill-month
    red hero-ep: 6
    red soldiers-of: soldier (slot 1, ep 6)
    dice training red hero: 4
    dice training red s1: 5
orders red
    train hero s1
expect
    told all: training-rolled red hero 4 4
    told all: evolves red hero
    printed red: 'Your hero Salman rose to level 2.'
    printed blue: 'Red's hero Salman rose to level 2.'
    told all: training-rolled red s1 5 4
    told nobody: evolves red s1
    red hero-level: 2
    red soldiers-of: soldier (slot 1, level 1, ep 6)

case in a month without Drill month a training die of 4 fails [event 10, train 5]
given season 2
    next-event: muster
    red hero-ep: 6
    dice training red hero: 4
orders red
    train hero
expect
    told all: training-rolled red hero 4 3
    told nobody: evolves
    red hero-level: 1

# ---- stalls and moves ----

case Stall tax: each stall pays 3 gold [event 11]
given season 2
    next-event: stall-tax
    eu0: red stall, fruit-marker
    ru0: red stall, fruit-marker
expect
    told all: stalls-pay red 2 6
    red gold: 26

case Market fair: each stall pays 7 gold [event 11]
given season 2
    next-event: market-fair
    eu0: red stall, fruit-marker
    ru0: red stall, fruit-marker
expect
    told all: stalls-pay red 2 14
    red gold: 34

case Sandstorm: each turn has one move fewer [event 12]
given season 2
    next-event: sandstorm
orders red
    go pe1
    go pe2
orders blue
    go jp1
    go jp2
expect
    done red 1
    refused red 2: no-move
    done blue 1
    refused blue 2: no-move
    red at: pe1

case Caravan season: each turn has one move more [event 12]
given season 2
    next-event: caravan-season
    blue explorer: 4
orders red
    go pe1
    go pe2
    go pe3
    go pe4
orders blue
    go jp1
    go jp2
    go jp3
    go jp4
    go jp5
expect
    done red 3
    refused red 4: no-move
    done blue 4
    refused blue 5: no-move

# ---- brigand and government ----

# From IN1 it is three steps over outer spaces to Red: PE5, PE6, PE1.
case without Bandit summer the brigand moves two spaces [event 13, brigand 5]
given season 2
    next-event: glut
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    in1: brigand
    brigand-at: in1
expect
    brigand-at: pe6
    told nobody: brigand-seeks
    told nobody: government-seeks

case Bandit summer: the brigand moves up to three spaces, and no second one appears [event 13]
given season 2
    next-event: bandit-summer
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    in1: brigand
    brigand-at: in1
    dice scout none pe1: 6 6
expect
    told all: brigand-walks pe5
    then told all: brigand-walks pe6
    then told all: brigand-walks pe1
    brigand-at: pe1
    told nobody: brigand-appears

# As above, but the token of the minion that Red slays wakes Antaboga.
case Bandit summer rests from the moment a legendary monster wakes: the brigand moves two spaces again [event 13, event 3]
given season 2
    next-event: bandit-summer
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    in1: brigand
    brigand-at: in1
    cn1: monster-x
    cn3: monster-x
    monsters-x: 2
    legends top: antaboga
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
orders red
    engage
expect
    told all: wakes antaboga jv4
    brigand-at: pe6
    told nobody: brigand-seeks
    told nobody: government-seeks

case Bandit summer: if there is no brigand one appears when the card comes into force, before the stalls pay [event 13]
given season 2
    next-event: bandit-summer
    eu0: red stall, fruit-marker
    dice nation brigand: 7
    dice side brigand: 4
expect
    told all: event-is bandit-summer
    then told all: brigand-appears brigand-1 ar4
    then told all: stalls-pay red
    brigand-at: ar4

case Bandit summer brings no brigand in a month that a legendary monster rules [event 13, event 4]
given season 4
    next-event: bandit-summer
    ar4: sand-roc (woken-as 1)
    woken: 1
expect
    told nobody: raid-appears
    told nobody: brigand-appears
    told nobody: government-appears
    brigand-at: none
    next-event: bandit-summer

# From CN1 it is three steps to Red: RU3, RU4, PE1.
case Royal patrol: the government moves up to three spaces [event 14]
given season 2
    next-event: royal-patrol
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red wanted: 1
    cn1: government
    government-at: cn1
    dice scout none pe1: 6 6 6
expect
    told all: government-walks ru3
    then told all: government-walks ru4
    then told all: government-walks pe1
    government-at: pe1

case Royal patrol ends with its month: the government moves two spaces [event 14, government 4]
given season 3
    this-event: royal-patrol
    next-event: glut
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red wanted: 1
    cn1: government
    government-at: cn1
expect
    government-at: ru4
    told nobody: brigand-seeks
    told nobody: government-seeks

case Royal patrol does not make the brigand faster, nor Bandit summer the government [event 13, event 14]
given season 2
    next-event: royal-patrol
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    in1: brigand
    brigand-at: in1
expect
    brigand-at: pe6

case Amnesty: every wanted seat loses a point, the highest rank first, and nobody falls below 0 [event 15]
given season 2 seats 3
    next-event: amnesty
    in0: green traveller, fruit-marker
    green at: in0
    green hero-of: mei
    green caravan: trader
    dice turn 2: 1
    red wanted: 1
    red arrived: 2
    blue wanted: 3
    blue arrived: 1
    arrivals: 2
expect
    told all: wanted-is blue 2
    then told all: wanted-is red 0
    told nobody: wanted-is green
    blue wanted: 2
    red wanted: 0
    green wanted: 0

# Blue came to 2 before Red did.
case Amnesty: of two seats with equal points the one of higher rank comes first to the lower number, and stays ahead [event 15, wanted 2]
given season 2
    next-event: amnesty
    red wanted: 2
    red arrived: 2
    blue wanted: 2
    blue arrived: 1
    arrivals: 2
expect
    told all: wanted-is blue 1
    then told all: wanted-is red 1
    told all: wanted-list blue 1 1 10
    told all: wanted-list red 1 2 7

case Amnesty works when it comes into force only, not in the month after [event 15, event 2]
given season 3
    this-event: amnesty
    next-event: glut
    red wanted: 2
expect
    red wanted: 2
    told nobody: wanted-is

# ---- monsters and merchants ----

case Monster moon: a minion has one hit point more [event 16]
given season 2
    next-event: monster-moon
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red soldiers-of: soldier (slot 1)
    dice card-die red: 1 1
    dice hero-die red: 1 1
    dice skill-die red: 6 6
    dice soldier-die red s1: 1
orders red
    engage
expect
    told all: hunts red dust-imp pe1 3
    told all: foe-hurt dust-imp 2 1
    told all: defeated red dust-imp
    told all: stage-begins 2

case Monster moon: destroyer and raid have one hit point more [event 16]
given season 4
    next-event: monster-moon
    pe0: silk-marker
    jp0: iron-marker
    pe1: red traveller, raid
    red at: pe1
    red bomb: 1
    raid-at: pe1
    jp1: blue traveller, destroyer (card ogre)
    blue at: jp1
    blue bomb: 1
    destroyer-at: jp1
orders red
    when retreat: bomb
orders blue
    when retreat: bomb
expect
    told all: monster-attacks ogre blue 6
    told all: monster-attacks mountain-troll red 10

case Monster moon rests while a legendary monster lives [event 16, event 3]
given season 4
    next-event: monster-moon
    ar4: sand-roc (woken-as 1)
    woken: 1
    pe0: silk-marker
    pe1: red traveller, raid
    red at: pe1
    red bomb: 1
    raid-at: pe1
orders red
    when retreat: bomb
expect
    told all: monster-attacks mountain-troll red 9

case Open roads: a merchant is hit on a number one higher [event 17]
given season 2
    next-event: open-roads
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red pet: 1
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice scout red pe2: 1 6
    dice card-die red: 3 3
    dice hero-die red: 4 5
    dice skill-die red: 6 6
    dice soldier-die red s1: 4 5
    dice soldier-die red s2: 5 4
    dice cargo-die red: 1 1
orders red
    scout merchant
    when attack: attack
expect
    told all: rolled red none hero 4 4
    told all: rolled red none s2 5 4
    told all: foe-hurt sweet-seller-1 2 1
    told all: foe-hurt sweet-seller-1 1 0
    told all: plundered red sweet-seller-1

case Open roads: monsters are not easier to hit [event 17]
given season 2
    next-event: open-roads
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    dice card-die red: 3 3
    dice hero-die red: 4
    dice skill-die red: 6
    dice nation waking red: 5
orders red
    engage
    when attack: attack
expect
    told all: rolled red none hero 4 3
    told nobody: defeated
    told nobody: band-slain

# ---- legendary monsters ----

case Antaboga: neither fruit nor spice can be bought, but they can be sold [event 18]
given season 4
    next-event: glut
    jv4: antaboga (woken-as 1)
    woken: 1
    pe0: red traveller, iron-marker
    red cargo-of: fruit, spice
    dice market red pe0: 1 1 2 2 3 6
orders red
    sell all
    buy any
expect
    told all: sold red fruit 4
    told all: sold red spice 4
    told nobody: bought red fruit
    told nobody: bought red spice
    red cargo-of: chocolate, silk

case Antaboga: an order for these alone is refused for the event's sake, without dice or visit [event 18, letters 11]
given season 4
    next-event: glut
    jv4: antaboga (woken-as 1)
    woken: 1
    pe0: red traveller, iron-marker
orders red
    buy iron spice
      else buy fruit iron
expect
    refused red 1: banned-now spice [event 18]
    refused red 2: none-for-sale pe0 iron [shop 9]

case Antaboga: fruit is no good of choice for charisma 4 either [event 18, shop 11]
given season 4
    next-event: glut
    jv4: antaboga (woken-as 1)
    woken: 1
    red charisma: 4
    dice market red pe0: 3 3 3 3 3 3
orders red
    buy fruit medicine
expect
    red cargo-of: medicine

case Thunder oni: a retreat from people needs a number one lower, 2 [event 19]
given season 4
    next-event: glut
    jp2: thunder-oni (woken-as 1)
    woken: 1
    pe0: silk-marker
    pe1: red traveller, brigand
    red at: pe1
    brigand-at: pe1
    dice retreat-die red: 3 2
    dice hero-die red: 6
    dice skill-die red: 6
    dice band-die brigand s1: 6
    dice band-die brigand s2: 6
    dice band-die brigand s3: 6
    dice scout none pe1: 6 6
orders red
    when retreat: roll
expect
    told all: retreat-rolled red 3 2
    then told all: stage-begins 2
    then told all: retreat-rolled red 2 2
    then told all: fled red * brigand-1

case Thunder oni: the roll of a hero who vanishes succeeds on 1 to 4 [event 19, fight 12]
given season 4
    next-event: glut
    jp2: thunder-oni (woken-as 1)
    woken: 1
    red hero-of: kaede
    pe0: silk-marker
    pe1: red traveller, brigand
    red at: pe1
    brigand-at: pe1
    red cargo-of: silk
    dice retreat-die red: 4
    dice hero-die red: 6
    dice skill-die red: 1
    dice band-die brigand s1: 6
    dice band-die brigand s2: 6
    dice band-die brigand s3: 6
    dice scout none pe1: 6 6
orders red
    when retreat if stage = 2: roll
expect
    told all: retreat-rolled red 4 4
    told all: fled red * brigand-1
    red cargo-of: silk

case Thunder oni: from a legendary monster, which lets go on 2 else, one gets away on 1 [event 19]
given season 4
    next-event: glut
    jp0: iron-marker
    jp2: blue traveller, thunder-oni (woken-as 1)
    blue at: jp2
    woken: 1
    blue leadership: 2
    blue soldiers-of: soldier (slot 1), soldier (slot 2)
    dice retreat-die blue: 2 1
    dice hero-die blue: 6 6
    dice skill-die blue: 6 6
    dice soldier-die blue s1: 6 6
    dice soldier-die blue s2: 6
orders blue
    when retreat if stage > 1: roll
    when faint: s2 s1
expect
    told all: retreat-rolled blue 2 1
    then told all: retreat-rolled blue 1 1
    then told all: fled blue * thunder-oni

case Frost zmey: each turn has one move fewer, but at least one [event 20]
given season 4
    next-event: glut
    ru1: frost-zmey (woken-as 1)
    woken: 1
    blue explorer: 4
orders red
    go pe1
    go pe2
orders blue
    go jp1
    go jp6
    go jp5
expect
    done red 1
    refused red 2: no-move
    done blue 2
    refused blue 3: no-move

case Iron griffin: a seat's scouting does not succeed on a 3 [event 21]
given season 4
    next-event: glut
    eu6: iron-griffin (woken-as 1)
    woken: 1
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    dice scout red pe2: 3 3
orders red
    scout merchant
expect
    told all: scouted-with red 3 2
    told all: not-found red
    told nobody: bonus-action

case Iron griffin: a seat's scouting succeeds on a 2 [event 21]
given season 4
    next-event: glut
    eu6: iron-griffin (woken-as 1)
    woken: 1
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    dice scout red pe2: 3 2
    dice card-die red: 1 1
orders red
    scout merchant
    when attack: decline
expect
    told all: declines red fruit-peddler-1
    told nobody: not-found
    told nobody: bonus-action

case Iron griffin: who has explorer 5 finds his target all the same, but dice of 3 bring no bonus action [event 21, scout 7]
given season 4
    next-event: glut
    eu6: iron-griffin (woken-as 2)
    woken: 2
    red explorer: 5
    red trophies: sand-roc
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    dice scout red pe2: 3 3 3 3 3
    dice card-die red: 1 1
orders red
    scout merchant
    when attack: decline
expect
    told all: declines red fruit-peddler-1
    told nobody: not-found
    told nobody: bonus-action

case Iron griffin: the brigand, the government and quests still succeed on a 3 [event 21]
given season 4
    next-event: glut
    eu6: iron-griffin (woken-as 1)
    woken: 1
    pe0: silk-marker
    jp0: iron-marker
    pe1: red traveller
    red at: pe1
    pe2: brigand
    brigand-at: pe2
    red quest-of: treasure (waypoint 0 pe1)
    red quest-at 0: pe1
    jp1: blue traveller
    blue at: jp1
    blue wanted: 1
    jp3: government
    government-at: jp3
    dice quest-die red: 3 6
    dice scout none pe1: 3 6
    dice scout none jp1: 3 6 6
    dice retreat-die red: 1
    dice retreat-die blue: 1
orders red
    quest
    when retreat: roll
orders blue
    when retreat: roll
expect
    told all: quest-completed red treasure
    told all: brigand-catches brigand-1 red
    told all: government-catches government-1 blue

case Sand roc: every piece sold brings 1 gold less, the needed good too [event 22]
given season 4
    next-event: glut
    ar4: sand-roc (woken-as 1)
    woken: 1
    red cargo-of: silk, fruit
orders red
    sell all
expect
    told all: sold red silk 5
    told all: sold red fruit 3
    red gold: 28

case Ash naga: each stall pays 3 gold [event 23]
given season 4
    next-event: market-fair
    in4: ash-naga (woken-as 1)
    woken: 1
    eu0: red stall, fruit-marker
    ru0: red stall, fruit-marker
expect
    told all: stalls-pay red 2 6
    red gold: 26
