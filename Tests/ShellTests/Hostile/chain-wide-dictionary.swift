// status: 0
// limit: computing=10
// swift-format-ignore-file
var x: Any = 0
for _ in 0..<100000 { var d: [Int: Any] = [:]; for i in 0..<17 { d[i] = 0 }; d[8] = x; x = d }
print("made"); x = 0; print("freed")
