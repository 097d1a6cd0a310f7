import CheckedTree
import Machine
import Reading
import SwiftSyntax

/// A scope of the program: names are looked up from the innermost context outwards. Bodies, types,
/// extensions and blocks have contexts.
final class Context {
  enum Kind {
    /// The prelude, a module's section, or a submission on top of earlier ones.
    case layer
    case type(TypeContext)
    case `extension`(ExtensionDeclaration)
    /// A function's, initializer's or accessor's body.
    case function(FunctionDeclaration)
    case closure
    /// A block in braces, or the statements after a `guard`.
    case block
    /// A declaration's head with its generic parameters.
    case head
  }

  let kind: Kind
  let parent: Context?
  /// The declared names. Locals become visible after their declaration. Local functions and types
  /// are visible in the whole block.
  var names: NameTable = [:]
  /// The visible generic parameters; nil if they are the parent's.
  var ownSignature: Lazy<GenericSignature>?
  /// The file that contains it, for `private` and positions.
  let file: SourceText
  let layer: Layer?
  /// The enclosing body's tree; nil outside bodies.
  var body: Body?
  /// The enclosing function or closure; nil outside bodies.
  var frame: Frame?
  /// The scope of errors thrown here: that of the frame, or of a `do` inside it.
  var errors: ErrorScope?
  /// Names of variables that are declared later in this block, for messages.
  var upcoming: Set<String> = []
  /// The modules that a layer's submission imports, by name.
  var imports: Set<String> = []
  /// The modules that it imports with `@testable`.
  var testedModules: Set<String> = []
  /// Whether `self` in a head is an instance outside functions, as in a lazy property's value.
  var hasInstance = false
  /// The variables of a case with several patterns, during its check.
  var alternatives: Alternatives?
  /// The type of each `some P` in a head.
  var opaqueTypes: [SyntaxIdentifier: OpaqueType] = [:]
  /// The isolation of the context's code.
  var isolation: Lazy<Isolation>
  /// The rules for a closure's captures, from its contextual type.
  var captureRules = CaptureRules()
  /// Whether the conditions of a `guard` are being checked. They may shadow a name.
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

  /// The innermost enclosing type or extension.
  var owner: Owner? {
    switch kind {
    case .type(let type): Owner(type: type, extension: nil)
    case .extension(let extended): Owner(type: extended.type, extension: extended)
    default: parent?.owner
    }
  }
}

/// The rules that a closure's context imposes on its captures.
struct CaptureRules {
  var isEscaping = true
  /// `@Sendable`: it may run concurrently with the enclosing code.
  var isSendable = false
  /// Whether it is an argument for a `sending` parameter.
  var isSending = false
  /// Whether `self` can be implicit although the closure escapes, as in `Task { … }`.
  var impliesSelf = false
}

/// The meaning of a written `some P`.
enum OpaqueType {
  /// In a parameter: a generic parameter without a name.
  case parameter(GenericParameter)
  /// In a result.
  case result(OpaqueResult)
}

/// The meaning of an unqualified name.
enum Named {
  case storage(StorageDeclaration)
  case function(FunctionDeclaration)
  case type(TypeContext)
  case alias(AliasDeclaration)
  case parameter(GenericParameter)
}

extension Context {
  /// Whether it is the session's own source, and not the prelude's or a library's.
  var isOfSession: Bool { !file.isPrelude && layer?.module?.isLibrary != true }
}
