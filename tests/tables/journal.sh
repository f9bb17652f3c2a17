# SPDX-License-Identifier: MIT
# The words of a journal's entry are known by their place to src/core/entries.c and entries.def alone, which
# write and read each kind of entry. Everybody else reads the members of a struct: of a fact, a label and a question those are
# arrays, for how many args there are is said by the game's table; they are walked beside that.
. "${srcdir:-.}/tests/lib.sh"

sources() { cd "$srcdir" && grep -rnE "$1" src tests --include='*.[ch]'; }

# The journal itself, the reader of its entries, the test of it; and a search for a number among all words,
# whatever they say.
know_words='^(src/core/(journal|entries)\.[ch]|tests/unit/t-journal\.c|tests/play/secrecy\.c):'

nobody_else_sees_words()
{
	[ "$(sources '(->|\.)raw\b|\bjournal_add\(' | grep -cE "$know_words")" -gt 10 ] || { echo 'no word was found'; return 1; }
	! sources '(->|\.)raw\b|\bjournal_add\(' | grep -vE -e "$know_words" -e '^src/post/' -e 'seal\.raw\b'
}
check 'only src/core/entries.c knows the order of words in an entry' nobody_else_sees_words

# Which verbs are written, and which are read: a row of entries.def is both; LINE has no words, and a fact's
# verb is given.
each_verb()
{
	sed -n '/^enum verb {/,/^}/s/.*\(J_[A-Z]*\).*/\1/p' "$srcdir/src/core/journal.h" | sort >verbs
	for way in 'journal_add(j, ' 'words_of(e, '; do
		grep -o "$way"'J_[A-Z]*' "$srcdir/src/core/entries.c"
	done | sort >ways
	sed -n 's/^ENTRY(\(J_[A-Z]*\), .*/journal_add(j, \1\nwords_of(e, \1/p' "$srcdir/src/core/entries.def" >>ways
	for verb in $(grep -v -e J_TELL -e J_REFUSE verbs); do
		grep -q "^journal_add.j, $verb$" ways || { echo "$verb is not written"; return 1; }
		[ $verb = J_LINE ] || grep -q "^words_of.e, $verb$" ways || { echo "$verb is not read"; return 1; }
	done
	[ "$(wc -l <verbs)" = 17 ]
}
check 'each verb of the journal is written and read in src/core/entries.c' each_verb

# A halting fact has the seat as its first arg, see core/game.h; a draw is one die.
by_number='^src/(report/events/event_log\.c:.*told->fact\.value\[0\] == seat|try/case_write\.c:.*roll\.die\[0\])'

args_are_walked()
{
	! sources '\b(ask|roll|fact|told|e|said)(->|\.)(value|about|option|die|piece)\[[0-9]' | sed 's/^\([^:]*\):[0-9]*/\1/' |
		grep -vE -e "$by_number" -e '^tests/'
}
check 'no arg of an entry is read by a number, but where the contract says which it is' args_are_walked
finish
