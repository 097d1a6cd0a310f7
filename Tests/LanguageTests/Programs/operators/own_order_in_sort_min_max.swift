// swift-format-ignore-file
struct Version: Comparable, CustomStringConvertible {
  let parts: [Int]
  init(_ text: String) { parts = text.split(separator: ".").compactMap { Int($0) } }
  static func < (a: Version, b: Version) -> Bool {
    for (x, y) in zip(a.parts, b.parts) where x != y { return x < y }
    return a.parts.count < b.parts.count
  }
  var description: String { parts.map(String.init).joined(separator: ".") }
}
let versions = ["1.10", "1.2", "1.2.1", "0.9"].map(Version.init)
print(versions.sorted(), versions.min()!, versions.max()!)  // expect: [0.9, 1.2, 1.2.1, 1.10] 0.9 1.10
// expect: true true 0.9 1.10
print(versions[0] > versions[1], versions[1] >= versions[1], min(versions[2], versions[3]), max(versions[0], versions[1]))
// expect: ["1.10", "1.2.1", "1.2", "0.9"] true
print(versions.sorted(by: >).map(\.description), (versions[3]...versions[1]).contains(Version("1.0")))
var list = versions; list.sort(); print(list.first!, list.last!)  // expect: 0.9 1.10
print(versions.sorted { ($0.parts.count, $0) < ($1.parts.count, $1) })  // expect: [0.9, 1.2, 1.10, 1.2.1]
print(Version("1.0") == Version("1.0"), Version("2")..<Version("3"))  // expect: true 2..<3
