//? The boxes of released objects stay in the array, so they are counted.
final class Screen {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("\(name) is gone") }
  func update() { print("\(name) updated") }
}

struct Weak {
  weak var screen: Screen?
}

final class Center {
  private var observers: [Weak] = []
  var count: Int { observers.count }
  func add(_ screen: Screen) { observers.append(Weak(screen: screen)) }
  func notify() {
    for observer in observers { observer.screen?.update() }
  }
}

func run() {
  let center = Center()
  let home = Screen("home")
  center.add(home)
  do {
    let detail = Screen("detail")
    center.add(detail)
    print("observers: \(center.count)")
  }
  center.notify()
  print("observers: \(center.count)")
  center.add(Screen("popup"))
  print("observers: \(center.count)")
  withExtendedLifetime(home) {}
}
run()
