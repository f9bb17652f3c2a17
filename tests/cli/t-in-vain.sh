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
	'1 start 7,2 4,6 0,4 understood, but as the match is now: Write other places instead of 7,2, 0,4 if you want more choices. A village cannot stand on 7,2. [build 5] A village cannot stand on 0,4. [build 5]'
check 'and that alone does not keep the season open' has .told 'All letters are in, so the season is played next.'
writes 'start 4,6 7,2'
told ack
check 'one that stands behind a place that will do is told, too' has .told \
	'1 start 4,6 7,2 understood, but as the match is now: Write other places instead of 7,2 if you want more choices. A village cannot stand on 7,2.'
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
keep=$(sed -n '/<place name="reserve-red"/,/<\/place>/s/.*kind="\([a-z]*\)".*/\1/p' report.xml | tr '\n' ' ')
play() {
	printf '%s\n' "$@" >orders
	mailed ann@example.org "$(address report 1)" <orders
	told ack
	tp check report.xml orders >checked
	tr -s '\n ' '  ' <checked >flat
}
play "play $card"
check 'a card that would bring nothing is told' has .told \
	"1 play $card understood, but as the match is now: Keep the card if you can use it later: it"
check 'check says so as well' has flat "play $card: ok Keep the card if you can use it later: it"
check 'counters that would go back unused are told, with their number' has .told \
	"Place more counters if you can, or choose with 'discard counters': 2 counters go back unused, by lot. [end 1]"
check 'and by check' has flat '2 counters go back unused, by lot. [end 1]'
check 'and so are cards' has .told "Play more cards if you can, or choose with 'discard cards': 1 card goes, by lot. [end 2]"
play "play $card for nothing" "discard counters $keep"
check 'whoever plays it for nothing is told nothing' has .told "1 play $card for nothing understood 2"
check 'and whoever has chosen what goes is not told that the lot does' sh -c '! grep -q "go back unused" .told'
cat >many.t <<'EOF'
given
    red reserve: army, 7 ship
EOF
tp -C club amend isle many.t --why 'counters for a test' >.log
play 'discard counters army'
check 'whoever has chosen a part is told that the lot chooses the rest' has .told 'and the rest is decided by default.'
play 'discard counters army ship'
check 'and nothing where all that goes is of the names' sh -c '! grep -q "go back unused" .told'

# ---- answers that a question of the set-up never takes ----

table=realm
tp -C club new dragonlords realm ann bob 2>.out >.out
echo yes | mailed ann@example.org "$(address invitation 1)"
echo yes | mailed bob@example.org "$(address invitation 2)"
writes 'claims i1 i2'
told ack
check 'claims that no rule allows are told to be refused, and what can be claimed' has .told \
	"1 claims i1 i2 understood, but if nothing changes, it will be refused: Leave out i1, i2: name any of r1a to r6f, but no kingdom (k), or lb. Only these can answer 'claims'."
check 'so the season waits' has .told '1 line will be refused, so the season waits for your answer'
writes 'claims r1a i1 g2\nclaims r1b lb'
told ack
check 'where some can be claimed the rest is told' has .told \
	'1 claims r1a i1 g2 understood, but if nothing changes, only a part of it will be done: Leave out i1, g2: name'
tp -C club run realm --now >.log
told report
check 'and the report says so' sh -c "grep -q '1 claims r1a i1 g2 [a-z0-9, ]*(i1, g2 cannot be chosen)' .told"
check 'of what can be claimed nothing is told' sh -c "! grep -q '2 claims r1b lb [a-z0-9, ]*([a-z0-9, ]* cannot be chosen' .told"

# ---- walks ----

table=silk
tp -C club new runes silk ann bob 2>.out >.out
for seat in 1 2; do
	echo yes | mailed "$([ $seat = 1 ] && echo ann || echo bob)@example.org" "$(address invitation $seat)"
done
tp -C club run silk --now >.out
# One of these is farther than the moves of a month.
for city in pe0 jp0 eu0; do
	printf "go $city\\n" | mailed ann@example.org "$(address report 1)"
	told ack
	! grep -q 'order the rest of the way' .told || break
done
check 'a walk that does not come to its end is told' has .told "understood, but as the match is now: To come to"

# ---- marches ----

table=shore
# marches LINE...: ann's letter behind a report
marches() {
	printf '%s\n' "$@" | mailed ann@example.org "$(address report 1)"
}
tp -C club new tradewarz shore ann bob 2>.out >.out
for seat in 1 2; do
	echo yes | mailed "$([ $seat = 1 ] && echo ann || echo bob)@example.org" "$(address invitation $seat)"
done
tp -C club run shore --now >.out
set -- $(newest report 1 | sed -n 's/^#   for example: march \(g[0-9]\) via \(s[0-9]*\).*/\1 \2/p' | head -n 1)
printf 'given\n    %s: blue 1 soldier\n    blue reserve: 7 soldier\n' "$2" >met.t
tp -C club amend shore met.t --why 'blue has come' >.out
marches "march $1 via $2 no-fight"
told ack
check 'a march that will stop before somebody is told so' has .told "understood, but as the match is now: To enter $2, let 'when meet' answer fight"
marches "march $1 via $2"
told ack
check 'one that fights is not' sh -c '! grep -q "as the match is now" .told'
marches "march $1 via $2" 'when meet: stop'
told ack
check 'one whose own answer stops it is' has .told "the march stops on $1 and leaves $2 to Blue"
finish
