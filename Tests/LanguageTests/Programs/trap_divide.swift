// swift-format-ignore-file
let zero = Int("0")!
print(10 / zero)  // trap: division by zero
