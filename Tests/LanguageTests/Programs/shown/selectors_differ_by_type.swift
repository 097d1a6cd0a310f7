// swift-format-ignore-file
class Base { func f(_: Int) -> String { "int" }; func f(_: String) -> String { "string" } }
let b = Base()
print(b.f(1), b.f("x"))  // expect: int string
