<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: MIT -->
<!-- How matches and seasons are called, in pages, maps and feeds. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
<!-- Of a seat: its player, where that player wants to be named, else the seat. -->
<xsl:template name="who">
	<xsl:value-of select="@player"/>
	<xsl:if test="@player = ''"><xsl:call-template name="title-case"><xsl:with-param name="text"
		select="@name"/></xsl:call-template></xsl:if>
</xsl:template>

<!-- "Letters to come: Red, Blue." -->
<xsl:template match="awaited">
	<xsl:text>Letters to come: </xsl:text>
	<xsl:for-each select="seat"><xsl:if test="position() &gt; 1">, </xsl:if><xsl:call-template
		name="title-case"><xsl:with-param name="text" select="@name"/></xsl:call-template></xsl:for-each>
	<xsl:text>.</xsl:text>
</xsl:template>
<xsl:template match="awaited[not(seat)]">It waits for no letter.</xsl:template>

<!-- "1 line", "2 lines" -->
<xsl:template name="counted">
	<xsl:param name="n"/>
	<xsl:param name="one"/>
	<xsl:param name="more" select="concat($one, 's')"/>
	<xsl:value-of select="concat($n, ' ')"/>
	<xsl:choose>
		<xsl:when test="$n = 1"><xsl:value-of select="$one"/></xsl:when>
		<xsl:otherwise><xsl:value-of select="$more"/></xsl:otherwise>
	</xsl:choose>
</xsl:template>

<!-- Of a match that has not begun. -->
<xsl:template name="seating">
	<xsl:choose>
		<xsl:when test="player[@seated = 'no']">Its seats are being filled: <xsl:value-of
			select="count(player[@seated = 'yes'])"/> of <xsl:value-of select="@seats"/> are taken.</xsl:when>
		<xsl:otherwise>All its seats are taken. It has not begun.</xsl:otherwise>
	</xsl:choose>
</xsl:template>

<!-- "harbour" as "Harbour" -->
<xsl:template name="title-case">
	<xsl:param name="text"/>
	<xsl:value-of select="concat(translate(substring($text, 1, 1), 'abcdefghijklmnopqrstuvwxyz',
		'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), substring($text, 2))"/>
</xsl:template>

<!-- "Season 3" as "season 3" -->
<xsl:template name="season-small">
	<xsl:param name="name"/>
	<xsl:value-of select="concat(translate(substring($name, 1, 1), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
		'abcdefghijklmnopqrstuvwxyz'), substring($name, 2))"/>
</xsl:template>

<!-- What the game of this page, or of this match in a list, calls a season: "month". -->
<xsl:template name="season-word">
	<xsl:variable name="word" select="(ancestor-or-self::*/@word | /report/page/@word)[last()]"/>
	<xsl:value-of select="$word"/>
	<xsl:if test="not($word)">season</xsl:if>
</xsl:template>

<xsl:template name="season-name">
	<xsl:param name="n"/>
	<xsl:variable name="word"><xsl:call-template name="season-word"/></xsl:variable>
	<xsl:choose>
		<xsl:when test="$n = 0">The set-up</xsl:when>
		<xsl:otherwise><xsl:call-template name="title-case"><xsl:with-param name="text"
			select="$word"/></xsl:call-template><xsl:text> </xsl:text><xsl:value-of select="$n"/></xsl:otherwise>
	</xsl:choose>
</xsl:template>

<!-- "after month 36" -->
<xsl:template name="after-last">
	<xsl:variable name="name"><xsl:call-template name="season-name"><xsl:with-param name="n" select="@next - 1"
		/></xsl:call-template></xsl:variable>
	<xsl:text>after </xsl:text>
	<xsl:call-template name="season-small"><xsl:with-param name="name" select="$name"/></xsl:call-template>
</xsl:template>
</xsl:stylesheet>
