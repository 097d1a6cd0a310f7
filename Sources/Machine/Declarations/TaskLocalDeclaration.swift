/// One `@TaskLocal` declaration of a program.
package final class TaskLocalDeclaration: NativeValue {
  /// `Locals.value`
  package let name: String
  /// Its default, computed once.
  package let defaultValue: StaticStorage
  /// Whether the prelude declares it, so that traces omit it.
  package let isOfLibrary: Bool

  package init(name: String, defaultValue: StaticStorage, isOfLibrary: Bool = false) {
    self.name = name
    self.defaultValue = defaultValue
    self.isOfLibrary = isOfLibrary
  }

  package static var leadsOn: Bool { false }
  package var typeName: String { "TaskLocal" }
  package var description: String { "TaskLocal(\(name))" }
}
