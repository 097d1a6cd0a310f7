//? The parent's child captured 2. The other child captured 9.
import Dependencies

enum LimitKey: DependencyKey { static let liveValue = 1 }
extension DependencyValues {
  var limit: Int {
    get { self[LimitKey.self] }
    set { self[LimitKey.self] = newValue }
  }
}

final class Child { @Dependency(\.limit) var limit }
final class Parent { let child = Child() }

let parent = withDependencies {
  $0.limit = 2
} operation: {
  Parent()
}
print(parent.child.limit)
let other = withDependencies {
  $0.limit = 9
} operation: {
  Child()
}
print(other.limit)
print(Child().limit)
