#!/bin/sh
# SPDX-License-Identifier: MIT
# A match of TradeWorlds by mail from its invitation, which tells what is played, to its last report, which tells what can
# be mailed then.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
tp init club || exit 1
echo 'subaddress = yes' >>club/tradepost.conf
for name in cleo dan; do tp -C club person $name --mail $name@example.org; done >.out
tp -C club new tradeworlds ring cleo dan --option scenario=space-wars --option seasons=1 2>.out >.out

read_as() { tr -s '\n ' '  ' >.told; }
terms='Space Wars is played, without reinforcements, without the Garrison.'
newest invitation 1 | read_as
check 'an invitation tells the scenario' has .told "$terms"
for seat in 1:cleo 2:dan; do
	echo yes | mailed ${seat#*:}@example.org "$(address invitation ${seat%:*})"
done
newest roster 1 | read_as
check 'the mail that the match begins tells it, too' has .told "$terms"

tp -C club run ring --now >.out
tp -C club run ring --now >.out
newest report 1 | sed '/^Content-Type: application/,$d' | read_as
check 'a report says of what somebody has won' has .told 'Blue won the match.'
check 'the last report tells what can be mailed' has .told 'as "/rules over 2", press Reply and write that line.'
check 'and no command of the program' sh -c '! grep -q "tradepost rule" .told'
echo '/rules over 2' | mailed cleo@example.org "$(address report 1)"
newest answer 1 | read_as
check 'which is answered' has .told '/rules over 2 [over 2]'
finish
