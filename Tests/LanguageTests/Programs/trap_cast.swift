// swift-format-ignore-file
let value: Any = "text"
print(value as! Int)  // trap: could not cast value of type `String` to `Int`
