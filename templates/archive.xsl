<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: MIT -->
<!-- What all pages of an archive have: the frame round their content. Nothing in it leads out of the
     site, and nothing but a convenience needs a script. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
<xsl:import href="archive-words.xsl"/>
<xsl:output method="html" encoding="UTF-8" indent="no" doctype-system="about:legacy-compat"/>

<!-- title: of the page; root: the way to the top, "../../"; crumbs: the items above it, of which the first page has none. What it says, beginning with its heading, is the page's mode main. -->
<xsl:template name="frame">
	<xsl:param name="title"/>
	<xsl:param name="root"/>
	<xsl:param name="club"/>
	<xsl:param name="crumbs" select="/.."/>
	<xsl:param name="feed" select="false()"/>
	<html lang="en">
	<head>
		<meta name="viewport" content="width=device-width, initial-scale=1"/>
		<title><xsl:value-of select="$title"/></title>
		<link rel="icon" href="data:,"/>
		<link rel="stylesheet" href="{$root}archive.css"/>
		<xsl:if test="$feed"><link rel="alternate" type="application/atom+xml" title="{$title}"
			href="feed.xml"/></xsl:if>
		<script src="{$root}archive.js" defer="defer"><xsl:text> </xsl:text></script>
	</head>
	<body>
		<a class="skip" href="#main">To the content</a>
		<xsl:if test="$crumbs"><header class="site">
			<nav aria-label="Where you are"><ol class="crumbs">
				<li><a href="{$root}index.html"><xsl:value-of select="$club"/></a></li>
				<xsl:copy-of select="$crumbs"/>
			</ol></nav>
		</header></xsl:if>
		<main id="main"><xsl:apply-templates select="." mode="main"/></main>
	</body>
	</html>
</xsl:template>

<!-- From season n to the one before it, to all, and on. Where it stands twice, each has a label of its own. -->
<xsl:template name="steps">
	<xsl:param name="n"/>
	<xsl:param name="on"/>
	<xsl:param name="label">Seasons</xsl:param>
	<nav class="steps" aria-label="{$label}">
		<span class="back"><xsl:if test="$n &gt; 0">
			<a rel="prev" href="season-{$n - 1}.html"><span aria-hidden="true">&#8592; </span><xsl:call-template
				name="season-name"><xsl:with-param name="n" select="$n - 1"/></xsl:call-template></a>
		</xsl:if></span>
		<a class="up" href="index.html">All <xsl:call-template name="season-word"/>s</a>
		<span class="on"><xsl:if test="$on">
			<a rel="next" href="season-{$n + 1}.html"><xsl:call-template name="season-name"><xsl:with-param
				name="n" select="$n + 1"/></xsl:call-template><span aria-hidden="true"> &#8594;</span></a>
		</xsl:if></span>
	</nav>
</xsl:template>

<!-- A seat's colour, with the letter it has on maps. -->
<xsl:template name="seat-badge">
	<xsl:param name="seat"/>
	<span class="badge {$seat}" aria-hidden="true"><xsl:choose>
		<xsl:when test="$seat = 'black'">K</xsl:when>
		<xsl:otherwise><xsl:value-of select="translate(substring($seat, 1, 1), 'rgybw', 'RGYBW')"/></xsl:otherwise>
	</xsl:choose></span>
</xsl:template>
</xsl:stylesheet>
