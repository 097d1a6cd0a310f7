import Foundation
import PseudoTexts
import Pseudoterminals
import Testing

// Release builds have no pseudo-language.
#if DEBUG
  /// The tutor in a language whose sentences are 40 % longer, with wide letters, and in brackets.
  ///
  /// Some texts stay in English, each for a reason:
  /// - the verbs of a trace, which are its notation;
  /// - the screens of `heirloom help trace`, whose columns are aligned by hand;
  /// - errors of Swift's parser, which is a library;
  /// - lines of tests and messages of Swift's libraries, which a compiled program prints, too;
  /// - the argument parser's usage, and the system's messages.
  ///
  /// Two texts are cut where they are too long, because a stage has one row for each: the keys at its
  /// bottom, which leave out some and keep the key for help, and the title above a text that is typed.
  @Suite("the pseudo-language")
  struct PseudoLanguageTests {
    private static let language = ["LANGUAGE": "en-XA"]

    private func check(
      _ text: String, knowing known: [String], keeping kept: Set<String> = [],
      sentences least: Int = 1, _ comment: String,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let result = PseudoText(text, knowing: known, keeping: kept.union(Self.kept))
      #expect(result.cut == [], "\(comment): \(text)", sourceLocation: sourceLocation)
      #expect(result.untranslated == [], "\(comment): \(text)", sourceLocation: sourceLocation)
      #expect(result.sentences >= least, "\(comment): \(text)", sourceLocation: sourceLocation)
    }

    @Test("a cut sentence and a text outside of brackets are found")
    func finding() {
      let cut = PseudoText("⟦ón thé ⟦líné 7⟧ ánd…\n", knowing: [])
      #expect(cut.cut == ["⟦ón thé ⟦líné 7⟧ ánd…\n"] && cut.sentences == 0)
      let rest = PseudoText("ánd móré⟧ of it\n", knowing: [])
      #expect(rest.cut.count == 1)
      let mixed = PseudoText("value ⟦áá⟧ was lost: \u{1B}[1mnone\u{1B}[0m", knowing: ["none"])
      #expect(mixed.cut == [] && mixed.untranslated == ["value", "was", "lost"])
    }

    @Test("a sentence is 40 % longer, and its code stays")
    func length() async throws {
      let arguments = ["nonsense", "--width", "200"]
      let plain = try await Product.run(arguments).errors
      let longer = try await Product.run(arguments, environment: Self.language).errors
      let width = longer.count + longer.count { $0 == "字" }
      #expect(Double(width) > 1.2 * Double(plain.count) && longer.contains("`nonsense`"))
      #expect(longer.contains("`heirloom --help`"), "\(longer)")
    }

    // MARK: Commands

    @Test(
      "errors of commands are translated",
      arguments: [
        ["lst"], ["nonsense"], ["run", "7"], ["run", "x"], ["run", "1", "--step", "9"],
        ["run", "gone.md"], ["run", "empty.md"], ["check", "nowhere"], ["check", "broken.md"],
        ["check", "differs.md"], ["check", "bare"], ["new", "Sample", "--to", "lessons"],
        ["new", "!"], ["eval", "gone.swift"], ["eval", "empty.swift"], ["eval", "lessons"],
        ["eval", "."], ["eval", "--package", "."], ["eval", "--package", "pack"],
        ["eval", "--package", "pack", "--target", "Ap"], ["eval", "a.swift", "--package", "pack"],
        ["eval", "--target", "App"], ["eval"], ["eval", "--limit", "x=1", "a.swift"],
        ["eval", "--limit", "time=0", "a.swift"], ["eval", "--env", "x", "a.swift"],
        ["eval", "--env", "1=2", "a.swift"], ["eval", "--width", "3", "a.swift"],
        ["run", "1", "--speed", "0"], ["run", "1", "--format", "svg"],
        ["run", "1", "--format", "cast"],
        ["shell", "--format", "json"], ["verify", "a.swift"], ["class", "1"], ["list"],
        ["export", "1", "--to", "a.swift"], ["eval", "a.swift", "--why", "gone"],
        ["eval", "a.swift", "--why", "R.id"], ["eval", "traps.swift", "--trace", "off"],
        ["eval", "throws.swift", "--trace", "off"],
        ["eval", "loops.swift", "--limit", "instructions=90"],
        ["eval", "issues.swift", "--trace", "off"], ["eval", "waits.swift", "--trace", "off"],
      ])
    func commands(_ arguments: [String]) async throws {
      let product = try Product()
      defer { product.remove() }
      try Self.prepare(product)
      var environment = product.environment.merging(Self.language) { $1 }
      environment["PATH"] = product.home
      let result = try await FinishedProcess.run(
        Product.path, arguments, environment: environment, directory: product.home)
      check(
        result.output + result.errors,
        knowing: arguments + Self.files.map { $0.0 + $0.1 } + [product.home],
        keeping: PseudoText.parser.union(PseudoText.system).union(PseudoText.libraries),
        "\(arguments)")
    }

    private static let files = [
      ("a.swift", "enum R { @TaskLocal static var id = 0 }\nR.$id.withValue(7) { print(R.id) }\n"),
      ("traps.swift", "let all = [1]\nprint(all[Int(\"4\") ?? 0])\n"),
      ("throws.swift", "struct Wrong: Error {}\nthrow Wrong()\n"),
      ("loops.swift", "var n = 0\nwhile true { n += 1 }\n"),
      ("issues.swift", "import IssueReporting\nreportIssue(\"\")\n"),
      (
        "waits.swift",
        "import Dispatch\nlet gate = DispatchSemaphore(value: 0)\ngate.wait()\n"
      ),
      ("empty.swift", "\n"), ("empty.md", ""),
      ("broken.md", "# T\n## S\n> **Predict** Q?\n\n```swift\nlet a = 1\n"),
      (
        "differs.md",
        "# T\n## S\n```swift\nprint(1)\n```\n```output\n2\n```\n```swift\nprint(3)\n```\n"
      ),
      ("bare/readme.txt", "x"),
      (
        "pack/Package.swift",
        """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "Pack", targets: [.target(name: "App"), .testTarget(name: "AppTests")])
        """
      ),
      ("lessons/sample.md", "# T\n## S\nx\n"),
    ]

    private static func prepare(_ product: Product) throws {
      for (path, text) in files {
        let file = URL(filePath: product.home).appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
      }
    }

    // MARK: Traces

    /// The elements at an index of each group of so many.
    private static func sample(_ index: Int, ofEach size: Int, of paths: [String]) -> [String] {
      stride(from: index, to: paths.count, by: size).map { paths[$0] }
    }

    private static let tests = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static let programs: [String] = {
      let folder = tests.appending(path: "ExplainingTests/Programs")
      let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return all.filter { $0.hasSuffix(".swift") }.sorted().map { folder.path + "/" + $0 }
    }()

    /// `ExplainingTests` judge the traces of all programs, in their process.
    @Test("sentences of traces of 60 columns are whole")
    func traces() async throws {
      for path in Self.sample(0, ofEach: 128, of: Self.programs) {
        let source = try String(contentsOfFile: path, encoding: .utf8)
        let result = try await Product.run(
          ["eval", "--width", "60", path], environment: Self.language)
        let text = PseudoText(result.output, knowing: [source, path], keeping: Self.kept)
        #expect(text.cut == [] && text.untranslated == [], "\(path): \(result.output)")
        #expect(text.sentences > 2, "\(path): \(result.output)")
      }
    }

    @Test("diagnostics of programs are translated", arguments: 0..<4)
    func diagnostics(_ part: Int) async throws {
      #expect(Self.refused.count > 300)
      for path in Self.sample(part, ofEach: 60, of: Self.refused) {
        let source = try String(contentsOfFile: path, encoding: .utf8)
        let result = try await Product.run(
          ["eval", "--width", "400", path], environment: Self.language)
        check(
          result.errors, knowing: [source, path], keeping: ["error", "warning", "note"],
          sentences: 1, path)
      }
    }

    private static let refused = {
      let folder = tests.appending(path: "LanguageTests/Programs/refused").path
      let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return all.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
    }()

    private static let kept = PseudoText.notation.union(PseudoText.names)

    // MARK: The shell

    @Test("what the shell says is whole and translated")
    func shell() async throws {
      let sample = try ExerciseProduct()
      defer { sample.product.remove() }
      let entries = [
        ":start 1", "", "?", ":hint", "c", "b", "", ":why", ":why gone", ":why Request.id",
        ":trace",
        ":trace x",
        ":trace off", ":trace full", ":order", ":order time", ":context", ":context live",
        ":context nowhere", ":type", ":type 1 + 1", ":members", ":expand",
        ":expand x",
        ":load", ":load gone.swift", ":verify", ":lessons", ":find", ":find scope", ":find zzzzz",
        ":help",
        ":help start", ":help zzzz", ":help swift", ":zzz", ":le", ":s", "quit", "list",
        ":look", ":back", ":back", ":back", "", ":again", ":edit", ":edit zz", ":undo", ":skip",
        ":exercise x", ":skip", ":exercise", ":answers", ":hint", ":hint", ":hint", ":hint",
        ":skip", "",
        ":tour", ":recap", ":recap", ":start", ":start 9", ":start zz", ":reset", "let a = 1",
        ":undo",
        "Task { try? await Task.sleep(for: .seconds(9)) }", ":quit",
      ]
      var environment = sample.product.environment.merging(Self.language) { $1 }
      environment["PATH"] = sample.product.home
      let result = try await FinishedProcess.run(
        Product.path, ["shell", "--width", "60"], environment: environment,
        directory: sample.product.home, input: entries.map { $0 + "\n" }.joined())
      check(
        result.output + result.errors,
        knowing: entries + [ExerciseProduct.lesson, ExerciseProduct.recaps],
        keeping: PseudoText.system.union(PseudoText.shell).union(PseudoText.compiler),
        sentences: 60, "the shell")
    }

    @Test("the first and the last screen of the shell are translated", arguments: [40, 80])
    func screens(columns: Int) async throws {
      let product = try Product()
      defer { product.remove() }
      let terminal = try Pseudoterminal(columns: columns, rows: 40)
      let program = try product.start(on: terminal, with: Self.language)
      defer { program.end() }
      try await terminal.expectScreen("the first screen") {
        $0.lines.contains { $0.hasSuffix("❯") }
      }
      check(
        terminal.screen.lines.joined(separator: "\n"), knowing: [Product.lesson], sentences: 2,
        "the first screen")
      terminal.send(":quit\r")
      #expect(try await program.waitForExit() == .status(0))
      check(
        terminal.screen.lines.joined(separator: "\n"), knowing: [Product.lesson, ":quit"],
        sentences: 3, "the last screen")
    }

    @Test("the stage of a demo shows whole sentences", arguments: [60, 80])
    func stage(columns: Int) async throws {
      let product = try Product()
      defer { product.remove() }
      let terminal = try Pseudoterminal(columns: columns, rows: 50)
      let program = try product.start(["demo", "1"], on: terminal, with: Self.language)
      defer { program.end() }
      for (keys, text) in [
        ("", "A sample"), (" ", "What is printed"), ("?", "gó báck"), ("x", "What"), ("q", " ⟦"),
      ] {
        if !keys.isEmpty { terminal.send(keys) }
        try await terminal.expectScreen("the stage after \(keys)") { screen in
          screen.lines.contains { $0.contains(text) }
        }
        // The last row has room for some keys only, and says where the others are.
        let rows = terminal.screen.lines.dropLast()
        check(
          rows.joined(separator: "\n"), knowing: [Product.lesson, "space"], sentences: 0,
          "after \(keys)")
      }
      terminal.send("y")
      #expect(try await program.waitForExit() == .status(0))
    }

    // MARK: Pages and classes

    @Test("pages of lessons and the list of pages are translated")
    func pages() async throws {
      let sample = try ExerciseProduct()
      defer { sample.product.remove() }
      let environment = sample.product.environment.merging(Self.language) { $1 }
      let result = try await FinishedProcess.run(
        Product.path, ["export", "--to", "pages"], environment: environment,
        directory: sample.product.home)
      #expect(result.status == 0, "\(result.errors)")
      let folder = sample.product.home + "/pages/"
      for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
        let page = try String(contentsOfFile: folder + name, encoding: .utf8)
        check(
          Self.visibleText(of: page), knowing: [ExerciseProduct.lesson, ExerciseProduct.recaps],
          sentences: 5,
          name)
      }
    }

    @Test("the pages of a class are translated")
    func classPages() async throws {
      let product = try Product()
      defer { product.remove() }
      let terminal = try Pseudoterminal(columns: 100, rows: 40)
      let program = try product.start(
        ["class", "1", "--port", "0"], on: terminal, with: Self.language)
      defer { program.end() }
      let found = Address()
      try await terminal.expectScreen("the address") { found.read($0) }
      check(
        terminal.screen.lines.joined(separator: "\n"), knowing: [Product.lesson, "http"],
        "the stage of the class")
      for path in ["/", "/\(found.code)", "/wall", "/teach/none", "/gone"] {
        let answer = try await LocalConnection.request("GET", path, port: found.port)
        check(
          Self.visibleText(of: answer.text), knowing: [Product.lesson, "http"], sentences: 0, path)
      }
    }

    private final class Address: @unchecked Sendable {
      // Written by the single call of the closure, and read after it has returned.
      var port: UInt16 = 0
      var code = ""

      func read(_ screen: Screen) -> Bool {
        for line in screen.lines {
          guard let match = line.firstMatch(of: /127\.0\.0\.1:([0-9]+)\/([A-Z0-9]+)/),
            let port = UInt16(match.1)
          else { continue }
          (self.port, code) = (port, String(match.2))
          return true
        }
        return false
      }
    }

    /// The text that a page shows, and the labels that it reads aloud.
    private static func visibleText(of page: String) -> String {
      page.replacing(/(?s)<style.*?<\/style>/, with: "")
        .replacing(/(?s)<script.*?<\/script>/, with: "")
        .replacing(/aria-label="([^"]*)"[^>]*>/) { ">" + $0.output.1 + " " }
        .replacing(/<[^>]*>/, with: " ")
        .replacing(/&[a-z#0-9]+;/, with: " ")
    }
  }
#endif
