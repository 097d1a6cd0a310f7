import SwiftSyntax

/// The purpose of a synthesized body.
package enum Synthesis {
  // MARK: Properties
  /// Computes the initial value of a field, static property or global; takes the types of the
  /// property's owner.
  case initialValue(StorageDeclaration)
  /// Reads or writes the field, static property or variable itself.
  case storedGetter(StorageDeclaration)
  case storedSetter(StorageDeclaration)
  /// `_name.wrappedValue`
  case wrappedGetter(StorageDeclaration)
  case wrappedSetter(StorageDeclaration)
  /// `$name`: `_name.projectedValue`. The declaration is the wrapped property.
  case projectedGetter(StorageDeclaration)
  case projectedSetter(StorageDeclaration)
  /// The field is optional, and the first read initializes it.
  case lazyGetter(StorageDeclaration)
  case lazySetter(StorageDeclaration)
  /// `willSet`, the write, `didSet`.
  case observedSetter(StorageDeclaration)
  /// Reads the superclass's value, for an override with observers.
  case observedGetter(StorageDeclaration)
  /// Reads the current value of a `@TaskLocal`.
  case taskLocalGetter(StorageDeclaration)

  // MARK: Initializers
  /// Assigns each parameter to its property, in order.
  case memberwise([StorageDeclaration])
  /// `init()`: every property has a value. Calls the superclass's `init()` if there is one.
  case defaultInitializer
  /// An inherited initializer: calls the superclass's with the same arguments.
  case inheritedInitializer(FunctionDeclaration)

  // MARK: Conformances
  case equal
  case hash
  case hashValue
  /// `<` of an enumeration.
  case less
  case allCases
  /// `encode(to:)`
  case encode
  /// `init(from:)`
  case decode
  case rawValueGetter
  case rawValueInitializer

  // MARK: Others
  /// Computes a parameter's default value; takes the types of the declaration's generic parameters.
  case defaultArgument(FunctionDeclaration, index: Int)
  /// Applies a key path: to a value, to a place, to an object.
  case keyPathGetter, keyPathSetter, keyPathReferenceSetter
}

/// `willSet` and `didSet` of a stored property, as functions that take the old or new value.
package final class PropertyObservers {
  package var willSet: FunctionDeclaration?
  package var didSet: FunctionDeclaration?
  /// Whether `didSet` uses the old value, so that the property is read first.
  package var readsOldValue = false
}

extension CaseDeclaration {
  var parameterLabels: [String?] { parameters.value.map(\.label) }
}
