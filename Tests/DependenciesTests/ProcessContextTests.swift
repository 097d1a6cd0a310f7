import Testing

@testable import DependenciesCore

@Suite("The context of the process")
struct ProcessContextTests {
  struct Case: Sendable {
    var environment: [String: String]
    var isTesting = false
    var context: DependencyContext
    var rejected: String?
  }

  static let variable = "SWIFT_DEPENDENCIES_CONTEXT"
  static let previews = "XCODE_RUNNING_FOR_PREVIEWS"

  static let cases = [
    Case(environment: [:], context: .live),
    Case(environment: [:], isTesting: true, context: .test),
    Case(environment: [previews: "1"], context: .preview),
    Case(environment: [previews: "0"], context: .live),
    Case(environment: [previews: "1"], isTesting: true, context: .preview),
    Case(environment: [variable: "live"], isTesting: true, context: .live),
    Case(environment: [variable: "preview"], isTesting: true, context: .preview),
    Case(environment: [variable: "test"], context: .test),
    Case(environment: [variable: "live", previews: "1"], context: .live),
    Case(environment: [variable: "lvie"], context: .live, rejected: "lvie"),
    Case(environment: [variable: "lvie"], isTesting: true, context: .test, rejected: "lvie"),
    Case(environment: [variable: "", previews: "1"], context: .preview, rejected: ""),
  ]

  @Test("is decided by the first rule that applies", arguments: cases)
  func decision(_ row: Case) {
    let decided = ProcessContext(environment: { row.environment[$0] }, isTesting: row.isTesting)
    #expect(decided.context == row.context)
    #expect(decided.rejected == row.rejected)
  }

  @Test("is `test` in this process")
  func here() {
    #expect(DependencyValues._current.context == .test)
    #expect(DependencyValues().context == .test)
  }

  @Test("is overridden by values made for another context")
  func statics() {
    #expect(DependencyValues.live.context == .live)
    #expect(DependencyValues.preview.context == .preview)
    #expect(DependencyValues.test.context == .test)
  }

  @Test("a variable that names no context is reported with its value and the context used")
  func message() {
    let message = Issue.unknownContext("lvie", used: .live).message
    #expect(message.contains("`lvie`"))
    #expect(message.contains("`live`"))
    #expect(message.contains(Self.variable))
  }
}
