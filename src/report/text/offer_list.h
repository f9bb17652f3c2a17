/* SPDX-License-Identifier: MIT
 * What a form offers, gathered for its lines in the template. */
#ifndef REPORT_OFFER_LIST_H
#define REPORT_OFFER_LIST_H
#include "report/page.h"
#include "report/xml/xml_offers.h"

struct offer_list {
	const struct page *p;
	int form;
	struct xml_offers *xml;
	/* What may stand in the first hole, what that costs, and what may follow it: "red", "", "s3 s4". */
	struct offer_choice {
		thing what;
		struct buf name, price, then;
	} * choice;
	int choices, said, left;
	bool any, paired;    /* paired: something may follow the first hole */
	bool varies;	     /* what it costs */
	struct buf price;    /* of each, where all cost the same */
	struct order sample; /* an order that is offered whole; n 0: there is none */
	bool refused;	     /* each of its orders would be refused as things stand */
};
/* Gathers what the form offers. xml: gets the same; NULL: not wanted. examples: of examples_find; NULL: not known. */
void offer_list_make(struct offer_list *, const struct page *, struct xml_offers *xml,
	const struct order *examples, int form);
void offer_list_free(struct offer_list *);
/* Says the list: names; where something may follow them, a line for those that the same may follow, "orc,
 * archer: r1k r1a"; or "any of your hand", where the list has all that lies there. */
void offer_list_say(struct offer_list *, struct buf *);

#endif
