// swift-format-ignore-file
import Dependencies
import Foundation

struct Title: DependencyKey { static let liveValue = "live"; static let testValue = "test" }
extension DependencyValues {
  var title: String { get { self[Title.self] } set { self[Title.self] = newValue } }
}

final class Parent {
  @Dependency(\.uuid) var uuid
  @Dependency(\.title) var title
  func child() -> Child { withDependencies(from: self) { Child() } }
  func renamed() -> Child { withDependencies(from: self) { $0.title = "changed" } operation: { Child() } }
}

struct Child {
  @Dependency(\.uuid) var uuid
  @Dependency(\.title) var title
}

let parent = withDependencies {
  $0.uuid = .incrementing
  $0.title = "parent"
} operation: {
  Parent()
}
print(parent.uuid(), parent.child().uuid(), parent.child().title)  // expect: 00000000-0000-0000-0000-000000000000 00000000-0000-0000-0000-000000000001 parent
print(parent.renamed().title, parent.title)  // expect: changed parent

// A wrapper is a value like others.
let wrapper = withDependencies { $0.title = "kept" } operation: { Dependency(\.title) }
print(wrapper.wrappedValue)  // expect: kept
let wrappers = ["a", "b"].map { name in withDependencies { $0.title = name } operation: { Dependency(\.title) } }
print(wrappers.map(\.wrappedValue))  // expect: ["a", "b"]

// What escapes takes the dependencies along.
let later = withDependencies { $0.title = "escaped" } operation: {
  withEscapedDependencies { continuation in
    { continuation.yield { Child().title } }
  }
}
print(later())  // expect: escaped

final class Empty {}
withDependencies(from: Empty()) {  // issue: which has no `@Dependency` property
  print("nothing to hand down")  // expect: nothing to hand down
}
