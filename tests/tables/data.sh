# SPDX-License-Identifier: MIT
# The data of every game, also of one whose rules are still being written: boxes are as the schema
# says, and clauses can be cited.
. "${srcdir:-.}/tests/lib.sh"

fits_the_schema()
{
	xmllint --noout --relaxng "$srcdir/templates/box.rng" "$srcdir"/db/boxes/*.xml
}

# The map is the same when it is turned half round: realm 1 is 6, 2 is 5, 3 is 4, and so on.
turned()
{
	awk '
function attribute(name) {
	if (!match($0, " " name "=\"[^\"]*\""))
		return ""
	return substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 4)
}
function turn(name) {
	return name in other ? other[name] : name
}
BEGIN {
	pairs = "g1 g6 g2 g5 g3 g4 i1 i4 i2 i3 i5 i6 n1 s2 n2 s1 w1 e3 w2 e2 w3 e1 iw1 ie3 iw2 ie2 iw3 ie1"
	n = split(pairs, pair, " ")
	for (i = 1; i <= n; i += 2) {
		other[pair[i]] = pair[i + 1]
		other[pair[i + 1]] = pair[i]
	}
	for (realm = 1; realm <= 6; realm++)
		for (i = 1; i <= 7; i++)
			other["r" realm substr("kabcdef", i, 1)] = "r" (7 - realm) substr("kabcdef", i, 1)
}
/<space / && / in="(land|sea)/ {
	split("next-to mountain coast sea-lane", link, " ")
	for (l in link) {
		n = split(attribute(link[l]), to, " ")
		for (i = 1; i <= n; i++)
			leads[link[l] " " attribute("name") " " to[i]] = 1
	}
}
END {
	for (way in leads) {
		split(way, end, " ")
		if (!((end[1] " " turn(end[2]) " " turn(end[3])) in leads)) {
			print way " has no counterpart"
			bad = 1
		}
	}
	exit bad
}' "$srcdir/db/boxes/dragonlords.xml"
}

# Chapters are named once, their clauses numbered from 1; no line is longer than a page.
can_be_cited()
{
	for file in "$srcdir"/db/rules/*.txt; do
		awk -v file="${file##*/}" '
function wrong(why) {
	print file ":" NR ": " why
	bad = 1
}
length > 72 { wrong("longer than 72 columns") }
/^\[/ {
	split(substr($0, 2, index($0, "]") - 2), of, " ")
	if (of[2] != last[of[1]] + 1)
		wrong("[" of[1] " " of[2] "] is not next")
	last[of[1]] = of[2]
	if ($0 !~ /\] (printed|house) ./)
		wrong("it is not said where it comes from")
}
END { exit bad }' "$file" || return 1
	done
}

check 'every box is as the schema says' fits_the_schema
check 'clauses are numbered without a gap, fit a page and say where they come from' can_be_cited
check 'the third age is the same when its map is turned half round' turned
finish
