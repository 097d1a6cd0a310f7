/// The prelude's declarations that the checker itself refers to, found when first asked for.
final class CoreTypes {
  /// Where the prelude's names are declared that need no import.
  let scope: LexicalScope
  /// Those of modules, by the name of their section.
  let moduleScopes: [String: LexicalScope]

  lazy var bool = declaration("Bool")
  lazy var int = declaration("Int")
  lazy var uint64 = declaration("UInt64")
  lazy var double = declaration("Double")
  lazy var string = declaration("String")
  lazy var character = declaration("Character")
  lazy var substring = declaration("Substring")
  lazy var optional = declaration("Optional")
  lazy var array = declaration("Array")
  lazy var arraySlice = declaration("ArraySlice")
  lazy var dictionary = declaration("Dictionary")
  lazy var set = declaration("Set")
  lazy var range = declaration("Range")
  lazy var closedRange = declaration("ClosedRange")
  lazy var error = declaration("Error")
  lazy var sendable = declaration("Sendable")
  lazy var equatable = declaration("Equatable")
  lazy var comparable = declaration("Comparable")
  lazy var hashable = declaration("Hashable")
  lazy var task = declaration("Task")
  lazy var taskLocal = declaration("TaskLocal")
  lazy var taskGroup = declaration("TaskGroup")
  lazy var throwingTaskGroup = declaration("ThrowingTaskGroup")
  lazy var dependencyValues = declaration("DependencyValues", module: "Dependencies")
  lazy var dependencyKey = declaration("DependencyKey", module: "Dependencies")
  lazy var testDependencyKey = declaration("TestDependencyKey", module: "Dependencies")

  var boolType: Type { .nominal(bool, []) }
  var intType: Type { .nominal(int, []) }
  var doubleType: Type { .nominal(double, []) }
  var stringType: Type { .nominal(string, []) }
  var errorType: Type { .existential([error]) }

  init(scope: LexicalScope, modules: [String: LexicalScope]) {
    self.scope = scope
    moduleScopes = modules
  }

  private func declaration(_ name: String, module: String? = nil) -> TypeDeclaration {
    let scope = module.flatMap { moduleScopes[$0] } ?? scope
    guard case .type(let declaration)? = scope.local(name) else {
      preconditionFailure("the prelude declares '\(name)' before anything is checked")
    }
    return declaration
  }
}
