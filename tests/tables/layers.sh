# SPDX-License-Identifier: MIT
# Each layer includes its own folder, base where it may, and what its row names besides; the first
# row that fits a file counts. Of libraries a file includes only those of its row, and the rules of
# games not even the C library, for they must read no clock, file, environment or other chance. Of libxml2
# one file reads XML, one the HTML of mails, and one applies stylesheets.
. "${srcdir:-.}/tests/lib.sh"

rows='
src/base/tree_xml	base				libc libxml
src/base/character	base				libc utf8proc
src/base/	-					libc
src/core/chance	base core				libc sodium
src/core/	base core				libc
src/kit/	core/game.h				bare
src/games/games	core					libc
src/games/	core/game.h kit				bare
src/try/	base core				libc
src/store/	base core				libc sqlite3
src/box/	base core				libc
src/post/	base					libc sodium
src/transport/	base post/imap.h post/server.h post/source.h worker	libc curl seccomp
src/worker/	base					libc seccomp
src/reader/html	base post				libc libxml
src/reader/	base post worker			libc gmime
src/report/xml/style	base				libc libxml libxslt
src/report/	base core report				libc
src/proof/	base core box report post			libc
src/desk/host	base						libc sodium
src/desk/	base core box report proof/mailcmd_list.h	libc
src/club/	base core box store post report proof try		libc
src/archive/	base core box store post report proof club	libc
src/cmd/	base core kit games try store box post report proof club archive	libc
'

keeps_to_its_row()
{
	cd "$srcdir" && grep -rn '^#[ 	]*include' src --include='*.[ch]' --include='*.def' | awk -v rows="$rows" '
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
	libraries = "sodium sqlite3 libxml libxslt libexslt gmime glib curl seccomp"
	bare = "stdbool stddef stdint limits string"
}
/^src\/kit\/row.h:.*include ROWS_OF_GAME$/ { next } # the rows of the game that includes it
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

# A function says what is wrong to its caller, who knows whether somebody is there to read it.
only_commands_talk()
{
	cd "$srcdir" && ! grep -rnE '(^|[^a-z_>.])(v?f?printf|f?puts|f?putc|putchar|fwrite|perror|_?exit|getopt(_long)?)\(|\b(stdout|stderr)\b' \
		src --include='*.[ch]' | grep -v -e '^src/cmd/' -e '^src/base/fail\.c:' -e 'format(printf'
}

# What a module, a file X.c, defines for others, and which of that others call: "CALLER DEFINER" a line.
# A function that another one is a row for is called through a table, which is no arrow.
calls()
{
	(cd "$srcdir" && cat src/*/*.c >"$OLDPWD/all.c"
	for file in src/*/*.c; do
		sed -n '/^[a-z]/{/^static /d;/[;=]$/d;s/^[^(]*[ *]\([a-z_0-9]*\)(.*/\1/p;}' "$file" | sed "s|$| ${file%.c}|"
	done) | sort -u >defined
	(cd "$srcdir" && for file in src/*/*.c; do
		grep -v '^ *[/ ]\*' "$file" | grep -oE '[a-z_0-9]+ *\(' | tr -d ' (' | sort -u | sed "s|$| ${file%.c}|"
	done) | sort -u >called
	join called defined | awk '$2 != $3 { print $2, $3 }' | sort -u
}

# Of the arrows between folders none leads back, and between the files of src/club, src/proof, src/archive
# none, in src/store one.
circles()
{
	(cd "$srcdir" && grep -rn '^#include "' src --include='*.[ch]') |
		sed 's|^src/\(.*\)/[^/]*:[0-9]*:#include "\(.*\)/[^/]*"|\1 \2|' | awk '$1 != $2' | sort -u >folders
	calls >arrows
	[ -s folders ] && [ "$(wc -l <arrows)" -gt 300 ] || { echo 'no arrows were found'; return 1; }
	bad=0
	for kind in folders club proof archive store; do
		case $kind in
		folders) most=0 && cp folders some ;;
		# A query that fails ends its transaction, and a transaction is made of queries.
		store) most=1 && grep "^src/$kind/[a-z_]* src/$kind/" arrows >some ;;
		*) most=0 && grep "^src/$kind/[a-z_]* src/$kind/" arrows >some ;;
		esac
		tsort some 2>&1 >/dev/null | grep 'loop' >loops
		[ "$(wc -l <loops)" -le $most ] || { echo "$kind: $(wc -l <loops) circles"; tsort some 2>&1 >/dev/null; bad=1; }
	done
	return $bad
}

check 'no folder includes one that includes it, and no files call each other in a circle' circles
check 'only commands print, exit and read options' only_commands_talk
check 'every file includes only what the row of its layer allows' keeps_to_its_row
finish
