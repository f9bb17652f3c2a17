# SPDX-License-Identifier: MIT
# tradepost-game(7) names all that rules may call and all sorts of rows, and what it lists is called with as
# many arguments.
. "${srcdir:-.}/tests/lib.sh"

page=$srcdir/man/tradepost-game.7

# What is declared in headers, a line each: its name, and how many arguments it takes before any "...".
declared()
{
	sed -e ':more' -e '/[,(]$/{N;s/\n[ 	]*/ /;b more' -e '}' "$@" | sed -n \
		-e '/^typedef/d' -e 's/^#define \([a-z_]*[a-z]\)(\([^)]*\)).*/\1(\2/p' \
		-e 's/^[a-z][a-z ]*[ *]\([a-z_]*[a-z]\)(\([^()]*\));.*/\1(\2/p' |
		awk -F'[(,]' '{ n = NF - 1; if ($NF ~ /\.\.\./) n--; print $1, n }' | sort -u
}

# What the page lists, likewise; what follows a FACT and the like is "..." in C.
listed()
{
	sed -n '/^\.Sh THE VERBS/,/^\.Sh ORDERS/s/^\.It Li "\(.*\)"$/\1/p' "$page" |
		sed -n 's/^\(return\|for\) *//; s/^\([a-z_]*[a-z]\)(\(.*\)).*/\1(\2/p' |
		sed 's/, \(FACT\|LABEL\|QUESTION\), .*//; s/tell(\.\.\.)/fact/' |
		awk -F'[(,]' '{ print $1, NF - 1 }' | sort -u
}

declared "$srcdir/src/core/game.h" "$srcdir/src/kit/kit.h" >declared.txt
listed >listed.txt

as_declared()
{
	comm -23 listed.txt declared.txt | tee wrong.txt
	[ ! -s wrong.txt ] && [ "$(wc -l <listed.txt)" -ge 40 ]
}

# Of loops and blocks the insides are nobody's business.
named()
{
	declared "$srcdir/src/core/game.h" | cut -d' ' -f1 |
		grep -vx 'after\|kinds\|links\|links_end\|under_.*' >names.txt
	while read -r name; do
		grep -q "\(\.Fn\|\.Ic\|\.It Li\).*\b$name\b" "$page" || echo "$name is not on the page"
	done <names.txt >missing.txt
	cat missing.txt
	[ ! -s missing.txt ] && [ "$(wc -l <names.txt)" -ge 40 ]
}

rows()
{
	sed -n 's/^#define \([A-Z_]*\)(\.\.\.)$/\1/p' "$srcdir/src/kit/row.h" >rows.txt
	while read -r row; do
		grep -q "^$row(.*)$" "$page" || echo "$row is not on the page"
	done <rows.txt >missing.txt
	cat missing.txt
	[ ! -s missing.txt ] && [ "$(wc -l <rows.txt)" -ge 14 ]
}

check 'what tradepost-game(7) lists is declared with as many arguments' as_declared
check 'all that game.h declares for rules is on the page' named
check 'so are all rows a game may have' rows
finish
