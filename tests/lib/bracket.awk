# SPDX-License-Identifier: MIT
# A language that nobody speaks: a file of texts (see src/base/texts.h and src/report/phrases.h) with each of
# them in brackets, its holes as they are.

function wrapped(s,	lead, tail)
{
	if (s !~ /[A-Za-z]/)
		return s
	match(s, /^ */)
	lead = substr(s, 1, RLENGTH)
	s = substr(s, RLENGTH + 1)
	match(s, / *$/)
	tail = substr(s, RSTART)
	return lead "[" substr(s, 1, RSTART - 1) "]" tail
}

# What stands between holes, and in their choices.
function bracketed(s,	out, run, depth, i, c)
{
	for (i = 1; i <= length(s); i++) {
		c = substr(s, i, 1)
		if (c == "{") {
			out = out wrapped(run) c
			run = ""
			while (substr(s, i + 1, 1) !~ /[:}]/)
				out = out substr(s, ++i, 1)
			out = out substr(s, ++i, 1)
			depth += substr(s, i, 1) == ":"
		} else if (depth && (c == "|" || c == "}")) {
			out = out wrapped(run) c
			run = ""
			depth -= c == "}"
		} else {
			run = run c
		}
	}
	return out wrapped(run)
}

# The first word of a kind is its article, which may be left out; behind the semicolon stand several.
function kind(s,	part, n, i, out)
{
	sub(/^ */, "", s)
	n = split(s, part, /; */)
	for (i = 1; i <= n; i++) {
		if (i == 1)
			sub(/^[a-z]+ /, "&\n", part[i])
		out = out (i > 1 ? "; " : "") wrapped(part[i])
	}
	sub(/ \n/, "] [", out)
	return out
}

function flush(	name, said)
{
	if (text == "")
		return
	name = substr(text, 1, index(text, ":"))
	said = substr(text, length(name) + 1)
	if (name ~ /^(kind|called|turning|part|follows) |^holder:$/)
		print name " " (name ~ /^kind/ ? kind(said) : said)
	else
		print name bracketed(said)
	text = ""
}

/^#/ || /^$/ { flush(); next }
/^ / { sub(/^ */, " "); text = text $0; next }
{ flush(); text = $0 }
END { flush() }
