import Foundation
import Pseudoterminals
import Testing

@Suite("commands in pipes")
struct CommandTests {
  @Test(
    "a program's end determines the exit status",
    arguments: [
      ("print(1)", 0 as Int32, ""),
      ("struct E: Error {}\nthrow E()", 1, "E()"),
      ("let a = [1]\nprint(a[3])", 1, "<stdin>:2:7: error: "),
      ("let a: Int = \"\"", 1, "<stdin>:1:14: error: "),
      ("import Foundation\nprint(FileManager.default)", 1, "`FileManager` can't be run here"),
      ("while true {}", 3, "stopped:"),
      ("", 2, "empty"),
    ])
  func exitStatus(_ program: String, _ status: Int32, _ message: String) async throws {
    let result = try await Product.run(["eval", "-"], input: program)
    #expect(result.status == status)
    #expect(message.isEmpty || result.errors.contains(message), "\(result.errors)")
  }

  @Test("without a trace, a program prints only its own output")
  func traceOff() async throws {
    let result = try await Product.run(
      ["eval", "--trace", "off", "-"], input: "print(1)\nprint(2, terminator: \"\")\n1 + 1")
    #expect(result.output == "1\n2")
    #expect(result.status == 0)
  }

  @Test(
    "help about an unknown command, and a file without a command, say what to type",
    arguments: [
      (["help", "evla"], "Did you mean `heirloom help eval`?"),
      (["help", "qqqqqq"], "`heirloom --help` lists the commands."),
      (["/dev/null"], "`heirloom eval /dev/null` runs it."),
    ])
  func unknownCommand(_ words: [String], _ advice: String) async throws {
    let result = try await Product.run(words)
    #expect(result.status == 2)
    #expect(result.errors.contains(advice), "\(result.errors)")
  }

  @Test("`--why` explains one name, and lists the others if it wasn't read")
  func why() async throws {
    let program = "enum R { @TaskLocal static var id = 0 }\nR.$id.withValue(7) { print(R.id) }"
    let answered = try await Product.run(["eval", "--why", "R.id", "-"], input: program)
    #expect(answered.status == 0)
    #expect(
      answered.output == "R.id was 7 when main read it at line 2: main had bound it at line 2.\n")
    let unknown = try await Product.run(["eval", "--why", "id2", "-"], input: program)
    #expect(unknown.status == 1)
    #expect(unknown.output.isEmpty)
    #expect(
      unknown.errors
        == "No task-local or dependency was read under the name id2. These were read: R.id.\n")
  }

  @Test(
    "an unknown limit is answered with a list of limits",
    arguments: [
      ("WRONG=3", "The limits are computing, time, "), ("=", "The limits are "),
      ("time=x", "A limit must be a number above 0, for example `time=30`"),
      ("time", "for example `time=30`"),
      ("time=0", "A limit must be a number above 0"),
    ])
  func wrongLimit(_ limit: String, _ message: String) async throws {
    let result = try await Product.run(["eval", "--limit", limit, "-"], input: "print(1)")
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test("a library's directory is searched with a bound, and special files are ignored")
  func oddLibrary() async throws {
    let everything = try await Product.run(["eval", "--library", "X=/", "-"], input: "import X")
    #expect(everything.status == 2)
    #expect(everything.errors.contains("/: error: this folder is too large for a module"))
    let pipe = try await Product.run(["eval", "--library", "X=library", "-"], input: "import X") {
      let folder = $0.home + "/library"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      #expect(mkfifo(folder + "/a.swift", 0o600) == 0)
    }
    #expect(pipe.status == 2)
    #expect(pipe.errors.contains("a pipe or a device, not a file"), "\(pipe.errors)")
    let unnameable = try await Product.run(["eval", "--library", "a b=x", "-"], input: "import X")
    #expect(unnameable.status == 2)
  }

  @Test("a program's code can be shown, without running it")
  func dumpCode() async throws {
    let program = "func twice(_ n: Int) -> Int { n + n }\nprint(twice(21))"
    let result = try await Product.run(["eval", "--dump", "code", "-"], input: program)
    #expect(result.status == 0)
    #expect(result.output.contains("call twice(_:)("))
    #expect(result.output.contains(" = add r0:n r0:n\n"))
    #expect(!result.output.contains("42"))
    let wrong = try await Product.run(["eval", "--dump", "code", "-"], input: "let a: Int = \"\"")
    #expect(wrong.status == 1)
    #expect(wrong.errors.contains("<stdin>:1:14: error: "))
  }

  @Test("in the shell, `:why` refers to the last run")
  func whyInShell() async throws {
    let result = try await Product.run(
      [],
      input: ":why\nenum R { @TaskLocal static var id = 0 }\nR.$id.withValue(7) { R.id }\n"
        + ":why\n:why $id\n:why other\nprint(1)\n:why $id\n:quit\n")
    #expect(result.output.contains("The last run read or changed `R.id`."))
    #expect(result.output.contains("R.id was 7 when main read it at line"))
    #expect(result.output.contains("No task-local or dependency was read under the name other."))
    #expect(result.output.contains("The last run has no value of the name `$id`."))
    #expect(result.output.components(separatedBy: "R.id was 7 when main read it").count == 3)
  }

  @Test("`:undo` undoes typed code, but not the lesson's")
  func undo() async throws {
    let result = try await Product.run(
      [], input: ":undo\nlet a = 41\nlet a = 42\n:undo\na + 1\n\nb\n\n:undo\n:quit\n")
    #expect(result.output.contains("There is nothing to take back."))
    #expect(result.output.contains("Removed what you entered: `let a = 42`."))
    #expect(result.output.contains("Int = 42"))
    #expect(result.output.contains("Nothing of yours is left to undo."))
  }

  @Test("`:edit` opens the block in the editor and runs it; `:again` runs the changed block")
  func edit() async throws {
    let result = try await Product.run(
      [], input: "\nb\n\n:edit\n:again\n:edit\n:quit\n",
      environment: ["EDITOR": "sed -i s/a1/b2/"])
    #expect(result.output.components(separatedBy: "prints   b2").count == 3)
    #expect(result.output.contains("You changed nothing, so nothing ran."))
  }

  @Test("`:edit` with a line opens the block that contains it")
  func editAtLine() async throws {
    let sample = try ExerciseProduct()
    defer { sample.product.remove() }
    let two = ExerciseProduct.lesson.replacing(
      "{ print(Request.id) }\n```", with: "{ print(Request.id) }\n```\n\n```swift\nprint(2)\n```")
    try two.replacing("```output\na1", with: "```output\n2")
      .write(toFile: sample.lessonPath, atomically: true, encoding: .utf8)
    let result = try await sample.run(
      [], input: "\nb\n\n\n:edit 2\n:edit 99\n:edit\n:quit\n", editor: "sed -i s/a1/b2/")
    #expect(result.output.contains("prints   b2"), "\(result.output)")
    #expect(result.output.contains("No code that has run has a line 99."))
    // Without a line, it opens the lesson's last run, which wasn't changed.
    #expect(result.output.contains("You changed nothing, so nothing ran."))
  }

  @Test("a refused edit is kept for the next one")
  func refusedEdit() async throws {
    let result = try await Product.run(
      [], input: "\nb\n\n:edit\n:edit\n:quit\n",
      environment: ["EDITOR": "sed -i -e 's/prunt(/print(/' -e t -e 's/print(/prunt(/'"])
    #expect(result.output.contains("`:edit` opens your version again."))
    #expect(result.output.components(separatedBy: "prints   a1").count == 3)
  }

  @Test(
    "an editor that fails or is missing is reported, and nothing is lost",
    arguments: [
      ("false", "`false` ended with an error"),
      ("no-such-editor", "There is no command `no-such-editor`."),
      ("", "no editor was found"),
    ])
  func editors(_ editor: String, _ message: String) async throws {
    let result = try await Product.run(
      [], input: ":edit\nprint(6 * 7)\n:edit\n1 + 1\n:quit\n", environment: ["EDITOR": editor])
    #expect(result.output.contains("Nothing has run yet."))
    #expect(result.output.contains(message), "\(result.output)")
    #expect(result.output.contains("Int = 2"))
  }

  @Test("a trace as JSON is an object per line, from the header to the outcome")
  func json() async throws {
    let result = try await Product.run(["eval", "--format", "json", "-"], input: "1 + 1")
    let lines = result.output.split(separator: "\n")
    #expect(lines.first?.contains("heirloom.trace") == true)
    #expect(lines.contains { $0.contains("valueShown") })
    #expect(lines.last?.contains("finished") == true)
    for line in lines {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
  }

  @Test("a user's files and modules are compiled together; unimported ones aren't linked")
  func modules() async throws {
    let result = try await Product.run(
      [
        "eval", "main.swift", "helper.swift", "--trace", "off", "--module", "Live=Live.swift",
        "--module", "Shop=Shop.swift",
      ]
    ) { product in
      for (name, text) in [
        ("main.swift", "import Shop\nhelp()\nprint((1 as Any) is any Priced)\n"),
        ("helper.swift", "import Shop\nfunc help() { print(Tea(price: 3).price) }\n"),
        (
          "Shop.swift",
          "public protocol Priced {}\npublic struct Tea {\n  public var price: Int\n"
            + "  public init(price: Int) { self.price = price }\n}\n"
        ),
        ("Live.swift", "import Shop\nextension Int: Priced {}\n"),
      ] {
        try Data(text.utf8).write(to: URL(filePath: product.home + "/" + name))
      }
    }
    #expect(result.output == "3\nfalse\n", "\(result.errors)")
    #expect(result.status == 0)
  }

  @Test(
    "an endless program is interrupted",
    arguments: ["while true {}", "try await Task.sleep(for: .seconds(100_000))"])
  func interrupted(_ rest: String) async throws {
    let result = try await Product.run(
      ["eval", "--trace", "off", "-"], input: "print(\"on\")\n" + rest, interruptAfter: "on")
    #expect(result.status == 130)
  }

  @Test("expansions are shown, and a macro that is used wrongly is an error")
  func expand() async throws {
    let client =
      "import DependenciesMacros\n@DependencyClient struct A { var a: () throws -> Int }\n"
    let right = try await Product.run(["eval", "--expand", "-"], input: client)
    #expect(right.output.contains("@DependencyClient adds members"), "\(right.output)")
    #expect(right.status == 0 && right.errors == "")
    let wrong = try await Product.run(
      ["eval", "--expand", "-"], input: client.replacing("struct", with: "class"))
    #expect(wrong.errors.contains("<stdin>:2:1: error: "), "\(wrong.errors)")
    #expect(wrong.status == 1)
  }

  @Test(
    "a missing or invalid file is reported, with status 2",
    arguments: [
      (["eval", "nowhere.swift"], "nowhere.swift: error: there is no such file"),
      (["eval", "lessons"], "lessons: error: there is no Swift file in this folder"),
      (["eval", "--format", "yaml", "-"], "yaml"),
      (["run", "9"], "there is no lesson 9"),
      (["run", "sampel"], "Did you mean `sample`?"),
      (["run", "1", "--step", "a-scope"], "a-scope-ends"),
      (["eval", "-", "--module", "Shop"], "name=file"),
      (
        ["eval", "fine.swift", "--module", "Shop=nowhere.swift"],
        "nowhere.swift: error: there is no such file"
      ),
      (["chekc"], "Did you mean `heirloom check`?"),
      (["test"], "Did you mean `heirloom eval`?"),
      (["repl"], "Did you mean `heirloom shell`?"),
      (["check", "lessons/none.md"], "there is no such file"),
      (["run", "malformed.md"], "malformed.md:"),
      (["run", "latin.md"], "UTF-8"),
      (["run", "empty.md"], "empty"),
      (["eval", "large.swift"], "large.swift: error: "),
    ])
  func misuse(_ arguments: [String], _ message: String) async throws {
    let result = try await Product.run(arguments) { product in
      for (name, contents) in [
        ("malformed.md", Data("# T\n\n## S\n\n```swift\nprint(1)\n".utf8)),
        ("latin.md", Data([0x23, 0x20, 0xE9, 0x0A])), ("empty.md", Data()),
        ("fine.swift", Data("print(1)".utf8)),
        ("large.swift", Data(repeating: 0x20, count: 10 << 20 + 1)),
      ] {
        try contents.write(to: URL(filePath: product.home + "/" + name))
      }
    }
    #expect(result.status == 2, "\(result.output)\(result.errors)")
    #expect(message.isEmpty || result.errors.contains(message), "\(result.errors)")
    #expect(result.output == "")
  }

  @Test("a lesson runs to its end without escapes, at any width", arguments: [60, 80, 200])
  func runs(_ width: Int) async throws {
    let result = try await Product.run(["run", "1", "--width", "\(width)"])
    #expect(result.status == 0)
    #expect(!result.output.contains("\u{1B}"))
    #expect(result.output.contains("bound at line"))
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= width })
  }

  @Test("a locale without UTF-8 gets ASCII")
  func ascii() async throws {
    let result = try await Product.run(["run", "1"], environment: ["LC_ALL": "C"])
    #expect(result.status == 0)
    #expect(result.output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test("a lesson runs in the live context, independent of the environment")
  func lessonContext() async throws {
    let lesson = """
      # Where values come from

      It is about contexts.

      ## The context decides

      ```swift
      import Dependencies
      @Dependency(\\.context) var context
      print(context)
      ```

      ```output
      live
      ```
      """
    let result = try await Product.run(
      ["run", "2"], environment: ["SWIFT_DEPENDENCIES_CONTEXT": "test"],
      prepare: { product in
        try lesson.write(
          toFile: product.home + "/lessons/02-contexts.md", atomically: true, encoding: .utf8)
      })
    #expect(result.status == 0)
    #expect(result.output.contains("prints   live"))
  }

  @Test("a new lesson passes the check, and no file is overwritten")
  func newLesson() async throws {
    let product = try Product()
    defer { product.remove() }
    func make(_ arguments: [String]) async throws -> FinishedProcess {
      try await FinishedProcess.run(
        Product.path, arguments, environment: product.environment, directory: product.home)
    }
    let made = try await make(["new", "Who asked, and when?"])
    #expect(made.status == 0 && made.output == "who-asked-and-when.md\n")
    let checked = try await make(["check", "who-asked-and-when.md"])
    #expect(checked.status == 0, "\(checked.errors)")
    #expect(try await make(["run", "who-asked-and-when.md"]).output.contains("prints   a1"))
    let again = try await make(["new", "Who asked, and when?"])
    #expect(again.status == 2 && again.errors.contains("already"))
    #expect(try await make(["new", "?!"]).status == 2)
  }

  @Test("a lesson whose output differs fails, and can be blessed")
  func checks() async throws {
    let product = try Product()
    defer { product.remove() }
    let path = product.home + "/lessons/01-sample.md"
    let wrong = Product.lesson.replacing("```output\nnone", with: "```output\nsome")
    try wrong.write(toFile: path, atomically: true, encoding: .utf8)
    func check(_ arguments: [String]) async throws -> FinishedProcess {
      try await FinishedProcess.run(
        Product.path, ["check"] + arguments, environment: product.environment,
        directory: product.home)
    }
    let failed = try await check([])
    #expect(failed.status == 1)
    #expect(failed.errors.contains("- some") && failed.errors.contains("+ none"))
    let blessed = try await check(["--bless", path])
    #expect(blessed.status == 0)
    #expect(blessed.output.contains("- some") && blessed.output.contains("+ none"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Product.lesson)
    #expect(try await check([]).status == 0)
  }

  @Test("the shell works without a terminal, and shows no prompt")
  func pipedShell() async throws {
    let result = try await Product.run(
      [], input: "\nb\n\n:bac\nfunc f() -> Int {\n 6 * 7\n}\nprint(f())\n:quit\n")
    #expect(result.status == 0)
    #expect(result.output.contains("the scope is open."))
    #expect(result.output.contains("This is the previous page."))
    #expect(result.output.contains("\n42\n"))
    #expect(!result.output.contains("❯") && !result.output.contains("\u{1B}"))
  }

  @Test("at a lesson's end, Enter begins the next one")
  func nextLesson() async throws {
    let result = try await Product.run([], input: "\n:skip\n\n\n\n\n") { product in
      try Product.lesson.replacing("A sample", with: "The second").write(
        toFile: product.home + "/lessons/02-second.md", atomically: true, encoding: .utf8)
    }
    #expect(result.output.contains("Press Enter to begin lesson 2, The second."))
    #expect(result.output.contains("2  The second"), "\(result.output)")
  }

  @Test("a progress file that can't be read is moved aside, with a notice")
  func corruptProgress() async throws {
    let product = try Product()
    defer { product.remove() }
    let state = product.home + "/.local/state/heirloom"
    try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
    try "{".write(toFile: state + "/progress.json", atomically: true, encoding: .utf8)
    let result = try await FinishedProcess.run(
      Product.path, ["list"], environment: product.environment, directory: product.home)
    #expect(result.status == 0)
    #expect(result.errors.contains("progress.json.bad"))
    #expect(FileManager.default.fileExists(atPath: state + "/progress.json.bad"))
  }

  @Test("without a home directory, everything works except remembering")
  func noHome() async throws {
    let result = try await Product.run([], input: ":quit\n", environment: ["HOME": ""])
    #expect(result.status == 0)
    #expect(result.errors.contains("Your progress is not saved"))
  }
}
