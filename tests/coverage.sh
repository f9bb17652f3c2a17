# SPDX-License-Identifier: MIT
# Which branches of src the tests reach, called by make coverage: builds with clang in build-cover, runs
# the tests there at small numbers, and prints a table. Ends with 1 where a test failed or less than the
# aims is reached. build-cover/unreached.txt lists what no test reaches, apart from what
# tests/coverage.txt argues.
#
# Each count is written through to its file at once, so that programs that are killed, or may write
# nothing, are counted as well. COUNT=only sums up again what the last run has counted.
set -u
cd "$(dirname "$0")/.." || exit
folder=$PWD/build-cover
jobs=$(($(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2) + 1))
for tool in clang llvm-profdata llvm-cov; do
	command -v $tool >/dev/null && continue
	echo "there is no $tool, of the Debian packages clang and llvm"
	exit 77
done

# Compiled anew only where sources have changed: the folder of the counts is in the flags.
make_programs() {
	mkdir -p "$folder/counts"
	[ -e "$folder/Makefile" ] || (cd "$folder" && ../configure CC="${CLANG:-clang}" \
		CFLAGS="-O1 -fno-lto -Werror -Wno-unused-command-line-argument -fcoverage-mapping \
			-fprofile-instr-generate=$folder/counts/%c%m.profraw \
			-mllvm -runtime-counter-relocation" \
		LDFLAGS="$(command -v ld.gold >/dev/null && echo -fuse-ld=gold)") || return
	make -C "$folder" -j2 all
}

# Tables between files run no code of src; years and games of demos go where cases have been.
run_tests() {
	rm -f "$folder"/counts/*
	FAULTS=7 EACH=7 MATCHES=10 PAIRS=5 PILOTS=2 POSITIONS=2 make -C "$folder" -j$jobs check TESTS='$(filter-out
		tests/tables/% tests/letters/flood.sh tests/cli/t-demo.sh,$(programs_to_run) $(shell_tests) $(rules_tests))'
}

export_counts() {
	llvm-profdata merge -sparse -o "$folder/counts.profdata" "$folder"/counts/*.profraw &&
		llvm-cov export -format=lcov -instr-profile="$folder/counts.profdata" "$folder/tradepost" \
			-object "$folder/tradepost-reader" -object "$folder/tradepost-transport" \
			>"$folder/counts.lcov"
}

tested=0
if [ "${COUNT:-}" != only ]; then
	make_programs || exit
	run_tests
	tested=$?
fi
export_counts || exit
awk -v unreached="$folder/unreached.txt" -f tests/coverage.awk \
	tests/coverage.txt "$folder/counts.lcov" && exit $tested
