# SPDX-License-Identifier: MIT
# For tests in the language that nobody speaks, in which each text is in brackets.

# bracketed_data FOLDER [LANGUAGE]: the program's data in that language: the texts of the templates, what a box
# says of its things, and the clauses. A stylesheet that makes no page stays. With a LANGUAGE mails are in
# English as ever, and in LANGUAGE in brackets that begin "[%".
bracketed_data() {
	mkdir "$1" && cp -r "$srcdir/templates" "$srcdir/db" "$1" || return
	if [ "${2:-}" ]; then
		for file in mail command order; do
			awk -f "$srcdir/tests/lib/bracket.awk" "$1/templates/$file.en.txt" |
				sed 's/\[/[%/g' >"$1/templates/$file.$2.txt"
			mv "$1/templates/$file.en.txt" "$1/$file"
		done
	fi
	for file in "$1"/templates/*.en.txt; do
		awk -f "$srcdir/tests/lib/bracket.awk" "$file" >.file && mv .file "$file"
	done
	for file in mail command order; do
		[ ! -f "$1/$file" ] || mv "$1/$file" "$1/templates/$file.en.txt"
	done
	for file in "$1"/templates/*.xsl; do
		case $file in */archive-search.xsl | */archive-style.xsl | */archive-summary.xsl) continue ;; esac
		awk -f "$srcdir/tests/lib/bracket-xsl.awk" "$file" >.file && mv .file "$file"
	done
	for file in "$1"/db/rules/*.txt; do
		sed 's/^\(\[[^]]*\] [a-z]*\) \(.*\)/\1 [\2]/; t
			s/^== \(.*\) ==$/== [\1] ==/; t
			/./s/.*/([&])/' "$file" >.file && mv .file "$file"
	done
	for file in "$1"/db/boxes/*.xml; do
		sed 's/ \(title\|note\)="\([^"]*[A-Za-z][^"]*\)"/ \1="[\2]"/g
			s/\(<\(kind\|number\|option\) [^>]*>\)\([^<]*[A-Za-z][^<]*\)</\1[\3]</
			s/<legend>/&[/; s/<.legend>/]&/' "$file" >.file && mv .file "$file"
	done
}

# names_in_data FOLDER GAME...: what orders and commands are written with, in every language: names in the
# boxes, the groups of clauses
names_in_data() {
	folder=$1
	shift
	for game in "$@"; do
		sed -n 's/.* name="\([^"]*\)".*/\1/p' "$folder/db/boxes/$game.xml"
		sed -n 's/^\[\([a-z-]*\) .*/\1/p' "$folder/db/rules/$game.txt"
	done
}

# fields_in_source GAME...: what the tests of its orders begin with, in every language
fields_in_source() {
	for game in "$@"; do
		sed -n 's/^FIELD[A-Z_]*([a-z_]*, "\([a-z-]*\).*/\1/p' "$srcdir/src/games/$game"/*.def
	done
}

# text_alone <mail: what somebody reads of its text. It lacks signed blocks, what somebody wrote and is quoted,
# the header of a letter and its forms, which are answered as they stand, keys, commands that are typed, what the
# autopilot ordered, and the rows of the map.
text_alone() {
	sed -e :a -e '/=$/N; s/=\n//; ta' | awk '
		/^\[THE MAP/ { map = 1 }
		map && /^\[/ && !/^\[THE MAP/ || /^$/ { map = orders = 0 }
		!map && !orders { given = sub(/you:\].*/, "you:]"); print; orders = given }' | sed '
		s/=3D/=/g
		/^-----BEGIN/,/^-----END/d
		/^ *| /d
		/^ *RW[A-Za-z0-9+/=]*$/d
		/^\(match\|season\|seat\|seq\|saw\|nonce\|open\|token\|letter\|record\) /d
		/^# /d
		/^    --/d
		/^\//d
		s,^  /[a-z-]*,,
		s/^ *\(tradepost\|minisign\|ssh-keygen\) [^[]*//
		/^ *[0-9]* \( *[.~a-zA-Z]\{1,3\}\)*$/d'
}

# part TYPE <mail: its first part of that type
part() {
	awk -v type="$1" '
		/^--=_/ { if (inside) exit; head = 1; next }
		head && index($0, "Content-Type: " type) { wanted = 1 }
		head && $0 == "" { head = 0; inside = wanted; next }
		inside'
}

# all_in_brackets FILE...: what they say is in brackets, or stands in the file words
all_in_brackets() {
	awk -v words=words -f "$srcdir/tests/lib/unbracketed.awk" "$@" >.left
	! grep . .left
}
