# SPDX-License-Identifier: MIT
# Attacks: who may be attacked and with what, in which order, when a Homeworld lies open, and what becomes of a seat
# that falls. A ship is written as starship, weapon, crew: its firepower is the weapon's value (pulse-battery 1,
# rail-lance 2, ion-mortar 3, dual-turbo-cannons 4, nova-projector 5), its resistance the crew's (recruits 1,
# deckhands 2, regulars 3, veterans 4, vanguard 5).

# Red has the first turn and four places in the lane, so has Blue. Nobody holds a card or has a deck.
game tradeworlds seats 2
    first: red
    red faction: acolytes
    blue faction: brethren
    red homeworld: 18
    blue homeworld: 18
    red unlocked: 4
    blue unlocked: 4

# ---- the attack ----

case an Admiral sends a ship against a ship, and all are told what meets what [attack 1, fight 1]
given
    red-1: corsair, ion-mortar, veterans          # 3 / 4
    red-1 since: 1
    blue-1: convoy, rail-lance, regulars          # 2 / 3
    blue-1 since: 2
    dice attack red blue-1: 5
    dice defence blue blue-1: 3
orders red
    attack blue-1 with red-1
expect
    done red 1
    told all: role red admiral
    told all: attack red blue 3 3
    then told all: rolled red 5 0 5
    then told all: rolled blue 3 0 3
    then told all: destroyed blue blue-1 red
    told all: attacker red red-1 3 4
    told all: target blue blue-1 2 3
    blue-1: empty
    red-1: corsair, ion-mortar, veterans
    blue homeworld: 18

case a ship that could not destroy its target may not attack it, and nothing has happened [attack 4, letters 2]
given
    red-1: convoy, rail-lance, regulars           # 2 / 3
    red-1 since: 1
    blue-1: convoy, rail-lance, regulars          # 2 / 3
    blue-1 since: 2
    red deck: recruits, deckhands
orders red
    attack blue-1 with red-1
    trader
expect
    refused red 1: too-weak 2 3 [attack 4]
    done red 2                                    # the Role of the turn is not lost by it
    told nobody: attack
    told nobody: rolled
    red-1 attacked: 0
    blue-1: convoy, rail-lance, regulars

case two ships together may attack what each alone may not [attack 4, fight 2]
given
    red-1: convoy, rail-lance, regulars
    red-1 since: 1
    red-2: convoy, pulse-battery, regulars
    red-2 since: 2
    blue-1: convoy, rail-lance, regulars
    blue-1 since: 3
    dice attack red blue-1: 4
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-2
    attack blue-1 with red-1 red-2
expect
    refused red 1: too-weak 1 3
    done red 2
    told all: attack red blue 3 3
    blue-1: empty

case a ship named twice in an order does not fire twice [attack 4]
given
    red-1: convoy, rail-lance, regulars
    red-1 since: 1
    blue-1: convoy, rail-lance, regulars
    blue-1 since: 2
orders red
    attack blue-1 with red-1 red-1
expect
    refused red 1
    told nobody: attack
    red-1 attacked: 0

case the resistance of all targets of an attack counts together [attack 4]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue-1: convoy, rail-lance, deckhands
    blue-1 since: 2
    blue-2: convoy, rail-lance, deckhands
    blue-2 since: 3
orders red
    attack blue-1 blue-2 with red-1
expect
    refused red 1: too-weak 3 4

case a firepower tactic named in the order makes an attack possible [attack 4, tactic 6]
given
    red-1: convoy, rail-lance, regulars
    red-1 since: 1
    blue-1: convoy, rail-lance, regulars
    blue-1 since: 2
    red hand: overcharge
    dice attack red blue-1: 5
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1
    attack blue-1 with red-1 using overcharge
expect
    refused red 1: too-weak 2 3
    done red 2
    told all: tactic-played red overcharge
    told all: result red 5 blue 2 3 3
    blue-1: empty

case a tactic in hand that the order does not name makes no attack possible [attack 4]
given
    red-1: convoy, rail-lance, regulars
    red-1 since: 1
    blue-1: convoy, rail-lance, regulars
    blue-1 since: 2
    red hand: plasma-surge
orders red
    attack blue-1 with red-1
    when tactic: plasma-surge
expect
    refused red 1: too-weak 2 3
    red hand: plasma-surge

case a berth where no ship lies cannot be attacked, and the ship beside it is not attacked either [attack 2, letters 2]
given
    red-1: leviathan, nova-projector, regulars
    red-1 since: 1
    blue-1: convoy, rail-lance, deckhands
    blue-1 since: 2
orders red
    attack blue-1 blue-2 with red-1
expect
    refused red 1: no-ship blue-2 [ship 8]
    told nobody: rolled
    blue-1: convoy, rail-lance, deckhands
    red-1 attacked: 0

case nobody attacks with a berth without a ship, with another's ship, or his own lane [attack 1, attack 2]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: convoy, rail-lance, deckhands
    red-2 since: 2
    blue-1: corsair, ion-mortar, deckhands
    blue-1 since: 3
    blue-2: corsair, ion-mortar, deckhands
    blue-2 since: 4
orders red
    attack blue-1 with red-3
    attack blue-1 with blue-2
    attack red-2 with red-1
    hit red with red-1
expect
    refused red 1: no-ship red-3
    refused red 2: not-your-ship blue-2
    refused red 3: own-lane red-2
    refused red 4: not-yourself
    told nobody: role

case a ship that was configured this turn may attack in it [ship 6]
given
    red hand: corsair, ion-mortar, regulars
    blue-1: convoy, rail-lance, regulars
    blue-1 since: 1
    dice attack red blue-1: 6
    dice defence blue blue-1: 1
orders red
    configure corsair ion-mortar regulars
    attack blue-1 with red-1
expect
    done red 1
    done red 2
    red-1: corsair, ion-mortar, regulars
    blue-1: empty

case each ship attacks once a season [ship 6, attack 3]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue-1: convoy, pulse-battery, deckhands
    blue-1 since: 2
    blue-2: convoy, pulse-battery, deckhands
    blue-2 since: 3
    dice attack red blue-1: 4
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1
    attack blue-2 with red-1
expect
    done red 1
    refused red 2: attacked-already red-1 [ship 6]
    blue-1: empty
    blue-2: convoy, pulse-battery, deckhands

case a ship that attacked does not hit the Homeworld in the same season, and does again in the next [ship 6, attack 6]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue-1: convoy, pulse-battery, deckhands
    blue-1 since: 2
    dice attack red blue-1: 4
    dice defence blue blue-1: 2
orders red
    attack blue-1 with red-1
    hit blue with red-1
expect
    refused red 2: attacked-already red-1
    blue homeworld: 18
next season
orders red
    hit blue with red-1
expect
    done red 1
    blue homeworld: 15

# ---- one after the other ----

case an attack is settled before the next, so a target that is gone is no target, and else is tried [attack 2, letters 2]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: corsair, ion-mortar, regulars
    red-2 since: 2
    blue-1: convoy, pulse-battery, deckhands
    blue-1 since: 3
    blue-2: convoy, pulse-battery, regulars
    blue-2 since: 4
    dice attack red blue-1: 4
    dice defence blue blue-1: 2
    dice attack red blue-2: 3
    dice defence blue blue-2: 1
orders red
    attack blue-1 with red-1
    attack blue-1 with red-2
      else attack blue-2 with red-2
expect
    done red 1
    refused red 2: no-ship blue-1
    done red 3
    blue-1: empty
    blue-2: empty

case a ship lost in a counter-attack is missing in the next attack [attack 2]
given
    red-1: convoy, rail-lance, deckhands          # 2 / 2
    red-1 since: 1
    red-2: convoy, rail-lance, regulars
    red-2 since: 2
    blue-1: corsair, ion-mortar, deckhands        # 3 / 2
    blue-1 since: 3
    blue-2: corsair, ion-mortar, veterans         # 3 / 4
    blue-2 since: 4
    dice attack red blue-1: 4
    dice defence blue blue-1: 4
orders red
    attack blue-1 with red-1
    attack blue-2 with red-1 red-2
expect
    done red 1
    red-1: empty
    refused red 2: no-ship red-1
    blue-2: corsair, ion-mortar, veterans
    red-2 attacked: 0

case a ship may be the target twice in a turn, and fires back each time [attack 3]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: corsair, ion-mortar, regulars
    red-2 since: 2
    blue-1: corsair, ion-mortar, regulars
    blue-1 since: 3
    dice attack red blue-1: 2, 5
    dice defence blue blue-1: 2, 5
orders red
    attack blue-1 with red-1
    attack blue-1 with red-2
expect
    done red 1
    done red 2
    told all 2 times: counter-fire blue red 3
    red-1: empty
    red-2: empty
    blue-1: corsair, ion-mortar, regulars

case an order of another kind closes the Action, and an attack below it is refused [attack 2, turn 2]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: corsair, ion-mortar, regulars
    red-2 since: 2
    blue-1: convoy, pulse-battery, regulars
    blue-1 since: 3
    blue-2: convoy, pulse-battery, regulars
    blue-2 since: 4
    red hand: deckhands
    red market: recruits
    dice attack red blue-1: 5
    dice defence blue blue-1: 1
orders red
    attack blue-1 with red-1
    buy crew
    attack blue-2 with red-2
expect
    done red 1
    done red 2
    refused red 3: action-over [attack 2]
    blue-1: empty
    blue-2: convoy, pulse-battery, regulars
    red-2 attacked: 0

case ships sent against a Homeworld hit it when another order closes the Action, not at the end of the turn [attack 6]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red hand: deckhands
    red market: recruits
orders red
    hit blue with red-1
    buy crew
expect
    told all: homeworld-hit blue red 3 15
    printed blue: '=* Red hit your Homeworld for 3 points: 15 are left.'
    then told all: bought red recruits
    blue homeworld: 15

case an order of another kind whose if does not hold closes the Action, too [attack 2]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: corsair, ion-mortar, regulars
    red-2 since: 2
    blue-1: convoy, pulse-battery, regulars
    blue-1 since: 3
    blue-2: convoy, pulse-battery, regulars
    blue-2 since: 4
    dice attack red blue-1: 5
    dice defence blue blue-1: 1
orders red
    attack blue-1 with red-1
    if credits > 100: buy crew
    attack blue-2 with red-2
expect
    done red 1
    false red 2
    refused red 3: action-over [attack 2]
    told all 1 times: attack

case a discard between two attacks closes the Action [attack 2]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: corsair, ion-mortar, regulars
    red-2 since: 2
    blue-1: convoy, pulse-battery, regulars
    blue-1 since: 3
    blue-2: convoy, pulse-battery, regulars
    blue-2 since: 4
    red hand: deckhands
    dice attack red blue-1: 5
    dice defence blue blue-1: 1
orders red
    attack blue-1 with red-1
    discard deckhands
    attack blue-2 with red-2
expect
    done red 2
    refused red 3: action-over

case answers, keep, later lines and lines not understood between two attacks close nothing [attack 2]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: corsair, ion-mortar, regulars
    red-2 since: 2
    blue-1: convoy, pulse-battery, regulars
    blue-1 since: 3
    blue-2: convoy, pulse-battery, regulars
    blue-2 since: 4
    dice attack red blue-1: 5
    dice defence blue blue-1: 1
    dice attack red blue-2: 5
    dice defence blue blue-2: 1
orders red
    attack blue-1 with red-1
    when tactic: auto
    keep leviathan
    at 5: buy crew
    attack everything
    attack blue-2 with red-2
expect
    done red 1
    bad red 5
    done red 6
    told all 2 times: destroyed blue

case a configured ship below an attack cannot join it [attack 2]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red hand: corsair, ion-mortar, regulars
    dice attack red blue-1: 5
    dice defence blue blue-1: 1
    blue-1: convoy, pulse-battery, regulars
    blue-1 since: 2
orders red
    attack blue-1 with red-1
    configure corsair ion-mortar regulars
    hit blue with red-2
expect
    done red 2
    refused red 3: action-over
    blue homeworld: 18

case after another Role there is no attack, and after an attack no other Role [turn 3]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue-1: corsair, ion-mortar, regulars
    blue-1 since: 2
    red hand: recruits
    blue hand: recruits
    dice attack blue red-1: 1
    dice defence red red-1: 6
orders red
    treasurer recruits
    attack blue-1 with red-1
orders blue
    attack red-1 with blue-1
    treasurer recruits
expect
    done red 1
    refused red 2: role-gone treasurer
    done blue 1
    refused blue 2: role-gone admiral
    blue credits: 0

# ---- one opponent ----

case an Admiral's whole Action is against one opponent [attack 7]
given seats 3
    green faction: covenant
    green homeworld: 18
    green unlocked: 4
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: corsair, ion-mortar, regulars
    red-2 since: 2
    blue-1: convoy, pulse-battery, regulars
    blue-1 since: 3
    green-1: convoy, pulse-battery, regulars
    green-1 since: 4
    dice attack red blue-1: 1
    dice defence blue blue-1: 6
orders red
    attack blue-1 green-1 with red-1 red-2
    attack blue-1 with red-1
    attack green-1 with red-2
    hit green with red-2
expect
    refused red 1: two-lanes [attack 7]
    done red 2
    refused red 3: one-opponent
    refused red 4: one-opponent
    green homeworld: 18
    green-1: convoy, pulse-battery, regulars

# ---- an open Homeworld ----

case a Homeworld without ships loses the firepower of all that are sent, and nobody rolls [attack 5, hit 1]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: leviathan, nova-projector, deckhands
    red-2 since: 2
    red-3: convoy, rail-lance, deckhands
    red-3 since: 3
orders red
    hit blue with red-1 red-2
expect
    told all: homeworld-hit blue red 8 10
    told nobody: rolled
    blue homeworld: 10
    red-3 attacked: 0

case a ship in the lane keeps the Homeworld from being hit [attack 5]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: corsair, ion-mortar, regulars
    red-2 since: 2
    blue-1: convoy, pulse-battery, recruits
    blue-1 since: 3
orders red
    hit blue with red-1 red-2
expect
    refused red 1: defenders-free blue 1 0 0 [attack 5]
    blue homeworld: 18
    told nobody: role

case of two ships against one, one engages it and the other hits the Homeworld [attack 5]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: convoy, rail-lance, regulars
    red-2 since: 2
    blue-1: convoy, rail-lance, regulars
    blue-1 since: 3
    dice attack red blue-1: 1
    dice defence blue blue-1: 6
orders red
    attack blue-1 with red-1
    hit blue with red-2
expect
    done red 2
    told all: dodged blue red                   # the ship lives, but it is busy
    told all: homeworld-hit blue red 2 16
    blue-1: convoy, rail-lance, regulars

case the Homeworld is not open before the ships are engaged, so an order written above is refused [attack 5, letters 2]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: convoy, rail-lance, regulars
    red-2 since: 2
    blue-1: convoy, rail-lance, regulars
    blue-1 since: 3
    dice attack red blue-1: 1
    dice defence blue blue-1: 6
orders red
    hit blue with red-2
    attack blue-1 with red-1
expect
    refused red 1: defenders-free blue 1 0 0
    done red 2
    blue homeworld: 18

case three against two: two engage a ship each, the third hits the Homeworld [attack 5]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: corsair, ion-mortar, regulars
    red-2 since: 2
    red-3: leviathan, nova-projector, regulars
    red-3 since: 3
    blue-1: convoy, rail-lance, regulars
    blue-1 since: 4
    blue-2: convoy, rail-lance, regulars
    blue-2 since: 5
    dice attack red blue-1: 1
    dice defence blue blue-1: 6
    dice attack red blue-2: 1
    dice defence blue blue-2: 6
orders red
    attack blue-1 with red-1
    hit blue with red-3
    attack blue-2 with red-2
    hit blue with red-3
expect
    refused red 2: defenders-free blue 2 1 1
    done red 4
    told all: homeworld-hit blue red 5 13

case two ships on one defender leave the other free to guard the Homeworld [attack 5]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: corsair, ion-mortar, regulars
    red-2 since: 2
    red-3: leviathan, nova-projector, regulars
    red-3 since: 3
    blue-1: convoy, rail-lance, regulars
    blue-1 since: 4
    blue-2: convoy, rail-lance, regulars
    blue-2 since: 5
    dice attack red blue-1: 1
    dice defence blue blue-1: 6
orders red
    attack blue-1 with red-1 red-2
    hit blue with red-3
expect
    refused red 2: defenders-free blue 2 2 1
    blue homeworld: 18

case two ships that attack two as a group keep both busy [attack 5, fight 2]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: corsair, ion-mortar, regulars
    red-2 since: 2
    red-3: leviathan, nova-projector, regulars
    red-3 since: 3
    blue-1: convoy, rail-lance, regulars
    blue-1 since: 4
    blue-2: convoy, rail-lance, regulars
    blue-2 since: 5
    dice attack red blue-1: 1
    dice defence blue blue-1: 6
orders red
    attack blue-1 blue-2 with red-1 red-2
    hit blue with red-3
expect
    done red 2
    blue homeworld: 13

case one ship that attacks two counts as one, so a second must engage before a third may hit [attack 5]
given
    red-1: leviathan, dual-turbo-cannons, regulars
    red-1 since: 1
    red-2: convoy, rail-lance, regulars
    red-2 since: 2
    red-3: corsair, ion-mortar, regulars
    red-3 since: 3
    blue-1: convoy, rail-lance, deckhands
    blue-1 since: 4
    blue-2: convoy, rail-lance, deckhands
    blue-2 since: 5
    dice attack red blue-1: 1, 2
    dice defence blue blue-1: 6, 5
orders red
    attack blue-1 blue-2 with red-1
    hit blue with red-3
    attack blue-1 with red-2
    hit blue with red-3
expect
    refused red 2: defenders-free blue 2 1 2
    done red 4
    blue homeworld: 15

case one ship that destroys the whole lane opens the Homeworld for all others [attack 5]
given
    red-1: leviathan, dual-turbo-cannons, regulars
    red-1 since: 1
    red-2: convoy, rail-lance, regulars
    red-2 since: 2
    blue-1: convoy, rail-lance, deckhands
    blue-1 since: 3
    blue-2: convoy, rail-lance, deckhands
    blue-2 since: 4
    dice attack red blue-1: 6
    dice defence blue blue-1: 1
orders red
    attack blue-1 blue-2 with red-1
    hit blue with red-2
expect
    blue-1: empty
    blue-2: empty
    done red 2
    blue homeworld: 16

case a ship destroyed in the Action still counts as one that stood in the lane [attack 5]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: corsair, ion-mortar, regulars
    red-2 since: 2
    blue-1: convoy, rail-lance, regulars
    blue-1 since: 3
    blue-2: convoy, rail-lance, regulars
    blue-2 since: 4
    dice attack red blue-1: 6
    dice defence blue blue-1: 1
orders red
    attack blue-1 with red-1
    hit blue with red-2
expect
    blue-1: empty
    refused red 2: defenders-free blue 2 1 1
    blue homeworld: 18

case an attacker lost in counter-fire has engaged all the same [attack 5, fight 3]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: convoy, rail-lance, regulars
    red-2 since: 2
    blue-1: corsair, ion-mortar, regulars
    blue-1 since: 3
    dice attack red blue-1: 3
    dice defence blue blue-1: 3
orders red
    attack blue-1 with red-1
    hit blue with red-2
expect
    red-1: empty
    done red 2
    blue homeworld: 16

case ships sent against a Homeworld hit together, once, after the last engagement [attack 6]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: convoy, rail-lance, regulars
    red-2 since: 2
    red-3: corsair, ion-mortar, regulars
    red-3 since: 3
    red-4: leviathan, nova-projector, regulars
    red-4 since: 4
    blue-1: convoy, rail-lance, regulars
    blue-1 since: 5
    dice attack red blue-1: 1, 6
    dice defence blue blue-1: 6, 1
orders red
    attack blue-1 with red-1
    hit blue with red-2
    attack blue-1 with red-3
    hit blue with red-4
expect
    done red 2
    done red 3
    done red 4
    told all: aimed red blue red-2 2
    then told all: destroyed blue blue-1
    then told all: homeworld-hit blue red 7 11
    told all 1 times: homeworld-hit
    blue homeworld: 11

case where the ship to be attacked is gone, else may be the Homeworld [attack 2, attack 5]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
orders red
    attack blue-1 with red-1
      else hit blue with red-1
expect
    refused red 1: no-ship blue-1
    done red 2
    blue homeworld: 15

case a ship sent against a Homeworld has been used, and attacks no ship after it [attack 6, ship 6]
given
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: corsair, ion-mortar, regulars
    red-2 since: 2
    blue-1: convoy, rail-lance, regulars
    blue-1 since: 3
    dice attack red blue-1: 1
    dice defence blue blue-1: 6
orders red
    attack blue-1 with red-1
    hit blue with red-2
    attack blue-1 with red-2
    hit blue with red-2
expect
    done red 2
    refused red 3: attacked-already red-2
    refused red 4: attacked-already red-2
    blue homeworld: 15

# ---- a seat falls ----

case a seat whose Homeworld falls is out at once, with its ships, its cards and its turn [hit 2]
given seats 3
    green faction: covenant
    green homeworld: 18
    blue homeworld: 2
    blue hand: recruits, deckhands
    blue deck: convoy
    blue discard: packet
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: convoy, rail-lance, regulars
    red-2 since: 2
    blue-1: convoy, rail-lance, regulars
    blue-1 since: 3
    dice attack red blue-1: 1
    dice defence blue blue-1: 6
orders red
    attack blue-1 with red-1
    hit blue with red-2
orders blue
    treasurer deckhands
expect
    told all: homeworld-hit blue red 2 0
    then told all: out blue red [hit 2]
    out blue
    not over
    blue-1: empty
    blue hand: empty
    blue deck: empty
    blue discard: empty
    not reached blue 1
    told nobody: destroyed

case when the opponent falls, buying and discarding go on, but no attack on another [attack 8, attack 7]
given seats 3
    green faction: covenant
    green homeworld: 18
    blue homeworld: 3
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red-2: corsair, ion-mortar, regulars
    red-2 since: 2
    red hand: deckhands, regulars
    red market: recruits
orders red
    hit blue with red-1
    buy crew with deckhands
    hit green with red-2
    discard regulars
expect
    out blue
    not over
    done red 2
    refused red 3
    done red 4
    green homeworld: 18

case a seat that is out is no target [hit 2]
given seats 3
    green faction: covenant
    green homeworld: 18
    green unlocked: 4
    blue homeworld: 3
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    green-1: corsair, ion-mortar, regulars
    green-1 since: 2
orders red
    hit blue with red-1
orders green
    hit blue with green-1
expect
    out blue
    refused green 1: seat-is-out blue
    green-1 attacked: 0

case when one of two falls the other wins at once, in Trade Wars, too, and buys nothing more [hit 3, attack 8]
given
    blue homeworld: 3
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    red hand: deckhands
    red market: recruits
orders red
    hit blue with red-1
    buy crew
expect
    over
    out blue
    told all: won red last
    red hand: deckhands
    told nobody: bought

case a hit beyond the last point counts as a fall as well [hit 2]
given
    blue homeworld: 1
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
orders red
    hit blue with red-1
expect
    told all: out blue red
    over
