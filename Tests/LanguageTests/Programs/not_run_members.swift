// swift-format-ignore-file
import Foundation
func halves<T: FixedWidthInteger>(_ value: T) -> T { value.multipliedFullWidth(by: 2).high }  // error: `T.multipliedFullWidth` can't be run here
var text = "ab"
text.unicodeScalars.append("c")  // error: `String.UnicodeScalarView.append` can't be run here
print(String(validating: [104, 105] as [UInt8], as: UTF8.self) ?? "")  // error: `String.init(validating:as:)` can't be run here
print([1, 2].difference(from: [1]).count)  // error: `[Int].difference` can't be run here
print("abc".commonPrefix(with: "abd"))  // error: `String.commonPrefix` can't be run here
withUnsafePointer(to: 4) { print($0.pointee) }  // error: `withUnsafePointer` can't be run here
print([3, 1].sorted(using: KeyPathComparator(\.self)))  // error: `KeyPathComparator` can't be run here
let width: CGFloat = 3  // error: `CGFloat` can't be run here
let failure = CocoaError(.fileNoSuchFile)  // error: `CocoaError.init(_:)` can't be run here
