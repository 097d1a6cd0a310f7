import Lowering
import Machine
import Recording

/// Owns a session's `Lowerer`, away from the main actor, on which lessons run.
actor Compiler {
  private let executor = ThreadExecutor()
  /// Made when it is first needed, since that takes longer than showing a prompt may.
  private var lowerer: Lowerer?

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  struct Compiled: Sendable {
    var function: Function?
    var diagnostics: [Diagnostic]
    var valueType: String?
    /// What a cancelled sleep throws in the program.
    var cancellationError: Value?
  }

  func warmUp() {
    _ = readyLowerer()
  }

  func compile(_ source: Source, isScript: Bool) -> Compiled {
    let lowerer = readyLowerer()
    let result = lowerer.lower(
      source.text, firstLine: source.firstLine, isScript: isScript)
    return Compiled(
      function: result.function, diagnostics: result.diagnostics, valueType: result.valueType,
      cancellationError: lowerer.cancellationError)
  }

  private func readyLowerer() -> Lowerer {
    if let lowerer { return lowerer }
    let lowerer = Lowerer()
    self.lowerer = lowerer
    return lowerer
  }
}
