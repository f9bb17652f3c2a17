# SPDX-License-Identifier: MIT
# The recruiter: hiring soldiers, what a soldier is, and healing those who fainted.

# Red stands in Persia with 40 gold and leadership 2.
game runes seats 2
    pe0: red traveller, silk-marker
    red at: pe0
    red hero-of: salman
    red caravan: trader
    red gold: 40
    red explorer: 2
    red charisma: 2
    red leadership: 2
    jp0: blue traveller, iron-marker
    blue at: jp0
    blue hero-of: otto
    blue caravan: chaser
    blue gold: 20
    dice turn 1: 1

# ---- hiring ----

case a soldier costs 5 gold and joins in the lowest free slot, at level 1, without experience; it needs no action [recruit 1, month 7]
given
    red soldiers-of: soldier (slot 1, ep 3)
orders red
    recruit
    stall
expect
    done red 1
    told all: recruited red s2 5 [recruit 1]
    red soldiers-of: soldier (slot 1, ep 4), soldier (slot 2, level 1, ep 1, fainted 0)
    done red 2
    red gold: 30

case there are as many soldiers as leadership, and the third is not hired [recruit 1, letters 3, letters 17]
orders red
    recruit 3
    recruit
expect
    done red 1
    told all 2 times: recruited
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    printed red: 'recruit 3 done in part'
    refused red 2: no-slot 2 [recruit 1]
    red gold: 30

case a soldier who fainted holds his slot [recruit 1, recruit 5]
given
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, fainted 1)
orders red
    recruit
expect
    refused red 1: no-slot 2 [recruit 1]
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, fainted 1)
    red gold: 40

case without leadership nobody is hired [recruit 1]
given
    red leadership: 0
orders red
    recruit
expect
    refused red 1: no-slot 0 [recruit 1]
    red soldiers-of: empty
    red gold: 40

case as many are hired as the gold pays for [letters 3, letters 17]
given
    red leadership: 4
    red gold: 14
orders red
    recruit 4
expect
    done red 1
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    red gold: 4

case 5 gold are enough for a soldier, 4 are not [recruit 1, start 14]
given
    red gold: 5
    blue leadership: 2
    blue gold: 4
orders red
    recruit
orders blue
    recruit
expect
    done red 1
    red soldiers-of: soldier (slot 1)
    red gold: 0
    refused blue 1: cannot-pay 5 4 [start 14]
    blue soldiers-of: empty
    blue gold: 4

case outside a city nobody is hired or healed [letters 17, letters 18, go 8]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red soldiers-of: soldier (slot 1, fainted 1)
orders red
    recruit
    heal
expect
    refused red 1: not-in-city pe2 [go 8]
    refused red 2: not-in-city pe2 [go 8]
    red soldiers-of: soldier (slot 1, fainted 1)
    red gold: 40

# ---- slot 5 ----

case the soldier in slot 5 is of level 2 as soon as he joins, the one in slot 4 is not [recruit 3, status 8]
given
    red trophies: antaboga
    woken: 1
    red leadership: 5
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3)
orders red
    recruit 2
expect
    told all: recruited red s4 5
    told all: recruited red s5 5
    red soldiers-of: soldier (slot 1, level 1), soldier (slot 2, level 1), soldier (slot 3, level 1), soldier (slot 4, level 1), soldier (slot 5, level 2)
    red gold: 30

case he never counts for the rune of two trained soldiers: two others must be trained [recruit 3, rune 6]
given
    red trophies: antaboga
    woken: 1
    red leadership: 5
    red soldiers-of: soldier (slot 1, ep 6), soldier (slot 2, ep 6), soldier (slot 3), soldier (slot 4)
orders red
    recruit
    train surely s1
    if has soldiers-rune = 0: train surely s2
expect
    done red 1
    done red 2
    done red 3
    told all 1 times: rune-gained
    red runes-of: soldiers-rune
    red gold: 5

case leadership 5 makes six soldiers of nobody: the sixth is not hired [recruit 1, status 8]
given
    red trophies: antaboga
    woken: 1
    red leadership: 5
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3), soldier (slot 4), soldier (slot 5, level 2, gifted 1)
orders red
    recruit
expect
    refused red 1: no-slot 5 [recruit 1]
    red gold: 40

case the twenty soldier cards are enough for four seats of five [recruit 5]
given seats 4
    woken: 4
    red trophies: antaboga
    blue trophies: thunder-oni
    green trophies: frost-zmey
    yellow trophies: sand-roc
    red leadership: 5
    blue leadership: 5
    green leadership: 5
    yellow leadership: 5
    cn0: green traveller
    green at: cn0
    green hero-of: mei
    green caravan: trader
    green gold: 25
    eu0: yellow traveller
    yellow at: eu0
    yellow hero-of: idris
    yellow caravan: trader
    yellow gold: 25
    blue gold: 25
    red gold: 25
orders red
    recruit 5
orders blue
    recruit 5
orders green
    recruit 5
orders yellow
    recruit 5
expect
    told all 20 times: recruited
    yellow soldiers-of has 5 soldier
    barracks: empty

# ---- what a soldier is ----

# Red ends his turn where the brigand stands. In the first stage the three brigands do 3 damage, which fells soldier 1 and
# leaves 3 hit points of the 4 of soldier 2. Red's soldiers do 1 and 2. A die of 4 misses.
case a soldier of level 1 has 2 hit points and does 1 damage, one of level 2 has 4 and does 2; both are hit on 1 to 3 [recruit 2]
given
    pe0: silk-marker
    pe1: red traveller, brigand
    red at: pe1
    brigand-at: pe1
    red soldiers-of: soldier (slot 1), soldier (slot 2, level 2)
    dice hero-die red: 4 3
    dice skill-die red: 6 6
    dice soldier-die red s1: 3
    dice soldier-die red s2: 3 3
    dice band-die brigand s1: 3
    dice band-die brigand s2: 3 4
    dice band-die brigand s3: 3 4
expect
    told all: dealt red none 3 [fight 6]
    told all: dealt none brigand-1 3 [fight 6]
    told all: hurt red s1 2 0
    told all: hurt red s2 1 3
    told all 1 times: falls red
    told all: falls red s1
    told all: band-slain red brigand-1
    red soldiers-of: soldier (slot 1, level 1, fainted 1, ep 2), soldier (slot 2, level 2, fainted 0, ep 0)

case soldiers who faint do not leave, not even when their seat dies [recruit 5, death 4]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red soldiers-of: soldier (slot 1, ep 3)
    dice card-die red: 6 6
    dice hero-die red: 6 6
    dice skill-die red: 6 6
    dice soldier-die red s1: 6
    dice nation waking red: 1
orders red
    engage
    when attack: attack
expect
    told all: slain red
    red soldiers-of: soldier (slot 1, level 1, fainted 1, ep 3)

# ---- healing ----

case the recruiter heals a fainted soldier for 2 gold, and needs no action for it [recruit 4, month 7]
given
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, fainted 1)
orders red
    heal s2
    stall
expect
    done red 1
    told all 1 times: healed red 2 [recruit 4]
    done red 2
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, fainted 0)
    red gold: 33

case heal without a name takes level 2 first, then the lowest slot, as far as the gold goes [recruit 4, letters 3, letters 18]
given
    red leadership: 3
    red gold: 5
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, fainted 1), soldier (slot 3, level 2, fainted 1)
orders red
    heal
expect
    done red 1
    red soldiers-of: soldier (slot 1, fainted 0), soldier (slot 2, fainted 1), soldier (slot 3, level 2, fainted 0)
    red gold: 1

case 2 gold heal one, 1 gold heals nobody [recruit 4, start 14]
given
    red gold: 2
    red soldiers-of: soldier (slot 1, fainted 1)
    blue leadership: 1
    blue gold: 1
    blue soldiers-of: soldier (slot 1, fainted 1)
orders red
    heal
orders blue
    heal
expect
    done red 1
    red gold: 0
    red soldiers-of: soldier (slot 1, fainted 0)
    refused blue 1: cannot-pay 2 1 [start 14]
    blue soldiers-of: soldier (slot 1, fainted 1)
    blue gold: 1

case who stands is not healed; of several named those who fainted are [recruit 4, letters 3, letters 18]
given
    red soldiers-of: soldier (slot 1), soldier (slot 2, fainted 1)
orders red
    heal s1
    heal s1 s2
    heal
expect
    refused red 1: not-fainted s1 [letters 18]
    done red 2
    refused red 3: nobody-fainted [letters 18]
    red soldiers-of: soldier (slot 1), soldier (slot 2, fainted 0)
    red gold: 38
