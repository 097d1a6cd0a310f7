// swift-format-ignore-file
enum Light {
  case red, green
  mutating func next() { self = self == .red ? .green : .red }
  func bad() { self = .red }  // error: cannot assign to value: 'self' is immutable
  mutating func wrong() { self = .blue }  // error: type 'Light' has no member 'blue'
  mutating func other() { self = 5 }  // error: cannot assign value of type 'Int' to type 'Light'
  var isRed: Bool { self == red }  // error: enum case 'red' cannot be used as an instance member
  var isGreen: Bool { self == .green }
  static func first() -> Light { .red }
  func all() -> [Light] { allCases }  // error: cannot find 'allCases' in scope
}
var l = Light.first()
l.next()
l.red  // error: enum case 'red' cannot be used as an instance member
print(l.isGreen)
