// status: 0
// swift-format-ignore-file
struct S: Hashable { subscript(i: H) -> Int { 0 } }
struct H: Hashable { let k: PartialKeyPath<S>? }
var x: PartialKeyPath<S> = \S.[H(k: nil)]
for _ in 0..<100_000 { x = \S.[H(k: x)] }
print("made"); x = \S.[H(k: nil)]; print("freed")
