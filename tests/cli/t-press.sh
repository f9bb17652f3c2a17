#!/bin/sh
# SPDX-License-Identifier: MIT
# Press and diaries through the commands, and who must not see any of it before the end; tests/unit/t-press.c
# has to whom it goes, and what it says.
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
# answers 'TEXT' SEAT SEQ SEASON <commands
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

check 'to one' answers 'Your words went to blue.' red 1 0 <<EOT
/press blue
Shall we meet at the harbour?
/end
EOT
check 'it goes to that one alone' is "$(went_to)" 2
newest >.mail
check 'it says whose it is' has .mail 'Subject: [harbour] press from Red'
check 'and to whom' has .mail 'Red writes to blue:'
check 'the text stands behind a bar' has .mail '| Shall we meet at the harbour?'
check 'with how to answer' has .mail 'and the line /press red. Write'
check 'in the thread of the match' has .mail 'References: <harbour.s0.2.invitation.'

# ---- anonymous ----

check 'anonymous' answers 'They are not told that you wrote them.' green 1 0 <<EOT
/press red anonymous
I know something.
/end
EOT
check 'it goes there' is "$(went_to)" 1
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
check 'no line of the mail is too long' sh -c 'test "$(wc -L <.mail)" -lt 999'
check 'the referee writes no press for a seat' sh -c '
	"$0" -C club tell harbour red "/press blue" | grep -q "Write the text below the line"' "$TRADEPOST"

# ---- later, diaries ----

check 'later' answers 'Your words go to blue with the next report.' red 10 0 <<EOT
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
	grep -q "^ *1 *frob" .out && ! grep -q 99,99 .out' "$TRADEPOST"

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
check 'press goes on after the end' is "$(
	press red 30 40 >/dev/null <<EOT
/press blue
Again?
/end
EOT
	query 'select verdict from letters order by id desc limit 1'
)" asked
tp -C club export --public harbour public2.db
check 'nothing of it is public, even then' sh -c '! grep -qa "CANARY\|Shall we meet" public2.db'

# ---- a match taken in elsewhere ----

tp init other
tp -C other import --yes whole.db
tp -C other log harbour --press >.log
check 'the list goes along with the match' has .log 'red to blue: 13 bytes, sent'
finish
