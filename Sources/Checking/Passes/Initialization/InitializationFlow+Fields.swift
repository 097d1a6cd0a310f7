import CheckedTree
import Machine
import Semantics

/// Stored properties that an initializer must initialize, and the paths to them.
extension InitializationFlow {
  mutating func assign(_ path: AccessPath, at position: Position) {
    switch path {
    case .variable(let variable): assign(variable, at: position)
    case .field(_, let index, let name), .uniqueField(_, let index, let name),
      .objectField(_, let index, let name):
      assignField(index, name, at: position)
    case .tupleElement(.variable(let variable), let index):
      if isMissing(variable) {
        state.add(.element(ObjectIdentifier(variable), index))
      }
    case .weak(let base), .unowned(let base): assign(base, at: position)
    default: break
    }
  }

  mutating func readField(_ index: Int, _ name: String, at position: Position) {
    guard let subject else { return }
    if subject.delegates {
      if !state.onAllWays.contains(.whole) {
        find(FlowMessage.selfBeforeDelegation, at: position)
      }
      return
    }
    if index < subject.inheritedFieldCount {
      if subject.callsSuper, !state.onAllWays.contains(.superclass) {
        find(FlowMessage.propertyAccessBeforeSuperInitializer(property: name), at: position)
      }
      return
    }
    guard let field = subject.fields.first(where: { $0.index == index }),
      !state.onAllWays.contains(.field(index))
    else {
      if let closure = inner.first, !isSelfComplete, subject.isClass {
        find(FlowMessage.selfCapturedBeforeMembers, at: closure.position)
      }
      return
    }
    let place = NamedDeclaration(field.isConstant ? .constant : .variable, "self.\(name)")
    if let closure = inner.first {
      find(.capturedBeforeInitialization(place: place), at: closure.position)
    } else {
      find(.usedBeforeInitialization(place: place), at: position)
    }
  }

  func constantField(_ path: AccessPath) -> InitializationSubject.Field? {
    guard let subject, !subject.delegates else { return nil }
    switch path {
    case .field(let base, let index, _) where isSelf(base),
      .uniqueField(let base, let index, _) where isSelf(base):
      return subject.fields.first { $0.index == index && $0.isConstant }
    case .objectField(let object, let index, _) where isSelf(object):
      return subject.fields.first { $0.index == index && $0.isConstant }
    default: return nil
    }
  }

  mutating func assignField(_ index: Int, _ name: String, at position: Position) {
    guard let subject else { return }
    if subject.delegates || index < subject.inheritedFieldCount {
      readField(index, name, at: position)
      return
    }
    guard let field = subject.fields.first(where: { $0.index == index }) else { return }
    if !inner.isEmpty {
      if !isSelfComplete { readField(index, name, at: position) }
      return
    }
    if field.isConstant, state.onSomeWay.contains(.field(index)) {
      find(FlowMessage.propertyInitializedTwice(name: name), at: position)
    }
    state.add(.field(index))
  }
}
