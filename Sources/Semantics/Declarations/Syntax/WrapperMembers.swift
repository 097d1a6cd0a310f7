import Reading
import SwiftSyntax

/// The members of a property wrapper, read from its syntax if possible, because they may be
/// declared after the wrapped property.
struct WrapperMembers {
  var isSettable = false
  var setterMutates = true
  var getterMutates = false
  var hasProjection = false
  var isProjectionSettable = false
  /// Whether the static subscripts that reach the object with the property are settable, by their second label:
  /// `static subscript(_enclosingInstance:wrapped:storage:)`.
  var enclosing: [String: Bool] = [:]
  var takesInitialValue = false
  /// Whether `init(wrappedValue:)` takes an autoclosure.
  var delaysInitialValue = false
  var hasPlainInitializer = false

  init(_ wrapper: NominalDeclaration) {
    if let syntax = wrapper.syntax.flatMap({ NominalSyntax($0) }), !wrapper.isPrelude {
      read(syntax.members, isReference: wrapper.isReference)
      for extended in wrapper.extensions {
        if let syntax = extended.syntax {
          read(
            syntax.memberBlock.members, isReference: wrapper.isReference, isExtension: true)
        }
      }
      return
    }
    for case .storage(let value) in wrapper.members["wrappedValue"] {
      isSettable = value.isSettable
      setterMutates = value.setter?.isMutating ?? !wrapper.isReference
      getterMutates = value.getter?.isMutating ?? false
    }
    for case .storage(let value) in wrapper.members["projectedValue"] {
      hasProjection = true
      isProjectionSettable = value.isSettable
    }
    for case .function(let initializer) in wrapper.members["init"] {
      let parameters = initializer.interface.value.parameters
      read(
        labels: parameters.map { ($0.label, $0.hasDefault) },
        isAutoclosure: parameters.first?.isAutoclosure ?? false)
    }
  }

  private mutating func read(
    _ items: MemberBlockItemListSyntax, isReference: Bool, isExtension: Bool = false
  ) {
    var hasInitializer = false
    var isStored = false
    var storedHasValue = true
    for item in items {
      if let initializer = item.decl.as(InitializerDeclSyntax.self) {
        hasInitializer = true
        read(
          labels: initializer.signature.parameterClause.parameters.map {
            (
              $0.firstName.text == "_" ? nil : $0.firstName.text,
              $0.defaultValue != nil || $0.ellipsis != nil
            )
          },
          isAutoclosure: initializer.signature.parameterClause.parameters.first
            .flatMap { $0.type.as(AttributedTypeSyntax.self) }?.attributes
            .contains { $0.trimmedDescription == "@autoclosure" } ?? false)
      }
      if let declaration = item.decl.as(SubscriptDeclSyntax.self) { read(declaration) }
      guard let variable = item.decl.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings {
        let name = binding.pattern.spelling
        let isComputed = binding.accessorBlock?.isComputed ?? false
        if !isComputed, !variable.modifiers.contains(where: { $0.name.text == "static" }) {
          if name == "wrappedValue" { isStored = true }
          if binding.initializer == nil, binding.typeAnnotation?.type.isOptional != true {
            storedHasValue = false
          }
        }
        guard name == "wrappedValue" || name == "projectedValue" else { continue }
        var settable = variable.bindingSpecifier.text == "var"
        var mutates = !isReference
        if isComputed, let block = binding.accessorBlock {
          settable = false
          if case .accessors(let list) = block.accessors {
            for accessor in list {
              if accessor.accessorSpecifier.text == "set" {
                settable = true
                if accessor.modifier?.name.text == "nonmutating" { mutates = false }
              } else if accessor.modifier?.name.text == "mutating", name == "wrappedValue" {
                getterMutates = true
              }
            }
          }
        }
        if variable.modifiers.contains(where: {
          $0.name.text == "private" && $0.detail?.detail.text == "set"
        }) {
          settable = false
        }
        if name == "wrappedValue" {
          isSettable = settable
          setterMutates = mutates
        } else {
          hasProjection = true
          isProjectionSettable = settable
        }
      }
    }
    // The memberwise initializer takes the value. The default initializer takes nothing.
    if !hasInitializer, !isExtension {
      if isStored { takesInitialValue = true }
      if storedHasValue { hasPlainInitializer = true }
    }
  }

  private mutating func read(_ declaration: SubscriptDeclSyntax) {
    let labels = declaration.parameterClause.parameters.map(\.firstName.text)
    guard labels.count == 3, labels[0] == "_enclosingInstance", labels[2] == "storage",
      declaration.modifiers.contains(where: { $0.name.text == "static" })
    else { return }
    guard case .accessors(let list)? = declaration.accessorBlock?.accessors else {
      enclosing[labels[1]] = false
      return
    }
    enclosing[labels[1]] = list.contains { $0.accessorSpecifier.text == "set" }
  }

  /// The members as a property of an object sees them: its accessors may be the static subscripts.
  func ofObject() -> Self {
    var result = self
    if let isSettable = enclosing["wrapped"] {
      result.isSettable = isSettable
      result.setterMutates = false
      result.getterMutates = false
    }
    if let isSettable = enclosing["projected"] { result.isProjectionSettable = isSettable }
    return result
  }

  private mutating func read(labels: [(label: String?, hasDefault: Bool)], isAutoclosure: Bool) {
    if labels.allSatisfy(\.hasDefault) { hasPlainInitializer = true }
    if labels.first?.label == "wrappedValue" || labels.first?.label == "initialValue" {
      takesInitialValue = true
      if isAutoclosure { delaysInitialValue = true }
    }
  }
}

extension Type {
  /// Finds the substitution that makes this type equal to the other.
  package func match(_ other: Type, _ found: inout Substitution) -> Bool {
    if case .parameter(let parameter) = kind {
      if let known = found[parameter] { return known == other }
      found[parameter] = other
      return true
    }
    if self == other { return true }
    switch (kind, other.kind) {
    case (.nominal(let first, let mine), .nominal(let second, let theirs)):
      guard first == second else { return false }
      for (one, two) in zip(mine, theirs) where !one.match(two, &found) { return false }
      return true
    case (.tuple(let mine), .tuple(let theirs)):
      guard mine.count == theirs.count else { return false }
      for (one, two) in zip(mine, theirs) where !one.type.match(two.type, &found) { return false }
      return true
    case (.function(let mine), .function(let theirs)):
      guard mine.parameters.count == theirs.parameters.count else { return false }
      for (one, two) in zip(mine.parameters, theirs.parameters)
      where !one.type.match(two.type, &found) {
        return false
      }
      return mine.result.match(theirs.result, &found)
    default: return false
    }
  }
}
