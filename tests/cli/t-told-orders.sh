#!/bin/sh
# SPDX-License-Identifier: MIT
# A line behind orders, or between them, that tells in words of its own what to do is an order that is not understood:
# it keeps the season open, and its player reads one that is. What people write to people is none.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
. "$srcdir/tests/lib/two_friends.sh"

begin() {
	table=$1
	tp -C club new "$2" "$table" ann bob --deadline 'in 3 days' 2>.out >.out
	echo yes | mailed ann@example.org "$(address invitation 1)"
	printf "yes\\n$3\\n/ready\\n" | mailed bob@example.org "$(address invitation 2)"
}
number=0
# meant GAME OTHER ORDER LINE TEXT: behind that order the line keeps the season open; the answer has TEXT
meant() {
	number=$((number + 1))
	begin "meant$number" "$1" "$2"
	writes "$3\n$4"
	check "in $1 '$4' behind an order keeps the season open" is "$(season)" 0
	newest ack 1 | tr -s '\n ' '  ' >.told
	check "and its player reads what is understood instead of '$4'" has .told "$5"
}
# words LINE: behind an order it is no order
words() {
	number=$((number + 1))
	begin "words$number" ktech 'start 7,3 4,6'
	writes "start 4,6 5,3\n$1"
	check "'$1' is passed over" is "$(season)" 1
}

ktech='start 4,6 5,3'
other='start 7,3 4,6'
meant ktech "$other" "$ktech" 'Set up a mine there' "2 Set up a mine there NOT UNDERSTOOD"
meant ktech "$other" "$ktech" '2. Erect village' "2 Erect village NOT UNDERSTOOD"
meant ktech "$other" "$ktech" 'Kindly play the siege' "NOT UNDERSTOOD"
meant ktech "$other" "• $ktech" '• Put an army on 7,3' "2 Put an army on 7,3 NOT UNDERSTOOD"
meant ktech "$other" "$ktech" 'Lieber build mine 7,3.' "NOT UNDERSTOOD. Write 'build mine 7,3' if that was meant"
heroes='hero liang salman bahram nefret otto'
meant runes 'hero idris mei kaede raden devika' "$heroes" 'Build a stall' "2 Build a stall NOT UNDERSTOOD. Write 'stall' if that was meant"
meant runes 'hero idris mei kaede raden devika' "1. $heroes" '2. Hand over medicine' "2 Hand over medicine NOT UNDERSTOOD: no order begins with 'Hand'"
meant runes 'hero idris mei kaede raden devika' "• $heroes" '• If attacked, retreat' "2 If attacked, retreat NOT UNDERSTOOD. Write the line as 'when retreat: bomb'"

meant runes 'hero idris mei kaede raden devika' "$heroes" 'Search lost child' "2 Search lost child NOT UNDERSTOOD"
meant runes 'hero idris mei kaede raden devika' "$heroes" 'Fight the monster' "2 Fight the monster NOT UNDERSTOOD"
meant tradeworlds 'discard all' 'discard below 3' 'Dump the evasive drift' "2 Dump the evasive drift NOT UNDERSTOOD"
meant tradeworlds 'discard all' 'discard below 3' 'Launch a second ship if possible' "2 Launch a second ship if possible NOT UNDERSTOOD"

begin between ktech "$other"
writes "@ prefer city castle temple mine village army\nThen the sun shines\nSet up a mine there\n$ktech"
check 'one between orders keeps it open, too' is "$(season)" 0

words 'Good luck with your castle!'
words 'I love this temple'
words 'Nice city, Bob'
words 'See you at the mine'
words 'Did you like my mine?'
words 'Thanks, Ann'
words 'Viele Grüße aus dem temple'
words 'Next time my army comes down to the south to say hello'
words '- see you on Sunday'
begin above ktech "$other"
writes "Ann, set up a mine\n\n$ktech"
check 'nor is what stands above all orders one' is "$(season)" 1
finish
