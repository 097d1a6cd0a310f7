// swift-format-ignore-file
actor Counter {
  var count = 0
  init() { count = 1; update() } // error: call to actor-isolated instance method 'update()' in a synchronous nonisolated context
  init(later: Int) async { count = later; update() }
  func update() { count += 1 }
}
