#!/bin/sh
# SPDX-License-Identifier: MIT
# What a copy of an archive proves: its files are those its referee listed, and a match that is over can
# be checked from it whole, hidden dice, decks and letters included.
. "${srcdir:-.}/tests/lib.sh"

tp init club
make_match club short 2 --option passes=2
make_match club open 2
for season in 0 1; do
	echo '# a remark' | orders short $season red 1 >o
	[ $season = 0 ] && echo 'start-at 0,1' >>o
	tp sign --key club/red.key o >l && tp -C club take l >.taken
	printf '/press red\na private word\n/end\n' | orders short $season blue 1 >o
	[ $season = 0 ] && echo 'start-at 4,1' >>o
	tp sign --key club/blue.key o >l && tp -C club take l >.taken
	tp -C club run short --now
done
# A wish is one, too, where the player's program has quoted it before it was signed.
if command -v minisign >.which; then
	mkdir in
	printf '> %s\n' "match $(whole short)" 'season 2' 'seat red' 'seq 1' '@ prefer city' '/press blue' \
		'a quoted word' '/end' >in/orders.txt
	minisign -S -s club/red.key -m in/orders.txt >.signed 2>&1
	tp -C club take in >.taken
fi
until tp -C club status | grep -q '^short .* over'; do
	tp -C club run short --now || break
done
tp -C club run open --now
tp -C club new ktech seating --seats 2
make_match club begun 2
tp -C club archive site

# proves WORDS: `verify` of the folder copy succeeds and says so; its lines are joined
proves() {
	tp verify copy >.says || { cat .says; return 1; }
	tr -s ' \n' ' ' <.says | grep -qF "$1" || { cat .says; return 1; }
}
# finds FAULT: it fails, naming that fault and no other
finds() {
	tp verify copy >.says && { cat .says; return 1; }
	[ "$(grep -o 'UNPROVEN [a-z-]*' .says | sort -u)" = "UNPROVEN $1" ] || { cat .says; return 1; }
}
# named FAULT: among what is wrong
named() {
	tp verify copy >.says && { cat .says; return 1; }
	grep -q "UNPROVEN $1 " .says || { cat .says; return 1; }
}
again() {
	rm -rf copy && cp -r site copy
}

# ---- what is in it ----

again
check 'a web server may read all of it' sh -c '[ -z "$(find site ! -perm -o+r)" ]'
check 'a copy is proven to be that of the club' proves \
	'files, as the list of the archive has them. The referee of the records above has signed this list'
check 'whoever has minisign can do so, too' sh -c 'cmp site/referee.pub club/referee.pub &&
	grep -q "^trusted comment" site/made.txt.minisig'
check 'of a match whose seats are being filled how it was opened is' proves \
	'proven: who opened the match. Nothing here says who plays it'
check 'of one that was begun who plays it, too' proves 'proven: who opened the match and who plays it'
check 'of a match that runs what is hidden stays so' sh -c '! grep -q REVEAL site/matches/open/*.txt'
check 'and its letters are not there' sh -c '! grep -q SEALED site/matches/open/*.txt'
hidden=$(cat site/matches/short/season-*.txt | grep -c '^hcommit')
leaves=$(cat site/matches/short/season-*.txt | grep -c '^leaf')
check 'there is something to reveal' test "$hidden" -gt 0 -a "$leaves" -gt 0
check 'of one that is over each hidden die and each card is proven' proves \
	"$hidden hidden dice and $leaves cards, shown when the match was over. The referee committed to each"
check 'the letters are there as they were signed' proves '2 letters in the records, as the player signed them'
check 'but those with mail commands, for they may have been for one reader' proves 'An archive has no letters with mail commands'
check 'nor one with a wish that was quoted' sh -c '
	! cat site/matches/short/season-*.txt | awk "/BEGIN TRADEPOST SEALED/ { on = 1; next }
		/END TRADEPOST SEALED/ { on = 0 } on" | base64 -d 2>.ignored | grep -aq "quoted word"'
check 'no block holds a private word' sh -c '
	awk "/BEGIN TRADEPOST SEALED/ { on = 1; next } /END TRADEPOST SEALED/ { on = 0 } on" \
		site/matches/short/season-*.txt | base64 -d 2>.ignored | grep -aq "a remark" &&
	! awk "/BEGIN TRADEPOST SEALED/ { on = 1; next } /END TRADEPOST SEALED/ { on = 0 } on" \
		site/matches/short/season-*.txt | base64 -d 2>.ignored | grep -aq "private word"'
tp -C club archive own --match short --seat red
check 'what one seat was sent is for its owner alone' sh -c '
	[ -z "$(find own -perm /o+r,g+r)" ] && "$0" verify own >.says' "$TRADEPOST"

# ---- what is wrong with it ----

echo '<!-- -->' >>copy/matches/short/season-1.html
check 'a page that was changed is named' finds changed-file
check 'by its path' grep -q 'changed-file matches/short/season-1.html' .says
again
rm copy/index.html
check 'so is one that is missing' finds no-file
again
sed -i 's|  *index.html$| other.html|' copy/made.txt
check 'a list that was changed is not signed' sh -c '"$0" verify copy >.says; grep -q "UNPROVEN bad-list" .says' \
	"$TRADEPOST"
again
tp key new other
cp other.pub copy/referee.pub
check 'nor is it by another key' named bad-list
# A referee of his own archive: the list is signed, the records are not his.
tp init forged
cp club/club.db forged/club.db
tp -C forged archive copy2 >.made 2>&1
rm -rf copy && mv copy2 copy
check 'who signs the list with a key of his own is not the referee of the records' finds other-list
again
sed -i '/\.txt$/d; /referee.pub$/d' copy/made.txt
rm copy/matches/*/*.txt
# As somebody would who makes up pages: the list is his, and so are the key and its signature.
resign() {
	printf 'untrusted comment: x\n%s\n' "$(tail -1 other.pub)" >copy/referee.pub
	minisign -S -s other.key -m copy/made.txt -x copy/made.txt.minisig >.signed 2>&1
}
if command -v minisign >.which && resign; then
	check 'pages without what proves them are nobody'"'"'s' sh -c '
		! "$0" verify copy >.says && tr -s " \n" " " <.says | grep -q "not proven: who made this archive"' "$TRADEPOST"
	again
	sed -i '/matches.short.*\.txt$/d; /referee.pub$/d' copy/made.txt
	rm copy/matches/short/*.txt
	resign
	check 'nor does another match vouch for them' named other-list
	check 'they are named' sh -c 'tr -s " \n" " " <.says | grep -q "not proven: the pages of match short"'
	again
	mkdir copy/matches/aa
	cp site/matches/open/season-0.txt copy/matches/aa/season-0.txt
	sed -i 's|^\(.*\) matches/open/season-0.txt$|&\n\1 matches/aa/season-0.txt|' copy/made.txt
	sed -i '/referee.pub$/d' copy/made.txt
	resign
	check 'papers of another match are no match'"'"'s' sh -c '
		"$0" verify copy >.says; grep -q "UNPROVEN other-list matches/aa/season-0.txt" .says' "$TRADEPOST"
else
	skip 'pages without what proves them are nobody'"'"'s' 'minisign is not there'
fi
again
check 'the archive of another club is not touched' says 73 'holds another archive' tp -C forged archive copy
check 'and is as it was' sh -c 'diff -r site copy'
again
echo 'made up' >copy/matches/short/season-99.html
check 'what lies beside the list is told' proves 'not proven: 1 file that the list of the archive does not have: matches/short/season-99.html'
again
rm copy/matches/short/season-1.html && mkfifo copy/matches/short/season-1.html
check 'a pipe holds nobody up' timeout 20 sh -c '"$0" verify copy >.says; grep -q "season-1.html" .says' "$TRADEPOST"

# Where a die and a card are revealed.
told=$(cd site && for n in matches/short/season-*.txt; do grep -q '^roll' "$n" && grep -l '^deck' "$n"; done | head -1)
check 'a season has both hidden dice and a deck' test -s "site/$told"
# change SED: of the copy
change() {
	again
	sed -i "$1" "copy/$told"
	! cmp -s "copy/$told" "site/$told" || echo "not ok - nothing was changed by $1"
}
change '0,/^roll \(.*\) \([0-9]*\)$/s//roll \1 999/'
check 'a die that shows what it did not' named other-reveal
change '/^block A/ s//block B/; t; s/^block ./block A/'
check 'a hash that the die does not come from' named other-reveal
change '0,/^roll [a-z]*/s//roll other/'
check 'a die that was thrown for something else' named other-reveal
change '/BEGIN TRADEPOST REVEAL/,$ s/^\(card [a-z-]* [0-9]* 0 \).*/\1zeppelin/'
check 'a card that did not lie there' named other-reveal
change '/BEGIN TRADEPOST REVEAL/,$ s/^salt ./salt A/'
check 'a salt of another secret' named other-reveal
change '/BEGIN TRADEPOST REVEAL/,$ s/^season .*/season 77/'
check 'what is told of another season' named other-reveal
again
awk '/^roll/ { if (!kept) kept = $0; else if (!done) { print kept; getline; print block; done = 1; next } }
	/^block/ && !block { block = $0 } { print }' "site/$told" >"copy/$told"
check 'a die that is told twice' named other-reveal
again
sed -i '/BEGIN TRADEPOST REVEAL/,/END TRADEPOST REVEAL/d' "copy/$told"
check 'what is left out is not proven' sh -c '"$0" verify copy >.says; tr -s " \n" " " <.says |
	grep -q "the rest of [0-9]* hidden dice and\|not proven: 2 letters" &&
	! tr -s " \n" " " <.says | grep -q "what was hidden, '"$hidden dice and $leaves"' cards"' "$TRADEPOST"
for nth in 1 2 3 4 5 6 7 8; do
	again
	line=$(grep -n '^block\|^salt\|^roll\|^card' "copy/$told" | sed -n "$((nth * 7))p" | cut -d: -f1)
	[ -n "$line" ] || break
	sed -i "${line}s/.\$/~/" "copy/$told"
	check "a reveal with its line $line damaged is no proof" named other-reveal
done
finish
