/* SPDX-License-Identifier: MIT */
#include "report/phrase/phrases_in.h"

static const struct {
	const char *name, *args;
} general[SAY_END] = {
#define PHRASE(id, ...) [SAY_##id] = { __VA_ARGS__ },
#include "report/phrase/phrases.def"
#undef PHRASE
};

const char *phrases_args(enum phrase p)
{
	return general[p].args;
}

const char *phrases_name(enum phrase p)
{
	return general[p].name;
}
