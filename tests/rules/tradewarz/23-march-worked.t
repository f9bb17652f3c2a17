# SPDX-License-Identifier: MIT
# The marches the rulebook works out on its map: from X (s63) to 1, 2, A and B, and what the
# figure says of each: the steps round about, and those over road, bridge and tunnel.

# X is s63, 1 is s53, 2 is s52, A is s44, B is s41.

game tradewarz seats 2
    o11 o12 o13 o14 o23 o31 o45 o47 o51 o63 o65 o67: forest
    o15 o17 o24 o25 o26 o34 o35 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o33 o46 o53 o54 o55 o64 o66: mountain
    g2: red city, red 2 soldier
    g6: blue city, blue 2 soldier
    red reserve: 6 soldier
    blue reserve: 8 soldier
    red supply: 23 silo
    blue supply: 23 silo
    red pile: b411, b402, b420, b330, b231, b222
    blue pile: b411, b222, b231, b303, b132, b123
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
    s63: red 2 soldier

# ---- the fixture's channels ----

case the channels that two obstacles shut, in the north [map 8]
given
    s63: empty
    s22: red 1 soldier
    s31: red 1 soldier
    s35: red 1 soldier
    s43: red 1 soldier
    s11: red village (since 1 builder red)
    o11: forest, red 2 silo (for s11)
    red supply: 21 silo
    red reserve: 4 soldier
orders red
    march s22 via s32
    march s31 via s32
    march s35 via s36
    march s43 via s44
    march s43 via s53
    pass
expect
    refused red 1: way-shut s22 s32 [map 8]
    refused red 2: way-shut s31 s32 [map 8]
    refused red 3: way-shut s35 s36 [map 8]
    refused red 4: way-shut s43 s44 [map 8]
    refused red 5: way-shut s43 s53 [map 8]
    red marches-used: 0

case the channels that two obstacles shut, in the south [map 8]
given
    s63: empty
    s42: red 1 soldier
    s44: red 1 soldier
    s51: red 1 soldier
    s53: red 1 soldier
    s11: red village (since 1 builder red)
    o11: forest, red 2 silo (for s11)
    red supply: 21 silo
    red reserve: 4 soldier
orders red
    march s42 via s41
    march s42 via s52
    march s44 via s54
    march s51 via s52
    march s53 via s54
    pass
expect
    refused red 1: way-shut s42 s41 [map 8]
    refused red 2: way-shut s42 s52 [map 8]
    refused red 3: way-shut s44 s54 [map 8]
    refused red 4: way-shut s51 s52 [map 8]
    refused red 5: way-shut s53 s54 [map 8]
    red marches-used: 0

# ---- 1 ----

case from X to 1 is one move [march 1]
given
    dice march red s63: 6
orders red
    march s63 via s53
expect
    s53: red 2 soldier

# ---- 2 ----

case from X to 2 are two moves, by way of 1 [march 1]
given
    dice march red s63: 4
orders red
    march s63 via s53 s52
expect
    s52: red 2 soldier

case from X to 2 are two moves, by way of s62 [march 1]
given
    dice march red s63: 4
orders red
    march s63 via s62 s52
expect
    s52: red 2 soldier

case with one move 2 is not reached from X [march 1]
given
    dice march red s63: 6
orders red
    march s63 via s62 s52
expect
    s62: red 2 soldier
    s52: empty

case with a road across the forest 2 is one move from X [cross 2]
given
    dice march red s63: 6
orders red
    march s63 via s52 by road
expect
    s52: red 2 soldier
    o63: forest, road (from s52)
    red lumber: 5
    red mining: 5

case once the road lies the way back is one move as well [cross 5, cross 6]
given
    s63: empty
    s52: red 2 soldier
    o63: forest, road (from s52)
    dice march red s52: 6
orders red
    march s52 via s63
expect
    s63: red 2 soldier
    red lumber: 6

# ---- A ----

case A cannot be reached from X with a 3 [march 1, map 8]
given
    dice march red s63: 1
orders red
    march s63 via s64 s54 s55 s45 s44
expect
    s55: red 2 soldier
    s44: empty

case no straight way leads from 1 to A, the mountain bars it [map 8, cross 1]
given
    dice march red s63: 1
orders red
    march s63 via s53 s54 s44
expect
    s53: red 2 soldier

case A is five moves from X, so it takes two marches at least [march 1, action 2]
given
    dice march red s63: 1
orders red
    march s63 via s64 s54 s55 s45 s44
expect
    s55: red 2 soldier
next season
given
    dice march red s55: 4
orders red
    march s55 via s45 s44
expect
    s44: red 2 soldier
    red marches-used: 2

case with four moves A is not reached yet [march 1, march 14]
given
    red hand: forced-march
    dice march red s63: 1
orders red
    march s63 via s64 s54 s55 s45 s44
    when march-card: forced-march
expect
    s45: red 2 soldier

case with Cavalry and Forced march the five moves to A are one march [march 14]
given
    s63: red 2 soldier, red cavalry
    red hand: forced-march
    dice march red s63: 1
orders red
    march s63 via s64 s54 s55 s45 s44
    when march-card: forced-march
expect
    s44: red 2 soldier, red cavalry

case with a tunnel from 1 A is two moves from X [cross 4]
given
    dice march red s63: 4
orders red
    march s63 via s53 s44 by tunnel
expect
    s44: red 2 soldier
    o54: mountain, tunnel (from s44)
    red lumber: 4
    red mining: 2
    red gold: 4

case with one move the tunnel is neither reached nor paid [cross 7]
given
    dice march red s63: 6
orders red
    march s63 via s53 s44 by tunnel
expect
    s53: red 2 soldier
    o54: mountain
    red lumber: 6
    red mining: 6
    red gold: 6

case with a 3 one is through the tunnel and a step further [cross 5]
given
    dice march red s63: 1
orders red
    march s63 via s53 s44 by tunnel s34
expect
    s34: red 2 soldier

# ---- B ----

case B is four moves from X and is not reached with a 3 [march 1]
given
    dice march red s63: 1
orders red
    march s63 via s62 s61 s51 s41
expect
    s51: red 2 soldier
    s41: empty

case B takes two marches [march 1, action 2]
given
    dice march red s63: 1
orders red
    march s63 via s62 s61 s51 s41
expect
    s51: red 2 soldier
next season
given
    dice march red s51: 6
orders red
    march s51 via s41
expect
    s41: red 2 soldier
    red marches-used: 2

case with a road across the forest and a bridge across the lake B is two moves from X [cross 2, cross 3, cross 5]
given
    dice march red s63: 4
orders red
    march s63 via s52 by road s41 by bridge
expect
    told all: crossing-built red road o63
    then told all: crossed red road o63 s52
    then told all: crossing-built red bridge o52
    then told all: crossed red bridge o52 s41
    then told all: arrived red 2 s41
    s41: red 2 soldier
    o63: forest, road (from s52)
    o52: lake, bridge (from s41)
    red lumber: 1
    red wheat: 6
    red mining: 3
    red gold: 4

case with one move it ends on 2, and the bridge is not built [cross 7]
given
    dice march red s63: 6
orders red
    march s63 via s52 by road s41 by bridge
expect
    s52: red 2 soldier
    o52: lake
    red lumber: 5
    red gold: 6

case both ways lie for the squads that come later [cross 5, cross 6]
given
    o63: forest, road (from s52)
    o52: lake, bridge (from s41)
    dice march red s63: 4
orders red
    march s63 via s52 s41
expect
    s41: red 2 soldier
    red lumber: 6
    red mining: 6
    red gold: 6

# ---- the battle of the next figure ----

case an army two moves away is met with a 2 [march 12, battle 1]
given
    s52: blue 1 soldier
    blue reserve: 7 soldier
    dice march red s63: 4
orders red
    march s63 via s53 s52
expect
    told all: battle red blue s52 2 1

case an army two moves away is not met with a 1 [march 1]
given
    s52: blue 1 soldier
    blue reserve: 7 soldier
    dice march red s63: 6
orders red
    march s63 via s53 s52
expect
    told nobody: battle
    s53: red 2 soldier

# ---- gates ----

game tradewarz seats 4
    o11 o12 o13 o14 o23 o31 o45 o47 o51 o63 o65 o67: forest
    o15 o17 o24 o25 o26 o34 o35 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o33 o46 o53 o54 o55 o64 o66: mountain
    g2: red city, red 2 soldier
    g6: blue city, blue 2 soldier
    red reserve: 6 soldier
    blue reserve: 8 soldier
    red supply: 23 silo
    blue supply: 23 silo
    red pile: b411, b402, b420, b330, b231, b222
    blue pile: b411, b222, b231, b303, b132, b123
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
    s63: red 2 soldier
    g4: green city, green 2 soldier
    green reserve: 8 soldier
    green supply: 23 silo
    green pile: b402, b330, b312, b213, b222, b123
    green sailed: 3
    green lumber: 6
    green wheat: 6
    green mining: 6
    green gold: 6
    g8: yellow city, yellow 2 soldier
    yellow reserve: 8 soldier
    yellow supply: 23 silo
    yellow pile: b402, b330, b312, b213, b222, b123
    yellow sailed: 4
    yellow lumber: 6
    yellow wheat: 6
    yellow mining: 6
    yellow gold: 6

case each gate is one move from the square it is joined to [map 9]
given
    s63: empty
    red reserve: 8 soldier
    dice march red g2: 6
    dice march blue g6: 6
    dice march green g4: 6
    dice march yellow g8: 6
orders red
    march 1 g2 via s26
orders blue
    march 1 g6 via s51
orders green
    march 1 g4 via s65
orders yellow
    march 1 g8 via s12
expect
    s26: red 1 soldier
    s51: blue 1 soldier
    s65: green 1 soldier
    s12: yellow 1 soldier

case from each gate a road leads to the squares on either side [map 11]
given
    s63: empty
    red reserve: 8 soldier
    dice march red g2: 6
    dice march blue g6: 6
    dice march green g4: 6
    dice march yellow g8: 6
orders red
    march 1 g2 via s16 by road
orders blue
    march 1 g6 via s61 by road
orders green
    march 1 g4 via s66 by road
orders yellow
    march 1 g8 via s13 by road
expect
    s16: red 1 soldier
    s61: blue 1 soldier
    s66: green 1 soldier
    s13: yellow 1 soldier
