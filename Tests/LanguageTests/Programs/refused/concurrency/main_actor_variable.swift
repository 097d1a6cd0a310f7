// swift-format-ignore-file
@MainActor var title = "t"  // error: top-level code variables cannot have a global actor
@MainActor let fixed = "f"  // error: top-level code variables cannot have a global actor
var plain = "p"
func read() -> String { fixed }
print(title, fixed, plain)
