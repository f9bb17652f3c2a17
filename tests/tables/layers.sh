# SPDX-License-Identifier: MIT
# Each layer includes its own folder, base where it may, and what its row names besides; the first
# row that fits a file counts. Of libraries a file includes only those of its row, and the rules of
# games not even the C library, for they must read no clock, file, environment or other chance.
. "${srcdir:-.}/tests/lib.sh"

rows='
src/base/	-					libc
src/core/chance	base core				libc sodium
src/core/	base core				libc
src/kit/	core/game.h				bare
src/games/games	core					libc
src/games/	core/game.h kit				bare
src/try/	base core				libc
src/store/	base core				libc sqlite3
src/box/	base core				libc libxml
src/post/	base					libc gmime curl sodium libxml
src/report/	base core				libc libxml libxslt
src/cmd/	base core kit games try store box post report	libc
'

keeps_to_its_row()
{
	cd "$srcdir" && grep -rn '^#[ 	]*include' src --include='*.[ch]' | awk -v rows="$rows" '
function allowed(name, words,	list, n, i)
{
	n = split(words, list, " ")
	for (i = 1; i <= n; i++)
		if (name == list[i] || index(name, list[i] "/") == 1)
			return 1
	return 0
}
BEGIN {
	n = split(rows, row, "\n")
	libraries = "sodium sqlite3 libxml libxslt libexslt gmime glib curl"
	bare = "stdbool stddef stdint limits string"
}
{
	file = name = $0
	sub(/:.*/, "", file)
	folder = substr(file, 5)
	sub(/\/[^\/]*$/, "", folder)
	sub(/^[^<"]*[<"]/, "", name)
	sub(/[>"].*/, "", name)
	seen++
	for (i = 1; i < n; i++) {
		split(row[i], column, "\t+")
		if (column[1] != "" && index(file, column[1]) == 1)
			break
	}
	if ($0 ~ /include[ \t]*"/)
		ok = allowed(name, folder " " column[2])
	else {
		sub(/\.h$/, "", name)
		if (allowed(name, libraries))
			ok = allowed(name, column[3])
		else
			ok = column[3] ~ /^libc/ || allowed(name, bare)
	}
	if (i == n)
		ok = 0
	if (!ok) {
		print $0 ": not for this layer"
		failed = 1
	}
}
END {
	if (!seen)
		print "no file was found"
	exit failed || !seen
}'
}

check 'every file includes only what the row of its layer allows' keeps_to_its_row
finish
