# SPDX-License-Identifier: MIT
# A further reader, from the clauses alone: quests.

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
    r4b: red 9 orc
    r4b holder: red
    r6k: blue hrolf, blue 5 barbarian
    r6k holder: blue
    r6k wall: 3
    r3k: green aelin, green elf
    r3k holder: green
    r3k wall: 3


case one to six units enter, a seventh does not fit [quest 4]
given
    r5b: red 9 orc
orders red
    enter south from r5b with 7 orc
expect
    refused red 1

case a seat has a party in each Wasteland at once [quest 4, quest 10]
given
    r2b holder: red
    r2b: red 3 orc
    red northern-party: red orc
    red north-at: wn1
    red southern-party: red orc
    red south-at: ws1
orders red
    rest north
    rest south
expect
    done red 1
    done red 2
    red north-at: wn1
    red south-at: ws1

case a second party does not enter where the first one stands [quest 4]
given
    red southern-party: red orc
    red south-at: ws1
orders red
    rest south
    enter south from r5b with 1 orc
expect
    done red 1
    refused red 2

case cavalry, cannons and catapults do not enter [quest 5]
given
    r5b: red 3 orc, red wolf-rider, red catapult, red cannon
orders red
    enter south from r5b with wolf-rider
    enter south from r5b with catapult
    enter south from r5b with cannon
expect
    refused red 1
    refused red 2
    refused red 3

case a party without a pickaxe stops on space 1, whatever it throws [quest 7]
given
    red southern-party: red 2 orc, red torch
    red south-at: ws14
    dice move-die red: 5
orders red
    move south up
expect
    red south-at: ws1

case on space 8 a party without tools goes on, for it needs them beyond space 1 alone [quest 7, quest 8]
given
    red southern-party: red 2 orc
    red south-at: ws8
    dice move-die red: 2
orders red
    move south up
expect
    red south-at: ws10

case nobody enters at space 8 without tools, for it lies beyond space 1 [quest 3, quest 7]
given
    r4b: red 9 orc
orders red
    enter south from r4b with 2 orc
expect
    refused red 1: no-tools
    r4b: red 9 orc

case a party goes down as well as up [quest 11]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws5
    dice move-die red: 2
    dice waste-die red: 6
orders red
    move south down
expect
    red south-at: ws3

case behind space 14 comes space 1 [quest 11]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws14
    dice move-die red: 3
    dice waste-die red: 6
orders red
    move south up
expect
    red south-at: ws3

case a party that rests rolls nothing on a Waste [quest 13, quest 22]
given
    red southern-party: red orc
    red south-at: ws3
orders red
    rest south
expect
    told nobody: waste-rolled
    red southern-party: red orc

case from a space between 1 and 8 nobody leaves [quest 14]
given
    red southern-party: red 2 orc
    red south-at: ws3
orders red
    leave south to r5b
expect
    refused red 1

case from space 8 one leaves over the passes, not over the bridge [quest 14, quest 3]
given
    red southern-party: red 2 orc
    red south-at: ws8
orders red
    leave south to r5b
    leave south to r4b
expect
    refused red 1
    done red 2
    r4b: red 11 orc

case from space 1 one leaves over the bridge, not over the passes [quest 14, quest 3]
given
    red southern-party: red 2 orc
    red south-at: ws1
orders red
    leave south to r4b
    leave south to r5b
expect
    refused red 1
    done red 2
    r5b: red 11 orc

case the items of a party that leaves lie in the kingdom again [quest 9]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws1
orders red
    leave south to r5b
expect
    done red 1
    red hoard: red torch (kept-at r4k), red pickaxe (kept-at r4k)

case of those at a gate who left a Wasteland in the turn stay, and who was at home attacks [quest 15]
given
    red southern-party: red 2 orc
    red south-at: ws1
    r5b: red orc
    r5a holder: none
    r5a: empty
orders red
    leave south to r5b
    attack r5a with 3 orc from r5b
expect
    done red 1
    r5a: red orc
    r5b: red 2 orc

case a Waste that shows 1 costs a unit, and a party of one is gone with its tools [quest 22, quest 16]
given
    red southern-party: red orc, red torch, red pickaxe
    red south-at: ws2
    dice move-die red: 1
    dice waste-die red: 1
orders red
    move south up
expect
    red southern-party: empty

case a Waste that shows more than 1 costs nobody [quest 22]
given
    red southern-party: red orc, red torch, red pickaxe
    red south-at: ws2
    dice move-die red: 1
    dice waste-die red: 2
orders red
    move south up
expect
    red southern-party: red orc, red torch, red pickaxe

case a rope is used when a 1 shows, and the second die counts [quest 22]
given
    red southern-party: red orc, red torch, red pickaxe, red rope
    red south-at: ws2
    dice move-die red: 1
    dice waste-die red: 1 5
orders red
    move south up
    when rope: use
expect
    red southern-party: red orc, red torch, red pickaxe

case nobody pays the Witch who passes by [quest 18]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws4
    red gold: 6
    dice move-die red: 1
orders red
    move south up
    when witch: pass
expect
    told nobody: witch-paid
    red southern-party: red 2 orc, red torch, red pickaxe

case the Witch takes a unit on a 2 and none on a 3 [quest 18]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws4
    red gold: 6
    dice move-die red: 1
    dice witch-die red: 2
orders red
    move south up
    when witch: pay
expect
    told red: witch-paid
    red southern-party: red orc, red torch, red pickaxe

case blessed, the Old Mint brings 10 gold to the purse, beside the income [adventure 5, adventure 19]
given
    red southern-party: red 2 orc, red torch, red pickaxe
    red south-at: ws1
    quests top: old-mint
    dice move-die red: 1
    dice crystal red: 6
orders red
    move south up
expect
    told red: card-drawn red ws2 old-mint blessed

case a Lost Patrol joins to six at the most [adventure 7]
given
    red southern-party: red 5 orc, red torch, red pickaxe
    red south-at: ws1
    quests top: lost-patrol
    dice move-die red: 1
    dice crystal red: 6
orders red
    move south up
expect
    red southern-party has 6 red orc

case a pickaxe or a unit goes in an ignored Collapsed Tunnel; who has no pickaxe loses nothing [adventure 13]
given
    red southern-party: red 2 orc, red torch
    red south-at: ws8
    quests top: collapsed-tunnel
    dice move-die red: 1
    dice crystal red: 3
orders red
    move south up
expect
    told red: card-drawn red ws9 collapsed-tunnel ignored
    red southern-party: red 2 orc, red torch
