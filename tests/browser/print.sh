# SPDX-License-Identifier: MIT
# What a reader has who prints a page: the whole story, unfolded where it was folded, and nothing of what only
# a browser can use.

# print_page PAGE: as printed.pdf, and what it says as printed.txt
print_page() {
	go "$site/$1"
	wd POST "$session/print" '{ "page": { "width": 21, "height": 29.7 } }' | jq -r . | base64 -d >printed.pdf
	[ -z "${PICTURES:-}" ] ||
		pdftoppm -r 60 -png printed.pdf "$PICTURES/print-$(echo "$1" | tr / -)"
	pdftotext -layout printed.pdf - | tr -s " " >printed.txt
	[ -s printed.txt ]
}

# says_all: each line of the file stands in what was printed. Lines may break after their beginning.
says_all() {
	[ -s "$1" ] || { echo 'there is nothing to look for'; return 1; }
	tr -s " " <"$1" | cut -c1-40 | while read -r words; do
		grep -qF -- "$words" printed.txt || { echo "'$words' is not in it"; exit 1; }
	done
}

no_ways() {
	! grep -E 'All (seasons|months|rounds)' printed.txt
}

says_none() {
	! grep -F -- "$1" printed.txt
}

print_season() {
	check "$game: a season can be printed" print_page "matches/$game/season-5.html"
	js 'return [...document.querySelectorAll("ol.facts .said")].map(fact => fact.textContent.trim()).join("\n")' \
		>story
	check "$game: its story stands on paper" says_all story
	media print
	check "$game: one map stands there, that after it, as wide as the paper" is 'false true' '
		const [before, after] = ["figure.before", "figure.after"].map(at => document.querySelector(at));
		return [before.offsetHeight > 0, after.offsetWidth > 0.95 * document.querySelector("main").offsetWidth].join(" ")'
	check "$game: a long fight begins where the fight is told, and goes on overleaf" is auto \
		'return [...document.querySelectorAll("li.fold")].map(fold => getComputedStyle(fold).breakInside)
			.find(inside => inside !== "auto") || "auto"'
	media ''
	check "$game: and who stands where" has printed.txt 'Standings'
	check "$game: ways to other pages do not" no_ways
	check "$game: what is long stays folded" says_none 'BEGIN TRADEPOST RECORD'
}

print_match() {
	check 'a match can be printed' print_page matches/harbour/index.html
	check 'with its numbers, which are folded' has printed.txt 'After'
	js 'return document.querySelector("details pre").textContent' | sed '/^ *$/d' >charter
	check 'and its charter' says_all charter
	check 'the search is not' says_none 'Search the story'
}

print() {
	site=file://$work/site
	command -v pdftotext >/dev/null || {
		skip 'a season can be printed' 'poppler-utils are not installed'
		return
	}
	for game in $games; do
		print_season
	done
	print_match
}
print
