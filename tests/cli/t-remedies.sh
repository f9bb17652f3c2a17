#!/bin/sh
# SPDX-License-Identifier: MIT
# What an answer proposes in the place of a line that is not understood: as plain orders, each of which can be sent and
# would not be refused; of a hand that is the seat's own.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers = 500' >>club/tradepost.conf
for name in ann ben; do tp -C club person $name --mail $name@example.org >.log; done

# bad_lines GAME SEASON: lines in which something is wrong
bad_lines() {
	case $1$2 in
	ktech0) printf '%s\n' 'strat 7,3' 'start x' start 'start 7;3' ;;
	tradewarz0) printf '%s\n' 'dok g1' 'dock x' ;;
	tradeworlds0) printf '%s\n' 'faction nobody' 'facton acolytes' ;;
	runes0) printf '%s\n' 'hero nobody' 'start with wheels' 'status charm' 'start trader' ;;
	dragonlords0) printf '%s\n' 'kingdoms x' 'garrison x' 'claims' 'garison r1k' ;;
	ktech*) printf '%s\n' 'build village 6;5' 'play Temple' 'bild village' 'build road 6,5' 'build army x' \
		play 'bild army 3,5' 'build army 3,5 now' 'play raid of blue' 'discard cards temple' ;;
	tradewarz*) printf '%s\n' 'trade red give' 'march g2' 'buy 1wheat' 'build hut s26' 'trade blu' recrut \
		'march x via y' 'bild university econmy' 'trade blue give 1wheat take' 'resources stone' ;;
	tradeworlds*) printf '%s\n' 'saboteur bob' 'buy crw' 'play convoy' tradr 'buy ship and crew with gold' \
		'discard x' 'keep everything' 'attack blue' 'smuggler red now' ;;
	runes*) printf '%s\n' 'scout foo' 'fit wings' 'go nowhere' 'buy dragons' workshop 'stall here' 'sell 2' \
		'quest old' 'recrut 1' 'buy fruti' ;;
	dragonlords*) printf '%s\n' 'buy unicorn r4c' 'bild mill r4k' 'march grim' 'sail maw' 'build castle r4k' \
		'buy orc x9' ship 'load grim' 'transfer grim to x' 'bid much' ;;
	esac
}
# The orders that the file said proposes, one a line
proposed() {
	grep -oE "for example '[^']*'|Write '[^']*' if that was meant" said | sed "s/^[^']*'//; s/'[^']*$//" | sort -u
}

for game in ktech tradewarz tradeworlds runes dragonlords; do
	table=$game
	tp -C club new $game $game ann ben 2>.log >&2 || exit 1
	echo yes | mailed ann@example.org "$(address invitation 1)"
	echo yes | mailed ben@example.org "$(address invitation 2)"
	for season in 0 1 4; do
		mail=roster
		[ $season = 0 ] || mail=report
		[ $season != 4 ] || for _ in 1 2 3; do tp -C club run $game --now >.log || exit 1; done
		to=$(address $mail 1)
		bad_lines $game $season | mailed ann@example.org "$to"
		newest ack 1 | sed '1,/^$/d' | tr -s ' \n' '  ' >said
		check "$game, season $season: each line is said to be none" is \
			"$(grep -o 'NOT UNDERSTOOD' said | wc -l)" "$(bad_lines $game $season | wc -l)"
		check 'with no sign of a grammar' sh -c '! grep -E "<[a-z-]+>|[]}]\+|[>]\+" said'
		proposed >orders
		check 'and some order is proposed' test -s orders
		while read -r order; do
			echo "$order" | mailed ann@example.org "$to"
			newest ack 1 | letters_bare | sed '/^letter [^ ]*$/,$d' >ack
			check "$order: is understood, and will not be refused" sh -c '
				grep -qE "^        (understood|stands)" ack && ! grep -E "NOT UNDERSTOOD|will be refused" ack'
		done <orders
		[ $season != 0 ] || tp -C club run $game --now >.log || exit 1
	done
done

# ---- whose hand it is ----

table=ktech
printf 'play Temple\n' | mailed ann@example.org "$(address report 1)"
newest ack 1 | tr -s ' \n' '  ' | sed "s/.*Write one of these: //; s/, for example .*//; s/ and others//" | tr -d ',' |
	tr ' ' '\n' | sort >named
newest report 1 | sed -n '/^  Your hand/,/^$/s/^    \([a-z-]*\).*/\1/p' | sort >hand
check 'a card that nobody has is answered with the hand' sh -c '[ -s named ] && ! comm -23 named hand | grep .'
finish
