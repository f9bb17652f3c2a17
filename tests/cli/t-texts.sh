#!/bin/sh
# SPDX-License-Identifier: MIT
# Nothing that the program writes to people stands in C: where each text of the templates, and each name in a
# box and in its clauses, is in brackets, all that mails and reports say is.
. "${srcdir:-.}/tests/lib.sh"
. "$srcdir/tests/lib/brackets.sh"
. "$srcdir/tests/lib/mailcmds.sh"
. "$srcdir/tests/lib/all_said.sh"

bracketed_data data
TRADEPOST_DATA=$PWD/data

a_club
make_match club harbour 3 || exit 1
all_said

words_of_nobody >words
mkdir mails
for id in $(query 'select id from mails order by id'); do
	query "select bytes from mail_bytes where mail = $id" | mail_alone >"mails/$id"
done
check 'a match sends mails of all kinds' test "$(ls mails | wc -l)" -ge 60
check 'all that mails and their reports say is in brackets' all_in_brackets mails/*
if [ -n "${KEEP:-}" ]; then cp -r . "$KEEP"; fi
finish
