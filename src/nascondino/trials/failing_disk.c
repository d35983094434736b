/* Preloaded into a server, this lets its disk fail. A shared page has the orders, and the count of what was carried out.
 *
 * Only calls on the database and its write-ahead log fail; SQLite makes them all by the C library. A write that fails
 * leaves half of what it should have written, as a disk may that has become full.
 */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <unistd.h>

enum call { NONE, WRITE, SYNC };

struct orders { /* as failing_disk.py lays it out */
    atomic_int call;  /* that is to fail */
    atomic_int error; /* as which */
    atomic_int skip;  /* so many of these calls first */
    atomic_int left;  /* so many are still to fail */
    atomic_int failed;
};

static struct orders *orders;
static const char *database;

__attribute__((constructor)) static void begin(void)
{
    const char *place = getenv("FAILING_DISK_ORDERS");
    int file = place ? open(place, O_RDWR | O_CLOEXEC) : -1;
    if (file < 0)
        return;
    void *page = mmap(NULL, sizeof *orders, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    orders = page == MAP_FAILED ? NULL : page;
    database = getenv("FAILING_DISK_DATABASE");
    unsetenv("LD_PRELOAD"); /* the disk of this process alone, not of its bots */
}

static int is_of_database(int file)
{
    char link[40], name[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, name, sizeof name - 1);
    if (length < 0)
        return 0;
    name[length] = 0;
    return strncmp(name, database, strlen(database)) == 0;
}

static int is_to_fail(enum call call, int file)
{
    if (!orders || atomic_load(&orders->call) != (int)call || atomic_load(&orders->left) <= 0 || !is_of_database(file))
        return 0;
    if (atomic_fetch_sub(&orders->skip, 1) > 0)
        return 0;
    if (atomic_fetch_sub(&orders->left, 1) <= 0)
        return 0;
    atomic_fetch_add(&orders->failed, 1);
    return 1;
}

static int fail(void)
{
    errno = atomic_load(&orders->error);
    return -1;
}

#define HONEST(name) ((typeof(&name))dlsym(RTLD_NEXT, #name))

#define FAILING_WRITE(name, offset_type)                                                    \
    ssize_t name(int file, const void *content, size_t size, offset_type offset)            \
    {                                                                                       \
        if (!is_to_fail(WRITE, file))                                                       \
            return HONEST(name)(file, content, size, offset);                               \
        return HONEST(name)(file, content, size / 2, offset) < 0 ? -1 : fail();             \
    }

FAILING_WRITE(pwrite, off_t)
FAILING_WRITE(pwrite64, off64_t)

ssize_t write(int file, const void *content, size_t size)
{
    return is_to_fail(WRITE, file) ? fail() : HONEST(write)(file, content, size);
}

int fsync(int file)
{
    return is_to_fail(SYNC, file) ? fail() : HONEST(fsync)(file);
}

int fdatasync(int file)
{
    return is_to_fail(SYNC, file) ? fail() : HONEST(fdatasync)(file);
}
