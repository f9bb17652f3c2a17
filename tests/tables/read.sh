# SPDX-License-Identifier: MIT
# What a box says is read by a rule: a number or a column that nobody reads would be a promise.
. "${srcdir:-.}/tests/lib.sh"

# Rows that stand behind another one, which rules read by counting on from that: NAME_2 and higher, and
# these.
counted_on='dragonlords:BLESSED_N dragonlords:IGNORED_N dragonlords:CURSED_N tradewarz:TOKENS_MARCH
	tradewarz:TOKENS_RECRUIT tradewarz:TOKENS_RESOURCES tradewarz:TOKENS_BUY tradewarz:WHEAT_
	tradewarz:MINING_ tradewarz:GOLD_ tradewarz:MAKES_WHEAT tradewarz:MAKES_MINING tradewarz:MAKES_GOLD'

# The keys and columns of a game, a row a line.
rows_of()
{
	sed -n 's/^\(KEY\|COLUMN\)(\([A-Z_0-9]*\),.*/\2/p' "$1"/*.def
}

is_read()
{
	cat "$srcdir/src/games/$1"/*.c | grep -qw "$2"
}

all_are_read()
{
	bad=0
	for folder in "$srcdir"/src/games/*/; do
		game=$(basename "$folder")
		rows_of "$folder" >rows
		[ "$(wc -l <rows)" -ge 5 ] || { echo "$game: no rows were found"; bad=1; }
		while read -r row; do
			is_read "$game" "$row" && continue
			case $row in *_[2-9]) is_read "$game" "${row%?}[1-8]" && continue ;; esac
			case " $(echo $counted_on) " in *" $game:$row "*) continue ;; esac
			echo "$game: no rule reads $row"
			bad=1
		done <rows
	done
	return $bad
}

check 'every number and column of a box is read by a rule' all_are_read
finish
