# SPDX-License-Identifier: MIT
# How every battle goes: how it opens, what comes before a stage, dice, hits, the re-roll, retreat and bomb, what is
# dropped, what heals, what a victory brings, and the battle without an end. The heroes' skills are in 51-skill.t.

# ---- With merchants: red on a merchant's icon, one stage of chase ----

game runes seats 2
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red hero-of: salman
    red caravan: trader
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

case wanted point and X token of an attack come first, then medic packs, then the first stage [fight 2]
given
    red medic: 1
    red soldiers-of: soldier (slot 1, fainted 1)
    dice card-die red: 6 6
    dice hero-die red: 6
    dice skill-die red: 6
    dice soldier-die red s1: 3
orders red
    scout merchant
    when attack: attack
    when medic: s1
expect
    told all: wanted-is red 1
    then told all: merchant-token pe2 1
    then told all: medic-used red 0
    then told all: rises red s1
    then told all: stage-begins 1
    then told all: rolled red none s1 3 3
    red medic: 0
    red soldiers-of: soldier (slot 1, fainted 0)

case the hero rolls a hit die and a skill die, a standing soldier a hit die, a fainted one nothing [fight 4, fight 1]
given
    red leadership: 3
    red soldiers-of: soldier (slot 1), soldier (slot 2, fainted 1), soldier (slot 3)
    dice card-die red: 6 6
    dice hero-die red: 6
    dice skill-die red: 6
    dice soldier-die red s1: 6
    dice soldier-die red s3: 6
orders red
    scout merchant
    when attack: attack
expect
    told all 3 times: rolled red
    told all 1 times: rolled red none hero
    told all 1 times: skill-rolled red
    told all: rolled red none s1
    told all: rolled red none s3
    told nobody: rolled red none s2
    red soldiers-of: soldier (slot 1, fainted 0), soldier (slot 2, fainted 1), soldier (slot 3, fainted 0)

case a die that shows the merchant's accuracy hits, the next number does not [fight 5]
given
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 2 2
    dice hero-die red: 5
    dice skill-die red: 6
    dice soldier-die red s1: 4
    dice soldier-die red s2: 4
orders red
    scout merchant
    when attack: attack
expect
    told all: rolled red none hero 5 4
    told all: rolled red none s1 4 4
    told all: foe-hurt spice-donkey-1 2 1
    told all: got-away red spice-donkey-1

case with accuracy 3 a 3 hits and a 4 does not [fight 5]
given
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 3 3
    dice hero-die red: 3
    dice skill-die red: 6
    dice soldier-die red s1: 4
    dice soldier-die red s2: 1
orders red
    scout merchant
    when attack: attack
expect
    told all: foe-hurt sweet-seller-1 2 1
    told all: got-away red sweet-seller-1
    told nobody: plundered

case with leadership 4 one missed die is rolled again, and the hero's comes first [fight 8]
given
    red leadership: 4
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 6 6
    dice hero-die red: 6
    dice skill-die red: 6
    dice soldier-die red s1: 6
    dice soldier-die red s2: 1
    dice again red hero: 3
orders red
    scout merchant
    when attack: attack
expect
    told all 1 times: rolls-again
    told all: rolls-again red hero 3 3
    told all: foe-hurt silk-caravan-1 2 4

case with leadership 3 nothing is rolled again [fight 8]
given
    red leadership: 3
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 6 6
    dice hero-die red: 6
    dice skill-die red: 6
    dice soldier-die red s1: 6
    dice soldier-die red s2: 1
orders red
    scout merchant
    when attack: attack
expect
    told nobody: rolls-again
    told all: foe-hurt silk-caravan-1 1 5

case the re-roll takes the die of a soldier of level 2 before that of a hero of level 1 [fight 8]
given
    red leadership: 4
    red soldiers-of: soldier (slot 1), soldier (slot 2, level 2)
    dice card-die red: 6 6
    dice hero-die red: 6
    dice skill-die red: 6
    dice soldier-die red s1: 6
    dice soldier-die red s2: 6
    dice again red s2: 1
orders red
    scout merchant
    when attack: attack
expect
    told all 1 times: rolls-again
    told all: rolls-again red s2 1 3
    told all: foe-hurt silk-caravan-1 2 4

case of equal damage at level 2 the hero's die is rolled again [fight 8]
given
    red leadership: 4
    red hero-level: 2
    red soldiers-of: soldier (slot 1, level 2)
    dice card-die red: 6 6
    dice hero-die red: 6
    dice skill-die red: 6
    dice soldier-die red s1: 6
    dice again red hero: 6
orders red
    scout merchant
    when attack: attack
expect
    told all 1 times: rolls-again
    told all: rolls-again red hero 6 3
    told nobody: foe-hurt

case a policy says whose die is rolled again; one that hit cannot be, nor a skill die [fight 8, letters 32]
given
    red leadership: 4
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 6 6
    dice hero-die red: 6
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 6
    dice again red s2: 1
orders red
    scout merchant
    when attack: attack
    when reroll: s1, s2
expect
    used red 3
    told all 1 times: rolls-again
    told all: rolls-again red s2 1 3
    told all 1 times: skill-rolled red
    told all: foe-hurt silk-caravan-1 2 4

case where every hit die hit nothing is rolled again, though the skill failed [fight 8]
given
    red leadership: 4
    red soldiers-of: soldier (slot 1)
    dice card-die red: 6 6
    dice hero-die red: 1
    dice skill-die red: 4
    dice soldier-die red s1: 1
orders red
    scout merchant
    when attack: attack
expect
    told nobody: rolls-again
    told all 1 times: skill-rolled red
    told all: foe-hurt silk-caravan-1 2 4

case the re-roll is there in each stage anew [fight 8]
given
    red caravan: chaser
    red leadership: 4
    dice card-die red: 6 6
    dice hero-die red: 6 6
    dice skill-die red: 6 6
    dice again red hero: 4 3
orders red
    scout merchant
    when attack: attack
expect
    told all 2 times: rolls-again
    told all: rolls-again red hero 4 3
    then told all: stage-begins 2
    then told all: rolls-again red hero 3 3
    told all 1 times: foe-hurt
    told all: foe-hurt silk-caravan-1 1 5

case from merchants there is no retreat: neither roll nor bomb is asked for [fight 23]
given
    red caravan: chaser
    red bomb: 1
    red cargo-of: silk
    dice card-die red: 6 6
    dice hero-die red: 6 6
    dice skill-die red: 6 6
orders red
    scout merchant
    when attack: attack
    when retreat: bomb, roll
expect
    not used red 3
    told nobody: retreat-rolled
    told nobody: bomb-thrown
    told nobody: fled
    told all: stage-begins 2
    told all: got-away red silk-caravan-1
    red bomb: 1
    red cargo-of: silk

case each loot die is a gold die: 2 for 2, 3 for 3 and 5, 4 for 6 [fight 29, start 4]
given
    red leadership: 3
    red hero-level: 2
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2)
    dice card-die red: 6 6
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice loot-die red: 2 3 6
    dice cargo-die red: 6 6 5
orders red
    scout merchant
    when attack: attack
expect
    told all: plundered red silk-caravan-1
    rolled all: loot-die red
    red gold: 29
    red cargo-of: 2 silk, iron
    stock has 2 silk, 3 iron

case a cargo die brings nothing where the stock has none of that good, or no room is left [fight 30]
given
    red caravan: scout-shell
    red leadership: 3
    red hero-level: 2
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2)
    red cargo-of: 2 silk
    stock: fruit, iron
    removed: rest of stock
    dice card-die red: 6 6
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice loot-die red: 1 1 1
    dice cargo-die red: 6 1 1
orders red
    scout merchant
    when attack: attack
expect
    told all 1 times: good-looted red
    told all: good-looted red fruit
    red cargo-of: 2 silk, fruit
    stock: iron

case with more pieces than room the owner says which of them he takes [fight 31, letters 33]
given
    red caravan: scout-shell
    red leadership: 3
    red hero-level: 2
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2)
    red cargo-of: spice
    dice card-die red: 6 6
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice loot-die red: 1 1 1
    dice cargo-die red: 1 5 3
orders red
    scout merchant
    when attack: attack
    when booty: fruit, chocolate
expect
    used red 3
    red cargo-of: spice, fruit, chocolate
    stock has 4 iron, 3 fruit, 3 chocolate

case who says nothing takes iron, medicine, silk, chocolate, spice, fruit in this order [fight 31, letters 33]
given
    red caravan: scout-shell
    red leadership: 3
    red hero-level: 2
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2)
    red cargo-of: spice
    dice card-die red: 6 6
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice loot-die red: 1 1 1
    dice cargo-die red: 6 4 3
orders red
    scout merchant
    when attack: attack
expect
    red cargo-of: spice, medicine, silk
    stock has 3 medicine, 3 silk, 4 chocolate

# ---- With monsters: red on a monster's icon ----

game runes seats 2
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red hero-of: salman
    red caravan: trader
    red gold: 20
    red explorer: 2
    red charisma: 1
    red leadership: 2
    red runes-of: green-rune, destroyer-rune, minion-rune
    jp0: blue traveller, iron-marker
    blue at: jp0
    blue hero-of: otto
    blue caravan: chaser
    blue gold: 20
    dice turn 1: 1

case a die that shows the monster's accuracy hits, the next number does not [fight 5]
given
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 1 1
    dice hero-die red: 5
    dice skill-die red: 6
    dice soldier-die red s1: 4
    dice soldier-die red s2: 4
    dice loot-die red: 1
orders red
    engage
    when attack: attack
expect
    told all: rolled red none hero 5 4
    told all: foe-hurt dust-imp 2 0
    told all: defeated red dust-imp

case hits of level 1 do 1 damage, of level 2 they do 2, and all are added up [fight 6]
given
    red hero-level: 2
    red soldiers-of: soldier (slot 1), soldier (slot 2, level 2)
    dice card-die red: 6 6
    dice hero-die red: 1 1
    dice skill-die red: 6 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1 6
    dice loot-die red: 1 1 1
    dice cargo-die red: 1 1
orders red
    engage
    when attack: attack
    when faint: s1
expect
    told all: dealt red none 5
    told all: foe-hurt wyvern 5 1
    told all: foe-hurt wyvern 2 0
    told all: defeated red wyvern

case a stage goes on with dice, re-roll, skill, damage, and then who faints [fight 7]
given
    red leadership: 4
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    red cargo-of: silk
    red bomb: 1
    dice card-die red: 6 6
    dice hero-die red: 6
    dice skill-die red: 1
    dice soldier-die red s1: 6
    dice soldier-die red s2: 6
    dice again red hero: 1
orders red
    engage
    when attack: attack
    when retreat if stage = 2: bomb
expect
    told all: stage-begins 1
    then told all: rolled red none s2
    then told all: rolls-again red hero 1 3
    then told all: skill-works red salman 1
    then told all: foe-hurt wyvern 2 4
    then told all: faints red s1
    then told all: bomb-thrown red

case a smoke bomb gets away before the first stage, is used up, and costs one good against monsters too [fight 24]
given
    red bomb: 1
    red cargo-of: silk, fruit
    dice card-die red: 6 6
orders red
    engage
    when attack: attack
    when retreat: bomb
expect
    used red 3
    told all: bomb-thrown red
    told all: dropped red fruit none
    told all: fled red none wyvern
    told nobody: rolled
    told nobody: retreat-rolled
    red bomb: 0
    red cargo-of: silk
    stock has 4 fruit, 3 silk
    told nobody: defeated
    told nobody: band-slain

case without goods a bomb drops nothing [fight 26, fight 24]
given
    red bomb: 1
    dice card-die red: 6 6
orders red
    engage
    when attack: attack
    when retreat: bomb
expect
    told all: fled red none wyvern
    told nobody: dropped
    red bomb: 0
    red cargo-of: empty

case who has no bomb throws none, and before the first stage there is no roll against a monster [fight 24, monster 6]
given
    red cargo-of: silk
    red soldiers-of: soldier (slot 1)
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice loot-die red: 1
orders red
    engage
    when attack: attack
    when retreat: bomb, roll
expect
    told nobody: bomb-thrown
    told nobody: retreat-rolled
    told all: defeated red dust-imp
    red cargo-of: silk

case who retreats stays in the space, and his turn goes on [fight 25]
given
    red bomb: 1
    dice card-die red: 6 6
orders red
    engage
    go pe0
    fit pet
    when attack: attack
    when retreat: bomb
expect
    done red 1
    told all: fled red none wyvern
    then told all: stepped red pe0
    done red 2
    done red 3
    red at: pe0
    red pet: 1

case a monster begins every battle at full strength [fight 28]
given
    red bomb: 1
    red powers-of: second-breath (uses 2)
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 6 6
    dice hero-die red: 1 1
    dice skill-die red: 6 6
    dice soldier-die red s1: 1 1
    dice soldier-die red s2: 1
    dice retreat-die red: 1
orders red
    engage
    use second-breath
    engage
    when attack: attack
    when faint: s2
    when retreat if stage = 2 and bomb > 0: bomb
    when retreat if stage = 2: roll
expect
    done red 3
    told all: foe-hurt wyvern 3 3
    then told all: bomb-thrown red
    then told all: foe-hurt wyvern 2 4
    told all: hunts red wyvern pe1 6
    told all 2 times: fled red none wyvern

case after a battle those who fainted stay fainted [fight 27]
given
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 2 2
    dice hero-die red: 1 1
    dice skill-die red: 6 6
    dice soldier-die red s1: 1 1
    dice soldier-die red s2: 6
    dice loot-die red: 1 1
orders red
    engage
    when attack: attack
    when faint: s2
expect
    told all: defeated red jackal
    red soldiers-of: soldier (slot 1, fainted 0), soldier (slot 2, fainted 1)

case a full caravan takes no piece more [fight 30]
given
    red cargo-of: 3 fruit, 2 spice
    red soldiers-of: soldier (slot 1)
    dice card-die red: 3 3
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red s1: 1
    dice loot-die red: 6
    dice cargo-die red: 5
orders red
    engage
    when attack: attack
expect
    told all: defeated red ghoul
    told nobody: good-looted
    red cargo-of: 3 fruit, 2 spice
    red gold: 24
    stock has 4 iron

# ---- With bands: red walks into the space of the brigand or of the government ----

game runes seats 2
    pe0: red traveller, silk-marker
    red at: pe0
    red hero-of: salman
    red caravan: trader
    red gold: 20
    red explorer: 2
    red charisma: 1
    red leadership: 2
    red runes-of: green-rune, brigand-rune, government-rune
    jp0: blue traveller, iron-marker
    blue at: jp0
    blue hero-of: otto
    blue caravan: chaser
    blue gold: 20
    dice turn 1: 1

case a seat tries one retreat roll before a stage; if it fails the stage is fought [fight 23, band 5]
given
    pe1: brigand
    brigand-at: pe1
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    red cargo-of: silk
    dice retreat-die red: 4 3
    dice hero-die red: 6
    dice skill-die red: 6
    dice soldier-die red s1: 6
    dice soldier-die red s2: 6
    dice band-die brigand s1: 6
    dice band-die brigand s2: 6
    dice band-die brigand s3: 6
    dice scout none pe1: 6 6
orders red
    go pe1
    when retreat: roll
expect
    told all: stage-begins 1
    then told all: retreat-rolled red 4 3
    then told all: rolled none brigand-1 s1
    then told all: stage-begins 2
    then told all: retreat-rolled red 3 3
    then told all: fled red none brigand-1
    told all 2 times: retreat-rolled
    told all 3 times: rolled none brigand-1

case who retreats is not attacked again by the same enemy in that part of the month, and stays there [fight 25]
given
    pe1: brigand
    brigand-at: pe1
    red cargo-of: silk
    dice retreat-die red: 1
    dice scout none pe1: 6 6
orders red
    go pe1
    engage
    when retreat: roll
    when attack: decline
expect
    done red 1
    done red 2
    told all: fled red none brigand-1
    told all 1 times: brigand-attacks
    red at: pe1

case lost hit points stay lost from stage to stage, and those who stand are whole after the battle [fight 27]
given
    pe1: brigand
    brigand-at: pe1
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice hero-die red: 1 6 6
    dice skill-die red: 6 6 6
    dice soldier-die red s1: 6 6 6
    dice soldier-die red s2: 6 1 6
    dice band-die brigand s1: 1 6 1
    dice band-die brigand s2: 6 6 6
    dice band-die brigand s3: 6 6 6
    dice retreat-die red: 1 1
    dice scout none pe1: 1 6
orders red
    go pe1
    when retreat if stage = 3: roll
    when retreat if stage = 2 and nth > 3: roll
expect
    told all 1 times: brigand-attacks
    told all 1 times: brigand-catches
    told all: hurt none s1 1 1
    then told all: hurt red s1 1 1
    then told all: hurt none s1 1 0
    then told all: fled red none brigand-1
    then told all: hurt red s1 1 1
    told all 2 times: fled red none brigand-1
    told nobody: faints red
    told nobody: falls red
    red soldiers-of: soldier (slot 1, fainted 0), soldier (slot 2, fainted 0)

case a band begins every battle at full strength [fight 28]
given
    pe1: brigand
    brigand-at: pe1
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice hero-die red: 1 6
    dice skill-die red: 6 6
    dice soldier-die red s1: 1 6
    dice soldier-die red s2: 6 1
    dice band-die brigand s1: 6 6
    dice band-die brigand s2: 6 6
    dice band-die brigand s3: 6 6
    dice retreat-die red: 1 1
    dice scout none pe1: 1 6
orders red
    go pe1
    when retreat if stage = 2: roll
expect
    told all: falls none s1
    then told all: fled red none brigand-1
    then told all: rolled none brigand-1 s1 6 3
    then told all: hurt none s1 1 1
    told all 2 times: rolled none brigand-1 s1

case the re-roll is there in defence, too, and a band has none [fight 8]
given
    pe1: brigand
    brigand-at: pe1
    red leadership: 4
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice hero-die red: 6
    dice skill-die red: 6
    dice soldier-die red s1: 6
    dice soldier-die red s2: 6
    dice band-die brigand s1: 6
    dice band-die brigand s2: 6
    dice band-die brigand s3: 6
    dice again red hero: 2
    dice retreat-die red: 1
    dice scout none pe1: 6 6
orders red
    go pe1
    when retreat if stage = 2: roll
expect
    told all 1 times: rolls-again
    told all: rolls-again red hero 2 3
    told all: hurt none s1 1 1

# ---- With seats: red and blue stand on one space, and red attacks ----

game runes seats 2
    pe0: silk-marker
    jp0: iron-marker
    pe2: red traveller, blue traveller
    red at: pe2
    red hero-of: salman
    red caravan: trader
    red gold: 20
    red explorer: 2
    red charisma: 1
    red leadership: 2
    red runes-of: green-rune, duel1-rune, duel2-rune
    blue at: pe2
    blue hero-of: kaede
    blue caravan: chaser
    blue gold: 20
    blue leadership: 2
    blue runes-of: green-rune, duel1-rune, duel2-rune
    dice turn 1: 1
    dice scout red pe2: 1 6

case before the battle the defender uses medic packs first, then the attacker [fight 2]
given
    red medic: 1
    blue medic: 2
    red soldiers-of: soldier (slot 1), soldier (slot 2, fainted 1)
    blue soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, fainted 1)
    dice retreat-die red: 1
orders red
    scout blue
    when attack: attack
    when medic: s2
    when retreat: roll
orders blue
    when medic: s1
expect
    told all: wanted-is red 1
    then told all: medic-used blue 1
    then told all: medic-used red 0
    then told all: stage-begins 1
    blue medic: 1
    blue soldiers-of: soldier (slot 1, fainted 0), soldier (slot 2, fainted 1)
    red soldiers-of: soldier (slot 1, fainted 0), soldier (slot 2, fainted 0)

case before a stage come the cards of attacker and defender, then the retreat of attacker and defender, then the dice [fight 3]
given
    red powers-of: twin-blades (uses 1)
    blue powers-of: fury (uses 1)
    dice retreat-die red: 4
    dice retreat-die blue: 4 1
    dice hero-die red: 6
    dice skill-die red: 6
    dice hero-die blue: 6
    dice skill-die blue: 6
orders red
    scout blue
    when attack: attack
    when power if stage = 1: twin-blades
    when retreat if stage = 1: roll
orders blue
    when power if stage = 1: fury
    when retreat: roll
expect
    told all: power-laid red twin-blades
    then told all: power-laid blue fury
    then told all: retreat-rolled red 4 3
    then told all: retreat-rolled blue 4 3
    then told all: rolled red none hero 6
    then told all: rolled blue none hero 6
    then told all: stage-begins 2
    then told all: retreat-rolled blue 1 3
    then told all: fled blue red none

case when the attacker gets away the defender is not asked any more [fight 3]
given
    red bomb: 1
    blue bomb: 1
    blue cargo-of: silk
orders red
    scout blue
    when attack: attack
    when retreat: bomb
orders blue
    when retreat: bomb
expect
    told all 1 times: bomb-thrown
    told all: bomb-thrown red
    told all: fled red blue none
    not used blue 1
    red bomb: 0
    blue bomb: 1
    blue cargo-of: silk

case the owner says which good is dropped, and the other seat takes it [fight 26, letters 33]
given
    red cargo-of: fruit, silk, iron
    blue cargo-of: fruit
    dice retreat-die red: 1
orders red
    scout blue
    when attack: attack
    when retreat: roll
    when drop: silk
expect
    used red 4
    told all: dropped red silk blue
    red cargo-of: fruit, iron
    blue cargo-of: fruit, silk
    stock has 3 silk

case without a word of the owner the good worth least is dropped: fruit, spice, chocolate, silk, medicine, iron [fight 26, letters 33]
given
    red cargo-of: iron, silk, medicine
    dice retreat-die red: 1
orders red
    scout blue
    when attack: attack
    when retreat: roll
expect
    told all: dropped red silk blue
    red cargo-of: iron, medicine
    blue cargo-of: silk

case a good that the other seat does not want goes to the stock [fight 26, letters 33]
given
    red cargo-of: fruit
    dice retreat-die red: 1
orders red
    scout blue
    when attack: attack
    when retreat: roll
orders blue
    when pick-up if good = fruit: no
expect
    used blue 1
    told all: dropped red fruit none
    red cargo-of: empty
    blue cargo-of: empty
    stock has 4 fruit

case a good for which the other seat has no room goes to the stock [fight 26]
given
    red cargo-of: silk
    blue cargo-of: fruit, spice, chocolate
    dice retreat-die red: 1
orders red
    scout blue
    when attack: attack
    when retreat: roll
orders blue
    when pick-up: yes
expect
    told all: dropped red silk none
    red cargo-of: empty
    blue cargo-of: fruit, spice, chocolate
    stock has 4 silk

case a hero is hit on his own accuracy, a soldier on 3 [fight 5, band 4]
given
    blue soldiers-of: soldier (slot 1)
    dice hero-die red: 3 3 2
    dice skill-die red: 1 6 6
    dice hero-die blue: 3 6 6
    dice skill-die blue: 6 6 6
    dice soldier-die blue s1: 6
    dice retreat-die blue: 1
orders red
    scout blue
    when attack: attack
orders blue
    when retreat if stage = 4: roll
expect
    told all: rolled red none hero 3 3
    told all: hurt blue s1 2 0
    then told all: stage-begins 2
    then told all: rolled red none hero 3 2
    then told all: stage-begins 3
    then told all: rolled red none hero 2 2
    then told all: hurt blue hero 1 2
    told all 1 times: hurt blue hero
    told all 1 times: hurt red hero

case both seats have their re-roll, and each its own [fight 8]
given
    red leadership: 4
    blue leadership: 5
    dice hero-die red: 6
    dice skill-die red: 6
    dice hero-die blue: 6
    dice skill-die blue: 6
    dice again red hero: 6
    dice again blue hero: 3
    dice retreat-die blue: 1
orders red
    scout blue
    when attack: attack
orders blue
    when retreat if stage = 2: roll
expect
    told all 2 times: rolls-again
    told all: rolls-again red hero 6 2
    told all: rolls-again blue hero 3 3
    told all: hurt red hero 1 2
    told nobody: hurt blue

case a battle of 100 stages ends as if the attacker had retreated: nobody drops, loses or gains anything [fight 32]
given
    red runes-of: empty
    blue runes-of: empty
    red cargo-of: fruit
    dice hero-die red: 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6
    dice skill-die red: 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6
    dice hero-die blue: 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6
    dice skill-die blue: 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6
orders red
    scout blue
    when attack: attack
expect
    told all: stage-begins 100
    told nobody: stage-begins 101
    told all: no-end red
    told nobody: dropped
    told nobody: rune-gained
    told nobody: experience
    told nobody: battle-experience
    told nobody: slain
    red cargo-of: fruit
    blue cargo-of: empty
    red wanted: 1
    blue wanted: 0
    red hero-ep: 0
    blue hero-ep: 0
    red at: pe2
    blue at: pe2

case who falls in the 100th stage is slain all the same [fight 32]
given
    red hero-level: 2
    dice hero-die red: 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 1
    dice skill-die red: 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 1
    dice hero-die blue: 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6
    dice skill-die blue: 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6
orders red
    scout blue
    when attack: attack
expect
    told nobody: no-end
    told all: slain blue red pe2
