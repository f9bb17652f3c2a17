#!/bin/sh
# SPDX-License-Identifier: MIT
# The pages of an archive tell times by the clock of the match, and name its zone; what machines read of them
# stays UTC.
. "${srcdir:-.}/tests/lib.sh"
tp init club || exit 1
for match in harbour silk; do
	make_match club $match 2 --option passes=2 || exit 1
	tp -C club run --now $match || exit 1
	tp -C club start $match --deadline 2031-01-12T19:30Z >.due || exit 1
done
tp -C club charter harbour zone=Europe/Berlin >.log || exit 1
tp -C club archive site || exit 1
# times PAGE: what stands in its elements <time>
times() {
	tr '\n\t' '  ' <"site/matches/$1" | grep -o '<time [^<]*</time>' | tr -s ' ' | sort -u
}
check 'the day and hour on which letters are due are those of the match, by name' is \
	"$(times harbour/index.html)" \
	'<time datetime="2031-01-12T19:30Z">Sunday 12 January 2031, 20:30 Europe/Berlin</time>'
check 'on the page of the next season as well' is "$(times harbour/season-1.html)" "$(times harbour/index.html)"
check 'a match without a zone has that of the club' is "$(times silk/index.html)" \
	'<time datetime="2031-01-12T19:30Z">Sunday 12 January 2031, 19:30 UTC</time>'
played=$(times harbour/season-0.html | sed 's/.*datetime="\([^"]*\)".*/\1/')
check 'so is when a season was played' is "$(times harbour/season-0.html | sed 's/.*, //')" \
	"$(TZ=Europe/Berlin date -d "$played" +%H:%M) Europe/Berlin</time>"
check 'and each page but the feed' sh -c '! grep -rlE "[0-9]:[0-9][0-9] UTC" site/matches/harbour'
sed -i 's/^#* *zone = .*//' club/tradepost.conf
echo 'zone = America/New_York' >>club/tradepost.conf
tp -C club archive site || exit 1
check 'another zone of the club makes the page anew' is "$(times silk/index.html)" \
	'<time datetime="2031-01-12T19:30Z">Sunday 12 January 2031, 14:30 America/New_York</time>'
finish
