# SPDX-License-Identifier: MIT
# Each fault that make mutants plants still finds its line, and its test is there.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/mutants/faults.sh"

planted=0
can_be_planted() {
	planted=$((planted + 1))
	plant <"$srcdir/$file" | cmp -s - "$srcdir/$file" && echo "'$name' changes nothing" && return 1
	grep -qF "$test" "$srcdir/tests/list.am" || {
		echo "'$name' names $test, which is no test"
		return 1
	}
}

check 'every fault finds its line, and its test is there' each_fault can_be_planted
check 'there are 40 of them or more' [ "$planted" -ge 40 ]
finish
