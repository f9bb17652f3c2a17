<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: MIT -->
<!-- What can be searched in a match, as data for archive.js: address, name and words of each season. Quote
     marks and backslashes become others that a string may hold. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
<xsl:import href="archive-words.xsl"/>
<xsl:output method="text" encoding="UTF-8"/>

<xsl:template match="/match-page">
	<xsl:text>tradepostSearch([&#10;</xsl:text>
	<xsl:for-each select="season">
		<xsl:text>["season-</xsl:text><xsl:value-of select="@n"/><xsl:text>.html", "</xsl:text>
		<xsl:call-template name="season-name"><xsl:with-param name="n" select="@n"/></xsl:call-template>
		<xsl:text>", "</xsl:text>
		<xsl:value-of select="translate(normalize-space(words), '&quot;\&#x2028;&#x2029;', &quot;'/  &quot;)"/>
		<xsl:text>"]</xsl:text><xsl:if test="position() != last()">,</xsl:if><xsl:text>&#10;</xsl:text>
	</xsl:for-each>
	<xsl:text>]);&#10;</xsl:text>
</xsl:template>
</xsl:stylesheet>
