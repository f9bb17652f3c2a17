#!/bin/sh
# SPDX-License-Identifier: MIT
# An invitation is answered from any mail program: who joins by that, and who does not, however they try;
# what becomes of orders that come before the match begins; and a match that begins by itself.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers = 500' 'answers-unknown = 100' >>club/tradepost.conf
for name in red witness; do tp key new $name; done

# make NAME SEATS [OPTION...]: a match whose seats nobody has
make() {
	table=$1
	n_seats=$2
	shift 2
	tp -C club new ktech "$table" --seats "$n_seats" --set unsigned=token "$@"
}
# invite SEAT [OPTION...]: to the player ann of seat 1, bob of seat 2, cleo of seat 3
invite() {
	who=$(echo ann bob cleo | cut -d' ' -f"$1")
	at=$1
	shift
	tp -C club seat "$table" "$at" --name "$who" --mail "$who@example.org" "$@"
}
# reply TO [FROM]: an answer to that address, by ann or somebody else; $head: a header more
reply() {
	from=${2:-ann}
	case $from in *@*) ;; *) from=$from@example.org ;; esac
	mailed "$from" "$1" "${head:-}"
}
# joined: the seats of the match at hand whose players have answered
joined() {
	tp -C club status "$table" | awk '/ joined/ && !/not joined/ { printf "%s ", $1 }'
}
# letters: those of the match at hand that are taken
letters() {
	query "select seat || ' ' || letters.season || ' ' || seq from letters join matches
		on matches.id = match where matches.name = '$table' and verdict = 'taken'
		order by letters.id" | tr '\n' ';'
}
lacks() {
	! grep -qF -- "$2" "$1" || { echo "'$2' is in $1"; return 1; }
}
state() {
	query "select state || ' ' || season from matches where name = '$table'"
}
told() {
	newest "$1" "$2" | sed '1,/^$/d' | tr -s ' \n' '  ' >told
	has told "$3"
}

# ---- the invitation ----

make harbour 3
invite 1 --key red.pub
invite 2
invite 3
newest invitation 1 >keyed
newest invitation 2 >.invitation
check 'an invitation has a token in its address for answers' is \
	"$(address invitation 2 | sed 's/\.[A-Za-z0-9_-]\{16\}@/.TOKEN@/')" 'referee+harbour.TOKEN@localhost'
check 'it says first who invites, to what' told invitation 2 \
	"invites you to play KTech (Warpspawn), in the match 'harbour'. Your seat is blue; there are 3 seats."
check 'and what the game is and how long it takes' told invitation 2 'a match takes 20 to 60 seasons'
check 'then how to answer it' told invitation 2 \
	'the more of you play, the fewer it takes. To play, answer this mail: write the word yes on the first line'
check 'and that it is not to be passed on' told invitation 2 'Do not forward this mail'
check 'it shows the map' has .invitation 'THE MAP'
check 'and what may be ordered first' has .invitation '# start SPACE ...'
check 'a seat without a key reads nothing of signatures' lacks .invitation 'tradepost sign'
check 'one with a key reads how to sign' has keyed 'tradepost sign --key YOUR.key orders.txt'
check 'behind how to answer' sh -c \
	'sed "/tradepost sign/,\$d" keyed | tr -s " \n" "  " | grep -q "write the word yes on the first"'
check 'no line is too long for a mail' sh -c '! sed "1,/^$/d" keyed .invitation | grep "^.\{73\}"'
make strict 1 --set unsigned=no >.out 2>&1 || tp -C club new ktech strict --seats 2
tp -C club seat strict 1 --name ann --mail ann@example.org --key red.pub
table=strict
check 'where all is signed the invitation has no token' is "$(address invitation 1)" \
	referee+strict@localhost
table=harbour
check 'nobody has joined yet' is "$(joined)" ''

# ---- what joins ----

blue=$(address invitation 2) green=$(address invitation 3)
echo 'Yes.' | reply "$blue" bob
check 'yes joins' is "$(joined)" 'blue '
check 'and is answered' told answer 2 'You play: the seat is yours.'
check 'by a subject that says what happened' has "$(newest answer 2 >.answer; echo .answer)" 'Subject: [harbour] you have joined'
check 'and no command that was not written' lacks .answer '/join'
check 'with what happens next' told answer 2 'The match begins when the referee starts it'
echo yes | reply "$blue" bob
check 'who says it again is answered again' is "$(query "select count(*) from mails where kind = 'answer'")" 2
check 'status shows who has answered' prints 'joined, no part in the dice' tp -C club status harbour
check 'no letter of orders comes of it' is "$(letters)" ''
i=0
for word in yes YES yes. ja Ja. oui sí Sí si tak /join /JOIN; do
	i=$((i + 1))
	make "word$i" 2
	invite 1
	printf '%s\n' "$word" | reply "$(address invitation 1)"
	check "'$word' joins" is "$(joined)" 'red '
done
for line in 'yes please' "Yes, I'm in!" 'Ja, gerne.' 'yes - thank you' 'Oui, merci' 'yes I’m in' 'Hi Clara,
yes' 'Liebe Clara,

ja bitte'; do
	i=$((i + 1))
	make "word$i" 2
	invite 1
	printf '%s\n' "$line" | reply "$(address invitation 1)"
	check "so does '$(echo $line)'" is "$(joined)" 'red '
done
make quotes 2
invite 1
{
	printf 'Oui\n\n-- \nAnn\n\nLe lun. 23 nov. 2026, A tradepost club <%s> a écrit :\n' "$(address invitation 1)"
	newest invitation 1 | sed '1,/^$/d; s/^/> /'
} | reply "$(address invitation 1)"
check 'so does a word above all that is quoted, and a signature' is "$(joined)" 'red '
make html 2
invite 1
head='Content-Type: text/html; charset=utf-8' reply "$(address invitation 1)" <<'EOT'
<div dir="ltr">yes</div><br><blockquote>Ann, you are invited</blockquote>
EOT
check 'and one in a mail of HTML alone' is "$(joined)" 'red '
table=harbour
printf 'start 4,6 5,3\n' | reply "$green" cleo
check 'orders join' is "$(joined)" 'blue green '
check 'and are the letter of season 0' is "$(letters)" '3 0 1;'
check 'which is read and acknowledged' told ack 3 '1 start 4,6 5,3 understood'
check 'and the answer says that the seat is taken' told ack 3 'You play: the seat is yours.'
newest ack 3 >.ack
check 'without a signed paper, as the seat may still go to somebody else' lacks .ack 'BEGIN TRADEPOST ACK'
printf 'yes\nstart 5,3 4,6\n' | reply "$blue" bob
check 'a word with orders below joins and orders' is "$(letters)" '3 0 1;2 0 3;'
printf '/join\n' | reply "$(address invitation 1)"
check 'a seat with a key may answer so, too' is "$(joined)" 'red blue green '
check 'and learns what that gives' told answer 1 'To give your key a part in the dice, sign the letter'
check 'but no anchor comes of it, whatever stands behind the command' is \
	"$(printf '/join AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\n' | reply "$(address invitation 1)"
	query 'select count(*) from chains')" 0

# ---- what does not ----

# nobody 'a sentence' [HEAD]: standard input, answered to a new invitation, joins nobody
nobody() {
	i=$((i + 1))
	make "no$i" 2
	invite 1
	head=${2:-} reply "$(address invitation 1)"
	check "$1" is "$(joined)$(letters)" ''
}
nobody 'a quoted yes joins nobody' <<'EOT'
> yes
EOT
check 'and the answer says how it is done' told ack 1 'the word yes on the first line'
newest ack 1 >.refused
check 'so does its subject' sh -c \
	'grep -A1 "^Subject:" .refused | tr -d "\n" | grep -q "you have not joined yet: answer with the word yes"'
nobody 'a yes further down neither' <<'EOT'
I am away until Monday
yes
EOT
nobody 'nor below a greeting that says more' <<'EOT'
Hi Clara, what is this about?
yes
EOT
nobody 'nor with words that may take it back' <<'EOT'
yes, thank you, but not now
EOT
nobody 'nor within another word' <<'EOT'
yesterday
EOT
nobody 'nor one that a word behind it denies' <<'EOT'
Yes? No, not this time
EOT
nobody 'nor a word alone that a program sent' 'Auto-Submitted: auto-replied' <<'EOT'
yes
EOT
nobody 'nor one in a signature' <<'EOT'
What is this?
-- 
yes
EOT
nobody 'nor words that begin as an order and are none' <<'EOT'
start without me
EOT
check 'and the answer says so' told ack 1 'You have not joined'
nobody 'nor an order that cannot be understood' <<'EOT'
start 99,99
EOT
nobody 'nor a question' <<'EOT'
/rules start
EOT
nobody 'nor a mail with nothing in it' <<'EOT'
EOT
nobody 'nor a letter of a header alone' <<EOT
season 0
EOT
table=harbour
echo 'When do we begin?' | reply "$green" cleo
check 'who has joined is never told that they have not' told ack 3 'You play, the seat is yours'
check 'and that what they ordered stands' told ack 3 'Your orders are in. You play'
before=$(query 'select count(*) from unknown_senders')
make guess 2
invite 1
invite 2
echo yes | reply referee+guess.0123456789abcdef@localhost
check 'a guessed token joins nobody' is "$(joined)" ''
echo yes | reply "$blue"
check 'nor does that of another match' is "$(joined)" ''
check 'what guesses is in the log' [ "$(query 'select count(*) from unknown_senders')" -gt "$before" ]
head='Auto-Submitted: auto-replied
Content-Type: multipart/report; report-type=delivery-status; boundary=b' reply "$(address invitation 1)" mailer-daemon <<EOT
--b
Content-Type: text/plain

yes
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; example.org

Final-Recipient: rfc822; ann@example.org
Action: failed
Status: 5.1.1

--b--
EOT
check 'an invitation that comes back joins nobody' is "$(joined)" ''

# ---- whose seat it is ----

forwarded=$(address invitation 1)
echo yes | reply "$forwarded" friend
check 'who answers an invitation that was passed on is told that its player is asked' is \
	"$(query "select count(*) from mails where recipient like '%friend%'")" 1
check 'its player is, and learns of it' [ "$(query "select count(*) from mails join matches
	on matches.id = match where name = 'guess' and recipient = 'ann@example.org'")" -gt 1 ]
check 'who was passed it has not joined' is "$(joined)" ''
echo yes | reply "$(address notice 1)"
check 'until the player says yes to the question' is "$(joined)" 'red '
make apart 2
invite 1
printf 'start 4,6 5,3\n' | reply "$(address invitation 1)" friend
check 'nor have orders from elsewhere' is "$(joined)$(letters)" ''
printf 'start 5,3 4,6\n' | reply "$(address invitation 1)"
check 'those of the player count' is "$(joined)$(letters)" 'red 1 0 1;'

make moved 2
invite 1
old=$(address invitation 1)
tp -C club seat moved 1 --mail ann@new.example
echo yes | reply "$old"
check 'the invitation to an address that was given up joins nobody' is "$(joined)" ''
check 'the one to the new address does' is "$(echo yes | reply "$(address invitation 1)" ann@new.example
	joined)" 'red '
printf 'start 4,6 5,3\n' | reply "$(address invitation 1)" ann@new.example
tp -C club seat moved 1 --mail ann@newer.example
check 'an answer stays where its player moves on' is "$(joined)$(letters)" 'red 1 0 1;'
tp -C club seat moved 1 --name eve --mail eve@example.org
check 'a seat that is given to somebody else has not answered' is "$(joined)" ''
check 'and the orders of the one before are none of it' is "$(letters)" ''
printf 'start 4,6 5,3\n' | reply "$old"
check 'nor can the one before order any more' is "$(joined)$(letters)" ''
printf 'start 5,3 4,6\n' | reply "$(address invitation 1)" eve
check 'the new player can' is "$(joined)$(letters)" 'red 1 0 1;'
tp -C club seat moved 1 --name eva --mail eve@example.org
check 'another name at the same address is somebody else as well' is "$(joined)$(letters)" ''
tp -C club seat moved 2 --name eva --mail eve@example.org
echo yes | reply "$(address invitation 2)" eve
check 'who has two seats answers for each' is "$(joined)" 'blue '
printf 'start 7,3 4,6\n' | reply "$(address invitation 1)" eve
printf 'start 4,6 5,3\n' | reply "$(address invitation 1)" eve
check 'of orders before the start the last ones count' is "$(letters)" '1 0 1;1 0 2;'
tp -C club take "mail.$sent"
check 'the same mail a second time changes nothing' is "$(letters)" '1 0 1;1 0 2;'

# ---- the start ----

tp -C club start moved
check 'the mail that begins the match says that orders are in' told roster 1 'Your orders are in, and'
newest roster 1 >.roster
check 'and proves it by a signed acknowledgement' has .roster 'BEGIN TRADEPOST ACKNOWLEDGEMENT'
newest roster 2 >.roster
check 'to a seat without orders it says nothing of the kind' lacks .roster 'BEGIN TRADEPOST ACKNOWLEDGEMENT'
check 'a yes from before is no letter' prints 'blue     eva                      no letter' \
	tp -C club status moved
echo yes | reply "$(address invitation 2)" eve
check 'a yes after the start changes nothing' is "$(letters)" '1 0 1;1 0 2;'
check 'and is answered with what to do' told answer 2 'Write orders: the match has begun'
printf 'start 6,10 4,6\n' | reply "$(address invitation 2)" eve
check 'orders in answer to the invitation are still taken then' is "$(letters)" '1 0 1;1 0 2;2 0 1;'
check 'the season is played with what came before the start' exits 0 tp -C club run moved
tp -C club show moved --seat 1 --season 0 >.report
check 'as the last orders said' has .report 'start 4,6 5,3'
query "select bytes from mail_bytes join mails on mails.id = mail join matches on matches.id = match
	where name = 'moved' and seat = 1" >box.eml
tp -C club records moved >>box.eml
check 'and verify finds nothing wrong' prints 'Nothing is wrong' tp verify box.eml
echo yes | reply "$(address invitation 2)" eve
check 'a yes to a match under way is told that its season is over' told ack 2 'season 0 was played'

# ---- a match that begins by itself ----

make alone 2 --set begin=joined --set 'schedule=sun 20:00 Europe/London'
invite 1
echo yes | reply "$(address invitation 1)"
check 'a match with an empty seat waits' is "$(state)" '0 0'
check 'the answer says what is awaited' told answer 1 'when all others have answered, too'
invite 2
check 'so does one with an invitation that is not answered' is "$(tp -C club tick; state)" '0 0'
printf 'start 4,6 5,3\n' | reply "$(address invitation 2)" bob
check 'the last answer begins it' is "$(state)" '1 0'
check 'whoever gave it is told that nobody else is waited for' told ack 2 'All have answered, so the match begins now'
check 'all are told' told roster 1 'begins. These play'
check 'and what the game is about, as they were invited' told roster 1 'spreads over it with counters'
check 'in text no page of it is enclosed' sh -c '! grep -qi "content-type: multipart" .roster'
check 'with the deadline of the schedule' told roster 1 'The season is due Sunday'
check 'and orders that came with the last answer are in' told roster 2 'Your orders are in, and'
check '  which is said before how others are sent' told roster 2 \
	'and are played unless you send others. The end of this mail has the proof that they are in.'
check 'the referee is told' told notice 0 'has begun, as all have answered'
check 'a yes that comes again begins nothing anew' is \
	"$(tp -C club take "mail.$sent" >/dev/null; tp -C club tick; query "select count(*) from records join matches
	on matches.id = match where name = 'alone' and number = -1")" 1

make ordered 2 --set begin=joined
invite 1
printf 'start 7,3 4,6\n' | reply "$(address invitation 1)"
invite 2
printf 'start 4,6 5,3\n' | reply "$(address invitation 2)" bob
check 'where the last answer brings the last orders the season is said to be played next' \
	told roster 2 'All letters are in, so the season is played next.'
check 'and nothing of other orders that could be sent' lacks told 'unless you send others'
tp -C club run ordered >.log
check 'which it is' is "$(state)" '1 1'

make byhand 2
for seat in 1 2; do
	invite $seat
	echo yes | reply "$(address invitation $seat)" "$(echo ann bob | cut -d' ' -f$seat)"
done
check 'by default nothing begins before the referee says so' is "$(tp -C club tick; state)" '0 0'
tp -C club charter byhand begin=joined
check 'a change of that setting counts from the next tick on' is "$(tp -C club tick; state)" '1 0'

make watched 2 --set begin=joined --witness wendy@example.org --witness-key witness.pub
for seat in 1 2; do
	invite $seat
	echo yes | reply "$(address invitation $seat)" "$(echo ann bob | cut -d' ' -f$seat)"
done
check 'a match waits for its witness' is "$(tp -C club tick; state)" '0 0'
query "select bytes from mail_bytes join mails on mails.id = mail where recipient = 'wendy@example.org'" >ask.eml
tp init wendy
cp witness.key wendy/referee.key
cp witness.pub wendy/referee.pub 2>/dev/null
chmod 600 wendy/referee.key
tp witness wendy ask.eml >.out 2>&1
mv wendy/spool/*.eml answer.eml 2>/dev/null || cp .out answer.eml
tp -C club take answer.eml
check 'whose answer, being the last, begins it' is "$(state)" '1 0'

make signed 2 --set begin=joined
invite 1 --key red.pub
invite 2
echo yes | reply "$(address invitation 2)" bob
newest invitation 1 | sed -n '/^match    .*\./,$p' | sed '/^$/d' >orders.txt
tp sign --key red.key orders.txt | mail red >.eml
tp -C club take .eml
check 'an answer that is signed begins it as well' is "$(state)" '1 0'
check 'and has its part in the dice' is "$(query "select count(*) from chains join matches on id = match
	where name = 'signed'")" 1

# A backup from before the start, restored after it: two rosters would be two histories.
make twice 2 --set begin=joined
for seat in 1 2; do invite $seat; done
echo yes | reply "$(address invitation 1)"
tp -C club backup night.db
cp -r club saved
echo yes | reply "$(address invitation 2)" bob
last=mail.$sent
check 'a match begins' is "$(state)" '1 0'
tp -C saved restore --yes night.db >.out 2>&1
tp -C saved take "$last"
tp -C saved tick >.out 2>&1
check 'restored to before that it does not begin a second time by itself' is \
	"$(sqlite3 saved/club.db "select state from matches where name = 'twice'")" 0

# ---- the first orders of every game, and the page of the mail that begins the match ----

for game in ktech tradewarz tradeworlds runes dragonlords; do
	table=first-$game
	tp -C club new $game $table --seats 2 --set unsigned=token >/dev/null
	invite 1
	newest invitation 1 | sed -n 's/^# \([a-z].*\)/\1/p' >.offered
	sed -n 's/^FORM([A-Z_0-9]*, "\([a-z]* *[a-z]*\).*1 << START.*/\1/p' "$srcdir"/src/games/$game/*.def >.first
	check "$game: an invitation offers all that the first letter can have" sh -c '
		[ -s .first ] && while read -r form; do grep -q "^$form" .offered || { echo "$form"; exit 1; }; done <.first'
	invite 2
	[ $game = ktech ] && echo 'format = html' >>club/tradepost.conf
	tp -C club start $table >/dev/null 2>&1
	newest roster 1 >.roster
	node "$srcdir/tests/browser/mail-page.js" <.roster | tr '\n' ' ' >.page
	sed -n '/^Each of you/,/^$/{/^$/q;p;}' .roster | tr '\n' ' ' |
		sed 's/ *$//' >.about
	check "$game: the page of the mail that begins it says what the game is, as its text does" sh -c '
		[ -s .about ] && grep -qF "$(cat .about)" .page'
	check "$game: who plays, and what may be ordered first" sh -c '
		grep -q "Red (ann)" .page && grep -q "Blue (bob)" .page &&
		grep -q ">$(sed -n "1s/ .*//p" .first) " .page'
	check "$game: and has a button" grep -q '<a href="mailto:[^"]*"[^>]*>Reply with your orders' .page
	check "$game: nothing that happened, and nothing enclosed" sh -c '
		! grep -qE "What happened|Standings|You have" .page && ! grep -q "report\.xml" .roster'
done
finish
