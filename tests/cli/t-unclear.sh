#!/bin/sh
# SPDX-License-Identifier: MIT
# A letter with a line that cannot be understood ends no season before its deadline: its player may want to
# write it anew.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"

tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers = 500' >>club/tradepost.conf
for name in ann bob; do tp -C club person $name --mail $name@example.org; done

# begin MATCH [OPTION...]: both have joined, and bob's letter is in
begin() {
	table=$1
	shift
	tp -C club new ktech "$table" ann bob "$@"
	echo yes | mailed ann@example.org "$(address invitation 1)"
	printf 'yes\nstart 7,3 4,6\n' | mailed bob@example.org "$(address invitation 2)"
}
# season: the one that letters are for, after a tick
season() {
	tp -C club tick >.out 2>&1
	query "select season from matches where name = '$table'"
}
# writes LINES: ann's answer
writes() {
	printf "$1\\n" | mailed ann@example.org "$(address roster 1)"
}

begin harbour --deadline 'in 3 days'
check 'a season waits for all letters' is "$(season)" 0
writes 'start 4,6 5,3\nstart 99,99'
check 'and for one that is clear' is "$(season)" 0
newest ack 1 | tr -s '\n ' '  ' >.told
check 'whoever wrote it is told how to go on' has .told 'Answer with all your orders, put right, or with /ready'
check 'and not that letters that are in are enough' sh -c '! grep -q "all letters are in" .told && grep -q "The season is due" .told'
writes 'start 4,6 5,3'
check 'once it is written anew the season is played' is "$(season)" 1

begin strait --deadline 'in 3 days'
writes 'start 4,6 5,3\nstart 99,99'
check 'another waits as well' is "$(season)" 0
writes '/ready'
check 'until its player is ready' is "$(season)" 1

begin gulf --deadline 'in 3 days'
writes 'start 4,6 5,3\nstart 99,99'
sqlite3 club/club.db "update matches set deadline = strftime('%s', 'now') - 60 where name = 'gulf'"
check 'or its deadline has passed' is "$(season)" 1

begin bay --deadline 'in 3 days'
writes 'start 4,6 5,3\n7,3 build mine'
check 'a season waits for an order that begins in its middle, too' is "$(season)" 0
newest ack 1 | tr -s '\n ' '  ' >.told
check 'its player reads which was meant' has .told "NOT UNDERSTOOD. Write 'build mine 7,3' if that was meant"
writes 'start 4,6 5,3\nI would build a mine if I could, see you on Sunday'
check 'and not for words that have one of an order' is "$(season)" 1

begin reef
writes 'start 4,6 5,3\nstart 99,99'
check 'a season without a deadline waits for it, too' is "$(season)" 0
check 'and the referee reads so' prints 'the letter of red for season 0 is not clear' tp -C club status
newest ack 1 | tr -s '\n ' '  ' >.told
check 'its player is told that it waits' has .told 'the season waits for that'
check 'and not at once that letters that are in are enough' sh -c '! grep -q "all letters are in" .told'
writes '/ready'
check 'until they are ready' is "$(season)" 1
finish
