//? The clock was set up in the override "night". Why does its listener ring "day", and then "evening"?
import Dependencies

enum ChimeKey: DependencyKey { static let liveValue = "day" }
extension DependencyValues {
  var chime: String {
    get { self[ChimeKey.self] }
    set { self[ChimeKey.self] = newValue }
  }
}

final class Hour {
  private var listeners: [() -> Void] = []
  func listen(_ listener: @escaping () -> Void) { listeners.append(listener) }
  func strike() { for listener in listeners { listener() } }
}
final class Clock {
  init(_ hour: Hour) {
    hour.listen {
      @Dependency(\.chime) var chime
      print("rings", chime)
    }
  }
}
final class Tower {
  @Dependency(\.chime) var chime
  let hour: Hour
  init(_ hour: Hour) { self.hour = hour }
  func turn() {
    print("turns", chime)
    hour.strike()
  }
}

let hour = Hour()
let clock = withDependencies {
  $0.chime = "night"
} operation: {
  Clock(hour)
}
let tower = withDependencies {
  $0.chime = "noon"
} operation: {
  Tower(hour)
}
tower.turn()
withDependencies {
  $0.chime = "evening"
} operation: {
  tower.turn()
}
