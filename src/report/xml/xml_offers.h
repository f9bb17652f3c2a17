/* SPDX-License-Identifier: MIT
 * What a seat may order next as an element <offers>, written form by form while the template lists
 * it. What is always true: it has only what offers_of_form offers, so only what the seat sees. See
 * tradepost-report(5). */
#ifndef REPORT_XML_OFFERS_H
#define REPORT_XML_OFFERS_H
#include "core/names.h"
#include "report/phrase/say.h"

/* Fillings of the first hole that have the same price and the same continuation. */
struct offer_group {
	struct buf names, price, then;
};

struct xml_offers {
	struct buf *b;
	const struct phrase_context *voice;
	const struct table *t;
	int seat;
	struct names names;
	int forms;
	struct offer_form {
		size_t from, to; /* range of the form's options */
	} * earlier;
	/* Of the form at hand: the group gathered, the last filling, and what is written. */
	struct offer_group gathered, last;
	struct buf options, price;
	thing first; /* the last filling of the first hole */
	bool any;
	int left; /* number of offers after the list was full */
};
void xml_offers_begin(struct xml_offers *, struct buf *, const struct phrase_context *,
	const struct table *, int seat);
/* Take an offer of offers_of_form, and end a form, with an order it offers whole, whose n is 0 where there
 * is none. place: of example_place where such an order would be done, else 0. A form without offers is not
 * written. */
void xml_offers_take(struct xml_offers *, const struct order *);
void xml_offers_form(
	struct xml_offers *, int form, const struct order *sample, int place, const char *choices);
/* Adds a question that a policy may answer; call it after all forms. */
void xml_offers_question(struct xml_offers *, const struct question *);
void xml_offers_end(struct xml_offers *);

#endif
