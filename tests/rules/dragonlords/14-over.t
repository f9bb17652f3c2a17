# SPDX-License-Identifier: MIT
# The end: the last one left, Short, Shards, Bloodlust, the last round, and who comes behind whom.

# The first number of a rank tells the winners (1000) from the others in play (500), and those from who is out: of these
# who fell later has the higher one. Behind it stand kingdoms, shards, territories, gold.

game dragonlords seats 2
    red civilization: orcs
    blue civilization: barbarians
    order 0: red
    order 1: blue
    red first-kingdom: r4k
    blue first-kingdom: r6k
    hidden-shards: 9
    r4k: red gorbag, red 5 orc
    r4k holder: red
    r4k wall: 3
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3

# ---- the last one left ----

case when one seat is left it has won, and the round is not played to its end [over 1, king 7, round 13]
given season 2
    r6k: blue hrolf
    r6k wall: 0
    r6a: red 3 orc
    r6a holder: red
    dice battle r6k 1 6 red 3: 1
orders red
    attack r6k with army from r6a
expect
    told all: king-falls blue hrolf r6k
    then told all: seat-out blue
    told all: last-left red [over 1]
    told all: won red 2
    over
    out blue
    not out red
    told nobody: turn-begins blue
    told nobody: income
    rank red: 1000 2
    rank blue: 1

case so it is whatever the victory agreed on: Short [over 1, over 2]
given season 2 option victory short
    r6k: blue hrolf
    r6k wall: 0
    r6a: red 3 orc
    r6a holder: red
    dice battle r6k 1 6 red 3: 1
orders red
    attack r6k with army from r6a
expect
    told all: last-left red
    over

case so it is whatever the victory agreed on: Shards [over 1, over 3]
given season 2 option victory shards
    r6k: blue hrolf
    r6k wall: 0
    r6a: red 3 orc
    r6a holder: red
    dice battle r6k 1 6 red 3: 1
orders red
    attack r6k with army from r6a
expect
    told all: last-left red
    over

case an attacker whose king falls has lost the match, and the defender has won it [over 1, king 8]
given season 2
    r4k: red 5 orc
    r6a: red gorbag, red orc
    r6a holder: red
    dice battle r6k 1 6 red 6: 6
    dice battle r6k 1 7 blue 5: 1
orders red
    attack r6k with gorbag from r6a
expect
    out red
    told all: last-left blue
    over
    rank blue: 1000 1

case two kings who fall in one step take both seats out, and of two seats they share the match [king 13, over 1]
given season 2
    r6k: blue hrolf
    r6k wall: 0
    r6a: red gorbag, red orc
    r6a holder: red
    r4k: red orc
    dice battle r6k 1 6 red 6: 1
    dice battle r6k 1 7 blue 6: 1
orders red
    attack r6k with gorbag from r6a
expect
    told all: nobody-left [king 13]
    over
    out red
    out blue
    rank red: 1000
    rank blue: 1000
    told nobody: last-left

case two kings who fall in one step leave the match to the third seat [king 13, over 1]
given season 5 seats 3
    green civilization: elves
    order 2: green
    green first-kingdom: r3k
    r3k: green aelin
    r3k holder: green
    r6k: blue hrolf
    r6k wall: 0
    r6a: red gorbag, red orc
    r6a holder: red
    r4k: red orc
    dice battle r6k 1 6 red 6: 1
    dice battle r6k 1 7 blue 6: 1
orders red
    attack r6k with gorbag from r6a
expect
    out red
    out blue
    told all: last-left green
    over
    rank green: 1000

case a seat whose king lives is in play, even at sea and without any land [over 1, king 6]
given season 2
    r4k: empty
    r4k holder: none
    iw3: red maw
    red aboard: red gorbag (ship maw)
expect
    not over
    not out red
    told nobody: last-left

case a king without a ship in his own party is in play, too [over 1, king 6]
given season 2
    r4k: empty
    r4k holder: none
    red northern-party: red gorbag
    red north-at: wn4
expect
    not over
    not out red

# ---- Short ----

case Short: three kingdoms besides the first one win at the end of the turn [over 2]
given season 2 option victory short
    r1k: red orc
    r1k holder: red
    r2k: red orc
    r2k holder: red
    r5k: red orc
    r5k holder: red
expect
    told all: kingdoms-reached red 3 [over 2]
    told all: won red 4
    over
    told nobody: turn-begins blue
    rank red: 1000 4
    rank blue: 500 1

case Short: two besides the first one do not win [over 2]
given season 2 option victory short
    r1k: red orc
    r1k holder: red
    r2k: red orc
    r2k holder: red
expect
    told nobody: kingdoms-reached
    not over
    told all: turn-begins blue 2

case Short: the first one is not needed, three others win without it [over 2]
given season 2 option victory short
    r4k: 5 stranger
    r4k holder: none
    r1k: red gorbag
    r1k holder: red
    r2k: red orc
    r2k holder: red
    r5k: red orc
    r5k holder: red
expect
    told all: kingdoms-reached red 3
    over

case Short: the first one does not count, however many kingdoms there are with it [over 2]
given season 2 option victory short
    red first-kingdom: r3k
    r3k: red orc
    r3k holder: red
    r1k: red orc
    r1k holder: red
expect
    told nobody: kingdoms-reached     # r4k and r1k are besides
    not over

case Short: the first kingdom of another seat counts [over 2]
given season 2 option victory short
    r1k: red orc
    r1k holder: red
    r2k: red orc
    r2k holder: red
    r6k: red orc
    r6k holder: red
    r6a: blue hrolf
    r6a holder: blue
expect
    told all: kingdoms-reached red 3
    over

case Short: a besieged kingdom counts [over 2]
given season 2 option victory short
    r1k: red orc
    r1k holder: red
    r1k besieger: blue
    c1: blue 3 barbarian
    r2k: red orc
    r2k holder: red
    r5k: red orc
    r5k holder: red
expect
    told all: kingdoms-reached red 3
    over

case Short: a kingdom that one besieges does not count [over 2]
given season 2 option victory short
    r6k besieger: red
    c6: red 3 orc
    r1k: red orc
    r1k holder: red
    r2k: red orc
    r2k holder: red
expect
    told nobody: kingdoms-reached
    not over

case Short: the third is won at the end of the own turn, when it was taken by a march [over 2, round 13]
given season 2 option victory short
    r1k: red orc
    r1k holder: red
    r2k: red orc
    r2k holder: red
    r5c: red 2 orc
    r5c holder: red
orders red
    march 1 orc from r5c via r5k
expect
    told all: land-taken red r5k
    then told all: kingdoms-reached red 3
    over

case Short: who loses the third before his own turn has not won [over 2]
given season 2 option victory short
    order 0: blue
    order 1: red
    r1k: red orc
    r1k holder: red
    r2k: red orc
    r2k holder: red
    r5k: red orc
    r5k holder: red
    r5k wall: 0
    r5a: blue 3 barbarian
    r5a holder: blue
    dice battle r5k 1 6 blue 4: 1
    dice battle r5k 1 7 red 3: 6
orders blue
    attack r5k with army from r5a
expect
    told nobody: kingdoms-reached
    not over

case Short: it is looked at in the own turn, not at the end of another's [over 2]
given season 2 option victory short
    order 0: blue
    order 1: red
    r1k: red orc
    r1k holder: red
    r2k: red orc
    r2k holder: red
    r5k: red orc
    r5k holder: red
expect
    told all: turn-begins blue 2
    then told all: turn-begins red 2
    then told all: kingdoms-reached red 3

case Short: the box says how many kingdoms it takes [over 2]
given season 2 option victory short option short-kingdoms 2
    r1k: red orc
    r1k holder: red
    r2k: red orc
    r2k holder: red
expect
    told all: kingdoms-reached red 2
    over

case Short: not enough shards or kingdoms for anything else, all nine shards do not end it [over 2, over 5]
given season 2 option victory short
    hidden-shards: 0
    r4k shards: 9
expect
    told nobody: shards-reached
    not over

# ---- Shards ----

case Shards: six shards in the kingdoms win with two seats [over 3, option 9]
given season 2 option victory shards
    hidden-shards: 3
    r4k shards: 4
    r1k: red orc
    r1k holder: red
    r1k shards: 2
expect
    told all: shards-reached red 6 [over 3]
    told all: won red 2 6
    over
    told nobody: turn-begins blue

case Shards: five do not win with two seats [over 3, option 9]
given season 2 option victory shards
    hidden-shards: 4
    r4k shards: 5
expect
    told nobody: shards-reached
    not over
    told all: turn-begins blue 2

case Shards: with three seats five win [over 3, option 9]
given season 2 seats 3 option victory shards
    green civilization: elves
    order 2: green
    green first-kingdom: r3k
    r3k: green aelin
    r3k holder: green
    hidden-shards: 4
    r4k shards: 5
expect
    told all: shards-reached red 5
    over

case Shards: with three seats four do not win [over 3, option 9]
given season 2 seats 3 option victory shards
    green civilization: elves
    order 2: green
    green first-kingdom: r3k
    r3k: green aelin
    r3k holder: green
    hidden-shards: 5
    r4k shards: 4
expect
    told nobody: shards-reached
    not over

case Shards: with four seats five win [over 3, option 9]
given season 2 seats 4 option victory shards
    green civilization: elves
    yellow civilization: dwarves
    order 2: green
    order 3: yellow
    green first-kingdom: r3k
    yellow first-kingdom: r1k
    r3k: green aelin
    r3k holder: green
    r1k: yellow thrain
    r1k holder: yellow
    hidden-shards: 4
    r1k shards: 5
expect
    told all: turn-begins green 2
    told all: shards-reached yellow 5
    over
    rank yellow: 1000 1 5

case Shards: with four seats four do not win [over 3, option 9]
given season 2 seats 4 option victory shards
    green civilization: elves
    yellow civilization: dwarves
    order 2: green
    order 3: yellow
    green first-kingdom: r3k
    yellow first-kingdom: r1k
    r3k: green aelin
    r3k holder: green
    r1k: yellow thrain
    r1k holder: yellow
    hidden-shards: 5
    r1k shards: 4
expect
    told nobody: shards-reached
    not over

case Shards: the match may say another target, reached [over 3, option 9]
given season 2 option victory shards option shard-target 3
    hidden-shards: 6
    r4k shards: 3
expect
    told all: shards-reached red 3
    over

case Shards: the match may say another target, missed by one [over 3, option 9]
given season 2 option victory shards option shard-target 8
    hidden-shards: 2
    r4k shards: 7
expect
    told nobody: shards-reached
    not over

case Shards: those in a besieged kingdom count [over 3]
given season 2 option victory shards
    hidden-shards: 3
    r4k shards: 6
    r4k besieger: blue
    c4: blue 3 barbarian
expect
    told all: shards-reached red 6
    over

case Shards: those before which one camps do not count [over 3]
given season 2 option victory shards
    hidden-shards: 3
    r4k shards: 3
    r6k shards: 3
    r6k besieger: red
    c6: red 3 orc
expect
    told nobody: shards-reached
    not over

case Shards: they are counted at the end of the turn, so the one that was just found counts [over 3, shard 2]
given season 2 option victory shards
    hidden-shards: 3
    r4k shards: 5
    i5 shards: 1
    iw2: red maw
    red aboard: red 2 orc (ship maw)
orders red
    land 1 orc off maw at i5
expect
    told all: shards-reached red 6
    over

case Shards: it is looked at in your own turn only, so who loses one before it has not won [over 3]
given season 2 option victory shards
    order 0: blue
    order 1: red
    hidden-shards: 3
    r4k shards: 5
    r5k shards: 1
    r5k: red orc
    r5k holder: red
    r5k wall: 0
    r5a: blue 3 barbarian
    r5a holder: blue
    dice battle r5k 1 6 blue 4: 1
    dice battle r5k 1 7 red 3: 6
orders blue
    attack r5k with army from r5a
expect
    r5k shards: 1
    r5k holder: blue
    told nobody: shards-reached
    not over

case Shards: three kingdoms won end nothing [over 3, over 5]
given season 2 option victory shards
    r1k: red orc
    r1k holder: red
    r2k: red orc
    r2k holder: red
    r5k: red orc
    r5k holder: red
expect
    told nobody: kingdoms-reached
    not over

# ---- Bloodlust and the default ----

case Bloodlust: neither kingdoms nor shards win, only to be the last [over 4, over 5]
given season 2 option victory bloodlust
    hidden-shards: 0
    r4k shards: 9
    r1k: red orc
    r1k holder: red
    r2k: red orc
    r2k holder: red
    r3k: red orc
    r3k holder: red
    r5k: red orc
    r5k holder: red
expect
    told nobody: kingdoms-reached
    told nobody: shards-reached
    not over

case with two seats Bloodlust is the default [over 5]
given season 2
    hidden-shards: 0
    r4k shards: 9
    r1k: red orc
    r1k holder: red
    r2k: red orc
    r2k holder: red
    r5k: red orc
    r5k holder: red
expect
    not over

case with three seats Bloodlust is the default [over 5]
given season 2 seats 3
    green civilization: elves
    order 2: green
    green first-kingdom: r3k
    r3k: green aelin
    r3k holder: green
    hidden-shards: 0
    r4k shards: 9
    r1k: red orc
    r1k holder: red
    r2k: red orc
    r2k holder: red
    r5k: red orc
    r5k holder: red
expect
    not over

case with four seats Short is the default [over 5]
given season 2 seats 4
    green civilization: elves
    yellow civilization: dwarves
    order 2: green
    order 3: yellow
    green first-kingdom: r3k
    yellow first-kingdom: r1k
    r3k: green aelin
    r3k holder: green
    r1f: yellow thrain
    r1f holder: yellow
    r1k: red orc
    r1k holder: red
    r2k: red orc
    r2k holder: red
    r5k: red orc
    r5k holder: red
expect
    told all: kingdoms-reached red 3
    over

case with four seats shards do not win unless they were agreed on [over 5]
given season 2 seats 4
    green civilization: elves
    yellow civilization: dwarves
    order 2: green
    order 3: yellow
    green first-kingdom: r3k
    yellow first-kingdom: r1k
    r3k: green aelin
    r3k holder: green
    r1k: yellow thrain
    r1k holder: yellow
    hidden-shards: 0
    r4k shards: 9
expect
    told nobody: shards-reached
    not over

# ---- the last round ----

case after round 40 the match ends, when all have had their turn [over 6, round 1]
given season 40
expect
    told all: turn-begins blue 40
    then told all: last-round 40 [over 6]
    over

case round 39 is not the last [over 6]
given season 39
expect
    told nobody: last-round
    not over
next season
expect
    told all: last-round 40
    over

case a match of fewer rounds ends with its last [over 6]
given season 5 option rounds 5
expect
    told all: last-round 5
    over

case one round before that it goes on [over 6]
given season 4 option rounds 5
expect
    told nobody: last-round
    not over

case after the last round the seat with most kingdoms wins, whatever shards, territories and gold others have [over 6]
given season 40
    hidden-shards: 0
    r1k: red orc
    r1k holder: red
    r6k shards: 9
    r6a: blue barbarian
    r6a holder: blue
    r6b: blue barbarian
    r6b holder: blue
    blue gold: 100
expect
    told all: won red 2
    rank red: 1000 2 0 2
    rank blue: 500 1 9 3 109

case with as many kingdoms the seat with most shards wins [over 6]
given season 40
    hidden-shards: 4
    r4k shards: 2
    r6k shards: 3
    r4a: red orc
    r4a holder: red
    red gold: 100
expect
    told all: won blue 1 3
    rank blue: 1000 1 3 1 7
    rank red: 500 1 2 2 108

case with as many shards, too, the seat with most territories wins [over 6]
given season 40
    hidden-shards: 5
    r4k shards: 2
    r6k shards: 2
    i1: red orc
    i1 holder: red
    blue gold: 100
expect
    told all: won red 1 2 2
    rank red: 1000 1 2 2 9
    rank blue: 500 1 2 1 107

case with as many territories the seat with most gold wins, after the income of the round [over 6]
given season 40
    red gold: 4
    blue gold: 5
expect
    told all: won blue
    rank blue: 1000 1 0 1 12
    rank red: 500 1 0 1 11

case if all is equal they share the place [over 6]
given season 40
    red gold: 5
    blue gold: 5
expect
    told all: won red
    told all: won blue
    rank red: 1000 1 0 1 12
    rank blue: 1000 1 0 1 12

case Short that is reached in the last round wins before kingdoms are counted [over 2, over 6]
given season 40 option victory short option short-kingdoms 1
    r1k: red orc
    r1k holder: red
    r2k: blue barbarian
    r2k holder: blue
    r3k: blue barbarian
    r3k holder: blue
expect
    told all: kingdoms-reached red 1
    over
    rank red: 1000 2
    rank blue: 500 3

case a match of Short or Shards ends after round 40 as well [over 6]
given season 40 option victory shards
    hidden-shards: 4
    r6k shards: 5
expect
    told all: last-round 40
    over
    rank blue: 1000 1 5

# ---- the other places ----

game dragonlords seats 4
    red civilization: orcs
    blue civilization: barbarians
    green civilization: elves
    yellow civilization: dwarves
    order 0: red
    order 1: blue
    order 2: green
    order 3: yellow
    red first-kingdom: r4k
    blue first-kingdom: r6k
    green first-kingdom: r3k
    yellow first-kingdom: r1k
    hidden-shards: 9
    r4k: red gorbag, red 5 orc
    r4k holder: red
    r6k: blue hrolf
    r6k holder: blue
    r3k: green aelin
    r3k holder: green
    r1k: yellow thrain, yellow 5 dwarf
    r1k holder: yellow

case the other places go by kingdoms, shards, territories and gold as well [over 7]
given season 40
    hidden-shards: 8
    r2k: red orc
    r2k holder: red
    r3k shards: 1
    r6a: blue barbarian
    r6a holder: blue
    yellow gold: 50
expect
    rank red: 1000 2
    rank green: 500 1 1
    rank blue: 500 1 0 2
    rank yellow: 500 1 0 1 57
    told all: won red 2
    told all 1 times: won

case a seat that is out stands behind all in play, and before those that fell earlier [over 7]
given season 5
    r3a: red 3 orc
    r3a holder: red
    r6a: red 3 orc
    r6a holder: red
    dice battle r6k 1 6 red 3: 1
    dice battle r3k 1 6 red 3: 1
orders red
    attack r6k with army from r6a
    attack r3k with army from r3a
expect
    told all: seat-out blue
    then told all: seat-out green
    not over
    rank yellow: 500
    rank red: 500
    rank green: 2
    rank blue: 1

case who fell in an earlier round stands behind those who fell later [over 7]
given season 5
    r3a: yellow 3 dwarf
    r3a holder: yellow
    r6a: red 3 orc
    r6a holder: red
    dice battle r6k 1 6 red 3: 1
orders red
    attack r6k with army from r6a
expect
    out blue
    rank blue: 1
next season
given
    dice battle r3k 1 6 yellow 3: 1
orders yellow
    attack r3k with army from r3a
expect
    out green
    rank green: 2
    rank blue: 1
    not over

case the match ends in the midst of a round with the last but one [over 1]
given season 5
    r3a: red 3 orc
    r3a holder: red
    r6a: red 3 orc
    r6a holder: red
    r1a: red 3 orc
    r1a holder: red
    r1k: yellow thrain
    dice battle r6k 1 6 red 3: 1
    dice battle r3k 1 6 red 3: 1
    dice battle r1k 1 6 red 3: 1
orders red
    attack r3k with army from r3a
    attack r1k with army from r1a
    attack r6k with army from r6a
    transfer 1 orc from r4k to r4a
expect
    told all: seat-out green
    then told all: seat-out yellow
    then told all: seat-out blue
    then told all: last-left red
    over
    not reached red 4
    rank red: 1000 4
    rank blue: 3
    rank yellow: 2
    rank green: 1

case who reaches three kingdoms besides his own by the last blow wins by either way [over 1, over 2]
given season 5
    r3a: red 3 orc
    r3a holder: red
    r6a: red 3 orc
    r6a holder: red
    r2k: red orc
    r2k holder: red
    dice battle r6k 1 6 red 3: 1
    dice battle r3k 1 6 red 3: 1
orders red
    attack r3k with army from r3a
    attack r6k with army from r6a
expect
    told all: kingdoms-reached red 3
    over
    rank red: 1000
    rank yellow: 500
    rank blue: 2
    rank green: 1

case a seat that fell is told what is open to all, and its later letters are refused [king 14]
given season 5
    r6a: red 3 orc
    r6a holder: red
    dice battle r6k 1 6 red 3: 1
orders red
    attack r6k with army from r6a
expect
    out blue
next season
orders blue
    buy barbarian r6k
expect
    told blue: turn-begins red 6
    not reached blue 1
    told nobody: turn-begins blue

# Three seats: Green looks on.
game dragonlords seats 3
    red civilization: orcs
    blue civilization: barbarians
    green civilization: elves
    order 0: red
    order 1: blue
    order 2: green
    red first-kingdom: r4k
    blue first-kingdom: r6k
    green first-kingdom: r3k
    hidden-shards: 9
    r4k: red gorbag, red 5 orc
    r4k holder: red
    r4k wall: 3
    r6k: blue hrolf
    r6k holder: blue
    r6a: red 3 orc
    r6a holder: red
    r3k: green aelin, green 5 elf
    r3k holder: green
    r3k wall: 3

case that a seat is out is said behind all that led to it [king 7]
given season 2
    dice battle r6k 1 6 red 3: 1
orders red
    attack r6k with army from r6a
expect
    printed red: 'King Hrolf of Blue fell at Skarnhall (r6k). You took Skarnhall (r6k) from Blue. Blue is out of the match.'
    printed blue: 'You are out of the match. '
