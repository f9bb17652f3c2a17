#!/bin/sh
# SPDX-License-Identifier: MIT
# The colours of seats: the same on maps, badges and the pages of mails, and told apart by who does not see red or green.
# The difference is that of CIELAB (1976), in which 2 can just be seen: between any two colours of seats it is 20 or more,
# also as protanopes and deuteranopes see them, by the matrices of Machado, Oliveira and Fernandes (2009).
. "${srcdir:-.}/tests/lib.sh"
templates=$srcdir/templates

# named FILE EXPRESSION: "red #b3261e" of each seat that a line like this gives a colour
named() {
	sed -E 's/\} /}\n/g' "$templates/$1" | sed -nE "s/^[[:space:]]*$2.*/\\1 \\2/p" |
		grep -E '^(red|blue|green|yellow|black|white) ' | sed -E 's/#(.)(.)(.)$/#\1\1\2\2\3\3/' | awk '!had[$1]++' | sort
}
colour='(#[0-9a-f]+)'
named map.xsl "\.board \.([a-z]+) \{ fill: $colour; \}" >map
named map.xsl "\.board \.march\.([a-z]+) \{ stroke: $colour; \}" >march
named archive-style.xsl "\.badge\.([a-z]+) \{ background: $colour;" >badge
{
	named map-table.xsl ".*@name = '([a-z]+)'\">background:$colour;"
	sed -nE "s/.*<xsl:otherwise>background:$colour;.*/white \1/p" "$templates/map-table.xsl" |
		sed -E 's/#(.)(.)(.)$/#\1\1\2\2\3\3/'
} | sort -u >mail

check 'six seats have a colour on maps' sh -c '[ "$(wc -l <map)" = 6 ]'
check 'their badges have the same' cmp map badge
check 'and the pages of mails' cmp map mail
check 'their arrows have one, too' sh -c '[ "$(cut -d" " -f1 march)" = "$(cut -d" " -f1 map)" ]'

# apart FILE LEAST: no two of its colours differ by less, for anybody and as those see them who miss a colour
apart() {
	awk -v least="$2" '
		function hex(s, i) { return 16 * index("123456789abcdef", substr(s, i, 1)) + index("123456789abcdef", substr(s, i + 1, 1)) }
		function linear(v) { v /= 255; return v <= .04045 ? v / 12.92 : exp(2.4 * log((v + .055) / 1.055)) }
		function within(v) { return v < 0 ? 0 : v > 1 ? 1 : v }
		function root(v) { return v > .008856 ? exp(log(v) / 3) : 7.787 * v + 16 / 116 }
		function see(k, m, a, b, c, x, y, z) {
			a = within(m[1] * r[k] + m[2] * g[k] + m[3] * l[k])
			b = within(m[4] * r[k] + m[5] * g[k] + m[6] * l[k])
			c = within(m[7] * r[k] + m[8] * g[k] + m[9] * l[k])
			x = root((.4124 * a + .3576 * b + .1805 * c) / .9505)
			y = root(.2126 * a + .7152 * b + .0722 * c)
			z = root((.0193 * a + .1192 * b + .9505 * c) / 1.089)
			L[k] = 116 * y - 16; A[k] = 500 * (x - y); B[k] = 200 * (y - z)
		}
		{
			name[++n] = $1
			r[n] = linear(hex($2, 2)); g[n] = linear(hex($2, 4)); l[n] = linear(hex($2, 6))
		}
		END {
			eyes["anybody"] = "1 0 0 0 1 0 0 0 1"
			eyes["a protanope"] = ".152286 1.052583 -.204868 .114503 .786281 .099216 -.003882 -.048116 1.051998"
			eyes["a deuteranope"] = ".367322 .860646 -.227968 .280085 .672501 .047413 -.01182 .04294 .968881"
			for (who in eyes) {
				split(eyes[who], m, " ")
				for (k = 1; k <= n; k++)
					see(k, m)
				for (i = 1; i <= n; i++)
					for (k = 1; k < i; k++) {
						d = sqrt((L[i] - L[k]) ^ 2 + (A[i] - A[k]) ^ 2 + (B[i] - B[k]) ^ 2)
						if (d < least) {
							print name[k] " and " name[i] " differ by " d " for " who
							bad = 1
						}
					}
			}
			exit bad
		}' "$1"
}
check 'the colours of counters differ by 20, for the colour-blind, too' apart map 20
check 'so do those of arrows' apart march 20
printf 'red #b3261e\ngreen #5f6b1e\n' >alike
check 'two that are alike to who does not see red are found' eval '! apart alike 20'
finish
