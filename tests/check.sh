# SPDX-License-Identifier: MIT
# The whole suite, called by ./autogen.sh check; with the name of a step only that one. Each step
# leaves build-check/STEP.log. The last line counts all tests; a step that is not a set of tests
# counts as one. The folders build-* are kept, so that only what has changed is built again.
set -u
cd "$(dirname "$0")/.." || exit
logs=build-check
passed=0 failed=0 skipped=0

# ---- steps: exit code 0, or 77 with the reason in the last line of the log ----

check_format()
{
	if ! clang-format --version | grep -q 'version 14\.'; then
		echo "there is no clang-format 14, and others break lines in other ways"
		return 77
	fi
	unformatted=0
	for file in $(find src tests -name '*.[ch]' ! -path src/store/schema.h); do
		clang-format "$file" | cmp -s - "$file" && continue
		echo "'$file' is changed by clang-format -i"
		unformatted=1
	done
	return $unformatted
}

check_pages()
{
	mandoc -T lint -W warning man/*.[1-8] build-gcc/man/*.[1-8]
}

# build FOLDER COMPILER FLAGS
build()
{
	mkdir -p "$1"
	(
		cd "$1" || exit
		[ -e Makefile ] || ../configure CC="$2" CFLAGS="$3 -Werror" || exit
		make -j2 all
	)
}

check_gcc()
{
	build build-gcc gcc '-O2 -g' || return
	ln -sf build-gcc/tradepost tradepost
	MATCHES=1000 PAIRS=1000 make -C build-gcc -j2 check
}

check_clang()
{
	build build-clang clang '-O2 -g'
}

# The promise is the same journal from both compilers, byte for byte.
check_journals()
{
	for folder in build-gcc build-clang; do
		make -C $folder tests/play/journals || return
		srcdir=. $folder/tests/play/journals >$logs/$folder.journals || return
	done
	test -s $logs/build-gcc.journals && cmp $logs/build-gcc.journals $logs/build-clang.journals
}

build_sanitized()
{
	build build-asan clang \
		'-O1 -g -fno-sanitize-recover=all -fsanitize=address,undefined,fuzzer-no-link'
}

# Tests of the program from outside use the build without sanitizers: they trace and fault it.
check_sanitizers()
{
	build_sanitized || return
	MATCHES=100 PAIRS=100 POSITIONS=5 make -C build-asan -j2 check \
		TESTS='$(programs_to_run) $(rules_tests)'
}

check_fuzz()
{
	build_sanitized && make -C build-asan fuzz
}

# Memory that was never set, which the sanitizers do not see.
check_valgrind()
{
	export TRADEPOST_DATA=. srcdir=. MATCHES=3 PAIRS=3 POSITIONS=1
	for test in unit/t-chance unit/t-clauses unit/t-write play/random play/secrecy; do
		valgrind -q --error-exitcode=9 build-gcc/tests/$test || return
	done
	for folder in tests/rules/*; do
		set -- "$folder"/*.t
		valgrind -q --error-exitcode=9 build-gcc/tradepost try "$1" || return
	done
}

# ---- running them ----

# Adds the closing line of the log's make check; false where it has none.
count_tests()
{
	line=$(grep -E '^[0-9]+ passed, [0-9]+ failed, [0-9]+ skipped$' "$1" | tail -n 1)
	[ "$line" ] || return
	set -- $line
	passed=$((passed + $1)) failed=$((failed + $3)) skipped=$((skipped + $5))
}

# step NAME SECONDS: what hangs is stopped, what fails is shown.
step()
{
	log=$logs/$1.log
	failed_before=$failed
	began=$(date +%s)
	timeout -k 10 "$2" sh tests/check.sh "$1" >$log 2>&1 </dev/null
	code=$?
	took="$1 ($(($(date +%s) - began)) s)"
	if [ $code = 77 ]; then
		skipped=$((skipped + 1))
		echo "skipped $took: $(tail -n 1 $log)"
		return
	fi
	if ! count_tests $log && [ $code = 0 ]; then
		passed=$((passed + 1))
	fi
	if [ $code = 0 ]; then
		echo "passed  $took"
		return
	fi
	[ $failed != $failed_before ] || failed=$((failed + 1))
	[ $code != 124 ] || echo "stopped after $2 seconds" >>$log
	echo "FAILED  $took, see $log, which ends:"
	{ grep -aE '^(FAIL|ERROR|XPASS): ' $log | head -n 20; tail -n 40 $log; } | sed 's/^/	/'
}

mkdir -p $logs
if [ $# -gt 0 ]; then
	"check_$1"
	exit
fi
# The limits are there against what hangs. On two cores that do nothing else all takes less than 20
# minutes; a busy machine may take several times as long.
step format 300
step gcc 2400
step clang 600
step pages 100
step journals 300
step sanitizers 2400
step fuzz 300
step valgrind 600
echo "$passed passed, $failed failed, $skipped skipped"
[ $failed = 0 ]
