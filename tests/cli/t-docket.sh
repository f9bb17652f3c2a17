#!/bin/sh
# SPDX-License-Identifier: MIT
# The docket: facts that players dispute by mail, what the referee is mailed of them, his ruling and
# its record, and what nobody else may read of it.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/mailcmds.sh"
make_match club harbour 3 || exit 1
echo 'answers = 500' >>club/tradepost.conf
# What hangs on no die: where each seat settles, and that nobody has gold in season 1.
for start in 'red 7,3' 'blue 4,6' 'green 6,10'; do
	echo "start ${start#* }" | letter club harbour 0 "${start% *}" 1 >.eml
	tp -C club take .eml
done
tp -C club run harbour
echo 'gold e' | letter club harbour 1 red 1 >.eml
tp -C club take .eml
tp -C club run harbour --now

lacks() {
	! grep -qF -- "$2" "$1" || {
		echo "'$2' is in $1:"
		cat "$1"
		return 1
	}
}
# fact MATCH SEAT WORDS: the number of the first line of that seat's report of the set-up with these words
fact() {
	tp -C club show "$1" --seat "$2" --season 0 |
		sed -n "s/^ *\([0-9][0-9]*\)[-0-9]*  .*$3.*/\1/p" | head -1
}
# mailed SEAT: the newest notice to it, without the soft line ends of mails; seat 0 is the referee
mailed() {
	query "select bytes from mails join mail_bytes on mail = id where seat = $1 and kind = 'notice'
		order by id desc limit 1" | tr -d '\r' | sed -e :a -e '/=$/N; s/=\n//; ta' -e 's/=3D/=/g'
}
mark() {
	marked=$(query 'select ifnull(max(id), 0) from mails')
}
went_to() {
	query "select group_concat(seat, ' ') from (select seat from mails where kind = 'notice'
		and id > $marked order by seat)"
}
docket() {
	tp -C club docket harbour "$@" >.docket 2>&1
}
settled=$(fact harbour red 'You settled on 7,3')
theirs=$(fact harbour blue 'Red settled on 7,3')
refused=$(tp -C club show harbour --seat red --season 1 | sed -n '/^YOUR LETTER/,$p' |
	sed -n 's/^ \{9\}\([0-9][0-9]*\) .*/\1/p' | head -1)
check 'there are facts to dispute' test "$settled" -a "$theirs" -a "$refused"

# ---- what is no dispute ----

mark
check 'a number the report has not' ask 'no number 999' red 1 <<EOT
/dispute 999
It is not there.
/end
EOT
check 'no number at all' ask 'Write /dispute with the number' red 2 <<EOT
/dispute please
x
/end
EOT
check 'a season to come' ask 'has not been played yet' red 3 <<EOT
/dispute 1 9
x
/end
EOT
check 'no text' ask 'the text is missing' red 4 <<EOT
/dispute $settled 0
/end
EOT
check 'a text without an end' ask 'the text has no end' red 5 <<EOT
/dispute $settled 0
It cost too much.
build village 7,5
EOT
check 'a text too long' ask 'longer than 4000 bytes' red 6 <<EOT
/dispute $settled 0
$(yes 'a line of twenty lett' | head -200)
/end
EOT
check 'none of these reaches the referee' is "$(went_to)" ''
check 'nor the docket' exits 0 tp -C club docket harbour
check 'which is empty' is "$(query 'select count(*) from disputes')" 0
check 'what is not on it is told' says 66 'has no dispute 1' tp -C club docket harbour 1

# ---- filed ----

check 'a dispute gets a number' ask 'Dispute 1 is on the docket' red 7 <<EOT
/dispute $settled 0
TEXT-CANARY: the space was not mine.
Subject: forged
/end
EOT
check 'it says what happens next' has .answer '/withdraw 1'
check 'the referee is mailed' is "$(went_to)" 0
mailed 0 >.mail
check 'that there is a dispute' has .mail 'Subject: [harbour] dispute 1'
check 'by whom, and of what' has .mail "fact $settled of season 0"
check 'with the fact in words' has .mail 'settled on 7,3'
check 'with its clause in full' grep -q '^ *\[start 19\] [A-Z]' .mail
check 'with the order' has .mail 'start 7,3'
check "with the player's text behind bars" has .mail '| TEXT-CANARY: the space was not mine.'
check 'which forges no header' is "$(sed '/^$/q' .mail | grep -c '^Subject:')" 1
check 'with what he may type' has .mail "tradepost explain harbour $settled --season 0 --seat red"
check 'to play it again' has .mail 'tradepost replay harbour --season 0'
check 'to play it otherwise' has .mail 'tradepost whatif harbour FILE --season 0'
check 'and to rule' has .mail 'tradepost docket harbour 1 --rule'
check 'no fact is disputed twice at a time' ask 'on the docket already, as dispute 1' red 8 <<EOT
/dispute $settled 0
Again.
/end
EOT
check 'a refusal can be disputed, too' ask 'Dispute 2 is on the docket' red 9 <<EOT
/dispute $refused
GOLD-CANARY: I had the gold.
/end
EOT
mailed 0 >.mail
check 'the referee reads the order that was refused' has .mail 'gold e'
check 'others dispute what they were told' ask 'Dispute 3 is on the docket' blue 1 <<EOT
/dispute $theirs 0
BLUE-CANARY
/end
EOT
check 'three times a season' ask 'Dispute 4 is on the docket' red 10 <<EOT
/dispute 1
Who goes first?
/end
EOT
mark
check 'and no more' ask 'at most 3 times a season' red 11 <<EOT
/dispute 2
And who goes second?
/end
EOT
check 'of which nobody hears' is "$(went_to)" ''

# ---- while they are open ----

check 'its player reads it' ask 'TEXT-CANARY' red 12 <<EOT
/docket 1
EOT
check 'with the fact' has .answer 'settled on 7,3'
check 'his list has his own' ask '2 open' red 13 <<EOT
/docket
EOT
check "and no other seat's" lacks .answer 'blue'
check 'to others there is none' ask 'no dispute 1 that you may read' blue 2 <<EOT
/docket 1
EOT
check 'as of a number that is not there' ask 'no dispute 99 that you may read' blue 3 <<EOT
/docket 99
EOT
check 'nobody withdraws the dispute of another' ask 'no open dispute 1 of yours' blue 4 <<EOT
/withdraw 1
EOT
mark
check 'its player does' ask 'Dispute 4 is withdrawn' red 14 <<EOT
/withdraw 4
EOT
check 'the referee is told' is "$(went_to)" 0
check 'it is withdrawn once' ask 'no open dispute 4 of yours' red 15 <<EOT
/withdraw 4
EOT
docket
check 'the referee lists them' is "$(sed 's/,.*//; s/  */ /g' .docket | tr '\n' ';')" \
	' 1 open red; 2 open red; 3 open blue; 4 withdrawn red;'
docket 1
check 'one is printed whole' has .docket '| TEXT-CANARY: the space was not mine.'
check 'with what explains it' grep -q '^ *\[start 19\] [A-Z]' .docket
check 'and what playing again finds' has .docket 'Season 0, played again, comes out the same.'
check 'a case needs a ruling' says 65 'rule on dispute 1' tp -C club docket harbour 1 --case

# ---- ruled ----

check 'a clause must be one of the game' says 64 "has no clause 'build 99'" \
	tp -C club docket harbour 1 --rule 'So be it.' --clause 'build 99'
check 'a group is none' says 64 'names several' \
	tp -C club docket harbour 1 --rule 'So be it.' --clause build
check 'a ruling has words' says 64 'the ruling is empty' tp -C club docket harbour 1 --rule ' '
check 'a clause goes with a ruling' says 64 'goes with --rule' \
	tp -C club docket harbour 1 --clause 'start 19'
check 'nothing of it was ruled' is "$(query 'select count(*) from disputes where state = 1')" 0
mark
check 'a ruling is kept' tp -C club docket harbour 1 --clause 'start 19' \
	--rule "It stands: a \"road\" led there, na$(printf '\303\257')vely $(yes word | head -60 | tr '\n' ' ')"
check 'all who were told the fact are mailed' is "$(went_to)" '1 2 3'
mailed 1 >.mail
check 'its player reads his text' has .mail '| TEXT-CANARY'
check 'and the fact as he was told it' grep -q "^ *$settled  You settled on 7,3" .mail
mailed 2 >.mail
check 'others hear the ruling' has .mail '| It stands: a "road" led there'
check 'with the clause' grep -q '^ *\[start 19\] [A-Z]' .mail
check 'and the fact by their own number' grep -q "^ *$theirs  Red settled on 7,3" .mail
check "without the player's text" lacks .mail CANARY
check 'and not what only he may know' lacks .mail 'your order'
check 'its record stands below' has .mail 'tp-docket 1'
check 'it is ruled once' says 65 'was ruled' tp -C club docket harbour 1 --rule 'No.'
mark
check 'what one seat was told' tp -C club docket harbour 2 --rule 'No gold was there.'
check 'goes to that one alone' is "$(went_to)" 1
check 'the docket tells what was ruled' ask '[start 19]' blue 5 <<EOT
/docket
EOT
check 'in full' ask 'It stands' blue 6 <<EOT
/docket 1
EOT
check 'still without the text' lacks .answer CANARY
check 'what he was not told' ask 'That fact was not told to you' blue 7 <<EOT
/docket 2
EOT
check 'he does not read there' lacks .answer 'gold e'
check 'nor what was written of it' lacks .answer CANARY

# ---- what proves it ----

tp -C club records harbour >records.txt
check 'a ruling is a record' is "$(grep -c '^tp-docket 1$' records.txt)" 2
check 'of its season, number and seat' is "$(sed -n '/^tp-docket/,/^ruling/p' records.txt |
	grep -v '^prev\|^game\|^record\|^tp-\|^ruling' | tr '\n' ';')" \
	'season 0;dispute 1;seat 1;clause start 19;season 1;dispute 2;seat 1;clause none;'
check 'in ASCII' sh -c '! LC_ALL=C grep -q "[^ -~]" records.txt'
check 'no line of it is long' test "$(grep '^ruling' records.txt | wc -L)" -le 207
check 'the records are one history' prints 'Nothing is wrong' tp verify records.txt
play club harbour 2 3 'pass'
check 'letters are taken as before' is "$(query "select count(*) from letters where season = 2
	and verdict = 'taken'")" 3
mkdir green
for id in $(query "select id from mails where seat = 3 order by id"); do
	query "select bytes from mails join mail_bytes on mail = id where id = $id" >"green/$id.eml"
done
check 'who has only his own mails misses no record' prints 'Nothing is wrong' tp verify green
sed 's/^ruling No gold/ruling No, gold/' records.txt >false.txt
check 'a ruling that was changed is found' exits 1 tp verify false.txt

# ---- as a case ----

tp -C club docket harbour 1 --case >case.t
check 'a ruling becomes a case' has case.t '# It stands: a "road" led there'
check 'that cites its clause' grep -q '^case .*\[start 19\]$' case.t
check 'and can be played' prints 'ok 1 - ' tp try case.t
check 'with what its player was told' has case.t 'told all: settled red village 7,3 [start 19]'
check 'which comes out as it did' has case.t 'Played by try, it has the same result as the season.'
tp -C club docket harbour 2 --case >case.t
check 'so does a refusal' has case.t 'refused red 1: '
check 'of a season in which other things lay there' has case.t '7,3: red village'
check 'it can be played, too' prints 'ok 1 - ' tp try case.t
check 'and comes out as it did' has case.t 'Played by try, it has the same result as the season.'

# ---- taken back ----

check 'a dispute without a ruling has none to take back' says 65 "dispute 3 of 'harbour' has no ruling" \
	tp -C club docket harbour 3 --take-back 'A slip.'
check 'nor is one taken back without a reason' says 64 'write why the ruling does not hold' \
	tp -C club docket harbour 1 --take-back ' '
mark
check 'a ruling can be taken back' prints 'next: tradepost docket harbour 1 --rule TEXT' \
	tp -C club docket harbour 1 --take-back 'I misread CLAUSE 19.'
check 'all who were mailed it are told' is "$(went_to)" '1 2 3'
mailed 2 >.mail
check 'with the reason' has .mail '| I misread CLAUSE 19.'
check 'and a record of it' has .mail 'taken-back I misread CLAUSE 19.'
check 'not with what only its player may know' lacks .mail CANARY
tp -C club records harbour >records.txt
check 'the ruling stays among the records' is "$(grep -c '^tp-docket 1$' records.txt)" 3
check 'which are one history' prints 'Nothing is wrong' tp verify records.txt
check 'its player reads that it is open' ask '1 open' red 8 <<EOT
/docket
EOT
check 'and nobody else reads of it' ask 'dispute 1 that you may read' blue 8 <<EOT
/docket 1
EOT
mark
check 'it is ruled again' tp -C club docket harbour 1 --rule 'It stands: a "road" led there, as before.' --clause 'start 19'
check 'and all are mailed again' is "$(went_to)" '1 2 3'
tp -C club docket harbour 1 --take-back 'To try it.' >/dev/null
mark
check 'even in the same words' tp -C club docket harbour 1 --rule 'It stands: a "road" led there, as before.' --clause 'start 19'
check 'which are mailed as well' is "$(went_to)" '1 2 3'

# ---- elsewhere ----

tp -C club export --public harbour public.db
check 'what was ruled is public' is \
	"$(sqlite3 public.db 'select group_concat(number) from disputes')" 1,2
check 'without facts and texts' is \
	"$(sqlite3 public.db "select count(*) from disputes where fact or entry or text <> ''")" 0
check 'nothing of it leaks' sh -c '! grep -qa CANARY public.db'
tp -C club export harbour whole.db
tp init other
tp -C other import --yes whole.db
check 'the docket goes along with the match' is \
	"$(sqlite3 other/club.db 'select group_concat(number) from disputes')" 1,2,3,4
check 'and can be read there' prints 'TEXT-CANARY' tp -C other docket harbour 1
for seat in 2 3; do
	query "select bytes from mails join mail_bytes on mail = id where seat = $seat"
done >.others
check 'no other seat was mailed a text' sh -c '! grep -q "TEXT-CANARY\|GOLD-CANARY" .others'

# ---- the end ----

# island SEAT <commands: its answer
island() {
	printf 'match %s\nseat %s\n' "$(whole island)" "$1" >.text
	cat >>.text
	tp sign --key "club/$1.key" .text | mail "$1" >.eml
	tp -C club take .eml
	answer | tr '\n' ' ' | tr -s ' ' >.answer
}
make_match club island 2
play club island 0 2 'start 4,6 5,3'
island red <<EOT
/dispute 1
END-CANARY
/end
EOT
check 'a dispute of another match is ruled' tp -C club docket island 1 --rule 'So it is.'
check 'on the record of that match' is "$(query "select count(*) from records where kind = 'docket'
	and match = (select id from matches where name = 'island')")" 1
island blue <<EOT
/docket 1
EOT
check 'what was written is not read yet' lacks .answer 'END-CANARY'
seasons=0
while tp -C club status island | grep -q 'letters for' && [ $seasons -lt 60 ]; do
	tp -C club run --now island || break
	seasons=$((seasons + 1))
done
island blue <<EOT
seq 2
/docket 1
EOT
check 'once a match is over all read what was written' has .answer '| END-CANARY'
island blue <<EOT
/dispute 1
Too late?
/end
EOT
check 'its last season can be disputed still' has .answer 'Dispute 2 is on the docket'

# ---- after a restore ----

# restored FILE: the club from a backup, with the mail that went to blue last
restored() {
	query 'select bytes from mails join mail_bytes on mail = mails.id where seat = 2 order by mails.id desc limit 1' >last.eml
	tp -C club restore --yes --why 'The disk broke.' "$1" last.eml >.restored 2>&1
}
tp -C club backup ruled.db 2>.log
tp -C club docket harbour 1 --take-back 'Once more.' >.log
restored ruled.db
check 'a ruling that was taken back after the backup is so' prints '   1  open ' tp -C club docket harbour
tp -C club backup open.db 2>.log
tp -C club docket harbour 1 --rule 'It stands for good.' --clause 'start 19' >.log
restored open.db
check 'one that was made after it is there' prints '   1  ruled ' tp -C club docket harbour
check 'with its words' prints 'It stands for good.' tp -C club docket harbour 1
finish
