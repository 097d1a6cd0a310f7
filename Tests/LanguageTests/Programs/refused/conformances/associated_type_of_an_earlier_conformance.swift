// swift-format-ignore-file
protocol P { associatedtype V; func a() -> V }
protocol Q: P { func b() -> V }
struct K: P { func a() -> Int { 1 } }
extension K: Q { func b() -> String { "" } }  // error: type 'K' does not conform to protocol 'Q'
struct M: Q { func a() -> Int { 1 }; func b() -> String { "" } }  // error: type 'M' does not conform to protocol 'Q'
struct N: P {}
extension N: Q { func a() -> Int { 1 }; func b() -> Int { 2 } }
