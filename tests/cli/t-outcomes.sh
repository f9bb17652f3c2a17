#!/bin/sh
# SPDX-License-Identifier: MIT
# A forecast tells what would come of an order as the opening of a report does, not die by die, and figures as
# ranges: a deed of each game, tried on matches whose chance is the same in every run. tests/play/outcomes.c has the
# kinds of deeds.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/browser/site.sh"
tp init club >/dev/null
known_keys club 2
for game in $games; do
	match $game $game 5 >/dev/null 2>&1
done

# forecast GAME SEASON LINE...: of Red, from the report of that season; what it prints is in .flat as one line
forecast() {
	tp -C club show "$1" --seat red --season "$2" --xml >report.xml
	shift 2
	printf '%s\n' "$@" >orders
	tp forecast report.xml orders >.cast
	{ tr '\n' ' ' <.cast | tr -s ' '; echo; } >.flat
}
forecast dragonlords 5 'attack r5a with army from r5f'
check 'dragonlords: that a land is taken' has .flat 'every time: You took Caldmoor a (r5a) from Blue.'
check 'dragonlords: not how the dice fell' sh -c '! grep -qE "rolled|hits" .flat'
check 'dragonlords: what it costs is a range' grep -qE 'orc on the map: 63 now, [0-9]+ to [0-9]+ after' .flat
forecast dragonlords 5 'attack r5c with army from r5k'
check 'dragonlords: how likely the end is' grep -qE 'in [0-9]+ of 100: You lost the battle for Caldmoor c \(r5c\)' .flat
check 'dragonlords: and that there is another' grep -qE 'in [0-9]+ of 100: (You retreated|otherwise)' .flat
forecast tradeworlds 5 'attack blue-1 with red-1'
check 'tradeworlds: that a ship is destroyed' grep -qE "in [0-9]+ of 100: You destroyed Blue's ship blue-1" .flat
check 'tradeworlds: or that it gets away' grep -qE 'in [0-9]+ of 100: Blue dodged your attack' .flat
forecast tradeworlds 5 'smuggler blue'
check 'tradeworlds: what a hidden card is worth' grep -qE 'You banked a card of .*hand for [0-9] to [0-9] credits' .flat
forecast runes 4 'go ru0' 'sell all'
check 'runes: what a sale brings, and which rune is won' grep -qE 'every time: You sold [0-9]+ goods for [0-9]+ gold\. You won the rune of' .flat
forecast tradewarz 3 'recruit'
check 'tradewarz: what always comes is in the figures' has .flat 'soldier on the map: 2 now, 3 after'
check 'tradewarz: and needs no more words' sh -c '! grep -q "every time: You" .flat'
forecast ktech 4 'play harvest' 'gold a 2'
check 'ktech: what a card brings is in the figures' has .flat 'play harvest: done in 100 of 100'
check 'ktech: and what cannot be paid is refused' has .flat 'The price is 2 gold, and you had none'
cp .flat .first
forecast ktech 4 'play harvest' 'gold a 2'
check 'the same report and orders give the same words' cmp .flat .first
finish
