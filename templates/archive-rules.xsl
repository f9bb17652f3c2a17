<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: MIT -->
<!-- The rules of a game as played: a clause each. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
<xsl:import href="archive.xsl"/>

<xsl:template match="/rules-page">
	<xsl:call-template name="frame">
		<xsl:with-param name="title">The rules of <xsl:value-of select="concat(@title, ' - ', @club)"/></xsl:with-param>
		<xsl:with-param name="root">../</xsl:with-param>
		<xsl:with-param name="club" select="@club"/>
		<xsl:with-param name="crumbs"><li aria-current="page">The rules of <xsl:value-of
			select="@title"/></li></xsl:with-param>
	</xsl:call-template>
</xsl:template>

<xsl:template match="/rules-page" mode="main">
	<h1>The rules of <xsl:value-of select="@title"/></h1>
	<p>As played here, in our own words. A house rule decides where the rulebook is silent or says two
				things.</p>
	<nav aria-label="Parts"><ul class="parts"><xsl:for-each
		select="clause[not(@heading = preceding-sibling::clause[1]/@heading)]">
		<li><a href="#part-{count(preceding-sibling::clause) + 1}"><xsl:value-of
			select="@heading"/></a></li>
	</xsl:for-each></ul></nav>
	<xsl:apply-templates select="clause"/>
</xsl:template>

<xsl:template match="clause">
	<xsl:if test="not(@heading = preceding-sibling::clause[1]/@heading)">
		<h2 id="part-{count(preceding-sibling::clause) + 1}"><xsl:value-of select="@heading"/></h2>
	</xsl:if>
	<p class="rule" id="{translate(@id, ' ', '-')}"><b><xsl:value-of select="@id"/></b><xsl:text> </xsl:text><xsl:value-of
		select="."/><xsl:if test="@house = 'yes'"><xsl:text> </xsl:text><span class="clause">(a house
		rule)</span></xsl:if></p>
</xsl:template>
</xsl:stylesheet>
