# SPDX-License-Identifier: MIT
# The skills of the twelve heroes, at both levels, against merchants, monsters, bands and seats where it matters. The
# skill die that must just succeed, and the number above it, stand in successive stages of one battle.

# ---- Against merchants: four stages of chase, a Silk caravan of 6 hit points, hit on 3 ----

game runes seats 2
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red hero-of: salman
    red caravan: master-chaser
    red gold: 20
    red explorer: 2
    red charisma: 1
    red leadership: 2
    red runes-of: green-rune, yellow-rune, minion-rune
    jp0: blue traveller, iron-marker
    blue at: jp0
    blue hero-of: otto
    blue caravan: chaser
    blue gold: 20
    dice turn 1: 1
    dice scout red pe2: 1 6
    dice card-die red: 6 6

case Double strike counts the hero's damage twice on 1 to 3, if his hit die hit [fight 10, fight 9]
given
    red hero-of: salman
    dice hero-die red: 1 1 4 3
    dice skill-die red: 3 4 1 1
orders red
    scout merchant
    when attack: attack
expect
    told all: dealt red none 2
    then told all: dealt red none 1
    then told all: dealt red none 0
    then told all: dealt red none 2
    told all: foe-hurt silk-caravan-1 2 1
    told all: got-away red silk-caravan-1

case Double strike of a hero of level 2 counts 2 damage twice, on 1 to 4 [fight 10]
given
    red hero-of: salman
    red hero-level: 2
    dice hero-die red: 1 1
    dice skill-die red: 5 4
    dice cargo-die red: 1 1 1
    dice loot-die red: 1 1 1
orders red
    scout merchant
    when attack: attack
expect
    told all: dealt red none 2
    then told all: dealt red none 4
    then told all: plundered red silk-caravan-1

case a hit by the re-roll serves Double strike [fight 10, fight 7]
given
    red hero-of: salman
    red caravan: trader
    red leadership: 4
    dice hero-die red: 6
    dice skill-die red: 3
    dice again red hero: 1
orders red
    scout merchant
    when attack: attack
expect
    told all: dealt red none 2

case Iron palm and Shield wall do nothing against a merchant [fight 11, fight 18]
given
    red hero-of: liang
    red caravan: trader
    dice hero-die red: 6
    dice skill-die red: 1
orders red
    scout merchant
    when attack: attack
expect
    told nobody: skill-works
    told nobody: guarded
    told all: dealt red none 0

case Roar does 1 damage to a merchant on 1 to 3, hit or not, at level 1 [fight 13, fight 9]
given
    red hero-of: svetla
    dice hero-die red: 6 1 1 6
    dice skill-die red: 3 3 4 4
orders red
    scout merchant
    when attack: attack
expect
    told all: dealt red none 1
    then told all: dealt red none 2
    then told all: dealt red none 1
    then told all: dealt red none 0

case Roar of a hero of level 2 does 1 damage as well, and works on 1 to 3 [fight 13]
given
    red hero-of: svetla
    red hero-level: 2
    red caravan: master-trader
    dice hero-die red: 6 1
    dice skill-die red: 3 4
orders red
    scout merchant
    when attack: attack
expect
    told all: dealt red none 1
    then told all: dealt red none 2

case Sure arrow does 1 damage on 1 to 4, only if the hero's die missed [fight 14]
given
    red hero-of: devika
    dice hero-die red: 4 4 1 6
    dice skill-die red: 4 5 1 1
orders red
    scout merchant
    when attack: attack
expect
    told all: dealt red none 1
    then told all: dealt red none 0
    then told all: dealt red none 1
    then told all: dealt red none 1
    told all: foe-hurt silk-caravan-1 1 3

case Sure arrow of a hero of level 2 does 1 damage too, on 1 to 5 [fight 14]
given
    red hero-of: devika
    red hero-level: 2
    red caravan: master-trader
    dice hero-die red: 6 6
    dice skill-die red: 5 6
orders red
    scout merchant
    when attack: attack
expect
    told all: dealt red none 1
    then told all: dealt red none 0

case a hit by the re-roll leaves Sure arrow nothing to do [fight 14, fight 7]
given
    red hero-of: devika
    red caravan: trader
    red leadership: 4
    dice hero-die red: 6
    dice skill-die red: 1
    dice again red hero: 3
orders red
    scout merchant
    when attack: attack
expect
    told all: dealt red none 1

case Rally rolls every missed soldier's die again, on 1 to 3, but not the hero's [fight 15]
given
    red hero-of: bahram
    red caravan: master-trader
    red leadership: 3
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3)
    dice hero-die red: 6 6
    dice skill-die red: 3 4
    dice soldier-die red s1: 6 6
    dice soldier-die red s2: 1 6
    dice soldier-die red s3: 6 6
    dice again red s1: 6
    dice again red s3: 1
orders red
    scout merchant
    when attack: attack
expect
    told all 2 times: rolls-again
    told all: rolls-again red s1 6 3
    told all: rolls-again red s3 1 3
    told all: dealt red none 2
    then told all: dealt red none 0

case Rally comes after the re-roll, and rolls a soldier's die that has missed in it once more [fight 15, fight 7]
given
    red hero-of: bahram
    red caravan: trader
    red leadership: 4
    red soldiers-of: soldier (slot 1)
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red s1: 6
    dice again red s1: 5 1
orders red
    scout merchant
    when attack: attack
expect
    told all: rolls-again red s1 5 3
    then told all: rolls-again red s1 1 3
    told all 2 times: rolls-again
    told all: dealt red none 2

case Rally of a hero of level 2 works on 1 to 4 [fight 15]
given
    red hero-of: bahram
    red hero-level: 2
    red caravan: master-trader
    red soldiers-of: soldier (slot 1, level 2)
    dice hero-die red: 6 6
    dice skill-die red: 4 5
    dice soldier-die red s1: 6 6
    dice again red s1: 1
orders red
    scout merchant
    when attack: attack
expect
    told all 1 times: rolls-again
    told all: dealt red none 2
    then told all: dealt red none 0

case Sticky fingers bring one loot die more, and a second success adds nothing [fight 17]
given
    red hero-of: nefret
    red leadership: 4
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2)
    dice hero-die red: 1 1
    dice skill-die red: 3 1
    dice soldier-die red s1: 1 1
    dice soldier-die red s2: 4 1
    dice again red s2: 4
    dice cargo-die red: 1 1 1
    dice loot-die red: 1 1 1 6
orders red
    scout merchant
    when attack: attack
expect
    told all: plundered red silk-caravan-1
    rolled all: loot-die red
    red gold: 30

case Sticky fingers of level 2 bring two loot dice more, on 1 to 4 [fight 17]
given
    red hero-of: nefret
    red hero-level: 2
    red caravan: trader
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2)
    dice hero-die red: 1
    dice skill-die red: 4
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice cargo-die red: 1 1 1
    dice loot-die red: 1 1 1 6 6
orders red
    scout merchant
    when attack: attack
expect
    told all: plundered red silk-caravan-1
    red gold: 34

case without a success there is no loot die more, and of a merchant who gets away there is no loot [fight 17]
given
    red hero-of: nefret
    red caravan: trader
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2)
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red s1: 1
    dice soldier-die red s2: 6
orders red
    scout merchant
    when attack: attack
expect
    told all: got-away red silk-caravan-1
    told nobody: looted
    red gold: 20

case Cursed blade does 2 damage more on 1 and 2, if the hero hit [fight 19]
given
    red hero-of: raden
    dice hero-die red: 3 1 4 1
    dice skill-die red: 2 3 1 4
orders red
    scout merchant
    when attack: attack
expect
    told all: dealt red none 3
    then told all: dealt red none 1
    then told all: dealt red none 0
    then told all: dealt red none 1

case Cursed blade of a hero of level 2 does 2 damage more, too, on 1 to 3 [fight 19]
given
    red hero-of: raden
    red hero-level: 2
    dice hero-die red: 1 1
    dice skill-die red: 4 3
    dice cargo-die red: 1 1 1
    dice loot-die red: 1 1 1
orders red
    scout merchant
    when attack: attack
expect
    told all: dealt red none 2
    then told all: dealt red none 4

case a Fire pot does 1 damage, hit or not, on 1 to 3 [fight 20]
given
    red hero-of: mei
    dice hero-die red: 6 1 6 1
    dice skill-die red: 3 3 4 4
orders red
    scout merchant
    when attack: attack
expect
    told all: dealt red none 1
    then told all: dealt red none 2
    then told all: dealt red none 0
    then told all: dealt red none 1

case a Fire pot of a hero of level 2 does 2 damage, on 1 to 4 [fight 20]
given
    red hero-of: mei
    red hero-level: 2
    red caravan: master-trader
    dice hero-die red: 6 6
    dice skill-die red: 4 5
orders red
    scout merchant
    when attack: attack
expect
    told all: dealt red none 2
    then told all: dealt red none 0

case Bargain brings one cargo die more, on 1 to 3, and a second success adds nothing [fight 21]
given
    red hero-of: idris
    red rack: 1
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2)
    dice hero-die red: 6 6
    dice skill-die red: 3 1
    dice soldier-die red s1: 1 1
    dice soldier-die red s2: 6 1
    dice cargo-die red: 1 2 3 4
    dice loot-die red: 1 1 1
orders red
    scout merchant
    when attack: attack
expect
    told all: plundered red silk-caravan-1
    red cargo-of: fruit, spice, chocolate, medicine

case Bargain of a hero of level 2 works on 1 to 4 and brings one die, too [fight 21]
given
    red hero-of: idris
    red hero-level: 2
    red caravan: trader
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2)
    dice hero-die red: 1
    dice skill-die red: 4
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice cargo-die red: 1 2 3 4
    dice loot-die red: 1 1 1
orders red
    scout merchant
    when attack: attack
expect
    told all: plundered red silk-caravan-1
    red cargo-of: fruit, spice, chocolate, medicine

case Bargain that failed brings no die more [fight 21]
given
    red hero-of: idris
    red hero-level: 2
    red caravan: trader
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2)
    dice hero-die red: 1
    dice skill-die red: 5
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice cargo-die red: 1 2 3
    dice loot-die red: 1 1 1
orders red
    scout merchant
    when attack: attack
expect
    told all: plundered red silk-caravan-1
    red cargo-of: fruit, spice, chocolate

# ---- Against monsters: a Wyvern of 6 hit points, hit on 3, retreat on 3 ----

game runes seats 2
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red hero-of: salman
    red caravan: trader
    red bomb: 1
    red gold: 20
    red explorer: 2
    red charisma: 1
    red leadership: 3
    red runes-of: green-rune, destroyer-rune, minion-rune
    jp0: blue traveller, iron-marker
    blue at: jp0
    blue hero-of: raden
    blue caravan: chaser
    blue gold: 20
    dice turn 1: 1

case Iron palm cancels the faint of each stage in which it works, on 1 to 3 [fight 11]
given
    red hero-of: liang
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 6 6
    dice hero-die red: 6 6 6
    dice skill-die red: 3 4 1
    dice soldier-die red s1: 6 6
    dice soldier-die red s2: 6 6 6
orders red
    engage
    when attack: attack
    when faint: s1
    when retreat if stage = 4: bomb
expect
    told all: faint-kept-off red skill
    then told all: stage-begins 2
    then told all: faints red s1
    then told all: stage-begins 3
    then told all: faint-kept-off red skill
    told all 1 times: faints
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, fainted 0)

case Iron palm of a hero of level 2 works on 1 to 4 [fight 11]
given
    red hero-of: liang
    red hero-level: 2
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 6 6
    dice hero-die red: 6 6
    dice skill-die red: 4 5
    dice soldier-die red s1: 6 6
    dice soldier-die red s2: 6 6
orders red
    engage
    when attack: attack
    when retreat if stage = 3: bomb
expect
    told all: faint-kept-off red skill
    then told all: stage-begins 2
    then told all: faints red s1

case Shield wall cancels one faint in a battle, on 1 to 3, and no second one [fight 18]
given
    red hero-of: otto
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3)
    dice card-die red: 6 6
    dice hero-die red: 6 6 6
    dice skill-die red: 4 3 1
    dice soldier-die red s1: 6
    dice soldier-die red s2: 6 6 6
    dice soldier-die red s3: 6 6 6
orders red
    engage
    when attack: attack
    when retreat if stage = 4: bomb
expect
    told all: faints red s1
    then told all: stage-begins 2
    then told all: faint-kept-off red skill
    then told all: stage-begins 3
    then told all: faints red s2
    told all 1 times: faint-kept-off

case Shield wall is not used up where the barrier took the faint, and at level 2 it works on 1 to 3, too [fight 18, monster 5]
given
    red hero-of: otto
    red hero-level: 2
    red caravan: scout-shell
    red soldiers-of: soldier (slot 1)
    dice card-die red: 6 6
    dice hero-die red: 6 6 6
    dice skill-die red: 1 3 4
    dice soldier-die red s1: 6 6 6
orders red
    engage
    when attack: attack
    when retreat if stage = 4: bomb
expect
    told all: faint-kept-off red barrier
    then told all: stage-begins 2
    then told all: faint-kept-off red skill
    then told all: stage-begins 3
    then told all: faints red s1
    told all 2 times: faint-kept-off

case Shield wall spares a hero who stands alone his faint, once [fight 18, monster 3]
given
    red hero-of: otto
    dice card-die red: 6 6
    dice hero-die red: 6 6
    dice skill-die red: 3 1
orders red
    engage
    when attack: attack
expect
    told all: faint-kept-off red skill
    then told all: stage-begins 2
    then told all: faints red hero
    then told all: slain red none pe1

case Vanish lets the next retreat succeed on 5; at level 1 it works on 1 and 2 [fight 12]
given
    red hero-of: kaede
    red cargo-of: silk
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 6 6
    dice hero-die red: 6 6
    dice skill-die red: 3 2
    dice soldier-die red s1: 6
    dice soldier-die red s2: 6 6
    dice retreat-die red: 5 5
orders red
    engage
    when attack: attack
    when retreat: roll
expect
    told all: stage-begins 2
    then told all: retreat-rolled red 5 3
    then told all: stage-begins 3
    then told all: retreat-rolled red 5 5
    then told all: fled red none wyvern
    red cargo-of: silk

case Vanish waits for the next retreat roll, is used up by it, and does not help against a 6 [fight 12]
given
    red hero-of: kaede
    red hero-level: 2
    red caravan: scout-shell
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3)
    dice card-die red: 6 6
    dice hero-die red: 6 6 6 6
    dice skill-die red: 3 6 6 6
    dice soldier-die red s1: 6 6
    dice soldier-die red s2: 6 6 6
    dice soldier-die red s3: 6 6 6 6
    dice retreat-die red: 6 4
orders red
    engage
    when attack: attack
    when retreat if stage = 5: bomb
    when retreat if stage > 2: roll
expect
    told all 5 times: stage-begins
    told all: stage-begins 3
    then told all: retreat-rolled red 6 5
    then told all: stage-begins 4
    then told all: retreat-rolled red 4 3
    told all 2 times: retreat-rolled
    then told all: bomb-thrown red

case the Thunder oni makes a retreat by Vanish one number harder as well [fight 12, event 19]
given
    jp2: thunder-oni (woken-as 1)
    woken: 1
    red hero-of: kaede
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 6 6
    dice hero-die red: 6 6
    dice skill-die red: 2 6
    dice soldier-die red s1: 6
    dice soldier-die red s2: 6 6
    dice retreat-die red: 5
orders red
    engage
    when attack: attack
    when retreat if stage = 3: bomb
    when retreat: roll
expect
    told all: retreat-rolled red 5 4
    told all: bomb-thrown red

case Roar and Fire pot do their damage to monsters, too [fight 13, fight 20]
given
    red hero-of: svetla
    blue hero-of: mei
    blue hero-level: 2
    blue bomb: 1
    jp0: iron-marker
    jp1: blue traveller
    blue at: jp1
    dice card-die red: 6 6
    dice card-die blue: 6 6
    dice hero-die red: 6
    dice skill-die red: 3
    dice hero-die blue: 6
    dice skill-die blue: 4
    red soldiers-of: soldier (slot 1)
    blue leadership: 1
    blue soldiers-of: soldier (slot 1)
    dice soldier-die red s1: 6
    dice soldier-die blue s1: 6
orders red
    engage
    when attack: attack
    when retreat if stage = 2: bomb
orders blue
    engage
    when attack: attack
    when retreat if stage = 2: bomb
expect
    told all: dealt red none 1
    told all: foe-hurt wyvern 1 5
    told all: dealt blue none 2
    then told all: foe-hurt wyvern 2 4

case Mend raises one felled soldier when the stage is over, the lowest slot first, and once in a battle [fight 16]
given
    red hero-of: zahra
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3, fainted 1)
    dice card-die red: 6 6
    dice hero-die red: 6 6 6
    dice skill-die red: 4 3 1
    dice soldier-die red s1: 6 6
    dice soldier-die red s2: 6 6
orders red
    engage
    when attack: attack
    when faint: s1, s2
    when retreat if stage = 4: bomb
expect
    told all: faints red s1
    then told all: stage-begins 2
    then told all: faints red s2
    then told all: mended red s1
    then told all: stage-begins 3
    then told all: rolled red none s1
    then told all: faints red s1
    told all 1 times: mended
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, fainted 1), soldier (slot 3, fainted 1)

case Mend does not raise who had fainted before the battle, and is not used up while nobody was felled [fight 16]
given
    red hero-of: zahra
    red caravan: scout-shell
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2)
    dice card-die red: 6 6
    dice hero-die red: 6 6 6
    dice skill-die red: 1 1 1
    dice soldier-die red s2: 6 6 6
orders red
    engage
    when attack: attack
    when retreat if stage = 4: bomb
expect
    told all: faint-kept-off red barrier
    then told all: stage-begins 2
    then told all: faints red s2
    then told all: mended red s2
    then told all: stage-begins 3
    then told all: faints red s2
    told all 1 times: mended
    told nobody: rises red s1
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, fainted 1)

case Mend of a hero of level 2 raises two in a battle, on 1 to 4, a soldier of level 2 first [fight 16]
given
    red hero-of: zahra
    red hero-level: 2
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3, level 2)
    dice card-die red: 6 6
    dice hero-die red: 6 6 6 6 6
    dice skill-die red: 5 5 4 4 1
    dice soldier-die red s1: 6 6 6
    dice soldier-die red s2: 6
    dice soldier-die red s3: 6 6 6 6
orders red
    engage
    when attack: attack
    when faint if stage = 1: s2
    when faint if stage = 2: s3
    when faint: s1
    when retreat if stage = 6: bomb
expect
    told all: stage-begins 3
    then told all: faints red s1
    then told all: mended red s3
    then told all: stage-begins 4
    then told all: faints red s3
    then told all: mended red s3
    told all 2 times: mended

case Sticky fingers and Bargain bring their dice from monsters, too [fight 17, fight 21]
given
    red hero-of: nefret
    blue hero-of: idris
    jp0: iron-marker
    jp1: blue traveller
    blue at: jp1
    blue runes-of: green-rune, destroyer-rune, minion-rune
    red soldiers-of: soldier (slot 1)
    blue leadership: 1
    blue soldiers-of: soldier (slot 1)
    dice card-die red: 1 1
    dice card-die blue: 1 1
    dice hero-die red: 1
    dice skill-die red: 3
    dice soldier-die red s1: 1
    dice hero-die blue: 1
    dice skill-die blue: 3
    dice soldier-die blue s1: 1
    dice loot-die red: 6 6
    dice loot-die blue: 6
    dice cargo-die blue: 6
orders red
    engage
    when attack: attack
orders blue
    engage
    when attack: attack
expect
    told all: defeated red dust-imp
    told all: defeated blue dust-imp
    red gold: 28
    red cargo-of: empty
    blue gold: 24
    blue cargo-of: silk

# ---- Against bands: red walks to the brigand, three soldiers of level 1, or to the government, four ----

game runes seats 2
    pe0: red traveller, silk-marker
    red at: pe0
    red caravan: trader
    red gold: 20
    red explorer: 2
    red charisma: 1
    red leadership: 3
    red runes-of: green-rune, brigand-rune, government-rune
    jp0: blue traveller, iron-marker
    blue at: jp0
    blue hero-of: raden
    blue caravan: chaser
    blue gold: 20
    dice turn 1: 1

case against soldiers Iron palm takes 2 damage off one fighter whom that keeps standing, the lowest slot first [fight 11, fight 22]
given
    pe1: government
    government-at: pe1
    red wanted: 1
    red hero-of: liang
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice hero-die red: 6
    dice skill-die red: 3
    dice soldier-die red s1: 6
    dice soldier-die red s2: 6
    dice band-die government s1: 1
    dice band-die government s2: 1
    dice band-die government s3: 1
    dice band-die government s4: 1
    dice retreat-die red: 1
    dice scout none pe1: 6 6 6
orders red
    go pe1
    when retreat if stage = 2: roll
expect
    told all: dealt none government-1 4
    told all: guarded red s1 2
    told all: falls red s2
    told nobody: faints red s1
    told nobody: falls red s1
    red soldiers-of: soldier (slot 1, fainted 0), soldier (slot 2, fainted 1)

case Iron palm takes off what does not fell anybody, too, and no more than was dealt [fight 22, fight 11]
given
    pe1: brigand
    brigand-at: pe1
    red hero-of: liang
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2)
    dice hero-die red: 6 6
    dice skill-die red: 1 4
    dice soldier-die red s1: 6 6
    dice soldier-die red s2: 6 6
    dice band-die brigand s1: 1 1
    dice band-die brigand s2: 6 6
    dice band-die brigand s3: 6 6
    dice retreat-die red: 1
    dice scout none pe1: 6 6
orders red
    go pe1
    when retreat if stage = 3: roll
expect
    told all: guarded red s2 1
    then told all: stage-begins 2
    then told all: hurt red s2 1 1
    told nobody: faints red
    told nobody: falls red

case against soldiers Shield wall leaves who would fall first 1 hit point, once in a battle [fight 18]
given
    pe1: government
    government-at: pe1
    red wanted: 1
    red hero-of: otto
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice hero-die red: 6 6
    dice skill-die red: 3 1
    dice soldier-die red s1: 6 6
    dice soldier-die red s2: 6
    dice band-die government s1: 1 1
    dice band-die government s2: 1 6
    dice band-die government s3: 1 6
    dice band-die government s4: 1 6
    dice retreat-die red: 1
    dice scout none pe1: 6 6 6
orders red
    go pe1
    when retreat if stage = 3: roll
expect
    told all: walled red s1
    told all: falls red s2
    then told all: stage-begins 2
    then told all: hurt red s1 1 0
    then told all: falls red s1
    told all 1 times: walled

case Shield wall is not used up in a stage in which nobody would fall [fight 18]
given
    pe1: brigand
    brigand-at: pe1
    red hero-of: otto
    red soldiers-of: soldier (slot 1)
    dice hero-die red: 6 6
    dice skill-die red: 1 1
    dice soldier-die red s1: 6 6
    dice band-die brigand s1: 1 1
    dice band-die brigand s2: 6 6
    dice band-die brigand s3: 6 6
    dice retreat-die red: 1
    dice scout none pe1: 6 6
orders red
    go pe1
    when retreat if stage = 3: roll
expect
    told all: hurt red s1 1 1
    then told all: stage-begins 2
    then told all: walled red s1
    told all 1 times: walled
    told nobody: faints red
    told nobody: falls red

case Shield wall keeps a hero who stands alone, too [fight 18]
given
    pe1: government
    government-at: pe1
    red wanted: 1
    red hero-of: otto
    dice hero-die red: 6
    dice skill-die red: 3
    dice band-die government s1: 3
    dice band-die government s2: 3
    dice band-die government s3: 3
    dice band-die government s4: 3
    dice retreat-die red: 1
    dice scout none pe1: 6 6 6
orders red
    go pe1
    when retreat if stage = 2: roll
expect
    told all: dealt none government-1 4
    told all: walled red hero
    told nobody: slain
    red at: pe1

case Vanish against a band: a retreat on 5 that drops nothing; on 6 it fails [fight 12, fight 26]
given
    pe1: brigand
    brigand-at: pe1
    red hero-of: kaede
    red cargo-of: silk
    dice hero-die red: 6 6
    dice skill-die red: 2 2
    dice band-die brigand s1: 6 6
    dice band-die brigand s2: 6 6
    dice band-die brigand s3: 6 6
    dice retreat-die red: 6 5
    dice scout none pe1: 6 6
orders red
    go pe1
    when retreat if stage > 1: roll
expect
    told all: retreat-rolled red 6 5
    then told all: retreat-rolled red 5 5
    told all: fled red none brigand-1
    told nobody: dropped
    red cargo-of: silk

case Vanish does not save the good that a bomb costs [fight 12, fight 24]
given
    pe1: brigand
    brigand-at: pe1
    red hero-of: kaede
    red cargo-of: silk
    red bomb: 1
    dice hero-die red: 6
    dice skill-die red: 2
    dice band-die brigand s1: 6
    dice band-die brigand s2: 6
    dice band-die brigand s3: 6
    dice scout none pe1: 6 6
orders red
    go pe1
    when retreat if stage = 2: bomb
expect
    told all: bomb-thrown red
    told all: dropped red silk none
    red cargo-of: empty

case against soldiers Roar does no damage; in the next stage the last one rolls nothing, and only in that stage [fight 13]
given
    pe1: brigand
    brigand-at: pe1
    red hero-of: svetla
    dice hero-die red: 6 6 6
    dice skill-die red: 3 4 6
    dice band-die brigand s1: 6 6 6
    dice band-die brigand s2: 6 6 6
    dice band-die brigand s3: 6 6
    dice retreat-die red: 1
    dice scout none pe1: 6 6
orders red
    go pe1
    when retreat if stage = 4: roll
expect
    told all: dealt red none 0
    told all: stage-begins 2
    then told all: rolled none brigand-1 s2
    then told all: stage-begins 3
    then told all: rolled none brigand-1 s3
    told all 2 times: rolled none brigand-1 s3
    told all 3 times: rolled none brigand-1 s2
    told nobody: hurt none

case where the last soldier falls in the stage of the Roar it silences the last who still stands [fight 13]
given
    pe1: brigand
    brigand-at: pe1
    red hero-of: svetla
    red soldiers-of: soldier (slot 1, level 2)
    dice hero-die red: 6 6
    dice skill-die red: 1 6
    dice soldier-die red s1: 1 6
    dice band-die brigand s1: 6 6
    dice band-die brigand s2: 6
    dice band-die brigand s3: 6
    dice retreat-die red: 1
    dice scout none pe1: 6 6
orders red
    go pe1
    when damage: 2 s3
    when retreat if stage = 3: roll
expect
    told all: falls none s3
    then told all: stage-begins 2
    told all 2 times: rolled none brigand-1 s1
    told all 1 times: rolled none brigand-1 s2
    told all 1 times: rolled none brigand-1 s3

case against soldiers a Fire pot does its damage [fight 20]
given
    pe1: brigand
    brigand-at: pe1
    red hero-of: mei
    red hero-level: 2
    dice hero-die red: 6
    dice skill-die red: 4
    dice band-die brigand s1: 6
    dice band-die brigand s2: 6
    dice band-die brigand s3: 6
    dice retreat-die red: 1
    dice scout none pe1: 6 6
orders red
    go pe1
    when retreat if stage = 2: roll
expect
    told all: dealt red none 2
    told all: falls none s1
    told nobody: faints none s2
    told nobody: falls none s2

case against soldiers Sure arrow does its damage [fight 14]
given
    pe1: brigand
    brigand-at: pe1
    red hero-of: devika
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice hero-die red: 6
    dice skill-die red: 4
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice band-die brigand s1: 6
    dice band-die brigand s2: 6
    dice band-die brigand s3: 6
    dice retreat-die red: 1
    dice scout none pe1: 6 6
orders red
    go pe1
    when retreat if stage = 2: roll
expect
    told all: dealt red none 3
    told all: hurt none s1 2 0
    told all: hurt none s2 1 1

case Mend raises a soldier with full hit points when the stage is over, in defence, too [fight 16]
given
    pe1: government
    government-at: pe1
    red wanted: 1
    red hero-of: zahra
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice hero-die red: 6 6
    dice skill-die red: 3 6
    dice soldier-die red s1: 6 6
    dice soldier-die red s2: 6 6
    dice band-die government s1: 1 1
    dice band-die government s2: 1 6
    dice band-die government s3: 1 6
    dice band-die government s4: 6 6
    dice retreat-die red: 1
    dice scout none pe1: 6 6 6
orders red
    go pe1
    when retreat if stage = 3: roll
expect
    told all: hurt red s1 2 0
    told all: hurt red s2 1 1
    told all: mended red s1 [fight 16]
    then told all: stage-begins 2
    then told all: rolled red none s1
    then told all: hurt red s2 1 0
    red soldiers-of: soldier (slot 1, fainted 0), soldier (slot 2, fainted 1)

case Sticky fingers bring the gold of their loot die from the brigand as well [fight 17, band 9]
given
    pe1: brigand
    brigand-at: pe1
    red hero-of: nefret
    red hero-level: 2
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2)
    dice hero-die red: 1
    dice skill-die red: 4
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice band-die brigand s1: 6
    dice band-die brigand s2: 6
    dice band-die brigand s3: 6
    dice loot-die red: 6 3
orders red
    go pe1
expect
    told all: band-slain red brigand-1
    red gold: 35

case Bargain brings a cargo die from a band [fight 21]
given
    pe1: brigand
    brigand-at: pe1
    red hero-of: idris
    red hero-level: 2
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2)
    dice hero-die red: 1
    dice skill-die red: 4
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice band-die brigand s1: 6
    dice band-die brigand s2: 6
    dice band-die brigand s3: 6
    dice cargo-die red: 6
orders red
    go pe1
expect
    told all: band-slain red brigand-1
    red cargo-of: silk
    red gold: 28

# ---- Against seats: red attacks blue ----

game runes seats 2
    pe0: silk-marker
    jp0: iron-marker
    pe2: red traveller, blue traveller
    red at: pe2
    red caravan: trader
    red gold: 20
    red explorer: 2
    red charisma: 1
    red leadership: 3
    red runes-of: green-rune, duel1-rune, duel2-rune
    blue at: pe2
    blue caravan: chaser
    blue gold: 20
    blue leadership: 3
    blue runes-of: green-rune, duel1-rune, duel2-rune
    dice turn 1: 1
    dice scout red pe2: 1 6

case Roar silences the last soldier of a seat, and the hero, hit die and skill die, only if he stands alone [fight 13]
given
    red hero-of: svetla
    blue hero-of: salman
    blue soldiers-of: soldier (slot 1)
    dice hero-die red: 6 1 6 6
    dice skill-die red: 1 1 1 6
    red soldiers-of: soldier (slot 1)
    dice soldier-die red s1: 6 1 6 6
    dice hero-die blue: 6 6
    dice skill-die blue: 6 6
    dice soldier-die blue s1: 6
    dice retreat-die blue: 1
orders red
    scout blue
    when attack: attack
orders blue
    when retreat if stage = 5: roll
expect
    told all 1 times: rolled blue none s1
    told all 2 times: rolled blue none hero
    told all 2 times: skill-rolled blue
    told all: stage-begins 2
    then told all: falls blue s1
    then told all: stage-begins 5
    told nobody: hurt blue hero

case against seats a Fire pot does nothing [fight 20]
given
    red hero-of: mei
    blue hero-of: raden
    dice hero-die red: 6 1
    dice skill-die red: 1 1
    dice hero-die blue: 6 6
    dice skill-die blue: 6 6
    dice retreat-die blue: 1
orders red
    scout blue
    when attack: attack
orders blue
    when retreat if stage = 3: roll
expect
    told all: dealt red none 0
    then told all: dealt red none 1
    told all: hurt blue hero 1 2

case Iron palm keeps standing a soldier of level 2 before one of level 1 [fight 22]
given
    red hero-of: raden
    blue hero-of: liang
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2)
    blue soldiers-of: soldier (slot 1), soldier (slot 2, level 2)
    dice hero-die red: 1
    dice skill-die red: 2
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice hero-die blue: 6
    dice skill-die blue: 3
    dice soldier-die blue s1: 6
    dice soldier-die blue s2: 6
    dice retreat-die blue: 1
orders red
    scout blue
    when attack: attack
orders blue
    when retreat if stage = 2: roll
expect
    told all: dealt red none 7
    told all: guarded blue s2 2
    told all: falls blue s1
    told nobody: faints blue s2
    told nobody: falls blue s2

case Iron palm that can keep nobody standing takes 2 off all the same, and a hero dealt 6 of 4 is slain [fight 22]
given
    red hero-of: salman
    red hero-level: 2
    blue hero-of: liang
    red soldiers-of: soldier (slot 1, level 2)
    dice hero-die red: 1
    dice skill-die red: 4
    dice soldier-die red s1: 1
    dice hero-die blue: 6
    dice skill-die blue: 1
orders red
    scout blue
    when attack: attack
expect
    told all: dealt red none 6
    told all: guarded blue hero 2
    told all: slain blue red pe2

case Iron palm saves a hero dealt 5 of 4 hit points [fight 22, fight 11]
given
    red hero-of: raden
    red soldiers-of: soldier (slot 1, level 2)
    blue hero-of: liang
    dice hero-die red: 1
    dice skill-die red: 2
    dice soldier-die red s1: 1
    dice hero-die blue: 6
    dice skill-die blue: 1
    dice retreat-die blue: 1
orders red
    scout blue
    when attack: attack
orders blue
    when retreat if stage = 2: roll
expect
    told all: dealt red none 5
    told all: guarded blue hero 2
    told nobody: slain
    blue at: pe2

case Sticky fingers bring nothing from a slain seat [fight 17]
given
    red hero-of: nefret
    red hero-level: 2
    red soldiers-of: soldier (slot 1, level 2)
    blue hero-of: raden
    blue gold: 5
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red s1: 1
    dice hero-die blue: 6
    dice skill-die blue: 6
orders red
    scout blue
    when attack: attack
expect
    told all: slain blue red pe2
    told nobody: looted
    red gold: 25

case Bargain brings nothing from a slain seat [fight 21]
given
    red hero-of: idris
    red hero-level: 2
    red soldiers-of: soldier (slot 1, level 2)
    blue hero-of: raden
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red s1: 1
    dice hero-die blue: 6
    dice skill-die blue: 6
orders red
    scout blue
    when attack: attack
expect
    told all: slain blue red pe2
    told nobody: cargo-rolled
    red cargo-of: empty

case a retreat by Vanish drops nothing before a seat, which has defeated the runner all the same [fight 12, band 10]
given
    red hero-of: kaede
    red hero-level: 2
    red cargo-of: silk
    blue hero-of: raden
    blue runes-of: empty
    dice hero-die red: 6
    dice skill-die red: 3
    dice hero-die blue: 6
    dice skill-die blue: 6
    dice retreat-die red: 5
orders red
    scout blue
    when attack: attack
    when retreat if stage = 2: roll
expect
    told all: fled red blue none
    told nobody: dropped
    red cargo-of: silk
    blue runes-of: duel1-rune
    blue hero-ep: 2

case the defender's skill works by itself as well [fight 9, fight 10]
given
    red hero-of: raden
    blue hero-of: salman
    dice hero-die red: 6
    dice skill-die red: 6
    dice hero-die blue: 1
    dice skill-die blue: 3
    dice retreat-die red: 1
orders red
    scout blue
    when attack: attack
    when retreat if stage = 2: roll
expect
    told all: dealt blue none 2
    told all: hurt red hero 2 1

case where nobody would fall Iron palm takes 2 off the one who was dealt most [fight 22]
given
    red hero-of: raden
    red soldiers-of: soldier (slot 1), soldier (slot 2, level 2)
    blue hero-of: liang
    blue soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2)
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice hero-die blue: 6
    dice skill-die blue: 3
    dice soldier-die blue s1: 6
    dice soldier-die blue s2: 6
    dice retreat-die blue: 1
orders red
    scout blue
    when attack: attack
    when damage: s1, 3 s2
orders blue
    when retreat if stage = 2: roll
expect
    told all: dealt red none 4
    told all: guarded blue s2 2
    told all: hurt blue s1 1 3
    told all: hurt blue s2 1 3

case Iron palm helps who would fall, not another who was dealt more [fight 22]
given
    red hero-of: raden
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2)
    blue hero-of: liang
    blue soldiers-of: soldier (slot 1), soldier (slot 2, level 2)
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice hero-die blue: 6
    dice skill-die blue: 3
    dice soldier-die blue s1: 6
    dice soldier-die blue s2: 6
    dice retreat-die blue: 1
orders red
    scout blue
    when attack: attack
    when damage: 2 s1, 3 s2
orders blue
    when retreat if stage = 2: roll
expect
    told all: dealt red none 5
    told all: guarded blue s1 2
    told all: hurt blue s2 3 1
    told nobody: faints blue
    told nobody: falls blue

case Shield wall keeps a soldier of level 2, too, if he is the only one who would fall [fight 18]
given
    red hero-of: raden
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2)
    blue hero-of: otto
    blue soldiers-of: soldier (slot 1), soldier (slot 2, level 2)
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice hero-die blue: 6
    dice skill-die blue: 3
    dice soldier-die blue s1: 6
    dice soldier-die blue s2: 6
    dice retreat-die blue: 1
orders red
    scout blue
    when attack: attack
    when damage: 4 s2, s1
orders blue
    when retreat if stage = 2: roll
expect
    told all: dealt red none 5
    told all: walled blue s2
    told nobody: faints blue
    told nobody: falls blue

case who would fall first is the one to whom the enemy deals first [fight 18, band 3]
given
    red hero-of: salman
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2)
    blue hero-of: otto
    blue soldiers-of: soldier (slot 1), soldier (slot 2)
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice hero-die blue: 6
    dice skill-die blue: 3
    dice soldier-die blue s1: 6
    dice soldier-die blue s2: 6
    dice retreat-die blue: 1
orders red
    scout blue
    when attack: attack
    when damage: 2 s2, 2 s1
orders blue
    when retreat if stage = 2: roll
expect
    told all: dealt red none 4
    told all: walled blue s2
    told all: falls blue s1

case whom a Roar silences has no die to roll again either [fight 13, fight 8]
given
    red hero-of: svetla
    blue hero-of: salman
    blue leadership: 4
    dice hero-die red: 6 6
    dice skill-die red: 3 6
    dice hero-die blue: 6
    dice skill-die blue: 6
    dice again blue hero: 6
    dice retreat-die blue: 1
orders red
    scout blue
    when attack: attack
orders blue
    when retreat if stage = 3: roll
expect
    told all 1 times: rolls-again
    told all: rolls-again blue hero 6 4
    then told all: stage-begins 2
    told all 1 times: rolled blue none hero

case Mend raises whom a Flame has felled, too, and he rolls from the next stage on [fight 16, power 18]
given
    red hero-of: raden
    red powers-of: flame (uses 1)
    blue hero-of: zahra
    blue soldiers-of: soldier (slot 1), soldier (slot 2)
    dice hero-die red: 6 6
    dice skill-die red: 6 6
    dice hero-die blue: 6 6
    dice skill-die blue: 3 6
    dice soldier-die blue s1: 6
    dice soldier-die blue s2: 6 6
    dice retreat-die blue: 1
orders red
    scout blue
    when attack: attack
    when power: flame
orders blue
    when retreat if stage = 3: roll
expect
    told all: falls blue s1
    then told all: mended blue s1
    then told all: stage-begins 2
    then told all: rolled blue none s1
    told all 1 times: rolled blue none s1
    blue soldiers-of: soldier (slot 1, fainted 0), soldier (slot 2, fainted 0)
