# SPDX-License-Identifier: MIT
# Alliances: who may join and leave, what allies may do on the map, how they fight together, lending
# of super units, and trading posts with allies on them. The turns are red's, blue's, green's, and,
# where there are four seats, yellow's.

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

# ---- Joining ----

case the letter to come names what an alliance costs [ally 1]
expect
    printed red: 'if all of them write the same (4 gold): '

case two seats that name each other are allied, and each pays 4 gold [ally 1, ally 2]
given
orders red
    ally blue
    pass
orders blue
    ally red
    pass
orders green
    pass
expect
    told all: allied red 4
    told all: allied blue 4
    red gold: 2
    blue gold: 2
    green gold: 6
    done red 1
    done blue 1
    printed red: 'You and Blue are allied now.'
    printed green: 'Red and Blue are allied now.'

case an alliance begins in the turn of the first who is to join, when all have written the same [ally 2]
given
orders red
    ally blue
    pass
orders blue
    ally red
    pass
orders green
    pass
expect
    told all: allied red 4
    then told all: passed red
    told all: allied blue 4
    then told all: passed red

case a list that another member did not write alike begins no alliance [ally 2]
given
orders red
    ally blue
    pass
orders blue
    pass
orders green
    pass
expect
    told nobody: allied
    red gold: 6

case a seat that names somebody else is not allied with who named it [ally 2]
given
orders red
    ally blue
    pass
orders blue
    ally green
    pass
orders green
    pass
expect
    told nobody: allied
    red gold: 6
    blue gold: 6

case a list that was not answered waits, and is known to its writer alone [ally 2, seen 8]
given
orders red
    ally blue
    pass
orders blue
    pass
orders green
    pass
expect
    told nobody: allied
    waits red 1

case an alliance made is seen by all [seen 8]
given
orders red
    ally blue
    pass
orders blue
    ally red
    pass
orders green
    pass
expect
    told green: allied red 4
    told green: allied blue 4

case if one who is to join is short of gold nothing happens and nobody pays [ally 2]
given
    blue gold: 3
orders red
    ally blue
    pass
orders blue
    ally red
    pass
orders green
    pass
expect
    told nobody: allied
    red gold: 6
    blue gold: 3

case an alliance that could not be paid in the first turn begins in the turn of the second [ally 2]
given
    blue gold: 3
    blue hand: tax-chest
orders red
    ally blue
    pass
orders blue
    play tax-chest
    ally red
    pass
orders green
    pass
expect
    told all: passed red
    then told all: allied blue 4
    told all: allied red 4
    red gold: 2
    blue gold: 1

case 4 gold is enough to join [ally 1]
given
    red gold: 4
    blue gold: 4
orders red
    ally blue
    pass
orders blue
    ally red
    pass
orders green
    pass
expect
    red gold: 0
    blue gold: 0
    told all: allied red 4

case at least one seat stays outside an alliance [ally 1]
given
orders red
    ally blue green
    pass
orders blue
    ally red green
    pass
orders green
    ally red blue
    pass
expect
    refused red 1: all-allied [ally 1]
    told nobody: allied
    red gold: 6

case nobody allies with himself [ally 1]
given
orders red
    ally red
    pass
orders blue
    pass
orders green
    pass
expect
    refused red 1: not-alone
    red gold: 6

case nobody is in two alliances [ally 1]
given
    red alliance: 1
    blue alliance: 1
orders red
    ally green
    pass
orders blue
    pass
orders green
    ally red
    pass
expect
    refused red 1: allied-already
    told nobody: allied
    red gold: 6
    green gold: 6

case the last seat outside cannot join either [ally 1]
given
    red alliance: 1
    blue alliance: 1
orders red
    ally blue green
    pass
orders blue
    ally red green
    pass
orders green
    ally red blue
    pass
expect
    refused green 1: all-allied
    told nobody: allied
    green gold: 6

case allies who write their list again pay nothing more [ally 2]
given
orders red
    ally blue
    pass
orders blue
    ally red
    pass
orders green
    pass
expect
    red gold: 2
next season
orders red
    ally blue
    pass
orders blue
    ally red
    pass
orders green
    pass
expect
    red gold: 2
    blue gold: 2
    told nobody: allied

case to join is no action, and an alliance counts from its first moment [action 4, ally 6]
given
    s25: red 2 soldier
    s25 lead: red
    s35: blue 2 soldier
    s35 lead: blue
    dice march red s25: 1
orders red
    ally blue
    march s25 via s35
orders blue
    ally red
    pass
orders green
    pass
expect
    done red 1
    done red 2
    told nobody: battle
    s35: red 2 soldier, blue 2 soldier
    red marches-used: 1

# ---- Leaving ----

case who leaves pays the other member 4 gold at once [ally 3]
given
    red alliance: 1
    blue alliance: 1
orders red
    leave alliance
    pass
orders blue
    pass
orders green
    pass
expect
    told all: left-alliance red
    told all: paid-partner red blue 4
    red gold: 2
    blue gold: 10

case who is short of the 4 gold cannot leave [ally 3]
given
    red alliance: 1
    blue alliance: 1
    red gold: 3
orders red
    leave alliance
    pass
orders blue
    pass
orders green
    pass
expect
    refused red 1: cannot-pay
    told nobody: left-alliance
    red gold: 3
    blue gold: 6

case who is in no alliance cannot leave one [ally 3]
given
orders red
    leave alliance
    pass
orders blue
    pass
orders green
    pass
expect
    refused red 1: not-allied [ally 3]
    red gold: 6

case when one of two leaves, the alliance is over, and the other pays nothing [ally 4]
given
    red alliance: 1
    blue alliance: 1
orders red
    leave alliance
    pass
orders blue
    leave alliance
    pass
orders green
    pass
expect
    told all: alliance-over [ally 4]
    refused blue 1: not-allied
    blue gold: 10

case to leave spends no token, and the action may follow [ally 3, action 4]
given
    red alliance: 1
    blue alliance: 1
orders red
    leave alliance
    resources gold
orders blue
    pass
orders green
    pass
expect
    done red 1
    done red 2
    red gold: 4
    red resources-used: 1

case who left may join another alliance in the same turn [ally 4]
given
    red alliance: 1
    blue alliance: 1
    red gold: 8
orders red
    leave alliance
    ally green
    pass
orders blue
    pass
orders green
    ally red
    pass
expect
    told all: left-alliance red
    then told all: allied red 4
    told all: allied green 4
    red gold: 0
    blue gold: 10
    green gold: 2

case former allies may ally anew, and pay anew [ally 4]
given
    red alliance: 1
    blue alliance: 1
    red gold: 8
orders red
    leave alliance
    ally blue
    pass
orders blue
    ally red
    pass
orders green
    pass
expect
    told all: allied red 4
    told all: allied blue 4
    red gold: 0
    blue gold: 6

case who has left may fight his former ally in the same turn [ally 4, battle 1]
given
    red alliance: 1
    blue alliance: 1
    s25: red 2 soldier
    s25 lead: red
    s35: blue 2 soldier
    s35 lead: blue
    dice march red s25: 1
orders red
    leave alliance
    march s25 via s35
orders blue
    pass
orders green
    pass
expect
    told all: battle red blue s35 2 2

case where the leaver shares a square with a former ally, his squad is sent home without casualties [ally 5]
given
    red alliance: 1
    blue alliance: 1
    s44: red 2 soldier, blue 2 soldier
    s44 lead: red
orders red
    leave alliance
    pass
orders blue
    pass
orders green
    pass
expect
    told all: displaced red 2 s44 g2
    told nobody: displaced blue
    told nobody: battle
    s44: blue 2 soldier
    g2 has red 4 soldier
    red reserve: 6 soldier

case the leaver's squad goes to his nearest building with room [ally 5, home 1]
given
    red alliance: 1
    blue alliance: 1
    s44: red 2 soldier, blue 2 soldier
    s44 lead: red
    s34: red settlement
    o34: mine, red silo (for s34)
    red supply: 22 silo
orders red
    leave alliance
    pass
orders blue
    pass
orders green
    pass
expect
    told all: displaced red 2 s44 s34
    s34: red 2 soldier, red settlement
    s44: blue 2 soldier

case the leaver says where his squad goes [ally 5, home 6]
given
    red alliance: 1
    blue alliance: 1
    s44: red 2 soldier, blue 2 soldier
    s44 lead: red
    s34: red settlement
    o34: mine, red silo (for s34)
    red supply: 22 silo
orders red
    leave alliance
    when displace: g2
    pass
orders blue
    pass
orders green
    pass
expect
    told all: displaced red 2 s44 g2
    g2 has red 4 soldier

case where the building is the leaver's, the squads of the others are sent home [ally 5]
given
    red alliance: 1
    blue alliance: 1
    s44: red 2 soldier, blue 2 soldier, red settlement
    s44 lead: blue
    o45: forest, red silo (for s44)
    red supply: 22 silo
orders red
    leave alliance
    pass
orders blue
    pass
orders green
    pass
expect
    told all: displaced blue 2 s44 g6
    told nobody: displaced red
    s44: red 2 soldier, red settlement
    g6 has blue 4 soldier

case where the building is the former ally's, the leaver's squad goes and the building stands [ally 5]
given
    red alliance: 1
    blue alliance: 1
    s44: red 2 soldier, blue 2 soldier, blue settlement
    s44 lead: red
    o45: forest, blue silo (for s44)
    blue supply: 22 silo
orders red
    leave alliance
    pass
orders blue
    pass
orders green
    pass
expect
    told all: displaced red 2 s44 g2
    told nobody: raided
    s44: blue 2 soldier, blue settlement

case a squad of the leaver on a building that a former ally left unguarded is sent home, too, and raids nothing [ally 5]
given
    red alliance: 1
    blue alliance: 1
    s44: red 2 soldier, blue settlement
    s44 lead: red
    o45: forest, blue silo (for s44)
    blue supply: 22 silo
orders red
    leave alliance
    pass
orders blue
    pass
orders green
    pass
expect
    told all: displaced red 2 s44 g2
    told nobody: raided
    s44: blue settlement

# ---- Marching among allies ----

case allies do not fight, a square may hold a squad of each [ally 6]
given
    red alliance: 1
    blue alliance: 1
    s25: red 2 soldier
    s25 lead: red
    s35: blue 2 soldier
    s35 lead: blue
    dice march red s25: 1
orders red
    march s25 via s35
orders blue
    pass
orders green
    pass
expect
    told nobody: battle
    s35: red 2 soldier, blue 2 soldier
    s35 lead: blue

case on a square of allies each may have a whole squad [ally 6, march 5]
given
    red alliance: 1
    blue alliance: 1
    s25: red 3 soldier
    s25 lead: red
    s35: blue 3 soldier
    s35 lead: blue
    s16: red settlement
    s51: blue settlement
    o17: mine, red silo (for s16)
    o51: forest, blue silo (for s51)
    red supply: 22 silo
    blue supply: 22 silo
    red reserve: 5 soldier
    blue reserve: 5 soldier
    dice march red s25: 1
orders red
    march s25 via s35
orders blue
    pass
orders green
    pass
expect
    told nobody: battle
    s35: red 3 soldier, blue 3 soldier

case through a square of allies the march goes on [ally 6, march 12]
given
    red alliance: 1
    blue alliance: 1
    s25: red 2 soldier
    s25 lead: red
    s24: blue 2 soldier
    s24 lead: blue
    dice march red s25: 1
orders red
    march s25 via s24 s23 s22
orders blue
    pass
orders green
    pass
expect
    s22: red 2 soldier
    s24: blue 2 soldier
    told nobody: battle

case a building of an ally is not raided, neither in passing nor at the end of a march [ally 6]
given
    red alliance: 1
    blue alliance: 1
    s25: red 2 soldier
    s25 lead: red
    s24: blue settlement
    s23: blue village (since 1 builder blue)
    o24: mine, blue silo (for s24), 2 blue silo (for s23)
    blue supply: 20 silo
    dice march red s25: 4
orders red
    march s25 via s24 s23
orders blue
    pass
orders green
    pass
expect
    told nobody: raided
    s24: blue settlement
    s23: red 2 soldier, blue village

case an unguarded castle of an ally does not fight [ally 6]
given
    red alliance: 1
    blue alliance: 1
    s25: red 2 soldier
    s25 lead: red
    s24: blue village (since 1 builder blue), blue castle (since 1 builder blue)
    o24: mine, 2 blue silo (for s24)
    blue supply: 21 silo
    blue silver-xadlas: 1
    dice march red s25: 4
orders red
    march s25 via s24
orders blue
    pass
orders green
    pass
expect
    told nobody: battle
    told nobody: castle-taken
    s24: red 2 soldier, blue village, blue castle
    blue silver-xadlas: 1

case who is no ally raids and fights as ever [ally 6]
given
    red alliance: 1
    blue alliance: 1
    s25: green 2 soldier
    s25 lead: green
    s24: blue settlement
    o24: mine, blue silo (for s24)
    blue supply: 22 silo
    dice march green s25: 4
orders red
    pass
orders blue
    pass
orders green
    march s25 via s24
expect
    told all: raided green blue settlement s24

case the gate of an ally may not be entered [march 10]
given
    red alliance: 1
    blue alliance: 1
    s51: red 2 soldier
    s51 lead: red
orders red
    march s51 via g6
    pass
orders blue
    pass
orders green
    pass
expect
    refused red 1: gate-of-ally g6 [march 10]
    red marches-used: 0
    s51: red 2 soldier

case a city that an ally occupies may not be entered [march 10]
given
    red alliance: 1
    blue alliance: 1
    g4: green city, blue 2 soldier
    g4 lead: blue
    green reserve: 8 soldier
    s65: red 2 soldier
    s65 lead: red
orders red
    march s65 via g4
    pass
orders blue
    pass
orders green
    pass
expect
    refused red 1: gate-of-ally g4
    s65: red 2 soldier

case a march that comes to the gate of an ally on its way ends before it [march 10, march 3]
given
    red alliance: 1
    blue alliance: 1
    s41: red 2 soldier
    s41 lead: red
    dice march red s41: 1
orders red
    march s41 via s51 g6
orders blue
    pass
orders green
    pass
expect
    told nobody: battle
    s51: red 2 soldier
    red marches-used: 1

case a march is not asked whether it meets allies [ally 6, letters 5]
given
    red alliance: 1
    blue alliance: 1
    s25: red 2 soldier
    s25 lead: red
    s24: blue 2 soldier
    s24 lead: blue
    dice march red s25: 1
orders red
    march s25 via s24 s23 no-fight
    when meet: stop
orders blue
    pass
orders green
    pass
expect
    not used red 2
    s23: red 2 soldier

case the payment of one who leaves may lift the other's gold to 21 [ally 3, xadla 4]
given
    red alliance: 1
    blue alliance: 1
    blue gold: 17
orders red
    leave alliance
    pass
orders blue
    pass
orders green
    pass
expect
    told all: xadla-traded blue 1 gold 10
    blue gold: 10
    blue gold-xadlas: 1

case lists that stand are read like those of a letter [ally 2, letters 15]
given
orders red
    @ ally blue
    pass
orders blue
    pass
orders green
    pass
expect
    told nobody: allied
next season
orders red
    pass
orders blue
    ally red
    pass
orders green
    pass
expect
    told all: allied red 4
    told all: allied blue 4

case each squad on a shared square obeys its owner alone [ally 6]
given
    red alliance: 1
    blue alliance: 1
    s25: red soldier, blue 2 soldier
    s25 lead: blue
    dice march red s25: 1
orders red
    march 2 s25 via s24
    march s25 via s24
orders blue
    pass
orders green
    pass
expect
    refused red 1: too-few 1 s25
    done red 2
    s24: red soldier
    s25: blue 2 soldier

case a square that bears a building of an ally is built on no more [ally 6, build 2]
given
    red alliance: 1
    blue alliance: 1
    s25: red soldier, blue settlement
    s25 lead: red
    o25: mine, blue silo (for s25)
    blue supply: 22 silo
orders red
    build settlement s25
    pass
orders blue
    pass
orders green
    pass
expect
    refused red 1: built-already s25
    s25: red soldier, blue settlement

# ---- Battles of allies ----

case an attack on allies is one battle, led by him who came first [ally 7]
given
    red alliance: 1
    blue alliance: 1
    s44: red 2 soldier, blue 2 soldier
    s44 lead: red
    s34: green 2 soldier
    s34 lead: green
    dice march green s34: 1
orders red
    pass
orders blue
    pass
orders green
    march s34 via s44
expect
    told all 1 times: battle
    told all: battle green red s44
    told all: burned red b411
    told all: card-shown red b420
    told nobody: burned blue
    told nobody: card-shown blue
    red used: b411, b420
    blue used: empty

case allies fight up to the squad limit of the lead, his soldiers first [ally 8]
given
    red alliance: 1
    blue alliance: 1
    s44: red 2 soldier, blue 2 soldier
    s44 lead: red
    s34: green 2 soldier
    s34 lead: green
    dice march green s34: 1
orders red
    pass
orders blue
    pass
orders green
    march s34 via s44
expect
    told all: battle green red s44 2 3
    told all: strength red 3 4 0 0 0 0 7
    told all: battle-won red green s44 7 4

case the Xadla of a battle of allies goes to the lead [ally 7]
given
    red alliance: 1
    blue alliance: 1
    s44: red 2 soldier, blue 2 soldier
    s44 lead: red
    s34: green 2 soldier
    s34 lead: green
    dice march green s34: 1
orders red
    pass
orders blue
    pass
orders green
    march s34 via s44
expect
    told all: xadla-battle red 1
    red gold-xadlas: 1
    blue gold-xadlas: 0

case casualties fall on the lead's soldiers first [ally 8]
given
    red alliance: 1
    blue alliance: 1
    s44: red 2 soldier, blue 2 soldier
    s44 lead: red
    s34: green 2 soldier
    s34 lead: green
    dice march green s34: 1
orders red
    pass
orders blue
    pass
orders green
    march s34 via s44
expect
    told all: losses red 1 1 0 3
    s44: red soldier, blue 2 soldier
    red reserve: 7 soldier
    blue reserve: 6 soldier

case the owner of the building leads, even if another came first [ally 7]
given
    red alliance: 1
    blue alliance: 1
    s44: red 2 soldier, blue 2 soldier, blue settlement
    s44 lead: red
    o45: forest, blue silo (for s44)
    blue supply: 22 silo
    s34: green 2 soldier
    s34 lead: green
    dice march green s34: 1
orders red
    pass
orders blue
    pass
orders green
    march s34 via s44
expect
    told all: battle green blue s44 2 3
    told all: card-shown blue b231
    told nobody: card-shown red
    told all: battle-won blue green s44 5 4
    blue gold-xadlas: 1

case after a loss all allies are sent home, each to his own places, also those who did not fight [ally 8]
given
    red alliance: 1
    blue alliance: 1
    red pile: b420, b123, b402, b330, b231, b222
    green pile: b213, b411, b312, b321, b123, b402
    s44: red 2 soldier, blue 2 soldier
    s44 lead: red
    s34: green 2 soldier
    s34 lead: green
    dice march green s34: 1
orders red
    pass
orders blue
    pass
orders green
    march s34 via s44
expect
    told all: battle-won green red s44 6 4
    told all: displaced red 2 s44 g2
    told all: displaced blue 2 s44 g6
    s44: green soldier
    g2 has red 4 soldier
    g6 has blue 4 soldier
    green gold-xadlas: 1
    green reserve: 7 soldier

case soldiers of allies who do not fight do not die [ally 8]
given
    red alliance: 1
    blue alliance: 1
    green pile: b213, b330, b312, b321, b123, b402
    green hand: extra-kill
    s44: red 2 soldier, blue 2 soldier
    s44 lead: red
    s34: green 2 soldier
    s34 lead: green
    dice march green s34: 1
orders red
    pass
orders blue
    pass
orders green
    march s34 via s44
    attack with extra-kill
expect
    told all: kills green 3 0 0 0 1 4
    told all: battle-won red green s44 7 5
    s44: blue soldier
    red reserve: 8 soldier
    blue reserve: 7 soldier
    red gold-xadlas: 1

case a super unit of an ally's squad that fights counts [ally 7]
given
    red alliance: 1
    blue alliance: 1
    s44: red 2 soldier, blue 2 soldier, blue donkey-caravans
    s44 lead: red
    s34: green 2 soldier
    s34 lead: green
    dice march green s34: 1
orders red
    pass
orders blue
    pass
orders green
    march s34 via s44
expect
    told all: strength red 3 4 0 1 0 0 8

case a super unit of an ally's squad that does not fight does not count [ally 7, ally 8]
given
    red alliance: 1
    blue alliance: 1
    s44: red 3 soldier, blue 2 soldier, blue donkey-caravans
    s44 lead: red
    s16: red settlement
    o17: mine, red silo (for s16)
    red supply: 22 silo
    red reserve: 5 soldier
    s34: green 2 soldier
    s34 lead: green
    dice march green s34: 1
orders red
    pass
orders blue
    pass
orders green
    march s34 via s44
expect
    told all: strength red 3 4 0 0 0 0 7

case super units of the lead and of an ally add up [ally 7]
given
    red alliance: 1
    blue alliance: 1
    s44: red 2 soldier, red cannons, blue 2 soldier, blue donkey-caravans
    s44 lead: red
    s34: green 2 soldier
    s34 lead: green
    dice march green s34: 1
orders red
    pass
orders blue
    pass
orders green
    march s34 via s44
expect
    told all: strength red 3 4 0 3 0 0 10
    told all: kills red 2 0 2 0 0 4

case the techs of the lead count, those of his allies do not [ally 7]
given
    red alliance: 1
    blue alliance: 1
    red techs: rolling-fireballs
    blue techs: army-camps
    s44: red 2 soldier, blue 2 soldier
    s44 lead: red
    s34: green 2 soldier
    s34 lead: green
    dice march green s34: 1
orders red
    pass
orders blue
    pass
orders green
    march s34 via s44
expect
    told all: strength red 3 4 1 0 0 0 8
    told nobody: tech-counts blue

case with One more unit of the lead 4 of the allies fight [ally 8, tech 6]
given
    red alliance: 1
    blue alliance: 1
    red techs: one-more-unit
    s44: red 2 soldier, blue 2 soldier
    s44 lead: red
    s34: green 2 soldier
    s34 lead: green
    dice march green s34: 1
orders red
    pass
orders blue
    pass
orders green
    march s34 via s44
expect
    told all: battle green red s44 2 4
    told all: strength red 4 4 0 0 0 0 8

case One more unit of an ally does not raise the lead's limit [ally 8]
given
    red alliance: 1
    blue alliance: 1
    blue techs: one-more-unit
    s44: red 2 soldier, blue 2 soldier
    s44 lead: red
    s34: green 2 soldier
    s34 lead: green
    dice march green s34: 1
orders red
    pass
orders blue
    pass
orders green
    march s34 via s44
expect
    told all: strength red 3 4 0 0 0 0 7

case the lead's morale cards are laid, those of his allies are not asked for [ally 7]
given
    red alliance: 1
    blue alliance: 1
    red hand: extra-strength
    blue hand: war-banner
    s44: red 2 soldier, blue 2 soldier
    s44 lead: red
    s34: green 2 soldier
    s34 lead: green
    dice march green s34: 1
orders red
    defend with extra-strength
    pass
orders blue
    defend with war-banner
    pass
orders green
    march s34 via s44
expect
    told all: committed red extra-strength
    told nobody: committed blue
    told all: strength red 3 4 0 0 0 1 8
    blue hand: war-banner

case an ally guards the settlement of another, who leads without a soldier there [ally 7]
given
    red alliance: 1
    blue alliance: 1
    s44: red 2 soldier, blue settlement
    s44 lead: red
    o45: forest, blue silo (for s44)
    blue supply: 22 silo
    s34: green 2 soldier
    s34 lead: green
    dice march green s34: 1
orders red
    pass
orders blue
    pass
orders green
    march s34 via s44
expect
    told nobody: raided
    told all: battle green blue s44 2 2
    told all: card-shown blue b231
    told nobody: card-shown red
    told all: strength blue 2 2 0 0 0 0 4

case a castle defended by an ally adds its values [ally 7, battle 11]
given
    red alliance: 1
    blue alliance: 1
    s44: red 2 soldier, blue village (since 1 builder blue), blue castle (since 1 builder blue)
    s44 lead: red
    o45: forest, 2 blue silo (for s44)
    blue supply: 21 silo
    blue silver-xadlas: 1
    s34: green 2 soldier
    s34 lead: green
    dice march green s34: 1
orders red
    pass
orders blue
    pass
orders green
    march s34 via s44
expect
    told all: strength blue 2 2 0 0 2 0 6
    told all: battle-won blue green s44 6 4
    blue gold-xadlas: 1
    red gold-xadlas: 0

case if allies lose, the building of the one falls though the other defended it [ally 7, battle 16]
given
    red alliance: 1
    blue alliance: 1
    green pile: b213, b411, b312, b321, b123, b402
    s44: red soldier, blue settlement
    s44 lead: red
    o45: forest, blue silo (for s44)
    blue supply: 22 silo
    s34: green 2 soldier
    s34 lead: green
    dice march green s34: 1
orders red
    pass
orders blue
    pass
orders green
    march s34 via s44
expect
    told all: battle-won green blue s44 6 3
    told all: building-lost blue settlement s44
    blue supply: 23 silo

case in attack only the squad that marched fights, whatever allies stand beside it [ally 8]
given
    red alliance: 1
    blue alliance: 1
    s34: red 2 soldier, blue 2 soldier, blue donkey-caravans
    s34 lead: blue
    s44: green 2 soldier
    s44 lead: green
    dice march red s34: 1
orders red
    march s34 via s44
orders blue
    pass
orders green
    pass
expect
    told all: battle red green s44 2 2
    told all: strength red 2 4 0 0 0 0 6
    s34 has blue 2 soldier

case a castle that allies lose goes to the victor, and all of them are sent home [ally 8, castle 6]
given
    red alliance: 1
    blue alliance: 1
    green techs: grapeshot, gun-powder, increased-fitness
    green pile: b213, b411, b312, b321, b123, b402
    s44: red 2 soldier, blue 2 soldier, blue village (since 1 builder blue), blue castle (since 1 builder blue)
    s44 lead: red
    o45: forest, 2 blue silo (for s44)
    blue supply: 21 silo
    blue silver-xadlas: 1
    blue pile: b411, b213, b222, b303, b132, b123
    s34: green 2 soldier
    s34 lead: green
    dice march green s34: 1
orders red
    pass
orders blue
    pass
orders green
    march s34 via s44
expect
    told all: strength green 2 4 4 0 0 0 10
    told all: strength blue 3 2 0 0 2 0 7
    told all: castle-taken green blue s44
    told all: displaced red 2 s44 g2
    told all: displaced blue 2 s44 g6
    blue silver-xadlas: 0
    green silver-xadlas: 1
    s44: green 2 soldier, green village, green castle

case the lead is asked whether he cancels the battle of allies, and is paid if the attacker cancels [ally 7, battle 3]
given
    red alliance: 1
    blue alliance: 1
    blue hand: cancel-battle
    green hand: cancel-battle
    s44: red 2 soldier, blue 2 soldier
    s44 lead: red
    s34: green 2 soldier
    s34 lead: green
    dice march green s34: 1
orders red
    pass
orders blue
    when cancel-battle: yes
    pass
orders green
    march s34 via s44
    when cancel-battle: yes
expect
    told all: paid-off green red 2
    red gold: 8
    blue gold: 6
    blue hand: cancel-battle
    s34: green 2 soldier

case an ally who does not lead cannot cancel the battle [ally 7, battle 4]
given
    red alliance: 1
    blue alliance: 1
    blue hand: cancel-battle
    s44: red 2 soldier, blue 2 soldier
    s44 lead: red
    s34: green 2 soldier
    s34 lead: green
    dice march green s34: 1
orders red
    pass
orders blue
    when cancel-battle: yes
    pass
orders green
    march s34 via s44
expect
    told nobody: cancelled
    not used blue 1
    told all: battle-won red green s44

case when the first comer marches away the ally who stays leads [ally 7]
given
    red alliance: 1
    blue alliance: 1
    s44: red 2 soldier, blue 2 soldier
    s44 lead: red
    dice march red s44: 1
orders red
    march s44 via s34
orders blue
    pass
orders green
    pass
expect
    s44 lead: blue
    s34 lead: red

case a beaten squad goes home to its own building, though an ally stands there [ally 6, home 4]
given
    red alliance: 1
    blue alliance: 1
    red pile: b420, b123, b402, b330, b231, b222
    green pile: b213, b411, b312, b321, b123, b402
    s44: red 2 soldier
    s44 lead: red
    s45: blue 2 soldier, red settlement
    s45 lead: blue
    o45: forest, red silo (for s45)
    red supply: 22 silo
    s34: green 2 soldier
    s34 lead: green
    dice march green s34: 1
orders red
    pass
orders blue
    pass
orders green
    march s34 via s44
expect
    told all: displaced red 2 s44 s45
    s45: red 2 soldier, blue 2 soldier, red settlement

case a squad may retreat to its own building, though an ally stands there [ally 6, retreat 2]
given
    red alliance: 1
    blue alliance: 1
    s44: red 2 soldier
    s44 lead: red
    s45: blue 2 soldier, red settlement
    s45 lead: blue
    o45: forest, red silo (for s45)
    red supply: 22 silo
orders red
    retreat s44
orders blue
    pass
orders green
    pass
expect
    told all: retreated red 2 s44 s45
    s45: red 2 soldier, blue 2 soldier, red settlement

case a squad does not go home to a building of an ally [ally 6, home 1]
given
    red alliance: 1
    blue alliance: 1
    s44: red 2 soldier
    s44 lead: red
    s45: blue settlement
    o45: forest, blue silo (for s45)
    blue supply: 22 silo
orders red
    retreat s44
orders blue
    pass
orders green
    pass
expect
    told all: retreated red 2 s44 g2

# ---- Lending a super unit ----

case on its march a squad leaves its super unit with an ally's squad, if told so [super 9]
given
    red alliance: 1
    blue alliance: 1
    s35: red 2 soldier, red cannons
    s35 lead: red
    s34: blue 2 soldier
    s34 lead: blue
    dice march red s35: 1
orders red
    march s35 via s34 s33
    when super-unit if at = s34: lend
orders blue
    pass
orders green
    pass
expect
    told all: unit-lent red blue cannons s34 [super 9]
    s33: red 2 soldier
    s34: blue 2 soldier, red cannons

case without an answer no super unit is lent [letters 13, super 9]
given
    red alliance: 1
    blue alliance: 1
    s35: red 2 soldier, red cannons
    s35 lead: red
    s34: blue 2 soldier
    s34 lead: blue
    dice march red s35: 1
orders red
    march s35 via s34 s33
orders blue
    pass
orders green
    pass
expect
    told nobody: unit-lent
    s33: red 2 soldier, red cannons
    s34: blue 2 soldier

case a super unit may be lent where the march ends [super 9]
given
    red alliance: 1
    blue alliance: 1
    s35: red 2 soldier, red cannons
    s35 lead: red
    s34: blue 2 soldier
    s34 lead: blue
    dice march red s35: 1
orders red
    march s35 via s34
    when super-unit: lend
orders blue
    pass
orders green
    pass
expect
    told all: unit-lent red blue cannons s34
    s34: blue 2 soldier, red 2 soldier, red cannons (with blue)

case to a squad that has a super unit none is lent [super 9]
given
    red alliance: 1
    blue alliance: 1
    s35: red 2 soldier, red cannons
    s35 lead: red
    s34: blue 2 soldier, blue donkey-caravans
    s34 lead: blue
    dice march red s35: 1
orders red
    march s35 via s34 s33
    when super-unit: lend
orders blue
    pass
orders green
    pass
expect
    told nobody: unit-lent
    s33: red 2 soldier, red cannons

case a super unit is lent to allies only where they have a squad [super 9]
given
    red alliance: 1
    blue alliance: 1
    s35: red 2 soldier, red cannons
    s35 lead: red
    s34: blue settlement
    o34: mine, blue silo (for s34)
    blue supply: 22 silo
    dice march red s35: 1
orders red
    march s35 via s34 s33
    when super-unit: lend
orders blue
    pass
orders green
    pass
expect
    told nobody: unit-lent
    s33: red 2 soldier, red cannons

case a lent super unit fights for the squad it was lent to [super 9]
given
    red alliance: 1
    blue alliance: 1
    s34: blue 2 soldier, red cannons (with blue)
    s34 lead: blue
    s44: green 2 soldier
    s44 lead: green
    dice march green s44: 1
orders red
    pass
orders blue
    pass
orders green
    march s44 via s34
expect
    told all: strength blue 2 2 0 2 0 0 6
    told all: kills blue 3 0 2 0 0 5

case a lent super unit marches and attacks with the squad it was lent to [super 9]
given
    red alliance: 1
    blue alliance: 1
    s34: blue 2 soldier, red cannons (with blue)
    s34 lead: blue
    s44: green 2 soldier
    s44 lead: green
    dice march blue s34: 1
orders red
    pass
orders blue
    march s34 via s44
orders green
    pass
expect
    told all: strength blue 2 2 0 2 0 0 6

case a lent super unit goes to its owner's city when the squad dies [super 10]
given
    red alliance: 1
    blue alliance: 1
    green pile: b213, b330, b312, b321, b123, b402
    blue pile: b411, b420, b222, b303, b132, b123
    red pile: b411, b231, b402, b330, b222, b213
    s34: blue soldier, red cannons (with blue)
    s34 lead: blue
    s44: green 2 soldier
    s44 lead: green
    green hand: extra-kill
    dice march green s44: 1
orders red
    pass
orders blue
    pass
orders green
    march s44 via s34
    attack with extra-kill
expect
    told all: unit-home red cannons
    red techs: cannons

case a lent super unit goes to its owner's city when he leaves the alliance [super 10]
given
    red alliance: 1
    blue alliance: 1
    s34: blue 2 soldier, red cannons (with blue)
    s34 lead: blue
orders red
    leave alliance
    pass
orders blue
    pass
orders green
    pass
expect
    told all: unit-home red cannons
    red techs: cannons
    s34: blue 2 soldier

case a lent super unit goes to its owner's city when the other leaves [super 10]
given
    red alliance: 1
    blue alliance: 1
    s34: blue 2 soldier, red cannons (with blue)
    s34 lead: blue
orders red
    pass
orders blue
    leave alliance
    pass
orders green
    pass
expect
    told all: unit-home red cannons
    red techs: cannons
    s34: blue 2 soldier

case a lent super unit goes to its owner's city when the squad comes home onto its gate [super 10, super 5]
given
    red alliance: 1
    blue alliance: 1
    s34: blue 2 soldier, red cannons (with blue)
    s34 lead: blue
orders red
    pass
orders blue
    retreat s34 to g6
orders green
    pass
expect
    told all: unit-home red cannons
    red techs: cannons
    g6: blue city, blue 4 soldier
    blue techs: empty

case a lent caravan earns for its owner [super 10]
given season 5
    red alliance: 1
    blue alliance: 1
    s34: blue 2 soldier, red donkey-caravans (with blue)
    s34 lead: blue
orders red
    pass
orders blue
    pass
orders green
    pass
expect
    told all: income red caravans 1 0 0 1
    told nobody: income blue caravans
    red lumber: 8
    red gold: 10
    blue gold: 9

case a lent super unit counts among the four of its owner [super 10, super 1]
given
    red alliance: 1
    blue alliance: 1
    red military: 4
    red gold: 9
    red techs: offensive-tactics, increased-fitness, cavalry, battering-ram, mobile-tower
    s34: blue 2 soldier, red cannons (with blue)
    s34 lead: blue
orders red
    buy super-cannons
    pass
orders blue
    pass
orders green
    pass
expect
    refused red 1: too-many-units super-cannons 4

# ---- Trading posts with allies on them ----

case where allies stand on a post, the one who came first owns it [post 6]
given
    red alliance: 1
    blue alliance: 1
    s34: red post-1, red 2 soldier
    s34 lead: red
    red silver-xadlas: 1
    s35: blue 2 soldier
    s35 lead: blue
    dice march blue s35: 1
orders red
    pass
orders blue
    march s35 via s34
orders green
    pass
expect
    told nobody: post-gained
    s34: red post-1, red 2 soldier, blue 2 soldier
    s34 lead: red
    red silver-xadlas: 1
    blue silver-xadlas: 0

case when he who came first leaves, the post is the ally's who stays [post 6]
given
    red alliance: 1
    blue alliance: 1
    s34: red post-1, red 2 soldier, blue 2 soldier
    s34 lead: red
    red silver-xadlas: 1
    dice march red s34: 1
orders red
    march s34 via s33
orders blue
    pass
orders green
    pass
expect
    told all: post-lost red post-1 s34
    told all: post-gained blue post-1 s34
    s34: blue post-1, blue 2 soldier
    red silver-xadlas: 0
    blue silver-xadlas: 1

case he who built on a post owns it, even if an ally came first [post 6]
given
    red alliance: 1
    blue alliance: 1
    s34: red post-1, red 2 soldier, blue 2 soldier
    s34 lead: red
    red silver-xadlas: 1
orders red
    pass
orders blue
    build settlement s34
orders green
    pass
expect
    s34: blue post-1, red 2 soldier, blue 2 soldier, blue settlement
    red silver-xadlas: 0
    blue silver-xadlas: 1

case an ally who comes to a post with a building of its owner does not take it [post 6]
given
    red alliance: 1
    blue alliance: 1
    s34: red post-1, red settlement
    o34: mine, red silo (for s34)
    red supply: 22 silo
    red silver-xadlas: 1
    s35: blue 2 soldier
    s35 lead: blue
    dice march blue s35: 1
orders red
    pass
orders blue
    march s35 via s34
orders green
    pass
expect
    told nobody: post-gained
    told nobody: raided
    s34: red post-1, red settlement, blue 2 soldier
    red silver-xadlas: 1

case when an alliance ends, a post follows those who are left on it [post 6, ally 5]
given
    red alliance: 1
    blue alliance: 1
    s34: red post-1, red 2 soldier, blue 2 soldier
    s34 lead: red
    red silver-xadlas: 1
orders red
    leave alliance
    pass
orders blue
    pass
orders green
    pass
expect
    told all: displaced red 2 s34 g2
    s34: blue post-1, blue 2 soldier
    red silver-xadlas: 0
    blue silver-xadlas: 1

# ---- how it stands ----

case a report names the members of an alliance, its Xadlas and those it needs [over 10]
given
    red alliance: 1
    blue alliance: 1
    red gold-xadlas: 2
    blue gold-xadlas: 1
expect
    told all: alliance-is red 1 3 14
    told all: alliance-is blue 1 3 14
    told nobody: alliance-is green
    printed green: 'Alliance 1: Red and Blue, with 3 of the 14 Xadlas it needs.'

case in a tournament it names the members alone [over 12]
given option alliance-victory no
    red alliance: 1
    blue alliance: 1
expect
    told all: alliance-is red 1 0 0
    printed green: 'Alliance 1: Red and Blue.'

case with nobody allied there is no word of it [over 10]
expect
    told nobody: alliance-is

# ---- Alliances of three ----

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

case three seats that write the same list are allied, and each pays 4 gold [ally 1, ally 2]
given
orders red
    ally blue green
    pass
orders blue
    ally red green
    pass
orders green
    ally blue red
    pass
orders yellow
    pass
expect
    told all: allied red 4
    told all: allied blue 4
    told all: allied green 4
    red gold: 2
    blue gold: 2
    green gold: 2
    yellow gold: 6

case if one of three writes another list nobody is allied [ally 2]
given
orders red
    ally blue green
    pass
orders blue
    ally red
    pass
orders green
    ally blue red
    pass
orders yellow
    pass
expect
    told nobody: allied
    red gold: 6
    blue gold: 6

case two alliances may stand beside each other [ally 1]
given
orders red
    ally blue
    pass
orders blue
    ally red
    pass
orders green
    ally yellow
    pass
orders yellow
    ally green
    pass
expect
    told all: allied red 4
    told all: allied yellow 4
    red gold: 2
    green gold: 2

case an alliance grows in the turn of the newcomer, who alone pays [ally 2]
given
    red alliance: 1
    blue alliance: 1
orders red
    ally blue green
    pass
orders blue
    ally red green
    pass
orders green
    ally red blue
    pass
orders yellow
    pass
expect
    told all: passed blue
    then told all: allied green 4
    then told all: passed green
    red gold: 6
    blue gold: 6
    green gold: 2

case an alliance does not grow if an old member has not written the list [ally 2]
given
    red alliance: 1
    blue alliance: 1
orders red
    ally blue green
    pass
orders blue
    pass
orders green
    ally red blue
    pass
orders yellow
    pass
expect
    told nobody: allied
    green gold: 6

case a newcomer short of gold does not join [ally 2]
given
    red alliance: 1
    blue alliance: 1
    green gold: 3
orders red
    ally blue green
    pass
orders blue
    ally red green
    pass
orders green
    ally red blue
    pass
orders yellow
    pass
expect
    told nobody: allied
    green gold: 3

case members of two alliances cannot form a third one [ally 1]
given
    red alliance: 1
    blue alliance: 1
    green alliance: 2
    yellow alliance: 2
orders red
    ally green
    pass
orders blue
    pass
orders green
    ally red
    pass
orders yellow
    pass
expect
    refused red 1: allied-already
    refused green 1: allied-already
    told nobody: allied

case who leaves an alliance of three pays each of the two others 4 gold [ally 3]
given
    red alliance: 1
    blue alliance: 1
    green alliance: 1
    red gold: 8
orders red
    leave alliance
    pass
orders blue
    pass
orders green
    pass
orders yellow
    pass
expect
    told all: paid-partner red blue 4
    told all: paid-partner red green 4
    red gold: 0
    blue gold: 10
    green gold: 10

case with gold for one of two partners nobody can leave [ally 3]
given
    red alliance: 1
    blue alliance: 1
    green alliance: 1
    red gold: 7
orders red
    leave alliance
    pass
orders blue
    pass
orders green
    pass
orders yellow
    pass
expect
    refused red 1: cannot-pay
    told nobody: paid-partner
    red gold: 7
    blue gold: 6

case the two who are left stay allied [ally 4]
given
    red alliance: 1
    blue alliance: 1
    green alliance: 1
    red gold: 8
    s34: blue 2 soldier
    s34 lead: blue
    s44: green 2 soldier
    s44 lead: green
    dice march blue s34: 1
orders red
    leave alliance
    pass
orders blue
    march s34 via s44
orders green
    pass
orders yellow
    pass
expect
    told nobody: alliance-over
    told nobody: battle
    s44: blue 2 soldier, green 2 soldier

case where the leaver's building stands, the squads of all others are sent home [ally 5]
given
    red alliance: 1
    blue alliance: 1
    green alliance: 1
    red gold: 8
    s44: red settlement, blue 2 soldier, green 2 soldier
    s44 lead: blue
    o45: forest, red silo (for s44)
    red supply: 22 silo
orders red
    leave alliance
    pass
orders blue
    pass
orders green
    pass
orders yellow
    pass
expect
    told all: displaced blue 2 s44 g6
    told all: displaced green 2 s44 g4
    s44: red settlement

case of three allies on a square those who are left stay together when one leaves [ally 5, ally 4]
given
    red alliance: 1
    blue alliance: 1
    green alliance: 1
    red gold: 8
    s44: red soldier, blue 2 soldier, green 2 soldier
    s44 lead: red
orders red
    leave alliance
    pass
orders blue
    pass
orders green
    pass
orders yellow
    pass
expect
    told all: displaced red 1 s44 g2
    s44: blue 2 soldier, green 2 soldier

# ---- Two seats ----

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

case with two seats there is no alliance [ally 1]
given
orders red
    ally blue
    pass
orders blue
    ally red
    pass
expect
    refused red 1: all-allied [ally 1]
    refused blue 1: all-allied
    told nobody: allied
    red gold: 6
    blue gold: 6
