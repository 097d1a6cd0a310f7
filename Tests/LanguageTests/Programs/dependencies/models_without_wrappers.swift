// A model without a wrapper hands down what was current where `withDependencies` returned it.
import Dependencies
import Foundation

enum NumberKey: DependencyKey {
  static let liveValue = 0
}

extension DependencyValues {
  var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

final class Reader {
  @Dependency(\.number) var number
}

final class Bare {
  func reader() -> Reader { withDependencies(from: self) { Reader() } }
  func child() -> Bare { withDependencies(from: self) { Bare() } }
}

let model = withDependencies {
  $0.number = 3
} operation: {
  Bare()
}
print(model.reader().number)  // expect: 3
print(model.child().child().reader().number)  // expect: 3

let current = withDependencies {
  $0.number = 5
} operation: {
  model.reader().number
}
print(current)  // expect: 5

let asynchronous = await withDependencies {
  $0.number = 4
} operation: {
  await Task.yield()
  return Bare()
}
print(asynchronous.reader().number)  // expect: 4

print(UUID(-255))  // expect: 00000000-0000-0001-0000-0000000000FF
