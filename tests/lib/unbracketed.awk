# SPDX-License-Identifier: MIT
# The lines of texts that say something outside brackets, but for the words in the file `words`. A bracket
# may be open over several lines, up to an empty one.

BEGIN {
	while ((getline line < words) > 0) {
		known[line] = 1
		gsub(/^[.-]+|[.-]+$/, "", line)
		known[line] = 1
	}
}
/^ *$/ { depth = 0 }
{
	out = ""
	for (i = 1; i <= length($0); i++) {
		c = substr($0, i, 1)
		depth += c == "["
		if (!depth)
			out = out c
		else if (c == "]")
			out = out " "
		depth -= c == "]" && depth
	}
	n = split(out, word, /[^A-Za-z0-9_@.+-]+/)
	said = ""
	for (i = 1; i <= n; i++) {
		gsub(/^[.-]+|[.-]+$/, "", word[i])
		if (word[i] ~ /[A-Za-z][A-Za-z]/ && !(word[i] in known))
			said = said " " word[i]
	}
	if (said != "")
		print FILENAME ":" FNR ":" said "  <" $0 ">"
}
