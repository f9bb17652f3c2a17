<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: MIT -->
<!-- The page of a season's report, by itself: that of `tradepost show`, option html. report-mail.xsl makes its
     short form of it. No script, nothing from elsewhere. It reads in the order of the text report, its parts being headed, tables
     with heads of rows and columns, the map described in words below its drawing. What is wider than a phone
     scrolls in a box of its own. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
	xmlns:svg="http://www.w3.org/2000/svg" exclude-result-prefixes="svg">
<xsl:output method="html" encoding="UTF-8" indent="no" doctype-system="about:legacy-compat"/>
<xsl:variable name="me" select="/report/@seat"/>
<xsl:variable name="position" select="/report/position"/>
<!-- Whose dials head the table of seats: one's own, for some are for nobody else to see. -->
<xsl:variable name="heads" select="/report/seats/seat[@name = $me
	or ($me = 'nobody' and not(preceding-sibling::seat))]/@name"/>
<xsl:variable name="capitals" select="'ABCDEFGHIJKLMNOPQRSTUVWXYZ'"/>
<xsl:variable name="smalls" select="'abcdefghijklmnopqrstuvwxyz'"/>
<!-- Where no piece on the map has an owner the spaces tell whose it is. -->
<xsl:variable name="owned" select="/report/position/place[@map]/piece[@owner]"/>
<xsl:key name="brought" match="/report/facts/fact[@line]" use="@line"/>
<xsl:key name="fact" match="/report/facts/fact" use="@number"/>
<xsl:key name="name" match="/report/names/name" use="concat(@of, ' ', @name)"/>
<!-- What stands on the map, by owner. -->
<xsl:key name="owner" match="/report/position/place[@map]/piece" use="string(@owner)"/>
<!-- What lies in a zone, by kind. -->
<xsl:key name="lot" match="/report/position/place[not(@map)]/piece"
	use="concat(../@name, ' ', @kind)"/>

<xsl:template match="/report">
<xsl:variable name="title">
	<xsl:value-of select="concat(@match, ' - ', @title, ' - ')"/>
	<xsl:choose>
		<xsl:when test="@season = 0">set-up</xsl:when>
		<xsl:when test="@called"><xsl:value-of select="@called"/></xsl:when>
		<xsl:otherwise>season <xsl:value-of select="@season"/></xsl:otherwise>
	</xsl:choose>
	<xsl:if test="@season-name"><xsl:value-of select="concat(': ', @season-name)"/></xsl:if>
</xsl:variable>
<html lang="en">
<head>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title><xsl:value-of select="$title"/></title>
<xsl:call-template name="style"/>
</head>
<body>
<main>
<h1><xsl:value-of select="$title"/></h1>
<p><xsl:choose>
	<xsl:when test="$me = 'nobody'">For everybody</xsl:when>
	<xsl:otherwise>For <xsl:call-template name="capital"><xsl:with-param name="text"
		select="$me"/></xsl:call-template></xsl:otherwise>
</xsl:choose>
<xsl:variable name="player" select="seats/seat[@name = $me]/@player"/>
<xsl:if test="$player != ''"> (<xsl:value-of select="$player"/>)</xsl:if></p>
<xsl:for-each select="opening/p"><p class="lead"><xsl:value-of select="."/></p></xsl:for-each>
<xsl:apply-templates select="notes"/>
<xsl:apply-templates select="page/earlier/facts" mode="earlier"/>
<xsl:apply-templates select="facts"/>
<xsl:call-template name="map"/>
<xsl:call-template name="standings"/>
<xsl:call-template name="holdings"/>
<xsl:call-template name="open"/>
<xsl:if test="letter/line | letter/problem"><xsl:apply-templates select="letter"/></xsl:if>
<xsl:if test="template">
	<h2>What you may order</h2>
	<xsl:call-template name="box">
		<xsl:with-param name="label">A letter to begin with</xsl:with-param>
		<xsl:with-param name="text" select="template"/>
	</xsl:call-template>
</xsl:if>
<xsl:if test="receipt">
	<h2>The receipt</h2>
	<xsl:call-template name="box">
		<xsl:with-param name="label">Keep it: it proves what was played</xsl:with-param>
		<xsl:with-param name="text" select="receipt"/>
	</xsl:call-template>
</xsl:if>
</main>
</body>
</html>
</xsl:template>

<xsl:template name="style"><style><xsl:call-template name="css"/></style></xsl:template>

<xsl:template name="css">
<xsl:text>:root { color-scheme: light dark; --ink: #1d1c1a; --soft: #605c55; --paper: #fdfcfa; --box: #f4f1eb;
	--line: #d9d4ca; --link: #1c5a8a; --step: 1.25rem; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e2da; --soft: #a8a196; --paper: #191817;
	--box: #22201e; --line: #3d3a36; --link: #8fc1e8; } }
* { box-sizing: border-box; }
body { font: 16px/1.5 Georgia, "DejaVu Serif", serif; max-width: 48rem; margin: 2rem auto;
	padding: 0 1rem; color: var(--ink); background: var(--paper); overflow-wrap: break-word; }
h1 { font-size: 1.6rem; line-height: 1.2; margin-bottom: 0; }
h1 + p { margin-top: .25rem; color: var(--soft); }
h2 { font-size: 1.2rem; margin: 2.25rem 0 .75rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 1rem 0 .25rem; }
h2 + h3 { margin-top: 0; }
p { margin: .5rem 0; }
a { color: var(--link); }
ol.facts { list-style: none; padding: 0; margin: 0; }
ol.facts li { display: flex; flex-wrap: wrap; column-gap: .75rem; padding: .1rem 0; }
ol.facts li.by-1 { padding-left: var(--step); }
ol.facts li.by-2 { padding-left: calc(2 * var(--step)); }
ol.facts li.by-3 { padding-left: calc(3 * var(--step)); }
ol.facts .n { flex: 0 0 1.75rem; text-align: right; color: var(--soft);
	font-variant-numeric: tabular-nums; }
ol.facts .said { flex: 1 1 12rem; }
ol.facts .clause { margin-left: auto; }
li:target { background: var(--box); }
.clause { color: var(--soft); font-size: .85em; white-space: nowrap; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .25rem .5rem; border-bottom: 1px solid var(--line);
	vertical-align: top; }
td.num, th.num { text-align: right; }
tbody th { font-weight: normal; }
.me { font-weight: bold; }
table.turned { width: auto; min-width: 60%; }
th.order { width: 45%; }
th.group { padding-top: .75rem; color: var(--soft); font-style: italic; }
.fit { overflow-x: auto; }
code, pre { font-family: "DejaVu Sans Mono", Consolas, monospace; font-size: .85em; }
pre { margin: 0; line-height: 1.35; }
pre.notes { white-space: pre-wrap; }
.scroll { overflow-x: auto; padding: .75rem; border: 1px solid var(--line);
	background: var(--box); }
.key { color: var(--soft); font-size: .9em; }
dl { display: grid; grid-template-columns: fit-content(45%) minmax(0, 1fr); gap: .3rem 1rem;
	margin: .75rem 0; }
dt { font-weight: bold; } dd { margin: 0; }
ul.places { list-style: none; padding: 0; margin: 0; columns: 22rem; column-gap: 2rem; }
ul.places li { padding: .1rem 0 .1rem 1rem; text-indent: -1rem; break-inside: avoid; }
p.lead { font-size: 1.1rem; }
figure { margin: 0; } figure > svg { width: 100%; height: auto; display: block; }
p.why { margin: .1rem 0; }
@media (max-width: 34rem) {
	:root { --step: .6rem; }
	ol.facts .said { flex-basis: 9rem; }
	ol.facts li { column-gap: .5rem; }
	body { margin: 1rem auto; padding: 0 .75rem; }
	dl.long { display: block; }
	dl.long dd { margin: 0 0 .5rem; }
	th, td { padding: .25rem .3rem; }
	table.wide { font-size: .85rem; }
	table.wide th, table.wide td { padding: .25rem .15rem; }
	table.wide tbody th { overflow-wrap: anywhere; min-width: 3.5rem; }
	table.turned { width: 100%; }
}
@media (max-width: 22rem) { table.wide { font-size: .75rem; } }
@media print {
	:root { --ink: #000; --soft: #444; --paper: #fff; --box: #fff; --line: #999; --link: #000; }
	body { margin: 0; max-width: none; font-size: 10.5pt; }
	h2, h3 { break-after: avoid; }
	tr, li, dd { break-inside: avoid; }
	.scroll { overflow: visible; padding: 0; border: 0; }
	pre { font-size: 8.5pt; white-space: pre-wrap; }
	ul.places { columns: 15rem; }
}
</xsl:text>
</xsl:template>

<!-- The season in a sentence or two: what happened, and not what comes. -->
<xsl:template name="lead">
	<xsl:variable name="led" select="facts/fact[@lead and not(@part = 'state')]"/>
	<xsl:if test="$led">
		<p class="lead"><xsl:for-each select="$led">
			<xsl:if test="position() &gt; 1"><xsl:text> </xsl:text></xsl:if>
			<xsl:value-of select="@lead"/>
		</xsl:for-each></p>
	</xsl:if>
</xsl:template>

<!-- "red" as "Red" -->
<xsl:template name="capital">
	<xsl:param name="text"/>
	<xsl:value-of select="concat(translate(substring($text, 1, 1), $smalls, $capitals),
		substring($text, 2))"/>
</xsl:template>

<!-- Lines as they are, in a box that scrolls, by the keyboard too. -->
<xsl:template name="box">
	<xsl:param name="label"/>
	<xsl:param name="text"/>
	<section class="scroll" aria-label="{$label}" tabindex="0">
		<pre><xsl:value-of select="$text"/></pre>
	</section>
</xsl:template>

<xsl:template match="notes">
	<h2>From the club</h2>
	<pre class="notes"><xsl:value-of select="."/></pre>
</xsl:template>

<!-- ==== the story ==== -->
<xsl:template match="facts">
	<h2>What happened, in turn order</h2>
	<xsl:call-template name="story"/>
</xsl:template>

<!-- A season for which nobody had anything to write is told of above the one that was played with it. -->
<xsl:template match="facts" mode="earlier">
	<h2>What happened in season <xsl:value-of select="/report/@season
		- count(../following-sibling::earlier) - 1"/></h2>
	<xsl:call-template name="story"/>
</xsl:template>

<xsl:template name="story">
	<xsl:if test="not(fact)"><p>Nothing that you could see.</p></xsl:if>
	<xsl:for-each select="fact[@heading]">
		<xsl:variable name="first" select="@number"/>
		<xsl:variable name="next" select="following-sibling::fact[@heading][1]/@number"/>
		<h3><xsl:value-of select="@heading"/></h3>
		<ol class="facts">
			<xsl:apply-templates select="../fact[@number &gt;= $first
				and (not($next) or @number &lt; $next)]" mode="row"/>
		</ol>
	</xsl:for-each>
</xsl:template>

<xsl:template match="fact" mode="row"><xsl:apply-templates select="."/></xsl:template>

<xsl:template match="fact">
	<li>
		<xsl:if test="not(ancestor::earlier)">
			<xsl:attribute name="id">fact-<xsl:value-of select="@number"/></xsl:attribute>
		</xsl:if>
		<xsl:if test="@cause">
			<xsl:attribute name="class">
				<xsl:text>by-</xsl:text>
				<xsl:apply-templates select="." mode="depth"/>
			</xsl:attribute>
		</xsl:if>
		<span class="n"><xsl:value-of select="@number"/></span>
		<span class="said"><xsl:apply-templates select="." mode="said"/></span>
		<xsl:apply-templates select="@clause"/>
	</li>
</xsl:template>

<xsl:template match="fact" mode="said"><xsl:value-of select="."/></xsl:template>

<!-- How many causes stand above it, 3 at most. -->
<xsl:template match="fact" mode="depth">
	<xsl:param name="above" select="0"/>
	<xsl:choose>
		<xsl:when test="@cause and $above &lt; 3">
			<xsl:apply-templates select="key('fact', @cause)[not(current()/ancestor::earlier)]
				| ../../self::earlier/facts/fact[@number = current()/@cause]" mode="depth">
				<xsl:with-param name="above" select="$above + 1"/>
			</xsl:apply-templates>
		</xsl:when>
		<xsl:otherwise><xsl:value-of select="$above"/></xsl:otherwise>
	</xsl:choose>
</xsl:template>

<xsl:template match="@clause">
	<span class="clause">[<xsl:value-of select="."/>]</span>
</xsl:template>

<!-- ==== the letter ==== -->
<xsl:template match="letter">
	<h2>Your letter<xsl:if test="@seq"> (seq <xsl:value-of select="@seq"/><xsl:if
		test="@auth">, <xsl:value-of select="@auth"/></xsl:if>)</xsl:if></h2>
	<xsl:apply-templates select="problem"/>
	<xsl:call-template name="lines"/>
</xsl:template>

<xsl:template name="lines">
	<table>
		<thead><tr><th scope="col" class="num">Line</th><th scope="col" class="order">Order</th><th
			scope="col">What came of it</th></tr></thead>
		<xsl:if test="line[@number]"><tbody><xsl:apply-templates select="line[@number]"/></tbody></xsl:if>
		<xsl:if test="line[not(@number)]">
			<tbody>
				<tr><th scope="rowgroup" colspan="3" class="group">Standing from before</th></tr>
				<xsl:apply-templates select="line[not(@number)]"/>
			</tbody>
		</xsl:if>
	</table>
</xsl:template>

<xsl:template match="line">
	<tr>
		<th scope="row" class="num"><xsl:value-of select="@number"/><xsl:if
			test="not(@number)"><xsl:value-of select="@stood"/></xsl:if></th>
		<td><code><xsl:value-of select="@text"/></code></td>
		<td>
			<xsl:choose>
				<xsl:when test="@failed = 'all'">tried, and failed</xsl:when>
				<xsl:when test="@failed or (@lack and refused)">done in part</xsl:when>
				<xsl:when test="@lack">done in part
					(see <a href="#fact-{@lack}"><xsl:value-of select="@lack"/></a>)</xsl:when>
				<xsl:when test="@result = 'false'">not tried</xsl:when>
				<xsl:when test="@result = 'bad'">not understood</xsl:when>
				<xsl:when test="@result = 'kept'">stands already as line
					<xsl:value-of select="concat(' ', @stood)"/></xsl:when>
				<xsl:when test="@result = 'not-reached' and @cause">not reached
					(see <a href="#fact-{@cause}"><xsl:value-of select="@cause"/></a>)</xsl:when>
				<xsl:when test="@result = 'not-reached'">not needed</xsl:when>
				<xsl:when test="@result = 'waits'">found no partner</xsl:when>
				<xsl:when test="@result = 'later'">waits for its season</xsl:when>
				<xsl:when test="@passed and test[@holds = 'no']">asked for; its if was false</xsl:when>
				<xsl:when test="@vain">asked only by a refused line</xsl:when>
				<xsl:when test="@passed-by">asked for, but line <xsl:value-of
					select="@passed-by"/> answered</xsl:when>
				<xsl:when test="@passed">asked for, but nothing that it names could be chosen</xsl:when>
				<xsl:when test="@result = 'policy' and @used = 0">not asked for</xsl:when>
				<xsl:when test="@result = 'policy' and @used = 1">used once</xsl:when>
				<xsl:when test="@result = 'policy'">used <xsl:value-of
					select="@used"/> times</xsl:when>
				<xsl:otherwise><xsl:value-of select="@result"/></xsl:otherwise>
			</xsl:choose>
			<xsl:if test="@id"><xsl:call-template name="facts-of"/></xsl:if>
			<xsl:apply-templates select="problem | test[@holds = 'no'] | refused | asked"/>
		</td>
	</tr>
</xsl:template>

<!-- The facts a line brought about, in runs: ": 2-23, 25". -->
<xsl:template name="facts-of">
	<xsl:variable name="id" select="@id"/>
	<xsl:variable name="facts" select="key('brought', $id)"/>
	<xsl:for-each select="$facts[not(preceding-sibling::fact[1]/@line = $id)]">
		<xsl:variable name="first" select="@number"/>
		<xsl:variable name="last" select="$facts[@number &gt;= $first
			and not(following-sibling::fact[1]/@line = $id)][1]/@number"/>
		<xsl:choose>
			<xsl:when test="position() = 1">: </xsl:when>
			<xsl:otherwise>, </xsl:otherwise>
		</xsl:choose>
		<a href="#fact-{$first}"><xsl:value-of select="$first"/><xsl:if
			test="$last != $first">-<xsl:value-of select="$last"/></xsl:if></a>
	</xsl:for-each>
</xsl:template>

<xsl:template match="problem"><p class="why"><xsl:value-of select="."/></p></xsl:template>
<xsl:template match="test"><p class="why"><xsl:value-of
	select="@field"/> was <xsl:value-of select="@value"/></p></xsl:template>
<xsl:template match="refused"><p class="why"><xsl:value-of select="."/><xsl:text> </xsl:text>
	<xsl:apply-templates select="@clause"/></p></xsl:template>
<xsl:template match="asked"><p class="why">It took <xsl:value-of select="@answer"/>.</p></xsl:template>

<!-- ==== the map ==== -->
<xsl:template name="map">
	<h2>The map</h2>
	<xsl:choose>
		<xsl:when test="page/svg:svg">
			<figure><xsl:copy-of select="page/svg:svg"/>
				<xsl:if test="page/before/position"><figcaption>What changed is
					ringed.</figcaption></xsl:if></figure>
		</xsl:when>
		<xsl:otherwise><xsl:apply-templates select="drawing"/></xsl:otherwise>
	</xsl:choose>
	<xsl:call-template name="map-in-words"/>
</xsl:template>

<!-- Of owners or spaces, or place by place, as the report tells it. -->
<xsl:template name="map-in-words">
	<xsl:if test="words/line[@head]"><dl class="long"><xsl:for-each select="words/line">
		<dt><xsl:value-of select="@head"/></dt>
		<dd><xsl:value-of select="."/></dd>
	</xsl:for-each></dl></xsl:if>
	<xsl:for-each select="words/line[not(@head)][position() = 1 or @group != preceding-sibling::line[1]/@group]">
		<xsl:variable name="group" select="@group"/>
		<xsl:if test="$group"><h3><xsl:value-of select="$group"/></h3></xsl:if>
		<ul class="places"><xsl:for-each select="../line[@group = $group or not($group)]">
			<li><xsl:value-of select="."/></li>
		</xsl:for-each></ul>
	</xsl:for-each>
</xsl:template>

<xsl:template match="drawing">
	<section class="scroll" aria-label="The map" tabindex="0">
		<pre role="img" aria-label="The map; what stands on it is told below."><xsl:value-of
			select="."/></pre>
	</section>
	<xsl:apply-templates select="." mode="key"/>
</xsl:template>

<xsl:template match="drawing" mode="key">
	<p class="key">
		<xsl:if test="@legend"><xsl:value-of select="@legend"/><br/></xsl:if>
		<xsl:if test="$owned or not(/report/position/place[@map and piece])">
			<xsl:call-template name="owners"/>
		</xsl:if>
	</p>
</xsl:template>

<xsl:template name="owners">
	<xsl:text>The last letter is the owner: </xsl:text>
	<xsl:for-each select="/report/seats/seat">
		<xsl:if test="position() &gt; 1">, </xsl:if>
		<xsl:value-of select="concat(@mark, ' ')"/>
		<xsl:choose>
			<xsl:when test="@name = $me">you</xsl:when>
			<xsl:otherwise><xsl:call-template name="capital">
				<xsl:with-param name="text" select="@name"/>
			</xsl:call-template></xsl:otherwise>
		</xsl:choose>
	</xsl:for-each>
	<xsl:text>.</xsl:text>
</xsl:template>

<!-- Pieces of one kind: "a village", "3 villages", and where the kind has no name, "3 post 1". -->
<xsl:template name="pieces">
	<xsl:param name="all"/>
	<xsl:variable name="n" select="sum($all/@n) + count($all[not(@n)])"/>
	<xsl:variable name="name" select="key('name', concat('kind ', $all[1]/@kind))"/>
	<xsl:if test="$n &gt; 1"><xsl:value-of select="concat($n, ' ')"/></xsl:if>
	<xsl:choose>
		<xsl:when test="$name and $n &gt; 1"><xsl:value-of select="$name/@many"/></xsl:when>
		<xsl:when test="$name"><xsl:value-of select="$name/@text"/></xsl:when>
		<xsl:otherwise><xsl:value-of select="translate($all[1]/@kind, '-', ' ')"/></xsl:otherwise>
	</xsl:choose>
</xsl:template>

<!-- ==== the table of seats ==== -->
<!-- Its columns are nodes of the report, in its order: the points, each dial, the drawing for what
     stands on the map, the name of each zone. Where there are many, they are rows. -->
<xsl:template name="standings">
	<xsl:variable name="counted"><xsl:call-template name="counted"/></xsl:variable>
	<xsl:variable name="columns" select="seats/seat[1]/@points
		| drawing[not(/report/names/name[@of = 'column' and @name = 'map' and @text = ''])]
		| position/dials[@of = $heads]/@*[name() != 'of' and not(key('name', concat('dial ',
			substring-before(concat(name(), '.'), '.')))/@text = '')]
		| names/name[@of = 'column' and contains($counted, concat(' ', @name, ' '))]"/>
	<h2><xsl:choose>
		<xsl:when test="@over = 'yes'">The final count</xsl:when>
		<xsl:otherwise>Standings</xsl:otherwise>
	</xsl:choose></h2>
	<xsl:choose>
		<xsl:when test="count($columns) &gt; 8">
			<xsl:call-template name="turned">
				<xsl:with-param name="columns" select="$columns"/>
			</xsl:call-template>
		</xsl:when>
		<xsl:otherwise>
			<section class="fit" aria-label="The table of seats" tabindex="0"><table class="wide">
				<thead><tr>
					<th scope="col">Seat</th>
					<xsl:for-each select="$columns">
						<th scope="col" class="num"><xsl:apply-templates select="."
							mode="head"/></th>
					</xsl:for-each>
				</tr></thead>
				<tbody>
					<xsl:for-each select="seats/seat">
						<xsl:sort select="@rank" data-type="number"/>
						<tr>
							<xsl:if test="@name = $me"><xsl:attribute
								name="class">me</xsl:attribute></xsl:if>
							<th scope="row"><xsl:call-template name="player"/></th>
							<xsl:apply-templates select="$columns" mode="cell">
								<xsl:with-param name="seat" select="."/>
							</xsl:apply-templates>
						</tr>
					</xsl:for-each>
				</tbody>
			</table></section>
		</xsl:otherwise>
	</xsl:choose>
	<xsl:if test="terms"><p><xsl:value-of select="terms"/></p></xsl:if>
</xsl:template>

<!-- A row for each number, a column for each seat; the players' names above, they are too long. -->
<xsl:template name="turned">
	<xsl:param name="columns"/>
	<xsl:variable name="seats" select="seats/seat"/>
	<p>
		<xsl:for-each select="$seats">
			<xsl:sort select="@rank" data-type="number"/>
			<xsl:if test="position() &gt; 1">, </xsl:if>
			<xsl:value-of select="concat(@rank, '. ')"/>
			<xsl:call-template name="player"/>
		</xsl:for-each>
	</p>
	<section class="fit" aria-label="The table of seats" tabindex="0"><table class="wide turned">
		<thead><tr>
			<td></td>
			<xsl:for-each select="$seats">
				<xsl:sort select="@rank" data-type="number"/>
				<th scope="col" class="num"><xsl:call-template name="capital">
					<xsl:with-param name="text" select="@name"/>
				</xsl:call-template></th>
			</xsl:for-each>
		</tr></thead>
		<tbody>
			<xsl:for-each select="$columns">
				<xsl:variable name="column" select="."/>
				<tr>
					<th scope="row"><xsl:apply-templates select="." mode="head"/></th>
					<xsl:for-each select="$seats">
						<xsl:sort select="@rank" data-type="number"/>
						<xsl:apply-templates select="$column" mode="cell">
							<xsl:with-param name="seat" select="."/>
						</xsl:apply-templates>
					</xsl:for-each>
				</tr>
			</xsl:for-each>
		</tbody>
	</table></section>
</xsl:template>

<!-- The zones of which every seat's number is known and some is not 0, between blanks. -->
<xsl:template name="counted">
	<xsl:variable name="unseen" select="concat(' ', position/unseen, ' ')"/>
	<xsl:for-each select="names/name[@of = 'column' and @text != '']">
		<xsl:variable name="zone" select="@name"/>
		<xsl:variable name="places" select="$position/place[starts-with(@name, concat($zone, '-'))
			and substring-after(@name, concat($zone, '-')) = /report/seats/seat/@name]"/>
		<xsl:if test="$places and not($places/hidden/@least)
				and not(contains($unseen, concat(' ', $zone, '-')))">
			<xsl:value-of select="concat(' ', $zone, ' ')"/>
		</xsl:if>
	</xsl:for-each>
</xsl:template>

<!-- "Red (Ann)" -->
<xsl:template name="player">
	<xsl:call-template name="capital">
		<xsl:with-param name="text" select="@name"/>
	</xsl:call-template>
	<xsl:if test="@out = 'yes'">, out</xsl:if>
	<xsl:if test="@player != ''"> (<xsl:value-of select="@player"/>)</xsl:if>
</xsl:template>

<xsl:template match="seat/@points" mode="head"><xsl:value-of select="../../@points"/></xsl:template>
<xsl:template match="drawing" mode="head">map</xsl:template>
<xsl:template match="name" mode="head"><xsl:value-of select="@text"/></xsl:template>
<!-- "gold", or "gold 2" of a row of dials. -->
<xsl:template match="dials/@*" mode="head">
	<xsl:variable name="row" select="substring-before(concat(name(), '.'), '.')"/>
	<xsl:variable name="name" select="key('name', concat('dial ', $row))"/>
	<xsl:value-of select="$name/@text"/>
	<xsl:if test="not($name)"><xsl:value-of select="translate($row, '-', ' ')"/></xsl:if>
	<xsl:if test="contains(name(), '.')">
		<xsl:value-of select="concat(' ', substring-after(name(), '.'))"/>
	</xsl:if>
</xsl:template>

<xsl:template match="seat/@points | drawing | name | dials/@*" mode="cell">
	<xsl:param name="seat"/>
	<td>
		<xsl:attribute name="class">
			<xsl:text>num</xsl:text>
			<xsl:if test="$seat/@name = $me"> me</xsl:if>
		</xsl:attribute>
		<xsl:apply-templates select="." mode="value">
			<xsl:with-param name="seat" select="$seat"/>
		</xsl:apply-templates>
	</td>
</xsl:template>

<xsl:template match="seat/@points" mode="value">
	<xsl:param name="seat"/>
	<xsl:value-of select="$seat/@points"/>
</xsl:template>

<xsl:template match="drawing" mode="value">
	<xsl:param name="seat"/>
	<xsl:variable name="own" select="key('owner', $seat/@name)"/>
	<xsl:value-of select="sum($own/@n) + count($own[not(@n)])"/>
</xsl:template>

<xsl:template match="name" mode="value">
	<xsl:param name="seat"/>
	<xsl:variable name="place" select="$position/place[@name
		= concat(current()/@name, '-', $seat/@name)]"/>
	<xsl:value-of select="sum($place/*/@n) + count($place/piece[not(@n)])"/>
</xsl:template>

<xsl:template match="dials/@*" mode="value">
	<xsl:param name="seat"/>
	<xsl:value-of select="$position/dials[@of = $seat/@name]/@*[name() = name(current())]"/>
</xsl:template>

<!-- ==== what lies in zones ==== -->
<xsl:template name="holdings">
	<xsl:variable name="own" select="position/place[@own and piece
		and not(key('name', concat('zone ', @name))/@text = '')]"/>
	<xsl:if test="$own">
		<h2><xsl:choose><xsl:when test="/report/@over = 'yes'">You held</xsl:when><xsl:otherwise>Only you see</xsl:otherwise></xsl:choose></h2>
		<xsl:for-each select="$own">
			<h3>
				<xsl:call-template name="zone"/>
				<xsl:value-of select="concat(', ', sum(piece/@n) + count(piece[not(@n)]))"/>
			</h3>
			<dl>
				<xsl:for-each select="piece[generate-id()
						= generate-id(key('lot', concat(../@name, ' ', @kind))[1])]">
					<xsl:variable name="all" select="key('lot', concat(../@name, ' ', @kind))"/>
					<xsl:variable name="n" select="sum($all/@n) + count($all[not(@n)])"/>
					<dt><code><xsl:value-of select="@kind"/></code><xsl:if
						test="$n &gt; 1"> &#215;<xsl:value-of select="$n"/></xsl:if></dt>
					<dd><xsl:value-of select="/report/kinds/kind[@name
						= current()/@kind]/@note"/></dd>
				</xsl:for-each>
			</dl>
		</xsl:for-each>
	</xsl:if>
</xsl:template>

<!-- Of the hidden zones of others the table of seats has the numbers. -->
<xsl:template name="open">
	<xsl:variable name="places" select="position/place[not(@map) and not(@own)
		and not(key('name', concat('zone ', @name))/@text = '')]"/>
	<xsl:variable name="others"><xsl:for-each select="$places[hidden]">
		<xsl:variable name="name" select="@name"/>
		<xsl:if test="/report/seats/seat[substring($name, string-length($name)
				- string-length(@name)) = concat('-', @name)]">
			<xsl:value-of select="concat(' ', $name, ' ')"/>
		</xsl:if>
	</xsl:for-each></xsl:variable>
	<xsl:variable name="listed"
		select="$places[not(contains($others, concat(' ', @name, ' ')))]"/>
	<xsl:if test="$listed">
		<h2>All see</h2>
		<dl class="long">
			<xsl:for-each select="$listed">
				<dt><xsl:call-template name="zone"/></dt>
				<dd>
					<xsl:for-each select="piece[generate-id()
							= generate-id(key('lot', concat(../@name, ' ', @kind))[1])]">
						<xsl:if test="position() &gt; 1">, </xsl:if>
						<xsl:call-template name="pieces">
							<xsl:with-param name="all"
								select="key('lot', concat(../@name, ' ', @kind))"/>
						</xsl:call-template>
					</xsl:for-each>
					<xsl:apply-templates select="hidden"/>
				</dd>
			</xsl:for-each>
		</dl>
	</xsl:if>
</xsl:template>

<xsl:template match="hidden"><xsl:value-of select="@n"/> face down</xsl:template>
<xsl:template match="hidden[@least]"><xsl:value-of select="@least"/> to <xsl:value-of
	select="@most"/> face down</xsl:template>
<xsl:template match="hidden[@least and not(@most)]" priority="1"><xsl:value-of
	select="@least"/> or more face down</xsl:template>

<!-- The name of a place that is a zone. -->
<xsl:template name="zone">
	<xsl:variable name="name" select="key('name', concat('zone ', @name))"/>
	<xsl:variable name="plain" select="translate(@name[not($name)], '-', ' ')"/>
	<xsl:call-template name="capital">
		<xsl:with-param name="text" select="concat($name/@text, $plain)"/>
	</xsl:call-template>
</xsl:template>
</xsl:stylesheet>
