#!/bin/sh
# SPDX-License-Identifier: MIT
# Why a fact came about, a line went as it did, a die fell: for the referee, and for a player by mail;
# and what it must not tell.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/mailcmds.sh"
make_match club harbour 2 || exit 1
echo 'answers = 500' >>club/tradepost.conf
play club harbour 0 2 'start 4,6 5,3'
printf 'gold e max\nif season > 3: build village 1,1\nbuild village 9,99\n' |
	letter club harbour 1 red 1 >.eml
tp -C club take .eml
echo 'when discard-card: lowest amount' | letter club harbour 1 blue 1 >.eml
tp -C club take .eml
tp -C club run harbour --now

# fact SEAT WORDS: the number of the first line of that seat's report with these words
fact() {
	tp -C club show harbour --seat "$1" | sed -n "s/^ *\([0-9][0-9]*\)[-0-9]*  .*$2.*/\1/p" | head -1
}
explain() {
	tp -C club explain harbour "$@" >.why
}
check 'a fact that is not there is none' says 66 'has no fact 999' \
	tp -C club explain harbour 999 --seat red
check 'what is no number is told' says 64 'write the number before a fact' tp -C club explain harbour frob
own=$(fact red 'You ')
check 'a report has numbers' test -n "$own"
check 'a fact of the own turn is explained' explain "$own" --seat red
check 'with its own words' grep -q "^ *$own  You" .why
check 'with its clause in full' grep -q '^ *\[[a-z]* [0-9]*\] [A-Z]' .why
check 'no line is too long for a mail' sh -c '! grep -q "^.\{73,\}" .why'
other=$(fact blue 'Red ')
check 'the same is told to the other' explain "$other" --seat blue
check 'as his report says it' grep -q "^ *$other  Red" .why
check 'but not the order it belongs to' sh -c '! grep -q "your order" .why && ! grep -q "gold e" .why'
check 'only whose turn it was' has .why 'in the turn of Red'
refused=$(tp -C club show harbour --seat red | sed -n '/^YOUR LETTER/,$p' |
	sed -n 's/^ \{9\}\([0-9][0-9]*\) .*/\1/p' | head -1)
check 'a refusal is explained, too' explain "$refused" --seat red
check 'with the line that was refused' grep -q 'It belongs to your order' .why
check 'and to nobody else' sh -c '! "$0" -C club explain harbour "$1" --seat blue | grep "gold e"' \
	"$TRADEPOST" "$refused"
check 'the public report has its own numbers' explain 1
check 'a season that was not played has none' says 66 'not played yet' \
	tp -C club explain harbour 1 --season 7

# ---- by mail ----

check 'a player asks by mail' ask "$own You" red 30 <<EOT
/explain $own
EOT
check 'of another season, too' ask '1 ' red 31 <<EOT
/explain 1 0
EOT
check 'a number that is not there' ask 'has no number 999' red 32 <<EOT
/explain 999
EOT
check 'what is none' ask 'Write /explain with the number' red 33 <<EOT
/explain please
EOT
check 'a season to come' ask 'has not been played yet' red 34 <<EOT
/explain 1 9
EOT
check 'a line of the letter' ask 'build village 9,99 Not understood. ' red 35 1 <<EOT
/explain line 3 1
EOT
check 'as the command has it, too' ask 'The price is 3 gold, and you had none. [gold 8]' red 36 1 <<EOT
/explain line:1
EOT
check 'a line that is not there' ask 'has no line 9' red 37 1 <<EOT
/explain line 9
EOT
check 'a line that stood is asked for by another word' ask 'has no line 1' red 38 1 <<EOT
/explain stood 1
EOT
check 'dice by their label' ask 'Die 1 of this label in the season' red 39 1 <<EOT
/explain die counter/for=1
EOT
check 'dice of another season' ask 'It was thrown for this' red 40 1 <<EOT
/explain die first-seat 0
EOT
check 'dice that were not thrown' ask "You saw no dice 'first-seat' in season 1" red 41 1 <<EOT
/explain die first-seat
EOT
check 'the answer lists those of the season' ask 'in season 1, but these: ' red 43 1 <<EOT
/explain die first-seat
EOT
check 'and says where another season stands' ask \
	'write its number at the end: /explain die first-seat 0.' red 44 1 <<EOT
/explain die first-seat
EOT
check 'which may be written out' ask 'It was thrown for this' red 45 1 <<EOT
/explain die first-seat, season 0
EOT
check 'of a fact, too' ask 'record 0, head ' red 46 1 <<EOT
/explain 1 season 0
EOT
check 'of more numbers none is taken for the season' ask 'Write /explain with the number' red 47 1 <<EOT
/explain die counter/for=1 1 0
EOT
check 'the number of a line that tells of two facts is that of the first' ask "$own You" red 48 1 <<EOT
/explain $own-$((own + 1))
EOT
check 'a line has one number' ask 'Write /explain with the number' red 49 1 <<EOT
/explain line 1-2
EOT
check 'each answer names the record' ask 'record 1, head ' red 42 1 <<EOT
/explain 1
EOT

# ---- how a die is derived ----

lacks() {
	! grep -q -- "$2" "$1" || { cat "$1"; false; }
}
# said REGEX: as a text without its lines
flat() {
	tr -s '\n ' '  ' <.why
}
said() {
	flat | grep -q -- "$1" || { cat .why; false; }
}
check 'a die of protocol TP1' explain die:first-seat --season 0
check 'what it was thrown for' grep -q 'takes the first turn of every season' .why
tp -C club records harbour >.records
for word in reveal entropy; do
	value=$(sed -n "s/^$word //p" .records | head -1)
	check "the $word of its record" grep -qF -- "$value" .why
done
roster=$(sed -n 's/^roster //p' .records | head -1)
check 'what the first cast comes after' said "The roster: E' = $roster"
check 'who gave no nonce' grep -q 'x 2, of Blue: the byte 0' .why
die=$(sed -n 's/^die first-seat 0 d2 //p' .records | head -1)
check 'its value is that of the record' said "modulo 2, plus 1, that is $die\."
check 'no line is too long for a mail' sh -c '! grep -q "^.\{73,\}" .why'
check 'the record can be quoted' sh -c 'tail -1 .why | grep -q "^record 0, head [A-Za-z0-9_-]\{43\}$"'
check 'dice that nobody threw' says 66 "season 1 has no dice 'die:first-seat' that everybody saw, but these: counter/for=" \
	tp -C club explain harbour die:first-seat
check 'with what names another season' says 66 "'--season N' names another season" \
	tp -C club explain harbour die:first-seat
lot=lot/question=discard-card/seat=1
check 'a hidden die is for who saw it' explain die:$lot --seat red
check 'it says so' said 'Not everybody could see it, but you could'
commit=$(flat | sed -n 's/.*LE64(0), B) = \([^ ]*\) .*/\1/p')
check 'what it was committed to is in the record' grep -qxF -- "hcommit $commit" .records
check 'its key is not told' lacks .why 'The key of open dice'
check 'nobody else is told of it' says 66 'that blue saw' tp -C club explain harbour die:$lot --seat blue
check 'nor is everybody' says 66 'that everybody saw' tp -C club explain harbour die:$lot

# Who has joined gives to it.
tp -C club new ktech fair --seats 2
for seat in red blue; do
	tp -C club seat fair "$seat" --name "$seat" --mail "$seat@example.org" --key "club/$seat.pub"
done
gid=$(query "select gid from matches where name = 'fair'")
open=$(query "select bytes from mails join mail_bytes on mail = id where kind = 'invitation'
	order by id desc limit 1" | tr -d '\r' | sed -n 's/^open *//p' | tail -1)
fair() {
	{
		printf 'match %s\nopen %s\nseat red\n' "$gid" "$open"
		cat
	} >.text
	tp sign --key club/red.key .text | mail red >.eml
	tp -C club take .eml
}
echo /join | fair
tp -C club start fair
printf 'season 0\nnonce 0\nstart 4,6\n' | fair
tp -C club run fair --now
nonce=$(tp -C club records fair | sed -n 's/^seat 1 nonce //p')
tp -C club explain fair die:first-seat >.why
check 'a nonce that was given is told' test ${#nonce} = 43
check 'as the record has it' said "x 1, of Red: the byte 1 and the nonce $nonce"
check 'whoever gave none gave none' said 'x 2, of Blue: the byte 0, because no nonce came'

# ---- KTech: a strike ----

check 'whose line it is must be said' says 64 'whose line' tp -C club explain harbour line:1
check 'what is no number of a line' says 64 'line:N, stood:N or die:LABEL' tp -C club explain harbour line:x
rm -rf club
tp init club
known_keys club 2
chance=2 make_match club harbour 2 >/dev/null || exit 1
play club harbour 0 2 'start 4,6 5,3' >/dev/null
echo 'build temple 7,4' | letter club harbour 1 blue 1 >.eml
tp -C club take .eml
echo '@ gold e' | letter club harbour 1 red 1 >.eml
tp -C club take .eml
tp -C club run harbour --now
cat >.line <<EOT
if gold blue > 90: play disaster 4,6
  else play disaster 0,1
  else play disaster 7,4
@ gold e
EOT
letter club harbour 2 red 1 <.line >.eml
tp -C club take .eml
tp -C club run harbour --now
check 'a line is explained' explain line:1 --seat red
check 'its if' grep -q '^ *gold blue was 0\.$' .why
check 'was false' sh -c 'sed -n 2p .why | grep -q "^ *Not tried: gold blue was 0"'
check 'the alternative was refused' \
	said '2 else play disaster 0,1 Refused\. .*cannot strike anything on 0,1: Removes one counter anywhere, of any seat, your own too; no village\. \[action 4\] Orders'
check 'and the next one done' grep -q '^ *Done (see 1-2)\.$' .why
check 'with what came of it' grep -q "^ *2  You destroyed Blue's temple on 7,4\.$" .why
cp .why .head
check 'an alternative is that line, too' explain line:3 --seat red
check 'with all of it' cmp .why .head
check 'a line that stood is told how it went' explain line:4 --seat red
check 'that it was kept' grep -q 'Stands already as line 1' .why
check 'and what stood was played' grep -q 'The price is 3 gold' .why
check 'by its own number' explain stood:1 --seat red
check 'it is the same' grep -q 'The price is 3 gold' .why
check 'a line of nobody' says 66 'has no line 9' tp -C club explain harbour line:9 --seat red
strike=$(fact blue 'Red destroyed your temple')
check 'a strike is explained to its victim' explain "$strike" --seat blue
check 'what he could see of it before' grep -q '^What you could see of it before the season:' .why
check 'his temple was there' grep -q '^ *7,4: a temple of yours\.$' .why
check 'of a hand he knew how many' grep -q "^ *Red's hand: that there were [0-9], but not which\.$" .why
check 'his own he knew' grep -q '^ *Your hand: [A-Z]' .why
check 'the other side is not told' lacks .why 'What Red could see'
check 'nor its order' lacks .why 'disaster 7,4'
strike=$(tp -C club show harbour | sed -n "s/^ *\([0-9]*\) .*destroyed Blue's temple.*/\1/p")
check 'the referee is told of both sides' explain "$strike"
check 'that this is for him alone' grep -q '^WHAT EACH SIDE KNEW - for the referee alone' .why
check 'what Red held' said "What Red could.*Red's hand: [^.]*Disaster.*What Blue could"
check 'what Blue saw of that' said "What Blue could.*Red's hand: that there were [0-9], but not which"
check 'whose order it was' grep -q "^It belongs to Red's order:" .why
check 'and in which record it all is' sh -c 'tail -1 .why | grep -q "^record 2, head [A-Za-z0-9_-]\{43\}$"'

# ---- TradeWarz: a battle ----

# The demo's plans lead to one in season 4 on every map.
TRADEPOST="$TRADEPOST" TMPDIR="$work" sh "$srcdir/tests/demo/tradewarz.sh" >.demo 2>&1 || cat .demo
rm -rf club
mv "$work"/tradepost-demo.*/club club
battle() {
	tp -C club show strait --season 4 ${1:+--seat "$1"} |
		sed -n 's/^ *\([0-9][0-9]*\)[-0-9]*  *[A-Za-z]* attacked .*/\1/p'
}
why() {
	tp -C club explain strait --season 4 "$@" >.why
}
check 'a battle is explained to the attacker' why "$(battle yellow)" --seat yellow
check 'what he saw where it was' said 's26: [^.]*soldiers* of Red'
check 'the policy that did not answer' said \
	'No answer by the line "when meet if odds < 15 and season > 5: stop": [a-z]* was [0-9]*\.'
check 'the dice by their label' grep -q '^ *march/by=4/from=s16, throw 1: [1-6] of 6\.$' .why
check 'where they came from' grep -q '^ *From cast 4 of the match\.' .why
check 'to the defender' why "$(battle red)" --seat red
check 'what he saw there' said 's26: [^.]*soldiers* of yours'
check 'but not what the other had in his pile' \
	said "Yellow's battle pile: that there were [0-9]*, but not which\."
check 'and not what the other was asked' lacks .why 'when meet'
check 'the referee sees both sides' why "$(battle)"
check 'the defender' grep -q '^What Red could see of it before the season:' .why
check 'the attacker' grep -q '^What Yellow could see of it before the season:' .why
check 'what each was asked' grep -q '^What Yellow was asked for it:' .why
check 'the die of the march' why die:march/by=4/from=s16
check 'for what it was thrown' grep -q 'Yellow marched from s16 with' .why
check 'by which order, to him alone' lacks .why 'march s16 via s26'
check 'he reads it' sh -c '"$0" -C club explain strait die:march/by=4/from=s16 --season 4 --seat yellow |
	grep -q "march s16 via s26"' "$TRADEPOST"
finish
