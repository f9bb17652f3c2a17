# SPDX-License-Identifier: MIT
# make sweep: whatever changes a club, in all games and with a witness, is killed at the beginning and end of
# system calls; what writes, reads and allocates fails, once or from there on; and doing it once more is itself
# cut short. Each STRIDE-th call is tried, each commit other ones; with STRIDE=1 all. Calls before main are left out:
# nothing of the club is open yet. JOBS are at work at the same time. Prints what went wrong, a line of
# figures for each kind, and their sums.
. "${srcdir:-.}/tests/lib/scenarios.sh"
STRIDE=${STRIDE:-4}
PAIRS=${PAIRS:-90}
ALLOCATIONS=${ALLOCATIONS:-45}
JOBS=${JOBS:-$(getconf _NPROCESSORS_ONLN)}
turn=$((${FIRST:-0} / 1000))

missing=$(cannot_sweep)
if [ "$missing" ]; then
	echo "skipped: $missing"
	exit 77
fi
# sweep_all SCENARIO
sweep_all() {
	fails=$((STRIDE * 3 / 2))
	sweep "$1" "$JOBS" $turn "all kill-entry=/$STRIDE" "all kill-exit=/$STRIDE" \
		"writes fail-once EIO=/$fails" "writes fail-once ENOSPC=/$fails" \
		"writes fail-ever EIO=/$fails" "writes fail-ever ENOSPC=/$fails" \
		"reads fail-once EIO=/$fails" "reads fail-ever EIO=/$fails" \
		"allocations fail-once tradepost=$ALLOCATIONS" \
		"allocations fail-ever tradepost=$((ALLOCATIONS / 3))" \
		"allocations fail-once tradepost-reader=$((ALLOCATIONS / 3))" \
		"allocations fail-ever tradepost-reader=$((ALLOCATIONS / 3))" \
		"allocations fail-once tradepost-transport=$ALLOCATIONS" "pairs=$PAIRS" >figures 2>&1
}

# tried PATTERN: how many points of the kinds that match
tried() {
	sed -nE "s/^# [^ ]*: ($1)[^:]*: ([0-9]+) points of .*/\\2/p" all | awk '{ sum += $1 } END { print sum + 0 }'
}

began=$(date +%s)
for game in ${GAMES:-$games witness}; do
	check "clubs are made ready: $game" prepare "$game"
	for scenario in scenarios/*; do
		check "${scenario#scenarios/}" sweep_all "${scenario#scenarios/}"
		tee -a all <figures
	done
	rm -rf scenarios
done
many_ticks() {
	(cd "$(dirname "$TRADEPOST")" && ROUNDS=${ROUNDS:-100} sh "$srcdir/tests/faults/ticks.sh")
}
check '8 ticks at once' many_ticks
grep '^# ledger: ' .out
echo "1..$n"
echo "# ledger: sweep-points $(tried 'all kill')"
echo "# ledger: io-faults $(tried 'writes|reads')"
echo "# ledger: allocation-faults $(tried allocations)"
echo "# ledger: recovery-pairs $(tried pairs)"
echo "sweep: $(tried '') points, $(grep -c '^# bad: ' all) bad, $(($(date +%s) - began)) s"
[ "$failed" = 0 ]
