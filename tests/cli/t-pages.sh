#!/bin/sh
# SPDX-License-Identifier: MIT
# No page, no drawing, no report and no mail of a match has a text of ours that does not stand in the templates:
# where each text of those is in brackets, all that they say is. All games are played, by letters and by the
# autopilot.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/brackets.sh"

games='ktech tradewarz tradeworlds runes dragonlords'
bracketed_data data
TRADEPOST_DATA=$PWD/data

# ---- matches with all that pages can tell of ----

# wrote GAME SEASON SEAT SEQ <lines: a letter is taken
wrote() {
	letter club "a-$1" "$2" "$3" "$4" >.eml && tp -C club take .eml
}

play_all() {
	for game in $games; do
		tp -C club run "a-$game" --now || return
	done
}

tp init club
sed -i.old '/^name/d' club/tradepost.conf
cat >>club/tradepost.conf <<'EOT'
name = Somewhere
answers = 500
format = html
unknown-senders = answer
EOT
known_keys club 3
for game in $games; do
	tp -C club new $game a-$game --seats 3 --set missing=autopilot
	known match club a-$game 1
	for seat in red blue green; do
		tp -C club seat a-$game $seat --name "$seat player" --mail $seat@example.org \
			--key club/$seat.pub
	done
	[ $game = runes ] && tp -C club archive early
	tp -C club start a-$game
done
play_all
for game in $games; do
	wrote $game 1 red 1 <<'EOT'
nonsense
cancel 9
when odd: yes
if odd: go
/dispute 1 0
Qua.
/end
EOT
done
for game in $games; do
	tp -C club docket a-$game 1 --rule 'Qua.' >/dev/null
done
play_all
tp -C club tell a-ktech green /stop >/dev/null
play_all
for seat in red blue green; do
	tp -C club tell a-runes $seat '/vote end' >/dev/null
done
tp -C club archive site

# ---- what they say ----

{
	names_in_data data $games
	# Maps have some of them in capitals, and a sentence may begin with one.
	names_in_data data $games | awk '{ print toupper($0); print toupper(substr($0, 1, 1)) substr($0, 2) }'
	# What games are called.
	printf '%s\n' KTech TradeWarz TradeWorlds World Adventure Ancient Runes Quest for the DragonLords
	# Matches, seats and players.
	for game in $games; do
		printf '%s\n' a-$game A-$game A-$(echo $game | tr a-z A-Z) $game "$(whole a-$game)"
	done
	printf '%s\n' red blue green Red Blue Green player Somewhere nobody UTC
	# What was written, the words of orders, of which some are shown, and those that questions and tests begin with.
	printf '%s\n' nonsense cancel when odd yes if go Qua stop vote end season
	sed -n 's/^FORM([A-Z_0-9]*, "\([^"]*\)".*/\1/p; s/^QUESTION([A-Z_0-9]*, "\([a-z-]*\)".*/\1/p' \
		"$srcdir"/src/games/*/*.def | sed 's/<[^>]*>/ /g' | tr -cs 'a-z-' '\n'
	fields_in_source $games
	# Words of settings and of numbers; names that have no other.
	printf '%s\n' yes no none court
	sed -n 's/^word \([^:]*\):.*/\1/p' data/templates/*.en.txt
	# Kinds of ground, which have their names in the box alone.
	sed -n 's/.* terrain="\([a-z]*\)".*/\1/p' "$srcdir/db/boxes/ktech.xml"
	echo referee@localhost
} >words
mkdir said reports mails
find site early -name '*.html' -o -name '*.svg' -o -name '*.xml' >.pages
while read -r page; do
	awk -f "$srcdir/tests/lib/readable.awk" "$page" >"said/$(echo "$page" | tr / .)"
done <.pages
for game in $games; do
	tp -C club show a-$game --seat red --season 1 --xml |
		awk -f "$srcdir/tests/lib/readable.awk" >reports/$game.xml
done
for id in $(sqlite3 club/club.db "select max(id) from mails group by match, kind, seat = 1"); do
	sqlite3 club/club.db "select bytes from mail_bytes where mail = $id" | tr -d '\r' >.mail
	sed -n 's/^Subject: //p; /^$/q' .mail >mails/$id.txt
	if grep -q '^--=_either' .mail; then
		part text/plain <.mail | text_alone >>mails/$id.txt
		part text/html <.mail | sed -e :a -e '/=$/N; s/=\n//; ta' | sed 's/=3D/=/g; s/=[0-9A-F][0-9A-F]/ /g' |
			awk -f "$srcdir/tests/lib/readable.awk" >mails/$id.html
	else
		sed '1,/^$/d' .mail | text_alone >>mails/$id.txt
	fi
done
check 'a club of all games has pages and maps' test "$(wc -l <.pages)" -ge 90
check 'it has a docket of each match' test "$(grep -c docket.html .pages)" = 5
check 'its mails are of all kinds' test "$(sqlite3 club/club.db 'select count(distinct kind) from mails')" -ge 5
check 'all that they say is in brackets' all_in_brackets said/*
check 'and all that reports say as XML' all_in_brackets reports/*
check 'and all that mails say, as text and as pages' all_in_brackets mails/*
if [ -n "${KEEP:-}" ]; then cp -r . "$KEEP"; fi
finish
