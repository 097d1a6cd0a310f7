import CheckedTree
import Machine
import Reading
import Semantics
import Solving

/// Values that aren't copied: who owns them, and where a copy would be needed.
extension ExpressionBuilder {
  /// The ownership of a read, if values of the type can't be copied.
  func ownership(of type: Type) -> Ownership? {
    guard model.isNoncopyable(type) else { return nil }
    body?.movesValues = true
    return Ownership(.consumed, isNoncopyable: true)
  }

  /// `consume x`
  func buildConsume(_ term: Term, _ inner: Term) -> Expression {
    var value = build(inner)
    guard case .load(let path) = value.kind else {
      checker.report(CopyingMessage.consumeOfOther, at: term.position)
      return value
    }
    if let ownership = value.ownership {
      ownership.use = .consumedExplicitly
    } else if path.isGlobal {
      checker.report(CopyingMessage.consumeOfGlobal, at: term.position)
    } else if !path.isLocalVariable {
      checker.report(CopyingMessage.consumeOfOther, at: inner.anchor)
    } else if !checker.isTrivial(type(of: inner), in: context) {
      value.ownership = Ownership(.consumedExplicitly, isNoncopyable: false)
      body?.movesValues = true
    }
    return value
  }

  /// `copy x`
  func buildCopy(_ term: Term, _ inner: Term) -> Expression {
    let value = build(inner)
    if model.isNoncopyable(type(of: inner)) {
      checker.report(CopyingMessage.copy, at: term.position)
    }
    return value
  }

  /// Notes how many parts with an end a structure keeps when this one is moved out of it.
  func noteParts(of storage: StorageDeclaration, _ value: Expression) {
    guard let ownership = value.ownership,
      let owner = storage.owner?.type as? NominalDeclaration, !owner.isReference
    else { return }
    let ending = owner.storedProperties.value.filter {
      !checker.isTrivial($0.type.value, in: context)
    }
    ownership.leavesSeveralParts = ending.count > 2
  }

  /// Refuses a method as a value, if the value that it belongs to can't be copied.
  func checkMethodValue(_ site: Site) {
    guard let base = site.base, model.isNoncopyable(type(of: base)) else { return }
    checker.reportUnsupported(
      UnsupportedMessage.noncopyableParameter(type: type(of: base)), at: site.position)
  }

  /// Refuses a function value that takes values which can't be copied, except by reference.
  func checkFunctionValue(_ type: Type, at position: Position) {
    guard model.declarations.hasNoncopyableTypes, let function = type.asFunction,
      let parameter = function.parameters.first(where: {
        !$0.isInout && model.isNoncopyable($0.type)
      })
    else { return }
    checker.reportUnsupported(
      UnsupportedMessage.noncopyableParameter(type: parameter.type), at: position)
  }

  /// Marks a value that its context only looks at.
  func borrow(_ value: Expression) {
    guard let ownership = value.ownership, case .consumed = ownership.use else { return }
    ownership.use = .borrowed
  }

  /// Reports a use of a generic declaration with a type that can't be copied.
  func checkCopying(of declaration: Declaration, _ site: Site) {
    guard model.declarations.hasNoncopyableTypes, !declaration.takesNoncopyableTypes else { return }
    // A value with such a part has been reported where it was declared or made.
    if let base = site.base, model.uncopiedPart(of: type(of: base)) != nil { return }
    for (parameter, type) in site.reference.substitution.pairs
    where model.isNoncopyable(type) && !parameter.isNoncopyable {
      if parameter.isSelf, declaration.owner?.extension == nil { continue }
      checker.report(requirement(of: declaration, type), at: site.term.start)
      return
    }
  }

  private func requirement(of declaration: Declaration, _ type: Type) -> CopyingMessage {
    if let function = declaration as? FunctionDeclaration {
      if function.kind == .initializer, function.genericParameters.isEmpty,
        let nominal = function.owner?.type as? NominalDeclaration
      {
        return .genericRequirement(keyword: nominal.kindName, name: nominal.name, type: type)
      }
      return .requirement(
        of: NamedDeclaration(function.kindForMessages, function.signatureName), type: type)
    }
    return .requirement(of: NamedDeclaration(.property, declaration.name), type: type)
  }

  /// Reports a part of an expression's type that would be copied: an array's element, for example.
  func checkParts(of type: Type, at position: Position) {
    if hasReportedParts { return }
    switch model.uncopiedPart(of: type) {
    case nil: break
    case .argument(let argument, let declaration)?:
      checker.report(
        CopyingMessage.genericRequirement(
          keyword: declaration.kindName, name: declaration.name, type: argument), at: position)
    case .element(let tuple)?: checker.report(CopyingMessage.tuple(tuple), at: position)
    }
  }

  /// Reports a cast whose success is only known at run time.
  func checkCast(of type: Type, _ cast: Term.Cast, at position: Position) {
    guard model.isNoncopyable(type) else { return }
    switch cast {
    case .coerce: break
    case .conditional, .forced, .check: checker.report(CopyingMessage.cast, at: position)
    }
  }

  /// Reports an interpolated value that can't be copied.
  func checkInterpolated(_ segments: [Term.Segment], at position: Position) {
    for case .value(let value) in segments where model.isNoncopyable(type(of: value)) {
      checker.report(CopyingMessage.interpolation, at: position)
    }
  }

  /// Reports a conversion of a value that can't be copied to an existential.
  func checkErasure(of type: Type, to wanted: Type, at position: Position) {
    guard model.isNoncopyable(type), wanted.existential != nil else { return }
    checker.report(
      isArgument ? CopyingMessage.argument(type) : CopyingMessage.value(type), at: position)
  }
}

extension Declaration {
  /// Whether a declaration of the library works for types that can't be copied.
  fileprivate var takesNoncopyableTypes: Bool {
    guard let function = self as? FunctionDeclaration else { return self is CaseDeclaration }
    return function.isForNoncopyableTypes
  }
}

extension AccessPath {
  fileprivate var isGlobal: Bool {
    switch self {
    case .staticStorage: return true
    case .variable(let variable): if case .global = variable.storage { return true }
    default: break
    }
    return false
  }

  /// Whether it is a whole variable.
  var isLocalVariable: Bool {
    guard case .variable(let variable) = self else { return false }
    switch variable.storage {
    case .local, .reference: return true
    case .global, .asyncLet: return false
    }
  }
}

extension BodyChecker {
  /// Whether values of the type are only bits, so that moving them is the same as copying them.
  func isTrivial(_ type: Type, in context: Context) -> Bool {
    let holdsMore = model.stores(in: type) { part in
      switch part.kind {
      case .nominal(let declaration, _):
        if let builtIn = declaration.builtIn {
          return !["int", "double", "float", "bool", "integer", "void"].contains(builtIn)
        }
        return declaration.isReference
      case .tuple, .metatype: return false
      case .parameter, .member, .existential, .function, .opaque, .variable, .error: return true
      }
    }
    return holdsMore == false
  }
}
