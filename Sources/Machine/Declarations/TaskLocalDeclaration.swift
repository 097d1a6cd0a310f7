/// One `@TaskLocal` declaration of a program.
package final class TaskLocalDeclaration: NativeValue {
  /// `Locals.value`
  package let name: String
  /// The type of its values.
  package let valueType: RuntimeType
  /// Its default, computed once.
  package let defaultValue: StaticStorage
  /// Whether the prelude declares it, so that traces omit it.
  package let isOfLibrary: Bool

  package init(
    name: String, valueType: RuntimeType, defaultValue: StaticStorage, isOfLibrary: Bool = false
  ) {
    self.name = name
    self.valueType = valueType
    self.defaultValue = defaultValue
    self.isOfLibrary = isOfLibrary
  }

  package static var leadsOn: Bool { false }
  package var typeName: String { "TaskLocal<\(valueType.description)>" }
  package var printedParts: (labels: [String?], values: Values)? {
    (["defaultValue"], [defaultValue.cell.value])
  }
  package var description: String { "TaskLocal(\(name))" }
}
