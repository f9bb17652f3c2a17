<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: MIT -->
<!-- A match in the archive: who plays, how the score went, what turned, and all its seasons. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
<xsl:import href="archive.xsl"/>
<xsl:variable name="seasons" select="/match-page/season"/>
<xsl:variable name="last" select="$seasons[last()]"/>
<xsl:variable name="word"><xsl:for-each select="/match-page"><xsl:call-template name="season-word"/></xsl:for-each></xsl:variable>

<xsl:variable name="match"><xsl:call-template name="title-case"><xsl:with-param name="text"
	select="/match-page/@name"/></xsl:call-template></xsl:variable>

<xsl:template match="/match-page">
	<xsl:call-template name="frame">
		<xsl:with-param name="title" select="concat($match, ' - ', @title, ' - ', @club)"/>
		<xsl:with-param name="root">../../</xsl:with-param>
		<xsl:with-param name="club" select="@club"/>
		<xsl:with-param name="crumbs"><li aria-current="page"><xsl:value-of select="$match"/></li></xsl:with-param>
		<xsl:with-param name="feed" select="true()"/>
	</xsl:call-template>
</xsl:template>

<xsl:template match="/match-page" mode="main">
	<h1><xsl:value-of select="$match"/></h1>
	<p><xsl:value-of select="@title"/> (<a href="../../rules/{@game}.html">the rules</a>, <a href="feed.xml" type="application/atom+xml">a feed of new <xsl:value-of select="$word"/>s</a>).
				<xsl:text> </xsl:text><xsl:call-template name="state"/></p>
	<xsl:if test="@search = 'yes' and $seasons">
		<form class="search" role="search" hidden="hidden" data-word="{$word}">
			<label for="wanted">Search the story</label>
			<input id="wanted" name="q" type="search" autocomplete="off"/>
			<button type="submit">Search</button>
			<p role="status"></p>
			<ol class="found"></ol>
		</form>
	</xsl:if>
	<xsl:call-template name="players"/>
	<xsl:if test="$seasons">
		<h2>The <xsl:value-of select="$word"/>s</h2>
		<xsl:call-template name="film"/>
		<xsl:call-template name="shelf"/>
	</xsl:if>
	<!-- Where nobody has a point yet there is nothing to see. -->
	<xsl:if test="count($seasons) &gt; 1 and $seasons/seats/seat/@points != $seasons[1]/seats/seat/@points">
		<h2>The scores</h2>
		<xsl:call-template name="chart"/>
	</xsl:if>
	<xsl:call-template name="timeline"/>
	<xsl:if test="@docket = 'yes'"><h2>The docket</h2>
		<p><a href="docket.html">What players disputed, and how the referee ruled</a></p></xsl:if>
	<h2>The charter</h2>
	<details><summary>The settings of this match</summary><pre><xsl:value-of
		select="charter"/></pre></details>
</xsl:template>

<xsl:template name="state">
	<xsl:choose>
		<xsl:when test="@state = 'over'">It is over<xsl:if test="$last">: <xsl:for-each
			select="$last/seats/seat[@rank = 1]"><xsl:if test="position() &gt; 1"> and </xsl:if><xsl:call-template
			name="who"/><xsl:if test="@player != ''"> (<xsl:value-of select="@name"/>)</xsl:if></xsl:for-each> won</xsl:if><xsl:if test="$last"> with <xsl:value-of
			select="$last/seats/seat[@rank = 1]/@score"/>, <xsl:call-template name="after-last"/></xsl:if><xsl:if
			test="last">, on <time datetime="{last/@played}"><xsl:value-of select="last/@played-local"/></time></xsl:if>.</xsl:when>
		<xsl:when test="@state = 'seating'"><xsl:call-template name="seating"/></xsl:when>
		<xsl:when test="@state = 'aside'">It was put aside.</xsl:when>
		<xsl:otherwise><a href="season-{@next}.html"><xsl:call-template name="season-name"><xsl:with-param
			name="n" select="@next"/></xsl:call-template></a> is awaited<xsl:if test="@due">, due on <time datetime="{@due}"><xsl:value-of
			select="@due-local"/></time></xsl:if>. <xsl:apply-templates select="awaited"/></xsl:otherwise>
	</xsl:choose>
</xsl:template>

<xsl:template name="players">
	<h2>The players</h2>
	<section class="fit" aria-label="The players" tabindex="0"><table class="wide">
		<thead><tr><th scope="col">Seat</th><th scope="col">Player</th><xsl:if test="$last"><th scope="col"
			class="num">Rank</th><th scope="col" class="num">Score</th><th scope="col"
			class="num">Letters</th></xsl:if></tr></thead>
		<tbody><xsl:for-each select="player">
			<xsl:sort select="$last/seats/seat[@name = current()/@seat]/@rank" data-type="number"/>
			<xsl:variable name="stands" select="$last/seats/seat[@name = current()/@seat]"/>
			<tr>
				<th scope="row"><xsl:call-template name="seat-badge"><xsl:with-param name="seat"
					select="@seat"/></xsl:call-template><xsl:text> </xsl:text><xsl:call-template
					name="title-case"><xsl:with-param name="text" select="@seat"/></xsl:call-template></th>
				<td><xsl:choose>
					<xsl:when test="@id"><a href="../../players/{@id}.html"><xsl:value-of select="@name"/></a></xsl:when>
					<xsl:when test="@seated = 'yes'">not named</xsl:when>
					<xsl:otherwise>nobody yet</xsl:otherwise>
				</xsl:choose><xsl:if test="$stands/@out"> (out)</xsl:if><xsl:if
					test="@open = 'yes' and ../@state != 'over'"> (the seat is open)</xsl:if></td>
				<xsl:if test="$last">
					<td class="num"><xsl:value-of select="$stands/@rank"/></td>
					<td class="num"><xsl:value-of select="$stands/@score"/></td>
					<td class="num"><xsl:value-of select="@letters"/> of <xsl:value-of select="@seasons"/></td>
				</xsl:if>
			</tr>
		</xsl:for-each></tbody>
	</table></section>
	<xsl:if test="left">
		<p>Before them: <xsl:for-each select="left"><xsl:if test="position() &gt; 1">, </xsl:if><xsl:value-of
			select="@name"/><xsl:if test="@name = ''">somebody not named</xsl:if> (<xsl:value-of select="@seat"/>, till <xsl:value-of select="$word"/><xsl:text> </xsl:text><xsl:value-of
			select="@till"/>)</xsl:for-each>.</p>
	</xsl:if>
</xsl:template>

<!-- ==== the scores as lines, each with a pattern of its own, and as a table ==== -->
<xsl:template name="chart">
	<xsl:variable name="top"><xsl:for-each select="$seasons/seats/seat"><xsl:sort select="@points"
		data-type="number" order="descending"/><xsl:if test="position() = 1"><xsl:value-of
		select="@points"/></xsl:if></xsl:for-each></xsl:variable>
	<xsl:variable name="low"><xsl:for-each select="$seasons/seats/seat"><xsl:sort select="@points"
		data-type="number"/><xsl:if test="position() = 1"><xsl:value-of
		select="@points"/></xsl:if></xsl:for-each></xsl:variable>
	<xsl:variable name="span" select="($top - $low) + not($top - $low)"/>
	<xsl:variable name="step" select="620 div (count($seasons) - 1)"/>
	<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="img" viewBox="0 0 690 280" aria-label="The points of each seat after each {$word}; the table below has the numbers">
		<path class="grid" d="M50,240H670M50,140H670M50,40H670"/>
		<text x="42" y="245" text-anchor="end"><xsl:value-of select="$low"/></text>
		<text x="42" y="45" text-anchor="end"><xsl:value-of select="$low + $span"/></text>
		<xsl:if test="$span mod 2 = 0"><text x="42" y="145" text-anchor="end"><xsl:value-of
			select="$low + $span div 2"/></text></xsl:if>
		<text x="50" y="265"><xsl:value-of select="$seasons[1]/@n"/></text>
		<text x="670" y="265" text-anchor="middle"><xsl:value-of select="$last/@n"/></text>
		<text x="360" y="265" text-anchor="middle"><xsl:value-of select="$word"/></text>
		<xsl:for-each select="$last/seats/seat">
			<xsl:variable name="seat" select="@name"/>
			<polyline class="{$seat}">
				<!-- A season's points are had at its end. -->
				<xsl:attribute name="points"><xsl:for-each select="$seasons">
					<xsl:variable name="at" select="format-number(50 + (position() - 1) * $step, '0.#')"/>
					<xsl:variable name="was" select="preceding-sibling::season[1]/seats/seat[@name = $seat]/@points"/>
					<xsl:if test="$was"><xsl:value-of select="concat($at, ',', format-number(240
						- ($was - $low) div $span * 200, '0.#'), ' ')"/></xsl:if>
					<xsl:value-of select="concat($at, ',', format-number(240 - (seats/seat[@name = $seat]/@points
						- $low) div $span * 200, '0.#'), ' ')"/>
				</xsl:for-each></xsl:attribute>
			</polyline>
		</xsl:for-each>
	</svg>
	<!-- The lines' ends may lie on each other, so their names stand below, in the order of the ranks. -->
	<ul class="legend"><xsl:for-each select="$last/seats/seat">
		<xsl:sort select="@rank" data-type="number"/>
		<li><svg xmlns="http://www.w3.org/2000/svg" class="chart sample" aria-hidden="true" viewBox="0 0 40 10"><polyline
			class="{@name}" points="0,5 40,5"/></svg><span><xsl:call-template name="who"/>: <xsl:value-of
			select="@points"/></span></li>
	</xsl:for-each></ul>
	<details><summary>The numbers</summary>
		<section class="fit" aria-label="The points after each {$word}" tabindex="0"><table>
			<thead><tr><th scope="col">After</th><xsl:for-each select="$last/seats/seat"><th scope="col"
				class="num"><xsl:call-template name="who"/></th></xsl:for-each></tr></thead>
			<tbody><xsl:for-each select="$seasons">
				<tr><th scope="row"><xsl:call-template name="season-name"><xsl:with-param name="n"
					select="@n"/></xsl:call-template></th>
					<xsl:for-each select="seats/seat"><td class="num"><xsl:value-of
						select="@points"/></td></xsl:for-each></tr>
			</xsl:for-each></tbody>
		</table></section>
	</details>
</xsl:template>

<!-- One map, of the last season; with a script that of any. -->
<xsl:template name="film">
	<xsl:if test="$last/@drawn = 'yes'">
		<xsl:variable name="name"><xsl:call-template name="season-name"><xsl:with-param name="n"
			select="$last/@n"/></xsl:call-template></xsl:variable>
		<xsl:if test="count($seasons) &gt; 1"><div class="film-steps" hidden="hidden">
			<label for="at">The map after</label>
			<output for="at"><xsl:value-of select="$name"/></output>
			<input id="at" type="range" min="0" max="{count($seasons) - 1}" value="{count($seasons) - 1}"/>
			<button type="button">Play</button>
		</div></xsl:if>
		<figure class="film"><a href="season-{$last/@n}.html"><img src="season-{$last/@n}.svg#plain"
			alt="The map after {$name}"/></a></figure>
	</xsl:if>
</xsl:template>

<xsl:template name="shelf">
	<ul class="shelf">
		<xsl:for-each select="$seasons">
			<li><a href="season-{@n}.html"><xsl:choose>
				<xsl:when test="@n = 0">The set-up</xsl:when>
				<xsl:otherwise><span class="unseen"><xsl:call-template name="title-case"><xsl:with-param
					name="text" select="$word"/></xsl:call-template><xsl:text> </xsl:text></span><xsl:value-of select="@n"/></xsl:otherwise>
			</xsl:choose></a></li>
		</xsl:for-each>
	</ul>
</xsl:template>

<!-- What the game calls a turn, and the first of each kind. -->
<xsl:key name="kind" match="/match-page/season/fact[@turning]" use="@name"/>
<xsl:template name="timeline">
	<xsl:variable name="turns" select="$seasons/fact[@turning = 'always'
		or generate-id() = generate-id(key('kind', @name)[1])]"/>
	<xsl:if test="$turns">
		<h2>Turning points</h2>
		<ol class="timeline">
			<xsl:for-each select="$seasons[fact[count(. | $turns) = count($turns)]]">
				<xsl:variable name="n" select="@n"/>
				<li><a href="season-{$n}.html"><xsl:call-template name="season-name"><xsl:with-param name="n"
					select="$n"/></xsl:call-template></a>
					<ul><xsl:for-each select="fact[count(. | $turns) = count($turns)]">
						<li><a href="season-{$n}.html#fact-{@number}"><xsl:value-of select="."/></a></li>
					</xsl:for-each></ul></li>
			</xsl:for-each>
		</ol>
	</xsl:if>
</xsl:template>
</xsl:stylesheet>
