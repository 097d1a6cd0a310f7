// swift-format-ignore-file
extension Array { var isEmpty: Bool { true } 
  func shuffled2() -> Int { 1 } }
extension String { func uppercased() -> String { "UP" } }
print([1].isEmpty, "a".uppercased())
let s: some StringProtocol = "héllo"
print(s.utf8.count, s.unicodeScalars.count, s.utf16.count)
func bytes<S: StringProtocol>(_ s: S) -> [UInt8] { Array(s.utf8) }
print(bytes("ab"), bytes("xab".dropFirst()))
// expect: true UP
// expect: 6 5 5
// expect: [97, 98] [97, 98]
