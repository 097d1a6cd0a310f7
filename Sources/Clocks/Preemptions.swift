#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The times that the threads of the process lost their processors before they had to wait.
enum Preemptions {
  /// Their number since the process started.
  static var count: Int {
    var usage = rusage()
    // It can't fail for the process itself.
    _ = getrusage(thisProcess, &usage)
    return Int(usage.ru_nivcsw)
  }

  /// `RUSAGE_SELF`, whose type Glibc declares otherwise than the parameter's.
  private static let thisProcess: Int32 = 0
}
