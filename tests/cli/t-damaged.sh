# SPDX-License-Identifier: MIT
# A store that the disk has damaged: who does not need the page goes on, the referee is told what to do, and
# a backup brings all back.
. "${srcdir:-.}/tests/lib.sh"
PAGE=16384

if ! command -v sqlite3 >/dev/null; then
	skip 'a damaged store' 'sqlite3 is not installed'
	finish
fi
query() {
	sqlite3 -readonly club/club.db "$1"
}

# harm PAGE: one byte of it is another
harm() {
	printf '\001' | dd of=club/club.db bs=1 seek=$((($1 - 1) * PAGE + 9000)) conv=notrunc 2>/dev/null
}

mails() {
	ls club/spool | wc -l
}

make() {
	for match in harbour lagoon island; do
		make_match club $match 2 || return 1
		play club $match 0 2 'start 4,6 5,3' || return 1
		play club $match 1 2 '' || return 1
	done
	cp -r club whole
}
again() {
	rm -rf club
	cp -r whole club
}
check 'a club is made ready' make

# ---- mails ----

sums() {
	query 'select mail, hex(sha3(bytes)) from mail_bytes'
}
waiting=$(query 'select count(*) from mails where state = 0')
page=$(query "select max(pageno) from dbstat where name = 'mail_bytes' and pagetype = 'overflow'")
sums >sums.before
harm "$page"
id=$(sums | diff sums.before - | sed -n 's/^> \([0-9]*\)|.*/\1/p')
of_mail=$page
check 'a mail that cannot be read is named, with the page and what to do' \
	says 74 "mail $id is not sent: keep 'club/club.db' and restore an earlier copy: its page $page is damaged" \
	tp -C club send
check 'all others are sent, and one to the referee' test "$(mails)" = "$waiting"
check 'that one tells of the damage' sh -c 'cat $(grep -l "^Subject: .*the store is damaged" club/spool/*) |
	tr -s "\r\n" " " | grep -q "its page $0 is damaged"' "$page"
check 'it is told again, but not by mail' says 74 "mail $id is not sent" tp -C club send
check 'nothing is sent twice' test "$(mails)" = "$waiting"

# ---- matches ----

again
tp -C club send
rm club/spool/*
for match in harbour lagoon island; do
	for seat in red blue; do
		echo | letter club $match 2 $seat 1 >.$match.$seat.eml
	done
done
tp -C club take .*.eml
page=$(query "select min(pageno) from dbstat where name = 'seasons' and pagetype = 'leaf'")
harm "$page"
check 'a match whose table cannot be read is put aside' says 70 \
	"match 'harbour' was put aside: keep 'club/club.db' and restore an earlier copy: its page $page" \
	tp -C club run
check 'another is played' prints 'letters for season 3' tp -C club status island
check 'reports of that one alone leave' sh -c '"$0" -C club send && grep -l "^Subject: .island. report of season 2" \
	club/spool/* && ! grep -l "^Subject: .harbour. report of season 2" club/spool/*' "$TRADEPOST"
check 'and the referee reads why' grep -q "put aside" club/spool/*

# ---- letters ----

again
page=$(query "select pageno from dbstat where name = 'letters' and pagetype = 'leaf'")
harm "$page"
check 'letters that cannot be judged stay where they are' says 74 'letters are left where they are: keep' \
	tp -C club take .*.eml
check 'nothing is played without them' says 74 'nothing is played, as the letters could not be taken' \
	sh -c 'mkdir club/in && for file in .*.eml; do cp "$file" "club/in/${file#.}"; done && echo "take = in" >>club/tradepost.conf && "$0" -C club tick' "$TRADEPOST"

# ---- what nobody meets ----

again
tp -C club send
sqlite3 club/club.db "delete from notes where name = 'store-looked-at'"
page=$of_mail
harm "$page"
tp -C club take .*.eml
check 'damage that no match meets is told of all the same' says 74 "its page $page is damaged" tp -C club run
check 'and all are played' sh -c '[ "$("$0" -C club status | grep -c "season 3")" = 3 ]' "$TRADEPOST"
check 'selftest finds it' sh -c '"$0" -C club selftest >said; [ $? = 74 ] && tr -d "\n" <said | tr -s " " |
	grep "its page $1 is damaged"' "$TRADEPOST" "$page"
check 'a backup is not made of it' says 73 "its page $page is damaged" tp -C club backup all
check 'a page of a backup that is damaged is named' sh -c '"$0" -C whole backup all &&
	printf "\001" | dd of=all bs=1 seek=60000 conv=notrunc 2>/dev/null'  "$TRADEPOST"
check 'nothing is restored from that' says 66 'its page 4 is damaged' tp -C club restore --yes all
check 'from a good one all comes back' sh -c '"$0" -C whole backup good &&
	"$0" -C club restore --yes --nothing-since good && "$0" -C club take .*.eml && "$0" -C club run &&
	[ "$("$0" -C club status | grep -c "season 3")" = 3 ]' "$TRADEPOST"
finish
