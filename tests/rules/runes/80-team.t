# SPDX-License-Identifier: MIT
# Two against two: who plays with whom, the heroes of a team, its runes, and what mates may and may not do to each other.

game runes seats 4 option teams yes

# ---- the heroes of a team ----

case each team is dealt four heroes, known to both its members and to nobody else; red plays with green, blue with yellow [team 2, team 1, seen 5]
given set-up
    shuffle heroes: salman, otto, liang, kaede, mei, idris, zahra, raden
expect
    told only red green: hero-dealt * salman
    told only red green: hero-dealt * otto
    told only red green: hero-dealt * mei
    told only red green: hero-dealt * idris
    told only blue yellow: hero-dealt * liang
    told only blue yellow: hero-dealt * kaede
    told only blue yellow: hero-dealt * zahra
    told only blue yellow: hero-dealt * raden

case of a team the lower seat has its first wish, the other the best that is left [team 2]
given set-up
    shuffle heroes: salman, otto, liang, kaede, mei, idris, zahra, raden
orders red
    hero mei otto
orders green
    hero mei salman
orders blue
    hero raden
orders yellow
    hero liang raden
expect
    red hero-of: mei
    green hero-of: salman
    blue hero-of: raden
    yellow hero-of: liang
    told all: hero-chosen red mei
    told all: hero-chosen green salman

case the two heroes of each team that nobody took leave the match, and are never shown to the others [team 2, seen 5]
given set-up
    shuffle heroes: salman, otto, liang, kaede, mei, idris, zahra, raden
orders red
    hero mei
orders green
    hero otto
expect
    told nobody: hero-chosen red salman
    told nobody: hero-chosen green idris
    lost has salman, idris
    sees blue number: lost
    sees red number: lost
    not told blue: hero-dealt * idris
    not told yellow: hero-dealt * salman

case who ranks no hero has the first of the team's that is left [team 2, letters 4]
given set-up
    shuffle heroes: salman, otto, liang, kaede, mei, idris, zahra, raden
orders green
    hero salman idris
expect
    red hero-of: salman
    green hero-of: idris

# Red and Blue stand in PE2, Green in Persia's city, Yellow in Japan's. All have 20 gold. It is month 1.
game runes seats 4 option teams yes
    pe2: red traveller, blue traveller
    red at: pe2
    red hero-of: salman
    red caravan: trader
    red gold: 20
    red explorer: 2
    blue at: pe2
    blue hero-of: otto
    blue caravan: trader
    blue gold: 20
    blue explorer: 2
    pe0: green traveller, silk-marker
    green at: pe0
    green hero-of: mei
    green caravan: trader
    green gold: 20
    green explorer: 2
    jp0: yellow traveller, iron-marker
    yellow at: jp0
    yellow hero-of: idris
    yellow caravan: trader
    yellow gold: 20
    dice turn 1: 1
    dice turn 2: 1
    dice turn 3: 1

# ---- the runes of a team ----

case the runes of both members are added: with the eighteenth the team wins, whoever won how many [team 3, over 2]
given
    stage: 3
    pe0: green traveller, silk-marker
    eu0: green stall, fruit-marker
    red runes-of: minion-rune, destroyer-rune, raid-rune, green-rune
    green runes-of: minion-rune, destroyer-rune, raid-rune, green-rune, yellow-rune, brigand-rune, government-rune, quest1-rune, quest2-rune, quest3-rune, duel1-rune, duel2-rune, sale12-rune
    green charisma: 2
    green powers-of: ward (uses 1), flame (uses 1), chain (uses 1)
orders green
    stall
    recruit
orders yellow
    recruit
expect
    told all: rune-gained green stall2-rune 14
    told all: won green red 18 [over 1]
    over
    not reached green 2
    not reached yellow 1
    yellow gold: 20

case with seventeen runes together a team has not won, nor with nine of one member [team 3, over 2]
given
    stage: 3
    eu0: green stall, fruit-marker
    red runes-of: minion-rune, destroyer-rune, raid-rune, green-rune
    green runes-of: minion-rune, destroyer-rune, raid-rune, green-rune, yellow-rune, brigand-rune, government-rune, quest1-rune, quest2-rune, quest3-rune, duel1-rune, duel2-rune
    green charisma: 2
    green powers-of: ward (uses 1), flame (uses 1), chain (uses 1)
orders green
    stall
expect
    told all: rune-gained green stall2-rune 13
    told nobody: won
    not over

case the option team-runes says how many a team needs [over 2]
given option team-runes 4
    eu0: green stall, fruit-marker
    red runes-of: minion-rune, destroyer-rune
    green runes-of: minion-rune
    green charisma: 2
orders green
    stall
expect
    told all: won green red 4
    over

case a rune of one kind that both members win counts for each of them: each kind counts once a seat [team 6, rune 1]
given option team-runes 2
    red at: pe1
    pe2: blue traveller
    pe1: red traveller
    green runes-of: minion-rune
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
orders red
    engage
expect
    told all: rune-gained red minion-rune 1
    told all: won red green 2
    over

case runes of the other team do not count [team 3]
given option team-runes 4
    eu0: green stall, fruit-marker
    red runes-of: minion-rune
    green runes-of: minion-rune
    blue runes-of: raid-rune, minion-rune
    yellow runes-of: destroyer-rune
    green charisma: 2
orders green
    stall
expect
    told all: rune-gained green stall2-rune 2
    not over

# ---- mates ----

case a mate is not scouted, and no action is spent on it; a seat of the other team is [team 4]
given
    pe2: red traveller, blue traveller, green traveller
    pe0: silk-marker
    green at: pe2
    dice scout red pe2: 6 6
orders red
    scout green
    scout blue
expect
    refused red 1: no-rival green [team 4]
    done red 2
    told nobody: scouts-seat red green
    told all: scouts-seat red blue

case yellow is blue's mate, and not red's [team 4, team 1]
given
    pe2: red traveller, blue traveller, yellow traveller
    jp0: iron-marker
    yellow at: pe2
    dice scout blue pe2: 6 6
    dice scout yellow pe2: 6 6
    yellow explorer: 2
orders blue
    scout yellow
    scout red
orders yellow
    scout blue
    scout red
expect
    refused blue 1: no-rival yellow
    done blue 2
    refused yellow 1: no-rival blue
    done yellow 2

case mates pay each other no toll, the other team does [team 4, stall 5]
given
    pe0: green traveller, red stall, silk-marker
    jp0: yellow traveller, green stall, iron-marker
    red charisma: 4
    green charisma: 4
    green leadership: 1
    yellow leadership: 1
orders green
    recruit
orders yellow
    recruit
expect
    done green 1
    told nobody: toll-paid green
    green gold: 22        # 20, 5 of the stall, 2 of the toll, less 5 for the soldier
    done yellow 1
    told all: toll-paid yellow green jp0 2
    yellow gold: 13

case no stall of the one bars the other, but the seats of the other team it does [team 4, stall 7]
given
    pe0: green traveller, red stall, silk-marker
    jp0: yellow traveller, red stall, iron-marker
    red charisma: 5
    red trophies: sand-roc
    green leadership: 1
    yellow leadership: 1
orders green
    recruit
orders yellow
    recruit
expect
    done green 1
    refused yellow 1: barred-out jp0 red [stall 7]
    yellow gold: 20
    yellow soldiers-of: empty

# Red and Green stand in the raid's space.
case what a slain seat had goes to no mate: its gold to the bank, its goods to the stock [team 5, death 9]
given season 4
    this-event: glut
    next-event: muster
    pe2: blue traveller
    pe0: silk-marker
    pe5: red traveller, green traveller, raid
    raid-at: pe5
    red at: pe5
    green at: pe5
    green soldiers-of: soldier (slot 1)
    green leadership: 1
    red cargo-of: silk
    dice hero-die red: 6
    dice skill-die red: 6
    dice nation waking red: 1
expect
    told all: slain red none pe5
    red gold: 0
    green gold: 20
    green cargo-of: empty
    red cargo-of: empty
    stock: 4 fruit, 4 spice, 4 chocolate, 4 medicine, 4 iron, 4 silk
    told nobody: gold-taken red green
    told nobody: good-taken red green

case there is no order by which gold, goods or cards go to a mate [team 5]
given
    pe0: red traveller, green traveller, silk-marker
    pe2: blue traveller
    red at: pe0
    red cargo-of: silk
orders red
    give green silk
    give green 5 gold
    recruit
expect
    bad red 1
    bad red 2
    green cargo-of: empty
    red cargo-of: silk

case the level goes by single seats, not by what a team has together [team 6, stage 1]
given
    eu0: green stall, fruit-marker
    red runes-of: minion-rune, destroyer-rune, raid-rune
    green runes-of: minion-rune, destroyer-rune
    green charisma: 2
orders green
    stall
expect
    told all: rune-gained green stall2-rune 3
    stage: 1
    told nobody: stage-is

case what mates gain they gain each for itself: a rune of the one brings the other no point, no card and no slot [team 6]
given
    eu0: green stall, fruit-marker
    green charisma: 2
    green leadership: 2
    powers top: flame, ward
orders green
    stall
expect
    told all: power-kept green
    red powers-of: empty
    red runes-of: empty
    told nobody: raised red

case mates have their wanted points each for itself [team 6]
given
    pe2: red traveller
    jp4: blue traveller
    blue at: jp4
    dice scout red pe2: 1 6
    dice card-die red: 1 1
    dice hero-die red: 6
    dice skill-die red: 6
orders red
    scout merchant
    when attack: attack
expect
    told all: wanted-is red 1
    red wanted: 1
    green wanted: 0
    told nobody: wanted-is green

case after the last month teams go by their sums: a seat without a rune is ahead with its mate [over 4, team 3]
given season 40
    this-event: glut
    next-event: muster
    red runes-of: minion-rune
    green runes-of: minion-rune, raid-rune
    stage: 2
    blue runes-of: minion-rune, raid-rune, green-rune, yellow-rune
    blue powers-of: ward (uses 1)
expect
    told all: last-month 40
    told all: ahead blue
    told all: ahead yellow
    told nobody: ahead red
    told nobody: ahead green
    over
