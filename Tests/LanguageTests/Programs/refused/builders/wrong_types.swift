// swift-format-ignore-file
@resultBuilder enum Sum {
  static func buildBlock(_ n: Int...) -> Int { n.reduce(0, +) }
  static func buildOptional(_ n: Int?) -> Int { n ?? 0 }
}
@Sum func a() -> Int { 1; 2 }
@Sum func b() -> Int {
  1
  "two"  // error: cannot convert value of type 'String' to expected argument type 'Int'
}
@Sum func c() -> String { 1; 2 }  // error: cannot convert return expression of type 'Int' to return type 'String'
func make(@Sum _ f: () -> Int) -> Int { f() }
print(make { 1; 2; if a() > 1 { 3 } })
print(make { 1; 2.5 })  // error: cannot convert value of type 'Double' to expected argument type 'Int'
print(make { 1; missing })  // error: cannot find 'missing' in scope
