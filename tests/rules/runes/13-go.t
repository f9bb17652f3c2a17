# SPDX-License-Identifier: MIT
# The map: steps and ways, icons and lairs, what attacks who comes into a space, halls and what uses them.

# Red stands in Persia's city, which needs silk; Blue in Japan's, which needs iron. Both have 20 gold.
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
    blue explorer: 2
    next-event: muster
    events top: harvest-feast
    dice turn 1: 1

# ---- steps ----

case a space is named by its title as well: a city by its nation [go 1]
given
    red explorer: 5
    red trophies: sand-roc
orders red
    go persia-ne
    go Persia
expect
    done red 2
    red at: pe0

case a city is one step from each of the six spaces round it [go 1, go 2]
given
    red explorer: 5
    red trophies: sand-roc
orders red
    go pe1
    go pe0
    go pe2
    go pe0
orders blue
    go jp3
    go jp0
expect
    done red 4
    done blue 2
next season
orders red
    go pe3
    go pe0
    go pe4
    go pe0
expect
    done red 4
next season
given
    dice nation raid: 1
    dice side raid: 1
orders red
    go pe5
    go pe0
    go pe6
    go pe0
expect
    done red 4
    red at: pe0

case spaces of two nations that share a side are a step apart [go 2]
given
    pe0: silk-marker
    eu2: red traveller
    red at: eu2
orders red
    go ru6
    go eu2
expect
    done red 2
    told all 1 times: stepped red ru6

case spaces that share no side are not a step apart: from EU1 the way to RU6 leads over EU2 [go 2, go 6]
given
    pe0: silk-marker
    eu1: red traveller
    red at: eu1
orders red
    go ru6
expect
    told all: stepped red eu2
    then told all: stepped red ru6
    red at: ru6

case Persia and Europe are three steps apart, and with two moves one is on the way [go 2, go 6]
orders red
    go eu0
expect
    red at: eu3
    told only red: on-the-way red eu0
    told all 2 times: stepped red
next season
orders red
    go eu0
expect
    red at: eu0

case of several shortest ways the first step goes to the nation that comes first in the table [go 3]
given
    pe0: silk-marker
    ru5: red traveller
    red at: ru5
orders red
    go eu0
expect
    told all: stepped red eu2      # not EU3, which would do as well
    told nobody: stepped red eu3
    red at: eu0

case of several shortest ways within a nation the space of the lower number comes first [go 3]
given
    pe1: red traveller
    pe0: silk-marker
    red at: pe1
orders red
    go pe5
expect
    told all: stepped red pe0
    told nobody: stepped red pe6

case a step costs one move, and a step more than the moves is refused [go 6]
orders red
    go pe1 pe2 pe3
    go pe3
expect
    done red 1
    refused red 2: no-move
    red at: pe2

case any number of seats may stand in a space, and none stops another [go 6]
given
    pe0: red traveller, silk-marker
    jp0: iron-marker
    pe1: blue traveller
    blue at: pe1
orders red
    go pe1
    go pe2
orders blue
    go pe2
expect
    done red 2
    pe2: red traveller, blue traveller
    told nobody: attacks-seat

# ---- icons ----

case the spaces N, SE and SW bear the monster icon, and no merchant is scouted there [go 4]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    dice card-die red: 1 1
orders red
    scout merchant
    engage
    when attack: decline
expect
    refused red 1: no-merchant pe1 [scout 1]
    done red 2
    told all: engages red pe1
next season
given
    dice card-die red: 1 1
orders red
    go pe0
    go pe3
    scout merchant
    engage
    when attack: decline
expect
    refused red 3: no-merchant pe3
    told all: engages red pe3
next season
given
    dice nation raid: 1
    dice side raid: 1
    dice card-die red: 1 1
orders red
    go pe4
    go pe5
    scout merchant
    engage
    when attack: decline
expect
    refused red 3: no-merchant pe5
    told all: engages red pe5

case the spaces NE, S and NW bear the merchant icon, and no monster is met there [go 4]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    dice scout red pe2: 6 6
orders red
    engage
    scout merchant
expect
    refused red 1: no-monster pe2 [engage 1]
    told all: scouts-merchant red pe2
next season
given
    dice scout red pe4: 6 6
orders red
    go pe0
    go pe4
    engage
    scout merchant
expect
    refused red 3: no-monster pe4
    told all: scouts-merchant red pe4
next season
given
    dice nation raid: 9
    dice side raid: 1
    dice scout red pe6: 6 6
orders red
    go pe5
    go pe6
    engage
    scout merchant
expect
    refused red 3: no-monster pe6
    told all: scouts-merchant red pe6

case a city has no icon at all [go 4]
orders red
    engage
    scout merchant
expect
    refused red 1: no-monster pe0
    refused red 2: no-merchant pe0

case under an X token an icon is out of use [go 4]
given
    pe0: silk-marker
    pe1: red traveller, monster-x
    red at: pe1
    monsters-x: 1
    pe2: merchant-x
    merchants-x: 1
orders red
    engage
    go pe2
    scout merchant
expect
    refused red 1: no-monster pe1
    refused red 3: no-merchant pe2
    told nobody: monster-shown
    told nobody: merchant-shown
    told nobody: scouts-merchant

# ---- lairs ----

case Antaboga wakes in JV4 [go 5]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    cn1: monster-x
    cn3: monster-x
    monsters-x: 2
    legends top: antaboga
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
orders red
    engage
expect
    told all: wakes antaboga jv4
    jv4: antaboga

case the Thunder oni wakes in JP2 [go 5]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    cn1: monster-x
    cn3: monster-x
    monsters-x: 2
    legends top: thunder-oni
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
orders red
    engage
expect
    told all: wakes thunder-oni jp2
    jp2: thunder-oni

case the Frost zmey wakes in RU1, though a monster icon is there [go 5, go 4]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    cn1: monster-x
    cn3: monster-x
    monsters-x: 2
    legends top: frost-zmey
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
orders red
    engage
expect
    told all: wakes frost-zmey ru1
    ru1: frost-zmey

case the Iron griffin wakes in EU6 [go 5]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    cn1: monster-x
    cn3: monster-x
    monsters-x: 2
    legends top: iron-griffin
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
orders red
    engage
expect
    told all: wakes iron-griffin eu6
    eu6: iron-griffin

case the Sand roc wakes in AR4 [go 5]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    cn1: monster-x
    cn3: monster-x
    monsters-x: 2
    legends top: sand-roc
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
orders red
    engage
expect
    told all: wakes sand-roc ar4
    ar4: sand-roc

case the Ash naga wakes in IN4 [go 5]
given
    pe0: silk-marker
    pe1: red traveller
    red at: pe1
    cn1: monster-x
    cn3: monster-x
    monsters-x: 2
    legends top: ash-naga
    dice card-die red: 1 1
    dice hero-die red: 1
    dice skill-die red: 1
orders red
    engage
expect
    told all: wakes ash-naga in4
    in4: ash-naga

case in a lair with a merchant icon merchants can be scouted as elsewhere [go 4, go 5]
given
    pe0: silk-marker
    jv4: red traveller
    red at: jv4
    dice scout red jv4: 6 6
orders red
    scout merchant
expect
    told all: scouts-merchant red jv4

# ---- who comes into reach ----

# In JV4 stand brigand, government, raid and Antaboga. Red, who is wanted, gets away from each: by rolls from brigand and
# government, by his bomb from the raid, by a roll after one stage from Antaboga.
case who comes into reach of several meets brigand, government, raid and legendary monster in this order, and may move on [go 7]
given season 4
    next-event: glut
    pe0: silk-marker
    jv0: red traveller, fruit-marker
    red at: jv0
    red wanted: 1
    red bomb: 1
    red soldiers-of: soldier (slot 1)
    jv4: brigand, government, raid, antaboga (woken-as 1)
    brigand-at: jv4
    government-at: jv4
    raid-at: jv4
    woken: 1
    dice retreat-die red: 1 1 1
    dice hero-die red: 6
    dice skill-die red: 6
    dice soldier-die red s1: 6
    dice scout none jv0: 6 6 6
orders red
    go jv4
    go jv0
    when retreat if foe = mountain-troll: bomb
    when retreat: roll
expect
    told all: stepped red jv4
    then told all: brigand-attacks brigand-1 red
    then told all: fled red * brigand-1
    then told all: government-attacks government-1 red
    then told all: fled red * government-1
    then told all: raid-attacks mountain-troll red
    then told all: bomb-thrown red
    then told all: legend-attacks antaboga red
    then told all: fled red * antaboga
    then told all: stepped red jv0
    done red 2

case a seat that dies in reach of several is spared the rest, and its turn is over [go 7, death 5]
given season 4
    next-event: glut
    pe0: silk-marker
    jv0: red traveller, fruit-marker
    red at: jv0
    red wanted: 1
    jv4: brigand, government, raid, antaboga (woken-as 1)
    brigand-at: jv4
    government-at: jv4
    raid-at: jv4
    woken: 1
    dice hero-die red: 6
    dice skill-die red: 6
    dice band-die brigand s1: 1
    dice band-die brigand s2: 1
    dice band-die brigand s3: 1
    dice nation waking red: 1
orders red
    go jv4
    go jv0
expect
    told all: slain red none jv4
    told nobody: government-attacks government-1
    told nobody: government-catches government-1
    told nobody: monster-attacks
    told nobody: raid-attacks
    told nobody: legend-attacks
    told all: wakes-up red eu0
    not reached red 2
    red at: eu0

case the government lets a seat be that is not wanted, and the brigand attacks it all the same [go 7, government 7]
given
    jv0: red traveller, fruit-marker
    pe0: silk-marker
    red at: jv0
    jv4: brigand, government
    brigand-at: jv4
    government-at: jv4
    dice retreat-die red: 1
orders red
    go jv4
    go jv0
    when retreat: roll
expect
    told all: brigand-attacks brigand-1 red
    told nobody: government-attacks government-1
    told nobody: government-catches government-1

case the raid's reach is its space and those next to it; the lair's is the lair [go 7, beast 6, beast 10]
given season 4
    next-event: glut
    pe0: silk-marker
    jv0: red traveller, fruit-marker
    red at: jv0
    red bomb: 1
    jv4: raid, antaboga (woken-as 1)
    raid-at: jv4
    woken: 1
orders red
    go jv3
    go jv0
    when retreat: bomb
expect
    told all: raid-attacks mountain-troll red
    told nobody: monster-attacks antaboga
    told nobody: legend-attacks antaboga

# ---- halls ----

case who stands in a city cannot be scouted by a seat [go 8]
given
    pe0: red traveller, blue traveller, silk-marker
    jp0: iron-marker
    blue at: pe0
orders red
    scout blue
expect
    refused red 1: safe-in-city blue [go 8]
    told nobody: scouts-seat

case who stands in a city is not reached by brigand, minion, destroyer, raid or legendary monster round it [go 8]
given season 4
    next-event: glut
    jv0: red traveller, fruit-marker
    pe0: silk-marker
    red at: jv0
    jv1: minion (card dust-imp), brigand
    minion-at: jv1
    brigand-at: jv1
    jv3: destroyer (card ogre)
    destroyer-at: jv3
    jv5: raid
    raid-at: jv5
    jv4: antaboga (woken-as 1)
    woken: 1
orders red
    strip pet
expect
    told nobody: monster-attacks
    told nobody: raid-attacks
    told nobody: legend-attacks
    told nobody: brigand-attacks
    told nobody: brigand-catches
    told nobody: government-attacks
    told nobody: government-catches
    told nobody: brigand-seeks
    told nobody: government-seeks
    brigand-at: jv1

case a step into a city next to the raid is safe [go 8, beast 6]
given season 4
    next-event: glut
    pe0: silk-marker
    pe1: raid
    raid-at: pe1
    pe4: red traveller
    red at: pe4
orders red
    go pe0
expect
    told nobody: monster-attacks
    told nobody: raid-attacks
    told nobody: legend-attacks
    red at: pe0

case the government reaches who stands in a city [go 8, government 5]
given
    red wanted: 1
    pe1: government
    government-at: pe1
    dice scout none pe0: 1 6 6
    dice retreat-die red: 1
orders red
    when retreat: roll
expect
    told all: government-walks pe0
    told all: government-seeks red
    told all: government-catches government-1 red

# Blue, who has charisma 4, has a stall in Persia: a rival who uses the hall pays 2 gold.
case to stand in a city, and to walk through it, is no use of its hall [go 9]
given
    blue charisma: 4
    pe0: blue stall, silk-marker
    pe1: red traveller
    red at: pe1
orders red
    go pe0
    go pe4
expect
    told nobody: toll-paid
    red gold: 20
next season
orders red
    go pe0
    medic
    scout merchant
    engage
expect
    told nobody: toll-paid
    red at: pe0

case to sell uses the hall [go 9]
given
    blue charisma: 4
    pe0: red traveller, blue stall, silk-marker
    red cargo-of: fruit
orders red
    sell all
expect
    told all: toll-paid red blue pe0 2
    red gold: 22

case to buy uses the hall, even if nothing is bought [go 9]
given
    blue charisma: 4
    pe0: red traveller, blue stall, silk-marker
    dice market red pe0: 1 1 1 1 1 1
orders red
    buy iron
expect
    told all: bought-nothing red pe0
    told all: toll-paid red blue pe0 2
    red gold: 18

case to use the workshop, by a caravan or an upgrade, uses the hall, and the toll is due once in a turn [go 9, stall 6]
given
    blue charisma: 4
    pe0: red traveller, blue stall, silk-marker
    red bomb: 1
orders red
    strip bomb
    fit pet
    workshop chaser
expect
    done red 1
    done red 2
    done red 3
    told all 1 times: toll-paid red blue pe0 2

case to recruit uses the hall [go 9]
given
    blue charisma: 4
    pe0: red traveller, blue stall, silk-marker
orders red
    recruit
expect
    told all: toll-paid red blue pe0 2
    red gold: 13

case to heal or to train uses the hall [go 9]
given
    blue charisma: 4
    pe0: red traveller, blue stall, silk-marker
    red hero-ep: 6
    red soldiers-of: soldier (slot 1, fainted 1)
    dice training red hero: 6
orders red
    heal
expect
    told all: toll-paid red blue pe0 2
    red gold: 16
next season
orders red
    train hero
expect
    told all: toll-paid red blue pe0 2

case to take a quest uses the hall [go 9]
given
    blue charisma: 4
    pe0: red traveller, blue stall, silk-marker
    open-quests: arena, escort, smuggler
orders red
    take arena
expect
    told all: toll-paid red blue pe0 2
    red gold: 18

case to draw quests uses the hall [go 9]
given
    blue charisma: 4
    pe0: red traveller, blue stall, silk-marker
    quests top: arena, bell-tower
orders red
    quest new
expect
    told all: toll-paid red blue pe0 2

case a step of a quest in a city uses the hall there, even a free one [go 9, quest 10]
given
    blue charisma: 4
    pe0: red traveller, blue stall, silk-marker
    red quest-of: love-letter (waypoint 0 pe0)
    red quest-at 0: pe0
orders red
    quest
expect
    told all: toll-paid red blue pe0 2
    told all: quest-completed red love-letter

# ---- what a report says of the way ahead ----

case the letter to come shows a way to where something is to be done, and not to a monster that was slain [go 1]
given
    pe1: monster-x
    pe2: merchant-x
expect
    printed red: 'for example: go pe3'

case a line may ask how many reasons there are to go to a space [go 1]
given
    pe1: monster-x
orders red
    if occasions pe1 > 0: go pe1
    if occasions pe2 > 0: go pe2
expect
    false red 1
    done red 2

case the opening says how many moves the next month brings, and its event [month 2]
given
    next-event: caravan-season
expect
    printed red: 'Next month you have 3 moves. The next event card is Caravan season: Every seat has 1 move more.'

case a line may ask how many moves the next month brings [month 2]
orders red
    if moves-ahead > 9: go pe1
    if moves-ahead >= 2: go pe2
expect
    false red 1
    done red 2
