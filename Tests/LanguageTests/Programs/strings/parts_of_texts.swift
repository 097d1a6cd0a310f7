// swift-format-ignore-file
import Foundation
let text = "key: value"
print(text.contains(""), text.contains("key"), text[...].contains(""), "".contains(""))
print("  padded".trimmingPrefix(while: { $0 == " " }), [1, 1, 2].trimmingPrefix { $0 == 1 })
var name = "xxab"
name.trimPrefix { $0 == "x" }
print(name)
print(name.replacingCharacters(in: name.startIndex..., with: "yy"))
let fs: [(Int) -> Int] = [{ $0 + 1 }, { $0 * 2 }]
print(zip(fs, fs.dropFirst()).map { f, g in g(f(3)) })
print(zip(fs, [10, 20]).map { $0($1) })
for (f, x) in zip(fs, [1, 2]) { print(f(x)) }
// expect: false true false false
// expect: padded [2]
// expect: ab
// expect: yy
// expect: [8]
// expect: [11, 40]
// expect: 2
// expect: 4
