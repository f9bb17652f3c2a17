#!/bin/sh
# SPDX-License-Identifier: MIT
# What status of a club begins with: each thing that wants the referee's hand is one line, with its match
# and the command that mends it, and it is gone when it was mended. Then come the matches.
. "${srcdir:-.}/tests/lib.sh"

if [ ! "$clock" ] || ! command -v sqlite3 >/dev/null; then
	skip 'status begins with what needs a hand' 'faketime or sqlite3 is not installed'
	finish
fi

# at 'TIME' COMMAND...: the program on the club, at that time (UTC)
at() {
	when=$1
	shift
	clock_stands "$when:00" "$TRADEPOST" -C club "$@"
}
morning='2037-05-01 06:00'

# says_first 'TIME' LINE: the first line of status, or the one below its heading
says_first() {
	at "$1" status >.status || return
	head -n 1 .status
	[ "$(head -n 1 .status)" = "$2" ]
}
# needs 'TIME' TEXT: a line above the matches has this text
needs() {
	at "$1" status >.status || return
	cat .status
	head -n 1 .status | grep -qx 'what needs a hand:' &&
		sed '/^$/q' .status | tail -n +2 | grep -qF -- "$2"
}
# nothing 'TIME': nothing needs a hand, and the matches follow
nothing() {
	says_first "$1" 'nothing needs a hand'
}

tp init club
echo "send = sendmail:$work/mailer" >>club/tradepost.conf
the_way() {
	printf '#!/bin/sh\ncat >/dev/null\nexit %d\n' "$1" >mailer
	chmod +x mailer
}
the_way 0

check 'a club without matches needs nothing' nothing "$morning"

# ---- before it starts ----

at "$morning" new ktech harbour --seats 2 --set 'schedule=daily 20:00' --set absent-limit=0 \
	--option passes=2
check 'seats that nobody has are named, with the command' needs "$morning" \
	'  harbour      not given yet: red blue: tradepost seat harbour red --name NAME --mail ADDRESS'
tp key new key
for seat in red blue; do
	at "$morning" seat harbour $seat --name "$seat player" --mail $seat@example.org --key key.pub
done
check 'mails that wait are counted' needs "$morning" \
	'  harbour      2 mails wait to be sent: tradepost send'
at "$morning" send
check 'they are gone when they were sent' sh -c '! grep "to be sent" .status' \
	"$(at "$morning" status >.status)"
check 'who was invited has two days to answer' nothing "$morning"
later='2037-05-03 06:01'
check 'who has not joined then is named' needs "$later" \
	'  harbour      not joined yet: red blue: tradepost resend harbour red'
query "insert into chains select id, 1, zeroblob(32), 0 from matches"
check 'who has joined is not' needs "$later" \
	'not joined yet: blue: tradepost resend harbour blue'
query "insert into chains select id, 2, zeroblob(32), 0 from matches"
check 'when all have joined it can start' needs "$morning" \
	'  harbour      all have joined: tradepost start harbour'
query "delete from chains where seat = 2; update seats set key = '' where seat = 2"
check 'a seat without a key is waited for as well' needs "$later" \
	'not joined yet: blue: tradepost resend harbour blue'
query "insert into attendance select id, 2, 0, 0, 0, 0, 0, 1, '', 0 from matches"
check 'until its player has answered' needs "$morning" \
	'  harbour      all have joined: tradepost start harbour'
query "delete from attendance; update seats set key = (select key from seats where seat = 1) where seat = 2"
query "insert into witnesses select id, 'w@example.org', zeroblob(32), NULL from matches"
check 'a witness who has not answered is named' needs "$morning" \
	'  harbour      the witness has not answered the mail about the opening of the match: tradepost resend harbour witness'
query 'delete from witnesses; delete from chains'

# ---- the season ----

at "$morning" start harbour >/dev/null
at "$morning" send
check 'a season that is open and not due needs nothing' nothing "$morning"
check 'the matches follow' prints 'harbour                  ktech       letters for season 0, due Friday 1 May 2037, 20:00 UTC' \
	at "$morning" status
at "$morning" hold harbour --why 'The dog ate it'
at "$morning" send
check 'a season that is held is named, with why' needs "$morning" \
	'  harbour      season 0 is held since Friday 1 May 2037, 06:00 UTC, by the referee: The dog ate it: tradepost go harbour'
at "$morning" go harbour
at "$morning" send
check 'it is gone when it goes on' nothing "$morning"
query "update matches set charter = replace(charter, 'schedule=daily 20:00', 'schedule=daily 20:00 Europe/Berlin')"
check 'times are by the clock of the match' needs '2037-05-02 06:00' 'was due Friday 1 May 2037, 22:00 Europe/Berlin'
check 'so is the deadline in the list of matches' prints 'season 0, due Friday 1 May 2037, 22:00 Europe/Berlin' \
	at "$morning" status
query "insert into seat_requests (match, name, mail, asked, confirmed)
	select id, 'Zoe', 'zoe@example.org', strftime('%s', '2037-05-01 06:00'), 0 from matches;
	update clocks set held = strftime('%s', '2037-05-01 06:00'), reminded = strftime('%s', '2037-05-01 06:00'), cause = 1"
at "$morning" status harbour >.status
check 'and of one match, too, when a hold began' has .status 'held since Friday 1 May 2037, 08:00 Europe/Berlin'
check 'when somebody was reminded' has .status 'reminded Friday 1 May 2037, 08:00 Europe/Berlin'
check 'and how long a request is kept' has .status 'not confirmed, kept until Friday 8 May 2037, 08:00 Europe/Berlin'
check 'nothing there is by another clock' sh -c '! grep "[0-9]Z" .status'
query 'delete from seat_requests; update clocks set held = 0, reminded = 0, cause = 0'
query "update matches set charter = replace(charter, ' Europe/Berlin', '')"
check 'a season that is due and not played is named' needs '2037-05-01 20:01' \
	'  harbour      season 0 is not played, and was due Friday 1 May 2037, 20:00 UTC: tradepost tick'
echo 'start 4,6 5,3' | orders harbour 0 red 1 >orders.txt
tp sign --key key.key orders.txt | mail red | at '2037-05-01 20:01' take -
at '2037-05-01 20:01' send
check 'a letter that came late is named' needs '2037-05-01 20:02' \
	'  harbour      the letter of red for season 0 came late; with more time its player can send it again: tradepost extend harbour DATE --why REASON'
check 'before what would play the season without it' sh -c '
	sed "/tradepost tick/,\$d" .status | grep -q "came late"'
at '2037-05-01 20:03' extend harbour tomorrow 20:00 --why 'for red' >/dev/null
tp sign --key key.key orders.txt | mail red | at '2037-05-01 20:04' take -
at '2037-05-01 20:04' send
check 'it is gone when the player has sent another in time' nothing '2037-05-01 20:04'
echo 'start 4,6 5,3' | orders harbour 0 blue 1 >orders.txt
tp sign --key key.key orders.txt | mail blue | at '2037-05-01 20:05' take -
at '2037-05-01 20:05' send
check 'a season that waits for nobody is named' needs '2037-05-01 20:05' \
	'  harbour      season 0 can be played, as nobody is awaited: tradepost tick'
at '2037-05-01 20:05' tick
check 'it is gone when it was played' nothing '2037-05-01 20:06'

query 'update matches set deadline = 0'
check 'a season without a deadline that waits for a week is named' needs '2037-05-08 20:06' \
	'  harbour      season 1 has no deadline, and has waited since Friday 1 May 2037, 20:05 UTC for red, blue: tradepost start harbour --deadline DATE'
check 'before it is not' sh -c '! grep "has no deadline" .status' \
	"$(at '2037-05-08 20:05' status >.status)"
query "update matches set deadline = strftime('%s', '2037-05-02 20:00')"

check 'a host that ticks no more is named' needs '2037-05-02 22:06' \
	'  -            no tick has gone well since Friday 1 May 2037, 20:05 UTC: tradepost tick'
echo "take = $work/nowhere" >>club/tradepost.conf
at '2037-05-01 20:06' tick 2>/dev/null
check 'a tick that failed is named, with its code' needs '2037-05-01 20:06' \
	"  -            the last tick, of Friday 1 May 2037, 20:06 UTC, failed with code $?; no tick has gone well since Friday 1 May 2037, 20:05 UTC: tradepost tick"
sed -i '/nowhere/d' club/tradepost.conf
at '2037-05-01 20:06' tick
check 'it is gone after one that went well' nothing '2037-05-01 20:06'

query "update attendance set vacant = 1 where seat = 2"
check 'a seat that is open to others is named' needs '2037-05-01 20:06' \
	'  harbour      blue is open to others, as its player left or sent nothing for long: tradepost seat harbour blue --name NAME --mail ADDRESS'
query "update attendance set vacant = 0"

query "insert into disputes select id, 1, 0, 2, 1, 1, 1, 0, 0, '', 'no', '' from matches"
check 'a dispute that is open is named' needs '2037-05-01 20:06' \
	'  harbour      dispute 1 of blue is open: tradepost docket harbour 1'
query 'update disputes set state = 2, ruled = 2'
check 'one that is withdrawn is not' nothing '2037-05-01 20:06'

query "update matches set state = 3, before = 1, reason = 'it took too long'"
check 'a match that was put aside is named, with why' needs '2037-05-01 20:06' \
	'  harbour      was put aside: it took too long: tradepost start harbour'
query "update matches set state = 1, before = 1, reason = ''"

query "insert into witnesses select id, 'w@example.org', zeroblob(32), zeroblob(32) from matches"
query "insert into seals select id, 1, 1, strftime('%s', '2037-05-01 20:30'), 0, zeroblob(32), NULL, NULL from matches"
check 'a witness who is asked has some hours' nothing '2037-05-01 23:00'
check 'one who does not answer for long is named' needs '2037-05-02 09:00' \
	'  harbour      the witness has not answered the mail about the sealed letters: tradepost resend harbour witness'
query 'delete from seals; delete from witnesses'

# ---- mails ----

query "insert into addresses values ('red@example.org', 3, 'no such box', 1, 0)"
check 'an address from which mails come back is named' needs '2037-05-01 20:06' \
	'  harbour      mails to red, red@example.org, are no longer sent: no such box: tradepost seat harbour red --mail ADDRESS'
query "insert into persons (name, shown, mail, key) values ('ann', 'Ann', 'red@example.org', '');
	update seats set person = 1 where seat = 1"
check 'who has it for all seats gets another for all of them' needs '2037-05-01 20:06' \
	'are no longer sent: no such box: tradepost person ann --mail ADDRESS'
query "update persons set mail = 'ann@example.org'"
check 'but not where that is another already' needs '2037-05-01 20:06' \
	'are no longer sent: no such box: tradepost seat harbour red --mail ADDRESS'
query 'update seats set person = NULL; delete from persons; delete from addresses'
the_way 67
at '2037-05-01 20:07' resend harbour blue
at '2037-05-01 20:07' send 2>/dev/null
check 'an address that a server refuses is named' needs '2037-05-01 20:08' \
	'  harbour      mails to blue, blue@example.org, are refused: tradepost seat harbour blue --mail ADDRESS'
the_way 0
at '2037-05-01 20:09' resend harbour blue
at '2037-05-01 20:09' send
the_way 75
at '2037-05-01 20:10' resend harbour red
at '2037-05-01 20:10' send 2>/dev/null
check 'mails that do not leave are counted, with what the way said' needs '2037-05-01 20:11' \
	"  harbour      1 mail does not leave: cannot send the mail to 'red@example.org': '$work/mailer' ended with status 75; 'tradepost selftest --mail' tells more: tradepost send --now"
has_command() { grep 'does not leave' .status | grep -q ': tradepost send --now$'; }
check 'the command tries again' has_command
the_way 0
at '2037-05-01 20:12' send --now
query "insert into mails values (NULL, NULL, 0, 0, 'answer', 'x@example.org', 'c@example.org', '<a@b>', 0, 0, 1, 0, '')"
check 'a mail of no match is named, too' needs '2037-05-01 20:12' \
	'  -            1 mail waits to be sent: tradepost send'
query "delete from mails where message_id = '<a@b>'"
check 'all is mended' nothing '2037-05-01 20:12'
query "insert into witnesses select id, 'w@example.org', zeroblob(32), zeroblob(32) from matches"
query 'delete from records'
at '2037-05-01 20:12' new ktech island --seats 2
check 'a match that cannot be looked at is named' needs '2037-05-01 20:12' '  harbour      cannot be looked at: '
check 'with where more is told' grep -q '^  harbour  .*: tradepost status harbour$' .status
check 'it hides no other' grep -q '^  island       not given yet' .status
finish
