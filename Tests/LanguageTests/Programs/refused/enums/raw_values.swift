// swift-format-ignore-file
enum A: Int { case one = 1, two = 2, uno = 1 }  // error: raw value for enum case is not unique
enum B: Int { case one = 1, two, dos = 2 }  // error: raw value for enum case is not unique
enum C: String { case a = "x", x = "y", b = "x" }  // error: raw value for enum case is not unique
enum D: String { case a, b = "a" }  // error: raw value for enum case is not unique
enum E: Int { case one, two }
enum I: Double { case half = 0.5, whole = 1 }
print(E.two.rawValue, I.half.rawValue)
