# SPDX-License-Identifier: MIT
# The maps look as they did when somebody last looked at them: each is compared, very coarsely, with the one
# in tests/browser/golden. GOLDEN=write puts them there anew, to be looked at again.

# differs OLD NEW: where a grey is more than 3 of 16 off
differs() {
	[ "$(wc "$1" | awk '{ print $1, $3 }')" = "$(wc "$2" | awk '{ print $1, $3 }')" ] || {
		echo 'it has another shape'
		return
	}
	paste -d ' ' "$1" "$2" | awk '
		function grey(text, at) { return index("0123456789abcdef", substr(text, at, 1)) }
		{
			for (i = 1; i <= length($1); i++) {
				off = grey($1, i) - grey($2, i)
				if (off > 3 || off < -3)
					print "row " NR ", column " i ": " substr($1, i, 1) " was, " substr($2, i, 1) " is"
			}
		}'
}

looks_as_it_did() {
	differs "$1" "$2" >.differs
	[ ! -s .differs ] && return
	head -n 20 .differs
	cat "$2"
	return 1
}

maps() {
	[ -n "${server_port:-}" ] || check 'a server starts' server_start "$work/site"
	scheme light
	for game in $games; do
		go "http://127.0.0.1:$server_port/matches/$game/season-5.html"
		js "$(cat "$srcdir/tests/browser/coarse.js")" >map
		golden=$srcdir/tests/browser/golden/$game.txt
		[ "${GOLDEN:-}" != write ] || cp map "$golden"
		check "$game: its map looks as it did" looks_as_it_did "$golden" map
	done
	check 'ktech: beside what stands somewhere is the terrain' grep -q 'class="small sign"' site/matches/ktech/season-5.svg
	check 'ktech: which a pointer is told, too' grep -qE '<title>[0-9]+,[0-9]+, [a-z]+: .* of (Red|Blue)</title>' \
		site/matches/ktech/season-5.svg
	check 'dragonlords: realms have their names' grep -q 'class="realm"[^>]*>Brogkar<' site/matches/dragonlords/season-5.svg
	check 'tradeworlds: Homeworlds are called so' grep -q '>Homeworld</text>' site/matches/tradeworlds/season-5.svg
	check 'runes: who is met has the mark of the box' sh -c '
		grep -oh "beast-name\"[^>]*>[^<]*" site/matches/runes/season-*.svg | sed "s/.*>//" | sort -u >beasts
		[ -s beasts ] && while read -r mark; do
			grep -q "mark=\"$mark\"" site/matches/runes/box.xml || { echo "$mark is none"; exit 1; }
		done <beasts'
	check 'runes: what the arrows are is said in the word of the game' grep -q 'walk of this month' \
		site/matches/runes/season-5.html
	check 'runes: walks are arrows' sh -c \
		'cat site/matches/runes/season-*.svg | grep -q "class=\"march red\".*marker-end"'
	check 'tradewarz: marches are arrows' sh -c \
		'cat site/matches/tradewarz/season-*.svg | grep -q "class=\"march red\".*marker-end"'
}
maps
