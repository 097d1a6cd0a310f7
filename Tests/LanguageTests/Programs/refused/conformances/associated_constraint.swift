// swift-format-ignore-file
protocol Store {
  associatedtype Key: Hashable
  associatedtype Value: CustomStringConvertible
  func value(for key: Key) -> Value
}
struct Plain { var n = 0 }
struct Numbers: Store { func value(for key: String) -> Int { key.count } }
struct Things: Store {  // error: type 'Things' does not conform to protocol 'Store'
  func value(for key: String) -> Plain { Plain() }
}
struct Keys: Store {  // error: type 'Keys' does not conform to protocol 'Store'
  typealias Key = Plain
  func value(for key: Plain) -> Int { key.n }
}
print(Numbers().value(for: "abc"))
