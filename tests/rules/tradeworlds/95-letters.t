# SPDX-License-Identifier: MIT
# Letters: factions wished for, orders without cards, buying several cards, conditions, else, and lines that are refused.

# Red has ships of 3/3 and 2/2 and 30 credits, Blue one of 1/1. Red's market offers Regulars; below them lie Veterans,
# then Recruits. Hands are full, so nobody draws.
game tradeworlds seats 2 option scenario space-wars
    first: red
    launches: 3
    red faction: acolytes
    red homeworld: 18
    red credits: 30
    red unlocked: 2
    red hand: corsair, rail-lance, recruits, veterans, overcharge
    red deck: 2 vanguard, deckhands
    red discard: 2 packet
    red market: leviathan, regulars
    red academy: veterans, recruits
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: packet, rail-lance, deckhands
    red-2 since: 2
    blue faction: brethren
    blue homeworld: 12
    blue credits: 7
    blue unlocked: 1
    blue hand: 2 packet, 3 warden
    blue-1: convoy, pulse-battery, recruits
    blue-1 since: 3

# ---- Factions ----

case a seat gets the first faction of its list [letters 1, start 4]
given set-up
orders red
    faction destined covenant
orders blue
    faction brethren
expect
    told all: faction-taken red destined no [start 4]
    told all: faction-taken blue brethren no
    red faction: destined
    blue faction: brethren

case seats choose in their order, the later one what is left of its list [letters 1, start 4]
given set-up
orders red
    faction destined covenant
orders blue
    faction destined acolytes covenant
expect
    red faction: destined
    blue faction: acolytes
    told all: faction-taken blue acolytes no

case who named none, or none that is left, gets one of the rest by lot when all have chosen [letters 1, start 4]
given set-up seats 3
orders blue
    faction covenant
orders green
    faction covenant
expect
    blue faction: covenant
    told all: faction-taken red * yes
    told all: faction-taken green * yes
    red faction has 0 covenant
    green faction has 0 covenant

# ---- Roles without cards ----

case treasurer without cards banks the highest values of the hand [letters 4, role 2]
given
    red hand: corsair, rail-lance, recruits, veterans, deckhands
orders red
    treasurer
expect
    done red 1
    told all: banked-card red veterans
    told all: banked-card red corsair
    told all 3 times: banked-card
    red hand has 1 recruits

case treasurer without cards banks what the policy says [letters 4, role 2]
given
    red faction: covenant
orders red
    when bank: recruits, none
    treasurer
expect
    told all: banked-card red recruits
    told all 1 times: banked-card
    red credits: 36

case treasurer with cards asks for no policy [letters 4, role 2]
given
    red faction: covenant
orders red
    when bank: recruits
    treasurer veterans overcharge
expect
    told nobody: banked-card red recruits
    not used red 1
    red credits: 40

case mechanic without cards removes the lowest values of the hand [letters 4, role 8]
orders red
    mechanic
expect
    told all: removed red recruits
    told all: removed red overcharge
    told all: removed red rail-lance
    told all 3 times: removed
    red removed: overcharge, recruits, rail-lance

case mechanic without cards removes what the policy says [letters 4, role 8]
orders red
    when scrap: rail-lance, none
    mechanic
expect
    red removed: rail-lance

case cards that are not in the hand make the order refused, and nothing is banked [letters 2, role 1]
orders red
    treasurer veterans vanguard
      else trader
expect
    refused red 1: not-held vanguard
    done red 2
    red credits: 30
    told nobody: banked

case more cards than the Role takes make the order refused, and nothing is banked [letters 2, role 2]
orders red
    treasurer veterans overcharge recruits corsair
expect
    refused red 1: too-many-cards 3
    red credits: 30
    red hand: corsair, rail-lance, recruits, veterans, overcharge

# ---- Buying ----

case buy takes the open card of a pile, and the next one is turned up [letters 3, buy 2]
given
    red hand: 3 regulars, 2 nova-projector
orders red
    buy crew
expect
    told all: bought red regulars 3 3
    told all: paid-card red regulars
    told all: turned-up red veterans
    red market: leviathan, veterans
    red academy: recruits

case with max the next cards are bought, too, as many as that [letters 3]
given
    red hand: 2 regulars, veterans, nova-projector, convoy
orders red
    buy crew max 2
expect
    done red 1
    told all: bought red regulars 3 3
    then told all: bought red veterans 4 4
    told all 2 times: bought
    red market: leviathan, recruits

case with max no more is bought than can be paid [letters 3, buy 3]
given
    red hand: regulars, deckhands, convoy
    red deck: empty
    red discard: empty
orders red
    buy crew max 3
expect
    told all: bought red regulars 3 3
    told all 1 times: bought
    red market: leviathan, veterans

case with if value cards are bought only as long as their value is no less [letters 3]
given
    red hand: 2 regulars, veterans, 2 nova-projector
orders red
    buy crew max 5 if value >= 3
expect
    told all: bought red regulars 3 3
    told all: bought red veterans 4 4
    told nobody: bought red recruits
    red market: leviathan, recruits

case an open card of less value than said is not bought, and the else is tried [letters 3]
orders red
    buy crew if value >= 4
      else buy starship
expect
    refused red 1: below-value regulars 3 4
    told nobody: bought red regulars

case an empty pile sells nothing [buy 5, letters 2]
orders red
    buy weapon
expect
    refused red 1: pile-empty weapon
    red hand: corsair, rail-lance, recruits, veterans, overcharge

case a hand that cannot reach the price buys nothing and loses nothing [buy 3, letters 2]
given
    red hand: recruits, convoy
    red deck: empty
    red discard: empty
orders red
    buy starship
expect
    refused red 1: cannot-pay-cards 5 2
    told nobody: paid-card
    red market: leviathan, regulars

case payment that was named and is too little is refused, and stays in the hand [buy 3, letters 2]
orders red
    buy starship with veterans
expect
    refused red 1: pays-too-little 5 4
    red hand: corsair, rail-lance, recruits, veterans, overcharge

case what is kept is not paid, unless it is named [buy 4]
given
    red hand: regulars, veterans, nova-projector, convoy, recruits
orders red
    keep regulars
    buy crew
expect
    told all: paid-card red veterans
    told nobody: paid-card red regulars

case named cards pay though they are kept [buy 4]
given
    red hand: regulars, veterans, nova-projector, convoy, recruits
orders red
    keep regulars
    buy crew with regulars
expect
    told all: paid-card red regulars
    told all 1 times: paid-card

case one purchase of several piles names each pile once [buy 3, letters 2]
given
    red hand: 2 veterans, nova-projector, convoy, recruits
orders red
    buy crew and crew
      else buy crew and starship with veterans veterans
expect
    refused red 1: named-twice crew
    done red 2
    told all 2 times: bought
    red market has 0 leviathan

# ---- Conditions ----

case a condition reads one's own numbers, if no seat is named [letters 2]
orders red
    if credits > 30: trader
    if homeworld < 18: trader
    if unlocked != 2: trader
    if credits = 30 and homeworld = 18 and unlocked = 2: trader
expect
    false red 1
    false red 2
    false red 3
    done red 4

case a condition reads another's numbers, if he is named [letters 2]
orders red
    if credits blue >= 8: trader
    if unlocked blue > 1: trader
    if credits blue = 7 and homeworld blue = 12 and unlocked blue = 1: trader
expect
    false red 1
    false red 2
    done red 3

case ships counts those of a lane, strength firepower and resistance of all of them [letters 2]
orders red
    if ships blue > 1: trader
    if strength blue > 2: trader
    if lane-firepower > 5: trader
    if ships = 2 and strength = 10 and lane-firepower = 5 and lane-resistance = 5 and strength blue = 2: trader
expect
    false red 1
    false red 2
    false red 3
    done red 4

case hand, deck and discarded count cards [letters 2]
orders red
    if hand blue < 5: trader
    if deck blue > 0: trader
    if hand = 5 and deck = 3 and discarded = 2 and deck blue = 0: trader
expect
    false red 1
    false red 2
    done red 3

case holds says whether a card is in one's own hand [letters 2]
orders red
    if holds vanguard: trader
    if holds veterans: trader
expect
    false red 1
    done red 2

case faction and seats-left may be asked for [letters 2]
orders red
    if faction = brethren: trader
    if faction blue = acolytes: trader
    if out blue: trader
    if faction = acolytes and faction blue = brethren and seats-left = 2: trader
expect
    false red 1
    false red 2
    false red 3
    done red 4

case out and seats-left follow what happened in the turn [letters 2, hit 2]
given seats 3
    green faction: destined
    green homeworld: 2
    green hand: 2 packet, 3 warden
orders red
    if out green: discard recruits
    hit green with red-1
    if out green and seats-left = 2: discard veterans
expect
    out green
    told all: discarded red veterans
    told all: discarded red recruits

case role says which Role was taken this turn [letters 2, turn 3]
orders red
    if role = trader: configure corsair rail-lance recruits
    trader
    if role = trader: discard recruits
expect
    false red 1
    done red 2
    told all: discarded red recruits

case firepower, resistance and capacity are those of the ship on a berth [letters 2]
orders red
    if firepower blue-1 >= 2: trader
    if ship-at red-3: trader
    if firepower red-1 = 3 and resistance red-1 = 3 and capacity red-1 = 7 and ship-at red-2 and capacity blue-1 = 5: trader
expect
    false red 1
    false red 2
    done red 3

case attacked says whether a ship has attacked in this season [letters 2, ship 6]
given
    dice attack red blue-1: 1
    dice defence blue blue-1: 4
orders red
    if attacked red-1: discard veterans
    attack blue-1 with red-1
    if attacked red-1: discard recruits
expect
    done red 2
    told all: discarded red recruits

case escort says which reinforcement lies with a ship [letters 2, reinforce 1]
given option reinforcements yes
    red dock: sentinel, gunship, frigate, destroyer
    red-1: corsair, ion-mortar, regulars, cruiser
    blue dock: sentinel, gunship, frigate, cruiser, destroyer
orders red
    if escort red-1 = frigate: trader
    if escort red-2 != none: trader
    if escort red-1 = cruiser and escort red-2 = none: trader
expect
    false red 1
    false red 2
    done red 3

case garrison says whether the Garrison has not been called yet [letters 2, garrison 1]
given option garrison yes
    red garrison-of: garrison
orders red
    if garrison blue: trader
    if garrison: trader
expect
    false red 1
    done red 2

case purse is what the hand pays, price and offered are of the open card of a pile [letters 2]
orders red
    if price starship < 5: trader
    if offered crew = recruits: trader
    if purse = 11 and price crew = 3 and offered crew = regulars and offered starship = leviathan: trader
expect
    false red 1
    false red 2
    done red 3

case pile says how many cards of a pile can still be bought [letters 2, buy 5]
orders red
    if pile weapon > 0: trader
    if pile crew = 3 and pile starship = 1: trader
expect
    false red 1
    done red 2

case season and seat may be asked for [letters 2]
given season 4
orders red
    if season < 4: trader
    if seat = 2: trader
    if season = 4 and seat = 1: trader
expect
    false red 1
    false red 2
    done red 3

case in a policy the question's own numbers may be asked for [letters 2, tactic 1]
given
    red hand: overcharge, gunnery-drill, evasive-drift, 2 recruits
    dice attack red blue-1: 4
    dice defence blue blue-1: 5
orders red
    attack blue-1 with red-1
    when tactic if ship = red-2: evasive-drift
    when tactic if attacking and opponent = blue and margin = -1 and own-fp = 3 and own-r = 3 and their-fp = 1: gunnery-drill
    when tactic if defending: overcharge
expect
    not used red 2
    used red 3
    not used red 4
    told all: tactic-played red gunnery-drill
    told nobody: tactic-played red overcharge
    told all: result red 6 blue 5

case in a policy nth says how often the question was put this season [letters 2]
given
    red-2: corsair, rail-lance, deckhands
    red hand: evasive-drift, gunnery-drill, 3 veterans
    blue-1: packet, rail-lance, deckhands
    dice attack red blue-1: 3 3
    dice defence blue blue-1: 5 5
orders red
    attack blue-1 with red-1
    attack blue-1 with red-2
    when tactic if nth = 1: evasive-drift
expect
    used red 3 1 times
    told all 1 times: tactic-played red evasive-drift

# The solo game for the field that only it has.
game tradeworlds seats 1 option scenario derelict
    first: red
    derelict: alien-starship
    red faction: acolytes
    red homeworld: 18
    red hand: 2 convoy, 3 recruits

case critical-mass may be asked for [letters 2, derelict 3]
given season 1
    critical-mass: 4
orders red
    if critical-mass > 4: trader
    if critical-mass = 4: trader
expect
    false red 1
    done red 2

# ---- Lines ----

game tradeworlds seats 2 option scenario space-wars
    first: red
    launches: 3
    red faction: acolytes
    red homeworld: 18
    red credits: 30
    red unlocked: 3
    red hand: corsair, rail-lance, recruits, veterans, overcharge
    red deck: 2 vanguard, deckhands
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue faction: brethren
    blue homeworld: 18
    blue unlocked: 1
    blue hand: 2 packet, 3 warden
    blue-1: convoy, pulse-battery, recruits
    blue-1 since: 3

case lines are carried out as they are written, tested against the table as it is by then [letters 2, turn 3]
orders red
    configure corsair rail-lance veterans
    configure corsair rail-lance recruits
    trader
expect
    done red 1
    refused red 2: not-held
    done red 3
    red-2: corsair, rail-lance, veterans

case else is tried when a line is refused or its condition false [letters 2]
orders red
    configure corsair rail-lance vanguard
      else configure corsair rail-lance recruits
    if credits > 99: saboteur blue
      else trader
expect
    refused red 1
    done red 2
    false red 3
    done red 4

case when a line is done the else below it is passed by [letters 2]
orders red
    trader
      else smuggler blue
expect
    done red 1
    not reached red 2

case a line for a later season waits for it [letters 2]
orders red
    at 2: trader
expect
    later red 1
    told nobody: role
next season
expect
    told all: role red trader

case a standing line is played every season [letters 2]
orders red
    @ trader
expect
    told all: role red trader
next season
expect
    done red @1
    told all: role red trader

case only the first Role that can be done is done, every later one is refused [letters 2, turn 3]
orders red
    mechanic vanguard
    trader
    treasurer veterans
expect
    refused red 1: not-held vanguard
    done red 2
    refused red 3: role-gone trader
    red credits: 30

case a refused exchange leaves ship and hand alone [letters 2, ship 2]
given
    red hand: convoy, rail-lance, 3 vanguard
    red deck: empty
orders red
    captain red-1 convoy
      else commander red-1 vanguard
expect
    refused red 1: over-capacity 5 3 3
    refused red 2: over-capacity 7 3 5
    red-1: corsair, ion-mortar, regulars
    red hand: convoy, rail-lance, 3 vanguard

case a refused attack marks no ship [letters 2, attack 4]
given
    blue-1: leviathan, pulse-battery, vanguard
orders red
    attack blue-1 with red-1
      else trader
expect
    refused red 1: too-weak 3 5
    done red 2
    red-1 attacked: 0
    told nobody: rolled

case a refused configuration takes no card [letters 2, ship 2]
given
    red hand: convoy, ion-mortar, veterans, 2 recruits
    red deck: empty
orders red
    configure convoy ion-mortar veterans
expect
    refused red 1: over-capacity 5 3 4
    red hand: convoy, ion-mortar, veterans, 2 recruits
    red-2: empty

case what one line has paid the next line cannot pay again [letters 2, buy 3]
given
    red hand: ion-mortar, recruits, convoy
    red deck: empty
    red market: leviathan, regulars
orders red
    buy crew
    buy starship
expect
    done red 1
    refused red 2: cannot-pay-cards 5 2

case discard names cards that are left at the end of the turn [card 5, letters 2]
orders red
    configure corsair rail-lance recruits
    discard recruits
      else discard veterans
expect
    done red 1
    refused red 2: not-held
    told all: discarded red veterans

case discard below names a value, and all cards below it go [card 5, letters 2]
orders red
    discard below 3
expect
    told all: discarded red recruits
    told all: discarded red overcharge
    told all: discarded red rail-lance
    told nobody: discarded red veterans

case discard all leaves nothing of the hand before it is filled [card 5, letters 2]
orders red
    discard all
expect
    told all 5 times: discarded red

case without a letter a seat does nothing, but its standing policies count and its hand is filled [turn 4]
given
    red hand: corsair, veterans
    red deck: 2 vanguard, deckhands
expect
    told all: idle red
    told nobody: role red
    red hand: corsair, veterans, 2 vanguard, deckhands
