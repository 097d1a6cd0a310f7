// swift-format-ignore-file
let letters = ["a", "b"]
print(letters[1...2])  // trap: index 2 is out of range: there are 2 elements
