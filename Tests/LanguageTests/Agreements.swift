import Foundation
import Testing

/// The programs about which the compiler has already agreed, by the text that it agreed with.
///
/// Compiling every program takes as long as a quarter of all tests, and the compiler's verdict on a text
/// changes only with the compiler. `Programs/agreed.txt` names the compiler and has a digest of each
/// program's text, comments included. A program whose digest isn't there is judged, and all programs are
/// when the compiler is another one or `HEIRLOOM_JUDGE=1` is set. Programs that import the libraries are
/// always judged, because the libraries change.
///
/// `HEIRLOOM_RECORD=1` judges all programs and writes the file.
struct Agreements {
  private let digests: Set<String>
  static let isRecorded = ProcessInfo.processInfo.environment["HEIRLOOM_RECORD"] != nil
  private static let isIgnored =
    isRecorded || ProcessInfo.processInfo.environment["HEIRLOOM_JUDGE"] != nil
  private static let file = Program.directory.appending(path: "agreed.txt")

  /// Reads the file, whose digests count if the compiler is the same.
  init(of compiler: String) {
    let text = Self.isIgnored ? nil : try? String(contentsOf: Self.file, encoding: .utf8)
    let lines = (text ?? "").split(separator: "\n")
    digests = lines.first == compiler[...] ? Set(lines.dropFirst().map(String.init)) : []
  }

  func contains(_ program: Program) -> Bool {
    Self.isLasting(program) && digests.contains(Self.digest(of: program.text))
  }

  /// Writes the digests of these programs, in the order of the digests, so that a change of a program
  /// changes two lines.
  static func record(_ programs: [Program], of compiler: String) throws {
    let digests = programs.filter(isLasting).map { digest(of: $0.text) }
    let text = ([compiler] + digests.sorted()).joined(separator: "\n") + "\n"
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private static func isLasting(_ program: Program) -> Bool {
    !BuiltLibrary.isImported(by: program.text) && !program.text.contains("import XCTest")
  }

  /// A digest of 64 bits, by Fowler, Noll and Vo (FNV-1a).
  private static func digest(of text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
