// swift-format-ignore-file
// What a closure assigns to says which function it is for.
struct Values {
  var count = 0
}

@discardableResult
func with<R>(_ update: (inout Values) throws -> Void, operation: () throws -> R) rethrows -> R {
  var values = Values()
  try update(&values)
  print("updated to", values.count)
  return try operation()
}

@discardableResult
func with<Model, R>(from model: Model, operation: () throws -> R) rethrows -> R {
  print("from", model)
  return try operation()
}

let values = Values(count: 7)
with { $0 = values } operation: { print("a") }
with { $0.count = 2 } operation: { print("b") }
with(from: 3) { print("c") }
// expect: updated to 7
// expect: a
// expect: updated to 2
// expect: b
// expect: from 3
// expect: c
