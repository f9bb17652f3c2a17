#!/bin/sh
# SPDX-License-Identifier: MIT
# A report that tells of several orders in one line, by their numbers, or of one where it stands already, shows the
# orders of the letter that it names: verify accuses nobody.
. "${srcdir:-.}/tests/lib.sh"
make_match club harbour 2 || exit 1
mkdir mails
for season in 0 1 2; do
	for seat in red blue; do
		if [ $season = 0 ]; then
			echo 'start 4,6 7,3'
		else
			printf '%s\n' '@ gold e' 'build village 1,6' 'if gold > 90: gold a' 'if gold > 95: gold c ship' \
				'gold b any 1,6' 'if gold > 99: gold d'
		fi | letter club harbour $season $seat 1 >mails/$season.$seat.eml
		tp -C club take mails/$season.$seat.eml
	done
	tp -C club run --now harbour
done
tp -C club send
cp club/spool/*.eml mails/
tp -C club records harbour >mails/records.txt
tp -C club show harbour --seat red >report
check 'two orders that were not tried are one line' grep -q '^  3-4  2 orders were not tried' report
check 'one that stands already is named alone' grep -q '^    1  stands already as line 1' report
tp verify mails >verified
check 'verify finds nothing wrong' grep -q 'Nothing is wrong' verified
check 'and the orders of every letter in its report' grep -q 'proven: 6 reports show the orders of the letters' verified
finish
