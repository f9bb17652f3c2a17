# SPDX-License-Identifier: MIT
# What take, run and send do is durable in the right order, several may do it at once, and what cannot be
# played is put aside alone. That they may be cut short, or fail, is tried by sweeps.sh.
. "${srcdir:-.}/tests/lib/points.sh"

missing=$(cannot_fault)
if [ "$missing" ]; then
	skip 'faults in take, run and send' "$missing"
	finish
fi
check 'a club is made ready' prepare

# ---- what a loss of power would find ----

# in_order STEP WHICH AWK: the program reads the numbers and names of a step's calls
in_order() {
	rm -rf club
	cp -r "$1.before" club
	frozen "$SYSFAULT" "$2" list "$TRADEPOST" -C club "$1" 3>calls || return 1
	awk "$3" calls && return 0
	cat calls
	return 1
}

# A kill does not take from the kernel what it was given, a loss of power does. So the order of the
# calls is looked at: nothing is said to be done before what it rests on is durable.
check 'take passes letters on only after it has synced the store' in_order take writes '
	$2 == "fdatasync" { durable = 1 }
	$2 ~ /^rename/ { passed = 1; early = early || !durable }
	END { exit early || !passed }'
check 'run calls each of two matches done only after it has synced the store' in_order run forked '
	$2 == "fdatasync" { durable = 1 }
	# of each match four: it is at hand, it is done, the line of the log, and what run prints of it
	$2 == "write" { early = early || (++lines % 4 == 2 && !durable); durable = 0 }
	END { exit early || lines != 8 }'
check 'send marks mails only after it has synced the spool, then syncs the store' in_order send \
	writes '
	$2 ~ /^rename/ { mails++; late = late || spooled }
	$2 == "syncfs" { spooled = NR }
	$2 == "pwrite64" && mails && !spooled { early = 1 }
	$2 == "fdatasync" { durable = NR }
	END { exit early || late || !mails || !spooled || durable < spooled }'

# ---- at the same time ----

# Several at once, some rounds: each ends with 0 or 75, one did the work.
run_at_once() {
	for round in 1 2 3 4 5; do
		rm -rf club codes
		cp -r run.before club
		for i in 1 2 3 4; do
			{ tp -C club run >/dev/null 2>&1; echo $? >>codes; } &
		done
		wait
		grep -qx 0 codes && ! grep -vx -e 0 -e 75 codes || return 1
		tell_club club >told
		cmp told run.after || return 1
	done
}
check 'several run at once: each season is played once' run_at_once

# The number of the first call in the child behind the one that starts its clock.
first_in_match() {
	rm -rf club
	cp -r run.before club
	frozen "$SYSFAULT" forked list "$TRADEPOST" -C club run 3>calls >/dev/null || return 1
	awk '$2 == "setitimer" { print $1 + 3; exit }' calls
}

club_with_patience() {
	rm -rf club
	cp -r run.before club
	echo 'patience = 1' >>club/tradepost.conf
}

crash_in_match() {
	frozen "$SYSFAULT" forked crash "$at" "$TRADEPOST" -C club run 3>/dev/null
}

state_of() {
	sqlite3 club/club.db "SELECT season, state, reason FROM matches WHERE name = '$1'"
}

# in_state MATCH PATTERN
in_state() {
	state_of "$1" >state
	grep -qx "$2" state && return 0
	echo "$1 is in the state:"
	cat state
	return 1
}

# Harbour is aside for that reason, lagoon was played, and the referee knows.
is_aside() {
	in_state lagoon '2|1|' && in_state harbour "1|3|.*$1.*" || return 1
	prints 'aside' tp -C club status || return 1
	tp -C club send || return 1
	grep -l 'Subject: .*put aside' club/spool/*.eml >notices
	[ "$(wc -l <notices)" = 1 ] && grep -q '^To: .*referee@localhost' "$(cat notices)"
}

# ... until start takes it up: then it is played as it would have been.
is_taken_up() {
	tp -C club start harbour && tp -C club run && tp -C club send || return 1
	tell_club club | grep -e '^season' -e '^report' -e '^played' >told
	grep -e '^season' -e '^report' -e '^played' send.after | cmp - told
}

at=$(first_in_match)
club_with_patience
# The second run comes while the first is at work for sure: its match does not end. The test looks
# for the line of the spinning, for whoever tries the lock holds it, and the first run ends with 75.
: >spins
frozen "$SYSFAULT" forked spin "$at" "$TRADEPOST" -C club run >spun 2>&1 3>spins &
spinning=$!
i=0
while [ $i -lt 1200 ] && ! [ -s spins ]; do
	sleep 0.05
	i=$((i + 1))
done
check 'a run while another is at work exits 75' says 75 "another 'tradepost run'" tp -C club run
wait $spinning
echo "exit code $?" >>spun
check 'a season that never ends is put aside, run exits 70' has spun 'exit code 70'
check 'run says why' has spun "was put aside: it took longer than the club's patience"
check 'its reason is kept and told, other matches are played' is_aside 'patience'
check 'start takes it up again' is_taken_up

club_with_patience
check 'a crash in a match puts it aside, run exits 70' \
	says 70 'was put aside: the program died of signal 11' crash_in_match
check 'its reason is kept and told, other matches are played' is_aside 'signal 11'
check 'start takes it up again' is_taken_up

damage() {
	sqlite3 club/club.db "UPDATE seasons SET image = $1 WHERE season = 0 AND match =
		(SELECT id FROM matches WHERE name = 'harbour')"
}
for image in "x''" "zeroblob(length(image))" "substr(image, 1, length(image) / 2)" \
	"substr(image, 1, 99) || x'ffffffffffff' || substr(image, 106)"; do
	club_with_patience
	damage "CAST($image AS BLOB)"
	check "a damaged match is put aside: $image" says 70 'was put aside' tp -C club run
	check 'its reason is kept and told, other matches are played' is_aside '..*'
done
sqlite3 run.before/club.db "SELECT hex(image) FROM seasons JOIN matches ON id = match
	WHERE name = 'harbour' AND seasons.season = 0" >image
damage "x'$(cat image)'"
check 'mended, it is taken up again' is_taken_up

club_with_patience
check 'without its own data the program plays nothing and puts nothing aside' \
	says 72 'is tradepost installed completely?' env TRADEPOST_DATA="$work" "$TRADEPOST" -C club run
finish
