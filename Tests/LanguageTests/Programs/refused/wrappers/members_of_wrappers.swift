// swift-format-ignore-file
@propertyWrapper struct Hidden<Value> {
  var wrappedValue: Value
  private init(wrappedValue: Value) { self.wrappedValue = wrappedValue }  // error: private initializer 'init(wrappedValue:)' cannot have more restrictive access than its enclosing property wrapper type 'Hidden' (which is internal)
  private init(other: Value) { wrappedValue = other }
}
@propertyWrapper struct Failing<Value> {
  var wrappedValue: Value
  init?(wrappedValue: Value) { nil }  // error: property wrapper initializer 'init(wrappedValue:)' cannot be failable
  init?(wrappedValue: Value, size: Int) { nil }
}
@propertyWrapper struct Other<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value?) { self.wrappedValue = wrappedValue! }  // error: 'init(wrappedValue:)' parameter type ('Value?') must be the same as its 'wrappedValue' property type ('Value') or an '@autoclosure' thereof
}
@propertyWrapper struct Delayed<Value> {
  let make: () -> Value
  var wrappedValue: Value { make() }
  init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }
}
