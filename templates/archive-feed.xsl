<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: MIT -->
<!-- The last seasons of a match for feed readers (Atom). Its links are relative where the settings do not say where
     the site lies. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
	xmlns="http://www.w3.org/2005/Atom">
<xsl:import href="archive-words.xsl"/>
<xsl:output method="xml" encoding="UTF-8" indent="no"/>

<xsl:template match="/match-page">
	<xsl:variable name="match"><xsl:call-template name="title-case"><xsl:with-param name="text"
		select="@name"/></xsl:call-template></xsl:variable>
	<feed>
		<id><xsl:value-of select="concat('tag:tradepost,2026:', @gid)"/></id>
		<title><xsl:value-of select="concat($match, ' - ', @title, ' - ', @club)"/></title>
		<updated><xsl:call-template name="moment"><xsl:with-param name="time"
			select="(@made[not(/match-page/season)] | season[last()]/@played)[1]"/></xsl:call-template></updated>
		<author><name><xsl:value-of select="@club"/></name></author>
		<xsl:if test="@site"><link rel="self" href="{@site}feed.xml"/></xsl:if>
		<link rel="alternate" href="{@site}index.html"/>
		<xsl:for-each select="season[position() &gt; last() - 20]">
			<xsl:sort select="@n" data-type="number" order="descending"/>
			<entry>
				<id><xsl:value-of select="concat('tag:tradepost,2026:', /match-page/@gid, ':', @n)"/></id>
				<title><xsl:value-of select="$match"/>: <xsl:call-template name="season-name"><xsl:with-param
					name="n" select="@n"/></xsl:call-template></title>
				<updated><xsl:call-template name="moment"><xsl:with-param name="time"
					select="@played"/></xsl:call-template></updated>
				<link rel="alternate" href="{/match-page/@site}season-{@n}.html"/>
				<summary><xsl:for-each select="fact[@turning]"><xsl:value-of select="."/><xsl:text> </xsl:text></xsl:for-each></summary>
			</entry>
		</xsl:for-each>
	</feed>
</xsl:template>

<!-- Atom wants seconds. -->
<xsl:template name="moment">
	<xsl:param name="time"/>
	<xsl:value-of select="concat(substring-before(concat($time, 'Z'), 'Z'), ':00Z')"/>
</xsl:template>
</xsl:stylesheet>
