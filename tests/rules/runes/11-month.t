# SPDX-License-Identifier: MIT
# A month: its order, the turns, the points of a turn, what is settled when, what acts after the turns, and its end.

# Red stands in Persia's city, Blue in Japan's; both have 20 gold, explorer 2, no soldier.
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
    next-event: muster
    dice turn 1: 1

# ---- the order of a month ----

case a month goes: turn order, event, stall income, raid, turns, brigand, government, monsters, month end [month 1]
given season 5
    eu0: red stall, fruit-marker
    this-event: glut
    next-event: muster
    pe0: silk-marker
    pe1: red traveller, minion (card dust-imp)
    red at: pe1
    minion-at: pe1
    red bomb: 1
    red wanted: 1
    red cargo-of: silk
    in1: brigand
    brigand-at: in1
    cn0: government, silk-marker
    government-at: cn0
    eu1: raid
    raid-at: eu1
    dice nation raid: 9
    dice side raid: 3
orders red
    go pe2
    go pe1
    when retreat: bomb
orders blue
    go jp1
expect
    told all: turn-is red 1 [month 2]
    then told all: turn-is blue 2
    then told all: event-is muster [event 1]
    then told all: stalls-pay red 1 5 [month 3]
    then told all: raid-leaves [beast 5]
    then told all: raid-appears mountain-troll jv3 [beast 5]
    then told all: stepped red pe2
    then told all: stepped red pe1
    then told all: stepped blue jp1
    then told all: brigand-walks
    then told all: government-walks
    then told all: monster-attacks dust-imp red
    then told all: monster-leaves minion pe1 [month 12]

case in the first month there is neither an event nor a raid [month 1, event 1, beast 5]
expect
    told nobody: event-is
    told nobody: raid-appears

# ---- turns and their points ----

case a turn brings two moves, and the third step is refused [month 4]
orders red
    go pe1
    go pe2
    go pe3
expect
    done red 1
    done red 2
    refused red 3: no-move [letters 7]
    red at: pe2

case a turn brings one action, and the second is refused [month 4]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    dice card-die red: 1 1
orders red
    engage
    go pe2
    scout merchant
    when attack: decline
expect
    done red 1
    done red 2
    refused red 3: no-action [month 7]
    told nobody: scouts-merchant

case explorer 3 adds no move [month 4, status 4]
given
    red explorer: 3
orders red
    go pe1
    go pe2
    go pe3
expect
    refused red 3: no-move
    red at: pe2

case explorer 4 adds a move [month 4, status 4]
given
    red explorer: 4
orders red
    go pe1
    go pe2
    go pe3
    go pe4
expect
    done red 3
    refused red 4: no-move
    red at: pe3

case explorer 5 adds two moves in all [month 4, status 5]
given
    red explorer: 5
    red trophies: sand-roc
orders red
    go pe1
    go pe2
    go pe3
    go pe4
    go pe5
expect
    done red 4
    refused red 5: no-move
    red at: pe4

case an event that takes a move comes after what explorer adds [month 4, event 12]
given season 2
    next-event: sandstorm
    red explorer: 4
orders red
    go pe1
    go pe2
    go pe3
orders blue
    go jp1
    go jp2
expect
    done red 2
    refused red 3: no-move
    done blue 1
    refused blue 2: no-move

case explorer that rises in the turn adds its move from the next turn on [month 5]
given
    eu0: red stall, fruit-marker
    red explorer: 3
orders red
    stall
    raise explorer
    go pe1
    go pe2
    go pe3
expect
    told all: rune-gained red stall2-rune 1
    told all: raised red explorer 4
    red explorer: 4
    done red 4
    refused red 5: no-move
next season
orders red
    go pe3
    go pe4
    go pe5
    go pe6
expect
    done red 3
    refused red 4: no-move
    red at: pe5

case an event that changes in a turn changes the moves of later turns only [month 5, event 20]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    cn1: monster-x
    cn3: monster-x
    monsters-x: 2
    legends top: frost-zmey
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
orders red
    engage
    go pe2
    go pe3
orders blue
    go jp1
    go jp2
expect
    told all: wakes frost-zmey ru1
    done red 2
    done red 3
    done blue 1
    refused blue 2: no-move

case moves and actions go in any order [month 6]
given
    dice card-die red: 1 1
orders red
    go pe1
    engage
    go pe2
    when attack: decline
expect
    done red 1
    done red 2
    done red 3
    red at: pe2

case moves that are left are lost when the turn ends [month 6]
orders red
    go pe1
expect
    red at: pe1
next season
orders red
    go pe2
    go pe3
    go pe4
expect
    done red 2
    refused red 3: no-move

case an action that is left is lost when the turn ends [month 6]
expect
    told nobody: scouts-merchant
next season
given
    pe2: red traveller
    pe0: silk-marker
    red at: pe2
    dice scout red pe2: 6 6
orders red
    scout merchant
    go pe0
    stall
    quest new
expect
    done red 1
    refused red 3: no-action
    refused red 4: no-action

case scouting, engaging, a stall, taking a quest each ask for an action point [month 7]
given
    open-quests: arena, escort, smuggler
orders red
    stall
    quest new
    take arena
    go pe1
    engage
    go pe2
    scout merchant
expect
    done red 1
    refused red 2: no-action [month 7]
    refused red 3: no-action [month 7]
    refused red 5: no-action [month 7]
    refused red 7: no-action [month 7]
    red quest-of: empty
    open-quests: arena, escort, smuggler
    told nobody: monster-shown
    told nobody: merchant-shown

case a stall asks for an action point, too [month 7, letters 14]
given
    open-quests: arena, escort, smuggler
orders red
    take arena
    stall
expect
    done red 1
    refused red 2: no-action [month 7]
    red gold: 20
    pe0: red traveller, silk-marker

case a quest step that is not free asks for an action point [month 7, quest 9]
given
    red quest-of: court-speech (waypoint 0 pe0)
    red quest-at 0: pe0
orders red
    stall
    quest
expect
    refused red 2: no-action [month 7]
    told nobody: quest-rolled
    red quest-of: court-speech

case a quest step that is free asks for none [month 7, quest 15]
given
    red quest-of: love-letter (waypoint 0 pe0)
    red quest-at 0: pe0
orders red
    stall
    quest
expect
    done red 2
    told all: quest-completed red love-letter

case shop, workshop, recruiter and giving up a quest cost no action [month 7]
given
    red gold: 60
    red bomb: 1
    red medic: 1
    red leadership: 3
    red cargo-of: silk
    red quest-of: arena (waypoint 0 pe0)
    red quest-at 0: pe0
    red soldiers-of: soldier (slot 1, ep 6), soldier (slot 2, fainted 1)
    dice market red pe0: 1 1 1 1 1 1
    dice training red s1: 6
orders red
    stall
    sell all
    buy fruit
    heal
    train s1
    recruit
    strip bomb
    fit pet
    workshop chaser
    drop quest
expect
    done red 1
    done red 2
    done red 3
    done red 4
    done red 5
    done red 6
    done red 7
    done red 8
    done red 9
    done red 10

# ---- what is settled when ----

case what a line caused is settled before the next line: the third need brings the brigand at once [month 8, brigand 1]
given
    needs: 2
    red cargo-of: silk
    dice nation brigand: 7
    dice side brigand: 4
orders red
    sell all
    go pe1
expect
    told all: need-filled red pe0
    then told all: brigand-appears brigand-1 ar4
    then told all: stepped red pe1

case what a line caused is settled before the next line: rune and stage level [month 8, stage 2]
given
    eu0: red stall, fruit-marker
    red runes-of: minion-rune, green-rune, yellow-rune
    red powers-of: ward (uses 1)
    powers top: flame, chain
orders red
    stall
    go pe1
expect
    told all: stall-built red pe0 2
    then told all: rune-gained red stall2-rune 4
    then told all: stage-is 2
    then told all: stepped red pe1
    stage: 2

case a seat that stays in the space of brigand and government is attacked by the one, then the other, after its last line [month 9]
given
    pe0: silk-marker
    pe1: red traveller, brigand, government
    red at: pe1
    red wanted: 1
    brigand-at: pe1
    government-at: pe1
    dice retreat-die red: 1 1
    dice scout none pe1: 6 6 6 6 6
orders red
    fit pet
    when retreat: roll
expect
    refused red 1
    told all: brigand-attacks brigand-1 red [brigand 7]
    then told all: fled red * brigand-1
    then told all: government-attacks government-1 red
    then told all: fled red * government-1

case a seat that leaves their space in its turn is attacked by neither [month 9, brigand 8]
given
    pe0: silk-marker
    pe1: red traveller, brigand, government
    red at: pe1
    red wanted: 1
    brigand-at: pe1
    government-at: pe1
    dice scout none pe0: 6 6 6      # the government follows, and does not find him
orders red
    go pe0
expect
    told nobody: brigand-attacks
    told nobody: brigand-catches
    told nobody: government-attacks
    told nobody: government-catches

# ---- after the turns ----

case after the turns act brigand, government, minion, destroyer, raid and the legendary monsters, each at most once [month 10]
given season 4 seats 4
    this-event: glut
    next-event: muster
    pe0: silk-marker
    jp0: iron-marker
    pe1: red traveller, minion (card dust-imp)
    red at: pe1
    red bomb: 1
    minion-at: pe1
    jp1: blue traveller, destroyer (card ogre)
    blue at: jp1
    blue bomb: 1
    destroyer-at: jp1
    cn3: green traveller, raid
    green at: cn3
    green hero-of: mei
    green caravan: trader
    green bomb: 1
    green wanted: 1
    raid-at: cn3
    ar4: yellow traveller, sand-roc (woken-as 1)
    yellow at: ar4
    yellow hero-of: idris
    yellow caravan: trader
    yellow bomb: 1
    woken: 1
    eu1: brigand
    brigand-at: eu1
    eu5: government
    government-at: eu5
    dice turn 2: 1
    dice turn 3: 1
orders red
    when retreat: bomb
orders blue
    when retreat: bomb
orders green
    when retreat: bomb
orders yellow
    when retreat: bomb
expect
    told all: brigand-walks
    then told all: government-walks
    then told all: monster-attacks dust-imp red
    then told all: monster-attacks ogre blue
    then told all: monster-attacks mountain-troll green
    then told all: monster-attacks sand-roc yellow
    told all 1 times: monster-attacks dust-imp
    told all 1 times: monster-attacks ogre
    told all 1 times: monster-attacks mountain-troll
    told all 1 times: monster-attacks sand-roc
    told nobody: brigand-seeks
    told nobody: government-seeks

case of two legendary monsters the older strikes first [month 10]
given season 4
    pe0: silk-marker
    jp0: iron-marker
    ar4: red traveller, sand-roc (woken-as 2)
    red at: ar4
    red bomb: 1
    in4: blue traveller, ash-naga (woken-as 1)
    blue at: in4
    blue bomb: 1
    woken: 2
    next-event: muster
orders red
    when retreat: bomb
orders blue
    when retreat: bomb
expect
    told all: monster-attacks ash-naga blue
    then told all: monster-attacks sand-roc red

case who is slain after the turns wakes in a city, so who acts later finds him gone [month 11]
given season 4
    this-event: glut
    next-event: muster
    pe0: silk-marker
    pe1: red traveller, minion (card jackal), raid
    red at: pe1
    minion-at: pe1
    raid-at: pe1
    dice hero-die red: 6
    dice skill-die red: 6
    dice nation waking red: 1
expect
    told all: slain red none pe1
    then told all: wakes-up red eu0
    told nobody: monster-attacks mountain-troll
    told nobody: raid-attacks mountain-troll
    red at: eu0

# ---- the end of a month ----

case at month end minion and destroyer leave, raid and legendary monsters stay [month 12]
given season 4
    next-event: muster
    cn1: minion (card dust-imp)
    minion-at: cn1
    cn3: destroyer (card ogre)
    destroyer-at: cn3
    cn5: raid
    raid-at: cn5
    ar4: sand-roc (woken-as 1)
    woken: 1
expect
    told all: monster-leaves minion cn1 [month 12]
    told all: monster-leaves destroyer cn3
    told nobody: monster-leaves raid
    told nobody: monster-leaves legendary
    cn1: empty
    cn3: empty
    cn5: raid
    ar4: sand-roc
    minion-at: none
    destroyer-at: none
    raid-at: cn5

case who was attacked by a monster may be attacked by it again in the next month [month 12, beast 2]
given season 5
    this-event: glut
    next-event: muster
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red bomb: 1
    dice nation raid: 5
    dice side raid: 2
orders red
    when retreat: bomb
expect
    told all 1 times: monster-attacks mountain-troll red
next season
given
    red bomb: 1
expect
    told all 1 times: monster-attacks mountain-troll red

case who was trained may be trained again in the next month, but not in the same one [month 12, train 7]
given
    red hero-ep: 6
    dice training red hero: 6
orders red
    train hero
    train hero
expect
    done red 1
    refused red 2: trained-already hero [train 7]
    red hero-level: 1
next season
given
    dice training red hero: 1
orders red
    train hero
expect
    done red 1
    red hero-level: 2

case markers turned face down are replaced from the track at month end, in the order of the nations [month 13]
given
    red cargo-of: silk
    blue cargo-of: iron
    eu0: fruit-marker
    ru0: fruit-marker
    eg0: fruit-marker
    cn0: spice-marker
    ar0: spice-marker
    in0: chocolate-marker
    jv0: chocolate-marker
    track top: medicine-marker, spice-marker, silk-marker
orders red
    sell all
orders blue
    sell all
expect
    told all: need-filled red pe0
    then told all: need-filled blue jp0
    then told all: needs-now jp0 medicine [month 13]
    then told all: needs-now pe0 spice
    jp0: blue traveller, medicine-marker
    pe0: red traveller, spice-marker
    track top: silk-marker
    used-markers: silk-marker, iron-marker
    told nobody: markers-shuffled

case a city whose marker lies face up keeps it [month 13]
given
    eu0: fruit-marker
    ru0: fruit-marker
    eg0: fruit-marker
    cn0: spice-marker
    ar0: spice-marker
    in0: chocolate-marker
    jv0: chocolate-marker
    red cargo-of: fruit
orders red
    sell all
expect
    told nobody: needs-now
    pe0: red traveller, silk-marker

case when the track runs out the discard, with the markers of this month, is shuffled and is the track [month 13]
given
    red cargo-of: silk
    blue cargo-of: iron
    eu0: fruit-marker
    ru0: fruit-marker
    eg0: fruit-marker
    cn0: spice-marker
    ar0: spice-marker
    in0: spice-marker
    jv0: chocolate-marker
    track: chocolate-marker
    used-markers: chocolate-marker, 3 medicine-marker, 2 iron-marker, 2 silk-marker
    shuffle track: silk-marker, medicine-marker
orders red
    sell all
orders blue
    sell all
expect
    told all: needs-now jp0 chocolate
    then told all: markers-shuffled [month 13]
    then told all: needs-now pe0 silk
    track: chocolate-marker, 3 medicine-marker, 3 iron-marker, 2 silk-marker
    used-markers: empty

# ---- who has the first turn ----

game runes seats 3
    pe0: red traveller, silk-marker
    red at: pe0
    red hero-of: salman
    red caravan: trader
    red gold: 20
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

case who has the first turn of a month is drawn by lot, and who the second [month 2]
given
    dice turn 1: 2
    dice turn 2: 2      # the second of the two that are left
orders red
    go pe1
orders blue
    go jp1
orders green
    go in1
expect
    told all: turn-is blue 1
    told all: turn-is green 2
    told all: turn-is red 3
    told all: stepped blue jp1
    then told all: stepped green in1
    then told all: stepped red pe1
    rolled all: turn 1

case the lot is drawn anew each month [month 2]
given
    dice turn 1: 2
    dice turn 2: 1
expect
    told all: turn-is blue 1
next season
given
    dice turn 1: 3
    dice turn 2: 2
orders blue
    go jp1
orders green
    go in1
expect
    told all: turn-is green 1
    told all: turn-is blue 2
    told all: turn-is red 3
    told all: stepped green in1
    then told all: stepped blue jp1

case stalls pay 5 gold each, in turn order [month 3, month 2]
given
    dice turn 1: 3
    dice turn 2: 1
    eu0: red stall, fruit-marker
    ru0: red stall, fruit-marker
    cn0: green stall, spice-marker
expect
    told all: stalls-pay green 1 5
    then told all: stalls-pay red 2 10
    told nobody: stalls-pay blue
    red gold: 30
    green gold: 25
    blue gold: 20

case what stalls pay is paid by the event of the month already [month 3, event 11]
given season 2
    next-event: market-fair
    dice turn 1: 1
    dice turn 2: 1
    eu0: red stall, silk-marker
expect
    told all: event-is market-fair
    then told all: stalls-pay red 1 7
    red gold: 27
