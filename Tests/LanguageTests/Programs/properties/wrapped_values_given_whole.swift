// swift-format-ignore-file
@propertyWrapper struct Clamped<Value: Comparable> {
  private var value: Value
  let range: ClosedRange<Value>
  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}
@propertyWrapper struct Plain<Value> { var wrappedValue: Value }
@propertyWrapper struct Named {
  let name: String
  var wrappedValue: Int { name.count }
}

// A wrapper that makes itself is what the memberwise initializer takes; one that is given `= value`
// takes the value.
struct Settings {
  @Clamped(wrappedValue: 2.5, 0...9) var gain: Double
  @Plain(wrappedValue: 3) var step: Int
  @Plain var title: String
  @Clamped(0...3) var level = 1
  @Named(name: "xyz") var count: Int
}
let standard = Settings(title: "x")
print(standard.gain, standard.step, standard.level, standard.count)
let other = Settings(
  gain: Clamped(wrappedValue: 7, 0...4), step: Plain(wrappedValue: 9), title: "q", level: 8,
  count: Named(name: "four"))
print(other.gain, other.step, other.title, other.level, other.count)
print(Settings(title: "z", count: .init(name: "")).count)
// expect: 2.5 3 1 3
// expect: 4.0 9 q 3 4
// expect: 0
