// Tells Thread Sanitizer of the part of a mutex that the standard library's own code does: giving it to
// whoever waits, and handing it on. The symbols and their ways of being called are Swift's.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

#define METHOD __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

typedef void (*Note)(void *address);
typedef METHOD void (*Lock)(uint32_t thread, SELF);
typedef METHOD void (*Unlock)(SELF);

METHOD void lock(uint32_t thread, SELF) __asm__(LOCK);
METHOD void unlock(SELF) __asm__(UNLOCK);

METHOD void lock(uint32_t thread, SELF) {
  ((Lock)dlsym(RTLD_NEXT, LOCK))(thread, self);
  Note acquire = (Note)dlsym(RTLD_DEFAULT, "__tsan_acquire");
  if (acquire != NULL) acquire(self);
}

METHOD void unlock(SELF) {
  Note release = (Note)dlsym(RTLD_DEFAULT, "__tsan_release");
  if (release != NULL) release(self);
  ((Unlock)dlsym(RTLD_NEXT, UNLOCK))(self);
}
