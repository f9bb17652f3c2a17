#!/bin/sh
# SPDX-License-Identifier: MIT
# One address is one person with one name: what somebody with a mail program alone is called, how they change it, and
# for which of their matches a mail command acts.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers-unknown = 100' 'answers-club = 10000' 'answers = 500' \
	'mail = club@example.net' >>club/tradepost.conf
for name in harbour silk reef strait; do
	tp -C club new ktech $name --seats 3 --open >/dev/null || exit 1
done

# mail_to WHO: the newest mail to that address, as text
mail_to() {
	query "select bytes from mails join mail_bytes on mail = mails.id where recipient = '$1@example.org' collate nocase
		order by mails.id desc limit 1" | tr -d '\r'
}
# told WHO: the text of that mail is in said, however its lines are broken
told() {
	{ mail_to "$1" | sed '1,/^$/d' | tr -s ' \n' '  '; echo; } >said
}
lacks() {
	! grep -qF -- "$2" "$1" || { echo "'$2' is in $1"; return 1; }
}
back() {
	mail_to "$1" | sed -n 's/^Reply-To: <\(.*\)>$/\1/p'
}
# asks WHO LINE: a mail to the club; its sender is called as $called says
asks() {
	echo "$2" | mailed "${called:+$called }<$1@example.org>" club@example.net
	told "$1"
}
# yes WHO [LINE...]: the answer to what they were mailed last
yes() {
	who=$1 to=$(back "$1")
	shift
	printf '%s\n' "${@:-yes}" | mailed "$who@example.org" "$to"
	told "$who"
}
# address_in MATCH SEAT: where answers to the seat's newest mail of that match go
address_in() {
	query "select bytes from mails join mail_bytes on mail = mails.id join matches on matches.id = match
		where name = '$1' and seat = $2 and kind <> 'notice' order by mails.id desc limit 1" |
		tr -d '\r' | sed -n 's/^Reply-To: <\(.*\)>$/\1/p' | head -n 1
}
# writes WHO MATCH SEAT LINE...: an answer to the seat's newest mail
writes() {
	who=$1 to=$(address_in "$2" "$3")
	shift 3
	printf '%s\n' "$@" | mailed "$who@example.org" "$to" || return 1
	told "$who"
}
# players MATCH: who has which seat
players() {
	query "select seat || '=' || seats.name from seats join matches on matches.id = match
		where matches.name = '$1' order by seat" | tr '\n' ' '
}

# ---- a name ----

asks zoe '/seat harbour Zoe Quinn. Thanks!'
check 'a name ends with its sentence, and the question says it' has said 'to play KTech as Zoe Quinn in the match '"'harbour'"' of A tradepost club, answer'
check 'and how to have another' has said 'All players will read the name Zoe Quinn. If you want another, answer with the line /name and that name'
yes zoe '/name Zoe  Q. Please'
check 'which says yes as well' is "$(players harbour)" '1=Zoe Q. '
asks max '/seat harbour Max'
yes max '/name zoe q.'
check 'nobody is given a name that somebody there has' is "$(players harbour)" '1=Zoe Q. '
check 'and they are asked again' has said 'To play as Max, answer this mail with the word yes. Or answer with the line /name and another name'
yes max
check 'with the name that they had' is "$(players harbour)" '1=Zoe Q. 2=Max '
called='"Mia M. Moor"' asks mia '/seat harbour'
check 'who gives no name has that of their mail program' has said 'to play KTech as Mia M. Moor in the match'
yes mia
check 'also where it has an initial' is "$(players harbour)" '1=Zoe Q. 2=Max 3=Mia M. Moor '
asks nobody '/seat reef'
check 'who has none there either is asked for one' has said 'A seat needs your name'

# ---- one address, one name ----

asks zoe '/seat silk Zoe Quinn'
check 'whoever is known gets another seat under the name that they have' has said 'to play KTech as Zoe Q. in the match'
check 'and is told so, with how to change it' has said 'The name at this address is Zoe Q. already, and one address is one player. If you want another name in all your matches, answer a mail of a seat of yours with the line /name'
yes zoe
asks zoe /seat\ reef
check 'also where they give no name' has said 'to play KTech as Zoe Q. in the match'
yes zoe
check 'they are one person' is "$(players silk)$(players reef)" '1=Zoe Q. 1=Zoe Q. '
writes zoe harbour 1 /mine
check 'with one list' sh -c 'grep -q "harbour, red: season 0" said && grep -q "silk, red: it has not begun" said &&
	grep -q "reef, red: it has not begun" said'

# ---- what is asked for before the yes ----

asks lou '/seat silk Lou'
n_mails=$(query "select count(*) from mails where recipient = 'lou@example.org'")
asks lou '/seat reef'
asks lou '/seat strait Louise'
asks lou '/seat silk'
check 'before the yes nothing more is mailed' is "$(query "select count(*) from mails where recipient = 'lou@example.org'")" "$n_mails"
yes lou
check 'the yes is to what was asked' is "$(players silk)$(players reef)" '1=Zoe Q. 2=Lou 1=Zoe Q. '
check 'and the next match is asked for at once' has said "play KTech as Lou in the match 'reef' of A tradepost club,"
yes lou
check 'one after the other' has said "as Lou in the match 'strait'"
check 'under one name' is "$(players reef)" '1=Zoe Q. 2=Lou '
yes lou
check 'until nothing waits any more' is "$(query 'select count(*) from seat_requests where mail like '"'lou%'")" 0

# ---- another name ----

writes zoe harbour 1 '/name Zoe Quinn!'
check 'a player changes their name in all their matches' is "$(players harbour)$(players silk)$(players reef)" \
	'1=Zoe Quinn 2=Max 3=Mia M. Moor 1=Zoe Quinn 2=Lou 1=Zoe Quinn 2=Lou '
check 'which the answer names, with the name as it was taken' has said \
	'You are called Zoe Quinn from now on in harbour, silk and reef. The other players are told. Earlier mails keep the name'
told max
check 'the others of a match that has begun are told' has said \
	"There is nothing you must do: Zoe Q., the player of red in 'harbour', is called Zoe Quinn from now on."
told lou
check 'those of one that has not are not' lacks said 'Zoe Quinn from now on'
writes zoe silk 1 '/name max'
check 'nobody takes the name of another player of one of them' has said "Choose another name: somebody in 'harbour' is called max already"
writes zoe silk 1 '/name red'
check 'nor that of a seat' has said "Write your name after /name"
writes zoe silk 1 '/name Zoe' '/mine'
check 'what stands below the line is of the same player' has said 'harbour, red: season 0'
check 'before the match has begun as well' is "$(players silk)" '1=Zoe 2=Lou '
asks zoe '/seat strait'
yes zoe
check 'a later seat has the new name' is "$(players strait)" '1=Lou 2=Zoe '
tp -C club person zo --mail zoe@example.org --name Zoe >/dev/null
writes zoe silk 1 '/name Zo'
check 'the name of a person changes with their seats' prints 'zo: Zo <zoe@example.org>' tp -C club person zo
check 'all of which stay theirs' is "$(query 'select count(*) from seats where name = '"'Zo'")" 4

# ---- another address ----

writes zoe silk 1 '/address zoe@new.example'
yes zoe
check 'an address can be changed before the match begins' has said 'A mail goes to zoe@new.example now. Answer that mail with the word yes'
check 'the answer names the matches' has said 'Then your mails of harbour, silk, reef and strait go there.'
new=$(query "select bytes from mails join mail_bytes on mail = mails.id where recipient = 'zoe@new.example'" | tr -d '\r' |
	sed -n 's/^Reply-To: <\(.*\)>$/\1/p')
echo yes | mailed zoe@new.example "$new"
check 'its yes moves all' is "$(query "select count(*) from seats where mail = 'zoe@new.example'")" 4
check 'and the invitation goes there' is "$(query "select count(*) from mails join matches on matches.id = match
	where recipient = 'zoe@new.example' and kind = 'invitation' and name = 'silk'")" 1
writes lou silk 2 /wait
check 'what cannot be done before is refused at once' has said 'Write the line again when the match has started'
check 'without a question' is "$(query "select count(*) from letters where verdict = 'waits' and seat = 2")" 0

# ---- kin ----

tp -C club new ktech dune --seats 2 --set unsigned=token >/dev/null
tp -C club seat dune red --name Tom --mail max@example.org >/dev/null
tp -C club seat dune blue --name Eve --mail eve@example.org >/dev/null
tp -C club start dune >/dev/null 2>&1
writes max harbour 2 /mine
check 'a seat at the same address that the referee gave under another name is told of' has said 'dune, red, under the name Tom: season 0'
check 'and that it is somebody else' has said 'Other names at this address count as other players'
writes max harbour 2 '/vacation in 2 days'
check 'a vacation says where it does not hold' has said \
	'Not in dune: mail the line there as well, as you play there under the name Tom.'
writes max harbour 2 '/name Maxim'
check 'so does a name' has said 'Not in dune: mail the line there as well'
check 'which stays' is "$(players dune)" '1=Tom 2=Eve '
finish
