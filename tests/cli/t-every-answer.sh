#!/bin/sh
# SPDX-License-Identifier: MIT
# Nobody is met with silence: whatever a player sends as an answer, to whichever mail of the club, one mail comes
# back that says what was understood, what was not, and how to do it right; but none to a program.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers = 500' 'letters = 500' "name = Clara's Table" >>club/tradepost.conf
make_match club harbour 3 --option passes=2 --set unsigned=token || exit 1
table=harbour
to=$(address roster 1)
newest roster 1 | sed '1,/^$/d; s/^/> /' >quoted

# answered N: so many mails went to red since the last look, and to nobody else
answered() {
	got=$(query "select count(*) from mails where id > $seen")
	to_red=$(query "select count(*) from mails where id > $seen and seat = 1")
	is "$got $to_red" "$1 $1"
}
# says_back TEXT: the mail that came back has it, however lines break
says_back() {
	query "select bytes from mails join mail_bytes on mail = mails.id where mails.id > $seen" |
		tr -d '\r' | tr '\n' ' ' | tr -s ' ' >.back
	has .back "$1"
}
# row 'what it is' 'HEADERS' 'what the answer says': standard input is the body; HEADERS and the answer as
# printf has them; no answer: none may come
row() {
	seen=$(query 'select max(id) from mails')
	mailed red@example.org "$to" "$(printf "$2")"
	if [ -z "$3" ]; then
		check "$1 is not answered" answered 0
		return
	fi
	check "$1 is answered once, to its player" answered 1
	check '  and says what there is to say' says_back "$3"
}
nothing='Answer this mail with your orders, one a line, above the quoted text: no order in your mail is'
text='Content-Type: text/plain; charset=utf-8'
kana='\343\201\223\343\202\223\343\201\253\343\201\241\343\201\257'

# ---- what an answer may have in it ----

row 'an empty mail' '' "$nothing" </dev/null
row 'another empty mail' '' "$nothing" </dev/null
row 'a quotation alone' '' "$nothing" <quoted
printf 'What does a siege cost?\n' >body
row 'a question in words' '' '| What does a siege cost?' <body
printf 'And a castle?\n' >body
row 'another one' '' '| And a castle?' <body
printf '/rules build\n' >body
row 'a question by a mail command' '' '[build 1]' <body
printf '/frobnicate\n' >body
row 'a mail command that is none' '' 'there is no such command' <body
printf "$kana\n" >body
row 'a language that nobody knows' "$text" "$nothing" <body
printf '8NLJ18XUIQ==\n' >body
row 'another alphabet' \
	'Content-Type: text/plain; charset=koi8-r\nContent-Transfer-Encoding: base64' "$nothing" <body
printf 'iVBORw0KGgo=\n' >body
row 'a picture alone' \
	'Content-Type: image/png\nContent-Disposition: attachment; filename=x.png\nContent-Transfer-Encoding: base64' "$nothing" <body
printf 'JVBERi0=\n' >body
row 'a file alone' \
	'Content-Type: application/pdf; name=orders.pdf\nContent-Transfer-Encoding: base64' "$nothing" <body
printf '<html></html>\n' >body
row 'HTML with nothing in it' 'Content-Type: text/html' "$nothing" <body
printf 'BEGIN:VCALENDAR\nEND:VCALENDAR\n' >body
row 'an appointment' 'Content-Type: text/calendar' "$nothing" <body
printf -- '--x\nContent-Type: application/pgp-encrypted\n\nVersion: 1\n--x\nContent-Type: application/octet-stream\n\nhQ==\n--x--\n' >body
row 'a mail that is encrypted' 'Content-Type: multipart/encrypted; boundary=x' "$nothing" <body
printf 'start nowhere\n' >body
row 'an order that cannot be' '' 'NOT UNDERSTOOD' <body
printf 'start 4,6\nbuidl vilage 4,5\n' >body
row 'an order and one that is mistyped' '' 'of which 1 cannot be understood' <body
printf 'start 4,6\n' >body
row 'a charset that nobody knows' 'Content-Type: text/plain; charset=x-none' 'is taken: ' <body

# ---- two sources that disagree ----

for line in 'match silk' 'seat blue' "token $(address roster 2 | sed 's/.*[.]//; s/@.*//')"; do
	printf '%s\nstart 7,2\n' "$line" >body
	row "an order below '${line%% *}' of another" '' 'the letter names another match or seat than the mail that it answers' <body
done
check '  and none of them is taken' is "$(query "select count(*) from letters where verdict = 'taken' and text like '%7,2%'")" 0
token=$(address roster 2 | sed 's/.*[.]//; s/@.*//')
check '  nor is the token of another seat kept' is "$(query "select count(*) from letters where seat = 1 and
	(instr(text, '$token') or instr(original, '$token'))")" 0

# ---- the same again ----

# twice 'what it is' 'HEADERS' 'the first answer' ['the second one']: the same text in two mails, then the
# second mail once more
twice() {
	cat >body
	row "$1" "$2" "$3" <body
	row "$1 again, in another mail," "$2" "${4:-$3}" <body
	again=$(query 'select max(id) from mails')
	tp -C club take "mail.$sent" >/dev/null
	check '  and the same mail a second time is not' is "$(query 'select max(id) from mails')" "$again"
}
twice 'a question' '' 'The answer to your letter for' <<'EOT'
/who
EOT
twice 'a question about a rule' '' '[start 1]' <<'EOT'
/rules start
EOT
twice 'an order for another seat' '' 'the letter names another match or seat' <<'EOT'
seat blue
start 4,6
EOT
twice 'an order that cannot be' '' 'NOT UNDERSTOOD' <<'EOT'
start nowhere
EOT
printf '%s\n' "match $(whole harbour)" 'season 0' 'seat red' 'seq 40' 'start 4,6' '/diary' 'Hello' '/end' >pasted
twice 'a pasted template' '' 'is taken: ' \
	'Nothing changes, as this letter had come before, and what it asks for is not done again.' <pasted
check '  nor is it' sh -c '! grep -q /diary .back'
echo 'start 4,6' >orders
row 'a short answer behind it' '' 'is taken: ' <orders
row 'that template once more' '' "answer this mail without the line 'seq', or with a higher one: this letter has seq 40, and the letter that was taken has 41" <pasted
check '  and the later letter stays in' is "$(query "select max(seq) from letters where verdict = 'taken' and seat = 1")" 41

# ---- what cannot be read ----

{
	printf 'start 5,3\n\n'
	head -c 1100000 /dev/zero | base64
} >body
row 'a mail with a big picture' '' 'send the orders without pictures and files: the letter is larger than 1 MiB' <body
check '  and no order of it is taken' is "$(query "select count(*) from letters where verdict = 'taken' and text like '%5,3%'")" 0
for i in $(seq 70); do
	printf -- '--x\n\nstart 5,3\n'
done >body
row 'a mail of 70 parts' 'Content-Type: multipart/mixed; boundary=x' 'send the orders as plain text' <body
printf '%0300d' 0 | sed 's/0/<div>/g' >body
row 'HTML that is 300 deep' 'Content-Type: text/html' 'send the orders as plain text' <body
printf -- '-----BEGIN TRADEPOST SEALED ORDERS-----\nabc\n' >body
row 'a signed text that is cut off' '' \
	'send the block of orders with its end line: the block is cut off' <body
check '  and all that leaves the letter that is in' is \
	"$(query "select seq from letters where verdict = 'taken' order by id desc limit 1")" 41

# ---- what a program sends ----

echo 'I am on holiday.' >body
row 'a vacation notice' 'Auto-Submitted: auto-replied' '' <body
echo 'I am on holiday.' >body
row 'one of an older program' 'Precedence: bulk' '' <body
echo 'I am on holiday.' >body
row 'one that says so in its own way' 'X-Autoreply: yes' '' <body
echo 'start 5,3' >body
row 'a mail from nowhere' 'Return-Path: <>' '' <body
echo 'start 5,3' >body
row 'a mail of a list' 'List-Id: <list.example.org>' '' <body

# ---- each mail of the club ----

echo 'start 4,6' >orders
row 'an answer to the mail of the beginning' '' 'is taken: ' <orders
to=$(address ack 1)
row 'one to an acknowledgement' '' 'is taken: ' <orders
to=$(address answer 1)
row 'one to an answer of the club' '' 'is taken: ' <orders
printf 'start 5,3\n' | mailed third@elsewhere.example "$to"
to=$(address notice 1)
row 'one with orders to a question' '' 'is taken: ' <orders
old=$to
for seat in blue green; do
	printf 'start 7,%s\n' "${#seat}" | letter club harbour 0 $seat 1 >signed
	tp -C club take signed
done
tp -C club run harbour >/dev/null || exit 1
to=$(address report 1)
printf 'build village 4,5\n' >body
row 'one to a report' '' 'is taken: ' <body
to=$old
printf 'build village 4,5\n' >body
row 'one to a mail of an old season' '' 'season 0 was played on' <body
row 'the same to it again' '' 'season 0 was played on' <body
row 'the template of that season, once more' '' 'season 0 was played on' <pasted
to=$(address ack 1)
printf 'build village 4,5\n' >body
row 'one to the mail that says so' '' 'is taken: ' <body
printf '/deadline\n' >body
row 'a question beside a letter' '' "Your letter for season 1 still counts: | build village 4,5" <body
printf 'season 0\nbuild city 4,5\n' >body
row 'a refused letter' '' "Your letter for season 1 still counts: | build village 4,5" <body
printf '/deadline\n' | letter club harbour 1 green 1 >signed
seen=$(query 'select max(id) from mails')
tp -C club take signed
check 'who has no letter in is told so' says_back 'No letter of yours is in for season 1.'
printf '/press red\nShall we share the north?\n/end\n' | letter club harbour 1 blue 2 >signed
tp -C club take signed
to=$(query "select bytes from mails join mail_bytes on mail = mails.id where seat = 1 order by mails.id desc limit 1" |
	tr -d '\r' | sed -n 's/^Reply-To: <\(.*\)>$/\1/p' | head -n 1)
printf 'Yes, let us do so!\n' >body
row 'one to the press of another seat' '' '| Yes, let us do so!' <body
check '  and has the lines ready that send it' says_back '/press blue'
check '  which goes to nobody' is "$(query "select count(*) from mails where id > $seen and seat <> 1")" 0
finish
