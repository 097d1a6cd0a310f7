import Dependencies

/// Counts the seconds since it was started.
@MainActor
final class ElapsedTime {
  @Dependency(\.continuousClock) private var clock
  private(set) var seconds = 0

  func run() async {
    for await _ in clock.timer(interval: .seconds(1)) { seconds += 1 }
  }
}
