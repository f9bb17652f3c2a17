# SPDX-License-Identifier: MIT
# The brigand: when it comes, whom it goes for, how it walks, scouts, and attacks in the turns of the seats.

# Who has nothing else to do flees from every battle at once: the retreat die is forced to 1 where it is needed.
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

case the third need fulfilled in the match brings the brigand to an outer space drawn by lot [brigand 1, brigand 3]
given
    needs: 2
    red cargo-of: silk
    dice nation brigand: 8
    dice side brigand: 4
orders red
    sell silk
expect
    told all: need-filled red pe0
    then told all: brigand-appears brigand-1 in4 [brigand 3]
    needs: 3
    brigand-at: in4
    in4 has 1 brigand

case the second need fulfilled brings no brigand [brigand 1]
given
    needs: 1
    red cargo-of: silk
orders red
    sell silk
expect
    needs: 2
    told nobody: brigand-appears
    brigand-at: none

case the needs are counted over all seats [brigand 1]
given
    needs: 1
    red cargo-of: silk
    blue cargo-of: iron
    dice nation brigand: 1
    dice side brigand: 1
orders red
    sell silk
orders blue
    sell iron
expect
    told all: need-filled red pe0
    then told all: need-filled blue jp0
    then told all: brigand-appears brigand-1 eu1
    told all 1 times: brigand-appears
    needs: 3

case a sale without the needed good counts for no brigand [brigand 1]
given
    needs: 2
    red cargo-of: fruit
orders red
    sell fruit
expect
    done red 1
    needs: 2
    told nobody: brigand-appears

case the fourth need brings no brigand, though there is none [brigand 1]
given
    needs: 3
    red cargo-of: silk
orders red
    sell silk
expect
    needs: 4
    told nobody: brigand-appears
    brigand-at: none

case the sixth need brings the brigand again [brigand 1]
given
    needs: 5
    red cargo-of: silk
    dice nation brigand: 2
    dice side brigand: 6
orders red
    sell silk
expect
    needs: 6
    told all: brigand-appears brigand-1 ru6

case while a brigand lives the third need brings none, and the count goes on [brigand 2]
given
    needs: 2
    in4: brigand
    brigand-at: in4
    red cargo-of: silk
orders red
    sell silk
expect
    told all: brigand-lives
    told nobody: brigand-appears
    in4: brigand
    brigand-at: in4
    needs: 3

case what came up while a brigand lived is not made good after its death [brigand 2]
given
    needs: 3
    red cargo-of: silk
    blue cargo-of: iron
orders red
    sell silk
orders blue
    sell iron
expect
    needs: 5
    told nobody: brigand-appears
    told nobody: brigand-lives
    told nobody: government-lives

case at stage level 2 it comes with the card of that level [brigand 1, stage 3]
given
    needs: 2
    stage: 2
    blue runes-of: minion-rune, raid-rune, green-rune, yellow-rune
    red cargo-of: silk
    dice nation brigand: 8
    dice side brigand: 4
orders red
    sell silk
expect
    told all: brigand-appears brigand-2 in4

case it comes also where a seat stands, and does not attack it by that [brigand 3]
given
    needs: 2
    pe0: silk-marker
    in4: red traveller
    red at: in4
    blue cargo-of: iron
    dice nation brigand: 8
    dice side brigand: 4
    dice scout none in4: 4 4
orders blue
    sell iron
expect
    told all: brigand-appears brigand-1 in4
    told nobody: brigand-attacks
    told nobody: brigand-catches
    told nobody: government-attacks
    told nobody: government-catches
    told all: brigand-seeks red 0
    in4: red traveller, brigand

case it moves in the month in which it came [brigand 3, brigand 5]
given
    needs: 2
    red cargo-of: silk
    jp0: iron-marker
    pe1: blue traveller
    blue at: pe1
    dice nation brigand: 5
    dice side brigand: 3
    dice scout none pe1: 4 5
orders red
    sell silk
expect
    told all: brigand-appears brigand-1 pe3
    then told all: brigand-walks pe2
    then told all: brigand-walks pe1
    told all 2 times: brigand-walks
    brigand-at: pe1

# ---- Whom it goes for ----

case with every seat in a city it stays [brigand 5]
given
    pe1: brigand
    brigand-at: pe1
expect
    told nobody: brigand-walks
    told nobody: government-walks
    told nobody: brigand-seeks
    told nobody: government-seeks
    pe1: brigand
    brigand-at: pe1

case a seat in a city is no target, however near it is [brigand 4, go 8]
given
    pe1: brigand
    brigand-at: pe1
    jp0: iron-marker
    jp3: blue traveller
    blue at: jp3
    blue gold: 0
expect
    told all: brigand-walks ru4
    then told all: brigand-walks ru3
    told nobody: brigand-seeks
    told nobody: government-seeks
    brigand-at: ru3
    ru3: brigand

case it goes for the nearest, not for the richest [brigand 4]
given
    pe0: silk-marker
    eu4: red traveller
    red at: eu4
    red gold: 0
    jp0: iron-marker
    ru2: blue traveller
    blue at: ru2
    blue gold: 99
    blue cargo-of: 3 silk
    pe1: brigand
    brigand-at: pe1
    dice scout none eu4: 4 4
expect
    told all: brigand-walks eu3
    then told all: brigand-walks eu4
    told all: brigand-seeks red 0
    told nobody: brigand-seeks blue
    brigand-at: eu4

case of equally near seats it goes for the one with most gold [brigand 4]
given
    pe0: silk-marker
    ru5: red traveller
    red at: ru5
    red gold: 20
    red cargo-of: 3 silk
    jp0: iron-marker
    pe6: blue traveller
    blue at: pe6
    blue gold: 21
    pe1: brigand
    brigand-at: pe1
    dice scout none pe6: 4 4
expect
    told all: brigand-walks pe6
    told all 1 times: brigand-walks
    told all: brigand-seeks blue 0
    brigand-at: pe6

case gold being equal, it goes for the one with most goods [brigand 4]
given
    pe0: silk-marker
    ru5: red traveller
    red at: ru5
    red cargo-of: 2 silk
    jp0: iron-marker
    pe6: blue traveller
    blue at: pe6
    blue cargo-of: 3 fruit
    pe1: brigand
    brigand-at: pe1
    dice scout none pe6: 4 4
expect
    told all: brigand-seeks blue 0
    told nobody: brigand-seeks red
    brigand-at: pe6

case gold and goods being equal, the lot decides [brigand 4]
given
    pe0: silk-marker
    ru5: red traveller
    red at: ru5
    red cargo-of: 2 silk
    jp0: iron-marker
    pe6: blue traveller
    blue at: pe6
    blue cargo-of: fruit, iron
    pe1: brigand
    brigand-at: pe1
    dice target brigand: 2
    dice scout none pe6: 4 4
expect
    rolled all: target brigand
    told all: brigand-seeks blue 0
    brigand-at: pe6

case the lot falls among the tied only: a third seat as near but poorer is none of them [brigand 4]
given seats 3
    pe0: silk-marker
    ru5: red traveller
    red at: ru5
    red gold: 19
    red cargo-of: 3 silk
    jp0: iron-marker
    pe6: blue traveller
    blue at: pe6
    pe2: green traveller
    green at: pe2
    green hero-of: liang
    green caravan: chaser
    green gold: 20
    pe1: brigand
    brigand-at: pe1
    dice turn 2: 1
    dice target brigand: 2
    dice scout none pe2: 4 4
expect
    told all: brigand-seeks green 0
    told all 1 times: brigand-seeks
    brigand-at: pe2

# Over the city red would be 2 away; round it, it is 3, as blue is.
case how near a seat is, is counted over outer spaces only [brigand 4]
given
    pe0: silk-marker
    pe4: red traveller
    red at: pe4
    red gold: 20
    jp0: iron-marker
    eg1: blue traveller
    blue at: eg1
    blue gold: 30
    pe1: brigand
    brigand-at: pe1
expect
    told all: brigand-walks eu3
    then told all: brigand-walks eu4
    brigand-at: eu4
    told nobody: brigand-seeks
    told nobody: government-seeks

# ---- How it walks ----

case it walks round a city and stops after two spaces, short of its target [brigand 5]
given
    pe0: silk-marker
    pe4: red traveller
    red at: pe4
    pe1: brigand
    brigand-at: pe1
expect
    told all: brigand-walks pe2
    then told all: brigand-walks pe3
    told all 2 times: brigand-walks
    told nobody: brigand-seeks
    told nobody: government-seeks
    told nobody: brigand-attacks
    told nobody: brigand-catches
    told nobody: government-attacks
    told nobody: government-catches
    pe3: brigand
    pe4: red traveller

case at each step it takes the first fitting neighbour in the order of the map, Europe before Rusia [brigand 5, go 3]
given
    pe0: silk-marker
    eu2: red traveller
    red at: eu2
    pe1: brigand
    brigand-at: pe1
    dice scout none eu2: 4 4
expect
    told all: brigand-walks eu3
    told nobody: brigand-walks ru5
    then told all: brigand-walks eu2
    brigand-at: eu2

case it stops as soon as it is in its target's space [brigand 5]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    pe1: brigand
    brigand-at: pe1
    dice scout none pe2: 4 4
expect
    told all 1 times: brigand-walks
    told all: brigand-walks pe2
    brigand-at: pe2

# ---- Scouting ----

case in its target's space it scouts with two dice at stage level 1, and a 3 is enough for a battle [brigand 6, band 1]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    pe1: brigand
    brigand-at: pe1
    dice scout none pe2: 4 3
    dice retreat-die red: 1
orders red
    when retreat: roll
expect
    rolled all: scout none pe2
    told all: brigand-seeks red 1
    then told all: brigand-catches brigand-1 red
    told all: fled red none brigand-1
    told all 1 times: brigand-seeks
    pe2: red traveller, brigand

case with none of its dice at 3 or less there is no battle [brigand 6]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    pe1: brigand
    brigand-at: pe1
    dice scout none pe2: 4 4
expect
    told all: brigand-seeks red 0
    told nobody: brigand-attacks
    told nobody: brigand-catches
    told nobody: government-attacks
    told nobody: government-catches
    pe2: red traveller, brigand

case it scouts with three dice at stage level 2 [brigand 6, band 1]
given
    stage: 2
    blue runes-of: minion-rune, raid-rune, green-rune, yellow-rune
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    pe1: brigand
    brigand-at: pe1
    dice scout none pe2: 6 5 3
    dice retreat-die red: 3
orders red
    when retreat: roll
expect
    told all: brigand-seeks red 1
    told all: brigand-catches brigand-2 red

case it scouts with four dice at stage level 3 [brigand 6, band 1]
given
    stage: 3
    blue runes-of: minion-rune, raid-rune, green-rune, yellow-rune, quest1-rune, stall2-rune, hero-rune
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    pe1: brigand
    brigand-at: pe1
    dice scout none pe2: 6 5 4 2
    dice retreat-die red: 3
orders red
    when retreat: roll
expect
    told all: brigand-seeks red 1
    told all: brigand-catches brigand-3 red

case while the Iron griffin lives its scouting still succeeds on 3 [brigand 6, event 21]
given
    eu6: iron-griffin (woken-as 1)
    woken: 1
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    pe1: brigand
    brigand-at: pe1
    dice scout none pe2: 4 3
    dice retreat-die red: 3
orders red
    when retreat: roll
expect
    told all: brigand-catches brigand-1 red

case it scouts a single seat, and only once, though another stands there as well [brigand 6]
given
    pe0: silk-marker
    jp0: iron-marker
    pe2: red traveller, blue traveller
    red at: pe2
    blue at: pe2
    red gold: 22
    pe1: brigand
    brigand-at: pe1
    dice scout none pe2: 5 6
orders red
orders blue
expect
    told all 1 times: brigand-seeks
    told all: brigand-seeks red 0
    told nobody: brigand-attacks
    told nobody: brigand-catches
    told nobody: government-attacks
    told nobody: government-catches

case who is slain by it wakes in a city, and his gold and goods are gone [brigand 6, death 9]
given
    pe0: silk-marker
    pe2: red traveller
    red at: pe2
    red cargo-of: 2 silk
    pe1: brigand
    brigand-at: pe1
    dice scout none pe2: 1 6
    dice hero-die red: 6
    dice skill-die red: 6
    dice band-die brigand: 1 1 1
    dice nation waking red: 9
expect
    told all: slain red none pe2
    red gold: 0
    red cargo-of: empty
    red at: jv0
    red rests: 1
    pe2: brigand
    stock has 4 silk                    # the two that it carried are back

# ---- In the turns ----

case example 1 of the rulebook: who moves into its space is attacked at once, without scouting [brigand 7]
given
    pe1: brigand
    brigand-at: pe1
    dice retreat-die red: 2
    dice scout none pe1: 4 4
orders red
    when retreat: roll
    go pe1
expect
    told all: stepped red pe1
    then told all: brigand-attacks brigand-1 red
    told all: fled red none brigand-1
    told all 1 times: brigand-attacks
    red at: pe1

case example 2 of the rulebook: it moves to the space of two seats and scouts the richer one [brigand 4, brigand 6]
given
    pe0: silk-marker
    jp0: iron-marker
    pe2: red traveller, blue traveller
    red at: pe2
    blue at: pe2
    blue gold: 21
    ru5: brigand
    brigand-at: ru5
    dice scout none pe2: 6 2
    dice retreat-die blue: 1
orders blue
    when retreat: roll
expect
    told all: brigand-walks ru4
    then told all: brigand-walks pe2
    then told all: brigand-seeks blue 1
    then told all: brigand-catches brigand-1 blue
    told nobody: brigand-seeks red
    told nobody: brigand-attacks brigand-1 red
    told nobody: brigand-catches brigand-1 red

case who lives through its attack walks on [brigand 7, go 7, fight 25]
given
    pe1: brigand
    brigand-at: pe1
    dice retreat-die red: 1
    dice scout none ru4: 6 6
orders red
    when retreat: roll
    go pe1 ru4
expect
    told all: brigand-attacks brigand-1 red
    then told all: stepped red ru4
    told all 1 times: brigand-attacks
    red at: ru4

case whom it slays on the way takes no further step and no further line [brigand 7, death 5]
given
    pe1: brigand
    brigand-at: pe1
    dice hero-die red: 6
    dice skill-die red: 6
    dice band-die brigand: 1 1 1
    dice nation waking red: 9
orders red
    go pe1 ru4
    fit pet
expect
    told all: slain red none pe1
    told nobody: stepped red ru4
    not reached red 2
    red at: jv0
    pe1: brigand

case who ends his turn in its space is attacked then [brigand 7, month 9]
given
    pe0: silk-marker
    pe1: red traveller, brigand
    red at: pe1
    brigand-at: pe1
    dice retreat-die red: 1
    dice scout none pe1: 6 6
orders red
    when retreat: roll
expect
    told all: brigand-attacks brigand-1 red
    told all: fled red none brigand-1
    told all: brigand-seeks red 0
    told all 1 times: brigand-attacks

case to leave its space brings no attack [brigand 8]
given
    pe0: silk-marker
    pe1: red traveller, brigand
    red at: pe1
    brigand-at: pe1
orders red
    go pe0
expect
    told nobody: brigand-attacks
    told nobody: brigand-catches
    told nobody: government-attacks
    told nobody: government-catches
    red at: pe0
    brigand-at: pe1

case it attacks before a scouting, which goes on if you live [brigand 7, brigand 9]
given
    pe0: silk-marker
    pe2: red traveller, brigand
    red at: pe2
    brigand-at: pe2
    dice retreat-die red: 1
    dice scout red pe2: 4 1
    dice card-die red: 1 1
    dice scout none pe2: 6 6
orders red
    when retreat: roll
    when attack: decline
    scout merchant
expect
    done red 2
    told all: brigand-attacks brigand-1 red
    then told all: fled red none brigand-1
    then told all: scouts-merchant red pe2
    then told all: declines red fruit-peddler-1
    told all 1 times: brigand-attacks
    red actions: 0

case it attacks before an engaging, which goes on if you live [brigand 7, brigand 9]
given
    pe0: silk-marker
    pe1: red traveller, brigand
    red at: pe1
    brigand-at: pe1
    dice retreat-die red: 1
    dice card-die red: 1 1
    dice scout none pe1: 6 6
orders red
    when retreat: roll
    when attack: decline
    engage
expect
    told all: brigand-attacks brigand-1 red
    then told all: engages red pe1
    then told all: lets-be red dust-imp
    told all 1 times: brigand-attacks

case whom it slays before the action has scouted nobody, and the rest of his turn is lost [brigand 9, death 5]
given
    pe0: silk-marker
    pe2: red traveller, brigand
    red at: pe2
    brigand-at: pe2
    dice hero-die red: 6
    dice skill-die red: 6
    dice band-die brigand: 1 1 1
    dice nation waking red: 9
orders red
    scout merchant
    go pe1
expect
    told all: slain red none pe2
    told nobody: scouts-merchant
    not reached red 2
    red at: jv0

case if the brigand falls in the attack before its own scouting, the action point is not spent [brigand 9]
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
orders red
    scout brigand
expect
    told all: brigand-attacks brigand-1 red
    then told all: band-slain red brigand-1
    told nobody: scouts-band
    told nobody: scouted-with red
    red actions: 1
    brigand-at: none
    red runes-of: brigand-rune
    red gold: 28

case the action point so saved is there for another action [brigand 9]
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
    scout merchant
expect
    told nobody: scouts-band
    done red 2
    told all: scouts-merchant red pe2
    red actions: 0

case it attacks a seat only once in the turns of a month: on entering, not again at the action or the turn's end [brigand 8]
given
    pe2: brigand
    brigand-at: pe2
    dice retreat-die red: 1
    dice scout red pe2: 4 4
    dice scout none pe2: 6 6
orders red
    when retreat: roll
    go pe2
    scout merchant
expect
    told all 1 times: brigand-attacks
    done red 3
    told all: not-found red

case who left its space and comes back in the same turn is not attacked a second time [brigand 8]
given
    pe1: brigand
    brigand-at: pe1
    red explorer: 4
    dice retreat-die red: 1
    dice scout none pe1: 6 6
orders red
    when retreat: roll
    go pe1 pe0 pe1
expect
    told all 2 times: stepped red pe1
    told all 1 times: brigand-attacks
    red at: pe1

case it attacks each seat that enters, one after the other [brigand 8]
given
    pe1: brigand
    brigand-at: pe1
    jp0: iron-marker
    ru4: blue traveller
    blue at: ru4
    blue gold: 10
    dice retreat-die red: 1
    dice retreat-die blue: 1
    dice scout none pe1: 6 6
orders red
    when retreat: roll
    go pe1
orders blue
    when retreat: roll
    go pe1
expect
    told all: brigand-attacks brigand-1 red
    then told all: brigand-attacks brigand-1 blue
    told all 2 times: brigand-attacks

case whom it attacked in his turn it may still scout and attack when it has its own part of the month [brigand 6, brigand 8]
given
    pe1: brigand
    brigand-at: pe1
    dice retreat-die red: 1 2
    dice scout none pe1: 3 6
orders red
    when retreat: roll
    go pe1
expect
    told all: brigand-attacks brigand-1 red
    then told all: brigand-seeks red 1
    then told all: brigand-catches brigand-1 red
    told all 1 times: brigand-attacks
    told all 1 times: brigand-catches
    told all 2 times: fled red

case who stays through his next turn is attacked anew [brigand 8]
given
    pe1: brigand
    brigand-at: pe1
    next-event: silk-boom
    dice retreat-die red: 1
    dice scout none pe1: 6 6
orders red
    when retreat: roll
    go pe1
expect
    told all 1 times: brigand-attacks
next season
given
    dice turn 1: 1
    dice retreat-die red: 1
    dice scout none pe1: 6 6
expect
    told all 1 times: brigand-attacks
    told all: brigand-attacks brigand-1 red
    red at: pe1

case a defender against it takes its rune, its gold and experience, and it leaves the map [rune 16, band 9, wanted 6]
given
    pe1: brigand
    brigand-at: pe1
    red leadership: 4
    red wanted: 3
    red arrived: 1
    arrivals: 1
    red soldiers-of: soldier (slot 1), soldier (slot 2), soldier (slot 3), soldier (slot 4)
    dice hero-die red: 1
    dice skill-die red: 1
    dice soldier-die red: 1 1 1 1
    dice band-die brigand: 6 6 6
orders red
    go pe1
expect
    told all: band-slain red brigand-1
    pe1: red traveller
    brigand-at: none
    red gold: 28
    red wanted: 1
    red hero-ep: 2
    red runes-of: brigand-rune
    red soldiers-of: soldier (slot 1, ep 2), soldier (slot 2, ep 2), soldier (slot 3, ep 2), soldier (slot 4, ep 2)
