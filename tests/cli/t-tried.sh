#!/bin/sh
# SPDX-License-Identifier: MIT
# The answer to a letter says which of its lines would be refused as things stand, and why: what check says of the
# seat's own report, in every game, and of the set-up what the bare board says; and nothing that others keep to
# themselves.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers = 500' >>club/tradepost.conf
for name in ann ben; do tp -C club person $name --mail $name@example.org >.log; done

# lines of orders that are refused wherever the seat stands: what is not held, or more than is allowed
refused_in() {
	case $1 in
	ktech) for card in battle convert history gems culture lumber fishing; do echo "play $card"; done ;;
	tradewarz) printf 'resources gold\nrecruit\n' ;;
	tradeworlds) echo 'buy weapon and tactic and crew and starship' ;;
	runes) printf 'strip bomb\nfit pet rack\nstrip bomb\nfit bomb\nfit bomb\n' ;;
	dragonlords) ;; # the example sails an empty ship
	esac
}
# The numbers of the lines that check refuses, and that the newest ack does
by_check() {
	sed -n 's/^ *\([0-9]*\)  .*/\1 &/p' checked | awk '/: refused$/ { print $1 }' | tr '\n' ' '
}
by_ack() {
	newest ack 1 | awk '/^ +[0-9]+  / { n = $1 } /if nothing changes, it will be refused/ { print n }' |
		tr '\n' ' '
}

# first_orders GAME: lines for the set-up that can be done, and for some that cannot
first_orders() {
	case $1 in
	ktech) printf 'start 7,2\nstart 7,2 4,6 0,0 7,8 0,12\n' ;;
	tradewarz) printf 'dock g1 g2\n' ;;
	tradeworlds) printf 'faction destined acolytes\n' ;;
	runes) printf 'hero raden mei\nstatus 3 charisma 2 leadership\nstart with trader\n' ;;
	dragonlords) printf 'kingdoms r1k r2k\ngarrison 500 r1k\ngarrison r1k\n' ;;
	esac
}
# which of them are refused on the bare board, whatever others order
first_refused() {
	case $1 in
	ktech) echo '1 ' ;;
	dragonlords) echo '2 ' ;;
	*) echo ;;
	esac
}
# the numbers of those that the newest report calls refused
by_season() {
	newest report 1 | sed -n '/^YOUR LETTER/,/^$/p' | sed -n 's/^ *\([0-9]*\)  .*  refused$/\1/p' | tr '\n' ' '
}

for game in ktech tradewarz tradeworlds runes dragonlords; do
	table=$game
	tp -C club new $game $game ann ben 2>.log >&2 || exit 1
	echo yes | mailed ann@example.org "$(address invitation 1)"
	echo yes | mailed ben@example.org "$(address invitation 2)"
	first_orders $game | mailed ann@example.org "$(address roster 1)"
	check "$game: first orders are tried on the bare board" is "$(by_ack)" "$(first_refused $game)"
	check 'each of them is understood' sh -c \
		"[ $(newest ack 1 | grep -c '^        understood') = $(first_orders $game | wc -l) ]"
	if [ $game = ktech ]; then
		printf 'start 7,2\nbuild village 4,5\nat 1: build village 4,5\n' | mailed ann@example.org "$(address roster 1)"
		newest ack 1 | tr '\n' ' ' | tr -s ' ' >said
		check 'of an order for later the set-up letter says how it is sent now' has said \
			"2 build village 4,5 understood, but if nothing changes, it will be refused: Write 'at 1: build village 4,5', or send this line when the set-up has been played: this order is for the seasons after the set-up. 3 at 1: build village 4,5 waits for its season"
		first_orders $game | mailed ann@example.org "$(address roster 1)"
	fi
	tp -C club run $game --now >.log || exit 1
	check 'what is marked is refused' is "$(by_season)" "$(first_refused $game)"
	tp -C club run $game --now >.log || exit 1
	newest report 1 >report
	tp -C club show $game --season 1 --seat 1 --xml >report.xml
	sed -n 's/^# *for example: //p' report | head -n 5 >example
	{
		cat example
		refused_in $game
	} >orders
	tp check report.xml orders >checked
	first_orders $game | mailed ann@example.org "$(address report 1)"
	check 'of an order for the set-up alone later letters are told so' is \
		"$(newest ack 1 | tr '\n' ' ' | tr -s ' ' | grep -o 'order is for the set-up alone, which has been played' | wc -l)" \
		"$(first_orders $game | wc -l)"
	mailed ann@example.org "$(address report 1)" <orders
	check "$game: check refuses a line" sh -c "[ -n '$(by_check)' ]"
	check 'the answer says so of the same lines' is "$(by_ack)" "$(by_check)"
	newest ack 1 >ack
	awk '/: refused$/ { getline; sub(/ *[[][a-z0-9 -]*[]]$/, ""); sub(/^ */, ""); print; exit }' checked >why
	tr '\n' ' ' <ack | tr -s ' ' >said
	check 'and why' has said "$(cat why)"
	if [ $game = ktech ]; then
		printf 'build %s\n' "$(sed -n 's/^build //p' example | head -n 1)" >orders
		cat orders orders | sed '2s/$/ 0,0/' | mailed ann@example.org "$(address report 1)"
		newest ack 1 | tr '\n' ' ' | tr -s ' ' >said
		check 'of what is done once a season a second line is told to be a second choice' has said \
			'if nothing changes, an earlier line is played instead'
		check 'and the first is not' is "$(grep -o 'an earlier line is played instead' said | wc -l)" 1
		printf 'when discard-card: raid\nwhen discard-card: convert\n' | mailed ann@example.org "$(address report 1)"
		newest ack 1 | tr '\n' ' ' | tr -s ' ' >said
		check 'of two lines for one question the answer says which counts' has said \
			'2 when discard-card: convert counts every season from now on, but line 1 answers the same question and counts first'
	fi
	if [ $game = tradewarz ]; then
		printf 'resources gold\nresorces lumber\n' | mailed ann@example.org "$(address report 1)"
		newest ack 1 | tr '\n' ' ' | tr -s ' ' >meant
		check 'what was meant and would be refused is told with the reason, too' has meant \
			"if you meant 'resources lumber', it will be refused as the match is now (You have taken your action of this season already"
		tr '\n#' '  ' <report | tr -s ' ' >offered
		check 'a template says that one action a season is done' has offered \
			'You take one action a season: march, build, buy, recruit, retreat, resources or pass. If you write several of these, only the first that can be done is done.'
		check 'and how a post is held' has offered 'a trading post is yours while a soldier or a building of yours is on it'
	fi
	if [ $game = dragonlords ]; then
		echo 'buy 500' | mailed ann@example.org "$(address report 1)"
		newest ack 1 | tr '\n' ' ' | tr -s ' ' | grep -o "buy 500 [a-z-]* [a-z0-9]*" >orders
		mailed ann@example.org "$(address report 1)" <orders
		newest ack 1 | tr '\n' ' ' | tr -s ' ' >partly
		check 'a line of which a part will not be done is told with the reason' has partly \
			'understood, but if nothing changes, only a part of it will be done: You named'
		echo /ready | mailed ann@example.org "$(address report 1)"
		sed 's/500/400/' orders | mailed ann@example.org "$(address report 1)"
		newest ack 1 | tr '\n' ' ' | tr -s ' ' >partly
		check 'and that the season waits for its player' has partly '1 line will be done in part, so the season waits for your answer.'
		tp check report.xml orders >checked || true
		check 'check says so as well' has checked 'done in part'
	fi
	tr '\n' ' ' <ack | tr -s ' ' >said
	check 'and what understood means' has said \
		'means that a line can be read, and that nothing you can see surely prevents it. The rest is decided when the season is played: by chance, and by the letters of others.'
done

# ---- what nothing asks for ----

table=dragonlords
printf 'when rope: use\nwhen pursue: none\n' | mailed ann@example.org "$(address report 1)"
newest ack 1 | tr -s '\n ' '  ' >said
check 'an answer that nothing can ask for as things stand is told so' has said \
	'1 when rope: use counts every season from now on, but with what you have now this question cannot come up 2'
check 'others stand' has said "2 when pursue: none counts every season from now on; 'when pursue: default' ends it"

# ---- what others keep to themselves ----

table=tradewarz
echo 'trade blue give 1 lumber take 1 gold' >orders
mailed ann@example.org "$(address report 1)" <orders
newest ack 1 | sed -n '/ 1  trade/,/^letter/p' | grep -v '^letter' >before
check 'what waits for a letter of another seat is not called refused' sh -c '! grep -q refused before'
echo 'trade red give 1 gold take 1 lumber' | mailed ben@example.org "$(address report 2)"
mailed ann@example.org "$(address report 1)" <orders
newest ack 1 | sed -n '/ 1  trade/,/^letter/p' | grep -v '^letter' >after
check 'whether that letter has come or not' cmp before after
finish
