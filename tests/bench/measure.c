/* SPDX-License-Identifier: MIT
 * measure COMMAND...: runs it and prints its CPU seconds, wall seconds and peak KiB on descriptor 3
 * (stdout where that is closed). */
#include <stdio.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static double seconds(struct timeval t)
{
	return (double)t.tv_sec + (double)t.tv_usec * 1e-6;
}

int main(int argc, char **argv)
{
	double began = now();
	struct rusage use;
	int status;
	pid_t pid;

	if (argc < 2)
		return 64;
	pid = fork();
	if (!pid) {
		execvp(argv[1], argv + 1);
		_exit(127);
	}
	if (waitpid(pid, &status, 0) < 0 || getrusage(RUSAGE_CHILDREN, &use))
		return 71;
	if (dprintf(3, "%.4f %.4f %ld\n", seconds(use.ru_utime) + seconds(use.ru_stime),
		    now() - began, use.ru_maxrss)
		< 0)
		printf("%.4f %.4f %ld\n", seconds(use.ru_utime) + seconds(use.ru_stime),
			now() - began, use.ru_maxrss);
	return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}
