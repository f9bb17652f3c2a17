#!/bin/sh
# SPDX-License-Identifier: MIT
# TradeWarz by mail: deals, which wait for the letters of others, in the words that players have for them. What hangs on a
# deal is judged as if the other letter came, and why it waits for more than a letter is told.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"

tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers = 500' 'letters = 500' >>club/tradepost.conf
for name in cleo dan eve; do tp -C club person $name --mail $name@example.org; done >.out
tp -C club new tradewarz ring cleo dan eve 2>.out >.out
for seat in 1:cleo 2:dan 3:eve; do
	echo yes | mailed ${seat#*:}@example.org "$(address invitation ${seat%:*})"
done
tp -C club run ring --now >.out
cat >goods.t <<'EOF'
given
    red wheat: 0
    blue wheat: 9
    green gold: 1
EOF
tp -C club amend ring goods.t --why 'goods for all' >.out
# writes LINE...: cleo's letter; .told is the answer in one line
writes() {
	printf '%s\n' "$@" | mailed cleo@example.org "$(address report 1)"
	newest ack 1 | tr -s '\n ' '  ' >.told
}

lacks() {
	! has .told "$1" >.out
}

writes 'give blue 1 gold for 2 wheat'
check 'a trade may be said as an exchange' has .told "understood as 'trade blue give 1 gold take 2 wheat'"
writes 'I want to trade 2 gold and 1 mining for 3 wheat with blue.'
check 'or with the partner behind it' has .told "understood as 'trade blue give 2 gold 1 mining take 3 wheat'"
writes 'I accept the alliance with blue'
check 'an alliance may be accepted' has .told "understood as 'ally blue'"
writes 'please offer blue an alliance'
check 'or offered' has .told "understood as 'ally blue'"
writes 'I leave the alliance with blue'
check 'who leaves one joins none' lacks 'ally blue'
writes 'I will not accept the alliance with blue'
check 'nor who accepts none' lacks 'ally blue'
writes 'give me 1 gold for 2 wheat'
check 'a trade with nobody is none' has .told 'NOT UNDERSTOOD'

writes 'trade blue give 10 gold take 1 wheat'
check 'who does not have what they give is told so' has .told \
	'understood, but as the match is now: You do not have what you give: the trade waits for that, too.'
writes 'trade blue give 1 gold take 10 wheat'
check 'and who wants what the other does not have' has .told \
	'understood, but as the match is now: Blue does not have what they give: the trade waits for that, too.'
writes 'trade blue give 1 gold take 9 wheat'
check 'of a trade that waits for a letter alone nothing more is told' lacks 'as the match is now'
check 'but what the other must write' has .told \
	'It is done if Blue writes in the same season: trade red give 9 wheat take 1 gold'
writes 'ally green'
check 'an alliance that cannot be paid for is told so' has .told \
	'Green does not have the gold that joining costs: the alliance waits for that, too.'
writes 'I give blue 1 gold if he gives me 2 wheat'
check 'what one wants for it may be a condition' has .told "understood as 'trade blue give 1 gold take 2 wheat'"
writes "let's be allies, blue"
check 'an alliance may be wished for' has .told "understood as 'ally blue'"
writes 'ally blue'
check 'one that can be is understood' lacks 'as the match is now'
check 'with what the other must write' has .told 'It is done if Blue writes in the same season: ally red'
writes 'Alliance with blue'
check 'an alliance may be named alone' has .told "understood as 'ally blue'"
writes 'I give blue 1 gold and get 2 wheat'
check 'what one gets may be said so' has .told "understood as 'trade blue give 1 gold take 2 wheat'"

writes 'trade green give 9 wheat take 1 lumber'
check 'what a seat does not have it cannot give' has .told 'You do not have what you give'
writes 'trade blue give 1 gold take 9 wheat' 'trade green give 9 wheat take 1 lumber'
check 'what one trade brings the next can give' lacks 'as the match is now'

writes 'I pass this turn'
check 'who does what one word orders is asked about' has .told "Write 'pass' if that was meant"
writes 'When attacked use my morale card'
check 'a condition without a colon is no chatter' has .told "write 'when QUESTION: ANSWER': the colon is missing"
writes 'every season: trade blue give 1 gold take 1 wheat'
check 'a trade of every season is offered as a standing one' has .told "Write '@ trade blue give 1 gold take 1 wheat' if that was meant"
writes 'trade 2 wheat from blue for 1 gold'
check 'what comes from somebody is not given to them' lacks 'give 2 wheat take 1 gold'
writes 'I agree to break the alliance with blue'
check 'who breaks an alliance joins none' lacks 'ally SEAT'
writes 'defend with extra-kill'
check 'a card that is not held is told' has .told 'You cannot choose extra-kill now.'
writes 'attack blue on s36 from g2 with 2 soldiers'
newest ack 1 >.ack
check 'beneath an order that is understood stands no empty line' sh -c '! grep "^  *$" .ack'
check 'an attack from somewhere is a march' has .told "understood as 'march 2 g2 via s36'"
step=$(newest report 1 | sed -n 's/^#   for example: march \(g[0-9] via s[0-9]*\).*/\1/p' | head -n 1)
writes 'I march all of my soldiers over there and attack'
check 'what cannot be mended is told how orders of its verb are written' has .told 'NOT UNDERSTOOD. Write the line as march'
writes "march $step by bridge"
check 'a crossing at a step that needs none is told' has .told \
	"A bridge is written at a step that needs none: write 'by' behind the spot on the far side of the crossing."
writes "march $step"
check 'a march without one is not' lacks 'needs none'

writes '/map s34'
newest answer 1 | tr -s '\n ' '  ' >.told
check '/map tells what lies across' has .told 's34: way s24, s33, s44, s35, s23 across o34, s25 across o35, s43 across o44, s45 across o45; touches'
check 'and which ways are open now' has .told '; open now: '
cat >allied.t <<'EOF'
given
    blue alliance: 1
    green alliance: 1
EOF
tp -C club amend ring allied.t --why 'blue and green are allied' >.out
writes 'ally blue'
check 'who is allied with others is told' has .told \
	'Blue is allied with a seat that this line does not name: name all of that alliance, or the line waits until it has ended.'

writes 'trade blue give 1 gold take 1 lumber' 'when meet: stop'
tp -C club run ring --now >.out
tp -C club explain ring line:1 --seat red | tr -s '\n ' '  ' >.told
check '/explain says what a line that found no partner needed' has .told \
	'Found no partner. It is done if Blue writes in the same season: trade red give 1 lumber take 1 gold'
check 'and the rule for it' has .told 'The rule for it: [letters 15]'
tp -C club explain ring line:2 --seat red | tr -s '\n ' '  ' >.told
check 'and the rule of an answer that nothing asked for' has .told 'Not asked for. The rule for it: [letters 5]'
finish
