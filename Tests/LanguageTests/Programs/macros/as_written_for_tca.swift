import ComposableArchitecture
import Foundation

@DependencyClient struct PriceClient: TestDependencyKey {
  var price: @Sendable (_ of: String) -> Int = { _ in 0 }
  static let testValue = PriceClient()
}

@Reducer struct SignUp {
  @ObservableState struct State: Equatable, Codable {
    var email = ""
    var rows: IdentifiedArrayOf<Row> = []
    @Presents var alert: AlertState<Action.Alert>?

    enum CodingKeys: CodingKey {
      case email, rows
    }
  }
  struct Row: Equatable, Codable, Identifiable {
    let id: Int
    var name = ""
  }
  enum Action: BindableAction, ViewAction {
    case binding(BindingAction<State>)
    case alert(PresentationAction<Alert>)
    case view(View)

    enum View {
      case addTapped
    }
    enum Alert: Equatable {
      case delete(id: Int)
    }
  }
  @Dependency(PriceClient.self) var prices

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .view(.addTapped):
        state.rows.append(Row(id: prices.price(of: state.email)))
        state.alert = AlertState {
          TextState("Delete it?")
        } actions: {
          ButtonState(role: .destructive, action: .send(.delete(id: 1))) { TextState("Delete") }
          ButtonState(action: .send(nil)) { TextState("Keep") }
        }
        return .none
      case .alert(.presented(.delete(let id))):
        state.rows.remove(id: id)
        return .none
      case .alert, .binding:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

@Observable final class Model {
  var count = 0
}

@MainActor func run() throws {
  let store = Store(initialState: SignUp.State()) {
    SignUp().dependency(PriceClient(price: { $0.count }))
  }
  store.email = "a"
  print(store.email)  // expect: a
  store.send(.view(.addTapped))
  print(store.rows.map(\.id), store.alert?.buttons.map(\.action) as Any)
  // expect: [1] Optional([Optional(main.SignUp.Action.Alert.delete(id: 1)), nil])
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  let data = try encoder.encode(store.rows)
  print(String(decoding: data, as: UTF8.self))  // expect: [{"id":1,"name":""}]
  let decoded = try JSONDecoder().decode(IdentifiedArrayOf<SignUp.Row>.self, from: data)
  expectNoDifference(decoded, store.rows)
  store.send(.alert(.presented(.delete(id: 1))))
  print(store.rows.isEmpty, store.alert == nil)  // expect: true true
  print(Model().count)  // expect: 0
}
try run()
