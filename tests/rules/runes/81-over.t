# SPDX-License-Identifier: MIT
# How a match ends: the gem that is needed, for a seat or a team; the option need-legend; the last month.

# Red stands in Persia's city with a stall in Europe: a stall more is a rune. Red has eight runes, so the level is 3.
game runes seats 2
    pe0: red traveller, silk-marker
    red at: pe0
    red hero-of: salman
    red caravan: trader
    red gold: 20
    red explorer: 2
    red charisma: 2
    red leadership: 2
    red runes-of: minion-rune, destroyer-rune, raid-rune, green-rune, yellow-rune, quest1-rune, quest2-rune, government-rune
    red powers-of: ward (uses 1), flame (uses 1), chain (uses 1)
    stage: 3
    eu0: red stall, fruit-marker
    jp0: blue traveller, iron-marker
    blue at: jp0
    blue hero-of: otto
    blue caravan: chaser
    blue gold: 20
    blue explorer: 2
    blue leadership: 2
    next-event: muster
    events top: glut
    dice turn 1: 1

# ---- the gem ----

case the ninth gem ends the match at once: nothing of the month is played any more [start 1, over 1, rune 2]
given
    cn1: brigand
    brigand-at: cn1
    pe1: minion (card dust-imp)
    minion-at: pe1
orders red
    stall
    go pe1
orders blue
    recruit
expect
    told all: rune-gained red stall2-rune 9
    told all: won red none 9 [over 1]
    over
    not reached red 2
    not reached blue 1
    blue gold: 20
    brigand-at: cn1
    pe1: minion
    told nobody: power-drawn

case with eight runes the match goes on [over 1]
given
    red runes-of: minion-rune, destroyer-rune, raid-rune, green-rune, yellow-rune, quest1-rune, quest2-rune
orders red
    stall
orders blue
    recruit
expect
    told all: rune-gained red stall2-rune 8
    told nobody: won
    not over
    done blue 1

case by the option runes the twelfth gem is needed: the eleventh does not end the match [over 1]
given option runes 12
    red runes-of: minion-rune, destroyer-rune, raid-rune, green-rune, yellow-rune, quest1-rune, quest2-rune, government-rune, quest3-rune, duel1-rune
orders red
    stall
expect
    told all: rune-gained red stall2-rune 11
    told nobody: won
    not over

case by the option runes the twelfth gem ends the match [over 1]
given option runes 12
    red runes-of: minion-rune, destroyer-rune, raid-rune, green-rune, yellow-rune, quest1-rune, quest2-rune, government-rune, quest3-rune, duel1-rune, duel2-rune
orders red
    stall
expect
    told all: won red none 12
    over

# The brigand comes to Red and is defeated. A minion waits for Blue in his own space.
case a gem won in defence after all turns ends the match as well, and what would act later does not [over 1, rune 16]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red hero-level: 2
    red leadership: 4
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4, level 2)
    pe2: brigand
    brigand-at: pe2
    jp0: iron-marker
    jp1: blue traveller, minion (card dust-imp)
    blue at: jp1
    minion-at: jp1
    dice scout none pe1: 1 6 6 6
    dice hero-die red: 1 1
    dice skill-die red: 1 1
    dice soldier-die red s1: 1 1
    dice soldier-die red s2: 1 1
    dice soldier-die red s3: 1 1
    dice soldier-die red s4: 1 1
    dice band-die brigand s1: 6
    dice band-die brigand s2: 6
    dice band-die brigand s3: 6
    dice band-die brigand s4: 6
    dice band-die brigand s5: 6 6
expect
    told all: band-slain red
    told all: won red none 9
    over
    told nobody: monster-attacks
    told nobody: raid-attacks
    told nobody: legend-attacks
    told nobody: monster-leaves
    jp1: blue traveller, minion

case of several runes of one battle the first that is enough ends the match [over 1, rune 3, rune 2]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red runes-of: destroyer-rune, raid-rune, green-rune, yellow-rune, quest1-rune, quest2-rune, government-rune, duel1-rune
    red quest-of: pest-control
    red hero-level: 2
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2)
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
orders red
    engage
    when attack: attack
expect
    told all: rune-gained red minion-rune 9
    told all: won red none 9
    told nobody: quest-completed
    over

# ---- the legendary monster ----

case with need-legend nine runes do not win without a legendary monster slain [over 3]
given option need-legend yes
orders red
    stall
orders blue
    recruit
expect
    told all: rune-gained red stall2-rune 9
    told nobody: won
    not over
    done blue 1

case with need-legend the ninth gem wins, if a legendary monster was slain before [over 3]
given option need-legend yes
    red runes-of: legend-rune, destroyer-rune, raid-rune, green-rune, yellow-rune, quest1-rune, quest2-rune, government-rune
    red trophies: sand-roc
    woken: 1
orders red
    stall
expect
    told all: won red none 9
    over

# Red, in Java's city with a strong clan, has ten runes and wins the moment it slays Antaboga.
case with need-legend a seat that has runes enough wins the moment it slays a legendary monster [over 3]
given season 4 option need-legend yes
    this-event: harvest-feast
    next-event: muster
    pe0: silk-marker
    jv0: red traveller, fruit-marker
    red at: jv0
    eu0: spice-marker
    red runes-of: minion-rune, destroyer-rune, raid-rune, green-rune, yellow-rune, quest1-rune, quest2-rune, government-rune, quest3-rune, duel1-rune
    red hero-level: 2
    red leadership: 4
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4, level 2)
    jv4: antaboga (woken-as 1)
    woken: 1
    dice hero-die red: 1 1
    dice skill-die red: 1 1
    dice soldier-die red s1: 1 1
    dice soldier-die red s2: 1 1
    dice soldier-die red s3: 1 1
    dice soldier-die red s4: 1
    dice cargo-die red: 1 1 1
orders red
    go jv4
    go jv0
    when faint: s4
expect
    told all: defeated red antaboga
    told all: rune-gained red legend-rune 11
    told all: won red none 11
    over
    not reached red 2

case with need-legend in a team either member may have slain the legendary monster [over 3]
given seats 4 option teams yes option need-legend yes
    dice turn 2: 1
    dice turn 3: 1
    in0: green traveller, fruit-marker
    green at: in0
    green hero-of: mei
    green caravan: trader
    green runes-of: legend-rune, minion-rune, destroyer-rune, raid-rune, green-rune, yellow-rune, quest1-rune, quest2-rune, quest3-rune
    green trophies: sand-roc
    woken: 1
    ar0: yellow traveller, spice-marker
    yellow at: ar0
    yellow hero-of: idris
    yellow caravan: trader
orders red
    stall
expect
    told all: rune-gained red stall2-rune 9
    told all: won red green 18
    over

case with need-legend a team without a legendary monster plays on [over 3]
given seats 4 option teams yes option need-legend yes
    dice turn 2: 1
    dice turn 3: 1
    in0: green traveller, fruit-marker
    green at: in0
    green hero-of: mei
    green caravan: trader
    green runes-of: brigand-rune, minion-rune, destroyer-rune, raid-rune, green-rune, yellow-rune, quest1-rune, quest2-rune, quest3-rune
    ar0: yellow traveller, spice-marker
    yellow at: ar0
    yellow hero-of: idris
    yellow caravan: trader
orders red
    stall
expect
    told all: rune-gained red stall2-rune 9
    told nobody: won
    not over

# ---- the last month ----

case after month 40 the match ends, and the seat with most runes wins, however poor [over 4]
given season 40
    red runes-of: minion-rune, destroyer-rune, raid-rune
    stage: 2
    blue runes-of: minion-rune, destroyer-rune, raid-rune, green-rune
    blue powers-of: ward (uses 1)
    red powers-of: empty
    blue gold: 0
orders red
    go pe1
expect
    red at: pe1
    told all: last-month 40 [over 4]
    told all: ahead blue 4 0 0
    told nobody: ahead red
    over

case before its last month a match does not end [over 4]
given season 39
    red runes-of: minion-rune
    stage: 1
    red powers-of: empty
expect
    told nobody: last-month
    not over

case the option months says which month is the last [over 4]
given season 7 option months 7
    red powers-of: empty
    red runes-of: minion-rune
    stage: 1
expect
    told all: last-month 7
    told all: ahead red 1
    over

case with equal runes the richer seat wins [over 4]
given season 40
    red runes-of: minion-rune
    stage: 1
    red powers-of: empty
    blue runes-of: raid-rune
    eu0: fruit-marker
    blue gold: 21
    red gold: 20
expect
    told all: ahead blue 1 21 0
    told nobody: ahead red
    over

case with equal runes and gold the less wanted seat wins [over 4]
given season 40
    red runes-of: minion-rune
    stage: 1
    red powers-of: empty
    blue runes-of: raid-rune
    eu0: fruit-marker
    red wanted: 1
    blue wanted: 2
expect
    told all: ahead red 1 20 1
    told nobody: ahead blue
    over

case seats that are equal in runes, gold and wanted points share the place [over 4]
given season 40
    red runes-of: minion-rune
    stage: 1
    red powers-of: empty
    blue runes-of: raid-rune
    eu0: fruit-marker
expect
    told all: ahead red 1 20 0
    told all: ahead blue 1 20 0
    over

case teams with equal runes go by the gold of both members together [over 4]
given season 40 seats 4 option teams yes
    dice turn 2: 1
    dice turn 3: 1
    red runes-of: minion-rune
    stage: 1
    red powers-of: empty
    blue runes-of: raid-rune
    eu0: fruit-marker
    red gold: 30
    blue gold: 10
    in0: green traveller, spice-marker
    green at: in0
    green hero-of: mei
    green caravan: trader
    green gold: 5
    ar0: yellow traveller, spice-marker
    yellow at: ar0
    yellow hero-of: idris
    yellow caravan: trader
    yellow gold: 26
expect
    told all: ahead blue
    told all: ahead yellow
    told nobody: ahead red
    told nobody: ahead green
    over
