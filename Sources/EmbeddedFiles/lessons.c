#include "EmbeddedFiles.h"

static const struct EmbeddedFile files[] = {
  {"01-binding-a-task-local.md", (const char[]){
#embed "../../lessons/01-binding-a-task-local.md" suffix(, 0)
  }},
  {"02-tasks-and-detached-tasks.md", (const char[]){
#embed "../../lessons/02-tasks-and-detached-tasks.md" suffix(, 0)
  }},
  {"03-task-locals-on-a-queue.md", (const char[]){
#embed "../../lessons/03-task-locals-on-a-queue.md" suffix(, 0)
  }},
  {"04-bindings-of-the-caller.md", (const char[]){
#embed "../../lessons/04-bindings-of-the-caller.md" suffix(, 0)
  }},
  {"05-passing-dependencies.md", (const char[]){
#embed "../../lessons/05-passing-dependencies.md" suffix(, 0)
  }},
  {"06-overriding-a-dependency.md", (const char[]){
#embed "../../lessons/06-overriding-a-dependency.md" suffix(, 0)
  }},
  {"07-live-test-and-preview.md", (const char[]){
#embed "../../lessons/07-live-test-and-preview.md" suffix(, 0)
  }},
  {"08-overriding-an-endpoint.md", (const char[]){
#embed "../../lessons/08-overriding-an-endpoint.md" suffix(, 0)
  }},
  {"09-cached-defaults.md", (const char[]){
#embed "../../lessons/09-cached-defaults.md" suffix(, 0)
  }},
  {"10-overrides-in-child-models.md", (const char[]){
#embed "../../lessons/10-overrides-in-child-models.md" suffix(, 0)
  }},
  {"11-when-a-wrapper-captures.md", (const char[]){
#embed "../../lessons/11-when-a-wrapper-captures.md" suffix(, 0)
  }},
  {"12-overrides-in-callbacks.md", (const char[]){
#embed "../../lessons/12-overrides-in-callbacks.md" suffix(, 0)
  }},
  {"13-keys-in-modules.md", (const char[]){
#embed "../../lessons/13-keys-in-modules.md" suffix(, 0)
  }},
  {"14-preparing-dependencies.md", (const char[]){
#embed "../../lessons/14-preparing-dependencies.md" suffix(, 0)
  }},
  {"15-cyclic-defaults.md", (const char[]){
#embed "../../lessons/15-cyclic-defaults.md" suffix(, 0)
  }},
  {"16-a-cache-for-every-test.md", (const char[]){
#embed "../../lessons/16-a-cache-for-every-test.md" suffix(, 0)
  }},
  {"17-test-clocks.md", (const char[]){
#embed "../../lessons/17-test-clocks.md" suffix(, 0)
  }},
  {"18-writing-a-store.md", (const char[]){
#embed "../../lessons/18-writing-a-store.md" suffix(, 0)
  }},
  {"19-waiting-for-effects.md", (const char[]){
#embed "../../lessons/19-waiting-for-effects.md" suffix(, 0)
  }},
  {"20-overrides-in-a-reducer.md", (const char[]){
#embed "../../lessons/20-overrides-in-a-reducer.md" suffix(, 0)
  }},
  {"21-cancelling-effects.md", (const char[]){
#embed "../../lessons/21-cancelling-effects.md" suffix(, 0)
  }},
  {"22-testing-a-store.md", (const char[]){
#embed "../../lessons/22-testing-a-store.md" suffix(, 0)
  }},
  {"23-presenting-a-screen.md", (const char[]){
#embed "../../lessons/23-presenting-a-screen.md" suffix(, 0)
  }},
  {"README.md", (const char[]){
#embed "../../lessons/README.md" suffix(, 0)
  }},
  {"recaps/a-task-locals.md", (const char[]){
#embed "../../lessons/recaps/a-task-locals.md" suffix(, 0)
  }},
  {"recaps/b-dependencies.md", (const char[]){
#embed "../../lessons/recaps/b-dependencies.md" suffix(, 0)
  }},
  {"recaps/c-tests-and-stores.md", (const char[]){
#embed "../../lessons/recaps/c-tests-and-stores.md" suffix(, 0)
  }},
  {"tour.md", (const char[]){
#embed "../../lessons/tour.md" suffix(, 0)
  }},
};

struct EmbeddedFolder embeddedLessons(void) {
  return (struct EmbeddedFolder){files, sizeof files / sizeof files[0]};
}
