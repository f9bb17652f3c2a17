# SPDX-License-Identifier: MIT
# A mail server for one test alone: Dovecot, without root, on loopback, with certificates of an
# authority made here. Use, behind lib.sh:
#   subject='what is tested'  the name of the test where no server can run
#   users='referee ann'       who has a mailbox, with the password `correct horse`; else the referee
#   issuer=openssl            what makes certificates
#   tools=curl                what else must be installed
#   also='protocols = ...'    settings of the server that replace those here
#   . "$srcdir/tests/lib/dovecot.sh"
# Then the server listens: imap on $port, imaps on $((port + 1)).
users=${users:-referee}
issuer=${issuer:-openssl}
PATH=$PATH:/usr/sbin:/sbin
for tool in dovecot openssl sqlite3 ${tools:-}; do
	command -v $tool >/dev/null && continue
	skip "$subject" "${without:-$tool is not installed}"
	finish
done

# ---- certificates ----

# authority NAME
authority() {
	$issuer req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 36500 \
		-subj "/CN=$1" -addext 'basicConstraints=critical,CA:TRUE' \
		-addext 'keyUsage=critical,keyCertSign,cRLSign' -keyout "$1.key" -out "$1.pem" 2>/dev/null
}

# certificate NAME HOST DAYS: signed by the authority `ca`; DAYS may be past
certificate() {
	$issuer req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=$2" \
		-keyout "$1.key" -out "$1.csr" 2>/dev/null &&
		printf 'subjectAltName=%s\nextendedKeyUsage=serverAuth\n' "$2" >"$1.ext" &&
		$issuer x509 -req -in "$1.csr" -CA ca.pem -CAkey ca.key -CAcreateserial -days "$3" \
			-extfile "$1.ext" -out "$1.pem" 2>/dev/null
}

authority ca && authority other && certificate good DNS:localhost,IP:127.0.0.1 36500 &&
	certificate elsewhere DNS:elsewhere.example 36500 &&
	certificate old DNS:localhost,IP:127.0.0.1 -1 || exit 1

# ---- the server ----

# The login process of Dovecot refuses to run as root.
if [ "$(id -u)" = 0 ]; then
	user=nobody
	group=$(id -gn nobody)
	as_user() {
		setpriv --reuid nobody --regid "$group" --clear-groups "$@"
	}
else
	user=$(id -un)
	group=$(id -gn)
	as_user() {
		"$@"
	}
fi
chmod 711 "$work"
box=$work/server/mail/referee
mkdir -p server/run server/state server/mail
printf '%s:{PLAIN}correct horse::::::\n' $users >server/users

# configure CERTIFICATE PORT
configure() {
	cp "$1.pem" server/server.pem
	cp "$1.key" server/server.key
	cat >server/dovecot.conf <<-END
		protocols = imap
		base_dir = $work/server/run
		state_dir = $work/server/state
		log_path = $work/server/log
		instance_name = tradepost-test
		listen = 127.0.0.1
		auth_failure_delay = 0
		auth_verbose = yes
		default_internal_user = $user
		default_internal_group = $group
		default_login_user = $user
		first_valid_uid = 0
		ssl = required
		ssl_cert = <$work/server/server.pem
		ssl_key = <$work/server/server.key
		mail_location = maildir:$work/server/mail/%n
		namespace inbox {
		  inbox = yes
		}
		passdb {
		  driver = passwd-file
		  args = scheme=PLAIN username_format=%n $work/server/users
		}
		userdb {
		  driver = static
		  args = uid=$(id -u $user) gid=$(id -g $user) home=$work/server/mail/%n
		}
		service anvil {
		  chroot =
		}
		service imap-login {
		  chroot =
		  inet_listener imap {
		    port = $2
		  }
		  inet_listener imaps {
		    port = $(($2 + 1))
		    ssl = yes
		  }
		}
		${also:-}
	END
	[ "$(id -u)" != 0 ] || chown -R "$user:$group" server
}

answers() {
	openssl s_client -connect "127.0.0.1:$1" </dev/null 2>/dev/null | grep -q BEGIN
}

server_stop() {
	[ -f server/run/master.pid ] || return 0
	pid=$(cat server/run/master.pid)
	kill "$pid" 2>/dev/null
	for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
		[ -f server/run/master.pid ] || break
		sleep 0.1
	done
	rm -f server/run/master.pid
}

# server_start [CERTIFICATE]: starts the server on its former port, or on the first that is free
server_start() {
	server_stop
	for try in 0 1 2 3 4 5 6 7 8 9; do
		port=${had_port:-$((20000 + ($$ * 7 + try * 1013) % 20000))}
		configure "${1:-good}" "$port"
		as_user dovecot -c server/dovecot.conf >server/start 2>&1
		for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
			if answers $((port + 1)); then
				had_port=$port
				return 0
			fi
			grep -qs -e 'already in use' -e Fatal server/start server/log && break
			sleep 0.1
		done
		server_stop
	done
	return 1
}
# A signal does not interrupt the stop.
clean_up() {
	trap '' HUP INT PIPE TERM
	server_stop
	rm -rf "$work"
}
trap clean_up EXIT
# A test that is killed leaves no server behind.
trap 'exit 1' HUP INT PIPE TERM
if ! server_start; then
	skip "$subject" \
		"it cannot run here: $(cat server/start server/log 2>/dev/null | tail -n 1)"
	finish
fi

# deliver FILE NAME: as a server does, into the mailbox of the referee; it came when the file was
# written
deliver() {
	as_user mkdir -p "$box/new" "$box/cur" "$box/tmp"
	cp -p "$1" "$box/tmp/$2"
	[ "$(id -u)" != 0 ] || chown "$user:$group" "$box/tmp/$2"
	mv "$box/tmp/$2" "$box/new/$2"
}

# silent COMMAND...: the command succeeds and prints nothing
silent() {
	exits 0 "$@" || return 1
	[ ! -s "$work/.stdout" ] && [ ! -s "$work/.stderr" ] && return 0
	cat "$work/.stdout" "$work/.stderr"
	return 1
}

# ---- what the users of the server see, by curl ----

# imap PLAYER [WHAT...]: asks the player's mailbox by curl, as the player would
imap() {
	who=$1 what=$2
	shift 2
	curl -sS -m 10 --cacert ca.pem -u "$who:correct horse" \
		"imaps://localhost:$((port + 1))/INBOX$what" "$@" | tr -d '\r'
}

# found PLAYER SUBJECT: the UIDs of the player's mails with that subject
found() {
	imap "$1" '' -X "UID SEARCH HEADER Subject \"] $2\"" | sed 's/^\* SEARCH *//'
}

# mail_of PLAYER SUBJECT: the newest of these mails
mail_of() {
	uid=$(found "$1" "$2")
	[ "$uid" ] || return 1
	imap "$1" ";UID=${uid##* }"
}

# holds PLAYER N SUBJECT: N of the player's mails have that subject
holds() {
	set -- "$1" "$2" "$3" $(found "$1" "$3")
	[ $(($# - 3)) = "$2" ] && return 0
	echo "$1 has $(($# - 3)) mails '$3', not $2"
	return 1
}

# tells PLAYER SUBJECT TEXT: the newest mail with that subject has the text, however lines break
tells() {
	mail_of "$1" "$2" >told || return 1
	tr '\n' ' ' <told | tr -s ' ' >told.line
	has told.line "$3"
}
