#!/bin/sh
# SPDX-License-Identifier: MIT
# A club is put back from last night's copy: after 0, 1 and 3 seasons more, with all, some and none of the
# papers. No player's verify ever calls it a forger.
second=$(pwd)/tests/verify/second
. "${srcdir:-.}/tests/lib.sh"
head_of() {
	sqlite3 "$1/club.db" 'select number, hex(head), hex(signature) from records order by number desc limit 1'
}

# reports CLUB: the bytes of those of the last season
reports() {
	sqlite3 "$1/club.db" "select hex(bytes) from mail_bytes join mails on mail = id where kind = 'report'
		and season = (select max(season) from seasons) order by seat"
}

# go_on SEASON: both players write, the season is played; what comes in is kept in done/, what goes out in sent/
go_on() {
	for seat in red blue; do
		echo 'build village 1,6' | letter club harbour "$1" $seat 1 >"done/$1.$seat.eml"
		tp -C club take "done/$1.$seat.eml" || return 1
	done
	tp -C club run --now harbour
	sent
}
# sent: the mails so far, a file each; no mail that went out is taken back
sent() {
	mkdir -p sent
	query "select id, hex(message_id) from mails" | while IFS='|' read -r id name; do
		query "select writefile('sent/$name.eml', bytes) from mail_bytes where mail = $id" >.out
	done
}
# of SEAT: the mails that went to a seat, as its mailbox has them
of() {
	rm -rf "box.$1"
	mkdir -p "box.$1"
	for mail in sent/*.eml; do
		grep -q "^To:.*$1@example.org" "$mail" && cp "$mail" "box.$1/"
	done
	cp done/*."$1".eml "box.$1/"
}
# back FOLDER-OF-CASE: the state of things after N more seasons
back() {
	rm -rf club done sent
	cp -r "$1/club" "$1/done" "$1/sent" .
}
# burn: the club is gone but for its players' keys
burn() {
	mkdir -p keys
	mv club/red.* club/blue.* keys/
	rm -rf club
	mkdir club
	cp keys/* club/
}
# blocks KIND: those on standard input, without what stands around them
blocks() {
	tr -d '\r' | sed -n "/^-----BEGIN TRADEPOST $1-----/,/^-----END/p"
}
# mailboxes_agree: every player's verify finds nothing wrong
mailboxes_agree() {
	sent
	for seat in red blue; do
		of $seat
		tp verify "box.$seat" >verified || { cat verified; return 1; }
		grep -q 'WRONG\|UNPROVEN' verified && { cat verified; return 1; }
		{ tp -C club records harbour; cat "box.$seat"/*.eml | blocks ACKNOWLEDGEMENT; } >papers
		for mail in done/*.$seat.eml; do blocks 'SEALED ORDERS' <"$mail"; done >letters
		"$second" papers letters >verified.second || { cat verified.second; return 1; }
	done
	return 0
}

make_match club harbour 2 || exit 1
mkdir done
play club harbour 0 2 'start 6,10 4,6'
cp .red.eml done/0.red.eml
cp .blue.eml done/0.blue.eml
go_on 1 || exit 1
check 'a backup is one file, for its owner alone' exits 0 tp -C club backup night.db
check 'it is for its owner alone' [ "$(stat -c %a night.db)" = 600 ]
check 'it can be read where nothing can be written' \
	[ "$(od -An -tu1 -j18 -N2 night.db | tr -d ' ')" = 11 ]
check 'and leaves nothing beside it' [ "$(ls night.db*)" = night.db ]
check 'it has all that a club is' prints '3' sqlite3 night.db 'select count(*) from pack'
for more in 0 1 3; do
	mkdir -p "case$more"
	[ $more = 1 ] && go_on 2 >.out
	[ $more = 3 ] && { go_on 3 && go_on 4; } >.out
	sent
	cp -r club done sent "case$more"
done

# ---- nothing was played since ----

back case0
check 'a store that is there is not put away unasked' says 64 '--yes' tp -C club restore night.db
burn
check 'without a paper nobody knows how far it was signed' \
	exits 75 tp -C club restore night.db
check 'the referee is told what to do' has .stdout 'give the last report of one of its players'
check 'status tells so, too' prints 'what was signed last: tradepost restore club/club.db FOLDER' \
	tp -C club status
printf 'build village 1,6\n' | letter case0/club harbour 2 red 1 >.eml
check 'letters are taken meanwhile' exits 0 tp -C club take .eml
check 'and nothing is signed' prints 0 query "select count(*) from mail_bytes join mails on mail = id
	where kind = 'ack' and season = 2 and instr(bytes, 'BEGIN TRADEPOST ACK')"
check 'no season is played' says 0 'may be older here' tp -C club run --now harbour
check 'none was' prints 2 query 'select season from matches'
check 'with the word of the referee it goes on' prints 'as it was signed last' \
	tp -C club restore --nothing-since club/club.db
check 'and waits no more' sh -c '! "$0" -C club status | grep restore' "$TRADEPOST"
check 'and is played' exits 0 tp -C club run --now harbour
check 'season 2 was' prints 3 query 'select season from matches'
back case0
burn
check 'a report from before the backup proves nothing of what came after it' \
	exits 75 tp -C club restore night.db sent
printf '/key %s\n' "$(tail -n 1 club/blue.pub)" | letter club harbour 2 red 9 >.eml
check 'a letter that asks for a key then stops nobody' exits 0 tp -C club take .eml
check 'and gets no new key' [ "$(query 'select key from seats where seat = 1')" = "$(tail -n 1 club/red.pub)" ]
query "delete from letters where seq = 9"
check 'with the word of the referee it goes on' prints 'as it was signed last: season 2 is open' \
	tp -C club restore --nothing-since club/club.db
check 'the key is in its file alone' sh -c '! grep -qF "$(tail -n 1 club/referee.key)" club/club.db*'
check 'the heads are those that were signed' [ "$(head_of club)" = "$(head_of case0/club)" ]
check 'each player is told which letter the club has' prints 'no letter of' query \
	"select bytes from mail_bytes join mails on mail = id where kind = 'notice' and seat = 1"

# ---- seasons were played since ----

for more in 1 3; do
	back case$more
	burn
	check "after $more seasons, with all papers, it arrives at the same heads" \
		prints "as it was signed last: season $((2 + more)) is open, and $more season" \
		tp -C club restore night.db done sent
	check "they are the same ($more)" [ "$(head_of club)" = "$(head_of case$more/club)" ]
	check "so is what lies on the table ($more)" \
		[ "$(query 'select hex(image) from seasons order by season desc limit 1')" = \
		"$(sqlite3 case$more/club/club.db 'select hex(image) from seasons order by season desc limit 1')" ]
	check "the last reports are the same mails ($more)" [ "$(reports club)" = "$(reports case$more/club)" ]
	check "it can be played again ($more)" exits 0 tp -C club replay harbour
	check "no mailbox sees two histories ($more)" mailboxes_agree
	go_on $((2 + more)) >.out
	check "it goes on ($more)" prints $((3 + more)) query 'select season from matches'
	check "as one history ($more)" mailboxes_agree

	back case$more
	burn
	of red
	check "after $more seasons, with one mailbox, what cannot be had again is said" \
		prints "what was played from season 2 to season $((1 + more)) is lost" \
		tp -C club restore night.db box.red
	check "a record says so ($more)" prints "played $((1 + more))" query \
		"select text from records where kind = 'restore'"
	check "behind the last one that was published ($more)" prints "$((2 + more))" query \
		"select number from records where kind = 'restore'"
	check "verify calls it a restore ($more)" mailboxes_agree
	check "in words ($more)" has verified 'restored from a backup'
	for seat in red blue; do
		echo 'build village 1,6' | letter club harbour 2 $seat 2 >"done/again.$seat.eml"
		tp -C club take "done/again.$seat.eml"
	done
	tp -C club run --now harbour
	check "season 2 is played anew ($more)" prints 3 query 'select season from matches'
	check "and no mailbox complains ($more)" mailboxes_agree

	back case$more
	burn
	check "after $more seasons, without a paper, nothing is signed" \
		exits 75 tp -C club restore night.db
	tp -C club run --now harbour
	check "nor played ($more)" prints 2 query 'select season from matches'
	check "what comes later goes on from there ($more)" \
		prints "$more season" tp -C club restore club/club.db done sent
	check "to the same heads ($more)" [ "$(head_of club)" = "$(head_of case$more/club)" ]
done

# ---- a record is missing between ----

back case3
burn
rm -rf some
mkdir some
for mail in sent/*.eml; do
	grep -q 'Subject:.*report of season 4' "$mail" && cp "$mail" some/
done
check 'a report of a later season alone names what is missing' exits 75 tp -C club restore night.db some
check 'by its record' has .stdout 'that has record 2: no source has this record'

# ---- a letter that was acknowledged ----

back case0
printf 'build village 1,6\n' | letter club harbour 2 red 1 >.eml
tp -C club take .eml
sent
burn
check 'of a letter that was acknowledged and is lost a record tells' \
	prints 'letters that were acknowledged for season 2 are lost' \
	tp -C club restore --nothing-since night.db sent
check 'no season is lost' prints 'played none' query "select text from records where kind = 'restore'"
tp -C club run --now harbour
check 'and its player cannot call it left out' mailboxes_agree

# ---- a store that was copied back by hand ----

back case1
rm -rf club/club.db*
cp night.db club/club.db
cat sent/*.eml | grep -q . && cp "$(grep -l 'report of season 2' sent/*.eml | head -n 1)" .eml
check 'a mail that shows a later record is no letter' exits 0 tp -C club take .eml
tp -C club run --now harbour
check 'and from then on nothing is signed' prints 2 query 'select season from matches'
check 'until it is restored' prints '1 season was played again' tp -C club restore club/club.db done sent

# ---- killed, and while others work ----

back case3
burn
bad=0
for ms in 1 2 3 4 5 7 9 12 15 20 25 30 40 50 70 90 120; do
	for again in 1 2; do
		"$TRADEPOST" -C club restore --yes night.db done sent >.out 2>&1 &
		pid=$!
		sleep "0.$(printf %03d $ms)"
		kill -9 $pid 2>/dev/null
		wait $pid 2>/dev/null
	done
	tp -C club restore --yes night.db done sent >.out 2>&1 || bad=$((bad + 1))
	[ "$(head_of club)" = "$(head_of case3/club)" ] || bad=$((bad + 1))
done
check 'killed at any time, and done again, it arrives at the same heads' [ $bad = 0 ]
check 'a season may be played meanwhile by nobody else' sh -c '
	flock club/run.lock "$0" -C club restore --yes night.db done sent; [ $? = 75 ]' "$TRADEPOST"

# A gap between giving up a season and saying so would be a second history.
lossy() {
	"$TRADEPOST" -C club restore --yes night.db box.red >.seen 2>&1 &
	pid=$!
	sleep "0.$(printf %03d "$1")"
	kill -9 $pid 2>/dev/null
	wait $pid 2>/dev/null
	tp -C club restore club/club.db box.red >.seen 2>&1
}
of red
bad=0
for ms in 1 3 5 7 9 11 13 15 17 19 21 23 26 29 33 40; do
	rm -rf club.hold
	burn
	"$TRADEPOST" -C club restore --yes night.db >.seen 2>&1
	lossy $ms
	query "select kind from records where number > 1" | grep -q season &&
		! query "select kind from records" | grep -q restore && bad=$((bad + 1))
done
check 'nor is it ever forgotten that something was lost' [ $bad = 0 ]
back case0
before=$(ls club/club.db.before-* 2>/dev/null | wc -l)
tp -C club restore --yes night.db sent >.seen 2>&1
tp -C club restore --yes night.db sent >.seen 2>&1
check 'what stood there is never put away for another one' \
	[ $(($(ls club/club.db.before-* | grep -c '[0-9]$') - before)) = 2 ]
check 'a backup never goes onto the store itself' says 64 "is the club's own store" \
	tp -C club backup club/club.db

# ---- who may not stop a club ----

back case0
tp -C club new ktech old --seats 2 >.seen
query "delete from records where match = 2"
printf -- '-----BEGIN TRADEPOST RECORD-----\ngame %s\n-----END TRADEPOST RECORD-----\n' \
	"$(query 'select gid from matches where id = 2')" | mail eve >.eml
check 'no mail of a stranger stops it, of a match whose records are lost either' exits 0 tp -C club take .eml

# ---- history that was signed twice ----

back case1
rm -rf club/club.db*
cp night.db club/club.db
for seat in red blue; do
	echo 'build village 2,6' | letter club harbour 2 $seat 1 >.eml
	tp -C club take .eml
done
tp -C club run --now harbour
check 'two records of one number cannot be healed' exits 75 tp -C club restore club/club.db sent
check 'and it is said' has .stdout 'has signed two different records with the number 2'
finish
