# SPDX-License-Identifier: MIT
# An archive of SEASONS seasons, for make soak: every byte of its records flipped, seasons deleted,
# doubled and swapped, and a fork at each season, found by the mailbox of one player.
. "${srcdir:-.}/tests/lib.sh"
tools=$(dirname "$TRADEPOST")/tests/verify
SEASONS=${SEASONS:-20}
sent=0

mail_of() {
	grep -l "^To:.*<$1@" $(grep -l -- "$2" club/spool/*.eml) | tail -n 1
}

post() {
	sent=$((sent + 1))
	tp sign --key "$1.key" orders.txt | mail "$1" >"box/$1.sent.$sent.eml"
	tp -C club take "box/$1.sent.$sent.eml"
}

# Both have joined and write every season.
play_archive() {
	tp init club && echo 'answers = 1000' >>club/tradepost.conf || return
	tp -C club new ktech harbour --seats 2 --option passes=4 || return
	mkdir box
	for seat in red blue; do
		tp key new $seat
		tp -C club seat harbour $seat --name $seat --mail $seat@example.org --key $seat.pub
	done
	tp -C club send
	for seat in red blue; do
		sed -n '/^match    /,$p' "$(mail_of $seat '^/join')" >orders.txt
		post $seat
	done
	tp -C club start harbour && tp -C club send
	season=0
	while [ $season -le "$SEASONS" ]; do
		for seat in red blue; do
			sed -n '/^match    /,/^nonce /p' "$(mail_of $seat '^nonce ')" >orders.txt
			[ $season = 0 ] && echo 'start 4,6 7,3' >>orders.txt
			post $seat
		done
		tp -C club run harbour --now && tp -C club send || return
		season=$((season + 1))
	done
	tp -C club records harbour >records.txt
	cp $(grep -l '^To:.*<red@' club/spool/*.eml) box
	rm box/blue.*
}

of_record() {
	awk -v n="$1" '/^-----BEGIN/ { block = ""; mine = 0 }
		{ block = block $0 "\n" } $0 == "record " n { mine = 1 }
		/^-----END/ && mine { printf "%s", block }' records.txt
}

but_record() {
	awk -v n="$1" '/^-----BEGIN/ { block = ""; mine = 0 }
		{ block = block $0 "\n" } $0 == "record " n { mine = 1 }
		/^-----END/ && !mine { printf "%s", block }' records.txt
}

check "a match of $SEASONS seasons is played by letters" play_archive
check 'its mails prove it' exits 0 tp verify box records.txt
check 'to both verifiers' "$tools/second" records.txt

flip_records() {
	t=0
	while [ $t -le "$SEASONS" ]; do
		of_record $t >one.txt
		but_record $t >rest.txt
		"$tools/second" --flip 1 one.txt rest.txt || return
		t=$((t + 1))
	done
}
check 'every byte of every record counts' flip_records

# each_season COMMAND...: it holds of every season but the last
each_season() {
	t=0
	while [ $t -lt "$SEASONS" ]; do
		"$@" $t || {
			echo "not of season $t"
			return 1
		}
		t=$((t + 1))
	done
}
misses() {
	but_record "$1" >cut.txt
	exits 1 tp verify cut.txt && grep -q "no-record $1:" .stdout
}
check 'a record that is deleted is missed' each_season misses
forks() {
	sed "/^record $1\$/,/^sig/s/^rules ktech .*/rules ktech 9 tradepost-9/" records.txt |
		"$tools/forge" chain club/referee.key >forked.txt
	exits 1 tp verify box forked.txt && grep -q "two-heads $1:" .stdout
}
check 'a history that forks at any season is found in one mailbox' each_season forks
swaps() {
	next=$(($1 + 1))
	sed "s/^record $1\$/record X/; s/^record $next\$/record $1/; s/^record X\$/record $next/" \
		records.txt | "$tools/forge" sign club/referee.key >swapped.txt
	exits 1 tp verify swapped.txt
}
check 'seasons that changed places are found' each_season swaps
inserts() {
	{
		cat records.txt
		of_record "$1" | sed 's/^sealed .*/sealed 2026-01-01T00:00Z/' |
			"$tools/forge" sign club/referee.key
	} >doubled.txt
	exits 1 tp verify doubled.txt && grep -q "two-heads $1:" .stdout
}
check 'a season put in beside another is found' each_season inserts
finish
