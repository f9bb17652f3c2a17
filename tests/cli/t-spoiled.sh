#!/bin/sh
# SPDX-License-Identifier: MIT
# Whoever may write the store changes a value of it, each column once and SPOILS at random: run or replay
# finds it, or what is played and proven comes out as it would have; else every mailbox sees it, or it is
# the referee's word, told of in tradepost-record(5), WHAT IS NOT PROVEN.
tools=$(dirname "${TRADEPOST:-$(pwd)/tradepost}")/tests/verify
. "${srcdir:-.}/tests/lib.sh"
SPOILS=${SPOILS:-60}

# What is the referee's word. Whoever has sent a letter has its acknowledgement, and its deadline in the
# report; what a match is to do from now on is for the referee to say, and players read it in records.
word='^(matches\.(charter|state|before|reason|deadline|name)|seats\.(name|mail)|attendance\..*|clocks\..*|notes\..*|command_seqs\..*|proposals\..*|rations\..*|addresses\..*|unknown_senders\..*|mails\.(recipient|sender|state|tries|tried|queued|trouble|message_id|kind|season|seat|match|id)|mail_bytes\.mail|letters\.(received|verdict|seq|former|season|seat|match|id|form))$'

# told FOLDER: all that is signed of the match, but for when
told() {
	sqlite3 "$1/club.db" "select text, hex(signature) from records where number < 3 order by number;
		select text from records where number >= 3 order by number" |
		sed '/^sealed /d; /^due /d'
}
# mailbox FOLDER: what a player holds in the end: what was sent, and what is published
mailbox() {
	rm -rf box
	cp -r kept box
	tp -C "$1" records harbour >box/records.txt 2>/dev/null
	rm -f "$1"/spool/*
	tp -C "$1" send 2>/dev/null
	cp "$1"/spool/*.eml box/ 2>/dev/null
	tp verify box 2>&1
}
# goes_on FOLDER: season 3 is played
goes_on() {
	tp -C "$1" replay harbour >.replay 2>&1 || return 1
	! grep -qi 'differ' .replay || return 1
	tp -C "$1" run --now harbour >.run 2>&1 || return 1
	[ "$(sqlite3 "$1/club.db" 'select season || state from matches' 2>/dev/null)" = 41 ]
}
# spoiled HOW N: what comes of it
spoiled() {
	cp base/club.db spoilt/club.db
	rm -f spoilt/club.db-*
	what=$("$tools/spoil" spoilt/club.db "$1" "$2") || return 1
	case $what in none*) result=none && return 0 ;; esac
	if ! goes_on spoilt; then
		result=found
	elif told spoilt 2>/dev/null | cmp -s - twin.told && [ "${what#mail}" = "$what" ]; then
		result=same
	elif mailbox spoilt >.verified; [ $? != 0 ]; then
		result=seen
	elif cmp -s .verified twin.verified && told spoilt | cmp -s - twin.told; then
		result=same
	elif echo "$what" | grep -qE "$word"; then
		result=word
	else
		result=missed
	fi
	return 0
}
# tally: of all, how often each
tally() {
	sort tally | uniq -c | sed 's/^/# /'
}

make_match club harbour 2 || exit 1
mkdir kept
for season in 0 1 2; do
	for seat in red blue; do
		[ $season = 0 ] && order='start 4,6 7,3' || order='@ gold e
build village 1,6'
		[ $season = 2 ] && [ $seat = blue ] && continue
		printf '%s\n' "$order" | letter club harbour $season $seat 1 >kept/$season.$seat.eml
		tp -C club take kept/$season.$seat.eml
	done
	tp -C club run --now harbour
done
for seat in red blue; do
	printf 'gold a\n' | letter club harbour 3 $seat 1 >kept/3.$seat.eml
	tp -C club take kept/3.$seat.eml
done
tp -C club send
cp club/spool/*.eml kept/
rm -f club/spool/*
tp -C club status >/dev/null
cp -r club base
cp -r club spoilt
cp -r club twin
sqlite3 base/club.db 'PRAGMA wal_checkpoint(TRUNCATE)' >/dev/null
check 'the undisturbed twin goes on' goes_on twin
told twin >twin.told
mailbox twin >twin.verified
check 'and proves itself' grep -q 'Nothing is wrong' twin.verified
: >tally
i=0
missed=
while spoiled each $i; do
	echo "$result" >>tally
	[ $result = missed ] && missed="$missed $what"
	i=$((i + 1))
done
check "no change of any of $i columns passes unseen" [ -z "$missed" ]
[ -z "$missed" ] || echo "# unseen:$missed"
check 'most of what is played from is found' [ "$(grep -c found tally)" -gt 25 ]
tally
: >tally
i=0
missed=
while [ $i -lt "$SPOILS" ]; do
	spoiled random $i
	echo "$result" >>tally
	[ $result = missed ] && missed="$missed $what($i)"
	i=$((i + 1))
done
check "nor one of $SPOILS at random" [ -z "$missed" ]
[ -z "$missed" ] || echo "# unseen:$missed"
tally
finish
