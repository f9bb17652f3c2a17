#!/bin/sh
# SPDX-License-Identifier: MIT
# Whom the pages of a club name: nobody who has not asked for it.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"

tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers = 500' >>club/tradepost.conf
tp -C club person ann --mail ann@example.org --name Annabelle
tp -C club person bob --mail bob@example.org --name Barnabas
tp -C club person cleo --mail cleo@example.org --name Cleopatra
for table in harbour strait; do
	tp -C club new ktech $table ann bob
	for seat in 1 2; do
		echo yes | mailed "$(echo ann bob | cut -d' ' -f$seat)@example.org" "$(address invitation $seat)"
	done
	tp -C club run $table --now
	tp -C club run $table --now
done
table=harbour

# site: the pages as they are now
site() {
	tp -C club archive site >.out 2>&1
}
# names NAME: how many files of the site have a name
names() {
	grep -rl "$1" site | wc -l
}
# answers LINE FROM SEAT: answers the seat's newest report
answers() {
	printf '%s\n' "$1" | mailed "$2@example.org" "$(address report "$3")"
}

site
check 'the pages name no player' is "$(names Annabelle)$(names Barnabas)" 00
check 'but their seats' has site/matches/harbour/index.html 'not named'
check 'none has a page' is "$(find site/players -name '*.html' 2>/dev/null | wc -l)" 0
answers '/public perhaps' ann 1
newest answer 1 >.told
check 'who writes it wrongly reads how it is done' has .told "'/public yes'"
answers '/public yes' ann 1
newest answer 1 | tr -s '\n ' '  ' >.told
check 'who asks for it is told that they are named' has .told "The club's pages will show your name, Annabelle, in all your matches"
site
check 'the pages of their match name them' has site/matches/harbour/index.html Annabelle
check 'and those of their other matches' has site/matches/strait/index.html Annabelle
check 'each season says so, too' has site/matches/strait/season-1.html '(Annabelle)'
check 'one page has both matches' is "$(find site/players -name '*.html' | wc -l)" 1
check 'nobody else is named' is "$(names Barnabas)" 0
answers '/public yes' bob 2
site
check 'a second is named when they ask' has site/matches/strait/index.html Barnabas

tp -C club new ktech gulf ann cleo
table=gulf
for seat in 1 2; do
	echo yes | mailed "$(echo ann cleo | cut -d' ' -f$seat)@example.org" "$(address invitation $seat)"
done
site
check 'a seat given later is named as they wished' has site/matches/gulf/index.html Annabelle
check 'somebody new is not' is "$(names Cleopatra)" 0
table=harbour
tp -C club seat harbour 2 cleo --replace >.out 2>&1
tp -C club run harbour --now >.out 2>&1
site
check 'who takes a seat is not named for who left it' is "$(names Cleopatra)" 0
check 'who left it still is' has site/matches/harbour/index.html 'Barnabas (blue, till season 1)'
answers '/public no' ann 1
site
check 'who wants it no more is named nowhere' is "$(names Annabelle)" 0

# ---- who is to be forgotten ----

tp -C club person dora --mail Dora@example.org --name Dorothea
tp -C club person emil --mail emil@example.org --name Emilio
tp -C club new ktech reef dora emil
table=reef
echo yes | mailed Dora@example.org "$(address invitation 1)"
echo yes | mailed emil@example.org "$(address invitation 2)"
printf 'start 4,6 5,3\n/public yes\n/press blue\nMeet me at the lighthouse.\n/end\n/diary\nAll is lost.\n/end\n' |
	mailed Dora@example.org "$(address roster 1)"
tp -C club run reef --now
printf '/dispute 1\nI had that harbour first.\n/end\n' | mailed Dora@example.org "$(address report 1)"
printf '/dispute 1\nNo other had it.\n/end\n' | mailed emil@example.org "$(address report 2)"
# words SEAT: what stands on the docket of what that seat wrote
words() {
	query "select text from disputes join matches on matches.id = match where matches.name = 'reef' and seat = $1"
}
check 'what somebody disputes is kept' is "$(words 1)" 'I had that harbour first.'
# left TEXT: how often a text stands in the store
left() {
	cat club/club.db* | grep -aoi "$1" | wc -l
}
check 'who plays is not forgotten' says 64 "give the seat of 'dora' to somebody else first: tradepost seat reef red NAME --replace" \
	tp -C club person dora --forget
check 'nor changed by the way' says 64 "write '--forget' alone" tp -C club person dora --forget --name Dolly
# Their seats have no key, so an answer is enough.
for seat in 1 2; do
	echo '/vote draw' | mailed "$(echo Dora emil | cut -d' ' -f$seat)@example.org" "$(address report $seat)"
done
check 'when the match is over the store still has their name' sh -c '[ "$1" -gt 0 ]' - "$(left Dorothea)"
tp -C club send >.out
tp -C club docket reef 1 --rule 'It was second.' >.out 2>&1
tp -C club docket reef 2 --rule 'It was not.' >.out 2>&1
# What was said in letters is on pages only where a match was played to its end.
query "update matches set ended = '' where name = 'reef'"
site
check 'who said /public yes is on the pages' sh -c '[ "$1" -gt 1 ]' - "$(names Dorothea)"
check 'with what they disputed' has site/matches/reef/docket.html 'I had that harbour first'
tp -C club person dora --forget >.said
check 'somebody is forgotten' has .said 'dora is forgotten'
check 'who did it is told where files still have the name' has .said "the mails in 'club/spool' still name them: delete these files"
check 'as they do' sh -c 'grep -q Dorothea club/spool/*.eml'
rm club/spool/*.eml
check 'their name is gone' is "$(left Dorothea)" 0
check 'what they wrote of a dispute is gone' is "$(words 1)" ''
check 'what others wrote of one stays' is "$(words 2)" 'No other had it.'
tp -C club docket reef 1 >.docket
check 'the docket says so' has .docket 'What the player of the seat wrote was deleted'
check 'so is their address' is "$(left dora@example.org)" 0
check 'what they wrote to others and for themselves is no press any more' is \
	"$(query 'select count(*) from press join matches on matches.id = match where matches.name = "reef"')" 0
check 'nobody is called so' says 66 "nobody is called 'dora'" tp -C club person dora
check 'the others stay as they were' prints 'Emilio <emil@example.org>' tp -C club person emil
check 'what is left proves the seasons' tp -C club replay reef
check 'and has pages' tp -C club archive site
check 'with the seat in the place of the name' has site/matches/reef/index.html 'not named'
check 'no page has the name' is "$(names Dorothea)" 0
check 'nor the address or what they wrote' is "$(names 'dora@\|lighthouse\|All is lost')" 0
check 'the ruling stays there' has site/matches/reef/docket.html 'It was second.'
check 'the store is sound' exits 0 tp -C club backup copy
check 'mails go' exits 0 tp -C club send
printf '/help\n' | mailed emil@example.org "$(address report 2)"
check 'letters come' exits 0 tp -C club take "mail.$(find . -name 'mail.*' | wc -l)"
# Somebody who left a match that goes on, and writes from where they were replaced.
tp -C club person finn --mail finn@example.org --name Finnegan
tp -C club new ktech cove finn emil
table=cove
echo yes | mailed finn@example.org "$(address invitation 1)"
echo yes | mailed emil@example.org "$(address invitation 2)"
printf '/diary\nFinnegan was here.\n/end\n' | mailed finn@example.org "$(address roster 1)"
tp -C club seat cove 1 cleo --replace >.out 2>&1
tp -C club person finn --mail finnegan@example.net >.out
rm -f club/spool/*.eml
tp -C club person finn --forget >.said
check 'who left a match is forgotten while it goes on' has .said 'finn is forgotten'
check 'where no such file is none is told of' sh -c '! grep spool .said'
check 'their address of then is gone' is "$(query "select count(*) from mails where recipient like 'finn%'")" 0
check 'and their name where they had sat' is "$(query "select count(*) from leavers where name = 'Finnegan'")" 0
check 'nor is their diary kept' is "$(query "select count(*) from press where text like 'Finnegan%'")" 0
printf '/help\n' | mailed cleo@example.org "$(address invitation 1)"
check 'who has the seat now is answered' has "mail.$(find . -name 'mail.*' | wc -l)" '/help'
check 'and the club can be copied' exits 0 tp -C club backup copy

# What is known of a longer address is not that of the one in it.
tp -C club person ora --mail ora@example.org
query "insert into notes values ('bounced ora@example.org', 5), ('bounced flora@example.org', 5),
	('unread imaps://ora@example.org/INBOX', 5);
	insert into rations values ('writes ora@example.org', 1, 1), ('writes flora@example.org', 1, 1)"
tp -C club person ora --forget
check 'what the club notes of an address goes with it' is "$(query "select count(*) from notes, rations
	where notes.name = 'bounced ora@example.org' or rations.name = 'writes ora@example.org'")" 0
check 'what it notes of a longer one, and of a mailbox, stays' is "$(query "select group_concat(name, ', ')
	from (select name from notes where name like '%ora@%' union select name from rations
	where name like '%ora@%' order by name)")" \
	'bounced flora@example.org, unread imaps://ora@example.org/INBOX, writes flora@example.org'
check 'nothing is left to be done' is "$(query "select value from notes where name = 'scrub'")" 0
finish
