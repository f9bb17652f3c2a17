# SPDX-License-Identifier: MIT
# A club's store is damaged at one place, and the club ticks. BYTES and PAGES say how often, FIRST which
# places are drawn: the store is the same each time, so that FIRST tries the same damage again. All that is
# mailed is compared with what a club without damage mails: a mail is one of those, or tells the referee of
# damage; where one is missing, the tick says so, names the store and ends with another code than 0. What
# nobody noticed must be noticed by whoever reads all.
. "${srcdir:-.}/tests/lib.sh"
BYTES=${BYTES:-40} PAGES=${PAGES:-20}
tools=$(dirname "$TRADEPOST")/tests/faults
matches='harbour lagoon island delta'

if [ ! "$clock" ]; then
	skip 'damages' 'faketime is not installed'
	finish
fi

tp() {
	clock_stands '2026-11-21 12:00:00' "$TRADEPOST" "$@"
}

# mail SEAT: as that of lib.sh, named by its season and match
mail() {
	printf 'From: %s <%s@example.org>\nTo: referee@localhost\nSubject: orders\n' "$1" "$1"
	printf 'Message-ID: <%s.%s@example.org>\n\n' "$1" "$of"
	cat
}

# put SEASON LINES: the letters of all seats for that season
put() {
	for match in $matches; do
		of=$1.$match
		for seat in red blue; do
			echo "$2" | letter base $match "$1" $seat 1 >base/mailbox/new/"$1.$match.$seat"
		done
	done
}

make_base() {
	chance=0
	tp init base && known_keys base 2 || return 1
	for match in $matches; do
		chance=$((chance + 1))
		make_match base $match 2 || return 1
	done
	mkdir -p base/mailbox/new base/mailbox/cur base/mailbox/tmp
	echo 'take = mailbox' >>base/tradepost.conf
	put 0 'start 4,6 5,3' && tp -C base tick || return 1
	put 1 'build village 4,5 4,7' && tp -C base tick || return 1
	cp base/club.db earlier.db
	put 2 '@ discard cards' && tp -C base take && tp -C base run || return 1
	rm -f base/spool/*
	put 3 'if gold >= 3: gold e'
}

mails() {
	(cd "$1/spool" && sha256sum ./*.eml 2>/dev/null) | sort
}

# Prints what was mailed beside the honest mails and those that tell the referee of damage.
wrong_mails() {
	awk 'NR == FNR { honest[$1]; next } !($1 in honest) { print $2 }' honest mailed | while read -r file; do
		grep -q '^Subject: .*\(damaged\|put aside\)' "club/spool/$file" || echo "$file"
	done
}

missing_mails() {
	awk 'NR == FNR { mailed[$1]; next } !($1 in mailed) { n++ } END { print n + 0 }' mailed honest
}

# Judges one damage; a line of the file bad is one that went wrong.
judge() {
	mails club >mailed
	others=$(wrong_mails)
	missing=$(missing_mails)
	lost=$((lost + missing))
	if [ "$others" ]; then
		kind=wrong
	elif [ $code = 0 ] && [ ! -s said ] && [ "$missing" = 0 ]; then
		kind=harmless
		[ $((tried % ${LOOKS:-1})) != 0 ] || "$TRADEPOST" -C club backup all 2>found || kind=later
		rm -f all
	elif [ $code = 0 ] || ! grep -q 'club\.db' said; then
		kind=silent
	elif grep -q 'was put aside' said; then
		kind=aside
	else
		kind=told
	fi
	case $kind in
	wrong | silent) echo "$1 $2: $(cat how): $kind, code $code, $missing missing: $(cat said)" >>bad ;;
	esac
	eval "$kind=\$(($kind + 1))"
}

# damage byte|page N
damage() {
	rm -rf club
	cp -r base club
	"$tools/damage" club/club.db earlier.db "$1" "$2" >how || return 1
	tp -C club tick >said 2>&1
	code=$?
	tried=$((tried + 1))
	judge "$1" "$2"
}

# damages byte|page HOW-MANY
damages() {
	tried=0 wrong=0 silent=0 harmless=0 later=0 aside=0 told=0 lost=0
	: >bad
	for nth in $(seq "$2"); do
		damage "$1" $((${FIRST:-0} + nth)) || return 1
	done
	result="$tried from seed ${FIRST:-0}: $told told, $aside put aside, $later told by who reads all, \
$harmless harmless, $lost mails kept back"
}

check 'a club is made ready' make_base
cp -r base twin
check 'it ticks' tp -C twin tick
mails twin >honest
check 'it mails' [ "$(wc -l <honest)" -ge 16 ]
is_empty() {
	[ ! -s "$1" ] || ! cat "$1"
}
damages byte "$BYTES"
check "no byte that is damaged is mailed or passed over ($result)" is_empty bad
damages page "$PAGES"
check "no page that is damaged is mailed or passed over ($result)" is_empty bad
echo "# ledger: damaged-stores $((BYTES + PAGES))"
finish
