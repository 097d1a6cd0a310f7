// swift-format-ignore-file
let upper = 0
for i in 1...upper { print(i) }  // trap: range requires lowerBound <= upperBound, found 1 and 0
