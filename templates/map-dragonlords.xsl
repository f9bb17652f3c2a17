<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: MIT -->
<!-- The map of Quest for the DragonLords: six realms round inner seas, gold lands between them, islands, the
     outer seas, and below them the two Wastelands. Five columns of the box are 80 wide, a row 76 high. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
	xmlns="http://www.w3.org/2000/svg" xmlns:tp="tag:tradepost:functions" exclude-result-prefixes="tp">
<xsl:import href="map.xsl"/>
<!-- Whatever went from one space of the map to another; whatever struck one, but for the camp of a siege. -->
<xsl:variable name="moves" select="/report/facts/fact[@by and @to and @from and not(@hits)]"/>
<xsl:variable name="fights" select="/report/facts/fact[@name = 'attacked' or @name = 'camp-attacked' or @name = 'stormed'
	or @name = 'sortie-made' or @name = 'sea-battle' or @name = 'raid' or @name = 'pillage' or @name = 'sneak-attack'
	or @name = 'elemental-comes' or starts-with(@name, 'bombardment')]"/>
<xsl:variable name="swords-x" select="-30"/>
<xsl:variable name="swords-y" select="-26"/>

<xsl:variable name="lands" select="/report/page/map/space[contains(@in, 'land') and not(contains(@in, 'waste'))]"/>

<!-- Of the Wastelands only where somebody is, or was before the season: the rest is empty land. -->
<xsl:key name="parties" match="/report/position/dials" use="@north-at | @south-at"/>
<xsl:key name="parties-before" match="/report/page/before/position/dials" use="@north-at | @south-at"/>
<xsl:variable name="wastes" select="/report/page/map/space[@row and contains(@in, 'waste')]
	[key('parties', @name) or key('parties-before', @name) or key('there', @name) or key('was', @name)]"/>
<xsl:variable name="drawn" select="$wastes | /report/page/map/space[@row and @in != 'camp' and not(contains(@in, 'waste'))]"/>
<xsl:variable name="high" select="723 + 230 * boolean($wastes)"/>
<xsl:variable name="wide" select="1060 + 80 * boolean($wastes)"/>

<xsl:template match="/report">
	<svg id="plain" class="board" role="img" viewBox="-50 -50 {$wide} {$high}" width="{$wide * 1.1}" height="{$high * 1.1}">
		<xsl:call-template name="described"/>
		<xsl:call-template name="style"/>
		<style>
.board { --r1: #e6d3b8; --r2: #dde3bb; --r3: #c6dfc4; --r4: #e3c9c0; --r5: #e8dcae; --r6: #cdd6e4;
	--gold: #f4d76a; --isle: #e9e2d0; --wet: #b8d9ea; --waste: #d3cdc4; }
@media (prefers-color-scheme: dark) { .board { --r1: #5a4a33; --r2: #4c5230; --r3: #34502f; --r4: #573c33;
	--r5: #5c5228; --r6: #3a4558; --gold: #77601a; --isle: #4b463b; --wet: #24485c; --waste: #45413b; } }
@media print { .board { --r1: #fff; --r2: #eee; --r3: #fff; --r4: #eee; --r5: #fff; --r6: #eee; --gold: #ddd;
	--isle: #fff; --wet: #fff; --waste: #eee; } }
.board .space { stroke: var(--edge); stroke-width: 1.5; fill: var(--isle); }
.board .r1 { fill: var(--r1); } .board .r2 { fill: var(--r2); } .board .r3 { fill: var(--r3); }
.board .r4 { fill: var(--r4); } .board .r5 { fill: var(--r5); } .board .r6 { fill: var(--r6); }
.board .gold { fill: var(--gold); } .board .wet { fill: var(--wet); stroke-dasharray: 4 4; }
.board .barren { fill: var(--waste); }
.board .path { stroke: var(--edge); stroke-width: 6; opacity: .55; }
.board .crag { stroke: var(--soft); stroke-width: 3; stroke-dasharray: 2 5; }
.board .wall { fill: none; stroke: var(--ink); }
.board .heading { fill: var(--ink); font-size: 14px; font-weight: bold; }
.board .realm { fill: var(--ink); font-size: 11px; font-weight: bold; text-anchor: middle; paint-order: stroke;
	stroke: var(--sea); stroke-width: 4; stroke-linejoin: round; }
.board .note { fill: var(--ink); font-size: 10px; text-anchor: middle; }
</style>
		<rect x="-50" y="-50" width="{$wide}" height="{$high}" rx="20" fill="var(--sea)"/>
		<xsl:for-each select="$lands">
			<xsl:variable name="from" select="."/>
			<xsl:variable name="to" select="concat(' ', @next-to, ' ')"/>
			<xsl:variable name="crags" select="concat(' ', @mountain, ' ')"/>
			<!-- Each way once, from its first end. Those over the edge of the map would cross it all. -->
			<xsl:for-each select="key('space', tp:wrap(concat($to, $crags), 1))[generate-id($from | .) = generate-id($from)]">
				<xsl:if test="(@row - $from/@row) &lt; 4 and (@row - $from/@row) &gt; -4">
					<line x1="{$from/@column * 16}" y1="{$from/@row * 76}" x2="{@column * 16}" y2="{@row * 76}">
						<xsl:attribute name="class"><xsl:choose>
							<xsl:when test="contains($to, concat(' ', @name, ' '))">path</xsl:when>
							<xsl:otherwise>crag</xsl:otherwise>
						</xsl:choose></xsl:attribute>
					</line>
				</xsl:if>
			</xsl:for-each>
		</xsl:for-each>
		<xsl:if test="$wastes"><text class="heading" x="-34" y="{page/map/space[@name = 'wn1']/@row * 76 - 42}">The Wastelands, North and South: where somebody is</text></xsl:if>
		<xsl:apply-templates select="$drawn"/>
		<xsl:apply-templates select="$drawn" mode="ring"/>
		<xsl:call-template name="happened"/>
	</svg>
</xsl:template>

<xsl:template match="space" mode="x"><xsl:value-of select="@column * 16"/></xsl:template>
<xsl:template match="space" mode="y"><xsl:value-of select="@row * 76"/></xsl:template>

<xsl:template name="signs">
	<xsl:call-template name="sign">
		<xsl:with-param name="is">4 units of Red</xsl:with-param>
		<xsl:with-param name="drawn"><rect class="of red" x="-23" y="-12" width="46" height="24" rx="12"/><text class="count on on-red" y="5">4R</text></xsl:with-param>
	</xsl:call-template>
	<xsl:call-template name="sign">
		<xsl:with-param name="is">in the fog: at most 19</xsl:with-param>
		<xsl:with-param name="drawn"><rect class="of red" x="-23" y="-12" width="46" height="24" rx="12"/><text class="count on on-red" y="5">&#8804;19R</text></xsl:with-param>
	</xsl:call-template>
	<xsl:call-template name="sign">
		<xsl:with-param name="is">in the fog: 20 or more</xsl:with-param>
		<xsl:with-param name="drawn"><rect class="of red" x="-23" y="-12" width="46" height="24" rx="12"/><text class="count on on-red" y="5">20+R</text></xsl:with-param>
	</xsl:call-template>
	<xsl:call-template name="sign">
		<xsl:with-param name="is">kingdom, its frame the wall</xsl:with-param>
		<xsl:with-param name="drawn"><rect class="space r1" x="-22" y="-18" width="44" height="36" rx="5"/><rect class="wall"
			x="-22" y="-18" width="44" height="36" rx="5" stroke-width="4"/></xsl:with-param>
	</xsl:call-template>
	<xsl:call-template name="sign">
		<xsl:with-param name="is">land of a realm</xsl:with-param>
		<xsl:with-param name="drawn"><rect class="space r1" x="-22" y="-18" width="44" height="36" rx="9"/></xsl:with-param>
	</xsl:call-template>
	<xsl:call-template name="sign">
		<xsl:with-param name="is">gold land</xsl:with-param>
		<xsl:with-param name="drawn"><rect class="space gold" x="-22" y="-18" width="44" height="36" rx="9"/></xsl:with-param>
	</xsl:call-template>
	<xsl:call-template name="sign">
		<xsl:with-param name="is">sea</xsl:with-param>
		<xsl:with-param name="drawn"><rect class="space wet" x="-22" y="-14" width="44" height="28" rx="14"/></xsl:with-param>
	</xsl:call-template>
	<xsl:call-template name="sign">
		<xsl:with-param name="is">2 ships of Red</xsl:with-param>
		<xsl:with-param name="drawn"><rect class="space wet" x="-22" y="-14" width="44" height="28" rx="14"/><circle class="of red"
			r="13"/><text class="count on on-red" y="4.5">2R</text></xsl:with-param>
	</xsl:call-template>
	<xsl:call-template name="sign">
		<xsl:with-param name="is">siege by Blue</xsl:with-param>
		<xsl:with-param name="drawn"><path class="of blue" d="M-18,14l18,-28l18,28z"/><text class="count on on-blue" y="10">B</text></xsl:with-param>
	</xsl:call-template>
	<xsl:call-template name="happened-signs"><xsl:with-param name="move">march or voyage</xsl:with-param><xsl:with-param
		name="fight">attack or raid</xsl:with-param></xsl:call-template>
	<xsl:call-template name="sign">
		<xsl:with-param name="is">road</xsl:with-param>
		<xsl:with-param name="drawn"><path class="path" d="M-22,0H22"/></xsl:with-param>
	</xsl:call-template>
	<xsl:call-template name="sign">
		<xsl:with-param name="is">mountains</xsl:with-param>
		<xsl:with-param name="drawn"><path class="crag" d="M-22,0H22"/></xsl:with-param>
	</xsl:call-template>
	<xsl:call-template name="sign">
		<xsl:with-param name="is">tower</xsl:with-param>
		<xsl:with-param name="drawn"><text class="note" y="4" transform="scale(2)">&#9650;</text></xsl:with-param>
	</xsl:call-template>
	<xsl:call-template name="sign">
		<xsl:with-param name="is">2 shards</xsl:with-param>
		<xsl:with-param name="drawn"><text class="note" y="4" transform="scale(2)">&#9670;2</text></xsl:with-param>
	</xsl:call-template>
</xsl:template>

<!-- Whose land it is its colour says; how many stand there, or in which band their number lies, the disc. -->
<xsl:template match="space">
	<xsl:variable name="there" select="key('there', @name)"/>
	<xsl:variable name="dials" select="key('dials', @name)"/>
	<xsl:variable name="holder" select="$dials/@holder[. != 'nobody']"/>
	<g>
		<xsl:apply-templates select="." mode="place"/>
		<xsl:apply-templates select="." mode="told"/>
		<xsl:choose>
			<xsl:when test="contains(@in, 'sea')"><rect class="space wet" x="-34" y="-22" width="68" height="44"
				rx="22"/></xsl:when>
			<xsl:when test="contains(@in, 'kingdom')"><rect class="space r{@realm}" x="-37" y="-31" width="74"
				height="62" rx="6"/></xsl:when>
			<xsl:otherwise><rect x="-34" y="-28" width="68" height="56" rx="12">
				<xsl:attribute name="class">
					<xsl:text>space </xsl:text>
					<xsl:if test="@realm">r<xsl:value-of select="@realm"/></xsl:if>
					<xsl:if test="starts-with(@name, 'g')">gold</xsl:if>
					<xsl:if test="starts-with(@name, 'w') or contains(@in, 'waste')">barren</xsl:if>
				</xsl:attribute>
			</rect></xsl:otherwise>
		</xsl:choose>
		<xsl:if test="$dials/@wall &gt; 0"><rect class="wall" x="-37" y="-31" width="74" height="62" rx="6"
			stroke-width="{1.5 * $dials/@wall}"/></xsl:if>
		<xsl:if test="contains(@in, 'kingdom')"><text class="realm" y="-37"><xsl:value-of
			select="substring-before(@title, ' (')"/></text></xsl:if>
		<text class="mark" y="{4 * contains(@in, 'sea') * not($there) - 16 * not(contains(@in, 'sea') and not($there))}"
			font-weight="bold"><xsl:value-of select="@mark"/></text>
		<xsl:choose>
			<xsl:when test="contains(@in, 'sea')"><xsl:apply-templates select="." mode="ships"/></xsl:when>
			<xsl:when test="$holder or $there/piece or $there/hidden">
				<xsl:variable name="seat" select="$holder | $there/piece[not($holder)][1]/@owner"/>
				<rect class="of {$seat}" x="-23" y="-11" width="46" height="24" rx="12"/>
				<text class="count on on-{$seat}" y="5.5"><xsl:apply-templates select="." mode="how-many"
					/><xsl:call-template name="seat-letter"><xsl:with-param name="seat"
					select="$seat"/></xsl:call-template></text>
			</xsl:when>
		</xsl:choose>
		<xsl:apply-templates select="." mode="camp"/>
		<xsl:apply-templates select="." mode="parties"/>
		<text class="note" y="26"><xsl:apply-templates select="." mode="built"/></text>
	</g>
</xsl:template>

<!-- A disc for each seat whose ships lie there. -->
<xsl:template match="space" mode="ships">
	<xsl:variable name="ships" select="key('there', @name)/piece"/>
	<xsl:for-each select="$ships[not(@owner = preceding-sibling::piece/@owner)]">
		<xsl:variable name="own" select="$ships[@owner = current()/@owner]"/>
		<xsl:call-template name="disc">
			<xsl:with-param name="x" select="16 * (2 * position() - last() - 1)"/>
			<xsl:with-param name="y" select="3"/>
			<xsl:with-param name="seat" select="@owner"/>
			<xsl:with-param name="n" select="count($own)"/>
		</xsl:call-template>
	</xsl:for-each>
</xsl:template>

<!-- A besieger's tent before a kingdom. -->
<xsl:template match="space" mode="camp">
	<xsl:variable name="by" select="key('dials', @name)/@besieger[. != 'nobody']"/>
	<xsl:if test="$by">
		<path class="of {$by}" d="M24,-18l14,-22l14,22z"/>
		<text class="count on on-{$by}" x="38" y="-21" font-size="10"><xsl:call-template
			name="seat-letter"><xsl:with-param name="seat" select="$by"/></xsl:call-template></text>
	</xsl:if>
</xsl:template>

<!-- Where parties are in the Wastelands all may know. -->
<xsl:template match="space" mode="parties">
	<xsl:for-each select="key('parties', @name)">
		<xsl:call-template name="disc">
			<xsl:with-param name="x" select="13 * (2 * position() - last() - 1)"/>
			<xsl:with-param name="y" select="8"/>
			<xsl:with-param name="r" select="11"/>
			<xsl:with-param name="seat" select="@of"/>
		</xsl:call-template>
	</xsl:for-each>
</xsl:template>

<xsl:template match="space" mode="how-many">
	<xsl:variable name="there" select="key('there', @name)"/>
	<xsl:choose>
		<xsl:when test="$there/hidden/@most"><xsl:value-of select="concat('&#8804;', $there/hidden/@most)"/></xsl:when>
		<xsl:when test="$there/hidden/@least"><xsl:value-of select="concat($there/hidden/@least, '+')"/></xsl:when>
		<xsl:otherwise><xsl:value-of select="sum($there/piece/@n) + count($there/piece[not(@n)])"/></xsl:otherwise>
	</xsl:choose>
</xsl:template>

<!-- "mill, tower, 2 shards" in short -->
<xsl:template match="space" mode="built">
	<xsl:variable name="dials" select="key('dials', @name)"/>
	<xsl:value-of select="$dials/@building[. != 'none']"/>
	<xsl:if test="$dials/@tower &gt; 0"> &#9650;</xsl:if>
	<xsl:if test="$dials/@shards &gt; 0"> &#9670;<xsl:value-of select="$dials/@shards"/></xsl:if>
</xsl:template>

<xsl:template match="space" mode="told">
	<xsl:variable name="dials" select="key('dials', @name)"/>
	<title>
		<xsl:value-of select="@title"/>
		<xsl:if test="not(@title)"><xsl:value-of select="@name"/></xsl:if>
		<xsl:if test="$dials/@holder[. != 'nobody']">, of <xsl:call-template name="title-case"><xsl:with-param name="text"
			select="$dials/@holder"/></xsl:call-template></xsl:if>
		<xsl:if test="$dials/@wall &gt; 0">, wall <xsl:value-of select="$dials/@wall"/></xsl:if>
		<xsl:if test="$dials/@building[. != 'none']"><xsl:value-of select="concat(', ', $dials/@building)"/></xsl:if>
		<xsl:if test="$dials/@tower &gt; 0">, tower</xsl:if>
		<xsl:if test="$dials/@shards &gt; 0">, shards <xsl:value-of select="$dials/@shards"/></xsl:if>
		<xsl:if test="key('there', @name)">: units <xsl:apply-templates select="." mode="how-many"/></xsl:if>
	</title>
</xsl:template>

<xsl:template match="space" mode="outline"><rect x="-39" y="-34" width="78" height="68" rx="12"/></xsl:template>
</xsl:stylesheet>
