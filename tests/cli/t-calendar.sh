#!/bin/sh
# SPDX-License-Identifier: MIT
# The calendar of a match as the commands have it, by a clock that the test turns: settings, ticks, status,
# hold, go and extend. tests/unit/t-deadlines.c has what is due when, and for whom. London's clocks go
# forward on Sunday 28 March 2027, the first one played here.
. "${srcdir:-.}/tests/lib.sh"

if [ ! "$clock" ] || ! command -v sqlite3 >/dev/null; then
	skip 'the calendar keeps its times' 'faketime or sqlite3 is not installed'
	finish
fi
if [ ! -e /usr/share/zoneinfo/Europe/London ]; then
	skip 'the calendar keeps its times' 'tzdata is not installed'
	finish
fi

# at 'TIME' COMMAND...: the program on the club, at that time (UTC)
on_one_line() {
	"$@" | tr '\n' ' '
}
at() {
	when=$1
	shift
	clock_stands "$when:00" "$TRADEPOST" -C club "$@"
}

# club 'TIME' SEATS NAME=VALUE...: a new club with the match harbour, started then. Keys are made
# once, for all clubs.
make_club() {
	when=$1 seats=$2
	shift 2
	rm -rf club
	tp init club || return 1
	set -- $(printf -- '--set\t%s\n' "$@" | tr ' \n' '_\t')
	for i; do
		shift
		set -- "$@" "$(echo "$i" | tr _ ' ')"
	done
	at "$when" new ktech harbour --seats "$seats" --option passes=2 "$@" || return 1
	for seat in $(seat_names "$seats"); do
		[ -f "$seat.key" ] || tp key new "$seat" || return 1
		at "$when" seat harbour "$seat" --name "$seat player" --mail "$seat@example.org" \
			--key "$seat.pub" || return 1
	done
	at "$when" start harbour
}

# send 'TIME' SEASON SEAT [SEQ]: a letter of that seat comes in
send() {
	if [ "$2" = 0 ]; then
		echo 'start 4,6 5,3'
	else
		echo 'prefer city'
	fi | orders harbour "$2" "$3" "${4:-1}" >orders.txt
	tp sign --key "$3.key" orders.txt | mail "$3" | at "$1" take -
}

# all 'TIME' SEASON: every seat's letter comes in
all() {
	for seat in $(seat_names "$seats"); do
		send "$1" "$2" "$seat" || return 1
	done
}

# told N SEAT SUBJECT [TEXT]: so many mails with that subject, and that in them, went to the seat;
# seat 0 is the referee
told() {
	got=$(sqlite3 club/club.db "SELECT count(*) FROM mails JOIN mail_bytes ON mail = id
		WHERE seat = $2 AND instr(CAST(bytes AS TEXT), '] $3' || char(13)) > 0
		AND instr(replace(CAST(bytes AS TEXT), char(13) || char(10), ' '), '${4:-}') > 0")
	[ "$got" = "$1" ] && return 0
	echo "seat $2 was told '$3' $got times, not $1:"
	sqlite3 club/club.db "SELECT seat, CAST(bytes AS TEXT) FROM mails JOIN mail_bytes ON mail = id
		WHERE kind = 'notice'"
	return 1
}

# status 'TIME' TEXT: what status says then
status() {
	prints "$2" at "$1" status harbour
}

# ticks 'TIME' SEASON: a tick goes well, and then letters for that season are taken
ticks() {
	exits 0 at "$1" tick && status "$1" "letters for season $2"
}

# ---- the charter ----

sunday='schedule=sun 20:00 Europe/London'

check 'a match begins with a deadline by its schedule' make_club '2027-03-20 12:00' 3 "$sunday"
check 'status tells the deadline by the clock of the match' \
	status '2027-03-20 12:00' 'season 0, due Sunday 21 March 2027, 20:00 Europe/London'
# in_utc: the deadline of the match in UTC
in_utc() {
	query "select datetime(deadline, 'unixepoch') from matches"
}
check 'what is kept of it is UTC' is "$(in_utc)" '2027-03-21 20:00:00'
check 'status tells the schedule' status '2027-03-20 12:00' 'schedule sun 20:00 Europe/London'
check 'the charter is printed with what is by default' \
	prints 'early        = yes   (by default)' at '2027-03-20 12:00' charter harbour
check 'a setting nobody knows is refused' says 64 "no setting 'frob'" \
	at '2027-03-20 12:00' charter harbour frob=1
check 'a value that cannot be is refused' says 64 'from 0 to 10080' \
	at '2027-03-20 12:00' charter harbour grace=-1
check 'a zone nobody knows is refused' says 64 'Europe/Lundon' \
	at '2027-03-20 12:00' charter harbour 'schedule=sun 20:00 Europe/Lundon'
check 'a line end in a setting is refused' says 64 'not one line' \
	at '2027-03-20 12:00' charter harbour 'schedule=sun 20:00
grace=5'
check 'nothing was changed by that' sh -c '! sqlite3 club/club.db "select charter from matches" |
	grep -q grace'
check 'new refuses a wrong setting' says 64 'one of yes no' \
	at '2027-03-20 12:00' new ktech other --set early=perhaps
check 'a setting is changed' exits 0 at '2027-03-20 12:00' charter harbour grace=30 remind=24
check 'all are told of it' told 1 3 'settings of the match' 'grace=30'
check 'a club whose holidays are none is told so' sh -c '
	cp club/tradepost.conf conf && echo "holidays = christmas" >>club/tradepost.conf
	"$0" -C club status 2>&1 | grep "holidays = .christmas. are no holidays"
	code=$?; cp conf club/tradepost.conf; exit $code' "$TRADEPOST"

# ---- by the schedule ----

all '2027-03-20 13:00' 0
check 'a season is played early when all letters are in' ticks '2027-03-20 13:10' 1
check 'the next one is due by the schedule' \
	status '2027-03-20 13:10' 'season 1, due Sunday 21 March 2027, 20:00 Europe/London'
check 'the report tells the deadline' \
	prints 'Sunday 21 March 2027, 20:00 Europe/London' on_one_line at '2027-03-20 13:10' show harbour --seat red
check 'nobody is reminded too soon' ticks '2027-03-20 19:50' 1
check 'nobody was told' told 0 1 'your letter is missing'
send '2027-03-20 19:55' 1 red
check 'the time of the reminder comes' ticks '2027-03-20 20:00' 1
check 'who is late is told what to do' told 1 2 'your letter is missing' 'Answer the last report'
check 'the others are told who is awaited' told 1 1 'who is awaited' 'Awaited: blue, green.'
check 'another tick follows' ticks '2027-03-20 20:10' 1
check 'nobody is reminded twice' told 1 2 'your letter is missing'
send '2027-03-21 20:29' 1 blue
check 'a letter within the grace is taken' sh -c '
	[ "$(sqlite3 club/club.db "select verdict from letters where season = 1 and seat = 2")" = taken ]'
check 'nothing is played within the grace' ticks '2027-03-21 20:30' 1
send '2027-03-21 20:31' 1 green
check 'a letter after the grace is late' sh -c '
	[ "$(sqlite3 club/club.db "select verdict from letters where season = 1 and seat = 3")" = late ]'
check 'the season is played after the grace' ticks '2027-03-21 20:31' 2
check 'in summer the deadline is at that hour, too' \
	status '2027-03-21 20:31' 'season 2, due Sunday 28 March 2027, 20:00 Europe/London'
check 'and so an hour earlier in UTC' is "$(in_utc)" '2027-03-28 19:00:00'
check 'who sent nothing has missed a season' status '2027-03-21 20:31' 'no letter, 1 missed'

# ---- held and going on ----

make_club '2027-03-20 12:00' 3 "$sunday"
all '2027-03-20 12:30' 0
at '2027-03-20 13:00' tick
send '2027-03-21 12:00' 1 red
at '2027-03-21 12:10' tick
check 'a season in which too many sent nothing is held' ticks '2027-03-21 20:10' 1
check 'status says why' \
	status '2027-03-21 20:10' 'held since Sunday 21 March 2027, 20:10 Europe/London because 2 of 3 seats had no orders in at the deadline, and no standing lines'
check 'everybody is told' told 1 2 'the season is held' '2 of 3 seats had no orders in'
check 'the referee is told what to do' told 1 0 'a season is held' 'tradepost go harbour'
check 'another tick does not play it' ticks '2027-03-21 20:20' 1
check 'nor does run' exits 0 at '2027-03-21 20:30' run
check 'nobody is told twice' told 1 2 'the season is held'
send '2027-03-21 21:00' 1 blue
check 'a letter for a season that is held is taken' \
	status '2027-03-21 21:00' 'blue player              letter in'
check 'it is still held' ticks '2027-03-21 21:10' 1
check 'go lets it go on' prints "season 1 of 'harbour' goes on" at '2027-03-21 21:20' go harbour
check 'everybody is told that' told 1 3 'the season goes on'
check 'a season that is not held cannot go on' says 64 'is not held' \
	at '2027-03-21 21:20' go harbour
check 'it is played then' ticks '2027-03-21 21:30' 2
check 'the next one has a deadline' status '2027-03-21 21:30' 'due Sunday 28 March 2027, 20:00 Europe/London'
check 'and is not held' sh -c '! "$0" -C club status harbour | grep held' "$TRADEPOST"

at '2027-03-22 21:00' tick
at '2027-03-23 21:00' tick
at '2027-03-24 21:00' tick
at '2027-03-25 21:00' tick
check 'a reason has one line' says 64 'one line' at '2027-03-26 12:00' hold harbour --why 'a
b'
check 'the referee holds a season' exits 0 at '2027-03-26 12:00' hold harbour --why 'The dog ate it'
check 'all are told why' told 1 1 'the season is held' 'by the referee: The dog ate it'
check 'and that the date they know does not count' told 1 1 'the season is held' \
	'not even on Sunday 28 March 2027, 20:00 Europe/London, until the referee'
all '2027-03-26 12:00' 2
check 'it is not even played with all letters' ticks '2027-03-26 21:00' 2
check 'a season that is held is given more time' \
	exits 0 at '2027-03-27 12:00' extend harbour 2027-03-30T12:00Z --why 'Easter'
check 'status tells the deadline' status '2027-03-27 12:00' 'due Tuesday 30 March 2027, 13:00 Europe/London'
check 'status tells the reason' status '2027-03-27 12:00' 'deadline: Easter'
check 'all are told when and why' told 1 2 'a later deadline' \
	'13:00 Europe/London, and not played earlier. All letters are in, and can be replaced until then. The reason: Easter'
check 'and that it is held no more, as the mail before said that it was held until such a mail' told 1 2 'a later deadline' \
	'more time, and it is no longer held.'
at '2027-03-27 12:01' hold harbour --why 'Once more'
at '2027-03-27 12:02' start harbour --deadline 2027-03-30T12:00Z
check 'start ends a hold, too, and tells all' told 1 2 'the season goes on' \
	'it is no longer held. It is due Tuesday 30 March 2027, 13:00 Europe/London'
at '2027-03-27 12:03' hold harbour --why 'Once more'
at '2027-03-27 12:04' extend harbour 2027-03-30T12:01Z --why 'Easter'
check 'an earlier deadline is no extension' says 64 'no later deadline' \
	at '2027-03-27 12:00' extend harbour 2027-03-29T12:00Z --why 'x'
check 'an extension wants a reason' says 64 "'--why' is missing" \
	at '2027-03-27 12:00' extend harbour 2027-04-29T12:00Z
check 'though all letters are in, it is not played before that' ticks '2027-03-27 12:10' 2
for day in 28 29 30; do at "2027-03-$day 11:00" tick; done
check 'nor on a later day' status '2027-03-30 11:50' 'letters for season 2'
check 'the hold is over with it' ticks '2027-03-30 12:31' 3

# ---- dates, and the zone they are of ----

make_club '2027-03-20 12:00' 3 grace=0
check 'a match without a schedule has the zone of the club' sh -c '
	echo "zone = Europe/Berlin" >>club/tradepost.conf'
check 'a day without an hour is due in the evening there' \
	prints 'due Sunday 21 March 2027, 20:00 Europe/Berlin' \
	at '2027-03-20 12:00' start harbour --deadline sunday
check 'that is an hour earlier in UTC' is "$(in_utc)" '2027-03-21 19:00:00'
check 'a setting of the match goes before it' exits 0 \
	at '2027-03-20 12:00' charter harbour zone=America/New_York
check 'all are told the deadline by that clock' told 1 2 'settings of the match' \
	'due Sunday 21 March 2027, 15:00 America/New_York'
check 'the words of a date need no quote marks' \
	prints 'due Tuesday 23 March 2027, 18:00 America/New_York' \
	at '2027-03-20 12:00' extend harbour in 3 days 18:00 --why 'spring'
check 'a deadline that is not later is told as it was understood' \
	says 64 'is Monday 22 March 2027, 20:00 America/New_York, which is no later deadline' \
	at '2027-03-20 12:00' extend harbour monday --why 'spring'
check 'an hour that clocks leave out is refused, with one that is' \
	says 64 'write 2027-03-28T01:00Z, which is Sunday 28 March 2027, 02:00 Europe/London' \
	at '2027-03-20 12:00' extend harbour 2027-03-28 01:30 Europe/London --why 'spring'
check 'a zone nobody knows is no zone of a match' says 64 "'zone' cannot be 'Europe/Lundon'" \
	at '2027-03-20 12:00' charter harbour zone=Europe/Lundon
check 'nor of a club' sh -c '
	cp club/tradepost.conf conf && echo "zone = Europe/Lundon" >>club/tradepost.conf
	"$0" -C club status 2>&1 | grep "zone = .Europe/Lundon. is a time zone this machine does not know"
	code=$?; cp conf club/tradepost.conf; exit $code' "$TRADEPOST"
query 'update matches set deadline = 0'
check 'who changes a season without a deadline is told how to give it one' \
	prints 'season 0 has no deadline; to give it one: tradepost start harbour --deadline DATE' \
	at '2027-03-20 12:00' charter harbour remind=10
check 'and that the change counts from that season on' \
	prints 'harbour: remind=12, from season 0 on' at '2027-03-20 12:00' charter harbour remind=12
check 'a schedule without a zone is of the zone of the match, and gives the open season its next date' \
	prints 'season 0 is due Sunday 21 March 2027, 09:00 America/New_York, or as soon as all letters are in' \
	at '2027-03-20 12:00' charter harbour 'schedule=daily 09:00'
check 'of which all are told' told 1 3 'settings of the match' 'Season 0, which had no deadline, is due Sunday 21'
check 'another schedule moves no deadline' \
	prints 'harbour: schedule=daily 09:00, from season 1 on' at '2027-03-20 12:00' charter harbour \
	'schedule=daily 09:00'
all '2027-03-20 12:30' 0
at '2027-03-20 13:00' tick
check 'the next season is due by its clock' status '2027-03-20 13:00' 'due Sunday 21 March 2027, 09:00 America/New_York'
check 'the record has the zone' sh -c '
	sqlite3 club/club.db "select text from records" | grep -q "^due 2027-03-21T13:00Z America/New_York$"'
check 'the report tells it' prints 'Sunday 21 March 2027, 09:00 America/New_York' \
	on_one_line at '2027-03-20 13:00' show harbour --seat red

# ---- clocks that jump ----

make_club '2027-03-20 12:00' 3 "$sunday" absent-limit=0
all '2027-03-20 12:30' 0
check 'a host ticks' ticks '2027-03-20 13:00' 1
check 'it is away for some days, and its first tick plays nothing' ticks '2027-03-24 13:00' 1
check 'the referee is told' told 1 0 'the host was away' 'not played until'
check 'the archive says until when it is not played' sh -c '
	"$0" -C club archive site >/dev/null && grep -q "24 March 2027, 19:00 Europe/London" site/index.html' "$TRADEPOST"

# ---- open seats ----

make_club '2027-03-20 12:00' 3 'schedule=daily 20:00' absent-limit=0
all '2027-03-20 12:30' 0
at '2027-03-20 13:00' tick
sqlite3 club/club.db "update attendance set vacant = 1, missed = 2 where seat = 3"
check 'status tells which seat is open' status '2027-03-20 13:00' '2 missed, open to others'
tp key new dora
check 'a seat with a player is not given away by a slip' says 64 '--replace' \
	at '2027-03-20 13:20' seat harbour red --name Dora --mail dora@example.org --key dora.pub
check 'a seat that is open is given to somebody else' \
	exits 0 at '2027-03-20 13:20' seat harbour green --name Dora --mail dora@example.org --key dora.pub
check 'the new player is invited with the last report' \
	told 1 3 'you take over a seat' 'season 1 on, which is due Sunday 21'
check 'the others are told' told 1 1 'a seat has a new player' 'season 1 on, Dora plays the seat'
check 'the new one has missed nothing' \
	sh -c '! "$0" -C club status harbour | grep "Dora.*missed"' "$TRADEPOST"
check 'the referee can replace a player who is there' exits 0 at '2027-03-20 14:00' \
	seat harbour red --name Emil --mail emil@example.org --key dora.pub --replace --why 'Ann is ill'
check 'and says why to all' told 1 2 'a seat has a new player' 'The reason: Ann is ill'
check 'to who had it, too' told 1 1 'a seat has a new player' 'The reason: Ann is ill'
check 'a reason is for all to read, and a new address is not' says 64 "leave '--why' out" at '2027-03-20 14:00' \
	seat harbour red --mail emil@example.com --why 'He moved'
finish
