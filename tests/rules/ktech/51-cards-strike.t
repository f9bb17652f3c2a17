# SPDX-License-Identifier: MIT
# Cards that destroy or take over one counter: what each may strike, and what it may not.

game ktech seats 2
    first: red
    last: 1       # in the last season no seat draws, so a hand is what its letter left of it

# ---- Battle ----

case Battle destroys an army of an opponent beside an army of yours [card 1]
given
    4,7: red army
    4,6: blue army
    4,5: blue village
    red hand: battle
orders red
    play battle 4,6
expect
    done red 1
    told all: destroyed red blue army 4,6
    4,6: empty
    4,7: red army
    discard: battle

case Battle destroys armies only [card 1]
given
    4,7: red army
    3,6: blue city
    4,6: blue priest
    4,8: blue caravan
    5,6: blue castle
    5,7: blue village
    red hand: battle
orders red
    play battle 3,6 4,6 4,8 5,6 5,7
expect
    refused red 1: no-target battle
    told nobody: destroyed
    red hand: battle

case Battle does not reach an army two spaces away [card 1]
given
    4,7: red army
    4,5: blue army
    red hand: battle
orders red
    play battle 4,5
expect
    refused red 1: not-a-target 4,5 battle
    4,5: blue army

case for Battle your army must be beside the target, and no other counter of yours will do [card 1]
given
    4,7: red castle
    5,5: red priest
    3,6: red village
    4,6: blue army
    6,5: red army
    red hand: battle
orders red
    play battle 4,6
expect
    refused red 1: not-a-target 4,6 battle
    4,6: blue army

case two copies of Battle destroy two armies [card 1, action 2]
given
    4,7: red army
    4,6 4,8: blue army
    red hand: 2 battle
orders red
    play battle 4,6
    play battle 4,8
expect
    4,6 4,8: empty
    bowl has 19 army
    red hand: empty

# ---- Sea Battle ----

case Sea Battle destroys a ship of an opponent beside a ship of yours [card 7]
given
    4,9: red ship
    5,9: blue ship
    5,8: blue village
    red hand: sea-battle
orders red
    play sea-battle 5,8 5,9    # a village first
expect
    told only red: not-a-target 5,8 sea-battle
    told all: destroyed red blue ship 5,9
    5,9: empty
    bowl has 39 ship

case Sea Battle needs a ship of yours beside the target [card 7]
given
    4,9: red ship
    5,8: red army
    6,9: blue ship             # beside the army, two spaces from the ship
    red hand: sea-battle
orders red
    play sea-battle 6,9
expect
    refused red 1: not-a-target 6,9 sea-battle
    6,9: blue ship
    red hand: sea-battle

# ---- Siege ----

case Siege takes over a castle of an opponent beside an army of yours [card 9]
given
    4,7: red army
    5,6: blue castle
    red hand: siege
orders red
    play siege 5,6
expect
    told all: controlled red blue castle 5,6
    5,6: red castle
    4,7: red army
    discard: siege

case Siege takes cities and castles, nothing else, and one only [card 9, action 4]
given
    4,7: red army
    4,6: blue village
    4,8: blue mine
    5,7: blue temple
    3,7: blue army
    3,6: blue city
    5,6: blue castle
    red hand: siege
orders red
    play siege 4,6 4,8 5,7 3,7 3,6 5,6
expect
    told only red: not-a-target 4,6 siege
    told only red: not-a-target 4,8 siege
    told only red: not-a-target 5,7 siege
    told only red: not-a-target 3,7 siege
    3,6: red city
    5,6: blue castle
    told all 1 times: controlled

case Siege needs an army beside the target; a castle of yours will not do [card 9]
given
    5,5: red castle
    4,7: red village
    5,6: blue city
    4,8: red army              # two spaces away
    red hand: siege
orders red
    play siege 5,6
expect
    refused red 1: not-a-target 5,6 siege
    5,6: blue city

case Siege takes a city from each opponent alike [card 9]
given seats 3
    4,7: red army
    5,6: blue city
    3,6: green city
    red hand: 2 siege
orders red
    play siege 3,6
    play siege 3,6 5,6         # the first is your own by now
expect
    told only red: not-a-target 3,6 siege
    3,6: red city
    5,6: red city

# ---- Raze ----

case Raze destroys a village of an opponent beside an army of yours [card 22]
given
    4,7: red army
    4,6: blue village
    red hand: raze
orders red
    play raze 4,6
expect
    told all: destroyed red blue village 4,6
    4,6: empty
    bowl has 100 village

case Raze destroys settlements, which are villages and cities, and nothing else [card 22, build 6]
given
    4,7: red army
    5,6: blue castle
    4,8: blue mine
    4,6: blue temple
    3,7: blue caravan
    3,6: blue city
    red hand: raze
orders red
    play raze 5,6 4,8 4,6 3,7 3,6
expect
    told all 1 times: destroyed
    3,6: empty
    5,6: blue castle
    4,8: blue mine
    4,6: blue temple
    3,7: blue caravan

case Raze needs an army of yours beside the target [card 22]
given
    4,7: red castle
    4,8: red army
    4,6: blue village
    red hand: raze
orders red
    play raze 4,6
expect
    refused red 1: not-a-target 4,6 raze
    4,6: blue village

# ---- Convert ----

case Convert takes over a counter of any sort beside a priest of yours [card 17]
given
    4,7: red priest
    4,6: blue village
    red hand: convert
orders red
    play convert 4,6
expect
    told all: controlled red blue village 4,6
    4,6: red village
    4,7: red priest

case Convert takes over a counter of any sort beside a temple of yours [card 17]
given
    4,7: red temple
    5,6: blue castle
    red hand: convert
orders red
    play convert 5,6
expect
    5,6: red castle

case Convert may take a mine and a ship [card 17, action 14]
given
    4,8: red temple            # beside 3,7 3,8 4,9 5,7
    3,7: blue army
    3,8: blue mine
    4,9: blue ship
    red hand: 2 convert
orders red
    play convert 3,8
    play convert 4,9
expect
    3,7: blue army
    3,8: red mine
    4,9: red ship

case Convert needs a priest or temple of yours beside the target [card 17]
given
    4,7: red army
    5,6: red castle
    4,6: blue village
    4,8: red temple            # two spaces away
    red hand: convert
orders red
    play convert 4,6
expect
    refused red 1: not-a-target 4,6 convert
    4,6: blue village
    red hand: convert

case Convert takes no empty space [card 17]
given
    4,7: red priest
    red hand: convert
orders red
    play convert 4,6
expect
    refused red 1: not-a-target 4,6 convert
    4,6: empty

case a priest just converted converts in turn [card 17, build 9]
given
    4,7: red priest
    4,6: blue priest
    4,5: blue village
    red hand: 2 convert
orders red
    play convert 4,6
    play convert 4,5
expect
    4,6: red priest
    4,5: red village

# ---- Conquest ----

case Conquest takes over a counter of an opponent beside an army of yours [card 28]
given
    4,7: red army
    4,6: blue temple
    red hand: conquest
orders red
    play conquest 4,6
expect
    told all: controlled red blue temple 4,6
    4,6: red temple

case Conquest takes over a counter of an opponent beside a castle of yours [card 28]
given
    4,7: red castle
    4,6: blue army
    red hand: conquest
orders red
    play conquest 4,6
expect
    4,6: red army

case Conquest takes no ship [card 28]
given
    4,8: red army
    5,8: red castle
    4,9: blue ship
    red hand: conquest
orders red
    play conquest 4,9
expect
    refused red 1: not-a-target 4,9 conquest
    4,9: blue ship
    red hand: conquest

case Conquest needs an army or a castle of yours beside the target [card 28]
given
    4,7: red priest
    5,6: red city
    4,6: blue village
    4,8: red army              # two spaces away
    red hand: conquest
orders red
    play conquest 4,6
expect
    refused red 1: not-a-target 4,6 conquest
    4,6: blue village

case Conquest takes a priest or a caravan of any opponent, one for each card [card 28]
given seats 3
    4,7: red army
    4,6: blue village
    3,6: green city
    4,8: blue mine
    3,7: green caravan
    5,7: blue priest
    red hand: 2 conquest
orders red
    play conquest 5,7
    play conquest 3,7
expect
    5,7: red priest
    3,7: red caravan
    4,6: blue village
    3,6: green city
    4,8: blue mine

# ---- Disaster ----

case Disaster destroys one counter, of whatever sort but a village [card 29]
given
    4,6: red village
    7,4: blue village
    7,3: blue mine
    8,5: blue city
    red hand: disaster
orders red
    play disaster 7,4 8,5 7,3
expect
    told only red: not-a-target 7,4 disaster
    told all 1 times: destroyed
    told all: destroyed red blue city 8,5
    7,3: blue mine
    7,4: blue village
    bowl has 20 city
