/* SPDX-License-Identifier: MIT */
#include "base/spawn.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>

static int plan_files(posix_spawn_file_actions_t *files, int in, int out, bool bare)
{
	int error = posix_spawn_file_actions_adddup2(files, in, 0);

	if (!error)
		error = out < 0
			? posix_spawn_file_actions_addopen(files, 1, "/dev/null", O_WRONLY, 0)
			: posix_spawn_file_actions_adddup2(files, out, 1);
	if (!error && bare)
		error = posix_spawn_file_actions_addopen(files, 2, "/dev/null", O_WRONLY, 0);
	if (!error && bare)
		error = posix_spawn_file_actions_addclosefrom_np(files, 3);
	if (!error && bare)
		error = posix_spawn_file_actions_addchdir_np(files, "/");
	return error;
}

static int plan_signals(posix_spawnattr_t *how, bool bare)
{
	sigset_t none, passed_over;
	int error;

	sigemptyset(&none);
	sigemptyset(&passed_over);
	if (bare)
		sigfillset(&passed_over);
	error = posix_spawnattr_setsigmask(how, &none);
	if (!error)
		error = posix_spawnattr_setsigdefault(how, &passed_over);
	if (!error)
		error = posix_spawnattr_setpgroup(how, 0);
	if (error)
		return error;
	return posix_spawnattr_setflags(
		how, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
}

int spawn(
	pid_t *pid, char *const arguments[], char *const environment[], int in, int out, bool bare)
{
	posix_spawn_file_actions_t files;
	posix_spawnattr_t how;
	int error = posix_spawn_file_actions_init(&files);

	if (error)
		return error;
	error = posix_spawnattr_init(&how);
	if (!error) {
		error = plan_files(&files, in, out, bare);
		if (!error)
			error = plan_signals(&how, bare);
		if (!error)
			error = posix_spawn(
				pid, arguments[0], &files, &how, arguments, environment);
		posix_spawnattr_destroy(&how);
	}
	posix_spawn_file_actions_destroy(&files);
	return error;
}
