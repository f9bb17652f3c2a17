/* SPDX-License-Identifier: MIT
 * What a backup has beside the store. */
#ifndef CMD_PACK_H
#define CMD_PACK_H

enum { PACKED_MOST = 1 << 16 };
/* Files of a club's folder, by name; NULL at the end. */
extern const char *const packed_files[];
/* Name of the note in a backup that says when it was made. */
#define NOTE_BACKUP "backup"

#endif
