// swift-format-ignore-file
enum Bad: Error { case worse }
func risky(_ n: Int) throws -> Int { n }
func plain(_ f: () -> Void) { f() }
func run(_ f: (Int) throws -> Int) -> Int { (try? f(1)) ?? 0 }
plain { try risky(1) }  // error: invalid conversion from throwing function of type '() throws -> Void' to non-throwing function type '() -> Void'  // says: invalid conversion from throwing function of type '() throws -> ()' to non-throwing function type '() -> ()' — not yet in the compiler's words
plain { throw Bad.worse }  // error: invalid conversion from throwing function of type '() throws -> Void' to non-throwing function type '() -> Void'  // says: invalid conversion from throwing function of type '() throws -> ()' to non-throwing function type '() -> ()' — not yet in the compiler's words
plain { _ = try? risky(1) }
print(run { try risky($0) })
print(run { risky($0) })  // error: call can throw, but it is not marked with 'try' and the error is not handled
let f: (Int) -> Int = risky  // error: invalid conversion from throwing function of type '@Sendable (Int) throws -> Int' to non-throwing function type '(Int) -> Int'
let g: (Int) throws -> Int = risky
let h = { (n: Int) in try risky(n) }
print(h(1))  // error: call can throw but is not marked with 'try'
print(try h(1))
