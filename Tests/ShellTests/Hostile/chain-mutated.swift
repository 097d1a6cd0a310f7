// status: 0
final class Holder { var value: Any = 0 }
let holder = Holder()
for _ in 0..<100_000 { holder.value = [holder.value] }
for _ in 0..<100_000 { if let inner = holder.value as? [Any] { holder.value = inner[0] } }
for _ in 0..<100_000 { holder.value = ["a": holder.value] }
holder.value = 0
print("freed")
