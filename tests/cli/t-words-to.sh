#!/bin/sh
# SPDX-License-Identifier: MIT
# To whom words go: press that stands in one line, an answer to press of a season before, a question beside orders, and
# words to a player beside them.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
. "$srcdir/tests/lib/two_friends.sh"
printf '%s\n' 'referee = ref@example.org' >>club/tradepost.conf

told() {
	newest "$1" "$2" | sed '1,/^$/d' | tr -s '\n ' '  ' >.told
}
orders() {
	query "select text from letters join matches on matches.id = match where name = '$table' and seat = 1
		and verdict = 'taken' order by received desc, seq desc limit 1" | sed '/^$/d; /^match\|^season\|^seat\|^seq/d' | tr '\n' ';'
}
begin harbour
writes '/press blue Shall we have peace? I stay in the north.\nstart 4,6 5,3'
check 'press in one line is mailed' grep -q 'Shall we have peace? I stay in the north.' <<EOT
$(newest press 2)
EOT
check 'and the orders below it are in' is "$(orders)" 'start 4,6 5,3;'

begin haven
writes '/press bob Shall we have peace? I stay in the south.\nstart 4,6 5,3'
check 'so it is with the name of the player' grep -q 'Shall we have peace? I stay in the south.' <<EOT
$(newest press 2)
EOT
check 'with orders below it, too' is "$(orders)" 'start 4,6 5,3;'

begin strait
writes '/press blue, Dear Bob,\nI stay in the north.\n/end\nstart 4,6 5,3'
check 'what goes on below it up to a line /end is one text' grep -q 'Dear Bob,' <<EOT
$(newest press 2)
EOT
check 'with all its lines' grep -q 'I stay in the north.' <<EOT
$(newest press 2)
EOT
check 'and behind it orders are in' is "$(orders)" 'start 4,6 5,3;'

begin sound
writes '/press blue Dear Bob,\nI stay in the north of the island.\nstart 4,6 5,3'
told answer 1
check 'where it is not clear where the text ends nothing is mailed' is "$(newest press 2)" ''
check 'and its writer is told so' has .told 'nothing was mailed'

begin inlet
writes '/press blue Red is weak, let us attack them\nstart 4,6 5,3'
check 'a seat behind the one it is for begins the text' grep -q 'Red is weak, let us attack them' <<EOT
$(newest press 2)
EOT
begin cape
writes '/press blue, red Shall we attack?\nstart 4,6 5,3'
check 'behind a comma it is one more who is written to, so that no text may be in the line' is "$(newest press 2)" ''
begin reach
writes '/press blue Shall we have peace?\nstart 4,6 5,3\nSent from my iPhone'
check 'what a phone writes below is none of it either' grep -q 'Shall we have peace' <<EOT
$(newest press 2)
EOT

begin firth
writes 'start 4,6 5,3\n/press blue\nHi Bob, shall we have peace until winter?\nI will not trouble you.\nAnn'
check 'a text whose end was forgotten is mailed where nothing below it can be an order' grep -q 'I will not trouble you.' <<EOT
$(newest press 2)
EOT
check 'and the orders above it are in' is "$(orders)" 'start 4,6 5,3;'
begin bank
writes '/press blue\nHi Bob, shall we have peace until winter?\nStart 4,6 5,3 please'
check 'and not where something may be one' is "$(newest press 2)" ''

begin glen
writes '/press blue\nHi Bob, shall we have peace?\nno wait, do not send that'
check 'nor where a line takes it back' is "$(newest press 2)" ''
writes '/press blue\nHi Bob, shall we have peace?\nDear referee, I plan to go south.'
check 'nor where a line is for somebody else' is "$(newest press 2)" ''
writes '/press blue\nHi Bob, shall we have peace?\nYes.'
check 'nor where one answers what the club asked' is "$(newest press 2)" ''

begin dune
printf '/press red Shall we have peace?\n' | mailed bob@example.org "$(address roster 2)"
writes 'start 4,6 5,3\nMy village in the north is weak, and nobody knows it yet'
told ack 1
check 'words that name something of the game are offered for no player unless they answer press' sh -c '! grep -q "/press blue" .told'
writes 'start 4,6 5,3\nThe weather is fine today, and nobody knows it yet'
told ack 1
check 'and talk is offered for who wrote last' has .told 'To send those lines to blue, who wrote to you last'

begin fjord
printf '/press red Shall we have peace?\n' | mailed bob@example.org "$(address roster 2)"
letter=$(newest press 1 | sed -n 's/^Message-ID: <\(.*\)>$/\1/p')
season >.out
writes 'start 4,6 5,3'
season >.out
tp -C club run fjord --now >.out
printf 'Deal, let us have peace until winter\n' | {
	printf 'From: ann@example.org\nTo: <%s>\nSubject: Re: [fjord] press from Blue\nMessage-ID: <late@example.org>\nIn-Reply-To: <%s>\n\n' "$(address press 1)" "$letter"
	cat
} >late.mail
tp -C club take late.mail >.out
told ack 1
check 'an answer to press of a season before is offered for its writer' has .told '/press blue Deal, let us have peace until winter'
check 'and is no affair of the referee' sh -c '! grep -q "mailed to the referee" .told'

begin cove
writes 'start 4,6 5,3\nHow much is a village worth in the end?'
told ack 1
check 'a question beside orders is mailed to the referee' has .told 'They were mailed to the referee.'
check 'and the orders are in' is "$(orders)" 'start 4,6 5,3;'

begin creek
writes 'start 4,6 5,3\nTell blue that I stay in the north'
told ack 1
check 'words to a player beside orders are told how they are sent' has .told 'put your words between a line /press all, or a line /press with a seat'
finish
