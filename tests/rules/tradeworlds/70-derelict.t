# SPDX-License-Identifier: MIT
# The Derelict: what it does, whom it shoots at, how it is attacked, and how the match against it ends.

# Red alone. In the third season of the light level The Derelict, resistance 4, acts when his turn is over. He has two
# ships: 3/3 and, younger, 2/2. Nobody draws.
game tradeworlds seats 1 option scenario derelict
    first: red
    derelict: alien-starship
    launches: 4
    red faction: acolytes
    red homeworld: 18
    red credits: 40
    red unlocked: 2
    red hand: 2 convoy, 3 recruits
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: packet, rail-lance, deckhands
    red-2 since: 2

# ---- When it acts ----

case in the first two seasons of the light level it is silent, and no die is rolled [derelict 9]
given season 2
expect
    told all: silence 2 [derelict 9]
    told nobody: derelict-acts
    told nobody: shot
    critical-mass: 0

case from the third season on it acts [derelict 9]
given season 3
    dice action: 2
expect
    told nobody: silence
    told all: derelict-acts 2 build-up [derelict 2]

case on the hard level it acts from the first season on [derelict 9]
given season 1 option level hard
    dice action: 4
expect
    told nobody: silence
    told all: derelict-acts 4 build-up

case on the brutal level it acts from the first season on [derelict 9]
given season 1 option level brutal
    dice action: 1
expect
    told all: derelict-acts 1 discharge

case it acts after the whole turn, when the hand has been filled [derelict 1]
given season 3
    red hand: 3 convoy
    red deck: 2 recruits, 3 deckhands
    dice action: 3
expect
    told all 2 times: drew red
    then told all: derelict-acts 3 build-up
    red hand: 3 convoy, 2 recruits

# ---- What it does ----

case at 2, 3 and 4 its Critical Mass rises by one [derelict 2, derelict 3]
given season 3
    dice action: 4
expect
    told all: mass-now 1 6 [derelict 3]
    critical-mass: 1
next season
given
    dice action: 3
expect
    critical-mass: 2
next season
given
    dice action: 2
expect
    critical-mass: 3
    not over

case at 1 its Critical Mass falls back to one [derelict 2, derelict 4]
given season 3
    critical-mass: 5
    dice action: 1
expect
    told all: derelict-acts 1 discharge
    critical-mass: 1

case a discharge never raises it [derelict 4]
given season 3
    dice action: 1
expect
    critical-mass: 0

case at 5, 6 and 7 it fires one shot [derelict 2, derelict 5]
given season 3
    dice action: 5
    dice shot: 1
expect
    told all: derelict-acts 5 single-shot
    told all 1 times: shot
next season
given
    dice action: 6
    dice shot: 1
expect
    told all: derelict-acts 6 single-shot
    told all 1 times: shot
next season
given
    dice action: 7
    dice shot: 1
expect
    told all: derelict-acts 7 single-shot
    told all 1 times: shot

case at 8 and 9 it fires two shots, each with a die of its own [derelict 2, derelict 5]
given season 3
    dice action: 8
    dice shot: 1 3
    dice derelict-die: 2
    dice defence red: 5
expect
    told all: derelict-acts 8 double-shot
    told all: shot-absorbed 1
    then told all: shot 3 red-1
next season
given
    dice action: 9
    dice shot: 1 1
expect
    told all: derelict-acts 9 double-shot
    told all 2 times: shot-absorbed 1

case at 10 the Hyper Cannon hits the Homeworld past all ships [derelict 2, derelict 7]
given season 3
    dice action: 10
    dice shot: 4
expect
    told all: derelict-acts 10 hyper-cannon
    told all: hyper-cannon 4 [derelict 7]
    told nobody: rolled
    red homeworld: 14
    red-1: corsair, ion-mortar, regulars

# ---- Whom it shoots at ----

case it shoots at the ship of the highest resistance that its firepower reaches [derelict 5]
given season 3
    dice action: 5
    dice shot: 5
    dice derelict-die: 6
    dice defence red: 2
expect
    told all: shot 5 red-1 [derelict 5]
    told all: destroyed red red-1
    red-1: empty
    red homeworld: 18

case what it cannot destroy it does not shoot at [derelict 5]
given season 3
    dice action: 5
    dice shot: 2
    dice derelict-die: 6
    dice defence red: 2
expect
    told all: shot 2 red-2
    told all: destroyed red red-2

case of equal resistance the ship with more firepower is the target [derelict 5]
given season 3
    red-1: corsair, pulse-battery, regulars
    red-2: leviathan, dual-turbo-cannons, regulars
    dice action: 5
    dice shot: 3
    dice derelict-die: 1
    dice defence red: 2
expect
    told all: shot 3 red-2

case of equal resistance and firepower the oldest ship is the target [derelict 5]
given season 3
    red-1: corsair, ion-mortar, regulars
    red-1 since: 4
    red-2: leviathan, ion-mortar, regulars
    dice action: 5
    dice shot: 3
    dice derelict-die: 1
    dice defence red: 2
expect
    told all: shot 3 red-2

case when no ship can be destroyed the shot is lost, and the Homeworld is safe [derelict 5]
given season 3
    dice action: 5
    dice shot: 1
expect
    told all: shot-absorbed 1
    told nobody: rolled
    red homeworld: 18

case an empty lane leaves the Homeworld to it, without any initiative [derelict 5]
given season 3
    red-1: empty
    red-2: empty
    dice action: 5
    dice shot: 5
expect
    told nobody: rolled
    told all: homeworld-hit red * 5 13
    red homeworld: 13

case the second shot sees what the first has done [derelict 6]
given season 3
    red-2: empty
    dice action: 9
    dice shot: 3 4
    dice derelict-die: 5
    dice defence red: 2
expect
    told all: destroyed red red-1
    then told all: homeworld-hit red * 4 14

case the second shot may be at the same ship again [derelict 6]
given season 3
    dice action: 9
    dice shot: 3 3
    dice derelict-die: 2 5
    dice defence red: 3 1
expect
    told all: dodged red
    then told all: destroyed red red-1

# ---- Initiative ----

case it rolls before the ship does, and on a lower number the shot is dodged [derelict 6, fight 1]
given season 3
    dice action: 5
    dice shot: 6
    dice derelict-die: 3
    dice defence red: 4
expect
    told all: rolled none 3
    then told all: rolled red 4
    told all: dodged red
    red-1: corsair, ion-mortar, regulars

case on a tie a ship whose firepower is enough destroys it, and the match is won [derelict 6, over 1]
given season 3
    red-1: leviathan, dual-turbo-cannons, regulars
    dice action: 5
    dice shot: 4
    dice derelict-die: 4
    dice defence red: 4
expect
    told all: derelict-destroyed red [derelict 1]
    told all: won red derelict [over 1]
    over

case on a tie a ship with less firepower does nothing [derelict 6]
given season 3
    dice action: 5
    dice shot: 4
    dice derelict-die: 4
    dice defence red: 4
expect
    told nobody: derelict-destroyed
    red-1: corsair, ion-mortar, regulars
    not over

case only the ship that is shot at fires back [derelict 6, fight 3]
given season 3
    red-2: leviathan, nova-projector, deckhands
    dice action: 5
    dice shot: 4
    dice derelict-die: 4
    dice defence red: 4
expect
    told all: shot 4 red-1
    told nobody: derelict-destroyed
    not over

case the second shot is not fired when the first has been its end [derelict 6, over 1]
given season 3
    red-1: leviathan, dual-turbo-cannons, regulars
    dice action: 8
    dice shot: 4
    dice derelict-die: 4
    dice defence red: 4
expect
    told all: derelict-destroyed red
    told all 1 times: shot
    over

case the cards of a destroyed ship go the usual ways [derelict 6, faction 7]
given season 3
    red faction: covenant
    dice action: 5
    dice shot: 5
    dice derelict-die: 6
    dice defence red: 2
expect
    told all: card-back red ion-mortar covenant
    red hand has 1 ion-mortar
    red discard: corsair, regulars

# ---- Tactics and reinforcements against its shots ----

case Chaff Screen counts against its initiative [derelict 6, tactic 4]
given season 3
    red hand: chaff-screen, 2 convoy, 2 recruits
    dice action: 5
    dice shot: 5
    dice derelict-die: 4
    dice defence red: 3
orders red
    when tactic if defending and margin < 0: chaff-screen
expect
    told all: tactic-played red chaff-screen
    told all: dodged red
    red-1: corsair, ion-mortar, regulars

case Second Plot rolls the own die again against it [derelict 6, tactic 8]
given season 3
    red hand: second-plot, 2 convoy, 2 recruits
    dice action: 5
    dice shot: 5
    dice derelict-die: 4
    dice defence red: 1 5
orders red
    when tactic if margin < 0: second-plot
expect
    told all: tactic-played red second-plot
    told all: rolled-again red 5 1
    told all: dodged red

case Signal Jam makes it roll again [derelict 6, tactic 8]
given season 3
    red hand: signal-jam, 2 convoy, 2 recruits
    dice action: 5
    dice shot: 5
    dice derelict-die: 6 1
    dice defence red: 3
orders red
    when tactic if margin < 0: signal-jam
expect
    told all: rolled-again none 1 6
    told all: dodged red
    red-1: corsair, ion-mortar, regulars

case resistance given by a tactic saves the ship it has aimed at [derelict 6, tactic 5]
given season 3
    red hand: braced-bulkheads, 2 convoy, 2 recruits
    dice action: 5
    dice shot: 4
    dice derelict-die: 6
    dice defence red: 3
orders red
    when tactic if margin < 0: braced-bulkheads
expect
    told all: tactic-played red braced-bulkheads
    told nobody: destroyed
    red-1: corsair, ion-mortar, regulars

case firepower given by a tactic may win a tie against it [derelict 6, tactic 6]
given season 3
    red hand: overcharge, 2 convoy, 2 recruits
    dice action: 5
    dice shot: 4
    dice derelict-die: 3
    dice defence red: 3
orders red
    when tactic if margin = 0: overcharge
expect
    told all: tactic-played red overcharge
    told all: derelict-destroyed red
    over

case auto, on a tie that does not reach it, plays the firepower that does [tactic 14, derelict 6]
given season 3
    red hand: overcharge, plasma-surge, convoy, 2 recruits
    red-1: packet, rail-lance, regulars
    dice action: 5
    dice shot: 4
    dice derelict-die: 3
    dice defence red: 3
orders red
    when tactic: auto
expect
    told all: tactic-played red plasma-surge
    told nobody: tactic-played red overcharge
    told all: derelict-destroyed red

case Veil Shield stops one shot before the dice [derelict 6, tactic 10]
given season 3
    red hand: veil-shield, 2 convoy, 2 recruits
    dice action: 8
    dice shot: 5 5
    dice derelict-die: 6
    dice defence red: 3
orders red
    when veil: yes
expect
    told all: veiled red red-1
    told all 1 times: destroyed
    told all 1 times: rolled red
    red-1: empty

case the Orbital Barrage Screen takes 5 points from a shot at the Homeworld [tactic 12, derelict 5]
given season 3
    red-1: empty
    red-2: empty
    red hand: barrage-screen, 2 convoy, 2 recruits
    dice action: 5
    dice shot: 6
orders red
    when screen: yes
expect
    told all: screen-held red 5
    red homeworld: 17

case of both shots of a double shot it takes 5 points together [tactic 12, derelict 6]
given season 3
    red-1: empty
    red-2: empty
    red hand: barrage-screen, 2 convoy, 2 recruits
    dice action: 8
    dice shot: 3 4
orders red
    when screen: yes
expect
    told all: screen-held red 3
    then told all: screen-held red 2
    red homeworld: 16

case it does not help against the Hyper Cannon, and is not played [derelict 7, tactic 12]
given season 3
    red hand: barrage-screen, 2 convoy, 2 recruits
    dice action: 10
    dice shot: 6
orders red
    when screen: yes
expect
    told nobody: tactic-played
    red homeworld: 12
    red hand has 1 barrage-screen

case Salvage Crew takes back a card of a ship it destroyed [tactic 7, derelict 6]
given season 3
    red hand: salvage-crew, 2 convoy, 2 recruits
    dice action: 5
    dice shot: 5
    dice derelict-die: 6
    dice defence red: 2
orders red
    when salvage: weapon
expect
    told all: salvaged red ion-mortar
    red hand has 1 ion-mortar

case a gunship helps against it [derelict 6, reinforce 3]
given season 3 option reinforcements yes
    red dock: sentinel, frigate, cruiser, destroyer
    red-1: corsair, ion-mortar, regulars, gunship
    dice action: 5
    dice shot: 5
    dice derelict-die: 4
    dice defence red: 3
orders red
    when escort: yes
expect
    told all: escorted red gunship 2
    told all: dodged red
    red credits: 38

case a frigate is lost instead of the ship it hit [derelict 6, reinforce 4]
given season 3 option reinforcements yes
    red dock: sentinel, gunship, cruiser, destroyer
    red-1: corsair, ion-mortar, regulars, frigate
    dice action: 5
    dice shot: 5
    dice derelict-die: 6
    dice defence red: 2
expect
    told all: saved-by-frigate red red-1 3
    red-1: corsair, ion-mortar, regulars
    red credits: 37

case a cruiser rolls again against it [derelict 6, reinforce 5]
given season 3 option reinforcements yes
    red dock: sentinel, gunship, frigate, destroyer
    red-1: corsair, ion-mortar, regulars, cruiser
    dice action: 5
    dice shot: 5
    dice derelict-die: 4
    dice defence red: 2 6
orders red
    when cruiser if margin < 0: yes
expect
    told all: cruiser-rolled red 6 2
    told all: dodged red
    red credits: 36

case a destroyer finds no target, for it has no reinforcements [derelict 6, reinforce 6]
given season 3 option reinforcements yes
    red dock: sentinel, gunship, frigate, cruiser
    red-1: corsair, ion-mortar, regulars, destroyer
    dice action: 5
    dice shot: 5
    dice derelict-die: 4
    dice defence red: 5
orders red
    when destroyer: any
expect
    told nobody: missile
    red credits: 40

# ---- Attacking it ----

case ships whose firepower reaches its resistance destroy it with a higher total, and win [derelict 8, over 1]
given
    dice attack red: 4
    dice derelict-die: 3
orders red
    shoot derelict with red-1 red-2
expect
    done red 1
    told all: role red admiral
    told all: derelict-destroyed red
    told all: won red derelict
    over

case one ship alone may, if it is strong enough [derelict 8]
given
    red-1: leviathan, dual-turbo-cannons, regulars
    dice attack red: 4
    dice derelict-die: 3
orders red
    shoot derelict with red-1
expect
    told all: derelict-destroyed red
    over

case too little firepower is refused [derelict 8, attack 4]
orders red
    shoot derelict with red-1
expect
    refused red 1: too-weak 3 4
    red-1 attacked: 0

case a firepower tactic named in the order makes up for it, and is played first [derelict 8, attack 4, tactic 6]
given
    red hand: overcharge, 2 convoy, 2 recruits
    dice attack red: 4
    dice derelict-die: 3
orders red
    shoot derelict with red-1 using overcharge
expect
    told all: tactic-played red overcharge
    told all: derelict-destroyed red

case on the hard level its resistance is 5 [derelict 9]
given option level hard
    red-1: leviathan, dual-turbo-cannons, regulars
    dice attack red: 4
    dice derelict-die: 3
orders red
    shoot derelict with red-1
    shoot derelict with red-1 red-2
expect
    refused red 1: too-weak 4 5
    done red 2
    over

case on the brutal level its resistance is 6 [derelict 9]
given option level brutal
    red-1: leviathan, nova-projector, regulars
    dice attack red: 4
    dice derelict-die: 3
orders red
    shoot derelict with red-1
    shoot derelict with red-1 red-2
expect
    refused red 1: too-weak 5 6
    done red 2
    over

case with a lower total nothing happens [derelict 8, fight 1]
given
    dice attack red: 2
    dice derelict-die: 3
orders red
    shoot derelict with red-1 red-2
expect
    told nobody: destroyed
    told nobody: derelict-fires
    not over

case ships attack it one by one, each once a season [derelict 8, ship 6]
given
    red-1: leviathan, dual-turbo-cannons, regulars
    red-2: leviathan, dual-turbo-cannons, regulars
    dice attack red: 2 3
    dice derelict-die: 3 4
orders red
    shoot derelict with red-1
    shoot derelict with red-2
    shoot derelict with red-1
expect
    done red 1
    done red 2
    refused red 3: attacked-already red-1
    told all 2 times: attack red
    not over

case on a tie it rolls a die and destroys the attacker of the highest resistance that this reaches [derelict 8]
given
    dice attack red: 3
    dice derelict-die: 3
    dice shot: 3
orders red
    shoot derelict with red-1 red-2
expect
    told all: derelict-fires 3 [derelict 8]
    told all: destroyed red red-1
    told all 1 times: destroyed
    red-2: packet, rail-lance, deckhands
    not over

case on a tie a low die passes over the strong ships [derelict 8]
given
    dice attack red: 3
    dice derelict-die: 3
    dice shot: 2
orders red
    shoot derelict with red-1 red-2
expect
    told all: destroyed red red-2
    told all 1 times: destroyed

case on a tie a die that reaches no attacker destroys none [derelict 8]
given
    dice attack red: 3
    dice derelict-die: 3
    dice shot: 1
orders red
    shoot derelict with red-1 red-2
expect
    told all: derelict-fires 1
    told nobody: destroyed

case its answer on a tie hits attackers only [derelict 8]
given
    red unlocked: 3
    red-3: leviathan, dual-turbo-cannons, vanguard
    red-3 since: 3
    dice attack red: 3
    dice derelict-die: 3
    dice shot: 6
orders red
    shoot derelict with red-1 red-2
expect
    told all: destroyed red red-1
    red-3: leviathan, dual-turbo-cannons, vanguard

case tactics are played before its answer, so that a tie need not stay one [derelict 8, tactic 2]
given
    red hand: evasive-drift, 2 convoy, 2 recruits
    dice attack red: 3
    dice derelict-die: 3
orders red
    shoot derelict with red-1 red-2
    when tactic if margin = 0: evasive-drift
expect
    told nobody: derelict-fires
    told all: derelict-destroyed red

case Signal Jam makes it roll again in defence, too [derelict 8, tactic 8]
given
    red hand: signal-jam, 2 convoy, 2 recruits
    dice attack red: 3
    dice derelict-die: 6 2
orders red
    shoot derelict with red-1 red-2
    when tactic if attacking and margin < 0: signal-jam
expect
    told all: rolled-again none 2 6
    told all: derelict-destroyed red

case Discrete Hardware and a sentinel count against it [derelict 8, tactic 4, reinforce 3]
given option reinforcements yes
    red dock: gunship, frigate, cruiser, destroyer
    red-1: corsair, ion-mortar, regulars, sentinel
    red hand: discrete-hardware, 2 convoy, 2 recruits
    dice attack red: 1
    dice derelict-die: 5
orders red
    shoot derelict with red-1 red-2
    when escort: yes
    when tactic if margin < 0: discrete-hardware
expect
    told all: result red 6 none 5
    told all: derelict-destroyed red
    red credits: 39

case a frigate saves a ship from its answer on a tie [derelict 8, reinforce 4]
given option reinforcements yes
    red dock: sentinel, gunship, cruiser, destroyer
    red-1: corsair, ion-mortar, regulars, frigate
    dice attack red: 3
    dice derelict-die: 3
    dice shot: 5
orders red
    shoot derelict with red-1 red-2
expect
    told all: saved-by-frigate red red-1 3
    told nobody: destroyed
    red-1: corsair, ion-mortar, regulars
    red credits: 37

case after its answer on a tie no tactic is played [derelict 8, tactic 2]
given
    red hand: hull-patch, braced-bulkheads, convoy, 2 recruits
    dice attack red: 3
    dice derelict-die: 3
    dice shot: 5
orders red
    shoot derelict with red-1 red-2
    when tactic if incoming > 0: braced-bulkheads, hull-patch
expect
    told nobody: tactic-played
    told all: destroyed red red-1

case it may be attacked while it is silent, and in the turn in which a ship was configured [derelict 9, ship 6]
given
    red-1: empty
    red-2: empty
    red hand: warden, dual-turbo-cannons, recruits, 2 deckhands
    dice attack red: 4
    dice derelict-die: 3
orders red
    configure warden dual-turbo-cannons recruits
    shoot derelict with red-1
expect
    done red 2
    over

case when it has been destroyed it acts no more [derelict 1, over 1]
given season 3
    dice attack red: 4
    dice derelict-die: 3
orders red
    shoot derelict with red-1 red-2
expect
    told nobody: derelict-acts
    over

# ---- The end ----

case at a Critical Mass of 6 the match is lost at once [derelict 3, derelict 10]
given season 3
    critical-mass: 5
    dice action: 2
expect
    told all: mass-now 6 6
    told all: lost red mass [derelict 10]
    over

case when the Homeworld falls the match is lost [derelict 10]
given season 3
    red homeworld: 3
    dice action: 10
    dice shot: 3
expect
    told all: lost red homeworld
    over

case when the first shot was the end of the Homeworld, there is no second [derelict 10]
given season 3
    red homeworld: 3
    red-1: empty
    red-2: empty
    dice action: 9
    dice shot: 5
expect
    told all 1 times: homeworld-hit
    told all: lost red homeworld
    over

case after the last season the match is lost [over 2, derelict 10]
given season 3 option seasons 3
    dice action: 1
expect
    told all: derelict-acts 1 discharge
    then told all: lost red time
    over

case 100 credits win nothing against The Derelict [start 2, over 1]
given
    red credits: 99
    red hand: 5 deckhands
orders red
    treasurer deckhands
expect
    red credits: 101
    not over

# ---- Alone ----

case there is nobody to sabotage, to rob or to ally with [role 11]
orders red
    saboteur all
      else saboteur red
      else smuggler red
      else chancellor against red with red
      else trader
expect
    refused red 1: not-solo [role 11]
    refused red 2
    refused red 3
    refused red 4
    done red 5

case it has no Homeworld, and no lane, and one's own is not to be attacked [derelict 1]
orders red
    hit red with red-1
    attack red-2 with red-1
expect
    refused red 1
    refused red 2: own-lane red-2
    red homeworld: 18

game tradeworlds seats 2 option scenario space-wars
    first: red
    launches: 4
    red faction: acolytes
    red homeworld: 18
    red unlocked: 1
    red hand: 2 convoy, 3 recruits
    red-1: leviathan, dual-turbo-cannons, regulars
    red-1 since: 1
    blue faction: destined
    blue homeworld: 18
    blue hand: 2 convoy, 3 recruits

case where The Derelict is not in play it cannot be shot at [start 3]
orders red
    shoot derelict with red-1
expect
    refused red 1: no-derelict
    told nobody: derelict-acts
