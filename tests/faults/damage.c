/* SPDX-License-Identifier: MIT
 * damage FILE EARLIER byte|page N: damages a store at one place, drawn by N, and says how. byte: one byte
 * is another. page: a page is zeroed, or noise, or changes places with another, or is torn after 512 or
 * 4096 bytes: what follows is of EARLIER, the same store some time before, or noise where that would leave
 * a page that is whole, be it the same or the earlier one. */
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PAGE = 16384, MOST = 64 << 20 };

static uint64_t state;

static uint64_t draw(uint64_t below)
{
	uint64_t x = state += UINT64_C(0x9e3779b97f4a7c15);

	x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
	x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
	return (x ^ x >> 31) % below;
}

static unsigned char *load(const char *name, size_t *n)
{
	unsigned char *bytes = calloc(1, MOST);
	int fd = open(name, O_RDONLY);
	ssize_t got = bytes && fd >= 0 ? read(fd, bytes, MOST) : -1;

	if (got < PAGE || got == MOST) {
		perror(name);
		exit(1);
	}
	close(fd);
	*n = (size_t)got;
	return bytes;
}

static void fill(unsigned char *at, size_t n)
{
	for (size_t i = 0; i < n; i++)
		at[i] = (unsigned char)draw(256);
}

static void tear(unsigned char *page, size_t i, const unsigned char *earlier, size_t n, size_t keep)
{
	const unsigned char *old = earlier + i * PAGE;

	if ((i + 1) * PAGE <= n && memcmp(page, old, keep)
		&& memcmp(page + keep, old + keep, PAGE - keep))
		memcpy(page + keep, old + keep, PAGE - keep);
	else
		fill(page + keep, PAGE - keep);
	printf("page %zu is torn after %zu bytes\n", i + 1, keep);
}

static void swap(unsigned char *file, size_t pages, size_t i)
{
	size_t other = (i + 1 + draw(pages - 1)) % pages;
	unsigned char page[PAGE];

	memcpy(page, file + i * PAGE, PAGE);
	memcpy(file + i * PAGE, file + other * PAGE, PAGE);
	memcpy(file + other * PAGE, page, PAGE);
	printf("page %zu and page %zu have changed places\n", i + 1, other + 1);
}

static void damage_page(
	unsigned char *file, size_t n, const unsigned char *earlier, size_t earlier_n)
{
	size_t i = draw(n / PAGE);
	unsigned char *page = file + i * PAGE;

	switch (draw(5)) {
	case 0:
		memset(page, 0, PAGE);
		printf("page %zu is zeroed\n", i + 1);
		break;
	case 1:
		fill(page, PAGE);
		printf("page %zu is noise\n", i + 1);
		break;
	case 2: swap(file, n / PAGE, i); break;
	case 3: tear(page, i, earlier, earlier_n, 512); break;
	default: tear(page, i, earlier, earlier_n, 4096); break;
	}
}

static void damage_byte(unsigned char *file, size_t n)
{
	size_t at = draw(n);

	file[at] ^= (unsigned char)(1 + draw(255));
	printf("byte %zu of page %zu is another\n", at % PAGE, at / PAGE + 1);
}

int main(int argc, char **argv)
{
	unsigned char *file, *earlier;
	size_t n, earlier_n;
	int fd;

	if (argc != 5) {
		fprintf(stderr, "damage FILE EARLIER byte|page N\n");
		return 1;
	}
	file = load(argv[1], &n);
	earlier = load(argv[2], &earlier_n);
	state = strtoull(argv[4], NULL, 10);
	if (!strcmp(argv[3], "byte"))
		damage_byte(file, n);
	else
		damage_page(file, n, earlier, earlier_n);
	fd = open(argv[1], O_WRONLY);
	if (fd < 0 || write(fd, file, n) != (ssize_t)n || close(fd)) {
		perror(argv[1]);
		return 1;
	}
	free(file);
	free(earlier);
	return 0;
}
