// Hashable values of any type, which cross isolation domains.
import ConcurrencyExtras

struct Topic: Hashable, Sendable { var name: String }

let topic = AnyHashableSendable(Topic(name: "tea"))
print(topic == AnyHashableSendable(Topic(name: "tea")))  // expect: true
print(topic == AnyHashableSendable(Topic(name: "cup")))  // expect: false
print(AnyHashableSendable(1) == AnyHashableSendable(1.0))  // expect: true
let topics: Set<AnyHashableSendable> = [topic, AnyHashableSendable(Topic(name: "tea")), 1, "one"]
print(topics.count)  // expect: 3
print(AnyHashableSendable(topic).base is Topic)  // expect: true
let literals: [AnyHashableSendable] = [1, "two", true]
print(literals[0], literals[1], literals[2], AnyHashableSendable(2.5))  // expect: 1 two true 2.5
debugPrint(literals[1])  // expect: AnyHashableSendable("two")
let isSent = await Task.detached { topics.contains(topic) }.value
print(isSent)  // expect: true
