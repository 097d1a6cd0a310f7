import Execution
import Machine
import Recording
import Testing

/// Runs a top level and everything it started to the end, and returns the run.
///
/// The memory is the process's, and other tests fill it meanwhile.
@discardableResult
func run(
  _ main: Function, limits: RunLimits = RunLimits(memoryBytes: 4 << 30, seconds: nil),
  world: World = World()
) async -> (run: Run, result: RunResult, trace: Trace) {
  let run = Run(function: main, world: world, limits: limits, console: { _ in })
  let result = await run.start()
  await run.settle(for: .seconds(120))
  let trace = Trace(sources: [], events: run.recorder.events, outcome: run.outcome)
  return (run, result, trace)
}

/// Runs a top level that must finish, and compares its output.
@discardableResult
func check(
  prints output: String, _ main: Function, sourceLocation: SourceLocation = #_sourceLocation
) async -> Trace {
  let trace = await run(main).trace
  #expect(trace.output == output, sourceLocation: sourceLocation)
  #expect(trace.outcome == .finished, sourceLocation: sourceLocation)
  return trace
}

/// Runs a top level that must trap at a line with a message that contains the text.
func check(
  trapsWith text: String, line: Int, _ main: Function,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  let outcome = await run(main).trace.outcome
  guard case .trapped(let message, let place) = outcome else {
    Issue.record("the outcome is \(outcome)", sourceLocation: sourceLocation)
    return
  }
  #expect(message.contains(text), sourceLocation: sourceLocation)
  #expect(place?.line == line, sourceLocation: sourceLocation)
}

extension Trace {
  /// The origins of the task-local reads in order.
  var origins: [TaskLocalOrigin] {
    events.compactMap { event in
      if case .taskLocalRead(_, _, let origin) = event.kind { origin } else { nil }
    }
  }

  var inheritances: [Inheritance] {
    events.compactMap { event in
      if event.lane != .main, case .laneBegan(let inheritance) = event.kind {
        inheritance
      } else {
        nil
      }
    }
  }
}

extension Place {
  static func line(_ line: Int) -> Place { Place(line: line, column: 1) }
}
