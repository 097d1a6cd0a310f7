// swift-format-ignore-file
protocol Model {
  static var table: String { get }
  init()
  var id: Int { get }
}
struct User: Model { static let table = "users"; var id = 1 }
func name<M: Model>(_ m: M) -> String { M.table }
func fresh<M: Model>(_ type: M.Type) -> M { M() }
let model: any Model = User()
print(name(model))
print(type(of: model).table)
print(Model.table)  // error: static member 'table' cannot be used on protocol metatype '(any Model).Type'  // says: instance member 'table' cannot be used on type 'any Model' — not yet in the compiler's words
let new = Model()  // error: type 'any Model' cannot be instantiated
func table<M: Model>() -> M? { nil }
let t: (any Model)? = table()  // error: type 'any Model' cannot conform to 'Model'
let list: [any Model] = [User()]
func names<M: Model>(_ list: [M]) -> [String] { list.map { _ in M.table } }
print(names(list))  // error: type 'any Model' cannot conform to 'Model'
