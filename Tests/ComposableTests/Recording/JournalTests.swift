import Composable
import Foundation
import Testing

private struct Shop: Reducer {
  struct State: Equatable, Codable, Sendable {
    var items: IdentifiedArrayOf<Item> = []
    var total = 0
    var openedAt: Date?
  }
  struct Item: Equatable, Identifiable, Codable, Sendable {
    var id: Int
    var price = 0
  }
  enum Action: Equatable, Codable, Sendable {
    case add(id: Int)
    case item(id: Int, ItemAction)
    case sum
    case open
  }
  enum ItemAction: Equatable, Codable, Sendable {
    case ask
    case answered(Int)
  }

  @Dependency(\.number) var number
  @Dependency(\.date.now) var now

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let id): state.items.append(Item(id: id))
      case .item(_, .answered): return .send(.sum)
      case .item: break
      case .sum: state.total = state.items.map(\.price).reduce(0, +) + number
      case .open: state.openedAt = now
      }
      return .none
    }
    .forEach(\.items, action: /Action.item) {
      Reduce { state, action in
        switch action {
        case .ask:
          return .run(name: "ask") { [id = state.id] send in await send(.answered(id * 10)) }
            .cancellable(id: "ask")
        case .answered(let price):
          state.price = price
          return .none
        }
      }
    }
  }
}

@MainActor
@Suite("Journals")
struct JournalTests {
  private func shop(
    _ length: JournalLength = .all
  ) async throws -> (Store<Shop.State, Shop.Action>, Journal<Shop.State, Shop.Action>) {
    let store = Store(initialState: Shop.State(), journal: length) {
      Shop()
    } withDependencies: {
      $0.number = 1
      $0.date.now = Date(timeIntervalSince1970: 0)
    }
    store.send(.add(id: 2))
    await store.send(.item(id: 2, .ask)).finish()
    store.send(.open)
    return (store, try #require(store.journal))
  }

  @Test("an entry contains the action, its cause, its reducers, and their reads")
  func entries() async throws {
    let (_, journal) = try await shop()
    let entries = journal.entries
    #expect(entries.map(\.number) == [1, 2, 3, 4, 5])
    #expect(
      entries.map(\.label) == [
        ".add", ".item(id: 2).ask", ".item(id: 2).answered", ".sum", ".open",
      ])
    #expect(entries[1].reducers == ["forEach(\\State.items[id: 2])"])
    #expect(entries[3].reads.map(\.key).contains { $0.contains("NumberKey") })
    #expect(entries[3].before.total == 0)
    #expect(entries[3].after.total == 21)
    guard case .caller(let place) = entries[0].cause else {
      Issue.record("the first action is a caller's")
      return
    }
    #expect(place.fileID == "ComposableTests/JournalTests.swift")
    #expect(entries[2].cause.entry == 2)
    #expect(entries[3].cause == .reducer(entry: 3))
    #expect(!entries[3].isReentrant)
  }

  @Test("an entry contains its effects, their status, and the actions that they sent")
  func effects() async throws {
    let (store, journal) = try await shop()
    let effect = try #require(journal.entry(2)?.effects.first)
    #expect(effect.name == "ask")
    #expect(effect.status == .ended)
    #expect(effect.sent == [3])
    #expect(effect.ids == [#""ask""#])
    #expect(effect.part == ["\\State.items[id: 2]"])
    let task = store.send(.item(id: 2, .ask))
    #expect(journal.effectsInFlight.map(\.entry) == [6])
    task.cancel()
    await task.finish()
    #expect(journal.effectsInFlight.isEmpty)
    #expect(journal.entry(6)?.effects.first?.status == .cancelled)
  }

  @Test("an effect's record contains how the effect ended")
  func ends() async throws {
    enum ID { case open, search }
    let clock = TestClock()
    let store = Store(initialState: 0, journal: .all) {
      Reduce<Int, Int> { _, action in
        switch action {
        case 1: .source { _ in {} }.cancellable(id: ID.open)
        case 2: .cancel(id: ID.open)
        case 3: .run { _ in }.debounce(id: ID.search, for: .seconds(1), clock: clock)
        default: .none
        }
      }
    }
    let journal = try #require(store.journal)
    store.send(1)
    store.send(2)
    #expect(journal.entry(1)?.effects.first?.status == .cancelled)
    #expect(journal.entry(1)?.effects.first?.cancelledBy == 2)
    let task = store.send(3)
    #expect(journal.effectsInFlight.map(\.kind) == [.delay(.seconds(1), .debounce)])
    await clock.advance(by: .seconds(1))
    await task.finish()
    #expect(journal.effectsInFlight.isEmpty)
    #expect(journal.entry(3)?.effects.map(\.status) == [.ended, .ended])
  }

  @Test("an effect's record is removed with its entry, when its work has ended")
  func forgottenEffects() async throws {
    var sink: Sink<Int>?
    let store = Store(initialState: 0, journal: .last(10)) {
      Reduce<Int, Int> { state, action in
        state += 1
        guard action == 0 else { return .none }
        return .source {
          sink = $0
          return {}
        }
      }
    }
    let journal = try #require(store.journal)
    store.send(0)
    for _ in 0..<1_000 { sink?.send(1) }
    let record = try #require(journal.effectsInFlight.first)
    #expect(record.entry == 1)
    #expect(record.sent.count <= 20 && record.sent.last == 1_001)
    #expect(journal.explain(\.date, inEffect: 1) != nil)
    sink?.finish()
    #expect(journal.effectsInFlight.isEmpty)
    #expect(journal.explain(\.date, inEffect: 1) == nil)
  }

  @Test("an effect's captured dependencies can be explained")
  func captured() async throws {
    let gate = Gate()
    let store = Store(initialState: 0, journal: .all) {
      Reduce<Int, Int> { _, _ in .run { _ in await gate.wait() } }.dependency(\.number, 7)
    }
    let journal = try #require(store.journal)
    let task = store.send(1)
    let resolution = try #require(journal.explain(\.number, inEffect: 1))
    guard case .overridden(let place) = resolution.origin else {
      Issue.record("it was overridden, not \(resolution.origin)")
      return
    }
    #expect(place.fileID == "ComposableTests/JournalTests.swift")
    gate.open()
    await task.finish()
  }

  @Test("`why` follows the causes to the caller")
  func why() async throws {
    let (_, journal) = try await shop()
    let explanation = try #require(journal.why(\.total))
    #expect(explanation.change == "0 → 21")
    #expect(explanation.chain.map(\.number) == [4, 3, 2])
    let lines = explanation.description.split(separator: "\n")
    #expect(lines[0] == "\\State.total: 0 → 21")
    #expect(lines[1].hasPrefix("by entry 4 .sum, which entry 3 returned as an effect"))
    #expect(lines[2].contains("read `ComposableTests.NumberKey`"))
    #expect(lines[2].contains("overridden at ComposableTests/JournalTests.swift"))
    #expect(
      lines[3].hasPrefix("because of entry 3 .item(id: 2).answered, which effect 1 of entry 2"))
    #expect(
      lines[4].hasPrefix("because of entry 2 .item(id: 2).ask, sent at ComposableTests/Journal"))
    #expect(journal.why(\.items.count)?.chain.map(\.number) == [1])
    #expect(journal.why(\.items[id: 2]?.price)?.entry.number == 3)
    #expect(journal.why(\.total, at: 3) == nil)
  }

  @Test("states can be looked up by the number of their entry")
  func states() async throws {
    let (store, journal) = try await shop()
    #expect(journal.state(at: 0) == Shop.State())
    #expect(journal.state(at: 3)?.items[id: 2]?.price == 20)
    #expect(journal.state(at: 5) == store.state)
    #expect(journal.state(at: 6) == nil)
  }

  @Test("only the newest entries are kept, if requested")
  func limits() async throws {
    let (store, journal) = try await shop(.last(2))
    for _ in 0..<10 { store.send(.sum) }
    #expect(journal.entries.map(\.number) == [14, 15])
    #expect(journal.entry(13) == nil)
    #expect(journal.state(at: 13) != nil)
    journal.removeAll()
    #expect(journal.entries.isEmpty)
    store.send(.sum)
    #expect(journal.entries.map(\.number) == [16])
  }

  @Test("a replay of pure reducers produces the same states")
  func replay() async throws {
    let (_, journal) = try await shop()
    let replay = journal.replay()
    #expect(replay.firstDifference == nil)
    #expect(replay.states == journal.entries.map(\.after))
  }

  @Test("a replay finds the first entry at which a reducer isn't pure")
  func impurity() async throws {
    let time = SharedBox(0)
    let store = Store(initialState: Shop.State(), journal: .all) {
      Shop()
    } withDependencies: {
      $0.date = DateGenerator { Date(timeIntervalSince1970: Double(time.value)) }
    }
    store.send(.add(id: 1))
    store.send(.open)
    store.send(.add(id: 2))
    time.value = 5
    let journal = try #require(store.journal)
    let difference = try #require(journal.replay().firstDifference)
    #expect(difference.entry.number == 2)
    #expect(difference.state.openedAt == Date(timeIntervalSince1970: 5))
    #expect(difference.description.contains("entry 2 .open"))
    #expect(difference.description.contains("comes out otherwise"))
    #expect(difference.description.contains("read `"))
    #expect(
      journal.replay(withDependencies: { $0.date.now = .init(timeIntervalSince1970: 0) })
        .firstDifference == nil)
  }

  @Test("a replay may omit entries, change their order, or use another reducer")
  func otherReplays() async throws {
    let (_, journal) = try await shop()
    #expect(journal.replay([1, 4]).states.map(\.total) == [0, 1])
    #expect(journal.replay([4, 1]).states.map(\.items.count) == [0, 1])
    let changed = journal.replay {
      Reduce { state, _ in
        state.total += 1
        return .none
      }
    }
    #expect(changed.states.map(\.total) == [1, 2, 3, 4, 5])
    #expect(changed.firstDifference?.entry.number == 1)
  }

  @Test("a session is encoded, decoded and replayed")
  func sessions() async throws {
    let (store, journal) = try await shop()
    let data = try JSONEncoder().encode(try #require(journal.session))
    let session = try JSONDecoder().decode(
      StoreSession<Shop.State, Shop.Action>.self, from: data)
    #expect(session == journal.session)
    let states = withDependencies {
      $0.number = 1
      $0.date.now = Date(timeIntervalSince1970: 0)
    } operation: {
      session.states(by: Shop())
    }
    #expect(states.last == store.state)
  }

  @Test("a draft of a test contains the sent and received actions and the changes")
  func testSource() async throws {
    let store = Store(initialState: Counter.State(), journal: .all) { Counter() }
    store.send(.plus)
    await store.send(.load).finish()
    #expect(
      store.journal?.testSource(name: "counting") == """
        @MainActor
        @Test func counting() async {
          let store = TestStore(initialState: Counter.State(count: 0)) {
            Counter()
          }
          await store.send(.plus) { $0.count = 1 }
          await store.send(.load)
          await store.receive(.loaded(7)) { $0.count = 7 }
          await store.finish()
        }
        """)
  }

  @Test("the draft of a test names the dependencies to override")
  func testSourceWithDependencies() async throws {
    let (_, journal) = try await shop()
    let source = journal.testSource()
    #expect(source.contains("// Override `ComposableTests.NumberKey`, which was read."))
    #expect(
      source.contains("await store.send(.add(id: 2)) { $0.items = [Shop.Item(id: 2, price: 0)] }"))
    #expect(source.contains("await store.receive(.item(id: 2, .answered(20)))"))
  }

  @Test("an observer receives the actions of every store in its operation, and of their effects")
  func observers() async {
    let labels = Log()
    let store = Store(initialState: Counter.State()) { Counter() }
    let observer = StoreObserver { event in
      guard case .reduced(let action) = event.kind else { return }
      labels("\(action.number) \(action.label) \(action.after)")
    }
    await withStoreObserver(observer) {
      await store.send(.load).finish()
    }
    store.send(.plus)
    #expect(
      labels.all == ["1 .load State(count: 0)", "2 .loaded State(count: 7)"])
  }
}
