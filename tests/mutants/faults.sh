# SPDX-License-Identifier: MIT
# What reads tests/mutants/faults, for run.sh and tests/tables/mutants.sh.

# The file below src that has the line $find, from the top of the sources; it is in one place alone.
find_file() {
	found=$(cd "$srcdir" && grep -rcF --include='*.c' -- "$find" src | grep -v ':0$')
	case $found in
	*' '* | *'
'* | '') ;;
	*:1)
		file=${found%:1}
		return
		;;
	esac
	echo "'$name' finds its line in: ${found:-no file}"
	return 1
}

# Standard input with $find replaced by $make.
plant() {
	find=$find make=$make awk '{
		at = index($0, ENVIRON["find"])
		if (at)
			$0 = substr($0, 1, at - 1) ENVIRON["make"] substr($0, at + length(ENVIRON["find"]))
		print
	}'
}

# each_fault COMMAND...: for each fault, with $name, $find, $make, $test and $file set. Returns how many
# of the commands failed.
each_fault() {
	faults_failed=0
	name=
	while read -r word rest <&3; do
		case $word in
		fault) name=$rest ;;
		find) find=$rest ;;
		make) make=$rest ;;
		test)
			test=$rest
			case " ${FAULTS:-$name} " in
			*" $name "*) find_file && "$@" || faults_failed=$((faults_failed + 1)) ;;
			esac
			;;
		esac
	done 3<"$srcdir/tests/mutants/faults"
	return $faults_failed
}
