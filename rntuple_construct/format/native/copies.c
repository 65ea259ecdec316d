/* Ranges of a file into memory. Threads share them in one call each, without a return to Python, whose lock they would have to
 * wait for.
 *
 * The ranges belong to batches. A thread begins with those of a batch once the memory of the batch may be written to, and counts
 * the bytes of each batch that are there. Plain C99 for POSIX; other systems do without. */
#if !defined(_WIN32)
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <stdint.h>
#include <time.h>
#include <unistd.h>

#define PUBLIC __attribute__((visibility("default")))

struct copies {
    int64_t fd;
    const int64_t *offset;  /* of each range, in the file */
    const int64_t *size;    /* bytes of it */
    const int64_t *address; /* where they go */
    const int64_t *batch;   /* number of its batch, which rises */
    int64_t num;            /* of ranges */
    int64_t *next;          /* the range that no thread has begun yet */
    int64_t *allowed;       /* first batch whose memory must not be written to yet; -1: stop */
    int64_t *done;          /* bytes of each batch that are there; negative after an error */
};

static void rest(void)
{
    struct timespec time = {0, 20000};
    nanosleep(&time, NULL);
}

/* Copy ranges that no other thread has begun, until there are none. */
PUBLIC void rntuple_copy_ranges(const struct copies *copies)
{
    for (;;) {
        int64_t k = __atomic_fetch_add(copies->next, 1, __ATOMIC_RELAXED);
        if (k >= copies->num)
            return;
        int64_t allowed;
        while ((allowed = __atomic_load_n(copies->allowed, __ATOMIC_ACQUIRE)) >= 0 && allowed <= copies->batch[k])
            rest();
        if (allowed < 0)
            return;
        uint8_t *target = (uint8_t *)(intptr_t)copies->address[k];
        int64_t left = copies->size[k], offset = copies->offset[k];
        while (left > 0) {
            ssize_t read = pread((int)copies->fd, target, (size_t)left, (off_t)offset);
            if (read < 0 && errno == EINTR)
                continue;
            if (read <= 0) {
                /* The caller reads this batch again for the error. */
                __atomic_store_n(copies->done + copies->batch[k], INT64_MIN / 2, __ATOMIC_RELEASE);
                break;
            }
            target += read;
            offset += read;
            left -= read;
        }
        __atomic_fetch_add(copies->done + copies->batch[k], copies->size[k], __ATOMIC_ACQ_REL);
    }
}

/* Wait until a number is at least as large as another one, or negative; returns the number. */
PUBLIC int64_t rntuple_wait_for(const int64_t *number, int64_t least)
{
    int64_t found;
    while ((found = __atomic_load_n(number, __ATOMIC_ACQUIRE)) >= 0 && found < least)
        rest();
    return found;
}
#endif
