# SPDX-License-Identifier: MIT
# Parties in the Wastelands: how they enter, move and leave, and what waits on the spaces that are no
# Quest. Red's income is 9 gold a turn (its kingdom 7, r4b and r5b 1 each) and comes after the quests.

game dragonlords seats 2
    red civilization: orcs
    blue civilization: barbarians
    order 0: red
    order 1: blue
    red first-kingdom: r4k
    blue first-kingdom: r6k
    hidden-shards: 9
    r4k: red gorbag, red 5 orc
    r4k holder: red
    r4k wall: 3
    r5b: red 9 orc
    r5b holder: red
    r4b: red 9 orc
    r4b holder: red
    red hoard: red torch (kept-at r4k), red pickaxe (kept-at r4k)
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3

# ---- the ring ----

case up the ring a party meets Village, Quest, Waste, Quest, Witch, Quest, Waste and the Lair [quest 1, quest 11]
given
    r5b: red 3 hobgoblin
    quests top: old-mint, sunken-hall, dragon-bones
    dice move-die red: 2
    dice crystal red: 3
orders red
    enter south from r5b with 2 hobgoblin
    @ move south up
expect
    red south-at: ws2
    told red: card-drawn red ws2 old-mint ignored
next season
given
    dice move-die red: 1
    dice waste-die red: 6
expect
    red south-at: ws3
    told red: waste-rolled red ws3 6
next season
given
    dice move-die red: 1
    dice crystal red: 3
expect
    red south-at: ws4
    told red: card-drawn red ws4 sunken-hall ignored
next season
given
    dice move-die red: 1
    dice witch-die red: 3
orders red
    when witch: pay
expect
    red south-at: ws5
    told red: witch-paid red ws5 5 3
next season
given
    dice move-die red: 1
    dice crystal red: 3
expect
    red south-at: ws6
    told red: card-drawn red ws6 dragon-bones ignored
next season
given
    dice move-die red: 1
    dice waste-die red: 6
expect
    red south-at: ws7
    told red: waste-rolled red ws7 6
next season
given
    dice move-die red: 1
    dice party-die red ws8 4: 9 9 9 9 9 9
    dice monster-die red ws8: 8 8 8 8 8 8 8 8 8
orders red
    when lair: fight
expect
    red south-at: ws8
    told red: monster-met red ws8 dragon

case beyond the Lair lie Quest, Waste, Shrine, Quest, Waste, Quest, and the Village again [quest 1, quest 11]
given
    red northern-party: red 2 orc, red torch, red pickaxe
    red north-at: wn8
    quests top: old-mint, sunken-hall, dragon-bones
    dice move-die red: 1
    dice crystal red: 3
orders red
    @ move north up
expect
    red north-at: wn9
    told red: card-drawn red wn9 old-mint ignored
next season
given
    dice move-die red: 1
    dice waste-die red: 6
expect
    red north-at: wn10
    told red: waste-rolled red wn10 6
next season
given
    dice move-die red: 1
    dice crystal red: 3
expect
    red north-at: wn11
    told red: shrine-visited red wn11 ignored
next season
given
    dice move-die red: 1
    dice crystal red: 3
expect
    red north-at: wn12
    told red: card-drawn red wn12 sunken-hall ignored
next season
given
    dice move-die red: 1
    dice waste-die red: 6
expect
    red north-at: wn13
    told red: waste-rolled red wn13 6
next season
given
    dice move-die red: 1
    dice crystal red: 3
expect
    red north-at: wn14
    told red: card-drawn red wn14 dragon-bones ignored
next season
given
    dice move-die red: 1
orders red
    when buy: rope
expect
    red north-at: wn1
    told red: item-bought red 1 rope 3

# ---- entering ----

case the North is entered by its bridge on space 1, and over its passes on space 8 [quest 2]
given
    r2b: red 2 orc
    r2b holder: red
    dice move-die red wn1: 1
orders red
    enter north from r2b with 1 orc
expect
    done red 1
    told only red: party-enters red wn1 1
    told blue: party-enters red wn1
    red north-at: wn1
    red northern-party: red orc, red torch, red pickaxe
    r2b: red orc

case a pass leads from R1b to space 8 of the North [quest 2]
given
    r1b: red 2 orc
    r1b holder: red
    dice move-die red wn8: 1
orders red
    enter north from r1b with 1 orc
expect
    done red 1
    red north-at: wn8

case a pass leads from R3b to space 8 of the North [quest 2]
given
    r3b: red 2 orc
    r3b holder: red
    dice move-die red wn8: 1
orders red
    enter north from r3b with 1 orc
expect
    done red 1
    red north-at: wn8

case ships in N1 land a party on space 1 of the North, and all aboard may go [quest 2, quest 6]
given
    n1: red maw
    red aboard: red 2 orc (ship maw)
    dice move-die red wn1: 1
orders red
    enter north off maw with 2 orc
expect
    done red 1
    red north-at: wn1
    red northern-party: red 2 orc, red torch, red pickaxe
    red aboard: empty
    n1: red maw

case ships in N2 do so, too [quest 2]
given
    n2: red maw
    red aboard: red 2 orc (ship maw)
    dice move-die red wn1: 1
orders red
    enter north off maw with 1 orc
expect
    done red 1
    red north-at: wn1
    red aboard: red orc (ship maw)

case the South is entered from R5b on space 1, from R4b and R6b on space 8 [quest 3]
given
    dice move-die red ws1: 1
orders red
    enter south from r5b with 1 orc
expect
    done red 1
    red south-at: ws1

case a pass leads from R4b to space 8 of the South [quest 3]
given
    dice move-die red ws8: 1
orders red
    enter south from r4b with 1 orc
expect
    done red 1
    red south-at: ws8

case a pass leads from R6b to space 8 of the South [quest 3]
given
    r6b: red 2 orc
    r6b holder: red
    dice move-die red ws8: 1
orders red
    enter south from r6b with 1 orc
expect
    done red 1
    red south-at: ws8

case ships in S1 and S2 land parties on space 1 of the South, after sailing there [quest 3, round 2]
given
    n2: red maw
    red aboard: red 2 orc (ship maw)
    dice move-die red ws1: 1
orders red
    enter south off maw with 1 orc
    sail maw s2
expect
    done red 1
    done red 2
    red south-at: ws1

case from a ship in S1 the South is entered on space 1 [quest 3]
given
    s1: red maw
    red aboard: red 2 orc (ship maw)
    dice move-die red ws1: 1
orders red
    enter south off maw with 1 orc
expect
    done red 1
    red south-at: ws1

case a bridge, a pass or a sea of the other Wasteland is no way in, and other land is none at all [quest 2, quest 3, letters 23]
given
    s1: red maw
    w3: red tusk
    red aboard: red 2 orc (ship maw), red 2 orc (ship tusk)
orders red
    enter north from r5b with 1 orc
    enter north from r4b with 1 orc
    enter north off maw with 1 orc
    enter south off tusk with 1 orc
    enter south from r4k with 1 orc
expect
    refused red 1: no-gate r5b
    refused red 2: no-gate r4b
    refused red 3: no-gate s1
    refused red 4: no-gate w3
    refused red 5: no-gate r4k
    red northern-party: empty
    red southern-party: empty

case a party of six units may go, casters included, one of seven not [quest 4, letters 23]
given
    r5b: red 9 orc, red morg
    dice move-die red: 1
orders red
    enter south from r5b with 6 orc morg
    enter south from r5b with 5 orc morg
expect
    refused red 1: party-too-large 7 6
    done red 2
    told red: party-enters red ws1 6

case a seat has one party in a Wasteland, and may have one in each [quest 4, letters 23]
given
    r2b: red 9 orc
    r2b holder: red
    red northern-party: red orc, red torch, red pickaxe
    red north-at: wn5
    dice move-die red ws1: 1
orders red
    enter north from r2b with 1 orc
    enter south from r5b with 1 orc
    rest north
expect
    refused red 1: party-there wn5
    done red 2
    red north-at: wn5
    red south-at: ws1

case parties of two seats on one space do not meet [quest 4]
given
    blue southern-party: blue 3 barbarian, blue torch, blue pickaxe
    blue south-at: ws3
    dice move-die red ws1: 3
    dice waste-die red: 2
orders red
    enter south from r5b with 2 orc
expect
    done red 1
    red south-at: ws3
    blue south-at: ws3
    red southern-party: red 2 orc, red torch, red pickaxe
    blue southern-party: blue 3 barbarian, blue torch, blue pickaxe

case cavalry never goes to a Wasteland [quest 5, letters 23]
given
    r5b: red 3 orc, red wolf-rider
orders red
    enter south from r5b with 1 orc wolf-rider
expect
    refused red 1: barred-there wolf-rider
    red southern-party: empty

case catapults never go to a Wasteland [quest 5, letters 23]
given
    r5b: red 3 orc, red catapult
orders red
    enter south from r5b with catapult
expect
    refused red 1: barred-there catapult

case cavalry aboard a ship does not go there either [quest 5, letters 23]
given
    s1: red maw
    red aboard: red orc (ship maw), red wolf-rider (ship maw)
orders red
    enter south off maw with wolf-rider
expect
    refused red 1: barred-there wolf-rider

case basic and heavy units, archers, Wizards, the DragonLord and the king may go [quest 5]
given
    r5b: red 2 orc, red hobgoblin, red orc-archer, red gorbag, red morg, red vermithrax
    r4k: red 5 orc
    dice move-die red: 1
orders red
    enter south from r5b with 1 orc hobgoblin orc-archer king morg vermithrax
expect
    done red 1
    red southern-party: red orc, red hobgoblin, red orc-archer, red gorbag, red morg, red vermithrax, red torch, red pickaxe

case of an army named without a number those go that may: cavalry is left at home [quest 5, letters 2]
given
    r5b: red 3 orc, red wolf-rider
    dice move-die red: 1
orders red
    enter south from r5b with army
expect
    done red 1
    red southern-party: red 3 orc, red torch, red pickaxe
    r5b: red wolf-rider

case one unit stays where a party comes from [quest 6, letters 23]
given
    r5b: red 2 orc
    dice move-die red: 1
orders red
    enter south from r5b with 2 orc
    enter south from r5b with 1 orc
expect
    refused red 1: nobody-stays r5b [land 12]
    done red 2
    r5b: red orc

case a party comes from friendly land only [quest 6, letters 23]
given
    r6b: blue 3 barbarian
    r6b holder: blue
orders red
    enter south from r6b with 1 orc
expect
    refused red 1: not-friendly r6b

case a barred unit is told before a party too large, that before a second party, that before a last unit, that before a wrong place [letters 1, letters 23]
given
    r5b: red 7 orc, red wolf-rider
    red northern-party: red orc, red torch, red pickaxe
    red north-at: wn5
    r4c: red orc
    r4c holder: red
orders red
    enter north from r5b with 7 orc wolf-rider
    enter north from r5b with 7 orc
    enter north from r4c with 1 orc
    enter south from r4c with 1 orc
    enter south from g1 with 1 orc
expect
    refused red 1: barred-there wolf-rider
    refused red 2: party-too-large 7 6
    refused red 3: party-there wn5
    refused red 4: nobody-stays r4c
    refused red 5: not-friendly g1

# ---- tools and baggage ----

case a party without a pickaxe enters space 1 and its move ends there, without a throw [quest 7]
given
    red hoard: red torch (kept-at r4k)
orders red
    enter south from r5b with 2 orc
expect
    done red 1
    red south-at: ws1
    red southern-party: red 2 orc, red torch
    told nobody: party-moves

case a party without a torch does so, too [quest 7]
given
    red hoard: red pickaxe (kept-at r4k)
orders red
    enter south from r5b with 2 orc
expect
    done red 1
    red south-at: ws1
    red southern-party: red 2 orc, red pickaxe
    told nobody: party-moves

case a party that lacks a tool may not enter space 8 [quest 7]
given
    red hoard: red torch (kept-at r4k)
orders red
    enter south from r4b with 2 orc
expect
    refused red 1: no-tools ws8
    red southern-party: empty
    r4b: red 9 orc
    red hoard: red torch

case a party may buy the missing tools where it entered, and moves on in the next turn [quest 7, quest 17]
given
    red hoard: empty
    red gold: 5
    dice move-die red: 2
    dice waste-die red: 4
orders red
    enter south from r5b with 2 orc
    when buy: torch, pickaxe
expect
    red southern-party: red 2 orc, red torch, red pickaxe
    red gold: 9
next season
orders red
    move south up
expect
    done red 1
    red south-at: ws3

case on space 1 no party moves without both tools [quest 7, quest 8, letters 24]
given
    red southern-party: red 2 orc, red pickaxe
    red south-at: ws1
orders red
    move south up
expect
    refused red 1: no-tools ws1
    red south-at: ws1

case a party that has lost its tools on the way goes on, until it is on space 1 [quest 8, letters 24]
given
    red southern-party: red 2 orc
    red south-at: ws12
    dice move-die red: 3
orders red
    move south up
expect
    done red 1
    red south-at: ws1
next season
orders red
    move south up
    move south down
expect
    refused red 1: no-tools ws1
    refused red 2: no-tools ws1

case a party takes one torch, one pickaxe, and what its line names [quest 9]
given
    red hoard: red 2 torch (kept-at r4k), red 2 pickaxe (kept-at r4k), red 2 potion (kept-at r4k), red rope (kept-at r4k), crown (kept-at r4k)
    dice move-die red: 1
orders red
    enter south from r5b with 2 orc taking potion crown
expect
    done red 1
    told only red: baggage-taken red torch
    told only red: baggage-taken red potion
    red southern-party has red 1 torch, red 1 pickaxe, red 1 potion, red 0 rope
    red hoard: red torch, red pickaxe, red potion, red rope

case what the party carries goes back to the kingdom when it leaves [quest 9, quest 14]
given
    red hoard: empty
    red southern-party: red 2 orc, red torch, red pickaxe, red potion, red rope
    red south-at: ws1
orders red
    leave south to r5b
expect
    done red 1
    red southern-party: empty
    red south-at: none
    red hoard: red torch (kept-at r4k), red pickaxe (kept-at r4k), red potion (kept-at r4k), red rope (kept-at r4k)
    r5b: red 11 orc

case the move of a party that lacks a tool ends on space 1, where it would pass it [quest 7, quest 8]
given
    red southern-party: red 2 orc, red torch
    red south-at: ws12
    dice move-die red: 6
orders red
    move south up
    when stop-short: no
expect
    done red 1
    red south-at: ws1

case what a line names and the kingdom has not is not taken [quest 9]
given
    dice move-die red: 1
orders red
    enter south from r5b with 2 orc taking potion
expect
    told nobody: baggage-taken red potion
    red hoard has 0 potion
    red southern-party has 0 potion

case a treasure stays with the unit that carries it when the party leaves [quest 9, treasure 2]
given
    red southern-party: red orc [red crown], red orc, red torch, red pickaxe
    red south-at: ws1
orders red
    leave south to r5b
expect
    done red 1
    r5b has red orc [red crown]

case items wait in the seat kingdom, and who has no kingdom takes none [quest 9]
given
    r4k: blue 2 barbarian
    r4k holder: blue
    r4c: red gorbag, red 5 orc
    r4c holder: red
    red hoard: empty
orders red
    enter south from r5b with 2 orc
    enter south from r4b with 2 orc
expect
    done red 1
    told nobody: baggage-taken
    red southern-party: red 2 orc
    refused red 2: party-there ws1

case what a party brings home goes to the kingdom where the king stands [quest 9, shard 3]
given
    r4k: red 5 orc
    r5k: red gorbag, red orc
    r5k holder: red
    r5k wall: 3
    red hoard: empty
    red southern-party: red 2 orc, red torch, red rope
    red south-at: ws1
orders red
    leave south to r5b
expect
    red hoard: red torch (kept-at r5k), red rope (kept-at r5k)

# ---- moving ----

case the North comes before the South, however the lines stand [quest 10]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws1
    red northern-party: red 2 orc, red torch, red pickaxe
    red north-at: wn1
    dice move-die red wn1: 2
    dice move-die red ws1: 2
    dice waste-die red: 4 5
orders red
    move south up
    move north up
expect
    done red 1
    done red 2
    told red: party-moves red wn1 wn3
    then told red: party-moves red ws1 ws3
    told red: waste-rolled red wn3 4
    told red: waste-rolled red ws3 5

case in one turn a party enters and moves, moves, leaves or rests, but does no second thing [quest 10]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws12
    red northern-party: red 2 orc, red torch, red pickaxe
    red north-at: wn5
    dice move-die red ws12: 3
orders red
    move south up
    leave south to r5b
    move south up
    rest north
    move north up
expect
    done red 1
    done red 4
    refused red 2: party-acted south
    refused red 3: party-acted south
    refused red 5: party-acted north
    red south-at: ws1
    red north-at: wn5

case a party that entered has moved, and one that left makes room for a new one only in the next turn [quest 10]
given
    red hoard: red torch (kept-at r4k), red pickaxe (kept-at r4k)
    r2b: red 3 orc
    r2b holder: red
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws1
    dice move-die red wn1: 1
orders red
    enter north from r2b with 2 orc
    move north up
    leave south to r5b
    enter south from r5b with 2 orc
expect
    done red 1
    done red 3
    refused red 2: party-acted north
    refused red 4: party-acted south

case a party that enters counts its first space as one step, and goes up if nothing is said [quest 11, letters 59]
given
    dice move-die red ws8: 3
    dice waste-die red: 4
orders red
    enter south from r4b with 2 orc
expect
    red south-at: ws10
    told all: party-moves red ws8 ws10

case a policy sends an entering party down [quest 11, letters 59]
given
    dice move-die red ws8: 2
    dice waste-die red: 4
orders red
    enter south from r4b with 2 orc
    when direction: down
expect
    used red 2
    red south-at: ws7

case down from space 1 lies space 14 [quest 11]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws1
    dice move-die red: 2
    dice waste-die red: 4
orders red
    move south down
expect
    red south-at: ws13

case up from space 14 lies space 1 [quest 11]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws14
    dice move-die red: 3
    dice waste-die red: 4
orders red
    move south up
expect
    red south-at: ws3
    not told red: item-bought

case a move stops short on space 1 where its line says so [quest 12, letters 24]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws12
    red gold: 4
    dice move-die red: 6
orders red
    move south up short
    when buy: potion
expect
    done red 1
    red south-at: ws1
    told red: item-bought red 1 potion 4

case a move stops short on space 8 where its line says so [quest 12, letters 24]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws10
    dice move-die red: 6
orders red
    move south down short
expect
    red south-at: ws8

case a move that meets neither space 1 nor 8 does not stop short [quest 12]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws9
    dice move-die red: 4
    dice waste-die red: 4
orders red
    move south up short
expect
    red south-at: ws13

case if nothing is said a party of two does not stop short, neither on 1 nor on 8 [quest 12, letters 59]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws14
    red northern-party: red 2 orc, red torch, red pickaxe
    red north-at: wn7
    dice move-die red wn7: 3
    dice move-die red ws14: 4
    dice waste-die red: 4
    quests top: old-mint
    dice crystal red: 3
orders red
    move south up
    move north up
expect
    red south-at: ws4
    red north-at: wn10

case if nothing is said a single unit stops on space 1, but not on 8 [quest 12, letters 59]
given
    red southern-party: red orc, red torch, red pickaxe
    red south-at: ws14
    red northern-party: red orc, red torch, red pickaxe
    red north-at: wn7
    dice move-die red wn7: 4
    dice move-die red ws14: 4
    dice crystal red wn11: 3
orders red
    move south up
    move north up
expect
    red south-at: ws1
    red north-at: wn11

case a policy for stop-short is asked where a move may stop, the entry included [quest 12, letters 59]
given
    dice move-die red ws8: 5
orders red
    enter south from r4b with 2 orc
    when stop-short if step = 8 and left = 4: yes
expect
    used red 2
    red south-at: ws8

case a policy sends a single unit on over space 1 [quest 12, letters 59]
given
    red southern-party: red orc, red torch, red pickaxe
    red south-at: ws14
    dice move-die red: 3
    dice waste-die red: 4
orders red
    move south up
    when stop-short: no
expect
    used red 2 1 times
    red south-at: ws3

case a space that is passed has no effect [quest 13, quest 17]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws9
    red gold: 10
    dice move-die red: 4
    dice waste-die red: 4
orders red
    move south up
    when buy: torch
    when witch: pay
expect
    red south-at: ws13
    told nobody: shrine-visited
    told nobody: card-drawn
    told red 1 times: waste-rolled
    red gold: 19

case a party that rests rolls nothing and its space has no effect [quest 13, letters 26]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws1
    red gold: 10
orders red
    rest south
    when buy: torch
expect
    done red 1
    told only red: party-rests red ws1
    not used red 2
    red south-at: ws1
    red gold: 19

case without an order a party rests [quest 13, letters 59, round 5]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws3
expect
    red south-at: ws3
    told nobody: party-moves

case a policy for rest makes a party move without an order [letters 59]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws9
    dice move-die red: 1
orders red
    when rest if units > 1: no
    when direction: down
expect
    used red 1
    used red 2
    red south-at: ws8

case rest is refused to a seat without a party there, and so are move and leave [letters 26, letters 24]
orders red
    rest south
    move north up
    leave north to r5b
expect
    refused red 1: no-party south
    refused red 2: no-party north
    refused red 3: no-party north

# ---- leaving ----

case from space 1 a party leaves to the land of the bridge or aboard a ship of its own, from 8 to a land of the passes [quest 14, letters 25]
given
    r6b: red 2 orc
    r6b holder: red
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws8
    n2: red maw
    red aboard: red orc (ship maw)
    red northern-party: red 3 orc, red morg, red torch, red pickaxe
    red north-at: wn1
orders red
    leave south to r6b
    leave north on maw
expect
    done red 1
    done red 2
    told only red: party-leaves red ws8 r6b 2
    red south-at: none
    red north-at: none
    r6b: red 4 orc
    red aboard: red 4 orc (ship maw), red morg (ship maw)
    red hoard has red 3 torch

case a party leaves nowhere but on space 1 and 8 [quest 14, letters 25]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws14
    red northern-party: red 2 orc, red torch, red pickaxe
    red north-at: wn7
orders red
    leave south to r5b
    leave north to r1b
expect
    refused red 1: not-at-gate ws14
    refused red 2: not-at-gate wn7
    red south-at: ws14
    red north-at: wn7

case from space 1 no party leaves over a pass, from space 8 none over the bridge or on a ship [quest 14, letters 25]
given
    s1: red maw
    red aboard: red orc (ship maw)
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws8
    red northern-party: red 2 orc, red torch, red pickaxe
    red north-at: wn1
    r1b: red 2 orc
    r1b holder: red
orders red
    leave south to r5b
    leave south on maw
    leave north to r1b
    leave north on maw
expect
    refused red 1: no-gate r5b
    refused red 2: no-gate s1
    refused red 3: no-gate r1b
    refused red 4: no-gate s1

case a party leaves to friendly land only [quest 14, letters 25]
given
    r2b: blue 2 barbarian
    r2b holder: blue
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws8
    red northern-party: red 2 orc, red torch, red pickaxe
    red north-at: wn1
orders red
    leave north to r2b
    leave south to r6b
expect
    refused red 1: not-friendly r2b
    refused red 2: not-friendly r6b

case a ship of eight places takes a party that fits exactly [quest 14, letters 25]
given
    s1: red maw
    red aboard: red 6 orc (ship maw)
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws1
orders red
    leave south on maw
expect
    done red 1
    red aboard: red 8 orc (ship maw)

case a ship without room for all of the party takes none of it [quest 14, letters 25]
given
    s1: red maw
    red aboard: red 7 orc (ship maw)
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws1
orders red
    leave south on maw
expect
    refused red 1: no-room-aboard maw 2 1
    red south-at: ws1

case a party that comes to space 1 leaves in the next turn only [quest 10, quest 14]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws14
    dice move-die red: 1
orders red
    move south up
    leave south to r5b
expect
    refused red 2: party-acted south
next season
orders red
    leave south to r5b
expect
    done red 1
    r5b: red 11 orc

case a party that lacks its tools may leave space 1 [quest 8, quest 14]
given
    red southern-party: red 2 orc
    red south-at: ws1
orders red
    leave south to r5b
expect
    done red 1
    r5b: red 11 orc

case units that left a Wasteland do not attack in this turn, units that were at home do [quest 15]
given season 2
    r5b: red 2 orc
    r5c: blue 2 barbarian
    r5c holder: blue
    red southern-party: red 3 hobgoblin, red torch, red pickaxe
    red south-at: ws1
orders red
    leave south to r5b
    attack r5c with hobgoblin from r5b
    attack r5c with 1 orc from r5b
    when go-on: retreat
expect
    done red 1
    refused red 2: has-returned hobgoblin [quest 15]
    done red 3
    told all: attacked red blue r5c
    r5b has red 3 hobgoblin

case a unit that left a Wasteland aboard a ship does not attack off it in this turn [quest 15]
given season 2
    s1: red maw
    red aboard: red orc (ship maw)
    r5c: blue 2 barbarian
    r5c holder: blue
    red southern-party: red 3 hobgoblin, red torch, red pickaxe
    red south-at: ws1
orders red
    leave south on maw
    attack r5c with hobgoblin off maw
expect
    done red 1
    refused red 2: has-returned hobgoblin [quest 15]
    told nobody: attacked

case a unit that left a Wasteland may be transferred in this turn, and attacks in the next [quest 15]
given season 2
    r5c: red orc
    r5c holder: red
    r5d: blue barbarian
    r5d holder: blue
    red southern-party: red 3 hobgoblin, red torch, red pickaxe
    red south-at: ws1
orders red
    leave south to r5b
    transfer 3 hobgoblin from r5b to r5c
expect
    done red 1
    done red 2
    r5c: red orc, red 3 hobgoblin
next season
orders red
    attack r5d with 3 hobgoblin from r5c
expect
    done red 1
    told all: attacked red blue r5d

case where no ship, no room, no space and a lost phase forbid leaving the first of these is told [letters 1, letters 25]
given
    red south-waits: 1
    s1: red maw
    red aboard: red 8 orc (ship maw)
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws1
    red northern-party: red 2 orc, red torch, red pickaxe
    red north-at: wn5
    red north-waits: 1
orders red
    leave south on maw
    leave south to r4b
    leave north to r2b
expect
    refused red 1: no-room-aboard maw 2 0
    refused red 2: no-gate r4b
    refused red 3: not-at-gate wn5

# ---- the end of a party ----

case a party of which nobody is left is gone, its items with it, its treasures go back to their deck [quest 16]
given
    red hoard: empty
    red southern-party: red orc [red crown], red torch, red pickaxe, red rope
    red south-at: ws9
    dice move-die red: 1
    dice waste-die red: 1 1
orders red
    move south up
expect
    told all: party-gone red ws10
    red southern-party: empty
    red south-at: none
    red hoard: empty
    vault: holy-grail, dragonorb, amulet, crown, war-horn, tower-shield, winged-boots, seers-glass

# ---- Village ----

case in the Village a torch costs 2 gold, a pickaxe 3, a rope 3, a potion 4 [quest 17, treasure 12, letters 62]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws14
    red gold: 12
    dice move-die red: 1
orders red
    move south up
    when buy: torch, pickaxe, rope, potion
expect
    told only red: item-bought red 1 torch 2
    told only red: item-bought red 1 pickaxe 3
    told only red: item-bought red 1 rope 3
    told only red: item-bought red 1 potion 4
    red southern-party: red 2 orc, red 2 torch, red 2 pickaxe, red rope, red potion
    red gold: 9

case several of an item are bought as far as the gold goes [quest 17, letters 62]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws14
    red gold: 11
    dice move-die red: 1
orders red
    move south up
    when buy: 3 potion, torch
expect
    red southern-party: red 2 orc, red torch, red pickaxe, red 2 potion, red torch
    red gold: 10

case what the gold left does not pay is not bought [quest 17, letters 62]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws14
    red gold: 3
    dice move-die red: 1
orders red
    move south up
    when buy: potion
expect
    told nobody: item-bought
    red gold: 12

case if nothing is said nothing is bought [letters 62]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws14
    red gold: 30
    dice move-die red: 1
orders red
    move south up
expect
    red south-at: ws1
    told nobody: item-bought
    red gold: 39

case a party that enters on space 1 with a throw of 1 may buy there [quest 11, quest 17]
given
    red gold: 4
    dice move-die red ws1: 1
orders red
    enter south from r5b with 2 orc
    when buy: potion
expect
    told red: item-bought red 1 potion 4

# ---- Witch ----

case if nothing is said a party passes the Witch by [quest 18, letters 61]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws4
    red gold: 10
    dice move-die red: 1
orders red
    move south up
expect
    red south-at: ws5
    told nobody: witch-paid
    red gold: 19

case the Witch who is paid 5 gold takes a unit on 1 and 2 [quest 18, letters 61]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws4
    red northern-party: red 2 orc, red torch, red pickaxe
    red north-at: wn4
    red gold: 10
    dice move-die red: 1 1
    dice witch-die red wn5: 1
    dice witch-die red ws5: 2
orders red
    move north up
    move south up
    when witch: pay
expect
    red northern-party: red orc, red torch, red pickaxe
    red southern-party: red orc, red torch, red pickaxe
    red gold: 9

case the Witch gives nothing on 3 and 4 [quest 18]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws4
    red northern-party: red 2 orc, red torch, red pickaxe
    red north-at: wn4
    red gold: 10
    dice move-die red: 1 1
    dice witch-die red wn5: 3
    dice witch-die red ws5: 4
orders red
    move north up
    move south up
    when witch: pay
expect
    red northern-party: red 2 orc, red torch, red pickaxe
    red southern-party: red 2 orc, red torch, red pickaxe
    red scrolls-of: empty
    red new-scroll: empty
    red gold: 9

case the Witch gives a scroll on 5 and 6 [quest 18, scroll 24]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws4
    red northern-party: red 2 orc, red torch, red pickaxe
    red north-at: wn4
    red gold: 10
    dice move-die red: 1 1
    dice witch-die red wn5: 5
    dice witch-die red ws5: 6
    scrolls top: berserk, reflect
orders red
    move north up
    move south up
    when witch: pay
expect
    told red: scroll-drawn red berserk
    told red: scroll-drawn red reflect
    red scrolls-of: berserk, reflect

case 5 gold pay the Witch, 4 do not [quest 18, letters 61]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws4
    red northern-party: red 2 orc, red torch, red pickaxe
    red north-at: wn4
    red gold: 9
    dice move-die red: 1 1
    dice witch-die red wn5: 3
orders red
    move north up
    move south up
    when witch: pay
expect
    told red 1 times: witch-paid
    red gold: 13

case of a fourth scroll the last drawn goes, or the one a policy names [scroll 2, letters 63, quest 18]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws4
    red northern-party: red 2 orc, red torch, red pickaxe
    red north-at: wn4
    red scrolls-of: infernal, tempest, dispel
    red gold: 10
    dice move-die red: 1 1
    dice witch-die red wn5: 5
    dice witch-die red ws5: 6
    scrolls top: berserk, reflect
orders red
    move north up
    move south up
    when witch: pay
    when discard if drawn = reflect: tempest
expect
    red scrolls-of: infernal, dispel, reflect
    used-scrolls: berserk, tempest

# ---- Shrine ----

case at the Shrine a blessed party gains a Wizard, a party that is not blessed nothing [quest 19]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws10
    red northern-party: red 2 orc, red torch, red pickaxe
    red north-at: wn10
    dice move-die red: 1 1
    dice crystal red wn11: 4
    dice crystal red ws11: 5
    dice teach red: 4
orders red
    move north up
    move south up
expect
    told only red: shrine-visited red wn11 ignored
    told only red: shrine-visited red ws11 blessed
    red northern-party: red 2 orc, red torch, red pickaxe
    red southern-party: red orc, red morg (knows 3 1), red torch, red pickaxe

case a cursed party loses nothing at the Shrine [quest 19]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws10
    dice move-die red: 1
    dice crystal red ws11: 1
orders red
    move south up
expect
    told only red: shrine-visited red ws11 cursed
    red southern-party: red 2 orc, red torch, red pickaxe

# ---- Lair ----

case if nothing is said a party passes the dragon by [quest 20, letters 61]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws7
    dice move-die red: 1
orders red
    move south up
expect
    red south-at: ws8
    told nobody: monster-met
    told nobody: treasure-gained

case three hits beat the dragon of the lair, for a treasure; each die of its own hits on 6 or less [quest 20, quest 26]
given
    red southern-party: red 5 hobgoblin, red torch, red pickaxe
    red south-at: ws7
    vault top: crown
    dice move-die red: 1
    dice party-die red ws8 4: 4 5 5 10 10 3 2 5 5
    dice monster-die red ws8: 6 7
orders red
    move south up
    when lair: fight
expect
    used red 2
    told only red: monster-met red ws8 dragon
    told only red: party-strikes red dragon 1 1 2
    told only red: monster-strikes red dragon 1 1
    told only red: party-strikes red dragon 2 2 0
    told only red: monster-beaten red dragon
    told only red: treasure-gained red crown hobgoblin
    red southern-party: red hobgoblin [red crown], red 3 hobgoblin, red torch, red pickaxe

case where no treasure is left the dragon's prize is 8 gold [quest 20, adventure 17]
given
    vault: empty
    red hoard: red holy-grail (kept-at r4k), red dragonorb (kept-at r4k), red amulet (kept-at r4k), red crown (kept-at r4k), red war-horn (kept-at r4k), red tower-shield (kept-at r4k), red winged-boots (kept-at r4k), red seers-glass (kept-at r4k)
    red southern-party: red 3 hobgoblin, red torch, red pickaxe
    red south-at: ws7
    dice move-die red: 1
    dice party-die red ws8 4: 4 4 1
orders red
    move south up
    when lair: fight
expect
    told only red: no-treasure-left red
    told only red: quest-gold red 8
    red gold: 17

case with the Orb the dragon is charmed on a 3: an infantry unit becomes a DragonLord, the Orb goes back [quest 21, dragonlord 1, letters 61]
given
    red southern-party: red hobgoblin [red dragonorb], red orc, red torch, red pickaxe
    red south-at: ws7
    dice move-die red: 1
    dice orb-die red ws8: 3
orders red
    move south up
expect
    told only red: orb-used red ws8 3 yes
    told all: dragonlord-rises red vermithrax ws8
    red southern-party: red hobgoblin, red vermithrax, red torch, red pickaxe
    vault: holy-grail, dragonorb, amulet, crown, war-horn, tower-shield, winged-boots, seers-glass

case on a 2 the Orb fails, and goes back all the same [quest 21]
given
    red southern-party: red hobgoblin [red dragonorb], red orc, red torch, red pickaxe
    red south-at: ws7
    dice move-die red: 1
    dice orb-die red ws8: 2
orders red
    move south up
expect
    told only red: orb-used red ws8 2 no
    told nobody: dragonlord-rises
    red southern-party: red hobgoblin, red orc, red torch, red pickaxe
    vault: holy-grail, dragonorb, amulet, crown, war-horn, tower-shield, winged-boots, seers-glass

case who has the Orb may pass by all the same, or fight [letters 61]
given
    red southern-party: red 2 hobgoblin, red hobgoblin [red dragonorb], red torch, red pickaxe
    red south-at: ws7
    vault top: amulet
    dice move-die red: 1
    dice party-die red ws8 4: 1 1 1
orders red
    move south up
    when lair if units < 3: pass
    when lair: fight
expect
    not used red 2
    used red 3
    told nobody: orb-used
    red southern-party has red hobgoblin [red dragonorb]
    told red: treasure-gained red amulet

case an Orb that lies in the kingdom is of no use in the lair [quest 21, treasure 5]
given
    red hoard: red dragonorb (kept-at r4k)
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws7
    dice move-die red: 1
orders red
    move south up
    when lair: orb
expect
    told nobody: orb-used
    red hoard: red dragonorb

# ---- Waste ----

case in a Waste a spider kills a unit on 1, on 2 nothing happens [quest 22]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws2
    red northern-party: red 2 orc, red torch, red pickaxe
    red north-at: wn2
    dice move-die red: 1 1
    dice waste-die red wn3: 2
    dice waste-die red ws3: 1
orders red
    move north up
    move south up
expect
    told only red: waste-rolled red wn3 2
    told only red: waste-rolled red ws3 1
    red northern-party: red 2 orc, red torch, red pickaxe
    red southern-party: red orc, red torch, red pickaxe

case Heal saves from the spider of a Waste, and is not used up [quest 22, quest 29]
given
    red southern-party: red orc, red morg (knows 0 1), red torch, red pickaxe, red potion
    red south-at: ws2
    dice move-die red: 1
    dice waste-die red ws3: 1
orders red
    move south up
expect
    told only red: bite-healed red 1
    red southern-party: red orc, red morg (knows 0 1), red torch, red pickaxe, red potion

case a potion saves from the spider of a Waste, and is used up [quest 22, quest 30, letters 60]
given
    red southern-party: red orc, red morg (knows 1 1), red torch, red pickaxe, red 2 potion
    red south-at: ws2
    dice move-die red: 1
    dice waste-die red ws3: 1
orders red
    move south up
expect
    told only red: potion-drunk red
    red southern-party: red orc, red morg, red torch, red pickaxe, red potion

case who keeps the potion loses the unit [letters 60]
given
    red southern-party: red orc, red morg (knows 1 1), red torch, red pickaxe, red potion
    red south-at: ws2
    dice move-die red: 1
    dice waste-die red ws3: 1
orders red
    move south up
    when potion if units > 1: keep
expect
    used red 2
    red southern-party: red morg, red torch, red pickaxe, red potion

case with a rope the die of a Waste is thrown once more [quest 22, letters 60]
given
    red southern-party: red 2 orc, red torch, red pickaxe, red rope
    red south-at: ws2
    dice move-die red: 1
    dice waste-die red ws3: 1 2
orders red
    move south up
expect
    told only red: rope-used red ws3
    told only red: waste-rolled red ws3 2
    red southern-party has red 2 orc

case with a rope the second die counts, even if it is a 1, too [quest 22]
given
    red southern-party: red 2 orc, red torch, red pickaxe, red 2 rope
    red south-at: ws2
    dice move-die red: 1
    dice waste-die red ws3: 1 1
orders red
    move south up
expect
    told red 1 times: rope-used
    red southern-party has red 1 orc

case who keeps the rope does not throw again [letters 60]
given
    red southern-party: red 2 orc, red torch, red pickaxe, red rope
    red south-at: ws2
    dice move-die red: 1
    dice waste-die red ws3: 1
orders red
    move south up
    when rope if die = 1: keep
expect
    used red 2
    told nobody: rope-used
    red southern-party: red orc, red torch, red pickaxe, red rope

# ---- Winged Boots ----

case the party that has the Winged Boots adds 1 to its throw of movement, the other party not [treasure 10, quest 11]
given
    red southern-party: red orc [red winged-boots], red orc, red torch, red pickaxe
    red south-at: ws9
    red northern-party: red 2 orc, red torch, red pickaxe
    red north-at: wn9
    dice move-die red wn9: 1
    dice move-die red ws9: 3
    dice waste-die red: 4 4
orders red
    move north up
    move south up
expect
    red north-at: wn10
    red south-at: ws13

case a party that enters with the Boots adds 1, too [treasure 10, quest 9]
given
    red hoard: red torch (kept-at r4k), red pickaxe (kept-at r4k), red winged-boots (kept-at r4k)
    dice move-die red ws8: 2
    dice waste-die red: 4
orders red
    enter south from r4b with 2 orc taking winged-boots
expect
    done red 1
    red south-at: ws10
    red southern-party has red orc [red winged-boots]

# ---- who sees what ----

game dragonlords seats 3
    red civilization: orcs
    blue civilization: barbarians
    green civilization: elves
    order 0: red
    order 1: blue
    order 2: green
    red first-kingdom: r4k
    blue first-kingdom: r6k
    green first-kingdom: r3k
    hidden-shards: 9
    r4k: red gorbag, red 5 orc
    r4k holder: red
    r4k wall: 3
    r5b: red 9 orc
    r5b holder: red
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3
    r3k: green aelin, green 5 elf
    r3k holder: green
    r3k wall: 3
    red hoard: red torch (kept-at r4k), red pickaxe (kept-at r4k), red rope (kept-at r4k)

case who enters and with what its owner alone knows, that and where a party is all know [seen 9, seen 15]
given
    dice move-die red ws1: 3
    dice waste-die red: 5
orders red
    enter south from r5b with 3 orc taking rope
expect
    told only red: party-enters red ws1 3
    told all: party-enters red ws1
    told only red: baggage-taken red rope
    told all: party-moves red ws1 ws3
    sees red exactly: red southern-party, red south-at, red hoard
    sees blue nothing: red southern-party, red hoard
    sees green nothing: red southern-party, red hoard
    sees blue exactly: red south-at

case dice and results of a quest space its owner alone sees [seen 16]
given
    red southern-party: red 3 orc, red torch, red pickaxe, red rope
    red south-at: ws2
    dice move-die red ws2: 1
    dice waste-die red ws3: 1 1
orders red
    move south up
expect
    told only red: waste-rolled red ws3 1
    told only red: rope-used red ws3
    rolled only red: waste-die red ws3
    red southern-party: red 2 orc, red torch, red pickaxe
    not told blue green: units-lost

case what is bought in the Village its owner alone knows [seen 10, seen 16]
given
    red southern-party: red 3 orc, red torch, red pickaxe
    red south-at: ws14
    red gold: 10
    dice move-die red ws14: 1
orders red
    move south up
    when buy: 2 potion
expect
    told only red: item-bought red 2 potion 8
    sees blue nothing: red gold, red southern-party

case card, crystal and prize its owner alone sees; the card goes to the discards unseen [seen 16, seen 17]
given
    red southern-party: red 3 orc, red torch, red pickaxe
    red south-at: ws1
    quests top: sunken-hall
    vault top: crown
    dice move-die red ws1: 1
    dice crystal red ws2: 5
orders red
    move south up
expect
    told only red: card-drawn red ws2 sunken-hall blessed
    told only red: treasure-gained red crown orc
    rolled only red: crystal red ws2
    sees blue nothing: used-quests, quests, vault
    sees red nothing: used-quests, quests, vault
    sees blue nothing: red southern-party, red drawn
    sees green nothing: red southern-party, red drawn

case of a fight, and of who fell in it, its owner alone knows; that a party is gone all know [seen 9, seen 16]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws1
    quests top: wraith-quest
    dice move-die red ws1: 1
    dice crystal red ws2: 1
    dice party-die red ws2 3: 9 9
    dice monster-die red ws2: 4 4
orders red
    move south up
expect
    told only red: monster-met red ws2 great-wraith
    told only red: monster-strikes red great-wraith 1 2
    rolled only red: party-die red ws2
    rolled only red: monster-die red ws2
    not told blue green: units-lost
    told all: party-gone red ws2

case a king who falls on a quest, and a DragonLord who rises, are told to all [seen 7, seen 16]
given
    r4k: red 5 orc
    red southern-party: red gorbag, red torch, red pickaxe
    red south-at: ws1
    blue northern-party: blue 2 barbarian, blue torch, blue pickaxe
    blue north-at: wn1
    quests top: lost-patrol, voice-of-the-gods
    dice move-die red ws1: 1
    dice crystal red ws2: 1
    dice move-die blue wn1: 1
    dice crystal blue wn2: 6
orders red
    move south up
orders blue
    move north up
expect
    told all: king-falls red gorbag ws2
    told all: seat-out red
    told all: dragonlord-rises blue ashwing wn2
    told only red: card-drawn red ws2 lost-patrol cursed
    told only blue: card-drawn blue wn2 voice-of-the-gods blessed
    out red
    not over

case that a scroll was won on a quest all know, which one its owner alone [seen 12, seen 16]
given
    red southern-party: red 3 orc, red torch, red pickaxe
    red south-at: ws4
    red gold: 5
    scrolls top: infernal
    dice move-die red ws4: 1
    dice witch-die red ws5: 6
orders red
    move south up
    when witch: pay
expect
    told only red: witch-paid red ws5 5 6
    told only red: scroll-drawn red infernal
    told all: scroll-drawn red
    sees blue number: red scrolls-of
    sees red exactly: red scrolls-of

case a lost quest phase and a spell learnt its owner alone knows [seen 13, seen 16]
given
    red southern-party: red morg (knows 0 1), red torch, red pickaxe
    red south-at: ws1
    red northern-party: red orc, red torch, red pickaxe
    red north-at: wn1
    quests top: seer, whispering-stones
    dice move-die red ws1: 1
    dice move-die red wn1: 1
    dice crystal red ws2: 5
    dice crystal red wn2: 1
    dice teach red: 2
orders red
    move south up
    move north up
expect
    told only red: spell-found red morg fireball
    told only red: phase-to-miss red wn2
    sees blue nothing: red northern-party, red north-waits

case policies and refusals of a quest only their writer sees [seen 19]
orders red
    leave south to r5b
expect
    refused red 1: no-party south
    told only red: no-party south
