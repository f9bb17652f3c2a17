#!/bin/sh
# SPDX-License-Identifier: MIT
# /forecast: who has nothing but a mail program is told what would come of their orders, from what their report
# shows and nothing else.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers = 500' >>club/tradepost.conf
for name in ann ben; do tp -C club person $name --mail $name@example.org >.log; done
table=ktech
tp -C club new ktech ktech ann ben 2>.log >&2 || exit 1
echo yes | mailed ann@example.org "$(address invitation 1)"
echo yes | mailed ben@example.org "$(address invitation 2)"
answered() { # TEXT: the newest answer to Ann says it
	newest "${kind:-ack}" 1 | tr '\n' ' ' | tr -s ' ' >said
	has said "$1"
}
tp -C club run ktech --now >.log
kind=answer
echo /forecast | mailed ann@example.org "$(address report 1)"
check 'without orders it says how to ask' answered 'Write your orders above /forecast, in the same answer'
kind=ack
printf 'build village 9,9\n/forecast\n' | mailed ann@example.org "$(address report 1)"
check 'the orders of the same mail are played' answered 'build village 9,9: refused in 100 of 100'
check 'what was assumed is said' answered 'Hidden cards and pieces were dealt at random each time'
kind=answer
echo /forecast | mailed ann@example.org "$(address report 1)"
check 'alone it plays the orders that are in' answered 'build village 9,9: refused in 100 of 100'
check 'and changes nothing of them' is "$(query "select count(*) from letters where seat = 1 and verdict = 'taken'")" 1
newest answer 1 | sed -n '/Forecast for/,/^- The figures/p' >before
printf 'gold a\nbuild village 0,0\n' | mailed ben@example.org "$(address report 2)"
printf '/forecast\n/who\n' | mailed ann@example.org "$(address report 1)"
newest answer 1 | sed -n '/Forecast for/,/^- The figures/p' >after
check 'nothing that another seat writes shows in it' sh -c 'cmp before after && [ -s before ]'
for nth in $(seq 20); do
	printf '/forecast\n# %s\n/rules build %s\n' $nth $nth | mailed ann@example.org "$(address report 1)"
done
check 'a seat is told so many a season and no more' answered 'at most 20 forecasts a season'
kind=answer

# ---- who tries is not done ----

table=trial
tp -C club new ktech trial ann ben 2>.log >&2 || exit 1
echo yes | mailed ann@example.org "$(address invitation 1)"
echo yes | mailed ben@example.org "$(address invitation 2)"
tp -C club run trial --now >.log
season_is() { is "$(query "select season from matches where name = 'trial'")" "$1"; }
echo 'prefer city' | mailed ben@example.org "$(address report 2)"
printf 'prefer city\n/forecast\n' | mailed ann@example.org "$(address report 1)"
kind=ack
check 'who asks for a forecast is told that the season waits' answered 'or with the word yes to leave them as they are: you asked what would come of your orders, so the season waits for your answer'
tp -C club run trial >.log
check 'it does, though all letters are in' season_is 1
echo 'prefer village' | mailed ann@example.org "$(address report 1)"
tp -C club run trial >.log
check 'until other orders come' season_is 2
echo 'prefer city' | mailed ben@example.org "$(address report 2)"
printf 'prefer city\n/press blue\nWell built!\nprefer village\n' | mailed ann@example.org "$(address report 1)"
tp -C club run trial >.log
check 'so it does where a text has no end, as orders may stand in it' season_is 2
echo /ready | mailed ann@example.org "$(address report 1)"
tp -C club run trial >.log
check 'until its player is ready' season_is 3
finish
