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
finish
