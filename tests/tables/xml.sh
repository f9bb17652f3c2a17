# SPDX-License-Identifier: MIT
# Our own XML is written by writers and read as a tree: no tag of it is looked for in text. A literal that
# begins with a tag is therefore an argument of a writer. What the parser reads is known to
# tests/tables/layers.sh.
. "${srcdir:-.}/tests/lib.sh"

# Literals that begin as a tag does, "<seats>", " <hole" or "</page>", of layers that have XML, but those that
# are written; and searches for the sign itself.
tags_looked_for()
{
	tag='"[ \\n]*</?[a-z][a-z-]*([ >/\\"=]|%)'
	(cd "$srcdir" || exit 1
	grep -rnE "$tag" src/archive src/box src/club src/cmd src/proof src/report |
		grep -vE '(buf_(str|fmt|add)|write_lines|archive_page)\(' | grep -v '^src/cmd/selftest_mail\.c:'
	grep -rnE "(str(str|r?chr|n?cmp|c?spn)|mem(mem|r?chr|cmp)|span_(starts|is))\([^;]*[\"']<" \
		src/archive src/box src/club src/cmd src/proof src/report)
}

none_is()
{
	tags_looked_for >tags
	[ ! -s tags ] || { cat tags; return 1; }
}

# What was there once must be found, or the search finds nothing.
search_finds()
{
	mkdir -p src/archive src/box src/club src/cmd src/proof src/report
	cat >src/club/a.c <<'END'
	from = strstr(xml.s, "<letter ");
static const char head[] = "<season n=\"";
#define END_OF_REPORT "</report>"
	at = memchr(s, '<', n);
	buf_str(b, "<seat");
END
	srcdir=. tags_looked_for | sort -u -t: -k2,2n | wc -l | grep -qx ' *4'
}

check 'no tag is looked for in XML of ours' none_is
check 'a tag that is looked for would be found' search_finds
finish
