# SPDX-License-Identifier: MIT
# Years of clubs, two at once: CLUBS of them with MATCHES each, where power fails, and the first one once
# more where it does not. Together a year of a club with 200 matches.
. "${srcdir:-.}/tests/lib/year.sh"
CLUBS=${CLUBS:-4}
MATCHES=${MATCHES:-50}
WEEKS=${WEEKS:-52}
FIRST=${FIRST:-0}
began=$(date +%s)

if ! [ "$clock" ] || ! command -v sqlite3 >/dev/null; then
	echo 'skipped: faketime or sqlite3 is not installed'
	exit 77
fi
year_of() {
	year "club.$1" "$MATCHES" "$WEEKS" "$((FIRST + $1))" power && proven "club.$1"
}
both() {
	(year_of "$1") >"out.$1" 2>&1 &
	other=$!
	(year_of "$(($1 + 1))") >"out.$(($1 + 1))" 2>&1
	code=$?
	wait $other && [ $code = 0 ] || { cat "out.$1" "out.$(($1 + 1))"; return 1; }
}
for club in $(seq 1 2 "$CLUBS"); do
	check "the years of clubs $club and $((club + 1)), from seed $((FIRST + club)) on" both "$club"
	sed 's/^/# /' "club.$club/happened" "club.$((club + 1))/happened" | tee -a happened
	[ "$club" = 1 ] || rm -rf "club.$club"
	rm -rf "club.$((club + 1))"
done
check 'the first one in peace' year peace "$MATCHES" "$WEEKS" "$((FIRST + 1))"
check 'comes to the same' come_to_the_same peace club.1
# sum_of WORD: of the numbers before it
sum_of() {
	tr -s ' ,()' '\n' <happened | awk -v word="$1" '$0 == word { sum += last } { last = $0 } END { print sum + 0 }'
}
echo "# ledger: year-seasons $(sum_of seasons)"
echo "# ledger: year-kills $(sum_of kills)"
echo "1..$n"
echo "year: $(($(date +%s) - began)) s"
[ "$failed" = 0 ]
