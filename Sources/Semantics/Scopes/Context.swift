package import CheckedTree
import Machine
package import Reading
package import SwiftSyntax

/// A scope of the program: names are looked up from the innermost context outwards. Bodies, types,
/// extensions and blocks have contexts.
package final class Context {
  package enum Kind {
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

  package let kind: Kind
  package let parent: Context?
  /// The declared names. Locals become visible after their declaration. Local functions and types
  /// are visible in the whole block.
  package var names: NameTable = [:]
  /// The visible generic parameters; nil if they are the parent's.
  package var ownSignature: Lazy<GenericSignature>?
  /// The file that contains it, for `private` and positions.
  package let file: SourceText
  package let layer: Layer?
  /// The enclosing body's tree; nil outside bodies.
  package var body: Body?
  /// The enclosing function or closure; nil outside bodies.
  package var frame: Frame?
  /// The scope of errors thrown here: that of the frame, or of a `do` inside it.
  package var errors: ErrorScope?
  /// Names of variables that are declared later in this block, for messages.
  package var upcoming: Set<String> = []
  /// The modules that a layer's submission imports, by name.
  package var imports: Set<String> = []
  /// The modules that it imports with `@testable`.
  var testedModules: Set<String> = []
  /// The modules that it imports with `@preconcurrency`.
  var preconcurrencyModules: Set<String> = []
  /// Whether `self` in a head is an instance outside functions, as in a lazy property's value.
  package var hasInstance = false
  /// The variables of a case with several patterns, during its check.
  package var alternatives: Alternatives?
  /// Whether the patterns of a case are read, whose names aren't visible in other parts of the patterns.
  package var readsPatterns = false
  /// The type of each `some P` in a head.
  package var opaqueTypes: [SyntaxIdentifier: OpaqueType] = [:]
  /// The isolation of the context's code.
  package var isolation: Lazy<Isolation>
  /// The rules for a closure's captures, from its contextual type.
  package var captureRules = CaptureRules()
  /// Called once a type or an extension that is declared in it has a place for members.
  var whenMade: ((Owner) -> Void)?
  /// Whether the conditions of a `guard` are being checked. They may shadow a name.
  package var isInGuard = false

  package init(
    kind: Kind, parent: Context?, file: SourceText, layer: Layer?, isolation: Lazy<Isolation>
  ) {
    self.kind = kind
    self.parent = parent
    self.file = file
    self.layer = layer
    self.isolation = isolation
    body = parent?.body
    frame = parent?.frame
    errors = parent?.errors
  }

  package var signature: GenericSignature { ownSignature?.value ?? parent?.signature ?? .empty }

  /// The innermost enclosing type or extension.
  package var owner: Owner? {
    switch kind {
    case .type(let type): Owner(type: type, extension: nil)
    case .extension(let extended): Owner(type: extended.type, extension: extended)
    default: parent?.owner
    }
  }
}

/// The rules that a closure's context imposes on its captures.
package struct CaptureRules {
  package var isEscaping = true
  /// `@Sendable`: it may run concurrently with the enclosing code.
  package var isSendable = false
  /// Whether it is an argument for a `sending` parameter.
  package var isSending = false
  /// Whether it is an argument of a `@preconcurrency` declaration. Then the compiler only warns about code in it
  /// that could race.
  package var isPreconcurrency = false
  /// Whether `self` can be implicit although the closure escapes, as in `Task { … }`.
  package var impliesSelf = false
}

/// The meaning of a written `some P`.
package enum OpaqueType {
  /// In a parameter: a generic parameter without a name.
  case parameter(GenericParameter)
  /// In a result.
  case result(OpaqueResult)
}

/// The meaning of an unqualified name.
package enum Named {
  case storage(StorageDeclaration)
  case function(FunctionDeclaration)
  case type(TypeContext)
  case alias(AliasDeclaration)
  case parameter(GenericParameter)
}

extension Context {
  /// Whether it is in a closure that is an argument of a `@preconcurrency` declaration.
  package var isPreconcurrency: Bool {
    captureRules.isPreconcurrency || parent?.isPreconcurrency ?? false
  }
  /// Whether it is the session's own source, and not the prelude's or a library's.
  package var isOfSession: Bool { !file.isPrelude && layer?.module?.isLibrary != true }
}

extension Context {
  /// Whether the context is in a function's or closure's code. The top level and the types in it
  /// aren't.
  package var isInsideBody: Bool {
    switch kind {
    case .layer: false
    case .function, .closure: true
    case .block: frame != nil
    case .type, .extension, .head: parent?.isInsideBody ?? false
    }
  }

  /// Whether declarations in this context belong to the session, not to a function.
  package var isTopLevel: Bool {
    switch kind {
    case .layer: true
    case .head: parent?.isTopLevel ?? false
    default: false
    }
  }
}

extension SemanticModel {
  /// A context for the statements of a block.
  ///
  /// - Parameter file: The text that contains it, if that isn't the context's.
  package func makeBlock(in context: Context, file: SourceText? = nil) -> Context {
    Context(
      kind: .block, parent: context, file: file ?? context.file, layer: context.layer,
      isolation: context.isolation)
  }
}
