# SPDX-License-Identifier: MIT
# The United Garrison, which each seat may call once in a match when its Homeworld is about to be hit.

# Blue has no ship and his Garrison (2/3) is at home. Red has three ships of firepower 3, 2 and 1.
game tradeworlds seats 2 option scenario space-wars option garrison yes
    first: red
    launches: 4
    red faction: brethren
    red homeworld: 18
    red credits: 60
    red unlocked: 4
    red hand: 2 convoy, 3 recruits
    red garrison-of: garrison
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: packet, rail-lance, deckhands
    red-2 since: 2
    red-3: convoy, pulse-battery, recruits
    red-3 since: 3
    blue faction: acolytes
    blue homeworld: 18
    blue unlocked: 1
    blue hand: 2 convoy, 3 recruits
    blue garrison-of: garrison

# ---- When it is called ----

case the garrison is called without being asked for when 5 points or more are coming, and falls as a ship does [garrison 1, garrison 2]
given
    dice attack red: 5
    dice defence blue: 3
orders red
    hit blue with red-1 red-2
expect
    told all: garrison-called blue 2 3 [garrison 1]
    told all: garrison-met blue red-1
    told all: garrison-fell blue
    told all: homeworld-hit blue red 2 16
    blue garrison-of: empty

case for fewer than 5 points it stays at home, if its owner says nothing [garrison 1]
orders red
    hit blue with red-1 red-3
expect
    told nobody: garrison-called
    told all: homeworld-hit blue red 4 14
    blue garrison-of: garrison

case its owner may call it for fewer [garrison 1]
given
    dice attack red: 1
    dice defence blue: 3
orders red
    hit blue with red-1
orders blue
    when garrison if incoming >= 3: yes
expect
    told all: garrison-called blue 2 3
    told all: dodged blue red
    told nobody: homeworld-hit
    blue homeworld: 18

case its owner may keep it at home whatever comes [garrison 1]
orders red
    hit blue with red-1 red-2 red-3
orders blue
    when garrison: no
expect
    told nobody: garrison-called
    told all: homeworld-hit blue red 6 12
    blue garrison-of: garrison

case without the option there is none [garrison 1]
given option garrison no
    red garrison-of: empty
    blue garrison-of: empty
orders red
    hit blue with red-1 red-2
orders blue
    when garrison: yes
expect
    told nobody: garrison-called
    told all: homeworld-hit blue red 5 13

case it is not called against an attack on ships [garrison 1]
given
    blue-1: corsair, ion-mortar, regulars
    blue-1 since: 4
    dice attack red blue-1: 5
    dice defence blue blue-1: 6
orders red
    attack blue-1 with red-1 red-2
orders blue
    when garrison: yes
expect
    told nobody: garrison-called
    blue garrison-of: garrison

case it may be called against the ships that exceed those in the lane [garrison 1, attack 5]
given
    blue-1: convoy, pulse-battery, deckhands
    blue-1 since: 4
    dice attack red blue-1: 1
    dice defence blue blue-1: 6
    dice attack red: 2
    dice defence blue: 4
orders red
    attack blue-1 with red-2
    hit blue with red-1 red-3
orders blue
    when garrison: yes
expect
    told all: garrison-met blue red-1
    told all: homeworld-hit blue red 1 17

case it may save its seat [garrison 1, hit 2]
given
    blue homeworld: 3
    dice attack red: 2
    dice defence blue: 4
orders red
    hit blue with red-1 red-2
expect
    told all: homeworld-hit blue red 2 1
    not out blue
    not over

# ---- Who meets it ----

case the weakest ship of 3 firepower or more must engage it, and the others hit [garrison 2]
given
    red-2: leviathan, nova-projector, regulars
    red-3: warden, dual-turbo-cannons, regulars
    dice attack red: 5
    dice defence blue: 3
orders red
    hit blue with red-1 red-2 red-3
expect
    told all: garrison-met blue red-1
    told all 1 times: garrison-met
    told all: garrison-fell blue
    told all: homeworld-hit blue red 9 9

case where no ship has 3, the fewest do that have it together, the strongest first [garrison 2]
given
    red-1: corsair, rail-lance, regulars
    dice attack red: 5
    dice defence blue: 3
orders red
    hit blue with red-1 red-2 red-3
expect
    told all: garrison-met blue red-1
    told all: garrison-met blue red-2
    told all 2 times: garrison-met
    told all: homeworld-hit blue red 1 17

case where all together have less than 3 every shot is lost [garrison 2]
given
    red-2: convoy, pulse-battery, regulars
orders red
    hit blue with red-2 red-3
orders blue
    when garrison: yes
expect
    told all: garrison-called blue 2 3
    told all: shots-lost red 2 [garrison 2]
    told nobody: rolled
    told nobody: homeworld-hit
    blue homeworld: 18
    blue garrison-of: empty

case the ship that met it is busy even when it is dodged [garrison 2]
given
    dice attack red: 2
    dice defence blue: 4
orders red
    hit blue with red-1 red-2
expect
    told all: dodged blue red
    told nobody: garrison-fell
    told all: homeworld-hit blue red 2 16

case on a tie the garrison fires back with 2 [garrison 2, fight 3]
given
    red-1: packet, ion-mortar, deckhands
    dice attack red: 4
    dice defence blue: 4
orders red
    hit blue with red-1 red-2
expect
    told all: counter-fire blue red 2
    told all: destroyed red red-1
    red-1: empty
    told nobody: garrison-fell
    told all: homeworld-hit blue red 2 16

case on a tie it reaches no ship of resistance 3 [garrison 2, fight 3]
given
    dice attack red: 4
    dice defence blue: 4
orders red
    hit blue with red-1 red-2
expect
    told all: nobody-hit blue 2
    red-1: corsair, ion-mortar, regulars

case both may play tactics in the engagement with it [garrison 2, tactic 1]
given
    blue hand: chaff-screen, convoy, 3 recruits
    dice attack red: 5
    dice defence blue: 4
orders red
    hit blue with red-1 red-2
orders blue
    when tactic if margin <= 0: chaff-screen
expect
    told all: tactic-played blue chaff-screen
    told all: dodged blue red
    told nobody: garrison-fell

case the brethren earn nothing for it [faction 5, garrison 2]
given
    dice attack red: 5
    dice defence blue: 3
orders red
    hit blue with red-1 red-2
expect
    told all: garrison-fell blue
    told nobody: bounty
    red credits: 60

case a sentinel of the ship that meets it may be used [garrison 2, reinforce 3]
given option reinforcements yes
    red dock: gunship, frigate, cruiser, destroyer
    blue dock: sentinel, gunship, frigate, cruiser, destroyer
    red-1: corsair, ion-mortar, regulars, sentinel
    dice attack red: 3
    dice defence blue: 4
orders red
    hit blue with red-1 red-2
    when escort: yes
expect
    told all: escorted red sentinel 2
    told all: garrison-fell blue
    red credits: 59

case what gets past it still meets the Orbital Barrage Screen [garrison 2, tactic 12]
given
    red-2: leviathan, nova-projector, regulars
    blue hand: barrage-screen, convoy, 3 recruits
    dice attack red: 3
    dice defence blue: 5
orders red
    hit blue with red-1 red-2
orders blue
    when screen: yes
expect
    told all: garrison-met blue red-1
    told all: screen-held blue 5
    blue homeworld: 18

# ---- How it leaves ----

case it leaves play at the end of the turn, destroyed or not [garrison 3]
given
    dice attack red: 2
    dice defence blue: 4
orders red
    hit blue with red-1 red-2
expect
    told all: garrison-gone blue [garrison 3]
    blue garrison-of: empty

case it comes once in a match [garrison 1, garrison 3]
given
    dice attack red: 2
    dice defence blue: 4
orders red
    @ hit blue with red-1 red-2
expect
    blue homeworld: 16
next season
expect
    told nobody: garrison-called
    told all: homeworld-hit blue red 5 11

# ---- Against The Derelict ----

# From the third season on The Derelict acts when Red's turn is over; an empty lane does not protect his Homeworld.
game tradeworlds seats 1 option scenario derelict option garrison yes
    first: red
    derelict: alien-starship
    red faction: covenant
    red homeworld: 18
    red unlocked: 1
    red hand: 2 convoy, 3 recruits
    red garrison-of: garrison

case a shot of The Derelict meets it as a ship of resistance 3 [garrison 1, derelict 5]
given season 3
    dice action: 5
    dice shot: 5
    dice derelict-die: 4
    dice defence red: 2
expect
    told all: garrison-called red 2 3
    told all: garrison-fell red
    told nobody: homeworld-hit
    red homeworld: 18

case a shot that it dodges does nothing [garrison 1, fight 1]
given season 3
    dice action: 5
    dice shot: 6
    dice derelict-die: 2
    dice defence red: 4
expect
    told all: garrison-called red 2 3
    told nobody: garrison-fell
    told all: garrison-gone red [garrison 3]
    red homeworld: 18
    red garrison-of: empty

case a shot below its resistance is lost without any initiative [garrison 1, garrison 2]
given season 3
    dice action: 5
    dice shot: 2
orders red
    when garrison: yes
expect
    told all: garrison-called red 2 3
    told all: shots-lost none 2 [garrison 2]
    told nobody: rolled
    red homeworld: 18

case for a shot of 4 it stays at home, if its owner says nothing [garrison 1]
given season 3
    dice action: 5
    dice shot: 4
expect
    told nobody: garrison-called
    red homeworld: 14
    red garrison-of: garrison

case on a tie its 2 firepower are less than The Derelict's resistance [garrison 1, derelict 6]
given season 3
    dice action: 5
    dice shot: 5
    dice derelict-die: 3
    dice defence red: 3
expect
    told all: garrison-called red 2 3
    told nobody: derelict-destroyed
    told nobody: garrison-fell
    red homeworld: 18

case against the second of two shots it still stands [garrison 1, garrison 3, derelict 6]
given season 3
    dice action: 8
    dice shot: 5 4
    dice derelict-die: 2 5
    dice defence red: 4 3
expect
    told all 1 times: garrison-called red
    told all: garrison-fell red
    red homeworld: 18
    red garrison-of: empty

case when the first of two shots destroys it, the second hits the Homeworld [garrison 1, derelict 6]
given season 3
    dice action: 9
    dice shot: 5 4
    dice derelict-die: 5
    dice defence red: 4
expect
    told all: garrison-fell red
    told all: homeworld-hit red * 4 14
    red homeworld: 14

case it does not help against the Hyper Cannon [derelict 7, garrison 1]
given season 3
    dice action: 10
    dice shot: 6
orders red
    when garrison: yes
expect
    told all: hyper-cannon 6
    told nobody: garrison-called
    red homeworld: 12
    red garrison-of: garrison

case it is not asked for while ships are in the lane [garrison 1, derelict 5]
given season 3
    launches: 1
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    dice action: 5
    dice shot: 2
orders red
    when garrison: yes
expect
    told nobody: garrison-called
    red garrison-of: garrison
    red homeworld: 18
