// swift-format-ignore-file
let zero = [Int]().count
print(10 % zero)  // trap: division by zero
