#include "EmbeddedFiles.h"

static const struct EmbeddedFile files[] = {
  {"Dispatch.txt", (const char[]){
#embed "../../Sources/Prelude/Toolchain/Dispatch.txt" suffix(, 0)
  }},
  {"Foundation.txt", (const char[]){
#embed "../../Sources/Prelude/Toolchain/Foundation.txt" suffix(, 0)
  }},
  {"Glibc.txt", (const char[]){
#embed "../../Sources/Prelude/Toolchain/Glibc.txt" suffix(, 0)
  }},
  {"Observation.txt", (const char[]){
#embed "../../Sources/Prelude/Toolchain/Observation.txt" suffix(, 0)
  }},
  {"Swift.txt", (const char[]){
#embed "../../Sources/Prelude/Toolchain/Swift.txt" suffix(, 0)
  }},
  {"Synchronization.txt", (const char[]){
#embed "../../Sources/Prelude/Toolchain/Synchronization.txt" suffix(, 0)
  }},
};

struct EmbeddedFolder embeddedToolchain(void) {
  return (struct EmbeddedFolder){files, sizeof files / sizeof files[0]};
}
