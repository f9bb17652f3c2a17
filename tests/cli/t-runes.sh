#!/bin/sh
# SPDX-License-Identifier: MIT
# What World Adventure asks of the program that other games do not: a turn written as a script that
# hangs on what each step brought, an order that answers a question with numbers, teams, and a report
# that tells a traveller what he needs for the next letter.
. "${srcdir:-.}/tests/lib.sh"

tp init club

check 'teams are refused for a number of seats they are not for' \
	exits 64 tp -C club new runes three --seats 3 --option teams=yes
check 'the reason is said' grep -q 'teams are for four seats' .stderr
check 'and no match was made' sh -c '! "$0" -C club status | grep -q three' "$TRADEPOST"

# A box in which a shop has no dice cannot be played with.
sed 's/name="market-dice" value="6"/name="market-dice" value="0"/' \
	"$srcdir/db/boxes/runes.xml" >dice.xml
check 'a box without market dice is refused' \
	exits 64 tp -C club new runes odd --box dice.xml
sed 's/ next-to="eu2 eu0 eu6"/ next-to=""/; s/ next-to="eu1 eu2 eu3 eu4 eu5 eu6"/ next-to="eu2 eu3 eu4 eu5 eu6"/
	s/ next-to="ru6 ru5 eu3 eu0 eu1"/ next-to="ru6 ru5 eu3 eu0"/; s/ next-to="eu1 eu0 eu5"/ next-to="eu0 eu5"/' \
	"$srcdir/db/boxes/runes.xml" >island.xml
check 'a box with a space nobody can go to is refused' \
	exits 64 tp -C club new runes odd --box island.xml
check 'with the reason' grep -q 'there is no way to a space of the map' .stderr

tp -C club new runes silk
for seat in red blue; do
	tp key new club/$seat
	tp -C club seat silk $seat --name $seat --mail $seat@example.org --key club/$seat.pub
done
tp -C club start silk

# letter SEASON SEAT: what stands on stdin, signed and taken
letter() {
	{
		printf 'match %s\nseason %s\nseat %s\nseq 1\n' "$(whole silk)" "$1" "$2"
		cat
	} >o.$2
	tp sign --key club/$2.key o.$2 >l.$2 && tp -C club take l.$2 >>.taken 2>&1
}
letter 0 red <<'EOT'
hero salman raden mei
status 4 leadership charisma
start with scout-shell
EOT
letter 0 blue <<'EOT'
status 3 charisma 2 leadership
EOT
tp -C club run silk --now
tp -C club show silk --seat red --xml >report.xml
check 'the first letter gives the points it says' sh -c '
	xmllint --xpath "count(//dials[@of=\"red\"][@leadership=4][@charisma=1][@caravan=\"scout-shell\"])" \
		report.xml | grep -qx 1'
check 'so does that of the other' sh -c '
	xmllint --xpath "count(//dials[@of=\"blue\"][@charisma=3][@leadership=2][@caravan=\"trader\"])" \
		report.xml | grep -qx 1'
tp -C club show silk --seat blue >blue.txt
check 'what nobody answered the report tells with what the rules took' sh -c '
	grep -q "Decided by default, because no line of yours had an answer for it" blue.txt &&
		grep -q "start-caravan, once: a Trader" blue.txt'
tp -C club show silk --seat red >red.txt
sed -n '/^# later in the same letter/,/^# when/p' red.txt | tr -d '#' | tr -s ' \n' '  ' >beyond
check 'a report to somebody in a city names the orders that a walk from there leads to' \
	grep -q 'letter, if you get that far .* by then: scout merchant/brigand/government; scout SEAT; engage' beyond
check 'and the others that nothing fills where they stand' grep -q 'sell all; .*heal (FIGHTER ...); ' beyond
check 'but none that stands above' sh -c '! grep -qE "go SPACE|quest new" beyond'
check 'what an order took is said once for each' \
	grep -q 'Answer: 4 leadership, charisma\.' red.txt
check 'the report is as its schema says' \
	xmllint --noout --relaxng "$srcdir/templates/report.rng" report.xml

# "scout; if found and the odds are good, fight; heal if two are down; else sell the silk"
cat >orders.txt <<'EOF2'
recruit 4
go eu3
engage
if last = won and fainted < 2: go pe1
  else if fainted >= 2: go pe0
scout merchant
if in-city and fainted >= 2: heal
  else sell silk
when attack if odds >= 70: attack
when attack: decline
EOF2
check 'check reads a script that hangs on what its steps bring' sh -c '
	"$0" check report.xml orders.txt >.out; ! grep -q "not understood" .out' "$TRADEPOST"
sed '/<dials of="red"/s/ rests="0"/ rests="1"/' report.xml >resting.xml
check 'check says that a penalty turn is in the way' sh -c '
	"$0" check resting.xml orders.txt >.out
	grep -q "Your next turn is a penalty turn" .out && grep -q "go eu3: not reached" .out' "$TRADEPOST"
tp -C club show silk --seat red | sed -n '/^match /,/^nonce /p' >headed.txt
echo 'recruit 1' >>headed.txt
check 'check takes the header as the template has it' \
	sh -c '"$0" check report.xml headed.txt >.out && ! grep -q "header" .out' "$TRADEPOST"
check 'forecast plays it on all sorts of dice' sh -c '
	"$0" forecast report.xml orders.txt --times 60 >.out; grep -q "recruit 4: done in 60 of 60" .out' "$TRADEPOST"

letter 1 red <orders.txt
letter 1 blue <<'EOT'
sell all
buy any
stall
EOT
tp -C club run silk --now
for seat in red blue; do
	tp -C club show silk --seat $seat >$seat.txt
done
check 'no line of a report has more than 72 columns' \
	sh -c '! awk "length > 72" red.txt blue.txt | grep -q .'
sed -n '/^The cities/,/^YOUR LETTER/p' red.txt >cities.txt
check 'the report says what the cities need' sh -c '
	for city in eu0 ru0 jp0 eg0 pe0 cn0 ar0 in0 jv0; do
		grep -q "($city)" cities.txt || exit 1; done; grep -q "and pay" cities.txt'
check 'and what goods cost, events counted' grep -q 'costs you [1-9] gold' red.txt
check 'it shows the caravan' sh -c 'tr -s "\n " "  " <red.txt | grep -q "You travel with a Scout Shell"'
check 'and the open quests, once' sh -c '[ "$(grep -c "  The quest .* is open\." red.txt)" = 3 ] && ! grep -q "The open quests" red.txt'
check 'the HTML is of one page with one heading' sh -c '
	"$0" -C club show silk --seat red --html >red.html && [ "$(grep -c "<h1" red.html)" = 1 ]' "$TRADEPOST"
check 'a season can be played again' tp -C club replay silk
check 'a rule is printed' sh -c '"$0" rule runes fight 10 | grep -q "Double strike"' "$TRADEPOST"
check 'what no reader can look up is not' sh -c '! "$0" rule runes | grep -E "printed [0-9]|house [A-Z]|section [0-9]|line [0-9]"' \
	"$TRADEPOST"
check 'a ruling of ours is told as a house rule' sh -c '"$0" rule runes | grep -qxE "\[[a-z]+ [0-9]+\] a house rule"' \
	"$TRADEPOST"
finish
