// swift-format-ignore-file
import Foundation
let d = Date()  // error: cannot find 'Date' in scope
print("x".trimmingCharacters(in: .whitespaces))  // error: value of type 'String' has no member 'trimmingCharacters'
