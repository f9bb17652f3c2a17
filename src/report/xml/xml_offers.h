/* SPDX-License-Identifier: MIT
 * What a seat may order next as an element <offers>, written form by form while the template lists it in
 * words. What is always true: it has nothing but what offers_of_form offers, so nothing that the seat does not
 * see. tradepost-report(5) tells what stands in it. */
#ifndef REPORT_XML_OFFERS_H
#define REPORT_XML_OFFERS_H
#include "core/names.h"

/* Fillings of the first hole of which the same may follow, for the same price. */
struct offer_group {
	struct buf names, price, then;
};

struct xml_offers {
	struct buf *b;
	const struct table *t;
	int seat;
	struct names names;
	int forms;
	struct offer_form {
		size_t from, to; /* where the options of a form stand */
	} * earlier;
	/* Of the form at hand: those that were gathered, the ones of its last filling, and what is written. */
	struct offer_group gathered, last;
	struct buf options, price;
	thing first; /* the last filling of the first hole */
	bool any;
	int left; /* how many were offered after it had its most */
};
void xml_offers_begin(struct xml_offers *, struct buf *, const struct table *, int seat);
/* What offers_of_form offers of one form; then that form. Nothing is written of one that was not offered. */
void xml_offers_take(struct xml_offers *, const struct order *);
void xml_offers_form(struct xml_offers *, int form);
/* Behind the forms: one that a policy may answer. */
void xml_offers_question(struct xml_offers *, const struct question *);
void xml_offers_end(struct xml_offers *);

#endif
