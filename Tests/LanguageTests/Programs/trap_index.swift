// swift-format-ignore-file
let numbers = [1, 2]
print(numbers[1])  // expect: 2
print(numbers[2])  // trap: index 2 is out of range: there are 2 elements
