#!/bin/sh
# SPDX-License-Identifier: MIT
# Games that were written from tradepost-game(7) alone: those it prints, and those of tests/games. Their
# cases hold; random matches of them end, lose nothing and can be played again, their autopilot plays, and no
# report tells what its seat may not know.
. "${srcdir:-.}/tests/lib.sh"

programs=$(dirname "$TRADEPOST")/tests/games
second=$(dirname "$TRADEPOST")/tests/verify/second
TRADEPOST=$programs/tradepost
if [ ! -x "$programs/random" ]; then
	skip 'games of the page' 'cmocka is not installed'
	finish
fi
srcdir=$srcdir sh "$srcdir/tests/games/data.sh" data
TRADEPOST_DATA=$work/data
for cases in data/tests/rules/*/*.t; do
	check "${cases#data/tests/rules/}: its cases hold" exits 0 tp try "$cases"
done
for program in random secrecy auto; do
	for box in data/db/boxes/*.xml; do
		game=$(basename "$box" .xml)
		[ -e "$srcdir/db/boxes/$game.xml" ] && continue
		check "$game: the tests of play ($program) pass" exits 0 \
			env GAME="$game" MATCHES=40 PAIRS=40 PILOTS=40 srcdir="$work/data" "$programs/$program"
	done
done

check 'a game that is not there is not played in silence' exits 1 \
	env GAME=nothing srcdir="$work/data" "$programs/random"

# ---- a match of two by letters: a season for which nobody writes is played at once ----

# mail_of SEAT TEXT: the last mail to that seat that has a line of this text
mail_of() {
	grep -l "^To:.*<$1@" $(grep -l -- "$2" club/spool/*.eml) | tail -n 1
}

# told SEAT WORDS: the last mail to that seat has these words, however its lines are broken
told() {
	tr -d '\r' <"$(mail_of "$1" .)" | sed -e ':more' -e '/=$/ { N; s/=\n//; b more' -e '}' | tr '\n' ' ' |
		tr -s ' ' >.mail
	has .mail "$2"
}

# order SEAT SEQ: what stands on standard input, below the header of the seat's last template
order() {
	sed -n "/^match    /,/^nonce /{ s/^seq .*/seq      $2/; p; }" "$(mail_of "$1" '^nonce ')" >orders.txt
	cat >>orders.txt
	tp sign --key "$1.key" orders.txt | mail "$1" >letter.eml
	tp -C club take letter.eml && tp -C club send
}

# open_match GAME [OPTION...]: a club with a match of that name, whose two players have joined
open_match() {
	match=$1
	rm -rf club
	tp init club && tp -C club new "$1" "$@" --seats 2 || return
	for seat in red blue; do
		[ -f $seat.key ] || tp key new $seat || return
		tp -C club seat "$match" $seat --name "$seat player" --mail $seat@example.org \
			--key $seat.pub || return
	done
	tp -C club send
	for seat in red blue; do
		sed -n '/^match    /,$p' "$(mail_of $seat '^/join')" >orders.txt
		tp sign --key $seat.key orders.txt | mail $seat >letter.eml
		tp -C club take letter.eml || return
	done
	tp -C club start "$match" && tp -C club send
}

# runs SEASON: a run plays to that season, which then takes letters
runs() {
	tp -C club run "$match" && tp -C club send && prints "letters for season $1" tp -C club status "$match"
}

# writes SEAT OTHER: status and a run say that the season waits for one and not for the other
writes() {
	prints "$2 " tp -C club status "$match" || return
	grep "^  $2 " .stdout | grep -q 'nothing to write' && ! grep "^  $1 " .stdout | grep -q 'nothing to write'
}

# texts_of SEAT: what each of its mails says, in a folder
texts_of() {
	rm -rf "$1.texts"
	mkdir "$1.texts"
	for mail in "$1.mails"/*; do
		tr -d '\r' <"$mail" | awk '/^Content-Type: text\/plain/ { part = 1 }
			part == 2 && /^--=_/ { exit }
			part == 2
			part == 1 && /^$/ { part = 2 }' >"$1.texts/${mail##*/}"
	done
}

proves_it() {
	check "$match: played again it is the same" exits 0 tp -C club replay "$match"
	tp -C club records "$match" >records.txt
	for seat in red blue; do
		rm -rf "$seat.mails"
		mkdir "$seat.mails"
		cp $(grep -l "^To:.*<$seat@" club/spool/*.eml) "$seat.mails"
		texts_of "$seat"
		check "$match: a mail to $seat that cites no rule leaves no gap for one" \
			sh -c '! grep -lE "(/rules|rule [a-z]+) \"" "$1".texts/*' - "$seat"
		check "$match: the mails of $seat prove it" \
			prints 'Nothing is wrong with what is here.' tp verify "$seat.mails" records.txt
		check "$match: the second verifier finds nothing wrong with them" \
			exits 0 "$second" records.txt "$seat.texts"/*
	done
}

# remind: blue is to move, and a day before the deadline nothing has come
remind() {
	if [ -z "$clock" ]; then
		skip "$match: the mover alone is reminded" 'faketime is not installed'
		return
	fi
	clock_stands '2037-05-01 12:00:00' "$TRADEPOST" -C club start "$match" --deadline 2037-05-03T12:00Z
	clock_stands '2037-05-02 13:00:00' "$TRADEPOST" -C club tick
	tp -C club send
	check "$match: the mover is reminded" told blue "Your letter is missing"
	check "$match: who is not to move is told that there is nothing to do" \
		told red 'Awaited: blue. There is nothing you must do.'
}

check 'a match of Path begins' open_match path
for seat in red blue; do order $seat 1 </dev/null; done
check 'path: the set-up is played' runs 1
check 'path: who is not to move is not awaited, and status says so' writes red blue
echo 'when place-where: c' | order blue 1
check 'path: a letter of that seat is taken, and its acknowledgement says that nobody waits for it' \
	told blue 'Nobody waits for a letter of yours: your seat has nothing to write for season 1'
check 'path: that letter plays no season' runs 1
echo g | order red 1
check 'path: the letter of the mover does' runs 2
check 'path: then the other one is to move' writes blue red
echo c | order blue 1
check 'path: who wrote before is awaited again' runs 3
echo e | order red 1
check 'path: and so on' runs 4
echo d | order blue 1
check 'path: the season of who must pass is played in the same run' runs 6
for seat in red blue; do
	check "path: one mail tells $seat of both seasons" told $seat 'seasons 4 to 5'
	check "path: with a receipt for each, $seat" \
		[ "$(grep -c '^-----BEGIN TRADEPOST RECEIPT' "$(mail_of $seat .)")" = 2 ]
done
proves_it
remind

check 'a match of Ponds begins' open_match ponds
for seat in red blue; do order $seat 1 </dev/null; done
check 'ponds: the set-up is played' runs 1
check 'ponds: then all are awaited' sh -c '! grep "nothing to write" "$1"' sh .stdout
printf 'hop a to f\n/format html\n' | order red 1
echo 'hop d to e' | order blue 1
check 'ponds: nobody must flee, so the flight is played in the same run' runs 3
check 'ponds: one mail tells both' told red 'seasons 1 to 2'
check 'ponds: its page, too' told red 'What happened in season 1</h2>'
check 'ponds: who had nothing to write has missed no letter' sh -c '
	tr -d "\r" <"$1" | grep -c "No letter of yours was in" | grep -qx 0' sh "$(mail_of red .)"
echo 'hop c to b' | order red 1
echo 'hop b to c' | order blue 1
check 'ponds: hops that stop each other' runs 5
check 'ponds: the report says of a line what the season decided' \
	told blue 'Your frog in b was stopped on its way to c'
{ echo 'hop f to a'; echo 'hop c to d'; } | order red 1
echo 'hop e to f' | order blue 1
check 'ponds: two orders in one letter' runs 7
echo 'hop a to b' | order red 1
echo 'hop f to e' | order blue 1
check 'ponds: a frog is pushed' runs 8
check 'ponds: its seat alone is awaited' writes blue red
echo 'hop b to a' | order blue 1
check 'ponds: its letter plays the flight' runs 9
proves_it
finish
