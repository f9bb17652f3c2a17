# SPDX-License-Identifier: MIT
# data.sh FOLDER: makes a folder of data for tests/games/tradepost: what is installed, and the boxes, clauses,
# phrases and cases of the games of tests/games, those of orchard as tradepost-game(7) prints them.
set -eu
top=$(cd "${srcdir:-.}" && pwd)
mkdir -p "$1/db/boxes" "$1/db/rules" "$1/templates" "$1/tests/rules/orchard"
cd "$1"
ln -sf "$top"/templates/* templates
for file in db/boxes/orchard.xml db/rules/orchard.txt templates/orchard.en.txt tests/rules/orchard/01-turn.t; do
	awk -v file=$file -f "$top/tests/games/example.awk" "$top/man/tradepost-game.7" >$file
done
for game in "$top"/tests/games/*/; do
	[ -e "$game/box.xml" ] || continue
	name=$(basename "$game")
	ln -sf "$game/box.xml" "db/boxes/$name.xml"
	ln -sf "$game/rules.txt" "db/rules/$name.txt"
	ln -sf "$game/phrases.en.txt" "templates/$name.en.txt"
	mkdir -p "tests/rules/$name"
	ln -sf "$game"/*.t "tests/rules/$name"
done
