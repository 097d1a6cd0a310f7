import Differences
import Recording
import Testing

@testable import Rendering

/// The state of stores at a moment, in the record and in words.
@Suite("The state of stores")
struct StoreStateTests {
  private static let first = ActionID(store: 7, number: 1)
  private static let second = ActionID(store: 7, number: 2)
  private static let effect = EffectID(store: 7, number: 1)
  private static let task = LaneID(.task, 1)

  private static func action(
    _ id: ActionID, _ label: String, from sender: StoreAction.Sender = .caller(nil),
    isToBeReceived: Bool = false, changes: [Difference] = [], state: [StatePart]
  ) -> Event.Kind {
    .store(
      .reduced(
        StoreAction(
          id: id, label: label, sender: sender, isReentrant: false, isToBeReceived: isToBeReceived,
          changes: Differences(shown: changes, hidden: 0), observed: [], state: state)))
  }

  /// A test sends an action, whose effect sends another one, which the test receives.
  private static let trace: Trace = {
    var trace = TraceBuilder("await store.send(.load)\nawait store.receive(.loaded)")
    trace.record(
      action(
        first, ".load", changes: [Difference(path: "isLoading", old: "false", new: "true")],
        state: [
          StatePart(name: "isLoading", value: "true"), StatePart(name: "rows", value: "[Row(0)]"),
        ]), at: 1)
    let started = StoreEffect(
      id: effect, kind: .run, name: nil, action: first, place: nil, ids: ["\"load\""], part: [],
      sequence: nil)
    trace.record(.store(.effectStarted(started)), at: 1)
    trace.create(task, .task, at: 1, .copied([]))
    trace.record(.store(.effectBegan(effect)), task, at: 1)
    trace.record(.slept(seconds: 1), task, at: 1)
    trace.record(
      action(
        second, ".loaded", from: .effect(effect, of: first), isToBeReceived: true,
        changes: [
          Difference(path: "rows[0].count", old: "0", new: "1"),
          Difference(path: "rows[0].name", old: "\"\"", new: "\"a\""),
          Difference(path: "rows[0].size", old: "1", new: "2"),
        ], state: [StatePart(name: "rows", value: "[Row(1)]")]), task, at: 1)
    trace.record(.store(.effectEnded(effect, isCancelled: false, error: nil)), task, at: 1)
    trace.record(.store(.received(second, skipped: [])), at: 2)
    return trace.trace
  }()

  /// Returns the store after the first note that begins with the verb.
  private func store(after verb: String) throws -> Now.Store {
    let board = Storyboard(Self.trace)
    let index = try #require(board.notes.firstIndex { $0.verb == verb })
    return try #require(board.now(after: index + 1).stores.first)
  }

  @Test("a store has the state after its last action, with the action's changes")
  func fields() throws {
    let first = try store(after: "action")
    #expect(first.title == "Store" && first.after.characters == "after A1 .load")
    #expect(first.fields.map(\.name) == ["isLoading", "rows"])
    #expect(first.fields.map(\.value) == ["true", "[Row(0)]"])
    #expect(first.fields.map(\.change) == ["was false", nil])

    let last = try store(after: "receive")
    #expect(last.after.characters == "after A2 .loaded")
    #expect(last.fields.map(\.value) == ["true", "[Row(1)]"])
    #expect(
      last.fields.map(\.change) == [nil, "[0].count: 0 → 1; [0].name: \"\" → \"a\"; … 1 more"])
  }

  @Test("an effect is in flight from its start to its end, with its task's activity")
  func effects() throws {
    #expect(try store(after: "action").effects.isEmpty)
    let asleep = try store(after: "sleep").effects.map(\.characters)
    #expect(asleep == ["E1 run, id \"load\" (T1), waits for 1 s"])
    #expect(try store(after: "end").effects.isEmpty)
  }

  @Test("an action to be received waits until the test receives it, or sends another one")
  func unreceived() throws {
    let waiting = try store(after: "end").toBeReceived.map(\.characters)
    #expect(waiting == ["A2 .loaded"])
    #expect(try store(after: "receive").toBeReceived.isEmpty)

    var trace = Self.trace
    trace.events.removeLast()
    let place = trace.events.last?.place
    trace.events.append(
      Event(
        number: trace.events.count + 1, lane: .main, place: place,
        kind: Self.action(ActionID(store: 7, number: 3), ".load", state: [])))
    let board = Storyboard(trace)
    #expect(board.now(after: board.count).stores.first?.toBeReceived.isEmpty == true)
  }

  @Test("the stage's pane shows the store, and omits unchanged properties first")
  func stage() {
    let panes = StagePanes(Self.trace, options: RenderingOptions(width: 60))
    let index = panes.board.notes.firstIndex { $0.verb == "end" } ?? 0
    func text(_ height: Int) -> [String] {
      panes.now(after: index + 1, width: 60, height: height).map(\.characters)
    }
    let all = text(20)
    #expect(all.contains("Store  after A2 .loaded"))
    #expect(all.contains("  isLoading = true"))
    #expect(all.contains("  not received A2 .loaded"))
    #expect(
      panes.now(after: 3, width: 60, height: 20).contains { $0.characters.contains("in flight E1") }
    )
    let few = text(all.count - 1)
    #expect(few.contains { $0.contains("rows = [Row(1)]") } && !few.contains("  isLoading = true"))
  }

  @Test("the record as JSON has the state, and the actions to be received")
  func json() throws {
    let lines = JSONLines.render(Self.trace).split(separator: "\n")
    let moment = try #require(lines.first { $0.hasPrefix("{\"moment\"") })
    #expect(
      moment.contains(
        #""state":[{"name":"isLoading","value":"true"},{"name":"rows","value":"[Row(1)]"}]"#))
    #expect(!moment.contains("toBeReceived"))
    var trace = Self.trace
    trace.events.removeLast()
    let before = JSONLines.render(trace).split(separator: "\n")
    #expect(before.contains { $0.hasPrefix("{\"moment\"") && $0.contains(#""toBeReceived":[2]"#) })
  }

  @Test("the note of an effect names the effect's lane and the store")
  func parties() throws {
    let notes = Storyboard(Self.trace).notes
    let effect = try #require(notes.first { $0.verb == "effect" })
    #expect(effect.created == Self.task)
    #expect(effect.party == Party(name: "Store", role: .doer))
    #expect(
      notes.filter { $0.verb == "action" }.map(\.party)
        == Array(repeating: Party(name: "Store", role: .receiver), count: 2))
  }

  @Test("an actor is the party of sleeps that leave it free, and of changes meanwhile")
  func actors() {
    var trace = TraceBuilder("a\nb\nc")
    trace.create(Self.task, .task, at: 1, .copied([]))
    trace.record(.concurrency(.runs(on: "Account #1")), Self.task, at: 1)
    trace.record(.slept(seconds: 1), Self.task, at: 2)
    trace.record(.concurrency(.leavesFree(actor: "Account #1")), Self.task, at: 2)
    trace.record(
      .concurrency(
        .changedMeanwhile(
          actor: "Account #1", property: "balance", old: "1", new: "0", by: [])),
      Self.task, at: 2)
    trace.print("1", at: 3)
    let notes = Storyboard(trace.trace).notes
    #expect(notes.map(\.verb) == ["start", "sleep", "finds", "prints"])
    #expect(notes.map { $0.party?.name } == ["Account #1", "Account #1", "Account #1", nil])
  }
}
