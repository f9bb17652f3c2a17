# SPDX-License-Identifier: MIT
# A season and a turn: who is when, the order of the parts, seats without a letter, lines and policies that stand.

# Each seat has one ship, room for two more, and something to draw.
game tradeworlds seats 2
    red homeworld: 18
    blue homeworld: 18
    red faction: acolytes
    blue faction: destined
    red credits: 45
    blue credits: 45
    red unlocked: 3
    blue unlocked: 3
    first: red
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red deck: 5 convoy
    blue deck: 5 packet

# ---- turns ----

case each turn is finished, the hand filled up too, before the next one begins [turn 1]
given
    red hand: recruits
    blue hand: deckhands
orders red
    treasurer recruits
orders blue
    treasurer deckhands
expect
    told all: role red treasurer
    then told all: drew red
    then told all: role blue treasurer
    then told all: drew blue

case a letter is tested against the table as it is when its turn comes [turn 1, letters 2]
given
    red hand: 5 convoy
    blue hand: vanguard, deckhands, recruits
orders red
    saboteur blue
orders blue
    treasurer deckhands
      else treasurer vanguard
expect
    refused blue 1: not-held deckhands
    done blue 2
    blue credits: 50

case a seat that is out has no turn [turn 1, hit 2]
given seats 3
    green faction: covenant
    green homeworld: 2
    green unlocked: 1
    green credits: 10
    green hand: recruits
orders red
    hit green with red-1
orders green
    treasurer recruits
expect
    out green
    not reached green 1
    green credits: 10
    not over

# ---- the order of the parts ----

case buying may come before the Action as well as after it [turn 5, turn 2]
given
    red market: deckhands, rail-lance
    red hand: chaff-screen, vanguard, packet
orders red
    buy crew with chaff-screen
    treasurer vanguard
    buy weapon with packet
expect
    done red 1
    done red 2
    done red 3
    red credits: 50
    red discard: chaff-screen, deckhands, vanguard, packet, rail-lance

case ships are configured before the Action or after it, as often as one likes [turn 3]
given
    red hand: convoy, pulse-battery, recruits, convoy, pulse-battery, recruits, veterans
orders red
    configure convoy pulse-battery recruits
    treasurer veterans
    configure convoy pulse-battery recruits
expect
    done red 3
    red-2: convoy, pulse-battery, recruits
    red-3: convoy, pulse-battery, recruits
    red credits: 49

case what is banked above cannot be used below, and the other way round [turn 3, letters 2]
given
    red hand: packet, rail-lance, deckhands
    blue hand: packet, rail-lance, deckhands
orders red
    treasurer deckhands
    configure packet rail-lance deckhands
orders blue
    configure packet rail-lance deckhands
    treasurer deckhands
expect
    done red 1
    refused red 2: not-held deckhands
    done blue 1
    refused blue 2: not-held deckhands
    red-2: empty
    blue-1: packet, rail-lance, deckhands
    blue credits: 45

case a discard is made last, wherever its line stands [turn 2, card 5]
given
    red hand: packet, rail-lance, deckhands, recruits
orders red
    discard recruits
    configure packet rail-lance deckhands
    trader
expect
    told all: configured red red-2
    then told all: role red trader
    then told all: discarded red recruits
    red discard: recruits

case a card that was used in the turn cannot be discarded at its end any more [turn 2]
given
    red hand: recruits
orders red
    discard recruits
    treasurer recruits
expect
    done red 2
    refused red 1: not-held recruits
    told nobody: discarded
    red credits: 46

case a tactic of the own turn and a reinforcement may stand above or below the Role [turn 3, tactic 9, reinforce 1]
given option reinforcements yes
    red dock: cruiser
    red hand: ghost-manifest
    red credits: 46
orders red
    play ghost-manifest
    trader
    send cruiser red-1
expect
    done red 1
    done red 2
    done red 3
    red credits: 40
    red-1: corsair, ion-mortar, regulars, cruiser

case other tactics are not for the own turn [tactic 1]
given
    red hand: evasive-drift, barrage-screen
orders red
    play evasive-drift
    play barrage-screen
expect
    refused red 1: not-now evasive-drift
    refused red 2: not-now barrage-screen
    red hand has evasive-drift, barrage-screen
    red discard: empty

# ---- one Role ----

case the first Role that can be done is that of the turn, and it is free again next season [turn 3]
given
    red hand: recruits, veterans
orders red
    trader
    treasurer veterans
expect
    done red 1
    refused red 2: role-gone trader
    red credits: 45
next season
orders red
    treasurer veterans
expect
    done red 1
    red credits: 49

case attacks that follow each other are one Action [attack 2, turn 3]
given
    red-2: convoy, pulse-battery, recruits
    red-2 since: 2
    blue-1: warden, pulse-battery, regulars
    blue-1 since: 3
    blue-2: convoy, pulse-battery, recruits
    blue-2 since: 4
    dice attack red blue-1: 2
    dice defence blue blue-1: 6
    dice attack red blue-2: 2
    dice defence blue blue-2: 6
orders red
    attack blue-1 with red-1
    attack blue-2 with red-2
expect
    done red 1
    done red 2
    told all 2 times: dodged blue red

case an order of another kind closes the Action, and an attack below it is refused [attack 2, turn 3]
given
    red-2: convoy, pulse-battery, recruits
    red-2 since: 2
    blue-1: warden, pulse-battery, regulars
    blue-1 since: 3
    red market: recruits
    red hand: chaff-screen
    dice attack red blue-1: 2
    dice defence blue blue-1: 6
orders red
    attack blue-1 with red-1
    buy crew
    hit blue with red-2
expect
    done red 1
    done red 2
    refused red 3: action-over
    blue homeworld: 18

case an attack that is refused leaves the Role free for the line below [turn 3, role 1]
given
    blue-1: warden, pulse-battery, veterans
    blue-1 since: 3
    red hand: veterans
orders red
    attack blue-1 with red-1
    treasurer veterans
expect
    refused red 1: too-weak 3 4
    done red 2
    red credits: 49

case a ship attacks once in a season, and again in the next [ship 6]
given
    red hand: 5 recruits
orders red
    hit blue with red-1
    hit blue with red-1
expect
    done red 1
    refused red 2: attacked-already red-1
    blue homeworld: 15
next season
orders red
    hit blue with red-1
expect
    blue homeworld: 12

# ---- no letter ----

case without a letter a seat does nothing, and its hand is filled up [turn 4]
given
    red hand: veterans, recruits
orders blue
    trader
expect
    told all: idle red
    told nobody: role red
    red hand: veterans, recruits, 3 convoy
    red credits: 45
    red discard: empty

case a letter without a Role buys, configures and discards all the same [turn 4, turn 3]
given
    red hand: packet, rail-lance, deckhands, regulars, recruits
    red market: regulars
orders red
    configure packet rail-lance deckhands
    buy crew
    discard recruits
expect
    done red 1
    done red 2
    done red 3
    told all: idle red [turn 4]
    told nobody: role red
    told all: bought red regulars
    red-2: packet, rail-lance, deckhands

case where no Role of a letter can be done the rest of it is played all the same [turn 4, role 1]
given
    red hand: regulars
    red market: recruits
orders red
    treasurer vanguard
      else saboteur blue
    buy crew
expect
    refused red 1: not-held vanguard
    refused red 2: no-hand-there blue
    done red 3
    told all: idle red [turn 4]
    red discard: regulars, recruits

case without a letter a hand of six stays as it is [turn 4, card 5]
given
    red hand: 6 recruits
expect
    red hand: 6 recruits
    red discard: empty

case the policies of a seat without a letter answer [turn 4, role 7]
given
    blue hand: recruits, deckhands, regulars, veterans, vanguard
orders red
    trader
orders blue
    when sabotaged: highest value
    trader
expect
    done red 1
next season
orders red
    saboteur blue
expect
    used blue @1
    blue discard: recruits, vanguard

case standing lines are played for a seat without a letter, the discard too [turn 4]
given
    red hand: veterans, recruits
    red deck: 8 warden
orders red
    @ trader
    @ discard below 5
expect
    done red 1
    done red 2
    red discard: veterans, recruits, 2 warden
    red hand: 5 warden
    standing red: @ trader
    standing red: @ discard below 5
next season
expect
    done red @1
    done red @2
    told all: role red trader
    told all 7 times: discarded red

# ---- lines ----

case of two Roles the letter's is the Role of the turn, and not the one that stands [turn 3]
given
    red hand: veterans, recruits
orders red
    @ trader
expect
    done red 1
next season
orders red
    treasurer veterans
expect
    done red 1
    refused red @1: role-gone treasurer
    told nobody: role red trader
    red credits: 49

case a line's if is looked at when it is reached, so a Role above can make it true [letters 2, ship 4]
given
    red credits: 44
    red unlocked: 2
    red-2: convoy, pulse-battery, recruits
    red-2 since: 2
    red hand: packet, rail-lance, deckhands, evasive-drift
orders red
    if unlocked > 2: configure packet rail-lance deckhands
    treasurer evasive-drift
    if unlocked > 2: configure packet rail-lance deckhands
expect
    false red 1
    done red 2
    done red 3
    red-3: packet, rail-lance, deckhands

case an else that is a Role is taken where the line above is no Role [turn 3, letters 2]
given
    red hand: veterans
    red market: vanguard
orders red
    buy crew
      else treasurer veterans
    trader
expect
    refused red 1: cannot-pay-cards 5
    done red 2
    refused red 3: role-gone treasurer
    red credits: 49

case a line for a later season waits, and its Role is that of that turn [turn 3]
given
    red hand: veterans
orders red
    at 2: treasurer veterans
    trader
expect
    later red 1
    done red 2
    red credits: 45
next season
expect
    done red @1
    red credits: 49

case what open cards are and cost may be asked, of the own market [letters 2, buy 1]
given
    red hand: ion-mortar, recruits
    red market: regulars, rail-lance
orders red
    if price weapon >= 3: buy weapon
    if offered crew = regulars and purse >= 4: buy crew with ion-mortar
expect
    false red 1
    done red 2
    red discard: ion-mortar, regulars

case all learn at which credits each seat's next ship is unlocked [ship 3]
given
    blue faction: brethren
expect
    told all: next-ship red 4 70 [ship 3]
    told all: next-ship blue 4 50
