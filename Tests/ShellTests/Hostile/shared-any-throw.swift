// status: 1
struct E: Error { var a: Any }
var x: Any = 0
for _ in 0..<60 { x = [x, x] }
struct F: Error, @unchecked Sendable { var a: Any }
throw F(a: x)
