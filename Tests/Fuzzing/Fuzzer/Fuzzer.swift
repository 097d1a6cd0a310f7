import CFuzzer
package import Foundation

/// Passes inputs to a closure, until libFuzzer's time is over or the process crashes. Then the
/// input is in a file.
package enum Fuzzer {
  /// Set once, before the first input.
  nonisolated(unsafe) private static var take: (Data) -> Void = { _ in }

  /// - Parameter skipped: The number of arguments that aren't libFuzzer's.
  package static func run(skipping skipped: Int = 0, _ take: @escaping (Data) -> Void) -> Never {
    self.take = take
    // The first argument is the command's name, which libFuzzer skips.
    var count = CommandLine.argc - Int32(skipped)
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? =
      CommandLine.unsafeArgv.advanced(by: skipped)
    let status = LLVMFuzzerRunDriver(&count, &arguments) { bytes, size in
      Fuzzer.take(bytes.map { Data(bytes: $0, count: size) } ?? Data())
      return 0
    }
    exit(status)
  }
}
