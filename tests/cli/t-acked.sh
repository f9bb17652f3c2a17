#!/bin/sh
# SPDX-License-Identifier: MIT
# Answers to mails have a seq by the order in which they came. After a restore they are read again in any
# order, and each comes out as its ack said: the same letter, with the same seq and time; the same one is
# played; what comes new stands behind them. An ack is never contradicted.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers = 500' >>club/tradepost.conf
make_match club harbour 2 --set unsigned=token || exit 1
cp club/tradepost.conf conf
mkdir done sent keys
cp club/red.* club/blue.* keys/

# signed SEASON ORDER: letters of both
signed() {
	for seat in red blue; do
		echo "$2" | letter club harbour "$1" $seat 1 >"done/$1.$seat.eml"
		tp -C club take "done/$1.$seat.eml"
	done
}
# letters: those of the open season, as they are kept
letters() {
	query "select seat, seq, verdict, auth, received / 60, hex(hash) from letters where season = 2
		and auth = 'token' order by hash"
}
# lost: the store burns; what was sent and the signed letters are left
lost() {
	rm -rf club
	mkdir club
	cp keys/* conf club/
	tp -C club restore night.db done sent >.restored 2>&1
	cp conf club/tradepost.conf
}
# again MAIL...: read once more
again() {
	for mail; do
		tp -C club take "$mail"
	done
}

signed 0 'start 6,10 4,6'
tp -C club run harbour || exit 1
tp -C club backup night.db || exit 1
cp -r club begun
signed 1 'build village 1,6'
tp -C club run --now harbour || exit 1
to=$(address report 1)
mailed red@example.org "$to" <<.
build village 4,5
.
mailed red@example.org "$to" <<.
build temple 4,5
.
mailed red@example.org "$to" <<.
build castle 3,6
.
letters >was
check 'three answers are three letters' is "$(cut -d'|' -f1-4 was | sort | tr '\n' ' ')" \
	'1|1|taken|token 1|2|taken|token 1|3|taken|token '
query "select writefile('sent/' || hex(message_id) || '.eml', bytes) from mails, mail_bytes
	where mail = id" >.seen

for order in '1 2 3' '3 2 1' '2 3 1' '3 1 2'; do
	lost
	check "restored for the order $order, letters of season 2 are taken" is \
		"$(query 'select season from matches')" 2
	# shellcheck disable=SC2086
	again $(printf 'mail.%s ' $order)
	letters >now
	check "read in the order $order all are as acked" exits 0 cmp was now
	# shellcheck disable=SC2086
	again $(printf 'mail.%s ' $order)
	letters >now
	check 'and once more nothing changes' exits 0 cmp was now
done
lost
mailed red@example.org "$to" <<.
build village 5,5
.
check 'what comes new before them stands behind them' is \
	"$(query "select seq from letters where season = 2 and auth = 'token'")" 4
again mail.3 mail.1 mail.2
check 'when they come, too' is "$(query "select group_concat(seq) from (select seq from letters
	where season = 2 and auth = 'token' and verdict = 'taken' order by seq)")" 1,2,3,4

lost
again mail.2 mail.3 mail.1
tp -C club run --now harbour || exit 1
query "select text from letters join played on letter = letters.id
	where letters.season = 2 and letters.seat = 1" >text
check 'the last one is played' has text 'build castle 3,6'
check 'the season is the last that acks are kept for' is "$(query 'select count(*) from acks')" 0
query "select writefile('sent/' || hex(message_id) || '.eml', bytes) from mails, mail_bytes
	where mail = id" >.seen
mkdir box
cp $(grep -l '^To:.*red@example.org' sent/*.eml) done/*.red.eml box/
tp verify box >.seen
check 'and no ack is contradicted' sh -c '! grep -E "WRONG|UNPROVEN" .seen'

# ---- another address, which is in no paper ----

rm -rf club sent
cp -r begun club
mkdir sent
echo '/address red@new.example' | letter club harbour 1 red 7 >done/1.address.eml
tp -C club take done/1.address.eml
to=$(query "select bytes from mails join mail_bytes on mail = mails.id where recipient = 'red@new.example'" |
	tr -d '\r' | sed -n 's/^Reply-To: <\(.*\)>$/\1/p')
mailed red@new.example "$to" <<.
yes
.
check 'the seat has another address' is "$(query 'select mail from seats where seat = 1')" red@new.example
signed 1 'build village 1,6'
tp -C club run --now harbour || exit 1
query "select writefile('sent/' || hex(message_id) || '.eml', bytes) from mails, mail_bytes
	where mail = id" >.seen
lost
check 'restore says that it is to be given again' has .restored \
	"ask the player of red for their address, and give it by 'tradepost seat harbour red --mail ADDRESS'"
check 'and nothing else is lost by it' is "$(query 'select season from matches')" 2
check 'nor is the record' is "$(query "select count(*) from records where kind = 'address'")" 1
finish
