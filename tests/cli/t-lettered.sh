#!/bin/sh
# SPDX-License-Identifier: MIT
# Reports in the middle of matches that are played by letters, as the players of the demos write them: what they
# read in a report they write so that it is understood, and no report is longer than people read.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/browser/site.sh"

LAST_SEASON=12

# played GAME
played() {
	match "$1" "$1" "$LAST_SEASON" >log 2>&1 || { tail -3 log && return 1; }
	for nth in $(seq 1 "$LAST_SEASON"); do
		for seat in red blue; do
			tp -C club show "$1" --seat $seat --season "$nth" >"$1.$nth.$seat" || return
		done
	done
}

# understood GAME: no line of a letter of its players is not
understood() {
	grep -q '^YOUR LETTER' "$1".*.red || return
	! grep -A1 ' not understood$' "$1".[0-9]*.*
}

# letter_of FILE: how it was answered
letter_of() {
	sed -n '/^YOUR LETTER/,/^$/p' "$1"
}

# stand_once GAME: a line of a letter that stands already is told below alone
stand_once() {
	grep -q ' stands* already as line' "$1".*.red || return
	for file in "$1".[0-9]*.*; do
		letter_of "$file" | sed -n 's/^ *[0-9]*  \([@w].*[^ ]\)   *.*$/\1/p' | sort | uniq -d | sed "s/^/$file: /"
	done >twice
	! grep . twice
}

# folded GAME: of lines in a row of which the same is to be said one says it; so is no alternative told that was not
# tried, where one of them was done
folded() {
	for file in "$1".[0-9]*.*; do
		letter_of "$file" | awk -v file="$file" '
			/^ *[0-9]+  / { at = match($0, /(not tried: |not asked for$)/); said = at ? substr($0, at) : ""
				if (said && said == last) { print file ": " $0; bad = 1 }
				last = said; next }
			/^         not tried: / { said = substr($0, 10)
				if (said == before && !last) { print file ": " $0; bad = 1 }
				last = said; before = said; next }
			{ before = "" }
			END { exit bad }' || return
	done
}

# lines_at_most GAME N: in the middle of the match no report has more, without the proof that programs read
lines_at_most() {
	for nth in $(seq 6 "$LAST_SEASON"); do
		for seat in red blue; do
			lines=$(sed '/^-----BEGIN TRADEPOST RECEIPT/,$d' "$1.$nth.$seat" | wc -l)
			[ "$lines" -le "$2" ] || { echo "$1.$nth.$seat has $lines" && return 1; }
		done
	done
}

# A screen of a phone, and a little.
opening_fits() {
	for file in "$1".[0-9]*.*; do
		[ "$(sed '/^WHAT HAPPENED/,$d' "$file" | wc -l)" -le 25 ] || { echo "$file" && return 1; }
	done
}

# accounted GAME: where money came or went the report says what for, in words of the game or by the order
accounted() {
	for file in "$1".[0-9]*.*; do
		sed -n '/^WHAT CAME AND WENT/,/^$/p' "$file"
	done >account
	grep -q '^  now  ' account || return
	! grep '^  other  ' account
}

# affords GAME: the opening says what its reader can pay for; the XML says it, too
affords() {
	for nth in $(seq 1 "$LAST_SEASON"); do
		said=$(sed '/^WHAT HAPPENED/,$d' "$1.$nth.red" | tr -s '\n ' ' ' |
			grep -oE 'With [0-9][^.]* you can pay for up to [^.]*[.]') && break
	done
	[ "$said" ] && tp -C club show "$1" --seat red --season "$nth" --xml | sed -n '/<opening>/,/<.opening>/p' |
		grep -F "$said"
}

# begins_with_deeds GAME: the opening begins with what happened, not with what became of the lines of a letter
begins_with_deeds() {
	for file in "$1".[0-9]*.*; do
		said=$(sed -n 3p "$file")
		case $said in
		[0-9]*\ of\ your\ orders* | One\ of\ your\ orders* | All\ your\ * | Gained\ * | '') echo "$file: $said" && return 1 ;;
		esac
	done
}

# walls_affordable: as many as the price of one goes into the gold
walls_affordable() {
	cat dragonlords.[0-9]*.* | tr -s '\n ' ' ' |
		grep -oE 'With [0-9]+ gold you can pay for up to [^.]*[0-9]+ wooden walls' >walls
	awk '{ for (i = 2; i <= NF; i++) if ($i == "wooden") n = $(i - 1)
			if (n < 1 || n > int($2 / 5)) { print; bad = 1 } } END { exit bad || !NR }' walls
}

# no_more GAME WORD MOST: the opening never says that more of these can be paid for, as the rules allow no more
no_more() {
	for file in "$1".[0-9]*.*; do sed '/^WHAT HAPPENED/,$d' "$file" | tr -s '\n ' ' '; done |
		grep -oE "can pay for up to [^.]* $2" >paid &&
		! grep -oE "([0-9]+|one) $2" paid | sed 's/one/1/' | awk -v most="$3" '$1 > most { print }' | grep .
}

no_offer() {
	! cat "$1".[0-9]*.* | tr -s '\n ' ' ' | grep -oE 'you can pay for up to [^.]*[.]'
}

# goods SEASON SEAT: how many the seat has after it, by the position
goods() {
	tp -C club show runes --season "$1" --seat "$2" --xml | sed -n "/<place name=\"cargo-of-$2\"/,/<.place>/p" |
		sed -n 's/<piece kind="[a-z]*"\( n="\([0-9]*\)"\)*.*/\2/p' | awk '{ n += $1 == "" ? 1 : $1 } END { print n + 0 }'
}

# traded SEASON SEAT: how many came, without those that went, by the account
traded() {
	tp -C club show runes --season "$1" --seat "$2" --xml | sed -n 's/<row .* goods="\([^"]*\)".*/\1/p' |
		tr ',' '\n' | awk '{ n += $1; any += NF > 0 } END { print n + 0, any + 0 }'
}

# goods_add_up: in each season of both seats
goods_add_up() {
	rows=0
	for seat in red blue; do
		for season in 2 3 4 5 6 7 8 9 10 11 12; do
			set -- $(traded $season $seat)
			rows=$((rows + $2))
			[ $(($(goods $((season - 1)) $seat) + $1)) = "$(goods $season $seat)" ] && continue
			echo "$seat, season $season"
			return 1
		done
	done
	[ $rows -gt 3 ]
}

tp init club && known_keys club 2
echo 'format = html' >>club/tradepost.conf
while read -r game most; do
	check "$game: a match is played by letters" played "$game"
	check "$game: what its players write is understood" understood "$game"
	check "$game: a line that stands already is told once" stand_once "$game"
	check "$game: lines of which the same is to be said are one" folded "$game"
	check "$game: the opening begins with what happened" begins_with_deeds "$game"
	check "$game: the opening is no longer than a screen" opening_fits "$game"
	check "$game: an account says what money came from and went for" accounted "$game"
	case $game in
	tradeworlds | tradewarz) ;; # what is for sale is one; a season has one action
	*) check "$game: the opening says what can be paid for" affords "$game" ;;
	esac
	check "$game: in the middle of the match a report has at most $most lines" lines_at_most "$game" "$most"
done <<'EOT'
ktech 163
tradewarz 212
tradeworlds 218
runes 392
dragonlords 343
EOT
# page_of GAME SEAT: that of its newest report
page_of() {
	query "select bytes from mails join mail_bytes on mail = mails.id join matches on matches.id = match
		where kind = 'report' and name = '$1' and seat = $2 order by mails.id desc limit 1" | tr -d '\r' |
		sed -n '/^Content-Type: text.html/,/^--=_/p' | sed -e :a -e '/=$/N; s/=\n//; ta' | sed 's/=3D/=/g'
}
page_of tradewarz 1 >page
check 'tradewarz: a tech that may be bought says what it brings, and its price once' grep -qE \
	'choose from: <code[^>]*>[a-z-]+ \([^)]*\), [a-z-]+ \([^)]*\)[^<]* for 1 wheat, 1 mining, 1 gold' page
check 'ktech: a card that strikes says that it needs a target, and how it is written' sh -c '
	sed -n "/^ONLY YOU SEE/,/^ALL SEE/p" ktech.*.* | tr -s "\n " " " |
		grep -q "(needs a target: play CARD SPACE)"'
check 'ktech: the opening says how far the match is from its end' sh -c 'tr -s "\n " " " <ktech.6.red |
	grep -E "the deck (never ran out|ran out once); it has [0-9]+ cards, and [0-9]+ spaces of land are free[.]" |
	grep -q "The match ends once the deck has run out three times or no land is free[.]"'
check 'tradewarz: no opening has what was paid in place of what it was paid for' sh -c '
	for file in tradewarz.[0-9]*.*; do sed "/^WHAT HAPPENED/,\$d" "$file" | tr -s "\n " " "; echo; done >openings
	grep -q "You built" openings && ! grep "You paid" openings'
check 'tradewarz: the die of the next season stands beside the orders for it' sh -c '
	grep -qE "Orders for season [0-9]+ are awaited; [^.]*[.] [A-Z][a-z]+ of year [0-9]+ is next; marches" openings &&
		! grep -E "will use the [a-z]+ die[.].* Orders for season" openings'
check 'what can be paid for is no more than the prices say' walls_affordable
check 'one building for each of three kingdoms, at most' no_more dragonlords 'buildings?' 3
check 'an action buys one tech, so the opening never says how many' no_offer tradewarz
check 'no more stalls than the rules allow' no_more runes 'stalls?' 4
check 'the account of goods adds up' goods_add_up
check 'no word of an account is cut' sh -c 'sed -n "/^WHAT CAME AND WENT/,/^\$/p" *.[0-9]*.* >accounts && [ -s accounts ] &&
	! grep -E "[^ ][.][.][.]" accounts'
check 'of one of each alone the opening says nothing: the template has the prices' sh -c '
	for file in *.[0-9]*.red *.[0-9]*.blue; do sed "/^WHAT HAPPENED/,\$d" "$file" | tr -s "\n " " "; done |
		grep -oE "you can pay for up to [^.]*[.]" >paid && ! grep -v "[0-9]" paid'
check 'one cause is an account, too' sh -c '
	sed -n "/^WHAT CAME AND WENT/,/^\$/p" runes.[0-9]*.* | tr "\n" "~" | grep -q "before [^~]*~  stalls [^~]*~  now "'
check 'who falls by a blow falls in its sentence' sh -c 'cat runes.*.* | tr -s "\n " " " >told &&
	grep -q "took [0-9]* damage and fell[.]" told && ! grep -q "took [0-9]* damage[.] [A-Za-z]*.s [a-z0-9]* fell" told'
check 'a word for a number says one of one' sh -c 'cat tradeworlds.*.* | tr -s "\n " " " >told &&
	grep -q "[^0-9]1 credit[,.]" told && ! grep -q "[^0-9]1 credits" told'
check 'the opening has three things of weight, and says how many more there are' sh -c '
	cat runes.*.* | tr -s "\n " " " | grep -qE "Below you find (one more thing|[0-9] more things) of this kind[.]"'
finish
