#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a test can find out about the memory of its process.
enum ProcessMemory {
  /// The most memory, in bytes, that was ever resident.
  static var peak: Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #else
      // Linux counts kilobytes, and has a type for the argument that its function doesn't take.
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss * 1024
    #endif
  }

  /// Whether what is freed isn't used again soon, which is how Address Sanitizer finds errors.
  static var isQuarantined: Bool { dlsym(dlopen(nil, RTLD_NOW), "__asan_init") != nil }
}
