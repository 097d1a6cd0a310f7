import Composable

/// The settings that several features share.
struct SettingsClient: Sendable {
  var changes: @Sendable () -> AsyncStream<Int>
  var setFontSize: @Sendable (Int) -> Void
}

extension SettingsClient: DependencyKey {
  static var liveValue: SettingsClient {
    let fontSize = LockIsolated(12)
    let listeners = LockIsolated<[AsyncStream<Int>.Continuation]>([])
    return SettingsClient(
      changes: {
        AsyncStream { listener in
          listener.yield(fontSize.value)
          listeners.withValue { $0.append(listener) }
        }
      },
      setFontSize: { size in
        fontSize.setValue(size)
        for listener in listeners.value { listener.yield(size) }
      })
  }
  static var testValue: SettingsClient { liveValue }
}

extension DependencyValues {
  var settings: SettingsClient {
    get { self[SettingsClient.self] }
    set { self[SettingsClient.self] = newValue }
  }
}

/// One of the features that show the settings and change them.
struct Reader: Reducer {
  struct State: Equatable { var fontSize = 12 }

  enum Action: Equatable {
    case appeared
    case largerTapped
    case fontSizeChanged(Int)
  }

  @Dependency(\.settings) var settings

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .appeared:
      return .run { send in
        for await size in settings.changes() { await send(.fontSizeChanged(size)) }
      }
    case .largerTapped:
      return .run { [size = state.fontSize + 1] _ in settings.setFontSize(size) }
    case .fontSizeChanged(let size):
      state.fontSize = size
      return .none
    }
  }
}
