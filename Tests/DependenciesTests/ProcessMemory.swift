#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The memory of the process, as far as a test can measure it.
enum ProcessMemory {
  /// The peak of the resident memory, in bytes.
  static var peak: Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #else
      // Linux counts kilobytes, and declares the parameter's type differently.
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss * 1024
    #endif
  }

  /// Whether freed memory isn't reused soon, which lets Address Sanitizer find errors.
  static var isQuarantined: Bool { dlsym(dlopen(nil, RTLD_NOW), "__asan_init") != nil }
}
