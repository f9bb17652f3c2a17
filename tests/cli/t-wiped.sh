#!/bin/sh
# SPDX-License-Identifier: MIT
# When the program ends, and when a program that it has called does, no key, password or secret of a
# match stands in its memory any more, nor what follows from one.
. "${srcdir:-.}/tests/lib.sh"
left=$(dirname "$TRADEPOST")/tests/faults/left

# hex NAME TEXT: a line that names a text
hex() {
	printf '%s %s\n' "$1" "$(printf %s "$2" | od -An -v -tx1 | tr -d ' \n')"
}

# clean CODE COMMAND...: ends with that code, and nothing is found
clean() {
	wanted=$1
	shift
	"$left" secrets "$@" >said 2>&1 3>found
	got=$?
	[ "$got" = "$wanted" ] && [ ! -s found ] && return 0
	echo "it ended with $got, not $wanted"
	cat said found
	return 1
}

make_match club harbour 2 >/dev/null || exit 1
known secrets club harbour >secrets || exit 1
hex word 'correct horse battery' >>secrets
# A command line stands in memory as a whole, so this shows that all of it is looked at.
hex argument 'a word nobody wipes' >given
"$left" given "$TRADEPOST" help 'a word nobody wipes' >said 2>&1 3>found
if [ $? = 77 ]; then
	skip 'nothing is left in memory' "$(cat said)"
	finish
fi
check 'what is left would be found' has found argument

check 'after a look at all matches' clean 0 "$TRADEPOST" -C club status
orders harbour 0 red 1 </dev/null >orders
check 'after a player has signed' clean 0 "$TRADEPOST" sign --key club/red.key orders
for seat in red blue; do
	letter club harbour 0 $seat 1 </dev/null >$seat.eml
done
check 'after letters were taken' clean 0 "$TRADEPOST" -C club take red.eml blue.eml
check 'after a season was played' clean 0 "$TRADEPOST" -C club run harbour
check 'after a look at it' clean 0 "$TRADEPOST" -C club show harbour --season 0 --seat red
check 'after it was explained' clean 0 "$TRADEPOST" -C club explain harbour 1
check 'after it was played again' clean 0 "$TRADEPOST" -C club replay harbour
# ---- a password ----

printf '   correct horse battery\n\n' >club/word
chmod 600 club/word
cat >club/tradepost.conf <<END
name = The Harbour Club
mail = harbour@example.org
send = smtp://127.0.0.1:1
smtp-user = harbour
smtp-password-file = word
patience = 1
END
check 'after a server was called in vain' clean 75 "$TRADEPOST" -C club send
check 'after a look at what is set up' clean 0 "$TRADEPOST" -C club selftest

# The worker that talks to servers is killed when it is not needed any more. Here it ends by itself.
framed() {
	printf '%b' "\\0$(printf %03o "$(wc -c <"$1")")\\0000\\0000\\0000"
	cat "$1"
}
printf 'open smtp 5 3\nsmtp://127.0.0.1:1\0ann\0\0\0correct horse battery\0' >open
printf 'mail\na@example.org\0b@example.org\0Subject: none\r\n\r\n' >note
worker_ends() {
	{ framed open; framed note; } |
		"$left" secrets "$(dirname "$TRADEPOST")/tradepost-transport" 3>found | cat >said
	cat found said
	[ ! -s found ] && grep -q 'onnect' said
}
check 'after the worker has ended' worker_ends

# ---- the rest ----

sed -i 's/^send = .*/send = spool/' club/tradepost.conf
check 'after mails were sent' clean 0 "$TRADEPOST" -C club send
echo 'bounces = yes' >>club/tradepost.conf
tp -C club resend harbour red && tp -C club send || exit 1
printf 'bounce %s\n' "$(od -An -v -tx1 club/bounce.key | tr -d ' \n')" >>secrets
tp -C club resend harbour red
check 'after senders of mails were made with a key' clean 0 "$TRADEPOST" -C club send
check 'after an archive was made' clean 0 "$TRADEPOST" -C club archive site
check 'after a match was exported' clean 0 "$TRADEPOST" -C club export harbour harbour.store
check 'after a backup' clean 0 "$TRADEPOST" -C club backup copy
check 'after it was put back' clean 0 "$TRADEPOST" -C back restore --nothing-since copy
tp init away && cp club/referee.key club/referee.pub away
check 'after a match was imported' clean 0 "$TRADEPOST" -C away import harbour.store \
	--key club/referee.key
finish
