// status: 0
// swift-format-ignore-file
struct W: @unchecked Sendable { var v: Any }
var t: Task<W, Never> = Task { W(v: 0) }
for _ in 0..<5_000 { let o = t; t = Task { W(v: o) } ; _ = await t.value }
print("made"); t = Task { W(v: 0) }; print("freed")
