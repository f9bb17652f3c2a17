# SPDX-License-Identifier: MIT
# The program that talks to mail servers: it is all there is that knows the network, nothing secret
# reaches its arguments, and whatever becomes of it, or whatever it says, no mail is lost and none is
# marked that was not taken.
sink=${SINK:-$(pwd)/tests/mail/sink}
. "${srcdir:-.}/tests/lib.sh"
worker=$(dirname "$TRADEPOST")/tradepost-transport

if [ ! -x "$sink" ] || [ ! -x "$worker" ]; then
	skip 'mails go out by a program of its own' "there is no '$sink' or '$worker'"
	finish
fi

# ---- what is linked ----

if command -v readelf >/dev/null; then
	links_no_network() {
		readelf -d "$1" | grep NEEDED >linked
		cat linked
		[ -s linked ] && ! grep -iE 'curl|gnutls|ssl|crypto|ssh|ldap|krb5|gssapi|nghttp|rtmp|psl' linked
	}
	check 'the program itself links no library of the network' links_no_network "$TRADEPOST"
	check 'that of the worker would be found' sh -c "! readelf -d '$worker' | grep NEEDED | grep -v curl &&
		exit 1; readelf -d '$worker' | grep -q curl"
else
	skip 'the program itself links no library of the network' 'readelf is not installed'
fi

# ---- it is killed ----

"$sink" port log &
server=$!
trap 'kill $server 2>/dev/null; rm -rf "$work"' EXIT
until_ test -s port || exit 99

# a_club NAME...: a match whose seats have these addresses, its mails waiting
a_club() {
	rm -rf club
	tp init club || return 1
	echo 'a horse of batteries' >club/word
	chmod 600 club/word
	printf 'send = smtp://127.0.0.1:%s\npatience = 20\nsmtp-user = ann\nsmtp-password-file = word\n' \
		"$(cat port)" >>club/tradepost.conf
	match_of "$@" || return 1
	: >log
}
waiting() {
	sqlite3 club/club.db 'SELECT count(*) FROM mails WHERE state = 0'
}
waits() {
	[ "$(waiting)" = "$1" ] && return 0
	echo "$(waiting) mails wait, not $1"
	return 1
}

# child: the worker of the program that runs in the background
child() {
	pgrep -P "$sending" -x tradepost-trans
}
# arguments and environment of the worker
surroundings() {
	tr '\0' '\n' <"/proc/$1/cmdline" && tr '\0' '\n' <"/proc/$1/environ"
}

a_club ann snail bob
"$TRADEPOST" -C club send 2>said &
sending=$!
until_ grep -q 'RCPT TO:<snail' log
killed=$(child)
surroundings "$killed" >around
ls "/proc/$killed/fd" | tr '\n' ' ' >open
kill -9 "$killed"
wait $sending
code=$?
check 'a worker that is killed in the midst of a mail is no end' test $code = 75
check 'the reason is told' has said 'has ended before it answered'
check 'the mail at hand and the one behind it wait' waits 2
check 'nothing of it stood in arguments or environment' sh -c '
	! grep -e ann -e horse -e 127.0.0.1 around && [ "$(wc -l <around)" = 1 ]'
check 'they go out the next time' exits 0 tp -C club send --now
check 'none waits any more' waits 0
check 'what was taken before did not go out again' \
	sh -c '[ $(grep -c "RCPT TO:<ann" log) = 1 ] && [ $(grep -c "RCPT TO:<bob" log) = 1 ]'
check 'the one at hand went out at most once more' sh -c '[ $(grep -c "RCPT TO:<snail" log) -le 2 ]'

a_club snail bob
"$TRADEPOST" -C club send 2>said &
sending=$!
until_ grep -q 'RCPT TO:<snail' log
killed=$(child)
kill -9 $sending
wait $sending 2>/dev/null
gone() {
	! kill -0 "$killed"
}
check 'it ends with whoever started it' until_ gone

# ---- it says what no honest one does ----

# here: a tradepost beside which lies the worker that the test writes
mkdir here
cp "$TRADEPOST" here/tradepost
ln -s "$(dirname "$TRADEPOST")/tradepost-reader" here/tradepost-reader
frame() {
	printf '%b%s' "\\0$(printf %03o $((${#1} % 256)))\\0$(printf %03o $((${#1} / 256)))\\0000\\0000" "$1"
}
line() {
	frame "$1
${2:-}"
}
# lies FRAMES: standard input is what the worker says behind the word that it is one
version=$(tp --version | cut -d' ' -f2)
lies() {
	{
		frame "tradepost-transport $version shut in"
		cat
	} >here/says
	printf '#!/bin/sh\ncat "%s/here/says"\n%s\n' "$work" "${1:-exec cat >/dev/null}" >here/tradepost-transport
	chmod +x here/tradepost-transport
}
liar() {
	here/tradepost "$@"
}

# fails_safe: nothing is sent, all wait, what is told is printable
fails_safe() {
	timeout 60 here/tradepost -C club send --now >out 2>said
	code=$?
	[ $code = 75 ] || [ $code = 78 ] || { echo "exit code $code"; cat said; return 1; }
	[ -s said ] && ! LC_ALL=C grep -q '[^ -~]' said || { cat -v said; return 1; }
	waits 2
}
a_club ann bob
: | lies 'exit 0'
check 'one that ends at once sends nothing' fails_safe
printf '\377\377\377\377' | lies
check 'nor one that promises more than there may be' fails_safe
printf '\011\000\000\000abc' | lies 'exit 0'
check 'nor one that breaks off' fails_safe
for said in '' '0' '0 0 0' '3 0 0 0' '0 9 0 0' '0 0 4294967296 0' '0 0 0 0 0' 'ok'; do
	{ line '0 0 0 0'; line "$said"; } | lies
	check "nor one that answers '$said'" fails_safe
done
{ line '0 0 0 0'; line '1 1 0 0' "$(printf 'no\033[2J\r\nway')"; } | lies
check 'what it gives as its reason is told on one line' fails_safe
check 'cleaned' has said 'no?[2J??way'
sed -i 's/tradepost-transport [0-9.]* /tradepost-transport 0.0 /' here/says
check 'one of another version is not asked' fails_safe
check 'and that is said' has said 'of another version'
rm here/tradepost-transport
mv "$worker" "$worker.away" 2>/dev/null || :
check 'where there is none, that is said' says 78 'cannot find the program' liar -C club send --now
mv "$worker.away" "$worker" 2>/dev/null || :
check 'nothing is lost by any of it' exits 0 tp -C club send --now
check 'all is sent in the end' waits 0

# ---- the same of a mailbox ----

make_match letters harbour 2 >/dev/null || exit 1
printf 'take = imap://localhost:1/INBOX\npatience = 2\n' >>letters/tradepost.conf
echo 'start 4,6' | letter letters harbour 0 red 1 >red.eml
taken() {
	sqlite3 letters/club.db "SELECT count(*) FROM letters WHERE verdict = 'taken'"
}
takes() {
	timeout 60 here/tradepost -C letters take >out 2>said
	code=$?
	[ $code = "$1" ] && [ "$(taken)" = "$2" ] && return 0
	echo "exit code $code, $(taken) letters"
	cat said
	return 1
}
{ line '0 0 77 0'; line '0 2 0 0'; line '0 2 0 0'; line '0 2 7 0' 'Subject: none'; line '0 2 7 0' 'again'; } | lies
check 'a UID that comes again is not believed' takes 75 0
check 'which is told' has said 'gave an answer that makes no sense'
line '0 0 0 0' | lies
check 'nor a mailbox without UIDVALIDITY' takes 75 0
{
	line '0 0 77 0'
	line '0 2 0 0'
	line '0 2 0 0'
	line '0 2 9 0' "$(cat red.eml)"
} | lies 'exit 0'
check 'one that ends in the midst has given its letters' takes 75 1
finish
