#!/bin/sh
# SPDX-License-Identifier: MIT
# Everyday words for a deed are orders in each game: they are offered as the order that they mean, or told with it.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
. "$srcdir/tests/lib/two_friends.sh" >.out

# play GAME: the match at hand is one that has begun
play() {
	table=$1
	tp -C club new "$1" "$1" ann bob 2>.out >.out
	echo yes | mailed ann@example.org "$(address invitation 1)"
	echo yes | mailed bob@example.org "$(address invitation 2)"
	tp -C club run "$1" --now >.out
}
# means LINE ORDER: the answer names the order
means() {
	writes "$1"
	told ack
	check "$table: '$1' is '$2'" grep -q "1 $1 NOT UNDERSTOOD.*'$2'.* no order begins with" .told
}

begin isle
means 'settle 4,6' 'start 4,6'
play runes
means 'attack blue' 'scout blue'
means 'attack the minion' 'engage minion'
means 'visit pe1' 'go pe1'
play tradewarz
writes 'anchor g3'
told ack
check 'what is done in another season is told how it is written' has .told '1 anchor g3 NOT UNDERSTOOD. Write the line as dock GATE'
means 'conquer s12' 'march [a-z0-9]* via s12'
play dragonlords
tp -C club run dragonlords --now >.out
means 'destroy the tower r1a' 'raze r1a tower'
means 'deploy 2 orc from r1a to r1b' 'transfer 2 orc from r1a to r1b'
finish
