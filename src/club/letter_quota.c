/* SPDX-License-Identifier: MIT */
#include "club/letter_quota.h"

#include <stdlib.h>
#include <string.h>

enum { KIB = 1024 };

bool letter_quota_left(const struct admission *j, const struct letter *l, bool *left)
{
	struct letter_row row = {
		.match = j->c->m->id, .season = j->c->m->season, .seat = j->seat.seat
	};
	long long most = atoi(j->c->club->setting[S_LETTERS]), bytes;
	long long most_bytes = KIB * atoll(j->c->club->setting[S_LETTERS_KIB]);
	int n;

	strncpy(row.verdict, verdict_name(j->verdict), sizeof row.verdict - 1);
	strcpy(row.auth, j->token ? "token" : "key");
	if (!store_weigh_letters(j->c->club->store, &row, &n, &bytes, j->c->why))
		return false;
	*left = n < most && bytes + (long long)(j->orders.n + l->text.n) <= most_bytes;
	return true;
}
