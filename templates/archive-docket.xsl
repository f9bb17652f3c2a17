<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: MIT -->
<!-- What was ruled in a match. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
<xsl:import href="archive.xsl"/>

<xsl:variable name="match"><xsl:call-template name="title-case"><xsl:with-param name="text"
	select="/docket-page/@name"/></xsl:call-template></xsl:variable>

<xsl:template match="/docket-page">
	<xsl:call-template name="frame">
		<xsl:with-param name="title">The docket of <xsl:value-of select="concat($match, ' - ', @club)"/></xsl:with-param>
		<xsl:with-param name="root">../../</xsl:with-param>
		<xsl:with-param name="club" select="@club"/>
		<xsl:with-param name="crumbs">
			<li><a href="index.html"><xsl:value-of select="$match"/></a></li>
			<li aria-current="page">The docket</li>
		</xsl:with-param>
	</xsl:call-template>
</xsl:template>

<xsl:template match="/docket-page" mode="main">
	<h1>The docket of <xsl:value-of select="$match"/></h1>
	<p>What players disputed, and how the referee ruled.</p>
	<xsl:apply-templates select="dispute"/>
</xsl:template>

<xsl:template match="dispute">
	<h2 id="dispute-{@number}">Dispute <xsl:value-of select="@number"/></h2>
	<p><xsl:call-template name="title-case"><xsl:with-param name="text" select="@seat"/></xsl:call-template>
		on <a href="season-{@season}.html"><xsl:call-template name="season-name"><xsl:with-param name="n"
		select="@season"/></xsl:call-template></a>, ruled on <time datetime="{@ruled}"><xsl:value-of
			select="@ruled-local"/></time><xsl:if test="@clause != ''"> by <a
		href="../../rules/{/docket-page/@game}.html#{translate(@clause, ' ', '-')}"><xsl:value-of
		select="@clause"/></a></xsl:if>.</p>
	<xsl:if test="text"><h3>The player</h3><pre class="notes"><xsl:value-of select="text"/></pre></xsl:if>
	<h3>The ruling</h3>
	<pre class="notes"><xsl:value-of select="ruling"/></pre>
</xsl:template>
</xsl:stylesheet>
