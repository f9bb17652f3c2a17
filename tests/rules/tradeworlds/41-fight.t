# SPDX-License-Identifier: MIT
# The engagement itself: what the dice decide, what counts of a group, who dies on a tie, and what becomes of a ship
# that was destroyed. A ship is written as starship, weapon, crew: its firepower is the weapon's value (pulse-battery
# 1, rail-lance 2, ion-mortar 3, dual-turbo-cannons 4, nova-projector 5), its resistance the crew's (recruits 1,
# deckhands 2, regulars 3, veterans 4, vanguard 5).

# Blue has the first turn, so nothing comes after Red's attack, and what Blue lost still lies in his discard pile.
# Neither of the two factions takes anything back of a ship. Brethren are paid for what they destroy.
game tradeworlds seats 2
    first: blue
    red faction: acolytes
    blue faction: brethren
    red homeworld: 18
    blue homeworld: 18
    red unlocked: 4
    blue unlocked: 4

# ---- the table of results ----

case an attacker who rolls higher destroys a ship whose resistance his firepower equals [fight 1]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue-1: leviathan, dual-turbo-cannons, regulars
    blue-1 since: 2
    dice attack red blue-1: 4
    dice defence blue blue-1: 3
orders red
    attack blue-1 with red-1
expect
    told all: rolled red 4 0 4
    then told all: rolled blue 3 0 3
    then told all: result red 4 blue 3 3 3
    then told all: destroyed blue blue-1 red
    blue-1: empty
    red-1: corsair, ion-mortar, regulars        # its own resistance was not asked

case an attacker who rolls lower is dodged, and loses nothing, however strong the defender is [fight 1]
given
    red-1: corsair, dual-turbo-cannons, recruits
    red-1 since: 1
    blue-1: leviathan, nova-projector, recruits
    blue-1 since: 2
    dice attack red blue-1: 1
    dice defence blue blue-1: 6
orders red
    attack blue-1 with red-1
expect
    told all: dodged blue red [fight 1]
    told nobody: counter-fire
    red-1: corsair, dual-turbo-cannons, recruits
    blue-1: leviathan, nova-projector, recruits

case on equal totals the defender destroys an attacker whose resistance his firepower equals [fight 1, fight 3]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue-1: corsair, ion-mortar, recruits
    blue-1 since: 2
    dice attack red blue-1: 4
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
expect
    told all: counter-fire blue red 3
    then told all: destroyed red red-1 blue
    red-1: empty
    blue-1: corsair, ion-mortar, recruits

case on equal totals nobody dies when the defender's firepower is too small [fight 3]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue-1: corsair, rail-lance, recruits
    blue-1 since: 2
    dice attack red blue-1: 4
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
expect
    told all: nobody-hit blue 2 [fight 3]
    red-1: corsair, ion-mortar, regulars
    blue-1: corsair, rail-lance, recruits       # a tie never hurts the defender
    told nobody: destroyed

# ---- groups ----

case a group attacks with the sum of its firepower, and the ships attacked die together [fight 2]
given
    red-1: convoy, rail-lance, regulars
    red-1 since: 1
    red-2: corsair, ion-mortar, regulars
    red-2 since: 2
    blue-1: convoy, rail-lance, regulars
    blue-1 since: 3
    blue-2: convoy, rail-lance, deckhands
    blue-2 since: 4
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    attack blue-1 blue-2 with red-1 red-2
expect
    told all 1 times: rolled red                # one die a side, not one a ship
    told all 1 times: rolled blue
    told all: result red 5 blue 2 5 5
    told all: destroyed blue blue-1 red
    told all: destroyed blue blue-2 red
    blue-1: empty
    blue-2: empty

case one strong ship destroys two weak ones alone [fight 2]
given
    red-1: leviathan, nova-projector, regulars
    red-1 since: 1
    blue-1: convoy, rail-lance, regulars
    blue-1 since: 2
    blue-2: convoy, rail-lance, deckhands
    blue-2 since: 3
    dice attack red blue-2: 5
    dice defence blue blue-2: 2
orders red
    attack blue-2 blue-1 with red-1
expect
    blue-1: empty
    blue-2: empty

case on a tie all ships attacked fire together, and one attacker dies [fight 3]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: corsair, ion-mortar, regulars
    red-2 since: 2
    blue-1: convoy, rail-lance, deckhands
    blue-1 since: 3
    blue-2: convoy, pulse-battery, deckhands
    blue-2 since: 4
    dice attack red blue-1: 3
    dice defence blue blue-1: 3
orders red
    attack blue-1 blue-2 with red-1 red-2
expect
    told all: counter-fire blue red 3
    told all 1 times: destroyed
    red-1: empty
    red-2: corsair, ion-mortar, regulars

case a ship that is not attacked does not fire [fight 3]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue-1: convoy, rail-lance, deckhands
    blue-1 since: 2
    blue-2: leviathan, nova-projector, deckhands
    blue-2 since: 3
    dice attack red blue-1: 3
    dice defence blue blue-1: 3
orders red
    attack blue-1 with red-1
expect
    told all: nobody-hit blue 2
    red-1: corsair, ion-mortar, regulars

case on a tie only an attacker whose resistance is reached dies, be the others ever so strong [fight 3]
given
    red-1: leviathan, dual-turbo-cannons, vanguard
    red-1 since: 1
    red-2: convoy, pulse-battery, deckhands
    red-2 since: 2
    blue-1: corsair, rail-lance, vanguard
    blue-1 since: 3
    dice attack red blue-1: 3
    dice defence blue blue-1: 3
orders red
    attack blue-1 with red-1 red-2
expect
    red-1: leviathan, dual-turbo-cannons, vanguard
    red-2: empty

# Four attackers within reach of Blue's five: red-1 has the highest sum of firepower and resistance (4 + 4), red-2 the
# most firepower (5), red-3 the most resistance (5), red-4 the dearest cards (5 + 3 + 3).
game tradeworlds seats 2
    first: blue
    red faction: acolytes
    blue faction: destined
    red homeworld: 18
    blue homeworld: 18
    red unlocked: 4
    blue unlocked: 4
    red-1: warden, dual-turbo-cannons, veterans
    red-1 since: 4
    red-2: corsair, nova-projector, deckhands
    red-2 since: 1
    red-3: corsair, pulse-battery, vanguard
    red-3 since: 2
    red-4: leviathan, rail-lance, deckhands
    red-4 since: 3
    blue-1: leviathan, nova-projector, veterans
    blue-1 since: 5

case on a tie the defender destroys the attacker of most firepower and resistance together, if he says nothing [fight 3]
given
    dice attack red blue-1: 2
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1 red-2 red-3 red-4
expect
    told all: destroyed red red-1 blue
    told all 1 times: destroyed

case on a tie the defender may choose by firepower [fight 3]
given
    dice attack red blue-1: 2
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1 red-2 red-3 red-4
orders blue
    when victim: firepower
expect
    used blue 1 1 times
    told all: destroyed red red-2 blue
    told all 1 times: destroyed

case on a tie the defender may choose by resistance [fight 3]
given
    dice attack red blue-1: 2
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1 red-2 red-3 red-4
orders blue
    when victim: resistance
expect
    told all: destroyed red red-3 blue
    told all 1 times: destroyed

case on a tie the defender may choose by the value of the cards [fight 3]
given
    red-1: warden, ion-mortar, deckhands           # 4 + 3 + 2
    red-2: warden, nova-projector, recruits        # 4 + 5 + 1
    red-3: packet, pulse-battery, vanguard         # 2 + 1 + 5
    red-4: leviathan, ion-mortar, regulars         # 5 + 3 + 3
    dice attack red blue-1: 2
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1 red-2 red-3 red-4
orders blue
    when victim: value
expect
    told all: destroyed red red-4 blue
    told all 1 times: destroyed

case a choice by firepower passes over an attacker that cannot be reached [fight 3]
given
    blue-1: warden, dual-turbo-cannons, veterans
    red-1: corsair, ion-mortar, veterans
    red-2: leviathan, dual-turbo-cannons, vanguard     # out of reach
    red-3: empty
    red-4: empty
    dice attack red blue-1: 2
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1 red-2
orders blue
    when victim: firepower
expect
    told all: destroyed red red-1 blue
    red-2: leviathan, dual-turbo-cannons, vanguard

case of attackers equal in strength the one of the dearest cards dies [fight 3]
given
    red-1: packet, ion-mortar, regulars            # the oldest, but 2 + 3 + 3
    red-1 since: 1
    red-2: leviathan, ion-mortar, regulars         # 5 + 3 + 3
    red-2 since: 2
    red-3: empty
    red-4: empty
    dice attack red blue-1: 2
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1 red-2
expect
    told all: destroyed red red-2 blue

case of attackers equal in strength and value the oldest dies, wherever it lies [fight 3]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 3
    red-2: corsair, ion-mortar, regulars
    red-2 since: 1
    red-3: corsair, ion-mortar, regulars
    red-3 since: 2
    red-4: empty
    dice attack red blue-1: 2
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1 red-2 red-3
expect
    told all: destroyed red red-2 blue
    told all 1 times: destroyed

case of attackers equal in firepower the stronger one dies of a choice by firepower, then the dearer, then the older [fight 3]
given
    red-1: corsair, ion-mortar, deckhands
    red-1 since: 1
    red-2: corsair, ion-mortar, regulars
    red-2 since: 2
    red-3: warden, ion-mortar, regulars
    red-3 since: 4
    red-4: warden, ion-mortar, regulars
    red-4 since: 3
    dice attack red blue-1: 2
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1 red-2 red-3 red-4
orders blue
    when victim: firepower
expect
    told all: destroyed red red-4 blue
    told all 1 times: destroyed

# ---- what does not destroy does nothing ----

game tradeworlds seats 2
    first: blue
    red faction: acolytes
    blue faction: brethren
    red homeworld: 18
    blue homeworld: 18
    red unlocked: 4
    blue unlocked: 4

case fire that was too weak is forgotten, so twice too little destroys nothing [fight 4]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue-1: convoy, rail-lance, regulars
    blue-1 since: 2
    dice attack red blue-1: 3
    dice defence blue blue-1: 3
orders red
    @ attack blue-1 with red-1
expect
    told all: nobody-hit blue 2
next season
given
    dice attack red blue-1: 6
    dice defence blue blue-1: 6
expect
    told all: nobody-hit blue 2
    red-1: corsair, ion-mortar, regulars

case a ship that a tactic raised above the firepower is not hurt, and falls to the next attack when the tactic is gone [fight 4, fight 6]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: corsair, ion-mortar, regulars
    red-2 since: 2
    blue-1: convoy, rail-lance, regulars
    blue-1 since: 3
    blue hand: hull-patch
    dice attack red blue-1: 5, 4
    dice defence blue blue-1: 2, 3
orders red
    attack blue-1 with red-1
    attack blue-1 with red-2
orders blue
    when tactic: hull-patch
expect
    told all: not-enough red blue 3 4 [fight 4]
    then told all: result red 4 blue 3 3 3
    then told all: destroyed blue blue-1 red

case Veil Shield, sentinel, dice, cruiser, tactics, result: that is the order of an engagement [fight 6]
given option reinforcements yes
    red-1: corsair, ion-mortar, regulars, sentinel
    red-1 since: 1
    blue-1: corsair, ion-mortar, regulars, cruiser
    blue-1 since: 2
    red credits: 1
    blue credits: 4
    red hand: counter-signal, gunnery-drill
    blue hand: veil-shield, evasive-drift
    dice attack red blue-1: 3
    dice defence blue blue-1: 2, 4
orders red
    attack blue-1 with red-1
    when counter if played = veil-shield: yes
    when escort: yes
    when tactic: gunnery-drill
orders blue
    when veil: yes
    when cruiser: yes
    when tactic: evasive-drift
expect
    told all: attack red blue 3 3
    then told all: tactic-played blue veil-shield
    then told all: tactic-cancelled red blue veil-shield
    then told all: fee-paid red sentinel 1
    then told all: rolled red 3 2 5
    then told all: rolled blue 2 0 2
    then told all: fee-paid blue cruiser 4
    then told all: cruiser-rolled blue 4 2
    then told all: tactic-played red gunnery-drill
    then told all: tactic-played blue evasive-drift
    then told all: result red 7 blue 5 3 3
    then told all: destroyed blue blue-1 red

# ---- deaths ----

case the cards of a destroyed ship go to their owner's discard pile [ship 7]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue-1: convoy, rail-lance, regulars
    blue-1 since: 2
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1
expect
    blue-1: empty
    blue discard: convoy, rail-lance, regulars
    blue hand: empty
    told nobody: card-back

case the cards of an attacker that died are drawn again by him at the end of his turn, if his deck is empty [ship 7, card 4]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue-1: corsair, ion-mortar, regulars
    blue-1 since: 2
    dice attack red blue-1: 5
    dice defence blue blue-1: 5
orders red
    attack blue-1 with red-1
expect
    told all: destroyed red red-1 blue
    then told all: reshuffled red 3
    red hand: corsair, ion-mortar, regulars

case ships that die together die one by one, the oldest first [fight 5]
given
    red-1: leviathan, nova-projector, regulars
    red-1 since: 1
    blue-1: convoy, rail-lance, deckhands
    blue-1 since: 4
    blue-2: convoy, rail-lance, deckhands
    blue-2 since: 2
    blue-3: convoy, rail-lance, recruits
    blue-3 since: 3
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    attack blue-1 blue-2 blue-3 with red-1
expect
    told all: destroyed blue blue-2 red
    then told all: destroyed blue blue-3 red
    then told all: destroyed blue blue-1 red
    told all 3 times: destroyed

case the weapon of a destroyed Covenant ship goes back to its owner's hand [faction 7]
given
    blue faction: covenant
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue-1: convoy, rail-lance, regulars
    blue-1 since: 2
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1
expect
    told all: destroyed blue blue-1 red
    then told all: card-back blue rail-lance covenant
    blue hand: rail-lance
    blue discard: convoy, regulars

case the crew of a destroyed ship of the Destined goes back to its owner's hand [faction 9]
given
    blue faction: destined
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue-1: convoy, rail-lance, regulars
    blue-1 since: 2
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1
expect
    told all: card-back blue regulars destined
    blue hand: regulars
    blue discard: convoy, rail-lance

case an attacker's card goes back to the hand as well, and may be used in the same turn [faction 7, fight 5]
given
    red faction: covenant
    red hand: packet, recruits
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue-1: corsair, ion-mortar, regulars
    blue-1 since: 2
    dice attack red blue-1: 5
    dice defence blue blue-1: 5
orders red
    attack blue-1 with red-1
    configure packet ion-mortar recruits
expect
    told all: card-back red ion-mortar covenant
    done red 2
    red-1: packet, ion-mortar, recruits

case both ships of the Covenant that die together give their weapons back [faction 7, fight 5]
given
    blue faction: covenant
    red-1: leviathan, nova-projector, regulars
    red-1 since: 1
    blue-1: convoy, rail-lance, deckhands
    blue-1 since: 3
    blue-2: convoy, ion-mortar, deckhands
    blue-2 since: 2
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    attack blue-1 blue-2 with red-1
expect
    told all: card-back blue ion-mortar covenant
    then told all: card-back blue rail-lance covenant
    blue hand: ion-mortar, rail-lance
    blue discard: 2 convoy, 2 deckhands

case the Acolytes' ship of two weapons fires with both, and loses both [faction 3, ship 7]
given
    first: red
    red hand: 5 recruits
    red-1: leviathan, ion-mortar, rail-lance, regulars     # 5 / 3
    red-1 since: 1
    blue-1: warden, ion-mortar, vanguard                   # 3 / 5
    blue-1 since: 2
    dice attack red blue-1: 5
    dice defence blue blue-1: 5
orders red
    attack blue-1 with red-1
expect
    told all: attack red blue 5 5
    told all: destroyed red red-1 blue
    red discard: leviathan, ion-mortar, rail-lance, regulars

# ---- bounty ----

case Brethren earn 5 credits for each ship they destroy in attack [faction 5]
given
    red faction: brethren
    blue faction: destined
    red-1: leviathan, nova-projector, regulars
    red-1 since: 1
    blue-1: convoy, rail-lance, deckhands
    blue-1 since: 2
    blue-2: convoy, rail-lance, deckhands
    blue-2 since: 3
    red credits: 20
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    attack blue-1 blue-2 with red-1
expect
    told all: destroyed blue blue-1 red
    then told all: bounty red 5 25
    then told all: destroyed blue blue-2 red
    then told all: bounty red 5 30
    red credits: 30
    blue credits: 0

case Brethren earn 5 credits for an attacker destroyed in counter-fire [faction 5]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue-1: corsair, ion-mortar, regulars
    blue-1 since: 2
    dice attack red blue-1: 5
    dice defence blue blue-1: 5
orders red
    attack blue-1 with red-1
expect
    told all: bounty blue 5 5 [faction 5]
    blue credits: 5

case a bounty unlocks a ship, and its room may be used in the same turn [faction 5, ship 4]
given
    red faction: brethren
    blue faction: destined
    red unlocked: 1
    red credits: 10
    red hand: convoy, rail-lance, regulars
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue-1: convoy, rail-lance, deckhands
    blue-1 since: 2
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    configure convoy rail-lance regulars
    attack blue-1 with red-1
    configure convoy rail-lance regulars
expect
    refused red 1: lane-full 1 1
    told all: unlocked red 2
    done red 3
    red-2: convoy, rail-lance, regulars

case a defender may win Trade Wars by a bounty in another's turn, and nothing comes after it [credit 2, faction 5]
given
    blue credits: 95
    red credits: 99
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: corsair, ion-mortar, regulars
    red-2 since: 2
    red hand: recruits
    red market: recruits
    blue-1: corsair, ion-mortar, regulars
    blue-1 since: 3
    dice attack red blue-1: 5
    dice defence blue blue-1: 5
orders red
    attack blue-1 with red-1
    attack blue-1 with red-2
    buy crew
expect
    over
    told all: won blue credits
    told all 1 times: attack
    told nobody: bought
    red-2: corsair, ion-mortar, regulars

case the bounty for the first of two ships wins before the second dies [credit 2, fight 5]
given
    red faction: brethren
    blue faction: destined
    red credits: 95
    red-1: leviathan, nova-projector, regulars
    red-1 since: 1
    blue-1: convoy, rail-lance, deckhands
    blue-1 since: 3
    blue-2: convoy, rail-lance, deckhands
    blue-2 since: 2
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    attack blue-1 blue-2 with red-1
expect
    over
    told all: won red credits
    told all 1 times: destroyed
    blue-2: empty
    blue-1: convoy, rail-lance, deckhands
    red credits: 100

case ships sent against a Homeworld hit it no more when a bounty has won before [credit 2, attack 6]
given
    red faction: brethren
    blue faction: destined
    red credits: 95
    blue homeworld: 2
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: corsair, ion-mortar, regulars
    red-2 since: 2
    red-3: corsair, ion-mortar, regulars
    red-3 since: 3
    blue-1: convoy, rail-lance, regulars
    blue-1 since: 4
    dice attack red blue-1: 1, 6
    dice defence blue blue-1: 6, 1
orders red
    attack blue-1 with red-1
    hit blue with red-2
    attack blue-1 with red-3
expect
    over
    told all: won red credits
    told nobody: homeworld-hit
    blue homeworld: 2
    not out blue

case no bounty is paid for ships that leave with their owner [faction 5, hit 2]
given seats 3
    green faction: covenant
    green homeworld: 18
    red faction: brethren
    blue faction: destined
    blue homeworld: 2
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: convoy, rail-lance, regulars
    red-2 since: 2
    blue-1: convoy, rail-lance, regulars
    blue-1 since: 3
    dice attack red blue-1: 1
    dice defence blue blue-1: 6
orders red
    attack blue-1 with red-1
    hit blue with red-2
expect
    out blue
    blue-1: empty
    told nobody: bounty
    red credits: 0

# ---- Salvage Crew ----

case Salvage Crew takes one card of a dead ship to the hand, the one its owner says [tactic 7]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue-1: convoy, rail-lance, regulars
    blue-1 since: 2
    blue hand: salvage-crew
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1
orders blue
    when salvage: crew
expect
    used blue 1
    told all: tactic-played blue salvage-crew
    told all: salvaged blue regulars [tactic 7]
    blue hand: regulars
    blue discard: convoy, rail-lance, salvage-crew

case Salvage Crew stays in the hand of him who says nothing [tactic 7]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue-1: convoy, rail-lance, regulars
    blue-1 since: 2
    blue hand: salvage-crew
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1
expect
    told nobody: salvaged
    blue hand: salvage-crew
    blue discard: convoy, rail-lance, regulars

case Salvage Crew serves an attacker that dies on a tie [tactic 7]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red hand: salvage-crew, 4 recruits
    blue-1: corsair, ion-mortar, regulars
    blue-1 since: 2
    dice attack red blue-1: 5
    dice defence blue blue-1: 5
orders red
    attack blue-1 with red-1
    when salvage: ion-mortar
expect
    told all: destroyed red red-1 blue
    told all: salvaged red ion-mortar
    red hand: ion-mortar, 4 recruits
    red discard: corsair, regulars, salvage-crew

case what the faction takes back comes before Salvage Crew, which takes another card [fight 5, tactic 7]
given
    blue faction: covenant
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue-1: convoy, rail-lance, deckhands
    blue-1 since: 2
    blue hand: salvage-crew
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1
orders blue
    when salvage: highest value
expect
    told all: card-back blue rail-lance covenant
    then told all: salvaged blue deckhands
    blue hand: rail-lance, deckhands
    blue discard: convoy, salvage-crew

case of two ships that die Salvage Crew serves the one its owner says [tactic 7, fight 5]
given
    red-1: leviathan, nova-projector, regulars
    red-1 since: 1
    blue-1: convoy, ion-mortar, deckhands
    blue-1 since: 2
    blue-2: warden, rail-lance, deckhands
    blue-2 since: 3
    blue hand: salvage-crew
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    attack blue-1 blue-2 with red-1
orders blue
    when salvage if ship = blue-2: starship
expect
    told all: salvaged blue warden
    told all 1 times: tactic-played
    blue hand: warden
    blue discard: convoy, ion-mortar, deckhands, rail-lance, deckhands, salvage-crew

case nothing is salvaged of a ship that lives [tactic 7]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue-1: convoy, rail-lance, regulars
    blue-1 since: 2
    blue hand: salvage-crew
    dice attack red blue-1: 2
    dice defence blue blue-1: 5
orders red
    attack blue-1 with red-1
orders blue
    when salvage: crew
expect
    not used blue 1
    blue hand: salvage-crew
