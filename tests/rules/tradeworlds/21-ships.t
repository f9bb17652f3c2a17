# SPDX-License-Identifier: MIT
# Starships: how they are configured, what unlocks them, and how Captain, Commander and Engineer change them.

# Red has room for two ships and one in his lane.
game tradeworlds seats 2
    red homeworld: 18
    blue homeworld: 18
    red faction: destined
    blue faction: covenant
    first: red
    red credits: 30
    red unlocked: 2
    blue credits: 30
    blue unlocked: 2
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1

# ---- configuring ----

case a starship, a weapon and a crew of the hand are a ship on the first free berth [ship 1, ship 8]
given
    red hand: warden, rail-lance, veterans, recruits
orders red
    configure warden rail-lance veterans
expect
    done red 1
    red-2: warden, rail-lance, veterans
    red hand: recruits
    red discard: empty
    told all: configured red red-2 warden 2 4 8

case a ship may be laden just to its capacity [ship 2]
given
    red hand: convoy, veterans, pulse-battery
orders red
    configure convoy pulse-battery veterans
expect
    done red 1
    red-2: convoy, pulse-battery, veterans

case beyond its capacity a ship is refused, and the cards stay in the hand [ship 2]
given
    red hand: convoy, ion-mortar, regulars
orders red
    configure convoy ion-mortar regulars
expect
    refused red 1: over-capacity 5 3 3 [ship 2]
    red-2: empty
    red hand: convoy, ion-mortar, regulars

case the cards of a ship come from the hand, not from the market or the discard pile [ship 1]
given
    red hand: convoy, pulse-battery
    red market: regulars
    red discard: recruits
orders red
    configure convoy pulse-battery regulars
    configure convoy pulse-battery recruits
expect
    refused red 1: not-held regulars
    refused red 2: not-held recruits
    red-2: empty
    red hand has convoy, pulse-battery

case only Acolytes give a ship two weapons [faction 3]
given
    red hand: leviathan, pulse-battery, rail-lance, recruits
orders red
    configure leviathan pulse-battery rail-lance recruits
expect
    refused red 1: one-weapon-only
    red-2: empty
    red hand: leviathan, pulse-battery, rail-lance, recruits

case a lane holds as many ships as are unlocked [ship 5]
given
    red hand: convoy, pulse-battery, recruits, packet, rail-lance, deckhands
orders red
    configure convoy pulse-battery recruits
    configure packet rail-lance deckhands
expect
    done red 1
    refused red 2: lane-full 2 2 [ship 5]
    red-2: convoy, pulse-battery, recruits
    red-3: empty
    red hand has packet, rail-lance, deckhands

case where no ship is unlocked none can be configured, whatever the Treasury holds [ship 5, ship 3]
given
    red credits: 9
    red unlocked: 0
    red-1: empty
    red-1 since: 0
    red hand: convoy, pulse-battery, recruits
orders red
    configure convoy pulse-battery recruits
expect
    refused red 1: lane-full 0 0
    red-1: empty

case any number of ships may be configured in one turn, up to four [ship 5, ship 8]
given
    red credits: 70
    red unlocked: 4
    red hand: convoy, pulse-battery, recruits, packet, rail-lance, deckhands, warden, dual-turbo-cannons, veterans, convoy, pulse-battery, recruits
orders red
    configure convoy pulse-battery recruits
    configure packet rail-lance deckhands
    configure warden dual-turbo-cannons veterans
    configure convoy pulse-battery recruits
expect
    red-2: convoy, pulse-battery, recruits
    red-3: packet, rail-lance, deckhands
    red-4: warden, dual-turbo-cannons, veterans
    refused red 4: lane-full 4 4

case a new ship goes to the first berth that is free, also between others [ship 8]
given
    red credits: 45
    red unlocked: 3
    red-3: packet, pulse-battery, recruits
    red-3 since: 2
    red hand: convoy, pulse-battery, recruits
orders red
    configure convoy pulse-battery recruits
expect
    red-2: convoy, pulse-battery, recruits
    red-4: empty

case a ship may attack in the turn in which it was configured [ship 6]
given
    red-1: empty
    red-1 since: 0
    red hand: convoy, pulse-battery, recruits
orders red
    configure convoy pulse-battery recruits
    hit blue with red-1
expect
    done red 2
    blue homeworld: 17

# ---- what unlocks them ----

case in Trade Wars ships are unlocked at 10, 25, 45 and 70 credits [ship 3]
given seats 4
    green homeworld: 18
    yellow homeworld: 18
    red faction: destined
    blue faction: covenant
    green faction: acolytes
    yellow faction: brethren
    red-1: empty
    red-1 since: 0
    red credits: 9
    red unlocked: 0
    red hand: recruits
    blue credits: 14
    blue unlocked: 1
    blue hand: vanguard, recruits
    green credits: 44
    green unlocked: 2
    green hand: recruits
orders red
    treasurer recruits
orders blue
    treasurer vanguard recruits
orders green
    treasurer recruits
expect
    red credits: 10
    red unlocked: 1
    told all: unlocked red 1 10
    blue credits: 25
    blue unlocked: 2
    told all: unlocked blue 2 25
    green credits: 45
    green unlocked: 3
    told all: unlocked green 3 45
next season
given
    red credits: 69
    red unlocked: 3
orders red
    treasurer recruits
expect
    red credits: 70
    red unlocked: 4
    told all: unlocked red 4 70

case one credit less unlocks nothing [ship 3]
given
    red credits: 43
    red hand: recruits
orders red
    treasurer recruits
expect
    red credits: 44
    red unlocked: 2
    told nobody: unlocked

case the Brethren unlock at 5, 15, 30 and 50 credits in Trade Wars [ship 3, faction 4]
given
    red faction: brethren
    red-1: empty
    red-1 since: 0
    red credits: 4
    red unlocked: 0
    red hand: recruits
orders red
    treasurer recruits
expect
    told all: unlocked red 1 5
    red unlocked: 1
next season
given
    red credits: 14
orders red
    treasurer recruits
expect
    told all: unlocked red 2 15
    red unlocked: 2
next season
given
    red credits: 29
orders red
    treasurer recruits
expect
    told all: unlocked red 3 30
    red unlocked: 3
next season
given
    red credits: 49
orders red
    treasurer recruits
expect
    told all: unlocked red 4 50
    red unlocked: 4

case in Space Wars ships are unlocked at 10, 30, 60 and 100 credits, and 100 credits win nothing [ship 3, start 2]
given option scenario space-wars
    red-1: empty
    red-1 since: 0
    red credits: 9
    red unlocked: 0
    red hand: recruits
orders red
    treasurer recruits
expect
    told all: unlocked red 1 10
next season
given
    red credits: 28
orders red
    treasurer recruits
expect
    red credits: 29
    red unlocked: 1
next season
orders red
    treasurer recruits
expect
    told all: unlocked red 2 30
next season
given
    red credits: 59
orders red
    treasurer recruits
expect
    told all: unlocked red 3 60
next season
given
    red credits: 99
orders red
    treasurer recruits
expect
    told all: unlocked red 4 100
    not over

case the Brethren unlock at 5, 20, 45 and 80 credits in Space Wars [ship 3, faction 4]
given option scenario space-wars
    red faction: brethren
    red-1: empty
    red-1 since: 0
    red credits: 4
    red unlocked: 0
    red hand: recruits
orders red
    treasurer recruits
expect
    told all: unlocked red 1 5
next season
given
    red credits: 19
orders red
    treasurer recruits
expect
    told all: unlocked red 2 20
next season
given
    red credits: 44
orders red
    treasurer recruits
expect
    told all: unlocked red 3 45
next season
given
    red credits: 79
orders red
    treasurer recruits
expect
    told all: unlocked red 4 80

case the credits of a bounty unlock ships as others do [ship 3, faction 5]
given
    red faction: brethren
    red credits: 25
    red unlocked: 2
    blue-1: convoy, pulse-battery, deckhands
    blue-1 since: 2
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1
expect
    red credits: 30
    red unlocked: 3
    told all: unlocked red 3 30

case what is unlocked stays so when the credits are spent, and is not unlocked a second time [ship 3]
given option reinforcements yes
    red credits: 25
    red dock: frigate
    red hand: recruits, vanguard, vanguard
orders red
    send frigate red-1
    treasurer recruits vanguard vanguard
expect
    done red 1
    red credits: 26
    red unlocked: 2
    told nobody: unlocked

case several levels reached at once are all unlocked, and the room can be used in the same turn [ship 4]
given
    red faction: brethren
    red-1: empty
    red-1 since: 0
    red credits: 0
    red unlocked: 0
    red hand: vanguard, leviathan, nova-projector, convoy, pulse-battery, recruits, packet, rail-lance, deckhands
orders red
    treasurer vanguard leviathan nova-projector
    configure convoy pulse-battery recruits
    configure packet rail-lance deckhands
expect
    red credits: 15
    red unlocked: 2
    told all: unlocked red 1 5
    told all: unlocked red 2 15
    red-1: convoy, pulse-battery, recruits
    red-2: packet, rail-lance, deckhands

# ---- Captain, Commander, Engineer ----

case the Captain gives a ship another starship card of the hand, and the old one is discarded [role 3]
given
    red hand: leviathan
    red deck: 5 convoy
orders red
    captain red-1 leviathan
expect
    done red 1
    told all: role red captain
    told all: exchanged red red-1 corsair leviathan
    red-1: leviathan, ion-mortar, regulars
    red discard: corsair
    red hand: 5 convoy

case the Commander gives a ship another crew, and its resistance is that of the new one [role 4]
given
    red hand: veterans
    red deck: 5 convoy
orders red
    commander red-1 veterans
expect
    done red 1
    told all: exchanged red red-1 regulars veterans 3 4
    red-1: corsair, ion-mortar, veterans
    red discard: regulars

case the Engineer gives a ship another weapon, and its firepower is that of the new one [role 5]
given
    red hand: dual-turbo-cannons
    red deck: 5 convoy
orders red
    engineer red-1 dual-turbo-cannons
expect
    done red 1
    told all: exchanged red red-1 ion-mortar dual-turbo-cannons 4 3
    red-1: corsair, dual-turbo-cannons, regulars
    red discard: ion-mortar

case two ships can be changed by one Role [role 3, role 6]
given
    red-2: packet, rail-lance, recruits
    red-2 since: 2
    red hand: leviathan, warden
    red deck: 5 convoy
orders red
    captain red-1 leviathan red-2 warden
expect
    done red 1
    red-1: leviathan, ion-mortar, regulars
    red-2: warden, rail-lance, recruits
    red discard: corsair, packet

case the two exchanges must be on two ships [role 6]
given
    red hand: veterans, deckhands
orders red
    commander red-1 veterans red-1 deckhands
expect
    refused red 1: same-ship red-1 [role 6]
    red-1: corsair, ion-mortar, regulars
    red discard: empty

case three ships cannot be changed at once [role 3, role 6]
given
    red credits: 45
    red unlocked: 3
    red-2: packet, rail-lance, recruits
    red-2 since: 2
    red-3: packet, rail-lance, recruits
    red-3 since: 3
    red hand: leviathan, warden, corsair
orders red
    captain red-1 leviathan red-2 warden red-3 corsair
expect
    refused red 1: too-many-exchanges 2
    red-1: corsair, ion-mortar, regulars
    red-3: packet, rail-lance, recruits

case a smaller starship is refused where it does not hold weapon and crew [role 3, ship 2]
given
    red hand: convoy
orders red
    captain red-1 convoy
expect
    refused red 1: over-capacity 5 3 3 [ship 2]
    red-1: corsair, ion-mortar, regulars
    red hand: convoy

case a stronger crew is refused where the starship does not hold it [role 4, ship 2]
given
    red hand: vanguard
orders red
    commander red-1 vanguard
expect
    refused red 1: over-capacity 7 3 5
    red-1: corsair, ion-mortar, regulars
    red hand: vanguard

case a stronger weapon is refused where the starship does not hold it [role 5, ship 2]
given
    red hand: nova-projector
orders red
    engineer red-1 nova-projector
expect
    refused red 1: over-capacity 7 5 3
    red-1: corsair, ion-mortar, regulars

case if one of two exchanges is not allowed neither is made, and the Role is still free [role 1, letters 2, turn 3]
given
    red-2: convoy, pulse-battery, recruits
    red-2 since: 2
    red hand: veterans, vanguard
    red deck: 5 convoy
orders red
    commander red-1 veterans red-2 vanguard
      else commander red-1 veterans
expect
    refused red 1: over-capacity 5 1 5
    done red 2
    red-1: corsair, ion-mortar, veterans
    red-2: convoy, pulse-battery, recruits
    red hand has vanguard

case the new card comes from the hand [role 4]
given
    red hand: recruits
    red discard: veterans
    red deck: 5 convoy
orders red
    commander red-1 veterans
expect
    refused red 1: not-held veterans
    red-1: corsair, ion-mortar, regulars
    red discard: veterans

case one card of the hand cannot go to two ships [role 4, letters 2]
given
    red-2: packet, rail-lance, recruits
    red-2 since: 2
    red hand: veterans
orders red
    commander red-1 veterans red-2 veterans
expect
    refused red 1: not-held veterans
    red-1: corsair, ion-mortar, regulars
    red-2: packet, rail-lance, recruits

case an empty berth and a ship of another seat cannot be changed [role 3]
given
    blue-1: packet, rail-lance, recruits
    blue-1 since: 2
    red hand: leviathan
orders red
    captain red-2 leviathan
    captain blue-1 leviathan
expect
    refused red 1: no-ship red-2
    refused red 2: not-own-ship blue-1
    red hand: leviathan
    blue-1: packet, rail-lance, recruits

case only Acolytes add a weapon to a ship [role 5, faction 3]
given
    red-1: leviathan, ion-mortar, regulars
    red hand: pulse-battery
orders red
    engineer red-1 add pulse-battery
expect
    refused red 1: one-weapon-only
    red-1: leviathan, ion-mortar, regulars

case an Engineer who takes away a weapon the ship has not is refused [role 5]
given
    red hand: rail-lance
orders red
    engineer red-1 rail-lance for nova-projector
expect
    refused red 1: no-such-weapon nova-projector red-1
    red-1: corsair, ion-mortar, regulars

case a reinforcement stays with a ship that is changed [role 6]
given option reinforcements yes
    red-1: corsair, ion-mortar, regulars, frigate
    red hand: leviathan
    red deck: 5 convoy
orders red
    captain red-1 leviathan
expect
    red-1: leviathan, ion-mortar, regulars, frigate
    red discard: corsair

case who changes ships has no Role left to attack with them [turn 3, role 6]
given
    red hand: dual-turbo-cannons
orders red
    engineer red-1 dual-turbo-cannons
    hit blue with red-1
expect
    done red 1
    refused red 2: role-gone engineer
    blue homeworld: 18

# ---- unlocking against The Derelict ----

game tradeworlds seats 1 option scenario derelict
    red homeworld: 18
    red faction: covenant
    first: red
    red hand: corsair, recruits, deckhands

case against The Derelict ships are unlocked at 15, 35, 60 and 90 credits [ship 3]
given
    red credits: 9
orders red
    treasurer recruits         # 1, and 5 more for the Covenant: 15
expect
    red credits: 15
    told all: unlocked red 1 15
next season
given
    red credits: 26
orders red
    treasurer corsair
expect
    red credits: 34
    red unlocked: 1
next season
given
    red credits: 34
    dice action: 1
orders red
    treasurer recruits
expect
    told all: unlocked red 2 35
next season
given
    red credits: 53
    dice action: 1
orders red
    treasurer deckhands
expect
    red credits: 60
    told all: unlocked red 3 60
next season
given
    red credits: 89
    dice action: 1
orders red
    treasurer recruits
expect
    told all: unlocked red 4 90
    red unlocked: 4
    not over

case the Brethren unlock at 10, 25, 45 and 70 credits against The Derelict [ship 3, faction 4]
given
    red faction: brethren
    red credits: 9
orders red
    treasurer recruits
expect
    told all: unlocked red 1 10
next season
given
    red credits: 24
orders red
    treasurer recruits
expect
    told all: unlocked red 2 25
next season
given
    red credits: 44
    dice action: 1
orders red
    treasurer recruits
expect
    told all: unlocked red 3 45
next season
given
    red credits: 69
    dice action: 1
orders red
    treasurer recruits
expect
    told all: unlocked red 4 70

case against The Derelict 100 credits win nothing [start 2]
given
    red credits: 99
    red unlocked: 4
orders red
    treasurer recruits
expect
    red credits: 105
    not over

# ---- what a report offers ----

case a card for a ship is offered where it is another than the ship has [role 5, role 4]
given
    red unlocked: 1
    red-1: corsair, ion-mortar, regulars
    red hand: rail-lance, ion-mortar, regulars, recruits
orders red
    trader
expect
    offered red: engineer red-1 rail-lance
    not offered red: engineer red-1 ion-mortar
    offered red: commander red-1 recruits
    not offered red: commander red-1 regulars
