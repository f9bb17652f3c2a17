<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: MIT -->
<!-- A season in the archive. Its input is the season's report for everybody, with an element page at its
     end: the box's map, what lay there before, the record, and the map as map-GAME.xsl drew it. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:svg="http://www.w3.org/2000/svg"
	exclude-result-prefixes="svg">
<xsl:import href="report-html.xsl"/>
<xsl:import href="archive.xsl"/>
<xsl:key name="turn" match="/report/facts/fact[@turning]" use="."/>
<!-- The dice that were thrown for a fact. -->
<xsl:key name="rolls" match="/report/page/dice/roll" use="@fact"/>

<xsl:variable name="match"><xsl:call-template name="title-case"><xsl:with-param name="text"
	select="/report/@match"/></xsl:call-template></xsl:variable>
<xsl:variable name="season"><xsl:call-template name="season-name"><xsl:with-param name="n"
	select="/report/@season"/></xsl:call-template></xsl:variable>

<xsl:template match="/report">
	<xsl:call-template name="frame">
		<xsl:with-param name="title" select="concat($season, ' - ', $match, ' - ', page/@club)"/>
		<xsl:with-param name="root">../../</xsl:with-param>
		<xsl:with-param name="club" select="page/@club"/>
		<xsl:with-param name="crumbs">
			<li><a href="index.html"><xsl:value-of select="$match"/></a></li>
			<li aria-current="page"><xsl:value-of select="$season"/></li>
		</xsl:with-param>
	</xsl:call-template>
</xsl:template>

<xsl:template match="/report" mode="main">
	<h1><xsl:value-of select="$match"/>: <xsl:call-template name="season-small"><xsl:with-param
		name="name" select="$season"/></xsl:call-template><xsl:if test="@season-name">, <xsl:value-of
		select="@season-name"/></xsl:if></h1>
	<p><xsl:value-of select="@title"/>, played on <time datetime="{page/@played}"><xsl:value-of
	select="page/@played-local"/></time>.</p>
	<xsl:call-template name="steps"><xsl:with-param name="n" select="@season"/><xsl:with-param
		name="on" select="page/@last = 'no'"/></xsl:call-template>
	<!-- At the end who won says it all. -->
	<xsl:if test="not(@over = 'yes')"><xsl:call-template name="lead"/></xsl:if>
	<xsl:call-template name="standing"/>
	<xsl:call-template name="scores"/>
	<xsl:call-template name="boards"/>
	<xsl:call-template name="highlights"/>
	<xsl:apply-templates select="facts"/>
	<!-- Of a seat's own archive: what it was sent. -->
	<xsl:if test="$me != 'nobody' and letter/line"><xsl:apply-templates select="letter"/></xsl:if>
	<xsl:call-template name="letters"/>
	<xsl:call-template name="standings"/>
	<xsl:call-template name="map"/>
	<xsl:call-template name="holdings"/>
	<xsl:call-template name="open"/>
	<xsl:apply-templates select="page/dice"/>
	<xsl:call-template name="proof"/>
	<xsl:call-template name="steps"><xsl:with-param name="n" select="@season"/><xsl:with-param
		name="on" select="page/@last = 'no'"/><xsl:with-param
		name="label">Seasons, below the story</xsl:with-param></xsl:call-template>
</xsl:template>

<!-- The map before and after, as a switch without a script; side by side where there is room for both. The
     larger one is as large as it was drawn, so that each word can be read on a phone. -->
<xsl:template name="boards">
	<xsl:variable name="board" select="page/svg:svg"/>
	<xsl:if test="$board">
		<div class="boards" role="group" aria-label="The map">
			<xsl:if test="page/before/position">
				<input type="radio" name="board" id="board-before"/><label for="board-before">Before</label>
				<input type="radio" name="board" id="board-after"/><label for="board-after">After</label>
				<input type="radio" name="board" id="board-changes" checked="checked"/><label
					for="board-changes">Changes</label>
			</xsl:if>
			<input type="checkbox" id="board-larger"/><label for="board-larger">Larger</label>
			<xsl:if test="page/before/position">
				<figure class="before">
					<div class="fit" tabindex="0" role="group" aria-label="The map before this season"><img
						src="season-{@season - 1}.svg#plain" alt="The map before this season"/></div>
					<figcaption>Before</figcaption>
				</figure>
			</xsl:if>
			<figure class="after">
				<div class="fit" tabindex="0" role="group" aria-label="The map after this season"><xsl:apply-templates
					select="$board"/></div>
				<figcaption>
					<xsl:choose>
						<xsl:when test="not(page/before/position)"/>
						<xsl:when test="$board//svg:g[@class = 'changed']">After<span class="rings">; what changed is ringed</span>. </xsl:when>
						<xsl:otherwise>After; nothing changed on the map. </xsl:otherwise>
					</xsl:choose>
					<a href="season-{@season}.svg">The map alone</a>
				</figcaption>
			</figure>
		</div>
		<p class="spot" role="status"></p>
		<xsl:call-template name="signs"/>
	</xsl:if>
</xsl:template>

<xsl:template match="svg:svg"><xsl:copy><xsl:copy-of select="@*"/><xsl:copy-of
	select="node()[not(self::svg:defs[@class = 'signs'])]"/></xsl:copy></xsl:template>

<!-- What the signs of the map are, each beside its name. -->
<xsl:template name="signs">
	<ul class="signs"><xsl:for-each select="page/svg:svg/svg:defs[@class = 'signs']/svg:g">
		<li><svg xmlns="http://www.w3.org/2000/svg" class="board" aria-hidden="true" viewBox="-24 -24 48 48" width="36"
			height="36"><xsl:copy-of select="*[not(self::svg:title)]"/></svg><span><xsl:value-of
			select="svg:title"/></span></li>
	</xsl:for-each></ul>
</xsl:template>

<!-- "Red leads with 8 points, 2 ahead of the next." -->
<xsl:template name="standing">
	<xsl:variable name="first" select="seats/seat[@rank = 1]"/>
	<xsl:variable name="next" select="seats/seat[@rank &gt; 1][not(@rank &gt; ../seat[@rank &gt; 1]/@rank)][1]"/>
	<xsl:choose>
	<xsl:when test="not(seats/seat[@points != 0]) and not(@over = 'yes')"><p class="lead">Nobody leads yet.</p></xsl:when>
	<xsl:otherwise><p class="lead">
		<xsl:for-each select="$first"><xsl:choose>
			<xsl:when test="position() = 1"/>
			<xsl:when test="position() = last()"> and </xsl:when>
			<xsl:otherwise>, </xsl:otherwise>
		</xsl:choose><xsl:call-template name="capital"><xsl:with-param name="text" select="@name"/></xsl:call-template></xsl:for-each>
		<xsl:choose>
			<xsl:when test="@over = 'yes'"> won</xsl:when>
			<xsl:when test="count($first) = 1"> leads</xsl:when>
			<xsl:otherwise> lead</xsl:otherwise>
		</xsl:choose> with <xsl:value-of select="$first/@score"/>
		<xsl:if test="count($first) &gt; 1"> each</xsl:if>
		<xsl:if test="$next and $first/@points = $next/@points">, before <xsl:call-template name="capital"><xsl:with-param
			name="text" select="$next/@name"/></xsl:call-template> with as many</xsl:if>
		<xsl:if test="$next and $first/@points &gt; $next/@points">, <xsl:value-of select="$first/@points - $next/@points"/> ahead
			of <xsl:call-template name="capital"><xsl:with-param name="text" select="$next/@name"/></xsl:call-template></xsl:if>.</p></xsl:otherwise>
	</xsl:choose>
</xsl:template>

<!-- Who has how many points, and what the season brought them. -->
<xsl:template name="scores">
	<ul class="scores"><xsl:for-each select="seats/seat">
		<xsl:sort select="@rank" data-type="number"/>
		<xsl:variable name="more" select="@points - /report/page/before/seats/seat[@name = current()/@name]/@points"/>
		<li>
			<xsl:if test="@rank = 1"><xsl:attribute name="class">first</xsl:attribute></xsl:if>
			<xsl:call-template name="seat-badge"><xsl:with-param name="seat" select="@name"/></xsl:call-template>
			<xsl:text> </xsl:text><xsl:call-template name="player"/>
			<xsl:text> </xsl:text><b><xsl:value-of select="@points"/></b>
			<xsl:if test="$more &gt; 0"> (+<xsl:value-of select="$more"/>)</xsl:if>
			<xsl:if test="$more &lt; 0"> (&#8722;<xsl:value-of select="-$more"/>)</xsl:if>
		</li>
	</xsl:for-each></ul>
</xsl:template>

<!-- What a history of the match would tell of it. -->
<xsl:template name="highlights">
	<!-- What happened several times is told once. -->
	<xsl:variable name="told" select="facts/fact[@turning and generate-id() = generate-id(key('turn', .)[1])]"/>
	<xsl:if test="$told">
		<h2>Turning points</h2>
		<ul class="highlights"><xsl:for-each select="$told[position() &lt;= 8]">
			<li><a href="#fact-{@number}"><xsl:value-of select="."/></a><xsl:if test="key('turn', .)[2]"><xsl:value-of
				select="concat(' ', count(key('turn', .)), ' times')"/></xsl:if></li>
		</xsl:for-each></ul>
		<xsl:if test="count($told) &gt; 8"><p class="key">And <xsl:value-of select="count($told) - 8"/>
			more.</p></xsl:if>
	</xsl:if>
</xsl:template>

<!-- The drawing in letters stands where there is no picture. -->
<xsl:template name="map">
	<h2>The map in words</h2>
	<xsl:if test="not(page/svg:svg)"><xsl:apply-templates select="drawing"/></xsl:if>
	<xsl:call-template name="map-in-words"/>
</xsl:template>

<!-- A clause leads to the rules. -->
<xsl:template match="@clause">
	<a class="clause" href="../../rules/{/report/@game}.html#{translate(., ' ', '-')}">[<xsl:value-of
		select="."/>]</a>
</xsl:template>

<!-- What followed from something else is folded where it is long, as the rounds of a battle are; what
     matters in it stays in sight. -->
<xsl:template match="fact[@cause and not(@lead or @turning or @heading)]" mode="row">
	<xsl:variable name="before" select="preceding-sibling::fact[1]"/>
	<xsl:if test="not($before/@cause) or $before/@lead or $before/@turning or $before/@heading">
		<xsl:variable name="stop" select="following-sibling::fact[not(@cause) or @lead or @turning
			or @heading][1]/@number"/>
		<xsl:variable name="run" select=". | following-sibling::fact[not($stop) or @number &lt; $stop]"/>
		<xsl:choose>
			<xsl:when test="count($run) &gt; 4">
				<li class="fold"><details>
					<summary>How it went: <xsl:value-of select="count($run)"/> more</summary>
					<ol class="facts"><xsl:apply-templates select="$run"/></ol>
				</details></li>
			</xsl:when>
			<xsl:otherwise><xsl:apply-templates select="$run"/></xsl:otherwise>
		</xsl:choose>
	</xsl:if>
</xsl:template>

<!-- Several that the text tells as one are one here, with each of them below it. -->
<xsl:template match="fact[@joins &gt; 2 and not(@cause)]" mode="row" priority="2">
	<li class="fold joined"><details>
		<summary><xsl:value-of select="@joined"/></summary>
		<ol class="facts"><xsl:apply-templates select=". | following-sibling::fact[@number
			&lt; current()/@number + current()/@joins]"/></ol>
	</details></li>
</xsl:template>
<xsl:template match="fact[preceding-sibling::fact[@joins][1][@joins &gt; 2 and not(@cause)]/@number
	+ preceding-sibling::fact[@joins][1]/@joins &gt; @number]" mode="row" priority="3"/>

<!-- What was told to some alone may say "you" to them. -->
<xsl:template match="fact" mode="said">
	<xsl:if test="@heard != ''"><i class="heard">To <xsl:for-each select="/report/seats/seat[contains(concat(' ',
		current()/@heard, ' '), concat(' ', @name, ' '))]"><xsl:if test="position() &gt; 1">, </xsl:if><xsl:call-template
		name="title-case"><xsl:with-param name="text" select="@name"/></xsl:call-template></xsl:for-each>: </i></xsl:if>
	<xsl:value-of select="."/>
	<xsl:for-each select="key('rolls', @number)[@sides &gt; 1]">
		<xsl:text> </xsl:text>
		<a class="die" href="#roll-{count(preceding-sibling::roll) + 1}">
			<xsl:value-of select="concat('d', @sides, ': ')"/>
			<xsl:apply-templates select="." mode="shows"/>
		</a>
	</xsl:for-each>
</xsl:template>

<xsl:template match="roll" mode="shows"><xsl:for-each select="die">
	<xsl:if test="position() &gt; 1">, </xsl:if>
	<xsl:value-of select="@shows"/>
</xsl:for-each></xsl:template>

<!-- They are there once the match is over. -->
<xsl:template name="letters">
	<xsl:if test="page/letter-of">
		<h2>The letters, and what came of them</h2>
		<xsl:for-each select="page/letter-of">
			<xsl:variable name="seat" select="/report/seats/seat[@name = current()/@seat]"/>
			<details class="long"><summary><xsl:call-template name="seat-badge"><xsl:with-param name="seat"
				select="@seat"/></xsl:call-template><xsl:text> </xsl:text><xsl:for-each
				select="$seat"><xsl:call-template name="player"/></xsl:for-each><xsl:choose>
				<xsl:when test="letter/@came = 'no'">: no letter came</xsl:when>
				<xsl:otherwise>: <xsl:call-template name="counted"><xsl:with-param name="n"
					select="count(letter/line[@number])"/><xsl:with-param name="one">line</xsl:with-param></xsl:call-template></xsl:otherwise>
			</xsl:choose></summary>
				<xsl:apply-templates select="letter"/>
			</details>
		</xsl:for-each>
	</xsl:if>
</xsl:template>

<xsl:template match="letter-of/letter">
	<xsl:apply-templates select="problem"/>
	<xsl:if test="line"><xsl:call-template name="lines"/></xsl:if>
	<xsl:if test="asked"><p>Decided by default, because no line answered: <xsl:for-each select="asked"><xsl:if
		test="position() &gt; 1">; </xsl:if><xsl:value-of select="concat(@question, ': ',
		@answer)"/><xsl:if test="@answer = ''">nothing</xsl:if></xsl:for-each>.</p></xsl:if>
</xsl:template>

<!-- ==== dice ==== -->
<xsl:template match="dice">
	<h2>The dice</h2>
	<details class="long"><summary><xsl:call-template name="counted"><xsl:with-param name="n" select="count(roll/die)"/><xsl:with-param
		name="one">die</xsl:with-param><xsl:with-param name="more">dice</xsl:with-param></xsl:call-template><xsl:if test="@key">, and what proves
		them</xsl:if></summary>
		<div class="fit"><table class="wide dice">
			<thead><tr>
				<th scope="col">Thrown for</th><th scope="col" class="num">Fact</th>
				<th scope="col" class="num">Die</th><th scope="col" class="num">Shows</th>
				<xsl:if test="@key"><th scope="col">The hash it comes from</th></xsl:if>
			</tr></thead>
			<tbody><xsl:apply-templates select="roll/die"/></tbody>
		</table></div>
		<xsl:if test="@key"><xsl:apply-templates select="." mode="derived"/></xsl:if>
	</details>
</xsl:template>

<xsl:template match="roll/die">
	<tr>
		<xsl:if test="not(preceding-sibling::die)"><xsl:attribute name="id">
			<xsl:value-of select="concat('roll-', count(../preceding-sibling::roll) + 1)"/>
		</xsl:attribute></xsl:if>
		<th scope="row"><code><xsl:value-of select="concat(../@label, ' ', @j)"/></code></th>
		<td class="num"><xsl:if test="../@fact"><a href="#fact-{../@fact}"><xsl:value-of
			select="../@fact"/></a></xsl:if></td>
		<td class="num">d<xsl:value-of select="../@sides"/></td>
		<td class="num"><xsl:value-of select="@shows"/></td>
		<xsl:if test="@block"><td><code><xsl:value-of select="@block"/></code><xsl:if test="@commit">; the
			record has its hash, <code><xsl:value-of select="@commit"/></code></xsl:if></td></xsl:if>
	</tr>
</xsl:template>

<!-- As tradepost-record(5) tells it. -->
<xsl:template match="dice" mode="derived">
	<p>The first 8 bytes of a die's hash are a number, the lowest byte first. Divide this number by the number of
		the die's sides: the die shows the remainder plus 1. The hash of a die that everybody saw is
		H("tp1.die"; label, number, try; K). The number stands behind the label; the first try is 0.
		K is H("tp1.dice"; match, cast, E, W, nothing; R). E is H("tp1.entropy"; match, cast, E before,
		what each seat gave). <xsl:if test="roll/die/@commit">If not everybody saw the die, H("tp1.hidden"; match,
		cast, E; D) takes the place of K. The record of the last season has D.
		</xsl:if><xsl:choose>
			<xsl:when test="@witness">Nobody could know one of these values before all values were settled.</xsl:when>
			<xsl:when test="count(given[@value]) &gt; 1">Each seat settled what it gave before it could know
				what the others gave. There was no witness, so the referee knew the dice when the last
				letter was in. If the referee left out a letter, its sender can prove that.</xsl:when>
			<xsl:otherwise>If two seats give something, or there is a witness, nobody can choose the dice.
				Here there was neither, so the referee could have chosen them.</xsl:otherwise>
		</xsl:choose></p>
	<dl class="long hashes">
		<dt>Match, cast</dt><dd><code><xsl:value-of select="concat(/report/@gid, ', ', @cast)"/></code></dd>
		<xsl:for-each select="given">
			<dt><xsl:call-template name="capital"><xsl:with-param name="text"
				select="@seat"/></xsl:call-template> gave</dt>
			<dd><code><xsl:value-of select="@value"/></code><xsl:if test="not(@value)">nothing</xsl:if></dd>
		</xsl:for-each>
		<dt>E before</dt><dd><code><xsl:value-of select="@before"/></code></dd>
		<dt>E</dt><dd><code><xsl:value-of select="@entropy"/></code></dd>
		<dt>R, the referee's value</dt><dd><code><xsl:value-of select="@reveal"/></code></dd>
		<dt>W, the witness's value</dt><dd><code><xsl:value-of select="@witness"/></code><xsl:if
			test="not(@witness)">nothing</xsl:if></dd>
		<dt>K</dt><dd><code><xsl:value-of select="@key"/></code></dd>
	</dl>
</xsl:template>

<xsl:template name="proof">
	<xsl:if test="page/record">
		<h2>What proves it</h2>
		<p>The receipt of each player's report of this season names this record, so players can compare it.
			<code>tradepost verify</code> checks a copy of this archive by
			<a href="season-{@season}.txt">what is signed</a> of all seasons.
			<a href="season-{@season}.xml">This page for programs</a>.</p>
		<details class="long"><summary>Record <xsl:value-of select="page/record/@number"/></summary>
			<xsl:call-template name="box">
				<xsl:with-param name="label">The record</xsl:with-param>
				<xsl:with-param name="text" select="page/record"/>
			</xsl:call-template>
		</details>
	</xsl:if>
</xsl:template>

</xsl:stylesheet>
