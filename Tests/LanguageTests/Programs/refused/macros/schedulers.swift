// swift-format-ignore-file
import Composable

let effect: Effect<Int> = .send(1)
_ = effect.debounce(id: 1, for: .seconds(1), scheduler: 3)  // error: Pass a clock instead of a scheduler: `debounce(id:for:clock:)`
_ = effect.throttle(id: 1, for: .seconds(1), scheduler: 3, latest: true)  // error: `throttle(id:for:clock:latest:)`, with the dependency `continuousClock`
struct Feature {
  @Dependency(\.mainQueue) var queue  // error: Use the dependency `continuousClock` instead
  @Dependency(\.mainRunLoop) var runLoop  // error: Tests override it with a `TestClock`
}
