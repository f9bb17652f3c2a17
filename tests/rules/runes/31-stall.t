# SPDX-License-Identifier: MIT
# Market stalls: building them, what they pay, the toll they take, and the ban of charisma 5.

# Red stands in Persia with 20 gold and charisma 2. Blue is in Japan, with charisma 4.
game runes seats 2
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
    blue charisma: 4
    dice turn 1: 1

# ---- building ----

case the example of the rulebook: with charisma 3 and a stall in China he builds a second one in Persia, and both pay 10 gold [stall 1, stall 2, month 3]
given
    red charisma: 3
    cn0: red stall
    red gold: 10
orders red
    stall
expect
    told all: stalls-pay red 1 5 [month 3]
    done red 1
    told all: stall-built red pe0 2 [stall 1]
    pe0 has red stall
    red gold: 10
next season
given
    dice turn 1: 1
expect
    told all: stalls-pay red 2 10
    red gold: 20

case a stall costs 5 gold and the action of the turn [stall 1, month 7]
orders red
    stall
    quest new
expect
    done red 1
    refused red 2: no-action [month 7]
    red gold: 15
    pe0 has red stall
    red quest-of: empty

case without the action there is no stall, and nothing is paid [stall 1, month 7]
given
    quests top: love-letter, court-speech
orders red
    quest new
    stall
    when keep-quest: none
expect
    refused red 2: no-action [month 7]
    told nobody: stall-built
    red gold: 20
    pe0: red traveller, silk-marker

case 5 gold are enough for a stall [stall 1, start 14]
given
    red gold: 5
orders red
    stall
expect
    done red 1
    red gold: 0
    pe0 has red stall

case with 4 gold no stall is built [stall 1, start 14]
given
    red gold: 4
orders red
    stall
expect
    refused red 1: cannot-pay 5 4 [start 14]
    red gold: 4
    pe0: red traveller, silk-marker

case where a rival has a stall none is built [stall 1]
given
    blue charisma: 3
    pe0: red traveller, silk-marker, blue stall
orders red
    stall
expect
    refused red 1: stall-there pe0 blue [stall 1]
    red gold: 20
    pe0: red traveller, silk-marker, blue stall

case where one has a stall oneself none is built either [stall 1]
given
    pe0: red traveller, silk-marker, red stall
orders red
    stall
expect
    refused red 1: stall-there pe0 red [stall 1]
    red gold: 25
    pe0: red traveller, silk-marker, red stall

case with charisma 2 the second stall may be built [stall 2]
given
    cn0: red stall
orders red
    stall
expect
    done red 1
    told all: stall-built red pe0 2
    red runes-of: stall2-rune

case with charisma 2 a third may not [stall 2]
given
    cn0 eu0: red stall
orders red
    stall
expect
    refused red 1: stalls-full 2 2 [stall 2]
    pe0: red traveller, silk-marker
    red gold: 30

case without charisma there is no stall at all [stall 2]
given
    red charisma: 0
orders red
    stall
expect
    refused red 1: stalls-full 0 0 [stall 2]
    pe0: red traveller, silk-marker
    red gold: 20

case with charisma 4 the fourth stall may be built [stall 2]
given
    red charisma: 4
    cn0 eu0 ru0: red stall
orders red
    stall
expect
    done red 1
    told all: stall-built red pe0 4
    pe0 has red stall

case with charisma 5 a fifth may not [stall 2]
given
    red trophies: antaboga
    woken: 1
    red charisma: 5
    cn0 eu0 ru0 eg0: red stall
orders red
    stall
expect
    refused red 1: stalls-full 4 5 4 [stall 2]
    pe0: red traveller, silk-marker

case a stall gives hero and soldiers 1 experience, the fainted too, but none at level 2 and not beyond 6 [stall 3, train 1, train 3]
given
    red leadership: 4
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, level 2), soldier (slot 3, ep 6), soldier (slot 4, ep 5)
orders red
    stall
expect
    told all 1 times: experience red 1
    red hero-ep: 1
    red soldiers-of: soldier (slot 1, fainted 1, ep 1), soldier (slot 2, level 2, ep 0), soldier (slot 3, ep 6), soldier (slot 4, ep 6)

case outside a city no stall is built [stall 1, go 8, letters 14]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
orders red
    stall
expect
    refused red 1: not-in-city pe2 [go 8]
    red gold: 20
    pe2: red traveller

# Salman misses the wyvern, and the first faint kills him, for he is alone.
case the death of its owner leaves a stall where it is [stall 4]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    jv0: red stall
    dice card-die red: 6 6
    dice hero-die red: 6
    dice skill-die red: 6
    dice nation waking red: 1
orders red
    engage
    when attack: attack
expect
    told all: slain red
    red at: eu0
    jv0 has red stall
    red gold: 0
next season
given
    dice turn 1: 1
    dice penalty red: 1 1 1
expect
    told all: stalls-pay red 1 5
    red gold: 11

# ---- toll ----

case a stall of charisma 4 takes 2 gold from a rival who uses the hall, before he uses it [stall 5, stall 6]
given
    pe0: red traveller, silk-marker, blue stall
orders red
    recruit
expect
    done red 1
    told all 1 times: toll-paid red blue pe0 2 [stall 5]
    then told all: recruited red s1 5
    red gold: 13
    blue gold: 27

case a stall of charisma 3 takes no toll [stall 5]
given
    blue charisma: 3
    pe0: red traveller, silk-marker, blue stall
orders red
    recruit
expect
    done red 1
    told nobody: toll-paid
    red gold: 15
    blue gold: 25

case the toll is paid once a turn, however often the hall is used, and again in the next turn [stall 6]
given
    pe0: red traveller, silk-marker, blue stall
    red cargo-of: fruit
orders red
    sell all
    recruit
    fit pet
expect
    done red 3
    told all 1 times: toll-paid
    red gold: 12
    blue gold: 27
next season
given
    dice turn 1: 1
orders red
    recruit
expect
    told all 1 times: toll-paid red blue pe0 2
    red gold: 5
    blue gold: 34

case leaving the city and coming back in one turn costs no second toll [stall 6]
given
    pe0: red traveller, silk-marker, blue stall
orders red
    recruit
    go pe2
    go pe0
    recruit
expect
    done red 4
    told all 1 times: toll-paid
    red gold: 8

case in each city with a rival's stall the toll is paid anew [stall 6]
given
    pe0: red traveller, silk-marker, blue stall
    eu0: blue stall
    red runes-of: minion-rune
    red powers-of: gate-of-lamps (uses 2)
orders red
    recruit
    use gate-of-lamps eu0
    recruit
expect
    told all: toll-paid red blue pe0 2
    told all: toll-paid red blue eu0 2
    red gold: 6
    blue gold: 34

case who has 1 gold pays that as toll [stall 5]
given
    pe0: red traveller, silk-marker, blue stall
    red gold: 1
    red cargo-of: fruit
orders red
    sell all
expect
    done red 1
    told all: toll-paid red blue pe0 1
    red gold: 4
    blue gold: 26

case who has nothing uses the hall for nothing, and what he earns there is not asked for [stall 5, stall 6]
given
    pe0: red traveller, silk-marker, blue stall
    red gold: 0
    red cargo-of: fruit, iron
    dice market red pe0: 1 1 1 1 1 1
orders red
    sell all
    buy 2 fruit
expect
    done red 1
    done red 2
    red gold: 4
    blue gold: 25

case toll and price together must be there: with 6 gold no soldier is hired, and no toll is paid [stall 6, letters 2]
given
    pe0: red traveller, silk-marker, blue stall
    red gold: 6
orders red
    recruit
expect
    refused red 1: cannot-pay
    told nobody: toll-paid
    red soldiers-of: empty
    red gold: 6
    blue gold: 25

case 1 gold less than toll and price refuses upgrade, training, purchase and healing, and no toll is paid [stall 6, letters 2]
given seats 3
    pe0: red traveller, silk-marker, blue stall
    red gold: 6
    red hero-ep: 6
    jp0: blue traveller, iron-marker
    eu0: green traveller, blue stall
    green at: eu0
    green hero-of: mei
    green caravan: trader
    green gold: 3
    green charisma: 2
    green leadership: 1
    green soldiers-of: soldier (slot 1, fainted 1)
orders red
    fit pet
    train hero
orders green
    buy fruit
    heal
expect
    refused red 1: cannot-pay
    refused red 2: cannot-pay
    refused green 1: cannot-pay
    refused green 2: cannot-pay
    rolled nobody: market
    told nobody: toll-paid
    red gold: 6
    green gold: 3

# The Trader brings 5 gold, the Chaser costs 10.
case with 7 gold toll and trade-in are paid, down to nothing [stall 6, workshop 3]
given
    pe0: red traveller, silk-marker, blue stall
    red gold: 7
orders red
    workshop chaser
expect
    done red 1
    red caravan: chaser
    red gold: 0
    blue gold: 27

case with 6 gold toll and trade-in cannot both be paid: the order is refused, and no toll is paid [stall 6, start 14, letters 15]
given
    pe0: red traveller, silk-marker, blue stall
    red gold: 6
orders red
    workshop chaser
expect
    refused red 1: no-trade-in
    told nobody: toll-paid
    told nobody: caravan-sold
    red caravan: trader
    red gold: 6
    blue gold: 25

case with 7 gold toll and price are paid [stall 6]
given
    pe0: red traveller, silk-marker, blue stall
    red gold: 7
orders red
    recruit
expect
    done red 1
    red gold: 0
    blue gold: 27

case an order that is refused for another reason costs no toll [stall 6, letters 2]
given
    pe0: red traveller, silk-marker, blue stall
orders red
    sell silk
    heal
    strip pet
    train hero
expect
    refused red 1: not-carried
    refused red 2: nobody-fainted
    refused red 3: no-upgrade pet
    refused red 4: too-little-ep hero 0 6
    told nobody: toll-paid
    red gold: 20

case the owner of a stall pays no toll [stall 5]
given
    red charisma: 4
    pe0: red traveller, silk-marker, red stall
orders red
    recruit
expect
    told nobody: toll-paid
    red gold: 20

case who shuns the toll has the order refused, pays nothing, and stays out in all other lines too [stall 6, letters 26]
given
    pe0: red traveller, silk-marker, blue stall
    red cargo-of: fruit
orders red
    sell all
    recruit
    when toll: shun
expect
    refused red 1: shunned pe0 blue [stall 6]
    refused red 2: shunned pe0 blue [stall 6]
    told nobody: toll-paid
    red cargo-of: fruit
    red soldiers-of: empty
    red gold: 20
    blue gold: 25

case standing in the city, a medic pack and a power card are no use of the hall [go 9, stall 6]
given
    pe0: red traveller, silk-marker, blue stall
    red medic: 1
    red runes-of: minion-rune
    red powers-of: wind-step (uses 2)
    red soldiers-of: soldier (slot 1, fainted 1)
orders red
    medic
    use wind-step
expect
    done red 1
    done red 2
    told nobody: toll-paid
    red gold: 20
    blue gold: 25

case the workshop, the healer, the training and the taking of a quest cost the toll, once in each city [go 9, stall 6]
given
    pe0: red traveller, silk-marker, blue stall
    eu0: blue stall
    ru0: blue stall
    eg0: blue stall
    red explorer: 4
    red gold: 30
    red hero-ep: 6
    red soldiers-of: soldier (slot 1, fainted 1)
    red runes-of: minion-rune, stall2-rune, stall3-rune, raid-rune
    stage: 2
    red powers-of: gate-of-lamps (uses 2), wind-step (uses 2)
    open-quests: love-letter, treasure, escort
    dice training red hero: 6
orders red
    workshop chaser
    use gate-of-lamps eu0
    heal
    use gate-of-lamps ru0
    train hero
    take treasure
expect
    done red 1
    done red 3
    done red 5
    done red 6
    told all: toll-paid red blue pe0 2
    told all: toll-paid red blue eu0 2
    told all 1 times: toll-paid red blue ru0 2
    told all 3 times: toll-paid
    red gold: 12

case to do a quest's step in a city is a use of its hall and costs the toll [go 9, quest 10, stall 6]
given
    pe0: red traveller, silk-marker, blue stall
    red quest-of: love-letter (waypoint 0 pe0)
    red quest-at 0: pe0
orders red
    quest
expect
    done red 1
    told all: toll-paid red blue pe0 2
    told all: quest-completed red love-letter
    red gold: 24
    blue gold: 27

case a mate pays no toll, a rival does [stall 5, team 4]
given seats 4 option teams yes
    pe0: red traveller, silk-marker, blue stall
    cn0: yellow traveller, green traveller, blue stall
    green at: cn0
    green hero-of: mei
    green caravan: trader
    green gold: 20
    green leadership: 1
    yellow at: cn0
    yellow hero-of: idris
    yellow caravan: trader
    yellow gold: 20
    yellow leadership: 1
orders yellow
    recruit
orders green
    recruit
expect
    told nobody: toll-paid yellow
    told all: toll-paid green blue cn0 2
    yellow gold: 15
    green gold: 13

# ---- the ban ----

case where a rival of charisma 5 has a stall, every use of the hall is refused [stall 7]
given
    blue trophies: antaboga
    woken: 1
    blue charisma: 5
    pe0: red traveller, silk-marker, blue stall
    red hero-ep: 6
    red bomb: 1
    red cargo-of: silk
    red soldiers-of: soldier (slot 1, fainted 1)
orders red
    sell all
    buy fruit
    workshop chaser
    fit pet
    strip bomb
    recruit
    heal
    train hero
    quest new
expect
    refused red 1: barred-out pe0 blue [stall 7]
    refused red 2: barred-out pe0 blue [stall 7]
    refused red 3: barred-out pe0 blue [stall 7]
    refused red 4: barred-out pe0 blue [stall 7]
    refused red 5: barred-out pe0 blue [stall 7]
    refused red 6: barred-out pe0 blue [stall 7]
    refused red 7: barred-out pe0 blue [stall 7]
    refused red 8: barred-out pe0 blue [stall 7]
    refused red 9: barred-out pe0 blue [stall 7]
    told nobody: toll-paid
    red gold: 20
    blue gold: 25
    red cargo-of: silk

case the step of a quest in that hall is refused, too [stall 7, quest 10]
given
    blue trophies: antaboga
    woken: 1
    blue charisma: 5
    pe0: red traveller, silk-marker, blue stall
    red quest-of: love-letter (waypoint 0 pe0)
    red quest-at 0: pe0
orders red
    quest
expect
    refused red 1: barred-out pe0 blue [stall 7]
    red gold: 20
    red quest-of has love-letter

case a barred rival may come, use what he carries, and leave [stall 8, go 9]
given
    blue trophies: antaboga
    woken: 1
    blue charisma: 5
    pe0: silk-marker, blue stall
    pe2: red traveller
    red at: pe2
    red medic: 1
    red soldiers-of: soldier (slot 1, fainted 1)
orders red
    go pe0
    medic
    go pe2
expect
    done red 1
    done red 2
    done red 3
    red at: pe2
    red soldiers-of: soldier (slot 1, fainted 0)

case a barred rival may wake there, and roll the dice of his penalty turn [stall 8, death 6]
given
    blue trophies: antaboga
    woken: 1
    blue charisma: 5
    eu0: blue stall
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    dice card-die red: 6 6
    dice hero-die red: 6
    dice skill-die red: 6
    dice nation waking red: 1
orders red
    engage
    when attack: attack
expect
    red at: eu0
next season
given
    dice turn 1: 1
    dice penalty red: 1 3 6
expect
    told all: works red 9 [death 6]
    told nobody: toll-paid
    red gold: 9

case the owner of charisma 5 and his mate use the hall as ever [stall 7, team 4]
given seats 4 option teams yes
    red trophies: antaboga
    woken: 1
    red charisma: 5
    pe0: red traveller, green traveller, silk-marker, red stall
    cn0: yellow traveller
    green at: pe0
    green hero-of: mei
    green caravan: trader
    green gold: 20
    green leadership: 1
    yellow at: cn0
    yellow hero-of: idris
    yellow caravan: trader
    yellow gold: 20
orders red
    recruit
orders green
    recruit
expect
    done red 1
    done green 1
    told nobody: toll-paid
    green gold: 15

# ---- what a report offers ----

case a stall is offered in a city without one [stall 1]
given
    cn0: blue stall
expect
    offered red: stall

case where a stall stands none is offered [stall 1]
given
    pe0: red traveller, silk-marker, red stall
expect
    not offered red: stall

case who has as many stalls as charisma is offered none [stall 2]
given
    red charisma: 1
    cn0: red stall
expect
    not offered red: stall

# ---- what is told of it before ----

case a report counts no more stalls than charisma allows, whatever the gold [stall 1]
given
    red charisma: 3
    cn0: red stall
    ru0: red stall
    red gold: 90
expect
    printed red: 'you can pay for up to one stall, *'
