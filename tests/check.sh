# SPDX-License-Identifier: MIT
# What a change must pass, called by ./autogen.sh check; with `nightly` and `weekly` what takes an hour or
# more, called by make nightly and make weekly; with the name of a step only that one. Each step leaves
# build-check/STEP.log. The last line counts all tests; a step that is not a set of tests counts as one. The
# folders build-* are kept, so that only what has changed is built again.
#
# Random play goes on from seed FIRST, which moves with each commit: each plays matches that none
# played before. FIRST=N in the environment plays those of another run again.
set -u
cd "$(dirname "$0")/.." || exit
logs=build-check
commits=$(git rev-list --count HEAD 2>/dev/null) || commits=0
export FIRST="${FIRST:-$((commits * 1000))}"
# Tests that wait leave a core to another one.
jobs=$(($(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2) + 1))

# ---- steps: exit code 0, or 77 with the reason in the last line of the log ----

check_format()
{
	if ! clang-format --version | grep -q 'version 14\.'; then
		echo "there is no clang-format 14, and others break lines in other ways"
		return 77
	fi
	find src tests -name '*.[ch]' ! -path src/store/schema.h |
		xargs -P 2 -n 50 clang-format --dry-run -Werror
}

check_pages()
{
	mandoc -T lint -W warning man/*.[1-8] build-gcc/man/*.[1-8]
}

# A linker that takes half the time, where it is there.
quick_linker=$(command -v ld.gold >/dev/null && echo -fuse-ld=gold)

# build FOLDER COMPILER FLAGS [LINKER]
build()
{
	mkdir -p "$1"
	[ -e "$1/Makefile" ] ||
		(cd "$1" && ../configure CC="$2" CFLAGS="$3 -Werror" LDFLAGS="${4:-}") || return
	make -C "$1" -j2 all
}

# Without optimization across files, which takes long and is tried by night.
build_gcc()
{
	build build-gcc gcc '-O2 -g -fno-lto' "$quick_linker"
}

check_gcc()
{
	build_gcc || return
	ln -sf build-gcc/tradepost tradepost
	MATCHES=300 PAIRS=300 SPLICES=10000 make -C build-gcc -j$jobs check
}

build_sanitized()
{
	build build-asan clang \
		'-O1 -g -fno-sanitize-recover=all -fsanitize=address,undefined,fuzzer-no-link' \
		"$quick_linker"
}

# Tests of the program from outside use the build without sanitizers: they trace and fault it. Odd mails
# are for these.
sanitized='$(programs_to_run) $(rules_tests) tests/letters/odd.sh'
check_sanitizers()
{
	build_sanitized || return
	MATCHES=50 PAIRS=100 PILOTS=10 POSITIONS=3 make -C build-asan -j$jobs check TESTS="$sanitized"
}

# compare_journals FOLDER FOLDER: the promise is the same journal from both compilers, byte for byte.
compare_journals()
{
	make -C "$1" tests/play/journals && make -C "$2" tests/play/journals || return
	export srcdir=. TRADEPOST_DATA="$PWD"
	"$1/tests/play/journals" >$logs/"$1.journals" &
	"$2/tests/play/journals" >$logs/"$2.journals"
	wait
	test -s $logs/"$1.journals" && cmp $logs/"$1.journals" $logs/"$2.journals"
}

check_journals()
{
	export MATCHES=40
	build_sanitized && compare_journals build-gcc build-asan
}

check_fuzz()
{
	build_sanitized && make -C build-asan -j2 fuzz
}

# in_valgrind TEST...: finds memory that was never set, which the sanitizers do not see.
in_valgrind()
{
	set -- "$*" "$PWD/tests/tap.sh valgrind -q --error-exitcode=9"
	MATCHES=3 PAIRS=3 PILOTS=1 POSITIONS=1 make -C build-gcc -j$jobs check TESTS="$1" \
		AM_LOG_FLAGS="$2" AM_T_LOG_FLAGS="$2 ./tradepost try"
}

check_valgrind()
{
	in_valgrind tests/unit/t-chance tests/unit/t-clauses tests/unit/t-write \
		'$(filter tests/play/random.% tests/play/secrecy.%,$(play_tests))' \
		$(for folder in tests/rules/*; do ls "$folder"/*.t | head -n 1; done)
}

# ---- steps of the night: faults, at full numbers ----

# in_halves MANY SCRIPT: two at once, the second from a seed that lies MANY behind the first one
in_halves()
{
	build_gcc && make -C build-gcc fault-tools || return
	export srcdir=.. TRADEPOST_DATA="$PWD"
	(cd build-gcc && sh "../$2") >$logs/half 2>&1 &
	(cd build-gcc && FIRST=$((FIRST + $1)) sh "../$2")
	code=$?
	wait $! || code=1
	cat $logs/half
	return $code
}

check_browser()
{
	command -v chromium >/dev/null || { echo 'chromium is not installed'; return 77; }
	build_gcc && make -C build-gcc check-browser
}

check_desk()
{
	for tool in clang wasm-ld node; do
		command -v $tool >/dev/null || { echo "$tool is not installed"; return 77; }
	done
	build_gcc && LETTERS=250 SEASONS=16 TREES=40000 PASTES=400 make -C build-gcc check-desk
}

check_sweep()
{
	build_gcc && make -C build-gcc sweep
}

# Each commit moves FIRST by a thousand.
check_power()
{
	POWER=4000 in_halves 500 tests/faults/power.sh
}

check_damages()
{
	FIRST=${FIRST}0
	BYTES=2000 PAGES=500 in_halves 5000 tests/faults/damages.sh
}

# Mails that others wrote: those in the package of Python's own tests, and those that lie in OTHERS.
check_others()
{
	build_sanitized && make -C build-asan tests/cli/known || return
	rm -rf build-asan/others
	mkdir build-asan/others && (
		cd build-asan/others && apt-get -q download libpython3.11-testsuite && dpkg -x ./*.deb . &&
			ln -s usr/lib/python3*/test/test_email/data mails
		[ -z "${OTHERS:-}" ] || ln -s "$OTHERS" more
		[ -e mails ] || [ -e more ]
	) || { echo 'the mails of others cannot be fetched'; return 77; }
	export srcdir=.. TRADEPOST_DATA="$PWD"
	(cd build-asan && OTHERS='others/mails/ others/more/' sh ../tests/letters/odd.sh)
}

# ---- steps of the week: what check leaves out, and what it tries at full numbers ----

check_lto()
{
	build build-lto gcc '-O2 -g' || return
	MATCHES=1000 PAIRS=1000 PILOTS=1000 WHOLE=yes make -C build-lto -j$jobs check
}

check_clang()
{
	build build-clang clang '-O2 -g' && MATCHES=1000 compare_journals build-lto build-clang &&
		make -C build-clang -j$jobs check
}

check_long_sanitizers()
{
	build_sanitized || return
	MATCHES=300 PAIRS=300 PILOTS=100 POSITIONS=50 make -C build-asan -j$jobs check TESTS="$sanitized"
}

# Most is tried without sanitizers, which is several times as quick; then with them what was found, and
# more.
check_long_fuzz()
{
	build build-rate clang '-O2 -g -fsanitize-coverage=inline-8bit-counters,pc-table' \
		"$quick_linker" && build_sanitized || return
	found=$PWD/build-rate/tests/fuzz seconds=${FUZZ_SECONDS:-40}
	make -C build-rate -k -j2 fuzz FUZZ_SECONDS="$seconds" FUZZ_FOUND="$found"
	code=$?
	make -C build-asan -k -j2 fuzz FUZZ_SECONDS=$(((seconds + 4) / 5)) FUZZ_FOUND="$found" && return $code
}

check_long_valgrind()
{
	build_gcc && in_valgrind "$sanitized"
}

check_coverage()
{
	sh tests/coverage.sh
}

check_mutants()
{
	build_gcc && make -C build-gcc mutants
}

check_soak()
{
	make -C build-lto soak
}

check_package()
{
	sh tests/debian.sh
}

check_year()
{
	make -C build-lto year
}

# ---- running them ----

# The closing line of the log's make check, as three numbers; nothing where it has none.
counts_of()
{
	sed -nE 's/^([0-9]+) passed, ([0-9]+) failed, ([0-9]+) skipped$/\1 \2 \3/p' "$1" | tail -n 1
}

show_end()
{
	grep -aE '^(FAIL|ERROR|XPASS): ' $log | head -n 20
	tail -n 40 $log
}

# Says how the step went, and adds its tests to the counts: one where it is no set of tests, and a
# failed one where all its tests passed and yet the step did not.
judge()
{
	counts=$(counts_of $log)
	case $code in
	0)
		echo "${counts:-1 0 0}" >>$logs/counts
		echo "passed  $took"
		;;
	77)
		echo 0 0 1 >>$logs/counts
		echo "skipped $took: $(tail -n 1 $log)"
		;;
	*)
		echo "${counts:-0 0 0}" | awk '{ print $1, $2 ? $2 : 1, $3 }' >>$logs/counts
		echo "FAILED  $took, see $log, which ends:"
		show_end | sed 's/^/	/'
		;;
	esac
}

# step NAME SECONDS: what hangs is stopped, what fails is shown, at once and in one piece.
step()
{
	log=$logs/$1.log
	began=$(date +%s)
	timeout -k 10 "$2" sh tests/check.sh "$1" >$log 2>&1 </dev/null
	code=$?
	[ $code != 124 ] || echo "stopped after $2 seconds" >>$log
	took="$1 ($(($(date +%s) - began)) s)"
	said=$(judge)
	echo "$said"
}

# The limits are there against what hangs: a busy machine may take several times as long as one that
# does nothing else.
check_all()
{
	step format 300
	step gcc 2400
	step pages 100
	step sanitizers 2400
	step journals 300
	step fuzz 300
	step valgrind 600
}

# The ledger has what the nights tried, a line for each kind: date, commit, kind, number; of a fuzzer, too, how
# many edges of the program it reached. Both of its builds count edges, each its own.
ledger=tests/nightly/ledger.txt
keep_in_ledger()
{
	sed -nE 's/^(# )?ledger: //p' $log |
		sed "s/^/$(date -u +%F) $(git rev-parse --short HEAD 2>/dev/null || echo none) /" >>$ledger
}

check_ledger()
{
	awk '!/^#/ && NF >= 4 {
			if (last[$3] != $1) {
				nights[$3]++
				edges[$3] = 0
			}
			sum[$3] += $4
			last[$3] = $1
			if ($5 > edges[$3])
				edges[$3] = $5
		}
		END {
			for (kind in sum)
				printf "%-24s %14d in %d nights, last %s%s\n", kind, sum[kind], nights[kind], last[kind],
					edges[kind] ? ", reaches " edges[kind] " edges" : ""
		}' $ledger | sort
}

# keep_steps STEP...: their figures go into the ledger
keep_steps()
{
	for name in "$@"; do
		step $name 36000
		keep_in_ledger
	done
	check_ledger
}

check_nightly()
{
	keep_steps browser coverage desk others power damages sweep
}

check_weekly()
{
	keep_steps lto clang long_sanitizers long_fuzz long_valgrind mutants soak package year
}

mkdir -p $logs
case ${1:-all} in
all | nightly | weekly)
	echo "random play goes on from seed $FIRST"
	: >$logs/counts
	"check_${1:-all}"
	awk '{ p += $1; f += $2; s += $3 }
		END { printf "%d passed, %d failed, %d skipped\n", p, f, s; exit f > 0 }' $logs/counts
	;;
*)
	"check_$1"
	;;
esac
