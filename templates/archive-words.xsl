<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: MIT -->
<!-- How matches, seasons and days are called, in pages, maps and feeds. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
<!-- "harbour" as "Harbour" -->
<xsl:template name="title-case">
	<xsl:param name="text"/>
	<xsl:value-of select="concat(translate(substring($text, 1, 1), 'abcdefghijklmnopqrstuvwxyz',
		'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), substring($text, 2))"/>
</xsl:template>

<xsl:template name="season-name">
	<xsl:param name="n"/>
	<xsl:choose>
		<xsl:when test="$n = 0">The set-up</xsl:when>
		<xsl:otherwise>Season <xsl:value-of select="$n"/></xsl:otherwise>
	</xsl:choose>
</xsl:template>

<!-- "2026-12-06T20:00Z" as "6 December 2026" -->
<xsl:template name="date">
	<xsl:param name="time"/>
	<xsl:variable name="month" select="substring($time, 6, 2)"/>
	<xsl:value-of select="concat(number(substring($time, 9, 2)), ' ')"/>
	<xsl:choose>
		<xsl:when test="$month = 1">January</xsl:when>
		<xsl:when test="$month = 2">February</xsl:when>
		<xsl:when test="$month = 3">March</xsl:when>
		<xsl:when test="$month = 4">April</xsl:when>
		<xsl:when test="$month = 5">May</xsl:when>
		<xsl:when test="$month = 6">June</xsl:when>
		<xsl:when test="$month = 7">July</xsl:when>
		<xsl:when test="$month = 8">August</xsl:when>
		<xsl:when test="$month = 9">September</xsl:when>
		<xsl:when test="$month = 10">October</xsl:when>
		<xsl:when test="$month = 11">November</xsl:when>
		<xsl:otherwise>December</xsl:otherwise>
	</xsl:choose>
	<xsl:value-of select="concat(' ', substring($time, 1, 4))"/>
</xsl:template>

<!-- The end of a map's description, which a page that shows the map leaves out. -->
<xsl:template name="elsewhere">What stands on it is told in words on the page of the season.</xsl:template>
</xsl:stylesheet>
