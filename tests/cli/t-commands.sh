#!/bin/sh
# SPDX-License-Identifier: MIT
# Each command's good and bad uses: exit codes and messages.
. "${srcdir:-.}/tests/lib.sh"

check 'without a command it shows what there is and exits 64' exits 64 tp
check 'an unknown command is named' says 64 "there is no command 'frob'" tp frob
check 'help lists the commands' prints 'play the seasons that are due' tp help
check 'help of a command lists its flags' prints '--deadline DATE' tp help start
check 'help of an unknown command exits 64' exits 64 tp help frob
check 'the version is printed' prints 'tradepost ' tp --version
check 'a flag nobody has is named' says 64 "has no flag '--frob'" tp run --frob
check 'a flag that wants a value says so' says 64 "wants a value" tp start x --deadline
check 'a flag given twice is refused' says 64 'given twice' tp show x --season 1 --season 2

check 'a folder that is no club is named' says 66 'is no club' tp -C nowhere status
check 'init makes a club' exits 0 tp init club
check 'init refuses a club that is there' says 73 'is a club already' tp init club
check 'the secret key of a club is for its owner only' \
	sh -c '[ "$(stat -c %a club/referee.key)" = 600 ]'
check 'the store of a club is for its owner only' sh -c '[ "$(stat -c %a club/club.db)" = 600 ]'
check 'an init that was cut short is taken up' \
	sh -c '"$0" init cut && : >cut/club.db && "$0" init cut && "$0" -C cut status' "$TRADEPOST"
check 'an empty club has nothing to tell' exits 0 tp -C club status
check 'an unknown setting is named with its line' sh -c '
	cp -r club odd && echo "frob = 1" >>odd/tradepost.conf &&
	! "$0" -C odd status 2>err && grep -q "tradepost.conf:[0-9]*: there is no setting" err' "$TRADEPOST"

check 'new makes a match' exits 0 tp -C club new ktech harbour --seats 2
check 'a match name is taken once' says 65 'harbour' tp -C club new ktech harbour
check 'an unknown game is named' says 64 "no game 'chess'" tp -C club new chess a
check 'a match name of odd letters is refused' says 64 'cannot name a match' tp -C club new ktech ../x
check 'too many seats are refused with the limits' says 64 '2 to 6' tp -C club new ktech a --seats 9
check 'an option is set' exits 0 tp -C club new ktech short --option passes=2
check 'an option out of its range is refused' says 64 '2 to 4' tp -C club new ktech a --option passes=9
check 'an option nobody has is refused' says 64 "no option 'frob'; there are: passes=2 to 4" tp -C club new ktech a --option frob=1
sed 's/<kind name="army"/<kind name="army" frob="1"/' "$srcdir/db/boxes/ktech.xml" >bad.xml
check 'a bad box is refused with file, line and reason' \
	sh -c '! "$0" -C club new ktech a --box bad.xml 2>err && grep -q "bad.xml:[0-9]*: .*frob" err' \
	"$TRADEPOST"
sed 's/name="pile-size" value="6"/name="pile-size" value="5"/' "$srcdir/db/boxes/tradewarz.xml" >odd.xml
check 'a box that no match could be played with is refused with its reason' says 64 'pile-size' \
	tp -C club new tradewarz odd --box odd.xml
sed '/name="post-3"/s/number="3"/number="4"/' "$srcdir/db/boxes/tradewarz.xml" >posts.xml
check 'trading posts of one number are refused' says 64 'posts are numbered' \
	tp -C club new tradewarz odd --box posts.xml
sed '/name="double-shot"/s/to="9"/to="10"/' "$srcdir/db/boxes/tradeworlds.xml" >die.xml
check 'a die of The Derelict with two meanings is refused' says 64 'one action' \
	tp -C club new tradeworlds odd --box die.xml
sed 's/name="hand-limit" value="5"/name="hand-limit" value="6"/' "$srcdir/db/boxes/ktech.xml" >own.xml
check "a club's own box is played with" exits 0 tp -C club new ktech own --box own.xml

check 'key new makes two files' sh -c '"$0" key new ann && [ -s ann.pub ] && [ -s ann.key ]' "$TRADEPOST"
check 'a secret key is for its owner only' sh -c '[ "$(stat -c %a ann.key)" = 600 ]'
check 'key new never overwrites' says 73 'ann.key' tp key new ann
check 'key new makes no half of a pair' \
	sh -c ': >half.pub; ! "$0" key new half 2>/dev/null && [ ! -e half.key ]' "$TRADEPOST"
tp key new bob
check 'a seat is given' exits 0 \
	tp -C club seat harbour red --name Ann --mail ann@example.org --key ann.pub
check 'a seat nobody has is refused' says 64 "no seat 'green'" \
	tp -C club seat harbour green --name Bob --mail bob@example.org --key bob.pub
check 'a name with a line end is refused' says 64 'name' \
	tp -C club seat harbour blue --name "Bob
Bcc: all@example.org" --mail bob@example.org --key bob.pub
check 'an address that is none is refused' says 64 'no address' \
	tp -C club seat harbour blue --name Bob --mail 'bob@example.org>' --key bob.pub
echo 'ssh-rsa AAAAB3NzaC1yc2EAAAADAQABAAAAgQC7 x' >rsa.pub
check 'a key of another kind is refused by name' says 65 'ssh-rsa' \
	tp -C club seat harbour blue --name Bob --mail bob@example.org --key rsa.pub
check 'a match does not start with empty seats' says 64 'blue' tp -C club start harbour
tp -C club seat harbour blue --name Bob --mail bob@example.org --key bob.pub
check 'a deadline that is no time is refused' says 64 'no time' \
	tp -C club start harbour --deadline soon
check 'a day that no month has is refused' says 64 'no time' \
	tp -C club start harbour --deadline 2026-02-30T20:00Z
check 'a deadline that has passed is refused' says 64 'Monday 1 January 2001, 00:00 UTC, which has passed' \
	tp -C club start harbour --deadline '2001-01-01 00:00'
check 'a date without its dashes is no time' says 64 'no time' \
	tp -C club start harbour --deadline 20261206
check 'a match starts, and the deadline is printed as it was understood' \
	prints 'due Monday 6 December 2100, 20:00 UTC' tp -C club start harbour --deadline 2100-12-06
check 'status tells the deadline' prints 'Monday 6 December 2100, 20:00 UTC' tp -C club status
check 'status of a match tells who sent no letter' prints 'no letter' tp -C club status harbour
check 'a started match starts once' says 64 'has started' tp -C club start harbour
check 'its seats are given' says 64 'seats are given' \
	tp -C club seat harbour red --name Eve --mail eve@example.org --key bob.pub

check 'run plays nothing that is not due, and says so' prints 'nothing was due' tp -C club run
check 'show of a season not played says so' says 66 'not played yet' tp -C club show harbour
check 'run of an unknown match is named' says 66 "no match 'nix'" tp -C club run nix
tp -C club send >/dev/null
check 'run --now plays, and says what waits' prints 'season 0 of harbour was played; 2 mails wait to be sent' \
	tp -C club run --now harbour
check 'show prints the report a seat was sent' prints 'harbour' tp -C club show harbour --seat red
check 'show --xml is XML' prints '<report' tp -C club show harbour --seat red --xml
check 'show --html is HTML' prints '<html' tp -C club show harbour --seat red --html
check 'show without a seat tells what all may know' exits 0 tp -C club show harbour
check 'with the map drawn, and what changed in it ringed' sh -c '
	"$0" -C club show harbour --seat red --html >page.html && grep -q "<svg [^>]*class=\"board\"" page.html &&
	grep -q "<h2>The map</h2><figure>" page.html && ! grep -q "class=\"scroll\" role=\"region\" aria-label=\"The map\"" page.html' "$TRADEPOST"
check 'show takes one form only' exits 64 tp -C club show harbour --xml --html
check 'show of a season to come says so' says 66 'not played' tp -C club show harbour --season 7
tp -C club show harbour --seat red --xml >report.xml
tp -C club show harbour --seat red >report.txt
check 'what show prints is what was mailed' sh -c '
	"$0" -C club send && tr -d "\r" <"$(grep -l "report of season 0" club/spool/*.eml | head -n 1)" |
		grep -qF "$(sed -n 3p report.txt)"' "$TRADEPOST"
printf 'match harbour\nseason 1\nseat red\nseq 1\nplay harvest for nothing\ngold f\n' >try.txt
check 'check tells of a line that is not understood' exits 1 tp check report.xml try.txt
check 'and says why' grep -q "'f'" .stdout
printf 'match harbour\nseason 1\nseat red\nseq 1\nif gold > 99: gold e\n' >fine.txt
check 'check of a report that is none exits 65' exits 65 tp check try.txt fine.txt
check 'check with another box says which is wanted' says 65 'not the box' \
	tp check report.xml fine.txt --box own.xml
check 'log prints the journal' prints 'turn of red' sh -c '
	"$0" -C club run --now harbour && "$0" -C club log harbour' "$TRADEPOST"
check 'rule prints all clauses' prints '[build 1]' tp rule ktech
check 'rule prints one clause' prints '[gold 8]' tp rule ktech gold 8
check 'rule of a clause nobody wrote says so' says 64 'no clause' tp rule ktech build 99
check 'send writes mails into the spool' sh -c '
	"$0" -C club send && ls club/spool/*.eml >/dev/null' "$TRADEPOST"
check 'nothing is sent twice' sh -c 'a=$(ls club/spool | wc -l) && "$0" -C club send &&
	[ "$(ls club/spool | wc -l)" = "$a" ]' "$TRADEPOST"
check 'a way to send that is none is refused' says 78 'no way to send' sh -c '
	cp -r club way && echo "send = pigeon" >>way/tradepost.conf && "$0" -C way send' "$TRADEPOST"
check 'take without a source or a mailbox says what to do' says 64 'nothing to take' tp -C club take
check 'take of a missing file is named' says 66 'nix.eml' tp -C club take nix.eml
check 'tick does all three' exits 0 tp -C club tick

check 'export writes one match' exits 0 tp -C club export harbour harbour.store
check 'an export is for its owner only' sh -c '[ "$(stat -c %a harbour.store)" = 600 ]'
check 'an export over a file shuts it to others' sh -c '
	: >open.store && chmod 644 open.store && "$0" -C club export harbour open.store 2>/dev/null &&
	[ "$(stat -c %a open.store)" = 600 ]' "$TRADEPOST"
ln -s nowhere link.store
check 'an export does not follow a link' exits 73 tp -C club export harbour link.store
for change in "matches set game = 'chess'" 'matches set deadline = -1' \
	"seats set name = 'A' || char(10)" "seats set mail = 'x'" "seats set key = 'x'" \
	"mails set state = 0, recipient = 'eve@example.org'"; do
	cp harbour.store bad.store
	sqlite3 bad.store "update $change"
	check "import refuses $change" exits 65 tp -C cut import --yes bad.store
done
check 'import takes it in' sh -c '"$0" init other && "$0" -C other import --yes harbour.store &&
	"$0" -C other status | grep -q harbour' "$TRADEPOST"
check 'import refuses a match that is there' exits 65 tp -C other import --yes harbour.store
check 'an imported match plays on' exits 0 tp -C other run --now harbour
check 'a public export holds no secret' sh -c '
	"$0" -C club export harbour --public public.store' "$TRADEPOST"
check 'what is no store is not imported' sh -c 'echo junk >junk && ! "$0" -C other import --yes junk' "$TRADEPOST"

echo 'gold e' | orders harbour 2 red 1 >orders.txt
check 'sign wants the whole name of the match' sh -c '
	sed "s/^match .*/match harbour/" orders.txt >vague.txt
	! "$0" sign --key ann.key vague.txt 2>.err && grep -q "name the match whole" .err' "$TRADEPOST"
check 'sign prints a sealed block' prints 'BEGIN TRADEPOST SEALED ORDERS' tp sign --key ann.key orders.txt
printf 'match harbour.0123456789ab\nseason 1\nseat red\ngold e\n' >bare.txt
check 'of a letter that whoever joined cannot send it warns' \
	says 0 "the lines 'open' and 'nonce' are missing, and without them your letters are refused" \
	tp sign --key ann.key bare.txt
check 'and of one that replaces no other' says 0 "add a line 'seq' with a higher number" tp sign --key ann.key bare.txt
tp -C club show harbour --seat red >.report
sed -n '/^match /,/^nonce /p' .report >whole.txt
echo 'gold e' >>whole.txt
# signed_with SED: signs the template with that change; what sign warns of is in .err
signed_with() {
	sed "$1" whole.txt >changed.txt
	tp sign --key ann.key changed.txt 2>.err >.signed
}
# warned_of SED TEXT: of a template so changed sign warns, with how it is right
warned_of() {
	signed_with "$1" && has .err "$2" &&
		has .err "copy the lines from 'match' to 'nonce' of the last report unchanged"
}
check 'of a template as it is sign warns of nothing' sh -c '[ ! -s "$1" ]' - "$(signed_with ''; echo .err)"
check 'of a match that is not named whole it does, as no value is filled in' \
	warned_of 's/^match .*/match harbour/' "the line 'match' is not whole, so 'nonce' gets no value"
check 'of an open that is none' warned_of 's/^open .*/open AAAA/' "the line 'open' is not whole"
check 'of a nonce that is none' warned_of 's/^nonce .*/nonce abc/' 'neither its number nor a value'
check 'of the nonce of another season' warned_of 's/^nonce .*/nonce 0/' "has the number 0 and 'season' 2"
check 'of a later one, too' warned_of 's/^nonce .*/nonce 7/' 'if you have joined, unless seasons were taken back'
check 'of a saw that is none' warned_of 's/^saw .*/saw it/' "the value of 'saw' is no hash"
signed_with ''
sed '/^-----/d' .signed | base64 -d | sed -n '/^match /,$p' >filled.txt
check 'sign has filled a value in' grep -q '^nonce  *[A-Za-z0-9_-]\{43\}$' filled.txt
check 'of a value that stands there it does not' sh -c '"$0" sign --key ann.key filled.txt 2>.err >.out && [ ! -s .err ]' "$TRADEPOST"
chmod 644 ann.key
check 'sign refuses a secret key that others may read' exits 77 tp sign --key ann.key orders.txt
chmod 600 ann.key
check 'sign without its key file says so' says 66 'nix.key' tp sign --key nix.key orders.txt
printf 'season 2\nseat red\ngold e\n' >headless.txt
check 'sign refuses an order text without a match' says 65 "no line 'match'" \
	tp sign --key ann.key headless.txt
finish
