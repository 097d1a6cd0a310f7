import Composable
import Testing

private struct SignUp: Reducer {
  struct State: Equatable {
    var name = ""
    var age = 0
    var isValid = false
    @BindingState var email = ""
  }

  enum Action: BindableAction, CasePathable, Equatable {
    case binding(BindingAction<State>)
    case clearTapped

    struct AllCasePaths: Sendable {
      var binding: AnyCasePath<Action, BindingAction<State>> {
        AnyCasePath(Action.binding) { if case .binding(let action) = $0 { action } else { nil } }
      }
      var clearTapped: AnyCasePath<Action, Void> {
        AnyCasePath(
          embed: { .clearTapped }, extract: { if case .clearTapped = $0 { () } else { nil } })
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.name):
        state.isValid = !state.name.isEmpty
        return .none
      case .binding(\.age):
        return .send(.set(\.name, "\(state.name) (\(state.age))"))
      case .binding:
        return .none
      case .clearTapped:
        state = State()
        return .none
      }
    }
  }
}

/// A feature whose author forgot `BindingReducer()`.
private struct Forgetful: Reducer {
  struct State: Equatable { var name = "" }
  enum Action: BindableAction { case binding(BindingAction<State>) }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@MainActor
@Suite("Bindings")
struct BindingTests {
  @Test("an assignment that no reducer performs is reported")
  func notPerformed() {
    let store = Store(initialState: Forgetful.State()) { Forgetful() }
    let reported = issues { store.name = "Blob" }
    #expect(store.name == "")
    #expect(reported.count == 1)
    #expect(reported.first?.message.contains("Property: \\State.name") == true)
    let other = Store(initialState: SignUp.State()) { SignUp() }
    #expect(issues { other.name = "" }.isEmpty)
  }

  @Test("a value is assigned by the key path of its property, before the reducers below")
  func assigning() async {
    let store = TestStore(initialState: SignUp.State()) { SignUp() }
    await store.send(\.binding.name, "Blob") {
      $0.name = "Blob"
      $0.isValid = true
    }
    await store.send(.set(\.name, "")) {
      $0.name = ""
      $0.isValid = false
    }
    await store.send(.binding(.set(\.$email, "blob@example.com"))) {
      $0.email = "blob@example.com"
    }
    await store.send(\.clearTapped) { $0.email = "" }
  }

  @Test("an assignment that an effect sends is received by its property")
  func receiving() async {
    let store = TestStore(initialState: SignUp.State(name: "Blob")) { SignUp() }
    await store.send(\.binding.age, 40) { $0.age = 40 }
    await store.receive(\.binding.name, "Blob (40)") {
      $0.name = "Blob (40)"
      $0.isValid = true
    }
  }

  @Test("assignments are equal if property and value are")
  func equality() {
    typealias Action = BindingAction<SignUp.State>
    #expect(Action.set(\.name, "a") == .set(\.name, "a"))
    #expect(Action.set(\.name, "a") != .set(\.name, "b"))
    #expect(Action.set(\.name, "a") != .set(\.email, "a"))
    #expect(\SignUp.State.name ~= Action.set(\.name, "a"))
    #expect(!(\SignUp.State.email ~= Action.set(\.name, "a")))
    #expect(SignUp.Action.clearTapped.binding == nil)
    #expect(SignUp.Action.set(\.age, 3)[case: \.binding.age] == 3)
    #expect(SignUp.Action.set(\.age, 3)[case: \.binding.name] == nil)
  }

  @Test("some of the actions may be bindable")
  func viewActions() async {
    let store = TestStore(initialState: Wrapped.State()) { Wrapped() }
    await store.send(.view(.set(\.text, "a"))) { $0.text = "a" }
    await store.send(.other)
  }
}

private struct Wrapped: Reducer {
  struct State: Equatable { var text = "" }

  enum Action: Equatable {
    case view(View)
    case other

    enum View: BindableAction, Equatable {
      case binding(BindingAction<State>)
    }
  }

  var body: some ReducerOf<Self> {
    BindingReducer { action in
      if case .view(let action) = action { action } else { nil }
    }
  }
}
