<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: MIT -->
<!-- The lanes of TradeWorlds: a row for each seat, with its Homeworld and how strong that still is, its credits,
     and its berths, in each the ship there: its starship, weapon and crew, each with its value. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
	xmlns="http://www.w3.org/2000/svg" xmlns:tp="tag:tradepost:functions" exclude-result-prefixes="tp">
<xsl:import href="map.xsl"/>
<xsl:variable name="moves" select="/report/facts/fact[@name = 'attacker' or @name = 'aimed']"/>
<xsl:variable name="fights" select="/report/facts/fact[@name = 'target']"/>
<xsl:variable name="swords-x" select="158"/>
<xsl:variable name="swords-y" select="16"/>

<xsl:variable name="high" select="$rows * 150 + 180"/>
<!-- A berth is narrow where no ship is, and none was before the season. -->
<xsl:variable name="full" select="/report/page/map/space[@title or key('there', @name)//piece or key('was', @name)//piece]"/>
<xsl:variable name="long"><xsl:for-each select="/report/page/map/space[@column = 0]"><xsl:sort data-type="number"
	order="descending" select="count($full[@row = current()/@row])"/><xsl:if test="position() = 1"><xsl:call-template
	name="length"><xsl:with-param name="of" select="/report/page/map/space[@row = current()/@row]"/></xsl:call-template></xsl:if></xsl:for-each></xsl:variable>
<xsl:variable name="wide" select="$long + 175"/>

<xsl:template match="/report">
	<svg id="plain" class="board" role="img" viewBox="-170 -20 {$wide} {$high}" width="{$wide}" height="{$high}">
		<xsl:call-template name="described"/>
		<xsl:call-template name="style"/>
		<style>
.board { --space: #1c2333; --berth: #2b3550; --card: #f4f1e8; --ring: #e3a6ff; }
@media print { .board { --space: #fff; --berth: #eee; --card: #fff; --ring: #000; } }
.board .deep { fill: var(--space); } .board .berth { fill: var(--berth); stroke: #6f7ea8; stroke-width: 1.5; }
.board .berth-name { fill: #aab6d6; font-size: 12px; }
.board .home { font-size: 28px; font-weight: bold; text-anchor: middle; }
.board .credits { fill: #dfe6f7; font-size: 15px; text-anchor: middle; }
@media print { .board .berth-name, .board .credits { fill: #000; } }
.board .card { fill: var(--card); stroke: #1a1814; }
.board .card-name { fill: #14120f; font-size: 12px; }
.board .value { fill: #14120f; font-size: 15px; font-weight: bold; text-anchor: end; }
.board .band { stroke: none; }
</style>
		<rect class="deep" x="-170" y="-20" width="{$wide}" height="{$high}" rx="20"/>
		<xsl:apply-templates select="page/map/space[key('dials', substring-before(@name, '-1'))]" mode="home"/>
		<xsl:apply-templates select="page/map/space"/>
		<xsl:apply-templates select="page/map/space" mode="ring"/>
		<xsl:call-template name="happened"/>
	</svg>
</xsl:template>

<xsl:template match="space" mode="wide"><xsl:value-of select="78 + 122 * (@name = $full/@name)"/></xsl:template>

<!-- How long those berths are in a row. -->
<xsl:template name="length">
	<xsl:param name="of"/>
	<xsl:value-of select="93 * count($of) + 122 * count($of[@name = $full/@name])"/>
</xsl:template>

<!-- A berth is drawn from its corner. -->
<xsl:template match="space" mode="x"><xsl:call-template name="length"><xsl:with-param name="of"
	select="/report/page/map/space[@row = current()/@row and @column &lt; current()/@column]"/></xsl:call-template></xsl:template>
<xsl:template match="space" mode="y"><xsl:value-of select="@row * 150"/></xsl:template>

<!-- Ships stay in their berths: an arrow leads from one that attacks to the target, or to a Homeworld. -->
<xsl:template match="fact" mode="move">
	<xsl:variable name="from" select="key('space', @ship)"/>
	<xsl:variable name="target" select="following-sibling::fact[@name = 'target' and @cause = current()/@cause][1]/@ship"/>
	<xsl:variable name="to" select="key('space', $target) | key('space', concat(@at, '-1'))"/>
	<xsl:if test="$from and $to">
		<xsl:variable name="x"><xsl:apply-templates select="$from" mode="x"/></xsl:variable>
		<xsl:variable name="y"><xsl:apply-templates select="$from" mode="y"/></xsl:variable>
		<xsl:variable name="to-x"><xsl:apply-templates select="$to" mode="x"/></xsl:variable>
		<xsl:variable name="to-y"><xsl:apply-templates select="$to" mode="y"/></xsl:variable>
		<xsl:call-template name="arrow">
			<xsl:with-param name="x" select="$x + 184"/>
			<xsl:with-param name="y" select="$y + 65"/>
			<xsl:with-param name="to-x" select="$to-x + 184 - 264 * boolean(@at)"/>
			<xsl:with-param name="to-y" select="$to-y + 65"/>
		</xsl:call-template>
	</xsl:if>
</xsl:template>
<xsl:template match="fact" mode="at"><xsl:value-of select="@ship"/></xsl:template>

<xsl:template name="signs">
	<xsl:call-template name="sign">
		<xsl:with-param name="is">Homeworld of Red, with what is left of its strength</xsl:with-param>
		<xsl:with-param name="drawn"><circle class="of red" r="22"/><text class="count on on-red" y="5">18</text></xsl:with-param>
	</xsl:call-template>
	<xsl:call-template name="sign">
		<xsl:with-param name="is">berth of Red, empty</xsl:with-param>
		<xsl:with-param name="drawn"><rect class="berth" x="-14" y="-22" width="32" height="44" rx="5"/><rect class="band red" x="-14"
			y="-22" width="5" height="44" rx="2"/></xsl:with-param>
	</xsl:call-template>
	<xsl:call-template name="sign">
		<xsl:with-param name="is">card of a ship: starship, weapon or crew</xsl:with-param>
		<xsl:with-param name="drawn"><rect class="card" x="-22" y="-9" width="44" height="18" rx="3"/></xsl:with-param>
	</xsl:call-template>
	<xsl:call-template name="happened-signs"><xsl:with-param name="move">attack</xsl:with-param><xsl:with-param
		name="fight">target</xsl:with-param></xsl:call-template>
</xsl:template>

<!-- In front of the first berth of a lane. -->
<xsl:template match="space" mode="home">
	<xsl:variable name="seat" select="substring-before(@name, '-1')"/>
	<xsl:variable name="dials" select="key('dials', $seat)"/>
	<g>
		<xsl:apply-templates select="." mode="place"/>
		<title>the Homeworld of <xsl:call-template name="title-case"><xsl:with-param name="text" select="$seat"/></xsl:call-template>: <xsl:value-of
			select="$dials/@homeworld"/>, credits: <xsl:value-of
			select="$dials/@credits"/></title>
		<circle class="of {$seat}" cx="-80" cy="52" r="46"/>
		<text class="home on on-{$seat}" x="-80" y="58"><xsl:value-of select="$dials/@homeworld"/></text>
		<text class="mark on on-{$seat}" x="-80" y="82">Homeworld</text>
		<xsl:if test="$later and key('dials-before', $seat)/@homeworld != $dials/@homeworld">
			<circle class="changed" cx="-80" cy="52" r="52"/>
		</xsl:if>
		<text class="credits" x="-80" y="122"><xsl:value-of select="$dials/@credits"/> credit<xsl:if
			test="$dials/@credits != 1">s</xsl:if></text>
	</g>
</xsl:template>

<xsl:template match="space">
	<xsl:variable name="seat" select="substring-before(concat(@name, '-'), '-')"/>
	<g>
		<xsl:apply-templates select="." mode="place"/>
		<xsl:call-template name="told"><xsl:with-param name="space" select="@name"/></xsl:call-template>
		<xsl:variable name="wide"><xsl:apply-templates select="." mode="wide"/></xsl:variable>
		<rect class="berth" width="{$wide}" height="130" rx="10"/>
		<rect class="band of {$seat}" width="8" height="130" rx="4"/>
		<text class="berth-name" x="18" y="22"><xsl:choose>
			<xsl:when test="@title"><xsl:value-of select="@title"/></xsl:when>
			<xsl:otherwise><xsl:call-template name="title-case"><xsl:with-param name="text"
				select="translate(@name, '-', ' ')"/></xsl:call-template></xsl:otherwise>
		</xsl:choose></text>
		<xsl:for-each select="key('there', @name)//piece[position() &lt;= 3]">
			<g transform="translate(16 {32 + 31 * (position() - 1)})">
				<rect class="card" width="176" height="28" rx="4"/>
				<xsl:apply-templates select="." mode="card"/>
			</g>
		</xsl:for-each>
	</g>
</xsl:template>

<xsl:template match="piece" mode="card">
	<xsl:variable name="name" select="/report/names/name[@of = 'kind' and @name = current()/@kind]/@text"/>
	<xsl:variable name="text"><xsl:choose>
		<xsl:when test="$name"><xsl:value-of select="$name"/></xsl:when>
		<xsl:otherwise><xsl:value-of select="translate(@kind, '-', ' ')"/></xsl:otherwise>
	</xsl:choose></xsl:variable>
	<xsl:variable name="bare"><xsl:choose>
		<xsl:when test="starts-with($text, 'a ') or starts-with($text, 'an ')"><xsl:value-of
			select="substring-after($text, ' ')"/></xsl:when>
		<xsl:otherwise><xsl:value-of select="$text"/></xsl:otherwise>
	</xsl:choose></xsl:variable>
	<text class="card-name" x="8" y="18"><xsl:value-of select="tp:wrap($bare, 25)[1]"/></text>
</xsl:template>

<xsl:template match="space" mode="outline">
	<xsl:variable name="wide"><xsl:apply-templates select="." mode="wide"/></xsl:variable>
	<rect x="-5" y="-5" width="{$wide + 10}" height="140" rx="14"/>
</xsl:template>
</xsl:stylesheet>
