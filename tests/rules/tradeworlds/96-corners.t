# SPDX-License-Identifier: MIT
# Orders and cards that come together in ways nobody plans.
game tradeworlds seats 2
    first: red
    red faction: brethren
    blue faction: covenant
    red homeworld: 18
    blue homeworld: 18
    red unlocked: 4
    blue unlocked: 4
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: packet, rail-lance, deckhands
    red-2 since: 2
    blue-1: packet, rail-lance, deckhands
    blue-1 since: 3
    blue-2: corsair, ion-mortar, regulars
    blue-2 since: 4

case a discard that stands above the attacks does not come between them [attack 2, turn 2]
given
    red hand: convoy
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    discard convoy
    attack blue-1 with red-1
    attack blue-1 with red-2
      else attack blue-2 with red-2
      else hit blue with red-2
expect
    told all: destroyed blue blue-1
    done red 1
    done red 2
    refused red 3: no-ship blue-1

case a sentinel is used although a gunship flies with an older ship of the group [reinforce 3, reinforce 7]
given option reinforcements yes
    red credits: 10
    red-1: corsair, ion-mortar, regulars, gunship
    red-2: packet, rail-lance, deckhands, sentinel
    dice attack red blue-1: 3
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1 red-2
    when escort: yes
expect
    told all: escorted red sentinel 2
    told all: rolled red 3 2 5
    told all: destroyed blue blue-1
    red credits: 14

case the cards of a group are told one by one where a ship has two weapons [ship 1, faction 3]
given
    red faction: acolytes
    red-2: empty
    red hand: leviathan, ion-mortar, rail-lance, veterans
orders red
    configure leviathan ion-mortar rail-lance veterans
expect
    told all: configured red red-2 leviathan 5 4 9 ion-mortar veterans
    told all: weapon-added red red-2 rail-lance 5 4

case a ship that is named twice is refused, attacker or target [attack 1]
orders red
    attack blue-1 with red-1 red-1
    attack blue-1 blue-1 with red-1
expect
    refused red 1: named-ship-twice red-1
    refused red 2: named-ship-twice blue-1

case an order for more than the cards there are says so [letters 3]
given
    red market: convoy
    red hand: packet
orders red
    buy starship max 0
expect
    refused red 1: no-number 0

case a weapon is added or replaces another, not both [role 6]
given
    red faction: acolytes
    red-1: leviathan, rail-lance, regulars
    red hand: pulse-battery
orders red
    engineer red-1 add pulse-battery for rail-lance
expect
    refused red 1: adds-or-replaces pulse-battery rail-lance

game tradeworlds seats 3
    first: red
    red homeworld: 18
    blue homeworld: 18
    green homeworld: 18
    red unlocked: 4
    blue unlocked: 4
    green unlocked: 4
    red-1: corsair, ion-mortar, regulars
    green-1: corsair, ion-mortar, regulars
    blue-1: packet, rail-lance, deckhands

case a firepower tactic named by the leader needs a ship of his own in the group [tactic 6, ally 3]
given
    red hand: overcharge
orders red
    chancellor against blue with green
    attack blue-1 with green-1 using overcharge
orders green
    chancellor against blue with red
expect
    done red 1
    refused red 2: no-ship-of-yours overcharge

case auto plays initiative for a member whose ships stay behind [tactic 14, ally 5]
given
    green hand: gunnery-drill
    dice attack red blue-1: 3
    dice defence blue blue-1: 4
orders red
    chancellor against blue with green
    attack blue-1 with red-1
orders green
    chancellor against blue with red
    when tactic: auto
expect
    told all: tactic-played green gunnery-drill
    told all: destroyed blue blue-1

case a coalition none of whose attacks can be carried out takes the Role all the same [ally 3]
orders red
    chancellor against blue with green
    treasurer
orders green
    chancellor against blue with red
expect
    done red 1
    refused red 2: role-gone chancellor

game tradeworlds seats 1
    first: red
    red homeworld: 18
    red unlocked: 1
    derelict: alien-starship
    red-1: leviathan, nova-projector, veterans

case what is left of The Derelict is taken off the map [derelict 1]
given
    dice attack red: 6
    dice derelict-die: 1
orders red
    shoot derelict with red-1
expect
    over
    derelict: empty
