// swift-format-ignore-file
@propertyWrapper struct Clamped {
  var wrappedValue: Int
  let range: ClosedRange<Int>
  init(wrappedValue: Int, _ range: ClosedRange<Int>) { self.wrappedValue = wrappedValue; self.range = range }
}
struct Game {
  @Clamped(0...10) var score = 5
  @Clamped var lives = 3  // error: missing argument for parameter #2 in call
  @Clamped("x") var level = 1  // error: cannot convert value of type 'String' to expected argument type 'ClosedRange<Int>'
  @Clamped(0...10) var time: Int  // error: missing argument for parameter 'wrappedValue' in call
  @Clamped(0...10, step: 2) var steps = 2  // error: extra argument 'step' in call
  @Clamped(wrappedValue: 1, 0...3) var stage
}
print(Game().score)
