// swift-format-ignore-file
struct Pair { var first = 1; var second = 2 }
print(MemoryLayout<Pair>.offset(of: \.second) ?? 0)  // error: the place of a property in memory can't be run here
let filled = [Int](unsafeUninitializedCapacity: 3) { buffer, count in count = 0 }  // error: an array with uninitialized memory can't be run here
