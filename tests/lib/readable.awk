# SPDX-License-Identifier: MIT
# What somebody reads of a page, a drawing or another text in XML: each run of text, and each attribute that is
# read out or shown, on a line of its own. What stands as people or programs wrote it, styles, and the marks on
# maps are left out.

BEGIN { shown = "title alt aria-label placeholder said lead heading legend text many note help joined" }

function skipped(s)
{
	return s ~ /^<(style|script|pre|code|drawing|template|receipt|unseen|id)[ >]/ || \
		s ~ /^<(div role="img"|text class="count)/
}

function say(s)
{
	gsub(/[ \t\n]+/, " ", s)
	gsub(/&[a-z]+;|&#[0-9]+;/, " ", s)
	if (s ~ /[A-Za-z]/)
		print s "\n"
}

function attributes(s,	n, name, i)
{
	n = split(shown, name, " ")
	for (i = 1; i <= n; i++)
		if (match(s, "[ \t\n]" name[i] "=\"[^\"]*\""))
			say(substr(s, RSTART + length(name[i]) + 3, RLENGTH - length(name[i]) - 4))
}

function page(	at, end, one, depth, skip)
{
	while (at = index(text, "<")) {
		if (!skip)
			say(substr(text, 1, at - 1))
		text = substr(text, at)
		end = index(text, substr(text, 1, 4) == "<!--" ? "-->" : ">")
		one = substr(text, 1, end)
		text = substr(text, end + 1)
		attributes(one)
		if (one ~ /^<\//) {
			depth--
			if (skip > depth)
				skip = 0
		} else if (one !~ /^<[!?]/ && one !~ /\/>$/ && one !~ /^<(meta|link|br|img|input|col)[ >]/) {
			depth++
			if (!skip && skipped(one))
				skip = depth
		}
	}
	text = ""
}
{ text = text $0 "\n" }
END { page() }
