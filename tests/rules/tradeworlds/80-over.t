# SPDX-License-Identifier: MIT
# How a match ends: 100 credits, the last Homeworld, the last season; who stands where; what becomes of a seat that is out.

# Trade Wars. Red has 95 credits. Red's ships are 3/3 and 2/3, Blue's one is 2/2. Nobody draws.
game tradeworlds seats 2 option scenario trade-wars
    first: red
    launches: 4
    red faction: destined
    red homeworld: 18
    red credits: 95
    red unlocked: 4
    red hand: 2 deckhands, 3 regulars
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: packet, rail-lance, regulars
    red-2 since: 2
    blue faction: brethren
    blue homeworld: 18
    blue credits: 50
    blue unlocked: 4
    blue hand: 2 deckhands, 3 recruits
    blue-1: packet, rail-lance, deckhands
    blue-1 since: 3

# ---- 100 credits ----

case the seat with 100 credits wins at once, and nothing later happens [over 1, credit 2]
given
    blue credits: 99
orders red
    treasurer regulars deckhands
    discard all
orders blue
    treasurer deckhands
expect
    red credits: 100
    told all: won red credits [over 1]
    over
    not reached red 2
    not reached blue 1
    blue credits: 99
    red hand: deckhands, 2 regulars

case more than 100 will do as well [over 1]
given
    red credits: 97
orders red
    treasurer regulars deckhands
expect
    red credits: 102
    over

case with 99 the match goes on [over 1]
given
    red credits: 94
orders red
    treasurer regulars deckhands
expect
    red credits: 99
    not over

case credits of a tactic win, too [credit 2, tactic 9]
given
    red credits: 96
    red hand: ghost-manifest, 2 deckhands, 2 recruits
orders red
    play ghost-manifest
expect
    red credits: 100
    told all: won red credits
    over

case credits of a Smuggler win, too [credit 2, role 9]
given
    red credits: 98
    draws blue hand: recruits deckhands recruits
orders red
    smuggler blue
expect
    red credits: 100
    told all: won red credits

case a bounty wins in attack, in the middle of the Action [credit 2, faction 5]
given
    red faction: brethren
    blue faction: destined
    blue-2: packet, rail-lance, deckhands
    blue-2 since: 4
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1
    attack blue-2 with red-2
expect
    told all: bounty red 5 100
    told all: won red credits
    over
    blue-2: packet, rail-lance, deckhands
    not reached red 2

case a bounty wins in another's turn, for a defender who fires back [credit 2, faction 5]
given
    red credits: 50
    red-1: packet, rail-lance, deckhands
    blue credits: 95
    dice attack red blue-1: 4
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
    treasurer deckhands
expect
    told all: bounty blue 5 100
    told all: won blue credits
    over
    rank blue: 1000 100
    rank red: 100 50

case credits that were spent count no more [credit 2, over 1]
given option reinforcements yes
    red dock: sentinel, gunship, frigate, cruiser, destroyer
    blue dock: sentinel, gunship, frigate, cruiser, destroyer
orders red
    send sentinel red-1
    treasurer regulars deckhands
expect
    red credits: 90
    not over

case in Space Wars 100 credits win nothing [over 1, start 2]
given option scenario space-wars
orders red
    treasurer regulars deckhands
expect
    red credits: 100
    not over

# ---- The last Homeworld ----

case the last seat left wins Trade Wars at once, with whatever credits [hit 3, over 1]
given
    red credits: 0
    blue-1: empty
    blue homeworld: 5
orders red
    hit blue with red-1 red-2
    discard all
orders blue
    treasurer deckhands
expect
    told all: out blue red [hit 2]
    told all: won red last [over 1]
    printed red: 'Blue is out, so their credits do not count.'
    printed blue: 'You are out, so your credits do not count.'
    over
    out blue
    not reached red 2
    not reached blue 1
    red credits: 0

case the last seat left wins Space Wars at once [hit 3, over 1]
given option scenario space-wars
    blue-1: empty
    blue homeworld: 3
orders red
    hit blue with red-1 red-2
expect
    told all: homeworld-hit blue red 5 *
    told all: out blue red
    told all: won red last
    over

case with one point left a Homeworld stands [hit 2, over 1]
given option scenario space-wars
    blue-1: empty
    blue homeworld: 6
orders red
    hit blue with red-1 red-2
expect
    told all: homeworld-hit blue red 5 1
    not out blue
    not over

# ---- The last season ----

case Trade Wars ends after season 40 [over 2]
given season 40
expect
    told all: last-season 40 [over 2]
    told all: won red most
    over

case before its last season it does not end [over 2]
given season 39
expect
    told nobody: last-season
    not over

case Space Wars ends after season 80 [over 2]
given season 80 option scenario space-wars
expect
    told all: last-season 80
    over

case Space Wars goes on after season 40 [over 2]
given season 40 option scenario space-wars
expect
    not over

case the option seasons makes a match shorter, and its last season is played whole [over 2]
given season 6 option seasons 6
    red credits: 50
orders red
    treasurer regulars
orders blue
    treasurer deckhands deckhands
expect
    told all: banked red 3 53
    then told all: banked blue 4 54
    then told all: last-season 6
    told all: won blue most
    over

case in Trade Wars most credits win, whatever the Homeworlds and the lanes [over 2]
given season 6 option seasons 6
    red credits: 51
    red homeworld: 1
    red-1: empty
    red-2: empty
expect
    told all: standings red 51 1 0
    told all: standings blue 50 18 4
    told all: won red most
    told nobody: won blue

case of equal credits in Trade Wars most Homeworld points win [over 2]
given season 6 option seasons 6
    red credits: 50
    red homeworld: 17
expect
    told all: won blue most
    told nobody: won red

case of equal credits and points in Trade Wars the stronger lane wins [over 2]
given season 6 option seasons 6
    red credits: 50
expect
    told all: standings red 50 18 11
    told all: standings blue 50 18 4
    told all: won red most
    told nobody: won blue

case seats equal in all share the first place [over 2, over 3]
given season 6 option seasons 6
    red credits: 50
    red-1: empty
    red-2: convoy, ion-mortar, recruits
expect
    told all: standings red 50 18 4
    told all: standings blue 50 18 4
    told all: won red most
    told all: won blue most
    rank red: 100 50 18 4
    rank blue: 100 50 18 4
    over

case in Space Wars most Homeworld points win, whatever the lane and the credits [over 2]
given season 6 option scenario space-wars option seasons 6
    red homeworld: 17
expect
    told all: won blue most
    told nobody: won red

case of equal points in Space Wars the stronger lane wins, whatever the credits [over 2]
given season 6 option scenario space-wars option seasons 6
    red credits: 0
expect
    told all: won red most
    told nobody: won blue

case of equal points and lanes in Space Wars most credits win [over 2]
given season 6 option scenario space-wars option seasons 6
    red-1: empty
    red-2: convoy, ion-mortar, recruits
    red credits: 49
expect
    told all: won blue most
    told nobody: won red

# ---- What a report calls it ----

case Trade Wars is told in credits, and once [over 2]
given
expect
    printed red: 'You lead with 95 credits, 45 ahead of Blue.'
    printed red: 'credits Homeworld points unlocked'
    not printed red: 'credits credits'

case Space Wars is told in Homeworld points, and of equal ones by the strength in the lane [over 2]
given option scenario space-wars
expect
    printed red: 'You lead with 18 Homeworld points, ahead of Blue by the tie-break: firepower and resistance 11 against firepower and resistance 4.'
    printed red: 'Homeworld points credits unlocked'

# ---- Out ----

# Three seats. Blue has a ship, cards and open piles; Green is about to hit him.
game tradeworlds seats 3 option scenario space-wars option reinforcements yes
    first: green
    launches: 4
    red faction: destined
    red homeworld: 18
    red credits: 20
    red unlocked: 2
    red hand: 2 deckhands, 3 regulars
    red dock: sentinel, gunship, frigate, cruiser, destroyer
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue faction: covenant
    blue homeworld: 4
    blue credits: 50
    blue unlocked: 1
    blue hand: 2 deckhands, 3 recruits
    blue deck: 2 packet
    blue discard: 2 warden
    blue shipyard: 2 leviathan
    blue market: corsair, nova-projector
    blue dock: gunship, frigate, cruiser, destroyer
    blue-1: packet, rail-lance, deckhands, sentinel
    blue-1 since: 3
    green faction: brethren
    green homeworld: 18
    green credits: 20
    green unlocked: 2
    green hand: 2 deckhands, 3 warden
    green dock: sentinel, gunship, frigate, cruiser, destroyer
    green-1: corsair, ion-mortar, regulars
    green-1 since: 2
    green-2: leviathan, nova-projector, regulars
    green-2 since: 4

case a seat whose Homeworld falls is out at once, and has no turn any more [hit 2, over 3]
given
    dice attack green blue-1: 2
    dice defence blue blue-1: 6
orders green
    attack blue-1 with green-1
    hit blue with green-2
orders blue
    trader
    when screen: no
expect
    told all: out blue green [hit 2]
    out blue
    not over
    not reached blue 1
    told nobody: drew blue

case its ships, its reinforcements and all its cards leave play [hit 2, card 7]
given
    dice attack green blue-1: 2
    dice defence blue blue-1: 6
orders green
    attack blue-1 with green-1
    hit blue with green-2
expect
    blue-1: empty
    blue hand: empty
    blue deck: empty
    blue discard: empty
    blue shipyard: empty
    blue market: empty
    blue dock: empty

case no bounty is paid for ships that leave with their owner [faction 5, hit 2]
given
    dice attack green blue-1: 2
    dice defence blue blue-1: 6
orders green
    attack blue-1 with green-1
    hit blue with green-2
expect
    told nobody: bounty
    green credits: 20

case the match goes on among those who are left, and a seat that is out cannot be hit again [hit 2, hit 3]
given
    dice attack green blue-1: 2
    dice defence blue blue-1: 6
orders green
    attack blue-1 with green-1
    hit blue with green-2
orders red
    hit blue with red-1
      else saboteur blue
      else trader
expect
    refused red 1: seat-is-out blue
    refused red 2: seat-is-out blue
    done red 3
next season
expect
    told nobody: role blue
    told nobody: drew blue
    out blue
    not over

case two that are left fight on until one is left, and who fell later stands before who fell earlier [over 3, hit 3]
given
    dice attack green blue-1: 2
    dice defence blue blue-1: 6
orders green
    attack blue-1 with green-1
    hit blue with green-2
expect
    out blue
next season
given
    red-1: empty
    red homeworld: 8
orders green
    hit red with green-1 green-2
expect
    told all: won green last
    over
    out red
    out blue
    rank green: 1000
    rank red: 2           # fell later
    rank blue: 1

case in the last season who is out stands behind all others, whatever he had [over 2, over 3]
given season 6 option scenario trade-wars option seasons 6
    blue credits: 90
    dice attack green blue-1: 2
    dice defence blue blue-1: 6
orders green
    attack blue-1 with green-1
    hit blue with green-2
expect
    told nobody: won blue
    told all: last-season 6
    told all: won green most
    told nobody: won red
    rank red: 100 20 18 6
    rank blue: 1

case an ally's bounty may win in the leader's turn [credit 2, ally 5]
given option scenario trade-wars
    first: red
    green credits: 95
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    chancellor against blue with green
    attack blue-1 with red-1 green-1
    hit blue with green-2
orders green
    chancellor against blue with red
expect
    told all: bounty green 5 100
    told all: won green credits
    over
    not out blue

case seats behind the first share a place, too [over 3]
given season 6 option seasons 6
    red-1: empty
    green-1: empty
    green-2: empty
    green credits: 20
    blue homeworld: 18
expect
    told all: won blue most
    rank blue: 1000 18 4 50
    rank red: 100 18 0 20
    rank green: 100 18 0 20
    over

case of three seats two may share the first place before the third [over 2, over 3]
given season 6 option scenario trade-wars option seasons 6
    red-1: empty
    green-1: empty
    green-2: empty
    blue credits: 10
expect
    told all: won red most
    told all: won green most
    told nobody: won blue
    over
