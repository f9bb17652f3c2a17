#!/bin/sh
# SPDX-License-Identifier: MIT
# Where a mail says of each line that is not understood what was meant, yes sends the letter with these lines; it never
# gives a turn away that the mail did not say it would.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
. "$srcdir/tests/lib/two_friends.sh"

told() {
	newest "$1" 1 | tr -s '\n ' '  ' >.told
}
orders() {
	query "select text from letters join matches on matches.id = match where name = '$table' and seat = 1
		and verdict = 'taken' order by seq desc limit 1" | sed '/^$/d; /^match\|^season\|^seat\|^seq/d' | tr '\n' ';'
}

begin harbour
writes 'My start: start 4,6 5,3'
check 'a line alone that is not understood keeps the season open' is "$(season)" 0
told ack
check 'its player reads what yes will do' has .told \
	'Answer with the word yes if your lines that are not understood were meant so. Your letter then reads: start 4,6 5,3 Until you say yes no letter of yours is in.'
check 'and what orders nothing' has .told 'or with /ready to order nothing'
writes 'Yes, that was meant'
check 'yes sends what was meant' is "$(season) $(orders)" '1 start 4,6 5,3;'

begin strait
writes '@ prefer city castle temple mine village army\nMy start: start 4,6 5,3\nPlease buid mine 7,3'
writes 'yes'
check 'of several lines of which one has no remedy none is sent' is "$(season) $(orders)" '1 @ prefer city castle temple mine village army;My start: start 4,6 5,3;Please buid mine 7,3;'

begin sound
writes '@ prefer city castle temple mine village army\nMy start: start 4,6 5,3'
told ack
check 'beside a line that is understood the letter is shown whole' has .told \
	'Your letter then reads: @ prefer city castle temple mine village army start 4,6 5,3 Until you say yes only what is understood stands.'
writes 'Great stuff, Clara'
writes 'yes'
check 'and sent whole by yes' is "$(season) $(orders)" '1 @ prefer city castle temple mine village army;start 4,6 5,3;'

begin fjord
writes '@ prefer city castle temple mine village army\nMy start: start 4,6 5,3'
writes '/ready'
check 'who is ready leaves it as it stands' is "$(season) $(orders)" '1 @ prefer city castle temple mine village army;My start: start 4,6 5,3;'

begin bay
writes '@ prefer city castle temple mine village army\n@ discard cards battle siege raze sea-battle\nwhen steal-from: blue\nMy start: start 4,6 5,3'
writes 'start 4,6 7,2'
told ack
check 'orders instead take the place of the line itself, not of what it was to mean' has .told 'It then reads: @ prefer city castle temple mine village army @ discard cards battle siege raze sea-battle when steal-from: blue start 4,6 7,2 Until'

begin cove
writes 'start 4,6 7,2'
writes 'start 4,6 5,3\nbuild castle'
writes 'What a mess, Clara'
told ack
check 'where the second letter stands yes leaves it, and the mail says so' has .told 'with the word yes alone to leave the letter that stands as it is: the season'
check 'no record tells of it' sh -c '! grep -q mended .record' "$(tp -C club record sound >.record 2>&1)"
finish
