<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: MIT -->
<!-- What the maps of all games have: colours, counters, and what changed in a season. The input is that of
     archive-season.xsl. A map says with letters and shapes what it says with colours. It is drawn so large that
     no word of it is lower than 11 pixels; a page may show it smaller. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
	xmlns="http://www.w3.org/2000/svg">
<xsl:import href="archive-words.xsl"/>
<xsl:output method="xml" encoding="UTF-8" indent="no"/>
<xsl:key name="there" match="/report/position/place[@map]" use="@name"/>
<xsl:key name="was" match="/report/page/before/position/place[@map]" use="@name"/>
<xsl:key name="space" match="/report/page/map/space" use="@name"/>
<xsl:key name="kind-name" match="/report/names/name[@of = 'kind']" use="@name"/>
<xsl:key name="dials" match="/report/position/dials" use="@of"/>
<xsl:key name="dials-before" match="/report/page/before/position/dials" use="@of"/>
<xsl:variable name="later" select="boolean(/report/page/before)"/>

<!-- The last column and row of the box's layout. -->
<xsl:variable name="columns"><xsl:for-each select="/report/page/map/space"><xsl:sort select="@column"
	data-type="number" order="descending"/><xsl:if test="position() = 1"><xsl:value-of
	select="@column"/></xsl:if></xsl:for-each></xsl:variable>
<xsl:variable name="rows"><xsl:for-each select="/report/page/map/space"><xsl:sort select="@row"
	data-type="number" order="descending"/><xsl:if test="position() = 1"><xsl:value-of
	select="@row"/></xsl:if></xsl:for-each></xsl:variable>

<xsl:template match="text()"/>

<!-- The names of classes are told apart from those of the page it may stand in. -->
<xsl:template name="style">
<style>
.board { --ink: #22201c; --soft: #6b665d; --mark: #3b3731; --sea: #dcebf2; --land: #f4ecd9; --edge: #8d8577; --ring: #7b1fa2;
	font-family: "DejaVu Sans", Arial, sans-serif; }
@media (prefers-color-scheme: dark) { .board { --ink: #efeae0; --soft: #aaa396; --mark: #eae6dc; --sea: #1d2a33;
	--land: #3a352c; --edge: #7a7366; --ring: #e3a6ff; } }
@media print { .board { --ink: #000; --soft: #444; --mark: #222; --sea: #fff; --land: #fff; --edge: #555; --ring: #000; } }
.board .mark { fill: var(--mark); font-size: 11px; text-anchor: middle; }
.board .count { font-size: 13px; font-weight: bold; text-anchor: middle; stroke: none; }
.board .changed { fill: none; stroke: var(--ring); stroke-width: 3; stroke-dasharray: 7 4; }
.board:target .changed, .board:target .moves { display: none; }
.board .of { stroke: #1a1814; stroke-width: 1.5; fill: #cfc8ba; }
.board .red { fill: #b3261e; } .board .blue { fill: #1f5fbf; } .board .green { fill: #1b7f5c; }
.board .yellow { fill: #f2c230; } .board .black { fill: #222; } .board .white { fill: #fff; }
.board .march { fill: none; stroke-width: 4; stroke: #777; } .board .casing { fill: none; stroke: #fff;
	stroke-width: 8; opacity: .8; }
.board .march.red { stroke: #b3261e; } .board .march.blue { stroke: #1f5fbf; } .board .march.green { stroke: #1b7f5c; }
.board .march.yellow { stroke: #d9a400; } .board .march.black { stroke: #222; } .board .march.white { stroke: #b8b8b8; }
.board .swords { fill: none; stroke: #1a1814; stroke-width: 3.5; } .board .clash { fill: #fff; stroke: #1a1814;
	stroke-width: 1.5; }
.board .on { fill: #fff; stroke: none; }
.board .on-yellow, .board .on-white, .board .on- { fill: #14120f; stroke: none; }
@media print { .board .red { fill: #444; } .board .blue { fill: #111; } .board .green { fill: #666; }
	.board .yellow { fill: #ddd; } }
</style>
</xsl:template>

<xsl:template name="seat-letter">
	<xsl:param name="seat"/>
	<xsl:value-of select="/report/seats/seat[@name = $seat]/@mark"/>
</xsl:template>

<!-- A disc of a seat: how many, and below whose. -->
<xsl:template name="disc">
	<xsl:param name="x"/>
	<xsl:param name="y"/>
	<xsl:param name="n"/>
	<xsl:param name="seat"/>
	<xsl:param name="r" select="13"/>
	<g transform="translate({$x} {$y})">
		<circle class="of {$seat}" r="{$r}"/>
		<text class="count on on-{$seat}" y="4.5">
			<xsl:value-of select="$n"/>
			<xsl:call-template name="seat-letter"><xsl:with-param name="seat"
				select="$seat"/></xsl:call-template>
		</text>
	</g>
</xsl:template>

<!-- All that lies in a place, and its dials, as a text to compare. -->
<xsl:template match="place" mode="sum">
	<xsl:for-each select="piece"><xsl:sort select="@kind"/><xsl:sort select="@owner"/>
		<xsl:value-of select="concat(@kind, ' ', @n, ' ', @owner, ';')"/>
	</xsl:for-each>
	<xsl:for-each select="hidden"><xsl:value-of select="concat(@n, @least, '-', @most)"/></xsl:for-each>
</xsl:template>
<xsl:template match="dials" mode="sum">
	<xsl:for-each select="@*"><xsl:value-of select="concat(name(), '=', ., ';')"/></xsl:for-each>
</xsl:template>

<!-- Where each map puts a space: modes x and y say where its middle lies. -->
<xsl:template match="space" mode="place">
	<xsl:attribute name="transform">
		<xsl:text>translate(</xsl:text><xsl:apply-templates select="." mode="x"/>
		<xsl:text> </xsl:text><xsl:apply-templates select="." mode="y"/><xsl:text>)</xsl:text>
	</xsl:attribute>
</xsl:template>

<!-- ==== what happened: moves are arrows, fights crossed swords ==== -->
<!-- Each map says which facts these are. A move has from and to, or its map says from where it was; a fight has at. -->
<xsl:variable name="moves" select="/.."/>
<xsl:variable name="fights" select="/.."/>
<!-- Where the swords are, from the middle of a space; and which part of an arrow is drawn, where counters stand at both
     ends. -->
<xsl:variable name="swords-x" select="0"/>
<xsl:variable name="swords-y" select="-30"/>
<xsl:variable name="begins" select=".3"/>
<xsl:variable name="ends" select=".72"/>

<xsl:template name="happened">
	<xsl:if test="$moves | $fights">
		<g class="moves">
			<xsl:call-template name="tips"/>
			<xsl:apply-templates select="$moves" mode="move"/>
			<xsl:apply-templates select="$fights" mode="fight"/>
		</g>
	</xsl:if>
</xsl:template>

<xsl:template name="tips">
	<defs><xsl:for-each select="/report/seats/seat">
		<marker id="tip-{@name}" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4.5" markerHeight="4.5"
			orient="auto"><path class="of {@name}" d="M0,0L10,5L0,10z"/></marker>
	</xsl:for-each></defs>
</xsl:template>

<xsl:template match="fact" mode="from"><xsl:value-of select="@from"/></xsl:template>
<xsl:template match="fact" mode="at"><xsl:value-of select="@at"/></xsl:template>

<xsl:template match="fact" mode="move">
	<xsl:variable name="begin"><xsl:apply-templates select="." mode="from"/></xsl:variable>
	<xsl:variable name="from" select="key('space', $begin)"/>
	<xsl:variable name="to" select="key('space', @to)"/>
	<xsl:if test="$from and $to">
		<xsl:call-template name="arrow">
			<xsl:with-param name="x"><xsl:apply-templates select="$from" mode="x"/></xsl:with-param>
			<xsl:with-param name="y"><xsl:apply-templates select="$from" mode="y"/></xsl:with-param>
			<xsl:with-param name="to-x"><xsl:apply-templates select="$to" mode="x"/></xsl:with-param>
			<xsl:with-param name="to-y"><xsl:apply-templates select="$to" mode="y"/></xsl:with-param>
		</xsl:call-template>
	</xsl:if>
</xsl:template>

<!-- Of a fact: in the colour of who did it, with its words for the pointer. -->
<xsl:template name="arrow">
	<xsl:param name="x"/>
	<xsl:param name="y"/>
	<xsl:param name="to-x"/>
	<xsl:param name="to-y"/>
	<xsl:variable name="way" select="concat('M', $x + ($to-x - $x) * $begins, ',', $y + ($to-y - $y) * $begins, 'L',
		$x + ($to-x - $x) * $ends, ',', $y + ($to-y - $y) * $ends)"/>
	<g><title><xsl:value-of select="."/></title>
		<path class="casing" d="{$way}"/>
		<path class="march {@by}" d="{$way}" marker-end="url(#tip-{@by})"/></g>
</xsl:template>

<xsl:template match="fact" mode="fight">
	<xsl:variable name="place"><xsl:apply-templates select="." mode="at"/></xsl:variable>
	<xsl:variable name="at" select="key('space', $place)"/>
	<xsl:if test="$at">
		<xsl:variable name="x"><xsl:apply-templates select="$at" mode="x"/></xsl:variable>
		<xsl:variable name="y"><xsl:apply-templates select="$at" mode="y"/></xsl:variable>
		<g transform="translate({$x + $swords-x} {$y + $swords-y})">
			<title><xsl:value-of select="."/></title>
			<xsl:call-template name="swords"/>
		</g>
	</xsl:if>
</xsl:template>
<xsl:template name="swords"><circle class="clash" r="13"/><path class="swords" d="M-7,7L7,-7 M7,7L-7,-7 M-8,2L-2,8 M8,2L2,8"/></xsl:template>

<!-- What the two signs are; "month 8" is a month, and "the set-up" a set-up. -->
<xsl:template name="happened-signs">
	<xsl:param name="move"/>
	<xsl:param name="fight"/>
	<xsl:variable name="word">
		<xsl:choose>
			<xsl:when test="not(/report/@called)">season</xsl:when>
			<xsl:when test="starts-with(/report/@called, 'the ')"><xsl:value-of
				select="substring-after(/report/@called, 'the ')"/></xsl:when>
			<xsl:otherwise><xsl:value-of select="substring-before(/report/@called, ' ')"/></xsl:otherwise>
		</xsl:choose>
	</xsl:variable>
	<xsl:call-template name="sign">
		<xsl:with-param name="is"><xsl:value-of select="$move"/> of this <xsl:value-of select="$word"/></xsl:with-param>
		<xsl:with-param name="drawn"><path class="march" d="M-20,0H12"/><path class="of" d="M10,-8L22,0L10,8z"/></xsl:with-param>
	</xsl:call-template>
	<xsl:call-template name="sign">
		<xsl:with-param name="is"><xsl:value-of select="$fight"/> of this <xsl:value-of select="$word"/></xsl:with-param>
		<xsl:with-param name="drawn"><xsl:call-template name="swords"/></xsl:with-param>
	</xsl:call-template>
</xsl:template>

<!-- Round a space that is not as it was before the season: its outline, which each map has of its own, where
     mode place puts it. -->
<xsl:template match="space" mode="ring">
	<xsl:variable name="now"><xsl:apply-templates select="key('there', @name)" mode="sum"
		/><xsl:apply-templates select="key('dials', @name)" mode="sum"/></xsl:variable>
	<xsl:variable name="was"><xsl:apply-templates select="key('was', @name)" mode="sum"
		/><xsl:apply-templates select="key('dials-before', @name)" mode="sum"/></xsl:variable>
	<xsl:if test="$later and $now != $was">
		<g class="changed"><xsl:apply-templates select="." mode="place"/><xsl:apply-templates select="."
			mode="outline"/></g>
	</xsl:if>
</xsl:template>

<!-- "2 soldiers of Green, a city of Green": for who cannot see the picture, and for the pointer. -->
<xsl:template name="told">
	<xsl:param name="space"/>
	<xsl:param name="ground" select="''"/>
	<title>
		<xsl:value-of select="$space"/>
		<xsl:if test="$ground != ''"><xsl:value-of select="concat(', ', $ground)"/></xsl:if>
		<xsl:for-each select="key('there', $space)/piece">
			<xsl:choose>
				<xsl:when test="position() = 1">: </xsl:when>
				<xsl:otherwise>, </xsl:otherwise>
			</xsl:choose>
			<xsl:variable name="name" select="key('kind-name', @kind)"/>
			<xsl:choose>
				<xsl:when test="@n &gt; 1 and $name"><xsl:value-of
					select="concat(@n, ' ', $name/@many)"/></xsl:when>
				<xsl:when test="$name"><xsl:value-of select="$name/@text"/></xsl:when>
				<xsl:otherwise><xsl:value-of select="translate(@kind, '-', ' ')"/></xsl:otherwise>
			</xsl:choose>
			<xsl:if test="@owner"> of <xsl:call-template name="title-case"><xsl:with-param name="text"
				select="@owner"/></xsl:call-template></xsl:if>
		</xsl:for-each>
	</title>
</xsl:template>

<!-- What its signs are, for who has never seen the game: each map draws its own. -->
<xsl:template name="signs"/>
<!-- One of those drawn, in a square of 48 round its middle. -->
<xsl:template name="sign">
	<xsl:param name="is"/>
	<xsl:param name="drawn"/>
	<g><title><xsl:value-of select="$is"/></title><xsl:copy-of select="$drawn"/></g>
</xsl:template>

<xsl:template name="described">
	<title>The map of <xsl:value-of select="/report/@match"/> after <xsl:choose>
		<xsl:when test="/report/@season = 0">the set-up</xsl:when>
		<xsl:otherwise>season <xsl:value-of select="/report/@season"/></xsl:otherwise>
	</xsl:choose></title>
	<desc>What stands on it is told in words on the page of the season.</desc>
	<defs class="signs"><xsl:call-template name="signs"/></defs>
</xsl:template>
</xsl:stylesheet>
