//? The effect still reads a stream that nobody finishes.
import ComposableArchitecture

@Reducer struct Inbox {
  struct State: Equatable { var mails: [String] = [] }
  enum Action {
    case appeared
    case received(String)
  }
  let mails: AsyncStream<String>

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return .run { send in
          for await mail in mails { await send(.received(mail)) }
        }
      case .received(let mail):
        state.mails.append(mail)
        return .none
      }
    }
  }
}

let (mails, continuation) = AsyncStream.makeStream(of: String.self)
let store = TestStore(initialState: Inbox.State()) { Inbox(mails: mails) }
await store.send(.appeared)
continuation.yield("hello")
await store.receive(\.received) { $0.mails = ["hello"] }
print("all asserted")
await store.finish(timeout: .milliseconds(50))
