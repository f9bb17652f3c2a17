#!/bin/sh
# SPDX-License-Identifier: MIT
# An order behind a colon, a greeting or courtesy is one that is not understood, wherever in a letter it stands: it keeps
# the season open, and its player reads how to write it. Marks around an order change nothing. Prose is none.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
. "$srcdir/tests/lib/two_friends.sh"

number=0
# leads LINE TEXT: above an order the line keeps the season open; the answer has TEXT
leads() {
	number=$((number + 1))
	begin "leads$number"
	printf '%s\nstart 4,6 5,3\n' "$1" | mailed ann@example.org "$(address roster 1)"
	check "'$1' above an order keeps the season open" is "$(season)" 0
	newest ack 1 | tr -s '\n ' '  ' >.told
	check "and its player reads what is understood instead of '$1'" has .told "$2"
}
# words LINE: above an order it is no order
words() {
	number=$((number + 1))
	begin "words$number"
	printf '%s\nstart 4,6 5,3\n' "$1" | mailed ann@example.org "$(address roster 1)"
	check "'$1' is passed over" is "$(season)" 1
}

meant="NOT UNDERSTOOD. Write 'build mine 7,3' if that was meant"
leads 'My role is builder: build mine 7,3' "$meant"
leads 'Hello Clara, build mine 7,3 please.' "$meant"
leads 'Ann here, then build mine 7,3' "$meant"
leads '_Please build mine 7,3_' "$meant"
leads 'Please build mill 7,3' '1 Please build mill 7,3 NOT UNDERSTOOD'
leads 'Orders: build mine 7,3 (50 gold)' '1 Orders: build mine 7,3 (50 gold) NOT UNDERSTOOD'

# marked LINE: marks around an order keep it from nothing
marked() {
	number=$((number + 1))
	begin "marked$number"
	printf '%s\nwhat next?\nbuild mill 7,3\n' "$1" | mailed ann@example.org "$(address roster 1)"
	newest ack 1 | tr -s '\n ' '  ' >.told
	check "'$1' is an order" has .told "understood as 'start 4,6 5,3'"
}
marked '*Start 4,6 5,3*'
marked '_start 4,6 5,3_'
marked '"start 4,6 5,3"'

words 'I will build mines soon, Ann'
words 'Hello Ann, build what you like'
words 'My advice: build more, talk less'
words 'Ann, build mine 7,3?'
words '*Build up your courage*'
finish
