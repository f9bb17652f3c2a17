# SPDX-License-Identifier: MIT
# What the four factions can do that others cannot, in trade and in war.

# Red leads the Acolytes here; each part below gives him the faction it is about. Three ships are unlocked for
# everybody, and Blue has a ship that five points of firepower destroy.
game tradeworlds seats 3
    red homeworld: 18
    blue homeworld: 18
    green homeworld: 18
    red faction: acolytes
    blue faction: covenant
    green faction: destined
    red credits: 45
    blue credits: 45
    green credits: 45
    red unlocked: 3
    blue unlocked: 3
    green unlocked: 3
    first: red
    red deck: 5 convoy
    blue deck: 5 packet

# ---- Acolytes ----

case three cards of the Acolytes bring 8 credits where their values bring less [faction 2, faction 1]
given
    red hand: recruits, rail-lance, evasive-drift
orders red
    treasurer recruits rail-lance evasive-drift
expect
    told all: bulk-banked red 3 8 4
    told all: banked red 8 53
    red credits: 53
    red discard: recruits, rail-lance, evasive-drift

case two cards of the Acolytes bring their values, and so does one [faction 2]
given
    red hand: recruits, rail-lance, evasive-drift
orders red
    treasurer recruits rail-lance
expect
    red credits: 48
    told nobody: bulk-banked
next season
orders red
    treasurer evasive-drift
expect
    red credits: 49

case three cards of the Acolytes that are worth more than 8 bring what they are worth [faction 2]
given
    red hand: vanguard, warden, deckhands
orders red
    treasurer vanguard warden deckhands
expect
    red credits: 56
    told nobody: bulk-banked

case the Acolytes bank no more than three cards either [faction 2, role 2]
given
    red hand: recruits, rail-lance, evasive-drift, pulse-battery
orders red
    treasurer recruits rail-lance evasive-drift pulse-battery
expect
    refused red 1: too-many-cards 3
    red credits: 45

case three cards of another faction bring their values alone [faction 2]
given
    blue hand: recruits, rail-lance, evasive-drift
orders blue
    treasurer recruits rail-lance evasive-drift
expect
    blue credits: 49

case Acolytes configure a ship with several weapons, whose firepower is their sum [faction 3, ship 1]
given
    red hand: leviathan, rail-lance, ion-mortar, veterans
orders red
    configure leviathan rail-lance ion-mortar veterans
expect
    done red 1
    told all: configured red red-1 leviathan 5 4 9
    red-1: leviathan, rail-lance, ion-mortar, veterans

case three weapons and the crew may fill the capacity just so [faction 3, ship 2]
given
    red hand: warden, 2 pulse-battery, rail-lance, veterans
orders red
    configure warden pulse-battery rail-lance pulse-battery veterans
expect
    done red 1
    red-1: warden, 2 pulse-battery, rail-lance, veterans

case all weapons and the crew together must be within the capacity [faction 3, ship 2]
given
    red hand: leviathan, rail-lance, ion-mortar, vanguard
orders red
    configure leviathan rail-lance ion-mortar vanguard
expect
    refused red 1: over-capacity 9 5 5
    red-1: empty
    red hand has leviathan, rail-lance, ion-mortar, vanguard

case all weapons of a ship hit a Homeworld [faction 3, hit 1]
given
    red-1: leviathan, dual-turbo-cannons, rail-lance, recruits
    red-1 since: 1
orders red
    hit blue with red-1
expect
    blue homeworld: 12

case all weapons of a ship count in an engagement [faction 3, fight 1]
given
    red-1: leviathan, rail-lance, ion-mortar, recruits
    red-1 since: 1
    blue-1: leviathan, pulse-battery, vanguard
    blue-1 since: 2
    dice attack red blue-1: 4
    dice defence blue blue-1: 3
orders red
    attack blue-1 with red-1
expect
    told all: result red 4 blue 3 5 5
    blue-1: empty

case an Engineer of the Acolytes may add a weapon, as one exchange [role 6, faction 3]
given
    red-1: leviathan, rail-lance, recruits
    red-1 since: 1
    red hand: dual-turbo-cannons
orders red
    engineer red-1 add dual-turbo-cannons
expect
    done red 1
    told all: weapon-added red red-1 dual-turbo-cannons 6 1
    red-1: leviathan, rail-lance, dual-turbo-cannons, recruits
    red discard: empty

case an Engineer of the Acolytes says which weapon he takes away [role 6, faction 3]
given
    red-1: leviathan, rail-lance, pulse-battery, recruits
    red-1 since: 1
    red hand: dual-turbo-cannons
orders red
    engineer red-1 dual-turbo-cannons for pulse-battery
expect
    done red 1
    red-1: leviathan, rail-lance, dual-turbo-cannons, recruits
    red discard: pulse-battery

case both exchanges of Acolytes may be made with one ship, and capacity is tested when all is done [role 6, ship 2]
given
    red-1: warden, ion-mortar, rail-lance, regulars      # full: eight
    red-1 since: 1
    red hand: dual-turbo-cannons, pulse-battery
orders red
    engineer red-1 dual-turbo-cannons for ion-mortar red-1 pulse-battery for rail-lance
expect
    done red 1
    red-1: warden, dual-turbo-cannons, pulse-battery, regulars
    red discard: ion-mortar, rail-lance

case two weapons may be added to one ship, but no third one [role 6]
given
    red-1: leviathan, pulse-battery, recruits
    red-1 since: 1
    red hand: 2 pulse-battery, rail-lance
orders red
    engineer red-1 add pulse-battery red-1 add pulse-battery red-1 add rail-lance
    engineer red-1 add pulse-battery red-1 add rail-lance
expect
    refused red 1: too-many-exchanges 2
    done red 2
    red-1: leviathan, 2 pulse-battery, rail-lance, recruits

case a starship or a crew Acolytes cannot exchange twice on one ship either [role 6]
given
    red-1: leviathan, pulse-battery, rail-lance, recruits
    red-1 since: 1
    red hand: veterans, deckhands, corsair, warden
orders red
    commander red-1 veterans red-1 deckhands
    captain red-1 corsair red-1 warden
expect
    refused red 1: same-ship red-1
    refused red 2: same-ship red-1
    red-1: leviathan, pulse-battery, rail-lance, recruits

case the two exchanges of an Engineer of the Acolytes may be on two ships as well [role 6]
given
    red-1: leviathan, pulse-battery, rail-lance, recruits
    red-1 since: 1
    red-2: corsair, rail-lance, recruits
    red-2 since: 2
    red hand: ion-mortar, dual-turbo-cannons
orders red
    engineer red-1 add ion-mortar red-2 dual-turbo-cannons
expect
    done red 1
    red-1: leviathan, pulse-battery, rail-lance, ion-mortar, recruits
    red-2: corsair, dual-turbo-cannons, recruits
    red discard: rail-lance

case what is too much for the ship after all exchanges is refused whole [role 6, ship 2]
given
    red-1: warden, ion-mortar, regulars
    red-1 since: 1
    red hand: pulse-battery, rail-lance
orders red
    engineer red-1 add pulse-battery red-1 add rail-lance
expect
    refused red 1: over-capacity 8 6 3
    red-1: warden, ion-mortar, regulars
    red hand has pulse-battery, rail-lance

case a ship of Acolytes that is destroyed leaves all its cards to the discard pile [ship 7, faction 3]
given
    first: blue
    red hand: 5 recruits
    red-1: leviathan, rail-lance, pulse-battery, recruits
    red-1 since: 1
    blue-1: corsair, ion-mortar, regulars
    blue-1 since: 2
    dice attack blue red-1: 5
    dice defence red red-1: 1
orders blue
    attack red-1 with blue-1
expect
    red-1: empty
    red discard: leviathan, rail-lance, pulse-battery, recruits

# ---- Brethren ----

case at 5 credits the Brethren have their first ship unlocked, and others none [faction 4]
given
    red faction: brethren
    red credits: 4
    red unlocked: 0
    green credits: 4
    green unlocked: 0
    red hand: recruits
    green hand: recruits
orders red
    treasurer recruits
orders green
    treasurer recruits
expect
    red unlocked: 1
    green credits: 5
    green unlocked: 0

case Brethren who destroy a ship in attack earn 5 credits [faction 5]
given
    red faction: brethren
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue-1: corsair, ion-mortar, regulars
    blue-1 since: 2
    dice attack red blue-1: 5
    dice defence blue blue-1: 1
orders red
    attack blue-1 with red-1
expect
    blue-1: empty
    told all: bounty red 5 50
    red credits: 50

case two ships destroyed together bring 5 credits each [faction 5, fight 2]
given
    red faction: brethren
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue-1: convoy, pulse-battery, recruits
    blue-1 since: 2
    blue-2: packet, pulse-battery, deckhands
    blue-2 since: 3
    dice attack red blue-1: 5
    dice defence blue blue-1: 1
orders red
    attack blue-1 blue-2 with red-1
expect
    told all 2 times: bounty red 5
    red credits: 55

case Brethren whose counter-fire destroys an attacker earn 5 credits, too [faction 5, fight 3]
given
    red faction: brethren
    first: blue
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue-1: corsair, ion-mortar, regulars
    blue-1 since: 2
    dice attack blue red-1: 3
    dice defence red red-1: 3
orders blue
    attack red-1 with blue-1
expect
    blue-1: empty
    red credits: 50
    told all: bounty red 5 50

case a bounty in another seat's turn wins Trade Wars at once [faction 5, credit 2]
given
    red faction: brethren
    red credits: 95
    first: blue
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red hand: recruits
    blue-1: corsair, ion-mortar, regulars
    blue-1 since: 2
    dice attack blue red-1: 3
    dice defence red red-1: 3
orders blue
    attack red-1 with blue-1
orders red
    treasurer recruits
expect
    over
    told all: won red credits
    red credits: 100
    not reached red 1

case an attack that is dodged brings the Brethren nothing [faction 5]
given
    red faction: brethren
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue-1: corsair, ion-mortar, regulars
    blue-1 since: 2
    dice attack red blue-1: 2
    dice defence blue blue-1: 3
orders red
    attack blue-1 with red-1
expect
    red credits: 45
    told nobody: bounty

case the ship of Brethren that is destroyed brings nobody a bounty [faction 5]
given
    red faction: brethren
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue-1: corsair, ion-mortar, regulars
    blue-1 since: 2
    dice attack red blue-1: 3
    dice defence blue blue-1: 3
orders red
    attack blue-1 with red-1
expect
    red-1: empty
    told nobody: bounty
    blue credits: 45
    red credits: 45

case for a ship that its frigate saved no bounty is paid [faction 5, reinforce 4]
given option reinforcements yes
    red faction: brethren
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue-1: corsair, ion-mortar, regulars, frigate
    blue-1 since: 2
    dice attack red blue-1: 5
    dice defence blue blue-1: 1
orders red
    attack blue-1 with red-1
expect
    told all: saved-by-frigate blue blue-1 3
    blue-1: corsair, ion-mortar, regulars
    red credits: 45
    told nobody: bounty

case for a ship that leaves with its owner no bounty is paid [faction 5, hit 2]
given
    red faction: brethren
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: corsair, ion-mortar, regulars
    red-2 since: 2
    blue homeworld: 3
    blue-1: warden, pulse-battery, regulars
    blue-1 since: 3
    dice attack red blue-1: 1
    dice defence blue blue-1: 6
orders red
    attack blue-1 with red-1
    hit blue with red-2
expect
    out blue
    blue-1: empty
    red credits: 45
    told nobody: bounty

# ---- Covenant ----

case one card that the Covenant banks brings 5 credits more [faction 6]
given
    blue hand: veterans
orders blue
    treasurer veterans
expect
    told all: few-bonus blue 1 5
    told all: banked blue 9 54
    blue credits: 54

case two cards that the Covenant banks bring 5 credits more, once [faction 6]
given
    blue hand: veterans, vanguard
orders blue
    treasurer veterans vanguard
expect
    told all: few-bonus blue 2 5
    blue credits: 59

case three cards that the Covenant banks bring their values alone [faction 6]
given
    blue hand: recruits, deckhands, vanguard
orders blue
    treasurer recruits deckhands vanguard
expect
    told nobody: few-bonus
    blue credits: 53

case with no card the Covenant is no Treasurer, and earns nothing [faction 6, role 1]
orders blue
    treasurer
expect
    refused blue 1: nothing-to-do treasurer
    blue credits: 45

case neither the Smuggler nor a tactic brings the Covenant more [faction 6, role 9, tactic 9]
given
    blue hand: ghost-manifest
    green hand: deckhands
orders blue
    smuggler green
    play ghost-manifest
expect
    done blue 1
    done blue 2
    told nobody: few-bonus
    blue credits: 51

case the weapon of a destroyed ship of the Covenant goes back to the hand, the rest is discarded [faction 7, ship 7]
given
    first: blue
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue-1: warden, dual-turbo-cannons, regulars
    blue-1 since: 2
    dice attack red blue-1: 5
    dice defence blue blue-1: 1
orders red
    attack blue-1 with red-1
expect
    told all: card-back blue dual-turbo-cannons covenant
    blue-1: empty
    blue hand: 5 packet, dual-turbo-cannons
    blue discard: warden, regulars

case the Covenant gets the weapons of all ships that die together [faction 7, fight 5]
given
    first: blue
    red-1: leviathan, nova-projector, regulars
    red-1 since: 1
    blue-1: packet, rail-lance, deckhands
    blue-1 since: 3
    blue-2: convoy, pulse-battery, regulars
    blue-2 since: 2
    dice attack red blue-1: 5
    dice defence blue blue-1: 1
orders red
    attack blue-1 blue-2 with red-1
expect
    told all: card-back blue pulse-battery      # of the older ship
    then told all: card-back blue rail-lance
    blue hand: 5 packet, rail-lance, pulse-battery
    blue discard: packet, deckhands, convoy, regulars

case an attacker of the Covenant that counter-fire destroyed gives its weapon back as well, for use in the same turn [faction 7, turn 2]
given
    blue-1: corsair, ion-mortar, regulars
    blue-1 since: 2
    blue hand: packet, recruits
    green-1: corsair, ion-mortar, regulars
    green-1 since: 3
    dice attack blue green-1: 3
    dice defence green green-1: 3
orders blue
    attack green-1 with blue-1
    configure packet ion-mortar recruits
expect
    done blue 2
    blue-1: packet, ion-mortar, recruits
    blue discard: corsair, regulars

# ---- Destined ----

case the Destined bank four cards [faction 8]
given
    green hand: recruits, veterans, chaff-screen, corsair
orders green
    treasurer recruits veterans chaff-screen corsair
expect
    done green 1
    told nobody: bank-limit
    green credits: 55

case of four cards of the Destined what is above 15 credits is lost [faction 8]
given
    green hand: vanguard, leviathan, veterans, ion-mortar
    green deck: 5 warden
orders green
    treasurer vanguard leviathan veterans ion-mortar
expect
    told all: bank-limit green 15 17
    told all: banked green 15 60
    green credits: 60
    green discard: vanguard, leviathan, veterans, ion-mortar

case three cards of value 5 bring the Destined 15 [faction 8]
given
    green hand: vanguard, leviathan, nova-projector
orders green
    treasurer vanguard leviathan nova-projector
expect
    green credits: 60
    told nobody: bank-limit

case five cards are too many for the Destined [faction 8]
given
    green hand: recruits, veterans, chaff-screen, corsair, convoy
orders green
    treasurer recruits veterans chaff-screen corsair convoy
expect
    refused green 1: too-many-for-faction 4 destined [faction 8]
    green credits: 45

case a Treasurer of the Destined who names no cards banks the four highest [faction 8, letters 4]
given
    green hand: recruits, veterans, chaff-screen, corsair, pulse-battery
    green deck: 5 warden
orders green
    when bank: 6 highest value
    treasurer
expect
    done green 2
    green credits: 55
    green hand has 4 warden

case the crew of a destroyed ship of the Destined goes back to the hand, the rest is discarded [faction 9, ship 7]
given
    first: green
    green deck: 5 warden
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    green-1: corsair, dual-turbo-cannons, regulars
    green-1 since: 2
    dice attack red green-1: 5
    dice defence green green-1: 1
orders red
    attack green-1 with red-1
expect
    told all: card-back green regulars destined
    green-1: empty
    green hand: 5 warden, regulars
    green discard: corsair, dual-turbo-cannons

case a faction that takes nothing back loses all three cards to its discard pile [ship 7]
given
    blue faction: acolytes
    red faction: covenant
    first: blue
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue-1: corsair, dual-turbo-cannons, regulars
    blue-1 since: 2
    dice attack red blue-1: 5
    dice defence blue blue-1: 1
orders red
    attack blue-1 with red-1
expect
    blue hand: 5 packet
    blue discard: corsair, dual-turbo-cannons, regulars
    told nobody: card-back
