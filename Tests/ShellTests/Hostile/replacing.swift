// status: 3
import Foundation
let a = String(repeating: "ae\u{301}", count: 900_000)
for _ in 0..<1000 { _ = a.replacingOccurrences(of: "a", with: "bb") }
