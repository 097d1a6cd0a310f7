// swift-format-ignore-file
enum E: Int { case one, two }
enum F: Int { case a = "x" }  // error: cannot convert value of type 'String' to raw type 'Int'
enum G: String { case a = 1 }  // error: cannot convert value of type 'Int' to raw type 'String'
enum H { case a = 1 }  // error: enum case cannot have a raw value if the enum does not have a raw type
enum I: Double { case half = 0.5, whole = 1 }
print(E.two.rawValue, I.half.rawValue)
