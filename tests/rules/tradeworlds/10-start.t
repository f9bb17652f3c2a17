# SPDX-License-Identifier: MIT
# The set-up: which scenario it is, who gets which faction, decks, piles and markets, what everybody begins with, and
# who opens.

game tradeworlds seats 2

# ---- the scenario ----

case a match of two seats that names no scenario is Trade Wars [start 3, start 1]
given set-up
expect
    told all: scenario-is trade-wars

case a match of one seat that names no scenario is The Derelict, which is light and has resistance 4 [start 3, derelict 9]
given set-up seats 1
expect
    told all: scenario-is the-derelict light 4
    critical-mass: 0

case at the hard level The Derelict has resistance 5 [derelict 9]
given set-up seats 1 option level hard
expect
    told all: scenario-is the-derelict hard 5

case at the brutal level The Derelict has resistance 6 [derelict 9]
given set-up seats 1 option level brutal
expect
    told all: scenario-is the-derelict brutal 6

case Space Wars is played where the option says so [start 2]
given set-up seats 3 option scenario space-wars
expect
    told all: scenario-is space-wars

# ---- factions ----

case who chooses earlier in the order of seats gets his first wish, and who comes later the first of his list that is left [start 4, letters 1]
given set-up
orders red
    faction destined acolytes
orders blue
    faction destined covenant brethren
expect
    red faction: destined
    blue faction: covenant
    told all: faction-taken red destined no
    told all: faction-taken blue covenant no

case who names no faction gets one of the rest by lot, after those who come later have chosen [start 4]
given set-up seats 4
    dice faction red: 1      # only one is left
orders blue
    faction destined
orders green
    faction acolytes
orders yellow
    faction covenant
expect
    red faction: brethren
    blue faction: destined
    green faction: acolytes
    yellow faction: covenant
    told all: faction-taken red brethren yes

case who names only factions that are gone gets one of the rest by lot [start 4]
given set-up seats 3
    dice faction green: 1    # Covenant, before Destined
orders red
    faction brethren
orders blue
    faction acolytes
orders green
    faction acolytes brethren
expect
    green faction: covenant
    told all: faction-taken green covenant yes

case two seats that named nothing draw lots for two different cards [start 4]
given set-up
    dice faction red: 1      # the first of the four
    dice faction blue: 3     # the last of the other three
expect
    red faction: acolytes
    blue faction: destined

# ---- decks and piles ----

case the starting deck is one card of value 1 and one of value 2 of each type, and five of the eight are drawn [start 6, start 8]
given set-up
    shuffle red deck: packet, rail-lance, recruits, evasive-drift, convoy, deckhands, chaff-screen, pulse-battery
expect
    red hand: packet, rail-lance, recruits, evasive-drift, convoy
    red deck top: deckhands, chaff-screen, pulse-battery
    red deck: deckhands, chaff-screen, pulse-battery
    red discard: empty

case all seats have the same starting deck [start 5, start 6]
given set-up seats 3
    shuffle blue deck: convoy, packet, pulse-battery, rail-lance, recruits, deckhands, evasive-drift, chaff-screen
    shuffle green deck: chaff-screen, evasive-drift, deckhands, recruits, rail-lance, pulse-battery, packet, convoy
expect
    blue hand: convoy, packet, pulse-battery, rail-lance, recruits
    blue deck: deckhands, evasive-drift, chaff-screen
    green hand: chaff-screen, evasive-drift, deckhands, recruits, rail-lance
    green deck: pulse-battery, packet, convoy

case 13 starships are left for the shipyard, and the uppermost of them lies open [start 5, start 7]
given set-up
    shuffle red shipyard: leviathan
expect
    red market has leviathan
    red shipyard: 2 convoy, 2 packet, 3 corsair, 3 warden, 2 leviathan
    told all: turned-up red leviathan

case 13 weapons are left for the plant, and the uppermost of them lies open [start 5, start 7]
given set-up
    shuffle red plant: pulse-battery
expect
    red market has pulse-battery
    red plant: pulse-battery, 2 rail-lance, 3 ion-mortar, 3 dual-turbo-cannons, 3 nova-projector

case 13 crews are left for the academy, and the uppermost of them lies open [start 5, start 7]
given set-up
    shuffle red academy: regulars
expect
    red market has regulars
    red academy: 2 recruits, 2 deckhands, 2 regulars, 3 veterans, 3 vanguard

case 13 different tactics are left for the facility, and the uppermost of them lies open [start 5, start 7]
given set-up
    shuffle blue facility: veil-shield
expect
    blue market has veil-shield
    blue facility: hull-patch, overcharge, gunnery-drill, salvage-crew, discrete-hardware, braced-bulkheads, plasma-surge, second-plot, signal-jam, ghost-manifest, counter-signal, barrage-screen

case a market shows one card of each of the four piles [start 7]
given set-up
    shuffle red shipyard: corsair
    shuffle red plant: nova-projector
    shuffle red academy: veterans
    shuffle red facility: salvage-crew
expect
    red market: corsair, nova-projector, veterans, salvage-crew

case everybody sees a market, nobody what lies below it, and of a hand others know the number alone [start 7, card 3]
given set-up
expect
    sees blue exactly: red market
    sees red exactly: red hand
    sees blue number: red hand, red deck, red shipyard, red plant, red academy, red facility
    sees red number: red deck, red shipyard, red plant, red academy, red facility

case which cards were drawn at first only their owner is told [start 8, card 3]
given set-up
    shuffle red deck: packet, rail-lance, recruits, evasive-drift, convoy
expect
    told only red: drew red 1 packet
    told only red: drew red 1 convoy
    told blue 5 times: drew red 1
    not told blue: drew red 1 packet

# ---- what one begins with ----

case everybody begins with 0 credits, 18 points and no ship unlocked [start 9]
given set-up
orders red
    faction brethren
expect
    red credits: 0
    blue credits: 0
    red homeworld: 18
    blue homeworld: 18
    red unlocked: 0
    blue unlocked: 0
    told nobody: unlocked

case with the option handicap the Brethren begin with 20 credits and two ships, the Acolytes with 10 and one [start 11, faction 4, ship 4]
given set-up seats 3 option handicap yes
orders red
    faction brethren
orders blue
    faction acolytes
orders green
    faction covenant
expect
    red credits: 20
    red unlocked: 2
    blue credits: 10
    blue unlocked: 1
    green credits: 0
    green unlocked: 0

case in Space Wars the option handicap gives nobody anything [start 11]
given set-up option handicap yes option scenario space-wars
orders red
    faction brethren
orders blue
    faction acolytes
expect
    red credits: 0
    red unlocked: 0
    blue credits: 0
    blue unlocked: 0

case with the option reinforcements each seat has one of each class to send [reinforce 1]
given set-up option reinforcements yes
expect
    red dock: sentinel, gunship, frigate, cruiser, destroyer
    blue dock: sentinel, gunship, frigate, cruiser, destroyer

case without the options there are neither reinforcements nor a United Garrison [reinforce 1, garrison 1]
given set-up
expect
    red dock: empty
    blue dock: empty
    red garrison-of: empty
    blue garrison-of: empty

case with the option garrison each seat has one United Garrison [garrison 1]
given set-up option garrison yes
expect
    red garrison-of: garrison
    blue garrison-of: garrison

# ---- who opens ----

case the highest initiative die opens [start 10]
given set-up
    dice opening red: 2
    dice opening blue: 5
expect
    first: blue
    told all: opening-rolled red 2
    told all: opening-rolled blue 5
    told all: opens blue

case only those who tied for the highest die roll again, until one is ahead [start 10]
given set-up seats 3
    dice opening red: 6, 4, 2
    dice opening blue: 1
    dice opening green: 6, 4, 3
expect
    first: green
    told all 1 times: opening-rolled blue
    told all 3 times: opening-rolled red
    told all 3 times: opening-rolled green

case who lost the first throw is not ahead when the others roll low afterwards [start 10]
given set-up seats 3
    dice opening red: 5, 1
    dice opening blue: 4
    dice opening green: 5, 2
expect
    first: green

case from the seat that opens turns go round in the order of seats, in every season [start 10, turn 1]
given season 3 seats 3
    red homeworld: 18
    blue homeworld: 18
    green homeworld: 18
    red faction: acolytes
    blue faction: brethren
    green faction: covenant
    first: blue
orders red
    trader
orders blue
    trader
orders green
    trader
expect
    told all: role blue trader
    then told all: role green trader
    then told all: role red trader
    first: blue
next season
orders red
    trader
orders blue
    trader
orders green
    trader
expect
    told all: role blue trader
    then told all: role green trader
    then told all: role red trader
