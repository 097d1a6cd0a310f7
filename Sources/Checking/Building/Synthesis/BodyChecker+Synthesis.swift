import CheckedTree
import Machine
import Reading
import Semantics
import Solving

extension BodyChecker {
  /// The body of a synthesized function; nil for other functions, and for initial values and
  /// default values, which the program writes.
  func synthesizeBody(of function: FunctionDeclaration) -> Body? {
    guard let synthesis = function.synthesis else { return nil }
    switch synthesis {
    case .initialValue, .defaultArgument: return nil
    default: break
    }
    let body = makeBody(of: function) { context in
      SynthesizedBody(checker: self, function: function, context: context).statements(synthesis)
    }
    body?.isUnwritten = synthesis.isOfWrapper
    return body
  }
}

extension Synthesis {
  /// Whether it forwards an access of the property to its wrapper.
  fileprivate var isOfWrapper: Bool {
    switch self {
    case .wrappedGetter, .wrappedSetter, .projectedGetter, .projectedSetter: true
    default: false
    }
  }
}

/// The statements of a synthesized function. Parts that Swift can express are solved and built like
/// written code. Fields are accessed directly.
struct SynthesizedBody {
  let checker: BodyChecker
  var model: SemanticModel { checker.model }
  let function: FunctionDeclaration
  let context: Context

  var position: Position { function.position }
  var core: CoreTypes { checker.core }
  var builder: ExpressionBuilder { ExpressionBuilder(checker, Solution(), in: context) }
  var nominal: NominalDeclaration? { function.owner?.type as? NominalDeclaration }

  func statements(_ synthesis: Synthesis) -> [Statement] {
    switch synthesis {
    case .initialValue, .defaultArgument: []
    case .storedGetter(let storage): [.returning(load(path(of: storage), storage.type.value))]
    case .storedSetter(let storage): [assign(path(of: storage), newValue)]
    case .wrappedGetter(let storage): wrapperGetter(storage, "wrappedValue")
    case .wrappedSetter(let storage): wrapperSetter(storage, "wrappedValue")
    case .projectedGetter(let storage): wrapperGetter(storage, "projectedValue")
    case .projectedSetter(let storage): wrapperSetter(storage, "projectedValue")
    case .lazyGetter(let storage): lazyGetter(storage)
    case .lazySetter(let storage): lazySetter(storage)
    case .observedSetter(let storage): observedSetter(storage)
    case .observedGetter(let storage): observedGetter(storage)
    case .taskLocalGetter(let storage): taskLocalGetter(storage)
    case .memberwise(let storages): memberwise(storages)
    case .defaultInitializer: defaultInitializer()
    case .inheritedInitializer(let inherited): inheritedInitializer(inherited)
    case .equal: equal()
    case .hash: hash()
    case .hashValue: hashValue()
    case .less: less()
    case .encode: encode()
    case .decode: decode()
    case .allCases: allCases()
    case .rawValueGetter:
      [.returning(make(.intrinsic("enumeration.rawValue", [selfValue]), .any))]
    case .rawValueInitializer: rawValueInitializer()
    case .keyPathGetter: keyPathGetter()
    case .keyPathSetter, .keyPathReferenceSetter: keyPathSetter()
    }
  }

  // MARK: Parts

  func make(_ kind: Expression.Kind, _ type: Type) -> Expression {
    builder.make(kind, type, at: position)
  }

  func load(_ path: AccessPath, _ type: Type) -> Expression {
    var value = make(.load(path), type)
    // Its caller borrows the value.
    value.ownership = nil
    return value
  }
  func wrap(_ value: Expression) -> Expression { make(.wrap(value), .any) }

  func assign(_ path: AccessPath, _ value: Expression) -> Statement {
    .expression(make(.assign(path, value), .void))
  }

  var selfValue: Expression { builder.selfValue(at: position) }

  /// The parameter with this name.
  func parameter(_ name: String) -> Expression {
    for case .storage(let storage) in context.names[name] ?? [] {
      if case .variable(let variable) = storage.implementation.value {
        return builder.use(variable, at: position)
      }
    }
    return builder.void(at: position)
  }

  /// A setter's last parameter.
  var newValue: Expression {
    parameter(function.interface.value.parameters.last?.name ?? "newValue")
  }

  /// The property's storage, without its accessors.
  func path(of storage: StorageDeclaration) -> AccessPath {
    switch storage.implementation.value {
    case .stored(let index): return builder.field(storage, index, in: selfValue)
    case .static(let cell): return .staticStorage(cell)
    case .variable(let variable): return builder.path(of: builder.use(variable, at: position))
    case .computed, .taskLocal, .requirement: return .value(builder.void(at: position))
    }
  }

  // MARK: Written as Swift

  func name(_ name: String) -> Term { model.makeName(name, at: position) }

  func member(_ base: Term, _ name: String) -> Term {
    model.makeTerm(.member(base, Term.Name(name), position: position), at: position)
  }

  func infix(_ name: String, _ left: Term, _ right: Term) -> Term {
    model.makeTerm(
      .infix(Term.OperatorName(text: name, position: position), left, right), at: position)
  }

  func value(_ term: Term, as type: Type? = nil) -> Expression {
    checker.checkValue(
      term, for: type.map { .type($0, .returning) } ?? .none, in: context
    ).expression
  }

  /// A name for an existing value.
  func named(_ name: String, _ variable: Variable, _ type: Type) -> Term {
    context.names[name] = [
      .storage(checker.makeStorage(variable, type: type, in: context))
    ]
    return self.name(name)
  }

  func temporary(_ name: String, _ type: Type) -> Variable {
    builder.temporary(name, type, at: position)
  }
}
