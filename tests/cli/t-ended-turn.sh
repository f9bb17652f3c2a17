#!/bin/sh
# SPDX-License-Identifier: MIT
# Where a line ends its seat's turn, as the hero of Runes is slain on the way, that line is done in part, and the lines
# behind it are told what ended the turn. They are no second choice.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers = 500' >>club/tradepost.conf
for name in ann ben; do tp -C club person $name --mail $name@example.org >.log; done
table=isle
tp -C club new runes isle ann ben 2>.log >&2 || exit 1
echo yes | mailed ann@example.org "$(address invitation 1)"
echo yes | mailed ben@example.org "$(address invitation 2)"

# Whoever meets a monster on the way alone is slain; which monsters come, and where, is dealt.
for season in $(seq 0 40); do
	tp -C club run isle --now >.log || exit 1
	tp -C club show isle --season $season --seat 1 --xml >report.xml
	for at in $(grep -o '\(minion\|destroyer\|raid\|brigand\)-at="[a-z]*[0-9]"' report.xml | sed 's/.*="//; s/"//'); do
		printf 'go %s\nscout merchant\n' "$at" >orders
		tp check report.xml orders >checked
		! grep -q 'go .*: done in part' checked || break 2
	done
done
tr -s '\n ' '  ' <checked >said
check 'check says of the walk on which the hero is slain that a part of it is done' has said \
	"1 go $at: done in part You were slain at"
check 'and of the line behind it that the turn ends before' has said '2 scout merchant: refused You were slain at'
mailed ann@example.org "$(address report 1)" <orders
newest ack 1 | tr -s '\n ' '  ' >said
check 'so does the answer to the letter' has said \
	'2 scout merchant understood, but if nothing changes, it will be refused: You were slain at'
check 'the season waits for what its player says to that' has said \
	'1 line will be refused and 1 line will be done in part, so the season waits for your answer'
check 'and nothing is called a second choice' sh -c '! grep -q "second choice" said'
finish
