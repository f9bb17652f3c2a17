# SPDX-License-Identifier: MIT
# What reports print of turns: an attack that brought nothing is told as such, and what can be ordered next is offered.

game tradeworlds seats 2
    first: blue
    red faction: acolytes
    blue faction: brethren
    red homeworld: 18
    blue homeworld: 18
    red unlocked: 2
    blue unlocked: 2
    red-1: corsair, ion-mortar, regulars
    red-1 since: 1
    blue-1: corsair, ion-mortar, regulars
    blue-1 since: 2

case an attack that was dodged is told as one that failed, in the first lines [fight 1]
given
    dice attack red blue-1: 1
    dice defence blue blue-1: 6
orders red
    attack blue-1 with red-1
expect
    printed red: 'Blue dodged your attack. Your one order was tried, and failed.'
    printed blue: 'You dodged Red* attack.'
    printed red: '1 attack blue-1 with red-1 tried, and failed (see'

case so is one that was met by counter-fire [fight 3]
given
    dice attack red blue-1: 3
    dice defence blue blue-1: 3
orders red
    attack blue-1 with red-1
expect
    printed red: 'Your one order was tried, and failed.'

case one that destroyed its target was done [fight 1]
given
    dice attack red blue-1: 6
    dice defence blue blue-1: 1
orders red
    attack blue-1 with red-1
expect
    printed red: 'You destroyed Blue* ship blue-1. Your one order was done.'
    offered red: hit blue

case a launch stands in the first lines [ship 1]
given
    red hand: convoy, pulse-battery, recruits
orders red
    configure convoy pulse-battery recruits
expect
    printed red: 'You launched ship red-2.'

case a Homeworld behind as many ships as there are to attack is no target for the next turn [attack 5]
expect
    not offered red: hit blue
    offered red: attack blue-1

case with one ship more it is, as each ship of the lane can be attacked before [attack 5]
given
    red-2: convoy, pulse-battery, recruits
    red-2 since: 3
expect
    offered red: hit blue
    not offered blue: hit red
