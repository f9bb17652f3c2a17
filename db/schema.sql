-- SPDX-License-Identifier: MIT
-- The store of a club: club.db. The same schema holds one match in what export writes. Times are
-- seconds since 1970 UTC, 0 for never. Seats count from 1; seat 0 is nobody's or everybody's.
-- Change it only together with a file in db/upgrade, see the README there.

PRAGMA application_id = 1414550356; -- the letters TPST
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

PRAGMA user_version = 4;

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
	reason TEXT NOT NULL,   -- why it was put aside, or ended by its players
	made INTEGER NOT NULL,
	deadline INTEGER NOT NULL,
	charter TEXT NOT NULL,  -- lines name=value
	protocol INTEGER NOT NULL DEFAULT 0 CHECK (protocol BETWEEN 0 AND 1), -- TP0 or TP1
	rules INTEGER NOT NULL DEFAULT 1 CHECK (rules >= 1) -- the revision it is played by
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
	auth TEXT NOT NULL,      -- key, token, none
	text TEXT NOT NULL,      -- canonical
	signature TEXT NOT NULL, -- the signature file
	original BLOB,           -- the bytes as signed; NULL: those of text
	-- How many players had the seat since, in the season the letter is for.
	former INTEGER NOT NULL DEFAULT 0 CHECK (former >= 0),
	UNIQUE (match, hash, season, seat)
) STRICT;
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
	-- Who has something to write for the season after it, a bit each, seat 1 the lowest; NULL, as before
	-- schema 4: every seat that is not out.
	writers INTEGER CHECK (writers BETWEEN 0 AND 65535),
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
	kind TEXT NOT NULL,      -- report, ack, answer, invitation, notice, press
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

-- Reports that go out with the one of the season after, for which no seat had anything to write.
CREATE TABLE untold (
	match INTEGER NOT NULL REFERENCES matches (id),
	season INTEGER NOT NULL CHECK (season >= 0),
	seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 16),
	text TEXT NOT NULL,
	xml TEXT NOT NULL,
	record TEXT NOT NULL, -- the season's, as it is enclosed
	PRIMARY KEY (match, season, seat)
) STRICT, WITHOUT ROWID;

-- The calendar of a match.
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

-- How the player of a seat attends, and what he wants.
CREATE TABLE attendance (
	match INTEGER NOT NULL REFERENCES matches (id),
	seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 16),
	-- Played since the player took the seat, the set-up left out; of these, with a letter of
	-- his; and the last ones in a row without.
	seasons INTEGER NOT NULL CHECK (seasons >= 0),
	letters INTEGER NOT NULL CHECK (letters >= 0),
	missed INTEGER NOT NULL CHECK (missed >= 0),
	away INTEGER NOT NULL, -- on vacation until then, 0: not
	vacant INTEGER NOT NULL CHECK (vacant BETWEEN 0 AND 1), -- the seat is open to others
	-- Said of the season that is open: nothing, ready, wait.
	ready INTEGER NOT NULL CHECK (ready BETWEEN 0 AND 2),
	-- What his reports are made of; '' as the club does it.
	format TEXT NOT NULL CHECK (length(CAST(format AS BLOB)) < 16),
	PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

-- Those who had a seat before, with what they did there.
CREATE TABLE leavers (
	id INTEGER PRIMARY KEY,
	match INTEGER NOT NULL REFERENCES matches (id),
	seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 16),
	season INTEGER NOT NULL CHECK (season >= 0), -- the first one played without him
	name TEXT NOT NULL,
	mail TEXT NOT NULL,
	key TEXT NOT NULL,
	seasons INTEGER NOT NULL CHECK (seasons >= 0), -- as attendance had them
	letters INTEGER NOT NULL CHECK (letters >= 0)
) STRICT;

-- What players wrote to each other through the club, and their diaries.
CREATE TABLE press (
	id INTEGER PRIMARY KEY,
	match INTEGER NOT NULL REFERENCES matches (id),
	season INTEGER NOT NULL CHECK (season >= 0), -- the one that was open
	seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 16), -- who wrote it
	-- The seats it goes to, a bit each, seat 1 the lowest; 0: a diary.
	whom INTEGER NOT NULL CHECK (whom BETWEEN 0 AND 65535),
	anonymous INTEGER NOT NULL CHECK (anonymous BETWEEN 0 AND 1),
	later INTEGER NOT NULL CHECK (later BETWEEN 0 AND 1), -- with the next report
	received INTEGER NOT NULL,
	sent INTEGER NOT NULL, -- 0: not yet
	hash BLOB NOT NULL CHECK (length(hash) = 32),
	text TEXT NOT NULL CHECK (length(CAST(text AS BLOB)) BETWEEN 1 AND 4000),
	UNIQUE (match, hash)
) STRICT;
CREATE INDEX press_by_seat ON press (match, season, seat);
CREATE INDEX press_waiting ON press (match, id) WHERE sent = 0 AND whom <> 0;

-- What players want to decide together: who voted for what in a season.
CREATE TABLE votes (
	match INTEGER NOT NULL REFERENCES matches (id),
	season INTEGER NOT NULL CHECK (season >= 0), -- the one that was open: votes end with it
	motion TEXT NOT NULL CHECK (length(CAST(motion AS BLOB)) BETWEEN 1 AND 15),
	whom INTEGER NOT NULL CHECK (whom BETWEEN 0 AND 16), -- the seat the motion names, 0: none
	seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 16), -- who voted
	yes INTEGER NOT NULL CHECK (yes BETWEEN 0 AND 1), -- 0: it was taken back
	PRIMARY KEY (match, season, motion, whom, seat)
) STRICT, WITHOUT ROWID;

-- What players dispute of what they were told, and how the referee ruled.
CREATE TABLE disputes (
	match INTEGER NOT NULL REFERENCES matches (id),
	number INTEGER NOT NULL CHECK (number >= 1), -- in its match
	season INTEGER NOT NULL CHECK (season >= 0), -- in whose report the fact is
	seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 16), -- who disputes it
	-- Its number in that seat's report, and in the journal, where a refusal has one, too; 0: left
	-- out of a public copy.
	fact INTEGER NOT NULL CHECK (fact >= 0),
	entry INTEGER NOT NULL CHECK (entry >= 0),
	opened INTEGER NOT NULL,
	state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 2), -- open, ruled, withdrawn
	ruled INTEGER NOT NULL, -- or withdrawn; 0: it is open
	clause TEXT NOT NULL,   -- '': it is open, or the ruling names none
	text TEXT NOT NULL CHECK (length(CAST(text AS BLOB)) <= 4000),     -- the player's
	ruling TEXT NOT NULL CHECK (length(CAST(ruling AS BLOB)) <= 4000), -- the referee's
	PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;

-- What proves a match: the texts its referee signed, see tradepost-record(5).
CREATE TABLE records (
	match INTEGER NOT NULL REFERENCES matches (id),
	number INTEGER NOT NULL CHECK (number >= -2), -- -2 opens the match, -1 is the roster
	kind TEXT NOT NULL,       -- open, roster, season, rejoin, rekey, docket
	season INTEGER NOT NULL CHECK (season >= 0),
	-- The casts made before it and by it: the next one has this number.
	casts INTEGER NOT NULL CHECK (casts >= 0),
	head BLOB NOT NULL CHECK (length(head) = 32),       -- of the history up to it
	entropy BLOB NOT NULL CHECK (length(entropy) = 32), -- what the players gave up to it
	text TEXT NOT NULL,
	signature BLOB NOT NULL CHECK (length(signature) = 64),
	PRIMARY KEY (match, number)
) STRICT;
CREATE INDEX records_by_head ON records (match, head);

-- The chains of those who joined.
CREATE TABLE chains (
	match INTEGER NOT NULL REFERENCES matches (id),
	seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 16),
	anchor BLOB NOT NULL CHECK (length(anchor) = 32),
	since INTEGER NOT NULL CHECK (since >= 0), -- the first cast it counts for
	PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

-- How decks that were shuffled lie after a season: where one is not, as after the one before.
CREATE TABLE decks (
	match INTEGER NOT NULL REFERENCES matches (id),
	season INTEGER NOT NULL CHECK (season >= 0),
	place INTEGER NOT NULL,
	epoch INTEGER NOT NULL CHECK (epoch >= 0),
	key BLOB NOT NULL CHECK (length(key) = 32), -- of that shuffle
	cards BLOB NOT NULL, -- piece and kind of each card, from the top
	PRIMARY KEY (match, season, place)
) STRICT, WITHOUT ROWID;

-- What the referee put right on the table after a season: the last one counts.
CREATE TABLE amends (
	match INTEGER NOT NULL REFERENCES matches (id),
	number INTEGER NOT NULL CHECK (number >= 0), -- of the record that says so
	season INTEGER NOT NULL CHECK (season >= 0),
	undone INTEGER NOT NULL CHECK (undone BETWEEN 0 AND 1), -- the season was taken back later
	text TEXT NOT NULL, -- as the referee wrote it
	image BLOB NOT NULL,
	writers INTEGER CHECK (writers BETWEEN 0 AND 65535), -- as in seasons
	PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;

-- Seasons that were taken back, or played again with other letters: what they were.
CREATE TABLE branches (
	match INTEGER NOT NULL REFERENCES matches (id),
	number INTEGER NOT NULL CHECK (number >= 0), -- of the record that took them back
	season INTEGER NOT NULL CHECK (season >= 0),
	played INTEGER NOT NULL,
	digest BLOB NOT NULL CHECK (length(digest) = 32),
	journal BLOB NOT NULL,
	image BLOB NOT NULL,
	writers INTEGER CHECK (writers BETWEEN 0 AND 65535), -- as in seasons
	PRIMARY KEY (match, number, season)
) STRICT;
CREATE TABLE branch_played (
	match INTEGER NOT NULL REFERENCES matches (id),
	number INTEGER NOT NULL CHECK (number >= 0),
	season INTEGER NOT NULL CHECK (season >= 0),
	seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 16),
	letter INTEGER REFERENCES letters (id), -- NULL: none came
	standing TEXT NOT NULL,
	PRIMARY KEY (match, number, season, seat)
) STRICT, WITHOUT ROWID;

-- Who besides players and referee gives to the dice of a match, after its letters are sealed.
CREATE TABLE witnesses (
	match INTEGER PRIMARY KEY REFERENCES matches (id),
	mail TEXT NOT NULL,
	key BLOB NOT NULL CHECK (length(key) = 32),
	anchor BLOB CHECK (length(anchor) = 32) -- of his chain; NULL: he has not answered yet
) STRICT;

-- The letters a cast is made with, as the witness was told of them, and his answers.
CREATE TABLE seals (
	match INTEGER NOT NULL REFERENCES matches (id),
	casts INTEGER NOT NULL CHECK (casts >= 0), -- made before it, so its number
	number INTEGER NOT NULL CHECK (number >= 0), -- of the record that is to tell of it
	made INTEGER NOT NULL,
	asked INTEGER NOT NULL, -- when the witness was mailed it last
	seal BLOB NOT NULL CHECK (length(seal) = 32),
	value BLOB CHECK (length(value) = 32),   -- NULL, both: he has not answered yet
	answer BLOB CHECK (length(answer) = 64), -- his signature
	PRIMARY KEY (match, casts)
) STRICT, WITHOUT ROWID;

-- Matches, mostly of other clubs, whose witness this one is: how far he knows their history.
CREATE TABLE watched (
	gid TEXT NOT NULL PRIMARY KEY CHECK (length(gid) BETWEEN 1 AND 63),
	open BLOB NOT NULL CHECK (length(open) = 32), -- the hash of how it was opened
	referee BLOB NOT NULL CHECK (length(referee) = 32), -- the key that signs its records
	number INTEGER NOT NULL CHECK (number >= 0), -- of the next record
	casts INTEGER NOT NULL CHECK (casts >= 0),   -- told of in the records before it
	head BLOB NOT NULL CHECK (length(head) = 32) -- the one before it
) STRICT, WITHOUT ROWID;

-- What he was asked there and what he answered: once for each cast, and never again otherwise.
CREATE TABLE answers (
	gid TEXT NOT NULL REFERENCES watched (gid),
	casts INTEGER NOT NULL CHECK (casts >= 0), -- made before it, so its number
	seal BLOB NOT NULL CHECK (length(seal) = 32),
	asked TEXT NOT NULL,  -- the block that came
	answer TEXT NOT NULL, -- the block that went
	PRIMARY KEY (gid, casts)
) STRICT, WITHOUT ROWID;

-- Where the reading of a mailbox had come to.
CREATE TABLE cursors (
	mailbox TEXT NOT NULL PRIMARY KEY, -- its URL
	validity INTEGER NOT NULL,
	uid INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What is known of an address we write to.
CREATE TABLE addresses (
	mail TEXT NOT NULL PRIMARY KEY, -- bare, in lower case
	hard INTEGER NOT NULL CHECK (hard >= 0), -- bounces for good, one after the other
	bad TEXT NOT NULL,    -- why nothing goes there any more, '' for nothing
	day INTEGER NOT NULL, -- days since 1970
	answers INTEGER NOT NULL CHECK (answers >= 0) -- how many answers went there on that day
) STRICT, WITHOUT ROWID;

-- Numbers the club keeps about itself, as when it last ticked.
CREATE TABLE notes (
	name TEXT NOT NULL PRIMARY KEY,
	value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
