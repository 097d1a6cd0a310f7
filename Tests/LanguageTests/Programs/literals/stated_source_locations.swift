// swift-format-ignore-file
func place(_ file: String = #fileID, _ line: Int = #line) -> String { "\(file):\(line)" }
#sourceLocation(file: "made/other.swift", line: 100)
print(#line, #fileID, #file, #filePath)
// expect: 100 main/other.swift main/other.swift made/other.swift
print(place())
// expect: main/other.swift:102
struct Inner {
  #sourceLocation(file: "inner.swift", line: 1_000)
  var line = #line
}
print(Inner().line, #fileID)
// expect: 1000 main/inner.swift
#sourceLocation()
print(#line)
// expect: 15
