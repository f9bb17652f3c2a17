<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: MIT -->
<!-- The map for mail programs, which show no drawing that stands in a page, drop what a page says of styles in
     its head, and have at most 63 columns in a table: each row of the box's layout is a table as wide as the
     page, and a space has its share of that width. In a space stands its name or mark and, on their owner's
     colour, with the owner's letter behind them, the marks of what stands on it. Each colour comes with that of
     its letters, so that both are turned together where a mail program turns them. The input is that of
     archive-season.xsl. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
<xsl:key name="row" match="/report/page/map/space[@row]" use="@row"/>
<xsl:key name="mark" match="/report/page/mark" use="@kind"/>
<xsl:key name="sign" match="/report/sign" use="@of"/>
<xsl:key name="lies" match="/report/position/place[@map]" use="@name"/>
<xsl:key name="stands" match="/report/position/dials" use="@of"/>
<xsl:variable name="cell" select="/report/page/map/@cell"/>
<!-- Whose spaces are, where that is not told by what lies there. -->
<xsl:variable name="held" select="/report/position/dials/@holder"/>
<!-- The columns of letters in a row. -->
<xsl:variable name="columns"><xsl:for-each select="/report/page/map/space[@row]"><xsl:sort select="@column"
	data-type="number" order="descending"/><xsl:if test="position() = 1"><xsl:value-of
	select="@column + $cell"/></xsl:if></xsl:for-each></xsl:variable>

<xsl:template name="table-map">
	<div role="img" aria-label="The map">
		<xsl:for-each select="page/map/space[generate-id() = generate-id(key('row', @row)[1])]">
			<xsl:sort select="@row" data-type="number"/>
			<xsl:call-template name="map-row"/>
		</xsl:for-each>
	</div>
</xsl:template>

<!-- Where a row has many spaces their letters are smaller, and stay in one line. -->
<xsl:variable name="small"><xsl:if test="$columns &gt; $cell * 10">font-size:9px;letter-spacing:-.5px;white-space:nowrap;margin-left:1px;</xsl:if
	></xsl:variable>

<!-- Eleven pixels are the least that is read well on a phone; rows of many spaces have room for ten. -->
<xsl:variable name="letters"><xsl:choose><xsl:when test="$small = ''">11px</xsl:when><xsl:otherwise>10px</xsl:otherwise></xsl:choose></xsl:variable>

<!-- Where parties are, as their seats' dials say, and nothing else may be: such a row is one cell while nobody is
     there. -->
<xsl:variable name="parties" select="/report/position/dials[@of = /report/seats/seat/@name]"/>

<xsl:template name="map-row">
	<xsl:variable name="row" select="key('row', @row)"/>
	<table width="100%" cellspacing="0" cellpadding="0"
			style="width:100%;table-layout:fixed;border-collapse:collapse"><tbody><tr>
	<xsl:choose>
		<xsl:when test="$row[not(contains(@in, 'waste'))] or $row/@name = $parties/@*"><xsl:call-template
			name="map-cells"/></xsl:when>
		<xsl:otherwise><td align="center" bgcolor="#f7f1e1" style="background:#f7f1e1;color:#1a1814;border:1px solid #fff;font:11px/1.4 Arial,sans-serif"
			><xsl:value-of select="concat($row[1]/@mark, ' to ', $row[last()]/@mark, ': nobody')"/></td></xsl:otherwise>
	</xsl:choose>
	</tr></tbody></table>
</xsl:template>

<xsl:template name="map-cells">
	<xsl:apply-templates select="key('row', @row)" mode="cell"><xsl:sort select="@column"
			data-type="number"/></xsl:apply-templates>
		<xsl:variable name="end"><xsl:for-each select="key('row', @row)"><xsl:sort select="@column"
			data-type="number" order="descending"/><xsl:if test="position() = 1"><xsl:value-of
			select="@column + $cell"/></xsl:if></xsl:for-each></xsl:variable>
		<xsl:call-template name="gap"><xsl:with-param name="n" select="$columns - $end"/></xsl:call-template>
</xsl:template>

<!-- So many columns without a space. -->
<xsl:template name="gap">
	<xsl:param name="n"/>
	<xsl:if test="$n &gt; 0"><td style="width:{round(1000 * $n div $columns) div 10}%"></td></xsl:if>
</xsl:template>

<xsl:template match="space" mode="cell">
	<xsl:variable name="column" select="@column"/>
	<xsl:variable name="before"><xsl:for-each select="key('row', @row)[@column &lt; $column]"><xsl:sort
		select="@column" data-type="number" order="descending"/><xsl:if test="position() = 1"><xsl:value-of
		select="@column + $cell"/></xsl:if></xsl:for-each><xsl:if
		test="not(key('row', @row)[@column &lt; $column])">0</xsl:if></xsl:variable>
	<xsl:variable name="next"><xsl:for-each select="key('row', @row)[@column &gt; $column]"><xsl:sort
		select="@column" data-type="number"/><xsl:if test="position() = 1"><xsl:value-of
		select="@column"/></xsl:if></xsl:for-each></xsl:variable>
	<xsl:variable name="wide"><xsl:choose>
		<xsl:when test="$next - $column &lt; $cell"><xsl:value-of select="$next - $column"/></xsl:when>
		<xsl:otherwise><xsl:value-of select="$cell"/></xsl:otherwise>
	</xsl:choose></xsl:variable>
	<xsl:variable name="colour"><xsl:apply-templates select="." mode="colour"/></xsl:variable>
	<xsl:call-template name="gap"><xsl:with-param name="n" select="$column - $before"/></xsl:call-template>
	<td align="center" bgcolor="{$colour}" style="width:{round(1000 * $wide div $columns) div 10}%;background:{
			$colour};color:#1a1814;border:1px solid #fff;font:{$letters}/1.2 Arial,sans-serif">
		<xsl:choose>
			<xsl:when test="contains(@name, ',')"><span style="letter-spacing:-.5px;white-space:nowrap"><xsl:value-of
				select="@name"/></span><br/><xsl:value-of
				select="@mark"/></xsl:when>
			<xsl:otherwise><xsl:choose><xsl:when test="key('sign', @name)"><span
				style="letter-spacing:-.5px;white-space:nowrap"><xsl:value-of select="concat(@mark, key('sign',
				@name)/@text)"/></span></xsl:when><xsl:otherwise><xsl:value-of select="@mark"/></xsl:otherwise></xsl:choose><xsl:if test="@in = 'city' and @title"><xsl:value-of
				select="concat(' ', substring-before(@title, ' ('))"/></xsl:if><xsl:choose><xsl:when
				test="$columns &gt; $cell * 4"><br/></xsl:when><xsl:otherwise><xsl:text> </xsl:text></xsl:otherwise>
				</xsl:choose></xsl:otherwise>
		</xsl:choose>
		<xsl:call-template name="chips"/>
	</td>
</xsl:template>

<!-- Whose the space is, where a dial says so, with what is known of how many lie there; else what lies there,
     owner by owner. -->
<xsl:template name="chips">
	<xsl:variable name="there" select="key('lies', @name)"/>
	<xsl:variable name="holder" select="/report/seats/seat[@name = key('stands', current()/@name)/@holder]"/>
	<xsl:choose>
		<xsl:when test="$holder">
			<b><xsl:attribute name="style"><xsl:value-of select="$small"/><xsl:apply-templates select="$holder"
				mode="colour"/></xsl:attribute>
			<xsl:choose>
				<xsl:when test="$there/hidden"><xsl:value-of select="concat($there/hidden/@least,
					$there/hidden/@n, '+')"/></xsl:when>
				<xsl:when test="$there/piece"><xsl:value-of select="sum($there/piece/@n)
					+ count($there/piece[not(@n)])"/></xsl:when>
			</xsl:choose><xsl:value-of select="$holder/@mark"/></b>
		</xsl:when>
		<xsl:when test="contains(@in, 'waste')"><xsl:for-each select="/report/seats/seat[@name
			= $parties[@* = current()/@name]/@of]"><b><xsl:attribute name="style"><xsl:value-of select="$small"
			/><xsl:apply-templates select="." mode="colour"/></xsl:attribute><xsl:value-of select="@mark"/></b></xsl:for-each></xsl:when>
		<xsl:when test="$there/hidden"><b>?</b></xsl:when>
		<xsl:otherwise>
			<!-- Where numbers tell of what seats have they do of what nobody has. -->
			<xsl:choose>
				<xsl:when test="$held and $there/piece[not(@owner)]"><b><xsl:attribute name="style"><xsl:value-of
					select="$small"/><xsl:apply-templates select="/.." mode="colour"/></xsl:attribute><xsl:value-of
					select="sum($there/piece[not(@owner)]/@n) + count($there/piece[not(@owner or @n)])"/></b></xsl:when>
				<xsl:otherwise><xsl:call-template name="chip"><xsl:with-param name="pieces"
					select="$there/piece[not(@owner) and key('mark', @kind)]"/></xsl:call-template></xsl:otherwise>
			</xsl:choose>
			<xsl:for-each select="/report/seats/seat">
				<xsl:call-template name="chip">
					<xsl:with-param name="pieces" select="$there/piece[@owner = current()/@name
						and key('mark', @kind)]"/>
					<xsl:with-param name="seat" select="."/>
				</xsl:call-template>
			</xsl:for-each>
		</xsl:otherwise>
	</xsl:choose>
</xsl:template>

<!-- "2sG", "CV 2sG" -->
<xsl:template name="chip">
	<xsl:param name="pieces"/>
	<xsl:param name="seat" select="/.."/>
	<xsl:if test="$pieces">
		<b>
			<xsl:attribute name="style"><xsl:value-of select="$small"/><xsl:apply-templates select="$seat"
				mode="colour"/></xsl:attribute>
			<xsl:variable name="owner" select="string($seat/@name)"/>
			<xsl:for-each select="$pieces[not(@kind = preceding-sibling::piece[string(@owner) = $owner]/@kind)]">
				<xsl:variable name="same" select="$pieces[@kind = current()/@kind]"/>
				<xsl:variable name="n" select="sum($same/@n) + count($same[not(@n)])"/>
				<!-- A mark may end with a digit. -->
				<xsl:if test="$n &gt; 1"><xsl:if test="position() &gt; 1"><xsl:text> </xsl:text></xsl:if><xsl:value-of
					select="$n"/></xsl:if>
				<xsl:value-of select="key('mark', @kind)/@text"/>
			</xsl:for-each>
			<xsl:value-of select="$seat/@mark"/>
		</b>
	</xsl:if>
</xsl:template>

<!-- Of a seat without a colour's name: black on white. -->
<xsl:template match="seat" mode="colour">
	<xsl:choose>
		<xsl:when test="@name = 'red'">background:#b3261e;color:#fff</xsl:when>
		<xsl:when test="@name = 'blue'">background:#1f5fbf;color:#fff</xsl:when>
		<xsl:when test="@name = 'green'">background:#1b7f5c;color:#fff</xsl:when>
		<xsl:when test="@name = 'yellow'">background:#f2c230;color:#000</xsl:when>
		<xsl:when test="@name = 'black'">background:#222;color:#fff</xsl:when>
		<xsl:otherwise>background:#fff;color:#000</xsl:otherwise>
	</xsl:choose>
</xsl:template>

<!-- Its terrain, a tile that lies on it, or what kind of space it is. -->
<xsl:template match="space" mode="colour">
	<xsl:variable name="words"><xsl:value-of select="concat(' ', @terrain, ' ', @icon, ' ', @in, ' ')"
		/><xsl:for-each select="key('lies', @name)/piece[not(@owner)]"><xsl:value-of
		select="concat(@kind, ' ')"/></xsl:for-each></xsl:variable>
	<xsl:choose>
		<xsl:when test="contains($words, ' forest ')">#b7cf9c</xsl:when>
		<xsl:when test="contains($words, ' field ')">#ecd98a</xsl:when>
		<xsl:when test="contains($words, ' mine ')">#d6c0b0</xsl:when>
		<xsl:when test="contains($words, ' mountain')">#c6c4c1</xsl:when>
		<xsl:when test="contains($words, ' lake ') or contains($words, ' water ') or contains($words, ' sea')"
			>#b5d9ec</xsl:when>
		<xsl:when test="contains($words, ' plains ')">#ece7c0</xsl:when>
		<xsl:when test="contains($words, ' hills ')">#dfc99a</xsl:when>
		<xsl:when test="contains($words, ' swamp ')">#b9ccb8</xsl:when>
		<xsl:when test="contains($words, ' desert ')">#f3dfae</xsl:when>
		<xsl:when test="contains($words, ' tundra ')">#eaf0f2</xsl:when>
		<xsl:when test="contains($words, ' city ') or contains($words, ' kingdom ')">#f3d9a4</xsl:when>
		<xsl:when test="contains($words, ' monster ')">#dccbc0</xsl:when>
		<xsl:when test="contains($words, ' merchant ')">#d9e6c9</xsl:when>
		<xsl:when test="contains($words, ' berth ')">#d8deee</xsl:when>
		<xsl:otherwise>#f7f1e1</xsl:otherwise>
	</xsl:choose>
</xsl:template>
</xsl:stylesheet>
