# SPDX-License-Identifier: MIT
# Corners where two rules meet: allies at a gate, who came first, no room ahead, silos and purchases.
game tradewarz seats 3
    o11 o12 o13 o14 o23 o31 o45 o47 o51 o63 o65 o67: forest
    o15 o17 o24 o25 o26 o34 o35 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o33 o46 o53 o54 o55 o64 o66: mountain
    g2: red city, red 2 soldier
    g6: blue city, blue 2 soldier
    g4: green city, green 2 soldier
    red reserve: 6 soldier
    blue reserve: 6 soldier
    green reserve: 6 soldier
    red supply: 23 silo
    blue supply: 23 silo
    green supply: 23 silo
    red pile: b411, b420, b402, b330, b231, b222
    blue pile: b411, b231, b222, b303, b132, b123
    green pile: b411, b213, b312, b321, b123, b402
    red sailed: 1
    blue sailed: 2
    green sailed: 3
    red lumber: 6
    red wheat: 6
    red mining: 6
    red gold: 6
    blue lumber: 6
    blue wheat: 6
    blue mining: 6
    blue gold: 6
    green lumber: 6
    green wheat: 6
    green mining: 6
    green gold: 6

case red retreats to its own gate that its ally holds [retreat 4, march 10]
given season 3
    g2: red city, blue 2 soldier
    g2 lead: blue
    s23: red 2 soldier
    g6: blue city
    red alliance: 1
    blue alliance: 1
orders red
    retreat s23 to g2
expect
    refused red 1
    told nobody: battle
    told nobody: burned
    told nobody: xadla-battle
    s23: red 2 soldier
    g2: red city, blue 2 soldier

case who came first keeps the post if there is no room ahead [post 6, march 8]
given season 3
    s33: red post-1, red 1 soldier, blue 1 soldier
    s33 lead: red
    s34: red 3 soldier
    s26: red village (builder red)
    red alliance: 1
    blue alliance: 1
    red silver-xadlas: 1
    dice march red: 1
orders red
    march s33 via s34
expect
    s33: red post-1, red 1 soldier, blue 1 soldier
    red silver-xadlas: 1

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

case with Superior logistics a squad that was displaced does not march again [march 15]
given season 3
    g6: blue city, red 2 soldier
    g6 lead: red
    s51: blue 2 soldier
    s44: red village (since 1, builder red)
    red techs: superior-logistics
    red pile: b420, b411, b402, b330, b231, b222
    blue pile: b231, b411, b222, b303, b132, b123
    dice march red g6: 2
orders red
    march g6 via s51
    march s44 via s34
expect
    told all: battle-drawn
    refused red 2: same-squad

case an occupier that finds no room ahead stays where it is and frees nothing [march 8, city 9]
given season 3
    g6: blue city, red 2 soldier
    g6 lead: red
    s51: red 2 soldier, red settlement (builder red)
    s44: red village (since 1, builder red)
    dice march red: 2
orders red
    march g6 via s51
expect
    told nobody: city-freed
    g6: blue city, red 2 soldier

case a silo line below the purchase waits for it though another tech has silos left [build 13]
given season 3
    red economy: 4
    s26: red village (since 1, builder red), red 1 soldier
    o26: mine, red 2 silo (for s26, by four-extra-silos)
    o36: lake
    o27: field, red 2 silo (for s26)
    red supply: 19 silo
    red techs: four-extra-silos, generate-tax, improved-building
    red wheat: 20
    red mining: 20
    red gold: 20
orders red
    buy three-extra-silos
    silo s26 o27
expect
    done red 1
    done red 2
    told red: silo-placed red o27

case of a march others learn only the steps that were made [seen 9]
given season 3
    s61: blue 2 soldier
    s63: red 2 soldier
    dice march red: 2
orders red
    march s63 via s62 s61 no-fight
expect
    told only red: stopped-enemy red s62 s61 blue

case a teleport through a shut channel between neighbours [post 7]
given season 3
    s53: red post-1, red 2 soldier
    s54: red post-2, red settlement (builder red)
    dice march red: 1
orders red
    march s53 via s54
expect
    told all: teleported red s54

case that the Xadlas are out is told once a turn [xadla 6]
given season 3 option end-xadlas 0
    red gold-xadlas: 40
    red gold: 30
    red hand: 3 bumper-crop
orders red
    play bumper-crop
    play bumper-crop
    play bumper-crop
    pass
expect
    told all 1 times: xadlas-out red

game tradewarz seats 4
    o11 o12 o13 o14 o23 o31 o45 o47 o51 o63 o65 o67: forest
    o15 o17 o24 o25 o26 o34 o35 o37 o41 o73 o76 o77: mine
    o16 o21 o22 o27 o43 o56 o57 o61 o71 o72 o74 o75: field
    o32 o36 o42 o44 o52 o62: lake
    o33 o46 o53 o54 o55 o64 o66: mountain
    g2: red city, red 2 soldier
    g6: blue city, blue 2 soldier
    g4: green city, green 2 soldier
    g8: yellow city, yellow 2 soldier
    red reserve: 6 soldier
    blue reserve: 6 soldier
    green reserve: 6 soldier
    yellow reserve: 6 soldier
    red supply: 23 silo
    blue supply: 23 silo
    green supply: 23 silo
    yellow supply: 23 silo
    red pile: b411, b420, b402, b330, b231, b222
    blue pile: b411, b231, b222, b303, b132, b123
    green pile: b411, b213, b312, b321, b123, b402
    yellow pile: b411, b420, b330, b321, b312, b303
    red sailed: 1
    blue sailed: 2
    green sailed: 3
    yellow sailed: 4
    red lumber: 6
    red wheat: 6
    red mining: 6
    red gold: 6
    blue lumber: 6
    blue wheat: 6
    blue mining: 6
    blue gold: 6
    green lumber: 6
    green wheat: 6
    green mining: 6
    green gold: 6
    yellow lumber: 6
    yellow wheat: 6
    yellow mining: 6
    yellow gold: 6

case when who came first leaves a post it is the next that came, not the last [post 6]
given season 1
    s34: red post-1, red 1 soldier
    s34 lead: red
    s35: blue 1 soldier
    s33: green 1 soldier
    red alliance: 1
    blue alliance: 1
    green alliance: 1
    red silver-xadlas: 1
    dice march blue: 1
    dice march green: 1
orders blue
    march s35 via s34
orders green
    march s33 via s34
expect
    s34: red post-1, red 1 soldier, blue 1 soldier, green 1 soldier
next season
given
    dice march red: 1
orders red
    march s34 via s24
orders blue
    pass
orders green
    pass
expect
    s34: blue post-1, blue 1 soldier, green 1 soldier
