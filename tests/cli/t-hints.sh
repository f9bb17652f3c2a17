#!/bin/sh
# SPDX-License-Identifier: MIT
# Words about an address, a holiday, somebody else for the seat, leaving, a key, a report or a name are answered with the
# mail command for that, which does nothing until it is sent. A subject that names another match is one source of two.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"

tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers = 500' 'letters = 500' >>club/tradepost.conf
seats harbour ann bob >/dev/null || exit 1
table=harbour
tp -C club run harbour --now >/dev/null
today=$(date -u +%F)
friday=$(LC_ALL=C date -u -d '+9 days' '+%-d %B')
last=$(date -u -d '+9 days' +%F)

# hints WORDS COMMAND: words to the club are answered with that line
hints() {
	printf "$1\\n" | mailed ann@example.org "$(address report 1)"
	newest ack 1 | sed -n 's/^    \(\/.*\)$/\1/p' >hints
	check "'$1' is answered with '$2'" grep -qxF -- "$2" hints
}
# plain WORDS: words that are about none of that
plain() {
	printf "$1\\n" | mailed ann@example.org "$(address report 1)"
	check "'$1' is about none" sh -c '! grep -q "^    /[a-z]" told' "$(newest ack 1 >told)"
}

hints "I'm on holiday until $friday" "/vacation $today to $last"
hints "We'll be away from $(LC_ALL=C date -u -d '+3 days' '+%-d %b') to $friday, sorry" "/vacation $(date -u -d '+3 days' +%F) to $last"
hints "Ich bin im Urlaub, vom $(date -u -d '+3 days' +%-d.%-m.) bis $(date -u -d '+9 days' +%-d.%-m.)" \
	"/vacation $(date -u -d '+3 days' +%F) to $last"
hints 'ich bin im Urlaub' '/vacation ... to ...'
hints 'I will be away for a week from Saturday on' '/vacation ... to ...'
hints "Hello, I'm back from my holidays" '/vacation none'
hints 'Why did I lose my castle!' '/explain ...'
hints 'Why was fact 17 so?' '/explain 17'
hints 'Warum wurde mein Dorf zerst\303\266rt?' '/explain ...'
plain 'Why not peace between us?'
hints 'My new address is ann@work.example.' '/address ann@work.example'
hints 'Ich habe eine neue Adresse' '/address ...'
hints 'I have a new address now, please use eva.blum@post.example' '/address eva.blum@post.example'
hints 'Please use eva.blum@post.example from now on.' '/address eva.blum@post.example'
hints 'Please write to me at eva.blum@post.example' '/address eva.blum@post.example'
hints 'bitte schreibt mir ab jetzt an eva.blum@post.example!' '/address eva.blum@post.example'
hints 'Ihr erreicht mich jetzt unter <eva.blum@post.example>.' '/address eva.blum@post.example'
hints 'I have a new address now,\nplease use eva.blum@post.example\n\nAnn <ann@example.org>' '/address eva.blum@post.example'
hints 'Can my friend take over? He is bob@example.net' '/hand-over ... bob@example.net'
hints 'I want to leave the game' '/stop'
hints 'Ich kann leider nicht mehr mitspielen' '/stop'
hints 'I lost my key!' '/key ...'
hints 'Please send the report again' '/report'
hints 'could you mail me the report of season 0 once more?' '/report 0'
hints 'Call me Zoe Quinn, please' '/name Zoe Quinn'
hints 'Mein Name ist falsch' '/name ...'
plain 'I wish you a nice weekend, Clara'
plain 'Please write to me at noon, I use it from now on'
plain 'What do mills cost, and how many may I build'

printf "I'm on holiday until %s\n" "$friday" | mailed ann@example.org "$(address report 1)"
newest ack 1 | tr -s '\n ' '  ' >told
check 'what the line is for stands above it' has told \
	"If you are away, answer with this line, or with other days in it: /vacation $today to $last"
check 'and its subject is no alarm' sh -c 'grep -q "your words" told'
check 'nobody is away by it' is "$(query 'select count(*) from attendance where away > 0')" 0
printf 'build mine 7,3\nI am on holiday until %s\n' "$friday" | mailed ann@example.org "$(address report 1)"
newest ack 1 | tr -s '\n ' '  ' >told
check 'beside orders it is said as well, below them' has told "/vacation $today to $last"
printf '/vacation %s\nI am on holiday until then\n' "$last" | mailed ann@example.org "$(address report 1)"
newest answer 1 >told
check 'who sends the command needs no hint' sh -c '! grep -q "^    /vacation" told'
check 'and is away' is "$(query 'select count(*) from attendance where away > 0')" 1

# ---- a subject that names another match ----

seats strait ann bob >/dev/null
query "select count(*) from letters where verdict = 'taken'" >before
# subject SUBJECT: that a letter of Ann to harbour has
subject() {
	echo 'build mine 7,3' | mailed ann@example.org "$(address report 1)" "Subject: $1"
	newest ack 1 | tr -s '\n ' '  ' >told
}
table=harbour
subject 'Re: [strait] the match begins'
check 'a subject that names another match is one of two sources, and neither is taken' has told \
	'the letter names another match or seat than the mail that it answers'
check 'and that is said with the remedy' has told 'and take the name of the other match out of the subject'
subject 'my orders for strait'
check 'so does one of their other match without brackets' has told 'the letter names another match or seat'
check 'nothing of it is in' is "$(query "select count(*) from letters where verdict = 'taken'")" "$(cat before)"
subject 'Re: [harbour] report, and a question on strait'
check 'one that names its own match names no other' has told 'is taken'
subject 'my orders'
check 'nor does one that names none' sh -c '! grep -q "names another match" told'

# ---- courtesy behind a command, and a text beside it ----

# asks LINES: of Ann; the answer is told, in one line
asks() {
	printf "$1\\n" | mailed ann@example.org "$(address report 1)"
	newest answer 1 | tr -s '\n ' '  ' >told
}
asks '/rules action 2, please'
check 'courtesy behind a command is none of it' sh -c '! grep -q "have no such clause" told && grep -qF "[action 2]" told'
asks '/deadline please'
check 'also where nothing stands behind it' has told 'Season 1'
asks '/press blue all: see you on Sunday'
check 'a text beside two addressees without /end is given back with its lines in their places' has told \
	'/press blue all see you on Sunday /end'
check 'and mailed to nobody' is "$(query 'select count(*) from press')" 0
asks '/press Bob: see you on Sunday'
check 'beside one it is mailed' is "$(query 'select text from press' | tr '\n' ';')" 'see you on Sunday;;'
asks '/press blue: see you on Sunday\nat noon\n/end'
check 'with /end below it is mailed' has told 'Your words went to blue'
check 'whole' is "$(query 'select text from press order by id desc limit 1' | tr '\n' ';')" 'see you on Sunday;at noon;;'

# ---- a text that came too late ----

query "update matches set deadline = strftime('%s', 'now') - 6000 where name = 'harbour'"
printf 'build mine 6,3\n/press blue\nHello Bob\nbuild mine 7,3\n' | mailed ann@example.org "$(address report 1)"
newest ack 1 | sed -n 's/^    \([^|]\)/\1/p' | tr '\n' ';' >told
check 'a text without /end that came too late is shown with it before the first order' has told \
	'build mine 6,3;/press blue;Hello Bob;/end;build mine 7,3;'
finish
