// swift-format-ignore-file
func k(_ c: () -> Void) -> String { "void" }
func k(_ c: () -> Int) -> String { "int" }
func g(_ x: Any?) -> String { "Any?" }
func g(_ x: Any) -> String { "Any" }
func h(_ c: (Int) -> Void) -> String { "void" }
func h(_ c: (Int) -> Int) -> String { "int" }
func m(_ c: () -> Any) -> String { "any" }
func m(_ c: () -> Void) -> String { "void" }
func f() -> Int { 1 }
@discardableResult func d() -> Int { 1 }
func v() {}
print(k { 1 }, k { }, k { f() }, k { d() }, k { v() }, k { return 1 }, k { print("") ; return 2 })
print(g(Optional(2)), g(2), g(nil), h { $0 }, h { _ in }, h { print($0) }, h { $0 + 1 })
print(m { 1 }, m { v() }, m { })
// expect: int void int int void int int
// expect: Any? Any Any? int void void int
// expect: any void void
