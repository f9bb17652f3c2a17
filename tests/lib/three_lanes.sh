# SPDX-License-Identifier: MIT
# Cleo, Dan and Eve play TradeWorlds by mail, with ships in their lanes. Use, behind lib.sh and answers.sh.
tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers = 500' >>club/tradepost.conf
for name in cleo dan eve; do tp -C club person $name --mail $name@example.org; done >.out
tp -C club new tradeworlds ring cleo dan eve 2>.out >.out
for seat in 1:cleo 2:dan 3:eve; do
	echo yes | mailed ${seat#*:}@example.org "$(address invitation ${seat%:*})"
done
tp -C club run ring --now >.out
cat >ships.t <<'EOF'
given
    red unlocked: 1
    blue unlocked: 2
    green unlocked: 2
    red-1: packet, pulse-battery, recruits
    blue-1: convoy, pulse-battery, regulars
    green-1: packet, rail-lance, regulars
    green-2: convoy, rail-lance, deckhands
    blue hand: deckhands, chaff-screen, recruits, pulse-battery, packet
    blue market: regulars, second-plot, ion-mortar, convoy
EOF
tp -C club amend ring ships.t --why 'a gift to all' >.out
tp -C club run ring --now >.out

# writes SEAT LINE...: a letter of dan, 2, or eve, 3; .told is the answer in one line
writes() {
	seat=$1
	shift
	printf '%s\n' "$@" | mailed "$([ "$seat" = 2 ] && echo dan || echo eve)@example.org" "$(address report "$seat")"
	newest ack "$seat" | tr -s '\n ' '  ' >.told
}
