<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: MIT -->
<!-- The style sheet of all pages of an archive: that of a report, and what the archive has besides. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
<xsl:import href="report-html.xsl"/>
<xsl:output method="text" encoding="UTF-8"/>

<xsl:template match="/">
<xsl:call-template name="css"/>
<xsl:text>
body { max-width: 64rem; margin: 0 auto; }
.skip, .unseen { position: absolute; left: -100rem; }
.skip:focus { position: static; display: inline-block; padding: .5rem; }
header.site { padding: .75rem 0; border-bottom: 1px solid var(--line); margin-bottom: 1.5rem; }
ol.crumbs { list-style: none; display: flex; flex-wrap: wrap; gap: 0 .5rem; margin: 0; padding: 0; }
ol.crumbs li + li::before { content: "\203a"; margin-right: .5rem; color: var(--soft); }
a:focus-visible, button:focus-visible, summary:focus-visible, [tabindex]:focus-visible { outline: 3px solid var(--link);
	outline-offset: 2px; }
nav.steps { display: grid; grid-template-columns: 1fr auto 1fr; gap: 1rem; margin: 1rem 0;
	align-items: center; }
nav.steps a { padding: .4rem .75rem; border: 1px solid var(--line); border-radius: .3rem;
	text-decoration: none; display: inline-block; background: var(--box); white-space: nowrap; }
nav.steps .on { text-align: right; }
.boards { display: flex; flex-wrap: wrap; gap: .35rem; margin: 1.5rem 0 .5rem; }
.boards > figure { flex: 1 0 100%; min-width: 0; }
.boards > input { position: absolute; opacity: 0; }
.boards > label, .film-steps button { padding: .35rem .75rem; border: 1px solid var(--line); border-radius: .3rem;
	background: var(--box); color: var(--link); cursor: pointer; font: inherit; }
#board-larger + label { margin-left: auto; }
.boards > input:checked + label { border-color: var(--link); box-shadow: inset 0 -3px var(--link); color: var(--ink); }
.boards > input:focus-visible + label { outline: 3px solid var(--link); outline-offset: 2px; }
@media screen and (max-width: 99.99rem) {
	#board-before:not(:checked) ~ .before, #board-before:checked ~ .after { display: none; }
}
#board-after:checked ~ .after :is(.changed, .moves, .rings) { display: none; }
.boards :is(img, svg) { display: block; }
#board-larger:not(:checked) ~ figure :is(img, svg) { width: 100%; height: auto; max-height: 85vh; }
p.spot { min-height: 1.5em; margin: .35rem 0; color: var(--soft); font-size: .9rem; }
p.spot.told { color: inherit; font-size: inherit; font-weight: bold; }
ul.signs { list-style: none; display: flex; flex-wrap: wrap; gap: .25rem 1.1rem; margin: .5rem 0; padding: 0;
	color: var(--soft); font-size: .9rem; }
ul.signs li { display: flex; align-items: center; gap: .35rem; }
ul.signs svg { width: 1.9rem; height: 1.9rem; flex: none; }
.film-steps { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; margin: 1rem 0 .5rem; }
.film-steps[hidden] { display: none; }
.film-steps input { flex: 1 1 12rem; min-width: 0; accent-color: var(--link); }
.film-steps output { min-width: 6rem; font-weight: bold; }
figure.film img { width: 100%; height: auto; max-height: 85vh; display: block; }
@media (min-width: 100rem) {
	.boards { width: calc(100vw - 6rem); margin-left: calc(50% - 50vw + 3rem); column-gap: 1rem; }
	.boards::after { content: ""; flex: 0 0 100%; order: 1; }
	.boards > figure { flex: 1 1 0; order: 2; }
	#board-before, #board-before + label { display: none; }
}
figcaption { color: var(--soft); font-size: .9rem; margin-top: .35rem; }
ul.scores { display: flex; flex-wrap: wrap; gap: .3rem 1.5rem; list-style: none; padding: 0; margin: .75rem 0; }
ul.scores .first b { text-decoration: underline; }
ul.highlights { padding-left: 1.1rem; margin: .5rem 0; }
.who { white-space: nowrap; }
.badge { display: inline-block; width: 1.4em; height: 1.4em; line-height: 1.4em; text-align: center;
	border-radius: 50%; font: bold .75rem/1.4em "DejaVu Sans", Arial, sans-serif; color: #fff;
	border: 1px solid #0008; background: #777; }
.badge.red { background: #b3261e; } .badge.blue { background: #1f5fbf; }
.badge.green { background: #1b7f5c; } .badge.yellow { background: #f2c230; color: #000; }
.badge.black { background: #222; } .badge.white { background: #fff; color: #000; }
ul.shelf { list-style: none; margin: 1rem 0; padding: 0; display: flex; flex-wrap: wrap; gap: .4rem; }
ul.shelf a { display: block; min-width: 1.5rem; padding: .35rem .6rem; text-align: center; border: 1px solid var(--line); border-radius: .3rem;
	background: var(--box); text-decoration: none; }
.chart { width: 100%; height: auto; display: block; }
.chart text { fill: var(--ink); font: 13px "DejaVu Sans", Arial, sans-serif; }
ul.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: .5rem 0; padding: 0; }
ul.legend li { display: flex; align-items: center; gap: .5rem; }
ul.legend svg { width: 2.5rem; flex: none; }
@media (max-width: 34rem) { svg.chart:not(.sample) text { font-size: 24px; } }
.chart .grid { stroke: var(--line); stroke-width: 1; }
.chart polyline { fill: none; stroke-width: 3; stroke-linejoin: round; stroke: #777; }
.chart polyline.red { stroke: #c8443a; } .chart polyline.blue { stroke: #3f7fe0; stroke-dasharray: 12 4; }
.chart polyline.green { stroke: #2a9d74; stroke-dasharray: 3 4; }
.chart polyline.yellow { stroke: #d9a400; stroke-dasharray: 14 4 3 4; }
.chart polyline.black { stroke: var(--ink); } .chart polyline.white { stroke: #9a948a; stroke-dasharray: 6 3; }
ol.timeline { padding-left: 0; list-style: none; }
ol.timeline > li { display: grid; grid-template-columns: 6.5rem 1fr; gap: .75rem; padding: .25rem 0;
	border-bottom: 1px solid var(--line); }
ol.timeline ul { margin: 0; padding-left: 1.1rem; }
form.search { margin: 1rem 0; } form.search[hidden] { display: none; }
form.search input { font: inherit; padding: .35rem .5rem; border: 1px solid var(--soft); border-radius: .3rem;
	background: var(--box); color: var(--ink); width: min(100%, 22rem); margin: .25rem .5rem .25rem 0; }
form.search label { display: block; }
form.search button { font: inherit; padding: .35rem .75rem; border: 1px solid var(--soft); border-radius: .3rem;
	background: var(--box); color: var(--ink); cursor: pointer; }
form.search p { color: var(--soft); min-height: 1.5em; margin: .25rem 0; }
ol.facts li.fold { display: block; padding-left: 2.5rem; }
li.fold details { margin: .1rem 0; } li.fold summary { color: var(--soft); }
li.fold ol.facts { margin-left: -2.5rem; } li.joined summary { color: inherit; }
a.die { white-space: nowrap; font-size: .85em; font-variant-numeric: tabular-nums; }
table.dice { font-size: .9rem; } .dice td code, .hashes code { overflow-wrap: anywhere; }
tr:target { background: var(--box); outline: 2px solid var(--line); }
.heard { color: var(--soft); }
ul.parts { columns: 14rem; padding-left: 1.1rem; }
p.rule:target { background: var(--box); outline: 2px solid var(--line); outline-offset: .3rem; }
ul.cards { list-style: none; padding: 0; display: grid; gap: 1rem;
	grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); }
ul.cards li { border: 1px solid var(--line); border-radius: .4rem; padding: .75rem 1rem;
	background: var(--box); }
ul.cards img { width: 100%; height: 12rem; object-fit: contain; display: block; margin-bottom: .5rem; }
.below { display: block; color: var(--soft); font-weight: normal; }
ul.cards h3, ul.cards h4 { margin: 0 0 .25rem; font-size: 1.1rem; }
ul.cards li:target { outline: 2px solid var(--link); }
ul.games { list-style: none; padding: 0; columns: 20rem; }
ul.games li { break-inside: avoid; padding: .1rem 0; } ul.games a { white-space: nowrap; }
h3 + ul.cards { margin-top: .5rem; } ul.cards + h3 { margin-top: 1.75rem; }
ul.cards p { margin: .2rem 0; }
details { margin: .75rem 0; } summary { cursor: pointer; }
@media (max-width: 34rem) {
	ol.timeline > li { grid-template-columns: 1fr; gap: .1rem; }
	nav.steps { gap: .3rem; }
	nav.steps a { padding: .35rem .4rem; font-size: .8rem; }
}
@media print {
	header.site, nav.steps, .skip, form.search, .film-steps, ul.shelf, figcaption a, .boards > label, p.spot,
	.boards > .before { display: none; }
	.boards { break-inside: avoid; }
	li.fold { break-inside: auto; }
	.badge[class] { color: #000; background: #fff; border-color: #000; }
	a.clause { text-decoration: none; }
	details:not(.long)::details-content { content-visibility: visible; block-size: auto; }
	details:not(.long) > summary { list-style: none; font-weight: bold; }
}
</xsl:text>
</xsl:template>
</xsl:stylesheet>
