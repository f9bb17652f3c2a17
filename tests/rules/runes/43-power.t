# SPDX-License-Identifier: MIT
# Rune powers: taking, keeping and giving up a card, deck and pile, and what each yellow card does.

# Red stands in the city of Persia, which needs silk, has no rune yet, and 40 gold: the workshop brings one.
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

# ---- taking a card ----

case there are two cards of each of sixteen names [power 1]
given set-up
expect
    powers: 2 wind-step, 2 second-breath, 2 eagle-eye, 2 golden-tongue, 2 mending, 2 coin-spring, 2 gate-of-lamps, 2 scholar, 2 flame, 2 ward, 2 blindness, 2 fury, 2 twin-blades, 2 rising, 2 chain, 2 smoke-road
    power-pile: empty
    red powers-of: empty
    blue powers-of: empty

case two cards of the deck are seen by their seat alone; one is kept, the other goes to the pile [power 2, power 6, seen 6]
given
    powers top: ward, wind-step, flame
orders red
    workshop master-trader
    when power-card: wind-step
expect
    told only red: power-drawn red ward
    told only red: power-drawn red wind-step
    told all: power-kept red wind-step
    told all: power-rejected red ward
    red powers-of: wind-step (uses 2)
    power-pile: ward
    powers top: flame

case without an answer the first card drawn is kept [letters 35, power 2]
given
    powers top: ward, flame
orders red
    workshop master-trader
expect
    told all: power-kept red ward
    red powers-of: ward (uses 1)
    power-pile: flame

case of the open pile any card is taken, and the deck is not touched [power 2]
given
    power-pile: ward, flame, fury
    powers top: chain, rising
orders red
    workshop master-trader
    when power-from: pile
    when power-card: flame
expect
    told all: power-kept red flame
    told nobody: power-drawn
    red powers-of: flame (uses 1)
    power-pile: ward, fury
    powers top: chain, rising

case without an answer the card comes from the deck [letters 35]
given
    power-pile: ward
    powers top: chain, rising
orders red
    workshop master-trader
    when power-card: ward, chain
expect
    told only red: power-drawn red chain
    red powers-of: chain
    power-pile: ward, rising

case neither of two drawn cards need be kept [power 2, power 6, letters 35]
given
    powers top: ward, flame
orders red
    workshop master-trader
    when power-card: none
expect
    told nobody: power-kept
    red powers-of: empty
    power-pile: ward, flame

case every rune brings one card, two runes two [power 2, rune 2]
given
    red runes-of: green-rune, yellow-rune, minion-rune
    stage: 1
    red gold: 99
    red hero-ep: 6
    powers top: ward, flame, fury, chain
orders red
    workshop master-trader
    train surely hero
    when power-card: ward, fury
expect
    told all: power-kept red ward
    then told all: rune-gained red hero-rune 5
    then told all: power-kept red fury
    red powers-of: ward, fury
    power-pile: flame, chain

case of a deck of one card and an empty pile that one is seen [power 2]
given
    powers: ward
    removed: rest of powers
orders red
    workshop master-trader
expect
    told red 1 times: power-drawn
    red powers-of: ward
    powers: empty
    power-pile: empty

case an empty deck is made of the pile [power 6]
given
    powers: empty
    power-pile: rest of powers
    shuffle powers: ward, flame, fury
orders red
    workshop master-trader
    when power-card: flame
expect
    told all: powers-shuffled [power 6]
    then told only red: power-drawn red ward
    then told only red: power-drawn red flame
    red powers-of: flame
    power-pile: ward
    powers top: fury

case the last card of the deck is drawn before the pile is shuffled [power 6]
given
    powers: chain
    power-pile: rest of powers
    shuffle powers: ward, flame
orders red
    workshop master-trader
    when power-card: chain
expect
    told only red: power-drawn red chain
    then told all: powers-shuffled
    then told only red: power-drawn red ward
    red powers-of: chain
    power-pile: ward
    powers top: flame

case with deck and pile empty there is no card for the rune [power 7]
given
    powers: empty
    removed: rest of powers
orders red
    workshop master-trader
expect
    told all: rune-gained red caravan-rune 1
    told nobody: power-drawn
    told nobody: power-kept
    red powers-of: empty

# ---- two of one name ----

case a name that is held cannot be kept, so the other card is [power 3]
given
    red runes-of: green-rune, yellow-rune, minion-rune
    red powers-of: ward (uses 1)
    powers top: ward, flame
orders red
    workshop master-trader
    when power-card: ward
expect
    told all: power-kept red flame
    told nobody: power-kept red ward
    red powers-of: ward, flame
    power-pile: ward

case a card does not replace its like [power 3, power 7]
given
    red runes-of: green-rune
    red powers-of: wind-step (uses 1)
    powers top: wind-step, flame
orders red
    workshop master-trader
    when power-card: wind-step, none
    when give-up: wind-step
expect
    told nobody: power-kept
    red powers-of: wind-step (uses 1)
    power-pile: wind-step, flame

case if both names drawn are held there is no card for that rune [power 3, power 7]
given
    stage: 2
    red runes-of: green-rune, yellow-rune, minion-rune, stall2-rune, stall3-rune, stall4-rune
    red powers-of: ward (uses 1), flame (uses 1)
    powers top: ward, flame
orders red
    workshop master-trader
expect
    told all: slot-opened red 3
    told all: power-not-kept red [power 7]
    told nobody: power-kept
    red powers-of: ward, flame
    power-pile: ward, flame

case a name that is held cannot be taken of the pile [power 3]
given
    red runes-of: green-rune, yellow-rune, minion-rune
    red powers-of: ward (uses 1)
    power-pile: ward, fury
orders red
    workshop master-trader
    when power-from: pile
    when power-card: ward
expect
    told nobody: power-kept red ward
    told all: power-kept red fury
    red powers-of: ward, fury
    power-pile: ward

# ---- slots ----

case with one rune there is room for one card: with the third rune a second is left [power 4, power 5]
given
    red runes-of: green-rune, yellow-rune
    red powers-of: fury (uses 1)
    powers top: ward, flame
orders red
    workshop master-trader
    when power-card: ward
expect
    told all: rune-gained red caravan-rune 3
    told nobody: power-kept
    told nobody: slot-opened
    red powers-of: fury
    power-pile: ward, flame

case with the sixth rune there is room for two: a third is left [power 4, power 5]
given
    stage: 2
    red runes-of: green-rune, yellow-rune, minion-rune, stall2-rune, stall3-rune
    red powers-of: fury (uses 1), chain (uses 1)
    powers top: ward, flame
orders red
    workshop master-trader
    when power-card: ward
expect
    told nobody: power-kept
    red powers-of: fury, chain
    power-pile: ward, flame

case from the seventh rune on there is room for three: a fourth is left [power 4, power 5]
given
    stage: 3
    red runes-of: green-rune, yellow-rune, minion-rune, stall2-rune, stall3-rune, stall4-rune, sale12-rune
    red powers-of: fury (uses 1), chain (uses 1), rising (uses 1)
    powers top: ward, flame
orders red
    workshop master-trader
    when power-card: ward
expect
    told nobody: power-kept
    told nobody: slot-opened
    red powers-of: fury, chain, rising
    power-pile: ward, flame

case with full slots a card may be given up for the new one; it goes to the pile [power 5, power 6]
given
    red runes-of: green-rune
    red powers-of: wind-step (uses 1)
    powers top: ward, flame
orders red
    workshop master-trader
    when power-card: ward
    when give-up: wind-step
expect
    told all: power-given-up red wind-step [power 5]
    told all: power-kept red ward
    told all: power-rejected red flame
    red powers-of: ward (uses 1)
    power-pile: wind-step, flame

case a card of the open pile goes for one that is given up, too [power 5, power 2]
given
    red runes-of: green-rune
    red powers-of: wind-step (uses 2)
    power-pile: ward
orders red
    workshop master-trader
    when power-from: pile
    when power-card: ward
    when give-up: wind-step
expect
    red powers-of: ward
    power-pile: wind-step

case a card of the open pile that is not kept stays there [power 5, power 6]
given
    red runes-of: green-rune
    red powers-of: wind-step (uses 2)
    power-pile: ward, flame
orders red
    workshop master-trader
    when power-from: pile
    when power-card: ward
    when give-up: none
expect
    told nobody: power-kept
    red powers-of: wind-step (uses 2)
    power-pile: ward, flame

case the rulebook's example: at the fifth rune, with two full slots, one of two cards drawn goes for one of those held [power 5, power 2, power 4]
given
    stage: 2
    red runes-of: green-rune, yellow-rune, minion-rune, stall2-rune
    red powers-of: fury (uses 1), mending (uses 2)
    powers top: ward, flame
orders red
    workshop master-trader
    when power-card: flame
    when give-up if power = flame: fury
    when give-up: mending
expect
    told all: rune-gained red caravan-rune 5
    told only red: power-drawn red ward
    told only red: power-drawn red flame
    told all: power-given-up red fury
    told all: power-kept red flame
    told all: power-rejected red ward
    red powers-of: flame, mending (uses 2)
    power-pile: fury, ward

# ---- yellow and purple ----

case a yellow card is used twice, then it goes to the pile [power 8]
given
    red runes-of: green-rune
    red powers-of: coin-spring (uses 2)
    dice coins red: 1 1 1 1
orders red
    use coin-spring
    use coin-spring
    use coin-spring
expect
    told all: power-used red coin-spring 1
    then told all: power-used red coin-spring 0
    refused red 3: no-power coin-spring [letters 24]
    red powers-of: empty
    power-pile: coin-spring
    red gold: 48

case after its first use a yellow card is kept with one use left [power 8]
given
    red runes-of: green-rune
    red powers-of: coin-spring (uses 2)
orders red
    use coin-spring
expect
    red powers-of: coin-spring (uses 1)
    power-pile: empty

case in a penalty turn no card is used [power 8, death 6]
given
    red rests: 1
    red gold: 0
    red runes-of: green-rune
    red powers-of: coin-spring (uses 2)
    dice penalty red: 1 1 1
orders red
    use coin-spring
expect
    not reached red 1
    told nobody: power-used
    red powers-of: coin-spring (uses 2)
    red gold: 6

case a card that is not held is not used [letters 24]
given
    power-pile: wind-step
orders red
    use wind-step
expect
    refused red 1: no-power wind-step [letters 24]
    told nobody: power-used
    power-pile: wind-step

case purple cards, Eagle eye, Golden tongue and Scholar are not used by an order [letters 24, power 8, power 9]
given
    stage: 3
    red runes-of: green-rune, yellow-rune, minion-rune, stall2-rune, stall3-rune, stall4-rune, sale12-rune
    red powers-of: flame (uses 1), eagle-eye (uses 2), scholar (uses 2)
    blue runes-of: green-rune
    blue powers-of: golden-tongue (uses 2)
orders red
    use flame
    use eagle-eye
    use scholar
orders blue
    use golden-tongue
expect
    refused red 1: not-by-order flame [letters 24]
    refused red 2: not-by-order eagle-eye [letters 24]
    refused red 3: not-by-order scholar [letters 24]
    refused blue 1: not-by-order golden-tongue [letters 24]
    told nobody: power-used
    red powers-of: flame (uses 1), eagle-eye (uses 2), scholar (uses 2)
    blue powers-of: golden-tongue (uses 2)

case a purple card is used once and goes to the pile, of help or not [power 9]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red runes-of: green-rune
    red powers-of: ward (uses 1)
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    powers top: chain, rising
orders red
    engage
    when attack: attack
    when power: ward
    when power-card: none
expect
    told all: power-laid red ward
    told all: defeated red dust-imp
    told nobody: faint-kept-off
    red powers-of: empty
    power-pile has 1 ward

case a yellow card is not laid in a battle [power 8]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red runes-of: green-rune
    red powers-of: mending (uses 2)
    red soldiers-of: soldier (slot 1), soldier (slot 2, fainted 1)
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
orders red
    engage
    when attack: attack
    when power: mending
expect
    told all: defeated red dust-imp
    told nobody: power-used
    red powers-of: mending (uses 2)
    red soldiers-of: soldier (slot 1), soldier (slot 2, fainted 1)

case several different purple cards are laid before one stage, by the defender, too [power 9]
given
    pe1: brigand
    brigand-at: pe1
    stage: 2
    red runes-of: green-rune, yellow-rune, minion-rune, stall2-rune
    red powers-of: flame (uses 1), fury (uses 1)
    red leadership: 4
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4, level 2)
    dice hero-die red: 4
    dice skill-die red: 6
    dice soldier-die red s1: 4
    dice soldier-die red s2: 4
    dice soldier-die red s3: 4
    dice soldier-die red s4: 4
    dice retreat-die red: 1 1
orders red
    go pe1
    when power: flame, fury
    when retreat if stage = 2: roll
expect
    told all: brigand-attacks brigand-2 red
    then told all: power-laid red flame
    told all: power-laid red fury
    then told all: stage-begins 1
    told all: dealt red none 9
    red powers-of: empty
    power-pile: flame, fury

case Ward, Blindness and Smoke road are not laid against a merchant, nor Rising while nobody has fainted [power 9]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    stage: 3
    red runes-of: green-rune, yellow-rune, minion-rune, stall2-rune, stall3-rune, stall4-rune, sale12-rune
    red powers-of: ward (uses 1), blindness (uses 1), smoke-road (uses 1)
    dice scout red pe2: 1 6
    dice card-die red: 6 6
    dice hero-die red: 6
    dice skill-die red: 6
orders red
    scout merchant
    when attack: attack
    when power: ward, blindness, smoke-road
expect
    told all: got-away red silk-caravan-3
    told nobody: power-used
    red powers-of: ward, blindness, smoke-road
    power-pile: empty

case Chain is not laid against a monster, nor Rising without a fainted soldier [power 9]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    stage: 2
    red runes-of: green-rune, yellow-rune, minion-rune, stall2-rune
    red powers-of: chain (uses 1), rising (uses 1)
    red leadership: 4
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4, level 2)
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice soldier-die red s3: 1
    dice soldier-die red s4: 1
orders red
    engage
    when attack: attack
    when power: chain, rising
expect
    told all: defeated red bog-imp
    told nobody: power-used
    red powers-of: chain, rising

case Chain is not laid against a band [power 9]
given
    pe1: brigand
    brigand-at: pe1
    red runes-of: green-rune
    red powers-of: chain (uses 1)
    red bomb: 1
orders red
    go pe1
    when power: chain
    when retreat: bomb
expect
    told all: brigand-attacks brigand-1 red
    told nobody: power-used
    red powers-of: chain

# ---- each yellow card ----

case Wind step: one move point more, in this turn only [power 10]
given
    red runes-of: green-rune
    red powers-of: wind-step (uses 2)
orders red
    use wind-step
    go eu0
expect
    told all: power-used red wind-step 1
    red at: eu0
    red powers-of: wind-step (uses 1)
next season
given
    dice turn 1: 1
orders red
    go pe0
expect
    told nobody: power-used
    told nobody: stepped red pe0
    told all 2 times: stepped

case Wind step: what is not walked is lost at the end of the turn [power 10, month 6]
given
    red runes-of: green-rune
    red powers-of: wind-step (uses 2)
orders red
    use wind-step
expect
    done red 1
    told nobody: stepped
next season
given
    dice turn 1: 1
orders red
    go eu0
expect
    told all 2 times: stepped
    told nobody: stepped red eu0

case Second breath: one action point more [power 11]
given
    red runes-of: green-rune
    red powers-of: second-breath (uses 2)
    open-quests: bell-tower, sweet-tooth, arms-order
orders red
    stall
    use second-breath
    take bell-tower
    quest
expect
    done red 1
    done red 3
    refused red 4: no-action [month 7]
    red quest-of: bell-tower
    red powers-of: second-breath (uses 1)

case Second breath: not twice in a turn, but again in the next [power 11, letters 24]
given
    red runes-of: green-rune
    red powers-of: second-breath (uses 2)
orders red
    use second-breath
    use second-breath
expect
    done red 1
    refused red 2: once-a-turn second-breath [power 11]
    red powers-of: second-breath (uses 1)
    power-pile: empty
next season
given
    dice turn 1: 1
orders red
    use second-breath
expect
    done red 1
    red powers-of: empty
    power-pile: second-breath

case Eagle eye: two dice more for one scouting roll, if one says so [power 12, letters 30]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red runes-of: green-rune
    red powers-of: eagle-eye (uses 2)
    dice scout red pe2: 4 5 6 3
orders red
    scout merchant
    when eagle-eye: yes
    when attack: decline
expect
    told all: power-used red eagle-eye 1
    then told all: scouted-with red 4 3
    told all 4 times: scouted-with
    told nobody: not-found
    red powers-of: eagle-eye (uses 1)

case Eagle eye: without an answer it is not laid [letters 30]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red runes-of: green-rune
    red powers-of: eagle-eye (uses 2)
    dice scout red pe2: 4 5
orders red
    scout merchant
expect
    told nobody: power-used
    told all 2 times: scouted-with
    told all: not-found red
    red powers-of: eagle-eye (uses 2)

case Eagle eye: with explorer 0 it is laid without asking, and there are two dice [power 12, scout 4]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red explorer: 0
    red runes-of: green-rune
    red powers-of: eagle-eye (uses 1)
    dice scout red pe2: 4 3
orders red
    scout merchant
    when eagle-eye: no
    when attack: decline
expect
    done red 1
    told all: power-used red eagle-eye 0
    told all 2 times: scouted-with
    told nobody: not-found
    red powers-of: empty
    power-pile: eagle-eye

case Eagle eye: two dice more for a quest's explorer roll [power 12]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red runes-of: quest1-rune, quest2-rune, quest3-rune
    red powers-of: eagle-eye (uses 2)
    red quest-of: treasure (waypoint 0 pe1)
    red quest-at 0: pe1
    dice quest-die red: 6 6 6 3
orders red
    quest
    when eagle-eye: yes
expect
    told all: power-used red eagle-eye 1
    told all 4 times: quest-rolled
    told all: quest-completed red treasure
    red powers-of: eagle-eye (uses 1)

case Eagle eye: with explorer 0 it makes a quest's explorer roll possible, without asking [power 12, quest 12]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red explorer: 0
    red runes-of: quest1-rune, quest2-rune, quest3-rune
    red powers-of: eagle-eye (uses 2)
    red quest-of: treasure (waypoint 0 pe1)
    red quest-at 0: pe1
    dice quest-die red: 6 3
orders red
    quest
expect
    done red 1
    told all: power-used red eagle-eye 1
    told all: quest-completed red treasure

case Eagle eye: it is of no use for a charisma roll [power 12]
given
    red runes-of: quest1-rune, quest2-rune, quest3-rune
    red powers-of: eagle-eye (uses 2)
    red quest-of: court-speech (waypoint 0 pe0)
    red quest-at 0: pe0
    dice quest-die red: 6 6
orders red
    quest
    when eagle-eye: yes
expect
    told nobody: power-used
    told all 2 times: quest-rolled
    red powers-of: eagle-eye (uses 2)

case Golden tongue: each piece of one visit costs 1 gold less [power 13]
given
    red runes-of: green-rune
    red powers-of: golden-tongue (uses 2)
    dice market red pe0: 1 2 3 4 5 5
orders red
    buy iron medicine fruit
    when golden-tongue: yes
expect
    told all: power-used red golden-tongue 1
    told all: bought red iron 1
    told all: bought red medicine 1
    told all: bought red fruit 1
    told all 1 times: power-used
    red gold: 36
    red cargo-of: 2 iron, medicine, fruit
    red powers-of: golden-tongue (uses 1)

case Golden tongue: it counts for one visit; the next visit has the common price unless it is laid again [power 13]
given
    eu0: iron-marker
    stage: 2
    red powers-of: golden-tongue (uses 2), gate-of-lamps (uses 2)
    red runes-of: green-rune, yellow-rune, minion-rune, stall2-rune
    dice market red pe0: 1 1 1 1 1 4
    dice market red eu0: 1 1 1 1 1 2
orders red
    buy medicine
    use gate-of-lamps eu0
    buy spice
    when golden-tongue if city = pe0: yes
expect
    told all: bought red medicine 1
    told all: bought red spice 2
    red gold: 37
    red powers-of: golden-tongue (uses 1), gate-of-lamps (uses 1)

case Golden tongue: without an answer the price is that of charisma [power 13, letters 30, shop 10]
given
    red runes-of: green-rune
    red powers-of: golden-tongue (uses 2)
    dice market red pe0: 1 2 3 4 5 5
orders red
    buy medicine
expect
    told nobody: power-used
    told all: bought red medicine 2
    red gold: 38
    red powers-of: golden-tongue (uses 2)

case Golden tongue: a piece never costs less than 0 [power 13, shop 10]
given season 2
    next-event: harvest-feast
    red charisma: 3
    red explorer: 1
    red runes-of: green-rune
    red powers-of: golden-tongue (uses 2)
    dice market red pe0: 1 2 3 4 5 5
orders red
    buy iron medicine
    when golden-tongue: yes
expect
    red cargo-of: 2 iron, medicine
    red gold: 40

case Golden tongue: what is sold brings no more or less [power 13]
given
    red runes-of: green-rune
    red powers-of: golden-tongue (uses 2)
    red cargo-of: silk, fruit
    dice market red pe0: 1 1 1 1 1 4
orders red
    sell all
    buy medicine
    when golden-tongue: yes
expect
    told all: sold red silk 6
    told all: sold red fruit 4
    told all: bought red medicine 1
    red gold: 49

case Mending: a fainted soldier rises anywhere, level 2 first, then the lowest slot [power 14]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red leadership: 4
    red explorer: 1
    red charisma: 1
    red runes-of: green-rune
    red powers-of: mending (uses 2)
    red soldiers-of: soldier (slot 1), soldier (slot 2, fainted 1), soldier (slot 3, fainted 1), soldier (slot 4, level 2, fainted 1)
orders red
    use mending
    use mending
expect
    told all: rises red s4
    then told all: rises red s2
    told all 2 times: rises
    red soldiers-of: soldier (slot 1), soldier (slot 2, fainted 0), soldier (slot 3, fainted 1), soldier (slot 4, level 2, fainted 0)
    power-pile: mending
    red gold: 40

case Mending: it is refused while nobody has fainted [letters 24]
given
    red runes-of: green-rune
    red powers-of: mending (uses 2)
    red soldiers-of: soldier (slot 1)
orders red
    use mending
expect
    refused red 1: nobody-fainted
    told nobody: power-used
    red powers-of: mending (uses 2)

case Coin spring: two gold dice [power 15, start 4]
given
    red runes-of: green-rune
    red powers-of: coin-spring (uses 2)
    dice coins red: 2 6 3 5
orders red
    use coin-spring
    use coin-spring
expect
    told all: coins red 6
    then told all: coins red 6
    red gold: 52

case Gate of lamps: any city for one move point [power 16]
given
    jp0: iron-marker
    ar0: blue traveller
    blue at: ar0
    red runes-of: green-rune
    red powers-of: gate-of-lamps (uses 2)
orders red
    use gate-of-lamps jp0
    go jp1
    go jp0
expect
    told all: through-gate red jp0
    done red 2
    refused red 3: no-move
    red at: jp1
    red powers-of: gate-of-lamps (uses 1)

case Gate of lamps: from outside the cities, too, past all that lies between [power 16]
given
    pe0: silk-marker
    pe1: red traveller
    pe2: brigand
    brigand-at: pe2
    red at: pe1
    red runes-of: green-rune
    red powers-of: gate-of-lamps (uses 2)
orders red
    use gate-of-lamps cn0
    use gate-of-lamps ru0
expect
    told all: through-gate red cn0
    then told all: through-gate red ru0
    told nobody: brigand-attacks
    told nobody: brigand-catches
    told nobody: government-attacks
    told nobody: government-catches
    told nobody: stepped
    red at: ru0
    red powers-of: empty

case Gate of lamps: the government in that city attacks who is wanted, as after a step [power 16, government 6]
given
    cn0: government
    government-at: cn0
    red bomb: 1
    red wanted: 1
    red runes-of: green-rune
    red powers-of: gate-of-lamps (uses 2)
orders red
    use gate-of-lamps cn0
    when retreat: bomb
expect
    told all: through-gate red cn0
    then told all: government-attacks government-1 red
    then told all: fled red none government-1

case Gate of lamps: not without a move point, not to where one is, and not without a city [letters 24, power 16]
given
    red runes-of: green-rune
    red powers-of: gate-of-lamps (uses 2)
orders red
    use gate-of-lamps pe0
    use gate-of-lamps
    go pe1 pe2
    use gate-of-lamps cn0
expect
    refused red 1: already-there pe0
    refused red 2: city-missing gate-of-lamps [letters 24]
    done red 3
    refused red 4: no-move
    told nobody: power-used
    told nobody: through-gate
    red at: pe2
    red powers-of: gate-of-lamps (uses 2)

case another card is not used on a city [letters 24]
given
    red runes-of: green-rune
    red powers-of: wind-step (uses 2)
orders red
    use wind-step cn0
expect
    refused red 1: no-city-wanted wind-step [letters 24]
    told nobody: power-used
    red powers-of: wind-step (uses 2)

case Scholar: a training die is rolled again, and the second result stands [power 17]
given
    red hero-ep: 6
    red runes-of: green-rune
    red powers-of: scholar (uses 2)
    dice training red hero: 5 3
orders red
    train hero
    when scholar: yes
expect
    told all: training-rolled red hero 5 3
    then told all: power-used red scholar 1
    then told all: training-rolled red hero 3 3
    then told all: evolves red hero
    red hero-level: 2
    red gold: 35
    red powers-of: scholar (uses 1)
    printed red: 'Your one order was done.'

case Scholar: a second failure stands; the die is not rolled a third time [power 17]
given
    red hero-ep: 6
    red runes-of: green-rune
    red powers-of: scholar (uses 2)
    dice training red hero: 5 4
orders red
    train hero
    when scholar: yes
expect
    told all 2 times: training-rolled
    told all 1 times: power-used
    told nobody: evolves
    red hero-level: 1
    red hero-ep: 6
    red powers-of: scholar (uses 1)
    printed red: 'Your one order was tried, and failed.'

case Scholar: without an answer nothing is rolled again [letters 30]
given
    red hero-ep: 6
    red runes-of: green-rune
    red powers-of: scholar (uses 2)
    dice training red hero: 5
orders red
    train hero
expect
    told nobody: power-used
    told all 1 times: training-rolled
    red hero-level: 1
    red powers-of: scholar (uses 2)

case Scholar: one die of a quest is rolled again, not all of them [power 17]
given
    red runes-of: quest1-rune, quest2-rune, quest3-rune
    red powers-of: scholar (uses 2)
    red quest-of: court-speech (waypoint 0 pe0)
    red quest-at 0: pe0
    dice quest-die red: 5 6 3
orders red
    quest
    when scholar: yes
expect
    told all 3 times: quest-rolled
    told all 1 times: power-used
    told all: quest-completed red court-speech
    red powers-of: scholar (uses 1)

case Scholar: a die that would have made a soldier faint at the Old well is rolled again [power 17, quest 21]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red runes-of: quest1-rune, quest2-rune, quest3-rune
    red powers-of: scholar (uses 1)
    red soldiers-of: soldier (slot 1)
    red quest-of: old-well (waypoint 0 pe1)
    red quest-at 0: pe1
    dice quest-die red: 5 3
orders red
    quest
    when scholar: yes
expect
    told all: power-used red scholar 0
    told nobody: faints
    told nobody: falls
    told all: quest-completed red old-well
    red powers-of: empty
    power-pile: scholar

case Scholar: the die of the Arena that missed is rolled again [power 17, quest 20]
given
    red runes-of: quest1-rune, quest2-rune, quest3-rune
    red powers-of: scholar (uses 2)
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    red quest-of: arena (waypoint 0 pe0)
    red quest-at 0: pe0
    dice hero-die red: 4
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice quest-die red: 3
orders red
    quest
    when scholar: yes
expect
    told all: power-used red scholar 1
    told all: quest-completed red arena
