#!/bin/sh
# SPDX-License-Identifier: MIT
# "when QUESTION: default" ends what a player said to a question before: it is taken, also where nothing was said, and the
# answer to a policy names it.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
. "$srcdir/tests/lib/two_friends.sh"

told() {
	newest ack 1 | tr -s '\n ' '  ' >.told
}
# answers LINES: to the newest report
answers() {
	printf "$1\\n" | mailed ann@example.org "$(address report 1)"
}
standing() {
	query "select standing from seats join matches on matches.id = match where matches.name = '$table' and seat = 1" | grep '^when'
}

begin harbour
writes 'start 4,6 5,3\nwhen steal-from: blue\nwhen discard-card: sail'
told
check 'the answer to a policy says how it ends' has .told "counts every season from now on; 'when steal-from: default' ends it"
check 'the season is played' is "$(season)" 1
check 'and both stand' is "$(standing | wc -l)" 2
answers 'when steal-from: default.\nbuild mine 7,3'
told
check 'default is taken' has .told 'understood: your earlier answer to this question ends, and the question is answered as if you had said nothing'
check 'as no line that cannot be understood' has .told 'is taken: 2 lines.'
tp -C club run harbour --now >.out 2>&1
check 'and ends the policies for that question alone' is "$(standing)" 'when discard-card: sail'
answers 'when steal-from: default\n/ready'
told
check 'where nothing stands it is taken as well, and refused nowhere' sh -c '! grep -q "ends nothing\|refused" .told && grep -q "is taken: 1 line" .told'
answers 'when steal-from if season > 3: default'
told
check 'behind a test it is no answer' has .told 'NOT UNDERSTOOD'
finish
