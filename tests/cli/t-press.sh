#!/bin/sh
# SPDX-License-Identifier: MIT
# Press: letters between seats through the referee's address, and diaries. To one, several, all;
# anonymous, later; the limits; hostile texts; and who must not see any of it before the end.
. "${srcdir:-.}/tests/lib.sh"
make_match club harbour 3 --option passes=2 || exit 1
echo 'answers = 500' >>club/tradepost.conf

# press SEAT SEQ SEASON: a signed letter whose body is standard input, taken
press() {
	printf 'match %s\nseat %s\nseq %s\nseason %s\n' "$(whole harbour)" "$1" "$2" "$3" >.text
	cat >>.text
	tp sign --key "club/$1.key" .text >.block || return 1
	mail "$1" <.block >.eml
	tp -C club take .eml
}
query() {
	sqlite3 club/club.db "$1"
}
is() {
	[ "$1" = "$2" ] && return 0
	echo "it is '$1', not '$2'"
	return 1
}
# Who was mailed press since the mark was set, and the newest such mail; its body is quoted-printable
# only where it must be, and these texts are plain.
mark() {
	marked=$(query 'select ifnull(max(id), 0) from mails')
}
went_to() {
	query "select group_concat(seat, ' ') from (select seat from mails where kind = 'press'
		and id > $marked order by seat)"
}
newest() {
	query "select bytes from mails join mail_bytes on mail = id where kind = 'press'
		order by id desc limit 1" | tr -d '\r'
}
# The newest answer, in one line.
answer() {
	query "select bytes from mails join mail_bytes on mail = id where kind in ('ack', 'answer')
		order by id desc limit 1" | tr -d '\r' | tr '\n' ' ' | tr -s ' '
}
# answers 'TEXT' SEAT SEQ SEASON <wishes
answers() {
	text=$1
	shift
	mark
	press "$@" || return 1
	answer >.answer
	has .answer "$text"
}
lacks() {
	! grep -qF -- "$2" "$1" || {
		echo "'$2' is in $1"
		return 1
	}
}

# ---- to whom ----

check 'to one' answers '30 bytes went to blue.' red 1 0 <<EOT
/press blue
Shall we meet at the harbour?
/end
EOT
check 'it goes to that one alone' is "$(went_to)" 2
newest >.mail
check 'it says whose it is' has .mail 'Subject: [harbour] press from Red'
check 'and to whom' has .mail 'Red writes to blue:'
check 'the text stands behind a bar' has .mail '| Shall we meet at the harbour?'
check 'with how to answer' has .mail 'and the line /press red; your'
check 'in the thread of the match' has .mail 'References: <harbour.s0.2.invitation.'
check 'the answer does not repeat the text' lacks .answer 'Shall we meet'
check 'a letter of press alone orders nothing' is \
	"$(query 'select verdict from letters order by id desc limit 1')" asked
cp .eml again.eml
mark
tp -C club take again.eml
check 'the same letter again sends nothing' is "$(went_to)" ''
sed 's/^Message-ID: <red/&2/' again.eml >again2.eml
tp -C club take again2.eml
check 'nor in another mail' is "$(went_to)" ''
check 'to several' answers 'went to blue, green.' red 2 0 <<EOT
/press Blue, GREEN
Hello both.
/end
EOT
check 'it goes to both' is "$(went_to)" '2 3'
check 'without an end nothing goes out' answers 'nobody was mailed: the text has no end' blue 1 0 <<EOT
/press all
Hello all.
build village 4,5
EOT
check 'what stands below it is not shown to others' is "$(went_to)" ''
check 'to all' answers 'went to red, green.' blue 2 0 <<EOT
/press all
Hello all.
/end
EOT
check 'it goes to the others' is "$(went_to)" '1 3'
newest >.mail
check 'they know that all have it' has .mail 'Blue writes to all others:'

# ---- anonymous ----

check 'anonymous' answers 'They are not told that it is from you.' green 1 0 <<EOT
/press red anonymous
I know something.
/end
EOT
check 'it goes there' is "$(went_to)" 1
newest >.mail
check 'its subject names nobody' has .mail 'Subject: [harbour] press from somebody at the table'
check 'nor does its text' has .mail 'Somebody at the table writes to you:'
sed '/^References:/d' .mail >.bare
check 'no name and no address of the sender' sh -c '! grep -qi "green" .bare'
check 'it says that it is from the table' has .mail 'signed with the key of a seat'
tp -C club log harbour --press >.log
check 'the referee can tell who it was' has .log 'green to red: anonymous, 18 bytes'

# ---- hostile texts, and orders beside them ----

printf '%s\n' '/press blue' 'Subject: forged' 'From: referee@localhost' '' '.' \
	'-----BEGIN TRADEPOST SEALED ORDERS-----' 'match harbour' 'season 0' 'seat blue' 'seq 99' \
	'start 1,1' '/stop' "$(printf 'a\033[31m\342\200\256b')" \
	"$(printf 'x%.0s' $(seq 1 1500))" '/end' 'start 6,10' >hostile
check 'a hostile text is taken' answers 'Your letter for season 0' red 3 0 <hostile
newest >.mail
check 'it forges no header' is "$(sed '/^$/q' .mail | grep -c '^Subject:\|^From:')" 2
sed '1,/^$/d' .mail >.body
check 'every line stands behind a bar' has .body '| Subject: forged'
check 'so does a template' has .body '| seat blue'
check 'and no wish in it is granted' is "$(query 'select count(*) from attendance where vacant')" 0
check 'no line of it is an order' lacks .answer 'start 1,1'
check 'those behind the end are' has .answer 'start 6,10'
check 'no control goes through' sh -c '! LC_ALL=C grep -q "$(printf "\033")" .body'
check 'no line of the mail is too long' sh -c 'test "$(wc -L <.mail)" -lt 999'
mail blue <.body >.reply
before=$(query "select count(*) from letters where seat = 2")
tp -C club take .reply
check 'a reply that quotes it is no letter' is "$(query 'select count(*) from letters where seat = 2')" \
	"$before"
check 'a text too long' answers 'longer than 4000 bytes' red 4 0 <<EOT
/press blue
$(yes 'a line of twenty lett' | head -200)
/end
/who
EOT
check 'is not sent' is "$(went_to)" ''
check 'and the next wish is granted' has .answer 'Awaited:'
check 'ten thousand lines' answers 'longer than 4000 bytes' red 5 0 <<EOT
/press blue
$(yes 'row' | head -10000)
EOT
check 'are not sent, either' is "$(went_to)" ''
check 'no text' answers 'the text is missing' red 6 0 <<EOT
/press blue
/end
EOT
check 'a seat that is none' answers "'mauve' is no seat" red 7 0 <<EOT
/press mauve
x
/end
EOT
check 'to nobody' answers 'stand the seats it goes to' red 8 0 <<EOT
/press anonymous
x
/end
EOT
check 'to oneself' answers 'you cannot write to yourself' red 9 0 <<EOT
/press red
x
/end
EOT
check 'nothing of these was sent' is "$(went_to)" ''
check 'the referee writes no press for a seat' sh -c '
	"$0" -C club tell harbour red "/press blue" | grep -q "the text is missing"' "$TRADEPOST"
printf 'match harbour\nseat red\nseason 0\nseq 50\n/press blue\nforged\n/end\n' | mail red >.eml
mark
tp -C club take .eml
check 'nothing unsigned is sent' is "$(went_to)" ''

# ---- later, diaries ----

check 'later' answers '13 bytes go to blue with the next report.' red 10 0 <<EOT
/press blue later
LATER-CANARY
/end
/diary
DIARY-CANARY is mine alone.
/end
EOT
check 'it is not sent yet' is "$(went_to)" ''
check 'the diary is kept' has .answer 'Nobody reads them before the match is over'
tp -C club log harbour --press >.log
check 'the list tells that it waits' has .log 'red to blue: 13 bytes, goes with the next report'
check 'it tells of the diary' has .log 'red: diary, 28 bytes'
check 'it has no text' lacks .log CANARY
check 'it is a list of its own' says 64 'one of --season and --press' \
	tp -C club log harbour --press --season 0
mark
tp -C club run --now harbour
check 'later press comes with the report' is "$(went_to)" 2
check 'in one transaction, with the season it was' is \
	"$(query "select season from mails where kind = 'press' order by id desc limit 1")" 0
newest >.mail
check 'with its text' has .mail '| LATER-CANARY'
mark
tp -C club run --now harbour
check 'it comes once' is "$(went_to)" ''

tp -C club show harbour --seat red --xml >report.xml
printf '/press blue\nbuild village 99,99\n/end\nfrob\n' >orders.txt
check 'check passes press over' sh -c '"$0" check report.xml orders.txt >.out
	grep -q "^ *1 *frob" .out && ! grep -q village .out' "$TRADEPOST"

# ---- the limit of a season ----

tp -C club charter harbour press-limit=2
for i in 1 2; do
	check "text $i of two" answers 'bytes went to green' blue "$i" 2 <<EOT
/press green
Number $i
/end
EOT
done
check 'the third is too many' answers 'a seat writes at most 2 texts a season' blue 3 2 <<EOT
/press green
Number 3
/end
EOT
check 'it is not sent' is "$(went_to)" ''
check 'others have their own' answers 'bytes went to green' red 1 2 <<EOT
/press green
Number 1
/end
EOT
tp -C club charter harbour press-limit=0
check 'a match without press' answers 'this match has no press' green 1 2 <<EOT
/press red
x
/end
EOT
tp -C club charter harbour press-limit=20

# ---- a seat that is away, or open ----

tp -C club tell harbour green "/vacation $(date -u -d '5 days' +%Y-%m-%d)" >/dev/null
check 'who is away gets press' answers 'went to green' blue 4 2 <<EOT
/press green
Come back.
/end
EOT
check 'at once' is "$(went_to)" 3
tp -C club tell harbour green /stop >/dev/null
check 'an open seat still gets press' answers 'went to green' red 2 2 <<EOT
/press green
OPEN-CANARY Still there?
/end
EOT
check 'it is mailed' is "$(went_to)" 3

# ---- who must not see it ----

tp -C club export --public harbour public.db
check 'nothing of it is public' sh -c '! grep -qa "CANARY\|Shall we meet\|forged" public.db'
check 'no row of it is' is "$(sqlite3 public.db 'select count(*) from press')" 0
tp -C club export harbour whole.db
check 'it goes along with the whole match' is "$(sqlite3 whole.db 'select count(*) from press')" \
	"$(query 'select count(*) from press')"
for season in 0 1; do
	tp -C club show harbour --season "$season"
	tp -C club show harbour --season "$season" --seat green
	tp -C club show harbour --season "$season" --seat blue --xml
	tp -C club log harbour --season "$season"
done >.shown
tp -C club status harbour >>.shown
tp -C club status --mail harbour >>.shown
tp -C club log harbour --press >>.shown
check 'it is in no report, journal, status or list' \
	sh -c '! grep -q "CANARY\|Shall we meet\|forged\|Hello" .shown'
query "select bytes from mails join mail_bytes on mail = id where seat = 3" >.green
check "what is not green's never went there" sh -c '! grep -q "Shall we\|LATER\|DIARY" .green'
sed -n '2p' .block >.sealed
query "select bytes from mails join mail_bytes on mail = id" >.all
check 'no letter is echoed' sh -c '! grep -qF -f .sealed .all'

# ---- the end opens the diaries ----

check 'what waits for the last report goes with it' answers 'with the next report' blue 20 2 <<EOT
/press all later anonymous
Good night.
/end
/diary
It was a good match.
/end
EOT
mark
seasons=0
while tp -C club status harbour | grep -q 'letters for' && [ $seasons -lt 60 ]; do
	tp -C club run --now harbour || break
	seasons=$((seasons + 1))
	[ "$seasons" != 1 ] || check 'no season but the last opens a diary' is "$(went_to)" '1 3'
done
check 'the match comes to its end' prints 'over after season' tp -C club status
query "select bytes from mails join mail_bytes on mail = id where kind = 'press' and id > $marked
	and seat = 3 order by id desc limit 1" | tr -d '\r' >.mail
check 'the diaries go to all, once' is "$(went_to)" '1 1 2 3 3'
check 'they have a mail of their own' has .mail 'Subject: [harbour] the diaries'
check 'with all that was kept' has .mail '| DIARY-CANARY is mine alone.'
check 'by everybody' has .mail '| It was a good match.'
check 'and who kept it when' has .mail 'Blue, season 2:'
check 'no letter to others is in it' lacks .mail 'Shall we meet'
tp -C club log harbour --press >.log
check 'after the end the list has the texts' has .log '| Shall we meet at the harbour?'
check 'after the end no press is taken' is "$(
	press red 30 40 <<EOT
/press blue
Again?
/end
EOT
	query 'select verdict from letters order by id desc limit 1'
)" match-over
tp -C club export --public harbour public2.db
check 'nothing of it is public, even then' sh -c '! grep -qa "CANARY\|Shall we meet" public2.db'

# ---- a match taken in elsewhere ----

tp init other
tp -C other import --yes whole.db
tp -C other log harbour --press >.log
check 'the list goes along with the match' has .log 'red to blue: 13 bytes, sent'
finish
