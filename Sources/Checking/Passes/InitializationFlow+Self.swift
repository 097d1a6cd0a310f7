import CheckedTree
import Machine
import Semantics

/// The duties of an initializer: the fields to initialize, and the initializers to call.
struct InitializationSubject {
  struct Field {
    var index: Int
    var name: String
    var isConstant: Bool
    var hasDefault: Bool
  }

  /// `self`
  var variable: Variable
  /// The fields that this initializer must initialize; none if it delegates.
  var fields: [Field]
  /// The number of superclasses' fields, which come first.
  var inheritedFieldCount: Int
  var isClass: Bool
  /// Whether every path must call `self.init` or assign `self`.
  var delegates: Bool
  /// Whether every path must call `super.init`.
  var callsSuper: Bool
}

extension InitializationFlow {
  enum SelfUse {
    case plain
    case method(String)
    case property(String?)
  }

  var isSelfComplete: Bool {
    guard let subject else { return true }
    if subject.delegates { return state.onAllWays.contains(.whole) }
    return subject.fields.allSatisfy { state.onAllWays.contains(.field($0.index)) }
      && (!subject.callsSuper || state.onAllWays.contains(.superclass))
  }

  func isSelf(_ path: AccessPath) -> Bool {
    switch path {
    case .variable(let variable): variable === subject?.variable
    case .value(let value): isSelf(value)
    default: false
    }
  }

  func isSelf(_ expression: Expression) -> Bool {
    if case .load(.variable(let variable)) = expression.kind {
      variable === subject?.variable
    } else {
      false
    }
  }

  /// Notes a use of the whole `self`.
  mutating func useSelf(as use: SelfUse, at position: Position) {
    guard let subject, !isSelfComplete else { return }
    if subject.delegates {
      find(FlowMessage.selfBeforeDelegation, at: position)
      return
    }
    if let closure = inner.first {
      find(FlowMessage.selfCapturedBeforeMembers, at: closure.position)
      return
    }
    let message: FlowMessage =
      switch use {
      case .method(let name) where subject.isClass:
        subject.callsSuper
          ? .methodCallBeforeSuperInitializer(method: name.baseName)
          : .methodCallBeforeStoredProperties(method: name.baseName)
      case .property(let name?) where subject.isClass:
        subject.callsSuper
          ? .propertyAccessBeforeSuperInitializer(property: name.baseName)
          : .propertyAccessBeforeStoredProperties(property: name.baseName)
      case .plain, .method, .property:
        subject.callsSuper ? .selfBeforeSuperInitializer : .selfBeforeStoredProperties
      }
    find(message, at: position)
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
    case .field(let base, let index, _) where isSelf(base):
      return subject.fields.first { $0.index == index && $0.isConstant }
    case .objectField(let object, let index, _) where isSelf(object):
      return subject.fields.first { $0.index == index && $0.isConstant }
    default: return nil
    }
  }

  // MARK: Assignments

  mutating func assign(_ path: AccessPath, at position: Position) {
    switch path {
    case .variable(let variable): assign(variable, at: position)
    case .field(_, let index, let name), .objectField(_, let index, let name):
      assignField(index, name, at: position)
    case .tupleElement(.variable(let variable), let index):
      if isMissing(variable) {
        state.add(.element(ObjectIdentifier(variable), index))
      }
    case .weak(let base), .unowned(let base): assign(base, at: position)
    default: break
    }
  }

  /// All of `self` is initialized.
  mutating func addWhole(at position: Position) {
    state.add(.whole)
    for field in subject?.fields ?? [] {
      if field.isConstant, state.onSomeWay.contains(.field(field.index)) {
        find(FlowMessage.propertyInitializedTwice(name: field.name), at: position)
      }
      state.add(.field(field.index))
    }
  }

  private mutating func assignField(_ index: Int, _ name: String, at position: Position) {
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

  private mutating func assign(_ variable: Variable, at position: Position) {
    if variable === subject?.variable {
      // The whole `self` is assigned.
      addWhole(at: position)
      return
    }
    let id = ObjectIdentifier(variable)
    guard let depth = tracked[id] else { return }
    if depth < inner.count {
      // A closure needs the variables that it assigns initialized when it is created.
      if isMissing(variable) { reportMissing(variable, at: position) }
      return
    }
    if variable.isConstant, state.onSomeWay.contains(.variable(id)) {
      find(FlowMessage.variableInitializedTwice(name: variable.name), at: position)
    }
    state.add(.variable(id))
  }

  mutating func reportMissing(_ variable: Variable, at position: Position) {
    if let deferPosition, inner.isEmpty || tracked[ObjectIdentifier(variable)] == inner.count {
      // A `defer` block has its variables by reference.
      return find(
        variable.isConstant
          ? .usedBeforeInitialization(place: NamedDeclaration(.constant, variable.name))
          : .passedByReferenceBeforeInitialization(name: variable.name), at: deferPosition)
    }
    find(earlyUse(of: variable), at: place(of: variable) ?? position)
  }

  // MARK: Variables

  func isMissing(_ variable: Variable) -> Bool {
    let id = ObjectIdentifier(variable)
    guard tracked[id] != nil, !state.onAllWays.contains(.variable(id)) else { return false }
    let elements = state.onAllWays.filter { if case .element(id, _) = $0 { true } else { false } }
    // The number of elements is unknown here, so two initialized elements count as all of them.
    return elements.count < 2
  }

  /// The message for a use of a variable without a value, here or in inner code.
  private func earlyUse(of variable: Variable) -> FlowMessage {
    let place = NamedDeclaration(variable.isConstant ? .constant : .variable, variable.name)
    guard let depth = tracked[ObjectIdentifier(variable)], depth < inner.count else {
      return .usedBeforeInitialization(place: place)
    }
    return inner[depth].isFunction
      ? .usedByFunctionBeforeInitialization(place: place)
      : .capturedBeforeInitialization(place: place)
  }

  /// The position of the closure or function that uses an outer variable.
  func place(of variable: Variable) -> Position? {
    guard let depth = tracked[ObjectIdentifier(variable)], depth < inner.count else { return nil }
    return inner[depth].position
  }

  // MARK: Ends

  /// Notes an end of an initializer.
  mutating func noteExit() {
    guard let subject, state.isReachable else { return }
    if subject.delegates {
      if !state.onAllWays.contains(.whole) {
        missesDelegation = true
      }
      return
    }
    if subject.fields.contains(where: { !state.onAllWays.contains(.field($0.index)) }) {
      missesFields = true
    } else if subject.callsSuper, !state.onAllWays.contains(.superclass) {
      missesSuper = true
    }
  }
}

extension String {
  /// The name without argument labels and `get `.
  fileprivate var baseName: String {
    let name = prefix { $0 != "(" }
    return String(name.split(separator: " ").last ?? name)
  }
}
