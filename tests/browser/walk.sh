# SPDX-License-Identifier: MIT
# The whole way of a visitor, through a site that lies on his disk and through one that is served.

# ---- a match, season by season ----

walk_match() {
	go "$site/index.html"
	js "[...document.links].find(a => a.href.includes('/$game/')).click()" >/dev/null
	check "$how, $game: a visitor comes from the club to the match" \
		is index.html 'return location.pathname.split("/").pop()'
	js 'document.querySelector("ul.shelf a").click()' >/dev/null
	check "$how, $game: and on to its set-up" is season-0.html 'return location.pathname.split("/").pop()'
	key Right Right
	check "$how, $game: the arrow keys lead on" is season-2.html 'return location.pathname.split("/").pop()'
	check "$how, $game: the map before the season is drawn" \
		is true 'return document.querySelector("figure.before img").naturalWidth > 100'
	check "$how, $game: and the one after it" \
		is true 'return document.querySelector("figure.after svg").getBoundingClientRect().height > 100'
	[ -z "${PICTURES:-}" ] || { size 1200 1600; picture "$PICTURES/$game.png"; }
	key Right Right Right Right
	check "$how, $game: to the season that is awaited, and no further" is season-6.html \
		'return location.pathname.split("/").pop()'
	key Left
	check "$how, $game: and back" is season-5.html 'return location.pathname.split("/").pop()'
	js 'document.querySelector("a.clause").click()' >/dev/null
	check "$how, $game: a fact leads to its clause" is true \
		'return document.querySelector("p.rule:target") !== null && location.pathname.includes("/rules/")'
	check "$how, $game: the console is quiet" quiet
	check "$how, $game: nothing is asked but of the site" asks_itself_alone
}

# asks_itself_alone: since the last time
asks_itself_alone() {
	asked >.asked
	grep -qF "$site/" .asked || { echo 'it asked nothing at all'; return 1; }
	! grep -vE "^($site/|data:)" .asked
}

# ---- by the keyboard alone ----

walk_by_keyboard() {
	go "$site/matches/tradewarz/season-2.html"
	key Tab
	check "$how: the first stop is the way to the content" is skip 'return document.activeElement.className'
	check "$how: it can be seen then" is true \
		'return document.activeElement.getBoundingClientRect().left >= 0'
	key Enter
	check "$how: it leads there" is '#main' 'return location.hash'
	check "$how: every link can be reached" is 0 \
		'return [...document.links].filter(a => a.tabIndex < 0).length'
	go "$site/matches/tradewarz/season-5.html"
	key Right
	check "$how: the season that is awaited says so" is true \
		'return document.querySelector("main").textContent.includes("It is not played yet")'
}

# ---- from a phone to a wall, by day and by night ----

walk_at_each_width() {
	pages='index.html matches/dragonlords/index.html matches/harbour/docket.html rules/runes.html'
	for game in $games; do
		pages="$pages matches/$game/season-2.html matches/$game/season-5.html"
	done
	for width in 320 768 1280 3840; do
		size $width 900
		for page in $pages; do
			go "$site/$page"
			check "$how: $page has no line too long for $width pixels" is true \
				'return document.documentElement.scrollWidth <= window.innerWidth'
		done
	done
	size 1200 900
}

walk_by_day_and_night() {
	for way in light dark; do
		scheme $way
		go "$site/matches/dragonlords/season-2.html"
		check "$how: in the $way the paper is $way" is $way '
			const [r, g, b] = getComputedStyle(document.body).backgroundColor.match(/\d+/g).map(Number);
			return r + g + b < 300 ? "dark" : "light"'
		[ -z "${PICTURES:-}" ] || picture "$PICTURES/$way.png"
	done
	scheme light
}

# ---- the search ----

walk_by_search() {
	[ -e site/lunr.js ] || {
		skip "$how: what is typed is found" 'libjs-lunr is not installed'
		return
	}
	go "$site/matches/ktech/index.html"
	js 'document.querySelector("form.search input").focus()' >/dev/null
	key s e a s o n
	check "$how: what is typed is found" until_ is true \
		'return document.querySelectorAll("form.search ol.found a").length > 0'
	js 'document.querySelector("form.search input").value = "zebra";
		document.querySelector("form.search button").click()' >/dev/null
	check "$how: and by the button" is '0 seasons' 'return document.querySelector("form.search [role=status]").textContent'
	go "$site/matches/ktech/index.html?q=zebra"
	check "$how: what is nowhere is not" until_ is '0 seasons' \
		'return document.querySelector("form.search [role=status]").textContent'
	check "$how: the console is quiet after it" quiet
}

# ---- without a script ----

walk_without_script() {
	scripts off
	go "$site/matches/ktech/index.html"
	check "$how: without a script no search is offered" sh -c '
		[ "$(curl -s -X POST "$1/element" -H "Content-Type: application/json" \
			-d "{ \"using\": \"css selector\", \"value\": \"form.search:not([hidden])\" }" |
			jq -r .value.error)" = "no such element" ]' - "http://127.0.0.1:$port$session"
	scripts on
}

# walk HOW SITE
walk() {
	how=$1 site=$2
	asked >/dev/null
	for game in $games; do
		walk_match
	done
	walk_by_keyboard
	walk_at_each_width
	walk_by_day_and_night
	walk_by_search
	walk_without_script
	check "$how: to the end nothing is asked but of the site" asks_itself_alone
}

walk 'from disk' "file://$work/site"
check 'a server starts' server_start "$work/site"
walk 'served' "http://127.0.0.1:$server_port"
check 'served: the folder leads to its first page' sh -c \
	'curl -sf "$1/" | cmp - site/index.html' - "http://127.0.0.1:$server_port"
