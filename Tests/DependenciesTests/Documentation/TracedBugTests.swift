import Dependencies
import Testing

@Suite("The article about finding the cause")
struct TracedBugTests {
  @Test("shows the traces of the programs of this folder")
  func output() throws {
    let article = try Article(named: "FindingOutWhy")
    #expect(
      article.blocks(of: "text") == [
        trace { _ = train(at: Till.init) },
        trace { _ = writePrices() },
      ])
  }

  /// Returns the trace of a program that runs as an application would.
  private func trace(_ program: () -> Void) -> String {
    var trace = DependencyTrace()
    withDependencies {
      $0.context = .live
    } operation: {
      withDependencyTrace(to: &trace, operation: program)
    }
    return trace.description
  }
}
