//? The second effect of a sequence never began, because the first didn't end, also if it is cancelled at last.
import ComposableArchitecture

struct ChatClient: DependencyKey, Sendable {
  var incoming: @Sendable () -> AsyncStream<String>
  var history: @Sendable () async throws -> [String]
  static let liveValue = ChatClient(
    incoming: {
      AsyncStream { continuation in
        continuation.yield("Hi!")
        continuation.yield("Are you there?")
      }
    },
    history: { ["See you tomorrow"] }
  )
}

extension DependencyValues {
  var chat: ChatClient {
    get { self[ChatClient.self] }
    set { self[ChatClient.self] = newValue }
  }
}

@Reducer struct Conversation {
  struct State: Equatable {
    var messages: [String] = []
    var isLoading = false
  }
  enum Action {
    case task
    case received(String)
    case historyLoaded([String])
  }
  @Dependency(\.chat) var chat

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .task:
        state.isLoading = true
        return .concatenate(
          .run { send in
            for await message in chat.incoming() { await send(.received(message)) }
          },
          .run { send in await send(.historyLoaded(try await chat.history())) }
        )
      case .received(let message):
        state.messages.append(message)
        return .none
      case .historyLoaded(let old):
        state.isLoading = false
        state.messages.insert(contentsOf: old, at: 0)
        return .none
      }
    }
  }
}

let store = Store(initialState: Conversation.State()) { Conversation() }
let task = store.send(.task)
try await Task.sleep(for: .milliseconds(50))
store.withState { print($0.messages, $0.isLoading ? "loading" : "loaded") }
task.cancel()
