#!/bin/sh
# SPDX-License-Identifier: MIT
# Two matches of TradeWorlds by mail, from the club's founding to their ends: Space Wars for three, and
# The Derelict for one player alone: what ./autogen.sh demo tradeworlds plays. Everything goes the way
# it goes in earnest; only the post is a folder. The players can read their reports and no more.
set -eu
top=$(cd "$(dirname "$0")/../.." && pwd)
tp=${TRADEPOST:-$top/tradepost}
demo=$(mktemp -d "${TMPDIR:-/tmp}/tradepost-demo.XXXXXX")
club=$demo/club

say() {
	printf '%s\n' "$*"
}

# whole MATCH: its name with what tells it from others, as every mail of it has it
whole() {
	"$tp" -C "$club" records "$1" | sed -n 's/^game //p' | head -n 1
}

# letter MATCH SEASON SEAT PLAYER: what the player writes, signed, as a mail in the club's mailbox
letter() {
	orders=$demo/$4/$1.$2
	if [ "$2" = 0 ]; then
		printf 'match %s\nseason 0\nseat %s\nseq 1\n' "$(whole "$1")" "$3" >"$orders"
		case $4 in
		ann) echo 'faction brethren acolytes' ;;
		ben) echo 'faction covenant' ;;
		cleo) echo 'faction destined covenant' ;;
		dora) echo 'faction acolytes' ;;
		esac >>"$orders"
	else
		"$tp" -C "$club" show "$1" --seat "$3" |
			sh "$top/tests/lib/player.sh" tradeworlds >"$orders"
	fi
	# Who is out, or may do nothing this time, has nothing to write.
	grep -q '^match ' "$orders" || return 0
	{
		printf 'From: %s <%s@example.org>\nTo: referee@localhost\n' "$4" "$4"
		printf 'Subject: orders for season %s\nMessage-ID: <%s.%s.%s@example.org>\n\n' "$2" "$1" "$2" "$4"
		printf 'Dear referee, my orders:\n\n'
		"$tp" sign --key "$demo/$4/player.key" "$orders"
	} >"$demo/mailbox/new/$1.$2.$4"
}

# seat MATCH SEAT PLAYER
seat() {
	mkdir "$demo/$3"
	"$tp" key new "$demo/$3/player"
	"$tp" -C "$club" seat "$1" "$2" --name "$3" --mail "$3@example.org" --key "$demo/$3/player.pub"
}

# awaits MATCH SEASON: whether letters for that season are awaited
awaits() {
	"$tp" -C "$club" status | grep -q "^$1 .*letters for season $2\$"
}

say "The referee makes a club, a match of Space Wars for three and The Derelict for one."
"$tp" init "$club"
echo "take = $demo/mailbox" >>"$club/tradepost.conf"
mkdir -p "$demo/mailbox/new" "$demo/mailbox/cur" "$demo/mailbox/tmp"
"$tp" -C "$club" new tradeworlds lanes --seats 3 --option scenario=space-wars \
	--option reinforcements=yes --option seasons=30
seat lanes red ann
seat lanes blue ben
seat lanes green cleo
"$tp" -C "$club" new tradeworlds watch
seat watch red dora
"$tp" -C "$club" start lanes
"$tp" -C "$club" start watch
"$tp" -C "$club" tick

season=0 lanes=0 watch=0
while awaits lanes $season || awaits watch $season; do
	if awaits lanes $season; then
		letter lanes $season red ann
		letter lanes $season blue ben
		letter lanes $season green cleo
		lanes=$season
	fi
	if awaits watch $season; then
		letter watch $season red dora
		watch=$season
	fi
	"$tp" -C "$club" tick
	season=$((season + 1))
done
say "Signed letters came in season by season; lanes ended with season $lanes, watch with $watch."

say
"$tp" -C "$club" show lanes --seat red
say
say "This was Ann's last report. Where the rest lies:"
say "  the club           $club"
say "  mails that went out  $club/spool"
say "  letters that came in $demo/mailbox/cur"
say "  the players' keys and orders  $demo/ann, $demo/ben, $demo/cleo, $demo/dora"
say "See how Dora fared against The Derelict, and any season again:"
say "  ./tradepost -C $club show watch --seat red"
say "  ./tradepost -C $club show lanes --season 8 --seat blue"
say "  ./tradepost -C $club log watch --season 4"
say "  ./tradepost rule tradeworlds fight 1"
