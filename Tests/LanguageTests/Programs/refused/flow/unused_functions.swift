// swift-format-ignore-file

struct Timer {
  var handler: () -> Void = {}
  func cancel() {}
  static func stop() {}
  mutating func fire() { handler }
  func end() {
    cancel  // error: function is unused
    self.cancel  // error: function is unused
  }
}
class Watcher { func watch() {} }
protocol Player { func play() }
func refresh() {}
func show(_ player: any Player) {
  let timer = Timer()
  let maybe: Timer? = timer
  let watcher = Watcher()
  let task = Task { 1 }
  task.cancel  // error: function is unused
  timer.cancel  // error: function is unused
  maybe?.cancel  // error: function is unused
  watcher.watch  // error: function is unused
  player.play  // error: function is unused
  Timer.stop  // error: function is unused
  Timer.init  // error: function is unused
  "text".uppercased  // error: function is unused
  refresh  // error: function is unused
  timer.cancel()
}
