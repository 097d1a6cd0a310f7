#include "EmbeddedFiles.h"

static const struct EmbeddedFile files[] = {
  {"01-a-binding-and-its-scope.md", (const char[]){
#embed "../../lessons/01-a-binding-and-its-scope.md" suffix(, 0)
  }},
  {"02-tasks-copy.md", (const char[]){
#embed "../../lessons/02-tasks-copy.md" suffix(, 0)
  }},
  {"03-dispatch-forgets.md", (const char[]){
#embed "../../lessons/03-dispatch-forgets.md" suffix(, 0)
  }},
  {"04-whoever-runs-it-decides.md", (const char[]){
#embed "../../lessons/04-whoever-runs-it-decides.md" suffix(, 0)
  }},
  {"05-the-way-it-was.md", (const char[]){
#embed "../../lessons/05-the-way-it-was.md" suffix(, 0)
  }},
  {"06-a-dependency-and-its-overrides.md", (const char[]){
#embed "../../lessons/06-a-dependency-and-its-overrides.md" suffix(, 0)
  }},
  {"07-what-stands-in-when-nobody-says.md", (const char[]){
#embed "../../lessons/07-what-stands-in-when-nobody-says.md" suffix(, 0)
  }},
  {"08-one-endpoint-at-a-time.md", (const char[]){
#embed "../../lessons/08-one-endpoint-at-a-time.md" suffix(, 0)
  }},
  {"09-one-cache-per-context.md", (const char[]){
#embed "../../lessons/09-one-cache-per-context.md" suffix(, 0)
  }},
  {"10-handing-overrides-down.md", (const char[]){
#embed "../../lessons/10-handing-overrides-down.md" suffix(, 0)
  }},
  {"11-where-a-wrapper-captures.md", (const char[]){
#embed "../../lessons/11-where-a-wrapper-captures.md" suffix(, 0)
  }},
  {"12-carried-across-by-hand.md", (const char[]){
#embed "../../lessons/12-carried-across-by-hand.md" suffix(, 0)
  }},
  {"13-two-modules-one-key.md", (const char[]){
#embed "../../lessons/13-two-modules-one-key.md" suffix(, 0)
  }},
  {"14-prepared-before-anyone-reads.md", (const char[]){
#embed "../../lessons/14-prepared-before-anyone-reads.md" suffix(, 0)
  }},
  {"15-waiting-and-going-round.md", (const char[]){
#embed "../../lessons/15-waiting-and-going-round.md" suffix(, 0)
  }},
  {"16-a-test-of-its-own.md", (const char[]){
#embed "../../lessons/16-a-test-of-its-own.md" suffix(, 0)
  }},
  {"17-clocks-that-you-hold.md", (const char[]){
#embed "../../lessons/17-clocks-that-you-hold.md" suffix(, 0)
  }},
  {"18-a-store-in-thirty-lines.md", (const char[]){
#embed "../../lessons/18-a-store-in-thirty-lines.md" suffix(, 0)
  }},
  {"19-send-and-what-comes-back.md", (const char[]){
#embed "../../lessons/19-send-and-what-comes-back.md" suffix(, 0)
  }},
  {"20-dependencies-in-a-reducer.md", (const char[]){
#embed "../../lessons/20-dependencies-in-a-reducer.md" suffix(, 0)
  }},
  {"21-stopping-work.md", (const char[]){
#embed "../../lessons/21-stopping-work.md" suffix(, 0)
  }},
  {"22-a-store-under-test.md", (const char[]){
#embed "../../lessons/22-a-store-under-test.md" suffix(, 0)
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
