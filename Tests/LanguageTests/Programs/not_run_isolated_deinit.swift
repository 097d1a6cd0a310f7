// swift-format-ignore-file
@MainActor final class Screen {
  func close() {}
  isolated deinit { close() }  // error: the modifier `isolated` can't be run here
}
@MainActor final class Window {
  func close() {}
  @MainActor deinit { close() }  // error: a `deinit` that is isolated to an actor can't be run here
}
