<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: MIT -->
<!-- What the page of a match says of one of its seasons: who stood where, what turned, and all words of its
     story, to be searched. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
<xsl:output method="xml" encoding="UTF-8" omit-xml-declaration="yes"/>

<xsl:template match="/report">
	<xsl:apply-templates select="seats | facts/fact[@lead or @turning]"/>
	<words><xsl:for-each select="facts/fact"><xsl:value-of select="concat(., ' ')"/></xsl:for-each></words>
	<xsl:text>&#10;</xsl:text>
</xsl:template>
<xsl:template match="seats">
	<xsl:text>&#10;</xsl:text><seats><xsl:copy-of select="seat"/></seats><xsl:text>&#10;</xsl:text>
</xsl:template>
<xsl:template match="fact">
	<fact number="{@number}" name="{@name}"><xsl:copy-of select="@lead | @turning"/><xsl:value-of
		select="."/></fact><xsl:text>&#10;</xsl:text>
</xsl:template>
</xsl:stylesheet>
