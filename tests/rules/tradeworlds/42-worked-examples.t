# SPDX-License-Identifier: MIT
# The four worked examples of combat in the rulebook, lines 356 to 425, step by step, and every remark made in them.
# Sarah is Red, Jonathan is Blue; her starships A and B are red-1 and red-2, his ships 1 and 2 are blue-1
# and blue-2.
# Ships of the examples, firepower / resistance:
#   1/2 convoy, pulse-battery, deckhands      2/2 convoy, rail-lance, deckhands       2/3 convoy, rail-lance, regulars
#   3/3 packet, ion-mortar, regulars          4/3 corsair, dual-turbo-cannons, regulars
# The rulebook does not say which factions they lead. Here neither is paid for a ship destroyed.

# ---- Combat example 1: two against two ----

game tradeworlds seats 2
    first: red
    red faction: acolytes
    blue faction: covenant
    red homeworld: 18
    blue homeworld: 18
    red unlocked: 2
    blue unlocked: 2
    red-1: packet, ion-mortar, regulars
    red-1 since: 3
    red-2: convoy, rail-lance, regulars
    red-2 since: 4
    blue-1: convoy, rail-lance, regulars
    blue-1 since: 1
    blue-2: convoy, pulse-battery, deckhands
    blue-2 since: 2

case example 1: A against ship 1 at three all is a counter-attack too weak to destroy A, and then B destroys ship 2 [fight 1, fight 3, attack 3]
given
    dice attack red blue-1: 3
    dice defence blue blue-1: 3
    dice attack red blue-2: 5
    dice defence blue blue-2: 2
orders red
    attack blue-1 with red-1
    attack blue-2 with red-2
expect
    done red 1
    done red 2
    told all: attack red blue 3 3
    then told all: nobody-hit blue 2
    then told all: attack red blue 2 2
    then told all: destroyed blue blue-2 red
    told all 1 times: destroyed
    blue-1: convoy, rail-lance, regulars        # Jonathan is left with ship 1, Sarah with A and B
    blue-2: empty
    red-1: packet, ion-mortar, regulars
    red-2: convoy, rail-lance, regulars
    blue homeworld: 18

case example 1: had she attacked both with both, ships 1 and 2 together would have destroyed A on the tie [fight 3, fight 2]
given
    dice attack red blue-1: 3
    dice defence blue blue-1: 3
orders red
    attack blue-1 blue-2 with red-1 red-2
expect
    told all: attack red blue 5 5
    then told all: counter-fire blue red 3
    then told all: destroyed red red-1 blue
    told all 1 times: destroyed
    red-1: empty
    red-2: convoy, rail-lance, regulars
    blue-1: convoy, rail-lance, regulars
    blue-2: convoy, pulse-battery, deckhands

case example 1: the turn is not over after the first attack, but A has attacked and B must do the second [attack 3, ship 6]
given
    dice attack red blue-1: 3
    dice defence blue blue-1: 3
    dice attack red blue-2: 5
    dice defence blue blue-2: 2
orders red
    attack blue-1 with red-1
    attack blue-2 with red-1
      else attack blue-2 with red-2
expect
    refused red 2: attacked-already red-1
    done red 3
    blue-2: empty

case example 1: B could not have been sent against ship 1 alone [attack 4]
orders red
    attack blue-1 with red-2
expect
    refused red 1: too-weak 2 3
    told nobody: rolled

# ---- Combat example 2: two against one ----

game tradeworlds seats 2
    first: red
    red faction: acolytes
    blue faction: covenant
    red homeworld: 18
    blue homeworld: 18
    red unlocked: 2
    blue unlocked: 2
    red-1: packet, ion-mortar, regulars
    red-1 since: 3
    red-2: convoy, rail-lance, regulars
    red-2 since: 4
    blue-1: convoy, rail-lance, regulars
    blue-1 since: 1

case example 2: A must be the ship that attacks ship 1, for B is too weak [attack 4]
given
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-2
      else attack blue-1 with red-1
expect
    refused red 1: too-weak 2 3
    done red 2
    blue-1: empty

case example 2: while A engages the only ship, B hits the Homeworld for 2 [attack 5, hit 1]
given
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1
    hit blue with red-2
expect
    told all: destroyed blue blue-1 red
    then told all: homeworld-hit blue red 2 16
    blue homeworld: 16

case example 2: the engaged ship is busy and does not protect the Homeworld, also when it lives [attack 5]
given
    dice attack red blue-1: 2
    dice defence blue blue-1: 5
orders red
    attack blue-1 with red-1
    hit blue with red-2
expect
    told all: dodged blue red
    blue-1: convoy, rail-lance, regulars
    blue homeworld: 16

case example 2: with a tactic for firepower B may attack ship 1, and then A hits the Homeworld for 3 [attack 4, tactic 6]
given
    red hand: overcharge
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-2 using overcharge
    hit blue with red-1
expect
    done red 1
    told all: tactic-played red overcharge
    blue-1: empty
    blue homeworld: 15

case example 2: the ship left alone cannot be passed by, neither by one nor by both [attack 5]
orders red
    hit blue with red-1
    hit blue with red-1 red-2
expect
    refused red 1: defenders-free blue 1 0 0
    refused red 2: defenders-free blue 1 0 0
    blue homeworld: 18

case examples 1 and 2 follow each other: the season after ship 2 fell, A attacks ship 1 again and B hits the Homeworld [fight 4, attack 5]
given
    blue-2: convoy, pulse-battery, deckhands
    blue-2 since: 2
    dice attack red blue-1: 3
    dice defence blue blue-1: 3
    dice attack red blue-2: 5
    dice defence blue blue-2: 2
orders red
    attack blue-1 with red-1
    attack blue-2 with red-2
expect
    blue-2: empty
next season
given
    dice attack red blue-1: 4
    dice defence blue blue-1: 1
orders red
    attack blue-1 with red-1
    hit blue with red-2
expect
    blue-1: empty
    blue homeworld: 16

# ---- Reinforcement example 1: Jonathan's cruiser ----

# Jonathan has the turn before Sarah's, and 14 credits: 10 to send the cruiser, 4 to use it.
game tradeworlds seats 2 option reinforcements yes
    first: blue
    red faction: acolytes
    blue faction: covenant
    red homeworld: 18
    blue homeworld: 18
    red unlocked: 2
    blue unlocked: 2
    blue credits: 14
    blue dock: cruiser
    red-1: packet, ion-mortar, regulars
    red-1 since: 3
    red-2: convoy, rail-lance, regulars
    red-2 since: 4
    blue-1: convoy, rail-lance, regulars
    blue-1 since: 1
    blue-2: convoy, rail-lance, deckhands
    blue-2 since: 2

case reinforcement example 1: A destroys ship 1, then the cruiser turns B's hit on ship 2 into a dodge [reinforce 1, reinforce 2, reinforce 5]
given
    dice attack red blue-1: 5
    dice defence blue blue-1: 3
    dice attack red blue-2: 4
    dice defence blue blue-2: 1, 5
orders blue
    send cruiser blue-2
    when cruiser: yes
orders red
    attack blue-1 with red-1
    attack blue-2 with red-2
expect
    told all: sent blue cruiser blue-2 10
    then told all: destroyed blue blue-1 red
    then told all: rolled blue 1 0 1
    then told all: fee-paid blue cruiser 4
    then told all: cruiser-rolled blue 5 1
    then told all: result red 4 blue 5 2 2
    then told all: dodged blue red
    blue-1: empty
    blue-2: convoy, rail-lance, deckhands, cruiser
    red-1: packet, ion-mortar, regulars
    red-2: convoy, rail-lance, regulars
    blue credits: 0

case reinforcement example 1: the cruiser is of no use in the attack on ship 1, in which its ship takes no part [reinforce 7]
given
    dice attack red blue-1: 5
    dice defence blue blue-1: 3
orders blue
    send cruiser blue-2
    when cruiser: yes
orders red
    attack blue-1 with red-1
expect
    not used blue 2
    told nobody: fee-paid
    blue credits: 4
    blue-1: empty

case reinforcement example 1: A and B may attack as one group, whose 5 firepower equals the 5 resistance [fight 2, attack 4]
given
    dice attack red blue-1: 5
    dice defence blue blue-1: 3
orders red
    attack blue-1 blue-2 with red-1 red-2
expect
    told all: attack red blue 5 5
    blue-1: empty
    blue-2: empty

case reinforcement example 1: against the group the cruiser would have saved both ships at once, so two attacks are the prudent way [reinforce 5, fight 2]
given
    dice attack red blue-1: 5
    dice defence blue blue-1: 3, 6
orders blue
    send cruiser blue-2
    when cruiser: yes
orders red
    attack blue-1 blue-2 with red-1 red-2
expect
    told all: cruiser-rolled blue 6 3
    told all: dodged blue red
    blue-1: convoy, rail-lance, regulars
    blue-2: convoy, rail-lance, deckhands, cruiser
    blue credits: 0

case reinforcement example 1: the new die stands, also when it does not help, and the cruiser dies with its ship [reinforce 5, reinforce 8]
given
    dice attack red blue-2: 4
    dice defence blue blue-2: 1, 1
orders blue
    send cruiser blue-2
    when cruiser: yes
orders red
    attack blue-2 with red-2
expect
    told all: cruiser-rolled blue 1 1
    then told all: destroyed blue blue-2 red
    told all: reinforcement-lost blue cruiser
    blue-2: empty
    blue credits: 0

case reinforcement example 1: without the 4 credits more the cruiser cannot be used [reinforce 2, credit 1]
given
    blue credits: 13
    dice attack red blue-2: 4
    dice defence blue blue-2: 1
orders blue
    send cruiser blue-2
    when cruiser: yes
orders red
    attack blue-2 with red-2
expect
    done blue 1
    told nobody: fee-paid
    blue-2: empty
    blue credits: 3

case reinforcement example 1: without 10 credits the cruiser is not sent [reinforce 1, credit 1]
given
    blue credits: 9
orders blue
    send cruiser blue-2
expect
    refused blue 1: cannot-pay 10 9
    blue-2: convoy, rail-lance, deckhands
    blue credits: 9

# ---- Reinforcement example 2: destroyers ----

# Jonathan has 15 credits: 10 to send his destroyer, 5 to use it. Sarah has 20: 10, and 5 twice.
game tradeworlds seats 2 option reinforcements yes
    first: blue
    red faction: acolytes
    blue faction: covenant
    red homeworld: 18
    blue homeworld: 18
    red unlocked: 2
    blue unlocked: 2
    red credits: 20
    blue credits: 15
    red dock: destroyer
    blue dock: destroyer, gunship
    red-1: packet, ion-mortar, regulars
    red-1 since: 3
    red-2: convoy, rail-lance, regulars
    red-2 since: 4
    blue-1: corsair, dual-turbo-cannons, regulars
    blue-1 since: 1
    blue-2: convoy, rail-lance, deckhands, cruiser
    blue-2 since: 2

case reinforcement example 2, both turns: the cruiser is shot away, A is dodged, B destroys ship 2; then both destroyers vanish and ship 1 destroys A [reinforce 6, reinforce 2, reinforce 9]
given
    dice attack red blue-2: 3, 3
    dice defence blue blue-2: 5, 2
orders blue
    send destroyer blue-1
    when destroyer: destroyer
    when cruiser: yes
orders red
    send destroyer red-1
    attack blue-2 with red-1
    attack blue-2 with red-2
    when destroyer: cruiser, destroyer
expect
    told all: sent blue destroyer blue-1 10
    then told all: sent red destroyer red-1 10
    then told all: attack red blue 3 2
    then told all: missile red cruiser blue-2
    then told all: dodged blue red
    then told all: attack red blue 2 2
    then told all: destroyed blue blue-2 red
    told all: fee-paid red destroyer 5
    not used blue 2                             # his destroyer's ship takes no part
    not used blue 3                             # his cruiser is gone before the dice
    red credits: 5
    blue credits: 5
    red-1: packet, ion-mortar, regulars, destroyer
    red-2: convoy, rail-lance, regulars
    blue-1: corsair, dual-turbo-cannons, regulars, destroyer
    blue-2: empty
next season
given
    dice attack blue red-1: 3
    dice defence red red-1: 1
orders blue
    attack red-1 with blue-1
expect
    told all: missile blue destroyer red-1
    told all: missile red destroyer blue-1
    told all: fee-paid blue destroyer 5
    told all: fee-paid red destroyer 5
    told all: reinforcement-lost blue destroyer
    told all: reinforcement-lost red destroyer
    then told all: rolled blue 3 0 3
    then told all: rolled red 1 0 1
    then told all: destroyed red red-1 blue
    blue-1: corsair, dual-turbo-cannons, regulars
    blue-2: empty
    red-1: empty
    red-2: convoy, rail-lance, regulars
    red credits: 0
    blue credits: 0

case reinforcement example 2: a cruiser that was shot away is out of play and cannot be sent again [reinforce 8]
given
    red dock: empty
    red-1: packet, ion-mortar, regulars, destroyer
    blue credits: 30
    red credits: 5
    dice attack red blue-2: 3
    dice defence blue blue-2: 5
orders red
    attack blue-2 with red-1
    when destroyer: cruiser
expect
    blue-2: convoy, rail-lance, deckhands
    red-1: packet, ion-mortar, regulars, destroyer
next season
orders blue
    send cruiser blue-2
    send gunship blue-2
expect
    refused blue 1: sent-already cruiser
    done blue 2

case reinforcement example 2: a destroyer that nobody wants to use does nothing, and costs nothing [reinforce 6]
given
    red dock: empty
    red-1: packet, ion-mortar, regulars, destroyer
    dice attack red blue-2: 3
    dice defence blue blue-2: 5
orders red
    attack blue-2 with red-1
expect
    told nobody: missile
    told nobody: fee-paid
    red credits: 20
    blue-2: convoy, rail-lance, deckhands, cruiser

case reinforcement example 2: had only Jonathan used his destroyer, only Sarah's would be gone [reinforce 6]
given
    red dock: empty
    blue dock: gunship
    red-1: packet, ion-mortar, regulars, destroyer
    blue-1: corsair, dual-turbo-cannons, regulars, destroyer
    dice attack blue red-1: 3
    dice defence red red-1: 4
orders blue
    attack red-1 with blue-1
    when destroyer: destroyer
expect
    told all: missile blue destroyer red-1
    told all 1 times: reinforcement-lost
    red-1: packet, ion-mortar, regulars
    blue-1: corsair, dual-turbo-cannons, regulars, destroyer
    blue credits: 10
    red credits: 20

case reinforcement example 2: who cannot pay 5 credits does not use his destroyer [reinforce 2]
given
    red dock: empty
    blue dock: gunship
    red-1: packet, ion-mortar, regulars, destroyer
    blue-1: corsair, dual-turbo-cannons, regulars, destroyer
    red credits: 4
    dice attack blue red-1: 3
    dice defence red red-1: 4
orders blue
    attack red-1 with blue-1
    when destroyer: destroyer
orders red
    when destroyer: destroyer
expect
    not used red 1
    red-1: packet, ion-mortar, regulars
    blue-1: corsair, dual-turbo-cannons, regulars, destroyer
    red credits: 4

case the note on one reinforcement a battle: who used the destroyer of one ship has no use of the sentinel of the other [reinforce 7]
given
    red dock: empty
    red-1: packet, ion-mortar, regulars, destroyer
    red-2: convoy, rail-lance, regulars, sentinel
    dice attack red blue-1: 3
    dice defence blue blue-1: 5
orders red
    attack blue-1 blue-2 with red-1 red-2
    when destroyer: cruiser
    when escort: yes
expect
    told all: fee-paid red destroyer 5
    told all 1 times: fee-paid
    told all: result red 3 blue 5 5 5
    red credits: 15

case the note on one reinforcement a battle: in the next battle another one may be used [reinforce 7, reinforce 3]
given
    red dock: empty
    red-1: packet, ion-mortar, regulars, destroyer
    red-2: convoy, rail-lance, regulars, sentinel
    dice attack red blue-2: 3, 3
    dice defence blue blue-2: 5, 5
orders red
    attack blue-2 with red-1
    attack blue-2 with red-2
    when destroyer: cruiser
    when escort: yes
expect
    told all: fee-paid red destroyer 5
    then told all: fee-paid red sentinel 1
    then told all: result red 5 blue 5 2 2
    red credits: 14
