#!/bin/sh
# SPDX-License-Identifier: MIT
# A letter with a line that cannot be understood, or that would be refused as its player sees things, ends no
# season before its deadline: its player may want to write it anew, or says yes to it.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
. "$srcdir/tests/lib/two_friends.sh"
tp -C club person cat --mail cat@example.org

# begin MATCH [OPTION...]: both have joined, and bob's letter is in
begin() {
	table=$1
	shift
	tp -C club new ktech "$table" ann bob "$@"
	echo yes | mailed ann@example.org "$(address invitation 1)"
	printf 'yes\nstart 7,3 4,6\n' | mailed bob@example.org "$(address invitation 2)"
}

begin harbour --deadline 'in 3 days'
check 'a season waits for all letters' is "$(season)" 0
writes 'start 4,6 5,3\nstart 99,99'
check 'and for one that is clear' is "$(season)" 0
newest ack 1 | tr -s '\n ' '  ' >.told
check 'whoever wrote it is told how to go on' has .told 'Answer with all your orders as they should be, or with the word yes to leave them as they are: 1 line is not understood, so the season is not played before its deadline until you answer.'
check 'and not that letters that are in are enough' sh -c '! grep -q "all letters are in" .told && grep -q "The season is due" .told'
writes 'start 4,6 5,3'
check 'once it is written anew the season is played' is "$(season)" 1

begin strait --deadline 'in 3 days'
writes 'start 4,6 5,3\nstart 99,99'
check 'another waits as well' is "$(season)" 0
writes '/ready'
check 'until its player is ready' is "$(season)" 1

begin sound --deadline 'in 3 days'
writes 'start 4,6 5,3\nstart 99,99\n/ready'
check 'or from the outset, where the letter says that they are' is "$(season)" 1

begin fjord --deadline 'in 3 days'
writes 'start 4,6 5,3\nstart 99,99'
writes yes
newest answer 1 | tr -s '\n ' '  ' >.told
check 'a yes says that the letter stays as it is' has .told 'Your letter stays as it is. Season 0 does not wait for you.'
check 'and the season is played' is "$(season)" 1

begin lagoon --deadline 'in 3 days'
writes 'start 4,6 5,3\nstart 99,99'
writes yes
writes 'start 4,6 5,3\nstart 98,98'
check 'but a yes to one letter is none to the next' is "$(season)" 0
writes 'yes\nstart 4,6 5,3\nstart 97,97'
check 'nor is one above other orders, which nobody has asked about yet' is "$(season)" 0
writes yes
check 'until one comes for that, too' is "$(season)" 1

begin kyle --deadline 'in 3 days'
writes 'start 4,6 5,3\nstart 99,99'
writes 'Yes, I know, my brother typed that'
check 'a yes that goes on in words that may say something else is none' is "$(season)" 0
newest ack 1 | tr -s '\n ' '  ' >.told
check 'its answer says that the letter still waits, and how it goes on' has .told 'Answer with all your orders as they should be, or with the word yes alone to leave your letter as it is: the season is not played before its deadline until you answer.'
check 'and not that letters that are in are enough' sh -c '! grep -q "all letters are in" .told'
writes "Yes that's fine, leave it\n\nAnn"
newest answer 1 | tr -s '\n ' '  ' >.told
check 'one whose words agree is a yes' has .told 'Your letter stays as it is. Season 0 does not wait for you.'
check 'and the season is played then' is "$(season)" 1

begin gulf --deadline 'in 3 days'
writes 'start 4,6 5,3\nstart 99,99'
sqlite3 club/club.db "update matches set deadline = strftime('%s', 'now') - 60 where name = 'gulf'"
writes '/who'
newest answer 1 | tr -s '\n ' '  ' >.told
check 'whose letters are not said to be all in' sh -c \
	'grep -q "has passed, so the season is played next" .told && ! grep -q "All letters are in" .told'
check 'or its deadline has passed' is "$(season)" 1

begin bay --deadline 'in 3 days'
writes 'start 4,6 5,3\n7,3 build mine'
check 'a season waits for an order that begins in its middle, too' is "$(season)" 0
newest ack 1 | tr -s '\n ' '  ' >.told
check 'its player reads which was meant' has .told "NOT UNDERSTOOD. Write 'build mine 7,3' if that was meant"
writes 'start 4,6 5,3\nI would build a mine if I could, see you on Sunday'
check 'and not for words that have one of an order' is "$(season)" 1

# mistaken N LINE WORD TEXT: beside a good order such a line keeps the season open; the answer has TEXT
mistaken() {
	begin "list$1" --deadline 'in 3 days'
	writes "start 4,6 5,3\n$2"
	check "a season waits for '$2'" is "$(season)" 0
	newest ack 1 | tr -s '\n ' '  ' >.told
	check "and '$2' is mended" has .told "$3"
}
mistaken 1 '2. build minne 7,3' '2 build minne 7,3 NOT UNDERSTOOD'
mistaken 2 '- 7,3 build mine' "2 7,3 build mine NOT UNDERSTOOD. Write 'build mine 7,3' if that was meant"
mistaken 3 'please build mine 7,3' "NOT UNDERSTOOD. Write 'build mine 7,3' if that was meant"
mistaken 4 '1. Then build mine 7,3.' "NOT UNDERSTOOD. Write 'build mine 7,3' if that was meant"
mistaken 5 'Orders: build mine 7,3' "NOT UNDERSTOOD. Write 'build mine 7,3' if that was meant"
begin poem --deadline 'in 3 days'
writes 'start 4,6 5,3\n- see you on Sunday\nand please say hello: all is well'
check 'and not for other words in a list, or behind a courtesy' is "$(season)" 1

begin reef
writes 'start 4,6 5,3\nstart 99,99'
check 'a season without a deadline waits for it, too' is "$(season)" 0
check 'and the referee reads so' prints \
	'the letter of red for season 0 waits for a yes of its player: it has lines that are not understood, or will be refused' tp -C club status
newest ack 1 | tr -s '\n ' '  ' >.told
check 'its player is told that it waits' has .told 'so the season waits for your answer'
check 'and not at once that letters that are in are enough' sh -c '! grep -q "all letters are in" .told'
writes '/ready'
check 'until they are ready' is "$(season)" 1

# ---- whose player left ----

begin haven
writes 'start 4,6 5,3\nstart 99,99'
check 'a letter waits for its player' is "$(season)" 0
tp -C club tell haven red /stop >.out
check 'but not for one who left the seat' is "$(season)" 1
begin ford
writes 'start 4,6 5,3\nstart 99,99'
tp -C club seat ford red cat --replace >.out
check 'nor for the next one, whom nobody asked' is "$(season)" 1

# ---- yes, and orders elsewhere in the mail ----

begin bight --deadline 'in 3 days'
writes 'start 4,6 5,3\nstart 99,99'
newest ack 1 | sed '1,/^$/d; s/^/> /' >.quoted
{
	printf 'yes\n\n'
	head -n 20 .quoted
	printf 'start 4,6 1,2\n\n'
	tail -n +21 .quoted
} | mailed ann@example.org "$(address ack 1)"
writes /ready
season >.out
newest report 1 >.told
check 'orders below a quotation are not lost by a yes above it' has .told 'start 4,6 1,2'

# ---- what will be refused ----

begin cove --deadline 'in 3 days'
writes 'start 7,2\nstart 4,6 5,3'
check 'a season waits for a letter with a line that will be refused' is "$(season)" 0
newest ack 1 | tr -s '\n ' '  ' >.told
check 'its player is told so, and how it ends' has .told 'Answer with all your orders as they should be, or with the word yes to leave them as they are: 1 line will be refused, so the season is not played before its deadline until you answer.'
check 'and not that letters that are in are enough' sh -c '! grep -q "all letters are in" .told'
writes 'Yes!\n\nAnn'
check 'a yes leaves it as it is' is "$(season)" 1
newest report 1 | tr -s '\n ' '  ' >.told
check 'and it was refused' has .told 'start 7,2 refused'

begin strand --deadline 'in 3 days'
writes 'start 7,2\nstart 4,6 5,3'
writes 'start 4,6 5,3'
check 'so does a letter without it' is "$(season)" 1

begin delta --deadline 'in 3 days'
writes 'start 7,2\nstart 4,6 5,3'
sqlite3 club/club.db "update matches set deadline = strftime('%s', 'now') - 60 where name = 'delta'"
check 'at its deadline the season is played with it' is "$(season)" 1

begin bar --deadline 'in 3 days' --set missing=hold
sqlite3 club/club.db "update matches set deadline = strftime('%s', 'now') - 3600 where name = 'bar'"
check 'a season is held after its deadline for a letter that is missing' is "$(season)" 0
check 'as status says' prints 'held since' tp -C club status bar
writes 'start 7,2\nstart 4,6 5,3'
newest ack 1 | tr -s '\n ' '  ' >.told
check 'who sends it with a line that will be refused is told that it is held on' has .told 'so the season is held until you answer.'
check 'as it is' is "$(season)" 0
writes yes
check 'until they say yes' is "$(season)" 1

begin shoal --deadline 'in 3 days' --set early=no
writes 'start 7,2\nstart 4,6 5,3'
newest ack 1 | tr -s '\n ' '  ' >.told
check 'where no season is played before its deadline nothing hangs on it' has .told 'Change a line that will be refused, or leave it'

begin skerry
writes 'start 7,2\nstart 4,6 5,3'
check 'a season without a deadline waits for it as well' is "$(season)" 0
check 'the referee reads so' prints \
	'the letter of red for season 0 waits for a yes of its player: it has lines that are not understood, or will be refused' tp -C club status
writes yes
check 'until its player says yes' is "$(season)" 1

# ---- only what could change orders ----

# beside N LINES: beside a good order these keep no season open
beside() {
	begin "beside$1" --deadline 'in 3 days'
	writes "start 4,6 5,3\n$2"
	check "'$2' beside a good order keeps no season open" is "$(season)" 1
}
beside 1 '/press nobody\nhello there\n/end'
beside 2 '/press nobody\nhello there'
beside 3 '/press blue\nhello there'
beside 4 '/diary\nDear diary, start a war'
beside 5 '/refere more time please'
beside 6 '@Clara can we have more time?'
beside 7 '@referee please build something'
beside 8 'When is the deadline: Sunday?'
begin hidden --deadline 'in 3 days'
writes 'start 4,6 5,3\n/press blue\nhello there\nbuild mine 7,3'
check 'an order in a text without an end keeps it open' is "$(season)" 0
newest ack 1 | tr -s '\n ' '  ' >.told
check 'and that is said' has .told 'a text without its line /end has a line that may be an order, so the season is not played'
begin endless --deadline 'in 3 days'
writes '/press bob\nhello there\n\nstart 4,6 5,3'
newest answer 1 | sed -n 's/^    //p' >.again
printf '%s\n' '/press bob' 'hello there' '/end' 'start 4,6 5,3' >.ended
check 'a text without an end is shown with /end before its orders' cmp .ended .again
newest answer 1 | tr -s '\n ' '  ' >.told
check 'which are to be sent, too' has .told 'Below /end are your orders: send them, too:'
mailed ann@example.org "$(address roster 1)" <.again
check 'copied as it stands the orders are in' is "$(season)" 1
check 'and the other player reads no order' sh -c '"$0" -C club log endless --press >.log
	grep -q "red to blue: 12 bytes" .log' "$TRADEPOST"
begin wordless --deadline 'in 3 days'
writes '/press blue\nstart 4,6 5,3'
newest answer 1 | sed -n 's/^    //p' >.again
check 'orders alone below /press are shown as orders' is "$(cat .again)" 'start 4,6 5,3'
begin phone --deadline 'in 3 days'
writes '/press blue\nhello there\n\nstart 4,6 5,3\n\nEnvoyé de mon iPhone'
newest answer 1 | sed -n 's/^    //p' >.again
printf '%s\n' '/press blue' 'hello there' '/end' 'start 4,6 5,3' >.ended
check 'what a phone writes below a mail is no part of what is to be copied' cmp .ended .again
begin pad --deadline 'in 3 days'
writes '/press blue\nhello there\n\nSent from my iPhone'
newest press 2 >.told
check 'a text without orders is mailed without it' sh -c 'grep -q "hello there" .told && ! grep -q iPhone .told'
begin trial --deadline 'in 3 days'
writes 'start 4,6 5,3\n/forecast'
check 'so do orders that are only tried' is "$(season)" 0
newest ack 1 | tr -s '\n ' '  ' >.told
check 'which is said as well' has .told 'you asked what would come of your orders, so the season is not played'

# who: the end of what /who answers bob
who() {
	echo /who | mailed bob@example.org "$(address roster 2)"
	newest answer 2 | tr -s '\n ' '  ' >.told
}
begin asked --deadline 'in 3 days'
who
check '/who tells whose letter is awaited' has .told 'Awaited: red.'
writes 'start 4,6 5,3\nstart 99,99'
who
check 'and whose is in and not clear' has .told 'The letter of red is in, and its player was asked whether it is meant as it is. The season waits for the answer.'
tp -C club hold asked --why 'a feast' >.out
who
check 'and that the season is held' has .told 'It is held by the referee: a feast.'
begin punctual --deadline 'in 3 days' --set early=no
writes 'start 4,6 5,3\nstart 99,99'
who
check 'where nothing hangs on it, it is not told' has .told 'Nobody is awaited.'

# ---- a letter behind a good one ----

begin firth --deadline 'in 3 days'
writes 'start 4,6 5,3'
writes 'start 99,99'
check 'who changes their mind by a line that is not understood keeps the season open' is "$(season)" 0
newest ack 1 | tr -s '\n ' '  ' >.told
check 'the letter before stands' has .told "Your earlier letter for season 0 of 'firth' still counts."
check 'and its player is told how to go on' has .told 'Answer with all your orders as they should be, or with the word yes alone to leave your letter as it is: the season is not played before its deadline until you answer.'
check 'and not that letters that are in are enough' sh -c '! grep -q "all letters are in" .told'
writes 'Hello there, how are you?'
check 'words change nothing of that' is "$(season)" 0
writes yes
newest answer 1 | tr -s '\n ' '  ' >.told
check 'a yes leaves the letter that stands' has .told 'Your letter stays as it is. Season 0 does not wait for you.'
check 'and the season is played' is "$(season)" 1
newest report 1 >.told
check 'with the letter that stood' has .told 'start 4,6 5,3'

begin broads --deadline 'in 3 days'
writes 'start 4,6 5,3\nstart 99,99'
writes 'Yes but start 98,98'
newest ack 1 | tr -s '\n ' '  ' >.told
check 'the letter that counts is shown with what is not understood in it' has .told \
	'The letter that counts says: start 4,6 5,3 start 99,99 (not understood, so it is not played)'
writes yes
newest answer 1 | tr -s '\n |' '  ' >.told
check 'also where a yes leaves it as it is' has .told \
	'Your letter for season 0 still counts: start 4,6 5,3 start 99,99 (not understood, so it is not played)'

begin tarn --deadline 'in 3 days'
writes 'start 4,6 5,3'
writes 'start 99,99'
writes 'start 4,6 5,4'
check 'a better letter ends that, too' is "$(season)" 1

begin weir --deadline 'in 3 days'
writes 'start 4,6 5,3'
writes 'start 99,99'
sqlite3 club/club.db "update matches set deadline = strftime('%s', 'now') - 60 where name = 'weir'"
check 'or the deadline' is "$(season)" 1

begin loch
writes 'start 4,6 5,3'
writes '/who\nstart 99,99'
check 'it is so beside a mail command, and without a deadline' is "$(season)" 0
newest answer 1 | tr -s '\n ' '  ' >.told
check 'and told as well' has .told 'to leave your letter as it is: the season waits for your answer.'
check 'and to the referee' prints \
	'the letter of red for season 0 waits for a yes of its player: it has lines that are not understood, or will be refused' tp -C club status
writes '/ready'
check 'until its player is ready' is "$(season)" 1

begin mere --deadline 'in 3 days'
writes '/ready'
writes 'start 99,99'
check 'it is so behind a /ready without orders' is "$(season)" 0
newest ack 1 | tr -s '\n ' '  ' >.told
check 'whose player is told so' has .told 'or with /ready to order nothing: the season is not played before its deadline until you answer.'
writes '/ready'
check 'until the next one' is "$(season)" 1

begin pond --deadline 'in 3 days'
writes 'start 4,6 5,3'
writes 'start 7,2'
check 'a letter that only has a line that will be refused keeps it open as the first one would' is "$(season)" 0
writes yes
check 'until its player says yes to it' is "$(season)" 1

begin burn --deadline 'in 3 days'
writes 'start 4,6 5,3'
writes 'start 99,99'
tp -C club seat burn red cat --replace >.out
check 'who left the seat is awaited for nothing' is "$(season)" 1

# ---- before the match begins ----

table=atoll
tp -C club new ktech atoll ann bob --deadline 'in 3 days'
printf 'start 7,2\nstart 4,6 5,3\n' | mailed ann@example.org "$(address invitation 1)"
newest ack 1 | tr -s '\n ' '  ' >.told
check 'first orders in answer to the invitation are told the same' has .told '1 line will be refused, so the season is not played before its deadline until you answer'
printf 'start 7,3 4,6\n' | mailed bob@example.org "$(address invitation 2)"
check 'and keep the first season open' is "$(season)" 0
writes yes
check 'until their player says yes' is "$(season)" 1
table=key
tp -C club new ktech key ann bob --deadline 'in 3 days'
printf 'start 7,2\nstart 4,6 5,3\n' | mailed ann@example.org "$(address invitation 1)"
echo yes | mailed ann@example.org "$(address invitation 1)"
printf 'start 7,3 4,6\n' | mailed bob@example.org "$(address invitation 2)"
check 'who says yes before the match begins has said it' is "$(season)" 1
table=isle
tp -C club new ktech isle ann bob --deadline 'in 3 days'
printf 'yes\nstart 7,2\nstart 4,6 5,3\n' | mailed ann@example.org "$(address invitation 1)"
printf 'yes\nstart 7,3 4,6\n' | mailed bob@example.org "$(address invitation 2)"
newest roster 1 | tr -s '\n ' '  ' >.told
check 'the mail that begins the match says again which line is at fault' has .told 'The season is not played before its deadline until you answer: the lines below are not understood, or will be refused wholly or in part. Your orders are in. The end of this mail has the proof that they are in. start 7,2 '
check 'and not that the others are' sh -c '! grep -q "mail. start 7,2 start" .told && ! grep -q "all letters are in" .told'
check 'and the season waits' is "$(season)" 0
writes yes
check 'until its player says yes to it' is "$(season)" 1

table=moor
tp -C club new ktech moor ann bob --deadline 'in 3 days'
printf 'start 4,6 5,3\n' | mailed ann@example.org "$(address invitation 1)"
printf 'start 99,99\n' | mailed ann@example.org "$(address invitation 1)"
newest ack 1 | tr -s '\n ' '  ' >.told
check 'first orders that are not understood behind others keep these, and the season open' has .told \
	'or with the word yes alone to leave your letter as it is: the season is not played before its deadline until you answer.'
printf 'yes\nstart 7,3 4,6\n' | mailed bob@example.org "$(address invitation 2)"
newest roster 1 | tr -s '\n ' '  ' >.told
check 'the mail that begins the match says so again, with the line' has .told 'The end of this mail has the proof that they are in. start 99,99 '
check 'and so it does' is "$(season)" 0
writes yes
check 'until their player says yes' is "$(season)" 1

# first_orders MATCH OPTION...: the match has not begun; a line of ann's first orders will be refused, bob's are clear
first_orders() {
	table=$1
	shift
	tp -C club new ktech "$table" ann bob --set begin=start "$@"
	printf 'start 7,2\nstart 4,6 5,3\n' | mailed ann@example.org "$(address invitation 1)"
	printf 'yes\nstart 7,3 4,6\n' | mailed bob@example.org "$(address invitation 2)"
}
first_orders cape --deadline 'in 3 days'
check 'a match that its host begins' is "$(season)$(query "select state from matches where name = 'cape'")" 00
tp -C club start cape >.out
newest roster 1 | tr -s '\n ' '  ' >.told
check 'tells which line keeps the first season open' has .told 'will be refused wholly or in part. Your orders are in. The end of this mail has the proof that they are in. start 7,2 '
check 'and it waits' is "$(season)" 0
writes yes
check 'until the player says yes' is "$(season)" 1
first_orders quay
tp -C club start quay >.out
check 'it waits without a deadline, too' is "$(season)" 0
writes 'start 4,6 5,3'
check 'until a better letter' is "$(season)" 1
first_orders dock --deadline 'in 3 days'
tp -C club start dock >.out
sqlite3 club/club.db "update matches set deadline = strftime('%s', 'now') - 60 where name = 'dock'"
check 'or its deadline' is "$(season)" 1

# ---- a season that is held ----

begin wharf --deadline 'in 3 days'
tp -C club hold wharf --why 'a feast' >.out
writes 'start 7,2\nstart 4,6 5,3'
check 'a season that the referee holds waits for the referee' is "$(season)" 0
tp -C club go wharf >.out
check 'and once it goes on for a letter that is not clear' is "$(season)" 0
writes yes
check 'until its player says yes' is "$(season)" 1

table=dyke
tp -C club new ktech dyke ann bob --deadline 'in 3 days' --set missing=hold
echo yes | mailed ann@example.org "$(address invitation 1)"
echo yes | mailed bob@example.org "$(address invitation 2)"
writes 'start 7,2\nstart 4,6 5,3'
sqlite3 club/club.db "update matches set deadline = strftime('%s', 'now') - 60 where name = 'dyke'"
check 'a season is held for a letter that is missing' is "$(season)" 0
printf 'start 7,3 4,6\n' | mailed bob@example.org "$(address roster 2)"
check 'and then for one that is not clear' is "$(season)" 0
check 'the referee reads so' prints \
	'the letter of red for season 0 waits for a yes of its player: it has lines that are not understood, or will be refused' tp -C club status
writes 'start 7,2\nstart 4,6 5,4'
newest ack 1 | tr -s '\n ' '  ' >.told
check 'its player is told so' has .told '1 line will be refused, so the season is held until you answer.'
check 'it is held as long' is "$(season)" 0
writes yes
check 'a yes lets it go on' is "$(season)" 1
finish
