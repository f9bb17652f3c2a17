<?xml version="1.0" encoding="UTF-8"?>
<!-- SPDX-License-Identifier: MIT -->
<!-- The page of a mail: the short form of a season's report. First what the text begins with, then the button that
     answers, the story, the map, how all stand, what is the reader's own, and some orders; the text of the same mail
     tells all. Mail programs drop scripts, drawings and most of what stands in a page's head, so styles stand at their
     elements, and a colour never without the one behind it: a program that turns colours for the night turns both. -->
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
<xsl:import href="report-html.xsl"/>
<xsl:import href="map-table.xsl"/>
<xsl:output method="html" encoding="UTF-8" indent="no" doctype-system="about:legacy-compat"/>
<!-- Forms of which an order would be done, by the word that it begins with: of each word the first is shown, for
     many ways to do one thing would hide the others. -->
<xsl:key name="ready" match="/report/offers/form[@place and (@example or string-length(translate(substring-before(
	concat(@words, '['), '['), '&lt;{', '')) = string-length(substring-before(concat(@words, '['), '[')))]"
	use="substring-before(concat(@words, ' '), ' ')"/>
<!-- What is shown at most: lines of a note, deeds below a heading, headings, words that
     orders begin with, further forms, ways to do one thing, and targets of a card. -->
<xsl:variable name="lines" select="5"/>
<xsl:variable name="most" select="6"/>
<xsl:variable name="headings" select="9"/>
<xsl:variable name="forms" select="12"/>
<xsl:variable name="further" select="8"/>
<xsl:variable name="ways" select="4"/>
<xsl:variable name="targets" select="4"/>

<xsl:template match="/report">
<xsl:variable name="title">
	<xsl:value-of select="concat(@match, ' - ', @title, ' - ')"/>
	<xsl:choose>
		<xsl:when test="page/@about">the match begins</xsl:when>
		<xsl:when test="@season = 0">set-up</xsl:when>
		<xsl:when test="@called"><xsl:value-of select="@called"/></xsl:when>
		<xsl:otherwise>season <xsl:value-of select="@season"/></xsl:otherwise>
	</xsl:choose>
	<xsl:if test="@season-name"><xsl:value-of select="concat(': ', @season-name)"/></xsl:if>
</xsl:variable>
<html lang="en">
<head>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="color-scheme" content="light dark"/>
<title><xsl:value-of select="$title"/></title>
</head>
<body style="margin:0;padding:0">
<div style="max-width:600px;margin:0 auto;padding:8px 12px;font:15px/1.35 Arial,sans-serif;overflow-wrap:break-word">
<h1 style="font-size:19px;line-height:1.25;margin:0"><xsl:value-of select="$title"/></h1>
<p style="margin:2px 0 8px;font-size:13px">For <xsl:call-template name="player-of"><xsl:with-param name="seat"
	select="seats/seat[@name = $me]"/></xsl:call-template></p>
<xsl:if test="page/@about != ''"><p style="margin:0 0 8px"><xsl:value-of select="page/@about"/></p></xsl:if>
<xsl:if test="page/@due"><p style="margin:0 0 8px"><xsl:value-of select="page/@due"/></p></xsl:if>
<xsl:for-each select="opening/p"><p style="margin:0 0 8px"><xsl:value-of select="translate(., '`', '&quot;')"/></p></xsl:for-each>
<xsl:if test="template"><xsl:call-template name="answer"/></xsl:if>
<div style="font-size:14px;line-height:1.3">
<xsl:apply-templates select="letter/refusals"/>
<xsl:apply-templates select="notes"/>
<xsl:apply-templates select="page/earlier/facts" mode="earlier"/>
<!-- Where the match begins nothing has happened, and nobody has anything. -->
<xsl:apply-templates select="facts[not(../page/@about)]"/>
<xsl:call-template name="map"/>
<xsl:call-template name="ranks"/>
<xsl:if test="not(page/@about)"><xsl:call-template name="own"/></xsl:if>
<xsl:if test="template">
	<xsl:call-template name="orders"/>
	<xsl:call-template name="answer"/>
</xsl:if>
</div>
<xsl:call-template name="rest"/>
</div>
</body>
</html>
</xsl:template>

<xsl:template name="head">
	<xsl:param name="text"/>
	<h2 style="font-size:16px;margin:14px 0 4px;border-bottom:1px solid #888"><xsl:value-of select="$text"/></h2>
</xsl:template>

<xsl:template name="player-of">
	<xsl:param name="seat"/>
	<xsl:call-template name="capital"><xsl:with-param name="text" select="$seat/@name"/></xsl:call-template>
	<xsl:if test="$seat/@player != ''"><xsl:value-of select="concat(' (', $seat/@player, ')')"/></xsl:if>
</xsl:template>

<!-- Where orders go: by a button, where no signature is asked for. -->
<xsl:template name="answer">
	<xsl:choose>
		<xsl:when test="page/@reply"><p style="margin:10px 0"><a href="{page/@reply}" style="display:inline-block;
			background:#1c5a8a;color:#fff;padding:10px 18px;border-radius:4px;text-decoration:none;
			font-weight:bold">Reply with your orders</a></p></xsl:when>
		<xsl:when test="page/@mail"><p style="margin:10px 0">Sign your orders, and <a
			href="{page/@mail}" style="color:inherit">mail them to the club</a>.</p></xsl:when>
	</xsl:choose>
</xsl:template>

<!-- What people wrote, line by line, so many lines of it at most. -->
<xsl:template name="written">
	<xsl:param name="text"/>
	<pre style="margin:0;font:14px/1.4 monospace;white-space:pre-wrap"><xsl:call-template name="first-lines"
		><xsl:with-param name="text" select="$text"/></xsl:call-template></pre>
</xsl:template>

<xsl:template name="first-lines">
	<xsl:param name="text"/>
	<xsl:param name="left" select="$lines"/>
	<xsl:param name="between" select="'&#10;'"/>
	<xsl:variable name="line" select="substring-before(concat($text, '&#10;'), '&#10;')"/>
	<xsl:choose>
		<xsl:when test="$text = ''"/>
		<xsl:when test="$left = 0">...</xsl:when>
		<xsl:otherwise>
			<xsl:value-of select="$line"/>
			<xsl:if test="substring-after($text, '&#10;') != ''"><xsl:value-of select="$between"/></xsl:if>
			<xsl:call-template name="first-lines">
				<xsl:with-param name="text" select="substring-after($text, '&#10;')"/>
				<xsl:with-param name="left" select="$left - 1"/>
				<xsl:with-param name="between" select="$between"/>
			</xsl:call-template>
		</xsl:otherwise>
	</xsl:choose>
</xsl:template>

<xsl:template match="notes">
	<xsl:call-template name="head"><xsl:with-param name="text">From the club</xsl:with-param></xsl:call-template>
	<!-- In one line, as what the autopilot ordered is no order of the reader. -->
	<p style="margin:0"><code style="font:inherit"><xsl:call-template name="first-lines"><xsl:with-param
		name="text" select="."/><xsl:with-param name="between" select="' / '"/></xsl:call-template></code></p>
</xsl:template>

<!-- ==== why orders were refused ==== -->
<xsl:template match="refusals">
	<xsl:call-template name="head"><xsl:with-param name="text">Why orders were refused</xsl:with-param></xsl:call-template>
	<xsl:for-each select="line"><div style="margin:0 0 4px"><xsl:value-of
		select="translate(., '`', '&quot;')"/></div></xsl:for-each>
	<xsl:if test="@left"><p style="margin:0"><xsl:value-of select="@left"/> more: see the text of this mail.</p></xsl:if>
</xsl:template>

<!-- ==== the story ==== -->
<xsl:template match="facts">
	<xsl:call-template name="head"><xsl:with-param name="text">What happened, in turn order</xsl:with-param>
	</xsl:call-template>
	<xsl:call-template name="deeds"/>
</xsl:template>

<xsl:template match="facts" mode="earlier">
	<xsl:call-template name="head"><xsl:with-param name="text">What happened in season <xsl:value-of
		select="/report/@season - count(../following-sibling::earlier) - 1"/></xsl:with-param></xsl:call-template>
	<xsl:call-template name="deeds"/>
</xsl:template>

<!-- Under a heading stands each deed that nothing in the season caused. What only tells how things stand is left
     out, as is what was said with an earlier deed as one. -->
<xsl:template name="deeds">
	<xsl:variable name="heads" select="fact[@heading and not(@part = 'state' or @part = 'own')]"/>
	<xsl:if test="not($heads)"><p style="margin:0">Nothing that you could see.</p></xsl:if>
	<xsl:for-each select="$heads[position() &lt;= $headings]">
		<xsl:variable name="first" select="@number"/>
		<xsl:variable name="next" select="following-sibling::fact[@heading][1]/@number"/>
		<xsl:variable name="deeds" select="../fact[@number &gt;= $first and (not($next) or @number &lt; $next)
			and not(@part = 'state' or @part = 'own') and (not(@cause) or @number = $first)]"/>
		<xsl:variable name="told" select="$deeds[not(preceding-sibling::fact[@joins][1]/@number
			+ preceding-sibling::fact[@joins][1]/@joins &gt; @number)]"/>
		<p style="margin:0 0 6px"><b><xsl:value-of select="@heading"/>:</b>
			<xsl:apply-templates select="$told[position() &lt;= $most]" mode="deed"/>
			<xsl:variable name="more" select="count($told) - $most"/>
			<xsl:if test="$more = 1"> One line more stands in the text of this mail.</xsl:if>
			<xsl:if test="$more &gt; 1"><xsl:text> </xsl:text><xsl:value-of select="$more"/> lines more stand in the
				text of this mail.</xsl:if>
		</p>
	</xsl:for-each>
	<xsl:if test="count($heads) &gt; $headings"><p style="margin:0">The text of this mail tells the rest.</p></xsl:if>
</xsl:template>

<!-- What came of it follows: of a fight only how it ended, on a line of its own. -->
<xsl:template match="fact" mode="deed">
	<xsl:variable name="stop" select="following-sibling::fact[not(@cause) or @heading][1]/@number"/>
	<xsl:variable name="came" select="following-sibling::fact[@cause and (not($stop) or @number &lt; $stop)]"/>
	<xsl:choose>
		<xsl:when test="count($came) &gt; 3"><span style="display:block"><xsl:apply-templates select="."
			mode="sentence"/><xsl:apply-templates select="$came[@part = 'outcome' or @lead]"
			mode="sentence"/></span></xsl:when>
		<xsl:otherwise><xsl:apply-templates select=". | $came" mode="sentence"/></xsl:otherwise>
	</xsl:choose>
</xsl:template>

<xsl:template match="fact" mode="sentence">
	<xsl:variable name="before" select="preceding-sibling::fact[@joins][1]"/>
	<!-- What the opening tells of a deed is not told again. -->
	<xsl:if test="not($before/@number + $before/@joins &gt; @number) and not(@opened and @cause and not(@joins))">
		<xsl:value-of select="concat(' ', @joined)"/><xsl:if test="not(@joined)"><xsl:value-of
			select="."/></xsl:if>
	</xsl:if>
</xsl:template>

<!-- ==== the map, and how all stand ==== -->
<xsl:template name="map">
	<xsl:call-template name="head"><xsl:with-param name="text">The map</xsl:with-param></xsl:call-template>
	<xsl:choose>
		<xsl:when test="page/map/space[@row]"><xsl:call-template name="table-map"/></xsl:when>
		<xsl:otherwise><pre style="font:11px/1.25 monospace;white-space:pre-wrap"><xsl:value-of
			select="drawing"/></pre></xsl:otherwise>
	</xsl:choose>
	<p style="margin:4px 0;font-size:12px"><xsl:value-of select="concat(drawing/@key, ' ')"/>
		<xsl:if test="$owned or $held"><xsl:call-template name="owners"/></xsl:if></p>
</xsl:template>

<xsl:template name="ranks">
	<xsl:call-template name="head"><xsl:with-param name="text"><xsl:choose>
		<xsl:when test="@over = 'yes'">The final count</xsl:when>
		<xsl:when test="page/@about">Who plays</xsl:when>
		<xsl:otherwise>Standings</xsl:otherwise>
	</xsl:choose></xsl:with-param></xsl:call-template>
	<p style="margin:0">
		<xsl:for-each select="seats/seat">
			<xsl:sort select="@rank" data-type="number"/>
			<b style="padding:0 4px"><xsl:attribute name="style">padding:0 4px;<xsl:apply-templates select="."
				mode="colour"/></xsl:attribute><xsl:value-of select="@mark"/></b>
			<xsl:text> </xsl:text>
			<xsl:call-template name="player-of"><xsl:with-param name="seat" select="."/></xsl:call-template>
			<xsl:if test="not(/report/page/@about)"><xsl:value-of select="concat(': ', @score)"/></xsl:if><xsl:if test="@out">, out</xsl:if>
			<xsl:if test="position() != last()"><br/></xsl:if>
		</xsl:for-each>
	</p>
</xsl:template>

<!-- What is the reader's own: numbers, what stands on the map and lies in their zones, and what they may do. -->
<xsl:template name="own">
	<!-- Of what is none only what orders cost, or the season changed. -->
	<xsl:variable name="costs"><xsl:for-each select="offers//@price | offers//@costs"><xsl:value-of
		select="concat(' ', ., ' ')"/></xsl:for-each><xsl:for-each select="account/row/@*"><xsl:value-of
		select="concat(' ', name(), ' ')"/></xsl:for-each></xsl:variable>
	<xsl:variable name="dials" select="position/dials[@of = $me]/@*[name() != 'of' and . != 'none'
		and (. != '0' or contains($costs, concat(' ', name(), ' '))) and not(key('name', concat('dial ', substring-before(concat(name(), '.'), '.')))/@text = '')]"/>
	<xsl:variable name="told" select="facts/fact[@part = 'own' and (@by = $me or @of = $me)]"/>
	<xsl:variable name="zones" select="position/place[piece and (@own or substring(@name, string-length(@name)
		- string-length($me)) = concat('-', $me)) and key('name', concat('zone ', @name))/@text != ''
		and piece[not(@kind = $told/@*)]]"/>
	<!-- What is only counted: of zones that have a column but no name, or that lie face down. -->
	<xsl:variable name="silent"><xsl:for-each select="position/place[hidden or not(key('name', concat('zone ',
		@name))/@text != '')]"><xsl:value-of select="concat(' ', @name, ' ')"/></xsl:for-each></xsl:variable>
	<xsl:variable name="counted" select="names/name[@of = 'column' and @text != ''
		and contains($silent, concat(' ', @name, '-', $me, ' '))]"/>
	<xsl:call-template name="head"><xsl:with-param name="text"><xsl:choose>
		<xsl:when test="@over = 'yes'">You had</xsl:when>
		<xsl:otherwise>You have</xsl:otherwise>
	</xsl:choose></xsl:with-param></xsl:call-template>
	<xsl:if test="$dials"><p style="margin:0 0 4px"><xsl:for-each select="$dials"><xsl:if test="position() &gt; 1"
		>, </xsl:if><xsl:apply-templates select="." mode="head"/><xsl:value-of select="concat(' ', .)"
		/></xsl:for-each></p></xsl:if>
	<xsl:if test="own/line"><p style="margin:0 0 4px">On the map: <xsl:for-each select="own/line">
		<xsl:if test="position() &gt; 1">; </xsl:if><xsl:value-of select="."/></xsl:for-each></p></xsl:if>
	<xsl:if test="$told"><p style="margin:0 0 4px"><xsl:for-each select="$told">
		<xsl:variable name="heading" select="(. | preceding-sibling::fact)[@heading][last()]"/>
		<xsl:if test="not($told[@number &lt; current()/@number and @number &gt;= $heading/@number])"><xsl:if
			test="position() &gt; 1"><br/></xsl:if><xsl:value-of select="concat($heading/@heading, ':')"/></xsl:if>
		<!-- By itself: the text may tell it with what others have. -->
		<xsl:value-of select="concat(' ', .)"/></xsl:for-each></p></xsl:if>
	<xsl:for-each select="$zones[not(@own)]"><p style="margin:0 0 4px"><xsl:call-template name="zone"/>: <xsl:for-each
		select="piece[generate-id() = generate-id(key('lot', concat(../@name, ' ', @kind))[1])]">
		<xsl:if test="position() &gt; 1">, </xsl:if>
		<xsl:call-template name="pieces"><xsl:with-param name="all" select="key('lot', concat(../@name, ' ', @kind))"
			/></xsl:call-template></xsl:for-each></p></xsl:for-each>
	<xsl:for-each select="$zones[@own]"><div style="margin:0 0 4px"><xsl:call-template name="zone"/>:<xsl:apply-templates
		select="piece[generate-id() = generate-id(key('lot', concat(../@name, ' ', @kind))[1])]" mode="held"
		/></div></xsl:for-each>
	<xsl:if test="$counted"><p style="margin:0 0 4px">Besides: <xsl:for-each select="$counted">
		<xsl:if test="position() &gt; 1">, </xsl:if>
		<xsl:value-of select="concat(@text, ' ', sum($position/place[@name = concat(current()/@name, '-', $me)]/*/@n)
			+ count($position/place[@name = concat(current()/@name, '-', $me)]/piece[not(@n)]))"/></xsl:for-each></p></xsl:if>
	<xsl:if test="account"><p style="margin:0 0 4px">What came and went: <xsl:for-each select="account/row">
		<xsl:if test="position() &gt; 1">; </xsl:if><code><xsl:value-of select="@what"/></code>
		<xsl:for-each select="@*[name() != 'what' and name() != 'goods']"><xsl:if test="position() &gt; 1">,</xsl:if>
			<xsl:text> </xsl:text><xsl:apply-templates select="." mode="name"/>
			<xsl:text> </xsl:text><xsl:if test=". &gt; 0">+</xsl:if><xsl:value-of select="."/></xsl:for-each><xsl:if test="@goods"><xsl:if
			test="count(@*) &gt; 2">,</xsl:if><xsl:value-of select="concat(' ', @goods)"/></xsl:if></xsl:for-each></p></xsl:if>
</xsl:template>

<!-- A card that only the reader sees, and what it does. -->
<xsl:template match="piece" mode="held">
	<xsl:variable name="all" select="key('lot', concat(../@name, ' ', @kind))"/>
	<xsl:variable name="n" select="sum($all/@n) + count($all[not(@n)])"/>
	<xsl:variable name="kind" select="/report/kinds/kind[@name = current()/@kind]"/>
	<span style="display:block;padding-left:10px">&#183; <xsl:if test="$n &gt; 1"><xsl:value-of
		select="concat($n, ' ')"/></xsl:if><code style="font-weight:bold"><xsl:value-of select="@kind"/></code>
		<xsl:if test="$kind/@note != ''">: <xsl:value-of select="$kind/@note"/></xsl:if>
		<xsl:if test="$kind/@worth"> (<xsl:if test="$kind/@worth = 0">nothing now<xsl:if test="$kind/@brings"
			>; </xsl:if></xsl:if><xsl:value-of select="$kind/@brings"/>)</xsl:if>
		<xsl:if test="$kind/@worth &gt; 0"><xsl:apply-templates mode="used" select="/report/offers/form[not(@answers) and
			(substring-after(@words, '&gt;') = '' or contains(substring-after(@words, '&gt;'), '&lt;'))]/option[
			contains(concat(' ', @names, ' '), concat(' ', $kind/@name, ' '))]"><xsl:with-param name="kind"
			select="$kind/@name"/></xsl:apply-templates></xsl:if></span>
</xsl:template>

<!-- How the card is used now, in words of its form: "play siege 4,6 4,7". Of steps the first is enough. -->
<xsl:template match="option" mode="used">
	<xsl:param name="kind"/>
	<xsl:variable name="words" select="../@words"/>
	<xsl:variable name="between" select="translate(substring-before(substring-after($words, '&gt;'), '&lt;'), '{[', '')"/>
	<xsl:choose><xsl:when test="position() = 1">: </xsl:when><xsl:otherwise> or </xsl:otherwise></xsl:choose>
	<code style="font-weight:bold"><xsl:value-of select="concat(substring-before($words, '&lt;'), $kind)"/>
		<xsl:if test=". != ''"><xsl:value-of select="$between"/><xsl:call-template name="first-words"><xsl:with-param
			name="text" select="."/><xsl:with-param name="left" select="1 + ($targets - 1) * not(contains($words, '&gt;-&lt;'))"
			/></xsl:call-template></xsl:if></code>
</xsl:template>

<xsl:template name="first-words">
	<xsl:param name="text"/>
	<xsl:param name="left"/>
	<xsl:value-of select="substring-before(concat($text, ' '), ' ')"/>
	<xsl:if test="$left &gt; 1 and contains($text, ' ')">
		<xsl:text> </xsl:text>
		<xsl:call-template name="first-words">
			<xsl:with-param name="text" select="substring-after($text, ' ')"/>
			<xsl:with-param name="left" select="$left - 1"/>
		</xsl:call-template>
	</xsl:if>
</xsl:template>

<!-- What a dial is called that an attribute has the name of. -->
<xsl:template match="row/@*" mode="name">
	<xsl:variable name="row" select="substring-before(concat(name(), '.'), '.')"/>
	<xsl:value-of select="key('name', concat('dial ', $row))/@text"/>
	<xsl:if test="not(key('name', concat('dial ', $row)))"><xsl:value-of select="translate($row, '-', ' ')"/></xsl:if>
	<xsl:if test="contains(name(), '.')"><xsl:value-of select="concat(' ', substring-after(name(), '.'))"/></xsl:if>
</xsl:template>

<!-- ==== what to order ==== -->
<!-- Of each word the form with the lowest place. -->
<xsl:template name="orders">
	<xsl:variable name="first" select="offers/form[generate-id() = generate-id(key('ready', substring-before(concat(@words,
		' '), ' '))[not(@place &gt; key('ready', substring-before(concat(@words, ' '), ' '))/@place)][1])]"/>
	<xsl:call-template name="head"><xsl:with-param name="text">What you may order, for example</xsl:with-param>
	</xsl:call-template>
	<xsl:if test="offers/@about"><p style="margin:0 0 5px"><xsl:value-of select="offers/@about"/></p></xsl:if>
	<xsl:for-each select="$first">
		<xsl:sort select="@place" data-type="number"/>
		<xsl:if test="position() &lt;= $forms"><xsl:apply-templates select="." mode="deed"/></xsl:if>
	</xsl:for-each>
	<xsl:if test="standing != ''">
		<p style="margin:8px 0 2px">These lines stand, and need not be sent again:</p>
		<xsl:call-template name="written"><xsl:with-param name="text" select="standing"/></xsl:call-template>
	</xsl:if>
	<xsl:call-template name="others"><xsl:with-param name="forms" select="offers/form[not(@answers)
		and (not(@place) or not(@example) and contains(translate(substring-before(concat(@words, '['), '['), '{', '&lt;'), '&lt;'))]"/></xsl:call-template>
	<p style="margin:8px 0 0;font-size:13px">The text of this mail lists every order there is.</p>
</xsl:template>

<!-- What may be done by orders that begin with the same word: what for, an example and its price, and what else may be
     named; then the other ways. No line begins as an order: a mail program may quote the page without any mark. -->
<xsl:template match="form" mode="deed">
	<xsl:variable name="all" select="key('ready', substring-before(concat(@words, ' '), ' '))"/>
	<xsl:variable name="choices" select="@choices"/>
	<div style="margin:0 0 5px">
		<xsl:variable name="help"><xsl:call-template name="capital"><xsl:with-param name="text"
			select="@help"/></xsl:call-template></xsl:variable>
		<xsl:value-of select="translate($help, '`', '&quot;')"/>
		<xsl:if test="not(@help)">Write</xsl:if>
		<xsl:text>: </xsl:text>
		<code style="font-size:14px;font-weight:bold"><xsl:apply-templates select="." mode="example"/></code>
		<xsl:apply-templates select="." mode="choices"><xsl:with-param name="told" select="true()"/></xsl:apply-templates>
		<xsl:for-each select="$all[@words != current()/@words]">
			<xsl:sort select="@place" data-type="number"/>
			<xsl:if test="position() &lt;= $ways">
				<xsl:text>; or </xsl:text><xsl:value-of select="translate(@help, '`', '&quot;')"/><xsl:text>: </xsl:text>
				<xsl:choose>
					<!-- What is shown of the first way is not the best to name in another. -->
					<xsl:when test="@brings or @choices and @choices = $choices"><code style="font-weight:bold"><xsl:value-of
						select="@written"/></code></xsl:when>
					<xsl:otherwise><code style="font-size:14px;font-weight:bold"><xsl:apply-templates select="."
						mode="example"/></code><xsl:apply-templates select="." mode="choices"/></xsl:otherwise>
				</xsl:choose>
			</xsl:if>
		</xsl:for-each>
	</div>
</xsl:template>

<!-- What an example costs and brings, and what may be named in its place. told: even if it has no price. -->
<xsl:template match="form" mode="choices">
	<xsl:param name="told"/>
	<xsl:choose>
		<xsl:when test="@choices and ($told or translate(@choices, '0123456789', '') != @choices)">; choose from: <code style="font:inherit"><xsl:value-of
			select="@choices"/></code></xsl:when>
		<xsl:otherwise><xsl:apply-templates select="." mode="price"/></xsl:otherwise>
	</xsl:choose>
</xsl:template>

<!-- What cannot be done yet. -->
<xsl:template name="others">
	<xsl:param name="forms"/>
	<xsl:if test="$forms">
		<p style="margin:8px 0 0">These orders cannot be done now, but other orders of the same letter may make them possible:
			<xsl:for-each select="$forms[position() &lt;= $further]">
				<xsl:if test="position() &gt; 1">; </xsl:if>
				<code style="font-weight:bold"><xsl:apply-templates select="." mode="example"/></code>
				<xsl:if test="@help"><xsl:value-of select="concat(', ', translate(@help, '`', '&quot;'))"/></xsl:if>
				<xsl:apply-templates select="." mode="price"><xsl:with-param name="brings" select="/.."/></xsl:apply-templates>
			</xsl:for-each>.</p>
	</xsl:if>
</xsl:template>

<!-- The example, or how the form is written, in words. -->
<xsl:template match="form" mode="example">
	<xsl:value-of select="@example"/>
	<xsl:choose>
		<xsl:when test="@example"/>
		<xsl:when test="@place"><xsl:value-of select="normalize-space(substring-before(concat(@words, '['), '['))"/></xsl:when>
		<xsl:otherwise><xsl:value-of select="normalize-space(substring-before(concat(@written, '('), '('))"/></xsl:otherwise>
	</xsl:choose>
</xsl:template>

<!-- " (3 lumber, 1 gold; 4 gold now)" -->
<xsl:template match="form" mode="price">
	<xsl:param name="brings" select="@brings"/>
	<xsl:variable name="price" select="(@costs | @price[not(../@costs)])[1]"/>
	<xsl:if test="$price or $brings"> (<code style="font:inherit"><xsl:call-template name="pairs"><xsl:with-param
		name="text" select="$price"/></xsl:call-template><xsl:if test="$price and $brings">; </xsl:if><xsl:value-of
		select="$brings"/></code>)</xsl:if>
</xsl:template>

<!-- "3 lumber, 1 gold" for "3 lumber 1 gold" -->
<xsl:template name="pairs">
	<xsl:param name="text"/>
	<xsl:variable name="rest" select="substring-after(substring-after($text, ' '), ' ')"/>
	<xsl:choose>
		<xsl:when test="$rest = ''"><xsl:value-of select="$text"/></xsl:when>
		<xsl:otherwise>
			<xsl:value-of select="concat(substring-before($text, ' '), ' ', substring-before(substring-after($text, ' '), ' '), ', ')"/>
			<xsl:call-template name="pairs"><xsl:with-param name="text" select="$rest"/></xsl:call-template>
		</xsl:otherwise>
	</xsl:choose>
</xsl:template>

<!-- ==== where the rest is ==== -->
<xsl:template name="rest">
	<p style="margin:10px 0 0;font-size:13px">
		<xsl:if test="page/@season-page"><a href="{page/@season-page}" style="color:inherit">The season's page</a> has the map drawn and
			all that everybody may know. </xsl:if>
		<xsl:text>The text of this mail tells all of it.</xsl:text>
		<xsl:if test="template"> If your mail program shows only this page, send the line
			<code style="font-weight:bold">/format text</code> with your orders: your next reports are text.</xsl:if>
	</p>
</xsl:template>
</xsl:stylesheet>
