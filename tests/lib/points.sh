# SPDX-License-Identifier: MIT
# What tests of faults share: a small club just before take, run and send, and what it must have come to
# when everything is done. Time stands still, so that the same work gives the same bytes.
SYSFAULT=${SYSFAULT:-$(pwd)/tests/faults/sysfault}
. "${srcdir:-.}/tests/lib.sh"
steps='take run send'
seconds=300

frozen() {
	timeout -k 5 "$seconds" sh -c 'rm -f "/dev/shm/sem.faketime_sem_$$" "/dev/shm/faketime_shm_$$"
		exec faketime -f "$@"' sh '2026-11-21 12:00:00' "$@"
}

tp() {
	frozen "$TRADEPOST" "$@"
}

# Prints what is missing to inject faults; nothing where all is there.
cannot_fault() {
	command -v sqlite3 >/dev/null || echo 'sqlite3 is not installed'
	[ "$clock" ] || echo 'faketime is not installed'
	"$SYSFAULT" all count true 3>/dev/null >/dev/null 2>&1
	[ $? != 77 ] || echo 'ptrace is not to be had'
}

# put SEASON LINES: puts the letters of all seats for that season into the mailbox of ready
put() {
	for match in harbour lagoon; do
		for seat in red blue; do
			echo "$2" | letter ready $match "$1" $seat 1 >ready/mailbox/new/"$1.$match.$seat"
		done
	done
}

# Makes take.before, run.before, send.before; STEP.after and STEP.spool tell what became of each.
prepare() {
	make_match ready harbour 2 && make_match ready lagoon 2 || return 1
	mkdir -p ready/mailbox/new ready/mailbox/cur ready/mailbox/tmp
	echo 'take = mailbox' >>ready/tradepost.conf
	put 0 'start 4,6 5,3' && tp -C ready tick || return 1
	put 1 'build village 4,5 4,7
if gold >= 3: gold e
@ discard cards' || return 1
	for step in $steps; do
		cp -r ready "$step.before"
		tp -C ready "$step" || return 1
		tell_club ready >"$step.after"
	done
}

# Prints all of a club that must not depend on how often its work was interrupted.
tell_club() {
	sqlite3 "$1/club.db" "PRAGMA integrity_check; PRAGMA foreign_key_check;
SELECT 'match', name, gid, hex(sha3(secret)), seats, season, state, before, options, reason, made,
	deadline, charter FROM matches ORDER BY 2;
SELECT 'seat', m.name, seat, s.name, mail, key, standing FROM seats AS s
	JOIN matches AS m ON m.id = match ORDER BY 2, 3;
SELECT 'letter', m.name, l.season, seat, seq, received, hex(hash), verdict, form, auth, text,
	signature, hex(sha3(original)) FROM letters AS l JOIN matches AS m ON m.id = match
	ORDER BY 2, 3, 4, 5;
SELECT 'season', m.name, s.season, played, hex(digest), hex(sha3(journal)), hex(sha3(image))
	FROM seasons AS s JOIN matches AS m ON m.id = match ORDER BY 2, 3;
SELECT 'played', m.name, p.season, p.seat, hex(hash), standing FROM played AS p
	JOIN matches AS m ON m.id = p.match LEFT JOIN letters AS l ON l.id = letter ORDER BY 2, 3, 4;
SELECT 'mail', message_id, season, seat, kind, recipient, sender, state, queued, tried, trouble,
	hex(sha3(bytes)) FROM mails JOIN mail_bytes ON mail = id ORDER BY 2;
SELECT 'unknown_senders', count(*) FROM unknown_senders;"
	echo "letters not passed on: $(ls "$1/mailbox/new" | wc -l)"
	echo 'mails in the spool:'
	(cd "$1/spool" && cat /dev/null ./*.eml | grep -c '^Message-ID: ' && sha256sum ./*.eml) |
		sed 's/ .*//' | sort -u
}

# each_point STRIDE FIRST COMMAND...: the command with every STRIDE-th point, from the FIRST, until it is
# false, as there is no such point
each_point() {
	stride=$1 point=$2
	shift 2
	while "$@" "$point"; do
		point=$((point + stride))
	done
}

# faulted 'WORDS' SYSFAULT-WORDS...: the program with those words in club, a copy of old; its code, the name of the
# call that was faulted, and in wrong what was bad so far. 1: there are fewer calls; 2: the clock kept it from starting.
faulted() {
	words=$1
	shift
	rm -rf club
	cp -r old club
	# Words are parted here.
	frozen "$SYSFAULT" "$@" "$TRADEPOST" -C club $words >said 2>&1 3>hit
	code=$?
	wrong=
	[ $code != 124 ] || wrong='it hung'
	read -r counted name <hit || name=nothing
	[ "$name" != - ] || return 1
	! grep -q 'LD_PRELOAD cannot be preloaded' said || return 2
}

# judged SYSFAULT-WORDS...: counts the point, as bad where something is wrong
judged() {
	points=$((points + 1))
	[ -z "$wrong" ] || echo "$*, $name, exit $code: ${wrong#; } ($(tail -n 1 said))" >>bad
}

# begin: begins a new count of points and of bad ones
begin() {
	points=0
	: >bad
}

is_empty() {
	cat "$1"
	[ ! -s "$1" ]
}
