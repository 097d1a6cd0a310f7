// swift-format-ignore-file
import Dependencies

// A model may be a value; what it holds deeper inside isn't looked for.
struct NumberKey: DependencyKey {
  static let liveValue = 1
  static let testValue = 1
}
extension DependencyValues {
  var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}
struct Reader {
  @Dependency(\.number) var number
}
struct Wrapper {
  var reader: Reader
}
let reader = withDependencies {
  $0.number = 4
} operation: {
  Reader()
}
print(withDependencies(from: reader) { Reader().number })  // expect: 4
let sum = withDependencies(from: reader) {
  $0.number += 1
} operation: {
  Reader().number
}
print(sum)  // expect: 5
print(withDependencies(from: Wrapper(reader: reader)) { Reader().number })  // expect: 1  // issue: which has no
