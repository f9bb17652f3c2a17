#!/bin/sh
# SPDX-License-Identifier: MIT
# make check-desk: the engine of the desk says what the program says, byte for byte: of letters made by chance, in matches
# that the autopilot plays. No report that somebody changed ends it. LETTERS, SEASONS and TREES make more of each.
. "${srcdir:-.}/tests/lib.sh"
command -v node >/dev/null || {
	skip 'the engine of the desk says what the program says' 'node is not installed'
	finish
	exit
}
DESK=$(dirname "$TRADEPOST")/desk
FLAT=$(dirname "$TRADEPOST")/tests/desk/flat
PAGE=$srcdir/src/desk/page
export DESK FLAT PAGE TRADEPOST

tp init club || exit 1
echo 'subaddress = yes' >>club/tradepost.conf
for name in ann ben; do tp -C club person $name --mail $name@example.org; done >.out
for game in dragonlords ktech runes tradewarz tradeworlds; do
	tp -C club new $game $game ann ben --set missing=autopilot >.out 2>&1
	tp -C club start $game >.out 2>&1
	season=0
	while [ $season -lt "${SEASONS:-8}" ]; do
		tp -C club run $game --now >.out 2>&1
		for seat in 1 2; do
			[ $((season % 2)) = 1 ] || tp -C club show $game --season $season --seat $seat --xml >$game.$season.$seat.xml
		done
		season=$((season + 1))
	done
	check "$game: of letters made by chance engine and program say the same" \
		node "$srcdir/tests/desk/equal.mjs" $game "${LETTERS:-4}" $game.*.xml
	check "$game: of reports that somebody changed each is refused in a sentence or tried" \
		node "$srcdir/tests/desk/hostile.mjs" $game "${TREES:-400}" $game.*.xml
done
finish
