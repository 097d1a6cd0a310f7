import Foundation
import Lowering
import Reading
import Sessions
import Testing

@Suite("what of Swift runs here")
struct SupportedTests {
  @Test("the page is what `heirloom swift` prints")
  func page() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appending(path: "SWIFT.md"), encoding: .utf8)
    #expect(page == SupportedPage.text, "renew it: heirloom swift > SWIFT.md")
  }

  @Test("what is said to run is accepted", arguments: SupportedLanguage.run.map(\.name))
  func isRun(name: String) throws {
    let feature = try #require(SupportedLanguage.run.first { $0.name == name })
    #expect(Lowerer().lower(feature.code, isScript: true).diagnostics.map(\.message) == [])
  }

  @Test(
    "what is said not to run is told to be Swift", arguments: SupportedLanguage.refused.map(\.name))
  func isRefused(name: String) throws {
    let feature = try #require(SupportedLanguage.refused.first { $0.name == name })
    let diagnostics = Lowerer().lower(feature.code, isScript: true).diagnostics
    #expect(diagnostics.contains { $0.message.hasSuffix("can't be run here") })
  }

  @Test("what is said not to be noticed isn't", arguments: SupportedLanguage.unnoticed.map(\.name))
  func isUnnoticed(name: String) async throws {
    let feature = try #require(SupportedLanguage.unnoticed.first { $0.name == name })
    let result = await LearnerSession().submit(feature.code)
    #expect(result.findings.isEmpty)
    #expect(result.status == .fine)
    #expect(!result.output.isEmpty)
  }

  @Test("every name that is refused with a reason is refused")
  func refusals() {
    for refusal in SupportedLibrary().refusals {
      let imports = refusal.modules.prefix(1).map { "import \($0)\n" }.joined()
      for name in refusal.names {
        let diagnostics = Lowerer().lower("\(imports)let a = \(name)").diagnostics
        #expect(diagnostics.contains { $0.message.hasPrefix("`\(name)` can't") }, "\(name)")
      }
    }
  }

  @Test("a type that is listed is there, and a member with it")
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
