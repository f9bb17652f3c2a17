# SPDX-License-Identifier: MIT
# The Action phase: which cards are played, in what order, when one is refused and when it is
# spent, and whose counters and whose gold it works on. Moves and theft have files of their own.

game ktech seats 2
    first: red
    last: 1       # in the last season no seat draws, so a hand is what its letter left of it

# ---- playing ----

case a card in hand may be played, and does what it says [action 1]
given
    3,7: red village           # on plains
    red hand: harvest, raid
orders red
    play harvest
expect
    done red 1
    told all: played red harvest
    red gold: 1
    red hand: raid

case a card that others hold is not yours to play [action 1]
given
    3,7: red village
    red hand: raid
    blue hand: harvest
orders red
    play harvest
expect
    refused red 1: not-held harvest [action 1]
    red gold: 0
    red hand: raid
    blue hand: harvest

case a card on the discard pile cannot be played again [action 1, action 3]
given
    3,7: red village
    discard: harvest
orders red
    play harvest
expect
    refused red 1: not-held harvest
    red gold: 0
    discard: harvest

case what is not ordered is not played [action 1]
given
    3,7: red village
    red hand: harvest, markets
expect
    told nobody: played
    red gold: 0
    red hand: harvest, markets

case as many cards as are held may be played in one turn [action 2]
given
    3,7: red village           # plains, with two hills beside it and no water, no tundra
    red hand: harvest, markets, herding, lumber, fishing, trapping, quarries
orders red
    play harvest
    play markets
    play herding
    play lumber
    play fishing
    play trapping
    play quarries
expect
    red gold: 4
    red hand: empty
    discard: harvest, markets, herding, lumber, fishing, trapping, quarries

case two copies of a card may be played in one turn, and no third [action 2, action 1]
given
    3,7: red village
    red hand: 2 harvest
orders red
    play harvest
    play harvest
    play harvest
expect
    done red 1
    done red 2
    refused red 3: not-held harvest [action 1]
    red gold: 2
    discard: 2 harvest

case a card may be played for nothing although it has a target [action 2]
given
    4,7: red army
    4,6: blue army
    red hand: battle
orders red
    play battle for nothing
expect
    done red 1
    told all: for-nothing red battle
    told nobody: destroyed
    4,6: blue army
    red hand: empty
    discard: battle

case a card may be played for nothing when it has no target [action 2]
given
    4,6: red village
    red hand: siege
orders red
    play siege for nothing
expect
    done red 1
    red hand: empty
    discard: siege

case cards for gold, points, theft and moves bring nothing when played for nothing [action 2]
given
    3,7: red village
    4,7: red army
    5,6: blue city
    3,6: red city
    blue gold: 3
    red hand: harvest, culture, raid, march
orders red
    play harvest for nothing
    play culture for nothing
    play raid for nothing
    play march for nothing
expect
    told all 4 times: for-nothing red
    red gold: 0
    red vp: 0
    blue gold: 3
    4,7: red army
    red hand: empty
    discard: harvest, culture, raid, march

case only a card in hand can be played for nothing [action 2, action 1]
given
    3,7: red village
    red hand: raid
orders red
    play harvest for nothing
expect
    refused red 1: not-held harvest
    discard: empty

case a played card is on the discard pile before the turn is over [action 3, draw 3]
given
    3,7: red village
    red hand: disaster
    red gold: 2
    deck: empty
    discard: rest of deck
    shuffle deck: disaster     # the only one there is: it is found in the pile at once
orders red
    play disaster for nothing
    gold d
expect
    told all: for-nothing red disaster
    then told all: deck-out 1
    red hand: disaster

case all seats play onto one discard pile [action 3]
given
    3,7: red village
    7,4: blue village
    red hand: harvest
    blue hand: markets
orders red
    play harvest
orders blue
    play markets
expect
    discard: harvest, markets

# ---- the order is tried when reached ----

case a card with one target strikes the first legal one of its list and no more [action 4]
given
    4,7: red army
    4,8: blue caravan
    4,6: blue army
    5,7: blue army
    red hand: battle
orders red
    play battle 3,6 4,8 4,6 5,7    # nothing there, not an army, an army, another
expect
    done red 1
    told all: destroyed red blue army 4,6
    told all 1 times: destroyed
    4,6: empty
    4,8: blue caravan
    5,7: blue army
    discard: battle

case a card with no legal target on its list is refused and stays in the hand [action 4]
given
    4,7: red army
    4,8: blue caravan
    5,7: blue army             # legal, but not on the list
    red hand: battle
orders red
    play battle 4,8 3,6
expect
    refused red 1: not-a-target 4,8 battle [action 4]
    refused red 1: not-a-target 3,6 battle
    refused red 1: no-target battle [action 4]
    told nobody: played
    5,7: blue army
    red hand: battle
    discard: empty

case a refusal is told to its writer alone [action 4, seen 9]
given
    4,7: red army
    4,8: blue caravan
    red hand: battle
orders red
    play battle 4,8
expect
    told only red: not-a-target 4,8 battle
    not told blue: no-target

case no target is ever chosen for the player, be there only one [action 4]
given
    4,7: red army
    4,6: blue army
    red hand: battle
orders red
    play battle
expect
    refused red 1: needs-target battle [action 4]
    4,6: blue army
    red hand: battle

case no step is ever chosen for the player [action 4]
given
    4,6: red village
    4,7: red army
    red hand: march
orders red
    play march
expect
    refused red 1: needs-steps march [action 4]
    4,7: red army
    red hand: march

case a refused card can be thrown away by the alternative below it [action 4, action 2]
given
    4,7: red army
    red hand: battle
orders red
    play battle 4,8
      else play battle for nothing
expect
    refused red 1: no-target battle
    done red 2
    red hand: empty
    discard: battle

case a move card makes its legal steps although others are refused [action 4]
given
    4,6: red village
    4,7: red army
    5,6: red army
    5,5: red army
    red hand: march
orders red
    play march 4,7-4,5, 5,6-5,7, 5,5-5,4    # two spaces away; well; out of contact
expect
    done red 1
    told only red: not-adjacent 4,7 4,5
    told all: moved red army 5,6 5,7
    told only red: no-contact 5,4
    4,7: red army
    5,7: red army
    5,5: red army
    discard: march

case a move card without a legal step is refused and stays in the hand [action 4]
given
    4,6: red village
    4,7: red army
    red hand: march
orders red
    play march 4,7-4,5, 4,6-5,6    # two spaces away; a village
expect
    refused red 1: not-adjacent 4,7 4,5 [action 21]
    refused red 1: not-moved-by village march
    refused red 1: no-step march [action 4]
    told nobody: played
    red hand: march

case a card for gold is spent although it makes none [action 4]
given
    4,6: red village           # a swamp
    red hand: harvest, gold-mines, tithes
orders red
    play harvest
    play gold-mines
    play tithes
expect
    told all 3 times: played red
    red gold: 0
    red hand: empty
    discard: harvest, gold-mines, tithes

case a card for points is spent although it makes none [action 4]
given
    4,6: red village
    red hand: culture
orders red
    play culture
expect
    told all: played red culture
    red vp: 0
    red hand: empty

case a card for theft is spent although it steals nothing [action 4]
given
    4,7: red army              # beside nobody
    4,6: red village
    7,4: blue village
    blue gold: 4
    red hand: raid, piracy
orders red
    play raid
    play piracy from blue
expect
    told all 2 times: played red
    told nobody: stole
    blue gold: 4
    red hand: empty

case the condition yield above 0 holds back a card that would make nothing [action 4, letters 9]
given
    4,6: red village           # a swamp, beside it hills and mountains
    red hand: harvest, markets
orders red
    if yield > 0: play harvest
    if yield > 0: play markets
expect
    false red 1
    done red 2
    red gold: 1
    red hand: harvest

case a second card finds the table as the first one left it [action 4]
given
    4,7: red army
    4,6: blue army
    4,8: blue army
    red hand: 2 battle
orders red
    play battle 4,6 4,8
    play battle 4,6 4,8        # the first is gone by now
expect
    4,6: empty
    4,8: empty
    told all: destroyed red blue army 4,6
    then told all: destroyed red blue army 4,8

case a card meets the table as earlier seats left it [action 4, letters 2]
given
    4,7: red army
    4,8: blue army
    5,8: blue village
    red hand: battle
    blue hand: march
orders red
    play battle 4,8
orders blue
    play march 4,8-3,8
expect
    refused blue 1: not-yours 4,8 [action 20]
    4,8: empty
    3,8: empty
    blue hand: march

case cards are played in the order written [action 4, letters 2]
given
    4,7: red army
    3,6: red village
    2,8: blue castle
    red hand: siege, march
orders red
    play siege 2,8
    play march 4,7-3,7         # too late for the siege
expect
    refused red 1: not-a-target 2,8 siege
    done red 2
    2,8: blue castle

# ---- what belongs to no card of that sort ----

case a card for gold or points takes no target, no step and nobody to rob [action 4, letters 5]
given
    3,7: red village
    3,6: red city
    red hand: harvest, culture
orders red
    play harvest 3,7
    play harvest 3,7-4,7
    play harvest from blue
    play culture 3,6
expect
    refused red 1: takes-no-target harvest [action 4]
    refused red 2
    refused red 3: robs-nobody harvest [action 29]
    refused red 4: takes-no-target culture
    red gold: 0
    red hand: harvest, culture

case a card for theft takes no target and no step [action 4, letters 5]
given
    4,7: red army
    4,6: blue village
    blue gold: 2
    red hand: raid
orders red
    play raid 4,6
    play raid 4,7-4,6
expect
    refused red 1: takes-no-target raid
    refused red 2
    blue gold: 2
    red hand: raid

case a card that strikes takes no step and robs nobody [action 4, letters 5]
given
    4,7: red army
    4,6: blue army
    5,6: blue city
    red hand: battle, siege
orders red
    play battle 4,7-4,6
    play battle from blue
    play siege 4,7-5,6
    play siege from blue
expect
    refused red 1
    refused red 2: robs-nobody battle
    refused red 3
    refused red 4: robs-nobody siege
    4,6: blue army
    5,6: blue city
    red hand: battle, siege

case a card that moves takes no single spaces and robs nobody [action 4, letters 5]
given
    4,6: red village
    4,7: red army
    red hand: march, safe-passage
orders red
    play march 4,7 3,7
    play march from blue
    play safe-passage 4,7
expect
    refused red 1: needs-steps march
    refused red 2: robs-nobody march
    refused red 3: needs-steps safe-passage
    4,7: red army
    red hand: march, safe-passage

# ---- what a card would yield ----

case the yield of a card for theft is what it would steal at that moment [action 4, letters 9]
given
    4,7 5,6: red army          # two armies, but one coin to steal
    4,6: blue village
    blue gold: 1
    red hand: raid
orders red
    if yield > 1: play raid
    if yield raid = 1: play raid
expect
    false red 1
    done red 2
    red gold: 1

case the yield of a card changes with the cards played before it [action 4, letters 9]
given
    4,7: red army
    3,6: blue city
    red hand: siege, markets
orders red
    if yield markets > 0: play markets
    play siege 3,6
    if yield markets > 0: play markets
expect
    false red 1
    done red 3
    red gold: 1
