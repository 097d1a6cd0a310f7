// swift-format-ignore-file
print(([1] as [UInt8]).map(Int.init))
let d: [UInt32] = ([1] as [UInt64]).map(UInt32.init)
let h: (UInt8) -> Int = Int.init
let k: (Int) -> Int8 = Int8.init
print(d, h(3), k(4), [1, 2].map(UInt8.init), ([3] as [Int32]).map(Int.init), [1.5].map(Int.init), ["4"].compactMap(Int.init), [300].map(UInt8.init(truncatingIfNeeded:)))
// expect: [1]
// expect: [1] 3 4 [1, 2] [3] [1] [4] [44]
