-- SPDX-License-Identifier: MIT
-- Schema 3: what a decision reads is a column. Who holds a season was read from its sentence, a letter of a
-- former player from its seq, the seq of commands and rations from numbers that held two.

PRAGMA defer_foreign_keys = ON;

ALTER TABLE clocks RENAME TO clocks_2;
CREATE TABLE clocks (
	match INTEGER PRIMARY KEY REFERENCES matches (id),
	opened INTEGER NOT NULL,   -- when letters for the season that is open were first taken
	reminded INTEGER NOT NULL, -- when the late ones of it were reminded, 0: not yet
	held INTEGER NOT NULL,     -- since when its run is held, 0: it is not
	-- Who holds it: 1 the referee, 2 the players, 3 the club, 4 the club for missing letters. Of one
	-- that is not held: 5, that it goes on whoever is missing; 0, nothing.
	cause INTEGER NOT NULL CHECK (cause BETWEEN 0 AND 5),
	why TEXT NOT NULL          -- in words, or why there is more time; '' for nothing
) STRICT;
INSERT INTO clocks SELECT match, opened, reminded, held,
	CASE
		WHEN why = 'the run was let go on' THEN 5
		WHEN held = 0 THEN 0
		WHEN why LIKE 'by the referee%' THEN 1
		WHEN why = 'by a vote of its players' THEN 2
		WHEN why = 'for 48 hours, because letters are missing' THEN 4
		ELSE 3
	END,
	why
	FROM clocks_2;
DROP TABLE clocks_2;

-- How many players had the seat since, in the season the letter is for.
ALTER TABLE letters ADD COLUMN former INTEGER NOT NULL DEFAULT 0 CHECK (former >= 0);
UPDATE letters SET former = (1999999999 - seq) / 2000000000 WHERE seq < 0;
UPDATE letters SET seq = seq + 2000000000 * former WHERE former > 0;

-- The seq of the last letter of a seat whose commands changed something, by what proved it.
CREATE TABLE command_seqs (
	match INTEGER NOT NULL REFERENCES matches (id),
	seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 16),
	token INTEGER NOT NULL CHECK (token BETWEEN 0 AND 1), -- 0: a key
	season INTEGER NOT NULL CHECK (season >= 0), -- the one that was open
	seq INTEGER NOT NULL,
	PRIMARY KEY (match, seat, token)
) STRICT, WITHOUT ROWID;

-- What the referee has proposed to the players.
CREATE TABLE proposals (
	match INTEGER PRIMARY KEY REFERENCES matches (id),
	hash BLOB NOT NULL CHECK (length(hash) = 32), -- of the command and the season that is open
	agreed INTEGER NOT NULL CHECK (agreed BETWEEN 0 AND 1)
) STRICT;

-- What may be done so often in a period, a season or a day.
CREATE TABLE rations (
	name TEXT NOT NULL PRIMARY KEY,
	period INTEGER NOT NULL,
	used INTEGER NOT NULL CHECK (used >= 1)
) STRICT, WITHOUT ROWID;

WITH RECURSIVE seats_of (seat) AS (SELECT 1 UNION ALL SELECT seat + 1 FROM seats_of WHERE seat < 16)
INSERT INTO command_seqs SELECT id, seat, token, value >> 31, (value & 2147483647) - 1
	FROM matches, seats_of, (SELECT 0 AS token, 'wish ' AS begins UNION ALL SELECT 1, 'wish token ')
	JOIN notes ON notes.name = begins || gid || ' ' || seat
	WHERE value > 0 AND (value & 2147483647) > 0;

-- A proposal was kept as a part of its hash: the referee gives the command again.
INSERT INTO rations SELECT name, value / 64, value % 64 FROM notes
	WHERE value % 64 > 0 AND (name LIKE 'stop %' OR name LIKE 'writes %' OR name LIKE 'asks %'
		OR name LIKE 'hand-over %' OR name LIKE 'leaving %' OR name LIKE 'dispute %'
		OR name LIKE 'votes %');
DELETE FROM notes WHERE name LIKE 'stop %' OR name LIKE 'writes %' OR name LIKE 'asks %'
	OR name LIKE 'hand-over %' OR name LIKE 'leaving %' OR name LIKE 'dispute %' OR name LIKE 'votes %'
	OR name LIKE 'wish %' OR name LIKE 'proposal %' OR name LIKE 'agreed %';

PRAGMA user_version = 3;
