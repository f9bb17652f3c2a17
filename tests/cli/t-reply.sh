#!/bin/sh
# SPDX-License-Identifier: MIT
# A player with nothing but a mail program presses Reply, writes orders above the quotation, and sends.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers = 500' 'letters = 500' "name = Clara's Table" >>club/tradepost.conf
make_match club harbour 3 --option passes=2 --set unsigned=token || exit 1

last() {
	query "select verdict || ' ' || auth || ' ' || season || ' ' || seat || ' ' || seq
		from letters where verdict <> 'mended' order by id desc limit 1"
}
played() {
	query "select replace(text, char(10), '; ') from letters where verdict <> 'mended' order by id desc limit 1" |
		sed 's/^.*seq [0-9]*; //; s/; $//'
}
# reply TO: an answer of red; $head: a header more
reply() {
	mailed red@example.org "$1" "${head:-}"
}

# ---- from the mail that begins the match to orders ----

roster=$(address roster 1)
reply "$roster" <<'EOT'
start the fire
EOT
check 'an answer in which nothing is understood is no letter' is "$(last)" 'nothing-understood token 0 1 1'
newest ack 1 >ack
check 'and its writer is asked for another, as none is in' sh -c '
	tr "\n" " " <ack | grep -q "no order in your mail is understood. No letter of yours is in for season 0"'
check 'and reads how to order nothing' sh -c 'tr "\n" " " <ack | grep -q "To order nothing this season, send the line /ready"'
reply "$roster" <<'EOT'
start 4,6 5,3

Am Mo., 23. Nov. 2026 um 02:41 Uhr schrieb Clara's Table <
referee+harbour.0123456789abcdef@localhost>:

> Red, match 'harbour' begins.
> # start <space>+
EOT
check 'orders alone above a quotation are a letter' is "$(last)" 'taken token 0 1 1'
check 'what is quoted, and the line above it, are none of it' is "$(played)" 'start 4,6 5,3'
newest ack 1 >ack
check 'the answer says that all is understood' has ack 'your letter is taken'
check 'and passes nothing over' sh -c '! grep -q "are passed over" ack'
reply "$roster" <<'EOT'
Hi Clara,

start 5,3 4,6

Best regards
Max
-- 
start 0,0 1,1
EOT
check 'a second answer to the same mail replaces the first' is "$(last)" 'taken token 0 1 2'
check 'greetings are no lines of it' is "$(played)" 'start 5,3 4,6'
newest ack 1 >ack
check 'they are listed as passed over' has ack '    | Hi Clara,'
check 'and not called orders' has ack 'is taken: 1 line.'
check 'nor what stands behind two dashes' sh -c '! grep -q "0,0" ack'
tp -C club take "mail.$sent"
check 'the same mail once more changes nothing' is \
	"$(query "select count(*) from letters where verdict = 'taken'")" 2

reply "$roster" <<'EOT'
start 4,6 5,3.

Sent from my phone.
EOT
check 'a full stop behind an order is none of it' is "$(played)" 'start 4,6 5,3'

# ---- every mail to the seat can be answered ----

check 'the answer itself can be answered' is "$(address ack 1)" "$roster"
reply "$(address ack 1)" <<'EOT'
start 4,6 5,3
EOT
check 'so a letter can be taken back' is "$(last)" 'taken token 0 1 4'

newest ack 1 | sed '1,/^$/d' >quote
{
	echo 'start 5,3 4,6'
	cat quote
} >unmarked
reply "$roster" <unmarked
check 'a quotation with no mark at all is none of a letter' is "$(last)" 'taken token 0 1 5'
check 'which is what stands above it' is "$(played)" 'start 5,3 4,6'
newest ack 1 >ack
check 'and it is not listed' sh -c '! grep -q "are passed over" ack'
reply "$roster" <<'EOT'
start 4,6 5,3
EOT

# ---- orders that are longer than the lines of a mail program ----

reply "$roster" <<'EOT'
start 4,6 5,3 3,3 2,2 4,5 6,7 3,6 6,6 7,4 7,5 8,4 8,5 8,6 9,2 9,3 9,5 10,3
10,4 10,5
EOT
check 'what a mail program broke off an order is put back' is "$(played)" \
	'start 4,6 5,3 3,3 2,2 4,5 6,7 3,6 6,6 7,4 7,5 8,4 8,5 8,6 9,2 9,3 9,5 10,3 10,4 10,5'
reply "$roster" <<'EOT'
start 4,6 5,3
10,4 10,5
EOT
check 'a line that no program broke is none of the order above' is "$(played)" 'start 4,6 5,3; 10,4 10,5'
# apart_from LINE SECOND SAID: the second one is none of a line that ends in column 72 or so
apart_from() {
	printf '%s\n%s\n' "$1" "$2" | reply "$roster"
	newest ack 1 | tr -s '\n ' ' ' >ack
	has ack "$3"
}
check 'nor is what stands behind a comment' apart_from \
	'start 4,6 5,3 # the first of these is best, a village there sees the sea' 'strat 3,3' '2 strat 3,3 NOT UNDERSTOOD'
check 'be it a command' apart_from \
	'start 4,6 5,3 # the first of these is best, a village there sees the sea' '/deadline' '/deadline Season 0 has no deadline'
query 'delete from letters where seat = 1 and seq > 5'

# ---- what stands around the orders ----

reply "$roster" <<'EOT'
Hi Clara,
how are you today?
I hope all is well.
start 5,3 4,6
EOT
check 'a greeting of three lines' is "$(played)" 'start 5,3 4,6'
reply "$roster" <<'EOT'
Hi Clara,
how are you today?
I hope all is well.
start 4,6 5,3
EOT
check 'is none of ours as it comes again' is "$(played)" 'start 4,6 5,3'
reply "$roster" <<'EOT'
start 5,3 4,6 4,7 4,5 5,5 5,6 3,6 3,7
On Mon, Nov 23, 2026 at 2:41 AM Clara's Table <referee@localhost> wrote:
> start 0,0
EOT
check 'a long order above an attribution is the writer'\''s' is "$(played)" \
	'start 5,3 4,6 4,7 4,5 5,5 5,6 3,6 3,7'
reply "$roster" <<'EOT'
Hello Clara's Table, here are my orders for season 0:
--- my orders ---
start 4,6 5,3
__________
Season greetings!
EOT
check 'so is what stands below a line that names the club' is "$(played)" 'start 4,6 5,3'
reply "$roster" <<'EOT'
# start SPACE ...
#   where your first village shall stand, best first
start 5,3 4,6
EOT
check 'and below the comments of a template' is "$(played)" \
	'# start SPACE ...; # where your first village shall stand, best first; start 5,3 4,6'
head='Content-Type: multipart/mixed; boundary=x' reply "$roster" <<'EOT'
--x
Content-Type: text/plain

My orders are attached.
--x
Content-Type: text/plain; name=orders.txt
Content-Disposition: attachment; filename=orders.txt

start 4,6 5,3
--x--
EOT
check 'and what is attached' is "$(played)" 'start 4,6 5,3'
reply "$roster" <<'EOT'
> Letters go to the club, and the line is long, so that a program breaks it here
start 5,3 4,6
EOT
check 'a line that a program may have broken is no order' is "$(last | cut -d' ' -f1)" \
	nothing-understood
newest ack 1 >ack
check 'but it is listed' has ack '    | start 5,3 4,6'
reply "$roster" <<'EOT'
start 4,6 5,3
strat 5,3
else start 7,3
EOT
check 'an else stays with the line above it, though that is misspelt' is "$(played)" \
	'start 4,6 5,3; strat 5,3; else start 7,3'
newest ack 1 >ack
check 'its answer says what was meant' has ack "Write 'start 5,3' if that was meant"
reply "$roster" <<'EOT'
when steal-from blue
start 4.6 5,3
start 4,6 5,3
I come when blue comes.
EOT
newest ack 1 >ack
check 'a policy without its colon is told with it' has ack "counts every season from now on as 'when steal-from: blue'"
check 'a name that is mistyped with the name' has ack "Write 'start 4,6 5,3' if that was meant"
check 'and a sentence is passed over' has ack '    | I come when blue comes.'
reply "$roster" <<'EOT'
Hi Clara,
strat 5,3
start 4,6 5,3
EOT
newest ack 1 >ack
check 'and comes with what it was meant to be' has ack "NOT UNDERSTOOD. Write 'start 5,3' if that was meant"
check 'a mistyped order is called one that cannot be understood' has ack 'NOT UNDERSTOOD'
check 'and a greeting is passed over' has ack '    | Hi Clara,'
query 'delete from letters where seat = 1 and seq > 5'

for words in 'Original Message' 'ORIGINAL MESSAGE' 'Ursprüngliche Nachricht' 'Originalnachricht' 'Message d’origine' \
	"Message d'origine" 'Message original' 'Mensaje original' 'Wiadomość oryginalna' 'Oryginalna wiadomość'; do
	reply "$roster" <<EOT
start 4,6 5,3

----- $words -----
start 1,1
EOT
	check "behind '$words' nothing is the writer's, though it names no club" is "$(played)" 'start 4,6 5,3'
done
reply "$roster" <<'EOT'
start 4,6 5,3
----- now the original messages -----
start 7,2
EOT
check 'other words between dashes end no letter' is "$(played)" 'start 4,6 5,3; start 7,2'
{
	echo '/press blue'
	newest ack 1 | sed '1,/^$/d' | head -n 6
	echo '/end'
	echo 'start 4,6 5,3'
} >press
reply "$roster" <press
check 'a text for others may cite a mail' is "$(played)" 'start 4,6 5,3'
reply "$roster" <<'EOT'
seat blue
my secret plan
start 4,6 5,3
EOT
newest ack 2 >ack
check 'nobody else is told what a player wrote' sh -c '! grep -q "secret plan" ack'
query 'delete from letters where seat = 1 and seq > 5'

# ---- orders typed into the quoted template ----

# typed LINE: the mail that begins the match, quoted, with a line typed into its template
typed() {
	newest roster 1 | sed '1,/^$/d' | sed "s/^# start .*/&\n$1/" | sed 's/^/> /'
}
typed 'start 4,5 6,7' >answer
reply "$roster" <answer
check 'a line typed into the quoted template is taken' is "$(played)" 'start 4,5 6,7'
typed 'start 5,3 4,6' >answer
reply "$roster" <answer
check 'one that stood in a letter before is none' is "$(last | cut -d' ' -f1)" nothing-understood
newest ack 1 >ack
check 'but it is listed' has ack '    | start 5,3 4,6'
typed 'start 4,5' >answer
reply "$roster" <answer
check 'nor is one that is part of a line in a letter before' is "$(last | cut -d' ' -f1)" nothing-understood
newest ack 1 >ack
check 'which is listed, too' has ack '    | start 4,5'
{
	echo '> start 7,2 7,3'
	newest roster 1 | sed '1,/^$/d; s/^/> /'
} >answer
reply "$roster" <answer
check 'nor one that is typed into the quotation outside the template' is \
	"$(last | cut -d' ' -f1)" nothing-understood
newest ack 1 >ack
check 'which is listed as well' has ack '    | start 7,2 7,3'
check 'but nothing that the club wrote' is "$(grep -c '^    | ' ack)" 1
{
	echo 'start 3,6 5,3'
	typed 'start 6,7 4,5'
} >answer
reply "$roster" <answer
check 'where an order stands above, none is' is "$(played)" 'start 3,6 5,3'
newest ack 1 >ack
check 'but it is listed' has ack '    | start 6,7 4,5'
query 'delete from letters where seat = 1 and seq > 5'

# ---- what takes nothing away ----

reply "$roster" <<'EOT'
/rules start
/help

On Mon, Nov 23, 2026 at 2:41 AM Clara's Table <referee@localhost> wrote:
> text
EOT
check 'a question is none' is \
	"$(last | cut -d' ' -f1-4)" 'asked token 0 1'
newest answer 1 >ack
check 'and is answered' has ack '/take-over'
reply "$roster" <<'EOT'
Thanks, see you on Sunday!

Sent from my iPhone
EOT
check 'thanks take none away' is \
	"$(last | cut -d' ' -f1-4)" 'nothing-understood token 0 1'
newest ack 1 >ack
check 'their answer says which letter stands' has ack "'harbour' still counts. At the end of"
check 'and how orders are sent' has ack 'Answer this mail with your orders'
reply "$roster" <<'EOT'
start nowhere
EOT
check 'nor does a letter in which nothing is understood' is \
	"$(last | cut -d' ' -f1-4)" 'nothing-understood token 0 1'
newest ack 1 >ack
check 'whose lines are told all the same' has ack 'NOT UNDERSTOOD'
printf 'frobnicate\n' | letter club harbour 0 blue 1 >signed
tp -C club take signed
check 'the first letter of a seat may be one' is "$(last)" 'taken key 0 2 1'
printf 'start 4,2\n' | letter club harbour 0 blue 2 >signed
tp -C club take signed
printf 'frobnicate\n' | letter club harbour 0 blue 3 >signed
tp -C club take signed
check 'a signed one takes nothing away either' is "$(last)" 'nothing-understood key 0 2 3'

check 'after all that the last letter understood counts' is "$(query "select max(seq) from letters
	where verdict = 'taken' and seat = 1")" 5

# ---- who writes ----

before=$(query "select count(*) from letters where verdict = 'taken'")
reply "referee+harbour@localhost" <<'EOT'
start 4,6 5,3
EOT
reply "referee+harbour.0123456789abcdef@localhost" <<'EOT'
start 4,6 5,3

Carpets are cheap today.
EOT
head="In-Reply-To: $(newest roster 1 | sed -n 's/^Message-ID: //p')" reply referee@localhost <<'EOT'
start 4,6 5,3

Carpets are cheap today.
EOT
check 'what somebody wrote who proved nothing is not passed on to the seat' is \
	"$(query "select count(*) from mail_bytes where instr(bytes, 'Carpets')")" 0
head='Auto-Submitted: auto-replied' reply "$roster" <<'EOT'
start 4,6 5,3
EOT
reply "$roster" <<'EOT'
seat green
start 4,6 5,3
EOT
check 'without the token, from a program, or for another seat none is taken' \
	is "$(query "select count(*) from letters where verdict = 'taken'")" "$before"

# ---- a season later ----

printf 'start 6,9\n' | letter club harbour 0 green 1 >signed
tp -C club take signed
tp -C club run harbour >/dev/null 2>&1
check 'the season waits, as an order that was not understood came behind the letter that stands' is \
	"$(query 'select season from matches')" 0
echo yes | reply "$roster"
tp -C club run harbour || exit 1
check 'until its player says yes to that' is "$(query 'select season from matches')" 1
order=$(newest report 1 | sed -n 's/^# *for example: \(build .*\)/\1/p;T;q')
: "${order:=play $(newest report 1 | sed -n 's/^# play CARD - .*: \([a-z-]*\).*/\1/p')}"
echo "$order" | reply "$roster"
check 'an answer to an old mail is not played' is \
	"$(last | cut -d' ' -f1-4)" 'wrong-season token 1 1'
newest ack 1 >ack
check 'its answer says when that season was played' has ack 'season 0 was played on'
check 'and has its lines to be sent again' sh -c 'tr -s " \n" "  " <ack | grep -q "for season 1, answer this mail with the word yes alone. To send only some, answer with those that you still want: $0 "' "$order"
check 'without the header' sh -c '! grep -q "^ *\(match\|seat\|seq\) " ack'
reply "$roster" <<'EOT'
start 4,6 5,3
EOT
newest ack 1 | tr -s ' \n' '  ' >ack
check 'of orders that the open season cannot have none are offered, and each is told why' has ack 'answer this mail with other orders: as the match is now, none of these lines can be done then. 1 start 4,6 5,3 understood, but if nothing changes, it will be refused: Leave the line out: this order is for the set-up alone'
check 'and no yes sends them' sh -c '! grep -q "the word yes" ack'
mailed third@elsewhere.example "$roster" <<'EOT'
build village 4,5
# from elsewhere
EOT
newest ack 1 >ack
check 'but from another address none are shown' sh -c '! grep -q "To send these lines" ack'
old=$(address ack 1)
reply "$roster" <<'EOT'
/press blue
Shall we share the north?
/end
/vacation 2026-01-01
/games
EOT
check 'but what it asks for is done, whatever season its mail is of' is "$(last | cut -d' ' -f1-4)" 'asked token 1 1'
newest press 2 >press
check 'press goes out' has press '| Shall we share the north?'
newest answer 1 >ack
check 'and all else is answered' sh -c 'grep -q "^/games" ack && grep -q "^/vacation" ack'
reply "$roster" <<EOT
/press blue
And the south?
/end
$order
EOT
newest press 2 >press
check 'beside orders it is done, too' has press '| And the south?'
newest answer 1 >ack
check 'and the orders are told as late' has ack 'The orders of your mail were not taken: season 0 was played on'
check 'with the subject saying so' has ack 'Subject: [harbour] what you asked for; your orders came too late'
check 'to be sent again, without what was done' sh -c \
	'tr -s " \n" "  " <ack | grep -q "that you still want: $0 " && ! grep -q "share the south" ack' "$order"
for word in ready wait 'vote draw'; do
	echo "/$word" | reply "$roster"
	newest answer 1 | tr -s ' \n' '  ' >ack
	check "/$word is about the season of its mail, so it is not done" has ack \
		'If you mean season 1, answer this mail with the line again. The mail that you answered was of season 0'
done
check 'nobody is ready by that' is "$(query 'select max(ready) from attendance')" 0
reply "$old" <<'EOT'
build village 4,5
EOT
check 'and answered itself, it is' is "$(last | cut -d' ' -f1-4)" 'taken token 1 1'
check 'status --mail says that a mail of that season did arrive' sh -c '
	"$0" -C club status --mail harbour | grep -q "^  red .*seen a mail of season 1$"' "$TRADEPOST"
reply "$(address ack 1)" <<'EOT'
build village 4, 5
EOT
newest ack 1 >ack
check 'a blank that a phone puts behind a comma makes no other order, as the answer shows' \
	has ack "as 'build village 4,5'"
check 'the match is replayed from such letters' exits 0 tp -C club replay harbour
tp -C club run harbour --now || exit 1
check 'and played by them' exits 0 tp -C club replay harbour
reply "$old" <<'EOT'
/explain 9999
/dispute 9998
It was not so.
/end
EOT
newest answer 1 >ack
check 'a number in answer to an old mail is of the report in that mail' has ack 'Your report of season 0 has no number 9999'
check 'as is one that is disputed' sh -c 'tr -s " \n" "  " <ack | grep -q "Write a number of your report of season 0: it has no number 9998"'
reply "$roster" <<'EOT'
/explain 9999
EOT
newest answer 1 >ack
check 'where it had none, of the last one' has ack 'Your report of season 1 has no number 9999'
finish
