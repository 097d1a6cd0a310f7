// swift-format-ignore-file
// Closures of several statements, whose result decides a generic parameter.
func run<T>(_ body: () -> T) -> T { body() }
func pair<T, U>(_ first: () -> T, _ second: (T) -> U) -> (T, U) {
  let value = first()
  return (value, second(value))
}
let number = run {
  let half = 4
  return half * 2
}
print(number, type(of: number))
let mixed = pair { () -> [Int] in
  var list = [1]
  list.append(2)
  return list
} _: { list in
  let sum = list.reduce(0, +)
  return sum > 2 ? "big" : "small"
}
print(mixed)
let words = ["a", "bb", "ccc"].map { word in
  let count = word.count
  if count > 2 { return "long" }
  return "\(count)"
}
print(words)
let lengths = ["a", "bb"].compactMap { word -> Int? in
  guard word.count > 1 else { return nil }
  return word.count
}
print(lengths)
let made = run {
  struct Local { var n = 3 }
  let local = Local()
  return local.n
}
print(made)
let optional: Int? = run {
  let found = [1, 2].first { $0 > 1 }
  return found
}
print(optional as Any)
do {
  let failed: Int = try run2 {
    if words.count > 2 { throw Failure() }
    return 1
  }
  print(failed)
} catch {
  print("caught", error)
}
struct Failure: Error {}
func run2<T, E: Error>(_ body: () throws(E) -> T) throws(E) -> T { try body() }
// expect: 8 Int
// expect: ([1, 2], "big")
// expect: ["1", "2", "long"]
// expect: [2]
// expect: 3
// expect: Optional(2)
// expect: caught Failure()
