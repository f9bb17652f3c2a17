#!/bin/sh
# SPDX-License-Identifier: MIT
# Every letter that the manual shows as an example is mailed as an answer, without its header, and each of its lines
# is understood.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers = 500' 'letters = 500' >>club/tradepost.conf

# examples PAGE: its letters into PAGE.1, PAGE.2 and so on, without headers and the end mark of a letter
examples() {
	awk -v name="$(basename "$1")" '
		/^\.Bd/ { text = ""; letter = 0; inside = 1; next }
		/^\.Ed/ {
			if (letter)
				printf "%s", text >(name "." ++n)
			inside = 0
		}
		/^\.\\"/ { next }
		inside {
			gsub(/\\e/, "\\")
			gsub(/\\&/, "")
			if ($1 == "match" && NF == 2)
				letter = 1
			if ($1 !~ /^(match|season|seat|seq|saw|nonce|token|open)$/ || NF != 2)
				text = text $0 "\n"
		}' "$1"
	ls "$(basename "$1")".[0-9]* 2>/dev/null
}
# made GAME: a match named like the game, that has begun
made() {
	tp -C club new "$1" "$1" --seats 3 --set unsigned=token ||
		tp -C club new "$1" "$1" --seats 2 --set unsigned=token || return
	for seat in $(seq $(query "select seats from matches where name = '$1'")); do
		tp -C club seat "$1" "$seat" --name "player $seat" --mail "$seat@example.org" || return
	done
	tp -C club start "$1"
}
is_understood() { # GAME FILE
	to=$(address roster 1)
	[ "$to" ] || return
	mailed 1@example.org "$to" 'Content-Type: text/plain; charset=utf-8' <"$2"
	newest ack 1 >ack
	grep -q '^Subject: .*your letter is taken$' ack && return
	sed '1,/^$/d; /^-----BEGIN/,$d' ack
	return 1
}
letters=0
for game in ktech tradewarz tradeworlds runes dragonlords; do
	check "a match of $game begins" made $game
	table=$game
	for file in $(examples "$srcdir/man/$game.6.in"); do
		letters=$((letters + 1))
		check "$file is understood" is_understood $game "$file"
	done
done
table=ktech
for page in tradepost-orders.5 tradepost-player.1; do
	for file in $(examples "$srcdir/man/$page"); do
		letters=$((letters + 1))
		check "$file is understood" is_understood ktech "$file"
	done
done
check 'the manual shows ten letters or more' [ $letters -ge 10 ]
finish
