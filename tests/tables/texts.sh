# SPDX-License-Identifier: MIT
# Texts of mails and of faults in orders, and the calls that say them, agree: every name in C is a text with
# just these values, and every text is said. A name that is chosen, and then said by "%s", is known by how it
# begins.
. "${srcdir:-.}/tests/lib.sh"

files='mail command order'
families='fault|mend|header|unread|subject|verdict|reason|line|state|motion|help|words|moves|propose|hint'
filled='(help|words)-.* keyless|(header|unread)-.* word|subject-.* (number|from|name)|motion-.* seat|line-.* (as|first|question)|propose-.* season|hint-.* (given|keyless)'
said='rules_say|club_say|club_tell|texts_say|texts_tell|mailcmd_say|mailcmd_deny|tell_note'

# holes_of FILE...: "KEY", and "KEY HOLE" for each hole, of every text
holes_of()
{
	cat "$@" | awk '
function flush(	name, rest)
{
	if (text == "")
		return
	name = substr(text, 1, index(text, ":") - 1)
	rest = substr(text, length(name) + 2)
	while (match(rest, /[{][a-z-]+/)) {
		print name, substr(rest, RSTART + 1, RLENGTH - 1)
		rest = substr(rest, RSTART + RLENGTH)
	}
	print name
	text = ""
}
/^#/ || /^$/ { flush(); next }
/^ / { text = text $0; next }
{ flush(); text = $0 }
END { flush() }' | sort -u
}

for f in $files; do
	cat "$srcdir/templates/$f.en.txt"
done >english
holes_of english >holes
awk 'NF == 1' holes >keys

# the C code with each literal whole, one call a line
for f in "$srcdir"/src/*/*.c "$srcdir"/src/report/*/*.c; do
	tr '\n\t' '  ' <"$f" | sed 's/" *"//g'
	echo
done >code
grep -oE "\\b($said)\\([^\";{]*\"[^\"]*\"" code | sed 's/^[^"]*"//; s/"$//' | sort -u >calls
grep -oE "\"($families)-[a-z-]*\"" code | tr -d '"' | sort -u >chosen

# those of the mail commands are made of the names in their table
awk -F'"' '/^\t[{] "[a-z-]+", (true|false)/ {
	print "help-" $2
	if ($3 ~ /^, true/)
		print "words-" $2
	if ($3 ~ /^, (true|false), true, [a-z_]*, true/)
		print "moves-" $2
}' "$srcdir/src/club/mailcmd.c" >>chosen
# so are those of the motions
awk -F'"' '/^\t[{] "[a-z-]+", (true|false)/ { print "motion-" $2 }' "$srcdir/src/club/mailcmd_vote.c" >>chosen

# what a name has that is said so: its values
awk '{ for (i = 2; i <= NF; i++) { sub(/=.*/, "", $i); print $1, $i } print $1 }' calls |
	sort -u >values

calls_have_their_text()
{
	grep -v '%s' values | sort -u >wanted
	grep -vE "^($families)-" holes >there
	diff there wanted
}

chosen_names_are_texts()
{
	sort -u chosen >wanted
	grep -E "^($families)-" keys >there
	diff there wanted
}

chosen_texts_have_no_other_holes()
{
	! grep -E "^($families)-.* " holes | grep -vE "^($filled)\$"
}

# A text of another language that fits the English one no more is taken out until somebody has translated
# it: it is said in English then.
languages_fit_english()
{
	for f in $files; do
		for file in "$srcdir/templates/$f".*.txt; do
			case $file in *.en.txt) continue ;; esac
			holes_of "$file" >theirs
			awk 'NR == FNR { theirs[$1]; next } $1 in theirs' theirs holes >ours
			diff theirs ours | sed -n 's/^< \(.*\)/take out or mend: in English there is no \1/p
				s/^> \(.*\)/take out or mend: in English there is \1/p' |
				sed "s|^|templates/${file##*/}: |"
		done
	done >unfit
	! grep . unfit
}

# said_by CALLS: the names of the texts that these calls say
said_by()
{
	grep -oE "\\b($1)\\([^\";{]*\"[^\"]*\"" code | sed 's/^[^"]*"//; s/"$//; s/ .*//; /%s/d' | sort -u
}

# What a seat is told in its language is nowhere told in English, nor what is English in a language.
each_text_has_one_way()
{
	said_by 'club_say|club_tell' >in_english
	said_by 'texts_say|texts_tell|mailcmd_say|mailcmd_deny|tell_note' >in_language
	for file in "$srcdir"/templates/*.*.txt; do
		case $file in *.en.txt) ;; *) holes_of "$file" ;; esac
	done | awk 'NF == 1' | sort -u >translated
	[ -s in_english ] && [ -s in_language ] &&
		! sort in_language translated | uniq | comm -12 - in_english | grep .
}

# what reads mails and letters has literals with a blank in them for its own bugs alone, and for files of others
letters_are_read_without_a_sentence()
{
	for file in core/answers core/form_match core/names core/orders core/program post/letter \
		post/mail post/mime post/seal post/wire; do
		sed '/^#/d; /trusted comment/d' "$srcdir/src/$file.c" | tr '\n\t' '  ' |
			sed 's,/[*]\([^*]\|[*][^/]\)*[*]/,,g; s/;/;\n/g' |
			grep -vE '(bug|rules_say|texts_say)\(|_Static_assert' |
			awk -F'"' -v file=$file '{ for (i = 2; i <= NF; i += 2) if ($i ~ /[a-z][a-z]* [a-z]/) print file ": " $i }'
	done >left
	! grep . left
}

check 'every text that is said is there with the values it is given, and no other' calls_have_their_text
check 'every text that is chosen by its name is there, and no other' chosen_names_are_texts
check 'a text that is chosen has no hole that nobody fills' chosen_texts_have_no_other_holes
check 'each text of another language has the name and the holes of an English one' languages_fit_english
check 'a text is said in the language of a seat, or in English alone' each_text_has_one_way
check 'what reads mails and letters has no sentence of its own' letters_are_read_without_a_sentence
# a phrase that stands behind another on its line would be read as a part of it
sorts=$(sed -nE 's/^([a-z]+) [a-z0-9-]+: .*/\1/p' "$srcdir"/templates/*.en.txt | sort -u | paste -sd'|')
grep -nE "[.|}] ($sorts) [a-z0-9-]+: " "$srcdir"/templates/*.en.txt >glued
check 'each text begins a line' is "$(cat glued)" ''
finish
