# SPDX-License-Identifier: MIT
# Tactics: what each of the fifteen does in attack and in defence, when it is not to be had, how many are played and in
# which order, and what cancels them. What a policy names is played whenever it may be, needed or not.

# Red's ship of firepower 3 and resistance 3 faces Blue's, which is just like it. Blue has the first turn, so what he
# plays in Red's still lies in his discard pile at the end; Red fills his hand from a deck of recruits.
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

# ---- initiative ----

case Evasive Drift gives an attacker 1 initiative, and goes to his discard pile [tactic 4, tactic 1]
given
    red hand: evasive-drift
    dice attack red blue-1: 4
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
    when tactic: evasive-drift
expect
    used red 2 1 times
    told all: tactic-played red evasive-drift
    then told all: result red 5 blue 4 3 3
    then told all: destroyed blue blue-1 red
    red hand has 0 evasive-drift
    red discard: evasive-drift

case Evasive Drift gives a defender 1 initiative [tactic 4]
given
    blue hand: evasive-drift
    dice attack red blue-1: 5
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
orders blue
    when tactic: evasive-drift
expect
    told all: result red 5 blue 5 3 3
    told all: destroyed red red-1 blue
    blue discard: evasive-drift

case Chaff Screen gives a defender 2 initiative [tactic 4]
given
    blue hand: chaff-screen
    dice attack red blue-1: 5
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
orders blue
    when tactic: chaff-screen
expect
    told all: result red 5 blue 6 3 3
    told all: dodged blue red

case Chaff Screen is no use to an attacker [tactic 4, tactic 1]
given
    red hand: chaff-screen
    dice attack red blue-1: 4
    dice defence blue blue-1: 5
orders red
    attack blue-1 with red-1
    when tactic: chaff-screen
expect
    not used red 2
    told nobody: tactic-played
    red hand has 1 chaff-screen

case Gunnery Drill gives an attacker 2 initiative [tactic 4]
given
    red hand: gunnery-drill
    dice attack red blue-1: 3
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
    when tactic: gunnery-drill
expect
    told all: result red 5 blue 4 3 3
    blue-1: empty

case Discrete Hardware gives an attacker 3 initiative [tactic 4]
given
    red hand: discrete-hardware
    dice attack red blue-1: 2
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
    when tactic: discrete-hardware
expect
    told all: result red 5 blue 4 3 3
    blue-1: empty

case Gunnery Drill and Discrete Hardware are no use to a defender [tactic 4, tactic 1]
given
    blue hand: gunnery-drill, discrete-hardware
    dice attack red blue-1: 5
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
orders blue
    when tactic: gunnery-drill, discrete-hardware
expect
    not used blue 1
    told nobody: tactic-played
    blue-1: empty
    blue hand has 1 gunnery-drill, 1 discrete-hardware

# ---- resistance ----

case Hull Patch gives an attacker's ship 1 resistance against counter-fire [tactic 5]
given
    red hand: hull-patch
    dice attack red blue-1: 4
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
    when tactic: hull-patch
expect
    told all: tactic-played red hull-patch
    told all: nobody-hit blue 3
    red-1: corsair, ion-mortar, regulars

case Hull Patch gives a defender's ship 1 resistance [tactic 5]
given
    blue hand: hull-patch
    dice attack red blue-1: 6
    dice defence blue blue-1: 1
orders red
    attack blue-1 with red-1
orders blue
    when tactic: hull-patch
expect
    told all: not-enough red blue 3 4
    blue-1: corsair, ion-mortar, regulars

case Braced Bulkheads give an attacker's ship 2 resistance against counter-fire [tactic 5]
given
    red hand: braced-bulkheads
    blue-1: corsair, dual-turbo-cannons, regulars
    dice attack red blue-1: 4
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
    when tactic: braced-bulkheads
expect
    told all: nobody-hit blue 4
    red-1: corsair, ion-mortar, regulars

case Braced Bulkheads give a defender's ship 2 resistance [tactic 5]
given
    red-1: corsair, dual-turbo-cannons, regulars
    blue hand: braced-bulkheads
    dice attack red blue-1: 6
    dice defence blue blue-1: 1
orders red
    attack blue-1 with red-1
orders blue
    when tactic: braced-bulkheads
expect
    told all: not-enough red blue 4 5
    blue-1: corsair, ion-mortar, regulars

case resistance given to one ship of a group saves the whole group [tactic 5]
given
    red-1: leviathan, nova-projector, regulars
    blue-1: convoy, rail-lance, regulars
    blue-2: convoy, rail-lance, deckhands
    blue-2 since: 3
    blue hand: hull-patch
    dice attack red blue-1: 6
    dice defence blue blue-1: 1
orders red
    attack blue-1 blue-2 with red-1
orders blue
    when tactic: hull-patch
expect
    told all: not-enough red blue 5 6
    blue-1: convoy, rail-lance, regulars
    blue-2: convoy, rail-lance, deckhands

case resistance goes to the ship of the group that its owner names [tactic 5]
given
    red-2: corsair, rail-lance, veterans
    red-2 since: 3
    red hand: hull-patch
    dice attack red blue-1: 4
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-2 red-1
    when tactic: hull-patch at red-1
expect
    told all: tactic-played red hull-patch
    told all: nobody-hit blue 3
    red-1: corsair, ion-mortar, regulars
    red-2: corsair, rail-lance, veterans

# ---- firepower ----

case Overcharge gives an attacker's ship 1 firepower, which overcomes a Hull Patch [tactic 6]
given
    red hand: overcharge
    blue hand: hull-patch
    dice attack red blue-1: 6
    dice defence blue blue-1: 1
orders red
    attack blue-1 with red-1
    when tactic: overcharge
orders blue
    when tactic: hull-patch
expect
    told all: result red 6 blue 1 4 4
    blue-1: empty

case Overcharge gives a defender's ship 1 firepower in counter-fire [tactic 6]
given
    blue hand: overcharge
    blue-1: convoy, rail-lance, regulars
    dice attack red blue-1: 4
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
orders blue
    when tactic: overcharge
expect
    told all: counter-fire blue red 3
    red-1: empty

case Plasma Surge gives an attacker's ship 2 firepower, which overcomes Braced Bulkheads [tactic 6]
given
    red hand: plasma-surge
    blue hand: braced-bulkheads
    dice attack red blue-1: 6
    dice defence blue blue-1: 1
orders red
    attack blue-1 with red-1
    when tactic: plasma-surge
orders blue
    when tactic: braced-bulkheads
expect
    told all: result red 6 blue 1 5 5
    blue-1: empty

case Plasma Surge gives a defender's ship 2 firepower in counter-fire [tactic 6]
given
    blue hand: plasma-surge
    blue-1: convoy, pulse-battery, regulars
    dice attack red blue-1: 4
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
orders blue
    when tactic: plasma-surge
expect
    told all: counter-fire blue red 3
    red-1: empty

case firepower tactics named in the order are the attacker's two, played in their order without being asked for [tactic 6, tactic 3]
given
    red-1: convoy, pulse-battery, regulars
    blue-1: warden, rail-lance, veterans
    red hand: overcharge, plasma-surge, evasive-drift
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1 using plasma-surge overcharge
    when tactic: evasive-drift
expect
    done red 1
    told all: rolled red 5 0 5
    then told all: tactic-played red plasma-surge
    then told all: tactic-played red overcharge
    then told all: result red 5 blue 2 4 4
    not used red 2
    blue-1: empty
    red discard: overcharge, plasma-surge

case a named tactic leaves the attacker a second one of his choice [tactic 6, tactic 3]
given
    red-1: convoy, rail-lance, regulars
    red hand: overcharge, evasive-drift
    dice attack red blue-1: 4
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1 using overcharge
    when tactic: evasive-drift
expect
    told all: tactic-played red overcharge
    then told all: tactic-played red evasive-drift
    told all: result red 5 blue 4 3 3

case an order names only firepower tactics, and only such as are in the hand [tactic 6, letters 2]
given
    red hand: evasive-drift
orders red
    attack blue-1 with red-1 using evasive-drift
    attack blue-1 with red-1 using overcharge
expect
    refused red 1: no-firepower-tactic evasive-drift
    refused red 2: not-held overcharge
    red-1 attacked: 0
    red hand has 1 evasive-drift

# ---- dice ----

case Second Plot rolls the attacker's own die again [tactic 8]
given
    red hand: second-plot
    dice attack red blue-1: 2, 5
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
    when tactic: second-plot
expect
    told all: rolled-again red 5 2
    told all: result red 5 blue 4 3 3
    blue-1: empty

case Second Plot rolls the defender's own die again, and the new one stands, also when it is lower [tactic 8]
given
    blue hand: second-plot
    dice attack red blue-1: 4
    dice defence blue blue-1: 4, 1
orders red
    attack blue-1 with red-1
orders blue
    when tactic: second-plot
expect
    told all: rolled-again blue 1 4
    blue-1: empty

case Signal Jam makes the defender roll again [tactic 8]
given
    red hand: signal-jam
    dice attack red blue-1: 3
    dice defence blue blue-1: 5, 2
orders red
    attack blue-1 with red-1
    when tactic: signal-jam
expect
    told all: rolled-again blue 2 5
    blue-1: empty

case Signal Jam makes the attacker roll again [tactic 8]
given
    blue hand: signal-jam
    dice attack red blue-1: 6, 1
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1
orders blue
    when tactic: signal-jam
expect
    told all: rolled-again red 1 6
    told all: dodged blue red

case a die that is rolled again keeps the modifiers played before [tactic 8]
given
    red hand: discrete-hardware
    blue hand: signal-jam
    dice attack red blue-1: 4, 2
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
    when tactic: discrete-hardware
orders blue
    when tactic: signal-jam
expect
    told all: tactic-played red discrete-hardware
    then told all: rolled-again red 2 4
    then told all: result red 5 blue 4 3 3
    blue-1: empty

# ---- the own turn ----

case Ghost Manifest banks 4 credits in the own turn, beside a Role [tactic 9]
given
    red hand: ghost-manifest, deckhands
orders red
    play ghost-manifest
    treasurer deckhands
expect
    done red 1
    told all: tactic-banked red ghost-manifest 4
    red credits: 6
    red discard: ghost-manifest, deckhands

case Ghost Manifest brings no bonus of the Covenant [tactic 9, faction 6]
given
    red faction: covenant
    red hand: ghost-manifest
orders red
    play ghost-manifest
expect
    red credits: 4
    told nobody: few-bonus

case Ghost Manifest is not played in an engagement [tactic 9, tactic 1]
given
    red hand: ghost-manifest
    blue hand: ghost-manifest
    dice attack red blue-1: 3
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
    when tactic: ghost-manifest
orders blue
    when tactic: ghost-manifest
expect
    not used red 2
    not used blue 1
    red credits: 0
    blue credits: 0

case no other tactic is played by an order in the own turn [tactic 1]
given
    red hand: evasive-drift, plasma-surge, veil-shield, counter-signal, barrage-screen, salvage-crew
orders red
    play evasive-drift
    play plasma-surge
    play veil-shield
    play counter-signal
    play barrage-screen
    play salvage-crew
expect
    refused red 1: not-now evasive-drift engagement no
    refused red 2: not-now plasma-surge engagement yes
    refused red 3: not-now veil-shield before no
    refused red 4: not-now counter-signal tactic no
    refused red 5: not-now barrage-screen home no
    refused red 6: not-now salvage-crew death no
    red hand: evasive-drift, plasma-surge, veil-shield, counter-signal, barrage-screen, salvage-crew

# ---- Veil Shield ----

case Veil Shield cancels an attack on one ship before the dice, and the attacker has attacked [tactic 10]
given
    blue hand: veil-shield
orders red
    attack blue-1 with red-1
    attack blue-1 with red-1
orders blue
    when veil: yes
expect
    told all: veiled blue blue-1
    told nobody: rolled
    refused red 2: attacked-already red-1
    blue-1: corsair, ion-mortar, regulars
    blue discard: veil-shield

case Veil Shield serves against a group of attackers as well, if it attacks one ship [tactic 10]
given
    red-2: corsair, ion-mortar, regulars
    red-2 since: 3
    blue hand: veil-shield
orders red
    attack blue-1 with red-1 red-2
    attack blue-1 with red-1
    attack blue-1 with red-2
orders blue
    when veil: yes
expect
    told all: veiled blue blue-1
    refused red 2: attacked-already red-1
    refused red 3: attacked-already red-2

case Veil Shield is not to be had when two ships are attacked together [tactic 10]
given
    red-1: leviathan, nova-projector, regulars
    blue-1: convoy, rail-lance, deckhands
    blue-2: convoy, rail-lance, deckhands
    blue-2 since: 3
    blue hand: veil-shield
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    attack blue-1 blue-2 with red-1
orders blue
    when veil: yes
expect
    not used blue 1
    blue hand has 1 veil-shield
    blue-1: empty
    blue-2: empty

case a ship behind a Veil Shield counts as engaged, so the surplus ship hits the Homeworld [tactic 10, attack 5]
given
    red-2: convoy, rail-lance, regulars
    red-2 since: 3
    blue hand: veil-shield
orders red
    attack blue-1 with red-1
    hit blue with red-2
orders blue
    when veil: yes
expect
    done red 2
    blue homeworld: 16

case a Veil Shield cancels one attack, not the next on the same ship [tactic 10]
given
    red-2: corsair, ion-mortar, regulars
    red-2 since: 3
    blue hand: veil-shield
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1
    attack blue-1 with red-2
orders blue
    when veil: yes
expect
    told all 1 times: veiled
    blue-1: empty

case a firepower tactic named in an attack that was veiled stays in the hand [tactic 10, fight 6]
given
    red-1: convoy, rail-lance, regulars
    red hand: overcharge
    blue hand: veil-shield
orders red
    attack blue-1 with red-1 using overcharge
orders blue
    when veil: yes
expect
    told all: veiled blue blue-1
    told nobody: tactic-played red
    red hand has 1 overcharge

case Veil Shield and Orbital Barrage Screen are no use to an attacker [tactic 10, tactic 12]
given
    red-2: corsair, ion-mortar, regulars
    red-2 since: 3
    red hand: veil-shield, barrage-screen
    dice attack red blue-1: 2
    dice defence blue blue-1: 5
orders red
    attack blue-1 with red-1
    hit blue with red-2
    when veil: yes
    when screen: yes
expect
    not used red 3
    not used red 4
    blue homeworld: 15

# ---- how many, and in which order ----

case attacker, defender, attacker, defender: each side plays two tactics and no third [tactic 2, tactic 3]
given
    red hand: evasive-drift, gunnery-drill, discrete-hardware
    blue hand: evasive-drift, chaff-screen, hull-patch
    dice attack red blue-1: 1
    dice defence blue blue-1: 1
orders red
    attack blue-1 with red-1
    when tactic: evasive-drift, gunnery-drill, discrete-hardware
orders blue
    when tactic: evasive-drift, chaff-screen, hull-patch
expect
    told all: tactic-played red evasive-drift
    then told all: tactic-played blue evasive-drift
    then told all: tactic-played red gunnery-drill
    then told all: tactic-played blue chaff-screen
    then told all: result red 4 blue 4 3 3
    told all 4 times: tactic-played
    red hand has 1 discrete-hardware
    blue hand has 1 hull-patch

case who passes in the first round may play in the second, if the other side played [tactic 2]
given
    red hand: evasive-drift, gunnery-drill
    blue hand: chaff-screen
    dice attack red blue-1: 5
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
    when tactic if margin <= 0: gunnery-drill
orders blue
    when tactic: chaff-screen
expect
    told all: tactic-played blue chaff-screen
    then told all: tactic-played red gunnery-drill
    told all 2 times: tactic-played
    told all: result red 7 blue 6 3 3
    blue-1: empty

case when both pass in the first round there is no second [tactic 2]
given
    red hand: evasive-drift
    blue hand: evasive-drift
    dice attack red blue-1: 4
    dice defence blue blue-1: 5
orders red
    attack blue-1 with red-1
    when tactic if nth >= 2: evasive-drift
orders blue
    when tactic if nth >= 2: evasive-drift
expect
    told nobody: tactic-played
    told all: dodged blue red

case tactics may be played after each engagement of a turn anew, but a card only once [tactic 3, fight 6]
given
    red-2: corsair, ion-mortar, regulars
    red-2 since: 3
    red hand: evasive-drift, gunnery-drill, discrete-hardware
    blue-1: warden, rail-lance, regulars
    dice attack red blue-1: 1, 4
    dice defence blue blue-1: 5, 6
orders red
    attack blue-1 with red-1
    attack blue-1 with red-2
    when tactic: evasive-drift, gunnery-drill, discrete-hardware
expect
    told all: result red 4 blue 5 3 3           # 1 + 1 + 2
    then told all: tactic-played red discrete-hardware
    then told all: result red 7 blue 6 3 3      # 4 + 3, the others have lapsed
    told all 3 times: tactic-played

case Veil Shield, Counter-Signal and Salvage Crew do not count among the two [tactic 3]
given
    red-2: corsair, ion-mortar, regulars
    red-2 since: 3
    red hand: gunnery-drill, discrete-hardware
    blue hand: counter-signal, salvage-crew, evasive-drift, chaff-screen
    dice attack red blue-1: 6
    dice defence blue blue-1: 1
orders red
    attack blue-1 with red-1
    when tactic: gunnery-drill, discrete-hardware
orders blue
    when tactic: evasive-drift, chaff-screen
    when counter if played = gunnery-drill: yes
    when salvage: starship
expect
    told all: tactic-cancelled blue red gunnery-drill
    told all: tactic-played blue evasive-drift
    told all: tactic-played blue chaff-screen
    told all: result red 9 blue 4 3 3
    told all: salvaged blue corsair

case a seat that takes no part plays no tactic [tactic 1]
given seats 3
    green faction: covenant
    green homeworld: 18
    red hand: gunnery-drill
    green hand: evasive-drift, signal-jam, counter-signal
    dice attack red blue-1: 3
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
    when tactic: gunnery-drill
orders green
    when tactic: evasive-drift, signal-jam
    when counter: yes
expect
    not used green 1
    not used green 2
    blue-1: empty
    green hand: evasive-drift, signal-jam, counter-signal

# ---- Counter-Signal ----

case Counter-Signal cancels initiative, and both cards are discarded [tactic 11]
given
    red hand: evasive-drift
    blue hand: counter-signal
    dice attack red blue-1: 4
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
    when tactic: evasive-drift
orders blue
    when counter: yes
expect
    told all: tactic-played red evasive-drift
    then told all: tactic-cancelled blue red evasive-drift
    then told all: result red 4 blue 4 3 3
    red-1: empty
    red discard has 1 evasive-drift
    blue discard: counter-signal

case an attacker's Counter-Signal cancels the defender's initiative [tactic 11]
given
    red hand: counter-signal
    blue hand: chaff-screen
    dice attack red blue-1: 5
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
    when counter: yes
orders blue
    when tactic: chaff-screen
expect
    told all: tactic-cancelled red blue chaff-screen
    blue-1: empty
    blue discard has 1 chaff-screen

case Counter-Signal cancels resistance [tactic 11]
given
    red hand: counter-signal
    blue hand: braced-bulkheads
    dice attack red blue-1: 5
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
    when counter: yes
orders blue
    when tactic: braced-bulkheads
expect
    told all: tactic-cancelled red blue braced-bulkheads
    blue-1: empty

case Counter-Signal on a named firepower tactic leaves the attack too weak to destroy [tactic 11, fight 4]
given
    red-1: convoy, rail-lance, regulars
    red hand: overcharge
    blue hand: counter-signal
    dice attack red blue-1: 6
    dice defence blue blue-1: 1
orders red
    attack blue-1 with red-1 using overcharge
orders blue
    when counter: yes
expect
    done red 1
    told all: tactic-cancelled blue red overcharge
    told all: not-enough red blue 2 3
    blue-1: corsair, ion-mortar, regulars

case Counter-Signal on Second Plot or Signal Jam leaves the die as it is [tactic 11]
given
    red hand: second-plot, counter-signal
    blue hand: signal-jam, counter-signal
    dice attack red blue-1: 3
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
    when tactic: second-plot
    when counter if played = signal-jam: yes
orders blue
    when tactic: signal-jam
    when counter if played = second-plot: yes
expect
    told all: tactic-cancelled blue red second-plot
    then told all: tactic-cancelled red blue signal-jam
    told nobody: rolled-again
    told all: result red 3 blue 4 3 3

case Counter-Signal on a Veil Shield lets the attack go on [tactic 11, tactic 10]
given
    red hand: counter-signal
    blue hand: veil-shield
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1
    when counter if played = veil-shield: yes
orders blue
    when veil: yes
expect
    told all: tactic-cancelled red blue veil-shield
    told nobody: veiled
    blue-1: empty
    blue discard has 1 veil-shield

case Counter-Signal on Salvage Crew leaves all cards of the dead ship in the discard pile [tactic 11, tactic 7]
given
    blue faction: brethren
    red hand: counter-signal
    blue hand: salvage-crew
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1
    when counter: yes
orders blue
    when salvage: starship
expect
    told all: tactic-cancelled red blue salvage-crew
    told nobody: salvaged
    blue discard: corsair, ion-mortar, regulars, salvage-crew
    blue hand: empty

case Counter-Signal on a Counter-Signal lets the first tactic stand [tactic 11]
given
    red hand: gunnery-drill, counter-signal
    blue hand: counter-signal
    dice attack red blue-1: 3
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
    when tactic: gunnery-drill
    when counter if played = counter-signal: yes
orders blue
    when counter: yes
expect
    told all: tactic-cancelled red blue counter-signal
    told all: result red 5 blue 4 3 3
    blue-1: empty
    red discard has 1 gunnery-drill, 1 counter-signal
    blue discard has 1 counter-signal

case a Counter-Signal protects a Veil Shield from a Counter-Signal [tactic 11, tactic 10]
given
    red hand: counter-signal
    blue hand: veil-shield, counter-signal
orders red
    attack blue-1 with red-1
    when counter if played = veil-shield: yes
orders blue
    when veil: yes
    when counter: yes
expect
    told all: tactic-cancelled blue red counter-signal
    told all: veiled blue blue-1
    told nobody: rolled
    blue discard: veil-shield, counter-signal

case a cancelled tactic counts as played, so there is one more and no third [tactic 11, tactic 3]
given
    red hand: evasive-drift, gunnery-drill, discrete-hardware
    blue hand: counter-signal
    dice attack red blue-1: 1
    dice defence blue blue-1: 6
orders red
    attack blue-1 with red-1
    when tactic: gunnery-drill, discrete-hardware, evasive-drift
orders blue
    when counter if played = gunnery-drill: yes
expect
    told all: tactic-cancelled blue red gunnery-drill
    told all: tactic-played red discrete-hardware
    told all: result red 4 blue 6 3 3
    red hand has 1 evasive-drift

case nobody cancels a Ghost Manifest [tactic 11]
given
    red hand: ghost-manifest
    blue hand: counter-signal
orders red
    play ghost-manifest
orders blue
    when counter: yes
expect
    not used blue 1
    red credits: 4
    blue hand: counter-signal

case nobody cancels his own tactic [tactic 11]
given
    red hand: evasive-drift, counter-signal
    dice attack red blue-1: 4
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
    when tactic: evasive-drift
    when counter: yes
expect
    not used red 3
    told all: result red 5 blue 4 3 3

# ---- when a Homeworld is hit ----

case Overcharge and Plasma Surge add to the damage of a Homeworld [tactic 13, tactic 6, hit 1]
given
    blue-1: empty
    red hand: overcharge, plasma-surge
orders red
    hit blue with red-1
    when tactic: overcharge, plasma-surge
expect
    told all: tactic-played red overcharge
    told all: tactic-played red plasma-surge
    then told all: homeworld-hit blue red 6 12
    told nobody: rolled
    blue homeworld: 12

case no tactic for initiative, resistance or dice is played when a Homeworld is hit [tactic 13]
given
    blue-1: empty
    red hand: evasive-drift, gunnery-drill, discrete-hardware, second-plot, signal-jam
    blue hand: evasive-drift, hull-patch, braced-bulkheads, chaff-screen, signal-jam
orders red
    hit blue with red-1
    when tactic: evasive-drift, gunnery-drill, discrete-hardware, second-plot, signal-jam
orders blue
    when tactic: evasive-drift, hull-patch, braced-bulkheads, chaff-screen, signal-jam
    when veil: yes
expect
    not used red 2
    not used blue 1
    not used blue 2
    blue homeworld: 15

case a defender has no use of firepower when his Homeworld is hit [tactic 13]
given
    blue-1: empty
    blue hand: overcharge, plasma-surge
orders red
    hit blue with red-1
orders blue
    when tactic: overcharge, plasma-surge
expect
    not used blue 1
    blue homeworld: 15

case the Orbital Barrage Screen takes 5 points off the damage [tactic 12, tactic 13]
given
    red-2: leviathan, nova-projector, regulars
    red-2 since: 3
    blue-1: empty
    blue hand: barrage-screen
orders red
    hit blue with red-1 red-2
orders blue
    when screen: yes
expect
    told all: tactic-played blue barrage-screen
    told all: screen-held blue 5
    told all: homeworld-hit blue red 3 15
    blue homeworld: 15
    blue discard: barrage-screen

case the Orbital Barrage Screen takes no more than the damage there is [tactic 12]
given
    blue-1: empty
    blue homeworld: 10
    blue hand: barrage-screen
orders red
    hit blue with red-1
orders blue
    when screen: yes
expect
    told all: screen-held blue 3
    blue homeworld: 10

case the Orbital Barrage Screen is asked for, not played by itself [tactic 12]
given
    blue-1: empty
    blue homeworld: 3
    blue hand: barrage-screen
orders red
    hit blue with red-1
expect
    told nobody: tactic-played
    out blue

case the Orbital Barrage Screen does nothing in an engagement [tactic 12]
given
    blue hand: barrage-screen
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1
orders blue
    when screen: yes
expect
    not used blue 1
    blue-1: empty
    blue hand has 1 barrage-screen

case the Orbital Barrage Screen is also good against firepower that a tactic added [tactic 12, tactic 13]
given
    blue-1: empty
    red hand: plasma-surge
    blue hand: barrage-screen
orders red
    hit blue with red-1
    when tactic: plasma-surge
orders blue
    when screen: yes
expect
    told all: screen-held blue 5
    blue homeworld: 18

case Counter-Signal cancels an Orbital Barrage Screen [tactic 11, tactic 13]
given
    blue-1: empty
    red hand: counter-signal
    blue hand: barrage-screen
orders red
    hit blue with red-1
    when counter: yes
orders blue
    when screen: yes
expect
    told all: tactic-cancelled red blue barrage-screen
    told nobody: screen-held
    blue homeworld: 15

case Counter-Signal cancels firepower added against a Homeworld, and nothing else [tactic 11, tactic 13]
given
    blue-1: empty
    red hand: plasma-surge, overcharge
    blue hand: counter-signal
orders red
    hit blue with red-1
    when tactic: overcharge, plasma-surge
orders blue
    when counter if played = plasma-surge: yes
expect
    told all: tactic-cancelled blue red plasma-surge
    blue homeworld: 14

# ---- the screen against The Derelict ----

game tradeworlds seats 1 option level hard
    red faction: acolytes
    red homeworld: 18
    red hand: barrage-screen

case against two shots of one turn the Orbital Barrage Screen takes 5 points off both together [tactic 12, derelict 2]
given
    dice action: 8
    dice shot: 4, 3
orders red
    when screen: yes
expect
    used red 1 1 times
    told all 1 times: tactic-played red barrage-screen
    red homeworld: 16

case the Orbital Barrage Screen does not help against the Hyper Cannon [derelict 7, tactic 12]
given
    dice action: 10
    dice shot: 4
orders red
    when screen: yes
expect
    not used red 1
    red homeworld: 14
    red hand has 1 barrage-screen
