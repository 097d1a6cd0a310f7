// swift-format-ignore-file
@propertyWrapper struct Delayed<Value> {
  let make: () -> Value
  var wrappedValue: Value { make() }
  init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }
}
struct Holder {
  @Delayed var (one, two) = (1, 2)  // error: property wrapper can only apply to a single variable
}
