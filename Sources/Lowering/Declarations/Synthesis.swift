import SwiftSyntax

/// What the body of a function does that Swift writes, not the program.
enum Synthesis {
  // MARK: Properties
  /// The value a field, static or global begins with; takes the types of the property's owner.
  case initialValue(StorageDeclaration)
  /// Reads or writes the field (static, variable) itself.
  case storedGetter(StorageDeclaration)
  case storedSetter(StorageDeclaration)
  /// `_name.wrappedValue`
  case wrappedGetter(StorageDeclaration)
  case wrappedSetter(StorageDeclaration)
  /// `$name`: `_name.projectedValue`. The declaration is the wrapped property.
  case projectedGetter(StorageDeclaration)
  case projectedSetter(StorageDeclaration)
  /// The field is optional; the first read fills it.
  case lazyGetter(StorageDeclaration)
  case lazySetter(StorageDeclaration)
  /// `willSet`, the write, `didSet`.
  case observedSetter(StorageDeclaration)
  /// Of an override with observers: the superclass's value.
  case observedGetter(StorageDeclaration)
  /// Of a `@TaskLocal`: its current value.
  case taskLocalGetter(StorageDeclaration)

  // MARK: Initializers
  /// Assigns each parameter to its property, in order.
  case memberwise([StorageDeclaration])
  /// `init()`: every property has a value. Calls the superclass's `init()` if there is one.
  case defaultInitializer
  /// A superclass's initializer, inherited: calls it with the same arguments.
  case inheritedInitializer(FunctionDeclaration)

  // MARK: Conformances
  case equal
  case hash
  case hashValue
  /// `<` of an enumeration.
  case less
  case allCases
  case rawValueGetter
  case rawValueInitializer

  // MARK: Others
  /// A parameter's default, taking the types of the declaration's generic parameters.
  case defaultArgument(FunctionDeclaration, index: Int)
  /// Applies a key path: to a value, to a place, to an object.
  case keyPathGetter, keyPathSetter, keyPathReferenceSetter
}

/// `willSet` and `didSet` of a stored property, as functions that take the old or new value.
final class PropertyObservers {
  var willSet: FunctionDeclaration?
  var didSet: FunctionDeclaration?
  /// Whether `didSet` names its parameter or uses `oldValue`, so that the property is read first.
  var readsOldValue = false
}

extension CaseDeclaration {
  var parameterLabels: [String?] { parameters.value.map(\.label) }
}
