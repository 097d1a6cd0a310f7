/// The programs that are measured.
enum Programs {
  static let taskLocal = """
    enum Trace { @TaskLocal static var id: String? }
    func log(_ message: String) { print("[\\(Trace.id ?? "-")] \\(message)") }
    func work(_ number: Int) async -> Int {
      log("working on \\(number)")
      await Task.yield()
      return number * 2
    }
    await Trace.$id.withValue("a1") {
      log("begin")
      async let first = work(1)
      let second = await work(2)
      print(await first + second)
    }
    let task = Task.detached { log("detached"); return 1 }
    print(await task.value)
    """

  /// Types, functions and globals as small programs have them, 20 lines at a time.
  static func lines(_ count: Int) -> String {
    (0..<count / 20).map(piece).joined(separator: "\n")
  }

  private static func piece(_ number: Int) -> String {
    """
    struct Item\(number): Hashable {
      var name: String
      var count = \(number)
      func total(_ factor: Int) -> Int { count * factor + 1 }
    }
    protocol Store\(number) {
      func load(_ name: String) -> Item\(number)?
    }
    final class Shelf\(number): Store\(number) {
      private var items: [String: Item\(number)] = [:]
      func save(_ item: Item\(number)) { items[item.name] = item }
      func load(_ name: String) -> Item\(number)? { items[name] }
    }
    func sum\(number)(_ items: [Item\(number)]) -> Int {
      let many = items.filter { $0.count > 1 }
      if many.isEmpty { return 0 }
      return many.map { $0.total(2) }.reduce(0, +)
    }
    let items\(number) = [Item\(number)(name: "a"), Item\(number)(name: "b", count: 2 + 1)]
    let text\(number) = "\\(sum\(number)(items\(number))) of \\(items\(number).count)"
    """
  }

  static func array(_ count: Int) -> String {
    "let all = [\((0..<count).map(String.init).joined(separator: ", "))]\nprint(all.count)"
  }

  static func dictionary(_ count: Int) -> String {
    let entries = (0..<count).map { "\"key\($0)\": \($0)" }
    return "let all = [\(entries.joined(separator: ", "))]\nprint(all.count)"
  }

  static func operands(_ count: Int) -> String {
    "print(\(Array(repeating: "1", count: count).joined(separator: " + ")))"
  }

  static func conjunction(_ count: Int) -> String {
    "let holds = true\nprint(\(String(repeating: "holds && ", count: count))holds)"
  }

  static func arguments(_ count: Int) -> String {
    "print(\((0..<count).map(String.init).joined(separator: ", ")))"
  }

  static func coalescing(_ count: Int) -> String {
    "let none: Int? = nil\nprint(\(String(repeating: "none ?? ", count: count))0)"
  }

  static func nestedClosures(_ depth: Int) -> String {
    var value = "1"
    for _ in 0..<depth { value = "run { \(value) + 1 }" }
    return "func run<T>(_ body: () -> T) -> T { body() }\nprint(\(value))"
  }

  static func nestedTernaries(_ depth: Int) -> String {
    var value = "0"
    for number in 0..<depth { value = "flag ? \(number) : (\(value))" }
    return "let flag = false\nprint(\(value))"
  }

  static func overloads(_ count: Int) -> String {
    var lines: [String] = []
    for number in 0..<count {
      lines.append("struct Kind\(number) {}")
      lines.append("func use(_ kind: Kind\(number), _ more: Int) -> Kind\(number) { kind }")
    }
    lines.append("let last = use(use(use(use(Kind\(count - 1)(), 1), 2), 3), 4)")
    lines.append("print(last)")
    return lines.joined(separator: "\n")
  }

  // MARK: What is refused

  static func faultyLines(_ count: Int) -> String {
    (0..<count).map { "let number\($0): Int = \"text\"" }.joined(separator: "\n")
  }

  static func attempts(_ count: Int) -> String {
    "let value = " + String(repeating: "try ", count: count) + "1"
  }

  static func openConditions(_ count: Int) -> String {
    "let value = " + String(repeating: "flag ? ", count: count)
  }

  static func interpolations(_ depth: Int) -> String {
    "let text = " + String(repeating: "\"\\(", count: depth) + "1"
      + String(repeating: ")\"", count: depth)
  }
}
