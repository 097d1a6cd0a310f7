import Testing

@testable import DependenciesTestSupport

@Suite("The running case")
struct RunningCaseTests {
  @Test("is the test, without parameters")
  func test() throws {
    let current = try #require(RunningCase.current)
    #expect(current.test == Test.current?.id)
    #expect(current.arguments == nil)
  }

  @Test("has arguments, with parameters", arguments: [7, 7])
  func arguments(_: Int) async throws {
    let current = try #require(RunningCase.current)
    #expect(current.arguments?.identifiers.count == 1)
    let inTask = await Task { RunningCase.current }.value
    #expect(inTask == current)
  }

  @Test("is unknown in a detached task")
  func detached() async {
    let current = await Task.detached { RunningCase.current }.value
    #expect(current == nil)
  }

  struct Argument: Sendable {
    var id: Int
    var value: String
  }

  struct Nameless: Sendable {
    var value: String
  }

  @Test("is identified by its arguments' ids, and by its number among equal ones")
  func equality() {
    typealias Arguments = RunningCase.Arguments
    let one = Arguments(reflecting: (arguments: [Argument(id: 1, value: "a")], discriminator: 0))
    #expect(one != nil)
    #expect(
      one == Arguments(reflecting: (arguments: [Argument(id: 1, value: "b")], discriminator: 0)))
    #expect(
      one != Arguments(reflecting: (arguments: [Argument(id: 2, value: "a")], discriminator: 0)))
    #expect(
      one != Arguments(reflecting: (arguments: [Argument(id: 1, value: "a")], discriminator: 1)))
  }

  @Test("is only the test if the test library's layout differs")
  func unknown() {
    typealias Arguments = RunningCase.Arguments
    #expect(Arguments(reflecting: ()) == nil)
    #expect(Arguments(reflecting: (arguments: [1], discriminator: "0")) == nil)
    #expect(Arguments(reflecting: (discriminator: 0, isStable: true)) == nil)
    #expect(Arguments(reflecting: (arguments: 1, discriminator: 0)) == nil)
    #expect(
      Arguments(reflecting: (arguments: [Nameless(value: "a")], discriminator: 0)) == nil)
  }
}
