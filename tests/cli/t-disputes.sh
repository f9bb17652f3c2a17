#!/bin/sh
# SPDX-License-Identifier: MIT
# Twenty disputes, each as letters made it, and the one or two commands that decide it: read it to
# see how a referee settles what his players bring.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/mailcmds.sh"
forge=$(dirname "$TRADEPOST")/tests/verify/forge

# take MATCH SEASON SEAT SEQ: orders from standard input; the mail is kept in MATCH.SEAT.SEASON.eml
take() {
	letter club "$@" >"$1.$3.$2.eml" && tp -C club take "$1.$3.$2.eml"
}
# decides TEXT COMMAND...: it ends well and says the text, wherever its lines end
decides() {
	with 0 "$@"
}
# proves TEXT COMMAND...: the same of what ends with 1, for something is wrong
proves() {
	with 1 "$@"
}
with() {
	want=$1 text=$2
	shift 2
	"$@" >.said 2>&1
	got=$?
	tr -s '\n ' '  ' <.said >.flat
	[ "$got" = "$want" ] && grep -qF -- "$text" .flat && return 0
	echo "exit code $got, and '$text' is looked for in:"
	cat .said
	return 1
}
# of what the last of these said
also() {
	has .flat "$1"
}
never() {
	! grep -qF -- "$2" "$1" || { cat "$1"; false; }
}
# fact MATCH SEASON SEAT WORDS: the number of the first line of that report with these words
fact() {
	tp -C club show "$1" --season "$2" --seat "$3" |
		sed -n "s/^ *\([0-9][0-9]*\)[-0-9]*  .*$4.*/\1/p" | head -1
}
# reason MATCH SEASON SEAT: the number of the first refusal in that report
reason() {
	tp -C club show "$1" --season "$2" --seat "$3" | sed -n '/^YOUR LETTER/,$p' |
		sed -n 's/^ \{9\}\([0-9][0-9]*\) .*/\1/p' | head -1
}
# mailed SEAT KIND: the newest mail of that kind to it
mailed() {
	query "select bytes from mails join mail_bytes on mail = id where seat = $1 and kind = '$2'
		order by id desc limit 1" | tr -d '\r'
}
# record N FILE: that one of the records on file; changed N FILE SED: all, but this done to that one
record() {
	awk -v RS= -v ORS='\n\n' "/\nrecord $1\n/" "$2"
}
changed() {
	sed "/^record $1\$/,/^-----END/ { $3
}" "$2"
}
# Whoever has the referee's key can sign other records than those he mailed.
sign_anew() {
	"$forge" "$1" club/referee.key
}

# A match whose chance is the same in every run. Red holds Culture, Religion, Trawlers, Trade Route, Sail,
# Trapping and Taxes, draws Gems, and has a temple and a village to build.
tp init club >.log
known_keys club 3
chance=112 make_match club harbour 3 >.log || exit 1
echo 'answers = 500' >>club/tradepost.conf
for start in 'red 5,4' 'blue 5,8' 'green 9,9'; do
	echo "start ${start#* }" | take harbour 0 "${start% *}" 1
done
tp -C club run harbour
take harbour 1 red 1 <<EOT
build village 8,8
build village 5,5
when discard-card if gold > 3: trapping
@ if season > 1: play gems
EOT
echo 'build village 5,7' | take harbour 1 blue 1
tp -C club run harbour --now
echo 'build village 5,6' | take harbour 2 red 1
echo 'build village 5,6' | take harbour 2 blue 1
tp -C club run harbour --now

# 1. Red: why was my village on 8,8 refused? He does not know the rule. He asks, reads the clause,
# and takes his dispute back.
asked=$(reason harbour 1 red)
check 'of an order refused a dispute is filed' ask 'Dispute 1 is on the docket' red 101 <<EOT
/dispute $asked 1
Nothing stands on 8,8.
/end
EOT
check 'why it was refused is told with the clause' decides '[build 1] Place 1 counter' \
	tp -C club explain harbour line:1 --season 1 --seat red
check 'which he gets by mail himself' ask '[build 1]' red 102 <<EOT
/explain line 1 1
EOT
check 'so he withdraws' ask 'Dispute 1 is withdrawn' red 103 <<EOT
/withdraw 1
EOT

# 2. Red: 5,6 was free in my report, so my village stands there. Blue was first; it is ruled, and
# kept as a case.
asked=$(reason harbour 2 red)
check 'a space taken first is disputed' ask 'Dispute 2 is on the docket' red 104 <<EOT
/dispute $asked 2
5,6 was free.
/end
EOT
check 'the explanation has what was in the way, and the clause' \
	decides 'A counter stands on 5,6 already. [build 4] Never more than one' \
	tp -C club explain harbour line:1 --season 2 --seat red
check 'the docket finds the season the same' decides 'Season 2, played again, comes out the same' \
	tp -C club docket harbour 2
check 'it is ruled with that clause' prints "dispute 2 of 'harbour' is ruled, and the ruling is mailed to all who were told the fact" tp -C club docket harbour 2 --clause 'build 4' \
	--rule 'Blue has the turn before Red, and built there.'
check 'its player reads the ruling' ask 'Blue has the turn before Red' red 105 <<EOT
/docket 2
EOT
tp -C club docket harbour 2 --case >case.t
check 'the ruling is a case that holds' decides 'ok 1 - ' tp try case.t
check 'and names its clause' grep -q '^case .*\[build 4\]$' case.t

# 3. Red: I had a policy for what to discard, and Religion went. Its test was false.
asked=$(fact harbour 1 red 'You had too many cards and discarded')
check 'a policy that did not answer is named with what its test read' \
	decides 'No answer by the line "when discard-card if gold > 3: trapping": gold was 0.' \
	tp -C club explain harbour "$asked" --season 1 --seat red

# 4. Red: I never ordered Gems in season 2. It stood since season 1.
check 'an order that was in no letter of the season is explained by what stood' \
	decides 'if season > 1: play gems' tp -C club explain harbour stood:2 --season 2 --seat red
check 'its test came true' also 'season was 2'
check 'and it was done' also 'You played Gems.'

# 5. Red: with "gold > 0" in my policy I should have kept Taxes in season 2; and I should be ahead
# now had I built a temple instead. The first is not so, the second is.
printf 'answers red\n  when discard-card if gold > 0: trapping\n' >same.txt
printf 'orders red\n  build temple 5,3\n' >other.txt
check 'what would have changed nothing is told so' \
	decides 'No report would be different' \
	tp -C club whatif harbour same.txt
check 'what would have, with what would be' \
	decides 'Red: place 2, total 2; instead place 1, total 3.' \
	tp -C club whatif harbour other.txt
check 'and by which fact' also 'Red built a temple on 5,3. [build 1]'
check 'nothing of it is kept' exits 0 tp -C club replay harbour

# 6. Blue: Red can not have discarded by the rules; what did he hold? The answer leaks nothing.
asked=$(fact harbour 1 blue 'Red had too many cards and discarded')
check 'a fact of another seat is disputed' ask 'Dispute 3 is on the docket' blue 101 <<EOT
/dispute $asked 1
He had not too many.
/end
EOT
check 'he is told how many Red held and by which clause' decides '[end 2]' \
	tp -C club explain harbour "$asked" --season 1 --seat blue
tp -C club docket harbour 3 --rule 'Seven cards are two too many.' --clause 'end 2'
mailed 2 notice >.ruling
check 'the ruling reaches him' has .ruling 'Seven cards are two too many.'
for file in .said .answer .ruling; do
	for word in Trawlers Trapping Taxes Sail 'when discard-card'; do
		check "'$word' of the hand and letter of Red is not in $file" never $file "$word"
	done
done

# 7. TradeWarz. Red: my march should have come farther. With another die it would; that one fell.
tp -C club new tradewarz strait --seats 2 >.log
known match club strait 7
for seat in red blue; do
	tp -C club seat strait $seat --name $seat --mail $seat@example.org --key club/$seat.pub
done
tp -C club start strait
play club strait 0 2 'dock g1 g2' >.log
printf 'march 2 g1 via s15 s14 s13\n' | take strait 1 red 1
tp -C club run strait --now
printf 'given\n  dice march red g1: 1\n' >die.txt
check 'another die would have been farther' decides 's13: 2 soldiers of Red more.' \
	tp -C club whatif strait die.txt
tp -C club log strait | sed -n 's/^.*roll march red g1: .* sides: \([1-6]\) .*/\1/p' >fell
printf 'given\n  dice march red g1: %s\n' "$(cat fell)" >die.txt
check 'the one in the journal is what was played' decides 'Nothing would be different.' \
	tp -C club whatif strait die.txt

# ---- a match with records ----

make_match club isle 2 >.log || exit 1
for seat in red blue; do echo 'start 6,10 4,6' | take isle 0 $seat 1; done
tp -C club run isle
echo 'gold e' | take isle 1 red 1
mailed 1 ack >ack.txt
query "update matches set deadline = strftime('%s', '2001-01-01') where name = 'isle'"
echo 'gold a' | take isle 1 blue 1
mailed 2 ack >late.txt
tp -C club run isle
tp -C club records isle >records.txt
for seat in red blue; do
	for season in 0 1; do tp -C club show isle --seat $seat --season $season >$seat.$season; done
done

# 8. Blue: my letter came in time. It did not; refused with the deadline, and on record.
tr -s '\n' ' ' <late.txt >.flat
check 'the answer to a late letter says the deadline' also 'the deadline was Monday 1 January 2001'
hash=$(sed -n 's/^letter //p' late.txt)
check 'the record of the season has that letter as late' has records.txt "refused 2 $hash late"
check 'which verify finds in order' decides 'Nothing is wrong' tp verify records.txt late.txt

# 9. Red: I sent no such order. His letter, signed, is what the record names; a made-up one is not.
check 'the letter that he signed is in the record' \
	decides 'proven: 1 letter in the records, as the player signed it' \
	tp verify records.txt isle.red.1.eml
check 'and nothing is wrong with it' also 'Nothing is wrong with what is here.'
changed 1 records.txt 's/^seat 1 seq .*/seat 1 seq 7 auth key/' | sign_anew chain >made-up.txt
check 'what a referee makes up is called so' proves 'made-up 1 1' \
	tp verify made-up.txt isle.red.1.eml

# 10. Red: my letter was left out. He has the acknowledgement.
changed 1 records.txt "s/^seat 1 order .*/seat 1 none/; /^seat 1 s/d; /^seat 1 nonce/d" |
	sign_anew play >left-out.txt
check 'an acknowledgement proves that a letter was left out' proves 'left-out 1 1' \
	tp verify left-out.txt ack.txt
check 'and of the true record that it was not' decides 'Nothing is wrong' \
	tp verify records.txt ack.txt

# 11. TradeWarz. Red: the die of my march was loaded. It is proven, and can be worked out by hand.
tp -C club new tradewarz sound --seats 2 >.log
for seat in red blue; do
	tp -C club seat sound $seat --name $seat --mail $seat@example.org --key club/$seat.pub
done
tp -C club start sound
echo 'dock g1' | take sound 0 red 1
echo 'dock g2' | take sound 0 blue 1
tp -C club run sound
printf 'march 2 g1 via s15 s14 s13\n' | take sound 1 red 1
tp -C club run sound --now
tp -C club records sound >sound.txt
fell=$(sed -n 's/^die march.by=1.from=g1 0 d6 //p' sound.txt)
check 'every open die is proven' \
	decides 'dice that all may see, made from the values that the referee and the players committed to' \
	tp verify sound.txt
check 'with nothing wrong' also 'Nothing is wrong'
check 'the one in question can be derived by hand' decides "modulo 6, plus 1, that is $fell." \
	tp -C club explain sound die:march/by=1/from=g1
check 'what the dice came to is no proof, and is told with how often fair ones do' \
	decides 'this far off' tp -C club luck sound
changed 1 sound.txt "/^die march/s/ $fell\$/ $((fell % 6 + 1))/" | sign_anew chain >loaded.txt
check 'a loaded one would be found' proves 'bad-die 1 march/by=1/from=g1' tp verify loaded.txt

# 12. Red: a card was dealt twice. Each card of his reports is proven against the deck.
check 'the cards that he was dealt are proven' \
	decides '9 cards. The referee committed to each before anybody saw it' tp verify records.txt red.0 red.1
check 'with nothing wrong' also 'Nothing is wrong'
# The first card of another kind becomes one of the kind of the first.
awk '/^card / && !kind { kind = $5 } /^card / && $5 != kind && !n++ { $5 = kind } 1' red.0 |
	sign_anew sign >twice.txt
check 'one that is dealt a second time would be found' proves 'bad-card 0 deck' \
	tp verify records.txt twice.txt

# 13. Blue: my second letter counts, it came last. It had no higher seq.
make_match club ford 2 >.log
for seat in red blue; do echo 'start 6,10 4,6' | take ford 0 $seat 1; done
tp -C club run ford
echo 'gold e' | take ford 1 blue 2
echo 'gold a' | take ford 1 blue 1
mailed 2 ack | tr -s '\n' ' ' >.flat
check 'a letter of a lower seq is refused with the reason' \
	also 'write a higher seq: this letter has seq 1, and the letter that was taken has 2'
tp -C club run ford --now
check 'the one with the highest is in the report' decides 'YOUR LETTER (seq 2, sealed) 1 gold e' \
	tp -C club show ford --seat blue

# 14. Blue: season 1 was changed afterwards. His receipt and the record published do not agree.
changed 1 records.txt "s/^state .*/state AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/" |
	sign_anew play >changed.txt
check 'the papers of the referee agree with each other' decides 'Nothing is wrong' \
	tp verify records.txt blue.1
check 'two that do not prove it' proves 'two-heads 1' tp verify changed.txt blue.1

# 15. Red shows a report by which he has 9 gold. He has written that himself.
sed 's/^ *Red (you) .*/  Red (you)  9  9  0  1  2  7/' red.1 >edited.txt
check 'a report that its player has edited is not that of its receipt' proves 'bad-report 1 1' \
	tp verify records.txt edited.txt

# 16. Red of ford: my letter for season 1 lay in your own folder of junk. It is accepted after all.
card=$(tp -C club show ford --seat red --season 0 | awk '/^ *Your hand/ { getline; print $1 }')
printf 'orders red\n  play %s for nothing\n' "$card" >orders.txt
check 'what it will come to is known before' decides 'without its effect. [action 2]' \
	tp -C club whatif ford orders.txt
tp -C club records ford | grep '^die ' >dice
check 'a lost letter is accepted after all' exits 0 tp -C club amend ford orders.txt \
	--why 'the letter of Red lay in our own folder of junk'
check 'its order is done' decides 'red 1: line is done' tp -C club log ford
tp -C club records ford >ford.txt
check 'the dice are those that were cast' sh -c 'grep "^die " ford.txt | sort -u >again
	sort -u dice | cmp - again'
check 'the season comes out so again' exits 0 tp -C club replay ford
check 'and all of it is one history' decides 'Nothing is wrong' tp verify ford.txt

# 17. Red: an army of mine is gone from the map. It is laid there by name.
printf 'given\n  1,1: red army\n' >given.txt
check 'what lies wrong is set by name' exits 0 tp -C club amend ford given.txt \
	--why 'an army was lost'
mailed 2 notice >.mail
check 'Blue reads why' has .mail 'an army was lost'
tp -C club records ford >ford.txt
check 'the record says so' has ford.txt 'why an army was lost'
check 'and is proven' decides 'Nothing is wrong' tp verify ford.txt

# 18. Blue is ill: he can send nothing. The referee acts, and says for whom and why.
echo 'gold a' >act.txt
check 'orders are given for a player who is absent' exits 0 tp -C club act ford blue act.txt \
	--why 'he is ill'
mailed 1 notice >.mail
check 'Red reads why' has .mail 'he is ill'
check 'but not the orders' never .mail 'gold a'
echo 'gold e' | take ford 2 red 1
tp -C club run ford
check 'what was put right is in the next report' decides 'an army on 1,1' tp -C club show ford
check 'the report of Blue says whose orders they were' \
	decides 'YOUR LETTER (seq 1, referee) 1 gold a' \
	tp -C club show ford --seat blue
tp -C club records ford >ford.txt
check 'his act is on record' has ford.txt 'why he is ill'
check 'and proven' decides 'Nothing is wrong' tp verify ford.txt

# 19. Red: the referee has changed my key. The record names the letter by which he did it himself;
# Blue, who had lost his key, got one by the referee.
for seat in red blue; do tp key new club/new-$seat >.log; done
echo "/key $(tail -n 1 club/new-red.pub)" | take ford 3 red 1
hash=$(mailed 1 answer | sed -n 's/^letter \([^ ]*\)$/\1/p')
tp -C club tell ford blue "/key $(tail -n 1 club/new-blue.pub)" >.log
tp -C club records ford >ford.txt
check 'a change of key is on record by the letter of its player' \
	is "$(record 6 ford.txt | sed -n '/^tp-rejoin/p; /^seat 1 key/s/ [^ ]*$//p; /^by/p' |
		tr '\n' ';')" "tp-rejoin 1;seat 1 key;by $hash;"
check 'one that he did not write for is by the referee' \
	is "$(record 7 ford.txt | sed -n '/^by/p')" 'by referee'
check 'with them it is one history' decides 'Nothing is wrong' tp verify ford.txt ford.red.3.eml
for seat in red blue; do mv club/new-$seat.key club/$seat.key; done

# 20. All: season 1 was played with the wrong letters. It is taken back, and cast anew.
check 'a whole season is taken back' exits 0 tp -C club rollback ford 1 --yes --why 'all was wrong'
for seat in red blue; do echo 'gold e' | take ford 1 $seat 5; done
tp -C club run ford
tp -C club records ford >ford.txt
check 'what was before stays on record' has ford.txt 'why all was wrong'
check 'no cast is made twice' is "$(sed -n 's/^cast //p' ford.txt | sort | uniq -d)" ''
check 'the season is there twice' is "$(grep -A8 '^tp-season 2$' ford.txt | grep -c '^season 1$')" 2
check 'it comes out the same when played again' exits 0 tp -C club replay ford
check 'and all of it is one history still' decides 'Nothing is wrong' tp verify ford.txt
finish
