# SPDX-License-Identifier: MIT
# make mutants: plants the faults of tests/mutants/faults into the program, one at a time, and runs the
# test that is named beside each: it must fail, and pass without the fault. The sources are not
# touched: a changed file lies in the build folder, where make looks first. FAULTS='NAME...' tries
# these alone.
set -u
srcdir=$(cd "${srcdir:-.}" && pwd)
. "$srcdir/tests/mutants/faults.sh"
[ "$srcdir" != "$PWD" ] || {
	echo "faults are planted in a build folder of its own: mkdir build && cd build && ../configure" >&2
	exit 64
}
limit=900

# The program, its workers, and those of tests.
make_programs() {
	make -j2 all tests/unit/transport-trials tests/unit/worker-trials
}

tried=0 missed=0

# test_passes TEST: it and the program are built as the sources are now, and it is run as make check does
test_passes() {
	rm -f "${1%.*}.log" "$1.log" "${1%.*}.trs" "$1.trs"
	log=$1.log
	case $1 in *.sh | *.t) log=${1%.*}.log ;; esac
	make_programs >mutant.log 2>&1 && timeout -k 5 $limit make "$log" >>mutant.log 2>&1
	grep -q ':global-test-result: PASS' "${log%.log}.trs" 2>/dev/null
}

# Leaves the sources as they are.
take_out() {
	[ -z "${file:-}" ] || rm -f "$file" "${file%.c}.o"
}
trap 'take_out; exit 1' INT TERM

# judge_fault: $name, $file, $find, $make and $test are set
judge_fault() {
	tried=$((tried + 1))
	if ! test_passes "$test"; then
		echo "MISSED $name: $test fails without it"
		return 1
	fi
	mkdir -p "$(dirname "$file")"
	plant <"$srcdir/$file" >"$file"
	rm -f "${file%.c}.o"
	if ! make_programs >mutant.log 2>&1; then
		echo "MISSED $name: it does not build"
		grep -m 3 'error' mutant.log
	elif test_passes "$test"; then
		echo "MISSED $name: $test passes"
	else
		echo "caught $name by $test"
		take_out
		return 0
	fi
	take_out
	return 1
}

each_fault judge_fault || missed=$?
file=
make_programs >mutant.log 2>&1
rm -f mutant.log
echo "$tried faults, $missed missed"
[ $missed = 0 ]
