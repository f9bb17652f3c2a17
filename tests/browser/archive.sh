#!/bin/sh
# SPDX-License-Identifier: MIT
# make check-browser: the archive of a club with a match of each game, as a visitor meets it in Chromium.
# PARTS='walk' tries but those of its parts. With PICTURES=FOLDER it leaves pictures there, to be looked at.
. "${srcdir:-.}/tests/lib.sh"
for tool in chromedriver chromium curl jq node sqlite3 xmllint; do
	command -v $tool >/dev/null || {
		skip 'an archive is read in a browser' "$tool is not installed"
		finish
		exit
	}
done
. "$srcdir/tests/browser/driver.sh"
. "$srcdir/tests/browser/site.sh"
check 'a club has an archive' make_site
check 'a browser starts' browser_start
[ "$failed" = 0 ] || finish
for part in ${PARTS:-walk access valid print maps mail}; do
	. "$srcdir/tests/browser/$part.sh"
done
finish
