# SPDX-License-Identifier: MIT
# Mails that answer those of a club, as somebody with nothing but a mail program writes them. Use, behind
# lib.sh, with a club `club`; where it has several matches, $table names the one at hand.

# seats MATCH NAME...: a match that has begun, whose seats have no key
seats() {
	match=$1
	shift
	tp -C club new ktech "$match" --seats $# --set unsigned=token || return
	nth=0
	for name in "$@"; do
		nth=$((nth + 1))
		tp -C club seat "$match" $nth --name "$name" --mail "$name@example.org" || return
	done
	tp -C club start "$match"
}

# newest KIND SEAT: the newest mail of a kind to a seat, as text
newest() {
	query "select bytes from mails join mail_bytes on mail = mails.id join matches on matches.id = match
		where kind = '$1' and seat = $2 ${table:+and matches.name = '$table'}
		order by mails.id desc limit 1" | tr -d '\r'
}

# address KIND SEAT: where answers to that mail go
address() {
	newest "$1" "$2" | sed -n 's/^Reply-To: <\(.*\)>$/\1/p' | head -n 1
}

# mailed FROM TO [HEADER]: standard input as a new mail, mail.$sent, which is taken
mailed() {
	sent=$(($(find . -name 'mail.*' | wc -l) + 1))
	{
		printf 'From: %s\nTo: <%s>\nMessage-ID: <%s@example.org>\n' "$1" "$2" "$sent"
		[ -z "${3:-}" ] || printf '%s\n' "$3"
		echo
		cat
	} >"mail.$sent"
	tp -C club take "mail.$sent" >/dev/null
}

# letters_bare: standard input without what stands beneath the lines of an offered letter
letters_bare() {
	awk '/letter is(:| then:)$/ { offered = 1 }
		offered && /^(If you meant|These lines)/ { offered = 0 }
		!offered || !/^      /'
}
