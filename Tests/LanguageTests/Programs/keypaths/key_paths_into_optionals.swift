// swift-format-ignore-file
struct Point { var x = 1, name = "p" }
func isMissing(_ path: AnyKeyPath?) -> Bool { path == nil }
let path: AnyKeyPath? = \Point.x
let paths: [PartialKeyPath<Point>] = [\.x, \.name]
print(path == \Point.x, path == \Point.name, isMissing(\Point.x))
print(paths.first == \Point.x, paths.last == \.name, paths.first == \Point.name)
func same<Value: Equatable>(_ left: Value?, _ right: Value?) -> Bool { left == right }
print(same(path, \Point.x))
let mapped: ((Point) -> String)? = \.name
print(mapped?(Point()) ?? "none")
// expect: true false false
// expect: true true false
// expect: true
// expect: p
