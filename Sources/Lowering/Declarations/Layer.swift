/// One submission's declarations: a layer on those of the submissions before.
final class Layer {
  let number: Int
  /// What its text is.
  let form: Form
  /// The module it is a file of; nil for the main one.
  let module: ProgramModule?
  /// What it declares, for the checks at its end.
  var types: [TypeContext] = []
  var extensions: [ExtensionDeclaration] = []
  /// Whether it is without errors, so that the machine may know of it.
  var isAccepted = false

  /// What its declarations are checked by when all of its top level is known.
  var checks: [() -> Void] = []
  /// Types of earlier layers that it added members or conformances to.
  var extended: [TypeContext] = []

  enum Form {
    /// Part of a lesson or of what somebody types: its statements stand as in a function.
    case statements
    /// A file of its own that runs from its top, for which Swift's rules for top-level code hold. All
    /// of its globals are in view from the start.
    case script
    /// A file of declarations. Its globals begin when they are first used.
    case library
  }

  init(number: Int, form: Form, module: ProgramModule? = nil) {
    self.number = number
    self.form = form
    self.module = module
  }
}
