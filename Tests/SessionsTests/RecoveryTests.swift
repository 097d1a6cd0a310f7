import Foundation
import Sessions
import Testing

/// After any submission, the session continues, and frees the submission's memory.
@Suite("after a bomb", .serialized)
struct RecoveryTests {
  private static let bombs = [
    "do { var x: [Any] = []; while true { x = [x] } }",
    "do { var s = \"x\"; while true { s += s } }",
    "do { var rows: [[Int]] = []; while true { rows.append(Array(repeating: 1, count: 400_000)) } }",
    "_ = [1][5]",
    "_ = await withCheckedContinuation { (_: CheckedContinuation<Int, Never>) in }",
    "for _ in 0..<20_000 { _ = Local.value }\nfatalError()",
  ]

  /// In a process of its own, where no other test takes memory.
  @Test("a hundred of them use no more memory than the first ones, and the session continues")
  func memory() async {
    await #expect(processExitsWith: .success) {
      let session = LearnerSession(seconds: nil)
      _ = await session.submit(
        "var kept = [1, 2, 3]\nenum Local { @TaskLocal static var value = 0 }")
      var first = 0
      for round in 0..<17 {
        for bomb in Self.bombs {
          let result = await session.submit(bomb)
          #expect(result.status != .fine, "\(bomb)")
        }
        if round == 0 { first = Self.residentMemory }
      }
      // If they leaked, the records alone would take more. The allocator keeps one or two more
      // arenas when other threads have run the bombs; with a single arena the memory is equal to
      // within a megabyte.
      #expect(Self.residentMemory - first < 300 << 20)
      let result = await session.submit("kept.count")
      #expect(result.value?.text == "3")
    }
  }

  /// The memory in bytes; 0 if the system doesn't report it, and then nothing is compared.
  private static var residentMemory: Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = fields.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4096
  }
}
