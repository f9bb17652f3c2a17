# SPDX-License-Identifier: MIT
# Scouting: whom one may look for, with how many dice, what they bring, and the cards of a merchant who was found.

# Red stands on PE2, which bears the merchant icon; RU4 beside it bears one, too, and CN6 beside both.
game runes seats 2
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red hero-of: salman
    red caravan: trader
    red gold: 20
    red explorer: 2
    red charisma: 2
    red leadership: 2
    jp0: blue traveller, iron-marker
    blue at: jp0
    blue hero-of: kaede
    blue caravan: chaser
    blue gold: 20
    dice turn 1: 1

# ---- what it costs, and who can be looked for ----

case scouting costs the one action of a turn, found or not [scout 1, letters 8]
given
    dice scout red pe2: 4 5
orders red
    scout merchant
    go ru4
    scout merchant
expect
    done red 1
    told all: scouts-merchant red pe2
    told all: not-found red
    refused red 3: no-action
    told all 1 times: scouts-merchant red
    told all 2 times: scouted-with red

case no merchant is to be scouted under a monster icon, and the action is not spent by trying [scout 1, go 4]
given
    pe2: empty
    pe1: red traveller
    red at: pe1
    dice scout red pe2: 1 6
    dice card-die red: 1 1
orders red
    scout merchant
    go pe2
    scout merchant
    when attack: decline
expect
    refused red 1: no-merchant pe1 [scout 1]
    done red 3
    told all 1 times: scouts-merchant red
    told all: scouts-merchant red pe2

case no merchant is to be scouted in a city [scout 1]
given
    pe2: empty
    pe0: red traveller, silk-marker
    red at: pe0
orders red
    scout merchant
expect
    refused red 1: no-merchant pe0 [scout 1]
    told nobody: scouts-merchant
    told nobody: scouted-with

case an X takes the merchant of its space away, and of no other [scout 1, go 4]
given
    pe2: red traveller, merchant-x
    merchants-x: 1
    dice scout red ru4: 1 6
    dice card-die red: 2 2
orders red
    scout merchant
    go ru4
    scout merchant
    when attack: decline
expect
    refused red 1: no-merchant pe2 [scout 1]
    done red 3
    told all 1 times: scouts-merchant red
    told all: scouts-merchant red ru4

case a seat is scouted where both stand outside cities, and may be let go [scout 1, scout 2, scout 9]
given
    jp0: iron-marker
    pe2: red traveller, blue traveller
    blue at: pe2
    dice scout red pe2: 6 3
orders red
    scout blue
    when attack: decline
expect
    done red 1
    told all: scouts-seat red blue
    told all: spares red blue
    told nobody: attacks-seat
    told nobody: not-found
    red wanted: 0
    blue gold: 20

case a seat that was found is attacked if its finder says so [scout 2]
given
    jp0: iron-marker
    pe2: red traveller, blue traveller
    blue at: pe2
    dice scout red pe2: 6 3
orders red
    scout blue
    when attack: attack
orders blue
    when retreat: roll
expect
    told all: scouts-seat red blue
    then told all: attacks-seat red blue pe2
    printed blue: 'Red scouted for you. Red attacked you at'
    red wanted: 1

case a seat that stands elsewhere cannot be scouted, not even from the next space [scout 1, letters 8]
given
    jp0: iron-marker
    pe3: blue traveller
    blue at: pe3
orders red
    scout blue
expect
    refused red 1: seat-not-there blue pe3 [scout 1]
    told nobody: scouts-seat
    told nobody: scouted-with

case nobody can be scouted in a city, though both stand there [scout 1, go 8, letters 8]
given
    pe2: empty
    jp0: iron-marker
    pe0: red traveller, blue traveller, silk-marker
    red at: pe0
    blue at: pe0
    dice scout red pe2: 1 6
    dice card-die red: 1 1
orders red
    scout blue
    go pe2
    scout merchant
    when attack: decline
expect
    refused red 1: safe-in-city blue [go 8]
    told nobody: scouts-seat
    done red 3

case a mate cannot be scouted, a rival beside him can [team 4, letters 8]
given seats 4 option teams yes
    jp0: iron-marker
    pe2: red traveller, blue traveller, green traveller
    blue at: pe2
    green at: pe2
    green hero-of: otto
    green caravan: chaser
    green gold: 20
    ru0: yellow traveller, fruit-marker
    yellow at: ru0
    yellow hero-of: mei
    yellow caravan: trader
    yellow gold: 20
    dice scout red pe2: 1 6
orders red
    scout green
    scout blue
    when attack: decline
expect
    refused red 1: no-rival green [team 4]
    done red 2
    told nobody: scouts-seat red green
    told all: spares red blue

case the brigand cannot be scouted where it does not stand, nor the government [scout 1, letters 8]
given
    pe3: brigand
    brigand-at: pe3
    ru4: government
    government-at: ru4
    dice scout red pe2: 1 6
    dice card-die red: 1 1
    dice scout none pe2: 6 6
orders red
    scout brigand
    scout government
    scout merchant
    when attack: decline
expect
    refused red 1: not-there brigand [scout 1]
    refused red 2: not-there government [scout 1]
    done red 3
    told nobody: scouts-band

case who begins to scout where the brigand stands is attacked by it first, and then looks for it as he meant to [brigand 7, brigand 9, scout 1]
given
    pe2: red traveller, brigand
    brigand-at: pe2
    red bomb: 1
    dice scout red pe2: 2 6
    dice scout none pe2: 5 6     # in its own part of the month it does not find him
orders red
    scout brigand
    when retreat: bomb
    when attack: decline
expect
    done red 1
    told all: brigand-attacks brigand-1 red
    then told all: bomb-thrown red
    then told all: scouts-band red brigand
    then told all: scouted-with red 2 3
    then told all: declines red brigand-1
    told all 1 times: brigand-attacks
    told nobody: attacks-band
    pe2: red traveller, brigand
    red wanted: 0

case who is attacked by the brigand as he begins to look for it, and defeats it, has not spent his action [brigand 9]
given
    pe2: red traveller, brigand
    brigand-at: pe2
    red hero-level: 2
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2)
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red s1: 1
    dice soldier-die red s2: 1
    dice band-die brigand s1: 6
    dice band-die brigand s2: 6
    dice band-die brigand s3: 6
    dice scout red pe2: 6 6
orders red
    scout brigand
    scout merchant
expect
    told all: band-slain red brigand-1
    told nobody: scouts-band
    done red 2
    told all: scouts-merchant red pe2

case the government is scouted by a seat that is not wanted, without a battle before, and may be let go without a wanted point [scout 1, scout 9, government 7]
given
    pe2: red traveller, government
    government-at: pe2
    dice scout red pe2: 2 6
orders red
    scout government
    when attack: decline
expect
    done red 1
    told all: scouts-band red government
    told all: declines red government-1
    told nobody: brigand-attacks
    told nobody: brigand-catches
    told nobody: government-attacks
    told nobody: government-catches
    told nobody: attacks-band
    red wanted: 0
    pe2: red traveller, government

case the government may be scouted in a city, too [letters 8]
given
    pe2: empty
    pe0: red traveller, silk-marker, government
    red at: pe0
    government-at: pe0
    dice scout red pe0: 2 6
orders red
    scout government
    when attack: decline
expect
    done red 1
    told all: scouts-band red government
    told all: declines red government-1

# ---- the dice ----

case a die is rolled for each point of explorer, and a 3 finds the merchant [scout 2, status 4]
given
    red explorer: 3
    dice scout red pe2: 4 6 3
    dice card-die red: 1 1
orders red
    scout merchant
    when attack: decline
expect
    told all 3 times: scouted-with red
    told all: scouted-with red 4 3
    told all: scouted-with red 6 3
    told all: scouted-with red 3 3
    told all: merchant-chosen red fruit-peddler-1
    told nobody: not-found
    told nobody: bonus-action

case dice of 4 and more find nobody, and no card is drawn [scout 2]
given
    red explorer: 3
    dice scout red pe2: 4 4 4
orders red
    scout merchant
    when attack: attack
expect
    done red 1
    told all: not-found red
    told nobody: monster-shown
    told nobody: merchant-shown
    told nobody: plunders
    told nobody: bonus-action
    red wanted: 0
    pe2: red traveller

case two successes give one action more, with which another merchant is scouted [scout 3, scout 5]
given
    dice scout red pe2: 1 3
    dice scout red ru4: 4 4
    dice card-die red: 1 1
orders red
    scout merchant
    go ru4
    scout merchant
    when attack: decline
expect
    told all 1 times: bonus-action red
    done red 3
    told all: scouts-merchant red ru4

case three successes give one action more and not two [scout 3]
given
    red explorer: 3
    dice scout red pe2: 1 1 1
    dice scout red ru4: 4 4 4
    dice card-die red: 1 1
orders red
    scout merchant
    go ru4
    scout merchant
    go cn6
    scout merchant
    when attack: decline
expect
    told all 1 times: bonus-action red
    done red 3
    refused red 5: no-action

case the action of a lucky scouting comes once a turn at most [scout 3]
given
    dice scout red pe2: 2 2
    dice scout red ru4: 2 2
    dice card-die red: 1 1 1 1
orders red
    scout merchant
    go ru4
    scout merchant
    go cn6
    scout merchant
    when attack: decline
expect
    told all 1 times: bonus-action red
    done red 3
    told all 2 times: declines red fruit-peddler-1
    refused red 5: no-action

case the action of a lucky scouting comes anew in the turn of the next month [scout 3]
given
    next-event: muster
    dice scout red pe2: 2 2
    dice card-die red: 1 1
orders red
    scout merchant
    when attack: decline
expect
    told all 1 times: bonus-action red
next season
given
    dice turn 1: 1
    dice scout red pe2: 2 2
    dice scout red ru4: 5 5
    dice card-die red: 1 1
orders red
    scout merchant
    go ru4
    scout merchant
expect
    told all 1 times: bonus-action red
    done red 1
    done red 3

case the other action may be used for anything that costs one, such as a stall [scout 3, month 7]
given
    dice scout red pe2: 2 2
    dice card-die red: 1 1
orders red
    scout merchant
    go pe0
    stall
    when attack: decline
expect
    done red 3
    pe0 has red stall, red traveller

case with explorer 0 nobody can be scouted, and no action is spent [scout 4, letters 8]
given
    red explorer: 0
orders red
    scout merchant
    go pe0
    stall
expect
    refused red 1: no-dice explorer [scout 4]
    told nobody: scouts-merchant
    told nobody: scouted-with
    done red 3

case with explorer 0 Eagle eye is laid without asking and gives its two dice [scout 4, power 12]
given
    red explorer: 0
    red runes-of: stall2-rune
    red powers-of: eagle-eye (uses 2)
    dice scout red pe2: 6 1
    dice card-die red: 1 1
orders red
    scout merchant
    when eagle-eye: no
    when attack: decline
expect
    done red 1
    told all 2 times: scouted-with red
    told all: power-used red eagle-eye 1
    told all: merchant-chosen red fruit-peddler-1
    not used red 2
    red powers-of: eagle-eye (uses 1)

# ---- a target once a turn ----

case a merchant is scouted by a seat once a turn, though an action is left [scout 5, letters 8]
given
    dice scout red pe2: 1 1
    dice card-die red: 1 1
orders red
    scout merchant
    scout merchant
    go pe0
    stall
    when attack: decline
expect
    done red 1
    refused red 2: scouted-already [scout 5]
    told all 1 times: scouts-merchant red
    done red 4

case a merchant not found cannot be looked for anew in the same turn either, nor after having gone and come back [scout 5]
given
    red runes-of: stall2-rune
    red powers-of: second-breath (uses 2)
    dice scout red pe2: 6 6
orders red
    scout merchant
    use second-breath
    go ru4
    go pe2
    scout merchant
expect
    told all: not-found red
    refused red 5: scouted-already [scout 5]
    told all 1 times: scouts-merchant red

case the merchant of a space and a seat that stands there are two targets [scout 5]
given
    jp0: iron-marker
    pe2: red traveller, blue traveller
    blue at: pe2
    dice scout red pe2: 1 1 4 2
    dice card-die red: 1 1
orders red
    scout merchant
    scout blue
    scout blue
    when attack: decline
expect
    done red 1
    done red 2
    told all: declines red fruit-peddler-1
    told all: spares red blue
    refused red 3: scouted-already [scout 5]

case a seat may scout the merchant that another scouted in the same month [scout 5]
given
    jp0: iron-marker
    ru4: blue traveller
    blue at: ru4
    blue explorer: 1
    dice scout red pe2: 6 6
    dice scout blue pe2: 6
orders red
    scout merchant
orders blue
    go pe2
    scout merchant
expect
    done red 1
    done blue 2
    told all: scouts-merchant red pe2
    then told all: scouts-merchant blue pe2

# ---- the smoke bomb ----

case a bomb spent after the throw has all dice thrown again, and they find what the first did not [scout 6]
given
    red bomb: 1
    dice scout red pe2: 6 5 4 2
    dice card-die red: 1 1
orders red
    scout merchant
    when scout-bomb if low = 0: yes
    when attack: decline
expect
    told all 1 times: bomb-for-scouts red
    told all 4 times: scouted-with red
    told all: merchant-chosen red fruit-peddler-1
    told nobody: not-found
    red bomb: 0

case the throw after a bomb stands, though it is worse, and the one before counts for nothing [scout 6]
given
    red bomb: 1
    dice scout red pe2: 1 1 4 6
orders red
    scout merchant
    go ru4
    scout merchant
    when scout-bomb: yes
expect
    told all 1 times: bomb-for-scouts red
    told all: not-found red
    told nobody: bonus-action
    told nobody: monster-shown
    told nobody: merchant-shown
    refused red 3: no-action
    red bomb: 0

case the action of two successes comes of the throw after the bomb [scout 6, scout 3]
given
    red bomb: 1
    dice scout red pe2: 1 6 3 3
    dice card-die red: 1 1
orders red
    scout merchant
    when scout-bomb if low < 2: yes
    when attack: decline
expect
    told all 1 times: bonus-action red
    red bomb: 0

case dice are thrown again once only, and who says nothing keeps his bomb [scout 6, letters 30]
given
    red bomb: 1
    dice scout red pe2: 5 5
orders red
    scout merchant
expect
    told nobody: bomb-for-scouts
    told all 2 times: scouted-with red
    told all: not-found red
    red bomb: 1

# ---- explorer 5 ----

case with explorer 5 the target is found though no die shows 3 or less [scout 7]
given
    red explorer: 5
    red trophies: antaboga
    dice scout red pe2: 4 5 6 4 5
    dice card-die red: 1 1
orders red
    scout merchant
    when attack: decline
expect
    told all 5 times: scouted-with red
    told all: merchant-chosen red fruit-peddler-1
    told nobody: not-found
    told nobody: bonus-action

case with explorer 5 two successes bring the other action [scout 7, scout 3]
given
    red explorer: 5
    red trophies: antaboga
    dice scout red pe2: 4 1 6 2 6
    dice scout red ru4: 6 6 6 6 6
    dice card-die red: 1 1 1 1
orders red
    scout merchant
    go ru4
    scout merchant
    when attack: decline
expect
    told all 1 times: bonus-action red
    done red 3
    told all 2 times: declines red fruit-peddler-1

case explorer 4 may fail yet [scout 7]
given
    red explorer: 4
    dice scout red pe2: 4 5 6 4
orders red
    scout merchant
expect
    told all: not-found red
    told nobody: monster-shown
    told nobody: merchant-shown

# ---- the cards of a merchant ----

case two dice name two of the six merchants, and the finder chooses one [scout 8]
given
    dice scout red pe2: 1 4
    dice card-die red: 2 5
orders red
    scout merchant
    when card: yellow-card
    when attack: decline
expect
    told all: merchant-shown red spice-donkey-1 2
    told all: merchant-shown red iron-wagon-1 5
    told all: merchant-chosen red iron-wagon-1
    then told all: declines red iron-wagon-1

case a merchant whom the dice did not name cannot be chosen, and without a wish it is the weaker one [scout 8, letters 28]
given
    dice scout red pe2: 1 4
    dice card-die red: 5 2
orders red
    scout merchant
    when card: fruit-peddler-1 silk-caravan-1
    when attack: decline
expect
    not used red 2
    told all: merchant-chosen red spice-donkey-1

case equal dice leave no choice [scout 8]
given
    dice scout red pe2: 1 4
    dice card-die red: 6 6
orders red
    scout merchant
    when card: lowest hp, fruit-peddler-1
    when attack: decline
expect
    told all: merchant-chosen red silk-caravan-1
    told all: declines red silk-caravan-1

case at stage level 2 the dice name the merchants of that level [scout 8, stage 3]
given
    stage: 2
    blue runes-of: stall2-rune, stall3-rune, stall4-rune, sale12-rune
    dice scout red pe2: 1 4
    dice card-die red: 2 5
orders red
    scout merchant
    when attack: decline
expect
    told all: merchant-shown red spice-donkey-2 2
    told all: merchant-shown red iron-wagon-2 5

case to decline a merchant brings neither a wanted point nor an X, and the other action is not lost [scout 9]
given
    dice scout red pe2: 1 2
    dice scout red ru4: 6 6
    dice card-die red: 2 5
orders red
    scout merchant
    go ru4
    scout merchant
    when attack: decline
expect
    told all: declines red spice-donkey-1
    told all: bonus-action red
    done red 3
    red wanted: 0
    pe2: empty
    merchants-x: 0
    told nobody: plunders
    told nobody: monster-token
    told nobody: merchant-token

case who says nothing attacks a merchant of just twice the damage of his standing fighters [letters 29, scout 8]
given
    red leadership: 3
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3, fainted 1)
    dice scout red pe2: 1 6
    dice card-die red: 6 6
orders red
    scout merchant
expect
    told all: plunders red silk-caravan-1 pe2 6

case who says nothing lets go a merchant of more than twice his damage [letters 29, scout 9]
given
    red soldiers-of: soldier (slot 1), soldier (slot 2, fainted 1)
    dice scout red pe2: 1 6
    dice card-die red: 5 5
orders red
    scout merchant
expect
    told all: declines red iron-wagon-1
    told nobody: plunders
    red wanted: 0

# ---- what a report offers ----

case a merchant is offered where one may be scouted [scout 1]
expect
    offered red: scout merchant

case where no merchant is to be scouted none is offered [scout 1]
given
    pe2: empty
    pe1: red traveller
    red at: pe1
expect
    not offered red: scout merchant
