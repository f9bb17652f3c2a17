#!/bin/sh
# SPDX-License-Identifier: MIT
# What mails tell somebody who plays for the first time: who is in already, whom an order names, and what is only
# an example.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers = 500' 'mail = club@example.net' >>club/tradepost.conf
for name in ann bob cleo; do
	tp -C club person $name --mail $name@example.org >/dev/null
done
table=strait

# told KIND SEAT: the newest such mail is in said, however its lines are broken
told() {
	{ newest "$1" "$2" | sed '1,/^$/d' | tr -s ' \n' '  '; echo; } >said
}
lacks() {
	! grep -qF -- "$2" "$1" || { echo "'$2' is in $1"; return 1; }
}

# ---- who is in ----

tp -C club new tradewarz strait ann bob --seats 3 2>/dev/null
told invitation 1
check 'who is invited first hears that nobody has joined' has said 'None of the other players has joined yet.'
echo yes | mailed ann@example.org "$(address invitation 1)"
tp -C club seat strait green cleo 2>/dev/null
told invitation 3
check 'who is invited later hears who has, by name and seat' has said 'These have joined so far: Ann (red).'
check 'and of nobody who has not answered' lacks said Bob
tp -C club start strait 2>/dev/null
told roster 1
check 'when the match begins all hear who has answered' has said 'red: Ann (no key, so no part in the dice) '
check 'and who has not' has said 'blue: Bob (no key, so no part in the dice; has not answered yet) green: Cleo (no key, so no part in the dice; has'
tp -C club resend strait red
told roster 1
check 'a mail that is sent again says the same' has said 'red: Ann (no key, so no part in the dice) blue: Bob (no key, so no part in the dice; has not answered'

# ---- whom an order names ----

# writes LINE...: ann answers the newest mail of the match's beginning
writes() {
	printf '%s\n' "$@" | mailed ann@example.org "$(address roster 1)"
	told ack 1
}
writes 'dock g1 g2' 'trade Bob give 1 gold take 1 lumber' 'trade nobody give 1 gold take 1 lumber'
check 'a player in the place of a seat is told the line with the seat' \
	has said "NOT UNDERSTOOD. Write the seat, not the name of its player: 'trade blue give 1 gold take 1 lumber'"
check 'a name that nobody has is not' is "$(grep -o 'Write the seat' said | wc -l)" 1
tp -C club person bob2 --mail bob2@example.org --name bob >/dev/null
tp -C club seat strait green --replace --name Bob --mail bob2@example.org 2>/dev/null
writes 'trade Bob give 1 gold take 1 lumber' 'dock g1'
check 'a name that two have is no seat' lacks said 'Write the seat, not'

# names GAME LINE: in a match of that game a line that a seat in the place of the player would not mend says the seat
names() {
	table=names-$1
	tp -C club new "$1" "$table" ann bob >/dev/null 2>&1
	echo yes | mailed ann@example.org "$(address invitation 1)"
	echo yes | mailed bob@example.org "$(address invitation 2)"
	writes "$2"
	check "in $1 it is told of '$2'" has said "Bob is blue: write 'blue'"
}
names ktech 'build mine next to Bob.'
names runes 'sell 3 silk to Bob'
names tradewarz 'trade give 2 lumber to Bob'
names tradeworlds 'attack Bob at home'
names dragonlords 'attack Bob'
table=strait

# ---- what is an example ----

writes 'dock g1' 'march'
check 'in the place of an order that cannot be given yet none of another kind is shown' has said \
	"Write the line as march (NUMBER) SPOT via SPOT (by CROSSING) ... (with SUPER) (no-fight): no order was found that begins with 'march' and can be done now"
writes 'dock quickly at g1 for me'
check 'what is proposed keeps the names of the line' has said "Write 'dock g1' if that is all that was meant"

# ---- which name a number counts ----

table=counts
tp -C club new runes counts ann bob >/dev/null 2>&1
echo yes | mailed ann@example.org "$(address invitation 1)"
echo yes | mailed bob@example.org "$(address invitation 2)"
writes 'status charisma 3 leadership 2'
check 'numbers behind the names are proposed before them' has said "Write 'status 3 charisma 2 leadership' if that was meant"
writes 'status charisma 3, leadership'
check 'so is one before a comma' has said "Write 'status 3 charisma leadership' if that was meant"
writes 'status charisma 3 and leadership'
check 'or before an "and"' has said "Write 'status 3 charisma leadership' if that was meant"
writes 'status charisma 3 leadership'
check 'where it could be either, both are shown' has said "Write 'status 3 charisma leadership' if that was meant: '3' comes after charisma, but a number counts the name after it; to count charisma, write 'status charisma, 3 leadership'"
writes 'status charisma, 3 leadership'
check 'a comma before the number says that it counts what is behind' lacks said 'NOT UNDERSTOOD'

# ---- what lies beside a place ----

printf '/rules persia\n' | mailed ann@example.org "$(address roster 1)"
newest answer 1 | tr -s '\n ' '  ' >said
check '/rules with a place of the map tells what lies beside it' has said 'Persia (pe0): next to pe1, pe2, pe3, pe4, pe5, pe6.'

# ---- a word for an order ----

printf '/rules recruit\n' | mailed ann@example.org "$(address roster 1)"
newest answer 1 | tr -s '\n ' '  ' >said
check '/rules with a word of an order tells that one, though players of other games mean another by it' \
	has said 'Orders for it are written so: recruit (NUMBER).'
# ---- what is offered, and would be refused ----

tp -C club run counts --now >/dev/null
echo 'scout Bob' | mailed ann@example.org "$(address report 1)"
told ack 1
check 'a line that names a player is offered with what would refuse it' has said \
	'Your letter is then: scout blue understood, but if nothing changes, it will be refused: Blue is not with you'
finish
