#!/bin/sh
# SPDX-License-Identifier: MIT
# A standing line ends by the words that its report gives, in a reply, or by its own words.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"

tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers = 500' >>club/tradepost.conf
for name in ann bob; do tp -C club person $name --mail $name@example.org; done
prefer='prefer city castle temple mine village army'

# begin MATCH [LINE [WORDS]]: in season 1, with a line of ann's that stands, and another one; bob writes these words, or
# orders nothing
begin() {
	table=$1
	tp -C club new ktech "$table" ann bob --deadline 'in 3 days' 2>.out >.out
	echo yes | mailed ann@example.org "$(address invitation 1)"
	printf 'yes\nstart 7,3 4,6\n' | mailed bob@example.org "$(address invitation 2)"
	printf "start 4,6 5,3\\n@ $prefer\\n${2:-}\\n" | mailed ann@example.org "$(address roster 1)"
	tp -C club tick >.out 2>&1
	printf '%b\n' "${3:-/ready}" | mailed bob@example.org "$(address report 2)"
}
writes() {
	printf "$1\\n" | mailed ann@example.org "$(address report 1)"
	newest ack 1 | tr -s '\n ' '  ' >.told
}
# stands: what stands after the season
stands() {
	tp -C club run "$table" --now >.out 2>&1
	query "select seats.standing from seats join matches on matches.id = match where matches.name = '$table' and seat = 1" | tr -d '\n'
}

begin harbour
newest report 1 >.report
check 'a report says how its standing line ends' has .report 'Standing line. To end it, send the `cancel` beside it, not the line:'
writes 'cancel 1'
check 'where nothing else stands no heading says so' is "$(grep -c 'stand from before' .told)" 0
check 'by its number' has .told 'cancel 1 cancelled'
check 'it ends' is "$(stands)" ''
begin strait
writes "Cancel $prefer."
check 'by its words without the sign, as a phone writes them' has .told 'cancelled'
check 'it ends as well' is "$(stands)" ''
begin sound
writes 'Cancel pass'
check 'a cancel that ends nothing is told' has .told "write 'cancel' and the number of a standing line: this line cancels nothing"
check 'with the lines that stand' has .told "These lines of earlier letters still count: 1 @ $prefer"
check 'and holds the season as what will be refused' has .told '1 line will be refused, so the season waits for your answer'
begin fjord
writes "stop $prefer"
check 'who stops a line reads how it is cancelled' has .told "Write 'cancel $prefer' if that line is to end"
check 'and it stands' is "$(stands)" "@ $prefer"

begin tarn 'when discard-card: raid if season > 3'
writes 'when discard-card: raid if season > 5'
check 'of a policy that stood the answer says where it still counts, and how it ends' has .told \
	"answers only if that line does not; 'cancel 2' ends this standing line"
begin mere '' "/vacation $(date -u -d '+5 days' +%F)"
tp -C club start "$table" --deadline 'in 3 days' >.out 2>&1
writes 'when discard-card: raid'
check 'while somebody is on vacation no answer says that the season may be played early' \
	is "$(grep -c 'as soon as all letters are in' .told)" 0
check 'but says when it is due' has .told 'is due'
begin dale '' '/press red anonymous\nhello\n/end'
newest press 1 | tr -s '\n ' '  ' >.told
check 'press without a name of somebody who has no key is said to come from a seat' has .told \
	'This was sent by another seat of this match. You are not told which'
finish
