import SwiftText
import Testing

@Suite("names that resemble a misspelled one")
struct ClosestMatchesTests {
  @Test(
    "a typing mistake is an additional, missing, wrong or swapped letter",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "abd", 1),
      ("abc", "ab", 1), ("ab", "abc", 1), ("swfit", "swift", 1), ("kitten", "sitting", 3),
      ("ü", "u", 1),
    ])
  func distance(left: String, right: String, expected: Int) {
    #expect(editDistance(left, right) == expected)
    #expect(editDistance(right, left) == expected)
  }

  @Test("the nearest names come first, and distant ones are omitted")
  func closest() {
    #expect(
      closestMatches(to: "abc", in: ["xyz", "abd", "abc", "abcdef"], limit: 1) == ["abc", "abd"])
  }
}
