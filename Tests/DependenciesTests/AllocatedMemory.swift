#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How many bytes the process has allocated and not freed.
func allocatedBytes() -> Int {
  #if canImport(Darwin)
    Int(mstats().bytes_used)
  #else
    Int(mallinfo2().uordblks)
  #endif
}
