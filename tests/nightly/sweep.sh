# SPDX-License-Identifier: MIT
# make sweep: faults.sh at every point. take, run and send are killed at the beginning and end of
# every system call, and every call that writes or reads fails, once or from there on. Prints what
# went wrong, a line of figures for each kind, and their sums. STRIDE=N takes each N-th point.
. "${srcdir:-.}/tests/lib/points.sh"
STRIDE=${STRIDE:-1}

missing=$(cannot_fault)
if [ "$missing" ]; then
	echo "skipped: $missing"
	exit 77
fi
prepare || exit 1
all=0 wrong=0
began=$(date +%s)

# kind STEP WHICH HARM [ERROR]
kind() {
	begin
	every "$STRIDE" 1 "$@"
	bad=$(wc -l <bad)
	all=$((all + points)) wrong=$((wrong + bad))
	sed 's/^/# /' bad
	echo "# $*: $points points, $survived of them done all the same, $bad bad"
}

for step in $steps; do
	before=$wrong
	for harm in kill-entry kill-exit; do
		kind "$step" all $harm
	done
	for harm in fail-once fail-ever; do
		kind "$step" writes $harm EIO
		kind "$step" writes $harm ENOSPC
		kind "$step" reads $harm EIO
	done
	check "$step" test "$wrong" = "$before"
done
echo "1..$n"
echo "# ledger: sweep-points $all"
echo "sweep: $all points, $wrong bad, $(($(date +%s) - began)) s"
[ "$failed" = 0 ]
