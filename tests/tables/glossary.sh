# SPDX-License-Identifier: MIT
# The names that headers export, games apart, are made of the nouns of GLOSSARY and of words that mean what
# they mean in English. A new thing is called by an old word, or GLOSSARY, of 80 nouns at most, gets its noun.
. "${srcdir:-.}/tests/lib.sh"

# Words of names that are no things of tradepost: of writing programs, of any list of things, of the contract
# core/game.h, and of formats.
helping='
arg attribute buf byte cell context count detail end env flag group holder index input kind limit list mark
member name node note number of operator owner page part pattern place plan problem query
request result row set signed source span state subject target term test text
tree type undo value word

address amend area attachment audience call card change character choice clock column command comparison condition connection copy cost die dice due envelope expect
explain forced former found head header heading incoming intake link log lookup luck mailbox map
option outgoing person phase player preference price proof proposal public random ranking ready repair reply right run script secret
selftest sender server short site spot surety taken tally twin under vacation verdict view waiting work writing witnessed

imap smtp style tp1 try url whatif xml
'

nouns()
{
	sed -n 's/^  \([a-z][a-z ]*[a-z]\)  .*/\1/p' "$srcdir/GLOSSARY"
}

exported()
{
	(cd "$srcdir" && find src -name '*.h' ! -path 'src/games/*' ! -name schema.h -exec cat {} +) |
		sed -n 's/^[ 	]*\(struct\|enum\|union\) \([a-z_0-9]*\)\( {.*\|;\|\)$/\2/p' | sort -u
}

# Of each word one form: a plural is read as its singular.
singular()
{
	sed 's/ies$/y/; /[^s]s$/s/s$//'
}

verbs()
{
	sed -n '/^enum verb {/,/^}/s/^	J_\([A-Z]*\).*/\1/p' "$srcdir/src/core/journal.h" | tr 'A-Z' 'a-z'
}

{
	nouns | sed 's/mail command/mailcmd/' | tr ' ' '\n'
	verbs
	echo "$helping" | tr -s ' \n' '\n\n'
} | singular | sort -u >known
exported >names
tr '_' '\n' <names | singular | sort -u | grep -vxFf known >strange

strange_words_of_names()
{
	while read -r word; do
		grep -E "(^|_)$word" names | sed "s/\$/: '$word' is no word of GLOSSARY/"
	done <strange
	[ ! -s strange ] && [ "$(wc -l <names)" -gt 200 ]
}

helpers_that_help()
{
	tr '_' '\n' <names | singular | sort -u >used
	echo "$helping" | tr -s ' \n' '\n\n' | singular | grep . | sort -u | grep -vxFf used
	! echo "$helping" | tr -s ' \n' '\n\n' | singular | grep . | sort -u | grep -qvxFf used
}

few_nouns()
{
	nouns | wc -l
	[ "$(nouns | wc -l)" -le 80 ] && [ "$(nouns | sort | uniq -d | wc -l)" -eq 0 ]
}

# Where a line of GLOSSARY says it lives.
lives_there()
{
	sed -n 's/^  [a-z].*	//p' "$srcdir/GLOSSARY" | tr -d ',' | tr ' ' '\n' | sort -u >folders
	[ -s folders ] && while read -r folder; do
		[ -d "$srcdir/src/$folder" ] || { echo "'$folder' is no folder of src"; return 1; }
	done <folders
}

# A file is known by its name alone; each game has its own table of contents.
basenames()
{
	(cd "$srcdir" && find src -name '*.[ch]' ! -path 'src/games/*') | sed 's|.*/||' | sort | uniq -d >twice
	cat twice
	[ ! -s twice ]
}

check 'every name of a header is made of words of GLOSSARY' strange_words_of_names
check 'GLOSSARY has at most 80 nouns, each once' few_nouns
check 'no helping word helps nothing' helpers_that_help
check 'the folders that GLOSSARY names are there' lives_there
check 'no two files have one name, games apart' basenames
finish
