#!/bin/sh
# SPDX-License-Identifier: MIT
# replay: every season comes out as it is stored, and what was changed in the store is found: by what was
# played, where the records do not tell of it, see t-signed.sh.
. "${srcdir:-.}/tests/lib.sh"
make_match club harbour 3 --set missing=autopilot || exit 1
check 'before anything is played there is nothing to play again' says 66 'not played yet' \
	tp -C club replay harbour
play club harbour 0 3 'start 6,10 4,6 5,3'
# plays_otherwise: other.db has season 2 as a letter of Red's without an order makes it, by the same dice
plays_otherwise() {
	mkdir other
	cp club/club.db club/referee.* club/tradepost.conf club/red.key other
	letter other harbour 2 red 3 </dev/null >.other
	tp -C other take .other
	tp -C other run harbour --now
	sqlite3 other/club.db '.backup other.db'
	rm -rf other
}
season=1
while [ $season -le 4 ]; do
	printf 'build village %s,6\n@ gold e\n' $season | letter club harbour $season red $season >.eml
	tp -C club take .eml
	[ $season = 3 ] || tp -C club tell harbour green /ready >.out
	[ $season != 2 ] || plays_otherwise
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

query "attach 'other.db' as other; update seasons set (journal, digest) =
	(select journal, digest from other.seasons where season = 2) where season = 2"
check 'a journal that was changed is found' exits 1 tp -C club replay harbour
cp .stdout changed
check 'in its season' has changed 'season 2: the journal DIFFERS'
check 'and in no other' sh -c '[ "$(grep -c DIFFERS changed)" = 1 ]'
check 'with what is stored' grep -q '^  stored: ' changed
check 'with what it plays' grep -q '^  played: ' changed
check 'and with the line of orders' has changed 'in the line: build village 2,6'
cp before.db club/club.db
query "update played set standing = 'build village 2,6' where season = 2 and seat = 1"
check 'a line that stood and was changed is not played again' says 65 'other lines stand for seat 1' \
	tp -C club replay harbour
cp before.db club/club.db
query "update seasons set image = (select image from seasons where season = 1) where season = 3"
check 'nor is a table that was changed' says 65 'another table lies after season 3' \
	tp -C club replay harbour --season 3
cp before.db club/club.db
printf 'given\n  1,1: red army\n' >given
tp -C club amend harbour given --why 'an army was lost' >.out
check 'a season is the same when its table was put right after it' exits 0 tp -C club replay harbour
query "update seasons set image = (select image from seasons where season = 1) where season = 4"
check 'the table before that is in no record, and one that was changed is found' \
	exits 1 tp -C club replay harbour --season 4
cp .stdout changed
check 'as such' has changed 'season 4: the journal is the same, the table after it DIFFERS'
cp before.db club/club.db
query "update seasons set digest = zeroblob(32) where season = 4"
check 'a digest that was changed is found' exits 1 tp -C club replay harbour --season 4
cp before.db club/club.db
query "update matches set secret = zeroblob(32)"
check 'another secret is not that of the match' says 65 'another table lies after season 0' \
	tp -C club replay harbour --season 0
cp before.db club/club.db
query "delete from played where season = 2 and seat = 3"
check 'what is lost is named' says 65 'the orders that seat 3 was played with in season 2 are lost' \
	tp -C club replay harbour
cp before.db club/club.db
rm -f club/club.db-*
tp -C club export harbour harbour.store 2>.err
rm -rf other
tp init other
tp -C other import --yes harbour.store
check 'an imported match comes out the same' exits 0 tp -C other replay harbour
finish
