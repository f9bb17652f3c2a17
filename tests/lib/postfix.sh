# SPDX-License-Identifier: MIT
# Two mail servers for one test alone, in its folder and on loopback: Postfix takes mails under TLS and a
# log-in, and from other servers, brings them to mailboxes of Dovecot by LMTP, and sends back what nobody
# can get. Use, behind lib.sh:
#   subject='what is tested'  the name of the test where no server can run
#   users='referee ann'       who has a mailbox, with the password `correct horse`
#   postfix_also='name = value'  settings of Postfix that replace those here
#   . "$srcdir/tests/lib/postfix.sh"
# Then both run, and lib/dovecot.sh is there, too.
if [ "$(id -u)" != 0 ]; then
	skip "$subject" 'Postfix can be started by root only'
	finish
fi
tools='curl postfix setsid'
# Postfix asks for passwords at the socket auth-client; a wrong one is no reason to wait.
also='protocols = imap lmtp
recipient_delimiter = +
service auth {
  unix_listener auth-client {
    mode = 0666
  }
}
service anvil {
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}'
. "$srcdir/tests/lib/dovecot.sh"

# ---- Postfix ----

# postfix_configure SUBMISSION MX: the port of those who log in, and that of other servers. It looks
# up no names, and mail for elsewhere is refused: nothing of this can leave the machine.
postfix_configure() {
	cat >postfix/etc/main.cf <<-END
		compatibility_level = 3.6
		queue_directory = $work/postfix/queue
		data_directory = $work/postfix/data
		maillog_file = $work/postfix/log
		maillog_file_prefixes = $work/postfix
		myhostname = mx.example.org
		mydestination =
		mynetworks =
		inet_interfaces = 127.0.0.1
		inet_protocols = ipv4
		smtpd_peername_lookup = no
		default_transport = error:mail for elsewhere is off in this test
		alias_maps =
		alias_database =
		local_recipient_maps =
		notify_classes =
		recipient_delimiter = +
		virtual_mailbox_domains = game.example, example.org
		virtual_mailbox_maps = static:ok
		virtual_transport = lmtp:unix:$work/server/run/lmtp
		smtpd_tls_security_level = encrypt
		smtpd_tls_chain_files = $work/good.key, $work/good.pem
		smtpd_relay_restrictions = reject_unauth_destination
		smtpd_sasl_type = dovecot
		smtpd_sasl_path = $work/server/run/auth-client
		${postfix_also:-}
	END
	cat >postfix/etc/master.cf <<-END
		127.0.0.1:$1 inet n - n - - smtpd
		  -o smtpd_sasl_auth_enable=yes
		  -o smtpd_client_restrictions=permit_sasl_authenticated,reject
		127.0.0.1:$2 inet n - n - - smtpd
		cleanup unix n - n - 0 cleanup
		qmgr unix n - n 300 1 qmgr
		tlsmgr unix - - n 1000? 1 tlsmgr
		rewrite unix - - n - - trivial-rewrite
		bounce unix - - n - 0 bounce
		defer unix - - n - 0 bounce
		trace unix - - n - 0 bounce
		error unix - - n - - error
		lmtp unix - - n - - lmtp
		anvil unix - - n - 1 anvil
		scache unix - - n - 1 scache
		showq unix n - n - - showq
		postlog unix-dgram n - n - 1 postlogd
	END
}

# postfix_start: on the first two ports that are free. A signal from the terminal must not end it
# half started, with nobody to stop it.
postfix_start() {
	mkdir -p postfix/etc postfix/queue postfix/data
	chown postfix postfix/data
	for try in 0 1 2 3 4 5 6 7 8 9; do
		submission=$((20000 + ($$ * 7 + 500 + try * 1013) % 20000))
		mx=$((submission + 1))
		postfix_configure $submission $mx
		setsid -w postfix -c "$work/postfix/etc" start && return 0
		grep -qs 'already in use' postfix/log || break
	done
	tail -n 5 postfix/log
	return 1
}

postfix_stop() {
	[ ! -f postfix/queue/pid/master.pid ] || postfix -c "$work/postfix/etc" stop 2>/dev/null
}
trap 'trap "" HUP INT PIPE TERM; postfix_stop; clean_up' EXIT

echo 'correct horse' >password
chmod 600 password
check 'Postfix runs' postfix_start
[ "$failed" = 0 ] || finish

# ---- the post ----

# settings CA: how the club sends and reads, and what authority it trusts
settings() {
	cat >club/tradepost.conf <<-END
		mail = referee@game.example
		take = imaps://localhost:$((port + 1))/INBOX
		imap-user = referee
		imap-password-file = $work/password
		imap-ca = $work/ca.pem
		send = smtp://localhost:$submission
		smtp-user = referee
		smtp-password-file = $work/password
		smtp-ca = $work/$1
		bounces = yes
		subaddress = yes
		patience = 10
	END
}

# post FROM TO: standard input, as the server of that sender hands it over; FROM '' is no address
post() {
	curl -sS -m 10 --ssl-reqd --cacert ca.pem --crlf --mail-from "$1" --mail-rcpt "$2" -T - \
		"smtp://localhost:$mx/out.example.org"
}

# come N: so many mails lie in the mailbox of the club
come() {
	got=$(find "$box/new" "$box/cur" -type f 2>/dev/null | wc -l)
	[ "$got" = "$1" ] && return 0
	echo "$got mails lie there, not $1:"
	tail -n 20 postfix/log
	return 1
}

# gets PLAYER SUBJECT: one mail of that subject comes to his mailbox
gets() {
	until_ holds "$1" 1 "$2"
}

# went_to PLAYER N: so many mails to that address have gone through Postfix
went_to() {
	got=$(grep -c "to=<$1@example.org>" postfix/log)
	[ "$got" = "$2" ] && return 0
	echo "$got mails went to $1, not $2:"
	cat postfix/log
	return 1
}
