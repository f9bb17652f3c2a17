# SPDX-License-Identifier: MIT
# Options: what is on and off by default, bids, cannons against ships. Scrolls, walls and blows show the others.

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
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3
    r3k: green aelin, green 5 elf
    r3k holder: green
    r3k wall: 3

# ---- defaults ----

case unless the match says otherwise the fog is on and towers see [option 1, option 3, option 4]
given season 2
    r4a: red 5 orc
    r4a holder: red
    r4b: blue barbarian
    r4b holder: blue
    r4b tower: 1
expect
    sees green band: r4a
    sees blue exactly: r4a

case unless the match says otherwise bids and pillage are off [option 1, option 5, option 8]
given season 2
    red gold: 9
    r4a: red orc, red wolf-rider
    r4a holder: red
    r4b: blue 2 barbarian
    r4b holder: blue
orders red
    bid 1
    pillage r4b from r4a with 1
expect
    refused red 1: no-bids [letters 4]
    refused red 2: pillage-off [option 8]
    red gold: 17
    told nobody: bids

case an option that is off is not asked for: a bid without it orders nothing [option 5, letters 4]
given season 2
    green gold: 5
orders green
    bid 5
expect
    refused green 1: no-bids
    told all: turn-begins red 2
    then told all: turn-begins blue 2
    then told all: turn-begins green 2

# ---- bids ----

case the highest bid is first, then the others by what they bid [option 5, round 1, letters 4]
given season 2 option bid yes
    red gold: 10
    blue gold: 10
    green gold: 10
orders red
    bid 2
orders blue
    bid 3
orders green
    bid 4
expect
    done red 1
    done blue 1
    done green 1
    told all: turn-begins green 2
    then told all: turn-begins blue 2
    then told all: turn-begins red 2

case all pay what they bid, who comes last as well [option 5]
given season 2 option bid yes
    red gold: 10
    blue gold: 10
    green gold: 10
orders red
    bid 2
orders blue
    bid 3
orders green
    bid 4
expect
    red gold: 15        # 10 - 2 + 7
    blue gold: 14
    green gold: 13

case equal bids go by the order of the match [option 5]
given season 2 option bid yes
    order 0: green
    order 1: red
    order 2: blue
    red gold: 10
    blue gold: 10
    green gold: 10
orders red
    bid 2
orders blue
    bid 3
orders green
    bid 2
expect
    told all: turn-begins blue 2
    then told all: turn-begins green 2
    then told all: turn-begins red 2

case whose turn comes next in a round with bids is said by the bids, at sea as well [option 5, naval 6]
given season 2 option bid yes
    red gold: 10
    blue gold: 10
    green gold: 10
    iw3: red maw
    red aboard: red 5 orc (ship maw)
    iw2: blue wolf, green heron
    blue aboard: blue 2 barbarian (ship wolf)
    green aboard: green 2 elf (ship heron)
orders red
    bid 5
    sail maw iw2
orders green
    bid 3
expect
    told all: turn-begins red 2
    then told all: ship-stops red maw iw2 green
    then told all: turn-begins green 2
    then told all: turn-begins blue 2

case no bid is a bid of 0, and a bid of 0 is no more than none [option 5]
given season 2 option bid yes
    red gold: 10
    blue gold: 10
    green gold: 10
orders blue
    bid 0
orders green
    bid 1
expect
    told all: turn-begins green 2
    then told all: turn-begins red 2
    then told all: turn-begins blue 2
    red gold: 17
    blue gold: 17
    green gold: 16

case where nobody bids it is the order of the match [option 5]
given season 2 option bid yes
    order 0: blue
    order 1: green
    order 2: red
expect
    told all: turn-begins blue 2
    then told all: turn-begins green 2
    then told all: turn-begins red 2

case a bid of the whole purse is taken, one more is refused [letters 4, option 5]
given season 2 option bid yes
    red gold: 6
    blue gold: 6
orders red
    bid 7
orders blue
    bid 6
expect
    refused red 1: too-dear 7 6
    done blue 1
    told all: turn-begins blue 2
    then told all: turn-begins red 2
    red gold: 13
    blue gold: 7

case a bid that is refused leaves the next line its chance [letters 4, round 4]
given season 2 option bid yes
    green gold: 6
orders green
    bid 7
      else bid 5
expect
    refused green 1: too-dear 7 6
    done green 2
    told all: turn-begins green 2
    green gold: 8

case the order of bids holds for this round only [option 5, start 9]
given season 2 option bid yes
    green gold: 6
orders green
    bid 3
expect
    told all: turn-begins green 2
    then told all: turn-begins red 2
    then told all: turn-begins blue 2
    order 0: red
    order 1: blue
    order 2: green
next season
expect
    told all: turn-begins red 3
    then told all: turn-begins blue 3
    then told all: turn-begins green 3
    green gold: 17      # 6 - 3 + 7 + 7

case what is bid cannot be spent in phase 1, and income does not help a bid [option 5, round 6]
given season 2 option bid yes
    red gold: 5
orders red
    bid 3
    buy orc r4k
expect
    done red 1
    refused red 2: no-gold 3 2
    red gold: 9

case bids are open to all together, once the round has begun [seen 11, option 5]
given season 2 option bid yes
    red gold: 10
    blue gold: 10
orders red
    bid 2
orders blue
    bid 3
expect
    told all: bids red 2 [option 5]
    told all: bids blue 3
    told all: bids blue 3
    then told all: turn-begins blue 2
    told all: bids red 2
    then told all: turn-begins blue 2
    sees green nothing: red gold

case a bid stands from round to round where its line stands [option 5]
given season 2 option bid yes
    green gold: 10
orders green
    @ bid 2
expect
    told all: turn-begins green 2
    then told all: turn-begins red 2
next season
expect
    told all: turn-begins green 3
    then told all: turn-begins red 3
    green gold: 20

case a seat bids once a round [option 5]
given season 2 option bid yes
    green gold: 10
orders green
    bid 2
    bid 3
expect
    done green 1
    told all 1 times: bids green
    told all: bids green 2
    green gold: 15

case a seat that is out does not bid [option 5, round 11]
given season 2 option bid yes
    r6k: blue hrolf
    r6k wall: 0
    r6a: red 3 orc
    r6a holder: red
    dice battle r6k 1 6 red 3: 1
orders red
    attack r6k with army from r6a
expect
    out blue
next season
given
    green gold: 5
orders green
    bid 1
expect
    told all: turn-begins green 3
    then told all: turn-begins red 3
    told nobody: bids blue
    told nobody: turn-begins blue

case in the first round bids are read as in any other [option 5, round 1]
given season 1 option bid yes
    green gold: 30
orders green
    bid 1
expect
    told all: turn-begins green 1
    then told all: turn-begins red 1

# ---- cannons against ships ----

game dragonlords seats 3 option civilization-2 dwarves
    red civilization: orcs
    blue civilization: dwarves
    green civilization: elves
    order 0: red
    order 1: blue
    order 2: green
    red first-kingdom: r4k
    blue first-kingdom: r1k
    green first-kingdom: r3k
    hidden-shards: 9
    r4k: red gorbag, red 5 orc
    r4k holder: red
    r1k: blue thrain, blue 5 dwarf
    r1k holder: blue
    r3k: green aelin, green 5 elf
    r3k holder: green
    r5c: blue 2 cannon
    r5c holder: blue
    iw3: red maw, red tusk
    red aboard: red 3 orc (ship maw), red 2 orc (ship tusk)

case with the option each cannon of the defender rolls a d12 before step 1, and a 1 sinks a ship with all aboard [option 6, option 1]
given season 2 option shore-cannon yes
    dice sinking r5c blue: 1 1
orders red
    attack r5c with army off maw army off tusk
expect
    told all: ship-sunk red tusk r5c [option 6]
    told all: ship-sunk red maw r5c
    rolled only red blue: sinking r5c blue
    iw3: empty
    red aboard: empty
    r5c: blue 2 cannon
    r5c holder: blue
    told nobody: round-begins

case a 2 sinks none [option 6]
given season 2 option shore-cannon yes
    dice sinking r5c blue: 2 12
    dice battle r5c 1 3 blue 8: 6 6
    dice battle r5c 1 6 red 3: 1 1
orders red
    attack r5c with army off maw army off tusk
expect
    told nobody: ship-sunk
    rolled red 2 times: sinking r5c blue
    r5c holder: red
    r5c has 3 red orc

case by default the ship with the fewest units is sunk [option 6, letters 55]
given season 2 option shore-cannon yes
    r5c: blue cannon
    dice sinking r5c blue: 1
    dice battle r5c 1 3 blue 8: 6
    dice battle r5c 1 6 red 3: 1
orders red
    attack r5c with army off maw army off tusk
expect
    told all: ship-sunk red tusk r5c
    told nobody: ship-sunk red maw
    r5c: red 2 orc
    r5c holder: red

case the attacker says which of his ships goes down [option 6, letters 55]
given season 2 option shore-cannon yes
    r5c: blue cannon
    dice sinking r5c blue: 1
    dice battle r5c 1 3 blue 8: 6
    dice battle r5c 1 6 red 3: 1
orders red
    attack r5c with army off maw army off tusk
    when sunk: maw
expect
    told all: ship-sunk red maw r5c
    told nobody: ship-sunk red tusk
    r5c: red orc

case cannons in that land alone roll, and no other unit does [option 6]
given season 2 option shore-cannon yes
    r5c: blue crossbow, blue catapult, blue dwarf
    r5d: blue 3 cannon
    r5d holder: blue
orders red
    attack r5c with army off maw army off tusk
expect
    told nobody: ship-sunk
    told nobody: rolled blue cannon
    rolled nobody: sinking

case units that come over land bring no ship to shoot at [option 6]
given season 2 option shore-cannon yes
    g5: red 5 orc
    g5 holder: red
orders red
    attack r5c with army from g5
expect
    rolled nobody: sinking
    told nobody: ship-sunk

case without the option cannons do not sink ships [option 6, option 1]
given season 2
    dice battle r5c 1 3 blue 8: 6 6
    dice battle r5c 1 6 red 3: 1 1
orders red
    attack r5c with army off maw army off tusk
expect
    rolled nobody: sinking
    told nobody: ship-sunk
    r5c holder: red

# ---- direct hits ----

case without the option a 1 of a catapult behind a wall is an ordinary hit [option 7, option 1]
given season 2
    r5c: blue catapult, blue dwarf
    r5c wall: 2
    g5: red 3 orc, red catapult
    g5 holder: red
    dice battle r5c 1 3 blue 6: 1
    dice wall-die r5c 1 red 4: 10
    dice battle r5c 1 6 red 3: 6
    dice battle r5c 1 7 blue 3: 6
orders red
    attack r5c with 2 orc catapult from g5
    when go-on: retreat
expect
    told nobody: catapult-hit
    told red blue: hits-taken red 1

case with the option it takes a catapult of the attacker, who then does not shoot with it [option 7, letters 51]
given season 2 option direct-hit yes
    r5c: blue catapult, blue dwarf
    r5c wall: 2
    g5: red 3 orc, red catapult
    g5 holder: red
    dice battle r5c 1 3 blue 6: 1
    dice battle r5c 1 6 red 3: 6 6
    dice battle r5c 1 7 blue 3: 6
orders red
    attack r5c with 2 orc catapult from g5
    when go-on: retreat
expect
    told only red blue: catapult-hit red catapult [option 7]
    told nobody: wall-rolled
    g5: red 3 orc

case without the sight of watchtowers a tower and a kingdom show no more than a band [option 4, seen 4]
given season 2 option tower-sight no
    r4a holder: red
    r4a tower: 1
    r4a: red orc
    r4b holder: blue
    r4b: blue 2 barbarian
    r4d holder: blue
    r4d: blue 3 barbarian
expect
    sees red exactly: r4a
    sees red band: r4b, r4d
