#!/bin/sh
# SPDX-License-Identifier: MIT
# A match that was played by revision 1 of the rules of KTech, for three seasons by letters, comes to a
# program that has a newer one only: it opens, is read and proven, and goes on by `upgrade`. What was
# played before is never called wrong for it. tests/cli/revision holds that match, as the program of
# then exported it, with the keys of its referee and its players.
. "${srcdir:-.}/tests/lib.sh"
old=$srcdir/tests/cli/revision

if ! command -v sqlite3 >/dev/null; then
	skip 'a match of revision 1' 'sqlite3 is not installed'
	finish
fi
tp init club
tp -C club new ktech newest --seats 2
query() {
	sqlite3 club/club.db "$1"
}
if [ "$(query 'select rules from matches')" = 1 ]; then
	skip 'a match of revision 1' 'the rules of KTech are of revision 1 still'
	finish
fi

# told SEAT SUBJECT: the last mail to that seat with that subject, without its line ends
told() {
	query "select bytes from mails join mail_bytes on mail = id where seat = $1
		and instr(CAST(bytes AS TEXT), '] $2') > 0 order by id desc limit 1" | tr -d '\r'
}

# mailbox FOLDER SEAT: all mails of the match to that seat, each a file
mailbox() {
	rm -rf "$1"
	mkdir "$1"
	for id in $(query "select id from mails where seat = $2"); do
		query "select bytes from mails join mail_bytes on mail = id where id = $id" >"$1/$id.eml"
	done
}

# order SEAT NUMBER SUBJECT ORDER: signed, below the template of that mail
order() {
	told "$2" "$3" | sed -n '/^match    /,/^nonce /p' >orders.txt
	echo "$4" >>orders.txt
	tp sign --key "$1.key" orders.txt | mail "$1" >letter.eml
	tp -C club take letter.eml
}

proven() {
	tp -C club records old >records.txt
	prints 'Nothing is wrong with what is here.' tp verify "$@" records.txt
}

# ---- it opens, and is read ----

sqlite3 old.store <"$old/ktech-1.sql"
for key in referee red blue; do
	cp "$old/$key.key" . && chmod 600 $key.key
done
check 'it is imported' exits 0 tp -C club import --key referee.key old.store
check 'status says what is to be done first' \
	prints "write 'tradepost upgrade old --why TEXT': match 'old' is played by revision 1" \
	tp -C club status old
check 'and for which season letters are' prints 'letters for season 3' tp -C club status old
check 'a report is as it was sent' prints 'OLD - KTech - season 2' \
	tp -C club show old --seat red --season 2
check 'its records prove it' proven
mailbox before 1
check 'and so do the mails of a player' proven before
check 'replay calls nothing wrong' \
	prints 'season 2: not played again: it was played by revision 1 of the rules' \
	tp -C club replay old
check 'it says so of each season' [ "$(grep -c 'not played again' .stdout)" = 3 ]
check 'log says what there is instead' says 65 'tradepost upgrade old' tp -C club log old
tp -C club export old again.store 2>/dev/null
check 'it can be exported and imported again' \
	sh -c '"$0" init other && "$0" -C other import --key club/referee.key again.store' "$TRADEPOST"

# ---- it is not played ----

check 'a letter is taken' order red 1 'report of season 2' 'gold e'
check 'and read' sh -c 'grep -q "understood" "$1"' - "$(told 1 'your letter' >.ack; echo .ack)"
check 'run says what is to be done, and plays nothing' \
	says 0 "write 'tradepost upgrade old --why TEXT'" tp -C club run old --now
check 'so does tick' exits 0 tp -C club tick
check 'letters are for the same season' prints 'letters for season 3' tp -C club status old
check 'no dice are told' says 65 'tradepost upgrade old' tp -C club luck old
check 'an amend is refused' says 65 'tradepost upgrade old' tp -C club amend old --why 'a test'

# ---- it goes on ----

query "select hex(image) from seasons where season < 3" >images
check 'it is upgraded' exits 0 tp -C club upgrade old --why 'a newer program'
check 'once' says 64 'by the newest rules already' tp -C club upgrade old --why 'a newer program'
told 2 'newer rules' >.mail
check 'all are told why' has .mail 'a newer program'
check 'with the record' has .mail 'tp-upgrade 1'
check 'and a template' has .mail 'season   3'
check 'the letter that came before counts' prints 'letter in' tp -C club status old
check 'the history of the match has the days' \
	sh -c '"$0" -C club tell old red /history >.history
	grep -q "^ *2  20[0-9][0-9]-[0-9][0-9]-[0-9][0-9]" .history' "$TRADEPOST"
check 'no dice of before are told' prints 'by these rules yet' tp -C club luck old
check 'by the new template one is written' order blue 2 'newer rules' 'gold e'
check 'the season is played' exits 0 tp -C club run old
check 'and the next is open' prints 'letters for season 4' tp -C club status old
check 'its report is made' prints 'OLD - KTech - season 3' tp -C club show old --seat blue
check 'replay compares what it can' prints 'season 3: the same' tp -C club replay old
check 'and passes over the rest' [ "$(grep -c 'not played again' .stdout)" = 3 ]
check 'log tells the new season' exits 0 tp -C club log old
check 'luck counts from there' prints 'seasons 3 to 3' tp -C club luck old
check 'of an old one it says where the reports are' \
	says 65 'tradepost show old --season 1 --seat SEAT' tp -C club log old --season 1
check 'so does explain' says 65 'was played by revision 1' \
	tp -C club explain old 1 --season 1 --seat red
check 'and whatif' sh -c 'printf "orders red\n    gold e\n" >what.txt
	"$0" -C club whatif old what.txt --season 1 2>.err && exit 1
	grep -q "was played by revision 1" .err' "$TRADEPOST"
check 'what was stored is as it was' sh -c '
	sqlite3 club/club.db "select hex(image) from seasons where season < 3" | cmp - images'
check 'all is proven from the beginning' proven
mailbox after 1
check 'by the mails of a player, too' proven after
for season in 4 5; do tp -C club run old --now; done
check 'it is played on' prints 'letters for season 6' tp -C club status old
check 'and every season of it is the same' exits 0 tp -C club replay old
check 'an archive that cannot read what was before says so' sh -c '
	"$0" -C club archive site 2>.err; grep -q "was played by revision 1" .err && [ -f site/index.html ]
	' "$TRADEPOST"
finish
