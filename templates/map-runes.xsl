<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: MIT -->
<!-- The map of World Adventure: Ancient Runes: hexes with an edge up, a city in the middle of each nation. In
     the box six columns are one and a half radii, two rows the height of a hex. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
	xmlns="http://www.w3.org/2000/svg">
<xsl:import href="map.xsl"/>
<xsl:variable name="moves" select="/report/facts/fact[@name = 'stepped' or @name = 'through-gate']"/>
<xsl:variable name="fights" select="/report/facts/fact[@name = 'plunders' or @name = 'hunts'
	or starts-with(@name, 'attacks-') or contains(@name, '-attacks') or contains(@name, '-catches')]"/>
<xsl:variable name="stood" select="/report/page/before/position/place[@map]"/>
<xsl:variable name="swords-x" select="28"/>
<xsl:variable name="swords-y" select="-26"/>
<xsl:key name="mark" match="/report/page/mark" use="@kind"/>

<xsl:variable name="wide" select="$columns * 12 + 130"/>
<xsl:variable name="high" select="$rows * 41.57 + 120"/>

<xsl:template match="/report">
	<svg id="plain" class="board" role="img" viewBox="-65 -60 {$wide} {$high}" width="{$wide}" height="{$high}">
		<xsl:call-template name="described"/>
		<xsl:call-template name="style"/>
		<style>
.board { --city: #f3d9a4; --monster: #d9c7bb; --merchant: #d5e3c4; --sign: #6d5a4c; }
@media (prefers-color-scheme: dark) { .board { --city: #6b5527; --monster: #4a3d36; --merchant: #3c4a30;
	--sign: #cdbfae; } }
@media print { .board { --city: #ddd; --monster: #f2f2f2; --merchant: #fff; } }
.board .hex { stroke: var(--edge); stroke-width: 1.2; fill: var(--land); }
.board .city { fill: var(--city); stroke-width: 3; }
.board .monster { fill: var(--monster); } .board .merchant { fill: var(--merchant); }
.board .sign { fill: none; stroke: var(--sign); stroke-width: 2; opacity: .35; stroke-linecap: round;
	stroke-linejoin: round; }
.board .need { fill: #fff; stroke: #1a1814; stroke-width: 1.5; }
.board .beast { fill: #3a1f1f; stroke: #fff; stroke-width: 2; }
.board .beast-name { fill: #fff; }
</style>
		<rect x="-65" y="-60" width="{$wide}" height="{$high}" rx="20" fill="var(--sea)"/>
		<xsl:apply-templates select="page/map/space"/>
		<xsl:apply-templates select="page/map/space" mode="ring"/>
		<xsl:call-template name="happened"/>
	</svg>
</xsl:template>

<xsl:template match="space" mode="x"><xsl:value-of select="@column * 12"/></xsl:template>
<xsl:template match="space" mode="y"><xsl:value-of select="@row * 41.57"/></xsl:template>

<!-- A traveller goes on from the step before, at first from where they stood. -->
<xsl:template name="traveller-at">
	<xsl:param name="seat"/>
	<xsl:variable name="step" select="preceding-sibling::fact[(@name = 'stepped' or @name = 'through-gate')
		and @by = $seat][1]"/>
	<xsl:value-of select="$step/@to | $stood[not($step)][piece[@kind = 'traveller' and @owner = $seat]]/@name"/>
</xsl:template>
<xsl:template match="fact" mode="from"><xsl:call-template name="traveller-at"><xsl:with-param name="seat"
	select="@by"/></xsl:call-template></xsl:template>
<!-- Who is attacked is where they stand; of those who attack, the fact says where. -->
<xsl:template match="fact" mode="at">
	<xsl:value-of select="@at"/>
	<xsl:if test="not(@at)"><xsl:call-template name="traveller-at"><xsl:with-param name="seat"
		select="@of"/></xsl:call-template></xsl:if>
</xsl:template>

<xsl:template match="space">
	<xsl:variable name="there" select="key('there', @name)/piece"/>
	<g>
		<xsl:apply-templates select="." mode="place"/>
		<xsl:call-template name="told"><xsl:with-param name="space" select="@name"/></xsl:call-template>
		<xsl:variable name="is"><xsl:value-of select="@icon"/><xsl:if test="contains(@in, 'city')">city</xsl:if></xsl:variable>
		<xsl:call-template name="hex"><xsl:with-param name="is" select="$is"/></xsl:call-template>
		<xsl:if test="not($there)"><xsl:call-template name="ground"><xsl:with-param name="is"
			select="$is"/></xsl:call-template></xsl:if>
		<text class="mark" y="35">
			<xsl:choose>
				<xsl:when test="contains(@in, 'city')"><xsl:value-of
					select="substring-before(@title, ' (')"/></xsl:when>
				<xsl:otherwise><xsl:value-of select="@name"/></xsl:otherwise>
			</xsl:choose>
		</text>
		<xsl:for-each select="$there[contains(@kind, '-marker')]">
			<g transform="translate(0 -27)"><rect class="need" x="-13" y="-10" width="26" height="18" rx="4"/>
				<text class="count" y="4" font-size="11"><xsl:value-of
					select="substring(@kind, 1, 2)"/></text></g>
		</xsl:for-each>
		<xsl:for-each select="$there[not(contains(@kind, '-marker'))]">
			<g transform="translate({14 * (2 * position() - last() - 1)} 4)">
				<xsl:apply-templates select="." mode="counter"/>
			</g>
		</xsl:for-each>
	</g>
</xsl:template>

<xsl:template name="hex">
	<xsl:param name="is"/>
	<polygon class="hex {$is}" points="-24,-41.57 24,-41.57 48,0 24,41.57 -24,41.57 -48,0"/>
</xsl:template>
<xsl:template name="ground">
	<xsl:param name="is"/>
	<xsl:choose>
		<xsl:when test="$is = 'monster'"><path class="sign" d="M-14,10l4,-18l6,8l4,-12l4,12l6,-8l4,18z"/></xsl:when>
		<xsl:when test="$is = 'merchant'"><path class="sign" d="M-14,10v-12l14,-10l14,10v12z M-5,10v-9h10v9"/></xsl:when>
	</xsl:choose>
</xsl:template>

<!-- ==== what the signs are ==== -->
<xsl:template name="signs">
	<xsl:call-template name="sign">
		<xsl:with-param name="is">traveller of Red</xsl:with-param>
		<xsl:with-param name="drawn"><path class="of red" d="M-11,14q0,-15 11,-15q11,0 11,15z M0,0a6.5,6.5 0 1 1 .1,0z"/><text
			class="count on on-red" y="11">R</text></xsl:with-param>
	</xsl:call-template>
	<xsl:call-template name="sign">
		<xsl:with-param name="is">stall of Red</xsl:with-param>
		<xsl:with-param name="drawn"><path class="of red" d="M-13,14v-14h-2l5,-10h20l5,10h-2v14z"/><text class="count on on-red"
			y="11">R</text></xsl:with-param>
	</xsl:call-template>
	<xsl:call-template name="sign">
		<xsl:with-param name="is">good that the city needs: silk, by its first letters</xsl:with-param>
		<xsl:with-param name="drawn"><rect class="need" x="-13" y="-9" width="26" height="18" rx="4"/><text class="count" y="5"
			font-size="11">si</text></xsl:with-param>
	</xsl:call-template>
	<xsl:call-template name="sign">
		<xsl:with-param name="is">RA raid, MI minion, DE destroyer, BR brigand, GO government; others are legendary</xsl:with-param>
		<xsl:with-param name="drawn"><circle class="beast" r="15"/><text class="count beast-name" y="4.5"
			font-size="11">RA</text></xsl:with-param>
	</xsl:call-template>
	<xsl:call-template name="happened-signs"><xsl:with-param name="move">walk</xsl:with-param><xsl:with-param
		name="fight">fight</xsl:with-param></xsl:call-template>
	<xsl:call-template name="ground-sign"><xsl:with-param name="ground">city</xsl:with-param><xsl:with-param
		name="is">city</xsl:with-param></xsl:call-template>
	<xsl:call-template name="ground-sign"><xsl:with-param name="ground">monster</xsl:with-param><xsl:with-param
		name="is">territory with monsters</xsl:with-param></xsl:call-template>
	<xsl:call-template name="ground-sign"><xsl:with-param name="ground">merchant</xsl:with-param><xsl:with-param
		name="is">territory with merchants</xsl:with-param></xsl:call-template>
</xsl:template>
<xsl:template name="ground-sign">
	<xsl:param name="ground"/>
	<xsl:param name="is"/>
	<xsl:call-template name="sign">
		<xsl:with-param name="is" select="$is"/>
		<xsl:with-param name="drawn"><g transform="scale(.48)"><xsl:call-template name="hex"><xsl:with-param name="is"
			select="$ground"/></xsl:call-template><xsl:call-template name="ground"><xsl:with-param name="is"
			select="$ground"/></xsl:call-template></g></xsl:with-param>
	</xsl:call-template>
</xsl:template>

<!-- A traveller, a stall; what is nobody's is a beast or outlaw with its letters. -->
<xsl:template match="piece[@kind = 'traveller']" mode="counter">
	<path class="of {@owner}" d="M-11,14q0,-15 11,-15q11,0 11,15z M0,0a6.5,6.5 0 1 1 .1,0z"/>
	<text class="count on on-{@owner}" y="11"><xsl:call-template name="seat-letter"><xsl:with-param
		name="seat" select="@owner"/></xsl:call-template></text>
</xsl:template>
<xsl:template match="piece[@kind = 'stall']" mode="counter">
	<path class="of {@owner}" d="M-13,14v-14h-2l5,-10h20l5,10h-2v14z"/>
	<text class="count on on-{@owner}" y="11"><xsl:call-template name="seat-letter"><xsl:with-param
		name="seat" select="@owner"/></xsl:call-template></text>
</xsl:template>
<xsl:template match="piece[@kind = 'monster-x' or @kind = 'merchant-x']" mode="counter">
	<path class="sign" d="M-10,-10l20,20 M10,-10l-20,20"/>
</xsl:template>
<xsl:template match="piece" mode="counter">
	<circle class="beast" r="15"/>
	<text class="count beast-name" y="4.5" font-size="11"><xsl:value-of select="key('mark', @kind)/@text"/></text>
</xsl:template>

<xsl:template match="space" mode="outline"><circle r="39"/></xsl:template>
</xsl:stylesheet>
