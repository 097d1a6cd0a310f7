import Composable
import Foundation
import Testing

private struct Todo: Reducer {
  struct State: Equatable, Identifiable {
    let id: UUID
    var text = ""
    var isDone = false
    var isSaving = false
  }

  enum Action: Equatable {
    case textChanged(String)
    case toggled
    case saved
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .textChanged(let text):
        state.text = text
        state.isSaving = true
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.saved)
        }
        .cancellable(id: "save", cancelInFlight: true)
      case .toggled:
        state.isDone.toggle()
        return .none
      case .saved:
        state.isSaving = false
        return .none
      }
    }
  }
}

private struct Todos: Reducer {
  struct State: Equatable {
    var todos: IdentifiedArrayOf<Todo.State> = []
    var openCount: Int { todos.count { !$0.isDone } }
  }

  enum Action: Equatable {
    case addTapped
    case removed(IndexSet)
    case clearTapped
    case todo(id: Todo.State.ID, action: Todo.Action)
    case sort
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.todos.insert(Todo.State(id: uuid()), at: 0)
      case .removed(let offsets):
        state.todos.remove(atOffsets: offsets)
      case .clearTapped:
        state.todos.removeAll { $0.isDone }
      case .todo(id: _, action: .toggled):
        return .send(.sort)
      case .todo:
        break
      case .sort:
        state.todos.sort { !$0.isDone && $1.isDone }
      }
      return .none
    }
    .forEach(\.todos, action: /Action.todo(id:action:)) { Todo() }
  }
}

@MainActor
@Suite("Program: a to-do list")
struct ListProgram {
  @Test func writingAndRemoving() async {
    let clock = TestClock()
    let store = TestStore(initialState: Todos.State()) {
      Todos()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.continuousClock = clock
    }
    await store.send(.addTapped) { $0.todos = [Todo.State(id: UUID(0))] }
    await store.send(.addTapped) { $0.todos.insert(Todo.State(id: UUID(1)), at: 0) }
    await store.send(.todo(id: UUID(0), action: .textChanged("Milk"))) {
      $0.todos[id: UUID(0)]?.text = "Milk"
      $0.todos[id: UUID(0)]?.isSaving = true
    }
    await store.send(.todo(id: UUID(1), action: .textChanged("Bread"))) {
      $0.todos[id: UUID(1)]?.text = "Bread"
      $0.todos[id: UUID(1)]?.isSaving = true
    }
    // The first to-do is removed with its pending effect. The other one's effect is separate.
    await store.send(.removed([0])) { $0.todos.remove(id: UUID(1)) }
    await clock.advance(by: .seconds(1))
    await store.receive(.todo(id: UUID(0), action: .saved)) {
      $0.todos[id: UUID(0)]?.isSaving = false
    }
  }

  @Test func sorting() async {
    let store = TestStore(
      initialState: Todos.State(todos: [Todo.State(id: UUID(0)), Todo.State(id: UUID(1))])
    ) {
      Todos()
    }
    store.exhaustivity = .off
    await store.send(.todo(id: UUID(0), action: .toggled))
    await store.receive(.sort) {
      $0.todos = [Todo.State(id: UUID(1)), Todo.State(id: UUID(0), isDone: true)]
    }
    #expect(store.state.openCount == 1)
  }
}
