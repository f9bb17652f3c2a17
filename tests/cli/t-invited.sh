#!/bin/sh
# SPDX-License-Identifier: MIT
# What somebody who is invited says in words: a yes with a question behind it joins, a no declines, and the referee reads
# both. Which words do so is in unit/t-answer.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'referee = carol@example.org' 'answers = 500' >>club/tradepost.conf
tp key new red
tp -C club new ktech harbour --seats 3 --set unsigned=token
table=harbour
# invite SEAT NAME [OPTION...]
invite() {
	seat=$1 name=$2
	shift 2
	tp -C club seat harbour "$seat" --name "$name" --mail "$name@example.org" "$@"
}
invite 1 ann --key red.pub
invite 2 bob
invite 3 cleo
# reply SEAT NAME: standard input, in answer to the invitation
reply() {
	mailed "$2@example.org" "$(address invitation "$1")"
}
joined() {
	tp -C club status harbour | awk '/ joined/ && !/not joined/ { printf "%s ", $1 }'
}
told() {
	newest "$1" "$2" | sed '1,/^$/d' | tr -s ' \n>|' '    ' >told
	has told "$3"
}
subject() {
	newest "$1" "$2" >.mail
	has .mail "Subject: [harbour] $3"
}
# referee TEXT: whether mails to the referee say that
referee() {
	query "select bytes from mails join mail_bytes on mail = mails.id where seat = 0" |
		tr -d '\r' | tr -s ' \n>|' '    ' >told
	has told "$1"
}

# ---- a yes with more ----

echo 'Sounds fun! What are the ships good for?' | mailed bob@web.example "$(address invitation 2)"
check 'who answers from another address is told that a yes from their own joins' told answer 2 \
	'answer this mail with the word yes to join, with your orders, or with a line /address'
echo 'Yes - sorry, forgot. What do I have to do now?' | reply 2 bob
check 'to begin with a yes joins, whatever stands behind it' is "$(joined)" 'blue '
check 'as the subject says' subject answer 2 'you have joined'
check 'the referee reads what else it says' referee 'What do I have to do now?'
check 'as its writer is told' told answer 2 'What do I have to do now? They were mailed to the referee.'
printf 'Sure, start 4,6 5,3\n' | reply 3 cleo
check 'an order behind the yes counts' is "$(query "select seat || ' ' || verdict from letters")" "2 asked
3 taken"
check 'and joins' is "$(joined)" 'blue green '

printf 'yes\nstart 4,6 at 99,99\n' | reply 2 bob
check 'who is told that an order is not understood reads that the invitation shows how' told answer 2 \
	'At the end of the invitation you find what you may order, with examples'

# ---- a no ----

check 'the invitation says how it is declined' told invitation 1 'If you do not want to play, answer with the word no.'
echo 'What is this?' | reply 1 ann
check 'so does the answer to words that say neither' told ack 1 'If you do not want to play, answer with the word no.'
check 'by a subject that says that nobody joined' subject ack 1 'you have not joined yet'
printf 'no\nstart 4,6 5,3\n' | reply 1 ann
check 'a no with an order declines nothing' is "$(joined)" 'red blue green '
invite 1 dora
echo 'No, thank you, I have no time for that before spring.' | reply 1 dora
check 'a no declines' prints declined tp -C club status harbour
check 'whoever declines is told so' told answer 1 'You have declined: you do not play'
check 'by the subject, too' subject answer 1 'you have declined'
check 'the referee reads who it was' referee "dora has declined the invitation to 'harbour': the seat red waits"
check 'and by what command somebody else gets the seat' referee 'tradepost seat harbour red'
check 'and what they wrote' referee 'I have no time for that before spring'
check 'status says that the seat is to be given' prints 'not given yet: red' tp -C club status
echo no | reply 1 dora
check 'who says it again is told that they have declined' told answer 1 'you have declined '
echo no | reply 2 bob
check 'a no of somebody who has joined declines nothing' is "$(joined)" 'blue green '
echo 'Yes, I have time after all' | reply 1 dora
check 'a yes takes it back' is "$(joined)" 'red blue green '
finish
