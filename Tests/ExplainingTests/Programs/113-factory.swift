//? A factory makes the model outside of what the parent captured; the call of the factory is what to wrap.
// swift-format-ignore-file
import Dependencies

enum Clock: DependencyKey { static let liveValue = "continuous clock" }
final class TimerModel {
  @Dependency(Clock.self) var clock
}
enum Screens {
  static func timer() -> TimerModel { TimerModel() }
}
final class HomeModel {
  @Dependency(Clock.self) var clock
  var timer: TimerModel?
  func timerButtonTapped() {
    timer = Screens.timer()
  }
}
let home = withDependencies { $0[Clock.self] = "test clock" } operation: { HomeModel() }
home.timerButtonTapped()
print(home.clock, home.timer?.clock ?? "none")
