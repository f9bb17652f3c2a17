<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: MIT -->
<!-- The map of TradeWarz: octagons with their tiles, squares between them with buildings and squads, gates at
     the coast; the season's marches as arrows, its battles as crossed swords. An octagon is 100 wide; the box's
     columns and rows say where each lies. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
	xmlns="http://www.w3.org/2000/svg">
<xsl:import href="map.xsl"/>
<xsl:key name="fact" match="/report/facts/fact" use="@number"/>
<xsl:variable name="moves" select="/report/facts/fact[@name = 'stepped']"/>
<xsl:variable name="fights" select="/report/facts/fact[@name = 'battle']"/>

<xsl:template match="/report">
	<svg id="plain" class="board" role="img" viewBox="-100 -100 800 800" width="880" height="880">
		<xsl:call-template name="described"/>
		<xsl:call-template name="style"/>
		<style>
.board { --forest: #a9c48b; --field: #ecd98a; --mine: #cdb5a4; --mountain: #b9b7b4; --lake: #a5cfe6;
	--square: #fbf5e6; --sign: #4d483f; }
@media (prefers-color-scheme: dark) { .board { --forest: #3f5a33; --field: #6d5c1f; --mine: #5a4438;
	--mountain: #5b5955; --lake: #21506b; --square: #4a4438; --sign: #d8d0c0; } }
@media print { .board { --forest: #ddd; --field: #f2f2f2; --mine: #ccc; --mountain: #aaa; --lake: #fff;
	--square: #fff; } }
.board .tile { stroke: var(--edge); stroke-width: 1.5; }
.board .forest { fill: var(--forest); } .board .field { fill: var(--field); }
.board .mine { fill: var(--mine); } .board .mountain { fill: var(--mountain); }
.board .lake { fill: var(--lake); } .board .square { fill: var(--square); stroke: var(--edge); }
.board .sign { fill: none; stroke: var(--sign); stroke-width: 2.5; stroke-linecap: round;
	stroke-linejoin: round; opacity: .55; }
.board .plank { stroke: #5a3d1e; stroke-width: 7; } .board .rail { stroke: #e2c79c; stroke-width: 3;
	stroke-dasharray: 4 4; }
.board .way { stroke: var(--ink); stroke-width: 2; stroke-dasharray: 2 4; }
.board .post { fill: #cfc8ba; stroke: #1a1814; stroke-width: 2; }
</style>
		<rect x="-100" y="-100" width="800" height="800" rx="24" fill="var(--sea)"/>
		<xsl:apply-templates select="page/map/space[contains(@in, 'octagon')]"/>
		<xsl:apply-templates select="page/map/space[not(contains(@in, 'octagon'))]" mode="ground"/>
		<xsl:apply-templates select="page/map/space" mode="ring"/>
		<g class="moves">
			<xsl:call-template name="tips"/>
			<xsl:apply-templates select="$moves" mode="move"/>
		</g>
		<xsl:apply-templates select="page/map/space[not(contains(@in, 'octagon'))]"/>
		<xsl:apply-templates select="page/map/space[contains(@in, 'octagon')]" mode="silos"/>
		<g class="moves"><xsl:apply-templates select="$fights" mode="fight"/></g>
	</svg>
</xsl:template>

<!-- The middle of a space: octagons begin in column 5 and row 1, squares in 9 and 2; nine columns or two
     rows are one octagon. -->
<xsl:template match="space" mode="x">
	<xsl:choose>
		<xsl:when test="contains(@in, 'octagon')"><xsl:value-of select="(@column - 5) div 9 * 100"/></xsl:when>
		<xsl:otherwise><xsl:value-of select="(@column - 9) div 9 * 100 + 50"/></xsl:otherwise>
	</xsl:choose>
</xsl:template>
<xsl:template match="space" mode="y"><xsl:value-of select="(@row - 1) * 50"/></xsl:template>

<!-- ==== octagons ==== -->
<xsl:template match="space[contains(@in, 'octagon')]">
	<xsl:variable name="there" select="key('there', @name)/piece"/>
	<xsl:variable name="tile" select="$there[@kind = 'forest' or @kind = 'field' or @kind = 'mine'
		or @kind = 'mountain' or @kind = 'lake']/@kind"/>
	<g>
		<xsl:apply-templates select="." mode="place"/>
		<xsl:call-template name="told"><xsl:with-param name="space" select="@name"/></xsl:call-template>
		<xsl:call-template name="tile"><xsl:with-param name="tile" select="$tile"/></xsl:call-template>
		<text class="mark" y="-36"><xsl:value-of select="@mark"/></text>
		<xsl:if test="$there[@kind = 'road' or @kind = 'bridge' or @kind = 'tunnel']">
			<path class="plank" d="M-42,0H42"/><path class="rail" d="M-42,0H42"/>
		</xsl:if>
	</g>
</xsl:template>

<xsl:template name="tile">
	<xsl:param name="tile"/>
	<polygon class="tile {$tile}" points="-20.7,-50 20.7,-50 50,-20.7 50,20.7 20.7,50 -20.7,50 -50,20.7 -50,-20.7"/>
	<xsl:choose>
		<xsl:when test="$tile = 'forest'"><path class="sign"
			d="M-20,4l9,-20l9,20z M-2,-2l9,-20l9,20z M6,16l9,-20l9,20z"/></xsl:when>
		<xsl:when test="$tile = 'field'"><path class="sign"
			d="M-16,16v-32m-5,6l5,5l5,-5m-10,8l5,5l5,-5 M0,18v-32m-5,6l5,5l5,-5m-10,8l5,5l5,-5 M16,16v-32m-5,6l5,5l5,-5m-10,8l5,5l5,-5"/></xsl:when>
		<xsl:when test="$tile = 'mine'"><path class="sign"
			d="M-16,16l30,-30 M-2,-16c8,0 16,8 16,16 M16,16l-30,-30 M2,-16c-8,0 -16,8 -16,16"/></xsl:when>
		<xsl:when test="$tile = 'mountain'"><path class="sign"
			d="M-28,18l18,-34l12,22l7,-12l18,24z M-15,-7l5,5l5,-5"/></xsl:when>
		<xsl:when test="$tile = 'lake'"><path class="sign"
			d="M-24,-8q8,-8 16,0t16,0t16,0 M-24,8q8,-8 16,0t16,0t16,0"/></xsl:when>
	</xsl:choose>
</xsl:template>

<!-- A silo stands towards the square it is for. -->
<xsl:template match="space" mode="silos">
	<xsl:variable name="space" select="."/>
	<xsl:variable name="x"><xsl:apply-templates select="." mode="x"/></xsl:variable>
	<xsl:variable name="y"><xsl:apply-templates select="." mode="y"/></xsl:variable>
	<xsl:for-each select="key('there', @name)/piece[@kind = 'silo']">
		<xsl:variable name="for" select="/report/page/map/space[@name = current()/dials/@for]"/>
		<xsl:variable name="to-x"><xsl:apply-templates select="$for" mode="x"/></xsl:variable>
		<xsl:variable name="to-y"><xsl:apply-templates select="$for" mode="y"/></xsl:variable>
		<!-- Several of one square stand side by side along the octagon's edge. -->
		<xsl:variable name="nth" select="count(preceding-sibling::piece[@kind = 'silo'
			and dials/@for = current()/dials/@for])"/>
		<xsl:variable name="at-x" select="$x + ($to-x - $x) * .36 - ($to-y - $y) * .36 * $nth"/>
		<xsl:variable name="at-y" select="$y + ($to-y - $y) * .36 + ($to-x - $x) * .36 * $nth"/>
		<xsl:if test="$for">
			<path class="way" d="M{$at-x},{$at-y}L{$to-x},{$to-y}"/>
			<g transform="translate({$at-x} {$at-y})">
				<title>silo of <xsl:call-template name="title-case"><xsl:with-param name="text" select="@owner"/></xsl:call-template>, <xsl:value-of
					select="@said"/></title>
				<path class="of {@owner}" d="M-8,-8q8,-7 16,0v15q-8,7 -16,0z"/>
				<text class="count on on-{@owner}" y="5" font-size="10"><xsl:call-template
					name="seat-letter"><xsl:with-param name="seat" select="@owner"/></xsl:call-template></text>
			</g>
		</xsl:if>
	</xsl:for-each>
</xsl:template>

<!-- ==== squares and gates ==== -->
<xsl:template match="space" mode="ground">
	<g>
		<xsl:apply-templates select="." mode="place"/>
		<xsl:choose>
			<xsl:when test="contains(@in, 'gate')">
				<path class="square" d="M0,-34L34,0L0,34L-34,0z"/>
				<path class="square" d="M0,-27L27,0L0,27L-27,0z"/>
			</xsl:when>
			<xsl:otherwise><path class="square" d="M0,-29.3L29.3,0L0,29.3L-29.3,0z"/></xsl:otherwise>
		</xsl:choose>
	</g>
</xsl:template>

<xsl:template match="space">
	<xsl:variable name="there" select="key('there', @name)/piece"/>
	<xsl:variable name="building" select="$there[@kind = 'settlement' or @kind = 'village'
		or @kind = 'castle' or @kind = 'city']"/>
	<xsl:variable name="posts" select="$there[starts-with(@kind, 'post-')]"/>
	<xsl:variable name="troops" select="$there[@owner and @kind != 'silo'
		and not(starts-with(@kind, 'post-'))][not(@kind = $building/@kind)]"/>
	<g>
		<xsl:apply-templates select="." mode="place"/>
		<xsl:call-template name="told"><xsl:with-param name="space" select="@name"/></xsl:call-template>
		<!-- A post that somebody holds has his colour. -->
		<xsl:for-each select="$posts">
			<g transform="translate({-15 * boolean($troops | $building)} {-13 * boolean($troops | $building)})">
				<circle r="12"><xsl:attribute name="class"><xsl:choose>
					<xsl:when test="@owner"><xsl:value-of select="concat('of ', @owner)"/></xsl:when>
					<xsl:otherwise>post</xsl:otherwise>
				</xsl:choose></xsl:attribute></circle>
				<text class="count" y="4.5">
					<xsl:if test="@owner"><xsl:attribute name="class"><xsl:value-of
						select="concat('count on on-', @owner)"/></xsl:attribute></xsl:if>
					<xsl:value-of select="concat('P', substring-after(@kind, 'post-'))"/>
				</text>
			</g>
		</xsl:for-each>
		<xsl:apply-templates select="$building" mode="building"/>
		<xsl:for-each select="/report/seats/seat[@name = $troops/@owner]">
			<xsl:variable name="own" select="$troops[@owner = current()/@name]"/>
			<xsl:call-template name="disc">
				<xsl:with-param name="x" select="18 * boolean($building) + 12 * (position() - 1)
					+ 8 * boolean($posts)"/>
				<xsl:with-param name="y" select="14 * boolean($building) + 8 * boolean($posts)"/>
				<xsl:with-param name="n" select="sum($own/@n) + count($own[not(@n)])"/>
				<xsl:with-param name="seat" select="@name"/>
			</xsl:call-template>
		</xsl:for-each>
		<text class="mark" x="{-20 * not(contains(@in, 'gate'))}" y="{26 + 18 * contains(@in, 'gate')}"><xsl:value-of select="@mark"/></text>
	</g>
</xsl:template>

<!-- A hut, two houses, a keep, a town behind walls. -->
<xsl:template match="piece" mode="building">
	<g>
		<xsl:call-template name="building"><xsl:with-param name="kind" select="@kind"/><xsl:with-param name="seat"
			select="@owner"/></xsl:call-template>
		<text class="count on on-{@owner}" y="8"><xsl:call-template name="seat-letter"><xsl:with-param
			name="seat" select="@owner"/></xsl:call-template></text>
	</g>
</xsl:template>

<xsl:template name="building">
	<xsl:param name="kind"/>
	<xsl:param name="seat"/>
	<path class="of {$seat}">
		<xsl:attribute name="d"><xsl:choose>
			<xsl:when test="$kind = 'settlement'">M-13,10v-12l13,-12l13,12v12z</xsl:when>
			<xsl:when test="$kind = 'village'">M-19,10v-11l9,-9l9,9v-6l10,-10l10,10v17z</xsl:when>
			<xsl:when test="$kind = 'castle'">M-17,12v-24h6v5h6v-5h10v5h6v-5h6v24z</xsl:when>
			<xsl:otherwise>M-22,13v-18h6v4h5v-15l11,-9l11,9v15h5v-4h6v18z</xsl:otherwise>
		</xsl:choose></xsl:attribute>
	</path>
</xsl:template>

<!-- ==== what the signs are ==== -->
<xsl:template name="signs">
	<xsl:call-template name="building-sign"><xsl:with-param name="kind">settlement</xsl:with-param></xsl:call-template>
	<xsl:call-template name="building-sign"><xsl:with-param name="kind">village</xsl:with-param></xsl:call-template>
	<xsl:call-template name="building-sign"><xsl:with-param name="kind">castle</xsl:with-param></xsl:call-template>
	<xsl:call-template name="building-sign"><xsl:with-param name="kind">city</xsl:with-param></xsl:call-template>
	<xsl:call-template name="sign">
		<xsl:with-param name="is">silo</xsl:with-param>
		<xsl:with-param name="drawn"><path class="of" d="M-8,-8q8,-7 16,0v15q-8,7 -16,0z"/></xsl:with-param>
	</xsl:call-template>
	<xsl:call-template name="sign">
		<xsl:with-param name="is">4 soldiers of Red</xsl:with-param>
		<xsl:with-param name="drawn"><circle class="of red" r="13"/><text class="count on on-red" y="4.5">4R</text></xsl:with-param>
	</xsl:call-template>
	<xsl:call-template name="sign">
		<xsl:with-param name="is">trading post, in the colour of who holds it, or grey</xsl:with-param>
		<xsl:with-param name="drawn"><circle class="post" r="12"/><text class="count" y="4.5">P1</text></xsl:with-param>
	</xsl:call-template>
	<xsl:call-template name="sign">
		<xsl:with-param name="is">road, bridge or tunnel</xsl:with-param>
		<xsl:with-param name="drawn"><path class="plank" d="M-20,0H20"/><path class="rail" d="M-20,0H20"/></xsl:with-param>
	</xsl:call-template>
	<xsl:call-template name="tile-sign"><xsl:with-param name="tile">forest</xsl:with-param></xsl:call-template>
	<xsl:call-template name="tile-sign"><xsl:with-param name="tile">field</xsl:with-param><xsl:with-param
		name="is">wheat field</xsl:with-param></xsl:call-template>
	<xsl:call-template name="tile-sign"><xsl:with-param name="tile">mine</xsl:with-param></xsl:call-template>
	<xsl:call-template name="tile-sign"><xsl:with-param name="tile">mountain</xsl:with-param><xsl:with-param
		name="is">mountain: nobody walks through</xsl:with-param></xsl:call-template>
	<xsl:call-template name="tile-sign"><xsl:with-param name="tile">lake</xsl:with-param><xsl:with-param
		name="is">lake: nobody walks through</xsl:with-param></xsl:call-template>
	<xsl:call-template name="happened-signs"><xsl:with-param name="move">march</xsl:with-param><xsl:with-param
		name="fight">battle</xsl:with-param></xsl:call-template>
</xsl:template>
<xsl:template name="building-sign">
	<xsl:param name="kind"/>
	<xsl:call-template name="sign">
		<xsl:with-param name="is" select="$kind"/>
		<xsl:with-param name="drawn"><xsl:call-template name="building"><xsl:with-param name="kind"
			select="$kind"/></xsl:call-template></xsl:with-param>
	</xsl:call-template>
</xsl:template>
<xsl:template name="tile-sign">
	<xsl:param name="tile"/>
	<xsl:param name="is" select="$tile"/>
	<xsl:call-template name="sign">
		<xsl:with-param name="is" select="$is"/>
		<xsl:with-param name="drawn"><g transform="scale(.45)"><xsl:call-template name="tile"><xsl:with-param name="tile"
			select="$tile"/></xsl:call-template></g></xsl:with-param>
	</xsl:call-template>
</xsl:template>

<!-- ==== what happened ==== -->
<!-- A step of a march lies below the counters, with its tip where none stands. -->
<xsl:variable name="begins" select="0"/>
<xsl:variable name="ends" select=".66"/>
<xsl:template match="fact[@name = 'stepped']" mode="from">
	<xsl:variable name="before" select="preceding-sibling::fact[@name = 'stepped' and @cause = current()/@cause][1]"/>
	<xsl:value-of select="$before/@to | key('fact', @cause)[not($before)]/@from"/>
</xsl:template>

<xsl:template match="space" mode="outline"><circle r="{34 + 14 * contains(@in, 'octagon')}"/></xsl:template>
</xsl:stylesheet>
