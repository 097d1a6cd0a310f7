import Foundation
import Lowering
import Reading

/// Measures the checker, and whole processes against the compiler's, and prints a table.
///
///     swift run -c release FrontEnd            everything
///     swift run -c release FrontEnd 1,000      the rows whose name contains that
@main
enum FrontEnd {
  static func main() {
    let wanted = CommandLine.arguments.dropFirst().first
    // The checker goes as deep as its programs do.
    let thread = Thread {
      let rows = Row.all.filter { row in wanted.map { row.name.contains($0) } ?? true }
      measure(rows)
      if wanted == nil { Processes.measure() }
      exit(0)
    }
    thread.stackSize = Lowerer.stackBytes
    thread.start()
    while true { sleep(1_000) }
  }

  private static func measure(_ rows: [Row]) {
    print(column("", 30) + right("ms") + right("fastest") + right("cpu") + right("goal"))
    for row in rows {
      var times: [Double] = []
      var efforts: [Double] = []
      for _ in 0..<5 {
        let before = processorMilliseconds()
        times.append(milliseconds { check(row) })
        efforts.append(processorMilliseconds() - before)
      }
      times.sort()
      print(
        column(row.name, 30) + right(figure(times[times.count / 2])) + right(figure(times[0]))
          + right(figure(efforts.min() ?? 0)) + right(row.goal.map(figure) ?? ""))
    }
  }

  /// What the thread has had of a processor, which a busy machine doesn't add to.
  private static func processorMilliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1e6
  }

  /// From nothing but the text: a session's first submission.
  private static func check(_ row: Row) {
    let result = Lowerer().lower(row.program, isScript: true)
    guard (result.function == nil) == row.isRefused else {
      print("\(row.name): \(result.diagnostics.first?.message ?? "nothing is wrong")")
      exit(1)
    }
  }

  static func milliseconds(_ work: () -> Void) -> Double {
    let duration = ContinuousClock().measure(work)
    return Double(duration.components.seconds) * 1_000
      + Double(duration.components.attoseconds) / 1e15
  }

  static func figure(_ value: Double) -> String { String(format: "%.1f", value) }

  static func column(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  static func right(_ text: String) -> String {
    String(repeating: " ", count: max(1, 10 - text.count)) + text
  }
}
