// swift-format-ignore-file
import Foundation

let first = NSError(domain: "app", code: 1)
print(first == NSError(domain: "app", code: 1))  // expect: true
let seen: Set = [first]  // trap: Foundation can't hash an NSError on Linux
print(seen.count)
