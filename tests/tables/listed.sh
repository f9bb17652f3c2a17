# SPDX-License-Identifier: MIT
# Every file that the program is made of is named in Makefile.am: what is not would be missing in a
# release.
. "${srcdir:-.}/tests/lib.sh"

find_files()
{
	cd "$srcdir" && find src man db templates -type f \( -name '*.[ch]' -o -name '*.[1-8]' -o \
		-name '*.in' -o -name '*.awk' -o -name '*.sql' -o -name '*.txt' -o -name '*.xml' -o \
		-name '*.xsl' -o -name '*.rn[cg]' \)
}

# The list is one line, so that a word is found wherever a line breaks.
find_forgotten()
{
	listed=" $(tr -s '\\\n\t' '   ' <"$srcdir/Makefile.am") "
	find_files | while read -r file; do
		case $listed in
		*" $file "* | *" ${file%.*} "*) ;;
		*) echo "'$file' is not in Makefile.am: see CONTRIBUTING" ;;
		esac
	done
}

is_nothing()
{
	cat "$1"
	[ ! -s "$1" ]
}

find_forgotten >forgotten
check 'every file is named in Makefile.am' is_nothing forgotten
finish
