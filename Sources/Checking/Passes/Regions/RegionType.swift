import CheckedTree
import Machine
import Reading
import Semantics

/// The static type of an expression or variable, for region analysis.
struct RegionType {
  var type: Type
  var signature: GenericSignature
  /// Whether the expression reads storage of the current actor.
  var isOfActor = false
  /// Whether the expression reads a constant.
  var isConstant = false
  /// Whether the compiler only warns about sending the value, because of a `@preconcurrency` import.
  var isOnlyWarned = false
  /// Whether tasks may share the value; nil if nothing needed to know yet.
  var isSendable: Bool?
}

/// The types that were noted during a session.
struct RegionTypes {
  private var all: [RegionType] = []
  /// The types of static properties that are state of an actor.
  private var statics: [ObjectIdentifier: Int] = [:]

  mutating func note(_ type: RegionType) -> Int {
    all.append(type)
    return all.count
  }

  mutating func note(_ storage: StaticStorage, _ index: Int) {
    statics[ObjectIdentifier(storage)] = index
  }

  /// The index of the type of a static property that is state of an actor; else 0.
  func index(of storage: StaticStorage) -> Int { statics[ObjectIdentifier(storage)] ?? 0 }

  subscript(index: Int) -> RegionType? {
    get { index == 0 ? nil : all[index - 1] }
    set { if index != 0, let newValue { all[index - 1] = newValue } }
  }
}

extension BodyChecker {
  func noteRegionType(_ type: RegionType) -> Int { regionTypes.note(type) }

  /// The index of a variable's type, which only the session's own code needs.
  func regionType(_ type: Type, in context: Context, _ canHoldObjects: Bool) -> Int {
    guard canHoldObjects, !context.file.isPrelude else { return 0 }
    return noteRegionType(
      RegionType(
        type: type, signature: context.signature,
        isOnlyWarned: model.isOnlyWarned(type, in: context)))
  }

  /// Whether code can only read the variable where it is stored: its size isn't known, as for
  /// `any Sendable` and generic types.
  func isReadInPlace(_ variable: Variable) -> Bool {
    regionTypes[variable.typeIndex].map {
      model.isAddressOnly($0.type, in: $0.signature, depth: 0)
    } ?? false
  }

  /// Whether tasks may share values of the noted type.
  func isSendable(_ index: Int) -> Bool {
    guard let noted = regionTypes[index] else { return true }
    if let known = noted.isSendable { return known }
    let isSendable =
      noted.type.isError || noted.type.hasVariables
      || model.conforms(noted.type, to: core.sendable, in: noted.signature)
    regionTypes[index]?.isSendable = isSendable
    return isSendable
  }
}

extension SemanticModel {
  /// Whether a value can only be used where it is stored.
  fileprivate func isAddressOnly(
    _ type: Type, in signature: GenericSignature, depth: Int
  ) -> Bool {
    switch type.kind {
    case .parameter, .member, .opaque: return !signature.isClassBound(type)
    case .existential(let existential):
      return type != core.anyError && existential.superclass == nil && !existential.isClassBound
        && !existential.protocols.contains(where: \.isClassBound)
    case .tuple(let elements):
      return elements.contains { isAddressOnly($0.type, in: signature, depth: depth) }
    case .nominal(let declaration, let arguments):
      if declaration === core.optional {
        return arguments.contains { isAddressOnly($0, in: signature, depth: depth) }
      }
      // A type whose parts are nested deeper is rare.
      guard !declaration.isReference, !declaration.isPrelude, depth < 4 else { return false }
      let substitution = Substitution(declaration.genericParameters, arguments)
      return parts(of: declaration).contains {
        isAddressOnly(
          substitute($0.type, substitution, in: signature), in: signature, depth: depth + 1)
      }
    case .error, .variable, .function, .metatype: return false
    }
  }
}

extension StorageDeclaration {
  /// Whether the storage is state of an actor.
  var isOfActor: Bool {
    if isNonisolatedUnsafe { return false }
    if owner == nil, !isStatic {
      guard case .variable(let variable) = implementation.value, case .global = variable.storage
      else { return false }
    }
    switch isolation {
    case .global, .instance: return true
    case .nonisolated, .unspecified, .parameter, .caller: return false
    }
  }
}
