# SPDX-License-Identifier: MIT
# Every card that looks at neighbours, with a counter of every sort on both sides: none counts,
# strikes, steals or is struck that the card does not name.

# ---- cards that look at neighbours: one blue counter of each sort, each alone ----

game ktech seats 2
    first: red
    last: 1
    10,2: blue village         # 9,2 touches it on land, 9,1 on water
    6,8: blue city             # 5,8 touches it on land, 7,8 on water
    2,5: blue castle           # 1,5 touches it on land, 1,4 on water
    7,10: blue mine            # 8,11 touches it on land, 7,9 on water
    3,8: blue army             # 3,7 touches it on land, 4,9 on water
    5,3: blue caravan          # 4,4 touches it on land, 5,2 on water
    4,11: blue temple          # 4,12 touches it on land, 4,10 on water
    7,1: blue priest           # 6,1 touches it on land, 8,1 on water
    2,10: blue ship            # 1,9 touches it on land, 2,11 on water

case Port of Call: of nine sorts of neighbours villages and cities pay [card 5]
given
    9,1 7,8 1,4 7,9 4,9 5,2 4,10 8,1 2,11: red ship
    red hand: port-of-call
orders red
    play port-of-call
expect
    red gold: 6

case Merchants: of nine sorts of neighbours villages and cities pay [card 6]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: red caravan
    red hand: merchants
orders red
    play merchants
expect
    red gold: 6

case Tariffs: all nine sorts of neighbours pay [card 21]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: red village
    red hand: tariffs
orders red
    play tariffs
expect
    red gold: 9

case Indulgences: of nine sorts of neighbours villages pay a priest [card 18]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: red priest
    red hand: indulgences
orders red
    play indulgences
expect
    red gold: 1

case Indulgences: of nine sorts of neighbours villages pay a temple [card 18]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: red temple
    red hand: indulgences
orders red
    play indulgences
expect
    red gold: 1

case Taxes: of nine sorts of neighbours villages pay [card 20]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: red castle
    red hand: taxes
orders red
    play taxes
expect
    red gold: 1

case Raid: of nine sorts of neighbours all but ships are robbed [card 8]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: red army
    blue gold: 20
    red hand: raid
orders red
    play raid
expect
    red gold: 8
    blue gold: 12

case Piracy: all nine sorts of neighbours are robbed [card 23]
given
    9,1 7,8 1,4 7,9 4,9 5,2 4,10 8,1 2,11: red ship
    blue gold: 20
    red hand: piracy
orders red
    play piracy
expect
    red gold: 9
    blue gold: 11

case Battle: of nine sorts armies are struck [card 1]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: red army
    red hand: battle
orders red
    play battle 10,2 6,8 2,5 7,10 5,3 4,11 7,1 2,10
    play battle 3,8
expect
    refused red 1: no-target battle
    done red 2
    3,8: empty

case Raze: of nine sorts villages and cities are struck [card 22]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: red army
    red hand: 2 raze
orders red
    play raze 2,5 7,10 3,8 5,3 4,11 7,1 2,10
    play raze 10,2
    play raze 6,8
expect
    refused red 1: no-target raze
    done red 2
    done red 3
    10,2: empty
    6,8: empty

case Siege: of nine sorts cities and castles are taken [card 9]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: red army
    red hand: 2 siege
orders red
    play siege 10,2 7,10 3,8 5,3 4,11 7,1 2,10
    play siege 6,8
    play siege 2,5
expect
    refused red 1: no-target siege
    done red 2
    done red 3
    6,8: red city
    2,5: red castle

case Sea Battle: of nine sorts ships are struck [card 7]
given
    9,1 7,8 1,4 7,9 4,9 5,2 4,10 8,1 2,11: red ship
    red hand: sea-battle
orders red
    play sea-battle 10,2 6,8 2,5 7,10 3,8 5,3 4,11 7,1
    play sea-battle 2,10
expect
    refused red 1: no-target sea-battle
    done red 2
    2,10: empty

case Conquest: of nine sorts ships alone are safe [card 28]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: red army
    red hand: conquest
orders red
    play conquest 2,10
expect
    refused red 1: no-target conquest
    2,10: blue ship

case Conquest takes a village and a city [card 28]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: red army
    red hand: 2 conquest
orders red
    play conquest 10,2
    play conquest 6,8
expect
    10,2: red village
    6,8: red city

case Conquest takes a castle and a mine [card 28]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: red army
    red hand: 2 conquest
orders red
    play conquest 2,5
    play conquest 7,10
expect
    2,5: red castle
    7,10: red mine

case Conquest takes an army and a temple [card 28]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: red army
    red hand: 2 conquest
orders red
    play conquest 3,8
    play conquest 4,11
expect
    3,8: red army
    4,11: red temple

case Conquest takes a caravan and a priest [card 28]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: red army
    red hand: 2 conquest
orders red
    play conquest 5,3
    play conquest 7,1
expect
    5,3: red caravan
    7,1: red priest

case Convert takes a village and a city [card 17]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: red temple
    red hand: 2 convert
orders red
    play convert 10,2
    play convert 6,8
expect
    10,2: red village
    6,8: red city

case Convert takes a castle and a mine [card 17]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: red temple
    red hand: 2 convert
orders red
    play convert 2,5
    play convert 7,10
expect
    2,5: red castle
    7,10: red mine

case Convert takes an army and a temple [card 17]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: red temple
    red hand: 2 convert
orders red
    play convert 3,8
    play convert 4,11
expect
    3,8: red army
    4,11: red temple

case Convert takes a caravan and a priest [card 17]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: red temple
    red hand: 2 convert
orders red
    play convert 5,3
    play convert 7,1
expect
    5,3: red caravan
    7,1: red priest

case Convert takes a ship [card 17]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: red temple
    red hand: convert
orders red
    play convert 2,10
expect
    2,10: red ship

case Disaster destroys a city [card 29]
given
    red hand: disaster
orders red
    play disaster 10,2 6,8
expect
    10,2: blue village
    6,8: empty

case Disaster destroys a castle [card 29]
given
    red hand: disaster
orders red
    play disaster 10,2 2,5
expect
    10,2: blue village
    2,5: empty

case Disaster destroys a mine [card 29]
given
    red hand: disaster
orders red
    play disaster 10,2 7,10
expect
    10,2: blue village
    7,10: empty

case Disaster destroys an army [card 29]
given
    red hand: disaster
orders red
    play disaster 10,2 3,8
expect
    10,2: blue village
    3,8: empty

case Disaster destroys a caravan [card 29]
given
    red hand: disaster
orders red
    play disaster 10,2 5,3
expect
    10,2: blue village
    5,3: empty

case Disaster destroys a temple [card 29]
given
    red hand: disaster
orders red
    play disaster 10,2 4,11
expect
    10,2: blue village
    4,11: empty

case Disaster destroys a priest [card 29]
given
    red hand: disaster
orders red
    play disaster 10,2 7,1
expect
    10,2: blue village
    7,1: empty

case Disaster destroys a ship [card 29]
given
    red hand: disaster
orders red
    play disaster 10,2 2,10
expect
    10,2: blue village
    2,10: empty

# ---- cards that look at neighbours: one red counter of each sort, each alone ----

game ktech seats 2
    first: red
    last: 1
    10,2: red village          # 9,2 touches it on land, 9,1 on water
    6,8: red city              # 5,8 touches it on land, 7,8 on water
    2,5: red castle            # 1,5 touches it on land, 1,4 on water
    7,10: red mine             # 8,11 touches it on land, 7,9 on water
    3,8: red army              # 3,7 touches it on land, 4,9 on water
    5,3: red caravan           # 4,4 touches it on land, 5,2 on water
    4,11: red temple           # 4,12 touches it on land, 4,10 on water
    7,1: red priest            # 6,1 touches it on land, 8,1 on water
    2,10: red ship             # 1,9 touches it on land, 2,11 on water

case Port of Call: of nine sorts beside a village ships earn [card 5]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: blue village
    red hand: port-of-call
orders red
    play port-of-call
expect
    red gold: 3

case Merchants: of nine sorts beside a village caravans earn [card 6]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: blue village
    red hand: merchants
orders red
    play merchants
expect
    red gold: 3

case Tariffs: of nine sorts beside a village villages and cities earn [card 21]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: blue village
    red hand: tariffs
orders red
    play tariffs
expect
    red gold: 2

case Indulgences: of nine sorts beside a village temples and priests earn [card 18]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: blue village
    red hand: indulgences
orders red
    play indulgences
expect
    red gold: 2

case Taxes: of nine sorts beside a village castles earn [card 20]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: blue village
    red hand: taxes
orders red
    play taxes
expect
    red gold: 1

case Raid: of nine sorts beside a village armies steal [card 8]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: blue village
    blue gold: 20
    red hand: raid
orders red
    play raid
expect
    red gold: 1
    blue gold: 19

case Piracy: of nine sorts beside a village ships steal [card 23]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: blue village
    blue gold: 20
    red hand: piracy
orders red
    play piracy
expect
    red gold: 1
    blue gold: 19

case Battle: of nine sorts armies strike [card 1]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: blue army
    red hand: battle
orders red
    play battle 9,2 5,8 1,5 8,11 4,4 4,12 6,1 1,9
    play battle 3,7
expect
    refused red 1: no-target battle
    done red 2
    3,7: empty

case Raze: of nine sorts armies strike [card 22]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: blue village
    red hand: raze
orders red
    play raze 9,2 5,8 1,5 8,11 4,4 4,12 6,1 1,9
    play raze 3,7
expect
    refused red 1: no-target raze
    done red 2
    3,7: empty

case Siege: of nine sorts armies take [card 9]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: blue city
    red hand: siege
orders red
    play siege 9,2 5,8 1,5 8,11 4,4 4,12 6,1 1,9
    play siege 3,7
expect
    refused red 1: no-target siege
    done red 2
    3,7: red city

case Sea Battle: of nine sorts ships strike [card 7]
given
    9,1 7,8 1,4 7,9 4,9 5,2 4,10 8,1 2,11: blue ship
    red hand: sea-battle
orders red
    play sea-battle 9,1 7,8 1,4 7,9 4,9 5,2 4,10 8,1
    play sea-battle 2,11
expect
    refused red 1: no-target sea-battle
    done red 2
    2,11: empty

case Convert: of nine sorts temples and priests take [card 17]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: blue village
    red hand: 2 convert
orders red
    play convert 9,2 5,8 1,5 8,11 3,7 4,4 1,9
    play convert 4,12
    play convert 6,1
expect
    refused red 1: no-target convert
    done red 2
    done red 3
    4,12: red village
    6,1: red village

case Conquest: of nine sorts castles and armies take [card 28]
given
    9,2 5,8 1,5 8,11 3,7 4,4 4,12 6,1 1,9: blue village
    red hand: 2 conquest
orders red
    play conquest 9,2 5,8 8,11 4,4 4,12 6,1 1,9
    play conquest 1,5
    play conquest 3,7
expect
    refused red 1: no-target conquest
    done red 2
    done red 3
    1,5: red village
    3,7: red village
