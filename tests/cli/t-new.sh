#!/bin/sh
# SPDX-License-Identifier: MIT
# new: what it lists is what a match can be made with.
. "${srcdir:-.}/tests/lib.sh"

games='ktech tradewarz tradeworlds runes dragonlords'

# listed HEAD FILE: the lines NAME=VALUE below that head
listed() {
	sed -n "/^$1/,/^$/s/^  \([a-z][a-z0-9-]*=[^ ]*\).*/\1/p" "$2"
}

# flags FLAG HEAD FILE: these lines as flags
flags() {
	listed "$2" "$3" | sed "s/^/--$1 /" | tr '\n' ' '
}

tp new >all
tp init club

all_games() {
	for game in $games; do
		has all "$game" || return
	done
}
check 'new lists the games, without a club' all_games
check 'with how many play each' has all 'ktech         2 to 6 play KTech'

by_default() {
	for game in $games; do
		tp new $game >$game || return
		listed options $game >options
		[ -s options ] || return
		is "$(wc -l <options)" "$(grep -c '<option ' "$srcdir/db/boxes/$game.xml")" || return
		# shellcheck disable=SC2046
		tp -C club new $game d-$game $(flags option options $game) $(flags set settings $game) || return
		is "$(query "SELECT count(*) FROM matches WHERE name = 'd-$game'")" 1 || return
	done
}
check 'every option and setting that new GAME lists can be given as it stands there' by_default
same() {
	for game in $games; do
		tp -C club new $game n-$game || return
		listed settings $game | sort >wanted
		tp -C club charter n-$game | sed 's/ *= */=/; s/ .*//; s/(none)//' | sort >got
		diff wanted got || return
	done
}
check 'the settings are those that charter prints, as they are by default' same
check 'a setting has what else it can be' has ktech 'missing=default   one of default hold autopilot'
check 'a number has its bounds' has ktech 'passes=3   (2 to 4)'
check 'an option has its words' has tradewarz 'turn-order=fixed   (fixed|rotate)'
check 'the seats are named' has ktech '  red, blue, green, yellow, black, white'
each_map() {
	for game in $games; do
		is "$(sed -n '/^maps/,/^$/p' $game | grep -c seats\)\$)" \
			"$(grep -c '<map ' "$srcdir/db/boxes/$game.xml")" || return
	done
}
check 'every map of a box is listed' each_map

sed 's/name="passes" value="3"/name="passes" value="2"/' "$srcdir/db/boxes/ktech.xml" >own.xml
check "with --box the options are those of that box" prints 'passes=2 ' tp new ktech --box own.xml
check 'a game nobody has is named' says 64 "no game 'chess'" tp new chess
check 'a flag about a match wants the match' says 64 "'--seats' is about a match" tp new ktech --seats 3
check 'and a game as well' says 64 "'--box' is about a match" tp new --box own.xml
is_empty() {
	is "$(query "SELECT count(*) FROM matches WHERE name NOT GLOB '[dn]-*'")" 0
}
check 'nothing of that makes a match' is_empty

finish
