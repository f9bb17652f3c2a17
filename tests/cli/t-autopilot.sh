#!/bin/sh
# SPDX-License-Identifier: MIT
# The autopilot: what happens to a seat without a letter where the charter says so, what its player
# reads of it, what the others do not, and that nobody gets it who sent a letter or was ready.
. "${srcdir:-.}/tests/lib.sh"

words='The autopilot '

# begin MATCH NAME=VALUE: KTech of two, with the set-up played
begin() {
	make_match club "$1" 2 --set "$2" --set vacant-after=0 &&
		play club "$1" 0 2 'start 4,6 5,3'
}

# season MATCH SEASON SEAT ORDER...: that seat alone sends these, then the season is played
season() {
	played=$1 number=$2 seat=$3
	shift 3
	printf '%s\n' "$@" | letter club "$played" "$number" "$seat" "$number" >one.eml &&
		tp -C club take one.eml && tp -C club run "$played" --now
}

# reads MATCH SEAT: its report stands in SEAT.txt and tells of the autopilot
reads() {
	tp -C club show "$1" --seat "$2" >"$2.txt" && has "$2.txt" "$words"
}

# not_told MATCH SEAT: the same, and it tells nothing of it
not_told() {
	tp -C club show "$1" --seat "$2" >"$2.txt" || return 1
	! grep -i autopilot "$2.txt"
}

# ---- what it does, and who learns of it ----

check 'a match with an autopilot begins' begin harbour missing=autopilot
check 'in the set-up nobody has it' not_told harbour blue
check 'a season is played without the letter of blue' season harbour 1 red 'gold e'
check 'blue reads of it' reads harbour blue
check 'one sentence says that no letter was in, and who played instead' \
	sh -c 'tr -s "\n " " " <blue.txt | grep -q "No letter of yours was in: the autopilot played\."'
# Which of the two it does depends on the hand that was drawn.
check 'what it ordered for blue is said' sh -c 'tr -s "\n " " " <blue.txt |
	grep -E "The autopilot ordered for you: (build|play) [a-z]+"'
check 'the story tells what came of it' grep -E '^ +[0-9]+ +You (built|played)' blue.txt
check 'red reads nothing of it' not_told harbour red
check 'red reads what all see' grep -E '^ +[0-9]+ +Blue (built|played)' red.txt

# ---- what stands is played first ----

check 'blue writes, and lets an order stand' season harbour 2 blue '@ play tithes for nothing' \
	'@ gold e'
check 'who wrote reads nothing of it' not_told harbour blue
check 'now red has the autopilot' reads harbour red
check 'blue is silent again' season harbour 3 red 'gold e'
check 'blue has the autopilot' reads harbour blue
check 'the sentence says that what stands was played first' sh -c 'tr "\n" " " <blue.txt |
	grep -E "your standing orders? (was|were) tried, then the autopilot"'
check 'what stands is tried all the same' grep -E '^ +1 +@ play tithes for nothing' blue.txt
check 'what stands is no order of the autopilot' sh -c \
	'! sed -n "/The autopilot ordered/,/^$/ p" blue.txt | grep "for nothing"'
check 'what stands, stands on' grep -E '^@ gold e' blue.txt

# ---- what the store keeps ----

if command -v sqlite3 >/dev/null; then
	check 'the record says who was played so' [ '1 2,2 1,3 2,' = "$(sqlite3 -separator ' ' \
		club/club.db "SELECT season, seat FROM played WHERE standing LIKE '# autopilot%'" |
		tr '\n' ,)" ]
	check 'it keeps what stood, too' [ 1 = "$(sqlite3 club/club.db "SELECT count(*) FROM played
		WHERE season = 3 AND standing LIKE '# autopilot%@ gold e%'")" ]
	check 'what stands for the next season does not say so' [ 0 = "$(sqlite3 club/club.db \
		"SELECT count(*) FROM seats WHERE standing LIKE '%autopilot%'")" ]
else
	skip 'the record says who was played so' 'sqlite3 is not installed'
fi

# ---- who has none ----

check 'who is ready has what stands, nothing else' sh -c '
	"$0" -C club tell harbour blue /ready && "$0" -C club run harbour --now' "$TRADEPOST"
check 'the ready one reads nothing of it' not_told harbour blue
check 'the other one does' reads harbour red
check 'a match without one begins' begin plain missing=default
check 'a season of it is played' season plain 1 red 'gold e'
check 'who was silent there reads nothing of it' not_told plain blue

# ---- nobody writes any more ----

seasons_pass() {
	for i in 5 6 7 8 9 10; do
		tp -C club run harbour --now || return 1
	done
	reads harbour red && reads harbour blue
}
check 'seasons without any letter are played for all' seasons_pass
check 'the store is whole' exits 0 tp -C club selftest

finish
