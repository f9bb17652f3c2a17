#!/bin/sh
# SPDX-License-Identifier: MIT
# A whole match goes from `new` to its final scores by letters alone, written out of the reports'
# templates by players who can read and no more; each signs with a tool of its own. Of each game and
# scenario one is played with WHOLE=yes in the environment, else KTech and another one, by turns.
. "${srcdir:-.}/tests/lib.sh"

stock=yes
command -v minisign >/dev/null && command -v ssh-keygen >/dev/null || stock=no

make_keys() {
	tp key new red
	tp key new yellow
	if [ $stock = yes ]; then
		minisign -G -W -f -p blue.pub -s blue.key >/dev/null 2>&1
		ssh-keygen -q -t ed25519 -N '' -f green
	else
		tp key new blue
		tp key new green
	fi
}

# write_letter MATCH SEASON SEAT: into the Maildir, signed as that seat signs; who is out has no
# template to write by.
write_letter() {
	name=md/new/$1.$2.$3
	if [ "$2" = 0 ]; then
		printf 'match %s\nseason 0\nseat %s\nseq 1\n' "$(whole "$1")" "$3" >first.txt
		case $game in
		runes) sh "$srcdir/tests/lib/player.sh" runes first.txt >orders.txt ;;
		*) cp first.txt orders.txt ;;
		esac
	else
		tp -C club show "$1" --seat "$3" | sh "$srcdir/tests/lib/player.sh" "$game" >orders.txt
		grep -q '^match ' orders.txt || return 0
	fi
	if [ "$3" = red ] || [ "$3" = yellow ] || [ $stock = no ]; then
		tp sign --key "$3.key" orders.txt | mail "$3" >"$name"
		return
	fi
	rm -f orders.txt.sig orders.txt.minisig
	case $3 in
	blue) minisign -S -s blue.key -m orders.txt >/dev/null 2>&1 ;;
	green) ssh-keygen -q -Y sign -f green -n tradepost-orders orders.txt 2>/dev/null ;;
	esac
	attached "$3" >"$name"
}

# attached SEAT: a mail with orders.txt and its signature as two files
attached() {
	signature=$(ls orders.txt.*sig)
	cat <<EOF
From: $1 <$1@example.org>
To: referee@localhost
Subject: orders
Message-ID: <$1.$(date +%s%N)@example.org>
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="xyz"

--xyz
Content-Type: text/plain

My orders are attached.
--xyz
Content-Type: text/plain; name="orders.txt"
Content-Disposition: attachment; filename="orders.txt"

$(cat orders.txt)

--xyz
Content-Type: application/octet-stream; name="$signature"
Content-Disposition: attachment; filename="$signature"
Content-Transfer-Encoding: base64

$(base64 "$signature")
--xyz--
EOF
}

play_match() {
	season=0
	while tp -C club status | grep -q "^$1 .*letters for season $season"; do
		for seat in $seats; do
			write_letter "$1" $season "$seat" || return 1
		done
		tp -C club tick || return 1
		season=$((season + 1))
		[ $season -lt 200 ] || return 1
	done
	tp -C club status
	tp -C club status | grep -q "^$1 .*over after season"
}

# one_game GAME[:NAME] SEATS OPTIONS: the match is called NAME-match
one_game() {
	seats=$2
	# shellcheck disable=SC2086
	set -- "$1" $(echo $seats | wc -w) $3
	game=${1%%:*} match=${1##*:}-match
	seated=$2
	shift 2
	tp -C club new "$game" "$match" --seats "$seated" "$@" || return 1
	for seat in $seats; do
		tp -C club seat "$match" "$seat" --name "Player $seat" \
			--mail "$seat@example.org" --key $seat.pub || return 1
	done
	tp -C club start "$match" && play_match "$match"
}

tp init club
echo "take = $work/md" >>club/tradepost.conf
mkdir -p md/new md/cur md/tmp
make_keys
check 'a match of ktech goes from new to its final scores by letters' \
	one_game ktech 'red blue green' '--option passes=2'
one_of 7 0 && check 'a match of tradewarz for four goes from the ships to the winner by letters' \
	one_game tradewarz 'red blue green yellow' '--option end-years=3'
one_of 7 1 && check 'a match of tradeworlds goes to its end by letters: Trade Wars for three' \
	one_game tradeworlds:trade 'red blue green' \
	'--option scenario=trade-wars'
one_of 7 2 && check 'a match of tradeworlds goes to its end by letters: Space Wars for two' \
	one_game tradeworlds:space 'red blue' \
	'--option scenario=space-wars --option reinforcements=yes'
one_of 7 3 && check 'a match of tradeworlds goes to its end by letters: The Derelict for one' \
	one_game tradeworlds:watch 'red' '--option level=hard'
one_of 7 4 && check 'a match of runes for four goes by letters to the ninth rune' \
	one_game runes 'red blue green yellow' '--option runes=9'
one_of 7 5 && check 'a match of two teams goes to the eighteenth rune of a team' \
	one_game runes:team 'red blue green yellow' '--option teams=yes'
one_of 7 6 && check 'a match of dragonlords for four goes by letters till somebody has conquered enough' \
	one_game dragonlords 'red blue green yellow' '--option rounds=40'
check 'every letter was taken' \
	sh -c '[ "$(sqlite3 club/club.db "select count(*) from letters where verdict <> '"'taken'"'")" = 0 ]'
is_told_the_end() {
	sqlite3 club/club.db "select name, seat from matches join seats on match = id" | tr '|' ' ' |
		while read -r match seat; do
			tp -C club show "$match" --seat "$seat" >end.txt
			grep -qi 'win\|won\|have lost' end.txt || echo "$match $seat"
		done >untold
	cat untold
	[ ! -s untold ]
}
check 'every player was told the end' is_told_the_end
check 'a match that is over takes no letters' sh -c '
	printf "match %s\nseason 99\nseat red\nseq 1\n" "$1" >o && "$0" sign --key red.key o >l &&
	"$0" -C club take l && sqlite3 club/club.db "select verdict from letters" | grep -q match-over' \
	"$TRADEPOST" "$(whole ktech-match)"
check 'a match that is over is not played' exits 0 tp -C club run --now
finish
