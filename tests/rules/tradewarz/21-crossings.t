# SPDX-License-Identifier: MIT
# Roads, bridges, tunnels and teleports: shut channels, diagonals, gates, prices and stocks.

# A crossing lies on one diagonal of its octagon; its dial from is the upper end of that.

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

# ---- channels ----

case nobody walks between two obstacles, from neither side [map 8, march 2]
given
    s63: empty
    s43: red 1 soldier
    s44: red 1 soldier
orders red
    march s43 via s44
    march s44 via s43
    march s43 via s53
    march s44 via s54
    pass
expect
    refused red 1: way-shut s43 s44 [map 8]
    refused red 2: way-shut s44 s43 [map 8]
    refused red 3: way-shut s43 s53 [map 8]
    refused red 4: way-shut s44 s54 [map 8]
    s43: red 1 soldier
    s44: red 1 soldier

case a channel with a mountain on one side only is open [map 8, march 2]
given
    dice march red s63: 6
orders red
    march s63 via s53               # between forest and mountain
expect
    s53: red 2 soldier

case a channel with a lake on one side only is open [map 8, march 2]
given
    s63: empty
    s41: red 2 soldier
    dice march red s41: 6
orders red
    march s41 via s31               # between mine and lake
expect
    s31: red 2 soldier

case a crossing opens its diagonal alone, not the channels beside it [map 8, cross 1]
given
    s63: empty
    s53: red 2 soldier
    o54: mountain, tunnel (from s44)
orders red
    march s53 via s43
    march s53 via s54
    pass
expect
    refused red 1: way-shut s53 s43
    refused red 2: way-shut s53 s54
    s53: red 2 soldier

case a square shut in all round is reached by a crossing [map 10, cross 4]
given
    o43: mountain
    o46: field
    s63: empty
    s53: red 2 soldier
    dice march red s53: 6
orders red
    march s53 via s42 by tunnel
expect
    done red 1
    s42: red 2 soldier
    o53: mountain, tunnel (from s42)

case a crossing is told with both its ends [map 10]
given
    s63: empty
    s23: red 1 soldier
    red techs: superior-logistics
    dice march red s23: 6
orders red
    march s23 via s34 by road
    pass
expect
    printed red, blue: 'o34 from s23 to s34'

case a square shut in all round is not reached by a channel [map 10, map 8]
given
    o43: mountain
    o46: field
    s63: empty
    s43: red 2 soldier
orders red
    march s43 via s42
    pass
expect
    refused red 1: way-shut s43 s42
    s43: red 2 soldier

# ---- diagonals ----

case each octagon has two diagonals, each between opposite corners [map 10, cross 1]
given
    s63: empty
    s23: red 1 soldier
    s24: red 1 soldier
    red techs: superior-logistics
    dice march red s23: 6
    dice march red s24: 6
orders red
    march s23 via s34 by road
    march s24 via s33 by road
expect
    done red 1
    done red 2
    s34: red 1 soldier
    s33: red 1 soldier
    o34: mine, road (from s23), road (from s24)

case a diagonal without a crossing asks for one by name [cross 1, letters 3]
given
orders red
    march s63 via s52
    pass
expect
    refused red 1: crossing-needed s63 s52 o63 [cross 1]
    s63: red 2 soldier
    red lumber: 6

case on the way a diagonal without a crossing ends a march that names none [cross 1, march 3]
given
    dice march red s63: 1
orders red
    march s63 via s53 s44 s34
expect
    done red 1
    s53: red 2 soldier

case through its octagons a gate leads to the squares beside the one it is joined to [map 11, cross 2]
given
    s63: empty
    red reserve: 8 soldier
    dice march red g2: 6
orders red
    march 1 g2 via s36 by road
expect
    done red 1
    g2: red city, red 1 soldier
    s36: red 1 soldier
    o37 has 1 road
    red lumber: 5
    red mining: 5

case a gate may be left through its other octagon as well [map 11, cross 2]
given
    s63: empty
    red reserve: 8 soldier
    dice march red g2: 4
orders red
    march 1 g2 via s16 by road s15
expect
    s15: red 1 soldier
    o27 has 1 road

case the own gate may be entered by a road [map 11, march 9]
given
    s63: empty
    s36: red 2 soldier
    dice march red s36: 6
orders red
    march s36 via g2 by road
expect
    g2: red city, red 4 soldier
    s36: empty

case the gate of another seat may be attacked by a road [map 11, march 10]
given
    s63: empty
    s41: red 2 soldier
    dice march red s41: 6
orders red
    march s41 via g6 by road
orders blue
    pass
expect
    told all: battle red blue g6 2 2
    o51 has 1 road
    red lumber: 5

case a gate where no seat has docked is no space, by channel or road [map 9, map 10]
given
    s63: empty
    s16: red 1 soldier
    s15: red 1 soldier
orders red
    march s15 via g1
    march s16 via g1 by road
    pass
expect
    refused red 1
    refused red 2
    s15: red 1 soldier
    s16: red 1 soldier
    o16: field
    red lumber: 6

# ---- building while marching ----

case a crossing is built on the march without a build action and used at once [cross 1]
given
    red builds-used: 2
    dice march red s63: 6
orders red
    march s63 via s52 by road
expect
    done red 1
    told all: crossing-built red road o63 [cross 1]
    then told all: crossed red road o63 s52 [cross 6]
    s52: red 2 soldier
    red builds-used: 2
    red marches-used: 1

case a road costs 1 lumber and 1 mining [cross 2]
given
    red lumber: 1
    red mining: 1
    dice march red s63: 6
orders red
    march s63 via s52 by road
expect
    s52: red 2 soldier
    o63: forest, road (from s52)
    red lumber: 0
    red wheat: 6
    red mining: 0
    red gold: 6
    stock has 19 road

case a road leads across a field and a mine as well [cross 2]
given
    s63: empty
    s15: red 1 soldier
    s32: red 1 soldier
    red techs: superior-logistics
    dice march red s15: 6
    dice march red s32: 6
orders red
    march s15 via s26 by road
    march s32 via s43 by road
expect
    s26: red 1 soldier
    s43: red 1 soldier
    o26: mine, road (from s15)
    o43: field, road (from s32)

case a road may be built on an octagon that bears silos [cross 2]
given
    o63: forest, blue silo (for s62)
    s62: blue settlement
    blue supply: 22 silo
    dice march red s63: 6
orders red
    march s63 via s52 by road
expect
    s52: red 2 soldier
    o63: forest, blue silo (for s62), road (from s52)
    s62: blue settlement

case a bridge costs 4 lumber, 2 mining and 2 gold [cross 3]
given
    s63: empty
    s52: red 2 soldier
    red lumber: 4
    red mining: 2
    red gold: 2
    dice march red s52: 6
orders red
    march s52 via s41 by bridge
expect
    s41: red 2 soldier
    o52: lake, bridge (from s41)
    red lumber: 0
    red wheat: 6
    red mining: 0
    red gold: 0
    stock has 5 bridge

case a tunnel costs 2 lumber, 4 mining and 2 gold [cross 4]
given
    s63: empty
    s53: red 2 soldier
    red lumber: 2
    red mining: 4
    red gold: 2
    dice march red s53: 6
orders red
    march s53 via s44 by tunnel
expect
    s44: red 2 soldier
    o54: mountain, tunnel (from s44)
    red lumber: 0
    red wheat: 6
    red mining: 0
    red gold: 0
    stock has 13 tunnel

case one march may build several crossings [cross 5]
given
    dice march red s63: 4
orders red
    march s63 via s52 by road s41 by bridge
expect
    told all 2 times: crossing-built red
    s41: red 2 soldier
    red lumber: 1
    red mining: 3
    red gold: 4

case the same march may use twice what it built once [cross 5, cross 6]
given
    dice march red s63: 1
orders red
    march s63 via s52 by road s63 s64
expect
    s64: red 2 soldier
    told all 1 times: crossing-built red
    red lumber: 5

case a step over a crossing costs the usual step, also when it was just built [cross 5]
given
    dice march red s63: 6
orders red
    march s63 via s52 by road s62
expect
    s52: red 2 soldier
    s62: empty

case a crossing stays when its builder is gone, and any seat may use it free of charge [cross 5, cross 6]
given
    s62: blue 1 soldier
    blue reserve: 7 soldier
    dice march red s63: 1
orders red
    march s63 via s52 by road
orders blue
    pass
expect
    o63: forest, road (from s52)
next season
given
    dice march red s52: 6
    dice march blue s62: 4
orders red
    march s52 via s53
orders blue
    march s62 via s63 s52
expect
    told all: crossed blue road o63 s52
    told nobody: crossing-built
    s53: red 2 soldier
    s52: blue 1 soldier
    blue lumber: 6
    blue mining: 6
    o63: forest, road (from s52)

case a crossing built by one seat is used by the next in the same season [cross 5]
given
    s62: blue 1 soldier
    s52: blue 1 soldier
    blue reserve: 6 soldier
    o63: forest
    s63: empty
    s53: red 2 soldier
    dice march red s53: 1
    dice march blue s52: 6
orders red
    march s53 via s44 by tunnel s45
orders blue
    march s52 via s53
expect
    o54: mountain, tunnel (from s44)
    s45: red 2 soldier
next season
given
    dice march blue s53: 6
orders red
    pass
orders blue
    march s53 via s44
expect
    told all: crossed blue tunnel o54 s44
    s44: blue 1 soldier
    blue gold: 6

case a crossing that is there is used and nothing is paid, named or not [cross 6]
given
    s63: red 1 soldier
    s52: red 1 soldier
    red techs: superior-logistics
    o63: forest, road (from s52)
    o52: lake, bridge (from s41)
    red lumber: 0
    red mining: 0
    red gold: 0
    dice march red s63: 6
    dice march red s52: 6
orders red
    march s52 via s41
    march s63 via s52 by road
expect
    done red 1
    done red 2
    s41: red 1 soldier
    s52: red 1 soldier
    told nobody: crossing-built
    red lumber: 0
    red mining: 0

case a crossing on one diagonal is of no use on the other [cross 6, cross 1]
given
    s63: empty
    s62: red 2 soldier
    o63: forest, road (from s52)
orders red
    march s62 via s53
    pass
expect
    refused red 1: crossing-needed s62 s53 o63
    s62: red 2 soldier

case the second diagonal of an octagon may have a crossing too, at its own price [cross 6, cross 2]
given
    s63: empty
    s62: red 2 soldier
    o63: forest, road (from s52)
    dice march red s62: 6
orders red
    march s62 via s53 by road
expect
    s53: red 2 soldier
    o63: forest, road (from s52), road (from s53)
    red lumber: 5
    red mining: 5

# ---- what cannot be built ----

case a bridge or a tunnel does not fit a resource octagon [cross 7]
given
orders red
    march s63 via s52 by bridge
    march s63 via s52 by tunnel
    pass
expect
    refused red 1: crossing-unfit bridge o63 [cross 7]
    refused red 2: crossing-unfit tunnel o63 [cross 7]
    o63: forest
    red gold: 6

case a road or a tunnel does not fit a lake [cross 7]
given
    s63: empty
    s52: red 2 soldier
orders red
    march s52 via s41 by road
    march s52 via s41 by tunnel
    pass
expect
    refused red 1: crossing-unfit road o52 [cross 7]
    refused red 2: crossing-unfit tunnel o52 [cross 7]
    o52: lake

case a road or a bridge does not fit a mountain [cross 7]
given
    s63: empty
    s53: red 2 soldier
orders red
    march s53 via s44 by road
    march s53 via s44 by bridge
    pass
expect
    refused red 1: crossing-unfit road o54 [cross 7]
    refused red 2: crossing-unfit bridge o54 [cross 7]
    o54: mountain

case on the way a crossing that does not fit ends the march [cross 7, march 3]
given
    dice march red s63: 1
orders red
    march s63 via s53 s44 by bridge s34
expect
    done red 1
    told only red: stopped-way red s53 s44
    s53: red 2 soldier
    red gold: 6

case with all bridges built no more is to be had [cross 7]
given
    s63: empty
    s52: red 2 soldier
    o32: lake, bridge (from s21), bridge (from s22)
    o36: lake, bridge (from s25), bridge (from s26)
    o42: lake, bridge (from s31), bridge (from s32)
orders red
    march s52 via s41 by bridge
    pass
expect
    refused red 1: crossings-out bridge [cross 7]
    s52: red 2 soldier
    red lumber: 6

case on the way an empty stock ends the march [cross 7, march 3]
given
    o32: lake, bridge (from s21), bridge (from s22)
    o36: lake, bridge (from s25), bridge (from s26)
    o42: lake, bridge (from s31), bridge (from s32)
    dice march red s63: 1
orders red
    march s63 via s62 s52 s41 by bridge
expect
    done red 1
    s52: red 2 soldier
    o52: lake
    red lumber: 6

case with all roads built Road gang makes none either [cross 7, cross 8]
given
    o22: field, road (from s11), road (from s12)
    o23: forest, road (from s12), road (from s13)
    o24: mine, road (from s13), road (from s14)
    o25: mine, road (from s14), road (from s15)
    o26: mine, road (from s15), road (from s16)
    o34: mine, road (from s23), road (from s24)
    o35: mine, road (from s24), road (from s25)
    o43: field, road (from s32), road (from s33)
    o45: forest, road (from s34), road (from s35)
    o65: forest, road (from s54), road (from s55)
    red hand: road-gang
    dice march red s63: 1
orders red
    march s63 via s52 by road
    march s63 via s62 s53 by road
    when march-card: road-gang
expect
    refused red 1: crossings-out road [cross 7]
    done red 2
    s62: red 2 soldier
    o63: forest
    red lumber: 6

case with all bridges built those there are may still be used [cross 7, cross 5]
given
    s63: empty
    s21: red 2 soldier
    o32: lake, bridge (from s21), bridge (from s22)
    o36: lake, bridge (from s25), bridge (from s26)
    o42: lake, bridge (from s31), bridge (from s32)
    dice march red s21: 6
orders red
    march s21 via s32 by bridge
expect
    s32: red 2 soldier
    red lumber: 6

case a crossing that cannot be paid makes a first step impossible [cross 7, march 4]
given
    s63: empty
    s53: red 2 soldier
    red gold: 1
orders red
    march s53 via s44 by tunnel
    pass
expect
    refused red 1: cannot-pay 2 0 4 2 6 6 6 1
    s53: red 2 soldier
    red marches-used: 0

case what is paid for one crossing is lacking for the next [cross 7, cross 5]
given
    red mining: 2
    dice march red s63: 1
orders red
    march s63 via s52 by road s41 by bridge s31
expect
    done red 1
    told only red: stopped-pay red s52 bridge [cross 7]
    s52: red 2 soldier
    red lumber: 5
    red mining: 1
    red gold: 6
    o52: lake

case for a step the die does not reach nothing is built or paid [cross 7]
given
    dice march red s63: 6
orders red
    march s63 via s62 s53 by road
expect
    s62: red 2 soldier
    o63: forest
    red lumber: 6
    red mining: 6

case a crossing on the way into a battle is paid and stays, even if the battle is lost [cross 7]
given
    s63: red 1 soldier
    red reserve: 7 soldier
    s52: blue 3 soldier
    s11: blue settlement
    o11: forest, blue silo (for s11)
    blue supply: 22 silo
    blue reserve: 5 soldier
    red pile: b402, b222, b411, b420, b330, b231
    blue pile: b411, b303, b222, b231, b132, b123
    dice march red s63: 1
orders red
    march s63 via s52 by road
expect
    told all: battle-won blue red s52 6 3
    s63: red 1 soldier
    s52: blue 3 soldier
    o63: forest, road (from s52)
    red lumber: 5
    red mining: 5

case where a march stops before enemies the crossing to them is not built [cross 7, march 13]
given
    s41: blue 1 soldier
    blue reserve: 7 soldier
    dice march red s63: 1
orders red
    march s63 via s52 by road s41 by bridge no-fight
expect
    told only red: stopped-enemy red s52 s41 blue
    s52: red 2 soldier
    o52: lake
    red lumber: 5
    red gold: 6

# ---- Road gang ----

case Road gang makes one road free, out of the stock as ever [cross 8]
given
    red hand: road-gang
    dice march red s63: 6
orders red
    march s63 via s52 by road
    when march-card: road-gang
expect
    s52: red 2 soldier
    o63: forest, road (from s52)
    red lumber: 6
    red mining: 6
    stock has 19 road
    red hand: empty

case Road gang serves one road only, the second is paid [cross 8]
given
    s63: empty
    s23: red 2 soldier
    red hand: road-gang
    dice march red s23: 4
orders red
    march s23 via s34 by road s45 by road
    when march-card: road-gang
expect
    s45: red 2 soldier
    o34: mine, road (from s23)
    o45: forest, road (from s34)
    red lumber: 5
    red mining: 5
    red hand: empty

case Road gang makes no bridge or tunnel cheaper [cross 8]
given
    red hand: road-gang
    dice march red s63: 4
orders red
    march s63 via s53 s44 by tunnel
    when march-card: road-gang
expect
    s44: red 2 soldier
    red lumber: 4
    red mining: 2
    red gold: 4

case with Road gang a road on the way is built by a seat that could not pay it [cross 8, cross 7]
given
    red lumber: 0
    red hand: road-gang
    dice march red s63: 4
orders red
    march s63 via s62 s53 by road
    when march-card: road-gang
expect
    s53: red 2 soldier
    o63: forest, road (from s53)
    red lumber: 0
    red mining: 6

case with Road gang the first step of a march may be a road that could not be paid [cross 8, march 4]
given
    red lumber: 0
    red hand: road-gang
    dice march red s63: 6
orders red
    march s63 via s52 by road
    when march-card: road-gang
expect
    done red 1
    s52: red 2 soldier
    o63: forest, road (from s52)
    red mining: 6
    red hand: empty

case two Road gangs make two roads free [cross 8, march 14]
given
    s63: empty
    s23: red 2 soldier
    red hand: 2 road-gang
    dice march red s23: 4
orders red
    march s23 via s34 by road s45 by road
    when march-card: 2 road-gang
expect
    s45: red 2 soldier
    red lumber: 6
    red mining: 6
    red hand: empty

# ---- teleport ----

case from a post of your own a squad steps straight to a linked one of yours [post 7, march 2]
given
    s63: red post-1, red 2 soldier
    s11: red post-2, red settlement
    o11: forest, red silo (for s11)
    red supply: 22 silo
    red silver-xadlas: 2
    dice march red s63: 6
orders red
    march s63 via s11
expect
    done red 1
    told all: teleported red s11 [post 7]
    s11: red post-2, red settlement, red 2 soldier
    s63: post-1
    red silver-xadlas: 1

case a teleport is one step, and the march goes on from there [post 8]
given
    s63: red post-1, red 2 soldier
    s11: red post-2, red settlement
    o11: forest, red silo (for s11)
    red supply: 22 silo
    red silver-xadlas: 2
    dice march red s63: 4
orders red
    march s63 via s11 s12 s13
expect
    s12: red 2 soldier
    s11: red post-2, red settlement

case the squad on its way makes the first post its own by standing there [post 8]
given
    s62: post-1
    s11: red post-2, red settlement
    o11: forest, red silo (for s11)
    red supply: 22 silo
    red silver-xadlas: 1
    dice march red s63: 4
orders red
    march s63 via s62 s11
expect
    told all: teleported red s11
    s11: red post-2, red settlement, red 2 soldier
    s62: post-1
    red silver-xadlas: 1

case the second post of a teleport must be yours [post 7, post 8]
given
    s63: red post-1, red 2 soldier
    s11: post-2
    red silver-xadlas: 1
orders red
    march s63 via s11
    pass
expect
    refused red 1: no-way s63 s11
    s63: red post-1, red 2 soldier

case a teleport never leads onto an enemy [post 8]
given
    s63: red post-1, red 2 soldier
    red silver-xadlas: 1
    s11: blue post-2, blue 1 soldier
    s34: blue post-3, blue settlement
    o34: mine, blue silo (for s34)
    blue supply: 22 silo
    blue reserve: 7 soldier
    blue silver-xadlas: 2
orders red
    march s63 via s11
    march s63 via s34
    pass
orders blue
    pass
expect
    refused red 1: no-way s63 s11
    refused red 2: no-way s63 s34
    told nobody: battle
    told nobody: raided

case a squad on the second post is joined if there is room [post 8, march 8]
given
    s63: red post-1, red 1 soldier
    s11: red post-2, red 1 soldier
    red silver-xadlas: 2
    dice march red s63: 6
orders red
    march s63 via s11
expect
    told all: joined red 1 s11 2
    s11: red post-2, red 2 soldier

case a squad on the second post may be passed [post 8, march 8]
given
    s63: red post-1, red 2 soldier
    s11: red post-2, red 2 soldier
    s33: red village (since 1 builder red)
    o34: mine, red 2 silo (for s33)
    red supply: 21 silo
    red reserve: 4 soldier
    red silver-xadlas: 2
    dice march red s63: 4
orders red
    march s63 via s11 s12
expect
    s11: red post-2, red 2 soldier
    s12: red 2 soldier
    s63: post-1
    red silver-xadlas: 1

case without room on the second post a march that cannot go on stays before it [post 8, march 8]
given
    s62: red 2 soldier
    s63: red post-1, red settlement
    o73: mine, red silo (for s63)
    s11: red post-2, red 2 soldier
    s33: red settlement
    o34: mine, red silo (for s33)
    red supply: 21 silo
    red reserve: 4 soldier
    red silver-xadlas: 2
    dice march red s62: 4
orders red
    march s62 via s63 s11 s12
expect
    told only red: stopped-room red s63 s11
    s63: red post-1, red settlement, red 2 soldier
    s11: red post-2, red 2 soldier
    red silver-xadlas: 2

case beaten after a teleport a squad goes back as far as there is room, to the post it left [post 8, home 2]
given
    s63: red post-1, red 2 soldier
    s11: red post-2, red 2 soldier
    s33: red village (since 1 builder red)
    o34: mine, red 2 silo (for s33)
    red supply: 21 silo
    red reserve: 4 soldier
    red silver-xadlas: 2
    s12: blue 3 soldier
    s51: blue settlement
    o51: forest, blue silo (for s51)
    blue supply: 22 silo
    blue reserve: 5 soldier
    red pile: b402, b222, b411, b420, b330, b231
    blue pile: b411, b303, b222, b231, b132, b123
    dice march red s63: 1
orders red
    march s63 via s11 s12
orders blue
    pass
expect
    told all: battle-won blue red s12 6 4
    s63: red post-1, red 2 soldier
    s11: red post-2, red 2 soldier
    red silver-xadlas: 2

case Cavalry and march cards count a teleport as a step as well [post 8, march 14]
given
    s63: red post-1, red 2 soldier, red cavalry
    s11: red post-2, red settlement
    o11: forest, red silo (for s11)
    red supply: 22 silo
    red silver-xadlas: 2
    dice march red s63: 6
orders red
    march s63 via s11 s12 s13
expect
    s12: red 2 soldier, red cavalry

case with two or three seats all posts are linked with each other [post 3, post 7]
given
    s63: red post-2, red 2 soldier
    s11: red post-3, red settlement
    o11: forest, red silo (for s11)
    red supply: 22 silo
    red silver-xadlas: 2
    dice march red s63: 6
orders red
    march s63 via s11
expect
    s11: red post-3, red settlement, red 2 soldier

case a squad parted on a post keeps it while the other part teleports [post 7, march 7]
given
    s63: red post-1, red 2 soldier
    s11: red post-2, red settlement
    o11: forest, red silo (for s11)
    red supply: 22 silo
    red silver-xadlas: 2
    dice march red s63: 6
orders red
    march 1 s63 via s11
expect
    s63: red post-1, red 1 soldier
    s11: red post-2, red settlement, red 1 soldier
    red silver-xadlas: 2

# ---- four seats ----

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

case with four seats post 1 is linked with 3 [post 3, post 7]
given
    s63: red post-1, red 2 soldier
    s11: red post-3, red settlement
    o11: forest, red silo (for s11)
    red supply: 22 silo
    red silver-xadlas: 2
    dice march red s63: 6
orders red
    march s63 via s11
expect
    s11: red post-3, red settlement, red 2 soldier

case with four seats post 4 is linked with 2 [post 3, post 7]
given
    s63: red post-4, red 2 soldier
    s11: red post-2, red settlement
    o11: forest, red silo (for s11)
    red supply: 22 silo
    red silver-xadlas: 2
    dice march red s63: 6
orders red
    march s63 via s11
expect
    s11: red post-2, red settlement, red 2 soldier

case with four seats post 1 is not linked with 2 or 4 [post 3, post 7]
given
    s63: red post-1, red 1 soldier
    s11: red post-2, red settlement
    o11: forest, red silo (for s11)
    s34: red post-4, red settlement
    o34: mine, red silo (for s34)
    red supply: 21 silo
    red reserve: 7 soldier
    red silver-xadlas: 3
orders red
    march s63 via s11
    march s63 via s34
    pass
expect
    refused red 1: no-way s63 s11
    refused red 2: no-way s63 s34
    s63: red post-1, red 1 soldier

# ---- how it is told ----

case a road is told with both squares that it joins [cross 1]
given
    dice march red s63: 6
orders red
    march s63 via s52 by road
expect
    told all: crossing-built red road o63 s63 s52
    printed red: 'You built a road across o63, between s63 and s52.'
