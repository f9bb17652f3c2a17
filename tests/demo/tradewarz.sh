#!/bin/sh
# SPDX-License-Identifier: MIT
# A match of TradeWarz by mail, from the club's founding to the final count after two years: what
# ./autogen.sh demo tradewarz plays. Everything goes the way it goes in earnest; only the post is a
# folder. The plans hold on any map and with any dice: each ship has a dock of its own to aim at,
# and whatever must not fail walks along the rim, where no channel is ever shut.
set -eu
top=$(cd "$(dirname "$0")/../.." && pwd)
tp=${TRADEPOST:-$top/tradepost}
demo=$(mktemp -d "${TMPDIR:-/tmp}/tradepost-demo.XXXXXX")
club=$demo/club
seats='red blue green yellow'

say() {
	printf '%s\n' "$*"
}

house() {
	case $1 in
	red) echo Ember ;;
	blue) echo Tidewatch ;;
	green) echo Osprey ;;
	yellow) echo Aurochs ;;
	esac
}

# plan SEASON SEAT: the orders that this player writes in this season
plan() {
	sed -n "s/^$1: //p" "$demo/$2/plan"
}

# whole MATCH: its name with what tells it from others, as every mail of it has it
whole() {
	"$tp" -C "$club" records "$1" | sed -n 's/^game //p' | head -n 1
}

# letter SEASON SEAT: what the player writes, signed, as a mail in the club's mailbox
letter() {
	home=$demo/$2
	{
		printf 'match %s\nseason %s\nseat %s\nseq 1\n' "$(whole strait)" "$1" "$2"
		plan "$1" "$2"
	} >"$home/orders.$1"
	{
		printf 'From: %s <%s@example.org>\nTo: referee@localhost\n' "$(house "$2")" "$2"
		printf 'Subject: orders for season %s\nMessage-ID: <%s.%s@example.org>\n\n' "$1" "$1" "$2"
		printf 'Dear referee, my orders:\n\n'
		"$tp" sign --key "$home/player.key" "$home/orders.$1"
	} >"$demo/mailbox/new/$1.$2"
}

say "The referee makes a club and a match of two years for four houses."
"$tp" init "$club"
echo "take = $demo/mailbox" >>"$club/tradepost.conf"
mkdir -p "$demo/mailbox/new" "$demo/mailbox/cur" "$demo/mailbox/tmp"
"$tp" -C "$club" new tradewarz strait --seats 4 --option end-xadlas=0 --option end-years=2
for seat in $seats; do
	mkdir "$demo/$seat"
	"$tp" key new "$demo/$seat/player"
	"$tp" -C "$club" seat strait "$seat" --name "$(house "$seat")" --mail "$seat@example.org" \
		--key "$demo/$seat/player.pub"
done

# Ember builds, and keeps a squad on its first village, which Aurochs has an eye on.
cat >"$demo/red/plan" <<'END'
0: dock g2
1: march 2 g2 via s26
1: when morale-defence if odds < 70: extra-strength war-banner extra-block
1: when displace: g2
2: build village s26
3: recruit
4: resources wheat lumber
5: if owner s26 = red: march 1 s26 via s36
5:   else march g2 via s26
5:   else resources gold mining
6: build castle s26
6:   else build village s36
6:   else build university engineering
7: build village s36
7:   else build settlement s36
7:   else build settlement s26
7:   else resources wheat lumber
8: buy improved-steel improved-shields rolling-fireballs
8:   else recruit s26
8:   else recruit
8:   else resources wheat lumber
9: if owner s16 = yellow and soldiers s16 = 0: march 1 s26 via s16
9:   else march g2 via s26
9:   else resources lumber wheat
10: recruit
10:   else resources gold mining
10:   else pass
END

# Tidewatch trades wheat for the mining of a first university, and is Osprey's ally later.
cat >"$demo/blue/plan" <<'END'
0: dock g6
1: trade green give 2 wheat take 2 mining
1: march 2 g6 via s51 s41
2: build village s41
2:   else build village s51
3: build university economy 2
4: buy generate-tax improved-farming
5: march 1 s41 via s51
5:   else march 1 s51 via s41
5: when support-loss: s51 s41
6: ally green
6: build village s51
6:   else build settlement s51
6:   else build village s41
6:   else build settlement s41
6:   else resources lumber wheat
7: build castle s41
7:   else build castle s51
7:   else build settlement s51
7:   else build settlement s41
7:   else resources lumber mining
8: buy improved-building university-efficiency
8:   else resources wheat gold
9: march 2 g6 via s51 s41
9:   else march 1 g6 via s51
9:   else resources wheat gold
10: recruit
10:   else resources lumber wheat
10:   else pass
END

# Osprey gives the mining away, settles both squares beside its gate and takes its ally's hand.
cat >"$demo/green/plan" <<'END'
0: dock g5
1: trade blue give 2 mining take 2 wheat
1: march 2 g5 via s62 s63
2: build village s63
2:   else build village s62
3: march 1 s63 via s62
3:   else march 1 s62 via s63
4: build village s62
4:   else build village s63
5: resources lumber gold
6: ally blue
6: march 1 g5 via s62
6:   else resources lumber mining
7: if gold >= 8: build university engineering
7:   else build castle s63
7:   else build castle s62
7:   else build settlement s61
7:   else resources wheat mining
8: if year = 2 and recruits > 0: recruit
8:   else resources lumber wheat
9: build castle s62
9:   else build castle s63
9:   else build university economy
10: buy battlefield-obstacles higher-productivity
10:   else resources gold mining
END

# Aurochs builds a road to the corner, settles there and falls on Ember in winter: whatever the die
# shows, one step is enough.
cat >"$demo/yellow/plan" <<'END'
0: dock g1
1: march 2 g1 via s16 by road
2: build settlement s16 o17
3: resources wheat lumber
4: march s16 via s26
4: when morale-attack if odds < 60: war-banner extra-strength extra-kill
4: when displace: s16 g1
4: when meet if odds < 15 and season > 5: stop
5: march s26 via s36 no-fight
5:   else march g1 via s15 s14
5:   else resources lumber gold
6: build village s16
6:   else build university military
6:   else resources mining lumber
7: march g1 via s16 by road s26
7:   else march s16 via s26
7:   else resources mining lumber
8: buy offensive-tactics defensive-tactics
8:   else recruit
8:   else resources wheat lumber
9: build settlement s26
9:   else build settlement s15
9:   else build settlement s16
9:   else build university military
10: march s16 via s15 s14
10:   else resources gold wheat
END

"$tp" -C "$club" start strait
"$tp" -C "$club" tick

season=0
while [ "$season" -le 10 ]; do
	for seat in $seats; do
		letter "$season" "$seat"
	done
	"$tp" -C "$club" tick
	say "Season $season: four signed letters came in, the season is played, reports are out."
	season=$((season + 1))
done

say
"$tp" -C "$club" show strait --seat red
say
say "This was Ember's report of season 10. Where the rest lies:"
say "  the club           $club"
say "  mails that went out  $club/spool"
say "  letters that came in $demo/mailbox/cur"
say "  the players' keys and orders  $demo/red, $demo/blue, $demo/green, $demo/yellow"
say "See the trade of season 1, the battle of season 4, the alliance of season 6:"
say "  ./tradepost -C $club show strait --season 4 --seat yellow"
say "  ./tradepost -C $club log strait --season 6"
say "  ./tradepost rule tradewarz battle 9"
