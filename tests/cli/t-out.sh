#!/bin/sh
# SPDX-License-Identifier: MIT
# Seats that are out of a match, in each game that puts seats out: three players, who have joined, play
# by letters to the end, without a deadline and without --now. Blue falls early: from then on nobody
# waits for a letter of blue, none is taken, and blue's player reads on.
. "${srcdir:-.}/tests/lib.sh"

# at 'TIME' COMMAND...: the program on the club, at that time (UTC), by a clock that the test turns
at() {
	when=$1
	shift
	clock_stands "$when:00" "$TRADEPOST" -C club "$@"
}

# mail_of SEAT TEXT: the last mail to that seat that has a line of this text
mail_of() {
	grep -l "^To:.*<$1@" $(grep -l -- "$2" club/spool/*.eml) | tail -n 1
}

# told SEAT WORDS: the last mail to that seat has these words, however its lines are broken
told() {
	tp -C club send || return
	tr -d '\r' <"$(mail_of "$1" .)" | tr '\n' ' ' | tr -s ' ' >.mail
	has .mail "$2"
}

# header SEAT SEQ: that of the season that is open, as the seat's last template has it
header() {
	sed -n "/^match    /,/^nonce /{ s/^seq .*/seq      $2/; p; }" "$(mail_of "$1" '^nonce ')"
}

# order SEAT SEQ: what stands on standard input, below a header, signed and taken
order() {
	header "$1" "$2" >orders.txt
	cat >>orders.txt
	tp sign --key "$1.key" orders.txt | mail "$1" >letter.eml
	tp -C club take letter.eml && tp -C club send
}

# wish SEAT SEQ SEASON WISH: a letter that has nothing else
wish() {
	printf 'match %s\nseason %s\nseat %s\nseq %s\n%s\n' "$(whole "$match")" "$3" "$1" "$2" "$4" >wish.txt
	tp sign --key "$1.key" wish.txt | mail "$1" >letter.eml
	tp -C club take letter.eml && tp -C club send
}

# open_match GAME [OPTION...]: a club with a match of that name, whose players have joined
open_match() {
	match=$1
	rm -rf club
	tp init club && tp -C club new "$1" "$@" --seats 3 --set vacant-after=2 || return
	for seat in red blue green; do
		[ -f $seat.key ] || tp key new $seat || return
		tp -C club seat "$match" $seat --name "$seat player" --mail $seat@example.org \
			--key $seat.pub || return
	done
	tp -C club send
	for seat in red blue green; do
		sed -n '/^match    /,$p' "$(mail_of $seat '^/join')" >orders.txt
		tp sign --key $seat.key orders.txt | mail $seat >letter.eml
		tp -C club take letter.eml || return
	done
	tp -C club start "$match" && tp -C club send
}

# runs SEASON: a run plays it, since nobody is awaited
runs() {
	tp -C club run "$match" && tp -C club send || return
	tp -C club status "$match" >.status
	grep -q "letters for season $(($1 + 1))\|over after season $1" .status && return
	cat .status
	return 1
}

# is_out SEAT: what status says of it
is_out() {
	prints "  $1 " tp -C club status "$match" && grep -q "^  $1 .* out of the match" .stdout
}

# what_holds SEASON: of blue, who fell before that season, which is open
what_holds() {
	season=$1
	check "$match: status says that the seat is out" is_out blue
	check "$match: its report says so, and brings no template" sh -c '
		"$0" -C club show "$1" --seat blue >.report &&
		tr "\n" " " <.report | grep -q "nothing for you to write any more" &&
		! grep -q "^nonce " .report' "$TRADEPOST" "$match"
	check "$match: those who play on are waited for" exits 0 tp -C club run "$match"
	check "$match: so no season is played" \
		prints "letters for season $season" tp -C club status "$match"
	header red 1 | sed 's/^seat .*/seat blue/; /^nonce/d' >orders.txt
	check "$match: a letter of the seat is signed" \
		sh -c '"$0" sign --key blue.key orders.txt >sealed.txt && cat sealed.txt' "$TRADEPOST"
	mail blue <sealed.txt >letter.eml
	check "$match: a letter with orders is read" exits 0 tp -C club take letter.eml
	check "$match: it is refused, and the mail says why" \
		told blue 'was refused: the seat is out of the match: none of your orders can be played'
	wish blue 2 "$season" /who
	check "$match: what the seat asks is answered" told blue 'blue player, out of the match'
	check "$match: it is not among those awaited" told blue 'Awaited: red, green.'
	wish blue 3 "$season" /ready
	check "$match: it does not say whether a season waits" \
		told blue 'Your seat is out of the match, so this was not done.'
	wish blue 4 "$season" '/vote end'
	check "$match: it has no vote" told blue 'Your seat has no vote on that'
	wish red 9 "$season" '/vote end'
	check "$match: nor is it asked for one" told red '1 of 2 agree, and all must agree. Awaited: green.'
	wish red 10 "$season" '/vote end no'
	check "$match: the referee gives it no orders" sh -c '
		echo "cancel all" >act.txt
		"$0" -C club act "$1" blue act.txt --why "a test" 2>.err && exit 1
		grep -q "is out of the match" .err' "$TRADEPOST" "$match"
	check "$match: nor the seat to somebody else" says 64 'is out of the match' \
		tp -C club seat "$match" blue --replace --name ann --mail ann@example.org --key red.pub
}

# what_came_of_it: of the whole match, when it is over
what_came_of_it() {
	check "$match: it is over" prints 'over after season' tp -C club status "$match"
	last=$(tp -C club status "$match" | sed -n 's/.*over after season //p')
	check "$match: blue got a report of every season, to the last" \
		[ "$(query "select count(*) from mails where kind = 'report' and seat = 2")" \
		= $((last + 1)) ]
	check "$match: no season is counted that blue could not play" \
		[ "$(query 'select seasons from attendance where seat = 2')" = "$fell" ]
	check "$match: played again it is the same" exits 0 tp -C club replay "$match"
	tp -C club records "$match" >records.txt
	for seat in red blue green; do
		rm -rf "$seat.mails"
		mkdir "$seat.mails"
		cp $(grep -l "^To:.*<$seat@" club/spool/*.eml) "$seat.mails"
		check "$match: the mails of $seat prove it" \
			prints 'Nothing is wrong with what is here.' tp verify "$seat.mails" records.txt
	done
}

if ! command -v sqlite3 >/dev/null; then
	skip 'seats that are out' 'sqlite3 is not installed'
	finish
fi

# ---- DragonLords: a king attacks alone, and falls ----

sed '/name="stranger"/s/attack="3"/attack="10"/' "$srcdir/db/boxes/dragonlords.xml" >box.xml
check 'a match of DragonLords begins' open_match dragonlords --box box.xml
echo 'kingdoms r1k' | order red 1
echo 'kingdoms r3k' | order blue 1
echo 'kingdoms r5k' | order green 1
check 'dragonlords: the set-up is played' runs 0
order red 1 </dev/null
echo 'march hrolf from r3k via r3d' | order blue 1
order green 1 </dev/null
check 'dragonlords: round 1 is played' runs 1
order red 1 </dev/null
echo 'attack g3 with hrolf from r3d' | order blue 1
order green 1 </dev/null
check 'dragonlords: round 2 is played, and blue falls' runs 2
fell=2
what_holds 3
order red 1 </dev/null
echo 'march aelin from r5k via r5a' | order green 1
check 'dragonlords: round 3 is played without blue' runs 3
order red 1 </dev/null
echo 'attack g6 with aelin from r5a' | order green 1
check 'dragonlords: round 4 is played without blue, and green falls' runs 4
what_came_of_it

# ---- TradeWorlds: a Homeworld of 2 points is hit by a ship that comes early ----

sed 's/name="homeworld" value="18"/name="homeworld" value="2"/
	/name="space-wars"/s/at-1="10"/at-1="1"/' "$srcdir/db/boxes/tradeworlds.xml" >box.xml

# ships: every ship that a deck can be made into at first
ships() {
	for ship in convoy packet; do
		for weapon in pulse-battery rail-lance; do
			echo "configure $ship $weapon recruits"
			echo "configure $ship $weapon deckhands"
		done
	done
}

check 'a match of TradeWorlds begins' \
	open_match tradeworlds --box box.xml --option scenario=space-wars
for seat in red blue green; do order $seat 1 </dev/null; done
check 'tradeworlds: the set-up is played' runs 0
season=1
while [ $season -le 20 ] && ! is_out blue >/dev/null; do
	{ ships; echo 'hit blue with red-1'; echo treasurer; } | order red 1
	order blue 1 </dev/null
	echo treasurer | order green 1
	check "tradeworlds: season $season is played" runs $season
	season=$((season + 1))
done
fell=$((season - 1))
what_holds $season
for i in 1 2 3; do
	echo treasurer | order red 1
	echo treasurer | order green 1
	check "tradeworlds: season $season is played without blue" runs $season
	season=$((season + 1))
done

# A deadline, at which green's letter is missing, too.
if [ "$clock" ]; then
	check 'tradeworlds: a season gets a deadline' \
		at '2037-05-01 12:00' start tradeworlds --deadline 2037-05-03T12:00Z
	echo treasurer | order red 1
	at '2037-05-02 13:00' tick
	check 'tradeworlds: green is reminded' \
		[ "$(query "select count(*) from mails where kind = 'notice' and seat = 3
			and queued > 2000000000")" = 1 ]
	check 'tradeworlds: blue is not, nor told who is waited for' \
		[ "$(query "select count(*) from mails where kind = 'notice' and seat = 2
			and queued > 2000000000")" = 0 ]
	at '2037-05-03 12:01' tick
	check 'tradeworlds: with half of those who play there the season is played' \
		prints "letters for season $((season + 1))" at '2037-05-03 12:01' status tradeworlds
	check 'tradeworlds: green has missed it, blue has not' \
		[ "$(query 'select seat, missed from attendance' | tr '\n' ' ')" = '1|0 2|0 3|1 ' ]
	season=$((season + 1))
	at '2037-05-03 12:01' send
	echo treasurer | order red 1
	at '2037-05-03 12:02' run tradeworlds --now
	check 'tradeworlds: two of them open the seat of green, and not that of blue' \
		[ "$(query 'select seat, vacant from attendance' | tr '\n' ' ')" = '1|0 2|0 3|1 ' ]
	season=$((season + 1))
else
	skip 'tradeworlds: nobody who is out is reminded' 'faketime is not installed'
fi
wish blue 5 "$season" /stop
check 'tradeworlds: who is out may still end the mails' \
	told blue 'no more reports are mailed to you. Your seat is out of the match'
check 'tradeworlds: and is asked for by nobody' sh -c '
	! "$0" -C club status tradeworlds | grep "blue" | grep -q "open to others"' "$TRADEPOST"
query 'select name, mail, key from seats where seat = 2' >owner.txt
tp key new ann
{ echo 'match tradeworlds'; echo 'seat blue'
	echo "/take-over Ann ann@example.org $(tail -n 1 ann.pub)"; } >take.txt
tp sign --key ann.key take.txt | mail ann | tp -C club take -
check 'tradeworlds: who asks for the seat by mail is refused for what it is' \
	[ "$(query 'select reason from unknown_senders')" = 'the seat is out of the match' ]
check 'tradeworlds: it is not given away' sh -c '
	[ -s owner.txt ] && sqlite3 club/club.db "select name, mail, key from seats where seat = 2" |
		cmp - owner.txt'
wish blue 6 "$season" /who
check 'tradeworlds: what its player signs is still the word of the seat' \
	told blue 'blue player, out of the match'
sed 's/^seq 6/seq 7/' wish.txt >other.txt
sed 's/^\/who/\/deadline/' other.txt >wish.txt
tp sign --key ann.key wish.txt | mail ann | tp -C club take -
check 'tradeworlds: what the other signs is not' \
	[ "$(query "select count(*) from letters where seat = 2 and text like '%seq 7%'
		and verdict = 'asked'")" = 0 ]
query 'update attendance set vacant = 0 where seat = 2'
while [ $season -le 40 ] && tp -C club status tradeworlds | grep -q 'letters for'; do
	{ ships; echo 'hit green with red-1'; echo treasurer; } | order red 1
	echo treasurer | order green 1
	check "tradeworlds: season $season is played" runs $season
	season=$((season + 1))
done
what_came_of_it
finish
