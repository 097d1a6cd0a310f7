import Lessons
import Testing

@Suite("Blessing outputs")
struct BlessingTests {
  /// Blesses the steps below a title, and compares the result.
  private func check(
    _ text: String, outputs: [Int: String], is expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let parsed = Lesson.parse("# T\n## S\n" + text, path: "t.md")
    let blessed = parsed.blessed(outputs: outputs)
    #expect(blessed == "# T\n## S\n" + expected, sourceLocation: sourceLocation)
    guard let blessed else { return }
    let again = Lesson.parse(blessed, path: "t.md")
    for block in again.lesson.codeBlocks where block.mode != .rejected {
      guard let output = outputs[block.id], let expectation = block.expectation else { continue }
      #expect(
        expectation.comparison(withOutput: output).isMatch, sourceLocation: sourceLocation)
    }
    #expect(again.blessed(outputs: outputs) == blessed, sourceLocation: sourceLocation)
  }

  @Test("matching lines are unchanged to the byte")
  func fitting() {
    let text = "```swift\na\n```\n\n~~~~output\n1* (glob)\n~~~~\n\n"
    check(text, outputs: [0: "12\n"], is: text)
    check(text, outputs: [:], is: text)
  }

  @Test("only lines that differ change")
  func replacing() {
    check(
      "```swift\na\n```\ntext\n```output\n1* (glob)\nx\n2+ (re)\ny\n```\nend",
      outputs: [0: "11\n0\n22\n"],
      is: "```swift\na\n```\ntext\n```output\n1* (glob)\n0\n2+ (re)\n```\nend")
  }

  @Test("a block without an output gets one below its code, if it prints")
  func inserting() {
    check(
      "```swift\na\n```\nb\n```swift\nc\n```", outputs: [0: "1\n", 1: "2"],
      is: "```swift\na\n```\n\n```output\n1\n```\nb\n```swift\nc\n```\n\n```output\n2\n```\n")
    check("```swift\na\n```\n", outputs: [0: ""], is: "```swift\na\n```\n")
  }

  @Test("an output that isn't printed any more becomes an empty block")
  func emptying() {
    check(
      "```swift\n```\n```output\n1\n```\n", outputs: [0: ""],
      is: "```swift\n```\n```output\n```\n")
  }

  @Test("the fence is longer than any backticks inside")
  func fences() {
    check(
      "```swift\n```\n", outputs: [0: "a ``` b\n````\n"],
      is: "```swift\n```\n\n`````output\na ``` b\n````\n`````\n")
  }

  @Test("lines that resemble patterns, or that no editor would keep, are escaped")
  func escaping() {
    check(
      "```swift\n```\n", outputs: [0: "a (glob)\nb\u{0}\n"],
      is: "```swift\n```\n\n```output\na (glob) (literal)\nb\\u{0} (re)\n```\n")
  }

  @Test("line ends stay unchanged, and the last line stays without one")
  func lineEnds() {
    check(
      "```swift\r\n```\r\n```output\r\n1\r\n```", outputs: [0: "2\n"],
      is: "```swift\r\n```\r\n```output\r\n2\r\n```")
  }

  @Test("a rejection that contains the lines stays, any other is replaced")
  func rejections() {
    let text = "```swift error\n```\n```output\ncannot\n```\n"
    check(text, outputs: [0: "we cannot\nmore"], is: text)
    check(
      text, outputs: [0: "we can\nmore"],
      is: "```swift error\n```\n```output\nwe can\nmore\n```\n")
  }

  @Test("a file with problems isn't changed")
  func problems() {
    let parsed = Lesson.parse("# T\n## S\n```swift\n```\n```output\n1\n", path: "t.md")
    #expect(parsed.blessed(outputs: [0: "2"]) == nil)
  }
}
