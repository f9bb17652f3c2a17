-- SPDX-License-Identifier: MIT
-- Schema 10: why a season is held, and how its players ended a match, are numbers and names where they were
-- sentences in English.

ALTER TABLE matches ADD COLUMN ended TEXT NOT NULL DEFAULT '' CHECK (ended IN ('', 'draw', 'concede', 'end'));
ALTER TABLE matches ADD COLUMN winner INTEGER NOT NULL DEFAULT 0 CHECK (winner BETWEEN 0 AND 16);

-- 'the match ends, and it is a draw', 'the match ends, and red has won', 'the match ends as it stands'. What can
-- be read as neither of the first two was ended all the same: nothing hidden is to be shown of it.
UPDATE matches SET
	ended = CASE WHEN reason LIKE '%it is a draw' THEN 'draw'
		WHEN reason LIKE '%, and % has won' THEN 'concede' ELSE 'end' END,
	winner = CASE WHEN reason NOT LIKE '%, and % has won' THEN 0
		ELSE CASE replace(substr(reason, instr(reason, ', and ') + 6), ' has won', '')
			WHEN 'red' THEN 1 WHEN 'blue' THEN 2 WHEN 'green' THEN 3 WHEN 'yellow' THEN 4
			WHEN 'black' THEN 5 WHEN 'white' THEN 6
			ELSE max(0, min(16, CAST(replace(substr(reason, instr(reason, ', and seat-') + 11),
				' has won', '') AS INTEGER))) END END
	WHERE state = 2 AND reason <> '';
UPDATE matches SET reason = '' WHERE state = 2;

ALTER TABLE clocks ADD COLUMN absent INTEGER NOT NULL DEFAULT 0 CHECK (absent BETWEEN 0 AND 16);
ALTER TABLE clocks ADD COLUMN asked INTEGER NOT NULL DEFAULT 0 CHECK (asked BETWEEN 0 AND 16);

-- 'because 2 of 3 seats sent nothing', 'because the only seat that was waited for sent nothing', 'because all
-- seats are open'.
UPDATE clocks SET
	absent = CASE WHEN why LIKE '%the only seat%' THEN 1
		ELSE max(0, min(16, CAST(substr(why, 9) AS INTEGER))) END,
	asked = CASE WHEN why LIKE '%the only seat%' THEN 1 WHEN why LIKE '% of %'
		THEN max(0, min(16, CAST(substr(why, instr(why, ' of ') + 4) AS INTEGER))) ELSE 0 END
	WHERE cause = 3;
-- 'by the referee: a feast', 'by a vote of its players'; what else the program wrote follows from the cause.
UPDATE clocks SET why = CASE WHEN cause < 3 AND instr(why, ': ') > 0 THEN substr(why, instr(why, ': ') + 2)
	ELSE '' END
	WHERE cause BETWEEN 1 AND 5;

ALTER TABLE unknown_senders ADD COLUMN letter BLOB CHECK (length(letter) = 32);

PRAGMA user_version = 10;
