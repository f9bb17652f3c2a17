-- SPDX-License-Identifier: MIT
-- The first schema of the store as it was, for tests of the upgrades. It is never changed.

PRAGMA application_id = 1414550356; -- the letters TPST
PRAGMA user_version = 1;

-- What a match is played with, found by its hash and shared by matches.
CREATE TABLE boxes (
	hash BLOB NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
	xml BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE matches (
	id INTEGER PRIMARY KEY,
	name TEXT NOT NULL UNIQUE
		CHECK (length(name) BETWEEN 1 AND 24 AND name NOT GLOB '*[^a-z0-9-]*'),
	gid TEXT NOT NULL,      -- what the match is called wherever it is kept
	game TEXT NOT NULL,
	map TEXT NOT NULL,      -- '': by the number of seats
	box BLOB NOT NULL REFERENCES boxes (hash),
	secret BLOB NOT NULL CHECK (length(secret) = 32), -- what chance comes from; zeros: left out
	seats INTEGER NOT NULL CHECK (seats BETWEEN 1 AND 16),
	season INTEGER NOT NULL CHECK (season >= 0),        -- the one letters are for
	state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 3), -- seating, open, over, put aside
	before INTEGER NOT NULL CHECK (before BETWEEN 0 AND 3), -- the state it was put aside from
	options TEXT NOT NULL,  -- lines name=value
	reason TEXT NOT NULL,   -- why it was put aside
	made INTEGER NOT NULL,
	deadline INTEGER NOT NULL,
	charter TEXT NOT NULL   -- lines name=value
) STRICT;

CREATE TABLE seats (
	match INTEGER NOT NULL REFERENCES matches (id),
	seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 16),
	name TEXT NOT NULL,
	mail TEXT NOT NULL,     -- a bare address
	key TEXT NOT NULL,      -- the public key of its letters
	standing TEXT NOT NULL, -- the order lines that stand
	PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

-- Every letter that names a seat, taken or refused, once.
CREATE TABLE letters (
	id INTEGER PRIMARY KEY,
	match INTEGER NOT NULL REFERENCES matches (id),
	season INTEGER NOT NULL,
	seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 16),
	seq INTEGER NOT NULL,
	received INTEGER NOT NULL,
	hash BLOB NOT NULL CHECK (length(hash) = 32), -- of canonical text and signature
	verdict TEXT NOT NULL,   -- 'taken', or the name of the refusal
	form TEXT NOT NULL,      -- sealed, clear, attached, unsigned
	auth TEXT NOT NULL,      -- key, none
	text TEXT NOT NULL,      -- canonical
	signature TEXT NOT NULL, -- the signature file
	original BLOB,           -- the bytes as signed; NULL: those of text
	UNIQUE (match, hash, season, seat)
) STRICT;
-- In the order in which the one that counts comes first.
CREATE INDEX letters_by_seat ON letters (match, season, seat, verdict, seq DESC, received);

-- Letters that name no seat, one clean line each; the oldest go when there are too many.
CREATE TABLE strangers (
	id INTEGER PRIMARY KEY,
	received INTEGER NOT NULL,
	source TEXT NOT NULL,
	reason TEXT NOT NULL
) STRICT;

-- A season that was played. The journal is the truth, the image a copy of where it led.
CREATE TABLE seasons (
	match INTEGER NOT NULL REFERENCES matches (id),
	season INTEGER NOT NULL CHECK (season >= 0), -- 0: the set-up
	played INTEGER NOT NULL,
	digest BLOB NOT NULL CHECK (length(digest) = 32), -- of the journal's bytes
	journal BLOB NOT NULL,
	image BLOB NOT NULL,
	PRIMARY KEY (match, season)
) STRICT;

-- What a seat played a season with, so that it can be played again.
CREATE TABLE played (
	match INTEGER NOT NULL REFERENCES matches (id),
	season INTEGER NOT NULL,
	seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 16),
	letter INTEGER REFERENCES letters (id), -- NULL: none came
	standing TEXT NOT NULL, -- the order lines that stood before it
	PRIMARY KEY (match, season, seat),
	FOREIGN KEY (match, season) REFERENCES seasons (match, season) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

-- The outbox: a mail is made once and never changed, only its state is.
CREATE TABLE mails (
	id INTEGER PRIMARY KEY,
	match INTEGER REFERENCES matches (id), -- NULL: of none
	season INTEGER NOT NULL,
	seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 16),
	kind TEXT NOT NULL,      -- report, ack, invitation, notice
	recipient TEXT NOT NULL, -- bare addresses of the envelope
	sender TEXT NOT NULL,
	message_id TEXT NOT NULL UNIQUE,
	state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 2), -- queued, sent, refused
	tries INTEGER NOT NULL,
	queued INTEGER NOT NULL,
	tried INTEGER NOT NULL,
	trouble TEXT NOT NULL    -- what the last try said
) STRICT;
CREATE INDEX mails_by_seat ON mails (match, seat);
CREATE INDEX mails_queued ON mails (id) WHERE state = 0;

-- Apart, for a changed row is written anew as a whole.
CREATE TABLE mail_bytes (
	mail INTEGER PRIMARY KEY REFERENCES mails (id),
	bytes BLOB NOT NULL
) STRICT;
