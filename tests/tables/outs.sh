# SPDX-License-Identifier: MIT
# Games that put seats out of a match are played so by random players and by letters.
. "${srcdir:-.}/tests/lib.sh"

# Those whose rules call leave().
grep -l '[^_a-z]leave(t, ' "$srcdir"/src/games/*/*.c | sed 's|.*/src/games/||; s|/.*||' | sort -u >games

put_out() {
	sed -n '/put_out\[\] = {/,/}/p' "$srcdir/tests/play/random.c" | grep -o '"[a-z]*"' |
		tr -d '"' | sort | diff games -
}
check 'tests/play/random counts the seats they put out' put_out

by_letters() {
	sed -n 's/.*open_match \([a-z]*\) .*/\1/p' "$srcdir/tests/cli/t-out.sh" | sort -u | diff games -
}
check 'tests/cli/t-out.sh plays a match of each' by_letters
finish
