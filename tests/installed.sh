# SPDX-License-Identifier: MIT
# installed.sh PROGRAM: what make installcheck tries: tradepost finds its data and the programs that do a
# part of its work where it was installed.
set -eu
program=$1
unset TRADEPOST_DATA
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$program" init "$work/club"
"$program" -C "$work/club" selftest >"$work/said" || { cat "$work/said"; exit 1; }
for part in 'boxes, rules' 'reads mails' 'talks to mail servers'; do
	grep -E "^(fine|note) .*$part" "$work/said" || { cat "$work/said"; exit 1; }
done
