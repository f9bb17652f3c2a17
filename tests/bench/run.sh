#!/bin/sh
# SPDX-License-Identifier: MIT
# make bench [GAME=ktech] [FLOOR=FOLDER] [GAMES=400] [SEATS=N] [PAIRS=5]: what a season of so many
# matches costs, of each game or the one that GAME says, of as many seats as its maps have if SEATS does
# not say. All players have joined and write. FLOOR is the folder of the programs floor and floorgen, the
# least work that such a season can be, with mails as large as the game's: season and floor run by turns,
# and the median of PAIRS ratios is printed; without it none is. Prints "name.game value" pairs, a line
# each.
set -eu
GAME=${GAME:-} GAMES=${GAMES:-400} SEATS=${SEATS:-} PAIRS=${PAIRS:-5} FLOOR=${FLOOR:-}
bench=${BENCH:-tests/bench}
top=$(cd "${srcdir:-.}" && pwd)
tp=${TRADEPOST:-$(pwd)/tradepost}
TRADEPOST_DATA=${TRADEPOST_DATA:-$top}
export TRADEPOST_DATA
work=$(mktemp -d "${TMPDIR:-/tmp}/tradepost-bench.XXXXXX")
trap 'rm -rf "$work"' EXIT

median() {
	sort -n | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'
}

# say NAME FORMAT EXPRESSION [A [B]]: what it is, of a and b, for the game
say() {
	awk -v a="${4:-0}" -v b="${5:-0}" "BEGIN { printf \"$1.$game $2\\n\", ($3) }"
}

# Nothing of a game is deleted before its end: file systems make files slowly where many were just deleted.

# prepare NAME MATCHES: a club with so many matches whose letters for season 1 lie in NAME.in
prepare() {
	"$tp" init "$clubs/$1"
	"$bench/make" "$clubs/$1" "$game" "$2" "$seats"
	"$bench/make" "$clubs/$1" "$clubs/$1.join"
	"$tp" -C "$clubs/$1" take "$clubs/$1.join"
	"$tp" -C "$clubs/$1" run --now
	"$tp" -C "$clubs/$1" send
	mv "$clubs/$1/spool" "$clubs/$1.setup" && mkdir "$clubs/$1/spool"
	"$bench/make" "$clubs/$1" "$clubs/$1.in"
} >"$work/said"

# measure NAME COMMAND...: its CPU and wall seconds and its peak in KiB, a line more of NAME.measured
measure() {
	name=$1
	shift
	"$bench/measure" "$@" 3>>"$clubs/$name.measured" >"$work/said"
}

# measured NAME FIELD: the median of all times
measured() {
	cut -d' ' -f"$2" "$clubs/$1.measured" | median
}

# season NAME N: takes, plays and sends a fresh copy
season() {
	cp -r "$clubs/$1" "$clubs/$1.$2"
	sync -f "$work"
	measure "$1" sh -c '"$1" -C "$2" take "$3" && "$1" -C "$2" run --now && "$1" -C "$2" send' \
		sh "$tp" "$clubs/$1.$2" "$clubs/$1.in"
}

# sizes CLUB: the bytes of the mean report's mail, as the floor's TEXT, to the end of its text, and XML, the
# other parts
sizes() {
	grep -l '^Message-ID: <.*\.report\.' "$clubs/$1/spool"/*.eml | xargs cat |
		LC_ALL=C awk '/^Message-ID: / { n++; part = 0 }
			/^--=_tradepost_.*[^-]$/ { part++ }
			{ size[part > 1] += length($0) + 1 }
			END { printf "TEXT=%d XML=%d\n", size[0] / n, size[1] / n }'
}

# floor N: a season of the same number of letters and mails, each as large as the game's, with the signatures
# and hashes that the protocol asks
floor() {
	mkdir "$clubs/floor.$1"
	cp -r "$clubs/floor.in/in" "$clubs/floor.in/keys" "$clubs/floor.$1"
	# shellcheck disable=SC2046
	measure floor env $(sizes full.0) ATTACH=1 ACKS=1 VERIFIES=2 SIGNS=3 HASHES=40 \
		"$FLOOR/floor" "$clubs/floor.$1" "$GAMES" "$seats" maildir
}

# ratio NAME FIELD: the median of season by floor, as they ran
ratio() {
	[ -n "$FLOOR" ] || return 0
	say "$1" %.2f a "$(paste -d' ' "$clubs/full.measured" "$clubs/floor.measured" |
		awk -v f="$2" '{ print $f / $(f + 3) }' | median)"
}

count_syncs() {
	if ! command -v strace >/dev/null; then
		echo 'syncs are not counted: it needs strace' >&2
		return
	fi
	cp -r "$clubs/full" "$clubs/full.syncs"
	for step in "take $clubs/full.in" "run --now" send; do
		# shellcheck disable=SC2086
		strace -f -qq -e trace=fsync,fdatasync,syncfs -o "$work/syncs" "$tp" -C "$clubs/full.syncs" \
			$step >"$work/said"
		cat "$work/syncs" >>"$clubs/all-syncs"
	done
	say syncs_per_match %.2f 'a / b' "$(grep -cE '(fsync|fdatasync|syncfs)\(' "$clubs/all-syncs")" "$GAMES"
}

# peak NAME: of run, in KiB
peak() {
	cp -r "$clubs/$1" "$clubs/$1.peak"
	"$tp" -C "$clubs/$1.peak" take "$clubs/$1.in" >"$work/said"
	measure "$1.peak" "$tp" -C "$clubs/$1.peak" run --now
	measured "$1.peak" 3
}

bench_game() {
	prepare full "$GAMES"
	[ -z "$FLOOR" ] || "$FLOOR/floorgen" "$clubs/floor.in" "$GAMES" "$seats"
	i=0
	while [ $i -lt "$PAIRS" ]; do
		season full $i
		[ -z "$FLOOR" ] || floor $i
		i=$((i + 1))
	done
	cpu=$(measured full 1)
	say season_cpu_ms_per_seat %.3f 'a * 1000 / b' "$cpu" $((GAMES * seats))
	ratio season_cpu_ratio 1
	ratio season_wall_ratio 2
	count_syncs

	prepare quarter $((GAMES / 4))
	prepare half $((GAMES / 2))
	say peak_mib %.1f '(a - b) / 1024' "$(peak full)" "$empty"
	say peak_mib_quarter %.1f '(a - b) / 1024' "$(peak quarter)" "$empty"
	for k in 1 2 3; do
		season quarter $k
		season half $k
	done
	half=$(measured half 1)
	say growth_per_doubling %.2f "a / $half > $half / b ? a / $half : $half / b" "$cpu" "$(measured quarter 1)"
}

clubs=$work
"$tp" init "$work/empty"
measure empty "$tp" -C "$work/empty" run
empty=$(measured empty 3)
for game in ${GAME:-$(cd "$top/tests/bench" && ls ./*.orders)}; do
	game=$(basename "$game" .orders)
	clubs=$work/$game
	seats=${SEATS:-$(sed -n 's/.*<map .*seats="\([0-9]-\)*\([0-9]*\)".*/\2/p' "$top/db/boxes/$game.xml" |
		sort -n | tail -n 1)}
	mkdir "$clubs"
	bench_game
	rm -rf "$clubs"
done
"$bench/speed"
