# SPDX-License-Identifier: MIT
# A mailbox full of junk: JUNK mails of unknown senders, a thousand at a time with some good letters in
# between, and MUTANTS damaged copies of a sealed letter. Every good letter is taken, few strangers are
# answered, nothing damaged is accepted, and it takes little time and memory.
MEASURE=${MEASURE:-$(pwd)/tests/bench/measure}
MAKE_JUNK=${MAKE_JUNK:-$(pwd)/tests/letters/junk}
. "${srcdir:-.}/tests/lib.sh"
JUNK=${JUNK:-5000}
MUTANTS=${MUTANTS:-500}
names='b0 b1 b2 b3 b4 b5 b6 b7 b8 b9'
colours='red blue green yellow'
most_seconds=60 most_kib=65536

ask_club() {
	sqlite3 club/club.db "$1"
}

# Ten matches of four, and the forty letters of their set-up.
prepare() {
	for match in $names; do
		make_match club "$match" 4 || return 1
		for seat in $colours; do
			echo 'start 4,6 5,3' | letter club "$match" 0 "$seat" 5 >"$match.$seat" || return 1
		done
	done
	tp -C club send
}

# The letters lie at even distances in the junk.
fill_mailbox() {
	part=0
	for match in $names; do
		for seat in $colours; do
			part=$((part + 1))
			"$MAKE_JUNK" mails $((JUNK / 40)) $part || return 1
			printf 'From %s@example.org Thu Jan  1 00:00:00 2026\n' "$seat"
			cat "$match.$seat"
			echo
		done
	done >mailbox
}

# take_measured MAILBOX: takes it; says how many seconds and KiB that took, in `spent`
take_measured() {
	"$MEASURE" "$TRADEPOST" -C club take "$1" 3>spent
}

is_within() {
	awk -v s=$most_seconds -v k=$most_kib '{ exit !($2 <= s && $3 <= k) }' spent && return 0
	echo "CPU seconds, seconds, KiB: $(cat spent)"
	return 1
}

# counts N QUERY
counts() {
	got=$(ask_club "$2")
	[ "$got" = "$1" ] && return 0
	echo "it counts $got, not $1: $2"
	return 1
}

say_figures() {
	awk -v what="$1" '{ printf "# %s: %.1f s, %.1f s of CPU, %.1f MiB\n", what, $2, $1, $3 / 1024 }' \
		spent
}

check 'matches and letters are made' prepare
check 'junk is made' fill_mailbox
bytes=$(wc -c <mailbox)
check "take reads $JUNK mails of junk with 40 letters in between" take_measured mailbox
say_figures "$((JUNK + 40)) mails of $bytes bytes"
echo "# of them $(ask_club 'SELECT count(*) FROM letters') are kept; the store has $(wc -c \
	<club/club.db) bytes"
check "it takes at most $most_seconds s and $((most_kib / 1024)) MiB" is_within
check 'every good letter is taken' counts 40 "SELECT count(*) FROM letters
	WHERE verdict = 'taken' AND seq = 5"
check 'no other one is' counts 40 "SELECT count(*) FROM letters WHERE verdict = 'taken'"
check 'every taken letter is acknowledged' counts 40 "SELECT count(*) FROM mails, mail_bytes
	WHERE id = mail AND kind = 'ack' AND CAST(bytes AS TEXT) LIKE '%your letter is taken%'"
strangers='FROM mails WHERE recipient NOT IN (SELECT mail FROM seats)'
check 'those without a seat get at most half of the answers of a day' counts 1 \
	"SELECT count(*) BETWEEN 1 AND 100 $strangers"
check 'and nobody of them more than 3' counts 0 "SELECT count(*) FROM (SELECT 1 $strangers
	GROUP BY recipient HAVING count(*) > 3)"
check 'a seat is told of at most 5 letters that nothing proves' counts 0 "SELECT count(*)
	FROM (SELECT 1 FROM mails, mail_bytes WHERE id = mail AND kind = 'ack'
		AND CAST(bytes AS TEXT) NOT LIKE '%your letter is taken%'
	GROUP BY match, seat HAVING count(*) > 5)"
check 'the log of unknown senders has its limit' sh -c '[ "$(sqlite3 club/club.db \
	"SELECT count(*) FROM unknown_senders")" -le 10000 ]'
before=$(ask_club 'SELECT count(*) FROM mails')
check 'all of it once more' take_measured mailbox
say_figures 'the same again'
check 'changes nothing' counts "$before" 'SELECT count(*) FROM mails'
echo 'unknown-senders = answer' >>club/tradepost.conf
check 'the same in a club that answers unknown senders' take_measured mailbox
say_figures 'unknown senders answered'
unproven="FROM mails, mail_bytes WHERE id = mail AND kind IN ('ack', 'answer')
	AND CAST(bytes AS TEXT) NOT LIKE '%your letter is taken%'"
echo "# $(ask_club "SELECT count(*) $unproven") are answered"
check 'a flood gets at most 200 answers' counts 1 "SELECT count(*) BETWEEN 50 AND 200 $unproven"
check 'the store is sound' counts ok 'PRAGMA integrity_check'

make_match club target 2 >/dev/null
echo 'start 4,6 5,3
@ discard cards battle siege
when steal-from: blue' | letter club target 0 red 1 >original
tp -C club take original
# So many at a time that they fit on a small disk.
round=20000
take_mutants() {
	seed=0 left=$MUTANTS
	while [ "$left" -gt 0 ]; do
		seed=$((seed + 1))
		part=$((left < round ? left : round))
		left=$((left - part))
		"$MAKE_JUNK" mutants original $part $seed >mutants && [ -s mutants ] || return 1
		"$MEASURE" "$TRADEPOST" -C club take mutants 3>>spends || return 1
	done
	awk '{ for (i = 1; i < 3; i++) sum[i] += $i; most = $3 > most ? $3 : most }
		END { print sum[1], sum[2], most }' spends >spent
}
check "take reads $MUTANTS copies of a letter, damaged in many ways" take_mutants
say_figures "$MUTANTS mutants"
echo "# $(ask_club "SELECT count(*) FROM letters, matches WHERE match = matches.id
	AND name = 'target' AND verdict = 'bad-signature'") of them are kept, with a bad signature"
check 'none of them is accepted' counts 0 "SELECT count(*) FROM letters, matches
	WHERE match = matches.id AND name = 'target'
		AND verdict NOT IN ('taken', 'bad-signature', 'unsigned')"
check 'the original stays' counts 1 "SELECT count(*) FROM letters, matches
	WHERE match = matches.id AND name = 'target' AND verdict = 'taken'"
check 'the season can be played after all that' tp -C club run --now
finish
