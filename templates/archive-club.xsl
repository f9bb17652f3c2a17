<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: MIT -->
<!-- The first page of an archive: the matches of a club, those that run first. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
	xmlns:tp="tag:tradepost:functions" exclude-result-prefixes="tp">
<xsl:import href="archive.xsl"/>

<xsl:template match="/club-page">
	<xsl:call-template name="frame">
		<xsl:with-param name="title" select="@club"/>
		<xsl:with-param name="club" select="@club"/>
		<xsl:with-param name="main">
			<h1><xsl:value-of select="@club"/></h1>
			<p>Matches by letter: every season of each, with its map, its story and what proves it.</p>
			<xsl:if test="not(match)"><p>No match was made yet.</p></xsl:if>
			<xsl:if test="match[@state != 'over']">
				<h2>Running</h2>
				<ul class="cards"><xsl:apply-templates select="match[@state != 'over']"/></ul>
			</xsl:if>
			<xsl:if test="match[@state = 'over']">
				<h2>Ended</h2>
				<ul class="cards"><xsl:apply-templates select="match[@state = 'over']"/></ul>
			</xsl:if>
			<xsl:if test="match/player/@id"><xsl:call-template name="fame"/></xsl:if>
		</xsl:with-param>
	</xsl:call-template>
</xsl:template>

<!-- Each player once: who won most, and of how many of his letters came. -->
<xsl:key name="player" match="/club-page/match/player[@id]" use="@id"/>
<xsl:key name="won" match="/club-page/match[@state = 'over']/player[@seat
	= ../seats/seat[@rank = 1]/@name]" use="@id"/>
<xsl:template name="fame">
	<h2>The players</h2>
	<section class="fit" aria-label="The players" tabindex="0"><table class="wide">
		<thead><tr><th scope="col">Player</th><th scope="col" class="num">Matches</th><th scope="col"
			class="num">Ended</th><th scope="col" class="num">Won</th><th scope="col" class="num">Letters</th></tr></thead>
		<tbody><xsl:for-each select="match/player[generate-id() = generate-id(key('player', @id)[1])]">
			<xsl:sort select="count(key('won', @id))" data-type="number" order="descending"/>
			<xsl:sort select="count(key('player', @id))" data-type="number" order="descending"/>
			<xsl:sort select="@name"/>
			<xsl:variable name="parts" select="key('player', @id)"/>
			<tr>
				<th scope="row"><a href="players/{@id}.html"><xsl:value-of
					select="$parts[last()]/@name"/></a></th>
				<td class="num"><xsl:value-of select="count($parts)"/></td>
				<td class="num"><xsl:value-of select="count($parts[../@state = 'over'])"/></td>
				<td class="num"><xsl:value-of select="count(key('won', @id))"/></td>
				<td class="num"><xsl:value-of select="concat(sum($parts/@letters), ' of ',
					sum($parts/@seasons))"/></td>
			</tr>
		</xsl:for-each></tbody>
	</table></section>
</xsl:template>

<xsl:template match="match">
	<li>
		<h3><a href="matches/{@name}/index.html"><xsl:call-template name="title-case"><xsl:with-param
			name="text" select="@name"/></xsl:call-template></a></h3>
		<p><xsl:value-of select="@title"/>. <xsl:choose>
			<xsl:when test="@state = 'over' and @next = 0">Ended before the set-up.</xsl:when>
			<xsl:when test="@state = 'over'">Over after season <xsl:value-of select="@next - 1"/>.</xsl:when>
			<xsl:when test="@state = 'seating'">Its seats are being filled.</xsl:when>
			<xsl:when test="@state = 'aside'">Put aside.</xsl:when>
			<xsl:otherwise><xsl:call-template name="season-name"><xsl:with-param name="n"
				select="@next"/></xsl:call-template> is awaited.</xsl:otherwise>
		</xsl:choose></p>
		<xsl:if test="seats/seat">
			<p><xsl:for-each select="seats/seat"><xsl:sort select="@rank" data-type="number"/>
				<span class="who"><xsl:call-template name="seat-badge"><xsl:with-param name="seat"
					select="@name"/></xsl:call-template><xsl:text> </xsl:text><xsl:value-of
					select="@player"/></span><xsl:text> </xsl:text>
			</xsl:for-each></p>
		</xsl:if>
	</li>
</xsl:template>
</xsl:stylesheet>
