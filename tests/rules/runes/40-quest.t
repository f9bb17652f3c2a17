# SPDX-License-Identifier: MIT
# Guild quests: how they are drawn, taken and dropped, and every one of the twenty-four.

# Red stands in the city of Persia, which needs silk, and has the first turn.
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

# ---- taking a quest ----

case two quests are drawn for an action, one is kept, and the other joins the open ones [quest 1, quest 2, letters 34]
given
    quests top: treasure, bell-tower, escort
    open-quests: love-letter, sweet-tooth, arms-order
orders red
    quest new
    stall
    when keep-quest: bell-tower
expect
    done red 1
    told only red: quest-drawn red treasure
    told only red: quest-drawn red bell-tower
    told all: quest-accepted red bell-tower pe0
    told all: quest-rejected red treasure [quest 2]
    red quest-of: bell-tower
    open-quests: love-letter, sweet-tooth, arms-order, treasure
    quests top: escort
    refused red 2: no-action [month 7]
    pe0 has 0 stall
    red gold: 20

case without an answer the first quest drawn is kept [letters 34, quest 1]
given
    quests top: bell-tower, arena
    open-quests: love-letter, sweet-tooth, arms-order
orders red
    quest new
expect
    told all: quest-accepted red bell-tower pe0
    red quest-of: bell-tower
    open-quests: love-letter, sweet-tooth, arms-order, arena

case neither of two drawn quests need be kept; both lie open then, and the action is spent [quest 1, quest 2]
given
    quests top: treasure, bell-tower, escort
    open-quests: love-letter, sweet-tooth, arms-order
orders red
    quest new
    take love-letter
    when keep-quest: none
expect
    done red 1
    told nobody: quest-accepted
    told all: quest-rejected red treasure
    told all: quest-rejected red bell-tower
    refused red 2: no-action [month 7]
    red quest-of: empty
    open-quests: love-letter, sweet-tooth, arms-order, treasure, bell-tower
    quests top: escort

case an open quest is taken for an action, and the open ones are filled up to three at once [quest 1, quest 3]
given
    open-quests: bell-tower, sweet-tooth, arms-order
    quests top: escort, treasure
orders red
    take bell-tower
    stall
expect
    done red 1
    told all: quest-accepted red bell-tower pe0
    then told all: quest-opened escort [quest 3]
    refused red 2: no-action [month 7]
    red quest-of: bell-tower
    open-quests: sweet-tooth, arms-order, escort
    quests top: treasure

case while three quests are left open none is turned up [quest 3]
given
    open-quests: bell-tower, sweet-tooth, arms-order, arena
    quests top: escort
orders red
    take bell-tower
expect
    done red 1
    told nobody: quest-opened
    open-quests: sweet-tooth, arms-order, arena
    quests top: escort

case who holds a quest gets no second one, neither from the deck nor an open one [quest 4]
given
    red quest-of: treasure (waypoint 0 eg2)
    red quest-at 0: eg2
    open-quests: bell-tower, sweet-tooth, arms-order
    quests top: escort, arena
orders red
    quest new
    take bell-tower
    stall
expect
    refused red 1: has-quest treasure [quest 4]
    refused red 2: has-quest treasure [quest 4]
    done red 3
    told nobody: quest-drawn
    told nobody: quest-accepted
    red quest-of: treasure
    open-quests: bell-tower, sweet-tooth, arms-order
    quests top: escort, arena

case a quest is taken in a city only [quest 1, letters 21]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    open-quests: bell-tower, sweet-tooth, arms-order
    quests top: escort, arena
orders red
    quest new
    take bell-tower
expect
    refused red 1: not-in-city pe1 [go 8]
    refused red 2: not-in-city pe1 [go 8]
    told nobody: quest-drawn
    red quest-of: empty
    open-quests: bell-tower, sweet-tooth, arms-order
    quests top: escort, arena

case a quest is not taken without an action point [quest 1, month 7]
given
    open-quests: bell-tower, sweet-tooth, arms-order
    quests top: escort, arena
orders red
    stall
    quest new
    take bell-tower
expect
    done red 1
    refused red 2: no-action [month 7]
    refused red 3: no-action [month 7]
    told nobody: quest-drawn
    red quest-of: empty
    open-quests: bell-tower, sweet-tooth, arms-order
    quests top: escort, arena

case a quest that does not lie open cannot be taken by its name [letters 21]
given
    open-quests: bell-tower, sweet-tooth, arms-order
    quests top: escort, arena
orders red
    take escort
    stall
expect
    refused red 1: not-open escort [letters 21]
    done red 2
    red quest-of: empty
    open-quests: bell-tower, sweet-tooth, arms-order
    quests top: escort, arena

case what is not kept joins the open ones before these are filled up to three [quest 2, quest 3]
given
    quests: treasure, escort, arena
    done-quests: rest of quests
    open-quests: love-letter, sweet-tooth
orders red
    quest new
    when keep-quest: treasure
expect
    done red 1
    told all: quest-rejected red escort
    told nobody: quest-opened
    open-quests: love-letter, sweet-tooth, escort
    quests: arena

case where neither deck nor discards have a quest nothing is drawn, and the action is kept for another [quest 5, letters 21]
given
    quests: empty
    done-quests: empty
    open-quests: rest of quests
orders red
    quest new
      else take bell-tower
expect
    refused red 1: no-quest-left [quest 5]
    done red 2
    red quest-of: bell-tower

case where none is left no toll is paid for trying [quest 5, letters 2]
given
    quests: empty
    done-quests: empty
    open-quests: rest of quests
    pe0: red traveller, blue stall, silk-marker
    blue charisma: 4
orders red
    quest new
expect
    refused red 1: no-quest-left
    told nobody: toll-paid
    red gold: 20
    red actions: 1

case of a deck with one quest and no discards that one is drawn [quest 5]
given
    quests: arena
    done-quests: empty
    open-quests: rest of quests
orders red
    quest new
expect
    done red 1
    told only red: quest-drawn red arena
    told only red 1 times: quest-drawn
    red quest-of: arena
    quests: empty

case an empty quest deck is made of the discards [quest 5]
given
    quests: empty
    done-quests: rest of quests
    open-quests: love-letter, sweet-tooth, arms-order
    shuffle quests: arena, bell-tower, escort
orders red
    quest new
expect
    done red 1
    told only red: quest-drawn red arena
    told only red: quest-drawn red bell-tower
    red quest-of: arena
    open-quests: love-letter, sweet-tooth, arms-order, bell-tower
    done-quests: empty
    quests has 1 escort

case the deck is used up before the discards are shuffled [quest 5]
given
    quests: arena
    done-quests: rest of quests
    open-quests: love-letter, sweet-tooth, arms-order
    shuffle quests: bell-tower, escort
orders red
    quest new
    when keep-quest: bell-tower
expect
    told only red: quest-drawn red arena
    then told only red: quest-drawn red bell-tower
    red quest-of: bell-tower
    open-quests: love-letter, sweet-tooth, arms-order, arena
    done-quests: empty
    quests top: escort

case if only one quest is left, that one is drawn [quest 5, quest 1]
given
    quests: arena
    open-quests: rest of quests
orders red
    quest new
expect
    done red 1
    told red 1 times: quest-drawn
    told only red: quest-drawn red arena
    red quest-of: arena
    quests: empty

case the open quests are filled up from the shuffled discards, too [quest 3, quest 5]
given
    open-quests: bell-tower, sweet-tooth, arms-order
    quests: empty
    done-quests: rest of quests
    shuffle quests: love-letter
orders red
    take bell-tower
expect
    told all: quest-opened love-letter
    open-quests: sweet-tooth, arms-order, love-letter
    done-quests: empty

case an outer place of a quest is drawn when the card is kept [quest 7, start 13]
given
    open-quests: treasure, sweet-tooth, arms-order
    dice nation quest red: 7
    dice side quest red: 2
orders red
    take treasure
expect
    told all: quest-accepted red treasure ar2
    red quest-at 0: ar2

case the second place is drawn again while it equals the first [quest 7]
given
    open-quests: defuse-the-bombs, sweet-tooth, arms-order
    dice nation quest red: 4 4 4
    dice side quest red: 2 2 5
orders red
    take defuse-the-bombs
expect
    told all: quest-accepted red defuse-the-bombs eg2 eg5
    red quest-at 0: eg2
    red quest-at 1: eg5

# ---- dropping it ----

case a quest is dropped anywhere for 5 gold and no action, and joins the open ones [quest 6]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red gold: 5
    red quest-of: love-letter (waypoint 0 in0)
    red quest-at 0: in0
    open-quests: bell-tower, sweet-tooth, arms-order
orders red
    drop quest
    go pe0
    take bell-tower
expect
    done red 1
    told all: quest-dropped red love-letter 5 [quest 6]
    done red 3
    red gold: 0
    red quest-of: bell-tower
    open-quests: sweet-tooth, arms-order, love-letter

case a quest is not dropped without 5 gold [quest 6, letters 23]
given
    red gold: 4
    red quest-of: love-letter (waypoint 0 in0)
    red quest-at 0: in0
    open-quests: bell-tower, sweet-tooth, arms-order
orders red
    drop quest
expect
    refused red 1: cannot-pay 5 4 [start 14]
    told nobody: quest-dropped
    red quest-of: love-letter
    red quest-at 0: in0
    red gold: 4
    open-quests: bell-tower, sweet-tooth, arms-order

case without a quest there is none to drop and none to do [letters 22, letters 23]
orders red
    drop quest
    quest
expect
    refused red 1: no-quest [letters 22]
    refused red 2: no-quest [letters 22]
    red gold: 20

case a quest that was dropped has its places drawn anew when it is taken again [quest 6, quest 7]
given
    red gold: 20
    red quest-of: love-letter (waypoint 0 in0)
    red quest-at 0: in0
    open-quests: bell-tower, sweet-tooth, arms-order
    dice nation quest red: 3
orders red
    drop quest
    take love-letter
expect
    done red 2
    told all: quest-accepted red love-letter jp0
    red quest-at 0: jp0
    open-quests: bell-tower, sweet-tooth, arms-order
    told nobody: quest-opened

# ---- doing a step ----

case a step that costs an action is refused without one [quest 9, month 7]
given
    red quest-of: bell-tower (waypoint 0 pe0)
    red quest-at 0: pe0
orders red
    stall
    quest
expect
    done red 1
    refused red 2: no-action [month 7]
    told nobody: quest-rolled
    red quest-of: bell-tower

case a step is done in its place only [quest 9, letters 22]
given
    red quest-of: treasure (waypoint 0 pe1)
    red quest-at 0: pe1
    dice quest-die red: 1 1
orders red
    quest
    go pe1
    quest
expect
    refused red 1: not-here treasure pe1 [quest 9]
    done red 3
    told all: quest-completed red treasure

case a quest without a place is done in the city where it was taken, not in another [quest 8]
given
    open-quests: bell-tower, sweet-tooth, arms-order
    red powers-of: gate-of-lamps (uses 2), second-breath (uses 2)
    red runes-of: green-rune, yellow-rune, minion-rune, stall2-rune
    stage: 2
    dice quest-die red: 1
orders red
    take bell-tower
    use second-breath
    use gate-of-lamps eu0
    quest
    use gate-of-lamps pe0
    quest
expect
    told all: quest-accepted red bell-tower pe0
    refused red 4: not-here bell-tower pe0 [quest 9]
    done red 6
    told all: quest-completed red bell-tower

case what failed may not be tried again in the same turn, but in a later one [quest 11]
given
    red quest-of: bell-tower (waypoint 0 pe0)
    red quest-at 0: pe0
    red powers-of: second-breath (uses 2)
    red runes-of: green-rune
    dice quest-die red: 4
orders red
    quest
    use second-breath
    quest
expect
    done red 1
    told all: quest-rolled red 4 3
    told all: step-failed red bell-tower pe0 [quest 11]
    refused red 3: tried-already bell-tower [quest 11]
    told all 1 times: quest-rolled
    told nobody: quest-completed
    red quest-of: bell-tower
    red gold: 20
next season
given
    dice turn 1: 1
    dice quest-die red: 3
orders red
    quest
expect
    done red 1
    told all: quest-rolled red 3 3
    told all: quest-completed red bell-tower
    red quest-of: empty

case of two places the order is free; a place that is done is done with [quest 9]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red quest-of: defuse-the-bombs (waypoint 0 pe1, waypoint 1 pe2)
    red quest-at 0: pe1
    red quest-at 1: pe2
    red powers-of: second-breath (uses 2)
    red runes-of: green-rune
    dice quest-die red: 3
orders red
    quest
    use second-breath
    quest
expect
    done red 1
    told all: step-done red defuse-the-bombs pe2 [quest 9]
    refused red 3: not-here defuse-the-bombs pe1
    told nobody: quest-completed
    told nobody: reward
    red quest-of: defuse-the-bombs
    red gold: 20

case a step in a city uses the hall: a stall's toll is paid [quest 10, stall 5]
given
    pe0: red traveller, silk-marker, blue stall
    blue charisma: 4
    red quest-of: love-letter (waypoint 0 pe0)
    red quest-at 0: pe0
orders red
    quest
expect
    done red 1
    told all: toll-paid red blue pe0 2
    told all: quest-completed red love-letter
    red gold: 24
    blue gold: 27

case a barred hall is barred for quests: no step, no quest taken [quest 10, stall 7]
given
    pe0: red traveller, silk-marker, blue stall
    blue charisma: 5
    blue trophies: antaboga
    woken: 1
    red quest-of: love-letter (waypoint 0 pe0)
    red quest-at 0: pe0
    open-quests: bell-tower, sweet-tooth, arms-order
orders red
    quest
    drop quest
    take bell-tower
    quest new
expect
    refused red 1: barred-out pe0 blue [stall 7]
    done red 2
    refused red 3: barred-out pe0 blue [stall 7]
    refused red 4: barred-out pe0 blue [stall 7]
    told nobody: quest-completed
    red quest-of: empty
    open-quests: bell-tower, sweet-tooth, arms-order, love-letter

case a step outside the cities knows no toll [quest 10]
given
    pe0: silk-marker, blue stall
    pe1: red traveller
    red at: pe1
    blue charisma: 4
    red quest-of: treasure (waypoint 0 pe1)
    red quest-at 0: pe1
    dice quest-die red: 1 1
orders red
    quest
expect
    done red 1
    told nobody: toll-paid
    told all: quest-completed red treasure

# ---- what it brings ----

case gold goes to the seat, experience to the hero and all soldiers, the fainted ones too, and the card is discarded [quest 23, train 1, quest 5]
given
    red quest-of: love-letter (waypoint 0 pe0)
    red quest-at 0: pe0
    red soldiers-of: soldier (slot 1), soldier (slot 2, fainted 1)
orders red
    quest
expect
    told all: quest-completed red love-letter
    told all: reward red 6 [quest 23]
    told all: experience red 1
    red gold: 26
    red hero-ep: 1
    red soldiers-of: soldier (slot 1, ep 1), soldier (slot 2, fainted 1, ep 1)
    done-quests: love-letter
    red quest-of: empty
    told all: rune-gained red quest1-rune 1
    red runes-of: quest1-rune

case a quest's experience ends at 6, and level 2 earns none [quest 23, train 3]
given
    red quest-of: silk-for-the-queen (waypoint 0 pe0)
    red quest-at 0: pe0
    red cargo-of: silk
    red hero-level: 2
    red runes-of: hero-rune
    red soldiers-of: soldier (slot 1, ep 5), soldier (slot 2, level 2)
orders red
    quest
expect
    done red 1
    red hero-ep: 0
    red soldiers-of: soldier (slot 1, ep 6), soldier (slot 2, level 2, ep 0)

case the dead lose their quest; it is discarded [quest 5, death 3]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red quest-of: love-letter (waypoint 0 pe0)
    red quest-at 0: pe0
    open-quests: bell-tower, sweet-tooth, arms-order
    dice card-die red: 6 6
    dice hero-die red: 6
    dice skill-die red: 6
orders red
    engage
    when attack: attack
expect
    told all: slain red
    told all: quest-lost red love-letter
    red quest-of: empty
    done-quests: love-letter
    open-quests: bell-tower, sweet-tooth, arms-order

case the second quest and the third bring their own rune [quest 23, rune 13]
given
    red quest-of: love-letter (waypoint 0 pe0)
    red quest-at 0: pe0
    red runes-of: quest1-rune
orders red
    quest
expect
    told all: rune-gained red quest2-rune 2
    told all 1 times: rune-gained
    red runes-of: quest1-rune, quest2-rune
next season
given
    red quest-of: escort (waypoint 0 pe0)
    red quest-at 0: pe0
    dice turn 1: 1
orders red
    quest
expect
    told all: rune-gained red quest3-rune 3
    red runes-of: quest1-rune, quest2-rune, quest3-rune

case the fourth quest pays but brings no rune [quest 23]
given
    red quest-of: love-letter (waypoint 0 pe0)
    red quest-at 0: pe0
    red runes-of: quest1-rune, quest2-rune, quest3-rune
orders red
    quest
expect
    told all: quest-completed red love-letter
    red gold: 26
    red hero-ep: 1
    told nobody: rune-gained
    told nobody: power-drawn
    red runes-of: quest1-rune, quest2-rune, quest3-rune

# ---- explorer steps ----

case Treasure: one 3 among the explorer dice is enough [quest 12]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red quest-of: treasure (waypoint 0 pe1)
    red quest-at 0: pe1
    dice quest-die red: 5 3
orders red
    quest
expect
    told all 2 times: quest-rolled
    told all: quest-completed red treasure
    told all: reward red 10
    red gold: 30
    red hero-ep: 2

case Treasure: fours find nothing, a bomb does not help, and the quest is kept [quest 12, quest 11]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red bomb: 1
    red quest-of: treasure (waypoint 0 pe1)
    red quest-at 0: pe1
    dice quest-die red: 4 4
orders red
    quest
    when scout-bomb: yes
expect
    done red 1
    told all 2 times: quest-rolled
    told all: step-failed red treasure pe1
    not used red 2
    red bomb: 1
    red quest-of: treasure
    red gold: 20
    red hero-ep: 0

case Lost child: several successes bring no bonus action [quest 12]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red quest-of: lost-child (waypoint 0 pe1)
    red quest-at 0: pe1
    dice quest-die red: 1 2
orders red
    quest
    engage
expect
    told all: quest-completed red lost-child
    told all: reward red 6
    red gold: 26
    red hero-ep: 2
    told nobody: bonus-action
    refused red 2: no-action [month 7]

case an explorer step without any die is refused [quest 12]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red explorer: 0
    red quest-of: lost-child (waypoint 0 pe1)
    red quest-at 0: pe1
orders red
    quest
    engage
    when attack: decline
expect
    refused red 1: no-explorer lost-child [quest 12]
    told nobody: step-failed
    told nobody: quest-rolled
    done red 2
    red quest-of: lost-child

case an explorer step of a seat with explorer 5 succeeds [quest 12, status 5]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red explorer: 5
    red trophies: antaboga
    woken: 1
    red quest-of: lost-child (waypoint 0 pe1)
    red quest-at 0: pe1
orders red
    quest
expect
    done red 1
    told all: quest-completed red lost-child
    told nobody: quest-rolled
    told nobody: step-failed

case Map makers: an explorer roll at each of two places [quest 12]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red quest-of: map-makers (waypoint 0 pe1, waypoint 1 pe2)
    red quest-at 0: pe1
    red quest-at 1: pe2
    red powers-of: second-breath (uses 2)
    red runes-of: green-rune
    dice quest-die red: 3 6 6 1
orders red
    quest
    use second-breath
    go pe2
    quest
expect
    told all: step-done red map-makers pe1
    then told all: step-done red map-makers pe2
    then told all: quest-completed red map-makers
    told all 4 times: quest-rolled
    red gold: 30
    red hero-ep: 3

# ---- charisma steps ----

case Court speech: one 3 among the charisma dice is enough [quest 13]
given
    red quest-of: court-speech (waypoint 0 pe0)
    red quest-at 0: pe0
    red charisma: 3
    red explorer: 1
    dice quest-die red: 4 6 3
orders red
    quest
expect
    told all 3 times: quest-rolled
    told all: quest-completed red court-speech
    red gold: 28
    red hero-ep: 2

case Court speech: without a 3 or less it fails, and the action is spent [quest 13, quest 9]
given
    red quest-of: court-speech (waypoint 0 pe0)
    red quest-at 0: pe0
    dice quest-die red: 4 5
orders red
    quest
    stall
expect
    done red 1
    told all: step-failed red court-speech pe0
    refused red 2: no-action
    red quest-of: court-speech
    red gold: 20

case a charisma step without any die is refused [quest 13]
given
    red quest-of: court-speech (waypoint 0 pe0)
    red quest-at 0: pe0
    red charisma: 0
    open-quests: bell-tower, sweet-tooth, arms-order
orders red
    quest
expect
    refused red 1: no-charisma court-speech [quest 13]
    told nobody: quest-rolled
    told nobody: step-failed
    red quest-of: court-speech
    not printed red: '# quest - do the step'

case a charisma step of a seat with charisma 5 succeeds without a roll [quest 13, status 7]
given
    red quest-of: court-speech (waypoint 0 pe0)
    red quest-at 0: pe0
    red charisma: 5
    red trophies: antaboga
    woken: 1
orders red
    quest
expect
    told nobody: quest-rolled
    told all: quest-completed red court-speech

case Town talk: a charisma roll in each of two cities [quest 13]
given
    red quest-of: town-talk (waypoint 0 eu0, waypoint 1 pe0)
    red quest-at 0: eu0
    red quest-at 1: pe0
    red powers-of: second-breath (uses 2), gate-of-lamps (uses 2)
    red runes-of: green-rune, yellow-rune, minion-rune, stall2-rune
    stage: 2
    dice quest-die red: 1 4 5 3
orders red
    quest
    use second-breath
    use gate-of-lamps eu0
    quest
expect
    told all: step-done red town-talk pe0
    then told all: step-done red town-talk eu0
    told all 4 times: quest-rolled
    told all: quest-completed red town-talk
    red gold: 30
    red hero-ep: 3

# ---- die steps ----

case Defuse the bombs: a die of 1 to 3 at each of two places, an action each [quest 14]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red explorer: 4
    red quest-of: defuse-the-bombs (waypoint 0 pe1, waypoint 1 pe2)
    red quest-at 0: pe1
    red quest-at 1: pe2
    red powers-of: second-breath (uses 2)
    red runes-of: green-rune
    dice quest-die red: 3 1
orders red
    quest
    go pe2
    quest
    use second-breath
    quest
expect
    told all: step-done red defuse-the-bombs pe1
    refused red 3: no-action [month 7]
    told all: step-done red defuse-the-bombs pe2
    told all 2 times: quest-rolled
    told all: quest-completed red defuse-the-bombs
    red gold: 28
    red hero-ep: 3

case Bell tower: a die of 3 where the quest was taken [quest 14, quest 8]
given
    red quest-of: bell-tower (waypoint 0 pe0)
    red quest-at 0: pe0
    dice quest-die red: 3
orders red
    quest
expect
    told all: quest-rolled red 3 3
    told all: quest-completed red bell-tower
    red gold: 25
    red hero-ep: 1

# ---- visits ----

case Love letter: to be there is enough, without an action [quest 15]
given
    red quest-of: love-letter (waypoint 0 pe0)
    red quest-at 0: pe0
orders red
    stall
    quest
expect
    done red 1
    done red 2
    told nobody: quest-rolled
    told all: quest-completed red love-letter
    red gold: 21

case Love letter: it is not delivered on the way past, without the order [quest 9, quest 15]
given
    red quest-of: love-letter (waypoint 0 pe0)
    red quest-at 0: pe0
orders red
    go pe1
expect
    told nobody: quest-completed
    red quest-of: love-letter

case Pilgrimage: to be in each of two cities, without an action [quest 15]
given
    red quest-of: pilgrimage (waypoint 0 eu0, waypoint 1 pe0)
    red quest-at 0: eu0
    red quest-at 1: pe0
    red powers-of: gate-of-lamps (uses 2)
    red runes-of: green-rune
orders red
    stall
    quest
    use gate-of-lamps eu0
    quest
expect
    told all: step-done red pilgrimage pe0
    then told all: step-done red pilgrimage eu0
    then told all: quest-completed red pilgrimage
    told all: reward red 8
    red gold: 23
    red hero-ep: 3

case Escort: to be there is enough, without an action [quest 15]
given
    red quest-of: escort (waypoint 0 pe0)
    red quest-at 0: pe0
orders red
    stall
    quest
expect
    told all: quest-completed red escort
    red gold: 24
    red hero-ep: 3

# ---- deliveries ----

case Silk for the queen: one silk goes from the caravan to the stock, without an action [quest 16]
given
    red quest-of: silk-for-the-queen (waypoint 0 pe0)
    red quest-at 0: pe0
    red cargo-of: 2 silk
orders red
    stall
    quest
expect
    told all: handed-over red 1 silk [quest 16]
    told all: quest-completed red silk-for-the-queen
    red cargo-of: silk
    stock has 3 silk
    pe0 has 1 silk-marker
    red gold: 25
    red hero-ep: 3

case Medicine run: one medicine [quest 16]
given
    red quest-of: medicine-run (waypoint 0 pe0)
    red quest-at 0: pe0
    red cargo-of: medicine, iron
orders red
    quest
expect
    told all: handed-over red 1 medicine
    told all: quest-completed red medicine-run
    red cargo-of: iron
    stock has 4 medicine
    red gold: 30
    red hero-ep: 2

case Arms order: one iron [quest 16]
given
    red quest-of: arms-order (waypoint 0 pe0)
    red quest-at 0: pe0
    red cargo-of: medicine, iron
orders red
    quest
expect
    told all: handed-over red 1 iron
    told all: quest-completed red arms-order
    red cargo-of: medicine
    stock has 4 iron
    red gold: 30
    red hero-ep: 2

case Spice feast: one spice [quest 16]
given
    red quest-of: spice-feast (waypoint 0 pe0)
    red quest-at 0: pe0
    red cargo-of: spice, fruit
orders red
    quest
expect
    told all: handed-over red 1 spice
    told all: quest-completed red spice-feast
    red cargo-of: fruit
    red gold: 29
    red hero-ep: 2

case Fruit relief: two fruit [quest 16]
given
    red quest-of: fruit-relief (waypoint 0 pe0)
    red quest-at 0: pe0
    red cargo-of: 3 fruit
orders red
    quest
expect
    told all: handed-over red 2 fruit
    told all: quest-completed red fruit-relief
    red cargo-of: fruit
    red gold: 32
    red hero-ep: 2

case Fruit relief: with one fruit it is refused, and the fruit is kept [quest 16, letters 22]
given
    red quest-of: fruit-relief (waypoint 0 pe0)
    red quest-at 0: pe0
    red cargo-of: fruit, spice
orders red
    quest
expect
    refused red 1: nothing-to-give fruit 2 [quest 16]
    told nobody: handed-over
    red cargo-of: fruit, spice
    red quest-of: fruit-relief
    red gold: 20

case Sweet tooth: one chocolate [quest 16]
given
    red quest-of: sweet-tooth (waypoint 0 pe0)
    red quest-at 0: pe0
    red cargo-of: chocolate
orders red
    quest
expect
    told all: handed-over red 1 chocolate
    told all: quest-completed red sweet-tooth
    red cargo-of: empty
    red gold: 29
    red hero-ep: 2

case a delivery without the good is refused [quest 16, letters 22]
given
    red quest-of: sweet-tooth (waypoint 0 pe0)
    red quest-at 0: pe0
    red cargo-of: silk, fruit
orders red
    quest
expect
    refused red 1: nothing-to-give chocolate 1 [quest 16]
    red cargo-of: silk, fruit
    red quest-of: sweet-tooth

# ---- hunts ----

case Pest control: a minion defeated, without an order; after the minion's own rune [quest 17, rune 3]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red quest-of: pest-control
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice loot-die red: 1
orders red
    engage
expect
    told all: defeated red dust-imp
    then told all: rune-gained red minion-rune 1
    then told all: quest-completed red pest-control
    then told all: rune-gained red quest1-rune 2
    red gold: 28
    red hero-ep: 3
    red soldiers-of: soldier (slot 1, ep 3), soldier (slot 2, ep 3)
    done-quests: pest-control

case Pest control: a destroyer is no minion [quest 17]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red quest-of: pest-control
    red leadership: 4
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3), soldier (slot 4)
    dice card-die red: 5 5
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice soldier-die red s3: 1
    dice soldier-die red s4: 1
orders red
    engage
expect
    told all: defeated red ogre
    told nobody: quest-completed
    red quest-of: pest-control

case Big game: a destroyer defeated [quest 17]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red quest-of: big-game
    red leadership: 4
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3), soldier (slot 4)
    dice card-die red: 5 5
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice soldier-die red s3: 1
    dice soldier-die red s4: 1
    dice loot-die red: 1 1 1
orders red
    engage
expect
    told all: defeated red ogre
    told all: quest-completed red big-game
    red gold: 34
    red hero-ep: 5

case Raid breaker: a raid defeated in defence counts, too [quest 17, rune 16]
given
    pe2: raid
    raid-at: pe2
    red quest-of: raid-breaker
    red leadership: 4
    red hero-level: 2
    red runes-of: hero-rune
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4, level 2)
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice soldier-die red s3: 1
    dice soldier-die red s4: 1
    dice loot-die red: 1 1 1
orders red
    go pe1
expect
    told all: raid-attacks mountain-troll red 9
    told all: rune-gained red raid-rune 2
    told all: quest-completed red raid-breaker
    red gold: 36

case Road warden: the brigand defeated in defence [quest 17]
given
    pe1: brigand
    brigand-at: pe1
    red quest-of: road-warden
    red leadership: 4
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4)
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice soldier-die red s3: 1
    dice soldier-die red s4: 1
orders red
    go pe1
expect
    told all: brigand-attacks brigand-1 red
    told all: band-slain red brigand-1
    told all: quest-completed red road-warden
    red gold: 38
    red hero-ep: 5

case another seat's victory does nothing for a hunt [quest 17]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    blue quest-of: pest-control
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
orders red
    engage
expect
    told all: defeated red dust-imp
    told nobody: quest-completed
    blue quest-of: pest-control

case a victory from before the card was taken does not count [quest 17]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    open-quests: pest-control, sweet-tooth, arms-order
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    red powers-of: second-breath (uses 2)
    red runes-of: minion-rune
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
orders red
    engage
    use second-breath
    go pe0
    take pest-control
expect
    told all: defeated red dust-imp
    done red 4
    told nobody: quest-completed
    red quest-of: pest-control

# ---- Escort ----

case Escort fails with a retreat; it stays in the hand and can be dropped [quest 18]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red bomb: 1
    red quest-of: escort (waypoint 0 pe0)
    red quest-at 0: pe0
    red powers-of: second-breath (uses 2)
    red runes-of: minion-rune
    open-quests: bell-tower, sweet-tooth, arms-order
    dice card-die red: 1 1
orders red
    engage
    go pe0
    quest
    use second-breath
    take bell-tower
    drop quest
    take bell-tower
    when attack: attack
    when retreat: bomb
expect
    told all: bomb-thrown red
    told all: quest-fails red escort [quest 18]
    refused red 3: quest-has-failed escort [quest 18]
    refused red 5: has-quest escort [quest 4]
    done red 6
    done red 7
    told nobody: quest-completed
    red quest-of: bell-tower
    red gold: 15
    open-quests has 1 escort

case Escort fails with a retreat from a seat, too, by a roll [quest 18]
given
    pe0: silk-marker
    pe1: red traveller, blue traveller
    jp0: iron-marker
    red at: pe1
    blue at: pe1
    red quest-of: escort (waypoint 0 pe0)
    red quest-at 0: pe0
    dice scout red pe1: 1 6
    dice retreat-die red: 3
orders red
    scout blue
    go pe0
    quest
    when attack: attack
    when retreat: roll
expect
    told all: fled red blue
    told all: quest-fails red escort
    refused red 3: quest-has-failed escort

case Escort is not harmed by a merchant who gets away [quest 18]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red quest-of: escort (waypoint 0 pe0)
    red quest-at 0: pe0
    dice scout red pe2: 1 6
    dice card-die red: 6 6
    dice hero-die red: 6
    dice skill-die red: 6
orders red
    scout merchant
    go pe0
    quest
    when attack: attack
expect
    told all: got-away red silk-caravan-1
    told nobody: quest-fails
    told all: quest-completed red escort

case Escort is not harmed when the other side retreats [quest 18]
given
    pe0: silk-marker
    pe1: red traveller, blue traveller
    jp0: iron-marker
    red at: pe1
    blue at: pe1
    blue bomb: 1
    red quest-of: escort (waypoint 0 pe0)
    red quest-at 0: pe0
    dice scout red pe1: 1 6
orders red
    scout blue
    go pe0
    quest
    when attack: attack
orders blue
    when retreat: bomb
expect
    told all: fled blue red
    told nobody: quest-fails
    told all: quest-completed red escort

case an Escort that failed can be given up, and its steps are not offered [quest 18, quest 6]
given
    red quest-of: escort (waypoint 0 pe0)
    red quest-at 0: pe0
    red quest-failed: 1
expect
    not offered red: quest
    offered red: drop quest

case an Escort that failed and was dropped is a new one when it is taken again [quest 18, quest 6]
given
    red quest-of: escort (waypoint 0 pe0)
    red quest-at 0: pe0
    red quest-failed: 1
    open-quests: bell-tower, sweet-tooth, arms-order
    dice nation quest red: 5
orders red
    quest
    drop quest
    take escort
    quest
expect
    refused red 1: quest-has-failed escort
    told all: quest-accepted red escort pe0
    done red 4
    told all: quest-completed red escort

# ---- the others ----

case Smuggler: the first good in the order fruit, spice, chocolate, silk, medicine, iron that the city does not need, and a wanted point [quest 19]
given
    red quest-of: smuggler (waypoint 0 pe0)
    red quest-at 0: pe0
    red cargo-of: iron, silk, medicine
orders red
    stall
    quest
expect
    done red 2
    told all: smuggled red 1 medicine [quest 19]
    told all: wanted-is red 1
    told all: quest-completed red smuggler
    red cargo-of: iron, silk
    red wanted: 1
    stock has 4 medicine
    red gold: 27
    red hero-ep: 3

case Smuggler: what the city needs is not taken [quest 19]
given
    red quest-of: smuggler (waypoint 0 pe0)
    red quest-at 0: pe0
    red cargo-of: 2 silk
orders red
    quest
expect
    refused red 1: nothing-to-smuggle [quest 19]
    told nobody: smuggled
    red cargo-of: 2 silk
    red wanted: 0
    red quest-of: smuggler

case Smuggler: while the marker lies face down the city needs nothing [quest 19, shop 5]
given
    red quest-of: smuggler (waypoint 0 pe0)
    red quest-at 0: pe0
    red cargo-of: 2 silk
orders red
    sell 1 silk
    quest
expect
    done red 2
    told all: smuggled red 1 silk
    told all: quest-completed red smuggler
    red cargo-of: empty

case Smuggler: silk goes before medicine and iron [quest 19]
given
    pe0: red traveller, fruit-marker
    red quest-of: smuggler (waypoint 0 pe0)
    red quest-at 0: pe0
    red cargo-of: iron, medicine, silk, fruit
orders red
    quest
expect
    told all: smuggled red 1 silk
    red cargo-of: iron, medicine, fruit

case Arena: hero and two of three soldiers hit with 3 in one throw [quest 20]
given
    red quest-of: arena (waypoint 0 pe0)
    red quest-at 0: pe0
    red leadership: 3
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3)
    dice hero-die red: 3
    dice soldier-die red s1: 3
    dice soldier-die red s2: 4
    dice soldier-die red s3: 3
orders red
    quest
    stall
expect
    done red 1
    told nobody: skill-rolled
    told all: quest-completed red arena
    refused red 2: no-action [month 7]
    red gold: 28
    red hero-ep: 2

case Arena: a hero's 4 loses it, whatever the soldiers show [quest 20]
given
    red quest-of: arena (waypoint 0 pe0)
    red quest-at 0: pe0
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice hero-die red: 4
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
orders red
    quest
expect
    done red 1
    told all: step-failed red arena pe0
    red quest-of: arena
    red gold: 20

case Arena: one soldier is not enough, and leadership rolls nothing again [quest 20]
given
    red quest-of: arena (waypoint 0 pe0)
    red quest-at 0: pe0
    red leadership: 4
    red explorer: 0
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3)
    dice hero-die red: 1
    dice soldier-die red s1: 1
    dice soldier-die red s2: 4
    dice soldier-die red s3: 4
orders red
    quest
expect
    told all: step-failed red arena pe0
    told nobody: rolls-again
    red quest-of: arena

case Arena: a fainted soldier does not take part [quest 20]
given
    red quest-of: arena (waypoint 0 pe0)
    red quest-at 0: pe0
    red leadership: 3
    red explorer: 1
    red soldiers-of: soldier (slot 1), soldier (slot 2, fainted 1), soldier (slot 3)
    dice hero-die red: 1
    dice soldier-die red s1: 2
    dice soldier-die red s3: 2
orders red
    quest
expect
    told all: quest-completed red arena

case Old well: a 3 is enough, and nobody faints [quest 21]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red quest-of: old-well (waypoint 0 pe1)
    red quest-at 0: pe1
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice quest-die red: 3
orders red
    quest
expect
    told all: quest-completed red old-well
    told nobody: faints
    told nobody: falls
    red gold: 28
    red hero-ep: 2
    red soldiers-of: soldier (slot 1, fainted 0, ep 2), soldier (slot 2, fainted 0, ep 2)

case Old well: with a 4 one standing soldier faints, whom the owner names; the quest may be tried again next month [quest 21, quest 11]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red quest-of: old-well (waypoint 0 pe1)
    red quest-at 0: pe1
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice quest-die red: 4
orders red
    quest
    when well: s2
expect
    told all: step-failed red old-well pe1
    told all: well-takes red s2
    told all 1 times: well-takes
    red soldiers-of: soldier (slot 1, fainted 0), soldier (slot 2, fainted 1)
    red quest-of: old-well
next season
given
    dice turn 1: 1
    dice quest-die red: 3
orders red
    quest
expect
    told all: quest-completed red old-well

case Old well: a soldier who has fainted cannot faint again, so the standing one does [quest 21]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red quest-of: old-well (waypoint 0 pe1)
    red quest-at 0: pe1
    red soldiers-of: soldier (slot 1), soldier (slot 2, fainted 1)
    dice quest-die red: 6
orders red
    quest
    when well: s2
expect
    told all: well-takes red s1
    told nobody: slain

case Old well: without a standing soldier a failure does no harm [quest 21]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red quest-of: old-well (waypoint 0 pe1)
    red quest-at 0: pe1
    dice quest-die red: 6
orders red
    quest
expect
    told all: step-failed red old-well pe1
    told nobody: faints
    told nobody: falls
    told nobody: slain

case Tax collector: 5 gold are paid without an action; instead of gold comes a card of the open pile, after the rune [quest 22]
given
    red quest-of: tax-collector (waypoint 0 pe0)
    red quest-at 0: pe0
    red runes-of: quest1-rune, green-rune, yellow-rune
    power-pile: ward, flame, fury
    powers top: rising, chain
orders red
    stall
    quest
    when power-from: deck
    when power-card: rising, flame
expect
    done red 2
    told nobody: reward
    told all: rune-gained red quest2-rune 4
    then told all: power-kept red rising
    then told all: power-kept red flame
    red powers-of: rising, flame
    power-pile: ward, fury, chain
    red gold: 10
    red hero-ep: 2

case Tax collector: with 4 gold it is refused [quest 22, letters 22]
given
    red quest-of: tax-collector (waypoint 0 pe0)
    red quest-at 0: pe0
    red gold: 4
    power-pile: ward
orders red
    quest
expect
    refused red 1: cannot-pay 5 4 [start 14]
    red gold: 4
    red quest-of: tax-collector
    power-pile: ward

case Tax collector: a name one holds is not taken from the pile, which may leave no card [quest 22, power 3]
given
    red quest-of: tax-collector (waypoint 0 pe0)
    red quest-at 0: pe0
    red runes-of: quest1-rune, quest2-rune, quest3-rune, green-rune
    red powers-of: ward (uses 1)
    stage: 2
    power-pile: ward
orders red
    quest
expect
    told all: quest-completed red tax-collector
    told nobody: power-kept
    red powers-of: ward
    power-pile: ward
    red gold: 15

case Tax collector: the fourth quest brings the card of the pile without a rune [quest 22, quest 23]
given
    red quest-of: tax-collector (waypoint 0 pe0)
    red quest-at 0: pe0
    red runes-of: quest1-rune, quest2-rune, quest3-rune
    power-pile: flame, ward
orders red
    quest
    when power-card: ward
expect
    told nobody: rune-gained
    told all: power-kept red ward
    red powers-of: ward
    power-pile: flame
    told nobody: power-drawn

case Tax collector: an empty pile gives no card, and the deck none in its stead [quest 22, power 7]
given
    red quest-of: tax-collector (waypoint 0 pe0)
    red quest-at 0: pe0
    red runes-of: quest1-rune, quest2-rune, quest3-rune
    powers top: ward, flame
orders red
    quest
expect
    told all: quest-completed red tax-collector
    told nobody: power-drawn
    told nobody: power-kept
    red powers-of: empty
    powers top: ward, flame
    red gold: 15

case Tax collector: with full slots a card may be given up for that of the pile [quest 22, power 5]
given
    red quest-of: tax-collector (waypoint 0 pe0)
    red quest-at 0: pe0
    red runes-of: quest1-rune, quest2-rune, quest3-rune
    red powers-of: fury (uses 1)
    power-pile: flame
orders red
    quest
    when give-up: fury
expect
    told all: power-given-up red fury
    told all: power-kept red flame
    red powers-of: flame (uses 1)
    power-pile: fury
