import CheckedTree
import Machine
import Reading
import SwiftSyntax

/// The initializers of structures: with a parameter for each property, and without parameters.
extension Declarer {
  func addStructureInitializers(to nominal: NominalDeclaration) {
    guard ownInitializers(of: nominal).isEmpty else { return }
    let properties = memberwiseProperties(of: nominal)
    let memberwise = makeInitializer(of: nominal, synthesis: .memberwise(properties)) {
      properties.map { self.memberwiseParameter($0) }
    }
    memberwise.isMemberwise = true
    memberwise.access = properties.map(\.access).min().map { min($0, .module) } ?? .module
    add(memberwise, to: nominal)
    let hasDefaults = nominal.storedProperties.value.allSatisfy(\.hasInitialValue)
    if hasDefaults, !properties.isEmpty {
      add(makeInitializer(of: nominal, synthesis: .defaultInitializer) { [] }, to: nominal)
    }
  }

  /// An initializer that leaves a property without a value is an error even if nothing calls it.
  func checkMemberwiseInitializer(of nominal: NominalDeclaration) {
    guard nominal.leavesPropertyWithoutValue else { return }
    for case .function(let function) in nominal.members["init"] where function.isMemberwise {
      model.needBody(function)
    }
  }

  /// The properties that the initializer sets: all but constants with a value and lazy properties.
  private func memberwiseProperties(of nominal: NominalDeclaration) -> [StorageDeclaration] {
    nominal.storedProperties.value.compactMap { field in
      if let lazy = field.lazyProperty { return lazy }
      if let wrapped = field.wrapped {
        return wrapped.isConstant ? nil : wrapped
      }
      if field.isConstant, field.hasInitialValue { return nil }
      return nominal.initializedProperty(of: field) ?? field
    }
  }

  private func memberwiseParameter(
    _ property: StorageDeclaration
  ) -> FunctionDeclaration.Parameter {
    var type = property.type.value
    var initial = property
    if property.isLazy, let field = property.lazyField { type = field.type.value }
    if let wrapper = property.wrapper {
      let makesItself =
        wrapper.backing.hasInitialValue && !wrapper.backing.hasWrittenValue
        && !wrapper.beginsWithNil
      if !wrapper.takesInitialValue || makesItself {
        type = wrapper.wrapperType.value
        initial = wrapper.backing
      } else if property.defaultValue == nil, !wrapper.beginsWithNil {
        // The written value, without the wrapper.
        property.defaultValue = makeValueFunction(of: property, name: property.name)
      }
    }
    var parameter = FunctionDeclaration.Parameter(
      label: property.name, name: property.name, type: type.escaping, position: property.position)
    parameter.isConsuming = model.isNoncopyable(type)
    if let wrapper = property.wrapper, wrapper.delaysInitialValue, type == property.type.value,
      !type.isError
    {
      parameter.type = .function(FunctionType(parameters: [], result: type, isEscaping: true))
      parameter.isAutoclosure = true
    }
    // A property with an error gets a default value, to avoid further messages.
    if property.isLazy || type.isError || property.wrapper?.beginsWithNil ?? false
      || property.initializingAccessor != nil && !property.hasInitialValue
        && model.wrapped(type) != nil
    {
      parameter.defaultValue = FunctionDeclaration.DefaultArgument.none
    } else if property.hasInitialValue, property.pattern == nil,
      property.initialValue != nil || !isBesideUninitialized(property)
    {
      parameter.defaultValue = .stored(initial)
    }
    if let builder = property.resultBuilder.value {
      parameter.resultBuilder = builder
      // The parameter takes a closure that the builder transforms, for a value that is no closure.
      if parameter.type.asFunction == nil {
        parameter.type = .function(
          FunctionType(parameters: [], result: parameter.type, isEscaping: false))
      }
    }
    return parameter
  }

  /// Whether its declaration has another binding without an initial value, or a pattern. An implied
  /// `nil` is then no default argument of the memberwise initializer.
  private func isBesideUninitialized(_ property: StorageDeclaration) -> Bool {
    if let binding = property.syntax?.as(PatternBindingSyntax.self),
      binding.pattern.is(TuplePatternSyntax.self)
    {
      return true
    }
    let bindings = property.syntax?.parent?.as(PatternBindingListSyntax.self)
    return bindings.map { $0.count > 1 && !$0.areInitialized } ?? false
  }
}

extension NominalDeclaration {
  /// Whether the memberwise initializer leaves a property without a value: in one declaration, the first
  /// property has an initial value and another has none. The compiler then takes the whole
  /// declaration for initialized, but not in a function.
  package var leavesPropertyWithoutValue: Bool {
    kind == .structure && context?.isInsideBody == false
      && storedProperties.value.contains {
        $0.syntax?.parent?.as(PatternBindingListSyntax.self)?.hidesUninitialized ?? false
      }
  }
}
