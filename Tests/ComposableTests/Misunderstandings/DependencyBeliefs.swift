import Composable
import Foundation
import Testing

private struct Family: Reducer {
  struct State: Equatable, Sendable {
    var first: [Int] = []
    var second: [Int] = []
    var own: [Int] = []
  }
  enum Action: Equatable, Sendable {
    case first(ReadAction)
    case second(ReadAction)
    case all
  }
  @Dependency(\.number) var number

  var body: some ReducerOf<Self> {
    Scope(state: \.first, action: /Action.first) { NumberReader().dependency(\.number, 1) }
    Scope(state: \.second, action: /Action.second) { NumberReader() }
    Reduce { state, action in
      state.own.append(number)
      return action == .all ? .merge(.send(.first(.read)), .send(.second(.read))) : .none
    }
  }
}

@MainActor
@Suite("Misunderstandings of dependencies")
struct DependencyBeliefs {
  @Test("1: a modifier on a child reaches neither its parent nor its siblings")
  func modifierReachesItsBase() {
    let store = Store(initialState: Family.State()) { Family() }
    store.send(.all)
    #expect(store.state == Family.State(first: [1], second: [0], own: [0, 0, 0]))
  }

  @Test("2: the innermost of several modifiers takes precedence")
  func nearestModifierWins() {
    let store = Store(initialState: [Int]()) {
      NumberReader().dependency(\.number, 1).dependency(\.number, 2)
    }
    store.send(.read)
    #expect(store.state == [1])
    let transformed = Store(initialState: [Int]()) {
      NumberReader().transformDependency(\.number) { $0 *= 10 }.dependency(\.number, 2)
    }
    transformed.send(.read)
    #expect(transformed.state == [20])
  }

  @Test("3: a modifier on the reducer takes precedence over the override of a test store")
  func modifierBeatsTestStore() async {
    let store = TestStore(initialState: [Int]()) {
      NumberReader().dependency(\.number, 1)
    } withDependencies: {
      $0.number = 2
    }
    await store.send(.read) { $0 = [1] }
    store.dependencies.number = 3
    await store.send(.read) { $0 = [1, 1] }
  }

  @Test("4: running effects keep their captured values when an override changes")
  func effectsKeepTheirDependencies() async {
    let gate = Gate()
    let store = TestStore(initialState: [Int]()) {
      Reduce<[Int], ReadAction> { state, action in
        guard case .took(let number) = action else {
          @Dependency(\.number) var number
          return .run { send in
            await gate.wait()
            await send(.took(DependencyValues._current.number))
          }
        }
        state.append(number)
        return .none
      }
    } withDependencies: {
      $0.number = 1
    }
    await store.send(.readLater)
    store.dependencies.number = 2
    gate.open()
    await store.receive(.took(1)) { $0 = [1] }
  }

  @Test("5: an object that is a dependency is shared, also with effects that captured it")
  func objectsAreShared() async {
    let (box, gate) = (SharedBox(1), Gate())
    let store = TestStore(initialState: [Int]()) {
      Reduce<[Int], ReadAction> { state, action in
        guard case .took(let number) = action else {
          return .run { send in
            await gate.wait()
            await send(.took(DependencyValues._current.sharedBox.value))
          }
        }
        state.append(number)
        return .none
      }
    } withDependencies: {
      $0.sharedBox = box
    }
    await store.send(.readLater)
    box.value = 2
    gate.open()
    await store.receive(.took(2)) { $0 = [2] }
  }

  @Test("6: an effect's overrides don't reach the reducer of the actions that it sends")
  func overridesOfEffectsStay() async {
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], ReadAction> { state, action in
        @Dependency(\.number) var number
        state.append(number)
        guard action == .readLater else { return .none }
        return .run { send in
          await withDependencies {
            $0.number = 5
          } operation: {
            await send(.read)
          }
        }
      }
    }
    await store.send(.readLater).finish()
    #expect(store.state == [0, 0])
  }

  @Test("7: a source uses the overrides when it is opened, not when it emits")
  func sourcesSeeOverridesWhenOpened() {
    var emit: (@MainActor () -> Void)?
    let store = Store(initialState: [Int]()) {
      Reduce<[Int], ReadAction> { state, action in
        guard case .took(let number) = action else {
          return .source { sink in
            sink.send(.took(DependencyValues._current.number))
            emit = { sink.send(.took(DependencyValues._current.number)) }
            return {}
          }
        }
        state.append(number)
        return .none
      }
      .dependency(\.number, 3)
    }
    store.send(.read)
    emit?()
    #expect(store.state == [3, 0])
  }

  @Test("8: the closure of a store runs once")
  func closureRunsOnce() {
    var calls = 0
    let store = Store(initialState: [Int]()) {
      NumberReader()
    } withDependencies: {
      calls += 1
      $0.number = calls
    }
    store.send(.read)
    store.send(.read)
    #expect(calls == 1)
    #expect(store.state == [1, 1])
  }

  @Test("9: overrides around the creation of a store reach every reducer in it")
  func surroundingsReachNestedReducers() {
    let store = withDependencies {
      $0.number = 4
    } operation: {
      Store(initialState: Family.State()) { Family() }
    }
    store.send(.all)
    #expect(store.state == Family.State(first: [1], second: [4], own: [4, 4, 4]))
  }

  @Test("9: overrides around a send don't reach the reducer")
  func surroundingsOfSendDont() {
    let store = Store(initialState: [Int]()) { NumberReader() }
    withDependencies {
      $0.number = 4
    } operation: {
      _ = store.send(.read)
    }
    #expect(store.state == [0])
  }

  @Test("10: a computed property of the state uses the store's values only while it reduces")
  func computedPropertiesOfState() {
    struct Numbered {
      var seen: [Int] = []
      var number: Int { DependencyValues._current.number }
    }
    let store = Store(initialState: Numbered()) {
      Reduce<Numbered, Void> { state, _ in
        state.seen.append(state.number)
        return .none
      }
    } withDependencies: {
      $0.number = 6
    }
    store.send(())
    #expect(store.seen == [6])
    #expect(store.withState { $0.number } == 0)
  }

  @Test("11: the initial state is made under the store's overrides")
  func initialState() {
    let store = Store(initialState: [DependencyValues._current.number]) {
      NumberReader()
    } withDependencies: {
      $0.number = 7
    }
    #expect(store.state == [7])
    let test = TestStore(initialState: [DependencyValues._current.number]) {
      NumberReader()
    } withDependencies: {
      $0.number = 8
    }
    #expect(test.state == [8])
  }

  @Test("12: the closure of an assertion uses the test store's values")
  func assertionsSeeTheStoresValues() async {
    let store = TestStore(initialState: [Int]()) {
      NumberReader()
    } withDependencies: {
      $0.number = 9
    }
    await store.send(.read) { $0 = [DependencyValues._current.number] }
    #expect(store.state == [9])
  }

  @Test("13: preparing a test store may read unimplemented dependencies")
  func preparing() async {
    let reported = await issues {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Int> { state, action in
          @Dependency(\.liveOnly) var client
          state = client.next() + action
          return .none
        }
      } withDependencies: {
        $0.liveOnly.next = { 5 }
      }
      await store.send(1) { $0 = 6 }
    }
    #expect(reported.isEmpty)
  }

  @Test("14: an incrementing generator continues from action to action")
  func incrementing() async {
    let store = TestStore(initialState: [UUID]()) {
      Reduce<[UUID], Int> { state, _ in
        @Dependency(\.uuid) var uuid
        state.append(uuid())
        return .none
      }
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(1) { $0 = [UUID(0)] }
    await store.send(2) { $0 = [UUID(0), UUID(1)] }
  }

  @Test("15: an override lasts for the rest of the test, or for one action")
  func overrideForOneAction() async {
    let store = TestStore(initialState: [Int]()) { NumberReader() }
    store.dependencies.number = 1
    await store.send(.read) { $0 = [1] }
    await store.send(.readLater, withDependencies: { $0.number = 2 })
    await store.receive(.took(2)) { $0 = [1, 2] }
    await store.send(.read) { $0 = [1, 2, 1] }
  }

  @Test("16: an action in between keeps the overrides")
  func intermediateActions() async {
    enum Action: Equatable, Sendable {
      case start, between
      case end(Int)
    }
    let store = TestStore(initialState: 0) {
      Reduce<Int, Action> { state, action in
        @Dependency(\.number) var number
        switch action {
        case .start: return .send(.between)
        case .between: return .run { send in await send(.end(number)) }
        case .end(let number): state = number
        }
        return .none
      }
    } withDependencies: {
      $0.number = 3
    }
    await store.send(.start)
    await store.receive(.between)
    await store.receive(.end(3)) { $0 = 3 }
  }
}
