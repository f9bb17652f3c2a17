# SPDX-License-Identifier: MIT
# A getter that may find nothing returns an enum found, whose three answers are told apart by name
# alone. A reason is for people: no code asks how long it is.
. "${srcdir:-.}/tests/lib.sh"

sources()
{
	(cd "$srcdir" && find src -name "$1")
}

# Prints which functions of those files are getters.
getters()
{
	sed -n 's/^\(static \)\{0,1\}enum found \([a-z_0-9]*\)(.*/\2/p' "$@" | sort -u
}

# Prints a file as one line, without comments and texts.
flat()
{
	tr '\n\t' '  ' <"$1" | sed 's|"[^"]*"|""|g; s|/\*[^*]*\*/||g; s/  */ /g'
}

# untold FILE: prints the calls of getters whose answer is neither compared, nor kept, nor handed on.
untold()
{
	flat "$srcdir/$1" | awk -v file="$1" '
BEGIN {
	while ((getline name <"known") > 0)
		known[name] = 1
}
{
	rest = $0
	while (match(rest, /[a-z_0-9]+\(/)) {
		name = substr(rest, RSTART, RLENGTH - 1)
		before = before substr(rest, 1, RSTART - 1)
		rest = substr(rest, RSTART + RLENGTH)
		end = 0
		for (depth = 1; name in known && depth;) {
			c = substr(rest, ++end, 1)
			depth += c == "(" ? 1 : c == ")" ? -1 : 0
		}
		if (name in known && substr(rest, end + 1) !~ /^ ?[=!]=/ \
			&& before !~ /(enum found|[^=!<>]=|return|[?:,]|is_there\() ?$/)
			print file ": " name "() is not compared by name"
		before = substr(before, length(before) > 40 ? length(before) - 40 : 1) name "("
	}
}'
}

# truths FILE: prints the variables of an enum found that are asked as if they were true or false; not
# those whose name is that of a bool, too, elsewhere in the file.
truths()
{
	flat "$srcdir/$1" | awk -v file="$1" '
{
	rest = $0
	while (match(rest, /enum found [a-z_0-9]+( =|;|,)/)) {
		name = substr(rest, RSTART + 11, RLENGTH - 11)
		sub(/( =|;|,)$/, "", name)
		names[name] = 1
		rest = substr(rest, RSTART + RLENGTH)
	}
	for (name in names)
		if ($0 !~ "bool [^;(]*[^a-z_]?" name "[ ,;]" && match($0, "(!|&& |\\|\\| |[^a-z_]if \\(|while \\()" name "( &&| \\|\\||\\)|;)"))
			print file ": " name " is asked as if it were true or false"
}'
}

# What is compared with FOUND is an answer of a getter, and no bool.
bools()
{
	flat "$srcdir/$1" | grep -oE '[a-z_0-9]+\([^()]*\) == FOUND' | sed 's/(.*//' |
		grep -vxFf known | sed "s|^|$1: of no getter: |"
}

answers_are_compared()
{
	getters $(sources '*.h' | sed "s|^|$srcdir/|") >exported
	[ "$(wc -l <exported)" -gt 30 ] || { echo 'no getters were found'; return 1; }
	for file in $(sources '*.c'); do
		getters "$srcdir/$file" | cat exported - >known
		untold "$file"
		truths "$file"
		bools "$file"
	done >bad
	cat bad
	[ ! -s bad ]
}

reasons_are_not_measured()
{
	(cd "$srcdir" && ! grep -rnE '\bwhy(->|\.)n\b' src --include='*.[ch]')
}

check 'what a getter found is compared by name' answers_are_compared
check 'no code asks how long a reason is' reasons_are_not_measured
finish
