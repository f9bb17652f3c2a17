# SPDX-License-Identifier: MIT
# Prints which tests there are, as variables for Makefile.am: automake must know tests by name.
# configure.ac and make keep the output in tests/list.am.
LC_ALL=C
export LC_ALL

# variable NAME WORD...
variable() {
	printf '%s =' "$1"
	shift
	printf ' \\\n\t%s' "$@"
	echo
}

# A program of random play that asks which game is played alone is one test for each game,
# PROGRAM.GAME.
of_each_game() {
	for program in $(grep -l 'play_fixture_plays(' $play); do
		for box in db/boxes/*.xml; do
			basename "$box" .xml | sed "s|^|${program%.c}.|"
		done
	done
}

play=$(grep -l '<cmocka.h>' tests/play/*.c)
variable unit_tests $(ls tests/unit/t-*.c | sed 's/\.c$//')
variable play_programs $(echo "$play" | sed 's/\.c$//')
variable play_tests $(of_each_game) $(grep -L 'play_fixture_plays(' $play | sed 's/\.c$//')
variable fuzzers $(ls tests/fuzz/fuzz-*.c | sed 's/\.c$//')
variable rules_tests tests/rules/*/*.t
variable shell_tests tests/cli/t-*.sh tests/faults/*.sh tests/letters/*.sh tests/mail/*.sh \
	tests/tables/*.sh
