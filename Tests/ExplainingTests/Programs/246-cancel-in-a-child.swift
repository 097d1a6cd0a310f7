//? The child's cancel doesn't reach the parent's effect.
import Composable
import ComposableMacros

enum CancelID { case upload }

@Reducer
struct Sheet {
  struct State: Equatable {
    var isStopped = false
  }
  enum Action {
    case stopTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .stopTapped:
        state.isStopped = true
        return .cancel(id: CancelID.upload)
      }
    }
  }
}

@Reducer
struct Uploader {
  struct State: Equatable {
    var sheet: Sheet.State?
    var sent = 0
  }
  enum Action {
    case start
    case chunkSent
    case sheet(Sheet.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        state.sheet = Sheet.State()
        return .run { send in
          for _ in 1...4 {
            try await Task.sleep(for: .milliseconds(40))
            await send(.chunkSent)
          }
        }
        .cancellable(id: CancelID.upload)
      case .chunkSent:
        state.sent += 1
        return .none
      case .sheet:
        return .none
      }
    }
    .ifLet(\.sheet, action: \.sheet) { Sheet() }
  }
}

let store = Store(initialState: Uploader.State()) { Uploader() }
let upload = store.send(.start)
try await Task.sleep(for: .milliseconds(100))
store.send(.sheet(.stopTapped))
print("stopped after \(store.sent) chunks: \(store.sheet!.isStopped)")
await upload.finish()
print("in the end \(store.sent) chunks were sent")
