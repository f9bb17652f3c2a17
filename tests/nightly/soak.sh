# SPDX-License-Identifier: MIT
# make soak: the tests of many kinds of play and mail at their full numbers, with figures. They can
# be set: MATCHES, PAIRS and POSITIONS a game, JUNK mails, MUTANTS of a letter; the lines at the end have
# theirs. In each game that puts seats out of a match some must go on without one. Ends with a line of sums.
set -u
export MATCHES="${MATCHES:-10000}" PAIRS="${PAIRS:-10000}" JUNK="${JUNK:-100000}"
export POSITIONS="${POSITIONS:-1000}" MUTANTS="${MUTANTS:-1000000}"
failed=0

# soak NAME COMMAND...: shows what it prints, and how long it took
soak() {
	name=$1
	shift
	began=$(date +%s)
	if "$@"; then
		echo "soak: $name, $(($(date +%s) - began)) s"
	else
		echo "soak: $name FAILED after $(($(date +%s) - began)) s"
		failed=$((failed + 1))
	fi
}

soak "$MATCHES random matches a game" env OUTS=1 tests/play/random
for scenario in trade-wars space-wars derelict; do
	soak "$MATCHES random matches of tradeworlds, $scenario, all its modules" \
		env GAME=tradeworlds \
		OPTIONS="scenario=$scenario reinforcements=yes garrison=yes" tests/play/random
done
soak "$MATCHES random matches of runes in teams, to a legendary monster" \
	env GAME=runes OPTIONS="teams=yes need-legend=yes" tests/play/random
soak "$PAIRS pairs a game for secrecy" tests/play/secrecy
soak "$PAIRS pairs of runes in teams" env GAME=runes OPTIONS="teams=yes" tests/play/secrecy
soak "$JUNK mails of junk and $MUTANTS mutants" sh "${srcdir:-.}/tests/letters/flood.sh"
soak "$PAIRS seasons a game of letters that are mostly refused" tests/play/reasons
soak "$POSITIONS positions a game for what templates offer" tests/play/offers
soak "$((PAIRS / 4)) positions a game, text against XML" tests/play/both
soak "an archive of 20 seasons, every byte of its records flipped" \
	sh "${srcdir:-.}/tests/nightly/flips.sh"
soak "10000 changes of a stored match" \
	env SPOILS=10000 sh "${srcdir:-.}/tests/cli/t-spoiled.sh"
soak "5000 kinds of rubbish beside honest papers" \
	env BESIDE=5000 sh "${srcdir:-.}/tests/cli/t-played.sh"
echo "soak: $failed of 14 failed"
[ $failed = 0 ]
