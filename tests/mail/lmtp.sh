#!/bin/sh
# SPDX-License-Identifier: MIT
# Mails of a club that a real server delivers, by LMTP: what lies in the mailbox of a player then, and
# what becomes of a mail to nobody. `send = sendmail:` is the way out, as with any mail program.
lmtp=${LMTP:-$(pwd)/tests/mail/lmtp}
servers='dovecot-core dovecot-lmtpd'
. "${srcdir:-.}/tests/lib/servers.sh"
. "${srcdir:-.}/tests/lib.sh"
subject='mails of a club are delivered by LMTP'
if [ ! -x "$lmtp" ]; then
	skip "$subject" "there is no '$lmtp'"
	finish
fi
users='referee red blue'
tools=curl
also='protocols = imap lmtp
recipient_delimiter = +'
. "$srcdir/tests/lib/dovecot.sh"

cat >sendmail <<END
#!/bin/sh
# sendmail -t -i -f SENDER <MAIL
cat >"$work/out.eml"
to=\$(sed -n '/^\r*\$/q; s/^To:.*<\(.*\)>.*/\1/p' "$work/out.eml" | head -n 1)
exec "$lmtp" "$work/server/run/lmtp" "\$4" "\$to" <"$work/out.eml"
END
chmod +x sendmail
tp init club
cat >club/tradepost.conf <<END
mail = referee@example.org
send = sendmail:$work/sendmail
take = $box
bounces = yes
subaddress = yes
END
make_match club harbour 3 || exit 1
check 'mails are delivered, but for the one to nobody' says 69 'mail 3 to harbour green is refused' \
	tp -C club send
check 'red has his invitation' holds red 1 'your invitation'
check 'so has blue' holds blue 1 'your invitation'
mail_of red 'the match begins' >told
check 'its envelope has a sender of its own' grep -q \
	'^Return-Path: <referee+b-[0-9]*-[0-9a-f]*@example.org>' told
check 'the server has seen whom it is for' has told 'Delivered-To: red@example.org'
check 'answers go to the address of the match' has told 'Reply-To: <referee+harbour@example.org>'
check 'and the map is in it' has told 'THE MAP'
echo 'start 6,10' | letter club harbour 0 red 1 >red.eml
check 'a letter to that address comes in by the same way' "$lmtp" server/run/lmtp \
	red@example.org referee+harbour@example.org <red.eml
check 'and is taken' exits 0 tp -C club tick
check 'what was understood lies in his mailbox' tells red 'your letter is taken' 'start 6,10'
check 'the referee reads whom nothing reaches' tells referee 'mails that could not be delivered' \
	'harbour green, season 0: invitation to green@example.org'
finish
