#!/bin/sh
# SPDX-License-Identifier: MIT
# The archive of a club: pages that need nothing but a browser, made again only where something new
# came in, and with nothing in them that not everybody may know.
. "${srcdir:-.}/tests/lib.sh"
export srcdir

tp init club
check 'a club without matches has an archive' tp -C club archive empty
check 'it says that there is no match' has empty/index.html 'No match was made yet'

# A search of its own, for the system's may be there or not.
mkdir club/templates
echo '// lunr' >club/templates/lunr.js
make_match club harbour 2
tp -C club new tradewarz strait --seats 2
for seat in red blue; do
	tp -C club seat strait $seat --name "$seat <b> & player" --mail $seat@example.org --key club/$seat.pub
done
check 'a match whose seats are being filled has a page' tp -C club archive site
check 'which says so' has site/matches/strait/index.html 'All its seats are taken. It has not begun.'
tp -C club new runes ferry --seats 3
check 'a seat that nobody has yet leads to nobody' sh -c '
	"$0" -C club archive waiting --match ferry && grep -q "nobody yet" waiting/matches/ferry/index.html &&
		grep -q "Its seats are being filled: 0 of 3 are taken" waiting/index.html &&
		! grep -q "players/.html" waiting/matches/ferry/index.html' "$TRADEPOST"
tp -C club start strait
# What /public does, t-public tells.
sqlite3 club/club.db 'update seats set public = 1'

# letter MATCH SEASON SEAT: what stands on stdin, signed and taken
letter() {
	{
		printf 'match %s\nseason %s\nseat %s\nseq 1\n' "$(whole "$1")" "$2" "$3"
		cat
	} >o
	tp sign --key club/"$3".key o >l && tp -C club take l
}
# The plans of a match under way are nobody else's.
letter strait 0 red <<'EOT' >.taken 2>&1
when raid if strength > 41: village
@ at 99: recruit gate
EOT
for _ in 0 1 2; do
	tp -C club run harbour --now
	tp -C club run strait --now
done

# sums FOLDER: each file and a sum of its bytes
sums() {
	(cd "$1" && find . -type f | sort | xargs cksum)
}
check 'an archive is made' tp -C club archive site
for page in index.html archive.css archive.js matches/strait/index.html \
	matches/strait/season-0.html matches/strait/season-2.html matches/strait/season-2.svg \
	matches/strait/season-2.xml matches/strait/season-3.html matches/harbour/season-2.html; do
	check "it has $page" test -s site/$page
done

# ---- pages ----

# each_page FUNCTION: it holds of every page
each_page() {
	find site -name '*.html' | sort >.pages
	while read -r page; do
		"$1" "$page" || { echo "not of $page"; return 1; }
	done <.pages
}
has_one_heading() {
	[ "$(grep -o '<h1>' "$1" | wc -l)" = 1 ]
}
check 'every page has one first heading' each_page has_one_heading
has_title() {
	grep -q '<title>[^<]' "$1" && grep -q '<html lang="en">' "$1"
}
check 'every page has a title and a language' each_page has_title
can_skip() {
	grep -q '<a class="skip" href="#main">' "$1" && grep -q '<main id="main">' "$1"
}
check 'every page lets skip to its content' each_page can_skip
# What begins with a fragment or is data leads nowhere else.
leads_on() {
	grep -oE '(href|src)="[^"#][^"]*"' "$1" | sed 's/^[a-z]*="//; s/"$//; s/#.*//' |
		sort -u >.links
	while read -r link; do
		case $link in
		data:, | '') ;;
		*) [ -e "$(dirname "$1")/$link" ] || { echo "'$link' leads nowhere"; return 1; } ;;
		esac
	done <.links
}
check 'every link leads to a file of the site' each_page leads_on
anchors_exist() {
	grep -oE 'href="[^"]*#[a-z-]+-[0-9]+"' "$1" | sed 's/^href="//; s/"$//' | sort -u >.links
	while read -r link; do
		target=${link%%#*}
		[ -n "$target" ] && target=$(dirname "$1")/$target || target=$1
		grep -q "id=\"${link##*#}\"" "$target" || { echo "'$link' leads nowhere"; return 1; }
	done <.links
}
check 'every link to a fact or a clause leads to it' each_page anchors_exist
check 'facts name clauses' grep -q 'rules/ktech.html#' site/matches/harbour/season-2.html
check 'nothing is asked of another host' sh -c '
	! grep -rhoE "(https?:)?//[a-z][^\" ]*" site --include="*.html" --include="*.css" --include="*.js" \
		--include="*.svg" | grep -v "^http://www.w3.org/"'
check 'maps are well-formed' sh -c 'find site -name "*.svg" | xargs xmllint --noout'
check 'a map has a title and a description' sh -c '
	for map in $(find site -name "*.svg"); do
		grep -q "<title>The map of" "$map" && grep -q "<desc>" "$map" || exit 1
	done'
check 'the data of a season is the report for everybody' sh -c '
	"$0" -C club show strait --season 2 --xml >public.xml &&
		cmp public.xml site/matches/strait/season-2.xml' "$TRADEPOST"
check 'names of people are no markup' sh -c '
	grep -q "red &lt;b&gt; &amp; player" site/matches/strait/season-1.html && ! grep -rq "red <b>" site'
check 'the next season has a page that waits' \
	has site/matches/strait/season-3.html 'It is not played yet'
check 'a season leads back and on' sh -c '
	grep -q "rel=\"prev\" href=\"season-0.html\"" site/matches/strait/season-1.html &&
		grep -q "rel=\"next\" href=\"season-2.html\"" site/matches/strait/season-1.html'

check 'a player has a page with all their matches' sh -c '
	grep -l "<h1>red player" site/players/*.html >.player || grep -l "<h1>red" site/players/*.html >.player
	page=$(cat .player) && grep -q "matches/harbour/index.html" "$page" &&
		grep -q "matches/strait/index.html" "$page" && grep -q "2 matches" "$page" &&
		grep -q "KTech, running</span>" "$page" && grep -q " Red</td>" "$page"'
check 'the club counts their letters' grep -q '<th scope="row"><a href="players/' site/index.html
check 'a season says who has how many points' sh -c '
	grep -q "<ul class=\"scores\"><li" site/matches/harbour/season-2.html'
check 'and what the signs of its map are, drawn' grep -qE '<ul class="signs">.*<path[^>]*></path></svg><span>city</span>' \
	site/matches/strait/season-2.html
check 'what the text tells as one is one, with each of it below' grep -qE \
	'<summary>Red drew 5 cards[.]</summary><ol class="facts"><li id="fact-[0-9]+">.*<li id="fact-[0-9]+">' \
	site/matches/harbour/season-0.html
check 'and each stands there once' sh -c '[ "$(grep -o "id=\"fact-[0-9]*\"" site/matches/harbour/season-0.html | sort | uniq -d)" = "" ] &&
	[ "$(grep -o "id=\"fact-[0-9]*\"" site/matches/harbour/season-0.html | wc -l)" = \
		"$(grep -o "<fact number" site/matches/harbour/season-0.xml | wc -l)" ]'
check 'in one sentence it says who leads' grep -qE \
	'<p class="lead">(Red|Blue) leads with [0-9]+ in total[.,]|<p class="lead">Red and Blue lead with [0-9]+ in total each' \
	site/matches/harbour/season-2.html
check 'or that nobody has a point' has site/matches/strait/season-2.html '<p class="lead">Nobody leads yet.'
check 'the table of seats comes before the map in words' sh -c '
	tr "\n" " " <site/matches/strait/season-2.html | grep -q "Standings</h2>.*The map in words</h2>"'
check 'the club shows the map of a match that runs' has site/index.html 'matches/strait/season-2.svg#plain'
check 'and whose letters are to come' has site/index.html 'Letters to come: Red, Blue.'
check 'as do its match' has site/matches/strait/index.html 'Letters to come: Red, Blue.'
check 'and the page of the season that is awaited' has site/matches/strait/season-3.html 'Letters to come: Red, Blue.'
check 'a match has a feed of its seasons' sh -c '
	xmllint --xpath "count(//*[local-name() = \"entry\"])" site/matches/strait/feed.xml | grep -qx 3'
check 'its page leads to it' grep -q '<a href="feed.xml" type="application/atom+xml">a feed' site/matches/strait/index.html
check 'its links lead on from where it lies' grep -q 'href="season-2.html"' site/matches/strait/feed.xml
check 'to the site, where the settings name one' sh -c '
	cp club/tradepost.conf .conf && echo "site = https://games.example/club/" >>club/tradepost.conf &&
	"$0" -C club archive named && cp .conf club/tradepost.conf &&
	grep -q "rel=\"self\" href=\"https://games.example/club/matches/strait/feed.xml\"" named/matches/strait/feed.xml &&
	grep -q "href=\"https://games.example/club/matches/strait/index.html\"" named/matches/strait/feed.xml &&
	grep -q "href=\"https://games.example/club/matches/strait/season-2.html\"" named/matches/strait/feed.xml &&
	! grep -q "href=\"[a-z-]*[0-9]*\.html\"" named/matches/strait/feed.xml' "$TRADEPOST"
check 'the words of its seasons can be searched' sh -c '
	grep -qx "// lunr" site/lunr.js && grep -q "role=\"search\" hidden" site/matches/strait/index.html &&
		grep -q "^\[\"season-2.html\", \"Season 2\", \"[A-Z]" site/matches/strait/search.js'
check 'where nothing was ruled there is no docket' test ! -e site/matches/harbour/docket.html

# ---- what not everybody may know ----

check 'no page has an address' sh -c '! grep -rq "example\.org" site'
check 'no page has a line of a letter' sh -c '! grep -rqE "strength (>|&gt;) 41|at 99" site'
check 'no page has a key of a player' sh -c '! grep -rqF "$(tail -1 club/red.pub)" site'

# ---- only what is new is made ----

sums site >.before
find site -type f -exec touch -d '2001-01-01' {} +
check 'an archive that is as it was is made again' tp -C club archive site
check 'without a file being written' sh -c '[ -z "$(find site -type f -newermt 2002-01-01)" ]'
check 'from nothing the same bytes are made' sh -c '
	"$0" -C club archive again && diff -r site again' "$TRADEPOST"
tp -C club run strait --now
find site -type f -exec touch -d '2001-01-01' {} +
check 'after a season it is made again' tp -C club archive site
check 'and only what that season touches' sh -c '
	find site -type f -newermt 2002-01-01 | sed "s|/players/.*|/players/ID.html|" | sort | tr "\n" " " >.touched
	printf "%s" "site/index.html site/made.txt site/made.txt.minisig site/matches/strait/feed.xml site/matches/strait/index.html site/matches/strait/search.js site/matches/strait/season-3.html \
site/matches/strait/season-3.svg site/matches/strait/season-3.txt site/matches/strait/season-3.xml site/matches/strait/season-4.html \
site/matches/strait/seasons.xml site/players/ID.html site/players/ID.html " | cmp - .touched || { cat .touched; false; }'
check 'the pages of earlier seasons are as they were' sh -c '
	cmp site/matches/strait/season-2.html again/matches/strait/season-2.html &&
		cmp site/matches/strait/season-0.html again/matches/strait/season-0.html'

# ---- disputes ----

letter harbour 3 red <<'EOT' >.told 2>&1
/dispute 1 2
My secret reason.
/end
EOT
check 'an open dispute is nobody else'"'"'s' sh -c '
	"$0" -C club archive site && ! test -e site/matches/harbour/docket.html' "$TRADEPOST"
tp -C club docket harbour 1 --rule 'It stands <as> it was.' >.ruled 2>&1
check 'what was ruled is on the docket' sh -c '
	"$0" -C club archive site && grep -q "It stands &lt;as&gt; it was" site/matches/harbour/docket.html &&
		grep -q "docket.html" site/matches/harbour/index.html' "$TRADEPOST"
check 'what the player wrote is not, while the match runs' sh -c '! grep -rq "secret reason" site'

# ---- when a match is over ----

make_match club brook 2 --option passes=2
make_match club truce 2
letter truce 0 red <<'EOT' >.taken 2>&1
start-at 0,1
when discard-card: cheapest
EOT
tp -C club run truce --now
letter brook 0 red <<'EOT' >.taken 2>&1
start-at 0,1
when discard-card: dearest
/press blue
a private word
/end
EOT
tp -C club run brook --now
tp -C club archive site
check 'while it runs a hand is hidden, and so are plans' sh -c '
	xmllint --xpath "count(//place[@name=\"hand-red\"]/piece)" site/matches/brook/season-0.xml | grep -qx 0 &&
		! grep -rq "when discard-card" site'
for seat in red blue; do
	tp -C club tell truce $seat '/vote end' >>.votes 2>&1
done
check 'its players end one' sh -c '"$0" -C club status | grep -q "^truce .*over"' "$TRADEPOST"
until tp -C club status | grep -q '^brook .*over'; do
	tp -C club run brook --now || break
done
check 'when its rules have ended one the archive tells all' tp -C club archive site
check 'but not of one that its players have ended, for it can be taken up again' sh -c '
	xmllint --xpath "count(//place[@name=\"hand-red\"]/piece)" site/matches/truce/season-0.xml | grep -qx 0 &&
		! grep -rq "discard-card: cheapest" site && ! grep -q "REVEAL\|SEALED" site/matches/truce/*.txt'
tp -C club start truce
tp -C club run truce --now
check 'which is told as one that runs' sh -c '"$0" -C club archive site && "$0" -C club archive fresh &&
	diff -r site fresh && rm -r fresh' "$TRADEPOST"
check 'the points of a game have its name for them' grep -q '<th scope="row">Xadlas' site/matches/strait/season-0.html
check 'its page tells who won it, and when' grep -qE 'won with [0-9]+ in total, after season [0-9]+, on <time' \
	site/matches/brook/index.html
check 'what each hand held' sh -c '
	xmllint --xpath "count(//place[@name=\"hand-red\"]/piece)" site/matches/brook/season-0.xml | grep -qx "[1-9]"'
check 'what each wrote, and what came of it' grep -q 'when discard-card: dearest' site/matches/brook/season-0.html
check 'what was told to one alone says to whom' grep -q 'class="heard">To Red: ' site/matches/brook/season-0.html
check 'the data still are as reports are' xmllint --noout --relaxng "$srcdir/templates/report.rng" \
	site/matches/brook/season-0.xml
check 'what players wrote to each other stays theirs' sh -c '! grep -rq "private word" site'
check 'other matches are as hidden as before' sh -c '! grep -rqE "strength (>|&gt;) 41|at 99" site'

# ---- whatever befalls it ----

rm site/matches/strait/season-1.html
echo '<html>' >site/matches/strait/season-0.html
echo '<season n="2" key="none">' >site/matches/strait/seasons.xml
printf '%s\n' '../club/club.db' 'x ../club/club.db' \
	'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA ../club/club.db' \
	'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA matches/../../club/club.db' >>site/made.txt
check 'what was lost or damaged is made again' tp -C club archive site
check 'all of it' sh -c '"$0" -C club archive third && diff -r site third' "$TRADEPOST"
check 'and nothing outside the folder is removed' test -s club/club.db
rm site/made.txt
check 'a folder that is not its own is refused' \
	says 73 'is no archive, and not empty' tp -C club archive site
mkdir mine && echo diary >mine/index.html
check 'so is one with files of somebody' says 73 'is no archive' tp -C club archive mine
check 'which stay' grep -qx diary mine/index.html
check 'an archive of one match alone' tp -C club archive alone --match harbour
check 'has that one alone' sh -c '[ "$(ls alone/matches)" = harbour ]'
check 'its folder does not become that of the club' \
	says 73 'holds another archive' tp -C club archive alone
check 'an archive of what a seat was sent' tp -C club archive own --match harbour --seat red
check 'has its hand' sh -c '
	xmllint --xpath "count(//place[@name=\"hand-red\"]/piece)" own/matches/harbour/season-2.xml | grep -qx "[1-9]" &&
		grep -q "Only you see" own/matches/harbour/season-2.html'
check 'not that of others' sh -c '
	xmllint --xpath "count(//place[@name=\"hand-blue\"]/piece)" own/matches/harbour/season-2.xml | grep -qx 0'
check 'it never comes into the folder for all' \
	says 73 'holds another archive' tp -C club archive alone --match harbour --seat red
check 'nor the other way round' says 73 'holds another archive' tp -C club archive own --match harbour
check 'a seat is of a match' says 64 "name it by '--match'" tp -C club archive own --seat red
check 'a match that is not there is said' \
	says 66 "there is no match 'nowhere'" tp -C club archive lost --match nowhere
check 'and nothing is made' test ! -e lost
check 'two seasons are taken back' tp -C club rollback strait 2 --yes --why 'a mistake'
check 'after a rollback the archive is made again' tp -C club archive third
check 'the seasons that were taken back are gone' sh -c '
	[ ! -e third/matches/strait/season-3.html ] && [ ! -e third/matches/strait/season-2.svg ] &&
		grep -q "It is not played yet" third/matches/strait/season-2.html'

# ---- the maps of all games ----

tp init five
for game in ktech tradewarz tradeworlds runes dragonlords; do
	tp -C five new $game $game --seats 2
	for seat in red blue; do
		tp -C five seat $game $seat --name $seat --mail $seat@example.org --key club/$seat.pub
	done
	tp -C five start $game
	tp -C five run $game --now
	tp -C five run $game --now
done
check 'a club with a match of each game has an archive' tp -C five archive all
while read -r game word; do
	check "$game: its pages call a season a $word" sh -c '
		name=$(echo "$2" | sed "s/^./\U&/")
		grep -q "<h1>[^<]*: $2 1" "$1/season-1.html" && grep -q ">All $2s<" "$1/season-1.html" &&
			grep -q "<h2>The $2s</h2>" "$1/index.html" && grep -q ">$name 2</a> is awaited" "$1/index.html" &&
			grep -q "$name 2 is awaited" all/index.html &&
			{ [ "$2" = season ] || ! grep -E "Season [0-9]|[Ss]easons<|>season<" "$1/index.html" "$1/season-1.html"; }' \
		- all/matches/$game $word
done <<'EOT'
ktech season
tradewarz season
runes month
dragonlords round
EOT
# spaces GAME: those of the map it is played on that the box lays somewhere; a camp is drawn as a part
# of its kingdom, the Wastelands only where somebody is.
spaces() {
	xmllint --xpath "count(//map[@name = '$(xmllint --xpath 'string(/report/@map)' \
		all/matches/"$1"/season-1.xml)']/space[@row and not(@in = 'camp') and not(contains(@in, 'waste'))])" "$srcdir/db/boxes/$1.xml"
}
for game in ktech tradewarz tradeworlds runes dragonlords; do
	check "the map of $game is drawn with all its spaces" sh -c '
		test "$(xmllint --xpath "count(//*[local-name() = \"g\" and not(parent::*[local-name() = \"defs\"])]/*[local-name() = \"title\"])" "$1")" -ge "$2"' \
		- all/matches/$game/season-1.svg "$(spaces $game)"
	check "it stands in the page of its season, and the one before beside it" sh -c '
		grep -q "<svg [^>]*class=\"board\"" "$1/season-1.html" &&
			grep -q "<img src=\"season-0.svg#plain\"" "$1/season-1.html"' - all/matches/$game
done
check 'a game without a stylesheet for it has the map in letters' sh -c '
	mkdir data && cp -r "$srcdir/db" "$srcdir/templates" data && rm data/templates/map-runes.xsl &&
	TRADEPOST_DATA=$PWD/data "$0" -C five archive letters &&
	! test -e letters/matches/runes/season-1.svg && grep -q "JP1" letters/matches/runes/season-1.html' \
	"$TRADEPOST"

# ---- of what is made nothing is made again ----

# What was made is not even read: only the new season and the one before it still can be.
sqlite3 five/club.db 'update seats set public = 1'
cp -r five grown
tp -C grown archive grows
tp -C grown run ktech --now
sqlite3 grown/club.db "update seasons set image = x'00' where season = 0 or
	match <> (select id from matches where name = 'ktech')"
find grows -type f -exec touch -d '2001-01-01' {} +
check 'one more season needs no other but the one before it' tp -C grown archive grows
check 'and touches no more than its own pages, its match, its players and the club' sh -c '
	(cd grows && find . -type f -newermt 2002-01-01) | sed "s|^\./||; s|players/.*|players/ID.html|
		/search\.js$/d" | sort >.touched
	printf "%s\n" index.html made.txt made.txt.minisig matches/ktech/feed.xml matches/ktech/index.html \
		matches/ktech/season-2.html matches/ktech/season-2.svg matches/ktech/season-2.txt matches/ktech/season-2.xml \
		matches/ktech/season-3.html matches/ktech/seasons.xml players/ID.html players/ID.html |
		cmp - .touched || { cat .touched; false; }'

# ---- the matches of a club by their games ----

# lead_on PAGE: each of its links within itself leads to something, and only to one
lead_on() {
	grep -oE 'href="#(running|ended)-[a-z]+"' "$1" | sed 's/^href="#//; s/"$//' >.games
	[ -s .games ] || { echo 'there are none'; return 1; }
	while read -r game; do
		[ "$(grep -o "id=\"$game\"" "$1" | wc -l)" = 1 ] || { echo "'$game' leads nowhere"; return 1; }
	done <.games
}
check 'with several games the first page says how many matches of each there are' \
	has all/index.html '<li>KTech: <a href="#running-ktech">1 running</a></li>'
check 'and leads to them' lead_on all/index.html
check 'with one game it does not' sh -c '! grep -q "class=\"games\"" alone/index.html'
cp -r five lots
tp -C lots tell ktech red '/vote end' >.votes 2>&1
tp -C lots tell ktech blue '/vote end' >>.votes 2>&1
for nth in 2 3 4 5 6; do
	tp -C lots new ktech ktech-$nth --seats 2
	tp -C lots new runes runes-$nth --seats 2
done
check 'a club with many matches has an archive' tp -C lots archive many
check 'its games have headings of their own among those that run' \
	has many/index.html '<h3 id="running-runes">World Adventure: Ancient Runes</h3>'
check 'each match stands below that of its game' sh -c '
	[ "$(xmllint --html --xpath "count(//h3[@id = \"running-runes\"]/following-sibling::ul[1]/li)" \
		many/index.html 2>/dev/null)" = 6 ]'
check 'a game says how many run and how many ended' has many/index.html \
	'<li>KTech: <a href="#running-ktech">5 running</a>, <a href="#ended-ktech">1 ended</a></li>'
check 'and leads to both' lead_on many/index.html

# ---- a match that cannot be read ----

cp -r five hurt
tp -C hurt archive beside
sqlite3 hurt/club.db "update seasons set image = x'00' where season = 1 and
	match = (select id from matches where name = 'runes')"
tp -C hurt run ktech --now
echo '<season n="1"' >>beside/matches/runes/seasons.xml
rm beside/matches/runes/season-1.html
check 'one match that cannot be read is told' says 1 "the pages of 'runes' stay" tp -C hurt archive beside
check 'the pages it has stay' test -s beside/matches/runes/season-0.html -a -s beside/matches/runes/index.html
check 'the others get theirs' test -s beside/matches/ktech/season-2.svg
check 'and it is still on the page of the club' grep -q 'matches/runes/index.html' beside/index.html

# ---- templates of the club's own ----

sed 's/Matches by letter:/Our matches:/' "$srcdir/templates/archive-club.xsl" \
	>club/templates/archive-club.xsl
check 'a club lays a template of its own over ours' sh -c '
	"$0" -C club archive third && grep -q "Our matches:" third/index.html' "$TRADEPOST"
echo '<stylesheet' >club/templates/archive-club.xsl
check 'one that is none is named' says 73 "'archive-club.xsl' is no XML" tp -C club archive third
check 'and the page stays as it was' grep -q 'Our matches:' third/index.html
cp "$srcdir/templates/archive-club.xsl" club/templates/archive-club.xsl
mkdir club/templates/map-ktech.xsl
check 'a map is not left out because its template cannot be read' says 1 'map-ktech.xsl' \
	tp -C club archive fourth --match harbour
check 'no page goes without it' test ! -e fourth/matches/harbour/season-0.html
finish
