#!/bin/sh
# SPDX-License-Identifier: MIT
# Reports in the middle of matches that are played by letters, as the players of the demos write them: what they
# read in a report they write so that it is understood, and no report is longer than people read.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/browser/site.sh"

LAST_SEASON=12

# played GAME
played() {
	match "$1" "$1" "$LAST_SEASON" >log 2>&1 || { tail -3 log && return 1; }
	for nth in $(seq 1 "$LAST_SEASON"); do
		for seat in red blue; do
			tp -C club show "$1" --seat $seat --season "$nth" >"$1.$nth.$seat" || return
		done
	done
}

# understood GAME: no line of a letter of its players is not
understood() {
	grep -q '^YOUR LETTER' "$1".*.red || return
	! grep -A1 ' not understood$' "$1".[0-9]*.*
}

tp init club && known_keys club 2
for game in $games; do
	check "$game: a match is played by letters" played "$game"
	check "$game: what its players write is understood" understood "$game"
done
finish
