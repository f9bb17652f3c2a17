#!/bin/sh
# SPDX-License-Identifier: MIT
# Cases, played from outside: what is expected of reports fails where it is wrong, and says what is so
# instead.
. "${srcdir:-.}/tests/lib.sh"

cat >head <<'END'
game ktech seats 2
    first: red

case march [action 25]
given season 5
    4,6: red village
    4,7: red army
    7,3: blue village
    red hand: march
orders red
    play march 4,7-4,8
expect
END

# fails EXPECTATION FOUND: of the case above with this line, the 13th of its file
fails() {
	{ cat head && echo "    $1"; } >case.t
	exits 1 tp try case.t || return 1
	grep -qF "# case.t:13: expected $1, found $2" .stdout || {
		cat .stdout
		return 1
	}
}
holds() {
	{ cat head && echo "    $1"; } >case.t
	prints 'ok 1 - march' tp try case.t
}
wrong() {
	{ cat head && echo "    $1"; } >case.t
	says 65 "case.t:13: $2" tp try case.t
}
one_stream() {
	{ cat head && echo '    over'; } >case.t
	tp try case.t >.all 2>&1
	tail -2 .all | tr '\n' '|' >.end
	[ "$(cat .end)" = '1..1|tradepost: 1 of 1 cases fail|' ] || {
		cat .all
		return 1
	}
}

check 'what a report says holds, wherever its lines end' holds \
	"printed red: 'Your one order was refused. You lead with 2 in total'"
check 'what it does not say fails, with what it says instead' fails \
	"printed red: 'Your one order was done'" "red 'Your one order was refused. You lead"
check 'what a report must not say fails where it does' fails \
	"not printed red: Bowl" "red 1 time 'Bowl"
check 'an order that is offered holds' holds 'offered red: play march 4,7-3,6'
check 'an order that is not offered fails, with those that are' fails \
	'offered red: play march 4,7-4,8' 'red play march 4,7-3,6, play march 4,7-5,6'
check 'an order that must not be offered fails where it is' fails \
	'not offered red: play march 4,7-3,6' 'red play march 4,7-3,6'
check 'an order that is none is a mistake' wrong 'offered red: jump' "no order begins with 'jump'"
{ cat head && printf '    refused red 1\ntwin blue\n    red hand: siege\n'; } >twin.t
check 'a twin that differs in what a seat cannot see holds' prints 'ok 1 - march' tp try twin.t
{ cat head && printf '    refused red 1\ntwin blue\n    red gold: 2\n'; } >twin.t
check 'one that differs in what it sees is no case that holds' exits 1 tp try twin.t
check 'and says in what' has .stdout "# twin.t:14: expected the same report for blue, found 'Red leads with 2 in total; you are second of 2, with 1 in total. So far' and of the twin 'Red leads with 4 in total;"
check 'what nobody was asked fails, with what there was' fails 'asked red: steal-from' nothing
check 'an answer is legal only where it is asked for' fails \
	'legal red steal-from: blue' 'that the question was not asked'
check 'a place has so many pieces of any kind' holds '4,7 has 1 piece, 1 red unit'
check 'and fails where it has not' fails '4,7 has 2 pieces' '1 pieces'
check 'an area is counted as a whole' holds 'land has 2 settlement, 3 pieces in all'
check 'and fails as a whole' fails 'land has 4 red pieces in all' 'red 2 pieces in all'
check 'a line was not refused for another reason' holds 'not refused red 1: no-target'
sed 's/red hand: march/deck top: army/' head >laid.t
echo '    not over' >>laid.t
check 'what never lies in a place is not laid there' says 65 \
	"laid.t:9: 'army' cannot lie there: 'deck' holds card" tp try laid.t
cat >civ.t <<'END'
game dragonlords seats 2
    red first-kingdom: r4k
    order 0: red
    order 1: blue
    hidden-shards: 9

case a ship sails [sail 4]
given season 2
    r4k: red gorbag, red orc
    r4k holder: red
    iw3: red maw
    red aboard: red orc (ship maw)
    r6k: blue hrolf, blue barbarian
    r6k holder: blue
orders red
    sail maw iw2
expect
    iw2: red maw
END
check 'a table that lacks what the set-up gives every seat is refused, before anything is played' \
	says 65 "civ.t:8: this table cannot be: a seat has no civilization" tp try civ.t
check 'the sum of what failed stands behind the test points' one_stream

finish
