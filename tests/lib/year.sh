# SPDX-License-Identifier: MIT
# A year of a club, see tests/year/year.h, as t-year.sh and the night's year.sh play it.
. "${srcdir:-.}/tests/lib.sh"
tools=$(dirname "$TRADEPOST")/tests

# year FOLDER MATCHES WEEKS SEED [power]
year() {
	mkdir "$1" || return
	(
		cd "$1" || exit
		shift
		"$tools/year/year" "$TRADEPOST" "$tools/cli/known" "$@" >happened || {
			cat happened
			tail -n 5 said
			exit 1
		}
	)
}

# come_to FOLDER: what must not depend on when power fails
come_to() {
	sqlite3 -readonly "$1/club/club.db" "
		SELECT name, s.season, hex(digest), hex(sha3(image)) FROM seasons AS s
			JOIN matches AS m ON m.id = match ORDER BY 1, 2;
		SELECT name, number, hex(head) FROM records JOIN matches ON id = match ORDER BY 1, 2;
		SELECT message_id, recipient, hex(sha3(bytes)) FROM mails JOIN mail_bytes ON mail = id
			ORDER BY 1, 3"
}

come_to_the_same() {
	come_to "$1" >"$1/came" && come_to "$2" >"$2/came" && [ -s "$1/came" ] &&
		diff "$1/came" "$2/came" >differ || { head differ; return 1; }
}

# proven FOLDER: each player's mailbox proves its match to its owner, who has the records and what was
# mailed, but for what got lost; each match is played again and comes out the same
proven() {
	(
		cd "$1" || exit
		sqlite3 -readonly club/club.db "SELECT name FROM matches" >names
		while read -r match; do
			tp -C club replay "$match" >replayed 2>&1 || { cat replayed; exit 1; }
			tp -C club records "$match" >"records.$match"
		done <names
		for box in boxes/*; do
			match=$(echo "$box" | sed 's|^boxes/p\([0-9]*\)-.*|m\1|')
			tp verify "$box" "records.$match" >verified 2>&1 || { echo "$box"; cat verified; exit 1; }
		done
	)
}
