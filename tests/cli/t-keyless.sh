#!/bin/sh
# SPDX-License-Identifier: MIT
# A seat without a key: it plays by tokens, gives nothing to any cast, and everybody is told so; and what
# a key changes that it gets later. Its papers are read by both verifiers.
tools=$(pwd)/tests/verify
. "${srcdir:-.}/tests/lib.sh"

# newest KIND SEAT: the newest such mail, as text
newest() {
	query "select bytes from mails join mail_bytes on mail = mails.id
		where kind = '$1' and seat = $2 order by mails.id desc limit 1" | tr -d '\r'
}
last() {
	query "select verdict || ' ' || auth from letters order by id desc limit 1"
}
lacks() {
	! grep -qF -- "$2" "$1" || { echo "'$2' is in $1"; return 1; }
}
# template SEAT: the newest mail with a template of that seat
template() {
	for kind in report roster; do
		newest $kind "$1" >.template
		[ -s .template ] && break
	done
	cat .template
}
# reply SEAT: standard input as an answer to that mail
reply() {
	sent=$(date +%s%N)
	to=$(template "$1" | sed -n 's/^Reply-To: <\(.*\)>$/\1/p' | head -n 1)
	{
		printf 'From: seat%s@example.org\nTo: <%s>\nMessage-ID: <%s@x>\n\n' "$1" "$to" "$sent"
		cat
	} >"reply.$sent"
	tp -C club take "reply.$sent"
}
# write SEAT KEY [LINE...]: a signed letter by that template
write() {
	template "$1" | sed -n '/^match    /,/^nonce /p' >orders.txt
	key=$2
	shift 2
	printf '%s\n' "$@" >>orders.txt
	tp sign --key "$key.key" orders.txt | mail player >.eml
	tp -C club take .eml
}
# papers: what the second verifier reads of all that was mailed
papers() {
	tp -C club records harbour >records.txt
	query 'select bytes from mail_bytes' | tr -d '\r' |
		sed -n '/^-----BEGIN TRADEPOST ACK/,/^-----END/p' >acks.txt
	tp -C club show harbour --seat 1 --season 1 >report.1
	tp -C club show harbour --seat 2 --season 1 >report.2
}
# both FAULTS: both verifiers find these in what papers wrote, and in bad.txt for its records, if given
both() {
	tp verify "${2:-records.txt}" acks.txt report.1 report.2 >first
	"$tools/second" "${2:-records.txt}" acks.txt report.1 report.2 >second
	found=$(sed -n 's/^fault //p' second | sort -u | tr '\n' ';')
	told=$(sed -n 's/^  [WU][RN][OP][NR][A-Z]* \([^:]*\):.*/\1/p' first | sort -u | tr '\n' ';')
	is "$found" "$1" && is "$told" "$1" && return 0
	cat first second
	return 1
}

# ---- a seat is given ----

tp init club || exit 1
echo 'subaddress = yes' >>club/tradepost.conf
tp key new red
tp -C club new ktech strict --seats 2
check 'a match that wants signatures gives no seat without a key, and says what lets it' says 64 \
	"'tradepost charter strict unsigned=token' lets a seat do without a key" \
	tp -C club seat strict red --name Ann --mail seat1@example.org
tp -C club new ktech harbour --seats 2 --set unsigned=token
check 'one that takes tokens does' exits 0 \
	tp -C club seat harbour red --name Ann --mail seat1@example.org
check 'where no two seats can have a key, the referee is told whose dice these are' \
	has .stderr "to get proof of the dice, give two seats a key, or make the match with --witness: now the club alone makes the dice of 'harbour' and could choose them unseen"
newest invitation 1 >.invitation
tr -s ' \n' '  ' <.invitation >.said
check 'and so is the player' has .said \
	'As long as fewer than two seats have a key and there is no witness, the club alone makes the dice. It could choose them, and nobody would see it. Keys or a witness prevent that: make a key with the program tradepost, and send the line /key followed by the public key.'
tp -C club new ktech trio --seats 3 --set unsigned=token
tp -C club seat trio red --name Ann --mail seat1@example.org
newest invitation 1 | tr -s ' \n' '  ' >.first
check 'so is the first of three, though others may yet get keys' has .first 'the club alone makes the dice'
check 'in two sentences, calmly' lacks .invitation NOTE
check 'behind what they may order' sh -c \
	'sed "/^Your seat has no key/,\$d" .invitation | grep -q "^# start"'
check 'how a part in the dice is had is said once' is "$(grep -o '/key' .said | wc -l)" 1
check 'the invitation asks for no signature' lacks .invitation 'tradepost sign'
check 'a seat may be given a key while its match begins' exits 0 \
	tp -C club seat harbour red --name Ann --mail seat1@example.org --key red.pub
tp -C club seat harbour blue --name Bob --mail seat2@example.org
check 'a match of which a seat has no key goes on taking tokens' says 64 \
	"give the seats a key, or let seats play without a key by 'tradepost charter harbour unsigned=token': 1 seat of 'harbour' has no key" \
	tp -C club charter harbour unsigned=no

# ---- the roster ----

newest invitation 1 | sed -n '/^match    /,$p' >orders.txt
tp sign --key red.key orders.txt | mail red >join.eml
tp -C club take join.eml
tp -C club seat harbour blue --name Bob --mail seat2@example.org 2>.stderr
check 'who gives that seat once more is not told again' lacks .stderr dice
tp -C club start harbour 2>.stderr
check 'nor who starts the match' lacks .stderr dice
tp -C club records harbour >records.txt
check 'the roster names the key of one' grep -q '^seat 1 key [A-Za-z0-9_-]\{43\}$' records.txt
check 'and none of the other' grep -qx 'seat 2 key none' records.txt
check 'which has no anchor' grep -qx 'seat 2 anchor none' records.txt
newest roster 2 >.roster
check 'the mail that begins the match says who has no part in the dice' \
	has .roster 'blue: Bob (no key, so no part in the dice'
check 'how to answer comes before all that is signed' sh -c \
	'sed "/BEGIN TRADEPOST RECORD/,\$d" .roster | grep -q "Answer this mail"'
check 'and does not say again what the invitation said of the dice' lacks .roster 'nothing proves'
newest roster 1 >.roster
check 'the others read it, too' has .roster 'blue: Bob (no key, so no part in the dice'
newest invitation 2 | tr -s ' \n' '  ' >.said
check 'that nothing proves the dice was in their invitations' has .said 'and nobody would see it'
check 'its template lies beside how to sign, as ever' has .roster 'tradepost sign --key YOUR.key'
tp verify records.txt >.verified
check 'verify says before the first season whose the dice are' has .verified 'open-dice 0'

# ---- letters ----

tp key new blue
printf 'start 6,10 4,6\n' | orders harbour 0 blue 1 >orders.txt
tp sign --key blue.key orders.txt | mail blue >.eml
tp -C club take .eml
check 'no signature counts for a seat without a key' is "$(last)" 'bad-signature key'
newest ack 2 >.ack
check 'and its player is told how to write' has .ack 'Send the orders without a'
printf 'start 6,10 4,6\n' | reply 2
check 'an answer is its letter' is "$(last)" 'taken token'
printf '/join\n' | reply 2
newest answer 2 >.answer
check 'it cannot join the dice before it has a key' has .answer 'send the line /key'
write 1 red 'start 6,10 4,6'
check 'the season is played' exits 0 tp -C club run harbour
write 1 red 'prefer city'
printf 'prefer city\n' | reply 2
tp -C club run harbour
tp -C club show harbour --seat 2 >.report
check 'its report says that it has no part in the dice' has .report '(seq 1, token, no part in the dice)'
tp -C club show harbour --seat 1 >.report
check 'that of the others says nothing of the kind' lacks .report 'no part in the dice'
papers
check 'the record has its letter and no nonce' grep -qx 'seat 2 nonce none' records.txt
check 'both verifiers find nothing wrong' both ''
check 'verify tells from which record on nothing proves the dice' has first 'open-dice 0'
label=$(sed -n 's/^die \([^ ]*\) 0 .*/\1/p' records.txt | tail -n 1)
tp -C club explain harbour "die $label" --season 1 >.explained
check 'an explanation of a die says why the seat gave nothing' has .explained \
	'the seat has no key'
check 'all is played again' prints 'season 1: the same' tp -C club replay harbour
sed '/^record 1$/,/^-----END/s/^\(seat 2 seq 1 auth\) token/\1 key/' records.txt |
	"$tools/forge" chain club/referee.key >bad.txt
check 'a record that calls its letter signed is found out' both 'made-up 1 2;two-heads 1;' bad.txt
sed 's/^seat 2 anchor none/seat 2 anchor AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/' records.txt |
	"$tools/forge" sign club/referee.key >bad.txt
tp verify bad.txt >first
check 'an anchor without a key is no roster' has first 'WRONG bad-text roster'
"$tools/second" bad.txt >second
check 'to the second verifier neither' grep -q '^fault bad-text roster$' second

# ---- elsewhere ----

# same_name: a match of two seats that have one name, no keys, and pages of their own
same_name() {
	tp -C club new ktech twins --seats 2 --set unsigned=token
	for seat in red blue; do
		tp -C club seat twins $seat --name Ann --mail $seat@example.org || return
	done
	sqlite3 club/club.db 'update seats set public = 1'
	tp -C club archive site
	is "$(grep -o 'players/[0-9a-f]*' site/matches/twins/index.html | sort -u | wc -l)" 2
}
check 'two seats without a key are two players, also of one name' same_name
# page_says SEASON TEXT: its page in the archive, however its lines are broken
page_says() {
	tr -s ' \n\t' '   ' <"site/matches/harbour/season-$1.html" >.page
	has .page "$2"
}
check 'the archive says what is true of dice that one seat gave something to' \
	page_says 1 'Here there was neither, so the referee could have chosen them.'
check 'and not that nobody could know them' lacks .page 'Nobody could know'
tp -C club export harbour harbour.db 2>.err
tp init other
check 'the match can move to another club' exits 0 tp -C other import --yes harbour.db
check 'and is the same there' prints 'season 1: the same' tp -C other replay harbour
tp -C club backup night.db
rm -rf saved && cp -r club saved
tp -C club run harbour --now
query 'select bytes from mail_bytes' >mails.txt
tp -C saved restore --yes night.db mails.txt >.restored 2>&1
check 'a backup of it is brought to where it stood' prints 'letters for season 3' \
	tp -C saved status harbour

# ---- a key, and another player ----

printf '/key %s\n' "$(tail -n 1 blue.pub)" | reply 2
newest notice 2 >.notice
check 'whoever asks for a key is asked once more' has .notice 'It changes the key of your seat'
check 'and gets none before' is "$(query "select key from seats where seat = 2")" ''
sed 's/^From:.*/From: seat2@example.org/; s/^To:.*/To: '"$(sed -n 's/^Reply-To: //p' .notice)"'/
	/^X-Tradepost/d; /^Auto-/d; /^List-/d; s/^Message-ID:.*/Message-ID: <yes@x>/; /^$/q' .notice >yes.eml
echo yes >>yes.eml
tp -C club take yes.eml
check 'an answer gives the seat a key' is \
	"$(query "select key from seats where seat = 2")" "$(tail -n 1 blue.pub)"
newest notice 2 >.notice
check 'its player is told by a mail of its own' has .notice 'was given a key'
newest answer 2 >.answer
check 'the answer says that the key has no part in the dice yet' sh -c \
	'tr -s " \n" "  " <.answer | grep -q "from season 4 on, sign these lines"'
sed -n '/^ *match /,/^ *\/join/p' .answer >join.txt
tp -C club records harbour >records.txt
check 'and all in the record' grep -q '^seat 2 key [A-Za-z0-9_-]\{43\}$' records.txt
check 'which names the letter' grep -q '^by [A-Za-z0-9_-]\{43\}$' records.txt
tp key new thief
printf '/key %s\n' "$(tail -n 1 thief.pub)" | reply 2
check 'from then on only a signed letter changes it' is \
	"$(query "select key from seats where seat = 2")" "$(tail -n 1 blue.pub)"
write 1 red /join
check 'what it has ready is signed as it stands' exits 0 tp sign --key blue.key join.txt
mail player <.stdout >.eml
tp -C club take .eml
newest answer 2 >.answer
check 'and gives a part from the dice of the next season on' has .answer 'You have joined: from season 4'
tp -C club run harbour --now
write 1 red 'prefer city'
write 2 blue 'prefer city'
tp -C club run harbour --now
papers
check 'who joins has a part in the next dice' grep -q '^seat 2 nonce [A-Za-z0-9_-]\{43\}$' records.txt
check 'all of it is proven' both ''
tp -C club archive site
check 'of dice that two seats gave something to the archive says when they were known' \
	page_says 4 'so the referee knew the dice when the last letter was in'
check 'and not that nobody could' lacks .page 'Nobody could know'
tr -s ' \n' ' ' <first >told
check 'open dice are those of the seasons before' has told 'the dice of 3 seasons from this record on'
tp -C club backup night.db
rm -rf saved && cp -r club saved
check 'a seat may go to somebody without a key' exits 0 \
	tp -C club seat harbour blue --replace --name Cleo --mail seat3@example.org
newest invitation 2 >.invitation
check 'who is told how to answer' has .invitation 'Answer this mail'
check 'and not how to sign' lacks .invitation 'tradepost sign'
tp -C club records harbour >records.txt
check 'the record takes the key away' sh -c 'tail -n 15 records.txt | grep -qx "seat 2 key none"'
write 2 blue 'prefer city'
check 'with it what the one before signs' is "$(last)" 'bad-signature key'

# ---- leaving ----

# answers FILE LINE: the line as an answer of Cleo's to the mail in that file
answers() {
	printf 'From: seat3@example.org\nTo: %s\nMessage-ID: <%s@cleo>\n\n%s\n' \
		"$(sed -n 's/^Reply-To: //p' "$1" | head -n 1)" "$2" "$2" >answer.eml
	tp -C club take answer.eml
}
# left: how many records say that seat 2 left
left() {
	tp -C "${1:-club}" records harbour | sed -n '/^tp-leave 1$/,/^by /p' | grep -cx 'seat 2'
}
answers .invitation /stop
check 'a word alone makes nobody leave' is "$(left)" 0
newest notice 2 >.notice
answers .notice yes
check 'their yes does, and all read it in the record' is "$(left)" 1
check 'which names the letter' sh -c 'tail -n 12 "$1" | grep -q "^by [A-Za-z0-9_-]\{43\}$"' - \
	"$(tp -C club records harbour | sed -n '/^tp-leave 1$/,$p' >.leave; echo .leave)"
check 'the seat is open' is "$(query 'select vacant from attendance where seat = 2 and match = 2')" 1
tp -C club run harbour --now
papers
check 'both verifiers find nothing wrong with that' both ''
rm -rf mails && mkdir mails
query "select id, hex(message_id) from mails" | while IFS='|' read -r id name; do
	query "select writefile('mails/$name.eml', bytes) from mail_bytes where mail = $id" >.out
done
tp -C saved restore --yes night.db mails >.restored 2>&1
tp -C saved records harbour >records.txt
check 'a backup from before learns from the records that the seat has no key' sh -c \
	'sed "1,/^tp-rejoin/d" records.txt | grep -qx "seat 2 key none"'
check 'that its player left' is "$(left saved) $(sqlite3 saved/club.db \
	'select vacant from attendance where seat = 2 and match = 2')" '1 1'
check 'and keeps to it' is "$(sqlite3 saved/club.db 'select key from seats where seat = 2 and match = 2')" ''
finish
