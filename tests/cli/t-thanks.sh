#!/bin/sh
# SPDX-License-Identifier: MIT
# Whoever thanks has asked nothing, and is told so; what a phone writes below a mail is told to nobody.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"

tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers = 500' 'referee = clara@example.org' >>club/tradepost.conf
seats harbour ann bob >/dev/null || exit 1
writes() {
	query 'select max(id) from mails' >seen
	printf "$1\\n" | mailed ann@example.org "$(address roster 1)"
	newest ack 1 | tr -s '\n ' '  ' >.told
}
mailed_to() {
	query "select recipient from mails where id > $(cat seen)" | tr '\n' ' '
}

for words in 'Thanks!' 'Thank you very much for the report' 'Hi Clara,\n\nthanks a lot!\n\nCheers,\nAnn' 'Vielen Dank!' \
	'Merci beaucoup' 'Muchas gracias por el informe' 'Dziękuję' 'Thanks 👍\n\nSent from my iPhone'; do
	writes "$words"
	check "'$words' is answered as thanks" has .told \
		"Thank you for your mail. It asks nothing and changes nothing. No letter of yours is in for season 0 of 'harbour'."
	check "and '$words' is for nobody else" is "$(mailed_to)" 'ann@example.org '
done
newest ack 1 >.ack
check 'the subject says so' grep -q '^Subject: .*thank you$' .ack
check 'no words are listed, and nobody is to be written to' sh -c '! grep -q "read as words\|nobody got it" .told'
for words in 'Thanks, but where is my mine?' 'Thanks! When is the deadline' 'Thanks for nothing, you cheat' 'Hello Ann'; do
	writes "$words"
	check "'$words' is none" sh -c '! grep -q "it asks nothing" .told'
done

writes 'start 4,6 5,3'
writes 'Thanks!'
check 'a letter that is in is told with it' has .told "Your letter for season 0 of 'harbour' still counts, seq 1."
for words in 'yes' 'No, that is all.' 'Ja'; do
	writes "$words"
	check "'$words' to nothing changes nothing" has .told 'It asks nothing and changes nothing. Your letter for season 0'
done

# A seat of its own, so that no other words are in the answers.
for line in 'Sent from my iPhone' 'Sent from my Galaxy' 'Sent from my Android phone with K-9 Mail. Please excuse my brevity.' \
	'Sent from Yahoo Mail on Android' 'Get Outlook for Android<https://aka.example/x>' 'Get Outlook for iOS' 'Von meinem iPhone gesendet' \
	'Von meinem/meiner Galaxy gesendet' 'Gesendet von Mail für Windows' 'Gesendet mit der GMX Mail App' \
	'Holen Sie sich Outlook für Android' 'Envoyé de mon iPhone' 'Envoyé depuis mon appareil Galaxy' 'Obtenir Outlook pour iOS' \
	'Enviado desde mi iPhone' 'Obtener Outlook para Android' "Wysłane z iPhone'a" 'Wysłano z telefonu Samsung' \
	'Pobierz aplikację Outlook dla systemu Android'; do
	writes "start 4,6 5,3\n\n$line"
	check "'$line' is told to nobody" sh -c '! grep -q "read as words" .told && grep -q "start 4,6 5,3 understood" .told'
done
writes 'start 4,6 5,3\n\nSent from the south, where my army is'
check 'what people send from elsewhere is told' has .told '| Sent from the south, where my army is'
finish
