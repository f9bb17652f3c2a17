# SPDX-License-Identifier: MIT
# The manual says what the program has, and nothing else: every command and flag that help tells of
# is on its pages, every setting and every refusal of a letter too, and the other way round.
build=$(pwd)
. "${srcdir:-.}/tests/lib.sh"

man=$srcdir/man
families="$man/tradepost-archive.1 $man/tradepost-host.1 $man/tradepost-tick.1 $man/tradepost-player.1
	$man/tradepost-referee.1"

# Both lists have a word a line; what the first has and the second lacks is printed.
all_in()
{
	sort -u "$1" >first
	sort -u "$2" >second
	comm -23 first second >lacking
	sed "s/^/$3: /" lacking
	[ -s "$1" ] && [ ! -s lacking ]
}

# items PAGE...: the words that items of lists begin with
items()
{
	sed -n 's/^\.It Cm \([a-z-]*\).*/\1/p' "$@"
}

# section_of NAME PAGE
section_of()
{
	awk -v wanted=".Sh $1" '/^\.Sh / { on = $0 == wanted } on' "$2"
}

# The flags of an item: those from it to the item of the next command.
flags_of()
{
	awk -v wanted="$1" 'NR == FNR { command[$1]; next }
		/^\.It Cm / && $3 in command { here = $3 == wanted }
		/^\.It Fl -/ && here { print substr($3, 2) }' commands $families
	sed -n "/^\.Cm $1\( \|$\)/,/^\.Nm/p" $families | grep -o 'Fl -[a-z-]*' |
		sed 's/^Fl -//' >shown
}

lint()
{
	mandoc -T lint -W warning "$@"
}

# ---- commands and flags ----

if [ -x "$TRADEPOST" ]; then
	tp help | sed -n 's/^  \([a-z]*\) .*/\1/p' >commands
	items "$man/tradepost.1" >listed
	items $families >described
	echo help >>described
	check 'every command of help is in tradepost(1)' all_in commands listed 'not listed'
	check 'every command is described on a page of its family' \
		all_in commands described 'not described'

	sed -n '/^\.Sh COMMANDS/,/^\.Sh SETTINGS/p' "$man/tradepost.1" >section
	items section >listed
	check 'tradepost(1) lists no command that help has not' all_in listed commands 'no command'

	: >flags
	while read -r command; do
		tp help "$command" | sed -n "s/^  --\([a-z-]*\).*/$command --\1/p" >>flags
	done <commands
	: >told
	: >synopses
	while read -r command; do
		flags_of "$command" | sed "s/^/$command --/" >>told
		sed "s/^/$command --/" shown >>synopses
	done <commands
	check 'every flag of a command is described with it' all_in flags told 'not described'
	check 'no command is given a flag it has not' all_in told flags 'no flag'
	check 'every flag stands in the synopsis' all_in flags synopses 'not shown'

	tp init club
	sed -n 's/^#\([a-z-]*\) =.*/\1/p' club/tradepost.conf >settings
	section_of 'SETTINGS' "$man/tradepost.conf.5" >section
	items section >listed
	check 'every setting is in tradepost.conf(5)' all_in settings listed 'not listed'
	check 'and none that the program has not' all_in listed settings 'no setting'

	tp -C club new ktech harbour
	tp -C club charter harbour | sed 's/ *=.*//' >settings
	section_of 'MATCH SETTINGS' "$man/tradepost.conf.5" >section
	items section >listed
	check 'every setting of a match is in tradepost.conf(5)' all_in settings listed 'not listed'
	check 'and none that a match has not' all_in listed settings 'no setting'
else
	skip 'commands, flags and settings are described' "there is no '$TRADEPOST'"
fi

# ---- refusals of letters ----

# Those that are no refusals are left out; a text may go on in the next line.
awk '/^verdict-/ { if (text) print text
		text = /^verdict-(taken|asked|again|wanted|confirmed|meant):/ ? "" : substr($0, index($0, ":") + 2); next }
	text && /^ / { sub(/^ +/, " "); text = text $0; next }
	{ if (text) print text; text = "" }' "$srcdir/templates/mail.en.txt" >refusals
check 'there are refusals' [ "$(wc -l <refusals)" -gt 15 ]
sed -n 's/^\.It //p' "$man/tradepost-orders.5" >listed
check 'every refusal of a letter is in tradepost-orders(5)' all_in refusals listed 'not told'

# ---- form ----

ls "$man" | sed -n 's/\.in$//; s/^\(.*\)\.\([1-8]\)$/\1 \2/p' | grep -vx 'tradepost 1' >there
section_of 'SEE ALSO' "$man/tradepost.1" | sed -n 's/^\.Xr \([^ ]*\) \([1-8]\).*/\1 \2/p' >told
check 'tradepost(1) leads to every page' all_in there told 'not in SEE ALSO'

# leads_on PAGE: to each page that it cites, and the page of a game to those that a player reads first
leads_on()
{
	own=$(basename "$1" .in | sed 's/^\(.*\)\.\([1-8]\)$/\1 \2/')
	{
		grep -oE '(^|[ .])Xr [^ ]+ [1-8]' "$1" | sed 's/^.*Xr //' | grep -vx "$own"
		[ "${1%.6.in}" = "$1" ] || printf '%s\n' 'tradepost-player 1' 'tradepost-playing 7'
	} >cited
	section_of 'SEE ALSO' "$1" | sed -n 's/^\.Xr \([^ ]*\) \([1-8]\).*/\1 \2/p' >told
	all_in cited told 'not in SEE ALSO'
}
for page in "$man"/*.[1-8] "$man"/*.in; do
	check "$(basename "$page") leads to every page that it cites" leads_on "$page"
done

# begins_in_short PAGE: with a few lines to copy, before all that is detail
begins_in_short()
{
	awk '/^\.Sh / { n++ } n == 2 { print } n > 2 { exit }' "$1" >first
	head -n 1 first | grep -qx '\.Sh IN SHORT' && grep -q '^\.Bd -literal' first && [ "$(wc -l <first)" -le 16 ]
}
for page in "$man"/*.[1-8] "$man"/*.in; do
	check "$(basename "$page") begins with an example" begins_in_short "$page"
done

# ---- rules in our words ----

# Clauses say they for a player, and he only for a king, a hero and others with a name of their own.
of_players()
{
	awk 'BEGIN { RS = "" }
		{ words = " " tolower($0) " "; gsub(/[^a-z]+/, " ", words) }
		words ~ / (he|his|him|himself|she|her|hers) / &&
			words !~ / (kings?|wizards?|dragonlords?|hero|heroes|soldiers?|casters?|units?) / {
			print FILENAME ": " substr($0, 1, index($0, "]"))
			bad = 1
		}
		END { exit bad }' "$srcdir"/db/rules/*.txt
}
check 'a clause says they for a player' of_players

if command -v mandoc >/dev/null; then
	for page in "$man"/*.[1-8] "$build"/man/*.[1-8]; do
		[ -e "$page" ] || continue
		check "$(basename "$page") is proper mdoc" lint "$page"
	done
else
	skip 'the pages are proper mdoc' 'mandoc is not installed'
fi
finish
