// swift-format-ignore-file
func a() async -> Int { 1 }
func take(_ f: () -> Void) {}
take { await a() }  // error: cannot pass function of type '@Sendable () async -> ()' to parameter expecting synchronous function type  // says: invalid conversion from 'async' function of type '() async -> ()' to synchronous function type '() -> ()' — not yet in the compiler's words
[1].map { await a() + $0 }  // error: cannot pass function of type '@Sendable (Int) async -> Int' to parameter expecting synchronous function type  // says: invalid conversion from 'async' function of type '(Int) async -> _' to synchronous function type '(Int) throws(_) -> _' — not yet in the compiler's words
