# SPDX-License-Identifier: MIT
# The government: when it comes, whom it goes for, how it walks, scouts, and attacks in the turns of the seats.

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

# ---- How it comes ----

case the third merchant attacked in the match brings the government before the battle begins [government 1, plunder 3]
given
    merchants-x: 2
    ru2: merchant-x
    jp6: merchant-x
    dice scout red pe2: 1 4
    dice card-die red: 1 1
    dice hero-die red: 6
    dice skill-die red: 6
    dice nation government: 8
    dice side government: 4
orders red
    when attack: attack
    go pe2
    scout merchant
expect
    told all: plunders red fruit-peddler-1 pe2
    then told all: wanted-is red 1
    then told all: merchant-token pe2 3
    then told all: government-appears government-1 in4 [government 2]
    then told all: stage-begins 1
    then told all: got-away red fruit-peddler-1
    merchants-x: 3
    pe2: red traveller, merchant-x

case the second merchant token brings no government [government 1]
given
    merchants-x: 1
    ru2: merchant-x
    dice scout red pe2: 1 4
    dice card-die red: 1 1
    dice hero-die red: 6
    dice skill-die red: 6
orders red
    when attack: attack
    go pe2
    scout merchant
expect
    merchants-x: 2
    told nobody: government-appears
    government-at: none

case a merchant found and declined counts for no government [government 1, scout 9]
given
    merchants-x: 2
    ru2: merchant-x
    jp6: merchant-x
    dice scout red pe2: 1 4
    dice card-die red: 1 1
orders red
    when attack: decline
    go pe2
    scout merchant
expect
    merchants-x: 2
    told nobody: government-appears
    told nobody: wanted-is
    red wanted: 0
    pe2: red traveller

case while a government lives the third token brings none, and the count goes on [government 1]
given
    merchants-x: 2
    ru2: merchant-x
    jp6: merchant-x
    in4: government
    government-at: in4
    dice scout red pe2: 1 4
    dice card-die red: 1 1
    dice hero-die red: 6
    dice skill-die red: 6
orders red
    when attack: attack
    go pe2
    scout merchant
expect
    told all: government-lives
    told nobody: government-appears
    merchants-x: 3

case the fourth token brings none, though there is no government [government 1]
given
    merchants-x: 3
    ru2: merchant-x
    jp6: merchant-x
    in2: merchant-x
    dice scout red pe2: 1 4
    dice card-die red: 1 1
    dice hero-die red: 6
    dice skill-die red: 6
orders red
    when attack: attack
    go pe2
    scout merchant
expect
    merchants-x: 4
    told nobody: government-appears
    told nobody: brigand-lives
    told nobody: government-lives

# Six tokens have been laid, though fewer lie out: nine were taken back before.
case tokens are counted from the start of the match, not those that lie out [government 1]
given
    merchants-x: 11
    ru2: merchant-x
    jp6: merchant-x
    dice scout red pe2: 1 4
    dice card-die red: 1 1
    dice hero-die red: 6
    dice skill-die red: 6
    dice nation government: 8
    dice side government: 4
orders red
    when attack: attack
    go pe2
    scout merchant
expect
    told all: merchant-token pe2 12
    told all: government-appears government-1 in4
    merchants-x: 12

case it comes also where a wanted seat stands, and does not attack him by that [government 2, government 6]
given
    merchants-x: 2
    ru2: merchant-x
    jp6: merchant-x
    pe0: silk-marker
    in4: red traveller
    red at: in4
    red wanted: 1
    red arrived: 1
    arrivals: 1
    jp0: iron-marker
    jp4: blue traveller
    blue at: jp4
    blue explorer: 2
    dice scout blue jp4: 1 4
    dice card-die blue: 1 1
    dice hero-die blue: 6
    dice skill-die blue: 6
    dice nation government: 8
    dice side government: 4
    dice scout none in4: 4 4 4
orders blue
    when attack: attack
    scout merchant
expect
    told all: government-appears government-1 in4
    told nobody: brigand-attacks
    told nobody: brigand-catches
    told nobody: government-attacks
    told nobody: government-catches
    told all: government-seeks red 0
    in4: red traveller, government

case if it comes where the plunderer stands it attacks him not by coming, but when his turn ends [government 2, government 6]
given
    merchants-x: 2
    ru2: merchant-x
    jp6: merchant-x
    dice scout red pe2: 1 4
    dice card-die red: 1 1
    dice hero-die red: 6
    dice skill-die red: 6
    dice nation government: 5
    dice side government: 2
    dice retreat-die red: 1
    dice scout none pe2: 4 4 4
orders red
    when attack: attack
    when retreat if against = band: roll
    go pe2
    scout merchant
expect
    told all: government-appears government-1 pe2
    then told all: got-away red fruit-peddler-1
    then told all: government-attacks government-1 red
    then told all: fled red none government-1
    told all 1 times: government-attacks

case it moves in the month in which it came [government 2, government 4]
given
    merchants-x: 2
    ru2: merchant-x
    jp6: merchant-x
    dice scout red pe2: 1 4
    dice card-die red: 1 1
    dice hero-die red: 6
    dice skill-die red: 6
    dice nation government: 1
    dice side government: 3
    dice scout none pe2: 4 4 4
orders red
    when attack: attack
    go pe2
    scout merchant
expect
    told all: government-appears government-1 eu3
    told all: government-walks pe1
    then told all: government-walks pe2
    told all: government-seeks red 0
    government-at: pe2

# ---- Whom it goes for ----

case with nobody wanted it stays [government 4]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    pe1: government
    government-at: pe1
expect
    told nobody: brigand-walks
    told nobody: government-walks
    told nobody: brigand-seeks
    told nobody: government-seeks
    government-at: pe1

case who is not wanted is no target, however near he is [government 3]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    blue wanted: 1
    blue arrived: 1
    arrivals: 1
    pe1: government
    government-at: pe1
expect
    told all: government-walks ru4
    then told all: government-walks ru3
    told nobody: brigand-seeks
    told nobody: government-seeks
    government-at: ru3

case example 1 of the rulebook: of two equally near it goes for the one of higher rank [government 3]
given seats 3
    pe0: silk-marker
    ru5: red traveller
    red at: ru5
    red wanted: 3
    red arrived: 1
    jp0: iron-marker
    pe6: blue traveller
    blue at: pe6
    blue gold: 50
    blue wanted: 1
    blue arrived: 3
    in0: green traveller
    green at: in0
    green hero-of: liang
    green caravan: chaser
    green gold: 20
    green wanted: 2
    green arrived: 2
    arrivals: 3
    pe1: government
    government-at: pe1
    dice turn 2: 1
    dice scout none ru5: 4 4 4
expect
    told all: government-walks ru5
    told all 1 times: government-walks
    told all: government-seeks red 0
    government-at: ru5

case example 2 of the rulebook: the nearer one comes before the one of higher rank [government 3]
given seats 3
    pe0: silk-marker
    ru5: red traveller
    red at: ru5
    red wanted: 1
    red arrived: 3
    jp0: iron-marker
    pe5: blue traveller
    blue at: pe5
    blue wanted: 3
    blue arrived: 1
    in0: green traveller
    green at: in0
    green hero-of: liang
    green caravan: chaser
    green gold: 20
    green wanted: 2
    green arrived: 2
    arrivals: 3
    pe1: government
    government-at: pe1
    dice turn 2: 1
    dice scout none ru5: 4 4 4
expect
    told all: government-seeks red 0
    told nobody: government-seeks blue
    government-at: ru5

case of two equally near with as many points the one goes first who had that number earlier [government 3, wanted 2]
given
    pe0: silk-marker
    ru5: red traveller
    red at: ru5
    red gold: 99
    red wanted: 2
    red arrived: 2
    jp0: iron-marker
    pe6: blue traveller
    blue at: pe6
    blue gold: 0
    blue wanted: 2
    blue arrived: 1
    arrivals: 2
    pe1: government
    government-at: pe1
    dice scout none pe6: 4 4 4
expect
    told all: government-seeks blue 0
    told nobody: government-seeks red
    government-at: pe6

case it counts steps over cities, too, and goes through them [government 3, government 4]
given
    pe0: silk-marker
    pe4: red traveller
    red at: pe4
    red wanted: 1
    red arrived: 2
    jp0: iron-marker
    eg1: blue traveller
    blue at: eg1
    blue wanted: 5
    blue arrived: 1
    arrivals: 2
    pe1: government
    government-at: pe1
    dice scout none pe4: 4 4 4
expect
    told all: government-walks pe0
    then told all: government-walks pe4
    told all: government-seeks red 0
    government-at: pe4

# ---- How it walks ----

case it goes two spaces and no further, and may end in a city [government 4]
given
    pe0: silk-marker
    in2: red traveller
    red at: in2
    red wanted: 1
    red arrived: 1
    arrivals: 1
    ru5: government
    government-at: ru5
expect
    told all: government-walks pe1
    then told all: government-walks pe0
    told all 2 times: government-walks
    told nobody: brigand-seeks
    told nobody: government-seeks
    government-at: pe0
    pe0: government, silk-marker

case at each step it takes the first fitting neighbour in the order of the map, Europe before Rusia [government 4, go 3]
given
    pe0: silk-marker
    eu2: red traveller
    red at: eu2
    red wanted: 1
    red arrived: 1
    arrivals: 1
    pe1: government
    government-at: pe1
    dice scout none eu2: 4 4 4
expect
    told all: government-walks eu3
    then told all: government-walks eu2
    told nobody: government-walks ru5

# ---- Scouting ----

case it scouts its target in a city, with three dice, and one 3 is enough for a battle [government 5, band 1, go 8]
given
    red wanted: 1
    red arrived: 1
    arrivals: 1
    pe1: government
    government-at: pe1
    dice scout none pe0: 5 4 3
    dice retreat-die red: 1
orders red
    when retreat: roll
expect
    told all: government-walks pe0
    then told all: government-seeks red 1
    then told all: government-catches government-1 red
    then told all: fled red none government-1
    told all 1 times: government-seeks
    pe0: red traveller, government, silk-marker

case with none of its dice at 3 or less there is no battle [government 5]
given
    red wanted: 1
    red arrived: 1
    arrivals: 1
    pe1: government
    government-at: pe1
    dice scout none pe0: 5 4 4
expect
    told all: government-seeks red 0
    told nobody: brigand-attacks
    told nobody: brigand-catches
    told nobody: government-attacks
    told nobody: government-catches
    red wanted: 1

case it scouts with three dice at stage level 2, too [government 5, band 1]
given
    stage: 2
    blue runes-of: minion-rune, raid-rune, green-rune, yellow-rune
    red wanted: 1
    red arrived: 1
    arrivals: 1
    pe1: government
    government-at: pe1
    dice scout none pe0: 5 4 4
expect
    told all: government-seeks red 0
    told nobody: brigand-attacks
    told nobody: brigand-catches
    told nobody: government-attacks
    told nobody: government-catches

case it scouts with four dice at stage level 3 [government 5, band 1]
given
    stage: 3
    blue runes-of: minion-rune, raid-rune, green-rune, yellow-rune, quest1-rune, stall2-rune, hero-rune
    red wanted: 1
    red arrived: 1
    arrivals: 1
    pe1: government
    government-at: pe1
    dice scout none pe0: 5 4 4 3
    dice retreat-die red: 1
orders red
    when retreat: roll
expect
    told all: government-seeks red 1
    told all: government-catches government-3 red

case of two wanted seats in one space it scouts one only [government 5]
given
    jp0: iron-marker
    pe0: red traveller, blue traveller, silk-marker
    blue at: pe0
    blue wanted: 2
    blue arrived: 1
    red wanted: 1
    red arrived: 2
    arrivals: 2
    pe1: government
    government-at: pe1
    dice scout none pe0: 5 4 4
expect
    told all 1 times: government-seeks
    told all: government-seeks blue 0

case whom it slays it leaves without wanted points, and nobody gets the bounty [government 5, wanted 9, wanted 10]
given
    red wanted: 4
    red arrived: 1
    arrivals: 1
    red cargo-of: silk
    pe1: government
    government-at: pe1
    dice scout none pe0: 1 4 4
    dice hero-die red: 6
    dice skill-die red: 6
    dice band-die government: 1 1 1 6
    dice nation waking red: 9
expect
    told all: slain red none pe0
    told nobody: bounty-paid
    red wanted: 0
    red gold: 0
    red cargo-of: empty
    red at: jv0
    blue gold: 20
    pe0: government, silk-marker

# ---- In the turns ----

case a wanted seat that enters its space is attacked at once [government 6]
given
    pe1: government
    government-at: pe1
    red wanted: 1
    red arrived: 1
    arrivals: 1
    dice retreat-die red: 3
    dice scout none pe1: 4 4 4
orders red
    when retreat: roll
    go pe1
expect
    told all: stepped red pe1
    then told all: government-attacks government-1 red
    told all 1 times: government-attacks
    red at: pe1
    red wanted: 1

case a wanted seat is attacked also when it enters a city where the government stands [government 6, go 8]
given
    pe0: government, silk-marker
    government-at: pe0
    pe1: red traveller
    red at: pe1
    red wanted: 1
    red arrived: 1
    arrivals: 1
    dice retreat-die red: 1
    dice scout none pe0: 4 4 4
orders red
    when retreat: roll
    go pe0
expect
    told all: stepped red pe0
    then told all: government-attacks government-1 red

case who is not wanted enters its space, acts and stays there in peace [government 7]
given
    pe2: government
    government-at: pe2
    dice scout red pe2: 4 4
orders red
    go pe2
    scout merchant
expect
    done red 2
    told nobody: brigand-attacks
    told nobody: brigand-catches
    told nobody: government-attacks
    told nobody: government-catches
    told nobody: brigand-seeks
    told nobody: government-seeks
    pe2: red traveller, government

case a wanted seat that ends its turn in its space is attacked then, even in a city [government 6, month 9]
given
    pe0: red traveller, government, silk-marker
    government-at: pe0
    red wanted: 1
    red arrived: 1
    arrivals: 1
    dice retreat-die red: 1
    dice scout none pe0: 4 4 4
orders red
    when retreat: roll
    fit pet
expect
    told all: fitted red pet
    then told all: government-attacks government-1 red
    then told all: government-seeks red 0
    told all 1 times: government-attacks

case to leave its space brings no attack [government 6]
given
    pe0: silk-marker
    pe1: red traveller, government
    red at: pe1
    government-at: pe1
    red wanted: 1
    red arrived: 1
    arrivals: 1
    dice scout none ru4: 4 4 4
orders red
    go ru4
expect
    told nobody: brigand-attacks
    told nobody: brigand-catches
    told nobody: government-attacks
    told nobody: government-catches
    told all: government-walks ru4
    red at: ru4

case it attacks a wanted seat before its scouting, which goes on if the seat lives [government 6]
given
    pe0: silk-marker
    pe2: red traveller, government
    red at: pe2
    government-at: pe2
    red wanted: 1
    red arrived: 1
    arrivals: 1
    dice retreat-die red: 1
    dice scout red pe2: 4 4
    dice scout none pe2: 4 4 4
orders red
    when retreat: roll
    scout merchant
expect
    told all: government-attacks government-1 red
    then told all: scouts-merchant red pe2
    told all 1 times: government-attacks
    done red 2

case it attacks a wanted seat before its engaging [government 6]
given
    pe0: silk-marker
    pe1: red traveller, government
    red at: pe1
    government-at: pe1
    red wanted: 1
    red arrived: 1
    arrivals: 1
    dice retreat-die red: 1
    dice card-die red: 1 1
    dice scout none pe1: 4 4 4
orders red
    when retreat: roll
    when attack: decline
    engage
expect
    told all: government-attacks government-1 red
    then told all: engages red pe1
    told all 1 times: government-attacks

case it attacks a seat only once in the turns of a month [government 6]
given
    pe2: government
    government-at: pe2
    red wanted: 1
    red arrived: 1
    arrivals: 1
    dice retreat-die red: 1
    dice scout red pe2: 4 4
    dice scout none pe2: 4 4 4
orders red
    when retreat: roll
    go pe2
    scout merchant
expect
    told all 1 times: government-attacks
    told all: not-found red

case who becomes wanted in its space is attacked at the end of that turn [government 6]
given
    pe0: silk-marker
    pe2: red traveller, government
    red at: pe2
    government-at: pe2
    dice scout red pe2: 1 4
    dice card-die red: 1 1
    dice hero-die red: 6
    dice skill-die red: 6
    dice retreat-die red: 1
    dice scout none pe2: 4 4 4
orders red
    when attack: attack
    when retreat if against = band: roll
    scout merchant
expect
    told all: plunders red fruit-peddler-1 pe2
    then told all: got-away red fruit-peddler-1
    then told all: government-attacks government-1 red
    told all 1 times: government-attacks

case who scouts and attacks it becomes wanted by 2 at the attack, and gets no more for its defeat [government 7, wanted 4]
given
    pe0: silk-marker
    pe2: red traveller, government
    red at: pe2
    government-at: pe2
    red leadership: 4
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4)
    dice scout red pe2: 1 4
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red: 1 1 1 1
    dice band-die government: 6 6 6 6
orders red
    when attack: attack
    scout government
expect
    told nobody: brigand-attacks
    told nobody: brigand-catches
    told nobody: government-attacks
    told nobody: government-catches
    told all: scouts-band red government
    then told all: attacks-band red government-1 pe2
    then told all: wanted-is red 2
    then told all: band-slain red government-1
    told all 1 times: wanted-is
    red wanted: 2
    red gold: 30
    red runes-of: government-rune
    government-at: none
    pe2: red traveller

case who finds it and spares it stays in peace [government 7, scout 2]
given
    pe0: silk-marker
    pe2: red traveller, government
    red at: pe2
    government-at: pe2
    dice scout red pe2: 1 4
orders red
    when attack: decline
    scout government
expect
    done red 2
    told nobody: attacks-band
    told nobody: brigand-attacks
    told nobody: brigand-catches
    told nobody: government-attacks
    told nobody: government-catches
    red wanted: 0

case who attacked it and fled is not attacked by it again in the turns of that month, but later in the month it may seek him [government 6, fight 25]
given
    pe0: silk-marker
    pe2: red traveller, government
    red at: pe2
    government-at: pe2
    dice scout red pe2: 1 4
    dice retreat-die red: 1
    dice scout none pe2: 4 4 4
orders red
    when attack: attack
    when retreat: roll
    scout government
expect
    told all: attacks-band red government-1 pe2
    then told all: fled red none government-1
    told nobody: brigand-attacks
    told nobody: brigand-catches
    told nobody: government-attacks
    told nobody: government-catches
    then told all: government-seeks red 0
    red wanted: 2

case if it falls when it attacks before its own scouting, the action point is not spent [government 6, brigand 9]
given
    pe0: silk-marker
    pe2: red traveller, government
    red at: pe2
    government-at: pe2
    red wanted: 1
    red arrived: 1
    arrivals: 1
    red leadership: 4
    red soldiers-of: soldier (slot 1, level 2), soldier (slot 2, level 2), soldier (slot 3, level 2), soldier (slot 4)
    dice hero-die red: 1
    dice skill-die red: 6
    dice soldier-die red: 1 1 1 1
    dice band-die government: 6 6 6 6
orders red
    scout government
expect
    told all: government-attacks government-1 red
    then told all: band-slain red government-1
    told nobody: scouts-band
    red actions: 1
    red wanted: 1
    red runes-of: government-rune

case where brigand and government both stand the brigand attacks first, then the government [go 7, government 6]
given
    pe1: brigand, government
    brigand-at: pe1
    government-at: pe1
    red wanted: 1
    red arrived: 1
    arrivals: 1
    dice retreat-die red: 1 1
    dice scout none pe1: 4 4 4 4 4
orders red
    when retreat: roll
    go pe1
expect
    told all: brigand-attacks brigand-1 red
    then told all: government-attacks government-1 red
    told all 1 times: brigand-attacks
    told all 1 times: government-attacks
    told all: brigand-seeks red 0
    then told all: government-seeks red 0

case whom the brigand slays the government finds no more [go 7, government 6]
given
    pe1: brigand, government
    brigand-at: pe1
    government-at: pe1
    red wanted: 1
    red arrived: 1
    arrivals: 1
    dice hero-die red: 6
    dice skill-die red: 6
    dice band-die brigand: 1 1 1
    dice nation waking red: 9
orders red
    go pe1
expect
    told all: slain red none pe1
    told nobody: government-attacks government-1
    told nobody: government-catches government-1
    told nobody: government-seeks
    red wanted: 0

case the brigand that lowers a seat to no wanted points by its fall takes the government's reason away [go 7, government 7, wanted 6]
given
    pe1: brigand, government
    brigand-at: pe1
    government-at: pe1
    red wanted: 2
    red arrived: 1
    arrivals: 1
    red leadership: 4
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3), soldier (slot 4)
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red: 1 1 1 1
    dice band-die brigand: 6 6 6
orders red
    go pe1
expect
    told all: band-slain red brigand-1
    red wanted: 0
    told nobody: government-attacks government-1
    told nobody: government-catches government-1
    government-at: pe1
