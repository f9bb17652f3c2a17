#!/bin/sh
# SPDX-License-Identifier: MIT
# A match of Quest for the DragonLords by mail, from the club's founding till somebody holds three
# kingdoms besides his own, or the rounds are over: what ./autogen.sh demo dragonlords plays.
# Everything goes the way it goes in earnest; only the post is a folder.
set -eu
top=$(cd "$(dirname "$0")/../.." && pwd)
export srcdir="$top"
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

# letter SEASON SEAT PLAYER: what the player writes, signed, as a mail in the club's mailbox; nothing
# of who is out, whose report has no template.
letter() {
	orders=$demo/$3/realms.$1
	if [ "$1" = 0 ]; then
		printf 'match %s\nseason 0\nseat %s\nseq 1\n' "$(whole realms)" "$2"
	else
		"$tp" -C "$club" show realms --seat "$2"
	fi | sh "$top/tests/lib/player.sh" dragonlords >"$orders"
	grep -q '^match ' "$orders" || return 0
	{
		printf 'From: %s <%s@example.org>\nTo: referee@localhost\n' "$3" "$3"
		printf 'Subject: orders for round %s\nMessage-ID: <%s.%s@example.org>\n\n' "$1" "$1" "$3"
		printf 'Dear referee, my orders:\n\n'
		"$tp" sign --key "$demo/$3/player.key" "$orders"
	} >"$demo/mailbox/new/realms.$1.$3"
}

# seat SEAT PLAYER
seat() {
	mkdir "$demo/$2"
	"$tp" key new "$demo/$2/player"
	"$tp" -C "$club" seat realms "$1" --name "$2" --mail "$2@example.org" --key "$demo/$2/player.pub"
}

say "The referee makes a club and a match for four."
"$tp" init "$club"
echo "take = $demo/mailbox" >>"$club/tradepost.conf"
mkdir -p "$demo/mailbox/new" "$demo/mailbox/cur" "$demo/mailbox/tmp"
"$tp" -C "$club" new dragonlords realms --seats 4
seat red ann
seat blue ben
seat green cleo
seat yellow dora
"$tp" -C "$club" start realms
"$tp" -C "$club" tick

season=0
while "$tp" -C "$club" status | grep -q "^realms .*letters for season $season\$"; do
	letter $season red ann
	letter $season blue ben
	letter $season green cleo
	letter $season yellow dora
	"$tp" -C "$club" tick
	season=$((season + 1))
done
say "Signed letters came in round by round, till the match ended with round $((season - 1))."

say
"$tp" -C "$club" show realms --seat red
say
say "This was Ann's last report. Where the rest lies:"
say "  the club           $club"
say "  mails that went out  $club/spool"
say "  letters that came in $demo/mailbox/cur"
say "  the players' keys and orders  $demo/ann, $demo/ben, $demo/cleo, $demo/dora"
say "See how Ben fared, and any round again:"
say "  ./tradepost -C $club show realms --season 3 --seat blue"
say "  ./tradepost -C $club log realms --season 4"
say "  ./tradepost rule dragonlords siege 1"
