# SPDX-License-Identifier: MIT
# Turns the clauses of a game, db/rules/GAME.txt, into the mdoc text that stands for @CLAUSES@ in
# man/GAME.6.in: a subsection for each heading, in it a list, an item for each clause.
# A file that is not in the form of clauses ends it with exit code 1.
#
# usage: awk -f clauses.awk GAME.txt

function fail(reason)
{
	printf "%s:%d: %s\n", FILENAME, FNR, reason | "cat 1>&2"
	failed = 1
	exit 1
}

# What roff would take for a request or an escape must not look like one.
function escape(word, first)
{
	gsub(/\\/, "\\e", word)
	if (first && word ~ /^[.']/)
		word = "\\&" word
	return word
}

# A sentence begins a new line, since formatters set the space between sentences by it.
function print_text(	words, n, i, line)
{
	n = split(text, words, " ")
	line = ""
	for (i = 1; i <= n; i++) {
		if (line != "" && length(line) + length(words[i]) > 76) {
			print line
			line = ""
		}
		line = line == "" ? escape(words[i], 1) : line " " escape(words[i], 0)
		if (words[i] ~ /[.!?][)"']*$/) {
			print line
			line = ""
		}
	}
	if (line != "")
		print line
}

function end_clause()
{
	if (id == "")
		return
	if (text == "")
		fail("clause '" id "' has no text")
	print ".It Sy " id
	print_text()
	if (house)
		print ".Pq a house rule"
	id = text = ""
}

function end_heading()
{
	end_clause()
	if (listed)
		print ".El"
	listed = 0
}

/^#/ || /^[ \t]*$/ {
	next
}

/^== .+ ==$/ {
	end_heading()
	sub(/^== /, "")
	sub(/ ==$/, "")
	print ".Ss " escape($0, 0)
	headed = 1
	next
}

/^\[[a-z]+ [0-9]+\] (printed|house) ./ {
	end_clause()
	if (!headed)
		fail("a clause stands above the first heading")
	if (!listed)
		print ".Bl -tag -width \"letters 10\""
	listed = 1
	id = substr($0, 2, index($0, "]") - 2)
	house = $0 ~ /\] house /
	next
}

{
	if (id == "")
		fail("text belongs to no clause")
	text = text " " $0
}

END {
	if (failed)
		exit 1
	end_heading()
}
