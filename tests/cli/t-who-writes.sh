#!/bin/sh
# SPDX-License-Identifier: MIT
# Who writes is proven by a signature or by the seat's token, and by nothing else: every combination of a
# guessed Message-ID, a copied receipt and a forged From, without a token, takes no letter. A token from
# another address than the seat's takes none either before that address says yes; restoring a copy in
# between changes nothing of that. tests/unit/t-waiting.c has what else strangers try.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers = 500' >>club/tradepost.conf
make_match club harbour 3 --option passes=2 --set unsigned=token || exit 1

line_of() {
	newest "$1" 1 | sed -n "s/^$2: //p" | head -1
}
taken() {
	query "select count(*) from letters where verdict in ('taken', 'asked')"
}
last() {
	query "select verdict || ' ' || seq from letters order by id desc limit 1"
}

# ---- nothing but a token proves ----

roster=$(address roster 1)
printf 'start 4,6\n' | mailed red@example.org "$roster"
check 'a letter with its token is taken' is "$(last)" 'taken 1'
newest ack 1 | sed '1,/^$/d' >receipt
id=$(line_of roster Message-ID)
tokenless=referee+harbour@localhost
begin='match harbour
season 0
seat red
seq 9'
tries=0
for from in red@example.org third@elsewhere.example; do
	for to in referee@localhost "$tokenless" referee+harbour.0123456789abcdef@localhost; do
		for head in '' "In-Reply-To: $id" "References: $id" "X-Tradepost-Seat: red"; do
			for text in '' "$begin"; do
				for below in none receipt quoted; do
					case $below in
					none) : >end ;;
					receipt) cp receipt end ;;
					quoted) sed 's/^/> /' receipt >end ;;
					esac
					tries=$((tries + 1))
					{
						printf '%s\nstart 5,%s\n\n' "$text" $((tries % 6 + 1))
						cat end
					} >body
					mailed "$from" "$to" "$head" <body
				done
			done
		done
	done
done
check 'all combinations of what may be copied were tried' is "$tries" 144
check 'none was taken' is "$(taken)" 1
check 'what is played is as it was' is "$(query "select count(*) from letters where verdict = 'taken'
	and text like '%4,6%'")" 1

# ---- from another address it waits ----

printf 'start 5,3\n' | mailed third@elsewhere.example "$roster"
check 'with the token from another address it waits' is "$(last)" 'waits 1'
newest notice 1 >question
check 'the seat is asked' has question 'answer this mail, from this mailbox, with'
check 'and shown the letter' has question '    | start 5,3'
question=$(address notice 1)
tp -C club backup copy.db || exit 1
printf 'yes\n' | mailed third@elsewhere.example "$question"
check 'a yes from that address is none' is "$(taken)" 1
{
	printf 'Oui!\n\nOn Mon, 23 Nov 2026 at 10:00, Club <%s> wrote:\n' "$question"
	sed '1,/^$/d; s/^/> /' question
} | mailed red@example.org "$question"
check 'a yes of the seat takes it' is "$(last)" 'taken 2'
newest ack 1 >ack
check 'and its lines are answered' has ack 'start 5,3'
check 'the yes is none of them' sh -c '! grep -q "Oui" ack'
cp -r club there
rm there/club.db*
cp copy.db there/club.db
tp -C there take mail.* >/dev/null 2>&1
check 'a club put back from before the yes takes it by the same mails' is "$(sqlite3 \
	-readonly there/club.db "select group_concat(said) from (select verdict || ' ' || seq
	as said from letters where verdict in ('taken', 'confirmed') order by 1)")" 'confirmed 1,taken 1,taken 2'
printf 'yes\n' | mailed red@example.org "$question"
check 'a second yes takes it no second time' is "$(taken)" 2
printf 'start 4,2\n' | letter club harbour 0 blue 1 >signed
tp -C club take signed
printf 'start 6,9\n' | letter club harbour 0 green 1 >signed
tp -C club take signed
printf 'start 3,7\n' | mailed third@elsewhere.example "$roster"
question=$(address notice 1)
tp -C club run harbour >/dev/null 2>&1
check 'the season waits for the yes' is "$(query 'select season from matches')" 0
tp -C club run harbour --now || exit 1
check 'the season is played by what was taken' exits 0 tp -C club replay harbour
printf 'yes\n' | mailed red@example.org "$question"
newest ack 1 >ack
check 'whoever says yes later is told when that season was played' has ack 'season 0 was played on'
check 'and nothing is taken' is "$(taken)" 4

# ---- words ----

roster=$(address report 1)
mails() {
	query 'select count(*) from mails'
}
printf 'When do we play?\n' | mailed third@elsewhere.example "$roster"
newest answer 1 >words
check 'words from another address are told to the seat' has words '    | When do we play?'
tr -s ' \n' '  ' <words >told
check 'with where they came from, and what to do' has told \
	"a line /address and the address for your mails. An answer to a mail of your seat in 'harbour' came from third@elsewhere.example"
check 'in a mail to its own address' has words '<red@example.org>'
check 'nobody else was mailed' is "$(query "select count(*) from mails where id = (select max(id) from mails) and seat = 1")" 1
before=$(mails)
printf 'Hello?\n' | mailed third@elsewhere.example "$roster"
check 'the same address is told of once a season' is "$(mails)" "$before"
printf '\n' | mailed fourth@elsewhere.example "$roster"
newest answer 1 | tr -s ' \n' '  ' >told
check 'a mail with nothing in it is told of as well' has told 'came from fourth@elsewhere.example'
check 'and none of them is a letter' is "$(taken)" 4
finish
