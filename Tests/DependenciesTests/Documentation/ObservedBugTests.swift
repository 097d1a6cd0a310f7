import Dependencies
import Testing

@Suite("The article about a bug found by observing")
struct ObservedBugTests {
  private let article: Article

  init() throws { article = try Article(named: "FindingABugByObserving") }

  @Test("shows the programs of this folder", arguments: ["Till", "RepairedTill", "PriceTag"])
  func listings(file: String) throws {
    let program = try sourceFile(named: file)
    #expect(article.blocks(of: "swift").contains(program))
  }

  @Test("shows their output, and their observer's output")
  func output() {
    #expect(
      article.blocks(of: "text") == [
        transcript { train(at: Till.init) },
        transcript { train(at: RepairedTill.init) },
        transcript(writePrices),
      ])
  }

  /// Returns the output of an observed program, as an application would print it.
  private func transcript(_ program: () -> [String]) -> String {
    let lines = Box<[String]>([])
    withDependencies {
      $0.context = .live
    } operation: {
      withResolutionObserver { resolution in
        let place = resolution.wrapper.map { "\($0): " } ?? ""
        lines.change { $0.append("\(place)\(resolution)") }
      } operation: {
        for line in program() { lines.change { $0.append(line) } }
      }
    }
    // The programs of the article have their own module.
    return lines.value.joined(separator: "\n").replacing("DependenciesTests", with: "Shop")
  }
}
