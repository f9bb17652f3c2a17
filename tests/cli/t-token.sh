#!/bin/sh
# SPDX-License-Identifier: MIT
# Letters without a key: taken by the token of their seat and season, in matches that want that, and
# by nothing else; who sees a token, and who must not. tests/unit/t-admission.c has what a token is good
# for.
. "${srcdir:-.}/tests/lib.sh"
tp init club || exit 1
check 'a token needs the address of a match' says 64 "'subaddress = yes'" \
	tp -C club new ktech harbour --seats 3 --set unsigned=token
echo 'subaddress = yes' >>club/tradepost.conf
echo 'answers = 500' >>club/tradepost.conf
make_match club harbour 3 --option passes=2 --set unsigned=token || exit 1
make_match club strict 3 --option passes=2 || exit 1

lacks() {
	! grep -qiF -- "$2" "$1" || {
		echo "'$2' is in $1"
		return 1
	}
}
# The newest mail of a kind to a seat of harbour, as text.
newest() {
	query "select bytes from mails join mail_bytes on mail = mails.id
		join matches on matches.id = match where matches.name = '${3:-harbour}'
		and kind = '$1' and seat = $2 order by mails.id desc limit 1" | tr -d '\r'
}
last() {
	query "select verdict || ' ' || auth || ' ' || form from letters order by id desc limit 1"
}
# The address that answers to a mail go to, and the token in it.
reply_to() {
	sed -n 's/^Reply-To: <\(.*\)>$/\1/p' | head -1
}
token() {
	newest "$1" "$2" | reply_to | sed -n 's/^referee+harbour\.\(.*\)@localhost$/\1/p'
}
# plain SEAT SEASON SEQ [ADDRESS [HEADER]]: orders from standard input, unsigned, taken
plain() {
	{
		[ -z "${4:-}" ] || echo "Delivered-To: $4"
		printf 'From: %s@example.org\nTo: referee@localhost\n' "${from:-$1}"
		printf 'Message-ID: <%s@example.org>\n%s\n' "$(date +%s%N)" "${head:+$head
}"
		printf 'match %s\nseason %s\nseat %s\nseq %s\n' "${table:-harbour}" "$2" "$1" "$3"
		[ -z "${5:-}" ] || echo "$5"
		cat
	} >.eml
	tp -C club take .eml
}
unknown_senders() {
	query "select count(*) from unknown_senders where reason like '%token%'"
}

# ---- where it stands ----

red=$(token roster 1) blue=$(token roster 2) green=$(token roster 3)
check 'the mail that begins a match has a token of sixteen letters' is "${#red}" 16
check 'each seat has its own' is "$(printf '%s\n' "$red" "$blue" "$green" | sort -u | wc -l)" 3
newest roster 1 >.invitation
check 'its template has it' has .invitation "token    $red"
check 'and it says what it is for' has .invitation 'You need no signature'
check 'the invitation before it has the same one' is "$(token invitation 1)" "$red"
newest roster 1 strict >.invitation
check 'a match without has the plain address' is "$(reply_to <.invitation)" \
	'referee+strict@localhost'
check 'and no such line' lacks .invitation token

# ---- right ----

plain red 0 1 "referee+harbour.$red@localhost" <<EOT
start 6,10
EOT
check 'a letter to the right address is taken' is "$(last)" 'taken token unsigned'
newest ack 1 >.ack
check 'its answer tells so' has .ack 'is taken'
check 'and can be answered itself' is "$(token ack 1)" "$red"
sed '1,/^$/d' .ack >.body
check 'but does not repeat the token' lacks .body "$red"
plain red 0 2 "referee+harbour.$(echo "$red" | tr 'A-Za-z' 'a-zA-Z')@localhost" <<EOT
start 6,10
EOT
check 'so is one whose address lost its case' is "$(last)" 'taken token unsigned'
plain blue 0 1 '' "token $blue" <<EOT
start 4,2
EOT
check 'so is one with the line' is "$(last)" 'taken token unsigned'
sed "s/^token .*/token    $(echo "$blue" | cut -c1-9)\\
$(echo "$blue" | cut -c10-)/; s/^seq 1/seq 2/; s/4,2/4,3/; s/^Message-ID: </&broken/" .eml >broken.eml
tp -C club take broken.eml
check 'or with a line that a program broke' is "$(last)" 'taken token unsigned'
check 'whose rest is no order' is "$(query 'select text from letters order by id desc limit 1' |
	grep -c "^start 4,3")" 1
newest ack 2 | sed '1,/^$/d' >.body
check 'and is not repeated' lacks .body "$(echo "$blue" | cut -c10-)"
sed 's/^To: .*/To: <referee+harbour.'"$blue"'@localhost>/; /^token/d; s/^seq 1/seq 3/' .eml >to.eml
tp -C club take to.eml
check 'so is one whose To has it' is "$(last)" 'taken token unsigned'
before=$(query 'select count(*) from letters')
mails=$(query 'select count(*) from mails')
sed 's/^Message-ID: </&again/' to.eml >again.eml
tp -C club take again.eml
check 'the same letter again is none' is "$(query 'select count(*) from letters')" "$before"
check 'but nobody is met with silence' is "$(query 'select count(*) from mails')" $((mails + 1))
newest ack 2 >.ack
check 'the answer says that nothing changes' has .ack 'Nothing changes, as this letter had come before'

# ---- wrong ----

logged=$(unknown_senders)
plain green 0 1 "referee+harbour.$red@localhost" <<EOT
start 4,2
EOT
check 'the token of another seat is none' is "$(last)" 'unsigned none unsigned'
newest ack 3 >.ack
check 'the player is told what to do' has .ack 'answer this mail with your orders'
check 'and the address that answers go to proves them' is "$(token ack 3)" "$green"
check 'but no other token is in it' lacks .ack "$red"
check 'and it is in the log' is "$(unknown_senders)" $((logged + 1))
plain green 0 2 referee+harbour.0123456789abcdef@localhost <<EOT
start 4,2
EOT
check 'a token that is none is logged' is "$(unknown_senders)" $((logged + 2))
plain green 0 3 '' 'token 0123456789abcdef' <<EOT
start 4,2
EOT
check 'in the line, too' is "$(unknown_senders)" $((logged + 3))
plain green 0 4 referee+harbour@localhost <<EOT
start 4,2
EOT
check 'no token at all is no wrong one' is "$(unknown_senders)" $((logged + 3))
check 'green has no letter' is \
	"$(query "select count(*) from letters where seat = 3 and verdict = 'taken'")" 0
head='Auto-Submitted: auto-replied' plain green 0 5 "referee+harbour.$green@localhost" <<EOT
start 4,2
EOT
check 'what a program sent is not taken' is \
	"$(query "select count(*) from letters where seat = 3 and verdict = 'taken'")" 0
query 'select source, reason from unknown_senders' >.log
for secret in "$red" "$blue" "$green" 0123456789abcdef; do
	check 'the log has no token' lacks .log "$secret"
done
# The same text that was refused without a token is taken with it, and marked so.
plain green 0 4 "referee+harbour.$green@localhost" <<EOT
start 4,2
EOT
check 'the same text with the right one is taken' is "$(last)" 'taken token unsigned'
table=strict plain red 0 1 "referee+strict.$red@localhost" "token $red" <<EOT
start 6,10
EOT
check 'a match that takes none takes none' is "$(last)" 'unsigned none unsigned'
newest ack 1 strict >.ack
check 'and does not speak of them' lacks .ack 'token'

# ---- with a key ----

orders harbour 0 red 4 <<EOT >.text
token $green
start 6,10
EOT
tp key new club/eve
tp sign --key club/eve.key .text | sed "1i Delivered-To: referee+harbour.$red@localhost\n" >.eml
tp -C club take .eml
check 'a wrong signature is not mended by a token' is \
	"$(query "select count(*) from letters where verdict = 'bad-signature'")" 1

# ---- the next season ----

tp -C club run harbour
check 'the set-up is played' prints 'letters for season 1' tp -C club status harbour
newest report 1 >.report
red1=$(token report 1) blue1=$(token report 2) green1=$(token report 3)
check 'the report has a token' is "${#red1}" 16
check 'another one' is "$(printf '%s\n' "$red" "$red1" | sort -u | wc -l)" 2
check 'its template has it, too' has .report "token    $red1"
newest report 2 >.report
check 'a report says what its letter was taken by' has .report '(seq 3, token)'
check 'the seat of another has another' lacks .report "$red1"
tp -C club show harbour --seat 2 >.shown
check 'no other seat is shown it' lacks .shown "$red1"
tp -C club show harbour >.shown
check 'the public report has none' lacks .shown 'token '
for form in --xml --html; do
	tp -C club show harbour --seat blue $form >.shown
	check "show $form of another seat has none" lacks .shown "$red1"
	tp -C club show harbour $form >.shown
	check "the public $form has none" lacks .shown "$red1"
done
for words in 'log harbour' 'status' 'status harbour' 'status --mail harbour'; do
	# shellcheck disable=SC2086
	tp -C club $words >.shown
	for secret in "$red" "$red1"; do
		check "$words has none" lacks .shown "$secret"
	done
done
tp -C club export harbour --public public.db
check 'a public export is made' test -s public.db
for secret in "$red" "$red1"; do
	check 'it has none' lacks public.db "$secret"
done
plain red 1 1 "referee+harbour.$red@localhost" <<EOT
build village 4,5
EOT
check 'with the token of a season that is over a letter comes too late' is "$(last)" 'wrong-season token unsigned'
newest ack 1 >.ack
check 'its answer says so' has .ack 'season 0 was played on'
check 'and has its lines for the open season' has .ack 'build village 4,5'
check 'nobody is told that a signature is missing' lacks .ack 'not signed'
plain red 1 1 "referee+harbour.$red1@localhost" <<EOT
build village 4,5
EOT
check 'that of the one that is open is one' is "$(last)" 'taken token unsigned'
plain blue 0 9 "referee+harbour.$blue1@localhost" <<EOT
start 4,2
EOT
check 'but not for an older season' is "$(last)" 'wrong-season token unsigned'

# ---- reminders ----

tp -C club start harbour --deadline "$(date -u -d '+2 hours' +%Y-%m-%dT%H:%MZ)"
query "update clocks set opened = opened - 864000"
tp -C club tick
check 'the token is the same' is "$(token notice 2)" "$blue1"
newest notice 2 >.notice
check 'a reminder says how to answer' has .notice 'Answer this mail'
newest notice 1 >.notice
check 'who is not awaited can answer as well' has .notice "$red1"

# ---- a seat with a new player ----

tp key new club/heir
tp -C club seat harbour blue --replace --name heir --mail heir@example.org --key club/heir.pub
heir=$(token invitation 2)
check 'who takes a seat over has another token' is \
	"$(printf '%s\n' "$blue1" "$heir" | sort -u | wc -l)" 2
plain blue 1 1 "referee+harbour.$blue1@localhost" <<EOT
build village 4,5
EOT
check 'the old player can write no more' is "$(last)" 'unsigned none unsigned'
from=heir plain blue 1 1 "referee+harbour.$heir@localhost" <<EOT
build village 4,5
EOT
check 'the new one can' is "$(last)" 'taken token unsigned'

# ---- given and taken away ----

check 'a match that has begun can take tokens' exits 0 tp -C club charter strict unsigned=token
check 'and leave it' exits 0 tp -C club charter harbour unsigned=no
plain red 1 2 "referee+harbour.$red1@localhost" <<EOT
build village 4,5
EOT
check 'then none is taken' is \
	"$(query "select count(*) from letters where season = 1 and seat = 1 and seq = 2
		and verdict = 'taken'")" 0
sed -i '/^subaddress/d' club/tradepost.conf
check 'without such addresses it cannot be wanted' says 64 "'subaddress = yes'" \
	tp -C club charter harbour unsigned=token
long=$(printf 'r%.0s' $(seq 50))
printf 'mail = %s@localhost\nsubaddress = yes\n' "$long" >>club/tradepost.conf
check 'nor where they are too long' says 64 'too long an address' \
	tp -C club charter harbour unsigned=token
finish
