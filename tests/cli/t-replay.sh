#!/bin/sh
# SPDX-License-Identifier: MIT
# replay: every season comes out as it is stored, and what was changed in the store is found. The match
# has no records, by which what was changed is named before anything is played: see t-signed.sh.
. "${srcdir:-.}/tests/lib.sh"
query() {
	sqlite3 club/club.db "$1"
}
old=1 make_match club harbour 3 --set missing=autopilot || exit 1
check 'before anything is played there is nothing to play again' says 66 'not played yet' \
	tp -C club replay harbour
play club harbour 0 3 'start 6,10 4,6 5,3'
season=1
while [ $season -le 4 ]; do
	printf 'build village %s,6\n@ gold e\n' $season | letter club harbour $season red $season >.eml
	tp -C club take .eml
	[ $season = 3 ] || tp -C club tell harbour green /ready >.out
	tp -C club run harbour --now
	season=$((season + 1))
done
cp club/club.db before.db
check 'all seasons come out the same' exits 0 tp -C club replay harbour
cp .stdout same
for played in 0 1 2 3 4; do
	check "season $played is told" grep -q "^season $played: the same, [0-9]* entries$" same
done
check 'one season can be played alone' exits 0 tp -C club replay harbour --season 3
check 'the autopilot plays as it played' grep -q '^season 3: the same' .stdout
check 'nothing is changed by it' cmp -s before.db club/club.db

# ---- what was changed ----

# Once more the same line: whatever came of the letter's, it is one more that is played.
query "update played set standing = 'build village 2,6' where season = 2 and seat = 1"
check 'a line that stood and was changed is found' exits 1 tp -C club replay harbour
cp .stdout changed
check 'in its season' has changed 'season 2: the journal DIFFERS'
check 'and in no other' sh -c '[ "$(grep -c DIFFERS changed)" = 1 ]'
check 'with what is stored' grep -q '^  stored: ' changed
check 'with what it plays' grep -q '^  played: ' changed
check 'and with the line of orders' has changed 'in the line: build village 2,6'
cp before.db club/club.db
query "update seasons set image = (select image from seasons where season = 1) where season = 3"
check 'a table that was changed is found' exits 1 tp -C club replay harbour --season 3
cp .stdout changed
check 'as such' has changed 'the table after it DIFFERS'
cp before.db club/club.db
query "update seasons set digest = zeroblob(32) where season = 4"
check 'a digest that was changed is found' exits 1 tp -C club replay harbour --season 4
cp before.db club/club.db
query "update matches set secret = zeroblob(32)"
check 'another secret gives another match' exits 1 tp -C club replay harbour --season 0
cp before.db club/club.db
query "delete from played where season = 2 and seat = 3"
check 'what is lost is named' says 65 'what seat 3 was played with in season 2 is lost' \
	tp -C club replay harbour
cp before.db club/club.db
rm -f club/club.db-*
tp -C club export harbour harbour.store 2>.err
tp init other
tp -C other import --yes harbour.store
check 'an imported match comes out the same' exits 0 tp -C other replay harbour
finish
