/* SPDX-License-Identifier: MIT
 * A game's own shorthand, which says of a line how surely it is an order. */
#ifndef CORE_SURETY_H
#define CORE_SURETY_H
#include "core/form.h"

/* Reads a line in the game's own shorthand, where it has one: *line then becomes the words of a
 * form, in `words`. */
enum surety surety_shorthand(const struct names *, struct span *line, char words[READ_MOST]);

/* Returns whether a word behind the first, of those with a digit where that is asked, is a name that the form
 * takes. */
bool surety_names_thing(const struct names *, int form, const struct line_words *, bool digit);
/* Returns an order without the stop that ends a sentence; n 0: the line is none. */
struct span surety_understood_in(const struct names *, struct span line);
/* Cuts off a first word that only leads to an order. Returns whether there was one. */
bool surety_cut_courtesy(struct span *line);
/* Returns the order behind marks, words of courtesy or connection, somebody who is called, or a colon: "please build
 * army s1", "*build army s1*", "Hello Ann, build army s1", "My role is builder: build army s1"; *whole: it can be read,
 * else it only begins as one with a thing that it takes. n 0: there is none. */
struct span surety_behind_words(const struct names *, struct span line, bool *whole);
/* Returns whether an order, or what begins as one, stands behind a colon that does not begin the line's own order. */
bool surety_behind_colon(const struct names *, struct span line);
/* Returns what a line ends that says "stop" or "end" where an order says "cancel"; n 0: it is none. */
struct span surety_stopped(const struct names *, struct span line);
/* Returns whether what stands in a list is an order, or may be one. People list words, too, so that one word of
 * an order is not enough: "1. start a fire". */
bool surety_in_list(const struct names *, struct span line);
/* Returns whether a line that stands among orders, and is none that can be read, was meant as one all the same: a
 * few words that tell somebody to do something, one of them a verb of the game, a question, a kind or a space. */
bool surety_among_orders(const struct names *, struct span line);
/* Returns whether a line tells an order in the middle of a sentence, or under a condition, and asks nothing. */
bool surety_tells_order(const struct names *, struct span line);
/* Returns whether a line only says what its writer is or uses, and asks nothing, or begins with a verb of the game and a
 * colon: "I am the saboteur", "I want to use my extra block", "mechanic: remove the battery". */
bool surety_claims(const struct names *, struct span line);
/* Returns whether a line names two things of the game, one of them no verb, or one beside a word that changes what was
 * said: its writer, who asks nothing, may mean an order, be it told in words as in "village to 9,6, please". */
bool surety_names_two(const struct names *, struct span line);
/* Returns a word of a sentence without the marks around it. */
struct span surety_bare(struct span word);
/* Returns whether a word of a list, which NULL ends, stands in a line. */
bool surety_has_one_of(struct span line, const char *const *list);
/* Returns whether a word is the first one of an order, written out. */
bool surety_verb(const struct names *, struct span word);
/* Returns whether a word is a name of the game, or of several of a kind, or a verb of it. */
bool surety_of_game(const struct names *, struct span word);
/* Returns whether a word is of the game, or is written out in its orders behind a verb or as one of several: "university"
 * and "lumber" of "build university economy" and "resources lumber". */
bool surety_named(const struct names *, struct span word);
/* Returns whether a line says that something which was ordered is not to be done: "forget the trade", "no attack please". */
bool surety_drops(const struct names *, struct span line);
/* Returns whether a line takes back all that was ordered: "please forget my orders". */
bool surety_withdraws(const struct names *, struct span line);
/* Returns whether a line has a word that changes what was said: "sorry, I meant 5,3". */
bool surety_corrects(struct span line);
/* Returns whether a line says what is not to be done: "don't build the village". */
bool surety_denies(struct span line);
/* Returns whether a line asks for what was ordered before: "same as last time, but build mine 7,3". */
bool surety_repeats(struct span line);
/* Returns whether a condition begins with a word, as people write them: "if", "unless", "wenn". */
bool surety_conditional(struct span word);
/* Returns a line that begins as no order from its first verb of the game on; n 0: it has none. */
struct span surety_told_order(const struct names *, struct span line);

#endif
