import Machine
import Reading

/// `override` requires an overridable member of a superclass.
extension Declarer {
  func checkOverride(_ function: FunctionDeclaration) {
    guard function.kind != .deinitializer, function.storage == nil else { return }
    guard let owner = function.owner, let type = owner.type as? NominalDeclaration,
      type.kind == .class
    else {
      if function.isOverride {
        model.report(
          function.owner?.type is ProtocolDeclaration
            ? "method does not override any method from its parent protocol"
            : "'override' can only be specified on class members",
          at: function.modifiers["override"] ?? function.position)
      }
      return
    }
    guard let overridden = function.overridden else {
      if function.isOverride { reportNothingOverridden(by: function, type) }
      return
    }
    let word = function.memberWord
    if !function.isOverride, !(function.isRequired && overridden.isRequired) {
      if function.kind != .initializer || function.synthesis == nil {
        model.report(
          "overriding declaration requires an 'override' keyword", at: function.position)
      }
      return
    }
    if overridden.isStatic, overridden.isFinal, function.kind == .function {
      model.report("cannot override static method", at: function.position)
    } else if overridden.isFinal {
      model.report("\(word) overrides a 'final' \(word)", at: function.position)
    } else if overridden.owner?.extension != nil, !overridden.isPreludeMember {
      model.report(
        "non-'@objc' \(word) '\(overridden.displayName)' declared in '\(overridden.owner?.type.name ?? "")' cannot be overridden from extension",
        at: function.position)
    }
    if overridden.access != .open, overridden.layer?.module !== function.layer?.module,
      function.kind == .function, !overridden.isPreludeMember
    {
      model.report(
        "overriding non-open \(word) outside of its defining module", at: function.position)
    }
    let wanted = min(overridden.access, type.access, .public)
    if function.access < wanted, function.access < .module, function.kind != .initializer {
      model.report(
        overridden.access > type.access
          ? "overriding \(word) must be as accessible as its enclosing type"
          : "overriding \(word) must be as accessible as the declaration it overrides",
        at: function.position)
    }
    if function.interface.value.thrown != nil, overridden.interface.value.thrown == nil {
      model.report(
        "cannot override non-throwing \(word) with throwing \(word)", at: function.position)
    }
  }

  private func reportNothingOverridden(by function: FunctionDeclaration, _ type: NominalDeclaration)
  {
    var hasOtherLabels = false
    let mine = function.interface.value.parameters
    model.searchSuperclasses(of: type) { superclass, substitution in
      for case .function(let other) in superclass.members[function.name]
      where other.kind == function.kind {
        let theirs = other.interface.value.parameters
        if mine.count == theirs.count, mine.map(\.label) != theirs.map(\.label),
          zip(mine, theirs).allSatisfy({ one, two in
            one.type == model.substitute(two.type, substitution, in: .empty)
          })
        {
          hasOtherLabels = true
        }
      }
      return false
    }
    if hasOtherLabels {
      model.report(
        "declaration '\(function.displayName)' has different argument labels from any potential "
          + "overrides", at: function.position)
    } else {
      model.report(
        function.kind == .initializer
          ? "initializer does not override a designated initializer from its superclass"
          : "method does not override any method from its superclass", at: function.position)
    }
  }

  func checkOverride(_ storage: StorageDeclaration) {
    if storage.wrapped != nil { return }
    guard let owner = storage.owner, let type = owner.type as? NominalDeclaration,
      type.kind == .class
    else {
      if storage.isOverride, storage.owner != nil {
        model.report(
          "'override' can only be specified on class members",
          at: storage.modifiers["override"] ?? storage.position)
      }
      return
    }
    let word = storage.isSubscript ? "subscript" : "property"
    guard let overridden = storage.overridden else {
      if storage.isOverride {
        model.report(
          "\(word) does not override any \(word) from its superclass", at: storage.position)
      }
      return
    }
    if storage.isStored {
      model.report(
        "cannot override with a stored property '\(storage.name)'", at: storage.position)
      return
    }
    if !storage.isOverride {
      model.report(
        "overriding declaration requires an 'override' keyword", at: storage.position)
      return
    }
    if overridden.isFinal {
      let kind = overridden.isStatic ? "class \(word)" : word
      model.report(
        overridden.isStatic && overridden.isFinal
          ? "cannot override static property" : "\(kind) overrides a 'final' \(kind)",
        at: storage.position)
      return
    }
    checkTypes(storage, overridden, type)
  }

  private func checkTypes(
    _ storage: StorageDeclaration, _ overridden: StorageDeclaration, _ type: NominalDeclaration
  ) {
    var wanted = overridden.type.value
    model.searchSuperclasses(of: type) { superclass, substitution in
      guard superclass === overridden.owner?.type else { return false }
      wanted = model.substitute(wanted, substitution, in: type.signature)
      return true
    }
    let mine = storage.type.value
    let isSame =
      mine == wanted || mine.isError || wanted.isError
      || !overridden.isSettable && model.isSubclass(mine, of: wanted, in: type.signature)
    if !isSame {
      model.report(
        "property '\(storage.name)' with type '\(mine)' cannot override a property with type "
          + "'\(wanted)'", at: storage.position)
    } else if storage.observers != nil, !overridden.isSettable {
      model.report(
        "cannot observe read-only property '\(storage.name)'; it can't change",
        at: storage.position)
    } else if storage.observers == nil, overridden.isConstant, overridden.getter == nil {
      model.report(
        "cannot override immutable 'let' property '\(storage.name)' with the getter of a 'var'",
        at: storage.position)
    } else if storage.observers == nil, overridden.isSettable, !storage.isSettable {
      model.report(
        "cannot override mutable property with read-only property '\(storage.name)'",
        at: storage.position)
    }
  }

  /// Checks that a subclass has all required initializers of its superclass.
  func checkRequired(of nominal: NominalDeclaration) {
    guard nominal.kind == .class, let superclass = nominal.superclass.value?.nominal else { return }
    let own = nominal.members["init"].compactMap {
      if case .function(let function) = $0 { function } else { nil }
    }
    for case .function(let required) in superclass.members["init"] where required.isRequired {
      let isThere = own.contains {
        $0.overridden === required || $0.overriddenInitializer === required
      }
      if isThere { continue }
      let types = required.interface.value.parameters.map { "\($0.label ?? "_")" }
      let isSame = own.contains {
        $0.interface.value.parameters.map { "\($0.label ?? "_")" } == types
          && $0.interface.value.parameters.map(\.type)
            == required.interface.value.parameters.map(\.type)
      }
      if isSame { continue }
      model.report(
        "'required' initializer '\(required.displayName)' must be provided by subclass of "
          + "'\(superclass.name)'", at: own.afterLast ?? nominal.position ?? required.position)
    }
  }
}

extension [FunctionDeclaration] {
  /// The line after the last initializer's body, where the compiler suggests another.
  fileprivate var afterLast: Position? {
    compactMap(\.end).max { $0.line < $1.line }.map { Position(line: $0.line + 1, column: 1) }
  }
}

extension FunctionDeclaration {
  var memberWord: String {
    switch kind {
    case .initializer: "initializer"
    default: isStatic ? (isFinal ? "static method" : "class method") : "instance method"
    }
  }
}

extension StorageDeclaration {
  /// Whether the property stores its own value.
  var isStored: Bool {
    getter == nil && !isSettableRequirement && requirementIndex == nil && !isSubscript
      && !isOverridingWithObservers
  }
}

extension Declaration {
  var isPreludeMember: Bool { layer == nil }
}
