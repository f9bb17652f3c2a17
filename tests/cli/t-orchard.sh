# SPDX-License-Identifier: MIT
# The game that tradepost-game(7) ends with can be built as it stands there.
. "${srcdir:-.}/tests/lib.sh"

# The literal display that follows a file's name.
file_of_the_page()
{
	mkdir -p "$(dirname "$1")" && awk -v name=".Pa $1 :" '
$0 == name { found = 1 }
found && /^\.Ed/ { exit }
inside { gsub(/\\e/, "\\"); sub(/^\\\&/, ""); print }
found && /^\.Bd/ { inside = 1 }' "$srcdir/man/tradepost-game.7" >"$1" && [ -s "$1" ]
}

game_is_built()
{
	file_of_the_page src/games/orchard/rows.def && file_of_the_page src/games/orchard/orchard.c &&
		${CC:-cc} -std=c11 -Wall -Wextra -Wpedantic -Werror -fsyntax-only -Isrc -I"$srcdir/src" \
			src/games/orchard/orchard.c
}

check 'the game of tradepost-game(7) can be built' game_is_built
finish
