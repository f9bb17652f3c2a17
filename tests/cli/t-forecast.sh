#!/bin/sh
# SPDX-License-Identifier: MIT
# What would come of orders, played many times on guesses: for a player, with no club.
. "${srcdir:-.}/tests/lib.sh"

# A match of tradewarz in its first winter, when the blue die counts for marches: with this chance
# the city of Red is g1, beside s15, and next to that lies s14 with a trading post.
tp init club
known_keys club 2
tp -C club new tradewarz strait --seats 2
known match club strait 6
for seat in red blue; do
	tp -C club seat strait $seat --name $seat --mail $seat@example.org --key club/$seat.pub
done
tp -C club start strait
for _ in 0 1 2 3; do
	tp -C club run strait --now
done
tp -C club show strait --seat red --xml >report.xml
rm -rf club

lines() {
	printf '%s\n' "$@" >orders.txt
}
# forecast CODE FLAG...: ends with that code; what it prints is in .cast, and in .flat as one line
forecast() {
	code=$1
	shift
	exits "$code" tp forecast report.xml orders.txt "$@" || return 1
	cp .stdout .cast
	{ tr '\n' ' ' <.cast | tr -s ' '; echo; } >.flat
}

lines 'recruit'
check 'a sure order goes well' forecast 0
check 'and is done in all' has .flat 'recruit: done in 100 of 100'
check 'what it brings is told' grep -q 'soldier on the map: 2 now, 3 after' .flat
check 'what does not change, too' has .flat 'The same as now, every time:'
lines 'build castle s11'
check 'an impossible order does not' forecast 1
check 'it is refused in all' has .flat 'build castle s11: refused in 100 of 100'
check 'with the reason and its clause' grep -q '^     [A-Z].*\[[a-z]* [0-9]*\]$' .cast

lines 'march 2 g1 via s15 s14 s13' 'on 2 g1 via s15 s14'
check 'an order that hangs on a die' forecast 1 --times 60
check 'is done in some' grep -q 'on 2 g1 via s15 s14: done in \([1-9]\|[1-5][0-9]\) of 60' .flat
check 'and in some not' grep -q 'not reached in \([1-9]\|[1-5][0-9]\) of 60' .flat
check 'the outcome that the opening would tell is told' grep -q 'in \([1-9]\|[1-5][0-9]\) of 60: You came to s14 with 2 soldiers\. You took trading post 2' .flat
check 'what may come of it has a range and a median' \
	grep -q 'silver Xadlas: 0 now, 0 to 1 after, median [01]' .flat
lines 'march 2 g1 via' 'if gold > 99: resources gold' 'resources gold gold'
check 'lines of other kinds' forecast 1 --times 3
check 'one that is not understood' has .flat 'march 2 g1 via: not understood'
check 'one that is not tried' has .flat 'resources gold: not tried'

# ---- what was assumed ----

lines 'recruit'
forecast 0
check 'hidden things are assumed' has .flat 'Hidden cards and pieces were dealt at random each time'
check 'others send nothing' has .flat 'No other seat sends a letter'
check 'dice are not the dice of the match' has .flat 'These are practice dice'
check 'the season alone' has .flat 'Only this season was played'
check 'no line is too long' sh -c '! grep -q "^.\{73,\}" .cast'
check 'or the autopilot plays the others' forecast 0 --others autopilot --times 5
check 'and it says so' has .flat 'The autopilot plays all other seats'

# ---- the same again ----

lines 'march 2 g1 via s15 s14 s13'
forecast 0
cp .cast .first
forecast 0
check 'the same report and orders give the same bytes' cmp .cast .first
mkdir elsewhere
cp report.xml elsewhere/r.xml
check 'wherever they lie, and without a club' sh -c 'cd elsewhere &&
	"$0" forecast r.xml ../orders.txt | cmp - ../.first' "$TRADEPOST"
# Two guesses can come to the same figures by chance.
guessed_anew() {
	for odd in 1 2 3 4 5 6; do
		sed "s/seats=\"2\"/seats=\"2\" odd=\"$odd\"/" report.xml >other.xml
		"$TRADEPOST" forecast other.xml orders.txt | cmp -s - .first || return 0
	done
	return 1
}
check 'another report is guessed at in another way' guessed_anew
sed 's/name="pile-size" value="6"/name="pile-size" value="5"/' \
	"$srcdir/db/boxes/tradewarz.xml" >odd.xml
check 'another box says which is wanted' says 65 'not the box' \
	tp forecast report.xml orders.txt --box odd.xml

# ---- what is none ----

hostile() {
	sed "$1" report.xml >bad.xml
	cmp -s bad.xml report.xml && return 1
	exits 65 tp forecast bad.xml orders.txt
}
check 'a report with a DOCTYPE is refused' hostile '1a <!DOCTYPE r [<!ENTITY a "b">]>'
check 'one cut off' hostile '20,$d'
check 'one of a seat that is not there' hostile '0,/seat="red"/s//seat="pink"/'
check 'one with more than could be' hostile '0,/gold="6"/s//gold="99999999999"/'
check 'an order text is no report' exits 65 tp forecast orders.txt orders.txt
check 'a report that is not there' exits 66 tp forecast nothing.xml orders.txt
check 'times has its bounds' says 64 'from 1 to 1000' tp forecast report.xml orders.txt --times 0
check 'others are nobody or autopilot' says 64 'nobody or autopilot' \
	tp forecast report.xml orders.txt --others everybody
finish
