<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: MIT -->
<!-- The first page of an archive: the matches of a club, those that run first. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
<xsl:import href="archive.xsl"/>

<xsl:template match="/club-page">
	<xsl:call-template name="frame">
		<xsl:with-param name="title" select="@club"/>
		<xsl:with-param name="club" select="@club"/>
	</xsl:call-template>
</xsl:template>

<xsl:template match="/club-page" mode="main">
	<h1><xsl:value-of select="@club"/></h1>
	<p>Matches by letter: every season of each, with its map, its story and what proves it.</p>
	<xsl:if test="@desk = 'yes'"><p><a href="desk.html">The desk</a> opens the report of your mail, and tries your
		orders before you send them.</p></xsl:if>
	<xsl:if test="not(match)"><p>No match was made yet.</p></xsl:if>
	<xsl:if test="match/@game != match/@game"><xsl:call-template name="games"/></xsl:if>
	<xsl:call-template name="part">
		<xsl:with-param name="part">running</xsl:with-param>
		<xsl:with-param name="title">Running</xsl:with-param>
		<xsl:with-param name="matches" select="match[@state != 'over']"/>
	</xsl:call-template>
	<xsl:call-template name="part">
		<xsl:with-param name="part">ended</xsl:with-param>
		<xsl:with-param name="title">Ended</xsl:with-param>
		<xsl:with-param name="matches" select="match[@state = 'over']"/>
	</xsl:call-template>
	<xsl:if test="match/player/@id"><xsl:call-template name="fame"/></xsl:if>
</xsl:template>

<!-- ==== the matches, by their games ==== -->
<xsl:key name="game" match="match" use="@game"/>
<xsl:key name="running" match="match[@state != 'over']" use="@game"/>
<xsl:key name="ended" match="match[@state = 'over']" use="@game"/>

<!-- Where there are several: how many of each, and where they stand. -->
<xsl:template name="games">
	<nav aria-label="Games"><ul class="games">
		<xsl:for-each select="match[generate-id() = generate-id(key('game', @game)[1])]">
			<xsl:sort select="@title"/>
			<xsl:variable name="running" select="count(key('running', @game))"/>
			<xsl:variable name="ended" select="count(key('ended', @game))"/>
			<li><xsl:value-of select="@title"/>: <xsl:if test="$running"><a
				href="#running-{@game}"><xsl:value-of select="$running"/> running</a></xsl:if><xsl:if
				test="$running and $ended">, </xsl:if><xsl:if test="$ended"><a
				href="#ended-{@game}"><xsl:value-of select="$ended"/> ended</a></xsl:if></li>
		</xsl:for-each>
	</ul></nav>
</xsl:template>

<!-- Games have headings of their own where there are too many matches to be seen at once. -->
<xsl:template name="part">
	<xsl:param name="part"/>
	<xsl:param name="title"/>
	<xsl:param name="matches"/>
	<xsl:variable name="many" select="count($matches) &gt; 12 and $matches/@game != $matches/@game"/>
	<xsl:if test="$matches"><h2><xsl:value-of select="$title"/></h2></xsl:if>
	<xsl:if test="$many">
		<xsl:for-each select="$matches[generate-id() = generate-id(key($part, @game)[1])]">
			<xsl:sort select="@title"/>
			<h3 id="{$part}-{@game}"><xsl:value-of select="@title"/></h3>
			<ul class="cards"><xsl:apply-templates select="key($part, @game)">
				<xsl:with-param name="heading">h4</xsl:with-param>
			</xsl:apply-templates></ul>
		</xsl:for-each>
	</xsl:if>
	<xsl:if test="$matches and not($many)">
		<ul class="cards"><xsl:apply-templates select="$matches">
			<xsl:sort select="@title"/>
			<xsl:with-param name="heading">h3</xsl:with-param>
			<xsl:with-param name="part" select="$part"/>
		</xsl:apply-templates></ul>
	</xsl:if>
</xsl:template>

<!-- "Red and Blue won with 8 runes, after month 36, on Sunday ..." -->
<xsl:template name="won">
	<xsl:variable name="first" select="seats/seat[@rank = 1]"/>
	<xsl:for-each select="$first"><xsl:if test="position() &gt; 1"> and </xsl:if><xsl:call-template
		name="who"/></xsl:for-each> won with <xsl:value-of select="$first/@score"/>, <xsl:call-template
		name="after-last"/><xsl:if test="last">, on <time datetime="{last/@played}"><xsl:value-of
		select="last/@played-local"/></time></xsl:if>.
</xsl:template>

<!-- Each player once: who won most, and how many of their letters came. -->
<xsl:key name="player" match="/club-page/match/player[@id]" use="@id"/>
<xsl:key name="won" match="/club-page/match[@state = 'over']/player[@seat
	= ../seats/seat[@rank = 1]/@name]" use="@id"/>
<xsl:template name="fame">
	<h2>The players</h2>
	<p>The players who asked to be named; those who won most come first.</p>
	<section class="fit" aria-label="The players" tabindex="0"><table class="wide">
		<thead><tr><th scope="col">Player</th><th scope="col" class="num">Matches</th><th scope="col"
			class="num">Ended</th><th scope="col" class="num">Won</th><th scope="col" class="num">Letters</th></tr></thead>
		<tbody><xsl:for-each select="match/player[generate-id() = generate-id(key('player', @id)[1])]">
			<xsl:sort select="count(key('won', @id))" data-type="number" order="descending"/>
			<xsl:sort select="count(key('player', @id))" data-type="number" order="descending"/>
			<xsl:sort select="@name"/>
			<xsl:variable name="parts" select="key('player', @id)"/>
			<tr>
				<th scope="row"><a href="players/{@id}.html"><xsl:value-of
					select="$parts[last()]/@name"/></a></th>
				<td class="num"><xsl:value-of select="count($parts)"/></td>
				<td class="num"><xsl:value-of select="count($parts[../@state = 'over'])"/></td>
				<td class="num"><xsl:value-of select="count(key('won', @id))"/></td>
				<td class="num"><xsl:value-of select="sum($parts/@letters)"/> of <xsl:value-of
					select="sum($parts/@seasons)"/></td>
			</tr>
		</xsl:for-each></tbody>
	</table></section>
</xsl:template>

<!-- part: where the first of a game says that its matches begin. -->
<xsl:template match="match">
	<xsl:param name="heading"/>
	<xsl:param name="part" select="''"/>
	<li>
		<xsl:if test="$part != '' and generate-id() = generate-id(key($part, @game)[1])">
			<xsl:attribute name="id"><xsl:value-of select="concat($part, '-', @game)"/></xsl:attribute>
		</xsl:if>
		<xsl:if test="last/@drawn = 'yes'"><a href="matches/{@name}/index.html" tabindex="-1" aria-hidden="true"><img
			src="matches/{@name}/season-{@next - 1}.svg#plain" alt="" loading="lazy"/></a></xsl:if>
		<xsl:element name="{$heading}"><a href="matches/{@name}/index.html"><xsl:call-template name="title-case"><xsl:with-param
			name="text" select="@name"/></xsl:call-template></a></xsl:element>
		<p><xsl:value-of select="@title"/>. <xsl:choose>
			<xsl:when test="@state = 'over' and @next = 0">Ended before the set-up.</xsl:when>
			<xsl:when test="@state = 'over'"><xsl:call-template name="won"/></xsl:when>
			<xsl:when test="@state = 'seating'"><xsl:call-template name="seating"/></xsl:when>
			<xsl:when test="@state = 'aside'">Put aside.</xsl:when>
			<xsl:when test="@due"><xsl:call-template name="season-name"><xsl:with-param name="n"
				select="@next"/></xsl:call-template> is due on <time datetime="{@due}"><xsl:value-of
				select="@due-local"/></time>.</xsl:when>
			<xsl:otherwise><xsl:call-template name="season-name"><xsl:with-param name="n"
				select="@next"/></xsl:call-template> is awaited.</xsl:otherwise>
		</xsl:choose></p>
		<xsl:if test="awaited"><p><xsl:apply-templates select="awaited"/></p></xsl:if>
		<xsl:variable name="vacant" select="count(player[@open = 'yes'])"/>
		<xsl:if test="$vacant and @state != 'over'"><p><xsl:call-template name="counted"><xsl:with-param name="n"
			select="$vacant"/><xsl:with-param name="one">seat is</xsl:with-param><xsl:with-param name="more">seats
			are</xsl:with-param></xsl:call-template> looking for a player.</p></xsl:if>
		<xsl:if test="open">
			<p><xsl:value-of select="open/@seats"/> of <xsl:value-of select="@seats"/> seats <xsl:choose>
				<xsl:when test="open/@seats = 1">is</xsl:when><xsl:otherwise>are</xsl:otherwise>
			</xsl:choose> open to everybody. To ask for one, mail the line <code><xsl:value-of
				select="open/@line"/></code>, with your name in it, to <a href="{open/@link}"><xsl:value-of
				select="open/@mail"/></a>.<xsl:if test="open/@decides = 'yes'"> The referee decides who plays.</xsl:if></p>
		</xsl:if>
		<xsl:if test="seats/seat">
			<p><xsl:for-each select="seats/seat"><xsl:sort select="@rank" data-type="number"/>
				<span class="who"><xsl:call-template name="seat-badge"><xsl:with-param name="seat"
					select="@name"/></xsl:call-template><xsl:text> </xsl:text><xsl:call-template
					name="who"/><xsl:text> </xsl:text><b><xsl:value-of select="@points"/></b></span><xsl:text> </xsl:text>
			</xsl:for-each></p>
		</xsl:if>
	</li>
</xsl:template>
</xsl:stylesheet>
