#!/bin/sh
# SPDX-License-Identifier: MIT
# Seats that are left, taken back, asked for and handed over.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/wishes.sh"
make_match club harbour 3 || exit 1
echo 'answers = 500' >>club/tradepost.conf
for seat in red blue green; do
	echo | letter club harbour 0 $seat 1 >.eml
	tp -C club take .eml
done
tp -C club run harbour

# notice SEAT: the newest notice to that seat (0: the referee), as text
notice() {
	query "select bytes from mails join mail_bytes on mail = id where kind = 'notice'
		and seat = $1 order by id desc limit 1" | tr -d '\r' | tr '\n' ' ' | tr -s ' '
}
# has_notice KIND SEAT TEXT: the newest mail of that kind to a seat has the text
has_notice() {
	query "select bytes from mails join mail_bytes on mail = id where kind = '$1'
		and seat = $2 order by id desc limit 1" | tr -d '\r' | tr '\n' ' ' | tr -s ' ' >.found
	has .found "$3"
}
# taker KEY [SEAT]: a letter of somebody who asks for a seat, signed with a key of club/; the words
# behind /take-over are standard input
taker() {
	printf 'match harbour\nseat %s\n/take-over ' "${2:-blue}" >.text
	cat >>.text
	tp sign --key "club/$1.key" .text >.block && mail ann <.block
}
orders_of() {
	query "select text from letters where season = 1 and seat = $1 and verdict = 'taken'
		order by auth = 'key' and not former desc, former, seq desc limit 1" | grep build
}
tp key new club/ann
tp key new club/eve
ann="Ann O'Hara ann@example.org $(tail -1 club/ann.pub)"

# ---- asking for a seat ----

echo "$ann" | taker ann >.eml
check 'a seat that is not open cannot be asked for' silent tp -C club take .eml
check 'nothing is kept of that but a line' is "$(query 'select count(*) from letters where season = 1')" 0
echo 'build village 1,1' | letter club harbour 1 blue 7 >.eml
tp -C club take .eml
check 'who sent orders may leave' ask 'You have left' blue 8 1 <<EOT
/stop
EOT
notice 1 >.notice
check 'the others are told' has .notice "The player of blue has left 'harbour'"
echo 'build village 5,5' | letter club harbour 1 blue 7 >.late
cp .late .eml
query "update letters set seq = 6 where season = 1 and seat = 2 and seq = 7"
tp -C club take .eml
check 'orders that were held up on their way do not bring him back' is "$(attendance 2 vacant)" 1
echo "$ann" | taker eve >.eml
check 'it is asked for with the key that is in the letter' silent tp -C club take .eml
for wrong in 'Ann' 'Ann ann@example.org' "ann@example.org $(tail -1 club/ann.pub)"; do
	echo "$wrong" | taker ann >.eml
	check "'/take-over $(echo "$wrong" | cut -c1-20)' asks for nothing" silent tp -C club take .eml
done
echo "$ann" | taker ann >ann.eml
before=$(query 'select count(*) from mails')
tp -C club take ann.eml
check 'an open seat can be asked for' is "$(verdict)" wanted
check 'one mail tells of it' is "$(query 'select count(*) from mails')" $((before + 1))
notice 0 >.notice
check 'to the referee, with what to type' has .notice 'tradepost seat harbour blue'
check 'the leaver is not asked' sh -c '! grep -q -- --replace .notice'
check 'the same letter again is passed over' silent tp -C club take ann.eml
echo "Mallory eve@example.org $(tail -1 club/ann.pub)" | taker ann >.eml
check 'a key asks once, under whatever name' silent tp -C club take .eml
for i in 1 2 3 4 5; do
	tp key new "club/t$i"
	echo "T $i t$i@example.org $(tail -1 "club/t$i.pub")" | taker "t$i" >.eml
	tp -C club take .eml
done
check 'the referee is asked by five at most' is \
	"$(query "select count(*) from letters where verdict = 'wanted'")" 5
notice 0 >.notice
check 'and told that it is the last' has .notice 'You are told of no more this season'
echo 'strangers = answer' >>club/tradepost.conf
tp -C club tell harbour green /stop >.out
echo "$ann" | taker eve green >.eml
tp -C club take .eml
has_answer() {
	query "select bytes from mails join mail_bytes on mail = id where recipient = 'ann@example.org'
		order by id desc limit 1" | tr -d '\r' | tr '\n' ' ' | tr -s ' ' >.found
	has .found "$1"
}
check 'a wrong key is told' has_answer 'is signed with the key in it'
echo "Red red2@example.org $(tail -1 club/red.pub)" | taker red green >.eml
tp -C club take .eml
notice 0 >.notice
check 'the referee is warned of who would have two seats' has .notice \
	'MIND: that is the key or the address of the seat red.'
{ printf 'match harbour\nseat green\n/take-over %s\n/who\n' "$ann"; } >.text
tp sign --key club/ann.key .text | mail ann >.eml
tp -C club take .eml
check 'nothing else may be in such a letter' is "$(query "select count(*) from strangers
	where reason like '%holds nothing but that line%'")" 1
printf 'match harbour\nseat green\n/take-over %s\n' "$ann" | mail ann >.eml
before=$(mails ack)
tp -C club take .eml
check 'one that is not signed is no affair of the seat' is "$(mails ack)" "$before"
echo "$ann" | taker ann green >.eml
tp -C club take .eml
check 'where strangers are answered, so is who asks' has_answer 'The referee is told that you ask' 

# ---- a leaver who comes back ----

before=$(query 'select count(*) from mails')
echo 'build village 2,2' | letter club harbour 1 green 9 >.eml
tp -C club take .eml
check 'orders make the seat his again at once' is "$(attendance 3 vacant)" 0
notice 1 >.notice
check 'and the others are told' has .notice 'the seat is not open to others any more'

# ---- who takes it over ----

tail -1 club/ann.pub >ann.pub
tp -C club seat harbour blue --name "Ann O'Hara" --mail ann@example.org --key ann.pub
check 'the seat has a new player' is "$(query "select name from seats where seat = 2")" "Ann O'Hara"
check 'what the leaver ordered last stands' is "$(orders_of 2)" 'build village 5,5'
cp club/ann.key club/blue.key
echo 'build village 3,3' | letter club harbour 1 blue 1 >.eml
tp -C club take .eml
check 'until the first letter of the new one, whatever its seq' is "$(orders_of 2)" \
	'build village 3,3'
check 'so with wishes' ask 'is not played before' blue 1 1 <<EOT
/wait
EOT
check 'the leaver is remembered' prints "blue was blue player's until season 1: letters in 1 of 1 seasons" \
	tp -C club status harbour

# ---- leaving with orders given ----

echo 'build village 4,4' | letter club harbour 1 green 20 >.eml
tp -C club take .eml
check 'leaving after a letter' ask 'You have left' green 21 1 <<EOT
/stop
EOT
tp -C club run --now harbour
check 'the seat stays open when the season is played with the letter' is "$(attendance 3 vacant)" 1
check 'its report is kept, but not sent' is "$(query "select trouble from mails where season = 1
	and seat = 3 and kind = 'report'")" 'the seat is open'
check 'which is no trouble of the mail' sh -c '! "$0" -C club status | grep -q "could not be"' \
	"$TRADEPOST"

# ---- the same player at another address ----

before=$(query 'select count(*) from mails')
check 'a seat has another address' exits 0 tp -C club seat harbour red --mail new@example.org
check 'it is kept' is "$(query "select mail from seats where seat = 1")" new@example.org
check 'both addresses are told, and nobody else' is "$(query "select group_concat(recipient)
	from mails where id > (select max(id) from mails) - 2")" red@example.org,new@example.org
check 'in two mails' is "$(query 'select count(*) from mails')" $((before + 2))
check 'an address that is none' says 64 'no address' tp -C club seat harbour red --mail nowhere
tp -C club seat harbour red --mail red@example.org

# ---- the button of mail programs ----

query "select bytes from mails join mail_bytes on mail = id where kind = 'report' and seat = 1
	order by id desc limit 1" >.report
check 'a report says how to get no more' has .report \
	'List-Unsubscribe: <mailto:referee@localhost?subject=stop%20harbour>'
# button FROM: what a mail program writes for it
button() {
	printf 'From: %s@example.org\nTo: referee@localhost\nSubject: stop harbour\n' "$1"
	printf 'Message-ID: <%s@example.org>\n\nThis message was made by a program.\n' "$(date +%s%N)"
}
before=$(query 'select count(*) from mails')
button red >.eml
tp -C club take .eml
check 'the referee and the player are told' is "$(query 'select count(*) from mails')" $((before + 2))
check 'the player how to leave' has_notice answer 1 'A signed letter with the line /stop leaves'
check 'the referee what to type' has_notice notice 0 'tradepost tell harbour red /stop'
check 'nothing is changed by it' is "$(attendance 1 vacant)" 0
button red >.eml
check 'both once a day' silent tp -C club take .eml
sed -i '/^strangers/d' club/tradepost.conf
button eve >.eml
check 'a stranger stops nobody' silent tp -C club take .eml

# ---- who writes in words ----

# words FROM: a mail that is no letter
words() {
	printf 'From: %s\nTo: referee@localhost\nSubject: my cat\nMessage-ID: <%s@example.org>\n\n' \
		"$1" "$(date +%s%N)"
	printf 'Dear referee,\nmy cat is ill: two more days, please.\n'
}
words Red@example.org >.eml
check 'words of a player are only logged where the referee has no address' silent \
	tp -C club take .eml
echo 'referee = me@home.example' >>club/tradepost.conf
words Red@example.org >.eml
tp -C club take .eml
check 'else they are mailed on' has_notice notice 0 '| my cat is ill: two more days, please.'
check 'to him' is "$(query 'select recipient from mails order by id desc limit 1')" me@home.example
check 'with the address to answer' has .found 'red@example.org, who has a seat'
words eve@example.org >.eml
check "but not a stranger's" silent tp -C club take .eml
for i in 1 2 3 4 5 6 7; do
	words red@example.org | sed "s/two more/$i more/" >.eml
	tp -C club take .eml
done
check 'and no more than five a day' is "$(query "select count(*) from mails
	where recipient = 'me@home.example'")" 5

# ---- the referee is not asked for ever ----

for i in 1 2 3; do
	check "a seat is offered to somebody, $i" ask 'The referee is asked' red $i 2 <<EOT
/hand-over $ann
EOT
done
check 'not a fourth time in a season' ask 'the referee was asked 3 times this season' red 4 2 <<EOT
/hand-over $ann
EOT
check 'the own seat is not asked for' ask 'a letter with that line alone' red 5 2 <<EOT
/who
/take-over $ann
EOT
finish
