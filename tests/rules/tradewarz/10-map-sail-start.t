# SPDX-License-Identifier: MIT
# Season 0 and the map: tiles, channels and diagonals, gates, the race of the ships, and what every seat begins with.

# A die is told by its faces: on the red one 1 to 3 are suns, 4 and 5 winds, 6 a cloud; on the blue one 1 is a sun, 2
# and 3 winds, 4 a cloud, 5 and 6 snow. Where both are rolled the red one comes first: 1 1 is 6 anchors, 6 4 is 2.

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

# ---- the game and its map ----

case the seat with the most Xadlas when the match ends wins it, silver ones counting too [map 1]
given season 5 option end-years 1
    s34: red 1 soldier, red post-1
    s24: red 1 soldier
    red reserve: 6 soldier
    red silver-xadlas: 1
    red gold-xadlas: 2
    blue gold-xadlas: 2
    red resources-used: 2
    blue resources-used: 2
expect
    over
    told all: score red 2 1 3
    told all: score blue 2 0 2
    told all: won red 3
    told nobody: won blue

case a match by Xadlas is played by two seats as by six [map 1]
given set-up seats 6
    shuffle tiles: forest forest forest forest mine field mine field mine forest field forest mine mine field field mine field field field forest mine forest field field forest mine mine mine mine mine field forest field forest forest
    shuffle obstacles: field forest mine mine mine lake mountain mine mine lake lake field lake forest mountain lake mountain mountain mountain field lake forest mountain forest mountain
expect
    not over
    red lumber: 6
    white lumber: 6

case there are 49 octagons, o11 to o77, and an o78 is none [map 2]
given
    s35: red 1 soldier
    red reserve: 7 soldier
orders red
    build settlement s35 o78
    build settlement s35 o35
expect
    bad red 1
    done red 2
    o35: mine, red silo (for s35)

case the 12 forests, 12 fields, 12 mines, 7 mountains and 6 lakes are all dealt [map 3]
given set-up
    shuffle tiles: forest forest forest forest mine field mine field mine forest field forest mine mine field field mine field field field forest mine forest field field forest mine mine mine mine mine field forest field forest forest
    shuffle obstacles: field forest mine mine mine lake mountain mine mine lake lake field lake forest mountain lake mountain mountain mountain field lake forest mountain forest mountain
expect
    tiles: empty
    obstacles: empty
    o11 o12 o13 o14 o23 o31 o45 o47 o51 o63 o65 o67: forest
    o15 o17 o24 o25 o26 o34 o35 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o33 o46 o53 o54 o55 o64 o66: mountain

case the rim is dealt first, round from o11 to o17, down to o77, back to o71 and up to o21 [map 4]
given set-up
    shuffle tiles: forest forest forest forest forest forest forest field field field field field field mine mine mine mine mine mine forest forest forest forest field
expect
    o11 o12 o13 o14 o15 o16 o17: forest
    o27 o37 o47 o57 o67 o77: field
    o76 o75 o74 o73 o72 o71: mine
    o61 o51 o41 o31: forest
    o21: field

case the inside is dealt row by row from the west, the resource tiles left mixed with the obstacles [map 4]
given set-up
    shuffle tiles: forest forest forest forest mine field mine field mine forest field forest mine mine field field mine field field field forest mine forest field field forest mine mine mine mine mine field forest field forest forest
    shuffle obstacles: field forest mine mine mine lake mountain mine mine lake lake field lake forest mountain lake mountain mountain mountain field lake forest mountain forest mountain
expect
    told all: tiles-dealt 1
    o22: field
    o23: forest
    o24 o25 o26: mine
    o32: lake
    o33: mountain
    o43: field
    o45: forest
    o46: mountain
    o56: field
    o62: lake
    o63: forest
    o66: mountain

case mountains and lakes are never on the rim [map 4]
given set-up
expect
    rim has 0 mountain, 0 lake
    tiles: empty
    obstacles: empty

case an inside by which a square is cut off is dealt again, but not the rim [map 5]
# o33, o34, o43 and o44 shut in s33.
given set-up
    shuffle tiles: forest forest forest forest mine field mine field mine forest field forest mine mine field field mine field field field forest mine forest field field forest mine mine mine mine mine field forest field forest forest
    shuffle obstacles: field forest mine mine mine lake mountain mountain mine lake lake mountain lake forest mountain lake field mountain mine field lake forest mountain forest mountain
    shuffle obstacles: field forest mine mine mine lake mountain mine mine lake lake field lake forest mountain lake mountain mountain mountain field lake forest mountain forest mountain
expect
    told all: tiles-dealt 2 [map 5]
    o33: mountain
    o34: mine
    o43: field
    o44: lake
    o11: forest
    o76 o77: mine
    o21: field

case by a match option the first inside stands, whatever it is [map 5]
given set-up option map-connect free
    shuffle tiles: forest forest forest forest mine field mine field mine forest field forest mine mine field field mine field field field forest mine forest field field forest mine mine mine mine mine field forest field forest forest
    shuffle obstacles: field forest mine mine mine lake mountain mountain mine lake lake mountain lake forest mountain lake field mountain mine field lake forest mountain forest mountain
expect
    told all: tiles-dealt 1
    o33 o34 o43: mountain
    o44: lake
    told all: channel-shut s33 s34
    told all: channel-shut s23 s33

case soldiers never stand on octagons, so no march leads onto one [map 6]
given
    s63: red 2 soldier
    red reserve: 6 soldier
    dice march red s63: 6
orders red
    march s63 via o63
    march s63 via s62
expect
    bad red 1
    s62: red 2 soldier

case there are six rows of six squares, and an s17 or s71 is none [map 6]
given
    s16: red 1 soldier
    s61: red 1 soldier
    red reserve: 6 soldier
orders red
    march s16 via s17
    march s61 via s71
    pass
expect
    bad red 1
    bad red 2
    s16: red 1 soldier

case square s23 touches o23, o24, o33 and o34, and a silo of it lies on one of these [map 6]
given
    s23: red 1 soldier
    red reserve: 7 soldier
orders red
    build settlement s23 o22
    build settlement s23 o35
    build settlement s23 o34
expect
    refused red 1: silo-unfit o22 s23
    refused red 2: silo-unfit o35 s23
    done red 3
    o34: mine, red silo (for s23)

case a square has a neighbour in each of the four directions [map 7]
given
    red techs: superior-logistics
    s23: red 1 soldier
    s25: red 1 soldier
    red reserve: 6 soldier
    red economy: 2
    dice march red s23: 6
    dice march red s25: 6
orders red
    march s23 via s13
    march s25 via s24
orders blue
    pass
expect
    s13: red 1 soldier
    s24: red 1 soldier
next season
given
    dice march red s13: 6
    dice march red s24: 6
orders red
    march s13 via s23
    march s24 via s25
expect
    s23: red 1 soldier
    s25: red 1 soldier

case two squares that are no neighbours are not joined by a step [map 7, march 2]
given
    s23: red 2 soldier
    red reserve: 6 soldier
orders red
    march s23 via s25
    march s23 via s43
    march s23 via g2
    pass
expect
    refused red 1: no-way s23 s25
    refused red 2: no-way s23 s43
    refused red 3: no-way s23 g2
    s23: red 2 soldier

case a channel between two obstacles is shut, others are open [map 8]
# From s43 the west is open, between a field and a mountain; the south lies between two mountains.
given
    s43: red 2 soldier
    red reserve: 6 soldier
    dice march red s43: 6
orders red
    march s43 via s53
    march s43 via s44
    march s43 via s42
expect
    refused red 1: way-shut s43 s53 [map 8]
    refused red 2: way-shut s43 s44 [map 8]
    s42: red 2 soldier

case all shut channels of a map are told when it is dealt, and no other [map 8]
given set-up
    shuffle tiles: forest forest forest forest mine field mine field mine forest field forest mine mine field field mine field field field forest mine forest field field forest mine mine mine mine mine field forest field forest forest
    shuffle obstacles: field forest mine mine mine lake mountain mine mine lake lake field lake forest mountain lake mountain mountain mountain field lake forest mountain forest mountain
expect
    told all 10 times: channel-shut
    told all: channel-shut s22 s32
    told all: channel-shut s31 s32
    told all: channel-shut s35 s36
    told all: channel-shut s41 s42
    told all: channel-shut s42 s52
    told all: channel-shut s43 s44
    told all: channel-shut s43 s53
    told all: channel-shut s44 s54
    told all: channel-shut s51 s52
    told all: channel-shut s53 s54

case nothing is built on a gate [map 9]
given
orders red
    build settlement g2
    pass
expect
    bad red 1
    g2: red city, red 2 soldier

case a gate where no seat has docked is no space [map 9]
given
    s62: red 2 soldier
    red reserve: 6 soldier
orders red
    march s62 via g5
    pass
expect
    refused red 1: no-way s62 g5
    s62: red 2 soldier
    g5: empty

case a retreat does not lead to the nearer gate where no seat has docked [map 9, retreat 2]
given
    s62: red 2 soldier
    red reserve: 6 soldier
orders red
    retreat s62 to g5
    retreat s62 to g2
expect
    refused red 1: no-retreat-there g5
    g2: red city, red 4 soldier

case the gates g7 and g8 are joined to s21 and s12 by channels that are open [map 9]
given
    g2: empty
    g6: empty
    g7: red city, red 2 soldier
    g8: blue city, blue 2 soldier
    dice march red g7: 6
    dice march blue g8: 6
orders red
    march g7 via s21
orders blue
    march g8 via s12
expect
    s21: red 2 soldier
    s12: blue 2 soldier

case the diagonals of o34 join s23 with s34, and s24 with s33 [map 10]
given
    red techs: superior-logistics
    red economy: 2
    s23: red 1 soldier
    s24: red 1 soldier
    red reserve: 6 soldier
    dice march red s23: 6
    dice march red s24: 6
orders red
    march s23 via s34 by road
    march s24 via s33 by road
expect
    s34: red 1 soldier
    s33: red 1 soldier
    o34: mine, road (from s23), road (from s24)

case without a crossing nobody goes across an octagon [map 10, cross 1]
given
    s23: red 2 soldier
    red reserve: 6 soldier
orders red
    march s23 via s34
    pass
expect
    refused red 1: crossing-needed s23 s34 o34
    s23: red 2 soldier

case a diagonal to a gate that is not in use is of no use [map 10]
# From s14 a road across o15 would lead to g1, where nobody has docked.
given
    s14: red 2 soldier
    red reserve: 6 soldier
orders red
    march s14 via g1 by road
    pass
expect
    refused red 1: no-way s14 g1
    stock has 20 road
    o15: mine
    s14: red 2 soldier

case a square shut in all round is reached by a crossing, and by nothing else [map 10]
# With a mountain on o63 instead of o46 all four octagons that touch s53 are mountains.
given
    o63: mountain
    o46: forest
    s62: red 2 soldier
    red reserve: 6 soldier
    dice march red s62: 1
orders red
    march s62 via s53
    march s62 via s63 s53
expect
    refused red 1: crossing-needed s62 s53 o63
    told only red: stopped-way red s63 s53
    s63: red 2 soldier

case a tunnel leads into a square shut in all round [map 10]
given
    o63: mountain
    o46: forest
    s62: red 2 soldier
    red reserve: 6 soldier
    dice march red s62: 6
orders red
    march s62 via s53 by tunnel
expect
    s53: red 2 soldier
    o63: mountain, tunnel (from s53)

case from g7 and g8 diagonals lead through their two octagons to the squares on either side [map 11]
given
    g2: empty
    g6: empty
    g7: red city, red 2 soldier
    g8: blue city, blue 2 soldier
    dice march red g7: 6
    dice march blue g8: 6
orders red
    march 1 g7 via s31 by road
orders blue
    march 1 g8 via s13 by road
expect
    s31: red 1 soldier
    s13: blue 1 soldier
    o31: forest, road (from g7)
    o13: forest, road (from g8)
next season
given
    dice march red g7: 6
orders red
    march 1 g7 via s11 by road
orders blue
    pass
expect
    s11: red 1 soldier
    told all: crossing-built red road o21

case from g4 a diagonal leads through o76 to s66, from g6 one through o61 to s61 [map 11]
given
    g2: empty
    g4: red city, red 2 soldier
    dice march red g4: 6
    dice march blue g6: 6
orders red
    march g4 via s66 by road
orders blue
    march g6 via s61 by road
expect
    s66: red 2 soldier
    s61: blue 2 soldier
    told all: crossing-built red road o76
    told all: crossing-built blue road o61

case from g2 one diagonal leads through o27 to s16 and one through o37 to s36 [map 11]
given
    red techs: superior-logistics
    red economy: 2
    dice march red g2: 6
orders red
    march 1 g2 via s16 by road
orders blue
    pass
expect
    s16: red 1 soldier
    told all: crossing-built red road o27
next season
given
    dice march red g2: 6
orders red
    march 1 g2 via s36 by road
expect
    s36: red 1 soldier
    told all: crossing-built red road o37

case a squad comes home to its gate across the octagon beside it [map 11]
given
    s36: red 2 soldier
    red reserve: 6 soldier
    dice march red s36: 6
orders red
    march s36 via g2 by road
expect
    g2: red city, red 4 soldier
    told all: crossing-built red road o37

# ---- the race of the ships ----

case the highest total of both dice sails first [sail 1]
given set-up seats 3
    dice order red: 6 4
    dice order blue: 4 2
    dice order green: 1 2
expect
    told all: order-rolled red 1 1 2 [sail 1]
    told all: order-rolled blue 2 2 4
    told all: order-rolled green 3 2 5
    told all: sails green 1
    told all: sails blue 2
    told all: sails red 3
    green sailed: 1
    blue sailed: 2
    red sailed: 3

case seats with the same total roll again [sail 2]
given set-up
    dice order red: 4 2, 6 4
    dice order blue: 1 4, 4 2
expect
    told all: order-rolled red 2 2 4
    told all: order-rolled blue 3 1 4
    then told all: order-rolled red 1 1 2
    then told all: sails blue 1 [sail 2]
    told all: sails red 2

case seats that tie once more roll a third time [sail 2]
given set-up
    dice order red: 1 1, 6 4, 1 1
    dice order blue: 1 1, 6 4, 6 4
expect
    told all 3 times: order-rolled red
    told all 3 times: order-rolled blue
    told all: sails red 1
    told all: sails blue 2

case who rolls again does it for the places among the tied only [sail 2]
# Blue and green share 3 behind red's 5; a 6 rolled then does not bring green before red.
given set-up seats 3
    dice order red: 1 2
    dice order blue: 6 2, 6 4
    dice order green: 4 4, 1 1
expect
    told all 1 times: order-rolled red
    told all 2 times: order-rolled blue
    told all 2 times: order-rolled green
    told all: sails red 1
    told all: sails green 2
    told all: sails blue 3

case a tie for the first place leaves the last one where he is [sail 2]
given set-up seats 3
    dice order red: 6 4
    dice order blue: 1 1, 6 4
    dice order green: 1 1, 6 2
expect
    told all 1 times: order-rolled red
    told all: sails green 1
    told all: sails blue 2
    told all: sails red 3

case the ships sail round by round, first the first, from the compass on [sail 3]
given set-up
    dice order red: 1 1
    dice order blue: 6 4
    dice sail red: 6 4, 6 4, 1 1
    dice sail blue: 4 2, 4 2, 4 2, 4 2
orders red
    dock g2
orders blue
    dock g3
expect
    told all: sailed-on red 2 2 [sail 3]
    then told all: sailed-on blue 4 4
    then told all: sailed-on red 2 4
    then told all: sailed-on blue 4 8
    then told all: sailed-on red 6 10
    then told all: docked red g2 10 [sail 4]
    then told all: sailed-on blue 4 12
    then told all: docked blue g3 15
    told all 3 times: sailed-on red
    told all 4 times: sailed-on blue

case the docks of g1 to g6 lie at anchors 5 to 30 [sail 3]
given set-up seats 6
orders red
    dock g1
orders blue
    dock g2
orders green
    dock g3
orders yellow
    dock g4
orders black
    dock g5
orders white
    dock g6
expect
    told all: docked red g1 5
    told all: docked blue g2 10
    told all: docked green g3 15
    told all: docked yellow g4 20
    told all: docked black g5 25
    told all: docked white g6 30

case the docks of g7 and g8 lie at anchors 35 and 40 [sail 3]
given set-up
orders red
    dock g7
orders blue
    dock g8
expect
    told all: docked red g7 35
    told all: docked blue g8 40

case a ship that would pass its dock docks there [sail 4]
given set-up
    dice sail red: 1 1, 1 1
orders red
    dock g2
orders blue
    dock g8
expect
    told all: docked red g2 10
    told all: sailed-on red 6 6
    told all 2 times: sailed-on red
    g2: red city, red 2 soldier

case a ship that reaches its dock exactly docks there [sail 4]
given set-up
    dice sail red: 1 2
orders red
    dock g1
orders blue
    dock g8
expect
    told all: sailed-on red 5 5
    told all: docked red g1 5

case a ship does not dock before it has reached its dock [sail 4]
given set-up
    dice sail red: 4 2, 6 4
orders red
    dock g1
orders blue
    dock g8
expect
    told all: sailed-on red 4 4
    then told all: docked red g1 5
    told all 2 times: sailed-on red

case a taken dock is closed, a ship that aimed at it aims at the next of its list [sail 4, sail 6]
given set-up
    dice order red: 6 4
    dice order blue: 1 1
    dice sail blue: 1 1
    dice sail red: 1 1, 1 1, 6 2
orders red
    dock g1 g3 g2
orders blue
    dock g1
expect
    told all: docked blue g1 5
    then told all: sailed-on red 6 6
    then told all: sailed-on red 6 12
    then told all: docked red g3 15
    g3: red city, red 2 soldier

case a dock that is not at the compass may be taken before a lap is done [sail 5]
given set-up
    dice sail red: 1 1
orders red
    dock g1
expect
    told all 1 times: sailed-on red
    told all: docked red g1

case the dock at the compass asks for the whole way round [sail 5]
given set-up
    dice sail red: 1 1, 1 1, 1 1, 1 1, 1 1, 1 1, 4 2
orders red
    dock g8
orders blue
    dock g1
expect
    told all: sailed-on red 6 36
    then told all: docked red g8 40
    told all 7 times: sailed-on red
    g8: red city, red 2 soldier

case a ship aims at the first of its list, though others lie nearer [sail 6]
given set-up
    dice sail red: 1 1, 1 1, 1 1, 1 1, 1 1
orders red
    dock g5 g1 g2 g3 g4
orders blue
    dock g8
expect
    told all: docked red g5 25
    told all 5 times: sailed-on red

case a dock of the list that lies behind is left out, the next free one ahead is aimed at [sail 6]
# Blue takes g5 when red is at anchor 16; g1, next of red's list, lies behind.
given set-up
    dice order red: 6 4
    dice order blue: 1 1
    dice sail blue: 1 1, 1 1, 1 1, 1 1, 1 1
    dice sail red: 4 2, 4 2, 4 2, 4 2, 4 2
orders red
    dock g5 g1
orders blue
    dock g5
expect
    told all: sailed-on red 4 16
    then told all: docked blue g5 25
    then told all: docked red g4 20

case where no free dock is ahead a ship sails a second lap and looks at its list anew [sail 6]
# Blue takes g8 when red is at anchor 36.
given set-up
    dice order red: 6 4
    dice order blue: 1 1
    dice sail blue: 1 1, 1 1, 1 1, 1 1, 1 1, 1 1, 1 1
    dice sail red: 1 1, 1 1, 1 1, 1 1, 1 1, 1 1, 1 1, 1 1, 1 1, 6 4
orders red
    dock g8 g3
orders blue
    dock g8
expect
    told all: docked blue g8 40
    then told all: docked red g3
    told all 10 times: sailed-on red
    g3: red city, red 2 soldier

case on the second lap a ship without another dock on its list takes the next free one [sail 6]
given set-up
    dice order red: 6 4
    dice order blue: 1 1
    dice sail blue: 1 1, 1 1, 1 1, 1 1, 1 1, 1 1, 1 1
    dice sail red: 1 1, 1 1, 1 1, 1 1, 1 1, 1 1, 1 1, 1 1
orders red
    dock g8
orders blue
    dock g8
expect
    told all: docked blue g8 40
    then told all: docked red g1
    g1: red city, red 2 soldier

case without a list ships aim at g1, g2 and so on [sail 6]
given set-up seats 6
    dice order red: 1 1
    dice order blue: 1 2, 1 1
    dice order green: 1 3, 6 4
    dice order yellow: 4 2
    dice order black: 6 2
    dice order white: 6 4
    dice sail red: 1 1
    dice sail blue: 1 1, 1 1
    dice sail green: 1 1, 1 1, 1 1
    dice sail yellow: 1 1, 1 1, 1 1, 1 1
    dice sail black: 1 1, 1 1, 1 1, 1 1, 1 1
    dice sail white: 1 1, 1 1, 1 1, 1 1, 1 1
expect
    told all: docked red g1
    then told all: docked blue g2
    then told all: docked green g3
    then told all: docked yellow g4
    then told all: docked black g5
    then told all: docked white g6

case what is no gate cannot be named for docking [sail 6]
given set-up
    dice sail red: 1 1
orders red
    dock s11
orders blue
    dock g8
expect
    bad red 1
    told all: docked red g1

case in the dock two soldiers go onto the gate and the city stands behind it [sail 7, city 1]
given set-up
orders red
    dock g7
orders blue
    dock g3
expect
    g7: red city, red 2 soldier
    g3: blue city, blue 2 soldier
    g1 g2 g4 g5 g6 g8: empty

# ---- what every seat begins with ----

case the houses differ in nothing, all six begin alike [start 1, start 2, start 3, start 4]
given set-up seats 6
expect
    red reserve: 8 soldier
    blue reserve: 8 soldier
    green reserve: 8 soldier
    yellow reserve: 8 soldier
    black reserve: 8 soldier
    white reserve: 8 soldier
    black gold: 6
    white supply: 23 silo
    yellow wheat: 6

case all counters begin at 6, without a yield of the city [start 2]
given set-up
expect
    red lumber: 6
    red wheat: 6
    red mining: 6
    red gold: 6
    blue lumber: 6
    blue wheat: 6
    blue mining: 6
    blue gold: 6
    red gold-xadlas: 0
    red silver-xadlas: 0
    told nobody: income

case the city yields for the first time after the first Spring [start 2]
given season 4
orders red
    pass
orders blue
    pass
expect
    red gold: 6
    told nobody: income
next season
orders red
    pass
orders blue
    pass
expect
    told all: income red city 1 1 1 3
    red gold: 9
    red lumber: 7

case two of the ten soldiers begin on the gate, eight in the reserve [start 3]
given set-up
orders red
    dock g4
orders blue
    dock g5
expect
    g4: red city, red 2 soldier
    red reserve: 8 soldier
    barracks: 76 soldier

case a tech alone makes the number of soldiers rise [start 3, tech 10]
given
    red economy: 1
    blue economy: 1
orders red
    buy increased-fertility
orders blue
    buy generate-tax
expect
    red reserve: 10 soldier
    blue reserve: 8 soldier

case there are 23 silos in the supply at first, and a fifth squad has no tray [start 4]
given
    s11: red 1 soldier
    s13: red 1 soldier
    s15: red 1 soldier
    s22: red 1 soldier
    s24: red settlement
    s35: red settlement
    s26: red settlement
    o24: mine, red silo (for s24)
    o26: mine, red silo (for s26)
    o35: mine, red silo (for s35)
    red supply: 20 silo
    red reserve: 4 soldier
orders red
    march 1 g2 via s26
    pass
expect
    refused red 1: no-tray 4
    g2: red city, red 2 soldier

case set up, the supply holds 23 silos and no counter is on the map [start 4]
given set-up
expect
    red supply: 23 silo
    blue supply: 23 silo
    stock has 36 settlement, 36 village

case six battle cards are dealt to each seat, which alone learns them [start 5]
given set-up
    shuffle battle-deck: b420 b420 b420 b420 b411 b411 b411 b411 b402 b402 b402 b402
expect
    told all 6 times: card-dealt red
    told all 6 times: card-dealt blue
    told only red: card-dealt red b420
    told only blue: card-dealt blue b402
    red used: empty
    blue used: empty

case the cards dealt are shuffled into a pile [start 5]
given set-up
    shuffle red pile: b420
    shuffle battle-deck: b420 b420 b411 b411 b402 b402 b330 b330 b321 b321 b312 b312
expect
    red pile top: b420

case there are four of each of twelve battle cards, those not dealt are out of the match [start 6]
given set-up
    shuffle battle-deck: b420 b420 b420 b420 b411 b411 b411 b411 b402 b402 b402 b402
expect
    battle-deck: 4 b330, 4 b321, 4 b312, 4 b303, 4 b231, 4 b222, 4 b213, 4 b132, 4 b123

case nobody begins with a morale card, of which there are 48 [start 7]
given set-up
expect
    red hand: empty
    blue hand: empty
    morale-deck: 6 extra-strength, 5 extra-kill, 6 extra-block, 2 war-banner, 3 cancel-battle, 2 field-surgeon, 3 forced-march, 2 fair-wind, 3 timber-windfall, 3 bumper-crop, 3 rich-seam, 3 tax-chest, 2 volunteer, 2 road-gang, 2 learned-guest, market-day

case the morale deck is shuffled [start 7]
given set-up
    shuffle morale-deck: market-day, volunteer
expect
    morale-deck top: market-day, volunteer

case on offer are 20 roads, 6 bridges, 14 tunnels, 12 castles and 48 techs [start 7]
given set-up
expect
    stock has 20 road, 6 bridge, 14 tunnel, 12 castle
    market: higher-productivity, generate-tax, improved-farming, increased-fertility, improved-building, lower-recruitment-cost, superior-logistics, university-efficiency, free-annual-recruit, free-university-upgrade, three-extra-silos, donkey-caravans, mule-caravans, four-extra-silos, superior-fertility, elephant-caravans, battlefield-obstacles, rolling-fireballs, improved-shields, improved-steel, hardened-steel, village-defences, defensive-line, longbow, fortified-castles, defensive-equipment, army-camps, fire-trenches, superior-defensive-equipment, superior-army-camps, cannons, trebuchet, military-discipline, offensive-manoeuvres, defensive-tactics, offensive-tactics, one-more-unit, increased-fitness, hand-cannons, upgraded-defensive-tactics, grapeshot, gun-powder, superior-offensive-tactics, cavalry, super-cannons, battering-ram, mobile-tower, trench-warfare
    red techs: empty
    blue techs: empty

case season 0 deals tiles, places posts, deals cards, rolls for the order and sails, then Summer begins [start 8]
given set-up
    dice order red: 1 1
    dice order blue: 6 4
expect
    told all: tiles-dealt
    then told all: post-placed post-1
    then told red: card-dealt red
    then told all: order-rolled red
    then told all: sails red 1
    then told all: sailed-on red
    then told all: docked
    told all: season-next summer 1 red
next season
expect
    told all: season-begins summer 1 red
    then told all: resources-taken red
    then told all: resources-taken blue

# ---- six seats: the other gates ----

game tradewarz seats 6
    o11 o12 o13 o14 o23 o31 o45 o47 o51 o63 o65 o67: forest
    o15 o17 o24 o25 o26 o34 o35 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o33 o46 o53 o54 o55 o64 o66: mountain
    g1: red city, red 2 soldier
    g2: blue city, blue 2 soldier
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
    g3: green city, green 2 soldier
    green reserve: 8 soldier
    green supply: 23 silo
    green pile: b402, b330, b312, b213, b222, b123
    green sailed: 3
    green lumber: 6
    green wheat: 6
    green mining: 6
    green gold: 6
    g4: yellow city, yellow 2 soldier
    yellow reserve: 8 soldier
    yellow supply: 23 silo
    yellow pile: b402, b321, b312, b213, b132, b303
    yellow sailed: 4
    yellow lumber: 6
    yellow wheat: 6
    yellow mining: 6
    yellow gold: 6
    g5: black city, black 2 soldier
    black reserve: 8 soldier
    black supply: 23 silo
    black pile: b402, b330, b321, b312, b222, b132
    black sailed: 5
    black lumber: 6
    black wheat: 6
    black mining: 6
    black gold: 6
    g6: white city, white 2 soldier
    white reserve: 8 soldier
    white supply: 23 silo
    white pile: b420, b330, b303, b231, b213, b123
    white sailed: 6
    white lumber: 6
    white wheat: 6
    white mining: 6
    white gold: 6

case the gates g1 to g6 are joined to s15, s26, s56, s65, s62 and s51 [map 9]
given
    dice march: 6 6 6 6 6 6
orders red
    march 1 g1 via s15
orders blue
    march 1 g2 via s26
orders green
    march 1 g3 via s56
orders yellow
    march 1 g4 via s65
orders black
    march 1 g5 via s62
orders white
    march 1 g6 via s51
expect
    s15: red 1 soldier
    s26: blue 1 soldier
    s56: green 1 soldier
    s65: yellow 1 soldier
    s62: black 1 soldier
    s51: white 1 soldier

case a gate leads by no channel to another square than its own [map 9]
given
orders red
    march 1 g1 via s25
    pass
orders blue
    march 1 g2 via s25
    pass
orders green
    march 1 g3 via s55
    pass
orders yellow
    march 1 g4 via s55
    pass
orders black
    march 1 g5 via s52
    pass
orders white
    march 1 g6 via s52
    pass
expect
    refused red 1: no-way g1 s25
    refused blue 1: no-way g2 s25
    refused green 1: no-way g3 s55
    refused yellow 1: no-way g4 s55
    refused black 1: no-way g5 s52
    refused white 1: no-way g6 s52

case every gate has a diagonal through each of its two octagons [map 11]
given
    dice march: 6 6 6 6 6 6
orders red
    march 1 g1 via s14 by road
orders blue
    march 1 g2 via s36 by road
orders green
    march 1 g3 via s46 by road
orders yellow
    march 1 g4 via s64 by road
orders black
    march 1 g5 via s61 by road
orders white
    march 1 g6 via s41 by road
expect
    s14: red 1 soldier
    s36: blue 1 soldier
    s46: green 1 soldier
    s64: yellow 1 soldier
    s61: black 1 soldier
    s41: white 1 soldier
    told all: crossing-built red road o15
    told all: crossing-built blue road o37
    told all: crossing-built green road o57
    told all: crossing-built yellow road o75
    told all: crossing-built black road o72
    told all: crossing-built white road o51
    stock has 14 road
next season
given
    dice march: 6 6 6
orders red
    march 1 g1 via s16 by road
orders blue
    pass
orders green
    march 1 g3 via s66 by road
orders yellow
    pass
orders black
    march 1 g5 via s63 by road
orders white
    pass
expect
    s16: red 1 soldier
    s66: green 1 soldier
    s63: black 1 soldier
    told all: crossing-built red road o16
    told all: crossing-built green road o67
    told all: crossing-built black road o73
