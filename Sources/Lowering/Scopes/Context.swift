import CheckedTree
import Machine
import Reading
import SwiftSyntax

/// A place in the program where names are looked up and code stands: what is around it, innermost
/// last. Bodies, types, extensions and blocks each make one.
final class Context {
  enum Kind {
    /// The prelude, a module's section, or a submission on top of the ones before.
    case layer
    case type(TypeContext)
    case `extension`(ExtensionDeclaration)
    /// A function's, initializer's or accessor's body.
    case function(FunctionDeclaration)
    case closure
    /// Braces, or what follows a `guard`.
    case block
    /// Generic parameters of a declaration's head.
    case head
  }

  let kind: Kind
  let parent: Context?
  /// What is declared here, by name. Locals become visible when their declaration has been passed;
  /// local functions and types are visible in the whole block.
  var names: NameTable = [:]
  /// The generic parameters in view; nil to take the parent's.
  var ownSignature: Lazy<GenericSignature>?
  /// The file it stands in, for `private` and positions.
  let file: SourceText
  let layer: Layer?
  /// The tree that is being made of the body around; nil outside of bodies.
  var body: Body?
  /// The function whose code this is, or closure; nil outside of bodies.
  var frame: Frame?
  /// Where errors thrown in this code go: those of the frame, or of a `do` inside it.
  var errors: ErrorScope?
  /// Names of variables that are declared further down in this block, for the message.
  var upcoming: Set<String> = []
  /// Modules that a submission imports, by name; of a layer.
  var imports: Set<String> = []
  /// Those of them that are imported with `@testable`.
  var testedModules: Set<String> = []
  /// Of a head: whether `self` is an instance though no function is around, as in the value of a
  /// lazy property.
  var hasInstance = false
  /// While the patterns of a case are checked that has several: what they bind.
  var alternatives: Alternatives?
  /// Of a head: what each `some P` that is written in it stands for.
  var opaqueTypes: [SyntaxIdentifier: OpaqueType] = [:]
  /// In which the code of this context runs.
  var isolation: Lazy<Isolation>
  /// Of a closure: what it may capture; known from the type that is wanted of it.
  var captureRules = CaptureRules()
  /// Whether the conditions of a `guard` are being checked, which may bind a name anew.
  var isInGuard = false

  init(kind: Kind, parent: Context?, file: SourceText, layer: Layer?, isolation: Lazy<Isolation>) {
    self.kind = kind
    self.parent = parent
    self.file = file
    self.layer = layer
    self.isolation = isolation
    body = parent?.body
    frame = parent?.frame
    errors = parent?.errors
  }

  var signature: GenericSignature { ownSignature?.value ?? parent?.signature ?? .empty }

  /// The type or extension this stands in, from the inside out.
  var owner: Owner? {
    switch kind {
    case .type(let type): Owner(type: type, extension: nil)
    case .extension(let extended): Owner(type: extended.type, extension: extended)
    default: parent?.owner
    }
  }
}

/// What the place in which a closure is written asks of its captures.
struct CaptureRules {
  var isEscaping = true
  /// `@Sendable`: it may run at the same time as the code around it.
  var isSendable = false
  /// Given for a `sending` parameter.
  var isSending = false
  /// `self` needn't be written, though the closure escapes, as in `Task { … }`.
  var impliesSelf = false
}

/// What a `some P` stands for where it is written.
enum OpaqueType {
  /// In a parameter: a generic parameter without a name.
  case parameter(GenericParameter)
  /// In a result.
  case result(OpaqueResult)
}

/// What an unqualified name can mean.
enum Named {
  case storage(StorageDeclaration)
  case function(FunctionDeclaration)
  case type(TypeContext)
  case alias(AliasDeclaration)
  case parameter(GenericParameter)
}

extension Context {
  /// Whether this is the session's own text, rather than the prelude's or a library's.
  var isOfSession: Bool { !file.isPrelude && layer?.module?.isLibrary != true }
}
