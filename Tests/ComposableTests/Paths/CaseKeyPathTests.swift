import Composable
import Testing

private typealias Action = Roster.Action

@Suite("Key paths of cases")
struct CaseKeyPathTests {
  @Test("a key path makes and finds its case, at any depth")
  func embedAndExtract() {
    let renamed = CasePath<Action, String>(\.captain.renamed)
    #expect(renamed.extract(.captain(.renamed("Ada"))) == "Ada")
    #expect(renamed.extract(.captain(.scoreTapped)) == nil)
    #expect(renamed.extract(.guest(.renamed("Ada"))) == nil)
    #expect(renamed.embed("Bea")[case: \.captain.renamed] == "Bea")
  }

  @Test("an id selects the actions of one element")
  func elements() {
    let action = Action.players(.element(id: 3, action: .scored(7)))
    #expect(action[case: \.players[id: 3].scored] == 7)
    #expect(action[case: \.players[id: 4].scored] == nil)
    #expect(action[case: \.players.element]?.id == 3)
    let path = CasePath<Action, Int>(\.players[id: 5].scored)
    #expect(path.embed(1)[case: \.players]?.is(\.[id: 5]) == true)
  }

  @Test("key paths are appended, compared and called like functions")
  func appending() {
    let captain: CaseKeyPath<Action, Player.Action> = \.captain
    let scored: CaseKeyPath<Action, Int> = captain.appending(path: \.scored)
    #expect(scored == \Case<Action>.captain.scored)
    #expect(scored != \Case<Action>.guest.scored)
    #expect(scored(4)[case: \.captain] == .scored(4))
    let left: CaseKeyPath<Action, Void> = \.guestLeft
    #expect(left().is(\.guestLeft))
  }

  @Test("the whole value is also a path")
  func identity() {
    let whole = CasePath<Player.Action, Player.Action>(\.self)
    #expect(whole.extract(.scoreTapped) == .scoreTapped)
    #expect(whole.embed(.scored(1)) == .scored(1))
  }

  @Test("`is` returns whether a value is a case")
  func isCase() {
    let action = Action.loaded(.success(["Ada"]))
    #expect(action.is(\.loaded))
    #expect(action.is(\.loaded.success))
    #expect(!action.is(\.loaded.failure))
    #expect(!action.is(\.loadTapped))
  }

  @MainActor
  @Test("`modify` changes a payload, and reports another case")
  func modify() {
    var action = Player.Action.scored(3)
    action.modify(\.scored) { $0 += 1 }
    #expect(action == .scored(4))
    let line = #line + 1
    let reported = issues { action.modify(\.renamed) { $0 = "Ada" } }
    #expect(action == .scored(4))
    #expect(reported.map(\.line) == [UInt(line)])
    #expect(reported[0].message.contains("Payload of the case: String"))
  }

  @Test("an optional has its wrapped value's cases")
  func optionals() {
    var action: Player.Action? = .scored(3)
    action.modify(\.scored) { $0 *= 2 }
    #expect(action == .scored(6))
    #expect(action.is(\.some.scored))
    #expect(!action.is(\.none))
    action = nil
    #expect(action.is(\.none))
    #expect(action[case: \.scored] == nil)
  }

  @Test("a case is assigned by its key path")
  func assignment() {
    var action = Player.Action.scored(3)
    action[case: \.scored] = nil
    #expect(action == .scored(3))
    action[case: \.renamed] = "Ada"
    #expect(action == .renamed("Ada"))
    action[case: \.renamed]?.append("!")
    #expect(action == .renamed("Ada!"))
  }

  @Test("the results of work have their cases")
  func results() {
    struct Failure: Error, Equatable {}
    let failed = TaskResult<Int>.failure(Failure())
    #expect(failed[case: \.failure] as? Failure == Failure())
    #expect(failed[case: \.success] == nil)
    let succeeded = Result<Int, any Error>.success(2)
    #expect(succeeded[case: \.success] == 2)
    #expect(succeeded[case: \.failure] == nil)
  }
}
