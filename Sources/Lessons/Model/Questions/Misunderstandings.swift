/// Common false beliefs about task-locals, dependencies and stores.
///
/// They are collected from public questions and issues. A lesson addresses one with a wrong choice.
package enum Misunderstandings {
  /// The number of misunderstandings, which are numbered from 1.
  package static let count = texts.count

  package static let texts = [
    "A test that passed has nothing running any more.",  // 1
    "Overrides around a view in a preview reach what its body makes.",  // 2
    "What the app's entry point prepares stays out of previews.",  // 3
    "A clock that nobody overrides stands still in a test.",  // 4
    "An immediate clock suits a timer that repeats.",  // 5
    "Advancing a test clock is the same under every load.",  // 6
    "A failure belongs to the test under which it is shown.",  // 7
    "A test value in the test target is found.",  // 8
    "A preview value may stand beside the live value, in its module.",  // 9
    "A live module that was compiled is used.",  // 10
    "A live value alone is enough in tests.",  // 11
    "When one endpoint is overridden, the others fail.",  // 12
    "A test value is computed only if it is read.",  // 13
    "A test value is made anew for every test.",  // 14
    "A computed live value is computed at every read.",  // 15
    "Overriding a child changes a parent that was computed.",  // 16
    "The overrides of whoever reads first leave no mark.",  // 17
    "What was captured always wins.",  // 18
    "A wrapper in a function sees the model's values.",  // 19
    "Models inherit from the model that makes them.",  // 20
    "`from:` wins over the current scope.",  // 21
    "`from:` works with any object.",  // 22
    "A static wrapper follows the scope it is read in.",  // 23
    "A queue, a callback or a delegate keeps what was current.",  // 24
    "`yield` adds to what is current.",  // 25
    "An operator of Combine keeps the overrides it was written under.",  // 26
    "A detached task inherits.",  // 27
    "A stream that is pulled uses its creator's values.",  // 28
    "A binding in the body of a task group crashes.",  // 29
    "A live value may wait for others.",  // 30
    "Dependencies that need each other are found out.",  // 31
    "Values may be prepared late, or twice.",  // 32
    "Preparing keeps tests apart.",  // 33
    "An app and its tests may both link the library.",  // 34
    "Endpoints of a macro's client always fail until they are overridden.",  // 35
    "Receiving an action makes its reduction happen.",  // 36
    "A lenient test store shows the changes that it skips.",  // 37
    "Work can be cancelled before it has started.",  // 38
    "Identifiers for cancelling belong to their store.",  // 39
    "An action that an effect sends keeps the effect's overrides.",  // 40
    "What is sent after an effect has returned is waited for.",  // 41
    "Dropping a store stops its effects.",  // 42
  ]

  /// Returns the numbers in `<!-- meets 27 18 -->`; nil for another comment.
  ///
  /// - Returns: The numbers, and a problem for the first word that isn't a number.
  static func numbers(in comment: [SourceLine]) -> (numbers: [Int], problem: LessonProblem?)? {
    let text = comment.map { $0.text }.joined(separator: " ")
    guard let start = text.firstRange(of: "<!--"), let end = text.firstRange(of: "-->") else {
      return nil
    }
    let words = text[start.upperBound..<max(start.upperBound, end.lowerBound)]
      .split { $0 == " " || $0 == "," || $0 == "\t" }
    guard words.first == "meets" else { return nil }
    var numbers: [Int] = []
    for word in words.dropFirst() {
      guard let number = Int(word), (1...count).contains(number) else {
        return (numbers, .meetsNoNumber(String(word)))
      }
      numbers.append(number)
    }
    return (numbers, numbers.isEmpty ? .meetsNoNumber("") : nil)
  }
}
