// All differences between platforms in this target.

#if canImport(Darwin)
  import Darwin

  /// Returns the process's physical memory in bytes; nil if the system doesn't report it.
  package func residentMemory() -> Int? {
    var information = mach_task_basic_info()
    var count = mach_msg_type_number_t(
      MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size)
    let status = withUnsafeMutablePointer(to: &information) { pointer in
      pointer.withMemoryRebound(to: integer_t.self, capacity: Int(count)) { words in
        task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), words, &count)
      }
    }
    return status == KERN_SUCCESS ? Int(information.resident_size) : nil
  }

  /// Returns free memory from the allocator to the system.
  func returnFreeMemory() { malloc_zone_pressure_relief(nil, 0) }

  /// Returns the current thread.
  func currentThread() -> UInt { UInt(bitPattern: pthread_self()) }

  /// Returns the lowest address of this thread's stack; nil if the system doesn't report it.
  private func stackLimit() -> UInt? {
    let thread = pthread_self()
    return UInt(bitPattern: pthread_get_stackaddr_np(thread))
      - UInt(pthread_get_stacksize_np(thread))
  }
#else
  #if canImport(Musl)
    import Musl

    /// Does nothing, because Musl's allocator keeps no large amounts.
    func returnFreeMemory() {}
  #else
    import Glibc

    /// A GNU extension, which the module `Glibc` therefore hides.
    @_silgen_name("malloc_trim")
    private func trim(_ kept: Int) -> Int32

    /// Returns free memory from the allocator to the system.
    func returnFreeMemory() { _ = trim(0) }
  #endif

  /// Returns the process's physical memory in bytes; nil if the system doesn't report it.
  package func residentMemory() -> Int? {
    let file = open("/proc/self/statm", O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(byteCount: 64, alignment: 1) { buffer in
      let count = read(file, buffer.baseAddress, buffer.count)
      guard count > 0 else { return nil }
      // "total resident …", in pages.
      let fields = buffer.prefix(count).split(separator: UInt8(ascii: " "))
      guard fields.count > 1 else { return nil }
      let pages = fields[1].reduce(0) { $0 * 10 + Int($1) - 48 }
      return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
  }

  /// Returns the current thread.
  func currentThread() -> UInt { UInt(pthread_self()) }

  /// A GNU extension, which the module `Glibc` therefore hides.
  @_silgen_name("pthread_getattr_np")
  private func readAttributes(
    _ thread: pthread_t, _ attributes: UnsafeMutablePointer<pthread_attr_t>
  ) -> Int32

  /// Returns the lowest address of this thread's stack; nil if the system doesn't report it.
  private func stackLimit() -> UInt? {
    // Not with its initializer, which belongs to whichever system module is built first.
    withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { buffer in
      guard let attributes = buffer.baseAddress,
        readAttributes(pthread_self(), attributes) == 0
      else { return nil }
      defer { pthread_attr_destroy(attributes) }
      var lowest: UnsafeMutableRawPointer?
      var size = 0
      guard pthread_attr_getstack(attributes, &lowest, &size) == 0 else { return nil }
      return lowest.map { UInt(bitPattern: $0) }
    }
  }
#endif

/// Returns the number of this machine's processors, which is also the size of the pool for tasks.
func processorCount() -> Int { Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

/// Returns the processor time of this process, in seconds.
package func processorTime() -> Double {
  var time = timespec()
  guard clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return 0 }
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Returns the unused bytes of this thread's stack, which takes microseconds.
func remainingStack() -> Int {
  guard let limit = stackLimit() else { return .max }
  return withUnsafeTemporaryAllocation(byteCount: 16, alignment: 16) { buffer in
    let here = UInt(bitPattern: buffer.baseAddress)
    return here > limit ? Int(here - limit) : 0
  }
}
