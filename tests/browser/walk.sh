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

# ---- a map: before, after, larger, and what stands there ----

walk_map() {
	go "$site/matches/$game/season-5.html"
	check "$how, $game: one map is shown, with what changed" is 'false true' "
		return ['figure.before', 'figure.after'].map(at => document.querySelector(at).offsetHeight > 0).join(' ')"
	js 'document.querySelector("label[for=board-before]").click()' >/dev/null
	check "$how, $game: the switch shows the one before" is 'true false' "
		return ['figure.before', 'figure.after'].map(at => document.querySelector(at).offsetHeight > 0).join(' ')"
	js 'document.querySelector("label[for=board-after]").click()' >/dev/null
	check "$how, $game: and the one after without its rings" is 0 '
		return [...document.querySelectorAll("figure.after .changed")].filter(at =>
			at.getBoundingClientRect().height > 0).length'
	js 'document.querySelector("figure.after svg g > title").parentElement.dispatchEvent(
		new MouseEvent("click", { bubbles: true }))' >/dev/null
	check "$how, $game: a tap says what stands there" is true '
		return document.querySelector("p.spot").textContent
			=== document.querySelector("figure.after svg g > title").textContent'
	size 390 844
	js 'document.querySelector("label[for=board-larger]").click()' >/dev/null
	check "$how, $game: on a phone the larger map has no word below 11 pixels" is true '
		const map = document.querySelector("figure.after svg");
		const scale = map.getBoundingClientRect().width / map.viewBox.baseVal.width;
		return [...map.querySelectorAll("text")].filter(text => text.textContent.trim())
			.every(text => parseFloat(getComputedStyle(text).fontSize) * scale >= 11)'
	check "$how, $game: which scrolls by itself" is true \
		'return document.documentElement.scrollWidth <= window.innerWidth'
	size 1700 1000
	go "$site/matches/$game/season-5.html"
	check "$how, $game: a wide window shows before and after beside each other" is true '
		const [one, other] = ["figure.before", "figure.after"].map(at =>
			document.querySelector(at).getBoundingClientRect());
		return one.height > 100 && one.top === other.top && one.right < other.left'
	size 1200 900
}

# What the game calls a season.
word_of() {
	case $1 in
	runes) echo Month ;;
	dragonlords) echo Round ;;
	*) echo Season ;;
	esac
}

walk_film() {
	go "$site/matches/$game/index.html"
	key Left Left
	check "$how, $game: the arrow keys lead through the maps of a match" is "$(word_of "$game") 3 season-3.svg season-3.html" '
		return document.querySelector(".film-steps output").textContent + " "
			+ document.querySelector("figure.film img").src.replace(/.*\/|#.*/g, "") + " "
			+ document.querySelector("figure.film a").href.replace(/.*\//, "")'
	check "$how, $game: each of them is drawn" until_ is true \
		'return document.querySelector("figure.film img").naturalWidth > 100'
	check "$how, $game: the console is quiet at the maps" quiet
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

# found CSS: the first such element, as WebDriver calls it, which asks no script of the page
found() {
	wd POST "$session/element" "$(jq -n --arg css "$1" '{ using: "css selector", value: $css }')" |
		jq -r '.["element-6066-11e4-a52e-4f735466cecf"] // empty'
}
# shows CSS: it has a place in the page
shows() {
	element=$(found "$1")
	[ "$element" ] && wd GET "$session/element/$element/rect" | jq -e '.width > 1 and .height > 1' >/dev/null
}
# words CSS LEAST: so many letters can be read there
words() {
	element=$(found "$1")
	[ "$element" ] && wd GET "$session/element/$element/text" | jq -e "length >= $2" >/dev/null
}
pressed() {
	wd POST "$session/element/$(found "$1")/click" '{}' >/dev/null
}

walk_without_script() {
	scripts off
	for game in $games; do
		go "$site/matches/$game/season-5.html"
		check "$how, $game: without a script the story can be read" words main 1500
		check "$how, $game: the standings" words 'main table' 20
		check "$how, $game: the map is drawn" shows 'figure.after svg'
		pressed 'label[for=board-before]'
		check "$how, $game: and its switch works" shows 'figure.before img'
		go "$site/matches/$game/index.html"
		check "$how, $game: the match has its last map" shows 'figure.film img'
		check "$how, $game: its seasons" shows 'ul.shelf a'
		check "$how, $game: and its feed" shows 'a[href="feed.xml"]'
	done
	go "$site/index.html"
	check "$how: the club can be read without one, too" words main 300
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
		walk_map
		walk_film
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
