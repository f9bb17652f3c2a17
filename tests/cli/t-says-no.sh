#!/bin/sh
# SPDX-License-Identifier: MIT
# A no to what was asked is heard as one, whatever it names; nothing is proposed that is the contrary of what a line says;
# and who writes all orders anew is not asked whether others stay.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
. "$srcdir/tests/lib/any_game.sh"
# subject 'a sentence' WORDS [KIND]: of the answer to the last letter
subject() {
	newest "${3:-ack}" 1 | sed '/^$/,$d' | tr -s '\n\t ' '   ' >.subject
	check "$1" grep -q "Subject: .*$2" .subject
}

begin ktech 1
three='build mine 5,4\nplay lumber\ngold a'
writes 'build mine 5,4' 'play lumber' 'gold a'
writes 'build temple 6,5'
subject 'one line beside three is asked about' 'shall your other lines stay'
writes 'No, only the temple.'
check 'no, only that one says no' is "$(query 'select text from letters where verdict = "taken" order by id desc limit 1' | grep -c build)" 1
subject 'and nothing is asked any more' 'what you asked for' answer
writes 'build mine 5,4' 'play lumber' 'gold a'
writes 'build temple 6,5'
writes 'Yes, both please'
check 'yes, both says yes' has .told 'is taken: 3 lines'
writes 'Forget the gold a'
subject 'a change in words is asked about' 'did you mean these orders'
writes 'no'
check 'a no drops what was offered' has .told 'the letter that was shown to you is not sent. Your earlier letter for season 1'
writes 'yes'
check 'and no yes sends it later' sh -c '! grep -q "no longer count: gold a" .told'
writes 'build mine 5,4' 'play lumber' 'gold a'
writes 'build mine 5,4' 'play lumber' 'gold z'
writes 'build mine 5,4' 'gold a'
subject 'who says a line once more, beside one that was not understood, writes all anew' 'shall your letter stay'

begin tradewarz 1
writes 'recruit'
writes 'resources wheat'
subject 'an order that cannot be played beside the one that is in takes its place' 'your letter is taken'
writes 'resources anything but lumber'
check 'nothing is proposed that is the contrary of what is said' sh -c '! grep -q "resources lumber.\? if" .told'

begin runes 1
writes 'go vj6'
check 'a mistyped word is in the order that was meant' has .told 'Your letter is then: go jv6'
writes '/ready'
writes 'Ok then only go jv6'
check 'only leads to an order as then does' has .told "Write 'go jv6' if that was meant"
writes 'If it fails, recruit again next month'
check 'a verb behind a condition and a comma is an order' has .told 'If it fails, recruit again next month NOT UNDERSTOOD'
writes 'go pe0'
writes 'go pe0' 'Sabotage blue'
check 'words to do something to a seat are an order among orders' has .told 'Sabotage blue NOT UNDERSTOOD'

begin dragonlords 0
writes 'claims r6a to r6f'
check 'a range is no list of two' has .told '1 claims r6a to r6f NOT UNDERSTOOD'
writes 'claims r6a to r6f then lb'
check 'nor is it where more follows' has .told "if that is all that was meant: it leaves out 'to'"
finish
