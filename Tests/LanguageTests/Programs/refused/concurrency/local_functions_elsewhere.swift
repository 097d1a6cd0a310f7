// swift-format-ignore-file
// A local function is isolated as the code around it, unless it may leave that.
var total = 0
if total == 0 {
  func more() async { total += 1 }
  await more()
  func outer() { func inner() { total += 1 }; inner() }
  outer()
  @Sendable func sent() { total += 1 }  // error: main actor-isolated var 'total' can not be mutated from a nonisolated context
  nonisolated func apart() { total += 1 }  // error: main actor-isolated var 'total' can not be mutated from a nonisolated context
}
func top() {
  func inner() { total += 1 }  // error: main actor-isolated var 'total' can not be mutated from a nonisolated context
  inner()
}
actor Account {
  var sum = 0
  func pay() {
    @Sendable func sent() { sum += 1 }  // error: can not be mutated
    func own() { sum += 1 }
    own()
  }
}
