# SPDX-License-Identifier: MIT
# Who may know what: hands, decks, piles, the cards that are drawn, taken and shown, letters and questions.

# Three seats. Red and Blue have hands, decks, discard piles, piles and open markets; Red has a ship of 3/3, Blue one of 2/2.
game tradeworlds seats 3 option scenario trade-wars
    first: red
    launches: 2
    red faction: acolytes
    red homeworld: 18
    red credits: 30
    red unlocked: 2
    red hand: packet, rail-lance, regulars, veterans, evasive-drift
    red deck: vanguard, recruits, deckhands
    red discard: convoy
    red shipyard: 2 warden
    red market: corsair, nova-projector
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue faction: covenant
    blue homeworld: 18
    blue credits: 30
    blue unlocked: 2
    blue hand: 3 packet, chaff-screen, recruits
    blue deck: 3 deckhands
    blue discard: convoy
    blue-1: packet, rail-lance, deckhands
    blue-1 since: 2
    green faction: destined
    green homeworld: 18
    green hand: 3 warden, 2 pulse-battery
    green unlocked: 1

# ---- What can be seen of the table ----

case a hand is known to its owner, and to the others by its number [card 3]
expect
    sees red exactly: red hand
    sees blue number: red hand
    sees green number: red hand

case a deck is known to nobody but by its number [card 3]
expect
    sees red number: red deck, blue deck
    sees blue number: red deck, blue deck

case a discard pile, removed cards and open cards are known to all [card 3, buy 2]
expect
    sees red exactly: red discard, red removed, red market
    sees blue exactly: red discard, red removed, red market

case of the piles nobody knows but how many cards there are [start 7, buy 2]
expect
    sees red number: red shipyard, red plant, red academy, red facility
    sees blue number: red shipyard

case Treasuries, Homeworlds, unlocked ships, factions and lanes are known to all [card 3]
expect
    sees green exactly: red credits, blue credits, red homeworld, red unlocked, red faction, first
    sees green exactly: red-1, blue-1

# ---- Cards that are drawn ----

case who draws knows the cards, the others how many they are [card 3, card 5, role 10]
orders red
    trader
expect
    told all: role red trader
    told only red: drew red 1 vanguard
    told only red: drew red 1 recruits
    told blue 2 times: drew red 1
    not told blue: drew red 1 vanguard
    not told green: drew red 1 recruits

case the cards a hand is filled up with are known to their owner only [card 3, card 5]
given
    red hand: packet, rail-lance, regulars, veterans
expect
    told only red: drew red 1 vanguard
    told green: drew red 1
    sees blue number: red hand, red deck

case that a deck was shuffled is known to all, its order to nobody, not even its owner [card 4]
given
    red hand: packet, rail-lance, regulars, veterans
    red deck: empty
    red discard: convoy, recruits, deckhands
expect
    told all: reshuffled red 3
    sees red number: red deck
    sees blue number: red deck

# ---- Cards that change places in the open ----

case what a Treasurer banks is known to all [role 2]
orders red
    treasurer veterans regulars
expect
    told all: banked-card red veterans
    told all: banked-card red regulars

case what a Mechanic removes is known to all [role 8]
orders red
    mechanic packet
expect
    told all: removed red packet
    sees blue exactly: red removed

case what the victims of a Saboteur discard is known to all [role 7]
orders red
    saboteur blue
expect
    told all: sabotaged-card blue recruits [role 7]
    sees green exactly: blue discard

case what is bought and paid, and what is turned up for it, is known to all [buy 1, buy 2]
orders red
    buy starship with veterans
expect
    told all: bought red corsair 3 4
    told all: paid-card red veterans
    told all: turned-up red warden
    sees blue exactly: red market
    sees red number: red shipyard

case what is discarded at the end of a turn is known to all [card 5]
orders red
    discard veterans
expect
    told all: discarded red veterans
    not told blue: drew red 1 vanguard

case a card that a faction takes back is known to all when it happens [faction 7]
given
    dice attack red blue-1: 5
    dice defence blue blue-1: 3
orders red
    attack blue-1 with red-1
expect
    told all: card-back blue rail-lance covenant
    sees red number: blue hand

# ---- The Smuggler ----

case the cards a Smuggler is shown are known to him and to their owner, the banked one to all [role 9]
given
    draws blue hand: packet chaff-screen recruits
orders red
    smuggler blue
expect
    told only red blue: smuggler-saw red blue packet
    told only red blue: smuggler-saw red blue chaff-screen
    told only red blue: smuggler-saw red blue recruits
    not told green: smuggler-saw red blue recruits
    told all: smuggled red blue * 2

case what the Smuggler did not take goes back into the hand unseen by others [role 9]
given
    draws blue hand: packet chaff-screen recruits
orders red
    smuggler blue
expect
    sees green number: blue hand
    sees green exactly: blue discard
    sees blue exactly: blue hand

# ---- Engagements ----

case dice are known to all [fight 1]
given
    dice attack red blue-1: 5
    dice defence blue blue-1: 3
orders red
    attack blue-1 with red-1
expect
    rolled all: attack red blue-1
    rolled all: defence blue blue-1

case a tactic is known to all when it is played [tactic 1]
given
    dice attack red blue-1: 4
    dice defence blue blue-1: 3
orders red
    attack blue-1 with red-1
orders blue
    when tactic: chaff-screen
expect
    told all: tactic-played blue chaff-screen
    sees red exactly: blue discard

case a tactic that was not played is known to its owner only, nor that he was asked [tactic 1]
given
    dice attack red blue-1: 5
    dice defence blue blue-1: 3
orders red
    attack blue-1 with red-1
orders blue
    when tactic if margin > 0: chaff-screen
    when veil: no
expect
    told nobody: tactic-played
    sees red number: blue hand
    sees green number: blue hand

# ---- Letters ----

case a refused order and its reason are known to its owner only [letters 2]
orders red
    configure corsair ion-mortar regulars
      else trader
expect
    refused red 1: not-held
    done red 2
    not told blue: not-held
    not told green: not-held

case a chancellor order that found no partner is known to its writer only [ally 2]
given
    green-1: convoy, pulse-battery, recruits
    green-1 since: 2
orders red
    chancellor against blue with green
expect
    refused red 1: no-coalition
    not told blue: no-coalition
    not told green: no-coalition

# ---- Who is out ----

case the hand of a seat that is out is not shown [hit 2, card 3]
given
    blue-1: empty
    blue homeworld: 3
orders red
    hit blue with red-1
expect
    out blue
    blue hand: empty
    sees red number: blue lost
    sees green number: blue lost

# ---- Questions ----

case that a destroyer might have been used is known to nobody but its owner [reinforce 6]
given option reinforcements yes
    red dock: sentinel, gunship, frigate, cruiser, destroyer
    blue dock: sentinel, gunship, frigate, cruiser
    green dock: sentinel, gunship, frigate, cruiser, destroyer
    blue-1: packet, rail-lance, deckhands, destroyer
    dice attack red blue-1: 2
    dice defence blue blue-1: 3
orders red
    attack blue-1 with red-1
orders blue
    when destroyer: none
expect
    told nobody: missile
    told nobody: fee-paid
    sees red exactly: blue dock, blue-1

case what a faction was chosen is known to all, and that it came by lot [start 4]
given set-up option scenario trade-wars
orders red
    faction destined
orders blue
    faction destined
orders green
    faction covenant
expect
    told all: faction-taken red destined no
    told all: faction-taken green covenant no
    told all: faction-taken blue * yes
    sees blue exactly: red faction, green faction
    sees red number: blue hand, blue deck

case who holds more than five cards shows no more than their number [card 3]
given
    red hand: packet, rail-lance, regulars, veterans, evasive-drift, overcharge
expect
    sees blue number: red hand
    told nobody: drew red
