// swift-format-ignore-file
// What stands in an optional is found where only that is wanted, and numbers turn their bytes.
func wait<C: Clock>(for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, on clock: C) -> String {
    "\(duration), \(tolerance.map { "\($0)" } ?? "exactly")"
}
print(wait(for: .seconds(1), tolerance: .milliseconds(5), on: .continuous))
func pair<Value>(_ value: Value, _ other: Value?) -> String { "\(value) \(other.map { "\($0)" } ?? "-")" }
print(pair(Duration.seconds(1), .milliseconds(3)), pair(1.5, .pi), pair(2.5, .none), pair("a", .some("b")))
try await Task.sleep(for: .zero, tolerance: .seconds(1))
try await Task.sleep(for: .zero, tolerance: nil)
func swapped<Number: FixedWidthInteger>(_ number: Number) -> [Number] { [number.bigEndian, number.littleEndian, Number(bigEndian: number)] }
print(swapped(0x0102 as UInt16), swapped(1 as CInt), CChar.max, UInt32(bigEndian: 1), UInt8(littleEndian: 7))
// expect: 1.0 seconds, 0.005 seconds
// expect: 1.0 seconds 0.003 seconds 1.5 3.141592653589793 2.5 - a b
// expect: [513, 258, 513] [16777216, 1, 16777216] 127 16777216 7
