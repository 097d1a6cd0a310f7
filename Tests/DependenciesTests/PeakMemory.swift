#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The most memory, in bytes, that was ever resident for the process.
func peakMemory() -> Int {
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
