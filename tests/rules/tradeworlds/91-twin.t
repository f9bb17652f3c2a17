# SPDX-License-Identifier: MIT
# What a seat cannot see does not change one byte of its report: hands, decks and piles, and letters.

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

case which cards other seats hold is told to nobody [card 3]
# Each seat's hand and deck hold the same cards together; then two hands change cards.
given
expect
    asked nobody: tactic
twin red green
    blue hand: packet, 2 deckhands, chaff-screen, recruits
    blue deck: 2 packet, deckhands
twin green
    red hand: 3 packet, chaff-screen, recruits
    blue hand: packet, rail-lance, regulars, veterans, evasive-drift

case how a deck lies is told to nobody, as long as nothing is drawn from it [card 3]
# Five cards in hand: nothing is drawn up to the next turn but what stands below.
given
    red deck: vanguard, recruits, deckhands, 3 packet, rail-lance, regulars
twin red blue green
    red deck: vanguard, recruits, deckhands, packet, regulars, packet, rail-lance, packet

case which cards another seat draws is told to it alone [card 5, role 10]
orders red
    trader
expect
    told only red: drew red 1 vanguard
twin blue green
    red deck: deckhands, vanguard, recruits

case of the piles nobody knows which card lies on top [start 7, buy 2]
given
    red shipyard: convoy, warden
twin red blue green
    red shipyard: warden, convoy

case a letter that achieves the same is the same to the others [letters 2]
orders red
    trader
expect
    not offered red: play chaff-screen
twin blue green
orders red
    if credits > 90: treasurer
    play chaff-screen
      else smuggler red
      else trader
    when tactic: auto
