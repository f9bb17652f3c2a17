/* SPDX-License-Identifier: MIT
 * spoil STORE each N, spoil STORE random N: changes one value of a store, as somebody does who may write
 * the file. each: the N-th column of all tables that have a row, in its last row; random: any byte or number
 * of any row, drawn by N. Prints "table.column", and what it was made of where it is a number; ends with 1
 * where there is no N-th column. */
#include "store/store_pages.h"

#include <sqlite3.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NAME = 64, TABLES = 64 };

static sqlite3 *db;
static uint64_t state;

static void stop(const char *what)
{
	fprintf(stderr, "spoil: %s: %s\n", what, db ? sqlite3_errmsg(db) : "");
	exit(2);
}

/* The generator of Steele, Lea and Flood: a counter and three multiplications. */
static uint64_t draw(uint64_t below)
{
	uint64_t x = state += 0x9e3779b97f4a7c15u;

	x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
	x = (x ^ x >> 27) * 0x94d049bb133111ebu;
	return (x ^ x >> 31) % below;
}

static sqlite3_stmt *prepare(const char *text)
{
	sqlite3_stmt *s;

	if (sqlite3_prepare_v2(db, text, -1, &s, NULL) != SQLITE_OK)
		stop(text);
	return s;
}

static sqlite3_int64 number(const char *form, const char *name)
{
	char text[512];
	sqlite3_stmt *s;
	sqlite3_int64 n;

	snprintf(text, sizeof text, form, name);
	s = prepare(text);
	n = sqlite3_step(s) == SQLITE_ROW ? sqlite3_column_int64(s, 0) : -1;
	sqlite3_finalize(s);
	return n;
}

/* ---- what there is ---- */

static char table[TABLES][NAME];
static int tables;

static void find_tables(void)
{
	sqlite3_stmt *s = prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT"
				  " LIKE 'sqlite_%' ORDER BY name");

	while (sqlite3_step(s) == SQLITE_ROW && tables < TABLES) {
		snprintf(table[tables], NAME, "%s", (const char *)sqlite3_column_text(s, 0));
		tables += number("SELECT count(*) FROM %s", table[tables]) > 0;
	}
	sqlite3_finalize(s);
}

/* The name of a table's column; "": it has none of that number. */
static void find_column(const char *of, sqlite3_int64 column, char name[NAME])
{
	char text[256];
	sqlite3_stmt *s;

	snprintf(text, sizeof text, "SELECT name FROM pragma_table_info('%s') WHERE cid = %lld", of,
		(long long)column);
	s = prepare(text);
	name[0] = 0;
	if (sqlite3_step(s) == SQLITE_ROW)
		snprintf(name, NAME, "%s", (const char *)sqlite3_column_text(s, 0));
	sqlite3_finalize(s);
}

/* The columns that tell a row from others: "a, b". */
static void find_key(const char *of, char key[512])
{
	char text[256];
	sqlite3_stmt *s;

	snprintf(text, sizeof text,
		"SELECT group_concat(name) FROM (SELECT name FROM pragma_table_info('%s')"
		" WHERE pk ORDER BY pk)",
		of);
	s = prepare(text);
	snprintf(key, 512, "%s",
		sqlite3_step(s) == SQLITE_ROW && sqlite3_column_text(s, 0)
			? (const char *)sqlite3_column_text(s, 0)
			: "rowid");
	sqlite3_finalize(s);
}

/* ---- changing it ---- */

static void give_changed(sqlite3_stmt *to, sqlite3_stmt *row)
{
	int n = sqlite3_column_bytes(row, 0), type = sqlite3_column_type(row, 0);
	char *bytes;

	if (type == SQLITE_INTEGER) {
		sqlite3_bind_int64(to, 1, sqlite3_column_int64(row, 0) ^ (1 << draw(3)));
		return;
	}
	if (type == SQLITE_NULL || !n) {
		sqlite3_bind_text(to, 1, "x", 1, SQLITE_STATIC);
		return;
	}
	bytes = malloc((size_t)n);
	if (!bytes)
		stop("memory");
	memcpy(bytes, sqlite3_column_blob(row, 0), (size_t)n);
	if (type == SQLITE_TEXT) {
		char *at = &bytes[draw((uint64_t)n)], was = *at;

		while (*at == was)
			*at = (char)(' ' + draw(95));
		sqlite3_bind_text(to, 1, bytes, n, SQLITE_TRANSIENT);
	} else {
		bytes[draw((uint64_t)n)] ^= (char)(1 << draw(8));
		sqlite3_bind_blob(to, 1, bytes, n, SQLITE_TRANSIENT);
	}
	free(bytes);
}

static void change(const char *of, const char *column, sqlite3_int64 row)
{
	char text[2048], key[512];
	sqlite3_stmt *s, *to;

	find_key(of, key);
	snprintf(text, sizeof text, "SELECT %s FROM %s ORDER BY %s LIMIT 1 OFFSET %lld", column, of,
		key, (long long)row);
	s = prepare(text);
	if (sqlite3_step(s) != SQLITE_ROW)
		stop("no such row");
	snprintf(text, sizeof text,
		"UPDATE OR REPLACE %s SET %s = ? WHERE (%s) = (SELECT %s FROM %s ORDER BY %s LIMIT "
		"1"
		" OFFSET %lld)",
		of, column, key, key, of, key, (long long)row);
	to = prepare(text);
	give_changed(to, s);
	sqlite3_finalize(s);
	/* A type that the column cannot have is no change. */
	if (sqlite3_step(to) != SQLITE_DONE)
		printf("none ");
	sqlite3_finalize(to);
	printf("%s.%s\n", of, column);
}

static int each(sqlite3_int64 n)
{
	for (int i = 0; i < tables; i++) {
		sqlite3_int64 columns =
			number("SELECT count(*) FROM pragma_table_info('%s')", table[i]);
		char name[NAME];

		if (n >= columns) {
			n -= columns;
			continue;
		}
		find_column(table[i], n, name);
		change(table[i], name, number("SELECT count(*) FROM %s", table[i]) - 1);
		return 0;
	}
	return 1;
}

static int any(void)
{
	const char *of = table[draw((uint64_t)tables)];
	char name[NAME];

	find_column(of,
		(sqlite3_int64)draw(
			(uint64_t)number("SELECT count(*) FROM pragma_table_info('%s')", of)),
		name);
	change(of, name, (sqlite3_int64)draw((uint64_t)number("SELECT count(*) FROM %s", of)));
	return 0;
}

int main(int argc, char **argv)
{
	sqlite3_int64 n;
	int result;

	if (argc != 4)
		stop("spoil STORE each|random N");
	n = atoll(argv[3]);
	state = (uint64_t)n;
	if (sqlite3_open_v2(argv[1], &db, SQLITE_OPEN_READWRITE, pages_vfs()) != SQLITE_OK)
		stop(argv[1]);
	sqlite3_exec(db, "PRAGMA ignore_check_constraints = ON; PRAGMA synchronous = OFF", 0, 0, 0);
	find_tables();
	result = !strcmp(argv[2], "each") ? each(n) : any();
	sqlite3_close(db);
	return result;
}
