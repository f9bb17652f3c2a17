#!/bin/sh
# SPDX-License-Identifier: MIT
# What made newcomers hesitate, who played from the mails and the manual alone.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers = 500' >>club/tradepost.conf
check 'a person who is entered is told of' is "$(tp -C club person ann --mail ann@example.org)" 'ann is written down'
for name in bob cleo; do tp -C club person $name --mail $name@example.org; done
# reply KIND SEAT NAME: standard input as an answer to the newest mail of that kind to the seat
reply() {
	mailed "$3@example.org" "$(address "$1" "$2")"
}
# said KIND SEAT: the words of the newest mail of that kind to the seat, on one line, in the file said
said() {
	newest "$1" "$2" | sed '1,/^$/d' | tr -s ' \n' '  ' >said
}
lacks() {
	! grep -qiE -- "$2" "$1" || { echo "'$2' is in $1"; return 1; }
}
table=harbour
check 'a match that is made says who was invited and what comes next' is "$(tp -C club new ktech harbour ann bob 2>/dev/null |
	tr '\n' '|')" 'harbour is made: 2 of 2 seats invited|next: tradepost tick|'
check 'send says how many mails went' is "$(tp -C club send)" '2 mails went'
check 'also where none did' is "$(tp -C club send)" '0 mails went'

# ---- how an answer is written ----

echo yes | reply invitation 1 ann
echo /help | reply invitation 2 bob
said answer 2
check 'who asks before they have joined is told that they have not' has said 'You have not joined'
check '/help tells that an answer needs nothing else' has said \
	'write them above the quoted text: they need nothing else'
check 'and a seat without a key nothing of signatures to add' lacks said "the lines 'match' and 'seat'|anchor"
printf 'Yes please!\nstrat 7,3\nstart with a trader\n' | reply invitation 2 bob
said answer 2
check 'who says yes is in' has said 'You play: the seat is yours'
check 'a line beside the yes that is not understood is told with its remedy' has said \
	"strat 7,3 NOT UNDERSTOOD. Write 'start 7,3' if that was meant"
check 'and what stands' has said 'No letter of yours is in for season 0'
check 'so is each of them' has said 'start with a trader NOT UNDERSTOOD'
echo 'start 4,6 5,3' | reply roster 1 ann
printf '/who\nstrat 7,3\n' | reply roster 1 ann
newest answer 1 >subject
check 'beside a mail command the subject asks' has subject 'Subject: [harbour] did you mean these orders?'
said answer 1
check 'which is answered all the same' has said '/who red Ann, letter in'
check 'and the letter that stands is named' has said "Your earlier letter for season 0 of 'harbour' still counts."
check 'with its lines' has said 'The letter that counts says: start 4,6 5,3'
check 'above its line with the remedy' has said "strat 7,3 NOT UNDERSTOOD. Write 'start 7,3' if that was meant"
printf '1. /who\n2. /deadline\n' | reply roster 1 ann
said answer 1
check 'mail commands in a list are answered' has said '/deadline'
check 'each of them' has said '/who red Ann'
check 'and are no words' lacks said 'read as words'
echo /who | reply roster 1 ann
said answer 1
check 'where there is no such line none is shown' sh -c '! grep -q "NOT UNDERSTOOD" said'
check 'but what yes would send is' has said 'Your letter is then: start 7,3 If you meant other orders'
echo 'start 7,3 8,8' | reply roster 2 bob
tp -C club tick
check 'a line that was not understood keeps the season open' is "$(query 'select season from matches')" 0
echo yes | reply roster 1 ann
tp -C club tick
said report 1
check 'a report says how others are written to, and how a player leaves' has said \
	'"/press" writes to the other players, "/stop" leaves the match'
check 'a report says how it is answered' has said 'WHAT YOU MAY ORDER IN SEASON 1 (press Reply, write above the quote)'
check 'first, and the program last' has said 'Press Reply and write your orders above the quote'
check 'not that it is to be signed' lacks said 'cut here'

# ---- where letters come from ----

mkdir folder
printf 'build village 4,5\n' >.order
{
	printf 'From: ann@example.org\nTo: <%s>\nMessage-ID: <folder@example.org>\n\n' "$(address report 1)"
	cat .order
} >folder/1.eml
tp -C club take folder
check 'a letter in a plain folder stays where it is' exits 0 test -e folder/1.eml
tp -C club take folder
check 'and read again changes nothing' is "$(query "select count(*) from letters where season = 1")" 1

cp -r club there
echo 'take = ../folder' >>there/tradepost.conf
echo 'referee = clara@clara.example' >>there/tradepost.conf
printf 'From: ann@example.org\nTo: <referee@localhost>\nMessage-ID: <eve@x>\n\nWho plays there?\n' >folder/2.eml
tp -C there take >/dev/null
check 'that folder as the setting take is cleared' is "$(echo folder/*)" folder/taken
check 'its letters lie in taken' is "$(cd folder/taken && echo *)" '1.eml 2.eml'
# asked: what the referee was mailed of words
asked() {
	sqlite3 -readonly there/club.db "select count(*) from mails where recipient = 'clara@clara.example'"
}
before=$(asked)
check 'the referee is mailed what somebody wrote' is "$before" 1
tp -C there take >counted
check 'nothing of it is read again' has counted "nothing came"
check 'or mailed again' is "$(asked)" "$before"
mkdir -p there/more
printf 'From: ann@example.org\nTo: <referee@localhost>\nMessage-ID: <eve2@x>\n\nHello?\n' >there/more/1.eml
tp -C there take there/more >/dev/null
check 'a folder that is named stays as it is' is "$(ls there/more)" 1.eml

# ---- a seat that is given back ----

mails_to() {
	query "select count(*) from mails where kind = 'invitation' and recipient = '$1@example.org'"
}
before=$(mails_to bob) old=$(address report 2)
tp -C club seat harbour 2 cleo --replace
check 'who takes over a seat is mailed' is "$(mails_to cleo)" 1
gone() {
	query "select count(*) from mails join mail_bytes on mail = mails.id where recipient = 'bob@example.org'
		and kind = 'answer' and instr(cast(bytes as text), 'your seat went to somebody else')"
}
answers=$(query "select count(*) from letters")
for i in 1 2; do echo 'build village 8,7' | mailed bob@example.org "$old"; done
check 'who was replaced and answers an old mail is told so, once' is "$(gone)" 1
echo 'build village 8,7' | mailed eve@elsewhere.example "$old"
check 'whoever else writes there is told nothing of the seat' is "$(query "select count(*) from mails join mail_bytes
	on mail = mails.id where recipient like 'eve@%' and (instr(cast(bytes as text), 'harbour')
	or instr(cast(bytes as text), 'bob') or instr(cast(bytes as text), 'cleo'))")" 0
check 'nothing of it is a letter' is "$(query "select count(*) from letters")" "$answers"
tp -C club seat harbour 2 bob --replace
check 'so is who had it before and has it again' is "$(mails_to bob)" $((before + 1))
said invitation 2
check 'and reads that it is theirs' has said 'Bob, you take over a seat'
echo 'build village 8,7' | reply invitation 2 bob
check 'their answer is taken' is "$(query "select verdict from letters where seat = 2 order by id desc limit 1")" taken
check 'the mail can be sent once more' exits 0 tp -C club resend harbour 2
tp -C club seat harbour 2 cleo --replace
said invitation 2
check 'who takes over a seat is shown the letter that is in for it, as it is played' has said \
	"The player before you has sent a letter for season 1 of 'harbour'. It is played as yours unless you replace it; the season may be played as soon as all letters are in."
check 'with its orders' has said 'That letter says: build village 8,7'
check 'and how to replace it' has said 'Answer this mail with all your orders, or with the line /wait'
tp -C club seat harbour 2 bob --replace
table=given
tp -C club new ktech given ann bob
for to in cleo bob; do tp -C club seat given 2 $to; done
check 'before the match begins it is mailed again, too' is "$(query "select count(*) from mails join matches on
	matches.id = match where name = 'given' and kind = 'invitation' and recipient = 'bob@example.org'")" 2
tp -C club seat given 2 bob
check 'who was replaced is told so, by one mail each' is "$(query "select group_concat(recipient, ' ') from (select recipient
	from mails join mail_bytes on mail = mails.id where kind = 'notice'
	and instr(cast(bytes as text), 'your seat went to somebody else') order by mails.id)")" 'bob@example.org cleo@example.org'
check 'which can be answered with no token' is "$(query "select count(*) from mails join mail_bytes on mail = mails.id
	where instr(cast(bytes as text), 'your seat went to somebody else')
	and instr(cast(bytes as text), 'Reply-To: <referee+given.')")" 0
check 'but once for one change' is "$(query "select count(*) from mails join matches on
	matches.id = match where name = 'given' and kind = 'invitation' and recipient = 'bob@example.org'")" 2
echo yes | reply invitation 2 bob
check 'and is answered by yes' prints 'blue     Bob                      joined' tp -C club status given

# ---- deadlines ----

table=pond
tp -C club new ktech pond ann bob --deadline '2090-12-03 20:00' >made 2>/dev/null
check 'a deadline that is the only one is said to be, with what makes it a schedule' has made \
	"the seasons after it have no deadline: tradepost charter pond schedule='sun 20:00 UTC' gives each a deadline"
check 'which can be typed as it stands' exits 0 tp -C club charter pond "schedule=sun 20:00 UTC"
tp -C club new ktech lake ann bob --deadline '2090-12-03 20:00' --set schedule='sun 20:00' >made 2>/dev/null
check 'with a schedule nothing is said' lacks made 'no season after it'
table=late
tp -C club new ktech late ann bob --deadline '2090-12-03 20:00'
query "update matches set deadline = 1700000000 where name = 'late'"
check 'one that passes before all have joined needs a hand' prints \
	'has passed: the match begins without a deadline when all have joined, or now if you give it a new one: tradepost start late --deadline DATE' tp -C club status
echo yes | reply invitation 1 ann
echo yes | reply invitation 2 bob
newest roster 1 | sed '1,/^$/d' >.roster
check 'who plays is a line each, and nothing stands behind it' sh -c 'grep -q "^  red: Ann" .roster && ! grep -q "^  [a-z]*: .* $" .roster'
said roster 1
check 'its players are told when the match begins' has said \
	'The deadline of the invitation, Tuesday 14 November 2023, 22:13 UTC, no longer counts: it passed before all had answered'
said notice 0
check 'and the referee, with the command' has said "To give the season a deadline, type 'tradepost start late --deadline DATE'."

# ---- invitations that nobody answers ----

table=asked
tp -C club new ktech asked ann bob --deadline '2090-12-03 20:00'
echo yes | reply invitation 1 ann
tp -C club tick
check 'nobody is reminded at once' is "$(newest notice 2)" ''
now=$(date +%s)
query "update matches set wake = 0, made = $((now - 864000)), deadline = $((now + 172800)) where name = 'asked'"
tp -C club tick
said notice 2
check 'with a third of the time left who has not answered is reminded' has said \
	"Answer this mail with the word yes on the first line, or with your first orders, or with the word no if you do not want to play: you have not answered the invitation to play KTech (Warpspawn) in 'asked' yet"
check 'who has is not' is "$(newest notice 1)" ''
tp -C club tick
check 'once' is "$(query "select count(*) from mails join matches on matches.id = match where name = 'asked'
	and kind = 'notice' and seat = 2")" 1
check 'and status says so' sh -c '
	"$0" -C club status | grep -q "not joined yet: blue, reminded [A-Z][a-z]*day [0-9]"' "$TRADEPOST"
echo yes | reply notice 2 bob
check 'the reminder is answered by yes' is "$(query "select state from matches where name = 'asked'")" 1

# ---- words to the referee ----

printf 'referee = clara@example.org\n' >>club/tradepost.conf
printf 'start 4,6 5,3\nClara, I shall bring a friend along next time.\n' | reply roster 1 ann
said ack 1
check 'words that are no orders are answered with the address of the referee' has said \
	'If those lines were meant for the referee, mail them to clara@example.org: nobody got them.'
printf 'Hi Clara,\nstart 4,6 5,4\nThanks!\n' | reply roster 1 ann
said ack 1
check 'a greeting is not' lacks said 'meant for the referee'
to_clara() {
	query "select count(*) from mails where recipient = 'clara@example.org'"
}
check 'and the referee is mailed neither' is "$(to_clara)" 0
{
	printf 'Clara, may I bring a friend along next time?\n\nOn Mon, 23 Nov 2026 A tradepost club wrote:\n'
	newest roster 1 | sed '1,/^$/d; s/^/> /'
} | reply roster 1 ann
said ack 1
check 'an answer of words alone is passed on to the referee, and says so' has said 'They were mailed to the referee.'
query "select bytes from mails join mail_bytes on mail = mails.id where recipient = 'clara@example.org'" >words
check 'as its player wrote it' has words 'Clara, may I bring a friend along next time?'
check 'with the match' has words "Subject: [$table] a player writes"
check 'and who it is from' has words 'ann@example.org, who has a seat in this club'
check 'without what is quoted, which has the token' sh -c \
	"! grep -q '$(address roster 1 | sed 's/.*[.]\(.*\)@.*/\1/')' words && ! grep -q 'harbour.*begins' words"
echo 'Thanks a lot' | reply roster 1 ann
check 'short thanks are not passed on' is "$(to_clara)" 1
for i in 1 2 3 4 5 6; do echo "May I ask you something else, number $i?" | reply roster 1 ann; done
check 'nor more than five mails a day' is "$(to_clara)" 5
said ack 1
check 'of which the sixth says where to write' has said 'If those lines were meant for the referee, mail them to clara@example.org'
{
	printf 'Who is the third player?\n\nOn Mon, 23 Nov 2026 A tradepost club <referee@localhost> wrote:\n'
	newest roster 2 | sed '1,/^$/d; s/^/> /'
	printf '\nAnd when do we begin?\n'
} | mailed bob@example.org referee@localhost
query "select bytes from mails join mail_bytes on mail = mails.id where recipient = 'clara@example.org'
	order by mails.id desc limit 1" >words
check 'a mail to the club itself is passed on as well' has words '| Who is the third player?'
check 'with what stands below a quotation' has words '| And when do we begin?'
check 'and without that' sh -c "! grep -q 'harbour.*begins\|no part in the dice' words"
check 'which is said' has words 'What the message quotes'

# ---- what may be ordered first ----

for game in ktech tradewarz tradeworlds runes dragonlords; do
	table=$game
	tp -C club new $game $game ann bob
	newest invitation 1 | sed -n 's/^#   for example: //p' >example
	check "$game shows an order as an example" test -s example
	reply invitation 1 ann <example
	check "which is taken as it stands in $game" sh -c \
		'! printf "%s" "$0" | grep "NOT UNDERSTOOD" && printf "%s" "$0" | grep -q "understood"' \
		"$(newest ack 1)"
done
finish
