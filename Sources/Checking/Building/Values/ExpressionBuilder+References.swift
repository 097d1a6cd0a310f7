import CheckedTree
import Machine
import Reading
import Semantics
import Solving
import SwiftSyntax

/// Names and members, with their bases.
extension ExpressionBuilder {
  /// A name, with or without a base, as a value or a place.
  func buildReference(_ term: Term, access: Access) -> Expression {
    switch term.kind {
    case .selfMember(let base): return build(base)
    case .superReference: return selfValue(at: term.position)
    case .discard:
      checker.report(VariableMessage.misplacedDiscard, at: term.position)
      return void(at: term.position)
    default: break
    }
    guard let reference = solution.references[term.id] else { return void(at: term.position) }
    let site = Site(term, reference, base: term.base, at: term.namePosition)
    if access.writes { return unwrappingImplicitly(refer(site, access), site, access) }
    return binding { self.unwrappingImplicitly(self.refer(site, access), site, access) }
  }

  /// A use of a declaration: the reference, its base, and its position.
  struct Site {
    let term: Term
    var reference: Reference
    /// The expression before the dot.
    let base: Term?
    /// The base if it is already built.
    var value: (expression: Expression, type: Type)?
    let position: Position
    /// Whether the use is called immediately, so no function value is needed.
    var isCalled = false
    /// The generic parameters that are `Self` in a class.
    var dynamicSelves: Set<GenericParameter> = []

    init(_ term: Term, _ reference: Reference, base: Term?, at position: Position) {
      self.term = term
      self.reference = reference
      self.base = base
      self.position = position
      // In static members `super` is a class.
      if case .superReference? = base?.peeled.kind, reference.base == .metatype {
        self.reference = reference.with(base: .superclass)
      }
    }
  }

  private func refer(_ site: Site, _ access: Access) -> Expression {
    switch site.reference.target {
    case .storage(let storage): return buildStorage(storage, site, access)
    case .function(let function):
      checkCopying(of: function, site)
      checkFunctionValue(type(of: site.term), at: site.term.start)
      checkMethodValue(site)
      return functionValue(function, site)
    case .enumerationCase(let declaration): return caseValue(declaration, site)
    case .type(let type): return metatypeValue(type, site)
    case .tupleElement(let index):
      guard let base = site.base else { return void(at: site.position) }
      let path = path(of: access.writes ? buildPlace(base, access: .modify) : build(base))
      return make(.load(.tupleElement(path, index)), site.reference.type, at: site.position)
    case .dynamicMember(let storage, let takesKeyPath):
      return dynamicMember(storage, takesKeyPath: takesKeyPath, site, access)
    case .keyPathApplication, .value, .typeOf: return void(at: site.position)
    }
  }

  /// `var x: Int!` where the contextual type is `Int`.
  func unwrappingImplicitly(
    _ value: Expression, _ site: Site, _ access: Access
  ) -> Expression {
    guard let declaration = site.reference.target.declaration as? StorageDeclaration,
      declaration.isImplicitlyUnwrapped, access != .assign,
      let inner = wrapped(substitute(declaration.type.value, site.reference.substitution)),
      type(of: site.term) == inner
    else { return value }
    if case .load(let path) = value.kind {
      return make(.load(.forced(path)), inner, at: site.position)
    }
    return make(.forceUnwrap(value), inner, at: site.position)
  }

  // MARK: self and types

  /// The instance, object or class that this code belongs to.
  func selfValue(at position: Position) -> Expression {
    if let variable = implicitSelf { return use(variable, at: position) }
    guard let owner = context.owner else { return void(at: position) }
    return typeExpression(owner.selfType, at: position)
  }

  private func metatypeValue(_ type: Type, _ site: Site) -> Expression {
    // A required initializer may be called through the metatype.
    if let nominal = type.nominal, nominal.isOnDemand, nominal.isReference {
      checker.registerMade(nominal)
    }
    return dynamicSelf(site.term) ?? typeExpression(type, at: site.position)
  }

  /// `Self` in a class: the object's dynamic type, which may be a subclass.
  private func dynamicSelf(_ term: Term) -> Expression? {
    guard case .name(let name) = term.kind, name.text == "Self",
      case .type(let type)? = solution.references[term.id]?.target
    else { return nil }
    return dynamicSelf(type, at: term.position)
  }

  /// The dynamic type of the object, or of the static member's class; nil for other types.
  private func dynamicSelf(_ type: Type, at position: Position) -> Expression? {
    guard let declaration = type.nominal, declaration.kind == .class, !declaration.isFinal,
      let variable = implicitSelf
    else { return nil }
    let object = use(variable, at: position)
    return context.isStaticMember ? object : make(.typeOf(object), .metatype(type), at: position)
  }

  /// The type of a cast or of a pattern as a value.
  ///
  /// - Parameter written: The type in the source. `Self` in a class is the dynamic type.
  func castTarget(_ type: Type, written: TypeSyntax?, at position: Position) -> Expression {
    if let name = written?.as(IdentifierTypeSyntax.self)?.name.text, name == "Self",
      let own = dynamicSelf(type, at: position)
    {
      return own
    }
    return typeExpression(type, at: position)
  }

  /// The type for a generic parameter of the referenced declaration, including its protocol's
  /// `Self`. Through `Self.` in a class it is the object's dynamic type.
  func hiddenType(_ parameter: GenericParameter, _ site: Site) -> Expression {
    if parameter.isSelf, let madeClass { return madeClass }
    if parameter.isSelf, let base = site.base, let own = dynamicSelf(base.peeled) { return own }
    let type = site.reference.substitution[parameter] ?? parameter.type
    if site.dynamicSelves.contains(parameter), let own = dynamicSelf(type, at: site.position) {
      return own
    }
    return typeExpression(type, at: site.position)
  }

  /// The type whose conformance answers a requirement. A variable of type `T.Type` may hold a
  /// subclass of `T`, and then the subclass answers.
  func conformingType(_ declaring: ProtocolDeclaration, _ site: Site) -> Expression {
    if let madeClass { return madeClass }
    if site.reference.base == .metatype, site.reference.opened == nil, let base = site.base?.peeled,
      let instance = type(of: base).instance, instance.nominal == nil, !isTypeName(base)
    {
      return load(bind(build(base), named: "type", type(of: base)), at: base.position)
    }
    return typeExpression(
      site.reference.substitution[declaring.selfParameter] ?? declaring.declaredType,
      at: site.position)
  }

  private func isTypeName(_ term: Term) -> Bool {
    if case .type? = solution.references[term.id]?.target { true } else { false }
  }

  // MARK: Bases

  /// The base of a member. An existential is opened, so that later code knows its type.
  func receiver(_ site: Site, for declaration: Declaration, access: Access) -> Expression {
    let reference = site.reference
    // An operator of a class receives its type arguments in the class's metatype.
    if site.base == nil, site.value == nil, let function = declaration as? FunctionDeclaration,
      Term.isOperator(function.name), let owner = function.owner,
      (owner.type as? NominalDeclaration)?.isReference == true
    {
      let type = substitute(owner.selfType, reference.substitution)
      return typeExpression(type, at: site.position)
    }
    switch reference.base {
    case .implicitSelf:
      guard let variable = implicitSelf else { return void(at: site.position) }
      requireExplicitSelf(variable, for: declaration, at: site.position)
      if variable.ownership == .weak {
        checker.report(CaptureMessage.optionalSelfIsImplicit, at: site.position)
      }
      return use(variable, at: site.position)
    case .superclass: return selfValue(at: site.position)
    case .instance, .metatype, .unapplied:
      if let value = site.value {
        guard let opaque = reference.opened else { return value.expression }
        return openedReceiver(value.type, opaque, for: declaration, access: access) { _ in
          value.expression
        }
      }
      guard let base = site.base else { return selfValue(at: site.position) }
      if let opaque = reference.opened {
        return openedReceiver(type(of: base), opaque, for: declaration, access: access) { access in
          access.writes ? buildPlace(base, access: .modify) : build(base)
        }
      }
      return access.writes ? buildPlace(base, access: .modify) : build(base)
    case .implicitMetatype: return ownMetatype(at: site.position)
    case .contextual:
      return typeExpression(reference.baseType ?? .error, at: site.position)
    case .none: return void(at: site.position)
    }
  }

  /// The metatype of the enclosing static member's type, or of the object.
  private func ownMetatype(at position: Position) -> Expression {
    guard let owner = context.owner else { return void(at: position) }
    guard let variable = implicitSelf, (owner.type as? NominalDeclaration)?.isReference == true
    else { return typeExpression(owner.selfType, at: position) }
    let value = use(variable, at: position)
    return context.isStaticMember
      ? value : make(.typeOf(value), .metatype(owner.selfType), at: position)
  }

  /// - Parameter base: Builds the existential as a value or as a place.
  private func openedReceiver(
    _ type: Type, _ opaque: OpaqueResult, for declaration: Declaration, access: Access,
    base: (Access) -> Expression
  ) -> Expression {
    if type.instance != nil {
      let variable = bind(base(.read), named: "type", type)
      opened[opaque] = .metatype(variable)
      return load(variable, at: variable.position)
    }
    guard access.writes else {
      let variable = bind(base(.read), named: "value", type)
      opened[opaque] = .value(variable)
      return openedValue(load(variable, at: variable.position), type, for: declaration)
    }
    let place = base(.modify)
    let path = openedPlace(
      path(of: place), type, opaque, keepsClass: isRequirement(declaration), at: place.position)
    return Expression(kind: .load(path), position: place.position)
  }

  /// The place with the value of an existential, for code that changes a value of its type.
  ///
  /// - Parameter keepsClass: Whether the code also accepts an object with the class that the existential records.
  func openedPlace(
    _ path: AccessPath, _ type: Type, _ opaque: OpaqueResult, keepsClass: Bool = false,
    at position: Position
  ) -> AccessPath {
    let settled = settle(path)
    let current = Expression(kind: .load(settled), position: position)
    let variable = bind(
      make(.typeOf(current), .metatype(type), at: position), named: "type", .metatype(type))
    opened[opaque] = .metatype(variable)
    guard type.holdsMoreThanObjects else { return settled }
    let name = keepsClass ? "type.openedWithClass" : "type.opened"
    if settled.callsAccessors {
      // One change calls the accessors and observers once.
      let accessors = Accessors(
        getter: .intrinsic(name), setter: .intrinsic("type.replace"), hasBase: true,
        setterMutates: true, position: position)
      return .computed(accessors, base: settled, arguments: [])
    }
    let value = make(.intrinsic(name, [current]), type, at: position)
    _ = bind(make(.assign(settled, value), .void, at: position), named: "opened", .void)
    return settled
  }

  /// The value of an existential for a member of its type. A call of a requirement opens the value
  /// itself.
  private func openedValue(
    _ value: Expression, _ type: Type, for declaration: Declaration
  ) -> Expression {
    guard type.holdsMoreThanObjects, !isRequirement(declaration) else { return value }
    return make(.intrinsic("type.opened", [value]), type, at: value.position)
  }

  private func isRequirement(_ declaration: Declaration) -> Bool {
    switch declaration {
    case let function as FunctionDeclaration: function.requirement != nil
    case let storage as StorageDeclaration: storage.requirementIndex != nil
    default: false
    }
  }
}
