#!/bin/sh
# SPDX-License-Identifier: MIT
# A yes with more beside it, and an answer that says a few lines once more where one was not understood: what the club
# had shown is not lost by either.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
. "$srcdir/tests/lib/two_friends.sh"

begin harbour
writes '@ prefer city castle temple mine village army\n@ discard cards battle siege\nwhen steal-from: blue\nstart 4,6 5,3\nNo wait, first start 4,6 5,3!'
writes 'start 4,6 5,3'
told ack
check 'who says one line of four once more, since one was not understood, is asked about the others' has .told 'With yes your letter is: @ prefer city castle temple mine village army @ discard cards battle siege when steal-from: blue start 4,6 5,3 '
check 'and the season waits' is "$(season)" 0
writes 'yes'
check 'yes keeps the others' is "$(season) $(orders)" '1 @ prefer city castle temple mine village army;@ discard cards battle siege;when steal-from: blue;start 4,6 5,3;'

begin strait
writes '@ prefer city castle temple mine village army\n@ discard cards battle siege\nstart 4,6 5,3\nbuild something nice'
writes '@ prefer city castle temple mine village army\n@ discard cards battle siege\nstart 4,6 5,3'
check 'whoever leaves only that line out is not asked' is "$(season) $(orders)" '1 @ prefer city castle temple mine village army;@ discard cards battle siege;start 4,6 5,3;'

begin sound
writes '@ prefer city castle temple mine village army\n@ discard cards battle siege\nwhen steal-from: blue\nstart 4,6 5,3\nbuild something nice'
writes 'Oh I forgot, start 4,6 5,3\nand siege 6,5 else 4,4'
told ack
check 'what was forgotten is offered with the letter that is in, not in its place' has .told 'our letter is then: @ prefer city castle temple mine village army @ discard cards battle siege when steal-from: blue start 4,6 5,3 These'

begin fjord
writes '@ prefer city castle temple mine village army\nMy start: start 4,6 5,3'
writes 'Yes but build 2 armies in 7,3'
told ack
check 'a yes with something that is not understood leaves the letter on offer' has .told 'Your letter is then: @ prefer city castle temple mine village army start 4,6 5,3 If you meant other orders'
check 'and says what was not understood' has .told '1 Yes but build 2 armies in 7,3 NOT UNDERSTOOD'
writes 'Yes'
check 'yes alone sends it then' is "$(season) $(orders)" '1 @ prefer city castle temple mine village army;start 4,6 5,3;'

begin shoal
writes '@ prefer city castle temple mine village army\nMy start: start 4,6 5,3'
writes 'Yes, and please\nwhen steal-from: blue'
check 'a yes with an order below it sends the letter on offer with that order' is "$(season) $(orders)" '1 @ prefer city castle temple mine village army;start 4,6 5,3;when steal-from: blue;'

begin ford
writes '@ prefer city castle temple mine village army\nMy start: start 4,6 5,3'
writes 'Yes\nstart 7,2 4,6'
told ack
check 'where that order may be to replace one of it, its player is asked' is "$(season)" 0
check 'with it in its place' has .told '@ prefer city castle temple mine village army start 7,2 4,6 If'

begin holm
writes 'My start: start 4,6 5,3'
writes 'And then\n@ prefer temple'
check 'an order beside a letter that is on offer does not take its place unasked' is "$(season)" 0
told ack
check 'both are offered' has .told 'etter is: start 4,6 5,3 @ prefer temple If'

begin skerry
writes 'My start: start 4,6 5,3'
writes 'Yes please. And then\nwhen steal-from: blue'
check 'a yes may have courtesy behind it' is "$(season) $(orders)" '1 start 4,6 5,3;when steal-from: blue;'
begin cove
writes '@ prefer city castle\nstart 4,6 5,3\nbuild something nice'
writes 'yes\nwhen steal-from: blue'
check 'an order below a yes to a letter that is to stay comes to it, and what cannot be read goes' is "$(season) $(orders)" '1 @ prefer city castle;start 4,6 5,3;when steal-from: blue;'

begin lee
writes '@ prefer city castle\nMy start: start 4,6 5,3\ndiscard cards battle'
writes 'yes\ndiscard counters village'
check 'an order that only begins as one of the letter comes to it' is "$(season) $(orders)" '0 @ prefer city castle;start 4,6 5,3;discard cards battle;discard counters village;'

begin quay
writes '@ prefer city castle\nstart 4,6 5,3\nbuild something nice'
writes 'yes\nstart 5,3 4,6'
check 'one that may replace a line of that letter is asked about' is "$(season) $(orders)" '0 start 5,3 4,6;'

begin mole
writes '@ prefer city castle\n@ discard cards battle siege\nstart 4,6 5,3'
writes 'when steal-from: blue'
writes 'yes, all'
check 'yes, all are the others as well' is "$(season) $(orders)" '1 @ prefer city castle;@ discard cards battle siege;start 4,6 5,3;when steal-from: blue;'

begin spit
writes '@ prefer city castle\n@ discard cards battle siege\nstart 4,6 5,3'
writes 'start 4,6 5,3'
writes "yes, that's all"
check "and that's all says that the last ones are all" is "$(season) $(orders)" '1 start 4,6 5,3;'

begin holm2
writes '@ prefer city castle\nstart 4,6 5,3\nbuild something nice'
writes yes
told answer
check 'a yes is answered by what it does, not under a command that nobody wrote' sh -c '
	grep -q "Your letter stays as it is" .told && ! grep -q "/ready" .told'
# late LINES: the same answer to a mail of the season before, then an answer to what the club says of it
late() {
	begin "$1"
	old=$(address roster 1)
	tp -C club run "$table" --now >.out
	printf '@ prefer city castle temple mine village army\n@ discard cards battle siege\n' | mailed ann@example.org "$old"
	printf "$2\n" | mailed ann@example.org "$(address ack 1)"
}
late cape 'yes. And @ prefer temple, and hold that please'
told ack
check 'a yes to lines that came too late sends them, whatever else stands beside it' is "$(orders)" '@ prefer city castle temple mine village army;@ discard cards battle siege;And @ prefer temple, and hold that please;'
late reef 'Hi Clara,\nyes\nwhen steal-from: blue'
check 'an order below the yes comes to them' is "$(orders)" '@ prefer city castle temple mine village army;@ discard cards battle siege;when steal-from: blue;'
late bay 'yes\n@ discard cards battle siege'
check 'whoever says which of the lines they still want sends these alone' is "$(orders)" '@ discard cards battle siege;'
late creek 'yes\nbut not the second\nwhen steal-from: blue'
check 'a yes that is limited sends nothing by itself' is "$(orders)" 'when steal-from: blue;'

begin beck
old=$(address roster 1)
tp -C club run "$table" --now >.out
printf 'My wish: prefer temple castle\n' | mailed ann@example.org "$(address report 1)"
printf '/press nobody\nCan I build there?\n/end\n' | mailed ann@example.org "$old"
printf 'yes\n/press blue\nHi Bob, you are ahead\n/end\n' | mailed ann@example.org "$(address ack 1)"
check 'a command in an answer to an old mail leaves nothing that a later yes sends' is "$(orders)" 'prefer temple castle;'
check 'and what stands below that yes is done' grep -q 'Hi Bob, you are ahead' <<EOT
$(newest press 2)
EOT
finish
