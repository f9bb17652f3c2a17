#!/bin/sh
# SPDX-License-Identifier: MIT
# A match of KTech by mail, from the club's founding to a report: what ./autogen.sh demo plays.
# Everything goes the way it goes in earnest; only the post is a folder.
set -eu
top=$(cd "$(dirname "$0")/../.." && pwd)
tp=${TRADEPOST:-$top/tradepost}
SEASONS=${SEASONS:-4}
demo=$(mktemp -d "${TMPDIR:-/tmp}/tradepost-demo.XXXXXX")
club=$demo/club
seats='red blue green'

say() {
	printf '%s\n' "$*"
}

# whole MATCH: its name with what tells it from others, as every mail of it has it
whole() {
	"$tp" -C "$club" records "$1" | sed -n 's/^game //p' | head -n 1
}

# letter SEASON SEAT: what the player writes, signed, as a mail in the club's mailbox
letter() {
	home=$demo/$2
	if [ "$1" = 0 ]; then
		printf 'match %s\nseason 0\nseat %s\nseq 1\n' "$(whole harbour)" "$2" >"$home/orders.$1"
		case $2 in
		red) echo 'start 4,6 5,3' ;;
		blue) echo 'start 7,2 6,4 7,3' ;;
		green) echo 'start 6,10 3,8' ;;
		esac >>"$home/orders.$1"
	else
		"$tp" -C "$club" show harbour --seat "$2" |
			sh "$top/tests/lib/player.sh" ktech >"$home/orders.$1"
	fi
	{
		printf 'From: %s <%s@example.org>\nTo: referee@localhost\n' "$2" "$2"
		printf 'Subject: orders for season %s\nMessage-ID: <%s.%s@example.org>\n\n' "$1" "$1" "$2"
		printf 'Dear referee, my orders:\n\n'
		"$tp" sign --key "$home/player.key" "$home/orders.$1"
	} >"$demo/mailbox/new/$1.$2"
}

say "The referee makes a club and a match for three."
"$tp" init "$club"
echo "take = $demo/mailbox" >>"$club/tradepost.conf"
mkdir -p "$demo/mailbox/new" "$demo/mailbox/cur" "$demo/mailbox/tmp"
"$tp" -C "$club" new ktech harbour --seats 3 --option passes=2
for seat in $seats; do
	mkdir "$demo/$seat"
	"$tp" key new "$demo/$seat/player"
	"$tp" -C "$club" seat harbour "$seat" --name "Player $seat" --mail "$seat@example.org" \
		--key "$demo/$seat/player.pub"
done
"$tp" -C "$club" start harbour
"$tp" -C "$club" tick

season=0
while [ "$season" -le "$SEASONS" ]; do
	for seat in $seats; do
		letter "$season" "$seat"
	done
	"$tp" -C "$club" tick
	say "Season $season: three signed letters came in, the season is played, reports are out."
	season=$((season + 1))
done

say
"$tp" -C "$club" show harbour --seat red
say
say "This was Red's report of season $SEASONS. Where the rest lies:"
say "  the club           $club"
say "  mails that went out  $club/spool"
say "  letters that came in $demo/mailbox/cur"
say "  the players' keys and orders  $demo/red, $demo/blue, $demo/green"
say "Go on with it:"
say "  ./tradepost -C $club status harbour"
say "  ./tradepost -C $club log harbour"
say "  ./tradepost rule ktech build 1"
