#!/bin/sh
# SPDX-License-Identifier: MIT
# A match that was played by revision 1 of the rules of KTech, for three seasons by letters, comes to a
# program that has a newer one only: it opens, is read and proven, and goes on by `upgrade`. What was
# played before is never called wrong for it. Then, in short, one of each other game. tests/cli/revision
# holds these matches, as the program of then exported them: GAME-1.sql is such a store as sqlite3 dumps
# it, GAME-1.store.gz the store itself, vacuumed, of a match whose set-up and one season were played;
# GAME-1.site.tar.gz is the archive that program made of it. The keys of the referee and the players are
# the same in all of them.
. "${srcdir:-.}/tests/lib.sh"
old=$srcdir/tests/cli/revision

if ! command -v sqlite3 >/dev/null; then
	skip 'a match of revision 1' 'sqlite3 is not installed'
	finish
fi
tp init club
tp -C club new ktech newest --seats 2
if [ "$(query 'select rules from matches')" = 1 ]; then
	skip 'a match of revision 1' 'the rules of KTech are of revision 1 still'
	finish
fi

# told SEAT SUBJECT: the last mail to that seat with that subject, without its line ends
told() {
	query "select bytes from mails join mail_bytes on mail = id where seat = $1
		and instr(CAST(bytes AS TEXT), '] $2') > 0 order by id desc limit 1" | tr -d '\r'
}

# mailbox FOLDER SEAT: all mails of the match to that seat, each a file
mailbox() {
	rm -rf "$1"
	mkdir "$1"
	for id in $(query "select id from mails where seat = $2"); do
		query "select bytes from mails join mail_bytes on mail = id where id = $id" >"$1/$id.eml"
	done
}

# order SEAT NUMBER SUBJECT ORDER: signed, below the template of that mail
order() {
	told "$2" "$3" | sed -n '/^match    /,/^nonce /p' >orders.txt
	echo "$4" >>orders.txt
	tp sign --key "$1.key" orders.txt | mail "$1" >letter.eml
	tp -C club take letter.eml
}

# untold TEXT COMMAND...: refused, for nothing can be told of that season, and by which revision it was
# played; and what there is instead
untold() {
	words=$1
	shift
	says 65 "$words" tp -C club "$@" && grep -q 'was played by revision 1 of the rules' .stderr
}

# all_untold SEASON: that is open; whatever tells of a season refuses one of revision 1, and says where its reports are
all_untold() {
	check 'log says what there is instead' \
		untold 'tradepost show old --season 1 --seat SEAT' log old --season 1
	for what in 2 line:1 die:lot; do
		check "so does explain of $what" untold 'tradepost show old --season 1 --seat SEAT' \
			explain old $what --season 1 --seat red
	done
	check 'explain for everybody' untold 'tradepost show old --season 1 --seat SEAT' \
		explain old 2 --season 1
	for form in --text --xml --html; do
		check "show $form for everybody" untold 'tradepost show old --season 1 --seat SEAT' \
			show old --season 1 $form
		check "but show $form of a seat is as it was" \
			prints season tp -C club show old --season 1 --seat red $form
	done
	printf 'orders red\n    gold e\n' >what.txt
	check 'and whatif' untold 'tradepost show old --season 1 --seat SEAT' \
		whatif old what.txt --season 1
	check 'a player is told so by mail' sh -c '
		"$0" -C club tell old red "/explain 2 1" >.answer
		tr -s " \n" " " <.answer | grep -q "it was played by revision 1 of the rules, which"
		tr -s " \n" " " <.answer | grep -q "To read the report of season 1 again, send /report 1"' "$TRADEPOST"
	{
		printf 'match %s\nseason %s\nseat red\nseq 9\n' "$(whole old)" "$1"
		printf '/dispute 2 1\nthis is wrong\n/end\n'
	} >dispute.txt
	tp sign --key red.key dispute.txt | mail red >letter.eml
	check 'a letter that disputes a fact of it is read' exits 0 tp -C club take letter.eml
	query "select bytes from mails join mail_bytes on mail = id where seat = 1
		order by id desc limit 1" | tr -d '\r' | tr -s ' \n' ' ' >.answer
	check 'and told the same' has .answer 'Now only that report tells of the season'
	check 'the rules are told' prints 'Write /rules' tp -C club tell old red /rules
	check 'and the history' sh -c '"$0" -C club tell old red /history >.answer
		[ "$(grep -c "red [0-9]*, blue [0-9]*$" .answer)" = "$1" ]' "$TRADEPOST" "$1"
	check 'of press there is no more to read' exits 0 tp -C club log old --press
}

proven() {
	tp -C club records old >records.txt
	prints 'Nothing is wrong with what is here.' tp verify "$@" records.txt
}

# ---- it opens, and is read ----

sqlite3 old.store <"$old/ktech-1.sql"
for key in referee red blue; do
	cp "$old/$key.key" . && chmod 600 $key.key
done
check 'it is imported' exits 0 tp -C club import --key referee.key old.store
check 'status says what is to be done first' \
	prints "write 'tradepost upgrade old --why TEXT': match 'old' is played by revision 1" \
	tp -C club status old
check 'status of the club does so, too' \
	prints 'old          is played by rules that this program no longer has: tradepost upgrade old --why TEXT' \
	tp -C club status
check 'and for which season letters are' prints 'letters for season 3' tp -C club status old
check 'a report is as it was sent' prints 'OLD - KTech - season 2' \
	tp -C club show old --seat red --season 2
check 'its records prove it' proven
mailbox before 1
check 'and so do the mails of a player' proven before
check 'replay calls nothing wrong' \
	prints 'season 2: not played again: it was played by revision 1 of the rules' \
	tp -C club replay old
check 'it says so of each season' [ "$(grep -c 'not played again' .stdout)" = 3 ]
check 'log of the last season, too' \
	says 65 'tradepost show old --season 2 --seat SEAT' tp -C club log old
all_untold 3
check 'no dice are told' prints 'by these rules yet' tp -C club luck old
tp -C club export old again.store 2>/dev/null
check 'it can be exported and imported again' \
	sh -c '"$0" init other && "$0" -C other import --key club/referee.key again.store' "$TRADEPOST"

# ---- it is not played ----

check 'a letter is taken' order red 1 'report of season 2' 'gold e'
check 'and read' sh -c 'grep -q "understood" "$1"' - "$(told 1 'your letter' >.ack; echo .ack)"
check 'run says what is to be done, and plays nothing' \
	says 0 "write 'tradepost upgrade old --why TEXT'" tp -C club run old --now
check 'a letter comes from the other' order blue 2 'report of season 2' 'gold e'
check 'run says so each time' says 0 "write 'tradepost upgrade old --why TEXT'" tp -C club run
told_referee() {
	query "select count(*) from mails join mail_bytes on mail = id where seat = 0
		and instr(CAST(bytes AS TEXT), 'a match waits for you') > 0"
}
quiet_tick() {
	exits 0 tp -C club tick && [ ! -s .stderr ] && [ "$(told_referee)" = 1 ]
}
check 'tick is silent, and mails the referee what is to be done' quiet_tick
check 'the mail has the remedy' sh -c 'cat club/spool/*.eml | tr -d "\r" | tr -s "\n" " " |
	grep -q "tradepost upgrade old --why TEXT"'
check 'once' quiet_tick
check 'once for ever' quiet_tick
check 'letters are for the same season' prints 'letters for season 3' tp -C club status old
check 'an amend is refused' says 65 'tradepost upgrade old' tp -C club amend old --why 'a test'
query "update matches set state = 2 where name = 'old'"
check 'of one that is over no upgrade is promised' \
	says 65 'tradepost show old --season N --seat SEAT' tp -C club amend old --why 'a test'
query "update matches set state = 1 where name = 'old'"

# A dispute of then, as the docket had it: nothing explains its fact any more, but it is ruled.
query "insert into disputes select id, 1, 1, 1, 2, 2, 1795589282, 0, 0, '', 'this is wrong', ''
	from matches where name = 'old'"
check 'a dispute of then is shown' prints 'this is wrong' tp -C club docket old 1
check 'with what is missing' has .stdout 'Season 1 was played by revision 1 of the rules'
check 'it can be ruled' exits 0 tp -C club docket old 1 --rule 'It stands.' --clause 'build 4'
check 'which all are told' [ "$(query "select count(distinct seat) from mails
	join mail_bytes on mail = id where instr(CAST(bytes AS TEXT), 'It stands.') > 0")" = 2 ]
check 'and its player reads' sh -c '
	"$0" -C club tell old red "/docket 1" | grep -q "It stands"' "$TRADEPOST"
check 'a case of it cannot be made' untold 'tradepost show old --season 1 --seat SEAT' \
	docket old 1 --case

# ---- it goes on ----

query "select hex(image) from seasons where season < 3" >images
tp -C club backup night.db
check 'it is upgraded' exits 0 tp -C club upgrade old --why 'a newer program'
check 'once' says 64 'by the newest rules already' tp -C club upgrade old --why 'a newer program'
told 2 'newer rules' >.mail
check 'all are told why' has .mail 'a newer program'
check 'with the record' has .mail 'tp-upgrade 1'
check 'and a template' has .mail 'season   3'
cp -r club burnt
told 1 'newer rules' >upgraded.eml
check 'restored from a backup it is upgraded again' prints 'as it was signed last: season 3 is open' \
	tp -C burnt restore --yes night.db upgraded.eml
check 'to the same record' [ "$(query 'select hex(head) from records order by number desc limit 1')" = \
	"$(sqlite3 burnt/club.db 'select hex(head) from records order by number desc limit 1')" ]
check 'and to the newest rules' prints 2 sqlite3 burnt/club.db "select rules from matches where name = 'old'"
check 'the letter that came before counts' prints 'letter in' tp -C club status old
check 'the history of the match has the days' \
	sh -c '"$0" -C club tell old red /history >.history
	grep -q "^ *2  20[0-9][0-9]-[0-9][0-9]-[0-9][0-9]" .history' "$TRADEPOST"
check 'no dice of before are told' prints 'by these rules yet' tp -C club luck old
check 'by the new template one is written' order blue 2 'newer rules' 'gold e'
check 'the season is played' exits 0 tp -C club run old
check 'and the next is open' prints 'letters for season 4' tp -C club status old
check 'its report is made' prints 'OLD - KTech - season 3' tp -C club show old --seat blue
check 'replay compares what it can' prints 'season 3: the same' tp -C club replay old
check 'and passes over the rest' [ "$(grep -c 'not played again' .stdout)" = 3 ]
check 'log tells the new season' exits 0 tp -C club log old
check 'luck counts from there' prints 'seasons 3 to 3' tp -C club luck old
all_untold 4
check 'what was stored is as it was' sh -c '
	sqlite3 club/club.db "select hex(image) from seasons where season < 3" | cmp - images'
check 'all is proven from the beginning' proven
mailbox after 1
check 'by the mails of a player, too' proven after
for season in 4 5; do tp -C club run old --now; done
check 'it is played on' prints 'letters for season 6' tp -C club status old
check 'and every season of it is the same' exits 0 tp -C club replay old

# ---- its archive ----

# speaks TEXT COMMAND...: succeeds, and says on one line of stderr what has this text
speaks() {
	text=$1
	shift
	says 0 "$text" "$@" && [ "$(grep -c . .stderr)" = 1 ]
}
silent() {
	exits 0 "$@" && [ ! -s .stderr ]
}
# verified FOLDER: nothing of it is wrong, and it is said which program is needed for the rest
verified() {
	exits 0 tp verify "$@" && ! grep -q WRONG .stdout &&
		grep -q 'Nothing is wrong with what is here' .stdout &&
		tr -s ' \n' ' ' <.stdout | grep -q "seasons 0 to 2. To play them again, get a \
tradepost that has revision 1 of the rules of 'ktech', such as tradepost-"
}
check 'a new archive says once which seasons cannot be told' \
	speaks "match 'old', seasons 0 to 2: their pages say that nothing can be told" \
	tp -C club archive site
check 'the others have their pages' \
	grep -q '<svg' site/matches/old/season-3.html
check 'those of which nothing can be told are linked' sh -c '
	grep -q "does not have revision 1 of the rules" site/matches/old/season-2.html &&
	grep -q "href=\"season-3.html\"" site/matches/old/season-2.html &&
	grep -q "href=\"season-2.html\"" site/matches/old/season-3.html'
check 'their records are in it' grep -q 'rules ktech 1' site/matches/old/season-1.txt
check 'the docket is in it' grep -q 'It stands' site/matches/old/docket.html
check 'made again it says nothing' silent tp -C club archive site
check 'the copy is proven' verified site
check 'what a seat was sent needs no rules' silent tp -C club archive own --match old --seat red
check 'it has a page of each season' grep -q 'OLD\|<svg' own/matches/old/season-1.html
check 'with the orders of that seat' grep -q 'gold e' own/matches/old/season-1.html
check 'the copy is proven' verified own

gzip -dc "$old/ktech-1.site.tar.gz" | tar xf -
mv site first
gzip -dc "$old/ktech-1.site.tar.gz" | tar xf -
check 'a copy that the program of then made is proven' verified site
tp init press
cp referee.key press/ && cp old.store before.store
tp -C press import --yes before.store
pages() {
	for season in 0 1 2; do
		for kind in html svg xml txt; do
			cksum <"$1/matches/old/season-$season.$kind"
		done
	done
}
pages first >pages.txt
check 'that archive goes on, and says once that old pages stay' \
	speaks "match 'old', seasons 0 to 2: their pages stay as they are" tp -C press archive site
pages site >now.txt
check 'they are as they were' cmp pages.txt now.txt
check 'made again it says nothing' silent tp -C press archive site
check 'the copy is proven' verified site
tp -C press upgrade old --why 'a newer program'
tp -C press run old --now
check 'the season after the upgrade joins them, in silence' silent tp -C press archive site
check 'its page has the map before, out of the page that was kept' \
	grep -q 'season-2' site/matches/old/season-3.html
check 'the page of the match lists all of them' sh -c '
	for n in 0 1 2 3; do
		grep -q "href=\"season-$n.html\"" site/matches/old/index.html || exit 1
	done'
pages site >now.txt
check 'the old pages are as they were' cmp pages.txt now.txt
check 'the copy is proven' verified site
mkdir press/templates
sed 's/It is not played yet[.]/It is not yet played./' "$srcdir/templates/archive-next.xsl" \
	>press/templates/archive-next.xsl
check 'a sheet that changed cannot make them anew, which is said' \
	speaks 'their pages stay as they are' tp -C press archive site
check 'once' silent tp -C press archive site
rm site/matches/old/season-1.html
check 'one that is lost is told as one that never was' \
	speaks "seasons 1 to 1: their pages say that nothing can be told" tp -C press archive site
check 'and no copy is wrong for it' verified site

# ---- the other games ----

# goes_on GAME ORDER FACT: by the new rules red's order does what it can only do where the match stood
goes_on() {
	game=$1
	rm -rf club
	tp init club && cp referee.key club/ || return
	gzip -dc "$old/$game-1.store.gz" >old.store
	check "$game: it is imported" exits 0 tp -C club import --yes old.store
	check "$game: run plays nothing" says 0 'tradepost upgrade old' tp -C club run old --now
	check "$game: replay calls nothing wrong" \
		prints 'season 1: not played again' tp -C club replay old
	query 'select hex(image) from seasons' >images
	query 'select hex(box) from matches' >boxes
	check "$game: it is upgraded" exits 0 tp -C club upgrade old --why 'a newer program'
	check "$game: letters are for the same season" \
		prints 'letters for season 2' tp -C club status old
	check "$game: a letter is written by the new template" order red 1 'newer rules' "$2"
	check "$game: and another" order blue 2 'newer rules' '# nothing'
	check "$game: the season is played" exits 0 tp -C club run old
	check "$game: it goes on from where it stood" sh -c '
		"$0" -C club show old --seat red | tr -s " \n" " " | grep -qF "$1"' "$TRADEPOST" "$3"
	for season in 3 4; do tp -C club run old --now; done
	check "$game: it is played on" prints 'letters for season 5' tp -C club status old
	check "$game: every season of it is the same" prints 'season 4: the same' \
		tp -C club replay old
	check "$game: what was stored is as it was" sh -c '
		sqlite3 club/club.db "select hex(image) from seasons where season < 2" |
			cmp - images'
	check "$game: and so is the box it is played by" sh -c '
		sqlite3 club/club.db "select hex(box) from matches" | cmp - boxes'
	check "$game: all is proven from the beginning" proven
}
goes_on tradeworlds treasurer 'That brought Blue 6 credits: Blue has 10 now.'
goes_on runes 'go ar2' 'You went by Persia S (pe4)'
goes_on dragonlords 'build smithy r1k' 'Brogkar (r1k) has a building'
goes_on tradewarz 'march 2 g1 via s15' 'You marched from g1 with 2 soldiers.'

# The box of then has a number that the one of now has not: the match is played by its own.
sqlite3 club/club.db "select writefile('box.xml', xml) from boxes" >.log
{
	sed '/^# ---- /,$d; s/^game tradewarz seats 2/& box box.xml/' \
		"$srcdir/tests/rules/tradewarz/23-march-worked.t"
	cat <<'END'
case die, super unit and two cards bring six moves
given
    s63: red 2 soldier, red cavalry
    red hand: 2 forced-march
    dice march red s63: 1
orders red
    march s63 via s64 s54 s55 s45 s44 s45
    when march-card: 2 forced-march
expect
    s44: red 2 soldier, red cavalry
END
} >box.t
sed 's/ box box.xml//; s/^    s44: /    s45: /' box.t >newest.t
check 'tradewarz: its box allows five steps' grep -q 'name="march-limit" value="5"' box.xml
check 'tradewarz: and a march ends after five' exits 0 tp try box.t
check 'tradewarz: where the box of now knows no limit' exits 0 tp try newest.t
finish
