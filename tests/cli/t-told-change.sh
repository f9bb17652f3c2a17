#!/bin/sh
# SPDX-License-Identifier: MIT
# An answer that says in words what is to become of an order that is in: it is dropped, another comes instead, or it is
# elsewhere. The letter as it is then is offered, and yes sends it.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
. "$srcdir/tests/lib/two_friends.sh"

number=0
# change LINES WORDS LETTER: to a letter of those lines somebody says that; the letter is offered, and yes sends it
change() {
	number=$((number + 1))
	begin "change$number"
	season >.out
	printf "$1\n" | mailed ann@example.org "$(address report 1)"
	printf "$2\n" | mailed ann@example.org "$(address report 1)"
	told ack
	check "'$2' holds the season and is offered as the letter that it means" has .told "etter is then: $(printf %s "$3" | tr ';' ' ')"
	printf 'yes\n' | mailed ann@example.org "$(address ack 1)"
	check "and yes sends that letter" is "$(orders)" "$3"
}
begin() {
	table=$1
	tp -C club new ktech "$table" ann bob --deadline 'in 3 days' 2>.out >.out
	printf 'yes\nstart 4,6 5,3\n' | mailed ann@example.org "$(address invitation 1)"
	printf 'yes\nstart 7,3 4,6\n/ready\n' | mailed bob@example.org "$(address invitation 2)"
}
# plays GAME MATCH: both have joined, and the set-up is played
plays() {
	table=$2
	tp -C club new "$1" "$2" ann bob >.out 2>&1
	echo yes | mailed ann@example.org "$(address invitation 1)"
	echo yes | mailed bob@example.org "$(address invitation 2)"
	tp -C club run "$2" --now >.out
}
letter='build mine 5,4\nplay lumber\ngold a'
change "$letter" 'Forget the gold a then, rest is fine' 'build mine 5,4;play lumber;'
change "$letter" 'Please cancel the mine on 5,4, too risky.' 'play lumber;gold a;'
change "$letter" 'No lumber please' 'build mine 5,4;gold a;'
change "$letter" "Don't play the lumber" 'build mine 5,4;gold a;'
change "$letter" 'Sorry, I meant 6,5' 'build mine 6,5;play lumber;gold a;'
change 'build mine 5,4\nplay gems' 'Sorry, I meant lumber' 'build mine 5,4;play lumber;'
change 'build mine 5,4' 'Oops, 6,5 I meant' 'build mine 6,5;'

number=$((number + 1))
begin "change$number"
season >.out
printf "$letter\n" | mailed ann@example.org "$(address report 1)"
printf 'Sorry, I changed my mind: please build the temple on 6,5 instead of the mine. The rest stays.\n' | mailed ann@example.org "$(address report 1)"
printf 'build temple 6,5\n' | mailed ann@example.org "$(address report 1)"
told ack
check 'what something is to come instead of is in no letter that is offered' has .told 'With yes your letter is: build temple 6,5 play lumber gold a If you'

printf 'Forget the lumber\n' | mailed bob@example.org "$(address report 2)"
printf 'play lumber\n' | mailed bob@example.org "$(address report 2)"
printf 'Forget the lumber\n' | mailed bob@example.org "$(address report 2)"
newest ack 2 | tr -s '\n ' '  ' >.told
check 'of a letter of one line who drops it is told how to take all back' has .told "Forget the lumber NOT UNDERSTOOD. Write 'cancel letter' if that was meant"
printf 'cancel letter\n' | mailed bob@example.org "$(address report 2)"
newest ack 2 | tr -s '\n ' '  ' >.told
check 'which leaves no order of that season' has .told 'These lines of your earlier letter no longer count: play lumber It has no orders.'
for words in 'withdraw my letter please' 'Please forget all my orders'; do
	printf 'play lumber\ngold a\n' | mailed bob@example.org "$(address report 2)"
	printf "$words\n" | mailed bob@example.org "$(address report 2)"
	newest ack 2 | tr -s '\n ' '  ' >.told
	check "'$words' is told so as well" has .told "Write 'cancel letter' if that was meant"
done
for line in 'cancel my orders' 'cancel 1\ncancel 2'; do
	printf 'play lumber\ngold a\n' | mailed bob@example.org "$(address report 2)"
	printf "$line\n" | mailed bob@example.org "$(address report 2)"
	newest ack 2 | tr -s '\n ' '  ' >.told
	check "'$line' takes all lines out" has .told 'no longer count: play lumber gold a It has no orders.'
done
begin yields
season >.out
set -- $(newest report 1 | tr -s '\n#>' '   ' | tr -s ' ' | sed -n 's/.*for example: build \([a-z]*\) \([0-9,]*\) \([0-9,]*\).*/\1 \2 \3/p')
printf '@ prefer city castle\nbuild %s %s\n' "$1" "$2" | mailed ann@example.org "$(address report 1)"
printf 'build %s %s\n' "$1" "$3" | mailed ann@example.org "$(address report 1)"
told ack
check 'of two orders of which one is played the new one takes the place of the old one' has .told "With yes your letter is: @ prefer city castle build $1 $3 If"

plays dragonlords war
printf 'build mill r4f\nbuy 2 orc r4k\n' | mailed ann@example.org "$(address report 1)"
printf 'Please build the smithy on r4f instead of the mill.\n' | mailed ann@example.org "$(address report 1)"
told ack
check 'an order told in words that is to come instead of another is offered in its place' has .told 'etter is then: buy 2 orc r4k build smithy r4f These lines are not in that letter; write them again if you still want them: build mill r4f'
echo yes | mailed ann@example.org "$(address ack 1)"
check 'and yes sends the letter without that other' is "$(orders)" 'buy 2 orc r4k;build smithy r4f;'

plays tradeworlds stars
printf 'trader\nbuy weapon\n' | mailed ann@example.org "$(address report 1)"
printf 'Also discard all before that please\n' | mailed ann@example.org "$(address report 1)"
told ack
check 'what shall come before others is offered above them' has .told 'etter is then: discard all trader buy weapon If'
finish
