import Dependencies
import Execution
import Lessons
import Lowering
import Machine
import Recording
import Testing

/// A lesson's blocks one after another, as a session runs them.
enum Interpreter {
  /// What the lesson prints.
  static func output(of lesson: Lesson) async throws -> String {
    var output = ""
    try await withDependencies {
      // As for a learner; under a test runner the default would be another.
      $0.context = .live
    } operation: {
      let lowerer = Lowerer()
      let world = World()
      for block in lesson.codeBlocks where block.mode != .rejected {
        let lowered = lowerer.lower(block.code, firstLine: block.line)
        let function = try #require(lowered.function, "\(lowered.diagnostics)")
        let run = Run(function: function, world: world)
        let result = await run.start()
        #expect(result.outcome == .finished)
        let trace = Trace(sources: [], events: run.recorder.events, outcome: result.outcome)
        output += trace.output
      }
    }
    return output
  }

  /// What is said of a block that is to be rejected, after those before it ran.
  static func errors(in lesson: Lesson, rejecting id: CodeBlock.ID) async throws -> String {
    let lowerer = Lowerer()
    for block in lesson.codeBlocks {
      let lowered = lowerer.lower(block.code, firstLine: block.line)
      if block.id == id {
        #expect(lowered.function == nil)
        return lowered.diagnostics.map(\.message).joined(separator: "\n")
      }
    }
    return ""
  }
}
