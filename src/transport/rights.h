/* SPDX-License-Identifier: MIT
 * What tradepost-transport may do once it is shut in: use the internet, read what names and
 * certificates need, begin threads. It writes no file and starts no process. */
#ifndef TRANSPORT_RIGHTS_H
#define TRANSPORT_RIGHTS_H
#include "worker/inside.h"

extern const struct rights transport_rights;

#endif
