# SPDX-License-Identifier: MIT
# Every file of the archive is what it says it is: pages by html-validate, with all that it recommends and
# all that the standard wants; drawings, feeds and data by xmllint.

# Pages that are mailed are made of the same templates.
mail_pages() {
	for game in $games; do
		tp -C club show "$game" --seat red --html >mailed-"$game".html || return 1
	done
}

# each ENDING: all files of the site that end so, in an order
each() {
	find site -name "*.$1" | sort
}

valid_pages() {
	{ each html; ls mailed-*.html; } | xargs node "$tools/node_modules/html-validate/bin/html-validate.mjs" \
		--config "$srcdir/tests/browser/html-validate.cjs" --formatter text
}

# one SELECTOR-AS-XPATH: each page has it exactly once
one() {
	for page in $(each html); do
		found=$(xmllint --html --xpath "count($1)" "$page" 2>/dev/null)
		[ "$found" = 1 ] || { echo "$page has $found of it"; return 1; }
	done
}

# none XPATH: no page has it
none() {
	for page in $(each html); do
		found=$(xmllint --html --xpath "count($1)" "$page" 2>/dev/null)
		[ "$found" = 0 ] || { echo "$page has $found of it"; return 1; }
	done
}

valid() {
	if tool_installed; then
		check "pages are mailed" mail_pages
		check 'every page is valid, those that are mailed too' valid_pages
	fi
	check 'every page has one heading of its own' one '//h1'
	check 'every page begins with the way to its content' one '//body/*[1][self::a][@href = "#main"]'
	check 'which is there' one '//main[@id = "main"]'
	check 'the heads of tables say of what' none '//th[not(@scope)]'
	check 'no table is without heads' none '//table[not(.//th[@scope = "col"])]'
	check 'no picture is without words' none '//img[not(@alt)]'
	check 'drawings, feeds and data are well-formed' sh -c '
		find site -name "*.svg" -o -name "*.xml" ! -name seasons.xml | xargs xmllint --noout'
	check 'the data of seasons are reports' sh -c '
		find site -name "season-*.xml" | xargs xmllint --noout --relaxng "$srcdir/templates/report.rng"'
	check 'a feed is one of Atom, each of its entries dated' sh -c '
		for feed in $(find site -name feed.xml); do
			[ "$(xmllint --xpath "count(/*[local-name() = \"feed\"]/*[local-name() = \"id\" or
				local-name() = \"title\" or local-name() = \"updated\"])" "$feed")" = 3 ] &&
				[ "$(xmllint --xpath "count(//*[local-name() = \"entry\"][not(*[local-name() = \"id\"]
					and *[local-name() = \"title\"] and *[local-name() = \"updated\"])])" "$feed")" = 0 ] ||
				{ echo "$feed is not"; exit 1; }
		done'
}
valid
