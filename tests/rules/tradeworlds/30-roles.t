# SPDX-License-Identifier: MIT
# The Roles but for those that attack or change ships: Treasurer, Mechanic, Saboteur, Smuggler and Trader.

# Nobody finds anything to draw but Leviathans or Wardens, so hands and discard piles show what became of them.
game tradeworlds seats 3
    red homeworld: 18
    blue homeworld: 18
    green homeworld: 18
    red faction: brethren
    blue faction: covenant
    green faction: acolytes
    first: red
    red deck: 5 leviathan
    blue deck: 5 leviathan
    green deck: 5 warden

# ---- Treasurer ----

case the Treasurer banks the trade values of three cards and discards them [role 2, card 1]
given
    red hand: veterans, chaff-screen, convoy, regulars
    red credits: 2
orders red
    treasurer veterans chaff-screen convoy
expect
    done red 1
    told all: role red treasurer
    told all: banked-card red veterans
    told all: banked-card red chaff-screen
    told all: banked-card red convoy
    told all: banked red 7 9
    red credits: 9
    red discard: veterans, chaff-screen, convoy
    red hand: regulars, 4 leviathan

case one or two cards may be banked as well [role 2]
given
    red hand: veterans, chaff-screen, convoy, regulars
orders red
    treasurer regulars
expect
    red credits: 3
    red discard: regulars
    red hand has veterans, chaff-screen, convoy

case more than three cards are refused, and nothing is banked [role 2]
given
    red hand: veterans, chaff-screen, convoy, regulars
orders red
    treasurer veterans chaff-screen convoy regulars
expect
    refused red 1: too-many-cards 3
    red credits: 0
    red discard: empty
    red hand has veterans, chaff-screen, convoy, regulars

case a card that is not held cannot be banked, nor one card twice [role 2, letters 2]
given
    red hand: veterans, chaff-screen
orders red
    treasurer veterans corsair
    treasurer veterans veterans
expect
    refused red 1: not-held corsair
    refused red 2: not-held veterans
    red credits: 0
    red hand has veterans, chaff-screen

case of two equal cards both may be banked [role 2]
given
    red hand: 2 deckhands, recruits
orders red
    treasurer deckhands deckhands
expect
    red credits: 4
    red discard: 2 deckhands

case a Treasurer whose policy says none banks nothing, and the Role is still free [letters 4, role 1]
given
    red hand: 2 deckhands, recruits
orders red
    when bank: none
    treasurer
      else trader
expect
    refused red 2
    done red 3
    red credits: 0
    red discard: empty

case with an empty hand there is no Treasurer, and another Role is free [role 1, turn 3]
orders red
    treasurer
      else trader
expect
    refused red 1: nothing-to-do treasurer [role 1]
    done red 2
    red hand: 5 leviathan

case a Treasurer without cards banks the three highest values, if no policy says otherwise [letters 4]
given
    red hand: veterans, chaff-screen, convoy, regulars, corsair
orders red
    treasurer
expect
    red credits: 10
    red discard: veterans, regulars, corsair
    red hand has chaff-screen, convoy

case a Treasurer without cards banks what the policy says, as far as it is held [letters 4]
given
    red hand: veterans, chaff-screen, convoy, regulars, corsair
orders red
    when bank: vanguard, convoy, chaff-screen, none
    treasurer
expect
    used red 1
    red credits: 3
    red discard: convoy, chaff-screen

case cards that were banked are gone, and buy nothing afterwards [turn 5, role 2]
given
    red hand: veterans
    red market: deckhands
orders red
    treasurer veterans
    buy crew
expect
    done red 1
    refused red 2: cannot-pay-cards 2
    red credits: 4
    red discard: veterans

# ---- Mechanic ----

case the Mechanic takes up to three cards of the hand out of the game [role 8]
given
    red hand: recruits, convoy, evasive-drift, regulars
orders red
    mechanic recruits convoy evasive-drift
expect
    done red 1
    told all: removed red recruits
    red removed: recruits, convoy, evasive-drift
    red discard: empty
    red hand: regulars, 4 leviathan

case what a Mechanic removed is not shuffled in again, even if there is nothing else [card 7, role 8]
given
    red deck: empty
    red hand: recruits, convoy
orders red
    mechanic recruits
expect
    red hand: convoy
    red removed: recruits
    told all: no-card-left red
next season
orders red
    trader
expect
    red hand: convoy
    red removed: recruits

case four cards cannot be removed at once [role 8]
given
    red hand: recruits, convoy, evasive-drift, regulars
orders red
    mechanic recruits convoy evasive-drift regulars
expect
    refused red 1: too-many-removed 3
    red removed: empty
    red hand has recruits, convoy, evasive-drift, regulars

case with an empty hand there is no Mechanic, and what is not held is not removed [role 1, role 8]
given
    blue hand: regulars
orders red
    mechanic
orders blue
    mechanic recruits
expect
    refused red 1: nothing-to-do mechanic
    refused blue 1: not-held recruits
    blue removed: empty
    blue hand has regulars

case a Mechanic without cards removes the three lowest values, if no policy says otherwise [letters 4]
given
    red hand: veterans, chaff-screen, convoy, regulars, recruits
orders red
    mechanic
expect
    red removed: chaff-screen, convoy, recruits
    red hand has veterans, regulars

case a Mechanic without cards removes what the policy says [letters 4]
given
    red hand: veterans, chaff-screen, convoy, regulars, recruits
orders red
    when scrap: recruits, none
    mechanic
expect
    used red 1
    red removed: recruits

# ---- Saboteur ----

case one victim of a Saboteur discards two cards, the lowest values if he says nothing [role 7]
given
    blue hand: veterans, chaff-screen, convoy, regulars, corsair
orders red
    saboteur blue
expect
    done red 1
    told all: sabotaged red blue 2
    blue discard: chaff-screen, convoy
    blue hand: veterans, regulars, corsair, 2 leviathan

case of equal values a victim loses tactics first, then starships, then weapons, then crews [role 7]
given
    blue hand: deckhands, rail-lance, packet, chaff-screen, veterans
    green hand: recruits, pulse-battery, convoy
orders red
    saboteur blue
orders blue
    saboteur green
expect
    blue discard: chaff-screen, packet
    green discard: convoy, pulse-battery

case of equal values and types the victim loses the card that stands first in the box [role 7]
given
    blue hand: overcharge, evasive-drift, hull-patch, veterans
orders red
    saboteur blue
expect
    blue discard: evasive-drift, hull-patch
    blue hand has overcharge, veterans

case the victim chooses by his policy which cards he discards [role 7]
given
    blue hand: veterans, chaff-screen, convoy, regulars, corsair
orders red
    saboteur blue
orders blue
    when sabotaged: corsair, highest value
expect
    used blue 1
    blue discard: corsair, veterans
    blue hand has chaff-screen, convoy, regulars

case a victim's policy may depend on who the Saboteur is [role 7]
given
    blue hand: veterans, chaff-screen, convoy, regulars
orders red
    saboteur blue
orders blue
    when sabotaged if by = green: veterans
    when sabotaged if by = red: regulars
expect
    not used blue 1
    used blue 2
    blue discard: regulars, convoy

case a victim cannot spare himself, and what his policy leaves open are the lowest values [role 7]
given
    blue hand: veterans, deckhands, regulars
    green hand: veterans, deckhands, regulars
orders red
    saboteur blue
orders blue
    when sabotaged: none
    saboteur green
orders green
    when sabotaged: veterans
expect
    blue discard: deckhands, regulars
    green discard: veterans, deckhands

case who has fewer cards discards what he has [role 7]
given
    blue hand: veterans
orders red
    saboteur blue
expect
    done red 1
    told all: sabotaged red blue 1
    blue discard: veterans
    blue hand: 5 leviathan

case against all every opponent discards one card, the next in turn order first, and the Saboteur none [role 7]
given
    first: blue
    red hand: recruits
    blue hand: veterans, chaff-screen
    green hand: ion-mortar, corsair
orders blue
    saboteur all
expect
    done blue 1
    told all: sabotaged blue green 1
    then told all: sabotaged blue red 1
    told all: sabotaged-card green corsair [role 7]
    told all: sabotaged-card red recruits [role 7]
    told nobody: discarded
    green discard: corsair
    red discard: recruits
    blue discard: empty

case against all an opponent without cards is passed over [role 7]
given
    green hand: ion-mortar
orders red
    saboteur all
expect
    done red 1
    green discard: ion-mortar
    told nobody: sabotaged red blue

case a Saboteur is refused where no victim holds a card [role 1]
orders red
    saboteur blue
      else saboteur all
      else trader
expect
    refused red 1: no-hand-there blue [role 1]
    refused red 2: nothing-to-do saboteur [role 1]
    done red 3

case nobody sabotages or robs himself [role 7, role 9]
given
    red hand: recruits, veterans
orders red
    saboteur red
    smuggler red
expect
    refused red 1: not-yourself
    refused red 2: not-yourself
    red hand has recruits, veterans
    red discard: empty

case a victim draws no cards before the end of his own turn, so two Saboteurs in a row leave one card of five [role 7]
given
    first: blue
    red hand: recruits, deckhands, regulars, veterans, vanguard
orders blue
    saboteur red
orders green
    saboteur red
orders red
    if hand = 1: treasurer
expect
    told all: sabotaged blue red 2
    told all: sabotaged green red 2
    done red 1
    red credits: 5

case a victim after his own turn waits for the end of his next one with what is left [role 7]
given
    first: blue
    red hand: veterans
    blue hand: recruits, deckhands, regulars, veterans, vanguard
orders red
    saboteur blue
expect
    blue hand: regulars, veterans, vanguard
    blue discard: recruits, deckhands

# ---- Smuggler ----

case the Smuggler sees three cards that chance takes and banks the highest; it goes to its owner's discard pile and the others back [role 9]
given
    first: blue
    blue hand: veterans, chaff-screen, convoy, regulars, vanguard
    draws blue hand: chaff-screen, veterans, convoy
orders red
    smuggler blue
expect
    done red 1
    told all: smuggled red blue veterans 4
    red credits: 4
    blue discard: veterans
    blue hand: chaff-screen, convoy, regulars, vanguard
    red discard: empty

case what a Smuggler saw only he and the owner of the hand learn, of the others only the card banked [role 9]
given
    blue hand: veterans, chaff-screen, convoy, regulars, vanguard
    draws blue hand: chaff-screen, veterans, convoy
orders red
    smuggler blue
expect
    told only red blue: smuggler-saw red blue chaff-screen
    told only red blue: smuggler-saw red blue convoy
    told all: smuggled red blue veterans
    not told green: smuggler-saw red blue chaff-screen

case the Smuggler's policy says which of the cards he banks [role 9]
given
    blue hand: veterans, chaff-screen, convoy, regulars, vanguard
    draws blue hand: chaff-screen, veterans, convoy
orders red
    when smuggle: starship, highest value
    smuggler blue
expect
    used red 1
    red credits: 1
    blue discard: convoy

case of equal values a Smuggler banks tactics before starships before weapons before crews [role 9]
given
    blue hand: deckhands, packet, rail-lance, convoy
    green hand: recruits, evasive-drift, convoy
    draws blue hand: deckhands, rail-lance, packet
    draws green hand: convoy, recruits, evasive-drift
orders red
    smuggler blue
orders blue
    smuggler green
expect
    told all: smuggled red blue packet 2
    told all: smuggled blue green evasive-drift 1

case of a hand of two cards a Smuggler sees both, and must bank one [role 9]
given
    blue hand: recruits, deckhands
orders red
    when smuggle: none
    smuggler blue
expect
    done red 2
    red credits: 2
    blue discard: deckhands
    blue hand has recruits

case where the hand is empty there is no Smuggler [role 1]
orders red
    smuggler blue
      else trader
expect
    refused red 1: no-hand-there blue [role 1]
    done red 2
    red credits: 0

case who was robbed draws no card for it before the end of his own turn [role 9]
given
    first: blue
    blue hand: recruits, deckhands, regulars, veterans, vanguard
    draws blue hand: recruits, deckhands, regulars
orders red
    smuggler blue
expect
    blue hand: recruits, deckhands, veterans, vanguard
    blue deck: 5 leviathan

case the credits of a Smuggler unlock ships and win Trade Wars [role 9, credit 2, ship 3]
given
    red credits: 97
    red unlocked: 4
    blue hand: regulars
orders red
    smuggler blue
expect
    red credits: 100
    over
    told all: won red credits

case a seat that is out is neither sabotaged nor robbed [role 1, hit 2]
given
    blue homeworld: 0
    blue fallen: 1
    blue deck: empty
    green hand: regulars
orders red
    saboteur blue
    smuggler blue
    saboteur all
expect
    refused red 1
    refused red 2
    told nobody: sabotaged red blue
    done red 3
    green discard: regulars

# ---- Trader ----

case the Trader draws two cards, which may be used in the same turn [role 10]
given
    red deck: veterans, corsair, leviathan, 3 leviathan
    red market: ion-mortar
orders red
    trader
    buy weapon
expect
    done red 1
    done red 2
    red discard: corsair, ion-mortar
    red hand: veterans, 4 leviathan

case which cards a Trader drew only he learns, the others how many [role 10]
given
    red deck: veterans, corsair
orders red
    trader
expect
    told only red: drew red 1 veterans
    told only red: drew red 1 corsair
    told blue 2 times: drew red
    not told blue: drew red 1 veterans

case a Trader whose deck gives out shuffles the discard pile and draws on [role 10, card 4]
given
    red deck: veterans
    red discard: corsair
orders red
    trader
expect
    told all: reshuffled red 1
    red hand: veterans, corsair

case the Trader is allowed even where there is no card to draw [role 1, role 10]
given
    red deck: empty
orders red
    trader
expect
    done red 1
    told all: no-card-left red
    red hand: empty

# ---- one Role a turn ----

case after the first Role that was done every other is refused [turn 3]
given
    red hand: veterans, recruits
    blue hand: veterans
orders red
    treasurer veterans
    trader
    mechanic recruits
    saboteur blue
    smuggler blue
expect
    done red 1
    refused red 2: role-gone treasurer
    refused red 3: role-gone treasurer
    refused red 4: role-gone treasurer
    refused red 5: role-gone treasurer
    red credits: 4
    red hand has recruits
    red removed: empty

case after a Role that was refused a line below may choose another [turn 3]
given
    red hand: veterans
orders red
    treasurer corsair
    mechanic corsair
    trader
    treasurer veterans
expect
    refused red 1: not-held corsair
    refused red 2: not-held corsair
    done red 3
    refused red 4: role-gone trader
    red credits: 0

# ---- alone ----

game tradeworlds seats 1
    red homeworld: 18
    red faction: brethren
    first: red
    red deck: 5 leviathan

case who is alone against The Derelict finds nobody to sabotage [role 11]
given
    red hand: recruits
orders red
    saboteur all
      else treasurer recruits
expect
    refused red 1: not-solo
    done red 2
    red credits: 1

case nor is he his own victim or ally [role 11, role 7]
given
    red hand: recruits
orders red
    saboteur red
    smuggler red
    chancellor against red with red
expect
    refused red 1: not-solo
    refused red 2: not-solo
    refused red 3: not-solo
    red hand has recruits
    red credits: 0
