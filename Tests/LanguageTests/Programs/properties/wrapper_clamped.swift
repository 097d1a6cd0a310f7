// swift-format-ignore-file
@propertyWrapper struct Clamped<Value: Comparable> {
  private var value: Value; let range: ClosedRange<Value>
  init(wrappedValue: Value, _ range: ClosedRange<Value>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
  var wrappedValue: Value { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
}
struct Volume { @Clamped(0...10) var level = 5; @Clamped(0...1) var balance: Double = 3; @Clamped(wrappedValue: -4, -1...1) var bass: Int }
var v = Volume()
print(v.level, v.balance, v.bass)  // expect: 5 1.0 -1
v.level = 50; v.balance -= 0.25; v.bass += 9
print(v.level, v.balance, v.bass)  // expect: 10 0.75 1
let w = Volume(level: 99)
print(w.level)  // expect: 10
