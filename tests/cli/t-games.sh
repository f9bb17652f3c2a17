#!/bin/sh
# SPDX-License-Identifier: MIT
# Games that were written from tradepost-game(7) alone: the example it prints, and those of tests/games. Their
# cases hold; random matches of them end, lose nothing and can be played again, their autopilot plays, and no
# report tells what its seat may not know.
. "${srcdir:-.}/tests/lib.sh"

programs=$(dirname "$TRADEPOST")/tests/games
TRADEPOST=$programs/tradepost
if [ ! -x "$programs/random" ]; then
	skip 'games of the page' 'cmocka is not installed'
	finish
fi
srcdir=$srcdir sh "$srcdir/tests/games/data.sh" data
TRADEPOST_DATA=$work/data
for cases in data/tests/rules/*/*.t; do
	check "${cases#data/tests/rules/}: its cases hold" exits 0 tp try "$cases"
done
for program in random secrecy auto; do
	for box in data/db/boxes/*.xml; do
		game=$(basename "$box" .xml)
		[ -e "$srcdir/db/boxes/$game.xml" ] && continue
		check "$game: the tests of play ($program) pass" exits 0 \
			env GAME="$game" MATCHES=40 PAIRS=40 PILOTS=40 srcdir="$work/data" "$programs/$program"
	done
done
finish
