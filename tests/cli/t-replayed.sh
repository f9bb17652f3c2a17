#!/bin/sh
# SPDX-License-Identifier: MIT
# A signed letter has one meaning: it is good for one match of one club, one season, one seat, and once.
# Two clubs have matches of the same names, and the same players with the same keys.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/signers.sh"
# put_up SIGNER FORM TEXT: the text as a mail in that form
put_up() {
	cp "$3" orders.txt
	printf 'From: red <red@example.org>\nMessage-ID: <%s@example.org>\n' "$(date +%s%N)"
	if [ "$1" = tradepost ]; then
		echo
		tp sign --key tradepost.key orders.txt
		return
	fi
	file=$(signed "$1" orders.txt)
	case $2 in
	sealed)
		printf '\n-----BEGIN TRADEPOST SEALED ORDERS-----\n'
		cat "$file" orders.txt | base64
		printf -- '-----END TRADEPOST SEALED ORDERS-----\n'
		;;
	clear)
		printf '\n-----BEGIN TRADEPOST ORDERS-----\n'
		cat orders.txt
		printf -- '-----SIGNATURE-----\n'
		cat "$file"
		printf -- '-----END TRADEPOST ORDERS-----\n'
		;;
	attached)
		printf 'MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=b\n\n'
		printf -- '--b\nContent-Type: text/plain; charset=%s; name=%s\n\n' "${4:-utf-8}" orders.txt
		cat orders.txt
		printf -- '\n--b\nContent-Type: text/plain; name=orders.txt.sig\n\n'
		cat "$file"
		printf -- '\n--b--\n'
		;;
	esac
}
# judged CLUB FILE VERDICT: it is taken, refused with that verdict, or passed over ('nothing')
judged() {
	before=$(sqlite3 "$1/club.db" 'SELECT count(*) FROM letters')
	tp -C "$1" take "$2" 2>/dev/null
	was=$(sqlite3 "$1/club.db" "SELECT verdict FROM letters WHERE $before < (SELECT count(*) FROM
		letters) ORDER BY id DESC LIMIT 1")
	[ "${was:-nothing}" = "$3" ] && return 0
	echo "$1 took $2 as '${was:-nothing}', not '$3'"
	return 1
}

# refused CLUB FILE VERDICT: the same of a letter of which only the first one a season is kept
refused() {
	sqlite3 "$1/club.db" "DELETE FROM letters WHERE verdict = '$3'"
	judged "$1" "$2" "$3"
}

tp key new another
for signer in tradepost minisign ssh-keygen signify-openbsd; do
	if [ $signer != tradepost ] && ! command -v $signer >/dev/null; then
		skip "letters signed by $signer" "there is no $signer"
		continue
	fi
	key_of $signer
	clubs $signer
	for form in sealed clear attached; do
		[ $signer = tradepost ] && [ $form != sealed ] && continue
		seq=$((${seq:-0} + 1))
		echo 'start 4,6' | orders harbour 0 red $seq ours >text
		put_up $signer $form text >letter.eml
		check "$signer, $form: a letter is taken by the match that it names" \
			judged ours letter.eml taken
		check 'again it changes nothing' judged ours letter.eml nothing
		check 'in another club it names no match' judged theirs letter.eml nothing
		sed "s/^season 0/season 1/" text >other
		put_up $signer $form other >other.eml
		check 'for another season it is refused' judged ours other.eml wrong-season
		sed "s/^match .*/match harbour/" text >other
		if [ $signer = tradepost ]; then
			check 'sign refuses a name that is good for any match' \
				says 65 'name the match whole' tp sign --key tradepost.key other
		else
			put_up $signer $form other >other.eml
			check 'by its name alone it is refused' judged ours other.eml vague-match
			check 'in every club' judged theirs other.eml vague-match
		fi
		{ sed "s/^seq .*/seq 0/" text; echo "# $form"; } >other
		put_up $signer $form other >other.eml
		check 'a lower seq is old' judged ours other.eml old-seq
		sed "s/^seat .*/seat blue/" text >other
		put_up $signer $form other >other.eml
		check 'for a seat of another key it is refused' refused ours other.eml bad-signature
		sed "s/^match .*/match $(whole lagoon ours)/" text >other
		put_up $signer $form other >other.eml
		check 'a letter for another match is taken there' judged ours other.eml taken
		check 'and is none of this one' is "$(sqlite3 ours/club.db "SELECT count(*) FROM letters
			WHERE match = 1 AND text LIKE '%lagoon%'")" 0
		[ $form = attached ] || continue
		for label in us-ascii iso-8859-1 koi8-r shift_jis iso-2022-jp gbk utf-16 utf-7; do
			seq=$((seq + 1))
			printf 'start 4,6\n# \\ ~ \302\267\n' | orders harbour 0 red $seq ours >text
			put_up $signer $form text $label >letter.eml
			check "labelled $label it is what was signed" judged ours letter.eml taken
		done
	done
done
command -v minisign >/dev/null && check 'the answer to a vague letter has the header to use' sh -c '
	"$0" -C ours send && cat ours/spool/*.eml | tr -d "\r" | grep -qx "match harbour\.[0-9a-f]*"' \
	"$TRADEPOST"
finish
