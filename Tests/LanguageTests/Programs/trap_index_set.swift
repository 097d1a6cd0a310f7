// swift-format-ignore-file
var numbers = [1]
numbers[1] = 5  // trap: index 1 is out of range: there is 1 element
