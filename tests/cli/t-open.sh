#!/bin/sh
# SPDX-License-Identifier: MIT
# Seats that anybody may ask for by mail: who gets one, and what comes of it when somebody writes in another's
# name, asks twice, too late, or very often.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers-unknown = 100' 'answers-club = 10000' 'mail = club@example.net' \
	>>club/tradepost.conf
tp -C club person ann --mail ann@example.org
tp -C club person cleo --mail cleo@example.org

table=harbour

# ask FROM LINE... [in $head]: a new mail to the club with these lines
ask() {
	from=$1
	shift
	printf '%s\n' "$@" | mailed "$from" club@example.net "${head:-}"
}
# again: the newest mail comes a second time
again() {
	tp -C club take "mail.$(find . -name 'mail.*' | wc -l)"
}
# mails TO: how many went to that address, of whatever kind
mails() {
	query "select count(*) from mails where recipient = '$1'"
}
# last TO: the newest mail to that address, as text
last() {
	query "select bytes from mails join mail_bytes on mail = mails.id where recipient = '$1'
		order by mails.id desc limit 1" | tr -d '\r'
}
# back TO: where answers to it go
back() {
	last "$1" | sed -n 's/^Reply-To: <\(.*\)>$/\1/p' | head -n 1
}
# says TO TEXT: the newest mail to that address has the text, however its lines are broken
says() {
	{ last "$1" | sed '1,/^$/d' | tr -s ' \n' '  '; echo; } >said
	has said "$2"
}
lacks() {
	! grep -qF -- "$2" "$1" || { echo "'$2' is in $1"; return 1; }
}
silent() {
	! says "$1" "$2" >/dev/null || { echo "'$2' is in the mail to $1"; return 1; }
}
# seats MATCH: who has which
seats() {
	query "select seat || '=' || seats.name from seats join matches on matches.id = match
		where matches.name = '$1' order by seat" | tr '\n' ' '
}
requests() {
	query "select seat_requests.mail from seat_requests join matches on matches.id = match
		where matches.name = '$1' order by seat_requests.id" | tr '\n' ' '
}
yes_from() {
	echo yes | mailed "$1" "$2" "${head:-}"
}
# age DAYS: all requests are that much older
age() {
	query "update seat_requests set asked = asked - $1 * 86400,
		confirmed = iif(confirmed, confirmed - $1 * 86400, 0);
		update asked_addresses set asked = asked - $1 * 86400"
}

# ---- before anything is open ----

ask dora@example.org /games
check 'where nothing is open whoever asks is told so' says dora@example.org 'No match of this club has an open seat now.'
tp -C club new ktech closed ann
ask dora@example.org '/seat closed Dora'
check 'as is who asks for a seat of a match that is not open' says dora@example.org \
	"To see the matches that have open seats, send /games: 'closed' has none. No match of this club has an open seat now."
check 'an open match takes letters by token' exits 64 \
	tp -C club new ktech strict --open --set unsigned=no

# ---- what is open ----

check 'a match is opened to all' tp -C club new ktech harbour --seats 3 --open ann
check 'who is named has a seat, the others are open' is "$(seats harbour)" '1=Ann '
check 'it begins when all have joined' prints 'begin        = joined' tp -C club charter harbour
tp -C club status >status.txt
check 'status asks nobody to give those seats' lacks status.txt 'harbour      not given yet'
tp -C club new tradewarz strait --seats 5 --open
ask dora@example.org 'Hello,' '' '/games'
check '/games is answered' says dora@example.org 'These matches have open seats.'
check 'with game, seats and how it begins' says dora@example.org \
	'harbour: KTech, 2 of 3 seats are open. No deadline is set yet. The match begins when all seats are taken and all have answered their invitations.'
check 'and the line that asks' has said '/seat harbour YOUR NAME'
check 'the other one, too' has said '/seat strait YOUR NAME'
check 'but none that is not open' silent dora@example.org closed
check 'nobody is named in it' silent dora@example.org Ann
check 'the mail can be answered' is "$(last dora@example.org | sed -n 's/^From: .*<\(.*\)>$/\1/p')" club@example.net
check 'no line is too long' sh -c "! grep '^.\{73\}'" <<EOT
$(last dora@example.org | sed '1,/^$/d')
EOT
n_mails=$(mails dora@example.org)
again
check 'the same mail again is answered by nothing' is "$(mails dora@example.org)" "$n_mails"
for of in 'Auto-Submitted: auto-replied' 'Precedence: bulk' 'List-Id: <x.example.org>'; do
	head=$of ask robot@example.org /games
	head=$of ask robot@example.org '/seat harbour Robot'
done
check 'what programs send is answered by nothing' is "$(mails robot@example.org)$(requests harbour)" 0
ask gil@example.org 'Hello, which games do you have?'
check 'who asks in words what can be played is told as well' says gil@example.org 'These matches have open seats.'
head='Auto-Submitted: auto-replied' ask gus@example.org 'Hello, which games do you have?'
check 'but no program is' is "$(mails gus@example.org)" 0
ask fay@example.org /games '/seat harbour Fay'
check 'a seat that is asked for below /games is asked for' says fay@example.org 'These matches have open seats.'
check 'and the address is asked' is "$(requests harbour)" 'fay@example.org '
fay=$(query "select bytes from mails join mail_bytes on mail = mails.id where recipient = 'fay@example.org'
	and kind = 'confirmation' order by mails.id desc limit 1" | tr -d '\r' | sed -n 's/^Reply-To: <\(.*\)>$/\1/p')
echo 'answers-unknown = 1' >>club/tradepost.conf
echo 'Hmm, is it fun?' | mailed fay@example.org "$fay"
check 'what answers the question is answered, though the answers of the day are used up' \
	says fay@example.org "yes"
sed -i '$d' club/tradepost.conf
query "delete from seat_requests; delete from asked_addresses"
ask dora@example.org '> /seat harbour Dora'
check 'a line that is quoted asks for nothing' is "$(requests harbour)" ''

head='Subject: /games' ask piet@example.org ''
check 'the line may be the subject' says piet@example.org 'These matches have open seats.'
ask rosa@example.org '/Games.'
check 'a phone may write it as it likes' says rosa@example.org 'These matches have open seats.'
head='Content-Type: text/html; charset=utf-8' ask sam@example.org \
	'<div dir="ltr">/seat strait Sam</div><br><div class="gmail_quote"><blockquote>/seat harbour Bad</blockquote></div>'
check 'a mail of HTML alone asks as well' is "$(requests strait)$(requests harbour)" 'sam@example.org '
printf '%s\n' '<div>Yes.</div><div>Sam</div><br><blockquote>Answer this mail with the word yes</blockquote>' |
	mailed sam@example.org "$(back sam@example.org)" 'Content-Type: text/html; charset=utf-8'
check 'and confirms' is "$(seats strait)" '1=Sam '
{
	printf 'Ja\n\nVon: A tradepost club <club@example.net>\nGesendet: Samstag, 28. November 2026 12:00\nAn: Tom <tom@example.org>\n'
	printf 'Betreff: [strait] do you want to play?\n\nAnswer this mail\n'
} >tom.answer
ask tom@example.org '/seat strait Tom'
mailed tom@example.org "$(back tom@example.org)" <tom.answer
check 'so does Ja above what a desktop program quotes' is "$(seats strait)" '1=Sam 2=Tom '

# ---- asking ----

ask dora@example.org '/seat harbour YOUR NAME'
check 'the line must be filled in' says dora@example.org 'A seat needs your name'
check 'and is offered again' has said '/seat harbour YOUR NAME'
for name in '' red Ann "$(printf 'a%.0s' $(seq 41))"; do
	ask dora@example.org "/seat harbour $name"
	check "'$name' is no name for a player there" says dora@example.org 'A seat needs your name'
done
check 'none of these asked for a seat' is "$(requests harbour)" ''
ask dora@example.org '/seat nowhere Dora'
check 'a match that is not open is told so, with those that are' says dora@example.org \
	"'nowhere' has none."
check 'so that the right line can be copied' has said '/seat strait YOUR NAME'
ask dora@example.org '/seat closed Dora'
check 'no more is told of a closed match' says dora@example.org "'closed' has none."

{
	printf '/seat harbour Dora Doe\n\nOn Monday, A tradepost club <club@example.net> wrote:\n'
	last dora@example.org | sed '1,/^$/d; s/^/> /'
} | mailed dora@example.org club@example.net
check 'the line above all that is quoted asks' is "$(requests harbour)" 'dora@example.org '
check 'the address is asked' says dora@example.org 'answer this mail with the word yes'
check 'with the name that was written' has said "as Dora Doe"
check 'and what to do if somebody else wrote it' has said 'somebody wrote your address'
check 'answers go to an address with a token' is \
	"$(back dora@example.org | sed 's/\.[A-Za-z0-9_-]\{16\}@/.TOKEN@/')" 'club+harbour.TOKEN@example.net'
dora=$(back dora@example.org)
check 'nobody is seated by that' is "$(seats harbour)" '1=Ann '
check 'the referee sees it' prints 'asked for by Dora Doe <dora@example.org>, not confirmed' tp -C club status harbour
check 'an archive is made' tp -C club archive site
tr -s ' \n' '  ' <site/index.html >index
check 'its first page says what is open, and how to ask' has index \
	'2 of 3 seats are open to everybody. To ask for one, mail the line <code>/seat harbour YOUR NAME</code>'
check 'with a link that writes that mail' has index \
	'href="mailto:club@example.net?body=%2Fseat%20harbour%20YOUR%20NAME"'
check 'and nothing of the kind of a match that is not open' lacks index 'seat closed'
cat $(find site -type f) >pages
check 'the archive does not' lacks pages Dora
n_mails=$(mails dora@example.org)
again
check 'the same mail again does nothing' is "$(mails dora@example.org) $(requests harbour)" "$n_mails dora@example.org "
ask dora@example.org '/seat harbour Dora'
check 'an address that has not said yes is mailed no more, whoever asks again in its name' is \
	"$(mails dora@example.org)" "$n_mails"
ask Dora@Example.ORG '/seat strait Dora'
ask dora@example.org '/seat harbour red'
ask dora@example.org '/seat nowhere Dora'
check 'nor for another match, in another case, or where there is nothing to ask for' is \
	"$(mails dora@example.org)" "$n_mails"
check 'what it asks for in another match waits for its yes' is "$(requests strait)" 'dora@example.org '
query "delete from seat_requests where id = (select max(id) from seat_requests)"
ask dora@example.org /games
check 'which seats are open it is told, as every unknown sender' is "$(mails dora@example.org)" "$((n_mails + 1))"

# ---- what seats nobody ----

yes_from eve@example.org "$dora"
check 'a yes from another address seats nobody' is "$(seats harbour)" '1=Ann '
head='Auto-Submitted: auto-replied' yes_from dora@example.org "$dora"
check 'nor does one that a program sent' is "$(seats harbour)" '1=Ann '
yes_from dora@example.org club+harbour.AAAAAAAAAAAAAAAA@example.net
yes_from dora@example.org "$(echo "$dora" | sed 's/harbour/strait/')"
yes_from dora@example.org club@example.net
check 'nor does one without the token, or with another, or for another match' is \
	"$(seats harbour)$(seats strait)" '1=Ann 1=Sam 2=Tom '
printf '> yes\n' | mailed dora@example.org "$dora"
check 'nor a quoted one' is "$(seats harbour)" '1=Ann '
printf 'What is this?\n' | mailed dora@example.org "$dora"
check 'who writes something else is asked for the word' says dora@example.org \
	'Answer this mail with the word yes, alone above the quoted text: your mail is not just a yes'
check 'by a mail that can be answered with it' is "$(back dora@example.org)" "$dora"
ask eve@example.org '/seat strait Eve'
eve=$(back eve@example.org)
yes_from dora@example.org "$eve"
yes_from eve@example.org "$(echo "$eve" | sed 's/strait/harbour/')"
check 'a token of one request does not serve another' is "$(seats harbour)$(seats strait)" '1=Ann 1=Sam 2=Tom '

# ---- who answers ----

yes_from dora@example.org "$dora"
check 'the yes of the address itself is a seat' is "$(seats harbour)" '1=Ann 2=Dora Doe '
check 'the request is gone' is "$(requests harbour)" ''
check 'the player is told' says dora@example.org 'You play: the seat is yours. Answer this mail with your first orders'
check 'with the map and what can be ordered' has said 'THE MAP'
check 'and has joined' is "$(tp -C club status harbour | sed -n 's/^  blue *Dora Doe *\(joined\),.*/\1/p')" joined
n_mails=$(mails dora@example.org)
n_logged=$(query 'select count(*) from unknown_senders')
again
check 'the same yes again does nothing' is "$(mails dora@example.org) $(seats harbour)" "$n_mails 1=Ann 2=Dora Doe "
check 'not even in the log' is "$(query 'select count(*) from unknown_senders')" "$n_logged"
printf 'start 4,6 5,3\n' | mailed dora@example.org "$(back dora@example.org)"
check 'orders in answer to it are taken' is "$(query "select count(*) from letters where verdict = 'taken'")" 1
ask dora@example.org '/seat harbour Dora'
check 'who has a seat is told so' says dora@example.org "You have a seat of 'harbour' already, blue"
echo yes | mailed ann@example.org "$(address invitation 1)"
ask finn@example.org '/seat harbour Finn'
finn=$(back finn@example.org)
ask gus@example.org '/seat harbour Gus'
gus=$(back gus@example.org)
yes_from finn@example.org "$finn"
check 'the last yes begins the match' is "$(query "select state from matches where name = 'harbour'")" 1
check 'and its players get the roster' is "$(last finn@example.org | sed -n 's/^Subject: //p')" '[harbour] the match begins'
yes_from gus@example.org "$gus"
check 'who comes too late is told so' says gus@example.org "The open seats of 'harbour' went to others before"
check 'and what else is open' has said '/seat strait YOUR NAME'
check 'without the match that is full' silent gus@example.org '/seat harbour'
ask gus@example.org '/seat strait Gus'
check 'who confirmed may ask for another seat at once' is "$(requests strait)" 'eve@example.org gus@example.org '

# ---- the end of a request ----

age 6
tp -C club tick >/dev/null 2>&1
check 'a request stays 6 days' is "$(requests strait)" 'eve@example.org gus@example.org '
age 1
tp -C club tick >/dev/null 2>&1
check 'and lapses after 7' is "$(requests strait)" ''
check 'nothing of the address is left' is \
	"$(query .dump | grep -c 'eve@example.org')" 0
yes_from eve@example.org "$eve"
check 'its token is good for nothing' is "$(seats strait)" '1=Sam 2=Tom '
ask eve@example.org '/seat strait Eve'
check 'and it may be asked anew' is "$(requests strait)" 'eve@example.org '

# ---- a flood ----

tp -C club new ktech sound --open
i=0
while [ $i -lt 103 ]; do
	i=$((i + 1))
	printf 'From x@example.org Sat Nov 28 12:00:00 2026\nFrom: f%s@example.org\nTo: <club@example.net>\nMessage-ID: <f%s@x>\n\n/seat sound F%s\n\n' $i $i $i
done >flood.mbox
tp -C club take flood.mbox
check 'of a match 100 wait for their yes, and the oldest give way' is \
	"$(requests sound | wc -w) $(requests sound | cut -d' ' -f1)" '100 f4@example.org'
ask f1@example.org '/seat sound F1'
check 'who gave way is mailed no second time for that, and of the first nothing is kept' is "$(mails f1@example.org)" 0
ask hal@example.org '/seat sound Hal'
yes_from hal@example.org "$(back hal@example.org)"
check 'and who means it gets a seat all the same' is "$(seats sound)" '1=Hal '
sed -i 's/^answers-unknown.*/answers-unknown = 2/' club/tradepost.conf
for i in 1 2 3 4; do ask ida@example.org /games; done
check 'the answers to one address are as few as those to unknown senders' is "$(mails ida@example.org)" 2
ask ida@example.org '/seat sound Ida'
check 'a confirmation that may not be mailed is no request' is \
	"$(query "select count(*) from seat_requests where mail = 'ida@example.org'")" 0
sed -i 's/^answers-unknown.*/answers-unknown = 100/' club/tradepost.conf

# ---- where the referee decides ----

printf '%s\n' 'referee-confirms = yes' 'referee = clara@example.net' >>club/tradepost.conf
tp -C club new ktech creek --open
ask jim@example.org '/seat creek "Jim O'"'"'Neil"'
check 'the mail that asks says who decides' says jim@example.org 'The referee is then asked, and you are told.'
tp -C club status >status.txt
check 'the referee is not asked before' lacks status.txt 'asks for a seat'
yes_from jim@example.org "$(back jim@example.org)"
check 'a yes seats nobody there' is "$(seats creek)" ''
check 'the player is told' says jim@example.org "The referee is asked whether you play 'creek'"
check 'the referee is asked' says clara@example.net 'asks for a seat of '"'creek'"', and has confirmed this'
last clara@example.net | sed -n 's/^  \(tradepost seat creek red .*\)$/\1/p' >command
check 'with the command, as a shell reads it' is "$(eval "set -- $(cat command)" && echo "$# $6 $8")" \
	"8 Jim O'Neil jim@example.org"
check 'which is in status, too' prints "Jim O'Neil asks for a seat: $(cat command)" tp -C club status
n_mails=$(mails clara@example.net)
again
yes_from jim@example.org "$(back jim@example.org)"
ask jim@example.org '/seat creek Jim'
check 'who asks again is told that the referee is asked' says jim@example.org 'The referee is asked whether'
check 'and the referee is told once' is "$(mails clara@example.net)" "$n_mails"
eval "tp -C club $(sed 's/^tradepost//' command)"
check 'the command gives the seat' is "$(seats creek)" "1=Jim O'Neil "
check 'and the player has joined, and is told' says jim@example.org 'You play: the seat is yours. Answer this mail'
check 'nothing waits any more' is "$(requests creek)" ''
ask kim@example.org '/seat creek Kim'
yes_from kim@example.org "$(back kim@example.org)"
tp -C club send >/dev/null 2>&1
age 7
rm -f club/spool/*
tp -C club tick >/dev/null 2>&1
check 'a request that the referee leaves lapses' is "$(requests creek)" ''
tr -d '\r' <"$(grep -l '^To:.*kim@example.org' club/spool/*.eml)" | tr -s ' \n' '  ' >said
check 'and its player is told' has said "Your request for a seat of 'creek' is deleted"
check 'when that mail has gone the club has their address no more' is "$(mails kim@example.org)" 0
check 'nor any mail to them' is "$(query "select count(*) from mails join mail_bytes on mail = mails.id
	where instr(cast(bytes as text), 'To: \"Kim\" <kim@example.org>')")" 0
i=0
for who in a b c d e f; do ask $who@asks.org "/seat creek P$who"; done
n_mails=$(mails clara@example.net)
for who in a b c d e f; do yes_from $who@asks.org "$(back $who@asks.org)"; done
check 'of those who wait for the referee 5 are enough' is "$(requests creek | wc -w)" 5
check 'and the referee is told of no more' is "$(mails clara@example.net)" $((n_mails + 5))
check 'the next one is told so' says f@asks.org 'Ask again in some days'
ask g@asks.org '/seat creek Gil'
check 'and who asks then is not even asked' says g@asks.org 'Ask again in some days'

# ---- seats whose players left ----

sed -i '/^referee-confirms/d' club/tradepost.conf
query "update attendance set vacant = 1 where seat = 2 and match = (select id from matches where name = 'harbour')"
ask liz@example.org /games
check 'a seat whose player left is listed in an open match' says liz@example.org \
	'harbour: KTech, 1 of 3 seats is open. The new player goes on with what the player before left. Season 0 is open now.'
check 'with who decides' has said 'The referee decides who plays.'
ask liz@example.org '/seat harbour Liz'
yes_from liz@example.org "$(back liz@example.org)"
check 'a yes gives that seat to nobody' is "$(seats harbour)" '1=Ann 2=Dora Doe 3=Finn '
last clara@example.net | sed -n 's/^  \(tradepost seat harbour .*\)$/\1/p' >command
eval "tp -C club $(sed 's/^tradepost//' command)"
check 'the referee does, by the same command' is "$(seats harbour)" '1=Ann 2=Liz 3=Finn '
check 'and the player is told' is "$(last liz@example.org | sed -n 's/^Subject: //p')" '[harbour] the match begins'
check 'nothing waits for a seat that is given' is "$(requests harbour)" ''

# ---- orders in the mail that gives the seat ----

tp -C club new ktech dune --seats 2 --open ann
ask olga@example.org '/seat dune Olga'
printf 'yes\nstart 4,6 5,3\n' | mailed olga@example.org "$(back olga@example.org)"
check 'first orders may stand below the yes' is "$(seats dune)$(query "select count(*) from letters
	where verdict = 'taken' and seat = 2 and text like '%start 4,6 5,3%'
	and match = (select id from matches where name = 'dune')")" '1=Ann 2=Olga 1'
check 'and are answered' says olga@example.org "Your letter for season 0 of 'dune' is taken: 1 line."

# ---- by a seat's own letter ----

printf '/games\n' | mailed liz@example.org "$(back liz@example.org)"
check 'a player may ask for the list in any answer' says liz@example.org '/seat sound YOUR NAME'
printf '/seat sound Liz\n' | mailed liz@example.org "$(back liz@example.org)"
check 'and learns where a seat is asked for' says liz@example.org 'Mail this line alone to club@example.net'

# ---- what cannot be sent ----

# cannot TEXT: send says that it keeps such a mail
cannot() {
	tp -C club send --now >.log 2>&1
	has .log "$1 is kept for later: " && lacks .log 'the witness'
}
query "update mails set state = 1"
echo 'send = sendmail:/bin/false' >>club/tradepost.conf
ask mona@example.org '/seat sound Mona'
check 'a question to somebody without a seat that cannot be sent is said to be theirs' cannot 'to sound <mona@example.org>'
query "update mails set state = 1"
ask nina@example.org /games
check 'so is an answer that is of no match' cannot 'to <nina@example.org>'
query "update mails set queued = queued - 50 * 86400 where recipient = 'nina@example.org'"
query "update mails set state = 0, queued = queued - 50 * 86400 where recipient = 'mona@example.org'"
tp -C club send --now >.log 2>&1
check 'the referee reads so, too' says clara@example.net \
	'- sound, season 0: confirmation to mona@example.org: given up'
check 'and of no witness' lacks said witness

# ---- who writes a sentence ----

ask eve@example.org 'Hello,' '' 'I would like /seat strait Eve please' 'Eve'
check 'a sentence that asks for a seat is answered with the line that does' says eve@example.org \
	"To ask for a seat of 'strait', answer this mail with this line alone, your name in it as all players will read it: /seat strait YOUR NAME"
check 'and asks for none itself' sh -c "! echo '$(requests strait)' | grep -q eve"
ask eve2@example.org 'What is /games about, and is there a /seat?'
check 'one that names no match with the list' says eve2@example.org 'These matches have open seats.'
again
check 'the same mail once more with nothing' is "$(mails eve2@example.org)" 1
head='Auto-Submitted: auto-replied' ask robot@example.org 'I would like /seat strait Robot'
check 'a program with nothing, too' is "$(mails robot@example.org)" 0
ask ann@example.org 'How does /seat strait work?'
check 'nor a player, whose words are for the referee' silent ann@example.org 'To ask for a seat'
ask frank@example.org 'see http://example.org/seat and /seats'
check 'what only looks like it is not answered' is "$(mails frank@example.org)" 0
sed -i 's/^answers-unknown = .*/answers-unknown = 2/' club/tradepost.conf
for i in 1 2 3 4; do ask gina@example.org "I would like /seat strait Gina $i please"; done
check 'nobody gets more of these in a day than other answers' is "$(mails gina@example.org)" 2

# ---- a seat whose player leaves a match under way ----

sed -i 's/^answers-unknown = .*/answers-unknown = 100/' club/tradepost.conf
table=haven
tp -C club person vera --mail vera@example.org
tp -C club new ktech haven ann vera >.out 2>&1
yes_from ann@example.org "$(address invitation 1)"
yes_from vera@example.org "$(address invitation 2)"
tp -C club run haven --now
check 'a match of friends is under way' is "$(query "select state from matches where name = 'haven'")" 1
ask kim@example.org /games
check 'it is open to nobody else' lacks said haven
ask kim@example.org '/seat haven Kim'
check 'nor can a seat of it be asked for' says kim@example.org "'haven' has none"
# leaves: Vera does
leaves() {
	echo /stop | mailed vera@example.org "$(address report 2)"
	yes_from vera@example.org "$(address notice 2)"
}
leaves
check 'who leaves has left' is "$(query "select vacant from attendance join matches on match = matches.id
	where name = 'haven' and seat = 2")" 1
newest notice 1 | tr -s ' \n' '  ' >said
check 'the others are told how somebody takes over' has said 'mail the line /seat haven and their name to club@example.net'
ask kim@example.org /games
last kim@example.org | tr -s ' \n' '  ' >said
check 'the seat stands in the list' has said 'haven: KTech, 1 of 2 seats is open. The new player goes on with'
ask lea@example.org 'match haven' 'seat red' '/take-over Lea'
check 'nobody takes a seat that its player holds' says lea@example.org "Nobody can ask for the seat red of 'haven' now"
ask lea@example.org 'match haven' 'seat blue' '/take-over Lea zoe@example.org'
check 'nor one for another address' says lea@example.org 'Mail that line from zoe@example.org'
check 'which is not mailed' is "$(mails zoe@example.org)" 0
check 'nobody has asked yet' is "$(requests haven)" ''
gid=$(query "select gid from matches where name = 'haven'")
ask lea@example.org "match $gid" 'seat blue' '/take-over Lea Long lea@example.org'
check 'without a key it is asked for as an open seat is' is "$(requests haven)" 'lea@example.org '
check 'and the address is asked' says lea@example.org 'to play KTech as Lea Long in the match '"'haven'"
n_referee=$(mails clara@example.net)
ask lea@example.org "match $gid" 'seat blue' '/take-over Lea Long lea@example.org'
check 'the referee is not, before it says yes' is "$(mails clara@example.net)" "$n_referee"
yes_from lea@example.org "$(back lea@example.org)"
check 'then they are, as what its player built goes along' says clara@example.net \
	"tradepost seat haven blue --name 'Lea Long' --mail 'lea@example.org'"
last clara@example.net | sed -n 's/^  \(tradepost seat haven .*\)/\1/p' >command
check 'the seat is still that of who left' is "$(seats haven)" '1=Ann 2=Vera '
echo 'gold e' | mailed vera@example.org "$(address report 2)"
sed 's/tradepost/tp -C club/' command >typed
check 'who came back keeps it' sh -c '! "$0" -C club seat haven blue --name "Lea Long" --mail lea@example.org 2>/dev/null' "$TRADEPOST"
check 'and is told nothing of it' is "$(seats haven)" '1=Ann 2=Vera '
leaves
eval "$(cat typed)" >.out 2>&1
check 'who left again does not' is "$(seats haven)" '1=Ann 2=Lea Long '
last lea@example.org | tr -s ' \n' '  ' >said
check 'the new player is mailed what they take over, to be answered' has said 'Lea Long, you take over a seat of KTech'
tp -C club records haven >.records
check 'all in the record: a seat without a key' sh -c 'sed "1,/^tp-leave/d" .records | grep -qx "seat 2 key none"'
check 'which the referee gave' sh -c 'tail -n 5 .records | grep -qx "by referee"'
tp -C club charter haven open=no >.out
ask max@example.org '/seat haven Max'
check 'no seat is open then' says max@example.org "'haven' has none"

# ---- who hands their seat over ----

n_ann=$(mails ann@example.org)
echo '/hand-over Uma' | mailed ann@example.org "$(address report 1)"
newest answer 1 | tr -s ' \n' '  ' >said
check 'a line that lacks something is answered at once' has said 'write /hand-over NAME ADDRESS'
check 'and without a word of keys' lacks said KEY
check 'nobody is asked for a yes to it' is "$(mails ann@example.org)" "$((n_ann + 1))"
echo '/hand-over Uma Ulm uma@example.org' | mailed ann@example.org "$(address report 1)"
newest notice 1 >said
check 'one that is whole is' has said 'It gives your seat to somebody else'
yes_from ann@example.org "$(address notice 1)"
last clara@example.net >said
check 'the referee reads what to type' has said 'tradepost seat haven red --replace'
check 'with the address' has said "--mail 'uma@example.org'"
check 'and no key' lacks said ' --key'
check 'until then the seat is theirs' is "$(seats haven)" '1=Ann 2=Lea Long '

# ---- words beside the lines that ask ----

echo 'referee = clara@clara.example' >>club/tradepost.conf
tp -C club new ktech bay --seats 3 --open >/dev/null 2>&1
# referee TEXT: the newest mail to the referee has the text
referee() {
	says clara@clara.example "$1"
}
ask zoe@example.org 'Thank you, that was quick!' '/seat bay Zoe Brandt' 'Do I need to own the game?' Zoe
check 'who asks for a seat reads that nobody got their question, and what to do' says zoe@example.org \
	'Write the other lines of your mail again, below the yes. They were read as words, and nobody got them.'
check 'not the question, as somebody else may have written in their name' lacks said 'own the game'
printf 'Yes, I do! But do I need to own the game?\n' | mailed zoe@example.org "$(back zoe@example.org)"
check 'words that are no yes are listed' says zoe@example.org '| Yes, I do! But do I need to own the game?'
check 'and passed on' has said 'not as orders; the referee was mailed them:'
check 'to the referee, who reads that their writer has no seat yet' referee 'zoe@example.org, who asks for a seat in this club'
printf 'yes\nDo I need to own the game?\nZoe\n' | mailed zoe@example.org "$(back zoe@example.org)"
check 'below a yes they are listed, too' says zoe@example.org '| Do I need to own the game?'
check 'as words that the referee got' has said 'They were mailed to the referee.'
check 'as they do' referee 'zoe@example.org, who has a seat in this club'
check 'with the words' has said '| Do I need to own the game?'
ask tim@example.org '/seat bay Tim Oakes' 'Tim'
check 'a name alone is no words' silent tim@example.org 'Write the other lines'
printf 'Yes please\nBrethren\n\nSent from my iPhone\n' | mailed tim@example.org "$(back tim@example.org)"
check 'a word below a yes is listed' says tim@example.org 'read as words, not as orders: | Brethren'
ask ugo@example.org '/seat bay Ugo Orr'
printf 'Yes please, thanks!\nUgo\n' | mailed ugo@example.org "$(back ugo@example.org)"
check 'thanks and a name are answered by nothing but what the seat is told' is \
	"$(query "select count(*) from mails where recipient = 'ugo@example.org' and kind = 'ack'")" 0

# ---- one name in two spellings ----

tp -C club person jo --mail jo@example.org --name "$(printf 'J\303\266rg')"
tp -C club new ktech fjord jo --seats 3 --open >/dev/null 2>&1
ask hugo@example.org "$(printf '/seat fjord Jo\314\210rg')"
check 'the name of who plays there is none, however it is typed' says hugo@example.org 'A seat needs your name'
finish
