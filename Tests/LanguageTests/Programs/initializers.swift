// swift-format-ignore-file
struct Size { var w = 1.0, h = 2.0 }
// expect: Size(w: 1.0, h: 2.0) Size(w: 3.0, h: 2.0) Size(w: 1.0, h: 4.0) Size(w: 5.0, h: 6.0)
print(Size(), Size(w: 3), Size(h: 4), Size(w: 5, h: 6))
struct Named { let name: String; let id: Int; init(_ name: String, id: Int = 7) { self.name = name; self.id = id } }
print(Named("a"), Named("b", id: 1))  // expect: Named(name: "a", id: 7) Named(name: "b", id: 1)
class Vehicle { var wheels: Int; let tag: String; init(wheels: Int, tag: String = "v") { self.wheels = wheels; self.tag = tag; setup() } ; func setup() { print("vehicle setup", wheels) } }
class Bike: Vehicle { var bell: Bool; init(bell: Bool) { self.bell = bell; super.init(wheels: 2, tag: "bike") } ; convenience init() { self.init(bell: true) } ; override func setup() { print("bike setup", bell) } }
let b = Bike()  // expect: bike setup true
print(b.wheels, b.tag, b.bell)  // expect: 2 bike true
enum Level: Int { case low = 1, high; init(name: String) { self = name == "low" ? .low : .high } ; init?(_ n: Int) { guard let l = Level(rawValue: n) else { return nil }; self = l } }
// expect: low Optional(main.Level.high) nil
print(Level(name: "low"), Level(2) as Any, Level(9) as Any)
struct Parsed { let value: Int; init?(_ s: String) { guard let v = Int(s) else { return nil }; value = v } ; init(checked s: String) throws { guard let p = Parsed(s) else { throw Bad.text(s) }; self = p } }
enum Bad: Error { case text(String) }
print(Parsed("4")!.value, Parsed("x") as Any)  // expect: 4 nil
do { _ = try Parsed(checked: "q") } catch { print(error) }  // expect: text("q")
struct Cond { let kind: String; init(_ n: Int) { if n > 0 { kind = "pos" } else if n < 0 { kind = "neg" } else { kind = "zero" } } }
print(Cond(1).kind, Cond(-1).kind, Cond(0).kind)  // expect: pos neg zero
let late: String
switch b.wheels { case 2: late = "two"; default: late = "many" }
print(late)  // expect: two
func lateLet(_ ok: Bool) -> Int { let x: Int; if ok { x = 1 } else { return -1 }; return x }
print(lateLet(true), lateLet(false))  // expect: 1 -1
func lateVar() -> Int { var x: Int; repeat { x = 4 } while x < 3; x += 1; return x }
print(lateVar())  // expect: 5
