<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: MIT -->
<!-- The page of a season's report: `tradepost show`, option html. No script, nothing from elsewhere. It
     reads in the order of the text report, its parts being headed, tables with heads of rows and
     columns, the map described in words below its drawing. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
<xsl:output method="html" encoding="UTF-8" indent="no" doctype-system="about:legacy-compat"/>
<xsl:variable name="me" select="/report/@seat"/>
<!-- Whose dials head the table of seats: one's own, for some are for nobody else to see. -->
<xsl:variable name="heads" select="/report/seats/seat[@name = $me
	or ($me = 'nobody' and not(preceding-sibling::seat))]/@name"/>
<xsl:variable name="capitals" select="'ABCDEFGHIJKLMNOPQRSTUVWXYZ'"/>
<xsl:variable name="smalls" select="'abcdefghijklmnopqrstuvwxyz'"/>

<xsl:template match="/report">
<xsl:variable name="title">
	<xsl:value-of select="concat(@match, ' - ', @title, ' - ')"/>
	<xsl:choose>
		<xsl:when test="@season = 0">set-up</xsl:when>
		<xsl:otherwise><xsl:value-of select="concat('season ', @season)"/></xsl:otherwise>
	</xsl:choose>
</xsl:variable>
<html lang="en">
<head>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<title><xsl:value-of select="$title"/></title>
<style>
:root { color-scheme: light dark; --line: #8886; }
body { font: 16px/1.5 Georgia, "DejaVu Serif", serif; max-width: 46rem; margin: 2rem auto;
	padding: 0 1rem; }
h1 { font-size: 1.6rem; line-height: 1.2; margin-bottom: 0; }
h1 + p { margin-top: .25rem; opacity: .75; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; border-bottom: 1px solid var(--line); }
h3 { font-size: 1rem; margin: 1rem 0 .25rem; }
ol.facts { list-style: none; padding: 0; margin: 0; }
ol.facts li { display: flex; gap: .75rem; padding: .1rem 0; }
ol.facts li.caused { padding-left: 1.5rem; }
ol.facts .n { flex: 0 0 2rem; text-align: right; opacity: .75;
	font-variant-numeric: tabular-nums; }
ol.facts .said { flex: 1; }
.clause { opacity: .75; font-size: .85em; white-space: nowrap; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .25rem .5rem; border-bottom: 1px solid var(--line);
	vertical-align: top; }
td.num, th.num { text-align: right; }
tr.me th { font-weight: bold; }
tbody th { font-weight: normal; }
code, pre { font-family: "DejaVu Sans Mono", Consolas, monospace; font-size: .85em; }
pre { overflow-x: auto; line-height: 1.35; padding: .75rem; border: 1px solid var(--line); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: .5rem 0; }
dt { font-weight: bold; } dd { margin: 0; }
p.why { margin: .1rem 0; }
@media print { body { margin: 0; max-width: none; } }
</style>
</head>
<body>
<main>
<h1><xsl:value-of select="$title"/></h1>
<p><xsl:choose>
	<xsl:when test="$me = 'nobody'">For everybody</xsl:when>
	<xsl:otherwise>For <xsl:call-template name="seat"><xsl:with-param name="name"
		select="$me"/></xsl:call-template></xsl:otherwise>
</xsl:choose>
<xsl:variable name="player" select="seats/seat[@name = $me]/@player"/>
<xsl:if test="$player != ''"> (<xsl:value-of select="$player"/>)</xsl:if>
<xsl:choose>
	<xsl:when test="@over = 'yes'">. The match is over.</xsl:when>
	<xsl:when test="@deadline">. Orders for season <xsl:value-of select="@next"/> are due
		<xsl:value-of select="concat(' ', @deadline)"/>.</xsl:when>
	<xsl:otherwise>. Orders for season <xsl:value-of select="@next"/> are awaited.</xsl:otherwise>
</xsl:choose></p>
<xsl:apply-templates select="notes"/>
<xsl:apply-templates select="facts"/>
<xsl:if test="letter/line | letter/problem"><xsl:apply-templates select="letter"/></xsl:if>
<xsl:apply-templates select="drawing"/>
<xsl:call-template name="standings"/>
<xsl:call-template name="holdings"/>
<xsl:if test="template">
	<h2>What you may order</h2>
	<pre><xsl:value-of select="template"/></pre>
</xsl:if>
</main>
</body>
</html>
</xsl:template>

<!-- "red" as "Red" -->
<xsl:template name="seat">
	<xsl:param name="name"/>
	<xsl:value-of select="concat(translate(substring($name, 1, 1), $smalls, $capitals),
		substring($name, 2))"/>
</xsl:template>

<xsl:template match="notes">
	<h2>From the referee</h2>
	<pre><xsl:value-of select="."/></pre>
</xsl:template>

<!-- ==== the story ==== -->
<xsl:template match="facts">
	<h2>What happened, in turn order</h2>
	<xsl:if test="not(fact)"><p>Nothing that you could see.</p></xsl:if>
	<xsl:for-each select="fact[not(preceding-sibling::fact[1])
			or string(@turn) != string(preceding-sibling::fact[1]/@turn)]">
		<xsl:variable name="first" select="@number"/>
		<xsl:variable name="turn" select="string(@turn)"/>
		<xsl:variable name="next" select="following-sibling::fact[string(@turn) != $turn][1]/@number"/>
		<xsl:if test="$turn != ''">
			<h3>
				<xsl:choose>
					<xsl:when test="$turn = $me">You</xsl:when>
					<xsl:otherwise>
						<xsl:call-template name="seat">
							<xsl:with-param name="name" select="$turn"/>
						</xsl:call-template>
					</xsl:otherwise>
				</xsl:choose>
			</h3>
		</xsl:if>
		<ol class="facts">
			<xsl:apply-templates select="../fact[@number &gt;= $first
				and (not($next) or @number &lt; $next)]"/>
		</ol>
	</xsl:for-each>
</xsl:template>

<xsl:template match="fact">
	<li id="fact-{@number}">
		<xsl:if test="@cause"><xsl:attribute name="class">caused</xsl:attribute></xsl:if>
		<span class="n"><xsl:value-of select="@number"/></span>
		<span class="said"><xsl:value-of select="."/></span>
		<xsl:apply-templates select="@clause"/>
	</li>
</xsl:template>

<xsl:template match="@clause">
	<span class="clause">[<xsl:value-of select="."/>]</span>
</xsl:template>

<!-- ==== the letter ==== -->
<xsl:template match="letter">
	<h2>Your letter<xsl:if test="@seq"> (seq <xsl:value-of select="@seq"/><xsl:if
		test="@auth">, <xsl:value-of select="@auth"/></xsl:if>)</xsl:if></h2>
	<xsl:apply-templates select="problem"/>
	<table>
		<thead><tr><th scope="col" class="num">Line</th><th scope="col">Order</th><th
			scope="col">What came of it</th></tr></thead>
		<tbody><xsl:apply-templates select="line"/></tbody>
	</table>
</xsl:template>

<xsl:template match="line">
	<tr>
		<th scope="row" class="num"><xsl:choose>
			<xsl:when test="@number"><xsl:value-of select="@number"/></xsl:when>
			<xsl:otherwise>stood <xsl:value-of select="@stood"/></xsl:otherwise>
		</xsl:choose></th>
		<td><code><xsl:value-of select="@text"/></code></td>
		<td>
			<xsl:choose>
				<xsl:when test="@result = 'false'">not tried</xsl:when>
				<xsl:when test="@result = 'bad'">not understood</xsl:when>
				<xsl:when test="@result = 'kept'">stands already as line
					<xsl:value-of select="concat(' ', @stood)"/></xsl:when>
				<xsl:when test="@result = 'not-reached'">not reached</xsl:when>
				<xsl:when test="@result = 'waits'">waits for its partner's order</xsl:when>
				<xsl:when test="@result = 'later'">waits for its season</xsl:when>
				<xsl:when test="@result = 'policy' and @used = 0">not asked for</xsl:when>
				<xsl:when test="@result = 'policy' and @used = 1">answered once</xsl:when>
				<xsl:when test="@result = 'policy'">answered <xsl:value-of
					select="@used"/> times</xsl:when>
				<xsl:otherwise><xsl:value-of select="@result"/></xsl:otherwise>
			</xsl:choose>
			<xsl:variable name="id" select="@id"/>
			<xsl:if test="$id">
				<xsl:for-each select="/report/facts/fact[@line = $id]">
					<xsl:choose>
						<xsl:when test="position() = 1">: </xsl:when>
						<xsl:otherwise>, </xsl:otherwise>
					</xsl:choose>
					<a href="#fact-{@number}"><xsl:value-of select="@number"/></a>
				</xsl:for-each>
			</xsl:if>
			<xsl:apply-templates select="problem | test[@holds = 'no'] | refused | asked"/>
		</td>
	</tr>
</xsl:template>

<xsl:template match="problem"><p class="why"><xsl:value-of select="."/></p></xsl:template>
<xsl:template match="test"><p class="why"><xsl:value-of
	select="concat(@field, ' was ', @value)"/></p></xsl:template>
<xsl:template match="refused"><p class="why"><xsl:value-of select="."/><xsl:text> </xsl:text>
	<xsl:apply-templates select="@clause"/></p></xsl:template>
<xsl:template match="asked"><p class="why">It took <xsl:value-of select="@answer"/>.</p></xsl:template>

<!-- ==== the table ==== -->
<xsl:template match="drawing">
	<h2>The map</h2>
	<pre role="img" aria-label="The map; what stands on it is told below."><xsl:value-of
		select="."/></pre>
	<dl>
		<xsl:for-each select="/report/seats/seat">
			<xsl:variable name="name" select="@name"/>
			<dt><xsl:call-template name="seat">
				<xsl:with-param name="name" select="$name"/>
			</xsl:call-template></dt>
			<dd>
				<xsl:for-each select="/report/position/place/piece[@owner = $name]">
					<xsl:if test="position() &gt; 1">, </xsl:if>
					<xsl:if test="@n"><xsl:value-of select="concat(@n, ' ')"/></xsl:if>
					<xsl:value-of select="concat(translate(@kind, '-', ' '), ' on ', ../@name)"/>
				</xsl:for-each>
			</dd>
		</xsl:for-each>
	</dl>
</xsl:template>

<xsl:template name="standings">
	<h2><xsl:choose>
		<xsl:when test="@over = 'yes'">The final count</xsl:when>
		<xsl:otherwise>Standings</xsl:otherwise>
	</xsl:choose></h2>
	<table>
		<thead>
			<tr>
				<th scope="col">Seat</th>
				<th scope="col" class="num">Total</th>
				<xsl:for-each select="position/dials[@of = $heads]/@*[name() != 'of']">
					<th scope="col" class="num"><xsl:value-of select="name()"/></th>
				</xsl:for-each>
			</tr>
		</thead>
		<tbody>
			<xsl:for-each select="seats/seat">
				<xsl:sort select="@rank" data-type="number"/>
				<xsl:variable name="dials" select="/report/position/dials[@of = current()/@name]"/>
				<tr>
					<xsl:if test="@name = $me"><xsl:attribute name="class">me</xsl:attribute></xsl:if>
					<th scope="row"><xsl:call-template name="seat">
						<xsl:with-param name="name" select="@name"/>
					</xsl:call-template><xsl:if test="@player != ''"> (<xsl:value-of
						select="@player"/>)</xsl:if></th>
					<td class="num"><xsl:value-of select="@points"/></td>
					<xsl:for-each select="/report/position/dials[@of = $heads]/@*[name() != 'of']">
						<xsl:variable name="dial" select="name()"/>
						<td class="num"><xsl:value-of select="$dials/@*[name() = $dial]"/></td>
					</xsl:for-each>
				</tr>
			</xsl:for-each>
		</tbody>
	</table>
</xsl:template>

<xsl:template name="holdings">
	<xsl:if test="kinds/kind">
		<h2>You hold</h2>
		<dl>
			<xsl:for-each select="kinds/kind">
				<dt><xsl:value-of select="@title"/></dt>
				<dd><xsl:value-of select="@note"/></dd>
			</xsl:for-each>
		</dl>
	</xsl:if>
	<h2>Seen by all</h2>
	<dl>
		<xsl:for-each select="position/place[hidden or piece[not(@owner)]]">
			<dt><xsl:value-of select="translate(@name, '-', ' ')"/></dt>
			<dd>
				<xsl:for-each select="piece">
					<xsl:if test="position() &gt; 1">, </xsl:if>
					<xsl:if test="@n"><xsl:value-of select="concat(@n, ' ')"/></xsl:if>
					<xsl:value-of select="translate(@kind, '-', ' ')"/>
				</xsl:for-each>
				<xsl:for-each select="hidden">
					<xsl:choose>
						<xsl:when test="@n"><xsl:value-of select="@n"/> face down</xsl:when>
						<xsl:otherwise><xsl:value-of
							select="concat(@least, ' to ', @most)"/> face down</xsl:otherwise>
					</xsl:choose>
				</xsl:for-each>
			</dd>
		</xsl:for-each>
	</dl>
</xsl:template>
</xsl:stylesheet>
