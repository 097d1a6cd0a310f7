package import CheckedTree
package import Reading
package import Semantics

/// The solution of one expression: types of terms, and the declarations that names refer to.
package struct Solution {
  /// The type of a term's value, by the term's id. The type of an assignable place is that of its
  /// value.
  package var types: [Int: Type] = [:]
  /// The references of names, members, operators, subscripts and implicit members, and of calls of
  /// `callAsFunction`, initializers and dynamic members. The reference of an initializer is stored
  /// under the id of the call.
  package var references: [Int: Reference] = [:]
  /// How a call's or subscript's arguments match parameters.
  package var arguments: [Int: [ParameterBinding]] = [:]
  package var closures: [Int: ClosureTypes] = [:]
  /// Bodies that were checked separately: of closures of several statements, and of `if` and
  /// `switch` expressions.
  package var bodies: [Int: CheckedBody] = [:]
  /// Types that were written, by the id of their term: `as T`, key path roots.
  package var writtenTypes: [Int: Type] = [:]
  package var keyPaths: [Int: KeyPathTypes] = [:]
  /// Existential arguments of generic parameters, which are opened for the call: by the call's id,
  /// then the argument's index.
  package var openedArguments: [Int: [Int: OpaqueResult]] = [:]
  /// The type that a value gives the opaque part of its type.
  package var opaquePart: Type?

  /// The initializer calls of calls that pass their trailing closures to `callAsFunction` of the new
  /// value.
  package var madeValues: [Int: Term] = [:]
  /// The argument of `dynamicallyCall`, by the call's id.
  package var dynamicCalls: [Int: Term.Arguments] = [:]

  package init() {}

  /// The arguments of a parameter, by index into the call's list.
  package enum ParameterBinding {
    case argument(Int)
    case variadic([Int])
    case defaulted

    package var arguments: [Int] {
      switch self {
      case .argument(let index): [index]
      case .variadic(let indices): indices
      case .defaulted: []
      }
    }
  }

  package struct ClosureTypes {
    package var type: FunctionType
    /// The parameters inside the body, one for each name. `splitsTuple` is set if a closure of
    /// several names takes one tuple.
    package var parameterTypes: [Type]
    package var splitsTuple = false
    /// The context that resolves names in its body. The solver creates it, with a `body` of kind
    /// `closure`, which owns the variables and captures. Building fills it in.
    package var context: Context
    package var variables: [StorageDeclaration]
    /// One for each of the closure's captures, declared in `context`.
    package var captures: [StorageDeclaration] = []
  }

  package struct KeyPathTypes {
    package var root: Type
    package var value: Type
    /// One for each component except `identity`: its reference, or the term that has it in the
    /// solution, and the types before and after.
    package var components: [(reference: Reference?, term: Int?, base: Type, result: Type)]
    /// The arguments of the subscript for a dynamic member: `\.rows[id: 3]`.
    package var arguments: Term.Arguments?
    /// Whether the contextual type is a function: `map(\.name)`.
    package var isFunction = false
    /// The type of the key path, if it isn't a function.
    package var path: Type?
    /// How the key path writes; nil if its type decides. The class of the object depends on the
    /// setters that exist, and the type of the expression on those that the code has access to.
    package var writing: Writing?

    package enum Writing { case never, inPlace, throughReference }
  }
}

/// A body that was checked while the expression around it was solved.
package struct CheckedBody {
  package var body: Body?
  /// For `if` and `switch` as expressions.
  package var statement: Statement?
  package var result: Type
  package var diagnostics: [Diagnostic]
  /// The declarations of the closure's capture list in this body.
  package var captures: [StorageDeclaration] = []
  /// Whether a result builder transforms the body.
  package var isBuilt = false
  /// Whether the branches of an `if` or `switch` expression have types without a common type.
  package var branchesDiffer = false

  package init(
    body: Body? = nil, statement: Statement? = nil, result: Type, diagnostics: [Diagnostic],
    captures: [StorageDeclaration] = [], isBuilt: Bool = false, branchesDiffer: Bool = false
  ) {
    self.body = body
    self.statement = statement
    self.result = result
    self.diagnostics = diagnostics
    self.captures = captures
    self.isBuilt = isBuilt
    self.branchesDiffer = branchesDiffer
  }
}
