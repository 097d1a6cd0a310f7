import Foundation
import Lowering
import Testing

/// Every input is answered with a function or with diagnostics, and soon.
struct RobustnessTests {
  @Test("a program that ends at any position is answered")
  func truncated() {
    let lowerer = Lowerer()
    for program in Program.all where !program.isInFolder {
      let text = Array(program.text)
      for part in [2, 3] {
        _ = lowerer.lower(String(text.prefix(text.count * part / 5)))
      }
    }
  }

  @Test("a program with swapped words is answered")
  func shuffled() {
    var random = Sequence(state: 7)
    let lowerer = Lowerer()
    for program in Program.all where !program.isInFolder {
      var words = program.text.components(separatedBy: " ")
      for _ in 0..<2 {
        words.swapAt(random.next(below: words.count), random.next(below: words.count))
      }
      _ = lowerer.lower(words.joined(separator: " "))
    }
  }

  @Test("a long or deep expression is checked quickly", arguments: LargeExpressions.all)
  func large(_ text: String) {
    let lowerer = Lowerer()
    let time = ContinuousClock().measure { _ = lowerer.lower(text) }
    #expect(time < .seconds(60), "tenths of a second; what doubles per level takes hours")
  }

  /// Numbers that are the same in every run.
  private struct Sequence {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, bound)
    }
  }
}

/// Expressions for which a checker that tries all combinations would never finish.
private enum LargeExpressions {
  static let all: [String] = [
    "let a = 1\nlet b = " + alternating("1", "2.5", by: " + "),
    "let a = 1\nlet b = " + alternating("1", "a", by: " * "),
    "let b = " + alternating("1", "\"a\"", by: " + "),
    "let o: Int? = nil\nlet b = " + alternating("o", "o", by: " ?? ", count: 200) + " ?? 1",
    "let b = " + nested("[", "1", "]"),
    "let b = " + nested("[", "x", "]"),
    "let b = " + nested("max(1, ", "2.5", ")"),
    "let b = " + nested("[1].map { _ in ", "1", " }"),
  ]

  private static func alternating(
    _ even: String, _ odd: String, by separator: String, count: Int = 200
  ) -> String {
    (0..<count).map { $0.isMultiple(of: 2) ? even : odd }.joined(separator: separator)
  }

  private static func nested(_ open: String, _ inside: String, _ close: String) -> String {
    String(repeating: open, count: 9) + inside + String(repeating: close, count: 9)
  }
}
