# SPDX-License-Identifier: MIT
# Every kind of page, with all of it unfolded, is looked through by axe-core: by day and by night, on a
# phone and on a desk. What it finds is printed with its rule, its selector and its page.

# A line for each element and each reason.
faults='
	const found = await axe.run(document, { preload: false, resultTypes: ["violations"] });
	return found.violations.flatMap(rule => rule.nodes.map(node => `${rule.id}: ${node.target.join(" ")} on ${location.pathname}: `
		+ node.failureSummary.replace(/\s+/g, " "))).join("\n")'
unfolded='document.querySelectorAll("details").forEach(part => part.open = true);
	return typeof axe'

access_page() {
	go "$site/$1"
	check "$1 is read by axe-core" is object "$unfolded"
	for way in light dark; do
		scheme $way
		for width in 320 1280; do
			size $width 900
			check "$1 has nothing that axe-core minds, $way and $width pixels wide" is '' "$faults"
		done
	done
}

# access_pages: a page of each kind
access_pages() {
	echo index.html
	echo matches/harbour/index.html matches/harbour/season-2.html matches/harbour/docket.html
	echo matches/ferry/index.html matches/ferry/season-0.html
	for game in $games; do
		echo matches/$game/index.html matches/$game/season-0.html matches/$game/season-5.html
		echo rules/$game.html
	done
	echo matches/ktech/season-6.html
	(cd site && ls players/*.html)
}

# Of axe-core words within a drawing have no ground to stand out from.
access_map() {
	go "$site/matches/$game/season-5.html"
	size 1280 4000
	for way in light dark; do
		scheme $way
		check "$game: each word of its map can be read, $way" is "" "$(cat "$srcdir/tests/browser/contrast.js")"
	done
}

access() {
	site=file://$work/site
	tool_installed || return
	check 'axe-core comes into every page' every_page_has "$tools/node_modules/axe-core/axe.min.js"
	for page in $(access_pages); do
		access_page "$page"
	done
	for game in $games; do
		access_map
	done
	size 1200 900
	scheme light
}
access
