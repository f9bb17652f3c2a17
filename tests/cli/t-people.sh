#!/bin/sh
# SPDX-License-Identifier: MIT
# People whom the referee seats by name: whose seats are, where their mail goes, and what /mine tells to whom.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/mailcmds.sh"

tp init club
echo 'answers = 500' >>club/tradepost.conf
for name in ann bob cleo dan; do
	tp key new club/$name
done

# ---- who they are ----

check 'somebody new wants an address' says 64 "'--mail' is missing: 'ann' is new" tp -C club person ann --key club/ann.pub
check 'whoever has one is entered' exits 0 tp -C club person ann --mail ann@example.org --key club/ann.pub
check 'their name is shown with a capital' prints 'ann: Ann <ann@example.org>' tp -C club person ann
check 'or as it is said' exits 0 tp -C club person bob --mail bob@example.org --name 'Bob the Great' \
	--key club/bob.pub
check 'and people lists all' prints 'bob: Bob the Great <bob@example.org>' tp -C club people
check 'who has no key is told so' sh -c '
	"$0" -C club person eve --mail eve@example.org && "$0" -C club person eve | grep -q "no key$"' \
	"$TRADEPOST"
for odd in Ann 1st -a 'a b' abcdefghijklmnopqrstuvwxy ''; do
	check "nobody is called '$odd'" says 64 'cannot name a person' \
		tp -C club person --mail a@example.org -- "$odd"
done
check 'an address that is none is refused' says 64 'no address' tp -C club person ann --mail ann
check 'nor is one with a name, and how it is written is said' says 64 'write it alone, as ann@example.org' \
	tp -C club person ann --mail 'Ann <ann@example.org>'
check 'a key that is none is refused' exits 65 tp -C club person ann --key club/tradepost.conf
check 'and nothing was changed' prints 'ann: Ann <ann@example.org>' tp -C club person ann

# ---- what they have ----

tp -C club new ktech harbour --seats 3
tp -C club new ktech strait --seats 2
seat_of() {
	query "SELECT s.name, s.mail, length(s.key) > 40, p.name FROM seats AS s JOIN matches AS m
		ON m.id = match LEFT JOIN persons AS p ON p.id = person WHERE m.name = '$1' AND seat = $2"
}
check 'a seat is given by name' exits 0 tp -C club seat harbour red ann
check 'with what is known' is "$(seat_of harbour 1)" 'Ann|ann@example.org|1|ann'
check 'the invitation goes to the address' is \
	"$(query "SELECT recipient FROM mails WHERE kind = 'invitation'")" ann@example.org
check 'nobody else is taken for a person' says 66 "nobody is called 'anna'" tp -C club seat harbour blue anna
check 'what is known is not changed by the way' says 64 'tradepost person ann' \
	tp -C club seat harbour red ann --mail new@example.org
check 'without a key a match must take tokens' says 64 'unsigned=token' tp -C club seat harbour blue eve
tp -C club seat harbour blue bob
tp -C club seat harbour green --name Ann --mail ann@example.org --key club/cleo.pub
tp -C club seat strait 1 bob
tp -C club seat strait 2 ann
matches_of() {
	tp -C club people | sed -n "/^$1:/,/^[a-z]/s/^  \([a-z]*\) *\([a-z]*\) .*/\1 \2/p" | tr '\n' ' '
}
check 'people lists the matches of each' is "$(matches_of ann)" 'harbour red strait blue '
check 'and of nobody who only is called alike' is "$(matches_of bob)" 'harbour blue strait red '

# ---- another address ----

recipients() {
	query "SELECT recipient FROM mails WHERE id > $last AND kind = 'notice' ORDER BY 1" | tr '\n' ' '
}
last=$(query 'SELECT max(id) FROM mails')
check 'all seats of a person move at once' exits 0 tp -C club person ann --mail new@example.org
check 'to the new address' is "$(seat_of harbour 1) $(seat_of strait 2)" \
	'Ann|new@example.org|1|ann Ann|new@example.org|1|ann'
check 'a seat of somebody else with the old address does not' is "$(seat_of harbour 3)" \
	'Ann|ann@example.org|1|'
check 'the old address is told of each match' is "$(recipients)" 'ann@example.org ann@example.org '
for match in harbour strait; do
	tp -C club start $match
done
last=$(query 'SELECT max(id) FROM mails')
tp -C club person ann --mail ann@example.org
check 'so are both, once a match is under way, and nobody else' is "$(recipients)" \
	'ann@example.org ann@example.org new@example.org new@example.org '
last=$(query 'SELECT max(id) FROM mails')
tp -C club person ann --mail ann@example.org
check 'an address that stays moves nothing' is "$(recipients)" ''
tp -C club person ann --mail third@example.org
newest_to() {
	query "SELECT recipient || ' ' || kind || ' ' || season FROM mails WHERE state = 0 ORDER BY id DESC LIMIT 1"
}
tp -C club send >/dev/null
check 'resend mails a new address what the match begins with' exits 0 tp -C club resend harbour red
check 'which it did not have' is "$(newest_to)" 'third@example.org roster 0'
tp -C club person ann --mail ann@example.org
tp -C club send >/dev/null
last=$(query 'SELECT max(id) FROM mails')
tp -C club person ann --key club/dan.pub --name Anna
check 'another key or name is for seats given later' is "$(seat_of harbour 1)" 'Ann|ann@example.org|1|ann'
check 'the key stays' is "$(query "SELECT count(*) FROM seats JOIN persons ON persons.id = person
	WHERE seats.key = persons.key")" 2
tp -C club person ann --key club/ann.pub --name Ann

# ---- /mine ----

cp club/ann.key club/red.key
cp club/bob.key club/blue.key
cp club/cleo.key club/green.key
check 'a player is told of each match' ask \
	'harbour, red: season 0 waits for all letters, no letter of yours is in. strait, blue: season 0' red 1 <<EOF
/mine
EOF
# is_silent_of PATTERN: the answer says nothing of it
is_silent_of() {
	! grep -q "$1" .answer
}
# said_is PATTERN: the answer has these words, wherever its lines end
said_is() {
	tr -s '\n ' '  ' <.answer | grep -q "$1" || { cat .answer; false; }
}
check 'not of what others have there' is_silent_of 'strait, red'
check 'who has no person hears of their seat' ask 'harbour, green' green 1 <<EOF
/mine
EOF
check 'of a seat with another key at the same address they hear as of somebody else' said_is 'harbour, red, under the name Ann'
check 'and of no other address' is_silent_of 'strait, red'
tp -C club new ktech quay --seats 2
tp -C club seat quay red --name 'Somebody' --mail Ann@Example.org --key club/cleo.pub
tp -C club seat quay blue --name 'Ann' --mail cleo@example.org --key club/cleo.pub
check 'but of one with the same key and address' ask 'quay, red: it has not begun' green 2 <<EOF
/mine
EOF
check 'and of none with that key at another address' is_silent_of 'quay, blue'
tp -C club charter quay zone=Asia/Tokyo >.out
query "update matches set deadline = $(($(date +%s) / 86400 * 86400 + 8 * 86400)) where name = 'quay'"
check 'of a match that has not begun it tells when the first letters are due' ask \
	'quay, red: it has not begun, its first letters are due' green 3 <<EOF
/mine
EOF
check 'at the hour of the match, and as soon as all are in' said_is '09:00 Asia/Tokyo, or as soon as all letters are in\.'
tp -C club tell quay red /deadline >.answer
check 'so does /deadline' said_is \
	'has not started\. The first letters are due [A-Za-z ,0-9]*09:00 Asia/Tokyo\. If all are in before then, the season is played at once\.'
query "update matches set deadline = 1000000000 where name = 'quay'"
tp -C club tell quay red /mine >.answer
check 'of a deadline that has passed before it begins it says nothing' said_is 'it has not begun\.'

echo 'subaddress = yes' >>club/tradepost.conf
for match in pier pond; do
	tp -C club new ktech $match --seats 2 --set unsigned=token
	tp -C club seat $match red --name Adam --mail home@example.org 2>/dev/null
	tp -C club seat $match blue eve 2>/dev/null
done
tp -C club seat pier blue --name Eve --mail home@example.org 2>/dev/null
check 'who shares an address, and has no key, hears of their own seats, then of the others' \
	is "$(tp -C club tell pier red /mine | sed 's/   Other.*//' | head -n 4 | tr '\n' ' ')" \
	'/mine   pier, red: it has not begun.   pond, red: it has not begun.   pier, blue, under the name Eve: it has not begun. '
check 'and a person does not hear of a seat that only has the name' \
	is "$(tp -C club tell pond blue /mine | grep -c pier)" 0

tp -C club seat strait blue --replace --name Dan --mail dan@example.org --key club/dan.pub
check 'a seat given away is no longer the person'"'"'s' is "$(matches_of ann)" 'harbour red '
check '/mine does not tell of it' ask 'harbour, red' red 2 <<EOF
/mine
EOF
check 'nor of who has it' is_silent_of strait
tp -C club person ann --mail third@example.org
check 'and it does not move with the person' is "$(seat_of strait 2)" 'Dan|dan@example.org|1|'
tp -C club seat strait blue cleo 2>/dev/null
tp -C club person cleo --mail cleo@example.org --key club/cleo.pub
tp -C club seat strait blue cleo --replace
check 'a seat under way is given by name as well' is "$(seat_of strait 2)" 'Cleo|cleo@example.org|1|cleo'

last=$(query 'SELECT max(id) FROM mails')
query "UPDATE matches SET state = 2 WHERE name = 'harbour'"
tp -C club person ann --mail ann@example.org
check 'in a match that is over the seat moves' is "$(seat_of harbour 1)" 'Ann|ann@example.org|1|ann'
check 'and nobody is told' is "$(recipients)" ''

# ---- by whose clock ----

if [ -e /usr/share/zoneinfo/Asia/Tokyo ]; then
	check 'a zone nobody knows is refused' says 64 "'--zone': 'Asia/Tokio' is a time zone this machine does not know" \
		tp -C club person ann --zone Asia/Tokio
	check 'and one that is a path' says 64 "'--zone': '../passwd'" tp -C club person ann --zone ../passwd
	check 'nothing was changed' is "$(tp -C club person ann | head -1)" 'ann: Ann <ann@example.org>'
	check 'a person has a zone' exits 0 tp -C club person ann --zone Asia/Tokyo
	check 'which is shown' prints 'ann: Ann <ann@example.org>, Asia/Tokyo' tp -C club people
	tp -C club new ktech tide --seats 2 --set unsigned=token
	tp -C club seat tide red ann 2>/dev/null
	tp -C club seat tide blue eve 2>/dev/null
	tp -C club start tide --deadline '2036-12-06 20:00 UTC' >/dev/null 2>&1
	check 'a mail tells a person times by the clock of their zone, and names it' \
		is "$(tp -C club tell tide red /deadline | tr '\n' ' ' |
			grep -c 'Sunday 7 December 2036, 05:00 Asia/Tokyo')" 1
	check 'and somebody without one by that of the match' \
		is "$(tp -C club tell tide blue /deadline | tr '\n' ' ' |
			grep -c 'Saturday 6 December 2036, 20:00 UTC')" 1
	# due_of SEAT: the mail that told of the deadline at the start
	due_of() {
		query "SELECT bytes FROM mails JOIN mail_bytes ON mail = mails.id WHERE kind = 'roster' AND seat = $1
			AND match = (SELECT id FROM matches WHERE name = 'tide')" | tr -d '\r' | tr '\n' ' '
	}
	check 'so do the mails of the start' is "$(due_of 1 | grep -c '05:00 Asia/Tokyo') $(due_of 2 |
		grep -c '20:00 UTC') $(due_of 2 | grep -c Tokyo)" '1 1 0'
	# told WORDS: what red and blue read as the last notice with these words, in one line each, in red.said and blue.said
	told() {
		for seat in 1 2; do
			query "SELECT bytes FROM mails JOIN mail_bytes ON mail = mails.id WHERE seat = $seat
				AND match = (SELECT id FROM matches WHERE name = 'tide') AND instr(bytes, '$1')
				ORDER BY mails.id DESC LIMIT 1" | tr -d '\r' | sed '1,/^$/d' | tr -s '\n ' '  ' >said.$seat
		done
	}
	# each TIME TIME: the one in red's zone and no other, the other in that of the match for blue
	each() {
		has said.1 "$1 Asia/Tokyo" && ! grep -q 'UTC' said.1 && has said.2 "$2 UTC" && ! grep -q Tokyo said.2
	}
	tp -C club extend tide '2036-12-07 20:00 UTC' --why 'A feast' >/dev/null
	told 'more time'
	check 'so do the mails of more time' each 'Monday 8 December 2036, 05:00' 'Sunday 7 December 2036, 20:00'
	tp -C club hold tide --why 'A feast' >/dev/null
	told 'is held by'
	check 'of a hold' each 'Monday 8 December 2036, 05:00' 'Sunday 7 December 2036, 20:00'
	tp -C club go tide >/dev/null
	told 'goes on: it'
	check 'of its end' each 'Monday 8 December 2036, 05:00' 'Sunday 7 December 2036, 20:00'
	tp -C club charter tide grace=10 >/dev/null
	told 'grace=10'
	check 'and of settings' each 'Monday 8 December 2036, 05:00' 'Sunday 7 December 2036, 20:00'
	tp -C club charter tide 'schedule=sun 20:00' >/dev/null
	tp -C club tell tide red '/format html' >/dev/null
	tp -C club run tide --now >/dev/null
	# report SEAT: the newest report of that seat
	report() {
		query "SELECT bytes FROM mails JOIN mail_bytes ON mail = mails.id WHERE kind = 'report' AND seat = $1
			AND match = (SELECT id FROM matches WHERE name = 'tide')" | tr -d '\r'
	}
	report 1 >report.1
	report 2 >report.2
	check 'above a report stands when the next letter is due by that clock' sh -c 'sed "/====/,\$d" report.1 |
		tr "\n" " " | grep -q "On your clock, your next letter is due Monday [^,]*, 05:00 Asia/Tokyo\."'
	check 'and on its page' is "$(sed ':a; /=$/ { N; s/=\n//; ba; }' report.1 | grep -c '>On your clock, your next letter is due Monday')" 1
	check 'not above that of somebody who lives by the clock of the match' sh -c '! grep -q "By your clock" report.2'
	tp -C club records tide >records.txt
	check 'the reports are what the record says' exits 0 tp verify records.txt report.1 report.2
	check 'the record tells all the same, and of nobody where they live' \
		is "$(query "SELECT count(*) FROM records WHERE text LIKE '%Tokyo%'")" 0
	check 'the zone is taken back' exits 0 tp -C club person ann --zone none
	check 'and the match'"'"'s counts again' is "$(tp -C club tell tide red /deadline | tr '\n' ' ' |
		grep -c '20:00 UTC')" 1
else
	skip 'a person has a zone' 'tzdata is not installed'
fi

# ---- in which language ----

mkdir data && cp -r "$srcdir/templates" "$srcdir/db" data
TRADEPOST_DATA=$PWD/data
export TRADEPOST_DATA
rm -f data/templates/*.de.txt
printf 'subject-missing: es fehlt\n' >data/templates/mail.xx.txt
printf '# a remark\ndue-else-held: [%%Held.]\nseason-idel: [no]\n' >data/templates/mail.yy.txt
printf 'due-others: [%%Awaited {asked:{said:|}|}]\n' >data/templates/mail.zz.txt
printf 'deadline-none: [%%Season {season} {never}]\n' >data/templates/command.xx-2.txt
touch data/templates/mail.xx-2.txt data/templates/mail.XX.txt
check 'a language that is not there is refused, and those that are named' \
	says 64 "'--language fr': write one of those that mails can be written in: en, xx-2, xx, yy, zz" \
	tp -C club person ann --language fr
check 'and one that is a path' says 64 "'--language ../mail.xx': write one of those" \
	tp -C club person ann --language ../mail.xx
check 'a text whose name is no English one is told with its line' \
	says 64 "templates/mail.yy.txt, line 3: write the name of an English text, or take this one out: no English text is called 'season-idel'" \
	tp -C club person ann --language yy
check 'a text that lacks a hole' \
	says 64 "templates/mail.zz.txt, line 1: write the hole {awaited} into the text 'due-others', or take the text out" \
	tp -C club person ann --language zz
check 'a text with a hole of its own' \
	says 64 "templates/command.xx-2.txt, line 1: take the hole {never} out, or the text 'deadline-none'" \
	tp -C club person ann --language xx-2
check 'nothing was changed' is "$(tp -C club person ann | head -1)" 'ann: Ann <ann@example.org>'
check 'a person has a language' exits 0 tp -C club person ann --language xx
check 'which is shown' prints 'ann: Ann <ann@example.org>, xx' tp -C club people
check 'and stays when something else changes' is "$(tp -C club person ann --name Ann >/dev/null;
	tp -C club person ann | head -1)" 'ann: Ann <ann@example.org>, xx'
printf 'deadline-none: [%%None {season}]\nnot-started: [%%Not started.]\nrules-how: {never}\n' >data/templates/command.xx.txt
tp -C club new ktech shore --seats 2 --set unsigned=token
tp -C club seat shore red ann 2>/dev/null
tp -C club seat shore blue eve 2>/dev/null
# asks LINE: by an answer to the invitation of red; what it is answered is in said
asks() {
	to=$(query "SELECT bytes FROM mails JOIN mail_bytes ON mail = mails.id JOIN matches ON matches.id = match
		WHERE kind = 'invitation' AND seat = 1 AND matches.name = 'shore'" | tr -d '\r' |
		sed -n 's/^Reply-To: <\(.*\)>$/\1/p')
	questions=$((${questions:-0} + 1))
	printf 'From: ann@example.org\nTo: <%s>\nMessage-ID: <%s@example.org>\n\n%s\n' "$to" $questions "$1" >asked
	tp -C club take asked 2>warned >.out
	query "SELECT bytes FROM mails JOIN mail_bytes ON mail = id WHERE kind = 'answer' ORDER BY id DESC LIMIT 1" |
		tr -d '\r' >said
}
asks /deadline
check 'a seat of theirs is answered in it' has said '[%Not started.]'
check 'and somebody else in English' prints 'The match has not started' tp -C club tell shore blue /deadline
check 'a text that became wrong is told to the user' \
	has warned "templates/command.xx.txt, line 3: take the hole {never} out, or the text 'rules-how'"
asks /rules
check 'and said in English, as is one that is missing' has said 'Write /rules with a clause'
rm data/templates/mail.xx.txt
asks "$(printf '/deadline\n/help')"
check 'a language that is gone is English' has said 'The match has not started'
check 'English takes it back' exits 0 tp -C club person ann --language en
check 'and so does none' is "$(tp -C club people | head -1) $(sqlite3 club/club.db \
	"UPDATE persons SET language = 'xx'" && tp -C club person ann --language '' && tp -C club people | head -1)" \
	'ann: Ann <ann@example.org> ann is written down
ann: Ann <ann@example.org>'
unset TRADEPOST_DATA

# ---- what leaves the club ----

tp -C club send >/dev/null
tp -C club export strait out.db 2>/dev/null
check 'export carries no people' is "$(sqlite3 out.db "SELECT (SELECT count(*) FROM persons), count(person)
	FROM seats")" '0|0'
tp init other
check 'the match goes on elsewhere, its seats of nobody' sh -c '
	"$0" -C other import --key club/referee.key out.db && [ -z "$("$0" -C other people)" ]' "$TRADEPOST"


# ---- another address, while a match is under way ----

tp init moved || exit 1
echo 'subaddress = yes' >>moved/tradepost.conf
tp -C moved person ann --mail ann@example.org
tp -C moved person max --mail max@example.org
tp -C moved new ktech silk ann max 2>/dev/null
tp -C moved start silk 2>/dev/null
tp -C moved person ann --mail ann@example.net
sqlite3 moved/club.db "select bytes from mails join mail_bytes on mail = mails.id
	where recipient = 'ann@example.net' order by mails.id desc limit 1" | tr -d '\r' >first
to=$(sed -n 's/^Reply-To: <\(.*\)>$/\1/p' first)
printf 'From: ann@example.net\nTo: <%s>\nMessage-ID: <moved@example.net>\n\nstart 4,6\n' "$to" >letter
tp -C moved take letter
check 'the first mail to a new address can be answered with orders' \
	is "$(sqlite3 moved/club.db 'select verdict, auth, seat from letters')" 'taken|token|1'

# ---- the last report to a new address ----

tp -C club new ktech cliff ann bob --set unsigned=token >/dev/null 2>&1
tp -C club start cliff >/dev/null
tp -C club run cliff --now >/dev/null
tp -C club person ann --mail fourth@example.org
tp -C club send >/dev/null
check 'and later the last report' exits 0 tp -C club resend cliff red
check 'which went to the one before' is "$(newest_to)" 'fourth@example.org report 0'
check 'as it was' is "$(query "SELECT count(DISTINCT substr(cast(bytes as text), instr(cast(bytes as text), 'THE MAP'), 2000))
	FROM mails JOIN mail_bytes ON mail = id WHERE kind = 'report' AND seat = 1
	AND match = (SELECT m.id FROM matches AS m WHERE m.name = 'cliff')")" 1
tp -C club send >/dev/null
check 'which had a token' sh -c 'grep -q "^token " "$(grep -l "^Subject: .cliff. report of" club/spool/*.eml | head -n 1)"'
sed '/^Content-Type: application/q' "$(grep -l '^To:.*fourth' club/spool/*.eml | tail -n 1)" >anew
check 'and is read without the token of then' sh -c 'grep -q "^match " anew && ! grep "^token " anew'
tp -C club resend cliff red
check 'once' is "$(query "SELECT count(*) FROM mails WHERE kind = 'report' AND recipient = 'fourth@example.org'")" 1

# bytes_to ADDRESS: the newest report mailed there, its parts as they were before they were encoded
bytes_to() {
	query "SELECT bytes FROM mails JOIN mail_bytes ON mail = id WHERE kind = 'report' AND recipient = '$1'
		ORDER BY mails.id DESC LIMIT 1" | tr -d '\r' >coded
	sed -e :a -e '/=$/N; s/=\n//; ta' -e 's/=3D/=/g' coded
	awk '/^Content-Transfer-Encoding: base64/ { part = 1; next } part == 1 && /^$/ { part = 2; next }
		part == 2 && !/^[A-Za-z0-9+\/=]+$/ { part = 0 } part == 2' coded | base64 -d 2>/dev/null
}
token_to() {
	bytes_to "$1" | sed -n 's/^Reply-To: <[^.]*[.]\([^@]*\)@.*/\1/p' | head -n 1
}
tp -C club tell cliff red '/format html' >/dev/null
tp -C club person ann --mail fifth@example.org
tp -C club send >/dev/null
tp -C club resend cliff red
before=$(token_to fourth@example.org) after=$(token_to fifth@example.org)
bytes_to fifth@example.org >anew
check 'each address has a token of its own' is "${#before} ${#after} $(test "$before" != "$after"; echo $?)" '16 16 0'
check 'with the page and the XML nothing of the address before goes out' sh -c '
	grep -q "<report" anew && grep -q "<html" anew && ! grep -qF -e "$1" -e fourth@ anew' - "$before"
check 'and the page writes to where answers to the mail go' grep -q "mailto:.*$after@" anew

# ---- names of all languages ----

tp init world || exit 1
echo 'subaddress = yes' >>world/tradepost.conf
tp -C world person jo --mail jo@example.org --name "$(printf 'Jo\314\210rg')"
tp -C world person fang --mail fang@example.org --name "$(printf '\347\216\213\350\212\263 \360\237\231\202')"
check 'a name has one spelling, however it was typed' prints "jo: $(printf 'J\303\266rg') <" tp -C world person jo
tp -C world new ktech tea jo fang --set unsigned=token 2>/dev/null
tp -C world start tea
tp -C world run tea --now
tp -C world show tea --seat blue >report
check 'a report has the names' sh -c 'grep -q "$1" report && grep -q "$2" report' - \
	"$(printf 'J\303\266rg')" "$(printf '\347\216\213\350\212\263')"
check 'no line is wider than 72 columns as it is seen' is "$(LC_ALL=C.UTF-8 wc -L <report)" 72
lines() { # the standings, each line up to the first number
	grep -E '^  (Red|Blue) \(' report | sed 's/\(  *[0-9]\).*/\1/'
}
check 'numbers of all seats end in the same column' is "$(lines | while IFS= read -r line; do
	printf '%s' "$line" | LC_ALL=C.UTF-8 wc -L
done | sort -u | wc -l)" 1
finish
