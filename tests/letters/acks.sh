# SPDX-License-Identifier: MIT
# An acknowledgement tells its seat nothing of other seats' letters: in two copies of a club the
# others write different letters, or none; the mails to red are the same, byte by byte.
. "${srcdir:-.}/tests/lib.sh"

if [ ! "$clock" ]; then
	skip 'acknowledgements tell nothing of other letters' 'faketime is not installed'
	finish
fi
# Time stands still, for mails have a date.
tp() {
	clock_stands '2026-11-21 12:00:00' "$TRADEPOST" "$@"
}

# prepare: a club of three after its set-up, and red's letters for season 1: a good one, one that is
# half understood, one with an old seq, one for another season, one with lines that will be refused
prepare() {
	make_match ready harbour 3 && play ready harbour 0 3 'start 4,6 5,3' &&
		tp -C ready start harbour --deadline 'in 3 days' && tp -C ready send || return 1
	rm -rf ready/spool/*
	mkdir red
	echo 'build village 4,5 4,7
@ discard cards' | letter ready harbour 1 red 2 >red/1
	echo 'frob the gnu
gold e' | letter ready harbour 1 red 3 >red/2
	echo 'gold e' | letter ready harbour 1 red 1 >red/3
	echo 'gold e' | letter ready harbour 7 red 4 >red/4
	for card in battle convert history gems culture lumber fishing; do echo "play $card"; done |
		letter ready harbour 1 red 5 >red/5
}

# What red is sent when the others' letters in a folder are taken first, then red's, then again.
mails_to_red() {
	rm -rf club
	cp -r ready club
	{ tp -C club take "$1" && tp -C club take red && tp -C club take "$1" && tp -C club send; } >sent ||
		return 1
	grep -l '^To: .*red@example.org' club/spool/*.eml | while read -r mail; do
		cat "$mail"
	done
}

# other_letters FOLDER ORDERS...: blue and green send each of them in turn
other_letters() {
	folder=$1 seq=0
	mkdir "$folder"
	shift
	for order in "$@"; do
		seq=$((seq + 1))
		for seat in blue green; do
			echo "$order" | letter ready harbour 1 $seat $seq >"$folder/$seat.$seq"
		done
	done
}

check 'a club is made ready' prepare
other_letters silent
other_letters one 'build village 4,5'
other_letters many 'gold e' 'play raid from red any' 'frobnicate red' '@ discard counters' \
	'when steal-from: red'
other_letters unsigned
for seat in blue green; do
	echo 'gold e' | orders harbour 1 $seat 9 | mail $seat >unsigned/$seat
done
mails_to_red silent >first
check 'red is answered five times' sh -c '[ "$(grep -c "^Message-ID:" first)" = 5 ]'
tr -d '\r' <first | tr -s '\n ' '  ' >told
check 'and told that lines that will be refused keep the season open' has told \
	'lines will be refused, so the season is not played before its deadline until you answer'
for others in one many unsigned; do
	mails_to_red $others >second
	check "the mails to red do not change with the others' letters: $others" cmp first second
done
finish
