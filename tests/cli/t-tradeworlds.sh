#!/bin/sh
# SPDX-License-Identifier: MIT
# What TradeWorlds asks of the program that other games do not: options that fix the seats, letters
# that need those of others, guesses at decks, a map where nobody owns a piece, a match lost alone.
. "${srcdir:-.}/tests/lib.sh"

tp init club

check 'a scenario is refused for a number of seats it is not for' \
	exits 64 tp -C club new tradeworlds four --seats 4 --option scenario=derelict
check 'the reason is said' grep -q 'the scenario is for fewer seats' .stderr
check 'and no match was made' sh -c '! "$0" -C club status | grep -q four' "$TRADEPOST"

tp -C club new tradeworlds ring --seats 3 --option reinforcements=yes
for seat in red blue green; do
	tp key new club/$seat
	tp -C club seat ring $seat --name $seat --mail $seat@example.org --key club/$seat.pub
done
tp -C club start ring
tp -C club run ring --now
tp -C club show ring --seat red --xml >report.xml

# orders LINE...: into orders.txt
orders() {
	printf '%s\n' "$@" >orders.txt
}

orders 'chancellor against blue with green' 'treasurer'
# Nobody has a ship yet: that, and not the letter that is not here, is the reason.
check 'check refuses a coalition of seats without ships' \
	sh -c '"$0" check report.xml orders.txt >.out; grep -q "1  chancellor.*refused" .out &&
		grep -q "no ship" .out' "$TRADEPOST"

orders 'trader'
check 'forecast draws out of the deck what can be in it' sh -c '
	"$0" forecast report.xml orders.txt --times 300 >.out || exit 1
	! grep -qE "Corsair|Warden|Leviathan|Mortar|Turbo|Nova|Regulars|Veterans|Vanguard" .out &&
	grep -q "You drew" .out' "$TRADEPOST"

cat >ships.t <<'EOF'
given
    red credits: 12
    red unlocked: 2
    red hand: leviathan, dual-turbo-cannons, veterans, recruits, convoy
    green unlocked: 1
    red-1: corsair, ion-mortar, regulars
    green-1: corsair, ion-mortar, regulars
EOF
check 'ships are laid by an amend' tp -C club amend ring ships.t --why 'a gift to all'
tp -C club run ring --now
tp -C club show ring --seat red --xml >report.xml
orders 'chancellor against blue with green' 'hit blue with red-1' 'treasurer'
check 'check says that a coalition waits for the letters of others' sh -c '
	"$0" check report.xml orders.txt >.out; grep -q "1  chancellor.*found no partner" .out' "$TRADEPOST"

orders 'configure leviathan dual-turbo-cannons veterans'
check 'forecast counts what the game works out of a seat' sh -c '
	"$0" forecast report.xml orders.txt --times 50 >.out; grep -q "ships in your lane: 1 now, 2 after" .out' \
	"$TRADEPOST"

orders 'chancellor against blue with green' '  else treasurer'
check 'check tries what is ordered else' sh -c '
	"$0" check report.xml orders.txt >.out; grep -q "1  chancellor.*found no partner" .out &&
		grep -q "2  else treasurer: perhaps" .out' "$TRADEPOST"
check 'forecast plays on as if the others sent nothing' sh -c '
	"$0" forecast report.xml orders.txt --times 20 >.out; grep -q "else treasurer: done in 20 of 20" .out' \
	"$TRADEPOST"

letter() {
	printf 'match %s\nseason 2\nseat %s\nseq 1\n%s\n' "$(whole ring)" "$1" "$2" >o.$1
	tp sign --key club/$1.key o.$1 >l.$1 && tp -C club take l.$1 >>.taken 2>&1
}
letter red 'chancellor against blue with green
hit blue with red-1 green-1'
letter green 'chancellor against blue with red
hit blue with red-1 green-1'
tp -C club run ring --now
tp -C club show ring --seat blue | tr -s '\n ' '  ' >.blue
tp -C club show ring --seat blue --html >blue.html
check 'the coalition of two letters hits the Homeworld' \
	grep -q 'hit your Homeworld for 6 points: 12 are left' .blue
check 'in Trade Wars the report says which credits end the match' \
	grep -q 'as soon as somebody has 100 credits or one seat alone is left, at the latest with season 40\.' .blue
check 'the report tells the map berth by berth' \
	grep -q 'red-1: an SCS-Corsair (s3), an Ion Mortar (w3), Regulars (c3)' .blue
check 'so does the HTML, and says of nobody that he has nothing' sh -c '
	grep -q "<dt>red-1</dt>" blue.html && ! grep -q ">nothing" blue.html'

# ---- what is shown can be ordered ----

tp -C club new tradeworlds lane --seats 2
for seat in red blue; do
	tp -C club seat lane $seat --name $seat --mail $seat@example.org --key club/$seat.pub
done
tp -C club start lane
tp -C club run lane --now
cat >lane.t <<'EOF'
given
    red unlocked: 2
    red credits: 3
    blue unlocked: 2
    red-1: corsair, ion-mortar, regulars
    red-2: corsair, ion-mortar, regulars
    blue-1: corsair, ion-mortar, regulars
EOF
tp -C club amend lane lane.t --why 'a gift to all'
tp -C club run lane --now
tp -C club show lane --seat red --xml >report.xml
check 'no example names an order that would be refused until others are played' sh -c '
	grep -q "<form words=\"hit [^>]* written=\"hit SEAT with BERTH ...\">" report.xml'
check 'two ships of the same cards are both told' sh -c '
	sed -n "/<own>/,/<.own>/p" report.xml | grep -q "<line>red-2: "'
check 'others are examples as ever' grep -q ' example="attack blue-1 with red-1 red-2"' report.xml
orders 'attack blue-1 with red-1' 'hit blue with red-2' 'treasurer'
tp forecast report.xml orders.txt >.out
check 'a forecast tells each figure once' is "$(tr -s '\n ' '  ' <.out | grep -oi '[^a-z]credits[: ][0-9 ]' | wc -l)" 1
check 'and none without its name' sh -c '! tr -s "\n " "  " <.out | grep -E ", [0-9]+[,.]"'

# Nobody sends a letter: The Derelict wins in time.
tp -C club new tradeworlds watch --option level=brutal --option seasons=3
tp -C club seat watch red --name Ann --mail ann@example.org --key club/red.pub
tp -C club start watch
tp -C club run watch --now >.run 2>&1
tp -C club show watch --seat red | tr -s '\n ' '  ' >.red
check 'and against The Derelict what else does' \
	grep -q 'as soon as The Derelict or your Homeworld falls or Critical Mass is 6, at the latest with season 3\.' .red
tp -C club new tradeworlds wars --seats 2 --option scenario=space-wars
for seat in red blue; do
	tp -C club seat wars $seat --name $seat --mail $seat@example.org --key club/$seat.pub
done
tp -C club start wars
tp -C club run wars --now
tp -C club show wars --seat red | tr -s '\n ' '  ' >.wars
check 'and in Space Wars that credits do not' \
	grep -q 'ends as soon as one seat alone is left, at the latest with season 80\.' .wars
for _ in 1 2 3; do
	tp -C club run watch --now >.run 2>&1
done
tp -C club show watch --seat red | tr -s '\n ' '  ' >.red
check 'who loses against The Derelict is told so' grep -q 'you have lost it' .red
finish
