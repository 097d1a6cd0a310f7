import Foundation
import Fuzzer
import Lowering
import Rendering
import Sessions

/// `FuzzPrograms lowering|sessions …`: passes Swift through lowering to the machine's functions, or
/// as a learner's submission to the pictures of its trace.
@main
enum FuzzPrograms {
  static func main() {
    let wayNames = ["lowering", "sessions"]
    guard CommandLine.arguments.count > 1, wayNames.contains(CommandLine.arguments[1]) else {
      FileHandle.standardError.write(
        Data("usage: FuzzPrograms \(wayNames.joined(separator: "|")) [OPTION…] [FOLDER…]\n".utf8))
      exit(2)
    }
    let isRun = CommandLine.arguments[1] == "sessions"
    Fuzzer.run(skipping: 1) { input in
      let text = String(decoding: input, as: UTF8.self)
      guard isRun else {
        _ = Lowerer().lower(text)
        return
      }
      let isOver = DispatchSemaphore(value: 0)
      Task.detached {
        let session = LearnerSession(seconds: 5)
        let result = await session.submit(text, patience: .zero)
        if let trace = result.trace {
          for level in [RenderingOptions.Level.full, .outline] {
            _ = TraceText.render(trace, options: RenderingOptions(level: level))
          }
          _ = JSONLines.render(trace)
        }
        session.abandon()
        isOver.signal()
      }
      // Programs begin on the main actor, which this thread must run.
      while isOver.wait(timeout: .now()) == .timedOut {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
      }
    }
  }
}
