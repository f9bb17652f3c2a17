# SPDX-License-Identifier: MIT
# Buying upgrade cards and what they are paid with; then the discard and the refill at the end of a turn.

# Red always finds five Leviathans to draw, so what he bought and paid can be seen in his discard pile.
game tradeworlds seats 2
    red homeworld: 18
    blue homeworld: 18
    red faction: brethren
    blue faction: destined
    first: red
    red deck: 5 leviathan
    red market: corsair, rail-lance, regulars, hull-patch
    red shipyard: warden, packet
    red plant: pulse-battery, ion-mortar
    red academy: veterans, recruits, vanguard
    red facility: chaff-screen

# ---- one card ----

case what was bought and what was paid go to the discard pile, and the next card of the pile lies open [buy 1, buy 2]
given
    red hand: ion-mortar, recruits
orders red
    buy crew with ion-mortar
expect
    done red 1
    told all: bought red regulars 3 3
    told all: paid-card red ion-mortar
    told all: turned-up red veterans
    red discard: ion-mortar, regulars
    red market: corsair, rail-lance, veterans, hull-patch
    red academy: recruits, vanguard
    red hand: recruits, 4 leviathan

case nothing is given back to who pays more than the price, not even a card that was not needed [buy 3, card 1]
given
    red hand: nova-projector, recruits
orders red
    buy crew with nova-projector recruits
expect
    told all: bought red regulars 3 6
    red discard: nova-projector, recruits, regulars
    red credits: 0

case tactics pay their trade value as other cards do [buy 3, card 1]
given
    red hand: ghost-manifest
orders red
    buy weapon with ghost-manifest
expect
    red discard: ghost-manifest, rail-lance
    red credits: 0

case the Treasury buys no card, however much is in it [card 2, buy 3]
given
    red credits: 60
    red unlocked: 3
    red hand: deckhands
orders red
    buy crew
    buy tactic
expect
    refused red 1: cannot-pay-cards 3 2 [buy 3]
    done red 2
    red credits: 60
    red discard: deckhands, hull-patch

case a payment below the price is refused, and nothing has changed [buy 3]
given
    red hand: deckhands, recruits
orders red
    buy crew with deckhands
expect
    refused red 1: pays-too-little 3 2 [buy 3]
    red market: corsair, rail-lance, regulars, hull-patch
    red discard: empty
    red hand has deckhands, recruits

case one cannot pay with a card one does not hold, nor with one card twice [buy 1, letters 2]
given
    red hand: deckhands, ion-mortar
orders red
    buy crew with veterans
    buy crew with deckhands deckhands
expect
    refused red 1: not-held veterans
    refused red 2: not-held deckhands
    red discard: empty
    red hand has deckhands, ion-mortar

case only the open card of a pile can be bought, the next one in the same turn as soon as it lies open [buy 2]
given
    red hand: ion-mortar, veterans, recruits
orders red
    buy crew with ion-mortar
    buy crew with veterans
    buy crew with recruits
expect
    told all: bought red regulars
    then told all: bought red veterans
    then told all: bought red recruits
    red market: corsair, rail-lance, vanguard, hull-patch
    red academy: empty
    red discard: regulars, veterans, recruits, ion-mortar, veterans, recruits

case a used up pile sells nothing and is never filled again [buy 5, card 7]
given
    red facility: empty
    red hand: evasive-drift, recruits
orders red
    buy tactic
    buy tactic
expect
    done red 1
    refused red 2: pile-empty tactic [buy 5]
    red market: corsair, rail-lance, regulars
    red discard: evasive-drift, hull-patch
    red hand: recruits, 4 leviathan

# ---- several of one pile ----

case without max one card is bought, even if there is payment for more [letters 3]
given
    red hand: ion-mortar, veterans
orders red
    buy crew
expect
    red discard: ion-mortar, regulars
    red market: corsair, rail-lance, veterans, hull-patch

case with max as many are bought one after the other, each with a payment of its own [letters 3, buy 2, buy 4]
given
    red hand: regulars, veterans, recruits
orders red
    buy crew max 2
expect
    told all: bought red regulars 3 3
    then told all: bought red veterans 4 4
    red discard: 2 regulars, 2 veterans
    red market: corsair, rail-lance, recruits, hull-patch
    red hand: recruits, 4 leviathan

case with max what can be paid is bought, and the order is done with that [letters 3]
given
    red hand: ion-mortar, deckhands
orders red
    buy crew max 3
      else trader
expect
    done red 1
    told all 1 times: bought red
    red discard: ion-mortar, regulars
    told nobody: role red trader

case if value stops buying at the first open card of less value [letters 3]
given
    red hand: ion-mortar, veterans, recruits
orders red
    buy crew max 3 if value >= 2
expect
    told all 2 times: bought red
    red discard: ion-mortar, veterans, regulars, veterans
    red market: corsair, rail-lance, recruits, hull-patch
    red hand: recruits, 4 leviathan

case if the open card is of less value than asked for the order is refused, and its else is tried [letters 3, letters 2]
given
    red hand: ion-mortar, veterans
orders red
    buy crew if value >= 4
      else buy starship if value >= 3
expect
    refused red 1: below-value regulars 3 4
    done red 2
    red discard: ion-mortar, corsair

# ---- several piles together ----

case the open cards of several piles are paid together [buy 3]
given
    red hand: vanguard
orders red
    buy crew and weapon
expect
    done red 1
    red discard: vanguard, regulars, rail-lance
    red market: corsair, pulse-battery, veterans, hull-patch

case one by one the same cards cost more where nothing is given back [buy 3]
given
    red hand: vanguard
orders red
    buy crew
    buy weapon
expect
    done red 1
    refused red 2: cannot-pay-cards 2 [buy 3]
    red discard: vanguard, regulars

case all four piles can be bought from at once, with the cards that are named [buy 3]
given
    red hand: leviathan, veterans, recruits
orders red
    buy starship and weapon and crew and tactic with veterans leviathan
expect
    done red 1
    red discard: leviathan, veterans, corsair, rail-lance, regulars, hull-patch
    red hand has recruits
    red market: warden, pulse-battery, veterans, chaff-screen

case paid together the payment must reach the sum of the prices [buy 3]
given
    red hand: veterans, recruits
orders red
    buy crew and weapon with veterans
expect
    refused red 1: pays-too-little 5 4
    red discard: empty
    red market: corsair, rail-lance, regulars, hull-patch

case in one purchase each pile is named once [buy 3]
given
    red hand: vanguard, leviathan
orders red
    buy crew and weapon and crew
expect
    refused red 1: named-twice crew
    red discard: empty

case where one of the piles is used up nothing is bought of the others [buy 5, letters 2]
given
    red market: corsair, regulars, hull-patch
    red plant: empty
    red hand: vanguard
orders red
    buy crew and weapon
expect
    refused red 1: pile-empty weapon
    red discard: empty
    red hand has vanguard

# ---- which cards pay ----

case where no payment is named the smallest sum that is enough is paid, however few or many cards make it [buy 4]
given
    red hand: nova-projector, rail-lance, deckhands
orders red
    buy crew
expect
    told all: bought red regulars 3 4
    red discard: rail-lance, deckhands, regulars

case one card is paid rather than two of a higher sum [buy 4]
given
    red market: corsair, rail-lance, veterans, hull-patch
    red hand: corsair, ion-mortar, vanguard
orders red
    buy crew
expect
    told all: bought red veterans 4 5
    red discard: vanguard, veterans

case of equal sums the one with more cards is paid [buy 4]
given
    red hand: corsair, recruits, packet
orders red
    buy crew
expect
    told all: bought red regulars 3 3
    red discard: recruits, packet, regulars

case of equal sums three small cards are paid rather than two [buy 4]
given
    red market: warden, rail-lance, regulars, hull-patch
    red hand: warden, packet, rail-lance, recruits, pulse-battery
orders red
    buy starship
expect
    told all: bought red warden 4 4
    told all 3 times: paid-card red
    red hand has warden, 0 recruits, 0 pulse-battery

case piles that are paid together are paid with the smallest sum that is enough for all of them, and of these with most cards [buy 3, buy 4]
given
    red market: warden, rail-lance, regulars, hull-patch
    red hand: vanguard, leviathan, packet, ion-mortar, deckhands, nova-projector
orders red
    buy starship and crew
expect
    red discard: packet, ion-mortar, deckhands, warden, regulars
    red hand: vanguard, nova-projector, 3 leviathan

case a purchase of many cards is paid exactly where that is possible [buy 4]
given
    red market: warden, nova-projector, vanguard, barrage-screen
    red hand: 7 packet, 3 warden, 2 vanguard, evasive-drift
orders red
    buy starship and weapon and crew and tactic
expect
    told all 9 times: paid-card red          # 1 and seven times 2, and 4: nineteen
    told all 1 times: paid-card red warden
    red hand has 2 warden, 2 vanguard, 0 packet, 0 evasive-drift

case of as many cards of the same sum tactics are paid first [buy 4]
given
    red hand: packet, rail-lance, deckhands, chaff-screen
orders red
    buy weapon
expect
    red discard: chaff-screen, rail-lance
    red hand has packet, rail-lance, deckhands

case then starships before weapons, and weapons before crews [buy 4]
given
    red plant: rail-lance, rail-lance, ion-mortar
    red hand: deckhands, rail-lance, packet
orders red
    buy weapon max 2
expect
    told all: paid-card red packet
    then told all: paid-card red rail-lance
    red hand has deckhands, 0 rail-lance, 0 packet
    red market: corsair, rail-lance, regulars, hull-patch

case a payment with a tactic goes before one without, of as many cards [buy 4]
given
    red market: warden, rail-lance, regulars, hull-patch
    red hand: packet, deckhands, corsair, evasive-drift
orders red
    buy starship
expect
    red discard: evasive-drift, corsair, warden
    red hand has packet, deckhands

case of cards of the same types those of lower value are paid first [buy 4]
given
    red market: warden, rail-lance, regulars, hull-patch
    red hand: rail-lance, packet, ion-mortar, convoy
orders red
    buy starship
expect
    red discard: convoy, ion-mortar, warden
    red hand has packet, rail-lance

case what one keeps is not paid, even if the payment becomes dearer by it [buy 4]
given
    red hand: ion-mortar, veterans
orders red
    keep ion-mortar
    buy crew
expect
    used red 1
    red discard: veterans, regulars
    red hand has ion-mortar

case a standing policy keeps cards, too, and what is left must be enough [buy 4]
given
    red hand: ion-mortar, recruits, deckhands, pulse-battery
orders red
    when keep: deckhands, ion-mortar
    buy crew
expect
    refused red 2: cannot-pay-cards 3 [buy 3]
    red discard: empty
    red hand has ion-mortar, deckhands

case a kept card is paid where the order names it [buy 4]
given
    red hand: ion-mortar, veterans
orders red
    keep ion-mortar
    buy crew with ion-mortar
expect
    done red 2
    red discard: ion-mortar, regulars

case cards bought or paid earlier in the turn are shuffled in when the deck is empty, and may be used at once [card 4, card 6]
given
    red unlocked: 1
    red deck: empty
    red hand: nova-projector, convoy, pulse-battery
orders red
    buy crew with nova-projector
    trader
    configure convoy pulse-battery regulars
expect
    told all: reshuffled red 2
    done red 3
    red-1: convoy, pulse-battery, regulars
    red hand: nova-projector

# ---- the end of the turn ----

case who says nothing discards nothing, and draws up to five cards [card 5]
given
    red hand: recruits, deckhands
orders red
    trader
expect
    red hand: recruits, deckhands, 3 leviathan
    red deck: 2 leviathan
    red discard: empty

case at the end of the turn the cards that are named are discarded, and the hand is filled up afterwards [card 5]
given
    red hand: recruits, deckhands, regulars, ion-mortar, corsair
orders red
    discard deckhands corsair
expect
    told all: discarded red deckhands
    told all: discarded red corsair
    red discard: deckhands, corsair
    red hand: recruits, regulars, ion-mortar, 2 leviathan

case discard below takes every card of less value, and no other [card 5]
given
    red hand: recruits, deckhands, regulars, evasive-drift, corsair
orders red
    discard below 3
expect
    red discard: recruits, deckhands, evasive-drift
    red hand: regulars, corsair, 3 leviathan

case a whole hand can be discarded [card 5]
given
    red hand: recruits, deckhands, regulars
orders red
    discard all
expect
    red discard: recruits, deckhands, regulars
    red hand: 5 leviathan

case several discards are made one after the other, in the order of their lines [card 5, turn 2]
given
    red hand: recruits, deckhands, regulars, evasive-drift, corsair
orders red
    discard corsair
    discard recruits recruits
    discard below 2
expect
    done red 1
    refused red 2: not-held recruits
    done red 3
    red discard: corsair, recruits, evasive-drift
    red hand: deckhands, regulars, 3 leviathan

case a discard of a card that is not held is refused whole [card 5, letters 2]
given
    red hand: recruits, deckhands, regulars, ion-mortar, corsair
orders red
    discard recruits warden
expect
    refused red 1: not-held warden
    red discard: empty
    red hand: recruits, deckhands, regulars, ion-mortar, corsair

case where no card is below the value there is nothing to discard [card 5]
given
    red hand: veterans, corsair
orders red
    discard below 3
      else discard corsair
expect
    refused red 1: nothing-to-discard 3 [card 5]
    done red 2
    red discard: corsair

case who holds more than five cards draws none and keeps them [card 5]
given
    red hand: recruits, deckhands, regulars, ion-mortar, corsair
orders red
    trader
expect
    red hand: recruits, deckhands, regulars, ion-mortar, corsair, 2 leviathan
    red deck: 3 leviathan

case when the deck gives out in the middle of a refill the discard pile is shuffled, and drawing goes on [card 4]
given
    red deck: leviathan
    red discard: warden, corsair, packet
    red hand: recruits, deckhands
    shuffle red deck: packet, warden, corsair
orders red
    trader
expect
    told all: reshuffled red 3
    red hand: recruits, deckhands, leviathan, packet, warden
    red deck: corsair
    red discard: empty

case an empty deck alone is no reason to shuffle, only a card that must be drawn [card 4]
given
    red deck: 2 leviathan
    red discard: warden, corsair, packet
    red hand: recruits, deckhands, regulars
orders blue
    trader
expect
    red hand: recruits, deckhands, regulars, 2 leviathan
    red deck: empty
    red discard: warden, corsair, packet
    told nobody: reshuffled red

case where there are fewer cards than must be drawn all are drawn, and nothing is lost by it [card 4]
given
    red deck: leviathan
    red discard: warden
    red hand: recruits
orders red
    discard recruits
expect
    told all: no-card-left red
    red hand: leviathan, warden, recruits
    red deck: empty
    red discard: empty
    red credits: 0
    red homeworld: 18

case a seat without any card stays in the game [card 4]
given
    red deck: empty
expect
    told all: no-card-left red
    not over
    not out red

case what is discarded at the end of a turn may come straight back [card 6]
given
    red deck: 4 leviathan
    red hand: recruits
orders red
    discard recruits
expect
    told all: discarded red recruits
    told all: reshuffled red 1
    red hand: recruits, 4 leviathan
    red discard: empty

# ---- what a report offers ----

case cards are offered that pay for what lies open [buy 4]
given
    red hand: leviathan, rail-lance
    red deck: 5 convoy
    red market: corsair, veterans
orders red
    trader
expect
    offered red: buy starship with leviathan
