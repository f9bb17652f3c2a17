#!/bin/sh
# SPDX-License-Identifier: MIT
# An answer with a line or two, while a letter of more stands, may be meant to change that letter: it counts as it
# says, but the season waits for its player, who reads the letter that was meant and says yes to it.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
. "$srcdir/tests/lib/two_friends.sh"

# join MATCH [OPTION...]: both have joined
join() {
	table=$1
	shift
	tp -C club new ktech "$table" ann bob "$@"
	echo yes | mailed ann@example.org "$(address invitation 1)"
	echo yes | mailed bob@example.org "$(address invitation 2)"
}
# begin MATCH [OPTION...]: the letter of ann has four orders, one of which will be refused, and that of bob is awaited
begin() {
	join "$@"
	writes "$prefer\n$discard\nstart 7,2\nwhen steal-from: blue"
}
# bob_writes: then the letter of ann alone can hold the season
bob_writes() {
	printf 'start 7,3 4,6\n' | mailed bob@example.org "$(address roster 2)"
}
prefer='@ prefer city castle temple mine village army'
discard='@ discard cards battle siege raze sea-battle'

begin harbour --deadline 'in 3 days'
bob_writes
writes 'start 4,6 5,3'
check 'an answer with one line while a letter of four stands keeps the season open' is "$(season)" 0
newest ack 1 >.ack
told ack
check 'the referee sees that the player was asked' prints 'letter in, asked about their orders' tp -C club status "$table"
check 'its player reads what was meant, with the line in the place of the one that would be refused' has .told \
	"If your other lines are to stay, too, answer with the word yes. If your last orders are all, answer with the word no. With yes your letter is: $prefer $discard start 4,6 5,3 when steal-from: blue If you meant other orders"
check 'and how it goes on' has .told 'If you meant other orders, answer with all your orders as they should be. Until you say yes, only your last orders count: the season is not played before its deadline until you answer.'
check 'and what stands' has .told "is taken: 1 line. Until the season is played, orders in another answer replace this letter. This letter replaces your earlier letter of 4 lines. 1 start 4,6 5,3"
check 'the subject asks what a yes says yes to' grep -q '^Subject: .*shall your other lines stay, too?' .ack
check 'and nothing says that letters that are in are enough' sh -c '! grep -q "all letters are in" .told'
writes '/who'
told answer
check 'what is asked meanwhile is answered with the question' has .told 'With yes your letter is: @ prefer'
writes 'Yes please'
check 'a yes makes the letter that was meant of it' is "$(orders)" "$prefer;$discard;start 4,6 5,3;when steal-from: blue;"
told ack
check 'which is taken as any other' has .told 'is taken: 4 lines.'
check 'and the season is played' is "$(season)" 1

begin strait --deadline 'in 3 days'
bob_writes
writes 'start 4,6 5,3'
writes '/ready'
check 'who is ready has meant the line alone' is "$(season) $(orders)" '1 start 4,6 5,3;'

# all N WORDS: such an answer to the question says that the last orders are all
all() {
	begin "all$1" --deadline 'in 3 days'
	bob_writes
	writes 'start 4,6 5,3'
	writes "$2"
	check "'$2' says that the last orders are all" is "$(season) $(orders)" '1 start 4,6 5,3;'
}
all 1 'Yes, those are all my orders.\n\nAnn'
all 2 'No thats all'
all 3 'Ja, das sind alle'

begin doubt --deadline 'in 3 days'
bob_writes
writes 'start 4,6 5,3'
writes 'Yes, but only the first two'
told ack
check 'a yes that says the contrary, too, is asked once more, with both answers' has .told 'If your other lines are to stay, too, answer with the word yes. If your last orders are all, answer with the word no.'
check 'and the season waits' is "$(season)" 0
writes 'Yes\n/press blue\nno deal\n/end'
check 'a yes beside a mail command is taken as well' is "$(season) $(orders)" "1 $prefer;$discard;start 4,6 5,3;when steal-from: blue;"

begin sound --deadline 'in 3 days'
bob_writes
writes 'start 4,6 5,3\n/ready'
check 'or says so at once' is "$(season) $(orders)" '1 start 4,6 5,3;'

begin fjord --deadline 'in 3 days'
bob_writes
writes 'start 4,6 5,3'
sqlite3 club/club.db "update matches set deadline = strftime('%s', 'now') - 60 where name = 'fjord'"
check 'at the deadline what stands is played' is "$(season) $(orders)" '1 start 4,6 5,3;'

begin lagoon --deadline 'in 3 days'
bob_writes
writes 'start 4,6 5,3'
writes 'when steal-from if gold blue > 3: blue'
told ack
check 'a second line changes what the first one may have meant' has .told \
	"With yes your letter is: $prefer $discard start 4,6 5,3 when steal-from if gold blue > 3: blue If you meant other orders"
writes yes
check 'and both count by one yes' is "$(orders)" "$prefer;$discard;start 4,6 5,3;when steal-from if gold blue > 3: blue;"

begin haven --deadline 'in 3 days'
bob_writes
writes 'start 4,6 5,3'
writes 'start 4,6 5,3'
check 'the same line once more is no answer to what was asked' is "$(season)" 0
writes yes
check 'the yes is, as before' is "$(orders)" "$prefer;$discard;start 4,6 5,3;when steal-from: blue;"

begin gulf --deadline 'in 3 days'
bob_writes
writes "$prefer\n$discard\nstart 4,6 5,3"
check 'a letter with more than half as many lines is a new letter' is "$(season)" 1

begin capital --deadline 'in 3 days'
bob_writes
writes 'Start 7,2'
check 'a line with a capital is the line that was in' sh -c '! grep -q "your letter is:" .told' "$(newest ack 1 >.told)"

begin cancel --deadline 'in 3 days'
writes 'cancel 3\ncancel when steal-from'
told ack
check 'a cancel with the number of a line of the letter takes it out, and the answer shows the rest' has .told "is taken: 2 lines. Until the season is played, orders in another answer replace this letter. This letter replaces your earlier letter of 4 lines. These lines of your earlier letter no longer count: start 7,2 when steal-from: blue 1 $prefer"
bob_writes
check 'and nobody is asked' is "$(season) $(orders)" "1 $prefer;$discard;"
printf 'build army 7,4\nplay harvest\n' | mailed ann@example.org "$(address report 1)"
printf 'cancel 2\n' | mailed ann@example.org "$(address report 1)"
told ack
check 'where a line of that number stands from before, too, that one is meant, and the player asked' has .told 'With yes your letter is: build army 7,4 play harvest cancel 2 If you meant other orders'

begin other --deadline 'in 3 days'
bob_writes
writes 'cancel start 7,2\nstart 4,6 5,3'
told ack
check 'beside other orders a cancel takes a line out of what a yes sends' has .told "With yes your letter is: $prefer $discard start 4,6 5,3 when steal-from: blue If you meant other orders"

begin bay --deadline 'in 3 days'
bob_writes
writes "$prefer\n$discard"
check 'so is one whose lines all stood: the others were left out' sh -c '! grep -q "With yes your letter is" .told' "$(newest ack 1 >.told)"

begin kyle --deadline 'in 3 days'
bob_writes
writes 'start 4,6 5,3\nseq 9'
printf 'seq 9\nstart 4,6 5,3\n' | mailed ann@example.org "$(address roster 1)"
check 'and one whose writer has numbered it' is "$(season)" 1

begin firth
bob_writes
writes 'start 4,6 5,3'
check 'a season without a deadline waits as well' is "$(season)" 0
told ack
check 'its player is told so' has .told 'only your last orders count: the season waits for your answer.'
check 'and the referee' prints 'or may be meant to change only a part of the earlier letter' tp -C club status
writes yes
check 'until the yes' is "$(season)" 1
check 'no record tells of what was only meant' sh -c '! grep -q meant .record' "$(tp -C club record firth >.record 2>&1)"

begin skerry --deadline 'in 3 days'
bob_writes
writes 'start 4,6 5,3\nwhen steal-from: red\ndiscard cards harvest'
told ack
check 'a letter that repeats fewer than half of the lines that stand, and leaves some out, may add to them' has .told \
	"With yes your letter is: $prefer discard cards harvest start 4,6 5,3 when steal-from: red If you meant other orders"
check 'and its player is asked' is "$(season)" 0

join cove5 --deadline 'in 3 days'
writes "$prefer\nbuild village 4,5\nbuild village 4,6\nbuild mine 5,5"
told ack
check 'orders for later in the letter for the set-up will be refused' has .told '3 lines will be refused'
writes "$prefer\nstart 4,6 5,3"
told ack
check 'lines that would be refused are given up where others are said once more' sh -c '! grep -q "With yes" .told'
check 'and what is left is the letter' is "$(orders)" "$prefer;start 4,6 5,3;"
writes "$prefer\n$discard\nwhen steal-from: blue\nwhen discard-card: raid\nbuild village 4,5"
writes "$prefer\nstart 4,6 5,3"
told ack
check 'of others left out the player is asked, without what is given up' has .told \
	"With yes your letter is: $prefer $discard when steal-from: blue when discard-card: raid start 4,6 5,3 These lines are not in that letter; write them again if you still want them: build village 4,5 If you meant"

join cove2 --deadline 'in 3 days'
writes 'start 4,6 5,3'
writes 'Also prefer city castle temple mine village army'
told ack
check 'what is said to be added to a letter of one line leaves that line in' has .told 'Your letter is then: start 4,6 5,3 prefer city castle temple mine village army If you meant other orders'
writes yes
check 'by a yes' is "$(orders)" 'start 4,6 5,3;prefer city castle temple mine village army;'

join cove4 --deadline 'in 3 days'
writes 'start 4,6 5,3'
writes 'Also start 6,4'
told ack
check 'even where both are orders of one kind' has .told 'Your letter is then: start 4,6 5,3 start 6,4 If you meant other orders'

join cove3 --deadline 'in 3 days'
bob_writes
writes 'start 4,6 5,3\nMine to 5,4, please'
check 'a line that names two things of the game holds the season, whatever its words' is "$(season)" 0
told ack
check 'and is told not to be understood' has .told 'Mine to 5,4, please NOT UNDERSTOOD'
writes 'Sorry, I meant 4,5 for the first one'
check 'so does one that says what was meant' is "$(season)" 0

join cove6 --deadline 'in 3 days'
writes 'start 4,6 5,3\nbuild village 4,5'
bob_writes
writes 'Also prefer city castle temple mine village army'
newest ack 1 | tr -s '\n ' '  ' >.told
check 'an offered letter says of a line that it will be refused' has .told 'it will be refused'
writes yes
told ack
check 'a yes to that letter is taken at its word, and nothing more is asked' sh -c '! grep -q "your answer" .told'
check 'so the season is played' is "$(season)" 1
finish
