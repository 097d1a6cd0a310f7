import Dependencies
import Testing

@Suite("The article about a bug found by observing")
struct ObservedBugTests {
  private let article: Article

  init() throws { article = try Article(named: "FindingABugByObserving") }

  @Test("shows the programs as they stand here", arguments: ["Till", "RepairedTill", "PriceTag"])
  func listings(file: String) throws {
    let program = try sourceFile(named: file)
    #expect(article.blocks(of: "swift").contains(program))
  }

  @Test("shows what they print, and what their observer prints")
  func output() {
    #expect(
      article.blocks(of: "text") == [
        transcript { train(at: Till.init) },
        transcript { train(at: RepairedTill.init) },
        transcript(writePrices),
      ])
  }

  /// What a program prints as an application would, observed.
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
    // The programs of the article have a module of their own.
    return lines.value.joined(separator: "\n").replacing("DependenciesTests", with: "Shop")
  }
}
