# SPDX-License-Identifier: MIT
# The merchant shop: what a sale brings, what the dice offer, what a piece costs, and when a shop may be visited again.

# Red stands in Persia, which needs silk; his Trader holds five goods, and with charisma 2 a piece costs him 2 gold. Cities
# that are not named need nothing.
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
    blue charisma: 2
    dice turn 1: 1

# ---- selling ----

case the example of the rulebook: spice, iron and silk, where iron is needed, bring 14 gold [shop 3]
given
    pe0: red traveller, iron-marker
    red cargo-of: spice, iron, silk
orders red
    sell all
expect
    done red 1
    told all: sold red spice 4 [shop 3]
    told all: sold red iron 6
    told all: sold red silk 4
    told all 3 times: sold
    told all 1 times: traded red pe0 14 [shop 6]
    red gold: 34
    red cargo-of: empty
    rolled nobody: market

case several pieces of the needed good bring 6 each, and are one need fulfilled [shop 3, shop 4]
given
    red cargo-of: 3 silk, fruit
orders red
    sell all
expect
    told all 3 times: sold red silk 6
    told all 1 times: sold red fruit 4
    told all 1 times: need-filled red pe0 [shop 4]
    red gold: 42
    needs: 1
    used-markers: silk-marker
    pe0 has 0 silk-marker

case what a city does not need brings 4, and its marker stays as it is [shop 3, shop 4]
given
    red cargo-of: iron, fruit
orders red
    sell all
expect
    told all: sold red iron 4
    told all: sold red fruit 4
    told nobody: need-filled
    red gold: 28
    needs: 0
    pe0: red traveller, silk-marker
    used-markers: empty

case pieces sold go to the stock [shop 3]
given
    removed: rest of stock
    stock: fruit
    red cargo-of: fruit, silk
orders red
    sell all
expect
    stock: 2 fruit, silk

case a seat sells as many pieces as it says, and keeps the others [shop 1, letters 10]
given
    red cargo-of: 3 fruit, 2 iron
orders red
    sell 2 fruit iron
expect
    done red 1
    told all 2 times: sold red fruit 4
    told all 2 times: sold red iron 4
    told all 1 times: traded red pe0 16
    red cargo-of: fruit
    red gold: 36

case with the marker face down the needed good sells for 4 and is not counted a second time [shop 5]
given
    pe0: red traveller, blue traveller, silk-marker
    jp0: iron-marker
    blue at: pe0
    red cargo-of: silk
    blue cargo-of: 2 silk
orders red
    sell all
orders blue
    sell all
expect
    told all: sold red silk 6
    told all 2 times: sold blue silk 4 [shop 3]
    told all 1 times: need-filled
    told nobody: need-filled blue
    red gold: 26
    blue gold: 28
    needs: 1
    used-markers: silk-marker

case what a sale brings above 99 gold is lost [start 14, shop 3]
given
    red gold: 90
    red cargo-of: silk, 2 fruit
orders red
    sell all
expect
    told all: gold-lost red 5 [start 14]
    red gold: 99

# ---- the worth of a trade ----

# With the Sand roc awake a needed piece brings 5 and any other 3.
case a trade of 11 gold brings no experience, although it would be worth 14 without the event [shop 6, shop 7]
given
    ar4: sand-roc (woken-as 1)
    woken: 1
    red cargo-of: silk, 2 iron
    red soldiers-of: soldier (slot 1)
orders red
    sell all
expect
    told all: traded red pe0 11 [shop 6]
    told nobody: experience
    told nobody: battle-experience
    red hero-ep: 0
    red soldiers-of: soldier (slot 1, ep 0)
    red runes-of: empty
    red gold: 31

case a trade of exactly 12 gold with the needed good gives 1 experience, and without another good no rune [shop 7, rune 15]
given
    red cargo-of: 2 silk
    red soldiers-of: soldier (slot 1), soldier (slot 2, ep 4)
orders red
    sell all
expect
    told all: traded red pe0 12
    told all 1 times: experience red 1
    red hero-ep: 1
    red soldiers-of: soldier (slot 1, ep 1), soldier (slot 2, ep 5)
    told nobody: rune-gained

case an event that lifts a trade to 12 gold counts for experience and rune [shop 6, shop 7, rune 15]
given season 2
    next-event: silk-boom
    red cargo-of: silk, fruit
orders red
    sell all
expect
    told all: sold red silk 8
    told all: traded red pe0 12
    red hero-ep: 1
    red runes-of: sale12-rune

case a trade of 15 gold gives 1 experience, not 2 [shop 7]
given season 2
    next-event: glut
    red cargo-of: 2 silk, fruit
orders red
    sell all
expect
    told all: sold red fruit 3
    told all: traded red pe0 15
    told all 1 times: experience red 1
    red hero-ep: 1
    red runes-of: sale12-rune

case a trade of exactly 16 gold with the needed good gives 2 experience to all, the fainted too, none at level 2, and 6 at most [shop 7, train 1, train 3]
given
    red leadership: 4
    red hero-ep: 1
    red cargo-of: 2 silk, fruit
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, level 2), soldier (slot 3, ep 5), soldier (slot 4, ep 4)
orders red
    sell all
expect
    told all: traded red pe0 16
    told all 1 times: experience red 2 [train 1]
    red hero-ep: 3
    red soldiers-of: soldier (slot 1, fainted 1, ep 2), soldier (slot 2, level 2, ep 0), soldier (slot 3, ep 6), soldier (slot 4, ep 6)
    red runes-of: sale16-rune

case a trade without the needed good gives neither experience nor rune, however much it is worth [shop 7, rune 15]
given
    red cargo-of: 3 iron, 2 spice
orders red
    sell all
expect
    told all: traded red pe0 20
    told nobody: experience
    told nobody: battle-experience
    told nobody: rune-gained
    red hero-ep: 0
    red gold: 40

case a trade with the marker face down is none with the needed good [shop 5, shop 7]
given
    pe0: red traveller
    red cargo-of: 3 silk, fruit
orders red
    sell all
expect
    told all: traded red pe0 16
    told nobody: experience
    told nobody: battle-experience
    told nobody: rune-gained
    red gold: 36
    needs: 0

# ---- what the dice offer ----

case the example of the rulebook: of 1, 2, 2, 4, 5, 5 he can buy a fruit and two spice, since medicine is out of stock and iron needed [shop 8, shop 9]
given
    pe0: red traveller, iron-marker
    removed: rest of stock
    stock: 2 fruit, 3 spice, 2 iron, 2 silk
    dice market red pe0: 1 2 2 4 5 5
orders red
    buy any
expect
    done red 1
    told all 2 times: bought red spice 2
    told all 1 times: bought red fruit 2
    told nobody: bought red medicine
    told nobody: bought red iron
    red cargo-of: fruit, 2 spice
    red gold: 14
    stock: fruit, spice, 2 iron, 2 silk
    rolled all 1 times: market red pe0

case each die offers one piece only, though more are in stock [shop 8]
given
    dice market red pe0: 1 1 2 2 3 3
orders red
    buy 3 fruit
expect
    done red 1
    told all 2 times: bought red fruit 2
    red cargo-of: 2 fruit
    red gold: 16

case no more is bought than the stock has [shop 8]
given
    removed: rest of stock
    stock: 2 fruit, chocolate
    dice market red pe0: 1 1 1 1 2 2
orders red
    buy any
expect
    red cargo-of: 2 fruit
    stock: chocolate

case no more is bought than the caravan has room for, the most wanted first [shop 8, letters 11]
given
    red cargo-of: 3 fruit
    dice market red pe0: 1 2 3 4 5 1
orders red
    buy chocolate iron spice
expect
    red cargo-of: 3 fruit, chocolate, iron
    red gold: 16

case any takes iron, medicine, silk and chocolate before spice and fruit [letters 12]
given
    pe0: red traveller
    red cargo-of: fruit
    dice market red pe0: 1 2 3 4 5 6
orders red
    buy any
expect
    red cargo-of: fruit, iron, medicine, silk, chocolate
    red gold: 12

case a full caravan buys nothing: the order is refused, no dice are rolled [shop 8, letters 11]
given
    red cargo-of: 4 fruit, spice
orders red
    buy iron
expect
    refused red 1: no-room 5 [shop 8]
    rolled nobody: market
    red gold: 20
    red visited 4: 0

case no more is bought than the gold pays for [shop 8]
given
    red gold: 5
    dice market red pe0: 1 1 2 4 4 5
orders red
    buy medicine fruit
expect
    done red 1
    told all 2 times: bought red medicine 2
    red cargo-of: 2 medicine
    red gold: 1

case the gold for one piece is enough [start 14, letters 11]
given
    red gold: 2
    dice market red pe0: 1 1 1 1 1 1
orders red
    buy fruit
expect
    done red 1
    red cargo-of: fruit
    red gold: 0

case without the gold for one piece a purchase is refused, and no dice are rolled [start 14, letters 11]
given
    red gold: 1
orders red
    buy fruit
expect
    refused red 1: cannot-pay 2 1 [start 14]
    rolled nobody: market
    red cargo-of: empty
    red gold: 1
    red visited 4: 0

case what the same visit has brought may be spent in it [shop 1, shop 8]
given
    red gold: 0
    red cargo-of: iron
    dice market red pe0: 1 1 3 3 4 4
orders red
    sell all
    buy medicine
expect
    done red 2
    red cargo-of: 2 medicine
    red gold: 0

case what was just sold may be bought, though the stock had none before [shop 8]
given
    removed: rest of stock
    stock: empty
    red cargo-of: spice
    dice market red pe0: 2 2 2 3 4 5
orders red
    sell all
    buy any
expect
    told all: sold red spice 4
    told all 1 times: bought red spice 2
    red cargo-of: spice
    red gold: 22

case the good the city needs is not for sale: who wants nothing else is refused, without dice or visit [shop 9, letters 11]
orders red
    buy silk
expect
    refused red 1: none-for-sale pe0 silk [shop 9]
    told nobody: bought
    told nobody: bought-nothing
    red visited 4: 0
    red cargo-of: empty
    red gold: 20

case with another good on the list the needed one is passed over [shop 9, letters 11]
given
    dice market red pe0: 6 6 6 6 6 1
orders red
    buy silk fruit
expect
    done red 1
    told nobody: bought red silk
    red cargo-of: fruit

case it is not for sale either in the visit whose own sale turned the marker [shop 9]
given
    red cargo-of: silk
    dice market red pe0: 6 6 6 6 6 1
orders red
    sell all
    buy silk fruit
expect
    told all: need-filled red pe0
    told nobody: bought red silk
    told all 1 times: bought red fruit 2
    red cargo-of: fruit
    red gold: 24

case once the marker lies face down another seat may buy that good [shop 5]
given
    pe0: red traveller, blue traveller, silk-marker
    jp0: iron-marker
    blue at: pe0
    red cargo-of: silk
    dice market blue pe0: 6 6 1 1 1 1
orders red
    sell all
orders blue
    buy silk
expect
    told all 2 times: bought blue silk 2 [shop 8]
    blue cargo-of: 2 silk
    blue gold: 16

# ---- prices ----

case without charisma a piece costs 4 gold [shop 10]
given
    red charisma: 0
    dice market red pe0: 1 1 2 2 3 3
orders red
    buy fruit
expect
    told all 2 times: bought red fruit 4
    red gold: 12

case each point of charisma takes off 1 gold: with 3 a piece costs 1 [shop 10]
given
    red charisma: 3
    dice market red pe0: 1 1 2 2 3 3
orders red
    buy fruit
expect
    told all 2 times: bought red fruit 1
    red gold: 18

case with charisma 4 it costs nothing, even who has no gold [shop 10]
given
    red charisma: 4
    red gold: 0
    dice market red pe0: 1 1 2 2 3 3
orders red
    buy 2 fruit
expect
    told all 2 times: bought red fruit 0
    red cargo-of: 2 fruit
    red gold: 0

case with charisma 5 and a feast it costs nothing, and nothing is given back [shop 10]
given season 2
    next-event: harvest-feast
    red trophies: antaboga
    woken: 1
    red charisma: 5
    dice market red pe0: 1 1 2 2 3 3
orders red
    buy 2 fruit
expect
    told all 2 times: bought red fruit 0
    red gold: 20

case event and power take off 1 gold each, after the charisma [shop 10]
given season 2
    next-event: harvest-feast
    red charisma: 1
    red powers-of: golden-tongue (uses 2)
    red runes-of: minion-rune
    dice market red pe0: 1 1 1 2 3 3
orders red
    buy 3 fruit
    when golden-tongue: yes
expect
    told all 3 times: bought red fruit 1
    red gold: 17
    red powers-of: golden-tongue (uses 1)

case a purchase with a highest price is refused above it, and that is no visit [letters 12]
given
    dice market red pe0: 1 2 2 3 3 4
orders red
    buy fruit max 1
    buy fruit max 2
expect
    refused red 1: too-dear 2 1 [letters 12]
    done red 2
    rolled all 1 times: market
    red cargo-of: fruit
    red gold: 18

# ---- the piece of choice ----

case with charisma 4 one piece more may be bought without a die [shop 11]
given
    red charisma: 4
    dice market red pe0: 1 1 2 2 3 3
orders red
    buy 2 iron
expect
    done red 1
    told all 1 times: bought red iron 0
    red cargo-of: iron

case with charisma 3 it may not [shop 11]
given
    red charisma: 3
    dice market red pe0: 1 1 2 2 3 3
orders red
    buy iron
expect
    done red 1
    told nobody: bought
    told all: bought-nothing red pe0
    red cargo-of: empty

case the piece of choice may be one more of a good whose dice are used up [shop 11, letters 11]
given
    red charisma: 4
    dice market red pe0: 1 1 2 2 3 3
orders red
    buy 4 fruit iron
expect
    told all 3 times: bought red fruit 0
    told nobody: bought red iron
    red cargo-of: 3 fruit

case the good the city needs cannot be chosen, nor one that is out of stock; the next of the list is [shop 11, letters 11]
given
    red charisma: 4
    removed: rest of stock
    stock: 2 silk, medicine, fruit
    dice market red pe0: 1 2 2 2 3 3
orders red
    buy silk iron medicine
expect
    told all 1 times: bought
    red cargo-of: medicine
    stock: 2 silk, fruit

case what an event takes off the market cannot be chosen [shop 11, event 18]
given
    red charisma: 4
    jv4: antaboga (woken-as 1)
    woken: 1
    dice market red pe0: 1 1 1 3 3 3
orders red
    buy spice fruit iron
expect
    told all 1 times: bought
    red cargo-of: iron

case the piece of choice costs the same and needs room [shop 10, shop 11]
given
    red charisma: 4
    red cargo-of: 4 fruit
    dice market red pe0: 3 3 4 4 4 4
orders red
    buy chocolate iron
expect
    told all 1 times: bought
    red cargo-of: 4 fruit, chocolate

# ---- visits ----

case a visit needs no action, and leaves the action for something else [shop 1]
given
    red cargo-of: fruit
    dice market red pe0: 1 1 1 1 1 1
orders red
    sell all
    buy 1 fruit
    stall
expect
    done red 1
    done red 2
    done red 3
    pe0 has red stall

case first one sells, then one buys: after the purchase nothing is sold [shop 1, letters 13]
given
    red cargo-of: iron
    dice market red pe0: 1 1 1 1 1 1
orders red
    buy 1 fruit
    sell iron
expect
    done red 1
    refused red 2: bought-already pe0 [shop 1]
    red cargo-of: iron, fruit
    red gold: 18

case one sells once in a visit [shop 1, letters 10]
given
    red cargo-of: iron, silk
orders red
    sell iron
    sell silk
expect
    done red 1
    refused red 2: sold-already pe0 [shop 1]
    red cargo-of: silk
    red gold: 24
    pe0: red traveller, silk-marker

case the dice are rolled once: a second purchase is refused [shop 1, letters 11]
given
    dice market red pe0: 1 2 2 3 3 4
orders red
    buy fruit
    buy spice
expect
    done red 1
    refused red 2: bought-already pe0 [shop 1]
    rolled all 1 times: market
    red cargo-of: fruit
    red gold: 18

case once the dice are rolled the purchase is done, though they show nothing one likes [letters 11]
given
    dice market red pe0: 1 1 2 2 3 3
orders red
    buy iron
      else buy fruit
expect
    done red 1
    not reached red 2
    told all: bought-nothing red pe0
    red cargo-of: empty

case between sale and purchase other lines may stand, even a walk round the city [letters 13]
given
    red cargo-of: fruit
    dice market red pe0: 3 3 3 4 4 4
orders red
    sell all
    recruit
    go pe2
    go pe0
    buy 1 chocolate
expect
    done red 1
    done red 2
    done red 4
    done red 5
    red cargo-of: chocolate
    red gold: 17

case a shop visited in one month is closed in the next and open in the one after [shop 2]
given
    red cargo-of: fruit, iron
orders red
    sell fruit
expect
    done red 1
    red visited 4: 1
next season
given
    dice turn 1: 1
orders red
    sell iron
    buy iron
expect
    refused red 1: shop-later pe0 3 [shop 2]
    refused red 2: shop-later pe0 3 [shop 2]
    rolled nobody: market
    red cargo-of: iron
    red gold: 24
next season
given
    dice turn 1: 1
    dice nation raid: 9
    dice side raid: 1
orders red
    sell iron
expect
    done red 1
    red cargo-of: empty

case only to look is a visit [shop 2]
given
    dice market red pe0: 1 1 1 1 1 1
orders red
    buy iron
expect
    done red 1
    told nobody: bought
next season
given
    dice turn 1: 1
    red cargo-of: fruit
orders red
    sell fruit
expect
    refused red 1: shop-later pe0 3 [shop 2]
    red cargo-of: fruit

case a visit closes no other city's shop, not even in the same turn [shop 2]
given
    red cargo-of: 2 fruit
    red powers-of: gate-of-lamps (uses 2)
    red runes-of: minion-rune
orders red
    sell 1 fruit
    use gate-of-lamps eu0
    sell fruit
expect
    done red 1
    done red 3
    told all: traded red pe0 4
    told all: traded red eu0 4
    red gold: 28
    red visited 4: 1
    red visited 0: 1

case a visit closes no shop to another seat [shop 2]
given
    pe0: red traveller, blue traveller, silk-marker
    jp0: iron-marker
    blue at: pe0
    red cargo-of: fruit
    blue cargo-of: fruit
orders red
    sell all
orders blue
    sell all
expect
    done red 1
    done blue 1
    blue gold: 24

case a refused sale is no visit, and nothing of it is sold [letters 10, letters 2]
given
    red cargo-of: 2 fruit, iron
orders red
    sell iron, 3 fruit
    sell silk
    sell 2 fruit
expect
    refused red 1: not-carried fruit 2
    refused red 2: not-carried silk
    done red 3
    told all 1 times: traded
    red cargo-of: iron
    red gold: 28

case who carries nothing sells nothing [letters 10]
orders red
    sell all
expect
    refused red 1: nothing-to-sell [letters 10]
    told nobody: traded
    red visited 4: 0

case outside a city there is no shop [go 8, letters 10, letters 11]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red cargo-of: fruit
orders red
    sell all
    buy fruit
expect
    refused red 1: not-in-city pe2 [go 8]
    refused red 2: not-in-city pe2 [go 8]
    rolled nobody: market
    red cargo-of: fruit
    red gold: 20

# ---- what a report offers ----

case `sell all` is offered where there is something to sell [letters 10]
given
    red cargo-of: spice
expect
    offered red: sell all

case with nothing to sell `sell all` is not offered [letters 10]
given
    red cargo-of: empty
expect
    not offered red: sell all
