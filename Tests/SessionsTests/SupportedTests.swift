import Foundation
import Lowering
import Reading
import Sessions
import Testing

@Suite("supported Swift")
struct SupportedTests {
  @Test("the page is what `heirloom swift` prints")
  func page() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "SWIFT.md"), encoding: .utf8)
    #expect(page == SupportedPage.text, "renew it: heirloom swift > SWIFT.md")
  }

  @Test(
    "code that is listed as supported is accepted", arguments: SupportedLanguage.run.map(\.name))
  func isRun(name: String) throws {
    let feature = try #require(SupportedLanguage.run.first { $0.name == name })
    #expect(Lowerer().lower(feature.code, isScript: true).diagnostics.map(\.message) == [])
  }

  @Test(
    "code that is listed as unsupported is reported to be Swift",
    arguments: SupportedLanguage.refused.map(\.name))
  func isRefused(name: String) throws {
    let feature = try #require(SupportedLanguage.refused.first { $0.name == name })
    let diagnostics = Lowerer().lower(feature.code, isScript: true).diagnostics
    #expect(diagnostics.contains { $0.message.hasSuffix("can't be run here") })
  }

  @Test(
    "problems that are listed as undetected aren't detected",
    arguments: SupportedLanguage.unnoticed.map(\.name))
  func isUnnoticed(name: String) async throws {
    let feature = try #require(SupportedLanguage.unnoticed.first { $0.name == name })
    let result = await LearnerSession(seconds: nil).submit(feature.code)
    #expect(result.findings.isEmpty)
    #expect(result.status == .fine)
    #expect(!result.output.isEmpty)
  }

  @Test("every name with a reason for its absence is refused")
  func refusals() {
    for refusal in SupportedLibrary().refusals {
      let imports = refusal.modules.prefix(1).map { "import \($0)\n" }.joined()
      for name in refusal.names {
        let lowerer = Lowerer(libraries: SourceLibrary.builtIn.map(\.lowered))
        let diagnostics = lowerer.lower("\(imports)let a = \(name)").diagnostics
        #expect(diagnostics.contains { $0.message.hasPrefix("`\(name)` can't") }, "\(name)")
      }
    }
  }

  @Test("an attribute that isn't run is one error, with its reason")
  func attribute() async {
    let session = LearnerSession()
    let result = await session.submit(
      """
      import Composable
      struct State { @Shared(.inMemory("count")) var count = 0 }
      var state = State()
      state.$count.withLock { $0 += 1 }
      """)
    #expect(result.findings.map(\.message) == ["`Shared` can't be run here"])
    #expect(result.findings.first?.advice?.contains("the state of the parent") == true)
  }

  @Test("a listed type exists, and so does a member of it")
  func members() throws {
    let modules = SupportedLibrary().modules
    let swift = try #require(modules.first { $0.name == "Swift" })
    let array = try #require(swift.types.first { $0.name == "Array" })
    #expect(array.members.contains("append"))
    #expect(!array.members.contains { $0.hasPrefix("_") })
    #expect(modules.contains { $0.name == "Dispatch" })
    #expect(swift.globals.contains("zip"))
  }
}
