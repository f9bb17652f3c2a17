#!/bin/sh
# SPDX-License-Identifier: MIT
# Whoever takes an open seat by mail and is entered by the referee, in either order, is one person: with one list
# of matches and one vacation. Nobody becomes somebody else by an address that is not theirs.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers-unknown = 100' 'answers-club = 10000' 'answers = 500' \
	'mail = club@example.net' >>club/tradepost.conf

# mail_to WHO: the newest mail to that address, as text
mail_to() {
	query "select bytes from mails join mail_bytes on mail = mails.id where recipient = '$1@example.org' collate nocase
		order by mails.id desc limit 1" | tr -d '\r'
}
# address_in MATCH SEAT: where answers to the seat's newest mail of that match go
address_in() {
	query "select bytes from mails join mail_bytes on mail = mails.id join matches on matches.id = match
		where name = '$1' and seat = $2 and kind <> 'notice' order by mails.id desc limit 1" |
		tr -d '\r' | sed -n 's/^Reply-To: <\(.*\)>$/\1/p' | head -n 1
}
# takes WHO MATCH NAME: an open seat, by mail
takes() {
	echo "/seat $2 $3" | mailed "$1@example.org" club@example.net &&
		echo yes | mailed "$1@example.org" "$(mail_to "$1" | sed -n 's/^Reply-To: <\(.*\)>$/\1/p')"
}
# writes WHO MATCH SEAT LINE...: an answer to the seat's newest mail; what they are told is in said
writes() {
	who=$1 to=$(address_in "$2" "$3")
	shift 3
	printf '%s\n' "$@" | mailed "$who@example.org" "$to" || return 1
	{ mail_to "$who" | sed '1,/^$/d' | tr -s ' \n' '  '; echo; } >said
}
lacks() {
	! grep -qF -- "$2" "$1" || { echo "'$2' is in $1"; return 1; }
}
matches_of() {
	tp -C club people | sed -n "/^$1:/,/^[a-z]/s/^  \([a-z]*\) *\([a-z]*\) .*/\1 \2/p" | tr '\n' ' '
}
# away: the seats that are, with the days until then
away() {
	query "select name || ' ' || seat from attendance join matches on matches.id = match where away > 0
		order by name, seat" | tr '\n' ' '
}
seat_of() {
	query "select seats.name || ' ' || mail || ' ' || seats.public from seats
		join matches on matches.id = match where matches.name = '$1' and seat = $2"
}

# ---- one person, whoever came first ----

tp -C club new ktech harbour --seats 2 --open
takes dora harbour Dora
check 'an open seat is taken by mail' is "$(seat_of harbour 1)" 'Dora dora@example.org 0'
tp -C club person dora --mail Dora@example.org --zone Europe/Berlin
tp -C club person ann --mail ann@example.org
check 'the referee enters the same address, and the seat is theirs' is "$(matches_of dora)" 'harbour red '
tp -C club new ktech strait dora ann 2>/dev/null
takes ann harbour Ann
check 'a person who takes an open seat is the person they were' is "$(matches_of ann)" 'harbour blue strait blue '
tp -C club new ktech reef dora ann 2>/dev/null
tp -C club new ktech later dora ann 2>/dev/null
for match in harbour strait reef; do
	tp -C club start $match --deadline 2099-01-01 >/dev/null 2>&1
done
writes dora harbour 1 /mine
check '/mine of the seat taken by mail lists the others' has said 'strait, red: season 0'
check 'and its own' has said 'harbour, red: season 0'
check 'nobody else' lacks said blue
check 'with the hours of their zone, which the seat taken by mail has too' has said '21:00 Europe/Berlin'
writes dora strait 1 /mine
check 'as /mine of the seat that the referee gave' has said 'harbour, red: season 0'

# ---- one clock ----

query "insert into disputes (match, number, season, seat, fact, entry, opened, state, ruled, clause, text, ruling)
	select id, 1, 0, 1, 1, 1, 1796081400, 0, 0, '', '', '' from matches where name = 'harbour';
	update attendance set away = 4102443000 where seat = 1 and match = (select id from matches where name = 'harbour')"
writes dora harbour 1 /who /docket
check 'days are told by the clock of who asks' has said 'away until 2100-01-01'
check 'and so is since when a dispute is open' has said "$(TZ=Europe/Berlin date -d @1796081400 '+%F %H:%M') Europe/Berlin"
query "delete from disputes"
query "update attendance set away = 0"

# ---- one vacation ----

lacks_away() {
	! tp -C club status strait | grep -i away
}

query "update matches set charter = charter || 'vacation=2' || char(10) where name = 'reef'"
writes dora strait 1 '/vacation until in 5 days'
check 'a vacation is for all matches of its person' is "$(away)" 'harbour 1 strait 1 '
check 'which the answer names' has said 'You are on vacation in harbour and strait until'
check 'it says where it cannot hold so long' has said 'Not in reef: mail the line there with a day up to 20'
check 'and where nothing has begun' has said 'Not in later: mail the line there when the match has begun.'
writes dora harbour 1 '/vacation 2 days'
check 'a vacation that is none changes nothing' is "$(away)" 'harbour 1 strait 1 '
writes dora harbour 1 '/vacation in 2 days'
check 'one that is short enough holds in three' has said 'You are on vacation in harbour, strait and reef until'
writes dora reef 1 '/vacation none'
check 'where it was none nothing is said of its end' lacks said later
check 'and ends in all' is "$(away)$(grep -o 'You are not on vacation in harbour, strait and reef' said)" \
	'You are not on vacation in harbour, strait and reef'
check 'the referee does the same by tell' prints 'on vacation in harbour, strait and reef' \
	tp -C club tell harbour red '/vacation in 2 days'
tp -C club tell harbour red '/vacation none' >/dev/null

writes dora strait 1 "/vacation $(TZ=Europe/Berlin date -d '10 days' +%F) to $(TZ=Europe/Berlin date -d '12 days' +%F)"
check 'one of later days begins then, in all' is \
	"$(query "select count(*) from attendance where away_from = $(TZ=Europe/Berlin date -d "$(TZ=Europe/Berlin date -d '10 days' +%F)" +%s) and away > away_from")" 3
check 'and the answer says from when until when' has said "reef from $(LC_ALL=C TZ=Europe/Berlin date -d '10 days' +%A)"
check 'before that the seat is awaited, and its days are told' prints \
	"no letter, away from $(TZ=Europe/Berlin date -d '10 days' +%F) until $(TZ=Europe/Berlin date -d '12 days' +%F)" tp -C club status strait
tp -C club tell harbour red '/vacation none' >/dev/null

# ---- what one letter proves ----

tp key new keyed
tp -C club new ktech signed --seats 2 --set unsigned=token
tp -C club seat signed red dora 2>/dev/null
tp -C club person dora --key keyed.pub
tp -C club seat signed red dora
tp -C club seat signed blue --name Eve --mail eve@example.org --key keyed.pub
tp -C club start signed >/dev/null 2>&1
writes dora strait 1 '/vacation in 2 days' /mine
check 'a token does nothing to a seat that has a key' is "$(away)" 'harbour 1 reef 1 strait 1 '
check 'and the answer says so' has said 'Not in signed: mail the line there as well, as your letters to that match need another proof.'
check 'it may be told of there, as it goes to the same address' has said 'signed, red: season 0'
writes dora strait 1 '/vacation none'
tp -C club person dora --forget 2>err
check 'who plays is not forgotten' has err "give the seat of 'dora' to somebody else first: tradepost seat harbour red"

# ---- an address that is somebody else's ----

tp -C club new ktech island --seats 2 --open
takes max island Max
takes mo island Mo
tp -C club person mallory --mail mallory@example.org --key keyed.pub
tp -C club new ktech trap --seats 2
tp -C club seat trap red mallory
tp -C club person mallory --mail max@example.org --name Max
check 'a match whose seats were taken by mail is under way' prints 'letters for season 0' tp -C club status island
check 'who says that they have the address has the seat on their list' is "$(matches_of mallory)" 'island red trap red '
tp -C club seat trap blue --name Ann --mail ann@example.org --key keyed.pub
tp -C club start trap >/dev/null 2>&1
# signs LINE: a letter of mallory
signs() {
	printf '%s\n' "match $(whole trap)" 'season 0' 'seat red' "seq $1" "$2" >letter.txt
	tp sign --key keyed.key letter.txt | mailed mallory@example.org club@example.net
}
before=$(query 'select max(id) from mails')
signs 1 /mine
check 'the list is mailed to that address alone' is "$(query "select recipient from mails where id > $before
	and recipient <> 'max@example.org'")" ''
signs 2 '/vacation in 2 days'
signs 3 '/public yes'
check 'and what they sign is for their own seats' is "$(away) $(seat_of island 1)" 'trap 1  Max max@example.org 0'
tp -C club person mallory --mail mallory@example.org
check 'the seat does not follow them to another address' is "$(seat_of island 1)" 'Max max@example.org 0'
check 'nor is it on their list any more' is "$(matches_of mallory)" 'trap red '
check 'of a seat with the same address and another name is said how it is theirs' \
	prints "red of 'island' has that address under the name Max: if that is kin, write that name after 'tradepost person kin --name'" \
	tp -C club person kin --mail max@example.org
check 'who shares an address, and has another name, is somebody else' is "$(matches_of kin)" ''
tp -C club person kin --name Max
check 'which makes it so' is "$(matches_of kin)" 'island red '

# ---- forgotten as one ----

query "update matches set state = 2 where name in ('harbour', 'strait', 'reef', 'later', 'signed', 'trap')"
check 'who is forgotten is so in seats taken by mail' exits 0 tp -C club person ann --forget
check 'there is no name left' is "$(seat_of harbour 2)$(seat_of strait 2)" '  0  0'

# left NAME: in how many seats it stands as that of somebody who left
left() { query "select count(*) from leavers where name = '$1'"; }
tp -C club new ktech shore --seats 4 --open
at_seat=0
for who in Lena Leo Mia Moe; do
	at_seat=$((at_seat + 1))
	case $who in L*) at=lena ;; *) at=mia ;; esac
	tp -C club seat shore $at_seat --name $who --mail $at@example.org
done >/dev/null 2>&1
tp -C club start shore >/dev/null 2>&1
for at_seat in 1 2 3 4; do
	tp -C club seat shore $at_seat --name Tom$at_seat --mail tom$at_seat@example.org --replace
done >/dev/null 2>&1
check 'those who left seats are noted' is "$(left Lena)$(left Leo)$(left Mia)$(left Moe)" 1111
tp -C club person lena --mail lena@example.org --key keyed.pub
tp -C club person mia --mail mia@example.org
tp -C club person lena --forget
tp -C club person mia --forget
check 'who is forgotten is so in seats that they left' is "$(left Lena)$(left Mia)" 00
check 'and nobody else who had the address there' is "$(left Leo)$(left Moe)" 11
finish
