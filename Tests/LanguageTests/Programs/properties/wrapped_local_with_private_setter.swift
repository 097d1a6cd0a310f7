@propertyWrapper
struct History<Value: Equatable> {
  private(set) var projectedValue: [Value] = []
  private var value: Value
  init(wrappedValue: Value) { value = wrappedValue }
  var wrappedValue: Value {
    get { value }
    set {
      if newValue != value { projectedValue.append(value) }
      value = newValue
    }
  }
}
func follow() {
  @History var level = 1
  level = 2
  level = 2
  level = 3
  print(level, $level)
}
follow()

enum Either<Left, Right> {
  case left(Left)
  case right(Right)
}
extension Either where Left == Right {
  var value: Left {
    switch self {
    case .left(let value), .right(let value): value
    }
  }
}
print(Either<Int, Int>.left(3).value, Either<String, String>.right("r").value)
// expect: 3 [1, 2]
// expect: 3 r
