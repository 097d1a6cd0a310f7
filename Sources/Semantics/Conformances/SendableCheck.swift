import Machine
import Reading

/// Checks that all stored parts of a `Sendable` type are `Sendable`.
struct SendableCheck {
  private let model: SemanticModel
  private let conformance: ConformanceDeclaration
  private var type: NominalDeclaration { conformance.type }
  /// The file's context.
  private var context: Context? { conformance.extension?.context ?? type.context }

  init(_ model: SemanticModel, _ conformance: ConformanceDeclaration) {
    self.model = model
    self.conformance = conformance
  }

  func run() {
    if conformance.isUnchecked || conformance.isUnavailable { return }
    if conformance.protocol.known != .sendable { return }
    switch type.kind {
    case .actor: return
    case .class: checkClass()
    case .structure, .enumeration: checkParts()
    }
  }

  /// Whether `Error` or `CodingKey` implies the conformance. The compiler then only warns about
  /// stored parts.
  private var isLenient: Bool {
    if case .implied(let source) = conformance.source {
      source.protocol.isErrorOrCodingKey
    } else {
      false
    }
  }

  private func checkClass() {
    if case .global = type.isolation.value { return }
    if !type.isFinal, let position = type.position {
      model.report(SendabilityMessage.nonFinalClass(type: type.declaredType), at: position)
      return
    }
    if let superclass = type.superclass.value,
      !model.canShare(superclass, in: context, conformance.signature), let position = type.position
    {
      model.report(SendabilityMessage.classInherits(type: type.declaredType), at: position)
      return
    }
    checkParts()
  }

  private func checkParts() {
    if isLenient { return }
    for part in model.parts(of: type) {
      if let storage = part.declaration as? StorageDeclaration {
        if isExempt(storage) { continue }
        if type.kind == .class, !storage.isConstant {
          model.report(
            SendabilityMessage.mutableProperty(name: part.name, type: type.declaredType),
            at: part.declaration.position)
          return
        }
      }
      guard !model.canShare(part.type, in: context, conformance.signature) else { continue }
      model.report(
        SendabilityMessage.nonSendablePart(
          part: NamedDeclaration(
            type.kind == .enumeration ? .associatedValue : .storedProperty, part.name),
          keyword: type.kindName, type: type.declaredType, partType: part.type),
        at: part.declaration.position, notes: note(on: part.type))
    }
  }

  private func isExempt(_ storage: StorageDeclaration) -> Bool {
    if storage.isNonisolatedUnsafe { return true }
    if case .global = storage.isolation { return true }
    return false
  }

  private func note(on type: Type) -> [Diagnostic.Note] {
    guard let declaration = type.nominal, let position = declaration.position,
      !declaration.isPrelude
    else { return [] }
    return [
      Diagnostic.Note(
        SendabilityMessage.missingFor(keyword: declaration.kindName, type: type), at: position)
    ]
  }
}

extension ProtocolDeclaration {
  /// Whether the protocol is `Error` or `CodingKey`, or refines one of them.
  fileprivate var isErrorOrCodingKey: Bool {
    closure.contains { $0.known == .error || $0.known == .codingKey }
  }
}
