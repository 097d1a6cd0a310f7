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
