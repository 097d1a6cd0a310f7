// status: 0
import Dependencies

struct Deep: Sendable { var inner: [Deep] }
extension Deep: DependencyKey { static let liveValue = Deep(inner: []) }
extension DependencyValues {
  var deep: Deep {
    get { self[Deep.self] }
    set { self[Deep.self] = newValue }
  }
}
var x = Deep(inner: [])
for _ in 0..<100_000 { x = Deep(inner: [x]) }
let y = x
withDependencies {
  $0.deep = y
} operation: {
  @Dependency(\.deep) var deep
  print(deep.inner.count)
}
