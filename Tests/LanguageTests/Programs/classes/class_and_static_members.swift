// swift-format-ignore-file
class Counter { class var step: Int { 1 }; static let name = "counter"; nonisolated(unsafe) static var made = 0; var n = 0
  init() { Counter.made += 1 }; func up() -> Int { n += Self.step; return n }; class func create() -> Counter { Counter() }; final func label() -> String { "\(type(of: self)) by \(type(of: self).step)" }
  class subscript(i: Int) -> String { "\(Self.self)[\(i)]" } }
final class Fast: Counter { override class var step: Int { 10 }; override class func create() -> Counter { Fast() }; override func up() -> Int { _ = super.up(); return super.up() } }
let all: [Counter] = [Counter(), Fast(), Fast.create()]
// expect: [1, 20, 20] ["Counter by 1", "Fast by 10", "Fast by 10"] 3 counter
print(all.map { $0.up() }, all.map { $0.label() }, Counter.made, Fast.name)
print(Counter.self[1], Fast.self[2])  // expect: Counter[1] Fast[2]
