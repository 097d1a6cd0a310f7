// status: 3
// says: a value would be larger
enum L { @TaskLocal static var v = "" }
L.$v.withValue(String(repeating: "x", count: 10_000_000)) { for _ in 0..<100 { _ = L.v } }
print("end")
