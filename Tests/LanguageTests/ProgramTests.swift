import Execution
import Lowering
import Machine
import Recording
import Testing

/// Every program of the directory does what its comments say, which is what it does compiled.
struct ProgramTests {
  @Test(
    "a program prints, refuses or traps as its comments say",
    arguments: Program.all.filter { !$0.isInFolder })
  func program(_ program: Program) async {
    await check(program)
  }

  @Test("there are programs")
  func programs() {
    #expect(Program.all.count > 50)
  }

  private func check(_ program: Program) async {
    let lowered = Lowerer().lower(program.text, isScript: true)
    let found = lowered.diagnostics.map {
      Program.Finding(line: $0.position.line, message: $0.message)
    }
    #expect(found.map(\.line) == program.errors.map(\.line), "\(found)")
    for (found, expected) in zip(found, program.errors) {
      #expect(found.message.contains(expected.message))
    }
    guard let function = lowered.function, program.errors.isEmpty else { return }
    let output = ProgramOutput()
    // Time is no measure where many tests share few threads.
    let run = Run(
      function: function, world: World(), limits: RunLimits(seconds: nil),
      console: { output.append($0) })
    let result = await run.start()
    #expect(output.lines == program.output)
    switch (result.outcome, program.trap) {
    case (.finished, nil): break
    case (.trapped(let message, let place), let trap?), (.threw(let message, let place), let trap?):
      #expect(message.contains(trap.message))
      #expect(place?.line == trap.line)
    default:
      Issue.record("ended as \(result.outcome), not as \(program.trap?.description ?? "expected")")
    }
  }
}
