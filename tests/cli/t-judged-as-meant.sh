#!/bin/sh
# SPDX-License-Identifier: MIT
# Where a mail offers a letter with lines as they were meant, each other line is judged in that letter: it is what a yes
# sends. Of what no yes sends the letter is judged as it stands.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers = 500' >>club/tradepost.conf
known_keys club 2

# With this chance the hand of Red brings 4 gold in season 3: Markets 1, Herding 3.
table=m2
tp -C club new ktech m2 --seats 2 --set unsigned=token || exit 1
known match club m2 2
for seat in red blue; do
	tp -C club seat m2 $seat --name $seat --mail $seat@example.org
done
tp -C club start m2
for _ in 0 1 2; do
	tp -C club run m2 --now
done

# writes LINE...: what Red is told of them, in .told
writes() {
	printf '%s\n' "$@" | mailed red@example.org "$(address report 1)"
	newest ack 1 | letters_bare | tr -s '\n ' '  ' >.told
}
tells_not() {
	! grep -q -e "$1" .told
}

writes 'gold e'
check 'without a card the gold is not there' has .told '1 gold e understood, but if nothing changes, it will be refused:'

writes 'play markets, herding' 'gold e'
check 'two cards in one line are offered as two lines' has .told 'Your letter is then: play markets play herding gold e'
check 'and what they bring pays for what is below' has .told '2 gold e understood '
check 'nothing is refused' tells_not 'will be refused'

writes 'play markets, herding' 'gold e as often as possible'
check 'a line that is not understood is tried behind those, too' tells_not 'had none'

writes 'gold e' 'discard march and bazaars'
check 'what goes is chosen by what was meant' tells_not "choose with 'discard cards'"
check 'which is offered' has .told 'discard cards march bazaars'

writes 'play markets, herding' 'gold e' '/forecast'
check 'a forecast is one of that letter' has .told 'gold e: done in 100 of 100'
check 'and says so' has .told 'This is what would come of the letter that the word yes sends.'

writes 'play markets, herding' 'gold e' '/ready'
check 'where no yes is asked for, the letter is judged as it stands' has .told \
	'2 gold e understood, but if nothing changes, it will be refused:'
finish
