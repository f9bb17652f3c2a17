#!/bin/sh
# SPDX-License-Identifier: MIT
# What a referee does to a match beside its letters: amend, rollback, act. Each is on record with its
# reason, told to all, and provable.
. "${srcdir:-.}/tests/lib.sh"
query() {
	sqlite3 "${club:-club}/club.db" "$1"
}
# The newest mail to a seat whose subject has that text.
told() {
	query "select bytes from mails join mail_bytes on mail = mails.id
		where seat = $1 and cast(bytes as text) like '%Subject: %$2%' order by mails.id desc limit 1" |
		tr -d '\r'
}
where() {
	query "select season || ' ' || state from matches where name = 'harbour'"
}
gold() {
	tp -C club show harbour | sed -n "s/^ *$1 .*gold \([0-9]*\).*/\1/p" | head -1
}
proven() {
	tp -C club records harbour >records
	exits 0 tp verify records || return 1
	grep -q 'Nothing is wrong' .stdout
}
digest() {
	query "select hex(digest) from seasons where season = $1"
}
make_match club harbour 2 || exit 1
check 'before anything was played there is nothing to amend' says 64 'nothing of' \
	tp -C club amend harbour --why slip
play club harbour 0 2 'start 6,10 4,6 5,3'
for season in 1 2 3; do
	play club harbour $season 2 'gold e'
done
check 'three seasons were played' is "$(where)" '4 1'

# ---- a reason ----

check 'nothing is done without a reason' says 64 "'--why' is missing" tp -C club rollback harbour 3 --yes
check 'a reason is one line' says 64 'a reason is one line' \
	tp -C club rollback harbour 3 --yes --why "one
two"
check 'a match that has not started is none to act in' sh -c '
	"$0" -C club new ktech early --seats 2 && ! "$0" -C club amend early --why x 2>.err &&
	grep -q "has not started" .err' "$TRADEPOST"

# ---- a ruling alone ----

check 'a ruling goes on record' exits 0 tp -C club amend harbour --why 'the pass of Red counted'
told 1 'a ruling' >.mail
check 'every player reads it' has .mail 'the pass of Red counted'
check 'with its record' has .mail 'tp-amend 1'
check 'and nothing is changed' is "$(where)" '4 1'
check 'it is one history still' proven

# ---- set by name ----

cat >given.txt <<EOT
given
  1,1: red army
EOT
before=$(digest 3)
check 'things are set by name' prints "season 3 of 'harbour' is amended: its players are mailed what is different" \
	tp -C club amend harbour given.txt --why 'an army was lost'
told 2 'the referee corrected season' >.mail
check 'the other player reads why' has .mail 'an army was lost'
check 'and what lies otherwise' has .mail '1,1'
sent=$(query 'select count(*) from mails')
check 'where all lies so already it is told' says 65 "everything already lies as 'given.txt' sets it" \
	tp -C club amend harbour given.txt --why 'an army was lost'
check 'and nobody is mailed' is "$(query 'select count(*) from mails')" "$sent"
check 'the journal of the season is the same' is "$(digest 3)" "$before"
check 'the season comes out as it was' exits 0 tp -C club replay harbour
check 'it is proven' proven
play club harbour 4 2 'gold e'
check 'the next season begins with it, and comes out the same' exits 0 tp -C club replay harbour
cat >wrong.txt <<EOT
given
  1,1: mauve army
EOT
check 'a slip of the pen is named' says 65 'wrong.txt:2' tp -C club amend harbour wrong.txt --why x
check 'and nothing is on record of it' is "$(where)" '5 1'

# ---- orders accepted after all ----

cat >orders.txt <<EOT
orders red
  build village 4,5
  gold e
EOT
before=$(digest 4)
check 'orders are accepted after all' exits 0 tp -C club amend harbour orders.txt \
	--why 'the letter lay in our own spam folder'
check 'the season came out otherwise' sh -c "[ '$before' != '$(digest 4)' ]"
check 'and comes out so again' exits 0 tp -C club replay harbour
check 'with the dice it had' proven
check 'what it was is kept' is \
	"$(query "select hex(digest) from branches where season = 4")" "$before"
told 1 'the referee corrected season' >.mail
check 'the player reads it' has .mail 'our own spam folder'
check 'with a template for what he may order now' has .mail 'season   5'
cat >both.txt <<EOT
given
  1,2: red army
orders red
  gold e
EOT
check 'one amend does one thing' says 65 'amend twice' \
	tp -C club amend harbour both.txt --why x
cat >dice.txt <<EOT
given
  die first-seat 1
EOT
check 'no die is thrown by hand' sh -c '! "$0" -C club amend harbour dice.txt --why x 2>.err && cat .err &&
	grep -q "keeps the dice\|dice.txt" .err' "$TRADEPOST"

# ---- orders for a seat ----

echo 'build village 5,4' >act.txt
check 'the referee gives orders for a seat' prints "red of 'harbour' plays these orders, unless a letter comes" tp -C club act harbour red act.txt --why 'he is ill'
told 2 'the referee acts' >.mail
check 'all are told' has .mail 'he is ill'
check 'it counts as a letter' prints 'letter in' tp -C club status harbour
echo 'gold e' | letter club harbour 5 red 1 >.eml
check "the player's own letter counts instead" exits 0 tp -C club take .eml
check 'then there is nothing to act for' says 65 'a letter of that seat is in' \
	tp -C club act harbour red act.txt --why 'he is ill'
check 'a slip of the pen is found at once' sh -c 'echo "bluid x" >act.txt &&
	! "$0" -C club act harbour blue act.txt --why x 2>.err && grep -q "line 1" .err' "$TRADEPOST"
echo 'gold e' >act.txt
tp -C club act harbour blue act.txt --why 'he is away'
tp -C club run harbour
check 'the season is played with it' is "$(where)" '6 1'
tp -C club show harbour --seat blue --season 5 >.report
check 'his report says by whom' has .report 'referee'
check 'it is proven' proven
grep -v 'why he is away' records >forged
check 'an act without its record would be found' exits 1 tp verify forged

# ---- taken back ----

printf '/dispute 1 5\nWhy?\n/end\n' | letter club harbour 6 red 1 >.eml
tp -C club take .eml

check 'a season that was not played cannot be taken back' says 64 'was not played' \
	tp -C club rollback harbour 6 --yes --why x
first=$(digest 2)
# all_of_it: what a rollback takes, but for disputes and press, and where the next record stands
all_of_it() {
	query "select season, played, hex(digest), hex(image) from seasons order by 1;
		select season, seat, letter, standing from played order by 1, 2;
		select season, place, epoch, hex(cards) from decks order by 1, 2;
		select seat, standing from seats order by 1;
		select seat, seasons, letters, missed from attendance order by 1;
		select number, undone from amends order by 1;
		select id, verdict from letters order by 1;
		select season, state from matches order by id"
}
all_of_it >was
check 'the referee reads first what it costs' says 64 'have taken them back' \
	tp -C club rollback harbour 2 --why 'a slip'
check 'and nothing is done' is "$(where)" '6 1'
check 'nothing else can be undone' says 64 'only a rollback can be undone' tp -C club rollback harbour --undo --why 'a slip'
tp -C club rollback harbour 2 --yes --why 'a slip'
all_of_it >then
check 'a rollback can be undone' exits 0 tp -C club rollback harbour --undo --why 'the wrong season'
all_of_it >now
check 'all is as it was' cmp was now
check 'which it was not' sh -c '! cmp -s was then'
check 'what was played comes out the same' exits 0 tp -C club replay harbour
told 1 'counts again' >.mail
check 'all read why' has .mail 'the wrong season'
check 'and it is one history' proven
check 'which tells of it' sh -c '"$0" verify records | tr "\n" " " | tr -s " " |
	grep -q "took back seasons 2 to 5 (record [0-9]*: a slip), and later let what was played count again"' "$TRADEPOST"
check 'once' says 64 'only a rollback can be undone' tp -C club rollback harbour --undo --why 'the wrong season'
check 'a season is opened again' prints "season 2 of 'harbour' is open again: its players are mailed a template" \
	tp -C club rollback harbour 2 --yes --why 'the map was wrong'
check 'letters are for it' is "$(where)" '2 1'
told 1 'a season is open again' >.mail
check 'all read why' has .mail 'the map was wrong'
check 'and find a template for it' has .mail 'season   2'
check 'no letter is in any more' sh -c '! "$0" -C club status harbour | grep "letter in"' "$TRADEPOST"
check 'what was played is kept' is "$(query 'select count(*) from branches where season >= 2')" 5
check 'what is left comes out the same' exits 0 tp -C club replay harbour
check 'who was missed in it was not' is \
	"$(query "select group_concat(seasons || ' ' || letters || ' ' || missed, ',') from
		(select * from attendance where match = 1 order by seat)")" '1 1 0,1 1 0'
check 'what was disputed of it is not any more' sh -c '"$0" -C club docket harbour 1 >.out &&
	grep -q withdrawn .out && grep -q "taken back" .out' "$TRADEPOST"
play club harbour 2 2 'gold a'
check 'it is played anew' is "$(where)" '3 1'
check 'then it cannot be undone any more' says 64 'only a rollback can be undone' \
	tp -C club rollback harbour --undo --why 'too late'
check 'with another journal' sh -c "[ '$first' != '$(digest 2)' ]"
check 'all comes out the same again' exits 0 tp -C club replay harbour
check 'the new report is mailed' is \
	"$(query "select count(*) from mails where kind = 'report' and season = 2 and seat = 1")" 2
check 'and all of it is one history' proven
check 'whose casts were each made once' sh -c '[ -z "$(sed -n "s/^cast //p" records | sort | uniq -d)" ]'

# ---- only when they agree ----

tp -C club charter harbour consent=yes
check 'where the charter says so the players are asked' says 75 'are asked' \
	tp -C club rollback harbour 1 --yes --why 'a fresh start'
check 'nothing is done before they agree' is "$(where)" '3 1'
told 2 'the referee proposes' >.mail
check 'they read what is proposed' has .mail 'open season 1 again'
check 'and why' has .mail 'The reason: a'
tp -C club tell harbour red '/vote agree' >.out
check 'one is not all' says 75 'are asked' tp -C club rollback harbour 1 --yes --why 'a fresh start'
tp -C club tell harbour blue '/vote agree' >.out
check 'another thing was not agreed to' says 75 'are asked' \
	tp -C club rollback harbour 2 --yes --why 'a fresh start'
check 'so it must be agreed to anew' says 75 'are asked' \
	tp -C club rollback harbour 1 --yes --why 'a fresh start'
tp -C club tell harbour red '/vote agree' >.out
tp -C club tell harbour blue '/vote agree' >.out
check 'when all agree it is done' exits 0 tp -C club rollback harbour 1 --yes --why 'a fresh start'
check 'to the season' is "$(where)" '1 1'
check 'once' says 75 'are asked' tp -C club rollback harbour 0 --yes --why 'a fresh start'
check 'a ruling needs nobody' exits 0 tp -C club amend harbour --why 'a pass is a pass'
tp -C club charter harbour consent=no
# Within the same second the same letter would be the mail that was looked at before.
query "update letters set received = received - 60"
play club harbour 1 2 'gold e'
play club harbour 2 2 'gold a'
check 'what is not proposed cannot be agreed to' sh -c '"$0" -C club tell harbour red "/vote agree" |
	grep -q "proposed nothing" || true' "$TRADEPOST"

# ---- rules ----

check 'a match is played by the newest rules' says 64 'the newest rules already' \
	tp -C club upgrade harbour --why x
query "update matches set rules = 9 where name = 'harbour'"
check 'one of other rules is not played' says 0 'revision 9 of the rules' tp -C club run harbour --now
check 'nor put aside' prints 'letters for season 3' tp -C club status harbour
check 'what was played comes out by the rules of its time' exits 0 tp -C club replay harbour
check 'it can go on by those there are' exits 0 \
	tp -C club upgrade harbour --why 'the referee has an older program'
told 2 'newer rules' >.mail
check 'all read why' has .mail 'an older program'
check 'then it is played' exits 0 tp -C club run harbour --now
check 'as the next season' prints 'letters for season 4' tp -C club status harbour
check 'and proven' proven

# ---- elsewhere ----

tp -C club export harbour harbour.store 2>.err
tp init other
check 'an import keeps all of it' sh -c '"$0" -C other import --yes harbour.store && "$0" -C other replay harbour &&
	"$0" -C other records harbour >moved && "$0" verify moved; [ $? = 1 ] &&
	"$0" verify moved | grep -q new-referee' "$TRADEPOST"
check 'with the key of the club before it is agreed' sh -c '"$0" init third &&
	"$0" -C third import --key club/referee.key harbour.store &&
	"$0" -C third records harbour >moved && "$0" verify moved' "$TRADEPOST"
finish
