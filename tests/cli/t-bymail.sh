#!/bin/sh
# SPDX-License-Identifier: MIT
# Wishes: the lines of a letter that begin with '/', each of them, and all that must not work.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/wishes.sh"
make_match club harbour 3 || exit 1
# More answers are wanted here than an address gets in a day.
echo 'answers = 500' >>club/tradepost.conf

# ---- asking ----

check 'help lists what there is' ask '/hand-over NAME ADDRESS KEY' red 2 <<EOT
/help
EOT
check 'a letter of wishes alone is kept as asked' is "$(verdict)" asked
check 'it is no letter of orders' prints 'no letter' tp -C club status harbour
check 'an unknown wish is answered with the list' ask 'There is no such wish. Lines of' red 3 <<EOT
/dance
EOT
check 'a wish with words it has not is not done' ask 'nothing may stand behind /who' red 4 <<EOT
/who cares
EOT
check 'several wishes are answered in one mail' ask 'Awaited: red, blue, green.' red 5 <<EOT
/WHO
/deadline
/rules start 2 # the second one
EOT
check 'the second of them' has .answer 'it is played when all letters are in'
check 'the third of them' has .answer '[start 2] Two to six seats may play.'
check 'rules without a clause names the groups' ask 'for all of it: start' red 6 <<EOT
/rules
EOT
check 'rules of a clause that is not there' ask 'have no such clause' red 7 <<EOT
/rules frob 3
EOT
check 'a report of a season to come' ask 'Season 0 was not played yet' red 8 <<EOT
/report
EOT
check 'a history of nothing' ask 'No season was played yet' red 9 <<EOT
/history
EOT

# ---- both kinds in one letter, and the numbers of its orders ----

wish blue 1 0 <<EOT >.eml
/who
frob
/rules
+ start 1
start 6,10
EOT
tp -C club take .eml
check 'a letter with orders and wishes is taken' is "$(verdict)" taken
answer >.both
check 'its answer tells of the orders' has .both '   2  start 6,10'
check 'with their own numbers' has .both '   1  frob'
check 'and of the wishes' has .both 'blue player, letter in'
check 'a wish goes on behind a plus' has .both '[start 1]'
check 'no wish is taken for an order' sh -c '! grep -q "UNDERSTOOD.*who" .both'

# ---- changing ----

check 'vacation' ask "You are on vacation until" red 1 0 <<EOT
/vacation $(day 20)
EOT
check 'it is kept' is "$(attendance 1 away)" "$(date -u -d "$(day 20) 23:59" +%s)"
check 'all may know' ask "red player, no letter, away until $(day 20)" green 1 <<EOT
/who
EOT
check 'who is away is not awaited' has .answer 'Awaited: green.'
cp .eml old-who.eml
check 'a vacation too long' ask 'a vacation lasts 21 days in this match' red 2 0 <<EOT
/vacation $(day 22)
EOT
check 'a vacation that has passed' ask 'that day has passed' red 3 0 <<EOT
/vacation $(day -1)
EOT
check 'a vacation without a day' ask 'write /vacation 2026-12-20' red 4 0 <<EOT
/vacation soon
EOT
wish red 5 0 <<EOT >vacation.eml
/vacation $(day 3)
EOT
tp -C club take vacation.eml
check 'the last of them counts' is "$(attendance 1 away)" "$(date -u -d "$(day 3) 23:59" +%s)"
check 'none' ask 'You are not on vacation' red 6 0 <<EOT
/vacation none
EOT
check 'it is over' is "$(attendance 1 away)" 0
check 'wait' ask 'is not played before its deadline' red 7 0 <<EOT
/wait
EOT
check 'it is kept' is "$(attendance 1 ready)" 2
wish green 4 0 <<EOT >held-back.eml
/ready
EOT
check 'wait, of another' ask 'is not played before' green 5 0 <<EOT
/wait
EOT
tp -C club take held-back.eml
check 'a letter that was held back is old' is "$(verdict)" old-seq
check 'it changes nothing' is "$(attendance 3 ready)" 2
check 'ready' ask 'does not wait for you' red 8 0 <<EOT
/ready
EOT
check 'it is kept, too' is "$(attendance 1 ready)" 1
check 'format' ask 'Your reports come as html' red 9 0 <<EOT
/format HTML
EOT
check 'it is kept as a word' is "$(attendance 1 format)" html
check 'a format that is none' ask 'write /format text, html or plain' red 10 0 <<EOT
/format word
EOT
check 'a wish that is not done changes nothing' is "$(attendance 1 format)" html

# ---- what must not work ----

check 'the same letter again is passed over in silence' silent tp -C club take vacation.eml
check 'and changes nothing' is "$(attendance 1 away)" 0
check 'so is one that asks' silent tp -C club take old-who.eml
wish red 11 <<EOT >no-season.eml 2>.err
/vacation none
EOT
check 'sign wants the season of a letter that changes something' has .err "no line 'season'"
wish red 12 7 <<EOT >.eml
/vacation $(day 5)
EOT
tp -C club take .eml
check 'one that names another season is refused' is "$(verdict)" wrong-season
check 'and changes nothing, either' is "$(attendance 1 away)" 0
printf 'match harbour\nseat red\nseason 0\nseq 20\n/vacation %s\n' "$(day 5)" | mail red >.eml
tp -C club take .eml
check 'an unsigned one is refused' is "$(verdict)" unsigned
check 'and changes nothing' is "$(attendance 1 away)" 0
key=blue wish red 21 0 <<EOT >.eml
/stop
EOT
tp -C club take .eml
check "one of another's key is refused" is "$(verdict)" bad-signature
check 'and the seat is kept' is "$(attendance 1 vacant)" 0
tp key new club/eve
key=eve wish red 22 <<EOT >.eml
/report
/who
EOT
check "a stranger's is answered by nothing" silent tp -C club take .eml
sed 's/harbour/elsewhere/' .text >.elsewhere
tp sign --key club/eve.key .elsewhere | mail red >.eml
check 'a stranger learns nothing of a match that is not' silent tp -C club take .eml
check 'more than twenty wishes are too many' ask 'at most 20 such lines' red 23 <<EOT
$(yes /deadline | head -25)
EOT
check 'a line too long is none' ask 'the line is too long' red 24 <<EOT
/rules $(printf 'x%.0s' $(seq 1 900))
EOT

# ---- the key ----

tp key new club/red2
wish red 30 0 <<EOT >key.eml
/key $(tail -1 club/red2.pub)
EOT
key=red2 wish red 31 <<EOT >new-key.eml
/help
EOT
before=$(mails notice)
# Both in one batch: the second is signed with the key the first one brings.
rm -rf in && mkdir in && cp key.eml in/1 && cp new-key.eml in/2
tp -C club take in
check 'the next letter is good with the new key at once' is "$(verdict)" asked
check 'the player is told apart' is "$(mails notice)" $((before + 1))
check 'at his address' is "$(query "select recipient from mails where kind = 'notice'")" \
	red@example.org
wish red 32 <<EOT >.eml
/who
EOT
tp -C club take .eml
check 'the old key is no good' is "$(query "select count(*) from letters where seq = 32")" 0
cp club/red2.key club/red.key
check 'the old letter does not bring it back' silent tp -C club take key.eml
wish red 33 0 <<EOT | sed '1i Auto-Submitted: auto-generated' >.eml
/key $(tail -1 club/eve.pub)
EOT
before=$(query 'select count(*) from mails')
tp -C club take .eml
check 'a letter that wants no answer cannot change a key in silence' is \
	"$(query 'select count(*) from mails')" $((before + 1))
tp -C club tell harbour red "/key $(tail -1 club/red2.pub)" >.tell
check 'the referee can give the key back' has .tell 'with the new key'
check 'a key that is none' ask 'It was not done' red 34 0 <<EOT
/key RWQnonsense
EOT

# ---- seasons ----

echo | letter club harbour 0 red 60 >.eml
tp -C club take .eml
tp -C club run --now harbour
check 'the set-up is played' prints 'letters for season 1' tp -C club status harbour
tp -C club send
tp -C club show harbour --seat red --xml >report.xml
printf '/who\nbuild village 99,99\n/help\n' >orders.txt
check 'check passes wishes over' sh -c '
	"$0" check report.xml orders.txt >.out; ! grep -q "/who\|/help" .out && grep -q "^ *1 " .out' \
	"$TRADEPOST"
check 'history tells when and how it stands' ask "0 $(date -u +%Y-%m-%d) red" blue 2 <<EOT
/history
EOT
check 'a vacation of an old letter does not come back' silent tp -C club take vacation.eml
check 'nor in the new season' is "$(attendance 1 away)" 0
check 'the report is mailed again' ask 'The report of season 0 is mailed again' blue 3 <<EOT
/report 0
EOT
check 'it waits to be sent' is \
	"$(query "select count(*) from mails where kind = 'report' and seat = 2 and state = 0")" 1
query "update seats set mail = 'heir@example.org' where seat = 3"
wish green 40 <<EOT >.eml
/report
EOT
tp -C club take .eml
check 'a report to another address is not mailed again' is \
	"$(query "select count(*) from mails where kind = 'report' and seat = 3 and state = 0")" 0
check 'but what is in it' is "$(query "select count(*) from mails join mail_bytes on mail = id
	where recipient = 'heir@example.org' and cast(bytes as text) like '%report.xml%'")" 1

# ---- what nobody may know ----

wish blue 4 <<EOT >.eml
/who
/history
/deadline
/help
/rules start
EOT
tp -C club take .eml
answer >.public
for secret in example.org "$(query 'select substr(key, 1, 20) from seats where seat = 1')"; do
	check "answers do not tell '$secret'" sh -c '! sed 1,/^$/d .public | grep -qF -- "$1"' - "$secret"
done

# ---- giving the seat away ----

check 'the referee is asked' ask 'The referee is asked' blue 5 1 <<EOT
/hand-over Ann \$(touch owned) O'Hara ann@example.org $(tail -1 club/red2.pub)
EOT
query "select bytes from mails join mail_bytes on mail = id where kind = 'notice' and seat = 0
	order by id desc limit 1" | tr -d '\r' >.notice
check 'he is told what to type' has .notice 'tradepost seat harbour blue --replace'
sed -n '/^  echo/,$p' .notice | sed '/^$/,$d' >.typed
mkdir -p bin
printf '#!/bin/sh\nfor i; do echo "[$i]"; done\n' >bin/tradepost
chmod +x bin/tradepost
PATH=$PWD/bin:$PATH sh .typed >.words
check 'a shell reads the name as one word' has .words "[Ann \$(touch owned) O'Hara]"
check 'and runs nothing of it' sh -c '! test -e owned'
check 'the file has the key' sh -c '[ "$(cat harbour-blue.pub)" = "$(tail -1 club/red2.pub)" ]'
check 'a hand-over without an address' ask 'write /hand-over NAME ADDRESS KEY' blue 6 1 <<EOT
/hand-over Ann
EOT
check 'a hand-over without a key' ask 'stands the public key' blue 7 1 <<EOT
/hand-over Ann ann@example.org
EOT
check 'stop' ask 'You have left' blue 8 1 <<EOT
/stop
EOT
check 'the seat is open' is "$(attendance 2 vacant)" 1
check 'all may know that it is' ask 'blue open to others' red 50 <<EOT
/who
EOT
check 'a second stop' ask 'is open to others already' blue 9 1 <<EOT
/stop
EOT
echo 'build village 4,5' | letter club harbour 1 blue 20 >.eml
tp -C club take .eml
tp -C club run --now harbour
check 'a letter of orders takes the seat back' is "$(attendance 2 vacant)" 0

# ---- tell ----

check 'tell does the same for the referee' prints 'You are on vacation' \
	tp -C club tell harbour green "/vacation $(day 7)"
check 'and it is kept' is "$(attendance 3 away)" "$(date -u -d "$(day 7) 23:59" +%s)"
check 'tell who' prints 'Awaited' tp -C club tell harbour 3 /who
check 'what is not done exits 1' exits 1 tp -C club tell harbour green /vacation soon
check 'what is no wish exits 64' says 64 'is no wish' tp -C club tell harbour green 'build city 1,1'
check 'so do two lines' says 64 'is no wish' tp -C club tell harbour green '/who
/help'
tp -C club new ktech fresh --seats 2
check 'a seat nobody has' says 66 'nobody has' tp -C club tell fresh red /who
query "update matches set state = 2 where name = 'harbour'"
check 'nothing is changed when the match is over' exits 1 tp -C club tell harbour green /stop
check 'but it may be asked' exits 0 tp -C club tell harbour green /history
finish
