#!/bin/sh
# SPDX-License-Identifier: MIT
# A match with a witness, everything by mails that lie in folders: he joins, seals go out, answers come
# back, seasons are played with them; and whoever cheats is caught by who has the mails.
. "${srcdir:-.}/tests/lib.sh"

query() {
	sqlite3 "$1/club.db" "$2"
}

# deliver CLUB ADDRESS FOLDER: what the club has sent to that address lies in the folder
deliver() {
	mkdir -p "$3/new" "$3/cur" "$3/tmp"
	for mail in "$1"/spool/*.eml; do
		[ -e "$mail" ] && grep -q "^To:.*<$2>" "$mail" || continue
		tr -d '\r' <"$mail" >"$3/new/$1-$(basename "$mail")"
		rm "$mail"
	done
}

# ask CLUB [MAILS]: its mails go to the witness
ask() {
	tp -C "$1" send && deliver "$1" witness@example.net "${2:-asked}"
}

# hear CLUB: the witness's mails go to the club
hear() {
	deliver witness club@example.org heard
	tp -C "$1" take heard
}

# block FILE KIND: the block of a text that begins with that line
block() {
	tr -d '\r' <"$1" | awk -v kind="$2" '/^-----BEGIN TRADEPOST RECORD/ { text = ""; on = 1 }
		on { text = text $0 "\n" }
		/^-----END TRADEPOST RECORD/ { if (index(text, "\n" kind "\n")) last = text; on = 0 }
		END { printf "%s", last }'
}

# write CLUB SEASON SEAT SEQ CAST [ORDER]: a letter of a player who has joined comes in
write() {
	{
		printf 'match %s\nopen %s\nseason %s\nseat %s\nseq %s\nnonce %s\n' \
			"$gid" "$open" "$2" "$3" "$4" "$5"
		printf '%s\n' "${6:-}"
	} >.orders
	tp sign --key "$3.key" .orders | mail "$3" >"letters/$2.$3.$4.$1"
	tp -C "$1" take "letters/$2.$3.$4.$1"
}

season_of() {
	query "$1" "select season from matches where name = 'harbour'"
}

is_at() {
	[ "$(season_of "$1")" = "$2" ] && return 0
	echo "$1 is at season $(season_of "$1"), not $2"
	tp -C "$1" status harbour
	return 1
}

# ---- set-up ----

tp init club
echo 'mail = club@example.org' >>club/tradepost.conf
tp init witness
printf '%s\n' 'mail = witness@example.net' 'answers = 500' >>witness/tradepost.conf
mkdir letters asked heard
check 'a witness needs an address and a key' says 64 "'--witness-key' is missing" \
	tp -C club new ktech harbour --seats 2 --witness witness@example.net
check "the referee's own key witnesses nothing" says 64 "the referee's own key" \
	tp -C club new ktech harbour --seats 2 --witness w@example.net --witness-key club/referee.pub
check 'a match gets a witness' exits 0 tp -C club new ktech harbour --seats 2 \
	--witness witness@example.net --witness-key witness/referee.pub --set missing=default
tp -C club records harbour >opened
gid=$(sed -n 's/^game //p' opened)
check 'how it was opened names his key' grep -q '^witness [A-Za-z0-9_-]\{43\}$' opened
for seat in red blue; do
	tp key new $seat
	tp -C club seat harbour $seat --name "$seat player" --mail $seat@example.org --key $seat.pub
done
check 'it does not start before he has answered' says 64 'has not answered' \
	tp -C club start harbour
check 'status tells so' prints 'has not answered the mail about the opening of the match' \
	tp -C club status harbour
ask club
for seat in red blue; do
	deliver club $seat@example.org mails-$seat
done
open=$(sed -n 's/^open  *//p' mails-red/new/* | head -n 1)
for seat in red blue; do
	printf 'match %s\nopen %s\nseat %s\n/join\n' "$gid" "$open" $seat >.orders
	tp sign --key $seat.key .orders | mail $seat >letters/join.$seat
	tp -C club take letters/join.$seat
done
check 'the witness answers' exits 0 tp witness witness asked
check 'his mail is read' exits 0 hear club
check 'he has joined' prints 'witness@example.net: has joined' tp -C club status harbour
check 'now it starts' exits 0 tp -C club start harbour
tp -C club records harbour >opened
check 'his anchor stands in the roster' grep -q '^witness anchor [A-Za-z0-9_-]\{43\}$' opened

# ---- three seasons ----

write club 0 red 1 0 'start 4,6 5,3'
write club 0 blue 1 0 'start 7,2 6,4'
check 'a season that is due is sealed' exits 0 tp -C club run
check 'and not played yet' is_at club 0
check 'status tells that it waits' prints 'waits for the witness since' tp -C club status harbour
check 'nor is it played by --now' says 0 'its witness has not answered' tp -C club run --now harbour
check 'nor without his answer' is_at club 0
write club 0 red 2 0 'start 4,5 5,4'
check 'a letter after the seal is not taken' \
	sh -c '[ "$(sqlite3 club/club.db "select verdict from letters where seq = 2")" = sealed ]'
tp -C club send
deliver club red@example.org mails-red
check 'and its player is told why' grep -q 'season are sealed' mails-red/new/*
check 'nobody gets another key meanwhile' exits 1 \
	sh -c '"$0" -C club tell harbour blue /key "$(sed -n 2p red.pub)"' "$TRADEPOST"
check 'nor is it held' says 64 'are sealed' tp -C club hold harbour
check 'nor given to somebody else' says 64 'are sealed' tp -C club seat harbour blue \
	--name Eve --mail eve@example.org --key red.pub --replace
cp -r witness before
ask club
check 'he answers the seal' exits 0 tp witness witness asked
cp witness/spool/*.eml first.eml
block first.eml 'tp-witness 1' >first
check 'with his value' grep -q '^value [A-Za-z0-9_-]\{43\}$' first
check 'the answer is read' exits 0 hear club
check 'then it is played' exits 0 tp -C club run
check 'and the next season is open' is_at club 1
tp -C club records harbour >records
check 'the record has what he gave' grep -q '^witness [A-Za-z0-9_-]\{43\}$' records
check 'and his signature' [ "$(grep -c '^signed [A-Za-z0-9_-]\{43\}$' records)" = 2 ]
write club 1 red 1 1 'gold e'
write club 1 blue 1 1 'gold e'
for season in 1 2; do
	tp -C club run && ask club && tp witness witness asked && hear club && tp -C club run
	check "season $season is played the same way" is_at club $((season + 1))
	[ $season = 2 ] || write club 2 red 1 2 'gold e'
	[ $season = 2 ] || write club 2 blue 1 2 'gold e'
done
check 'all seasons come out the same' exits 0 tp -C club replay harbour
tp -C club records harbour >records
check 'verify proves it' exits 0 tp verify records letters
cp .stdout proof
check 'with the witness' grep -q 'the letters of 3 seasons were sealed' proof
check 'and with all he wrote and was asked' exits 0 tp verify records letters asked/cur heard/cur
sed 's/^witness \(.\)\(.*\)$/witness \1\2/; /^tp-season/,/^sig/s/^witness [^ ]*$/witness none/' \
	records >changed
check 'a record without him is none' sh -c '! "$0" verify changed >out' "$TRADEPOST"

# ---- once, and the same bytes ----

tp -C club export harbour harbour.store 2>.err
tp init other
check 'it goes to another club with its witness' sh -c '"$0" -C other import --yes harbour.store &&
	"$0" -C other status harbour | grep -q "witness@example.net: has joined"' "$TRADEPOST"
check 'a lost answer is asked for again' says 66 'is not sealed' tp -C club resend harbour witness
write club 3 red 1 3 'gold e'
write club 3 blue 1 3 'gold e'
cp -r club cheat
tp -C club run
ask club
rm -rf crash
cp -r witness crash
echo 'send = pigeon' >>crash/tradepost.conf
cp -r asked asked-crash
check 'an answer that cannot leave is kept' exits 78 tp witness crash asked-crash
check 'as one' [ "$(query crash "select count(*) from answers where casts = 3")" = 1 ]
cp -r asked asked-lost
tp witness witness asked
cp witness/spool/*.eml answer.eml
rm witness/spool/*.eml
block answer.eml 'tp-witness 1' >answer
query crash "select answer from answers where casts = 3" | sed '/^$/d' >kept
check 'a crash between changes no byte of it' cmp answer kept
sed -i '/^send = pigeon$/d' crash/tradepost.conf
tp witness crash asked-lost
cp crash/spool/*.eml again.eml
block again.eml 'tp-witness 1' >again
check 'what was kept is sent later' cmp answer again
check 'a mail that is read twice is answered once' \
	sh -c 'rm -f crash/spool/*; for mail in asked-lost/cur/*; do cat "$mail" >one.eml
	"$0" witness crash one.eml; done; [ -z "$(ls crash/spool)" ]' "$TRADEPOST"
check 'the answer was lost: he is asked again' exits 0 tp -C club resend harbour witness
ask club
tp witness witness asked
cp witness/spool/*.eml again.eml
block again.eml 'tp-witness 1' >again
check 'and repeats it byte for byte' cmp answer again
check 'in a mail of its own' sh -c '! cmp -s answer.eml again.eml'
hear club
tp -C club run
check 'so that the season is played' is_at club 4
check 'one who comes without a mail is answered at once' sh -c '
	block() { sed -n "/BEGIN TRADEPOST RECORD/,/END TRADEPOST RECORD/p"; }
	tr -d "\r" <"$(grep -l "^cast 3" asked/cur/* | tail -n 1)" | block >bare &&
	"$0" witness witness - <bare | cmp - answer' "$TRADEPOST"

# ---- who cheats ----

query cheat "delete from letters where season = 3 and seat = 2"
tp -C cheat run --now
ask cheat asked-cheat
check 'a second seal of a cast is not answered' exits 1 tp witness witness asked-cheat
cp .stdout both
check 'and loudly told' has .stderr 'has sealed cast 3 twice'
check 'both seals are printed' [ "$(grep -c '^tp-seal 1$' both)" = 2 ]
check 'he says nothing to it' [ "$(query witness "select count(*) from answers where casts = 3")" = 1 ]
tp -C club records harbour >records
check 'whoever has both knows it' sh -c '! "$0" verify records both >out && grep -q two-seals out' \
	"$TRADEPOST"
sqlite3 cheat/club.db "attach 'club/club.db' as honest; update seals set (value, answer) =
	(select value, answer from honest.seals where casts = 3) where casts = 3"
tp -C cheat run
check 'who plays with other letters than were sealed' is_at cheat 4
tp -C cheat records harbour >forged
check 'is caught by the record alone' sh -c '! "$0" verify forged >out && grep -q "bad-witness 3" out' \
	"$TRADEPOST"
check 'and by what the witness has' sh -c '! "$0" verify forged answer both >out &&
	grep -q "unsealed 3" out' "$TRADEPOST"
write club 4 red 1 4 'gold e'
write club 4 blue 1 4 'gold e'
tp -C club run
ask club
tp witness witness asked
hear club
cp club/club.db kept.db
query club "delete from letters where season = 4 and seat = 2"
check 'a letter that is dropped behind the seal' says 70 'are not those that were sealed' \
	tp -C club run
check 'keeps the season from being played' is_at club 4
rm -f club/club.db-*
cp kept.db club/club.db
tp -C club run
check 'with it, it is played' is_at club 5
check 'a seal of nobody is not answered' sh -c '
	sed "s/^cast 3$/cast 5/" bare >odd && "$0" witness witness odd >out 2>err; [ ! -s out ] &&
	grep -q "the referee has not signed it" err' "$TRADEPOST"

# ---- who does not answer ----

write club 5 red 1 5 'gold e'
write club 5 blue 1 5 'gold e'
tp -C club run
query club "update seals set made = made - 47 * 3600 where casts = 5"
tp -C club run
check 'he is waited for' is_at club 5
query club "update seals set asked = asked - 13 * 3600 where casts = 5"
tp -C club send
check 'and asked again' sh -c 'before=$(sqlite3 club/club.db "select count(*) from mails") &&
	"$0" -C club tick && [ "$(sqlite3 club/club.db "select count(*) from mails")" -gt "$before" ]' \
	"$TRADEPOST"
tp -C club charter harbour witness-wait=0
query club "update seals set made = made - 9999 * 3600 where casts = 5"
tp -C club run
check 'for ever, where the match wants that' is_at club 5
tp -C club charter harbour witness-wait=48
check 'then the season is played without him' exits 0 tp -C club run
check 'after the time that was set' is_at club 6
tp -C club records harbour >records
check 'and the record says so' grep -q '^witness absent$' records
check 'nothing is wrong with that' exits 0 tp verify records letters
check 'but it is not proven' has .stdout 'not proven: witness-absent 5'
ask club
tp witness witness asked
deliver witness club@example.org late
check 'unless he has answered' sh -c '! "$0" verify records late >out && grep -q "witness-ignored 5" out' \
	"$TRADEPOST"
write club 6 red 1 6 'gold e'
write club 6 blue 1 6 'gold e'
tp -C club run
ask club
tp witness witness asked
hear club
tp -C club run
check 'later seasons have him again' is_at club 7
check 'and come out the same' exits 0 tp -C club replay harbour
# ---- other players, other referees ----

tp -C club seat harbour blue --name Eve --mail eve@example.org --key red.pub --replace
tp -C club amend harbour --why 'a gold counter was left of the board'
write club 7 red 1 7 'gold e'
tp -C club run --now
ask club
tp witness witness asked
hear club
tp -C club run
check 'he follows who comes to a seat, and what the referee rules, between two seasons' \
	is_at club 8
tp -C club export harbour moved.store 2>.err
for new in heir thief other2; do
	tp init $new
	echo 'mail = club@example.org' >>$new/tradepost.conf
done
tp -C thief import --yes moved.store
tp -C thief run --now
ask thief asked-thief
tp witness witness asked-thief 2>.err
check 'a referee whom the one before does not name is not answered' has .err 'the referee has not signed it'
tp -C heir import --key club/referee.key moved.store
tp -C heir run --now
tp -C heir export harbour sealed.store 2>.err
check 'a match that is sealed changes no referee' says 65 'are sealed' tp -C other2 import --yes sealed.store
ask heir asked-heir
tp witness witness asked-heir
hear heir
tp -C heir run
check 'one whom he names is' is_at heir 9
tp -C heir records harbour >records
check 'and all of it is proven' prints 'the letters of 8 seasons were sealed' \
	tp verify records asked/cur asked-heir/cur
check 'a match without a witness is as ever' sh -c '
	"$0" -C club new ktech island --seats 2 && "$0" -C club records island | grep -c witness |
	grep -qx 0' "$TRADEPOST"
tp -C club archive site
check 'the archive says of dice with a witness what nobody could know' grep -q \
	'Nobody could know one of these values before all values were settled' site/matches/harbour/season-2.html
query club "update mails set state = 0, queued = queued - 50 * 86400 where kind = 'seal'"
query club 'delete from notes'
echo 'send = sendmail:/bin/false' >>club/tradepost.conf
tp -C club send --now >.log 2>&1
check 'a mail to the witness that cannot be sent is said to be one' has .log 'to harbour the witness is refused'
query club "select bytes from mails join mail_bytes on mail = mails.id
	order by mails.id desc limit 1" | tr -d '\r' | tr -s ' \n' '  ' >said
check 'and the referee reads so' has said '- harbour witness, season'
finish
