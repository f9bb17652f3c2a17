# SPDX-License-Identifier: MIT
# A match of each of $games whose reports are mailed as pages and that the autopilot plays, in a club that is
# there. Use, behind lib.sh: page_matches CLUB; page_seasons CLUB N.
page_matches() {
	for game in $games; do
		tp -C "$1" new $game $game --seats 2 --set unsigned=token --set missing=autopilot \
			--set vacant-after=0
		known match "$1" $game 1
		for seat in red blue; do
			tp -C "$1" seat $game $seat --name "$seat" --mail $seat@example.org
		done
		tp -C "$1" start $game
	done
}

# so many seasons of each match
page_seasons() {
	for _ in $(seq "$2"); do
		for game in $games; do
			tp -C "$1" run $game --now
		done
	done
}
