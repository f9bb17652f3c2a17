# SPDX-License-Identifier: MIT
# Power is lost in take, run and send: what was not synced is lost, or torn, and done once more everything is
# as if nothing had happened. POWER says at how many points; from seed FIRST.
tools=$(pwd)/tests/faults
. "${srcdir:-.}/tests/lib/points.sh"
POWER=${POWER:-24}
FIRST=${FIRST:-0}

if [ "$(cannot_fault | grep -v ptrace)" ]; then
	skip 'power is lost' "$(cannot_fault | grep -v ptrace | head -n 1)"
	finish
fi
check 'a club is made ready' prepare

# log_of STEP: what it does to the club's files, in STEP.log
log_of() {
	rm -rf club
	cp -r "$1.before" club
	LD_PRELOAD="$tools/powerlog.so" POWERLOG="$work/$1.log" POWERLOG_FOLDER="$work/club" \
		frozen "$TRADEPOST" -C club "$1" && tell_club club >told && cmp told "$1.after"
}

# lose STEP CALLS SEED BLOCK [no-sync]: false where it ends in another state
lose() {
	rm -rf club
	cp -r "$1.before" club
	step=$1
	shift
	"$tools/powerloss" "$step.log" "$@" && rm -f club/club.db-shm && tp -C club tick &&
		tell_club club >told && cmp told send.after
}

# all_lost STEP POINTS: at points that the seed chooses; the bad ones stand in the file bad
all_lost() {
	calls=$("$tools/powerloss" count "$1.log")
	point=0
	: >bad
	while [ $point -lt "$2" ]; do
		seed=$((FIRST + point))
		call=$((seed * 7919 % (calls + 1)))
		for block in 0 512 4096; do
			lose "$1" $call $seed $block >said 2>&1 ||
				echo "$1, power lost after call $call of $calls, seed $seed, block $block: $(tail -n 1 said)" >>bad
		done
		point=$((point + 1))
	done
}

# What was never synced may be lost when all is done.
unsynced_is_lost() {
	calls=$("$tools/powerloss" count run.log)
	for seed in 1 2 3 4 5 6 7 8; do
		lose run "$calls" $seed 4096 no-sync >said 2>&1 || return 0
	done
	return 1
}

none_bad() {
	all_lost "$1" $((POWER / 9 + 1))
	is_empty bad
}

all=0
for step in $steps; do
	check "what $step does to files is seen" log_of "$step"
	check "$step may lose power" none_bad "$step"
	echo "# $((point * 3)) points of $calls calls"
	all=$((all + point * 3))
done
check 'without syncs something is lost' unsynced_is_lost
echo "# ledger: power-losses $all"
finish
