# SPDX-License-Identifier: MIT
# The host's clock is wrong: by three days, in 1999, 2036 and 2040. No season is played early, none twice, and the
# referee is told. Letters come a second before the deadline, at it and a second behind it, and from files that
# were written in 1970 and in 2030.
. "${srcdir:-.}/tests/lib/scenarios.sh"

if ! command -v sqlite3 >/dev/null; then
	skip 'clocks that jump' 'sqlite3 is not installed'
	finish
fi

# at 'UTC' COMMAND...: the program on the club, at that time
at() {
	FAULT_NOW=$(date -u -d "$1" +%s)
	shift
	FAULT_NOW=$FAULT_NOW LD_PRELOAD="$faults/faultload.so" "$TRADEPOST" -C club "$@"
}

# A match whose set-up is due on Sunday, 22 November 2026, at 20:00; it began on the day before at noon.
begin() {
	tp init club && echo 'take = mailbox' >>club/tradepost.conf || return 1
	mkdir -p club/mailbox/new club/mailbox/cur club/mailbox/tmp
	at '2026-11-21 12:00' new ktech harbour --seats 2 --set 'schedule=sun 20:00 UTC' --set early=no || return 1
	for seat in red blue; do
		tp key new club/$seat && at '2026-11-21 12:00' seat harbour $seat --name "$seat player" \
			--mail $seat@example.org --key club/$seat.pub || return 1
	done
	at '2026-11-21 12:00' start harbour && at '2026-11-21 12:00' tick && cp -r club begun
}

again() {
	rm -rf club
	cp -r begun club
}

# written_at 'TIME' SEAT: the letter of that seat, in a file of that time
written_at() {
	echo 'start 4,6 5,3' | letter club harbour 0 "$2" 1 >club/mailbox/new/"$2" &&
		TZ=UTC touch -d "$1" club/mailbox/new/"$2"
}

query() {
	sqlite3 -readonly club/club.db "$1"
}

# is SEASON: letters for that season are taken, and each season before it was reported once to each seat
is() {
	[ "$(query 'SELECT season FROM matches')" = "$1" ] &&
		[ "$(query "SELECT count(*) FROM mails WHERE kind = 'report'")" = $((2 * $1)) ] && return 0
	query "SELECT season, deadline FROM matches; SELECT kind, season, seat FROM mails"
	return 1
}

# ticks 'TIME' SEASON: a tick goes well, and letters for that season are taken then
ticks() {
	at "$1" tick && is "$2"
}

# judged SEAT VERDICT
judged() {
	got=$(query "SELECT verdict FROM letters WHERE seat = $1")
	[ "$got" = "$2" ] && return 0
	echo "$got"
	return 1
}

# told N TEXT: the referee was mailed so often a notice with that text
told() {
	got=$(query "SELECT count(*) FROM mails JOIN mail_bytes ON mail = id WHERE kind = 'notice' AND seat = 0
		AND instr(CAST(bytes AS TEXT), '$2')")
	[ "$got" = "$1" ] && return 0
	echo "told $got times, not $1"
	return 1
}

check 'a match begins' begin
before='2026-11-21 12:10' due='2026-11-22 20:00'

# ---- letters about the deadline ----

# about 'TIME' 'TIME': letters of red and blue, looked at 2 seconds after the deadline
about() {
	again && ticks '2026-11-22 10:00' 0 && written_at "$1" red && written_at "$2" blue &&
		ticks "$due:02" 1
}
check 'letters of the last second and of the deadline itself' about "$due:00 1 second ago" "$due:00"
check 'are taken' judged 1 taken
check 'both' judged 2 taken
check 'a letter a second behind it' about "$due:00" "$due:01"
check 'is late' judged 2 late
check 'and the other is taken' judged 1 taken
check 'letters in files of 1970 and of 2030, when it is over' about '1970-01-01 00:00:01' '2030-01-01'
check 'the older counts as it is dated' judged 1 taken
check 'the newer as read now' judged 2 late
early() {
	again && written_at '1970-01-01' red && written_at '2030-01-01' blue && ticks "$before" 0 &&
		judged 1 taken && judged 2 taken && ticks '2026-11-22 10:00' 0 && ticks "$due:01" 1
}
check 'they are taken before it, and it is played when it is due' early

# ---- clocks that jump ----

# jumps 'TIME' TEXT: red has written; there is a tick at that time, and the clock is put right
jumps() {
	again && written_at '2026-11-21 12:05' red && ticks "$before" 0 && ticks "$1" 0 && told 1 "$2" &&
		ticks "$1 10 minutes" 0
}
put_right() {
	ticks '2026-11-21 12:30' 0 && told 1 "$1" && ticks '2026-11-22 10:00' 0 && ticks "$due:00 1 second ago" 0 &&
		ticks "$due:01" 1 && ticks "$due:02" 1 && judged 1 taken
}
back='The clock of the host was put back' away='The club was not at work after'
for time in '2026-11-18 12:00' '1999-01-01 00:00'; do
	check "the clock goes back to $time: nothing is played, the referee is told" jumps "$time" "$back"
	check 'put right, that is told, and the season is played when it is due, once' put_right "$away"
done
for time in '2036-01-01 00:00' '2040-02-29 12:00'; do
	check "the clock is in $time: nothing is played, the referee is told" jumps "$time" "$away"
	check 'put right, that is told, and the season is played when it is due, once' put_right "$back"
done
finish
