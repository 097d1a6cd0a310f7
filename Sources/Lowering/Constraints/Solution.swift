import CheckedTree
import Machine
import Reading

/// What was found out about the terms of one expression: types, and what each name means.
struct Solution {
  /// The type of a term's value, by the term's id. Of a place that can be assigned: what it holds.
  var types: [Int: Type] = [:]
  /// What a name, member, operator, subscript, implicit member (and a call that means
  /// `callAsFunction`, an initializer or a dynamic member) refers to. Calls of a type name have
  /// theirs (an initializer) under the call's id.
  var references: [Int: Reference] = [:]
  /// How the arguments of a call or subscript go to parameters.
  var arguments: [Int: [ParameterBinding]] = [:]
  var closures: [Int: ClosureTypes] = [:]
  /// Bodies that were checked apart: of closures of several statements, and of `if` and `switch`
  /// expressions.
  var bodies: [Int: CheckedBody] = [:]
  /// Types that were written, by the id of their term: `as T`, key path roots.
  var writtenTypes: [Int: Type] = [:]
  var keyPaths: [Int: KeyPathTypes] = [:]
  /// Arguments that are existentials given for a generic parameter, which are opened for the call:
  /// by the call's id, then the argument's index.
  var openedArguments: [Int: [Int: OpaqueResult]] = [:]

  /// Which arguments a parameter gets, by index into the call's list.
  enum ParameterBinding {
    case argument(Int)
    case variadic([Int])
    case defaulted

    var arguments: [Int] {
      switch self {
      case .argument(let index): [index]
      case .variadic(let indices): indices
      case .defaulted: []
      }
    }
  }

  struct ClosureTypes {
    var type: FunctionType
    /// The parameters as the body sees them; one for each of the closure's names. When a closure of
    /// several names is given for one tuple, `splitsTuple`.
    var parameterTypes: [Type]
    var splitsTuple = false
    /// Where the names of its body are looked up; made by the solver, with its `body`, whose kind is
    /// `closure` and which the `variables` and captures have as owner. Building fills it in.
    var context: Context
    var variables: [StorageDeclaration]
    /// One for each of the closure's captures, declared in `context`.
    var captures: [StorageDeclaration] = []
  }

  struct KeyPathTypes {
    var root: Type
    var value: Type
    /// One for each component but `identity`: what it refers to, or the term that the solution has
    /// that for, and the type before and after.
    var components: [(reference: Reference?, term: Int?, base: Type, result: Type)]
    /// Those of its subscript, where it is made for a dynamic member: `\.rows[id: 3]`.
    var arguments: Term.Arguments?
    /// Given where a function is wanted: `map(\.name)`.
    var isFunction = false
    /// What it is by itself, where it isn't a function.
    var path: Type?
  }
}

/// A body that was checked while the expression around it was solved.
struct CheckedBody {
  var body: Body?
  /// For `if` and `switch` as expressions.
  var statement: Statement?
  var result: Type
  var diagnostics: [Diagnostic]
  /// What the closure's capture list declares in this body.
  var captures: [StorageDeclaration] = []
  /// Whether a result builder puts it together.
  var isBuilt = false
}
