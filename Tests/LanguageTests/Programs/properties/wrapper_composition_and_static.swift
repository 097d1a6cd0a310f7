// swift-format-ignore-file
@propertyWrapper struct Doubled { var wrappedValue: Int { didSet { wrappedValue *= 1 } }; init(wrappedValue: Int) { self.wrappedValue = wrappedValue * 2 } }
@propertyWrapper struct Boxed<T> { var wrappedValue: T; var label = "box"; init(wrappedValue: T) { self.wrappedValue = wrappedValue }; init(wrappedValue: T, label: String) { self.wrappedValue = wrappedValue; self.label = label }; var projectedValue: String { label } }
struct S { @Boxed @Doubled var n = 4; @Boxed(label: "named") var text = "t"; @Boxed var maybe: Int?; init() { maybe = nil } }
var s = S()
print(s.n, s.$n, s.$text, s.maybe as Any)  // expect: 8 box named nil
s.n = 7; s.maybe = 3
print(s.n, s.maybe as Any)  // expect: 7 Optional(3)
@MainActor struct Config { @Boxed static var shared = 1 }
Config.shared += 1; print(Config.shared, Config.$shared)  // expect: 2 box
