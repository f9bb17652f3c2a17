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

# ---- Where two chapters meet: Garrison and bounty, coalition and fall, frigate and faction ----

game tradeworlds seats 3 option scenario space-wars option garrison yes
    first: red
    launches: 4
    red faction: acolytes
    red homeworld: 18
    red credits: 30
    red unlocked: 2
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue faction: brethren
    blue homeworld: 3
    blue credits: 30
    blue unlocked: 2
    green faction: destined
    green homeworld: 18
    green credits: 30
    green unlocked: 2
    green-1: packet, rail-lance, regulars
    green-1 since: 2
    blue garrison-of: garrison

case a garrison of the brethren that destroys an attacker earns no bounty [garrison 4, faction 5]
given
    dice attack red: 3
    dice defence blue: 3
    red-1: corsair, ion-mortar, deckhands
orders red
    hit blue with red-1
orders blue
    when garrison: yes
expect
    told all: destroyed red red-1 blue
    told nobody: bounty
    told all: garrison-gone blue
    blue homeworld: 3
    blue credits: 30

case a coalition hits a Homeworld that falls, and the members' turns go on [ally 5, hit 2]
given
    green hand: recruits
    green market: recruits
orders red
    chancellor against blue with green
    hit blue with red-1 green-1
orders green
    chancellor against blue with red
    buy crew
orders blue
    when garrison: no
expect
    told all: out blue red
    out blue
    done green 2
    not over

case a frigate that cannot be paid does not save, and the destined get the crew back [reinforce 4, faction 9]
given option reinforcements yes
    green credits: 2
    green-1: packet, rail-lance, regulars, frigate
    dice attack red green-1: 5
    dice defence green green-1: 1
orders red
    attack green-1 with red-1
expect
    told all: destroyed green green-1 red
    told all: card-back green regulars
    told all: reinforcement-lost green frigate
    told nobody: fee-paid
    asked nobody: frigate

case a Counter-Signal of a bystander is not asked for [tactic 11]
given
    blue hand: counter-signal
    red hand: evasive-drift
    dice attack red green-1: 3
    dice defence green green-1: 3
orders red
    attack green-1 with red-1
    when tactic: evasive-drift
orders blue
    when counter: yes
expect
    told all: tactic-played red evasive-drift
    told nobody: tactic-cancelled
    asked nobody: counter
