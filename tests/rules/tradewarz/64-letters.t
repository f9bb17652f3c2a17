# SPDX-License-Identifier: MIT
# Letters: every form of order, every question with its default and with an answer, and what is done
# for a player who says nothing.

game tradewarz seats 2
    o11 o12 o13 o14 o23 o31 o45 o47 o51 o63 o65 o67: forest
    o15 o17 o24 o25 o26 o34 o35 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o33 o46 o53 o54 o55 o64 o66: mountain
    g2: red city, red 2 soldier
    g6: blue city, blue 2 soldier
    red reserve: 8 soldier
    blue reserve: 8 soldier
    red supply: 23 silo
    blue supply: 23 silo
    red pile: b411, b420, b402, b330, b231, b222
    blue pile: b411, b231, b222, b303, b132, b123
    red sailed: 1
    blue sailed: 2
    red lumber: 6
    red wheat: 6
    red mining: 6
    red gold: 6
    blue lumber: 6
    blue wheat: 6
    blue mining: 6
    blue gold: 6

# ---- No letter, and standing lines ----

case without a letter the default action is done, and nothing stops the season [letters 1, action 7]
given
expect
    told all: resources-taken red 2 lumber
    told all: resources-taken blue 2 lumber
    red lumber: 8
    blue lumber: 8
    red resources-used: 1

case the default takes the lowest counter [letters 1, action 7]
given
    red mining: 3
    red gold: 4
orders blue
    pass
expect
    told all: resources-taken red 2 mining
    red mining: 5

case the default without a resources token is to pass [letters 1, action 7]
given
    red resources-used: 2
orders blue
    pass
expect
    told nobody: resources-taken
    told only red: idle red
    red lumber: 6

case without a letter the standing lines are played [letters 1]
given
orders red
    @ resources gold
orders blue
    pass
expect
    red gold: 8
next season
orders blue
    pass
expect
    done red @1
    red gold: 10
    red lumber: 6

case if no standing line is an action the default is done as well [letters 1]
given
    red hand: 2 tax-chest
orders red
    @ play tax-chest
orders blue
    pass
expect
    red gold: 8
    red lumber: 8
next season
orders blue
    pass
expect
    done red @1
    red gold: 10
    red resources-used: 2
    told all: resources-taken red 2 wheat

case a pass keeps the default away [letters 8, action 6]
given
orders red
    pass
orders blue
    pass
expect
    told all: passed red
    told nobody: resources-taken
    red lumber: 6
    red resources-used: 0

case an order refused leaves its alternative to be tried [letters 1, action 5]
given
orders red
    build settlement s26
        else resources gold
orders blue
    pass
expect
    refused red 1: no-soldier-there s26
    red gold: 8
    red builds-used: 0

case if all lines are refused the default is done [letters 1, action 7]
given
orders red
    build settlement s26
    retreat s44
orders blue
    pass
expect
    refused red 1
    refused red 2: no-squad-there s44
    told all: resources-taken red 2 lumber

case the first action that is legal is done, later ones are refused [action 3]
given
orders red
    resources gold
    resources wheat
orders blue
    pass
expect
    done red 1
    refused red 2: acted-already [action 3]
    red gold: 8
    red wheat: 6

case a line whose condition does not hold is passed by [letters 1]
given
orders red
    if gold > 6: resources gold
    if gold blue = 6: resources wheat
orders blue
    pass
expect
    false red 1
    done red 2
    red wheat: 8

case an order for a later season waits for it [letters 1]
given
orders red
    at 2: resources gold
    pass
orders blue
    pass
expect
    later red 1
    red gold: 6
next season
orders blue
    pass
expect
    red gold: 8

case a condition may look at the season, the year and the Xadlas of all seats [letters 1, seen 2]
given season 7
    red gold-xadlas: 1
    s26: red post-1, red soldier
    s26 lead: red
    red silver-xadlas: 1
    red reserve: 7 soldier
    blue gold-xadlas: 3
orders red
    if season = 6: resources lumber
    if year = 1: resources lumber
    if xadlas != 2: resources lumber
    if xadlas blue < 3: resources lumber
    if season = 7 and year = 2 and xadlas = 2 and xadlas blue = 3: resources gold
orders blue
    pass
expect
    false red 1
    false red 2
    false red 3
    false red 4
    done red 5
    red gold: 8

# ---- dock ----

case dock lists gates for the ship, best first, and a dock taken is closed [letters 2, sail 6]
given set-up
    dice order red: 1 1
    dice order blue: 6 5
    dice sail red: 1 1
    dice sail blue: 1 1 1 1
orders red
    dock g1 g4
orders blue
    dock g1 g2
expect
    told all: docked red g1 5
    told all: docked blue g2 10
    g1: red city, red 2 soldier
    g2: blue city, blue 2 soldier

case without a dock list the ships aim at g1, g2 and so on [letters 2, sail 6]
given set-up
    dice order red: 1 1
    dice order blue: 6 5
    dice sail red: 1 1
    dice sail blue: 1 1 1 1
expect
    told all: docked red g1 5
    told all: docked blue g2 10

case a policy for docks answers like the order [letters 2]
given set-up
    dice order red: 1 1
    dice order blue: 6 5
    dice sail red: 1 1 1 1
    dice sail blue: 1 1
orders red
    when dock: g2
orders blue
    dock g1
expect
    told all: docked red g2
    told all: docked blue g1

case dock is an order of season 0 and of no other [letters 2]
given
orders red
    dock g8
    pass
orders blue
    pass
expect
    not reached red 1
    g8: empty

# ---- march ----

case march without a number takes all of a squad [letters 3]
given
    s25: red 2 soldier
    s25 lead: red
    red reserve: 6 soldier
    dice march red s25: 1
orders red
    march s25 via s24
orders blue
    pass
expect
    s24: red 2 soldier
    s25: empty
    told all: marched red 2 s25 sun 3
    told all: arrived red 2 s24

case march with a number leaves the others behind [letters 3, march 7]
given
    s25: red 2 soldier
    s25 lead: red
    red reserve: 6 soldier
    dice march red s25: 1
orders red
    march 1 s25 via s24
orders blue
    pass
expect
    s24: red soldier
    s25: red soldier

case march from the gate without a number takes as many as support allows [letters 3]
given
    g2: red city, red 4 soldier
    red reserve: 6 soldier
    dice march red g2: 1
orders red
    march g2 via s26
orders blue
    pass
expect
    s26: red 2 soldier
    g2 has red 2 soldier

case march from the gate without a number takes as many as a squad holds [letters 3]
given
    g2: red city, red 4 soldier
    red reserve: 6 soldier
    s16: red village (since 1 builder red)
    o17: mine, 2 red silo (for s16)
    red supply: 21 silo
    dice march red g2: 1
orders red
    march g2 via s26
orders blue
    pass
expect
    s26: red 3 soldier
    g2 has red soldier

case march from the gate with a number takes so many [letters 3, march 6]
given
    dice march red g2: 1
orders red
    march 1 g2 via s26
orders blue
    pass
expect
    s26: red soldier
    g2 has red soldier

case march from the gate with more than support allows is refused [letters 3, support 4]
given
    g2: red city, red 4 soldier
    red reserve: 6 soldier
orders red
    march 3 g2 via s26
    pass
orders blue
    pass
expect
    refused red 1: no-support
    red marches-used: 0

case march names each step of its path, and goes as far as the die allows [letters 3]
given
    s25: red 2 soldier
    s25 lead: red
    red reserve: 6 soldier
    dice march red s25: 4
orders red
    march s25 via s24 s23 s22
orders blue
    pass
expect
    told all: stepped red s24
    then told all: stepped red s23
    told nobody: stepped red s22
    s23: red 2 soldier

case by builds a crossing where there is none [letters 3, cross 1]
given
    s25: red 2 soldier
    s25 lead: red
    red reserve: 6 soldier
    dice march red s25: 1
orders red
    march s25 via s34 by road
orders blue
    pass
expect
    told all: crossing-built red road o35
    red lumber: 5
    red mining: 5
    s34: red 2 soldier

case by uses a crossing that is there, and nothing is paid [letters 3, cross 6]
given
    o35: mine, road (from s25)
    s25: red 2 soldier
    s25 lead: red
    red reserve: 6 soldier
    dice march red s25: 1
orders red
    march s25 via s34 by road
orders blue
    pass
expect
    told nobody: crossing-built
    told all: crossed red road o35 s34
    red lumber: 6
    s34: red 2 soldier

case a step across an octagon needs by [letters 3, cross 1]
given
    s25: red 2 soldier
    s25 lead: red
    red reserve: 6 soldier
orders red
    march s25 via s34
    pass
orders blue
    pass
expect
    refused red 1: crossing-needed s25 s34 o35
    red marches-used: 0

case with names the super unit that goes along from the gate [letters 3, super 4]
given
    red techs: cannons
    dice march red g2: 1
orders red
    march g2 via s26 with cannons
orders blue
    pass
expect
    s26: red 2 soldier, red cannons
    red techs: empty

case with a super unit that is not there a march is refused [letters 3, super 4]
given
orders red
    march g2 via s26 with cannons
    pass
orders blue
    pass
expect
    refused red 1: no-unit-there cannons g2
    red marches-used: 0

# ---- on ----

case on gives another path for one value of the die [letters 4]
given
    s25: red 2 soldier
    s25 lead: red
    red reserve: 6 soldier
    dice march red s25: 6
orders red
    march s25 via s24 s23 s22
    on 1 s25 via s15
orders blue
    pass
expect
    s15: red 2 soldier
    s24: empty

case the path of on is not walked with another value of the die [letters 4]
given
    s25: red 2 soldier
    s25 lead: red
    red reserve: 6 soldier
    dice march red s25: 1
orders red
    march s25 via s24 s23 s22
    on 1 s25 via s15
orders blue
    pass
expect
    s22: red 2 soldier
    s15: empty

case on may be written for each value of the die [letters 4, march 13]
given
    s25: red 2 soldier
    s25 lead: red
    red reserve: 6 soldier
    dice march red s25: 4
orders red
    march s25 via s24 s23 s22
    on 1 s25 via s15
    on 2 s25 via s15 s14
orders blue
    pass
expect
    s14: red 2 soldier

case on is a path from its own space and serves no other march [letters 4]
given
    s25: red 2 soldier
    s25 lead: red
    red reserve: 6 soldier
    dice march red s25: 6
orders red
    march s25 via s24 s23 s22
    on 1 s15 via s14
orders blue
    pass
expect
    s24: red 2 soldier

case without on one path serves every die [letters 4]
given
    s25: red 2 soldier
    s25 lead: red
    red reserve: 6 soldier
    dice march red s25: 6
orders red
    march s25 via s24 s23 s22
orders blue
    pass
expect
    s24: red 2 soldier

case on alone is no march [letters 4, action 7]
given
    s25: red 2 soldier
    s25 lead: red
    red reserve: 6 soldier
orders red
    on 1 s25 via s15
orders blue
    pass
expect
    s25: red 2 soldier
    told all: resources-taken red 2 lumber

# ---- meet ----

case without an answer a march that meets enemies fights [letters 5]
given
    s25: red 2 soldier
    s25 lead: red
    s23: blue 2 soldier
    s23 lead: blue
    red reserve: 6 soldier
    blue reserve: 6 soldier
    dice march red s25: 1
orders red
    march s25 via s24 s23
orders blue
    pass
expect
    told all: battle red blue s23

case told to stop, a march stops on the space before enemies [letters 5, march 13]
given
    s25: red 2 soldier
    s25 lead: red
    s23: blue 2 soldier
    s23 lead: blue
    red reserve: 6 soldier
    blue reserve: 6 soldier
    dice march red s25: 1
orders red
    march s25 via s24 s23
    when meet: stop
orders blue
    pass
expect
    told only red: stopped-enemy red s24 s23 blue
    told nobody: battle
    s24: red 2 soldier
    s23: blue 2 soldier
    used red 2

case a march that ends in no-fight stops, whatever meet says [letters 5]
given
    s25: red 2 soldier
    s25 lead: red
    s23: blue 2 soldier
    s23 lead: blue
    red reserve: 6 soldier
    blue reserve: 6 soldier
    dice march red s25: 1
orders red
    march s25 via s24 s23 no-fight
    when meet: fight
orders blue
    pass
expect
    told nobody: battle
    s24: red 2 soldier

case the answer to meet may look at the enemy, the place and the odds [letters 5, letters 11]
given
    s25: red 2 soldier
    s25 lead: red
    s23: blue 2 soldier
    s23 lead: blue
    red reserve: 6 soldier
    blue reserve: 6 soldier
    blue techs: army-camps, fire-trenches
    dice march red s25: 1
orders red
    march s25 via s24 s23
    when meet if enemy = blue and at = s23 and odds < 5 and mine = 2 and theirs = 6: stop
orders blue
    pass
expect
    used red 2
    s24: red 2 soldier

case the answer to meet may look at the die [letters 5]
given
    s25: red 2 soldier
    s25 lead: red
    s24: blue 2 soldier
    s24 lead: blue
    red reserve: 6 soldier
    blue reserve: 6 soldier
    dice march red s25: 4
orders red
    march s25 via s24
    when meet if die = 3: stop
orders blue
    pass
expect
    not used red 2
    told all: battle red blue s24

case a march onto a space of enemies that stops at its first step stays where it was [letters 5]
given
    s25: red 2 soldier
    s25 lead: red
    s24: blue 2 soldier
    s24 lead: blue
    red reserve: 6 soldier
    blue reserve: 6 soldier
    dice march red s25: 1
orders red
    march s25 via s24
    when meet: stop
orders blue
    pass
expect
    told nobody: battle
    s25: red 2 soldier

case told to stop, a march stops before an unguarded castle and an unguarded city as well [letters 5, march 13]
given
    s41: red 2 soldier
    s41 lead: red
    red reserve: 6 soldier
    g6: blue city
    blue reserve: 10 soldier
    dice march red s41: 1
orders red
    march s41 via s51 g6
    when meet if at = g6: stop
orders blue
    pass
expect
    told nobody: battle
    s51: red 2 soldier

case a march told to stop before enemies raids an unguarded settlement all the same [letters 5, march 13, raid 2]
given
    s25: red 2 soldier
    s25 lead: red
    red reserve: 6 soldier
    s24: blue settlement
    o24: mine, blue silo (for s24)
    blue supply: 22 silo
    dice march red s25: 1
orders red
    march s25 via s24 s23 no-fight
orders blue
    pass
expect
    told all: raided red blue settlement s24
    s23: red 2 soldier

# ---- build, silo ----

case build settlement may name the octagon of its silo [letters 6]
given
    s26: red 2 soldier
    s26 lead: red
    red reserve: 6 soldier
orders red
    build settlement s26 o37
orders blue
    pass
expect
    told all: built red settlement s26
    o37: mine, red silo (for s26)
    red lumber: 5
    red wheat: 5

case without an octagon the silo goes to the kind of the lowest counter, on its lowest octagon [letters 14, build 8]
given
    red mining: 2
    s26: red 2 soldier
    s26 lead: red
    red reserve: 6 soldier
orders red
    build settlement s26
orders blue
    pass
expect
    o26: mine, red silo (for s26)
    o37: mine

case the answer to silo chooses the octagon no order named [letters 14]
given
    s26: red 2 soldier
    s26 lead: red
    red reserve: 6 soldier
orders red
    build settlement s26
    when silo if at = s26: o37
orders blue
    pass
expect
    o37: mine, red silo (for s26)
    used red 2

case the octagon of an order goes before the answer to silo [letters 14, letters 6]
given
    s26: red 2 soldier
    s26 lead: red
    red reserve: 6 soldier
orders red
    build settlement s26 o27
    when silo: o37
orders blue
    pass
expect
    o27: field, red silo (for s26)
    o37: mine

case build village may name two octagons [letters 6, build 7]
given
    s26: red 2 soldier
    s26 lead: red
    red reserve: 6 soldier
orders red
    build village s26 o27 o37
orders blue
    pass
expect
    told all: built red village s26
    o27: field, red silo (for s26)
    o37: mine, red silo (for s26)
    red lumber: 4
    red wheat: 4
    red mining: 4

case build village may name one octagon twice [letters 6, build 7]
given
    s26: red 2 soldier
    s26 lead: red
    red reserve: 6 soldier
orders red
    build village s26 o27 o27
orders blue
    pass
expect
    o27: field, 2 red silo (for s26)

case the answer to silo may name the octagons of a village [letters 14]
given
    s26: red 2 soldier
    s26 lead: red
    red reserve: 6 soldier
orders red
    build village s26
    when silo: o37 o26
orders blue
    pass
expect
    o26: mine, red silo (for s26)
    o37: mine, red silo (for s26)

case build village of a settlement names the octagon of the silo that is added [letters 6, build 8]
given
    s26: red settlement
    o26: mine, red silo (for s26)
    red supply: 22 silo
orders red
    build village s26 o27
orders blue
    pass
expect
    told all: upgraded red village s26
    o26: mine, red silo (for s26)
    o27: field, red silo (for s26)
    red mining: 4

case an octagon that does not touch the square is refused for a silo [letters 6, build 7]
given
    s26: red 2 soldier
    s26 lead: red
    red reserve: 6 soldier
orders red
    build settlement s26 o25
    pass
orders blue
    pass
expect
    refused red 1: silo-unfit o25 s26
    s26: red 2 soldier

case more octagons than silos are refused [letters 6, build 7]
given
    s26: red 2 soldier
    s26 lead: red
    red reserve: 6 soldier
orders red
    build village s26 o26 o27 o37
    pass
orders blue
    pass
expect
    refused red 1: too-many-silos 2
    s26: red 2 soldier

case build castle names its village [castle 2, letters 6]
given season 6
    s26: red village (since 1 builder red)
    o26: mine, 2 red silo (for s26)
    red supply: 21 silo
orders red
    build castle s26
orders blue
    pass
expect
    told all: built red castle s26
    red lumber: 3
    red mining: 2
    red gold: 2
    red silver-xadlas: 1

case build university without a level adds one [letters 6]
given
    red economy: 1
orders red
    build university economy
orders blue
    pass
expect
    red economy: 2
    red gold: 4
    red mining: 4

case build university may name the level to reach [letters 6, university 3]
given
orders red
    build university military 3
orders blue
    pass
expect
    red military: 3
    red gold: 0
    red mining: 0

case build university to a level it has is refused [letters 6]
given
    red military: 2
orders red
    build university military 2
    pass
orders blue
    pass
expect
    refused red 1: level-reached military 2
    red gold: 6

case build university beyond its last level is refused [letters 6, university 2]
given
orders red
    build university military 5
    pass
orders blue
    pass
expect
    refused red 1: level-too-high 4
    red gold: 6

case silo places the extra silos of a tech [letters 6, build 13]
given
    red techs: three-extra-silos
    s26: red village (since 1 builder red)
    o26: mine, 2 red silo (for s26)
    red supply: 21 silo
orders red
    silo s26 o27 o27 o37
    pass
orders blue
    pass
expect
    done red 1
    o27: field, 2 red silo (for s26)
    o37: mine, red silo (for s26)
    red supply: 18 silo

case silo without a tech is refused [letters 6, build 12]
given
    s26: red village (since 1 builder red)
    o26: mine, 2 red silo (for s26)
    red supply: 21 silo
orders red
    silo s26 o27
    pass
orders blue
    pass
expect
    refused red 1: no-extra-silos

case extra-silo chooses the octagons of extra silos that no order named [letters 14, build 13]
given
    red economy: 3
    red techs: generate-tax, improved-building
    s26: red village (since 1 builder red)
    o26: mine, 2 red silo (for s26)
    red supply: 21 silo
orders red
    buy three-extra-silos
    silo s26
    when extra-silo if at = s26: o27 o27 o37
orders blue
    pass
expect
    told all: tech-bought red three-extra-silos
    used red 3
    o27: field, 2 red silo (for s26)
    o37: mine, red silo (for s26)
    red supply: 18 silo

case without an answer extra silos go to the kind of the lowest counter [letters 14, build 13]
given
    red wheat: 2
    red techs: three-extra-silos
    s26: red village (since 1 builder red)
    o26: mine, 2 red silo (for s26)
    red supply: 21 silo
orders red
    silo s26
    pass
orders blue
    pass
expect
    o27: field, 3 red silo (for s26)

case without an order extra silos wait [letters 14, build 13]
given
    red techs: three-extra-silos
    s26: red village (since 1 builder red)
    o26: mine, 2 red silo (for s26)
    red supply: 21 silo
orders red
    pass
    when extra-silo: o27 o27 o37
orders blue
    pass
expect
    told nobody: silo-placed
    red supply: 21 silo

# ---- buy ----

case buy takes the first tech of its list that may be bought [letters 7]
given
    red economy: 1
    blue techs: generate-tax
orders red
    buy improved-building generate-tax higher-productivity improved-farming
orders blue
    pass
expect
    told all: tech-bought red higher-productivity
    red techs: higher-productivity
    told all 1 times: tech-bought

case buy is refused with a reason for each tech [letters 7]
given
    red economy: 1
    blue techs: generate-tax
orders red
    buy improved-building generate-tax
    pass
orders blue
    pass
expect
    refused red 1: no-university improved-building economy 2
    refused red 1: tech-sold generate-tax
    red buys-used: 0

# ---- recruit, retreat, resources ----

case recruit brings a soldier to the gate [letters 8]
given
orders red
    recruit
orders blue
    pass
expect
    told all: recruited red g2
    g2 has red 3 soldier
    red lumber: 3
    red wheat: 3

case recruit with a building brings him there for the double price [letters 8, recruit 2]
given
    s26: red settlement
    o26: mine, red silo (for s26)
    red supply: 22 silo
orders red
    recruit s26
orders blue
    pass
expect
    told all: recruited red s26
    s26: red soldier, red settlement
    red lumber: 0
    red wheat: 0

case recruit to a place without a building is refused [letters 8, recruit 2]
given
orders red
    recruit s44
    pass
orders blue
    pass
expect
    refused red 1: no-building-there s44
    red lumber: 6

case retreat without a place goes to the nearest building [letters 8, retreat 2]
given
    s44: red 2 soldier
    s44 lead: red
    red reserve: 6 soldier
    s26: red settlement
    s24: red settlement
    o26: mine, red silo (for s26)
    o24: mine, red silo (for s24)
    red supply: 21 silo
orders red
    retreat s44
orders blue
    pass
expect
    told all: retreated red 2 s44 s24
    s24: red 2 soldier, red settlement

case retreat may name the gate [letters 8, retreat 2]
given
    s44: red 2 soldier
    s44 lead: red
    red reserve: 6 soldier
    s24: red settlement
    o24: mine, red silo (for s24)
    red supply: 22 silo
orders red
    retreat s44 to g2
orders blue
    pass
expect
    told all: retreated red 2 s44 g2
    g2 has red 4 soldier

case retreat to a building that is not the nearest is refused [letters 8, retreat 2]
given
    s44: red 2 soldier
    s44 lead: red
    red reserve: 6 soldier
    s26: red settlement
    s24: red settlement
    o26: mine, red silo (for s26)
    o24: mine, red silo (for s24)
    red supply: 21 silo
orders red
    retreat s44 to s26
    pass
orders blue
    pass
expect
    refused red 1: no-retreat-there s26
    s44: red 2 soldier

case resources names one counter for 2 [letters 8, resources 1]
given
orders red
    resources mining
orders blue
    pass
expect
    told all: resources-taken red 2 mining
    red mining: 8

case resources names two counters for 1 each [letters 8, resources 1]
given
orders red
    resources mining gold
orders blue
    pass
expect
    told all: resources-taken red 1 mining
    told all: resources-taken red 1 gold
    red mining: 7
    red gold: 7

case retreat without a place goes where displace says, here to the gate [letters 12, retreat 2]
given
    s44: red 2 soldier
    s44 lead: red
    red reserve: 6 soldier
    s24: red settlement
    o24: mine, red silo (for s24)
    red supply: 22 silo
orders red
    retreat s44
    when displace: g2
orders blue
    pass
expect
    told all: retreated red 2 s44 g2

# ---- battle cards of the letter ----

case attack with names the cards for the attacks of this season alone [letters 10]
given
    s25: red 2 soldier
    s25 lead: red
    s35: blue 2 soldier
    s35 lead: blue
    red reserve: 6 soldier
    blue reserve: 6 soldier
    red pile: b411, b222, b402, b231, b420, b330
    blue pile: b411, b222, b303, b213, b132, b123
    red hand: 2 extra-strength
    dice march red s25: 6
    dice march red s24: 1
orders red
    march s25 via s24
    attack with extra-strength
orders blue
    pass
expect
    told nobody: committed
next season
orders red
    march s24 via s25 s35
orders blue
    pass
expect
    told all: battle red blue s35
    told nobody: committed
    red hand: 2 extra-strength

case a policy for the cards stands from season to season [letters 10]
given
    s25: red 2 soldier
    s25 lead: red
    s35: blue 2 soldier
    s35 lead: blue
    red reserve: 6 soldier
    blue reserve: 6 soldier
    red pile: b411, b222, b402, b231, b420, b330
    blue pile: b411, b222, b303, b213, b132, b123
    red hand: 2 extra-strength
    dice march red s24: 1
    dice march red s25: 6
orders red
    march s25 via s24
    when morale-attack: extra-strength
orders blue
    pass
expect
    told nobody: committed
next season
orders red
    march s24 via s25 s35
orders blue
    pass
expect
    told all: committed red extra-strength
    red hand: extra-strength

case cards may be chosen by place and enemy [letters 10]
given
    s25: red 2 soldier
    s25 lead: red
    s35: blue 2 soldier
    s35 lead: blue
    red reserve: 6 soldier
    blue reserve: 6 soldier
    red hand: extra-strength, extra-kill, extra-block
    dice march red s25: 1
orders red
    march s25 via s35
    when morale-attack if at = s44: extra-kill
    when morale-attack if enemy = red: extra-block
    when morale-attack if at = s35 and enemy = blue: extra-strength
orders blue
    pass
expect
    not used red 2
    not used red 3
    used red 4
    told all: committed red extra-strength
    red hand: extra-kill, extra-block

case the order of the letter goes before the policy [letters 10]
given
    s25: red 2 soldier
    s25 lead: red
    s35: blue 2 soldier
    s35 lead: blue
    red reserve: 6 soldier
    blue reserve: 6 soldier
    red hand: extra-strength, extra-kill
    dice march red s25: 1
orders red
    when morale-attack: extra-strength
    attack with extra-kill
    march s25 via s35
orders blue
    pass
expect
    told all: committed red extra-kill
    told nobody: committed red extra-strength

case mine and theirs are the strengths known before any card is shown [letters 11]
given
    s25: red 2 soldier
    s25 lead: red
    s35: blue soldier, blue cannons, blue village (since 1 builder blue), blue castle (since 1 builder blue)
    s35 lead: blue
    o35: mine, 2 blue silo (for s35)
    blue supply: 21 silo
    blue silver-xadlas: 1
    red reserve: 6 soldier
    blue reserve: 7 soldier
    red techs: grapeshot, army-camps, donkey-caravans
    blue techs: rolling-fireballs, military-discipline
    red hand: extra-strength
    blue hand: extra-kill
    dice march red s25: 1
orders red
    march s25 via s35
    when morale-attack if mine = 4 and theirs = 6: extra-strength
orders blue
    when morale-defence if mine = 6 and theirs = 4: extra-kill
    pass
expect
    used red 2
    used blue 1
    told all: committed red extra-strength
    told all: committed blue extra-kill

case odds is 100 where no battle card can help the enemy [letters 11]
given
    s25: red 2 soldier
    s25 lead: red
    s35: blue 2 soldier
    s35 lead: blue
    red reserve: 6 soldier
    blue reserve: 6 soldier
    red techs: grapeshot, gun-powder
    red hand: extra-strength
    blue hand: extra-kill
    dice march red s25: 1
orders red
    march s25 via s35
    when morale-attack if odds = 100: extra-strength
orders blue
    when morale-defence if odds = 0: extra-kill
    pass
expect
    used red 2
    used blue 1

case odds counts how often the own unused cards are stronger than those not seen [letters 11]
given
    s25: red 2 soldier
    s25 lead: red
    s35: blue 2 soldier
    s35 lead: blue
    red reserve: 6 soldier
    blue reserve: 6 soldier
    red pile: b420, b411, b402, b420
    red used: b123, b132
    blue pile: b411, b231, b303, b132
    blue used: b222, b213
    red hand: extra-strength
    dice march red s25: 1
    # of 40 cards not seen 8 have strength 4, 32 less
orders red
    march s25 via s35
    when morale-attack if odds = 80: extra-strength
orders blue
    pass
expect
    used red 2

case odds are those of all six cards and all others at the first battle [letters 11]
given
    s25: red 2 soldier
    s25 lead: red
    s35: blue 2 soldier
    s35 lead: blue
    red reserve: 6 soldier
    blue reserve: 6 soldier
    red hand: extra-strength
    dice march red s25: 1
    # red 4 4 4 3 2 2; not seen 9 of 4, 15 of 3, 10 of 2, 8 of 1: stronger in 133 of 252
orders red
    march s25 via s35
    when morale-attack if odds >= 52 and odds <= 53: extra-strength
orders blue
    pass
expect
    used red 2

case used cards of the enemy are seen and change the odds [letters 11]
given
    s25: red 2 soldier
    s25 lead: red
    s35: blue 2 soldier
    s35 lead: blue
    red reserve: 6 soldier
    blue reserve: 6 soldier
    red pile: b420, b411, b402, b420
    red used: b402, b411
    blue pile: b222, b231, b303, b132
    blue used: b420, b411
    red hand: extra-strength
    dice march red s25: 1
    # of 40 cards not seen 4 have strength 4, 36 less
orders red
    march s25 via s35
    when morale-attack if odds = 90: extra-strength
orders blue
    pass
expect
    used red 2

case cancel-battle may hang on the odds [letters 10, letters 11]
given
    s25: red 2 soldier
    s25 lead: red
    s35: blue 2 soldier
    s35 lead: blue
    red reserve: 6 soldier
    blue reserve: 6 soldier
    blue techs: army-camps, fire-trenches
    red hand: cancel-battle
    dice march red s25: 1
orders red
    march s25 via s35
    when cancel-battle if role = attack and odds < 10: yes
orders blue
    pass
expect
    told all: cancelled red blue s35

case nth tells the battles of one season apart [letters 10]
given
    s25: red soldier
    s25 lead: red
    s15: red soldier
    s15 lead: red
    s35: blue soldier
    s35 lead: blue
    s14: blue soldier
    s14 lead: blue
    red reserve: 6 soldier
    blue reserve: 6 soldier
    red pile: b411, b222, b402, b231, b420, b330
    blue pile: b411, b222, b303, b213, b132, b123
    red techs: superior-logistics
    red hand: 2 extra-strength
    dice march red s25: 1
    dice march red s15: 1
orders red
    march s25 via s35
    march s15 via s14
    when morale-attack if nth = 2: extra-strength
orders blue
    pass
expect
    told all: battle-drawn red blue s35 3
    then told all: committed red extra-strength
    then told all: battle-won red blue s14

# ---- the ways home ----

case displace names the building a beaten squad goes to [letters 12, home 6]
given
    s35: red 2 soldier
    s35 lead: red
    s25: blue 2 soldier
    s25 lead: blue
    s26: red settlement
    s16: red settlement
    o26: mine, red silo (for s26)
    o17: mine, red silo (for s16)
    red supply: 21 silo
    red reserve: 6 soldier
    blue reserve: 6 soldier
    red pile: b411, b123, b402, b330, b231, b222
    blue pile: b231, b411, b222, b303, b132, b123
    dice march blue s25: 1
orders red
    when displace: s16
    pass
orders blue
    march s25 via s35
expect
    told all: battle-won blue red s35 6 3
    told all: displaced red 2 s35 s16
    s16: red 2 soldier, red settlement

case without an answer a beaten squad goes to the nearest building [letters 12, home 1]
given
    s35: red 2 soldier
    s35 lead: red
    s25: blue 2 soldier
    s25 lead: blue
    s26: red settlement
    s16: red settlement
    o26: mine, red silo (for s26)
    o17: mine, red silo (for s16)
    red supply: 21 silo
    red reserve: 6 soldier
    blue reserve: 6 soldier
    red pile: b411, b123, b402, b330, b231, b222
    blue pile: b231, b411, b222, b303, b132, b123
    dice march blue s25: 1
orders red
    pass
orders blue
    march s25 via s35
expect
    told all: displaced red 2 s35 s26

case of the list of displace the first possible place counts [letters 12]
given
    s35: red 2 soldier
    s35 lead: red
    s25: blue 2 soldier
    s25 lead: blue
    s26: red settlement
    s16: red settlement
    o26: mine, red silo (for s26)
    o17: mine, red silo (for s16)
    red supply: 21 silo
    red reserve: 6 soldier
    blue reserve: 6 soldier
    red pile: b411, b123, b402, b330, b231, b222
    blue pile: b231, b411, b222, b303, b132, b123
    dice march blue s25: 1
orders red
    when displace: s44 s16 s26
    pass
orders blue
    march s25 via s35
expect
    told all: displaced red 2 s35 s16

case displace may name the gate [letters 12, home 6]
given
    s35: red 2 soldier
    s35 lead: red
    s25: blue 2 soldier
    s25 lead: blue
    s26: red settlement
    o26: mine, red silo (for s26)
    red supply: 22 silo
    red reserve: 6 soldier
    blue reserve: 6 soldier
    red pile: b411, b123, b402, b330, b231, b222
    blue pile: b231, b411, b222, b303, b132, b123
    dice march blue s25: 1
orders red
    when displace if from = s35 and men = 2: g2
    pass
orders blue
    march s25 via s35
expect
    told all: displaced red 2 s35 g2
    g2 has red 4 soldier

case send-off says where the attacker beaten at a city goes [letters 12, home 7]
given
    s51: red 2 soldier
    s51 lead: red
    s26: red settlement
    s44: red settlement
    o26: mine, red silo (for s26)
    o45: forest, red silo (for s44)
    red supply: 21 silo
    red reserve: 6 soldier
    red pile: b411, b123, b402, b330, b231, b222
    blue pile: b231, b402, b222, b303, b132, b123
    g6: blue city, blue soldier
    blue reserve: 9 soldier
    blue techs: battlefield-obstacles
    red techs: increased-fitness
    dice march red s51: 1
orders red
    march s51 via g6
orders blue
    when send-off: s44
    pass
expect
    told all: battle-won blue red g6
    told all: sent-off red 2 g6 s44
    s44: red 2 soldier, red settlement

case without an answer it goes to its building farthest from the defender's gate [letters 12, home 7]
given
    s51: red 2 soldier
    s51 lead: red
    s26: red settlement
    s44: red settlement
    o26: mine, red silo (for s26)
    o45: forest, red silo (for s44)
    red supply: 21 silo
    red reserve: 6 soldier
    red pile: b411, b123, b402, b330, b231, b222
    blue pile: b231, b402, b222, b303, b132, b123
    g6: blue city, blue soldier
    blue reserve: 9 soldier
    red techs: increased-fitness
    dice march red s51: 1
orders red
    march s51 via g6
orders blue
    pass
expect
    s26: red 2 soldier, red settlement

case displace says where a squad recalled from a city goes [letters 12, city 10]
given season 5
    g6: blue city, red 2 soldier
    g6 lead: red
    red reserve: 6 soldier
    blue reserve: 10 soldier
    s44: red settlement
    s16: red settlement
    o45: forest, red silo (for s44)
    o17: mine, red silo (for s16)
    red supply: 21 silo
orders red
    when displace: s16
    pass
orders blue
    pass
expect
    told all: sent-home red 2 g6 s16
    s16: red 2 soldier, red settlement

case without an answer a squad recalled from a city goes to the nearest building [letters 12, city 10]
given season 5
    g6: blue city, red 2 soldier
    g6 lead: red
    red reserve: 6 soldier
    blue reserve: 10 soldier
    s44: red settlement
    s16: red settlement
    o45: forest, red silo (for s44)
    o17: mine, red silo (for s16)
    red supply: 21 silo
orders red
    pass
orders blue
    pass
expect
    told all: sent-home red 2 g6 s44

case support-loss says which squads give up soldiers first [letters 12, support 3]
given
    s25: red 2 soldier
    s25 lead: red
    s24: red 2 soldier
    s24 lead: red
    s26: red settlement
    s44: red settlement
    o26: mine, red silo (for s26)
    o45: forest, red silo (for s44)
    red supply: 21 silo
    red reserve: 4 soldier
    s34: blue 2 soldier
    s34 lead: blue
    blue reserve: 6 soldier
    dice march blue s34: 1
orders red
    when support-loss: s25
    pass
orders blue
    march s34 via s44
expect
    told all: raided blue red settlement s44
    told all: went-home red 1 s25 g2
    s25: red soldier
    s24: red 2 soldier
    g2 has red 3 soldier

case without an answer the squad farthest from the gate gives up soldiers first [letters 12, support 3]
given
    s25: red 2 soldier
    s25 lead: red
    s24: red 2 soldier
    s24 lead: red
    s26: red settlement
    s44: red settlement
    o26: mine, red silo (for s26)
    o45: forest, red silo (for s44)
    red supply: 21 silo
    red reserve: 4 soldier
    s34: blue 2 soldier
    s34 lead: blue
    blue reserve: 6 soldier
    dice march blue s34: 1
orders red
    pass
orders blue
    march s34 via s44
expect
    told all: went-home red 1 s24 g2
    s24: red soldier
    s25: red 2 soldier

# ---- super-unit ----

case a super unit just bought waits in the city, if nothing is said [letters 13, super 3]
given
    red military: 3
    red techs: offensive-tactics, increased-fitness
    s25: red 2 soldier
    s25 lead: red
    red reserve: 6 soldier
orders red
    buy cavalry
orders blue
    pass
expect
    red techs: offensive-tactics, increased-fitness, cavalry
    s25: red 2 soldier

case a super unit just bought joins the squad that is named [letters 13, super 3]
given
    red military: 3
    red techs: offensive-tactics, increased-fitness
    s25: red soldier
    s25 lead: red
    s24: red soldier
    s24 lead: red
    red reserve: 6 soldier
orders red
    buy cavalry
    when super-unit if unit = cavalry: s24
orders blue
    pass
expect
    told all: unit-goes red cavalry s24
    s24: red soldier, red cavalry
    s25: red soldier

case a super unit in the city does not leave the gate, if nothing is said [letters 13, super 4]
given
    red techs: cannons
    dice march red g2: 1
orders red
    march g2 via s26
orders blue
    pass
expect
    s26: red 2 soldier
    red techs: cannons

case a super unit in the city leaves the gate with a squad, if the answer says so [letters 13, super 4]
given
    red techs: cannons
    dice march red g2: 1
orders red
    march g2 via s26
    when super-unit: squad
orders blue
    pass
expect
    s26: red 2 soldier, red cannons
    red techs: empty

case the super unit of a squad that parts goes with the marching part, if nothing is said [letters 13, super 4]
given
    s25: red 2 soldier, red cannons
    s25 lead: red
    red reserve: 6 soldier
    dice march red s25: 1
orders red
    march 1 s25 via s24
orders blue
    pass
expect
    s24: red soldier, red cannons
    s25: red soldier

case the super unit of a squad that parts stays, if the answer says so [letters 13, super 4]
given
    s25: red 2 soldier, red cannons
    s25 lead: red
    red reserve: 6 soldier
    dice march red s25: 1
orders red
    march 1 s25 via s24
    when super-unit if at = s25: stay
orders blue
    pass
expect
    s24: red soldier
    s25: red soldier, red cannons

# ---- caravan, level-free, tech-card ----

case a caravan earns the kind of the lowest counter, if nothing is said [letters 14, super 8]
given season 5
    red mining: 9
    red wheat: 2
    s26: red 2 soldier, red donkey-caravans
    s26 lead: red
    red reserve: 6 soldier
orders red
    pass
orders blue
    pass
expect
    told all: income red caravans 0 1 0 1
    red wheat: 4
    red mining: 10

case caravan chooses the kind it earns [letters 14, super 8]
given season 5
    red mining: 9
    red wheat: 2
    s26: red 2 soldier, red donkey-caravans
    s26 lead: red
    red reserve: 6 soldier
orders red
    when caravan if unit = donkey-caravans: mining
    pass
orders blue
    pass
expect
    used red 1
    told all: income red caravans 0 0 1 1
    red wheat: 3
    red mining: 11

case caravan is asked for each resource [letters 14, super 8]
given season 5
    red mining: 9
    red wheat: 2
    s26: red 2 soldier, red elephant-caravans
    s26 lead: red
    red reserve: 6 soldier
orders red
    when caravan if nth = 1: mining
    when caravan: wheat
    pass
orders blue
    pass
expect
    used red 1 1 times
    used red 2 2 times
    told all: income red caravans 0 2 1 1

case a kind that does not touch the square cannot be chosen for a caravan [letters 14, super 8]
given season 5
    red mining: 9
    red wheat: 2
    s26: red 2 soldier, red donkey-caravans
    s26 lead: red
    red reserve: 6 soldier
orders red
    when caravan: lumber
    pass
orders blue
    pass
expect
    told all: income red caravans 0 1 0 1

case level-free takes the free level of the tech, if you say yes [letters 14, university 6]
given
    red techs: free-university-upgrade
    red military: 1
orders red
    build university military
    when level-free if university = military: yes
orders blue
    pass
expect
    told all: level-built red military 2 yes
    red military: 2
    red gold: 6
    red mining: 6
    red builds-used: 1

case without an answer the free level is not taken [letters 14, university 6]
given
    red techs: free-university-upgrade
    red military: 1
orders red
    build university military
orders blue
    pass
expect
    told all: level-built red military 2 no
    red gold: 4
    red mining: 4

case the card for a tech answers tech-card [letters 9, morale 8]
given
    red economy: 1
    red hand: learned-guest
orders red
    buy generate-tax
    when tech-card if what = generate-tax: yes
orders blue
    pass
expect
    used red 2
    red gold: 6
    red hand: empty

case play lays down a card of the own turn [letters 9]
given
    red hand: bumper-crop
orders red
    play bumper-crop
    pass
orders blue
    pass
expect
    done red 1
    red wheat: 8

# ---- trade and alliance ----

case trade names a seat, what is given and what is taken, and waits for that seat [letters 15]
given
orders red
    trade blue give 1 lumber 1 wheat take 2 gold
    pass
orders blue
    pass
expect
    waits red 1
    red lumber: 6

case leave alliance, in none, is refused [letters 15, ally 3]
given
orders red
    leave alliance
    pass
orders blue
    pass
expect
    refused red 1: not-allied

# ---- What the writer alone knows ----

case refusals and conditions that did not hold are the writer's alone [seen 9]
given
orders red
    build settlement s26
    if gold > 9: resources gold
    pass
orders blue
    pass
expect
    refused red 1: no-soldier-there s26
    false red 2
    told only red: no-soldier-there s26

case resources names no number: it is always as many as the action brings [resources 1, letters 8]
given
orders red
    resources gold 2
    resources gold
expect
    bad red 1: '2' is none of lumber
    done red 2
    red gold: 8

# ---- what is asked ----

case who holds no card for battles is not offered to lay one, and reads of no such question [letters 10]
given
    s25: red 2 soldier
    s25 lead: red
    s35: blue 2 soldier
    s35 lead: blue
    red reserve: 6 soldier
    blue reserve: 6 soldier
    red hand: cancel-battle, road-gang
    blue hand: extra-kill
    dice march red s25: 1
orders red
    march s25 via s35
orders blue
    pass
expect
    not printed red: 'morale-attack'
    printed blue: 'morale-defence, once: '
    not offered red: attack with
    not offered red: defend with
    offered blue: attack with
    offered blue: defend with
