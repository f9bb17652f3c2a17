#!/bin/sh
# SPDX-License-Identifier: MIT
# make bench [GAME=ktech] [MATCHES=1000] [SEASONS=30] [PLAYERS=3]: what the archive of a club costs that
# has so many matches, each of so many seasons and players; with MATCHES=0 it is left out. A hundredth
# of them is played, the others are copies of these under names of their own. Told is the cost of it
# all, how much more a season takes than in a club of a tenth of the matches (1.00: it grows with the
# seasons alone), and what comes when nothing is new and of one season more. Prints "name value" pairs,
# a line each. By default it takes minutes, and 4 GB below $TMPDIR.
set -eu
GAME=${GAME:-ktech} MATCHES=${MATCHES:-1000} SEASONS=${SEASONS:-30} PLAYERS=${PLAYERS:-3}
bench=${BENCH:-tests/bench}
tp=${TRADEPOST:-$(pwd)/tradepost}
TRADEPOST_DATA=${TRADEPOST_DATA:-$(cd "${srcdir:-.}" && pwd)}
export TRADEPOST_DATA
[ "$MATCHES" -gt 0 ] || exit 0
if ! command -v sqlite3 >/dev/null; then
	echo 'the archive is not measured: it needs sqlite3' >&2
	exit 0
fi
work=$(mktemp -d "${TMPDIR:-/tmp}/tradepost-bench.XXXXXX")
trap 'rm -rf "$work"' EXIT
played=$(((MATCHES + 99) / 100))
tenth=$(((MATCHES + 9) / 10))

# play N: a club with so many matches, all of whose players wrote for every season
play() {
	"$tp" init "$work/played"
	"$bench/make" "$work/played" "$GAME" "$1" "$PLAYERS"
	season=0
	while [ $season -lt "$SEASONS" ]; do
		"$bench/make" "$work/played" "$work/in.$season"
		"$tp" -C "$work/played" take "$work/in.$season"
		"$tp" -C "$work/played" run --now
		season=$((season + 1))
	done
}

# copies FROM TO: SQL that adds to matches 1 to FROM as many copies as make TO. Only what the archive
# and the next season read is copied; a copy has the chance of its match, for it is played again.
copies() {
	echo 'BEGIN;'
	for table in matches seats attendance chains records seasons played; do
		echo "CREATE TEMP TABLE copy_$table AS SELECT * FROM $table;"
	done
	n=$1
	while [ "$n" -lt "$2" ]; do
		echo "UPDATE copy_matches SET id = id + $1;
			UPDATE copy_matches SET name = 'b' || (id - 1);
			INSERT INTO matches SELECT * FROM copy_matches WHERE id <= $2;"
		for table in seats attendance chains records seasons played; do
			echo "UPDATE copy_$table SET match = match + $1;
				INSERT INTO $table SELECT * FROM copy_$table WHERE match <= $2;"
		done
		n=$((n + $1))
	done
	echo 'COMMIT;'
}

# club NAME MATCHES
club() {
	cp -r "$work/played" "$work/$1"
	copies "$played" "$2" | sqlite3 "$work/$1/club.db"
	"$(dirname "$tp")/tests/cli/pages" "$work/$1/club.db"
	sync -f "$work"
}

# archive CLUB SITE: its CPU and wall seconds and its peak in KiB, a line more of CLUB.measured
archive() {
	"$bench/measure" "$tp" -C "$work/$1" archive "$work/$2" 3>>"$work/$1.measured"
}

# measured CLUB FIELD: of the last time
measured() {
	tail -n 1 "$work/$1.measured" | cut -d' ' -f"$2"
}

# say NAME FORMAT EXPRESSION [A [B]]: what it is, of a and b
say() {
	awk -v a="${4:-0}" -v b="${5:-0}" "BEGIN { printf \"$1 $2\\n\", $3 }"
}

play "$played" >"$work/said"
club tenth "$tenth"
club full "$MATCHES"
archive tenth site.before
archive full site
archive tenth site.after
seasons=$((MATCHES * SEASONS))
cpu=$(measured full 1)
say archive_wall_s %.1f a "$(measured full 2)"
say archive_cpu_ms_per_season %.2f '1000 * a / b' "$cpu" "$seasons"
bytes=$(find "$work/site" -type f -printf '%s\n' | awk '{ n += $1 } END { printf "%.0f", n }')
say archive_mib %.1f 'a / 1048576' "$bytes"
say archive_bytes_per_season %.0f 'a / b' "$bytes" "$seasons"
say archive_peak_mib %.1f 'a / 1024' "$(measured full 3)"
say archive_peak_mib_tenth %.1f 'a / 1024' "$(measured tenth 3)"
few=$(awk '{ cpu += $1 } END { print cpu / NR }' "$work/tenth.measured")
say archive_growth_tenfold %.2f "a / b * $tenth / $MATCHES" "$cpu" "$few"

archive full site
say archive_nothing_new_wall_s %.2f a "$(measured full 2)"
"$tp" -C "$work/full" run b0 --now >"$work/said"
touch "$work/mark"
archive full site
say archive_season_more_wall_s %.2f a "$(measured full 2)"
echo "archive_season_more_files $(find "$work/site" -type f -newer "$work/mark" | wc -l)"
echo "archive_files $(find "$work/site" -type f | wc -l)"
