// swift-format-ignore-file
import Foundation
func halves<T: FixedWidthInteger>(_ value: T) -> T { value.multipliedFullWidth(by: 2).high }  // error: `T.multipliedFullWidth` can't be run here
print("abc".commonPrefix(with: "abd"))  // error: `String.commonPrefix` can't be run here
withUnsafePointer(to: 4) { print($0.pointee) }  // error: `withUnsafePointer` can't be run here
let turn = AffineTransform()  // error: `AffineTransform` can't be run here
let failure = POSIXError(.ENOENT)  // error: `POSIXError` can't be run here
print(NSDecimalNumber.maximum)  // error: `NSDecimalNumber.maximum` can't be run here
print(Data([1, 2]).withUnsafeBytes { $0.count })  // error: `Data.withUnsafeBytes` can't be run here
print(3.5.formatted(.number.notation(.scientific)))  // error: `FloatingPointFormatStyle<Double>.notation` can't be run here
print("abc".applyingTransform(.toLatin, reverse: false) ?? "")  // error: `String.applyingTransform` can't be run here
print(Date.VerbatimFormatStyle.self)  // error: `Date.VerbatimFormatStyle` can't be run here
print(UnitDispersion.partsPerMillion)  // error: `UnitDispersion` can't be run here
