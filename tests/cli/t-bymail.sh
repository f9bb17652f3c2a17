#!/bin/sh
# SPDX-License-Identifier: MIT
# The lines of a letter that begin with '/', through sign, take, check and tell; tests/unit/t-commands.c has
# each of them, and all that must not work.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/mailcmds.sh"
make_match club harbour 3 || exit 1
# More answers are wanted here than an address gets in a day.
echo 'answers = 500' >>club/tradepost.conf

# ---- asking ----

check 'help lists what there is' ask '/hand-over NAME ADDRESS KEY' red 2 <<EOT
/help
EOT
check 'a letter of mail commands alone is kept as asked' is "$(verdict)" asked
check 'it is no letter of orders' prints 'no letter' tp -C club status harbour

# ---- what must not work ----

wish red 11 <<EOT >no-season.eml 2>.err
/vacation none
EOT
check 'sign wants the season of a letter that changes something' has .err "no line 'season'"

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
cp club/red2.key club/red.key
tp key new club/eve
wish red 33 0 <<EOT | sed '1i Auto-Submitted: auto-generated' >.eml
/key $(tail -1 club/eve.pub)
EOT
before=$(query 'select count(*) from mails')
tp -C club take .eml
check 'a letter that wants no answer cannot change a key in silence' is \
	"$(query 'select count(*) from mails')" $((before + 1))
tp -C club tell harbour red "/key $(tail -1 club/red2.pub)" >.tell
check 'the referee can give the key back' has .tell 'with the new key'

# ---- seasons ----

echo | letter club harbour 0 red 60 >.eml
tp -C club take .eml
tp -C club run --now harbour
check 'the set-up is played' prints 'letters for season 1' tp -C club status harbour
tp -C club send
tp -C club show harbour --seat red --xml >report.xml
printf '/who\nbuild village 99,99\n/help\n' >orders.txt
check 'check passes mail commands over' sh -c '
	"$0" check report.xml orders.txt >.out; ! grep -q "/who\|/help" .out && grep -q "^ *1 " .out' \
	"$TRADEPOST"

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

# ---- tell ----

check 'tell does the same for the referee' prints 'You are on vacation' \
	tp -C club tell harbour green "/vacation $(day 7)"
check 'and it is kept' is "$(attendance 3 away)" "$(date -u -d "$(day 7) 23:59" +%s)"
check 'tell who' prints 'Awaited' tp -C club tell harbour 3 /who
check 'what is not done exits 1' exits 1 tp -C club tell harbour green /vacation soon
check 'what is no mail command exits 64' says 64 'is no mail command' tp -C club tell harbour green 'build city 1,1'
check 'so do two lines' says 64 'is no mail command' tp -C club tell harbour green '/who
/help'
tp -C club new ktech fresh --seats 2
check 'a seat nobody has' says 66 'nobody has' tp -C club tell fresh red /who
query "update matches set state = 2 where name = 'harbour'"
check 'nothing is changed when the match is over' exits 1 tp -C club tell harbour green /stop
check 'but it may be asked' exits 0 tp -C club tell harbour green /history
finish
