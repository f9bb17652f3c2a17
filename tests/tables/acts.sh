# SPDX-License-Identifier: MIT
# Who may act in DragonLords: tests/rules/dragonlords/acts.tab says of each unit by what it did in a
# turn what else it may do in it, by what clause. Every cell is played as a case.
. "${srcdir:-.}/tests/lib.sh"
rules=$srcdir/tests/rules/dragonlords

# make_cases [PLACE]
make_cases()
{
	awk -v only="${1:-}" -f "$rules/acts.awk" "$rules/acts.kit" "$rules/acts.tab"
}

can_be_made()
{
	make_cases >all.t
}

has_many_cells()
{
	[ "$(grep -c '^case ' all.t)" -ge 300 ]
}

# A clause that a cell is ruled by, and one that a refusal must name.
clauses_exist()
{
	sed -n 's/^\[\([a-z]* [0-9]*\)\].*/\1/p' "$srcdir/db/rules/dragonlords.txt" | sort -u >clauses
	{
		grep -v '^#' "$rules/acts.tab" | awk -F'|' 'NF { print $6 }' | tr ',' '\n'
		grep -o '\[[a-z]* [0-9]*\]' "$rules/acts.tab" | tr -d '[]'
	} | sed 's/^ *//; s/ *$//' | sort -u >cited
	comm -13 clauses cited >unknown
	cat unknown
	[ -s cited ] && [ ! -s unknown ]
}

# Gives the cases of a place, which fit into one file, on as test points of this test.
play()
{
	make_cases "$1" >"$1.t"
	tp try "$1.t" >"$1.tap"
	code=$?
	[ "$code" -le 1 ] || echo "# $1: exit code $code"
	while IFS= read -r line; do
		case $line in
		'ok '*)
			n=$((n + 1))
			echo "ok $n - ${line#*- }"
			;;
		'not ok '*)
			n=$((n + 1))
			failed=$((failed + 1))
			echo "not ok $n - ${line#*- }"
			;;
		'# '*) echo "$line" ;;
		esac
	done <"$1.tap"
}

# Each place has as many test points as cells.
was_played()
{
	[ "$(grep -c -e '^ok' -e '^not ok' "$1.tap")" = "$(grep -c '^case ' "$1.t")" ]
}

check 'of every set-up of the kit there is a cell, and every cell has its set-ups' can_be_made
check 'the table has 300 cells or more' has_many_cells
check 'every clause it cites exists' clauses_exist
for place in $(grep -v '^#' "$rules/acts.tab" | awk 'NF { print $1 }' | sort -u); do
	play "$place"
	check "all cells of the place $place were played" was_played "$place"
done
finish
