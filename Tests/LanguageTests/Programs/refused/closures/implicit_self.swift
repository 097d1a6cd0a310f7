// swift-format-ignore-file
func later(_ f: @escaping () -> Void) { f() }
final class Timer {
  var ticks = 0
  func tick() { ticks += 1 }
  func start() {
    later { tick() }  // error: call to method 'tick' in closure requires explicit use of 'self' to make capture semantics explicit
    later { ticks += 1 }  // error: reference to property 'ticks' in closure requires explicit use of 'self' to make capture semantics explicit
    later { self.tick() }
    later { [self] in tick() }
    later { [weak self] in tick() }  // error: explicit use of 'self' is required when 'self' is optional, to make control flow explicit
    later { [weak self] in self.tick() }  // error: value of optional type 'Timer?' must be unwrapped to refer to member 'tick' of wrapped base type 'Timer'
    later { [weak self] in
      guard let self else { return }
      tick()
    }
    [1].forEach { _ in tick() }
  }
}
struct Value { var n = 1; func go() { later { print(n) } } }
Timer().start()
