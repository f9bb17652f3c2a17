#!/bin/sh
# SPDX-License-Identifier: MIT
# Seats that are left and handed over, by the commands; tests/unit/t-unknown-sender.c has who asks for a seat, and
# what else comes from unknown senders.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/mailcmds.sh"
make_match club harbour 3 || exit 1
echo 'answers = 500' >>club/tradepost.conf
for seat in red blue green; do
	echo | letter club harbour 0 $seat 1 >.eml
	tp -C club take .eml
done
tp -C club run harbour

# What a seat is played with.
orders_of() {
	query "select text from letters where season = 1 and seat = $1 and verdict = 'taken'
		order by auth = 'key' and not former desc, former, seq desc limit 1" | grep build
}
tp key new club/ann

# ---- leaving ----

echo 'build village 1,1' | letter club harbour 1 blue 7 >.eml
tp -C club take .eml
check 'who sent orders may leave' ask 'You have left' blue 8 1 <<EOT
/stop
EOT
echo 'build village 5,5' | letter club harbour 1 blue 7 >.late
cp .late .eml
query "update letters set seq = 6 where season = 1 and seat = 2 and seq = 7"
tp -C club take .eml
check 'orders that were held up on their way do not bring him back' is "$(attendance 2 vacant)" 1

# ---- who takes it over ----

tail -1 club/ann.pub >ann.pub
check 'who has a seat from now on is said' prints "blue of 'harbour' is given to ann@example.org" \
	tp -C club seat harbour blue --name "Ann O'Hara" --mail ann@example.org --key ann.pub
check 'the seat has a new player' is "$(query "select name from seats where seat = 2")" "Ann O'Hara"
check 'what the leaver ordered last stands' is "$(orders_of 2)" 'build village 5,5'
# The mail to a new player alone.
proves_to() {
	mkdir "box.$1"
	query "select writefile('box.$1/1.eml', bytes) from mail_bytes join mails on mail = id
		where recipient = '$1@example.org'" >.out
	tp verify "box.$1" >.proven || { cat .proven; return 1; }
	tr -s '\n ' '  ' <.proven | grep -q 'the history of the match up to record .* and the text of 1 report,'
}
check 'whoever takes a seat over is mailed what was signed so far, and it proves the report' \
	proves_to ann
cp club/ann.key club/blue.key
echo 'build village 3,3' | letter club harbour 1 blue 1 >.eml
tp -C club take .eml
check 'until the first letter of the new one, whatever its seq' is "$(orders_of 2)" \
	'build village 3,3'
check 'so with mail commands' ask 'is not played before' blue 1 1 <<EOT
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
check 'a seat has another address' prints "mails to red of 'harbour' go to new@example.org from now on" tp -C club seat harbour red --mail new@example.org
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
echo 'format = plain' >>club/tradepost.conf
tp -C club seat harbour green --name Dora --mail dora@example.org --key ann.pub
check 'also where reports are plain text' proves_to dora
finish
