# SPDX-License-Identifier: MIT
# Runs a program that prints TAP, and mends what would be counted wrongly: cmocka calls a test that
# it skipped "not ok", and an exit code that tells of failures would count as one more. An exit
# code without any failure stands, a sanitizer may have given it.
out=$(mktemp) || exit 99
trap 'rm -f "$out"' EXIT

"$@" >"$out"
code=$?
sed 's/^not ok \([0-9]* # SKIP\)/ok \1/' "$out"
if grep '^not ok' "$out" | grep -q -v -e '# SKIP' -e '# TODO'; then
	exit 0
fi
exit $code
