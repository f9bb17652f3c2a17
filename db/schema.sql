-- SPDX-License-Identifier: MIT
-- The store of a club, club.db; also the schema of a single match in what export writes. Times are
-- seconds since 1970 UTC, 0 for never. Seats count from 1; seat 0 is nobody or everybody. Change
-- this file only together with a file in db/upgrade, see the README there.

PRAGMA application_id = 1414550356; -- the letters TPST
-- The seq of the last letter of a seat whose commands changed something, by what proved the letter.
CREATE TABLE command_seqs (
	match INTEGER NOT NULL REFERENCES matches (id),
	seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 16),
	token INTEGER NOT NULL CHECK (token BETWEEN 0 AND 1), -- 0: a key
	season INTEGER NOT NULL CHECK (season >= 0), -- the open season
	seq INTEGER NOT NULL,
	PRIMARY KEY (match, seat, token)
) STRICT, WITHOUT ROWID;

-- What the referee has proposed to the players.
CREATE TABLE proposals (
	match INTEGER PRIMARY KEY REFERENCES matches (id),
	hash BLOB NOT NULL CHECK (length(hash) = 32), -- of the command and the open season
	agreed INTEGER NOT NULL CHECK (agreed BETWEEN 0 AND 1)
) STRICT;

-- What is allowed a number of times in a period, such as a season or a day.
CREATE TABLE rations (
	name TEXT NOT NULL PRIMARY KEY,
	period INTEGER NOT NULL,
	used INTEGER NOT NULL CHECK (used >= 1)
) STRICT, WITHOUT ROWID;

PRAGMA user_version = 11;

-- The box of a match, found by its hash; matches may share a box.
CREATE TABLE boxes (
	hash BLOB NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
	xml BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE matches (
	id INTEGER PRIMARY KEY,
	name TEXT NOT NULL UNIQUE
		CHECK (length(name) BETWEEN 1 AND 24 AND name NOT GLOB '*[^a-z0-9-]*'),
	gid TEXT NOT NULL,      -- the name of the match wherever it is kept
	game TEXT NOT NULL,
	map TEXT NOT NULL,      -- '': the map for the number of seats
	box BLOB NOT NULL REFERENCES boxes (hash),
	secret BLOB NOT NULL CHECK (length(secret) = 32), -- the source of chance; zeros: left out
	seats INTEGER NOT NULL CHECK (seats BETWEEN 1 AND 16),
	season INTEGER NOT NULL CHECK (season >= 0),        -- the one that letters are for
	state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 3), -- seating, open, over, put aside
	before INTEGER NOT NULL CHECK (before BETWEEN 0 AND 3), -- the state it was put aside from
	options TEXT NOT NULL,  -- lines name=value
	reason TEXT NOT NULL,   -- why it was put aside
	made INTEGER NOT NULL,
	deadline INTEGER NOT NULL,
	charter TEXT NOT NULL,  -- lines name=value
	-- The revision of its game; the motion by which its players ended it, '': they did not; and the seat
	-- they conceded to, 0: none.
	-- Before the time `wake` nothing is due in it, nor is anybody to be reminded, unless something is changed.
	rules INTEGER NOT NULL DEFAULT 1 CHECK (rules >= 1),
	ended TEXT NOT NULL DEFAULT '' CHECK (ended IN ('', 'draw', 'concede', 'end')),
	winner INTEGER NOT NULL DEFAULT 0 CHECK (winner BETWEEN 0 AND 16),
	wake INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX matches_awake ON matches (state, wake);

-- The people whom the referee seats by name. What a seat was given with stands with the seat.
CREATE TABLE persons (
	id INTEGER PRIMARY KEY,
	name TEXT NOT NULL UNIQUE -- as the referee types it
		CHECK (length(name) BETWEEN 1 AND 24 AND name NOT GLOB '*[^a-z0-9-]*'),
	shown TEXT NOT NULL,      -- as all read it
	mail TEXT NOT NULL,       -- a bare address
	key TEXT NOT NULL,        -- the public key; '': none
	-- whether they want to be named on pages that all can read
	public INTEGER NOT NULL DEFAULT 0 CHECK (public BETWEEN 0 AND 1),
	zone TEXT NOT NULL DEFAULT '', -- by whose clock mails tell times; '': the match's
	language TEXT NOT NULL DEFAULT '' -- that mails are written in, as de; '': English
) STRICT;

CREATE TABLE seats (
	match INTEGER NOT NULL REFERENCES matches (id),
	seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 16),
	name TEXT NOT NULL,
	mail TEXT NOT NULL,     -- a bare address
	key TEXT NOT NULL,      -- the public key that proves its letters
	standing TEXT NOT NULL, -- the order lines that stand
	person INTEGER REFERENCES persons (id), -- whose it is; NULL: nobody said
	-- whether its player wants to be named on pages that all can read
	public INTEGER NOT NULL DEFAULT 0 CHECK (public BETWEEN 0 AND 1),
	PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

-- Who asks for an open seat, without one. A request lapses, and its row is deleted.
CREATE TABLE seat_requests (
	id INTEGER PRIMARY KEY,
	match INTEGER NOT NULL REFERENCES matches (id),
	name TEXT NOT NULL,     -- as all would read it
	mail TEXT NOT NULL,     -- a bare address, in lower case
	asked INTEGER NOT NULL,
	confirmed INTEGER NOT NULL, -- when the address itself said yes, 0: not yet
	UNIQUE (match, mail)
) STRICT;

-- The addresses that were mailed to confirm a request and have not: each may be mailed once in some
-- days, whoever asks in its name.
CREATE TABLE asked_addresses (
	hash BLOB NOT NULL PRIMARY KEY CHECK (length(hash) = 32), -- of the address
	asked INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Another address that a seat's player asked for, while it has not said that it is theirs.
CREATE TABLE address_requests (
	match INTEGER NOT NULL REFERENCES matches (id),
	seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 16),
	mail TEXT NOT NULL,     -- a bare address
	asked INTEGER NOT NULL,
	letter BLOB CHECK (length(letter) = 32), -- order hash of the letter; NULL: the referee asked
	PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

-- Acks that were signed before a restore, of letters that the store lacks: these are taken again as
-- the acks say, until the season is played.
CREATE TABLE acks (
	id INTEGER PRIMARY KEY,
	match INTEGER NOT NULL REFERENCES matches (id),
	season INTEGER NOT NULL CHECK (season >= 0),
	seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 16),
	seq INTEGER NOT NULL,
	received INTEGER NOT NULL,
	hash BLOB NOT NULL CHECK (length(hash) = 32), -- order hash of the letter
	UNIQUE (match, hash)
) STRICT;

-- Every letter that names a seat, taken or refused, once.
CREATE TABLE letters (
	id INTEGER PRIMARY KEY,
	match INTEGER NOT NULL REFERENCES matches (id),
	season INTEGER NOT NULL,
	seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 16),
	seq INTEGER NOT NULL,
	received INTEGER NOT NULL,
	hash BLOB NOT NULL CHECK (length(hash) = 32), -- of the canonical text and the signature
	verdict TEXT NOT NULL,   -- 'taken', or the name of the refusal
	form TEXT NOT NULL,      -- sealed, clear, attached, unsigned
	auth TEXT NOT NULL,      -- key, token, none
	text TEXT NOT NULL,      -- canonical
	signature TEXT NOT NULL, -- the signature file, or a token
	original BLOB,           -- the bytes as signed; NULL: they are those of text
	-- How many players have had the seat since, in the season that the letter is for.
	former INTEGER NOT NULL DEFAULT 0 CHECK (former >= 0),
	-- How many of its lines were not understood or would be refused as things stood when it was taken. It is 0
	-- once the player says that all is meant as it is.
	unclear INTEGER NOT NULL DEFAULT 0 CHECK (unclear >= 0),
	UNIQUE (match, hash, season, seat)
) STRICT;
CREATE INDEX letters_by_seat ON letters (match, season, seat, verdict, seq DESC, received);

-- Mails that name no seat, one clean line each; when there are too many, the oldest are deleted.
CREATE TABLE unknown_senders (
	id INTEGER PRIMARY KEY,
	received INTEGER NOT NULL,
	source TEXT NOT NULL,
	-- What was wrong; and of a letter that waits for its player's yes its hash, NULL: of none.
	reason TEXT NOT NULL,
	letter BLOB CHECK (length(letter) = 32)
) STRICT;

-- A season that was played. The journal is the truth; the image is the table after it.
CREATE TABLE seasons (
	match INTEGER NOT NULL REFERENCES matches (id),
	season INTEGER NOT NULL CHECK (season >= 0), -- 0: the set-up
	played INTEGER NOT NULL,
	digest BLOB NOT NULL CHECK (length(digest) = 32), -- of the bytes of the journal
	journal BLOB NOT NULL,
	image BLOB NOT NULL,
	-- The seats with something to decide in the next season, a bit each, seat 1 the lowest.
	-- NULL, in seasons from before schema 4: every seat that is not out.
	writers INTEGER CHECK (writers BETWEEN 0 AND 65535),
	PRIMARY KEY (match, season)
) STRICT;

-- What a seat played a season with, so that the season can be played again.
CREATE TABLE played (
	match INTEGER NOT NULL REFERENCES matches (id),
	season INTEGER NOT NULL,
	seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 16),
	letter INTEGER REFERENCES letters (id), -- NULL: no letter came
	standing TEXT NOT NULL, -- the lines that stood before the season
	PRIMARY KEY (match, season, seat),
	FOREIGN KEY (match, season) REFERENCES seasons (match, season) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

-- The outbox. A mail is made once; later only its state changes.
CREATE TABLE mails (
	id INTEGER PRIMARY KEY,
	match INTEGER REFERENCES matches (id), -- NULL: it belongs to no match
	season INTEGER NOT NULL,
	seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 16),
	kind TEXT NOT NULL,      -- report, ack, answer, invitation, confirmation, notice, press,
	                         -- parting, of which only the row stays when it has gone
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

-- Apart from outbox, as a row that changes is written anew as a whole.
CREATE TABLE mail_bytes (
	mail INTEGER PRIMARY KEY REFERENCES mails (id),
	bytes BLOB NOT NULL
) STRICT;

-- Reports that wait for the report of the next season, in which no seat has anything to decide.
CREATE TABLE untold (
	match INTEGER NOT NULL REFERENCES matches (id),
	season INTEGER NOT NULL CHECK (season >= 0),
	seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 16),
	text TEXT NOT NULL,
	xml TEXT NOT NULL,
	record TEXT NOT NULL, -- the record of the season, as enclosed with the report
	PRIMARY KEY (match, season, seat)
) STRICT, WITHOUT ROWID;

-- The calendar of a match.
CREATE TABLE clocks (
	match INTEGER PRIMARY KEY REFERENCES matches (id),
	opened INTEGER NOT NULL,   -- when letters for the open season were first taken
	reminded INTEGER NOT NULL, -- when seats without a letter were reminded, 0: not yet
	held INTEGER NOT NULL,     -- since when the season is held, 0: it is not held
	-- Who holds the season: 1 the referee, 2 the players, 3 the club, 4 the club for missing
	-- letters. Where it is not held: 5, it is to go on whoever is missing; 0, nothing.
	cause INTEGER NOT NULL CHECK (cause BETWEEN 0 AND 5),
	why TEXT NOT NULL,         -- the referee's words on why it is held or has more time; '': none
	-- Whether it is not played before its deadline. Of one that the club holds: how many seats sent
	-- nothing of how many that were waited for; 0 of 0: all seats are open.
	punctual INTEGER NOT NULL DEFAULT 0 CHECK (punctual BETWEEN 0 AND 1),
	absent INTEGER NOT NULL DEFAULT 0 CHECK (absent BETWEEN 0 AND 16),
	asked INTEGER NOT NULL DEFAULT 0 CHECK (asked BETWEEN 0 AND 16)
) STRICT;

-- How the player of a seat attends, and what the player wants.
CREATE TABLE attendance (
	match INTEGER NOT NULL REFERENCES matches (id),
	seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 16),
	-- Seasons played since the player took the seat, without the set-up; how many of these with
	-- a letter of the player; how many of the last in a row without one.
	seasons INTEGER NOT NULL CHECK (seasons >= 0),
	letters INTEGER NOT NULL CHECK (letters >= 0),
	missed INTEGER NOT NULL CHECK (missed >= 0),
	away INTEGER NOT NULL, -- on vacation until then and since `away_from`; 0: not on vacation
	vacant INTEGER NOT NULL CHECK (vacant BETWEEN 0 AND 1), -- the seat is open to other players
	-- Said about the open season: nothing, ready, wait. Before the match begins, ready: the player
	-- has answered the invitation.
	ready INTEGER NOT NULL CHECK (ready BETWEEN 0 AND 2),
	-- How the player wants reports made; '' as the club makes them.
	format TEXT NOT NULL CHECK (length(CAST(format AS BLOB)) < 16),
	away_from INTEGER NOT NULL DEFAULT 0,
	PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

-- Former players of a seat, with their attendance.
CREATE TABLE leavers (
	id INTEGER PRIMARY KEY,
	match INTEGER NOT NULL REFERENCES matches (id),
	seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 16),
	season INTEGER NOT NULL CHECK (season >= 0), -- the first one played without this player
	name TEXT NOT NULL,
	mail TEXT NOT NULL,
	key TEXT NOT NULL,
	seasons INTEGER NOT NULL CHECK (seasons >= 0), -- as attendance had it
	letters INTEGER NOT NULL CHECK (letters >= 0),
	public INTEGER NOT NULL DEFAULT 0 CHECK (public BETWEEN 0 AND 1), -- as seats had it
	person INTEGER REFERENCES persons (id) -- as seats had it
) STRICT;

-- What players wrote to each other through the club, and their diaries.
CREATE TABLE press (
	id INTEGER PRIMARY KEY,
	match INTEGER NOT NULL REFERENCES matches (id),
	season INTEGER NOT NULL CHECK (season >= 0), -- the open season
	seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 16), -- who wrote it
	-- The seats the piece goes to, a bit each, seat 1 the lowest; 0: a diary.
	whom INTEGER NOT NULL CHECK (whom BETWEEN 0 AND 65535),
	anonymous INTEGER NOT NULL CHECK (anonymous BETWEEN 0 AND 1),
	later INTEGER NOT NULL CHECK (later BETWEEN 0 AND 1), -- it goes with the next report
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
	season INTEGER NOT NULL CHECK (season >= 0), -- the open season, with which the votes end
	motion TEXT NOT NULL CHECK (length(CAST(motion AS BLOB)) BETWEEN 1 AND 15),
	whom INTEGER NOT NULL CHECK (whom BETWEEN 0 AND 16), -- the seat the motion names, 0: none
	seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 16), -- who voted
	yes INTEGER NOT NULL CHECK (yes BETWEEN 0 AND 1), -- 0: the vote was taken back
	PRIMARY KEY (match, season, motion, whom, seat)
) STRICT, WITHOUT ROWID;

-- What players dispute in their reports, and how the referee ruled.
CREATE TABLE disputes (
	match INTEGER NOT NULL REFERENCES matches (id),
	number INTEGER NOT NULL CHECK (number >= 1), -- in its match
	season INTEGER NOT NULL CHECK (season >= 0), -- whose report holds the fact
	seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 16), -- who disputes it
	-- The number of the fact in that seat's report, and of its entry in the journal, where
	-- refusals count as well; 0: left out of a public copy.
	fact INTEGER NOT NULL CHECK (fact >= 0),
	entry INTEGER NOT NULL CHECK (entry >= 0),
	opened INTEGER NOT NULL,
	state INTEGER NOT NULL CHECK (state BETWEEN 0 AND 2), -- open, ruled, withdrawn
	ruled INTEGER NOT NULL, -- when it was ruled or withdrawn; 0: it is open
	clause TEXT NOT NULL,   -- '': it is open, or the ruling names no clause
	text TEXT NOT NULL CHECK (length(CAST(text AS BLOB)) <= 4000),     -- the player's
	ruling TEXT NOT NULL CHECK (length(CAST(ruling AS BLOB)) <= 4000), -- the referee's
	PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;

-- What proves a match: the texts that its referee signed, see tradepost-record(5).
CREATE TABLE records (
	match INTEGER NOT NULL REFERENCES matches (id),
	number INTEGER NOT NULL CHECK (number >= -2), -- -2 opens the match, -1 is the roster
	kind TEXT NOT NULL,       -- open, roster, season, rejoin, rekey, docket
	season INTEGER NOT NULL CHECK (season >= 0),
	-- The casts before this record and in it; the next cast has this number.
	casts INTEGER NOT NULL CHECK (casts >= 0),
	head BLOB NOT NULL CHECK (length(head) = 32),       -- of the history up to this record
	-- the players' part of chance up to this record
	entropy BLOB NOT NULL CHECK (length(entropy) = 32),
	text TEXT NOT NULL,
	signature BLOB NOT NULL CHECK (length(signature) = 64),
	PRIMARY KEY (match, number)
) STRICT;
CREATE INDEX records_by_head ON records (match, head);

-- The chains of the players who joined.
CREATE TABLE chains (
	match INTEGER NOT NULL REFERENCES matches (id),
	seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 16),
	anchor BLOB NOT NULL CHECK (length(anchor) = 32),
	since INTEGER NOT NULL CHECK (since >= 0), -- the first cast that the chain is used for
	PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

-- How shuffled decks lie after a season. A deck without a row lies as it did after the season
-- before.
CREATE TABLE decks (
	match INTEGER NOT NULL REFERENCES matches (id),
	season INTEGER NOT NULL CHECK (season >= 0),
	place INTEGER NOT NULL,
	epoch INTEGER NOT NULL CHECK (epoch >= 0),
	key BLOB NOT NULL CHECK (length(key) = 32), -- of the last shuffle
	cards BLOB NOT NULL, -- piece and kind of each card, from the top
	PRIMARY KEY (match, season, place)
) STRICT, WITHOUT ROWID;

-- What the referee corrected on the table after a season; the last correction counts.
CREATE TABLE amends (
	match INTEGER NOT NULL REFERENCES matches (id),
	number INTEGER NOT NULL CHECK (number >= 0), -- of the record of the correction
	season INTEGER NOT NULL CHECK (season >= 0),
	undone INTEGER NOT NULL CHECK (undone BETWEEN 0 AND 1), -- the season was later taken back
	text TEXT NOT NULL, -- as the referee wrote it
	image BLOB NOT NULL,
	writers INTEGER CHECK (writers BETWEEN 0 AND 65535), -- as in seasons
	PRIMARY KEY (match, number)
) STRICT, WITHOUT ROWID;

-- Seasons that were taken back, or played again with other letters, as they were.
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
	letter INTEGER REFERENCES letters (id), -- NULL: no letter came
	standing TEXT NOT NULL,
	PRIMARY KEY (match, number, season, seat)
) STRICT, WITHOUT ROWID;

-- The witness of a match, who adds to its dice after the letters are sealed.
CREATE TABLE witnesses (
	match INTEGER PRIMARY KEY REFERENCES matches (id),
	mail TEXT NOT NULL,
	key BLOB NOT NULL CHECK (length(key) = 32),
	anchor BLOB CHECK (length(anchor) = 32) -- of the witness's chain; NULL: no answer yet
) STRICT;

-- The sealed letters of a cast, as the witness was told of them, and the witness's answer.
CREATE TABLE seals (
	match INTEGER NOT NULL REFERENCES matches (id),
	casts INTEGER NOT NULL CHECK (casts >= 0), -- number of casts before it, so its own number
	number INTEGER NOT NULL CHECK (number >= 0), -- of the record that will name the seal
	made INTEGER NOT NULL,
	asked INTEGER NOT NULL, -- when the witness was last asked by mail
	seal BLOB NOT NULL CHECK (length(seal) = 32),
	value BLOB CHECK (length(value) = 32),   -- NULL, as answer: no answer yet
	answer BLOB CHECK (length(answer) = 64), -- the witness's signature
	PRIMARY KEY (match, casts)
) STRICT, WITHOUT ROWID;

-- Matches, mostly of other clubs, for which this club is the witness: how far it knows their
-- history.
CREATE TABLE watched (
	gid TEXT NOT NULL PRIMARY KEY CHECK (length(gid) BETWEEN 1 AND 63),
	-- the hash of the record that opened the match
	open BLOB NOT NULL CHECK (length(open) = 32),
	referee BLOB NOT NULL CHECK (length(referee) = 32), -- the key that signs its records
	number INTEGER NOT NULL CHECK (number >= 0), -- of the next record
	-- number of casts in the records before that one
	casts INTEGER NOT NULL CHECK (casts >= 0),
	head BLOB NOT NULL CHECK (length(head) = 32) -- of the record before that one
) STRICT, WITHOUT ROWID;

-- What this club was asked as a witness and what it answered: once for each cast, never changed.
CREATE TABLE answers (
	gid TEXT NOT NULL REFERENCES watched (gid),
	casts INTEGER NOT NULL CHECK (casts >= 0), -- number of casts before it, so its own number
	seal BLOB NOT NULL CHECK (length(seal) = 32),
	asked TEXT NOT NULL,  -- the signed block that came
	answer TEXT NOT NULL, -- the signed block that went
	PRIMARY KEY (gid, casts)
) STRICT, WITHOUT ROWID;

-- How far a mailbox was read.
CREATE TABLE cursors (
	mailbox TEXT NOT NULL PRIMARY KEY, -- its URL
	validity INTEGER NOT NULL,
	uid INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What is known of an address that the club writes to.
CREATE TABLE addresses (
	mail TEXT NOT NULL PRIMARY KEY, -- bare, in lower case
	hard INTEGER NOT NULL CHECK (hard >= 0), -- permanent bounces in a row
	bad TEXT NOT NULL,    -- why no mail goes there any more; '': mail goes there
	day INTEGER NOT NULL, -- days since 1970
	answers INTEGER NOT NULL CHECK (answers >= 0) -- answers sent there on that day
) STRICT, WITHOUT ROWID;

-- Numbers the club keeps about itself, as when it last ticked.
CREATE TABLE notes (
	name TEXT NOT NULL PRIMARY KEY,
	value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
