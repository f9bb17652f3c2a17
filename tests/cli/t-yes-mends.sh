#!/bin/sh
# SPDX-License-Identifier: MIT
# Where a mail says of each line that is not understood what was meant, yes sends the letter with these lines; it never
# gives a turn away that the mail did not say it would.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
. "$srcdir/tests/lib/two_friends.sh"

begin harbour
writes 'My start: start 4,6 5,3'
check 'a line alone that is not understood keeps the season open' is "$(season)" 0
told ack
check 'its player reads what yes will do' has .told \
	'Some lines were not understood. If you meant them as shown below, answer with the word yes. Your letter is then: start 4,6 5,3 If you meant other orders, answer with all your orders as they should be. To order nothing, answer with /ready. Until you say yes, no letter of yours is in:'
check 'and what orders nothing' has .told 'To order nothing, answer with /ready.'
writes 'Yes, that was meant'
check 'yes sends what was meant' is "$(season) $(orders)" '1 start 4,6 5,3;'

begin strait
writes '@ prefer city castle temple mine village army\nMy start: start 4,6 5,3\nPlease buid mine 7,3'
told ack
check 'of several lines of which one has no remedy yes sends the others, and the mail names it' has .told 'Your letter is then: @ prefer city castle temple mine village army start 4,6 5,3 These lines are not in that letter; write them again if you still want them: Please buid mine 7,3 If you meant other orders'
check 'and its subject asks' has .told 'did you mean these orders?'
writes 'yes'
check 'so it does' is "$(season) $(orders)" '1 @ prefer city castle temple mine village army;start 4,6 5,3;'

begin sound
writes '@ prefer city castle temple mine village army\nMy start: start 4,6 5,3'
told ack
check 'beside a line that is understood the letter is shown whole' has .told \
	'Your letter is then: @ prefer city castle temple mine village army start 4,6 5,3 If you meant other orders, answer with all your orders as they should be. If your letter is to stay as it is, answer with /ready. Until you say yes, only the lines that were understood count:'
writes 'Great stuff, Clara'
writes 'yes'
check 'and sent whole by yes' is "$(season) $(orders)" '1 @ prefer city castle temple mine village army;start 4,6 5,3;'

begin fjord
writes '@ prefer city castle temple mine village army\nMy start: start 4,6 5,3'
writes '/ready'
check 'who is ready leaves it as it stands' is "$(season) $(orders)" '1 @ prefer city castle temple mine village army;My start: start 4,6 5,3;'

begin bay
writes '@ prefer city castle temple mine village army\n@ discard cards battle siege raze sea-battle\nwhen steal-from: blue\nMy start: start 4,6 5,3'
writes 'start 4,6 7,2'
told ack
check 'orders instead take the place of the line itself, not of what it was to mean' has .told 'With yes your letter is: @ prefer city castle temple mine village army @ discard cards battle siege raze sea-battle when steal-from: blue start 4,6 7,2 If you meant other orders'

begin brook
writes 'Start the war soon pls\nbuild something nice'
newest ack 1 >.ack
check 'who ordered something of which nothing is understood is not offered a yes' sh -c '! grep -q "word yes" .ack'
writes 'yes'
check 'and their yes ends no season' is "$(season)" 0
newest ack 1 >.ack
told ack
check 'its answer says that no order is in' has .told "No order of yours is in for season 0 of 'brook': the word yes alone orders nothing."
check 'and so does its subject' grep -q '^Subject: .*no order of yours is in' .ack
check 'the lines are shown once more with what they were to be' has .told 'build something nice NOT UNDERSTOOD'
writes '/ready'
check '/ready orders nothing' is "$(season) $(orders)" '1 '

begin creek
writes 'start 4,6 5,3\ndiscard trade route\nstart 99,99'
writes '@ discard cards battle\n@ prefer city'
check 'who mends the lines that were not understood, and leaves the others out, is asked' is "$(season)" 0
told ack
check 'with the others, and the mended ones in their places' has .told 'With yes your letter is: start 4,6 5,3 @ discard cards battle @ prefer city These lines are not in that letter; write them again if you still want them: start 99,99 If you meant other orders'
writes 'yes'
check 'and yes sends all' is "$(season) $(orders)" '1 start 4,6 5,3;@ discard cards battle;@ prefer city;'

begin ria
writes 'start 4,6 5,3\ndiscard trade route'
writes 'start 4,6 5,3\n@ discard cards battle'
check 'who sends the others, too, is not asked' is "$(season) $(orders)" '1 start 4,6 5,3;@ discard cards battle;'

# joins MATCH LINES: Ann answers the invitation with lines, and then with a yes; Bob with orders
joins() {
	table=$1
	tp -C club new ktech "$table" ann bob --deadline 'in 3 days' 2>.out >.out
	echo "$2" | mailed ann@example.org "$(address invitation 1)"
	printf 'Yes that\342\200\231s what i meant\n' | mailed ann@example.org "$(address invitation 1)"
}
joins inlet 'My start: start 4,6 5,3'
told ack
check 'a yes to what was offered before the match begins takes it' has .told "is taken: 1 line."
check 'and joins' has .told 'You play: the seat is yours.'
printf 'yes\nstart 7,3 4,6\n/ready\n' | mailed bob@example.org "$(address invitation 2)"
check 'and it is played' is "$(season) $(orders)" '1 start 4,6 5,3;'
joins firth 'start 99,99'
told answer
check 'where nothing was offered yes joins, and the answer says that no order is in' has .told "No order of yours is in for season 0 of 'firth': the word yes alone orders nothing."
check 'with the line that was not understood' has .told '1 start 99,99 NOT UNDERSTOOD'

# ---- mails that come later ----

table=sands
tp -C club new ktech sands ann bob --deadline 'in 3 days' 2>.out >.out
printf '@ prefer city castle temple mine village army\nMy start: start 4,6 5,3\n' | mailed ann@example.org "$(address invitation 1)"
echo yes | mailed bob@example.org "$(address invitation 2)"
told roster
check 'the mail that begins the match says first that orders are in, and asks what was asked' has .told 'Your orders are in, and are played unless you send others. The end of this mail has the proof that they are in. Some lines were not understood.'
check 'above how a letter is written' sh -c '! grep -q "write your orders above.*Your orders are in" .told'
sqlite3 club/club.db "update matches set deadline = strftime('%s', 'now') + 7200 where name = 'sands';
	update clocks set opened = opened - 86400 where match = (select id from matches where name = 'sands')"
season >.out
told notice
check 'who is asked is told that their answer is awaited, and not that there is nothing to do' has .told 'A question to you is open: it is below. Letters are awaited, too: blue. Some lines were not understood.'
check 'with the question as the subject' has .told 'Subject: [sands] did you mean these orders?'
check 'and nothing else' sh -c '! grep -q "nothing you must do" .told'
writes yes
check 'which a yes answers' is "$(orders)" '@ prefer city castle temple mine village army;start 4,6 5,3;'

begin dunes
writes 'start 4,6 5,3\nstart 99,99'
sqlite3 club/club.db "update matches set deadline = strftime('%s', 'now') + 7200 where name = 'dunes';
	update clocks set opened = opened - 86400 where match = (select id from matches where name = 'dunes')"
season >.out
told notice
check 'a reminder shows the lines that its player is asked about' has .told 'These lines of your letter are not understood, or will be refused wholly or in part: start 99,99 Answer with all'

begin cove
writes 'start 4,6 7,2'
writes 'start 4,6 5,3\nbuild castle'
writes 'What a mess, Clara'
told ack
check 'where the second letter stands yes leaves it, and the mail says so' has .told 'with the word yes alone to leave your letter as it is: the season'
check 'no record tells of it' sh -c '! grep -q mended .record' "$(tp -C club record sound >.record 2>&1)"

# ---- which mail a yes answers ----

# called KIND: the Message-ID of the newest mail of a kind to ann
called() {
	query "select message_id from mails join matches on matches.id = match
		where kind = '$1' and seat = 1 and name = '$table' order by mails.id desc limit 1"
}
# answers KIND ID WORDS: ann's answer to that mail
answers() {
	printf "$3\\n" | mailed ann@example.org "$(address "$1" 1)" "In-Reply-To: $2"
}

begin reef
writes 'My start: start 4,6 5,3'
first=$(called ack)
query "update mails set queued = queued - 60 where message_id = '$first'"
writes 'My start: start 7,2 4,6'
answers ack "$first" yes
told ack
check 'a yes to an older question does nothing' is "$(season) $(orders)" '0 '
check 'its writer is told to answer the newer mail' has .told 'Answer this mail, not an older one: since the mail that you answered you were asked something else, so your yes did nothing. Some lines were not understood.'
check 'which shows what is asked now' has .told 'Your letter is then: start 7,2 4,6 If you meant other orders'
answers ack "$(called ack)" yes
check 'a yes to that mail does it' is "$(season) $(orders)" '1 start 7,2 4,6;'

begin cape
writes 'My start: start 4,6 5,3'
printf '/press red\nPeace until winter?\n/end\n' | mailed bob@example.org "$(address roster 2)"
answers press "$(called press)" 'Yes!'
told ack
check "a yes to another player's press is no yes to the club" is "$(season) $(orders)" '0 '
check 'the answer shows how to send it to that player' has .told '/press blue Yes!'
check 'and asks once more' has .told 'Your letter is then: start 4,6 5,3 If you meant other orders'

begin shoal
writes 'start 4,6 5,3\n\nmatch shoal.0123456789ab\nseason 0\nseat red\nseq 1\nstart 7,2 4,6'
check 'what stands in a template below orders is quoted, though a program left no mark' is "$(season) $(orders)" '1 start 4,6 5,3;'
finish
