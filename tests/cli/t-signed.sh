#!/bin/sh
# SPDX-License-Identifier: MIT
# What is played is what was signed: a letter that was changed in the store, by whoever, is not played,
# and the referee is told whose it is.
. "${srcdir:-.}/tests/lib.sh"
# as_it_was: the club before anything was changed
as_it_was() {
	rm -rf club
	cp -r whole club
}
# is_aside WORDS: the season is not played, for that reason
is_aside() {
	says 70 'was put aside' tp -C club run harbour || return 1
	query "select season || ' ' || reason from matches" >reason
	has reason "1 the letter of red for season 1 is not as it was signed: $1"
}

is_bad() {
	query "select verdict from letters where seq = 8" >verdict
	has verdict bad-signature
}

make_match club harbour 2 || exit 1
play club harbour 0 2 'start 6,10 4,6'
for seat in red blue; do
	printf 'prefer city\n/diary\nall is well\n/end\n' | letter club harbour 1 $seat 1 >.eml
	tp -C club take .eml
done
cp -r club whole

check 'untouched it is played' exits 0 tp -C club run harbour
check 'and played again' prints 'season 1: the same' tp -C club replay harbour

# ---- before it is played ----

as_it_was
query "update letters set text = 'match harbour' || char(10) || 'cancel all' || char(10) where season = 1"
check 'a text that was changed is not played' is_aside 'its stored text is not the signed text'
tp -C club start harbour
check 'start and run alone change nothing of that' is_aside 'its stored text is not the signed text'
as_it_was
query "update letters set text = (select text from letters l where l.season = 1 and l.seat = 2)
	where season = 1 and seat = 1"
check 'nor is the text of another seat played' is_aside 'its stored text is not the signed text'
as_it_was
query "update letters set auth = 'token' where season = 1 and seat = 1"
check 'a letter called one by a token has the hash of one' is_aside 'its hash does not fit its bytes'
as_it_was
query "update letters set auth = 'referee' where season = 1 and seat = 1"
check "one called the referee's is in no record" is_aside 'no record says that the referee gave it'
as_it_was
query "update letters set auth = 'none' where season = 1 and seat = 1"
check 'one of nobody is not played' is_aside 'nothing proves who wrote it'
as_it_was
query "update letters set seq = 7 where season = 1 and seat = 1"
check 'a letter is played by its own seq' is_aside 'its header names another letter'
as_it_was
query "delete from letters where season = 1 and seat = 1"
query "insert into letters (match, season, seat, seq, received, hash, verdict, form, auth, text,
	signature, original) select match, 1, seat, seq, received, hash, verdict, form, auth, text,
	signature, original from letters where season = 0 and seat = 1"
check 'and in its own season' is_aside 'its header names another letter'
as_it_was
query "update letters set original = CAST(replace(CAST(original AS TEXT), 'city', 'mine') AS BLOB)
	where season = 1 and seat = 1"
check 'bytes that were changed are not played' is_aside 'its hash does not fit its bytes'
as_it_was
query "update letters set signature = (select signature from letters where season = 1 and seat = 2)
	where season = 1 and seat = 1"
check 'a signature of another letter proves nothing' is_aside 'its hash does not fit its bytes'

# Who has the store gives the seat another key, and writes with that.
forge() {
	query "update seats set key = '$(tail -n 1 forger.pub)' where seat = 1"
	echo 'build village 2,6' | orders harbour "$1" red 9 >text
	tp sign --key forger.key text | mail red >forged.eml
	tp -C club take forged.eml
}
as_it_was
tp key new forger
forge 1
check 'a letter signed with a key that no paper gives to the seat is not played' \
	is_aside 'it is not signed with a key of its seat'
query "update seats set key = '$(tail -n 1 club/red.pub)' where seat = 1"
tp -C club start harbour
check 'whatever key the store has then' is_aside 'it is not signed with a key of its seat'
query "delete from letters where seq = 9"
tp -C club start harbour
check 'without it the season is played' exits 0 tp -C club run harbour

# ---- after it was played ----

cp club/club.db played.db
# is_found WORDS: replay, explain and import do not take it
is_found() {
	reason="the letter of red for season 1 is not as it was signed: $1"
	says 65 "$reason" tp -C club replay harbour || return 1
	rm -f harbour.store
	tp -C club export harbour harbour.store 2>/dev/null
	rm -rf other
	tp init other
	says 65 "$reason" tp -C other import --yes harbour.store
}
query "update letters set text = replace(text, 'city', 'mine') where season = 1 and seat = 1"
check 'a text that is changed later is found' is_found 'its stored text is not the signed text'
cp played.db club/club.db
query "update letters set original = CAST(replace(CAST(original AS TEXT), 'city', 'mine') AS BLOB)
	where season = 1 and seat = 1"
check 'so are other bytes' is_found 'its hash does not fit its bytes'
cp played.db club/club.db
check 'untouched it is the same still' prints 'season 1: the same' tp -C club replay harbour

# ---- what a season begins with ----

# is_damaged WORDS: the next season is not played, and the one that was is not played again
is_damaged() {
	reason="match 'harbour' is not as its records have it: $1"
	says 65 "$reason" tp -C club replay harbour || return 1
	says 70 "$reason" tp -C club run harbour --now || return 1
	tp -C club start harbour
}
# not_played_on WORDS: the same where what was played is as it was
not_played_on() {
	says 70 "match 'harbour' is not as its records have it: $1" tp -C club run harbour --now
}
as_it_was
printf '@ gold e\nbuild village 1,6\n' | letter club harbour 1 red 2 >.eml
tp -C club take .eml
tp -C club charter harbour missing=autopilot
query "delete from letters where season = 1 and seat = 2"
tp -C club run harbour --now
cp club/club.db stood.db
tp -C club run harbour --now
check 'a line that stands is played on' prints 'season 2: the same' tp -C club replay harbour
check 'what stands is in the record, hidden' sh -c '"$0" -C club records harbour |
	grep -c "^stands [12] [A-Za-z0-9_-]\{43\}$" | grep -qx 6' "$TRADEPOST"
check 'and so is whom the autopilot played for' sh -c '"$0" -C club records harbour |
	grep -c "^seat 2 auto$" | grep -qx 2' "$TRADEPOST"
cp club/club.db played.db
cp stood.db club/club.db
query "update seats set standing = '@ gold a' where seat = 1"
check 'another line that stands is not played' not_played_on 'other lines stand for seat 1'
cp stood.db club/club.db
query "update seats set standing = '@ gold a' where seat = 2"
check 'nor one that nobody wrote' not_played_on 'other lines stand for seat 2'
cp played.db club/club.db
query "update played set standing = '@ gold a' where season = 2 and seat = 1"
check 'nor is it played again' says 65 'other lines stand for seat 1' tp -C club replay harbour
cp played.db club/club.db
query "update played set standing = replace(standing, '# autopilot' || char(10), '') where seat = 2"
check 'who played a seat is as the record says' says 65 'or nobody played for seat 2' \
	tp -C club replay harbour
cp played.db club/club.db
query "update played set letter = null where season = 1 and seat = 1"
check 'so is a letter that was played' says 65 'or nobody played for seat 1' \
	tp -C club replay harbour
for change in "update seasons set image = (select image from seasons where season = 0) where season = 2" \
	"update matches set secret = randomblob(32)" \
	"insert into amends (match, number, season, undone, text, image) select 1, 3, 2, 0, '', image from seasons where season = 1"; do
	cp played.db club/club.db
	query "$change"
	check "another table is not played on: $change" is_damaged 'another table lies after season'
done
cp played.db club/club.db
query "update seasons set played = played - 86400 where season = 2"
check 'nor is one of another day' is_damaged 'season 2 was played on another day'
for change in "map = 'x'" "options = 'a=b'" "game = 'runes'" "seats = 3"; do
	cp played.db club/club.db
	query "update matches set $change"
	check "a match that was opened otherwise is not played: $change" \
		exits 70 tp -C club run harbour --now
done
cp played.db club/club.db
query "update boxes set xml = CAST(replace(CAST(xml AS TEXT), 'name', 'Name') AS BLOB)"
check 'nor is another box under the hash of the right one' says 70 "stored box of 'harbour' is damaged" \
	tp -C club run harbour --now
for paper in -2 -1 1 2; do
	cp played.db club/club.db
	query "update records set text = replace(text, 'game harbour', 'game harbor') where number = $paper"
	check "a paper that was changed is not believed: $paper" exits 65 tp -C club replay harbour
	cp played.db club/club.db
	query "update records set signature = zeroblob(64) where number = $paper"
	check "nor one that is not signed: $paper" exits 65 tp -C club replay harbour
done

# ---- keys that the papers give ----

as_it_was
tp -C club run harbour

tp key new newer
{
	echo "/key $(tail -n 1 newer.pub)" | orders harbour 2 red 5
} >text
tp sign --key club/red.key text | mail red >.eml
tp -C club take .eml
echo 'build village 3,6' | orders harbour 2 red 6 >text
tp sign --key newer.key text | mail red >.eml
tp -C club take .eml
check 'a letter signed with the newer key of a seat is played' exits 0 tp -C club run harbour --now
check 'and all is played again, each season by the keys of its time' \
	prints 'season 2: the same' tp -C club replay harbour
query "update seats set key = '$(tail -n 1 club/red.pub)' where seat = 1"
echo 'build village 3,6' | letter club harbour 3 red 7 >.eml
tp -C club take .eml
check 'the key before is good no more' says 70 'it is not signed with a key of its seat' \
	tp -C club run harbour --now

# ---- two mails of one letter ----

# The same text and signature may come as other bytes, of which only some are what was signed.
if command -v minisign >/dev/null; then
	as_it_was
	printf 'build   village  1,6\n' | orders harbour 1 red 8 >aligned
	minisign -S -s club/red.key -m aligned >/dev/null 2>&1
	{
		printf -- '-----BEGIN TRADEPOST ORDERS-----\n'
		tr -s ' ' <aligned
		printf -- '-----SIGNATURE-----\n'
		cat aligned.minisig
		printf -- '-----END TRADEPOST ORDERS-----\n'
	} | mail red >.eml
	tp -C club take .eml
	check 'a letter that was damaged on its way is refused' is_bad
	mkdir in && cp aligned in/orders.txt && cp aligned.minisig in/orders.txt.minisig
	sqlite3 club/club.db "update letters set received = received - 60 where seq = 8"
	check 'whole, it is taken all the same' sh -c '
		"$0" -C club take in && sqlite3 club/club.db "select verdict from letters where seq = 8" |
			grep -qx taken' "$TRADEPOST"
	check 'and is played' exits 0 tp -C club run harbour
	as_it_was
	tp sign --key club/red.key aligned | sed '/---/d' | base64 -d | sed '1s/$/\x00/' >nul
	{
		echo '-----BEGIN TRADEPOST SEALED ORDERS-----'
		base64 nul
		echo '-----END TRADEPOST SEALED ORDERS-----'
	} | mail red >.eml
	tp -C club take .eml
	check 'a signature with a zero in it is none' is_bad
	check 'and does no harm to the season' exits 0 tp -C club run harbour
else
	skip 'two mails of one letter' 'minisign is not installed'
fi
finish
