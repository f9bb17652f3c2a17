# SPDX-License-Identifier: MIT
# The ways that letters come: each is a mail program, a list or a person who means well.
# carry WAY FILE: prints the text of the file as a mail that came that way.
WAYS="plain crlf qp base64 flowed delsp pre br paragraphs entities alternative mixed rfc822 forwarded quoted
twice-quoted thrice-quoted tight-quoted bar-quoted footer mailman trailing indented wrap-72 wrap-60
wrap-40 latin1 cp1252 utf-16 utf-8-upper bom nbsp zero-width dashes double-spaced pgp-mime on-top
below-dashes greeting tabs folded no-mime octets stripped smart outlook"

# head_of_mail TYPE [ENCODING]
head_of_mail() {
	printf 'From: red <red@example.org>\nTo: referee@localhost\nSubject: orders\n'
	printf 'Message-ID: <%s.%s@example.org>\n' "$way" "$(date +%s%N)"
	printf 'MIME-Version: 1.0\nContent-Type: %s\n' "$1"
	[ -z "${2:-}" ] || printf 'Content-Transfer-Encoding: %s\n' "$2"
	echo
}
plain='text/plain; charset=utf-8'
escape() {
	sed 's/&/\&amp;/g; s/</\&lt;/g; s/>/\&gt;/g'
}
# flow BLANKS: breaks each line at a blank, in a way that can be undone
flow() {
	sed "s/^\([ >]\|From \)/ \1/; s/\([^ ]\) \([^ ]\)/\1$1\n\2/"
}
# wrap N: breaks lines at blanks after N columns, and cuts longer words
wrap() {
	fold -s -w "$1" | sed 's/ $//'
}
page() {
	printf '<html><body>\n%s\n' "${1:-}"
	cat
	printf '%s\n</body></html>\n' "${2:-}"
}
# parts TYPE: makes standard input the first part of several
parts() {
	head_of_mail "multipart/$1; boundary=xx"
	printf -- '--xx\nContent-Type: %s\n\n' "$plain"
	cat
	printf -- '\n--xx\n'
	cat "${2:-/dev/null}"
	printf -- '\n--xx--\n'
}

carry() {
	way=$1
	case $way in
	plain) head_of_mail "$plain" && cat "$2" ;;
	crlf) { head_of_mail "$plain" && cat "$2"; } | sed 's/$/\r/' ;;
	qp) head_of_mail "$plain" quoted-printable && sed 's/=/=3D/g; s/\(.\{70\}\)/\1=\n/g; s/^-/=2D/' "$2" ;;
	base64) head_of_mail "$plain" base64 && base64 "$2" ;;
	flowed) head_of_mail "$plain; format=flowed" && flow ' ' <"$2" ;;
	delsp) head_of_mail "$plain; format=flowed; delsp=yes" && flow '  ' <"$2" ;;
	pre) head_of_mail 'text/html; charset=utf-8' && escape <"$2" | page '<pre>' '</pre>' ;;
	br) head_of_mail 'text/html; charset=utf-8' && escape <"$2" | sed 's/$/<br>/' | page ;;
	paragraphs) head_of_mail 'text/html; charset=utf-8' && escape <"$2" | sed 's/.*/<div>&<\/div>/' | page ;;
	entities) head_of_mail 'text/html; charset=utf-8' && escape <"$2" |
		sed 's/-/\&#45;/g; s/+/\&#x2b;/g; s/$/<br>/' | page ;;
	alternative) printf 'Content-Type: text/html\n\n<p>see the text</p>\n' >.part
		parts alternative .part <"$2" ;;
	mixed) printf 'Content-Type: image/png\nContent-Transfer-Encoding: base64\n\niVBORw0KGgo=\n' >.part
		parts mixed .part <"$2" ;;
	rfc822) head_of_mail 'message/rfc822' && printf 'From: red@example.org\nSubject: orders\n\n' && cat "$2" ;;
	forwarded) head_of_mail "$plain" && printf -- '---------- Forwarded message ---------\nFrom: red\n\n' && cat "$2" ;;
	quoted) head_of_mail "$plain" && sed 's/^/> /' "$2" ;;
	twice-quoted) head_of_mail "$plain" && sed 's/^/>> /' "$2" ;;
	thrice-quoted) head_of_mail "$plain" && sed 's/^/> >> /' "$2" ;;
	tight-quoted) head_of_mail "$plain" && sed 's/^/>/' "$2" ;;
	bar-quoted) head_of_mail "$plain" && sed 's/^/| /' "$2" ;;
	footer) head_of_mail "$plain" && cat "$2" &&
		printf '_____________\nplayers mailing list\nplayers@example.org\n' ;;
	mailman) printf 'Content-Type: text/plain\n\n____\nplayers mailing list\n' >.part
		parts mixed .part <"$2" ;;
	trailing) head_of_mail "$plain" && sed 's/$/  \t/' "$2" ;;
	indented) head_of_mail "$plain" && sed 's/^/    /' "$2" ;;
	wrap-*) head_of_mail "$plain" && wrap "${way#wrap-}" <"$2" ;;
	latin1) head_of_mail 'text/plain; charset=iso-8859-1' 8bit && cat "$2" ;;
	cp1252) head_of_mail 'text/plain; charset=windows-1252' 8bit && cat "$2" ;;
	utf-16) head_of_mail 'text/plain; charset=utf-16' base64 && iconv -f utf-8 -t utf-16 "$2" | base64 ;;
	utf-8-upper) head_of_mail 'TEXT/PLAIN; CHARSET="UTF-8"' 8BIT && cat "$2" ;;
	bom) head_of_mail "$plain" 8bit && printf '\357\273\277' && cat "$2" ;;
	nbsp) head_of_mail "$plain" 8bit && sed '/^-----/s/ /\xc2\xa0/g' "$2" ;;
	zero-width) head_of_mail "$plain" 8bit && sed 's/$/\xe2\x80\x8b/' "$2" ;;
	dashes) head_of_mail "$plain" 8bit && sed 's/-----BEGIN/\xe2\x80\x94\xe2\x80\x94-BEGIN/; s/ORDERS-----/ORDERS\xe2\x80\x94\xe2\x80\x94-/' "$2" ;;
	double-spaced) head_of_mail "$plain" && sed G "$2" ;;
	pgp-mime) printf 'Content-Type: application/pgp-signature\n\n-----BEGIN PGP SIGNATURE-----\n\nAAAA\n-----END PGP SIGNATURE-----\n' >.part
		parts 'signed; protocol="application/pgp-signature"' .part <"$2" ;;
	on-top) head_of_mail "$plain" && cat "$2" && sed 's/^/> /' report ;;
	below-dashes) head_of_mail "$plain" && cat "$2" && printf -- '\n-- \nred\n' ;;
	greeting) head_of_mail "$plain" && printf 'Dear referee,\n\nhere they are:\n\n' && cat "$2" && printf '\nRegards\nred\n' ;;
	tabs) head_of_mail "$plain" && sed 's/^/\t/' "$2" ;;
	folded) head_of_mail "text/plain;
	charset=utf-8" && cat "$2" ;;
	no-mime) printf 'From: red@example.org\nMessage-ID: <%s@example.org>\n\n' "$(date +%s%N)" && cat "$2" ;;
	stripped) head_of_mail "$plain" && sed 's/^ *//; s/ *$//' "$2" ;;
	smart) head_of_mail "$plain" 8bit &&
		sed "s/'/\xe2\x80\x99/g; s/\"/\xe2\x80\x9d/g; s/ - / \xe2\x80\x93 /g" "$2" ;;
	outlook) head_of_mail 'text/html; charset=utf-8' && escape <"$2" |
		sed 's/  /\&nbsp; /g; s/.*/<p class="MsoNormal"><span style="font-size:11pt">&<o:p><\/o:p><\/span><\/p>/' |
		page ;;
	octets) head_of_mail 'application/octet-stream; name=orders.txt' base64 && base64 "$2" ;;
	esac
}
