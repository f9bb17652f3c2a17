# SPDX-License-Identifier: MIT
# Mails are read by a program of its own, which lies beside tradepost here: one that dies at a mail, is
# silent or answers rubbish costs that mail alone, and without one no mail is lost.
BAD=${BAD:-$(pwd)/tests/letters/bad-reader}
READER=${READER:-$(pwd)/tradepost-reader}
. "${srcdir:-.}/tests/lib.sh"

mkdir bin
cp "$TRADEPOST" bin/tradepost
cp "$(dirname "$TRADEPOST")/tradepost-transport" bin/
own=bin/tradepost-reader

# odd WORDS: a mail with these words
odd() {
	printf 'From odd@example.com Thu Jan  1 00:00:00 2026\nFrom: odd@example.com\n'
	printf 'Subject: a mail %s\n\nIt is a mail %s.\n\n' "$1" "$1"
}

# in_mbox SEAT: that seat's letter
in_mbox() {
	printf 'From %s@example.org Thu Jan  1 00:00:00 2026\n' "$1"
	cat "$1.mail"
	echo
}

prepare() {
	make_match club harbour 2 || return 1
	for seat in red blue; do
		echo 'start 4,6 5,3' | letter club harbour 0 "$seat" 1 >"$seat.mail" || return 1
	done
	{
		odd 'to die of' && in_mbox red && odd 'to be silent at' && odd 'to answer with rubbish' &&
			odd 'to leave over' && in_mbox blue && odd 'like any other'
	} >mailbox
	cp -r club other
}

ask_club() {
	sqlite3 "$1/club.db" "$2"
}

# logged CLUB N WORDS: so many mails are logged with them
logged() {
	got=$(ask_club "$1" 'SELECT * FROM unknown_senders' | grep -c "$3")
	[ "$got" = "$2" ] || { echo "$got are logged: $(ask_club "$1" 'SELECT * FROM unknown_senders')"; return 1; }
}

taken() {
	[ "$(ask_club "$1" "SELECT count(*) FROM letters WHERE verdict = 'taken'")" = "$2" ]
}

# works_within SECONDS COMMAND...
works_within() {
	most=$1
	shift
	begun=$(date +%s)
	"$@" || return 1
	spent=$(($(date +%s) - begun))
	[ "$spent" -le "$most" ] || { echo "it took $spent s"; return 1; }
}

# tells CODE WORDS COMMAND...: ends with that code and prints the words
tells() {
	code=$1 words=$2
	shift 2
	exits "$code" "$@" && grep -q "$words" .stdout && return 0
	cat .stdout
	return 1
}

no_reader_is_left() {
	for line in /proc/[0-9]*/cmdline; do
		! tr '\0' ' ' <"$line" 2>/dev/null | grep "^$work/$own" || return 1
	done
}

# is_free_of LIBRARY...: the program needs none of them
is_free_of() {
	readelf -d "$TRADEPOST" >needed && grep -q 'NEEDED.*libc\.' needed || return 1
	for library in "$@"; do
		! grep "NEEDED.*$library" needed || return 1
	done
}

check 'the program has no library that takes mails apart' is_free_of gmime glib gobject
check 'a match and a mailbox are made' prepare
cp "$BAD" $own
check 'take goes on after mails that a reader dies of, is silent at, or answers rubbish to' \
	works_within 30 bin/tradepost -C club take mailbox
check 'all letters beside them are taken' taken club 2
check 'each of those mails is logged as one that cannot be read' logged club 4 'cannot be read'
check 'what is like any other mail is read' logged club 1 'no orders'
check 'no reader is left' no_reader_is_left

cp /bin/true $own
check 'without a reader take ends, saying what is missing' \
	says 72 'has ended before it answered' bin/tradepost -C other take mailbox
check 'and no mail is read or logged' logged other 0 .
check 'selftest says so, too' tells 72 'WRONG *the program that reads mails' \
	bin/tradepost -C other selftest
cp "$READER" $own
check 'with one, the same mails are taken' bin/tradepost -C other take mailbox
check 'with all letters' taken other 2
check 'no mail is one that cannot be read' logged other 0 'cannot be read'
check 'selftest says whether the kernel holds the reader' tells 0 \
	'\(fine\|note\) *the program that reads mails' \
	bin/tradepost -C other selftest
finish
