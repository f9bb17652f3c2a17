/* SPDX-License-Identifier: MIT */
#include "report/simulate/forecast_spots.h"
#include "core/view.h"
#include "report/simulate/forecast_result.h"

static bool is_rough(const struct forecast *f, thing at)
{
	return at > SPACES && at <= SPACES + f->t->map->spaces && first(f->t, at)
		&& view_place(f->t, f->head->seat, at) == BAND;
}

static bool names(const struct line *line, thing at)
{
	for (int i = 0; line->what == L_ORDER && i < line->order.n; i++)
		if (line->order.part[i].what == at)
			return true;
	return false;
}

static bool is_watched(const struct forecast *f, thing at)
{
	for (int i = 0; i < f->spots; i++)
		if (f->spot[i].at == at)
			return true;
	return false;
}

static void watch_line(struct forecast *f, const struct line *line)
{
	for (int i = 0; line->what == L_ORDER && i < line->order.n; i++) {
		thing at = line->order.part[i].what;

		if (!is_rough(f, at) || is_watched(f, at))
			continue;
		f->spot = xmore(f->spot, (size_t)f->spots, sizeof *f->spot);
		f->spot[f->spots++] = (struct forecast_spot){ .at = at };
	}
}

void forecast_spots_find(struct forecast *f)
{
	for (int i = 0; f->head->next && i < f->letter->lines; i++)
		watch_line(f, &f->letter->line[i]);
}

void forecast_spots_say(struct buf *b, const struct forecast *f, const struct line *line,
	const char *first, const char *rest, enum phrase phrase)
{
	const struct phrase_context voice = { f->phrases, f->t, f->head->seat };

	for (int i = 0; i < f->spots; i++) {
		const struct forecast_spot *spot = &f->spot[i];
		const struct phrase_arg at = { .type = T_SPACE, .value = spot->at };
		struct buf place = BUF_INIT, figure = BUF_INIT;
		int from, to;

		if (line && !names(line, spot->at))
			continue;
		say_value(&place, &voice, &at);
		view_band(f->t, page_total(f->t, spot->at), &from, &to);
		forecast_figure(&figure, &voice, spot->least, spot->most);
		text_say(b, &voice, first, rest, phrase, AS_TEXT(place.s), AS_TEXT(figure.s),
			AS_INT(from), AS_INT(to));
		buf_free(&place);
		buf_free(&figure);
	}
}
