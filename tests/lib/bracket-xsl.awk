# SPDX-License-Identifier: MIT
# The language that nobody speaks (see bracket.awk), of a stylesheet: each text that it would write is in
# brackets, and each attribute that is read out or shown. What no reader sees stays: styles, the other
# attributes, values that are parameters for it. A text that stands in an expression stays, too, and is found.

BEGIN { unseen = "part heading class root"; shown = " title alt aria-label placeholder label " }

function wrapped(s,	lead, tail)
{
	if (s !~ /[A-Za-z][A-Za-z]/ || s ~ /[{]/)
		return s
	match(s, /^[ \t\n]*/)
	lead = substr(s, 1, RLENGTH)
	s = substr(s, RLENGTH + 1)
	match(s, /[ \t\n]*$/)
	tail = substr(s, RSTART)
	return lead "[" substr(s, 1, RSTART - 1) "]" tail
}

# An attribute's text between its values in braces.
function attribute(s,	out, at)
{
	while (at = index(s, "{")) {
		out = out wrapped(substr(s, 1, at - 1)) substr(s, at, index(s, "}") - at + 1)
		s = substr(s, index(s, "}") + 1)
	}
	return out wrapped(s)
}

# A tag with its attributes that are shown; those of XSLT are none.
function tag(s,	out, name, rest)
{
	while (s !~ /^<xsl:/ && match(s, /[ \t\n](title|alt|aria-label|placeholder)="[^"]*"/)) {
		rest = substr(s, RSTART + RLENGTH)
		name = substr(s, 1, RSTART + index(substr(s, RSTART), "\"") - 1)
		s = substr(s, length(name) + 1, RSTART + RLENGTH - length(name) - 2)
		out = out name attribute(s) "\""
		s = rest
	}
	return out s
}

# Whether what stands in an element is for no reader.
function hidden(s,	name)
{
	name = s
	sub(/.* name="/, "", name)
	sub(/".*/, "", name)
	return s ~ /^<style[ >]/ || (s ~ /^<xsl:(attribute|with-param|param|variable) / && \
		s ~ / name="/ && index(" " unseen " ", " " name " ")) || \
		(s ~ /^<xsl:attribute / && !index(shown, " " name " "))
}

{ text = text $0 "\n" }

END {
	depth = 0 # of the element that is hidden, 0: none is
	while (at = index(text, "<")) {
		run = substr(text, 1, at - 1)
		printf "%s", hide ? run : wrapped(run)
		text = substr(text, at)
		end = index(text, substr(text, 1, 4) == "<!--" ? "-->" : ">")
		if (substr(text, 1, 4) == "<!--")
			end += 2
		one = substr(text, 1, end)
		text = substr(text, end + 1)
		if (one ~ /^<\//) {
			if (hide == depth)
				hide = 0
			depth--
		} else if (one !~ /^<[!?]/ && one !~ /\/>$/) {
			depth++
			if (!hide && hidden(one))
				hide = depth
		}
		printf "%s", tag(one)
	}
	printf "%s", text
}
