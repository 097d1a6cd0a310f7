//? An override in effect wins over a captured override that the parent passes on.
import Dependencies

enum Lang: DependencyKey { static let liveValue = "en" }
extension DependencyValues {
  var lang: String {
    get { self[Lang.self] }
    set { self[Lang.self] = newValue }
  }
}
final class Child { @Dependency(\.lang) var lang }
final class Parent {
  @Dependency(\.lang) var lang
  func make() -> Child { withDependencies(from: self) { Child() } }
}
let parent = withDependencies {
  $0.lang = "de"
} operation: {
  Parent()
}
let child = withDependencies {
  $0.lang = "fr"
} operation: {
  parent.make()
}
print(parent.lang, child.lang)
let direct = withDependencies {
  $0.lang = "it"
} operation: {
  (parent.lang, child.lang)
}
print(direct)
