// status: 0
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
var x = Box(inner: 0)
for _ in 0..<5_000 {
  var values = DependencyValues()
  values.box = x
  x = Box(inner: values)
}
x = Box(inner: 0)
print("freed")
