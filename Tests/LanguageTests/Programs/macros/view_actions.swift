import ComposableMacros

@Reducer struct Feature {
  @ObservableState struct State: Equatable { var log: [String] = [] }
  enum Action: ViewAction {
    case loaded(Int)
    case view(View)

    enum View {
      case refreshTapped
      case renamed(String)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loaded(let number):
        state.log.append("loaded \(number)")
        return .none
      case .view(.refreshTapped):
        state.log.append("refresh")
        return .run { send in await send(.loaded(7)) }
      case .view(.renamed(let name)):
        state.log.append("renamed \(name)")
        return .none
      }
    }
  }
}

@ViewAction(for: Feature.self)
struct Screen {
  let store: StoreOf<Feature>
  @MainActor func rename() { send(.renamed("Ada")) }
}

@MainActor @ViewAction(for: Feature.self)
final class Model {
  var name = "Bea"
  let store: StoreOf<Feature>
  init(_ store: StoreOf<Feature>) { self.store = store }
  func rename() { send(.renamed(name)) }
}

// Something of its own that is called `ViewAction` isn't in the way.
enum Outer {
  struct ViewAction { var number = 1 }
  static let action = ViewAction()
}

let store = Store(initialState: Feature.State()) { Feature() }
let screen = Screen(store: store)
screen.rename()
print(store.log)  // expect: ["renamed Ada"]
await screen.send(.refreshTapped).finish()
print(store.log)  // expect: ["renamed Ada", "refresh", "loaded 7"]
let model = Model(store)
model.rename()
print(store.log.last ?? "")  // expect: renamed Bea
let sending: any ViewActionSending<Feature.State, Feature.Action> = screen
sending.send(.renamed("Cleo"))
print(store.log.last ?? "", Outer.action.number)  // expect: renamed Cleo 1

let text = TextState("Delete ") + TextState("Ada").bold() + "?"
print(text, text.parts.count, text.parts[1].styles)
// expect: Delete Ada? 3 [Composable.TextState.Style.bold(isActive: true)]
