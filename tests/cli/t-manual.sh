#!/bin/sh
# SPDX-License-Identifier: MIT
# Every letter that the manual shows as an example is mailed as an answer, without its header, and each of its lines
# is understood.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers = 500' 'letters = 500' >>club/tradepost.conf

# examples PAGE [WORDS]: its orders into PAGE.1, PAGE.2 and so on, without headers and the end mark of a letter. Orders
# are what begins with a header, a condition, a policy or, with or without an @, one of the words, and is no table.
examples() {
	rm -f "$1".[0-9]*
	awk -v name="$1" -v words=" ${2:-$(words "$1")} if when cancel match " '
		/^\.Bd/ { text = first = ""; inside = 1; next }
		/^\.Ed/ {
			if (inside && first && index(words, " " first " "))
				printf "%s", text >(name "." ++n)
			inside = 0
		}
		/^\.\\"/ { next }
		inside {
			gsub(/\\e/, "\\")
			gsub(/\\&/, "")
			if (!first && $1 !~ /^#/)
				first = /^ |[^ ]   *[^ ]/ && $1 != "match" ? "a table" : $1 == "@" ? $2 : $1
			if ($1 !~ /^(match|season|seat|seq|saw|nonce|token|open)$/ || NF != 2)
				text = text $0 "\n"
		}' "$srcdir/man/$1"
	ls "$1".[0-9]* 2>/dev/null
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
	# All its orders, which change none of the example before.
	{ echo /ready && cat "$2"; } | mailed 1@example.org "$to" 'Content-Type: text/plain; charset=utf-8'
	newest ack 1 >ack
	grep -q '^Subject: .*your letter is taken$' ack && return
	sed '1,/^$/d; /^-----BEGIN/,$d' ack
	return 1
}
words() { # PAGE: what its orders begin with
	sed -nE 's/^\.It Ic ([/a-z-]+).*/\1/p' "$srcdir/man/$1" | sort -u | tr '\n' ' '
}
letters=0
for game in ktech tradewarz tradeworlds runes dragonlords; do
	check "a match of $game begins" made $game
	table=$game
	for file in $(examples $game.6.in); do
		letters=$((letters + 1))
		check "$file is understood" is_understood $game "$file"
	done
done
table=ktech
for page in tradepost-orders.5 tradepost-player.1; do
	for file in $(examples $page "$(words ktech.6.in)"); do
		letters=$((letters + 1))
		check "$file is understood" is_understood ktech "$file"
	done
done
check 'the manual shows forty letters or more' [ $letters -ge 40 ]

# ---- commands ----

is_done() { # FROM TO FILE WORDS: the answer to it says so
	mailed "$1" "$2" <"$3"
	query 'select bytes from mail_bytes order by mail desc limit 1' | tr -d '\r' >ack
	grep -q "$4" ack || { sed '1,/^$/d' ack && return 1; }
}
examples tradepost-player.1 '/press /dispute /seat' >/dev/null
check 'a season is played, so that there is a fact to dispute' tp -C club run ktech --now
commands=$(ls tradepost-player.1.*)
for what in 'dispute is on the docket' 'press Your words went to'; do
	check "the example of /${what%% *} is done" is_done 1@example.org "$(address report 1)" \
		"$(grep -l "^/${what%% *}" $commands)" "${what#* }"
done
check 'a match looks for players' tp -C club new ktech harbour --open
check 'the example of /seat is done' is_done dora@example.org referee@localhost "$(grep -l '^/seat' $commands)" 'yes'
finish
