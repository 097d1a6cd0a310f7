// status: 0
// swift-format-ignore-file
import Dependencies
struct Box: @unchecked Sendable { var inner: Any }
enum Key: DependencyKey {
  static let liveValue = Box(inner: 0)
  static let testValue = Box(inner: 0)
}
extension DependencyValues {
  var box: Box {
    get { self[Key.self] }
    set { self[Key.self] = newValue }
  }
}
struct Model { @Dependency(\.box) var box }
var x = Box(inner: 0)
for _ in 0..<5_000 {
  let inner = x
  let model = withDependencies { $0.box = inner } operation: { Model() }
  x = Box(inner: model)
}
x = Box(inner: 0)
print("freed")
