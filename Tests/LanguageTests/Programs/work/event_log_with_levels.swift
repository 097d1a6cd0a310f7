// swift-format-ignore-file
enum Level: Int, Comparable, CaseIterable {
  case debug, info, warning, error
  static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
}
struct Event: CustomStringConvertible {
  let level: Level, message: String, line: Int
  var description: String { "\(line) \(level): \(message)" }
}
final class Log {
  private var events: [Event] = []
  var minimum = Level.debug
  var sinks: [(Event) -> Void] = []
  func callAsFunction(_ message: @autoclosure () -> String, _ level: Level = .info, line: Int = #line) {
    guard level >= minimum else { return }
    let event = Event(level: level, message: message(), line: line)
    events.append(event)
    for sink in sinks { sink(event) }
  }
  subscript(level: Level) -> [String] { events.filter { $0.level == level }.map(\.message) }
  var summary: String { Level.allCases.map { "\($0)=\(self[$0].count)" }.joined(separator: " ") }
}
func costly() -> String { print("computing a message"); return "costly" }
let log = Log()
log.sinks.append { print($0) }
log("started")
log(costly(), .debug)
log.minimum = .warning
log(costly(), .debug)
log("it broke", .error)
log("ignored")
print(log.summary, log[.error])
// expect: 26 info: started
// expect: computing a message
// expect: 27 debug: costly
// expect: 30 error: it broke
// expect: debug=1 info=1 warning=0 error=1 ["it broke"]
