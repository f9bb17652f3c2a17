#!/bin/sh
# SPDX-License-Identifier: MIT
# The page of a mail: a short form that every mail program can show, with a button that answers where a token
# serves, and whose secret that token is. Its height is measured by tests/browser/mail.sh.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
. "$srcdir/tests/lib/page_matches.sh"

games='ktech tradewarz tradeworlds runes dragonlords'

# part_html SEAT: the page of the newest report, as it is encoded
part_html() {
	newest report "$1" | sed -n '/^Content-Type: text.html/,/^--=_/p'
}

# page SEAT: the same, as it was written
page() {
	part_html "$1" | sed '1,/^$/d; /^--=_/d' | sed -e :a -e '/=$/N; s/=\n//; ta' | sed 's/=3D/=/g'
}

# short SEAT: its bytes in the mail are fewer than 90 KB
short() {
	bytes=$(part_html "$1" | wc -c)
	[ "$bytes" -gt 3000 ] && [ "$bytes" -lt 90000 ] && return
	echo "it has $bytes bytes"
	return 1
}

# token SEAT: that of the newest report
token() {
	address report "$1" | sed 's/.*[.]\([^.@]*\)@.*/\1/'
}

# plain_elements: nothing in the file `page` that mail programs drop or that is fetched from elsewhere
plain_elements() {
	[ -s page ] && ! grep -E '<(svg|details|script|style|link|img|iframe|form)[ >]|class=|src=|url\(' page
}

# answers: the button writes to where answers to the mail go, and keeps the subject
answers() {
	grep -qF "<a href=\"mailto:$(address report 1)?subject=Re:%20%5B$table%5D%20report%20of%20" page
}

# secret: the tokens of this season stand in no other seat's mail, and in nothing that everybody may read
secret() {
	token 1 >red && token 2 >blue && [ "$(wc -c <red)" -gt 10 ] && [ "$(cat red)" != "$(cat blue)" ] || return
	! { newest report 2 | grep -F "$(cat red)"; newest report 1 | grep -F "$(cat blue)"; } &&
		! grep -rF -e "$(cat red)" -e "$(cat blue)" site log
}

tp init club
known_keys club 2
cat >>club/tradepost.conf <<'EOT'
mail = games@club.example
format = html
subaddress = yes
answers = 500
EOT
page_matches club >out 2>&1

# text_of SEAT: that of the newest report
text_of() {
	tp -C club show "$table" --seat "$1"
}

# examples: the orders that the file `page` gives as such, a line each
examples() {
	sed 's/.*What you may order, for example//; s/<code style="font-size:14px;font-weight:bold">/\n# /g' page |
		sed -n 's/^# \([^<]*\)<.*/\1/p'
}

# none_refused: check refuses none of them where each is sent alone
none_refused() {
	tp -C club show "$table" --seat 1 --xml >one.xml
	text_of 1 | sed -n '/^match /,/^seq/p' | head -5 >head
	examples >orders
	[ -s orders ] && [ -s head ] || return
	while read -r order; do
		{ cat head && echo "$order"; } >letter
		tp check one.xml letter >checked 2>&1 || { cat checked && return 1; }
	done <orders
}

# owns: the page has among what the reader has the first thing that the text says of them on the map
owns() {
	text_of 1 | sed -En '/^In words/,/^STANDINGS/{ s/^ *Red: ([^;,.]*).*/\1/p; s/^ *([^:]*): yours.*/\1/p; s/^ *(red-[1-4]: [^,.]*).*/\1/p; }' |
		head -1 >first
	[ -s first ] || echo nothing >first
	grep -o 'On the map: [^<]*' page >owned
	grep -qF "$(cat first)" owned && return
	cat first owned
	return 1
}

# pages WHEN: those of each game, after the season that was played
pages() {
	for table in $games; do
		page 1 >page
		check "$1, $table: the page is short" short 1
		check "$1, $table: it has plain elements alone" plain_elements
		check "$1, $table: its button answers the mail" answers
		check "$1, $table: it has the map, what to order, and no list of all orders" sh -c '
			grep -q "role=\"img\"" page && grep -q "What you may order, for example" page &&
			! grep -q "^# " page && ! grep -q "BEGIN TRADEPOST" page'
		check "$1, $table: no order that it names would be refused" none_refused
		check "$1, $table: it says what the reader has on the map" owns
		check "$1, $table: it names the unit of what all have" grep -qE ': (no|nothing|[0-9]+) [A-Za-z ]+<br' page
	done
}

page_seasons club 2 >>log 2>&1
pages 'the first season'
check 'without a site nothing is linked' sh -c '! grep -q "://" page'
page_seasons club 6 >>log 2>&1
echo 'site = https://games.example/club/' >>club/tradepost.conf
page_seasons club 1 >>log 2>&1
pages 'season 8'
check 'with a site the season is linked there' grep -qF \
	"<a href=\"https://games.example/club/matches/$table/season-8.html\" style=\"color:inherit\">The season's page</a>" page
tp -C club archive site >>log 2>&1
check 'the archive has that page' test -s site/matches/$table/season-8.html
for table in $games; do
	check "$table: the tokens are in each seat's own mail alone" secret
done

# ---- the games' own words ----

# named GAME WORD: headline, opening, subject and heading of both parts call the season so
named() {
	table=$1
	text_of 1 >text
	page 1 >page
	head -1 text | grep -q -- "- $2 8" && grep -q "^Orders for $2 9 " text && grep -qE 'Gained since|Lost since' text &&
		! grep -qE '(Gained|Lost) since season' text && grep -q "^WHAT YOU MAY ORDER IN $(echo "$2 9" | tr a-z A-Z)" text &&
		grep -q "<title>[^<]* - $2 8</title>" page && grep -q "Orders for $2 9 " page &&
		newest report 1 | grep -q "^Subject: \[$1\] report of $2 8"
}
check 'a month is called so' named runes month
check 'a round is called so' named dragonlords round
table=runes
page 1 >page
check 'what comes is told: moves of the next month, and its event' sh -c 'tr "\n" " " <page |
	grep -qE "Next month you have [0-9] moves[.].* The next event card is [^<:]*: "'

# ---- what to order, and what is owned ----

# no_raw: no form stands in the file `page` as the program reads it
no_raw() {
	! grep -oE '<code[^>]*>[^<]*&lt;[^<]*</code>' page && ! grep -oE '<code[^>]*>[^<]*[{][^<]*</code>' page
}

# behind A B: in the file `page`, B stands behind A
behind() {
	tr '\n' ' ' <page | grep -qE "$1.*$2"
}

for table in $games; do
	page 1 >page
	check "$table: forms are words" no_raw
	check "$table: what cannot be done yet stands last" sh -c '! grep -q "These orders cannot be done now" page ||
		tr "\n" " " <page | grep -qE "What you may order.*These orders cannot be done now.*The text of this mail lists"'
	[ $table = tradeworlds ] || check "$table: the key says whose a sign is" grep -qE 'The last letter is the owner: R you, B Blue' page
done
table=dragonlords
page 1 >page
check 'what can be paid for is listed, each with its price' grep -qE \
	'choose from: <code[^>]*>[a-z-]+ for [0-9]+ gold( each, [0-9]+ for [0-9]+ gold)?; [a-z-]+ for [0-9]+ gold' page
check 'a wall stands on the map, and in the key' sh -c 'grep -q "R1K#" page && grep -q "# a wall of level 3" page'
table=tradewarz
page 1 >page
check 'the tokens of the year are there, whatever others have alike' grep -q 'Tokens left this year: You: build [0-9]' page
check 'so are soldiers that are left' grep -qE 'Besides: soldiers left [0-9]+, silos left [0-9]+' page
check 'no example gives a good for the same' sh -c '! grep -qE "give [0-9]+ ([a-z]+) take [0-9]+ \1" page'
check 'a price is said once of all that cost the same' grep -qE 'choose from: <code[^>]*>economy, [a-z, ]+ for 1 mining, 1 gold' page
text_of 1 >text
check 'what holds for all orders is said once' sh -c '
	[ "$(grep -o "one action" page | wc -l)" = 1 ] && [ "$(grep -c "one action" text)" = 1 ]'
table=runes
page 1 >page
check 'a caravan says what it carries, and how it gets away' grep -qE 'chaser \(cargo 3, chase 2, barrier 0\)' page
table=tradeworlds
page 1 >page
check 'a card that may be bought has its price' grep -qE 'choose from: <code[^>]*>[a-z]+ \(.* for [0-9]+\)' page

# first_screen GAME: all before the story is at most 25 lines, none wider than 72 columns
first_screen() {
	table=$1
	text_of 1 | sed '/^WHAT HAPPENED/,$d' >text
	[ -s text ] && [ "$(wc -l <text)" -le 25 ] && ! grep -qE '^.{73}' text
}
for table in $games; do
	check "$table: the first screen has at most 25 lines" first_screen $table
done

# ---- the text ----

# lines_at_most N: the text has no more, and no fewer than a report has
lines_at_most() {
	text_of 1 >text
	[ "$(wc -l <text)" -le "$1" ] && [ "$(wc -l <text)" -gt 100 ] && return
	echo "it has $(wc -l <text) lines"
	return 1
}

while read -r table most; do
	check "$table: in season 8 the text has at most $most lines" lines_at_most "$most"
done <<'EOT'
ktech 150
tradewarz 220
tradeworlds 200
runes 280
dragonlords 320
EOT
table=ktech
text_of 1 >text
check 'what a deed brought stands in its line, with the clauses of both' sh -c 'tr -s "\n " " " <text |
	grep -qE "[0-9]+-[0-9]+ (You|Blue) played [A-Z][A-Za-z ]*[.] (You|Blue) gained [^.]*[.] \[action 1, 5\]"'
table=dragonlords
text_of 1 >text
check 'a form says in its line what it is for, and what it costs' \
	grep -q '^# fortify LAND - a wooden wall (5 gold): r[1-6]' text
check 'prices that differ are said of each' grep -qE \
	'[a-z-]+ [(][0-9]+ gold( each, [0-9]+ for [0-9]+ gold)?[)], [a-z-]+ [(][0-9]+ gold[)]' text
check 'income is one line' sh -c 'tr -s "\n " " " <text |
	grep -qE "7 gold from 1 kingdom[.] [0-9]+ gold from [^.]*[.].* gold in all: you have [0-9]+ gold now[.] \[income"'

# adds_up: in each column of the account what was and what came and went is what is now
adds_up() {
	text_of "$1" | sed -n '/^WHAT CAME AND WENT/,/^$/p' >account
	awk 'NR == 2 { for (i = 1; i <= NF; i++) end[i] = index($0, " " $i " ") ? index($0, " " $i " ") + length($i) \
			: length($0); n = NF; next }
		/^  / { for (i = 1; i <= n; i++) {
			at = i > 1 ? end[i - 1] + 1 : 31
			cell = substr($0, at, end[i] - at + 1) + 0
			if ($1 == "now" && cell != sum[i]) { print "it is " cell ", not " sum[i]; bad = 1 }
			sum[i] += cell }
			rows++ }
		END { exit bad || rows < 4 }' account && return
	cat account
	return 1
}

for seat in 1 2; do
	table=dragonlords
	check "$table: the account of seat $seat adds up" adds_up $seat
done
tp -C club show dragonlords --seat red --xml >red.xml
check 'the XML has it' grep -qE '<row what="income" gold="[0-9]+"/>' red.xml
check 'and is as its schema says' xmllint --noout --relaxng "$srcdir/templates/report.rng" red.xml
page 1 >page
check 'and so has the page' grep -qE 'What came and went:.*<code>income</code> gold [+][0-9]+' page

# ---- what of a report the page is made of ----

table=ktech
page 1 >page
tp -C club show ktech --seat red --xml >red.xml
check 'facts that the text says as one are one in the XML, too' grep -q 'joins="2" joined="You drew 2 ' red.xml
check 'and on the page' grep -qE 'You drew 2 (cards|counters)' page
check 'the schema knows it' xmllint --noout --relaxng "$srcdir/templates/report.rng" red.xml
table=runes
page 1 >page
tp -C club show runes --seat red --xml >red.xml
check 'what tells how things stand is marked' grep -q '<fact [^>]*name="city"[^>]* part="state"' red.xml
check 'and is not on the page' sh -c '! grep -q " and pays [0-9]* gold" page && grep -q "Before anybody" page'
check 'but what tells of the reader is' grep -qE '>The travellers: You (are|travel) [a-z]' page
check 'the schema knows that, too' xmllint --noout --relaxng "$srcdir/templates/report.rng" red.xml

# ---- answered without a mark ----

# quoted_bare: an answer in HTML with an order, and below it the whole page, as if its writer had written that
quoted_bare() {
	{ echo '<p>buy orc r4k</p>'; sed 's/.*<body[^>]*>//; s/<\/body>.*//' page; } |
		mailed 'Red <red@example.org>' "$(address report 1)" 'Content-Type: text/html; charset=utf-8'
}
table=dragonlords
page 1 >page
check 'an answer quotes the page without any mark' quoted_bare
query "select text from letters join matches on matches.id = match where name = 'dragonlords' order by letters.id desc limit 1" >letter
check 'its order is taken' grep -qx 'buy orc r4k' letter
check 'and nothing of the page' is "$(sed '/^$/d' letter | sed '1,/^seq/d')" 'buy orc r4k'

# ---- the map ----

# ordered LINE: by an answer, in the season that is played then
ordered() {
	echo "$1" | mailed 'Red <red@example.org>' "$(address report 1)" 'Content-Type: text/plain; charset=utf-8' &&
		page_seasons club 1 >>log 2>&1
}
check 'what the autopilot ordered follows the words that say so' grep -qE 'ordered for you: [a-z]' page
check 'the Wastelands are a line each while nobody is there' sh -c 'grep -q "WN1 to N14: nobody" page &&
	grep -q "WS1 to S14: nobody" page && ! grep -q "WN2" page'
check 'units march to where a party may enter' ordered 'march 2 orc from r4c via r4b'
check 'a party enters the Wastelands of the South' ordered 'enter south from r4b with 1 orc'
page 1 >page
check 'which then are drawn, with its letter' sh -c 'grep -q "WN1 to N14: nobody" page &&
	grep -qE "WS8<br[^>]*><b style=\"[^\"]*\">R</b>" page'
table=tradewarz
page 1 >page
grep -oE '<b style="[^"]*">[^<]*' page | sed 's/.*>//' >chips
check 'silos of one space have one number' sh -c '! grep -qE "[.][0-9]*[.]" chips && grep -q "[.]R$" chips'
check 'a count is no digit of the mark before it' sh -c '! grep -E "[0-9A-Za-z@.][0-9]+s[A-Z]" chips && grep -q "[A-Z] [0-9]s" chips'
table=runes
page 1 >page
check 'a city has its name' grep -q 'JP0 Japan<br' page
table=ktech
page 1 >page
check 'each card that is held says what it brings now, be it nothing' sh -c '
	sed "s/<span style=\"display:block;padding-left:10px\">/\n# /g" page | sed -n "s/^# \(.*\)<.span>.*/\1/p" >held
	[ -s held ] && ! grep -vE "[(]([^)]* now|[0-9]+ (target|unit)s?)[;)]" held'
check 'no tick of a help is left' sh -c "grep -q 'What you may order' page && ! grep -q '\`' page"

# ---- when it is over ----

seasons_of_ktech() {
	until tp -C club status | grep -q '^ktech .*over'; do
		tp -C club run ktech --now >>log 2>&1 || return
	done
}
check 'a match is played to its end' seasons_of_ktech
table=ktech
page 1 >page
check 'its last page asks for nothing' sh -c '[ -s page ] && grep -q "The final count" page &&
	! grep -q -e "Reply with" -e "What you may order" -e "your orders" page'

# ---- where letters are signed ----

tp -C club new ktech signed --seats 2 --set missing=autopilot --set vacant-after=0 >out
for seat in red blue; do
	tp key new club/$seat
	tp -C club seat signed $seat --name $seat --mail $seat@example.org --key club/$seat.pub
done >out
tp -C club start signed >out 2>&1
tp -C club run signed --now >out 2>&1
table=signed
page 1 >page
check 'a page of a match without tokens has no button' sh -c '
	[ -s page ] && ! grep -q "Reply with your orders" page'
check 'but says where signed orders go' grep -qF \
	'Sign your orders, and <a href="mailto:games+signed@club.example?subject=Re:' page
check 'what a browser is shown is still all of it' sh -c '
	"$1" -C club show ktech --seat red --html >whole && grep -q "<svg" whole && grep -q "All see" whole' \
	sh "$TRADEPOST"
finish
