import Sessions
import Testing

@Suite("entries")
struct EntryTests {
  @Test(
    "only a fence around the whole entry is removed",
    arguments: [
      ("```swift\nprint(1)\n```", "print(1)"), ("```\na\n\nb\n```\n", "a\n\nb"),
      ("print(1)", "print(1)"), ("```swift\nprint(1)", "```swift\nprint(1)"),
      ("```\n```", "```\n```"), ("```\na\n```\n```\nb\n```", "```\na\n```\n```\nb\n```"),
    ])
  func fence(_ entry: String, _ code: String) {
    #expect(withoutFence(entry) == code)
  }

  @Test(
    "an entry continues until its fence is closed",
    arguments: [
      ("```swift", false), ("```swift\nprint(1)", false), ("```swift\nprint(1)\n```", true),
      ("```swift\nf {\n```", false), ("```\n```", true), (":help", true), ("?", true),
      ("f {", false), (":next\nf {", false),
    ])
  func wholeness(_ entry: String, _ isComplete: Bool) {
    #expect(isWhole(entry, question: nil) == isComplete)
  }
}
