# SPDX-License-Identifier: MIT
# Corners that were wrong once, or that no chapter has of its own.

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
    dice turn 1: 1

case the rest of a zone may lie in it [shop 8]
given
    red cargo-of: silk
    stock: rest of stock
orders red
    sell all
expect
    stock has 4 silk

case toll and price are both paid out of what one has: with too little the trade-in is refused [stall 6, letters 15]
given
    pe0: red traveller, silk-marker, blue stall
    blue charisma: 4
    red gold: 6
orders red
    workshop chaser
expect
    refused red 1: no-trade-in 10 4 5
    told nobody: toll-paid
    red gold: 6

case a good the dice show and the city needs is not on offer [shop 9]
given
    dice market red pe0: 6 6 1 1 2 3
orders red
    buy silk fruit
expect
    told all 2 times: not-for-sale red silk [shop 9]
    told all 2 times: on-offer red fruit
    told nobody: on-offer red silk
    red cargo-of: 2 fruit

case a legendary monster that wakes says whose event rules from now on [event 3, event 5]
given season 2
    next-event: silk-boom
    pe1: red traveller
    red at: pe1
    pe0: silk-marker
    monsters-x: 2
    eu1: monster-x
    eu3: monster-x
    legends top: sand-roc
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
orders red
    engage
    when attack: attack
expect
    told all: event-is silk-boom [event 1]
    then told all: wakes sand-roc ar4
    then told all: legend-rules sand-roc

case a hunt is no step: it needs no order [quest 17]
given
    red quest-of: pest-control
orders red
    quest
expect
    refused red 1: needs-no-order pest-control [quest 17]

case the odds are those of the battle as it stands: with half a band felled they are better [letters 28, letters 31]
given
    pe1: brigand
    brigand-at: pe1
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice hero-die red: 1 1
    dice skill-die red: 1 6
    dice soldier-die red s1: 1 1
    dice soldier-die red s2: 1 1
    dice band-die brigand s1: 6
    dice band-die brigand s2: 6
    dice band-die brigand s3: 6 6
orders red
    go pe1
    when retreat if odds < 90: no
    when retreat if odds >= 99: no
expect
    used red 2
    used red 3
    told all: band-slain red brigand-1

case where a field wants a place and none is named, it is that of the order [letters 2]
orders red
    if needs = iron: go jp0
    if needs = silk: go jp0
    if needs = silk: stall
expect
    done red 1
    false red 2
    false red 3

case a caravan at the start cannot hang on the points of others, for all are asked at once [start 10, seen 5]
given set-up
orders red
    when start-caravan if charisma blue >= 3: chaser
    when start-caravan: scout-shell
orders blue
    status 4 charisma 1 leadership
expect
    not used red 1
    red caravan: scout-shell

case where one wants to go yet is nobody else's business [seen 9]
orders red
    go ar0
expect
    told only red: on-the-way red ar0

case who is raised by Rising shields his hero in that stage [power 23, band 4]
given
    pe1: brigand
    brigand-at: pe1
    red soldiers-of: soldier (slot 1, fainted 1)
    red powers-of: rising (uses 1)
    red runes-of: green-rune
    dice hero-die red: 6
    dice skill-die red: 6
    dice soldier-die red s1: 6
    dice band-die brigand s1: 3
    dice band-die brigand s2: 6
    dice band-die brigand s3: 6
    dice retreat-die red: 1 1
orders red
    go pe1
    when power: rising
    when retreat if stage = 2: roll
expect
    told all: hurt red s1 1 1
    told nobody: hurt red hero

case the gold of a band comes before its goods [rune 3, fight 21]
given
    pe1: brigand
    brigand-at: pe1
    red hero-of: idris
    red hero-level: 2
    red leadership: 4
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2)
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice soldier-die red s3: 1
orders red
    go pe1
expect
    told all: band-gold red 8
    then told all: cargo-rolled red

case what is above 99 gold is lost after the new caravan is paid, not before [workshop 4, start 14]
given
    red gold: 99
    red pet: 1
    red rack: 1
orders red
    workshop master-trader
expect
    red gold: 68
    told nobody: gold-lost

# ---- Where two chapters meet: a third token and the lair, a toll and a refusal, a penalty turn and a shop ----

game runes seats 3
    pe0: silk-marker
    ru1: red traveller
    red at: ru1
    red hero-of: salman
    red hero-level: 2
    red caravan: trader
    red gold: 20
    red explorer: 2
    red charisma: 2
    red leadership: 2
    red runes-of: minion-rune
    jp0: blue traveller, iron-marker
    blue at: jp0
    blue hero-of: otto
    blue caravan: chaser
    blue gold: 20
    eg0: green traveller
    green at: eg0
    green hero-of: liang
    green caravan: chaser
    green gold: 20
    dice turn 1: 1
    dice turn 2: 1

case who wakes a legendary monster where he stands is not attacked at once, but when he steps into its space again [beast 13, beast 10]
given
    monsters-x: 2
    legends top: frost-zmey
    dice card-die red: 2 2
    dice hero-die red: 1
    dice skill-die red: 1
    dice loot-die red: 1 1
    red bomb: 1
orders red
    engage
    go ru6
    go ru1
    when attack: attack
    when retreat if foe = frost-zmey: bomb
expect
    told all: wakes frost-zmey ru1
    then told all: stepped red ru6
    then told all: stepped red ru1
    then told all: legend-attacks frost-zmey red
    told nobody: monster-attacks

case a toll that was paid for an order which is refused then is not paid [stall 6, letters 2]
given
    ru1: empty
    pe0: red traveller, blue stall, silk-marker
    red at: pe0
    blue charisma: 4
    red leadership: 0
orders red
    recruit
    heal
    sell iron
expect
    refused red 1: no-slot 0
    refused red 2: nobody-fainted
    refused red 3: not-carried iron 0
    told nobody: toll-paid
    red gold: 20

case who is slain by the government at the end of a turn in a city finds the shop visited all the same [government 6, shop 2, death 5]
given
    ru1: empty
    pe0: red traveller, government, silk-marker
    government-at: pe0
    red at: pe0
    red wanted: 1
    red cargo-of: iron
    dice hero-die red: 6 6
    dice skill-die red: 6 6
    dice band-die government s1: 1 1
    dice band-die government s2: 1 1
    dice band-die government s3: 1 1
    dice band-die government s4: 1 1
    dice nation waking red: 5
orders red
    sell iron
expect
    done red 1
    told all: government-attacks government-1 red
    told all: slain red none pe0
    told all: wakes-up red pe0
    told all: penalty-ahead red
    printed red: 'shop is open to you from month 3'
