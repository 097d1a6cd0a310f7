// A projected value that only the wrapper can set is read by others.
@propertyWrapper struct Clamped {
  private var value = 0
  private(set) var projectedValue = false
  init(wrappedValue: Int) { value = min(wrappedValue, 10) }
  var wrappedValue: Int {
    get { value }
    set {
      projectedValue = newValue > 10
      value = min(newValue, 10)
    }
  }
}
struct Player {
  @Clamped var health = 4
  var text: String { "\(health) \($health)" }
}
var player = Player()
print(player.text)  // expect: 4 false
player.health = 40
print(player.text, player.$health)  // expect: 10 true true
