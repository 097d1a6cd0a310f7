// swift-format-ignore-file
protocol Moving { var speed: Int { get } }
protocol Painted { var colour: String { get } }
typealias Vehicle = Moving & Painted
struct Car: Moving, Painted { var speed = 90; var colour = "red" }
struct Wall: Painted { var colour = "grey" }
class Node { var id = 7 }
final class Robot: Node, Moving { let speed = 2 }
func show(_ v: any Moving & Painted) -> String { "\(v.colour) \(v.speed)" }
func tag(_ n: Node & Moving) -> String { "\(n.id)@\(n.speed)" }
func mixed<T: Moving & Painted>(_ v: T) -> Int { v.speed + v.colour.count }
print(show(Car()), mixed(Car(speed: 1, colour: "ab")), tag(Robot()))  // expect: red 90 3 7@2
let things: [Any] = [Car(), Wall(), Robot()]
// expect: true true true false // expect: false true false false // expect: false false true true
for thing in things { print(thing is any Moving & Painted, thing is any Painted, thing is any Moving, thing is Node & Moving) }
if let v = things[0] as? any Vehicle { print("vehicle", v.speed) }  // expect: vehicle 90
struct OnlyP: Moving { var speed = 0 }
print(OnlyP() as Any is any Moving & Painted)  // expect: false
