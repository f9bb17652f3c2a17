# SPDX-License-Identifier: MIT
# Setting up: goods, markers, decks, heroes, the first points, the first caravan, where the heroes wake; gold dice, places
# that are drawn, and how much gold one can have.

game runes seats 2

# ---- the stock, the markers, the decks ----

case the stock begins with as many pieces of each good as there are seats: two [start 3, start 2]
given set-up
expect
    stock: 2 fruit, 2 spice, 2 chocolate, 2 medicine, 2 iron, 2 silk

case with three seats there are three pieces of each good [start 3, start 2]
given set-up seats 3
expect
    stock: 3 fruit, 3 spice, 3 chocolate, 3 medicine, 3 iron, 3 silk

case with four seats there are four pieces of each good [start 3, start 2]
given set-up seats 4
expect
    stock: 4 fruit, 4 spice, 4 chocolate, 4 medicine, 4 iron, 4 silk

case of eighteen markers one lies open in every city, and nine are left for the track [start 5]
given set-up
    shuffle track: fruit-marker, spice-marker, chocolate-marker, medicine-marker, iron-marker, silk-marker, fruit-marker, spice-marker, chocolate-marker
    dice nation waking red: 3
    dice nation waking blue: 4
expect
    eu0: fruit-marker
    ru0: spice-marker
    jp0: red traveller, chocolate-marker
    eg0: medicine-marker
    pe0: blue traveller, iron-marker
    cn0: silk-marker
    ar0: fruit-marker
    in0: spice-marker
    jv0: chocolate-marker
    track: fruit-marker, spice-marker, chocolate-marker, 2 medicine-marker, 2 iron-marker, 2 silk-marker
    used-markers: empty
    sees red exactly: eu0, pe0
    sees red number: track

case one event and three quests are laid open, and the level is 1; the powers and the legendary monsters stay covered [start 6]
given set-up
    shuffle events: glut, sandstorm
    shuffle quests: arena, escort, smuggler, treasure
expect
    next-event: glut
    this-event: empty
    events top: sandstorm
    open-quests: arena, escort, smuggler
    quests top: treasure
    power-pile: empty
    legends: antaboga, thunder-oni, frost-zmey, iron-griffin, sand-roc, ash-naga
    stage: 1
    needs: 0
    monsters-x: 0
    merchants-x: 0
    woken: 0
    told all: event-ahead glut
    told all: quest-opened arena
    told all: quest-opened escort
    told all: quest-opened smuggler
    told nobody: event-is
    sees red number: powers, legends, quests, events
    sees blue exactly: open-quests, next-event, power-pile

case the event that lies open at the start is that of the second month, the first has none [start 6, event 1]
given set-up
    shuffle events: glut, sandstorm, muster
expect
    next-event: glut
next season
expect
    told nobody: event-is
    this-event: empty
    next-event: glut
next season
expect
    told all: event-is glut
    this-event: glut
    next-event: sandstorm

# ---- heroes ----

case of the two heroes dealt each seat keeps the first of its wishes, and the other is out of the match [start 7, letters 4]
given set-up
    shuffle heroes: salman, otto, liang, kaede
orders red
    hero kaede otto salman
orders blue
    hero otto salman liang
expect
    told red: hero-dealt red salman
    told red: hero-dealt red otto
    told blue: hero-dealt blue liang
    told blue: hero-dealt blue kaede
    red hero-of: otto
    blue hero-of: liang
    told all: hero-chosen red otto [start 7]
    told all: hero-chosen blue liang [start 7]
    told nobody: hero-chosen red kaede
    heroes: empty
    red draft: empty
    lost has salman, kaede

case who ranks no hero he was dealt keeps the first one dealt [start 7, letters 4]
given set-up
    shuffle heroes: salman, otto, liang, kaede
orders red
    hero kaede mei
expect
    red hero-of: salman
    blue hero-of: liang
    printed red: '1 hero kaede mei'
    printed red: 'Decided by default, because no line of yours had an answer for it: hero, once: Salman'

# ---- points and caravan ----

case five points are spread as the letter says, and four in one status are allowed [start 8]
given set-up
orders red
    status 4 charisma 1 leadership
orders blue
    status 3 explorer 2 leadership
expect
    red explorer: 0
    red charisma: 4
    red leadership: 1
    blue explorer: 3
    blue charisma: 0
    blue leadership: 2
    told all: set-out red 0 4 1
    told all: set-out blue 3 0 2

case without a word the points are explorer 2, charisma 2, leadership 1, and the caravan is the Trader [start 8, start 9, letters 5, letters 6]
given set-up
expect
    red explorer: 2
    red charisma: 2
    red leadership: 1
    red caravan: trader
    red gold: 20
    told all: set-out red 2 2 1 trader

case what goes beyond five first points is passed over [start 8, letters 5]
given set-up
orders red
    status 4 charisma 2 leadership
expect
    used red 1
    told all: set-out red 0 4 1

case four first points are filled up to five, for all must be placed [start 8, letters 5]
given set-up
orders red
    status 4 leadership
expect
    used red 1
    told all: set-out red 1 0 4

case what goes above four first points in one status is passed over [start 8, letters 5]
given set-up
orders red
    status 5 leadership
orders blue
    status 2 leadership 3 leadership
expect
    told all: set-out red 1 0 4
    told all: set-out blue 1 0 4

case the first caravan costs nothing [start 9]
given set-up
orders red
    start with scout-shell
orders blue
    start with chaser
expect
    red caravan: scout-shell
    red gold: 20
    blue caravan: chaser
    blue gold: 20

case a caravan of level 2 cannot be the first [start 9, letters 6]
given set-up
orders red
    start with master-trader
expect
    not used red 1
    red caravan: trader
    red gold: 20

case heroes, points and caravans are told when all have chosen, but the heroes dealt to their seat alone [start 10, seen 5]
given set-up seats 3
    shuffle heroes: salman, otto, liang, kaede, mei, idris
orders red
    hero otto
    start with chaser
orders green
    hero mei
expect
    told only red: hero-dealt red salman
    told only red: hero-dealt red otto
    told only blue: hero-dealt blue liang
    told only green: hero-dealt green idris
    told all: hero-chosen red otto
    told all: set-out red 2 2 1 chaser
    told all: set-out green 2 2 1 trader
    not told blue: hero-dealt green idris

case a seat begins with 20 gold and a smoke bomb, and with no soldier, good, rune, wanted point, stall or other upgrade [start 11]
given set-up
expect
    red gold: 20
    red bomb: 1
    red medic: 0
    red pet: 0
    red rack: 0
    red wanted: 0
    red hero-level: 1
    red hero-ep: 0
    red soldiers-of: empty
    red cargo-of: empty
    red runes-of: empty
    red powers-of: empty
    red trophies: empty
    red quest-of: empty
    blue gold: 20
    blue bomb: 1
    barracks: 20 soldier

# ---- where one wakes ----

case no two seats wake in the same city at the start, for a place that was drawn is not put back [start 12]
given set-up seats 4
    dice nation waking red: 3
    dice nation waking blue: 3      # the third of the eight that are left
    dice nation waking green: 3
    dice nation waking yellow: 3
expect
    told all: wakes-up red jp0
    told all: wakes-up blue eg0
    told all: wakes-up green pe0
    told all: wakes-up yellow cn0
    red at: jp0
    blue at: eg0
    green at: pe0
    yellow at: cn0
    jp0 has red traveller
    eg0 has blue traveller
    rolled all: nation waking blue

case any of the nine cities can be drawn: the last as well as the first [start 12, start 13]
given set-up
    dice nation waking red: 9
    dice nation waking blue: 1
expect
    red at: jv0
    blue at: eu0

# ---- dice, places, gold ----

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
    dice turn 1: 1

case a gold die of 1 or 2 brings 2 gold, of 3 brings 3 [start 4, death 6]
given
    red gold: 0
    red rests: 1
    dice penalty red: 1 2 3
expect
    told all: works red 7
    red gold: 7

case a gold die of 4 or 5 brings 3 gold, of 6 brings 4 [start 4, death 6]
given
    red gold: 0
    red rests: 1
    dice penalty red: 4 5 6
expect
    told all: works red 10
    red gold: 10

case an outer space is a nation and a die: 1 is N, 2 is NE, 3 is SE [start 13]
given season 3
    this-event: glut
    next-event: muster
    dice nation raid: 1
    dice side raid: 1
expect
    told all: raid-appears mountain-troll eu1 [beast 5]
next season
next season
given
    dice nation raid: 7
    dice side raid: 2
expect
    told all: raid-appears mountain-troll ar2
next season
next season
given
    dice nation raid: 9
    dice side raid: 3
expect
    told all: raid-appears mountain-troll jv3

case an outer space is a nation and a die: 4 is S, 5 is SW, 6 is NW [start 13]
given season 3
    this-event: glut
    next-event: muster
    dice nation raid: 8
    dice side raid: 4
expect
    told all: raid-appears mountain-troll in4
next season
next season
given
    dice nation raid: 6
    dice side raid: 5
expect
    told all: raid-appears mountain-troll cn5
next season
next season
given
    dice nation raid: 2
    dice side raid: 6
expect
    told all: raid-appears mountain-troll ru6

case a seat holds 99 gold at most, and what is above is lost [start 14]
given
    red gold: 97
    pe0: red traveller, red stall, silk-marker
expect
    red gold: 99
    told all: gold-lost red 3 [start 14]

case to come to 99 gold exactly loses nothing [start 14]
given
    red gold: 94
    pe0: red traveller, red stall, silk-marker
expect
    red gold: 99
    told nobody: gold-lost

case nobody owes anything: what cannot be paid in full is refused, and nothing of it happens [start 14]
given
    red gold: 4
orders red
    stall
    recruit
    fit pet
expect
    refused red 1: cannot-pay 5 4 [start 14]
    refused red 2: cannot-pay 5 4 [start 14]
    refused red 3: cannot-pay 5 4 [start 14]
    red gold: 4
    pe0: red traveller, silk-marker
    red soldiers-of: empty
    red pet: 0

case exactly the price will do [start 14]
given
    red gold: 5
orders red
    stall
expect
    done red 1
    red gold: 0
    pe0: red traveller, red stall, silk-marker

case a toll may fall short: who has less pays what he has [start 14, stall 5]
given
    red gold: 1
    red bomb: 1
    blue charisma: 4
    pe0: red traveller, blue stall, silk-marker
orders red
    strip bomb
expect
    told all: toll-paid red blue pe0 1 [stall 5]
    done red 1
    red gold: 2
    blue gold: 26     # the stall's 5 and the toll
