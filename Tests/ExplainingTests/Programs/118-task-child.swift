//? The child is made in a task that the parent starts; it doesn't get what the parent captured.
// swift-format-ignore-file
import Dependencies

enum Server: DependencyKey { static let liveValue = "production" }
@MainActor final class SheetModel { @Dependency(Server.self) var server; init() {} }
@MainActor final class ScreenModel {
  @Dependency(Server.self) var server
  var sheet: SheetModel?
  init() {}
  func tapped() async {
    await Task { @MainActor in sheet = SheetModel() }.value
  }
}
let screen = withDependencies { $0[Server.self] = "stub" } operation: { ScreenModel() }
await screen.tapped()
print(screen.server, screen.sheet?.server ?? "none")
