#!/bin/sh
# SPDX-License-Identifier: MIT
# Why a fact came about: for the referee, and for a player by mail; and what it must not tell.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/cli/wishes.sh"
make_match club harbour 2 || exit 1
echo 'answers = 500' >>club/tradepost.conf
play club harbour 0 2 'start 4,6 5,3'
printf 'gold e max\nif season > 3: build village 1,1\nbuild village 9,99\n' |
	letter club harbour 1 red 1 >.eml
tp -C club take .eml
echo 'when discard-card: lowest amount' | letter club harbour 1 blue 1 >.eml
tp -C club take .eml
tp -C club run harbour --now

# fact SEAT WORDS: the number of the first line of that seat's report with these words
fact() {
	tp -C club show harbour --seat "$1" | sed -n "s/^ *\([0-9][0-9]*\)[-0-9]*  .*$2.*/\1/p" | head -1
}
explain() {
	tp -C club explain harbour "$@" >.why
}
check 'a fact that is not there is none' says 66 'has no fact 999' \
	tp -C club explain harbour 999 --seat red
check 'what is no number is told' says 64 'no number of a fact' tp -C club explain harbour frob
own=$(fact red 'You ')
check 'a report has numbers' test -n "$own"
check 'a fact of the own turn is explained' explain "$own" --seat red
check 'with its own words' grep -q "^ *$own  You" .why
check 'with its clause in full' grep -q '^ *\[[a-z]* [0-9]*\] [A-Z]' .why
check 'no line is too long for a mail' sh -c '! grep -q "^.\{73,\}" .why'
other=$(fact blue 'Red ')
check 'the same is told to the other' explain "$other" --seat blue
check 'as his report says it' grep -q "^ *$other  Red" .why
check 'but not the order it belongs to' sh -c '! grep -q "your order" .why && ! grep -q "gold e" .why'
check 'only whose turn it was' has .why 'in the turn of Red'
refused=$(tp -C club show harbour --seat red | sed -n '/^YOUR LETTER/,$p' |
	sed -n 's/^ \{9\}\([0-9][0-9]*\) .*/\1/p' | head -1)
check 'a refusal is explained, too' explain "$refused" --seat red
check 'with the line that was refused' grep -q 'It belongs to your order' .why
check 'and to nobody else' sh -c '! "$0" -C club explain harbour "$1" --seat blue | grep "gold e"' \
	"$TRADEPOST" "$refused"
check 'the public report has its own numbers' explain 1
check 'a season that was not played has none' says 66 'not played yet' \
	tp -C club explain harbour 1 --season 7

# ---- by mail ----

check 'a player asks by mail' ask "$own You" red 30 <<EOT
/explain $own
EOT
check 'of another season, too' ask '1 ' red 31 <<EOT
/explain 1 0
EOT
check 'a number that is not there' ask 'has no number 999' red 32 <<EOT
/explain 999
EOT
check 'what is none' ask 'Write /explain with the number' red 33 <<EOT
/explain please
EOT
check 'a season to come' ask 'was not played yet' red 34 <<EOT
/explain 1 9
EOT
finish
