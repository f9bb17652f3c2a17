#!/bin/sh
# SPDX-License-Identifier: MIT
# No mail has a line of more than 72 columns that could be broken: what the club says, what it quotes of
# others, and what templates offer. Words that cannot be broken, and what is signed, are as they are.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/mailcmds.sh"
. "$srcdir/tests/lib/answers.sh"
. "$srcdir/tests/lib/all_said.sh"

# plain <mail: its text, of a mail without parts
plain() {
	tr -d '\r' >.mail
	if sed '/^$/q' .mail | grep -qi quoted-printable; then
		sed '1,/^$/d' .mail | sed -e :a -e '/=$/N; s/=\n//; ta' -e 's/=3D/=/g'
	else
		sed '1,/^$/d' .mail
	fi
}
# too_wide: lines of all mails that are, with their kind; what is signed stands between two rows of hyphens
too_wide() {
	for id in $(query 'select id from mails order by id'); do
		query "select bytes from mail_bytes where mail = $id" | plain |
			awk -v kind="$(query "select kind from mails where id = $id")" '
				/^-----BEGIN /, /^-----END / { next }
				length($0) > 72 && !/^[^ ]* *[^ ]*$/ { print kind ": " $0 }'
	done
}
a_club
make_match club harbour 3 || exit 1
all_said
words="This is a long line:$(printf ' %.0si' $(seq 120))"
printf '/press blue\n%s\n/end\n' "$words" >wide.txt
asked red 80 "$(query 'select season from matches')" <wide.txt
printf '%s\n' "$words" | mailed red@example.org club@example.net
printf '%s\n' "$words" | mailed eve@example.net club@example.net
# a report by token, of a season with two digits
for name in pat sam; do tp -C club person $name --mail $name@example.org >.log; done
tp -C club new ktech late pat sam 2>.log >&2
tp -C club start late 2>.log >&2
for season in 0 1 2 3 4 5 6 7 8 9 10; do tp -C club run late --now >.log; done
check 'a match sends mails of all kinds' test "$(query 'select count(*) from mails')" -ge 60
check 'words of a player come to another' test "$(query "select count(*) from mail_bytes where
	instr(cast(bytes as text), '| This is a long line')")" -ge 2
too_wide >wide
check 'no line is too wide' sh -c '! head -n 20 wide | grep .'

# ---- the terminal ----

if script -qec true /dev/null >/dev/null 2>&1; then
	script -qec "'$TRADEPOST' -C club seat harbour red --name Eve --mail eve@example.net" \
		/dev/null </dev/null | tr -d '\r' >said
	check 'on a terminal a message is folded' sh -c '
		cat said; [ "$(wc -l <said)" -gt 1 ] && ! grep -q "^.\{81\}" said'
else
	skip 'on a terminal a message is folded' 'script is not installed'
fi
finish
