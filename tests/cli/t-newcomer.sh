#!/bin/sh
# SPDX-License-Identifier: MIT
# What made newcomers hesitate, who played from the mails and the manual alone.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers = 500' >>club/tradepost.conf
for name in ann bob; do tp -C club person $name --mail $name@example.org; done
# reply KIND SEAT NAME: standard input as an answer to the newest mail of that kind to the seat
reply() {
	mailed "$3@example.org" "$(address "$1" "$2")"
}
# said KIND SEAT: the words of the newest mail of that kind to the seat, on one line, in the file said
said() {
	newest "$1" "$2" | sed '1,/^$/d' | tr -s ' \n' '  ' >said
}
lacks() {
	! grep -qiE -- "$2" "$1" || { echo "'$2' is in $1"; return 1; }
}
table=harbour
tp -C club new ktech harbour ann bob

# ---- how an answer is written ----

echo yes | reply invitation 1 ann
echo /help | reply invitation 2 bob
said answer 2
check '/help tells that an answer needs nothing else' has said \
	'In an answer to a mail of the club they need nothing else'
check 'and a seat without a key nothing of signatures to add' lacks said "the lines 'match' and 'seat'|anchor"
echo yes | reply invitation 2 bob
echo 'start 4,6 5,3' | reply roster 1 ann
echo 'start 7,3 8,8' | reply roster 2 bob
tp -C club tick
said report 1
check 'a report says how it is answered' has said 'WHAT YOU MAY ORDER IN SEASON 1 (press Reply, write above all)'
check 'first, and the program last' has said 'Press Reply and write your orders above all that you quote'
check 'not that it is to be signed' lacks said 'cut here'

# ---- where letters come from ----

mkdir folder
printf 'build village 4,5\n' >.order
{
	printf 'From: ann@example.org\nTo: <%s>\nMessage-ID: <folder@example.org>\n\n' "$(address report 1)"
	cat .order
} >folder/1.eml
tp -C club take folder
check 'a letter in a plain folder stays where it is' exits 0 test -e folder/1.eml
tp -C club take folder
check 'and read again changes nothing' is "$(query "select count(*) from letters where season = 1")" 1
finish
