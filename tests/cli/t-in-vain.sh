#!/bin/sh
# SPDX-License-Identifier: MIT
# A line that is understood, and would be done, can yet bring less than its writer thinks: a place that it lists can
# never be taken, a card brings nothing. The answer to the letter says so before the season, and so does check.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
. "$srcdir/tests/lib/two_friends.sh"

# ---- places ----

begin isle
writes 'start 7,2 4,6 0,4'
told ack
check 'of the places that a start lists those on water are told' has .told \
	'1 start 7,2 4,6 0,4 understood, but as things stand now: Write other places if you want more choices: these are passed over. A village cannot stand on 7,2. [build 5] A village cannot stand on 0,4. [build 5]'
check 'and that alone does not keep the season open' has .told 'All letters are in, so the season is played next.'
writes 'start 4,6 7,2'
told ack
check 'one that stands behind a place that will do is told, too' has .told \
	'1 start 4,6 7,2 understood, but as things stand now: Write other places if you want more choices: these are passed over. A village cannot stand on 7,2.'
writes 'start 7,2'
told ack
check 'where none will do, one that will is told before the reason' has .told \
	"1 start 7,2 understood, but if nothing changes, it will be refused: Write for example 'start 0,0'. A village cannot stand on 7,2."
writes 'start 4,6 7,3'
told ack
check 'of places that others may take first nothing is told' has .told "1 start 4,6 7,3 understood 'Understood' means"

# ---- cards and counters ----

# Until Ann's reserve is full, and she holds a card of those that are played by their name alone, which would bring
# nothing.
for season in $(seq 0 40); do
	tp -C club run isle --now >.log || exit 1
	tp -C club show isle --season $season --seat 1 --xml >report.xml
	for card in $(sed -n '/<form words="play &lt;card&gt;"/,/<\/form>/s/.*<option names="\(.*\)".*/\1/p' report.xml); do
		[ $season -lt 4 ] || ! grep -q "<kind name=\"$card\".* worth=\"0\"" report.xml || break 2
	done
done
keep=$(sed -n '/<place name="reserve-red"/,/<\/place>/s/.*kind="\([a-z]*\)".*/\1/p' report.xml | head -n 1)
play() {
	printf '%s\n' "$@" >orders
	mailed ann@example.org "$(address report 1)" <orders
	told ack
	tp check report.xml orders >checked
	tr -s '\n ' '  ' <checked >flat
}
play "play $card"
check 'a card that would bring nothing is told' has .told \
	"1 play $card understood, but as things stand now: Keep the card if you can use it later: it"
check 'check says so as well' has flat "play $card: ok Keep the card if you can use it later: it"
check 'counters that would go back unused are told, with their number' has .told \
	"Place more counters if you can, or choose with 'discard counters': 2 counters go back unused, by lot. [end 1]"
check 'and by check' has flat '2 counters go back unused, by lot. [end 1]'
check 'and so are cards' has .told "Play more cards if you can, or choose with 'discard cards': 1 card goes, by lot. [end 2]"
play "play $card for nothing" "discard counters $keep"
check 'whoever plays it for nothing is told nothing' has .told "1 play $card for nothing understood 2"
check 'and whoever has chosen what goes is not told that the lot does' sh -c '! grep -q "go back unused" .told'
finish
