// swift-format-ignore-file
struct Progress { var done = 0, total: Int }  // error: return from initializer without initializing all stored properties
struct Constants { let a = 0, b: Int? }  // error: return from initializer without initializing all stored properties
struct Pairs { var (x, y) = (1, 2), z: Int }  // error: return from initializer without initializing all stored properties
struct Extended<Value> { var a = 0, b: Value }  // error: return from initializer without initializing all stored properties
extension Extended { init(only b: Value) { a = 1; self.b = b } }
enum Outer { struct Nested { var a = 1, b: Int, c = 1, d: Int } }  // error: return from initializer without initializing all stored properties

struct Following { var a: Int, b = 0, c: Int }
struct Optionals { var a = 1, b: Int? }
struct Own { var a = 1, b: Int; init(b: Int) { self.b = b } }
final class Object { var a = 1, b: Int; init(b: Int) { self.b = b } }
func local() {
  struct Local { var a = 0, b: Int }
  print(Local(b: 1), Local(a: 2, b: 1))
}
