#!/bin/sh
# SPDX-License-Identifier: MIT
# TradeWorlds by mail: an order that waits for the letters of others, as chancellor does. What hangs on it is judged as if
# those came, and a coalition whose leader orders no attack is told to do nothing.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
. "$srcdir/tests/lib/three_lanes.sh"

# Who opens the season comes by chance: the leader is who does so, or blue, who plays before green unless green opens.
newest report 2 | tr -s '\n ' '  ' >.report
leader=2 other=3 with=green against=blue Leader=Blue Other=Green
grep -q 'Green opens every season' .report && leader=3 other=2 with=blue against=green Leader=Green Other=Blue

needs='The coalition does nothing without `attack` or `hit` lines below this line: you lead it, as the first of its members in turn order.'
writes $leader "chancellor against red with $with"
check 'who leads a coalition without an attack is told that it does nothing' has .told "with $with understood, but as the match is now: $needs"
writes $other "chancellor against red with $against"
check 'who does not lead is told what the leader must write' has .told "with $against understood It is done if ${Leader} writes in the same season: chancellor against red with $with 'Understood' means"
writes $leader "chancellor against red with $with" "attack red-1 with $with-1" "hit red with $against-1"
check 'an attack with ships of a coalition that waits is not told to be refused' \
	has .told "chancellor against red with $with understood It is done if ${Other} writes in the same season: chancellor against red with $against 2 attack red-1 with $with-1 understood 3 hit red with $against-1 understood 'Understood' means"
writes $leader "chancellor against red with $with" "attack red-1 with $with-4"
check 'what would be refused though the others send their letters is told' \
	has .told "attack red-1 with $with-4 understood, but if nothing changes, it will be refused: There is no ship on $with-4. [ship 8]"
writes $other "chancellor against red with $against" "attack red-1 with $against-1"
check 'who does not lead is told that the attacks are ordered by another' \
	sh -c "grep -q 'attack red-1 with $against-1 understood, but if nothing changes, it will be refused: [A-Z][a-z]* leads a coalition of this season already' .told"
writes $other "chancellor against red with $against"
writes $leader "chancellor against red with $with"
tp -C club run ring --now >.out
newest report $leader | tr -s '\n ' '  ' | sed 's/ (see [0-9-]*)//g' >.told
check 'the report says that the order of a coalition without an attack failed' has .told 'Your one order was tried, and failed.'
check 'and why' has .told "with $with tried, and failed $needs"
newest report $other | tr -s '\n ' '  ' >.told
check 'and to the other member that the line was done' has .told "with $against done"

# The leader has taken another Role, so that its line was refused when the other member's is reached.
writes $leader 'trader' "chancellor against red with $with"
writes $other "chancellor against red with $against" 'trader'
tp -C club run ring --now >.out
newest report $other | tr -s '\n ' '  ' >.told
check 'a coalition that is none is told what it needs, which holds for each cause' has .told \
	'The letter of each member needs a chancellor order with the same members and the same opponent, and one that was refused in its own turn counts no more. [ally 2]'
finish
