# SPDX-License-Identifier: MIT
# Whatever changes a club is killed, or a call to the system or an allocation fails: done once more, everything
# is as if nothing had happened, and no mail is lost; also where doing it once more is cut short. A thin slice
# of tests/nightly/sweep.sh, of one game by turns.
. "${srcdir:-.}/tests/lib/scenarios.sh"
turn=$((${FIRST:-0} / 1000))

missing=$(cannot_sweep)
if [ "$missing" ]; then
	skip 'faults in whatever changes a club' "$missing"
	finish
fi

# some SCENARIO: it is killed before a call and after it, calls and allocations fail, it is cut short twice
some() {
	sweep "$1" 1 $turn 'all kill-entry=4' 'all kill-exit=4' 'points kill-entry=6' 'points kill-exit=6' \
		'writes fail-once EIO=2' 'writes fail-ever ENOSPC=2' 'reads fail-once EIO=2' \
		'allocations fail-once tradepost=2' 'allocations fail-ever tradepost=1' \
		'allocations fail-once tradepost-reader=1' pairs=2
}

game=$(echo $games witness | cut -d' ' -f$((turn % 6 + 1)))
check "clubs are made ready: $game" prepare "$game"
for scenario in scenarios/*; do
	check "${scenario#scenarios/} may be cut short, or fail, and is done once more" \
		some "${scenario#scenarios/}"
done
# Done once more by a command that does nothing, what was cut short stays so.
is_found() {
	mkdir control && cp -r "scenarios/run.$game" control/idle && words -C club status >control/idle/again || return 1
	! sweep ../control/idle 1 $turn 'points kill-entry=3' >found && grep -q '^# bad: ' found
}
check 'what is not as if nothing had happened is found' is_found
if [ -d "scenarios/archive.$game" ]; then
	check 'pages that found no memory are not written' \
		sweep "archive.$game" 1 $turn 'allocations fail-once tradepost=12'
	check 'nothing is given up for what could not be read once' \
		sweep "restore.$game" 1 $turn 'reads fail-once EIO=40'
fi
finish
