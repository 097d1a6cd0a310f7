// swift-format-ignore-file
enum Direction: String, CaseIterable { case north, south, east, west
  var opposite: Direction { switch self { case .north: .south; case .south: .north; case .east: .west; case .west: .east } } }
final class Room { let name: String; private(set) var exits: [Direction: Room] = [:]; var items: Set<String>
  init(_ name: String, items: Set<String> = []) { self.name = name; self.items = items }
  func connect(_ d: Direction, _ other: Room) { exits[d] = other; other.exits[d.opposite] = self } }
enum Command { case go(Direction), take(String), look, unknown(String)
  init(_ text: String) { let words = text.split(separator: " ").map(String.init)
    switch (words.first, words.dropFirst().first) {
    case ("go", let d?): if let direction = Direction(rawValue: d) { self = .go(direction) } else { self = .unknown(d) }
    case ("take", let item?): self = .take(item)
    case ("look", nil): self = .look
    default: self = .unknown(text) } } }
struct Game { var room: Room; var bag: [String] = []
  mutating func perform(_ c: Command) -> String { switch c {
    case .go(let d): guard let next = room.exits[d] else { return "no way \(d)" }; room = next; return "you are in the \(room.name)"
    case .take(let item): guard room.items.remove(item) != nil else { return "no \(item) here" }; bag.append(item); return "taken: \(bag.joined(separator: ", "))"
    case .look: return "\(room.name): \(room.items.sorted()) exits \(Direction.allCases.filter { room.exits[$0] != nil }.map(\.rawValue))"
    case .unknown(let text): return "what is '\(text)'?" } } }
let hall = Room("hall", items: ["key", "cup"]), garden = Room("garden")
hall.connect(.north, garden); garden.connect(.east, Room("shed", items: ["spade"]))
var game = Game(room: hall)
// expect: > look
// expect: hall: ["cup", "key"] exits ["north"]
// expect: > take key
// expect: taken: key
// expect: > take key
// expect: no key here
// expect: > go south
// expect: no way south
// expect: > go north
// expect: you are in the garden
// expect: > go east
// expect: you are in the shed
// expect: > take spade
// expect: taken: key, spade
// expect: > look
// expect: shed: [] exits ["west"]
// expect: > go up
// expect: what is 'up'?
// expect: > dance
// expect: what is 'dance'?
for text in ["look", "take key", "take key", "go south", "go north", "go east", "take spade", "look", "go up", "dance"] { print("> \(text)"); print(game.perform(Command(text))) }
