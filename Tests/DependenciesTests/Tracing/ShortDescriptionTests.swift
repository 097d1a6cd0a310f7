import Foundation
import Testing

@testable import DependenciesCore

private struct Point {
  var x = 1
  var label = "a\nb"
}

@propertyWrapper
private struct Doubled {
  var wrappedValue = 2
}

private struct Form {
  @Doubled var size
}

private enum Shape {
  case empty
  case circle(radius: Double)
  case polygon([Int])
}

private final class Server {
  var port = 80
}

private indirect enum Deep {
  case end
  case deeper(Deep)
}

@Suite("A short description of a value")
struct ShortDescriptionTests {
  @Test("of each kind")
  func kinds() {
    #expect(ShortDescription.of(Point()) == #"Point(x: 1, label: "a\nb")"#)
    #expect(ShortDescription.of("say \"hi\"") == #""say \"hi\"""#)
    #expect(ShortDescription.of(Optional(1)) == "Optional(1)")
    #expect(ShortDescription.of(Int?.none) == "nil")
    #expect(ShortDescription.of(Shape.empty) == ".empty")
    #expect(ShortDescription.of(Shape.circle(radius: 2)) == ".circle(radius: 2.0)")
    #expect(ShortDescription.of(Shape.polygon([1])) == ".polygon([1])")
    #expect(ShortDescription.of(Server()) == "Server")
    #expect(ShortDescription.of([1, 2, 3, 4, 5]) == "[1, 2, 3, 4, …]")
    #expect(ShortDescription.of(["a": 1]) == #"["a": 1]"#)
    #expect(ShortDescription.of([String: Int]()) == "[:]")
    #expect(ShortDescription.of({ 1 } as () -> Int) == "(Function)")
    #expect(ShortDescription.of((1, b: true)) == "(1, b: true)")
    #expect(ShortDescription.of(Duration.seconds(2)) == "2.0 seconds")
    #expect(ShortDescription.of(Form()) == "Form(size: Doubled(wrappedValue: 2))")
    #expect(ShortDescription.of(()) == "()")
  }

  @Test("is one short line for any value")
  func bounded() {
    var deep = Deep.end
    for _ in 0..<1000 { deep = .deeper(deep) }
    let values: [Any] = [
      String(repeating: "x", count: 1 << 20), String(repeating: "\u{1B}[31m\n", count: 1000),
      Array(repeating: Point(), count: 1 << 20), Data(count: 1 << 20), deep,
      Array(repeating: String(repeating: "y", count: 1 << 10), count: 10),
      String(repeating: "e\u{301}", count: 1000),
    ]
    for value in values {
      let text = ShortDescription.of(value)
      #expect(text.count <= 1000)
      #expect(!text.contains { $0.isNewline || $0 == "\u{1B}" })
    }
  }
}
