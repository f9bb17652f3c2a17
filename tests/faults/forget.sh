# SPDX-License-Identifier: MIT
# Somebody is forgotten. Whenever that is cut short, or a call to the system fails, either nothing was done, or
# the next command, whatever it is, ends it: nothing of them can be read in any file of the store.
. "${srcdir:-.}/tests/lib/points.sh"

missing=$(cannot_fault)
if [ "$missing" ]; then
	skip 'faults in forgetting' "$missing"
	finish
fi

# Dorothea had a seat of a match that is over, and an address before, and lies in pages that are free.
make_old() {
	tp init old && tp -C old person dora --mail first@example.com --name Dorothea &&
		tp -C old person dora --mail dora@example.com || return 1
	make_match old harbour 2 && play old harbour 0 2 'start 4,6 5,3' || return 1
	sqlite3 old/club.db "update seats set name = 'Dorothea', mail = 'dora@example.com', person = 1 where seat = 1;
		update matches set state = 2;
		pragma secure_delete = off;
		create table gone (x); insert into gone values (zeroblob(40000) || 'Dorothea'), ('first@example.com');
		drop table gone" >/dev/null
}
# left: how often they stand in the files of the store
left() {
	cat club/club.db* | grep -aoi 'Dorothea\|dora@example\|first@example' | wc -l
}

# forgetting SYSFAULT-WORDS... N: false where there are fewer calls
forgetting() {
	faulted 'person dora --forget' "$@" || return $(($? == 1))
	tp -C club status >again 2>&1 || wrong="$wrong; the next command failed: $(tail -n 1 again)"
	people=$(sqlite3 club/club.db 'select count(*) from persons')
	case $people in
	0) finished=$((finished + 1)) ;;
	*) tp -C club person dora --forget >again 2>&1 || wrong="$wrong; it cannot be done again: $(tail -n 1 again)" ;;
	esac
	[ "$(left)" = 0 ] || wrong="$wrong; they stand in it $(left) times, with $people people"
	judged "$@"
}

check 'somebody can be forgotten' make_old
cp -r old club
check 'who stands in the store' test "$(left)" -gt 0
begin
finished=0
each_point 1 1 forgetting points kill-entry
each_point 1 1 forgetting points kill-exit
each_point 7 1 forgetting writes kill-entry
each_point 11 2 forgetting writes kill-exit
check "forgetting may be killed: at all that makes durable, at each 7th call that writes ($points points)" is_empty bad
check "of which some fall behind what forgets them ($finished)" test "$finished" -gt 3
begin
for error in EIO ENOSPC; do
	each_point 23 3 forgetting writes fail-once $error
done
check "it may fail: at each 23rd call that writes ($points points)" is_empty bad
finish
