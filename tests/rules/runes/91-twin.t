# SPDX-License-Identifier: MIT
# What a seat cannot see does not change one byte of its report: heroes dealt, decks, and letters.

game runes seats 3
    pe0: red traveller, silk-marker
    red at: pe0
    red hero-of: salman
    red caravan: trader
    red gold: 20
    red explorer: 2
    red charisma: 2
    red leadership: 2
    jp0: blue traveller, iron-marker
    blue at: jp0
    blue hero-of: otto
    blue caravan: chaser
    blue gold: 20
    in0: green traveller, chocolate-marker
    green at: in0
    green hero-of: mei
    green caravan: chaser
    green gold: 20
    next-event: muster
    dice turn 1: 1
    dice turn 2: 1

case a hero dealt and not chosen is never shown to others [seen 5]
given set-up seats 2
    shuffle heroes: salman, otto, liang, kaede
orders red
    hero otto
expect
    red hero-of: otto
    legal red hero: salman
    not legal red hero: kaede
twin blue
    shuffle heroes: otto, mei, liang, kaede

case how the decks lie is told to nobody [seen 8]
given
    powers top: flame, ward
    quests top: arena, escort
    events top: silk-boom, spice-boom
twin red blue green
    powers top: ward, flame
    quests top: escort, arena
    events top: silk-boom, spice-boom

case what became of a letter's lines is its writer's alone [seen 9]
given
orders blue
    stall
expect
    map has red traveller, blue traveller in all
twin red green
orders blue
    if gold > 90: workshop
    stall
    sell 5 iron
    when medic: all

case nobody is told what another seat would have done [seen 9]
orders blue
    go jp1
twin red green
orders blue
    if gold > 90: go ru0
      else go jp1
