# SPDX-License-Identifier: MIT
# 8 ticks at once, for ROUNDS rounds: each ends with 0 or 75, and after one more all is as if there had
# been one.
. "${srcdir:-.}/tests/lib/points.sh"
ROUNDS=${ROUNDS:-3}

if ! [ "$clock" ] || ! command -v sqlite3 >/dev/null; then
	skip '8 ticks at once' 'faketime or sqlite3 is not installed'
	finish
fi

# What one tick left to do, as it came when another one was at work, the next one does.
at_once() {
	rm -rf club codes
	cp -r take.before club
	for i in 1 2 3 4 5 6 7 8; do
		{ tp -C club tick >"said.$i" 2>&1; echo $? >>codes; } &
	done
	wait
	! grep -vx -e 0 -e 75 codes || { cat said.*; return 1; }
	tp -C club tick && tell_club club >told && diff told send.after
}

rounds() {
	for round in $(seq "$ROUNDS"); do
		at_once || { echo "in round $round"; return 1; }
	done
}
check 'a club is made ready' prepare
check "8 ticks at once do what one does: $ROUNDS rounds" rounds
echo "# ledger: tick-rounds $ROUNDS"
finish
