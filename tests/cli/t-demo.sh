# SPDX-License-Identifier: MIT
# What the README promises: each demo plays to its end.
. "${srcdir:-.}/tests/lib.sh"

for demo in "$srcdir"/tests/demo/*.sh; do
	check "the demo of $(basename "$demo" .sh) ends well" \
		env TRADEPOST="$TRADEPOST" TMPDIR="$work" sh "$demo"
done
finish
