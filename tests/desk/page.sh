#!/bin/sh
# SPDX-License-Identifier: MIT
# make check-desk, in Chromium: the desk is opened from disk, on a phone and on a desk; a report of each game is read,
# answered by taps, tried, and sent; the club takes what it made. With PICTURES=FOLDER pictures are left there.
. "${srcdir:-.}/tests/lib.sh"
for tool in chromedriver chromium curl jq node sqlite3; do
	command -v $tool >/dev/null || {
		skip 'the desk is used in a browser' "$tool is not installed"
		finish
		exit
	}
done
. "$srcdir/tests/browser/driver.sh"
. "$srcdir/tests/lib/answers.sh"
part=desk
page=file://$(dirname "$TRADEPOST")/desk/desk.html

tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers = 500' >>club/tradepost.conf
for name in ann ben; do tp -C club person $name --mail $name@example.org; done >.out

# begin GAME: a match in which ann writes for season 2
begin() {
	table=$1
	tp -C club new "$1" "$1" ann ben --set missing=autopilot >.out 2>&1
	echo yes | mailed ann@example.org "$(address invitation 1)"
	echo yes | mailed ben@example.org "$(address invitation 2)"
	tp -C club run "$1" --now >.out 2>&1
	tp -C club run "$1" --now >.out 2>&1
	newest report 1 >report.eml
	node -e '
		const mail = require("fs").readFileSync("report.eml", "latin1");
		const part = mail.split(/\r?\n--=_[^\n]*\n/).find(part => /filename="?report.xml/.test(part));
		const [head, ...body] = part.split(/\r?\n\r?\n/);
		const text = body.join("\n\n");
		const bytes = /base64/i.test(head) ? Buffer.from(text, "base64")
			: Buffer.from(text.replace(/=\r?\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16))), "latin1");
		require("fs").writeFileSync("report.xml", bytes)'
}

# element CSS: its number for WebDriver
element() {
	wd POST "$session/element" "$(jq -n --arg css "$1" '{ using: "css selector", value: $css }')" |
		jq -r '.[]'
}

# tap CSS
tap() {
	wd POST "$session/element/$(element "$1")/click" '{}' >/dev/null
}

# choose FILE: in the page's file input
choose() {
	wd POST "$session/element/$(element '#file')/value" "$(jq -n --arg text "$PWD/$1" '{ text: $text }')" >/dev/null
}

# seen SCRIPT: what it returns becomes true
seen() {
	until_ is true "return !!($1)"
}

opens() {
	go "$page"
	seen 'document.querySelector("#said").textContent === ""' && choose report.xml &&
		seen '!document.querySelector("#opened").hidden'
}

# Taps what is offered first until an order is whole, and adds it.
taps_order() {
	js 'document.querySelector("#builder .forms button").click()' >.out
	for step in 1 2 3 4 5 6; do
		seen 'document.querySelector("#builder .tools button") || document.querySelector("#told li")' || return
		[ "$(js 'return document.querySelector("#builder .main")?.textContent ?? ""')" != 'Add to the letter' ] || break
		[ "$(js 'return !!document.querySelector("#builder .names button")')" = true ] || break
		js 'document.querySelector("#builder .names button").click()' >.out
		sleep 0.3
	done
	js 'document.querySelector("#builder .main")?.click()' >.out
	seen 'document.querySelector("#told li")'
}

# The club takes what the link for a mail program has, as that sends it.
is_taken() {
	js 'const link = new URL(document.querySelector("#mail").href);
		return [decodeURIComponent(link.pathname), link.searchParams.get("body")].join("\n")' | tr -d '\r' >.mail
	to=$(head -n 1 .mail)
	sed 1d .mail | mailed ann@example.org "$to"
	[ "$to" = "$(address report 1)" ] && newest ack 1 | grep -q "$(js 'return document.querySelector("#letter").value.split("\\n")[0]' | cut -c1-30)"
}

check 'a browser starts' browser_start
[ "$failed" = 0 ] || finish
tool_installed && check 'axe-core comes into every page' every_page_has "$tools/node_modules/axe-core/axe.min.js"
faults='
	const found = await axe.run(document, { preload: false, resultTypes: ["violations"] });
	return found.violations.flatMap(rule => rule.nodes.map(node => `${rule.id}: ${node.target.join(" ")}: `
		+ node.failureSummary.replace(/\s+/g, " "))).join("\n")'
size 390 800
for game in dragonlords ktech runes tradewarz tradeworlds; do
	begin $game
	check "$game: a report is opened from disk" opens
	check "$game: its first lines are read" is true 'return document.querySelector("#opening").textContent.length > 40'
	check "$game: its map is drawn" is true 'return document.querySelector("#map pre").textContent.length > 40'
	check "$game: taps make an order" taps_order
	check "$game: what becomes of it is told" is true 'return /understood|refused|counts|nothing asks|waits/.test(document.querySelector("#told strong").textContent)'
	check "$game: the club takes the letter" is_taken
	js 'document.querySelector("#forecast").click()' >.out
	check "$game: the season is played a hundred times" \
		seen '/Played 100 times/.test(document.querySelector("#comes").textContent)'
	check "$game: and what came of the line is told as bars" \
		is true 'return document.querySelectorAll("#comes meter").length > 0'
	check "$game: and each number of it has a name" is true 'return [...document.querySelectorAll("#comes tbody th")].every((name) => name.textContent)'
	check "$game: nothing is wider than a phone" is true 'return document.documentElement.scrollWidth <= 390'
	for way in light dark; do
		scheme $way
		js 'document.querySelector("details").open = true' >.out
		[ ! -d "$tools/node_modules" ] || check "$game: axe-core minds nothing, $way" is '' "$faults"
		[ -z "${PICTURES:-}" ] || { size 390 2400; picture "$PICTURES/desk-$game-390-$way.png"; size 390 800; }
	done
	scheme light
	[ -z "${PICTURES:-}" ] || {
		js 'document.querySelector("#letter").previousElementSibling.scrollIntoView(); document.activeElement.blur()' >.out
		size 390 844
		picture "$PICTURES/desk-$game-phone.png"
		size 1280 1600
		js 'document.querySelector("details").open = false; scrollTo(0, 0)' >.out
		picture "$PICTURES/desk-$game-1280.png"
		size 390 800
	}
	check "$game: a draft is there when the report is opened again" sh -c : && opens &&
		check "$game: with its lines" is true 'return document.querySelector("#letter").value.length > 0'
	check "$game: the console says nothing" quiet
	printf 'const REPORT = %s; const TIMES = %d;\n' "$(jq -Rs . report.xml)" "${PASTES:-40}" >.pasted
	cat "$srcdir/tests/desk/pasted.js" >>.pasted
	check "$game: of pasted reports that somebody changed each is refused in a sentence or opened" is '' "$(cat .pasted)"
	quiet >.out
done
check 'an archive has the desk, where it was built' sh -c '
	env -u TRADEPOST_DATA "$0" -C club archive site >.out && cmp site/desk.html "${1#file://}" && grep -q "href=\"desk.html\"" site/index.html' "$TRADEPOST" "$page"
check 'nothing is asked of any host' sh -c '! grep -v "^\(file\|data\|blob\|chrome\):" .asked' "$(asked >.asked)"
finish
