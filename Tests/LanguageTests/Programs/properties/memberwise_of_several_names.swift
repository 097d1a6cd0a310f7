// swift-format-ignore-file
// Properties of one declaration.
struct Following { var a: Int, b = 0, c: Int }
struct Optionals { var a = 1, b: Int? }
struct Own { var a = 1, b: Int; init(b: Int) { self.b = b } }
func local() {
  struct Local { var a = 0, b: Int }
  print(Local(b: 1), Local(a: 2, b: 1))
}
print(Following(a: 1, c: 3), Optionals(), Optionals(b: 2), Own(b: 4))
// expect: Following(a: 1, b: 0, c: 3) Optionals(a: 1, b: nil) Optionals(a: 1, b: Optional(2)) Own(a: 1, b: 4)
local()  // expect: Local(a: 0, b: 1) Local(a: 2, b: 1)
