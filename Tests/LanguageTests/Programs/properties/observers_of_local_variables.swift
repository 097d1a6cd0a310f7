@propertyWrapper struct Clamped {
  private var value: Int
  private let range: ClosedRange<Int>
  private(set) var changes = 0
  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: Int {
    get { value }
    set {
      value = min(max(newValue, range.lowerBound), range.upperBound)
      changes += 1
    }
  }
  var projectedValue: Int { changes }
}
func wrapped() {
  @Clamped(0...5) var level = 1 {
    willSet { print("level will be", newValue, "was", level) }
    didSet { print("level", oldValue, "->", level) }
  }
  level = 9
  level -= 1
  print(level, $level)
}
func waiting() {
  lazy var slow: Int = {
    print("made")
    return 2
  }()
  {
    didSet { print("slow", oldValue, "->", slow) }
  }
  slow += 1
  slow = 7
  print(slow)
}
func plain() {
  var total = 0 {
    willSet { print("total will be", newValue) }
    didSet { if total != oldValue { print("total", total) } }
  }
  total = 0
  total += 2
}
func onlyNew() {
  lazy var slow: Int = {
    print("made anyway")
    return 2
  }()
  {
    didSet { print("set") }
  }
  slow = 1
  @Clamped(0...5) var level = 1 {
    didSet(before) { print("before", before) }
  }
  level = 3
  print(slow, level)
}
wrapped()
waiting()
plain()
onlyNew()
// expect: level will be 9 was 1
// expect: level 1 -> 5
// expect: level will be 4 was 5
// expect: level 5 -> 4
// expect: 4 2
// expect: made
// expect: slow 2 -> 3
// expect: slow 3 -> 7
// expect: 7
// expect: total will be 0
// expect: total will be 2
// expect: total 2
// expect: set
// expect: before 1
// expect: 1 3
