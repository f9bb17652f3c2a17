# SPDX-License-Identifier: MIT
# Letters: the forms of every order and why it is refused, if and else, standing lines, policies and their conditions, and
# what is done where a question has no answer.

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

# ---- Letters and lines ----

case a seat without a letter does nothing in its turn [letters 1]
given
    red cargo-of: silk
expect
    told nobody: sold
    told nobody: stepped
    red at: pe0
    red gold: 20
    red cargo-of: silk

case without a letter the standing lines still count [letters 1]
given
    next-event: muster
orders red
    @ fit medic
expect
    done red 1
    red medic: 1
    standing red: @ fit medic
next season
given
    dice turn 1: 1
expect
    done red @1
    red medic: 2

case without a letter the policies still count [letters 1]
given
    next-event: muster
    pe0: silk-marker
    cn6: red traveller
    red at: cn6
    red bomb: 1
orders red
    when retreat: bomb
expect
    not used red 1
next season
given
    dice turn 1: 1
    pe1: brigand
    brigand-at: pe1
    dice scout none cn6: 1 1
expect
    told all: bomb-thrown red
    told all: fled red none brigand-1

case a refused line has changed nothing, and the next is tried [letters 2]
given
    red cargo-of: 2 fruit
orders red
    sell 3 fruit
    sell 2 fruit
expect
    refused red 1: not-carried fruit 2 [letters 10]
    done red 2
    red gold: 28
    red cargo-of: empty

case each line is tried at the table as it is then: an if reads what the lines above have done [letters 2]
orders red
    if gold >= 20: fit pet
    if gold >= 20: fit rack
    if gold = 15: fit bomb
expect
    done red 1
    false red 2
    done red 3
    red pet: 1
    red rack: 0
    red bomb: 1

case an else is tried when the line above it is refused, and passed by when it is done [letters 2]
given
    red cargo-of: fruit
orders red
    sell silk
      else sell fruit
    fit pet
      else fit rack
expect
    refused red 1: not-carried silk 0
    done red 2
    done red 3
    not reached red 4
    red gold: 19
    red rack: 0

case an else is tried when the if above it does not hold, and may have an if of its own [letters 2]
orders red
    if gold > 20: fit pet
      else if gold < 20: fit rack
      else if gold = 20: fit bomb
      else fit medic
expect
    false red 1
    false red 2
    done red 3
    not reached red 4
    red gold: 15
    red bomb: 1

# ---- The set-up ----

case hero ranks heroes; of those dealt the best of the list is taken [letters 4]
given set-up
    shuffle heroes: mei idris otto raden
orders red
    hero idris mei
orders blue
    hero salman raden
expect
    told only red: hero-dealt red mei
    told only red: hero-dealt red idris
    told all: hero-chosen red idris
    told all: hero-chosen blue raden
    red hero-of: idris
    blue hero-of: raden

case without the order, or with none of those dealt in it, the first hero dealt is taken [letters 4, letters 27]
given set-up
    shuffle heroes: mei idris otto raden
orders blue
    hero salman kaede
expect
    red hero-of: mei
    blue hero-of: otto

case a policy for the hero counts as the order does [letters 27]
given set-up
    shuffle heroes: mei idris otto raden
orders red
    when hero: idris
expect
    red hero-of: idris

case without a word the first points are 2 explorer, 2 charisma, 1 leadership [letters 5]
given set-up
expect
    red explorer: 2
    red charisma: 2
    red leadership: 1

case of more than 4 in one status what is above is passed over, and what is missing is filled up [letters 5, start 8]
given set-up
orders red
    status 5 explorer
expect
    red explorer: 4
    red charisma: 1
    red leadership: 0

case a number between two names of a list, of which the first has none, is asked about [letters 11, letters 10]
given
    red cargo-of: 3 silk, 2 iron
orders red
    sell silk 2 iron
    buy chocolate 2 and spice
    sell silk 2 iron 1
    status charisma 3, leadership
expect
    bad red 1: '2' comes after silk, but a number counts the name after it; to count silk, write 'sell silk, 2 iron'
    bad red 2
    bad red 3
    bad red 4
    red cargo-of: 3 silk, 2 iron

case a comma, "and" or a number before the first name says which is meant [letters 11, letters 10]
given
    red cargo-of: 3 silk, 2 iron
orders red
    sell silk and 2 iron
expect
    done red 1
    red cargo-of: empty

case the first name with its number makes the next ones clear [letters 10]
given
    red cargo-of: 3 silk, iron, spice
orders red
    sell 2 silk iron 1 spice
expect
    done red 1
    red cargo-of: silk

case of more than five points those beyond are passed over [letters 5]
given set-up
orders red
    status 3 charisma 3 leadership
expect
    red explorer: 0
    red charisma: 3
    red leadership: 2

case points not placed are filled up to 2 explorer, then 2 charisma, then 1 leadership [letters 5]
given set-up
orders red
    status 2 leadership
expect
    red explorer: 2
    red charisma: 1
    red leadership: 2

case start with names the caravan [letters 6]
given set-up
orders red
    start with chaser
expect
    red caravan: chaser
    red gold: 20

case without the order the first caravan is the Trader [letters 6]
given set-up
expect
    red caravan: trader

case a caravan of level 2 cannot be the first [letters 6, start 9]
given set-up
orders red
    start with master-chaser
expect
    red caravan: trader
    red gold: 20

case hero, status and start with are orders of the set-up; in a month they do nothing [letters 4, letters 5, letters 6]
orders red
    hero mei
    status 4 leadership
    start with chaser
expect
    red hero-of: salman
    red leadership: 2
    red caravan: trader

# ---- Going ----

case go names several spaces, and each is reached by itself [letters 7]
orders red
    go pe1 pe2
expect
    told all: stepped red pe1
    then told all: stepped red pe2
    red at: pe2

case go walks a shortest way by the first fitting neighbours, stops when the moves are used up, and leaves the rest [letters 7, go 3]
orders red
    go jv0
expect
    done red 1
    told all: stepped red pe3
    then told all: stepped red jv1
    told only red: on-the-way red jv0 [letters 7]
    red at: jv1

case as a standing line it walks on in the next month, and is refused when it is there [letters 7]
given
    next-event: muster
    events top: royal-patrol
orders red
    @ go jv0
expect
    red at: jv1
next season
given
    dice turn 1: 1
expect
    red at: jv0
    done red @1
next season
given
    dice turn 1: 1
expect
    refused red @1: already-there jv0 [letters 7]
    red at: jv0

case go without a move point is refused [letters 7]
orders red
    go pe1 pe2
    go pe3
expect
    done red 1
    refused red 2: no-move [letters 7]
    red at: pe2

case go to where you are is refused [letters 7]
orders red
    go pe0
expect
    refused red 1: already-there pe0 [letters 7]
    red moves: 2

# ---- Scouting and engaging ----

case scout is refused where no merchant is: on a monster's icon, in a city, under a token [letters 8, scout 1]
given
    ru4: merchant-x
    merchants-x: 1
orders red
    scout merchant
    go pe1
    scout merchant
    go ru4
    scout merchant
expect
    refused red 1: no-merchant pe0 [scout 1]
    refused red 3: no-merchant pe1
    refused red 5: no-merchant ru4
    red actions: 1
    told nobody: scouts-merchant

case scout is refused without an action point [letters 8, month 7]
orders red
    stall
    go pe2
    scout merchant
      else go pe3
expect
    done red 1
    refused red 3: no-action [month 7]
    done red 4

case scout is refused without any die [letters 8, scout 4]
given
    red explorer: 0
orders red
    go pe2
    scout merchant
expect
    refused red 2: no-dice explorer [scout 4]
    red actions: 1

case with explorer 0 Eagle eye alone gives the dice, without being asked for [letters 8, power 12]
given
    red explorer: 0
    red runes-of: green-rune
    red powers-of: eagle-eye (uses 2)
    dice scout red pe2: 4 4
orders red
    go pe2
    scout merchant
expect
    done red 2
    told all: power-used red eagle-eye 1
    told all: not-found red

case scout is refused for a target scouted in this turn; the merchants of two spaces are two targets [letters 8, scout 5]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red explorer: 3
    dice scout red pe2: 1 1 4
    dice card-die red: 1 1
    dice scout red ru4: 4 4 4
orders red
    when attack: decline
    scout merchant
    scout merchant
    go ru4
    scout merchant
expect
    done red 2
    refused red 3: scouted-already [scout 5]
    done red 5
    told all: scouts-merchant red ru4

case scout brigand and scout government are refused where they are not [letters 8, scout 1]
given
    in4: brigand
    brigand-at: in4
orders red
    scout brigand
    scout government
expect
    refused red 1: not-there brigand [scout 1]
    refused red 2: not-there government
    red actions: 1

case scout government may be ordered in a city [letters 8]
given
    pe0: red traveller, government, silk-marker
    government-at: pe0
    dice scout red pe0: 4 4
orders red
    scout government
expect
    done red 1
    told all: scouts-band red government
    told all: not-found red

case scout and a seat is refused where that seat is not, and where it is in a city [letters 8, go 8]
given seats 3
    ar0: green traveller
    green at: ar0
    green hero-of: liang
    green caravan: chaser
    jp0: iron-marker
    pe0: red traveller, blue traveller, silk-marker
    blue at: pe0
    dice turn 2: 1
orders red
    scout blue
    scout green
expect
    refused red 1: safe-in-city blue [go 8]
    refused red 2: seat-not-there green * [scout 1]
    red actions: 1

case scout is refused for a mate, and for yourself [letters 8, team 4]
given seats 4 option teams yes
    pe0: silk-marker
    pe2: red traveller, green traveller
    red at: pe2
    green at: pe2
    green hero-of: liang
    green caravan: chaser
    ar0: yellow traveller
    yellow at: ar0
    yellow hero-of: mei
    yellow caravan: chaser
    dice turn 2: 1
    dice turn 3: 1
orders red
    scout green
    scout red
expect
    refused red 1: no-rival green [team 4]
    refused red 2: no-rival red
    red actions: 1

case a seat that is found may be attacked [letters 8, scout 2]
given
    jp0: iron-marker
    pe2: blue traveller
    blue at: pe2
    dice scout red pe2: 1 4
    dice retreat-die blue: 1
orders red
    when attack: attack
    go pe2
    scout blue
orders blue
    when retreat: roll
expect
    told all: scouts-seat red blue
    told all: attacks-seat red blue pe2
    told all: fled blue red
    red wanted: 1

case engage without a word takes the raid first, then the legendary monster, then what stands, then the icon's [letters 9, engage 3]
given
    pe0: silk-marker
    ru1: red traveller, raid, frost-zmey (woken-as 1), minion (card jackal)
    woken: 1
    minion-at: ru1
    raid-at: ru1
    red at: ru1
orders red
    when attack: decline
    when retreat: bomb
    engage
expect
    told all: lets-be red mountain-troll

case engage without a word takes the legendary monster before a standing minion [letters 9, engage 3]
given
    pe0: silk-marker
    ru1: red traveller, frost-zmey (woken-as 1), minion (card jackal)
    woken: 1
    minion-at: ru1
    red at: ru1
    red bomb: 1
orders red
    when attack: decline
    when retreat: bomb
    engage
expect
    told all: lets-be red frost-zmey
    told all: monster-attacks jackal red 3

case engage without a word takes the monster that stands, without dice [letters 9, engage 3]
given
    pe0: silk-marker
    pe1: red traveller, minion (card jackal)
    minion-at: pe1
    red at: pe1
orders red
    when attack: decline
    engage
expect
    told nobody: monster-shown
    told nobody: merchant-shown
    told all: lets-be red jackal

case engage with a word takes what it names [letters 9]
given
    pe0: silk-marker
    pe1: red traveller, raid, minion (card jackal)
    raid-at: pe1
    minion-at: pe1
    red at: pe1
    red bomb: 1
orders red
    when attack: decline
    when retreat: bomb
    engage minion
expect
    told all: lets-be red jackal
    told all: monster-attacks mountain-troll red 9

case engage new takes the icon's monster beside a raid [letters 9, engage 3]
given
    pe0: silk-marker
    pe1: red traveller, raid
    raid-at: pe1
    red at: pe1
    red bomb: 1
    dice card-die red: 1 1
orders red
    when attack: decline
    when retreat: bomb
    engage new
expect
    told all: lets-be red dust-imp
    told all: monster-attacks mountain-troll red 9

case engage new is refused where a minion or a destroyer stands [letters 9, engage 4]
given
    pe0: silk-marker
    pe1: red traveller, minion (card jackal)
    minion-at: pe1
    red at: pe1
    red bomb: 1
orders red
    when retreat: bomb
    engage new
expect
    refused red 2: monster-stands pe1 [engage 4]
    red actions: 1

case engage is refused where no such monster is: in a city, at a merchant's icon, under a token, or of another kind [letters 9, engage 1]
given
    pe1: monster-x
    monsters-x: 1
orders red
    engage
    go pe2
    engage
    engage legendary
    engage minion
    go pe1
    engage
    engage new
expect
    refused red 1: no-monster pe0 [engage 1]
    refused red 3: no-monster pe2
    refused red 4: no-monster pe2
    refused red 5: no-monster pe2
    refused red 7: no-monster pe1
    refused red 8: no-monster pe1
    red actions: 1
    told nobody: engages

case engage is refused without an action point [letters 9, month 7]
orders red
    stall
    go pe1
    engage
expect
    refused red 3: no-action [month 7]
    pe1: red traveller

# ---- The shop ----

case sell with a number sells so many, sell all sells everything [letters 10]
given
    red cargo-of: 2 fruit, silk
    jp0: blue traveller, iron-marker
    blue cargo-of: 2 spice, iron
orders red
    sell 1 fruit silk
orders blue
    sell all
expect
    red cargo-of: fruit
    red gold: 30
    blue cargo-of: empty
    blue gold: 34

case a good named without a number goes with all its pieces [letters 10]
given
    red cargo-of: 3 fruit, silk
orders red
    sell fruit
expect
    told all 3 times: sold red fruit 4
    red cargo-of: silk

case sell is refused outside a city, and with nothing on the cart [letters 10]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red cargo-of: fruit
orders red
    sell fruit
orders blue
    sell all
expect
    refused red 1: not-in-city pe2 [go 8]
    refused blue 1: nothing-to-sell [letters 10]
    red cargo-of: fruit

case a second sale in one visit is refused [letters 10, shop 1]
given
    red cargo-of: fruit, silk
orders red
    sell fruit
    sell silk
expect
    done red 1
    refused red 2: sold-already pe0 [shop 1]
    red cargo-of: silk

case after the purchase nothing is sold, and nothing is bought again [letters 13, letters 11]
given
    red cargo-of: silk
    dice market red pe0: 1 1 2 3 4 5
orders red
    buy 1 fruit
    sell silk
    buy 1 spice
expect
    done red 1
    refused red 2: bought-already pe0 [shop 1]
    refused red 3: bought-already pe0 [shop 1]
    red cargo-of: silk, fruit

case a sale and the purchase after it are one visit, with other lines between them [letters 13]
given
    red cargo-of: fruit
    dice market red pe0: 1 1 2 3 4 5
orders red
    sell fruit
    fit pet
    buy iron
expect
    done red 1
    done red 2
    done red 3
    red cargo-of: iron
    red gold: 17

case buy takes what the dice show of the list, best first, and of each no more than they show [letters 11]
given
    red gold: 6
    dice market red pe0: 1 5 2 2 4 1
orders red
    buy iron medicine spice fruit
expect
    told all: bought red iron 2
    told all: bought red medicine 2
    told all 1 times: bought red spice 2
    told nobody: bought red fruit
    red cargo-of: iron, medicine, spice
    red gold: 0

case buy with a number takes no more than so many [letters 11]
given
    dice market red pe0: 5 5 5 2 2 1
orders red
    buy 2 iron 1 spice
expect
    red cargo-of: 2 iron, spice
    red gold: 14

case with charisma 4 the first good listed that the dice do not show is the one of choice [letters 11, shop 11]
given
    red charisma: 4
    dice market red pe0: 2 2 2 2 1 1
orders red
    buy 1 fruit iron medicine
expect
    told all: bought red iron
    told nobody: bought red medicine
    red cargo-of: fruit, iron

case with charisma 4 a good that the dice show no longer is the one of choice, too [letters 11, shop 11]
given
    red charisma: 4
    dice market red pe0: 5 2 2 2 1 1
orders red
    buy 2 iron medicine
expect
    red cargo-of: 2 iron

case buy is refused outside a city, without room, and without the gold for a piece; no dice are rolled [letters 11]
given
    red cargo-of: 4 fruit, spice
    red gold: 10
    blue gold: 3
    blue at: jp0
orders red
    buy any
    go pe2
    buy any
orders blue
    buy any
expect
    refused red 1: no-room * [shop 8]
    refused red 3: not-in-city pe2
    refused blue 1: cannot-pay 4 3 [start 14]
    told nobody: on-offer

case buy is not refused once the dice are rolled, even if they show nothing of the list [letters 11]
given
    dice market red pe0: 1 1 1 2 2 2
orders red
    buy iron
    sell all
expect
    done red 1
    told all: bought-nothing red pe0
    red gold: 20
    red cargo-of: empty

case buy any takes iron, medicine, silk, chocolate, spice, fruit in this order [letters 12]
given
    pe0: red traveller, iron-marker
    jp0: blue traveller, silk-marker
    red caravan: chaser
    dice market red pe0: 1 2 3 4 5 6
orders red
    buy any
expect
    red cargo-of: medicine, silk, chocolate
    told nobody: bought red iron

case with max a buy is refused when a piece costs more, without dice and without a visit [letters 12]
given
    red cargo-of: fruit
orders red
    buy any max 1
    sell fruit
expect
    refused red 1: too-dear 2 1 [letters 12]
    told nobody: on-offer
    done red 2

case with max a buy is done when a piece costs just that [letters 12]
given
    dice market red pe0: 1 2 3 4 5 6
orders red
    buy iron max 2
expect
    done red 1
    red cargo-of: iron

# ---- Stalls, workshop, recruiter ----

case stall is refused outside a city [letters 14]
orders red
    go pe2
    stall
expect
    refused red 2: not-in-city pe2
    red actions: 1
    red gold: 20

case stall is refused without the gold [letters 14]
given
    red gold: 4
orders red
    stall
expect
    refused red 1: cannot-pay 5 4
    pe0 has 0 red stall

case stall is refused without the action point [letters 14]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    dice scout red pe2: 4 4
orders red
    scout merchant
    go pe0
    stall
expect
    refused red 3: no-action
    pe0 has 0 red stall

case stall is refused where there is one, your own as well [letters 14, stall 1]
given
    pe0: red traveller, red stall, silk-marker
orders red
    stall
expect
    refused red 1: stall-there pe0 red [stall 1]
    red actions: 1

case workshop is refused outside a city, for the one you have, and where gold and resale together do not pay [letters 15]
given
    red gold: 34
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
orders red
    workshop chaser
    go pe0
    workshop trader
    workshop master-trader
expect
    refused red 1: not-in-city pe2
    refused red 3: same-caravan trader [letters 15]
    refused red 4: no-trade-in [workshop 3]
    red caravan: trader
    red gold: 34

case workshop counts the resale of caravan and upgrades for the price [letters 15, workshop 4]
given
    red gold: 33
    red pet: 1
orders red
    workshop master-trader
expect
    done red 1
    red caravan: master-trader
    red pet: 0
    red gold: 0

case fit passes over what the gold does not reach, and what may not be had twice [letters 3, letters 16]
given
    red gold: 14
    red pet: 1
orders red
    fit pet rack medic bomb
expect
    done red 1
    red pet: 1
    red rack: 1
    red medic: 1
    red bomb: 0
    red gold: 4

case fit is refused only if nothing of its list can be done [letters 3, letters 16]
given
    red bomb: 1
    red medic: 3
    red gold: 4
orders red
    fit bomb medic
    fit pet
    go pe2
    fit pet
expect
    refused red 1: upgrade-full bomb 1 [workshop 5]
    refused red 2: cannot-pay 5 4
    refused red 4: not-in-city pe2
    red gold: 4

case strip sells upgrades, and is refused for what you have not and outside a city [letters 16]
given
    red bomb: 1
    red medic: 2
orders red
    strip bomb medic
    strip pet
    go pe2
    strip medic
expect
    done red 1
    refused red 2: no-upgrade pet [letters 16]
    refused red 4: not-in-city pe2
    red bomb: 0
    red medic: 1
    red gold: 24

case recruit without a number hires one, with a number as many as leadership and gold allow [letters 17]
given
    red leadership: 4
    red gold: 19
    blue leadership: 3
orders red
    recruit 4
orders blue
    recruit
expect
    done red 1
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3)
    red gold: 4
    blue soldiers-of: soldier (slot 1)
    blue gold: 15

case recruit is refused without a free slot, without the gold for one, and outside a city [letters 17]
given
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    blue gold: 4
    blue leadership: 1
orders red
    recruit
    go pe2
    recruit
orders blue
    recruit 3
expect
    refused red 1: no-slot 2 [recruit 1]
    refused red 3: not-in-city pe2
    refused blue 1: cannot-pay 5 4
    red gold: 20

case heal without names takes level 2 first, then the lowest slot, as far as the gold goes [letters 18, letters 3]
given
    red gold: 5
    red leadership: 4
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, fainted 1), soldier (slot 3, level 2, fainted 1), soldier (slot 4)
orders red
    heal
expect
    done red 1
    red gold: 1
    red soldiers-of: soldier (slot 1, fainted 0), soldier (slot 2, fainted 1), soldier (slot 3, level 2, fainted 0), soldier (slot 4, fainted 0)

case heal with names takes these in their order, and passes over who stands [letters 18, letters 3]
given
    red gold: 3
    red leadership: 3
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, fainted 1), soldier (slot 3)
orders red
    heal s3 s2 s1
expect
    done red 1
    red gold: 1
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, fainted 0), soldier (slot 3, fainted 0)

case heal is refused when nobody named has fainted, and outside a city [letters 18]
given
    red soldiers-of: soldier (slot 1), soldier (slot 2, fainted 1)
    blue leadership: 1
    blue soldiers-of: soldier (slot 1)
orders red
    heal s1
    go pe2
    heal
orders blue
    heal
expect
    refused red 1: not-fainted s1 [letters 18]
    refused red 3: not-in-city pe2
    refused blue 1: nobody-fainted [letters 18]
    red gold: 20

case train pays for all it can before the first die, in the order of its list [letters 19, letters 3]
given
    red gold: 12
    red hero-ep: 6
    red soldiers-of: soldier (slot 1, ep 6), soldier (slot 2, ep 6)
    dice training red s2: 4
    dice training red hero: 1
orders red
    train s2 hero s1
expect
    told all: training-paid red 2 10
    then told all: training-rolled red s2 4 3
    then told all: training-rolled red hero 1 3
    red gold: 2
    red hero-level: 2
    red soldiers-of: soldier (slot 1, level 1, ep 6), soldier (slot 2, level 1, ep 6)

case train passes over who cannot be trained [letters 19, letters 3]
given
    red hero-level: 2
    red soldiers-of: soldier (slot 1, ep 5), soldier (slot 2, ep 6)
    dice training red s2: 3
orders red
    train hero s1 s2
expect
    done red 1
    red gold: 15
    red soldiers-of: soldier (slot 1, level 1, ep 5), soldier (slot 2, level 2)

case train is refused for who has too little experience, is of level 2, or is not there [letters 19]
given
    red hero-level: 2
    red soldiers-of: soldier (slot 1, ep 5)
orders red
    train s1
    train hero
    train s2
    go pe2
    train s1
expect
    refused red 1: too-little-ep s1 5 6 [train 4]
    refused red 2: level-2-already hero [train 4]
    refused red 3: no-such-soldier s2 [letters 19]
    refused red 5: not-in-city pe2
    red gold: 20

case train surely costs 15 gold each, and rolls no die [letters 19, train 6]
given
    red gold: 29
    red hero-ep: 6
    red soldiers-of: soldier (slot 1, ep 6)
orders red
    train surely s1 hero
expect
    done red 1
    told nobody: training-rolled
    red gold: 14
    red hero-level: 1
    red soldiers-of: soldier (slot 1, level 2)

case who was trained this month cannot be trained again, not even surely [letters 19, train 7]
given
    red gold: 40
    red soldiers-of: soldier (slot 1, ep 6)
    dice training red s1: 6
orders red
    train s1
    train surely s1
expect
    refused red 2: trained-already s1 [train 7]
    red gold: 35

case medic raises fainted soldiers anywhere, a pack each: level 2 first, then the lowest slot [letters 20, workshop 7]
given
    red medic: 2
    red leadership: 4
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, fainted 1), soldier (slot 3, level 2, fainted 1), soldier (slot 4)
orders red
    go pe2
    medic
expect
    done red 2
    red medic: 0
    red soldiers-of: soldier (slot 1, fainted 0), soldier (slot 2, fainted 1), soldier (slot 3, level 2, fainted 0), soldier (slot 4, fainted 0)

case medic with names takes these [letters 20]
given
    red medic: 2
    red leadership: 3
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, fainted 1), soldier (slot 3, fainted 1)
orders red
    medic s3
expect
    red medic: 1
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, fainted 1), soldier (slot 3, fainted 0)

case medic is refused without a pack and without a fainted soldier [letters 20]
given
    red soldiers-of: soldier (slot 1, fainted 1)
    blue medic: 1
    blue leadership: 1
    blue soldiers-of: soldier (slot 1)
orders red
    medic
orders blue
    medic
expect
    refused red 1: no-upgrade medic
    refused blue 1: nobody-fainted
    blue medic: 1

# ---- Quests and powers ----

case quest new keeps the first drawn if nothing is said, and lays the other open [letters 21, letters 34]
given
    quests top: love-letter, bell-tower
    dice nation quest red: 1
orders red
    quest new
expect
    told only red: quest-drawn red love-letter
    told all: quest-accepted red love-letter eu0
    told all: quest-rejected red bell-tower
    red quest-of: love-letter
    open-quests has bell-tower

case keep-quest says which of the two drawn is kept [letters 34]
given
    quests top: love-letter, bell-tower
orders red
    when keep-quest: bell-tower
    quest new
expect
    red quest-of: bell-tower
    open-quests has love-letter

case keep-quest none keeps neither; the action is spent [letters 34, quest 1]
given
    quests top: love-letter, bell-tower
orders red
    when keep-quest: none
    quest new
expect
    red quest-of: empty
    open-quests has love-letter, bell-tower
    red actions: 0

case quest new and take are refused outside a city, and take for a quest that is not open [letters 21]
given
    open-quests: arena, escort, treasure
orders red
    take love-letter
    go pe2
    quest new
    take arena
expect
    refused red 1: not-open love-letter [letters 21]
    refused red 3: not-in-city pe2
    refused red 4: not-in-city pe2
    red quest-of: empty
    red actions: 1

case quest new and take are refused with a quest in hand [letters 21, quest 4]
given
    open-quests: arena, escort, treasure
    red quest-of: pest-control
orders red
    quest new
    take arena
expect
    refused red 1: has-quest pest-control [quest 4]
    refused red 2: has-quest pest-control
    red actions: 1

case quest new and take are refused without an action point [letters 21]
given
    open-quests: arena, escort, treasure
orders red
    stall
    quest new
    take arena
expect
    refused red 2: no-action
    refused red 3: no-action
    red quest-of: empty

case quest is refused without a quest and in a wrong place [letters 22]
given
    red quest-of: love-letter (waypoint 0 eu0)
    red quest-at 0: eu0
orders red
    quest
orders blue
    quest
expect
    refused red 1: not-here love-letter eu0 [quest 9]
    refused blue 1: no-quest [letters 22]
    red quest-of: love-letter

case quest is refused without what it asks for [letters 22, quest 16]
given
    red quest-of: fruit-relief (waypoint 0 pe0)
    red quest-at 0: pe0
    red cargo-of: fruit
orders red
    quest
expect
    refused red 1: nothing-to-give fruit 2 [quest 16]
    red cargo-of: fruit
    red gold: 20

case quest is refused without the action point it costs [letters 22]
given
    red quest-of: court-speech (waypoint 0 pe0)
    red quest-at 0: pe0
orders red
    stall
    quest
expect
    refused red 2: no-action
    red quest-of: court-speech

case quest is refused after a failure in the same turn [letters 22, quest 11]
given
    red runes-of: green-rune
    red powers-of: second-breath (uses 1)
    red quest-of: court-speech (waypoint 0 pe0)
    red quest-at 0: pe0
    dice quest-die red: 4 4
orders red
    quest
    use second-breath
    quest
expect
    told all: step-failed red court-speech pe0
    done red 2
    refused red 3: tried-already court-speech [quest 11]
    red actions: 1

case quest is refused for an Escort that failed [letters 22, quest 18]
given
    red quest-of: escort (waypoint 0 pe0)
    red quest-at 0: pe0
    red quest-failed: 1
orders red
    quest
expect
    refused red 1: quest-has-failed escort [quest 18]
    red quest-of: escort

case drop quest costs 5 gold, anywhere, and no action [letters 23, quest 6]
given
    red quest-of: escort (waypoint 0 eu0)
    red quest-at 0: eu0
orders red
    go pe2
    drop quest
expect
    done red 2
    red quest-of: empty
    red gold: 15
    red actions: 1
    open-quests has escort

case drop quest is refused without a quest, and without 5 gold [letters 23]
given
    red quest-of: pest-control
    red gold: 4
orders red
    drop quest
orders blue
    drop quest
expect
    refused red 1: cannot-pay 5 4
    refused blue 1: no-quest
    red quest-of: pest-control

case use is refused without the card, for a purple one, and for one that is asked about [letters 24]
given
    red runes-of: green-rune, yellow-rune, hero-rune, stall2-rune
    stage: 2
    red powers-of: flame (uses 1), scholar (uses 2)
orders red
    use wind-step
    use flame
    use scholar
expect
    refused red 1: no-power wind-step [letters 24]
    refused red 2: not-by-order flame [letters 24]
    refused red 3: not-by-order scholar [letters 24]
    red powers-of: flame (uses 1), scholar (uses 2)

case use mending is refused without a fainted soldier [letters 24]
given
    red runes-of: green-rune
    red powers-of: mending (uses 2)
    red soldiers-of: soldier (slot 1)
orders red
    use mending
expect
    refused red 1: nobody-fainted
    red powers-of: mending (uses 2)

case use second-breath is refused a second time in a turn [letters 24, power 11]
given
    red runes-of: green-rune
    red powers-of: second-breath (uses 2)
orders red
    use second-breath
    use second-breath
expect
    done red 1
    refused red 2: once-a-turn second-breath [power 11]
    red actions: 2
    red powers-of: second-breath (uses 1)

case use gate-of-lamps asks for a city, another than where you are, and for a move point [letters 24, power 16]
given
    red runes-of: green-rune
    red powers-of: gate-of-lamps (uses 2)
orders red
    use gate-of-lamps
    use gate-of-lamps pe0
    go pe1 pe0
    use gate-of-lamps ar0
expect
    refused red 1: city-missing gate-of-lamps [letters 24]
    refused red 2: already-there pe0
    refused red 4: no-move
    red powers-of: gate-of-lamps (uses 2)
    red at: pe0

case another card than the gate wants no city [letters 24]
given
    red runes-of: green-rune
    red powers-of: wind-step (uses 2)
orders red
    use wind-step ar0
expect
    refused red 1: no-city-wanted wind-step [letters 24]
    red moves: 2

case raise says which status gets the next point; what may not rise is passed over [letters 25]
given
    red hero-ep: 6
    red explorer: 1
    red charisma: 4
    dice training red hero: 1
orders red
    raise charisma leadership
    train hero
expect
    told all: raised red leadership 3
    red charisma: 4
    red leadership: 3
    red explorer: 1

case without a word the lowest status rises [letters 25]
given
    red hero-ep: 6
    red explorer: 3
    red charisma: 2
    red leadership: 1
    dice training red hero: 1
orders red
    train hero
expect
    told all: raised red leadership 2

case of equally low ones explorer rises before charisma and leadership [letters 25]
given
    red hero-ep: 6
    dice training red hero: 1
    blue hero-ep: 6
    blue explorer: 4
    blue charisma: 1
    blue leadership: 1
    dice training blue hero: 1
orders red
    train hero
orders blue
    train hero
expect
    told all: raised red explorer 3
    told all: raised blue charisma 2

# ---- Toll and ban ----

case without an answer the toll is paid [letters 26, stall 5]
given
    pe0: red traveller, blue stall, silk-marker
    blue charisma: 4
    red cargo-of: fruit
orders red
    sell fruit
expect
    told all: toll-paid red blue pe0 2
    done red 1
    red gold: 22

case who shuns the toll has the order refused [letters 26, stall 6]
given
    pe0: red traveller, blue stall, silk-marker
    blue charisma: 4
    red cargo-of: fruit
orders red
    when toll if seat = 1 and of = blue: shun
    sell fruit
expect
    refused red 2: shunned pe0 blue [stall 6]
    told nobody: toll-paid
    red cargo-of: fruit
    red gold: 20

case a rival with charisma 5 bars you from the hall [letters 26, stall 7]
given
    pe0: red traveller, blue stall, silk-marker
    blue charisma: 5
    blue trophies: antaboga
    woken: 1
    red cargo-of: fruit
orders red
    sell fruit
    fit pet
    recruit
    stall
    quest new
    buy any
expect
    refused red 1: barred-out pe0 blue [stall 7]
    refused red 2: barred-out pe0 blue
    refused red 3: barred-out pe0 blue
    refused red 4: barred-out pe0 blue
    refused red 5: barred-out pe0 blue
    refused red 6: barred-out pe0 blue
    red gold: 20
    red actions: 1

# ---- Cards and attacks ----

case of two slot cards the one with fewer hit points is chosen if nothing is said [letters 28]
given
    dice card-die red: 6 2
orders red
    when attack: decline
    go pe1
    engage
expect
    told all: monster-shown red wyvern 6
    told all: monster-shown red jackal 2
    told all: monster-chosen red jackal
    told all: lets-be red jackal

case a policy chooses the card, by a set of the box or by a number [letters 28]
given
    red explorer: 3
    dice scout red pe2: 1 4 4
    dice card-die red: 2 5
    jp0: iron-marker
    jp4: blue traveller
    blue at: jp4
    blue explorer: 2
    dice scout blue jp4: 1 4
    dice card-die blue: 3 6
orders red
    when card: yellow-card
    when attack: decline
    go pe2
    scout merchant
orders blue
    when card: highest loot
    when attack: decline
    scout merchant
expect
    told all: merchant-chosen red iron-wagon-1
    told all: merchant-chosen blue silk-caravan-1

case a policy for the card may hang on what is left of the turn and who stands [letters 28]
given
    red soldiers-of: soldier (slot 1), soldier (slot 2, fainted 1)
    dice card-die red: 1 5
orders red
    when card if ready > 2: highest hp
    when card if actions = 1: highest hp
    when card if actions = 0 and moves = 1 and ready = 1: ogre
    when attack: decline
    go pe1
    engage
expect
    not used red 1
    not used red 2
    used red 3 1 times
    told all: monster-chosen red ogre

case without an answer a lone hero attacks a monster of 2 hit points [letters 29]
given
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
    dice loot-die red: 1
orders red
    go pe1
    engage
expect
    told all: hunts red dust-imp pe1 2
    told all: defeated red dust-imp

case without an answer a lone hero declines a monster of 3 hit points [letters 29]
given
    dice card-die red: 3 3
orders red
    go pe1
    engage
expect
    told all: lets-be red ghoul
    told nobody: hunts

case without an answer the damage of hero and soldiers who stand counts twice, by their level [letters 29]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red leadership: 3
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2, fainted 1), soldier (slot 3, fainted 1)
    dice card-die red: 6 6
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red s1: 1
    dice retreat-die red: 1
orders red
    when retreat if stage = 2: roll
    engage
expect
    told all: hunts red wyvern pe1 6
    told all: fled red none wyvern

case without an answer one damage less declines: the fainted do not count [letters 29]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red leadership: 3
    red soldiers-of: soldier (slot 1), soldier (slot 2, level 2, fainted 1), soldier (slot 3, fainted 1)
    dice card-die red: 5 5
orders red
    engage
expect
    told all: lets-be red ogre
    told nobody: hunts

case without an answer the hit points of all soldiers of a band are summed [letters 29]
given seats 3
    pe0: silk-marker
    in4: red traveller, blue traveller, government
    government-at: in4
    red at: in4
    jp0: iron-marker
    blue at: in4
    red leadership: 3
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3)
    blue explorer: 2
    blue leadership: 2
    blue soldiers-of: soldier (slot 1), soldier (slot 2)
    ar0: green traveller
    green at: ar0
    green hero-of: liang
    green caravan: chaser
    dice turn 2: 1
    dice scout red in4: 1 4
    dice retreat-die red: 1
    dice scout blue in4: 1 4
    dice scout none in4: 4 4 4
orders red
    when retreat: roll
    scout government
orders blue
    scout government
expect
    told all: attacks-band red government-1 in4
    told nobody: attacks-band blue
    told all: declines blue government-1

case without an answer a seat's hero counts with his hit points among those who stand [letters 29]
given
    pe0: silk-marker
    jp0: iron-marker
    in4: red traveller, blue traveller
    red at: in4
    blue at: in4
    red soldiers-of: soldier (slot 1)
    dice scout red in4: 1 4
    dice retreat-die blue: 1
orders red
    scout blue
orders blue
    when retreat: roll
expect
    told all: attacks-seat red blue in4

case without an answer a lone hero spares a hero of 4 hit points [letters 29]
given
    pe0: silk-marker
    jp0: iron-marker
    in4: red traveller, blue traveller
    red at: in4
    blue at: in4
    dice scout red in4: 1 4
orders red
    scout blue
expect
    told all: spares red blue
    told nobody: attacks-seat
    red wanted: 0

case attack may hang on the card that is known: what is not named is declined [letters 28, letters 29]
given
    dice card-die red: 1 1
orders red
    when attack if foe = jackal: attack
    when attack if foe-hp > 2: attack
    when attack: decline
    go pe1
    engage
expect
    not used red 1
    not used red 2
    used red 3
    told all: lets-be red dust-imp

case attack may hang on who the enemy is, on his hit points and on those who stand [letters 28]
given
    red soldiers-of: soldier (slot 1), soldier (slot 2, fainted 1)
    dice card-die red: 5 5
    dice hero-die red: 6
    dice skill-die red: 6
    dice soldier-die red s1: 6
    dice retreat-die red: 1
orders red
    when attack if against = merchant: decline
    when attack if against = monster and foe-hp = 5 and foes = 1 and ready = 1 and defending = no: attack
    when attack: decline
    when retreat if stage > 1 and ready = 0: roll
    go pe1
    engage
expect
    used red 2 1 times
    not used red 3
    told all: hunts red ogre pe1 5
    then told all: faints red s1
    then told all: fled red none ogre

case nth tells how often a question was put: the first offer is declined, the second attacked [letters 28]
given
    red runes-of: green-rune
    red powers-of: second-breath (uses 1)
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
    dice loot-die red: 1
orders red
    when attack if nth = 1: decline
    when attack: attack
    go pe1
    engage
    use second-breath
    engage
expect
    told all: lets-be red dust-imp
    then told all: hunts red dust-imp pe1 2
    used red 1 1 times
    used red 2 1 times

case a policy with a name falls to the next one where the name is not to be had [letters 28]
given
    dice card-die red: 1 2
orders red
    when card: wyvern
    when card: jackal
    when attack: decline
    go pe1
    engage
expect
    not used red 1
    told all: monster-chosen red jackal

# ---- What is asked before a roll ----

case without an answer no bomb is spent on a scouting that failed [letters 30]
given
    red bomb: 1
    dice scout red pe2: 4 4
orders red
    go pe2
    scout merchant
expect
    told nobody: bomb-for-scouts
    told all: not-found red
    red bomb: 1

case scout-bomb throws all dice again, once, if nothing was found [letters 30, scout 6]
given
    red bomb: 1
    dice scout red pe2: 4 4 5 1
    dice card-die red: 1 1
orders red
    when scout-bomb if low = 0: yes
    when attack: decline
    go pe2
    scout merchant
expect
    told all: bomb-for-scouts red
    told all: declines red fruit-peddler-1
    red bomb: 0

case scout-bomb with a condition keeps the bomb when the target is found [letters 30]
given
    red bomb: 1
    dice scout red pe2: 4 1
    dice card-die red: 1 1
orders red
    when scout-bomb if low = 0: yes
    when attack: decline
    go pe2
    scout merchant
expect
    told nobody: bomb-for-scouts
    red bomb: 1

case without an answer Eagle eye is kept; with yes it adds two dice [letters 30, power 12]
given
    red runes-of: green-rune
    red powers-of: eagle-eye (uses 2)
    blue explorer: 1
    blue runes-of: green-rune
    blue powers-of: eagle-eye (uses 2)
    dice scout red pe2: 4 4
    dice scout blue jp4: 4 4 4
orders red
    go pe2
    scout merchant
orders blue
    when eagle-eye if dice < 2: yes
    go jp4
    scout merchant
expect
    told nobody: power-used red
    told all: power-used blue eagle-eye 1
    red powers-of: eagle-eye (uses 2)
    blue powers-of: eagle-eye (uses 1)

case without an answer Golden tongue is kept; with yes each piece costs 1 less [letters 30, power 13]
given
    red runes-of: green-rune
    red powers-of: golden-tongue (uses 2)
    blue charisma: 1
    blue runes-of: green-rune
    blue powers-of: golden-tongue (uses 2)
    dice market red pe0: 1 2 3 4 5 5
    dice market blue jp0: 1 2 3 4 4 6
orders red
    buy 2 iron
orders blue
    when golden-tongue if price > 2: yes
    buy 2 medicine
expect
    told nobody: power-used red
    red gold: 16
    told all: power-used blue golden-tongue 1
    blue gold: 16

case without an answer Scholar is kept; with yes a training die is rolled again [letters 30, power 17]
given
    red runes-of: green-rune
    red powers-of: scholar (uses 2)
    red hero-ep: 6
    blue runes-of: green-rune
    blue powers-of: scholar (uses 2)
    blue hero-ep: 6
    dice training red hero: 4
    dice training blue hero: 4 3
orders red
    train hero
orders blue
    when scholar: yes
    train hero
expect
    red hero-level: 1
    red powers-of: scholar (uses 2)
    blue hero-level: 2
    told all: power-used blue scholar 1

case without an answer nobody gets a medic pack before a battle [letters 30]
given
    red medic: 1
    red bomb: 1
    red soldiers-of: soldier (slot 1, fainted 1)
    dice card-die red: 1 1
orders red
    when attack: attack
    when retreat: bomb
    go pe1
    engage
expect
    told nobody: medic-used
    red medic: 1

case medic names who gets a pack before a battle [letters 30, workshop 7]
given
    red medic: 2
    red bomb: 1
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, fainted 1)
    dice card-die red: 1 1
orders red
    when attack: attack
    when medic if against = monster: s2, none
    when retreat: bomb
    go pe1
    engage
expect
    told all: hunts red dust-imp pe1 2
    then told all: medic-used red 1
    red medic: 1
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, fainted 0)

# ---- What is asked in battle ----

case without an answer no purple card is laid [letters 31]
given
    red runes-of: green-rune
    red powers-of: flame (uses 1)
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
    dice loot-die red: 1
orders red
    when attack: attack
    when power-card: none
    go pe1
    engage
expect
    told nobody: power-used
    red powers-of: flame (uses 1)

case power lays cards, on conditions of the enemy and the stage [letters 31]
given
    red runes-of: green-rune, hero-rune
    red powers-of: flame (uses 1)
    red bomb: 1
    dice card-die red: 5 5
    dice hero-die red: 6
    dice skill-die red: 6
    dice nation waking red: 9
orders red
    when attack: attack
    when power if against = seat: flame
    when power if stage = 2: flame
    go pe1
    engage
expect
    told nobody: power-used                 # the hero is dead after the first stage
    red powers-of: flame
    not used red 2
    not used red 3

case power lays a card before the first stage when its condition holds [letters 31, power 18]
given
    red runes-of: green-rune, hero-rune
    red powers-of: flame (uses 1)
    dice card-die red: 3 3
    dice loot-die red: 1
    dice cargo-die red: 6
orders red
    when attack: attack
    when power if foe-hp >= 3 and against = monster: flame
    when power-card: none
    go pe1
    engage
expect
    told all: power-laid red flame
    told all: defeated red ghoul
    power-pile has flame

case retreat is answered by conditions: fight on while a soldier stands, then roll [letters 31]
given
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 6 6
    dice hero-die red: 6 6
    dice skill-die red: 6 6
    dice soldier-die red: 6 6 6
    dice retreat-die red: 3
orders red
    when attack: attack
    when retreat if ready >= 1: no
    when retreat: roll
    go pe1
    engage
expect
    told all 2 times: skill-rolled red
    told all: fled red none wyvern
    used red 3 1 times
    red at: pe1

case without an answer nobody retreats: he dies [letters 31]
given
    red bomb: 1
    red soldiers-of: soldier (slot 1)
    dice card-die red: 6 6
    dice hero-die red: 6 6
    dice skill-die red: 6 6
    dice soldier-die red: 6
    dice nation waking red: 9
orders red
    when attack: attack
    go pe1
    engage
expect
    told all: slain red none pe1
    told nobody: retreat-rolled
    told nobody: bomb-thrown
    red bomb: 1

case roll before the first stage against a monster is no answer, so the next policy for the question is looked at [letters 31, monster 6]
given
    red bomb: 1
    dice card-die red: 6 6
orders red
    when attack: attack
    when retreat: roll
    when retreat: bomb
    go pe1
    engage
expect
    told nobody: retreat-rolled
    told nobody: stage-begins 2
    told all: bomb-thrown red
    told all: fled red none wyvern

case without an answer level 1 faints before level 2, then the lowest slot [letters 32]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red leadership: 3
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2), soldier (slot 3)
    dice card-die red: 6 6
    dice hero-die red: 6
    dice skill-die red: 6
    dice soldier-die red: 6 6 6
    dice retreat-die red: 1
orders red
    when attack: attack
    when retreat if stage = 2: roll
    engage
expect
    told all: faints red s2
    told all 1 times: faints

case faint says who faints, while a soldier stands never the hero [letters 32, monster 3]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red leadership: 3
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2), soldier (slot 3)
    dice card-die red: 6 6
    dice hero-die red: 6
    dice skill-die red: 6
    dice soldier-die red: 6 6 6
    dice retreat-die red: 1
orders red
    when attack: attack
    when faint: hero, s3, s1
    when retreat if stage = 2: roll
    engage
expect
    told all: faints red s3
    told all 1 times: faints

case without an answer damage goes for the weakest first, then the lowest slot [letters 32, band 3]
given
    pe1: brigand
    brigand-at: pe1
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice hero-die red: 6 6
    dice skill-die red: 6 6
    dice soldier-die red s1: 6 1
    dice soldier-die red s2: 1 1
    dice band-die brigand: 6 6 6 6 6 6
    dice retreat-die red: 1
    dice scout none pe1: 6 6
orders red
    when retreat if stage = 3: roll
    go pe1
expect
    told all: hurt none s1 1 1
    then told all: stage-begins 2
    then told all: hurt none s1 1 0
    told all: hurt none s2 1 1
    told nobody: hurt none s3

case damage says how it is spread: a number for each name, and without a number one point [letters 32, band 3]
given
    pe1: brigand
    brigand-at: pe1
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red: 1 1
    dice band-die brigand: 6 6 6
    dice retreat-die red: 1
    dice scout none pe1: 6 6
orders red
    when damage: 9 s3, s2
    when retreat if stage = 2: roll
    go pe1
expect
    told all: hurt none s3 2 0
    told all: hurt none s2 1 1
    told nobody: hurt none s1

case without an answer the missed die of the highest damage is rolled again, a soldier's of level 2 before that of a hero of level 1 [letters 32, fight 8]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red leadership: 4
    red soldiers-of: soldier (slot 1), soldier (slot 2, level 2)
    dice card-die red: 6 6
    dice hero-die red: 6
    dice skill-die red: 6
    dice soldier-die red: 6 6
    dice again red s2: 1
    dice retreat-die red: 1
orders red
    when attack: attack
    when retreat if stage = 2: roll
    engage
expect
    told all: rolls-again red s2 1 3
    told all 1 times: rolls-again
    told all: foe-hurt wyvern 2 4

case of equal damage the hero's die is rolled again first [letters 32, fight 8]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red leadership: 4
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 6 6
    dice hero-die red: 6
    dice skill-die red: 6
    dice soldier-die red: 6 6
    dice again red hero: 1
    dice retreat-die red: 1
orders red
    when attack: attack
    when retreat if stage = 2: roll
    engage
expect
    told all: rolls-again red hero 1 3
    told all 1 times: rolls-again

case reroll says whose die it is [letters 32, fight 8]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red leadership: 4
    red soldiers-of: soldier (slot 1), soldier (slot 2)
    dice card-die red: 6 6
    dice hero-die red: 6
    dice skill-die red: 6
    dice soldier-die red: 1 6
    dice again red s2: 5
    dice retreat-die red: 1
orders red
    when attack: attack
    when reroll: s1, s2
    when retreat if stage = 2: roll
    engage
expect
    told all: rolls-again red s2 5 3
    told all 1 times: rolls-again

# ---- Goods, quests and cards ----

case without an answer the good dropped is the first of fruit, spice, chocolate, silk, medicine, iron [letters 33]
given
    pe1: brigand
    brigand-at: pe1
    red cargo-of: iron, medicine, silk, chocolate
    dice retreat-die red: 1
    dice scout none pe1: 6 6
orders red
    when retreat: roll
    go pe1
expect
    told all: dropped red chocolate none
    red cargo-of: iron, medicine, silk

case drop says which good is dropped [letters 33]
given
    pe1: brigand
    brigand-at: pe1
    red cargo-of: iron, medicine, silk, chocolate
    dice retreat-die red: 1
    dice scout none pe1: 6 6
orders red
    when drop: medicine
    when retreat: roll
    go pe1
expect
    told all: dropped red medicine none
    red cargo-of: iron, silk, chocolate

case drop says as well which goods stay behind when the new caravan is smaller [letters 33, workshop 4]
given
    red cargo-of: iron, medicine, silk, fruit
    blue caravan: trader
    blue cargo-of: iron, medicine, silk, fruit
orders red
    when drop: iron
    workshop chaser
orders blue
    workshop chaser
expect
    told all: left-behind red iron
    told all: left-behind blue fruit
    red cargo-of: medicine, silk, fruit
    blue cargo-of: iron, medicine, silk

case without an answer a good that a seat drops is picked up [letters 33]
given
    pe0: silk-marker
    jp0: iron-marker
    in4: red traveller, blue traveller
    red at: in4
    blue at: in4
    blue cargo-of: iron
    dice scout red in4: 1 4
    dice retreat-die blue: 1
orders red
    when attack: attack
    scout blue
orders blue
    when retreat: roll
expect
    told all: dropped blue iron red
    red cargo-of: iron
    blue cargo-of: empty

case pick-up says no to goods that are not worth it [letters 33]
given
    pe0: silk-marker
    jp0: iron-marker
    in4: red traveller, blue traveller
    red at: in4
    blue at: in4
    blue cargo-of: fruit
    dice scout red in4: 1 4
    dice retreat-die blue: 1
orders red
    when attack: attack
    when pick-up if good = fruit: no
    scout blue
orders blue
    when retreat: roll
expect
    told all: dropped blue fruit none
    red cargo-of: empty
    stock has 4 fruit

case without an answer iron, medicine, silk, chocolate, spice, fruit are taken in this order when room is short [letters 33, fight 31]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red caravan: scout-shell
    red cargo-of: 2 spice
    red leadership: 3
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2)
    dice card-die red: 6 6
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red: 1 1 1
    dice loot-die red: 1 1 1
    dice cargo-die red: 6 4
orders red
    when attack: attack
    engage
expect
    told all: cargo-rolled red silk
    told all: cargo-rolled red medicine
    told all: good-looted red medicine
    told nobody: good-looted red silk
    red cargo-of: 2 spice, medicine

case booty says which goods are taken [letters 33, fight 31]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red caravan: scout-shell
    red cargo-of: 2 spice
    red leadership: 3
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2)
    dice card-die red: 6 6
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red: 1 1 1
    dice loot-die red: 1 1 1
    dice cargo-die red: 6 4
orders red
    when attack: attack
    when booty: silk, medicine
    engage
expect
    red cargo-of: 2 spice, silk
    told nobody: good-looted red medicine

case without an answer the quest of a seat that was slain is taken [letters 34, death 8]
given
    pe0: silk-marker
    jp0: iron-marker
    in4: red traveller, blue traveller
    red at: in4
    blue at: in4
    blue quest-of: love-letter (waypoint 0 eu0)
    blue quest-at 0: eu0
    red leadership: 4
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4, level 2)
    dice scout red in4: 1 4
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red: 1 1 1 1
    dice hero-die blue: 6
    dice skill-die blue: 6
    dice nation waking blue: 9
orders red
    scout blue
expect
    told all: quest-taken-over red blue love-letter
    red quest-of: love-letter (waypoint 0 eu0)
    blue quest-of: empty

case take-quest no leaves it: it is discarded [letters 34, death 8]
given
    pe0: silk-marker
    jp0: iron-marker
    in4: red traveller, blue traveller
    red at: in4
    blue at: in4
    blue quest-of: love-letter (waypoint 0 eu0)
    blue quest-at 0: eu0
    red leadership: 4
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4, level 2)
    dice scout red in4: 1 4
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red: 1 1 1 1
    dice hero-die blue: 6
    dice skill-die blue: 6
    dice nation waking blue: 9
orders red
    when take-quest if quest = love-letter: no
    scout blue
expect
    told nobody: quest-taken-over
    told all: quest-lost blue love-letter
    red quest-of: empty
    done-quests: love-letter

case without an answer a rune's card comes from the deck, and the first drawn is kept [letters 35, power 2]
given
    power-pile: ward
    powers top: fury, flame
    red hero-ep: 6
    dice training red hero: 1
orders red
    train hero
expect
    told only red: power-drawn red fury
    told all: power-kept red fury
    red powers-of: fury
    power-pile has flame, ward

case power-from and power-card choose pile and card [letters 35, power 2]
given
    power-pile: ward, chain
    powers top: fury, flame
    red hero-ep: 6
    dice training red hero: 1
orders red
    when power-from: pile
    when power-card: chain
    train hero
expect
    told nobody: power-drawn
    red powers-of: chain
    power-pile: ward

case with full slots and without an answer the new card goes to the pile [letters 35, power 5]
given
    red runes-of: green-rune
    red powers-of: ward (uses 1)
    powers top: fury, flame
    red hero-ep: 6
    dice training red hero: 1
orders red
    train hero
expect
    told nobody: power-given-up
    red powers-of: ward
    power-pile: fury, flame

case give-up names the held card that goes for the new one, and may hang on which that is [letters 35, power 5]
given
    red runes-of: green-rune
    red powers-of: ward (uses 1)
    powers top: fury, flame
    red hero-ep: 6
    dice training red hero: 1
orders red
    when give-up if power = fury: ward
    train hero
expect
    told all: power-given-up red ward
    red powers-of: fury
    power-pile: ward, flame

# ---- What the last line brought ----

case last is missed after a scouting that found nothing: the rest of the turn goes elsewhere [letters 2]
given
    dice scout red pe2: 4 4
orders red
    go pe2
    scout merchant
    if last = missed: go pe3
      else go pe1
expect
    done red 3
    not reached red 4
    red at: pe3

case last is declined after an offer that was not taken [letters 2]
given
    dice card-die red: 6 6
orders red
    go pe1
    engage
    if last = won: go pe0
      else if last = declined: go pe2
expect
    false red 3
    done red 4
    red at: pe2

case last is won after a victory, escaped after a merchant got away [letters 2]
given
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
    dice loot-die red: 1
    jp0: iron-marker
    jp4: blue traveller
    blue at: jp4
    blue explorer: 2
    dice scout blue jp4: 1 4
    dice card-die blue: 6 6
    dice hero-die blue: 6 6
    dice skill-die blue: 6 6
orders red
    go pe1
    engage
    if last = won: go pe0
      else go pe2
orders blue
    when attack: attack
    scout merchant
    if last = escaped: go jp0
      else go jp3
expect
    told all: defeated red dust-imp
    red at: pe0
    told all: got-away blue silk-caravan-1
    blue at: jp0

case last is retreated after a flight, and nothing before anything was done [letters 2]
given
    red bomb: 1
    dice card-die red: 6 6
orders red
    when attack: attack
    when retreat: bomb
    if last = nothing: go pe1
    if last = nothing: engage
    if last = retreated: go pe0
expect
    done red 3
    done red 4
    done red 5
    red at: pe0

case last is gone when the brigand fell before it could be scouted: the action point is free for something else [letters 2, brigand 9]
given
    pe0: silk-marker
    pe2: red traveller, brigand
    red at: pe2
    brigand-at: pe2
    red leadership: 4
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3), soldier (slot 4)
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red: 1 1 1 1
    dice band-die brigand: 6 6 6
    dice scout red pe2: 4 4
orders red
    scout brigand
    if last = gone: scout merchant
expect
    done red 2
    told all: scouts-merchant red pe2

case last is failed after a quest's step that failed, done after one that was done [letters 2]
given
    red quest-of: bell-tower (waypoint 0 pe0)
    red quest-at 0: pe0
    blue quest-of: arena (waypoint 0 jp0)
    blue quest-at 0: jp0
    blue leadership: 2
    blue soldiers-of: soldier (slot 1), soldier (slot 2)
    dice quest-die red: 3
    dice hero-die blue: 6
    dice soldier-die blue: 1 1
orders red
    quest
    if last = done: fit pet
      else fit rack
orders blue
    quest
    if last = failed: fit pet
      else fit rack
expect
    red pet: 1
    red rack: 0
    blue pet: 1
    blue rack: 0

# ---- Fields ----

case an if reads a seat: place, gold, moves, actions, status, caravan, upgrades, chase, barrier, goods and room [letters 2]
given
    red pet: 1
    red bomb: 1
    red medic: 1
    red cargo-of: 2 silk
    blue caravan: scout-shell
    blue gold: 7
orders red
    if at = pe0 and gold = 20 and gold blue = 7 and moves = 2 and actions = 1 and runes = 0: fit medic
    if explorer = 2 and charisma = 2 and leadership = 2 and caravan = trader and bomb = 1 and packs = 2: fit medic
    if chase = 2 and barrier = 0 and barrier blue = 1 and goods = 2 and room = 3 and room blue = 3: fit rack
    if at blue = pe0: strip pet
    if room = 3: strip pet
expect
    done red 1
    done red 2
    done red 3
    false red 4
    false red 5
    red medic: 3
    red rack: 1
    red gold: 5

case an if reads a seat's fighters, stalls, wanted points, bounty and quest [letters 2]
given
    red leadership: 4
    red hero-level: 2
    red soldiers-of: soldier (slot 1, ep 6), soldier (slot 2, fainted 1, ep 6), soldier (slot 3)
    cn0: red stall
    red wanted: 2
    red arrived: 1
    blue wanted: 1
    blue arrived: 2
    arrivals: 2
    red quest-of: pest-control
orders red
    if soldiers = 3 and ready = 2 and fainted = 1 and trainees = 2 and level hero = 2 and ep s1 = 6: fit pet
    if stalls = 1 and wanted = 2 and bounty = 10 and bounty blue = 7 and wanted-rank blue = 2 and quest = pest-control: fit rack
    if stands s1 and stands s3 and rests = 0: fit bomb
    if stands s2: fit medic
    if stands s4: fit medic
expect
    done red 1
    done red 2
    done red 3
    false red 4
    false red 5
    red medic: 0

case an if reads what a seat carries and holds [letters 2]
given
    red runes-of: green-rune
    red powers-of: ward (uses 1)
    red cargo-of: 2 silk, iron
orders red
    if carries silk >= 2 and carries iron = 1 and carries fruit = 0 and holds ward and has green-rune and runes = 1: fit pet
    if carries silk > 2: fit rack
    if holds flame: fit bomb
    if has yellow-rune: fit medic
expect
    done red 1
    false red 2
    false red 3
    false red 4

case an if reads places: distance, needs, stalls, shops and icons [letters 2]
given
    jv0: blue stall
    pe2: merchant-x
    merchants-x: 1
    red visited 5: 0
orders red
    if distance jv0 = 3 and distance pe0 = 0 and needs = silk and needs jp0 = iron and stall jv0 = blue and stall = none: fit pet
    if shop and merchant-at pe4 and monster-at pe1 and merchant-at pe1 = 0: fit rack
    if merchant-at pe2: fit bomb
    if distance pe4 > 1: fit medic
expect
    done red 1
    done red 2
    false red 3
    false red 4

case an if reads prices, stock, open quests and the table [letters 2]
given
    open-quests: arena, escort, treasure
    pe3: brigand
    brigand-at: pe3
    stage: 2
    red cargo-of: silk
    blue runes-of: minion-rune, raid-rune, green-rune, yellow-rune
orders red
    if price = 2 and sells-for silk = 6 and sells-for iron = 4 and stock iron = 4 and stock silk = 3 and quest-open arena: fit pet
    if event = none and stage-level = 2 and brigand-at = pe3 and raid-at = none and government-at = none and minion-at = none: fit rack
    if quest-open love-letter: fit bomb
    if destroyer-at != none: fit bomb
expect
    done red 1
    done red 2
    false red 3
    false red 4

case an if reads how far brigand, government and raid are, who stands in a city, lairs, the open powers and the next event [letters 2]
given
    next-event: silk-boom
    eu1: raid
    raid-at: eu1
    jv3: brigand
    brigand-at: jv3
    ar5: government
    government-at: ar5
    jv4: antaboga (woken-as 1)
    woken: 1
    jp0: iron-marker
    jp4: blue traveller
    blue at: jp4
    power-pile: ward
orders red
    if raid-distance = 4 and brigand-distance = 4 and government-distance = 6 and legend-at jv4 = antaboga and legend-at ru1 = none and in-pile ward: fit pet
    if in-city and next-event = silk-boom and event = antaboga and raid-distance blue > 4: fit rack
    if in-city blue: fit bomb
    if in-pile flame: fit bomb
expect
    done red 1
    done red 2
    false red 3
    false red 4

case an if reads the event in force [letters 2]
given season 2
    next-event: silk-boom
    red cargo-of: silk
orders red
    if event = silk-boom and sells-for silk = 8: sell silk
      else fit pet
expect
    done red 1
    red gold: 28

# ---- Long turns ----

# Scout; if found and the odds are good, fight; go back to town; heal if two are down, else sell the silk.
case a long turn: the odds are good, he fights, two are down, so he heals [letters 2]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red leadership: 4
    red cargo-of: silk
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, fainted 1), soldier (slot 4)
    dice card-die red: 4 4
    dice hero-die red: 6 1
    dice skill-die red: 6 6
    dice soldier-die red: 6 6 6 1 1
    dice loot-die red: 1 1
    dice cargo-die red: 6
orders red
    when attack if odds >= 50: attack
    when attack: decline
    when reroll: none
    engage
    go pe0
    if fainted >= 2: heal
      else sell silk
expect
    done red 4
    told all: defeated red scorpion
    told all 1 times: faints
    done red 6
    not reached red 7
    red gold: 20                            # 4 of loot, 4 to the recruiter
    red cargo-of: 2 silk

case a long turn: the odds are bad, he declines, nobody is down, so he sells the silk [letters 2]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    red cargo-of: silk
    dice card-die red: 6 6
orders red
    when attack if odds >= 50: attack
    when attack: decline
    engage
    go pe0
    if fainted >= 2: heal
      else sell silk
expect
    told all: lets-be red wyvern
    false red 5
    done red 6
    red gold: 26
    red cargo-of: empty

case a long turn: missed, so the bonus plan of another place is tried, and the last else is reached [letters 2]
given
    red explorer: 4
    red leadership: 1
    red cargo-of: silk
    jp0: blue traveller, silk-marker
    pe0: red traveller, iron-marker
    dice scout red pe2: 4 4 4 4
orders red
    go pe2
    scout merchant
    if last = won and goods > 1: go cn0
      else if last = declined: go ru0
      else if last = missed and moves >= 2: go pe0
      else go pe3
    if at = pe0 and needs = silk: sell silk
      else if at = pe0 and gold >= 25: recruit 2
      else if at = pe0: recruit
      else go pe1
expect
    done red 2
    false red 3
    false red 4
    done red 5
    not reached red 6
    false red 7
    false red 8
    done red 9
    not reached red 10
    red at: pe0
    red soldiers-of: soldier (slot 1)
    red cargo-of: silk

case a long turn: a bonus action of the scouting builds the stall, and only then is the purse looked at [letters 2, scout 3]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red gold: 12
    dice scout red pe2: 1 2
    dice card-die red: 6 6
orders red
    when attack: decline
    scout merchant
    go pe0
    if actions > 0 and stall = none: stall
    if gold >= 8: recruit
      else if gold >= 5: fit medic
expect
    done red 4
    false red 5
    done red 6
    red gold: 2
    red medic: 1
    pe0 has 1 red stall

case standing lines with else make a trade route: sell where it is needed, else go to where it is [letters 2, letters 7]
given
    next-event: muster
    events top: royal-patrol
    red cargo-of: iron
orders red
    @ if carries iron and needs = iron: sell iron
      else go jv0
expect
    red at: jv1

# The two letters at the end of the game's page, played as told there.
case the trader's letter of the page: a trade of 20 brings a rune, and the last move leads out on the way to India [letters 2, letters 7, letters 11]
given
    pe0: silk-marker
    pe6: red traveller
    red at: pe6
    red charisma: 3
    red gold: 12
    red cargo-of: 2 silk, iron, fruit
    red soldiers-of: soldier (slot 1)
    powers top: ward, flame
    dice market red pe0: 5 4 1 1 1 2
orders red
    go pe0
    if needs = silk and carries silk: sell all
      else if goods >= 4: sell all
    if price <= 1: buy iron medicine silk
      else buy any max 2
    if stall = none: stall
      else if quest = none: quest new
    if gold >= 15: recruit
      else heal
    if last = done and gold >= 10: fit rack medic
    go pe4 in1
    raise charisma leadership
    when keep-quest: love-letter, medicine-run, none
    when toll if gold <= 5: shun
    when attack: decline
    when retreat if ready = 0: bomb, roll
    @ if packs >= 1 and ready = 0: medic
expect
    told all: traded red pe0 20
    then told all: rune-gained red sale16-rune 1
    then told all: raised red charisma 4
    then told all: stall-built red pe0 1
    told only red: on-the-way red in1
    done red 2
    not reached red 3
    done red 4
    not reached red 5
    done red 6
    done red 8
    not reached red 9
    done red 10
    red at: pe4
    red cargo-of: 2 iron, medicine         # the second iron is the good of choice
    red soldiers-of: soldier (slot 1, ep 3), soldier (slot 2, ep 0)
    red gold: 12                            # 12 and 20, less 5 each for stall, soldier, rack and pack
    red rack: 1
    red medic: 1

case the hunter's letter of the page: two low dice leave an action for the monster [letters 2, letters 28]
given
    jp0: iron-marker
    cn6: blue traveller
    blue at: cn6
    blue explorer: 2
    blue leadership: 3
    blue pet: 1
    blue cargo-of: 2 silk
    blue soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3)
    powers top: ward, flame
    dice scout blue ru4: 1 3
    dice card-die blue: 1 4 1 2
    dice hero-die blue: 1 1
    dice skill-die blue: 6 6
    dice soldier-die blue: 1 1 1 1 1 1
    dice loot-die blue: 1 1 1
    dice cargo-die blue: 5 1
orders blue
    go ru4
    scout merchant
    if actions >= 1 and fainted <= 1: go ru3
      else go ru0
    if monster-at: engage
    if fainted >= 2: heal
      else sell silk
    if last = done and trainees >= 1: train hero s1 s2
    when card if ready >= 3: yellow-card, lowest hp
    when attack if odds >= 70: attack
    when attack: decline
    when booty: silk, 9 highest worth
    when medic if against != merchant: all
    when power if against = monster: flame, ward
    when retreat if ready = 0: bomb, roll
    when retreat if ready <= 1 and foe-hp > 4: roll
expect
    told all: bonus-action blue
    then told all: plundered blue herb-cart-1
    done blue 3
    not reached blue 4
    told all: defeated blue dust-imp
    false blue 6
    refused blue 7: not-in-city ru3
    false blue 8
    blue at: ru3
    blue runes-of: yellow-rune, minion-rune
    blue cargo-of: 2 silk, iron

case the hunter's letter of the page: one low die, the caravan of silk is let go, and the two silk are sold in the city [letters 2, letters 28]
given
    jp0: iron-marker
    cn6: blue traveller
    blue at: cn6
    blue explorer: 2
    blue leadership: 3
    blue pet: 1
    blue cargo-of: 2 silk
    blue soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3)
    dice scout blue ru4: 1 4
    dice card-die blue: 6 6
orders blue
    go ru4
    scout merchant
    if actions >= 1 and fainted <= 1: go ru3
      else go ru0
    if monster-at: engage
    if fainted >= 2: heal
      else sell silk
    if last = done and trainees >= 1: train hero s1 s2
    when card if ready >= 3: yellow-card, lowest hp
    when attack if odds >= 70: attack
    when attack: decline
expect
    told all: declines blue silk-caravan-1
    false blue 3
    done blue 4
    false blue 5
    false blue 6
    done blue 7
    blue at: ru0
    blue gold: 28
    blue cargo-of: empty

# ---- Odds ----

# Two dice that hit on 4: both hit 4/9; one hits 4/9, and then the hero alone hits 2/3; 20/27.
case odds are the chance in percent to win a battle fought to the end: 74 for hero and soldier against a dust imp [letters 28]
given
    red soldiers-of: soldier (slot 1)
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red: 1
    dice loot-die red: 1
orders red
    when attack if odds = 74: attack
    when attack: decline
    go pe1
    engage
expect
    used red 1
    told all: defeated red dust-imp

case odds count the barrier: a lone hero with barrier 1 wins 44 times of 100 against a dust imp, without it never [letters 28]
given
    red caravan: scout-shell
    dice card-die red: 1 1
    jp0: iron-marker
    jp3: blue traveller
    blue at: jp3
    dice card-die blue: 1 1
orders red
    when attack if odds > 44: attack
    when attack if odds < 44: attack
    when attack: decline
    go pe1
    engage
orders blue
    when attack if odds > 0: attack
    when attack: decline
    engage
expect
    told nobody: hunts
    used red 3
    used blue 2

case odds count a merchant's stages: with chase 1 hero and soldier plunder one of 2 hit points 44 times of 100 [letters 28]
given
    red soldiers-of: soldier (slot 1)
    dice scout red pe2: 1 4
    dice card-die red: 1 1
orders red
    when attack if odds = 44 and left = 1: decline
    when attack: attack
    go pe2
    scout merchant
expect
    used red 1
    told all: declines red fruit-peddler-1

case an answer may hang on the tier of the card [letters 28]
given
    dice card-die red: 1 6
orders red
    when card if tier dust-imp = minion and tier wyvern = destroyer: wyvern
    when attack if tier = minion: attack
    when attack if tier = destroyer: decline
    go pe1
    engage
expect
    used red 1
    not used red 2
    used red 3
    told all: lets-be red wyvern

# ---- What remains ----

case buy is refused in a shop you may not visit yet [letters 11, shop 2]
given
    next-event: muster
    red cargo-of: fruit
orders red
    sell fruit
next season
given
    dice turn 1: 1
orders red
    buy any
    go pe1
expect
    refused red 1: shop-later pe0 3 [shop 2]
    told nobody: on-offer
    done red 2

case in a penalty turn only medic lines are read [letters 20, death 6]
given
    red rests: 1
    red gold: 0
    red medic: 1
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, fainted 1)
    dice penalty red: 1 1 1
orders red
    heal
    medic s2
    go pe1
expect
    not reached red 1
    done red 2
    not reached red 3
    red gold: 6
    red medic: 0
    red at: pe0
    red soldiers-of: soldier (slot 1, fainted 1), soldier (slot 2, fainted 0)

case use lays the yellow cards of a turn [letters 24, power 10, power 15, power 16]
given
    stage: 3
    red runes-of: green-rune, yellow-rune, hero-rune, stall2-rune, quest1-rune, minion-rune, brigand-rune
    red powers-of: wind-step (uses 2), coin-spring (uses 1), gate-of-lamps (uses 2)
    dice coins red: 1 6
orders red
    use wind-step
    use coin-spring
    use gate-of-lamps ar0
    go ar1 ar0
expect
    done red 1
    told all: coins red 6
    told all: through-gate red ar0
    red at: ar0
    red gold: 26
    red moves: 0
    red powers-of: wind-step (uses 1), gate-of-lamps (uses 1)
    power-pile has coin-spring

case engage destroyer takes the destroyer that stands beside a legendary monster [letters 9]
given
    pe0: silk-marker
    ru1: red traveller, frost-zmey (woken-as 1), destroyer (card ogre)
    woken: 1
    destroyer-at: ru1
    red at: ru1
    red bomb: 1
orders red
    when attack: decline
    when retreat: bomb
    engage destroyer
expect
    told all: lets-be red ogre
    told all: monster-attacks frost-zmey red 18
    told nobody: monster-attacks ogre

# ---- Which policies are offered ----

case a policy is offered where its question can come up: not the toll without a rival's stall, the bomb, packs or a quest that nobody has [letters 3]
expect
    not offered red: when toll
    not offered red: when scout-bomb
    not offered red: when medic
    not offered red: when take-quest
    not offered red: when well
    not offered red: when faint
    not offered red: when drop
    offered red: when attack
    offered red: when keep-quest

case and it is, where it can [letters 3]
given
    cn0: blue stall
    red bomb: 1
    red medic: 1
    red cargo-of: silk
    red soldiers-of: soldier (slot 1)
    red quest-of: old-well
    blue quest-of: arena
    power-pile: flame
expect
    offered red: when toll
    offered red: when scout-bomb
    offered red: when medic
    offered red: when take-quest
    offered red: when well
    offered red: when faint
    offered red: when drop
    offered red: when power-from
