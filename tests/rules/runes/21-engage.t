# SPDX-License-Identifier: MIT
# Engaging: which monster one meets, what becomes of one that was declined or not defeated, and the tokens of those slain.

# Red stands on PE1, which bears the monster icon; EU3 beside it and PE3, two steps off, bear one, too.
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
    jp0: blue traveller, iron-marker
    blue at: jp0
    blue hero-of: kaede
    blue caravan: chaser
    blue gold: 20
    dice turn 1: 1

# ---- what it costs, and where ----

case engaging costs the one action and needs no scouting roll [engage 1, letters 9]
given
    red explorer: 0
    dice card-die red: 2 3
orders red
    engage
    go pe2 pe3
    engage new
    when attack: decline
expect
    done red 1
    told all: engages red pe1
    told nobody: scouted-with
    refused red 3: no-action
    told all 1 times: engages

case no monster is met where there is no monster icon and none stands [engage 1, go 4, letters 9]
given
    pe1: empty
    pe2: red traveller
    red at: pe2
    dice card-die red: 2 3
orders red
    engage
    go pe1
    engage
    when attack: decline
expect
    refused red 1: no-monster pe2 [engage 1]
    done red 3
    told nobody: engages red pe2

case no monster is met in a city [engage 1]
given
    pe1: empty
    pe0: red traveller, silk-marker
    red at: pe0
orders red
    engage
expect
    refused red 1: no-monster pe0 [engage 1]
    told nobody: engages
    told nobody: monster-shown
    told nobody: merchant-shown

case an X takes the monster of its space away, and of no other [engage 1, go 4]
given
    pe1: red traveller, monster-x
    monsters-x: 1
    dice card-die red: 2 3
orders red
    engage
    go eu3
    engage
    when attack: decline
expect
    refused red 1: no-monster pe1 [engage 1]
    done red 3
    told all: engages red eu3

# ---- the icon's monster ----

case two dice name two of the six monsters, and the seat chooses one and lets it go [engage 2]
given
    dice card-die red: 6 1
orders red
    engage
    when card: highest hp
    when attack: decline
expect
    told all: monster-shown red wyvern 6
    told all: monster-shown red dust-imp 1
    told all: monster-chosen red wyvern
    then told all: lets-be red wyvern
    told nobody: hunts
    red wanted: 0

case the one that was chosen may be attacked, the other is gone [engage 2]
given
    dice card-die red: 6 1
    dice hero-die red: 2
    dice skill-die red: 1
    dice loot-die red: 1
orders red
    engage
    when card: dust-imp
    when attack: attack
expect
    told all: monster-chosen red dust-imp
    then told all: hunts red dust-imp pe1 2
    then told all: defeated red dust-imp
    destroyer-at: none

case equal dice leave no choice of monsters [engage 2]
given
    dice card-die red: 5 5
orders red
    engage
    when card: lowest hp
    when attack: decline
expect
    told all: monster-chosen red ogre
    told all: lets-be red ogre

case a monster that the dice did not name cannot be chosen, and without a wish it is the weaker one [engage 2, letters 28]
given
    dice card-die red: 5 3
orders red
    engage
    when card: dust-imp
    when attack: decline
expect
    not used red 2
    told all: monster-chosen red ghoul

case at stage level 2 the dice name the monsters of that level, and the fourth is a destroyer [engage 2, stage 3]
given
    stage: 2
    blue runes-of: stall2-rune, stall3-rune, stall4-rune, sale12-rune
    dice card-die red: 4 1
orders red
    engage
    when card: highest hp
    when attack: decline
expect
    told all: monster-shown red war-scorpion 4
    told all: monster-shown red bog-imp 1
    told all: stands war-scorpion pe1

case who says nothing attacks a monster of just twice his damage and lets go a stronger one [letters 29, engage 2]
given
    dice card-die red: 1 1
orders red
    engage
expect
    told all: hunts red dust-imp pe1 2

case who says nothing lets go a monster of more than twice his damage [letters 29, engage 2]
given
    dice card-die red: 2 2
orders red
    engage
expect
    told all: lets-be red jackal
    told nobody: hunts

# ---- monsters that stand ----

case a minion that stands there is met without dice, and none other comes up [engage 3, engage 4]
given
    pe1: red traveller, minion (card jackal)
    minion-at: pe1
orders red
    engage
    when attack: decline
expect
    done red 1
    told nobody: monster-shown
    told nobody: merchant-shown
    told all: lets-be red jackal

case where a minion or a destroyer stands no new monster is to be had, and the action is kept [engage 4, letters 9]
given
    pe1: red traveller, destroyer (card ogre)
    destroyer-at: pe1
orders red
    engage new
    engage destroyer
    when attack: decline
expect
    refused red 1: monster-stands pe1 [engage 4]
    done red 2
    told all: lets-be red ogre
    told nobody: monster-shown
    told nobody: merchant-shown

case a monster that stands somewhere else cannot be named [engage 3, letters 9]
given
    pe2: minion (card jackal)
    minion-at: pe2
    dice card-die red: 2 2
orders red
    engage minion
    engage raid
    engage destroyer
    engage legendary
    engage new
    when attack: decline
expect
    refused red 1: no-monster pe1
    refused red 2: no-monster pe1
    refused red 3: no-monster pe1
    refused red 4: no-monster pe1
    done red 5
    told all 1 times: engages red

case a raid is met without an icon [engage 3, engage 1]
given
    pe1: empty
    pe2: red traveller, raid
    red at: pe2
    raid-at: pe2
orders red
    engage
    when attack: decline
expect
    done red 1
    told all: lets-be red mountain-troll
    told nobody: monster-shown
    told nobody: merchant-shown

case a raid is met where an X lies [engage 3]
given
    pe1: red traveller, raid, monster-x
    raid-at: pe1
    monsters-x: 1
orders red
    engage new
    engage raid
    when attack: decline
expect
    refused red 1: no-monster pe1
    done red 2
    told all: lets-be red mountain-troll

case a legendary monster is met in its lair without dice [engage 3]
given
    pe1: empty
    jv4: red traveller, antaboga (woken-as 1)
    red at: jv4
    woken: 1
orders red
    engage
    when attack: decline
expect
    done red 1
    told all: lets-be red antaboga
    told nobody: monster-shown
    told nobody: merchant-shown
    jv4: red traveller, antaboga

case of a raid and a minion in one space the raid is met, if the order says nothing [engage 3, letters 9]
given
    pe1: red traveller, minion (card jackal), raid
    minion-at: pe1
    raid-at: pe1
orders red
    engage
    when attack: decline
expect
    told all: lets-be red mountain-troll
    not told all: declines red jackal

case of a raid and a minion in one space the order may name the minion [engage 3, letters 9]
given
    pe1: red traveller, minion (card jackal), raid
    minion-at: pe1
    raid-at: pe1
    dice hero-die red: 6
    dice skill-die red: 6
    dice nation waking red: 1
orders red
    engage minion
    when attack: decline
expect
    told all: lets-be red jackal
    told nobody: monster-attacks jackal red
    told all: monster-attacks mountain-troll red

case of a raid and a legendary monster in one space the raid is met first, the other by its name [engage 3, letters 9]
given
    pe1: empty
    jv4: red traveller, antaboga (woken-as 1), raid
    red at: jv4
    woken: 1
    raid-at: jv4
    red runes-of: stall2-rune
    red powers-of: second-breath (uses 2)
orders red
    engage
    use second-breath
    engage legendary
    when attack: decline
expect
    told all: lets-be red mountain-troll
    then told all: lets-be red antaboga

case the icon's monster may be met though a raid stands there, since only minion and destroyer are in its place [engage 4, letters 9]
given
    pe1: red traveller, raid
    raid-at: pe1
    dice card-die red: 2 3
    dice hero-die red: 6
    dice skill-die red: 6
    dice nation waking red: 1
orders red
    engage new
    when attack: decline
expect
    done red 1
    told all: lets-be red jackal
    told all: stands jackal pe1

# ---- what becomes of it ----

case a monster that is declined stands there with its card until the month is over [engage 5, month 12]
given
    dice card-die red: 2 3
    red runes-of: stall2-rune
    red powers-of: second-breath (uses 2)
orders red
    engage
    use second-breath
    engage
    when attack: decline
expect
    told all 2 times: lets-be red jackal
    told all: stands jackal pe1
    told all 2 times: monster-shown         # of the first time; the second time it stands there already
    then told all: monster-leaves minion pe1
    minion-at: none
    pe1: red traveller

case a monster from which one retreats stands there [engage 5, monster 7]
given
    red bomb: 1
    dice card-die red: 2 2
orders red
    engage
    when attack: attack
    when retreat: bomb
expect
    told all: hunts red jackal pe1
    told all: bomb-thrown red
    then told all: stands jackal pe1
    told nobody: defeated
    told nobody: band-slain
    monsters-x: 0

case a monster that has slain who engaged it stands there, too [engage 5, engage 6, death 1]
given
    dice card-die red: 6 6
    dice hero-die red: 6
    dice skill-die red: 6
    dice nation waking red: 4
orders red
    engage
    when attack: attack
expect
    told all: slain red none pe1
    told all: stands wyvern pe1
    told all: monster-leaves destroyer pe1
    pe1: empty
    eg0 has red traveller
    monsters-x: 0

case a monster that was slain at once does not stand there [engage 5, engage 7]
given
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
orders red
    engage
    when attack: attack
expect
    told all: defeated red dust-imp
    told nobody: stands
    told nobody: monster-leaves

case who has declined a minion is not attacked by it, while another who stands there is [engage 6, beast 3]
given
    jp0: iron-marker
    pe1: red traveller, blue traveller
    blue at: pe1
    red soldiers-of: soldier (slot 1)
    blue soldiers-of: soldier (slot 1), soldier (slot 2)
    blue leadership: 2
    dice card-die red: 2 2
    dice hero-die blue: 1
    dice skill-die blue: 6
    dice soldier-die blue s1: 1
    dice soldier-die blue s2: 1
orders red
    engage
    when attack: decline
expect
    told all: monster-attacks jackal blue
    told nobody: monster-attacks jackal red

case who stands where a minion stands and has not engaged it is attacked by it [beast 3, engage 6]
given
    pe1: red traveller, minion (card dust-imp)
    minion-at: pe1
    dice hero-die red: 1
    dice skill-die red: 1
expect
    told all: monster-attacks dust-imp red 2

case who has fought a destroyer and got away is not attacked by it in that month, though he stays in reach [engage 6, beast 4]
given
    red bomb: 1
    dice card-die red: 6 6
orders red
    engage
    go pe2
    when attack: attack
    when retreat: bomb
expect
    told all: stands wyvern pe1
    told nobody: monster-attacks
    told nobody: raid-attacks
    told nobody: legend-attacks

case who has engaged a raid may walk about beside it without being attacked in that month [engage 6, beast 6]
given
    pe1: red traveller, raid
    raid-at: pe1
orders red
    engage raid
    go pe2 pe1
    when attack: decline
expect
    done red 2
    told nobody: monster-attacks
    told nobody: raid-attacks
    told nobody: legend-attacks

case who has not engaged the raid is attacked when he takes a step beside it [beast 6, engage 6]
given
    pe1: red traveller, raid
    raid-at: pe1
    dice hero-die red: 6
    dice skill-die red: 6
    dice nation waking red: 3
orders red
    go pe2
expect
    told all: raid-attacks mountain-troll red

case who has declined a legendary monster is spared by it in that month, and attacked in the next [engage 6, beast 11]
given
    pe1: empty
    jv4: red traveller, antaboga (woken-as 1)
    red at: jv4
    woken: 1
    next-event: muster
orders red
    engage
    when attack: decline
expect
    told nobody: monster-attacks
    told nobody: raid-attacks
    told nobody: legend-attacks
next season
given
    dice hero-die red: 6
    dice skill-die red: 6
    dice nation waking red: 3
expect
    told all: monster-attacks antaboga red 16

# ---- a second one of its kind ----

case when a second minion is put on the map the first vanishes [engage 7]
given
    jp0: iron-marker
    pe4: blue traveller
    blue at: pe4
    dice card-die red: 2 2
    dice card-die blue: 3 3
orders red
    engage
    go pe0
    when attack: decline
orders blue
    go pe3
    engage
    if minion-at = pe3: go pe2
    when attack: decline
expect
    told all: stands jackal pe1
    then told all: stands ghoul pe3
    done blue 3
    then told all: monster-leaves minion pe3

case a second minion does not spare the seat that engaged only the first [engage 7, engage 6]
given
    jp0: iron-marker
    pe4: blue traveller
    blue at: pe4
    dice card-die red: 2 2
    dice card-die blue: 3 3
    dice hero-die red: 6
    dice skill-die red: 6
    dice nation waking red: 3
orders red
    engage
    go pe2 pe3
    when attack: decline
orders blue
    go pe3
    engage
    when attack: decline
expect
    told all: stands jackal pe1
    then told all: stands ghoul pe3
    then told all: monster-attacks ghoul red 3
    told nobody: monster-attacks ghoul blue

case a minion and a destroyer both stand, since each has a piece of its own [engage 7]
given
    jp0: iron-marker
    pe4: blue traveller
    blue at: pe4
    dice card-die red: 2 2
    dice card-die blue: 5 5
orders red
    engage
    go pe0
    when attack: decline
orders blue
    go pe3
    engage
    if minion-at = pe1: go pe2
    when attack: decline
expect
    told all: stands jackal pe1
    then told all: stands ogre pe3
    done blue 3
    told all: monster-leaves minion pe1
    told all: monster-leaves destroyer pe3

case a second minion that was met and slain at once does not make the first vanish [engage 7]
given
    jp0: iron-marker
    pe4: blue traveller
    blue at: pe4
    blue soldiers-of: soldier (slot 1, level 2)
    blue leadership: 1
    dice card-die red: 2 2
    dice card-die blue: 1 1
    dice hero-die blue: 6
    dice skill-die blue: 6
    dice soldier-die blue s1: 1
orders red
    engage
    when attack: decline
orders blue
    go pe3
    engage
    if minion-at = pe1: go pe2
    when attack: attack
expect
    told all: defeated blue dust-imp
    done blue 3
    told nobody: monster-attacks
    told nobody: raid-attacks
    told nobody: legend-attacks
    told all: monster-leaves minion pe1
    pe3: monster-x

case who slew a second minion is not spared by the first, which he never engaged [engage 6, engage 7, beast 3]
given
    jp0: iron-marker
    pe3: blue traveller
    blue at: pe3
    dice card-die red: 2 2
    dice card-die blue: 1 1
    dice hero-die blue: 1 1 6
    dice skill-die blue: 6 6 6
    dice nation waking blue: 3
    red soldiers-of: soldier (slot 1)
    blue leadership: 1
    blue soldiers-of: soldier (slot 1, level 2)
    dice soldier-die blue s1: 1 6
orders red
    engage
    when attack: decline
orders blue
    engage
    go pe2 pe1
    when attack: attack
expect
    told all: defeated blue dust-imp
    then told all: monster-attacks jackal blue 3
    told nobody: monster-attacks jackal red

# ---- tokens ----

case where a minion was slain by who engaged it an X is laid [engage 8]
given
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
orders red
    engage
    when attack: attack
expect
    told all: monster-token pe1
    monsters-x: 1
    pe1: red traveller, monster-x

case where a destroyer was slain in defence an X is laid on its own space, not on that of the one it attacked [engage 8, beast 4]
given
    pe1: destroyer (card ogre)
    destroyer-at: pe1
    pe2: red traveller
    red at: pe2
    red hero-level: 2
    red soldiers-of: soldier (slot 1, level 2)
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red s1: 1
expect
    told all: monster-attacks ogre red 5
    told all: defeated red ogre
    told all: monster-token pe1
    pe1: monster-x
    pe2: red traveller
    monsters-x: 1
    destroyer-at: none

case a raid that was defeated leaves no X [engage 8]
given
    pe1: red traveller, raid
    raid-at: pe1
    red leadership: 3
    red hero-level: 2
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2)
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice soldier-die red s3: 1
orders red
    engage raid
    when attack: attack
expect
    told all: defeated red mountain-troll
    told nobody: monster-token
    told nobody: merchant-token
    monsters-x: 0
    pe1: red traveller
    raid-at: none

case a legendary monster that was defeated leaves no X, and does not come back [engage 8, beast 9]
given
    pe1: empty
    jv4: red traveller, antaboga (woken-as 1)
    red at: jv4
    woken: 1
    red leadership: 4
    red hero-level: 2
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4, level 2)
    dice hero-die red: 1 1
    dice skill-die red: 1 1
    dice soldier-die red s1: 1       # who faints after the first stage
    dice soldier-die red s2: 1 1
    dice soldier-die red s3: 1 1
    dice soldier-die red s4: 1 1
orders red
    engage
    when attack: attack
expect
    told all: defeated red antaboga
    told nobody: monster-token
    told nobody: merchant-token
    monsters-x: 0
    jv4: red traveller
    red trophies: antaboga

case the space of a slain monster has none until the tokens are taken back [engage 8, go 4]
given
    red runes-of: stall2-rune
    red powers-of: second-breath (uses 2)
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
orders red
    use second-breath
    engage
    if actions = 1: engage
    if actions = 1: engage new
    when attack: attack
expect
    done red 2
    refused red 3: no-monster pe1
    refused red 4: no-monster pe1

case eight monster tokens lie on the map and stay [engage 9]
given
    eu1 eu3 eu5 ru1 ru3 ru5 jp1: monster-x
    monsters-x: 7
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
orders red
    engage
    when attack: attack
expect
    told nobody: monster-tokens-back
    told nobody: merchant-tokens-back
    eu1 eu3 eu5 ru1 ru3 ru5 jp1: monster-x
    pe1: red traveller, monster-x
    monsters-x: 8

case when the ninth monster token lies there a legendary monster wakes, and then all nine are taken back [engage 9, beast 8]
given
    eu1 eu3 eu5 ru1 ru3 ru5 jp1 jp3: monster-x
    monsters-x: 8
    legends top: ash-naga
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
orders red
    engage
    when attack: attack
expect
    told all: monster-token pe1 9
    then told all: wakes ash-naga in4
    then told all: monster-tokens-back
    outer has 0 monster-x
    in4: ash-naga
    monsters-x: 9

case the nine are counted as they lie, and a tenth token of the match lies alone [engage 9]
given
    monsters-x: 9
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
orders red
    engage
    when attack: attack
expect
    told nobody: monster-tokens-back
    told nobody: merchant-tokens-back
    pe1: red traveller, monster-x
    monsters-x: 10

case merchant tokens are not counted with the monsters, and lie on when these are taken back [engage 9]
given
    eu1 eu3 eu5 ru1 ru3 ru5 jp1 jp3: monster-x
    monsters-x: 8
    eu2: merchant-x
    merchants-x: 1
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
orders red
    engage
    when attack: attack
expect
    told all: monster-tokens-back
    told nobody: merchant-tokens-back
    eu2: merchant-x
    merchants-x: 1

case when the tokens are back a monster can be met anew in the space where the ninth lay [engage 9]
given
    eu1 eu3 eu5 ru1 ru3 ru5 jp1 jp3: monster-x
    monsters-x: 8
    red runes-of: stall2-rune
    red powers-of: second-breath (uses 2)
    dice card-die red: 1 1 2 2
    dice hero-die red: 1
    dice skill-die red: 1
orders red
    use second-breath
    engage
    engage
    when attack if foe = dust-imp: attack
    when attack: decline
expect
    told all: defeated red dust-imp
    then told all: monster-tokens-back
    then told all: lets-be red jackal
    done red 3
