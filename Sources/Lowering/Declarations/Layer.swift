import Machine
import Reading

/// One submission's declarations: a layer on those of the submissions before.
final class Layer {
  let number: Int
  /// The module whose files it is; nil for the main one.
  let module: ProgramModule?
  /// Those that were submitted together; mostly one.
  var files: [SourceText] = []
  /// What it declares, for the checks at its end.
  var types: [TypeContext] = []
  /// How many of the types have had their conformances checked; those of bodies come later.
  var checkedTypes = 0
  var extensions: [ExtensionDeclaration] = []
  /// Whether it is without errors, so that the machine may know of it.
  var isAccepted = false

  /// What its declarations are checked by when all of its top level is known.
  var checks: [() -> Void] = []
  /// Types of earlier layers that it added members or conformances to.
  var extended: [TypeContext] = []

  init(number: Int, module: ProgramModule? = nil) {
    self.number = number
    self.module = module
  }

  func isInOtherFile(_ position: Position, than file: SourceText) -> Bool {
    files.count > 1 && !file.contains(position)
      && files.contains { $0 !== file && $0.contains(position) }
  }
}
