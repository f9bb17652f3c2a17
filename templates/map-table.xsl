<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: MIT -->
<!-- The map as a table, for mail programs, which show no drawing that stands in a page: a row of the box's layout
     is one of the table, a column of its letters one of the table's, and a space spans as many as it has
     there. In a space stands its mark and, on its owner's colour, with his letter behind them, the marks of
     what stands on it. The input is that of archive-season.xsl. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
<xsl:key name="row" match="/report/page/map/space[@row]" use="@row"/>
<xsl:key name="mark" match="/report/page/mark" use="@kind"/>
<xsl:key name="lies" match="/report/position/place[@map]" use="@name"/>
<xsl:key name="stands" match="/report/position/dials" use="@of"/>
<xsl:variable name="cell" select="/report/page/map/@cell"/>

<xsl:template name="table-map">
	<xsl:variable name="last"><xsl:for-each select="page/map/space[@row]"><xsl:sort select="@column"
		data-type="number" order="descending"/><xsl:if test="position() = 1"><xsl:value-of
		select="@column"/></xsl:if></xsl:for-each></xsl:variable>
	<div class="fit"><table class="board" role="img" aria-label="The map; what stands on it is told below."
			cellspacing="0" cellpadding="0">
		<colgroup><col span="{$last + $cell}"/></colgroup>
		<xsl:for-each select="page/map/space[generate-id() = generate-id(key('row', @row)[1])]">
			<xsl:sort select="@row" data-type="number"/>
			<tr><xsl:apply-templates select="key('row', @row)" mode="cell"><xsl:sort select="@column"
				data-type="number"/></xsl:apply-templates></tr>
		</xsl:for-each>
	</table></div>
</xsl:template>

<!-- Where nothing lies before it the row has a gap. -->
<xsl:template match="space" mode="cell">
	<xsl:variable name="column" select="@column"/>
	<xsl:variable name="before"><xsl:for-each select="key('row', @row)[@column &lt; $column]"><xsl:sort
		select="@column" data-type="number" order="descending"/><xsl:if test="position() = 1"><xsl:value-of
		select="@column + $cell"/></xsl:if></xsl:for-each><xsl:if
		test="not(key('row', @row)[@column &lt; $column])">0</xsl:if></xsl:variable>
	<xsl:if test="$column &gt; $before"><td colspan="{$column - $before}"></td></xsl:if>
	<xsl:variable name="colour"><xsl:apply-templates select="." mode="colour"/></xsl:variable>
	<td class="space" bgcolor="{$colour}">
		<xsl:variable name="next"><xsl:for-each select="key('row', @row)[@column &gt; $column]"><xsl:sort
			select="@column" data-type="number"/><xsl:if test="position() = 1"><xsl:value-of
			select="@column"/></xsl:if></xsl:for-each></xsl:variable>
		<xsl:attribute name="colspan"><xsl:choose>
			<xsl:when test="$next - $column &lt; $cell"><xsl:value-of select="$next - $column"/></xsl:when>
			<xsl:otherwise><xsl:value-of select="$cell"/></xsl:otherwise>
		</xsl:choose></xsl:attribute>
		<small><xsl:choose>
			<xsl:when test="contains(@name, ',')"><xsl:value-of select="concat(@name, ' ', @mark)"/></xsl:when>
			<xsl:otherwise><xsl:value-of select="@mark"/></xsl:otherwise>
		</xsl:choose></small>
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
			<xsl:text> </xsl:text>
			<b class="{$holder/@name}"><xsl:choose>
				<xsl:when test="$there/hidden/@most"><xsl:value-of select="concat($there/hidden/@least, '-',
					$there/hidden/@most)"/></xsl:when>
				<xsl:when test="$there/hidden"><xsl:value-of select="concat($there/hidden/@least,
					$there/hidden/@n, '+')"/></xsl:when>
				<xsl:when test="$there/piece"><xsl:value-of select="sum($there/piece/@n)
					+ count($there/piece[not(@n)])"/></xsl:when>
			</xsl:choose><xsl:value-of select="$holder/@mark"/></b>
		</xsl:when>
		<xsl:when test="$there/hidden"><xsl:text> </xsl:text><b>?</b></xsl:when>
		<xsl:otherwise>
			<xsl:call-template name="chip"><xsl:with-param name="pieces"
				select="$there/piece[not(@owner) and key('mark', @kind)]"/></xsl:call-template>
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

<!-- "2sG" -->
<xsl:template name="chip">
	<xsl:param name="pieces"/>
	<xsl:param name="seat" select="/.."/>
	<xsl:if test="$pieces">
		<xsl:text> </xsl:text>
		<b>
			<xsl:if test="$seat"><xsl:attribute name="class"><xsl:value-of
				select="$seat/@name"/></xsl:attribute></xsl:if>
			<xsl:for-each select="$pieces[not(@kind = preceding-sibling::piece[string(@owner)
					= string(current()/@owner)]/@kind)]">
				<xsl:variable name="same" select="$pieces[@kind = current()/@kind]"/>
				<xsl:variable name="n" select="sum($same/@n) + count($same[not(@n)])"/>
				<xsl:if test="$n &gt; 1"><xsl:value-of select="$n"/></xsl:if>
				<xsl:value-of select="key('mark', @kind)/@text"/>
			</xsl:for-each>
			<xsl:value-of select="$seat/@mark"/>
		</b>
	</xsl:if>
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
