# SPDX-License-Identifier: MIT
# Raids on unguarded buildings, the support that soldiers afield need, and retreats.

# Battles here: red burns 4/1/1 and plays 4/0/2, blue burns 4/1/1 and plays 2/2/2, so on open
# ground nobody dies.

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

# ---- raids ----

case an unguarded settlement is destroyed when an enemy squad enters its square [raid 1]
given
    s62: blue settlement
    o63: forest, blue silo (for s62)
    blue supply: 22 silo
    dice march red s63: 1
orders red
    march s63 via s62
expect
    told all: raided red blue settlement s62 [raid 1]
    s62: red 2 soldier

case an unguarded village is destroyed in passing, and the march goes on [raid 1, raid 2]
given
    s62: blue village (since 1 builder blue)
    o63: forest, blue silo (for s62)
    o73: mine, blue silo (for s62)
    blue supply: 21 silo
    dice march red s63: 4
orders red
    march s63 via s62 s61
expect
    told all: raided red blue village s62
    then told all: stepped red s61
    s62: empty
    s61: red 2 soldier

case a raid is no battle and brings no Xadla [raid 1]
given
    s62: blue settlement
    o63: forest, blue silo (for s62)
    blue supply: 22 silo
    dice march red s63: 1
orders red
    march s63 via s62
expect
    told nobody: battle
    told nobody: burned
    red gold-xadlas: 0
    red silver-xadlas: 0
    blue gold-xadlas: 0

case a raid costs no step [raid 2]
given
    s62 s61: blue settlement
    o63: forest, blue silo (for s62)
    o61: field, blue silo (for s61)
    blue supply: 21 silo
    dice march red s63: 1
orders red
    march s63 via s62 s61 s51
expect
    told all 2 times: raided red blue settlement
    s62 s61: empty
    s51: red 2 soldier

case a single soldier raids as well as a squad [raid 1]
given
    s62: blue village (since 1 builder blue)
    o63: forest, blue 2 silo (for s62)
    blue supply: 21 silo
    dice march red s63: 1
orders red
    march 1 s63 via s62
expect
    told all: raided red blue village s62
    s62: red 1 soldier
    blue supply: 23 silo

case a raid happens though the raider would rather stop or pass [raid 2]
given
    s62: blue settlement
    o63: forest, blue silo (for s62)
    blue supply: 22 silo
    dice march red s63: 1
orders red
    march s63 via s62 s61 no-fight
    when meet: stop
expect
    told all: raided red blue settlement s62
    not used red 2
    s62: empty
    s61: red 2 soldier

case the silos of a raided building go back to the supply of their owner [raid 3]
given
    s62: blue village (since 1 builder blue)
    s51: blue settlement
    o63: forest, blue silo (for s62)
    o73: mine, blue silo (for s62)
    o61: field, blue silo (for s51)
    blue supply: 20 silo
    dice march red s63: 1
orders red
    march s63 via s62
expect
    o63: forest
    o73: mine
    o61: field, blue silo (for s51)
    blue supply: 22 silo
    s51: blue settlement

case the extra silos of a raided village come back as well [raid 3, build 14]
given
    s62: blue village (since 1 builder blue)
    o63: forest, blue 2 silo (for s62)
    o73: mine, blue 3 silo (for s62 by three-extra-silos)
    blue techs: three-extra-silos
    blue supply: 18 silo
    dice march red s63: 1
orders red
    march s63 via s62
orders blue
    pass
expect
    o63: forest
    o73: mine
    blue supply: 23 silo

case a raided building may be built anew at the full price, with a new silo [raid 3]
given
    s62: blue settlement
    s51: blue 1 soldier
    o63: forest, blue silo (for s62)
    blue supply: 22 silo
    blue reserve: 7 soldier
    dice march red s63: 4
    dice march blue s51: 4
orders red
    march s63 via s62 s52
orders blue
    march s51 via s61 s62
expect
    blue supply: 23 silo
    s62: blue 1 soldier
next season
orders red
    pass
orders blue
    build settlement s62 o73
expect
    s62: blue settlement, blue 1 soldier
    o73: mine, blue silo (for s62)
    o63: forest
    blue lumber: 5
    blue wheat: 5
    blue supply: 22 silo

case a building with a soldier is not raided but fought for [raid 1, battle 1]
given
    s62: blue settlement, blue 1 soldier
    o63: forest, blue silo (for s62)
    blue supply: 22 silo
    blue reserve: 7 soldier
    dice march red s63: 1
orders red
    march s63 via s62 s61
expect
    told nobody: raided
    told all: battle red blue s62 2 1
    told all: battle-won red blue s62 6 3
    told all: building-lost blue settlement s62 [battle 16]
    s62: red 2 soldier
    s61: empty
    red gold-xadlas: 1

case the own buildings are not raided [raid 1]
given
    s62: red settlement
    o63: forest, red silo (for s62)
    red supply: 22 silo
    dice march red s63: 4
orders red
    march s63 via s62 s61
expect
    told nobody: raided
    s62: red settlement
    s61: red 2 soldier

case an unguarded castle is not raided, it fights [raid 4, castle 5]
given
    s62: blue village (since 1 builder blue), blue castle (since 1 builder blue)
    o63: forest, blue 2 silo (for s62)
    blue supply: 21 silo
    blue silver-xadlas: 1
    dice march red s63: 1
orders red
    march s63 via s62 s61
orders blue
    pass
expect
    told nobody: raided
    told all: battle red blue s62 2 0 [battle 1]
    told all: battle-won red blue s62 6 4
    told all: castle-taken red blue s62 [castle 6]
    s62 has red 1 village, red 1 castle, red 1 soldier
    s61: empty
    red gold-xadlas: 1
    red silver-xadlas: 1
    blue silver-xadlas: 0

case a raid on a trading post takes it from its owner at once [raid 1, post 5]
given
    s62: blue settlement, blue post-1
    o63: forest, blue silo (for s62)
    blue supply: 22 silo
    blue silver-xadlas: 1
    dice march red s63: 1
orders red
    march s63 via s62
expect
    told all: raided red blue settlement s62
    told all: post-lost blue post-1 s62
    then told all: post-gained red post-1 s62
    s62: red post-1, red 2 soldier
    red silver-xadlas: 1
    blue silver-xadlas: 0

case the raided player raids too when his turn comes [raid 1]
given
    s62: blue settlement
    s64: red settlement
    s65: blue 1 soldier
    o63: forest, blue silo (for s62)
    o74: field, red silo (for s64)
    blue supply: 22 silo
    red supply: 22 silo
    blue reserve: 7 soldier
    dice march red s63: 1
    dice march blue s65: 1
orders red
    march s63 via s62
orders blue
    march s65 via s64 s54
expect
    told all: raided red blue settlement s62
    then told all: raided blue red settlement s64
    s54: blue 1 soldier
    s64: empty
    red supply: 23 silo
    blue supply: 23 silo

# ---- support ----

case the city supports two soldiers outside the own gate, wherever they stand [support 1, support 4]
given
    g2: red city, red 4 soldier
    red reserve: 4 soldier
orders red
    march 1 g2 via s26
    pass
expect
    refused red 1: no-support 2 2 [support 4]
    g2: red city, red 4 soldier
    red marches-used: 0

case each settlement supports one soldier [support 1]
given
    g2: red city, red 3 soldier
    s11: red settlement
    o11: forest, red silo (for s11)
    red supply: 22 silo
    red reserve: 5 soldier
    dice march red g2: 6
orders red
    march 2 g2 via s26
    march 1 g2 via s26
expect
    refused red 1: no-support 2 3
    done red 2
    s26: red 1 soldier
    s63: red 2 soldier

case each village supports two soldiers [support 1]
given
    g2: red city, red 3 soldier
    s11: red village (since 1 builder red)
    o11: forest, red 2 silo (for s11)
    red supply: 21 silo
    red reserve: 5 soldier
    dice march red g2: 6
orders red
    march 3 g2 via s26
    march 2 g2 via s26
expect
    refused red 1: no-support 2 4
    done red 2
    s26: red 2 soldier

case a castle supports four soldiers, its village included [support 1]
given
    g2: red city, red 4 soldier
    s61: red 1 soldier
    s11: red village (since 1 builder red), red castle (since 1 builder red)
    o11: forest, red 2 silo (for s11)
    red supply: 21 silo
    red silver-xadlas: 1
    red reserve: 3 soldier
    dice march red g2: 6
orders red
    march 3 g2 via s26
expect
    done red 1
    s26: red 3 soldier

case the support of a castle ends at four [support 1, support 4]
given
    g2: red city, red 4 soldier
    s61: red 2 soldier
    s11: red village (since 1 builder red), red castle (since 1 builder red)
    o11: forest, red 2 silo (for s11)
    red supply: 21 silo
    red silver-xadlas: 1
    red reserve: 2 soldier
orders red
    march 3 g2 via s26
    pass
expect
    refused red 1: no-support 4 6 [support 4]
    g2: red city, red 4 soldier

case soldiers who occupy a city need support [support 1]
given
    s63: empty
    g6: blue city, red 2 soldier
    g6 lead: red
    g2: red city, red 3 soldier
    red reserve: 5 soldier
    blue reserve: 10 soldier
orders red
    march 1 g2 via s26
    pass
orders blue
    pass
expect
    refused red 1: no-support 2 2
    g2: red city, red 3 soldier

case soldiers on the own gate and in the reserve need no support [support 1]
given
    g2: red city, red 6 soldier
    s62: blue settlement
    o63: forest, blue silo (for s62)
    blue supply: 22 silo
    g6: blue city, blue 6 soldier
    blue reserve: 4 soldier
    red reserve: 2 soldier
    dice march red s63: 1
orders red
    march s63 via s62
orders blue
    pass
expect
    told nobody: unsupported
    g6: blue city, blue 6 soldier
    g2: red city, red 6 soldier

case a march of soldiers afield is not refused for support [support 4]
given
    dice march red s63: 1
orders red
    march 1 s63 via s62
expect
    done red 1
    told nobody: unsupported

case a recruit straight to a building is refused beyond the support [support 4, recruit 3]
given
    s63: red settlement, red 2 soldier
    s11: red 1 soldier
    o73: mine, red silo (for s63)
    red supply: 22 silo
    red reserve: 5 soldier
orders red
    recruit s63
    pass
expect
    refused red 1: no-support 3 3 [support 4]
    s63: red settlement, red 2 soldier
    red reserve: 5 soldier

case soldiers beyond the support go home at once after a raid [support 2, support 3]
given
    s62: blue settlement
    o63: forest, blue silo (for s62)
    blue supply: 22 silo
    s33: blue 3 soldier
    blue reserve: 5 soldier
    dice march red s63: 1
orders red
    march s63 via s62
orders blue
    pass
expect
    told all: raided red blue settlement s62
    then told all: unsupported blue s33 3 2 [support 2]
    then told all: went-home blue 1 s33 g6 [support 3]
    s33: blue 2 soldier
    g6: blue city, blue 3 soldier

case a raid that leaves support enough sends nobody home [support 2]
given
    s62: blue settlement
    o63: forest, blue silo (for s62)
    blue supply: 22 silo
    s33: blue 2 soldier
    blue reserve: 6 soldier
    dice march red s63: 1
orders red
    march s63 via s62
orders blue
    pass
expect
    told nobody: unsupported
    s33: blue 2 soldier

case support is tested after each raid on a path [support 2]
given
    s62 s61: blue settlement
    o63: forest, blue silo (for s62)
    o61: field, blue silo (for s61)
    blue supply: 21 silo
    s33: blue 2 soldier
    s36: blue 2 soldier
    blue reserve: 4 soldier
    dice march red s63: 4
orders red
    march s63 via s62 s61
orders blue
    pass
expect
    told all: raided red blue settlement s62
    then told all: went-home blue 1
    then told all: raided red blue settlement s61
    then told all: went-home blue 1
    told all 2 times: went-home blue 1
    g6: blue city, blue 4 soldier

case who goes home after a raid does not fight in the battle after it [support 2, support 3]
given
    s53: blue settlement
    o63: forest, blue silo (for s53)
    blue supply: 22 silo
    s52: blue 3 soldier
    blue reserve: 5 soldier
    dice march red s63: 4
orders red
    march s63 via s53 s52
orders blue
    pass
expect
    told all: raided red blue settlement s53
    then told all: went-home blue 1 s52 g6
    then told all: battle red blue s52 2 2

case who goes home after a raid may leave the way free [support 2, march 16]
given
    s62: blue village (since 1 builder blue)
    o63: forest, blue 2 silo (for s62)
    blue supply: 21 silo
    s61: blue 1 soldier
    s51: blue 1 soldier
    s21: blue 2 soldier
    blue reserve: 4 soldier
    dice march red s63: 4
orders red
    march s63 via s62 s61
orders blue
    when support-loss: s61 s51
    pass
expect
    told nobody: battle
    s61: red 2 soldier
    s51: empty
    s21: blue 2 soldier
    g6: blue city, blue 4 soldier

case who goes home after a raid on the path to a city defends it a moment later [support 2, support 3]
given
    s63: empty
    s61: red 2 soldier
    s51: blue settlement
    o61: field, blue silo (for s51)
    blue supply: 22 silo
    s33: blue 3 soldier
    blue reserve: 5 soldier
    dice march red s61: 4
orders red
    march s61 via s51 g6
orders blue
    pass
expect
    told all: raided red blue settlement s51
    then told all: went-home blue 1 s33 g6
    then told all: battle red blue g6 2 3

case who loses a castle loses its support at once [support 2, castle 6]
given
    s62: blue village (since 1 builder blue), blue castle (since 1 builder blue)
    o63: forest, blue 2 silo (for s62)
    blue supply: 21 silo
    blue silver-xadlas: 1
    s33: blue 3 soldier
    blue reserve: 5 soldier
    dice march red s63: 1
orders red
    march s63 via s62
orders blue
    pass
expect
    told all: castle-taken red blue s62
    told all: unsupported blue s33 3 2
    s33: blue 2 soldier

case a taken castle supports four soldiers of its new owner [support 1, castle 8]
given
    s62: blue village (since 1 builder blue), blue castle (since 1 builder blue)
    o63: forest, blue 2 silo (for s62)
    blue supply: 21 silo
    blue silver-xadlas: 1
    g2: red city, red 4 soldier
    red reserve: 4 soldier
    dice march red s63: 1
orders red
    march s63 via s62
orders blue
    pass
expect
    s62 has red 1 castle, red 1 soldier
next season
given
    dice march red g2: 6
orders red
    march 3 g2 via s26
orders blue
    pass
expect
    done red 1
    s26: red 3 soldier

case support is tested after a battle that cost a building [support 2, battle 16]
given
    s62: blue village (since 1 builder blue), blue 1 soldier
    o63: forest, blue 2 silo (for s62)
    blue supply: 21 silo
    s33: blue 3 soldier
    blue reserve: 4 soldier
    dice march red s63: 1
orders red
    march s63 via s62
orders blue
    pass
expect
    told all: battle-won red blue s62 6 3
    told all: building-lost blue village s62
    then told all: unsupported blue s33 3 2
    s33: blue 2 soldier
    g6: blue city, blue 4 soldier

case the squad farthest from the gate loses its soldiers first [support 3]
given
    s62: blue settlement
    o63: forest, blue silo (for s62)
    blue supply: 22 silo
    s33: blue 1 soldier             # 7 steps
    s16: blue 1 soldier             # 10 steps
    s44: blue 1 soldier             # 9 steps
    blue reserve: 5 soldier
    dice march red s63: 1
orders red
    march s63 via s62
orders blue
    pass
expect
    told all: unsupported blue s16 3 2
    told all: went-home blue 1 s16 g6
    s16: empty
    s33 s44: blue 1 soldier
    g6: blue city, blue 3 soldier

case far is counted by steps, over crossings that are there too [support 3, home 3]
given
    s62: blue settlement
    o63: forest, blue silo (for s62)
    blue supply: 22 silo
    o54: mountain, tunnel (from s44)
    s44: blue 1 soldier             # 6 steps, over the tunnel
    s33: blue 2 soldier             # 7 steps
    blue reserve: 5 soldier
    dice march red s63: 1
orders red
    march s63 via s62
orders blue
    pass
expect
    told all: went-home blue 1 s33 g6
    s44: blue 1 soldier
    s33: blue 1 soldier

case of squads equally far that of the lower row loses first [support 3]
given
    s62: blue settlement
    o63: forest, blue silo (for s62)
    blue supply: 22 silo
    s15: blue 1 soldier             # 9 steps
    s42: blue 1 soldier             # 9 steps
    s44: blue 1 soldier             # 9 steps
    blue reserve: 5 soldier
    dice march red s63: 1
orders red
    march s63 via s62
orders blue
    pass
expect
    s15: empty
    s42 s44: blue 1 soldier

case of squads equally far in one row that of the lower column loses first [support 3]
given
    s62: blue settlement
    o63: forest, blue silo (for s62)
    blue supply: 22 silo
    s42: blue 1 soldier             # 9 steps
    s44: blue 1 soldier             # 9 steps
    s33: blue 1 soldier             # 7 steps
    blue reserve: 5 soldier
    dice march red s63: 1
orders red
    march s63 via s62
orders blue
    pass
expect
    s42: empty
    s44 s33: blue 1 soldier

case the owner's list says which squads lose soldiers [support 3, letters 12]
given
    s62: blue settlement
    o63: forest, blue silo (for s62)
    blue supply: 22 silo
    s33: blue 2 soldier
    s16: blue 1 soldier
    blue reserve: 5 soldier
    dice march red s63: 1
orders red
    march s63 via s62
orders blue
    when support-loss: s33
    pass
expect
    used blue 1
    s33: blue 1 soldier
    s16: blue 1 soldier

case soldiers go home one by one, from the next squad when the first has none left [support 3]
given
    s62: blue village (since 1 builder blue)
    o63: forest, blue 2 silo (for s62)
    blue supply: 21 silo
    s33: blue 3 soldier
    s16: blue 1 soldier
    blue reserve: 4 soldier
    dice march red s63: 1
orders red
    march s63 via s62
orders blue
    pass
expect
    told all: went-home blue 1 s16 g6
    then told all: went-home blue 1 s33 g6
    s16: empty
    s33: blue 2 soldier
    g6: blue city, blue 4 soldier

case who finds no room on the gate goes to the reserve [support 3, home 5]
given
    s62: blue village (since 1 builder blue)
    o63: forest, blue 2 silo (for s62)
    blue supply: 21 silo
    g6: blue city, blue 5 soldier
    s33: blue 2 soldier
    s16: blue 2 soldier
    blue reserve: 1 soldier
    dice march red s63: 1
orders red
    march s63 via s62
orders blue
    pass
expect
    told all: went-home blue 1 s16 g6
    told all: to-reserve blue 1
    s16: empty
    s33: blue 2 soldier
    g6: blue city, blue 6 soldier
    blue reserve: 2 soldier

case from a full gate on all go to the reserve [support 3]
given
    s62: blue settlement
    o63: forest, blue silo (for s62)
    blue supply: 22 silo
    g6: blue city, blue 6 soldier
    s33: blue 3 soldier
    blue reserve: 1 soldier
    dice march red s63: 1
orders red
    march s63 via s62
orders blue
    pass
expect
    told all: to-reserve blue 1
    g6: blue city, blue 6 soldier
    s33: blue 2 soldier
    blue reserve: 2 soldier

case who would go home to an occupied city goes to the reserve [support 3, home 5]
given
    s63: red 1 soldier
    g6: blue city, red 1 soldier
    g6 lead: red
    s62: blue settlement
    o63: forest, blue silo (for s62)
    blue supply: 22 silo
    s33: blue 3 soldier
    blue reserve: 7 soldier
    dice march red s63: 1
orders red
    march s63 via s62
orders blue
    pass
expect
    g6: blue city, red 1 soldier
    s33: blue 2 soldier
    blue reserve: 8 soldier

case the super unit of a squad whose last soldier goes home waits in the city [support 3, super 5]
given
    s62: blue settlement
    o63: forest, blue silo (for s62)
    blue supply: 22 silo
    s33: blue 2 soldier
    s16: blue 1 soldier, blue trebuchet
    blue reserve: 5 soldier
    dice march red s63: 1
orders red
    march s63 via s62
orders blue
    pass
expect
    told all: unit-home blue trebuchet
    s16: empty
    s33: blue 2 soldier
    blue techs: trebuchet

case a super unit stays with what is left of its squad [support 3]
given
    s62: blue settlement
    o63: forest, blue silo (for s62)
    blue supply: 22 silo
    s16: blue 3 soldier, blue trebuchet
    blue reserve: 5 soldier
    dice march red s63: 1
orders red
    march s63 via s62
orders blue
    pass
expect
    told nobody: unit-home
    s16: blue 2 soldier, blue trebuchet

case a post is lost with the last soldier who goes home from it [support 3, post 4]
given
    s62: blue settlement
    o63: forest, blue silo (for s62)
    blue supply: 22 silo
    s33: blue 2 soldier
    s16: blue post-1, blue 1 soldier
    blue silver-xadlas: 1
    blue reserve: 5 soldier
    dice march red s63: 1
orders red
    march s63 via s62
orders blue
    pass
expect
    told all: post-lost blue post-1 s16
    s16: post-1
    blue silver-xadlas: 0

case an occupation ends when the last of the occupiers goes home for want of support [support 3, city 9]
given
    s62: blue settlement
    o63: forest, blue silo (for s62)
    blue supply: 22 silo
    s33: blue 2 soldier
    g2: red city, blue 1 soldier
    g2 lead: blue
    red reserve: 8 soldier
    blue reserve: 5 soldier
    dice march red s63: 1
orders red
    march s63 via s62
orders blue
    when support-loss: g2
    pass
expect
    told all: city-freed red g2 [city 9]
    g2: red city
    s33: blue 2 soldier
    g6: blue city, blue 3 soldier

# ---- retreats ----

case a retreat takes a squad to the nearest building of its owner, and nothing is paid [retreat 1]
given
    s61 s11: red settlement
    o61: field, red silo (for s61)
    o11: forest, red silo (for s11)
    red supply: 21 silo
orders red
    retreat s63
expect
    done red 1
    told all: retreated red 2 s63 s61 [retreat 1]
    s63: empty
    s61: red settlement, red 2 soldier
    red retreats-used: 1
    red marches-used: 0
    red lumber: 6
    red wheat: 6
    red mining: 6
    red gold: 6
    rolled nobody: march

case a retreat may go to a village or a castle as well [retreat 1]
given
    s61: red village (since 1 builder red), red castle (since 1 builder red)
    s11: red village (since 1 builder red)
    o61: field, red 2 silo (for s61)
    o11: forest, red 2 silo (for s11)
    red supply: 19 silo
    red silver-xadlas: 1
orders red
    retreat s63
expect
    s61 has red 2 soldier

case a retreat goes at any distance [retreat 2]
given
    s16: red settlement
    o16: field, red silo (for s16)
    red supply: 22 silo
orders red
    retreat s63
expect
    told all: retreated red 2 s63 s16
    s16: red settlement, red 2 soldier

case a retreat may go to the own gate instead of a building [retreat 1, retreat 2]
given
    s61: red settlement
    o61: field, red silo (for s61)
    red supply: 22 silo
orders red
    retreat s63 to g2
expect
    told all: retreated red 2 s63 g2
    g2: red city, red 4 soldier
    s63: empty

case without a building a retreat goes to the own gate [retreat 2]
given
orders red
    retreat s63
expect
    told all: retreated red 2 s63 g2
    g2: red city, red 4 soldier

case the answer to displace names the gate for a retreat, too [retreat 2, home 6]
given
    s61: red settlement
    o61: field, red silo (for s61)
    red supply: 22 silo
orders red
    retreat s63
    when displace: g2
expect
    told all: retreated red 2 s63 g2
    g2: red city, red 4 soldier

case a retreat goes to the nearest building that has room [retreat 2]
given
    s61: red settlement, red 2 soldier
    s11: red settlement
    o61: field, red silo (for s61)
    o11: forest, red silo (for s11)
    red supply: 21 silo
    red reserve: 4 soldier
orders red
    retreat s63
expect
    told all: retreated red 2 s63 s11
    s61: red settlement, red 2 soldier
    s11: red settlement, red 2 soldier

case a retreating squad joins a squad in the building if there is room [retreat 2, home 10]
given
    s61: red settlement, red 1 soldier
    o61: field, red silo (for s61)
    red supply: 22 silo
    red reserve: 5 soldier
orders red
    retreat s63
expect
    s61: red settlement, red 3 soldier

case a retreat does not go to a building farther away than another with room [retreat 2]
given
    s61 s11: red settlement
    o61: field, red silo (for s61)
    o11: forest, red silo (for s11)
    red supply: 21 silo
orders red
    retreat s63 to s11
    pass
expect
    refused red 1: no-retreat-there s11 [retreat 2]
    s63: red 2 soldier
    red retreats-used: 0

case of two buildings equally near the one named is taken [retreat 2, home 3]
given
    s61 s65: red settlement
    o61: field, red silo (for s61)
    o75: field, red silo (for s65)
    red supply: 21 silo
orders red
    retreat s63 to s65
expect
    done red 1
    s65: red settlement, red 2 soldier

case of two buildings equally near the own list decides if the order names none [retreat 2, home 3]
given
    s61 s65: red settlement
    o61: field, red silo (for s61)
    o75: field, red silo (for s65)
    red supply: 21 silo
orders red
    retreat s63
    when displace: s65
expect
    s65: red settlement, red 2 soldier
    s61: red settlement

case a list that names a farther building does not lead a retreat there [retreat 2]
given
    s61 s11: red settlement
    o61: field, red silo (for s61)
    o11: forest, red silo (for s11)
    red supply: 21 silo
orders red
    retreat s63
    when displace: s11
expect
    done red 1
    s61: red settlement, red 2 soldier
    s11: red settlement

case of two buildings equally near and none named it is the lower column [retreat 2, home 3]
given
    s61 s65: red settlement
    o61: field, red silo (for s61)
    o75: field, red silo (for s65)
    red supply: 21 silo
orders red
    retreat s63
expect
    s61: red settlement, red 2 soldier

case a retreat does not go to a square without a building, nor to buildings of others [retreat 2]
given
    s61: blue settlement
    o61: field, blue silo (for s61)
    blue supply: 22 silo
orders red
    retreat s63 to s62
    retreat s63 to s61
    retreat s63 to g6
    pass
expect
    refused red 1: no-retreat-there s62
    refused red 2: no-retreat-there s61
    refused red 3: no-retreat-there g6
    s63: red 2 soldier

case onto the own gate a squad retreats only if all fit [retreat 2]
given
    g2: red city, red 5 soldier
    red reserve: 3 soldier
orders red
    retreat s63 to g2
    pass
expect
    refused red 1: no-retreat-there g2 [retreat 2]
    s63: red 2 soldier
    red retreats-used: 0

case without room in a building or on the gate a retreat is refused [retreat 2]
given
    s61: red village (since 1 builder red), red 2 soldier
    o61: field, red 2 silo (for s61)
    red supply: 21 silo
    g2: red city, red 5 soldier
    red reserve: 1 soldier
orders red
    retreat s63
    retreat s63 to s61
    retreat s63 to g2
    pass
expect
    refused red 1
    refused red 2
    refused red 3: no-retreat-there g2 [retreat 2]
    s63: red 2 soldier
    g2: red city, red 5 soldier
    red retreats-used: 0

case a squad that chose nothing goes to the gate if no building has room [retreat 2]
given
    s61: red village (since 1 builder red), red 2 soldier
    o61: field, red 2 silo (for s61)
    red supply: 21 silo
    red reserve: 4 soldier
orders red
    retreat s63
expect
    told all: retreated red 2 s63 g2
    g2: red city, red 4 soldier
    s61: red village, red 2 soldier

case a retreat takes the whole squad, its super unit too [retreat 2, home 8]
given
    s63: red 2 soldier, red trebuchet
    s61: red settlement
    o61: field, red silo (for s61)
    red supply: 22 silo
orders red
    retreat s63
expect
    s63: empty
    s61: red settlement, red 2 soldier, red trebuchet

case a super unit that retreats onto the own gate waits in the city [retreat 1, super 5]
given
    s63: red 2 soldier, red trebuchet
orders red
    retreat s63 to g2
expect
    told all: unit-home red trebuchet
    g2: red city, red 4 soldier
    red techs: trebuchet

case a second retreat in a year is refused [action 2, retreat 1]
given
    red retreats-used: 1
orders red
    retreat s63
    pass
expect
    refused red 1: no-token retreat [action 2]
    s63: red 2 soldier

case there must be a squad of yours to retreat, soldiers on the own gate are none [retreat 1, march 6]
given
    s61: red settlement
    o61: field, red silo (for s61)
    red supply: 22 silo
orders red
    retreat s33
    retreat g2
    pass
expect
    refused red 1: no-squad-there s33
    refused red 2
    g2: red city, red 2 soldier

case enemies and shut channels do not hinder a retreat, and nothing on the way is raided [retreat 3, home 10]
given
    s63: empty
    s41: red 2 soldier
    s51: blue 1 soldier
    s31: blue 1 soldier
    s61: blue settlement
    s62: red settlement
    o71: field, blue silo (for s61)
    o72: field, red silo (for s62)
    blue supply: 22 silo
    red supply: 22 silo
    blue reserve: 6 soldier
orders red
    retreat s41
expect
    told all: retreated red 2 s41 s62
    told nobody: raided
    told nobody: battle
    told nobody: stepped
    s61: blue settlement
    s62: red settlement, red 2 soldier
    red gold-xadlas: 0

case nearest is counted over crossings that are there [retreat 2, home 3]
given
    s45: red settlement             # 2 steps over the tunnel, 5 without
    s61: red settlement             # 3 steps
    o54: mountain, tunnel (from s44)
    o61: field, red silo (for s61)
    o45: forest, red silo (for s45)
    red supply: 21 silo
    s63: empty
    s53: red 2 soldier
orders red
    retreat s53
expect
    told all: retreated red 2 s53 s45
    s45: red settlement, red 2 soldier

case from a post a squad retreats and loses it [retreat 1, post 4]
given
    s63: red post-1, red 2 soldier
    red silver-xadlas: 1
    s61: red settlement
    o61: field, red silo (for s61)
    red supply: 22 silo
orders red
    retreat s63
expect
    told all: post-lost red post-1 s63
    s63: post-1
    red silver-xadlas: 0

case a squad that retreats to a building on a post finds it its owner's as before [retreat 1, post 4]
given
    s61: red settlement, red post-1
    red silver-xadlas: 1
    o61: field, red silo (for s61)
    red supply: 22 silo
orders red
    retreat s63
expect
    s61: red settlement, red post-1, red 2 soldier
    red silver-xadlas: 1

case occupiers who retreat leave the city free [retreat 1, city 9]
given
    s63: empty
    g6: blue city, red 2 soldier
    g6 lead: red
    blue reserve: 10 soldier
orders red
    retreat g6
orders blue
    pass
expect
    told all: city-freed blue g6 [city 9]
    g6: blue city
    g2: red city, red 4 soldier

case a retreat to the own occupied city is a battle with the occupier, from anywhere [retreat 4, city 2]
given
    g2: red city, blue 2 soldier
    g2 lead: blue
    red reserve: 8 soldier
    blue reserve: 6 soldier
orders red
    retreat s63 to g2
expect
    done red 1
    told all: battle red blue g2 2 2
    told all: battle-won red blue g2 6 4
    told all: city-freed red g2
    g2: red city, red 2 soldier
    s63: empty
    g6: blue city, blue 4 soldier
    red gold-xadlas: 1
    red retreats-used: 1

case who loses that battle goes where the occupier says [retreat 4, home 7]
given
    s63: red 1 soldier
    s61 s11: red settlement
    o61: field, red silo (for s61)
    o11: forest, red silo (for s11)
    red supply: 21 silo
    g2: red city, blue 2 soldier
    g2 lead: blue
    red reserve: 9 soldier
    blue reserve: 6 soldier
    red pile: b411, b222, b402, b420, b330, b231
    blue pile: b411, b303, b222, b231, b132, b123
orders red
    retreat s63 to g2
orders blue
    when send-off: s61
    pass
expect
    told all: battle-won blue red g2 5 3
    told all: sent-off red 1 g2 s61
    s61: red settlement, red 1 soldier
    s11: red settlement
    s63: empty
    g2: red city, blue 2 soldier
    blue gold-xadlas: 1

case unnamed it is the building farthest from the defender's own gate [retreat 4, home 7]
given
    s63: red 1 soldier
    s61 s16: red settlement
    o61: field, red silo (for s61)
    o16: field, red silo (for s16)
    red supply: 21 silo
    g2: red city, blue 2 soldier
    g2 lead: blue
    red reserve: 9 soldier
    blue reserve: 6 soldier
    red pile: b411, b222, b402, b420, b330, b231
    blue pile: b411, b303, b222, b231, b132, b123
orders red
    retreat s63 to g2
orders blue
    pass
expect
    told all: battle-won blue red g2 5 3
    s16: red settlement, red 1 soldier      # 10 steps from g6, s61 has 2
    s61: red settlement

case who loses that battle and has no building goes to the reserve [retreat 4, home 5]
given
    s63: red 1 soldier
    g2: red city, blue 2 soldier
    g2 lead: blue
    red reserve: 9 soldier
    blue reserve: 6 soldier
    red pile: b411, b222, b402, b420, b330, b231
    blue pile: b411, b303, b222, b231, b132, b123
orders red
    retreat s63 to g2
orders blue
    pass
expect
    told all: battle-won blue red g2 5 3
    s63: empty
    red reserve: 10 soldier
    g2: red city, blue 2 soldier

case at equal strength the squad goes back where it came from [retreat 4, battle 15]
given
    s63: red 1 soldier
    g2: red city, blue 2 soldier
    g2 lead: blue
    red reserve: 9 soldier
    blue reserve: 6 soldier
    blue pile: b411, b303, b222, b231, b132, b123
orders red
    retreat s63 to g2
orders blue
    pass
expect
    told all: battle-drawn red blue g2 5 [battle 15]
    s63: red 1 soldier
    g2: red city, blue 2 soldier
    red gold-xadlas: 0
    blue gold-xadlas: 0
    red retreats-used: 1

case while the own city is occupied a retreat that names nothing goes to a building [retreat 2, retreat 4]
given
    s61: red settlement
    o61: field, red silo (for s61)
    red supply: 22 silo
    g2: red city, blue 2 soldier
    g2 lead: blue
    red reserve: 8 soldier
    blue reserve: 6 soldier
orders red
    retreat s63
orders blue
    pass
expect
    told nobody: battle
    s61: red settlement, red 2 soldier

# ---- with allies ----

game tradewarz seats 3
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
    red alliance: 1
    green alliance: 1

case allies do not raid each other, but the third they do [raid 1, ally 6]
given
    s62: blue settlement
    s61: green settlement
    o63: forest, blue silo (for s62)
    o61: field, green silo (for s61)
    blue supply: 22 silo
    green supply: 22 silo
    dice march red s63: 1
orders red
    march s63 via s62 s61 s51
expect
    told all 1 times: raided
    told all: raided red blue settlement s62
    s61: green settlement
    s51: red 2 soldier

case a building guarded by soldiers of an ally of its owner is not raided [raid 1, ally 7]
given
    s62: green settlement, red 1 soldier
    s62 lead: red
    o63: forest, green silo (for s62)
    green supply: 22 silo
    red reserve: 7 soldier
    s63: empty
    s61: blue 2 soldier
    blue reserve: 6 soldier
    dice march blue s61: 1
orders red
    pass
orders blue
    march s61 via s62
expect
    told nobody: raided
    told all: battle blue

case a retreat may go to a building where an ally stands, whose soldiers take no room [retreat 2, ally 6]
given
    s61: red settlement, green 3 soldier
    s61 lead: green
    s16: green settlement
    o61: field, red silo (for s61)
    o16: field, green silo (for s16)
    red supply: 22 silo
    green supply: 22 silo
    green reserve: 5 soldier
orders red
    retreat s63
expect
    told all: retreated red 2 s63 s61
    s61: red settlement, red 2 soldier, green 3 soldier

case buildings of an ally are no place to retreat to [retreat 2]
given
    s61: green settlement
    o61: field, green silo (for s61)
    green supply: 22 silo
orders red
    retreat s63 to s61
    retreat s63 to g4
    pass
expect
    refused red 1: no-retreat-there s61
    refused red 2: no-retreat-there g4
    s63: red 2 soldier

case buildings of an ally support no soldiers of yours [support 1, ally 6]
given
    s61: green village (since 1 builder green)
    o61: field, green 2 silo (for s61)
    green supply: 21 silo
orders red
    march 1 g2 via s26
    pass
expect
    refused red 1: no-support 2 2
    g2: red city, red 2 soldier
