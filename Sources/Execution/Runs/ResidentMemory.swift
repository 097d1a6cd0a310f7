#if canImport(Darwin)
  import Darwin

  /// Bytes of physical memory that the process occupies; nil if the system doesn't say.
  func residentMemory() -> Int? {
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
#else
  import Glibc

  /// Bytes of physical memory that the process occupies; nil if the system doesn't say.
  func residentMemory() -> Int? {
    let file = open("/proc/self/statm", O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (
      0, 0, 0, 0, 0, 0, 0, 0
    )
    return withUnsafeMutableBytes(of: &bytes) { buffer in
      let count = read(file, buffer.baseAddress, buffer.count)
      guard count > 0 else { return nil }
      // "total resident …", in pages.
      let fields = buffer.prefix(count).split(separator: UInt8(ascii: " "))
      guard fields.count > 1 else { return nil }
      let pages = fields[1].reduce(0) { $0 * 10 + Int($1) - 48 }
      return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
  }
#endif
