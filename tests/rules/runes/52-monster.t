# SPDX-License-Identifier: MIT
# Battles with monsters: who faints, barrier, retreat, what a victory brings and takes.

game runes seats 2
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red hero-of: salman
    red caravan: trader
    red gold: 20
    red explorer: 2
    red charisma: 1
    red leadership: 3
    red runes-of: green-rune, destroyer-rune, minion-rune
    jp0: blue traveller, iron-marker
    blue at: jp0
    blue hero-of: otto
    blue caravan: chaser
    blue gold: 20
    dice turn 1: 1

case after each stage that the monster survives one fighter faints, of level 1 first, then the lowest slot [monster 2, letters 32]
given
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2), soldier (slot 3)
    red bomb: 1
    dice card-die red: 6 6
    dice hero-die red: 6 6 6
    dice skill-die red: 6 6 6
    dice soldier-die red s1: 6 6 6
    dice soldier-die red s2: 6
    dice soldier-die red s3: 6 6
orders red
    engage
    when attack: attack
    when retreat if stage = 4: bomb
expect
    told all: faints red s2
    then told all: stage-begins 2
    then told all: faints red s3
    then told all: stage-begins 3
    then told all: faints red s1
    then told all: stage-begins 4
    told all 3 times: faints

case the owner says which soldier faints [monster 2, letters 32]
given
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3, level 2)
    red bomb: 1
    dice card-die red: 6 6
    dice hero-die red: 6 6
    dice skill-die red: 6 6
    dice soldier-die red s1: 6 6
    dice soldier-die red s2: 6 6
    dice soldier-die red s3: 6
orders red
    engage
    when attack: attack
    when faint: s3, s2
    when retreat if stage = 3: bomb
expect
    told all: faints red s3
    then told all: stage-begins 2
    then told all: faints red s2
    red soldiers-of: soldier (slot 1, fainted 0), soldier (slot 2, fainted 1), soldier (slot 3, fainted 1)

case a monster slain in a stage makes nobody faint in it [monster 2, monster 8]
given
    red soldiers-of: soldier (slot 1)
    dice card-die red: 1 1
    dice hero-die red: 4
    dice skill-die red: 6
    dice soldier-die red s1: 4
    dice loot-die red: 6
orders red
    engage
    when attack: attack
expect
    told all: defeated red dust-imp
    told nobody: faints
    told nobody: falls
    red gold: 24

case the hero faints last though a policy names him, and one faint fells him: then the seat is dead [monster 3, death 1]
given
    red hero-of: liang
    red hero-level: 2
    red soldiers-of: soldier (slot 1)
    dice card-die red: 6 6
    dice hero-die red: 6 6
    dice skill-die red: 6 6
    dice soldier-die red s1: 6
    dice nation waking red: 9
orders red
    engage
    when attack: attack
    when faint: hero
expect
    told all: faints red s1
    then told all: stage-begins 2
    then told all: faints red hero
    then told all: slain red none pe1
    told nobody: stage-begins 3
    told nobody: hurt
    red at: jv0

case a hero without soldiers is dead after one stage that the monster survives [monster 3]
given
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 6
orders red
    engage
    when attack: attack
expect
    told all: foe-hurt dust-imp 1 1
    told all: faints red hero
    told all: slain red none pe1

case each barrier point takes away one faint, the first ones of the battle [monster 4]
given
    red caravan: master-shell
    red soldiers-of: soldier (slot 1)
    red bomb: 1
    dice card-die red: 6 6
    dice hero-die red: 6 6 6 6
    dice skill-die red: 6 6 6 6
    dice soldier-die red s1: 6 6 6 6
orders red
    engage
    when attack: attack
    when retreat if stage = 5: bomb
expect
    told all: faint-kept-off red barrier
    told all 3 times: faint-kept-off red barrier
    told all: stage-begins 4
    then told all: faints red s1
    told all 1 times: faints

case all barrier points are back in the next battle [monster 4]
given
    red caravan: scout-shell
    red powers-of: second-breath (uses 2)
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 6 6
    dice hero-die red: 6 6
    dice skill-die red: 6 6
    dice soldier-die red s1: 6 6
    dice soldier-die red s2: 6 6
    dice retreat-die red: 3 1
orders red
    engage
    use second-breath
    engage
    when attack: attack
    when retreat: roll
expect
    done red 3
    told all 2 times: faint-kept-off red barrier
    told all 2 times: fled red none wyvern
    told nobody: faints
    told nobody: falls

case the barrier helps against a raid [monster 4]
given
    pe1: red traveller, raid
    raid-at: pe1
    red caravan: scout-shell
    red soldiers-of: soldier (slot 1)
    red bomb: 1
    dice hero-die red: 6 6
    dice skill-die red: 6 6
    dice soldier-die red s1: 6 6
orders red
    engage raid
    when attack: attack
    when retreat if stage = 3: bomb
expect
    told all: hunts red mountain-troll pe1 9
    told all: faint-kept-off red barrier
    then told all: stage-begins 2
    then told all: faints red s1

case against a legendary monster the barrier does not help [monster 4]
given
    jv4: red traveller, antaboga (woken-as 1)
    pe1: empty
    red at: jv4
    woken: 1
    red caravan: master-shell
    red soldiers-of: soldier (slot 1)
    red bomb: 1
    dice hero-die red: 6
    dice skill-die red: 6
    dice soldier-die red s1: 6
orders red
    engage legendary
    when attack: attack
    when retreat if stage = 2: bomb
expect
    told all: hunts red antaboga jv4 16
    told nobody: faint-kept-off
    told all: faints red s1

case the barrier is spent first, then the skill, then Ward [monster 5]
given
    red hero-of: liang
    red caravan: scout-shell
    red soldiers-of: soldier (slot 1)
    red bomb: 1
    red powers-of: ward (uses 1)
    dice card-die red: 6 6
    dice hero-die red: 6 6 6
    dice skill-die red: 1 1 6
    dice soldier-die red s1: 6 6 6
orders red
    engage
    when attack: attack
    when power if stage = 3: ward
    when retreat if stage = 4: bomb
expect
    told all: faint-kept-off red barrier
    then told all: faint-kept-off red skill
    then told all: faint-kept-off red ward
    told all 3 times: faint-kept-off
    told nobody: faints
    told nobody: falls

case a Ward laid where the skill works is of no help, and is used up [monster 5, power 9]
given
    red hero-of: liang
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    red bomb: 1
    red powers-of: ward (uses 1)
    dice card-die red: 6 6
    dice hero-die red: 6 6
    dice skill-die red: 1 6
    dice soldier-die red s1: 6 6
    dice soldier-die red s2: 6 6
orders red
    engage
    when attack: attack
    when power if stage = 1: ward
    when retreat if stage = 3: bomb
expect
    told all: faint-kept-off red skill
    told all 1 times: faint-kept-off
    then told all: stage-begins 2
    then told all: faints red s1
    red powers-of: empty
    power-pile has 1 ward

case where Blindness keeps the faint off neither barrier nor Shield wall is spent [monster 5, power 20]
given
    red hero-of: otto
    blue hero-of: salman
    red caravan: scout-shell
    red soldiers-of: soldier (slot 1)
    red bomb: 1
    red powers-of: blindness (uses 1)
    dice card-die red: 6 6
    dice hero-die red: 6 6 6 6
    dice skill-die red: 1 6 1 1
    dice soldier-die red s1: 6 6 6 6
orders red
    engage
    when attack: attack
    when power if stage = 1: blindness
    when retreat if stage = 5: bomb
expect
    told all: faint-kept-off red blindness
    then told all: faint-kept-off red barrier
    then told all: faint-kept-off red skill
    then told all: faints red s1

case before every stage but the first a retreat succeeds on the card's number, and nothing is dropped [monster 6]
given
    red cargo-of: silk
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 2 2
    dice hero-die red: 6 6
    dice skill-die red: 6 6
    dice soldier-die red s1: 6
    dice soldier-die red s2: 6 6
    dice retreat-die red: 5 4
orders red
    engage
    when attack: attack
    when retreat: roll
expect
    told all: stage-begins 2
    then told all: retreat-rolled red 5 4
    then told all: stage-begins 3
    then told all: retreat-rolled red 4 4
    then told all: fled red none jackal
    told all 2 times: retreat-rolled
    told nobody: dropped
    red cargo-of: silk

case a monster with retreat number 2 lets nobody go on a 3 [monster 6]
given
    jv4: red traveller, antaboga (woken-as 1)
    pe1: empty
    red at: jv4
    woken: 1
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice hero-die red: 6 6
    dice skill-die red: 6 6
    dice soldier-die red s1: 6
    dice soldier-die red s2: 6 6
    dice retreat-die red: 3 2
orders red
    engage legendary
    when attack: attack
    when retreat: roll
expect
    told all: retreat-rolled red 3 2
    then told all: stage-begins 3
    then told all: retreat-rolled red 2 2
    then told all: fled red none antaboga

case a monster from which one retreats is undefeated and stands on the map [monster 7, engage 5, engage 6]
given
    pe1: red traveller, blue traveller
    jp0: iron-marker
    blue at: pe1
    blue bomb: 1
    red bomb: 1
    red cargo-of: silk
    red soldiers-of: soldier (slot 1)
    dice card-die red: 1 1
orders red
    engage
    when attack: attack
    when retreat: bomb
orders blue
    when retreat: bomb
expect
    told all: fled red none dust-imp
    told all: stands dust-imp pe1
    then told all: monster-attacks dust-imp blue
    told nobody: defeated
    told nobody: band-slain
    told nobody: monster-token
    told nobody: merchant-token
    told nobody: monster-attacks dust-imp red
    told all: monster-leaves minion pe1
    red gold: 20

case a victory brings experience, then loot, then cargo of the card [monster 1, monster 8, fight 29, fight 30]
given
    red soldiers-of: soldier (slot 1, ep 5), soldier (slot 2, fainted 1), soldier (slot 3)
    red bomb: 1
    dice card-die red: 4 4
    dice hero-die red: 1 1
    dice skill-die red: 6 6
    dice soldier-die red s1: 1
    dice soldier-die red s3: 6 1
    dice loot-die red: 6 1
    dice cargo-die red: 5
orders red
    engage
    when attack: attack
    when faint: s1
expect
    told all: defeated red scorpion
    then told all: battle-experience red 2
    then told all: looted red
    then told all: good-looted red iron
    red gold: 26
    red hero-ep: 2
    red soldiers-of: soldier (slot 1, ep 6, fainted 1), soldier (slot 2, ep 0, fainted 1), soldier (slot 3, ep 2)

case a destroyer defeated takes 1 wanted point [monster 9]
given
    red wanted: 3
    red hero-level: 2
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2)
    dice card-die red: 5 5
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice loot-die red: 1 1 1
    dice cargo-die red: 1
orders red
    engage
    when attack: attack
expect
    told all: wanted-is red 2
    red wanted: 2

case a raid defeated takes 1 wanted point and leaves no X token; nobody goes below 0 [monster 9, wanted 1]
given
    pe1: red traveller, raid
    raid-at: pe1
    red wanted: 1
    red hero-level: 2
    red leadership: 4
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4, level 2)
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice soldier-die red s3: 1
    dice soldier-die red s4: 1
    dice loot-die red: 1 1 1
    dice cargo-die red: 1 1
orders red
    engage raid
    when attack: attack
expect
    told all: defeated red mountain-troll
    red wanted: 0
    raid-at: none
    monsters-x: 0
    pe1: red traveller

case a legendary monster defeated takes 2 wanted points [monster 9]
given
    jv4: red traveller, antaboga (woken-as 1)
    pe1: empty
    red at: jv4
    woken: 1
    red wanted: 5
    red hero-level: 2
    red leadership: 4
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4, level 2)
    dice hero-die red: 1 1
    dice skill-die red: 1 6
    dice soldier-die red s1: 1 1
    dice soldier-die red s2: 1 1
    dice soldier-die red s3: 1 1
    dice soldier-die red s4: 1
orders red
    engage legendary
    when attack: attack
    when faint: s4
expect
    told all: foe-hurt antaboga 12 4
    told all: defeated red antaboga
    told all: item-won red antaboga
    red wanted: 3

case a minion defeated changes no wanted points [monster 9]
given
    red wanted: 3
    red soldiers-of: soldier (slot 1)
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice loot-die red: 1
orders red
    engage
    when attack: attack
expect
    told all: defeated red dust-imp
    told nobody: wanted-is
    red wanted: 3

case of a retreat from a monster nobody gains or loses experience, wanted points or a rune [monster 7]
given
    red runes-of: empty
    red wanted: 2
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 6
    dice soldier-die red s2: 6
    dice retreat-die red: 4
orders red
    engage
    when attack: attack
    when retreat: roll
expect
    told all: fled red none dust-imp
    told nobody: rune-gained
    red wanted: 2
    red hero-ep: 0
    red gold: 20
