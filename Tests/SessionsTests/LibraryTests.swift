import Recording
import Sessions
import Synchronization
import Testing

@Suite("libraries from source")
struct LibraryTests {
  private static let shop = SourceLibrary(name: "Shop") {
    [
      (
        "Price.swift",
        """
        @_exported public import Dependencies

        public protocol Priced { var price: Int { get } }
        public struct Apple: Priced {
          public init() {}
          public var price: Int { 3 }
        }
        struct Secret {}
        public func describe(_ value: Any) -> String {
          (value as? any Priced).map { "costs \\($0.price)" } ?? "is free"
        }
        public func place(line: UInt = #line) -> UInt { line }
        """
      ),
      (
        "Till.swift",
        """
        open class Till {
          public private(set) var sum = 0
          public init() {}
          open func discount(_ price: Int) -> Int { price }
          public func add(_ item: some Priced) { sum += discount(item.price) }
          public func runAway() -> Int { [1, 2][sum + 5] }
        }
        public func store() { _ = FileManager.default }
        public enum Request { @TaskLocal public static var id = "none" }
        public func log(_ text: String) { print("\\(Request.id): \\(text)") }
        """
      ),
    ]
  }

  private func run(_ text: String) async -> SubmissionResult {
    await LearnerSession(seconds: nil, libraries: [Self.shop]).submit(text)
  }

  @Test("a program imports it, with its exports, and subclasses its classes")
  func runs() async {
    let result = await run(
      """
      import Shop
      final class Sale: Till { override func discount(_ price: Int) -> Int { price - 1 } }
      let till = Sale()
      till.add(Apple())
      till.add(Apple())
      print(till.sum, describe(Apple()), describe(4), place())
      withDependencies { $0.context = .test } operation: { print(DependencyValues._current.context) }
      """)
    #expect(result.findings == [])
    #expect(result.output == "4 costs 3 is free 6\ntest\n")
  }

  @Test("its files are read once, when something imports it")
  func readsLate() async {
    let reads = Mutex(0)
    let library = SourceLibrary(name: "Counted") {
      reads.withLock { $0 += 1 }
      return [("Counted.swift", "public let one = 1")]
    }
    let session = LearnerSession(seconds: nil, libraries: [library])
    _ = await session.submit("print(0)")
    #expect(reads.withLock { $0 } == 0)
    #expect(await session.submit("import Counted\nprint(one)").output == "1\n")
    #expect(await session.submit("import Counted\nprint(one + one)").output == "2\n")
    #expect(reads.withLock { $0 } == 1)
  }

  @Test("its events are shown where the program called it")
  func shownAtTheCall() async {
    let result = await run("import Shop\nRequest.$id.withValue(\"a1\") {\n  log(\"x\")\n}")
    #expect(result.output == "a1: x\n")
    let lines = Set(result.trace?.events.compactMap { $0.place?.line } ?? [])
    #expect(lines.isSubset(of: [1, 2, 3, 4]))
    #expect(lines.contains(3))
  }

  @Test("a trap in it has the place of the call")
  func traps() async {
    let result = await run("import Shop\nprint(1)\nprint(Till().runAway())")
    #expect(result.output == "1\n")
    #expect(result.status == .failed)
    guard case .trapped(_, let place)? = result.trace?.outcome else {
      Issue.record("it goes on")
      return
    }
    #expect(place?.line == 3)
  }

  @Test("unsupported code in it matters once a program uses it, and is reported at the import")
  func unusedIsUnchecked() async {
    let other = await run("import Shop\nprint(Apple().price)")
    #expect(other.output == "3\n")
    let used = await run("import Shop\nprint(1)\nstore()")
    #expect(used.findings.map(\.line) == [1])
    #expect(used.findings.first?.message.hasPrefix("Till.swift, line 8: ") == true)
  }

  @Test("internal declarations aren't visible, and nothing is without an import")
  func access() async {
    let secret = await run("import Shop\nprint(Secret())")
    #expect(secret.findings.map(\.line) == [2])
    let unimported = await run("print(Apple())")
    #expect(unimported.findings.map(\.message) == ["cannot find 'Apple' in scope"])
    let session = LearnerSession(seconds: nil, libraries: [Self.shop])
    let clash = await session.define("Shop", "public let x = 1", name: "Shop.swift")
    #expect(!clash.findings.isEmpty)
  }

  @Test("a broken library is reported whenever it is imported")
  func broken() async {
    let library = SourceLibrary(name: "Broken") { [("Broken.swift", "public let x = \n)")] }
    let session = LearnerSession(seconds: nil, libraries: [library])
    for _ in 1...2 {
      let result = await session.submit("import Broken\nprint(1)")
      #expect(result.isRejected)
      #expect(result.findings.first?.message.hasPrefix("Broken.swift, line ") == true)
    }
    #expect(await session.submit("print(2)").output == "2\n")
  }
}
