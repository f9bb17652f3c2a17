# SPDX-License-Identifier: MIT
# A store of schema 5 is given its checksums when it is opened. Whenever that is cut short, or a call to the
# system fails, the next opening does it, and nothing is lost.
. "${srcdir:-.}/tests/lib/points.sh"

missing=$(cannot_fault)
if [ "$missing" ]; then
	skip 'faults in an upgrade of the store' "$missing"
	finish
fi

# Schema 5 had no people.
make_old() {
	make_match old harbour 2 && play old harbour 0 2 'start 4,6 5,3' || return 1
	rows old >rows
	sqlite3 old/club.db '.filectrl reserve_bytes 0' 'ALTER TABLE seats DROP COLUMN person' \
		'ALTER TABLE seats DROP COLUMN public' 'ALTER TABLE leavers DROP COLUMN public' 'ALTER TABLE leavers DROP COLUMN person' \
		'DROP INDEX matches_awake' 'ALTER TABLE matches DROP COLUMN wake' \
		'ALTER TABLE attendance DROP COLUMN away_from' \
		'ALTER TABLE letters DROP COLUMN unclear' 'ALTER TABLE clocks DROP COLUMN punctual' \
		'ALTER TABLE clocks DROP COLUMN absent' 'ALTER TABLE clocks DROP COLUMN asked' \
		'ALTER TABLE unknown_senders DROP COLUMN letter' 'ALTER TABLE matches DROP COLUMN ended' 'ALTER TABLE matches DROP COLUMN winner' \
		'DROP TABLE persons' 'DROP TABLE seat_requests' 'DROP TABLE asked_addresses' \
		'DROP TABLE address_requests' 'DROP TABLE acks' 'VACUUM; PRAGMA user_version = 5' >/dev/null
}
rows() {
	sqlite3 "$1/club.db" .dump | grep '^INSERT' | grep -v 'store-looked-at' | sort
}

# opening SYSFAULT-WORDS... N: false where there are fewer calls
opening() {
	faulted 'status' "$@" || return $(($? == 1))
	tp -C club status >again 2>&1 || wrong="$wrong; the same again failed: $(tail -n 1 again)"
	rm -f all
	tp -C club backup all >again 2>&1 || wrong="$wrong; not all can be read: $(tail -n 1 again)"
	[ "$(sqlite3 club/club.db 'PRAGMA user_version')" = 11 ] || wrong="$wrong; it has no checksums"
	rows club | cmp -s - rows || wrong="$wrong; it is another store"
	judged "$@"
}

check 'a store of schema 5 is made' make_old
begin
each_point 1 1 opening points kill-entry
each_point 1 1 opening points kill-exit
each_point 5 2 opening writes kill-entry
each_point 5 4 opening writes kill-exit
check "an upgrade may be killed: at all that makes durable, at each 5th call that writes ($points points)" \
	is_empty bad
begin
for error in EIO ENOSPC; do
	each_point 9 3 opening writes fail-once $error
	each_point 9 7 opening writes fail-ever $error
done
check "an upgrade may fail: at each 9th call that writes ($points points)" is_empty bad
finish
