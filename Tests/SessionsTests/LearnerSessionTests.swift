import Recording
import Sessions
import Testing

@Suite("learner's session")
struct LearnerSessionTests {
  @Test("a value that was made to be ignored isn't shown, unless the learner's closure returned it")
  func discardableValue() async {
    let session = LearnerSession()
    _ = await session.submit("enum Request { @TaskLocal static var id = 0 }")
    _ = await session.submit("@discardableResult func noted() -> Int { 4 }")
    #expect(await session.submit("Task { 1 }").value == nil)
    #expect(await session.submit("noted()").value == nil)
    #expect(await session.submit("noted() + 1").value?.text == "5")
    #expect(await session.submit("Request.$id.withValue(7) { Request.id }").value?.text == "7")
  }

  @Test("a submission sees what earlier ones declared")
  func keepsNames() async {
    let session = LearnerSession(seconds: nil)
    _ = await session.submit("let base = 20\nfunc twice(_ x: Int) -> Int { x * 2 }")
    let result = await session.submit("print(twice(base + 1))")
    #expect(result.findings == [])
    #expect(result.output == "42\n")
  }

  @Test(
    "what is checked ahead declares nothing, prints nothing and ends when something is submitted")
  func checksAhead() async {
    let session = LearnerSession(seconds: nil)
    let code = "let count = [3, 1, 2].sorted()[0]\nprint(count)"
    await session.warmUp(for: nil, next: code)
    #expect(await session.submit("print(count)").isRejected)
    async let ahead: Void = session.warmUp(for: nil, next: code)
    let result = await session.submit(code)
    await ahead
    #expect(result.findings == [])
    #expect(result.output == "1\n")
    #expect(result.source.firstLine == 1)
    #expect(await session.submit("print(count + 1)").output == "2\n")
  }

  @Test("a submission that ends in an expression has a value, which is in the record too")
  func showsValue() async {
    let result = await LearnerSession(seconds: nil).submit(#""a" + "b""#)
    #expect(result.value?.type == "String")
    #expect(result.value?.text == #""ab""#)
    let isRecorded = result.trace?.events.contains {
      $0.kind == .valueShown(name: nil, type: "String", value: #""ab""#)
    }
    #expect(isRecorded == true)
  }

  @Test(
    "a value is shown by the program's own description, and texts are quoted",
    arguments: [false, true])
  func showsDescriptions(isScript: Bool) async {
    let own = """
      struct Price: CustomStringConvertible { var description: String { "9.99" } }
      [Price()]
      """
    let session = LearnerSession(seconds: nil)
    #expect(await session.submit(own, isScript: isScript).value?.text == "[9.99]")
    let parts = await session.submit(#""x-y".split(separator: "-")"#, isScript: isScript)
    #expect(parts.value?.text == #"["x", "y"]"#)
  }

  @Test("a rejected submission leaves nothing behind, not even its lines")
  func rejectionLeavesNothing() async {
    let session = LearnerSession(seconds: nil)
    let rejected = await session.submit("let first = 1\nlet second: Int = \"two\"")
    #expect(rejected.isRejected)
    #expect(rejected.status == .failed)
    #expect(await session.submit("print(first)").isRejected)
    let next = await session.submit("print(1)")
    #expect(next.source.firstLine == 1)
  }

  @Test("a module can be imported once it has no errors; running it again changes nothing")
  func definesModules() async {
    let session = LearnerSession(seconds: nil)
    let broken = await session.define(
      "Tools", "public func twice(_ x: Int) -> Int { y }", name: "t.md", fileLine: 7)
    #expect(broken.findings.map(\.line) == [7])
    #expect(await session.submit("import Tools").isRejected)
    let line = session.reserveLines(for: "x")
    for _ in 1...2 {
      let defined = await session.define(
        "Tools", "public func twice(_ x: Int) -> Int { x * 2 }", name: "t.md", firstLine: line)
      #expect(defined.findings == [])
    }
    #expect(await session.submit("print(twice(2))").isRejected)
    #expect(await session.submit("import Tools\nprint(twice(2))").output == "4\n")
    // An imported module stays, and can grow.
    let more = await session.define(
      "Tools", "public func thrice(_ x: Int) -> Int { x + twice(x) }", name: "t.md")
    #expect(more.findings == [])
    #expect(await session.submit("print(thrice(2))").output == "6\n")
  }

  @Test("modules that import each other in a cycle are reported")
  func circle() async {
    let session = LearnerSession(seconds: nil)
    let findings = await session.define([
      ("A", [session.makeSource("import B", name: "A.swift")]),
      ("B", [session.makeSource("import A", name: "B.swift")]),
    ])
    #expect(findings.map(\.message) == ["no such module 'B'", "no such module 'A'"])
    #expect(await session.define("A", "public let a = 1", name: "a").findings == [])
    #expect(await session.define("B", "import A\npublic let b = a", name: "b").findings == [])
    let closing = await session.define("A", "import B", name: "a")
    #expect(closing.findings.map(\.message) == ["`A` imports a module that imports `A`"])
    #expect(await session.submit("import B\nprint(b)").output == "1\n")
  }

  @Test("files of one module see each other, except private declarations")
  func files() async {
    let session = LearnerSession(seconds: nil)
    let other = session.makeSource(
      "private let prefix = 1\nfunc log(_ text: String) { print(prefix, text, Total().count) }\n",
      name: "helper.swift")
    let main = "private let prefix = 2\nstruct Total { var count = 3 }\nlog(\"\\(prefix)\")\n"
    let result = await session.submit(main, name: "main.swift", isScript: true, with: [other])
    #expect(result.findings == [])
    #expect(result.output == "1 2 3\n")
  }

  @Test("a library declaration that a rejected submission first needed is available to the next")
  func rejectionKeepsTheLibrary() async {
    let session = LearnerSession(seconds: nil)
    _ = await session.submit("struct Pair: Equatable { var a = 1 }")
    let rejected = await session.submit(
      """
      let numbers = [1, 2].compactMap { Int("\\($0)") }.dropFirst()
      print(numbers.reversed(), Pair() == Pair())
      func missing() -> Int { print(numbers) }
      """)
    #expect(rejected.isRejected)
    let next = await session.submit(
      """
      print([3, 4].compactMap { Int("\\($0)") }.dropFirst().reversed(), Pair() == Pair(a: 2))
      """)
    #expect(next.findings == [])
    #expect(next.output == "ReversedCollection<ArraySlice<Int>>(_base: ArraySlice([4])) false\n")
  }

  @Test("an expression's type is shown without running it or keeping its declarations")
  func typeOfExpression() async {
    let session = LearnerSession(seconds: nil)
    _ = await session.submit("func load() async throws -> [Int] { print(\"ran\"); return [] }")
    #expect(await session.type(of: "try await load().map(Double.init)").type == "[Double]")
    #expect(await session.type(of: "load").type == "@Sendable () async throws -> [Int]")
    #expect(await session.type(of: "let unkept = 1").type == nil)
    let wrong = await session.type(of: "load() + 1")
    #expect(wrong.type == nil)
    #expect(!wrong.findings.isEmpty)
    #expect(await session.submit("print(unkept)").isRejected)
    #expect(await session.submit("print(1)").output == "1\n")
  }

  @Test("line numbers continue from one submission to the next")
  func numbersLines() async {
    let session = LearnerSession(seconds: nil)
    _ = await session.submit("let a = 1\nlet b = 2\n")
    #expect(await session.submit("print(a)").source.firstLine == 3)
    #expect(session.reserveLines(for: "x\ny") == 4)
    let trapped = await session.submit("let list = [a]\nprint(list[5])")
    #expect(trapped.source.firstLine == 6)
    let place = trapped.trace?.outcome
    guard case .trapped(_, let stop) = place else {
      Issue.record("expected a trap, found \(String(describing: place))")
      return
    }
    #expect(stop?.line == 7)
  }

  @Test("a part that was being changed when the program trapped has its value afterwards")
  func partsAfterTraps() async {
    let session = LearnerSession(seconds: nil)
    _ = await session.submit(
      """
      struct Board {
        var cells = [1]
        mutating func play(_ index: Int) {
          cells[0] += 1
          cells[index] = 7
        }
      }
      struct Game { var board = Board() }
      final class Owner { var games = [Game()] }
      var game = Game()
      let owner = Owner()
      """)
    for call in ["game.board.play(5)", "owner.games[0].board.play(5)"] {
      let result = await session.submit(call)
      guard case .trapped = result.trace?.outcome else {
        Issue.record("expected a trap of \(call)")
        return
      }
    }
    let result = await session.submit("(game.board.cells, owner.games[0].board.cells)")
    #expect(result.value?.text == "([2], [2])")
  }

  @Test(
    "a property that was changed through an accessor when the program trapped has its value afterwards"
  )
  func movedPropertiesAfterTraps() async {
    let session = LearnerSession(seconds: nil)
    _ = await session.submit(
      #"""
      extension [Int] {
        mutating func play(_ index: Int) {
          append(1)
          self[index] = 7
        }
      }
      class Model { var cells = [1] }
      protocol Board { var cells: [Int] { get set } }
      struct Square: Board { var cells = [2] }
      final class Owner { var cells = [3] }
      func play(_ board: inout some Board) { board.cells.play(9) }
      func play(_ owner: Owner, _ path: ReferenceWritableKeyPath<Owner, [Int]>) {
        owner[keyPath: path].play(9)
      }
      let model = Model()
      var square = Square()
      let owner = Owner()
      """#)
    for call in [
      "model.cells.play(9)", "play(&square)", #"play(owner, \.cells)"#,
      "model.cells.removeSubrange(5...7)", "model.cells.removeAll { 1 / ($0 - $0) == 1 }",
    ] {
      let result = await session.submit(call)
      guard case .trapped = result.trace?.outcome else {
        Issue.record("expected a trap of \(call)")
        continue
      }
    }
    let result = await session.submit("(model.cells, square.cells, owner.cells)")
    #expect(result.value?.text == "([1, 1], [2, 1], [3, 1])")
  }

  @Test("an entry without `await` may block its thread, and one with `await` may not")
  func blockingEntries() async {
    let session = LearnerSession(seconds: nil)
    let blocking = "import Foundation\nThread.sleep(forTimeInterval: 0.001)"
    #expect(await session.submit(blocking).findings.isEmpty)
    let waiting = await session.submit(blocking + "\nawait Task.yield()")
    #expect(
      waiting.findings.map(\.message)
        == ["class method 'sleep' is unavailable from asynchronous contexts"])
  }

  @Test("a finding has the line of the file, with its text")
  func findingsNameFiles() async {
    let session = LearnerSession(seconds: nil)
    _ = await session.submit("let a = 1")
    let result = await session.submit(
      "let b = 2\nprint(c)", name: "lessons/x.md", firstLine: 10, fileLine: 40)
    let finding = result.findings.first
    #expect(finding?.name == "lessons/x.md")
    #expect(finding?.line == 41)
    #expect(finding?.column == 7)
    #expect(finding?.sourceLine == "print(c)")
  }

  @Test("a task's output after its submission is over arrives, and is late")
  func lateOutput() async {
    let (texts, continuation) = AsyncStream.makeStream(of: (String, Bool).self)
    let session = LearnerSession(seconds: nil) { text, origin in
      continuation.yield((text, origin != nil))
    }
    let result = await session.submit(
      """
      print("now")
      let waiting = Task { try? await Task.sleep(for: .seconds(3600)); print("later") }
      """,
      patience: .zero)
    #expect(result.liveLanes.count == 1)
    var iterator = texts.makeAsyncIterator()
    #expect(await iterator.next()?.0 == "now\n")
    _ = await session.submit("waiting.cancel()")
    let late = await iterator.next()
    #expect(late?.0 == "later\n")
    #expect(late?.1 == true)
  }

  @Test("the last submission is undone, with what it declared, replaced and started")
  func undo() async {
    let session = LearnerSession(seconds: nil)
    func typed(_ text: String) async -> SubmissionResult {
      await session.submit(text, isTyped: true, patience: .zero)
    }
    _ = await session.submit("import Dispatch\nlet a = 1\nfunc f() -> Int { a }")
    #expect(await session.undo() == .isOfLesson)
    _ = await typed("let a = 2\nextension Int { var twice: Int { 2 * self } }")
    #expect(await typed("a.twice").value?.text == "4")
    guard case .undone(let expression) = await session.undo() else {
      Issue.record("nothing was undone")
      return
    }
    #expect(expression.text == "a.twice")
    guard case .undone = await session.undo() else {
      Issue.record("nothing was undone")
      return
    }
    #expect(await typed("a").value?.text == "1")
    #expect(await typed("3.twice").isRejected)
    let task = await typed("Task { while true { await Task.yield() } }\nlet b = 1")
    #expect(!task.liveLanes.isEmpty)
    _ = await session.undo()
    #expect(await typed("b").isRejected)
    #expect(await LearnerSession(seconds: nil).undo() == .nothing)
  }

  @Test("expansions have the numbers of the lines that traces show")
  func numbersOfExpansions() async throws {
    let session = LearnerSession(seconds: nil)
    _ = await session.submit("import Observation\nlet a = 1", isTyped: true)
    _ = await session.submit("@Observable final class Model { var n = 1 }", isTyped: true)
    let listing = try #require(await session.expansion(of: "Model"))
    #expect(listing.hasPrefix("3 │ @Observable final class Model"), "\(listing)")
  }

  @Test("an undone declaration can be imported and declared again")
  func undoneImports() async {
    let session = LearnerSession(seconds: nil)
    _ = await session.submit("import Dispatch\nstruct S {}\nprecedencegroup P {}", isTyped: true)
    _ = await session.undo()
    #expect(await session.submit("DispatchQueue.main").isRejected)
    let again = await session.submit(
      "import Dispatch\nstruct S { let x = 1 }\nprecedencegroup P {}\nS().x", isTyped: true)
    #expect(again.value?.text == "1")
  }
}
