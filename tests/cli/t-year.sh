#!/bin/sh
# SPDX-License-Identifier: MIT
# Some weeks of a club with a match of each game: its players vanish and are replaced, mails get lost, come
# twice, late or back, the referee interferes, the disk breaks twice. It is the same whether or not power
# fails while the program works, and every mailbox proves its match.
. "${srcdir:-.}/tests/lib/year.sh"
SEED=$((${FIRST:-0} / 1000 + 1))

if ! [ "$clock" ] || ! command -v sqlite3 >/dev/null; then
	skip 'weeks of a club' 'faketime or sqlite3 is not installed'
	finish
fi
echo "# seed $SEED"
check 'weeks go by in a club' year peace 5 5 $SEED
check 'they do where power fails' year failing 5 5 $SEED power
sed 's/^/# /' failing/happened
check 'power failed' grep -q ' [1-9][0-9]* kills' failing/happened
check 'it is the same' come_to_the_same peace failing
check 'every mailbox proves its match, and matches can be played again' proven failing
finish
