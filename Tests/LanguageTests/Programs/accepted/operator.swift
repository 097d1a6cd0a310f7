// swift-format-ignore-file
infix operator +++
struct V { var n: Int; static func + (a: V, b: V) -> V { V(n: a.n + b.n) } }
