#!/bin/sh
# SPDX-License-Identifier: MIT
# What else was done since the backup: rulings, rollbacks, keys, letters by token, orders of the referee, a
# witness, the end of the match. What papers tell of is done again, the rest is lost and on record; no
# mailbox ever sees two histories.
. "${srcdir:-.}/tests/lib.sh"
head_of() {
	sqlite3 "$1/club.db" 'select number, hex(head) from records order by number desc limit 1'
}
# sent: the mails so far, a file each; no mail that went out is taken back
sent() {
	mkdir -p sent
	query "select writefile('sent/' || hex(message_id) || '.eml', bytes) from mails, mail_bytes
		where mail = id" >.seen
}
# write SEASON SEAT SEQ: orders from standard input
write() {
	letter club harbour "$1" "$2" "$3" >"done/$1.$2.$3.eml"
	tp -C club take "done/$1.$2.$3.eml"
}
# all_write ORDER SEASON SEATS SEQ: the same, in one mailbox
all_write() {
	for seat in $3; do
		echo "$1" | letter club harbour "$2" "$seat" "$4" >"done/$2.$seat.$4.eml"
		set -- "$@" "done/$2.$seat.$4.eml"
	done
	shift 4
	tp -C club take "$@"
}
# go_on SEASON [SEATS [SEQ]]
go_on() {
	all_write 'build village 1,6' "$1" "${2:-red blue}" "${3:-1}"
	tp -C club run --now harbour
}
# begin [OPTION...]: a match whose season 2 is open, and its backup
begin() {
	rm -rf club done sent night.db
	if [ -d "begun $*" ]; then
		cp -r "begun $*/." .
		return
	fi
	make_match club harbour 2 "$@" || return 1
	mkdir done
	all_write 'start 6,10 4,6' 0 'red blue' 1
	tp -C club run harbour && go_on 1 && tp -C club backup night.db || return 1
	mkdir "begun $*"
	cp -r club done night.db "begun $*"
}
# burn: the store is gone; the players have their keys
burn() {
	sent
	rm -rf was keys
	cp -r club was
	mkdir keys
	cp club/red.* club/blue.* keys/
	rm -rf club
	mkdir club
	cp keys/* club/
}
# restored WORDS: the store burns, the club is put back, and says so
restored() {
	burn
	prints "$1" tp -C club restore night.db done sent
}
# restored_but WORDS: so it is with all that can be had again, but something is missing
restored_but() {
	burn
	exits 75 tp -C club restore night.db done sent && has .stdout "$1"
}
# comes_back WORDS: and stands where it stood
comes_back() {
	restored "$1" || return 1
	[ "$(head_of club)" = "$(head_of was)" ] || return 1
	proven
}
# is_lost WORDS: what is lost is on record
is_lost() {
	restored "$1" || return 1
	query "select kind from records order by number desc limit 1" | grep -qx restore || return 1
	proven
}
# proven: all that was played comes out the same, and each mailbox is content, also behind one season more
proven() {
	tp -C club replay harbour >.seen || { cat .seen; return 1; }
	mailboxes || return 1
	[ "$(query 'select state from matches')" = 1 ] || return 0
	go_on "$(query 'select season from matches')" 'red blue' 90
	mailboxes
}
mailboxes() {
	sent
	for seat in red blue; do
		rm -rf box
		mkdir box
		cp $(grep -l "^To:.*$seat@example.org" sent/*.eml) box/
		cp done/*."$seat".*.eml box/
		tp verify box >.seen || { cat .seen; return 1; }
	done
}

begin && go_on 2 && tp -C club amend harbour --why 'a ruling' && go_on 3
check 'a ruling is taken over' comes_back '2 seasons were played again'
begin && go_on 2 && go_on 3 && tp -C club rollback harbour 2 --yes --why slip && go_on 2 'red blue' 2
check 'a rollback is done again' comes_back '3 seasons were played again'
begin && go_on 2 && tp -C club rollback harbour 1 --yes --why slip && go_on 1 'red blue' 3
check 'one behind the backup, too' comes_back 'season 2 is open'
begin && go_on 2 && tp -C club rollback harbour 1 --yes --why slip &&
	tp -C club rollback harbour --undo --why sorry && go_on 3
check 'and one that was undone' comes_back 'season 4 is open'
begin && go_on 2 red && go_on 3 blue
check 'a season without a letter is' comes_back '2 seasons were played again'
begin && go_on 2 && echo /join | write 3 red 5 && go_on 3 'red blue' 6
check 'who has joined gives to the dice again' comes_back '2 seasons were played again'
begin
tp key new new
echo "/key $(tail -n 1 new.pub)" | write 2 red 5
mv club/red.key old.key
cp new.key club/red.key
cp new.pub club/red.pub
go_on 2 'red blue' 6
check 'a new key comes back with the letter that brought it' comes_back '1 season was played again'
check 'and is the one that counts' [ "$(query 'select key from seats where seat = 1')" = "$(tail -n 1 new.pub)" ]
begin && tp key new other && tp -C club seat harbour red --name Ruth --mail red@example.org --key other.pub --replace
go_on 2 blue
check 'of a key that only the referee had it is said that it is missing' is_lost 'the key changed after the backup'
check 'who was given the seat by the referee is told of' sh -c '"$0" verify box | tr -s "\n " " " |
	grep -q "told: the referee gave the seat red to somebody, or gave this seat another key, in season 2"' "$TRADEPOST"

begin && go_on 2 && printf 'orders red\n    gold a\n' >amend.txt &&
	tp -C club amend harbour amend.txt --why 'after all' && go_on 3
check 'orders that the referee accepted are lost with their season' is_lost 'what was played from season 2 to season'
begin && echo 'gold a' >act.txt && tp -C club act harbour red act.txt --why 'by phone' && go_on 2 blue
check 'so are those that the referee gave' is_lost 'what was played from season 2 to season'
begin && tp -C club charter harbour missing=autopilot && go_on 2 red
check 'and a season played by settings that came since' is_lost 'what was played from season 2 to season'

begin --option passes=2
season=2
while [ "$(query 'select state from matches')" = 1 ]; do
	all_write pass $season 'red blue' 1
	tp -C club run --now harbour
	season=$((season + 1))
	[ $season -lt 60 ] || break
done
check 'a match that has ended since ends again' comes_back 'the match is as it was signed last: it is over'
begin --option passes=2
while [ "$(query 'select state from matches')" = 1 ]; do
	go_on "$(query 'select season from matches')"
done
tp -C club backup night.db
check 'of one that was over nobody needs a paper' comes_back 'the match is as it was signed last: it is over'
# ---- what went away, and what came ----

begin && go_on 2 && tp -C club export harbour gone.store 2>/dev/null
rm -rf guest
tp init guest
tp -C guest import --key club/referee.key gone.store >.seen
tp -C guest records harbour >rekeyed.txt
burn
check 'a match that went to another club is put aside' prints 'another club got it after the backup' \
	tp -C club restore night.db done sent rekeyed.txt
check 'nothing of it is played here any more' exits 0 tp -C club run --now harbour
check 'nor was anything' prints 2 query 'select season from matches'
begin && tp -C club new ktech later --seats 2 && for seat in red blue; do
	tp -C club seat later $seat --name $seat --mail $seat@example.org --key club/$seat.pub
done && tp -C club start later && tp -C club run --now later
check 'a match that was made since is named' restored_but 'this match was made after the backup'
# Whoever puts the older copy back by hand and says that nothing came since has two histories.
begin && go_on 2 && sent && mv sent first
rm -rf club/club.db*
cp night.db club/club.db
tp -C club restore --nothing-since club/club.db >.seen
go_on 2 'red blue' 2 && sent
for mail in first/*; do cp "$mail" "done/first-${mail##*/}"; done
check 'two histories that were both signed behind the backup are named' restored_but 'two different records with the number 2'
begin && tp -C club new ktech later --seats 2 && for seat in red blue; do
	tp -C club seat later $seat --name $seat --mail $seat@example.org --key club/$seat.pub
done && tp -C club start later && tp -C club backup night.db && go_on 2
sqlite3 night.db "delete from records where match = 1 and number = -2"
check 'a match that cannot be restored waits' restored_but 'later: give the last report'
check 'and it is said why' has .stderr 'harbour: the match could not be restored, and waits'

# ---- a witness ----

# posts CLUB ADDRESS FOLDER: what the club has sent to that address lies in the folder
posts() {
	tp -C "$1" send
	mkdir -p "$3/new" "$3/cur" "$3/tmp"
	for mail in $(grep -l "^To:.*<$2>" "$1"/spool/*.eml); do
		tr -d '\r' <"$mail" >"$3/new/$1-$(basename "$mail")"
		rm "$mail"
	done
}
# answers: the witness answers what was asked, and is heard
answers() {
	posts club witness@example.net asked
	tp witness witness asked >.seen
	posts witness club@example.org heard
	tp -C club take heard
}
# watched SEASON: both write, the letters are sealed
watched() {
	[ "$1" = 0 ] && order='start 6,10 4,6' || order='build village 1,6'
	all_write "$order" "$1" 'red blue' 1
	tp -C club run --now harbour
}
rm -rf club done sent night.db keys
tp init club
echo 'mail = club@example.org' >>club/tradepost.conf
tp init witness
echo 'mail = witness@example.net' >>witness/tradepost.conf
mkdir done heard
tp -C club new ktech harbour --seats 2 --witness witness@example.net \
	--witness-key witness/referee.pub --set missing=default
for seat in red blue; do
	tp key new club/$seat
	tp -C club seat harbour $seat --name "$seat player" --mail $seat@example.org --key club/$seat.pub
done
answers
tp -C club start harbour
for season in 0 1; do
	watched $season
	answers
	tp -C club run --now harbour
done
tp -C club backup night.db
watched 2
answers
tp -C club run --now harbour
watched 3
posts club witness@example.net asked
mv done/3.blue.1.eml blue.eml
burn
check 'letters that were sealed bind: without one of them nothing goes on' \
	exits 75 tp -C club restore night.db done sent asked heard
check 'and it is said' has .stdout 'were sealed for the witness'
mv blue.eml done/3.blue.1.eml
check 'with it the match stands where it stood' prints '1 season was played again' \
	tp -C club restore --yes night.db done sent asked heard
check 'with the same head' [ "$(head_of club)" = "$(head_of was)" ]
answers
tp -C club run --now harbour
check 'the answer to the seal counts, and the season is played' prints 4 query 'select season from matches'
check 'and no mailbox complains' mailboxes
finish
