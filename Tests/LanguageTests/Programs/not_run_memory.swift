// swift-format-ignore-file
print(MemoryLayout<Int>.size)  // error: the size of values in memory can't be run here
let filled = [Int](unsafeUninitializedCapacity: 3) { buffer, count in count = 0 }  // error: an array with uninitialized memory can't be run here
