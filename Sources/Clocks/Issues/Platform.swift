#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes a text to standard error. Text that can't be written is dropped.
package func writeToStandardError(_ text: String) {
  var text = text
  text.withUTF8 { bytes in
    var written = 0
    while written < bytes.count, let start = bytes.baseAddress {
      let count = write(STDERR_FILENO, start + written, bytes.count - written)
      guard count > 0 else { return }
      written += count
    }
  }
}

/// Fails the current XCTest test, if the process has loaded XCTest and runs one.
func failXCTest(_ message: String, file: StaticString, line: UInt) {
  typealias Fail = @convention(thin) (String, StaticString, UInt) -> Void
  let process = dlopen(nil, RTLD_LAZY)
  guard let symbol = dlsym(process, "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF")
  else { return }
  unsafeBitCast(symbol, to: Fail.self)(message, file, line)
}
