# SPDX-License-Identifier: MIT
# Mails out by SMTP, against a server of our own that refuses, delays, dies and hangs up, and
# against servers whose certificate does not hold: those are told nothing.
sink=${SINK:-$(pwd)/tests/mail/sink}
. "${srcdir:-.}/tests/lib.sh"

if [ ! -x "$sink" ]; then
	skip 'mails go out by SMTP' "there is no '$sink'"
	finish
fi
"$sink" port log &
server=$!
trap 'kill $server 2>/dev/null; rm -rf "$work"' EXIT

# counted N TEXT: so many lines of the log have it
counted()
{
	got=$(grep -c -- "$2" log)
	[ "$got" = "$1" ] && return 0
	echo "$got lines of the log have '$2', not $1:"
	cat log
	return 1
}

# a_club NAME...: a match whose seats have these addresses, its mails waiting
a_club()
{
	rm -rf club
	tp init club || return 1
	printf 'send = smtp://127.0.0.1:%s\npatience = 2\n' "$(cat port)" >>club/tradepost.conf
	match_of "$@" || return 1
	: >log
}

# ledger SEAT TEXT: its line, or one under it, has the text
ledger()
{
	tp -C club status --mail harbour | awk -v seat="$1" '
		/^  [a-z]/ { here = $1 == seat }
		here' >.ledger
	has .ledger "$2"
}

until_ test -s port || exit 99

# ---- what the server says ----

a_club ann bob cleo
check 'mails go out' exits 0 tp -C club send
check 'each to its recipient' counted 1 'RCPT TO:<bob@example.org>'
check 'all of them' counted 3 TAKEN
check 'over one connection' counted 1 CONNECT
check 'from the club' counted 3 'MAIL FROM:<referee@localhost>'
check 'and only once' sh -c '"$0" -C club send --now && [ $(grep -c TAKEN log) = 3 ]' "$TRADEPOST"

a_club ann ghost bob
check 'a recipient refused with 550 is refused for good' says 69 '550 5.1.1 no such user here' \
	tp -C club send
check 'the others get theirs, and the referee is told' counted 3 TAKEN
check 'the ledger tells what was said' ledger blue '550 5.1.1 no such user here'
check 'it is not tried again' sh -c '
	: >log; "$0" -C club send --now; ! grep ghost@ log' "$TRADEPOST"

a_club ann policy bob
check 'what the server does not let us do is kept: a setting may be wrong' \
	says 75 '554 5.7.1 Client host rejected' tp -C club send
check 'it waits until that is put right' ledger blue '1 to send, 0 sent, 0 refused'

a_club ann later bob
check 'a recipient put off with 451 is kept' says 75 '451 4.7.1 greylisted' tp -C club send
check 'the others get theirs, too' counted 2 TAKEN
check 'it waits' ledger blue '1 to send, 0 sent, 0 refused'
check 'and is tried again' sh -c ': >log; "$0" -C club send --now; grep -q later@ log' "$TRADEPOST"

a_club ann full bob
check 'a mail refused with 552 after its end is refused for good' says 69 '552 5.2.2 mailbox full' \
	tp -C club send
check 'the others get theirs after it, and the referee is told' counted 3 TAKEN

a_club ann busy bob
check 'a server that is busy gets it later' says 75 '421 4.3.2 too much to do' tp -C club send
check 'the others get theirs in spite of it' counted 2 TAKEN

# ---- what the server does ----

a_club ann crash bob
check 'a server that dies after a mail leaves us not knowing' exits 75 tp -C club send
check 'so the mail is kept' ledger blue '1 to send, 0 sent'
check 'and goes out again' exits 0 tp -C club send --now
check 'under the same Message-ID' sh -c '
	grep "^Message-ID: <harbour.s0.2" log | sort | uniq -c | grep -q "^ *2 "'

a_club ann half bob
check 'a server that hangs up in the middle gets the mail later' exits 75 tp -C club send
check 'nothing else is lost by it' counted 2 TAKEN

a_club ann slow bob
check 'a server that takes too long is not waited for' says 75 'timed out' tp -C club send
check 'the mail waits for it' ledger blue '1 to send, 0 sent, 0 refused'

a_club ann odd bob
check 'an answer that is none is no refusal' exits 75 tp -C club send
check 'the mail waits for a better one' ledger blue '1 to send, 0 sent, 0 refused'

a_club later1 later2 later3 later4 later5
check 'after three in a row that are kept the others wait' sh -c '
	"$0" -C club send; [ $(grep -c "RCPT TO" log) = 3 ]' "$TRADEPOST"
a_club later later later later bob
check 'but several to one address hold up nobody' sh -c '
	"$0" -C club send; grep -q "RCPT TO:<bob" log' "$TRADEPOST"

# ---- TLS ----

if ! command -v openssl >/dev/null; then
	skip 'no TLS, no mail' 'openssl is not installed'
	finish
fi

# authority NAME: a certificate that signs itself
authority()
{
	openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 \
		-subj "/CN=$1" -addext subjectAltName=IP:127.0.0.1 -keyout "$1.key" -out "$1.pem" 2>/dev/null
}

# certificate NAME AUTHORITY WHOM DAYS: one that the authority signs
certificate()
{
	printf 'subjectAltName=%s\n' "$3" >ext
	openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=$1" \
		-keyout "$1.key" -out request 2>/dev/null &&
		openssl x509 -req -in request -CA "$2.pem" -CAkey "$2.key" -CAcreateserial \
			-extfile ext -days "$4" -out "$1.pem" 2>/dev/null
}

# What a server says whatever it is told, slowly, so that a mail can get through.
replies()
{
	for line in '220 tls' '250-tls' '250 AUTH PLAIN' '334 ' '235 in' '250 from' '250 to' \
		'354 go on' '250 taken' '221 bye'; do
		sleep 0.2
		printf '%s\r\n' "$line"
	done
	sleep 1
}

listens()
{
	grep -q ":$(printf %04X "$tls_port") 00000000:0000 0A" /proc/net/tcp
}

# send_to NAME: to a server with that certificate; what that is told is in the file told
send_to()
{
	tls_port=$((20000 + ($$ + (tls = tls + 7)) % 12000))
	replies | timeout 10 openssl s_server -quiet -naccept 1 -accept "127.0.0.1:$tls_port" \
		-cert "$1.pem" -key "$1.key" >told 2>tls.err &
	until_ listens || { cat tls.err; return 1; }
	echo "send = smtps://127.0.0.1:$tls_port" >>club/tradepost.conf
	tp -C club send --now
	ended=$?
	wait $!
	return $ended
}

# not_told NAME SAYING: nothing is told to a server with that certificate, and the mail waits
not_told()
{
	says 75 "$2" send_to "$1" && [ ! -s told ] && ledger red '1 to send, 0 sent, 0 refused'
}

authority ours
authority theirs
certificate good ours IP:127.0.0.1 30
certificate elsewhere ours DNS:mail.example.org 30
certificate expired ours IP:127.0.0.1 -1
certificate stranger theirs IP:127.0.0.1 30
a_club ann bob
tp -C club send
tp -C club resend harbour red
: >log
echo canary-of-the-password >password
chmod 600 password
printf 'smtp-user = referee\nsmtp-password-file = %s\nsmtp-ca = %s\n' "$work/password" \
	"$work/ours.pem" >>club/tradepost.conf
tls=0
check 'a server without STARTTLS gets no mail where an authority is named' \
	says 75 STARTTLS tp -C club send --now
check 'and no word of it, nor the password' sh -c '! grep -e MAIL -e AUTH -e RCPT log'
check 'a certificate for another host is not taken' not_told elsewhere "certificate"
check 'nor one that has expired' not_told expired 'certificate has expired'
check 'nor one of another authority' not_told stranger 'certificate'
check 'nor one that signs itself' not_told theirs 'certificate'
check 'a good one is' exits 0 send_to good
check 'and is told the mail' has told 'RCPT TO:<ann@example.org>'
check 'and the password, as it asked for' has told "AUTH PLAIN"

kill $server
wait $server 2>/dev/null
a_club ann bob
check 'where no server is, mails are kept' exits 75 tp -C club send
check 'and the ledger says so' ledger red '1 to send, 0 sent, 0 refused'
finish
