# SPDX-License-Identifier: MIT
# What the README promises: each demo plays to its end. Without WHOLE=yes that of KTech is tried, and
# another one by turns.
. "${srcdir:-.}/tests/lib.sh"

nth=0
for demo in "$srcdir"/tests/demo/*.sh; do
	nth=$((nth + 1))
	case $demo in
	*/ktech.sh) ;;
	*) one_of 5 $((nth - 1)) || continue ;;
	esac
	check "the demo of $(basename "$demo" .sh) ends well" \
		env TRADEPOST="$TRADEPOST" TMPDIR="$work" sh "$demo"
done
finish
