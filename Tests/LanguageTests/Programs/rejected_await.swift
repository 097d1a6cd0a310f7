// swift-format-ignore-file
func a() async -> Int { 1 }
func take(_ f: () -> Void) {}
take { await a() }  // error: cannot pass function of type '@Sendable () async -> ()' to parameter expecting synchronous function type
[1].map { await a() + $0 }  // error: cannot pass function of type '@Sendable (Int) async -> Int' to parameter expecting synchronous function type
