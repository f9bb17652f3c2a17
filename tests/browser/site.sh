# SPDX-License-Identifier: MIT
# The archive that tests/browser/*.sh look at: a match of each game, played by those who play the demos, whose
# chance is the same in every run; one that ended, with a ruling on its docket; and one that waits for
# players.
games='ktech tradewarz tradeworlds runes dragonlords'

# seats_of MATCH: two, with their keys
seats_of() {
	for seat in red blue; do
		name=Ann
		[ $seat = red ] || name=Ben
		tp -C club seat "$1" $seat --name $name --mail $seat@example.org --key club/$seat.pub
	done
}

# take SEAT: a letter from stdin
take() {
	cat >.orders
	tp sign --key club/"$1".key .orders >.letter
	tp -C club take .letter
}

# season GAME MATCH N: it is played with what the demo's players order
season() {
	for seat in red blue; do
		if [ "$3" = 0 ]; then
			printf 'match %s\nseason 0\nseat %s\nseq 1\n' "$(whole "$2")" $seat | take $seat
		else
			tp -C club show "$2" --seat $seat | sh "$srcdir/tests/lib/player.sh" "$1" | take $seat
		fi
	done
	tp -C club run "$2" --now
}

# begun GAME MATCH SEASONS
begun() {
	seats_of "$2"
	tp -C club start "$2"
	for nth in $(seq 0 "$3"); do
		season "$1" "$2" "$nth"
	done
}

# match GAME MATCH SEASONS
match() {
	tp -C club new "$1" "$2" --seats 2
	known match club "$2" 1
	begun "$@"
}

# By its rules, with dice that are proven: nobody orders anything any more.
ended_match() {
	tp -C club new ktech harbour --seats 2 --option passes=2
	begun ktech harbour 2
	printf '/dispute 1 1\nThe die was not cast.\n/end\n' | orders harbour 3 red 1 | take red
	tp -C club docket harbour 1 --rule 'It was: see the record.'
	until tp -C club status | grep -q '^harbour .*over'; do
		tp -C club run harbour --now || break
	done
}

# make_site: into site
make_site() {
	tp init club
	known_keys club 2
	for game in $games; do
		match "$game" "$game" 5
	done
	ended_match
	tp -C club new runes ferry --seats 3
	sqlite3 club/club.db 'update seats set public = 1'
	tp -C club archive site
}
