#!/bin/sh
# SPDX-License-Identifier: MIT
# Once a match is over, whoever has its archive plays its seasons again, and finds what does not follow
# from the letters. In the match of three seats here the autopilot plays, a letter has a wish, orders
# stand, the referee acts and amends, and a season is taken back.
. "${srcdir:-.}/tests/lib.sh"
tools=$(dirname "$TRADEPOST")/tests/verify
zero=0000000000000000000000000000000000000000000
# send SEASON SEAT SEQ: orders from standard input
send() {
	letter club harbour "$1" "$2" "$3" >"sent/$2.$1.$3.eml"
	tp -C club take "sent/$2.$1.$3.eml"
}
next_season() {
	tp -C club run harbour --now
}

play_match() {
	mkdir sent
	make_match club harbour 3 --set missing=autopilot --option passes=2 \
		--set "schedule=daily 20:00 Europe/London" || return
	# Reports name all players, so without that they could not be made again.
	sqlite3 club/club.db 'update seats set public = 1'
	for seat in red blue green; do echo 'start 6,10 4,6 5,3' | send 0 $seat 1; done
	next_season
	printf 'build village 1,6\n@ gold e\n' | send 1 red 1
	printf 'build village 2,4\n' | send 1 blue 1
	next_season # 1: the autopilot for green; a line of red stands
	printf 'gold e\n/press to red\nsecret words\n/end\n' | send 2 blue 1
	next_season # 2: a letter that stays private
	echo 'gold a' | send 3 red 1
	echo 'build village 1,3' >act.txt
	tp -C club act harbour blue act.txt --why 'his hand is broken'
	next_season # 3: the referee ordered for blue
	tp -C club charter harbour missing=default
	echo 'gold e' | send 4 red 1
	next_season
	printf 'given\n  1,1: red army\n' >given.txt
	tp -C club amend harbour given.txt --why 'an army was lost' # after 4
	echo 'gold a' | send 5 red 1
	next_season
	printf 'orders green\n  gold e\n' >orders.txt
	tp -C club amend harbour orders.txt --why 'his letter lay here' # of 5
	echo 'gold e' | send 6 blue 1
	next_season
	tp -C club amend harbour orders.txt --why 'it lay here, too' # of 6, which does not count
	tp -C club rollback harbour 6 --yes --why 'it was too early' # 6 is open again
	echo 'gold a' | send 6 green 1
	i=0
	while [ $i -lt 30 ] && next_season; do i=$((i + 1)); done
	tp -C club status | grep -q 'over after season'
} >match.log 2>&1

check 'a match of many kinds is played to its end' play_match
tp -C club send >.out
check 'replay finds it as it was' exits 0 tp -C club replay harbour
check 'the archive is made' exits 0 tp -C club archive archive
last=$(query "select season - 1 from matches")

not() {
	! "$@"
}
# words: what verify says, a line each
words() {
	tp verify "$@" >said.txt
	code=$?
	awk '/^    / { sub(/^ +/, " "); all = all $0; next } { if (all) print all; all = $0 }
		END { print all }' said.txt >words.txt
	return $code
}
check 'its archive proves it' words archive
check 'the seasons up to one with a letter for one reader are played again' \
	grep -q 'proven: seasons 0 to 1, played again from the letters' words.txt
check 'of that one the letter is needed' \
	grep -q 'not proven: season 2: to play it again, give the letter of blue' words.txt
check 'all behind it are played on from what is revealed' \
	grep -q "proven: seasons 3 to $last, played again from the letters" words.txt
check 'their reports are made again' grep -q '  proven: [0-9]* reports: this program makes the same' words.txt
check 'all of them' not grep -q 'uses other words' words.txt
check 'orders by the referee are told of' \
	grep -q 'told: the referee gave orders for blue in season 3 (record [0-9]*: his hand is broken)' words.txt
check 'and changes of what was played' \
	grep -q 'told: the referee has changed the outcome of season 5 (record [0-9]*: his letter lay here)' words.txt
check 'who has that letter plays all of it' sh -c '"$0" verify archive sent/blue.2.1.eml >all.txt &&
	tr -s "\n " " " <all.txt | grep -q "proven: seasons 0 to '"$last"', played again"' "$TRADEPOST"
check 'the box of the match is there' sh -c 'cmp -s archive/matches/harbour/box.xml \
	"$TRADEPOST_DATA/db/boxes/ktech.xml"'
cp -r archive boxless && rm boxless/matches/harbour/box.xml
check 'a tradepost has the boxes of its games' sh -c '"$0" verify boxless >said.txt
	grep -q "played again from" said.txt' "$TRADEPOST"
check 'what was written to one reader is not there' not grep -rq 'secret words' archive

# ---- in one mailbox, while the match goes on ----

mkdir mailbox
cp $(grep -l '^To:.*<red@' club/spool/*.eml) sent/red.*.eml mailbox
check 'a player finds his letters in his reports' \
	sh -c '"$0" verify mailbox >own.txt && grep -q "proven: [0-9]* reports show the orders of" own.txt' \
	"$TRADEPOST"

# ---- what is no paper ----

cat archive/matches/harbour/season-*.txt sent/*.eml >honest.txt
for mail in mailbox/*.eml; do tr -d '\r' <"$mail"; done >>honest.txt
check "${BESIDE:-200} kinds of rubbish beside honest papers accuse nobody" \
	"$tools/beside" honest.txt "${BESIDE:-200}"

# ---- a referee who lies ----

cat archive/matches/harbour/season-*.txt >all.txt
# lie SED: all papers, each following from the one before, signed by the referee
lie() {
	sed "$1" all.txt | "$tools/forge" chain club/referee.key >lie.txt
}
# finds FAULT: verify says this of the lie
finds() {
	words lie.txt
	grep -q "WRONG $1:" words.txt && return 0
	cat words.txt
	return 1
}
lie 's/x/x/'
check 'papers that are told as they are have nothing wrong' words lie.txt
in_record() {
	echo "/^record $1\$/,/^-----END/"
}
lie "$(in_record 4)s/^state .*/state $zero/"
check 'a table that does not follow from the letters is found' finds 'untrue-season 4'
lie "$(in_record 1)s/^stands 1 .*/stands 1 $zero/"
check 'so are lines that stand and nobody wrote' finds 'untrue-season 1'
lie "$(in_record 1)s/^seat 3 auto/seat 3 none/"
check 'so is a seat that the autopilot played for' finds 'untrue-season 1'
lie "$(in_record 0)s/^due .*/due 2030-01-01T00:00Z/"
words lie.txt
check 'reports that tell of another deadline than the record are told of' grep -q 'not proven: 3 reports: this program uses other words' words.txt
sed '/^table /d' all.txt >less.txt
words less.txt
check 'without the tables that are revealed nobody is accused' not grep -q WRONG words.txt
check 'what is behind the letter that is not here is not proven' \
	grep -q 'not played again: the table or the standing lines' words.txt
sed 's/^table ..../table XXXX/' all.txt >other.txt
words other.txt
check 'what is revealed and no record has the hash of accuses nobody' not grep -q WRONG words.txt
check 'nor is it played on' grep -q 'not played again: the table or the standing lines' words.txt

# ---- what is told otherwise, and accuses nobody ----

# told 'a sentence' WORDS AWK: of all papers changed so verify says that, and that nothing is wrong
told() {
	awk "$3" all.txt >told.txt
	words told.txt
	check "$1" grep -q "$2" words.txt
	check 'and nobody is accused' not grep -q WRONG words.txt
}
told 'a hidden die that is shown with another value was not that one' 'UNPROVEN other-reveal' \
	'/^roll / && !n++ { $5 = $5 % substr($4, 2) + 1 } 1'
told 'a hidden die is shown once' 'UNPROVEN other-reveal' \
	'{ print } /^roll / && !n++ { roll = $0; getline; print; print roll; print }'
told 'of what was hidden as much is proven as is shown: a die' 'proven: 1 hidden die, shown when' \
	'/^card / || (/^roll / && n++) { getline; next } 1'
told 'or cards' 'proven: [1-9][0-9]* cards, shown when' '/^roll / { getline; next } 1'
told 'orders by the referee are those that their record has the hash of' \
	'seasons 2 to 3: to play them again, give the letter of blue' '/^orders 2 / { $3 = "Z29sZCBhCg==" } 1'
told 'whoever is called otherwise had another report' '3 reports: this program uses other words' \
	'/^record 1$/ { n = 1 } n && /^name 3 / { $3 = "QQ=="; n = 0 } 1'
for file in archive/matches/harbour/season-*.txt; do
	case $file in
	*/season-3.txt) sed '/BEGIN TRADEPOST SEALED/,/END TRADEPOST SEALED/d' $file ;;
	*) cat $file ;;
	esac
done >less.txt
words less.txt
check 'of each season it is told whose letter is needed' \
	sh -c 'grep -q "season 2: to play it again, give the letter of blue" words.txt &&
		grep -q "season 3: to play it again, give the letter of red" words.txt'
sed 's/^name 1 .*/name 1 QQ==/' all.txt >called.txt
words called.txt mailbox
check 'who has a report sees where it is worded otherwise' \
	grep -q "season 1: the report has '.*(red player)', this program writes '.*(A)'" words.txt
lie "$(in_record 0)s/^due .*/due 2030-01-01T00:00Z/"
words lie.txt mailbox
check 'below its first line, too' grep -q "season 0: the report has '[^']*', this program writes '" words.txt
for seq in 'seq x auth key' 'seq 1' 'seq 1 auth'; do
	lie "$(in_record 1)s/^seat 1 seq .*/seat 1 $seq/"
	words lie.txt
	check "a report tells how its letter was proven, which '$seq' does not" \
		grep -q ' 1 report: this program uses other words' words.txt
done

# ---- a program that was damaged ----

cp -r "$srcdir/db" "$srcdir/templates" .
for file in db/rules/ktech.txt templates/ktech.en.txt templates/report.en.txt; do
	mv $file kept
	check "without $file nothing is played again" \
		env "TRADEPOST_DATA=$PWD" sh -c '"$0" verify archive; [ $? = 72 ]' "$TRADEPOST"
	echo 'x y z' >$file
	check 'nor when it is none' env "TRADEPOST_DATA=$PWD" sh -c '"$0" verify archive; [ $? = 72 ]' \
		"$TRADEPOST"
	mv kept $file
done
rm db/boxes/ktech.xml
TRADEPOST_DATA=$PWD
words boxless
check 'without its box and that of the match neither' grep -q 'It has the box, and the box is not here' words.txt
finish
