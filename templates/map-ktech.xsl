<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: MIT -->
<!-- The map of KTech: hexes with their corner up, 60 wide. In the box a hex is five columns, and odd rows
     begin two and a half further on. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
	xmlns="http://www.w3.org/2000/svg">
<xsl:import href="map.xsl"/>
<xsl:key name="terrain" match="/report/page/map/space[@terrain]" use="@terrain"/>
<xsl:variable name="moves" select="/report/facts/fact[@name = 'moved']"/>
<xsl:variable name="fights" select="/report/facts/fact[@name = 'destroyed' or @name = 'controlled']"/>
<xsl:variable name="swords-x" select="20"/>
<xsl:variable name="swords-y" select="-24"/>

<xsl:variable name="wide" select="$columns * 12 + 80"/>
<xsl:variable name="high" select="$rows * 52 + 90"/>

<xsl:template match="/report">
	<svg id="plain" class="board" role="img" viewBox="-40 -45 {$wide} {$high}" width="{$wide * 1.4}" height="{$high * 1.4}">
		<xsl:call-template name="described"/>
		<xsl:call-template name="style"/>
		<style>
.board { --plains: #e9e3b4; --forest: #9fbe86; --mountains: #b5b2ae; --hills: #d8c08f; --swamp: #a9bfa8;
	--desert: #f0d9a0; --tundra: #e8eef0; --water: #a5cfe6; --sign: #4d483f; }
@media (prefers-color-scheme: dark) { .board { --plains: #55512f; --forest: #35522b; --mountains: #56534f;
	--hills: #635128; --swamp: #3b4d3c; --desert: #75602c; --tundra: #5d676b; --water: #21506b;
	--sign: #d8d0c0; } }
@media print { .board { --plains: #fff; --forest: #ddd; --mountains: #aaa; --hills: #ccc; --swamp: #e2e2e2;
	--desert: #f4f4f4; --tundra: #fff; --water: #fff; } }
.board .hex { stroke: var(--edge); stroke-width: 1.2; }
.board .plains { fill: var(--plains); } .board .forest { fill: var(--forest); }
.board .mountains { fill: var(--mountains); } .board .hills { fill: var(--hills); }
.board .swamp { fill: var(--swamp); } .board .desert { fill: var(--desert); }
.board .tundra { fill: var(--tundra); } .board .water { fill: var(--water); }
.board .sign { fill: none; stroke: var(--sign); stroke-width: 1.8; opacity: .45; stroke-linecap: round;
	stroke-linejoin: round; }
.board .small { stroke-width: 3; opacity: .7; }
.board .hex-mark { fill: var(--mark); font-size: 8px; text-anchor: middle; }
</style>
		<rect x="-40" y="-45" width="{$wide}" height="{$high}" rx="18" fill="var(--sea)"/>
		<xsl:apply-templates select="page/map/space"/>
		<xsl:apply-templates select="page/map/space" mode="ring"/>
		<xsl:call-template name="happened"/>
	</svg>
</xsl:template>

<xsl:template match="space" mode="x"><xsl:value-of select="(@column + .5 * (@row mod 2)) * 12"/></xsl:template>
<xsl:template match="space" mode="y"><xsl:value-of select="@row * 52"/></xsl:template>

<xsl:template match="space">
	<xsl:variable name="there" select="key('there', @name)/piece"/>
	<g>
		<xsl:apply-templates select="." mode="place"/>
		<xsl:call-template name="told"><xsl:with-param name="space" select="@name"/><xsl:with-param name="ground"
			select="@terrain"/></xsl:call-template>
		<xsl:call-template name="hex"/>
		<xsl:choose>
			<xsl:when test="$there">
				<!-- To the left and right of what stands there, as far as there is room. -->
				<xsl:call-template name="ground"><xsl:with-param name="terrain" select="@terrain"/><xsl:with-param
					name="place">translate(-23 5) scale(.4)</xsl:with-param></xsl:call-template>
				<xsl:call-template name="ground"><xsl:with-param name="terrain" select="@terrain"/><xsl:with-param
					name="place">translate(23 5) scale(.4)</xsl:with-param></xsl:call-template>
			</xsl:when>
			<xsl:otherwise><xsl:call-template name="ground"><xsl:with-param name="terrain"
				select="@terrain"/></xsl:call-template></xsl:otherwise>
		</xsl:choose>
		<text class="hex-mark" y="28"><xsl:value-of select="@name"/></text>
		<text class="hex-mark terrain" x="-16" y="21" font-weight="bold"><xsl:call-template name="terrain-letter"/></text>
		<xsl:for-each select="$there">
			<xsl:apply-templates select="." mode="counter">
				<xsl:with-param name="x" select="12 * (2 * position() - last() - 1)"/>
			</xsl:apply-templates>
		</xsl:for-each>
	</g>
</xsl:template>

<!-- Beside the pattern, as colours alone part nothing. -->
<xsl:template name="terrain-letter"><xsl:value-of select="translate(substring(@terrain, 1, 1), 'pfmhsdtw', 'PFMHSDTW')"/></xsl:template>

<xsl:template name="ground">
	<xsl:param name="terrain"/>
	<xsl:param name="place" select="''"/>
	<path class="sign">
		<xsl:if test="$place != ''"><xsl:attribute name="class">small sign</xsl:attribute><xsl:attribute
			name="transform"><xsl:value-of select="$place"/></xsl:attribute></xsl:if>
		<xsl:attribute name="d"><xsl:choose>
			<xsl:when test="$terrain = 'forest'">M-12,8l6,-15l6,15z M0,8l6,-15l6,15z</xsl:when>
			<xsl:when test="$terrain = 'mountains'">M-16,10l10,-20l7,12l4,-7l10,15z</xsl:when>
			<xsl:when test="$terrain = 'hills'">M-16,6q8,-12 16,0q8,-12 16,0</xsl:when>
			<xsl:when test="$terrain = 'swamp'">M-14,8h28 M-8,8v-12 M0,8v-16 M8,8v-12</xsl:when>
			<xsl:when test="$terrain = 'desert'">M-14,4q7,-8 14,0t14,0 M-8,-6q4,-5 8,0t8,0</xsl:when>
			<xsl:when test="$terrain = 'tundra'">M0,-10v20 M-9,-5l18,10 M9,-5l-18,10</xsl:when>
			<xsl:when test="$terrain = 'water'">M-15,-3q5,-5 10,0t10,0t10,0 M-15,7q5,-5 10,0t10,0t10,0</xsl:when>
			<xsl:otherwise>M-8,6l2,-6l2,6 M4,2l2,-6l2,6</xsl:otherwise>
		</xsl:choose></xsl:attribute>
	</path>
</xsl:template>

<!-- Settlements are buildings, ground units shields, each with its letter; whose they are stands below. -->
<xsl:template match="piece" mode="counter">
	<xsl:param name="x"/>
	<g transform="translate({$x} -3)">
		<xsl:call-template name="counter"><xsl:with-param name="kind" select="@kind"/><xsl:with-param name="seat"
			select="@owner"/></xsl:call-template>
		<text class="hex-mark" y="-16" font-weight="bold"><xsl:value-of select="@n"/><xsl:call-template
			name="seat-letter"><xsl:with-param name="seat" select="@owner"/></xsl:call-template></text>
	</g>
</xsl:template>
<!-- Its letter is that of the drawing in letters: several kinds begin alike. -->
<xsl:template name="counter">
	<xsl:param name="kind"/>
	<xsl:param name="seat"/>
	<path class="of {$seat}">
		<xsl:attribute name="d"><xsl:choose>
			<xsl:when test="$kind = 'village'">M-13,13v-14l13,-13l13,13v14z</xsl:when>
			<xsl:when test="$kind = 'city'">M-17,13v-17l7,-8l7,8v-6l10,-9l10,9v23z</xsl:when>
			<xsl:when test="$kind = 'castle'">M-15,13v-26h6v6h6v-6h6v6h6v-6h6v26z</xsl:when>
			<xsl:when test="$kind = 'mine'">M-15,13l5,-24h20l5,24z</xsl:when>
			<xsl:when test="$kind = 'temple'">M-15,13v-17l15,-11l15,11v17z</xsl:when>
			<xsl:when test="$kind = 'ship'">M-17,2h34l-7,11h-20z M-2,0v-16l14,13h-14z</xsl:when>
			<xsl:when test="$kind = 'caravan'">M-16,8v-14q16,-12 32,0v14z M-14,8a4,4 0 1 0 8,0z M6,8a4,4 0 1 0 8,0z</xsl:when>
			<xsl:otherwise>M-12,-13h24v13q0,11 -12,15q-12,-4 -12,-15z</xsl:otherwise>
		</xsl:choose></xsl:attribute>
	</path>
	<text class="count on on-{$seat}" y="9"><xsl:choose>
		<xsl:when test="$kind = 'castle'">K</xsl:when>
		<xsl:when test="$kind = 'caravan'">R</xsl:when>
		<xsl:otherwise><xsl:value-of select="translate(substring($kind, 1, 1), 'vcmatps', 'VCMATPS')"/></xsl:otherwise>
	</xsl:choose></text>
</xsl:template>

<!-- Each kind once; a counter on a space has its owner's letter above it. -->
<xsl:template name="signs">
	<xsl:call-template name="kind-sign"><xsl:with-param name="kind">village</xsl:with-param></xsl:call-template>
	<xsl:call-template name="kind-sign"><xsl:with-param name="kind">city</xsl:with-param></xsl:call-template>
	<xsl:call-template name="kind-sign"><xsl:with-param name="kind">castle</xsl:with-param></xsl:call-template>
	<xsl:call-template name="kind-sign"><xsl:with-param name="kind">temple</xsl:with-param></xsl:call-template>
	<xsl:call-template name="kind-sign"><xsl:with-param name="kind">mine</xsl:with-param></xsl:call-template>
	<xsl:call-template name="kind-sign"><xsl:with-param name="kind">ship</xsl:with-param></xsl:call-template>
	<xsl:call-template name="kind-sign"><xsl:with-param name="kind">caravan</xsl:with-param></xsl:call-template>
	<xsl:call-template name="kind-sign"><xsl:with-param name="kind">army</xsl:with-param></xsl:call-template>
	<xsl:call-template name="kind-sign"><xsl:with-param name="kind">priest</xsl:with-param></xsl:call-template>
	<xsl:call-template name="happened-signs"><xsl:with-param name="move">move</xsl:with-param><xsl:with-param
		name="fight">counter destroyed or taken</xsl:with-param></xsl:call-template>
	<xsl:for-each select="page/map/space[generate-id() = generate-id(key('terrain', @terrain)[1])]">
		<xsl:call-template name="sign">
			<xsl:with-param name="is"><xsl:value-of select="concat(@terrain, ' (')"/><xsl:call-template
				name="terrain-letter"/>)</xsl:with-param>
			<xsl:with-param name="drawn"><g transform="scale(.66)"><xsl:call-template name="hex"/><xsl:call-template
				name="ground"><xsl:with-param name="terrain" select="@terrain"/></xsl:call-template></g></xsl:with-param>
		</xsl:call-template>
	</xsl:for-each>
</xsl:template>
<xsl:template name="kind-sign">
	<xsl:param name="kind"/>
	<xsl:call-template name="sign">
		<xsl:with-param name="is" select="$kind"/>
		<xsl:with-param name="drawn"><xsl:call-template name="counter"><xsl:with-param name="kind"
			select="$kind"/></xsl:call-template></xsl:with-param>
	</xsl:call-template>
</xsl:template>

<xsl:template name="hex"><polygon class="hex {@terrain}" points="0,-34.6 30,-17.3 30,17.3 0,34.6 -30,17.3 -30,-17.3"/></xsl:template>

<xsl:template match="space" mode="outline"><circle r="31"/></xsl:template>
</xsl:stylesheet>
