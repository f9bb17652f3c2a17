# SPDX-License-Identifier: MIT
# The answer "auto" to the question which tactic is played: the cheapest that is enough, or none. And policies that
# answer for themselves, by what they test.

# Red's ship of firepower 3 and resistance 3 faces Blue's, which is just like it. Blue has the first turn.
game tradeworlds seats 2
    first: blue
    red faction: acolytes
    blue faction: destined
    red homeworld: 18
    blue homeworld: 18
    red unlocked: 4
    blue unlocked: 4
    red deck: 5 recruits
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue-1: corsair, ion-mortar, regulars
    blue-1 since: 2

# ---- auto for an attacker ----

case auto plays nothing while the attacker destroys his target anyway [tactic 14]
given
    red hand: evasive-drift, hull-patch, overcharge, second-plot, signal-jam
    dice attack red blue-1: 5
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
    when tactic: auto
expect
    told nobody: tactic-played
    told only red: auto-passed red [tactic 14]
    blue-1: empty
    red hand: evasive-drift, hull-patch, overcharge, second-plot, signal-jam

case auto plays the cheapest card that alone destroys the target: on a tie Evasive Drift [tactic 14]
given
    red hand: discrete-hardware, gunnery-drill, evasive-drift, second-plot
    dice attack red blue-1: 4
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
    when tactic: auto
expect
    told all: tactic-played red evasive-drift
    told all 1 times: tactic-played
    blue-1: empty

case auto passes over a card that is not enough: one point behind it plays Gunnery Drill [tactic 14]
given
    red hand: discrete-hardware, gunnery-drill, evasive-drift, second-plot
    dice attack red blue-1: 4
    dice defence blue blue-1: 5
orders red
    attack blue-1 with red-1
    when tactic: auto
expect
    told all: tactic-played red gunnery-drill
    told all 1 times: tactic-played
    blue-1: empty

case two points behind auto plays Discrete Hardware [tactic 14]
given
    red hand: discrete-hardware, gunnery-drill, evasive-drift, second-plot
    dice attack red blue-1: 3
    dice defence blue blue-1: 5
orders red
    attack blue-1 with red-1
    when tactic: auto
expect
    told all: tactic-played red discrete-hardware
    told all 1 times: tactic-played
    blue-1: empty

case auto counts one card alone: two that would be enough only together are not played [tactic 14]
given
    red hand: gunnery-drill, evasive-drift
    dice attack red blue-1: 3
    dice defence blue blue-1: 5
orders red
    attack blue-1 with red-1
    when tactic: auto
expect
    told nobody: tactic-played
    told all: dodged blue red
    red hand has 1 gunnery-drill, 1 evasive-drift

case ahead, but too weak for a ship that was patched, auto plays the cheapest firepower that is enough [tactic 14]
given
    red hand: plasma-surge, overcharge, evasive-drift, signal-jam
    blue hand: hull-patch
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1
    when tactic: auto
orders blue
    when tactic: hull-patch
expect
    told all: tactic-played blue hull-patch
    then told all: tactic-played red overcharge
    told all 2 times: tactic-played
    blue-1: empty

case where Overcharge is too little auto plays Plasma Surge [tactic 14]
given
    red hand: plasma-surge, overcharge, evasive-drift
    blue hand: braced-bulkheads
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1
    when tactic: auto
orders blue
    when tactic: braced-bulkheads
expect
    told all: tactic-played red plasma-surge
    told all 2 times: tactic-played
    blue-1: empty

case on a tie that no card turns into a win, auto plays the cheapest card that saves the attacker's ship [tactic 14]
given
    red hand: braced-bulkheads, hull-patch, second-plot
    dice attack red blue-1: 4 4
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
    when tactic: auto
expect
    told all: tactic-played red hull-patch
    told nobody: destroyed

case on a tie auto plays Braced Bulkheads where a Hull Patch is too little [tactic 14]
given
    red hand: braced-bulkheads, hull-patch
    blue-1: corsair, dual-turbo-cannons, regulars
    dice attack red blue-1: 4
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
    when tactic: auto
expect
    told all: tactic-played red braced-bulkheads
    told all 1 times: tactic-played
    told nobody: destroyed

case auto gives the resistance to the ship of the group that is in danger [tactic 14, tactic 5]
given
    red-2: corsair, rail-lance, veterans
    red-2 since: 3
    red hand: hull-patch
    dice attack red blue-1: 4
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-2 red-1
    when tactic: auto
expect
    told all: tactic-played red hull-patch
    told nobody: destroyed

case where two attackers are in danger auto saves its Hull Patch, which would save but one [tactic 14]
given
    red-2: corsair, rail-lance, regulars
    red-2 since: 3
    red hand: hull-patch
    dice attack red blue-1: 4
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1 red-2
    when tactic: auto
expect
    told nobody: tactic-played
    told all 1 times: destroyed red

case where no card is enough auto rolls the own die again before the opponent's [tactic 14]
given
    red hand: signal-jam, second-plot, evasive-drift
    dice attack red blue-1: 1, 6
    dice defence blue blue-1: 5
orders red
    attack blue-1 with red-1
    when tactic: auto
expect
    told all: tactic-played red second-plot
    told all 1 times: tactic-played
    blue-1: empty

case after a new die of no use auto plays what the present result asks for [tactic 14, tactic 2]
given
    red hand: signal-jam, second-plot, evasive-drift
    dice attack red blue-1: 1, 5
    dice defence blue blue-1: 5
orders red
    attack blue-1 with red-1
    when tactic: auto
expect
    told all: tactic-played red second-plot
    then told all: tactic-played red evasive-drift
    told all 2 times: tactic-played
    blue-1: empty

case without Second Plot auto plays Signal Jam [tactic 14]
given
    red hand: signal-jam, evasive-drift
    dice attack red blue-1: 1
    dice defence blue blue-1: 6, 1
orders red
    attack blue-1 with red-1
    when tactic: auto
expect
    told all: tactic-played red signal-jam
    then told all: tactic-played red evasive-drift
    blue-1: empty

case auto rolls no die again when firepower does not do [tactic 14]
given
    red-1: convoy, rail-lance, regulars
    red hand: overcharge, second-plot, signal-jam
    blue hand: counter-signal
    dice attack red blue-1: 2
    dice defence blue blue-1: 5
orders red
    attack blue-1 with red-1 using overcharge
    when tactic: auto
orders blue
    when counter: yes
expect
    told all: tactic-cancelled blue red overcharge
    told all 1 times: tactic-played red
    told nobody: rolled-again
    red hand has 1 second-plot, 1 signal-jam

case auto rolls no die again when the attacker is ahead [tactic 14]
given
    red hand: second-plot, signal-jam
    blue hand: hull-patch
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1
    when tactic: auto
orders blue
    when tactic: hull-patch
expect
    told all: not-enough red blue 3 4
    told nobody: rolled-again

case auto may stand behind a card that is played in any case [tactic 14]
given
    red hand: evasive-drift, gunnery-drill, discrete-hardware
    dice attack red blue-1: 2
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
    when tactic: evasive-drift, auto
expect
    told all: tactic-played red evasive-drift
    then told all: tactic-played red gunnery-drill
    told all 2 times: tactic-played
    blue-1: empty

# ---- auto for a defender ----

case auto plays nothing for a defender who dodges [tactic 14]
given
    blue hand: evasive-drift, hull-patch, overcharge, signal-jam
    dice attack red blue-1: 3
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
orders blue
    when tactic: auto
expect
    told nobody: tactic-played
    told all: dodged blue red

case auto plays nothing for a defender who destroys the attacker on a tie [tactic 14]
given
    blue hand: evasive-drift, hull-patch, overcharge, signal-jam
    dice attack red blue-1: 4
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
orders blue
    when tactic: auto
expect
    told nobody: tactic-played
    red-1: empty

case one point behind auto plays the cheapest card that saves the ship, of equal ones Evasive Drift before Hull Patch [tactic 14]
given
    blue hand: hull-patch, chaff-screen, evasive-drift, second-plot
    dice attack red blue-1: 5
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
orders blue
    when tactic: auto
expect
    told all: tactic-played blue evasive-drift
    told all 1 times: tactic-played
    told all: destroyed red red-1 blue

case two points behind auto plays a Hull Patch rather than a Chaff Screen, which costs more [tactic 14]
given
    blue hand: chaff-screen, hull-patch, evasive-drift
    dice attack red blue-1: 5
    dice defence blue blue-1: 3
orders red
    attack blue-1 with red-1
orders blue
    when tactic: auto
expect
    told all: tactic-played blue hull-patch
    told all 1 times: tactic-played
    told all: not-enough red blue 3 4

case where a Hull Patch is too little auto plays a Chaff Screen [tactic 14]
given
    red-1: corsair, dual-turbo-cannons, regulars
    blue hand: chaff-screen, hull-patch, evasive-drift, braced-bulkheads
    dice attack red blue-1: 5
    dice defence blue blue-1: 3
orders red
    attack blue-1 with red-1
orders blue
    when tactic: auto
expect
    told all: tactic-played blue chaff-screen
    told all 1 times: tactic-played
    blue-1: corsair, ion-mortar, regulars

case far behind auto plays Braced Bulkheads where a Hull Patch is too little [tactic 14]
given
    red-1: corsair, dual-turbo-cannons, regulars
    blue hand: chaff-screen, hull-patch, evasive-drift, braced-bulkheads
    dice attack red blue-1: 6
    dice defence blue blue-1: 1
orders red
    attack blue-1 with red-1
orders blue
    when tactic: auto
expect
    told all: tactic-played blue braced-bulkheads
    told all 1 times: tactic-played
    told all: not-enough red blue 4 5

case where no card saves the ship auto rolls the own die again, then the attacker's [tactic 14, tactic 2]
given
    red-1: leviathan, nova-projector, regulars
    red hand: evasive-drift
    blue hand: signal-jam, second-plot, hull-patch
    dice attack red blue-1: 6, 1
    dice defence blue blue-1: 1, 2
orders red
    attack blue-1 with red-1
orders blue
    when tactic: auto
expect
    told all: tactic-played blue second-plot
    then told all: tactic-played blue signal-jam
    told all 2 times: tactic-played
    told all: dodged blue red

case on a tie that reaches nobody auto plays the cheapest firepower that does [tactic 14]
given
    blue hand: plasma-surge, overcharge
    blue-1: convoy, rail-lance, regulars
    dice attack red blue-1: 4
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
orders blue
    when tactic: auto
expect
    told all: tactic-played blue overcharge
    told all 1 times: tactic-played
    told all: destroyed red red-1 blue

case on a tie two points short auto plays Plasma Surge [tactic 14]
given
    blue hand: plasma-surge, overcharge
    blue-1: convoy, pulse-battery, regulars
    dice attack red blue-1: 4
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
orders blue
    when tactic: auto
expect
    told all: tactic-played blue plasma-surge
    told all 1 times: tactic-played
    red-1: empty

case on a tie that no single card makes deadly auto plays nothing [tactic 14]
given
    red-1: warden, ion-mortar, vanguard
    blue hand: plasma-surge, overcharge
    blue-1: convoy, rail-lance, regulars
    dice attack red blue-1: 4
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
orders blue
    when tactic: auto
expect
    told nobody: tactic-played
    told all: nobody-hit blue 2

case saved by one auto card to a tie, the next round looks at the tie [tactic 14, tactic 2]
given
    blue hand: evasive-drift, overcharge
    blue-1: convoy, rail-lance, regulars
    red hand: second-plot
    dice attack red blue-1: 5
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
orders blue
    when tactic: auto
expect
    told all: tactic-played blue evasive-drift
    then told all: tactic-played blue overcharge
    told all: destroyed red red-1 blue

case auto on both sides: each answers the other's card with the cheapest that is enough [tactic 14, tactic 2]
given
    red hand: evasive-drift, gunnery-drill, discrete-hardware
    blue hand: evasive-drift, chaff-screen
    dice attack red blue-1: 4
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
    when tactic: auto
orders blue
    when tactic: auto
expect
    told all: tactic-played red evasive-drift           # 5 to 4
    then told all: tactic-played blue evasive-drift     # 5 to 5, and red-1 in danger
    then told all: tactic-played red gunnery-drill      # 7 to 5
    then told all: tactic-played blue chaff-screen      # 7 to 7
    told all: result red 7 blue 7 3 3
    red-1: empty

case auto plays no firepower at a Homeworld, where there is no result to change [tactic 14, tactic 13]
given
    blue-1: empty
    red hand: overcharge, plasma-surge
orders red
    hit blue with red-1
    when tactic: auto
expect
    told nobody: tactic-played
    blue homeworld: 15

# ---- policies that test ----

case a policy may test the margin, which each side sees as its own total less the other's [tactic 1]
given
    red hand: evasive-drift, gunnery-drill
    blue hand: hull-patch, chaff-screen
    dice attack red blue-1: 5
    dice defence blue blue-1: 3
orders red
    attack blue-1 with red-1
    when tactic if margin = -2: gunnery-drill
    when tactic if margin = 2: evasive-drift
orders blue
    when tactic if margin > 0: hull-patch
    when tactic if margin = -3: chaff-screen
expect
    not used red 2
    used red 3 1 times
    not used blue 1
    used blue 2 1 times
    told all: result red 6 blue 5 3 3

case a policy may test firepower and resistance of both sides, as they are with the tactics played so far [tactic 1]
given
    red-1: convoy, rail-lance, regulars
    blue-1: warden, ion-mortar, deckhands
    red hand: overcharge, gunnery-drill, evasive-drift
    blue hand: hull-patch, chaff-screen
    dice attack red blue-1: 1
    dice defence blue blue-1: 6
orders red
    attack blue-1 with red-1
    when tactic if own-fp = 2 and own-r = 3 and their-fp = 3 and their-r = 2: evasive-drift
    when tactic if own-fp = 2 and their-r = 3: overcharge
orders blue
    when tactic if own-fp = 3 and own-r = 2 and their-fp = 2 and their-r = 3: hull-patch
    when tactic if own-r = 3 and their-fp = 3: chaff-screen
expect
    used red 2 1 times
    used blue 1 1 times
    used red 3 1 times
    used blue 2 1 times

case the firepower and resistance that a policy tests are the sums of a group [tactic 1]
given
    red-2: convoy, rail-lance, deckhands
    red-2 since: 3
    blue-2: convoy, pulse-battery, deckhands
    blue-2 since: 4
    red hand: evasive-drift
    blue hand: evasive-drift
    dice attack red blue-1: 1
    dice defence blue blue-1: 6
orders red
    attack blue-1 blue-2 with red-1 red-2
    when tactic if own-fp = 5 and own-r = 5 and their-fp = 4 and their-r = 5: evasive-drift
orders blue
    when tactic if own-fp = 4 and own-r = 5 and their-fp = 5 and their-r = 5: evasive-drift
expect
    used red 2
    used blue 1

case a card may be kept for defence, or for attack [tactic 1]
given
    red hand: evasive-drift
    blue hand: evasive-drift
    dice attack blue red-1: 1
    dice defence red red-1: 6
    dice attack red blue-1: 1
    dice defence blue blue-1: 6
orders red
    attack blue-1 with red-1
    when tactic if attacking: evasive-drift
orders blue
    attack red-1 with blue-1
    when tactic if defending: evasive-drift
expect
    told all: result blue 1 red 6 3 3
    then told all: result red 2 blue 7 3 3
    used red 2 1 times
    used blue 2 1 times

case auto may be for defence alone [tactic 14]
given
    red hand: evasive-drift
    blue hand: evasive-drift
    dice attack blue red-1: 4
    dice defence red red-1: 5
    dice attack red blue-1: 5
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
orders blue
    attack red-1 with blue-1
    when tactic if defending: auto
expect
    told all: result blue 4 red 5 3 3
    then told all: result red 5 blue 5 3 3
    used blue 2 1 times

case an attacker may keep a card for one of his ships [tactic 1]
given
    red-2: corsair, ion-mortar, regulars
    red-2 since: 3
    red hand: evasive-drift
    dice attack red blue-1: 1, 1
    dice defence blue blue-1: 6, 6
orders red
    attack blue-1 with red-1
    attack blue-1 with red-2
    when tactic if ship = red-2: evasive-drift
expect
    told all: result red 1 blue 6 3 3
    then told all: result red 2 blue 6 3 3

case a defender may keep a Veil Shield for one of his ships [tactic 10]
given
    red-2: corsair, ion-mortar, regulars
    red-2 since: 3
    blue-2: corsair, dual-turbo-cannons, regulars
    blue-2 since: 4
    blue hand: veil-shield
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1
    attack blue-2 with red-2
orders blue
    when veil if ship = blue-2: yes
expect
    blue-1: empty
    told all: veiled blue blue-2
    used blue 1 1 times

case a defender may keep a card for one opponent [tactic 1]
given seats 3
    green faction: covenant
    green homeworld: 18
    green unlocked: 1
    first: red
    green-1: corsair, ion-mortar, regulars
    green-1 since: 3
    blue hand: chaff-screen
    dice attack red blue-1: 1
    dice defence blue blue-1: 6, 6
    dice attack green blue-1: 1
orders red
    attack blue-1 with red-1
orders blue
    when tactic if opponent = green: chaff-screen
orders green
    attack blue-1 with green-1
expect
    told all: result red 1 blue 6 3 3
    then told all: result green 1 blue 8 3 3
    used blue 1 1 times

case the Orbital Barrage Screen may wait for a hit that is worth it [tactic 12]
given
    red-2: corsair, rail-lance, regulars
    red-2 since: 3
    blue-1: empty
    blue hand: barrage-screen
orders red
    hit blue with red-1
orders blue
    when screen if incoming >= 5: yes
expect
    not used blue 1
    blue homeworld: 15
next season
orders red
    hit blue with red-1 red-2
expect
    used blue @1
    blue homeworld: 15

case the Orbital Barrage Screen may wait until the Homeworld is in danger [tactic 12]
given
    blue-1: empty
    blue homeworld: 6
    blue hand: barrage-screen
orders red
    @ hit blue with red-1
orders blue
    when screen if homeworld <= 3: yes
expect
    not used blue 1
    blue homeworld: 3
next season
expect
    used blue @1
    blue homeworld: 3

case a Counter-Signal may wait for one card, and for one's own credits [tactic 11]
given
    red hand: evasive-drift, gunnery-drill
    blue hand: counter-signal
    blue credits: 4
    dice attack red blue-1: 1
    dice defence blue blue-1: 6
orders red
    attack blue-1 with red-1
    when tactic: evasive-drift, gunnery-drill
orders blue
    when counter if played = evasive-drift and credits > 4: yes
    when counter if played = gunnery-drill and credits = 4: yes
expect
    not used blue 1
    used blue 2 1 times
    told all: tactic-cancelled blue red gunnery-drill

case a Counter-Signal sees the margin as it was before the card it would cancel [tactic 11]
given
    red hand: evasive-drift, gunnery-drill
    blue hand: counter-signal
    dice attack red blue-1: 3
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
    when tactic: evasive-drift, gunnery-drill
orders blue
    when counter if margin <= 0: yes         # 1 at the first card, 0 at the second
expect
    told all: tactic-cancelled blue red gunnery-drill
    told all: result red 4 blue 4 3 3

case a card may wait for a season [tactic 1]
given
    red hand: evasive-drift
    dice attack red blue-1: 1
    dice defence blue blue-1: 6
orders red
    @ attack blue-1 with red-1
    when tactic if season = 2: evasive-drift
expect
    told all: result red 1 blue 6 3 3
next season
given
    dice attack red blue-1: 1
    dice defence blue blue-1: 6
expect
    told all: result red 2 blue 6 3 3

case of several policies the first that fits and can be met answers [tactic 1]
given
    blue hand: evasive-drift, chaff-screen
    dice attack red blue-1: 5
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
orders blue
    when tactic if margin >= 0: none
    when tactic: braced-bulkheads
    when tactic: chaff-screen
    when tactic: evasive-drift
expect
    used blue 1
    not used blue 2
    used blue 3 1 times
    not used blue 4
    told all: result red 5 blue 6 3 3

case the choice of the victim on a tie may hang on the opponent and on what is attacked [fight 3]
given
    red-1: corsair, nova-projector, deckhands
    red-2: corsair, pulse-battery, veterans
    red-2 since: 3
    blue-1: warden, dual-turbo-cannons, veterans
    dice attack red blue-1: 4
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1 red-2
orders blue
    when victim if opponent = red and ship = blue-1: resistance
    when victim: firepower
expect
    told all: destroyed red red-2 blue
    used blue 1
    not used blue 2
