# SPDX-License-Identifier: MIT
# What the README promises: each demo plays to its end. Without WHOLE=yes that of KTech is tried, and
# another one by turns.
. "${srcdir:-.}/tests/lib.sh"

# understood: no report says of a line that it is not
understood() {
	grep -rq '^YOUR LETTER' "$work"/tradepost-demo.*/club/spool || return
	! grep -rh -A1 ' not understood$' "$work"/tradepost-demo.*/club/spool
}

nth=0
for demo in "$srcdir"/tests/demo/*.sh; do
	nth=$((nth + 1))
	case $demo in
	*/ktech.sh) ;;
	*) one_of 5 $((nth - 1)) || continue ;;
	esac
	check "the demo of $(basename "$demo" .sh) ends well" \
		env TRADEPOST="$TRADEPOST" TMPDIR="$work" sh "$demo"
	check 'and all that its players wrote was understood' understood
	rm -rf "$work"/tradepost-demo.*
done
finish
