import Composable
import Testing

@MainActor
@Suite("The articles about a bug and an impure reducer")
struct ArticleTests {
  /// The programs of the articles have their own module.
  private func inShop(_ text: String) -> String { text.replacing("ComposableTests", with: "Shop") }

  @Test("the article about a bug shows these programs and their output")
  func bug() async throws {
    let article = try Article(named: "FindingABugWithWhy")
    for file in ["Cart", "Customer", "RepairedCart"] {
      #expect(article.blocks(of: "swift").contains(try sourceFile(named: file)))
    }
    let broken = try #require(await shopping(with: Cart()))
    let repaired = try #require(await shopping(with: RepairedCart()))
    let effects = broken.entries.flatMap(\.effects).map { effect in
      "effect \(effect.number) (\(effect.name ?? "")) of entry \(effect.entry): sent \(effect.sent)"
    }
    let whys = [try #require(broken.why(\.total)), try #require(repaired.why(\.total))]
    let shown = [inShop("\(whys[0])"), effects.joined(separator: "\n"), inShop("\(whys[1])")]
    #expect(article.blocks(of: "text") == shown)
    #expect(broken.state(at: 4)?.total == 20)
    #expect(repaired.state(at: 4)?.total == 18)
  }

  @Test("the article about an impure reducer shows these programs and their output")
  func impurity() async throws {
    let article = try Article(named: "FindingAnImpureReducer")
    for file in ["TicketMachine", "PureTicketMachine"] {
      #expect(article.blocks(of: "swift").contains(try sourceFile(named: file)))
    }
    let store = Store(initialState: TicketMachine.State(), journal: .last(1_000)) {
      TicketMachine()
    }
    for action in [TicketMachine.Action.opened, .ticketDrawn, .ticketDrawn, .ticketCalled] {
      store.send(action, fileID: "Shop/Counter.swift", line: 7, column: 3)
    }
    let difference = try #require(store.journal?.replay().firstDifference)
    #expect(article.blocks(of: "text") == ["\(difference)"])

    let pure = Store(initialState: PureTicketMachine.State(), journal: .last(1_000)) {
      PureTicketMachine()
    }
    for action in [TicketMachine.Action.opened, .ticketDrawn, .ticketDrawn, .ticketCalled] {
      pure.send(action)
    }
    #expect(pure.machine.waiting == [2])
    #expect(pure.journal?.replay().firstDifference == nil)
  }
}
