# SPDX-License-Identifier: MIT
# The way home: where beaten squads go, what is nearest, what is room, and what becomes of their super units.

# Red on s35 beats Blue on s34 by 6 to 4, and nobody dies.
game tradewarz seats 2
    o11 o12 o13 o14 o23 o31 o45 o47 o51 o63 o65 o67: forest
    o15 o17 o24 o25 o26 o34 o35 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o33 o46 o53 o54 o55 o64 o66: mountain
    g2: red city, red 2 soldier
    g6: blue city, blue 2 soldier
    red reserve: 6 soldier
    blue reserve: 6 soldier
    red supply: 23 silo
    blue supply: 23 silo
    red pile: b222, b411, b402, b330, b231, b420
    blue pile: b222, b213, b411, b303, b132, b123
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
    s35: red 2 soldier
    s34: blue 2 soldier
    s35 lead: red
    s34 lead: blue

# ---- beaten defenders ----

case a beaten defender goes to his nearest own building with room [home 1]
given
    s24 s13: blue settlement
orders red
    march s35 via s34
expect
    told all: displaced blue 2 s34 s24
    s24: blue 2 soldier, blue settlement
    s13: blue settlement
    g6: blue city, blue 2 soldier

case a beaten defender without a building goes to his gate [home 1]
orders red
    march s35 via s34
expect
    told all: displaced blue 2 s34 g6
    g6: blue city, blue 4 soldier

case a beaten defender without building and with a full gate goes to his reserve [home 1, home 5]
given
    g6: blue city, blue 6 soldier
    blue reserve: 2 soldier
orders red
    march s35 via s34
expect
    told all: to-reserve blue 2
    g6: blue city, blue 6 soldier
    blue reserve: 4 soldier

case the building that falls with its square is no home for those who were beaten there [home 1, battle 16]
given
    s34: blue 2 soldier, blue village (since 1 builder blue)
    s13: blue settlement
orders red
    march s35 via s34
expect
    told all: displaced blue 2 s34 s13
    s34: red 2 soldier

case the gate is no nearer than a building that is far away [home 1]
given
    s41: blue 2 soldier        # beside the city of Blue, beaten there
    s41 lead: blue
    s34: empty
    s34 lead: none
    s35: empty
    s35 lead: none
    s31: red 2 soldier
    s31 lead: red
    s16: blue settlement       # at the other end of the map
orders red
    march s31 via s41
expect
    told all: displaced blue 2 s41 s16
    g6: blue city, blue 2 soldier

# ---- nearest ----

case nearest is counted in steps through open channels [home 3]
# s44 touches s43, but the channel is shut: from there it is three steps to s43 and two to s24.
given
    s34: empty
    s34 lead: none
    s44: blue 2 soldier
    s44 lead: blue
    s35: empty
    s35 lead: none
    s45: red 2 soldier
    s45 lead: red
    s24 s43: blue settlement
orders red
    march s45 via s44
expect
    told all: displaced blue 2 s44 s24

case a crossing that lies there shortens the way home [home 3]
given
    s34: empty
    s34 lead: none
    s44: blue 2 soldier
    s44 lead: blue
    s35: empty
    s35 lead: none
    s45: red 2 soldier
    s45 lead: red
    s24 s53: blue settlement
    o54: mountain, tunnel (from s44)
orders red
    march s45 via s44
expect
    told all: displaced blue 2 s44 s53

case without the tunnel the same squad goes the other way [home 3]
given
    s34: empty
    s34 lead: none
    s44: blue 2 soldier
    s44 lead: blue
    s35: empty
    s35 lead: none
    s45: red 2 soldier
    s45 lead: red
    s24 s53: blue settlement
orders red
    march s45 via s44
expect
    told all: displaced blue 2 s44 s24

case enemies on the way do not make it longer [home 3, home 10]
# To s14 it is two steps through Red's squad on s24, to s42 three.
given
    s24: red soldier
    s24 lead: red
    s26: red settlement
    red reserve: 5 soldier
    s14 s42: blue settlement
orders red
    march s35 via s34
expect
    told all: displaced blue 2 s34 s14
    s24: red soldier

case linked trading posts do not shorten the way home [home 3, post 8]
given
    s34: blue 2 soldier, blue post-1
    s61: blue settlement, blue post-2
    s14: blue settlement
    blue silver-xadlas: 2
orders red
    march s35 via s34
expect
    told all: displaced blue 2 s34 s14

case of buildings equally near the lower row is first [home 3]
given
    s24 s33: blue settlement
orders red
    march s35 via s34
expect
    told all: displaced blue 2 s34 s24

case of buildings equally near in one row the lower column is first [home 3]
given
    s23 s25: blue settlement
orders red
    march s35 via s34
expect
    told all: displaced blue 2 s34 s23

case of buildings equally near the own list decides [home 3, home 6]
given
    s24 s33: blue settlement
orders red
    march s35 via s34
orders blue
    when displace: s33
    pass
expect
    told all: displaced blue 2 s34 s33
    used blue 1

# ---- named ----

case a beaten squad goes to the building its owner named, near or far [home 6]
given
    s24 s61: blue settlement
orders red
    march s35 via s34
orders blue
    when displace: s61
    pass
expect
    told all: displaced blue 2 s34 s61 [home 6]
    s61: blue 2 soldier, blue settlement

case a beaten squad goes to the gate if its owner named it [home 6]
given
    s24: blue settlement
orders red
    march s35 via s34
orders blue
    when displace: g6
    pass
expect
    g6: blue city, blue 4 soldier
    s24: blue settlement

case if the building named has no room the nearest counts [home 6, home 4]
given
    s24: blue settlement
    s33: blue 2 soldier, blue village (since 1 builder blue)
    s33 lead: blue
    blue reserve: 4 soldier
orders red
    march s35 via s34
orders blue
    when displace: s33
    pass
expect
    told all: displaced blue 2 s34 s24

case of several named places the first with room counts [home 6]
given
    s24 s13: blue settlement
    s33: blue 2 soldier, blue village (since 1 builder blue)
    s33 lead: blue
    blue reserve: 4 soldier
orders red
    march s35 via s34
orders blue
    when displace: s33 s13 s24
    pass
expect
    told all: displaced blue 2 s34 s13

case a square without a building of one's own is no place to go, though it was named [home 6]
given
    s24: blue settlement
orders red
    march s35 via s34
orders blue
    when displace: s33 s13
    pass
expect
    told all: displaced blue 2 s34 s24

# ---- room ----

case a building with a squad has room up to the squad limit, and the two are one squad then [home 4, home 10]
given
    s24: blue soldier, blue settlement
    s24 lead: blue
    blue reserve: 5 soldier
orders red
    march s35 via s34
expect
    told all: displaced blue 2 s34 s24
    s24: blue 3 soldier, blue settlement

case a building without room for all is passed over [home 4]
given
    s24: blue 2 soldier, blue settlement
    s24 lead: blue
    s13: blue settlement
    blue reserve: 4 soldier
orders red
    march s35 via s34
expect
    told all: displaced blue 2 s34 s13
    s24: blue 2 soldier, blue settlement

case with One more unit there is room for four [home 4, tech 6]
given
    blue techs: one-more-unit
    s24: blue 2 soldier, blue settlement
    s24 lead: blue
    s13: blue settlement
    blue reserve: 4 soldier
orders red
    march s35 via s34
expect
    s24: blue 4 soldier, blue settlement

case there is no room where support would be lacking [home 4, support 1]
# With the settlement that falls Blue loses the support of one: 3 for 4 soldiers afield.
given
    s34: blue 3 soldier, blue settlement
    s41: blue settlement
    s66: blue soldier
    s66 lead: blue
    blue reserve: 4 soldier
orders red
    march s35 via s34
expect
    told all: battle-won red blue s34 6 5
    s41: blue settlement
    s66: blue soldier
    g6: blue city, blue 5 soldier

case a beaten squad stays together, even if there is room for a part of it [home 5]
given
    s24 s33: blue 2 soldier, blue village (since 1 builder blue)
    s24 lead: blue
    s33 lead: blue
    blue reserve: 2 soldier
orders red
    march s35 via s34
expect
    s24 s33: blue 2 soldier, blue village
    g6: blue city, blue 4 soldier

case at the gate alone a squad is parted, as many as 6 allow, the rest to the reserve [home 5]
given
    g6: blue city, blue 5 soldier
    blue reserve: 3 soldier
orders red
    march s35 via s34
expect
    g6: blue city, blue 6 soldier
    blue reserve: 4 soldier
    told all: to-reserve blue 1

case who would come home to his own occupied city goes to the reserve [home 5, city 6]
given
    g6: blue city, red soldier
    g6 lead: red
    s26: red settlement
    red reserve: 5 soldier
    blue reserve: 8 soldier
orders red
    march s35 via s34
expect
    told all: to-reserve blue 2
    blue reserve: 10 soldier
    g6: blue city, red soldier

case a beaten squad goes to a building while its city is occupied [home 1, home 5]
given
    g6: blue city, red soldier
    g6 lead: red
    s26: red settlement
    red reserve: 5 soldier
    blue reserve: 8 soldier
    s61: blue settlement
orders red
    march s35 via s34
expect
    told all: displaced blue 2 s34 s61
    s61: blue 2 soldier, blue settlement

# ---- no march ----

case who is sent home enters and raids nothing on the way [home 10]
given
    s24: red settlement
    s14: blue settlement
orders red
    march s35 via s34
expect
    told all: displaced blue 2 s34 s14
    s24: red settlement
    told nobody: raided

case who is sent home may join a squad of his own [home 10]
given
    s14: blue soldier, blue settlement
    s14 lead: blue
    blue reserve: 5 soldier
orders red
    march s35 via s34
expect
    s14: blue 3 soldier, blue settlement

# ---- super units ----

case a super unit goes with its beaten squad [home 8]
given
    s34: blue 2 soldier, blue defensive-equipment
    s24: blue settlement
orders red
    march s35 via s34
expect
    told all: displaced blue 2 s34 s24
    s24: blue 2 soldier, blue defensive-equipment, blue settlement

case a super unit whose squad comes home to the gate waits in the city [home 8, super 5]
given
    s34: blue 2 soldier, blue defensive-equipment
orders red
    march s35 via s34
expect
    told all: unit-home blue defensive-equipment
    blue techs: defensive-equipment
    g6: blue city, blue 4 soldier

case a super unit goes to the city if the squad that its own joins has one [home 8, super 5]
given
    s34: blue 2 soldier, blue defensive-equipment
    s24: blue soldier, blue cannons, blue settlement
    s24 lead: blue
    blue reserve: 5 soldier
orders red
    march s35 via s34
expect
    told all: unit-home blue defensive-equipment
    blue techs: defensive-equipment
    s24: blue 3 soldier, blue cannons, blue settlement

# ---- beaten attackers ----

# Now Red plays 1/3/2 and is beaten by 4 to 3; nobody dies.
game tradewarz seats 2
    o11 o12 o13 o14 o23 o31 o45 o47 o51 o63 o65 o67: forest
    o15 o17 o24 o25 o26 o34 o35 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o33 o46 o53 o54 o55 o64 o66: mountain
    g2: red city, red 2 soldier
    g6: blue city, blue 2 soldier
    red reserve: 6 soldier
    blue reserve: 6 soldier
    red supply: 23 silo
    blue supply: 23 silo
    red pile: b222, b132, b402, b330, b231, b420
    blue pile: b222, b213, b411, b303, b132, b123
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
    s35: red 2 soldier
    s34: blue 2 soldier
    s35 lead: red
    s34 lead: blue

case a beaten attacker goes back to the space before, not to a building [home 1]
given
    s25: red settlement
orders red
    march s35 via s34
orders blue
    pass
expect
    told all: went-back red 2 s34 s35 [home 1]
    s35: red 2 soldier
    s25: red settlement

case a beaten attacker who left soldiers behind joins them again [home 2]
given
    s35: red 3 soldier
    s26: red settlement
    red reserve: 5 soldier
orders red
    march 2 s35 via s34
expect
    told all: went-back red 2 s34 s35
    s35: red 3 soldier

case the space before is the last on the path, not its start [home 2]
given
    s35: empty
    s35 lead: none
    s25: red 2 soldier
    s25 lead: red
    dice march red s25: 4
orders red
    march s25 via s35 s34
expect
    told all: went-back red 2 s34 s35
    s35: red 2 soldier
    s25: empty

case where a squad of one's own leaves no room, the space before is one farther back [home 2]
given
    s25: red 2 soldier
    s25 lead: red
    s26 s16: red settlement
    red reserve: 4 soldier
    dice march red s25: 4
orders red
    march s25 via s35 s34      # past Red's own two on s35
expect
    told all: went-back red 2 s34 s25
    s25: red 2 soldier
    s35: red 2 soldier

case if casualties make room, the survivors join their own squad on the space before [home 2]
given
    s25: red 2 soldier
    s25 lead: red
    s26 s16: red settlement
    red reserve: 4 soldier
    red pile: b222, b123, b402, b330, b231, b420
    blue techs: improved-steel, longbow      # Blue kills 4, Red blocks 3
    dice march red s25: 4
orders red
    march s25 via s35 s34
expect
    told all: losses red 1 4 3 2
    told all: went-back red 1 s34 s35
    s35: red 3 soldier
    s25: empty

case a crossing is no space: who is beaten behind it goes back across it [home 2, cross 7]
given
    s35: empty
    s35 lead: none
    s25: red 2 soldier
    s25 lead: red
    o35: mine, road (from s25)
orders red
    march s25 via s34 by road
expect
    told all: battle red blue s34 2 2
    told all: went-back red 2 s34 s25
    s25: red 2 soldier

case behind a teleport the space before may be the post that was left [home 2, post 8]
# From post 1 on s33 to post 2 on s25, where a full squad of Red stands, and on to Blue on s24.
given
    s35: empty
    s35 lead: none
    s34: empty
    s34 lead: none
    s33: red 2 soldier, red post-1
    s33 lead: red
    s25: red 3 soldier, red post-2
    s25 lead: red
    s24: blue 2 soldier
    s24 lead: blue
    s16: red village (since 1 builder red)
    s26: red settlement
    red reserve: 3 soldier
    red silver-xadlas: 2
    dice march red s33: 4
orders red
    march s33 via s25 s24
expect
    told all: battle red blue s24 2 2
    told all: went-back red 2 s24 s33
    s33: red 2 soldier, red post-1
    red silver-xadlas: 2

case a squad that came from its gate goes back to the gate [home 2]
given
    s35: empty
    s35 lead: none
    s34: empty
    s34 lead: none
    s26: blue 2 soldier
    s26 lead: blue
    red reserve: 8 soldier
orders red
    march 2 g2 via s26
expect
    told all: battle red blue s26 2 2
    told all: went-back red 2 s26 g2
    g2: red city, red 2 soldier

case a beaten attacker does not march on with moves that are left [home 2]
given
    dice march red s35: 1      # sun, three moves
orders red
    march s35 via s34 s33 s35 s25
expect
    told all: went-back red 2 s34 s35
    s35: red 2 soldier
    s25: empty

case a beaten attacker's super unit goes to the city if the squad he joins has one [home 8, super 5]
given
    s35: red soldier, red donkey-caravans
    s25: red 2 soldier, red cavalry
    s25 lead: red
    s26: red settlement
    red reserve: 5 soldier
    blue pile: b222, b303, b411, b213, b132, b123
    dice march red s25: 4
orders red
    march s25 via s35 s34
expect
    told all: battle-won blue red s34 5 4
    told all: unit-home red cavalry
    red techs: cavalry
    s35: red 3 soldier, red donkey-caravans

# ---- out of reach ----

# On this map s54 is shut in by mountains all round, o65 being one instead of o33.
game tradewarz seats 2 option map-connect free
    o11 o12 o13 o14 o23 o31 o33 o45 o47 o51 o63 o67: forest
    o15 o17 o24 o25 o26 o34 o35 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o46 o53 o54 o55 o64 o65 o66: mountain
    g2: red city, red 2 soldier
    g6: blue city, blue 2 soldier
    red reserve: 6 soldier
    blue reserve: 6 soldier
    red supply: 23 silo
    blue supply: 23 silo
    red pile: b222, b411, b402, b330, b231, b420
    blue pile: b222, b213, b411, b303, b132, b123
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
    s35: red 2 soldier
    s34: blue 2 soldier
    s35 lead: red
    s34 lead: blue

case a building out of reach comes last, behind the farthest one in reach [home 3]
given
    s34: empty
    s34 lead: none
    s44: blue 2 soldier
    s44 lead: blue
    s35: empty
    s35 lead: none
    s45: red 2 soldier
    s45 lead: red
    s54 s11: blue settlement
orders red
    march s45 via s44
expect
    told all: displaced blue 2 s44 s11

case a building out of reach still comes before the gate [home 3, home 1]
given
    s34: empty
    s34 lead: none
    s44: blue 2 soldier
    s44 lead: blue
    s35: empty
    s35 lead: none
    s45: red 2 soldier
    s45 lead: red
    s54: blue settlement
    s11: blue 2 soldier, blue settlement
    s11 lead: blue
    blue reserve: 4 soldier
orders red
    march s45 via s44
expect
    told all: displaced blue 2 s44 s54
    s54: blue 2 soldier, blue settlement

# ---- beaten at a city ----

# Red on s51 stands at Blue's gate. He plays 4/0/2 and has Increased fitness; Blue plays 3/0/3 and wins by 11 to 6,
# and nobody dies.
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
    red pile: b222, b402, b411, b330, b231, b420
    blue pile: b222, b303, b411, b213, b132, b123
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
    s51: red 2 soldier
    s51 lead: red
    red techs: increased-fitness

case an attacker beaten at a city goes to his building farthest from that city's gate [home 7]
given
    s61 s25: red settlement
orders red
    march s51 via g6
expect
    told all: battle-won blue red g6 11 6
    told all: sent-off red 2 g6 s25 [home 7]
    s25: red 2 soldier, red settlement
    s51: empty

case the defender may name another building of the beaten attacker [home 7]
given
    s61 s25 s11: red settlement
orders red
    march s51 via g6
orders blue
    when send-off: s11
    pass
expect
    told all: sent-off red 2 g6 s11
    s11: red 2 soldier, red settlement
    used blue 1

case what the beaten attacker himself would like does not matter at a city [home 7]
given
    s61 s25: red settlement
orders red
    when displace: s61
    march s51 via g6
expect
    told all: sent-off red 2 g6 s25
    not used red 1

case a building without room cannot be named [home 7, home 4]
given
    s61: red 2 soldier, red settlement
    s61 lead: red
    s25 s26: red settlement
    red reserve: 4 soldier
orders red
    march s51 via g6
orders blue
    when send-off: s61
    pass
expect
    told all: sent-off red 2 g6 s26      # nine steps from g6, s25 is eight
    s61: red 2 soldier, red settlement

case an attacker beaten at a city cannot be sent to his gate while a building has room [home 7]
given
    s61: red settlement
orders red
    march s51 via g6
orders blue
    when send-off: g2
    pass
expect
    told all: sent-off red 2 g6 s61
    g2: red city, red 2 soldier

case an attacker beaten at a city goes to his gate if he has no building [home 7]
orders red
    march s51 via g6
expect
    told all: sent-off red 2 g6 g2
    g2: red city, red 4 soldier
    s51: empty

case an attacker beaten at a city goes to his reserve if his gate is full as well [home 7, home 5]
given
    g2: red city, red 5 soldier
    red reserve: 3 soldier
orders red
    march s51 via g6
expect
    g2: red city, red 6 soldier
    red reserve: 4 soldier
    told all: to-reserve red 1

case a super unit goes along with an attacker beaten at a city [home 8, home 7]
given
    s51: red 2 soldier, red battering-ram
    s25: red settlement
orders red
    march s51 via g6
expect
    s25: red 2 soldier, red battering-ram, red settlement

case where the squad at the place has a super unit, that of the beaten attacker goes to his city [home 8]
given
    s51: red 2 soldier, red battering-ram
    s25: red soldier, red donkey-caravans, red settlement
    s25 lead: red
    red reserve: 5 soldier
orders red
    march s51 via g6
expect
    told all: unit-home red battering-ram
    s25: red 3 soldier, red donkey-caravans, red settlement
    red techs: increased-fitness, battering-ram

# ---- the garrison of a city that fell ----

# Red has five military techs more: 14 strength, 5 kills and 7 blocks against Blue's 2 soldiers, 1/3/2 and city 6/4/4.
# Red takes the city, and nobody dies.
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
    red pile: b222, b402, b411, b330, b231, b420
    blue pile: b222, b132, b411, b213, b303, b123
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
    s51: red 2 soldier
    s51 lead: red
    red techs: grapeshot, gun-powder, superior-offensive-tactics, trench-warfare, increased-fitness, offensive-manoeuvres

case the garrison of a city that fell goes to own buildings, nearest first [home 9]
given
    s62 s61: blue settlement
orders red
    march s51 via g6
expect
    told all: city-taken red blue g6
    told all: displaced blue 2 g6 s61
    s61: blue 2 soldier, blue settlement
    s62: blue settlement

case the garrison of a city that fell may be parted among buildings [home 9]
given
    g6: blue city, blue 5 soldier
    s61 s62: blue village (since 1 builder blue)
    blue reserve: 5 soldier
orders red
    march s51 via g6
expect
    told all: battle-won red blue g6 14 12
    s61: blue 3 soldier, blue village
    s62: blue 2 soldier, blue village
    blue reserve: 5 soldier

case the garrison of a city that fell goes to the reserve if there is no building [home 9]
orders red
    march s51 via g6
expect
    told all: to-reserve blue 2
    blue reserve: 10 soldier
    g6: blue city, red 2 soldier

case of a garrison that has to leave only as many go to buildings as support allows [home 9]
# Two settlements and the city support four.
given
    g6: blue city, blue 5 soldier
    s61 s62: blue settlement
    blue reserve: 5 soldier
orders red
    march s51 via g6
expect
    s61: blue 3 soldier, blue settlement
    s62: blue soldier, blue settlement
    blue reserve: 6 soldier

case of a garrison that has to leave nobody forms a fifth squad [home 9, march 5]
# Blue has four squads. s61 is nearer, but only on s62 there is one to join, with room for two.
given
    g6: blue city, blue 3 soldier
    s11 s12 s13: blue soldier
    s11 lead: blue
    s12 lead: blue
    s13 lead: blue
    s61: blue village (since 1 builder blue)
    s62: blue soldier, blue village (since 1 builder blue)
    s62 lead: blue
    blue reserve: 3 soldier
orders red
    march s51 via g6
expect
    told all: city-taken red blue g6
    s61: blue village
    s62: blue 3 soldier, blue village
    blue reserve: 4 soldier
