//? The stored closure is called after the override ended. A read between them is harmless.
import Dependencies

enum Theme: DependencyKey { static let liveValue = "light" }
func theme() -> String {
  @Dependency(Theme.self) var theme
  return theme
}
var onTap: () -> Void = {}
withDependencies {
  $0[Theme.self] = "dark"
} operation: {
  onTap = { print(theme()) }
}
print(theme())
onTap()
