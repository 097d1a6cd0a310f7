import Sessions
import Testing

@Suite("programs that begin in a type")
struct EntryPointTests {
  private func submit(_ text: String, isScript: Bool = true) async -> SubmissionResult {
    await LearnerSession(seconds: nil).submit(text, isScript: isScript)
  }

  @Test("`main()` of the type marked `@main` runs")
  func runs() async {
    let result = await submit(
      """
      @main struct App {
        static func main() async throws { print("main", await App().value()) }
        func value() async -> Int { await Task { limit }.value }
      }
      let limit = 3
      """)
    #expect(result.findings == [])
    #expect(result.output == "main 3\n")
  }

  @Test("a `main()` from a protocol also runs")
  func inherited() async {
    let result = await submit(
      """
      protocol Tool { init(); func run() }
      extension Tool { static func main() { Self().run() } }
      @main struct Greeter: Tool { func run() { print("hello") } }
      """)
    #expect(result.output == "hello\n")
  }

  @Test(
    "an invalid entry point in a type is reported",
    arguments: [
      (
        "@main struct App { static func main() {} }\nprint(1)",
        "'main' attribute cannot be used in a module that contains top-level code"
      ),
      (
        "@main struct App { func main() {} }",
        "'App' is annotated with '@main' and must provide a main static function of type () -> "
          + "Void, () throws -> Void, () async -> Void, or () async throws -> Void"
      ),
      (
        "@main enum A { static func main() {} }\n@main enum B { static func main() {} }",
        "'main' attribute can only apply to one type in a module"
      ),
    ])
  func refused(text: String, message: String) async {
    let result = await submit(text)
    #expect(result.findings.first?.message == message)
    #expect(result.output == "")
  }
}
