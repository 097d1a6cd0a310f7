// swift-format-ignore-file
let numbers = [1, 2, 3]
numbers[0] = 5  // error: cannot assign through subscript: 'numbers' is a 'let' constant
numbers.append(4)  // error: cannot use mutating member on immutable value: 'numbers' is a 'let' constant
let ages = ["a": 1]
ages["b"] = 2  // error: cannot assign through subscript: 'ages' is a 'let' constant
ages["a"]! += 1  // error: left side of mutating operator isn't mutable: 'ages' is a 'let' constant
var mutable = numbers
mutable[0] = 5
mutable.append(4)
let grid = [[1]]
grid[0][0] = 2  // error: cannot assign through subscript: 'grid' is a 'let' constant
let pair = (1, 2)
pair.0 = 3  // error: cannot assign to property: 'pair' is a 'let' constant  // says: cannot assign to value: 'pair' is a 'let' constant — not yet in the compiler's words
var text = "abc"
text.append("d")
print(mutable, text)
