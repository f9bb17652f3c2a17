# SPDX-License-Identifier: MIT
# The page of a mail, as a phone shows it: of each game, as the match begins, after the set-up, after the first season and in the middle
# of a match that the autopilot plays, and in the middle of one that is played by letters. With PICTURES=FOLDER each is left there, by day and by night, on a phone and on a desk.

. "$srcdir/tests/lib/page_matches.sh"

# post_club: a match of each game in the club `post`, whose reports are pages
post_club() {
	tp init post
	printf '%s\n' 'format = html' 'subaddress = yes' 'mail = games@club.example' \
		'site = https://games.example/club' >>post/tradepost.conf
	page_matches post
}

# busy_club: matches in the club `busy/club` whose reports are pages, too, and that are played by letters, as the
# players of the demos write them
busy_club() {
	mkdir busy && (
		cd busy && tp init club && known_keys club 2 || exit
		printf '%s\n' 'format = html' 'subaddress = yes' 'mail = games@club.example' >>club/tradepost.conf
		for game in $games; do
			match "$game" "$game" 8 || exit
		done
	) >busy.log 2>&1
}

# post_pages NAME [KIND [CLUB]]: those of the newest reports, or mails of another kind, to red, as NAME-GAME.html
post_pages() {
	for game in $games; do
		sqlite3 "${3:-post}/club.db" "select bytes from mails join mail_bytes on mail = mails.id join matches on
			matches.id = match where kind = '${2:-report}' and seat = 1 and name = '$game'
			order by mails.id desc limit 1" | node "$srcdir/tests/browser/mail-page.js" >"$1-$game.html"
	done
}

# mail_page FILE
mail_page() {
	go "file://$work/$1"
	size 390 844
	scheme light
	check "$1: nothing hangs over the edge of a phone" is '' 'return [...document.querySelectorAll("*")].filter(
		e => e.getBoundingClientRect().right > 390 || e.scrollWidth > e.clientWidth + 1 && e.clientWidth).map(
			e => e.outerHTML).join("\n")'
	check "$1: it has at most four screens" is true 'return document.body.offsetHeight > 400
		&& document.documentElement.scrollHeight <= 4 * 844'
	check "$1: the button is on the first of them" is true 'return [...document.links].some(a =>
		a.protocol === "mailto:" && a.getBoundingClientRect().bottom < 844)'
	case $1 in
	*-ktech.html | *-dragonlords.html) least=9 ;; # thirteen and fourteen spaces in a row
	*) least=11 ;;
	esac
	check "$1: no word of it is smaller than $least pixels" is 0 'return [...document.querySelectorAll("body *")].filter(
		e => parseFloat(getComputedStyle(e).fontSize) < '"$least"').length'
	check "$1: words and what is behind them have their colours together" is 0 'return [
		...document.querySelectorAll("[style]")].filter(e => /(^|;)color:#/.test(e.getAttribute("style"))
			!== /background/.test(e.getAttribute("style"))).length'
	[ -z "${PICTURES:-}" ] || mail_pictures "${1%.html}"
}

# mail_pictures NAME
mail_pictures() {
	for way in light dark; do
		scheme $way
		for width in 390 1280; do
			size $width 3376
			picture "$PICTURES/$1-$width-$way.png"
		done
	done
	scheme light
}

# What axe-core asks of a page on the web and a mail cannot have: landmarks.
mail_faults='
	const found = await axe.run(document, { preload: false, resultTypes: ["violations"],
		rules: { region: { enabled: false }, "landmark-one-main": { enabled: false } } });
	return found.violations.flatMap(rule => rule.nodes.map(node => `${rule.id}: ${node.target.join(" ")}: `
		+ node.failureSummary.replace(/\s+/g, " "))).join("\n")'

support_says_nothing() {
	said=$(node "$srcdir/tests/browser/mail-support.mjs" "$tools" "$srcdir/tests/browser/mail-support.txt" mail-*.html)
	status=$?
	echo "$said"
	[ $status = 0 ] && [ -z "$said" ]
}

mails() {
	check 'matches of all games are played by mail' post_club
	post_pages mail-begins roster
	page_seasons post 1 >post.log 2>&1
	post_pages mail-setup
	page_seasons post 1 >>post.log 2>&1
	post_pages mail-first
	page_seasons post 10 >>post.log 2>&1
	post_pages mail-middle
	check 'matches of all games are played by letters' busy_club
	post_pages mail-busy report busy/club
	for page in mail-*.html; do
		mail_page "$page"
	done
	tool_installed || return
	check 'axe-core comes into every page' every_page_has "$tools/node_modules/axe-core/axe.min.js"
	for page in mail-*.html; do
		go "file://$work/$page"
		for way in light dark; do
			scheme $way
			check "$page has nothing that axe-core minds, $way" is '' "$mail_faults"
		done
	done
	scheme light
	check 'the pages of mails are valid' sh -c 'node "$1/node_modules/html-validate/bin/html-validate.mjs" \
		--config "$2/tests/browser/html-validate-mail.cjs" --formatter text mail-*.html' sh "$tools" "$srcdir"
	check 'what mail programs do not support of them is not missed' support_says_nothing
}
mails
