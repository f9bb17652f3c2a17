# SPDX-License-Identifier: MIT
# Ann and Bob play by mail alone: a club `club` that knows both. Use, behind lib.sh and answers.sh; $table is the match
# at hand.
tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers = 500' >>club/tradepost.conf
for name in ann bob; do tp -C club person $name --mail $name@example.org; done

# begin MATCH: Ann has joined, and Bob's letter is in
begin() {
	table=$1
	tp -C club new ktech "$table" ann bob --deadline 'in 3 days' 2>.out >.out
	echo yes | mailed ann@example.org "$(address invitation 1)"
	printf 'yes\nstart 7,3 4,6\n/ready\n' | mailed bob@example.org "$(address invitation 2)"
}
# season: the one that letters are for, after a tick
season() {
	tp -C club tick >.out 2>&1
	query "select season from matches where name = '$table'"
}
# writes LINES: Ann's answer to the mail that begins the match
writes() {
	printf "$1\\n" | mailed ann@example.org "$(address roster 1)"
}
# told KIND: Ann's newest mail of that kind, in one line, in .told
told() {
	newest "$1" 1 | letters_bare | tr -s '\n ' '  ' >.told
}
# orders: the lines of Ann's last letter that was taken, parted by semicolons
orders() {
	query "select text from letters join matches on matches.id = match where name = '$table' and seat = 1
		and verdict = 'taken' order by received desc, seq desc limit 1" | sed '/^$/d; /^match\|^season\|^seat\|^seq/d' | tr '\n' ';'
}
