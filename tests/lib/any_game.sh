# SPDX-License-Identifier: MIT
# Ann and Ben play any game by mail, and Ann's letters are answered. Use, behind lib.sh and answers.sh.
tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers = 500' >>club/tradepost.conf
for name in ann ben; do tp -C club person $name --mail $name@example.org; done

# begin GAME SEASON: a match in which ann writes for that season
begin() {
	table=$1
	mail=roster
	tp -C club new "$1" "$1" ann ben 2>.out >.out
	echo yes | mailed ann@example.org "$(address invitation 1)"
	echo yes | mailed ben@example.org "$(address invitation 2)"
	[ "$2" = 0 ] || tp -C club run "$1" --now >.out
	[ "$2" = 0 ] || mail=report
}
# writes LINE...: her letter; .told is the answer in one line
writes() {
	printf '%s\n' "$@" | mailed ann@example.org "$(address $mail 1)"
	newest ack 1 | sed '1,/^$/d' | tr -s '\n ' '  ' >.told
}
