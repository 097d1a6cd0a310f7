import Foundation
import NestingShapes
import Reading
import Testing

@testable import Lowering

/// The deepest allowed text is lowered or refused, without a stack overflow.
@Suite("Deep texts")
struct DepthTests {
  @Test("the deepest allowed nesting is answered", arguments: NestingShape.all)
  func nested(_ shape: NestingShape) async {
    let limit = NestingDepth.Bound.levels.limit
    let levels = (1...limit).last { NestingDepth(shape.text($0)).excess == nil }
    let result = await lower(shape.text(levels ?? 0))
    #expect(result.hasFunction || result.message != nil)
  }

  @Test(
    "valid nested code is lowered",
    arguments: [
      NestingShape(start: "let a = ", open: "(", close: ")"),
      NestingShape(start: "let b = true\nlet a = ", open: "b ? 1 : "),
      NestingShape(open: "do { ", inside: "print(1)", close: " }"),
      NestingShape(start: "let a = ", open: #""\("#, close: #")""#),
      NestingShape(
        start: "let b = 1\nif b == 0 {}\n", open: "else if b == 2 {}\n", inside: ""),
      NestingShape(start: "let a = 1", open: ".self", inside: ""),
      NestingShape(start: "let a = \"b\"", open: ".lowercased()", inside: ""),
      NestingShape(
        start: "final class N { var n: N? }\nlet s: N? = nil\nlet a = s", open: "?.n", inside: ""),
      NestingShape(start: "var a: Int", open: "?", inside: ""),
      NestingShape(start: "struct A<T> {}\nvar a: ", open: "A<", inside: "Int", close: ">"),
    ])
  func meant(_ shape: NestingShape) async {
    let result = await lower(shape.text(100))
    #expect(result.message == nil)
    #expect(result.hasFunction)
  }

  @Test(
    "the largest allowed number of operators in a row is lowered",
    arguments: [
      ("let a = ", "1 + ", "1"), ("let b = 1\nlet a = ", "b + ", "b"),
      ("let b = \"c\"\nlet a = ", "b + ", "b"), ("let b = true\nlet a = ", "b && ", "b"),
      ("let b = 1.5\nlet a = ", "b * 2 - ", "b"),
    ])
  func row(_ start: String, _ item: String, _ end: String) async {
    let count = NestingDepth.Bound.operators.limit / item.split(separator: " ").count
    let text = start + String(repeating: item, count: count - 1) + end
    let result = await lower(text)
    #expect(result.message == nil)
    #expect(result.hasFunction)
  }

  private struct Answer: Sendable {
    var hasFunction: Bool
    var message: String?
  }

  private func lower(_ text: String) async -> Answer {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        let result = Lowerer().lower(text, isScript: true)
        continuation.resume(
          returning: Answer(
            hasFunction: result.function != nil, message: result.diagnostics.first?.message))
      }
      thread.stackSize = Lowerer.stackBytes
      thread.start()
    }
  }
}
