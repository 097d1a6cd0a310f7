/// One `@TaskLocal` declaration of a program.
package final class TaskLocalDeclaration: NativeValue {
  /// `Locals.value`
  package let name: String
  /// Its default, computed once.
  package let defaultValue: StaticStorage

  package init(name: String, defaultValue: StaticStorage) {
    self.name = name
    self.defaultValue = defaultValue
  }

  package static var leadsOn: Bool { false }
  package var typeName: String { "TaskLocal" }
  package var description: String { "TaskLocal(\(name))" }
}
