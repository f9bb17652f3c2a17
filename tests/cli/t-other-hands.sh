#!/bin/sh
# SPDX-License-Identifier: MIT
# Mails of HTML alone, one person with several seats, and a report that was forwarded and is answered by
# somebody else: whose orders an answer has is never guessed.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/answers.sh"
tp init club || exit 1
printf '%s\n' 'subaddress = yes' 'answers = 500' "name = Clara's Table" >>club/tradepost.conf
seats harbour ann ann bob >/dev/null || exit 1
seats lagoon cleo ann >/dev/null || exit 1

last() {
	query "select matches.name || ' ' || seat || ' ' || verdict from letters join matches on
		matches.id = match where verdict not in ('meant', 'mended') order by letters.id desc limit 1"
}
played() {
	query "select replace(text, char(10), '; ') from letters where verdict not in ('meant', 'mended') order by id desc limit 1" |
		sed 's/^.*seq [0-9]*; //; s/; $//'
}
taken() {
	query "select count(*) from letters where verdict = 'taken'"
}
# address_in MATCH KIND SEAT
address_in() {
	(table=$1 && address "$2" "$3")
}
newest_in() {
	(table=$1 && newest "$2" "$3")
}
# lacks FILE TEXT
lacks() {
	! grep -qF -- "$2" "$1"
}
escape() {
	sed 's/&/\&amp;/g; s/</\&lt;/g; s/>/\&gt;/g'
}

# ---- HTML alone ----

# Each writes what is typed and what is quoted as that program does.
breaks() {
	escape | sed 's/$/<br>/'
}
divs() {
	escape | sed 's/.*/<div>&<\/div>/; s/<div><\/div>/<div><br><\/div>/'
}
gmail() {
	echo '<div dir="ltr">' && divs <typed
	echo '</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">'
	echo "On Mon, Nov 23, 2026 at 2:41 AM Clara's Table &lt;<a href=\"mailto:$to\">$to</a>&gt; wrote:<br></div>"
	echo '<blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid">'
	breaks <quoted
	echo '</blockquote></div>'
}
outlook() {
	echo '<html><body lang="EN-GB"><div class="WordSection1">'
	escape <typed | sed 's/.*/<p class="MsoNormal">&<o:p><\/o:p><\/p>/'
	echo '<div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm">'
	echo "<p class=\"MsoNormal\"><b>From:</b> Clara's Table &lt;$to&gt; <br><b>Sent:</b> 23 November 2026 02:41<br>"
	echo '<b>To:</b> Ann &lt;ann@example.org&gt;<br><b>Subject:</b> [harbour] the match begins<o:p></o:p></p></div></div>'
	escape <quoted | sed 's/.*/<p class="MsoNormal">&<o:p><\/o:p><\/p>/'
	echo '</div></body></html>'
}
apple() {
	echo '<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head>'
	echo '<body style="overflow-wrap: break-word; -webkit-nbsp-mode: space;">'
	breaks <typed
	echo '<br id="lineBreakAtBeginningOfMessage"><div><br><blockquote type="cite"><div>On 23. Nov 2026, at 02:41, '
	echo "Clara's Table &lt;$to&gt; wrote:</div><br class=\"Apple-interchange-newline\"><div><div>"
	breaks <quoted
	echo '</div></div></blockquote></div><br></body></html>'
}
ios() {
	echo '<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body dir="auto">'
	divs <typed
	echo '<div dir="ltr"><br>Sent from my iPhone</div><div dir="ltr"><br><blockquote type="cite">On 23 Nov 2026, at'
	echo " 02:41, Clara's Table &lt;$to&gt; wrote:<br><br></blockquote></div><blockquote type=\"cite\"><div dir=\"ltr\">"
	divs <quoted
	echo '</div></blockquote></body></html>'
}
to=$(address_in harbour roster 1)
{
	newest_in harbour roster 1 | sed '1,/^$/d'
	printf 'start 0,0 1,1\n@ prefer castle city\n'
} >quoted
printf 'start 4,6 5,3\n@ prefer city castle\n' >typed
for program in gmail outlook apple ios; do
	$program >page
	mailed ann@example.org "$to" 'Content-Type: text/html; charset=utf-8' <page
	check "a mail of HTML alone, as $program writes it, is taken" is "$(last)" 'harbour 1 taken'
	check 'with the orders that were typed, each on its line' is "$(played)" 'start 4,6 5,3; @ prefer city castle'
	newest_in harbour ack 1 >ack
	check 'and all is understood' lacks ack 'NOT UNDERSTOOD'
	sed 's/^.*$/Thanks!/' typed | head -n 1 >typed.none
	cp typed typed.orders && cp typed.none typed
	$program >page
	cp typed.orders typed
	mailed ann@example.org "$to" 'Content-Type: text/html; charset=utf-8' <page
	check 'of thanks alone nothing that is quoted is taken' is "$(last)" 'harbour 1 nothing-understood'
done

# ---- one person, several seats ----

red=$(address_in harbour roster 1) blue=$(address_in harbour roster 2) other=$(address_in lagoon roster 2)
printf 'start 6,7\n' | mailed ann@example.org "$red"
check 'of one person with two seats, an answer to the mail of one is of that seat' is "$(last)" 'harbour 1 taken'
printf 'start 7,2\n' | mailed ann@example.org "$blue"
check 'to that of the other, of the other' is "$(last)" 'harbour 2 taken'
printf 'start 6,4\n' | mailed ann@example.org "$other"
check 'and to that of another match, of that match' is "$(last)" 'lagoon 2 taken'
check 'each has its own orders' is "$(query "select group_concat(name || seat || ':' || said) from (select
	matches.name as name, seat, substr(text, instr(text, 'start')) as said from letters join matches on
	matches.id = match where letters.id in (select max(id) from letters where verdict = 'taken' group by match, seat)
	order by 1, 2)" | tr -d '\n')" 'harbour1:start 6,7,harbour2:start 7,2,lagoon2:start 6,4'

before=$(taken)
printf 'seat blue\nstart 5,5\n' | mailed ann@example.org "$red"
check 'an answer for one seat that names the other is taken for neither' is "$(taken)" "$before"
newest_in harbour ack 1 | tr '\n' ' ' | tr -s ' ' >ack
check 'and that is said' has ack "leave out the lines 'match', 'seat' and 'token'"
check 'and to the player of that seat alone' is "$(query "select seat from mails order by id desc limit 1")" 1
printf 'match lagoon\nstart 5,5\n' | mailed ann@example.org "$red"
check 'nor is one that names the other match' is "$(taken)" "$before"
newest_in harbour ack 1 | tr '\n' ' ' | tr -s ' ' >ack
check 'and that is said' has ack 'names another match or seat than the mail that it answers'
newest_in harbour roster 2 | sed '1,/^$/d; s/^/> /' >quoted
{
	printf 'start 5,5\n\n'
	cat quoted
} | mailed ann@example.org "$red"
check 'whose template is quoted does not count' is "$(last)" 'harbour 1 taken'
check 'the address does' is "$(played)" 'start 5,5'

# ---- a report that was forwarded ----

forwarded() {
	printf "start 3,6\n\nDo you want to play it so?\n\n---------- Forwarded message ---------\n"
	printf "From: Clara's Table <%s>\nDate: Mon, Nov 23, 2026 at 2:41 AM\n" "$red"
	printf 'Subject: [harbour] the match begins\nTo: Ann <ann@example.org>\n\n'
	newest_in harbour roster 1 | sed '1,/^$/d'
}
for says in yes no nothing; do
	before=$(taken)
	asked=$(query "select count(*) from mails where kind = 'notice' and seat = 1")
	forwarded | sed "s/^start 3,6/start 3,$((${#says} + 2))/" | mailed third@elsewhere.example "$red"
	check 'a third person who answers a forwarded mail gives no orders' is "$(last)" 'harbour 1 waits'
	check 'nothing is taken' is "$(taken)" "$before"
	check 'the address of the seat is asked, by one mail' is \
		"$(query "select count(*) from mails where kind = 'notice' and seat = 1")" $((asked + 1))
	check 'that address alone' is "$(query "select recipient from mails where kind = 'notice'
		order by id desc limit 1")" ann@example.org
	check 'who sent it is told that it waits' is "$(query "select recipient from mails order by id desc limit 1")" \
		third@elsewhere.example
	question=$(address_in harbour notice 1)
	case $says in
	yes)
		echo yes | mailed ann@example.org "$question"
		check 'a yes from there takes it' is "$(taken)" $((before + 1))
		check 'without what is quoted' is "$(query "select replace(substr(text, instr(text, 'start')), char(10), ';') from letters
			where verdict = 'taken' order by id desc limit 1")" 'start 3,5;'
		;;
	no)
		query "update letters set received = received - 60 where verdict = 'taken'"
		tp -C club status >status
		check 'status names the letter that waits' has status 'a letter of red waits for the yes of its player'
		echo no | mailed ann@example.org "$question"
		check 'a no leaves it' is "$(taken)" "$before"
		newest_in harbour ack 1 | tr '\n' ' ' | tr -s ' ' >ack
		check 'and is answered' has ack 'Nothing in that letter is played or done.'
		tp -C club status >status
		check 'status names it no more' lacks status 'a letter of red waits'
		;;
	nothing)
		tp -C club tick >/dev/null 2>&1
		check 'as does silence' is "$(taken)" "$before"
		;;
	esac
done
finish
