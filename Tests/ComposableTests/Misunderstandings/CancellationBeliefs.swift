import Testing

@testable import Composable

private enum ID { case one }

/// Starts an effect that runs until it is cancelled, and logs its end.
private struct Worker: Reducer {
  struct State: Equatable, Sendable, Identifiable {
    var id = 0
    var ticks = 0
  }
  enum Action: Equatable, Sendable { case start, stop, tick, startAndStop }
  let log: Log

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let log = log
    let id = state.id
    let work = Effect<Action>.source { _ in
      log("open \(id)")
      return { log("close \(id)") }
    }
    switch action {
    case .start: return work.cancellable(id: ID.one)
    case .stop: return .cancel(id: ID.one)
    case .startAndStop: return .merge(work.cancellable(id: ID.one), .cancel(id: ID.one))
    case .tick:
      state.ticks += 1
      return .none
    }
  }
}

private struct Pair: Reducer {
  struct State: Equatable, Sendable {
    var left = Worker.State(id: 1)
    var right = Worker.State(id: 2)
    var child: Worker.State?
    var rows: IdentifiedArrayOf<Worker.State> = []
  }
  enum Action: Equatable, Sendable {
    case left(Worker.Action)
    case right(Worker.Action)
    case child(Worker.Action)
    case row(Int, Worker.Action)
    case setChild(Worker.State?)
    case removeRow(Int)
    case stopAll
  }
  let log: Log

  var body: some ReducerOf<Self> {
    Scope(state: \.left, action: /Action.left) { Worker(log: log) }
    Scope(state: \.right, action: /Action.right) { Worker(log: log) }
    Reduce { state, action in
      switch action {
      case .setChild(let child): state.child = child
      case .removeRow(let id): state.rows.remove(id: id)
      case .stopAll: return .cancel(id: ID.one)
      case .left, .right, .child, .row: break
      }
      return .none
    }
    .ifLet(\.child, action: /Action.child) { Worker(log: log) }
    .forEach(\.rows, action: /Action.row) { Worker(log: log) }
  }
}

@MainActor
@Suite("Misunderstandings of cancellation and lifetimes")
struct CancellationBeliefs {
  private let log = Log()

  private func pair(_ state: Pair.State = Pair.State()) -> Store<Pair.State, Pair.Action> {
    let log = log
    return Store(initialState: state) { Pair(log: log) }
  }

  @Test("27: cancelling works on effects whose work hasn't begun")
  func cancelBeforeStart() async {
    let log = log
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { _, _ in
        .merge(
          .run { _ in log("begun") }.cancellable(id: ID.one),
          .cancel(id: ID.one)
        )
      }
    }
    await store.send(1).finish()
    #expect(log.all.isEmpty)
  }

  @Test("28: ids belong to a store")
  func idsBelongToAStore() {
    let (first, second) = (pair(), pair())
    first.send(.left(.start))
    second.send(.left(.stop))
    #expect(log.all == ["open 1"])
    first.send(.left(.stop))
    #expect(log.all == ["open 1", "close 1"])
  }

  @Test("29: children of `Scope` share ids, and an issue names both")
  func scopesShareIDs() throws {
    let store = pair()
    store.send(.left(.start))
    let reported = issues { store.send(.right(.stop)) }
    #expect(log.all == ["open 1", "close 1"])
    let issue = try #require(reported.first)
    #expect(reported.count == 1)
    #expect(issue.message.contains("State.right` has cancelled an effect of `"))
    #expect(issue.message.contains("State.left`"))
    #expect(issue.message.contains("A `Scope` doesn't keep ids apart"))
  }

  @Test("29: ids in `ifLet` and `forEach` belong to the child; parents reach them")
  func childrenHaveTheirOwnIDs() {
    let store = pair(
      Pair.State(child: Worker.State(id: 3), rows: [.init(id: 4), .init(id: 5)]))
    store.send(.child(.start))
    store.send(.row(4, .start))
    store.send(.row(5, .start))
    store.send(.row(5, .stop))
    store.send(.left(.start))
    let reported = issues { store.send(.left(.stop)) }
    // A child in a `Scope` has no ids of its own, so it also cancels effects in its parent's
    // children.
    #expect(reported.count == 1)
    #expect(log.all.prefix(5) == ["open 3", "open 4", "open 5", "close 5", "open 1"])
    #expect(log.all.dropFirst(5) == ["close 3", "close 4", "close 1"])
  }

  @Test("an id cancels its effects in the order in which they began")
  func orderOfCancellation() {
    let ids = [6, 3, 8, 1, 4, 7, 2, 5]
    let store = pair(Pair.State(rows: .init(uniqueElements: ids.map { Worker.State(id: $0) })))
    for id in ids.reversed() { store.send(.row(id, .start)) }
    store.send(.stopAll)
    #expect(log.all.suffix(8) == ids.reversed().map { "close \($0)" })
  }

  @Test("29: a parent's cancel reaches its children without an issue")
  func parentsCancel() {
    let store = pair(Pair.State(child: Worker.State(id: 3), rows: [.init(id: 4)]))
    store.send(.child(.start))
    store.send(.row(4, .start))
    store.send(.right(.start))
    store.send(.stopAll)
    #expect(Set(log.all.dropFirst(3)) == ["close 2", "close 3", "close 4"])
  }

  @Test("30: effects of a child's reducer that a parent calls itself aren't the child's")
  func callingAChildsReducer() {
    let log = log
    let store = Store(initialState: Pair.State(child: Worker.State(id: 3))) {
      Reduce<Pair.State, Pair.Action> { state, action in
        switch action {
        case .setChild(let child): state.child = child
        case .stopAll:
          guard var child = state.child else { return .none }
          defer { state.child = child }
          return Worker(log: log).reduce(into: &child, action: .start).map { .child($0) }
        case .left, .right, .child, .row, .removeRow: break
        }
        return .none
      }
      .ifLet(\.child, action: /Pair.Action.child) { Worker(log: log) }
    }
    store.send(.stopAll)
    store.send(.setChild(nil))
    #expect(log.all == ["open 3"])
  }

  @Test("32: cancelling the task from `send` cancels only what its actions caused")
  func cancellingATask() async {
    let store = pair()
    let left = store.send(.left(.start))
    store.send(.right(.start))
    left.cancel()
    #expect(log.all == ["open 1", "open 2", "close 1"])
    #expect(left.isCancelled)

    let (log, started) = (Log(), Gate())
    let chain = Store(initialState: 0) {
      Reduce<Int, Int> { _, action in
        .run { send in
          guard action < 3 else {
            started.open()
            do { try await forever() } catch { log("cancelled \(action)") }
            return
          }
          await send(action + 1)
        }
      }
    }
    let task = chain.send(1)
    await started.wait()
    task.cancel()
    await task.finish()
    #expect(log.all == ["cancelled 3"])
  }

  @Test("33: ended effects are released while a long effect runs")
  func endedEffectsAreForgotten() async throws {
    var sink: Sink<Int>?
    let store = Store(initialState: 0, journal: .all) {
      Reduce<Int, Int> { _, action in
        guard action == 0 else { return .run { _ in } }
        return .source {
          sink = $0
          return {}
        }
      }
    }
    let task = store.send(0)
    for number in 1...20 { sink?.send(number) }
    let node = try #require(task.node)
    #expect(node.running.count == 21)
    while node.running.count > 1 { await Task.yield() }
    #expect(!node.hasEnded)
    sink?.finish()
    #expect(node.hasEnded)
  }

  @Test("34: dropping the store cancels its effects")
  func droppingTheStore() async {
    let (log, closed, started) = (log, Gate(), Gate())
    var store: Store<Int, Int>? = Store(initialState: 0) {
      Reduce<Int, Int> { _, _ in
        .merge(
          .source { _ in
            log("open")
            return {
              log("close")
              closed.open()
            }
          },
          .run { _ in
            started.open()
            do { try await forever() } catch { log("cancelled") }
          }
        )
      }
    }
    let task = store?.send(1)
    await started.wait()
    store = nil
    await closed.wait()
    await task?.finish()
    #expect(Set(log.all) == ["open", "close", "cancelled"])
  }

  @Test("35: a child that is set to nil inside of `ifLet` has its effects cancelled")
  func settingTheChildToNil() {
    let store = pair(Pair.State(child: Worker.State(id: 3), rows: [.init(id: 4)]))
    store.send(.child(.start))
    store.send(.row(4, .start))
    store.send(.setChild(nil))
    #expect(log.all == ["open 3", "open 4", "close 3"])
    store.send(.removeRow(4))
    #expect(log.all.last == "close 4")
  }

  @Test("35: a child that is set to nil outside of `ifLet` keeps its effects")
  func settingTheChildToNilOutside() {
    let log = log
    let store = Store(initialState: Pair.State(child: Worker.State(id: 3))) {
      EmptyReducer<Pair.State, Pair.Action>()
        .ifLet(\.child, action: /Pair.Action.child) { Worker(log: log) }
      Reduce { state, action in
        if case .setChild(let child) = action { state.child = child }
        return .none
      }
    }
    store.send(.child(.start))
    store.send(.setChild(nil))
    #expect(log.all == ["open 3"])
  }

  @Test("36: a late action of a removed child is reported; the parent reduces it")
  func lateActions() throws {
    let store = pair()
    let reported = issues {
      store.send(.child(.tick))
      store.send(.row(9, .tick))
    }
    #expect(reported.count == 2)
    let (child, row) = (try #require(reported.first), try #require(reported.last))
    #expect(child.message.contains("`ifLet` received an action for a child that isn't there"))
    #expect(child.message.contains("Pair.Action.child(.tick)"))
    #expect(child.message.contains("let the child reduce first"))
    #expect(row.message.contains("`forEach` received"))
    #expect(row.message.contains("no element with the id 9"))
    #expect(child.fileID.hasSuffix("CancellationBeliefs.swift"))
    #expect(row.line == child.line + 1)
  }

  @Test("37: a replaced child is another one if it has another id or is another case")
  func replacedChildren() {
    let store = pair(Pair.State(child: Worker.State(id: 3)))
    store.send(.child(.start))
    store.send(.setChild(Worker.State(id: 3, ticks: 5)))
    #expect(log.all == ["open 3"])
    store.send(.setChild(Worker.State(id: 4)))
    #expect(log.all == ["open 3", "close 3"])
  }

  @Test("37: a replaced child without an id is the same child")
  func replacedChildrenWithoutID() {
    struct State { var child: String? }
    enum Action {
      case child
      case replace(String?)
    }
    let log = log
    let store = Store(initialState: State(child: "a")) {
      Reduce<State, Action> { state, action in
        if case .replace(let child) = action { state.child = child }
        return .none
      }
      .ifLet(\.child, action: /Action.child) {
        Reduce { _, _ in
          .source { _ in
            return { log("close") }
          }
        }
      }
    }
    store.send(.child)
    store.send(.replace("b"))
    #expect(log.all.isEmpty)
    store.send(.replace(nil))
    #expect(log.all == ["close"])
  }

  @Test("38: a task without effects counts as cancelled")
  func isCancelled() {
    let store = pair()
    #expect(store.send(.left(.tick)).isCancelled)
    let task = store.send(.left(.start))
    #expect(!task.isCancelled)
    task.cancel()
    #expect(task.isCancelled)
  }
}
