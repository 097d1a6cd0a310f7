/// What people get wrong about task-locals and dependencies, by the numbers of the curriculum's list.
package enum Misunderstandings {
  /// How many there are; they are numbered from 1.
  package static let count = 42

  /// The numbers in `<!-- meets 27 18 -->`; nil for a comment about something else.
  ///
  /// - Returns: The numbers, and the first word that isn't one.
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
