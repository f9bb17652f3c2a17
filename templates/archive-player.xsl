<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: MIT -->
<!-- A player with all their matches. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
<xsl:import href="archive.xsl"/>
<xsl:variable name="id" select="/player-page/@id"/>
<xsl:variable name="mine" select="/player-page/match/player[@id = $id]"/>

<!-- As their last match calls them. -->
<xsl:variable name="name" select="$mine[last()]/@name"/>

<xsl:template match="/player-page">
	<xsl:call-template name="frame">
		<xsl:with-param name="title" select="concat($name, ' - ', @club)"/>
		<xsl:with-param name="root">../</xsl:with-param>
		<xsl:with-param name="club" select="@club"/>
		<xsl:with-param name="crumbs"><li aria-current="page"><xsl:value-of select="$name"/></li></xsl:with-param>
	</xsl:call-template>
</xsl:template>

<xsl:template match="/player-page" mode="main">
	<h1><xsl:value-of select="$name"/></h1>
	<p><xsl:call-template name="record"/></p>
	<section class="fit" aria-label="The matches" tabindex="0"><table class="wide">
		<thead><tr><th scope="col">Match</th><th scope="col">Seat</th><th
			scope="col" class="num">Rank</th><th scope="col" class="num">Points</th><th scope="col"
			class="num">Letters</th></tr></thead>
		<tbody><xsl:for-each select="$mine">
			<xsl:variable name="stands" select="../seats/seat[@name = current()/@seat]"/>
			<tr>
				<th scope="row"><a href="../matches/{../@name}/index.html"><xsl:call-template
					name="title-case"><xsl:with-param name="text"
					select="../@name"/></xsl:call-template></a><span class="below"><xsl:value-of select="../@title"/><xsl:if
					test="../@state != 'over'">, running</xsl:if></span></th>
				<td><xsl:call-template name="seat-badge"><xsl:with-param name="seat"
					select="@seat"/></xsl:call-template><xsl:text> </xsl:text><xsl:call-template name="title-case"><xsl:with-param
					name="text" select="@seat"/></xsl:call-template></td>
				<td class="num"><xsl:value-of select="$stands/@rank"/> of <xsl:value-of select="../@seats"/></td>
				<td class="num"><xsl:value-of select="$stands/@points"/></td>
				<td class="num"><xsl:value-of select="@letters"/> of <xsl:value-of select="@seasons"/></td>
			</tr>
		</xsl:for-each></tbody>
	</table></section>
</xsl:template>

<xsl:template name="record">
	<xsl:variable name="ended" select="$mine[../@state = 'over']"/>
	<xsl:variable name="won" select="$ended[../seats/seat[@rank = 1]/@name = @seat]"/>
	<xsl:value-of select="concat(count($mine), ' ')"/>
	<xsl:choose><xsl:when test="count($mine) = 1">match</xsl:when><xsl:otherwise>matches</xsl:otherwise></xsl:choose>
	<xsl:if test="$ended">, <xsl:value-of select="count($ended)"/> ended, <xsl:value-of
		select="count($won)"/> won</xsl:if>
	<xsl:text>; </xsl:text>
	<xsl:value-of select="sum($mine/@letters)"/> of <xsl:value-of select="sum($mine/@seasons)"/> letters came.
</xsl:template>
</xsl:stylesheet>
