#!/bin/sh
# SPDX-License-Identifier: MIT
# make bench [GAME=ktech] [FLOOR=FOLDER] [GAMES=400] [SEATS=N] [PAIRS=5]: what a season of so many
# matches of a game costs, of as many seats as its maps have if SEATS does not say. FLOOR is the
# folder of the programs floor and floorgen, the least work such a season can be; without it no ratio
# is printed. Prints "name value" pairs, a line each.
set -eu
GAME=${GAME:-ktech} GAMES=${GAMES:-400} PAIRS=${PAIRS:-5} FLOOR=${FLOOR:-}
most=$(sed -n 's/.*<map .*seats="\([0-9]-\)*\([0-9]*\)".*/\2/p' "${srcdir:-.}/db/boxes/$GAME.xml" | sort -n | tail -n 1)
SEATS=${SEATS:-$most}
bench=${BENCH:-tests/bench}
tp=${TRADEPOST:-$(pwd)/tradepost}
TRADEPOST_DATA=${TRADEPOST_DATA:-$(cd "${srcdir:-.}" && pwd)}
export TRADEPOST_DATA
work=$(mktemp -d "${TMPDIR:-/tmp}/tradepost-bench.XXXXXX")
trap 'rm -rf "$work"' EXIT

median() {
	sort -n | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'
}

# Nothing is deleted before the end: file systems make files slowly where many were just deleted.

# prepare NAME GAMES: a club with GAMES matches whose letters for season 1 lie in NAME.in
prepare() {
	"$tp" init "$work/$1"
	"$bench/make" "$GAME" "$work/$1" "$2" "$SEATS"
	"$tp" -C "$work/$1" run --now
	"$tp" -C "$work/$1" send
	mv "$work/$1/spool" "$work/$1.setup" && mkdir "$work/$1/spool"
	"$bench/make" "$GAME" "$work/$1" "$2" "$SEATS" 1 "$work/$1.in"
}

# season NAME N: takes, plays and sends a fresh copy; its CPU, wall and peak go to files
season() {
	cp -r "$work/$1" "$work/copy.$2"
	sync -f "$work"
	"$bench/measure" sh -c '"$1" -C "$2" take "$3" && "$1" -C "$2" run && "$1" -C "$2" send' \
		sh "$tp" "$work/copy.$2" "$work/$1.in" 3>"$work/measured"
	cut -d' ' -f1 "$work/measured" >>"$work/cpu.$1"
	cut -d' ' -f2 "$work/measured" >>"$work/wall.$1"
}

ratio() {
	awk -v a="$1" -v b="$2" 'BEGIN { printf "%.2f\n", a / b }'
}

prepare full "$GAMES"
if [ -n "$FLOOR" ]; then
	"$FLOOR/floorgen" "$work/floor" "$GAMES" "$SEATS"
fi
i=0
while [ $i -lt "$PAIRS" ]; do
	season full "$i"
	if [ -n "$FLOOR" ]; then
		mkdir "$work/floor.$i"
		cp -r "$work/floor/in" "$work/floor/keys" "$work/floor.$i"
		"$bench/measure" "$FLOOR/floor" "$work/floor.$i" "$GAMES" "$SEATS" maildir 3>"$work/measured"
		cut -d' ' -f1 "$work/measured" >>"$work/cpu.floor"
		cut -d' ' -f2 "$work/measured" >>"$work/wall.floor"
	fi
	i=$((i + 1))
done
cpu=$(median <"$work/cpu.full")
wall=$(median <"$work/wall.full")
echo "season_cpu_ms_per_seat $(awk -v a="$cpu" -v n="$((GAMES * SEATS))" 'BEGIN { printf "%.3f", a * 1000 / n }')"
if [ -n "$FLOOR" ]; then
	paste "$work/cpu.full" "$work/cpu.floor" | awk '{ print $1 / $2 }' | median |
		awk '{ printf "season_cpu_ratio %.2f\n", $1 }'
	paste "$work/wall.full" "$work/wall.floor" | awk '{ print $1 / $2 }' | median |
		awk '{ printf "season_wall_ratio %.2f\n", $1 }'
fi

if command -v strace >/dev/null; then
	cp -r "$work/full" "$work/copy.s"
	for step in "take $work/full.in" run send; do
		# shellcheck disable=SC2086
		strace -f -qq -e trace=fsync,fdatasync,syncfs -o "$work/syncs" "$tp" -C "$work/copy.s" $step
		cat "$work/syncs" >>"$work/all-syncs"
	done
	echo "syncs_per_match $(ratio "$(grep -cE 'fsync\(|fdatasync\(|syncfs\(' "$work/all-syncs")" "$GAMES")"
fi

"$tp" init "$work/empty"
"$bench/measure" "$tp" -C "$work/empty" run 3>"$work/measured"
empty=$(cut -d' ' -f3 "$work/measured")
prepare quarter $((GAMES / 4))
prepare half $((GAMES / 2))
cp -r "$work/full" "$work/copy.m"
"$tp" -C "$work/copy.m" take "$work/full.in"
"$bench/measure" "$tp" -C "$work/copy.m" run 3>"$work/measured"
peak=$(cut -d' ' -f3 "$work/measured")
cp -r "$work/quarter" "$work/copy.q"
"$tp" -C "$work/copy.q" take "$work/quarter.in"
"$bench/measure" "$tp" -C "$work/copy.q" run 3>"$work/measured"
small=$(cut -d' ' -f3 "$work/measured")
awk -v a="$peak" -v b="$empty" 'BEGIN { printf "peak_mib %.1f\n", (a - b) / 1024 }'
awk -v a="$small" -v b="$empty" 'BEGIN { printf "peak_mib_quarter %.1f\n", (a - b) / 1024 }'
for k in 1 2 3; do
	season quarter "q$k"
	season half "h$k"
done
quarter=$(median <"$work/cpu.quarter")
half=$(median <"$work/cpu.half")
awk -v a="$quarter" -v b="$half" -v c="$cpu" \
	'BEGIN { x = b / a; y = c / b; printf "growth_per_doubling %.2f\n", (x > y ? x : y) }'
"$bench/speed"
