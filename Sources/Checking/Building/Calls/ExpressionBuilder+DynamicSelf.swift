import Reading
import Semantics
import Solving

/// Generic parameters that are `Self` in a class, and thus the object's dynamic type.
///
/// The front end's types don't distinguish `Self` from the class that declares the member. The arguments determine
/// the type that generic code receives: `make(Self.self)`.
extension ExpressionBuilder {
  /// The generic parameters for which an argument has the type `Self` or `Self.Type`.
  func parametersOfDynamicSelf(
    _ function: FunctionDeclaration, _ site: Site, _ arguments: [Term],
    _ bindings: [Solution.ParameterBinding]
  ) -> Set<GenericParameter> {
    guard let owner = context.owner?.type as? NominalDeclaration, checker.hasSubclasses(owner),
      !function.genericParameters.isEmpty
    else { return [] }
    var found: Set<GenericParameter> = []
    for (parameter, binding) in zip(function.interface.value.parameters, bindings) {
      guard case .parameter(let generic) = (parameter.type.instance ?? parameter.type).kind,
        site.reference.substitution[generic]?.nominal === owner,
        case .argument(let index) = binding, arguments.indices.contains(index)
      else { continue }
      let given = arguments[index].peeled
      let isOwn = parameter.type.instance == nil ? isOfDynamicSelf(given) : isDynamicSelf(given)
      if isOwn { found.insert(generic) }
    }
    return found
  }

  /// Whether the value has the type `Self`.
  private func isOfDynamicSelf(_ term: Term) -> Bool {
    switch term.kind {
    case .name(let name): name.text == "self" && !context.isStaticMember && returnsDynamicSelf
    case .call(let callee, _): isDynamicSelf(callee.peeled)
    default: false
    }
  }

  /// Whether the value has the type `Self.Type`: `Self.self`, and in a function that returns `Self`, the type of
  /// `self`.
  private func isDynamicSelf(_ term: Term) -> Bool {
    switch term.kind {
    case .selfMember(let base): return isDynamicSelf(base.peeled)
    case .name(let name) where name.text == "Self": return true
    case .name(let name):
      return name.text == "self" && context.isStaticMember && returnsDynamicSelf
    case .member(let base, let name, _) where name.text == "init":
      return isDynamicSelf(base.peeled)
    case .call(_, let arguments):
      guard case .typeOf? = solution.references[term.id]?.target else { return false }
      return arguments.list.first.map { isOfDynamicSelf($0.value.peeled) } ?? false
    default: return false
    }
  }

  /// Whether the code is part of a function that returns `Self`. Only there, `self` has the type `Self`.
  private var returnsDynamicSelf: Bool {
    var frame = context.frame
    while let current = frame {
      if checker.returnsDynamicSelf(current) { return true }
      frame = current.parent
    }
    return false
  }
}
