# SPDX-License-Identifier: MIT
# What the tests from outside share: TAP by `check`, a folder of their own, the program under test.
# Use: . "$srcdir/tests/lib.sh"; ...; finish
set -u
srcdir=$(cd "${srcdir:-.}" && pwd)
TRADEPOST=${TRADEPOST:-$(pwd)/tradepost}
TRADEPOST_DATA=${TRADEPOST_DATA:-$srcdir}
export TRADEPOST_DATA
LC_ALL=C TZ=UTC
# What GLib complains of is a fault of ours.
G_DEBUG=fatal-criticals
export LC_ALL TZ G_DEBUG
# No test loses power, not even those that kill the program: memory is as good as a disk here, and
# faster, where there is enough and programs may run in it.
if [ -z "${TMPDIR:-}" ] && [ -w /dev/shm ] && ! grep -q '^[^ ]* /dev/shm .*noexec' /proc/mounts &&
	[ "$(df -Pk /dev/shm | awk 'NR == 2 { print $4 }')" -gt 2000000 ]; then
	TMPDIR=/dev/shm
	export TMPDIR
fi
work=$(mktemp -d "${TMPDIR:-/tmp}/tradepost-test.XXXXXX")
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
# See tests/lib/bin/sqlite3.
if [ -z "${SQLITE3:-}" ] && SQLITE3=$(command -v sqlite3); then
	SQLITE3_SUMS=$(dirname "$TRADEPOST")/tests/cli/pages
	PATH=$srcdir/tests/lib/bin:$PATH
	export SQLITE3 SQLITE3_SUMS PATH
fi
n=0
failed=0

tp() {
	"$TRADEPOST" "$@"
}

# What turns a program's clock; '' where it is not installed.
clock=$(command -v faketime)

# turned OPTIONS 'TIME' COMMAND...: what a turned clock that was killed has left under the number of this
# process would keep it from starting. Without the wrapper, those that a program starts have no clock
# once one of them has ended.
turned() {
	sh -c 'rm -f "/dev/shm/sem.faketime_sem_$$" "/dev/shm/faketime_shm_$$"
		exec faketime "$@"' sh "$@"
}

# clock_stands 'TIME' COMMAND...: at that time (UTC) for as long as it runs
clock_stands() {
	turned -f "$@"
}

# clock_begins 'TIME' COMMAND...: from that time (UTC) on
clock_begins() {
	turned "$@"
}

# check 'a sentence' COMMAND...: ok when the command succeeds
check() {
	sentence=$1
	shift
	n=$((n + 1))
	if "$@" >"$work/.out" 2>&1; then
		echo "ok $n - $sentence"
	else
		echo "not ok $n - $sentence"
		# What does not end a line would swallow the next "ok".
		awk '{ print "# " $0 }' "$work/.out"
		failed=$((failed + 1))
	fi
}

# skip 'a sentence' REASON
skip() {
	n=$((n + 1))
	echo "ok $n - $1 # SKIP $2"
}

# is VALUE WANTED
is() {
	[ "$1" = "$2" ] && return 0
	echo "it is '$1', not '$2'"
	return 1
}

# query SQL: of the store of the club `club`
query() {
	sqlite3 -cmd '.timeout 5000' club/club.db "$1"
}

# exits CODE COMMAND...: the command ends with that code
exits() {
	code=$1
	shift
	"$@" >"$work/.stdout" 2>"$work/.stderr"
	got=$?
	[ "$got" = "$code" ] && return 0
	echo "exit code $got, not $code"
	cat "$work/.stdout" "$work/.stderr"
	return 1
}

# says CODE TEXT COMMAND...: ends with that code and says the text on stderr
says() {
	text=$2
	code=$1
	shift 2
	exits "$code" "$@" || return 1
	grep -qF -- "$text" "$work/.stderr" && return 0
	echo "it does not say '$text' but:"
	cat "$work/.stderr"
	return 1
}

# prints TEXT COMMAND...: succeeds and prints the text
prints() {
	text=$1
	shift
	exits 0 "$@" || return 1
	grep -qF -- "$text" "$work/.stdout" && return 0
	echo "it does not print '$text' but:"
	cat "$work/.stdout"
	return 1
}

# one_of HOW_MANY N: what takes long is tried by turns, in the runs of commits that lie so many apart;
# with WHOLE=yes in the environment, always
one_of() {
	[ "${WHOLE:-}" ] || [ $((${FIRST:-0} / 1000 % $1)) = "$2" ]
}

# One word behind another in a file: `has FILE TEXT`
has() {
	grep -qF -- "$2" "$1" && return 0
	echo "'$2' is not in $1:"
	cat "$1"
	return 1
}

# until_ COMMAND...: it succeeds within 10 seconds; else what it said last is printed
until_() {
	for _ in $(seq 50); do
		"$@" >"$work/.until" 2>&1 && return 0
		sleep 0.2
	done
	cat "$work/.until"
	echo "'$*' does not come true"
	return 1
}

# known ...: what makes chance the same in every run of a test, see tests/cli/known.c
known() {
	"$(dirname "$TRADEPOST")/tests/cli/known" "$@"
}

# known_keys CLUB SEATS: the keys of its referee, who signed nothing yet, and of that many seats
known_keys() {
	known key "$1/referee" 0 || return 1
	nth=0
	for seat in $(seat_names "$2"); do
		nth=$((nth + 1))
		known key "$1/$seat" $nth || return 1
	done
}

# make_match CLUB MATCH SEATS [OPTION...]: a started KTech match, keys in CLUB/red.key and so on; with
# chance=N before it, and in a club of known_keys, its dice and cards are the N-th
make_match() {
	club=$1 match=$2 seats=$3
	shift 3
	[ -d "$club" ] || tp init "$club" || return 1
	tp -C "$club" new ktech "$match" --seats "$seats" "$@" || return 1
	[ -z "${chance:-}" ] || known match "$club" "$match" "$chance" || return 1
	for seat in $(seat_names "$seats"); do
		[ -f "$club/$seat.key" ] || tp key new "$club/$seat" || return 1
		tp -C "$club" seat "$match" "$seat" --name "$seat player" --mail "$seat@example.org" \
			--key "$club/$seat.pub" || return 1
	done
	tp -C "$club" start "$match"
}

# match_of NAME...: in the club `club` a match harbour whose seats have these addresses and one key, its
# mails waiting
match_of() {
	tp -C club new ktech harbour --seats $# || return 1
	[ -f key.pub ] || tp key new key || return 1
	nth=0
	for name in "$@"; do
		nth=$((nth + 1))
		tp -C club seat harbour $nth --name "$name" --mail "$name@example.org" \
			--key key.pub || return 1
	done
}

seat_names() {
	echo red blue green yellow black white | cut -d' ' -f"1-$1"
}

# whole MATCH [CLUB]: its name with what tells it from those of other clubs; MATCH where there is none
whole() {
	gid=$(sqlite3 -readonly "${2:-club}/club.db" \
		"SELECT gid FROM matches WHERE name = '$1'" 2>/dev/null)
	echo "${gid:-$1}"
}

# orders MATCH SEASON SEAT SEQ [CLUB]: the header, then standard input
orders() {
	printf 'match %s\nseason %s\nseat %s\nseq %s\n' "$(whole "$1" "${5:-club}")" "$2" "$3" "$4"
	cat
}

# mail SEAT: standard input as a mail from that seat
mail() {
	printf 'From: %s <%s@example.org>\nTo: referee@localhost\nSubject: orders\n' "$1" "$1"
	printf 'Message-ID: <%s.%s@example.org>\n\n' "$1" "$(date +%s%N)"
	cat
}

# letter CLUB MATCH SEASON SEAT SEQ: orders from standard input, signed, as a mail
letter() {
	orders "$2" "$3" "$4" "$5" "$1" >"$work/.orders"
	tp sign --key "$1/$4.key" "$work/.orders" | mail "$4"
}

# play CLUB MATCH SEASON SEATS [ORDER]: every seat sends the same orders, the season is played
play() {
	rm -f "$work"/.*.eml
	for seat in $(seat_names "$4"); do
		printf '%s\n' "${5:-}" | letter "$1" "$2" "$3" "$seat" 1 >"$work/.$seat.eml" || return 1
	done
	tp -C "$1" take "$work"/.*.eml && tp -C "$1" run "$2"
}

finish() {
	echo "1..$n"
	[ "$failed" = 0 ]
	exit
}
