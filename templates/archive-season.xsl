<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: MIT -->
<!-- A season in the archive. Its input is the season's report for everybody, with an element page at its
     end: the box's map, what lay there before, the record, and the map as map-GAME.xsl drew it. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
	xmlns:tp="tag:tradepost:functions" xmlns:svg="http://www.w3.org/2000/svg"
	exclude-result-prefixes="tp svg">
<xsl:import href="report-html.xsl"/>
<xsl:import href="archive.xsl"/>

<xsl:template match="/report">
	<xsl:variable name="match"><xsl:call-template name="title-case"><xsl:with-param name="text"
		select="@match"/></xsl:call-template></xsl:variable>
	<xsl:variable name="season"><xsl:call-template name="season-name"><xsl:with-param name="n"
		select="@season"/></xsl:call-template></xsl:variable>
	<xsl:call-template name="frame">
		<xsl:with-param name="title" select="concat($season, ' - ', $match, ' - ', page/@club)"/>
		<xsl:with-param name="root">../../</xsl:with-param>
		<xsl:with-param name="club" select="page/@club"/>
		<xsl:with-param name="crumbs">
			<li><a href="index.html"><xsl:value-of select="$match"/></a></li>
			<li aria-current="page"><xsl:value-of select="$season"/></li>
		</xsl:with-param>
		<xsl:with-param name="main">
			<h1><xsl:value-of select="$match"/>: <xsl:call-template name="season-small"><xsl:with-param
				name="name" select="$season"/></xsl:call-template></h1>
			<p><xsl:value-of select="@title"/>, played on <time datetime="{page/@played}"><xsl:value-of
				select="tp:date(page/@played)"/></time>.</p>
			<xsl:call-template name="steps"><xsl:with-param name="n" select="@season"/><xsl:with-param
				name="on" select="page/@last = 'no'"/></xsl:call-template>
			<xsl:if test="facts/fact[@lead]">
				<p class="lead"><xsl:for-each select="facts/fact[@lead]">
					<xsl:if test="position() &gt; 1"><xsl:text> </xsl:text></xsl:if>
					<xsl:value-of select="@lead"/>
				</xsl:for-each></p>
			</xsl:if>
			<xsl:call-template name="boards"/>
			<xsl:apply-templates select="facts"/>
			<!-- Of a seat's own archive: what it was sent. -->
			<xsl:if test="$me != 'nobody' and letter/line"><xsl:apply-templates select="letter"/></xsl:if>
			<xsl:call-template name="letters"/>
			<xsl:call-template name="map"/>
			<xsl:call-template name="standings"/>
			<xsl:call-template name="holdings"/>
			<xsl:call-template name="open"/>
			<xsl:call-template name="proof"/>
			<xsl:call-template name="steps"><xsl:with-param name="n" select="@season"/><xsl:with-param
				name="on" select="page/@last = 'no'"/></xsl:call-template>
		</xsl:with-param>
	</xsl:call-template>
</xsl:template>

<xsl:template name="season-small">
	<xsl:param name="name"/>
	<xsl:value-of select="concat(translate(substring($name, 1, 1), 'ST', 'st'), substring($name, 2))"/>
</xsl:template>

<!-- Before and after, side by side where there is room. -->
<xsl:template name="boards">
	<xsl:if test="page/svg:svg">
		<div class="boards">
			<xsl:if test="page/before/position">
				<figure class="before">
					<img src="season-{@season - 1}.svg#plain" alt="The map before this season"/>
					<figcaption>Before</figcaption>
				</figure>
			</xsl:if>
			<figure class="after">
				<xsl:copy-of select="page/svg:svg"/>
				<figcaption>
					<xsl:if test="page/before/position">After; what changed is ringed.
						<xsl:text> </xsl:text></xsl:if>
					<a href="season-{@season}.svg">The map alone</a>
				</figcaption>
			</figure>
		</div>
		<p class="seats"><xsl:for-each select="seats/seat">
			<span class="who"><xsl:call-template name="seat-badge"><xsl:with-param name="seat"
				select="@name"/></xsl:call-template><xsl:text> </xsl:text><xsl:call-template
				name="player"/></span><xsl:text> </xsl:text>
		</xsl:for-each></p>
	</xsl:if>
</xsl:template>

<!-- The drawing in letters stands where there is no picture. -->
<xsl:template name="map">
	<h2>The map in words</h2>
	<xsl:if test="not(page/svg:svg)"><xsl:apply-templates select="drawing"/></xsl:if>
	<xsl:call-template name="map-in-words"/>
</xsl:template>

<!-- A clause leads to the rules. -->
<xsl:template match="@clause">
	<a class="clause" href="../../rules/{/report/@game}.html#{translate(., ' ', '-')}">[<xsl:value-of
		select="."/>]</a>
</xsl:template>

<!-- What was told to some alone may say "you" to them. -->
<xsl:template match="fact" mode="said">
	<xsl:if test="@heard != ''"><i class="heard">To <xsl:value-of select="translate(@heard, ' ', ',')"
		/>: </i></xsl:if>
	<xsl:value-of select="."/>
</xsl:template>

<!-- They are there once the match is over. -->
<xsl:template name="letters">
	<xsl:if test="page/letter-of">
		<h2>The letters, and what came of them</h2>
		<xsl:for-each select="page/letter-of">
			<xsl:variable name="seat" select="/report/seats/seat[@name = current()/@seat]"/>
			<details><summary><xsl:call-template name="seat-badge"><xsl:with-param name="seat"
				select="@seat"/></xsl:call-template><xsl:text> </xsl:text><xsl:for-each
				select="$seat"><xsl:call-template name="player"/></xsl:for-each><xsl:choose>
				<xsl:when test="letter/@came = 'no'">: no letter came</xsl:when>
				<xsl:otherwise>: <xsl:value-of select="count(letter/line[@number])"/> lines</xsl:otherwise>
			</xsl:choose></summary>
				<xsl:apply-templates select="letter"/>
			</details>
		</xsl:for-each>
	</xsl:if>
</xsl:template>

<xsl:template match="letter-of/letter">
	<xsl:apply-templates select="problem"/>
	<xsl:if test="line"><xsl:call-template name="lines"/></xsl:if>
	<xsl:if test="asked"><p>Asked, and answered by the rules: <xsl:for-each select="asked"><xsl:if
		test="position() &gt; 1">; </xsl:if><xsl:value-of select="concat(@question, ': ',
		@answer)"/></xsl:for-each>.</p></xsl:if>
</xsl:template>

<xsl:template name="proof">
	<xsl:if test="page/record">
		<h2>What proves it</h2>
		<p>Whoever has a report of this season by mail can compare: its receipt names this record.
			<a href="season-{@season}.xml">All that stands here, for programs</a>.</p>
		<details><summary>Record <xsl:value-of select="page/record/@number"/></summary>
			<xsl:call-template name="box">
				<xsl:with-param name="label">The record</xsl:with-param>
				<xsl:with-param name="text" select="page/record"/>
			</xsl:call-template>
		</details>
	</xsl:if>
</xsl:template>

</xsl:stylesheet>
