import Differences
import Testing

/// A tree, as written in a test.
private indirect enum Tree: Branching, Equatable {
  case number(Int)
  case text(String)
  case record(String, [String: Tree])
  case choice(String, Tree)
  case maybe(Tree?)
  case list([Tree])
  case rows([(id: String, value: Tree)])
  case table([String: Tree])

  var form: Form<Tree> {
    switch self {
    case .number, .text: .leaf
    case .record(let type, let parts):
      .parts(type: type, parts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    case .choice(let name, let payload): .enumeration(name: name, [("", payload)])
    case .maybe(let value): .optional(value)
    case .list(let elements): .list(elements)
    case .rows(let elements): .identified(elements)
    case .table(let entries):
      .keyed(entries.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    }
  }

  func isKnownEqual(to other: Tree) -> Bool { self == other }

  static func == (one: Tree, other: Tree) -> Bool { "\(one)" == "\(other)" }

  func text(limit: Int) -> String {
    switch self {
    case .number(let number): "\(number)"
    case .text(let text): String(text.prefix(limit + 1))
    case .record(let type, _): type
    case .choice(let name, let payload): ".\(name)(\(payload.text(limit: limit)))"
    case .maybe(let value): value?.text(limit: limit) ?? "nil"
    case .list(let elements):
      "[\(elements.map { $0.text(limit: limit) }.joined(separator: ", "))]"
    case .rows(let elements): elements.map { "\($0.id)=\($0.value.text(limit: limit))" }.description
    case .table(let entries): "\(entries.count) entries of a table that has no short text"
    }
  }
}

@Suite("differences")
struct DifferencesTests {
  private func lines(_ old: Tree, _ new: Tree, most: Int = 8) -> [String] {
    Differences(from: old, to: new, most: most).shown.map {
      "\($0.path): \($0.old ?? "–") \($0.new ?? "–")"
    }
  }

  @Test("name the path of each changed part")
  func paths() {
    let old = Tree.record("S", ["a": .number(1), "b": .record("T", ["c": .number(2)])])
    let new = Tree.record("S", ["a": .number(1), "b": .record("T", ["c": .number(3)])])
    #expect(lines(old, new) == ["b.c: 2 3"])
    #expect(lines(old, old) == [])
    #expect(lines(.number(1), .number(2)) == [": 1 2"])
  }

  @Test("between different types or cases show the whole values")
  func wholes() {
    #expect(
      lines(.record("S", ["a": .number(1)]), .record("T", ["a": .number(1)])) == [": S T"])
    #expect(lines(.choice("a", .number(1)), .choice("b", .number(1))) == [": .a(1) .b(1)"])
    #expect(lines(.choice("a", .number(1)), .choice("a", .number(2))) == [".a: 1 2"])
    #expect(lines(.maybe(nil), .maybe(.number(2))) == [": nil 2"])
    #expect(lines(.maybe(.number(1)), .maybe(.number(2))) == [": 1 2"])
  }

  @Test("of elements with ids go by id, and show another order")
  func identified() {
    func rows(_ ids: [String], _ value: Int = 1) -> Tree {
      .rows(ids.map { ($0, .record("Row", ["number": .number(value), "a": .number(1)])) })
    }
    let many = ["10", "20", "30", "40", "50", "60"]
    #expect(lines(rows(many), rows(Array(many.dropFirst()))) == ["[id: 10]: Row –"])
    #expect(
      lines(rows(Array(many[..<5])), rows(Array(many[1...]), 2)) == [
        "[id: 10]: Row –", "[id: 20].number: 1 2", "[id: 30].number: 1 2", "[id: 40].number: 1 2",
        "[id: 50].number: 1 2", "[id: 60]: – Row",
      ])
    #expect(lines(rows(["10", "20"]), rows(["20", "10"])) == [".ids: [10, 20] [20, 10]"])
    // Elements whose ids have one text go by position.
    let same = ["1", "1"]
    #expect(lines(rows(same), rows(same, 2)) == ["[0].number: 1 2", "[1].number: 1 2"])
    #expect(lines(rows(["1"]), rows(["2"])).count == 1)
  }

  @Test("of lists show single elements, unless both lists are short")
  func lists() {
    let numbers = { (range: Range<Int>) in Tree.list(range.map(Tree.number)) }
    #expect(lines(numbers(0..<2), numbers(0..<3)) == [": [0, 1] [0, 1, 2]"])
    #expect(lines(numbers(0..<30), numbers(0..<31)) == ["[30]: – 30"])
    #expect(lines(numbers(0..<31), numbers(1..<31)) == ["[0]: 0 –"])
    let changed = Tree.list((0..<30).map { .number($0 == 7 ? 99 : $0) })
    #expect(lines(numbers(0..<30), changed) == ["[7]: 7 99"])
    #expect(lines(numbers(0..<30), numbers(50..<70)).count == 1)
  }

  @Test("of tables are shown by key")
  func tables() {
    let old = Tree.table(["a": .number(1), "b": .number(2)])
    let new = Tree.table(["b": .number(3), "c": .number(4)])
    #expect(lines(old, new) == ["[a]: 1 –", "[b]: 2 3", "[c]: – 4"])
  }

  @Test("say whether a value with named parts is gone")
  func gone() {
    func removes(_ old: Tree, _ new: Tree) -> Bool {
      Differences(from: old, to: new).shown.contains(where: \.removesParts)
    }
    let child = Tree.record("Child", ["n": .number(1)])
    #expect(removes(.maybe(child), .maybe(nil)))
    #expect(removes(.maybe(.choice("child", child)), .maybe(nil)))
    #expect(removes(.list([child]), .list([])))
    #expect(removes(.list([child, child]), .list([child])))
    #expect(removes(.table(["a": child]), .table([:])))
    #expect(!removes(.maybe(.text("a")), .maybe(nil)))
    #expect(!removes(.list([.text("a")]), .list([])))
    #expect(!removes(.maybe(nil), .maybe(child)))
    #expect(!removes(.list([]), .list([child])))
  }

  @Test("are limited in number")
  func many() {
    let old = Tree.list((0..<100).map(Tree.number))
    let new = Tree.list((0..<100).map { .number($0 + 1000) })
    let differences = Differences(from: old, to: new, most: 3)
    #expect(differences.shown.count == 3)
    #expect(differences.hidden == 97)
  }

  @Test("of long texts are shown where the texts differ")
  func longTexts() {
    let text = String(repeating: "x", count: 300)
    #expect(
      lines(.text(text + "a" + text), .text(text + "b" + text))
        == [": …xxxxxxxxxxxxa\(text.prefix(65))… …xxxxxxxxxxxxb\(text.prefix(65))…"])
    #expect(lines(.text(text), .text(text + "!")) == [": …xxxxxxxxxxxx …xxxxxxxxxxxx!"])
    let lists = (Tree.list([.text(text + "a"), .number(1)]), Tree.list([.text(text + "b")]))
    #expect(lines(lists.0, lists.1).contains { $0.hasPrefix("[0]: ") || $0.hasPrefix(": ") })
    #expect(lines(.text(text), .text(text)) == [])
    // An escape before the difference is not cut.
    let escape = "12345\\u{1B}6789"
    #expect(
      lines(.text(text + escape + "a"), .text(text + escape + "b"))
        == [": …45\\u{1B}6789a …45\\u{1B}6789b"])
    let long = String(repeating: "x", count: 5_000)
    #expect(
      lines(.text(long + "a"), .text(long + "b"))
        == [": \(long.prefix(79))… \(long.prefix(79))… (the first 4096 characters are the same)"])
  }

  @Test("of deep or large values are limited")
  func bounds() {
    var (old, new) = (Tree.number(1), Tree.number(2))
    for _ in 0..<200 { (old, new) = (.choice("deep", old), .choice("deep", new)) }
    #expect(lines(old, new).count == 1)
    let large = Tree.list((0..<50_000).map(Tree.number))
    let larger = Tree.list((0..<50_001).map(Tree.number))
    #expect(lines(large, larger).count <= 8)
  }
}
