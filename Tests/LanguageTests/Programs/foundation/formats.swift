// swift-format-ignore-file
import Foundation

print(String(format: "%.2f", 3.14159), String(format: "%5.1f|%-8.3f|%08.2f", 2.25, 1.5, 7.0))  // expect: 3.14   2.2|1.500   |00007.00
print(String(format: "%d %i %ld %5d|%-5d|%05d", 1, 2, 3, 42, 42, 42))  // expect: 1 2 3    42|42   |00042
print(String(format: "%+d % d %x %X %#x %o", 7, 7, 255, 255, 255, 8))  // expect: +7  7 ff FF 0xff 10
print(String(format: "%@ is %d years and %.1f%% done", "Ada", 36, 45.678))  // expect: Ada is 36 years and 45.7% done
print(String(format: "%2$@ before %1$@", "second", "first"))  // expect: first before second
print(String(format: "%e %g %g", 12345.678, 0.0001, 1e20))  // expect: 1.234568e+04 0.0001 1e+20
print(String(format: "%c%c", 72, 105), String(format: "%*d", 6, 42))  // expect: Hi     42
print(String(format: "%lld %lu %u %hhd", Int64.min, UInt.max, UInt32(7), Int8(-3)))  // expect: -9223372036854775808 18446744073709551615 7 -3
print(String(format: "%10@|%-10@|", "right", "left"))  // expect: right|left|
func row(_ name: String, _ price: Double) -> String {
  name.padding(toLength: 8, withPad: " ", startingAt: 0) + String(format: "%8.2f", price)
}
print(row("tea", 3.5))  // expect: tea         3.50
print(row("biscuits", 12.25))  // expect: biscuits   12.25
let arguments: [any CVarArg] = [1, 2.5]
print(String(format: "%d-%.1f", arguments: arguments))  // expect: 1-2.5
let seconds: TimeInterval = 3725
print(String(format: "%02d:%02d:%02d", Int(seconds) / 3600, Int(seconds) % 3600 / 60, Int(seconds) % 60))  // expect: 01:02:05
print(1_234_567.formatted(), (1234.5678).formatted(), (0.256).formatted(.percent))  // expect: 1,234,567 1,234.5678 25.6%
print((2.5).formatted(.number.precision(.fractionLength(2))), 42.formatted(.number.grouping(.never)))  // expect: 2.50 42
print((1999.5).formatted(.currency(code: "USD").locale(Locale(identifier: "en_US"))))  // expect: $1,999.50
