// swift-format-ignore-file
import Dependencies
protocol Storage: Sendable { var name: String { get } }
struct FileStorage: Storage { var name = "file" }
enum StorageKey: DependencyKey {
  static var liveValue: any Storage { FileStorage() }
  static var testValue: any Storage { FileStorage() }
}
enum CountKey: DependencyKey {
  static var liveValue: any Sendable { 3 }
  static var testValue: any Sendable { 3 }
}
extension DependencyValues {
  var storage: any Storage { get { self[StorageKey.self] } set { self[StorageKey.self] = newValue } }
  var anything: any Sendable { get { self[CountKey.self] } set { self[CountKey.self] = newValue } }
}
struct Model {
  @Dependency(\.storage, as: FileStorage.self) var files
  @Dependency(StorageKey.self, as: FileStorage.self) var byKey
  @Dependency(\.anything, as: Int.self) var count  // issue: A dependency was read as `Int`, but is a `String`
  @Dependency(\.anything, as: String.self) var text  // issue: A dependency was read as `String`, but is a `Int`
  @Dependency(\.anything, as: [Int].self) var list  // issue: read as `Array<Swift.Int>`, but is a `Int`. An empty value is used.
  @Dependency(\.anything, as: Int?.self) var maybe
  @Dependency(\.anything, as: [String: Int].self) var table  // issue: An empty value is used.
  @Dependency(\.anything, as: Bool.self) var flag  // issue: read as `Bool`
  @Dependency(\.anything, as: Double.self) var number  // issue: read as `Double`
}
let model = Model()
print(model.files.name, model.byKey.name, model.count)
print([model.text])
print(model.list)
print(model.maybe as Any)
print(model.table, model.flag, model.number)
withDependencies { $0.anything = "seven" } operation: {
  print(model.text, model.count)
}
withDependencies { $0.storage = FileStorage(name: "other") } operation: { print(model.files.name) }
// expect: file file 3
// expect: [""]
// expect: []
// expect: Optional(3)
// expect: [:] false 0.0
// expect: seven 0
// expect: other
