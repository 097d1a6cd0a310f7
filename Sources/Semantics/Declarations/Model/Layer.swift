import Machine
package import Reading

/// The declarations of one submission, on top of those of earlier submissions.
package final class Layer {
  package let number: Int
  /// The module of the files; nil for the main module.
  package let module: ProgramModule?
  /// The files submitted together; usually one.
  package var files: [SourceText] = []
  /// The declared types, for the checks at the end.
  package var types: [TypeContext] = []
  /// The number of types whose conformances were checked. Types in bodies are checked later.
  var checkedTypes = 0
  package var extensions: [ExtensionDeclaration] = []
  /// Whether it has no errors, so that it can be registered with the machine.
  package var isAccepted = false

  /// Checks to run once the whole top level is declared.
  var checks: [() -> Void] = []
  /// Types of earlier layers to which it added members or conformances.
  package var extended: [TypeContext] = []

  package init(number: Int, module: ProgramModule? = nil) {
    self.number = number
    self.module = module
  }

  func isInOtherFile(_ position: Position, than file: SourceText) -> Bool {
    files.count > 1 && !file.contains(position)
      && files.contains { $0 !== file && $0.contains(position) }
  }
}
