/* SPDX-License-Identifier: MIT */
#include "box/layout.h"
#include "box/read.h"

#include <libxml/parser.h>
#include <string.h>

static xmlNode *find_map(xmlDoc *doc, const char *name)
{
	xmlNode *root = xmlDocGetRootElement(doc);

	for (xmlNode *n = root ? root->children : NULL; n; n = n->next) {
		xmlChar *its = n->type == XML_ELEMENT_NODE && !strcmp((const char *)n->name, "map")
			? xmlGetNoNsProp(n, (const xmlChar *)"name")
			: NULL;
		bool found = its && !strcmp((const char *)its, name);

		xmlFree(its);
		if (found)
			return n;
	}
	return NULL;
}

bool box_layout(struct buf *b, const char *xml, size_t n, const char *map, struct buf *why)
{
	xmlDoc *doc = n <= BOX_MOST ? xmlReadMemory(xml, (int)n, "box", NULL,
			      XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING)
				    : NULL;
	xmlNode *node = doc ? find_map(doc, map) : NULL;
	xmlBuffer *out = node ? xmlBufferCreate() : NULL;
	bool ok = out && xmlNodeDump(out, doc, node, 0, 0) >= 0;

	if (ok)
		buf_add(b, xmlBufferContent(out), (size_t)xmlBufferLength(out));
	else
		buf_fmt(why, "the box has no map '%s'", map);
	if (out)
		xmlBufferFree(out);
	xmlFreeDoc(doc);
	return ok;
}
