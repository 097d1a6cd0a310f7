// swift-format-ignore-file
print(MemoryLayout<Int>.size)  // error: the size of values in memory can't be run here
