// swift-format-ignore-file
protocol Listener: AnyObject { func heard(_ s: String); var log: [String] { get set } }
extension Listener { func heard(_ s: String) { log.append(s) } }
final class Radio { weak var listener: (any Listener)?; func play(_ s: String) { listener?.heard(s) } }
final class Person: Listener { var log: [String] = [] }
let radio = Radio()
var person: Person? = Person()
radio.listener = person
radio.play("news"); radio.play("music")
print(person!.log, radio.listener === person)  // expect: ["news", "music"] true
let l: any Listener = person!
l.log.append("end")
print(person!.log.count)  // expect: 3
func same(_ a: any Listener, _ b: any Listener) -> Bool { a === b }
print(same(l, person!), same(l, Person()))  // expect: true false
