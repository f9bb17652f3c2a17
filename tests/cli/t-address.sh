#!/bin/sh
# SPDX-License-Identifier: MIT
# /address from outside, with a mail program alone: the player's mail goes elsewhere once the address before
# and the new one said yes; the next season is played from there; a club put back as it was takes the
# same mails the same way; both verifiers accept the record. tests/unit/t-address.c has what others try.
tools=$(pwd)/tests/verify
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers = 500' >>club/tradepost.conf
tp -C club person ruth --mail ruth@old.example >.log || exit 1
tp -C club person ben --mail ben@example.org >.log || exit 1
for name in harbour silk; do
	tp -C club new ktech $name ruth ben --option passes=2 >.log || exit 1
done

# asked ADDRESS: where the question to that address is answered
asked() {
	query "select bytes from mails join mail_bytes on mail = mails.id where recipient = '$1'
		and kind = 'notice' order by mails.id desc limit 1" | tr -d '\r' |
		sed -n 's/^Reply-To: <\(.*\)>$/\1/p'
}
mail_of() {
	query "select distinct mail from seats where seat = $1"
}
for name in harbour silk; do
	table=$name
	for seat in 1 2; do
		to=$(address invitation $seat)
		mailed "$(query "select mail from seats where seat = $seat limit 1")" "$to" <<-.
			yes
			start 4,$((seat + 5)) 5,$seat
		.
	done
done
table=harbour
check 'both matches have begun' is "$(query 'select group_concat(state) from matches')" 1,1
cp -r club there || exit 1
ruth=$(address roster 1)
printf '/help\n' | mailed ruth@old.example "$ruth"
newest answer 1 >help.txt
check 'the help names the command' has help.txt '/address ADDRESS'
printf '/address ruth@new.example\n' | mailed ruth@old.example "$ruth"
check 'nothing goes to the new address yet' is "$(asked ruth@new.example)" ''
printf 'yes\n' | mailed ruth@old.example "$(address notice 1)"
check 'nor to anybody but the one before' is "$(mail_of 1)" ruth@old.example
question=$(asked ruth@new.example)
check 'the question has a token of its own' sh -c "[ -n '$question' ] && [ '$question' != '$ruth' ]"
printf 'yes\n' | mailed ruth@old.example "$question"
check 'the one before is no answer' is "$(mail_of 1)" ruth@old.example
{
	printf 'Ja!\n\nAm 23.11.2026 um 10:00 schrieb Club <%s>:\n' "$question"
	printf '> Answer this mail with the word yes\n'
} | mailed ruth@new.example "$question"
check 'both seats go to the new address' is "$(mail_of 1)" ruth@new.example
tp -C club person ruth >person.txt
check 'and the person does' has person.txt '<ruth@new.example>'
check 'the other player is not written to' is \
	"$(query "select count(*) from mails where recipient = 'ben@example.org' and kind = 'notice'")" 0
tp -C club records harbour >records.txt
check 'the record tells all' sh -c 'sed -n "/^tp-address 1/,/^by /p" records.txt |
	tr "\n" " " | grep -Eq "^tp-address 1 game .* season 0 seat 1 by [A-Za-z0-9_-]{43} $"'
check 'but not which' sh -c '! grep -q example records.txt'
tp -C club records silk >other.txt
check 'that of the other match names no letter of this one' sh -c \
	'sed "1,/^tp-address/d" other.txt | grep -qx "by player"'
for again in 1 2; do
	for i in 1 2 3 4 5 6 7 8 9; do
		tp -C there take "mail.$i"
	done
done
check 'a club put back as it was takes the same mails the same way' is \
	"$(sqlite3 -readonly there/club.db 'select distinct mail from seats where seat = 1')" \
	ruth@new.example
printf 'start 4,6\n' | mailed ruth@new.example "$(address notice 1)"
newest notice 1 | tr -s ' \n' '  ' >told
check 'where no letter waits none is spoken of' sh -c '! grep -q "waited for your yes" told'
printf 'start 5,2\n' | mailed ben@example.org "$(address roster 2)"
check 'the season is played' exits 0 tp -C club run harbour --now
check 'its report goes to the new address' is "$(query "select recipient from mails
	where kind = 'report' and seat = 1")" ruth@new.example
tp -C club records harbour >records.txt
# A letter from a third address waits; its yes comes in one mail with the next address.
ruth=$(address report 1)
echo 'build village 4,5' | mailed ruth@third.example "$ruth"
printf 'Yes, that was me\n/address ruth@third.example\n' | mailed ruth@new.example "$(address notice 1)"
check 'a yes beside /address takes the letter that it was asked of' is \
	"$(query "select text like '%build village 4,5%' from letters where season = 1 and verdict = 'taken'")" 1
newest notice 1 >told
check 'and the line is asked about' has told '/address ruth@third.example'
printf 'yes\n' | mailed ruth@new.example "$(address notice 1)"
query "update letters set received = received - 60 where season = 1"
echo 'build village 4,4' | mailed ruth@third.example "$ruth"
printf 'yes\n' | mailed ruth@third.example "$(asked ruth@third.example)"
newest notice 1 | tr -s ' \n' '  ' >told
check 'the mail that the new address is in force says that a letter waits, and what to do' has told \
	'Answer this mail with your orders for season 1. A letter from another address waited for your yes.'
printf 'build village 4,4\n' | mailed ruth@third.example "$(address notice 1)"
check 'which counts' is "$(query "select count(*) from letters where season = 1 and verdict = 'taken'
	and text like '%build village 4,4%'")" 1
tp -C club records harbour >records.txt
tp verify records.txt >first
check 'the first verifier finds no fault' sh -c '! grep -E "WRONG|UNPROVEN" first'
check 'nor does the second' sh -c "'$tools/second' records.txt | grep -c '^fault' | grep -qx 0"
finish
