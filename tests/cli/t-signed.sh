#!/bin/sh
# SPDX-License-Identifier: MIT
# What is played is what was signed: a letter that was changed in the store, by whoever, is not played,
# and the referee is told whose it is.
. "${srcdir:-.}/tests/lib.sh"
query() {
	sqlite3 club/club.db "$1"
}
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

make_match club harbour 2 || exit 1
play club harbour 0 2 'start 6,10 4,6'
for seat in red blue; do
	printf 'build village 1,6\n/diary\nall is well\n/end\n' | letter club harbour 1 $seat 1 >.eml
	tp -C club take .eml
done
cp -r club whole

check 'untouched it is played' exits 0 tp -C club run harbour
check 'and played again' prints 'season 1: the same' tp -C club replay harbour

# ---- before it is played ----

as_it_was
query "update letters set text = 'match harbour' || char(10) || 'cancel all' || char(10) where season = 1"
check 'a text that was changed is not played' is_aside 'the text that is kept of it is another one'
check 'start and run alone change nothing of that' sh -c '
	"$0" -C club start harbour && ! "$0" -C club run harbour' "$TRADEPOST" 2>/dev/null
query "update letters set text = (select text from letters l where l.season = 1 and l.seat = 2)
	where season = 1 and seat = 1"
check 'nor is the text of another seat' sh -c '"$0" -C club start harbour; ! "$0" -C club run harbour' \
	"$TRADEPOST"
as_it_was
query "update letters set original = CAST(replace(CAST(original AS TEXT), '1,6', '2,6') AS BLOB)
	where season = 1 and seat = 1"
check 'bytes that were changed are not played' is_aside 'its hash is of other bytes'
as_it_was
query "update letters set signature = (select signature from letters where season = 1 and seat = 2)
	where season = 1 and seat = 1"
check 'a signature of another letter proves nothing' is_aside 'its hash is of other bytes'

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
	says 65 "$reason" tp -C other import harbour.store
}
query "update letters set text = replace(text, '1,6', '2,6') where season = 1 and seat = 1"
check 'a text that is changed later is found' is_found 'the text that is kept of it is another one'
cp played.db club/club.db
query "update letters set original = CAST(replace(CAST(original AS TEXT), '1,6', '2,6') AS BLOB)
	where season = 1 and seat = 1"
check 'so are other bytes' is_found 'its hash is of other bytes'
cp played.db club/club.db
check 'untouched it is the same still' prints 'season 1: the same' tp -C club replay harbour

# ---- keys that the papers give ----

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
finish
