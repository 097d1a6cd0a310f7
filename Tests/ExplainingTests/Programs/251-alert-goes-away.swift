//? ifLet removes the alert after its action.
import ComposableArchitecture

@Reducer struct Files {
  @ObservableState struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var files = ["a", "b"]
    var log: [String] = []
  }
  enum Action {
    case deleteTapped
    case deleted
    case alert(PresentationAction<Alert>)
    enum Alert { case confirmed }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .deleteTapped:
        state.alert = AlertState {
          TextState("Delete?")
        } actions: {
          ButtonState(action: .confirmed) { TextState("Delete") }
        }
      case .alert(.presented(.confirmed)):
        state.log.append("alert: \(state.alert == nil ? "gone" : "shown")")
        return .send(.deleted)
      case .deleted:
        state.files = []
        state.log.append("alert: \(state.alert == nil ? "gone" : "shown")")
      case .alert(.dismiss):
        state.log.append("dismissed")
      }
      return .none
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

let store = Store(initialState: Files.State()) { Files() }
store.send(.deleteTapped)
store.send(.alert(.presented(.confirmed)))
print(store.log, store.files)
