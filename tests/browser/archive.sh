#!/bin/sh
# SPDX-License-Identifier: MIT
# make check-browser: the archive of a club with a match of each game, as a visitor meets it in Chromium.
# With PICTURES=FOLDER it leaves a picture of a season of each game there, to be looked at.
. "${srcdir:-.}/tests/lib.sh"
subject='an archive is read in a browser'
for tool in chromedriver chromium curl jq; do
	command -v $tool >/dev/null || {
		skip "$subject" "$tool is not installed"
		finish
		exit
	}
done
. "$srcdir/tests/browser/driver.sh"
games='ktech tradewarz tradeworlds runes dragonlords'

tp init club
for seat in red blue; do
	tp key new club/$seat
done
for game in $games; do
	tp -C club new $game $game --seats 2
	for seat in red blue; do
		tp -C club seat $game $seat --name "$seat" --mail $seat@example.org --key club/$seat.pub
	done
	tp -C club start $game
	for _ in 0 1 2 3; do
		tp -C club run $game --now
	done
done
tp -C club archive site
site=file://$work/site
check 'a browser starts' browser_start

# ---- a match, season by season ----

for game in $games; do
	go "$site/index.html"
	js "[...document.links].find(a => a.href.includes('/$game/')).click()" >/dev/null
	check "$game: a visitor comes from the club to the match" \
		is index.html 'return location.pathname.split("/").pop()'
	js 'document.querySelector("ul.shelf a").click()' >/dev/null
	check "$game: and on to its set-up" is season-0.html 'return location.pathname.split("/").pop()'
	key Right Right
	check "$game: the arrow keys lead on" is season-2.html 'return location.pathname.split("/").pop()'
	check "$game: the map before the season is drawn" \
		is true 'return document.querySelector("figure.before img").naturalWidth > 100'
	check "$game: and the one after it" \
		is true 'return document.querySelector("figure.after svg").getBoundingClientRect().height > 100'
	[ -z "${PICTURES:-}" ] || { size 1200 1600; picture "$PICTURES/$game.png"; }
	key Left
	check "$game: and back" is season-1.html 'return location.pathname.split("/").pop()'
	js 'document.querySelector("a.clause").click()' >/dev/null
	check "$game: a fact leads to its clause" is true \
		'return document.querySelector("p.rule:target") !== null && location.pathname.includes("/rules/")'
	check "$game: the console is quiet" quiet
done

# ---- by the keyboard alone ----

go "$site/matches/tradewarz/season-2.html"
key Tab
check 'the first stop is the way to the content' is skip 'return document.activeElement.className'
check 'it can be seen then' is true \
	'return document.activeElement.getBoundingClientRect().left >= 0'
key Enter
check 'it leads there' is '#main' 'return location.hash'
check 'every link can be reached' is 0 \
	'return [...document.links].filter(a => a.tabIndex < 0).length'
go "$site/matches/tradewarz/season-3.html"
key Right
check 'the season that is awaited says so' is true \
	'return document.querySelector("main").textContent.includes("It is not played yet")'

# ---- from a phone to a wall, by day and by night ----

pages='index.html matches/dragonlords/index.html rules/runes.html'
for game in $games; do
	pages="$pages matches/$game/season-2.html"
done
for width in 320 768 1280 3840; do
	size $width 900
	for page in $pages; do
		go "$site/$page"
		check "$page has no line too long for $width pixels" is true \
			'return document.documentElement.scrollWidth <= window.innerWidth'
	done
done
size 1200 900
for way in light dark; do
	scheme $way
	go "$site/matches/dragonlords/season-2.html"
	check "in the $way the paper is $way" is $way '
		const [r, g, b] = getComputedStyle(document.body).backgroundColor.match(/\d+/g).map(Number);
		return r + g + b < 300 ? "dark" : "light"'
	[ -z "${PICTURES:-}" ] || picture "$PICTURES/$way.png"
done
scheme light

# ---- the search ----

if [ -e site/lunr.js ]; then
	go "$site/matches/ktech/index.html"
	js 'document.querySelector("form.search input").focus()' >/dev/null
	key s e a s o n
	check 'what is typed is found' until_ is true \
		'return document.querySelectorAll("form.search ol.found a").length > 0'
	go "$site/matches/ktech/index.html?q=zebra"
	check 'what is nowhere is not' until_ is '0 seasons' \
		'return document.querySelector("form.search [role=status]").textContent'
	check 'the console is quiet after it' quiet
else
	skip 'what is typed is found' 'libjs-lunr is not installed'
fi

# ---- without a script ----

wd POST "$session/goog/cdp/execute" '{ "cmd": "Emulation.setScriptExecutionDisabled",
	"params": { "value": true } }' >/dev/null
go "$site/matches/ktech/index.html"
check 'without a script no search is offered' sh -c '
	[ "$(curl -s -X POST "$1/element" -H "Content-Type: application/json" \
		-d "{ \"using\": \"css selector\", \"value\": \"form.search:not([hidden])\" }" |
		jq -r .value.error)" = "no such element" ]' - "http://127.0.0.1:$port$session"
finish
