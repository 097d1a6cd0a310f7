// swift-format-ignore-file
struct Message: Equatable { let from: String, text: String; var reactions: [String: Int] = [:] }
enum Effect { case none, send(Message), broadcast(String), batch([Effect]) }
struct Room {
  private(set) var members: [String] = [], log: [Message] = []
  var filters: [(inout Message) -> Bool] = []
  mutating func handle(_ line: String) -> Effect {
    let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
    switch (parts.first, parts.count) {
    case ("join", 2) where !members.contains(parts[1]): members.append(parts[1]); return .broadcast("\(parts[1]) joined")
    case ("leave", 2): guard let i = members.firstIndex(of: parts[1]) else { return .none }; return .broadcast("\(members.remove(at: i)) left")
    case ("say", 3) where members.contains(parts[1]): return post(Message(from: parts[1], text: parts[2]))
    case ("react", 3): guard let n = Int(parts[1]), log.indices.contains(n) else { return .broadcast("no message \(parts[1])") }; log[n].reactions[parts[2], default: 0] += 1; return .none
    default: return .batch([.broadcast("?"), .broadcast(line)])
    }
  }
  private mutating func post(_ message: Message) -> Effect { var m = message; for f in filters where !f(&m) { return .broadcast("blocked \(m.from)") }; log.append(m); return .send(m) }
}
// expect: * ada joined
// expect: * ?
// expect: * join ada
// expect: <ada> hello all
// expect: * ?
// expect: * say bob hi
// expect: * bob joined
// expect: <bob> d**n it
// expect: * blocked bob
// expect: * no message 7
// expect: * bob left
func perform(_ effect: Effect) { switch effect { case .none: break; case .send(let m): print("<\(m.from)> \(m.text)"); case .broadcast(let s): print("*", s); case .batch(let all): all.forEach(perform) } }
var room = Room()
room.filters = [{ m in m = Message(from: m.from, text: m.text.replacing("darn", with: "d**n")); return true }, { !$0.text.contains("spam") }]
for line in ["join ada", "join ada", "say ada hello all", "say bob hi", "join bob", "say bob darn it", "say bob spam here", "react 0 +1", "react 0 +1", "react 7 x", "leave bob"] { perform(room.handle(line)) }
print(room.members, room.log.count, room.log[0].reactions)  // expect: ["ada"] 2 ["+1": 2]
