<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: MIT -->
<!-- The season that is awaited: where the page of the last one leads on to. And one that the program
     cannot tell of, for it lacks the rules it was played by. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
<xsl:import href="archive.xsl"/>

<xsl:variable name="match"><xsl:call-template name="title-case"><xsl:with-param name="text"
	select="/next-page/@name"/></xsl:call-template></xsl:variable>
<xsl:variable name="season"><xsl:call-template name="season-name"><xsl:with-param name="n"
	select="/next-page/@next"/></xsl:call-template></xsl:variable>

<xsl:template match="/next-page">
	<xsl:call-template name="frame">
		<xsl:with-param name="title" select="concat($season, ' - ', $match, ' - ', @club)"/>
		<xsl:with-param name="root">../../</xsl:with-param>
		<xsl:with-param name="club" select="@club"/>
		<xsl:with-param name="crumbs">
			<li><a href="index.html"><xsl:value-of select="$match"/></a></li>
			<li aria-current="page"><xsl:value-of select="$season"/></li>
		</xsl:with-param>
	</xsl:call-template>
</xsl:template>

<xsl:template match="/next-page" mode="main">
	<h1><xsl:value-of select="$match"/>: <xsl:call-template name="season-small"><xsl:with-param name="name"
		select="$season"/></xsl:call-template></h1>
	<p><xsl:choose>
		<xsl:when test="@rules">The program that made these pages does not have revision <xsl:value-of select="@rules"/><xsl:text> of the rules, by which this season was played. The reports are in the players' mails, and the records are in </xsl:text><a
			href="season-{@next}.txt">season-<xsl:value-of select="@next"/>.txt</a>.</xsl:when>
		<xsl:when test="@state = 'seating'"><xsl:call-template name="seating"/></xsl:when>
		<xsl:when test="@state = 'aside'">The match was put aside.</xsl:when>
		<xsl:when test="@due">It is not played yet. Letters are due on <time datetime="{@due}"><xsl:value-of
	select="@due-local"/></time>. <xsl:apply-templates select="awaited"/></xsl:when>
		<xsl:otherwise>It is not played yet. <xsl:apply-templates select="awaited"/></xsl:otherwise>
	</xsl:choose></p>
	<xsl:call-template name="steps"><xsl:with-param name="n" select="@next"/><xsl:with-param
		name="on" select="@on = 'yes'"/></xsl:call-template>
</xsl:template>
</xsl:stylesheet>
