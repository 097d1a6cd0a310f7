import Testing

@testable import Composable

private struct Row: Reducer {
  struct State: Equatable, Identifiable, Sendable {
    let id: Int
    var ticks = 0
  }
  enum Action: Equatable, Sendable { case start, tick }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .tick:
      state.ticks += 1
      return .none
    case .start:
      return .run { send in await send(.tick) }
    }
  }
}

private struct List: Reducer {
  struct State: Equatable, Sendable { var rows: IdentifiedArrayOf<Row.State> = [] }
  enum Action: Equatable, Sendable {
    case row(id: Int, action: Row.Action)
    case remove(Int)
    case replaceAll
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .row: break
      case .remove(let id): state.rows.remove(id: id)
      case .replaceAll: state.rows = [Row.State(id: 100)]
      }
      return .none
    }
    .forEach(\.rows, action: /Action.row) { Row() }
  }
}

@MainActor
@Suite("Rows")
struct ForEachTests {
  private func list(_ ids: Range<Int>) -> TestStore<List.State, List.Action> {
    TestStore(initialState: List.State(rows: .init(uniqueElements: ids.map { Row.State(id: $0) })))
    {
      List()
    }
  }

  @Test("an element reduces its own actions, and its effects find it")
  func elements() async {
    let store = list(0..<3)
    await store.send(.row(id: 1, action: .tick)) { $0.rows[id: 1]?.ticks = 1 }
    await store.send(.row(id: 2, action: .start))
    await store.receive(.row(id: 2, action: .tick)) { $0.rows[id: 2]?.ticks = 1 }
  }

  @Test("the effects of removed elements are cancelled, as are those of replaced ones")
  func removing() async {
    let store = Store(initialState: List.State(rows: [.init(id: 1), .init(id: 2)])) { List() }
    let first = store.send(.row(id: 1, action: .start))
    let second = store.send(.row(id: 2, action: .start))
    store.send(.remove(1))
    store.send(.replaceAll)
    await first.finish()
    await second.finish()
    #expect(store.rows == [Row.State(id: 100)])
  }

  @Test("ten thousand rows share unchanged elements")
  func manyRows() async {
    let store = Store(
      initialState: List.State(rows: .init(uniqueElements: (0..<10_000).map { Row.State(id: $0) }))
    ) { List() }
    let before = store.rows.order
    store.send(.row(id: 9_999, action: .tick))
    #expect(store.rows.order.isSame(as: before))
    #expect(store.rows[id: 9_999]?.ticks == 1)
  }

  @Test("an element that changes its id is reported, and found by the new id if it is free")
  func changingIDs() throws {
    struct Item: Identifiable, Equatable { var id: Int }
    enum Action { case item(id: Int, Int) }
    let store = Store(initialState: [Item(id: 1), Item(id: 2)] as IdentifiedArrayOf<Item>) {
      EmptyReducer<IdentifiedArrayOf<Item>, Action>()
        .forEach(\.self, action: /Action.item) {
          Reduce { item, id in
            item.id = id
            return .none
          }
        }
    }
    let free = issues { store.send(.item(id: 1, 3)) }
    #expect(store.state.ids == [3, 2])
    #expect(store.state[id: 3] == Item(id: 3) && store.state[id: 1] == nil)
    #expect(try #require(free.first).message.contains("found under the new one"))
    #expect(free.first?.fileID == "ComposableTests/ForEachTests.swift")
    let taken = issues { store.send(.item(id: 3, 2)) }
    #expect(try #require(taken.first).message.contains("still found under its old id"))
    #expect(store.state.ids == [3, 2])
    var items = store.state
    items.sort { $0.id > $1.id }
    items.removeAll { $0.id == 2 }
    #expect(items.isEmpty && items.ids.isEmpty)
  }
}
