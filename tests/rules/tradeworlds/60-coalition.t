# SPDX-License-Identifier: MIT
# Coalitions of the Chancellor: who is in one, who leads it, whose ships, dice, tactics, reinforcements and bounties count.

# Red and Green may ally against Blue. Red has a ship of 3/3, Green one of 2/3, Blue two of 2/3 and 2/2. Nobody draws.
game tradeworlds seats 3 option scenario space-wars
    first: red
    launches: 4
    red faction: acolytes
    red homeworld: 18
    red credits: 30
    red unlocked: 2
    red hand: 2 convoy, 3 recruits
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue faction: covenant
    blue homeworld: 18
    blue credits: 30
    blue unlocked: 2
    blue hand: 2 convoy, 3 recruits
    blue-1: packet, rail-lance, regulars
    blue-1 since: 3
    blue-2: packet, rail-lance, deckhands
    blue-2 since: 4
    green faction: destined
    green homeworld: 18
    green credits: 30
    green unlocked: 2
    green hand: 2 convoy, 3 warden
    green-1: packet, rail-lance, regulars
    green-1 since: 2

# ---- How a coalition comes about ----

case seats that name each other and the same opponent attack together in the turn of the first [ally 1, ally 2, ally 3]
given
    dice attack red blue-1: 5
    dice defence blue blue-1: 3
orders red
    chancellor against blue with green
    attack blue-1 blue-2 with red-1 green-1
orders green
    chancellor against blue with red
expect
    done red 1
    done red 2
    done green 1
    told all: role red chancellor
    told all: allied red green blue [ally 2]
    told all: attack red blue 5 5
    told all: attacker red red-1 3 3
    told all: attacker green green-1 2 3
    told all 2 times: destroyed blue
    blue-1: empty
    blue-2: empty

case one may name oneself, and the order of names means nothing [letters 5, ally 2]
given
    dice attack red blue-1: 1
    dice defence blue blue-1: 3
orders red
    chancellor against blue with red green
    attack blue-1 with green-1 red-1
orders green
    chancellor against blue with green red
expect
    done red 1
    told all: allied red green blue

case it attacks in the turn of its first member in turn order, whoever opens the season [ally 3]
given
    first: green
    dice attack green blue-1: 5
    dice defence blue blue-1: 3
orders red
    chancellor against blue with green
    attack blue-2 with red-1
orders green
    chancellor against blue with red
    attack blue-1 with red-1
expect
    done green 2
    told all: allied green red blue
    told all: rolled green 5 0 5
    told all: attacker red red-1 3 3
    told all: destroyed blue blue-1
    blue-2: packet, rail-lance, deckhands
    refused red 2: sworn-already green

case without the other's order there is no coalition, and the else is tried [ally 2]
orders red
    chancellor against blue with green
      else trader
expect
    refused red 1: no-coalition [ally 2]
    done red 2
    told all: role red trader
    told nobody: allied

case who is to be attacked can be no member, and is named as the reason [ally 1]
orders red
    chancellor against blue with green blue
      else trader
orders green
    chancellor against blue with red blue
      else trader
expect
    refused red 1: member-is-opponent blue [ally 1]
    refused green 1: member-is-opponent blue
    done red 2
    done green 2
    told nobody: allied

case a member's order behind an else does not count [ally 2]
orders red
    chancellor against blue with green
      else trader
orders green
    treasurer vanguard
      else chancellor against blue with red
expect
    refused red 1: no-coalition [ally 2]
    done red 2
    refused green 1: not-held vanguard
    refused green 2: no-coalition
    told nobody: allied

case a member's order whose if does not hold when the leader calls does not count [ally 2]
orders red
    chancellor against blue with green
      else trader
orders green
    if role red = trader: chancellor against blue with red
expect
    refused red 1: no-coalition
    done red 2
    refused green 1: no-coalition
    told nobody: allied

case an order of another kind below the leader's call closes the coalition's Action [ally 3, attack 2]
given
    red hand: 2 convoy, 3 recruits
    red market: recruits
orders red
    chancellor against blue with green
    buy crew
    attack blue-1 with red-1 green-1
orders green
    chancellor against blue with red
expect
    done red 1
    done red 2
    refused red 3: action-over [attack 2]
    done green 1
    told nobody: attack

case the Role of a member is Chancellor, and of a seat whose turn is to come none [ally 3, turn 3]
given
    dice attack red blue-1: 1
    dice defence blue blue-1: 5
orders red
    if role blue = none and role green = none: chancellor against blue with green
    attack blue-1 with red-1 green-1
orders blue
    if role red = chancellor and role green = chancellor: trader
orders green
    chancellor against blue with red
expect
    done red 1
    done blue 1
next season
orders red
    if role blue = none and role green = none: trader
expect
    done red 1

case if the opponents differ there is none, and the else of each is tried [ally 2]
orders red
    chancellor against blue with green
      else trader
orders green
    chancellor against red with blue
      else trader
expect
    refused red 1: no-coalition
    refused green 1: no-coalition
    done red 2
    done green 2
    told nobody: allied

case if the members differ there is none, and the else of each is tried [ally 2]
given seats 4
    yellow faction: brethren
    yellow homeworld: 18
    yellow hand: 2 packet, 3 warden
    yellow unlocked: 1
    yellow-1: convoy, pulse-battery, recruits
    yellow-1 since: 4
orders red
    chancellor against blue with green
      else trader
orders green
    chancellor against blue with red yellow
      else trader
orders yellow
    chancellor against blue with red green
      else trader
expect
    refused red 1: no-coalition
    refused green 1: no-coalition
    refused yellow 1: no-coalition
    done red 2
    done green 2
    done yellow 2
    told nobody: allied

case the opponent of a coalition that did not come about learns nothing of it [ally 2]
orders red
    chancellor against blue with green
      else trader
orders green
    chancellor against red with blue
      else trader
expect
    refused red 1: no-coalition
    not told blue: no-coalition
    told nobody: allied
    told nobody: role red chancellor
    told all: role red trader
    told all: role green trader

case a member without a ship breaks the coalition for all [ally 1, ally 2]
given
    green-1: empty
orders red
    chancellor against blue with green
      else attack blue-2 with red-1
orders green
    chancellor against blue with red
      else trader
expect
    refused red 1: no-ships green [ally 1]
    refused green 1
    told nobody: allied
    told all: role red admiral
    told all: role green trader

case a leader who configures his ship before he calls has one [ally 1, ally 4]
given
    red-1: empty
    red hand: corsair, ion-mortar, regulars, 2 recruits
    dice attack red blue-1: 1
    dice defence blue blue-1: 5
orders red
    configure corsair ion-mortar regulars
    chancellor against blue with green
    attack blue-1 with red-1 green-1
orders green
    chancellor against blue with red
expect
    done red 2
    told all: allied red green blue
    told all: attack red blue 5 3

case when one of three is out the two that are left are too few for a coalition [ally 1]
given
    first: blue
    green homeworld: 2
    green-1: empty
orders blue
    hit green with blue-1
orders red
    chancellor against blue with green
      else chancellor against blue with red
      else trader
expect
    out green
    refused red 1
    refused red 2: few-allies 3 [ally 1]
    done red 3

case one cannot ally with oneself alone [ally 1]
orders red
    chancellor against blue with red
      else trader
expect
    refused red 1
    done red 2
    told nobody: allied

case a seat that is out can neither be a member nor be attacked [ally 1, hit 2]
given seats 4
    first: blue
    yellow faction: brethren
    yellow homeworld: 2
    yellow hand: 2 packet, 3 warden
orders blue
    hit yellow with blue-1
orders red
    chancellor against yellow with green
      else chancellor against blue with yellow
      else trader
orders green
    chancellor against yellow with red
      else trader
expect
    out yellow
    refused red 1: seat-is-out yellow
    refused red 2: seat-is-out yellow
    refused green 1: seat-is-out yellow
    done red 3
    done green 2

case three may ally against the fourth [ally 1, ally 3]
given seats 4
    yellow faction: brethren
    yellow homeworld: 18
    yellow credits: 30
    yellow hand: 2 packet, 3 warden
    yellow unlocked: 1
    yellow-1: convoy, pulse-battery, recruits
    yellow-1 since: 4
    dice attack red blue-1: 5
    dice defence blue blue-1: 3
orders red
    chancellor against blue with green yellow
    attack blue-1 blue-2 with red-1 green-1
    hit blue with yellow-1
orders green
    chancellor against blue with red yellow
orders yellow
    chancellor against blue with red green
expect
    told all: allied red green blue
    told all: allied red yellow blue
    told all 2 times: destroyed blue

case two coalitions may attack in one season [ally 2, ally 3]
given seats 4
    yellow faction: brethren
    yellow homeworld: 18
    yellow credits: 30
    yellow hand: 2 packet, 3 warden
    yellow unlocked: 1
    yellow-1: convoy, pulse-battery, recruits
    yellow-1 since: 4
    dice attack red blue-1: 1
    dice defence blue blue-1: 3
    dice attack blue red-1: 1
    dice defence red red-1: 3
orders red
    chancellor against blue with green
    attack blue-1 with red-1 green-1
orders green
    chancellor against blue with red
orders blue
    chancellor against red with yellow
    attack red-1 with blue-1 blue-2
orders yellow
    chancellor against red with blue
expect
    told all: allied red green blue
    then told all: allied blue yellow red

# ---- The ships of all, the orders of one ----

case only the leader's attack orders count, and a ship he does not name stays behind [ally 3]
given
    dice attack red blue-1: 1
    dice defence blue blue-1: 5
orders red
    chancellor against blue with green
    attack blue-1 with red-1
orders green
    chancellor against blue with red
    attack blue-2 with green-1
expect
    done red 2
    told all 1 times: attack
    refused green 2
    green-1 attacked: 0

case a ship that attacked for the coalition attacks no more in this season [ally 4, ship 6]
given
    dice attack red blue-1: 1
    dice defence blue blue-1: 5
orders red
    chancellor against blue with green
    attack blue-1 with green-1 red-1
    attack blue-2 with green-1
orders green
    chancellor against blue with red
expect
    done red 2
    refused red 3: attacked-already green-1 [ship 6]

case the leader commands no ship of one who is not a member [ally 3, attack 1]
given seats 4
    yellow faction: brethren
    yellow homeworld: 18
    yellow hand: 2 packet, 3 warden
    yellow unlocked: 1
    yellow-1: convoy, pulse-battery, recruits
    yellow-1 since: 4
    dice attack red blue-1: 1
    dice defence blue blue-1: 5
orders red
    chancellor against blue with green
    attack blue-2 with yellow-1 red-1
    attack blue-1 with red-1 green-1
orders green
    chancellor against blue with red
expect
    refused red 2: not-your-ship yellow-1
    done red 3
    yellow-1 attacked: 0

case a coalition attacks nobody but the opponent it named [ally 1, attack 7]
given seats 4
    yellow faction: brethren
    yellow homeworld: 18
    yellow hand: 2 packet, 3 warden
    yellow unlocked: 1
    yellow-1: convoy, pulse-battery, recruits
    yellow-1 since: 4
    dice attack red blue-1: 1
    dice defence blue blue-1: 5
orders red
    chancellor against blue with green
    attack yellow-1 with red-1
    hit yellow with red-1
    attack blue-1 with red-1 green-1
orders green
    chancellor against blue with red
expect
    refused red 2: one-opponent
    refused red 3: one-opponent
    done red 4

case the firepower of the ships of all counts together against what is attacked [ally 5, attack 4]
given
    red-1: packet, rail-lance, regulars
orders red
    chancellor against blue with green
    attack blue-1 blue-2 with red-1 green-1
orders green
    chancellor against blue with red
expect
    refused red 2: too-weak 4 5 [attack 4]

case ships of all count where the Homeworld is to be hit [ally 5, attack 5]
given
    red-2: corsair, ion-mortar, regulars
    red-2 since: 4
    dice attack red blue-1: 1
    dice defence blue blue-1: 5
    dice attack red blue-2: 1
    dice defence blue blue-2: 5
orders red
    chancellor against blue with green
    attack blue-1 with red-1
    attack blue-2 with green-1
    hit blue with red-2
orders green
    chancellor against blue with red
expect
    done red 4
    told all: homeworld-hit blue red 3 15

case one ship that attacks two counts as one, in a coalition too [ally 5, attack 5]
given
    red-1: leviathan, nova-projector, veterans
    dice attack red blue-1: 1
    dice defence blue blue-1: 5
orders red
    chancellor against blue with green
    attack blue-1 blue-2 with red-1
    hit blue with green-1
orders green
    chancellor against blue with red
expect
    refused red 3: defenders-free blue 2 1 2
    blue homeworld: 18

case all ships of a coalition hit an empty lane's Homeworld together [ally 5, attack 6]
given
    blue-1: empty
    blue-2: empty
orders red
    chancellor against blue with green
    hit blue with red-1
    hit blue with green-1
orders green
    chancellor against blue with red
expect
    told all 1 times: homeworld-hit
    blue homeworld: 13

# ---- One engagement of a coalition ----

case one die is rolled, the leader's [ally 3]
given
    dice attack red blue-1: 5
    dice defence blue blue-1: 3
orders red
    chancellor against blue with green
    attack blue-1 with red-1 green-1
orders green
    chancellor against blue with red
expect
    told all: rolled red 5 0 5
    told nobody: rolled green
    told all: destroyed blue blue-1

case counter-fire may destroy the ship of any member, as the defender chooses [ally 5, fight 3]
given
    red-1: corsair, ion-mortar, deckhands
    green-1: packet, rail-lance, deckhands
    dice attack red blue-1: 4
    dice defence blue blue-1: 4
orders red
    chancellor against blue with green
    attack blue-1 with red-1 green-1
orders green
    chancellor against blue with red
expect
    told all: destroyed red red-1
    told all 1 times: destroyed
    green-1: packet, rail-lance, deckhands

case what a faction takes back goes to the owner of the ship [ally 5, faction 9]
given
    red-1: corsair, ion-mortar, regulars
    green-1: packet, rail-lance, deckhands
    dice attack red blue-1: 4
    dice defence blue blue-1: 4
orders red
    chancellor against blue with green
    attack blue-1 with red-1 green-1
orders green
    chancellor against blue with red
expect
    told all: destroyed green green-1
    told all: card-back green deckhands destined
    green-1: empty
    green hand has 1 deckhands

case a bounty goes to the brethren whose ship was in the group, once for each ship destroyed [ally 5, faction 5]
given
    green faction: brethren
    green-2: convoy, pulse-battery, recruits
    green-2 since: 4
    dice attack red blue-1: 5
    dice defence blue blue-1: 3
orders red
    chancellor against blue with green
    attack blue-1 blue-2 with red-1 green-1 green-2
orders green
    chancellor against blue with red
expect
    told all 2 times: bounty green 5
    green credits: 40
    red credits: 30

case brethren who had no ship in the group earn nothing, even as leader [ally 5, faction 5]
given
    red faction: brethren
    green-1: corsair, ion-mortar, regulars
    dice attack red blue-1: 5
    dice defence blue blue-1: 3
orders red
    chancellor against blue with green
    attack blue-1 with green-1
orders green
    chancellor against blue with red
expect
    told all: destroyed blue blue-1
    told nobody: bounty
    red credits: 30

case brethren who are attacked earn for the ship of any member that they destroy [faction 5, ally 5]
given
    blue faction: brethren
    green-1: packet, rail-lance, deckhands
    dice attack red blue-1: 4
    dice defence blue blue-1: 4
orders red
    chancellor against blue with green
    attack blue-1 with red-1 green-1
orders green
    chancellor against blue with red
expect
    told all: destroyed green green-1
    told all: bounty blue 5 35

case every member may play tactics for the side [ally 5, tactic 2]
given
    green hand: discrete-hardware, convoy, 3 recruits
    dice attack red blue-1: 3
    dice defence blue blue-1: 5
orders red
    chancellor against blue with green
    attack blue-1 with red-1 green-1
orders green
    chancellor against blue with red
    when tactic if attacking and margin <= 0: discrete-hardware
expect
    told all: tactic-played green discrete-hardware
    told all: result red 6 blue 5
    told all: destroyed blue blue-1

case the members are asked for a tactic in turn order, and the side has two [tactic 2, tactic 3, ally 5]
given
    red hand: evasive-drift, gunnery-drill, 3 recruits
    green hand: discrete-hardware, convoy, 3 recruits
    dice attack red blue-1: 1
    dice defence blue blue-1: 6
orders red
    chancellor against blue with green
    attack blue-1 with red-1 green-1
    when tactic: evasive-drift, gunnery-drill
orders green
    chancellor against blue with red
    when tactic: discrete-hardware
expect
    told all: tactic-played red evasive-drift
    then told all: tactic-played red gunnery-drill
    told nobody: tactic-played green
    told all: result red 4 blue 6
    green hand has 1 discrete-hardware

case where the leader passes the next member may play [tactic 2, ally 5]
given
    red hand: gunnery-drill, convoy, 3 recruits
    green hand: discrete-hardware, convoy, 3 recruits
    dice attack red blue-1: 3
    dice defence blue blue-1: 5
orders red
    chancellor against blue with green
    attack blue-1 with red-1 green-1
    when tactic if margin > 0: gunnery-drill
orders green
    chancellor against blue with red
    when tactic: discrete-hardware
expect
    told all: tactic-played green discrete-hardware
    told all: tactic-played red gunnery-drill
    told all: result red 8 blue 5

case each member may use one reinforcement, and pays it himself [ally 5, reinforce 7]
given option reinforcements yes
    red dock: gunship, frigate, cruiser, destroyer
    blue dock: sentinel, gunship, frigate, cruiser, destroyer
    green dock: sentinel, gunship, frigate, destroyer
    red-1: corsair, ion-mortar, regulars, sentinel
    green-1: packet, rail-lance, regulars, cruiser
    dice attack red blue-1: 1 4
    dice defence blue blue-1: 5
orders red
    chancellor against blue with green
    attack blue-1 with red-1 green-1
    when escort: yes
orders green
    chancellor against blue with red
    when cruiser if margin <= 0: yes
expect
    told all: fee-paid red sentinel 1
    told all: fee-paid green cruiser 4
    told all: result red 6 blue 5
    red credits: 29
    green credits: 26

case a member who stayed out of the engagement uses no reinforcement in it [ally 5, reinforce 7]
given option reinforcements yes
    red dock: sentinel, gunship, frigate, cruiser, destroyer
    blue dock: sentinel, gunship, frigate, cruiser, destroyer
    green dock: gunship, frigate, cruiser, destroyer
    green-1: packet, rail-lance, regulars, sentinel
    dice attack red blue-1: 4
    dice defence blue blue-1: 5
orders red
    chancellor against blue with green
    attack blue-1 with red-1
orders green
    chancellor against blue with red
    when escort: yes
expect
    told nobody: escorted
    told all: dodged blue
    green credits: 30

# ---- The turns of the members ----

case the leader buys and configures before and after, but has no other Role [ally 4, turn 3]
given
    red hand: packet, rail-lance, recruits, 2 regulars
    red market: convoy, veterans
    dice attack red blue-1: 1
    dice defence blue blue-1: 5
orders red
    buy starship with regulars
    chancellor against blue with green
    attack blue-1 with red-1 green-1
    configure packet rail-lance recruits
    trader
orders green
    chancellor against blue with red
expect
    done red 1
    done red 3
    done red 4
    refused red 5: role-gone
    red-2: packet, rail-lance, recruits

case the others buy, configure and discard in their own turn, without another Role [ally 4]
given
    green hand: packet, rail-lance, recruits, regulars, veterans
    green market: convoy
    dice attack red blue-1: 1
    dice defence blue blue-1: 5
orders red
    chancellor against blue with green
    attack blue-1 with red-1 green-1
orders green
    chancellor against blue with red
    trader
    configure packet rail-lance recruits
    buy starship with regulars
    discard veterans
expect
    done green 1
    refused green 2
    done green 3
    done green 4
    done green 5
    green-2: packet, rail-lance, recruits
    told all: allied red green blue
    told nobody: role green trader

case a member has no other Role even when it stands above his chancellor order [ally 4]
given
    dice attack red blue-1: 1
    dice defence blue blue-1: 5
orders red
    chancellor against blue with green
    attack blue-1 with red-1 green-1
orders green
    trader
    chancellor against blue with red
expect
    told all: allied red green blue
    refused green 1: sworn-already red [ally 4]
    told nobody: role green trader

case in the next season a member is free again [ally 4]
given
    dice attack red blue-1: 1
    dice defence blue blue-1: 5
orders red
    chancellor against blue with green
    attack blue-1 with red-1 green-1
orders green
    chancellor against blue with red
expect
    told all: allied red green blue
next season
given
    dice attack green blue-1: 1
    dice defence blue blue-1: 5
    green-1: corsair, ion-mortar, regulars
orders green
    attack blue-1 with green-1
expect
    done green 1
    told all: role green admiral

case whose opponent falls goes on with his turn [ally 5, attack 8]
given
    blue-1: empty
    blue-2: empty
    blue homeworld: 5
    red hand: packet, rail-lance, recruits, 2 regulars
orders red
    chancellor against blue with green
    hit blue with red-1 green-1
    configure packet rail-lance recruits
orders green
    chancellor against blue with red
expect
    told all: out blue
    done red 3
    not over
    out blue

# ---- Corners ----

case a leader who took another Role first has no coalition, and the other's else is tried [ally 2, turn 3]
orders red
    trader
    chancellor against blue with green
orders green
    chancellor against blue with red
      else saboteur red
expect
    done red 1
    refused red 2: role-gone
    refused green 1: no-coalition
    done green 2

case turn order, not the order of seats, says who leads [ally 3]
given
    first: blue
    dice attack green blue-1: 5
    dice defence blue blue-1: 3
orders red
    chancellor against blue with green
    attack blue-2 with red-1
orders green
    chancellor against blue with red
    attack blue-1 with red-1 green-1
expect
    told all: role green chancellor
    told all: rolled green 5
    told all: destroyed blue blue-1
    blue-2: packet, rail-lance, deckhands
    done red 1
    refused red 2: sworn-already green [ally 4]

case a member whose ships stay behind may play tactics all the same [ally 5, tactic 2]
given
    green hand: discrete-hardware, 2 convoy, 2 warden
    dice attack red blue-1: 3
    dice defence blue blue-1: 5
orders red
    chancellor against blue with green
    attack blue-1 with red-1
orders green
    chancellor against blue with red
    when tactic: discrete-hardware
expect
    told all: attacker red red-1
    told nobody: attacker green
    told all: tactic-played green discrete-hardware
    told all: destroyed blue blue-1

case the destroyers of two members take away two reinforcements [ally 5, reinforce 6, reinforce 7]
given option reinforcements yes
    red dock: sentinel, gunship, frigate, cruiser
    blue dock: sentinel, cruiser, destroyer
    green dock: sentinel, gunship, frigate, cruiser
    red-1: corsair, ion-mortar, regulars, destroyer
    green-1: packet, rail-lance, regulars, destroyer
    blue-1: packet, rail-lance, regulars, frigate
    blue-2: packet, rail-lance, deckhands, gunship
    dice attack red blue-1: 2
    dice defence blue blue-1: 5
orders red
    chancellor against blue with green
    attack blue-1 with red-1 green-1
    when destroyer: frigate
orders green
    chancellor against blue with red
    when destroyer: gunship
expect
    told all: missile red frigate blue-1
    told all: missile green gunship blue-2
    red credits: 25
    green credits: 25
    blue-1: packet, rail-lance, regulars
    blue-2: packet, rail-lance, deckhands

case a defender's destroyer reaches the lane of a member who takes part [ally 5, reinforce 6]
given option reinforcements yes
    red dock: sentinel, gunship, frigate, cruiser, destroyer
    blue dock: sentinel, gunship, frigate, cruiser
    green dock: gunship, frigate, cruiser, destroyer
    green-2: convoy, pulse-battery, recruits, sentinel
    green-2 since: 4
    blue-1: packet, rail-lance, regulars, destroyer
    dice attack red blue-1: 2
    dice defence blue blue-1: 5
orders red
    chancellor against blue with green
    attack blue-1 with red-1 green-1
orders green
    chancellor against blue with red
orders blue
    when destroyer: sentinel
expect
    told all: missile blue sentinel green-2
    green-2: convoy, pulse-battery, recruits

case it does not reach the lane of a member who takes no part in the engagement [ally 5, reinforce 6]
given option reinforcements yes
    red dock: sentinel, gunship, frigate, cruiser, destroyer
    blue dock: sentinel, gunship, frigate, cruiser
    green dock: gunship, frigate, cruiser, destroyer
    green-1: packet, rail-lance, regulars, sentinel
    blue-1: packet, rail-lance, regulars, destroyer
    dice attack red blue-1: 2
    dice defence blue blue-1: 5
orders red
    chancellor against blue with green
    attack blue-1 with red-1
orders green
    chancellor against blue with red
orders blue
    when destroyer: sentinel
expect
    told nobody: missile
    green-1: packet, rail-lance, regulars, sentinel
    blue credits: 30

case of the ships of a coalition, too, the weakest of 3 firepower or more must meet the Garrison [ally 5, garrison 2]
given option garrison yes
    red garrison-of: garrison
    blue garrison-of: garrison
    green garrison-of: garrison
    red-1: warden, dual-turbo-cannons, regulars
    green-1: corsair, ion-mortar, regulars
    blue-1: empty
    blue-2: empty
    dice attack red: 5
    dice defence blue: 3
orders red
    chancellor against blue with green
    hit blue with red-1 green-1
orders green
    chancellor against blue with red
expect
    told all: garrison-met blue green-1
    told all: garrison-fell blue
    blue homeworld: 14
