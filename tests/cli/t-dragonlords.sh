#!/bin/sh
# SPDX-License-Identifier: MIT
# What DragonLords asks of the program that other games do not: boxes it cannot be played with, land
# that is seen in the rough, in reports, check and forecast alike, and a map told place by place.
. "${srcdir:-.}/tests/lib.sh"

tp init club

# no_box NAME SED WORDS: a box changed so is refused with a reason that has these words
no_box() {
	sed "$2" "$srcdir/db/boxes/dragonlords.xml" >box.xml
	exits 64 tp -C club new dragonlords odd --box box.xml &&
		grep -q "$3" .stderr
}
check 'two seats do not play the same civilization' \
	exits 64 tp -C club new dragonlords odd --option civilization-2=orcs
check 'the reason is said' grep -q 'two seats have the same civilization' .stderr
check 'a wall without a die is refused' \
	no_box wall 's/name="wall-die-2" value="10"/name="wall-die-2" value="0"/' 'are 1 or more'
check 'a unit without a defence is refused' \
	no_box unit 's/civ="orcs" attack="3" defence="6"/civ="orcs" attack="3" defence="0"/' \
	'defence of a unit'
check 'a civilization without a king is refused' \
	no_box king 's/type="king" civ="orcs"/type="other" civ="orcs"/' 'lacks its basic unit'
check 'bands that do not rise are refused' \
	no_box band 's/name="some-to" value="9"/name="some-to" value="3"/' 'must rise'
check 'more than one neutral kingdom in a turn is refused' \
	no_box neutral 's/name="neutral-kingdoms" value="1"/name="neutral-kingdoms" value="2"/' \
	'one is attacked at most'
check 'a Wasteland with a step twice is refused' \
	no_box step 's/step="3" effect="waste" track="wn4/step="2" effect="waste" track="wn4/' \
	'count from 1'
check 'a realm of no number is refused' \
	no_box realm 's/realm="1" income="1" next-to="r1k r1b/realm="9" income="1" next-to="r1k r1b/' \
	'numbered from 1 to 6'
check 'no match was made' sh -c '! "$0" -C club status | grep -q odd' "$TRADEPOST"

# A battle of which the dice are known: five orcs against a garrison of five.
tp init war
known_keys war 2
tp -C war new dragonlords gold
known match war gold 1
for seat in red blue; do
	tp -C war seat gold $seat --name $seat --mail $seat@example.org --key war/$seat.pub
done
tp -C war start gold
# war_season SEASON LINE...: Red's orders, of Blue none; it is played
war_season() {
	season=$1
	shift
	printf '%s\n' "$@" | letter war gold "$season" red 1 | tp -C war take - && tp -C war run gold --now
}
war_season 0 'kingdoms r4k'
war_season 1 'buy 6 orc r4k' 'march army from r4k via r4c' '@ when go-on if ratio >= 1: fight'
war_season 2 'attack g5 with 5 orc from r4c'
tp -C war show gold --seat red >war.txt
check 'a report counts the units of an army by their kinds' grep -q 'You have 5 orcs\.' war.txt
check 'it tells what a policy saw when it answered' grep -q 'Answer: fight (ratio was 66)\.' war.txt
tp -C war log gold --season 2 >war.log
check 'the log names those that fell, though their number is free again' \
	grep -q '^red 1: move #[0-9]*:stranger x[0-9]* to none' war.log

tp -C club new dragonlords realms
for seat in red blue; do
	tp key new club/$seat
	tp -C club seat realms $seat --name $seat --mail $seat@example.org --key club/$seat.pub
done
tp -C club start realms

# letter SEASON SEAT: what stands on stdin, signed and taken
letter() {
	{
		printf 'match %s\nseason %s\nseat %s\nseq 1\n' "$(whole realms)" "$1" "$2"
		cat
	} >o.$2
	tp sign --key club/$2.key o.$2 >l.$2 && tp -C club take l.$2 >>.taken 2>&1
}
letter 0 red <<'EOT'
kingdoms r4k
claims r4a r4b
golds g5
when golds: g4
garrison 4 r4a
garrison 99 r4b 3 r4b
when sortie: yes
EOT
letter 0 blue <<'EOT'
kingdoms r5k
claims r5c
golds g6
garrison 6 r5c
EOT
tp -C club run realms --now
tp -C club show realms --seat red >red.txt
tp -C club show realms --seat blue >blue.txt
tp -C club show realms --seat blue --xml >blue.xml
check 'a garrison line is done as far as it fits, and says where it does not' sh -c '
	grep -q "You put 4 more units on Gharzul a (r4a)" red.txt &&
	grep -q "You put 3 more units on Gharzul b (r4b)" red.txt &&
	grep -q "You named 99 more units for Gharzul b (r4b), and 16" red.txt'
check 'a policy whose question another line answered is said to be passed over' \
	grep -q '^    4  when golds: g4  *asked for, but line 3 answered$' red.txt
check 'its page says the same' sh -c '
	"$0" -C club show realms --seat red --html | grep -q "asked for, but line 3 answered"' "$TRADEPOST"
check 'one that was never asked is said not to be' \
	grep -q '^    7  when sortie: yes  *not asked for$' red.txt
check 'the purse stands above what the seat holds' \
	sh -c 'grep -A1 "^ONLY YOU SEE$" red.txt | grep -q "^  Your purse: [0-9]* gold\.$"'
check 'the map is told place by place, one line a land' \
	grep -q '^    Gharzul a (r4a): yours: 5 orcs$' red.txt
check 'others see a band of it' grep -q '^    Gharzul a (r4a): Red: some units$' blue.txt
check 'in the XML too' sh -c '
	xmllint --xpath "string(//place[@name=\"r4a\"]/hidden/@least)" blue.xml | grep -qx 5 &&
	xmllint --xpath "string(//place[@name=\"r4a\"]/hidden/@most)" blue.xml | grep -qx 9'
check 'no kind of unit is named there' sh -c '
	! xmllint --xpath "//place[@name=\"r4a\"]/piece" blue.xml 2>/dev/null | grep -q piece'
check 'a host has no bound above' sh -c '
	xmllint --xpath "string(//place[@name=\"r4k\"]/hidden/@least)" blue.xml | grep -qx 10 ||
	xmllint --xpath "count(//place[@name=\"r4k\"]/hidden[not(@most)])" blue.xml | grep -qx 1'
check 'no line is longer than 72 columns' sh -c '! grep -q "^.\{73\}" red.txt blue.txt'

cat >plan.txt <<'EOT'
match realms
season 1
seat blue
seq 1
buy 4 barbarian r5k
if units-at r4a = 5: tower r5d
if units-at r4a > 6: tower r5d
attack r4k with army from r5k
EOT
check 'check plays the plan on what the report shows' \
	exits 1 tp check blue.xml plan.txt
check 'buying is possible, an attack from so far is not' sh -c '
	grep -q "buy 4 barbarian r5k: ok" .stdout && grep -q "attack r4k with army from r5k: refused" .stdout'
check 'the fewest of a band is what a test reads' \
	grep -q 'if units-at r4a > 6: tower r5d: not tried' .stdout
check 'forecast foresees the season' exits 1 tp forecast blue.xml plan.txt

# ---- a place seen in the rough is another in each play ----

echo 'attack g5 with army from r5c' >raid.txt
tp forecast blue.xml raid.txt >.cast
check 'forecast says that its figures rest on a place seen in the rough' sh -c '
	grep -A5 "in [0-9]* of 100: You took Gold 5 (g5) from Red\." .cast |
		grep -q "^     This rests on guesses of how many stand at Gold 5 (g5)\.$"'
check 'and how many stood there' grep -q '^- The number guessed at Gold 5 (g5) was 1 to 4; you see 1 to 4\.$' .cast
check 'no other place that is seen in the rough is named' \
	sh -c '! grep "you see" .cast | grep -qv "Gold 5"'

# ---- a part of a name ----

sed '/<place name="r5c"/,/<\/place>/s/kind="barbarian"/kind="barbarian-knight"/' blue.xml >knights.xml
echo 'attack g5 with 3 knight from r5c 1 barbarian from r5k via r5c' >raid.txt
exits 1 tp check knights.xml raid.txt
check 'is the name of those that may be named there' sh -c '
	tr -s "\n " "  " <.stdout | grep -q "Write .attack g5 with 3 barbarian-knight from r5c 1 barbarian from r5k via r5c. if"'
finish
